Feature: Bridges, Castles and Bazaars
  A bridge carries a road over a tile, and a small city can become a castle, in which its lord waits for what is
  completed nearby. Who may give up a tile that fits only with a bridge does not come up here, and the auctions of the
  bazaars are left out.

  @id:bridges-castles-bazaars/bridge @rule @needs:bridges-castles-bazaars @source:bridges/rules @source:bridges/summary
  Rule: In a turn a player may build one bridge, on the tile just placed or on one beside it
    Its ends rest on two field sides that face each other. It is a road and divides no field, and a tile may be placed
    where it fits only with a bridge.

    Scenario Outline: Red's tile on the <gap> continues a road that the cloister's tile does not have
      Given the position "a cloister lies where roads have no way"
      When Red places the road tile on the <gap> with a bridge on the cloister's tile
      And Red deploys a thief
      And the game ends
      Then Red scores 2 points for the road

      Examples:
        | gap            |
        | south-east gap |
        | south-west gap |

    Scenario: A road of three tiles runs over Red's bridge and is completed
      Given the position "a cloister lies where roads have no way"
      When Red places the end tile on the south-east end with a bridge on the cloister's tile
      And Red deploys a thief
      And Blue places the end tile on the south-west end
      Then Red scores 3 points for the road

    Scenario: Red bridges the tile just placed and puts a thief on the bridge
      Given the position "a cloister lies where roads have no way"
      When Red places the cloister tile on the south gap
      And Red builds a bridge on the south gap from west to east
      Then Red may deploy a thief
      And Red may not build a bridge on the cloister's tile from west to east

    Scenario: Red looks for a place to build
      Given the position "a cloister lies where roads have no way"
      When Red places the cloister tile on the south gap
      Then Red may build a bridge on the cloister's tile from west to east
      And Red may not build a bridge on the cloister's tile from north to south
      And Red may not build a bridge on the start tile from west to east

    Scenario: Blue's tile lies two tiles away from the cloister's
      Given the position "a cloister lies where roads have no way"
      When Red places the cloister tile on the south gap
      And Blue places the cloister tile on the far south gap
      Then Blue may build a bridge on the south gap from west to east
      And Blue may not build a bridge on the cloister's tile from west to east

    Scenario: A tile lies at the west end that a bridge would have
      Given the position "a cloister lies where roads have no way"
      When Red places the cloister tile on the south-west gap
      Then Red may not build a bridge on the cloister's tile from west to east

    Scenario: A tile that fits as it is needs no bridge
      Given the position "a cloister lies where roads have no way"
      Then Red may not place the cloister tile on the south gap with a bridge

    Scenario: A tile that fits as it is needs no bridge on its neighbour
      Given the position "a cloister lies where roads have no way"
      When Red places the cloister tile on the south-west gap
      Then Blue may not place the cloister tile on the far south-west gap with a bridge on the south-west gap

    Scenario: A bridge runs between the city sides of a tile and rests on none
      Given the position "a cloister lies where roads have no way"
      Then Red may place the band tile on the west end with a bridge
      And Red may not place the cap tile on the south gap with a bridge

    Scenario: The bridge of a tile that lies turned runs from north to south
      Given the position "a bridge is wanted at every open square"
      When Blue places the stub tile on the south gap with a bridge
      Then Blue may deploy a thief on the bridge

    Scenario: A tile that has a bridge is beside Red's
      Given the position "a bridge is wanted at every open square"
      When Blue places the cloister tile on the east gap with a bridge
      And Red places the stub tile on the far east gap
      Then Red may not build a bridge on the east gap from north to south

    Scenario: Blue draws a tile that fits nowhere without a bridge
      Given the position "a bridge is wanted at every open square"
      When Blue draws the cloister tile
      Then Blue may place the cloister tile on the east gap with a bridge

  @id:volcano-allows/bridge @rule @c1 @needs:bridges-castles-bazaars @source:c1/other-expansions/volcano
  Rule: A bridge may be built when the volcano tile needs one
    The ban on a volcano is for figures, and a bridge is none. No follower may stand on it, for it is on the tile.

    Scenario: The volcano fits at the end of the road only with a bridge
      Given the position "a cloister lies where roads have no way"
      Then Red may not place the volcano tile on the west end
      And Red may place the volcano tile on the west end with a bridge

    Scenario: Red has bridged the volcano
      Given the position "a cloister lies where roads have no way"
      When Red places the volcano tile on the west end with a bridge
      Then the dragon stands on the west end
      And Red may not deploy a thief

  @id:bridges-castles-bazaars/castle @rule @needs:bridges-castles-bazaars @source:bridges/rules
  Rule: A city of two half circles may become a castle when it is completed, instead of being scored
    Its knight becomes the lord. The knight's owner decides, in whoever's turn it is. No one else enters a castle.

    Scenario: Blue completes the small city and builds a castle
      Given the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      Then nobody scores
      And Blue's castle lord is in the castle

    Scenario: Blue would rather have the points
      Given the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      Then Blue scores 4 points

    Scenario: Red completes the city, and Blue decides
      Given the position "Blue's knight holds half of a small city"
      When Blue places the road tile on the west end
      And Red places the second half on the city gap
      Then Red may not turn the small city into a castle
      And Blue may turn the small city into a castle

    Scenario: The city has three tiles
      Given the position "Blue's knight holds half of a small city"
      When Blue places the band tile on the city gap
      And Red places the road tile on the west end
      And Blue places the second half on the far city gap
      Then Blue may not turn the small city into a castle

    Scenario: The city has a tile whose part of it is no half circle
      Given the position "Blue's knight holds half of a small city"
      When Blue places the wide half on the city gap
      Then Blue may not turn the small city into a castle

    Scenario: The city is not complete
      Given the position "Blue's knight holds half of a small city"
      When Blue places the road tile on the west end
      Then Blue may not turn the small city into a castle

    Scenario: Red's road of two tiles is complete
      Given the position "a castle of Blue stands on the start tile"
      When Red places the end tile on the east field
      And Red deploys a thief
      And Blue places the end tile on the far east field
      Then Red may not turn the east road into a castle

    Scenario: Red comes through a portal
      Given the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the portal tile on the south gap
      Then Red may not send a follower to the castle

  @id:bridges-castles-bazaars/lord-alone @community @gap @needs:bridges-castles-bazaars @needs:flying-machines
  @source:ours/reading @source:bridges/rules
  Rule: No castle is built on a city with more than one knight
    The rule book knows of one, who becomes the lord.

    Scenario: A flier of Red has joined Blue's knight
      Given the position "Blue's knight holds half of a small city"
      When Blue places the road tile on the west end
      And Red places the flying tile on the south gap turned by 90 degrees
      And Red lets a follower fly 1 tile to the small city
      And Blue places the second half on the city gap
      Then Blue may not turn the small city into a castle
      And Red may not turn the small city into a castle

  @id:bridges-castles-bazaars/castle-scores @rule @needs:bridges-castles-bazaars @source:bridges/rules
  Rule: The lord scores as much as the first feature that is completed in the castle's fief, and goes home
    The fief are the castle's tiles and those to their left and right, six in all. Whether anybody else scores does not
    matter. At the end of the game a castle that has not scored is worth nothing.

    Scenario: Red completes the road along the castle
      Given the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the road's end on the west end
      Then Red scores 3 points
      And Blue scores 3 points for the castle

    Scenario: A small city south of the castle is completed, and nobody is in it
      Given the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the second half on the south city gap
      And Blue places the second half on the far south city gap
      Then Blue scores 4 points for the castle

    Scenario Outline: A road of two tiles is completed <where> of a castle that lies from north to south
      Given the position "a castle of Blue stands on the start tile"
      When Red places the end tile on the <where> field
      And Blue places the end tile on the far <where> field
      Then Blue scores <points> for the castle

      Examples:
        | where | points   |
        | east  | 2 points |
        | west  | 2 points |
        | north | 0 points |

    Scenario: The lord has scored
      Given the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the road's end on the west end
      And Red ends the turn
      Then Blue's castle lord is back in Blue's supply

    Scenario: Nothing is completed before the game ends
      Given the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And the game ends
      Then Blue scores 0 points

  @id:bridges-castles-bazaars/castle-token @rule @needs:bridges-castles-bazaars @source:bridges/rules
  Rule: A castle stays when its lord has gone, and a player has no more of them than tokens
    With up to four players each has three tokens and three bridges, with more players two.

    Scenario: Blue's lord has scored
      Given the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the road's end on the west end
      And Red ends the turn
      Then Blue's castle token is in the castle

  @id:bridges-castles-bazaars/castle-for-farm @rule @needs:bridges-castles-bazaars @source:bridges/farms
  Rule: A castle is worth four points to a farm, one more than a city

    Scenario Outline: Red farms beside the small city, and Blue has built <what>
      Given the position "Blue's knight holds half of a small city"
      When Blue places the road tile on the west end
      And Red places the second half on the city gap
      And Red deploys a farmer
      And <who does what>
      And the game ends
      Then Red scores <points> for the farm

      Examples:
        | what     | who does what                           | points   |
        | a castle | Blue turns the small city into a castle | 4 points |
        | nothing  | Red ends the turn                       | 3 points |

  @id:safe-place/castle @official @needs:bridges-castles-bazaars @source:c1/meal-plan @source:c1/note-20
  @source:c1/other-expansions/dragon @source:c2/protection @source:c2/other-expansions/dragon
  Rule: The dragon eats nobody in a castle, for a castle lies between two tiles
    Some texts pass over castles. They are read alike.

    Scenario Outline: The dragon walks over both halves of Blue's castle, and the text <does> castles
      Given the text <does> followers in a castle
      And the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the volcano tile on the south gap
      And Blue places the dragon tile on the west end
      And the dragon walks north, east, north, west and west
      Then Blue's castle lord is in the castle
      And Red's thief is back in Red's supply

      Examples:
        | does        |
        | shelters    |
        | passes over |

  @id:fairy/castle-allowed-big-box-3 @edition-difference @disputed @c1 @needs:bridges-castles-bazaars @source:c2/note-23
  Rule: Big Box 3 let the fairy stand in a castle
    One note alone speaks of it. What it belongs to is missing from the page on the second edition. For those who refuse
    it see `fairy/castle-refused-latest-c1`.

    Scenario: Blue would like to bring the fairy to the castle lord, and she may stand there
      Given the fairy may stand in a castle
      And the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the road tile on the west end
      And Blue places the road tile on the far west end
      Then Blue may move the fairy to Blue's castle lord

  @id:fairy/castle-refused-latest-c1 @edition-difference @disputed @c1 @needs:bridges-castles-bazaars @source:c2/note-23
  Rule: The latest answers of the first edition no longer let the fairy stand in a castle
    The answers themselves are not in the documents, only a note about them. Before them, see
    `fairy/castle-allowed-big-box-3`.

    Scenario: Blue would like to bring the fairy to the castle lord, and she may not stand there
      Given the fairy may not stand in a castle
      And the position "Blue's knight holds half of a small city"
      When Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the road tile on the west end
      And Blue places the road tile on the far west end
      Then Blue may not move the fairy to Blue's castle lord

  @id:gap/fairy-and-new-castle @community @gap @needs:bridges-castles-bazaars @source:ours/reading @source:c2/note-23
  Rule: Where she may be in a castle, the fairy goes along with the knight who becomes its lord
    Elsewhere she stays on her tile, beside nobody. With the lord she pays as with any follower: a point when a turn
    begins and three when the castle scores, but no three for a castle that never does.

    Scenario Outline: The castle of the knight with the fairy has not scored when the game ends
      Given the fairy <answer> stand in a castle
      And the position "Blue's knight holds half of a small city"
      When Blue places the road tile on the west end
      And Blue moves the fairy to Blue's knight
      And Red places the road tile on the far west end
      And Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the cloister tile on the south gap
      And Blue begins the turn
      And the game ends
      Then Blue scores <points> for the fairy

      Examples:
        | answer  | points   |
        | may     | 2 points |
        | may not | 1 point  |

    Scenario Outline: The castle of the knight with the fairy scores
      Given the fairy <answer> stand in a castle
      And the position "Blue's knight holds half of a small city"
      When Blue places the cloister tile on the south gap
      And Blue moves the fairy to Blue's knight
      And Red places the cloister tile on the far south gap
      And Blue places the second half on the city gap
      And Blue turns the small city into a castle
      And Red places the road's end on the west end
      Then Blue scores <points>

      Examples:
        | answer  | points   |
        | may     | 7 points |
        | may not | 4 points |
