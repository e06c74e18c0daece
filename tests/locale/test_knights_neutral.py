"""Neutral cards of Warrior Knights are told in both languages, with the variables that the engine gives."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import locale
from engine.knights.phases.table_cards import CARD_PHASES
from engine.knights.standing_cards import VALUES
from tests.support.syntax_trees import tree

ROOT = Path(__file__).resolve().parents[2] / "engine/knights"
FILES = [
    ROOT / "effects.py",
    *(ROOT / "phases" / f"{name}.py" for name in ("choosing", "event", "expedition", "muster", "upgrade")),
]
WHAT = ("crowns", "votes", "faith", "influence")
STEPS = {
    "event-drawer", "event-target", "avert", "pool", "leaving", "free-city", "strip", "expedition", "invest", "bless",
    "upgrade", "muster",
}  # fmt: skip
SHARED = frozenset({"pass", "seal", "unseal", "discharge"})
"""Verbs that stand elsewhere."""


def said() -> Iterator[tuple[str, set[str]]]:
    """Every key that the code of neutral cards writes out, with its parameters."""
    for path in FILES:
        for call in ast.walk(tree(path)):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or not call.args:
                continue
            key = call.args[0]
            if (
                not isinstance(key, ast.Constant)
                or not isinstance(key.value, str)
                or call.func.id not in ("told", "no")
            ):
                continue
            if call.func.id == "told":
                yield f"knights-{key.value}", {k.arg for k in call.keywords if k.arg}
            else:
                given = call.args[1] if len(call.args) > 1 else None
                keys = given.keys if isinstance(given, ast.Dict) else []
                yield f"knights-no-{key.value}", {str(k.value) for k in keys if isinstance(k, ast.Constant)}


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_everything_said_of_neutral_cards_has_its_words(lang: str) -> None:
    known, found = locale.entries(lang), list(said())
    assert len(found) > 35
    for key, params in found:
        assert key in known, key
        assert {name.removesuffix("_count") for name in known[key]} <= params, key
    for key in (f"knights-{way}-{what}" for way in ("gains", "loses") for what in WHAT):
        assert set(known[key]) == {"seat", "n"}, key
    for step in STEPS:
        assert f"knights-step-{step}" in known, step
        assert f"knights-ask-{step}" in known, step
    for verb in {verb for phase in CARD_PHASES.values() for verb in phase.verbs} - SHARED:
        assert f"knights-verb-{verb}" in known, verb
        assert f"knights-do-{verb}" in known, verb
    assert all(f"knights-word-{order}" in known for order in VALUES)
