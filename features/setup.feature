Feature: Setting up
  What lies where when the game begins, and what happens to dragon tiles until the first volcano is placed.

  @id:setup/tiles-join-supply @rule @source:c1/setup @source:c2/setup
  Rule: The tiles of the expansion are mixed into the bag with all the others
    The base game has 72 tiles, one of which begins the game on the table. The expansion adds 30.

    Scenario: The bag of a new game holds all tiles but one
      Given the position "a new game begins"
      Then the bag holds 101 tiles

    Scenario Outline: The very first tile may come from either box
      Given the position "a new game begins"
      Then Red may draw <tile>

      Examples:
        | tile              |
        | the road tile     |
        | the volcano tile  |
        | the princess tile |
        | the portal tile   |

  @id:setup/dragon-starts-aside @rule @source:c1/setup @source:c2/setup @source:fee/p3
  Rule: The dragon waits beside the table until a volcano brings it

    Scenario: Nobody has placed a tile yet
      Given the position "a new game begins"
      Then the dragon is beside the table

    Scenario Outline: The first tile is placed
      Given the position "a new game begins"
      When Red places <tile> on the east gap
      Then <place>

      Examples:
        | tile             | place                             |
        | the road tile    | the dragon is beside the table    |
        | the volcano tile | the dragon stands on the east gap |

  @id:setup/fairy-starts-aside @rule @source:c1/fairy @source:c1/setup @source:c2/setup
  Rule: The fairy waits beside the table until a player fetches her for the first time

    Scenario: Followers are on the board, but nobody has called the fairy
      Given the position "Red has a thief and Blue a monk"
      Then the fairy is beside the table

    Scenario: Red fetches the fairy for the first time
      Given the position "Red has a thief and Blue a monk"
      When Red places the road tile on the east gap
      And Red moves the fairy to Red's thief
      Then the fairy is on the thief's tile

  @id:setup/neutral-ownerless @rule @source:c2/setup @source:c2/fairy @source:c1/fairy
  Rule: Dragon and fairy belong to nobody, so every player moves them in turn

    Scenario: Blue would like to have the fairy that Red has fetched
      Given the position "Red has a thief and Blue a monk"
      When Red places the road tile on the east gap
      And Red moves the fairy to Red's thief
      And Blue places the city tile on the south gap
      Then Blue may move the fairy to Blue's monk

    Scenario: Red's volcano has brought the dragon, and Blue's tile moves it
      Given the position "Red has a thief and Blue a monk"
      When Red places the volcano tile on the east gap
      And Blue places the dragon tile on the south gap
      Then Blue moves the dragon next

    Scenario: Blue has moved the dragon by one tile
      Given the position "Red has a thief and Blue a monk"
      When Red places the volcano tile on the east gap
      And Blue places the dragon tile on the south gap
      And the dragon walks west
      Then Red moves the dragon next

  @id:setup/no-move-before-volcano @rule @source:c1/dragon-first-volcano @source:c2/dragon-first-volcano @source:fee/p3
  Rule: Until the first volcano is placed nobody moves the dragon

    Scenario: Red draws a dragon tile in the first turn
      Given the position "a new game begins"
      When Red draws the dragon tile
      And Red places the road tile on the east gap
      Then Red may not move the dragon west
      And the dragon does not move
      And the dragon is beside the table

  @id:setup/early-dragon-tile-set-aside @rule @source:c1/dragon-first-volcano @source:c2/dragon-first-volcano
  Rule: A dragon tile drawn before the first volcano is laid aside instead of being placed
    Some programs place the tile without effect, others put it back into the bag at once. The latter is a house rule.

    Scenario Outline: Red draws a dragon tile while the dragon is beside the table
      Given an early dragon tile is <fate>
      And the position "a new game begins"
      When Red draws the dragon tile
      Then Red may not place the dragon tile on the east gap
      And the pile set aside holds <aside>
      And the bag holds <rest>

      Examples:
        | fate                  | aside   | rest      |
        | laid aside            | 1 tile  | 100 tiles |
        | put back into the bag | 0 tiles | 101 tiles |

    Scenario Outline: Red would like to place the dragon tile that comes out of the bag
      Given an early dragon tile is <fate>
      And the position "a new game begins"
      Then Red may not place the dragon tile on the east gap because of <reason>

      Examples:
        | fate                  | reason                            |
        | laid aside            | setup/early-dragon-tile-set-aside |
        | put back into the bag | setup/house-return-and-redraw     |

  @id:setup/early-dragon-tile-replacement @rule @disputed
  @source:c1/dragon-first-volcano @source:c2/dragon-first-volcano
  Rule: Whoever has drawn a dragon tile too early draws another tile and goes on with the turn
    The first edition says that the player may draw another tile. Without one there would be nothing to place.

    Scenario: Red draws a dragon tile and then a road tile
      Given the position "a new game begins"
      When Red draws the dragon tile
      And Red draws the road tile
      And Red places the road tile on the east gap
      And Red deploys a thief
      Then Red's thief stays on the board

    Scenario: Red draws two dragon tiles and then a road tile
      Given the position "a new game begins"
      When Red draws the dragon tile
      And Red draws the second dragon tile
      And Red draws the road tile
      Then Red may place the road tile on the east gap

    Scenario: Red would like to leave it at that
      Given the position "a new game begins"
      When Red draws the dragon tile
      Then Red may not end the turn
      And Blue may not draw the road tile

  @id:setup/set-aside-tiles-return @rule @source:c1/dragon-first-volcano @source:c2/dragon-first-volcano @source:fee/p3
  Rule: The first volcano sends the dragon tiles that were laid aside back into the bag

    Scenario: Red has laid two dragon tiles aside and then places a volcano
      Given an early dragon tile is laid aside
      And the position "a new game begins"
      When Red draws the dragon tile
      And Red draws the second dragon tile
      And Red places the volcano tile on the east gap
      Then the pile set aside holds 0 tiles
      And the bag holds 100 tiles

    Scenario: Blue draws a tile that Red had laid aside
      Given an early dragon tile is laid aside
      And the position "a new game begins"
      When Red draws the dragon tile
      And Red places the volcano tile on the east gap
      And Blue draws the dragon tile
      Then Blue may place the dragon tile on the west gap

  @id:gap/last-tile-first-volcano @community @gap @source:ours/reading @source:c1/dragon-first-volcano
  Rule: The first volcano sends the dragon tiles back even if it is the last tile in the bag, so the game goes on
    No document speaks of it. They go back at once, and nothing in that depends on how many tiles are left.

    Scenario: Red has laid a dragon tile aside and ends the turn of the first volcano
      Given an early dragon tile is laid aside
      And the position "a new game begins"
      When Red draws the dragon tile
      And Red places the volcano tile on the east gap
      And Red ends the turn
      Then the game goes on
      And the pile set aside holds 0 tiles
      And Blue may draw the dragon tile

  @id:gap/unplaceable-first-volcano @community @gap @source:ours/reading @source:base/rules
  Rule: A volcano tile that fits nowhere leaves the game like any other tile and does not bring the dragon
    No document speaks of it.

    Scenario: Blue draws the first volcano, and it fits nowhere
      Given the position "every open square borders a road or a city"
      When Blue draws the volcano tile
      Then the dragon is beside the table
      And the bag holds 99 tiles
      And Blue may not draw the volcano tile

    Scenario: A dragon tile drawn after it is still too early
      Given an early dragon tile is laid aside
      And the position "every open square borders a road or a city"
      When Blue draws the volcano tile
      And Blue draws the dragon tile
      Then the pile set aside holds 1 tile

  @id:gap/no-volcano-left @community @gap @source:ours/reading @source:c1/dragon-first-volcano
  Rule: Dragon tiles that still lie aside when the bag is empty stay out of the game
    No document speaks of it. It can only happen where no volcano tile fitted anywhere when it was drawn.

    Scenario: The game ends before a volcano was placed
      Given an early dragon tile is laid aside
      And the position "Red has a thief and Blue a monk"
      When Red draws the dragon tile
      And Red places the road tile on the east gap
      And the game ends
      Then the game is over
      And the pile set aside holds 1 tile
      And the dragon is beside the table

  @id:gap/early-dragon-empty-supply @community @gap @source:ours/reading @source:c1/dragon-first-volcano
  Rule: Where no tile is left to replace an early dragon tile, the turn ends without a tile and the game with it
    No document speaks of it. Nothing can be placed, and the bag is empty.

    Scenario: The last tile of the game is an early dragon tile
      Given an early dragon tile is laid aside
      And the position "Red has a thief and Blue a monk"
      When Red draws the dragon tile
      And the game ends
      Then the game is over
      And the pile set aside holds 1 tile
      And Red scores 2 points
      And Blue scores 3 points

    Scenario Outline: Red draws the first of two dragon tiles, and nothing else is in the bag
      Given an early dragon tile is <fate>
      And the position "only two dragon tiles are left, and no volcano has come"
      When Red draws the dragon tile
      Then <end>
      And the pile set aside holds <aside>

      Examples:
        | fate                  | end              | aside   |
        | laid aside            | the game goes on | 1 tile  |
        | put back into the bag | the game is over | 0 tiles |

    Scenario: Red has laid both dragon tiles aside, and the bag is empty
      Given an early dragon tile is laid aside
      And the position "only two dragon tiles are left, and no volcano has come"
      When Red draws the dragon tile
      And Red draws the second dragon tile
      Then the game is over
      And the pile set aside holds 2 tiles

    Scenario Outline: Red draws a dragon tile, and a road tile is left to replace it
      Given an early dragon tile is <fate>
      And the position "a dragon tile and a road tile are left, and no volcano has come"
      When Red draws the dragon tile
      Then Red may place the road tile on the east gap

      Examples:
        | fate                  |
        | laid aside            |
        | put back into the bag |

  @id:setup/house-return-and-redraw @house-rule @source:c1/house-rules @source:c2/house-rules
  Rule: A house rule puts an early dragon tile back into the bag at once, and another tile is drawn

    Scenario Outline: Red would like to draw the same dragon tile once more
      Given an early dragon tile is <fate>
      And the position "a new game begins"
      When Red draws the dragon tile
      Then Red <answer> draw the dragon tile

      Examples:
        | fate                  | answer  |
        | put back into the bag | may     |
        | laid aside            | may not |

    Scenario: Red draws a dragon tile, puts it back and places a road tile
      Given an early dragon tile is put back into the bag
      And the position "a new game begins"
      When Red draws the dragon tile
      And Red places the road tile on the east gap
      Then the bag holds 100 tiles
      And the pile set aside holds 0 tiles
