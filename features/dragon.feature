Feature: The dragon
  A dragon tile sends the dragon on a walk of six steps, and it eats whom it meets. The box Dragon & Fairy of 2025 has
  another dragon with other rules.

  @id:dragon/tile-allows-follower @rule @source:c1/dragon @source:c2/dragon
  Rule: A follower may be deployed on a dragon tile in the turn it is placed
    A volcano tile is closed in that turn.

    Scenario Outline: Red places a <symbol> tile with a road that nobody has claimed
      Given the position "the dragon has left its volcano"
      When Red places the <symbol> tile on the east gap
      Then Red <answer> deploy a thief

      Examples:
        | symbol  | answer  |
        | dragon  | may     |
        | volcano | may not |

  @id:dragon/tile-allows-fairy @official @disputed @source:c1/dragon @source:c1/note-12 @source:c2/note-7
  Rule: Instead of deploying, the player who placed a dragon tile may move the fairy before the dragon sets off
    In the first edition this comes from the publisher, in the second it is a reading of the community. Players still
    find answers that move her at the end of the turn.

    Scenario: Blue would like to take the fairy from Red before the dragon moves
      Given the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      Then Blue may move the fairy to Blue's knight

    Scenario: Blue has made the first step and remembers the fairy too late
      Given the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And Blue moves the dragon north
      Then Blue may not move the fairy to Blue's knight

    Scenario: Blue has deployed a follower on the dragon tile
      Given the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And Blue deploys a thief
      Then Blue may not move the fairy to Blue's knight

  @id:dragon/original-silent-on-fairy @edition-difference @c1 @source:c1/note-12
  Rule: The first rules neither allow nor forbid the fairy on a dragon turn, so she may move
    The early answers and every later text allow it in so many words.

    Scenario Outline: The text of <edition> is consulted about the fairy
      Given the rule book is <edition>
      Then by the book the text <speaks> the fairy on a dragon turn

      Examples:
        | edition          | speaks      |
        | hig-c1-2005      | passes over |
        | hig-c1-early-faq | allows      |
        | hig-c1-current   | allows      |

    Scenario Outline: The text <speaks> the fairy, and Blue would like to move her
      Given the text <speaks> the fairy on a dragon turn
      And the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      Then Blue may move the fairy to Blue's knight

      Examples:
        | speaks      |
        | passes over |
        | allows      |

  @id:dragon/fairy-saves-before-move @official @source:c1/note-12 @source:c1/dragon @source:c2/note-7
  Rule: A fairy moved on a dragon turn already protects her new tile from the walk that follows
    The tile that she left is open to the dragon again.

    Scenario: Blue fetches the fairy, and the dragon comes to the knight she has left
      Given the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And Blue moves the fairy to Blue's knight
      And Blue moves the dragon west
      Then Red's knight is back in Red's supply
      And Blue's knight stays on the board

    Scenario: The knight to whom Blue has just brought the fairy is out of the dragon's reach
      Given the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And Blue moves the fairy to Blue's knight
      Then the dragon may not walk east
      And the dragon may walk west

    Scenario: Blue leaves the fairy with Red and leads the dragon to Blue's own knight
      Given the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And Blue moves the dragon east
      Then Blue's knight is back in Blue's supply
      And Red's knight stays on the board

  @id:dragon/deployment-precedes-move @rule @disputed @source:c1/dragon @source:c2/dragon @source:fee/p2
  Rule: The player deploys first, so the dragon may eat the follower in the same turn
    The summary of Drache & Fee moves the dragon as soon as its tile lies. We take that for brevity, for no other text
    puts the dragon first.

    Scenario: Blue deploys a farmer on the dragon tile, and the walk ends there
      Given the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And Blue deploys a farmer
      And the dragon walks west and west
      Then Blue's farmer goes home during the walk of the dragon

    Scenario: The dragon has begun its walk, and Blue would like to deploy after all
      Given the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west
      Then Blue may not deploy a farmer because of base/turn-order

  @id:dragon/c2-step-label @community @disputed @c2 @source:c2/note-4 @source:c2/dragon
  Rule: The walk of the dragon is a step of its own between the meeple and the scoring
    The printed label counts it to the first step of the turn; the wiki renumbered it to fit what the text says.

    Scenario: Deployment, walk and scoring follow each other in one turn
      Given the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And Blue deploys a farmer
      And the dragon walks west and west
      Then Blue's farmer goes home during the walk of the dragon
      And Red's knight goes home during the walk of the dragon
      And nobody scores

  @id:dragon/moves-before-scoring @rule @source:c1/dragon @source:c1/note-13 @source:c2/note-4
  Rule: The dragon moves after the deployment and before completed features are scored
    The section text of Rio Grande's Big Boxes scores first; the turn table of the same manuals does not.
    No question of order is debated more.

    Scenario Outline: A knight in the dragon's reach when the dragon tile completes his city
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      Then Red scores <points>
      And Red's knight is back in Red's supply

      Examples:
        | order          | points   |
        | before scoring | 0 points |
        | after scoring  | 8 points |

    Scenario Outline: A knight deployed on the dragon tile itself as it completes a city of two tiles
      Given the dragon moves <order>
      And the position "the dragon sits amid four followers"
      When Blue places the dragon tile on the gap
      And Blue deploys a knight
      And the dragon walks north, north and north
      Then Blue scores <points>

      Examples:
        | order          | points   |
        | before scoring | 0 points |
        | after scoring  | 4 points |

  @id:dragon/rgg-moves-after-scoring @edition-difference @disputed @c1 @source:c1/note-13 @source:c1/dragon-faq
  Rule: By the section text of Rio Grande, scored followers are home before the dragon comes
    Hans im Glück and Z-Man let the dragon move first.

    Scenario Outline: The dragon walks to the knight whose city its tile completes
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      Then Red's knight goes home during the <stage>

      Examples:
        | order          | stage              |
        | after scoring  | scoring            |
        | before scoring | walk of the dragon |

  @id:dragon/rgg-turn-table-before @edition-difference @disputed @c1 @source:c1/note-13
  Rule: By the turn table of the same Rio Grande manuals the dragon moves before scoring
    The note takes the section text for a slip in editing. The editions of Rio Grande are played by the section text.

    Scenario Outline: A thief on the road that the dragon tile completes
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's road"
      When Blue places the dragon tile on the gap
      And the dragon walks west, west and west
      Then Red scores <points>

      Examples:
        | note             | order          | points   |
        | the turn table   | before scoring | 0 points |
        | the section text | after scoring  | 4 points |

  @id:dragon/zmg-before-scoring @edition-difference @c1 @source:c1/note-13
  Rule: Z-Man follows Hans im Glück and names the moment before scoring
    Only Rio Grande scores first.

    Scenario Outline: A monk in the cloister that the dragon tile completes
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's cloister"
      When Blue places the dragon tile on the gap
      And the dragon walks west, south and east
      Then Red's monk goes home during the <stage>
      And Red scores <points>

      Examples:
        | order          | stage              | points   |
        | before scoring | walk of the dragon | 0 points |
        | after scoring  | scoring            | 9 points |

  @id:dragon/eaten-figures-miss-scoring @official @source:c1/dragon-faq @source:c2/dragon
  Rule: The dragon may empty a city, road or cloister that its tile has just completed, and then nobody scores it
    Where scoring comes first, the points are safe.

    Scenario Outline: The dragon comes upon the only follower in the <feature> that its tile completes
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's <feature>"
      When Blue places the dragon tile on the gap
      And the dragon walks <way>
      Then Red scores <points> for the <feature>

      Examples:
        | feature  | order          | way                  | points   |
        | city     | before scoring | west and west        | 0 points |
        | road     | before scoring | west, west and west  | 0 points |
        | cloister | before scoring | west, south and east | 0 points |
        | city     | after scoring  | west and west        | 8 points |
        | road     | after scoring  | west, west and west  | 4 points |
        | cloister | after scoring  | west, south and east | 9 points |

  @id:dragon/majority-after-movement @rule @source:c1/dragon @source:c1/dragon-faq @source:c2/dragon
  Rule: The majority is counted among the followers that the dragon has left in the feature
    This follows from the order of walk and scoring.

    Scenario Outline: Blue has two knights against one of Red's until the dragon eats one
      Given the dragon moves <order>
      And the position "a dragon tile will join three cities with a knight each"
      When Red places the dragon tile on the gap
      And the dragon walks north and east
      Then Blue's east knight goes home during the <stage>
      And Red scores <red>
      And Blue scores <blue>

      Examples:
        | order          | stage              | red      | blue     |
        | before scoring | walk of the dragon | 8 points | 8 points |
        | after scoring  | scoring            | 0 points | 8 points |

  @id:dragon/fairy-follower-scores @rule @source:c1/fairy @source:c1/dragon @source:c2/fairy
  Rule: A follower with the fairy outlasts the walk, so the completed feature pays him and the fairy too
    It makes no difference whether the dragon moves before or after scoring.

    Scenario: The fairy is with the only knight in the city that the dragon tile completes
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the dragon tile
      Then Red's knight goes home during the scoring
      And Red scores 11 points

  @id:dragon/active-player-first @rule @source:c1/dragon @source:c2/dragon
  Rule: The player who placed the dragon tile makes the first step

    Scenario: Green, the third of four players, places the dragon tile
      Given the position "four players have built a long road"
      When Green places the dragon tile on the gap
      Then Green moves the dragon next
      And Red may not move the dragon west

  @id:dragon/clockwise @rule @c2 @source:c2/dragon
  Rule: The players take their steps clockwise, round the table if need be

    Scenario Outline: Green has begun the walk, and the dragon has gone <way>
      Given the position "four players have built a long road"
      When Green places the dragon tile on the gap
      And the dragon walks <way>
      Then <next> moves the dragon next

      Examples:
        | way                             | next   |
        | west                            | Yellow |
        | west and west                   | Red    |
        | west, west and west             | Blue   |
        | west, west, west and west       | Green  |
        | west, west, west, west and west | Yellow |

  @id:gap/direction-c1 @community @gap @c1 @source:ours/reading @source:c1/dragon @source:fee/p2
  Rule: The steps of the dragon follow the order in which the players take their turns
    The first edition only says that each player moves the dragon in turn. We take the order that the game has already.

    Scenario: Green places the dragon tile, and each player moves the dragon once
      Given the position "four players have built a long road"
      When Green places the dragon tile on the gap
      And Green moves the dragon west
      And Yellow moves the dragon west
      And Red moves the dragon west
      And Blue moves the dragon west
      Then Green moves the dragon next

  @id:dragon/one-tile-per-player @rule @source:c1/dragon @source:c2/dragon @source:fee/p2
  Rule: Each player in turn moves the dragon by one tile
    Nobody makes two steps in a row.

    Scenario: Red has made a step and would like to make the next as well
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And Red moves the dragon west
      Then Red may not move the dragon west because of dragon/one-tile-per-player
      And Blue may move the dragon west

    Scenario: Blue would like to make the first step after Red's dragon tile
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      Then Blue may not move the dragon west because of dragon/one-tile-per-player

  @id:dragon/step-compulsory @rule @disputed @source:c1/dragon @source:c2/dragon-example @source:fee/p2
  Rule: Whoever has the step must move the dragon if it can move at all
    Nobody may pass or stop it early, not even to save a follower of their own. The summary of Drache & Fee speaks of
    six steps at most, but being stuck is the only end that it names.

    Scenario: Red would rather stop than lead the dragon to Red's own farmer
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west and west
      Then Red moves the dragon next
      And Red may not end the turn because of dragon/step-compulsory
      And Red has no choice but to move the dragon west

    Scenario: Red gives in and feeds the dragon with the farmer
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west and west
      And Red moves the dragon west
      Then Red's farmer is back in Red's supply

    Scenario Outline: The dragon moves <order>, and Blue has deployed and can only make the first step
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And Blue deploys a farmer
      Then Blue has no choice but to move the dragon west

      Examples:
        | order          |
        | before scoring |
        | after scoring  |

  @id:dragon/walks-from-its-own-tile @rule @source:c1/dragon-example @source:c2/dragon @source:c2/volcano
  Rule: A walk sets out from the tile where the dragon is, wherever the dragon tile was placed
    Some summaries put the dragon beside the new tile. Only a volcano calls it.

    Scenario: The dragon tile is placed at the far end of the road
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      Then the dragon stands on the volcano
      And the dragon may walk west
      And the dragon may not walk east

    Scenario: A dragon tile is placed right behind the dragon
      Given the position "two players have built a long road"
      When Red places the dragon tile on the east gap
      And the dragon walks east
      Then the dragon's walk ends after 1 step
      And the dragon stands on the east gap

  @id:dragon/orthogonal-only @rule @source:c1/dragon @source:c2/dragon @source:fee/p2
  Rule: The dragon moves across the side of its tile, never over a corner

    Scenario: The start tile, not yet entered, touches the dragon's tile at a corner only
      Given the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      Then the dragon's walk ends after 2 steps

  @id:dragon/only-onto-tiles @rule @source:c1/dragon @source:c2/dragon @source:fee/p2
  Rule: The dragon moves from tile to tile and never onto an empty square

    Scenario: Three of the four squares around the dragon are empty
      Given the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      Then the dragon may not walk north
      And the dragon may not walk east
      And the dragon may not walk south
      And the dragon may walk west

  @id:dragon/six-steps @rule @disputed @source:c1/dragon @source:c2/dragon @source:fee/p2
  Rule: A walk has six steps unless the dragon gets stuck
    The first edition says always six, the second until six, the summary of Drache & Fee at most six. All of them end a
    walk early only where the dragon cannot move.

    Scenario: The dragon has seven tiles before it
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west, west, west, west, west and west
      Then the dragon's walk ends after 6 steps because of dragon/six-steps
      And the dragon stands on the last tile but one
      And the dragon may not walk west because of dragon/six-steps

    Scenario: After five steps the walk is not over
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west, west, west, west and west
      Then Red may not end the turn
      And the dragon may walk west

  @id:dragon/six-whatever-player-count @rule @source:c1/dragon @source:c2/dragon
  Rule: A walk has six steps however many players there are

    Scenario Outline: In a game of <number> players the walk begun by <first> ends with <last>
      Given the position "<number> players have built a long road"
      When <first> places the dragon tile on the gap
      And the dragon walks west, west, west, west and west
      And <last> moves the dragon west
      Then the dragon's walk ends after 6 steps

      Examples:
        | number | first | last   |
        | two    | Red   | Blue   |
        | three  | Red   | Green  |
        | four   | Green | Yellow |
        | five   | Blue  | Blue   |
        | six    | Red   | Pink   |

  @id:dragon/no-revisit @rule @source:c1/dragon @source:c2/dragon @source:fee/p2
  Rule: The dragon may not enter a tile twice in one walk

    Scenario: Two steps of the example have been made, and the way back is closed
      Given the position "the rule book's example of a walk is about to begin"
      When Red places the dragon tile on the gap
      And the dragon walks north and west
      Then the dragon may not walk east because of dragon/no-revisit
      And the dragon may walk south
      And the dragon may walk west

    Scenario: The dragon comes past a tile that it entered three steps ago
      Given the position "the rule book's example of a walk is about to begin"
      When Red places the dragon tile on the gap
      And the dragon walks north, west, south, west and north
      Then the dragon may not walk east
      And the dragon may walk north

  @id:dragon/no-return-to-start @rule @disputed @source:c1/dragon @source:c1/dragon-example @source:c2/dragon-example
  Rule: The tile where the walk began is closed to it as well
    The second edition does not name it, but counts it among the tiles already visited. Its example shows that.

    Scenario: After three steps the dragon is beside the volcano from which it set out
      Given the position "the rule book's example of a walk is about to begin"
      When Red places the dragon tile on the gap
      And the dragon walks north, west and south
      Then the dragon may not walk east because of dragon/no-return-to-start
      And the dragon may not walk north because of dragon/no-revisit
      And the dragon may walk west

  @id:dragon/visited-resets-each-movement @rule @c2 @source:c2/dragon @source:fee/p2
  Rule: Every walk begins afresh, and tiles entered in an earlier one are open again

    Scenario: The next dragon tile sends the dragon back the way it came
      Given the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      And Red places the second dragon tile on the east gap
      And the dragon walks east
      Then the dragon stands on the knight's tile
      And the dragon may walk east

  @id:dragon/fairy-tile-closed @rule @source:c1/dragon @source:c2/dragon @source:c1/meal-plan
  Rule: The dragon may not enter the fairy's tile
    A house rule lets it in and forbids it only to eat there.

    Scenario Outline: The dragon sits next to the fairy, who <power>
      Given the fairy <power>
      And the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      Then the dragon <answer> walk west
      And the dragon may walk east
      And the dragon may walk north

      Examples:
        | power                                         | answer  |
        | keeps the dragon off her tile                 | may not |
        | lets the dragon onto her tile but protects it | may     |

  @id:dragon/eats-on-every-tile-entered @rule @source:c1/dragon @source:c2/dragon @source:fee/p2
  Rule: The dragon eats on every tile that it enters, not only where it stops

    Scenario: Blue's thief stands on the second of six tiles
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west, west, west, west, west and west
      Then Blue's thief is back in Blue's supply
      And Red's farmer is back in Red's supply

    Scenario: The dragon has not come as far as Red's farmer
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west and west
      Then Blue's thief is back in Blue's supply
      And Red's farmer stays on the board

  @id:dragon/eats-everyone-on-tile @rule @disputed
  @source:c1/dragon @source:c2/dragon @source:c2/other-expansions/dragon
  Rule: The dragon eats all the figures on a tile at once, whoever owns them
    Several can be there, for a portal leads to tiles where somebody stands already. A list of the second edition calls
    this a reading of the community, though its own text says it. What is not on the menu stays.

    Scenario: A thief and a knight stand on the tile that the dragon enters
      Given the position "Red's thief and Blue's knight share a tile"
      When Red places the dragon tile on the north gap
      And Red moves the dragon west
      Then the dragon stands on the shared tile
      And Red's thief is back in Red's supply
      And Blue's knight is back in Blue's supply

  @id:dragon/eats-own-figures-too @rule @source:c1/dragon @source:c2/dragon
  Rule: No player's figures are safe, not even those of the player who moves the dragon

    Scenario: Blue moves the dragon onto the tile of Blue's own monk
      Given the position "the dragon sits amid four followers"
      When Blue places the dragon tile on the gap
      And Blue moves the dragon west
      Then Blue's monk is back in Blue's supply

  @id:dragon/player-figures-return @rule @source:c1/dragon @source:c2/dragon @source:fee/p2
  Rule: Eaten figures return to their owners, who score nothing for them

    Scenario: Red's thief is eaten on an unfinished road
      Given the position "the dragon sits amid four followers"
      When Blue places the dragon tile on the gap
      And the dragon walks north, north and north
      Then Red's thief is back in Red's supply
      And nobody scores

    Scenario: Blue's thief is eaten, and the road is free again
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west, west, west, west, west and west
      And Blue places the plain tile on the east gap
      And Blue deploys a thief
      Then Blue's thief on the east gap stays on the board

  @id:dragon/flesh-and-blood @official @disputed @source:c1/meal-plan @source:c2/menu @source:fee/p3
  Rule: Whatever is of flesh and blood is eaten
    One sentence has every figure eaten, the lists below it spare some. We go by the lists, and by this rule where a
    figure is on neither. For a follower it makes no difference where it stands.

    Scenario Outline: The dragon goes <way> and meets <figure>
      Given the position "the dragon sits amid four followers"
      When Blue places the dragon tile on the gap
      And the dragon walks <way>
      Then <figure> is back in <owner>'s supply

      Examples:
        | way                    | figure       | owner |
        | north, north and north | Red's thief  | Red   |
        | east                   | Red's knight | Red   |
        | south                  | Red's farmer | Red   |
        | west                   | Blue's monk  | Blue  |

  @id:dragon/menu-agreed-with-designer @official @c1 @source:c1/meal-plan @source:c1/note-14
  Rule: The menu of March 2015 was drawn up by the publisher together with the designer of the game
    The rules of then were often at odds with common sense.

    Scenario: The source for eating neutral figures is asked for
      Given the rule book is hig-c1-current
      And the dragon's menu holds mage and witch
      Then the value of dragon-menu-neutral rests on c1/meal-plan

  @id:dragon-eats/normal-follower @rule @source:c1/other-expansions/dragon @source:c1/meal-plan @source:c2/menu
  Rule: The dragon eats normal followers

    Scenario: The dragon steps to a knight, and the others are out of its reach
      Given the position "the dragon sits amid four followers"
      When Blue places the dragon tile on the gap
      And Blue moves the dragon east
      Then Red's knight goes home during the walk of the dragon
      And Red's thief stays on the board
      And Red's farmer stays on the board
      And Blue's monk stays on the board

  @official @source:c1/other-expansions/dragon @source:c1/meal-plan @source:c2/menu
  @needs:inns-and-cathedrals @needs:abbey-and-mayor @needs:hills-and-sheep @needs:under-the-big-top @needs:abbot
  @needs:phantom
  Rule: The figures of other expansions are of flesh and blood too, and the dragon eats them
    The wagon is no exception, for people are sitting on it. The shepherd is no follower, but that does not save him.

    Scenario Outline: Red <deploys> on the dragon tile, and the walk leads there
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      And Red <deploys>
      And the dragon walks west and north
      Then Red's <figure> is back in Red's supply

      Examples:
        | ruling                     | figure         | deploys                                          | source             |
        | dragon-eats/large-follower | large follower | deploys the large follower as a knight           |                    |
        | dragon-eats/mayor          | mayor          | deploys the mayor as a knight                    |                    |
        | dragon-eats/wagon          | wagon          | deploys the wagon as a monk                      |                    |
        | dragon-eats/ringmaster     | ringmaster     | deploys the ringmaster as a farmer               | c1/note-17 c2/menu |
        | dragon-eats/abbot          | abbot          | deploys the abbot as a monk                      |                    |
        | dragon-eats/phantom        | phantom        | deploys the phantom as a knight                  |                    |
        | dragon-eats/shepherd       | shepherd       | puts the shepherd on the new field, with 1 sheep |                    |

  @id:dragon-eats/guard @rule @c1 @source:c1/other-expansions/dragon @needs:ghosts-castles-cemeteries
  Rule: The guard is of flesh and blood as well, though only the latest list names him

    Scenario: Red deploys the guard on the dragon tile, and the walk leads there
      Given the position "the figures of every box are in play"
      When Red places the dragon tile on the gap
      And Red deploys the guard follower as a knight
      And the dragon walks west and north
      Then Red's guard follower is back in Red's supply

  @id:dragon-eats/ghost @rule @c1 @source:c1/other-expansions/dragon
  @needs:ghosts-castles-cemeteries @needs:hills-and-sheep
  Rule: A ghost goes along with the follower whom it haunts
    It is not eaten for itself. It goes back to the supply of ghosts.

    Scenario: The dragon eats Red's haunted knight
      Given the position "a ghost haunts Red's knight and a sheep stands by Blue's shepherd"
      When Red places the dragon tile on the gap
      And the dragon walks west and north
      Then Red's knight is back in Red's supply
      And the ghost is back in the supply of ghosts

  @id:dragon-eats/sheep @official @source:c1/other-expansions/dragon @source:c1/meal-plan @source:c2/menu
  @needs:hills-and-sheep @needs:ghosts-castles-cemeteries
  Rule: The sheep of an eaten shepherd are eaten with it

    Scenario: The dragon enters the tile of Blue's shepherd and one sheep token
      Given the position "a ghost haunts Red's knight and a sheep stands by Blue's shepherd"
      When Red places the dragon tile on the gap
      And the dragon walks west and north
      Then Blue's shepherd is back in Blue's supply
      And the sheep token is back in the supply of sheep tokens

  @official @source:c1/other-expansions/dragon @source:c1/meal-plan @source:c2/menu @needs:traders-and-builders
  Rule: Builder and pig are eaten where they stand, and the follower whom they help stays if he is on another tile
    They are no followers, but they are of flesh and blood.

    Scenario Outline: The dragon enters the tile of Red's <figure> and has not come to Red's <follower>
      Given the position "Red's thief and farmer stand in the west"
      When Red places the dragon tile on the gap
      And Red puts the <figure> on <where>
      And Red moves the dragon north
      Then Red's <figure> is back in Red's supply
      And Red's <follower> stays on the board

      Examples:
        | ruling              | figure  | where       | follower |
        | dragon-eats/builder | builder | Red's road  | thief    |
        | dragon-eats/pig     | pig     | Red's field | farmer   |

  @id:dragon/builder-returns-without-knight @rule
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon @needs:traders-and-builders
  Rule: When the dragon eats a player's last knight in a city, the builder there goes home with him
    A builder is no follower. Without one of his colour he has nothing to do.

    Scenario: Red's only knight is eaten, and the dragon has not come to Red's builder
      Given the position "Red's knight stands between the dragon and the gap"
      When Red places the dragon tile on the gap
      And Red puts the builder on Red's city
      And Red moves the dragon west
      Then Red's knight is back in Red's supply
      And Red's builder is back in Red's supply

  @rule @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon @needs:traders-and-builders
  Rule: In the same way a builder leaves the road with the last thief, and a pig the farm with the last farmer
    A pig is no follower either.

    Scenario Outline: Red's only <follower> is eaten, and the dragon has not come to Red's <figure>
      Given the position "Red's thief and farmer stand in the west"
      When Red places the dragon tile on the gap
      And Red puts the <figure> on <where>
      And the dragon walks <way>
      Then Red's <follower> is back in Red's supply
      And Red's <figure> is back in Red's supply

      Examples:
        | ruling                               | follower | figure  | where       | way                        |
        | dragon/builder-returns-without-thief | thief    | builder | Red's road  | west, north and west       |
        | dragon/pig-returns-without-farmer    | farmer   | pig     | Red's field | west, north, west and west |

  @official @source:c1/meal-plan @source:c2/menu @needs:mage-and-witch
  Rule: Mage and witch are of flesh and blood, and since March 2015 the dragon eats them
    Before, no neutral figure was on the menu.

    Scenario Outline: The dragon crosses the tile of the <figure>, and its menu holds <whom>
      Given the dragon's menu holds <whom>
      And the position "pieces of many expansions lie in the dragon's path"
      When Red places the dragon tile on the gap
      And the dragon walks west, west and west
      Then the <figure> <fate>

      Examples:
        | ruling            | figure | whom              | fate                  | source                         |
        | dragon-eats/mage  | mage   | mage and witch    | lies beside the board | c1/meal-plan c2/menu c2/note-8 |
        | dragon-eats/mage  | mage   | no neutral figure | stays on the board    | c1/note-15                     |
        | dragon-eats/witch | witch  | mage and witch    | lies beside the board | c1/meal-plan c2/menu c2/note-9 |
        | dragon-eats/witch | witch  | no neutral figure | stays on the board    | c1/note-15                     |

  @id:dragon/neutral-figures-to-side @rule @c1 @source:c1/dragon @needs:mage-and-witch
  Rule: An eaten figure that belongs to nobody is laid beside the board
    Older rules spare it, see `dragon/neutral-safe-before-2015`.

    Scenario: The dragon comes to a thief of Blue and to the mage
      Given the dragon's menu holds mage and witch
      And the position "pieces of many expansions lie in the dragon's path"
      When Red places the dragon tile on the gap
      And the dragon walks west and west
      Then the mage lies beside the board
      And Blue's thief is back in Blue's supply

  @id:dragon/neutral-safe-before-2015 @edition-difference @disputed @c1 @source:c1/note-15 @needs:mage-and-witch
  Rule: Before March 2015 the dragon ate no neutral figure
    The note names mage, witch and teacher. It does not say that all three became food, and the teacher never did.

    Scenario Outline: The dragon eats Blue's thief, who shares a tile with the mage, and its menu holds <whom>
      Given the dragon's menu holds <whom>
      And the position "pieces of many expansions lie in the dragon's path"
      When Red places the dragon tile on the gap
      And the dragon walks west and west
      Then Blue's thief is back in Blue's supply
      And the mage <fate>

      Examples:
        | whom              | fate                  |
        | no neutral figure | stays on the board    |
        | mage and witch    | lies beside the board |

  @id:dragon-eats/gingerbread-man @official @disputed
  @source:c1/note-16 @source:c2/menu @source:c2/note-10 @needs:gingerbread-man
  Rule: The dragon eats the Gingerbread Man, as the app does
    The app did so in 2014, when at the table no neutral figure was eaten yet. Whether he is of flesh and blood nobody
    says.

    Scenario Outline: The dragon comes to the tile of the Gingerbread Man, whom it <custom>
      Given the dragon <custom> the Gingerbread Man
      And the position "pieces of many expansions lie in the dragon's path"
      When Red places the dragon tile on the gap
      And the dragon walks west, west and west
      Then the Gingerbread Man <fate>

      Examples:
        | custom | fate                  |
        | eats   | lies beside the board |
        | spares | stays on the board    |

  @id:dragon/thief-definition @official @source:c1/note-32 @source:c2/note-22
  Rule: Every follower on a road is a thief, in other words a highwayman

    Scenario: Red deploys a follower on the road of the dragon tile
      Given the position "the dragon has left its volcano"
      When Red places the dragon tile on the east gap
      And Red deploys a thief
      Then Red's follower counts as a thief
      And Red's highwayman stays on the board

    Scenario: The dragon eats the follower on the road
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west and west
      Then Blue's highwayman is back in Blue's supply

  @id:dragon-spares/fairy @rule @source:c1/meal-plan @source:c2/diet @source:fee/p3
  Rule: The fairy is not on the menu
    Even under the house rule that lets the dragon onto her tile she stays there.

    Scenario Outline: The dragon walks towards the fairy, who <power>
      Given the fairy <power>
      And the position "the fairy stands on the only road that the dragon can take"
      When Blue places the dragon tile on the gap
      And the dragon walks <way>
      Then the fairy is on the fairy's tile
      And Red's thief stays on the board

      Examples:
        | power                                         | way                                   |
        | keeps the dragon off her tile                 | west, west and west                   |
        | lets the dragon onto her tile but protects it | west, west, west, west, west and west |

  @id:dragon-spares/land-tile @official @source:c1/meal-plan @source:c2/diet
  Rule: The dragon eats no land tile

    Scenario: A city that the dragon has crossed keeps all its five tiles
      Given the position "a shield lies in the dragon's path"
      When Blue places the dragon tile on the south gap
      And the dragon walks west, south and south
      And Red completes Red's city with the closing tile
      Then Red scores 12 points

  @official @source:c1/meal-plan @source:c2/diet
  @needs:the-tower @needs:catapult @needs:bridges-castles-bazaars @needs:ferries @needs:goldmines
  @needs:little-buildings @needs:plague @needs:tunnel
  Rule: Buildings and tokens are things, and the dragon leaves things where they are
    They are not of flesh and blood. A castle covers two tiles, and a catapult token does not lie on a tile for long;
    the dragon minds neither.

    Scenario Outline: The dragon eats Blue's thief on its way, and the <thing> lies there still
      Given the position "pieces of many expansions lie in the dragon's path"
      When Red places the dragon tile on the gap
      And the dragon walks west, west and west
      Then the <thing> stays on the board
      And Blue's thief is back in Blue's supply

      Examples:
        | ruling                              | thing                 |
        | dragon-spares/tower-piece           | tower piece           |
        | dragon-spares/catapult-token        | catapult token        |
        | dragon-spares/bridge                | bridge                |
        | dragon-spares/castle-token          | castle token          |
        | dragon-spares/ferry                 | ferry                 |
        | dragon-spares/gold                  | gold ingot            |
        | dragon-spares/little-building       | little building       |
        | dragon-spares/plague-flea-token     | plague flea token     |
        | dragon-spares/plague-outbreak-token | plague outbreak token |
        | dragon-spares/tunnel-token          | tunnel token          |

  @rule @c2 @source:c2/diet
  @needs:count-king-robber @needs:under-the-big-top @needs:fruit-bearing-trees @needs:tollkeepers
  @needs:wheel-of-fortune
  Rule: The second edition names more things that the dragon spares
    King and robber baron markers lie with a player, and the big pink pig walks round the Wheel of Fortune, which the
    dragon does not enter. Here they are put in its path all the same.

    Scenario Outline: The dragon has walked over the <thing> and leaves it behind
      Given the position "pieces of many expansions lie in the dragon's path"
      When Red places the dragon tile on the gap
      And the dragon walks west, west and west
      Then the <thing> stays on the board
      And Blue's thief is back in Blue's supply

      Examples:
        | ruling                            | thing               |
        | dragon-spares/king-marker         | king marker         |
        | dragon-spares/robber-baron-marker | robber baron marker |
        | dragon-spares/animal-token        | animal token        |
        | dragon-spares/fruit-token         | fruit token         |
        | dragon-spares/tollhouse-token     | tollhouse token     |
        | dragon-spares/big-pink-pig        | big pink pig        |

  @id:dragon-spares/big-top @community @c2 @source:c2/note-12 @source:c2/diet @needs:under-the-big-top
  Rule: The big top counts as a building, so the dragon spares it
    The rules do not settle it.

    Scenario: The dragon has walked over the tile with the big top
      Given the position "pieces of many expansions lie in the dragon's path"
      When Red places the dragon tile on the gap
      And the dragon walks west, west and west
      Then the big top stays on the board
      And Blue's thief is back in Blue's supply

  @id:dragon/printed-elements-untouched @community @c1 @source:c1/note-printed-elements
  Rule: What is printed on a tile still counts after the dragon has been there
    The tile is not eaten, and so nothing on its face is.

    Scenario: The dragon crosses a shield, and later the city is completed
      Given the position "a shield lies in the dragon's path"
      When Blue places the dragon tile on the south gap
      And the dragon walks west, south and south
      And Red places the closing tile on the north gap
      Then Red scores 12 points for the city

  @id:safe-place/fairy-tile @rule @source:c1/meal-plan @source:c1/fairy @source:c2/protection
  Rule: Everyone on the fairy's tile is safe from the dragon, whoever owns the figure

    Scenario: The fairy has come for Red's thief and shelters Blue's knight as well
      Given the position "Red's thief and Blue's knight share a tile"
      When Red places the dragon tile on the north gap
      And Red moves the fairy to Red's thief
      Then the dragon's walk ends after 0 steps
      And Red's thief stays on the board
      And Blue's knight stays on the board

    Scenario: By the house rule the dragon comes onto her tile and eats neither
      Given the fairy lets the dragon onto her tile but protects it
      And the position "Red's thief and Blue's knight share a tile"
      When Red places the dragon tile on the north gap
      And Red moves the fairy to Red's thief
      And the dragon walks west
      Then the dragon stands on the shared tile
      And Red's thief stays on the board
      And Blue's knight stays on the board

  @id:dragon/play-resumes @rule @source:c1/dragon @source:c2/dragon
  Rule: After the walk the turn goes on as usual
    What is still to be scored is scored.

    Scenario: The dragon walks away from the city that its tile completes
      Given the position "the dragon sits amid four followers"
      When Blue places the dragon tile on the gap
      And Blue deploys a knight
      And the dragon walks south
      Then Blue's knight goes home during the scoring
      And Blue scores 4 points

    Scenario: The next player takes an ordinary turn
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west, west, west, west, west and west
      And Blue places the plain tile on the east gap
      Then Blue may deploy a thief

  @id:dragon/stays-where-it-stops @rule @c2 @source:c2/dragon
  Rule: After its walk the dragon stays where it is until the next volcano or dragon tile

    Scenario: Blue places an ordinary tile after the walk
      Given the position "two players have built a long road"
      When Red places the dragon tile on the gap
      And the dragon walks west, west, west, west, west and west
      And Blue places the plain tile on the east gap
      Then the dragon stands on the last tile but one
      And nobody moves the dragon next
      And the dragon may not walk west because of dragon/stays-where-it-stops
      And Blue may end the turn

  @id:dragon/no-scoring-effect @rule @c2 @source:c2/dragon
  Rule: The dragon symbol changes nothing about scoring
    A dragon tile counts in a feature like any other tile.

    Scenario: The dragon tile is the second tile of Blue's city
      Given the position "the dragon sits amid four followers"
      When Blue places the dragon tile on the gap
      And Blue deploys a knight
      And the dragon walks south
      Then Blue scores 4 points for the city

  @id:dragon/presence-does-not-stop-scoring @community @c1 @source:c1/note-printed-elements
  Rule: A feature is scored as always while the dragon is on one of its tiles

    Scenario: Blue completes Red's road of four tiles, and the dragon sits at its other end
      Given the position "a dragon tile will complete Red's road"
      When Blue places the plain tile on the gap
      Then the dragon stands on the volcano
      And Red scores 4 points

  @id:dragon/dead-end-stops @rule @disputed @source:c1/dragon-dead-end @source:c2/dragon-dead-end @source:fee/p2
  Rule: A walk ends early when no tile is left that the dragon may enter
    Every limit counts, not only that of tiles entered before, see `dragon/dead-end-through-fairy`.

    Scenario: The road ends on the third tile of the walk
      Given the position "a dragon tile will complete Red's road"
      When Blue places the dragon tile on the gap
      And the dragon walks west, west and west
      Then the dragon's walk ends after 3 steps because of dragon/dead-end-stops
      And the dragon stands on the gap
      And Blue may not move the dragon west because of dragon/dead-end-stops

    Scenario: The dragon has gone round and stands before the tile where it set out
      Given the position "a dragon tile will complete Red's cloister"
      When Blue places the dragon tile on the gap
      And the dragon walks west, south and east
      Then the dragon's walk ends after 3 steps
      And the dragon may not walk north

  @id:dragon/dead-end-through-fairy @rule @disputed @source:c1/dragon-dead-end @source:c2/dragon
  Rule: The fairy can bring about a dead end, for her tile counts as closed
    The second edition names only visited tiles there, in brackets. Its sentence on moving closes the fairy's tile.

    Scenario: The fourth step would lead onto the fairy's tile
      Given the position "the fairy stands on the only road that the dragon can take"
      When Blue places the dragon tile on the gap
      And the dragon walks west, west and west
      Then the dragon's walk ends after 3 steps
      And Red's thief stays on the board

  @id:gap/dragon-walled-in @community @gap @source:ours/reading @source:c1/dragon-dead-end
  Rule: A dragon that cannot make a first step stays where it is, and the turn goes on
    No document speaks of a walk without any step. We read it as a dead end. Only the fairy can bring it about, for a
    tile always has a neighbour.

    Scenario: The fairy stands on the only tile next to the dragon
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the dragon tile
      Then nobody moves the dragon next
      And the dragon's walk ends after 0 steps
      And the dragon stands on the volcano

    Scenario: Blue would like to end the turn though nobody has moved the dragon
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the dragon tile
      Then Blue may end the turn

    Scenario: Blue has deployed a follower, and the dragon has nowhere to go
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the dragon tile
      And Blue deploys a farmer
      Then Blue has no choice but to end the turn

  @id:dragon/worked-example @rule @source:c1/dragon-example @source:c2/dragon-example
  Rule: The example of the rule book goes up, left, down, left, up and up, and two followers go home
    The fourth player cannot go right, for there the dragon has set out.

    Scenario: Four players lead the dragon through the example
      Given the position "the rule book's example of a walk is about to begin"
      When Red places the dragon tile on the gap
      And Red moves the dragon north
      And Blue moves the dragon west
      And Green moves the dragon south
      And Yellow moves the dragon west
      And Red moves the dragon north
      And Blue moves the dragon north
      Then the dragon's walk ends after 6 steps
      And the dragon stands on the gap
      And Red's knight is back in Red's supply
      And Blue's thief is back in Blue's supply

  @id:gap/last-tile-dragon @community @gap @source:ours/reading
  Rule: The dragon moves even when its tile is the last of the game
    No document speaks of it. We play the turn to its end, in the order of the edition, and then the final scoring.

    Scenario: The dragon eats a knight in an unfinished city before the final scoring
      Given the position "a dragon tile will complete Red's city"
      When Blue places the dragon tile on the south gap
      And the dragon walks west, south, south and south
      And the game ends
      Then Red's knight goes home during the walk of the dragon
      And nobody scores

    Scenario Outline: The last tile completes the city of a knight in the dragon's reach
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      And the game ends
      Then Red scores <points>

      Examples:
        | order          | points   |
        | before scoring | 0 points |
        | after scoring  | 8 points |
