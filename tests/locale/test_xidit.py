"""The words of Lords of Xidit: everything on the board has a name, seats, cities and slugs are told by theirs."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot import locale
from bot.presenter import Voice
from engine.core import Piece, Place, SeatRef, Word, seats, shares
from engine.xidit import board


def test_every_thing_on_the_board_has_a_name() -> None:
    voice = Voice("es", ())
    for slug in (*board.UNITS, *board.TRACKS, *board.KINDS, *board.COLOURS, *board.SLUGS, "act", "wait"):
        assert voice.word("xidit", slug) != "", slug
        assert locale.word_key("xidit", slug), slug
    for creature in [*(t.creature for t in board.TILES.threats), *(t.creature for t in board.TITANS)]:
        assert locale.has("es", f"xidit-piece-{creature}")
    assert all(locale.has("en", f"xidit-place-{n}") for n in range(1, board.CITIES + 1))


def test_seats_cities_and_slugs_are_told_by_name() -> None:
    voice = Voice("es", ["Ana", "Ben"])
    said = voice.say("xidit-move", {"seat": SeatRef(1), "from": Place(5), "city": Place(12), "colour": Word("blue")})
    assert said == "Ben va por el camino azul de 5 Oakenford a 12 Kingsferry."
    census = voice.say("xidit-census", {"unit": Piece("archer"), "shown": shares([2, 0]), "winners": seats([0])})
    assert census == "**Censo, arquero:** Ana 2 y Ben 0. Enseña más que nadie: Ana."


def test_what_went_into_the_bastion_names_whose_bards_they_are() -> None:
    """The replay and the log of a finished game tell it to everybody: *you* would be the reader."""
    for language, said in (
        ("en", "Ben sends 2 bards into the Bastion, unseen by the others."),
        ("es", "Ben envía 2 bardos al Bastión, sin que nadie lo vea."),
    ):
        assert Voice(language, ["Ana", "Ben"]).say("xidit-bards-bastion", {"seat": SeatRef(1), "n": 2}) == said


class _Texts(Visitor):
    """Every piece of text of a message, whatever chooses between them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found += [line.strip() for line in node.value.splitlines()]


def pieces_of(language: str, families: tuple[str, ...]) -> dict[str, list[str]]:
    """The texts of the messages of some families, by key."""
    found = {}
    for path in locale.files(language):
        if path.stem.startswith(("xidit", "shared", "core", "whatif")):
            for entry in FluentResource(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.id.name.startswith(families) and entry.value:
                    texts = _Texts()
                    texts.visit(entry.value)
                    found[entry.id.name] = texts.found
    return found


TEACH = ("xidit-lesson-", "xidit-taught-", "xidit-rules-", "xidit-no-", "xidit-whatif-none")
SHOWN = ("xidit-verb-", "xidit-end-", "xidit-panel-plans", "xidit-word-", "shared-verb-", "panel-", "button-")
"""What stands on buttons, lists and their lines."""


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_a_lesson_or_a_rule_names_in_bold_is_on_a_panel(language: str) -> None:
    """By the very words; a bold word before a colon is a heading."""
    labels = {text for texts in pieces_of(language, SHOWN).values() for text in texts}
    named = {
        (key, bold)
        for key, texts in pieces_of(language, TEACH).items()
        for bold in re.findall(r"\*\*(.+?)\*\*", " ".join(texts))
        if not bold.endswith(":")
    }
    assert len(named) > 30
    assert sorted((key, bold) for key, bold in named if bold not in labels) == []
