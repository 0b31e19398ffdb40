Feature: The magic portal
  A tile with a magic portal lets the follower of that turn go to any tile on the table.

  @id:portal/any-earlier-tile @rule @source:c1/portal @source:c2/portal @source:fee/p4
  Rule: In the turn of a portal tile the follower may go to any tile placed earlier

    Scenario: An open city that nobody claimed lies far off
      Given the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      Then Red may deploy a knight on the far city

    Scenario: Red's knight has gone through the portal to the far city
      Given the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      And Red deploys a knight on the far city
      Then Red's knight stands on (0, 2) because of portal/any-earlier-tile

    Scenario: Red places the same tile without a portal
      Given the position "Red is about to place a portal tile"
      When Red places the plain tile on the gap
      Then Red may not deploy a knight on the far city

  @id:portal/own-tile @rule @source:c1/portal @source:c2/portal @source:fee/p4
  Rule: The portal tile itself is open to the follower as well

    Scenario Outline: Red would like to claim the <part> of the portal tile
      Given the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      Then Red may deploy a <role> on the gap

      Examples:
        | part | role   |
        | city | knight |
        | road | thief  |

  @id:portal/optional @rule @source:c1/portal @source:c2/portal @source:fee/p4
  Rule: Nobody has to go through the portal

    Scenario: Red keeps all followers in the supply
      Given the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      Then Red may deploy nobody

  @id:portal/never-complete @rule @disputed @c1 @source:c1/portal
  Rule: A portal is never complete, for it is only a way through
    An entry on the phantom counts it as a feature, so as to let only one follower through.

    Scenario: The last tile around a portal tile is placed
      Given the position "one tile is missing around a portal tile"
      When Blue places the last tile on the gap
      Then nobody scores
      And Red's farmer stays on the board

  @id:portal/not-to-occupied @rule @source:c1/portal @source:c2/portal @source:fee/p4
  Rule: The portal leads to no feature in which somebody stands

    Scenario Outline: Red would like to join Blue's follower in <feature>
      Given the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      Then Red may not deploy a <role> on <feature>

      Examples:
        | feature     | role   |
        | Blue's road | thief  |
        | Blue's city | knight |

  @id:portal/not-to-completed-feature @rule @source:c1/portal @source:c2/portal @source:fee/p4
  Rule: The portal leads to no completed feature
    At least one program let a follower through to a complete city.

    Scenario: A city was completed in an earlier turn, and nobody ever stood in it
      Given the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      Then Red may not deploy a knight on the complete city

    Scenario: A road became a ring in an earlier turn, and its thief has gone home
      Given the position "one tile is missing in the ring road"
      When Red completes the ring road with the road tile
      And Blue places the portal tile on the south gap
      Then Blue may not deploy a thief on the ring road

  @id:portal/original-loophole @edition-difference @disputed @c1 @source:c1/note-22
  Rule: The first wording looked at scoring, so a feature completed in this turn could still be reached
    A later answer closed the gap. The note says that the first rule barred features not yet scored, which would bar
    every goal. Its own conclusion needs the opposite, and so we play it.

    Scenario Outline: The portal tile completes an empty city, and Red would like to go to its old part
      Given a portal <answer> lead to a feature complete but not yet scored
      And the position "nobody stands in the north city"
      When Red completes the north city with the portal tile
      Then Red <answer> deploy a knight on the old city tile

      Examples:
        | answer  |
        | may     |
        | may not |

    Scenario: The follower who slips through is scored at once
      Given a portal may lead to a feature complete but not yet scored
      And the position "nobody stands in the north city"
      When Red completes the north city with the portal tile
      And Red deploys a knight on the old city tile
      Then Red scores 6 points

  @id:gap/loophole-earlier-turns @community @gap @c1 @source:ours/reading @source:c1/note-22
  Rule: A feature completed in an earlier turn stays closed, even if it was never scored
    Nobody stood in it, so by the first wording it might be open for ever. No document says so; only what was
    completed in this turn slips through.

    Scenario Outline: The complete city was never scored, for nobody stood in it
      Given a portal <answer> lead to a feature complete but not yet scored
      And the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      Then Red may not deploy a knight on the complete city

      Examples:
        | answer  |
        | may     |
        | may not |

  @id:portal/not-to-feature-it-completes @official @source:c1/portal @source:c2/note-15
  Rule: What the portal tile itself completes is complete before the deployment, and closed to the portal
    Only the first wording let a follower slip through, see `portal/original-loophole`. The new part of the feature is
    another matter, see `gap/own-tile-completed-feature`.

    Scenario: The portal tile completes an empty city
      Given a portal may not lead to a feature complete but not yet scored
      And the position "nobody stands in the north city"
      When Red completes the north city with the portal tile
      Then Red may not deploy a knight on the old city tile

  @id:portal/only-unfinished-after-placement @community @c2 @source:c2/portal-clarifications
  Rule: What counts is whether the feature is unfinished once the portal tile lies

    Scenario: The city is open before the portal tile and closed after it
      Given a portal may not lead to a feature complete but not yet scored
      And the position "nobody stands in the north city"
      When Red completes the north city with the portal tile
      Then Red may not deploy a knight on the old city tile

  @id:gap/own-tile-completed-feature @community @gap @source:ours/reading @source:c1/portal @source:c2/note-15
  Rule: On the portal tile itself a follower may claim a feature that the tile completes
    The documents speak only of going through the portal. This is an ordinary deployment, as on any other tile, though
    players of a program took it for a mistake that the old part is closed and the new one open.

    Scenario: Red deploys on the new part of the city
      Given the position "nobody stands in the north city"
      When Red completes the north city with the portal tile
      And Red deploys a knight
      Then Red scores 6 points
      And Red's knight goes home during the scoring

  @id:portal/only-claimable-features @community @disputed @source:c1/note-23 @source:c2/note-16
  Rule: The goal has to be a feature that can be claimed, empty and unfinished
    Only a pyramid of acrobats makes an exception, see `portal/acrobat-space`.

    Scenario Outline: Red would like to go through the portal to <feature>
      Given the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      Then Red <answer> deploy a <role> on <feature>

      Examples:
        | feature           | role   | answer  | note                 |
        | the far city      | knight | may     | empty and unfinished |
        | the complete city | knight | may not | empty but complete   |
        | Blue's city       | knight | may not | unfinished but taken |
        | Blue's road       | thief  | may not | unfinished but taken |

  @id:portal/not-onto-portal @community @disputed @source:c1/note-23 @source:c2/note-16
  Rule: Nobody can land on another portal, for it is nothing to be claimed
    What an older portal tile has besides its portal is open like the parts of any other tile. Only an entry on the
    phantom says that a follower claims the portal.

    Scenario: Red goes to the free field of the older portal tile
      Given the position "an older portal tile lies north of the road"
      When Red places Red's portal tile on the west gap
      Then Red may deploy a farmer on the older portal tile
      And Red may not deploy a knight on the older portal tile

    Scenario: Field and city of the older portal tile are taken and only its portal is left
      Given the position "an older portal tile lies north of the road"
      When Red places Red's portal tile on the west gap
      And Red deploys a farmer on the older portal tile
      And Blue places Blue's portal tile on the east gap
      Then Blue may not deploy a farmer on the older portal tile
      And Blue may not deploy a knight on the older portal tile

  @id:portal/worked-example @rule @source:c1/portal-example @source:c2/portal-example
  Rule: The example of the rule book has a portal tile on the left and a follower who goes to an empty city on the right

    Scenario: Red places the portal tile on the left and claims the city on the right
      Given the position "the portal goes on the left and an empty city lies on the right"
      When Red places the portal tile on the left gap
      And Red deploys a knight on the right-hand city
      And the game ends
      Then Red scores 1 point for the city

  @id:portal/closed-farm-open @official @disputed @source:c1/portal-faq @source:c2/portal-faq @source:c1/note-24
  Rule: A farm is never complete, so a portal leads even to one that is shut in all round
    One page has this as a reading of the community; the later pages quote the publisher.

    Scenario: A road rings the farm
      Given the position "one tile is missing in the ring road"
      When Red completes the ring road with the road tile
      And Blue places the portal tile on the south gap
      Then Blue may deploy a farmer on the inner farm

  @id:portal/no-scoring-effect @rule @c2 @source:c2/portal
  Rule: The portal symbol changes nothing about scoring

    Scenario: A portal tile completes Blue's city
      Given the position "Blue's knight stands alone in the north city"
      When Red completes the north city with the portal tile
      Then Blue scores 6 points

  @id:portal/printed-list-extended @edition-difference @c2 @source:c2/note-17
  Rule: The booklet of the second edition names fewer travellers than its online text
    The booklet lists four as examples; the list was made longer in 2019. We read both as any follower.

    Scenario Outline: A normal follower travels under a text that names <list>
      Given the text on the portal names <list>
      And the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      Then Red may deploy a knight on the far city

      Examples:
        | list            |
        | every traveller |
        | four travellers |

  @id:portal-carries/normal-follower @rule @source:c1/other-expansions/portal @source:c2/portal @source:fee/p4
  Rule: Through a portal a normal follower reaches any feature that is open to it

    Scenario: A normal follower goes to the far city
      Given the position "Red is about to place a portal tile"
      When Red places the portal tile on the gap
      And Red deploys a knight on the far city
      Then Red's knight stays on the board
      And Red may not deploy a thief on the gap

  @rule @needs:inns-and-cathedrals @needs:abbey-and-mayor @needs:under-the-big-top @needs:abbot @needs:phantom
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal @source:c2/portal
  Rule: Any follower can travel through a portal, whatever its kind, to a feature that it may occupy
    The booklet of the second edition names four of them, see `portal/printed-list-extended`.

    Scenario Outline: Red sends the <figure> to <goal>
      Given the position "Red has a thief and a farmer along one road"
      When Red places the portal tile on the south gap
      And Red puts the <figure> on <goal>
      Then Red's <figure> counts as a <role>

      Examples:
        | ruling                        | figure         | goal         | role   |
        | portal-carries/large-follower | large follower | the far city | knight |
        | portal-carries/mayor          | mayor          | the far city | knight |
        | portal-carries/wagon          | wagon          | the far city | knight |
        | portal-carries/ringmaster     | ringmaster     | the far city | knight |
        | portal-carries/abbot          | abbot          | the cloister | monk   |
        | portal-carries/phantom        | phantom        | the far city | knight |

  @id:portal-carries/guard @rule @c1 @needs:ghosts-castles-cemeteries @source:c1/other-expansions/portal
  Rule: A guard follower is a follower, so it can travel through a portal
    One page of the first edition has it in the list.

    Scenario: Red sends the guard follower to the far city
      Given the position "Red has a thief and a farmer along one road"
      When Red places the portal tile on the south gap
      And Red puts the guard follower on the far city
      Then Red's guard follower counts as a knight

  @rule @needs:traders-and-builders @needs:hills-and-sheep
  @source:c1/other-expansions/portal @source:c2/portal @source:fee/p6
  Rule: Only followers travel through a portal, and special figures are none
    Builder and pig may not even go where a follower of their owner already is.

    Scenario Outline: Red would like to send the <figure> to <goal>
      Given the position "Red has a thief and a farmer along one road"
      When Red places the portal tile on the south gap
      Then Red may not put the <figure> on <goal>

      Examples:
        | ruling                  | figure   | goal       | source                                |
        | portal-refuses/pig      | pig      | Red's farm | c1/other-expansions/portal, fee/p6    |
        | portal-refuses/builder  | builder  | Red's road | c1/other-expansions/portal, fee/p6    |
        | portal-refuses/shepherd | shepherd | Red's farm | c1/other-expansions/portal, c2/portal |

  @id:gap/special-figure-on-portal-tile @community @gap @needs:traders-and-builders @needs:hills-and-sheep
  @source:ours/reading @source:c1/other-expansions/portal
  Rule: On the portal tile itself a special figure may be placed as on any other tile
    The lists speak of travelling only. No document speaks of the tile that lies there anyway.

    Scenario Outline: Red continues road and farm with the portal tile and places the <figure>
      Given the position "Red has a thief and a farmer along one road"
      When Red places the portal tile on the east end
      And Red puts the <figure> on <feature>
      Then Red's <figure> stays on the board

      Examples:
        | figure   | feature         |
        | builder  | Red's road      |
        | pig      | Red's farm      |
        | shepherd | the south field |

  @id:portal/one-of-follower-and-phantom @rule @disputed @needs:phantom
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: A portal lets one through in a turn, a follower or the phantom, whoever goes first
    The entry says that the first one claims the portal like a feature. Elsewhere it is only a way through, see
    `portal/never-complete`; that it can be used once a turn fits both.

    Scenario: A follower of Red has gone through, and the phantom has only the portal tile left
      Given the position "Red has a thief and a farmer along one road"
      When Red places the portal tile on the south gap
      And Red deploys a knight on the far city
      Then Red may not put the phantom on the cloister
      And Red may deploy the phantom as a thief

    Scenario: Red's phantom has gone through, and a follower would like to do the same
      Given the position "Red has a thief and a farmer along one road"
      When Red places the portal tile on the south gap
      And Red puts the phantom on the far city
      Then Red may not deploy a monk on the cloister

  @id:gap/phantom-after-ordinary-deployment @community @gap @needs:phantom
  @source:ours/reading @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: The portal is still free for the phantom if the first follower went onto the portal tile without it
    No document says so. The entry bars the phantom only where somebody has used the portal.

    Scenario: Red's first follower becomes a thief on the portal tile
      Given the position "Red has a thief and a farmer along one road"
      When Red places the portal tile on the south gap
      And Red deploys a thief
      And Red puts the phantom on the far city
      Then Red's phantom counts as a knight

  @id:gap/phantom-by-portal-after-fairy @community @gap @needs:phantom
  @source:ours/reading @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: A phantom that follows a move of the fairy may go through the portal
    No document says so. The fairy uses no portal, and she leaves the phantom its placement, see `fairy-allows/phantom`.

    Scenario Outline: Red moves the fairy to Red's thief and would like to send the phantom to the far city
      Given the phantom <answer> follow a fairy move
      And the position "Red has a thief and a farmer along one road"
      When Red places the portal tile on the south gap
      And Red moves the fairy to Red's thief
      Then Red <answer> put the phantom on the far city

      Examples:
        | answer  |
        | may     |
        | may not |
