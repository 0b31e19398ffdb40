Feature: Inns and Cathedrals
  An inn doubles the road beside which it is printed, a cathedral raises the worth of its city, and what is unfinished
  at the end of the game pays nothing. The large follower is told among the figures of other expansions.

  @id:inns-and-cathedrals/inn @rule @needs:inns-and-cathedrals @source:inns/rules
  Rule: A complete road with an inn is worth two points a tile

    Scenario: Red completes a road of four tiles, one of them with an inn
      Given the position "the dragon sits on the inn of Red's road"
      When Red places the closing tile on the gap
      Then Red scores 8 points

    Scenario: The game ends before the road with the inn is complete
      Given the position "the dragon sits on the inn of Red's road"
      When the game ends
      Then Red scores 0 points

  @id:inns-and-cathedrals/cathedral @rule @needs:inns-and-cathedrals @source:inns/rules
  Rule: A complete city with a cathedral is worth three points a tile and shield

    Scenario: Red completes a city of five tiles, one of them with a cathedral
      Given the position "the dragon sits on the cathedral of Red's city"
      When Red places the closing tile on the gap
      Then Red scores 15 points

    Scenario: Red completes the city with a shield besides
      Given the position "the dragon sits on the cathedral of Red's city"
      When Red places the shield tile on the gap
      And Blue places the last tile on the last gap
      Then Red scores 21 points

    Scenario: The city has seven tiles and a shield when it is complete
      Given the position "the dragon sits on the cathedral of Red's city"
      When Red places the shield tile on the gap
      And Blue places the corner tile on the last gap turned by 0 degrees
      And Red places the last tile on the far gap
      Then Red scores 24 points

    Scenario: The game ends before the city with the cathedral is complete
      Given the position "the dragon sits on the cathedral of Red's city"
      When the game ends
      Then Red scores 0 points

  @id:dragon-spares/printed-inn @community @c1 @needs:inns-and-cathedrals @source:c1/note-printed-elements
  Rule: A printed inn keeps working under the dragon

    Scenario: The dragon is on the tile with the inn when the road is completed
      Given the position "the dragon sits on the inn of Red's road"
      When Red places the closing tile on the gap
      Then the dragon stands on the inn
      And Red scores 8 points

  @id:dragon-spares/printed-cathedral @community @c1 @needs:inns-and-cathedrals @source:c1/note-printed-elements
  Rule: A printed cathedral keeps working under the dragon

    Scenario: The dragon is on the tile with the cathedral when the city is completed
      Given the position "the dragon sits on the cathedral of Red's city"
      When Red places the closing tile on the gap
      Then the dragon stands on the cathedral
      And Red scores 15 points

  @id:fairy/three-for-worthless-road @rule @disputed @needs:inns-and-cathedrals
  @source:c1/fairy @source:c1/final-scoring @source:c2/note-20
  Rule: The fairy's three points are paid even where an inn makes an unfinished road worth nothing

    Scenario Outline: The game ends with the fairy beside the thief of the road with the inn
      Given the fairy pays <pay> in the final scoring
      And the position "the dragon sits on the inn of Red's road"
      When Red places the cloister tile on the south gap
      And Red moves the fairy to Red's thief
      And the game ends
      Then Red scores <points>

      Examples:
        | pay          | points   |
        | three points | 3 points |
        | nothing      | 0 points |
