"""The panels of Lords of Xidit: a placement, a year, a census and the standing choices each from one message."""

from __future__ import annotations

from typing import Any

import pytest

from bot import locale
from bot.presenter.controls import PanelContext
from bot.presenter.panel import panel, rows
from bot.presenter.voice import Voice
from bot.ui.ids import Id
from cogs import games
from cogs.xidit.panel import batch
from engine.core import Action
from engine.xidit import XIDIT
from engine.xidit.board import UNITS
from engine.xidit.state import Options, XiditState
from tests.cogs.looks import NAMES, PICTURE, look_at, token
from tests.cogs.pressing import check, components, words
from tests.engine.xidit.positions import do, position, run_year, wake

pytestmark = pytest.mark.usefixtures("strict")

games()  # brings the fronts


def shown(state: XiditState, seat: int, id: str = "", language: str = "en") -> PanelContext:
    """The panel of a seat, a question of another id shown instead of the most urgent one."""
    ctx = PanelContext(look_at(XIDIT, state, seat), seat, Voice(language, NAMES, "xidit"))
    prompt = ctx.find(id) if id else None
    return ctx.at(prompt) if prompt is not None else ctx


def controls(ctx: PanelContext) -> list[Any]:
    """Every component of the controls."""
    return list(components([row.to_component_dict() for row in rows(ctx)]))


def offered(ctx: PanelContext, id: str) -> set[str]:
    """The actions that answer the question of an id, from the panel as it stands, without another list."""
    prompt = ctx.find(id)
    assert prompt is not None
    found: set[str] = set()
    for component in controls(ctx):
        where = Id.parse(component.get("custom_id", ""))
        if where is None or where.verb != "do" or component.get("disabled") or where.token != token(prompt):
            continue
        found |= {o["value"] for o in component["options"]} if component["type"] == 3 else {where.arg}
    return found


def legal(state: XiditState, seat: int, id: str) -> set[str]:
    return {str(a) for p in XIDIT.prompts(state)[seat] if p.id == id for a in p.actions}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_placement_from_one_message(seats: int, language: str) -> None:
    """A select for every wish, each city with what lies in it; sealed when all are given; then it can be opened."""
    state = XIDIT.setup(seats=seats, seed="panel")
    last = (state.first + seats - 1) % seats
    ctx = shown(state, last, language=language)
    assert offered(ctx, "placement") == legal(state, last, "placement")
    check(panel(ctx, ("board.png", PICTURE)))
    notes = [o.get("description") or "" for c in controls(ctx) if c["type"] == 3 for o in c["options"]]
    full = [*XIDIT.view(state, None).recruits, *XIDIT.view(state, None).threats]
    empty = locale.text(language, "xidit-panel-lies-nothing")
    assert all(notes)
    assert sum(not n.startswith(empty) for n in notes) == seats * len(full)
    do(state, last, *(f"wish {rank} {city}" for rank, city in enumerate((12, 5, 7, 9, 21)[:seats], 1)))
    ctx = shown(state, last, language=language)
    assert "seal" in offered(ctx, "placement")
    chosen = [o["value"] for c in controls(ctx) if c["type"] == 3 for o in c["options"] if o.get("default")]
    assert chosen == [f"wish {rank} {city}" for rank, city in enumerate((12, 5, 7, 9, 21)[:seats], 1)]
    do(state, last, "seal")
    ctx = shown(state, last, language=language)
    assert offered(ctx, "placement") == {"unseal"}
    assert "12 Kingsferry, 5 Oakenford, 7 " in words(check(panel(ctx, None)))


def test_a_placement_in_turn_is_a_list_of_cities() -> None:
    """Where one seat after the other chooses, all free cities can be pressed."""
    state = XIDIT.setup(seats=4, seed="panel", options=Options(placement="in_turn"))
    assert offered(shown(state, state.first), "placement-1") == legal(state, state.first, "placement-1")


