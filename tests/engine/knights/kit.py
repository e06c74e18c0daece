"""Built positions: Nobles, troops, cities and Fate cards where a test wants them.

``position`` is a Kingdom whose cities are all neutral, where every Baron has his stronghold, no troops, 15 crowns and
all his cards; builders take cards from where they lie, so that what holds in every position (``invariants``) holds in
these. Seat n plays the Baron with number n: 0 red, 1 blue, 2 green, 3 yellow, 4 black, 5 purple.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core import Action, Event, IllegalAction, Prompt
from engine.knights.frames import Actions, Play, Turn
from engine.knights.game_data import (
    AGENDAS,
    AREA,
    AREA_IDS,
    BARONS,
    CITY,
    CITY_IDS,
    FATE,
    HOME,
    KIND,
    KINGDOM_CITIES,
    MERCENARIES,
    NOBLE,
    NONE,
    REGULARS,
    RING,
    TROOPS,
    FateCard,
)
from engine.knights.rules import KNIGHTS
from engine.knights.spaces import back_to_hand
from engine.knights.standing import VALUES
from engine.knights.state import (
    City,
    KnState,
    Noble,
    Options,
    Siege,
    Stronghold,
    card_of,
    kind_of,
    seat_of,
)
from engine.knights.words import TROOP_IDS
from tests.engine.knights.invariants import check

RED, BLUE, GREEN, YELLOW, BLACK, PURPLE = range(6)
FILLER = KIND["draft-soldiers"]
"""The card at which a test stops: it lies on the last pile and asks its owner."""


def position(seats: int = 4, *, turn: int = 2, crowns: int = 15, **options: object) -> KnState:
    """A Kingdom at peace in a turn. Standing orders ask whenever they can; red is Chairman, blue Head of the Church."""
    state = KNIGHTS.setup(seats=seats, seed="position", options=Options(**options))  # type: ignore[arg-type]
    for seat, baron in enumerate(state.barons):
        baron.baron = seat
        baron.stronghold = Stronghold(area=AREA[home(seat)])
        baron.crowns = crowns
    state.nobles[:] = [Noble() for _ in range(len(BARONS) * 4)]
    state.cities[:] = [City() for _ in state.cities]
    state.removed[:] = sorted(card for seat in range(seats) for card in REGULARS[seat])
    state.mercenaries[:] = [c for c in MERCENARIES if c not in state.offer]
    state.turn, state.chairman, state.head = turn, RED, BLUE
    for orders in state.orders:
        for key, values in VALUES.items():
            if "ask" in values:
                setattr(orders, key.replace("-", "_"), "ask")
    state.frames[:] = [Turn("plan")]
    return state


def home(seat: int) -> str:
    """Where a seat's stronghold stands in a built position: inside the ring, in an area without a city."""
    inside = [a for a in HOME if a not in RING and AREA_IDS[a] not in CITY]
    return AREA_IDS[inside[seat]]


# --- builders --------------------------------------------------------------------------------------------------------


def troop(state: KnState, seat: int, slug: str) -> int:
    """A troop card out of the deck or the reserve, ready to be given."""
    pools = [state.removed] if slug.startswith("regular") else [state.mercenaries, state.offer]
    for pool in pools:
        for card in pool:
            if TROOP_IDS[card] == slug and TROOPS[card].baron in (NONE, seat):
                pool.remove(card)
                return card
    raise LookupError(f"no {slug} is left")


def noble(state: KnState, slug: str, area: str, *slugs: str, **fields: object) -> int:
    """A Noble in an area (empty: off the board) with troops."""
    number = NOBLE[slug]
    seat = seat_of(state, number)
    cards = sorted(troop(state, seat, s) for s in slugs)
    state.nobles[number] = Noble(area=AREA[area] if area else NONE, troops=cards, **fields)  # type: ignore[arg-type]
    return number


def stronghold(state: KnState, seat: int, area: str | None = None, *slugs: str, **fields: int) -> Stronghold:
    """Where a stronghold stands (empty: off the board), and the troops in it."""
    it = state.barons[seat].stronghold
    if area is not None:
        it.area = AREA[area] if area else NONE
    it.troops += [troop(state, seat, s) for s in slugs]
    for key, value in fields.items():
        assert hasattr(it, key), key
        setattr(it, key, value)
    return it


def city(state: KnState, slug: str, owner: int = NONE, **fields: object) -> City:
    """Whose a city is, and what became of it."""
    it = state.cities[CITY[slug]]
    it.owner = owner
    for key, value in fields.items():
        assert hasattr(it, key), key
        setattr(it, key, value)
    return it


def siege(state: KnState, area: str, seat: int, turn: int = 1) -> None:
    """A siege that was begun in a turn."""
    state.sieges.append(Siege(AREA[area], seat, turn))


def stack(state: KnState, *wanted: dict[str, object]) -> list[int]:
    """Fate cards with these fields on top of the deck, in this order: ``revolt``, ``battle``, ``baron``, ``shape``,
    ``city``, ``nation``, ``expeditions`` (a dict by number)."""
    found: list[int] = []
    for fields in wanted:
        found.append(next(c for c in range(len(FATE)) if c not in found and _fits(FATE[c], fields)))
    state.fate[:] = [*found, *(c for c in state.fate if c not in found)]
    return found


def _fits(card: FateCard, fields: dict[str, object]) -> bool:
    for name, value in fields.items():
        if name == "expeditions" and isinstance(value, dict):
            if any(card.expeditions[n] != result for n, result in value.items()):
                return False
        elif getattr(card, name) != value:
            return False
    return True


