"""The data files as they are written. What the words of a card mean stands in ``game_data``."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["baron", "noble", "army", "stronghold", "city", "nationality", "none"]
By = Literal["", "self", "choice", "fate", "all", "most", "elected"]
Of = Literal["", "own", "rival", "any", "unrazed", "unguarded"]
What = Literal["", "crowns", "votes", "faith", "influence", "charge", "office"]
Op = Literal[
    "gain", "lose", "lose-half", "lose-per-city", "steal", "income", "wages", "recruit", "desert", "chairman", "head",
    "ban", "unban", "strip", "free-city", "casualties", "kill", "exhaust", "no-heir", "heal", "breach", "repair",
    "fortify", "raze", "kill-here", "casualties-here", "revolt", "riot", "sink", "advance", "clear-track",
]  # fmt: skip
ModName = Literal[
    "no-faith", "upkeep-faith", "votes", "income", "away", "free-pass", "muster-cost", "repair-cost", "fortify-cost",
    "invest", "maintained", "fords", "lands", "engines", "wage-relief", "income-tax", "arms-tax", "attack-strength",
    "sail-toll", "road-toll", "hire-toll", "no-raze", "votes-cap",
]  # fmt: skip
When = Literal["", "taxes", "wages", "battle", "sail", "road", "draft", "raze", "assembly"]


class Area(msgspec.Struct, frozen=True):
    """An area: its place on the grid of hexes (odd rows half a hex to the right), and the side its port lies on."""

    slug: str
    row: int
    col: int
    terrain: Literal["plain", "forest", "hill", "marsh", "coast", "desert"]
    overseas: bool
    port: Literal["", "nw", "ne", "e", "se", "sw", "w"]


class Border(msgspec.Struct, frozen=True):
    """A border of two areas. A bridge is a river that can be crossed."""

    ends: tuple[str, str]
    kind: Literal["open", "mountain", "river", "bridge"]


class Line(msgspec.Struct, frozen=True):
    """A river or a range of mountains: the borders it follows, from one end to the other."""

    slug: str
    course: tuple[tuple[str, str], ...]


class Road(msgspec.Struct, frozen=True):
    """A road: the areas it runs through. Roads that meet in an area are one net."""

    slug: str
    route: tuple[str, ...]


class City(msgspec.Struct, frozen=True):
    """A city: its area, its strength and the crowns it pays at Taxes."""

    slug: str
    area: str
    strength: int
    income: int


class KingdomFile(msgspec.Struct, frozen=True):
    """``data/kingdom.json``."""

    source: str
    areas: tuple[Area, ...]
    borders: tuple[Border, ...]
    rivers: tuple[Line, ...]
    ranges: tuple[Line, ...]
    roads: tuple[Road, ...]
    cities: tuple[City, ...]


class Ability(msgspec.Struct, frozen=True):
    """What a shape can do, and whether it can do so when exhausted."""

    shape: str
    ability: Literal["prevent", "unpaid", "victory", "inflict"]
    amount: int
    exhausted: bool


class NobleCard(msgspec.Struct, frozen=True):
    """A Noble of a Baron."""

    slug: str
    shape: str


class BaronCard(msgspec.Struct, frozen=True):
    """A Baron, named by his colour."""

    slug: str
    paint: str
    nobles: tuple[NobleCard, ...]


class BaronsFile(msgspec.Struct, frozen=True):
    """``data/barons.json``. ``wage_per``: troops for one crown of wages."""

    source: str
    stronghold: int
    regulars: tuple[int, ...]
    wage_per: int
    abilities: tuple[Ability, ...]
    barons: tuple[BaronCard, ...]


class Suit(msgspec.Struct, frozen=True):
    """Cards of one size in each nationality."""

    size: int
    wage: int
    count: int


class MercenariesFile(msgspec.Struct, frozen=True):
    """``data/mercenaries.json``."""

    source: str
    nationalities: tuple[str, ...]
    suit: tuple[Suit, ...]


class FateFields(msgspec.Struct, frozen=True):
    """A Fate card as it is written."""

    baron: str
    shape: str
    revolt: bool
    battle: Literal["inflict", "prevent", "victory", "draw"]
    expeditions: dict[str, Literal["lost", "none", "x1", "x2", "x3", "x4"]]
    city: str
    nationality: str


class FateFile(msgspec.Struct, frozen=True):
    """``data/fate.json``."""

    source: str
    cards: tuple[FateFields, ...]


class BaronAction(msgspec.Struct, frozen=True):
    """A kind of a Baron's action card: copies, and where it may be allocated; nowhere: it comes back to the hand."""

    slug: str
    count: int
    areas: tuple[str, ...]


