Feature: The Wheel of Fortune
  The wheel lies on the table from the start, here north of the start tile. Nobody turns it: the big pink pig, and what
  the wheel pays and takes, are left out.

  @id:wheel-of-fortune/wheel-interior @rule @needs:wheel-of-fortune @source:wheel/rules
  Rule: Instead of deploying, a player may put a follower on a free crown space of the wheel

    Scenario: Red's follower is on the space of the famine already
      Given the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the dragon tile on the west gap
      Then Red may send a follower to the fortune space
      And Red may not send a follower to the famine space

    Scenario: Red has deployed and would like to go on the wheel as well
      Given the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the dragon tile on the west gap
      And Red deploys a thief
      Then Red may not send a follower to the fortune space

  @id:wheel-of-fortune/followers-only @rule @needs:wheel-of-fortune @needs:traders-and-builders @source:wheel/rules
  Rule: Only followers go on the wheel

    Scenario: Red has a builder in the supply
      Given the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the dragon tile on the west gap
      Then Red may not send the builder to the fortune space

  @id:volcano-allows/wheel-follower @rule @c1 @needs:wheel-of-fortune
  @source:c1/other-expansions/volcano @source:c1/note-11
  Rule: A player who places a volcano may put a follower on the wheel

    Scenario: Red places a volcano, where nobody may be deployed
      Given the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the volcano tile on the west gap
      Then Red may send a follower to the fortune space
      And Red may not deploy a thief

  @id:safe-place/wheel-interior @official @needs:wheel-of-fortune
  @source:c1/meal-plan @source:c1/other-expansions/dragon @source:c2/protection @source:c2/other-expansions/dragon
  Rule: Whoever is on the wheel, crown spaces included, is safe from the dragon
    So it is since the answer of 2012; before it, see `dragon/wheel-earlier-faq`.

    Scenario: The dragon goes over the tile with the space of Red's follower
      Given the Wheel of Fortune follows the answer of 2012
      And the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the dragon tile on the west gap
      And the dragon walks west and north
      Then Red's follower in the famine space stays on the board

  @id:dragon/may-not-enter-wheel @rule @needs:wheel-of-fortune
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon
  Rule: The dragon may not go onto the wheel itself
    Four of its sixteen tiles are nothing but wheel. Before the answer of 2012, see `dragon/wheel-earlier-faq`.

    Scenario: The dragon has come to the middle of the south side
      Given the Wheel of Fortune follows the answer of 2012
      And the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the dragon tile on the west gap
      And the dragon walks west and west
      Then Red may not move the dragon north
      And Red may move the dragon west

  @id:dragon/may-circle-wheel @rule @needs:wheel-of-fortune
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon
  Rule: The dragon may fly over the land around the wheel and eats who stands there
    Before the answer of 2012, see `dragon/wheel-earlier-faq`.

    Scenario: The dragon comes to the tile of Blue's thief
      Given the Wheel of Fortune follows the answer of 2012
      And the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the dragon tile on the west gap
      And the dragon walks west
      Then the dragon stands on the corner tile
      And Blue's thief is back in Blue's supply

  @id:dragon/wheel-earlier-faq @edition-difference @needs:wheel-of-fortune
  @source:c1/other-expansions/dragon @source:c2/other-expansions/dragon
  Rule: Before October 2012 the answers on the wheel were others, and no document tells them
    So no case says what the dragon did to the wheel by them. For the answer since, see `safe-place/wheel-interior`.

    Scenario Outline: The answers in force in <edition> are consulted
      Given the rule book is <edition>
      Then by the book the Wheel of Fortune follows the answer <when>

      Examples:
        | edition          | when        |
        | hig-c1-early-faq | before 2012 |
        | hig-c1-pre-2015  | of 2012     |
        | hig-c1-current   | of 2012     |

    Scenario: What does not concern the dragon is as ever
      Given the Wheel of Fortune follows the answer before 2012
      And the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the dragon tile on the west gap
      Then by the book the Wheel of Fortune follows the answer before 2012
      And Red may send a follower to the fortune space

  @id:portal/outside-wheel @rule @needs:wheel-of-fortune
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: A portal leads to what lies beside the wheel on its tiles

    Scenario: The roads in the north and in the west are free
      Given the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the portal tile on the west gap turned by 0 degrees
      Then Red may deploy a thief on the north road
      And Red may deploy a thief on the west road

  @id:portal/not-onto-wheel @rule @needs:wheel-of-fortune @needs:phantom
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: No portal leads onto the wheel
    A player who places one may still put a follower on a free crown space, which takes no portal.

    Scenario: A crown space is taken
      Given the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the portal tile on the west gap turned by 0 degrees
      Then Red may not send a follower to the famine space

    Scenario: Red goes to a free crown space, so the portal is left for the phantom
      Given the position "Blue's thief is beside the wheel and Red's follower on it"
      When Red places the portal tile on the west gap turned by 0 degrees
      And Red sends a follower to the fortune space
      Then Red may put the phantom on the north road
      And Red may not send the phantom to the famine space
