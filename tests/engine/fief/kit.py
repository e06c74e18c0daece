"""Built positions: Nobles, troops, towns and cards where a test wants them, and dice that fall as it says.

``position`` is an empty England with every card in its deck; builders move cards and pieces from there, so that what
holds in every position (``invariants``) holds in these. With four seats family and seat have one number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from engine.core import Action, Dice, Event, IllegalAction, Prompt
from engine.core.dice import Draw
from engine.fief.board import nobles_at, stacks_at, whereabouts
from engine.fief.combat import FACES
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CATAPULT,
    CITIES_OF,
    CITY,
    COMPASS,
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
from engine.fief import people  # isort: skip

from engine.fief.standing import VALUES
from engine.fief.state import (
    BANDITS,
    CAPTORS,
    FOREST,
    INSIDE,
    SEA,
    Court,
    FiefState,
    Noble,
    Options,
    Round,
    Tax,
    Town,
)
from tests.engine.fief.invariants import check
from tests.engine.fief.marks import as_listed

GULES, AZURE, VERT, OR = range(4)
"""Families, and the seats of a game of four."""
BATTLE_DICE = frozenset({"catapults", "bombards", "archers", "melee", "rebellion", "landing"})
"""Labels of battle dice: their faces are numbers of F."""


class Loaded(Dice):
    """Dice that fall as a test says, by label; other labels fall by the seed. A loaded label never rolls more dice than
    the test has named."""

    falls: dict[str, list[int]] = msgspec.field(default_factory=dict)
    bag: list[str] = msgspec.field(default_factory=list)

    def below(self, sides: int, label: str) -> int:
        if label not in self.falls:
            return Dice.below(self, sides, label)
        assert self.falls[label], f"a die for {label} that the test does not know of"
        word = self.falls[label].pop(0)
        result = (
            FACES.index(word) if label in BATTLE_DICE else self._point(sides, word) if label == "compass" else word - 1
        )
        assert 0 <= result < sides, f"{word} is no face of a die for {label}"
        self.fresh.append(Draw(label, self.counter, sides, result))
        self.counter += 1
        return result

    def _point(self, sides: int, word: int) -> int:
        """A point of the compass among those left in the bag: 1 north, 2 east, 3 south, 4 west."""
        if sides == len(COMPASS):
            self.bag = list(COMPASS)
        at = self.bag.index(COMPASS[word - 1])
        self.bag.pop(at)
        return at


# --- positions -------------------------------------------------------------------------------------------------------


def position(seats: int = 4, *, number: int = 2, first: int = 0, purse: int = 10, **options: object) -> FiefState:
    """England without a Noble, a troop or a building in round ``number``. Everything is asked except windows, which
    pass, and losses, which fall on the cheapest."""
    state = FIEF.setup(seats=seats, seed="position", options=Options(**options))  # type: ignore[arg-type]
    state.characters[:] = [c for c in range(len(CARDS)) if is_character(c)]
    state.aside.clear()
    state.nobles[:] = [Noble() for _ in NOBLES]
    state.servants[:] = range(len(SERVANTS))
    state.towns[:] = [Town() for _ in state.towns]
    state.sword = NONE
    state.round, state.first = number, first
    state.purse[:] = [purse] * seats
    state.dice = Loaded("position", falls={}, bag=[])
    for orders in state.orders:
        for key, values in VALUES.items():
            if "ask" in values:
                setattr(orders, key, "ask")
        orders.windows, orders.losses = "pass", "cheapest"
    state.frames[:] = [Round("court")]
    return state


def go(state: FiefState, stage: str, *, first: int | None = None) -> list[Event]:
    """Begin a stage of the round (``rounds.ORDER``) and go on to its first question."""
    if first is not None:
        state.first = first
    state.frames[:] = [Round(stage)]
    return run(state)


def run(state: FiefState) -> list[Event]:
    """Go on until somebody must decide."""
    events: list[Event] = []
    FIEF.advance(state, events)
    check(state)
    as_listed(events)
    return events


def turn(state: FiefState, stage: str, seat: int, **dice: list[int]) -> FiefState:
    """The turn of a seat in a stage, those before it over."""
    rig(state, **dice)
    go(state, stage, first=seat)
    return state


# --- builders --------------------------------------------------------------------------------------------------------


def site(word: str) -> int:
    """A site by name: empty inside, ``sea``, ``forest``, or the city whose road it is."""
    return {"": INSIDE, "sea": SEA, "forest": FOREST}[word] if word in ("", "sea", "forest") else CITY[word]


def noble(
    state: FiefState,
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
    """A Noble of a family in a city, ``out`` on one of its roads; Lord of regions, prelate of a see, with a servant."""
    n = NOBLE[slug]
    state.characters.remove(n)
    state.nobles[n] = Noble(family=family, place=CITY[city], site=site(out), **fields)  # type: ignore[arg-type]
    for region in lord:
        state.fiefs[REGION[region]] = n
    if see:
        prelate(state, slug, see)
    if servant:
        state.servants.remove(SERVANT[servant])
        state.nobles[n].servant = SERVANT[servant]
    _claim(state, CITY[city], family, site(out))
    return n


def put(
    state: FiefState, family: int, city: str, force: Mapping[str, int] | None = None, *, out: str = "", **units: int
) -> None:
    """Troops and engines of a family in a city, ``out`` on one of its roads; ``french`` and ``flemish`` crossbows."""
    stack = stack_at(state, CITY[city], family, site(out))
    for slug, count in {**(force or {}), **units}.items():
        if slug in ("french", "flemish"):
            card = ("french", "flemish").index(slug)
            stack.hired[card] += count
            state.crossbows[card] -= count
            slug = "crossbow"
        stack.units[UNIT[slug]] += count
    _claim(state, CITY[city], family, site(out))


def _claim(state: FiefState, city: int, family: int, where: int) -> None:
    if where == INSIDE and state.towns[city].control < 0:
        state.towns[city].control = family


def town(state: FiefState, city: str, building: str | None = None, **fields: object) -> Town:
    """A city's building, mill, controlling family; a siege with what it takes, a catapult in the making where there is
    none."""
    it = state.towns[CITY[city]]
    if building is not None:
        it.building = building
    for key, value in fields.items():
        assert hasattr(it, key), key
        setattr(it, key, value)
    if it.siege >= 0 and not any(s.units[CATAPULT] or s.works for s in stacks_at(state, CITY[city], it.siege)):
        kin = nobles_at(state, CITY[city], it.siege)
        stack_at(state, CITY[city], it.siege, state.nobles[kin[0]].site if kin else ROADS[CITY[city]][0]).works = 1
    return it


def region(state: FiefState, slug: str, family: int) -> None:
    """All cities of a region obey a family."""
    for city in CITIES_OF[REGION[slug]]:
        state.towns[city].control = family


def prelate(state: FiefState, slug: str, see: str) -> None:
    """A Noble is bishop or archbishop."""
    district = DISTRICT_IDS.index(see)
    state.characters.remove(PRELATES[district])
    state.sees[district] = NOBLE[slug]


def abbess(state: FiefState, slug: str, abbey: int = 0, city: str = "", building: str = "abbey") -> None:
    """A Noble is abbess, her abbey stands in a city."""
    state.characters.remove(ABBESSES[abbey])
    state.veils[abbey] = NOBLE[slug]
    if city:
        town(state, city, building, abbey=abbey)


def wed(state: FiefState, one: str, other: str) -> None:
    """Two Nobles are married."""
    a, b = NOBLE[one], NOBLE[other]
    state.nobles[a].spouse, state.nobles[b].spouse = b, a


def crown(state: FiefState, slug: str, queen: str = "", *, guards: int = 0) -> None:
    """A Noble is Sovereign, another his Queen, each with guards."""
    state.sovereign = NOBLE[slug]
    state.nobles[NOBLE[slug]].guards = guards
    if queen:
        state.queen = NOBLE[queen]
        state.nobles[NOBLE[queen]].guards = guards


def hold(state: FiefState, slug: str, by: str) -> None:
    """A Noble is the captive of another, of ``army-N`` or of ``sherwood``."""
    who = state.nobles[NOBLE[slug]]
    who.place, who.site = NONE, INSIDE
    who.captor = NOBLE[by] if by in NOBLE else BANDITS if by == "sherwood" else CAPTORS + int(by.removeprefix("army-"))


def army(
    state: FiefState, city: str, infantry: int = 5, *, leader: bool = True, out: str = "sea", **fields: bool
) -> int:
    """An army of invaders in a city; its number."""
    number = next(a for a, it in enumerate(state.armies) if it.city < 0 and not it.gone)
    it = state.armies[number]
    it.city, it.site, it.infantry, it.leader = CITY[city], site(out), infantry, leader
    for key, value in fields.items():
        setattr(it, key, value)
    return number


# --- cards, relics ---------------------------------------------------------------------------------------------------


def draw(state: FiefState, slug: str) -> int:
    """Take a card out of its deck, whichever it is."""
    for deck in (state.characters, state.fortunes):
        for card in deck:
            if CARDS[card] == slug:
                deck.remove(card)
                return card
    raise AssertionError(f"no {slug} in the decks")


def hand(state: FiefState, seat: int, *slugs: str) -> list[int]:
    """Cards into a hand."""
    cards = [draw(state, slug) for slug in slugs]
    state.hands[seat] = sorted([*state.hands[seat], *cards])
    return cards


def slot(state: FiefState, family: int, slug: str) -> None:
    """A mercenary or a Burgher in the right slot of a family's board."""
    state.slots[family] = draw(state, slug)
    assert state.slots[family] in (*MERCENARIES, CARDS.index("burgher-3"), CARDS.index("burgher-5"))


