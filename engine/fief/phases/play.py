"""Phase 2D: Characters and Fortunes are played in turn (2.6-2.14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core import Action, Event, Params, Piece, Place, Refusal, Word
from engine.fief.board import (
    ally_of,
    family_nobles,
    has_card,
    is_free,
    is_independent,
    nobles_at,
    royals,
    see_of,
    walled_city,
)
from engine.fief.game_data import (
    ABBESSES,
    ARCHBISHOP,
    CARDS,
    CHARACTERS,
    CITY_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    FAIR_WEATHER,
    FAMILIES,
    FAMILY,
    FAMINE,
    HARVEST,
    MAN,
    NOBLES,
    NONE,
    PLAGUE,
    PRELATES,
    REGION,
    REGION_IDS,
    REGION_OF,
    SERVANT_IDS,
    STORMS,
    TAX,
    N,
)
from engine.fief.hands import discard
from engine.fief.people import crown_lord
from engine.fief.phases.base import Asking
from engine.fief.pieces import settle, site_for
from engine.fief.state.position import Position
from engine.fief.state.state import FiefState, Playing, Tax, families_of
from engine.fief.terms import (
    DONE,
    REFUSE,
    act,
    argument,
    card_in,
    card_term,
    city_at,
    city_term,
    family_term,
    no,
    noble_at,
    noble_term,
    region_at,
    region_term,
    seat_term,
    told,
)
from engine.fief.veils import abbey_city, abbey_sites, may_veil, raise_abbey, refuse_veil

CURES = {HARVEST: FAMINE, FAIR_WEATHER: STORMS}
"""The Disaster that a Fortune ends (2.7)."""
BARS = {HARVEST: STORMS, FAIR_WEATHER: FAMINE}
"""The Disaster under which it cannot be played."""


def births(state: Position, family: int) -> list[int]:
    """Where a new Noble of a family may appear (2.11)."""
    ally = ally_of(state, family)
    royal = family in {state.nobles[n].family for n in royals(state)}
    found = []
    for city, town in enumerate(state.towns):
        if town.building == "royal-fortress":
            if royal:
                found.append(city)
            continue
        mine = town.control == family or (ally >= 0 and town.control == ally)
        if mine or nobles_at(state, city, family) or is_independent(state, city):
            found.append(city)
    return found


def may_ordain(state: Position, noble: int, see: int) -> bool:
    """Whether a Noble may become prelate of a district: an unmarried free man; only an archbishop's seat replaces a
    bishop's (2.14)."""
    who, has = state.nobles[noble], see_of(state, noble)
    single = MAN[noble] and is_free(who) and who.spouse < 0 and state.sovereign != noble
    return single and (has < 0 or (ARCHBISHOP[see] and not ARCHBISHOP[has]))


def taxed(state: Position, regions: Iterable[int]) -> bool:
    """Whether a tax lies on any of some regions (2.9; ruling 6)."""
    return any(r in tax_regions(tax) for tax in state.taxes for r in regions)


def tax_regions(tax: Tax) -> list[int]:
    """The regions that a tax covers."""
    return [tax.area] if tax.kind == "tallage" else [REGION[r] for r in DISTRICTS[tax.area].regions]


def collectors(state: Position, family: int) -> Iterator[Tax]:
    """The taxes a family may lay now: its Lords' on their fiefs, captives too; its Sovereign's where nobody governs;
    its prelates' on their districts (2.8)."""
    for region, lord in enumerate(state.fiefs):
        if lord >= 0 and state.nobles[lord].family == family:
            yield Tax("tallage", region, lord, family)
        elif lord < 0 and state.sovereign >= 0 and state.nobles[state.sovereign].family == family:
            yield Tax("tallage", region, state.sovereign, family)
    for see, prelate in enumerate(state.sees):
        if prelate >= 0 and state.nobles[prelate].family == family:
            yield Tax("tithe", see, prelate, family)


def can_bless(state: Position, card: str, region: int) -> bool:
    """Whether Harvest or Fair Weather may be played on a region: not under the other Disaster, and once only where it
    does not end its own (2.7, 2.9)."""
    if has_card(state, region, BARS[card]):
        return False
    return has_card(state, region, CURES[card]) or not has_card(state, region, card)


def refuse_bless(state: Position, card: str, region: int) -> Refusal | None:
    """Why Harvest or Fair Weather cannot be played on a region, or ``None``."""
    if can_bless(state, card, region):
        return None
    named: Params = {"card": Piece(card), "region": region_term(region)}
    if has_card(state, region, BARS[card]):
        return no("bless-barred", {**named, "disaster": Piece(BARS[card])})
    return no("bless-twice", named)


