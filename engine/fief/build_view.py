"""Building a view by whitelist."""

from __future__ import annotations

import copy

from engine.fief.board import (
    ally_of,
    family_nobles,
    invaders_at,
    points,
    reserve,
    stacks_at,
    titles_of,
    troops,
    voters,
)
from engine.fief.lore import (
    BOMBARD,
    CARDS,
    CATAPULT,
    CITY_IDS,
    CROSSBOW,
    NOBLES,
    PLACES,
    RELICS,
    SERVANT_IDS,
    UNIT_IDS,
    is_disaster,
)
from engine.fief.state import CAPTORS, FOREST, PARADE, SEA, Discarding, FiefState, Stack, seat_of
from engine.fief.view import CityView, FamilyView, FiefView, NobleView, OwnView, StackView


def site_slug(site: int) -> str:
    """A site as a slug: empty inside, ``sea``, ``forest`` or the city whose road it is."""
    return "" if site < 0 else {SEA: "sea", FOREST: "forest", PARADE: "parade"}.get(site) or CITY_IDS[site]


def _noble(state: FiefState, n: int) -> NobleView:
    who = state.nobles[n]
    held = ""
    if who.captor >= 0:
        armies = [f"army-{a}" for a in range(len(state.armies))]
        held = NOBLES[who.captor] if who.captor < CAPTORS else [*armies, "sherwood"][who.captor - CAPTORS]
    weights = dict(voters(state, who.family))
    return NobleView(
        NOBLES[n], who.family, PLACES[who.place] if who.place >= 0 else "", site_slug(who.site), held,
        SERVANT_IDS[who.servant] if who.servant >= 0 else "", who.used, NOBLES[who.spouse] if who.spouse >= 0 else "",
        who.heresy, who.garter, who.guards, titles_of(state, n), weights.get(n, 0),
    )  # fmt: skip


def _stack(state: FiefState, stack: Stack, seat: int | None) -> StackView:
    own = seat is not None and seat_of(state, stack.family) == seat
    return StackView(
        stack.family, site_slug(stack.site), troops(stack), stack.units[BOMBARD], stack.units[CATAPULT], stack.works,
        stack.units[CROSSBOW], {UNIT_IDS[k]: n for k, n in enumerate(stack.units) if n} if own else {},
    )  # fmt: skip


def build_view(state: FiefState, seat: int | None) -> FiefView:
    """The position as ``seat`` sees it, ``None`` a spectator."""
    alive = [n for n, who in enumerate(state.nobles) if who.family >= 0 and not who.gone]
    own = None
    if seat is not None:
        frame = state.frames[-1]
        plan = frame.plans[seat] if isinstance(frame, Discarding) else None
        own = OwnView(
            state.purse[seat], [CARDS[c] for c in state.hands[seat]], copy.deepcopy(state.orders[seat]),
            list(plan.decks) if plan else [],
        )  # fmt: skip
    return FiefView(
        seats=state.seats,
        seat=seat,
        round=state.round,
        first=state.first,
        step=type(state.frames[-1]).__name__.lower(),
        cities=[
            CityView(
                CITY_IDS[c], town.control, town.building, town.mill, town.siege,
                [_stack(state, s, seat) for s in stacks_at(state, c)],
                [state.armies[a].infantry for a in invaders_at(state, c)],
            )
            for c, town in enumerate(state.towns)
        ],
        nobles=[_noble(state, n) for n in alive],
        families=[
            FamilyView(
                seat_of(state, f), [NOBLES[n] for n in family_nobles(state, f)], points(state, f),
                CARDS[state.slots[f]] if state.slots[f] >= 0 else "", state.treasures[f], state.pigeons[f],
                {u: reserve(state, f, k) for k, u in enumerate(UNIT_IDS) if k != CROSSBOW}, ally_of(state, f),
            )
            for f in range(state.families)
        ],
        hands=[len(h) for h in state.hands],
        weather=[[CARDS[c] for c in cards] for cards in state.weather],
        track=len(state.track),
        top_disaster=bool(state.fortunes) and is_disaster(state.fortunes[-1]),
        decks=[len(state.characters), len(state.fortunes)],
        sovereign=NOBLES[state.sovereign] if state.sovereign >= 0 else "",
        queen=NOBLES[state.queen] if state.queen >= 0 else "",
        gift=state.gift,
        sword=CITY_IDS[state.sword] if state.sword >= 0 else NOBLES[state.bearer] if state.bearer >= 0 else "",
        relics=[
            (RELICS[n] if r.known else "hidden") + ":" + ("" if r.gone else NOBLES[r.bearer] if r.bearer >= 0 else PLACES[r.city])
            for n, r in enumerate(state.relics)
        ],
        report=copy.deepcopy(state.report),
        own=own,
    )  # fmt: skip
