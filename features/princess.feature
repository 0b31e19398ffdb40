Feature: The princess
  A tile with a princess can take one knight out of the city that it extends. Whoever takes a knight does nothing else
  with figures in that turn.

  @id:princess/may-remove-one-knight @rule @source:c1/princess @source:c2/princess @source:fee/p4
  Rule: Whoever extends a city with a princess tile can send one knight of that city home
    Whether the player can also decline is where editions part, see `princess/must-remove-older-text`.

    Scenario: Blue's knight shares the city that grows
      Given the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      Then Red may send Blue's knight home

    Scenario: Red would rather leave both knights where they are
      Given the princess may send a knight home
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      Then Red may send nobody home

  @id:princess/must-remove-older-text @edition-difference @disputed @c1 @source:c1/note-25
  Rule: The first rules, Rio Grande and Z-Man leave no choice: if a knight stands there, one goes home
    The note names no publisher for the Big Box 2 that first made it a choice. The boxes of Rio Grande keep the duty.

    Scenario Outline: The text of <edition> is consulted
      Given the rule book is <edition>
      Then by the book the princess <duty> send a knight home

      Examples:
        | edition          | duty |
        | hig-c1-2005      | must |
        | hig-c1-big-box-2 | may  |
        | rgg-c1-big-box-2 | must |
        | zmg-c1           | must |

    Scenario Outline: Red would rather leave Blue's knight where he is
      Given the princess <duty> send a knight home
      And the position "Blue's knight stands alone in the north city"
      When Red extends the north city with the princess tile
      Then Red may send Blue's knight home
      And Red <answer> send nobody home

      Examples:
        | duty | answer  |
        | must | may not |
        | may  | may     |

    Scenario Outline: Blue's knight is the only one whom Red can send home, <moment>
      Given the princess must send a knight home
      And the knight leaves <moment>
      And the position "Blue's knight stands alone in the north city"
      When Red extends the north city with the princess tile
      Then Red has no choice but to send Blue's knight home

      Examples:
        | moment                            |
        | while the princess tile is placed |
        | in the stage of deployment        |

  @id:princess/must-even-own @edition-difference @c1 @source:c1/note-25
  Rule: Where a knight has to go, a player's own lone knight has to go as well
    Only a city without any knight frees the player from the duty.

    Scenario Outline: Red would rather keep the only knight in Red's city
      Given the princess <duty> send a knight home
      And the position "one tile will complete Red's city"
      When Red completes Red's city with the princess tile
      Then Red may send Red's knight home
      And Red <answer> send nobody home

      Examples:
        | duty | answer  |
        | must | may not |
        | may  | may     |

  @id:princess/optional-since-big-box-2 @edition-difference @disputed @c1 @source:c1/note-25
  Rule: From Big Box 2 on the player decides whether a knight leaves
    That of Hans im Glück must be meant, for Rio Grande's keeps the duty, see `princess/must-remove-older-text`.

    Scenario: Both knights stay and share the points of the complete city
      Given the princess may send a knight home
      And the position "Red and Blue each have a knight in the north city"
      When Red completes the north city with the closing princess tile
      And Red sends nobody home
      Then Red scores 10 points
      And Blue scores 10 points

  @id:gap/must-remove-scope @community @gap @c1 @source:ours/reading @source:c1/note-25
  Rule: Even where a knight has to go, the player may place the princess tile so that it joins no knight's city
    The duty begins when a city with a knight is extended, see `princess/must-remove-older-text`. No text takes away the
    choice of the square.

    Scenario: Red goes out of the way of the north city
      Given the princess must send a knight home
      And the position "Blue's knight stands alone in the north city"
      When Red places the princess tile on the west gap
      Then Red may deploy a knight
      And Red may deploy nobody
      And Blue's knight stays on the board

  @id:knight/normal-follower @official @source:c1/note-26 @source:c2/note-1
  Rule: A normal follower who stands in a city is a knight, and the princess can take him

    Scenario: A normal follower of Blue goes home while another knight of Blue stays
      Given the position "Blue has two knights in the north city and Red one"
      When Red places the princess tile on the gap
      And Red sends Blue's east knight home
      Then Blue's east knight is back in Blue's supply
      And Blue's west knight stays on the board

  @official @needs:inns-and-cathedrals @needs:abbey-and-mayor @source:c1/note-26 @source:c2/note-1
  Rule: Any follower who stands in a city is a knight, of whatever kind, and the princess can take it
    An early answer shielded the large follower while others stood by, see `princess/large-only-if-alone-early`. Here it
    stands alone.

    Scenario Outline: Blue's <figure> holds the city alone
      Given the position "Blue is about to claim the north city"
      When Blue places the city tile on the north gap
      And Blue deploys the <figure> as a knight
      And Red extends the north city with the princess tile
      And Red sends Blue's <figure> home
      Then Blue's <figure> is back in Blue's supply

      Examples:
        | ruling                | figure         |
        | knight/large-follower | large follower |
        | knight/mayor          | mayor          |
        | knight/wagon          | wagon          |

  @official @disputed @c2 @needs:under-the-big-top @needs:phantom @source:c2/note-1
  Rule: Ringmaster and phantom are knights too when they stand in a city
    The list of the second edition adds them. That of the first is older and names four kinds; both only give examples
    of any follower in a city.

    Scenario Outline: Red has a choice of one, Blue's <figure>
      Given the position "Blue is about to claim the north city"
      When Blue places the city tile on the north gap
      And Blue deploys the <figure> as a knight
      And Red extends the north city with the princess tile
      And Red sends Blue's <figure> home
      Then Blue's <figure> is back in Blue's supply

      Examples:
        | ruling            | figure     |
        | knight/ringmaster | ringmaster |
        | knight/phantom    | phantom    |

  @id:princess/large-only-if-alone-early @edition-difference @disputed @c1 @needs:inns-and-cathedrals
  @needs:abbey-and-mayor
  @source:c1/note-27
  Rule: An early answer let the large follower go only if the city held no other knight
    It was a change of the rules, made with the boxes, see `princess/large-like-any-since-big-box`.

    Scenario: The answer itself is consulted
      Given the rule book is hig-c1-early-faq
      Then by the book the princess may take the large follower only if it stands alone

    Scenario Outline: Blue's large follower has another knight of Blue beside it
      Given the princess may take the large follower <when>
      And the position "Blue's large follower shares the north city with a knight of Blue"
      When Red extends the north city with the princess tile
      Then Red <answer> send Blue's large follower home
      And Red may send Blue's normal follower home

      Examples:
        | when                    | answer  |
        | only if it stands alone | may not |
        | like any knight         | may     |

    Scenario Outline: The answer does not speak of the mayor, who has a knight of Blue beside him
      Given the princess may take the large follower <when>
      And the position "Blue's mayor shares the north city with a knight of Blue"
      When Red extends the north city with the princess tile
      Then Red may send Blue's mayor home

      Examples:
        | when                    |
        | only if it stands alone |
        | like any knight         |

    Scenario Outline: Nobody else is in the city
      Given the princess may take the large follower <when>
      And the position "Blue is about to claim the north city"
      When Blue places the city tile on the north gap
      And Blue deploys the large follower as a knight
      And Red extends the north city with the princess tile
      Then Red may send Blue's large follower home

      Examples:
        | when                    |
        | only if it stands alone |
        | like any knight         |

  @id:princess/large-like-any-since-big-box @edition-difference @disputed @c1 @needs:inns-and-cathedrals
  @source:c1/note-27
  Rule: The Big Boxes 1 to 3 let the large follower go like any other knight
    What an early answer said, see `princess/large-only-if-alone-early`.

    Scenario Outline: The text of <edition> is consulted about the large follower
      Given the rule book is <edition>
      Then by the book the princess may take the large follower like any knight

      Examples:
        | edition          |
        | rgg-c1-big-box-1 |
        | hig-c1-big-box-2 |
        | rgg-c1-big-box-2 |
        | hig-c1-big-box-3 |
        | rgg-c1-big-box-3 |

    Scenario: The large follower is picked, and the knight beside it stays
      Given the princess may take the large follower like any knight
      And the position "Blue's large follower shares the north city with a knight of Blue"
      When Red extends the north city with the princess tile
      And Red sends Blue's large follower home
      Then Blue's large follower is back in Blue's supply
      And Blue's normal follower stays on the board

  @id:gap/large-knights-only @community @gap @c1 @needs:inns-and-cathedrals @source:ours/reading @source:c1/note-27
  Rule: By the early answer nobody goes from a city that holds only large followers of several players
    Each of them stands beside another knight. So there is nobody to send home, the duty to do so lapses, and a deployment
    is free. The answer does not speak of it.

    Scenario Outline: Red and Blue each have a large follower there, and nobody else is
      Given the princess may take the large follower <when>
      And the princess <duty> send a knight home
      And the position "Red and Blue each have a large follower in the north city"
      When Red extends the north city with the princess tile
      Then Red <answer> send Blue's large follower home
      And Red <answer> send Red's large follower home
      And Red <nobody> send nobody home

      Examples:
        | when                    | duty | answer  | nobody  |
        | only if it stands alone | must | may not | may     |
        | only if it stands alone | may  | may not | may     |
        | like any knight         | must | may     | may not |
        | like any knight         | may  | may     | may     |

    Scenario Outline: Nobody has to go, so Red may deploy
      Given the princess may take the large follower only if it stands alone
      And the princess must send a knight home
      And a princess tile allows a deployment when <when>
      And the position "Red and Blue each have a large follower in the north city"
      When Red extends the north city with the princess tile
      Then Red may deploy a thief

      Examples:
        | when                     |
        | nobody was sent home     |
        | the city holds no knight |

  @edition-difference @c1 @needs:abbey-and-mayor @source:c1/note-28
  Rule: The Big Boxes 2 and 3 say that mayor and wagon can be taken, and the stand-alone rules pass over them
    We read the silence alike, for both are followers and so are knights in a city.

    Scenario Outline: The text of <edition> is consulted about the <figure>
      Given the rule book is <edition>
      Then by the book the text on the princess <names> mayor and wagon

      Examples:
        | ruling                               | figure | edition          | names       |
        | princess/mayor-named-since-big-box-2 | mayor  | hig-c1-2005      | passes over |
        | princess/mayor-named-since-big-box-2 | mayor  | hig-c1-big-box-2 | names       |
        | princess/mayor-named-since-big-box-2 | mayor  | hig-c1-big-box-3 | names       |
        | princess/wagon-named-since-big-box-2 | wagon  | hig-c1-2005      | passes over |
        | princess/wagon-named-since-big-box-2 | wagon  | hig-c1-big-box-2 | names       |
        | princess/wagon-named-since-big-box-2 | wagon  | hig-c1-big-box-3 | names       |

    Scenario Outline: The text <names> the <figure> that Red would like to take
      Given the text on the princess <names> mayor and wagon
      And the position "Blue is about to claim the north city"
      When Blue places the city tile on the north gap
      And Blue deploys the <figure> as a knight
      And Red extends the north city with the princess tile
      Then Red may send Blue's <figure> home

      Examples:
        | ruling                               | figure | names       |
        | princess/mayor-named-since-big-box-2 | mayor  | passes over |
        | princess/mayor-named-since-big-box-2 | mayor  | names       |
        | princess/wagon-named-since-big-box-2 | wagon  | passes over |
        | princess/wagon-named-since-big-box-2 | wagon  | names       |

  @id:princess/builder-not-a-target @rule @needs:traders-and-builders
  @source:c1/other-expansions/princess @source:c2/other-expansions/princess
  Rule: A builder is no follower, so it is no knight, and the princess cannot take it

    Scenario: Red would like to take the builder and leave the knight
      Given the position "Blue's knight and Blue's builder stand in the north city"
      When Red places the princess tile on the gap
      Then Red may not send Blue's builder home because of princess/builder-not-a-target
      And Red may send Blue's knight home

  @id:princess/builder-returns @rule @needs:traders-and-builders
  @source:c1/other-expansions/princess @source:c2/other-expansions/princess
  Rule: A builder goes home with the last knight of its owner whom the princess takes out of the city

    Scenario: Blue has one knight in the city
      Given the position "Blue's knight and Blue's builder stand in the north city"
      When Red places the princess tile on the gap
      And Red sends Blue's knight home
      Then Blue's knight is back in Blue's supply
      And Blue's builder is back in Blue's supply

    Scenario: Blue's last knight stands in the city of Red's builder
      Given the position "Red's builder shares a city with the knights of Red and Blue"
      When Red places the princess tile on the gap
      And Red sends Blue's knight home
      Then Blue's knight is back in Blue's supply
      And Red's builder stays on the board

    Scenario: Blue's last knight leaves, and neither Red's knight there nor Blue's thief elsewhere keeps the builder
      Given the position "Blue's builder shares a city with the knights of Red and Blue"
      When Blue places the princess tile on the gap
      And Blue sends Blue's knight home
      Then Blue's builder is back in Blue's supply because of princess/builder-returns

    Scenario: Red's last knight leaves the city of Blue's builder
      Given the position "Blue's builder shares a city with the knights of Red and Blue"
      When Blue places the princess tile on the gap
      And Blue sends Red's knight home
      Then Blue's builder stays on the board

  @id:princess/only-the-extended-city @rule @source:c1/princess @source:c2/princess @source:fee/p4
  Rule: The princess takes a knight only out of the city that her tile extends

    Scenario: Blue has a knight in another city too
      Given the position "two cities of Blue meet at the gap"
      When Red places the princess tile on the north gap
      Then Red may send Blue's west knight home
      And Red may not send Blue's east knight home because of princess/only-the-extended-city

    Scenario: Blue's farmer lies outside the wall of the city
      Given the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      Then Red may not send Blue's farmer home

    Scenario: The princess tile begins a city of its own
      Given the position "Blue's knight stands alone in the north city"
      When Red places the princess tile on the west gap
      Then Red may not send Blue's knight home

  @id:gap/several-cities @community @gap @source:ours/reading @source:c1/princess @source:c2/princess
  Rule: A tile with two city parts sends one knight home in all, from the city joined to the part with the princess
    No document says so. The tile with the inner field is the only one of its kind.

    Scenario: Each part of the tile joins a city with a knight
      Given the position "two cities of Blue meet at the gap"
      When Red places the twin tile on the gap
      Then Red may send Blue's east knight home
      And Red may not send Blue's west knight home

    Scenario: Red has taken the knight beside the princess and would like the other too
      Given the position "two cities of Blue meet at the gap"
      When Red places the twin tile on the gap
      And Red sends Blue's east knight home
      Then Red may not send Blue's west knight home

    Scenario: Only the part without the princess joins the two cities
      Given the position "two cities of Blue meet at the gap"
      When Red places the twin tile on the gap turned by 90 degrees
      Then Red may not send Blue's west knight home
      And Red may not send Blue's east knight home
      And Red may deploy nobody

  @id:gap/princess-merges-cities @community @gap @source:ours/reading @source:c1/princess @source:c2/princess
  Rule: Cities that the princess joins into one count as one city, and any knight in it can go
    No document speaks of it. Where a knight has to go, it is enough that one of the cities held one.

    Scenario Outline: One of the two cities was empty
      Given the princess <duty> send a knight home
      And the position "a city of Blue and an empty city meet at the gap"
      When Red completes the west city with the joining tile
      Then Red may send Blue's knight home
      And Red <answer> send nobody home

      Examples:
        | duty | answer  |
        | may  | may     |
        | must | may not |

    Scenario: The knight of the joined city is sent home
      Given the position "a city of Blue and an empty city meet at the gap"
      When Red completes the east city with the joining tile
      And Red sends Blue's knight home
      Then nobody scores

    Scenario Outline: Blue has a knight in each, and the <side> one is picked
      Given the position "two cities of Blue meet at the gap"
      When Red places the joining tile on the gap turned by 270 degrees
      And Red sends Blue's <side> knight home
      Then Blue's <side> knight is back in Blue's supply
      And Red may not send Blue's <other> knight home

      Examples:
        | side | other |
        | west | east  |
        | east | west  |

  @id:princess/nothing-without-knights @rule @source:c1/princess @source:c2/princess @source:c1/note-30
  Rule: Where the city holds no knight, a princess tile is a tile like any other

    Scenario: The tile extends an empty city
      Given the position "nobody stands in the north city"
      When Red extends the north city with the princess tile
      Then Red may deploy a knight
      And Red may deploy nobody

    Scenario: Red has drawn the princess tile and not yet placed it
      Given the position "Blue's knight stands alone in the north city"
      When Red draws the princess tile
      Then Red may not send Blue's knight home because of princess/nothing-without-knights

    Scenario: The tile begins a new city
      Given the position "Blue's knight stands alone in the north city"
      When Red places the princess tile on the west gap
      And Red deploys a knight
      Then Blue's knight stays on the board
      And Red's knight stays on the board

  @id:princess/only-one @rule @source:c1/princess @source:c2/princess @source:fee/p4
  Rule: Only one knight leaves, however many stand in the city
    A summary in a shop reads as if all of them went.

    Scenario: Red would like to take both knights of Blue
      Given the position "Blue has two knights in the north city and Red one"
      When Red places the princess tile on the gap
      And Red sends Blue's west knight home
      Then Red may not send Blue's east knight home
      And Red may not send Red's knight home

    Scenario: One of two knights has left the growing city
      Given the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not send Red's knight home
      And Red's knight stays on the board

  @id:princess/own-knight @rule @source:c1/princess @source:c2/princess @source:c1/note-29
  Rule: The player's own knight can be picked as well
    Some summaries speak of other players' knights only. The fairy pays Blue her three points in the second case.

    Scenario: Red takes Red's knight back
      Given the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      And Red sends Red's knight home
      Then Red's knight is back in Red's supply
      And Blue's knight stays on the board

    Scenario: Red takes Red's knight back, and the game ends with the city unfinished
      Given the position "the fairy stands with Blue's knight in the city that Red shares"
      When Red extends the north city with the princess tile
      And Red sends Red's knight home
      And the game ends
      Then Red scores 0 points
      And Blue scores 8 points

  @id:princess/own-knight-since-2010 @edition-difference @c1 @source:c1/note-29
  Rule: The rules of 2010 were the first to mention the player's own knight
    We read the older text alike, for it says any knight and makes no exception.

    Scenario Outline: The text of <edition> is consulted about the player's own knight
      Given the rule book is <edition>
      Then by the book the text on the princess <mention> the player's own knight

      Examples:
        | edition     | mention     |
        | hig-c1-2005 | passes over |
        | hig-c1-2010 | names       |

    Scenario Outline: The text <mention> the own knight that Red would like to take back
      Given the text on the princess <mention> the player's own knight
      And the position "one tile will complete Red's city"
      When Red completes Red's city with the princess tile
      Then Red may send Red's knight home

      Examples:
        | mention     |
        | passes over |
        | names       |

  @id:princess/knight-to-owner-supply @rule @source:c1/princess @source:c2/princess
  Rule: The knight goes back to the supply of the player who owns him

    Scenario: Red sends a knight of Blue home
      Given the position "Blue's knight stands alone in the north city"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Blue's knight is back in Blue's supply

  @id:princess/removal-in-step-one @rule @disputed @c2 @source:c2/princess @source:c2/other-expansions/princess
  Rule: In the second edition the knight leaves while the tile is being placed
    The entry on the phantom speaks of a move of a follower all the same. Nothing but the order of
    events hangs on it.

    Scenario: Blue's knight is home before the deployment
      Given the knight leaves while the princess tile is placed
      And the position "Blue's knight stands alone in the north city"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Blue's knight goes home during the tile placement
      And Red may not deploy a knight

  @id:princess/stage-in-c1 @edition-difference @disputed @c1 @source:c1/new-tiles @source:c1/deployment
  Rule: In the first edition the knight leaves in the stage of deployment, in place of a deployment
    No text says so outright. The symbols are said to act on that stage, and the entry on the phantom speaks of a move.

    Scenario: Red uses up the deployment for the princess
      Given the knight leaves in the stage of deployment
      And the position "Blue's knight stands alone in the north city"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Blue's knight goes home during the deployment
      And Red may not deploy a knight

  @id:princess/no-removal-then-deploy @rule @source:c1/princess @source:c2/princess @source:c2/note-14
  Rule: Whoever sends nobody home may deploy a follower as in any other turn
    Where a knight has to go, that can only happen if the city holds none.

    Scenario Outline: Red leaves the knights and would like the free road of the princess tile
      Given the princess <duty> send a knight home
      And a princess tile allows a deployment when <deployment>
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      Then Red <answer> deploy a thief

      Examples:
        | duty | deployment               | answer  |
        | may  | nobody was sent home     | may     |
        | must | the city holds no knight | may not |

    Scenario: Red has sent nobody home and would like to deploy a thief
      Given the princess may send a knight home
      And a princess tile allows a deployment when nobody was sent home
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      And Red sends nobody home
      Then Red may deploy a thief

    Scenario Outline: Red has <done>, and nothing is left to do with figures
      Given the princess may send a knight home
      And a princess tile allows a deployment when nobody was sent home
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      And Red <acts>
      Then Red has no choice but to end the turn

      Examples:
        | done                       | acts                            |
        | sent Blue's knight home    | sends Blue's knight home        |
        | deployed a thief           | deploys a thief                 |
        | moved the fairy            | moves the fairy to Red's knight |

  @id:princess/old-empty-city-wording @edition-difference @c1 @source:c1/note-30
  Rule: The older sentence allows a deployment only if the princess tile extends an empty city or begins a new one
    All editions that keep the sentence also keep the duty to send a knight home. It would matter only where the one
    is played without the other.

    Scenario Outline: The city is empty
      Given a princess tile allows a deployment when <deployment>
      And the position "nobody stands in the north city"
      When Red extends the north city with the princess tile
      Then Red may deploy a knight

      Examples:
        | deployment               |
        | the city holds no knight |
        | nobody was sent home     |

    Scenario Outline: The city holds knights whom nobody has to send home
      Given the princess may send a knight home
      And a princess tile allows a deployment when <deployment>
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      Then Red <answer> deploy a thief

      Examples:
        | deployment               | answer  |
        | the city holds no knight | may not |
        | nobody was sent home     | may     |

  @id:princess/free-choice @rule @source:c1/princess @source:c2/princess
  Rule: The player who placed the tile picks the knight, whoever owns him

    Scenario Outline: Three knights stand in the city, and Red picks <knight>
      Given the position "Blue has two knights in the north city and Red one"
      When Red places the princess tile on the gap
      And Red sends <knight> home
      Then <knight> is back in <owner>'s supply

      Examples:
        | knight             | owner |
        | Blue's west knight | Blue  |
        | Blue's east knight | Blue  |
        | Red's knight       | Red   |

  @id:princess/no-deploy-after-removal @rule @disputed @source:c1/princess @source:c2/princess @source:fee/p4
  Rule: Whoever sends a knight home deploys nobody in that turn
    How much else is ruled out differs: any other figure, or only meeples, or meeples and the fairy. It holds the other
    way round as well, where the text allows a deployment at all, see `princess/old-empty-city-wording`.

    Scenario: Red would like to move into the city that the princess has emptied
      Given the position "Blue's knight stands alone in the north city"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not deploy a knight because of princess/no-deploy-after-removal

    Scenario: Red has deployed a thief and would then like to send a knight home
      Given the princess may send a knight home
      And a princess tile allows a deployment when nobody was sent home
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      And Red deploys a thief on the free road
      Then Red may not send Blue's knight home

    Scenario Outline: A knight leaves <moment>, and Red has deployed a thief before thinking of it
      Given the princess may send a knight home
      And the knight leaves <moment>
      And a princess tile allows a deployment when nobody was sent home
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      And Red deploys a thief on the free road
      Then Red may not send Blue's knight home because of <reason>

      Examples:
        | moment                            | reason                           |
        | while the princess tile is placed | base/turn-order                  |
        | in the stage of deployment        | princess/no-deploy-after-removal |

  @id:princess/no-deploy-on-other-segment @rule @source:c2/princess @source:fee/p4 @source:c1/princess
  Rule: Whoever sends a knight home may not use the other parts of the princess tile either
    At least one program allowed it all the same.

    Scenario Outline: After sending a knight home Red would like <part>
      Given the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not deploy a <role> on <part>

      Examples:
        | part                           | role   |
        | the free road                  | thief  |
        | the small field along the road | farmer |

  @id:princess/no-fairy-after-removal @rule @disputed
  @source:c1/other-expansions/princess @source:c1/princess @source:c2/note-14
  Rule: Whoever sends a knight home leaves the fairy where she is
    The second edition itself rules out meeples only; a community note adds the fairy, and so we play it. The summary of
    Drache & Fee does not speak of her. Where a knight has to leave, see `princess/must-remove-older-text`.

    Scenario Outline: Red would like to fetch the fairy from the knight who left
      Given sending a knight home rules out <whom>
      And the position "the fairy stands with Blue's knight in the city that Red shares"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not move the fairy to Red's knight
      And the fairy is on the fairy's tile

      Examples:
        | whom                    |
        | every other figure      |
        | the meeples of the text |

    Scenario: Red has moved the fairy and would then like to send a knight home
      Given the princess may send a knight home
      And the position "the fairy stands with Blue's knight in the city that Red shares"
      When Red extends the north city with the princess tile
      And Red moves the fairy to Red's knight
      Then Red may not send Blue's knight home

  @rule @disputed @source:c1/other-expansions/princess
  Rule: After sending a knight home nothing else may be placed or moved in that turn
    The first edition has a list of what is meant. The second names meeples, and a note adds the fairy.

    Scenario Outline: Red has sent Blue's knight home and would like to <act>
      Given the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not <act>

      Examples:
        | ruling                        | act                            | source                                    |
        | princess-bans/normal-follower | deploy a thief                 | c1/other-expansions/princess, c2/princess |
        | princess-bans/fairy           | move the fairy to Red's knight | c1/other-expansions/princess, c2/note-14  |

  @rule @needs:inns-and-cathedrals @needs:abbey-and-mayor @needs:under-the-big-top @needs:abbot
  @source:c1/other-expansions/princess @source:c2/princess
  Rule: Taking a knight takes the place of a deployment, so no other follower is placed in that turn, whatever its kind
    The abbot would find no cloister on a princess tile anyway.

    Scenario Outline: Red has emptied Blue's city and would like to <act>
      Given the position "a princess tile fits beside Blue's city, Red's road and Red's farm"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not <act> because of <ruling>

      Examples:
        | ruling                       | act                                   |
        | princess-bans/large-follower | deploy the large follower as a knight |
        | princess-bans/mayor          | deploy the mayor as a knight          |
        | princess-bans/wagon          | deploy the wagon as a knight          |
        | princess-bans/ringmaster     | deploy the ringmaster as a knight     |
        | princess-bans/abbot          | put the abbot on the empty cloister   |

  @id:princess-bans/guard @rule @c1 @needs:ghosts-castles-cemeteries @source:c1/other-expansions/princess
  Rule: A guard follower is a follower, so none is placed after a knight was taken
    One page of the first edition has it in the list.

    Scenario: Red has emptied Blue's city and would like to deploy the guard follower there
      Given the position "a princess tile fits beside Blue's city, Red's road and Red's farm"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not deploy the guard follower as a knight because of princess-bans/guard

  @rule @c1 @needs:traders-and-builders @source:c1/other-expansions/princess
  Rule: A special figure is a figure too, so neither builder nor pig is placed after a knight was taken
    The list of the first edition names them; the text of the second speaks of meeples.

    Scenario Outline: Red has emptied Blue's city and would like to place the <figure>
      Given the position "a princess tile fits beside Blue's city, Red's road and Red's farm"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not put the <figure> on <feature> because of <ruling>

      Examples:
        | ruling                | figure  | feature    |
        | princess-bans/pig     | pig     | Red's farm |
        | princess-bans/builder | builder | Red's road |

  @id:princess-bans/shepherd @rule @disputed @c1 @needs:hills-and-sheep @source:c1/other-expansions/princess
  Rule: After a knight was taken no shepherd is placed either
    One page adds the sheep beside it. They seem to come from the list on the dragon, for nobody places them like a
    figure.

    Scenario: Red has emptied Blue's city, and the field beside the road is free
      Given the position "a princess tile fits beside Blue's city, Red's road and Red's farm"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not put the shepherd on the free field because of princess-bans/shepherd

  @id:princess-bans/phantom @rule @needs:phantom
  @source:c1/other-expansions/princess @source:c2/other-expansions/princess
  Rule: After a knight was taken the phantom stays in the supply as well
    It may come on top of a deployment in other turns, but here there is none, see `princess/no-phantom-combo`.

    Scenario: Red has sent Blue's knight home and would like to place the phantom elsewhere on the princess tile
      Given the position "a princess tile fits beside Blue's city, Red's road and Red's farm"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not put the phantom on the free field

  @id:princess/no-phantom-combo @rule @needs:phantom
  @source:c1/other-expansions/princess @source:c2/other-expansions/princess
  Rule: Taking a knight is no deployment that the phantom could follow
    Otherwise it could move straight into the city that was emptied. After a move of the fairy it may be placed, see
    `fairy-allows/phantom`.

    Scenario Outline: Red would like to put the phantom into the city that the princess has emptied
      Given sending a knight home rules out <whom>
      And the position "a princess tile fits beside Blue's city, Red's road and Red's farm"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Red may not deploy the phantom as a knight

      Examples:
        | whom                    |
        | every other figure      |
        | the meeples of the text |

  @id:princess/majority-after-removal @community @source:c1/clarifications @source:c2/fairy-clarifications
  Rule: A city that the princess tile completes is scored among the knights who are left

    Scenario: Blue's knight leaves and Red scores alone
      Given the position "Red and Blue each have a knight in the north city"
      When Red completes the north city with the closing princess tile
      And Red sends Blue's knight home
      Then Red scores 10 points
      And Blue scores 0 points

    Scenario: Blue's majority shrinks to a tie
      Given the position "Blue has two knights in the north city and Red one"
      When Red completes the north city with the closing princess tile
      And Red sends Blue's west knight home
      Then Red scores 16 points
      And Blue scores 16 points

    Scenario: Red's only knight leaves and Blue scores alone
      Given the position "Blue has two knights in the north city and Red one"
      When Red completes the north city with the closing princess tile
      And Red sends Red's knight home
      Then Red scores 0 points
      And Blue scores 16 points

  @id:princess/no-scoring-effect @rule @c2 @source:c2/princess
  Rule: The princess symbol changes nothing about scoring

    Scenario: A princess tile completes Red's city, and nobody leaves
      Given the position "one tile will complete Red's city"
      When Red completes Red's city with the princess tile
      And Red sends nobody home
      Then Red scores 8 points

  @id:princess/fairy-gives-no-protection @community @source:c1/clarifications @source:c2/fairy-clarifications
  Rule: The fairy protects nobody from the princess

    Scenario: The knight with the fairy is sent home
      Given the position "the fairy stands with Blue's knight in the city that Red shares"
      When Red extends the north city with the princess tile
      And Red sends Blue's knight home
      Then Blue's knight is back in Blue's supply

  @id:princess/removed-knight-scores-nothing @community @source:c1/clarifications @source:c2/fairy-clarifications
  Rule: A knight whom the princess sends home earns nothing from the city, even if her tile completes it

    Scenario: The only knight goes home as the city is completed
      Given the position "Blue's knight stands alone in the north city"
      When Red completes the north city with the closing princess tile
      And Red sends Blue's knight home
      Then nobody scores
      And Blue's knight is back in Blue's supply

    Scenario: One of two knights goes home as the city is completed
      Given the position "Red and Blue each have a knight in the north city"
      When Red completes the north city with the closing princess tile
      And Red sends Blue's knight home
      Then Blue scores 0 points

  @id:princess/removed-knight-no-fairy-bonus @community @source:c1/clarifications @source:c2/fairy-clarifications
  Rule: The fairy pays nothing for a knight whom the princess sends home

    Scenario: The knight with the fairy is sent home as the city is completed
      Given the position "the fairy stands with Blue's knight in the city that Red shares"
      When Red completes the north city with the closing princess tile
      And Red sends Blue's knight home
      Then Blue scores 0 points for the fairy
      And Blue scores 0 points
      And Red scores 10 points
      And the fairy is on the fairy's tile

  @id:princess/fairy-when-nothing-else @community @source:c1/clarifications @source:c2/note-14
  Rule: Whoever neither sends a knight home nor deploys on the princess tile may move the fairy

    Scenario Outline: Red would like to leave the knights, deploy nobody and move the fairy
      Given the princess <duty> send a knight home
      And the position "Red and Blue each have a knight in the north city"
      When Red extends the north city with the princess tile
      Then Red <answer> move the fairy to Red's knight

      Examples:
        | duty | answer  |
        | may  | may     |
        | must | may not |

    Scenario: Red extends an empty city and would like to move the fairy
      Given the position "nobody stands in the north city"
      When Red extends the north city with the princess tile
      Then Red may move the fairy to Red's thief
