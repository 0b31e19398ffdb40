Feature: The volcano
  A volcano tile brings the dragon, and nobody may be deployed on it in the turn it is placed.

  @id:volcano/dragon-jumps-to-tile @rule @source:c1/volcano @source:c2/volcano @source:fee/p2
  Rule: A volcano tile brings the dragon onto itself at once

    Scenario: A second volcano is placed at the far end of a long road
      Given the position "two players have built a long road"
      When Red places the second volcano tile on the gap
      Then the dragon stands on the gap

  @id:volcano/from-table-side @rule @source:c1/volcano @source:c2/dragon-first-volcano @source:fee/p3
  Rule: The first volcano brings the dragon in from beside the table

    Scenario: Red draws the first volcano of the game
      Given the position "one tile will complete Red's city"
      When Red places the volcano tile on the gap
      Then the dragon stands on the gap because of volcano/from-table-side

    Scenario: Red draws another tile, and the dragon has to wait
      Given the position "one tile will complete Red's city"
      When Red places the closing tile on the gap
      Then the dragon is beside the table

  @id:volcano/from-any-tile @rule @source:c1/volcano @source:c2/volcano
  Rule: A later volcano fetches the dragon from whatever tile it is on

    Scenario: The dragon has walked away before the next volcano is placed
      Given the position "the dragon has left its volcano"
      When Red places the volcano tile on the east gap
      Then the dragon stands on the east gap because of volcano/from-any-tile

  @id:gap/volcano-travel-eats @community @gap @source:ours/reading @source:c1/volcano
  Rule: The dragon eats nobody on its way to a volcano
    It is put there and does not walk, so it enters no tile in between. No document speaks of it.

    Scenario: Two followers stand between the dragon and the new volcano
      Given the position "two players have built a long road"
      When Red places the second volcano tile on the gap
      Then Blue's thief stays on the board
      And Red's farmer stays on the board

  @id:gap/volcano-triggers-movement @community @gap @source:ours/reading @source:c1/volcano @source:c1/dragon
  Rule: A volcano does not start a walk
    Only a dragon tile does. No document says so outright.

    Scenario: The volcano is placed, and the turn goes on without the dragon
      Given the position "two players have built a long road"
      When Red places the second volcano tile on the gap
      Then the dragon does not move
      And the dragon may not walk east
      And Red may end the turn

  @id:volcano/no-follower-on-tile @rule @disputed @source:c1/volcano @source:c2/volcano @source:fee/p2
  Rule: No follower may be deployed on a volcano tile in the turn it is placed
    Read by itself, the sentence could close the tile for ever, see `volcano/vacant-volcano-via-portal`.

    Scenario: Nobody has claimed the road that ends at the new volcano
      Given the position "the dragon sits on a road that nobody has claimed"
      When Red places the volcano tile with a road on the west gap
      Then Red may not deploy a thief because of volcano/no-follower-on-tile

  @id:volcano-bans/normal-follower @rule @source:c1/other-expansions/volcano @source:c2/volcano @source:fee/p2
  Rule: A normal follower may not go to a new volcano tile, whatever part of it is free

    Scenario Outline: Red places a volcano tile with a <land> and would like to deploy a <role>
      Given the position "the dragon sits on a road that nobody has claimed"
      When Red places the volcano tile with a <land> on the <gap>
      Then Red may not deploy a <role>

      Examples:
        | land | gap       | role   |
        | road | west gap  | thief  |
        | road | west gap  | farmer |
        | city | south gap | knight |
        | city | south gap | farmer |

  @rule @source:c1/other-expansions/volcano @source:c2/volcano
  @needs:inns-and-cathedrals @needs:abbey-and-mayor @needs:under-the-big-top @needs:phantom
  Rule: Whatever is used like a normal follower may not go to a new volcano tile either
    On another tile they could stand in the same place.

    Scenario Outline: Red has placed a volcano tile and would like to deploy the <figure>
      Given the position "the figures of every box are in play"
      When Red places the volcano tile on the south gap
      Then Red may not deploy the <figure> as a <role> because of <ruling>

      Examples:
        | ruling                      | figure         | role   |
        | volcano-bans/large-follower | large follower | knight |
        | volcano-bans/mayor          | mayor          | knight |
        | volcano-bans/wagon          | wagon          | knight |
        | volcano-bans/ringmaster     | ringmaster     | farmer |
        | volcano-bans/phantom        | phantom        | knight |

    Scenario Outline: Red has placed another tile and would like to deploy the <figure>
      Given the position "the figures of every box are in play"
      When Red places the plain tile on the south gap
      Then Red may deploy the <figure> as a <role>

      Examples:
        | ruling                      | figure         | role   |
        | volcano-bans/large-follower | large follower | knight |
        | volcano-bans/mayor          | mayor          | knight |
        | volcano-bans/wagon          | wagon          | knight |
        | volcano-bans/ringmaster     | ringmaster     | farmer |
        | volcano-bans/phantom        | phantom        | knight |

  @id:volcano-bans/guard @rule @c1 @source:c1/other-expansions/volcano @needs:ghosts-castles-cemeteries
  Rule: The guard is a follower, and no follower goes to a new volcano tile

    Scenario Outline: Red has placed <tile> and would like to deploy the guard
      Given the position "the figures of every box are in play"
      When Red places <tile> on the south gap
      Then Red <answer> deploy the guard follower as a knight

      Examples:
        | tile             | answer  |
        | the volcano tile | may not |
        | the plain tile   | may     |

  @id:volcano-bans/abbot @rule @source:c1/other-expansions/volcano @source:c2/volcano @needs:abbot
  Rule: The abbot may not go to a new volcano tile
    The lists name him, though he needs a cloister and no volcano tile has one.

    Scenario Outline: Red has placed the volcano tile and would like to deploy the abbot as a <role>
      Given the position "the figures of every box are in play"
      When Red places the volcano tile on the south gap
      Then Red may not deploy the abbot as a <role>

      Examples:
        | role   |
        | knight |
        | farmer |

  @rule @source:c1/other-expansions/volcano @source:c1/note-11 @source:c2/note-5
  @needs:traders-and-builders @needs:hills-and-sheep
  Rule: Builder, pig and shepherd are no followers but figures, and no figure may go to a new volcano tile
    Where only followers are kept off, the notes let builder and pig in. We let the shepherd in as well, for he is no
    follower. But a text that keeps everything on the menu off the dragon's tile closes it to all three.

    Scenario Outline: Red has placed a volcano tile, closed to every figure, and would like to put the <figure> there
      Given a new volcano tile is closed to every figure
      And the position "Red's thief and farmer stand in the west"
      When Red places the volcano tile on the gap
      Then Red may not put the <figure> on <where> because of <ruling>

      Examples:
        | ruling                | figure   | where       |
        | volcano-bans/builder  | builder  | Red's road  |
        | volcano-bans/pig      | pig      | Red's field |
        | volcano-bans/shepherd | shepherd | Red's field |

    Scenario Outline: The volcano is closed to followers, the dragon's tile to <whom>, and Red has the <figure> at hand
      Given a new volcano tile is closed to followers only
      And the text keeps <whom> off the dragon's tile
      And the position "Red's thief and farmer stand in the west"
      When Red places the volcano tile on the gap
      Then Red <answer> put the <figure> on <where>

      Examples:
        | ruling                | figure   | where       | whom                | answer  |
        | volcano-bans/builder  | builder  | Red's road  | followers           | may     |
        | volcano-bans/builder  | builder  | Red's road  | figures on the menu | may not |
        | volcano-bans/pig      | pig      | Red's field | followers           | may     |
        | volcano-bans/pig      | pig      | Red's field | figures on the menu | may not |
        | volcano-bans/shepherd | shepherd | Red's field | followers           | may     |
        | volcano-bans/shepherd | shepherd | Red's field | figures on the menu | may not |

  @id:volcano/no-other-figure-on-tile @edition-difference
  @source:c1/volcano @source:c1/note-9 @source:c2/note-5 @needs:traders-and-builders
  Rule: Since Big Box 2 no figure but the dragon may be on a volcano tile in the turn it is placed
    Before, the ban was for followers, see `volcano/builder-formerly-allowed`.

    Scenario: Red's road runs onto the new volcano, which is closed to every figure
      Given a new volcano tile is closed to every figure
      And the position "Red's thief and farmer stand in the west"
      When Red places the volcano tile on the gap
      Then the dragon stands on the gap
      And Red may not put the builder on Red's road

  @edition-difference @c1 @source:c1/note-9 @needs:traders-and-builders
  Rule: Before Big Box 2 builder and pig could go to a new volcano tile
    The ban named followers, and they are none. That the dragon is there kept only followers away.

    Scenario Outline: Red would like to put the <figure> beside the dragon on the new volcano, closed to <whom>
      Given a new volcano tile is closed to <whom>
      And the text keeps followers off the dragon's tile
      And the position "Red's thief and farmer stand in the west"
      When Red places the volcano tile on the gap
      Then Red <answer> put the <figure> on <where>

      Examples:
        | ruling                           | figure  | where       | whom           | answer  |
        | volcano/builder-formerly-allowed | builder | Red's road  | followers only | may     |
        | volcano/builder-formerly-allowed | builder | Red's road  | every figure   | may not |
        | volcano/pig-formerly-allowed     | pig     | Red's field | followers only | may     |
        | volcano/pig-formerly-allowed     | pig     | Red's field | every figure   | may not |

  @id:volcano/fairy-may-move @rule @source:c1/volcano @source:c1/clarifications @source:c2/volcano
  Rule: After placing a volcano the player may move the fairy by the usual rules
    One early answer refused it, because nobody could have been deployed.

    Scenario Outline: Blue places a volcano tile and would like to take the fairy from Red
      Given the fairy <answer> move on a volcano turn
      And the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue places the volcano tile on the south gap
      Then Blue <answer> move the fairy to Blue's thief

      Examples:
        | answer  |
        | may     |
        | may not |

  @id:volcano-allows/fairy @rule @c1 @source:c1/other-expansions/volcano @source:c1/note-11 @source:c1/note-10
  Rule: A volcano turn leaves the player the fairy, who may be placed or moved
    She goes to another tile, so she is not among the figures that the volcano keeps away.

    Scenario Outline: Red completes a city with a volcano tile and would like to fetch the fairy to its knight
      Given the fairy <answer> move on a volcano turn
      And the position "one tile will complete Red's city"
      When Red completes Red's city with the volcano tile
      Then Red <answer> move the fairy to Red's knight

      Examples:
        | answer  |
        | may     |
        | may not |

  @id:volcano/fairy-move-optional @community @source:c1/clarifications @source:c2/volcano
  Rule: Nobody has to move the fairy after placing a volcano

    Scenario: Blue places a volcano tile and leaves the fairy with Red
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue places the volcano tile on the south gap
      And Blue ends the turn
      Then the fairy is on the knight's tile

  @id:volcano/fairy-not-onto-it @rule @source:c1/volcano @source:c1/fairy @source:c2/fairy
  Rule: The fairy may not go onto the volcano tile itself
    She needs a follower of the player there, and nobody stands on a new volcano.

    Scenario: Blue would like to bring the fairy to the new volcano
      Given the position "the fairy is with Red's knight in a city that lacks one tile"
      When Blue places the volcano tile on the south gap
      Then Blue may not move the fairy onto the south gap

  @id:volcano/fairy-refused-old-faq @edition-difference @disputed @c1 @source:c1/note-10
  Rule: An early answer bars the fairy on volcano turns, for no deployment is given up
    Later rules overturned it: she moves whenever nobody is deployed, for whatever reason.

    Scenario: Nobody could be deployed on the volcano tile that Red has placed
      Given the fairy may not move on a volcano turn
      And the position "one tile will complete Red's city"
      When Red completes Red's city with the volcano tile
      Then Red may not move the fairy to Red's knight because of volcano/fairy-refused-old-faq

    Scenario Outline: Red places <tile>, deploys nobody and would like to fetch the fairy
      Given the fairy <rule> move on a volcano turn
      And the position "one tile will complete Red's city"
      When Red places <tile> on the gap
      Then Red <answer> move the fairy to Red's knight

      Examples:
        | rule    | tile             | answer  |
        | may not | the volcano tile | may not |
        | may not | the closing tile | may     |
        | may     | the volcano tile | may     |
        | may     | the closing tile | may     |

  @id:volcano/no-scoring-effect @rule @c2 @source:c2/volcano
  Rule: The volcano symbol changes nothing about scoring
    The knight is paid although the dragon has come to a tile of his city.

    Scenario: A volcano is the third tile of Red's city, which has a shield
      Given the position "one tile will complete Red's city"
      When Red completes Red's city with the volcano tile
      Then the dragon stands on the gap
      And Red's knight goes home during the scoring
      And Red scores 8 points

  @id:volcano/no-sharing-followers @rule @disputed @c1 @source:c1/volcano @source:c2/note-6
  Rule: Followers never share the dragon's tile, volcano or not
    The second edition says it of every figure on the menu, and only its online text does. Where another expansion or a
    house rule shelters somebody on that tile, they stay.

    Scenario: The dragon has stopped on a dragon tile, and a portal would lead there
      Given the position "the dragon has left its volcano"
      When Red places the portal tile on the gap
      Then Red may not deploy a thief on the dragon's tile
      And Red may deploy a thief on the start tile

  @id:volcano/no-sharing-menu-figures @official @disputed @c2
  @source:c2/volcano-note @source:c2/note-6 @needs:traders-and-builders
  Rule: No follower and nothing else on the menu may be on the dragon's tile
    The booklet of 2016 does not say so, the online text does. Builder and pig are kept off a new volcano even where
    the ban there is for followers alone.

    Scenario Outline: The new volcano is closed to followers only, but the text keeps <whom> off the dragon's tile
      Given a new volcano tile is closed to followers only
      And the text keeps <whom> off the dragon's tile
      And the position "Red's thief and farmer stand in the west"
      When Red places the volcano tile on the gap
      Then Red <answer> put the builder on Red's road
      And Red <answer> put the pig on Red's field

      Examples:
        | note               | whom                | answer  |
        | second, the wiki   | figures on the menu | may not |
        | first edition      | followers           | may     |
        | second, as printed | nobody              | may     |

    Scenario Outline: The dragon sits on the volcano, the text keeps <whom> off its tile, and a portal would lead there
      Given the text keeps <whom> off the dragon's tile
      And the position "the dragon sits on a road that nobody has claimed"
      When Red places the portal tile on the gap
      Then Red <answer> deploy a thief on the volcano

      Examples:
        | note               | whom                | answer  |
        | second, the wiki   | figures on the menu | may not |
        | second, as printed | nobody              | may     |

  @id:volcano/no-sharing-by-portal @official @disputed
  @source:c2/note-6 @source:c2/portal-clarifications @source:c1/volcano
  Rule: No portal leads to the tile where the dragon is
    One note has this from the publisher; elsewhere the same page calls it a reading of the community.

    Scenario: The road on the dragon's tile is free
      Given the position "the dragon sits on a road that nobody has claimed"
      When Red places the portal tile on the gap
      Then Red may not deploy a thief on the volcano because of volcano/no-sharing-by-portal

  @id:volcano/dragon-closes-tile-not-feature @rule @source:c1/volcano @source:c2/volcano-note @source:c2/note-6
  Rule: The dragon closes its own tile and not the features that run over it
    The texts speak of the tile.

    Scenario: A free road runs over the dragon's tile and the start tile
      Given the position "the dragon sits on a road that nobody has claimed"
      When Red places the portal tile on the gap
      Then Red may not deploy a thief on the volcano
      And Red may deploy a thief on the start tile

    Scenario: A free farm lies on the dragon's tile and the start tile
      Given the position "the dragon sits on a road that nobody has claimed"
      When Red places the portal tile on the gap
      Then Red may not deploy a farmer on the south field by the volcano
      And Red may deploy a farmer on the south field by the start tile

  @id:volcano/sharing-sentence-edition @edition-difference @disputed @source:c2/note-6
  Rule: The first edition prints that nobody shares the dragon's tile, and the booklet of the second leaves it out
    The wiki carries the sentence on, wider than before. By the booklet alone nobody is kept off.

    Scenario Outline: The text of <edition> is consulted
      Given the rule book is <edition>
      Then by the book the text keeps <whom> off the dragon's tile

      Examples:
        | edition          | whom                |
        | hig-c1-big-box-2 | followers           |
        | hig-c1-big-box-3 | followers           |
        | rgg-c1-big-box-1 | followers           |
        | rgg-c1-big-box-2 | followers           |
        | rgg-c1-big-box-3 | followers           |
        | hig-c2-2016      | figures on the menu |

    Scenario Outline: The text keeps <whom> off the dragon's tile, and Red comes by a portal
      Given the text keeps <whom> off the dragon's tile
      And the position "the dragon sits on a road that nobody has claimed"
      When Red places the portal tile on the gap
      Then Red <answer> deploy a thief on the volcano

      Examples:
        | note               | whom                | answer  |
        | first edition      | followers           | may not |
        | second, the wiki   | figures on the menu | may not |
        | second, as printed | nobody              | may     |

  @id:volcano/vacant-volcano-via-portal @community @disputed @c2 @source:c2/portal-clarifications @source:c2/volcano
  Rule: A portal may lead to a volcano that the dragon has left
    The ban on deploying there belongs to the turn in which the tile is placed; by its wording alone it could be read as
    lasting for ever.

    Scenario: The dragon has walked off the volcano with a free road
      Given the position "the dragon has left its volcano"
      When Red places the portal tile on the gap
      And Red deploys a thief on the volcano
      Then Red's thief on the volcano stays on the board
