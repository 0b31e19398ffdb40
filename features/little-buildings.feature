Feature: Little Buildings
  Houses, sheds and towers that add a point to whatever is scored around them.

  @id:little-buildings/building @rule @needs:little-buildings @source:buildings/rules
  Rule: Whoever deploys nobody may put a little building on the tile just placed, and it adds a point to what is scored there

    Scenario: Red completes a road of three tiles and puts up a building
      Given the position "Red's road lacks one tile and little buildings are at hand"
      When Red places the closing tile on the gap
      And Red puts up a little building
      Then Red scores 4 points
      And Red's little building stays on the board

    Scenario: Red has put up a building
      Given the position "Red's road lacks one tile and little buildings are at hand"
      When Red places the closing tile on the gap
      And Red puts up a little building
      Then Red may not deploy a monk
      And Red may not put up a little building

    Scenario: Red has deployed a monk
      Given the position "Red's road lacks one tile and little buildings are at hand"
      When Red places the closing tile on the gap
      And Red deploys a monk
      Then Red may not put up a little building

    Scenario: The building stands beside a road, a city and a cloister
      A cloister is scored for the tiles around it as well.

      Given the position "Red's monk, knight and large thief stand around a gap"
      When Red places the plain tile on the gap
      And Red puts up a little building
      And the game ends
      Then Red scores 5 points for the cloister
      And Red scores 5 points for the road
      And Red scores 2 points for the city

    Scenario: Six players share eighteen buildings
      Given the position "Red has put up three little buildings"
      When Red places the tee tile on the gap
      Then Red may not put up a little building

  @id:volcano-allows/little-building @rule @needs:little-buildings
  @source:c1/other-expansions/volcano @source:c1/note-11 @source:c2/note-5
  Rule: A little building may be put on a new volcano tile, for it is no figure

    Scenario: Red completes the road with a volcano tile
      Given the position "Red's road lacks one tile and little buildings are at hand"
      When Red places the volcano tile on the gap
      And Red puts up a little building
      Then Red scores 4 points
