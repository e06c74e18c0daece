"""The panels of Lords of Xidit: a placement, a year, a census and the standing choices each from one message."""

from __future__ import annotations

import dataclasses

import pytest

from bot import locale
from bot.presenter.games.xidit.panel import batch
from bot.presenter.panel_kit.choices import OPEN
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.ui.ids import Id
from cogs import games
from engine.core import Action
from engine.xidit.board import UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.standing import STANDING as CHOICES
from engine.xidit.state import Options
from tests.bot.presenter.games.xidit.panels import controls, legal, offered, shown
from tests.cogs.press_everything import check, words
from tests.cogs.seat_views import PICTURE, look_at, token
from tests.engine.xidit.board import Board

games()  # brings the fronts
WIDE = 36
"""Characters of what is chosen in a list that a phone 400 pixels wide shows whole."""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_placement_from_one_message(seats: int, language: str) -> None:
    """A select for every wish, each city with what lies in it; sealed when all are given; then it can be opened."""
    board = Board(XIDIT.setup(seats=seats, seed="panel"))
    last = (board.state.first + seats - 1) % seats
    ctx = shown(board.state, last, language=language)
    assert offered(ctx, "placement") == legal(board.state, last, "placement")
    check(panel(ctx, ("board.png", PICTURE)))
    notes = [o.get("description") or "" for c in controls(ctx) if c["type"] == 3 for o in c["options"]]
    full = [*XIDIT.view(board.state, None).recruits, *XIDIT.view(board.state, None).threats]
    empty = locale.text(language, "xidit-panel-lies-nothing")
    assert all(notes)
    assert sum(not n.startswith(empty) for n in notes) == seats * len(full)
    board.do(last, *(f"wish {rank} {city}" for rank, city in enumerate((12, 5, 7, 9, 21)[:seats], 1)))
    ctx = shown(board.state, last, language=language)
    assert "seal" in offered(ctx, "placement")
    chosen = [o["value"] for c in controls(ctx) if c["type"] == 3 for o in c["options"] if o.get("default")]
    assert chosen == [f"wish {rank} {city}" for rank, city in enumerate((12, 5, 7, 9, 21)[:seats], 1)]
    board.do(last, "seal")
    ctx = shown(board.state, last, language=language)
    assert offered(ctx, "placement") == {"unseal"}
    assert "12 Kingsferry, 5 Oakenford, 7 " in words(check(panel(ctx, None)))


def test_a_placement_in_turn_is_a_list_of_cities() -> None:
    """Where one seat after the other chooses, all free cities can be pressed."""
    state = XIDIT.setup(seats=4, seed="panel", options=Options(placement="in_turn"))
    assert offered(shown(state, state.first), "placement-1") == legal(state, state.first, "placement-1")


def test_a_census_from_one_message() -> None:
    """All five counts, everything at once, where bards go, and the seal."""
    board = Board().position(year=4, cities=(10, 2, 3, 4), units={0: "militia militia archer mage"}, style="quick")
    for seat in range(4):
        board.do(seat, "standing-census ask")
    board.run_year({})
    ctx = shown(board.state, 0)
    assert offered(ctx, "census-4") == legal(board.state, 0, "census-4")
    assert {"reveal militia 2", "reveal cleric 0", "show-all"} <= offered(ctx, "census-4")
    for language in locale.LANGUAGES:
        asks = [c["placeholder"] for c in controls(shown(board.state, 0, language=language)) if c["type"] == 3]
        assert [asked for asked in asks if len(asked) > WIDE] == []
    assert "seal" in offered(shown(board.state, 1), "census-4")  # who has none need not say so
    prize = {f"standing-prize {way}" for way in ("even", "richest", "bastion", "ask")}
    assert offered(ctx, "standing") == prize | {"standing-census all", "standing-census ask"}
    board.do(0, "show-all")
    ctx = shown(board.state, 0)
    chosen = [o["value"] for c in controls(ctx) if c["type"] == 3 for o in c["options"] if o.get("default")]
    assert chosen == [*(f"reveal {u} {n}" for u, n in zip(UNITS, (2, 1, 0, 0, 1), strict=True)), "standing-prize even",
                      "standing-census ask"]  # fmt: skip
    assert "seal" in offered(ctx, "census-4")
    check(panel(ctx, ("board.png", PICTURE)))


