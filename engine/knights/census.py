"""Where every card is: each lies in exactly one place.

Frames that hold cards name them so: ``fate`` (drawn and not buried yet), ``shown`` (an Event), ``agendas`` (being voted
or assigned), ``hired`` (troops between two owners); a number, a list, or a list of lists.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.knights.game_data import AGENDAS, COPIES, EVENTS, FATE, KINDS, MERCENARIES, NEUTRALS, REGULARS
from engine.knights.state.frames import Play
from engine.knights.state.state import FIRST_NEUTRAL, KnState


def held(state: KnState, name: str) -> list[int]:
    """Cards that lie in frames under a name."""
    found: list[int] = []
    for frame in state.frames:
        _collect(getattr(frame, name, None), found)
    return found


def _collect(value: Any, found: list[int]) -> None:
    if isinstance(value, list):
        for it in value:
            _collect(it, found)
    elif type(value) is int and value >= 0:
        found.append(value)


def troops(state: KnState) -> list[int]:
    """Every troop card; regulars of Barons who do not play are nowhere."""
    found = [*state.mercenaries, *state.offer, *state.removed, *held(state, "hired")]
    for who in state.nobles:
        found += who.troops
    for baron in state.barons:
        found += baron.stronghold.troops
    return found


def actions(state: KnState) -> list[int]:
    """Every action card, that in play among them."""
    found = list(state.neutrals)
    for pile in (*state.piles, *state.spaces):
        found += pile
    for seat, baron in enumerate(state.barons):
        first = seat * len(KINDS)
        for kind, count in enumerate(baron.hand):
            found += [first + kind] * count
        for laid in baron.plan:
            found += [first + kind for kind in laid]
    found += [f.card for f in state.frames if isinstance(f, Play) and not lies(f)]
    return found


def lies(frame: Play) -> bool:
    """Whether a card in play lies where it was allocated, or is back in the hand."""
    return frame.seat >= 0 and frame.stage in ("triggered", "over")


def agendas(state: KnState) -> list[int]:
    """Every Agenda."""
    found = [*state.agendas, *state.agendas_out, *state.pending, *state.laws, *held(state, "agendas")]
    found += [who.office for who in state.nobles if who.office >= 0]
    for baron in state.barons:
        found += baron.charges
    return found


def events(state: KnState) -> list[int]:
    """Every Event."""
    return [*state.events, *state.events_out, *(e.card for e in state.lasting), *held(state, "shown")]


def _whole(barons: list[int]) -> tuple[list[int], ...]:
    """Troop, action, Fate, Event and Agenda cards of a game of some Barons, by seat."""
    regulars = [card for baron in barons for card in REGULARS[baron]]
    own = [s * len(KINDS) + k for s in range(len(barons)) for k, n in enumerate(COPIES) for _ in range(n)]
    neutral = range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(NEUTRALS))
    decks = (list(range(len(deck))) for deck in (FATE, EVENTS, AGENDAS))
    return sorted([*MERCENARIES, *regulars]), [*own, *neutral], *decks


def faults(state: KnState) -> Iterator[str]:
    """Which cards are twice in the game or nowhere."""
    found = troops(state), actions(state), [*state.fate, *held(state, "fate")], events(state), agendas(state)
    names = "troops", "action cards", "Fate cards", "Events", "Agendas"
    for what, cards, whole in zip(names, found, _whole([b.baron for b in state.barons]), strict=True):
        if sorted(cards) != whole:
            there, all_of_them = Counter(cards), Counter(whole)
            twice, nowhere = sorted(there - all_of_them), sorted(all_of_them - there)
            yield f"{what} are twice in the game or nowhere: {twice}, {nowhere}"
