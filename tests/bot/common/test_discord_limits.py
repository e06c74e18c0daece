"""Discord's limits stand in one place, which is whole, and say what Discord's own description says."""

from __future__ import annotations

import json
import re
import tomllib
from functools import reduce
from typing import Any

import pytest

from bot.common import discord_limits
from bot.presenter.pages import inbox, invitations
from bot.presenter.panels import recap
from bot.presenter.pictures.replay import film
from bot.tables.members import notes, private_talk
from cogs.community import talk
from render.core import api, encode
from tests.support import skips
from tests.support.sandbox import ROOT, openapi_path

FILE = ROOT / "bot" / "common" / "discord_limits.toml"
LIMITS: dict[str, dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
USED = re.compile(r"\b(?:discord_)?limits\.([A-Z_]+)\b")


def at(document: Any, pointer: str) -> Any:
    """What stands at a pointer: keys, and places in lists, with dots between them."""
    return reduce(lambda node, key: node[int(key) if isinstance(node, list) else key], pointer.split("."), document)


def test_every_limit_is_a_positive_number_with_a_name() -> None:
    named = {name.lower(): value for name, value in vars(discord_limits).items() if name.isupper() and name[0] != "_"}
    assert named == {name: limit["most"] for name, limit in LIMITS.items()}
    for name, limit in LIMITS.items():
        assert set(limit) <= {"most", "stated"}, name
        assert type(limit["most"]) is int, name
        assert limit["most"] > 0, name
        assert limit.get("stated", [""]), name


def test_every_limit_is_used() -> None:
    sources = [path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py")]
    used = {name.lower() for path in sources for name in USED.findall(path.read_text("utf-8"))}
    assert set(LIMITS) - used == set()


def test_every_limit_says_what_it_bounds() -> None:
    """Above it, or behind its name."""
    text = FILE.read_text("utf-8")
    said = re.findall(r"^\[(\w+)\]  # .", text, re.MULTILINE) + re.findall(r"^# .*\n\[(\w+)\]$", text, re.MULTILINE)
    assert sorted(said) == sorted(LIMITS)


OWN = {
    "a page of all that happened": (recap.PAGE, discord_limits.CONTENT),
    "a page of the inbox": (inbox.PAGE * inbox.TEXT, discord_limits.LAYOUT_TEXT),
    "a talk": (talk.ROOM, discord_limits.LAYOUT_TEXT),
    "notes": (notes.LONGEST, discord_limits.TEXT_INPUT),
    "a line of a talk": (private_talk.LONGEST, discord_limits.TEXT_INPUT),
    "invitations at once": (invitations.MOST, discord_limits.SELECT_OPTIONS),
    "an alternative text": (api.ALT_LIMIT, discord_limits.ALT_TEXT),
    "a picture": (encode.INLINE_LIMIT, discord_limits.FILE_SIZE),
    "an animation": (encode.ANIMATION_LIMIT, discord_limits.FILE_SIZE),
    "a replay": (film.LIMIT, discord_limits.FILE_SIZE),
}
"""Numbers that Herald chose, each with the limit within which it must lie."""


@pytest.mark.parametrize("what", OWN)
def test_what_herald_chose_lies_within(what: str) -> None:
    own, most = OWN[what]
    assert 0 < own <= most


@pytest.mark.parametrize(
    ("script", "written", "most"),
    [
        ("composer.js", r"MAX_TEXT = (\d+)", discord_limits.CONTENT),
        ("option-field.js", r"max_length \?\? (\d+)", discord_limits.STRING_OPTION),
        ("modal.js", r"max_length \?\? (\d+)", discord_limits.TEXT_INPUT),
    ],
)
def test_the_page_of_the_sandbox_says_the_same(script: str, written: str, most: int) -> None:
    source = (ROOT / "bot" / "sandbox" / "page" / "js" / script).read_text("utf-8")
    assert re.findall(written, source) == [str(most)]


@pytest.fixture(scope="module")
def description() -> Any:
    """Discord's description of its API."""
    path = openapi_path()
    skips.unless(path, skips.OPENAPI)
    assert path is not None
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("name", [name for name, limit in LIMITS.items() if "stated" in limit])
def test_discord_says_the_same(description: Any, name: str) -> None:
    for pointer in LIMITS[name]["stated"]:
        assert at(description, pointer) == LIMITS[name]["most"], pointer
