Feature: The Ferries
  Each lake has one ferry, which joins two of the roads that end there. It can be turned later on.

  @id:ferries/placed-on-lake @rule @needs:ferries @needs:traders-and-builders @source:ferries/rules
  Rule: Whoever places a lake puts a ferry on it after the deployment, and it makes one road of two

    Scenario: Red has placed a second lake
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the lake tile on the west gap
      Then Red may not end the turn
      And Red may not turn the ferry on the lake to join east and west
      And Red may put a ferry between east and west

    Scenario: Red has put the ferry on the second lake
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the lake tile on the west gap
      And Red puts a ferry between east and west
      Then Red may not put a ferry between north and south
      And Red may turn the ferry on the lake to join east and west

    Scenario: In the north of Red's new lake is a city
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the lake tile with a city on the west gap turned by 0 degrees
      Then Red may not put a ferry between north and east
      And Red may put a ferry between east and south

    Scenario: There is a ferry for every lake
      Given the position "seven of eight lakes lie in a row"
      When Blue places the last lake tile on the gap
      And Blue puts a ferry between east and west
      Then Blue may not turn the ferry on the gap to join north and south
      And Blue may end the turn

    Scenario Outline: Blue has put <what> on the new lake's tile, and the ferry is still to come
      Given the position "seven of eight lakes lie in a row"
      When Blue places the last lake tile on the gap
      And Blue <puts>
      Then Blue may not end the turn

      Examples:
        | what      | puts                               |
        | a thief   | deploys a thief on the north road  |
        | a builder | puts the builder on Blue's road    |

    Scenario: A road to which no ferry goes ends at the lake
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the lake tile on the west gap
      And Red puts a ferry between north and south
      And Red turns the ferry on the lake to join east and south
      Then Red scores 4 points
      And Red's thief goes home during the scoring

  @id:ferries/moved @rule @needs:ferries @source:ferries/rules
  Rule: Whoever extends a road may turn the first ferry on it, either way, once in the turn

    Scenario: Red extends the road in the west
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the road tile on the west gap
      Then Red may turn the ferry on the lake to join east and west
      And Red may turn the ferry on the lake to join east and south
      And Red may not turn the ferry on the lake to join south and west
      And Red may not turn the ferry on the lake to join north and south
      And Red may end the turn

    Scenario: Blue extends the road in the east
      Given the position "seven of eight lakes lie in a row"
      When Blue places the road tile on the gap
      Then Blue may turn the ferry on the seventh lake to join east and south
      And Blue may not turn the ferry on the sixth lake to join east and south

    Scenario: Red has turned the ferry
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the road tile on the west gap
      And Red turns the ferry on the lake to join east and west
      Then Red may not turn the ferry on the lake to join east and south

    Scenario: Red extends no road
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the cloister tile on the north gap
      Then Red may not turn the ferry on the lake to join east and west

    Scenario: Red closes the road in the west and turns the ferry away from it
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the closing tile on the west gap
      And Red turns the ferry on the lake to join east and south
      Then Red scores 4 points

    Scenario: Red closes the road in the west and leaves the ferry
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the closing tile on the west gap
      Then Red scores 0 points
      And Red's thief stays on the board

  @id:volcano-allows/ferry @community @needs:ferries @source:c1/note-11 @source:c2/note-5
  Rule: A player who places a volcano may turn a ferry on the road that it extends

    Scenario: The road of the volcano leads to the lake
      Given the position "a ferry crosses the lake at the end of Red's road"
      When Red places the volcano tile on the west gap
      And Red turns the ferry on the lake to join east and south
      Then Red scores 4 points
