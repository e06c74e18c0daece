"""Phase 4: purchases of troops, buildings and titles (4.0-4.6, 4.9)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal, Said, places
from engine.fief.board import (
    cities_in,
    controlled,
    families_at,
    family_nobles,
    fiefs_of,
    forts_left,
    is_independent,
    may_buy_title,
    mills_left,
    reserve,
    royal_families,
    stacks_at,
    title_wants,
    veils_of,
)
from engine.fief.estates import (
    bearers,
    build_royal,
    building_sites,
    consenting,
    enfeoff,
    fortress_price,
    helper,
    hire_help,
    room,
    royal_sites,
    title_price,
    unit_sites,
)
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CATAPULT,
    CITIES,
    CITY_IDS,
    CROSSBOW,
    MASON,
    NOBLES,
    NONE,
    PRICE,
    REGION_IDS,
    REGIONS,
    SOLDIER,
    UNIT_IDS,
    N,
)
from engine.fief.people import crown_lord
from engine.fief.phases.base import Asking
from engine.fief.pieces import stack_at
from engine.fief.reasons import refuse_absent
from engine.fief.state.state import INSIDE, Buying, Consent, FiefState, families_of, seat_of
from engine.fief.terms import (
    DONE,
    REFUSE,
    act,
    argument,
    city_at,
    city_term,
    family_term,
    no,
    noble_at,
    noble_term,
    number_at,
    region_at,
    region_term,
    seat_term,
    told,
    unit_at,
    unit_term,
)
from engine.fief.veils import bestow, raise_abbey, refuse_bestowal, veils_to_give
from engine.fief.war.sieges import end_siege

SOLD = tuple(k for k in range(len(UNIT_IDS)) if k != CROSSBOW)
"""Kinds that are bought from the reserve; crossbows are hired from their card (11.1)."""


class BuyPhase(Asking[Buying]):
    """4.0-4.6: a seat buys what it can pay, piece by piece; what is bought is shown, where it stands is not (4.1)."""

    verbs = frozenset({"buy", "build", "engineer", "title", "grant", "transfer", "rebuild", "bestow", "done"})
    step = "buy"

    def ident(self, state: FiefState, frame: Buying, seat: int) -> str:
        return f"buy-{state.round}-{seat}"

    def default(self, state: FiefState, frame: Buying, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def params(self, state: FiefState, frame: Buying, seat: int) -> Params:
        return {"n": state.purse[seat]}

    def legal(self, state: FiefState, frame: Buying, seat: int) -> list[Action]:
        found: list[Action] = []
        for family in families_of(state, seat):
            found += self._units(state, frame, family)
            found += self._buildings(state, frame, family)
            found += self._titles(state, family)
            found += self._sieges(state, family)
            found += self._abbeys(state, family)
            found += veils_to_give(state, family)
        return [*dict.fromkeys(found), DONE]

    @staticmethod
    def _sieges(state: FiefState, family: int) -> list[Action]:
        """7.9: a besieger pays for the catapult they have begun, and may pay for a second one."""
        if state.purse[seat_of(state, family)] < N.catapult_work:
            return []
        found = []
        for city, town in enumerate(state.towns):
            if town.siege == family:
                works = sum(s.works for s in stacks_at(state, city, family))
                active = sum(s.units[CATAPULT] for s in stacks_at(state, city, family))
                if works or (active == 1 and reserve(state, family, CATAPULT) > 0):
                    found.append(act("engineer", CITY_IDS[city]))
        return found

    @staticmethod
    def _abbeys(state: FiefState, family: int) -> list[Action]:
        """2.13: an abbess whose abbey was destroyed builds it anew for nothing."""
        standing = {town.abbey for town in state.towns}
        lost = [
            a for a, n in enumerate(state.veils) if n >= 0 and state.nobles[n].family == family and a not in standing
        ]
        return [
            act("rebuild", NOBLES[state.veils[a]], CITY_IDS[c])
            for a in lost
            for c in range(len(CITIES))
            if not state.towns[c].building and (state.towns[c].control == family or is_independent(state, c))
        ]

    @staticmethod
    def _units(state: FiefState, frame: Buying, family: int) -> list[Action]:
        purse, found = state.purse[frame.seat], []
        left = [min(purse // PRICE[kind], reserve(state, family, kind)) for kind in SOLD]
        for city in unit_sites(state, family):
            space = room(state, frame.placed, family, city)
            for kind, most in zip(SOLD, left, strict=True):
                found += [act("buy", UNIT_IDS[kind], CITY_IDS[city], n) for n in range(1, min(space, most) + 1)]
            if helper(state, family, city, "ragnild") >= 0 and space > 0 and reserve(state, family, SOLDIER):
                found.append(act("buy", "free-soldier", CITY_IDS[city], 1))
        return found

    @staticmethod
    def _buildings(state: FiefState, frame: Buying, family: int) -> list[Action]:
        purse, found = state.purse[frame.seat], []
        if forts_left(state):
            for city in building_sites(state, family):
                if purse >= fortress_price(state, family, city):
                    found.append(act("build", "fortress", CITY_IDS[city]))
        if mills_left(state) and purse >= N.mill:
            found += [
                act("build", "mill", CITY_IDS[c])
                for c in controlled(state, family)
                if not state.towns[c].mill and state.towns[c].siege < 0
            ]
        if purse >= N.royal_fortress:
            found += [act("build", "royal-fortress", CITY_IDS[c]) for c in royal_sites(state, family)]
        return found

    @staticmethod
    def _titles(state: FiefState, family: int) -> list[Action]:
        purse, found = state.purse[seat_of(state, family)], []
        nobles, kin = family_nobles(state, family), bearers(state, family)
        for region in range(len(REGIONS)):
            if may_buy_title(state, family, region) and purse >= title_price(region):
                found += [act("title", REGION_IDS[region], NOBLES[n]) for n in kin]
        for lord in nobles:
            fiefs = fiefs_of(state, lord)
            largest = [REGIONS[r].kind for r in fiefs].count(REGIONS[fiefs[0]].kind) if fiefs else 0
            for region in fiefs if largest > 1 else fiefs[1:]:  # the largest comes first; of equals one is enough
                found += [act("transfer", REGION_IDS[region], NOBLES[n]) for n in kin if n != lord]
        sovereign = state.sovereign
        if sovereign >= 0 and state.nobles[sovereign].family == family:
            for region in range(len(REGIONS)):
                for other in range(state.families):
                    if may_buy_title(state, other, region):
                        found += [act("grant", REGION_IDS[region], NOBLES[n]) for n in family_nobles(state, other)]
        return found

    def advance(self, state: FiefState, frame: Buying, events: list[Event]) -> bool:
        """A list that was written in secret is carried out as far as it still can be."""
        if frame.wishes is None:
            return True
        while frame.wishes:
            action = Action.parse(frame.wishes.pop(0))
            if action in self.legal(state, frame, frame.seat):
                self.act(state, frame, frame.seat, action, events)
                if state.frames[-1] is not frame:
                    return False
            else:
                events.append(Event("fief-play-void", {"action": Said(str(action))}, (frame.seat,), seals=True))
        self._end(state, frame, events)
        return False

    def refuse(self, state: FiefState, frame: Buying, seat: int, action: Action) -> Refusal:
        if action.verb == "buy":
            return self._refuse_units(state, frame, seat, action)
        if action.verb == "build" and argument(action, 0) in ("fortress", "mill", "royal-fortress"):
            city = city_at(action, 1)
            if city is None:
                return REFUSE.words(action)
            return self._refuse_build(state, seat, argument(action, 0), city)
        if action.verb in ("title", "grant", "transfer"):
            region, noble = region_at(action, 0), noble_at(action, 1)
            if region is None or noble is None:
                return REFUSE.words(action)
            if action.verb == "transfer":
                return self._refuse_transfer(state, seat, region, noble)
            return self._refuse_title(state, seat, action.verb, region, noble)
        if action.verb == "bestow":
            return refuse_bestowal(state, seat, action, state.spare_veils)
        if action.verb == "engineer" and (city := city_at(action, 0)) is not None:
            return self._refuse_engineer(state, seat, city)
        return REFUSE.words(action)

    @staticmethod
    def _refuse_engineer(state: FiefState, seat: int, city: int) -> Refusal:
        """Why no catapult can be paid for before a city (7.9)."""
        if state.towns[city].siege not in families_of(state, seat):
            return no("raise-siege", {"city": city_term(city)})
        if state.purse[seat] < N.catapult_work:
            return no("money", {"n": N.catapult_work, "have": state.purse[seat]})
        mine = stacks_at(state, city, state.towns[city].siege)
        causes = {0: "engineered", 1: "engineered-reserve"}
        active = sum(s.units[CATAPULT] for s in mine)
        return no(causes.get(active, "engineered-most"), {"city": city_term(city)})

    @staticmethod
    def _refuse_build(state: FiefState, seat: int, what: str, city: int) -> Refusal:
        """Why nothing can be built in a city (4.2, 4.9): whose it is, a siege, what is there, what is left."""
        town = state.towns[city]
        named: Params = {"building": Piece(what), "city": city_term(city)}
        if what == "royal-fortress":
            if not {*families_of(state, seat)} & {*royal_families(state)}:
                return no("royal-crown")
            if any(t.building == what for t in state.towns):
                return no("royal-built")
        elif town.control not in families_of(state, seat):
            return no("build-foreign", named)
        if town.siege >= 0:
            return no("build-besieged", named)
        if what == "mill" and town.mill:
            return no("build-mill", {"city": city_term(city)})
        if what != "mill" and town.building:
            return no("build-built", {"city": city_term(city)})
        price = {"mill": N.mill, "royal-fortress": N.royal_fortress}.get(what) or fortress_price(
            state, town.control, city
        )
        if state.purse[seat] < price:
            return no("money", {"n": price, "have": state.purse[seat]})
        if what != "royal-fortress":
            return no("build-none", named)
        others = {*families_at(state, city)} - {*families_of(state, seat)}  # nobody's city where several families are
        holder = town.control if town.control >= 0 else min(others, default=town.control)
        cause = "royal-held" if town.control >= 0 else "royal-contested"
        return no(cause, {"city": city_term(city), "family": family_term(holder)})

    @staticmethod
    def _refuse_title(state: FiefState, seat: int, verb: str, region: int, noble: int) -> Refusal:
        """Why a title cannot be bought for a Noble, or granted to one (4.3, 4.5): the crown, the family, its cities,
        a fortress, money."""
        who = state.nobles[noble]
        named: Params = {"region": region_term(region)}
        if absent := refuse_absent(state, noble):
            return absent
        own, ruler = families_of(state, seat), state.sovereign
        if verb == "grant" and (ruler < 0 or state.nobles[ruler].family not in own):
            return no("grant-crown")
        buyers = [f for f in own if noble in bearers(state, f)] if verb == "title" else [who.family]
        if not buyers:
            return no("title-family", {"noble": noble_term(noble)})
        wants = title_wants(state, buyers[0], region)
        if wants is None:
            return no("title-lord", {**named, "noble": noble_term(state.fiefs[region])})
        if wants.cities:
            lands = cities_in(state, region)
            params: Params = {
                "n": len(lands) - len(wants.cities),
                "size": len(lands),
                "cities": places(CITY_IDS[c] for c in wants.cities),
            }
            return no("title-cities" if verb == "title" else "grant-cities", {**named, **params})
        if wants.fort:
            return no("title-fortress" if verb == "title" else "grant-fortress", named)
        return no("money", {"n": title_price(region), "have": state.purse[seat]})

    @staticmethod
    def _refuse_transfer(state: FiefState, seat: int, region: int, noble: int) -> Refusal:
        """Why a title cannot pass to kin (4.6): it is none of one's own, the largest of its Lord, or goes to a
        stranger."""
        lord = state.fiefs[region]
        named: Params = {"region": region_term(region), "noble": noble_term(noble)}
        if lord < 0 or state.nobles[lord].family not in families_of(state, seat):
            return no("transfer-foreign", {"region": region_term(region)})
        if noble == lord:
            return no("transfer-same", named)
        if noble not in bearers(state, state.nobles[lord].family):
            return no("title-family", {"noble": noble_term(noble)})
        only = len(fiefs_of(state, lord)) == 1
        named["noble"] = noble_term(lord)
        return no("transfer-only" if only else "transfer-largest", named)

    @staticmethod
    def _refuse_units(state: FiefState, frame: Buying, seat: int, action: Action) -> Refusal:
        kind, city, count = unit_at(action, 0), city_at(action, 1), number_at(action, 2)
        if kind is None or city is None or count is None or count < 1 or kind not in SOLD:
            return REFUSE.words(action)
        family = next((f for f in families_of(state, seat) if city in unit_sites(state, f)), NONE)
        if family < 0:
            town = state.towns[city]
            if town.control not in families_of(state, seat):
                return no("buy-foreign", {"city": city_term(city)})
            return no("buy-besieged" if town.siege >= 0 else "buy-royal", {"city": city_term(city)})
        space = max(0, room(state, frame.placed, family, city))
        if count > space:
            return no("room", {"n": space, "city": city_term(city)})
        if count > reserve(state, family, kind):
            return no("reserve", {"n": reserve(state, family, kind), "unit": unit_term(kind)})
        return no("money", {"n": count * PRICE[kind], "have": state.purse[seat]})

    def act(self, state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            self._end(state, frame, events)
            return
        getattr(self, f"_{action.verb}")(state, frame, seat, action, events)

    @staticmethod
    def _end(state: FiefState, frame: Buying, events: list[Event]) -> None:
        """4.1: what was bought is shown by kind, not by place; an unpaid siege ends (7.9)."""
        state.frames.remove(frame)
        for city, town in enumerate(state.towns):
            if town.siege in families_of(state, frame.seat) and any(
                s.works for s in stacks_at(state, city, town.siege)
            ):
                end_siege(state, city, events)
        bought = [Said(f"units-{UNIT_IDS[k]} {n}") for k, n in enumerate(frame.bought) if n]
        events.append(told("bought" if bought else "bought-nothing", seat=seat_term(frame.seat), units=bought))

    @staticmethod
    def _buy(state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        city, count = city_at(action, 1), int(action.args[2])
        assert city is not None
        gift = argument(action, 0) == "free-soldier"
        kind = SOLDIER if gift else unit_at(action, 0)
        assert kind is not None
        family = next(f for f in families_of(state, seat) if city in unit_sites(state, f))
        stack_at(state, city, family, INSIDE).units[kind] += count
        frame.placed[city] += count
        frame.bought[kind] += count
        if gift:
            hire_help(state, family, city, "ragnild", events)
        else:
            state.purse[seat] -= count * PRICE[kind]
        if frame.placed[city] > N.new_units:
            hire_help(state, family, city, "leofric", events)
        params: Params = {"city": city_term(city), "unit": unit_term(kind), "n": count, "left": state.purse[seat]}
        events.append(Event("fief-buys-own", params, (seat,)))

    @staticmethod
    def _build(state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        what, city = argument(action, 0), city_at(action, 1)
        assert city is not None
        town = state.towns[city]
        if what == "royal-fortress":
            family = next(f for f in families_of(state, seat) if city in royal_sites(state, f))
            lord = consenting(state, family, city)
            if lord >= 0 and seat_of(state, lord) != seat:
                state.frames.append(Consent(lord, family, city, state.next()))
                events.append(told("asks-consent", seals=True, family=family_term(family), owner=family_term(lord),
                                   city=city_term(city)))  # fmt: skip
                return
            state.purse[seat] -= N.royal_fortress
            build_royal(state, family, city, events)
            return
        family = next(f for f in families_of(state, seat) if town.control == f)
        if what == "mill":
            town.mill = True
            state.purse[seat] -= N.mill
        else:
            cost = fortress_price(state, family, city)
            if cost < N.fortress:
                hire_help(state, family, city, MASON, events)
            state.purse[seat] -= cost
            town.building = "fortress"
        events.append(told("builds", family=family_term(family), building=Piece(what), city=city_term(city)))

    @staticmethod
    def _engineer(state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        """7.9: the catapult before the walls can shoot from now on."""
        city = city_at(action, 0)
        assert city is not None
        state.purse[seat] -= N.catapult_work
        stacks = stacks_at(state, city, state.towns[city].siege)
        stack = next((s for s in stacks if s.works), None) or next(s for s in stacks if s.units[CATAPULT])
        stack.works = max(0, stack.works - 1)
        stack.units[CATAPULT] += 1
        events.append(told("engineers", seat=seat_term(seat), city=city_term(city)))

    @staticmethod
    def _rebuild(state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        noble, city = noble_at(action, 0), city_at(action, 1)
        assert noble is not None
        assert city is not None
        standing = {town.abbey for town in state.towns}
        abbey = next(a for a in veils_of(state, noble) if a not in standing)
        raise_abbey(state, noble, abbey, city, events)

    @staticmethod
    def _title(state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        region, noble = region_at(action, 0), noble_at(action, 1)
        assert region is not None
        assert noble is not None
        state.purse[seat] -= title_price(region)
        enfeoff(state, region, noble, events)

    @staticmethod
    def _grant(state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        """4.5: the Sovereign gives a free title away."""
        region, noble = region_at(action, 0), noble_at(action, 1)
        assert region is not None
        assert noble is not None
        events.append(told("grants", noble=noble_term(noble), region=region_term(region)))
        enfeoff(state, region, noble, events)

    @staticmethod
    def _transfer(state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        """4.6: a Lord of several fiefs hands one that is not their largest to their kin."""
        region, noble = region_at(action, 0), noble_at(action, 1)
        assert region is not None
        assert noble is not None
        crown_lord(state, region, noble, events)

    @staticmethod
    def _bestow(state: FiefState, frame: Buying, seat: int, action: Action, events: list[Event]) -> None:
        """2.13: the Sovereign gives an abbess' title that lies with the titles."""
        noble = noble_at(action, 1)
        assert noble is not None
        bestow(state, ABBESSES.index(CARDS.index(argument(action, 0))), noble, events)
