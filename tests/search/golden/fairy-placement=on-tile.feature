## Document 001, section on the fairy: she is moved next to one of the player's own followers; note 4: Rio Grande
## and Z-Man put her on a tile that holds one. So to name no follower is a move under theirs and none under Hans im
## Glück's. She may only move where nobody is deployed, so the farmer is of an earlier turn: Red's first, and Red's
## next turn is the third.
# straight@-1,0:90/+thief three@0,1:90 cloister@0,-1/*-1,0
Feature: Witnesses

  @id:witness/fairy-placement @edition-difference @source:c1/fairy @source:c1/note-4
  Rule: It matters whether the fairy stands next to one follower or on the tile as such
    A smallest game that tells hig-c1-current from hig-c1-current+fairy-placement=on-tile.

    Scenario Outline: Fairy placement in 3 turns
      Given the fairy stands <fairy placement>
      When Red places the tile straight on (-1, 0)
      And Red deploys a thief
      And Blue places the tile three on (0, 1) turned by 90 degrees
      And Red places the tile cloister on (0, -1)
      Then Red <outcome> move the fairy onto (-1, 0)

      Examples:
        | fairy placement      | outcome |
        | next to one follower | may not |
        | on the tile as such  | may     |
