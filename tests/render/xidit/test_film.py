"""The moving picture of a year of Xidit: it begins with what was, ends with what is, and names the year that ran."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PIL import Image

from engine.core import Event
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from engine.xidit.view import XiditView
from render.core.stage import Stage
from render.xidit import animation
from tests.engine.xidit.board import Board
from tests.render import views


def filmed(view: XiditView, monkeypatch: pytest.MonkeyPatch) -> tuple[list[XiditView], list[str]]:
    """What the sheets of a film show, one after the other, and its headings; nothing is drawn."""
    shown: list[XiditView] = []
    said: list[str] = []
    monkeypatch.setattr(animation.terrain, "stage", lambda *_: Stage(Image.new("RGB", (60, 60)), 0.05))
    monkeypatch.setattr(animation.orders, "strip", lambda *_: None)
    monkeypatch.setattr(animation.board, "pieces_on_map", lambda stage, state, *_, **__: shown.append(state))
    monkeypatch.setattr(animation.pieces, "hero", lambda *_, **__: None)
    monkeypatch.setattr(animation, "_caption", lambda stage, lines, step, heading: said.append(heading))
    animation.frames(view, views.caption(len(view.seats)), 100)
    return shown, said


def lies(state: Any) -> list[Any]:
    """What lies on the map."""
    return [
        sorted((tile.city, tile.units) for tile in state.recruits),
        sorted(tile.city for tile in state.threats),
        sorted((guild.city, guild.seat, guild.levels) for guild in state.guilds),
        [region.bards for region in state.regions],
    ]


def census_year() -> tuple[XiditState, list[Event]]:
    """A year that ends with a census, for which nobody has to be asked, in which bards were sent after the last
    step."""
    board = Board().position(
        cities=(10, 2, 3, 4), year=4, threats=(10,), units={0: "infantry infantry infantry cleric"}, style="quick"
    )
    return board.state, board.run_year({0: "act blue"})


def test_a_film_begins_with_what_was_and_ends_with_what_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The threat of 10 lies there at first and has gone at the end; the bard that most infantry win in the census
    (P14.1) stands there too, though no step has placed it."""
    state, events = census_year()
    assert any(event.key == "xidit-prize-bards" for event in events)
    view = XIDIT.view(state, None)
    shown, said = filmed(view, monkeypatch)
    assert 10 in [tile.city for tile in shown[0].threats]
    assert not any(any(region.bards) for region in shown[0].regions)
    assert lies(shown[-1]) == lies(view)
    last = animation._at(view, view.moments[-1])
    assert lies(last) != lies(view)
    assert shown[-1].own is None
    assert said[0] == said[-1]
    assert "4" in said[0]
    assert "5" not in said[0], "the year that ran, not the one whose orders are written"


def test_while_a_year_runs_its_film_ends_with_the_last_step(monkeypatch: pytest.MonkeyPatch) -> None:
    view = msgspec.structs.replace(views.position(4, year=5), phase="resolution")
    shown, _ = filmed(view, monkeypatch)
    assert lies(shown[-1]) == lies(animation._at(view, view.moments[-1]))
