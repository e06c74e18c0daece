"""Frames of war: marches, raids, camps and battles, what follows from them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.fief.bounds import (
    PAIR,
    AimNumber,
    ArmyNumber,
    ArmyOrNone,
    BattleKind,
    Building,
    CardOrNone,
    CityNumber,
    Count,
    CountOrNone,
    FamilyNumber,
    Hired,
    NobleNumber,
    NobleOrNobody,
    Positive,
    RegionNumber,
    SeatNumber,
    SiteNumber,
    Units,
    Way,
)
from engine.fief.game_data import NONE


class Marching(msgspec.Struct, tag="marching", array_like=True):
    """Phase 5: a family moves its Nobles one after the other."""

    family: FamilyNumber
    """The family that moves."""
    rested: list[NobleNumber] = []
    """Nobles who have halted where they stood and stay there this round."""
    halted: NobleOrNobody = NONE
    """Who has halted last, because no move was left to them; they need not be told to."""
    begun: bool = False
    """Whether it had somebody free to move when its turn came."""
    paused: list[March] = []
    """Marches that were halted with a move left, and go on as they were when their Noble is led again."""


class March(msgspec.Struct, tag="march", array_like=True):
    """A Noble on the way (5.0)."""

    noble: NobleNumber
    """Who marches."""
    company: Units
    """Units with them by kind, by the order of ``game_data.UNITS``."""
    hired: Hired
    """How many of the crossbows with them are of each Mercenary card, by the order of ``game_data.MERCENARIES``."""
    exempt: Units
    """Of each kind in the company, how many have faced the plague and need not again (2.5)."""
    trail: Annotated[list[CityNumber], Meta(min_length=1)]
    """Cities passed, the start first and where they are last."""
    number: Count
    """The number of its question."""
    port: bool = False
    """Whether they began the round in this port, so that they may sail (5.4)."""
    refused: bool = False
    """Whether leave to go on was refused here."""
    paraded: bool = False
    """Whether a parade was won here (5.2)."""
    rode: Count = 0
    """How long the trail was when a parade was ridden: none is ridden twice in one place."""
    brought: list[Count] = []
    """Units by kind that have come here with them, which they may leave and take again; empty before the first move."""
    led: Count = 1
    """How long the trail was when they were last sent out."""


class Leave(msgspec.Struct, tag="leave", array_like=True):
    """A family is asked for leave to pass on to a city or out of a siege, or to come into its building (5.0, 5.4,
    7.9)."""

    family: FamilyNumber
    """The family that is asked."""
    noble: NobleNumber
    """Who asks."""
    to: CityNumber
    """The city they would go to, or whose building they would enter."""
    way: Way
    """``road``, ``forest``, ``sail``, ``court`` (a royal journey), or ``enter`` for the building."""
    number: Count
    """The number of its question."""


class Challenge(msgspec.Struct, tag="challenge", array_like=True):
    """Whoever stands behind walls may come out against a parade that rides past (5.2)."""

    family: FamilyNumber
    """The family behind the walls, which is asked."""
    noble: NobleNumber
    """Who rides the parade."""
    number: Count
    """The number of its question."""


class Knighting(msgspec.Struct, tag="knighting", array_like=True):
    """The Sovereign may give the Garter to a Lord who has rid England of invaders (13.3)."""

    noble: NobleNumber
    """The Lord who would get it."""
    number: Count
    """The number of its question."""


class Raid(msgspec.Struct, tag="raid", array_like=True):
    """Phase 6: the invaders."""

    stage: Literal["reinforce", "land", "move"]
    """``reinforce``, ``land`` or ``move``."""
    army: ArmyOrNone = NONE
    """The army whose turn it is."""
    steps: Annotated[int, Meta(ge=0, le=2)] = 0
    """Moves it has left, of two (6.3)."""
    looked: bool = False
    """Whether it has laid waste where it stands."""
    done: list[ArmyNumber] = []
    """Armies that have had their turn."""
    fought: list[FamilyNumber] = []
    """Families it has fought where it stands."""
    asked: bool = False
    """Always false: nothing sets or reads it, but saves have its place."""


class Parley(msgspec.Struct, tag="parley", array_like=True):
    """Whoever stands with invaders may pay the Danish tax or send a cleric (6.9, 6.10)."""

    city: CityNumber
    """Where the invaders are."""
    number: Count
    """The number of its question."""
    said: list[bool]
    """Who has answered or is not asked, by seat."""


class Muster(msgspec.Struct, tag="muster", array_like=True):
    """Phase 7 in a region: families in turn declare battles, sieges, truces and tries at the sword."""

    region: RegionNumber
    """The region whose battles are declared."""
    turn: FamilyNumber
    """Whose turn it is, as a position in the order of turns (``state.families_in_turn``)."""


class Camp(msgspec.Struct, array_like=True):
    """One side of a battle: families or the invaders."""

    families: list[FamilyNumber]
    """Its families, the leading one first; empty for the invaders."""
    invaders: bool = False
    """Whether it is the invaders."""
    fort: Building = ""
    """The building it stands behind; empty in the open."""
    sites: list[SiteNumber] = []
    """The sites where its people stand; anywhere in the city when empty."""
    tunnel: bool = False
    """Whether a Passage cancels the penalties that the foe's walls put on it (10.2)."""
    sapped: bool = False
    """Whether its sapper has taken one die off those penalties (2.12)."""


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle (7)."""

    city: CityNumber
    """Where it is fought."""
    kind: BattleKind
    """``field``, ``assault``, ``sally``, ``parade`` or ``invasion``."""
    camps: Annotated[list[Camp], PAIR]
    """The two sides: who began it, who defends. Other lists by camp have this order."""
    number: Count
    """The number that its questions are told apart by."""
    stage: Literal["join", "volley", "turn", "after"] = "join"
    """``join`` (third families choose), ``volley``, ``turn`` (allies may change sides, 7.0) or ``after`` a roll."""
    round: Positive = 1
    """The round of the battle, from 1."""
    shot: Annotated[int, Meta(ge=0, le=4)] = 0
    """Volleys of this round so far, in the order catapults, bombards, archers, melee."""
    aims: Annotated[list[AimNumber], PAIR] = msgspec.field(default_factory=lambda: [NONE, NONE])
    """By camp, the Noble its archers aim at, from ``CAPTORS`` on an army of invaders, or ``NONE`` (7.2)."""
    said: Annotated[list[str], PAIR] = msgspec.field(default_factory=lambda: ["", ""])
    """By camp, what it wants after a roll, such as ``fight`` or ``truce``; empty before it has said (7.8)."""
    joined: list[FamilyNumber] = []
    """Third families that have chosen, or in ``turn`` allies that have said where they stand."""
    idle: Count = 0
    """Rolls in a row without a loss; three are a stalemate (7.8)."""
    lost: bool = False
    """Whether this roll has brought a loss."""
    over: str = ""
    """Always empty: nothing sets or reads it, but saves have its place."""
    bursts: Annotated[list[Count], PAIR] = msgspec.field(default_factory=lambda: [0, 0])
    """By camp, bombards that have burst and take a soldier along (7.2)."""


class Volley(msgspec.Struct, frozen=True, array_like=True):
    """One volley as everybody saw it."""

    what: str
    """What shot: ``catapults``, ``bombards``, ``archers`` or ``melee``."""
    faces: Annotated[list[list[CountOrNone]], PAIR]
    """The hits that each die shows, by camp."""
    hits: Annotated[list[CountOrNone], PAIR]
    """Hits on the other side, by camp that made them."""
    left: list[list[Count]] = []
    """What stood in each camp before it, by camp (``war.counted``)."""


class Report(msgspec.Struct, array_like=True):
    """The last battle as everybody saw it."""

    city: CityNumber
    """Where it was fought."""
    kind: BattleKind
    """As of a ``Battle``."""
    families: Annotated[list[list[FamilyNumber]], PAIR]
    """The families of each side, by camp; none for the invaders."""
    units: Annotated[list[list[CountOrNone]], PAIR]
    """What each side had at the start by kind, by camp; empty for the invaders."""
    volleys: list[Volley]
    """Its volleys, in order."""
    result: str = ""
    """How it ended, such as ``victory`` or ``truce``; empty while it is fought (7.8)."""
    left: list[list[Count]] = []
    """What stood in each camp when it was over, by camp (``war.counted``)."""


class Spoils(msgspec.Struct, tag="spoils", array_like=True):
    """The winner of a battle keeps or destroys the loser's engines (7.2)."""

    family: FamilyNumber
    """The winner's family, which chooses."""
    city: CityNumber
    """Where the battle was."""
    engines: Units
    """What the loser left by kind, by the order of ``game_data.UNITS``."""
    number: Count
    """The number of its question."""


