"""``docs/commands.md`` is what the commands and panels are; every action has a command or a button."""

from __future__ import annotations

import dataclasses

import pytest

import cogs
from tests.cogs import commands_page
from tests.cogs.commands_page import PAGE, Given

TYPED_ONLY: dict[tuple[str, str], str] = {}
"""Game and verb of actions that only ``/act`` takes, with the reason."""


@pytest.fixture(scope="module")
def given() -> dict[str, Given]:
    """By what each verb can be given, by game."""
    cogs.commands()
    return {game: commands_page.given(game) for game in commands_page.games()}


@pytest.mark.slow
async def test_the_page_is_what_the_commands_are(given: dict[str, Given]) -> None:
    expected = commands_page.page(await commands_page.payloads(), given)
    here = PAGE.read_text(encoding="utf-8")
    differing = [line for line in here.splitlines() if line not in expected.splitlines()]
    assert here == expected, f"write it anew: python -m tests.cogs.commands_page ({differing[:3]} …)"


def unexplained(given: dict[str, Given]) -> set[tuple[str, str]]:
    """The actions that only ``/act`` takes and nobody gave a reason for, and reasons that are needed no more."""
    return {(game, verb) for game, each in given.items() for verb in each.typed_only} ^ TYPED_ONLY.keys()


def test_every_action_has_a_command_or_a_button(given: dict[str, Given]) -> None:
    found = unexplained(given)
    assert not found, f"neither command nor button in any recorded position, see commands_page on record: {found}"


def test_an_action_that_can_only_be_typed_is_noticed(given: dict[str, Given]) -> None:
    """A verb that no command gives, without its button."""
    fief = given["fief"]
    assert "spy" not in fief.commands
    ways = {verb: way for verb, way in fief.ways.items() if verb != "spy"}
    assert unexplained({**given, "fief": dataclasses.replace(fief, ways=ways)}) == {("fief", "spy")}


def test_what_a_command_gives_is_followed(given: dict[str, Given]) -> None:
    """Through choices of an option, an option that names a verb, words that are put together, and what another function
    is handed."""
    assert given["roses"].commands["mulligan"] == ["roses card"]
    assert given["fief"].commands["danegeld"] == ["fief parley"]
    assert given["xidit"].commands["standing-size"] == ["xidit standing"]
    assert given["knights"].commands["allot"] == ["knights casualties"]
    assert given["knights"].commands["order-votes"] == ["knights orders"]
    assert given["charlemagne"].commands["bury"] == ["charlemagne operate"]
    assert given["fief"].any == ("fief answer",)
