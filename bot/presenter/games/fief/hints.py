"""What every option costs and brings, from the seat's own view: shillings, points, votes, dice, who is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.presenter.games.fief import hints_of_acts, hints_of_arms, hints_of_court, hints_of_war, lookup
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit.screens import fitted, joined
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.fief.analysis import (
    ABBEYS,
    CURES,
    FORTS,
    MOVES,
    PHASE_OF,
    Position,
    cities_in,
    fortress_price,
    has_card,
    is_held,
    keeps,
    lands_at,
    may_rise,
    mills_near,
    rebellion_force,
    seen,
    stormy,
    sword_faces,
    tallage,
    tithe,
    title_price,
    title_wants,
    weather,
)
from engine.fief.game_data import (
    CARD_SLUGS,
    CHARACTERS,
    CITY,
    CITY_IDS,
    DISTRICT_IDS,
    FAMILIES,
    NOBLE,
    PORTS,
    REGION,
    REGIONS,
    RELICS,
    ROADS,
    SERVANT,
    UNIT,
    UNITS,
    N,
)
from engine.fief.views.view import FiefView, NobleView

KINDS = {c.slug: c.kind for c in CHARACTERS}
"""Of the cards of the Character deck."""
WEATHER = ("storms", "famine", "plague", "harvest", "fair-weather", "invaders")


class Notes:
    """The notes of one panel: a view, in a voice."""

    def __init__(self, view: FiefView, voice: Voice) -> None:
        self.view, self.voice = view, voice
        self.at: Position = seen(view)

    # -- words

    def text(self, key: str, **params: object) -> str:
        """A text of the panel."""
        return self.voice.text(f"fief-panel-{key}", **params)

    def word(self, slug: str) -> str:
        """What something is called."""
        return str(self.voice.word(GAME, slug)) if slug else ""

    def family(self, number: int) -> str:
        """A family by its colour; nobody where there is none."""
        return self.word(FAMILIES[number]) if number >= 0 else self.text("nobody")

    def whose(self, number: int) -> str:
        """A family, and whether it is the seat's own or an ally."""
        mine, name = lookup.own_families(self.view), self.family(number)
        if any(f.family == number for f in mine):
            return self.text("yours-too", family=name)
        return self.text("allys", family=name) if number >= 0 and any(f.ally == number for f in mine) else name

    def units(self, found: Mapping[str, int]) -> str:
        """``2 knights, 1 soldier``; empty for nobody."""
        return ", ".join(
            self.voice.action(GAME, Action(f"units-{kind}", (n,))) for kind, n in found.items() if n and kind in UNIT
        )

    # -- places and people

    def city(self, slug: str, *, told: bool = False) -> str:
        """Who holds a city (unless that is ``told`` already), what stands there, siege and weather, who is there."""
        view = self.view
        found = lookup.city(view, slug)
        if found is None:
            return ""
        held = {"own": int(lookup.is_own(view, found.control)), "family": self.whose(found.control)}
        parts = [] if told else [self.text("free") if found.independent else self.text("held", **held)]
        parts += [self.word(found.building)] if found.building else []
        parts += [self.text("besieged", family=self.family(found.siege))] if found.siege >= 0 else []
        parts += [self.word(card) for card in weather(self.at, CITY[slug]) if card in WEATHER]
        parts += [self.here(slug)]
        parts += [self.word("mill")] if found.mill else []
        return joined(parts)

    def here(self, slug: str) -> str:
        """Nobles and troops in a city, by family."""
        parts = []
        for number in range(len(self.view.families)):
            names = [self.word(n.slug) for n in lookup.fighters(self.view, slug, number)]
            n = lookup.troops(self.view, slug, number)
            if names or n:
                parts.append(self.text("people", family=self.family(number), names=names, count=len(names), n=n))
        infantry, leaders = lookup.horde(self.view, slug)
        if infantry or leaders:
            parts.append(self.text("horde", n=infantry, leaders=leaders))
        return joined(parts)

    def noble(self, slug: str) -> str:
        """Whose a Noble is, what they bear, where they are."""
        who = lookup.noble(self.view, slug)
        if who is None:
            return ""
        parts = [self.whose(who.family), *(self.word(t) for t in who.titles)]
        if who.captor is not None:
            parts.append(self.text("captive", n=who.ransom))
        elif who.place:
            parts.append(self.word(who.place))
        parts += [self.text("votes", n=who.votes)] if who.votes else []
        return joined(parts)

    def about(self, slug: str) -> str:
        """A note on a word that several actions begin with, in the room of a line."""
        return fitted(self._about(slug))

    def _about(self, slug: str) -> str:
        if slug in CITY:
            return self.city(slug)
        if slug in NOBLE:
            return self.noble(slug) or self.card(slug)
        if slug in CARD_SLUGS:
            return self.card(slug)
        if slug in REGION:
            return self.region(slug)
        if slug in FAMILIES:
            return self.house(FAMILIES.index(slug))
        if slug in RELICS:
            return self.text(f"relic-{slug}")
        return self.servant(slug) if slug in SERVANT else ""

    def region(self, slug: str) -> str:
        """Whose fief a region is, or what its title costs."""
        found = lookup.region(self.view, slug)
        if found is None:
            return ""
        kind = self.word(found.kind)
        if found.lord:
            return self.text("lord", kind=kind, noble=self.word(found.lord))
        return self.text("lordless", kind=kind, n=title_price(REGION[slug]))

    def house(self, number: int) -> str:
        """A family in a line: points, votes, cities, its ally."""
        if not 0 <= number < len(self.view.families):
            return ""
        found = self.view.families[number]
        parts = [self.text("house", points=found.points, votes=found.votes, cities=len(found.cities))]
        parts += [self.text("allied", family=self.family(found.ally))] if found.ally >= 0 else []
        return joined(parts)

    def servant(self, slug: str) -> str:
        """What a servant does."""
        return self.text(f"servant-{slug}")

    def card(self, slug: str) -> str:
        """What a card does."""
        kind = KINDS.get(slug, slug)
        if kind == "prelate":
            kind = "archbishop" if slug.startswith("archbishop") else "bishop"
        if kind in WEATHER[:3] or kind == "invaders":
            return ""
        return self.text(f"card-{kind}")

    def cards(self, slugs: Iterable[str]) -> str:
        """Cards with what they do, one a line."""
        return "\n".join(f"**{self.word(slug)}** · {self.card(slug)}" for slug in slugs)

    # -- actions

    def told(self, action: Action) -> str:
        """What an action costs and brings, in the room of a line; empty where there is nothing to say."""
        found = BY_VERB.get(action.verb) or hints_of_acts.NOTES.get(action.verb)
        return fitted(found(self, *(str(a) for a in action.args))) if found is not None else ""

    def settle(self, slug: str) -> str:
        """A city as a beginning: its region's title, roads, a port, whoever is near."""
        home = lookup.home(slug)
        place, kind = CITY[slug], self.word(REGIONS[REGION[home]].kind)
        cost = title_price(REGION[home])
        near = [self.family(c.control) for c in self.view.cities if c.control >= 0 and lookup.home(c.slug) == home]
        parts = [self.text("start", region=self.word(home), kind=kind, n=cost, roads=len(ROADS[place]))]
        parts += [self.text("port")] if place in PORTS else []
        parts += [self.text("neighbours", families=near)] if near else []
        return joined(parts)

    def serve(self, servant: str, noble: str) -> str:
        """A servant for a Noble."""
        return self.servant(servant)

    def draw(self, deck: str) -> str:
        """A deck: how many are left, what its top is by its back."""
        found = self.view.characters if deck == "character" else self.view.fortunes
        return self.text("deck", n=found.cards, disaster=int(found.disaster), track=self.view.track)

    def bear(self, noble: str, city: str, arms: str = "") -> str:
        """A birth in a city of a region; nobody's city becomes the family's."""
        return joined([self.word(lookup.home(city)), self.city(city), self.settles(city)])

    def settles(self, slug: str) -> str:
        """That a city becomes one's own by coming, where it is nobody's (5.1)."""
        found = lookup.city(self.view, slug)
        return self.text("settles") if found is not None and found.independent and not found.armies else ""

    def found(self, card: str, noble: str, city: str) -> str:
        """An abbey in a city of a region: what it would bring now."""
        mills = mills_near(self.at, CITY[city])
        return joined([self.text("abbey", n=mills), self.word(lookup.home(city)), self.city(city)])

    def ordain(self, card: str, noble: str) -> str:
        """A prelate: their votes and the tithes of their district."""
        return joined([self.card(card), self.noble(noble)])

    def bless(self, card: str, region: str) -> str:
        """A Fortune on a region: the Disaster it ends, else what it brings the seat there."""
        if region not in REGION:
            return ""
        if has_card(self.at, REGION[region], CURES[card]):
            return self.text("cures", disaster=self.word(CURES[card]))
        mine = [c for c in self.view.cities if lookup.home(c.slug) == region and lookup.is_own(self.view, c.control)]
        return self.text("plenty", n=sum(c.mill + (c.building in ABBEYS) for c in mine))

    def clear(self, region: str) -> str:
        """Fair Weather at once."""
        return self.bless("fair-weather", region)

    def tallage(self, region: str) -> str:
        """A tallage: cities that pay, shillings."""
        paying, total = tallage(self.at, REGION[region])
        return self.text("tallage", cities=paying, n=total)

    def tithe(self, district: str) -> str:
        """A tithe: mills that pay, shillings."""
        mills, total = tithe(self.at, DISTRICT_IDS.index(district))
        return self.text("tithe", mills=mills, n=total)

    def entrust(self, one: str, other: str) -> str:
        """Two servants change masters."""
        a, b = lookup.noble(self.view, one), lookup.noble(self.view, other)
        return " ⇄ ".join(self.word(n.servant) for n in (a, b) if n is not None and n.servant)

    def burn(self, city: str) -> str:
        """A mill for its price."""
        return self.text("burn", n=N.burn, each=N.mill_income)

    def buy(self, unit: str, city: str, n: str) -> str:
        """New units: price, points, what is left of the purse."""
        if unit not in UNIT:
            return self.text("gift", points=UNITS[UNIT["soldier"]].points)
        it, count = UNITS[UNIT[unit]], int(n)
        left = lookup.purse(self.view) - it.price * count
        key = {"bombard": "price-bombard", "catapult": "price-catapult"}.get(unit, "price")
        return self.text(key, n=it.price * count, points=it.points * count, left=left)

    def build(self, what: str, city: str) -> str:
        """A building: price, what is left of the purse, use."""
        left = lookup.purse(self.view)
        if what == "mill":
            tithes = any(t.kind == "tithe" for t in self.view.taxes)
            return self.text("build-mill", n=N.mill, each=N.mill_income, tithe=int(tithes), left=left - N.mill)
        if what == "fortress":
            cost = fortress_price(self.at, self.at.towns[CITY[city]].control, CITY[city])
            return self.text("build-fortress", n=cost, left=left - cost)
        return self.text("build-royal-fortress", n=N.royal_fortress, left=left - N.royal_fortress)

    def engineer(self, city: str) -> str:
        """The catapult of a siege."""
        return self.text("engineer", n=N.catapult_work)

    def ahead(self) -> list[str]:
        """Titles that a family of the seat is near to: what it still wants for each (4.3)."""
        found = []
        for slug, region in REGION.items():
            price, size = title_price(region), len(cities_in(self.at, region))
            for family in lookup.own_families(self.view):
                wants = title_wants(self.at, family.family, region)
                if wants is None or size < 2 or len(wants.cities) > 1:
                    continue
                said = [*(self.word(CITY_IDS[c]) for c in wants.cities), *([self.text("a-fortress")] * wants.fort)]
                short = price - lookup.purse(self.view)
                if not said and short > 0:
                    said = [self.text("shillings-more", n=short)]
                if said:
                    found.append(self.text("title-wants", region=self.word(slug), n=price, wants=said))
        return found

    def rebuild(self, noble: str, city: str) -> str:
        """A lost abbey anew."""
        return joined([self.text("gratis"), self.city(city)])

    def lead(self, noble: str) -> str:
        """A Noble who could set out: where they are, moves left, who could go with them."""
        who = lookup.noble(self.view, noble)
        return joined([self.lifts(who), self.marcher(who)]) if who is not None else ""

    def marcher(self, who: NobleView) -> str:
        """Where a Noble is, moves left, who could go with them, or that they are alone beside others' troops (7.6)."""
        with_him = self.units(lookup.beside(self.view, who))
        told = self.text(
            "marcher", city=self.word(who.place), n=MOVES - who.steps, units=with_him, alone=int(not with_him)
        )
        if who.place in CITY and stormy(self.at, CITY[who.place]):
            return joined([self.text("storm-bound", region=self.word(lookup.home(who.place))), told])
        return joined([told, self.exposed(who.place, who.family)])

    def exposed(self, slug: str, number: int) -> str:
        """That a Noble of a family without troops would stand beside those of others in a city, who may take them."""
        foes = [
            self.family(f.family)
            for f in self.view.families
            if not lookup.is_own(self.view, f.family) and lookup.troops(self.view, slug, f.family)
        ]
        alone = foes and not lookup.troops(self.view, slug, number)
        return self.text("exposed", families=foes) if alone else ""

    def lifts(self, who: NobleView) -> str:
        """That a siege ends when this Noble goes, with the engines that are lost; not where others keep it up (7.9)."""
        found = lookup.city(self.view, who.place)
        if found is None or found.siege != who.family or len(lookup.fighters(self.view, who.place, who.family)) > 1:
            return ""
        return self.text("lifts", city=self.word(who.place), n=lookup.catapults(self.view, who.place, who.family))

    def restless(self, who: NobleView, company: int) -> str:
        """That a city of the family, left with fewer troops, may rise: with what, against how many (10.1)."""
        found = lookup.city(self.view, who.place)
        city, left = CITY.get(who.place, -1), lookup.troops(self.view, who.place, who.family) - company
        if not company or found is None or found.control != who.family:
            return ""
        force = rebellion_force(self.at, city)
        if force < 1 or not any(may_rise(self.at, s, city) for s in range(self.view.seats) if s != self.view.seat):
            return ""
        return self.text("restless", city=self.word(who.place), n=force, left=left)

    def forsakes(self, who: NobleView, company: int) -> str:
        """What is lost when this Noble goes with so many troops: a siege (7.9); a city where nobody stays, and no
        fortress and no Lord of the family keeps it (5.1; ruling 13); the guard of a fort, with a Walled City its title
        (4.7), or against a rebellion (10.1)."""
        lost = (self.lifts(who), self._unheld(who, company), self.restless(who, company))
        return "\n".join(filter(None, lost))

    def _unheld(self, who: NobleView, company: int) -> str:
        found = lookup.city(self.view, who.place)
        if found is None or found.control != who.family:
            return ""
        if lookup.troops(self.view, who.place, who.family) > company:
            return ""
        if found.building in FORTS:
            walled = int(found.building == "walled")
            return self.text("unguarded", city=self.word(who.place), walled=walled) if company else ""
        stay = len(lookup.fighters(self.view, who.place, who.family)) > 1
        if stay or keeps(self.at, CITY[who.place], who.family):
            return ""
        return self.text("forsakes", city=self.word(who.place))

    def sword(self, noble: str) -> str:
        """A try at Excalibur."""
        return self.text("sword", faces=sword_faces(NOBLE[noble]))

    def goal(self, slug: str) -> str:
        """A city as the end of a move: a fight there, leave to be asked to go on, the plague."""
        found = lookup.city(self.view, slug)
        if found is None:
            return ""
        owner = found.control
        foreign = not lookup.is_own(self.view, owner) and is_held(self.at, CITY[slug])
        outside = foreign and found.building in FORTS
        warning = self.text("outside" if outside else "ask-leave", family=self.family(owner)) if foreign else ""
        soon = self.view.phase < PHASE_OF["raid"] and lands_at(self.at, CITY[slug])
        landing = self.text("landing") if soon else ""
        there = [n for n in self.view.nobles if n.place == slug and n.captor is None]
        traps = hints_of_arms.fires(self, "meets", there)
        alone = self._on_the_way_alone(slug)
        return joined([traps, landing, alone, warning, self.settles(slug), self.city(slug, told=foreign)])

    def _on_the_way_alone(self, slug: str) -> str:
        """That the seat's Noble who is on the way without troops would come among those of others."""
        march, own = self.view.march, self.view.own
        if march is None or own is None or not lookup.is_own(self.view, march.family):
            return ""
        return "" if any(kind != "bombard" for kind in own.company) else self.exposed(slug, march.family)

    def raised(self, slug: str) -> str:
        """The end of a siege of one's own, with its engines (7.9)."""
        found = lookup.city(self.view, slug)
        number = found.siege if found is not None else -1
        lost = self.text("lifts", city=self.word(slug), n=lookup.catapults(self.view, slug, number))
        return joined([lost, self.city(slug)])

    def forest(self, slug: str) -> str:
        """The bandits' path."""
        return joined([self.text("forest"), self.goal(slug)])

    def court(self, slug: str, other: str = "") -> str:
        """A royal journey, or while marriages are made the offer of one."""
        if other:
            return hints_of_court.match(self, slug, other)
        return joined([self.text("royal-journey"), self.goal(slug)])

    def slip(self, slug: str) -> str:
        """By a Passage."""
        return joined([self.text("passage"), self.goal(slug)])

    def rebel(self, city: str, way: str) -> str:
        """A rebellion: who would suffer, and whether walls hold it."""
        owner, force = lookup.city(self.view, city), rebellion_force(self.at, CITY[city])
        if force < 1:
            return self.text("rebel-held", n=1 - force)
        return self.text("rebel", force=force, family=self.family(owner.control if owner is not None else -1),
                         n=lookup.troops(self.view, city))  # fmt: skip

    def victim(self, noble: str, *rest: str) -> str:
        """Somebody against whom a card is played."""
        return self.noble(noble)

    def hire(self, city: str, n: str) -> str:
        """Crossbows: price and points; home at the end of the round."""
        it = UNITS[UNIT["crossbow"]]
        left = lookup.purse(self.view) - it.price * int(n)
        return self.text("hire", n=it.price * int(n), points=it.points * int(n), left=left)

    def install(self, card: str, family: str) -> str:
        """A card for the right slot."""
        number = int(family.removeprefix("family-")) if family.removeprefix("family-").isdecimal() else -1
        old = self.view.families[number].slot if 0 <= number < len(self.view.families) else ""
        return joined([self.card(card), self.text("replaces", card=self.word(old)) if old else ""])

    def present(self, noble: str, *rest: str) -> str:
        """A relic for the Sovereign."""
        return self.text("present", first=int(self.view.gift < 0))

    def release(self, noble: str) -> str:
        """A captive set free for what was offered."""
        return self.noble(noble)


