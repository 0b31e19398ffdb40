Feature: Traders and Builders
  A builder whose road or city grows brings its owner a second tile in the same turn. Where builder and pig may stand is
  told with the other figures. What goods are worth at the end of the game is left out.

  @id:traders-and-builders/double-turn @rule @needs:traders-and-builders @source:base/rules
  Rule: Whoever extends the feature of their own builder places a second tile, and never a third

    Scenario: Red extends the builder's road and goes on
      Given the position "Red's builder waits at the end of Red's road"
      When Red places the road tile on the east gap
      Then Red may place the road tile on the far gap

    Scenario: Red extends the builder's road twice
      Given the position "Red's builder waits at the end of Red's road"
      When Red places the road tile on the east gap
      And Red places the road tile on the far gap
      Then Red may not place the cloister tile on the south gap
      And Blue may place the cloister tile on the south gap

    Scenario: Red extends the builder's road with the last tile
      Given the position "the last tile goes to Red's builder"
      When Red places the road tile on the east gap
      And Red ends the turn
      Then the game is over

    Scenario: Red places a tile elsewhere
      Given the position "Red's builder waits at the end of Red's road"
      When Red places the cloister tile on the south gap
      Then Red may not place the road tile on the east gap
      And Blue may place the road tile on the east gap

  @id:traders-and-builders/goods @rule @needs:traders-and-builders @source:traders/rules @source:traders/faq
  Rule: Whoever completes a city takes the goods in it, whoever stands there
    If the dragon has just eaten the last knight, the city pays nobody and brings its goods all the same.

    Scenario: Blue completes Red's city
      Given the position "a dragon tile will complete Red's city with two cloths"
      When Blue completes Red's city with the closing tile
      Then Red scores 8 points
      And Blue holds 2 cloth
      And Blue holds 0 wheat
      And Red holds 0 cloth

    Scenario: Blue places a tile elsewhere
      Given the position "a dragon tile will complete Red's city with two cloths"
      When Blue places the closing tile on the east gap
      Then Blue holds 0 cloth

    Scenario Outline: Blue completes the city with a dragon tile, and the dragon moves <order>
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city with two cloths"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and south
      Then Red scores <points>
      And Red's knight is back in Red's supply
      And Blue holds 2 cloth

      Examples:
        | order          | points   |
        | before scoring | 0 points |
        | after scoring  | 8 points |

  @id:fairy/point-once-per-double-turn @rule @needs:traders-and-builders @source:c1/fairy @source:c1/note-7 @source:c2/other-expansions/fairy
  Rule: A double turn pays the fairy's point once, as it begins

    Scenario Outline: Red begins a double turn with the fairy beside Red's thief
      Given a double turn pays the fairy's point <how>
      And the position "the fairy is with Red's thief and Red's builder waits"
      When Red begins the turn
      And Red places the road tile on the east gap
      And Red places the road tile on the far gap
      And Red ends the turn
      Then Red scores <points> for the fairy

      Examples:
        | how          | points   |
        | once         | 1 point  |
        | in each part | 2 points |

  @id:fairy/point-once-text-source @edition-difference @c1 @needs:traders-and-builders @source:c1/note-7
  Rule: That the point is paid once comes from an early answer and reached Rio Grande with Big Box 3

    Scenario Outline: The text of <edition> is consulted
      Given the rule book is <edition>
      Then the value of builder-double-turn-fairy-point rests on <ground>

      Examples:
        | edition          | ground    |
        | hig-c1-early-faq | c1/note-7 |
        | rgg-c1-big-box-2 | nothing   |
        | rgg-c1-big-box-3 | c1/note-7 |

  @id:gap/fairy-fetched-in-first-part @community @gap @needs:traders-and-builders @source:ours/reading @source:c1/fairy
  Rule: A fairy fetched in the first part pays from the next turn on
    The double turn is one turn, and it has begun already. Only where each part counts as one does she pay at once.

    Scenario Outline: Red fetches the fairy and draws the second tile
      Given a double turn pays the fairy's point <how>
      And the position "Red's builder waits at the end of Red's road"
      When Red places the road tile on the east gap
      And Red moves the fairy to Red's thief
      And Red places the road tile on the far gap
      And Red ends the turn
      Then Red scores <points> for the fairy

      Examples:
        | how          | points   |
        | once         | 0 points |
        | in each part | 1 point  |

  @id:gap/double-turn-fairy-move @community @gap @needs:traders-and-builders @source:ours/reading @source:c1/fairy
  Rule: Whether the fairy may move is judged part by part

    Scenario: Red deploys a farmer in the first part and would like to fetch the fairy in the second
      Given the position "Red's builder waits at the end of Red's road"
      When Red places the road tile on the east gap
      And Red deploys a farmer on the north farm
      And Red places the cloister tile on the south gap
      Then Red may move the fairy to Red's thief

  @id:gap/builder-eaten-before-second-part @community @gap @needs:traders-and-builders
  @source:ours/reading @source:traders/rules @source:c1/dragon
  Rule: A builder that the dragon eats in the first part has earned the second part all the same
    The tile that extends its road was placed before the dragon moved. The page of the box has an answer of the
    publisher to the same effect, the documents on this expansion do not.

    Scenario: The dragon walks over the whole road of thief and builder
      Given the position "the dragon sits at the west end of Red's road with a builder"
      When Red places the dragon tile on the east gap
      And the dragon walks east, east, east and east
      Then Red's builder is back in Red's supply
      And Red may place the road tile on the far gap

  @id:gap/double-turn-visited-tiles @community @gap @needs:traders-and-builders @source:ours/reading @source:c1/dragon @source:c2/dragon
  Rule: Two dragon tiles in one double turn start two walks, and each has its own visited tiles

    Scenario: The second walk may lead back over the tiles of the first
      Given the position "the dragon sits at the west end of Red's road with a builder"
      When Red places the dragon tile on the east gap
      And the dragon walks east, east, east and east
      And Red places the second dragon tile on the far gap
      Then the dragon may walk west

  @id:gap/two-portals-in-double-turn @community @gap @needs:traders-and-builders @source:ours/reading @source:c1/portal
  Rule: Two portal tiles in one double turn let one follower through each

    Scenario: Red has sent a knight through the first portal
      Given the position "the dragon sits at the west end of Red's road with a builder"
      When Red places the portal tile on the portal gap
      And Red deploys a knight on the north city
      And Red places the second portal tile on the second portal gap
      Then Red may deploy a farmer on the hill farm

  @id:traders-and-builders/portal-in-second-part @community @needs:traders-and-builders
  @source:ours/reading @source:c1/portal @source:c1/other-expansions/portal
  Rule: A deployment in the first part does not close a portal in the second
    Each part has a deployment of its own. Only one of two followers in the same part travels, see
    `portal/one-of-follower-and-phantom`.

    Scenario: Red deploys a farmer in the first part, and the second tile is a portal
      Given the position "the dragon sits at the west end of Red's road with a builder"
      When Red places the road tile on the east gap
      And Red deploys a farmer on the new field
      And Red places the second portal tile on the second portal gap
      Then Red may deploy a knight on the north city

  @id:gap/set-aside-return-moment @community @gap @needs:traders-and-builders @source:ours/reading @source:c1/dragon-first-volcano
  Rule: A first volcano in the first part brings the laid-aside tiles back before the second tile is drawn

    Scenario: A dragon tile lies aside when Red places the first volcano
      Given an early dragon tile is laid aside
      And the position "Red's builder waits at the end of Red's road"
      When Red draws the dragon tile
      And Red places the volcano tile on the east gap
      Then the pile set aside holds 0 tiles
      And Red may draw the dragon tile
