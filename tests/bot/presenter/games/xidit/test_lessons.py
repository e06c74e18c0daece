"""The guided game of Lords of Xidit: what *Suggest* answers is never against the lesson that stands beside it."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterator

import msgspec
import pytest

from bot import locale
from bot.presenter.games.xidit.lessons import SEATS, lesson
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.advice import Advice, advice, tried, worded
from bot.presenter.panels.panel import TAUGHT, panel
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs import games
from engine.core import Action, Prompt, blocking
from engine.players import make
from engine.players.xidit.position import read
from engine.players.xidit.valuation import Worth
from engine.players.xidit.weights import Weights
from engine.xidit import analysis
from engine.xidit.board import ROADS
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from engine.xidit.view import XiditView
from tests.bot.presenter.games.xidit.panels import controls, shown
from tests.cogs.press_everything import check, words
from tests.cogs.seat_views import NAMES, look_at
from tests.engine.xidit.board import Board, made

games()  # brings the fronts


def suggested(state: XiditState, prompt: Prompt, seat: int = 0) -> tuple[SeatView, Advice]:
    look = look_at(XIDIT, state, seat)
    return look, advice(look, prompt)


def taught(seed: str) -> Iterator[tuple[XiditView, Prompt, Advice]]:
    """What is suggested to the first seat in the years that have lessons, as long as it follows that."""
    state = XIDIT.setup(seats=SEATS, seed=seed)
    players = [make("xidit", "heuristic", f"{seed}/{seat}") for seat in range(SEATS)]
    while state.year <= 3:
        seat, (prompt, *_) = next(iter(blocking(XIDIT.prompts(state)).items()))
        if seat:
            plan = players[seat].choose(XIDIT.view(state, seat), prompt)
        else:
            look, found = suggested(state, prompt)
            yield look.view, prompt, found
            plan = found.plan
        for action in plan:
            assert XIDIT.why_not(state, seat, action) is None, action
            XIDIT.apply(state, seat, action)


@pytest.mark.parametrize("seed", ["first", "second", "third", "fourth"])
def test_what_is_suggested_is_what_the_lesson_teaches(seed: str) -> None:
    """A start in a city with recruits or one road away; then years that recruit, for a threat that is named, or beat
    one, with no order in vain."""
    seen = []
    for view, prompt, found in taught(seed):
        own = view.own
        assert own is not None
        seen.append((view.year, prompt.step))
        if prompt.step == "placement":
            city = int(found.plan[0].args[-1])
            assert min(analysis.FAR[city][tile.city] for tile in view.recruits) <= 1
            continue
        orders = [str(action.args[1]) for action in found.plan if action.verb == "order"]
        route = analysis.route(view.hero_city(0), orders)
        done = analysis.outlooks(view, msgspec.structs.replace(own, orders=orders, route=route), orders)
        kinds = [each.kind for each in done]
        assert not any(each.idle for each in done), kinds
        assert kinds.count("recruit") >= 2 or view.year > 1, "two or three cities with recruits"
        assert {"recruit", "fight", "coming"} & set(kinds), kinds
        if view.year > 1 and "fight" not in kinds and "coming" not in kinds:
            assert any(reason.purpose for reason in found.reasons), "a threat that one gets ready for"
    assert seen == [(1, "placement"), (1, "orders"), (2, "orders"), (3, "orders")]


@pytest.mark.parametrize("poor", ["sovereigns", "guild"])
def test_the_reward_that_is_suggested_saves_from_being_last(poor: str) -> None:
    """The kind in which the danger is greatest is one of the two that are taken; nothing goes to waste."""
    board = Board().position(cities=(10, 2, 3, 4), year=3, threats=(10,), units={0: "infantry infantry cleric"})
    board.riches(0 if poor == "sovereigns" else 9, 6, 6, 6)
    board.levels(0 if poor == "guild" else 4, 3, 3, 3)
    board.run_year({0: "act"})
    look, found = suggested(board.state, XIDIT.prompts(board.state)[0][0])
    assert poor in found.plan[0].args
    own = look.view.own
    worth = Worth(read(look.view, own), Weights())
    useful = analysis.brings(look.view, own, 0, 10)
    danger = min((kind for kind in useful if useful[kind]), key=lambda kind: worth.safe[analysis.TRACK_OF[kind]])
    assert danger in found.plan[0].args
    assert all(useful[str(kind)] for kind in found.plan[0].args)


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("step", ["orders", "census"])
def test_a_suggestion_is_in_the_words_of_the_lists(step: str, language: str) -> None:
    """Where each road leads and what each action finds once all orders are written, as the panel then shows it; how
    many units are shown."""
    if step == "orders":
        state = Board().position(cities=(17, 14, 3, 4), year=3, threats=(10,), recruits={17: "cleric"}).state
    else:
        state = XIDIT.loads(made("census"))
    look, found = suggested(state, XIDIT.prompts(state)[0][0])
    plan = tried(found.plan)
    assert len(plan) >= 5
    said_of = dict(zip(plan, worded("xidit", step, plan, Voice(language, NAMES, "xidit"), look.view), strict=True))
    for action in plan:
        XIDIT.apply(state, 0, action)
    chosen = {
        o["value"]: o["label"]
        for c in controls(shown(state, 0, language=language)) if c["type"] == 3
        for o in c["options"] if o.get("default")
    }  # fmt: skip
    for action, name in said_of.items():
        if action.verb in ("order", "reveal"):
            assert chosen[str(action)] == name


def in_a_first_game(state: XiditState) -> PanelContext:
    """What the first seat is shown where lessons are given."""
    ctx = shown(state, 0)
    look = dataclasses.replace(ctx.look, table=ctx.look.table.model_copy(update={"lesson": True}))
    return dataclasses.replace(ctx, look=look)


def said(view: XiditView, step: str, language: str = "en") -> str:
    return lesson(view, step, Voice(language, NAMES, "xidit"))


@pytest.mark.parametrize(
    ("language", "fight", "sure", "late"),
    [("en", "A fight you can win", "Nobody else can beat it before you", "could be there first"),
     ("es", "Un combate que puedes ganar", "nadie más puede vencer allí antes", "podría llegar antes")],
)  # fmt: skip
def test_the_third_year_leads_to_a_fight_that_can_be_won(language: str, fight: str, sure: str, late: str) -> None:
    """The orders that it names beat the foe that it names, recruits on the way among them (P7.4, P8.2); who else could
    beat it before is told. Without a fight within six orders it says nothing."""
    board = Board().position(
        cities=(17, 14, 3, 4), year=3, threats=(10,), recruits={17: "cleric"}, units={0: "infantry infantry"}
    )
    view = XIDIT.view(board.state, 0)
    told = said(view, "orders", language)
    assert fight in told
    assert sure in told
    (found,) = [each for each in analysis.fights(view, view.own, 0) if each.city == 10]
    words = " · ".join(Voice(language, NAMES, "xidit").word("xidit", order) for order in found.orders)
    assert words in told or len(analysis.fights(view, view.own, 0)) > 1
    board.run_year({0: " ".join(found.orders)})
    assert board.state.players[0].kills == 1
    board = Board().position(cities=(10, ROADS[10]["blue"], 3, 4), year=3, threats=(10,))
    assert fight not in said(XIDIT.view(board.state, 0), "orders", language)
    board.give(0, "infantry infantry cleric")
    assert sure in said(XIDIT.view(board.state, 0), "orders", language)
    board.give(1, "infantry infantry cleric")
    board.state.players[0].city = next(c for c in range(1, 22) if analysis.FAR[c][10] == 3)
    assert late in said(XIDIT.view(board.state, 0), "orders", language)


@pytest.mark.parametrize(
    ("language", "census", "titans"),
    [("en", "who shows the most wins a prize", "brings more than most threats"),
     ("es", "quien más enseña gana un premio", "da más que casi todas las amenazas")],
)  # fmt: skip
def test_the_first_census_and_the_first_titan_are_taught(language: str, census: str, titans: str) -> None:
    """The census in its year, before the orders and when it is asked, not those after it (P13.6); Titans from when they
    wake until one has fallen."""
    years = [census in said(XIDIT.view(Board().position(year=n).state, 0), "orders", language) for n in range(1, 9)]
    assert [n for n, is_taught in enumerate(years, 1) if is_taught] == [4]
    board = Board().position(cities=(4, 2, 3, 1), year=6, units={0: "militia militia archer"})
    assert said(XIDIT.view(board.state, 0), "orders", language) == ""
    board.wake(3)
    for step in ("orders", "titan"):
        assert titans in said(XIDIT.view(board.state, 0), step, language)
    assert said(XIDIT.view(board.state, 0), "reward", language) == ""
    board.run_year({0: "act"})
    board.do(0, "titan 3", *["spend militia"] * 2, "spend archer")
    assert titans not in said(XIDIT.view(board.state, 0), "orders", language)
    asked = Board().position(year=4)
    asked.run_year({})
    assert census in said(XIDIT.view(asked.state, 0), "census", language)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_first_lesson_says_in_which_order_the_game_is_decided(language: str) -> None:
    """The three evaluations as they were drawn (P6.2); who must give one wish alone is not told of several (S1)."""
    state = XIDIT.setup(seats=SEATS, seed="order")
    voice = Voice(language, NAMES, "xidit")
    for number in range(SEATS):
        view = XIDIT.view(state, (state.first + number) % SEATS)
        told = said(view, "placement", language)
        at = [told.index(voice.word("xidit", track)) for track in state.tracks]
        assert at == sorted(at)
        assert ({"en": "each wish", "es": "cada deseo"}[language] in told) is (number > 0)


@pytest.mark.parametrize("year", [3, 5])
def test_a_lesson_names_a_button_that_is_there(year: int) -> None:
    """Several bards have a button that sends all, one alone has none; after the years of the lessons it is taught until
    one's first bards are out."""
    board = Board().position(cities=(10, 2, 3, 4), year=year, threats=(10,), units={0: "infantry infantry cleric"})
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns bards")
    told, there = list[bool](), list[bool]()
    while XIDIT.view(board.state, 0).asked == "bards":
        told.append("a button sends all" in said(XIDIT.view(board.state, 0), "bards"))
        there.append(any(c["label"].startswith("All ") for c in controls(shown(board.state, 0)) if c["type"] == 2))
        board.do(0, str(XIDIT.prompts(board.state)[0][0].actions[0]))
    assert there[:1] + there[-1:] == [True, False]
    assert told == (there if year == 3 else [True] + [False] * (len(there) - 1))


