"""The rules of every kind of frame, one file per chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.fief.phases.battle import BattlePhase, MusterPhase, PillagePhase, SpoilsPhase
from engine.fief.phases.bench import BenchPhase
from engine.fief.phases.cards import DiscardPhase, DrawPhase
from engine.fief.phases.choices import DeathbedPhase, HeirPhase, KnightingPhase, RansomPhase, RefugePhase, WindowPhase
from engine.fief.phases.court import CourtPhase, ElectionPhase, ParliamentPhase
from engine.fief.phases.desk import DeskPhase
from engine.fief.phases.fate import TollPhase
from engine.fief.phases.move import LeavePhase, MarchingPhase, MarchPhase
from engine.fief.phases.parade import ChallengePhase
from engine.fief.phases.play import PlayPhase
from engine.fief.phases.purse import BurnPhase, BuyPhase
from engine.fief.phases.raid import ParleyPhase, RaidPhase
from engine.fief.phases.rebel import RebellionPhase
from engine.fief.phases.rounds import RoundPhase
from engine.fief.phases.start import AssignPhase, SettlePhase
from engine.fief.state import (
    Assign,
    Battle,
    Bench,
    Burning,
    Buying,
    Challenge,
    Court,
    Deathbed,
    Desk,
    Discarding,
    Drawing,
    Election,
    Heir,
    Knighting,
    Leave,
    March,
    Marching,
    Muster,
    Parley,
    Parliament,
    Pillaging,
    Playing,
    Raid,
    Ransom,
    Rebellion,
    Refuge,
    Round,
    Settle,
    Spoils,
    Toll,
    Window,
)

PHASES: Mapping[type, Phase[Any, Any]] = {
    Round: RoundPhase(),
    Assign: AssignPhase(),
    Settle: SettlePhase(),
    Court: CourtPhase(),
    Election: ElectionPhase(),
    Parliament: ParliamentPhase(),
    Discarding: DiscardPhase(),
    Drawing: DrawPhase(),
    Playing: PlayPhase(),
    Window: WindowPhase(),
    Deathbed: DeathbedPhase(),
    Heir: HeirPhase(),
    Refuge: RefugePhase(),
    Toll: TollPhase(),
    Burning: BurnPhase(),
    Ransom: RansomPhase(),
    Buying: BuyPhase(),
    Marching: MarchingPhase(),
    March: MarchPhase(),
    Leave: LeavePhase(),
    Raid: RaidPhase(),
    Parley: ParleyPhase(),
    Muster: MusterPhase(),
    Battle: BattlePhase(),
    Spoils: SpoilsPhase(),
    Pillaging: PillagePhase(),
    Rebellion: RebellionPhase(),
    Challenge: ChallengePhase(),
    Knighting: KnightingPhase(),
    Desk: DeskPhase(),
    Bench: BenchPhase(),
}
