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
    """An area of the map."""

    slug: str
    """Its name; a city in it bears the same."""
    row: int
    """Row on the grid of hexes, the top one of the Kingdom 0; odd rows lie half a hex to the right."""
    col: int
    """Column on the grid of hexes, the leftmost 0."""
    terrain: Literal["plain", "forest", "hill", "marsh", "coast", "desert"]
    """What grows there; it is drawn, and no rule looks at it."""
    overseas: bool
    """It lies across the sea, outside the Kingdom."""
    port: Literal["", "nw", "ne", "e", "se", "sw", "w"]
    """The side of the hex on which its port lies; empty without one."""


class Border(msgspec.Struct, frozen=True):
    """A border of two areas."""

    ends: tuple[str, str]
    """The two areas."""
    kind: Literal["open", "mountain", "river", "bridge"]
    """What lies on it; a bridge is a river that can be crossed, mountains and rivers stop Nobles."""


class Line(msgspec.Struct, frozen=True):
    """A river or a range of mountains."""

    slug: str
    """Its name."""
    course: tuple[tuple[str, str], ...]
    """The borders it follows, each as its two areas, from one end to the other."""


class Road(msgspec.Struct, frozen=True):
    """A road. Roads that meet in an area are one net."""

    slug: str
    """Its name."""
    route: tuple[str, ...]
    """The areas it runs through, from one end to the other."""


class City(msgspec.Struct, frozen=True):
    """A city as it is printed."""

    slug: str
    """Its name."""
    area: str
    """The area where it stands."""
    strength: int
    """Strength of its walls, in troops."""
    income: int
    """Crowns that it pays at Taxation."""


class KingdomFile(msgspec.Struct, frozen=True):
    """``data/kingdom.json``."""

    source: str
    """What of it stands in the rulebook, and what is this project's own."""
    areas: tuple[Area, ...]
    """Areas of the Kingdom and overseas; their order is their number."""
    borders: tuple[Border, ...]
    """Every border of two areas."""
    rivers: tuple[Line, ...]
    """Rivers by their course, to be drawn."""
    ranges: tuple[Line, ...]
    """Ranges of mountains by their course, to be drawn."""
    roads: tuple[Road, ...]
    """The roads between areas of the Kingdom."""
    cities: tuple[City, ...]
    """Cities of the Kingdom and overseas; their order is their number."""


class Ability(msgspec.Struct, frozen=True):
    """What Nobles of a shape can do."""

    shape: str
    """The shape: square, circle, triangle, star."""
    ability: Literal["prevent", "unpaid", "victory", "inflict"]
    """Prevent or inflict casualties or count victories in battle, or lead an army that asks no wages (unpaid)."""
    amount: int
    """Troops of the casualties (100 each) or of the largest unpaid army; for triangles, victories."""
    exhausted: bool
    """They can do so when exhausted too."""


class NobleCard(msgspec.Struct, frozen=True):
    """A Noble of a Baron."""

    slug: str
    """The surname."""
    shape: str
    """The shape, which says what it can do."""


class BaronCard(msgspec.Struct, frozen=True):
    """A Baron."""

    slug: str
    """The colour, by which the Baron is named."""
    paint: str
    """That colour as ``#RRGGBB``."""
    nobles: tuple[NobleCard, ...]
    """The Nobles, one of each shape, in the order of ``BaronsFile.abilities``."""


class BaronsFile(msgspec.Struct, frozen=True):
    """``data/barons.json``."""

    source: str
    """What of it stands in the rulebook, and what is this project's own."""
    stronghold: int
    """Strength of every stronghold's walls, in troops."""
    regulars: tuple[int, ...]
    """Sizes of the Regulars of each Baron, in troops."""
    wage_per: int
    """Troops of a Regular for one crown of wages."""
    abilities: tuple[Ability, ...]
    """What Nobles can do, one entry for each shape; their order is the number of the shape."""
    barons: tuple[BaronCard, ...]
    """The Barons; their order is their number."""


class Suit(msgspec.Struct, frozen=True):
    """Cards of one size in each nationality."""

    size: int
    """Troops on a card."""
    wage: int
    """Crowns for hiring one, and again at Wages."""
    count: int
    """How many cards of each nationality."""


class MercenariesFile(msgspec.Struct, frozen=True):
    """``data/mercenaries.json``."""

    source: str
    """What of it stands in the rulebook, and what is reconstructed."""
    nationalities: tuple[str, ...]
    """The nationalities; their order is their number."""
    suit: tuple[Suit, ...]
    """The cards of each nationality, by size."""


