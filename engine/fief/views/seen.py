"""A view read into numbers, as rules ask them of a position (``position``): nothing but what the view shows."""

from __future__ import annotations

import msgspec

from engine.fief.bounds import BANDITS, CAPTORS, FOREST, FREE, INSIDE, PARADE, SEA, Building
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CITY,
    DISTRICT_IDS,
    NOBLE,
    NOBLES,
    NONE,
    PLACE,
    REGION,
    RELICS,
    SERVANT,
    UNIT_IDS,
    N,
)
from engine.fief.state.state import Army, Noble, Options, Relic, Tax
from engine.fief.views.view import Captor, FiefView, NobleView, StackView

_CARD: dict[str, int] = {slug: number for number, slug in reversed([*enumerate(CARDS)])}
"""The first card of each slug: copies are alike on the table."""
_ABBEY: dict[str, int] = {CARDS[card]: abbey for abbey, card in enumerate(ABBESSES)}
_AREAS: dict[str, dict[str, int]] = {"tallage": REGION, "tithe": {slug: n for n, slug in enumerate(DISTRICT_IDS)}}
_NOBODY, _NO_ARMY, _UNSEEN = Noble(), Army(), Relic()
_SITE: dict[str, int] = {"": INSIDE, "sea": SEA, "forest": FOREST, "parade": PARADE, **CITY}


class SeenStack(msgspec.Struct, frozen=True):
    """Troops and engines of a family at a site, as far as a seat sees them; each field as of ``state.Stack``."""

    city: int
    """The city, or ``game_data.SHERWOOD``."""
    family: int
    """The family whose troops they are."""
    site: int
    """As of a Noble (``state.Noble.site``); in Sherwood the captive with whom they wait."""
    troops: int
    """How many troops there are, engines aside."""
    bombards: int
    """How many bombards there are."""
    catapults: int
    """How many catapults are built and ready."""
    units: list[int] | None
    """How many of each kind, ``None`` where they are hidden (4.1)."""
    moved: list[int] | None
    """How many of each kind have marched this round; ``None`` to all but their owner."""
    works: int
    """Catapults being built (7.9)."""


class SeenTown(msgspec.Struct, frozen=True):
    """What a city has, as everybody sees it; each field as of ``state.Town``."""

    control: int
    """The family that controls it (5.1)."""
    building: Building
    """What stands in it."""
    abbey: int
    """Of an abbey, the number of its abbess' title."""
    mill: bool
    """Whether it has a mill (4.2)."""
    siege: int
    """The family that besieges it (7.9)."""


class Seen(msgspec.Struct, frozen=True):
    """What a view shows of a position, in numbers; each field as of ``state.FiefState``."""

    seats: int
    """How many seats play."""
    families: int
    """How many families play."""
    options: Options
    """What was agreed before the game."""
    nobles: list[Noble]
    """Every Noble; those who are not on the board are nobody's."""
    stacks: list[SeenStack]
    """All troops and engines on the board."""
    towns: list[SeenTown]
    """What each city has."""
    armies: list[Army]
    """The armies of invaders by their number, those off the map nowhere; whether one is guided is not known."""
    relics: list[Relic]
    """The relics; of those nobody has seen it is only known that they are not."""
    taxes: list[Tax]
    """Taxes laid this round (2.8)."""
    settled: list[list[int]]
    """Cards at work in each sea, by region."""
    fiefs: list[int]
    """The Lord of each region (4.3)."""
    sees: list[int]
    """The prelate of each district (2.14)."""
    veils: list[int]
    """The abbess of each abbey (2.13)."""
    slots: list[int]
    """By family, the Mercenary or Burgher card in play (11.0)."""
    pigeons: list[int]
    """Pigeons left, by family (2.15)."""
    sovereign: int
    """The Noble who reigns."""
    queen: int
    """The Queen beside a King, or a King's widow."""
    sword: int
    """The place where Excalibur is."""
    bearer: int
    """The Noble who has Excalibur."""
    gift: int
    """The family with the point for the first relic given (12.0)."""
    rebellious: bool
    """Whether the Royal Tax was raised this round (9.3)."""


