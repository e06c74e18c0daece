"""The position of a game of Fief: plain data with a stack of named frames on top of it.

Cities, regions, districts, Nobles, cards and servants are indices into the tables of ``game_data``; a family is a
number from 0, a seat owns one family or, in a game of two, two of them (13.7). Money is in shillings. ``-1`` is nobody
and nowhere.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core import GameState
from engine.fief.frames import (
    Arsenal,
    Article,
    Assign,
    Battle,
    Bench,
    Bestowing,
    Burning,
    Buying,
    Camp,
    Challenge,
    Consent,
    Court,
    Deal,
    Deathbed,
    Desk,
    Discarding,
    Drawing,
    Election,
    Frame,
    Heir,
    Knighting,
    Leave,
    March,
    Marching,
    Market,
    Muster,
    Over,
    Parley,
    Parliament,
    Parlour,
    Pillaging,
    Plan,
    Playing,
    Raid,
    Rebellion,
    Refuge,
    Renouncing,
    Report,
    Round,
    Settle,
    SideFrame,
    Spoils,
    Toll,
    Volley,
    Walling,
    Window,
)
from engine.fief.game_data import CITIES, NOBLES, NONE, UNITS, N
from engine.fief.record import Record

__all__ = [
    "Arsenal", "Article", "Assign", "Battle", "Bench", "Bestowing", "Burning", "Buying", "Camp", "Challenge",
    "Consent", "Court", "Deal", "Deathbed", "Desk", "Discarding", "Drawing", "Election", "Frame", "Heir",
    "Knighting", "Leave", "March", "Marching", "Market", "Muster", "Over", "Parley", "Parliament", "Parlour",
    "Pillaging", "Plan", "Playing", "Raid", "Rebellion", "Refuge", "Renouncing", "Report", "Round", "Settle",
    "SideFrame", "Spoils", "Toll", "Volley", "Walling", "Window",
]  # fmt: skip
"""The frames, which the position is made of, for whoever reads it."""

INSIDE = -1
"""The site of those in the middle of a city, behind its walls where it has some (5.0)."""
SEA = len(CITIES)
"""The site of those who landed at a port; every other site is the city whose road they stand on."""
FOREST = SEA + 1
"""The site of those who came by the bandits' path (13.4)."""
PARADE = FOREST + 1
"""The site of those who ride a parade, while it is fought (5.2)."""
FREE = -1
CAPTORS = len(NOBLES)
"""A captor below this number is a Noble, from it on an invaders' army."""
BANDITS = CAPTORS + N.armies
"""The captor of those who lie in Sherwood (13.4)."""


class Options(msgspec.Struct, frozen=True):
    """``regions``: where families start (13.6). ``voting``: all at once, or in turn (9.1). ``purchases``: in turn, or
    sealed and shown together (4.0). ``guard``, ``excalibur``, ``garter``, ``sherwood``: chapters 13.1 to 13.4.
    ``invaders``: the side of their markers that is shown (6.0); it changes nothing."""

    regions: Literal["chosen", "random"] = "chosen"
    voting: Literal["sealed", "turn"] = "sealed"
    purchases: Literal["turn", "sealed"] = "turn"
    guard: bool = True
    excalibur: bool = True
    garter: bool = True
    sherwood: bool = True
    invaders: Literal["norse", "normans"] = "norse"


# --- what stands on the board ----------------------------------------------------------------------------------------


class Noble(msgspec.Struct, array_like=True):
    """A Noble. ``place`` and ``site``: where; ``captor``: who holds him; ``used``: the servant rests until the round
    ends; ``guards``: royal guards beside him (13.1); ``safe``: has faced the plague this round (2.5); ``steps``: moves
    made this round; ``tries``: at the sword this round (13.2); ``gone``: dead."""

    family: int = NONE
    place: int = NONE
    site: int = INSIDE
    captor: int = FREE
    servant: int = NONE
    used: bool = False
    spouse: int = NONE
    heresy: bool = False
    garter: bool = False
    prince: bool = False
    guards: int = 0
    safe: bool = False
    steps: int = 0
    tries: int = 0
    gone: bool = False


class Stack(msgspec.Struct, array_like=True):
    """Troops and engines of one family at one site of a city. ``units``: by kind; ``hired``: which of the crossbows
    are French, which Flemish; ``moved``: units by kind that have marched this round; ``works``: catapults being built
    (7.9)."""

    city: int
    family: int
    site: int
    units: list[int]
    hired: list[int]
    moved: list[int]
    works: int = 0


def empty_units() -> list[int]:
    """No unit of any kind."""
    return [0] * len(UNITS)


class Town(msgspec.Struct, array_like=True):
    """What a city has: who controls it, a building (fortress, walled, abbey, royal-fortress, royal-abbey), the abbess'
    number of an abbey, a mill, the family that besieges it. ``quiet``: families that have stood here together through
    the last round and need no leave of each other, but for the pairs of ``feuds``, which fought here in it (5.0);
    ``fights``: pairs that have fought here this round, ``fought`` what earlier rules knew of that; ``won``: it was
    taken this round."""

    control: int = NONE
    building: str = ""
    abbey: int = NONE
    mill: bool = False
    siege: int = NONE
    fought: bool = False
    quiet: list[int] = []
    won: bool = False
    fights: list[list[int]] = []
    feuds: list[list[int]] = []


