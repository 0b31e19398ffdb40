Feature: The School
  The two tiles of the school lie west of the start tile, and the teacher is in the building between them. How the teacher
  is won, and what that pays, is left out.

  @id:school/school @rule @needs:school @source:school/rules
  Rule: Only the teacher is in the school

    Scenario: Red would like to send a follower there
      Given the position "Blue's farmer is beside the school"
      When Red places the dragon tile on the south gap turned by 0 degrees
      Then Red may not send a follower to the school
      And the teacher is in the school

  @id:safe-place/school @official @needs:school @source:c1/meal-plan @source:c2/protection
  Rule: Whoever is in the school is safe from the dragon

    Scenario: The dragon comes to a tile of the school
      Given the position "Blue's farmer is beside the school"
      When Red places the dragon tile on the south gap turned by 0 degrees
      And the dragon walks south
      Then the teacher is in the school
      And Blue's farmer is back in Blue's supply

  @id:dragon/may-enter-school-tiles @official @needs:school
  @source:c1/other-expansions/dragon @source:c1/note-teacher @source:c2/other-expansions/dragon @source:c2/note-13
  Rule: The dragon may enter the tiles of the school and eats who stands outside the building

    Scenario: The dragon stands north of the school
      Given the position "Blue's farmer is beside the school"
      When Red places the dragon tile on the south gap turned by 0 degrees
      And the dragon walks south
      Then the dragon stands on the east school tile
      And Blue's farmer is back in Blue's supply

  @id:dragon-spares/teacher @official @disputed @needs:school
  @source:c1/other-expansions/dragon @source:c1/note-teacher @source:c2/other-expansions/dragon @source:c2/note-13
  @source:c1/note-15 @source:c2/diet
  Rule: The dragon does not eat the teacher, who stands on two tiles
    An older note names him among the neutral figures that were spared until 2015. That sounds as if he were eaten since,
    but the later answer spares him in so many words.

    Scenario: The dragon goes over both tiles of the school
      Given the position "Blue's farmer is beside the school"
      When Red places the dragon tile on the south gap turned by 0 degrees
      And the dragon walks south and west
      Then the teacher stays on the board

  @id:portal/outside-school @rule @needs:school
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: A portal leads to what lies outside the school on its tiles

    Scenario: The road in the west is free
      Given the position "Blue's farmer is beside the school"
      When Red places the portal tile on the south gap turned by 180 degrees
      Then Red may deploy a thief on the west road

  @id:portal/not-into-school @rule @needs:school
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: No portal leads into the school

    Scenario: Red places a portal tile beside the school
      Given the position "Blue's farmer is beside the school"
      When Red places the portal tile on the south gap turned by 180 degrees
      Then Red may not send a follower to the school