@pytest.mark.parametrize("seats", [3, 4])
def test_standing_choices_from_one_message(seats: int) -> None:
    """A select for each with the one in force, a button for each style."""
    board = Board(XIDIT.setup(seats=seats, seed="panel"))
    board.do(0, "standing-titan never")
    ctx = shown(board.state, 0, "standing")
    assert offered(ctx, "standing") == legal(board.state, 0, "standing")
    chosen = {o["value"] for c in controls(ctx) if c["type"] == 3 for o in c["options"] if o.get("default")}
    phantom = {"standing-phantom safest"} if seats == 3 else set()
    assert chosen - phantom == {
        "standing-reward least", "standing-bards even", "standing-titan never", "standing-level fullest",
        "standing-instead useful", "standing-prize even", "standing-size five", "standing-rank infantry",
        "standing-census all",
    }  # fmt: skip
    assert phantom <= chosen
    check(panel(ctx, ("board.png", PICTURE)))


@pytest.mark.parametrize("language", ["en", "es"])
def test_standing_choices_say_what_they_mean_and_which_style_is_in_force(language: str) -> None:
    """The style that all choices follow is marked, neither once one of them is changed; no line is cut."""
    board = Board().position(style="quick")

    def marked() -> list[str]:
        buttons = [c for c in controls(shown(board.state, 0, "standing", language)) if c["type"] == 2]
        return [where.arg for c in buttons if c["style"] == 1 and (where := Id.parse(c["custom_id"])) is not None]

    assert marked() == ["style quick"]
    board.do(0, "style careful")
    assert marked() == ["style careful"]
    board.do(0, "standing-bards even")
    assert marked() == []
    lines = {
        o["value"]: o.get("description") or ""
        for c in controls(shown(board.state, 0, "standing", language)) if c["type"] == 3 for o in c["options"]
    }  # fmt: skip
    assert {"en": "touches the Crownlands", "es": "toca las Tierras de la Corona"}[language] in lines[
        "standing-bards bastion"
    ]
    told = [key for key in locale.entries(language) if key.startswith("xidit-note-standing-")]
    assert {f"{key.removeprefix('xidit-note-').rpartition('-')[0]}" for key in told} <= {a.split()[0] for a in lines}
    assert all(len(locale.text(language, key)) <= 100 for key in told)
    assert sum(map(bool, lines.values())) == len(told)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Planned for step 2: sovereigns and bards; 2 bards in Mirrormere; 1 bard in Goldenvale."),
        ("es", "Planeado para el paso 2: soberanos y bardos; 2 bardos en Lagos del Espejo; 1 bardo en Valle Dorado."),
    ],
)
def test_what_is_planned_stands_in_words_on_the_panel(language: str, told: str) -> None:
    """And under the line that opens the plan; the list of a plan names its step, and what stands is chosen in it."""
    board = Board().position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.program(0, "wait act wait wait wait wait")
    assert told not in words(check(panel(shown(board.state, 0, language=language), None)))
    board.do(0, "plan-reward 2 sovereigns-bards", "plan-bards 2 mirrormere 2", "plan-bards 2 goldenvale 1")
    ctx = shown(board.state, 0, language=language)
    assert told in words(check(panel(ctx, None)))
    lines = {o["value"]: o.get("description") for c in controls(ctx) if c["type"] == 3 for o in c["options"]}
    assert lines[f"{OPEN}plan-reward 2"] == locale.text(language, "xidit-word-sovereigns-bards")
    opened = dataclasses.replace(ctx, open="plan-reward 2")
    lists = [c for c in controls(opened) if c["type"] == 3]
    assert [o["value"] for o in lists[0]["options"] if o.get("default")] == ["plan-reward 2 sovereigns-bards"]
    assert "2" in lists[0]["placeholder"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Planned for step 1: the 3-unit Titan; paid with 2 militia."),
        ("es", "Planeado para el paso 1: el Titán de 3 unidades; pagado con 2 milicianos."),
    ],
)
def test_a_titan_planned_stands_in_words_on_the_panel(language: str, told: str) -> None:
    board = Board().position(cities=(4, 2, 3, 9), units={0: "militia militia archer mage"})
    board.wake(3)
    board.program(0, "act wait wait wait wait wait")
    board.do(0, "plan-titan 1 3", "plan-spend 1 militia 2")
    assert told in words(check(panel(shown(board.state, 0, language=language), None)))


