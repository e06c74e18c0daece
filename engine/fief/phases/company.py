"""The right slot of a family's board: Mercenaries and Burghers, and crossbows hired at any moment (11.1, 11.2)."""

from __future__ import annotations

from engine.core import Action, Event, Piece, Refusal
from engine.fief.board import family_nobles, is_lord, nobles_at, stacks_at
from engine.fief.game_data import BURGHERS, CARDS, CITIES, CITY_IDS, CROSSBOW, MERCENARIES, NONE, PRICE, ROADS, N
from engine.fief.hands import discard, part_with
from engine.fief.pieces import settle, stack_at
from engine.fief.state.position import Position
from engine.fief.state.state import INSIDE, PARADE, Deathbed, FiefState, Heir, families_of
from engine.fief.terms import REFUSE, act, argument, city_at, city_term, family_term, no, number_at, seat_term, told

VERBS = frozenset({"install", "hire"})


def found(state: FiefState, seat: int) -> list[Action]:
    """Cards for the slot, crossbows at 2 shillings into any city."""
    own = families_of(state, seat)
    actions = []
    for card in state.hands[seat]:
        if card in MERCENARIES or card in BURGHERS:
            actions += [act("install", CARDS[card], f"family-{f}") for f in own if may_install(state, f, card)]
    most = max((_affordable(state, seat, family) for family in own), default=0)
    return actions + [act("hire", CITY_IDS[c], n) for c in range(len(CITIES)) for n in range(1, most + 1)]


def may_install(state: Position, family: int, card: int) -> bool:
    """A Mercenary, or where the family has a Lord a Burgher (11.1, 11.2)."""
    return card in MERCENARIES or any(is_lord(state, n) for n in family_nobles(state, family))


def _affordable(state: FiefState, seat: int, family: int) -> int:
    """Crossbows that a family can hire now."""
    if state.slots[family] not in MERCENARIES:
        return 0
    left = state.crossbows[MERCENARIES.index(state.slots[family])]
    return min(left, state.purse[seat] // PRICE[CROSSBOW])


def site_of(state: FiefState, city: int, family: int) -> int:
    """Where troops of a family join: with its Nobles or troops there, within a city that is its own or nobody's, else
    before the walls (ruling 28); in no parade, for they are no knights (5.2)."""
    sites = [state.nobles[n].site for n in nobles_at(state, city, family)]
    sites += [s.site for s in stacks_at(state, city, family)]
    standing = [site for site in sites if site != PARADE]
    if standing:
        return standing[0]
    return INSIDE if state.towns[city].control in (family, NONE) else ROADS[city][0]


def vacate(state: FiefState, events: list[Event]) -> bool:
    """A Burgher leaves with the family's last Lord, a Mercenary when all their crossbows have fallen (11.1, 11.2); not
    while an inheritance is open. Whether one has left."""
    if max(state.slots) == NONE or any(isinstance(f, (Deathbed, Heir)) for f in state.frames):
        return False
    for family, card in enumerate(state.slots):
        if card in BURGHERS:
            gone = not may_install(state, family, card)
        else:
            number = MERCENARIES.index(card) if card in MERCENARIES else NONE
            gone = number >= 0 and not state.crossbows[number] and not any(s.hired[number] for s in state.stacks)
        if gone:
            state.slots[family] = NONE
            discard(state, card)
            events.append(told("slot-empty", family=family_term(family), card=Piece(CARDS[card])))
            return True
    return False


def refuse(state: FiefState, seat: int, action: Action) -> Refusal:
    """Why a seat cannot take a card into service or hire crossbows."""
    own = families_of(state, seat)
    if action.verb == "install":
        mine = argument(action, 1) in {f"family-{f}" for f in own}
        burgher = argument(action, 0) in {CARDS[card] for card in BURGHERS}
        return no("install-lord") if mine and burgher else REFUSE.words(action)
    city, count = city_at(action, 0), number_at(action, 1)
    if city is None or count is None or count < 1 or len(action.args) != 2:
        return REFUSE.words(action)
    left = [state.crossbows[MERCENARIES.index(state.slots[f])] for f in own if state.slots[f] in MERCENARIES]
    if not left:
        return no("hire-nobody")
    if count > max(left):
        return no("hire-left", {"n": max(left)})
    return no("money", {"n": count * PRICE[CROSSBOW], "have": state.purse[seat]})


def do(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    """Carry one out."""
    if action.verb == "install":
        card = next(c for c in state.hands[seat] if CARDS[c] == argument(action, 0))
        install(state, seat, int(argument(action, 1).removeprefix("family-")), card, events)
        return
    city, count = city_at(action, 0), number_at(action, 1)
    assert city is not None
    assert count is not None
    own = [f for f in families_of(state, seat) if _affordable(state, seat, f) >= count]
    family = next((f for f in own if nobles_at(state, city, f) or stacks_at(state, city, f)), own[0])
    card = MERCENARIES.index(state.slots[family])
    state.purse[seat] -= count * PRICE[CROSSBOW]
    state.crossbows[card] -= count
    stack = stack_at(state, city, family, site_of(state, city, family))
    stack.units[CROSSBOW] += count
    stack.hired[card] += count
    settle(state, city)
    events.append(told("hires", seals=True, seat=seat_term(seat), city=city_term(city), n=count))


def install(state: FiefState, seat: int, family: int, card: int, events: list[Event]) -> None:
    """A card takes the slot, the one before is laid aside; a Mercenary brings all the crossbows that are not still
    hired (11.1)."""
    part_with(state, seat, card)
    if state.slots[family] >= 0:
        discard(state, state.slots[family])
    state.slots[family] = card
    if card in MERCENARIES:
        number = MERCENARIES.index(card)
        state.crossbows[number] = N.crossbows - sum(s.hired[number] for s in state.stacks)
    events.append(told("installs", seals=True, seat=seat_term(seat), card=Piece(CARDS[card])))
