"""The guided first game of Warrior Knights: what *Suggest* plans is what the lesson beside it says."""

from __future__ import annotations

import dataclasses
import re

import pytest

from bot import locale
from bot.presenter.games.knights.lessons import lesson
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels import advice
from bot.presenter.panels.panel import TAUGHT, panel, rows
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.tables.unit.computers import SUBSTITUTE, make
from engine.core import Action, blocking
from engine.knights import analysis
from engine.knights.game_data import AREA, NOBLE, STEPS
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.state import KnState
from tests.cogs.knights.screens import context
from tests.cogs.press_everything import components
from tests.cogs.seat_views import NAMES, look_at
from tests.engine.knights.board import RED, Board

STEPS_OF_A_START = ("assign", "found", "deploy", "plan")
PARTS = {"Now:", "Why:", "Later:", "Ahora:", "Por qué:", "Después:"}
"""What the parts of a lesson begin with."""
LATER = {
    "return": {"End placing and handing over", "Terminar de colocar y repartir"},
    "versatile-strategy": {"Use it: …", "Usarla: …"},
}
"""By step what a lesson says is there where it is offered, or later."""
WORDS = 10
"""The kind of a component of text."""
MOST = 400
"""Questions of three turns, at most."""


def besieges(state: KnState, action: Action) -> bool:
    """Whether a Noble who is placed there could besiege what stands there."""
    noble, area = NOBLE[str(action.args[0])], AREA[str(action.args[1])]
    walls = analysis.walls_of(state, 0, area)
    if walls != analysis.CITY or analysis.defender(state, area, walls) >= 0:
        return False
    return analysis.can_besiege(state, analysis.attack_on(state, 0, area, walls), [noble])


def cities_beside(state: KnState, action: Action) -> int:
    """How many cities stand beside a place for the Stronghold."""
    return sum(analysis.walls_of(state, 0, n) == analysis.CITY for n in STEPS[AREA[str(action.args[0])]])


def check(state: KnState, step: str, legal: list[Action], plan: list[Action]) -> None:
    """The lesson of a step, as far as it names what to do."""
    match step:
        case "assign":
            men: dict[str, int] = {}
            own = RULES.view(state, 0).own
            assert own is not None
            for action in plan[:-1]:
                card, _ = own.assign[int(action.args[0]) - 1]
                men[str(action.args[1])] = men.get(str(action.args[1]), 0) + analysis.troop_of(card).size
            assert 3 <= len(men) <= 4
            assert all(100 <= n <= 150 for n in men.values())
        case "found":
            found, *others = (cities_beside(state, a) for a in (plan[0], *legal) if a.verb == "found")
            assert found >= min(2, max(others))
        case "deploy":
            able = [a for a in legal if besieges(state, a)]
            assert not able or plan[0] in able
        case "plan":
            laid = {int(a.args[1]) for a in plan if a.verb == "lay" and a.args[0] == "mobilize-forces"}
            assert laid == {1, 2}
            kinds = {str(a.args[0]) for a in plan if a.verb == "lay"} - {"mobilize-forces"}
            assert kinds <= {"versatile-strategy", "draft-soldiers", "levy-taxes", "rally-support",
                             "serve-the-church"}  # fmt: skip


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_suggest_follows_the_lesson_beside_it(seed: str) -> None:
    """The first steps of a game of three; no plan takes back what the one before has done."""
    state, met = RULES.setup(seats=3, seed=seed, options=RULES.Options()), set[str]()
    while state.turn < 2 and "plan" not in met:
        seat, (prompt, *_) = next(iter(blocking(RULES.prompts(state)).items()))
        plan = list(prompt.default)
        if seat == 0:
            look = look_at(RULES, state, 0)
            found = advice.advice(look, prompt)
            plan = found.plan
            check(state, prompt.step, prompt.actions, plan)
            met.add(prompt.step)
            for language in locale.LANGUAGES:
                assert advice.said("knights", found, Voice(language, NAMES, "knights"), look.view)
        for action in plan:
            RULES.apply(state, seat, action)
    assert met == set(STEPS_OF_A_START)


