"""Upgrade Defenses (K8.3): in turn, each repairs or fortifies one thing."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Word
from engine.knights.board import besieged, cities_of
from engine.knights.game_data import AREA_OF, CITY, CITY_IDS, NONE, N
from engine.knights.mods import baron_mod
from engine.knights.phases.base import Asking
from engine.knights.state.frames_cards import Upgrade
from engine.knights.state.slugs import KEEP
from engine.knights.state.state import City, KnState, Position, Stronghold, in_turn
from engine.knights.terms import PASS, REFUSE, act, argument, city_term, no, number_at, seat_term, told


def open_upgrade(state: KnState, events: list[Event]) -> None:
    """The card is read."""
    state.frames.append(Upgrade(state.next(), in_turn(state)))


def repair_cost(state: Position, seat: int) -> int:
    """Crowns for a breach; a charge makes it cheaper."""
    cheaper = baron_mod(state, seat, "repair-cost")
    return N.repair if cheaper is None else cheaper


def fortify_cost(state: Position, seat: int) -> int:
    """Crowns to fortify a city; a charge makes it cheaper."""
    cheaper = baron_mod(state, seat, "fortify-cost")
    return N.fortify if cheaper is None else cheaper


def works(state: Position, seat: int) -> list[tuple[str, City | Stronghold]]:
    """What a seat may work on: cities and its stronghold that are not besieged."""
    found: list[tuple[str, City | Stronghold]] = [
        (CITY_IDS[c], state.cities[c]) for c in cities_of(state, seat) if not besieged(state, AREA_OF[c])
    ]
    hold = state.barons[seat].stronghold
    if hold.area != NONE and not besieged(state, hold.area):
        found.append((KEEP, hold))
    return found


class UpgradePhase(Asking[Upgrade]):
    """U1: any number of breaches of one city or of the stronghold, or one city fortified."""

    verbs = frozenset({"repair", "fortify", "pass"})
    step = "upgrade"
    orders = True

    def asked(self, state: KnState, frame: Upgrade) -> Iterable[int]:
        return frame.order

    def ident(self, state: KnState, frame: Upgrade, seat: int) -> str:
        return f"upgrade-{frame.number}-{seat}"

    def legal(self, state: KnState, frame: Upgrade, seat: int) -> list[Action]:
        crowns, found = state.barons[seat].crowns, []
        cost = repair_cost(state, seat)
        for name, it in works(state, seat):
            found += [act("repair", name, n) for n in range(1, it.breaches + 1) if n * cost <= crowns]
            if isinstance(it, City) and not it.fortified and fortify_cost(state, seat) <= crowns:
                found.append(act("fortify", name))
        return [*found, PASS]

    def default(self, state: KnState, frame: Upgrade, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: KnState, frame: Upgrade, seat: int) -> Params:
        return {
            "crowns": state.barons[seat].crowns,
            "repair": repair_cost(state, seat),
            "fortify": fortify_cost(state, seat),
        }

    def refuse(self, state: KnState, frame: Upgrade, seat: int, action: Action) -> Refusal:
        name = argument(action, 0)
        if name not in CITY and (name != KEEP or action.verb != "repair"):
            return REFUSE.words(action)
        it = dict(works(state, seat)).get(name)
        if it is None:
            return self._no_works(state, seat, name)
        have = state.barons[seat].crowns
        if isinstance(it, City) and action.verb == "fortify":
            if it.fortified:
                return no("fortify", {"city": city_term(CITY[name])})
            return no("fortify-crowns", {"n": fortify_cost(state, seat), "have": have})
        n = number_at(action, 1)
        if n is None or n < 1:
            return REFUSE.words(action)
        if n > it.breaches:
            return no("repair", {"breaches": it.breaches})
        return no("repair-crowns", {"n": n * repair_cost(state, seat), "have": have})

    @staticmethod
    def _no_works(state: KnState, seat: int, name: str) -> Refusal:
        """Why nothing is built in a city or at the stronghold."""
        if name == KEEP:
            besieged_ = state.barons[seat].stronghold.area != NONE
            return no("works-besieged", {"what": Word("battle-stronghold")}) if besieged_ else no("works-off")
        if CITY[name] in cities_of(state, seat):
            return no("works-besieged", {"what": city_term(CITY[name])})
        return no("works", {"city": city_term(CITY[name])})

    def advance(self, state: KnState, frame: Upgrade, events: list[Event]) -> bool:
        frame.order[:] = [s for s in frame.order if len(self.legal(state, frame, s)) > 1]
        if frame.order:
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: KnState, frame: Upgrade, seat: int, action: Action, events: list[Event]) -> None:
        frame.order.remove(seat)
        baron, name = state.barons[seat], argument(action, 0)
        if action == PASS:
            events.append(told("upgrades-none", "log", seals=True, seat=seat_term(seat)))
            return
        it = next(it for known, it in works(state, seat) if known == name)
        if action.verb == "fortify":
            assert isinstance(it, City)
            baron.crowns -= fortify_cost(state, seat)
            it.fortified = True
            events.append(told("fortifies", seals=True, seat=seat_term(seat), city=city_term(CITY[name])))
            return
        count = int(action.args[1])
        baron.crowns -= count * repair_cost(state, seat)
        it.breaches -= count
        where = [] if name == KEEP else [city_term(CITY[name])]
        events.append(told("repairs", seals=True, seat=seat_term(seat), n=count, cities=where))
