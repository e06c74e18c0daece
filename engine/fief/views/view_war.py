"""What a seat may know of war: camps, volleys, battles, marches, rebellions, raids."""

from __future__ import annotations

import msgspec

from engine.fief.state.record import Cast as Cast
from engine.fief.state.state import Orders as Orders


class CampView(msgspec.Struct, frozen=True):
    """One side of a battle, all of it open (4.1)."""

    families: list[int]
    """Its families, the leading one first; empty for the invaders."""
    invaders: bool
    """Whether it is the invaders."""
    fort: str
    """The building it stands behind; empty in the open."""
    sites: list[str]
    """The sites where its people stand, as of a Noble (``NobleView.site``); anywhere in the city when empty."""
    nobles: list[str]
    """Slugs of the Nobles in it."""
    units: dict[str, int]
    """What it has by kind, of invaders ``infantry`` and ``leader``; kinds of a family that it lacks are left out."""
    guards: tuple[int, int]
    """Royal knights and royal soldiers (13.1)."""
    points: int
    """Its points in melee (7.3)."""
    dice: int
    """Its dice in melee, after ``penalty``."""
    penalty: int
    """Dice that the other side's walls take (7.4)."""
    bonus: int
    """Hits added to its melee roll (5.3, 13.1, 13.2)."""
    tunnel: bool
    """Whether a Passage cancels the penalty (10.2)."""
    aim: str
    """At whom its archers aim: a Noble, or an army as ``army-0``; empty for nobody (7.2)."""
    decided: bool
    """Whether it has said what it wants after the roll (7.8)."""


class VolleyView(msgspec.Struct, frozen=True):
    """One volley."""

    what: str
    """What shot: ``catapults``, ``bombards``, ``archers`` or ``melee``."""
    faces: list[list[int]]
    """The hits that each die shows, by camp."""
    hits: list[int]
    """Hits on the other side, by camp that made them."""
    left: list[dict[str, int]]
    """What stood in each camp before it by kind, guards as ``royal-knight`` and ``royal-soldier``, by camp."""


class BattleView(msgspec.Struct, frozen=True):
    """The battle in hand."""

    city: str
    """Where it is fought."""
    kind: str
    """``field``, ``assault``, ``sally``, ``parade`` or ``invasion``."""
    stage: str
    """``join`` (third families choose), ``volley``, ``turn`` (allies may change sides, 7.0) or ``after`` a roll."""
    round: int
    """The round of the battle, from 1."""
    idle: int
    """Rolls in a row without a loss; three are a stalemate (7.8)."""
    camps: list[CampView]
    """The two sides: who began it, who defends. Other lists by camp have this order."""
    begin: list[dict[str, int]]
    """What each side had at the start by kind, by camp; empty for the invaders."""
    volleys: list[VolleyView]
    """Its volleys so far, in order."""


class ReportView(msgspec.Struct, frozen=True):
    """The last battle that is over."""

    city: str
    """Where it was fought."""
    kind: str
    """As of a ``BattleView``."""
    families: list[list[int]]
    """The families of each side, by camp; none for the invaders."""
    begin: list[dict[str, int]]
    """What each side had at the start by kind, by camp; empty for the invaders."""
    volleys: list[VolleyView]
    """Its volleys, in order."""
    result: str
    """How it ended, such as ``victory`` or ``truce`` (7.8)."""
    left: list[dict[str, int]]
    """What stood in each camp when it ended by kind, by camp, as of a ``VolleyView``."""


class MarchView(msgspec.Struct, frozen=True):
    """A Noble on the way (5.0)."""

    noble: str
    """Who marches."""
    family: int
    """The family that marches."""
    troops: int
    """How many units go with them."""
    trail: list[str]
    """Cities passed, the start first and where they are last."""
    refused: bool
    """Whether leave to go on was refused here."""
    paraded: bool
    """Whether a parade was won here (5.2)."""
    asked: int
    """The family that is asked for leave."""
    to: str
    """The city that it is asked for."""


class RebellionView(msgspec.Struct, frozen=True):
    """A rebellion (10.1)."""

    city: str
    """The city that rises."""
    by: list[int]
    """Seats that added to it, in order; the first began it."""
    force: int
    """Its dice now, walls and clerics taken off."""
    stage: str
    """``gather``, ``calm`` or ``strike``."""
    tunnel: bool
    """Whether a Passage lets it ignore the walls (10.2)."""
    calmed: int
    """How many rebellions clerics have ended."""


class RaidView(msgspec.Struct, frozen=True):
    """The invaders' turn (6)."""

    stage: str
    """``reinforce``, ``land`` or ``move``."""
    army: int
    """The number of the army whose turn it is; -1 for none."""
    steps: int
    """Moves it has left, of two (6.3)."""
