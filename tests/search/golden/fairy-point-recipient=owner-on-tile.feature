## Document 001, section on the fairy: a player whose follower she stands beside scores 1 point as the turn starts.
## Note 6: by the other texts anybody on her tile does. Blue gets onto Red's tile through the portal (section on
## the portal: to a tile in play, into a feature that nobody holds: the city of the tile with Red's farmer). Beside
## her stands the farmer alone.
# cap@0,-1:90/+farmer pd-three-shield-portal@-1,-1:270/+knight@0,-1 three@0,1:90/*Red.farmer@0,-1 !
Feature: Witnesses

  @id:witness/fairy-point-recipient @edition-difference @source:c1/fairy @source:c1/note-6
  Rule: It matters whether the fairy's point goes to the owner of her follower or whoever has a follower on her tile
    A smallest game that tells hig-c1-current from hig-c1-current+fairy-point-recipient=owner-on-tile.

    Scenario Outline: Fairy point recipient in 4 turns
      Given the fairy's point goes to <fairy point recipient>
      When Red places the tile cap on (0, -1) turned by 90 degrees
      And Red deploys a farmer
      And Blue places the tile pd-three-shield-portal on (-1, -1)
      And Blue deploys a knight in the east of (0, -1)
      And Red places the tile three on (0, 1) turned by 90 degrees
      And Red moves the fairy to Red's farmer
      And Blue begins the turn
      Then Blue scores <outcome>

      Examples:
        | fairy point recipient              | outcome  |
        | the owner of her follower          | 0 points |
        | whoever has a follower on her tile | 1 point  |
