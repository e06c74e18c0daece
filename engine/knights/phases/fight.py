"""Whom a Baron attacks, and whether at all (A11, B1, K13.1)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Refusal, slug_seat
from engine.knights.board import city_at, nobles_at, stronghold_at
from engine.knights.deals import pact
from engine.knights.game_data import AREA, AREA_IDS, NONE
from engine.knights.phases.actions import back_out
from engine.knights.phases.base import Asking
from engine.knights.phases.battle import open_battle
from engine.knights.phases.purse import measure
from engine.knights.state.frames import Fight, Treachery
from engine.knights.state.state import KnState, play_of, players
from engine.knights.terms import BACK, DONE, REFUSE, act, area_at, area_term, argument, no, seat_term, told
from engine.knights.war.targets_of_attack import CITY, STRONGHOLD, battlefields, defender, fighters, targets


class FightPhase(Asking[Fight]):
    """Mobilize fights in its area or not; Versatile anywhere, or goes back to the choice."""

    verbs = frozenset({"attack", "done", "back"})
    step = "fight"

    def ident(self, state: KnState, frame: Fight, seat: int) -> str:
        return f"fight-{frame.number}-{len(frame.barred)}"

    @staticmethod
    def open(state: KnState, frame: Fight) -> list[Action]:
        """What may be attacked; not what others have forbidden with this card."""
        areas = battlefields(state, frame.seat) if frame.area == NONE else [frame.area]
        return [
            act("attack", AREA_IDS[a], target)
            for a in areas
            for target in targets(state, frame.seat, a)
            if f"{AREA_IDS[a]} {target}" not in frame.barred
        ]

    def legal(self, state: KnState, frame: Fight, seat: int) -> list[Action]:
        back = frame.area == NONE and not frame.barred
        return [*self.open(state, frame), BACK if back else DONE]

    def default(self, state: KnState, frame: Fight, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,) if DONE in legal else back_out(state, seat)

    def params(self, state: KnState, frame: Fight, seat: int) -> Params:
        return {"areas": [area_term(frame.area)] if frame.area != NONE else [], "n": len(self.open(state, frame))}

    def refuse(self, state: KnState, frame: Fight, seat: int, action: Action) -> Refusal:
        area = area_at(action, 0)
        if area is None or len(action.args) != 2:
            return REFUSE.words(action)
        if " ".join(map(str, action.args)) in frame.barred:
            return no("attack-forbidden", {"area": area_term(area)})
        if frame.area not in (NONE, area):
            return no("attack-area", {"area": area_term(frame.area)})
        if not fighters(state, seat, area):
            return no("attack-nobody", {"area": area_term(area)})
        return self._no_target(state, seat, area, action)

    @staticmethod
    def _no_target(state: KnState, seat: int, area: int, action: Action) -> Refusal:
        """Why what is named in an area cannot be attacked by who could attack something there (K13.1, B1)."""
        target = argument(action, 1)
        named: Params = {"area": area_term(area)}
        foe = slug_seat(target)
        if target in (CITY, STRONGHOLD):
            there = CITY if city_at(state, area) != NONE else STRONGHOLD if stronghold_at(state, area) != NONE else ""
            return no("attack-own" if there == target else f"attack-no-{target}", named)
        if foe not in players(state):
            return REFUSE.words(action)
        if foe == seat:
            return no("attack-own", named)
        inside = bool(nobles_at(state, area, foe))
        return no("attack-inside" if inside else "attack-away", {**named, "seat": seat_term(foe)})

    def act(self, state: KnState, frame: Fight, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "attack":
            foe = defender(state, AREA[argument(action, 0)], argument(action, 1))
            if foe != NONE and pact(state, seat, foe):
                state.frames.append(Treachery(seat, foe, *measure(state, foe)))
            open_battle(state, frame, seat, AREA[argument(action, 0)], argument(action, 1), events)
            return
        state.frames.remove(frame)
        play = play_of(state)
        if action == BACK and play is not None:
            play.stage = "use"
        else:
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))

    def advance(self, state: KnState, frame: Fight, events: list[Event]) -> bool:
        """A battle was fought, or nothing is left to attack."""
        play = play_of(state)
        if (play is None or not play.fought) and self.open(state, frame):
            return True
        state.frames.remove(frame)
        return False
