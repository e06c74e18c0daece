"""*Suggest*: whoever presses *Try it* has read what of it cannot be taken back."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.presenter.panels import advice
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs import games
from engine import GAMES
from engine.core import Action, Prompt
from engine.fief.game_data import CITY, NOBLE, SERVANT
from engine.fief.rules import FIEF as RULES
from engine.fief.views.view import FiefView
from engine.knights.rules import KNIGHTS
from engine.players.fief import FiefPlayer
from tests.cogs.panel_verbs import RARE, SAVES
from tests.cogs.seat_views import NAMES, look_at
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.golden import HERE
from tests.engine.knights.board import GREEN, RED
from tests.engine.knights.board import Board as Knights
from tests.support.patience import soon

games()  # brings the fronts
HIDDEN = {"fief": 1}
"""Positions in which that hangs on what others hide."""
LOOKS = (
    "build", "buy", "cast", "go", "sail", "seal", "reward", "bard", "titan", "pass-titan", "spend", "phantom", "raise",
)  # fmt: skip
"""Verbs of which a game says by its view whether they stay."""


def notes(game: str, *words: str, step: str = "", view: Any = None, language: str = "en") -> list[str]:
    found = advice.staying(game, step, [Action.parse(each) for each in words], view, view and view.seat)
    voice = Voice(language, NAMES, game)
    return [] if found is None else [voice.text(found[0], what=voice.action(game, found[1]))]


def test_a_plan_that_rolls_says_so_before_it_is_tried() -> None:
    """Also where the roll is not its first action, and with what rolls."""
    for words in (("pillage",), ("take spoleto", "pillage")):
        (note,) = notes("charlemagne", *words)
        assert "rolls or draws right away (*Pillage" in note
        assert "cannot be undone" in note
    (spanish,) = notes("charlemagne", "pillage", language="es")
    assert "no se puede deshacer" in spanish


def test_what_may_be_so_or_not_is_left_out() -> None:
    """No "if": without a position nobody knows whether a march ends the turn, or a seal lays anything open."""
    assert notes("fief", "lead henri", "go york", "go leeds") == []
    assert notes("fief", "go york", language="es") == []
    assert notes("charlemagne", "done", step="operations") == []
    assert notes("xidit", "seal") == []


def test_what_always_stays_is_said_flatly() -> None:
    """With what it is; a step ended, a battle, a title that is bought."""
    (note,) = notes("fief", "done", step="move")
    assert note == "⚠️ **Try it** is final here: “End this step” cannot be undone."
    (note,) = notes("fief", "lead henri", "scout york azure")
    assert "is final here" in note
    assert "If " not in note
    assert "cannot be undone" in notes("charlemagne", "battle paris")[0]
    assert "no se puede deshacer" in notes("knights", "invest", language="es")[0]
    for step in ("treasury", "levy", "envoy"):
        assert notes("charlemagne", "done", step=step) == []
    assert notes("fief", "build mill york", step="buy") == []
    assert notes("fief", "title wales henri", step="market") == []


def marching(*others: str) -> FiefView:
    """Red is on its way in Cardiff, beside a city that is nobody's, or where one of these is."""
    board = Board()
    board.noble("henri", GULES, "cardiff")
    for slug in others:
        board.noble(slug, AZURE, "harlech")
    board.turn("move", GULES)
    board.do(GULES, "lead henri")
    return RULES.view(board.state, GULES)


def test_a_march_into_an_empty_land_can_be_undone_and_one_to_others_cannot() -> None:
    """Of what follows it nobody can say that before."""
    assert notes("fief", "go harlech", step="march", view=marching()) == []
    assert "is final here: “Go to Harlech”" in notes("fief", "go harlech", step="march", view=marching("lucia"))[0]
    assert notes("fief", "go harlech", "go york", step="march", view=marching()) == [], "York is out of reach"


def test_what_a_servant_helps_with_stays() -> None:
    """The mason builds cheaper, and everybody learns that they did; by hand a fortress can be taken back."""
    board = Board()
    board.noble("henri", GULES, "cardiff")
    board.turn("buy", GULES)
    build = "build fortress cardiff"
    assert notes("fief", build, step="buy", view=RULES.view(board.state, GULES)) == []
    board.state.nobles[NOBLE["henri"]].servant = SERVANT["ivo"]
    assert "is final" in notes("fief", build, step="buy", view=RULES.view(board.state, GULES))[0]