class FateFields(msgspec.Struct, frozen=True):
    """A Fate card as it is written: what it answers to each question that is asked of Fate."""

    baron: str
    """The Baron that is drawn."""
    shape: str
    """The shape of the Noble that is drawn, of that Baron or of a given one."""
    revolt: bool
    """A city for which it is drawn revolts."""
    battle: Literal["inflict", "prevent", "victory", "draw"]
    """What it shows in a battle; draw brings another card."""
    expeditions: dict[str, Literal["lost", "none", "x1", "x2", "x3", "x4"]]
    """What becomes of each expedition, by slug: lost, none (no news), or so many times the stakes."""
    city: str
    """The city that is drawn."""
    nationality: str
    """The nationality that is drawn."""


class FateFile(msgspec.Struct, frozen=True):
    """``data/fate.json``."""

    source: str
    """What of it stands in the rulebook, and what is reconstructed."""
    cards: tuple[FateFields, ...]
    """The cards; their order is their number."""


class BaronAction(msgspec.Struct, frozen=True):
    """A kind of a Baron's action cards."""

    slug: str
    """The kind."""
    count: int
    """How many of them each Baron has."""
    areas: tuple[str, ...]
    """Spaces where it may be allocated; nowhere: it comes back to the hand."""


class NeutralAction(msgspec.Struct, frozen=True):
    """A kind of neutral action cards."""

    slug: str
    """The kind."""
    count: int
    """How many of them there are."""


class Spot(msgspec.Struct, frozen=True):
    """A spot of the Mercenary Track."""

    number: int
    """The least number of players that opens it; 0 on the blank ones, which are always open."""
    fee: int
    """Crowns that Versatile Strategy pays for it."""


class ActionsFile(msgspec.Struct, frozen=True):
    """``data/actions.json``."""

    source: str
    """What of it stands in the rulebook, and what is reconstructed."""
    areas: tuple[str, ...]
    """The spaces where action cards lie after they were resolved; their order is their number."""
    baron: tuple[BaronAction, ...]
    """Kinds of a Baron's action cards; their order is their number."""
    neutral: tuple[NeutralAction, ...]
    """Kinds of neutral action cards."""
    track: tuple[Spot, ...]
    """The spots of the Mercenary Track from the left."""


class Expedition(msgspec.Struct, frozen=True):
    """An expedition."""

    slug: str
    """Where it goes."""
    best: int
    """How many times the stakes it pays at best."""


class ExpeditionsFile(msgspec.Struct, frozen=True):
    """``data/expeditions.json``."""

    source: str
    """What of it stands in the rulebook; the results stand on the Fate cards."""
    spaces: int
    """Spaces of the track; an expedition on the last one is resolved."""
    invest: int
    """The most crowns of a Baron in one expedition."""
    blessing: int
    """Faith that the Head of the Church pays to bless one."""
    expeditions: tuple[Expedition, ...]
    """The expeditions; their order is their number."""


class Target(msgspec.Struct, frozen=True):
    """Whom or what an Event strikes; ``game_data`` says what the words mean together."""

    kind: Kind
    """What is struck."""
    by: By = ""
    """Who picks it; empty where there is nothing to pick."""
    of: Of = ""
    """Among which; empty among all of its kind."""
    where: Literal["", "board", "anywhere"] = ""
    """For Nobles: on the board, or anywhere while not dead for good."""
    measure: What = ""
    """With ``by`` most: of what the target has most."""


class Effect(msgspec.Struct, frozen=True):
    """One thing that a card does (``game_data``)."""

    op: Op
    """What it does."""
    n: int = 0
    """How much or how many, as the op says; 0 where it says nothing."""
    what: What = ""
    """Of what: something that a Baron has, or the kind of card that is lost; empty where the op says it."""


class Mod(msgspec.Struct, frozen=True):
    """One thing that holds while a card lies on the table (``game_data``)."""

    mod: ModName
    """What holds."""
    n: int = 0
    """How much or how many, as the mod says; 0 where it says nothing."""
    when: When = ""
    """Of a law: where it bites and may be refused; else empty."""


class EventCard(msgspec.Struct, frozen=True):
    """An Event."""

    slug: str
    """Its title."""
    colour: Literal["red", "green", "blue"]
    """The colour of its back: red ones are bad for who draws them, green ones good, blue ones are for anybody."""
    cost: int
    """Faith to cancel it, a red one by who drew it, a blue one by all together; 0 it cannot be cancelled."""
    target: Target
    """Whom or what it strikes."""
    effects: tuple[Effect, ...] = ()
    """What it does to each target, one after the other."""
    mods: tuple[Mod, ...] = ()
    """What holds while it lies on the table."""
    lasting: bool = False
    """It stays on the table; else it is discarded."""


