"""The turn of Warrior Knights is told in both languages, without a gap and with the variables the engine gives."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import locale
from bot.presenter import Voice
from engine.core import Action, Event
from engine.knights.rules import KNIGHTS
from engine.knights.standing import SETTINGS
from engine.knights.state import Options
from tests.engine.driver import AnyRules, play
from tests.engine.knights.pick import pick
from tests.support.syntax_trees import tree

ROOT = Path(__file__).resolve().parents[2] / "engine/knights"
OTHERS = frozenset(
    {"assembly.py", "ballot.py", "decisions.py", "titles.py", "private_motion.py", "laws.py", "battle.py", "routes.py"}
)
"""Files whose words stand with battles and the Assembly."""


def said() -> Iterator[tuple[str, set[str] | None]]:
    """Every key that the code writes out, with its parameters where they are written out as well."""
    for path in sorted(ROOT.rglob("*.py")):
        if path.name in OTHERS:
            continue
        for call in ast.walk(tree(path)):
            if not isinstance(call, ast.Call) or not call.args or not isinstance(call.func, ast.Name):
                continue
            key = call.args[0]
            if not isinstance(key, ast.Constant) or call.func.id not in ("told", "no"):
                continue
            if call.func.id == "told":
                whole = all(k.arg for k in call.keywords)
                yield f"knights-{key.value}", {k.arg or "" for k in call.keywords} if whole else None
            else:
                given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
                named = [k for k in given.keys if isinstance(k, ast.Constant)] if isinstance(given, ast.Dict) else None
                yield f"knights-no-{key.value}", None if named is None else {str(k.value) for k in named}


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_everything_said_has_its_words(lang: str) -> None:
    known, found = locale.entries(lang), list(said())
    assert len(found) > 100
    for key, params in found:
        assert key in known, key
        if params is not None:
            assert {name.removesuffix("_count") for name in known[key]} <= params, key
    for reason in ("majority", "influence", "survivor", "nobody"):
        assert f"knights-outcome-{reason}" in known


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_a_turn_is_told_without_a_gap(lang: str) -> None:
    """A game is read: events, actions and questions leave no slug, no key and no hole."""
    voice = Voice(lang, ("Ana", "Ben", "Cai"), "knights")
    known = set(locale.entries(lang))
    lines: set[str] = set()
    asked: set[str] = set()

    def hook(rules: AnyRules, state: Any, seat: int, action: Action, events: list[Event]) -> None:
        lines.update(voice.say(e.key, e.params) for e in events if e.key in known)
        if f"knights-do-{action.verb}" in known and not action.verb.startswith("order"):
            lines.add(voice.action("knights", action))
        for mine in rules.prompts(state).values():
            for prompt in mine:
                if f"knights-ask-{prompt.step}" in known and prompt.id not in asked:
                    asked.add(prompt.id)
                    lines.add(voice.ask("knights", prompt.step, prompt.params))
                    lines.add(voice.step("knights", prompt.step))

    play(KNIGHTS, KNIGHTS.setup(seats=3, seed="read", options=Options(length=8)), random.Random(3), pick, hook)
    assert len(lines) > 300
    for line in lines:
        assert line == line.strip(), line
        assert not re.search(r"[a-z]_[a-z]|knights-|\{|\}|None|phantom|  | \.|\.\.", line), line
    mine = [a for a in SETTINGS if a.verb == "order-pass"]
    assert all(voice.action("knights", a) for a in mine)
