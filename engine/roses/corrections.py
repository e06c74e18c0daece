"""What may be corrected by hand in a game of Roses: who wears the crown, who heads a house, who lies dead."""

from __future__ import annotations

from functools import partial

from engine.core import Piece, SeatRef, seat_slug
from engine.core.corrections import Correctable
from engine.roses.board import BLOCK, BLOCK_IDS, HEIRS, HOUSES, REBEL
from engine.roses.state import DEAD, MINOR, POOL, Cards, Mulligan, RosesState

SEATS = (seat_slug(0), seat_slug(1))
PLACES = {"pool": POOL, "minor": MINOR, "dead": DEAD}


def correctables(state: RosesState) -> dict[str, Correctable]:
    """The house of the King, the head of each house and the heirs who are known to be dead or minors: where blocks
    stand that are not, only their owner knows. Who wears the crown says for whom the rebel fights (3.26), wherever it
    stands: that is known only before the first turn of a campaign, for it winters in the pool (8.1)."""
    winter = state.turn == 1 and any(isinstance(frame, Cards | Mulligan) for frame in state.frames)
    found = {
        "king": Correctable(
            "roses-value-king", {}, SEATS[state.king], partial(_king, state), SEATS,
            None if winter else Piece(BLOCK_IDS[REBEL]),
        ),
    }  # fmt: skip
    for seat, heirs in enumerate(HEIRS):
        head = state.heads[seat]
        if head >= 0:
            found[f"head.{HOUSES[seat]}"] = Correctable(
                "roses-value-head", {"seat": SeatRef(seat)}, BLOCK_IDS[head], partial(_head, state, seat),
                tuple(BLOCK_IDS[h] for h in heirs),
            )  # fmt: skip
        for heir in heirs:
            if state.where[heir] in (DEAD, MINOR):
                name = next(word for word, place in PLACES.items() if place == state.where[heir])
                found[f"heir.{BLOCK_IDS[heir]}"] = Correctable(
                    "roses-value-heir", {"piece": Piece(BLOCK_IDS[heir])}, name, partial(_heir, state, heir),
                    tuple(PLACES),
                )  # fmt: skip
    return found


def _king(state: RosesState, seat: str) -> None:
    state.king = SEATS.index(seat)


def _head(state: RosesState, seat: int, heir: str) -> None:
    state.heads[seat] = BLOCK[heir]


def _heir(state: RosesState, heir: int, place: str) -> None:
    state.where[heir] = PLACES[place]
