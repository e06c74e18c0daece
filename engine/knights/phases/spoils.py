"""What the victor gets: a captured city kept or razed (B13), a city for a stronghold (B14)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal
from engine.knights.board import cities_of, city_income
from engine.knights.court import ban
from engine.knights.game_data import CITY, CITY_IDS
from engine.knights.mods import law_mod
from engine.knights.phases.base import Asking
from engine.knights.phases.laws import DEFY
from engine.knights.state.frames_war import Spoil, Surrender
from engine.knights.state.state import KnState
from engine.knights.terms import REFUSE, act, argument, city_term, no, seat_term, told
from engine.knights.war.battle import law_slug
from engine.knights.war.capture import raze, raze_crowns

KEEP, RAZE = act("keep"), act("raze")


class SpoilPhase(Asking[Spoil]):
    """B13: keep it, or raze it for three times its income, only now (K17.4). A law may forbid that; who defies it is
    banned (N3)."""

    verbs = frozenset({"keep", "raze", "defy"})
    step = "spoil"
    orders = True

    @staticmethod
    def forbidden(state: KnState, seat: int) -> bool:
        """Whether a law forbids to raze; who is banned does not heed it."""
        return law_mod(state, "no-raze") is not None and not state.barons[seat].banned

    def ident(self, state: KnState, frame: Spoil, seat: int) -> str:
        return f"spoil-{frame.number}{'-defied' if state.barons[seat].banned else ''}"

    def legal(self, state: KnState, frame: Spoil, seat: int) -> list[Action]:
        return [KEEP, DEFY if self.forbidden(state, seat) else RAZE]

    def default(self, state: KnState, frame: Spoil, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (KEEP,)

    def params(self, state: KnState, frame: Spoil, seat: int) -> Params:
        return {"city": city_term(frame.city), "n": raze_crowns(frame.city)}

    def refuse(self, state: KnState, frame: Spoil, seat: int, action: Action) -> Refusal:
        if action.args:
            return REFUSE.words(action)
        if action == RAZE:
            return no("raze-law")
        return no("defy-banned") if state.barons[seat].banned else no("defy")

    def act(self, state: KnState, frame: Spoil, seat: int, action: Action, events: list[Event]) -> None:
        if action == DEFY:
            events.append(told("defies-law", seals=True, seat=seat_term(seat), law=Piece(law_slug(state, "no-raze"))))
            ban(state, seat, events)
            return
        state.frames.remove(frame)
        if action == RAZE:
            crowns = raze(state, frame.city)
            state.barons[seat].crowns += crowns
            events.append(
                told("razes", "phase", seals=True, seat=seat_term(seat), city=city_term(frame.city), n=crowns)
            )
        else:
            events.append(told("keeps", "log", seals=True, seat=seat_term(seat), city=city_term(frame.city)))


class SurrenderPhase(Asking[Surrender]):
    """The beaten Baron chooses which; with none they pay crowns alone (K13.6, G17). It is not razed (G18)."""

    verbs = frozenset({"surrender"})
    step = "surrender"
    orders = True

    def legal(self, state: KnState, frame: Surrender, seat: int) -> list[Action]:
        return [act("surrender", CITY_IDS[c]) for c in cities_of(state, seat)]

    def default(self, state: KnState, frame: Surrender, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """The one with the lowest income."""
        return (min(legal, key=lambda a: city_income(state, CITY[argument(a, 0)])),)

    def params(self, state: KnState, frame: Surrender, seat: int) -> Params:
        return {"seat": seat_term(frame.to)}

    def refuse(self, state: KnState, frame: Surrender, seat: int, action: Action) -> Refusal:
        city = CITY.get(argument(action, 0))
        return REFUSE.words(action) if city is None else no("surrender", {"city": city_term(city)})

    def act(self, state: KnState, frame: Surrender, seat: int, action: Action, events: list[Event]) -> None:
        self._give(state, frame, CITY[argument(action, 0)], events)

    def advance(self, state: KnState, frame: Surrender, events: list[Event]) -> bool:
        mine = cities_of(state, frame.seat)
        if len(mine) > 1:
            return True
        if mine:
            self._give(state, frame, mine[0], events)
        else:
            state.frames.remove(frame)
        return False

    @staticmethod
    def _give(state: KnState, frame: Surrender, city: int, events: list[Event]) -> None:
        state.frames.remove(frame)
        state.cities[city].owner = frame.to
        events.append(
            told("surrenders", "phase", seals=True, seat=seat_term(frame.seat), to=seat_term(frame.to),
                 city=city_term(city))
        )  # fmt: skip
