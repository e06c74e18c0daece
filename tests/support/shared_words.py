"""What games say in the words that they share: which of the shared messages each of them asks for."""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Mapping
from pathlib import Path

from bot import locale
from bot.presenter.front import front
from engine import GAMES
from tests.support.runs import ROOT
from tests.support.syntax_trees import gist

LISTED = {"verb", "do", "step", "ask", "picture"}
"""Families of messages whose slugs a game lists; the others stand written out in its code."""


@functools.cache
def literals(folder: Path) -> frozenset[str]:
    """Every text in the code of a folder."""
    return frozenset().union(*(gist(path).texts for path in sorted(folder.rglob("*.py"))))


def _part(game: str, head: str) -> str:
    """The part of a game's ledger below a heading; empty where there is none."""
    text = (ROOT / "engine" / game / "RULES.md").read_text(encoding="utf-8")
    return text.partition(f"\n{head}\n")[2].partition("\n## ")[0]


def ledger(game: str) -> dict[str, set[str]]:
    """Keys and parameters of events and refusals as the appendix of the ledger lists them.

    A parameter in parentheses stands in the private twin of a message only.
    """
    found: dict[str, set[str]] = {}
    for line in _part(game, "## Appendix: Messages").splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")]
        if line.startswith(f"| {game}-"):
            for key in cells[0].split(" / "):
                params = cells[1].replace("(", "").replace(")", "") if key.endswith("-own") else cells[1]
                found[key] = {p for p in params.split() if not p.startswith("(")}
    return found


@functools.cache
def _lists(game: str) -> frozenset[str]:
    """What a game asks for of its families with lists, without its own name: ``verb-seal``."""
    importlib.import_module(f"cogs.{game}")
    verbs = {verb for phase in getattr(GAMES[game], "phases", {}).values() for verb in phase.verbs}
    verbs |= set(re.findall(r"`([a-z-]+)[^`]*`", _part(game, "## Actions")))  # of phases that leave it to their parts
    steps = front(game).topic_of
    pictures = importlib.import_module(f"render.{game}.words").KEYS
    return frozenset(
        {f"{family}-{verb}" for family in ("verb", "do") for verb in verbs}
        | {f"{family}-{step}" for family in ("step", "ask") for step in steps}
        | {key.partition("-")[2] for key in pictures}
    )


def asks(game: str, name: str) -> bool:
    """Whether a game asks for a message of its own, ``name`` being its key without the game."""
    family, _, slug = name.partition("-")
    if family in LISTED:
        return name in _lists(game)
    own = frozenset().union(
        *(literals(ROOT / room / game) for room in ("engine", "render", "bot/presenter/games", "cogs"))
    )
    host = literals(ROOT / "engine" / "core") | literals(ROOT / "bot" / "presenter" / "words")
    if family in ("word", "figure"):
        return slug in own | host
    if family == "panel":
        return f"{game}-{name}" in own or f"-{name}" in host
    return f"{game}-{name}" in own | ledger(game).keys()


def shared(lang: str) -> dict[str, frozenset[str]]:
    """The shared messages with their variables, by their keys without the first word."""
    start = f"{locale.SHARED}-"
    return {key.removeprefix(start): used for key, used in locale.entries(lang).items() if key.startswith(start)}


def all_messages(lang: str) -> Mapping[str, frozenset[str]]:
    """Every message with its variables under the key that it is asked for by: a shared one under that of each game
    that says it."""
    known = locale.entries(lang)
    more = {
        f"{game}-{name}": used
        for name, used in shared(lang).items()
        for game in GAMES
        if f"{game}-{name}" not in known and (ROOT / "engine" / game).is_dir() and asks(game, name)
    }
    return known | more
