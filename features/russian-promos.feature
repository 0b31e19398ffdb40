Feature: Russian Promos
  Vodyanoy in his pond and Solovei Razboynik in his tree trap followers, and their owners take them back one by one. The
  hut of Baba Yaga is the third tile that scores in its own way.

  @id:russian-promos/vodyanoy @rule @needs:russian-promos @source:promos/rules
  Rule: Vodyanoy traps the followers on the eight tiles around his pond
    Each who is still there at the end of the game costs two points.

    Scenario: The pond was placed beside Red's thief and Blue's monk
      Given the position "Vodyanoy has trapped a follower of Red and one of Blue"
      When Red places the road tile on the west gap
      Then Red's follower is in the pond
      And Blue's follower is in the pond

    Scenario: The game ends with Red's follower in the pond
      Given the position "Vodyanoy has trapped a follower of Red and one of Blue"
      When the game ends
      Then Red scores -2 points

  @id:russian-promos/solovei @rule @needs:russian-promos @source:promos/solovei
  Rule: Solovei Razboynik traps the nearest thief whenever his road grows or a thief comes to it

    Scenario: Red's thief came to the road of the tree
      Given the position "Solovei Razboynik has trapped a thief of Red"
      When Red places the road tile on the west gap
      Then Red's follower is in the tree
      And Blue's thief stays on the board

    Scenario: Red joins the road of Blue's thief with that of the tree
      Given the position "Solovei Razboynik has trapped a thief of Red"
      When Red places the road tile on the gap
      Then Blue's thief is in the tree

  @id:russian-promos/taken-back @rule @needs:russian-promos @source:promos/rules
  Rule: Instead of deploying, a player may take one of the own followers out of a trap

    Scenario: Red takes the follower back
      Given the position "Vodyanoy has trapped a follower of Red and one of Blue"
      When Red places the road tile on the west gap
      And Red takes Red's follower out of the trap
      Then Red's follower is back in Red's supply
      And Red may not deploy a thief

    Scenario: Red would like to take Blue's follower
      Given the position "Vodyanoy has trapped a follower of Red and one of Blue"
      When Red places the road tile on the west gap
      Then Red may not take Blue's follower out of the trap
      And Red may take Red's follower out of the trap

    Scenario: Red has deployed a thief
      Given the position "Vodyanoy has trapped a follower of Red and one of Blue"
      When Red places the road tile on the west gap
      And Red deploys a thief
      Then Red may not take Red's follower in the pond out of the trap

  @id:volcano-allows/retrieve-from-vodyanoy @community @needs:russian-promos @source:c1/note-11 @source:c2/note-5
  Rule: A player who places a volcano may take a follower back from Vodyanoy

    Scenario: Red places a volcano while Vodyanoy has a follower of Red
      Given the position "Vodyanoy has trapped a follower of Red and one of Blue"
      When Red places the volcano tile on the west gap
      And Red takes Red's follower out of the trap
      Then Red's follower is back in Red's supply

  @id:volcano-allows/retrieve-from-solovei @community @needs:russian-promos @source:c1/note-11 @source:c2/note-5
  Rule: A player who places a volcano may take a follower back from Solovei Razboynik

    Scenario: Red places a volcano while Solovei Razboynik has a thief of Red
      Given the position "Solovei Razboynik has trapped a thief of Red"
      When Red places the second volcano tile on the west gap
      And Red takes Red's follower out of the trap
      Then Red's follower is back in Red's supply

  @id:volcano-allows/thief-to-solovei @community @needs:russian-promos @source:c1/note-11 @source:c2/note-5
  Rule: A volcano tile brings thieves to Solovei Razboynik like any other

    Scenario: The road of the volcano joins Blue's thief with the tree
      Given the position "Solovei Razboynik has trapped a thief of Red"
      When Red places the volcano tile on the gap
      Then Blue's thief is in the tree
