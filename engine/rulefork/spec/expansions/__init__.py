"""The words of further expansions, one module each: what players do and what can be seen, and what happened."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rulefork.play.event import Event
from rulefork.spec.act import Act
from rulefork.spec.expansions import (
    abbey_and_mayor,
    bridges_castles_bazaars,
    castles_in_germany,
    count_king_robber,
    crop_circles,
    flying_machines,
    hills_and_sheep,
    leipzig,
    little_buildings,
    peasant_revolts,
    russian_promos,
    the_abbot,
    the_ferries,
    the_festival,
    the_tower,
    the_tunnel,
    traders_and_builders,
    under_the_big_top,
)
from rulefork.spec.observation import Observation
from rulefork.spec.situation import Situation

ACTS: Final[tuple[type[Act], ...]] = (
    *abbey_and_mayor.ACTS,
    *bridges_castles_bazaars.ACTS,
    *castles_in_germany.ACTS,
    *count_king_robber.ACTS,
    *crop_circles.ACTS,
    *flying_machines.ACTS,
    *hills_and_sheep.ACTS,
    *leipzig.ACTS,
    *little_buildings.ACTS,
    *peasant_revolts.ACTS,
    *russian_promos.ACTS,
    *the_abbot.ACTS,
    *the_ferries.ACTS,
    *the_festival.ACTS,
    *the_tower.ACTS,
    *the_tunnel.ACTS,
    *under_the_big_top.ACTS,
)
"""The sentences in which somebody does something."""

OBSERVATIONS: Final[tuple[type[Observation], ...]] = (*traders_and_builders.OBSERVATIONS,)
"""The sentences about what can be seen."""

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    **abbey_and_mayor.TOLD,
    **bridges_castles_bazaars.TOLD,
    **castles_in_germany.TOLD,
    **count_king_robber.TOLD,
    **crop_circles.TOLD,
    **flying_machines.TOLD,
    **hills_and_sheep.TOLD,
    **leipzig.TOLD,
    **little_buildings.TOLD,
    **peasant_revolts.TOLD,
    **russian_promos.TOLD,
    **the_ferries.TOLD,
    **the_tower.TOLD,
    **the_tunnel.TOLD,
    **traders_and_builders.TOLD,
}
"""How what happened is told, without a full stop."""
