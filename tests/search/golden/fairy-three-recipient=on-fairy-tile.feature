## Document 001, section on the fairy: 3 points to the owner of the follower whom she stands next to; note 8: under
## Rio Grande to any follower on her tile. Blue's knight came to Red's tile by the portal. The tile of the third
## turn completes Blue's city of two tiles, worth 4 points (base game); with the 3 points it is 7. Z-Man's "stand
## together" goes with a fairy put on a tile; here she was put with the farmer, so he alone stands together with
## her.
# cap-bend-right@1,0:180/+farmer.north-east pd-cap-bend-right-portal@-1,0/+knight@1,0 cap@1,-1/*Red.farmer.north-east@1,0
Feature: Witnesses

  @id:witness/fairy-three-recipient @edition-difference @source:c1/fairy @source:c1/note-8
  Rule: It matters whether the fairy's three points go to the follower beside her or any follower on her tile
    A smallest game that tells hig-c1-current from hig-c1-current+fairy-three-recipient=on-fairy-tile.

    Scenario Outline: Fairy three recipient in 3 turns
      Given the fairy's three points go to <fairy three recipient>
      When Red places the tile cap-bend-right on (1, 0) turned by 180 degrees
      And Red deploys a farmer in the north-east of (1, 0)
      And Blue places the tile pd-cap-bend-right-portal on (-1, 0) turned by 0 degrees
      And Blue deploys a knight in the south of (1, 0)
      And Red places the tile cap on (1, -1)
      And Red moves the fairy to Red's farmer
      Then Blue scores <outcome> points

      Examples:
        | fairy three recipient         | outcome |
        | the follower beside her       | 4       |
        | any follower on her tile      | 7       |
        | the follower she was put with | 4       |
