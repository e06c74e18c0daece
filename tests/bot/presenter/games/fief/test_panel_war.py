"""The panel of Fief while Nobles move and fight."""

from __future__ import annotations

import dataclasses

import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.games.fief.hints import Notes
from bot.presenter.panel_kit.screens import NOTE
from bot.presenter.words.voice import Voice
from cogs import games
from engine.core import Action
from engine.fief.rules import FIEF as RULES
from tests.cogs.fief.positions import moving
from tests.cogs.fief.screens import asked, context
from tests.cogs.press_everything import lines, presses, told
from tests.cogs.seat_views import NAMES
from tests.engine.fief.board import AZURE, GULES, VERT, Board

games()  # brings the fronts


@pytest.mark.parametrize(("language", "bound", "force"), [
    ("en", "Storms over Wales: only a Passage gets you out", "where you are: Storms (Wales)"),
    ("es", "Tormentas sobre Gales: esta ronda", "que te afectan: Tormentas (Gales)"),
])  # fmt: skip
def test_a_noble_in_storms_reads_why_he_stays(language: str, bound: str, force: str) -> None:
    """In the list and above it; nothing of storms where nobody of one's own is."""
    board = moving()
    assert force not in told(context(asked(board.state, GULES), language))
    board.noble("edward", GULES, "cardiff")
    ctx = context(asked(board.state, GULES), language)
    assert lines(ctx)[">who edward"][1].startswith(bound)
    assert bound not in lines(ctx)[">who henri"][1]
    assert force in told(ctx)
    assert bound in told(dataclasses.replace(ctx, open="who edward"))


def test_a_goal_is_one_choice_for_noble_company_and_first_move() -> None:
    """Two choices set an army on its way; each goal tells who is there and what it means."""
    board = moving()
    ctx = context(asked(board.state, GULES))
    assert "**Henri**: Oxford, 2 moves left · could lead 1 soldier, 2 knights" in told(ctx)  # no list of one
    there = lines(ctx)
    assert there["go london"][1] == "Blue’s: you stay outside · fortress · Blue: Lucia with 3 units"
    batch, opened = front("fief").batch(ctx.look, "ride all henri go london")
    assert [str(a) for a in batch] == ["lead henri", "take all", "go london"]
    assert opened == ""
    for action in batch:
        assert RULES.why_not(board.state, GULES, action) is None
        RULES.apply(board.state, GULES, action)
    on = lines(context(asked(board.state, GULES, "march")))
    assert "halt" in on
    assert "leads 1 soldier, 2 knights" in told(context(asked(board.state, GULES, "march")))


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_decides_about_a_crowded_goal_stands_first(language: str) -> None:
    """Whose it is, walls and Disasters are told before troops and a mill; what has no room is left out whole."""
    board = moving()
    board.town("london", "walled", mill=True)
    board.lay("south-east", "plague")
    board.noble("simon", VERT, "london")
    board.put(VERT, "london", soldier=2)
    board.noble("anabel", AZURE, "london")
    speaks = Voice(language, NAMES, "fief")
    said = Notes(RULES.view(board.state, GULES), speaks).told(Action("go", ("london",)))
    first = [speaks.text("fief-panel-outside", family=speaks.word("fief", "azure")),
             *(str(speaks.word("fief", w)) for w in ("walled", "plague"))]  # fmt: skip
    assert said.split(" · ")[: len(first)] == first
    assert "Lucia" in said
    assert said.endswith(" …")
    assert len(said) < NOTE


def test_a_battle_tells_points_and_what_is_not_known() -> None:
    """Own points and dice after the walls; of the others what their number leaves open."""
    board = moving()
    board.put(GULES, "london", out="oxford", knight=3, archer=1)
    board.noble("roger", GULES, "london", out="oxford")
    board.turn("battle", GULES)
    ctx = context(asked(board.state, GULES, "battle"))
    assert "attack london azure" in lines(ctx)
    assert "**: you: 11 points, 1 die (walls −1) · they: 3–9 points" in told(ctx)
    board.do(GULES, "attack london azure")
    seat = next(s for s in board.waits() if any(p.step == "fight" for p in board.asked(s)))
    words = told(context(asked(board.state, seat, "fight")))
    assert "**Red**" in words
    assert "**Blue**" in words
    assert "Last roll" in words


def test_leave_is_asked_with_who_comes() -> None:
    """Whoever is asked for leave reads how many come and how far they still go."""
    board = moving()
    board.do(GULES, "lead henri; take all; go london; go norwich")
    look = asked(board.state, AZURE, "leave")
    words = told(context(look))
    assert "Henri (Red) has 3 troops and 1 move left." in words
    assert "**Let Henri pass:** the march goes on to Norwich" in words
    assert {"grant henri", "refuse henri"} <= set(lines(context(look)))


def test_half_of_a_company_of_one_each_is_not_offered() -> None:
    """An archer and a knight cannot be halved."""
    board = Board()
    board.noble("henri", GULES, "york")
    board.put(GULES, "york", archer=1, knight=1)
    board.turn("move", GULES)
    shown = [press.label for press in presses(context(asked(board.state, GULES, "move")))]
    assert "No units" in shown
    assert not any(label.startswith("Half") for label in shown)
    board.put(GULES, "york", archer=2)  # of three archers and a knight one
    half = [press.label for press in presses(context(asked(board.state, GULES, "move")))]
    assert "Half of each kind: 1" in half