def let_pass(state: FiefState) -> None:
    """Everybody who is asked in a window plays nothing in it: of two the orders say so only when its time is up."""
    for seat in waits(state):
        if legal(state, seat, "abide"):
            do(state, seat, "abide")


def lay(state: FiefState, where: str, *slugs: str, awake: bool = True) -> None:
    """Disasters or Fortunes in a sea, at work."""
    for slug in slugs:
        card = draw(state, slug)
        state.weather[REGION[where]].append(card)
        if awake:
            state.settled[REGION[where]].append(card)


def tax(state: FiefState, kind: str, where: str, slug: str) -> None:
    """A tallage on a region or a tithe on a district, laid by a Noble, with its card and treasure."""
    area = REGION[where] if kind == "tallage" else DISTRICT_IDS.index(where)
    family = state.nobles[NOBLE[slug]].family
    card = draw(state, "tax")
    sea = area if kind == "tallage" else DISTRICT_OF.index(area)
    state.weather[sea].append(card)
    state.taxes.append(Tax(kind, area, NOBLE[slug], family))
    state.treasures[family] -= 1


def relic(state: FiefState, slug: str, bearer: str = "", *, city: str = "", known: bool = True) -> None:
    """A relic with a Noble, or lying in a city."""
    it = state.relics[RELICS.index(slug)]
    it.bearer, it.city = (NOBLE[bearer], NONE) if bearer else (NONE, CITY[city])
    it.known = known


