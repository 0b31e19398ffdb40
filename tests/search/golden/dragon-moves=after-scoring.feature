## Document 001, section on the dragon: the game is interrupted for the walk before anything is scored; the answer
## below it says that the walk may clear a city that the dragon tile has completed. Note 13: Rio Grande's section
## text scores first. Here the dragon tile completes the small city of the volcano tile, worth 4 points (2 a tile,
## base game). The volcano has brought the dragon, and its first step ends on the dragon tile: the knight is eaten.
## Scored before, he has his points and is gone. It cannot go on from there: beside that tile lies only the one it
## set out from.
# pd-cap-volcano@0,-1:90 pd-cap-dragon@1,-1:270/+knight/>E
Feature: Witnesses

  @id:witness/dragon-moves @edition-difference @source:c1/dragon @source:c1/note-13 @source:c1/dragon-faq
  Rule: It matters whether the dragon moves before or after scoring
    A smallest game that tells hig-c1-current from hig-c1-current+dragon-moves=after-scoring.

    Scenario Outline: Dragon moves in 2 turns
      Given the dragon moves <dragon moves> scoring
      When Red places the tile pd-cap-volcano on (0, -1) turned by 90 degrees
      And Blue places the tile pd-cap-dragon on (1, -1)
      And Blue deploys a knight
      And Blue moves the dragon east
      Then Blue scores <outcome> points

      Examples:
        | dragon moves | outcome |
        | before       | 0       |
        | after        | 4       |