class NeutralAction(msgspec.Struct, frozen=True):
    """A kind of neutral action card."""

    slug: str
    count: int


class Spot(msgspec.Struct, frozen=True):
    """A spot of the Mercenary Track: open to as many Barons as its number, what Versatile Strategy pays for it."""

    number: int
    fee: int


class ActionsFile(msgspec.Struct, frozen=True):
    """``data/actions.json``."""

    source: str
    areas: tuple[str, ...]
    baron: tuple[BaronAction, ...]
    neutral: tuple[NeutralAction, ...]
    track: tuple[Spot, ...]


class Expedition(msgspec.Struct, frozen=True):
    """An expedition and the best it can pay."""

    slug: str
    best: int


class ExpeditionsFile(msgspec.Struct, frozen=True):
    """``data/expeditions.json``: spaces of a track, most crowns of a Baron, Faith of a blessing."""

    source: str
    spaces: int
    invest: int
    blessing: int
    expeditions: tuple[Expedition, ...]


class Target(msgspec.Struct, frozen=True):
    """Whom or what an Event strikes."""

    kind: Kind
    by: By = ""
    of: Of = ""
    where: Literal["", "board", "anywhere"] = ""
    measure: What = ""


class Effect(msgspec.Struct, frozen=True):
    """One thing that a card does."""

    op: Op
    n: int = 0
    what: What = ""


class Mod(msgspec.Struct, frozen=True):
    """One thing that holds while a card lies on the table. ``when``: where a law bites and may be refused."""

    mod: ModName
    n: int = 0
    when: When = ""


class EventCard(msgspec.Struct, frozen=True):
    """An Event. ``cost``: Faith to cancel it, 0 for never: a red one by who drew it, a blue one by all together."""

    slug: str
    colour: Literal["red", "green", "blue"]
    cost: int
    target: Target
    effects: tuple[Effect, ...] = ()
    mods: tuple[Mod, ...] = ()
    lasting: bool = False


class EventsFile(msgspec.Struct, frozen=True):
    """``data/events.json``."""

    source: str
    events: tuple[EventCard, ...]


class AgendaCard(msgspec.Struct, frozen=True):
    """An Agenda. ``vote``: for a Baron, or yes or no. A motion by yes or no does its effects to every Baron."""

    slug: str
    kind: Literal["motion", "law", "charge", "office", "private"]
    vote: Literal["baron", "yes-no"]
    effects: tuple[Effect, ...] = ()
    mods: tuple[Mod, ...] = ()
    refusable: bool = True
    count: int = 1


class AgendasFile(msgspec.Struct, frozen=True):
    """``data/agendas.json``."""

    source: str
    agendas: tuple[AgendaCard, ...]


class NumbersFile(msgspec.Struct, frozen=True):
    """``data/numbers.json``."""

    source: str
    crowns: int
    influence: int
    lengths: tuple[int, ...]
    razed: tuple[int, ...]
    closed_ring: int
    cities_two: int
    piles: int
    pile_cards: int
    neutral_pile_cards: int
    trigger: int
    hit: int
    commander: int
    drawn: int
    discards: int
    full_victory: int
    road: int
    rally_votes: int
    church_faith: int
    levy: int
    versatile_crowns: int
    versatile_votes: int
    repair: int
    fortify: int
    fortified_strength: int
    fortified_income: int
    muster: int
    raze: int
    revolt_income: int
    revolt_faith: int
    charges: int
    agendas: int
    assembly_vote: int
    head_choice: int
    treason: tuple[int, ...]
    miracle: int