def grant(state: KnState, card: str, noble_slug: str = "", *, law: bool = False, seat: int = RED) -> None:
    """An Agenda is in force: a law, a Noble's office, or a seat's charge."""
    number = next(n for n, a in enumerate(AGENDAS) if a.slug == card)
    for pile in (state.agendas, state.pending):
        if number in pile:
            pile.remove(number)
    if law:
        state.laws.append(number)
    elif noble_slug:
        state.nobles[NOBLE[noble_slug]].office = number
    else:
        state.barons[seat].charges.append(number)


def offer(state: KnState, *slugs: str) -> None:
    """The mercenaries who may be hired."""
    state.mercenaries += state.offer
    state.offer.clear()
    found = []
    for slug in slugs:
        found.append(next(t for t in state.mercenaries if TROOP_IDS[t] == slug))
        state.mercenaries.remove(found[-1])
    state.offer[:] = sorted(found)


def rest(state: KnState) -> None:
    """The actions go on, and stop at a filler of the last seat."""
    last = state.seats - 1
    state.barons[last].hand[FILLER] -= 1
    state.piles[2].append(card_of(last, FILLER))
    state.frames[:] = [Turn("majority"), Actions(2)]


# --- playing ---------------------------------------------------------------------------------------------------------


def run(state: KnState) -> list[Event]:
    """Go on until somebody must decide."""
    events: list[Event] = []
    KNIGHTS.advance(state, events)
    check(state)
    return events


def clear(state: KnState) -> None:
    """Cards in play and on the piles go back to their owners; whatever was in hand is forgotten."""
    for frame in state.frames:
        if isinstance(frame, Play) and (frame.seat < 0 or frame.stage not in ("triggered", "over")):
            back_to_hand(state, frame.card)
    for pile in state.piles:
        for card in pile:
            back_to_hand(state, card)
        pile.clear()
    for baron in state.barons:
        for laid in baron.plan:
            for kind in laid:
                baron.hand[kind] += 1
            laid.clear()
    state.frames.clear()


def go(state: KnState, stage: str) -> list[Event]:
    """Begin a stage of the turn (``rounds.ORDER``) and go on to its first question."""
    clear(state)
    state.frames[:] = [Turn(stage)]
    return run(state)


def reveal(state: KnState, seat: int, kind: str) -> list[Event]:
    """A card of a seat, or with seat -1 a neutral one, is revealed. After it a filler of the last seat stops the game
    before the upkeep."""
    clear(state)
    rest(state)
    if seat < 0:
        card = next(c for c in state.neutrals if kind_of(c) == kind)
        state.neutrals.remove(card)
    else:
        card = card_of(seat, KIND[kind])
        state.barons[seat].hand[KIND[kind]] -= 1
    state.frames.append(Play(card, seat, state.next()))
    return run(state)


def fill(state: KnState, space: int, count: int) -> None:
    """Cards that lie in a space: out of the hands, seat by seat, Mobilize first."""
    for _ in range(count):
        seat = max(range(state.seats), key=lambda s: sum(state.barons[s].hand))
        hand = state.barons[seat].hand
        kind = next(k for k in (4, 3, 0, 2, 1, 5) if hand[k])
        hand[kind] -= 1
        state.spaces[space].append(card_of(seat, kind))


def do(state: KnState, seat: int, text: str) -> list[Event]:
    """Actions of a seat, parted by semicolons; whatever must hold is looked at after each."""
    events: list[Event] = []
    for words in text.split(";"):
        events += KNIGHTS.apply(state, seat, Action.parse(words))
        check(state)
    return events


def prompt(state: KnState, seat: int, step: str | None = None) -> Prompt:
    """The first question of a seat, or that of a step."""
    mine = KNIGHTS.prompts(state).get(seat, [])
    return next(p for p in mine if step is None or p.step == step)


def legal(state: KnState, seat: int, step: str | None = None) -> list[str]:
    """What a seat may answer, as texts."""
    return [str(a) for a in prompt(state, seat, step).actions]


def waits(state: KnState) -> list[int]:
    """The seats without whom the game does not go on."""
    return [seat for seat, mine in KNIGHTS.prompts(state).items() if any(p.blocks for p in mine)]


def why(state: KnState, seat: int, text: str) -> str:
    """Why a seat may not; empty when it may. The engine refuses it for that reason, and not a byte changes by it."""
    action, before = Action.parse(text), KNIGHTS.dumps(state)
    refusal = KNIGHTS.why_not(state, seat, action)
    if refusal is None:
        return ""
    with pytest.raises(IllegalAction) as caught:
        KNIGHTS.apply(state, seat, action)
    assert caught.value.refusal == refusal
    assert KNIGHTS.dumps(state) == before
    return refusal.code.removeprefix("knights-no-")


def keys(events: Iterable[Event]) -> list[str]:
    """Keys of events without the name of the game."""
    return [e.key.removeprefix("knights-") for e in events]


def place(state: KnState, slug: str) -> str:
    """Where a Noble is: an area, ``sea <area>`` on the way to one, empty off the board."""
    who = state.nobles[NOBLE[slug]]
    where = AREA_IDS[who.area] if who.area >= 0 else ""
    return f"sea {where}" if who.sea else where


def force(state: KnState, slug: str) -> list[str]:
    """A Noble's troops, by slug."""
    return sorted(TROOP_IDS[t] for t in state.nobles[NOBLE[slug]].troops)


HOME_CITIES = [CITY_IDS[c] for c in KINGDOM_CITIES]


def crown(state: KnState, seat: int, count: int) -> None:
    """Cities of the Kingdom for a seat."""
    left = [c for c in HOME_CITIES if city(state, c, state.cities[CITY_IDS.index(c)].owner).owner < 0]
    for slug in left[:count]:
        city(state, slug, seat)
