"""Every question brings what its sentence names in the ledger, and is put as it should be."""

from __future__ import annotations

import re

import pytest

from engine.knights.rules import KNIGHTS
from tests.engine.knights.board import GREEN, RED, Board
from tests.engine.knights.broken_frames import CASES
from tests.engine.knights.ledger import LEDGER

ROW = re.compile(r"^\| knights-ask-([a-z-]+) \| ([a-z ]*) \|", re.M)
SENTENCES = {step: names.split() for step, names in ROW.findall(LEDGER.read_text(encoding="utf-8"))}
"""By question: the parameters of its sentence."""
LATER = {"commander": {"n", "noble"}}
"""What is named once it is known: the attacker's commander and his cards."""
SILENT = ("turn", "actions", "revolts", "deploying", "wages", "assembly")
"""Positions of ``test_broken.CASES`` whose changed frame asks nobody itself."""


@pytest.mark.parametrize("name", [name for name in CASES if name not in SILENT])
def test_a_question_brings_what_its_sentence_names(name: str) -> None:
    state = CASES[name][0]()
    asked = [p for mine in KNIGHTS.prompts(state).values() for p in mine if p.blocks]
    assert asked
    for it in asked:
        assert set(SENTENCES[it.step]) - set(it.params) <= LATER.get(it.step, set()), it.step
        assert set(it.params) <= set(SENTENCES[it.step]), it.step


SECRET = {"assign", "plan", "hand", "ability", "bids", "pool"}
"""What all answer unseen, until the last has sealed."""
WINDOWS = {"abide", "consent", "permit", "pool"}
"""Where silence is an answer like another, and never a miss."""


@pytest.mark.parametrize("name", CASES)
def test_a_question_is_put_as_it_should_be(name: str) -> None:
    """What may be done at any moment waits for nobody, and of what is asked here nobody is sent word besides."""
    for mine in KNIGHTS.prompts(CASES[name][0]()).values():
        for it in mine:
            assert it.pace == "offer" or it.pace == ("window" if it.step in WINDOWS else "turn"), it.step
            assert it.secret == (it.step in SECRET), it.step
            assert (it.anonymous, it.notify) == (False, False), it.step
            assert bool(it.default) == it.blocks, it.step


def test_k17_6_who_is_made_an_offer_is_sent_word(board: Board) -> None:
    """Not who makes it; nobody waits for it."""
    board.go("plan")
    board.do(RED, "terms seat-2 vote")
    for verb, step in (("bid", "offer"), ("price", "price")):
        board.do(RED, f"{verb} 3")
        for seat, name, word in ((RED, "own-offer", False), (GREEN, step, True)):
            it = next(p for p in KNIGHTS.prompts(board.state)[seat] if p.step == name)
            assert (it.pace, it.secret, it.anonymous, it.notify, it.default) == ("offer", False, False, word, ())