def test_a_suggested_march_warns_of_the_city_it_leaves() -> None:
    """In the words of the list in which one would choose it; not where somebody stays."""
    board = Board()
    board.noble("henri", GULES, "cardiff")
    board.put(GULES, "cardiff", soldier=2)
    board.state.towns[CITY["cardiff"]].control = GULES
    board.turn("move", GULES)
    view, voice = RULES.view(board.state, GULES), Voice("en", NAMES, "fief")
    plan = [Action.parse(each) for each in ("lead henri", "take all", "go harlech")]
    assert "⚠️ If nobody of yours stays in Cardiff" in advice.said("fief", advice.Advice(plan, [], "move"), voice, view)
    plan[1] = Action.parse("take soldier 1")
    assert "If nobody of yours" not in advice.said("fief", advice.Advice(plan, [], "move"), voice, view)


def test_a_suggestion_answers_the_question_that_is_shown() -> None:
    """A computer player would first arm the Passage that brings its Lord home, which nobody asks here (10.2)."""
    board = Board()
    board.noble("henri", GULES, "cardiff", lord=["wales"])
    board.hand(GULES, "passage")
    board.turn("move", GULES)
    look = look_at(RULES, board.state, GULES)
    asked = next(p for p in look.prompts if p.blocks)
    assert FiefPlayer("seed").choose(look.view, asked)[0].verb == "arm"
    assert advice.advice(look, asked).plan[0] in asked.actions


def test_crowns_come_first_where_permission_is_wanted_and_where_it_is_given() -> None:
    """Crowns are offered for an attack that green must allow, and green takes them before it answers: both at a
    question of its own."""
    board = Knights()
    board.position()
    board.noble("karmin", "froli", "english-200", "english-100")
    board.noble("sinople", "froli", "french-100")
    board.city("froli")
    board.state.barons[RED].crowns = 20
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli")
    for seat, step, first, last in ((RED, "fight", "terms", "attack"), (GREEN, "consent", "take-offer", "permit")):
        look = look_at(KNIGHTS, board.state, seat)
        prompt = next(p for p in look.prompts if p.step == step)
        plan = advice.advice(look, prompt).plan
        assert (plan[0].verb, plan[-1].verb) == (first, last)
        begun = advice.begins(look, plan)
        assert begun is not None
        assert begun != prompt
        for action in plan:
            KNIGHTS.apply(board.state, seat, action)


def test_what_ends_a_step_is_suggested_by_its_button() -> None:
    """The plan and the warning name it alike, also where it is all that is suggested."""
    done, voice = Action("done"), Voice("en", NAMES, "fief")
    plan = advice.Advice([done], [], "move", ("hint-lasts", done))
    said = advice.said("fief", plan, voice, end="End movement, 2 Nobles could still move")
    assert "- End movement, 2 Nobles could still move\n" in said
    assert "“End movement, 2 Nobles could still move” cannot be undone" in said


def test_units_are_suggested_as_the_list_words_them() -> None:
    board = Board()
    board.noble("henri", GULES, "cardiff")
    board.turn("move", GULES)
    plan = [Action.parse(each) for each in ("lead henri", "take soldier 2", "go harlech")]
    view = RULES.view(board.state, GULES)
    assert "- Take 2 soldiers along\n" in advice.said("fief", advice.Advice(plan, [], "move"), Voice("en", NAMES), view)


def test_a_plan_that_can_be_taken_back_warns_of_nothing() -> None:
    """The seal is pressed by the person, so it is no part of what is tried."""
    assert notes("xidit", "order 1 act", "order 2 wait", "seal") == []
    assert notes("charlemagne", "build paris") == []


