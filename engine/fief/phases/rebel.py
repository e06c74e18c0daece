"""Rebellions: they gather, clerics calm them, they strike once (10.1, 11.2, 9.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Piece, Prompt, Prompts, Refusal
from engine.fief.board import PENALTY, captives_of, families_at, has_card, invaders_at, is_cleric, nobles_at, region_of
from engine.fief.game_data import BURGHERS, DISTRICT_OF, FAMINE, NOBLES, NONE, PASSAGE, REBELLION, REGION_OF, SERVANT, N
from engine.fief.hands import discard
from engine.fief.people import doom
from engine.fief.phases.base import Asking
from engine.fief.phases.disasters import sheltered
from engine.fief.pieces import settle
from engine.fief.reasons import refuse_noble
from engine.fief.state.position import Position
from engine.fief.state.state import CAPTORS, INSIDE, FiefState, Noble, Rebellion, Tax, Toll, families_of, seat_of
from engine.fief.terms import PASS, REFUSE, act, argument, card_in, city_term, no, noble_at, noble_term, seat_term, told
from engine.fief.war.arithmetic import absorbs, throw
from engine.fief.war.camps import leave, outside_sites, remove_leader
from engine.fief.war.losses import pool_of


def tax_on(state: Position, city: int) -> list[Tax]:
    """The taxes that lie on a city's region, which that of the Royal Fortress has left (4.9), or district."""
    areas = {"tallage": region_of(state, city), "tithe": DISTRICT_OF[REGION_OF[city]]}
    return [t for t in state.taxes if t.area == areas[t.kind]]


def refuse_burgher(state: Position, seat: int) -> Refusal:
    """Why a seat cannot use a Burgher: none serves it, or no treasure is left for one."""
    serves = any(state.slots[family] in BURGHERS for family in families_of(state, seat))
    return no("burgher-treasure" if serves else "burgher-none")


def taxes_itself(state: Position, seat: int, city: int) -> bool:
    """Whether a seat has laid a tax on a city, so that it neither raises nor joins a rebellion there (10.1)."""
    return any(seat_of(state, t.family) == seat for t in tax_on(state, city))


def restless(state: FiefState, seat: int, city: int) -> bool:
    """Whether a seat may raise a rebellion in a city now: one ends before another begins (2.6)."""
    return may_rise(state, seat, city) and not any(isinstance(f, Rebellion) for f in state.frames)


def may_rise(state: Position, seat: int, city: int) -> bool:
    """Whether a city has a reason to rise: taxed or starving, and not by the seat's own tax; the Royal Tax makes every
    city restless (10.1, 9.3)."""
    if taxes_itself(state, seat, city):
        return False
    return bool(tax_on(state, city)) or state.rebellious or has_card(state, REGION_OF[city], FAMINE)


def burgher_of(state: FiefState, seat: int) -> int:
    """A family of a seat that can use its Burgher now: card in place, a treasure left; -1 none (11.2, 11.3)."""
    for family in families_of(state, seat):
        if state.slots[family] in BURGHERS and state.treasures[family] > 0:
            return family
    return NONE


def begin_rebellion(state: FiefState, seat: int, city: int, card: int, events: list[Event]) -> None:
    """Somebody raises a city; everybody may add to it (10.1). ``card`` -1: by a Burgher."""
    frame = Rebellion(city, [seat], [card], state.next(), said=[False] * state.seats)
    state.frames.append(frame)
    events.append(told("rebellion", "phase", seals=True, seat=seat_term(seat), city=city_term(city)))


def rebellion_force(state: Position, city: int, cards: int = 1, *, tunnel: bool = False) -> int:
    """Dice and hits that so many rebellions in a city come to: the Royal Tax adds one, walls cancel some unless a
    Passage leads under them (10.1, 9.3, 10.2); 0 or less where walls cancel all."""
    walls = 0 if tunnel else PENALTY.get(state.towns[city].building, 0)
    return cards + state.rebellious - walls


def calm_price(who: Noble) -> int:
    """What it costs a cleric to calm one rebellion, less with the almoner (10.1)."""
    return N.calm_almoner if who.servant == SERVANT["aylward"] else N.calm


def preach_faces(who: Noble) -> int:
    """Faces of a die on which a cleric calms a rebellion with words, more with the almoner (10.1)."""
    return N.preach_almoner if who.servant == SERVANT["aylward"] else N.preach


def force(state: FiefState, frame: Rebellion) -> int:
    """Dice and hits of a rebellion: its cards, the Royal Tax, less the walls unless a Passage ignores them."""
    found = rebellion_force(state, frame.city, len(frame.cards), tunnel=frame.tunnel)
    return max(0, found - frame.calmed)


