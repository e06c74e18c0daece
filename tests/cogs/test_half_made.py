"""The picture of a panel on which a choice is half made: drawn again when its subject changes, and only then."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bot.presenter import panel_update, posts
from bot.presenter.front import front
from bot.ui.ids import Id
from tests.cogs.gallery import House
from tests.cogs.toy_table import Fair, Panel


class Subject:
    """The places that panels of the fair are about."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.places: list[str] = []
        own = dataclasses.replace(front("fair"), about=lambda ctx: self.places)
        for module in (panel_update, posts):
            monkeypatch.setattr(module, "front", lambda game: own)


async def test_a_press_draws_anew_what_is_about_another_place(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it is drawn the panel says so; back at the former place it is drawn once more."""
    subject, panel = Subject(monkeypatch), Panel()
    asked: list[Any] = []
    draw = fair.brush.board

    async def board(*args: Any, **options: Any) -> Any:
        asked.append(options["about"])
        return await draw(*args, **options)

    monkeypatch.setattr(fair.brush, "board", board)
    for places in ([], [], ["kent", "essex"], ["kent", "essex"], ["kent"], [], []):
        subject.places = places
        await fair.press(panel, 0, Id("redraw", fair.table, 0))
    assert asked == [[], ["kent", "essex"], ["kent"], []]
    assert sum("the picture is being redrawn" in said for said in panel.said) == len(asked)


async def test_a_live_panel_keeps_its_picture_as_long_as_its_subject_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject = Subject(monkeypatch)
    await house.redraw(0)
    assert await house.redraw(0) == (0, 0, 0)
    subject.places = ["kent"]
    assert await house.redraw(0) == (1, 1, 1)
    assert await house.redraw(0) == (0, 0, 0)
