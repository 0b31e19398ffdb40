Feature: Under the Big Top
  Followers join acrobats, three of them make up a pyramid, and a full pyramid is scored in place of a deployment. The
  circus with its animals and what a ringmaster scores are left out.

  @id:under-the-big-top/acrobat-space @rule @needs:under-the-big-top @source:big-top/description
  Rule: Whoever places the tile of a pyramid, or one beside it, may deploy a follower there as an acrobat
    A tile that touches it at a corner is beside it too. Three make up the pyramid, whoever they belong to.

    Scenario Outline: Red places <tile> on <place> and would like to join the pyramid
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places <tile> on <place>
      Then Red <answer> send a follower to the pyramid

      Examples:
        | tile              | place        | answer  |
        | the cloister tile | the east gap | may     |
        | the road tile     | the west end | may     |
        | the road tile     | the east end | may not |

    Scenario: Red places a tile with a space for acrobats beside the pyramid
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the second tile of acrobats on the west gap
      Then Red may send a follower to the new space
      And Red may send a follower to the empty space
      And Red may send a follower to the pyramid

    Scenario: Red makes the pyramid full, and Blue would like to join it
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the road tile on the west end
      And Red sends a follower to the pyramid
      And Blue places the cloister tile on the east gap
      Then Blue's acrobat is in the pyramid
      And Blue may not send a follower to the pyramid
      And Blue may send a follower to the empty space

    Scenario: Red has joined the pyramid and would like to deploy a thief as well
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the road tile on the west end
      And Red sends a follower to the pyramid
      Then Red may not deploy a thief

  @id:under-the-big-top/who-is-acrobat @community @gap @needs:under-the-big-top
  @needs:inns-and-cathedrals @needs:phantom
  @source:ours/reading @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: Normal followers become acrobats, and so does the phantom, but no other figure
    So the lists of those who reach acrobats by a portal say. Who joins them from a tile beside is not told.

    Scenario Outline: Red would like to send the <figure> to the pyramid
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the road tile on the west end
      Then Red <answer> send the <figure> to the pyramid

      Examples:
        | figure         | answer  |
        | phantom        | may     |
        | large follower | may not |
        | ringmaster     | may not |

  @id:under-the-big-top/score-pyramid @rule @needs:under-the-big-top @source:big-top/description
  @source:c1/note-31 @source:c2/note-25
  Rule: Instead of deploying, a player may have a full pyramid scored, wherever it is
    Each acrobat brings its owner 5 points and goes home.

    Scenario: Blue places a tile far from the pyramid and scores it
      Given the position "Red and Blue have piled up a full pyramid"
      When Blue places the road tile on the east end
      And Blue scores the pyramid
      Then Red scores 10 points
      And Blue scores 5 points
      And Blue's acrobat goes home during the deployment

    Scenario: Blue has scored the pyramid and would like to do more
      Given the position "Red and Blue have piled up a full pyramid"
      When Blue places the road tile on the east end
      And Blue scores the pyramid
      Then Blue may not deploy a thief
      And Blue may not move the fairy to Blue's acrobat

    Scenario: Blue has deployed a thief and would like to score the pyramid
      Given the position "Red and Blue have piled up a full pyramid"
      When Blue places the road tile on the east end
      And Blue deploys a thief
      Then Blue may not score the pyramid

    Scenario: Blue has moved the fairy and would like to score the pyramid
      Given the position "Red and Blue have piled up a full pyramid"
      When Blue places the road tile on the east end
      And Blue moves the fairy to Blue's acrobat
      Then Blue may not score the pyramid

    Scenario: Red would like to score a pyramid that lacks an acrobat
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the road tile on the west end
      Then Red may not score the pyramid

    Scenario: Red has put in the third acrobat and would like to score at once
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the road tile on the west end
      And Red sends a follower to the pyramid
      Then Red may not score the pyramid

  @id:under-the-big-top/final-scoring @rule @needs:under-the-big-top @source:big-top/description
  @source:c1/note-31 @source:c2/note-25
  Rule: At the end of the game every acrobat who is left brings 5 points, in a full pyramid or not

    Scenario: The pyramid lacks an acrobat
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the road tile on the east end
      And the game ends
      Then Red scores 5 points for the pyramid
      And Blue scores 5 points for the pyramid

    Scenario: Red has an acrobat elsewhere besides
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the cloister tile on the east gap
      And Red sends a follower to the empty space
      And the game ends
      Then Red scores 10 points
      And Blue scores 5 points

    Scenario: The pyramid is full
      Given the position "Red and Blue have piled up a full pyramid"
      When Blue places the road tile on the east end
      And the game ends
      Then Red scores 10 points
      And Blue scores 5 points

  @id:under-the-big-top/phantom-after-pyramid @community @gap @needs:under-the-big-top @needs:phantom
  @source:ours/reading @source:c1/note-31
  Rule: Whoever has scored a pyramid may place the phantom besides
    The pyramid takes the place of the first figure, and the phantom may always follow that one.

    Scenario: Blue has scored the pyramid and has a road for the phantom
      Given the position "Red and Blue have piled up a full pyramid"
      When Blue places the road tile on the east end
      And Blue scores the pyramid
      Then Blue may deploy the phantom as a thief

  @id:volcano-allows/acrobat @rule @disputed @needs:under-the-big-top
  @source:c1/other-expansions/volcano @source:c1/note-11 @source:c2/note-5
  Rule: Whoever places a volcano may deploy an acrobat to a pyramid beside it
    The acrobat does not stand on the volcano tile. One list leaves it out, but denies nothing.

    Scenario Outline: Red places the volcano on <place>
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the volcano tile on <place>
      Then Red <answer> send a follower to the pyramid
      And Red may not deploy a thief

      Examples:
        | place        | answer  |
        | the west end | may     |
        | the east end | may not |

  @id:volcano-allows/score-pyramid @community @needs:under-the-big-top @source:c1/note-11 @source:c2/note-5
  Rule: Whoever places a volcano may have a pyramid scored

    Scenario: Blue places the volcano at the end of the road
      Given the position "Red and Blue have piled up a full pyramid"
      When Blue places the volcano tile on the east end
      And Blue scores the pyramid
      Then Red scores 10 points
      And Blue scores 5 points

  @id:portal/acrobat-space @rule @disputed @needs:under-the-big-top @needs:inns-and-cathedrals @needs:phantom
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal @source:c1/note-23 @source:c2/note-16
  Rule: A portal leads a normal follower to acrobats, whether their space is empty or a pyramid with room
    Elsewhere a portal leads only to what nobody has claimed. A pyramid is named, and there is none without an acrobat.

    Scenario: Red places the portal tile far from the acrobats
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the portal tile on the portal gap
      Then Red may send a follower to the pyramid
      And Red may send a follower to the empty space
      And Red may not send the large follower to the pyramid
      And Red may not send the large follower to the empty space

    Scenario: Blue places the portal tile, and the pyramid is full
      Given the position "Red and Blue have piled up a full pyramid"
      When Blue places the portal tile on the portal gap
      Then Blue may not send a follower to the pyramid

    Scenario: Red has sent an acrobat and would like to deploy a knight as well
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the portal tile on the portal gap
      And Red sends a follower to the pyramid
      Then Red may not deploy a knight on the north city

    Scenario: Red has sent an acrobat through the portal and would like to send the phantom after it
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the portal tile on the portal gap
      And Red sends a follower to the empty space
      Then Red's acrobat in the empty space is in the empty space because of portal/acrobat-space
      And Red may not send the phantom to the pyramid because of portal/one-of-follower-and-phantom

  @id:portal/phantom-to-acrobat-space @rule @disputed @needs:under-the-big-top @needs:phantom
  @source:c1/other-expansions/portal @source:c2/other-expansions/portal
  Rule: A portal leads the phantom to acrobats by the text of the first edition
    The second edition names normal meeples only.

    Scenario Outline: Red would like to send the phantom through the portal
      Given a portal leads <whom> to acrobats
      And the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the portal tile on the portal gap
      Then Red <answer> send the phantom to the pyramid

      Examples:
        | whom                             | answer  |
        | normal followers and the phantom | may     |
        | only normal followers            | may not |

  @id:under-the-big-top/dragon-eats-acrobats @community @needs:under-the-big-top
  @source:c1/other-expansions/dragon @source:c2/menu
  Rule: The dragon eats the acrobats on the tile that it enters, for they are followers there

    Scenario: The dragon comes to the pyramid over the start tile
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the volcano tile on the west end
      And Blue places the dragon tile on the far west end
      And the dragon walks east and south
      Then Red's acrobat is back in Red's supply
      And Blue's acrobat is back in Blue's supply

  @id:under-the-big-top/no-acrobat-beside-dragon @community @disputed @needs:under-the-big-top
  @source:c1/volcano @source:c2/note-6
  Rule: No follower becomes an acrobat on the dragon's tile where followers are kept off it

    Scenario Outline: The dragon has stopped at the empty space, and the text keeps <whom> off its tile
      Given the text keeps <whom> off the dragon's tile
      And the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the volcano tile on the west end
      And Blue places the dragon tile on the far west end
      And the dragon walks east, south and south
      And Red places the cloister tile on the east gap
      Then Red <answer> send a follower to the empty space
      And Red may send a follower to the pyramid

      Examples:
        | whom                | answer  |
        | followers           | may not |
        | figures on the menu | may not |
        | nobody              | may     |

  @id:under-the-big-top/tower-captures-acrobats @community @gap @needs:under-the-big-top @needs:the-tower
  @source:ours/reading @source:tower/rules
  Rule: A tower captures an acrobat like any other follower in its reach
    No document speaks of it. A pyramid is no area apart, as the top of a tower is one.

    Scenario: Red captures Blue's acrobat, and the pyramid has more room
      Given the position "a pyramid of Red and Blue lacks one acrobat"
      When Red places the road tile on the east end
      And Red captures Blue's acrobat with a tower piece on the foundation
      Then Blue's acrobat is Red's prisoner
      And Red's acrobat is in the pyramid

  @id:fairy/acrobat-covers-pyramid @rule @needs:under-the-big-top
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: The fairy who joins an acrobat is with all acrobats of the pyramid, whoever owns them

    Scenario: Blue's turn begins, and the fairy is with an acrobat of Red
      Given the position "the fairy is with an acrobat of Red in a full pyramid"
      When Blue begins the turn
      Then Blue scores 1 point for the fairy because of fairy/point-per-acrobat

  @id:fairy/point-per-acrobat @rule @needs:under-the-big-top
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: When a turn begins, the fairy with an acrobat pays its player a point for each own acrobat of the pyramid
    Only this case lets her pay for several followers. On a tile as such she is with no acrobat in particular and pays
    a player 1 point at most, see `gap/two-own-followers-on-fairy-tile`.

    Scenario: Red's turn begins, and the fairy is with two acrobats of Red
      Given the position "the fairy is with an acrobat of Red in a full pyramid"
      When Blue places the road tile on the east end
      And Red begins the turn
      Then Red scores 2 points
      And Blue scores 1 point

    Scenario Outline: Blue moves the fairy <where>, and she stands <how>
      Given the fairy stands <how>
      And the fairy's point goes to <whom>
      And the position "Red and Blue have piled up a full pyramid"
      When Blue places the road tile on the east end
      And Blue moves the fairy <where>
      And Red begins the turn
      Then Red scores <points> because of <reason>

      Examples:
        | how                  | whom                               | where                   | points   | reason                    |
        | next to one follower | the owner of her follower          | to Blue's acrobat       | 2 points | fairy/point-per-acrobat   |
        | on the tile as such  | whoever has a follower on her tile | to Blue's acrobat       | 2 points | fairy/point-per-acrobat   |
        | on the tile as such  | whoever has a follower on her tile | onto the acrobats' tile | 1 point  | fairy/point-at-turn-start |

  @id:fairy/acrobat-points-at-once @community @c2 @needs:under-the-big-top @source:c2/note-24
  Rule: The points for several acrobats are one award, not one for each

    Scenario: The awards for Red's two acrobats are counted
      Given the position "the fairy is with an acrobat of Red in a full pyramid"
      When Blue places the road tile on the east end
      And Red begins the turn
      Then Red scores 2 points for the fairy at once

  @id:fairy/no-three-for-acrobats @community @needs:under-the-big-top
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy @source:c1/note-31 @source:c2/note-25
  Rule: The fairy pays no 3 points for a pyramid that is scored in the game
    It is scored while others deploy, and she pays when features are scored. The one point of Blue is the one for
    beginning the turn.

    Scenario: Blue scores the pyramid with the fairy
      Given the position "the fairy is with an acrobat of Red in a full pyramid"
      When Blue places the road tile on the east end
      And Blue scores the pyramid
      Then Red scores 10 points
      And Red scores 0 points for the fairy
      And Blue scores 1 point for the fairy
      And the fairy stands next to nobody

  @id:fairy/no-three-for-acrobats-at-end @community @needs:under-the-big-top @source:c1/note-31 @source:c2/note-25
  Rule: Nor does the fairy pay 3 points for acrobats who are scored at the end of the game

    Scenario: The game ends with the fairy at the pyramid
      Given the position "the fairy is with an acrobat of Red in a full pyramid"
      When Blue places the road tile on the east end
      And the game ends
      Then Red scores 10 points for the pyramid
      And Red scores 0 points for the fairy