def test_a_census_from_one_message() -> None:
    """All five counts, everything at once, where bards go, and the seal."""
    state = position(year=4, cities=(10, 2, 3, 4), units={0: "militia militia archer mage"}, style="quick")
    run_year(state, {})
    ctx = shown(state, 0)
    assert offered(ctx, "census-4") == legal(state, 0, "census-4")
    assert {"reveal militia 2", "reveal cleric 0", "show-all"} <= offered(ctx, "census-4")
    assert "seal" in offered(shown(state, 1), "census-4")  # who has none need not say so
    assert offered(ctx, "standing") == {f"standing-prize {way}" for way in ("even", "richest", "bastion", "ask")}
    do(state, 0, "show-all")
    ctx = shown(state, 0)
    chosen = [o["value"] for c in controls(ctx) if c["type"] == 3 for o in c["options"] if o.get("default")]
    assert chosen == [*(f"reveal {u} {n}" for u, n in zip(UNITS, (2, 1, 0, 0, 1), strict=True)), "standing-prize even"]
    assert "seal" in offered(ctx, "census-4")
    check(panel(ctx, ("board.png", PICTURE)))


@pytest.mark.parametrize("seats", [3, 4])
def test_standing_choices_from_one_message(seats: int) -> None:
    """A select for each with the one in force, a button for each style."""
    state = XIDIT.setup(seats=seats, seed="panel")
    do(state, 0, "standing-titan never")
    ctx = shown(state, 0, "standing")
    assert offered(ctx, "standing") == legal(state, 0, "standing")
    chosen = {o["value"] for c in controls(ctx) if c["type"] == 3 for o in c["options"] if o.get("default")}
    phantom = {"standing-phantom safest"} if seats == 3 else set()
    assert chosen - phantom == {
        "standing-reward least", "standing-bards even", "standing-titan never", "standing-level fullest",
        "standing-instead useful", "standing-prize even", "standing-size five", "standing-rank mage",
    }  # fmt: skip
    assert phantom <= chosen
    check(panel(ctx, ("board.png", PICTURE)))


def test_standing_choices_are_reached_from_every_panel() -> None:
    """A button leads to them whatever is asked, and of a seat for which nobody waits."""
    state = position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    fresh = XIDIT.setup(seats=4, seed="panel")
    do(fresh, fresh.first, "wish 1 3", "seal")
    asked = position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    run_year(asked, {0: "act"})
    for there, seat in ((state, 0), (fresh, fresh.first), (asked, 0), (asked, 2)):
        ctx = shown(there, seat)
        prompt = ctx.find("standing")
        assert prompt is not None
        found = [Id.parse(c.get("custom_id", "")) for c in controls(ctx)]
        assert any(i is not None and i.verb == "ask" and i.token == token(prompt) for i in found)


def test_a_reward_is_asked_with_its_numbers() -> None:
    """What the panel says of a reward: the place, the three numbers, and how much finds room."""
    state = position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    run_year(state, {0: "act"})
    said = words(check(panel(shown(state, 0), None)))
    assert "You won in 10 Lakerest: take two of these three: 5 sovereigns, 4 bards, 2 guild levels" in said
    assert all(str(a) in offered(shown(state, 0), "reward-1-1-1") for a in (Action("reward", ("bards", "guild")),))


def test_bards_and_units_for_a_titan_go_at_once() -> None:
    """A button for all bards of a reward to one region, another for the weakest units; both do what they say."""
    state = position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    run_year(state, {0: "act"})
    do(state, 0, "reward sovereigns bards")
    pressed = at_once(shown(state, 0))
    assert set(pressed) == {"All 4 to Mirrormere", "All 4 to Goldenvale"}
    do(state, 0, *pressed["All 4 to Mirrormere"])
    assert max(r.bards[0] for r in XIDIT.view(state, None).regions) == 4
    assert not XIDIT.prompts(state)[0][0].blocks or XIDIT.prompts(state)[0][0].step != "bards"
    state = position(cities=(4, 2, 3, 4), units={0: "militia archer archer mage"})
    wake(state, 3)
    run_year(state, {0: "act"})
    do(state, 0, "titan 3")
    pressed = at_once(shown(state, 0))
    assert set(pressed) == {"The weakest: militia and 2 archers"}
    do(state, 0, *pressed["The weakest: militia and 2 archers"])
    own = XIDIT.view(state, 0).own
    assert own is not None
    assert {unit: n for unit, n in own.units.items() if n} == {"mage": 1}
    assert batch(look_at(XIDIT, state, 0), "bards nowhere") == ([], "")


def at_once(ctx: PanelContext) -> dict[str, list[str]]:
    """The buttons that answer several times: their labels, and the actions they stand for."""
    found = {}
    for component in controls(ctx):
        where = Id.parse(component.get("custom_id", ""))
        if where is not None and where.verb == "batch":
            found[component["label"]] = [str(a) for a in batch(ctx.look, where.arg)[0]]
    return found
