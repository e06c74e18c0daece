"""What cities, fiefs and Nobles are worth to a seat, and how safe they are."""

from __future__ import annotations

from engine.core.parameters import Params, Place
from engine.fief.analysis import FORTS, MOVES, ransom_of
from engine.fief.game_data import CITIES, CITY, CITY_IDS, NOBLE, NONE, REGION_IDS, N
from engine.fief.views.view import NobleView
from engine.players.fief.combat_odds import NOBODY, Force, rough
from engine.players.fief.position import Position, sea_steps, steps_from
from engine.players.reasons import Reason

LATE = N.first_victory - 1
"""From this round on points decide."""
OPEN, WEAK, STRONG = 1.0, 0.6, 0.3
"""How likely a city that is still missing is won: nobody there, few, many."""
FEW = 2
WEDDED = 4.0
"""What a spouse is worth more in a game of two, where the wedded go first (13.7)."""
AWAY = (1.0, 1.0, 1.0, 0.85, 0.7, 0.55)
"""What a city is worth by moves from the seat's nearest Noble."""


class Worth:
    """Values for one seat, reckoned once for a position."""

    def __init__(self, position: Position) -> None:
        self.at = position
        self.weights = position.weights
        self._cities: dict[tuple[int, int], float] = {}
        self._risks: dict[tuple[int, Force, str], float] = {}
        self._near: dict[int, int] = {}

    # -- points

    def point(self, family: int) -> float:
        """A victory point won by a family of the seat."""
        t, short = self.weights, self.at.short(family)
        more = t.decisive if short <= 1 else (1 + t.decisive) / 2 if short == 2 and self.at.view.round >= LATE else 1.0
        shared = t.alliance if self.at.view.seats > 2 and len(self.at.side(family)) > 1 else 1.0
        return t.fief * more * max(shared, 0.8)

    def denial(self, family: int) -> float:
        """A victory point lost by an enemy."""
        t, short = self.weights, self.at.short(family)
        late = self.at.view.round >= LATE
        if short <= 0:
            return t.fief * t.alarm * (1.5 if late else 0.7)
        if short == 1:
            return t.fief * (t.alarm if late else t.deny)
        return t.fief * t.deny

    # -- cities

    def near(self, city: int) -> int:
        """Moves from the seat's nearest free Noble to a city."""
        if not self._near:
            mine = [c for c in range(len(CITIES)) if any(n.family in self.at.families for n in self.at.people[c])]
            for c in range(len(CITIES)):
                self._near[c] = min((min(steps_from(m)[c], sea_steps(m, c)) for m in mine), default=len(AWAY) - 1)
        return self._near[city]

    def city(self, city: int, family: int) -> float:
        """What it is worth that a family of the seat holds a city, rather than nobody or an enemy."""
        found = self._cities.get((city, family))
        if found is None:
            found = self._cities[city, family] = self._city(city, family)
        return found

    def _city(self, city: int, family: int) -> float:
        return self._income(city) + self._title(city, family)

    def city_terms(self, city: int, family: int) -> list[Reason]:
        """The two things for which a city counts: what it brings, and the title of its region."""
        at, region = self.at, self.at.region(city)
        income: Params = {"city": Place(CITY_IDS[city]), "n": at.yields(city)}
        found = [Reason("fief-because-income", income, self._income(city))]
        title = self._title(city, family)
        if title:
            held = sum(at.control[c] == family for c in at.lands[region])
            claim: Params = {"region": Place(REGION_IDS[region]), "n": held, "size": len(at.lands[region])}
            found.append(Reason("fief-because-region", claim, title))
        return found

    def _income(self, city: int) -> float:
        """What a city is worth for its shillings alone."""
        at, t = self.at, self.weights
        value = t.city + t.coin * at.yields(city) * min(4.0, at.lasting)
        holder = at.control[city]
        if holder >= 0 and holder not in at.mine:
            value += 0.5 * t.coin * at.yields(city) * min(4.0, at.lasting)
        return value

    def _title(self, city: int, family: int) -> float:
        """What it is worth for the title of its region."""
        at, t, region = self.at, self.weights, self.at.region(city)
        if region < 0:
            return 0.0
        lord = at.lord(region)
        if lord < 0:
            return self._claim(city, region, family)
        if city == at.walled(region) and (lord == family or lord not in at.mine):
            return self.point(family) + (self.denial(lord) if lord not in at.mine else t.fief * t.deny)
        return 0.0

    def _claim(self, city: int, region: int, family: int) -> float:
        """What a city does for a title that nobody has: the nearer it is, the more; and what it denies another."""
        at, lands = self.at, self.at.lands[region]
        size = len(lands)
        owned = sum(at.control[c] == family for c in lands if c != city)
        chance = 1.0
        for other in lands:
            if other != city and at.control[other] != family:
                chance *= self._chance(other, family)
        value = self.point(family) * chance * (((owned + 1) / size) ** 2 - (owned / size) ** 2)
        value *= AWAY[min(self.near(city), len(AWAY) - 1)]
        rival = max(
            (f.family for f in at.view.families if f.family not in at.mine),
            key=lambda f: sum(at.control[c] == f for c in lands if c != city),
            default=NONE,
        )
        if rival >= 0:
            held = sum(at.control[c] == rival for c in lands if c != city)
            value += self.denial(rival) * (((held + 1) / size) ** 2 - (held / size) ** 2) * 0.5
        return value

    def _chance(self, city: int, family: int) -> float:
        """How likely a missing city is won sooner or later."""
        at = self.at
        foes = sum(s.troops for s in at.stacks[city] if s.family not in at.mine)
        if at.control[city] in at.mine and at.control[city] != family:
            return STRONG
        held = at.control[city] >= 0 and at.building[city] in FORTS
        return STRONG if held or foes > FEW else WEAK if foes else OPEN

    # -- safety

    def risk(self, city: int, garrison: Force, fort: str) -> float:
        """How likely a city with some garrison is lost before the next round is over."""
        key = (city, garrison, fort)
        found = self._risks.get(key)
        if found is None:
            found = self._risks[key] = self._risk(city, garrison, fort)
        return found

    def _risk(self, city: int, garrison: Force, fort: str) -> float:
        at, t = self.at, self.weights
        comer = at.strongest(city)
        found = 0.0
        if comer.troops:
            found = t.fear * (rough(comer, garrison, fort).win if garrison.troops else 1.0)
        for army in at.view.armies:
            if army.city not in CITY or army.stays:
                continue
            steps = steps_from(CITY[army.city])[city]
            if steps <= MOVES and army.infantry + army.leader > garrison.troops:
                fight = rough(at.invaders(CITY[army.city]), garrison, fort).win if garrison.troops else 1.0
                found = max(found, fight * (0.5, 0.3, 0.1)[steps])
        return min(0.95, found)

    def hold(self, city: int, family: int, garrison: Force, *, nobles: float = 0.0, empty: bool | None = None) -> float:
        """What a city of the seat's, left with some garrison, keeps of its worth. ``nobles``: what stands there that
        may be taken; ``empty``: nobody at all is left."""
        at = self.at
        value = self.city(city, family)
        if empty if empty is not None else not garrison.troops and not nobles:
            if not at.keeps(city, family):
                return 0.0
            threat = self.risk(city, NOBODY, at.building[city] if at.building[city] in FORTS else "")
            return value * (1 - threat) * (1 if threat else 0.97)
        fort = at.building[city] if at.building[city] in FORTS else ""
        risk = self.risk(city, garrison, fort)
        return (value + 0.3 * self.weights.troop * garrison.hits) * (1 - risk) - nobles * risk

    # -- people

    def noble(self, noble: NobleView) -> float:
        """What a Noble is worth to their family; the last one has all its titles with them."""
        t = self.weights
        found = t.noble + t.honour * len(noble.titles) + t.sword * 0.5 * noble.sword + t.relic * 0.5 * len(noble.relics)
        kin = self.at.family(noble.family)
        found += WEDDED * (self.at.view.seats == 2 and bool(noble.married))
        if len(kin.nobles) == 1:
            found += 0.6 * t.fief * len(kin.fiefs) + t.noble
        return found

    def prize(self, city: int, families: set[int]) -> float:
        """What the Nobles of some families in a city are worth to whoever takes them: ransom, and their absence."""
        t = self.weights
        people = [n for n in self.at.people[city] if n.family in families]
        return sum(t.coin * ransom_of(self.at.seen, NOBLE[n.slug]) + 0.4 * t.noble for n in people)