_LAST: list[tuple[FiefView, Seen]] = []
"""The view that was read last, if any: whoever asks about a position asks several things. View and reading are one
object, taken and put at once: several threads read views, and none may be given the reading of another's."""


def seen(view: FiefView) -> Seen:
    """What a view shows, in numbers; kept until another view is read. Only to be read."""
    for last, found in _LAST[:]:
        if last is view:
            return found
    found = _read(view)
    _LAST[:] = [(view, found)]
    return found


def _read(view: FiefView) -> Seen:
    nobles = [_NOBODY] * len(NOBLES)
    for who in view.nobles:
        nobles[NOBLE[who.slug]] = _noble(who)
    armies = [_NO_ARMY] * N.armies
    for army in view.armies:
        armies[army.number] = Army(
            CITY[army.city], _SITE[army.site], army.infantry, army.leader, army.stays, landed=army.landed
        )
    relics = [_UNSEEN] * len(RELICS)
    for relic in view.relics:
        if relic.slug:
            relics[RELICS.index(relic.slug)] = Relic(
                PLACE.get(relic.city, NONE), NOBLE.get(relic.bearer, NONE), True, relic.spent, relic.gone
            )
    return Seen(
        seats=view.seats,
        families=len(view.families),
        options=view.options,
        nobles=nobles,
        stacks=[_stack(stack) for stack in view.stacks],
        towns=[SeenTown(c.control, c.building, _ABBEY.get(c.abbey, NONE), c.mill, c.siege) for c in view.cities],
        armies=armies,
        relics=relics,
        taxes=[Tax(t.kind, _AREAS[t.kind][t.area], NOBLE[t.noble], t.family) for t in view.taxes],
        settled=[[_CARD[c.card] for c in region.sea if c.awake] for region in view.regions],
        fiefs=[NOBLE.get(region.lord, NONE) for region in view.regions],
        sees=[NOBLE.get(district.prelate, NONE) for district in view.districts],
        veils=[NOBLE.get(abbey.abbess, NONE) for abbey in view.abbeys],
        slots=[_CARD.get(family.slot, NONE) for family in view.families],
        pigeons=[family.pigeons for family in view.families],
        sovereign=NOBLE.get(view.sovereign, NONE),
        queen=NOBLE.get(view.queen, NONE),
        sword=PLACE.get(view.sword, NONE),
        bearer=NOBLE.get(view.bearer, NONE),
        gift=view.gift,
        rebellious=view.rebellious,
    )


def _noble(who: NobleView) -> Noble:
    return Noble(
        family=who.family,
        place=PLACE.get(who.place, NONE) if who.captor is None else NONE,
        site=_SITE[who.site],
        captor=_captor(who.captor),
        servant=SERVANT.get(who.servant, NONE),
        used=who.used,
        spouse=NOBLE.get(who.married, NONE),
        heresy=who.heresy,
        garter=who.garter,
        prince=who.prince,
        guards=who.guards,
        safe=who.faced,
        steps=who.steps,
        tries=who.tries,
    )


def _captor(captor: Captor | None) -> int:
    if captor is None:
        return FREE
    if captor.kind == "noble":
        return NOBLE[captor.noble]
    return BANDITS if captor.kind == "bandits" else CAPTORS + captor.army


def _stack(stack: StackView) -> SeenStack:
    site = NOBLE[stack.site] if stack.city == "sherwood" else _SITE[stack.site]
    return SeenStack(
        PLACE[stack.city], stack.family, site, stack.troops, stack.bombards, stack.catapults,
        _by_kind(stack.units), _by_kind(stack.moved), stack.works,
    )  # fmt: skip


def _by_kind(units: dict[str, int] | None) -> list[int] | None:
    return None if units is None else [units.get(kind, 0) for kind in UNIT_IDS]