class EventsFile(msgspec.Struct, frozen=True):
    """``data/events.json``."""

    source: str
    """What of it stands in the rulebook, and what is this project's own."""
    events: tuple[EventCard, ...]
    """The Events; their order is their number."""


class AgendaCard(msgspec.Struct, frozen=True):
    """An Agenda."""

    slug: str
    """Its title."""
    kind: Literal["motion", "law", "charge", "office", "private"]
    """What it is once it has passed; private: a Baron proposes a motion of their own."""
    vote: Literal["baron", "yes-no"]
    """It is voted for a Baron, or yes or no; a motion by yes or no does its effects to every Baron."""
    effects: tuple[Effect, ...] = ()
    """What a motion does, one thing after the other."""
    mods: tuple[Mod, ...] = ()
    """What holds while a law, a charge or an office lies on the table."""
    refusable: bool = True
    """Whoever it strikes may refuse it, and is banned (K10.9); not where something is taken away."""
    count: int = 1
    """How many such cards there are."""


class AgendasFile(msgspec.Struct, frozen=True):
    """``data/agendas.json``."""

    source: str
    """What of it stands in the rulebook, and what is this project's own."""
    agendas: tuple[AgendaCard, ...]
    """The Agendas, in the order in which they are numbered, copies one after the other."""


class NumbersFile(msgspec.Struct, frozen=True):
    """``data/numbers.json``."""

    source: str
    """Where the numbers come from."""
    crowns: int
    """Crowns of each Baron at the start (K2.7)."""
    razed: tuple[int, ...]
    """Cities of the Kingdom that begin razed, with two players, three and so on (K15.1)."""
    closed_ring: int
    """With so many players or fewer, strongholds keep off the outer ring (K15.2)."""
    cities_two: int
    """Cities of the Kingdom that win with two players (K15.4)."""
    piles: int
    """Piles of action cards (K4.1)."""
    pile_cards: int
    """The most cards of a Baron on each pile (K4.1)."""
    neutral_pile_cards: int
    """Neutral cards on each pile (K4.1)."""
    trigger: int
    """Cards for each player in a space that begin its special phase (K5.4)."""
    hit: int
    """Troops or strength for which a casualty marker, a breach or a drawn Fate card stands (K13.2, F3)."""
    commander: int
    """Strength that a commander adds when Fate is drawn, and a side with Nobles in the test of a siege (K17.7,
    K13.5)."""
    drawn: int
    """The most Fate cards that a side draws in a battle (F1)."""
    discards: int
    """Fate cards that a side with a commander lays aside (K13.2)."""
    full_victory: int
    """Victories more than the other side that are a full victory (K13.3)."""
    road: int
    """The most areas that a Noble moves along a road (K12.1)."""
    rally_votes: int
    """Votes of Rally Support (K7.3)."""
    church_faith: int
    """Faith of Serve the Church (K7.4)."""
    levy: int
    """Crowns of Levy Taxes for each area with a Noble (K7.1)."""
    versatile_crowns: int
    """Crowns of Versatile Strategy (K7.6)."""
    versatile_votes: int
    """Votes of Versatile Strategy (K7.6)."""
    repair: int
    """Crowns for repairing a breach (K8.3)."""
    fortify: int
    """Crowns for fortifying a city (K8.3)."""
    fortified_strength: int
    """Strength that fortifying adds to a city (K17.3)."""
    fortified_income: int
    """Crowns more that a fortified city pays at Taxation (K9.1)."""
    muster: int
    """Crowns for removing a casualty marker (K8.4)."""
    raze: int
    """How many times its income a captured city brings when it is razed (K17.4)."""
    revolt_income: int
    """How many times its income it takes to keep a city that revolts (K6.3)."""
    revolt_faith: int
    """Faith that keeps it instead (K6.3)."""
    charges: int
    """The most charges of a Baron (K10.8)."""
    agendas: int
    """Agendas that are pending for an Assembly (K2.10, K10.6)."""
    assembly_vote: int
    """Votes that everybody who attends receives beside those for cities (K10.1)."""
    head_choice: int
    """Faith that it costs the Head of the Church to turn who draws a red or green Event around (K8.1)."""
    treason: tuple[int, ...]
    """Influence that breaking a truce costs: by an attack, with a city taken, with a Noble dead (K16.4)."""
    miracle: int
    """Faith that cancelling a lasting Event later costs beyond its price (K16.7)."""