def sword(state: FiefState, bearer: str = "", *, city: str = "") -> None:
    """Excalibur with a Noble, or in the stone of a city."""
    state.bearer, state.sword = (NOBLE[bearer], NONE) if bearer else (NONE, CITY[city])
    state.blade = "drawn" if bearer else "stone"


# --- playing ---------------------------------------------------------------------------------------------------------


def rig(state: FiefState, **dice: list[int]) -> None:
    """The next dice by label (underscores stand for hyphens): battle dice by their F, others as 1 to 6; points of the
    compass as 1 to 4 from north by east."""
    assert isinstance(state.dice, Loaded)
    for label, falls in dice.items():
        state.dice.falls.setdefault(label.replace("_", "-"), []).extend(falls)


def spent(state: FiefState) -> bool:
    """Whether every loaded die has fallen."""
    assert isinstance(state.dice, Loaded)
    return not any(state.dice.falls.values())


def do(state: FiefState, seat: int, text: str) -> list[Event]:
    """A seat takes actions, divided by semicolons; each must be offered to it."""
    events: list[Event] = []
    for word in text.split("; "):
        action = Action.parse(word)
        offered = [a for p in asked(state, seat) for a in p.actions]
        assert action in offered, (word, FIEF.why_not(state, seat, action), state.frames[-1])
        events += FIEF.apply(state, seat, action)
        check(state)
    as_listed(events)
    return events