@pytest.mark.parametrize("year", [3, 4, 5])
def test_the_panel_of_a_first_game_shows_what_is_new(year: int) -> None:
    """After the lessons of the first turns as well, and to nobody who is not taught."""
    board = Board().position(cities=(10, 2, 3, 4), year=year, threats=(10,), units={0: "infantry infantry cleric"})
    text = words(check(panel(in_a_first_game(board.state), None)))
    assert ("A fight you can win" in text) is (year == 3)
    assert ("who shows the most wins a prize" in text) is (year == 4)
    assert ("That was the last lesson" in text) is (year == 4)
    assert "🎓" not in words(check(panel(shown(board.state, 0), None)))


MET = ("placement", "orders", "reward", "bards")
"""What a first game asks in the years that have lessons, of somebody who wants to be asked."""


@functools.cache
def met() -> dict[str, dict[int, str]]:
    """By step and year the panel of the first seat where it was asked first: of somebody in the careful style who plans
    nothing, and takes bards for a reward."""
    found: dict[str, dict[int, str]] = {}
    for seed in ("first", "second"):
        state = XIDIT.setup(seats=SEATS, seed=seed)
        players = [make("xidit", "heuristic", f"{seed}/{seat}") for seat in range(SEATS)]
        XIDIT.apply(state, 0, Action("style", ("careful",)))
        while state.year <= TAUGHT:
            seat, (prompt, *_) = next(iter(blocking(XIDIT.prompts(state)).items()))
            if seat == 0 and state.year not in found.setdefault(prompt.step, {}):
                found[prompt.step][state.year] = words(check(panel(in_a_first_game(state), None)))
            plan = players[seat].choose(XIDIT.view(state, seat), prompt)
            if seat == 0:
                plan = [action for action in plan if not action.verb.startswith("plan-")]
                plan = [action for action in prompt.actions if "bards" in action.args][:1] or plan
            for action in plan:
                XIDIT.apply(state, seat, action)
    return found


