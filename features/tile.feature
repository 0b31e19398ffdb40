Feature: The tiles
  What the tiles of the expansion bear, how they are placed, and the two that look like nothing in the base game.

  @id:component/tile-total @component @source:c1/contents @source:c2/contents @source:c1/tile-list @source:c2/tile-list
  Rule: The expansion has 30 tiles

    Scenario: All tiles of the expansion are counted
      Then the expansion has 30 tiles

  @component
  Rule: Six tiles bear a volcano, twelve a dragon, six a princess and six a magic portal

    Scenario Outline: The list shows <tiles> with a <symbol>
      Then <tiles> of the expansion bear a <symbol>

      Examples:
        | ruling                   | symbol   | tiles    | source                               |
        | component/volcano-count  | volcano  | 6 tiles  | c1/contents c1/tile-list c2/volcano  |
        | component/dragon-count   | dragon   | 12 tiles | c1/contents c1/tile-list c2/dragon   |
        | component/princess-count | princess | 6 tiles  | c1/contents c1/tile-list c2/princess |
        | component/portal-count   | portal   | 6 tiles  | c1/contents c1/tile-list c2/portal   |

  @id:component/one-symbol-per-tile @component @c1 @source:c1/new-tiles
  Rule: Each tile of the expansion bears one of the four symbols and no second one
    The text says that each bears a symbol. That it is just one follows from the counts: 6, 12, 6 and 6 make 30.

    Scenario: The symbols of every tile are counted
      Then each tile of the expansion bears one of 4 symbols

  @id:component/twenty-nine-designs @component @source:c1/tile-list @source:c2/tile-list
  Rule: The expansion has 29 designs, of which one alone, a bend with a dragon, comes twice
    The lists agree on the numbers, though each sorts the tiles in its own way. Only the Italian page says that the
    design which comes twice bears a dragon.

    Scenario: The designs are counted
      Then the expansion has 29 designs
      And the expansion holds two copies of 1 design

    Scenario: The bend with a dragon can be drawn twice before the first volcano
      Given an early dragon tile is laid aside
      And the position "a new game begins"
      When Red draws the tile pd-bend-dragon
      And Red draws the tile pd-bend-dragon
      Then the pile set aside holds 2 tiles
      And Red may not draw the tile pd-bend-dragon

    Scenario: Another tile with a dragon can be drawn only once
      Given an early dragon tile is laid aside
      And the position "a new game begins"
      When Red draws the tile pd-straight-dragon
      Then the pile set aside holds 1 tile
      And Red may not draw the tile pd-straight-dragon

  @component @c1 @source:c1/tile-list
  Rule: Both cloisters and the tunnel come with a dragon, the inner field comes with a princess

    Scenario Outline: The list shows <what>
      Then the <symbol> is on <designs> with <print>

      Examples:
        | ruling                               | what                            | symbol   | designs   | print          |
        | component/cloister-tiles-bear-dragon | two cloisters, with dragons     | dragon   | 2 designs | a cloister     |
        | component/cloister-tiles-bear-dragon | no cloister with a volcano      | volcano  | 0 designs | a cloister     |
        | component/cloister-tiles-bear-dragon | no cloister with a princess     | princess | 0 designs | a cloister     |
        | component/cloister-tiles-bear-dragon | no cloister with a portal       | portal   | 0 designs | a cloister     |
        | component/tunnel-tile-bears-dragon   | one tunnel, with a dragon       | dragon   | 1 design  | a tunnel       |
        | component/princess-inner-field-tile  | an inner field, with a princess | princess | 1 design  | an inner field |

  @id:tile/placed-as-usual @rule @source:c1/new-tiles @source:c2/new-tiles @source:c2/turn-steps
  Rule: The tiles of the expansion are placed as usual: beside another tile, and so that the land continues

    Scenario Outline: Red turns the princess tile so that <what meets>
      Given the position "a new game begins"
      Then Red <choice> place the princess tile on <place> turned by <turn>

      Examples:
        | what meets       | place         | turn        | choice  |
        | city meets city  | the north gap | 180 degrees | may     |
        | field meets city | the north gap | 0 degrees   | may not |
        | city meets road  | the east gap  | 0 degrees   | may not |
        | field meets road | the east gap  | 90 degrees  | may not |

    Scenario Outline: Red holds the volcano tile over <place>
      Given the position "a new game begins"
      Then Red <choice> place the volcano tile on <place>

      Examples:
        | place          | choice  |
        | the east gap   | may     |
        | the start tile | may not |
        | the far square | may not |

  @id:tile/symbols-act-at-deployment @rule @c1 @source:c1/new-tiles
  Rule: The symbols bear on the stage after the placement, in which a follower is deployed

    Scenario Outline: Red places <tile> and thinks of a thief on its road
      Given the position "a new game begins"
      When Red places <tile> on the east gap
      Then Red <choice> deploy a thief

      Examples:
        | tile             | choice  |
        | the road tile    | may     |
        | the volcano tile | may not |

    Scenario Outline: Red places <tile> and thinks of a knight far from it
      Given the position "a new game begins"
      When Red places <tile> on the east gap
      Then Red <choice> deploy a knight on the north city

      Examples:
        | tile            | choice  |
        | the road tile   | may not |
        | the portal tile | may     |

    Scenario Outline: Red places a princess tile and sends a knight home
      Given the knight leaves <moment>
      And the position "Blue has a knight in the north city and the dragon sits in the east"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Blue's knight goes home during the <stage>

      Examples:
        | moment                            | stage          |
        | in the stage of deployment        | deployment     |
        | while the princess tile is placed | tile placement |

    Scenario: The dragon sets off only after Red has deployed
      Given the position "Blue has a knight in the north city and the dragon sits in the east"
      When Red places the dragon tile on the west gap
      And Red deploys a thief
      Then the dragon stands on the volcano
      And Red may move the dragon west

    Scenario: Nobody is deployed once the dragon has set off
      Given the position "Blue has a knight in the north city and the dragon sits in the east"
      When Red places the dragon tile on the west gap
      And the dragon walks west
      Then Red may not deploy a thief

  @id:tile/normal-deployment-unless-stated @rule @c1 @source:c1/deployment
  Rule: Followers are deployed on the tiles of the expansion as on any other, unless a symbol says otherwise

    Scenario Outline: Red places <tile>, whose <land> is free
      Given the position "the first volcano lies east of the start tile"
      When Red places <tile> on <place>
      Then Red may deploy a <role>

      Examples:
        | tile              | place         | land | role   |
        | the dragon tile   | the west gap  | road | thief  |
        | the princess tile | the north gap | city | knight |
        | the princess tile | the north gap | farm | farmer |

    Scenario: Red extends Blue's city with a dragon tile
      Given the position "Blue has a knight in the north city and the dragon sits in the east"
      When Red places the cloister tile on the gap
      Then Red may not deploy a knight

  @id:tile/city-cloister-choose-role @rule @source:c1/city-cloister @source:c2/city-monastery
  Rule: Whoever deploys a follower on the tile with a cloister in a city chooses one place for it, city or cloister
    The first edition names these two places, the second also the field, where a farmer may go in any case.

    Scenario Outline: Red deploys a <role> on the cloister tile
      Given the position "the first volcano lies east of the start tile"
      When Red places the cloister tile on the north gap
      And Red deploys a <role>
      Then Red's <role> stays on the board
      And Red may not deploy a <other>

      Examples:
        | role   | other  |
        | knight | monk   |
        | monk   | knight |
        | farmer | monk   |

  @id:tile/city-cloister-field-option @edition-difference @c2 @source:c2/city-monastery
  Rule: The second edition names the field among the places on the tile with a cloister in a city
    The first edition does not name it, but nothing in its text closes the field to a farmer.

    Scenario Outline: Red thinks of a farmer on the cloister tile
      Given the tile with a cloister in a city offers <places>
      And the position "the first volcano lies east of the start tile"
      When Red places the cloister tile on the north gap
      Then Red may deploy a farmer

      Examples:
        | places       |
        | three places |
        | two places   |

  @id:tile/city-cloister-scored-when-surrounded @rule @source:c1/city-cloister @source:c2/city-monastery
  Rule: The cloister in a city is complete when eight tiles surround it, whether the city is complete or not

    Scenario: The eighth tile is placed while the city is still open
      Given the position "one tile is missing around the cloister in a city"
      When Red places the last tile on the gap
      Then Red scores 9 points
      And Blue scores 0 points

    Scenario: The monk goes home and the knight stays
      Given the position "one tile is missing around the cloister in a city"
      When Red places the last tile on the gap
      And Red ends the turn
      Then Red's monk is back in Red's supply
      And Blue's knight stays on the board

  @id:tile/city-cloister-monk-beside-knight @rule @source:c1/city-cloister @source:c2/city-monastery
  Rule: A monk may go onto the cloister in a city although a knight is in that city already

    Scenario Outline: Red joins the cloister tile to the city of Blue's knight
      Given the position "Blue has a knight in the north city and the dragon sits in the east"
      When Red places the cloister tile on the gap
      Then Red <choice> deploy a <role>

      Examples:
        | role   | choice  |
        | monk   | may     |
        | knight | may not |

  @id:tile/city-cloister-knight-beside-monk @rule @source:c1/city-cloister @source:c2/city-monastery
  Rule: A monk on the cloister in a city keeps nobody from deploying a knight in that city

    Scenario: Blue extends the city around Red's monk
      Given the position "Red has a monk on the cloister in a city"
      When Blue places the city tile on the gap
      Then Blue may deploy a knight

  @id:tile/tunnel-one-road @rule @source:c1/tunnel @source:c2/tunnel
  Rule: The two ends of road on the tunnel tile are one road, which runs on through the tunnel

    Scenario: Blue builds on at the far mouth of the tunnel
      Given the position "Red has a thief in the tunnel"
      When Blue places the crossing tile on the east gap
      Then Blue may not deploy a thief on the tunnel road

    Scenario: The road through the tunnel is completed at three tiles
      Given the position "Red has a thief in the tunnel"
      When Blue places the crossing tile on the east gap
      And Red completes the tunnel road with the cloister tile
      Then Red scores 3 points

  @id:tile/tunnel-upper-field-whole @rule @source:c1/tunnel @source:c2/tunnel
  Rule: The upper field of the tunnel tile runs above the tunnel from one side to the other

    Scenario Outline: Blue places <tile> below the road, with Red's field on its left and a free one on its right
      Given the position "a road parts the north field from Red's field"
      When Blue places <tile> on the east gap
      Then Blue <choice> deploy a farmer on the north field

      Examples:
        | tile            | choice  |
        | the tunnel tile | may not |
        | the road tile   | may     |

  @id:tile/tunnel-lower-field-whole @rule @source:c1/tunnel @source:c2/tunnel
  Rule: The lower field of the tunnel tile runs below the tunnel from one side to the other

    Scenario Outline: Blue places <tile> above the road, with Red's field on its left and a free one on its right
      Given the position "a road parts the north field from Red's field"
      When Blue places <tile> on the west gap
      Then Blue <choice> deploy a farmer on the north field

      Examples:
        | tile            | choice  |
        | the tunnel tile | may not |
        | the road tile   | may     |

  @id:tile/tunnel-fields-separate @edition-difference @c2 @source:c2/note-2
  Rule: Z-Man calls the two fields of the tunnel tile separate, which denies only a link through the tunnel
    Hans im Glück calls each of them whole. Both sentences describe the same two fields.

    Scenario Outline: Red's farmer is above the tunnel and Blue thinks of one below
      Given the text calls the fields of the tunnel tile <joined>
      And the position "a road parts the north field from Red's field"
      When Blue places the tunnel tile on the east gap
      Then Blue may deploy a farmer on the lower field

      Examples:
        | joined   |
        | separate |
        | whole    |