@pytest.mark.parametrize(("language", "told"), [("en", "ends with a census"), ("es", "acaba con un censo")])
def test_a_year_that_ends_with_a_census_says_so_while_orders_are_written(language: str, told: str) -> None:
    for year in (3, 4, 5):
        said = words(check(panel(shown(Board().position(year=year).state, 0, language=language), None)))
        assert (told in said) == (year == 4)


def test_standing_choices_are_reached_from_every_panel() -> None:
    """A button leads to them whatever is asked, and of a seat for which nobody waits."""
    board = Board().position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    fresh = Board(XIDIT.setup(seats=4, seed="panel"))
    fresh.do(fresh.state.first, "wish 1 3", "seal")
    asked = Board().position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    asked.run_year({0: "act"})
    for there, seat in ((board.state, 0), (fresh.state, fresh.state.first), (asked.state, 0), (asked.state, 2)):
        ctx = shown(there, seat)
        prompt = ctx.find("standing")
        assert prompt is not None
        found = [Id.parse(c.get("custom_id", "")) for c in controls(ctx)]
        assert any(i is not None and i.verb == "ask" and i.token == token(prompt) for i in found)


def test_a_reward_is_asked_with_its_numbers() -> None:
    """What the panel says of a reward: the place, the three numbers, and how much finds room."""
    board = Board().position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.run_year({0: "act"})
    said = words(check(panel(shown(board.state, 0), None)))
    assert "Take two of these three rewards for your win in 10 Lakerest: 5 sovereigns, 4 bards, 2 guild levels" in said
    assert all(
        str(a) in offered(shown(board.state, 0), "reward-1-1-1") for a in (Action("reward", ("bards", "guild")),)
    )


def test_bards_and_units_for_a_titan_go_at_once() -> None:
    """A button for all bards of a reward to one region, another for the weakest units; both do what they say."""
    board = Board().position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns bards")
    pressed = at_once(shown(board.state, 0))
    assert set(pressed) == {"All 4 to Mirrormere", "All 4 to Goldenvale"}
    assert [label for label, _ in lines(shown(board.state, 0), "share")] == [
        "2 to Goldenvale and 2 to Mirrormere", "3 to Goldenvale and 1 to Mirrormere",
        "1 to Goldenvale and 3 to Mirrormere",
    ]  # fmt: skip
    for none in ("share", "share mirrormere", "share mirrormere.x", "units", "units mage.0"):
        assert batch(look_at(XIDIT, board.state, 0), none) == ([], ""), none
    board.do(0, *pressed["All 4 to Mirrormere"])
    assert max(r.bards[0] for r in XIDIT.view(board.state, None).regions) == 4
    assert not XIDIT.prompts(board.state)[0][0].blocks or XIDIT.prompts(board.state)[0][0].step != "bards"
    board = Board().position(cities=(4, 2, 3, 4), units={0: "militia archer archer mage"})
    board.wake(3)
    board.run_year({0: "act"})
    board.do(0, "titan 3")
    held = [value for _, value in lines(shown(board.state, 0), "units")]
    assert held == ["militia.0", "archer.0", "archer.1", "mage.0"]
    ticked = batch(look_at(XIDIT, board.state, 0), "units archer.0 archer.1 mage.0")[0]
    assert [str(action) for action in ticked] == ["spend archer", "spend archer", "spend mage"]
    pressed = at_once(shown(board.state, 0))
    assert set(pressed) == {"The weakest: 1 militia and 2 archers"}
    board.do(0, *pressed["The weakest: 1 militia and 2 archers"])
    own = XIDIT.view(board.state, 0).own
    assert own is not None
    assert {unit: n for unit, n in own.units.items() if n} == {"mage": 1}
    assert batch(look_at(XIDIT, board.state, 0), "bards nowhere") == ([], "")


