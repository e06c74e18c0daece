"""Every text of Wars of the Roses that says what to press names a button of the panel that it speaks of."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import locale
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import Voice
from tests.cogs.press_everything import components
from tests.cogs.roses.positions import NAMES, look_at, won
from tests.engine.roses.board import Board

ENTRY = re.compile(r"^(roses-[\w-]+) = (.*(?:\n .*)*)", re.MULTILINE)
PRESSED = re.compile(r"\b(?:press|pulsa(?: antes)?) \*{1,2}([^*]+)\*{1,2}", re.IGNORECASE)
ELSEWHERE = re.compile(r"(?<=\*)\{ ([\w-]+) \}(?=\*)")
CATALOGUES = Path(locale.__file__).parent
PRESS = {"en": "press", "es": "pulsa"}


def spent() -> Board:
    """Lancaster has used its points."""
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "kent", "yor_york": "ireland"}, card="action_2")
    board.state.frames[-1].ap = 0  # type: ignore[union-attr]
    return board


def briefed() -> Board:
    """Lancaster sets orders for a battle."""
    return Board().saved("briefing")


def poor() -> Board:
    """Lancaster may show its hand, and may keep it."""
    board = Board()
    board.state.players[0].hand = ["action_2"] * 6 + ["surprise"]
    return board


def sealed() -> Board:
    """Lancaster has decided about its hand, York has not."""
    board = Board()
    board.do(0, "keep")
    return board


def replaced() -> Board:
    """York has shown a poor hand, Lancaster is asked about its own."""
    board = Board()
    board.state.players[1].hand = ["action_2"] * 6 + ["surprise"]
    board.do(1, "mulligan")
    board.do(0, "keep")
    return board


PANELS: dict[str, tuple[Callable[[], Board], int]] = {
    "roses-taught-mulligan": (poor, 0),
    "roses-lesson-redeal": (replaced, 0),
    "roses-taught-action-1": (spent, 0),
    "roses-taught-action-2": (spent, 0),
    "roses-taught-action-3": (spent, 0),
    "roses-taught-action-spent": (spent, 0),
    "roses-taught-action-event": (spent, 0),
    "roses-lesson-briefing": (briefed, 0),
    "roses-taught-fight": (lambda: Board().saved("fight"), 0),
    "roses-lesson-regroup": (won, 0),
    "roses-lesson-execute": (lambda: Board().saved("execute"), 1),
    "roses-lesson-home": (lambda: Board().saved("home"), 1),
    "roses-no-points": (spent, 0),
    "roses-no-sealed": (sealed, 0),
}
"""By text the position in whose panel it is read, and the seat."""
BELOW = {"roses-panel-spends": "panel-standing"}
"""By text the button that stands below every panel."""


def pressed(language: str) -> dict[str, list[str]]:
    """By text what it says is to be pressed."""
    found: dict[str, list[str]] = {}
    for path in sorted((CATALOGUES / language).glob("roses*.ftl")):
        for key, said in ENTRY.findall(path.read_text(encoding="utf-8")):
            whole = ELSEWHERE.sub(lambda key: locale.text(language, key[1]), said)
            names = PRESSED.findall(whole)
            assert len(names) == len(re.findall(rf"\b{PRESS[language]}\b", whole, re.IGNORECASE)), key
            if names:
                found[key] = names
    return found


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_is_to_be_pressed_is_a_button(language: str) -> None:
    """By its label or how that begins, at the place where it is read."""
    found = pressed(language)
    assert found.keys() == PANELS.keys() | BELOW.keys()
    for key, names in found.items():
        if key in BELOW:
            assert names == [locale.text(language, BELOW[key])]
            continue
        begin, seat = PANELS[key]
        ctx = PanelContext(look_at(begin().state, seat), seat, Voice(language, NAMES))
        buttons = [c["label"] for c in components([r.to_component_dict() for r in rows(ctx)]) if c["type"] == 2]
        for name in names:
            assert any(label == name or label.startswith((f"{name} ", f"{name}:")) for label in buttons if label), key
