Feature: Hills and Sheep
  A shepherd gathers sheep, token by token, until he drives them to the stable or the wolf comes. Chance decides what is
  drawn, so a scenario says it. Where a shepherd may stand is told among the figures of other expansions. Left out are
  what hills and vineyards do in a scoring, and what becomes of the flocks when the game ends.

  @id:hills-and-sheep/flock @rule @needs:hills-and-sheep @source:hills/rules
  Rule: A shepherd draws a token when he comes, and whenever his owner extends his field he grows the flock or drives it home
    This follows the deployment and cannot be left undone.

    Scenario: Red extends the field of Red's shepherd
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the road tile on the west gap
      Then Red may not end the turn
      And Red may add 1 sheep to the flock
      And Red may drive the flock to the stable

    Scenario: Red has seen to the flock
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the road tile on the west gap
      And Red adds 4 sheep to the flock
      Then Red may not add 1 sheep to the flock
      And Red may not drive the flock to the stable
      And Red may not deploy a thief
      And Red may end the turn

    Scenario: All but one of the sixteen tokens have been drawn
      Four of them show one sheep, five two, five three and two four.

      Given the position "one token with four sheep is left in the bag"
      When Blue places the city tile on the south gap
      Then Blue may not add 1 sheep to the flock
      And Blue may not add 2 sheep to the flock
      And Blue may not add 3 sheep to the flock
      And Blue may add 4 sheep to the flock

    Scenario: All tokens have been drawn, and the bag holds wolves alone
      Given the position "one token with four sheep is left in the bag"
      When Blue places the city tile on the south gap
      And Blue adds 4 sheep to the flock
      And Red places the corner tile on the north gap
      Then Red may not add 4 sheep to the flock
      And Red may meet the wolf

    Scenario: Red extends nothing but the field of Blue's shepherd
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the cloister tile on the north gap
      Then Red may not add 1 sheep to the flock
      And Red may not drive the flock to the stable
      And Red may end the turn

    Scenario: Red has only put the shepherd on the field
      Given the position "Red's thief and farmer stand in the west"
      When Red places the plain tile on the gap
      And Red puts the shepherd on Red's field
      Then Red may not end the turn
      And Red may not drive the flock to the stable
      And Red may add 3 sheep to the flock

  @id:hills-and-sheep/wolf @rule @needs:hills-and-sheep @source:hills/rules @source:hills/review
  Rule: A wolf sends the shepherds of the field home and their sheep back into the bag

    Scenario: Red draws a wolf
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the road tile on the west gap
      And Red meets the wolf
      Then Red's shepherd is back in Red's supply
      And Blue's shepherd stays on the board
      And nobody scores

    Scenario: Red joins the fields of both shepherds and draws a wolf
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the joining tile on the east gap
      And Red meets the wolf
      Then Red's shepherd is back in Red's supply
      And Blue's shepherd is back in Blue's supply
      And nobody scores

    Scenario: Red puts the shepherd on the field and draws a wolf at once
      Given the position "Red's thief and farmer stand in the west"
      When Red places the plain tile on the gap
      And Red puts the shepherd on Red's field
      And Red meets the wolf
      Then Red's shepherd is back in Red's supply
      And Red's farmer stays on the board

  @id:hills-and-sheep/stable @rule @needs:hills-and-sheep @source:hills/rules @source:hills/review
  Rule: Driving the flock to the stable pays each shepherd of the field a point for every sheep in it
    The shepherds go home, the tokens into the bag.

    Scenario: Red drives two sheep home
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the road tile on the west gap
      And Red drives the flock to the stable
      Then Red scores 2 points for the flock
      And Blue scores 0 points
      And Red's shepherd is back in Red's supply

    Scenario: Red joins the fields of both shepherds and drives five sheep home
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the joining tile on the east gap
      And Red drives the flock to the stable
      Then Red scores 5 points for the flock
      And Blue scores 5 points for the flock
      And Red's shepherd is back in Red's supply
      And Blue's shepherd is back in Blue's supply

    Scenario: Blue has points already and drives fourteen sheep home
      Given the position "one token with four sheep is left in the bag"
      When Blue places the city tile on the south gap
      And Blue drives the flock to the stable
      Then Blue scores 14 points
      And Red scores 0 points

  @id:hills-and-sheep/tile-under-hill @community @needs:hills-and-sheep @source:ours/reading @source:hills/review
  @source:c1/dragon-first-volcano
  Rule: The tile under a hill comes unseen from the supply, to which the dragon tiles laid aside do not belong
    What is hidden there has no effect.

    Scenario Outline: Red has drawn a dragon tile too early and then places a hill
      Given an early dragon tile is <fate>
      And the position "a new game with hills begins"
      When Red draws the dragon tile
      And Red places the hill tile on the north gap
      Then Red may not end the turn
      And Red may lay the road tile under the hill
      And Red <answer> lay the dragon tile under the hill

      Examples:
        | fate                  | answer  |
        | laid aside            | may not |
        | put back into the bag | may     |

    Scenario: A volcano is hidden under the hill
      Given the position "a new game with hills begins"
      When Red places the hill tile on the north gap
      And Red lays the volcano tile under the hill
      Then the dragon is beside the table
      And Red may end the turn
      And Red may not lay the road tile under the hill

    Scenario: No tile is left for Red's hill
      Given the position "the last tile is a hill"
      When Red places the hill tile on the north gap
      Then Red may end the turn

  @id:dragon/shepherd-acts-first @rule @needs:hills-and-sheep
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon
  Rule: A shepherd whose field the dragon tile extends grows or drives his flock before the dragon moves

    Scenario: Red brings two sheep to safety
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the dragon tile on the west gap
      And Red drives the flock to the stable
      And the dragon walks south, west and south
      Then Red scores 2 points for the flock
      And Red's shepherd goes home during the deployment

    Scenario: Red has not seen to the flock
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the dragon tile on the west gap
      Then Red may not move the dragon south

    Scenario: Red takes the risk
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the dragon tile on the west gap
      And Red adds 4 sheep to the flock
      And the dragon walks south, west and south
      Then Red may not drive the flock to the stable
      And Red scores 0 points
      And Red's shepherd goes home during the walk of the dragon

  @id:dragon-spares/printed-sheep @community @c1 @needs:hills-and-sheep @source:c1/note-printed-elements
  Rule: A sheep that is printed on the tile is none of the flock, and the dragon leaves it

    Scenario: The dragon eats Red's shepherd on the tile with the printed sheep
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the dragon tile on the west gap
      And Red adds 1 sheep to the flock
      And the dragon walks south
      Then Red's shepherd is back in Red's supply
      And the printed sheep stays on the board

  @id:volcano-allows/expand-flock @community @needs:hills-and-sheep @source:c1/note-11 @source:c2/note-5
  Rule: A player who places a volcano may grow the flock
    Only the shepherd himself is kept off its tile.

    Scenario: Red extends the field of Red's shepherd with a volcano
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the volcano tile on the south gap
      Then Red may add 1 sheep to the flock

  @id:volcano-allows/herd-flock @community @needs:hills-and-sheep @source:c1/note-11 @source:c2/note-5
  Rule: A player who places a volcano may drive the flock to the stable

    Scenario: Red extends the field of Red's shepherd with a volcano and drives the flock home
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the volcano tile on the south gap
      And Red drives the flock to the stable
      Then Red scores 2 points for the flock
      And Red's shepherd is back in Red's supply