def lines(ctx: PanelContext, name: str) -> list[tuple[str, str]]:
    """The lines of a list that answers several times: label and what each stands for."""
    lists = (c for c in controls(ctx) if c["type"] == 3 and c["custom_id"].endswith(f":{name}"))
    return [(o["label"], o["value"]) for c in lists for o in c["options"]]


def at_once(ctx: PanelContext) -> dict[str, list[str]]:
    """The buttons that answer several times: their labels, and the actions they stand for."""
    found = {}
    for component in controls(ctx):
        where = Id.parse(component.get("custom_id", ""))
        if where is not None and where.verb == "batch" and component["type"] == 2:
            found[component["label"]] = [str(a) for a in batch(ctx.look, where.arg)[0]]
    return found


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_standing_order_fits_the_list_of_a_phone(language: str) -> None:
    """What it is about and what it says is read without opening its list; what it means stands below each."""
    ctx = shown(XIDIT.setup(seats=3, seed="standing"), 0, "standing", language)
    lists = [c["options"] for c in controls(ctx) if c["type"] == 3]
    assert len(lists) == len(CHOICES)
    assert [o["label"] for options in lists for o in options if len(o["label"]) > WIDE] == []


@pytest.mark.parametrize(
    ("verb", "asked", "line"),
    [
        ("plan-reward", "which two rewards do you take", "Step 1: sovereigns and guild levels"),
        ("plan-bards", "how many go to which region", "Step 1: 2 bards to Highmoor"),
        ("plan-titan", "which Titan do you fight there", "Step 1: fight the 3-unit Titan"),
        ("plan-spend", "which units do you give up", "Step 1: give up 2 militia"),
    ],
)
def test_the_page_of_a_plan_says_what_it_is_about(verb: str, asked: str, line: str) -> None:
    """Which step, where and what, above its list; what is chosen is read without opening that."""
    board = Board().position(cities=(4, 2, 3, 9), units={0: "militia militia archer mage"})
    board.wake(3)
    board.program(0, "act wait wait wait wait wait")
    board.do(0, "plan-titan 1 3")
    for language in locale.LANGUAGES:
        ctx = dataclasses.replace(shown(board.state, 0, language=language), open=f"{verb} 1")
        labels = [o["label"] for c in controls(ctx) if c["type"] == 3 for o in c["options"]]
        assert [label for label in labels if len(label) > WIDE] == []
        (page,) = [c["content"] for c in controls(ctx) if c["type"] == 10]
        assert "4 Fenbridge" in page
        if language == "en":
            assert "step 1" in page
            assert asked in page
            assert line in labels


@pytest.mark.parametrize(("language", "order"), [("en", "in this order"), ("es", "por este orden")])
@pytest.mark.parametrize("year", [11, 12])
def test_how_the_game_ends_is_said_once(year: int, language: str, order: str) -> None:
    """In which order it is decided; in the last year by what stands at the top of the panel."""
    text = words(check(panel(shown(Board().position(year=year).state, 0, language=language), None)))
    assert text.count(order) == 1
    assert ("⏳" in text) is (year == 12)
