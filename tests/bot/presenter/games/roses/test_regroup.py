"""Many blocks at once on the panel of Wars of the Roses: whoever regroups or goes home together."""

from __future__ import annotations

import itertools
from copy import deepcopy
from typing import Any

import pytest

from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import Voice
from engine.roses.state import Political, Regroup
from tests.cogs.press_everything import components
from tests.cogs.roses.positions import MEN, NAMES, accepted, look_at, question, saved, told, won
from tests.engine.roses.board import Board

EN = Voice("en", NAMES)


def test_many_blocks_at_once() -> None:
    """After a battle all who may go somewhere go there by one choice, no more than the border takes; home likewise."""
    for state, seat in saved():
        look = look_at(state, seat)
        step = question(look).step
        if step not in ("regroup", "home"):
            continue
        for area in look.view.room or ("ireland",):
            actions, _ = front("roses").batch(look, f"all {step} {area}")
            assert not actions or accepted(state, seat, tuple(map(str, actions))) == ""
    assert front("roses").batch(look, "all regroup nowhere") == ([], "")
    assert front("roses").batch(look, "all fire kent") == ([], "")


def test_who_is_not_fed_leaves_by_one_click() -> None:
    """By default after a victory: those whom the area cannot feed go where the standing order would send them; that
    ends it. Where all are fed the others merely stay."""
    board = won()
    said = told(board.state, 0)
    assert said["feed"] == (
        "Only the unfed: 2 blocks move on, the others stay | Levy of Coventry, Oxford (Lancaster) → Middlesex"
    )
    assert "Solo los que no caben: 2 bloques se van, los demás se quedan" in told(board.state, 0, "", "es")["feed"]
    actions, _ = front("roses").batch(look_at(board.state, 0), "all regroup feed")
    by_order = deepcopy(board.state)
    top = by_order.frames[-1]
    assert isinstance(top, Regroup)
    top.how = "feed"
    Board(by_order).settle()
    board.do(0, "; ".join(map(str, actions)))
    assert board.state.where == by_order.where
    assert "feed" not in told(won(MEN[:4]).state, 0)


def test_blocks_are_ticked_that_regroup_together() -> None:
    """Each says where it may go; ticked ones are offered every area some may go to, with who stays and who starves."""
    board = won()
    look = look_at(board.state, 0)
    said = told(board.state, 0)
    assert said["0"] == ("Henry VI | Strength 4 of 4, B2 (hits on 1–2) · → East Anglia, Leicester, Middlesex, 1 more")
    said = told(board.state, 0, "go 3f")
    border = "blue border, room for 3 blocks"
    assert said["leicester"].startswith("Leicester: 3 of 6 blocks | ")
    assert said["leicester"].endswith(f"stay · vacant · {border}")
    actions, _ = front("roses").batch(look, "go regroup 3f leicester")
    assert len(actions) == 3
    assert accepted(board.state, 0, tuple(map(str, actions))) == ""
    assert front("roses").batch(look, "go regroup zz leicester") == ([], "")
    assert front("roses").batch(look, "go fire 3 leicester") == ([], "")


@pytest.mark.parametrize(
    ("language", "all_", "left"),
    [("en", "End regrouping: the 6 blocks in Essex stay", "End regrouping: the 5 blocks in Essex stay"),
     ("es", "Terminar de reagrupar: los 6 bloques de Essex se quedan",
      "Terminar de reagrupar: los 5 bloques de Essex se quedan")],
)  # fmt: skip
def test_6_7_who_stays_is_counted(language: str, all_: str, left: str) -> None:
    """The button that ends a regrouping says how many stay, whether somebody has gone or nobody."""
    board = won()

    def labels() -> list[str]:
        ctx = PanelContext(look_at(board.state, 0), 0, Voice(language, NAMES))
        return [c.get("label", "") for c in components([row.to_component_dict() for row in rows(ctx)])]

    assert all_ in labels()
    board.do(0, "regroup lan_oxford leicester")
    assert left in labels()


def test_who_lacks_supply_is_ticked_at_once() -> None:
    """As many as have to lose a step, those by default ticked and taken by a button; all or nobody."""
    men = dict.fromkeys((*MEN, "lan_rivers"), "essex")
    board = Board().position({**men, "yor_york": "ireland"})
    board.state.players[0].standing.loss = "ask"
    board.supply()
    look = look_at(board.state, 0)
    prompt = question(look)
    assert (prompt.step, prompt.params["n"]) == ("loss", 3)
    batch, usual = front("roses").batch, tuple(map(str, prompt.default))
    assert tuple(map(str, batch(look, "default")[0])) == usual
    found = list(components([r.to_component_dict() for r in rows(PanelContext(look, 0, EN))]))
    [list_] = [c for c in found if c["type"] == 3]
    assert list_["max_values"] == 3
    ticked = [o["value"] for o in list_["options"] if o.get("default")]
    for few in itertools.combinations([o["value"] for o in list_["options"]], 3):
        acts = tuple(map(str, batch(look, " ".join(["loss", *few]))[0]))
        assert accepted(board.state, 0, acts) == ""
    assert sorted(f"loss {block}" for block in ticked) == sorted(usual)
    assert "Accept the 3 blocks ticked now" in [c.get("label") for c in found]
    assert accepted(board.state, 0, (*usual, usual[-1])) != ""


def home_turn() -> Board:
    """York lost the throne and goes home: heirs into exile, nobles to their shields; Norfolk and Herbert may choose."""
    places: dict[str, Any] = dict.fromkeys(("yor_york", "yor_march", "yor_norfolk"), "kent")
    places |= {"yor_rutland": "essex", "yor_suffolk": "essex", "yor_irish_mercenary": "ireland",
               **dict.fromkeys(("yor_essex", "yor_hastings"), "ireland"), "lan_henry_vi": "middlesex",
               "lan_oxford": "derby"}  # fmt: skip
    board = Board().position(places)
    board.state.players[1].standing.home = "ask"
    board.state.frames = [Political(2)]
    board.settle()
    assert question(look_at(board.state, 1)).step == "home"
    return board


@pytest.mark.parametrize(
    ("language", "area", "crowded"),
    [("en", "All 3 blocks in Kent", "feeds 2 blocks, you will have 4: 2 go to the pool"),
     ("es", "Todos los de Kent (3 bloques)", "alimenta a 2 bloques y tendrás 4: 2 van al fondo")],
)  # fmt: skip
def test_whole_areas_are_ticked_that_go_home(language: str, area: str, crowded: str) -> None:
    """Everybody of an area by one choice; of those ticked each goes where it may; exile tells whom it cannot feed."""
    board = home_turn()
    said = told(board.state, 1, "", language)
    assert [words for words, line in said.items() if line.startswith(area)] == [">go 1c 0"]
    said = told(board.state, 1, "go 1c", language)
    assert crowded in said["ireland"]
    assert said["ireland"].startswith("Ireland: 2 of 3" if language == "en" else "Irlanda: 2 de 3")
    actions, _ = front("roses").batch(look_at(board.state, 1), "go home 1c ireland")
    assert sorted(map(str, actions)) == ["home yor_march ireland", "home yor_york ireland"]
    assert accepted(board.state, 1, tuple(map(str, actions))) == ""
