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
      Then Red scores -2 points for the trap
      And Blue scores -2 points

  @id:russian-promos/solovei @rule @needs:russian-promos @source:promos/solovei
  Rule: Solovei Razboynik traps the nearest thief whenever his road grows or a thief comes to it

    Scenario: Red's thief came to the road of the tree
      Given the position "Solovei Razboynik has trapped a thief of Red"
      When Red places the road tile on the west gap
      Then Red's follower is in the tree
      And Blue's thief stays on the board

    Scenario: The game ends with Red's thief in the tree
      Given the position "Solovei Razboynik has trapped a thief of Red"
      When the game ends
      Then Red scores -2 points for the trap
      And Blue scores 1 point

    Scenario: Blue joins the road of two thieves with that of the tree
      Given the position "the road of the tree will reach two thieves"
      When Blue places the road tile on the gap
      Then Red's follower is in the tree
      And Blue's thief stands on the far road tile

    Scenario: Red places a tile away from the road that Blue's thief shares with the tree
      Given the position "the road of the tree will reach two thieves"
      When Blue places the road tile on the gap
      And Red places the cap tile on the south gap
      Then Blue's thief stands on the far road tile

    Scenario: Red continues the road that Blue's thief shares with the tree
      Given the position "the road of the tree will reach two thieves"
      When Blue places the road tile on the gap
      And Red places the road tile on the west gap
      Then Blue's follower is in the tree

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

    Scenario: Blue would like to take Red's follower
      Given the position "Vodyanoy has trapped a follower of Red and one of Blue"
      When Red places the road tile on the west gap
      And Red deploys a thief
      And Blue places the volcano tile on the south gap
      Then Red's thief stands on the west gap
      And Blue may not take Red's follower in the pond out of the trap
      And Blue may take Blue's follower out of the trap

    Scenario: Red has deployed a thief
      Given the position "Vodyanoy has trapped a follower of Red and one of Blue"
      When Red places the road tile on the west gap
      And Red deploys a thief
      Then Red may not take Red's follower in the pond out of the trap
      And Red's thief stands on the west gap

  @id:russian-promos/hut @rule @needs:russian-promos @source:promos/rules
  Rule: The hut of Baba Yaga is worth a point for itself and one for each square around it that is free

    Scenario: The game ends with five free squares around the hut and six around a cloister
      Given the position "Red has a monk in the hut of Baba Yaga, and Blue one in a cloister"
      When the game ends
      Then Red scores 6 points
      And Blue scores 3 points

  @id:russian-promos/solovei-through-tunnel @community @gap @needs:russian-promos @needs:tunnel
  @source:ours/reading @source:promos/solovei
  Rule: A road through a tunnel is one road for Solovei Razboynik as well
    A token alone brings nobody into the tree, for he looks about when a tile lies and when the deployment is over.

    Scenario: The tunnel has joined Red's road with that of the tree, which grows
      Given the position "a tunnel breaks Red's road"
      When Red places the tree's tile on the east gap turned by 0 degrees
      And Red lays a tunnel token in the west of the tunnel
      And Blue places the cloister tile on the south gap
      And Red places the second cloister tile on the far south gap
      And Red lays a tunnel token in the east of the tunnel
      And Blue places the east end on the far east gap
      Then Red's follower is in the tree

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