def ready(state: FiefState, *seats: int) -> list[Event]:
    """At court these seats, or all, say that they have nothing more: those who are still asked."""
    events: list[Event] = []
    for seat in seats or range(state.seats):
        frame = state.frames[-1]
        if isinstance(frame, Court) and not frame.ready[seat]:
            events += do(state, seat, "ready")
    return events


def why(state: FiefState, seat: int, text: str) -> str:
    """The code with which an action is refused; nothing may change, and it may not be offered."""
    action = Action.parse(text)
    before = FIEF.dumps(state)
    assert action not in [a for p in asked(state, seat) for a in p.actions], f"{text} is offered"
    try:
        FIEF.apply(state, seat, action)
    except IllegalAction as error:
        assert FIEF.dumps(state) == before
        return error.refusal.code.removeprefix("fief-no-")
    raise AssertionError(f"{text} is allowed")


def asked(state: FiefState, seat: int) -> list[Prompt]:
    """What a seat is asked."""
    return FIEF.prompts(state).get(seat, [])


def legal(state: FiefState, seat: int, verb: str = "") -> list[str]:
    """What a seat may do now with one verb; without one what it is asked, offers apart."""
    actions = [a for p in asked(state, seat) if verb or p.blocks for a in p.actions]
    return [str(a) for a in actions if not verb or a.verb == verb]


def waits(state: FiefState) -> list[int]:
    """The seats without whom the game does not go on."""
    return [seat for seat, mine in FIEF.prompts(state).items() if any(p.blocks for p in mine)]


def keys(events: Iterable[Event]) -> list[str]:
    """Keys of events without the name of the game."""
    return [e.key.removeprefix("fief-") for e in events]


def said(events: Iterable[Event], key: str) -> list[Event]:
    """The events with a key."""
    return [e for e in events if e.key == f"fief-{key}"]


def accede(state: FiefState, slug: str) -> None:
    """A Noble is crowned, as if elected."""
    people.crown(state, NOBLE[slug], "election", [])


# --- reading ---------------------------------------------------------------------------------------------------------


def units(state: FiefState, family: int, city: str, out: str | None = None) -> dict[str, int]:
    """What a family has in a city, everywhere or at one site, by kind."""
    found = [0] * len(UNIT_IDS)
    for stack in state.stacks:
        if (stack.city, stack.family) == (CITY[city], family) and (out is None or stack.site == site(out)):
            found = [a + b for a, b in zip(found, stack.units, strict=True)]
    return {UNIT_IDS[k]: n for k, n in enumerate(found) if n}


def who(state: FiefState, slug: str) -> Noble:
    """A Noble by name."""
    return state.nobles[NOBLE[slug]]


def place(state: FiefState, slug: str) -> str:
    """Where a Noble is: a city; ``captive``, ``dead``."""
    it = who(state, slug)
    return "dead" if it.gone else "captive" if it.captor >= 0 else PLACES[it.place]


def captor(state: FiefState, slug: str) -> str:
    """Who holds a Noble: a Noble, ``army-N``, ``sherwood``, or nobody."""
    by = who(state, slug).captor
    if by < 0:
        return ""
    return NOBLES[by] if by < CAPTORS else "sherwood" if by == BANDITS else f"army-{by - CAPTORS}"


def at_last(state: FiefState, slug: str) -> str:
    """Where a Noble is, or whoever holds him."""
    where = whereabouts(state, NOBLE[slug])
    return PLACES[where] if where >= 0 else ""


def control(state: FiefState, city: str) -> int:
    """The family that controls a city, -1 nobody."""
    return state.towns[CITY[city]].control


def lord_of(state: FiefState, slug: str) -> str:
    """The Lord of a region, empty without one."""
    n = state.fiefs[REGION[slug]]
    return NOBLES[n] if n >= 0 else ""


FIEFS = ("marches", "wales", "north", "south-west", "midlands", "south-east")


def lords(state: FiefState, *counts: int) -> FiefState:
    """Families with so many fiefs, the smallest first."""
    men = ("henri", "hugh", "edward", "william")
    left = list(FIEFS)
    for family, count in enumerate(counts):
        mine = [left.pop(0) for _ in range(count)]
        noble(state, men[family], family, ("london", "york", "norwich", "exeter")[family], lord=mine)
    return state
