Feature: The tiles
  What is in the box, what the tiles bear, how they are placed, and the two that look like nothing in the base game.

  @id:component/tile-total @component @source:c1/contents @source:c2/contents @source:c1/tile-list @source:c2/tile-list
  Rule: The expansion has 30 tiles

    Scenario: All tiles of the expansion are counted
      Then the expansion has 30 tiles

  @component
  Rule: Six tiles bear a volcano, twelve a dragon, six a princess and six a magic portal

    Scenario Outline: The list is searched for tiles with a <symbol>
      Then <tiles> of the expansion bear a <symbol>

      Examples:
        | ruling                   | symbol   | tiles    | source                               |
        | component/volcano-count  | volcano  | 6 tiles  | c1/contents c1/tile-list c2/volcano  |
        | component/dragon-count   | dragon   | 12 tiles | c1/contents c1/tile-list c2/dragon   |
        | component/princess-count | princess | 6 tiles  | c1/contents c1/tile-list c2/princess |
        | component/portal-count   | portal   | 6 tiles  | c1/contents c1/tile-list c2/portal   |

  @component @source:c1/contents @source:c2/contents
  Rule: The expansion brings two figures, one dragon and one fairy

    Scenario Outline: The box is searched for a <figure>
      Then the expansion holds 1 <figure>

      Examples:
        | ruling                  | figure |
        | component/dragon-figure | dragon |
        | component/fairy-figure  | fairy  |

  @id:component/four-new-symbols @component @c2 @source:c2/new-tiles
  Rule: The tiles bear four new symbols: volcano, dragon, princess and magic portal
    Some programs let players switch a symbol off. By the rules each of them always acts.

    Scenario: The symbols of all tiles are counted
      Then each tile of the expansion bears one of 4 symbols

    Scenario Outline: Red places a tile with a <symbol>
      Given the position "Blue has a knight in the north city and the dragon sits in the east"
      When Red <act>
      Then <what>

      Examples:
        | symbol       | act                                           | what                                       |
        | volcano      | places the volcano tile on the west gap       | the dragon stands on the west gap          |
        | dragon       | places the dragon tile on the west gap        | the dragon may walk west                   |
        | princess     | extends the north city with the princess tile | Red may send Blue's knight home            |
        | magic portal | places the portal tile on the west gap        | Red may deploy a farmer on the north field |

  @id:component/one-symbol-per-tile @component @c1 @source:c1/new-tiles
  Rule: Each tile of the expansion bears one of the four symbols and no second one
    The text says that each bears a symbol. That it is just one follows from the counts: 6, 12, 6 and 6 make 30.

    Scenario: The symbols of every tile are counted
      Then each tile of the expansion bears one of 4 symbols

  @id:component/twenty-nine-designs @component @disputed @source:c1/tile-list @source:c2/tile-list
  Rule: The expansion has 29 designs, of which one alone, a bend with a dragon, comes twice
    Each list sorts the tiles in its own way, but the numbers agree. Only the Italian page says that the design which
    comes twice bears a dragon.

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

    Scenario Outline: The list is searched for <print> with a <symbol>
      Then the <symbol> is on <designs> with <print>

      Examples:
        | ruling                               | print          | symbol   | designs   |
        | component/cloister-tiles-bear-dragon | a cloister     | dragon   | 2 designs |
        | component/cloister-tiles-bear-dragon | a cloister     | volcano  | 0 designs |
        | component/cloister-tiles-bear-dragon | a cloister     | princess | 0 designs |
        | component/cloister-tiles-bear-dragon | a cloister     | portal   | 0 designs |
        | component/tunnel-tile-bears-dragon   | a tunnel       | dragon   | 1 design  |
        | component/princess-inner-field-tile  | an inner field | princess | 1 design  |

  @id:component/c2-illustrations @component @c2 @source:c2/tile-list
  Rule: Eleven tiles of the second edition show a small picture
    They are ten designs, for the one that comes twice shows highwaymen.

    Scenario Outline: The list is searched for <picture>
      Then <tiles> of the second edition show <picture>

      Examples:
        | picture         | tiles   |
        | a garden        | 2 tiles |
        | a farmhouse     | 2 tiles |
        | a water tower   | 2 tiles |
        | highwaymen      | 3 tiles |
        | a pigsty        | 1 tile  |
        | a donkey stable | 1 tile  |

  @id:component/portal-tile-shield @edition-difference @source:c1/tile-list @source:c2/tile-list
  Rule: The portal tile with a city on three sides shows a shield in the first edition and none in the second
    Where it lies in a city, the editions count that city differently.

    Scenario Outline: The game ends with three tiles in Red's city, the portal tile among them
      Given the rule book is <edition>
      And the position "both parts of a portal tile will be taken"
      When Red places the portal tile on the gap
      And the game ends
      Then Red scores <points> for the city

      Examples:
        | edition        | points   |
        | hig-c1-current | 4 points |
        | hig-c2-2016    | 3 points |

  @id:component/fairy-mark-c2 @component @c2 @source:c2/contents
  Rule: The tiles of the second edition bear a fairy as their sign

    Scenario Outline: The tiles of <edition> are searched for the sign
      Given the rule book is <edition>
      Then by the book the tiles bear a symbol of the expansion

      Examples:
        | edition        |
        | hig-c2-2016    |
        | zmg-c2         |
        | drache-und-fee |

  @id:component/no-symbol-early-german @edition-difference @c1 @source:c1/intro
  Rule: The tiles of the first German printings bear no sign of the expansion
    The page shows later printings with one.

    Scenario Outline: The tiles of <edition> are searched for a sign
      Given the rule book is <edition>
      Then by the book the tiles bear <sign> of the expansion

      Examples:
        | edition        | sign      |
        | hig-c1-2005    | no symbol |
        | hig-c1-current | a symbol  |

  @id:component/ios-city-cloister-drawing @edition-difference @c1 @source:c1/tile-note
  Rule: The app for iOS has a drawing of its own for the tile with a cloister in a city

    Scenario Outline: The tile is looked up in <edition>
      Given the rule book is <edition>
      Then by the book the cloister in a city is drawn as in <drawing>

      Examples:
        | edition        | drawing |
        | ios-c1         | the app |
        | hig-c1-current | print   |

  @id:tile/placed-as-usual @rule @source:c1/new-tiles @source:c2/new-tiles @source:c2/turn-steps
  Rule: The tiles of the expansion are placed as usual: beside another tile, and so that the land continues

    Scenario Outline: Red would like to place the princess tile so that <what meets>
      Given the position "a new game begins"
      Then Red <answer> place the princess tile on <place> turned by <turn>

      Examples:
        | what meets       | place         | turn        | answer  |
        | city meets city  | the north gap | 180 degrees | may     |
        | field meets city | the north gap | 0 degrees   | may not |
        | city meets road  | the east gap  | 0 degrees   | may not |
        | field meets road | the east gap  | 90 degrees  | may not |

    Scenario: Blue's tile has a city on one side and fits on one square, in one way
      Given the position "every open square borders a road or a city"
      When Blue draws the city tile
      Then Blue has no choice but to place the city tile on the north gap

    Scenario Outline: Red would like to place the volcano tile on <place>
      Given the position "a new game begins"
      Then Red <answer> place the volcano tile on <place>

      Examples:
        | place          | answer  |
        | the east gap   | may     |
        | the start tile | may not |
        | the far square | may not |

  @id:tile/symbols-act-at-deployment @rule @c1 @source:c1/new-tiles
  Rule: The symbols bear on the stage after the placement, in which a follower is deployed

    Scenario Outline: Red places <tile> and would like to deploy a thief on its road
      Given the position "a new game begins"
      When Red places <tile> on the east gap
      Then Red <answer> deploy a thief

      Examples:
        | tile             | answer  |
        | the road tile    | may     |
        | the volcano tile | may not |

    Scenario Outline: Red places <tile> and would like to deploy a knight far from it
      Given the position "a new game begins"
      When Red places <tile> on the east gap
      Then Red <answer> deploy a knight on the north city

      Examples:
        | tile            | answer  |
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

  @id:tile/tunnel-one-road @rule @disputed @source:c1/tunnel @source:c2/tunnel
  Rule: The two ends of road on the tunnel tile are one road, which runs on through the tunnel
    Only where the tokens of The Tunnel are in play does it count as broken, see `tunnel/tokens-break-road`.

    Scenario: Blue builds on at one mouth of the tunnel
      Given the position "Red has a thief in the tunnel"
      When Blue places the crossing tile on the east gap
      Then Blue may not deploy a thief on the tunnel road

    Scenario: The road through the tunnel is completed at three tiles
      Given the position "Red has a thief in the tunnel"
      When Blue places the crossing tile on the east gap
      And Red completes the tunnel road with the cloister tile
      Then Red scores 3 points

  @id:tile/tunnel-upper-field-whole @rule @disputed @source:c1/tunnel @source:c2/tunnel
  Rule: The upper field of the tunnel tile runs above the tunnel from one side to the other
    Z-Man calls the two fields separate, see `tile/tunnel-fields-separate`.

    Scenario Outline: Blue places <tile> below the road, between Red's field and a free one
      Given the position "a road parts the north field from Red's field"
      When Blue places <tile> on the east gap
      Then Blue <answer> deploy a farmer on the north field

      Examples:
        | tile            | answer  |
        | the tunnel tile | may not |
        | the road tile   | may     |

  @id:tile/tunnel-lower-field-whole @rule @disputed @source:c1/tunnel @source:c2/tunnel
  Rule: The lower field of the tunnel tile runs below the tunnel from one side to the other
    Z-Man calls the two fields separate, see `tile/tunnel-fields-separate`.

    Scenario Outline: Blue places <tile> above the road, between Red's field and a free one
      Given the position "a road parts the north field from Red's field"
      When Blue places <tile> on the west gap
      Then Blue <answer> deploy a farmer on the north field

      Examples:
        | tile            | answer  |
        | the tunnel tile | may not |
        | the road tile   | may     |

  @id:tile/tunnel-fields-separate @edition-difference @disputed @c2 @source:c2/note-2
  Rule: Z-Man calls the two fields of the tunnel tile separate, which denies only a link through the tunnel
    Hans im Glück calls each of them whole. Both sentences describe the same two fields.

    Scenario Outline: Red's farmer is above the tunnel, and Blue would like to deploy one below
      Given the text calls the fields of the tunnel tile <joined>
      And the position "a road parts the north field from Red's field"
      When Blue places the tunnel tile on the east gap
      Then Blue may deploy a farmer on the lower field

      Examples:
        | joined   |
        | separate |
        | whole    |

  @id:tile/city-cloister-choose-role @rule @disputed @source:c1/city-cloister @source:c2/city-monastery
  Rule: Whoever deploys a follower on the tile with a cloister in a city chooses one place for it, city or cloister
    The first edition names these two, to tell knight from monk. The second adds the field, where a farmer may go in any
    case.

    Scenario Outline: Red deploys a <role> on the cloister tile
      Given the position "the dragon sits on a road that nobody has claimed"
      When Red places the cloister tile on the gap
      And Red deploys a <role>
      Then Red's <role> stays on the board
      And Red may not deploy a <other>

      Examples:
        | role   | other  |
        | knight | monk   |
        | monk   | knight |
        | farmer | monk   |

  @id:tile/city-cloister-field-option @edition-difference @disputed @c2 @source:c2/city-monastery
  Rule: The second edition names the field among the places on the tile with a cloister in a city
    The first edition does not name it, but nothing in its text closes the field to a farmer.

    Scenario Outline: Red would like to deploy a farmer on the cloister tile
      Given the tile with a cloister in a city offers <places>
      And the position "the dragon sits on a road that nobody has claimed"
      When Red places the cloister tile on the gap
      Then Red may deploy a farmer

      Examples:
        | places       |
        | three places |
        | two places   |

  @id:tile/city-cloister-lying-monk @rule @c2 @source:c2/city-monastery
  Rule: A monk on the cloister in a city may be laid flat to tell him from a knight
    How the follower lies changes nothing. It is the place that makes a monk, a knight or a farmer.

    Scenario Outline: Red deploys a follower in the <place> of the cloister tile
      Given the position "the dragon sits on a road that nobody has claimed"
      When Red places the cloister tile on the gap
      And Red deploys a <role>
      Then Red's follower counts as a <role>

      Examples:
        | place    | role   |
        | cloister | monk   |
        | city     | knight |
        | field    | farmer |

  @id:tile/city-cloister-scored-when-surrounded @rule @source:c1/city-cloister @source:c2/city-monastery
  Rule: The cloister in a city is complete when eight tiles surround it, whether the city is complete or not

    Scenario: The eighth tile is placed while the city is still open
      Given the position "one tile will complete Red's cloister in a city"
      When Red places the closing tile on the gap
      Then Red scores 9 points

    Scenario: The monk goes home and a knight in the city stays
      Given the position "one tile will complete Red's cloister in a city"
      When Red extends the city with the middle tile
      And Red deploys a knight
      And Blue places the closing tile on the gap
      And Blue ends the turn
      Then Red's monk is back in Red's supply
      And Red's knight stays on the board
      And Red scores 9 points

  @id:tile/city-cloister-monk-beside-knight @rule @source:c1/city-cloister @source:c2/city-monastery
  Rule: A monk may go onto the cloister in a city although a knight is in that city already

    Scenario Outline: Red joins the cloister tile to the city of Blue's knight
      Given the position "Blue has a knight in the north city and the dragon sits in the east"
      When Red places the cloister tile on the gap
      Then Red <answer> deploy a <role>

      Examples:
        | role   | answer  |
        | monk   | may     |
        | knight | may not |

  @id:tile/city-cloister-knight-beside-monk @rule @source:c1/city-cloister @source:c2/city-monastery
  Rule: A monk on the cloister in a city keeps nobody from deploying a knight in that city

    Scenario: Red extends the city in which Red's cloister lies
      Given the position "one tile will complete Red's cloister in a city"
      When Red extends the city with the middle tile
      Then Red may deploy a knight

  @id:tile/normal-deployment-unless-stated @rule @c1 @source:c1/deployment
  Rule: Followers are deployed on the tiles of the expansion as on any other, unless a symbol says otherwise

    Scenario Outline: Red places <tile>, whose <land> is free
      Given the position "the dragon sits on a road that nobody has claimed"
      When Red places <tile> on <place>
      Then Red may deploy a <role>

      Examples:
        | tile              | place        | land | role   |
        | the dragon tile   | the west gap | road | thief  |
        | the princess tile | the gap      | city | knight |
        | the princess tile | the gap      | farm | farmer |

    Scenario: Red extends Blue's city with a dragon tile
      Given the position "Blue has a knight in the north city and the dragon sits in the east"
      When Red places the cloister tile on the gap
      Then Red may not deploy a knight
