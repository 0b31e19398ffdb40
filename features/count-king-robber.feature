Feature: Count, King and Robber
  The City of Carcassonne lies on the table from the start, here south of the start tile, and the count with it. Shrines
  challenge cloisters. The way from the market to the farms, the markers of king and robber, and the river are left out.

  @id:count-king-robber/carcassonne-interior @rule @needs:count-king-robber @source:count/rules
  Rule: Whoever lets others score and scores nothing in that turn may lodge one follower in a quarter of Carcassonne
    Nobody is deployed there.

    Scenario: Red completes a city of Blue
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      Then Red may lodge a follower in the castle quarter
      And Red may lodge a follower in the market quarter
      And Red may not send a follower to the market quarter

    Scenario: Red lodges a follower and would like to lodge another
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      And Red lodges a follower in the smithy quarter
      Then Red may not lodge a follower in the castle quarter
      And Red's follower is in the smithy quarter

    Scenario: Nobody scores in Red's turn
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the road tile on the far gap
      Then Red may not lodge a follower in the castle quarter

    Scenario: Blue completes the own city
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the road tile on the far gap
      And Blue places the closing tile on the north gap
      Then Blue may not lodge a follower in the castle quarter

  @id:count-king-robber/count-moves @rule @needs:count-king-robber @source:count/rules
  Rule: Whoever lodges a follower may move the count to another quarter

    Scenario: The count is in the castle
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      And Red lodges a follower in the castle quarter, moving the count to the market quarter
      Then the Count is in the market quarter

    Scenario: The count cannot be moved to where he is
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      Then Red may not lodge a follower in the market quarter, moving the count to the castle quarter

  @id:count-king-robber/going-out @rule @needs:count-king-robber @source:count/rules
  Rule: Before a feature is scored, players may bring followers to it from the quarter of its kind
    From the castle they go to a city, from the smithy to a road, from the cathedral to a cloister. Somebody stands there
    already, for what nobody holds is not scored. The player to the left begins, and the one whose turn it is comes last.

    Scenario: Blue completes a city, and Red's follower in the castle joins
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      And Red lodges a follower in the castle quarter, moving the count to the market quarter
      And Blue places the closing tile on the east gap
      And Red brings Red's follower in the castle quarter out to the east city
      Then Red scores 6 points
      And Blue scores 14 points

    Scenario: Red's follower stays in the castle
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      And Red lodges a follower in the castle quarter, moving the count to the market quarter
      And Blue places the closing tile on the east gap
      Then Red scores 0 points
      And Blue scores 14 points

    Scenario Outline: From the <quarter>, Red's follower would like to go to a city
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      And Red lodges a follower in the <quarter> quarter, moving the count to the market quarter
      And Blue places the closing tile on the east gap
      Then Red <answer> bring Red's follower in the <quarter> quarter out to the east city

      Examples:
        | quarter   | answer  |
        | castle    | may     |
        | smithy    | may not |
        | cathedral | may not |

    Scenario: Green brings followers to a city and to a road
      Given the position "Red is about to complete a city, and everybody has somebody in the castle"
      When Red places the closing tile on the gap
      And Green brings Green's follower in the castle quarter out to Red's city
      And Green brings Green's follower in the smithy quarter out to Green's road
      Then Green scores 6 points
      And Red scores 4 points

    Scenario: Some would like to bring the wrong follower
      Given the position "Red is about to complete a city, and everybody has somebody in the castle"
      When Red places the closing tile on the gap
      Then Red may not bring Red's knight out to Red's city
      And Red may not bring Blue's follower in the castle quarter out to Red's city
      And Blue may not bring Red's follower in the castle quarter out to Red's city
      And Green may not bring Green's follower in the castle quarter out to Green's road

    Scenario Outline: <first> has brought a follower to Red's city, and <next> would like to bring one
      Given the position "Red is about to complete a city, and everybody has somebody in the castle"
      When Red places the closing tile on the gap
      And <first> brings <first>'s follower in the castle quarter out to Red's city
      Then <next> <answer> bring <next>'s follower in the castle quarter out to Red's city

      Examples:
        | first | next  | answer  |
        | Green | Blue  | may     |
        | Blue  | Red   | may     |
        | Blue  | Green | may not |
        | Red   | Blue  | may not |
        | Red   | Green | may not |

    Scenario: A city is extended and not completed
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      And Red lodges a follower in the castle quarter, moving the count to the market quarter
      And Blue places the road tile on the far gap
      Then Red may not bring Red's follower in the castle quarter out to the east city

  @id:count-king-robber/count-detains @rule @needs:count-king-robber @source:count/rules
  Rule: Nobody leaves the quarter where the count is

    Scenario: The count has stayed in the castle
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      And Red lodges a follower in the castle quarter
      And Blue places the closing tile on the east gap
      Then Red may not bring Red's follower in the castle quarter out to the east city

  @id:volcano/no-sharing-from-carcassonne @official @needs:count-king-robber @source:c2/note-6
  Rule: A follower who leaves Carcassonne may not come to stand on the dragon's tile
    The rest of the feature stays open.

    Scenario: The volcano that completes a city brings the dragon
      Given the position "Red can complete Blue's north city beside Carcassonne"
      When Red places the closing tile on the north gap
      And Red lodges a follower in the castle quarter, moving the count to the market quarter
      And Blue places the volcano tile on the east gap
      Then Red may not bring Red's follower in the castle quarter out to the east gap
      And Red may bring Red's follower in the castle quarter out to the east tile

  @id:safe-place/carcassonne-interior @official @needs:count-king-robber
  @source:c1/meal-plan @source:c1/other-expansions/dragon @source:c2/protection @source:c2/other-expansions/dragon
  Rule: Whoever is inside the City of Carcassonne is safe from the dragon, and so is the count

    Scenario: The dragon comes to a tile of the city
      Given the position "Blue has a farmer outside Carcassonne and a follower inside"
      When Red places the dragon tile on the gap
      And the dragon walks west
      Then Blue's follower in the castle quarter stays on the board
      And the Count stays on the board

  @id:dragon/may-not-enter-carcassonne @rule @needs:count-king-robber
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon
  Rule: The dragon may not go inside the City of Carcassonne
    Two of its twelve tiles are wholly inside.

    Scenario: The dragon stands north of a tile wholly inside
      Given the position "Blue has a farmer outside Carcassonne and a follower inside"
      When Red places the dragon tile on the gap
      And the dragon walks west and west
      Then Blue's farmer is back in Blue's supply
      And Red may not move the dragon south
      And Red may move the dragon west

  @id:dragon/may-use-carcassonne-landscape @rule @needs:count-king-robber
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon
  Rule: The dragon may enter tiles of the City of Carcassonne and eats what stands outside the walls

    Scenario: The dragon comes to the tile of Blue's farmer
      Given the position "Blue has a farmer outside Carcassonne and a follower inside"
      When Red places the dragon tile on the gap
      And the dragon walks west
      Then Blue's farmer is back in Blue's supply
      And the dragon stands on the corner tile

  @id:portal/outside-carcassonne @rule @needs:count-king-robber
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: A portal leads to what lies outside the walls of Carcassonne

    Scenario: The road to the gate is free, and Blue's farmer holds the field beside it
      Given the position "Blue has a farmer outside Carcassonne and a follower inside"
      When Red places the portal tile on the east end turned by 180 degrees
      Then Red may deploy a thief on the road to the gate

  @id:portal/not-into-carcassonne @rule @needs:count-king-robber
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: No portal leads into the City of Carcassonne
    It is entered by rules of its own.

    Scenario: Nobody is in the market
      Given the position "Blue has a farmer outside Carcassonne and a follower inside"
      When Red places the portal tile on the east end turned by 180 degrees
      Then Red may not send a follower to the market quarter

  @id:gap/fairy-on-dragon-tile @community @gap @needs:count-king-robber @needs:wheel-of-fortune
  @source:ours/reading @source:c1/other-expansions/fairy
  Rule: The fairy does not join a follower inside Carcassonne or on the wheel
    No document says whether she may. So we refuse, and she stays outside.

    Scenario: Blue has a follower on either side of the wall
      Given the position "Blue has a farmer outside Carcassonne and a follower inside"
      When Red places the road tile on the east end turned by 90 degrees
      And Blue places the city tile on the west gap
      Then Blue may move the fairy to Blue's farmer
      And Blue may not move the fairy to Blue's follower in the castle quarter

    Scenario: Red has a follower on the wheel and nobody else
      Given the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the dragon tile on the west gap
      Then Red may not move the fairy to Red's follower in the famine space

  @id:count-king-robber/challenge @rule @needs:count-king-robber @source:shrines/rules
  Rule: Where a shrine and a cloister touch, only the one that is complete first is scored
    A shrine is scored like a cloister. The heretic there and the monk of the cloister are in a challenge: the loser goes
    home with nothing. Where both are complete at once, both are scored.

    Scenario: Red completes the shrine
      Given the position "Red's heretic and Blue's monk are in a challenge"
      When Blue places the city tile on the south-west gap
      And Red places the closing tile on the gap
      Then Red scores 9 points
      And Blue's monk goes home during the scoring

    Scenario: Blue completes the cloister, and the next cloister has nothing to do with it
      Given the position "Blue's monk can win against Red's heretic"
      When Blue places the closing tile on the gap
      Then Blue scores 9 points
      And Red's heretic goes home during the scoring
      And Blue's other monk stays on the board

    Scenario: Around both, other tiles are still missing
      Given the position "Red's heretic and Blue's monk are in a challenge"
      When Blue places the city tile on the south-west gap
      And Red places the city tile on the south gap
      Then nobody scores
      And Blue's monk stays on the board

    Scenario: The same tile completes both
      Given the position "Red's heretic and Blue's monk are in a challenge"
      When Blue places the city tile on the south-west gap
      And Red places the city tile on the south gap
      And Blue places the closing tile on the gap
      Then Red scores 9 points
      And Blue scores 9 points for the cloister

  @id:fairy/no-bonus-for-challenge-loser @official @needs:count-king-robber
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: Whoever loses a challenge is not paid for the fairy
    The loser's building is incomplete, so it is not scored.

    Scenario: The fairy is with Blue's monk, and Red's heretic wins
      Given the position "Red's heretic and Blue's monk are in a challenge"
      When Blue places the city tile on the south-west gap
      And Blue moves the fairy to Blue's monk
      And Red places the closing tile on the gap
      Then Blue scores 0 points for the fairy
      And Red scores 9 points

  @id:fairy/challenge-both-return @official @needs:count-king-robber
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: When a challenge is decided both sides go home, and the fairy is left alone

    Scenario: Red's heretic has won against the monk beside the fairy
      Given the position "Red's heretic and Blue's monk are in a challenge"
      When Blue places the city tile on the south-west gap
      And Blue moves the fairy to Blue's monk
      And Red places the closing tile on the gap
      And Red ends the turn
      Then Red's heretic on the shrine is back in Red's supply
      And Blue's monk on the cloister is back in Blue's supply
      And the fairy stands next to nobody

  @id:portal/no-late-challenge @community @needs:count-king-robber @source:ours/reading
  @source:c2/portal-clarifications @source:c1/note-22
  Rule: A portal tile that completes shrine and cloister at once lets nobody join in late
    The cloister is complete, so it is closed. By the first wording of the rule a monk could still get there, and both
    were scored.

    Scenario Outline: The cloister beside Red's shrine is free, and Blue would like to send a monk
      Given a portal <answer> lead to a feature complete but not yet scored
      And the position "one tile is missing around a shrine and a cloister"
      When Blue places the portal tile on the gap
      Then Blue <answer> deploy a monk on the cloister
      And Red scores 9 points

      Examples:
        | answer  |
        | may     |
        | may not |
