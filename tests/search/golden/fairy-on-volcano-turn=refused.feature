## Document 001, section on the volcano: no follower on that tile, but the fairy may be moved; note 10: the earlier
## answer kept her where she was, since no deployment could be given up. Red has a farmer to whom she could go.
# straight@-1,0:90/+thief three@0,1:90 pd-meadow-volcano@0,-1/*Red.thief@-1,0
Feature: Witnesses

  @id:witness/fairy-on-volcano-turn @edition-difference @source:c1/volcano @source:c1/clarifications @source:c1/note-10
  Rule: It matters whether the fairy may or may not move on a volcano turn
    A smallest game that tells hig-c1-current from hig-c1-current+fairy-on-volcano-turn=refused.

    Scenario Outline: Fairy on volcano turn in 3 turns
      Given the fairy <fairy on volcano turn> move on a volcano turn
      When Red places the tile straight on (-1, 0)
      And Red deploys a thief
      And Blue places the tile three on (0, 1) turned by 90 degrees
      And Red places the tile pd-meadow-volcano on (0, -1)
      Then Red <outcome> move the fairy to Red's thief

      Examples:
        | fairy on volcano turn | outcome |
        | may                   | may     |
        | may not               | may not |
