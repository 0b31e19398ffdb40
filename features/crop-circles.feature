Feature: Crop Circles
  Twelve tiles bear a crop circle. Its picture says which followers it concerns: a pitchfork farmers, a club thieves, a
  shield knights.

  @id:crop-circles/choice @rule @needs:crop-circles @source:crop-circles/rules
  Rule: After the scoring, whoever placed a crop circle chooses whether all may add a follower or all must take one home
    One of the two has to be chosen, unless it concerns nobody.

    Scenario: Red has placed a circle, and Blue would like to begin the next turn
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      Then Red may let everybody add a follower
      And Red may let everybody take a follower home
      And Blue may not let everybody add a follower
      And Blue may not place the road tile on the west end

    Scenario: Red's circle completes the road of Blue's thief
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the south gap
      And Red lets everybody add a follower
      Then Blue scores 2 points
      And Blue may not add a follower beside Blue's thief
      And Red may add a follower beside Red's thief

    Scenario: Red's circle completes the city of the only knight
      Given the position "Red is about to place a crop circle"
      When Red places the shield circle on the gap in the north
      Then Blue scores 6 points
      And Blue may place the road tile on the west end

    Scenario: Blue's circle concerns thieves, and only a knight is there
      Given the position "the fairy is with Red's knight and crop circles are at hand"
      When Blue places the club circle on the second south gap
      Then Red may place the closing tile on the north gap

    Scenario: Red has placed a tile without a circle
      Given the position "Red is about to place a crop circle"
      When Red places the road tile on the west end
      Then Red may not let everybody add a follower

    Scenario: Red has chosen and would like to choose anew
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody take a follower home
      Then Red may not let everybody add a follower
      And Blue may not add a follower beside Blue's thief

  @id:crop-circles/add @rule @needs:crop-circles @needs:inns-and-cathedrals @needs:abbey-and-mayor
  @needs:traders-and-builders @source:crop-circles/rules
  Rule: A player may add a follower where an own one of the kind concerned stands
    It takes up the same role, so it has to be a follower who can.

    Scenario: Blue adds the large follower to a thief
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody add a follower
      And Blue adds the large follower beside Blue's thief
      Then Blue's large follower counts as a thief

    Scenario: Red and Blue have followers whom the circle does not concern
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody add a follower
      Then Blue may not add a follower beside Blue's knight
      And Red may not add a follower beside Red's farmer
      And Red may not add a follower beside Blue's thief
      And Red may add a follower beside Red's thief

    Scenario: The mayor is a knight and nothing else
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody add a follower
      Then Blue may not add the mayor beside Blue's thief
      And Blue may not add the builder beside Blue's thief
      And Blue may add the wagon beside Blue's thief

    Scenario: The circle shows a shield
      Given the position "Red is about to place a crop circle"
      When Red places the shield circle on the small gap
      And Red lets everybody add a follower
      Then Blue may add the mayor beside Blue's knight
      And Blue may not add a follower beside Blue's thief

    Scenario: Nobody adds anybody
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody add a follower
      Then Blue may place the road tile on the west end
      And Blue may not take Blue's thief home

  @id:crop-circles/take-home @rule @needs:crop-circles @needs:traders-and-builders @source:crop-circles/rules
  Rule: A player must take home an own follower of the kind concerned
    Nothing is scored for it. Whoever has several takes one.

    Scenario: Blue would like to keep the thief
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody take a follower home
      Then Blue may not place the road tile on the west end
      And Blue may not take Blue's knight home
      And Blue may not take Red's thief home

    Scenario: Blue and Red take their thieves home
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody take a follower home
      And Blue takes Blue's thief home
      And Red takes Red's thief home
      Then Blue's thief is back in Blue's supply
      And Red's thief goes home during the scoring
      And Blue may place the road tile on the west end
      And nobody scores

  @id:crop-circles/order @rule @needs:crop-circles @source:crop-circles/rules
  Rule: The players act in turn, from the left of the one who chose, who comes last
    Whoever has no follower of the kind concerned is passed over.

    Scenario: Red would like to take a thief home before Blue
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody take a follower home
      Then Red may not take Red's thief home
      And Blue may take Blue's thief home

    Scenario: Red has added a thief, and Blue would like to add one now
      Given the position "Red is about to place a crop circle"
      When Red places the club circle on the east end
      And Red lets everybody add a follower
      And Blue adds nobody
      And Red adds a follower beside Red's thief
      Then Blue may not add a follower beside Blue's thief

    Scenario: Blue has placed a circle, and Red's thief comes before Blue's
      Given the position "Red is about to place a crop circle"
      When Red places the road tile on the west end
      And Blue places the club circle on the east end
      And Blue lets everybody take a follower home
      Then Blue may not take Blue's thief home
      And Red may take Red's thief home

    Scenario: Red's thief has gone home, and Blue, who placed the circle, comes last
      Given the position "Red is about to place a crop circle"
      When Red places the road tile on the west end
      And Blue places the club circle on the east end
      And Blue lets everybody take a follower home
      And Red takes Red's thief home
      Then Blue may take Blue's thief home

    Scenario: Green and Red have farmers, and Green comes before Red
      Given the position "Red is about to place a crop circle"
      When Red places the road tile on the west end
      And Blue places the pitchfork circle on (3, 0) turned by 90 degrees
      And Blue lets everybody take a follower home
      Then Red may not take Red's farmer home
      And Green may take Green's farmer home
      And Blue may not take Blue's thief home

  @id:crop-circle/closed-farm-open @official @disputed @needs:crop-circles
  @source:c1/portal-faq @source:c2/portal-faq @source:c1/note-24
  Rule: A farm is never complete, so a crop circle adds a farmer even to one that is shut in all round
    It is said of portals and crop circles alike, see `portal/closed-farm-open`.

    Scenario: A road rings the farm of Red's farmer
      Given the position "Red's farmer is shut in by a ring road"
      When Blue places the pitchfork circle on the south gap
      And Blue lets everybody add a follower
      Then Red may add a follower beside Red's farmer

  @id:volcano/no-sharing-by-crop-circle @official @disputed @needs:crop-circles @source:c2/note-6 @source:c1/volcano
  Rule: No crop circle adds a follower on the dragon's tile
    Nobody is there to be joined. Where a house rule shelters somebody from the dragon, the tile is closed all the same.

    Scenario: The dragon has eaten Red's thief
      Given the position "the dragon can walk to Red's thief and no farther"
      When Red places the dragon tile on the east end
      And the dragon walks west and west
      And Blue places the club circle on the far east end
      And Blue lets everybody add a follower
      Then Red may not add a follower beside Red's thief
      And Blue may add a follower beside Blue's thief

    Scenario Outline: The fairy has saved Red's thief, and the text keeps <whom> off the dragon's tile
      Given the fairy lets the dragon onto her tile but protects it
      And the text keeps <whom> off the dragon's tile
      And the position "the dragon can walk to Red's thief and no farther"
      When Red places the cloister tile on the south-east gap
      And Red moves the fairy to Red's thief
      And Blue places the dragon tile on the east end
      And the dragon walks west and west
      And Red places the club circle on the far east end
      And Red lets everybody add a follower
      Then the dragon stands on the thief's tile
      And Red <answer> add a follower beside Red's thief

      Examples:
        | whom                | answer  |
        | followers           | may not |
        | figures on the menu | may not |
        | nobody              | may     |

  @id:fairy/one-follower-only-crop-circle @rule @disputed @needs:crop-circles @needs:inns-and-cathedrals
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy @source:c1/note-8
  Rule: A follower whom a crop circle adds beside the one with the fairy is not beside her
    She pays once, and for the first one. Where whoever is on her tile counts, the added one does when alone.

    Scenario Outline: Two farmers of Red stand on the fairy's tile at the end of the game
      Given the fairy pays <pay> in the final scoring
      And the fairy pays one point a turn and three a feature
      And the position "the fairy is with Red's farmer and a crop circle is at hand"
      When Blue places the pitchfork circle on the east end
      And Blue lets everybody add a follower
      And Red adds a follower beside Red's farmer
      And Red completes the city with the closing tile
      And the game ends
      Then Red scores <points>

      Examples:
        | pay          | points   |
        | three points | 7 points |
        | nothing      | 4 points |

    Scenario Outline: Red's knight is taken home from the side of the added one before the city is scored
      Given the fairy's three points go to <whom>
      And the position "the fairy is with Red's knight and crop circles are at hand"
      When Blue places the shield circle on the south gap
      And Blue lets everybody add a follower
      And Red adds the large follower beside Red's knight
      And Red places the second shield circle on the second south gap
      And Red lets everybody take a follower home
      And Red takes Red's normal follower home
      And Blue completes Red's city with the closing tile
      Then Red scores <points>

      Examples:
        | whom                          | points    |
        | the follower beside her       | 7 points  |
        | any follower on her tile      | 10 points |
        | the follower she was put with | 7 points  |

    Scenario Outline: The knight and the added follower stand in the city that is scored, by the <scheme>
      Given the fairy pays <what>
      And the position "the fairy is with Red's knight and crop circles are at hand"
      When Blue places the shield circle on the south gap
      And Blue lets everybody add a follower
      And Red adds the large follower beside Red's knight
      And Red completes Red's city with the closing tile
      Then Red scores <points>

      Examples:
        | scheme     | what                                              | points    |
        | rule books | one point a turn and three a feature              | 10 points |
        | house rule | five points for a completed feature and no others | 11 points |

    Scenario Outline: Red has added a follower beside the knight, and the fairy stands where she was
      Given the fairy stands <where>
      And the position "the fairy is with Red's knight and crop circles are at hand"
      When Blue places the shield circle on the south gap
      And Blue lets everybody add a follower
      And Red adds the large follower beside Red's knight
      Then the fairy stands next to <whom>

      Examples:
        | where                | whom                  |
        | next to one follower | Red's normal follower |
        | on the tile as such  | nobody in particular  |
