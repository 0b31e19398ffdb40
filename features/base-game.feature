@rule @source:base/rules
Feature: The base game
  The rules of the base game on which the expansion rests, as far as refusals and scores here come down to them.

  @id:base/turn-order
  Rule: The players take their turns one after another

    Scenario: Nobody plays before their turn
      Given the position "a new game begins"
      Then Red may draw the road tile
      And Blue may not draw the road tile because of base/turn-order

    Scenario: Blue's turn follows on Red's
      Given the position "a new game begins"
      When Red places the road tile on the east gap
      Then Blue may draw the road tile
      And Red may not draw the road tile

    Scenario: After the last player the first one plays again
      Given the position "a new game begins"
      When Red places the road tile on the east gap
      And Blue places the road tile on the west gap
      Then Red may draw the road tile

    Scenario: It is Red's turn, and Blue would like to play on for Red
      Given the position "Red has a thief and Blue a monk"
      When Red places the road tile on the east gap
      Then Blue may not deploy nobody because of base/turn-order
      And Blue may not end the turn because of base/turn-order

    Scenario: It is Blue's turn, and Red would like to play on for Blue
      Given the position "Red has a thief and Blue a monk"
      When Red places the road tile on the east gap
      And Blue places the road tile on the west gap
      Then Red may not deploy nobody because of base/turn-order
      And Red may not end the turn because of base/turn-order

    Scenario: Red has not drawn a tile yet and would like to decline the deployment
      Given the position "a new game begins"
      Then Red may not deploy nobody because of base/turn-order

    Scenario: Red has ended the turn and would like to deploy a thief after all
      Given the position "a new game begins"
      When Red places the road tile on the east gap
      And Red ends the turn
      Then Red may not deploy a thief on the east gap because of base/turn-order

  @id:base/one-tile-a-turn
  Rule: In each turn one tile is drawn and placed

    Scenario: Red holds a tile and would like another one
      Given the position "a new game begins"
      When Red draws the road tile
      Then Red may not draw the volcano tile
      And Red may not place the volcano tile on the east gap

    Scenario: Red would like to exchange the volcano tile for the road tile
      Given the position "a new game begins"
      When Red draws the volcano tile
      Then Red may not place the road tile on the east gap because of base/one-tile-a-turn

    Scenario: Red would like to keep the tile and end the turn
      Given the position "a new game begins"
      When Red draws the road tile
      Then Red may not end the turn because of base/one-tile-a-turn

    Scenario: Red has placed a tile and would like to place a second one
      Given the position "a new game begins"
      When Red places the road tile on the east gap
      Then Red may not place the road tile on the west gap

  @id:base/bag
  Rule: A tile can be drawn only as often as the box holds it

    Scenario: The only tile that is all city has been placed
      Given the position "a new game begins"
      When Red places the all-city tile on the north gap
      Then Blue may not draw the all-city tile
      And the bag holds 100 tiles

  @id:base/tile-that-fits-nowhere
  Rule: A tile that fits nowhere leaves the game, and the player draws another one

    Scenario: Blue draws a cloister where every open square borders a road or a city
      Given the position "every open square borders a road or a city"
      When Blue draws the cloister tile
      Then the bag holds 99 tiles
      And Blue may place the road tile on the east gap

  @id:base/deployment
  Rule: Once the tile is placed, the player may deploy a follower on it, and on no other tile

    Scenario: Red has not placed a tile yet
      Given the position "a new game begins"
      When Red draws the road tile
      Then Red may not deploy a thief

    Scenario: Red has placed a tile beside a city that nobody has claimed
      Given the position "a new game begins"
      When Red places the road tile on the east gap
      Then Red may deploy a thief
      And Red may not deploy a knight on the north city
      And Red may deploy nobody

  @id:base/one-follower-a-turn
  Rule: In each turn a player deploys one follower at most

    Scenario: Red has deployed a thief and would like a farmer besides
      Given the position "a new game begins"
      When Red places the road tile on the east gap
      And Red deploys a thief
      Then Red may not deploy a farmer on the north field because of base/one-follower-a-turn
      And Red has no choice but to end the turn

  @id:base/occupied-feature
  Rule: Nobody deploys a follower in a feature where one stands already, whoever owns it

    Scenario: Red builds on at the road of a thief of Red
      Given the position "Red has a thief and Blue a monk"
      When Red places the road tile on the east gap
      Then Red may not deploy a thief

    Scenario: Blue builds on at the road of a thief of Red
      Given the position "Red has a thief and Blue a monk"
      When Red places the road tile on the west gap
      And Blue places the road tile on the east gap
      Then Blue may not deploy a thief

  @id:base/supply
  Rule: A player has seven followers to deploy, and deploys nobody while all of them are on the board
    The box holds eight of a colour. The eighth counts the points.

    Scenario: Six of Red's followers are on the board
      Given the position "Red has one follower left"
      When Red places the cloister tile on the east gap
      Then Red may deploy a monk

    Scenario: Seven of Red's followers are on the board
      Given the position "Red has one follower left"
      When Red places the cloister tile on the east gap
      And Red deploys a monk
      And Blue places the road tile on the west gap
      And Red places the cloister tile on the next gap
      Then Red may not deploy a monk

  @id:base/follower-returns
  Rule: When a feature was scored, its followers go home and can be deployed again

    Scenario: Red's city is completed
      Given the position "one tile will complete Red's city"
      When Red completes Red's city with the closing tile
      Then Red's knight goes home during the scoring

    Scenario: Red's city is extended and stays open
      Given the position "one tile will complete Red's city"
      When Red extends Red's city with the middle tile
      And Red ends the turn
      Then Red's knight stays on the board

    Scenario: All seven of Red's followers are on the board, and then one comes home
      Given the position "Red has one follower left"
      When Red places the cloister tile on the east gap
      And Red deploys a monk
      And Blue completes Red's first city with the closing tile
      And Red places the cloister tile on the next gap
      Then Red may deploy a monk

  @id:base/city-scores
  Rule: A city scores 2 points for each tile and shield when it is complete, and half of that at the end of the game

    Scenario: A city of three tiles with one shield is completed
      Given the position "one tile will complete Red's city"
      When Red completes Red's city with the closing tile
      Then Red scores 8 points for the city

    Scenario: The game ends with three tiles and one shield in an open city
      Given the position "one tile will complete Red's city"
      When Red extends Red's city with the middle tile
      And the game ends
      Then Red scores 4 points for the city

    Scenario: The game ends with two tiles and one shield in an open city
      Given the position "one tile will complete Red's city"
      When the game ends
      Then Red scores 3 points for the city

  @id:base/road-scores
  Rule: A road scores 1 point for each tile, when it is complete or at the end of the game

    Scenario: A road becomes a ring of six tiles
      Given the position "one tile is missing in the ring road"
      When Red completes the ring road with the road tile
      Then Red scores 6 points for the road

    Scenario: The game ends with five tiles of the ring in place
      Given the position "one tile is missing in the ring road"
      When the game ends
      Then Red scores 5 points for the road

  @id:base/cloister-scores
  Rule: A cloister scores 1 point for its tile and each tile around it, when it is complete or at the end of the game

    Scenario: The eighth tile beside a cloister is placed
      Given the position "one tile will complete Red's cloister and Blue's road"
      When Blue completes Blue's road with the portal tile
      Then Red scores 9 points for the cloister

    Scenario: The game ends with seven tiles around a cloister
      Given the position "one tile will complete Red's cloister and Blue's road"
      When the game ends
      Then Red scores 8 points for the cloister

  @id:base/farm-scores
  Rule: A farm scores at the end of the game, 3 points for each complete city that it touches

    Scenario: The game ends with two complete cities beside Red's farmer
      Given the position "Red has a farmer beside two complete cities"
      When the game ends
      Then Red scores 6 points for the farm

    Scenario: A third city beside Red's farmer is still open
      Given the position "Red has a farmer beside two complete cities"
      When Red places the town tile on the east gap
      And the game ends
      Then Red scores 6 points for the farm

    Scenario: A farm scores nothing while the game goes on
      Given the position "Red has a farmer beside two complete cities"
      When Red places the town tile on the east gap
      And Red ends the turn
      Then nobody scores

  @id:base/majority
  Rule: A feature scores for whoever has most followers in it, and for everyone who ties

    Scenario: One knight of Red meets one of Blue in a city of four tiles
      Given the position "one tile will join the knights of Red and Blue"
      When Red places the closing tile on the gap
      Then Red scores 8 points
      And Blue scores 8 points

    Scenario: Two knights of Red meet one of Blue in a city of four tiles
      Given the position "one tile will join two knights of Red and one of Blue"
      When Red places the closing tile on the gap
      Then Red scores 8 points
      And Blue scores 0 points

  @id:base/game-end
  Rule: The game is over after the turn in which the last tile was placed, and the final scoring follows

    Scenario: The turn of the last tile is played to its end before the final scoring
      Given the position "one tile is missing in the ring road"
      When Red places the city tile on the west gap
      And Red deploys a knight
      And the game ends
      Then the game is over
      And Red scores 6 points
      And Blue may not draw the road tile

    Scenario: Red places a tile and others are left
      Given the position "one tile is missing in the ring road"
      When Red completes the ring road with the road tile
      Then the game goes on
