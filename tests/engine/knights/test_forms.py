"""The forms of what is kept: views and data cannot be changed, frames are lists in a save, and begin as their
descriptions say."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest

from engine.knights import files, game_data
from engine.knights.state import frames, frames_cards, frames_vote, frames_war, record, state
from engine.knights.state.frames import Actions, Deploying, Fight, Founding, March, Play
from engine.knights.state.frames_cards import Happening, Venture
from engine.knights.state.frames_vote import Assembly, Ballot, Bids, Draft, Motion, Paying, Taxes
from engine.knights.state.frames_war import Battle, Death, Deserting, Losses, Retreat
from engine.knights.views import view, view_cards, view_vote, view_war


def kinds(*modules: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that modules define."""
    found = [it for module in modules for it in vars(module).values() if isinstance(it, type)]
    named = {module.__name__ for module in modules}
    return [it for it in found if issubclass(it, msgspec.Struct) and it.__module__ in named]


@pytest.mark.parametrize(
    "kind", kinds(view, view_cards, view_vote, view_war, files, game_data), ids=lambda it: it.__name__
)
def test_every_part_of_a_view_and_of_the_data_is_fixed(kind: type[msgspec.Struct]) -> None:
    """Whether a game has brought it up or not."""
    assert kind.__struct_config__.frozen


@pytest.mark.parametrize("kind", kinds(record), ids=lambda it: it.__name__)
def test_notes_of_the_past_are_fixed_lists(kind: type[msgspec.Struct]) -> None:
    """They are shared by views and saves; the record alone grows."""
    assert kind.__struct_config__.array_like
    assert kind.__struct_config__.frozen == (kind is not record.Record)


@pytest.mark.parametrize(
    "kind", kinds(frames, frames_cards, frames_vote, frames_war, state), ids=lambda it: it.__name__
)
def test_frames_and_what_lies_on_the_table_are_lists_in_a_save(kind: type[msgspec.Struct]) -> None:
    """A Baron, his orders, the options and the position itself have names for what they hold."""
    named = (state.Baron, state.Orders, state.Options, state.KnState)
    assert kind.__struct_config__.array_like == (kind not in named)


BEGUN: list[tuple[Any, list[Any]]] = [
    (Founding(1, 2), ["founding", 1, 2, False]),
    (Deploying(1), ["deploying", 1, 0]),
    (Actions(), ["actions", 0]),
    (Play(1, 2, 3), ["play", 1, 2, 3, "use", -1, False, False, []]),
    (March(1, 2), ["march", 1, 2, -1, -1, [], [], []]),
    (Fight(1, 2), ["fight", 1, 2, -1, []]),
    (Happening(1), ["happening", 1, "draw", -1, -1, [], 0]),
    (Venture(1), ["venture", 1, "start", -1, []]),
    (Battle(1, 2, 3, "open", 4), [
        "battle", 1, 2, 3, "open", 4, "law", "", [[], []], [-1, -1], [[], []], [False, False], [0, 0], [0, 0], False,
        False, "",
    ]),
    (Losses(0, 1, 2), ["losses", 0, 1, 2, 0]),
    (Retreat(1, 2, [3], 4), ["retreat", 1, 2, [3], 4, False]),
    (Deserting(1, 2, 3, 4), ["deserting", 1, 2, 3, 4, False]),
    (Death(1, 2, 3, 4), ["death", 1, 2, 3, 4, "desert", -1, False, 0]),
    (Taxes(1), ["taxes", 1, False]),
    (Paying(1, 2), ["paying", 1, 2, 0, True, False]),
    (Draft(1), ["draft", 1, -1, -1, 0]),
    (Motion(1), [1, "agenda", -1, [], []]),
    (Assembly(1), ["assembly", 1, "open", [], -1, [], False, False]),
    (Bids(1, [], []), ["bids", 1, [], [], []]),
    (Ballot(1, "agenda", -1, [2]), ["ballot", 1, "agenda", -1, [2], "bids", [], [], "", [], []]),
]  # fmt: skip
"""Frames of which nothing is known but what must be, and how they are saved: nobody yet, nothing done, the first
stage."""


@pytest.mark.parametrize(("frame", "saved"), BEGUN, ids=lambda it: it[0] if isinstance(it, list) else "")
def test_frames_begin_with_nothing_done(frame: Any, saved: list[Any]) -> None:
    """And an older save, which ends before what was added later, is read so."""
    assert msgspec.to_builtins(frame) == saved
    must = len(frame.__struct_fields__) - len(frame.__struct_defaults__)
    head = saved[: must + (frame.__struct_config__.tag is not None)]
    assert msgspec.convert(head, type(frame)) == frame
