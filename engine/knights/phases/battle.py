"""Battles (K13): leave to attack a city, armies and commanders, Fate hands, casualties, victories."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, seat_slug
from engine.knights.board import city_at
from engine.knights.frames import Fight
from engine.knights.frames_war import Battle, Consent
from engine.knights.lore import NONE
from engine.knights.phases.base import DONE, Asking, area_term, seat_term, told
from engine.knights.state import KnState, play_of


def open_battle(state: KnState, fight: Fight, seat: int, area: int, target: str, events: list[Event]) -> None:
    """A Baron attacks ``target`` in an area: ``seat-n``, ``city`` or ``stronghold``. When it truly begins, the card
    was used to fight and those who take part are worn (``phases.actions.wear``)."""
    play = play_of(state)
    if play is not None:
        play.fought = True
    foe = next((s for s in range(state.seats) if seat_slug(s) == target), NONE)
    if target == "city":
        foe = state.cities[city_at(state, area)].owner
    events.append(told("attacks", seals=True, seat=seat_term(seat), area=area_term(area)))
    state.frames.append(Battle(seat, foe, area, "field", state.next()))


class BattlePhase(Asking[Battle]):
    """A battle, stage after stage."""

    verbs = frozenset({"done"})
    step = "battle"

    def asked(self, state: KnState, frame: Battle) -> Iterable[int]:
        return [frame.seat]

    def ident(self, state: KnState, frame: Battle, seat: int) -> str:
        return f"battle-{frame.number}"

    def legal(self, state: KnState, frame: Battle, seat: int) -> list[Action]:
        return [DONE]

    def default(self, state: KnState, frame: Battle, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def act(self, state: KnState, frame: Battle, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Battle, events: list[Event]) -> bool:
        state.frames.remove(frame)
        return False


class ConsentPhase(Asking[Consent]):
    """B2: leave to attack a city or stronghold."""

    verbs = frozenset({"permit", "forbid"})
    step = "consent"
    pace = "window"
    orders = True

    def asked(self, state: KnState, frame: Consent) -> Iterable[int]:
        return [s for s in frame.asked if s not in frame.said]

    def ident(self, state: KnState, frame: Consent, seat: int) -> str:
        return f"consent-{frame.number}"

    def legal(self, state: KnState, frame: Consent, seat: int) -> list[Action]:
        raise NotImplementedError

    def default(self, state: KnState, frame: Consent, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[1],)

    def act(self, state: KnState, frame: Consent, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError
