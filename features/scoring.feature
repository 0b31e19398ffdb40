Feature: Scoring
  What the expansion changes about scores, during the game and at its end, and what it leaves as it was.

  @id:scoring/normal-rules @rule @c1 @source:c1/scoring
  Rule: A feature that a tile of the expansion completes scores as any other

    Scenario: A portal tile completes Blue's road of three tiles
      Given the position "one tile will complete Red's cloister and Blue's road"
      When Blue completes Blue's road with the portal tile
      Then Blue scores 3 points

    Scenario Outline: Red completes a city of three tiles and a shield with <tile>
      Given the position "one tile will complete Red's city"
      When Red completes Red's city with <tile>
      Then Red scores 8 points

      Examples:
        | tile             |
        | the closing tile |
        | the volcano tile |

  @id:scoring/several-features @rule @c1 @source:c1/scoring
  Rule: Where one tile completes several features, each of them is scored

    Scenario: One tile completes Blue's road and Red's cloister
      Given the position "one tile will complete Red's cloister and Blue's road"
      When Blue completes Blue's road with the portal tile
      Then Blue scores 3 points for the road
      And Red scores 9 points for the cloister

  @id:scoring/fairy-in-step-three @rule @c2 @source:c2/fairy @source:c2/turn-steps
  Rule: The fairy's three points are paid in the third step of the turn, when the feature of her follower is scored
    So they are paid even to a player who fetched her in the second step of the same turn.

    Scenario Outline: Red completes a city and fetches the fairy in the same turn
      Given the fairy's three points are scored <way>
      And the position "one tile will complete Red's city"
      When Red completes Red's city with the closing tile
      And Red moves the fairy to Red's knight
      Then Red scores <city> for the city
      And Red scores <fairy> for the fairy

      Examples:
        | way                       | city      | fairy    |
        | apart from the feature    | 8 points  | 3 points |
        | together with the feature | 11 points | 0 points |

    Scenario Outline: Red's points for city and fairy are added up
      Given the fairy pays <bonuses>
      And the position "one tile will complete Red's city"
      When Red completes Red's city with the closing tile
      And Red moves the fairy to Red's knight
      Then Red scores <points>

      Examples:
        | bonuses                                           | points    |
        | one point a turn and three a feature              | 11 points |
        | five points for a completed feature and no others | 13 points |

  @id:scoring/turn-steps-c2 @rule @c2 @source:c2/turn-steps @source:c2/note-4
  Rule: The fairy's point comes first, then the tile, then follower or fairy, then the dragon, and the scores come last
    A volcano calls the dragon and a princess sends a knight home while the tile is placed. The dragon of a dragon tile
    sets off after the deployment, and only what its walk has left is scored.

    Scenario Outline: Red's turn begins with the fairy beside Red's knight
      Given the fairy pays <bonuses>
      And the position "one tile will complete Red's city"
      When Red places the road tile on the east gap
      And Red moves the fairy to Red's knight
      And Blue places the road tile on the west gap
      And Red begins the turn
      Then Red scores <points>
      And Red may draw the volcano tile

      Examples:
        | bonuses                                           | points   |
        | one point a turn and three a feature              | 1 point  |
        | five points for a completed feature and no others | 0 points |

    Scenario: A volcano calls the dragon before anyone can move the fairy
      Given the position "one tile will complete Red's city"
      When Red completes Red's city with the volcano tile
      Then the dragon stands on the gap
      And Red may move the fairy to Red's knight

    Scenario Outline: A princess tile completes the city and sends its knight home
      Given the knight leaves <moment>
      And the position "one tile will complete Red's city"
      When Red completes Red's city with the princess tile
      And Red sends Red's knight home
      Then Red's knight goes home during the <stage>
      And nobody scores

      Examples:
        | moment                            | stage          |
        | while the princess tile is placed | tile placement |
        | in the stage of deployment        | deployment     |

    Scenario Outline: A dragon tile completes the city and the dragon reaches its knight
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      Then Red's knight goes home during the <stage>

      Examples:
        | order          | stage              |
        | before scoring | walk of the dragon |
        | after scoring  | scoring            |

  @id:final/no-extra-for-tiles @rule @disputed @c1 @source:c1/final-scoring @source:c1/fairy
  Rule: At the end of the game nothing is scored for the tiles of the expansion themselves
    The same page lets the fairy pay for farms, which are scored only then. So we read the sentence as one on the tiles.

    Scenario: Volcano, dragon, princess and portal are on the table and no fairy
      Given the position "each symbol lies on the table"
      When the game ends
      Then Red scores 2 points
      And Blue scores 3 points

    Scenario Outline: The fairy is beside Red's knight when the game ends
      Given the fairy pays <bonus> in the final scoring
      And the position "each symbol lies on the table"
      When Red places the road tile on the south gap
      And Red moves the fairy to Red's knight
      And the game ends
      Then Red scores <points>

      Examples:
        | bonus        | points   |
        | three points | 5 points |
        | nothing      | 2 points |

  @id:final/fairy-three-points @community @disputed @c2 @source:c2/note-20
  Rule: In the final scoring, too, the fairy pays three points for the feature of the follower beside her
    The first edition says that nothing is added at the end, and we take that to mean the tiles.

    Scenario Outline: Red's thief stands beside the fairy on an unfinished road of three tiles
      Given the fairy pays <bonus> in the final scoring
      And the position "Red has a thief and Blue a monk"
      When Red places the road tile on the east gap
      And Red moves the fairy to Red's thief
      And the game ends
      Then Red scores <points>

      Examples:
        | bonus        | points   |
        | three points | 6 points |
        | nothing      | 3 points |

    Scenario Outline: The fairy pays by another scheme, and Red's road is still unfinished
      Given the fairy pays <bonuses>
      And the position "Red has a thief and Blue a monk"
      When Red places the road tile on the east gap
      And Red moves the fairy to Red's thief
      And the game ends
      Then Red scores <points>

      Examples:
        | bonuses                                           | points   |
        | one point a turn and three a feature              | 6 points |
        | five points for a completed feature and no others | 3 points |

  @id:final/fairy-farm @rule @disputed @source:c1/fairy @source:c2/fairy @source:c2/note-20
  Rule: The fairy pays three points for a farm as well, and farms are scored at the end of the game
    The first-edition page also says that nothing is added at the end; then the farm would stand in its list in vain.

    Scenario Outline: Red's farmer has two complete cities and the fairy beside him
      Given the fairy pays <bonus> in the final scoring
      And the position "Red has a farmer beside two complete cities"
      When Red places the town tile on the east gap
      And Red moves the fairy to Red's farmer
      And the game ends
      Then Red scores <points>

      Examples:
        | bonus        | points   |
        | three points | 9 points |
        | nothing      | 6 points |
