"""The Kingdom, the Barons, the troops and the cards: the data files, read once.

Everywhere in the state an area, a city, a Baron, a Noble, a troop card, a Fate card, an Event and an Agenda are indices
into the tables below; actions, views and events name them by slug. Money is in crowns, strength in troops. A Noble's
number is four times that of its Baron, and that of its shape. Troop cards: 66 Mercenaries first, then four Regulars to
each Baron.

**Effects.** An Event or a motion does what its ``effects`` say, one after another, to its *target*; a lasting Event, a
law, a charge or an office holds its ``mods`` for as long as it lies on the table. Nothing else stands on a card.

A *target* has a ``kind`` and says who picks it (``by``), among which (``of``) and where:

- ``baron``: by ``self`` (who drew the Event), ``choice`` (of who drew it; ``of`` rival: not themselves), ``fate`` (any
  Baron in play; for the Chairman's token none who is banned), ``all``, ``most`` (of ``measure``; Fate parts a tie),
  ``elected`` (by the Assembly: the target of every motion where a Baron is voted for; it is written on no card).
- ``noble``: by ``fate`` (``of`` own: the drawer's Noble of the shape on the Fate card; ``of`` any: the Noble and Baron
  on it) or ``all``; ``where`` board: on the board, at sea included; anywhere: not dead for good.
- ``army``: by ``choice``: a Noble on the board, or the troops in the Stronghold, of who drew the Event.
- ``stronghold``: by ``self``, if it is on the board.
- ``city``: by ``fate`` or ``choice``; ``of`` own: held by who drew the Event; unrazed: any that stands, neutral ones
  and cities overseas too; by ``all`` ``of`` unguarded: every held city without a Noble of its holder, as in Upkeep.
- ``nationality``: by ``fate``. ``none``: no target.

Fate draws until a card fits; when nothing can fit (no city held, no Noble on the board), the card does nothing.

Ops on a Baron (``n`` a number, ``what`` one of crowns, votes, faith, influence):

- ``gain``, ``lose``: n of it, from or to the Treasury (Influence: the pool); nobody loses more than they have.
- ``lose-half``: half of it, rounded down. ``lose-per-city``: n for each city they hold, in the Kingdom and overseas.
- ``steal``: n, at most what they have, from the target to who drew the Event.
- ``income``: the income of their cities that are not besieged, fortifying counted, concessions and laws left out.
- ``wages``: they pay each of their Mercenaries at once, or it deserts; the circle and Quartermaster count as at Wages.
- ``recruit``: a Mercenary of size n at random out of the deck joins their Stronghold, on the board or not, unpaid; if
  the deck has none of that size, nothing.
- ``desert``: n Mercenaries of their choice leave for the deck. On a nationality: each Baron, n of that nationality.
- ``chairman``, ``head``: they take that token, unless they have it; a banned Baron does not take the Chair.
- ``ban``: they are banned from the Assembly at once. ``unban``: they are not, from the next Assembly on.
- ``strip``: one charge or one office (``what``) of theirs is discarded; the Chairman of this Assembly says which.
- ``free-city``: n city of their choice turns neutral (a city under siege too; the siege goes on).

Ops on a Noble or an army:

- ``casualties``: n tokens; ``kill``: it dies; ``exhaust``: it is exhausted, if it was not.
- ``no-heir``: no heir follows when it dies, for as long as the card lies by it. ``heal``: all tokens leave the army.

Ops on a city or a stronghold:

- ``breach``: n breaches, at most down to strength 0. ``repair``: no breach is left. ``fortify``: it is fortified, if it
  was not; both also under siege.
- ``raze``: it is razed and pays nobody. ``kill-here``, ``casualties-here``: every Noble in its area, whoever's, on
  land, dies or takes n tokens.
- ``revolt``: it revolts: its holder pays 1 Faith or twice the income, or it turns neutral, Nobles there or not.
- ``riot``: a Fate card is turned over for it; on "revolt" it revolts.

Ops without target: ``sink`` (every expedition under way is lost), ``advance`` (each moves n spaces, at most to the last
one; none is resolved by it), ``clear-track`` (all markers leave the Mercenary Track and the offer is dealt anew; no
Draft is held).

**Mods.** Of a lasting Event or a charge: for its Baron. Of an office: for its Noble, or for that Noble's Baron. Of a
law: for every Baron, who may refuse at its ``when`` and is banned for it (K10.9).

- ``no-faith``: they gain no Faith and do not become Head by Serve the Church.
- ``upkeep-faith``: n Faith when Influence is gained in Upkeep. ``votes``: n Votes more at an Assembly they attend.
- ``income``: n crowns at Taxes. ``away``: they stay away from every Assembly.
- ``free-pass``: their Nobles need no leave to pass. ``muster-cost``: a token costs them n crowns at Muster Troops.
- ``repair-cost``, ``fortify-cost``: n crowns at Upgrade Defenses. ``invest``: up to n crowns in an expedition.
- ``maintained``: n unpaid troops in the Noble's army (never a card, never lost before the Noble is).
- ``fords``: the Noble crosses rivers without a bridge. ``lands``: it lands at once when it sails, exhausted as ever.
- ``engines``: casualties for n troops more (100 each) in an assault that the Noble commands, when it attacks.
- ``wage-relief``: the Noble's army asks n crowns less at Wages.
- ``income-tax`` (taxes): 1 crown of each n that they receive. ``arms-tax`` (wages): 1 crown for each 100 or part of 100
  troop strength on their cards above n.
- ``attack-strength`` (battle): n to the attacker's strength in any battle, when they draw Fate and when they besiege.
- ``sail-toll`` (sail): n crowns for each Noble who sails. ``road-toll`` (road): n for each who moves more than one area
  by road. ``hire-toll`` (draft): n for each Mercenary hired.
- ``no-raze`` (raze): a captured city may not be razed.
- ``votes-cap`` (assembly): of more than n Votes after they are received, the rest goes back.

Who cannot pay a toll may not do what it is for; who cannot pay a tax pays what they have.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from itertools import pairwise
from math import sqrt
from typing import TypeVar

import msgspec

from engine.knights.files import (
    Ability,
    ActionsFile,
    AgendaCard,
    AgendasFile,
    Area,
    BaronCard,
    BaronsFile,
    City,
    EventCard,
    EventsFile,
    ExpeditionsFile,
    FateFields,
    FateFile,
    KingdomFile,
    MercenariesFile,
    ModName,
    NumbersFile,
    Spot,
)

T = TypeVar("T")
NONE = -1


def read(name: str, kind: type[T]) -> T:
    """A data file of the game."""
    data = resources.files("engine.knights").joinpath("data").joinpath(name).read_bytes()
    return msgspec.json.decode(data, type=kind)


def _index(slugs: Iterable[str]) -> dict[str, int]:
    return {slug: n for n, slug in enumerate(slugs)}


KINGDOM: KingdomFile = read("kingdom.json", KingdomFile)
BARONS_FILE: BaronsFile = read("barons.json", BaronsFile)
MERCENARIES_FILE: MercenariesFile = read("mercenaries.json", MercenariesFile)
FATE_FILE: FateFile = read("fate.json", FateFile)
ACTIONS: ActionsFile = read("actions.json", ActionsFile)
EXPEDITIONS_FILE: ExpeditionsFile = read("expeditions.json", ExpeditionsFile)
EVENTS: tuple[EventCard, ...] = read("events.json", EventsFile).events
AGENDAS_FILE: AgendasFile = read("agendas.json", AgendasFile)
N: NumbersFile = read("numbers.json", NumbersFile)

# --- the Kingdom -----------------------------------------------------------------------------------------------------

AREAS: tuple[Area, ...] = KINGDOM.areas
AREA_IDS: tuple[str, ...] = tuple(a.slug for a in AREAS)
AREA: dict[str, int] = _index(AREA_IDS)
OVERSEAS: frozenset[int] = frozenset(n for n, a in enumerate(AREAS) if a.overseas)
"""The areas across the sea."""
PORTS: frozenset[int] = frozenset(n for n, a in enumerate(AREAS) if a.port)
HOME: tuple[int, ...] = tuple(n for n, a in enumerate(AREAS) if not a.overseas)
"""The areas of the Kingdom."""
LAST = max(max(AREAS[n].row, AREAS[n].col) for n in HOME)
RING: frozenset[int] = frozenset(n for n in HOME if {AREAS[n].row, AREAS[n].col} & {0, LAST})
"""The outer row and column of the Kingdom."""
BORDER: dict[frozenset[int], str] = {frozenset((AREA[b.ends[0]], AREA[b.ends[1]])): b.kind for b in KINGDOM.borders}
"""What lies between two areas."""
PASSABLE = frozenset({"open", "bridge"})


def _beside(kinds: frozenset[str]) -> tuple[frozenset[int], ...]:
    return tuple(
        frozenset(other for pair, kind in BORDER.items() if area in pair and kind in kinds for other in pair - {area})
        for area in range(len(AREAS))
    )


STEPS: tuple[frozenset[int], ...] = _beside(PASSABLE)
"""By area: where a Noble can go in one step by land."""
FORDS: tuple[frozenset[int], ...] = _beside(frozenset({"river"}))
"""By area: what lies behind a river without a bridge."""
ROUTES: tuple[tuple[int, ...], ...] = tuple(tuple(AREA[a] for a in road.route) for road in KINGDOM.roads)
ROADS: tuple[frozenset[int], ...] = tuple(
    frozenset(other for route in ROUTES for pair in pairwise(route) if area in pair for other in pair if other != area)
    for area in range(len(AREAS))
)
"""By area: its neighbours by road."""
CITIES: tuple[City, ...] = KINGDOM.cities
CITY_IDS: tuple[str, ...] = tuple(c.slug for c in CITIES)
CITY: dict[str, int] = _index(CITY_IDS)
AREA_OF: tuple[int, ...] = tuple(AREA[c.area] for c in CITIES)
"""By city: its area."""
CITY_IN: tuple[int, ...] = tuple(AREA_OF.index(n) if n in AREA_OF else NONE for n in range(len(AREAS)))
"""By area: its city, -1 for none."""
KINGDOM_CITIES: tuple[int, ...] = tuple(n for n, area in enumerate(AREA_OF) if area not in OVERSEAS)


def centre(area: int) -> tuple[float, float]:
    """Where the middle of an area lies, in widths of a hex (its points up), from the middle of the first one."""
    row, col = AREAS[area].row, AREAS[area].col
    return col + (row % 2) / 2, row * sqrt(3) / 2


# --- Barons, Nobles, troops ------------------------------------------------------------------------------------------

BARONS: tuple[BaronCard, ...] = BARONS_FILE.barons
BARON_IDS: tuple[str, ...] = tuple(b.slug for b in BARONS)
BARON: dict[str, int] = _index(BARON_IDS)
SHAPES: tuple[str, ...] = tuple(a.shape for a in BARONS_FILE.abilities)
SHAPE: dict[str, int] = _index(SHAPES)
SQUARE, CIRCLE, TRIANGLE, STAR = range(4)
ABILITIES: tuple[Ability, ...] = BARONS_FILE.abilities
"""By shape."""
NOBLE_IDS: tuple[str, ...] = tuple(n.slug for b in BARONS for n in b.nobles)
NOBLE: dict[str, int] = _index(NOBLE_IDS)
UNPAID = ABILITIES[CIRCLE].amount
"""The largest army that the circle leads without wages."""
STRONGHOLD = BARONS_FILE.stronghold
"""The strength of every stronghold."""
NATIONS: tuple[str, ...] = MERCENARIES_FILE.nationalities
NATION: dict[str, int] = _index(NATIONS)


class Troop(msgspec.Struct, frozen=True):
    """A troop card: a Mercenary of a nation, or a Regular of a Baron."""

    size: int
    """Troops on it."""
    wage: int
    """Crowns that it asks at Wages, and a Mercenary when it is hired."""
    nation: int = NONE
    """The nation of a Mercenary, an index of ``NATIONS``; -1 a Regular."""
    baron: int = NONE
    """The Baron of a Regular, an index of ``BARONS``; -1 a Mercenary."""


TROOPS: tuple[Troop, ...] = (
    *(
        Troop(suit.size, suit.wage, nation=nation)
        for nation in range(len(NATIONS))
        for suit in MERCENARIES_FILE.suit
        for _ in range(suit.count)
    ),
    *(
        Troop(size, size // BARONS_FILE.wage_per, baron=baron)
        for baron in range(len(BARONS))
        for size in BARONS_FILE.regulars
    ),
)
"""Every troop card by number: Mercenaries, then Regulars."""
MERCENARIES: tuple[int, ...] = tuple(n for n, t in enumerate(TROOPS) if t.nation != NONE)
REGULARS: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n, t in enumerate(TROOPS) if t.baron == baron) for baron in range(len(BARONS))
)
"""By Baron."""

# --- Fate, actions, expeditions --------------------------------------------------------------------------------------

EXPEDITIONS: tuple[str, ...] = tuple(e.slug for e in EXPEDITIONS_FILE.expeditions)
EXPEDITION: dict[str, int] = _index(EXPEDITIONS)
OUTCOMES = ("lost", "none", "x1", "x2", "x3", "x4")
"""What becomes of an expedition, the worst first."""
MULTIPLIER: dict[str, int] = {"lost": 0, "x1": 1, "x2": 2, "x3": 3, "x4": 4}


class FateCard(msgspec.Struct, frozen=True):
    """A Fate card by indices."""

    baron: int
    """The Baron that it names."""
    shape: int
    """The shape that it names; alone it serves for a Noble of a given Baron."""
    noble: int
    """The Noble of that Baron and shape."""
    revolt: bool
    """A city for which it is drawn revolts."""
    battle: str
    """What it shows in a battle: inflict, prevent, victory, draw."""
    expeditions: tuple[str, ...]
    """What becomes of each expedition, by ``EXPEDITIONS``: one of ``OUTCOMES``."""
    city: int
    """The city that it names."""
    nation: int
    """The nationality that it names."""


def _fate(card: FateFields) -> FateCard:
    baron, shape = BARON[card.baron], SHAPE[card.shape]
    return FateCard(
        baron=baron,
        shape=shape,
        noble=len(SHAPES) * baron + shape,
        revolt=card.revolt,
        battle=card.battle,
        expeditions=tuple(card.expeditions[e] for e in EXPEDITIONS),
        city=CITY[card.city],
        nation=NATION[card.nationality],
    )


FATE: tuple[FateCard, ...] = tuple(_fate(card) for card in FATE_FILE.cards)
KINDS: tuple[str, ...] = tuple(a.slug for a in ACTIONS.baron)
"""The kinds of a Baron's action cards."""
KIND: dict[str, int] = _index(KINDS)
COPIES: tuple[int, ...] = tuple(a.count for a in ACTIONS.baron)
ALLOCATE: tuple[tuple[str, ...], ...] = tuple(a.areas for a in ACTIONS.baron)
"""By kind: where its card may lie after it was resolved; nowhere: back to the hand."""
NEUTRALS: tuple[str, ...] = tuple(a.slug for a in ACTIONS.neutral for _ in range(a.count))
"""The neutral action cards by number. Copies share a slug."""
TRACK: tuple[Spot, ...] = ACTIONS.track

# --- Events and Agendas ----------------------------------------------------------------------------------------------

EVENT_IDS: tuple[str, ...] = tuple(e.slug for e in EVENTS)
EVENT: dict[str, int] = _index(EVENT_IDS)
AGENDAS: tuple[AgendaCard, ...] = tuple(a for a in AGENDAS_FILE.agendas for _ in range(a.count))
"""The Agendas by number. Private Motions share a slug."""
AGENDA_IDS: tuple[str, ...] = tuple(dict.fromkeys(a.slug for a in AGENDAS))

AGENDA: dict[str, int] = {a.slug: n for n, a in reversed([*enumerate(AGENDAS)])}
"""By slug; of Private Motions the first."""
CARD: dict[str, AgendaCard | EventCard] = {**{c.slug: c for c in AGENDAS}, **{c.slug: c for c in EVENTS}}
"""Agendas and Events by slug."""


def concession(card: AgendaCard) -> int:
    """The crowns that a charge pays at Taxes."""
    return sum(m.n for m in card.mods if m.mod == "income") if card.kind == "charge" else 0


def mod(card: AgendaCard | EventCard, name: ModName) -> int | None:
    """What a card says under a name; ``None`` when it does not."""
    return next((m.n for m in card.mods if m.mod == name), None)
