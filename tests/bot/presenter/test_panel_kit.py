"""What the kit of panels says and how it looks is the same in all games."""

from __future__ import annotations

import dataclasses
import functools
import re
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.presenter.front import front
from bot.presenter.panel_kit import controls, screens, ticks
from bot.presenter.panel_kit.choices import OPEN, long
from bot.presenter.panel_kit.controls import PanelContext, aside, read_open
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import Voice
from bot.ui.components import Press
from bot.ui.ids import Id
from cogs import games
from engine import GAMES
from tests.bot.presenter.made_up_questions import VOTE, shown
from tests.cogs.press_everything import components
from tests.cogs.seat_views import NAMES, look_at, seat_view

games()  # brings the fronts
SAVES = Path(__file__).parents[2] / "saves"
OWN = {"Rules of this step", "Standing orders"}
"""Buttons of the panel around the question."""


@functools.cache
def panels(game: str) -> list[PanelContext]:
    """The panels of everybody who is asked something in the saves of a game."""
    found = []
    for file in sorted(SAVES.glob(f"0.*/{game}-*.json"))[:40]:
        state = GAMES[game].loads(file.read_bytes())
        found += [shown(look_at(GAMES[game], state, seat)) for seat in range(state.seats)]
    return [ctx for ctx in found if ctx.prompt is not None]


def selects_of(ctx: PanelContext) -> list[dict[str, Any]]:
    """The lists of a panel."""
    return [part for part in components([row.to_component_dict() for row in rows(ctx)]) if part["type"] == 3]


def labels(ctx: PanelContext) -> list[str]:
    """What stands on the buttons and lines of a panel."""
    found = list(components([row.to_component_dict() for row in rows(ctx)]))
    return [part["label"] for part in found if part["type"] == 2] + [
        each["label"] for part in found if part["type"] == 3 for each in part["options"]
    ]


def buttons(ctx: PanelContext, verbs: tuple[str, ...]) -> list[tuple[str, int]]:
    """Label and style of every button of a panel whose id has one of some verbs."""
    parts = components([row.to_component_dict() for row in rows(ctx)])
    return [(part["label"], part["style"]) for part in parts
            if part["type"] == 2 and part["custom_id"].split(":")[1] in verbs]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_one_word_and_one_style_of_the_kit_change_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other words and another colour in the kit stand on the buttons of every game: those of the last row, and those
    that take an action or keep what is chosen."""
    verbs = ("redraw", "undo", "do", "save")
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


@pytest.mark.parametrize("game", ["xidit", "roses"])
def test_every_select_of_a_game_is_one_of_the_kit(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another way to ask in the kit is that of all selects of the question, in the list that each line opens too."""
    real = controls.select

    def other(where: Id, options: Any, *, placeholder: str = "", **more: Any) -> Press:
        return real(where, options, placeholder=f"<{placeholder}>", **more)

    def asked(ctx: PanelContext) -> list[dict[str, Any]]:
        parts = components([row.to_component_dict() for row in front(game).controls(ctx) or []])
        return [part for part in parts if part["type"] == 3]

    for module in (controls, ticks):
        monkeypatch.setattr(module, "select", other)
    seen = 0
    each = panels(game)
    for ctx in [*each, *(one.at(p) for one in each for p in one.look.prompts)]:
        found = asked(ctx)
        opened = {o["value"] for part in found for o in part["options"] if o["value"].startswith(OPEN)}
        for words in sorted(opened)[:3]:
            found += asked(dataclasses.replace(ctx, open=words.removeprefix(OPEN)))
        assert all(part["placeholder"].startswith("<") for part in found)
        seen += len(found)
    assert seen > 100


def test_a_select_shows_what_stands_and_is_shut_when_nothing_else_is_offered() -> None:
    """What stands is chosen; where it is offered no more it comes first; without answers only the question."""
    ctx = shown(seat_view([VOTE]))

    def select_of(words: str, now: str) -> dict[str, Any]:
        found = components([row.to_component_dict() for row in screens.selects(ctx, {words: now})])
        part: dict[str, Any] = next(p for p in found if p["type"] == 3)
        return part

    def chosen(part: dict[str, Any]) -> list[str]:
        return [o["value"] for o in part["options"] if o["default"]]

    offered = ["vote yes", "vote no", "vote abstain"]
    for now, values in (("no", offered), ("late", ["vote late", *offered]), ("", offered)):
        part = select_of("vote", now)
        assert ([o["value"] for o in part["options"]], part["disabled"]) == (values, False)
        assert chosen(part) == ([f"vote {now}"] if now else [])
    past = select_of("bid 1", "5")
    assert (chosen(past), len(past["options"]), past["disabled"]) == (["bid 1 5"], 1, True)
    none = select_of("bid 1", "")
    assert (chosen(none), len(none["options"]), none["disabled"]) == ([], 1, True)


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


@pytest.mark.parametrize("game", GAMES)
def test_nothing_ends_a_step_beside_it(game: str) -> None:
    """Standing orders and whatever else is open at any time have Back, and no button of the question that waits."""
    seen = 0
    for ctx in panels(game):
        for prompt in ctx.look.prompts:
            if not aside(ctx.look, prompt):
                continue
            parts = components([row.to_component_dict() for row in rows(ctx.at(prompt))])
            tokens = {where.token for part in parts if (where := Id.parse(part.get("custom_id", ""))) is not None}
            waiting = {ctx.look.tokens[p.id] for p in ctx.look.prompts if not aside(ctx.look, p)}
            assert not tokens & waiting, prompt.step
            seen += bool(waiting)
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_a_number_on_a_button_or_line_says_what_it_counts(game: str) -> None:
    """No bare number in brackets, at the top of a question and in the lists that it opens, in either language."""
    bare, seen = set[str](), 0
    for number, ctx in enumerate({p.step: c.at(p) for c in panels(game) for p in c.look.prompts}.values()):
        ctx = dataclasses.replace(ctx, voice=Voice(("en", "es")[number % 2], NAMES, game))
        opened = {o["value"] for part in selects_of(ctx) for o in part["options"] if o["value"].startswith(OPEN)}
        lists = [read_open(value) for value in sorted(opened)[:2]]
        deeper = [dataclasses.replace(ctx, open=long(words, ctx.actions) or "", page=n) for words, n in lists]
        for label in [label for each in (ctx, *deeper) for label in labels(each)]:
            bare |= {label} if re.search(r"\(\d+\)", label) else set()
            seen += bool(re.search(r"\(\d+ \w", label))
    assert not bare
    assert seen or game in {"roses", "xidit"}, "nothing was counted"