class Army(msgspec.Struct, array_like=True):
    """An army of invaders (6.0). ``leader``: alive; ``stays``: it holds a Walled City for good (6.6); ``gone``: out of
    the game (6.10); ``landed``: it came this round; ``guided``: a Passage leads it through the next walls or
    storms (10.2)."""

    city: int = NONE
    site: int = INSIDE
    infantry: int = 0
    leader: bool = False
    stays: bool = False
    gone: bool = False
    landed: bool = False
    guided: bool = False


class Relic(msgspec.Struct, array_like=True):
    """A relic (12.0): in a city, or with a Noble. ``known``: it was revealed; ``spent``: the skull was used."""

    city: int = NONE
    bearer: int = NONE
    known: bool = False
    spent: bool = False
    gone: bool = False


class Tax(msgspec.Struct, array_like=True):
    """A tax laid on a region or a district this round (2.8). ``noble``: in whose name."""

    kind: str
    area: int
    noble: int
    family: int


class Armed(msgspec.Struct, array_like=True):
    """A card that plays itself when ``trigger`` (``arms.TRIGGERS``) happens to or at ``target``; ``how`` it is then
    used: by whom, where to, how often (10.0). ``number``: the seat's own count."""

    number: int
    card: str
    trigger: str
    target: str
    how: str


class Orders(msgspec.Struct):
    """What a seat lets be answered in its name; keys and values are in ``standing.VALUES``. ``leave``: passage for a
    family, or in a city, where it differs from ``strangers`` and ``ally``. ``limit``: troops lost in a battle after
    which it is enough, 0 for none."""

    ally: str = "grant"
    strangers: str = "ask"
    leave: dict[str, str] = {}
    ransom: str = "ask"
    deals: str = "ask"
    pigeons: str = "welcome"
    losses: str = "cheapest"
    fight: str = "reckon"
    limit: int = 0
    truce: str = "ask"
    surrender: str = "never"
    aim: str = "never"
    hire: int = 0
    loot: str = "keep"
    sword: str = "try"
    clergy: str = "ask"
    danish: str = "never"
    windows: str = "pass"
    pillage: str = "rich"
    risings: str = "pass"
    mills: str = "threat"
    skull: str = "own"
    join: str = "own"
    plan: str = "character-fortune"
    dare: int = 2


class FiefState(GameState, kw_only=True):
    """The whole position.

    ``round`` from 1; ``first``: the seat with the marker of the first player. ``families``: how many there are.
    ``purse``, ``hands``, ``orders``, ``armed``, ``drafts`` (of deals: what is given and wanted): by seat; ``deals``:
    how many offers there were between each two seats. ``slots``: card in the right slot of a family's board;
    ``treasures``, ``pigeons``: left, by family. ``fiefs``: Lord by region; ``dormant``: the family that may take a
    lordless fief back (4.8). ``sees``: prelate by district; ``veils``: abbess by abbey; ``spare_veils``: abbeys whose
    title lies with the titles (2.13). ``weather``: Fortune and Disaster cards by sea; ``settled``: how many of them
    have done their work (2.4). ``aside``: Nobles removed at the start, unseen. ``gift``: the family with the point for
    the first relic (12.0). ``blade``: Excalibur is in the stone, was drawn, or was lost by a Sovereign (crown, 13.2).
    ``summoned``: Parliament met this round; ``rebellious``: its tax was raised (9.3). ``shifted``: storms the chasuble
    has moved this round (12.2). ``knighted``: a Garter was given this round (13.3). ``serial``: questions so far.
    ``record``: what everybody has seen of the game.
    """

    options: Options
    families: int
    round: int
    first: int
    frames: list[Frame]
    sides: list[SideFrame]
    nobles: list[Noble]
    stacks: list[Stack]
    towns: list[Town]
    armies: list[Army]
    relics: list[Relic]
    sword: int
    bearer: int
    blade: str
    purse: list[int]
    hands: list[list[int]]
    orders: list[Orders]
    armed: list[list[Armed]]
    drafts: list[list[list[Article]]]
    deals: list[list[int]]
    slots: list[int]
    treasures: list[int]
    pigeons: list[int]
    crossbows: list[int]
    characters: list[int]
    character_discards: list[int]
    fortunes: list[int]
    fortune_discards: list[int]
    servants: list[int]
    aside: list[int]
    track: list[int]
    weather: list[list[int]]
    settled: list[list[int]]
    taxes: list[Tax]
    fiefs: list[int]
    dormant: list[int]
    sees: list[int]
    veils: list[int]
    spare_veils: list[int]
    sovereign: int
    queen: int
    gift: int
    heresies: int
    garters: int
    mills: int
    summoned: bool
    rebellious: bool
    knighted: bool
    shifted: list[int]
    serial: int
    winners: list[int]
    reason: str
    report: Report | None
    record: Record

    def next(self) -> int:
        """The number of the next question."""
        self.serial += 1
        return self.serial


def seat_of(state: FiefState, family: int) -> int:
    """The seat that plays a family (13.7)."""
    return family // 2 if state.seats == 2 else family


def families_of(state: FiefState, seat: int) -> tuple[int, ...]:
    """The families of a seat, in the order in which they play."""
    return (2 * seat, 2 * seat + 1) if state.seats == 2 else (seat,)


def seats_in_turn(state: FiefState) -> list[int]:
    """Seats in the order of their turns (1.0)."""
    return [(state.first + n) % state.seats for n in range(state.seats)]


def families_in_turn(state: FiefState) -> list[int]:
    """Families in the order of their turns; those of one seat one after the other (13.7)."""
    return [family for seat in seats_in_turn(state) for family in families_of(state, seat)]
