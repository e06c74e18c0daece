"""Which rules belong to which kind of frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.fief.phases.arsenal import ArsenalPhase
from engine.fief.phases.battle import BattlePhase
from engine.fief.phases.bench import BenchPhase
from engine.fief.phases.buy import BuyPhase
from engine.fief.phases.cards import DiscardPhase, DrawPhase
from engine.fief.phases.choices import DeathbedPhase, HeirPhase, KnightingPhase, RefugePhase
from engine.fief.phases.court import CourtPhase
from engine.fief.phases.election import ElectionPhase
from engine.fief.phases.grants import BestowingPhase, ConsentPhase, RenouncingPhase, WallingPhase
from engine.fief.phases.losses import TollPhase
from engine.fief.phases.market import MarketPhase
from engine.fief.phases.move import LeavePhase, MarchingPhase, MarchPhase
from engine.fief.phases.muster import MusterPhase
from engine.fief.phases.parade import ChallengePhase
from engine.fief.phases.parliament import ParliamentPhase
from engine.fief.phases.parlour import DealPhase, ParlourPhase
from engine.fief.phases.play import PlayPhase
from engine.fief.phases.purse import BurnPhase
from engine.fief.phases.raid import ParleyPhase, RaidPhase
from engine.fief.phases.rebel import RebellionPhase
from engine.fief.phases.rounds import RoundPhase
from engine.fief.phases.spoils import PillagePhase, SpoilsPhase
from engine.fief.phases.start import AssignPhase, SettlePhase
from engine.fief.phases.windows import WindowPhase
from engine.fief.standing.desk import DeskPhase
from engine.fief.state.state import (
    Arsenal,
    Assign,
    Battle,
    Bench,
    Bestowing,
    Burning,
    Buying,
    Challenge,
    Consent,
    Court,
    Deal,
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
    Market,
    Muster,
    Parley,
    Parliament,
    Parlour,
    Pillaging,
    Playing,
    Raid,
    Rebellion,
    Refuge,
    Renouncing,
    Round,
    Settle,
    Spoils,
    Toll,
    Walling,
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
    Buying: BuyPhase(),
    Market: MarketPhase(),
    Walling: WallingPhase(),
    Consent: ConsentPhase(),
    Renouncing: RenouncingPhase(),
    Bestowing: BestowingPhase(),
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
    Arsenal: ArsenalPhase(),
    Parlour: ParlourPhase(),
    Deal: DealPhase(),
}