def stands(name: str, shown: set[str]) -> bool:
    """Whether a control says a name, in which gaps are for other names and numbers."""
    pattern = ".*".join(map(re.escape, name.split("…"))) + (".*" if name.endswith("…") else "")
    return any(re.fullmatch(pattern, label) for label in shown)


@pytest.mark.parametrize("seed", ["lessons", "more lessons"])
def test_a_lesson_names_what_stands_on_its_panel(seed: str) -> None:
    """Three turns against computers, all by what *Suggest* says: each question has a lesson, and all controls and cards
    that it names stand on the very panel on which it is read."""
    state, met = RULES.setup(seats=3, seed=seed, options=RULES.Options()), set[str]()
    players = {seat: make("knights", SUBSTITUTE, f"{seed} {seat}") for seat in (1, 2)}
    wrong = set[tuple[str, str, str]]()
    for _ in range(MOST):
        waits = blocking(RULES.prompts(state))
        if state.turn > TAUGHT or not waits:
            break
        seat, (prompt, *_) = next(iter(waits.items()))
        if seat:
            plan = list(players[seat].choose(RULES.view(state, seat), prompt))
        else:
            look = first_game(dataclasses.replace(look_at(RULES, state, 0), prompts=(prompt,)))
            plan = advice.advice(look, prompt).plan
            for language in locale.LANGUAGES:
                ctx = context(look, language)
                names, shown = taught(ctx), labels(ctx)
                assert names is not None, prompt.step
                gone = {name for name in names if not stands(name, shown)}
                wrong |= {(language, prompt.step, name) for name in gone - LATER.get(prompt.step, set())}
            met.add(prompt.step)
        for action in plan or prompt.default:
            if RULES.why_not(state, seat, action) is None:
                RULES.apply(state, seat, action)
    assert state.turn > TAUGHT
    assert len(met) > 20, met
    assert not wrong


def first_game(look: SeatView) -> SeatView:
    """The same at a table that teaches."""
    return dataclasses.replace(look, table=look.table.model_copy(update={"lesson": True}))


def taught(ctx: PanelContext) -> set[str] | None:
    """What the lesson on a panel names; ``None`` where there is none."""
    view = panel(ctx, None).view
    assert view is not None
    said = [each["content"] for each in components(view.to_components()) if each["type"] == WORDS]
    found = [line for text in said for line in text.splitlines() if line.startswith("> **")]
    return set(re.findall(r"\*\*(.+?)\*\*", "\n".join(found))) - PARTS if found else None


def labels(ctx: PanelContext) -> set[str]:
    """What stands on the buttons, lists and lines of a panel."""
    found = set()
    for item in components([row.to_component_dict() for row in rows(ctx)]):
        found |= {item.get("label", ""), item.get("placeholder", ""), *(o["label"] for o in item.get("options", ()))}
    return found


@pytest.mark.parametrize(("area", "since", "said"), [
    ("froli", 0, "a second one in a later turn has to finish it"),
    ("froli", 1, "it falls at once and costs you no troops"),
    ("froli", 2, "you have already besieged this place this turn"),
    ("harsk", 0, "you cannot besiege it now"),
])  # fmt: skip
def test_the_lesson_of_a_siege_is_what_comes_of_it(board: Board, area: str, since: int, said: str) -> None:
    """K13.5: the second siege takes the place, though not in the turn of the first (G16), and besiegers must be
    stronger: with 200 troops a Noble is as strong as Harsk. No lesson after the third turn."""
    board.red_by_city(area)
    if since:
        board.siege(area, RED, since)
    board.attack(RED, area, "city")
    assert said in lesson(RULES.view(board.state, RED), "battle-kind", Voice("en", NAMES, "knights"))
    assert not lesson(RULES.view(board.state, RED), "spoil", Voice("en", NAMES, "knights"))
    board.state.turn = TAUGHT + 1
    assert not lesson(RULES.view(board.state, RED), "battle-kind", Voice("en", NAMES, "knights"))