class Pillaging(msgspec.Struct, tag="pillaging", array_like=True):
    """7.10: in turn, families pillage cities they control."""

    family: FamilyNumber
    """The family whose turn it is."""


class Rebellion(msgspec.Struct, tag="rebellion", array_like=True):
    """A rebellion gathers, is calmed, and strikes (10.1)."""

    city: CityNumber
    """The city that rises."""
    by: Annotated[list[SeatNumber], Meta(min_length=1)]
    """Seats that added to it, in order; the first began it."""
    cards: list[CardOrNone]
    """The card that each of ``by`` added; ``NONE`` for a Burgher's treasure (11.2)."""
    number: Count
    """The number that its questions are told apart by."""
    tunnel: bool = False
    """Whether a Passage lets it ignore the walls (10.2)."""
    calmed: Count = 0
    """How many rebellions clerics have ended."""
    stage: Literal["gather", "calm", "strike"] = "gather"
    """``gather``, ``calm`` or ``strike``."""
    said: list[bool] = []
    """Who has answered, by seat, in the stage that asks."""
    hits: CountOrNone = 0
    """Hits of its roll that no family's troops take, for the invaders (6.13)."""


class Walling(msgspec.Struct, tag="walling", array_like=True):
    """A family chooses which fortress of its new fief becomes the Walled City (4.4)."""

    family: FamilyNumber
    """The family that chooses."""
    region: RegionNumber
    """The region of its new fief."""
    number: Count
    """The number of its question."""
