"""The first picture of a position of Fief."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from engine.fief.game_data import CITY
from engine.fief.rules import FIEF as RULES
from engine.fief.views.view import AskView
from render.fief import board, geography, layout, phone_view
from tests.engine.fief.board import Board
from tests.render.fief import views
from tests.render.first_page import central, heights, twice

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

FEW = ("battle", "election", "late")
"""Positions that stand for all where ``make test`` runs."""


@pytest.mark.slow
@pytest.mark.parametrize("names", [FEW, (*views.SCENES, "opening", "late", "over-3")], ids=["few", "all"])
def test_the_first_picture_is_no_higher_than_a_phone(names: Sequence[str]) -> None:
    """Set-up, play, and what fills it: battles of many volleys, courts, elections, many stacks."""
    found = [(name, views.named(name, 0)) for name in names]
    found += [("crowded", views.crowded(0)), ("beginning", views.beginning(0)), ("public", views.named("battle"))]
    assert heights("fief", found) == []
    assert twice("fief", [*found[:2], *found[-2:]]) == []


@pytest.mark.slow
def test_nowhere_in_a_game_is_it_higher() -> None:
    assert heights("fief", [(f"{n}", views.view_at(save, n % 2)) for n, save in enumerate(views.many()[::9])]) == []


def test_whoever_is_asked_about_stands_in_the_middle() -> None:
    base = views.named("middle", 0)
    noble = next(n for n in base.nobles if n.place in CITY)
    for ask in (AskView("parley", 0, city="harlech"), AskView("refuge", 0, noble=noble.slug)):
        view = msgspec.structs.replace(base, ask=ask)
        high, _ = phone_view.fit(view, views.caption().words)
        box = phone_view.window(view, layout.spots_of(view), "", high)
        assert central(box, geography.city(CITY[ask.city or noble.place]))


@pytest.mark.parametrize("each", [30, pytest.param(3, marks=pytest.mark.slow)])
def test_what_is_asked_about_stands_in_the_middle_throughout_a_game(each: int) -> None:
    """In positions from play: marches, leave, battles to be declared, rebellions, deaths."""
    asked = set()
    for number, save in enumerate(views.many()[::each]):
        view = views.view_at(save, number % 2)
        city = board.focus(view)
        subject = phone_view.subject(view, city)
        if subject is not None and not phone_view.homeless(view):
            asked.add(view.step)
            high, _ = phone_view.fit(view, views.caption(view.seats).words)
            assert central(phone_view.window(view, layout.spots_of(view), city, high), subject), view.step
    assert "march" in asked


def test_where_battles_are_declared_stands_in_the_middle() -> None:
    """A city of the region in question in which the family stands beside others, wherever else it is strong."""
    it = Board().position()
    for slug, family, city, out in (
        ("henri", 0, "york", ""),
        ("joan", 0, "plymouth", "exeter"),
        ("hugh", 1, "plymouth", ""),
    ):
        it.noble(slug, family, city, out=out)
        it.put(family, city, {"soldier": 3}, out=out)
    it.put(0, "york", knight=6)
    it.turn("battle", 0)
    view = RULES.view(it.state, 0)
    assert phone_view.choices(view) == ["plymouth"]
    high, _ = phone_view.fit(view, views.caption().words)
    box = phone_view.window(view, layout.spots_of(view), "", high)
    assert box[0] <= geography.city(CITY["plymouth"])[0] <= box[2]
    assert central(box, geography.city(CITY["plymouth"])) or box[0] == phone_view.WHOLE[0]


def test_the_battle_stands_in_the_middle() -> None:
    for view in (views.named("battle", 0), views.named("rebellion", 0)):
        city = board.focus(view)
        high, _ = phone_view.fit(view, views.caption().words)
        box = phone_view.window(view, layout.spots_of(view), city, high)
        assert central(box, geography.city(CITY[city]))