def bless(state: FiefState, card: int, region: int, events: list[Event]) -> None:
    """Harvest or Fair Weather ends a Disaster, both cards go; else it lies in the sea until the income (2.7)."""
    slug = CARDS[card]
    cured = next((c for c in state.settled[region] if CARDS[c] == CURES[slug]), None)
    if cured is None:
        state.weather[region].append(card)
        state.settled[region].append(card)
        events.append(told("blessed", card=card_term(card), region=region_term(region)))
        return
    state.weather[region].remove(cured)
    state.settled[region].remove(cured)
    discard(state, cured)
    discard(state, card)
    events.append(told("cured", card=card_term(card), disaster=card_term(cured), region=region_term(region)))


def kin(state: Position, own: Sequence[int]) -> list[int]:
    """Nobles to whom a seat may give a church title: its own and its allies' (9.0)."""
    families = {*own, *(ally_of(state, f) for f in own)} - {NONE}
    return [n for f in sorted(families) for n in family_nobles(state, f)]


def playable(state: Position, hand: Sequence[int], own: Sequence[int], treasures: Sequence[int]) -> list[Action]:
    """What a seat can do with the cards of its hand (2.6). ``own``: its families; ``treasures``: every family's."""
    found: list[Action] = []
    for card in hand:
        kind = CHARACTERS[card].kind if card < len(CHARACTERS) else ""
        if kind in ("man", "woman"):
            found += _births(state, own, card)
        elif kind == "abbess":
            found += _foundings(state, own, card)
        elif kind == "prelate":
            see = PRELATES.index(card)
            found += [act("ordain", CARDS[card], NOBLES[n]) for n in kin(state, own) if may_ordain(state, n, see)]
    for slug in (HARVEST, FAIR_WEATHER):
        if card_in(hand, slug) is not None:
            found += [act("bless", slug, REGION_IDS[r]) for r in range(len(REGION_IDS)) if can_bless(state, slug, r)]
    return found + (_taxes(state, own, treasures) if card_in(hand, TAX) is not None else [])


def _births(state: Position, own: Sequence[int], card: int) -> list[Action]:
    found = []
    for family in own:
        if len(family_nobles(state, family)) >= N.nobles:
            continue
        arms = (FAMILIES[family],) if len(own) > 1 else ()
        found += [act("bear", NOBLES[card], CITY_IDS[c], *arms) for c in births(state, family)]
    return found


def _foundings(state: Position, own: Sequence[int], card: int) -> list[Action]:
    standing = abbey_city(state, ABBESSES.index(card))  # 4.8: it stays
    return [
        act("found", CARDS[card], NOBLES[n], CITY_IDS[c])
        for n in kin(state, own)
        if may_veil(state, n)
        for c in ([standing] if standing >= 0 else _sites(state, own, state.nobles[n].family))
    ]


def _sites(state: Position, own: Sequence[int], family: int) -> list[int]:
    """Where an abbey can be founded: by whoever plays the card, or by the abbess' own family."""
    return sorted({c for f in (*own, family) for c in abbey_sites(state, f)})


def _taxes(state: Position, own: Sequence[int], treasures: Sequence[int]) -> list[Action]:
    found = []
    for family in own:
        if treasures[family] > 0:
            for tax in collectors(state, family):
                if not taxed(state, tax_regions(tax)):
                    names = REGION_IDS if tax.kind == "tallage" else DISTRICT_IDS
                    found.append(act(tax.kind, names[tax.area]))
    return found


