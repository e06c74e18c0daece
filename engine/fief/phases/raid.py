"""Phase 6: invaders are reinforced, land, march by the compass, fight and leave (6.0-6.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Action, Event, Params, Refusal, Word
from engine.fief.board import FORTS, families_at, has_card, invaders_at, is_cleric, nobles_at, region_of
from engine.fief.game_data import (
    CARDS,
    COMPASS,
    EXITS,
    INVADERS,
    NOBLES,
    NONE,
    PLAGUE,
    PORT_OF,
    PORTS,
    REGION_OF,
    SERVANT,
    STORMS,
    N,
)
from engine.fief.garter import deserves
from engine.fief.hands import discard
from engine.fief.people import doom
from engine.fief.phases.base import Asking
from engine.fief.reasons import refuse_noble
from engine.fief.roads import MOVES, stormy
from engine.fief.state.position import Position
from engine.fief.state.state import SEA, Battle, Camp, FiefState, Noble, Parley, Raid, families_in_turn, families_of
from engine.fief.terms import PASS, REFUSE, act, city_term, no, noble_at, noble_term, region_term, seat_term, told
from engine.fief.war.arithmetic import FACES
from engine.fief.war.battle import begin
from engine.fief.war.camps import defence, leave, remove_leader, threat, troops_of


def reinforce(state: FiefState, events: list[Event]) -> None:
    """6.1: every leader on the map recruits three infantry, five at most."""
    for army in state.armies:
        if army.city >= 0 and army.leader:
            army.infantry = min(N.infantry, army.infantry + N.reinforcement)
            army.landed = False
            events.append(told("reinforced", "log", city=city_term(army.city), n=army.infantry))


def land(state: FiefState, region: int, events: list[Event]) -> None:
    """6.2: a die; every F is an army in the port; storms delay it, the plague halves it."""
    if has_card(state, region, STORMS):
        events.append(told("invaders-delayed", region=region_term(region)))
        return
    card = next(c for c in state.settled[region] if CARDS[c] == INVADERS)
    state.weather[region].remove(card)
    state.settled[region].remove(card)
    discard(state, card)
    face = FACES[state.dice.below(len(FACES), "landing")]
    free = [a for a, army in enumerate(state.armies) if army.city < 0 and not army.gone]
    events.append(told("invaders-land", seals=True, region=region_term(region), n=min(face, len(free))))
    for number in free[:face]:
        army = state.armies[number]
        army.city, army.site, army.infantry = PORT_OF[region], SEA, N.infantry
        army.leader, army.stays, army.landed = True, False, True
        if has_card(state, region, PLAGUE):
            army.infantry -= army.infantry // 2
            die = state.dice.roll("plague")
            events.append(told("plague-leader", seals=True, die=die, deadly=int(die <= N.plague)))
            if die <= N.plague:
                remove_leader(state, number, events)


class RaidPhase(Asking[Raid]):
    """6: what the invaders do by themselves; who stands beside them is asked in between."""

    verbs = frozenset()
    step = "raid"

    def asked(self, state: FiefState, frame: Raid) -> Iterable[int]:
        return []

    def ident(self, state: FiefState, frame: Raid, seat: int) -> str:
        return f"raid-{state.round}"

    def legal(self, state: FiefState, frame: Raid, seat: int) -> list[Action]:
        return []

    def default(self, state: FiefState, frame: Raid, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return ()

    def act(self, state: FiefState, frame: Raid, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: FiefState, frame: Raid, events: list[Event]) -> bool:
        if frame.stage == "reinforce":
            reinforce(state, events)
            frame.stage = "land"
        elif frame.stage == "land":
            for region, port in enumerate(PORT_OF):
                if lands_at(state, port):
                    land(state, region, events)
            frame.stage = "move"
            frame.army, frame.steps = NONE, 0
        elif frame.army >= 0:
            self._step(state, frame, events)
        elif not self._next(state, frame):
            state.frames.remove(frame)
        return False

    @staticmethod
    def order(state: FiefState) -> list[int]:
        """Armies in the order of their regions (6.3)."""
        there = [a for a, army in enumerate(state.armies) if army.city >= 0 and army.leader and not army.stays]
        return sorted(there, key=lambda a: (REGION_OF[state.armies[a].city], a))

    def _next(self, state: FiefState, frame: Raid) -> bool:
        """The next army; the first thing it does is to look around where it is."""
        left = [a for a in self.order(state) if a not in frame.done]
        if not left:
            return False
        frame.army, frame.steps, frame.looked = left[0], MOVES, False
        frame.fought.clear()
        frame.done.append(left[0])
        self._parley(state, state.armies[left[0]].city)
        return True

    def _parley(self, state: FiefState, city: int) -> None:
        """Whoever stands where invaders are may pay them or plead with them before they fight (6.9, 6.10)."""
        said = [not self._concerned(state, city, seat) for seat in range(state.seats)]
        if not all(said):
            state.frames.append(Parley(city, state.next(), said))

    @staticmethod
    def _concerned(state: FiefState, city: int, seat: int) -> bool:
        """Whether a seat has a free Noble with the invaders (6.9, 6.10)."""
        return any(nobles_at(state, city, f) for f in families_of(state, seat))

    def _step(self, state: FiefState, frame: Raid, events: list[Event]) -> None:
        """Fight where it stands if it can, lay waste what nobody defends, walk on; a battle that is over is looked at
        again. Whoever has won a port from inland leaves (6.9)."""
        army = state.armies[frame.army]
        if army.city < 0 or not army.leader or army.stays:
            frame.army = NONE
            return
        foe = self._prey(state, army.city, frame)
        if foe is not None:
            frame.fought.append(foe)
            self._attack(state, army.city, foe, events)
        elif not families_at(state, army.city) and not frame.looked:
            frame.looked = True
            lay_waste(state, frame.army, army.city, events)
            if army.city in PORTS and army.site != SEA and not army.stays:
                leave(state, frame.army, events)
        elif frame.steps > 0:
            self._walk(state, frame, events)
        else:
            frame.army = NONE

    def _prey(self, state: FiefState, city: int, frame: Raid) -> int | None:
        """The family that invaders attack next in a city: in turn order, one they outnumber and can hurt (6.4), or
        whose walls a Passage leads them through (10.2)."""
        guided = bool(guides(state, city))
        return next((f for f, balked in self._weaker(state, city, frame) if guided or not balked), None)

    def balked(self, state: FiefState, city: int, frame: Raid) -> bool:
        """Whether there is somebody in a city whom invaders would attack but for the walls."""
        return self._prey(state, city, frame) is None and any(True for _ in self._weaker(state, city, frame))

    @staticmethod
    def _weaker(state: FiefState, city: int, frame: Raid) -> Iterator[tuple[int, bool]]:
        """Families that invaders outnumber and have not fought there, in turn order, and whether walls balk them."""
        for family in families_in_turn(state):
            found = threat(state, city, family) if family not in frame.fought else None
            if found is not None and found.outnumbered:
                yield family, found.balked

    @staticmethod
    def _attack(state: FiefState, city: int, family: int, events: list[Event]) -> None:
        camps = [Camp([], invaders=True), defence(state, city, family)]
        if camps[1].fort and (led := guides(state, city)):
            state.armies[led[0]].guided, camps[0].tunnel = False, True
        begin(state, Battle(city, "invasion", camps, state.next(), stage="volley"), events)

    def _walk(self, state: FiefState, frame: Raid, events: list[Event]) -> None:
        """6.3: by the compass, another point where there is no road; into a port without troops it leaves (6.9).
        Infantry without a leader goes along (6.4). Storms hold it, unless a Passage leads it (10.2)."""
        army = state.armies[frame.army]
        start = army.city
        frame.steps -= 1
        if stormy(state, start) and not army.guided:
            frame.steps = 0
            return
        points = list(COMPASS)
        while points:
            point = points.pop(state.dice.below(len(points), "compass"))
            if point in EXITS[start]:
                break
        to = EXITS[start][point]
        if army.guided and (stormy(state, start) or stormy(state, to)):
            army.guided = False  # 10.2
        elif stormy(state, to):
            events.append(told("invaders-wait", city=city_term(start)))
            return
        frame.looked = False
        frame.fought.clear()
        lost = [a for a in invaders_at(state, start) if not state.armies[a].leader]
        for number in (frame.army, *lost):
            state.armies[number].city, state.armies[number].site = to, start
        events.append(
            told("invaders-march", seals=True, city=city_term(start), to=city_term(to),
                 way=Word(f"compass-{point.lower()}"))
        )  # fmt: skip
        if to in PORTS and troops_of_anybody(state, to) == 0:
            for number in (frame.army, *lost):
                leave(state, number, events, tell=number == frame.army)
            return
        self._parley(state, to)


def lands_at(state: Position, city: int) -> bool:
    """Whether invaders land at a city when their turn comes, as things stand: it is the port of a sea in which their
    card lies; storms may still delay them (6.2)."""
    return city in PORTS and has_card(state, REGION_OF[city], INVADERS)


def danish_tax(who: Noble) -> int:
    """What it costs a Noble to send an army away, less with the interpreter (6.9)."""
    return N.danish_tax_interpreter if who.servant == SERVANT["sigrid"] else N.danish_tax


def guides(state: FiefState, city: int) -> list[int]:
    """The armies in a city that a Passage leads (10.2)."""
    return [a for a in invaders_at(state, city) if state.armies[a].guided]


def troops_of_anybody(state: FiefState, city: int) -> int:
    """Troops of all families in a city."""
    return sum(troops_of(state, city, Camp([f])) for f in range(state.families))


def lay_waste(state: FiefState, army: int, city: int, events: list[Event]) -> None:
    """6.5, 6.6: mill, abbey, relic and fortress of a city that nobody defends are gone; in a Walled City the strongest
    army stays, its title goes back."""
    town, region = state.towns[city], region_of(state, city)
    for relic in state.relics:
        if relic.city == city and not relic.gone:
            relic.city, relic.known, relic.gone = NONE, True, True
            events.append(told("relic-lost", seals=True, city=city_term(city)))
    if town.mill or town.building not in ("", "walled"):
        events.append(told("wasted", seals=True, city=city_term(city)))
    town.mill = False
    if town.building == "walled":
        state.fiefs[region], state.dormant[region] = NONE, NONE
        town.control = NONE
        there = invaders_at(state, city)
        strongest = max(there, key=lambda a: (state.armies[a].infantry, -a))
        state.armies[strongest].stays = True
        events.append(told("walled-lost", "phase", seals=True, city=city_term(city), region=region_term(region)))
    else:
        if town.building in FORTS or town.building:
            town.building, town.abbey = "", NONE
        town.control = NONE


class ParleyPhase(Asking[Parley]):
    """6.9, 6.10: the Danish tax removes an army; a cleric may talk to it, and die."""

    verbs = frozenset({"danegeld", "intercede", "pass"})
    step = "parley"
    pace = "window"
    orders = True

    def asked(self, state: FiefState, frame: Parley) -> Iterable[int]:
        return [s for s in range(state.seats) if not frame.said[s]]

    @staticmethod
    def army(state: FiefState, frame: Parley) -> int:
        """The army that is paid or pleaded with: the one whose turn it is, else the strongest there."""
        there, raid = invaders_at(state, frame.city), state.frames[state.frames.index(frame) - 1]
        if isinstance(raid, Raid) and raid.army in there:
            return raid.army
        return max(there, key=lambda a: (state.armies[a].leader, state.armies[a].infantry, -a))

    def legal(self, state: FiefState, frame: Parley, seat: int) -> list[Action]:
        found = []
        for family in families_of(state, seat):
            for noble in nobles_at(state, frame.city, family):
                if state.purse[seat] >= danish_tax(state.nobles[noble]):
                    found.append(act("danegeld", NOBLES[noble]))
                if is_cleric(state, noble):
                    found.append(act("intercede", NOBLES[noble]))
        return [*found, PASS]

    def default(self, state: FiefState, frame: Parley, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: FiefState, frame: Parley, seat: int) -> Params:
        there = [n for family in families_of(state, seat) for n in nobles_at(state, frame.city, family)]
        cheaper = next((n for n in there if danish_tax(state.nobles[n]) < N.danish_tax), None)
        able = [n for n in there if state.purse[seat] >= danish_tax(state.nobles[n])]
        return {
            "city": city_term(frame.city),
            "n": N.danish_tax,
            "reduced": 0 if cheaper is None else danish_tax(state.nobles[cheaper]),
            "interpreter": [] if cheaper is None else [noble_term(cheaper)],
            "payers": [noble_term(n) for n in able],
            "armies": len(invaders_at(state, frame.city)),
        }

    def refuse(self, state: FiefState, frame: Parley, seat: int, action: Action) -> Refusal:
        noble = noble_at(action, 0)
        if noble is None:
            return REFUSE.words(action)
        cause = refuse_noble(state, seat, noble)
        if cause is not None:
            return cause
        if state.nobles[noble].place != frame.city:
            return no("parley-apart", {"noble": noble_term(noble), "city": city_term(frame.city)})
        if action.verb == "intercede":
            return no("parley-lay", {"noble": noble_term(noble)})
        return no("money", {"n": danish_tax(state.nobles[noble]), "have": state.purse[seat]})

    def advance(self, state: FiefState, frame: Parley, events: list[Event]) -> bool:
        if invaders_at(state, frame.city) and not all(frame.said):
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: FiefState, frame: Parley, seat: int, action: Action, events: list[Event]) -> None:
        if action == PASS:
            frame.said[seat] = True
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        noble = noble_at(action, 0)
        assert noble is not None
        army = self.army(state, frame)
        if action.verb == "danegeld":
            state.purse[seat] -= danish_tax(state.nobles[noble])
            events.append(told("danegeld", seals=True, noble=noble_term(noble), seat=seat_term(seat)))
            leave(state, army, events)
            if is_cleric(state, noble):  # 13.3: bribes are to a cleric's credit alone
                deserves(state, noble)
            return
        die = state.dice.roll("intercession")
        leaves = die <= N.intercede
        events.append(told("intercedes", seals=True, noble=noble_term(noble), die=die, deadly=int(not leaves)))
        if leaves:
            state.armies[army].gone = True
            leave(state, army, events)
            deserves(state, noble)
        else:
            doom(state, noble, "clergy", events)
