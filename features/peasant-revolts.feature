Feature: The Peasant Revolts
  Protection of followers, as far as a volcano has to do with it. The tiles with the revolts are not played.

  @id:peasant-revolts/protected @rule @needs:peasant-revolts @source:revolts/rules
  Rule: Whoever deploys nobody may protect one of the own followers for two points

    Scenario: Red protects the farmer
      Given the position "Red has three points and a farmer"
      When Red places the cloister tile on the gap
      And Red protects Red's farmer from revolts
      Then Red scores -2 points for the revolt
      And Red's farmer stays on the board
      And Red may not deploy a monk

    Scenario: Red has deployed a monk
      Given the position "Red has three points and a farmer"
      When Red places the cloister tile on the gap
      And Red deploys a monk
      Then Red may not protect Red's farmer from revolts

    Scenario: Red has one point left and a farmer who is protected
      Given the position "Red has three points and a farmer"
      When Red places the cloister tile on the gap
      And Red protects Red's farmer from revolts
      And Blue places the volcano tile on the second gap
      And Red places the second cloister tile on the far gap
      Then Red may not protect Red's farmer from revolts

    Scenario: Blue has as many points as it costs
      Given the position "Red has five points and Blue two"
      When Blue places the cloister tile on the gap
      Then Blue may protect Blue's farmer from revolts
      And Blue may not protect Red's farmer from revolts

    Scenario: Red has protected the farmer and has points for one more
      Given the position "Red has five points and Blue two"
      When Blue places the cloister tile on the gap
      And Red places the cloister tile on the second gap
      And Red protects Red's farmer from revolts
      And Blue places the cloister tile on the third gap
      And Red places the volcano tile on the east gap
      Then Red may not protect Red's farmer from revolts
      And Red may not protect Blue's farmer from revolts
      And Red may protect Red's thief from revolts
      And Red scores -2 points

    Scenario: The dragon eats Red's thief, who was protected and comes back to the same place
      Given the position "Red has five points and Blue two"
      When Blue places the volcano tile on the east gap
      And Red places the cloister tile on the gap
      And Red protects Red's thief from revolts
      And Blue places the dragon tile on the west gap
      And the dragon walks west, north, west, west, west and west
      And Red places the portal tile on the second gap
      And Red deploys a thief on the east road
      And Blue places the cloister tile on the north gap
      And Red places the cloister tile on the second north gap
      Then Red may protect Red's thief from revolts

  @id:volcano-allows/protect-from-revolt @community @needs:peasant-revolts @source:c1/note-11 @source:c2/note-5
  Rule: A player who places a volcano may protect a follower that stands already

    Scenario: Red places a volcano beside the farmer
      Given the position "Red has three points and a farmer"
      When Red places the volcano tile on the gap
      And Red protects Red's farmer from revolts
      Then Red scores -2 points
      And Red may not deploy a farmer
