"""What a view tells of battles in hand. Fate hands are hidden from everybody else until they are shown."""

from __future__ import annotations

import msgspec

from engine.knights.frames_war import Ability, Battle, Consent, Hands, Losses
from engine.knights.fray import SIDES, result_word
from engine.knights.state import KnState
from engine.knights.war import behind_walls, seat_on, side_of, troops_in_field
from engine.knights.words import area_slug, noble_slug


class SideView(msgspec.Struct, frozen=True):
    """A side of a battle. ``seat``: -1 a neutral city; ``nobles``: who fight; ``commander``: empty before he is named;
    ``strength``: troops and walls that count now; ``cards``: how many Fate cards it holds; ``shown``: what they say,
    once they lie open; ``tokens``: casualties taken; ``used``: the commander's ability; ``wins``: victories."""

    seat: int
    nobles: list[str]
    commander: str
    strength: int
    cards: int
    shown: list[str]
    tokens: int
    used: bool
    wins: int


class WarView(msgspec.Struct, frozen=True):
    """A battle, or leave that is asked for one (``kind`` consent). ``target``: open, city, stronghold; ``kind``: open,
    assault, siege, empty before it is said; ``walls``: strength of walls and of troops in a stronghold; ``sides``: the
    attacker first; ``asking``, ``agreed``: whose leave is asked, and who has given it; ``allotting``: the side that
    allots casualties, -1 none, and how many are left. ``hand``, ``dropped``: one's own Fate cards before they are
    shown, and which of them are laid aside; ``holding``: one's own commander holds back."""

    seat: int
    foe: int
    area: str
    target: str
    kind: str
    stage: str
    walls: int
    sides: list[SideView]
    asking: list[int]
    agreed: list[int]
    allotting: int
    left: int
    result: str
    hand: list[str]
    dropped: list[str]
    holding: bool


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
