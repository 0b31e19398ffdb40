Feature: Abbey and Mayor
  A barn sends the farmers home and keeps others out, and a wagon drives on when it has been scored. Where mayor and
  wagon may be deployed is told with the other figures. The abbeys are left out.

  @id:abbey-and-mayor/barn @rule @needs:abbey-and-mayor @source:abbey/rules @source:abbey/barn
  Rule: Instead of deploying, a player builds the barn at a corner of the new tile where fields of four tiles meet

    Scenario: Red has a corner to choose and builds there
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      Then Red's barn stays on the board
      And Red may not deploy a monk

    Scenario: Red looks at the other corners of the tile, and at one beside which no new tile lies
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      Then Red may not build the barn on the north-east corner of the gap
      And Red may not build the barn on the south-west corner of the gap
      And Red may not build the barn on the north-west corner of (0, -1)

    Scenario: Red has deployed a monk
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red deploys a monk
      Then Red may not build the barn on the north-west corner of the gap

  @id:abbey-and-mayor/one-barn-a-farm @rule @needs:abbey-and-mayor @source:abbey/barn @source:abbey/barn-summary
  Rule: No barn is built on a farm that has one

    Scenario: Red has built a barn, and Blue comes to another corner of that farm
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      And Blue places the cloister tile on the south gap
      Then Blue may not build the barn on the north-west corner of the south gap

    Scenario: Red has built nothing, and Blue comes to that corner
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Blue places the cloister tile on the south gap
      Then Blue may build the barn on the north-west corner of the south gap

  @id:abbey-and-mayor/farm-scored-for-barn @rule @needs:abbey-and-mayor @source:abbey/barn @source:abbey/barn-summary
  Rule: When a barn is built, the farmers of its farm score three points for each complete city and go home
    That is done in the scoring of that turn, whoever has built the barn.

    Scenario: Red builds where Blue has a farmer beside two complete cities
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      Then Blue scores 6 points for the farm because of abbey-and-mayor/farm-scored-for-barn
      And Red scores 0 points
      And Blue's south farmer goes home during the scoring

  @id:abbey-and-mayor/no-farmer-beside-barn @rule @needs:abbey-and-mayor @source:abbey/barn @source:abbey/barn-summary
  Rule: On a farm with a barn no farmer is deployed, by a portal no more than otherwise

    Scenario: Blue places a tile beside the barn
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      And Blue places the cloister tile on the south gap
      Then Blue may not deploy a farmer
      And Blue may deploy a monk

    Scenario: Blue places a portal tile north of the road
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      And Blue places the portal tile on the north gap
      Then Blue may not deploy a farmer on the south field

  @id:abbey-and-mayor/farm-joins-barn @rule @needs:abbey-and-mayor @source:abbey/barn @source:abbey/barn-summary
  Rule: Farmers who come upon a barn score one point for each complete city and go home

    Scenario: Blue's north field is joined with the field of Red's barn
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      And Blue places the stub tile on the east gap
      And Blue ends the turn
      Then Blue scores 8 points for the farm
      And Blue's north farmer is back in Blue's supply
      And Red's barn stays on the board

  @id:abbey-and-mayor/barn-scores @rule @needs:abbey-and-mayor @source:abbey/barn-summary
  Rule: At the end a barn scores four points for each complete city of its farm

    Scenario: The game ends with Red's barn beside two complete cities
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      And the game ends
      Then Red scores 8 points for the farm
      And Blue scores 6 points for the farm

  @id:volcano-allows/barn @rule @disputed @needs:abbey-and-mayor
  @source:c1/other-expansions/volcano @source:c1/note-11 @source:c2/note-5
  Rule: A barn may be built at a corner of a new volcano tile, for it is not wholly on it
    One page of the first edition has the barn in the list of those who are kept off as well, against its own other list
    and the later pages. By that reading it could not be built.

    Scenario: Red places a volcano in the gap
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the volcano tile on the gap
      And Red builds the barn on the north-west corner of the gap
      Then Red's barn stays on the board
      And the dragon stands on the gap

  @id:dragon-spares/barn @official @disputed @needs:abbey-and-mayor
  @source:c1/meal-plan @source:c1/note-18 @source:c2/menu @source:c2/note-11
  Rule: The dragon does not eat a barn, for he works on single tiles and the barn stands where four meet
    Two pages of the first edition have the barn in a list of what he eats, along with figures that are no followers. By
    that list it would go home.

    Scenario: The dragon walks over two tiles of Red's barn, and a farmer of Blue is on one of them
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      And Blue places the dragon tile on the west gap
      And the dragon walks east, east and east
      Then Red's barn stays on the board
      And Blue's north farmer is back in Blue's supply

  @id:princess-bans/barn @rule @c1 @needs:abbey-and-mayor @source:c1/other-expansions/princess
  Rule: Whoever has sent a knight home builds no barn in that turn

    Scenario: Red has sent Blue's knight home, and four fields meet
      Given the position "a princess tile fits where four fields will meet"
      When Red places the princess tile on the gap
      And Red sends Blue's knight home
      Then Red may not build the barn on the north-west corner of the gap

  @id:princess/barn-not-a-target @community @needs:abbey-and-mayor @source:ours/reading @source:c1/princess @source:c2/princess
  Rule: The princess takes knights, and a barn is none

    Scenario: Red has a barn and would like to take it home
      Given the position "a princess tile fits beside the city of Blue's knight, and Red has a barn"
      When Red places the princess tile on the gap
      Then Red may not send Red's barn home
      And Red may send Blue's knight home

  @id:portal-refuses/barn @rule @needs:abbey-and-mayor @source:c1/other-expansions/portal @source:c2/portal
  Rule: No portal carries the barn, for it is no follower

    Scenario: Red has left the corner free, and Blue has placed a portal tile elsewhere
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Blue places the portal tile on the north gap
      Then Blue may not build the barn on the north-west corner of the gap because of portal-refuses/barn

  @id:fairy-shuns/barn @rule @needs:abbey-and-mayor @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: The fairy does not join a barn, for it is no follower

    Scenario: Red's barn stands at the corner of a tile where Red has nobody
      Given the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red builds the barn on the north-west corner of the gap
      And Blue places the cloister tile on the south gap
      And Red places the stub tile on the east gap
      Then Red may not move the fairy to Red's barn
      And Red may not move the fairy onto the gap
      And Red may move the fairy to Red's thief

  @id:fairy-bans/barn @rule @c1 @needs:abbey-and-mayor @source:c1/other-expansions/fairy
  Rule: Whoever has moved the fairy builds no barn in that turn
    Rio Grande's first Big Box names followers only. The community reads it as the long list all the same.

    Scenario Outline: Red has moved the fairy, the text is the <text>, and four fields meet
      Given a fairy move rules out the figures of the <text>
      And the position "one farm will meet in all four tiles around a corner"
      When Red places the cloister tile on the gap
      And Red moves the fairy to Red's thief
      Then Red may not build the barn on the north-west corner of the gap

      Examples:
        | text       |
        | short text |
        | long list  |

  @id:abbey-and-mayor/mayor-beside-fairy @rule @needs:abbey-and-mayor @source:c1/fairy @source:c2/fairy @source:c1/note-27
  Rule: A mayor for whom nobody counts earns the fairy's three points all the same
    Without shields the city pays nobody. But the mayor is a follower, and her points need no majority.

    Scenario: Blue completes the city of Red's mayor, who has the fairy
      Given the position "the fairy is with Red's mayor in a city without shields"
      When Blue places the closing tile on the gap
      Then Red scores 0 points for the city
      And Red scores 3 points for the fairy
      And Red's mayor goes home during the scoring

  @id:abbey-and-mayor/wagon-drives-on @rule @needs:abbey-and-mayor @source:abbey/wagon @source:abbey/wagon-editions
  Rule: A wagon that has been scored may drive on to a feature nearby that is unfinished and unoccupied
    Otherwise it stays at home. It may do so in anybody's turn, and on any part of that feature that it reaches.

    Scenario: Red completes the road and drives on
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the closing tile on the gap
      And Red drives the wagon on to the south road
      Then Red's wagon counts as a thief
      And Red scores 3 points

    Scenario: Blue completes the road, and Red drives on
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the road tile on the south gap
      And Blue places the closing tile on the gap
      And Blue deploys a monk
      And Red drives the wagon on to the south road
      Then Red's wagon counts as a thief

    Scenario: Blue has a thief on the south road
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the road tile on the south gap
      And Blue places the road tile on the far south gap
      And Blue deploys a thief
      And Red places the closing tile on the gap
      Then Red may not drive the wagon on to the south road
      And Red may not drive the wagon on to the finished road
      And Red may not drive the wagon on to the south field
      And Red may drive the wagon on to the east road

    Scenario: The wagon has not been scored
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the road tile on the south gap
      Then Red may not drive the wagon on to the east road

    Scenario: A thief of Red has been scored
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the closing tile on the south end
      And Red deploys a thief
      Then Red may not drive the wagon on to the south cloister

  @id:abbey-and-mayor/wagon-along-roads @rule @c1 @needs:abbey-and-mayor @source:abbey/wagon-editions
  Rule: In the first edition it drives over a crossing, through a gate or by a road to a cloister, however far its tile is
    What merely lies beside the road is out of its reach.

    Scenario: The road led from a crossing to a cloister, past a city
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the closing tile on the gap
      Then Red may drive the wagon on to the cloister
      And Red may drive the wagon on to the south road at its end
      And Red may not drive the wagon on to the north city

    Scenario: Another crossing lies at the end of the south road
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the crossing tile on the south end
      And Blue places the closing tile on the gap
      Then Red may drive the wagon on to the east road
      And Red may not drive the wagon on to the road beyond it

  @id:abbey-and-mayor/wagon-to-tiles-around @rule @c2 @needs:abbey-and-mayor @source:abbey/wagon @source:abbey/wagon-editions
  Rule: In the second edition it drives to a feature on its own tile or on one of the eight around it

    Scenario: A city lies on the next tile, a cloister and the end of a road two tiles away
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the closing tile on the gap
      Then Red may drive the wagon on to the north city
      And Red may not drive the wagon on to the cloister
      And Red may not drive the wagon on to the south road at its end

  @id:abbey-and-mayor/wagons-in-turn @rule @needs:abbey-and-mayor @source:abbey/wagon
  Rule: Where several wagons were scored, their owners choose in turn, the active player first

    Scenario: Red has driven on
      Given the position "one tile will join the roads of two wagons"
      When Red places the road tile on the gap
      And Red drives the wagon on to the east road
      Then Blue may drive the wagon on to the west road
      And Red may not drive the wagon on to the west road
      And Red may not drive the wagon on to the south-east road

    Scenario: Blue has driven on
      Given the position "one tile will join the roads of two wagons"
      When Red places the road tile on the gap
      And Blue drives the wagon on to the west road
      Then Red may not drive the wagon on to the east road
      And Red's wagon is back in Red's supply

  @id:abbey-and-mayor/wagon-past-fairy-and-dragon @community @needs:abbey-and-mayor @source:ours/reading @source:c2/fairy
  Rule: Fairy and dragon occupy no feature, so a wagon may drive on to one on whose tiles they stand
    They belong to nobody. Only the dragon's own tile is closed, see `gap/wagon-onto-dragon-tile`.

    Scenario: The dragon sits on the next tile of the east road
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the closing tile on the gap
      And Red drives the wagon on to the east road
      Then Red's wagon counts as a thief
      And the dragon stands on (2, 0)

    Scenario: The fairy has stayed at the crossing
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the road tile on the south gap
      And Red moves the fairy to Red's wagon
      And Blue places the closing tile on the gap
      Then Red may drive the wagon on to the south road

  @id:gap/wagon-onto-dragon-tile @community @gap @needs:abbey-and-mayor @source:ours/reading @source:c1/volcano @source:c2/note-6
  Rule: A wagon does not drive on to the dragon's tile, as nobody comes there in any other way
    By the printed booklet of the second edition nobody is kept off that tile.

    Scenario Outline: The text keeps <whom> off the dragon's tile, and Red would like to drive there
      Given the text keeps <whom> off the dragon's tile
      And the position "one tile will complete the road of Red's wagon"
      When Red places the closing tile on the gap
      Then Red <answer> drive the wagon on to the east road on the volcano

      Examples:
        | whom                | answer  |
        | followers           | may not |
        | figures on the menu | may not |
        | nobody              | may     |

  @id:gap/fairy-and-moving-wagon @community @gap @needs:abbey-and-mayor @source:ours/reading @source:c1/clarifications @source:c2/fairy
  Rule: The fairy does not drive along with a wagon but stays on her tile, beside nobody

    Scenario: Blue completes the road of Red's wagon, who has the fairy
      Given the position "one tile will complete the road of Red's wagon"
      When Red places the road tile on the south gap
      And Red moves the fairy to Red's wagon
      And Blue places the closing tile on the gap
      And Red drives the wagon on to the south road
      Then the fairy is on the crossing
      And the fairy stands next to nobody
      And Red scores 6 points

  @id:gap/wagon-after-removal @community @gap @disputed @needs:abbey-and-mayor @source:ours/reading @source:c1/princess @source:c2/princess
  Rule: Whoever has sent a knight home may still let a wagon drive on that is scored in that turn
    The sentence of the first edition that no other figure is moved belongs to the deployment, and the drive to the
    scoring. By its letter the wagon would have to stay at home. The second edition bars placing only.

    Scenario: Red's princess tile completes the wagon's road
      Given the position "a princess tile will complete the road of Red's wagon"
      When Red places the princess tile on the gap
      And Red sends Blue's knight home
      And Red drives the wagon on to the east road
      Then Red's wagon counts as a thief
      And Blue's knight is back in Blue's supply
