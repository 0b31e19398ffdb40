Feature: The fairy
  A player who deploys nobody may bring the fairy to one of their followers. She keeps the dragon off her tile, pays a
  point when that player's next turn begins, and three when the follower's feature is scored.

  @id:fairy/moves-when-nobody-deployed @rule @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: A player who deploys nobody in a turn may move the fairy instead

    Scenario Outline: Red keeps the follower back and fetches the fairy
      Given the fairy may move <when>
      And the position "one tile will complete Red's city"
      When Red places the road tile on the east gap
      And Red moves the fairy to Red's knight
      Then the fairy is on the knight's tile

      Examples:
        | when                               |
        | whenever nobody is deployed        |
        | whenever nobody is placed or moved |
        | only when a deployment is given up |

    Scenario: Red has already deployed a thief
      Given the position "one tile will complete Red's city"
      When Red places the road tile on the east gap
      And Red deploys a thief
      Then Red may not move the fairy to Red's knight because of fairy/moves-when-nobody-deployed

    Scenario: Red's tile leaves no room for a follower, and the words are those of the second edition
      Given the fairy may move whenever nobody is placed or moved
      And the position "one tile will complete Red's city"
      When Red extends Red's city with the all-city tile
      Then Red may move the fairy to Red's knight

  @id:fairy-bans/normal-follower @rule @source:c1/other-expansions/fairy @source:c1/note-3 @source:c2/fairy
  Rule: Once the fairy was moved, no follower may be deployed in that turn

    Scenario Outline: Red would like to deploy a thief after moving the fairy
      Given a fairy move rules out the figures of the <text>
      And the position "one tile will complete Red's city"
      When Red places the road tile on the east gap
      And Red moves the fairy to Red's knight
      Then Red may not deploy a thief

      Examples:
        | text       |
        | short text |
        | long list  |

  @rule @needs:inns-and-cathedrals @needs:abbey-and-mayor @needs:under-the-big-top @needs:abbot
  @source:c1/other-expansions/fairy @source:c2/fairy
  Rule: The fairy moves in place of a deployment, so no follower is placed in that turn, whatever its kind
    Only the phantom may follow her, see `fairy-allows/phantom`.

    Scenario Outline: Red has moved the fairy and would like to deploy the <figure>
      Given the position "Red has a thief and a farmer along one road"
      When Red places <tile>
      And Red moves the fairy to Red's thief
      Then Red may not deploy the <figure> as a <role>

      Examples:
        | ruling                    | figure         | role   | tile                              |
        | fairy-bans/large-follower | large follower | knight | the plain tile on the east end    |
        | fairy-bans/mayor          | mayor          | knight | the plain tile on the east end    |
        | fairy-bans/wagon          | wagon          | knight | the plain tile on the east end    |
        | fairy-bans/ringmaster     | ringmaster     | knight | the plain tile on the east end    |
        | fairy-bans/abbot          | abbot          | monk   | the cloister tile on the west end |

  @id:fairy-bans/guard @rule @c1 @needs:ghosts-castles-cemeteries @source:c1/other-expansions/fairy
  Rule: A guard follower is a follower, so none is placed once the fairy was moved
    One page of the first edition has it in the list.

    Scenario: Red has moved the fairy and would like to deploy the guard follower
      Given the position "Red has a thief and a farmer along one road"
      When Red places the plain tile on the east end
      And Red moves the fairy to Red's thief
      Then Red may not deploy the guard follower as a knight

  @rule @c1 @needs:traders-and-builders @needs:hills-and-sheep @source:c1/other-expansions/fairy @source:c1/note-3
  Rule: The fairy moves in place of any other figure, so no special figure is placed in that turn either
    Rio Grande's first Big Box names followers only. The community reads it as the long list all the same.

    Scenario Outline: Red has moved the fairy, the text is the <text>, and the <figure> would have a place
      Given a fairy move rules out the figures of the <text>
      And the position "Red has a thief and a farmer along one road"
      When Red places the plain tile on the east end
      And Red moves the fairy to Red's thief
      Then Red may not put the <figure> on <feature>

      Examples:
        | ruling              | figure   | feature         | text       | source                               |
        | fairy-bans/pig      | pig      | Red's farm      | short text | c1/other-expansions/fairy, c1/note-3 |
        | fairy-bans/pig      | pig      | Red's farm      | long list  | c1/other-expansions/fairy, c1/note-3 |
        | fairy-bans/builder  | builder  | Red's road      | short text | c1/other-expansions/fairy, c1/note-3 |
        | fairy-bans/builder  | builder  | Red's road      | long list  | c1/other-expansions/fairy, c1/note-3 |
        | fairy-bans/shepherd | shepherd | the south field | short text | c1/other-expansions/fairy            |
        | fairy-bans/shepherd | shepherd | the south field | long list  | c1/other-expansions/fairy            |

  @id:fairy/alternative-to-any-figure @community @c1 @needs:traders-and-builders @source:c1/note-3
  Rule: Whoever has placed any figure has used the turn, and leaves the fairy where she is
    The sentence of Rio Grande's first Big Box names followers only. Placing a builder is no less an alternative to her.

    Scenario Outline: Red has put the <figure> on <feature>
      Given a fairy move rules out the figures of the <text>
      And the position "Red has a thief and a farmer along one road"
      When Red places the plain tile on the east end
      And Red puts the <figure> on <feature>
      Then Red may not move the fairy to Red's thief because of fairy/alternative-to-any-figure

      Examples:
        | figure  | feature    | text       |
        | builder | Red's road | short text |
        | builder | Red's road | long list  |
        | pig     | Red's farm | short text |
        | pig     | Red's farm | long list  |

  @id:fairy-allows/phantom @official @needs:phantom
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: The phantom may be placed although the fairy was moved
    An answer of December 2014 says so; before, no document ruled on it. After a knight was taken it may not, see
    `princess/no-phantom-combo`: those are two different actions.

    Scenario Outline: Red has moved the fairy and would like to deploy the phantom
      Given the phantom <answer> follow a fairy move
      And the position "Red has a thief and a farmer along one road"
      When Red places the plain tile on the east end
      And Red moves the fairy to Red's thief
      Then Red <answer> deploy the phantom as a knight

      Examples:
        | answer  |
        | may     |
        | may not |

  @id:fairy/not-after-moving-a-meeple @rule @c2 @source:c2/fairy @source:fee/p5
  Rule: A player who has moved a meeple in the turn may not move the fairy either
    Nothing in the base game or this expansion moves a meeple so early in a turn, so it cannot be played here.

    Scenario Outline: The text of <edition> is consulted about the fairy
      Given the rule book is <edition>
      Then by the book the fairy may move whenever nobody is placed or moved

      Examples:
        | edition        |
        | hig-c2-2016    |
        | zmg-c2         |
        | drache-und-fee |

  @id:fairy/cause-does-not-matter @edition-difference @c1 @source:c1/note-10 @source:c1/fairy
  Rule: It does not matter why nobody is deployed
    The fairy may move whether the player would not or could not deploy anybody. An early answer had it otherwise.

    Scenario Outline: Red's tile belongs to an occupied city as a whole
      Given the fairy may move <when>
      And the position "one tile will complete Red's city"
      When Red extends Red's city with the all-city tile
      Then Red <answer> move the fairy to Red's knight

      Examples:
        | when                               | answer  |
        | whenever nobody is deployed        | may     |
        | only when a deployment is given up | may not |

  @id:fairy/relinquish-old-faq @edition-difference @disputed @c1 @source:c1/note-10
  Rule: An early answer let the fairy move only where a deployment was given up
    The rules overturned it later, see `fairy/cause-does-not-matter`. Until then a volcano tile, on which nobody may be
    deployed, ruled her out as well.

    Scenario Outline: Red places the <kind> tile and deploys nobody
      Given the fairy may move only when a deployment is given up
      And the position "one tile will complete Red's city"
      When Red extends Red's city with the <kind> tile
      Then Red <answer> move the fairy to Red's knight

      Examples:
        | kind     | answer  |
        | closing  | may     |
        | all-city | may not |

    Scenario: No part of Red's tile is open, and the early answer is asked
      Given the fairy may move only when a deployment is given up
      And the position "one tile will complete Red's city"
      When Red extends Red's city with the all-city tile
      Then Red may not move the fairy to Red's knight because of fairy/relinquish-old-faq

    Scenario: Both parts of Red's portal tile are taken, and it leads to a free road
      Given the fairy may move only when a deployment is given up
      And the position "both parts of a portal tile will be taken"
      When Red places the portal tile on the gap
      Then Red may deploy a thief on the road
      And Red may move the fairy to Red's knight

    Scenario: The older sentence on the princess leaves Red no deployment to give up
      Given the fairy may move only when a deployment is given up
      And the princess may send a knight home
      And a princess tile allows a deployment when the city holds no knight
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      Then Red may not move the fairy to Red's knight because of fairy/relinquish-old-faq

    Scenario: The newer sentence on the princess leaves Red a deployment to give up
      Given the fairy may move only when a deployment is given up
      And the princess may send a knight home
      And a princess tile allows a deployment when nobody was sent home
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      Then Red may move the fairy to Red's knight

    Scenario Outline: Red places a volcano tile and would like to move the fairy
      Given the fairy <answer> move on a volcano turn
      And the position "one tile will complete Red's city"
      When Red completes Red's city with the volcano tile
      Then Red <answer> move the fairy to Red's knight

      Examples:
        | answer  |
        | may     |
        | may not |

  @id:fairy/out-of-followers @official @disputed @c1 @source:c1/note-10
  Rule: A player whose followers are all on the board may still move the fairy
    One early answer says so. Another asks for a deployment given up, and by its letter there is none to give up here.

    Scenario Outline: Red has just deployed the seventh follower and places another tile
      Given a player out of followers <answer> move the fairy
      And the position "Red has one follower left"
      When Red places the cloister tile on the east gap
      And Red deploys a monk
      And Blue places the road tile on the west gap
      And Red places the cloister tile on the next gap
      Then Red may not deploy a monk
      And Red <answer> move the fairy to Red's monk on the east gap

      Examples:
        | answer  |
        | may     |
        | may not |

  @id:fairy/optional @rule @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: Nobody has to move the fairy

    Scenario: Red deploys nobody and leaves the fairy beside the table
      Given the position "one tile will complete Red's city"
      When Red places the road tile on the east gap
      And Red deploys nobody
      And Red ends the turn
      Then the fairy is beside the table

    Scenario: Blue deploys nobody and leaves the fairy with Red
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue places the road tile on the west gap
      And Blue deploys nobody
      And Blue ends the turn
      Then the fairy is on the knight's tile

  @id:fairy/own-follower-only @rule @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: The fairy goes only to a follower of the player who moves her

    Scenario: Red would like to send the fairy to Blue's monk or to the new tile
      Given the position "one tile will complete Red's city"
      When Red places the road tile on the east gap
      Then Red may not move the fairy to Blue's monk
      And Red may not move the fairy onto the monk's tile
      And Red may not move the fairy onto the east gap
      And Red may move the fairy to Red's knight

    Scenario: Blue would like to send the fairy to Red's knight
      Given the position "one tile will complete Red's city"
      When Red places the road tile on the east gap
      And Blue places the road tile on the west gap
      Then Blue may not move the fairy to Red's knight because of fairy/own-follower-only
      And Blue may move the fairy to Blue's monk

  @id:fairy/needs-own-follower-on-board @community @source:c1/note-5 @source:c2/note-18
  Rule: A player without a follower on the board cannot move the fairy

    Scenario: Red's only follower has gone home
      Given the position "the fairy was left behind by a knight who has scored"
      When Red places the road tile on the east gap
      Then Red may not move the fairy to Blue's farmer because of fairy/needs-own-follower-on-board
      And Red may not move the fairy onto the farmer's tile
      And Red may not move the fairy onto the fairy's tile

    Scenario: Blue has deployed nobody yet, and Red has a thief on the board
      Given the position "one tile is missing in the ring road"
      When Red places the city tile on the west gap
      And Blue completes the ring road with the road tile
      Then Blue may not move the fairy to Red's thief because of fairy/needs-own-follower-on-board

  @id:fairy-joins/normal-follower @rule @source:c1/other-expansions/fairy @source:c2/fairy
  Rule: The fairy may join a normal follower

    Scenario Outline: Red would like to bring the fairy to a <role>
      Given the position "two of Red's followers share a tile"
      When Red places the road tile on the west gap
      Then Red may move the fairy to Red's <role>

      Examples:
        | role   |
        | thief  |
        | knight |

  @rule @needs:inns-and-cathedrals @needs:abbey-and-mayor @needs:under-the-big-top @needs:abbot @needs:phantom
  @source:c1/other-expansions/fairy @source:c2/fairy
  Rule: The fairy may join any follower, whatever its kind

    Scenario Outline: Red deployed the <figure> and would like to bring the fairy to it
      Given the position "Red has a thief and a farmer along one road"
      When Red places <tile>
      And Red deploys the <figure> as a <role>
      And Blue places the road tile on the small gap
      And Red places the closing tile on the north gap
      Then Red may move the fairy to Red's <figure>

      Examples:
        | ruling                     | figure         | role   | tile                              |
        | fairy-joins/large-follower | large follower | knight | the plain tile on the east end    |
        | fairy-joins/mayor          | mayor          | knight | the plain tile on the east end    |
        | fairy-joins/wagon          | wagon          | knight | the plain tile on the east end    |
        | fairy-joins/ringmaster     | ringmaster     | knight | the plain tile on the east end    |
        | fairy-joins/abbot          | abbot          | monk   | the cloister tile on the west end |
        | fairy-joins/phantom        | phantom        | knight | the plain tile on the east end    |

  @id:fairy-joins/guard @rule @c1 @needs:ghosts-castles-cemeteries @source:c1/other-expansions/fairy
  Rule: A guard follower is a follower, so the fairy may join it
    One page of the first edition has it in the list.

    Scenario: Red deployed the guard follower and would like to bring the fairy to it
      Given the position "Red has a thief and a farmer along one road"
      When Red places the plain tile on the east end
      And Red deploys the guard follower as a knight
      And Blue places the road tile on the small gap
      And Red places the closing tile on the north gap
      Then Red may move the fairy to Red's guard follower

  @rule @needs:traders-and-builders @needs:hills-and-sheep
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: The fairy joins followers only, and special figures are none
    Where she stands on the tile as such, the tile still has to hold a follower.

    Scenario Outline: Red has the <figure> alone on a tile and would like to bring the fairy there
      Given the position "Red has a thief and a farmer along one road"
      When Red places the plain tile on the east end
      And Red puts the <figure> on <feature>
      And Blue places the road tile on the small gap
      And Red places the closing tile on the north gap
      Then Red may not move the fairy to Red's <figure> because of <ruling>
      And Red may not move the fairy onto the east end because of <ruling>

      Examples:
        | ruling               | figure   | feature                       |
        | fairy-shuns/pig      | pig      | Red's farm                    |
        | fairy-shuns/builder  | builder  | Red's road                    |
        | fairy-shuns/shepherd | shepherd | the south field, with 1 sheep |

  @id:fairy/next-to-one-follower @rule @source:c1/fairy @source:c1/note-4 @source:c2/fairy
  Rule: The fairy is put beside one follower, whom the player chooses
    Rio Grande and Z-Man, in the first edition, are content with the tile.

    Scenario Outline: Red has two followers on a tile and would like to name the tile alone
      Given the fairy stands <where>
      And the position "two of Red's followers share a tile"
      When Red places the road tile on the west gap
      Then Red <answer> move the fairy onto the shared tile
      And Red may move the fairy to Red's knight

      Examples:
        | where                | answer  |
        | next to one follower | may not |
        | on the tile as such  | may     |

  @id:fairy/on-tile-rgg @edition-difference @c1 @source:c1/note-4
  Rule: Rio Grande puts the fairy on a tile with a follower of the player, beside none of them in particular

    Scenario Outline: Red takes the fairy to the tile of Red's thief and Red's knight
      Given the fairy stands <where>
      And the position "two of Red's followers share a tile"
      When Red places the road tile on the west gap
      And Red moves the fairy to Red's thief
      Then the fairy is on the shared tile
      And the fairy stands next to <whom>

      Examples:
        | where                | whom                 |
        | next to one follower | Red's thief          |
        | on the tile as such  | nobody in particular |

  @id:fairy/on-tile-zmg @edition-difference @disputed @c1 @source:c1/note-4 @source:c1/note-8
  Rule: In the first edition of Z-Man it is enough to name the tile to which the fairy goes
    Others want a follower named, see `fairy/next-to-one-follower`. For the three points this text has follower and
    fairy stand together, see `fairy/bonus-on-tile-rgg`. How that goes with a tile alone, no document says.

    Scenario: Red would like to name the tile alone, or a follower on it
      Given the fairy stands on the tile as such
      And the fairy's three points go to the follower she was put with
      And the position "two of Red's followers share a tile"
      When Red places the road tile on the west gap
      Then Red may move the fairy onto the shared tile
      And Red may move the fairy to Red's thief

  @id:fairy/may-be-taken-from-tile @rule @c1 @source:c1/fairy
  Rule: The fairy may be fetched from the tile where she stands
    She belongs to nobody, so another player's follower may lose her.

    Scenario: Blue fetches the fairy from Red's knight
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue places the road tile on the west gap
      And Blue moves the fairy to Blue's thief
      Then the fairy is on the thief's tile

  @id:gap/same-follower @community @gap @source:ours/reading @source:c1/fairy @source:c2/fairy
  Rule: Moving the fairy to the follower she is with changes nothing
    The text of the first edition speaks of another tile. No document forbids the empty move.

    Scenario: Red moves the fairy to the thief she is with
      Given the position "the fairy is with one of Red's two followers on a tile"
      When Red places the road tile on the west gap
      And Red moves the fairy to Red's thief
      Then the fairy is on the shared tile

  @id:gap/other-follower-same-tile @community @gap @source:ours/reading @source:c1/fairy @source:c1/note-4
  Rule: The fairy may change to another follower on the same tile where she is tied to one
    The text of the first edition speaks of another tile. Where she stands on the tile as such, the change means
    nothing.

    Scenario Outline: Red moves the fairy from the thief to the knight on the same tile
      Given the fairy stands <where>
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red places the road tile on the west gap
      And Red moves the fairy to Red's knight
      Then the fairy is on the shared tile
      And the fairy stands next to <whom>

      Examples:
        | where                | whom                 |
        | next to one follower | Red's knight         |
        | on the tile as such  | nobody in particular |

  @id:fairy/blocks-dragon @rule @source:c1/fairy @source:c2/fairy @source:c2/fairy-example-1
  Rule: The fairy keeps the dragon off her tile
    Some fan-made dragons may; they are not played here.

    Scenario Outline: The fairy stands one step to the west of the dragon
      Given the fairy <power>
      And the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      Then the dragon <answer> walk west
      And the dragon may walk north

      Examples:
        | power                                         | answer  |
        | keeps the dragon off her tile                 | may not |
        | lets the dragon onto her tile but protects it | may     |

    Scenario: Red brings the fairy in the turn of the dragon tile
      Given the position "Red's thief and Blue's knight share a tile"
      When Red places the dragon tile on the east gap
      And Red moves the fairy to Red's thief
      Then the dragon may not walk west
      And the dragon may walk east

  @id:fairy/protects-all-on-tile @rule @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: Everybody on the fairy's tile is safe from the dragon, whoever owns them

    Scenario: Blue's knight stands on the tile to which Red brings the fairy
      Given the position "Red's thief and Blue's knight share a tile"
      When Red places the dragon tile on the east gap
      And Red moves the fairy to Red's thief
      And the dragon walks east
      Then the dragon's walk ends after 1 step
      And Red's thief stays on the board
      And Blue's knight stays on the board

    Scenario: Red does not bring the fairy, and the dragon finds both followers
      Given the position "Red's thief and Blue's knight share a tile"
      When Red places the dragon tile on the east gap
      And Red deploys nobody
      And the dragon walks west
      Then Red's thief is back in Red's supply
      And Blue's knight is back in Blue's supply

  @id:fairy/point-at-turn-start @rule @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: A player who begins a turn with the fairy beside a follower of theirs scores 1 point at once

    Scenario: Red's turn begins, and the fairy is with Red's thief
      Given the position "the fairy is with one of Red's two followers on a tile"
      When Red begins the turn
      Then Red scores 1 point because of fairy/point-at-turn-start

  @id:fairy/point-only-if-still-assigned @rule @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: The point is paid only if the fairy is still there when the turn begins

    Scenario: Blue leaves the fairy with Red's knight
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue places the road tile on the west gap
      And Red begins the turn
      Then Red scores 1 point

    Scenario: Blue takes the fairy away before Red's turn
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue places the road tile on the west gap
      And Blue moves the fairy to Blue's thief
      And Red begins the turn
      Then nobody scores

  @id:fairy/point-on-tile-rgg-zmg @edition-difference @disputed @c1 @source:c1/note-6
  Rule: Under Rio Grande and Z-Man the point goes to every player with a follower on the fairy's tile
    Each is paid when their own turn begins. Entries on other expansions say that only one follower ever profits, but
    they argue from the words next to, which these publishers do not have. Programs offer both.

    Scenario Outline: The fairy is with Red's thief, and Blue's knight is on the same tile
      Given the fairy's point goes to <whom>
      And the position "Red's thief and Blue's knight share a tile"
      When Red places the road tile on the west gap
      And Red moves the fairy to Red's thief
      And Blue places the road tile on the far west gap
      And Red begins the turn
      Then Red scores 1 point
      And Blue scores <points>

      Examples:
        | whom                               | points   |
        | the owner of her follower          | 0 points |
        | whoever has a follower on her tile | 1 point  |

  @id:fairy/three-on-scoring @rule @disputed @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: When a feature is scored, the fairy pays 3 points to the owner of her follower in it
    Who completes the feature does not matter, though the summary of Drache & Fee speaks of a follower who brings the
    scoring about. A note in the first edition says on the tile where the rule says next to; the rule decides.

    Scenario: Blue completes the city of the knight who has the fairy
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the closing tile
      Then Red scores 11 points
      And Blue scores 0 points

  @rule @source:c1/fairy @source:c2/fairy
  Rule: The three points are paid for a city, a road or a cloister
    A farm counts too; it is scored at the end of the game. It is the follower who counts, not her tile alone: a program
    that had forgotten him when a game was loaded again paid nothing.

    Scenario Outline: Blue completes the <feature> of the follower who has the fairy
      Given the position "the fairy is with <whom>"
      When Blue places the closing tile on the gap
      Then Red scores <points>

      Examples:
        | ruling                   | feature  | whom                                              | points    |
        | fairy/three-for-city     | city     | Red's knight in a city that lacks one tile        | 11 points |
        | fairy/three-for-road     | road     | Red's thief on a road that lacks one tile         | 6 points  |
        | fairy/three-for-cloister | cloister | Red's monk in a cloister that lacks one neighbour | 12 points |

  @id:fairy/three-for-farm @rule @disputed @source:c1/fairy @source:c1/final-scoring @source:c2/fairy
  Rule: The three points are paid for a farm when it is scored at the end of the game
    The section on the end of the game says that the expansion adds nothing. We take it to mean the tiles, for
    otherwise the rule would name farms in vain. They are paid even if the farm itself is worth nothing.

    Scenario Outline: Red's farmer has the fairy and a completed city at the end of the game
      Given the fairy pays <pay> in the final scoring
      And the position "the fairy is with Red's farmer beside a city that lacks one tile"
      When Blue completes the city with the closing tile
      And the game ends
      Then Red scores <points>

      Examples:
        | pay          | points   |
        | three points | 6 points |
        | nothing      | 3 points |

    Scenario Outline: Red's farmer has the fairy, and the farm is worth nothing
      Given the fairy pays <pay> in the final scoring
      And the position "the fairy is with Red's farmer beside a city that lacks one tile"
      When the game ends
      Then Red scores <points>

      Examples:
        | pay          | points   |
        | three points | 3 points |
        | nothing      | 0 points |

  @id:fairy/bonus-without-majority @rule @disputed @source:c1/fairy @source:c2/fairy @source:c2/note-21
  Rule: The three points need no majority
    At least one program paid them only to players with a majority. The note in the first edition speaks of a follower
    on the fairy's tile; what would come of that, see `fairy/bonus-on-tile-rgg`.

    Scenario: Red has two knights in the city, and Blue has one with the fairy
      Given the position "one tile will join two knights of Red and one of Blue"
      When Red places the road tile on the east gap
      And Blue places the closing tile on the gap
      And Blue moves the fairy to Blue's knight
      Then Red scores 8 points
      And Blue scores 3 points
      And Blue's knight goes home during the scoring

  @id:fairy/bonus-with-shared-majority @rule @c2 @source:c2/fairy-example-2
  Rule: Where players share the most followers, the fairy's three points come on top for one of them

    Scenario: Red and Blue have a knight each, and Red's has the fairy
      Given the position "one tile will join the knights of Red and Blue"
      When Red places the closing tile on the gap
      And Red moves the fairy to Red's knight
      Then Red scores 11 points
      And Blue scores 8 points

  @id:fairy/bonus-is-separate @rule @disputed @source:c1/fairy @source:c2/note-19 @source:c2/note-21
  Rule: The three points are an award of their own
    They are paid whatever the feature brings to the follower's owner, if it brings anything. Two texts of the second
    edition add them up instead, see `fairy/bonus-added-zmg-c2`.

    Scenario: Red wins the city and has the fairy there
      Given the fairy's three points are scored apart from the feature
      And the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the closing tile
      Then Red scores 8 points for the city
      And Red scores 3 points for the fairy

    Scenario: Blue gets nothing for the city and has the fairy there
      Given the fairy's three points are scored apart from the feature
      And the position "one tile will join two knights of Red and one of Blue"
      When Red places the road tile on the east gap
      And Blue places the closing tile on the gap
      And Blue moves the fairy to Blue's knight
      Then Blue scores 0 points for the city
      And Blue scores 3 points for the fairy

  @id:fairy/bonus-added-zmg-c2 @edition-difference @disputed @c2 @source:c2/note-19 @source:fee/p5
  Rule: In the second edition of Z-Man the three points are part of the feature's points
    The sum is the same; what differs is the number of awards. The example of the second edition gives the sum only.

    Scenario Outline: Red wins the city, and its points are counted
      Given the fairy's three points are scored <how>
      And the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the closing tile
      Then Red scores 11 points
      And Red scores <points> for the city

      Examples:
        | how                       | points    |
        | apart from the feature    | 8 points  |
        | together with the feature | 11 points |

  @id:gap/bonus-with-zero-owner-c2-zmg @community @gap @c2 @source:ours/reading @source:c2/fairy @source:c2/note-19
  Rule: Where the three points are part of the feature's points, a player without points for the feature gets them too
    The rule pays them whether or not the feature pays, and no document says that Z-Man wanted it otherwise.

    Scenario Outline: Blue has the fairy but no points from the city
      Given the fairy's three points are scored <how>
      And the position "one tile will join two knights of Red and one of Blue"
      When Red places the road tile on the east gap
      And Blue places the closing tile on the gap
      And Blue moves the fairy to Blue's knight
      Then Blue scores 3 points

      Examples:
        | how                       |
        | apart from the feature    |
        | together with the feature |

  @id:fairy/bonus-on-tile-rgg @edition-difference @c1 @source:c1/note-8
  Rule: Under Rio Grande any follower on the fairy's tile earns the three points

    Scenario Outline: The fairy goes to Red's thief, and Blue's knight is on the same tile
      Given the fairy's three points go to <whom>
      And the position "Red's thief and Blue's knight share a tile"
      When Red completes Blue's city with the closing tile
      And Red moves the fairy to Red's thief
      Then Blue scores <points>
      And Red scores 0 points

      Examples:
        | whom                          | points   |
        | the follower beside her       | 6 points |
        | any follower on her tile      | 9 points |
        | the follower she was put with | 6 points |

    Scenario Outline: The fairy is with Blue's monk while Red's city is completed on other tiles
      Given the fairy's three points go to <whom>
      And the position "one tile will complete Red's city"
      When Red places the road tile on the east gap
      And Blue places the road tile on the west gap
      And Blue moves the fairy to Blue's monk
      And Red completes Red's city with the closing tile
      Then Red scores 8 points
      And Blue scores 0 points

      Examples:
        | whom                          |
        | the follower beside her       |
        | any follower on her tile      |
        | the follower she was put with |

  @id:fairy/bonus-stand-together-zmg @edition-difference @disputed @c1 @source:c1/note-8 @source:c1/note-4
  Rule: In the first edition of Z-Man the three points go to the follower who stands together with the fairy
    Yet she is put only on the tile there. We count the follower who was named when she was moved, and if nobody was
    named, everybody on the tile. How others have it, see `fairy/next-to-one-follower` and `fairy/bonus-on-tile-rgg`.

    Scenario Outline: Blue's city is completed on the tile to which Red brings the fairy
      Given the fairy stands on the tile as such
      And the fairy's three points go to the follower she was put with
      And the position "Red's thief and Blue's knight share a tile"
      When Red completes Blue's city with the closing tile
      And Red moves the fairy <where>
      Then Blue scores <points>

      Examples:
        | where                | points   |
        | to Red's thief       | 6 points |
        | onto the shared tile | 9 points |

    Scenario: Nobody was named, and the points go to the follower beside the fairy
      Given the fairy stands on the tile as such
      And the fairy's three points go to the follower beside her
      And the position "Red's thief and Blue's knight share a tile"
      When Red completes Blue's city with the closing tile
      And Red moves the fairy onto the shared tile
      Then Blue scores 6 points

  @id:gap/two-own-followers-on-fairy-tile @community @gap @c1 @source:ours/reading @source:c1/note-6 @source:c1/note-8
  Rule: Two followers of one player on the fairy's tile earn no more than one of them would
    It is 1 point when the player's turn begins and 3 for each feature scored. The notes do not count followers.

    Scenario Outline: Red begins a turn with two followers on the fairy's tile
      Given the fairy's point goes to <whom>
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red begins the turn
      Then Red scores 1 point

      Examples:
        | whom                               |
        | the owner of her follower          |
        | whoever has a follower on her tile |

    Scenario Outline: Both followers stand in the city that is scored
      Given the fairy's three points go to <whom>
      And the position "two of Red's knights on the fairy's tile will stand in one city"
      When Blue completes the city with the closing tile
      Then Red scores 11 points

      Examples:
        | whom                          |
        | the follower beside her       |
        | any follower on her tile      |
        | the follower she was put with |

    Scenario Outline: The road of one and the city of the other are scored
      Given the fairy's three points go to <whom>
      And the position "two of Red's followers share a tile"
      When Red completes Red's road with the cloister tile
      And Red moves the fairy to Red's thief
      And Blue completes Red's city with the closing tile
      Then Red scores <points>

      Examples:
        | whom                          | points    |
        | the follower beside her       | 13 points |
        | any follower on her tile      | 16 points |
        | the follower she was put with | 13 points |

  @id:fairy/bonus-when-moved-same-turn @rule @source:c1/fairy @source:c2/fairy
  Rule: A player who completes a feature and deploys nobody may bring the fairy there before it is scored
    She is moved in place of a deployment, and that comes before the scoring.

    Scenario: Red completes Red's city and brings the fairy to the knight in it
      Given the position "one tile will complete Red's city"
      When Red completes Red's city with the closing tile
      And Red moves the fairy to Red's knight
      Then Red scores 11 points

    Scenario Outline: Red completes the city with a dragon tile, and the dragon moves <order>
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue places the road tile on the south gap
      And Red completes Red's city with the dragon tile
      And Red moves the fairy to Red's knight
      Then Red scores 11 points

      Examples:
        | order          |
        | before scoring |
        | after scoring  |

  @id:fairy/follower-returns-fairy-stays @rule @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: After the scoring the follower goes home, and the fairy stays on her tile

    Scenario: The knight who has the fairy is scored
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the closing tile
      And Blue ends the turn
      Then Red's knight is back in Red's supply
      And the fairy is on the knight's tile
      And the fairy stands next to nobody

  @id:fairy/unassigned-pays-nothing @rule @source:c1/fairy @source:c1/note-6 @source:c2/fairy
  Rule: A fairy whose follower has gone home is beside nobody and pays no point
    No text says so outright. Where anybody on her tile counts, she still pays the others there.

    Scenario: Red's only follower on the tile was scored before Red's turn
      Given the position "the fairy was left behind by a knight who has scored"
      When Red begins the turn
      Then nobody scores

    Scenario Outline: Red's thief has gone home from the fairy's tile, and Blue's knight is still there
      Given the fairy's point goes to <whom>
      And the position "Red's thief and Blue's knight share a tile"
      When Red completes Red's road with the cloister tile
      And Red moves the fairy to Red's thief
      And Blue begins the turn
      Then Blue scores <points>

      Examples:
        | whom                               | points   |
        | the owner of her follower          | 0 points |
        | whoever has a follower on her tile | 1 point  |

  @id:fairy/left-behind-still-blocks @rule @source:c1/fairy @source:c2/fairy @source:fee/p5
  Rule: A fairy beside nobody keeps the dragon off her tile all the same
    No text says so outright, but she stays on her tile, and the dragon may not enter it.

    Scenario Outline: The dragon turns to the tile where the fairy was left
      Given the fairy <power>
      And the position "the fairy was left behind by a knight who has scored"
      When Red places the dragon tile on the west gap
      Then the dragon <answer> walk east
      And the dragon may walk south

      Examples:
        | power                                         | answer  |
        | keeps the dragon off her tile                 | may not |
        | lets the dragon onto her tile but protects it | may     |

  @id:gap/fairy-after-capture @community @gap @source:ours/reading @source:c1/clarifications @source:c2/fairy
  Rule: A fairy whose follower is taken by the princess stays on her tile, beside nobody
    The texts say so of a follower who was scored. No document speaks of one who was sent home.

    Scenario: Blue sends home the knight who has the fairy
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue extends Red's city with the princess tile
      And Blue sends Red's knight home
      Then the fairy is on the knight's tile
      And the fairy stands next to nobody

    Scenario: Red's turn begins after the knight was sent home
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue extends Red's city with the princess tile
      And Blue sends Red's knight home
      And Red begins the turn
      Then nobody scores

  @id:gap/return-to-fairy-tile @community @gap @source:ours/reading @source:c1/note-4 @source:c1/note-6 @source:c2/fairy
  Rule: A follower who comes to the tile of a fairy left behind has her only where the tile alone counts
    Where she stands beside one follower, she has to be moved to the new one. Programs differ on it. The dragon stays
    off her tile in any case, see `fairy/left-behind-still-blocks`.

    Scenario Outline: A farmer of Red comes through a portal to the fairy's tile
      Given the fairy's point goes to <whom>
      And the position "the fairy was left behind by a knight who has scored"
      When Red places the portal tile on the west gap
      And Red deploys a farmer on the fairy's tile
      And Blue places the road tile on the east gap
      And Red begins the turn
      Then Red scores <points>

      Examples:
        | whom                               | points   |
        | the owner of her follower          | 0 points |
        | whoever has a follower on her tile | 1 point  |

    Scenario Outline: The newcomer's farm is scored as the game ends
      Given the fairy's three points go to <whom>
      And the position "the fairy was left behind by a knight who has scored"
      When Red places the portal tile on the west gap
      And Red deploys a farmer on the fairy's tile
      And the game ends
      Then Red scores <points>

      Examples:
        | whom                          | points   |
        | the follower beside her       | 3 points |
        | any follower on her tile      | 6 points |
        | the follower she was put with | 3 points |

  @id:fairy/house-claim-window @house-rule @source:c1/house-rules @source:c2/house-rules
  Rule: A house rule lets a player claim the fairy's point until the bag is passed on, and no later

    Scenario Outline: Red's turn begins, and nobody says anything
      Given the fairy's point is scored <when>
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red begins the turn
      Then Red scores <points>

      Examples:
        | when                               | points   |
        | without a word                     | 1 point  |
        | when claimed before the bag passes | 0 points |

    Scenario: Red thinks of the point after placing the tile
      Given the fairy's point is scored when claimed before the bag passes
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red places the road tile on the west gap
      And Red claims the fairy's point
      Then Red scores 1 point

    Scenario: Red claims the point before anything else and again later
      Given the fairy's point is scored when claimed before the bag passes
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red claims the fairy's point
      And Red places the road tile on the west gap
      Then Red may not claim the fairy's point because of fairy/house-claim-window
      And Red scores 1 point

    Scenario: Blue would like to claim the point that Red has not asked for
      Given the fairy's point is scored when claimed before the bag passes
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red begins the turn
      Then Blue may not claim the fairy's point because of fairy/house-claim-window
      And Red may claim the fairy's point

    Scenario: Red would like to claim the point that the fairy owes Blue
      Given the fairy's point is scored when claimed before the bag passes
      And the position "Red has a thief and Blue a monk"
      When Red places the road tile on the east gap
      And Blue places the city tile on the south gap
      And Blue moves the fairy to Blue's monk
      And Red places the road tile on the west gap
      And Blue begins the turn
      Then Red may not claim the fairy's point because of fairy/house-claim-window
      And Blue may claim the fairy's point

    Scenario: The fairy owes Red no point
      Given the fairy's point is scored when claimed before the bag passes
      And the position "Red has a thief and Blue a monk"
      When Red begins the turn
      Then Red may not claim the fairy's point because of fairy/house-claim-window

    Scenario: Red thinks of the point when Blue has the bag
      Given the fairy's point is scored when claimed before the bag passes
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red places the road tile on the west gap
      And Blue begins the turn
      Then Red may not claim the fairy's point
      And nobody scores

  @id:fairy/house-five-points @house-rule @disputed @source:c1/house-rules @source:c2/house-rules
  Rule: A house rule pays 5 points for a completed feature of a protected follower, and none when a turn begins
    Whether the three points stay beside the five is not said. We let the five take the place of both.

    Scenario Outline: Blue completes the city of the knight who has the fairy, by either scheme
      Given the fairy pays <scheme>
      And the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue completes Red's city with the closing tile
      Then Red scores <points>

      Examples:
        | scheme                                            | points    |
        | one point a turn and three a feature              | 11 points |
        | five points for a completed feature and no others | 13 points |

    Scenario Outline: Red begins a turn with the fairy beside Red's thief
      Given the fairy pays <scheme>
      And the position "the fairy is with one of Red's two followers on a tile"
      When Red begins the turn
      Then Red scores <points>

      Examples:
        | scheme                                            | points   |
        | one point a turn and three a feature              | 1 point  |
        | five points for a completed feature and no others | 0 points |

    Scenario Outline: The farm of the farmer who has the fairy is scored at the end of the game
      Given the fairy pays <scheme>
      And the position "the fairy is with Red's farmer beside a city that lacks one tile"
      When Blue completes the city with the closing tile
      And the game ends
      Then Red scores <points>

      Examples:
        | scheme                                            | points   |
        | one point a turn and three a feature              | 6 points |
        | five points for a completed feature and no others | 3 points |

  @id:gap/house-five-protected @house-rule @gap @source:ours/reading @source:c1/house-rules @source:c1/note-8
  Rule: In the house rule of five points, a follower is protected who would earn the three
    The house rule does not say whether the tile or the follower beside the fairy is meant.

    Scenario Outline: Red completes Blue's city and brings the fairy to Red's thief on its tile
      Given the fairy pays five points for a completed feature and no others
      And the fairy's three points go to <whom>
      And the position "Red's thief and Blue's knight share a tile"
      When Red completes Blue's city with the closing tile
      And Red moves the fairy to Red's thief
      Then Blue scores <points>

      Examples:
        | whom                          | points    |
        | the follower beside her       | 6 points  |
        | any follower on her tile      | 11 points |
        | the follower she was put with | 6 points  |

  @id:fairy/house-protects-only @house-rule @disputed @source:c1/house-rules @source:c2/house-rules
  Rule: A house rule lets the dragon onto the fairy's tile, where it eats nobody
    Who stands there stays, though no follower may otherwise be where the dragon is. Nobody may join them before it
    leaves.

    Scenario: The dragon crosses the tile of the fairy
      Given the fairy lets the dragon onto her tile but protects it
      And the position "Red's thief and Blue's knight share a tile"
      When Red places the dragon tile on the east gap
      And Red moves the fairy to Red's thief
      And the dragon walks west and north
      Then Red's thief stays on the board
      And Blue's knight stays on the board

    Scenario: The dragon eats whom it meets elsewhere
      Given the fairy lets the dragon onto her tile but protects it
      And the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And the dragon walks east
      Then Blue's knight is back in Blue's supply

    Scenario: The dragon comes to rest on the tile of the fairy
      Given the fairy lets the dragon onto her tile but protects it
      And the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And the dragon walks west
      Then the dragon stands on Red's tile
      And Red's knight stays on the board

    Scenario: Red would like to send a farmer to the tile where fairy and dragon are
      Given the fairy lets the dragon onto her tile but protects it
      And the position "the dragon sits between the knights of Red and Blue"
      When Blue places the dragon tile on the gap
      And the dragon walks west
      And Red places the portal tile on the east gap
      Then Red may not deploy a farmer on Red's tile
      And Red may deploy a farmer on Blue's tile
