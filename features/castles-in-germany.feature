Feature: Castles in Germany
  A German castle is a double tile, which a player places instead of drawing a tile. No document shows the land of these
  tiles; here it is field, and a road that ends at the castle.

  @id:castles-in-germany/castle-tile @rule @needs:castles-in-germany @source:german-castles/rules
  Rule: Instead of drawing a tile, a player may place one of the castles, but not next to another castle
    Two or three players have two castles each, more have one.

    Scenario: Blue sets a castle, and Red would like to set one next to it
      Given the position "Blue can set a German castle beside the dragon"
      When Blue sets a German castle on the gap
      And Blue ends the turn
      Then Red may not set a German castle on the place next to it

    Scenario: Blue has set a castle and draws no tile
      Given the position "Blue can set a German castle beside the dragon"
      When Blue sets a German castle on the gap
      Then Blue may not draw the dragon tile
      And Blue may deploy a thief on the road of the castle

    Scenario: Two players have set a castle each
      Given the position "Blue can set a German castle beside the dragon"
      When Blue sets a German castle on the gap
      And Red sets a German castle on the place in the west
      Then Blue may set a German castle on the place in the north

    Scenario: Three players have set a castle each
      Given the position "three players can set German castles along a road"
      When Red sets a German castle on the north-west place
      And Blue sets a German castle on the south-west place
      And Green sets a German castle on the north-east place
      Then Red may set a German castle on the south-east place

    Scenario: Four players have set a castle each
      Given the position "four players can set German castles along a road"
      When Yellow sets a German castle on the north-west place
      And Red sets a German castle on the south-west place
      And Blue sets a German castle on the north-east place
      And Green sets a German castle on the south-east place
      Then Yellow may not set a German castle on the west end

  @id:castles-in-germany/german-castle @rule @needs:castles-in-germany @source:german-castles/rules
  Rule: Whoever places a castle may put a follower in it as its lord
    When land lies all around, the lord is paid a point for each square of the castle and around it, and goes home. At the
    end, an incomplete castle pays the squares with land.

    Scenario: Blue sets a castle
      Given the position "Blue can set a German castle beside the dragon"
      When Blue sets a German castle on the gap
      And Blue sends a follower to the castle
      Then Blue's follower is in the castle
      And Blue may not deploy a thief on the road of the castle

    Scenario: Blue has set a castle, and Red would like to go there
      Given the position "Blue can set a German castle beside the dragon"
      When Blue sets a German castle on the gap
      And Red places the dragon tile on the west end
      Then Red may not send a follower to the castle

    Scenario: The last tile is placed around Red's castle
      Given the position "Red can set a German castle with land around it"
      When Red sets a German castle on the gap
      And Red sends a follower to the castle
      And Blue places the closing tile on the west gap
      Then Red scores 12 points
      And Red's follower goes home during the scoring

    Scenario: The game ends before that
      Given the position "Red can set a German castle with land around it"
      When Red sets a German castle on the gap
      And Red sends a follower to the castle
      And the game ends
      Then Red scores 11 points

  @id:unsafe/german-castle @official @needs:castles-in-germany
  @source:c1/other-expansions/dragon @source:c1/note-21 @source:c2/other-expansions/dragon
  Rule: A German castle protects nobody from the dragon, neither inside nor elsewhere on its tile
    It has only the name in common with the castles that shelter.

    Scenario: The dragon comes to the castle of which Blue is lord
      Given the position "Blue can set a German castle beside the dragon"
      When Blue sets a German castle on the gap
      And Blue sends a follower to the castle
      And Red places the dragon tile on the west end
      And the dragon walks south
      Then Blue's follower is back in Blue's supply

    Scenario: The dragon comes to the tile on whose road Blue has a thief
      Given the position "Blue can set a German castle beside the dragon"
      When Blue sets a German castle on the gap
      And Blue deploys a thief
      And Red places the dragon tile on the west end
      And the dragon walks south
      Then Blue's thief is back in Blue's supply
