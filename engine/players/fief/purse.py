"""What is bought: titles, the fortress that a title needs, guards, soldiers for what is free, mills, an army."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from engine.core import Action
from engine.core.parameters import Place
from engine.fief.analysis import FORTS, MOVES, title_price, title_wants
from engine.fief.game_data import CITIES, CITY, CITY_IDS, NONE, REGION, REGION_IDS, UNITS, N
from engine.fief.views.view import NobleView
from engine.players.fief.combat_odds import NOBODY, Force, force_of, percent
from engine.players.fief.fight import burnt
from engine.players.fief.position import Position, steps_from
from engine.players.fief.valuation import LATE, Worth
from engine.players.reasons import Reason

DONE = Action("done")
PRICE = {unit.slug: unit.price for unit in UNITS if unit.slug not in ("crossbow", "catapult")}
WORTHY = 4.0
"""A city that is worth so much is guarded with more than one soldier."""
PACKAGES: tuple[dict[str, int], ...] = (
    {"soldier": 1}, {"archer": 1}, {"knight": 1}, {"archer": 1, "soldier": 1}, {"soldier": 2}, {"soldier": 4},
    {"archer": 1, "soldier": 3}, {"archer": 1, "knight": 1}, {"knight": 2}, {"archer": 1, "knight": 2}, {"knight": 3},
)  # fmt: skip
"""Guards that are thought of together."""
URGENT = 100.0
"""More than any purchase is worth: what is bought first goes before everything else."""
SAFE = 0.12
"""Less risk than this is borne."""
FLOWING = 3
"""Rounds left from which a mill pays."""


class Buyer:
    """One seat's purchases, one at a time."""

    def __init__(self, worth: Worth, legal: list[Action], spent: int = 0, listed: Iterable[Action] = ()) -> None:
        """``spent``: what a sealed list costs so far, ``listed``: what stands on it (4.0)."""
        self.worth, self.at, self.legal = worth, worth.at, legal
        self.purse = max(0, self.at.purse - spent)
        self._listed: dict[int, Force] = {}
        for action in listed:
            if action.verb == "buy" and action.args[0] in PRICE:
                city = CITY[str(action.args[1])]
                more = force_of({str(action.args[0]): int(action.args[2])})
                self._listed[city] = self._listed.get(city, NOBODY) + more

    def _force(self, city: int) -> Force:
        """What the seat has in a city, with what stands on its list."""
        return self.at.force(city, self.at.families) + self._listed.get(city, NOBODY)

    def next(self) -> Action:
        """The next purchase, or the end of them."""
        return next(self._wishes(), DONE)

    def _wishes(self) -> Iterator[Action]:
        """What may be bought and is wished for, the most urgent first."""
        for wishes in (self._titles(), self._forts(), self._guards(), self._mills(), self._people()):
            yield from (a for a in wishes if a in self.legal)

    # -- what speaks for a purchase

    def terms(self, action: Action) -> list[Reason]:
        """What speaks for a purchase, or for the end of them; of a title, which is told with its price, what it leaves
        of the purse. What is bought before something else counts
        ``URGENT`` more; of what is not wished for there is only the price."""
        if action.verb in ("done", "seal"):
            saved = min(self._saving(), self.purse)
            return [
                Reason("fief-because-saves", {"n": saved}, 0.0) if saved else Reason("fief-because-nothing", {}, 0.0)
            ]
        wishes = list(dict.fromkeys(self._wishes()))
        price = self._cost(action)
        key, n = ("leaves", self.purse - price) if action.verb == "title" else ("costs", price)
        costs = [Reason(f"fief-because-{key}", {"n": n}, -self.at.weights.coin * price)] if price else []
        if action not in wishes:
            return costs
        what = self._what(action)
        urgent = URGENT * (len(wishes) - wishes.index(action))
        return [Reason(what.key, what.params, what.worth + urgent), *costs]

    def _cost(self, action: Action) -> int:
        """Shillings for an action, 0 for none."""
        match action.verb, action.args:
            case "title", (region, *_):
                return self._price(str(region))
            case "engineer", _:
                return N.catapult_work
            case "build", (what, *_):
                return {"mill": N.mill, "royal-fortress": N.royal_fortress}.get(str(what), N.fortress)
            case "buy", (kind, _, *count):
                return PRICE.get(str(kind), 0) * (int(count[0]) if count else 1)
        return 0

    def _what(self, action: Action) -> Reason:
        """What a purchase that is wished for is good for."""
        at, verb = self.at, action.verb
        if verb in ("grant", "title"):
            region, family = str(action.args[0]), at.nobles[str(action.args[1])].family
            price = self._cost(action)
            return Reason("fief-because-title", {"region": Place(region), "n": price}, self.worth.point(family))
        if verb in ("buy", "build"):
            count = next((a for a in action.args if isinstance(a, int)), 1)
            return self._in_city(str(action.args[0]), CITY[str(action.args[1])], count)
        if verb == "engineer":
            city = CITY[str(action.args[0])]
            return Reason("fief-because-income", {"city": Place(CITY_IDS[city]), "n": at.yields(city)}, 0.0)
        return Reason("fief-because-votes", {"n": 1}, 0.0)

    def _in_city(self, what: str, city: int, count: int) -> Reason:
        """What something bought for a city is good for there, or so many units."""
        at, place, t = self.at, Place(CITY_IDS[city]), self.at.weights
        if what == "mill":
            pays = t.coin * N.mill_income * min(4.0, at.lasting)
            return Reason("fief-because-mill", {"n": N.mill_income, "rounds": at.left}, pays)
        if what == "fortress":
            region = at.region(city)
            price = title_price(region)
            return Reason("fief-because-title", {"region": Place(REGION_IDS[region]), "n": price}, 0.0)
        if what == "royal-fortress" or at.control[city] not in at.families:
            return Reason("fief-because-income", {"city": place, "n": at.yields(city)}, 0.0)
        value = self.worth.city(city, at.control[city])
        garrison, fort = self._force(city), at.building[city] if at.building[city] in FORTS else ""
        risk = self.worth.risk(city, garrison, fort)
        kind = what.removeprefix("free-")
        package = self._package(city, garrison, fort, value, self._buys(city))
        if package is None or kind not in package:
            package = {kind: 1}
        less = self.worth.risk(city, garrison + force_of(package), fort)
        safer = max(0.0, risk - less) * value
        more = garrison + force_of({kind: count})
        alone = percent(self.worth.risk(city, more, fort))  # of these units without the rest of what would be bought
        if alone < percent(risk):
            return Reason("fief-because-guards", {"city": place, "n": percent(risk), "risk": alone}, safer)
        return Reason("fief-because-stronger", {"city": place, "n": more.hits}, safer)

    def _by(self, *verbs: str) -> list[Action]:
        return [a for a in self.legal if a.verb in verbs]

    # -- titles

    def _titles(self) -> Iterator[Action]:
        """Free ones first; each to the Noble who has least of them; a siege is paid for."""
        at = self.at
        free = [a for a in self._by("grant") if self._kin(a)]
        if free:
            yield max(free, key=self._heir)
        titles = [a for a in self._by("title") if self._price(str(a.args[0])) <= self.purse]
        if titles:  # an ally's Noble only where none of one's own may bear it
            yield max(titles, key=lambda a: (self._kin(a), -self._price(str(a.args[0])), *self._heir(a)))
        yield from self._by("rebuild")[:1]
        yield from (a for a in self._by("transfer") if self._transfers(a))
        for action in self._by("engineer"):
            city = CITY[str(action.args[0])]
            if not self._decides(city) or not at.force(city, at.families).gunners:
                continue
            if self.purse >= N.catapult_work and any(self.worth.city(city, f) > WORTHY / 2 for f in at.families):
                begun = any(s.works for s in at.stacks[city] if s.family in at.families)
                if begun or self.purse >= N.catapult_work + self._saving():
                    yield action

    def _decides(self, city: int) -> bool:
        """Whether it still matters who has a city: in the last round a title goes with its Walled City alone (4.7)."""
        if not self.at.ending:
            return True
        region = self.at.region(city)
        return region >= 0 and self.at.lord(region) >= 0 and city == self.at.walled(region)

    def _kin(self, action: Action) -> bool:
        noble = self.at.nobles.get(str(action.args[1]))
        return noble is not None and (noble.family in self.at.families)

    def _heir(self, action: Action) -> tuple[bool, bool, bool, bool, str]:
        """Whom a title becomes best: free, without one, no cleric, a man."""
        noble = self.at.nobles[str(action.args[1])]
        return (noble.captor is None, not noble.fiefs, not (noble.see or noble.abbeys), noble.man, noble.slug)

    def _transfers(self, action: Action) -> bool:
        """A second title gives kin without one a vote of their own (4.6)."""
        noble = self.at.nobles[str(action.args[1])]
        return self._kin(action) and noble.captor is None and not noble.fiefs and not noble.see

    def _price(self, region: str) -> int:
        return title_price(REGION[region])

    # -- buildings

    @cached_property
    def _goals(self) -> list[tuple[int, int]]:
        """Lordless regions that a family has whole, with what is still to pay for the title."""
        found = []
        for region in range(len(REGION_IDS)):
            for family in self.at.families:
                wants = title_wants(self.at.seen, family, region)
                if wants is not None and not wants.cities:
                    found.append((region, title_price(region) + N.fortress * wants.fort))
        return found

    def _saving(self) -> int:
        """Shillings that are kept for titles within reach, the cheapest of them."""
        goals = [price for _, price in self._goals]
        close = [title_price(r) for r in range(len(REGION_IDS)) if self._close(r)]
        return (min(goals, default=0) or (min(close, default=0) + 1) // 2) + self._ransom()

    def _ransom(self) -> int:
        """What the dearest captive of the seat will cost, as long as it pays to have them back (7.7)."""
        lost = [n.ransom for n in self.at.view.nobles if n.family in self.at.families and n.captor is not None]
        return max(lost, default=0) if self.at.left else 0

    def _close(self, region: int) -> bool:
        lands = self.at.lands[region]
        if self.at.lord(region) >= 0 or not lands or not self.at.left:
            return False
        return any(sum(self.at.control[c] == f for c in lands) >= len(lands) - 1 for f in self.at.families)

    def _forts(self) -> Iterator[Action]:
        """The fortress of a region that is whole."""
        at = self.at
        for region, cost in sorted(self._goals, key=lambda g: g[1]):
            if cost == title_price(region):
                continue
            sites = [
                a for a in self._by("build") if a.args[0] == "fortress" and CITY[str(a.args[1])] in at.lands[region]
            ]
            if sites:
                yield max(sites, key=lambda a: (self._strength(CITY[str(a.args[1])]), str(a)))

    def _mills(self) -> Iterator[Action]:
        """Mills while they still pay; the Royal Fortress with money to spare."""
        at = self.at
        if at.ending:
            return
        mills = [a for a in self._by("build") if a.args[0] == "mill"]
        if mills and at.left >= FLOWING and self.purse - N.mill >= self._saving() * (at.view.round > 1):
            best = max(mills, key=lambda a: (self._safety(CITY[str(a.args[1])]), str(a)))
            if self._safety(CITY[str(best.args[1])]) > 0:
                yield best
        royal = [a for a in self._by("build") if a.args[0] == "royal-fortress" and self._crowned(CITY[str(a.args[1])])]
        if royal and at.left >= 1 and self.purse >= N.royal_fortress + self._saving() + 12:
            yield royal[0]

    def _crowned(self, city: int) -> bool:
        """Whether the Royal Fortress fits into a city: one's own, in a region that no other Lord has (4.9)."""
        region = self.at.region(city)
        lord = self.at.lord(region) if region >= 0 else NONE
        return self.at.control[city] in self.at.families and lord in (NONE, *self.at.families)

    def _strength(self, city: int) -> int:
        return self.at.force(city, self.at.families).hits - 3 * self.at.strongest(city).points // 4

    def _safety(self, city: int) -> float:
        region = self.at.region(city)
        value = 1.0 - 1.4 * self._risk(city) - 0.6 * (region >= 0 and self.at.starving(region))
        return value + 0.2 * (self.at.building[city] in FORTS)

    def _risk(self, city: int) -> float:
        at = self.at
        garrison = at.force(city, at.families)
        fort = at.building[city] if at.building[city] in FORTS else ""
        return self.worth.risk(city, garrison, fort)

    # -- people

    def _people(self) -> Iterator[Action]:
        """Soldiers who take free cities, then an army, as long as nothing is to be saved for."""
        spare = self.purse - self._saving()
        if spare <= 0:
            return
        if not self.at.ending:
            yield from self._settlers()
        if self.at.view.round >= LATE - 1 or self.at.own.purse > 8 + self._saving():
            yield from self._army(spare)

    def _buys(self, city: int) -> dict[str, list[Action]]:
        found: dict[str, list[Action]] = {}
        for a in self.legal:
            if a.verb == "buy" and a.args[1] == CITY_IDS[city]:
                found.setdefault(str(a.args[0]), []).append(a)
        return found

    def _guards(self) -> Iterator[Action]:
        """Who guards a city that is worth it, as long as it makes it safer."""
        at = self.at
        places = [(self.worth.city(c, at.control[c]), c) for c in range(len(CITIES)) if at.control[c] in at.families]
        for value, city in sorted(places, reverse=True):
            yield from self._gifts(city)
            if value < WORTHY or not self._decides(city):
                continue
            garrison = self._force(city)
            fort = at.building[city] if at.building[city] in FORTS else ""
            risk, buys = self.worth.risk(city, garrison, fort), self._buys(city)
            if not garrison.troops and at.keeps(city, at.control[city]) and buys.get("soldier"):
                yield buys["soldier"][0]
            if risk < SAFE:
                continue
            choice = self._reinforced(city, garrison, fort, value, buys)
            if choice is not None:
                yield choice
            elif buys.get("knight") and self.purse > PRICE["knight"] + self._saving() and at.left < 3:
                yield buys["knight"][0]

    def _reinforced(
        self, city: int, garrison: Force, fort: str, value: float, buys: dict[str, list[Action]]
    ) -> Action | None:
        """The first of some guards that together make a city safer than they cost."""
        package = self._package(city, garrison, fort, value, buys)
        return None if package is None else buys[next(iter(package))][0]

    def _package(
        self, city: int, garrison: Force, fort: str, value: float, buys: dict[str, list[Action]]
    ) -> dict[str, int] | None:
        """Guards that make a city safer than they cost; ``None`` where none do."""
        risk, purse = self.worth.risk(city, garrison, fort), self._spare(city)
        best, choice = 0.0, None
        for package in PACKAGES:
            cost = sum(PRICE[kind] * n for kind, n in package.items())
            if cost > purse or any(len(buys.get(kind, ())) < n for kind, n in package.items()):
                continue
            better = risk - self.worth.risk(city, garrison + force_of(package), fort)
            gain = better * value - 0.5 * self.at.weights.coin * cost
            if gain > best:
                best, choice = gain, package
        return choice

    def _spare(self, city: int) -> int:
        """Shillings for the guards of a city: all where a title hangs on it, else what no whole region waits for."""
        hangs = self.at.building[city] == "walled" or not self._goals
        return self.purse if hangs else max(0, self.purse - self._saving())

    def _gifts(self, city: int) -> Iterator[Action]:
        yield from self._buys(city).get("free-soldier", [])[:1]

    def _settlers(self) -> Iterator[Action]:
        """Soldiers where a Noble can lead them to cities that nobody holds."""
        at = self.at
        free = [c for c in range(len(CITIES)) if at.control[c] < 0 and not at.invaders(c).troops]
        for noble in self._leaders():
            city = CITY[noble.place]
            near = [c for c in free if 0 < steps_from(city)[c] <= MOVES]
            nobles = sum(n.place == noble.place for n in self._leaders())
            troops = sum(s.troops for s in at.stacks[city] if s.family == noble.family)
            troops += self._listed.get(city, NOBODY).troops
            wanted = min(len(near), 2 * nobles) + 1
            if troops < wanted and (buys := self._buys(city).get("soldier")):
                yield buys[min(len(buys), wanted - troops) - 1]

    def _leaders(self) -> list[NobleView]:
        at = self.at
        return [
            n for f in at.families for n in at.view.nobles if n.family == f and n.captor is None and n.place in CITY
        ]

    def _army(self, spare: int) -> Iterator[Action]:
        """Knights and archers beside a Noble, best where an enemy's city is near that would be worth it."""
        at = self.at
        sites: list[tuple[float, str, int]] = []
        for noble in self._leaders():
            city = CITY[noble.place]
            if at.control[city] != noble.family:
                continue
            goals = [
                self.worth.city(c, noble.family) * 0.6 ** steps_from(city)[c]
                for c in range(len(CITIES))
                if at.control[c] not in at.mine
                and (not at.ending or (self._decides(c) and steps_from(city)[c] <= MOVES))
            ]
            if at.ending and not goals and not self._decides(city):
                continue  # nothing to win and nothing to lose there any more
            sites.append((max(goals, default=0.0), noble.slug, city))
        for _, _, city in sorted(sites, reverse=True):
            buys = self._buys(city)
            units = self._force(city)
            order = ["archer"] * (units.shooters < 3) + ["knight"]
            order += ["bombard"] * (units.bombards < 2 and units.gunners) + ["soldier"]
            for kind in order:
                if buys.get(kind) and PRICE[kind] <= spare:
                    yield buys[kind][0]


def burning(position: Position, legal: list[Action]) -> Action:
    """A mill is burnt only where an enemy will have it (3.4)."""
    worth = Worth(position)
    for action in legal:
        if action.verb == "burn" and sum(r.worth for r in burnt(position, worth, CITY[str(action.args[0])])) > 0:
            return action
    return Action("pass")
