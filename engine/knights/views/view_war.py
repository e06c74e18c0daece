"""What a view tells of battles in hand. Fate hands are hidden from everybody else until they are shown."""

from __future__ import annotations

import msgspec

from engine.knights.state.frames_war import Ability, Battle, Consent, Hands, Losses
from engine.knights.state.slugs import area_slug, noble_slug
from engine.knights.state.state import KnState
from engine.knights.war.battle import behind_walls, seat_on, side_of, troops_in_field
from engine.knights.war.resolution import SIDES, result_word


class SideView(msgspec.Struct, frozen=True):
    """A side of a battle."""

    seat: int
    """Whose side; -1 a neutral city."""
    nobles: list[str]
    """Nobles who fight."""
    commander: str
    """The Noble who commands; empty before one is named, or without one."""
    strength: int
    """Troops and walls that count now."""
    cards: int
    """How many Fate cards it holds."""
    shown: list[str]
    """What those say, once they lie open: ``fate-inflict`` and the like."""
    tokens: int
    """Casualty markers that it takes, 100 troops each."""
    used: bool
    """The commander's ability counts."""
    wins: int
    """Its victories."""


class WarView(msgspec.Struct, frozen=True):
    """A battle, or permission that is asked for one."""

    seat: int
    """Who attacks."""
    foe: int
    """Who is attacked; -1 a neutral city, and while permission is asked."""
    area: str
    """Where."""
    target: str
    """What is attacked: open (Nobles in the field), city, stronghold."""
    kind: str
    """How it is fought: open, assault, siege; empty before that is said; consent while permission is asked."""
    stage: str
    """What comes next (``phases.battle.BattlePhase``); consent while permission is asked."""
    walls: int
    """Strength of walls, and of troops in a stronghold without a Noble; 0 in the open, and before ``kind`` is said."""
    sides: list[SideView]
    """Both sides, the attacker first; empty while permission is asked."""
    asking: list[int]
    """Seats whose permission is still asked."""
    agreed: list[int]
    """Seats that have given it."""
    allotting: int
    """The side that allots casualties: 0 attacks, 1 defends, -1 none does."""
    left: int
    """How many casualty markers it still has to allot."""
    result: str
    """How it ended (``frames_war.Battle``); empty before."""
    hand: list[str]
    """What the seat's own Fate cards say before hands are shown; else empty."""
    dropped: list[str]
    """What those of them say that it has laid aside."""
    holding: bool
    """The seat's own commander holds the ability back."""


def war_view(state: KnState, seat: int | None) -> WarView | None:
    """What ``seat`` (``None``: a spectator) may know of it; ``None`` when nothing of it is in hand."""
    for frame in reversed(state.frames):
        if isinstance(frame, Consent):
            return _consent(frame)
        if isinstance(frame, Battle):
            return _battle(state, frame, seat)
    return None


def _consent(frame: Consent) -> WarView:
    return WarView(
        seat=frame.seat,
        foe=-1,
        area=area_slug(frame.area),
        target=frame.target,
        kind="consent",
        stage="consent",
        walls=0,
        sides=[],
        asking=[s for s in frame.asked if s not in frame.said],
        agreed=list(frame.said),
        allotting=-1,
        left=0,
        result="",
        hand=[],
        dropped=[],
        holding=False,
    )


def _battle(state: KnState, battle: Battle, seat: int | None) -> WarView:
    top = state.frames[-1]
    side = -1 if seat is None else side_of(battle, seat)
    hidden = side >= 0 and isinstance(top, Hands)
    hand = [result_word(c) for c in battle.fate[side]] if hidden else []
    drops = top.drops[side] if hidden and isinstance(top, Hands) else []
    losses = top if isinstance(top, Losses) else None
    return WarView(
        seat=battle.seat,
        foe=battle.foe,
        area=area_slug(battle.area),
        target=battle.target,
        kind=battle.kind,
        stage=battle.stage,
        walls=behind_walls(state, battle) if battle.kind else 0,
        sides=[_side(state, battle, s) for s in SIDES],
        asking=[],
        agreed=[],
        allotting=losses.side if losses else -1,
        left=losses.left if losses else 0,
        result=battle.result,
        hand=hand,
        dropped=[hand[n] for n in sorted(drops)],
        holding=side >= 0 and isinstance(top, Ability) and not top.use[side],
    )


def _side(state: KnState, battle: Battle, side: int) -> SideView:
    fate = battle.fate[side]
    fights = bool(battle.kind) and bool(battle.armies[0])
    return SideView(
        seat=seat_on(battle, side),
        nobles=[noble_slug(n) for n in battle.armies[side]],
        commander=noble_slug(battle.commanders[side]),
        strength=troops_in_field(state, battle, side) if fights else 0,
        cards=len(fate),
        shown=[result_word(c) for c in fate] if battle.bare else [],
        tokens=battle.tokens[side],
        used=battle.use[side],
        wins=battle.wins[side],
    )
