"""What a panel of Charlemagne says before a choice: what the die allows, what a marker does, whom a deed harms."""

from __future__ import annotations

import re

import pytest

from bot.locale import LANGUAGES
from bot.presenter.front import front
from bot.presenter.games.charlemagne.hints import effect
from bot.presenter.games.charlemagne.lists import place_of, region_of
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from engine.charlemagne.effects import double_regions, marker_number
from engine.charlemagne.frames import Campaign, Levying, Revolt
from engine.charlemagne.game_data import EMPIRE, MARKER_IDS, NEUTRAL, REGION, TRIBAL
from engine.charlemagne.income import raising
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Action
from tests.bot.presenter.games.charlemagne.contexts import asked, context
from tests.cogs.press_everything import check, lines, parts, told
from tests.cogs.seat_views import NAMES, PICTURE
from tests.engine.charlemagne.board import MID, NORTH, SOUTH, Board

AROUND = ("general-assembly", "avar-ring")
"""Markers that count double in a land and around it, which they call so."""
PRIMARY, QUIET = 1, 2
"""Styles of buttons: what one usually wants, and what one does not."""


def test_an_attack_is_offered_with_the_die_that_it_needs(board: Board) -> None:
    """Militia beside militia sets out with 6 points and the die (13.2) and needs 6 for the battle (16.2): any die.
    Far away no die serves, and nothing is said."""
    board.position()
    board.put(MID, "saxony-militia")
    board.put(SOUTH, "austrasia-militia")
    board.put("h4908", "austrasia-militia")
    board.put("aachen", "austrasia-militia")
    board.state.frames[:] = [Campaign(EMPIRE)]
    found = lines(context(asked(board.state)))
    assert found[f"operate {SOUTH}"][1].endswith("hex 4906 (the Wends) at 1/1: any roll")
    assert " at " not in found["operate aachen"][1]
    board.do(f"operate {SOUTH}")
    assert "**hex 4906 (the Wends)** at odds 1/1: any roll. If the roll is too low" in told(context(asked(board.state)))


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_that_is_said_is_the_die_that_it_takes(board: Board, die: int) -> None:
    """Militia three hexes from an enemy: the panel says from which die on it may attack, and the rules agree."""
    board.position()
    board.put(NORTH, "saxony-militia")
    board.put("h4908", "austrasia-militia")
    board.state.frames[:] = [Campaign(EMPIRE)]
    board.do("operate h4908")
    said = re.search(r"on a (\d) or more", told(context(asked(board.state))))
    assert said is not None
    board.rig(("operations", die))
    board.do("march")
    view = RULES.view(board.state, EMPIRE)
    look = lines(context(asked(board.state)))
    offered = any(f"battle {NORTH}" in words for words in look)
    assert view.force is not None
    assert offered == (die >= int(said[1]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("marker", MARKER_IDS)
def test_every_marker_says_what_it_does(board: Board, marker: str, language: str) -> None:
    """With the number that it brings, and the lands where it counts double, unless they are told in one word."""
    voice, brings = Voice(language, NAMES, "charlemagne"), marker_number(marker)
    said = effect(voice, marker)
    assert 20 < len(said) < 140
    assert "{" not in said
    assert not brings or re.search(rf"\b{brings}\b", said)
    doubles = [] if marker in AROUND else double_regions(marker)
    assert all(voice.word("charlemagne", region) in said for region in doubles)


def test_a_marker_that_may_be_played_stands_with_its_effect(board: Board) -> None:
    """Six more operations points (13.3), where the button is."""
    board.hand(EMPIRE, forced_march=1)
    board.force(MID, 12, "austrasia-warriors")
    assert "**forced march**: 6 more operations points" in told(context(asked(board.state)))


def _buttons(board: Board) -> dict[str, tuple[int, int]]:
    """By label of the panel's buttons: their place among all, and their style."""
    view = check(panel(context(asked(board.state)), ("board.png", PICTURE)))
    found = [c for c in parts(view) if c["type"] == 2]
    return {c["label"]: (n, c["style"]) for n, c in enumerate(found)}


def test_pillage_of_ones_own_burg_is_grey_and_last_and_says_what_it_costs(board: Board) -> None:
    """The Empire in Eresburg, its own: a burg that is pillaged counts nothing (27.1) and costs 2 to clear (17.4)."""
    board.control(EMPIRE, "saxony")
    board.hand(EMPIRE, missionary=1, forced_march=1)
    board.force("eresburg", 12, "austrasia-warriors")
    ctx = context(asked(board.state))
    now = sum(RULES.view(board.state, None).points.values())
    assert "This land is yours: the burg then pays nothing" in told(ctx)
    assert f"for 2 points, and the region revolts more easily. Empire {now} → {now - 1}." in told(ctx)
    found = _buttons(board)
    own = found["Pillage your own land"]
    others = [at for label, at in found.items() if label.startswith(("Preach", "Play"))]
    assert own[1] == QUIET
    assert len(others) == 2
    assert all(at[0] < own[0] and at[1] == PRIMARY for at in others)


def test_pillage_of_the_others_land_is_no_harm(board: Board) -> None:
    board.control(TRIBAL, "saxony")
    board.force("eresburg", 12, "austrasia-warriors")
    assert "yours" not in told(context(asked(board.state)))
    assert any(style == PRIMARY for label, (_, style) in _buttons(board).items() if label.startswith("Pillage here"))


@pytest.mark.parametrize("deed", ["pillage", "convert"])
def test_what_drives_a_neutral_region_away_says_so_before(board: Board, deed: str) -> None:
    """Pillage and preaching in a neutral region give it to the other side at once (4.4)."""
    board.control(NEUTRAL, "wends")
    board.hand(EMPIRE, missionary=2)
    board.force(MID, 12, "austrasia-warriors")
    said = told(context(asked(board.state)))
    line = next(each for each in said.split("\n") if each.startswith({"pillage": "**Pill", "convert": "**Prea"}[deed]))
    assert "It drives the Wends to the other side" in line
    if deed == "convert":
        assert "6 operations points and the missionary markers that you add, even if it fails" in line
        assert "If you add all that you hold (2 points), the chance is" in line


def test_the_levy_says_what_its_numbers_count() -> None:
    state = RULES.setup(seats=2, seed="levy", options=RULES.Options(placement="fixed"))
    state.frames[:] = [Levying(EMPIRE, raising(state, EMPIRE), [])]
    found = lines(context(asked(state)))
    label, note = found[">levy @austrasia"]
    assert label == "Austrasia"
    free = {
        place_of(action)
        for action in asked(state).prompts[0].actions
        if action.verb == "levy" and region_of(action) == "austrasia"
    }
    assert len(free) > 3
    assert note == f"3 units to raise · {len(free)} hexes are free"


DANGER = pytest.mark.parametrize(("language", "said"), [
    ("en", "the other side may attack next from hex 4905 (the Wends) with strength 12 against your 6, odds 2/1"),
    ("es", "puede atacar después desde el hexágono 4905 (los wendos) con fuerza 12 contra tu fuerza 6, relación 2/1"),
])  # fmt: skip


@DANGER
def test_a_force_reads_what_may_come_to_where_it_stands(board: Board, language: str, said: str) -> None:
    """Two warriors beside one: 12 against 6; nothing where nobody comes."""
    board.force(MID, 12, "austrasia-warriors")
    assert said not in told(context(asked(board.state), language))
    board.put(NORTH, "saxony-warriors", "saxony-warriors")
    assert said in told(context(asked(board.state), language))


@DANGER
def test_a_plan_that_ends_in_danger_says_so(board: Board, language: str, said: str) -> None:
    """Two warriors beside the goal may attack one: 12 against 6. Where nobody comes, and before a battle, nothing is
    said."""
    board.force("h4908", 12, "austrasia-warriors")
    board.put(NORTH, "saxony-warriors", "saxony-warriors")
    look, voice = asked(board.state), Voice(language, NAMES, "charlemagne")
    move, halt = Action("move", (MID,)), Action("halt")
    warned = front("charlemagne").warns(look.view, [move, halt], voice)
    assert [said in line for line in warned] == [True]
    assert front("charlemagne").warns(look.view, [move, Action("battle", (NORTH,))], voice) == []
    board.position()
    board.force("h4908", 12, "austrasia-warriors")
    assert front("charlemagne").warns(asked(board.state).view, [move, halt], voice) == []


@pytest.mark.parametrize(("language", "more", "last", "save"), [
    ("en", "You can be asked once more in this enemy turn.", "the last question you can be asked in this enemy turn",
     "set *Royal envoys* in **Standing orders** to something other than *ask me*"),
    ("es", "Se te puede preguntar una vez más en este turno enemigo.",
     "la última pregunta que se te puede hacer en este turno enemigo",
     "cambia *Enviados reales* en **Órdenes permanentes** a algo distinto de *preguntarme*"),
])  # fmt: skip
def test_a_question_says_how_many_more_may_come(board: Board, language: str, more: str, last: str, save: str) -> None:
    """The other side is asked twice in a player turn; one that only hides who holds what says how to save it. In its
    own turn a side is asked without end, and nothing is said."""

    def revolt(phasing: int, pauses: int) -> str:
        board.position()
        board.state.phasing, board.state.pauses = phasing, pauses
        board.hand(EMPIRE, vassalage=1)
        board.control(EMPIRE, "bavaria")
        board.state.orders[EMPIRE].envoys = "ask"
        board.rig(("revolt", 6))
        begin_revolt(board.state, [REGION["bavaria"]], [])
        frame = board.state.frames[-1]
        assert isinstance(frame, Revolt)
        frame.asked, frame.waits = EMPIRE, True
        return told(context(asked(board.state), language))

    said = revolt(TRIBAL, 1)
    assert more in said
    assert save in said
    assert last not in said
    assert last in revolt(TRIBAL, 2)
    said = revolt(EMPIRE, 0)
    assert more not in said
    assert last not in said
    assert save not in said


def test_who_has_played_what_serves_reads_no_excuse(board: Board) -> None:
    """A side that has played its one advance of a battle (16.6d) and holds more is told that it has, not that it holds
    none."""
    board.position()
    board.hand(TRIBAL, military_advance=2)
    board.state.orders[TRIBAL].advance = "ask"
    board.put(MID, "saxony-warriors", side=TRIBAL)
    board.force(NORTH, 20, "austrasia-warriors", "austrasia-warriors")
    board.do(f"battle {MID}", "fight", "advance")
    look = asked(board.state)
    assert [str(a) for p in look.prompts for a in p.actions] == ["ready"]
    for language, said in (("en", "Nothing more that you hold helps here"), ("es", "Nada más de lo que tienes sirve")):
        assert said in told(context(look, language))
