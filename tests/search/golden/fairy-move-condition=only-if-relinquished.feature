## Document 001, note 10: an earlier answer let her move only where a deployment was given up; now it is any turn
## in which nobody is deployed. The tile with city on all four sides is one single city, joined to that of Red's
## knight: occupied, so nobody can be deployed, and nothing is given up.
# three@0,1:180/+knight cloister@0,-1 full-shield@-1,1/*Red.knight@0,1
Feature: Witnesses

  @id:witness/fairy-move-condition @edition-difference @source:c1/fairy @source:c1/note-10
  Rule: It matters whether the fairy may move whenever nobody is deployed or only when a deployment is given up
    A smallest game that tells hig-c1-current from hig-c1-current+fairy-move-condition=only-if-relinquished.

    Scenario Outline: Fairy move condition in 3 turns
      Given the fairy may move <fairy move condition>
      When Red places the tile three on (0, 1) turned by 180 degrees
      And Red deploys a knight
      And Blue places the tile cloister on (0, -1)
      And Red places the tile full-shield on (-1, 1)
      Then Red <outcome> move the fairy to Red's knight

      Examples:
        | fairy move condition               | outcome |
        | whenever nobody is deployed        | may     |
        | only when a deployment is given up | may not |
        | whenever nobody is placed or moved | may     |
