"""Moving and removing what stands on the board; control follows (5.1)."""

from __future__ import annotations

from engine.fief.board import nobles_at, rightful
from engine.fief.game_data import CROSSBOW, MERCENARIES, NONE, ROADS
from engine.fief.state.state import INSIDE, PARADE, FiefState, Stack, empty_units


def stack_at(state: FiefState, city: int, family: int, site: int) -> Stack:
    """The stack of a family at a site of a city, made when there is none."""
    for stack in state.stacks:
        if (stack.city, stack.family, stack.site) == (city, family, site):
            return stack
    stack = Stack(city, family, site, empty_units(), [0] * len(MERCENARIES), empty_units())
    state.stacks.append(stack)
    state.stacks.sort(key=lambda s: (s.city, s.family, s.site))
    return stack


def add(state: FiefState, city: int, family: int, kind: int, count: int = 1, site: int = INSIDE) -> None:
    """Put troops or engines down."""
    stack_at(state, city, family, site).units[kind] += count


def take(stack: Stack, kind: int, count: int = 1) -> list[int]:
    """Take pieces of a kind from a stack, those that have marched last; crossbows by their card, which is returned."""
    stack.units[kind] -= count
    stack.moved[kind] = min(stack.moved[kind], stack.units[kind])
    hired = [0] * len(MERCENARIES)
    if kind == CROSSBOW:
        for card in range(len(MERCENARIES)):
            hired[card] = min(stack.hired[card], count - sum(hired))
            stack.hired[card] -= hired[card]
    return hired


def tidy(state: FiefState) -> None:
    """Forget stacks without a piece."""
    state.stacks[:] = [s for s in state.stacks if any(s.units) or s.works]


def settle(state: FiefState, city: int) -> None:
    """Let control follow who stands in a city; whoever takes it over moves in from the road (5.1)."""
    town = state.towns[city]
    control = rightful(state, city)
    if control == town.control:
        return
    town.control, town.won = control, False
    if control >= 0:
        move_in(state, city, control)
    if town.siege == control or control < 0:
        town.siege = NONE
        for stack in state.stacks:
            if stack.city == city:
                stack.works = 0  # 7.9
        tidy(state)


def move_in(state: FiefState, city: int, family: int) -> None:
    """A family's Nobles and troops in a city go inside; those who ride a parade ride on (5.2)."""
    for noble in state.nobles:
        if noble.place == city and noble.family == family and noble.site != PARADE:
            noble.site = INSIDE
    for stack in [s for s in state.stacks if s.city == city and s.family == family and s.site not in (INSIDE, PARADE)]:
        merge(state, stack, INSIDE)


def move_out(state: FiefState, city: int, family: int) -> None:
    """A family's people inside a city go out to its first road."""
    road = ROADS[city][0]
    for noble in state.nobles:
        if noble.place == city and noble.family == family and noble.site == INSIDE:
            noble.site = road
    for stack in [s for s in state.stacks if (s.city, s.family, s.site) == (city, family, INSIDE)]:
        merge(state, stack, road)


def merge(state: FiefState, stack: Stack, site: int) -> None:
    """A stack joins its family's at another site of the same city."""
    other = stack_at(state, stack.city, stack.family, site)
    if other is stack:
        return
    for kind, count in enumerate(stack.units):
        other.units[kind] += count
        other.moved[kind] += stack.moved[kind]
    for card, count in enumerate(stack.hired):
        other.hired[card] += count
    other.works += stack.works
    state.stacks.remove(stack)


def site_for(state: FiefState, city: int, family: int) -> int:
    """Where somebody of a family appears in a city: with its Nobles there, inside where the city is its own, nobody's
    or open, else on a road before the building (5.0)."""
    there = [n for n in nobles_at(state, city, family) if state.nobles[n].site != PARADE]
    if there:
        return state.nobles[there[0]].site
    town = state.towns[city]
    return INSIDE if town.control in (family, NONE) or not town.building else ROADS[city][0]


def settle_all(state: FiefState) -> None:
    """Let control follow everywhere."""
    for city in range(len(state.towns)):
        settle(state, city)
