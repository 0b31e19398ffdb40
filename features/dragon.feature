Feature: The dragon
  A dragon tile sends the dragon on a walk of six steps, and it eats whom it meets.

  @id:dragon/moves-before-scoring @rule @source:c1/dragon @source:c1/note-13 @source:c2/note-4
  Rule: The dragon moves after the deployment and before completed features are scored
    The section text of Rio Grande's Big Boxes scores first; the turn table of the same manuals does not.

    Scenario Outline: A knight in the dragon's reach when the dragon tile completes his city
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      Then Red scores <points>
      And Red's knight is back in Red's supply

      Examples:
        | order          | points   |
        | before scoring | 0 points |
        | after scoring  | 8 points |
