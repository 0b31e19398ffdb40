Feature: The Markets of Leipzig
  The town lies on the table from the start, here east of the start tile. No document shows the land around it; only that
  at each quarter a road begins. What the quarters are worth is left out.

  @id:leipzig/leipzig-interior @rule @needs:leipzig @source:leipzig/rules
  Rule: When a road to Leipzig is completed, whoever has the majority may take a follower from it to a quarter instead
    That follower scores nothing on the road. Nobody is deployed in the town.

    Scenario: Blue completes the road of the own thief
      Given the position "Blue is about to complete a road to Leipzig"
      When Blue places the tee tile on the gap turned by 0 degrees
      And Blue takes Blue's thief to the north-west quarter
      Then Blue's follower in the north-west quarter stays on the board
      And nobody scores

    Scenario: Blue's thief stays on the road
      Given the position "Blue is about to complete a road to Leipzig"
      When Blue places the tee tile on the gap turned by 0 degrees
      Then Blue scores 5 points

    Scenario: The road is extended and not completed
      Given the position "Blue is about to complete a road to Leipzig"
      When Blue places the road tile on the gap turned by 90 degrees
      Then Blue may not take Blue's thief to the north-west quarter
      And Blue may not send a follower to the north-west quarter

    Scenario: Red's road leads elsewhere
      Given the position "Blue is about to complete a road to Leipzig"
      When Blue places the tee tile on the gap turned by 0 degrees
      Then Blue may take Blue's thief to the north-west quarter
      And Red may not take Red's thief to the north-west quarter

    Scenario: Red joins two roads, and nobody has more followers there
      Given the position "the roads of Blue's thief and Red's thief end at one gap"
      When Red places the bend tile on the gap turned by 180 degrees
      Then Red may take Red's thief to the north-west quarter
      And Blue may take Blue's thief to the north-west quarter
      And Red may not take Blue's thief to the north-west quarter
      And Blue may not take Red's thief to the north-west quarter

    Scenario: Red completes both roads, and the one with Red's thief leads elsewhere
      Given the position "the roads of Blue's thief and Red's thief end at one gap"
      When Red places the tee tile on the gap turned by 270 degrees
      Then Red may not take Red's thief to the north-west quarter
      And Blue may take Blue's thief to the north-west quarter

  @id:safe-place/leipzig-interior @community @disputed @needs:leipzig
  @source:c1/other-expansions/dragon @source:c1/note-19 @source:c2/protection
  Rule: Whoever is inside Leipzig is safe from the dragon, as in the City of Carcassonne
    The first edition takes it so by likeness and says that nobody has confirmed it; the second lists the town.

    Scenario: The dragon comes to the tile of the quarter
      Given the position "Blue has a farmer outside Leipzig and a follower inside"
      When Red places the dragon tile on the west gap turned by 90 degrees
      And the dragon walks south
      Then Blue's follower in the north-west quarter stays on the board

  @id:dragon/may-not-enter-leipzig @community @needs:leipzig
  @source:c1/other-expansions/dragon @source:c1/note-19 @source:c2/protection
  Rule: The dragon stays outside the walls of Leipzig, as with the City of Carcassonne

    Scenario: The dragon has come to a tile of the town, and only who is outside is eaten
      Given the position "Blue has a farmer outside Leipzig and a follower inside"
      When Red places the dragon tile on the west gap turned by 90 degrees
      And the dragon walks south and east
      Then Blue's follower in the north-west quarter stays on the board
      And Blue's farmer is back in Blue's supply

  @id:gap/leipzig-landscape @community @gap @needs:leipzig @source:ours/reading @source:c1/other-expansions/dragon
  Rule: The dragon may enter tiles of Leipzig and eats who stands outside the walls
    No document says so of this town. We take it as with the City of Carcassonne.

    Scenario: The dragon comes to the tile of Blue's farmer
      Given the position "Blue has a farmer outside Leipzig and a follower inside"
      When Red places the dragon tile on the west gap turned by 90 degrees
      And the dragon walks south
      Then the dragon stands on the tile of the north-west quarter
      And Blue's farmer is back in Blue's supply

  @id:portal/outside-leipzig @rule @needs:leipzig
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: A portal leads to what lies outside the walls of Leipzig

    Scenario: The road of the north-east quarter is free
      Given the position "Blue has a farmer outside Leipzig and a follower inside"
      When Red places the portal tile on the west gap turned by 0 degrees
      Then Red may deploy a thief on the north road

  @id:portal/not-into-leipzig @rule @needs:leipzig
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: No portal leads into Leipzig

    Scenario: Nobody is in the north-east quarter
      Given the position "Blue has a farmer outside Leipzig and a follower inside"
      When Red places the portal tile on the west gap turned by 0 degrees
      Then Red may not send a follower to the north-east quarter
