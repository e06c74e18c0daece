"""Questions about titles and the crown's wishes.

They are about the Walled City (4.4), consent to the Royal Fortress (4.9), and abbesses who lay their title down (2.13).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal
from engine.fief.estates import build_royal, fortresses, royal_sites, wall
from engine.fief.game_data import ABBESSES, CARDS, CITY_IDS, NOBLES, N
from engine.fief.phases.base import Asking, FamilyAsking
from engine.fief.state.state import Bestowing, Consent, FiefState, Renouncing, Walling, seat_of
from engine.fief.terms import (
    PASS,
    REFUSE,
    act,
    card_term,
    city_at,
    city_term,
    family_term,
    no,
    noble_at,
    noble_term,
    region_term,
    told,
)
from engine.fief.veils import bestow, brides, refuse_bestowal, release


class WallingPhase(FamilyAsking[Walling]):
    """4.4: which fortress of a new fief becomes its Walled City."""

    verbs = frozenset({"wall"})
    step = "wall"

    def legal(self, state: FiefState, frame: Walling, seat: int) -> list[Action]:
        return [act("wall", CITY_IDS[c]) for c in fortresses(state, frame.region)]

    def default(self, state: FiefState, frame: Walling, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: FiefState, frame: Walling, seat: int) -> Params:
        return {"region": region_term(frame.region), "family": family_term(frame.family)}

    def refuse(self, state: FiefState, frame: Walling, seat: int, action: Action) -> Refusal:
        city = city_at(action, 0)
        return REFUSE.words(action) if city is None else no("wall", {"city": city_term(city)})

    def advance(self, state: FiefState, frame: Walling, events: list[Event]) -> bool:
        if fortresses(state, frame.region):
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: FiefState, frame: Walling, seat: int, action: Action, events: list[Event]) -> None:
        city = city_at(action, 0)
        assert city is not None
        state.frames.remove(frame)
        wall(state, frame.region, city, events)


class ConsentPhase(FamilyAsking[Consent]):
    """4.9: a Lord lets the crown have a city of their fief for its fortress, or does not; silence refuses."""

    verbs = frozenset({"consent", "decline-crown"})
    step = "consent"
    pace = "window"

    def legal(self, state: FiefState, frame: Consent, seat: int) -> list[Action]:
        return [act("consent", CITY_IDS[frame.city]), act("decline-crown", CITY_IDS[frame.city])]

    def default(self, state: FiefState, frame: Consent, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[1],)

    def params(self, state: FiefState, frame: Consent, seat: int) -> Params:
        return {"family": family_term(frame.builder), "city": city_term(frame.city)}

    def act(self, state: FiefState, frame: Consent, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        payer = seat_of(state, frame.builder)
        owner, place = family_term(frame.family), city_term(frame.city)
        if action.verb == "decline-crown":
            events.append(told("consent-refused", seals=True, family=owner, city=place))
            return
        events.append(told("consents", seals=True, family=owner, city=place))
        if state.purse[payer] >= N.royal_fortress and frame.city in royal_sites(state, frame.builder):
            state.purse[payer] -= N.royal_fortress
            build_royal(state, frame.builder, frame.city, events)


class RenouncingPhase(Asking[Renouncing]):
    """2.13: the prelate in whose district an abbess' abbey stands lets them go, or does not; silence refuses."""

    verbs = frozenset({"release-veil", "hold-veil"})
    step = "renounce"
    pace = "window"

    def _prelate(self, state: FiefState, frame: Renouncing) -> int:
        return state.sees[frame.sees[0]]

    def asked(self, state: FiefState, frame: Renouncing) -> Iterable[int]:
        prelate = self._prelate(state, frame)
        return [seat_of(state, state.nobles[prelate].family)] if prelate >= 0 else []

    def ident(self, state: FiefState, frame: Renouncing, seat: int) -> str:
        return f"renounce-{frame.number}-{len(frame.sees)}"

    def legal(self, state: FiefState, frame: Renouncing, seat: int) -> list[Action]:
        return [act("release-veil", NOBLES[frame.noble]), act("hold-veil", NOBLES[frame.noble])]

    def default(self, state: FiefState, frame: Renouncing, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[1],)

    def params(self, state: FiefState, frame: Renouncing, seat: int) -> Params:
        family = state.nobles[frame.noble].family
        prelate = self._prelate(state, frame)
        return {"noble": noble_term(frame.noble), "family": family_term(family), "other": noble_term(prelate)}

    def advance(self, state: FiefState, frame: Renouncing, events: list[Event]) -> bool:
        if not state.nobles[frame.noble].gone and self._prelate(state, frame) >= 0:
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: FiefState, frame: Renouncing, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "hold-veil":
            state.frames.remove(frame)
            prelate = noble_term(self._prelate(state, frame))
            events.append(told("veil-held", seals=True, noble=noble_term(frame.noble), other=prelate))
            return
        frame.sees.pop(0)
        if not frame.sees:
            state.frames.remove(frame)
            release(state, frame.noble, events)


class BestowingPhase(Asking[Bestowing]):
    """2.13: the Sovereign gives the title at once to an unmarried woman, or leaves it with the titles."""

    verbs = frozenset({"bestow", "pass"})
    step = "bestow"
    pace = "window"

    def asked(self, state: FiefState, frame: Bestowing) -> Iterable[int]:
        open_still = state.sovereign >= 0 and frame.abbey in state.spare_veils
        return [seat_of(state, state.nobles[state.sovereign].family)] if open_still else []

    def legal(self, state: FiefState, frame: Bestowing, seat: int) -> list[Action]:
        return [*(act("bestow", CARDS[ABBESSES[frame.abbey]], NOBLES[n]) for n in brides(state)), PASS]

    def default(self, state: FiefState, frame: Bestowing, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: FiefState, frame: Bestowing, seat: int) -> Params:
        return {"card": card_term(ABBESSES[frame.abbey])}

    def refuse(self, state: FiefState, frame: Bestowing, seat: int, action: Action) -> Refusal:
        return refuse_bestowal(state, seat, action, [frame.abbey])

    def advance(self, state: FiefState, frame: Bestowing, events: list[Event]) -> bool:
        if list(self.asked(state, frame)) and brides(state):
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: FiefState, frame: Bestowing, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        noble = noble_at(action, 1)
        if noble is not None:
            bestow(state, frame.abbey, noble, events)