class PlayPhase(Asking[Playing]):
    """2.6: a seat plays any of its cards: Nobles, abbesses, prelates, Harvest, Fair Weather, Tax."""

    verbs = frozenset({"bear", "found", "ordain", "bless", "tallage", "tithe", "entrust", "done"})
    step = "play"

    def ident(self, state: FiefState, frame: Playing, seat: int) -> str:
        return f"play-{state.round}-{seat}"

    def default(self, state: FiefState, frame: Playing, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def params(self, state: FiefState, frame: Playing, seat: int) -> Params:
        return {
            "n": len(state.hands[seat]),
            "nobles": sum(len(family_nobles(state, f)) for f in families_of(state, seat)),
        }

    def legal(self, state: FiefState, frame: Playing, seat: int) -> list[Action]:
        own = families_of(state, seat)
        found = playable(state, state.hands[seat], own, state.treasures)
        for family in own:
            nobles = family_nobles(state, family)
            found += [
                act("entrust", NOBLES[a], NOBLES[b])
                for a in nobles
                for b in nobles
                if a != b and state.nobles[a].servant >= 0 and (state.nobles[b].servant < 0 or a < b)
            ]
        return [*found, DONE]

    def refuse(self, state: FiefState, frame: Playing, seat: int, action: Action) -> Refusal:
        hand, own, first = state.hands[seat], families_of(state, seat), argument(action, 0)
        if action.verb in ("bear", "found", "ordain", "bless") and first not in {CARDS[c] for c in hand}:
            return no("card", {"card": Piece(first)}) if first in CARDS else REFUSE.words(action)
        if action.verb == "bear":
            family = FAMILY.get(argument(action, 2), own[0])
            if len(family_nobles(state, family)) >= N.nobles:
                return no("nobles", {"n": N.nobles})
            city = city_at(action, 1)
            if city is None:
                return REFUSE.words(action)
            royal = state.towns[city].building == "royal-fortress"
            return no("birth-royal" if royal else "birth", {"city": city_term(city)})
        if action.verb in ("found", "ordain"):
            noble = noble_at(action, 1)
            if noble is None:
                return REFUSE.words(action)
            if noble not in kin(state, own):
                return no("church-family", {"noble": noble_term(noble)})
            if action.verb == "ordain":
                return self._refuse_ordain(state, noble) or REFUSE.words(action)
            city = city_at(action, 2)
            if not may_veil(state, noble):
                return refuse_veil(state, noble)
            if city is None:
                return REFUSE.words(action)
            standing = abbey_city(state, ABBESSES.index(CARDS.index(first)))
            if standing >= 0:
                return no("found-there", {"city": city_term(standing)})
            built = bool(state.towns[city].building)
            return no("found-built" if built else "found-foreign", {"city": city_term(city)})
        if action.verb == "bless":
            region = region_at(action, 1)
            bad = region is None or first not in CURES
            cause = None if bad or region is None else refuse_bless(state, first, region)
            return cause or REFUSE.words(action)
        if action.verb in ("tallage", "tithe"):
            if card_in(hand, TAX) is None:
                return no("card", {"card": Piece(TAX)})
            if not any(state.treasures[f] for f in own):
                return no("treasure")
            return self._refuse_tax(state, own, action)
        return REFUSE.words(action)

    @staticmethod
    def _refuse_ordain(state: FiefState, noble: int) -> Refusal | None:
        """Why a Noble cannot have the church title (2.14), or ``None`` for none of these causes."""
        who = state.nobles[noble]
        named: Params = {"noble": noble_term(noble)}
        causes = {
            "ordain-woman": not MAN[noble], "captive": not is_free(who), "ordain-married": who.spouse >= 0,
            "ordain-crown": state.sovereign == noble, "ordain-prelate": see_of(state, noble) >= 0,
        }  # fmt: skip
        return next((no(code, named) for code, holds in causes.items() if holds), None)

    @staticmethod
    def _refuse_tax(state: FiefState, own: tuple[int, ...], action: Action) -> Refusal:
        """Why a family may not lay a tax: one lies there, or it is none of its Lords', prelates' or Sovereign's."""
        name = argument(action, 0)
        names: tuple[str, ...] = REGION_IDS if action.verb == "tallage" else DISTRICT_IDS
        if name not in names:
            return REFUSE.words(action)
        area = names.index(name)
        mine = [f for f in own if any((t.kind, t.area) == (action.verb, area) for t in collectors(state, f))]
        if not mine and action.verb == "tithe":
            return no("tithe-foreign", {"district": Word(name)})
        if not mine:
            return no("tallage-foreign", {"region": Place(name)})
        return no("tax-twice" if any(state.treasures[f] for f in mine) else "treasure")

    def act(self, state: FiefState, frame: Playing, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            state.frames.pop()
            events.append(told("played", "log", seals=True, seat=seat_term(seat)))
            return
        getattr(self, f"_{action.verb}")(state, seat, action, events)

    def _bear(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        """2.11: a new Noble with a servant; a Queen's first son is Prince of Wales."""
        noble, city = noble_at(action, 0), city_at(action, 1)
        assert noble is not None
        assert city is not None
        family = FAMILY.get(argument(action, 2), families_of(state, seat)[0])
        state.hands[seat].remove(noble)
        who = state.nobles[noble]
        who.family, who.site = family, site_for(state, city, family)
        who.place, who.safe = city, has_card(state, REGION_OF[city], PLAGUE)  # 2.5: the newborn are spared
        events.append(told("born", noble=noble_term(noble), city=city_term(city), family=family_term(family)))
        if state.servants:
            who.servant = state.servants.pop()
            servant = Piece(SERVANT_IDS[who.servant])
            events.append(told("serves", "log", seals=True, noble=noble_term(noble), servant=servant))
        self._prince(state, noble, family, events)
        settle(state, city)
        for region, claimant in enumerate(state.dormant):
            if claimant == family and state.fiefs[region] < 0 and self._holds(state, region, family):
                crown_lord(state, region, noble, events)

    @staticmethod
    def _holds(state: FiefState, region: int, family: int) -> bool:
        city = walled_city(state, region)
        return city >= 0 and state.towns[city].control == family

    @staticmethod
    def _prince(state: FiefState, noble: int, family: int, events: list[Event]) -> None:
        ruler = state.sovereign
        widow = ruler >= 0 and state.queen >= 0 and state.nobles[ruler].spouse != state.queen
        mother = ruler if state.queen < 0 or widow else state.queen
        if mother < 0 or MAN[mother] or not MAN[noble] or state.nobles[mother].family != family:
            return
        if any(who.prince and not who.gone for who in state.nobles):
            return
        who = state.nobles[noble]
        who.prince = True
        if not is_free(state.nobles[mother]):  # 7.6: the child shares its mother's captivity
            who.captor, who.place = state.nobles[mother].captor, NONE
        events.append(told("prince", noble=noble_term(noble), mother=noble_term(mother)))

    def _found(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        """2.13: an abbess and their abbey; a royal one where they are of the Royal Family."""
        noble, city = noble_at(action, 1), city_at(action, 2)
        assert noble is not None
        assert city is not None
        card = CARDS.index(argument(action, 0))
        state.hands[seat].remove(card)
        abbey = ABBESSES.index(card)
        state.veils[abbey] = noble
        raise_abbey(state, noble, abbey, city, events)

    def _ordain(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        """2.14: a bishop or archbishop; a bishop who rises lays their first seat down."""
        noble = noble_at(action, 1)
        assert noble is not None
        card = CARDS.index(argument(action, 0))
        state.hands[seat].remove(card)
        former = see_of(state, noble)
        if former >= 0:
            state.sees[former] = NONE
            discard(state, PRELATES[former])
        see = PRELATES.index(card)
        state.sees[see] = noble
        events.append(told("ordained", noble=noble_term(noble), card=card_term(card), district=Word(DISTRICT_IDS[see])))

    def _bless(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        card, region = card_in(state.hands[seat], argument(action, 0)), region_at(action, 1)
        assert card is not None
        assert region is not None
        state.hands[seat].remove(card)
        events.append(told("plays", seat=seat_term(seat), card=card_term(card)))
        bless(state, card, region, events)

    def _tallage(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        self._levy(state, seat, "tallage", REGION_IDS.index(argument(action, 0)), events)

    def _tithe(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        self._levy(state, seat, "tithe", DISTRICT_IDS.index(argument(action, 0)), events)

    @staticmethod
    def _levy(state: FiefState, seat: int, kind: str, area: int, events: list[Event]) -> None:
        """2.8: a Tax card and a treasure on a fief or a district."""
        tax = next(
            t
            for family in families_of(state, seat)
            if state.treasures[family]
            for t in collectors(state, family)
            if (t.kind, t.area) == (kind, area)
        )
        card = card_in(state.hands[seat], TAX)
        assert card is not None
        state.hands[seat].remove(card)
        state.weather[tax_regions(tax)[0]].append(card)
        state.treasures[tax.family] -= 1
        state.taxes.append(tax)
        where = region_term(area) if kind == "tallage" else Word(DISTRICT_IDS[area])
        events.append(told(kind, seals=True, noble=noble_term(tax.noble), where=where, family=family_term(tax.family)))

    @staticmethod
    def _entrust(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        """2.12: Nobles of a family exchange servants."""
        one, two = noble_at(action, 0), noble_at(action, 1)
        assert one is not None
        assert two is not None
        a, b = state.nobles[one], state.nobles[two]
        a.servant, b.servant, a.used, b.used = b.servant, a.servant, b.used, a.used
        events.append(told("entrusts", "log", one=noble_term(one), other=noble_term(two)))
