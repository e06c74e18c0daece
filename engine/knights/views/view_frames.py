"""The procedure in hand as a seat knows it: without what others choose unseen, and without Fate cards in hand."""

from __future__ import annotations

import msgspec

from engine.core import Sealing
from engine.knights.game_data import NONE
from engine.knights.phase_table import PHASES
from engine.knights.state.frames import Assigning, Frame
from engine.knights.state.frames_cards import Pool
from engine.knights.state.frames_vote import Assembly, Ballot, Bids, Motion
from engine.knights.state.frames_war import Ability, Battle, Hands
from engine.knights.state.state import KnState
from engine.knights.war.battle import ability, battle_of, side_of
from engine.knights.war.resolution import SIDES

_ENCODER = msgspec.msgpack.Encoder()
_DECODER, _ONE = msgspec.msgpack.Decoder(list[Frame]), msgspec.msgpack.Decoder(Frame)
_VEILED = frozenset({Assigning, Pool, Bids, Ballot, Assembly, Battle, Hands, Ability})
"""Frames in which something is hidden from somebody (``_veil``)."""


def copied(frames: list[Frame]) -> list[Frame]:
    """Frames that share nothing with those given."""
    return _DECODER.decode(_ENCODER.encode(frames))


def frames_view(state: KnState, seat: int | None, shared: list[Frame]) -> list[Frame]:
    """The stack as ``seat`` (``None``: a spectator) may know it. Where all choose unseen, every other seat is as if it
    had not begun: who has sealed is told by ``KnView.sealed``.

    ``shared``: a copy of the stack that views have in common. Frames in which nobody hides anything are those of
    ``shared`` itself, to be read and never written to; the others are copied once more.
    """
    frames = [_ONE.decode(_ENCODER.encode(frame)) if type(frame) in _VEILED else frame for frame in shared]
    for frame in frames:
        if type(frame) in _VEILED:
            _veil(state, frame, seat)
    phase = PHASES.get(type(frames[-1]))
    if isinstance(phase, Sealing):
        top = frames[-1] = _ONE.decode(_ENCODER.encode(frames[-1]))
        for other in phase.asked(state, top):
            if other != seat:
                phase.put(state, top, other, False)
    return frames


def _veil(state: KnState, frame: Frame, seat: int | None) -> None:
    others = [s for s in range(state.seats) if s != seat]
    if isinstance(frame, Assigning):
        for s in others:
            frame.to[s] = [NONE] * len(frame.to[s])
    elif isinstance(frame, Pool):
        for s in others:
            frame.pledges[s] = 0
    elif isinstance(frame, Bids):
        _bids(frame, seat, others)
    elif isinstance(frame, Ballot):
        _meant(frame, seat)
    elif isinstance(frame, Assembly):
        for motion in frame.motions:
            _meant(motion, seat)
    elif isinstance(frame, Battle):
        frame.fate = [[], []]
    elif isinstance(frame, Hands | Ability):
        _sides(state, frame, seat)


def _bids(frame: Bids, seat: int | None, others: list[int]) -> None:
    own = frame.says[seat] if seat is not None and frame.says else []
    for s in others:
        frame.amounts[s] = [0] * len(frame.amounts[s])
    frame.says = [own if s == seat else [""] * len(own) for s in range(len(frame.amounts))] if any(own) else []


def _meant(matter: Ballot | Motion, seat: int | None) -> None:
    own = matter.meant[seat] if seat is not None and matter.meant else ""
    matter.meant = [own if s == seat else "" for s in range(len(matter.meant))] if own else []


def _sides(state: KnState, frame: Hands | Ability, seat: int | None) -> None:
    battle = battle_of(state)
    assert battle is not None
    for side in SIDES:
        if seat is not None and side_of(battle, seat) == side:
            continue
        if isinstance(frame, Hands):
            frame.drops[side] = []
        else:
            frame.use[side] = ability(state, battle, side, frame.when)
