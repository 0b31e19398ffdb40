## Document 001, section on the dragon: before the first volcano a dragon tile is put to one side and another is
## drawn. House rules in it (dwhitworth): it goes back into the bag. So the one tile of that design can be drawn
## again or cannot.
# ?pd-band-shield-dragon/?pd-band-shield-dragon
Feature: Witnesses

  @id:witness/early-dragon-tiles @house-rule @source:c1/dragon-first-volcano @source:c1/house-rules
  Rule: It matters whether an early dragon tile is laid aside or put back into the bag
    A smallest game that tells hig-c1-current from hig-c1-current+early-dragon-tiles=return-and-redraw.

    Scenario Outline: Early dragon tiles in 1 turn
      Given an early dragon tile is <early dragon tiles>
      When Red draws the tile pd-band-shield-dragon
      Then Red <outcome> draw the tile pd-band-shield-dragon

      Examples:
        | early dragon tiles    | outcome |
        | laid aside            | may not |
        | put back into the bag | may     |
