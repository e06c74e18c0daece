"""What the kit of panels says and how it looks is the same in all games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.presenter.panel_kit import controls, screens
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import rows
from bot.ui.components import Press
from bot.ui.ids import Id
from cogs import games
from engine import GAMES
from tests.bot.presenter.made_up_questions import VOTE, shown
from tests.cogs.press_everything import components
from tests.cogs.seat_views import look_at, seat_view

games()  # brings the fronts
SAVES = Path(__file__).parents[2] / "saves"
OWN = {"Rules of this step", "Standing orders"}
"""Buttons of the panel around the question."""


def panels(game: str) -> list[PanelContext]:
    """The panels of everybody who is asked something in the saves of a game."""
    found = []
    for file in sorted(SAVES.glob(f"0.*/{game}-*.json"))[:40]:
        state = GAMES[game].loads(file.read_bytes())
        found += [shown(look_at(GAMES[game], state, seat)) for seat in range(state.seats)]
    return [ctx for ctx in found if ctx.prompt is not None]


def buttons(ctx: PanelContext, verbs: tuple[str, ...]) -> list[tuple[str, int]]:
    """Label and style of every button of a panel whose id has one of some verbs."""
    parts = components([row.to_component_dict() for row in rows(ctx)])
    return [(part["label"], part["style"]) for part in parts
            if part["type"] == 2 and part["custom_id"].split(":")[1] in verbs]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_one_word_and_one_style_of_the_kit_change_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other words and another colour in the kit stand on the buttons of every game: those of the last row, and those
    that take an action; of Xidit, whose steps are lists, only the former."""
    verbs = ("redraw", "undo", "ask") if game == "xidit" else ("redraw", "undo", "do")
    found = panels(game)
    real = controls.button

    def other(where: Id, label: str, **more: Any) -> Press:
        return real(where, f"<{label}>", **{**more, "style": discord.ButtonStyle.danger})

    before = [len(buttons(ctx, verbs)) for ctx in found]
    for module in (controls, screens):
        monkeypatch.setattr(module, "button", other)
    after = [buttons(ctx, verbs) for ctx in found]
    assert [len(each) for each in after] == before
    assert sum(before) > 20
    strange = {label for each in after for label, style in each
               if not label.startswith("<") or style != discord.ButtonStyle.danger.value}  # fmt: skip
    assert strange <= OWN


def test_a_note_is_fitted_into_its_line_in_every_list() -> None:
    """Parts of a note that have no room are left out whole, wherever an action is a line."""
    ctx = shown(seat_view([VOTE]))
    told = screens.BETWEEN.join(["some words that say much"] * 9)
    for row in (*screens.flat(ctx, ctx.actions, "votes", told=lambda _: told),
                *screens.listed(ctx, ctx.actions, told=lambda _: told)):  # fmt: skip
        notes = [o["description"] for part in components([row.to_component_dict()]) for o in part.get("options", [])]
        assert len(notes) == len(VOTE.actions)
        assert all(note.endswith(f"say much{screens.MORE}") for note in notes)


def test_a_list_of_nothing_is_no_row() -> None:
    """Kinds of actions that are not legal leave no trace."""
    ctx = shown(seat_view([VOTE]))
    assert screens.flat(ctx, [], "votes") == screens.listed(ctx, []) == screens.lists(ctx, "bid") == []
    assert screens.said("", "") == []
