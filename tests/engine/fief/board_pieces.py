"""Built positions of Fief: Nobles, troops, towns and cards where a test wants them, and where they are now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from engine.fief.board import nobles_at, stacks_at, whereabouts
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CATAPULT,
    CITIES_OF,
    CITY,
    DISTRICT_IDS,
    DISTRICT_OF,
    MERCENARIES,
    NOBLE,
    NOBLES,
    NONE,
    PLACES,
    PRELATES,
    REGION,
    RELICS,
    ROADS,
    SERVANT,
    SERVANTS,
    UNIT,
    UNIT_IDS,
    is_character,
)
from engine.fief.pieces import stack_at

from engine.fief.rules import FIEF  # isort: skip
from engine.fief.standing.standing import VALUES
from engine.fief.state.state import BANDITS, CAPTORS, FOREST, INSIDE, SEA, FiefState, Noble, Options, Round, Tax, Town
from tests.engine.fief.loaded_dice import Loaded

GULES, AZURE, VERT, OR = range(4)
"""Families, and the seats of a game of four."""
FIEFS = ("marches", "wales", "north", "south-west", "midlands", "south-east")


def site(word: str) -> int:
    """A site by name: empty inside, ``sea``, ``forest``, or the city whose road it is."""
    return {"": INSIDE, "sea": SEA, "forest": FOREST}[word] if word in ("", "sea", "forest") else CITY[word]


class BoardPieces:
    """What lies on the board. ``position`` is an empty England with every card in its deck; the other methods move
    cards and pieces from there, so that what holds in every position (``invariants``) holds in these."""

    state: FiefState
    """The position."""

    def __init__(self, state: FiefState | None = None) -> None:
        if state is None:
            self.position()
        else:
            self.state = state

    def position(self, seats: int = 4, *, number: int = 2, first: int = 0, purse: int = 10, **options: object) -> Self:
        """England without a Noble, a troop or a building in round ``number``. Everything is asked except windows, which
        pass, and losses, which fall on the cheapest."""
        self.state = FIEF.setup(seats=seats, seed="position", options=Options(**options))  # type: ignore[arg-type]
        self.state.characters[:] = [c for c in range(len(CARDS)) if is_character(c)]
        self.state.aside.clear()
        self.state.nobles[:] = [Noble() for _ in NOBLES]
        self.state.servants[:] = range(len(SERVANTS))
        self.state.towns[:] = [Town() for _ in self.state.towns]
        self.state.sword = NONE
        self.state.round, self.state.first = number, first
        self.state.purse[:] = [purse] * seats
        self.state.dice = Loaded("position", falls={}, bag=[])
        for orders in self.state.orders:
            for key, values in VALUES.items():
                if "ask" in values:
                    setattr(orders, key, "ask")
            orders.windows, orders.losses = "pass", "cheapest"
        self.state.frames[:] = [Round("court")]
        return self

    # --- pieces -------------------------------------------------------------------------------------------------------

    def noble(
        self,
        slug: str,
        family: int,
        city: str,
        *,
        out: str = "",
        lord: Iterable[str] = (),
        see: str = "",
        servant: str = "",
        **fields: object,
    ) -> int:
        """A Noble of a family in a city, ``out`` on one of its roads; Lord of regions, prelate of a see, with a
        servant."""
        n = NOBLE[slug]
        self.state.characters.remove(n)
        self.state.nobles[n] = Noble(family=family, place=CITY[city], site=site(out), **fields)  # type: ignore[arg-type]
        for region in lord:
            self.state.fiefs[REGION[region]] = n
        if see:
            self.prelate(slug, see)
        if servant:
            self.state.servants.remove(SERVANT[servant])
            self.state.nobles[n].servant = SERVANT[servant]
        self._claim(CITY[city], family, site(out))
        return n

    def put(
        self, family: int, city: str, force: Mapping[str, int] | None = None, *, out: str = "", **units: int
    ) -> None:
        """Troops and engines of a family in a city, ``out`` on one of its roads; ``french`` and ``flemish``
        crossbows."""
        stack = stack_at(self.state, CITY[city], family, site(out))
        for slug, count in {**(force or {}), **units}.items():
            if slug in ("french", "flemish"):
                card = ("french", "flemish").index(slug)
                stack.hired[card] += count
                self.state.crossbows[card] -= count
                slug = "crossbow"
            stack.units[UNIT[slug]] += count
        self._claim(CITY[city], family, site(out))

    def _claim(self, city: int, family: int, where: int) -> None:
        if where == INSIDE and self.state.towns[city].control < 0:
            self.state.towns[city].control = family

    def town(self, city: str, building: str | None = None, **fields: object) -> Town:
        """A city's building, mill, controlling family; a siege with what it takes, a catapult in the making where there
        is none."""
        it = self.state.towns[CITY[city]]
        if building is not None:
            it.building = building
        for key, value in fields.items():
            assert hasattr(it, key), key
            setattr(it, key, value)
        if it.siege >= 0 and not any(s.units[CATAPULT] or s.works for s in stacks_at(self.state, CITY[city], it.siege)):
            kin = nobles_at(self.state, CITY[city], it.siege)
            stack_at(
                self.state, CITY[city], it.siege, self.state.nobles[kin[0]].site if kin else ROADS[CITY[city]][0]
            ).works = 1
        return it

    def region(self, slug: str, family: int) -> None:
        """All cities of a region obey a family."""
        for city in CITIES_OF[REGION[slug]]:
            self.state.towns[city].control = family

    def prelate(self, slug: str, see: str) -> None:
        """A Noble is bishop or archbishop."""
        district = DISTRICT_IDS.index(see)
        self.state.characters.remove(PRELATES[district])
        self.state.sees[district] = NOBLE[slug]

    def abbess(self, slug: str, abbey: int = 0, city: str = "", building: str = "abbey") -> None:
        """A Noble is abbess, her abbey stands in a city."""
        self.state.characters.remove(ABBESSES[abbey])
        self.state.veils[abbey] = NOBLE[slug]
        if city:
            self.town(city, building, abbey=abbey)

    def wed(self, one: str, other: str) -> None:
        """Two Nobles are married."""
        a, b = NOBLE[one], NOBLE[other]
        self.state.nobles[a].spouse, self.state.nobles[b].spouse = b, a

    def crown(self, slug: str, queen: str = "", *, guards: int = 0) -> None:
        """A Noble is Sovereign, another his Queen, each with guards."""
        self.state.sovereign = NOBLE[slug]
        self.state.nobles[NOBLE[slug]].guards = guards
        if queen:
            self.state.queen = NOBLE[queen]
            self.state.nobles[NOBLE[queen]].guards = guards

    def hold(self, slug: str, by: str) -> None:
        """A Noble is the captive of another, of ``army-N`` or of ``sherwood``."""
        who = self.state.nobles[NOBLE[slug]]
        who.place, who.site = NONE, INSIDE
        who.captor = (
            NOBLE[by] if by in NOBLE else BANDITS if by == "sherwood" else CAPTORS + int(by.removeprefix("army-"))
        )

    def army(self, city: str, infantry: int = 5, *, leader: bool = True, out: str = "sea", **fields: bool) -> int:
        """An army of invaders in a city; its number."""
        number = next(a for a, it in enumerate(self.state.armies) if it.city < 0 and not it.gone)
        it = self.state.armies[number]
        it.city, it.site, it.infantry, it.leader = CITY[city], site(out), infantry, leader
        for key, value in fields.items():
            setattr(it, key, value)
        return number

    # --- cards, relics ------------------------------------------------------------------------------------------------

    def draw(self, slug: str) -> int:
        """Take a card out of its deck, whichever it is."""
        for deck in (self.state.characters, self.state.fortunes):
            for card in deck:
                if CARDS[card] == slug:
                    deck.remove(card)
                    return card
        raise AssertionError(f"no {slug} in the decks")

    def hand(self, seat: int, *slugs: str) -> list[int]:
        """Cards into a hand."""
        cards = [self.draw(slug) for slug in slugs]
        self.state.hands[seat] = sorted([*self.state.hands[seat], *cards])
        return cards

    def slot(self, family: int, slug: str) -> None:
        """A mercenary or a Burgher in the right slot of a family's board."""
        self.state.slots[family] = self.draw(slug)
        assert self.state.slots[family] in (*MERCENARIES, CARDS.index("burgher-3"), CARDS.index("burgher-5"))

    def lay(self, where: str, *slugs: str, awake: bool = True) -> None:
        """Disasters or Fortunes in a sea, at work."""
        for slug in slugs:
            card = self.draw(slug)
            self.state.weather[REGION[where]].append(card)
            if awake:
                self.state.settled[REGION[where]].append(card)

    def tax(self, kind: str, where: str, slug: str) -> None:
        """A tallage on a region or a tithe on a district, laid by a Noble, with its card and treasure."""
        area = REGION[where] if kind == "tallage" else DISTRICT_IDS.index(where)
        family = self.state.nobles[NOBLE[slug]].family
        card = self.draw("tax")
        sea = area if kind == "tallage" else DISTRICT_OF.index(area)
        self.state.weather[sea].append(card)
        self.state.taxes.append(Tax(kind, area, NOBLE[slug], family))
        self.state.treasures[family] -= 1

    def relic(self, slug: str, bearer: str = "", *, city: str = "", known: bool = True) -> None:
        """A relic with a Noble, or lying in a city."""
        it = self.state.relics[RELICS.index(slug)]
        it.bearer, it.city = (NOBLE[bearer], NONE) if bearer else (NONE, CITY[city])
        it.known = known

    def sword(self, bearer: str = "", *, city: str = "") -> None:
        """Excalibur with a Noble, or in the stone of a city."""
        self.state.bearer, self.state.sword = (NOBLE[bearer], NONE) if bearer else (NONE, CITY[city])
        self.state.blade = "drawn" if bearer else "stone"

    def lords(self, *counts: int) -> Self:
        """Families with so many fiefs, the smallest first."""
        men = ("henri", "hugh", "edward", "william")
        left = list(FIEFS)
        for family, count in enumerate(counts):
            mine = [left.pop(0) for _ in range(count)]
            self.noble(men[family], family, ("london", "york", "norwich", "exeter")[family], lord=mine)
        return self

    # --- reading ------------------------------------------------------------------------------------------------------

    def units(self, family: int, city: str, out: str | None = None) -> dict[str, int]:
        """What a family has in a city, everywhere or at one site, by kind."""
        found = [0] * len(UNIT_IDS)
        for stack in self.state.stacks:
            if (stack.city, stack.family) == (CITY[city], family) and (out is None or stack.site == site(out)):
                found = [a + b for a, b in zip(found, stack.units, strict=True)]
        return {UNIT_IDS[k]: n for k, n in enumerate(found) if n}

    def who(self, slug: str) -> Noble:
        """A Noble by name."""
        return self.state.nobles[NOBLE[slug]]

    def place(self, slug: str) -> str:
        """Where a Noble is: a city; ``captive``, ``dead``."""
        it = self.who(slug)
        return "dead" if it.gone else "captive" if it.captor >= 0 else PLACES[it.place]

    def captor(self, slug: str) -> str:
        """Who holds a Noble: a Noble, ``army-N``, ``sherwood``, or nobody."""
        by = self.who(slug).captor
        if by < 0:
            return ""
        return NOBLES[by] if by < CAPTORS else "sherwood" if by == BANDITS else f"army-{by - CAPTORS}"

    def at_last(self, slug: str) -> str:
        """Where a Noble is, or whoever holds him."""
        where = whereabouts(self.state, NOBLE[slug])
        return PLACES[where] if where >= 0 else ""

    def control(self, city: str) -> int:
        """The family that controls a city, -1 nobody."""
        return self.state.towns[CITY[city]].control

    def lord_of(self, slug: str) -> str:
        """The Lord of a region, empty without one."""
        n = self.state.fiefs[REGION[slug]]
        return NOBLES[n] if n >= 0 else ""
