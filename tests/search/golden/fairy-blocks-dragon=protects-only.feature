## Document 001, section on the dragon: the tile with the fairy is closed to it. House rules in it (jrizos): it may
## come and eats nothing there. The dragon stands on the volcano north of her tile, so a first step to the south is
## the one in question. She was moved in the turn of the dragon tile, which the same section allows.
# cap-bend-right@1,0:90/+knight pd-meadow-volcano@1,1 pd-cap-dragon@0,1:180/*Red.knight@1,0/>S
Feature: Witnesses

  @id:witness/fairy-blocks-dragon @house-rule @source:c1/fairy @source:c1/house-rules
  Rule: It matters whether the fairy keeps the dragon off her tile or lets the dragon onto her tile but protects it
    A smallest game that tells hig-c1-current from hig-c1-current+fairy-blocks-dragon=protects-only.

    Scenario Outline: Fairy blocks dragon in 3 turns
      Given the fairy <fairy blocks dragon>
      When Red places the tile cap-bend-right on (1, 0) turned by 90 degrees
      And Red deploys a knight
      And Blue places the tile pd-meadow-volcano on (1, 1)
      And Red places the tile pd-cap-dragon on (0, 1)
      And Red moves the fairy to Red's knight
      Then Red <outcome> move the dragon south

      Examples:
        | fairy blocks dragon                           | outcome |
        | keeps the dragon off her tile                 | may not |
        | lets the dragon onto her tile but protects it | may     |
