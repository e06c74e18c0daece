"""What every option costs and brings, from the seat's own view: shillings, points, votes, dice, who is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.presenter.games.fief import hints_of_acts, sight
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit.screens import fitted, joined
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.fief.board import ABBEYS, FORTS
from engine.fief.game_data import (
    CARD_SLUGS,
    CHARACTERS,
    CITY,
    FAMILIES,
    MASON,
    NOBLE,
    REGION,
    RELICS,
    SERVANT,
    UNIT,
    UNITS,
    N,
)
from engine.fief.view import FiefView, NobleView

KINDS = {c.slug: c.kind for c in CHARACTERS}
"""Of the cards of the Character deck."""
WEATHER = ("storms", "famine", "plague", "harvest", "fair-weather", "invaders")


class Notes:
    """The notes of one panel: a view, in a voice."""

    def __init__(self, view: FiefView, voice: Voice) -> None:
        self.view, self.voice = view, voice

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

    def units(self, found: Mapping[str, int]) -> str:
        """``2 knights, 1 soldier``; empty for nobody."""
        return ", ".join(
            self.voice.action(GAME, Action(f"units-{kind}", (n,))) for kind, n in found.items() if n and kind in UNIT
        )

    # -- places and people

    def city(self, slug: str, *, told: bool = False) -> str:
        """Who holds a city (unless that is ``told`` already), what stands there, siege and weather, who is there."""
        view = self.view
        found = sight.city(view, slug)
        if found is None:
            return ""
        held = {"own": int(sight.is_own(view, found.control)), "family": self.family(found.control)}
        parts = [] if told else [self.text("free") if found.independent else self.text("held", **held)]
        parts += [self.word(found.building)] if found.building else []
        parts += [self.text("besieged", family=self.family(found.siege))] if found.siege >= 0 else []
        parts += [self.word(card) for card in dict.fromkeys(sight.weather(view, slug)) if card in WEATHER]
        parts += [self.here(slug)]
        parts += [self.word("mill")] if found.mill else []
        return joined(parts)

    def here(self, slug: str) -> str:
        """Nobles and troops in a city, by family."""
        parts = []
        for number in range(len(self.view.families)):
            names = [self.word(n.slug) for n in sight.fighters(self.view, slug, number)]
            n = sight.troops(self.view, slug, number)
            if names or n:
                parts.append(self.text("people", family=self.family(number), names=names, count=len(names), n=n))
        infantry, leaders = sight.horde(self.view, slug)
        if infantry or leaders:
            parts.append(self.text("horde", n=infantry, leaders=leaders))
        return joined(parts)

    def noble(self, slug: str) -> str:
        """Whose a Noble is, what they bear, where they are."""
        who = sight.noble(self.view, slug)
        if who is None:
            return ""
        parts = [self.family(who.family), *(self.word(t) for t in who.titles)]
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
        found = sight.region(self.view, slug)
        if found is None:
            return ""
        kind = self.word(found.kind)
        if found.lord:
            return self.text("lord", kind=kind, noble=self.word(found.lord))
        return self.text("lordless", kind=kind, n=sight.price_of_title(self.view, slug))

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
        home = sight.home(slug)
        cost = sight.price_of_title(self.view, home)
        kind = self.word(sight.kind_of(home))
        near = [self.family(c.control) for c in self.view.cities if c.control >= 0 and sight.home(c.slug) == home]
        parts = [self.text("start", region=self.word(home), kind=kind, n=cost, roads=sight.roads(slug))]
        parts += [self.text("port")] if sight.is_port(slug) else []
        parts += [self.text("neighbours", families=near)] if near else []
        return joined(parts)

    def serve(self, servant: str, noble: str) -> str:
        """A servant for a Noble."""
        return self.servant(servant)

    def match(self, one: str, other: str) -> str:
        """A marriage: the other family and what the two reach together."""
        view = self.view
        a, b = sight.noble(view, one), sight.noble(view, other)
        if a is None or b is None:
            return ""
        theirs = b if sight.is_own(view, a.family) else a
        total = view.families[a.family].points + view.families[b.family].points
        house = self.house(theirs.family)
        need = N.wedded_two if view.seats == 2 else N.alliance
        return joined([self.family(theirs.family), self.text("together", n=total, need=need), house])

    def stand(self, noble: str) -> str:
        """A candidate: votes of their own family and of all."""
        who = sight.noble(self.view, noble)
        if who is None:
            return ""
        every = sum(f.votes for f in self.view.families)
        return self.text("candidate", n=self.view.families[who.family].votes, all=every)

    def favour(self, arms: str, noble: str) -> str:
        """A vote for a candidate."""
        found = sight.family(self.view, arms)
        return self.text("weight", n=found.votes if found is not None else 0)

    def decoy(self, arms: str, noble: str) -> str:
        """A decoy on a candidate."""
        return self.text("decoy")

    def ballot(self, arms: str, vote: str) -> str:
        """A word in Parliament."""
        found = sight.family(self.view, arms)
        return self.text("weight", n=found.votes if found is not None else 0) if vote != "nothing" else ""

    def burgher(self, arms: str) -> str:
        """The Burgher's votes, for a treasure."""
        found = sight.family(self.view, arms)
        return self.text("burgher", n=found.burgher, left=found.treasures) if found is not None else ""

    def draw(self, deck: str) -> str:
        """A deck: how many are left, what its top is by its back."""
        found = self.view.characters if deck == "character" else self.view.fortunes
        return self.text("deck", n=found.cards, disaster=int(found.disaster), track=self.view.track)

    def bear(self, noble: str, city: str, arms: str = "") -> str:
        """A birth in a city of a region; nobody's city becomes the family's."""
        return joined([self.word(sight.home(city)), self.city(city), self.settles(city)])

    def settles(self, slug: str) -> str:
        """That a city becomes one's own by coming, where it is nobody's (5.1)."""
        found = sight.city(self.view, slug)
        return self.text("settles") if found is not None and found.independent and not found.armies else ""

    def found(self, card: str, noble: str, city: str) -> str:
        """An abbey in a city of a region: what it would bring now."""
        near = [city, *(c.slug for c in self.view.cities if c.slug in _neighbours(city))]
        mills = sum(c.mill and c.siege < 0 and "famine" not in sight.weather(self.view, c.slug)
                    for c in self.view.cities if c.slug in near)  # fmt: skip
        return joined([self.word(sight.home(city)), self.text("abbey", n=mills), self.city(city)])

    def ordain(self, card: str, noble: str) -> str:
        """A prelate: their votes and the tithes of their district."""
        return joined([self.card(card), self.noble(noble)])

    def bless(self, card: str, region: str) -> str:
        """A Fortune on a region: the Disaster it ends, else what it brings the seat there."""
        found = sight.region(self.view, region)
        if found is None:
            return ""
        awake = [c.card for c in found.sea if c.awake]
        ends = {"harvest": "famine", "fair-weather": "storms"}.get(card, "")
        if ends in awake:
            return self.text("cures", disaster=self.word(ends))
        mine = [c for c in self.view.cities if sight.home(c.slug) == region and sight.is_own(self.view, c.control)]
        return self.text("plenty", n=sum(c.mill + (c.building in ABBEYS) for c in mine))

    def clear(self, region: str) -> str:
        """Fair Weather at once."""
        return self.bless("fair-weather", region)

    def tallage(self, region: str) -> str:
        """A tallage: cities that pay, shillings."""
        paying, total = sight.tallage(self.view, region)
        return self.text("tallage", cities=paying, n=total)

    def tithe(self, district: str) -> str:
        """A tithe: mills that pay, shillings."""
        mills, total = sight.tithe(self.view, district)
        return self.text("tithe", mills=mills, n=total)

    def entrust(self, one: str, other: str) -> str:
        """Two servants change masters."""
        a, b = sight.noble(self.view, one), sight.noble(self.view, other)
        return " ⇄ ".join(self.word(n.servant) for n in (a, b) if n is not None and n.servant)

    def burn(self, city: str) -> str:
        """A mill for its price."""
        return self.text("burn", n=N.burn, each=N.mill_income)

    def buy(self, unit: str, city: str, n: str) -> str:
        """New units: price, points, what is left of the purse."""
        if unit not in UNIT:
            return self.text("gift", points=UNITS[UNIT["soldier"]].points)
        it, count = UNITS[UNIT[unit]], int(n)
        left = sight.purse(self.view) - it.price * count
        key = {"bombard": "price-bombard", "catapult": "price-catapult"}.get(unit, "price")
        return self.text(key, n=it.price * count, points=it.points * count, left=left)

    def build(self, what: str, city: str) -> str:
        """A building: price, what is left of the purse, use."""
        left = sight.purse(self.view)
        if what == "mill":
            tithes = any(t.kind == "tithe" for t in self.view.taxes)
            return self.text("build-mill", n=N.mill, each=N.mill_income, tithe=int(tithes), left=left - N.mill)
        if what == "fortress":
            cost = self.fortress(city)
            return self.text("build-fortress", n=cost, left=left - cost)
        return self.text("build-royal-fortress", n=N.royal_fortress, left=left - N.royal_fortress)

    def fortress(self, city: str) -> int:
        """What a fortress costs in a city, less where the mason is."""
        at = [n for n in self.view.nobles if n.place == city and sight.is_own(self.view, n.family)]
        mason = any(n.servant == MASON and not n.used and n.captor is None for n in at)
        return 3 if mason else N.fortress

    def engineer(self, city: str) -> str:
        """The catapult of a siege."""
        return self.text("engineer", n=N.catapult_work)

    def title(self, region: str, noble: str, *rest: str) -> str:
        """A fief: price, a point, a vote."""
        cost = sight.price_of_title(self.view, region)
        return self.text("title", n=cost, left=sight.purse(self.view) - cost)

    def ahead(self) -> list[str]:
        """Titles that a family of the seat is near to: what it still wants for each (4.3)."""
        found = []
        for region in self.view.regions:
            price = sight.price_of_title(self.view, region.slug)
            for family in sight.own_families(self.view):
                wants = sight.wanting(self.view, region.slug, family.family)
                if wants is None:
                    continue
                lost, walls = wants
                said = [*map(self.word, lost), *([] if walls else [self.text("a-fortress")])]
                short = price - sight.purse(self.view)
                if not said and short > 0:
                    said = [self.text("shillings-more", n=short)]
                if said:
                    found.append(self.text("title-wants", region=self.word(region.slug), n=price, wants=said))
        return found

    def grant(self, region: str, noble: str = "", *rest: str) -> str:
        """A fief given away by the Sovereign; leave to pass needs no note."""
        return "" if not noble else joined([self.text("granted"), self.noble(noble)])

    def transfer(self, region: str, noble: str) -> str:
        """A fief handed to kin."""
        return joined([self.text("transfer"), self.noble(noble)])

    def rebuild(self, noble: str, city: str) -> str:
        """A lost abbey anew."""
        return joined([self.text("gratis"), self.city(city)])

    def lead(self, noble: str) -> str:
        """A Noble who could set out: where they are, moves left, who could go with them."""
        who = sight.noble(self.view, noble)
        return self.marcher(who) if who is not None else ""

    def marcher(self, who: NobleView) -> str:
        """Where a Noble is, moves left, who could go with them, or that they are alone beside others' troops (7.6)."""
        with_him = self.units(sight.beside(self.view, who))
        told = self.text(
            "marcher", city=self.word(who.place), n=sight.MOVES - who.steps, units=with_him, alone=int(not with_him)
        )
        if sight.stormy(self.view, who.place):
            return joined([self.text("storm-bound", region=self.word(sight.home(who.place))), told])
        foes = [
            self.family(f.family)
            for f in self.view.families
            if not sight.is_own(self.view, f.family) and sight.troops(self.view, who.place, f.family)
        ]
        if not foes or sight.troops(self.view, who.place, who.family):
            return told
        return joined([told, self.text("exposed", families=foes)])

    def forsakes(self, who: NobleView) -> str:
        """What is lost when this Noble goes with everybody: a city where nobody stays, and no fortress and no Lord of
        the family keeps it (5.1; ruling 13); the guard of a fort, with a Walled City its title (4.7)."""
        found = sight.city(self.view, who.place)
        if found is None or found.control != who.family:
            return ""
        region = sight.region(self.view, found.region)
        lord = sight.noble(self.view, region.lord) if region is not None else None
        company = sum(n for kind, n in sight.beside(self.view, who).items() if kind != "bombard")
        if sight.troops(self.view, who.place, who.family) > company:
            return ""
        if found.building in FORTS:
            walled = int(found.building == "walled")
            return self.text("unguarded", city=self.word(who.place), walled=walled) if company else ""
        stay = len(sight.fighters(self.view, who.place, who.family)) > 1
        if stay or (lord and lord.family == who.family):
            return ""
        return self.text("forsakes", city=self.word(who.place))

    def sword(self, noble: str) -> str:
        """A try at Excalibur."""
        return self.text("sword", faces=3 if noble == "arthur" else 1)

    def goal(self, slug: str) -> str:
        """A city as the end of a move: a fight there, leave to be asked to go on, the plague."""
        found = sight.city(self.view, slug)
        if found is None:
            return ""
        owner = found.control
        there = sight.troops(self.view, slug, owner) if owner >= 0 else 0
        foreign = owner >= 0 and not sight.is_own(self.view, owner) and bool(there)
        outside = foreign and found.building in FORTS
        warning = self.text("outside" if outside else "ask-leave", family=self.family(owner)) if foreign else ""
        landing = self.text("landing") if sight.landing(self.view, slug) else ""
        return joined([landing, warning, self.settles(slug), self.city(slug, told=foreign)])

    def forest(self, slug: str) -> str:
        """The bandits' path."""
        return joined([self.text("forest"), self.goal(slug)])

    def court(self, slug: str, other: str = "") -> str:
        """A royal journey, or while marriages are made the offer of one."""
        if other:
            return self.match(slug, other)
        return joined([self.text("royal-journey"), self.goal(slug)])

    def slip(self, slug: str) -> str:
        """By a Passage."""
        return joined([self.text("passage"), self.goal(slug)])

    def rebel(self, city: str, way: str) -> str:
        """A rebellion: who would suffer."""
        owner = sight.city(self.view, city)
        return self.text("rebel", family=self.family(owner.control if owner is not None else -1),
                         n=sight.troops(self.view, city))  # fmt: skip

    def victim(self, noble: str, *rest: str) -> str:
        """Somebody against whom a card is played."""
        return self.noble(noble)

    def hire(self, city: str, n: str) -> str:
        """Crossbows: price and points; home at the end of the round."""
        it = UNITS[UNIT["crossbow"]]
        left = sight.purse(self.view) - it.price * int(n)
        return self.text("hire", n=it.price * int(n), points=it.points * int(n), left=left)

    def install(self, card: str, family: str) -> str:
        """A card for the right slot."""
        number = int(family.removeprefix("family-")) if family.removeprefix("family-").isdecimal() else -1
        old = self.view.families[number].slot if 0 <= number < len(self.view.families) else ""
        return joined([self.card(card), self.text("replaces", card=self.word(old)) if old else ""])

    def present(self, noble: str, *rest: str) -> str:
        """A relic for the Sovereign."""
        return self.text("present", first=int(self.view.gift < 0))

    def pillage(self, city: str, what: str) -> str:
        """A mill or an abbey laid waste."""
        if what == "mill":
            return self.text("pillage-mill", n=N.pillage_mill, each=N.mill_income)
        return self.text("pillage-abbey", n=N.pillage_abbey)

    def lose(self, unit: str, *rest: str) -> str:
        """A unit that could be lost."""
        if unit not in UNIT:
            return ""
        it = UNITS[UNIT[unit]]
        return self.text("loss", points=it.points, hits=it.hits, price=it.price)

    def attack(self, city: str, foe: str) -> str:
        """A battle: own points and dice, and what is known of the other side."""
        view = self.view
        mine = next((f.family for f in sight.own_families(view) if sight.points(view, city, f.family)), -1)
        strength = sight.points(view, city, mine) if mine >= 0 else 0
        if foe == "invaders":
            infantry, leaders = sight.horde(view, city)
            worth = infantry * N.infantry_points + leaders * N.leader_points
            return self.text("odds", points=strength, dice=sight.dice(strength), least=worth, most=worth, walls=0)
        number = FAMILIES.index(foe) if foe in FAMILIES else -1
        least, most = sight.reckoned(view, city, number)
        wall = sight.walls(view, city, number)
        return self.text("odds", points=strength, dice=sight.dice(strength, wall), least=least, most=most, walls=wall)

    def siege(self, city: str) -> str:
        """A siege without a roll: what it costs."""
        return joined([self.text("siege", n=N.catapult_work), self.here(city)])

    def sally(self, city: str, foe: str) -> str:
        """Out of a besieged city."""
        return joined([self.text("sally"), self.attack(city, foe)])

    def aim(self, noble: str) -> str:
        """A Noble before the bows."""
        return joined([self.text("aim"), self.noble(noble)])

    def danegeld(self, noble: str) -> str:
        """The Danish tax."""
        who = sight.noble(self.view, noble)
        cost = 3 if who is not None and who.servant == "sigrid" else N.danish_tax
        return self.text("danegeld", n=cost, left=sight.purse(self.view) - cost)

    def intercede(self, noble: str) -> str:
        """A cleric before invaders."""
        return self.text("intercede")

    def calm(self, noble: str) -> str:
        """A cleric pays a rebellion off."""
        who = sight.noble(self.view, noble)
        cost = 2 if who is not None and who.servant == "aylward" else N.calm
        return self.text("calm", n=cost, left=sight.purse(self.view) - cost)

    def preach(self, noble: str) -> str:
        """A cleric speaks to a rebellion."""
        who = sight.noble(self.view, noble)
        return self.text("preach", faces=5 if who is not None and who.servant == "aylward" else 4)

    def release(self, noble: str) -> str:
        """A captive set free for what was offered."""
        return self.noble(noble)


