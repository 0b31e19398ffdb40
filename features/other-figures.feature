Feature: Figures of other expansions
  Where the figures of other boxes may stand, what they count for and when they go home, as far as refusals and scores
  here come down to them. What else they can do is left to the rule books of those boxes.

  @id:inns-and-cathedrals/large-follower @rule
  @source:c1/other-expansions/portal @source:base/rules @needs:inns-and-cathedrals
  Rule: The large follower goes where a normal one may and counts for two of them

    Scenario Outline: Red has placed a city tile with a cloister and would like to deploy the large follower as a <role>
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      Then Red may deploy the large follower as a <role>

      Examples:
        | role   |
        | knight |
        | monk   |
        | farmer |

    Scenario: The city of Red's large follower is joined with that of Blue's knight
      Given the position "one tile will join Red's large follower and Blue's knight"
      When Red places the closing tile on the gap
      Then Red scores 8 points
      And Blue scores 0 points
      And Red's large follower goes home during the scoring

  @id:abbey-and-mayor/mayor @rule @source:c1/other-expansions/portal @source:base/rules @needs:abbey-and-mayor
  Rule: The mayor goes into cities only and counts for as many followers as the city has shields
    Without a shield he counts for nobody, though he is a follower.

    Scenario Outline: Red has placed a city tile with a cloister and would like to deploy the mayor as a <role>
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      Then Red <answer> deploy the mayor as a <role>

      Examples:
        | role   | answer  |
        | knight | may     |
        | monk   | may not |
        | farmer | may not |

    Scenario Outline: Red joins the cities of Red's mayor and Blue's knight by <tile>
      Given the position "one tile will join Red's mayor and Blue's knight"
      When Red places <tile> on the gap
      Then Red scores <red>
      And Blue scores <blue>
      And Red's mayor goes home during the scoring

      Examples:
        | tile             | red       | blue      |
        | the closing tile | 0 points  | 8 points  |
        | the shield tile  | 10 points | 10 points |

    Scenario: The game ends with Red's mayor alone in a city without a shield
      Given the position "the figures of every box are in play"
      When Red places the plain tile on the south gap
      And Red deploys the mayor as a knight
      And the game ends
      Then Red scores 0 points

  @id:abbey-and-mayor/wagon @rule @source:c1/other-expansions/portal @source:base/rules @needs:abbey-and-mayor
  Rule: The wagon goes into a city, onto a road or to a cloister, but not onto a farm

    Scenario Outline: Red has placed a city tile with a cloister and would like to deploy the wagon as a <role>
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      Then Red <answer> deploy the wagon as a <role>

      Examples:
        | role   | answer  |
        | knight | may     |
        | monk   | may     |
        | farmer | may not |

    Scenario: Red has placed a road tile and would like to deploy the wagon
      Given the position "the figures of every box are in play"
      When Red places the road tile on the west gap
      Then Red may deploy the wagon as a thief

  @id:traders-and-builders/builder @rule
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon @needs:traders-and-builders
  Rule: The builder goes into a city or onto a road of its owner, counts for nobody and goes home with the last follower
    It is no follower, so somebody of its colour has to stand in that feature.

    Scenario: Red has a thief on the road that the tile extends, and a farmer beside it
      Given the position "Red's thief and farmer stand in the west"
      When Red places the plain tile on the gap
      Then Red may put the builder on Red's road
      And Red may not put the builder on Red's field

    Scenario: Nobody is on the road that the tile extends
      Given the position "the figures of every box are in play"
      When Red places the road tile on the west gap
      Then Red may not put the builder on the road

    Scenario: Red has a thief and a builder on the road, and Blue has nobody there
      Given the position "Red's builder waits at the end of Red's road"
      When Red places the cloister tile on the south gap
      And Blue places the road tile on the east gap
      Then Blue may not put the builder on Red's road because of traders-and-builders/builder

    Scenario: Blue has a thief on the road, and Red has nobody there
      Given the position "the figures of every box are in play"
      When Red places the cloister tile on the south gap
      And Blue places the road tile on the west gap
      And Blue deploys a thief
      And Red places the road tile on (-2, 0) turned by 90 degrees
      Then Red may not put the builder on the road because of traders-and-builders/builder

    Scenario: A knight and the builder of Red meet one knight of Blue when the city is completed
      Given the position "one tile will join Red's knight and builder with Blue's knight"
      When Blue places the closing tile on the gap
      Then Red scores 10 points
      And Blue scores 10 points
      And Red's builder goes home during the scoring

  @id:traders-and-builders/pig @rule
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon @needs:traders-and-builders
  Rule: The pig goes onto a farm where its owner has a farmer
    It is no follower. What it adds to the farm is not told here.

    Scenario: Red has a farmer in the field that the tile extends, and a thief on the road
      Given the position "Red's thief and farmer stand in the west"
      When Red places the plain tile on the gap
      Then Red may put the pig on Red's field
      And Red may not put the pig on Red's road

    Scenario: Nobody is in the field that the tile extends
      Given the position "the figures of every box are in play"
      When Red places the road tile on the west gap
      Then Red may not put the pig on the south field

  @id:hills-and-sheep/shepherd @rule @source:c1/other-expansions/portal @needs:hills-and-sheep
  Rule: The shepherd goes onto a farm, whether a farmer is there or not, but not where another shepherd is
    He is no follower. What he does with his flock is told under its own expansion, Hills and Sheep.

    Scenario: Red's farmer is in the field that the tile extends
      Given the position "Red's thief and farmer stand in the west"
      When Red places the plain tile on the gap
      Then Red may put the shepherd on Red's field
      And Red may not put the shepherd on Red's road

    Scenario: Red extends an empty field and would like to put the shepherd there
      Given the position "the figures of every box are in play"
      When Red places the road tile on the west gap
      Then Red may put the shepherd on the south field

    Scenario: Red has lost the own shepherd and would like to join Blue's
      Given the position "Red's shepherd and Blue's shepherd tend their flocks"
      When Red places the road tile on the west gap
      And Red meets the wolf
      And Blue places the cloister tile on the south gap
      And Red places the second cloister tile on the north gap
      Then Red may not put the shepherd on Blue's field

  @id:abbot/abbot @rule @source:c1/other-expansions/portal @source:base/rules @needs:abbot
  Rule: The abbot goes to a cloister and is a monk there
    The gardens, which are his as well, are printed on tiles of the second edition only and not played here.

    Scenario Outline: Red has placed a city tile with a cloister and would like to deploy the abbot as a <role>
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      Then Red <answer> deploy the abbot as a <role>

      Examples:
        | role   | answer  |
        | monk   | may     |
        | knight | may not |
        | farmer | may not |

    Scenario: The game ends with the abbot at a cloister beside which two tiles lie
      Given the position "the figures of every box are in play"
      When Red places the cloister tile on the south gap
      And Red deploys the abbot as a monk
      And the game ends
      Then Red scores 3 points

  @rule @source:c1/other-expansions/portal @source:base/rules
  @needs:under-the-big-top @needs:ghosts-castles-cemeteries
  Rule: Ringmaster and guard go where a normal follower may, one figure a turn
    No document says it of the guard; it is listed among the figures that are used like followers.

    Scenario Outline: Red has placed a city tile with a cloister and would like to deploy the <figure> as a <role>
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      Then Red may deploy the <figure> as a <role>

      Examples:
        | ruling                          | figure         | role   |
        | under-the-big-top/ringmaster    | ringmaster     | knight |
        | under-the-big-top/ringmaster    | ringmaster     | monk   |
        | under-the-big-top/ringmaster    | ringmaster     | farmer |
        | ghosts-castles-cemeteries/guard | guard follower | knight |
        | ghosts-castles-cemeteries/guard | guard follower | monk   |
        | ghosts-castles-cemeteries/guard | guard follower | farmer |

    Scenario Outline: Red has deployed a monk and would like to deploy the <figure> besides
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      And Red deploys a monk
      Then Red may not deploy the <figure> as a knight

      Examples:
        | ruling                          | figure         |
        | under-the-big-top/ringmaster    | ringmaster     |
        | ghosts-castles-cemeteries/guard | guard follower |

  @id:phantom/phantom @rule @source:c1/other-expansions/portal @source:base/rules @needs:phantom
  Rule: The phantom goes where a normal follower may, alone or after another figure of the same turn

    Scenario: Red deploys a monk and would like to send the phantom after him
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      And Red deploys a monk
      Then Red may deploy the phantom as a knight
      And Red may deploy the phantom as a farmer
      And Red may not deploy the phantom as a monk

    Scenario: Red deploys nobody but the phantom
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      Then Red may deploy the phantom as a monk

    Scenario: Red has begun with the phantom and would like to deploy a follower besides
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      And Red deploys the phantom as a knight
      Then Red may not deploy a monk because of base/one-follower-a-turn

    Scenario Outline: Follower and phantom go onto a princess tile in a city without knights
      Given the princess <duty> send a knight home
      And the position "Blue is about to claim the north city"
      When Blue places the city tile on the north gap
      And Red extends the north city with the princess tile
      And Red deploys a knight
      And Red deploys the phantom as a thief
      Then Red may end the turn

      Examples:
        | duty |
        | must |
        | may  |
