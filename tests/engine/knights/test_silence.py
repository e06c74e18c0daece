"""What silence says to every question: nothing is paid, attacked or allowed in the name of who is away; what must be
given is the least."""

from __future__ import annotations

import pytest

from engine.knights.rules import KNIGHTS
from engine.knights.state.state import KnState
from tests.engine.knights.board import BLUE, GREEN, RED, Board
from tests.engine.knights.broken_frames import CASES

SAID: dict[str, tuple[int, str]] = {
    "planning": (RED, "seal"),
    "play": (RED, "take crowns"),
    "march": (RED, "halt"),
    "permit": (BLUE, "forbid russet"),
    "fight": (RED, "done"),
    "revolt": (RED, "yield monz"),
    "consent": (GREEN, "forbid lorne"),
    "commanders": (RED, "command russet"),
    "ability": (RED, "seal"),
    "losses": (RED, "allot russet 1"),
    "spoil": (RED, "keep"),
    "happening": (BLUE, "name seat-1"),
    "choosing": (RED, "choose monz"),
    "averting": (RED, "wait"),
    "pool": (GREEN, "seal"),
    "leaving": (RED, "discharge polish-50 russet"),
    "freeing": (RED, "free monz"),
    "strip": (RED, "strip silver-mines"),
    "venture": (BLUE, "pass"),
    "sailing": (RED, "pass"),
    "upgrade": (BLUE, "pass"),
    "muster": (RED, "pass"),
    "comply": (RED, "obey"),
    "paying": (RED, "settle"),
    "deputy": (RED, "preside seat-1"),
    "proposal": (RED, "pass"),
    "arrange": (RED, "arrange arms-tax road-toll"),
    "bids": (GREEN, "seal"),
    "ballot": (RED, "declare seat-0"),
    "accept": (BLUE, "abide"),
    "discard": (BLUE, "discard silver-mines"),
    "appoint": (BLUE, "appoint woad"),
    "returning": (RED, "done"),
    "draft": (RED, "pass"),
}
"""By position (``test_broken.CASES``): who is asked, and what his silence means."""


@pytest.mark.parametrize("name", SAID)
def test_silence_costs_nothing_and_begins_nothing(name: str) -> None:
    """A Baron elects himself, presides over by who has most Votes, gives up the smallest, the poorest, the oldest."""
    state = CASES[name][0]()
    seat, said = SAID[name]
    asked = next(p for p in KNIGHTS.prompts(state)[seat] if p.blocks)
    assert [str(a) for a in asked.default] == [said]


def test_k10_5_silence_elects_oneself_and_says_no(board: Board) -> None:
    """For Votes that were cast, and for a tie: as he has voted himself, else likewise."""
    for slug, said in (("royal-grant", "seat-1"), ("arms-tax", "no")):
        board.position()
        board.state.chairman = BLUE
        board.meet(slug)
        board.cast(slug, 0, 1, 1, 0)
        assert silent(board.state, BLUE) == [f"declare {said}"]
        other = "yes" if said == "no" else "seat-3"
        board.do(BLUE, f"declare {other}")
        board.do(GREEN, "declare no" if said == "no" else "declare seat-0")
        assert silent(board.state, BLUE) == [f"decide {other}"], "he has voted so"
        board.position()
        board.state.chairman = BLUE
        board.meet(slug)
        board.cast(slug, 0, 0, 0, 0)
        assert silent(board.state, BLUE) == [f"decide {said}"]


def silent(state: KnState, seat: int) -> list[str]:
    """What a seat says that says nothing."""
    return [str(a) for p in KNIGHTS.prompts(state)[seat] if p.blocks for a in p.default]
