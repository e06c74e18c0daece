"""The chapters of the rulebook, one module each, and which of them rules which frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.xidit.phases.census import CensusPhase
from engine.xidit.phases.orders import OrdersPhase
from engine.xidit.phases.placement import PlacementPhase
from engine.xidit.phases.resolution import RenewPhase, ResolvePhase
from engine.xidit.phases.rewards import BardsPhase, PhantomPhase, RaisePhase, RewardPhase
from engine.xidit.phases.standing import StandingPhase
from engine.xidit.phases.titans import SpendPhase, TitanPhase
from engine.xidit.state import (
    Bards,
    Census,
    Orders,
    Phantom,
    Placement,
    Raise,
    Renew,
    Resolve,
    Reward,
    Spend,
    StandingChoices,
    Titan,
)

PHASES: Mapping[type, Phase[Any, Any]] = {
    Placement: PlacementPhase(),
    Orders: OrdersPhase(),
    Resolve: ResolvePhase(),
    Reward: RewardPhase(),
    Bards: BardsPhase(),
    Titan: TitanPhase(),
    Spend: SpendPhase(),
    Phantom: PhantomPhase(),
    Raise: RaisePhase(),
    Renew: RenewPhase(),
    Census: CensusPhase(),
    StandingChoices: StandingPhase(),
}
