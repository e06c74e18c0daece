"""The Assembly of Warrior Knights is told in both languages, with the variables that the engine gives."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import locale
from engine.knights.frames_vote import Comply, Draft, Paying, Taxes, Wages
from engine.knights.phases.table_vote import VOTE_PHASES
from engine.knights.standing_vote import MATTERS, VOICES
from tests.support.syntax_trees import tree

ROOT = Path(__file__).resolve().parents[2] / "engine/knights"
FILES = [
    ROOT / "decisions.py",
    *(ROOT / "phases" / f"{name}.py" for name in ("assembly", "ballot", "private_motion", "titles")),
]
STEPS = {
    "deputy", "propose", "arrange", "bids", "declare", "decide", "abide", "walk-out", "discard-charge", "appoint",
}  # fmt: skip
MONEY = frozenset({Comply, Draft, Paying, Taxes, Wages})
SHARED = frozenset({"pass", "seal", "unseal"})
"""Verbs that stand elsewhere."""
ABOUT = {"matter", "about"}


def said() -> Iterator[tuple[str, set[str]]]:
    """Every key that the code of neutral cards writes out, with its parameters."""
    for path in FILES:
        for call in ast.walk(tree(path)):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or not call.args:
                continue
            key = call.args[0]
            if not isinstance(key, ast.Constant) or call.func.id not in ("told", "no"):
                continue
            if call.func.id == "told":
                yield f"knights-{key.value!s}", {k.arg for k in call.keywords if k.arg}
            else:
                given = call.args[1] if len(call.args) > 1 else None
                keys = given.keys if isinstance(given, ast.Dict) else []
                yield f"knights-no-{key.value!s}", {str(k.value) for k in keys if isinstance(k, ast.Constant)}


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_everything_said_in_the_assembly_has_its_words(lang: str) -> None:
    known, found = locale.entries(lang), list(said())
    assert len(found) > 25
    for key, params in found:
        assert key in known, key
        assert {name.removesuffix("_count") for name in known[key]} <= params | ABOUT, key
    for key in ("elected", "passed", "rejected", "decreed", "lifted", "returns-votes"):
        assert f"knights-{key}" in known, key
    for step in STEPS:
        assert f"knights-step-{step}" in known, step
        assert f"knights-ask-{step}" in known, step
    phases = [phase for frame, phase in VOTE_PHASES.items() if frame not in MONEY]
    for verb in {verb for phase in phases for verb in phase.verbs} - SHARED:
        assert f"knights-verb-{verb}" in known, verb
        assert f"knights-do-{verb}" in known, verb
    for word in (*MATTERS, *(v for v in VOICES if not v.startswith(("seat", "ask")))):
        assert f"knights-word-{word}" in known, word