def _neighbours(slug: str) -> set[str]:
    from engine.fief.game_data import CITY_IDS, ROADS

    return {CITY_IDS[c] for c in ROADS[CITY[slug]]} if slug in CITY else set()


BY_VERB: Mapping[str, Callable[..., str]] = {
    "settle": Notes.settle, "serve": Notes.serve, "court": Notes.court, "marry": Notes.match, "stand": Notes.stand,
    "favour": Notes.favour, "decoy": Notes.decoy, "vote": Notes.ballot, "burgher": Notes.burgher,
    "discard": Notes.about, "keep": Notes.about, "draw": Notes.draw, "bear": Notes.bear, "found": Notes.found,
    "ordain": Notes.ordain, "bless": Notes.bless, "clear": Notes.clear, "tallage": Notes.tallage,
    "tithe": Notes.tithe, "entrust": Notes.entrust, "burn": Notes.burn, "buy": Notes.buy, "build": Notes.build,
    "engineer": Notes.engineer, "title": Notes.title, "grant": Notes.grant, "transfer": Notes.transfer,
    "rebuild": Notes.rebuild, "lead": Notes.lead, "draw-sword": Notes.sword, "go": Notes.goal,
    "forest": Notes.forest, "sail": Notes.goal, "slip": Notes.slip, "rebel": Notes.rebel,
    "judge": Notes.victim, "ambush": Notes.victim, "release-captive": Notes.victim,
    "hire": Notes.hire, "install": Notes.install, "present": Notes.present, "pillage": Notes.pillage,
    "lose": Notes.lose, "attack": Notes.attack, "sally": Notes.sally, "occupy": Notes.city, "aim": Notes.aim,
    "danegeld": Notes.danegeld, "intercede": Notes.intercede, "calm": Notes.calm, "preach": Notes.preach,
    "name": Notes.noble, "appear": Notes.city, "raise-siege": Notes.city, "besiege": Notes.siege,
    "withdraw": Notes.city,
}  # fmt: skip