class RebellionPhase(Asking[Rebellion]):
    """10.1: a window to join, the clergy, then one roll."""

    verbs = frozenset({"rise", "undermine", "calm", "preach", "pass"})
    step = "rebel"
    pace = "window"
    anonymous = True
    orders = True

    def clerics(self, state: FiefState, frame: Rebellion) -> list[int]:
        """Clerics in the city that may still speak."""
        return [n for n in nobles_at(state, frame.city) if is_cleric(state, n)]

    def asked(self, state: FiefState, frame: Rebellion) -> Iterable[int]:
        if frame.stage == "gather":
            return [s for s in range(state.seats) if not frame.said[s]]
        if frame.stage == "calm":
            seats = {seat_of(state, state.nobles[n].family) for n in self.clerics(state, frame)}
            return sorted(s for s in seats if not frame.said[s])
        return []

    def ident(self, state: FiefState, frame: Rebellion, seat: int) -> str:
        added = len(frame.by) + frame.tunnel
        return f"rebel-{frame.number}-{frame.stage}-{frame.calmed}-{added}"

    def legal(self, state: FiefState, frame: Rebellion, seat: int) -> list[Action]:
        found: list[Action] = []
        if frame.stage == "gather":
            joins = not taxes_itself(state, seat, frame.city)
            if joins and card_in(state.hands[seat], REBELLION) is not None:
                found.append(act("rise", "card"))
            if card_in(state.hands[seat], PASSAGE) is not None and not frame.tunnel:
                found.append(act("undermine", "card"))
            if burgher_of(state, seat) >= 0:
                if joins:
                    found.append(act("rise", "burgher"))
                if not frame.tunnel:
                    found.append(act("undermine", "burgher"))
        elif force(state, frame):
            for n in self.clerics(state, frame):
                if seat_of(state, state.nobles[n].family) == seat:
                    if state.purse[seat] >= calm_price(state.nobles[n]):
                        found.append(act("calm", NOBLES[n]))
                    found.append(act("preach", NOBLES[n]))
        return [*found, PASS]

    def default(self, state: FiefState, frame: Rebellion, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: FiefState, frame: Rebellion, seat: int) -> Params:
        return {"city": city_term(frame.city), "n": force(state, frame)}

    def prompts(self, state: FiefState, frame: Rebellion) -> Prompts:
        found: Prompts = {}
        gather = frame.stage == "gather"
        for seat in self.asked(state, frame):
            legal = self.legal(state, frame, seat)
            found[seat] = [
                Prompt(
                    self.ident(state, frame, seat), "rebel" if gather else "calm", "window", False, gather, False,
                    legal, (PASS,), self.params(state, frame, seat),
                )
            ]  # fmt: skip
        return found

    def refuse(self, state: FiefState, frame: Rebellion, seat: int, action: Action) -> Refusal:
        if action.verb in ("calm", "preach"):
            noble = noble_at(action, 0)
            return REFUSE.words(action) if noble is None else self._refuse_calm(state, frame, seat, noble)
        way = argument(action, 0)
        if way == "burgher" and burgher_of(state, seat) < 0:
            return refuse_burgher(state, seat)
        card = PASSAGE if action.verb == "undermine" else REBELLION
        if way == "card" and card_in(state.hands[seat], card) is None:
            return no("card", {"card": Piece(card)})
        if way not in ("card", "burgher") or frame.stage != "gather":
            return REFUSE.words(action)
        return no("undermined") if action.verb == "undermine" else no("rise-own-tax", {"city": city_term(frame.city)})

    def _refuse_calm(self, state: FiefState, frame: Rebellion, seat: int, noble: int) -> Refusal:
        named: Params = {"noble": noble_term(noble)}
        cause = refuse_noble(state, seat, noble)
        if cause is not None:
            return cause
        if not is_cleric(state, noble):
            return no("calm-lay", named)
        if noble not in self.clerics(state, frame):
            return no("calm-apart", {**named, "city": city_term(frame.city)})
        return no("money", {"n": calm_price(state.nobles[noble]), "have": state.purse[seat]})

    def act(self, state: FiefState, frame: Rebellion, seat: int, action: Action, events: list[Event]) -> None:
        if action == PASS:
            frame.said[seat] = True
            if frame.stage == "calm":
                events.append(told("done", "log", seals=True, seat=seat_term(seat)))
        elif action.verb in ("rise", "undermine"):
            self._add(state, frame, seat, action, events)
        else:
            noble = noble_at(action, 0)
            assert noble is not None
            self._soothe(state, frame, seat, noble, action.verb == "calm", events)

    @staticmethod
    def _add(state: FiefState, frame: Rebellion, seat: int, action: Action, events: list[Event]) -> None:
        rises = action.verb == "rise"
        if action.args == ("card",):
            card = card_in(state.hands[seat], REBELLION if rises else PASSAGE)
            assert card is not None
            state.hands[seat].remove(card)
            if not rises:
                discard(state, card)
        else:
            card = NONE
            state.treasures[burgher_of(state, seat)] -= 1
        if rises:
            frame.by.append(seat)
            frame.cards.append(card)
        else:
            frame.tunnel = True
        events.append(
            told("rises" if rises else "undermines", seals=True, seat=seat_term(seat), city=city_term(frame.city))
        )

    def _soothe(
        self, state: FiefState, frame: Rebellion, seat: int, noble: int, pays: bool, events: list[Event]
    ) -> None:
        """A cleric pays for one rebellion, or speaks to it at their peril."""
        if pays:
            state.purse[seat] -= calm_price(state.nobles[noble])
            frame.calmed += 1
            events.append(told("calms", seals=True, noble=noble_term(noble)))
            return
        die = state.dice.roll("preach")
        heard = die <= preach_faces(state.nobles[noble])
        events.append(told("preaches", seals=True, noble=noble_term(noble), die=die, deadly=int(not heard)))
        if heard:
            frame.calmed += 1
        else:
            doom(state, noble, "rebellion", events)

    def advance(self, state: FiefState, frame: Rebellion, events: list[Event]) -> bool:
        if list(self.asked(state, frame)) and (frame.stage == "gather" or force(state, frame)):
            return True
        if frame.stage == "gather":
            frame.stage, frame.said = "calm", [False] * state.seats
            return False
        if frame.stage == "calm":
            frame.stage = "strike"
            self._strike(state, frame, events)
            return False
        self._aftermath(state, frame, events)
        return False

    @staticmethod
    def _strike(state: FiefState, frame: Rebellion, events: list[Event]) -> None:
        """One roll against everybody's troops in the city, those inside first (ruling 14)."""
        strength = force(state, frame)
        if not strength:
            return
        faces = throw(state.dice, strength, "rebellion")
        hits = sum(faces) + strength
        events.append(told("rebels-strike", seals=True, city=city_term(frame.city), faces=list(faces), n=hits))
        owner = state.towns[frame.city].control
        order = sorted(families_at(state, frame.city), key=lambda f: (f != owner, f))
        places = [(f, [INSIDE]) for f in order] + [(f, outside_sites(state, frame.city, f)) for f in order]
        for family, sites in places:
            taken = absorbs(pool_of(state, frame.city, (family,), sites), hits) if sites else 0
            if taken:
                state.frames.append(Toll(family, frame.city, taken, "rebellion", state.next(), [], sites))
                hits -= taken
        frame.hits = hits

    @staticmethod
    def _hit_invaders(state: FiefState, frame: Rebellion) -> list[int]:
        """6.13: infantry falls before its leader; the armies that nobody is left of."""
        down = []
        for army in invaders_at(state, frame.city):
            it = state.armies[army]
            lost = min(it.infantry, frame.hits // N.infantry_hits)
            it.infantry -= lost
            frame.hits -= N.infantry_hits * lost
            falls = it.leader and not it.infantry and frame.hits >= N.leader_hits
            frame.hits -= N.leader_hits * falls
            if not it.infantry and (falls or not it.leader):
                down.append(army)
        return down

    def _aftermath(self, state: FiefState, frame: Rebellion, events: list[Event]) -> None:
        """Where no troop is left, Nobles and captives die, those of invaders too, mill, abbey and fortress burn (10.1);
        an abbey shelters its Nobles, a Walled City stands (2.13; ruling 14). Else captives of fallen invaders are free
        (7.6)."""
        state.frames.remove(frame)
        for card in frame.cards:
            if card >= 0:
                discard(state, card)
        city, town = frame.city, state.towns[frame.city]
        down = self._hit_invaders(state, frame)
        left = set(invaders_at(state, city)) - {*down} or any(
            sum(pool_of(state, city, (f,))) for f in range(state.families)
        )
        burns = bool(force(state, frame)) and not left
        for army in down:
            for captive in captives_of(state, CAPTORS + army) if burns else ():
                doom(state, captive, "rebellion", events)
            if state.armies[army].leader:
                remove_leader(state, army, events)
            else:
                leave(state, army, events, tell=False)
        if burns:
            for noble in [n for n in nobles_at(state, city) if not sheltered(state, n)]:
                for captive in captives_of(state, noble):
                    doom(state, captive, "rebellion", events)
                doom(state, noble, "rebellion", events)
            town.mill = False
            if town.building != "walled":
                town.building, town.abbey = "", NONE
            events.append(told("burnt", "phase", seals=True, city=city_term(city)))
        settle(state, city)
