"""Whether the frames of special phases in a save can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import slug_seat
from engine.knights.frames_vote import (
    Accept,
    Appoint,
    Arrange,
    Assembly,
    Ballot,
    Bids,
    Comply,
    Deputy,
    Discard,
    Draft,
    Motion,
    Paying,
    Proposal,
    Wages,
)
from engine.knights.game_data import AGENDAS, NATIONS, NONE, N
from engine.knights.hall import AGENDA, DECREE, DECREES, MATTERS, NO, REPEAL, REVIVE, UNBAN, YES, elects, present
from engine.knights.laws import VOTES_CAP
from engine.knights.state import KnState, nobles_of

STAGES = ("open", "cap", "private", "order", "list", "agendas", "close")
BALLOT = ("bids", "declare", "tie", "accept", "effect")
TAXED = ("income-tax", "arms-tax")
MOST = 1 << 31


def _seat(state: KnState, seat: int) -> bool:
    return 0 <= seat < state.seats and not state.barons[seat].out


def _seats(state: KnState, seats: Sequence[int]) -> bool:
    return len(set(seats)) == len(seats) and all(_seat(state, s) for s in seats)


def _card(card: int) -> bool:
    return 0 <= card < len(AGENDAS)


def _comply(state: KnState, frame: Comply) -> bool:
    if not _seat(state, frame.seat) or frame.crowns <= 0:
        return False
    return frame.law in TAXED or (frame.law == VOTES_CAP and frame.crowns <= state.barons[frame.seat].votes)


def _wages(state: KnState, frame: Wages) -> bool:
    return all(0 <= s < state.seats for s in frame.order) and len(set(frame.order)) == len(frame.order)


def _paying(state: KnState, frame: Paying) -> bool:
    return 0 <= frame.seat < state.seats and 0 <= frame.relief <= 100


def _draft(state: KnState, frame: Draft) -> bool:
    begun = frame.seat != NONE
    known = (_seat(state, frame.seat) and frame.seat in state.track) if begun else frame.seat == NONE
    return known and (frame.nation in range(len(NATIONS)) if begun else frame.nation == NONE)


def _target(state: KnState, matter: str, target: int) -> bool:
    if matter == UNBAN:
        return 0 <= target < state.seats
    if matter in (REPEAL, REVIVE):
        return _card(target)
    return target in range(len(DECREES)) if matter == DECREE else target == NONE


def _bids(state: KnState, bids: Sequence[int]) -> bool:
    return not bids or (len(bids) == state.seats and all(0 <= n < MOST for n in bids))


def _motion(state: KnState, motion: Motion) -> bool:
    known = motion.card in state.pending and motion.matter in MATTERS
    known = known and _target(state, motion.matter, motion.target) and _bids(state, motion.bids)
    return known and _meant(state, motion.meant)


def _meant(state: KnState, meant: Sequence[str]) -> bool:
    return not meant or (len(meant) == state.seats and all(_word(state, word) for word in meant))


def _word(state: KnState, word: str) -> bool:
    """Whether something may have been written down with Votes."""
    return word in ("", YES, NO) or slug_seat(word) in range(state.seats)


def _assembly(state: KnState, frame: Assembly) -> bool:
    if frame.stage not in STAGES or not 0 <= frame.number < MOST or frame.deputy not in range(-1, state.seats):
        return False
    cards = [m.card for m in frame.motions]
    return (
        _seats(state, frame.present)
        and len(set(cards)) == len(cards) <= N.agendas
        and all(_motion(state, m) for m in frame.motions)
    )


def _hall(state: KnState, *, empty: bool = False) -> bool:
    """Whether an Assembly is held in which somebody sits. ``empty``: or in which everybody was banned."""
    held = [f for f in state.frames if isinstance(f, Assembly)]
    return len(held) == 1 and _assembly(state, held[0]) and (empty or bool(present(state)))


def _asks(state: KnState, frame: Deputy | Arrange) -> bool:
    if isinstance(frame, Arrange) and (len(state.pending) > N.agendas or len(state.pending) < 2):
        return False
    return _seat(state, frame.seat) and 0 <= frame.number < MOST and _hall(state)


def _proposal(state: KnState, frame: Proposal) -> bool:
    return _seat(state, frame.seat) and frame.card in state.pending and 0 <= frame.number < MOST and _hall(state)


def _written(state: KnState, frame: Bids) -> bool:
    held = next((f for f in state.frames if isinstance(f, Assembly)), None)
    vote = next((f for f in state.frames if isinstance(f, Ballot)), None)
    if held is None or not _hall(state) or not 0 <= frame.number < MOST:
        return False
    count = 1 if vote is not None else len(held.motions)
    if not count or len(frame.sealed) != state.seats or len(frame.amounts) != state.seats:
        return False
    if len(frame.says) not in (0, state.seats):
        return False
    if any(len(mine) != count or not all(_word(state, word) for word in mine) for mine in frame.says):
        return False
    return all(
        len(mine) == count and all(n >= 0 for n in mine) and sum(mine) <= state.barons[seat].votes
        for seat, mine in enumerate(frame.amounts)
    )


def _ballot(state: KnState, frame: Ballot) -> bool:
    late = frame.stage in ("accept", "effect")
    if frame.stage not in BALLOT or frame.matter not in MATTERS or len(frame.agendas) != 1:
        return False
    if not _hall(state, empty=late):  # who refuses a decision may have been the last there
        return False
    if not _card(frame.agendas[0]) or not _target(state, frame.matter, frame.target) or not 0 <= frame.number < MOST:
        return False
    if frame.matter == AGENDA and AGENDAS[frame.agendas[0]].kind == "private":
        return False
    begun = frame.stage != "bids"
    if len(frame.voices) != state.seats or not _bids(state, frame.bids) or (begun and not frame.bids):
        return False
    if not _meant(state, frame.meant):
        return False
    words = [v for v in (*frame.voices, *([frame.winner] if late or frame.winner else [])) if v or late]
    return all(_voice(state, frame, v) for v in words if v) and (not late or bool(frame.winner))


def _voice(state: KnState, frame: Ballot, voice: str) -> bool:
    seat = slug_seat(voice)
    return seat is not None and 0 <= seat < state.seats if elects(frame) else voice in (YES, NO)


def _accept(state: KnState, frame: Accept) -> bool:
    votes = [f for f in state.frames if isinstance(f, Ballot)]
    return len(votes) == 1 and _ballot(state, votes[0]) and bool(votes[0].winner) and _seats(state, frame.waiting)


def _discard(state: KnState, frame: Discard) -> bool:
    known = len(frame.agendas) == 1 and _card(frame.agendas[0]) and AGENDAS[frame.agendas[0]].kind == "charge"
    return known and _seat(state, frame.seat) and len(state.barons[frame.seat].charges) == N.charges


def _appoint(state: KnState, frame: Appoint) -> bool:
    known = len(frame.agendas) == 1 and _card(frame.agendas[0]) and AGENDAS[frame.agendas[0]].kind == "office"
    if not known or not _seat(state, frame.seat):
        return False
    return any(not state.nobles[n].dead and not state.nobles[n].gone for n in nobles_of(state, frame.seat))


CHECKS: dict[type, Callable[[KnState, Any], bool]] = {
    Comply: _comply,
    Wages: _wages,
    Paying: _paying,
    Draft: _draft,
    Assembly: _assembly,
    Deputy: _asks,
    Proposal: _proposal,
    Arrange: _asks,
    Bids: _written,
    Ballot: _ballot,
    Accept: _accept,
    Discard: _discard,
    Appoint: _appoint,
}
"""By type of frame: whether its numbers are places, seats and cards that exist."""
