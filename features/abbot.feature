Feature: The Abbot
  The abbot may be taken back before his cloister is complete. Where he may stand is told with the other figures, see
  `abbot/abbot`.

  @id:abbot/taken-back @rule @needs:abbot @source:c1/note-11 @source:c2/note-5 @source:base/rules
  Rule: Instead of deploying, a player may take the own abbot back from an unfinished cloister and scores it as it is
    It brings a point for itself and one for each tile around it, the new one included. Later in the game the abbot may
    be deployed again.

    Scenario Outline: Red places <tile> on <place> and takes the abbot back
      Given the position "Red's abbot has four tiles around him"
      When Red places <tile> on <place>
      And Red takes the abbot back
      Then Red scores <points>
      And Red's abbot goes home during the deployment

      Examples:
        | tile          | place              | points   |
        | the road tile | the east end       | 5 points |
        | the cap tile  | the south-west gap | 6 points |

    Scenario: Red has taken the abbot back and would like to deploy a farmer besides
      Given the position "Red's abbot has four tiles around him"
      When Red places the cap tile on the south-west gap
      And Red takes the abbot back
      Then Red may not deploy a farmer

    Scenario: Red has deployed a farmer and would like to take the abbot back besides
      Given the position "Red's abbot has four tiles around him"
      When Red places the cap tile on the south-west gap
      And Red deploys a farmer
      Then Red may not take the abbot back

    Scenario: Red takes the abbot back and deploys him anew in the next turn
      Given the position "Red's abbot has four tiles around him"
      When Red places the road tile on the east end
      And Red takes the abbot back
      And Blue places the cap tile on the south-west gap
      And Red places the cloister tile on the south gap
      Then Red may deploy the abbot as a monk

    Scenario: Red takes the abbot back from one cloister and then from another
      Given the position "Red's abbot has four tiles around him"
      When Red places the road tile on the east end
      And Red takes the abbot back
      And Blue places the cap tile on the south-west gap
      And Red places the cloister tile on the south gap
      And Red deploys the abbot as a monk
      And Blue places the road tile on the far east end
      And Red places the road tile on the farther east end
      And Red takes the abbot back
      Then Red scores 9 points

    Scenario: Nobody but Blue has an abbot on the board
      Given the position "Red's abbot has four tiles around him"
      When Red places the road tile on the east end
      And Red takes the abbot back
      And Blue places the cloister tile on the south gap
      And Blue deploys the abbot as a monk
      And Red places the cap tile on the south-west gap
      Then Red may not take the abbot back

    Scenario: Nobody but Red has an abbot on the board
      Given the position "Red's abbot has four tiles around him"
      When Red places the road tile on the east end
      And Blue places the cap tile on the south-west gap
      Then Blue may not take the abbot back

    Scenario: Red completes the abbot's cloister and would like to take him back first
      Given the position "one tile will complete the cloister of Red's abbot"
      When Red places the closing tile on the gap
      Then Red may not take the abbot back
      And Red scores 9 points
      And Red's abbot goes home during the scoring

  @id:volcano-allows/remove-abbot @community @needs:abbot @source:c1/note-11 @source:c2/note-5
  Rule: The abbot may be taken back in the turn of a volcano, for nobody comes to stand on its tile

    Scenario: Red places the volcano at the end of the road
      Given the position "Red's abbot has four tiles around him"
      When Red places the volcano tile on the east end
      And Red takes the abbot back
      Then Red scores 5 points
      And Red's abbot is back in Red's supply

  @id:abbot/phantom-follows @community @gap @needs:abbot @needs:phantom @source:ours/reading @source:festival/rules
  Rule: The phantom may be placed on the new tile after the abbot was taken back
    It comes in addition to another move of a figure, and an answer on The Festival lets it follow whoever is taken
    back there.

    Scenario: Red takes the abbot back, and the tile has a free city
      Given the position "Red's abbot has four tiles around him"
      When Red places the cap tile on the south-west gap
      And Red takes the abbot back
      Then Red may deploy the phantom as a knight
      And Red may not deploy a knight

  @id:fairy/no-three-for-removed-abbot @rule @needs:abbot
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: The fairy adds nothing when an abbot beside her is taken back
    The one point in this case is the one for beginning the turn beside her.

    Scenario: Red takes back the abbot with whom the fairy stands
      Given the position "the fairy is with Red's abbot, who has four tiles around him"
      When Red places the road tile on the east end
      And Red takes the abbot back
      Then Red scores 5 points for the cloister
      And Red scores 1 point for the fairy
      And the fairy is on the cloister tile

  @id:gap/abbot-removal-and-fairy @community @gap @needs:abbot
  @source:ours/reading @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: Whoever takes the abbot back does not move the fairy in the same turn
    So it is said of the figure that a Festival brings home, and the abbot is taken back at the same moment of the turn.

    Scenario: Red has taken the abbot back and would like to move the fairy to a thief
      Given the position "Red's abbot has four tiles around him"
      When Red places the road tile on the east end
      And Red takes the abbot back
      Then Red may not move the fairy to Red's thief

    Scenario: Red has moved the fairy to a thief and would like to take the abbot back
      Given the position "Red's abbot has four tiles around him"
      When Red places the road tile on the east end
      And Red moves the fairy to Red's thief
      Then Red may not take the abbot back