@pytest.mark.slow(but=["charlemagne"])
@pytest.mark.parametrize("game", ["charlemagne", "fief", "knights"])
def test_what_is_said_of_a_plan_is_what_happens(game: str) -> None:
    """In recorded positions: what draws luck in the real one, or shows something, is named, and nothing is that does
    neither, but where that hangs on what others hide."""
    rules, told, wrong = GAMES[game], 0, list[str]()
    for save in [*sorted(SAVES.glob(f"*/{game}-*.json")), *sorted(RARE.glob(f"{game}-*.json"))][::3]:
        state = rules.loads(save.read_bytes())
        for seat in sorted(rules.prompts(state)):
            look = look_at(rules, state, seat)
            prompt = look.prompts[0]
            if prompt.pace != "turn" or prompt.secret:  # that hangs on what others answer
                continue
            found = advice.advice(look, prompt)
            if not found.plan or rules.imagine(look.view, "x") is None:
                continue
            stays, played = "", rules.loads(rules.dumps(state))
            for action in advice.tried(found.plan):
                events = rules.apply(played, seat, action)
                if rules.draws(played) or any(event.seals for event in events):
                    asked = rules.prompts(played).get(seat, ())
                    off = action.verb == "attack" and any(each.verb == "back" for p in asked for each in p.actions)
                    stays = "" if off else str(action)
                    break
            told += found.stays is not None
            wrong += [f"{save.name} {seat} {found.step}: {found.plan}"] if bool(stays) != bool(found.stays) else []
    assert len(wrong) <= HIDDEN.get(game, 0), wrong
    assert told


@pytest.mark.turns(4)
@pytest.mark.slow(but=["charlemagne", "knights", "roses", "xidit"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_can_be_undone_never_seals_and_what_rolls_always_draws(game: str) -> None:
    """Along all recorded games, by the step, by the action, and by what the seat sees."""
    rules, seen, wrong = GAMES[game], set[str](), list[str]()
    for path in sorted((HERE / game / "golden").glob("*.txt")):
        head, *rest = path.read_text(encoding="utf-8").splitlines()
        words = head.split(" ", 7)
        state = rules.setup(seats=int(words[3]), seed=words[5], options=rules.Options(**json.loads(words[7])))
        for line in [line for line in rest if line.startswith("> ")][:1200]:
            number, said = line[2:].split(" ", 1)
            seat, action = int(number), Action.parse(said)
            step = next((p.step for p in rules.prompts(state).get(seat, ()) if action in p.actions), "")
            view = rules.view(state, seat) if action.verb in LOOKS else None
            lasting = rules.lasts(step, action, view)
            events = rules.apply(state, seat, action)
            stays = bool(rules.draws(state)) or any(event.seals for event in events)
            seen.add(action.verb)
            wrong += [f"{path.stem} {step}: {action}"] if lasting is not None and lasting is not stays else []
            if action.verb in rules.rolls:
                assert rules.draws(state), action
    assert not wrong
    assert seen & rules.undoable


async def test_whoever_tries_what_was_suggested_does_not_wait_for_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is thought out once, also where nobody waited so long; anew for another position, question or person."""
    thought, think = list[str](), advice.advice
    monkeypatch.setattr(advice, "_found", OrderedDict())
    monkeypatch.setattr(advice, "advice", lambda look, prompt: (thought.append(prompt.step), think(look, prompt))[1])
    monkeypatch.setattr(advice, "may_ask", lambda info: True)
    state = RULES.setup(seats=3, seed="suggested", options=RULES.Options())

    def asked() -> tuple[SeatView, Prompt]:
        seat, prompt = next((s, p) for s, prompts in RULES.prompts(state).items() for p in prompts if p.blocks)
        return look_at(RULES, state, seat), prompt

    monkeypatch.setattr(advice, "PATIENCE", 0.0)
    with pytest.raises(UserError, match="hint-busy"):
        await advice.ask(*asked(), 1)
    await soon(lambda: not advice._thinking)
    found = await advice.ask(*asked(), 1)
    assert found.plan
    assert len(thought) == 1
    monkeypatch.setattr(advice, "PATIENCE", 60.0)
    await advice.ask(*asked(), 2)
    assert len(thought) == 2
    RULES.apply(state, asked()[0].view.seat, found.plan[0])
    await advice.ask(*asked(), 1)
    assert len(thought) == 3
