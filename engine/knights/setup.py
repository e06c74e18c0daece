"""Setting up (K2)."""

from __future__ import annotations

import msgspec

from engine.core import Dice
from engine.knights.game_data import (
    AGENDAS,
    BARONS,
    CITIES,
    COPIES,
    EVENTS,
    EXPEDITIONS,
    FATE,
    KINGDOM_CITIES,
    MERCENARIES,
    NEUTRALS,
    NOBLE_IDS,
    NONE,
    REGULARS,
    TRACK,
    TROOPS,
    N,
)
from engine.knights.phases.start import begin
from engine.knights.state.frames import Desk, Purse, Turn
from engine.knights.state.record import Record
from engine.knights.state.state import (
    FIRST_NEUTRAL,
    PILES,
    SPACES,
    Baron,
    City,
    Draft,
    Expedition,
    KnState,
    Noble,
    Options,
    Orders,
    Stronghold,
)

SCHEMA_VERSION = 2
RULES_VERSION = 4
FIRST_TROOPS = (50, 100)
"""Mercenaries that every Baron begins with, by size (K2.8)."""


def prepare(seats: int, seed: str, options: msgspec.Struct | None) -> KnState:
    """A new game up to the first choice: where the troops go (S2).

    Raises ``ValueError`` for another seat count or unknown options.
    """
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in range(2, 7):
        raise ValueError(f"Warrior Knights is for 2 to 6 seats, not {seats!r}")
    if options is None:
        options = Options()
    if not isinstance(options, Options):
        raise ValueError("these are not options of Warrior Knights")
    if not isinstance(seed, str):
        raise ValueError("the seed is a text")
    try:
        msgspec.convert(msgspec.to_builtins(options), Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"these options of Warrior Knights do not exist: {error}") from error
    dice = Dice(seed)
    barons = list(range(len(BARONS)))
    dice.shuffle(barons, "barons")
    fate = _shuffled(dice, len(FATE), "fate")
    chairman = _seat(fate, barons, seats, NONE)
    head = _seat(fate, barons, seats, chairman)
    cities = [City() for _ in CITIES]
    for city in _razed(fate, N.razed[seats - 2]):
        cities[city].razed = True
    dice.shuffle(fate, "fate")
    events = _shuffled(dice, len(EVENTS), "events")
    events.append(events.pop(0))  # K2.1: the first card goes under the deck
    agendas = _shuffled(dice, len(AGENDAS), "agendas")
    mercenaries, given = _mercenaries(dice, seats)
    table = [
        Baron(
            barons[seat],
            N.crowns,
            hand=list(COPIES),
            plan=[[] for _ in range(PILES)],
            last=[[] for _ in range(PILES)],
            stronghold=Stronghold(troops=sorted([*REGULARS[barons[seat]], *given[seat]])),
        )
        for seat in range(seats)
    ]
    state = KnState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=seats,
        dice=dice,
        options=options,
        turn=1,
        chairman=chairman,
        head=head,
        pool=0 if options.mighty else options.length * seats,
        last=False,
        frames=[Turn("plan")],
        sides=[side(seat) for seat in range(seats) for side in (Desk, Purse)],
        barons=table,
        orders=[Orders() for _ in range(seats)],
        nobles=[Noble() for _ in NOBLE_IDS],
        cities=cities,
        sieges=[],
        piles=[[] for _ in range(PILES)],
        spaces=[[] for _ in SPACES],
        neutrals=list(range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(NEUTRALS))),
        fate=fate,
        events=events,
        events_out=[],
        lasting=[],
        agendas=agendas[N.agendas :],
        agendas_out=[],
        pending=agendas[: N.agendas],
        laws=[],
        decrees=[],
        mercenaries=mercenaries[seats + 1 :],
        offer=sorted(mercenaries[: seats + 1]),
        track=[NONE] * len(TRACK),
        removed=[],
        expeditions=[Expedition(stakes=[0] * seats) for _ in EXPEDITIONS],
        drafts=[Draft() for _ in range(seats)],
        pacts=[],
        serial=0,
        victor=[],
        reason="",
        record=Record(),
    )
    state.frames.append(begin(state))
    return state


def _shuffled(dice: Dice, count: int, label: str) -> list[int]:
    deck = list(range(count))
    dice.shuffle(deck, label)
    return deck


def _seat(fate: list[int], barons: list[int], seats: int, other: int) -> int:
    """A seat by Fate, not ``other``; Barons who do not play are passed over. What was drawn goes to the bottom."""
    while True:
        card = fate.pop(0)
        fate.append(card)
        seat = barons.index(FATE[card].baron)
        if seat < seats and seat != other:
            return seat


def _razed(fate: list[int], count: int) -> list[int]:
    """Cities of the Kingdom that begin razed, by Fate (K15.1)."""
    found: list[int] = []
    while len(found) < count:
        card = fate.pop(0)
        fate.append(card)
        city = FATE[card].city
        if city in KINGDOM_CITIES and city not in found:
            found.append(city)
    return found


def _mercenaries(dice: Dice, seats: int) -> tuple[list[int], list[list[int]]]:
    """A Mercenary of 50 and one of 100 for each Baron at random; the rest is the deck."""
    deck = list(MERCENARIES)
    dice.shuffle(deck, "mercenaries")
    given: list[list[int]] = [[] for _ in range(seats)]
    for size in FIRST_TROOPS:
        for seat in range(seats):
            card = next(c for c in deck if TROOPS[c].size == size)
            deck.remove(card)
            given[seat].append(card)
    return deck, given
