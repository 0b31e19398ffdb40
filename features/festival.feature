Feature: The Festival
  Ten tiles bear a festival. Whoever places one may take back a figure instead of deploying one.

  @id:festival/taken-back @rule @needs:festival @needs:traders-and-builders @source:festival/rules
  Rule: Whoever places a festival may take an own figure back instead of deploying one, wherever it stands
    It need be no follower. Nothing is scored for it.

    Scenario: Red takes back the thief, and the builder loses the last follower beside it
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      And Red takes back Red's thief
      Then Red scores 0 points for the road
      And Red's thief goes home during the deployment
      And Red's builder is back in Red's supply

    Scenario: Red takes back the builder alone
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      And Red takes back Red's builder
      Then Red's builder goes home during the deployment
      And Red's thief stays on the board

    Scenario: Red would like to send Blue's monk home
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      Then Red may not take back Blue's monk
      And Red may take back Red's knight

    Scenario: Blue has placed a festival and would like to send Red's thief home
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the plain tile on the gap
      And Blue places the festival tile on the north-east gap
      Then Blue may not take back Red's thief
      And Blue may take back Blue's monk

    Scenario: Red has placed a tile without a festival
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the plain tile on the north-east gap
      Then Red may not take back Red's knight

    Scenario: Red has deployed a thief and would like to take another one back besides
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      And Red deploys a thief
      Then Red may not take back Red's thief on Red's road

    Scenario: Red has taken the thief back and would like to deploy it anew
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      And Red takes back Red's thief
      Then Red may not deploy a thief
      And Red may not take back Red's knight

    Scenario: Red completes the city with the festival and takes the knight back before it is scored
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the gap
      And Red takes back Red's knight
      Then Red scores 0 points for the city

  @id:fairy/not-after-festival @rule @needs:festival @needs:traders-and-builders
  @source:c1/other-expansions/fairy @source:c2/other-expansions/fairy
  Rule: Whoever takes a figure back at a festival does not move the fairy in the same turn
    Something was done with a figure in that stage of the turn, so she stays. The first edition speaks of a follower,
    the second of a figure.

    Scenario Outline: Red has taken the <figure> back and would like to move the fairy to the knight
      Given the fairy may move <when>
      And the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      And Red takes back Red's <figure>
      Then Red may not move the fairy to Red's <other>

      Examples:
        | figure  | other  | when                               |
        | knight  | thief  | whenever nobody is deployed        |
        | builder | thief  | whenever nobody is deployed        |
        | knight  | thief  | whenever nobody is placed or moved |
        | builder | thief  | whenever nobody is placed or moved |
        | knight  | thief  | only when a deployment is given up |
        | builder | thief  | only when a deployment is given up |

    Scenario: Red has moved the fairy and would like to take the builder back
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      And Red moves the fairy to Red's thief
      Then Red may not take back Red's builder

  @id:festival/fairy-left-behind @community @gap @needs:festival @source:ours/reading @source:c1/clarifications @source:c2/fairy
  Rule: A fairy whose follower is taken back stays on her tile, beside nobody
    The texts say so of a follower who was scored. It goes like `gap/fairy-after-capture`.

    Scenario: Red takes back the knight who has the fairy
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      And Red takes back Red's knight
      Then the fairy is on the knight's tile
      And the fairy stands next to nobody

  @id:festival/phantom-follows @community @needs:festival @needs:phantom @source:festival/rules
  Rule: The phantom may be placed on the new tile after a figure was taken back
    It comes in addition to another move of a figure. Nobody else does.

    Scenario: Red takes back the knight, and the tile has a free road
      Given the position "a festival comes while Red's followers stand all around"
      When Red places the festival tile on the north-east gap
      And Red takes back Red's knight
      Then Red may deploy the phantom as a thief
      And Red may not deploy a thief
