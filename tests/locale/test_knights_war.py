"""Battles of Warrior Knights are told in both languages, without a gap and with the variables the engine gives."""

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
from engine.knights.phases.table_war import WAR_PHASES
from engine.knights.rules import KNIGHTS
from engine.knights.state import Options
from engine.knights.validate_war import RESULTS
from tests.engine.driver import AnyRules, play
from tests.engine.knights.pick import pick
from tests.support.syntax_trees import tree

ROOT = Path(__file__).resolve().parents[2] / "engine/knights"
FILES = [
    *(ROOT / name for name in ("capture.py", "deaths.py", "fray.py", "siege.py")),
    *(ROOT / "phases" / name for name in (
        "battle.py", "death.py", "hands.py", "losses.py", "retreat.py", "spoils.py",
    )),
]  # fmt: skip
SHARED = frozenset({"permit", "forbid", "back", "seal", "unseal"})
"""Verbs that stand elsewhere."""


def said() -> Iterator[tuple[str, set[str]]]:
    """Every key that the code of battles writes out, with its parameters."""
    for path in FILES:
        for call in ast.walk(tree(path)):
            if not isinstance(call, ast.Call) or not call.args or not isinstance(call.func, ast.Name):
                continue
            key = call.args[0]
            if not isinstance(key, ast.Constant) or call.func.id not in ("told", "no"):
                continue
            if call.func.id == "told":
                yield f"knights-{key.value}", {k.arg for k in call.keywords if k.arg} - {"seals", "tell"}
            else:
                given = call.args[1] if len(call.args) > 1 else None
                named = (
                    {str(k.value) for k in given.keys if isinstance(k, ast.Constant)}
                    if isinstance(given, ast.Dict)
                    else set()
                )
                yield f"knights-no-{key.value}", named


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_everything_said_of_battles_has_its_words(lang: str) -> None:
    known, found = locale.entries(lang), list(said())
    assert len(found) > 40
    for key, params in found:
        assert key in known, key
        assert {name.removesuffix("_count") for name in known[key]} <= params, key
    for result in RESULTS - {""} | {"siege-laid"}:
        assert f"knights-word-result-{result}" in known
    for verb in {verb for phase in WAR_PHASES.values() for verb in phase.verbs} - SHARED:
        assert f"knights-verb-{verb}" in known, verb
        assert f"knights-do-{verb}" in known, verb


def test_battles_are_told_without_a_gap() -> None:
    """A game is read; whatever belongs to battles leaves no slug, no key and no hole."""
    known = set(locale.entries("en"))
    mine = {key for key, _ in said()}
    steps = {"consent", "battle-law", "battle-kind", "battle-armies", "commander", "hand", "ability", "losses",
             "retreat", "deserter", "death", "spoil", "surrender"}  # fmt: skip
    verbs = {verb for phase in WAR_PHASES.values() for verb in phase.verbs} - SHARED
    voices = [Voice(lang, ("Ana", "Ben", "Cai"), "knights") for lang in locale.LANGUAGES]
    lines: set[str] = set()
    told: set[str] = set()

    def hook(rules: AnyRules, state: Any, seat: int, action: Action, events: list[Event]) -> None:
        for event in events:
            if event.key in mine or event.key == "knights-hand-own":
                told.add(event.key)
                lines.update(voice.say(event.key, event.params) for voice in voices)
        if action.verb in verbs:
            lines.update(voice.action("knights", action) for voice in voices)
        for asked in rules.prompts(state).values():
            for prompt in asked:
                if prompt.step in steps and f"ask-{prompt.step}" not in told:
                    told.add(f"ask-{prompt.step}")
                    lines.update(voice.ask("knights", prompt.step, prompt.params) for voice in voices)
                    lines.update(voice.step("knights", prompt.step) for voice in voices)

    assert {f"knights-ask-{step}" for step in steps} <= known
    play(KNIGHTS, KNIGHTS.setup(seats=3, seed="told", options=Options(length=8)), random.Random(5), pick, hook)
    assert len(told) > 15
    for line in lines:
        assert line == line.strip(), line
        assert not re.search(r"[a-z]_[a-z]|knights-|\{|\}|None|phantom|  | \.|\.\.", line), line