@pytest.mark.parametrize("step", MET)
def test_each_step_of_the_first_years_has_its_lesson(step: str) -> None:
    """What to do now, why, and what comes of it later; nothing is asked without one."""
    assert set(met()) == set(MET)
    for year, said_there in met()[step].items():
        assert all(f"> **{part}:**" in said_there for part in ("Now", "Why", "Later")), (step, year)


def test_what_comes_later_is_taught_when_it_comes() -> None:
    """A Titan, for whoever has the units and for whoever has not; the units for it; and a level that waited."""
    board = Board().position(cities=(4, 2, 3, 1), year=6, units={0: "militia mage"})
    board.wake(3)
    board.run_year({0: "act"})
    assert "because you have too few units" in said(XIDIT.view(board.state, 0), "titan")
    board = Board().position(cities=(4, 2, 3, 1), year=6, units={0: "militia militia archer mage"})
    board.wake(3)
    board.run_year({0: "act"})
    board.do(0, "titan 3")
    assert XIDIT.view(board.state, 0).asked == "spend"
    assert "choose a Titan, if one is worth" in said(XIDIT.view(board.state, 0), "titan")
    assert "give up the units that you will miss least" in said(XIDIT.view(board.state, 0), "spend")
    state = XIDIT.loads(made("raise"))
    assert "build on the guild with the most levels" in said(XIDIT.view(state, 0), "raise")


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_lessons_have_one_form(language: str) -> None:
    """Three lines, in this order; only the fight that can be won is one of its own."""
    heads = {"en": ("**Now:** ", "**Why:** ", "**Later:** "), "es": ("**Ahora:** ", "**Por qué:** ", "**Después:** ")}
    keys = [k for k in locale.entries(language) if k.startswith(("xidit-lesson-", "xidit-taught-"))]
    assert len(keys) > 10
    for key in keys:
        known = dict.fromkeys(locale.entries(language)[key], 1) | {
            "creature": "",
            "city": "",
            "orders": "",
            "seats": "",
        }
        lines = locale.text(language, key, **known).splitlines()
        if key != "xidit-taught-fight":
            assert [line.startswith(head) for line, head in zip(lines, heads[language], strict=True)] == [True] * 3, key


def test_what_is_sealed_is_not_taught() -> None:
    """Its lesson says to press *Seal*, and the button there opens the seal."""

    def said(state: XiditState) -> str:
        look = look_at(XIDIT, state, 0)
        look = dataclasses.replace(look, table=look.table.model_copy(update={"lesson": True}))
        return words(check(panel(PanelContext(look, 0, Voice("en", NAMES, "xidit")), None)))

    state = XIDIT.setup(seats=SEATS, seed="sealed")
    assert "Lesson 1 of 3" in said(state)
    (asked,) = blocking(XIDIT.prompts(state))[0]
    for action in asked.default:
        XIDIT.apply(state, 0, action)
    assert any(action.verb == "unseal" for prompt in XIDIT.prompts(state)[0] for action in prompt.actions)
    assert "Lesson" not in said(state)
