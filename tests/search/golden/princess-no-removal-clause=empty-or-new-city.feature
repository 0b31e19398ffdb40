## Document 001, section on the princess: who removes nobody may deploy as normal; note 31 (c1/note-30): the older
## sentence granted that only for an empty or a new city. A knight stands in the city, Blue leaves him there and
## would claim the field of the princess tile. Where a knight has to leave nobody is deployed beside him by either
## sentence.
# three@0,1:90/+knight pd-corner-princess@1,1/+farmer
Feature: Witnesses

  @id:witness/princess-no-removal-clause @edition-difference @source:c1/princess @source:c1/note-30
  Rule: It matters whether a princess tile allows a deployment when nobody was sent home or the city holds no knight
    A smallest game that tells hig-c1-current from hig-c1-current+princess-no-removal-clause=empty-or-new-city.

    Scenario Outline: Princess no removal clause in 2 turns
      Given a princess tile allows a deployment when <princess no removal clause>
      And the princess <princess removal> send a knight home
      When Red places the tile three on (0, 1) turned by 90 degrees
      And Red deploys a knight
      And Blue places the tile pd-corner-princess on (1, 1) turned by 0 degrees
      Then Blue <outcome> deploy a farmer

      Examples:
        | princess no removal clause | princess removal | outcome |
        | nobody was sent home       | may              | may     |
        | the city holds no knight   | may              | may not |
        | the city holds no knight   | must             | may not |
