"""What a refused action is told: one sentence, in both languages; nothing has changed, nothing has been learnt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import bot.locale
from engine.charlemagne.lore import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Envoy
from engine.core import Action
from tests.engine.charlemagne.positions import MID, SOUTH, WEST, force, hand, position, put, refused
from tests.engine.charlemagne.test_ledger import SENT

CATALOGUES = Path(bot.locale.__file__).parent
REFUSALS = sorted(key for key in SENT if key.startswith("charlemagne-no-"))


def said(pattern: ast.Pattern) -> list[str]:
    """Every text that a message may become; what it puts in stands as a letter, code in backticks too."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            texts = [text + more for text in texts for variant in inside.variants for more in said(variant.value)]
        else:
            texts = [text + "x" for text in texts]
    return [re.sub(r"`[^`]*`", "x", text) for text in texts]


@pytest.mark.parametrize("language", ["en", "es"])
def test_refusals_are_one_sentence(language: str) -> None:
    """No line break, one full stop, at the end; nothing before it closes a sentence."""
    source = (CATALOGUES / language / "charlemagne.ftl").read_text(encoding="utf-8")
    found = {m.id.name: m.value for m in FluentParser().parse(source).body if isinstance(m, ast.Message)}
    for key in REFUSALS:
        value = found[key]
        assert value is not None, key
        for text in said(value):
            assert re.fullmatch(r"[^.!?\n]+[.!?]", text), (key, text)


def test_8_a_marker_one_does_not_hold() -> None:
    """The same refusal whatever the other seat holds, and whatever the cup has left."""
    told = []
    for held in (0, 3):
        state = position()
        hand(state, TRIBAL, vassalage=held)
        state.frames[:] = [Envoy(EMPIRE)]
        hand(state, EMPIRE, crown_of_pavia=1)
        refusals = [
            RULES.why_not(state, EMPIRE, Action.parse(text))
            for text in ("discard vassalage", "play espionage", "play augustus charlemagne", "envoy austrasia")
        ]
        assert all(refusals)
        told.append(refusals)
    assert told[0] == told[1]


def test_26_a_clause_that_cannot_be_kept() -> None:
    """Who proposes is not told what the other has: the offer goes out, and the other alone is refused."""
    told = []
    for points in (0, 30):
        state = position()
        state.treasury[TRIBAL] = points
        for text in ("clause points seat-1 20", "propose"):
            assert RULES.why_not(state, EMPIRE, Action.parse(text)) is None
            RULES.apply(state, EMPIRE, Action.parse(text))
        told.append(RULES.why_not(state, EMPIRE, Action.parse("accept 1")))
        refusal = RULES.why_not(state, TRIBAL, Action.parse("accept 1"))
        assert (refusal is None) == (points == 30)
    assert told[0] == told[1]
    assert told[0] is not None


def test_12_15_a_move_that_is_not_allowed() -> None:
    """Forbidden ground, too few points, a full hex, a treaty: refused one by one, nothing moved."""
    state = position()
    put(state, SOUTH, "saxony-militia")
    put(state, WEST, *["austrasia-militia"] * 5, *["austrasia-warriors"] * 5)
    force(state, MID, 2, "neustria-warriors")
    assert refused(state, f"step {SOUTH}") == "enemy-there"
    assert refused(state, f"move {WEST}") == "stack"
    assert refused(state, "move paris") == "reach"
    assert refused(state, f"battle {SOUTH}") == "operations"
    assert refused(state, "step norse-area") == "no-way"
    assert refused(state, "pillage") == "zone"
