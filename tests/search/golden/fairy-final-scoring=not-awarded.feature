## Document 001: the fairy pays 3 points for a farm that is scored, which is only ever at the end; the section on
## the final scoring says that these tiles add nothing. Both are readings. Red's farm touches no complete city and
## pays nothing.
# straight@-1,0:90/+thief three@0,1:90 cloister@0,-1/*Red.thief@-1,0/end
Feature: Witnesses

  @id:witness/fairy-final-scoring @edition-difference @source:c1/fairy @source:c1/note-31
  Rule: It matters whether the fairy pays three points or nothing in the final scoring
    A smallest game that tells hig-c1-current from hig-c1-current+fairy-final-scoring=not-awarded.

    Scenario Outline: Fairy final scoring in 3 turns
      Given the fairy pays <fairy final scoring> in the final scoring
      When Red places the tile straight on (-1, 0)
      And Red deploys a thief
      And Blue places the tile three on (0, 1) turned by 90 degrees
      And Red places the tile cloister on (0, -1)
      And Red moves the fairy to Red's thief
      And the game ends
      Then Red scores <outcome> points

      Examples:
        | fairy final scoring | outcome |
        | three points        | 5       |
        | nothing             | 2       |