BY_VERB: Mapping[str, Callable[..., str]] = {
    **hints_of_war.NOTES, **hints_of_court.NOTES, **hints_of_arms.NOTES,
    "settle": Notes.settle, "serve": Notes.serve, "court": Notes.court,
    "discard": Notes.about, "keep": Notes.about, "draw": Notes.draw, "bear": Notes.bear, "found": Notes.found,
    "ordain": Notes.ordain, "bless": Notes.bless, "clear": Notes.clear, "tallage": Notes.tallage,
    "tithe": Notes.tithe, "entrust": Notes.entrust, "burn": Notes.burn, "buy": Notes.buy, "build": Notes.build,
    "engineer": Notes.engineer, "rebuild": Notes.rebuild, "lead": Notes.lead, "draw-sword": Notes.sword,
    "go": Notes.goal,
    "forest": Notes.forest, "sail": Notes.goal, "slip": Notes.slip, "rebel": Notes.rebel,
    "judge": Notes.victim, "ambush": Notes.victim, "release-captive": Notes.victim,
    "hire": Notes.hire, "install": Notes.install, "present": Notes.present, "occupy": Notes.city,
    "name": Notes.noble, "appear": Notes.city, "raise-siege": Notes.raised, "withdraw": Notes.city,
}  # fmt: skip
