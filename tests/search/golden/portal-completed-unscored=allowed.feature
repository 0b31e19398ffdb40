## Document 001, section on the portal: not to a completed feature, and one that the portal tile itself completes
## counts as completed; note 24 (c1/note-22): the first wording spoke of features already scored. The portal tile
## completes the start tile's city. A knight on the new tile would be deployed as usual; onto the start tile he
## goes through the portal.
# pd-cap-bend-left-portal@0,1:180/+knight@0,0
Feature: Witnesses

  @id:witness/portal-completed-unscored @edition-difference @source:c1/portal @source:c1/note-22
  Rule: It matters whether a portal may not or may lead to a feature complete but not yet scored
    A smallest game that tells hig-c1-current from hig-c1-current+portal-completed-unscored=allowed.

    Scenario Outline: Portal completed unscored in 1 turn
      Given a portal <portal completed unscored> lead to a feature complete but not yet scored
      When Red places the tile pd-cap-bend-left-portal on (0, 1)
      Then Red <outcome> deploy a knight in the north of (0, 0)

      Examples:
        | portal completed unscored | outcome |
        | may not                   | may not |
        | may                       | may     |
