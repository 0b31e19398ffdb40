Feature: The Tunnel
  Tokens of one colour say which mouths of tunnels belong together. The tunnel of The Princess & the Dragon is then one
  of them.

  @id:tunnel/tokens-break-road @official @needs:tunnel
  @source:c1/other-expansions/tunnel @source:c1/note-1 @source:c2/other-expansions/tunnel
  Rule: With The Tunnel in play the road of the tunnel tile is broken, and its ends may never meet
    Without it they are one road, see `tile/tunnel-one-road`.

    Scenario: Red has a thief on one side of the tunnel and builds on at the other
      Given the position "a tunnel breaks Red's road"
      When Red places the road tile on the east gap
      Then Red may deploy a thief

    Scenario: Nobody lays a token, and the road is never completed
      Given the position "a tunnel breaks Red's road"
      When Red places the east end on the east gap
      And Blue places the cloister tile on the south gap
      And Red places the west end on the west gap
      Then Red scores 0 points
      And Red's thief stays on the board

    Scenario: Tokens of two players lie on the two mouths
      Given the position "a tunnel breaks Red's road"
      When Red places the east end on the east gap
      And Red lays a tunnel token in the west of the tunnel
      And Blue places the cloister tile on the south gap
      And Blue lays a tunnel token in the east of the tunnel
      And Red places the west end on the west gap
      Then Red scores 0 points

    Scenario: The city over the tunnel is one all the same
      Given the position "a tunnel breaks Red's road"
      When Red places the cap tile on the north gap
      And Red deploys a knight
      And Blue places the cap tile on the tunnel's south
      Then Red scores 6 points

  @id:tunnel/token @rule @needs:tunnel @source:tunnel/rules
  Rule: A player lays one token a turn on a free mouth, besides a deployment, and the second of a colour makes a way through

    Scenario: Red makes a way through and completes the road of five tiles
      Given the position "a tunnel breaks Red's road"
      When Red places the east end on the east gap
      And Red lays a tunnel token in the west of the tunnel
      And Blue places the cloister tile on the south gap
      And Red places the west end on the west gap
      And Red lays a tunnel token in the east of the tunnel
      Then Red scores 5 points
      And Red's thief goes home during the scoring

    Scenario: The way through leads to Red's thief
      Given the position "a tunnel breaks Red's road"
      When Red places the road tile on the east gap
      And Red lays a tunnel token in the west of the tunnel
      And Blue places the cloister tile on the south gap
      And Red places the second cloister tile on the far south gap
      And Red lays a tunnel token in the east of the tunnel
      And Blue places the east end on the far east gap
      Then Blue may not deploy a thief on the road

    Scenario: Red has deployed and laid a token
      Given the position "a tunnel breaks Red's road"
      When Red places the east end on the east gap
      And Red deploys a monk
      And Red lays a tunnel token in the west of the tunnel
      Then Red may not lay a tunnel token in the east of the tunnel
      And Red may end the turn

    Scenario: Blue would like to lay a token on the mouth that Red has taken
      Given the position "a tunnel breaks Red's road"
      When Red places the east end on the east gap
      And Red lays a tunnel token in the west of the tunnel
      And Blue places the cloister tile on the south gap
      Then Blue may not lay a tunnel token in the west of the tunnel
      And Blue may lay a tunnel token in the east of the tunnel

    Scenario: There are other places where a road ends
      Given the position "a tunnel breaks Red's road"
      When Red places the east end on the east gap
      Then Red may not lay a tunnel token in the west of the east gap
      And Red may not lay a tunnel token in the west of the start tile
      And Red may lay a tunnel token in the east of the tunnel

    Scenario: Green has placed a crossing, and others stand at the mouths
      Given the position "two tunnels lie open before three players"
      When Green places the crossing tile on the gap
      Then Green may not lay a tunnel token in the west of the gap
      And Green may lay a tunnel token in the east of the tunnel
      And Green may lay a tunnel token in the south of the southern tunnel

  @id:tunnel/colours @rule @needs:tunnel @source:tunnel/rules
  Rule: Two players have three colours each, three have two, and more have one, with two tokens of each colour

    Scenario Outline: Red lays a token of colour <first> and then one of colour <second> in the tunnel
      Given the position "a tunnel breaks Red's road"
      When Red places the east end on the east gap
      And Red lays a tunnel token of colour <first> in the west of the tunnel
      And Blue places the cloister tile on the south gap
      And Red places the west end on the west gap
      And Red lays a tunnel token of colour <second> in the east of the tunnel
      Then Red scores <points>

      Examples:
        | first | second | points   |
        | 1     | 2      | 0 points |
        | 3     | 2      | 0 points |
        | 3     | 3      | 5 points |

    Scenario: Two players have a third colour and no fourth
      Given the position "a tunnel breaks Red's road"
      When Red places the east end on the east gap
      Then Red may lay a tunnel token of colour 3 in the west of the tunnel
      And Red may not lay a tunnel token of colour 4 in the west of the tunnel

    Scenario: Three players have a second colour and no third
      Given the position "two tunnels lie open before three players"
      When Green places the crossing tile on the gap
      Then Green may lay a tunnel token of colour 2 in the west of the tunnel
      And Green may not lay a tunnel token of colour 3 in the west of the tunnel

    Scenario: Four players have one colour
      Given the position "a tunnel lies open before four players"
      When Blue places the crossing tile on the gap
      Then Blue may lay a tunnel token of colour 1 in the west of the tunnel
      And Blue may not lay a tunnel token of colour 2 in the west of the tunnel
