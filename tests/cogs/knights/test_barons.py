"""A Baron named in a command is whoever was meant: by a suggestion, a number from 1 or a name, never by a slug."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.common.errors import UserError
from bot.presenter.words import slugs
from bot.presenter.words.named_seats import chosen, suggestion
from bot.presenter.words.voice import Voice, voice_of
from bot.tables.model import SeatView
from bot.tables.service import Tables
from cogs.community.moderation import suggest_new
from cogs.knights import commands, parsing
from cogs.ranges import legal
from engine.core import Action
from engine.knights.rules import KNIGHTS as RULES
from tests.cogs.fake_answer import interaction
from tests.cogs.knights.seated_tables import FOUR, table_of
from tests.cogs.seat_views import look_at
from tests.engine.knights.board import RED, Board

SLUGS = ("seat-0", "seat-1", "seat-2", "seat-3")


def seen(*names: str) -> tuple[SeatView, Voice]:
    """A purse at a table of four people."""
    board = Board().position(crowns=9)
    board.go("plan")
    look = look_at(RULES, board.state, RED)
    for seat, name in zip(look.table.seats, names, strict=True):
        seat.__dict__["name"] = name
    return look, voice_of(look.table, "en")


def tried(read: Any, *given: Any) -> Sequence[Action] | str:
    try:
        return [*read(*given)]
    except UserError as error:
        return error.key


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("2", 1), ("ben", 1), ("Ben", 1), ("2 · Ben", 1), ("seat 2", "seats-several"), ("seat-2", "seats-several"),
        ("4 · seat-2", 3), ("Cai, Ben", "seats-one"), ("seat-9", "no-such-seat"), ("7", "no-such-seat"),
        ("4", 3), ("gift", "seats-none"),
    ],
)  # fmt: skip
def test_a_baron_whose_player_is_called_like_a_slug(typed: str, seat: int | str) -> None:
    """Ana, Ben, Cai, and one who calls themselves after the third seat, as the engine counts."""
    look, speak = seen("Ana", "Ben", "Cai", "seat-2")
    expected = seat if isinstance(seat, str) else [Action("terms", (SLUGS[seat], "gift"))]
    assert tried(commands.offer, look, speak, typed, None, None, None) == expected
    expected = seat if isinstance(seat, str) else [Action("order-pass", (SLUGS[seat], "leave"))]
    known = [str(a.args[1]) for a in legal(look, "order-pass")]
    word = known[0]
    if not isinstance(seat, str):
        expected = [Action("order-pass", (SLUGS[seat], word))]
    assert tried(commands.orders, look, speak, None, word, typed, None) == expected


@pytest.mark.parametrize(
    "names", [("Ana", "3", "Cai", "4"), ("Ana", "seat-0", "seat-1", "seat-1"), ("x", "x", "x", "x")]
)
def test_a_suggestion_means_what_it_shows(names: Sequence[str]) -> None:
    look, speak = seen(*names)
    for seat, slug in enumerate(SLUGS):
        shown, value = slugs.seat_option(look.table, speak, slug)
        assert (shown, value) == (suggestion(speak, [seat]), chosen(look.table, [seat]))
        for text in (shown, value):
            assert parsing.baron(look, speak, text) == slug


def test_words_and_people_of_one_name() -> None:
    """Somebody is called City: an attack on the city of an area is not an attack on them, nor the other way round."""
    look, speak = seen("Ana", "City", "Cai", "Dot")
    known = ["city", "seat-1", "seat-2"]
    assert tried(lambda: [slugs.meant_or_seat(look.table, speak, "City", known)]) == "seats-several"
    assert tried(lambda: [slugs.meant_or_seat(look.table, speak, "2", known)]) == ["seat-1"]
    assert tried(lambda: [slugs.meant_or_seat(look.table, speak, "Cai", known)]) == ["seat-2"]
    assert tried(lambda: [slugs.meant_or_seat(look.table, speak, "nothing", known)]) == "seats-none"
    assert tried(lambda: [slugs.meant_or_seat(look.table, speak, "nothing", ["city"])]) == "knights-panel-unknown"
    look, speak = seen("Ana", "Ben", "Cai", "Dot")
    assert tried(lambda: [slugs.meant_or_seat(look.table, speak, "city", known)]) == ["city"]


def test_an_answer_in_words_that_two_people_share_is_refused() -> None:
    """Two of one name: the sentence of an answer is the same for both, so it chooses neither."""
    look, speak = seen("Ana", "Ben", "Ben", "Dot")
    actions = (Action("preside", ("seat-1",)), Action("preside", ("seat-2",)), Action("preside", ("seat-3",)))
    asked = msgspec.structs.replace(look.prompts[0], actions=list(actions))
    look = dataclasses.replace(look, prompts=(asked,))
    said = [str(speak.action("knights", a)) for a in actions]
    assert said[0] == said[1]
    assert tried(parsing.answer, look, speak, "assembly", said[0]) == "seats-several"
    assert tried(parsing.answer, look, speak, "assembly", said[2].upper()) == [actions[2]]
    assert tried(parsing.answer, look, speak, "assembly", "preside seat-3") == [actions[1]]


async def test_a_correction_names_people_as_people_do(tables: Tables) -> None:
    """Who holds a city: suggestions of people mean what they show, and the word for nobody stays a word."""
    table = await table_of(tables)
    city = next(path for path in await tables.votes.correctables(table) if path.startswith("owner."))
    named = SimpleNamespace(table=str(table), value_at=city)
    found = await suggest_new(interaction(tables, FOUR[0], namespace=named), "")
    info = await tables.lookup.info(table)
    speak = voice_of(info, "en")
    assert [x.value for x in found] == [*(chosen(info, [n]) for n in range(4)), "nobody"]
    known = [*SLUGS, "nobody"]
    for choice, slug in zip(found, known, strict=True):
        assert {slugs.meant_or_seat(info, speak, text, known) for text in (choice.value, choice.name)} == {slug}
