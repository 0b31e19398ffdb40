Feature: The Flying Machines
  Eight tiles bear a flying machine. A follower may board it, and a die decides how far it flies: one, two or three
  tiles. A case says what the die shows.

  @id:flying-machines/flight @rule @needs:flying-machines @source:flier/rules
  Rule: Whoever places a flying machine may send a follower off on it, which flies as far as the die says
    It flies the way that the machine points, straight or at a slant, and whatever lies between is no hindrance. That is
    the deployment of the turn.

    Scenario Outline: Red's machine points west, and the die shows <far>
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the straight flier on the east end
      Then Red <road> let a follower fly <far> to the long road
      And Red <west> let a follower fly <far> to the west road

      Examples:
        | far     | road    | west    |
        | 2 tiles | may     | may not |
        | 3 tiles | may     | may     |

    Scenario: Red's machine points north
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the meadow flier on the far south gap
      Then Red may let a follower fly 1 tile to Blue's cloister
      And Red may let a follower fly 2 tiles to the long road

    Scenario: Red's machine points north-west
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the diagonal flier on the south gap
      Then Red may let a follower fly 1 tile to the long road
      And Red may not let a follower fly 1 tile to Blue's cloister

    Scenario: Red lands on the start tile and has nobody more to deploy
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the straight flier on the east end
      And Red lets a follower fly 2 tiles to the long road
      Then Red's thief on the start tile counts as a thief
      And Red may not deploy a farmer on the south farm
      And Red may not move the fairy to Red's thief on the start tile

    Scenario: Red has deployed a farmer and would like to fly as well
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the meadow flier on the south gap
      And Red deploys a farmer
      Then Red may not let a follower fly 1 tile to Blue's cloister

    Scenario Outline: Red has placed no machine but a tile <beyond> it and would like to board the old one
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the road tile on <gap>
      Then Red may not let a follower fly 1 tile to the long road
      And Red may not let a follower fly 3 tiles in vain
      And Red may not send a follower to the old machine

      Examples:
        | beyond   | gap                       |
        | north of | the gap in the north-west |
        | west of  | the west end              |

    Scenario: Red would like to stay on the machine
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the meadow flier on the south gap
      Then Red may not send a follower to the old machine
      And Red may deploy a farmer

  @id:flying-machines/landing @rule @needs:flying-machines @needs:abbey-and-mayor @source:flier/rules
  Rule: A flier lands in any unfinished feature but a farm, occupied or not, where a follower of its kind may stand
    Whoever can land has to.

    Scenario: Red's flier comes to Blue's monk
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the meadow flier on the south gap
      Then Red may not let a follower fly 1 tile in vain
      And Red may let a follower fly 1 tile to Blue's cloister
      And Red may not let the mayor fly 1 tile to Blue's cloister

    Scenario: Both have a monk in the cloister when the game ends
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the meadow flier on the south gap
      And Red lets a follower fly 1 tile to Blue's cloister
      And the game ends
      Then Red scores 6 points for the cloister
      And Blue scores 6 points for the cloister

    Scenario: Red's flier comes to a complete city, a farm and a road
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the straight flier on the east end
      Then Red may not let a follower fly 2 tiles to the small city
      And Red may not let a follower fly 2 tiles to the south farm
      And Red may let a follower fly 2 tiles to the long road

  @id:flying-machines/no-landing @rule @needs:flying-machines @needs:abbey-and-mayor @source:flier/rules
  Rule: A flier who finds no place to land goes home, and the deployment is spent

    Scenario Outline: Red's flier comes to <where>
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the meadow flier on the south gap
      And Red lets a follower fly <far> in vain
      Then Red may not deploy a farmer
      And Red may not move the fairy to Red's thief

      Examples:
        | where                     | far     |
        | a tile with a farm alone  | 2 tiles |
        | a square without any tile | 3 tiles |

    Scenario: Red's mayor comes to a city that is complete
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the straight flier on the east end
      Then Red may let the mayor fly 2 tiles in vain
      And Red may not let a follower fly 2 tiles in vain

  @id:flying-machines/one-flier @official @needs:flying-machines @needs:phantom @source:flier/rules
  Rule: The phantom may fly, but not on the machine on which another follower has flown off in that turn

    Scenario: Red has sent a follower off and would like to send the phantom after it
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the meadow flier on the south gap
      And Red lets a follower fly 1 tile to Blue's cloister
      Then Red may not let the phantom fly 1 tile to Blue's cloister
      And Red may deploy the phantom as a farmer

    Scenario: Red has deployed a farmer and sends the phantom off
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the meadow flier on the south gap
      And Red deploys a farmer
      Then Red may let the phantom fly 1 tile to Blue's cloister

  @id:volcano/no-sharing-by-flier @official @disputed @needs:flying-machines @source:c2/note-6 @source:c1/volcano
  Rule: No flier lands on the tile where the dragon is, and goes home instead
    The booklet of the second edition keeps nobody off that tile.

    Scenario Outline: The die sends Red's flier to the dragon, and the text keeps <whom> off its tile
      Given the text keeps <whom> off the dragon's tile
      And the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the straight flier on the east end
      Then Red <landing> let a follower fly 1 tile to the long road
      And Red <home> let a follower fly 1 tile in vain

      Examples:
        | whom                | landing | home    |
        | followers           | may not | may     |
        | figures on the menu | may not | may     |
        | nobody              | may     | may not |

  @id:portal/not-onto-flying-machine @rule @needs:flying-machines
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: No portal leads onto a flying machine

    Scenario: Red has placed a portal and would like to send a follower to the machine in the south-west
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the portal tile on the gap in the north-west
      Then Red may not send a follower to the old machine

  @id:portal/flier-not-onto-portal @rule @needs:flying-machines
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: No flier lands on a portal
    It is no feature. The features of its tile are open as usual.

    Scenario: The die sends Red's flier to a tile with a portal
      Given the position "three flying machines are at hand, and the dragon sits in the east"
      When Red places the straight flier on the east end
      Then Red may not let a follower fly 3 tiles onto the portal
      And Red may let a follower fly 3 tiles to the west road

  @id:fairy/one-follower-only-flier @rule @disputed @needs:flying-machines
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy @source:c1/note-6 @source:c1/note-8
  Rule: A flier who lands beside the follower with the fairy is not beside her
    One follower is, and nobody else is paid. Where whoever is on her tile counts, the flier does too.

    Scenario Outline: Blue has joined the knight, and Blue's next turn begins
      Given the fairy's point goes to <whom>
      And the position "a flier of Blue can join the knight who has the fairy"
      When Blue places the flier's tile on the flier's gap
      And Blue lets a follower fly 2 tiles to Red's city
      And Red places the road tile on the east end
      And Blue begins the turn
      Then Blue scores <points> for the fairy

      Examples:
        | whom                               | points   |
        | the owner of her follower          | 0 points |
        | whoever has a follower on her tile | 1 point  |

    Scenario Outline: The city that Blue has joined is scored
      Given the fairy's three points go to <whom>
      And the position "a flier of Blue can join the knight who has the fairy"
      When Blue places the flier's tile on the flier's gap
      And Blue lets a follower fly 2 tiles to Red's city
      And Red completes Red's city with the closing tile
      Then Blue scores <points>

      Examples:
        | whom                          | points   |
        | the follower beside her       | 6 points |
        | any follower on her tile      | 9 points |
        | the follower she was put with | 6 points |

    Scenario Outline: The fairy's points are those of the <scheme>
      Given the fairy's three points go to the follower beside her
      And the fairy pays <what>
      And the position "a flier of Blue can join the knight who has the fairy"
      When Blue places the flier's tile on the flier's gap
      And Blue lets a follower fly 2 tiles to Red's city
      And Red completes Red's city with the closing tile
      Then Red scores <red>
      And Blue scores 6 points

      Examples:
        | scheme     | what                                              | red       |
        | rule books | one point a turn and three a feature              | 10 points |
        | house rule | five points for a completed feature and no others | 11 points |

    Scenario Outline: Blue has joined the knight, and the fairy stands where she was
      Given the fairy stands <where>
      And the position "a flier of Blue can join the knight who has the fairy"
      When Blue places the flier's tile on the flier's gap
      And Blue lets a follower fly 2 tiles to Red's city
      Then the fairy stands next to <whom>

      Examples:
        | where                | whom                 |
        | next to one follower | Red's knight         |
        | on the tile as such  | nobody in particular |

  @id:fairy/flier-onto-pyramid-exception @rule @needs:flying-machines @needs:under-the-big-top
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: A flier who lands on the pyramid of the fairy's acrobat is with her as well
    She is with all acrobats of a pyramid, see `fairy/acrobat-covers-pyramid`. So it makes no difference whether she was
    put beside one of them or on the tile.

    Scenario Outline: Red has landed on the pyramid, the fairy stands <how>, and Red's next turn begins
      Given the fairy stands <how>
      And the fairy pays one point a turn and three a feature
      And the position "a flier can join Red's acrobat who has the fairy"
      When Red places the flier's tile on the south gap
      And Red lets a follower fly 1 tile onto the pyramid
      And Blue places the road tile on the east end
      And Red begins the turn
      Then Red scores 3 points for the fairy

      Examples:
        | how                  |
        | next to one follower |
        | on the tile as such  |

    Scenario: By the house rule the fairy pays nothing when a turn begins
      Given the fairy pays five points for a completed feature and no others
      And the position "a flier can join Red's acrobat who has the fairy"
      When Red places the flier's tile on the south gap
      And Red lets a follower fly 1 tile onto the pyramid
      And Blue places the road tile on the east end
      And Red begins the turn
      Then Red scores 0 points for the fairy

    Scenario: The pyramid is full when Red's flier comes
      Given the position "a flier can join Red's acrobat who has the fairy"
      When Red places the cloister tile on the south gap
      And Red sends a follower to the pyramid
      And Blue places the cloister tile on (0, -2) turned by 0 degrees
      And Blue sends a follower to the pyramid
      And Red places the flier's tile on the far south gap
      Then Red may not let a follower fly 2 tiles onto the pyramid
      And Red may let a follower fly 2 tiles in vain
