"""Every question brings what its sentence names in the ledger."""

from __future__ import annotations

import re

import pytest

from engine.knights.rules import KNIGHTS
from tests.engine.knights.ledger import LEDGER
from tests.engine.knights.test_broken import CASES

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
