Feature: The Tower
  Towers grow piece by piece and take prisoners, and a follower atop closes one. The tiles of this box show no
  foundations, so a position says where one is. Ransom and exchange of prisoners are left out.

  @id:the-tower/tower-piece @rule @needs:the-tower @source:tower/rules @source:c1/tower-faq @source:c2/tower-faq
  Rule: Instead of deploying, a player adds a piece to a foundation or to a tower that nobody has closed

    Scenario: Red begins a tower and has nothing more to place
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      And Red adds a tower piece to the foundation
      Then Red may not add a tower piece to the tower
      And Red may not deploy a knight

    Scenario: Red has deployed and would like to build as well
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      And Red deploys a knight
      Then Red may not add a tower piece to the tower

    Scenario: Red would like to build where no foundation is
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      Then Red may not add a tower piece to the thief's tile
      And Red may add a tower piece to the tower

  @id:the-tower/capture @rule @needs:the-tower @source:tower/rules
  Rule: Whoever adds a piece may capture one follower, straight ahead within as many tiles as the tower is high
    The tile of the tower is in reach too. An opponent's follower becomes a prisoner; an own one just comes home.

    Scenario: The second piece reaches a thief two tiles away
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      And Red captures Blue's thief with a tower piece on the tower
      Then Blue's thief is Red's prisoner

    Scenario: A follower stands three tiles from a tower of two pieces, and another is not straight ahead
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      Then Red may not capture Blue's farmer with a tower piece on the tower
      And Red may not capture Red's farmer with a tower piece on the foundation

    Scenario: Blue has a first piece and a second one to place
      Given the position "Blue can build towers amid Red's followers"
      When Blue places the road tile on the west gap
      Then Blue may capture Red's monk with a tower piece on the foundation
      And Blue may capture Red's knight with a tower piece on the foundation
      And Blue may not capture Red's eastern thief with a tower piece on the foundation
      And Blue may not capture Red's farmer with a tower piece on the foundation
      And Blue may capture Red's monk with a tower piece on the tower

    Scenario: The first piece reaches a monk on the next tile
      Given the position "Blue can build towers amid Red's followers"
      When Blue places the road tile on the west gap
      And Blue captures Red's monk with a tower piece on the foundation
      Then Red's monk is Blue's prisoner

    Scenario: Red takes back a farmer
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      And Red captures Red's farmer with a tower piece on the tower
      Then Red's farmer is back in Red's supply

    Scenario: Red takes nobody
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      And Red adds a tower piece to the tower
      Then Blue's thief stays on the board

  @id:the-tower/follower-atop @rule @needs:the-tower @source:tower/rules @source:c1/other-expansions/volcano
  Rule: Instead of deploying, a player may put a follower atop a tower, which is then closed
    Nobody stands on a mere foundation.

    Scenario: Blue would like to build on the tower that Red has closed
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      And Red puts a follower atop the tower
      And Blue places the road tile on the west end
      Then Blue may not add a tower piece to the tower
      And Blue may not put a follower atop the tower
      And Blue may add a tower piece to the foundation

    Scenario: Red has a foundation and a tower to choose from
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      Then Red may not put a follower atop the foundation
      And Red may put a follower atop the tower

    Scenario: Wagons are neither foundations nor pieces
      Given the position "Blue can build towers amid Red's followers"
      When Blue places the road tile on the west gap
      Then Blue may not put a follower atop the foundation
      And Blue may not add a tower piece to the wagon's tile

  @id:the-tower/portal-not-needed @community @needs:the-tower @needs:phantom @source:tower/faq @source:c1/other-expansions/portal
  Rule: A follower reaches any tower without a portal, so a portal just placed is still open to a phantom
    It is the move on a tower, which is bound to no tile. That nobody has travelled then is our reading.

    Scenario: Red has placed a portal far from the tower, closes it and would like to send the phantom off
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the portal tile on (-4, 0) turned by 0 degrees
      And Red puts a follower atop the tower
      Then Red may put the phantom on the cloister

  @id:volcano-allows/tower-piece @rule @needs:the-tower @source:c1/other-expansions/volcano @source:c1/note-11 @source:c2/note-5
  Rule: A player who places a volcano may add a tower piece

    Scenario: Red places a volcano far from the tower
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the volcano tile on the south-east gap
      Then Red may add a tower piece to the tower
      And Red may capture Blue's thief with a tower piece on the tower
      And Red may not deploy a farmer

  @id:volcano-allows/follower-atop-tower @community @needs:the-tower @source:c1/note-11 @source:c2/note-5
  Rule: A player who places a volcano may close a tower elsewhere with a follower
    The volcano keeps followers off its own tile only.

    Scenario: Red closes the tower after a volcano
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the volcano tile on the south-east gap
      Then Red may put a follower atop the tower

  @id:dragon-eats/follower-on-tower @official @needs:the-tower @source:c1/other-expansions/dragon @source:c2/menu @source:fee/p3
  Rule: The dragon eats a follower atop a tower like any other, and leaves the tower

    Scenario: The dragon's first step leads onto the tile of Red's tower
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the road tile on the west end
      And Red puts a follower atop the tower
      And Blue places the dragon tile on the far west end
      And the dragon walks west
      Then Red's follower on the tower is back in Red's supply

    Scenario: The dragon comes to a tower that Blue has built higher
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the road tile on the west end
      And Blue places the dragon tile on the far west end
      And Blue adds a tower piece to the tower
      And the dragon walks west
      Then Blue's tower piece stays on the board

    Scenario: The dragon has eaten the follower who had closed the tower
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the road tile on the west end
      And Red puts a follower atop the tower
      And Blue places the dragon tile on the far west end
      And the dragon walks west
      And the dragon walks west, west, west, west and west
      And Red places the city tile on the north gap
      Then Red may add a tower piece to the tower
      And Red may put a follower atop the tower

  @id:dragon/tower-piece-first @official @needs:the-tower @source:c1/tower-faq @source:c2/tower-faq @source:c1/other-expansions/dragon
  Rule: A tower piece is added before the dragon moves
    It takes the place of a deployment, and the dragon sets off after that.

    Scenario: Red places a dragon tile beside the tower
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the dragon tile on the west end
      Then Red may add a tower piece to the tower

    Scenario: The dragon has set off
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the dragon tile on the west end
      And the dragon walks west
      Then Red may not add a tower piece to the tower

  @id:dragon/prisoners-before-move @official @needs:the-tower @source:c1/tower-faq @source:c2/tower-faq
  Rule: A tower takes its prisoner before the dragon moves

    Scenario Outline: The dragon walks over the tile of a thief whom Red <has done>
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the dragon tile on the west end
      And Red <moves>
      And the dragon walks west, west, west, west and west
      Then Blue's thief is <fate>

      Examples:
        | has done   | moves                                                 | fate                  |
        | captured   | captures Blue's thief with a tower piece on the tower | Red's prisoner        |
        | left there | adds a tower piece to the tower                       | back in Blue's supply |

  @id:princess/tower-follower-immune @official @needs:the-tower @source:c1/tower-princess-faq @source:c2/tower-princess-faq @source:c1/other-expansions/princess
  Rule: The princess does not reach a follower atop a tower in the city
    Tower and city are areas apart.

    Scenario: A princess extends the city around the tower
      Given the position "a tower stands in the city of Blue's knight"
      When Blue places the road tile on the west end
      And Blue puts a follower atop the tower
      And Red extends the north city with the princess tile
      Then Red may not send Blue's follower on the tower home
      And Red may send Blue's knight home

  @id:princess-bans/tower-piece @community @needs:the-tower @source:ours/reading @source:c1/other-expansions/princess
  Rule: Whoever has sent a knight home adds no tower piece in that turn
    No document says so of the tower. But the piece takes the place of a deployment, and there is none.

    Scenario: Red has sent Blue's knight out of the city of the tower
      Given the position "a tower stands in the city of Blue's knight"
      When Blue places the road tile on the west end
      And Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not add a tower piece to the tower

  @id:fairy-bans/tower-piece @community @c1 @needs:the-tower @source:c1/note-3
  Rule: Whoever has moved the fairy adds no tower piece in that turn

    Scenario Outline: Red has moved the fairy to Red's farmer
      Given a fairy move rules out the figures of the <text>
      And the position "Red can build a tower beside the road of Blue's thief"
      When Red places the city tile on the north gap
      And Red moves the fairy to Red's farmer
      Then Red may not add a tower piece to the tower

      Examples:
        | text       |
        | short text |
        | long list  |

  @id:fairy/beside-tower-follower @rule @needs:the-tower @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: A follower atop a tower may be given the fairy, and she stands at its foot

    Scenario Outline: Red's follower atop the tower is alone on the tile
      Given the fairy stands <how>
      And the position "Red can build a tower beside the road of Blue's thief"
      When Red places the road tile on the west end
      And Red puts a follower atop the tower
      And Blue places the road tile on the far west end
      And Red places the city tile on the north gap
      And Red moves the fairy to Red's follower on the tower
      Then the fairy is on the tower
      And the fairy stands next to <whom>

      Examples:
        | how                  | whom                        |
        | next to one follower | Red's follower on the tower |
        | on the tile as such  | nobody in particular        |

  @id:fairy/no-protection-from-tower @rule @needs:the-tower @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: The fairy does not keep a tower from capturing her follower

    Scenario: Blue has brought the fairy to the thief in the tower's reach
      Given the position "Red can build a tower beside the road of Blue's thief"
      When Red places the road tile on the west end
      And Blue places the cloister tile on the south-east gap
      And Blue moves the fairy to Blue's thief
      And Red places the city tile on the north gap
      And Red captures Blue's thief with a tower piece on the tower
      Then Blue's thief is Red's prisoner
      And the fairy is on the thief's tile
