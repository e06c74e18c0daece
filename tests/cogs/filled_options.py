"""Somebody who fills in the options of a command in a given position, without Discord.

What is suggested, and what comes of what they send.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace, TracebackType
from typing import Any

import pytest
from discord.app_commands import Command, Group

import cogs
import cogs.play.game_commands
from bot.common.errors import UserError
from bot.tables.model import SeatView
from engine import GAMES
from engine.core import Action
from tests.bot.helpers import FakeClock
from tests.cogs.seat_views import look_at

SAVES = Path(__file__).parents[1] / "saves"
LANGUAGES = {"en": "en-GB", "es": "es-ES"}
Outcome = Sequence[Action] | str
"""The actions that a command stands for, or the key of its refusal; empty where it shows the panel."""


def commands(group: Group | None = None) -> Iterator[Command[Any, ..., Any]]:
    """Every command there is, or those of a group."""
    for node in cogs.commands() if group is None else group.commands:
        if isinstance(node, Group):
            yield from commands(node)
        else:
            yield node


def suggested_options(command: Command[Any, ..., Any]) -> list[str]:
    """The options of a command that have suggestions and take a text; the table is no part of a position."""
    texts = [p.name for p in command.parameters if p.autocomplete and p.type.name == "string"]
    return [name for name in texts if name != "table"]


def positions(game: str) -> list[tuple[str, SeatView]]:
    """One position for every question that a game asks, as the seat sees it that is asked."""
    found: dict[str, SeatView] = {}
    rules = GAMES[game]
    for save in sorted(SAVES.glob(f"*/{game}-*.json")):
        kind = save.stem.rpartition("-")[0]
        if kind in found or kind.endswith("-over"):
            continue
        state = rules.loads(save.read_bytes())
        seat = next(s for s, asked in sorted(rules.prompts(state).items()) if any(p.blocks for p in asked))
        found[kind] = look_at(rules, state, seat)
    return list(found.items())


class Asked:
    """Stands for an answer: a refusal is kept."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.locale = "en"

    async def __aenter__(self) -> Asked:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if isinstance(error, UserError):
            self.asking.outcome = error.key
            return True
        return False


@dataclasses.dataclass
class Asking:
    """One person in one position."""

    look: SeatView
    """The position as they see it."""
    outcome: Outcome = ""
    """Of the last command: the actions it took, or the key of its refusal; empty: neither."""

    def interaction(self, filled: Mapping[str, Any], language: str = "en") -> Any:
        return SimpleNamespace(
            namespace=SimpleNamespace(**filled), extras={}, locale=LANGUAGES[language], guild_id=1, channel_id=2,
            user=SimpleNamespace(id=100, display_name="Ana"), client=SimpleNamespace(clock=FakeClock()),
        )  # fmt: skip

    async def suggestions(
        self, command: Command[Any, ..., Any], option: str, typed: str = "", language: str = "en", **filled: str
    ) -> list[tuple[str, str]]:
        """(shown, value) of what is suggested while an option is typed."""
        parameter = next(p for p in command._params.values() if p.name == option)
        assert callable(parameter.autocomplete)
        found = await parameter.autocomplete(self.interaction({**filled, option: typed}, language), typed)  # type: ignore[call-arg, arg-type]
        return [(choice.name, choice.value) for choice in found]

    async def send(self, command: Command[Any, ..., Any], **options: str) -> Outcome:
        """What comes of a command with these options."""
        self.outcome = ""
        await command.callback(self.interaction(options), **options)  # type: ignore[call-arg, arg-type]
        return self.outcome


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Asking:
    """Somebody at a table; ``look`` says in which position, before they do anything."""
    person = Asking(None)  # type: ignore[arg-type]

    async def table(*args: Any) -> Any:
        return person.look.table

    async def look(*args: Any, **options: Any) -> Any:
        return person.look, person.look.seat

    async def play(answer: Any, info: Any, actions: Sequence[Action], seat: int | None = None) -> None:
        person.outcome = [*actions]

    async def panel(*args: Any) -> None:
        person.outcome = []

    monkeypatch.setattr(cogs.play.game_commands.GameCommands, "table", table)
    monkeypatch.setattr(cogs.play.game_commands, "own_look", look)
    monkeypatch.setattr(cogs.play.game_commands, "play", play)
    monkeypatch.setattr(cogs.play.game_commands, "show_panel", panel)
    monkeypatch.setattr(cogs.play.game_commands, "Answer", lambda interaction: Asked(person))
    return person
