## Document 001, section on the princess: a player who extends a city with knights may remove one; note 26
## (c1/note-25): before Big Box 2, and in Rio Grande and Z-Man still, one had to leave unless there was none. The
## princess tile extends the city of Red's knight. To spare him is what only the newer text allows.
# three@0,1:90/+knight pd-corner-princess@1,1/-nobody
Feature: Witnesses

  @id:witness/princess-removal @edition-difference @source:c1/princess @source:c1/note-25
  Rule: It matters whether the princess may or must send a knight home
    A smallest game that tells hig-c1-current from hig-c1-current+princess-removal=must.

    Scenario Outline: Princess removal in 2 turns
      Given the princess <princess removal> send a knight home
      When Red places the tile three on (0, 1) turned by 90 degrees
      And Red deploys a knight
      And Blue places the tile pd-corner-princess on (1, 1) turned by 0 degrees
      Then Blue <outcome> send nobody home

      Examples:
        | princess removal | outcome |
        | may              | may     |
        | must             | may not |
