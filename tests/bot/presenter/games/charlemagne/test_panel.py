"""The panel of Charlemagne at every step: within Discord's limits, complete, every line with its numbers."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import msgspec
import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs import games
from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.income import raising
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Envoy, Levying, Muster, Spending
from engine.charlemagne.victory import band
from engine.core import Action, Prompt
from tests.cogs.press_everything import check, lines, pressed, reachable, told
from tests.cogs.seat_views import NAMES, PICTURE, look_at
from tests.engine.charlemagne.board import EAST, MID, NORTH, Board

games()  # brings the fronts
SAVES = sorted((Path(__file__).parents[4] / "saves" / "0.2.0").glob("charlemagne-*.json"))
STEPS = {path.stem.split("-", 1)[1].removesuffix("-2"): path for path in SAVES if "over" not in path.stem}


def blocked(look: SeatView) -> Prompt:
    """The question for which the game waits."""
    return next(p for p in look.prompts if p.blocks)


def asked(state: ChState) -> SeatView:
    """What the seat sees for which the game waits, that question alone."""
    looks = [look_at(RULES, state, seat) for seat in (EMPIRE, TRIBAL)]
    look = next(look for look in looks if any(p.blocks for p in look.prompts))
    return dataclasses.replace(look, prompts=(blocked(look),))


def context(look: SeatView, language: str = "en", opened: str = "", page: int = 0) -> PanelContext:
    assert look.seat is not None
    return PanelContext(look, look.seat, Voice(language, NAMES, "charlemagne"), opened, page)


@pytest.mark.parametrize("step", STEPS)
def test_every_step_offers_all_that_is_legal(step: str) -> None:
    """Of a saved position of each step: what is legal can be pressed, every screen is a message Discord takes in both
    languages, and no line of a list is without its numbers where there are any."""
    look = asked(RULES.loads(STEPS[step].read_bytes()))
    assert blocked(look).step == step
    assert {(p.id, str(a)) for p in look.prompts for a in p.actions} <= reachable(look)
    for language in locale.LANGUAGES:
        first = context(look, language)
        check(panel(first, ("board.png", PICTURE), note="Saved."))
        for _, opened, page in sorted(pressed(first).screens)[:12]:
            check(panel(context(look, language, opened, page), ("board.png", PICTURE)))
        for words in ("in rubbish", "in levy nowhere", "in move", "take", "steps", "sure nothing", "of nobody"):
            check(panel(context(look, language, words), ("board.png", PICTURE)))


def test_all_steps_are_tried() -> None:
    from tests.engine.supplements import SUPPLEMENTS

    assert set(STEPS) == SUPPLEMENTS["charlemagne"].asks - {"over", "challenge"}


def test_a_call_for_personal_combat_is_no_roll(board: Board) -> None:
    """The question that comes before all markers: ready goes on, and does not say that the die falls."""
    board.position(duels=True)
    board.state.orders[TRIBAL].duel = "ask"
    board.put(MID, "saxony-warriors", "leader", side=TRIBAL)
    board.force(NORTH, 20, "leader", "austrasia-warriors")
    board.do(f"battle {MID}")
    look = asked(board.state)
    assert blocked(look).step == "challenge"
    for language, word in (("en", "Ready"), ("es", "Listo")):
        ctx = context(look, language)
        check(panel(ctx, ("board.png", PICTURE), note="Saved."))
        assert lines(ctx)["ready"][0] == word
    assert {(p.id, str(a)) for p in look.prompts for a in p.actions} <= reachable(look)


def test_a_region_tells_its_chance(board: Board) -> None:
    """Three points for Bavaria, which is neutral, Christian and not Frankish, with a unit of the Empire's there."""
    board.state.frames[:] = [Envoy(EMPIRE)]
    board.hand(EMPIRE, vassalage=3)
    board.put("aachen", "austrasia-warriors")
    label, note = lines(context(asked(board.state)))["envoy bavaria"]
    assert "Bavaria" in label
    assert note == "neutral, levy 1 · with 3 points 17 % won"  # 3, less 1 for being absent
    board.do("envoy bavaria")
    ctx = context(asked(board.state))
    assert told(ctx) == "The differential holds: no unit of the Empire there −1."
    assert lines(ctx)["lay vassalage"][0] == "vassalage (+1): then 0 %"
    board.do("lay vassalage", "lay vassalage", "lay vassalage")
    assert lines(context(asked(board.state)))["send"][0] == "Send: 17 % if nobody answers"
    assert lines(context(asked(board.state), "es"))["send"][0] == "Enviar: 17 % si nadie responde"


def test_an_answer_tells_what_is_left(board: Board) -> None:
    """An attempt at a region of the other side: how likely it is after each answer."""
    board.state.frames[:] = [Envoy(EMPIRE)]
    board.hand(EMPIRE, vassalage=6)
    board.hand(TRIBAL, vassalage=2)
    RULES.apply(board.state, TRIBAL, Action("order", ("defence", "ask")))
    board.do("envoy saxony", *["lay vassalage"] * 6, "send")
    found = lines(context(asked(board.state)))
    assert found["guard 0"][0] == "Let it be: they have 33 % (+ 33 % set free)"
    assert found["guard 2"][0] == "Answer with 2: they have 17 % (+ 17 % set free)"


def test_purchases_tell_price_and_use(board: Board) -> None:
    board.state.frames[:] = [Spending(EMPIRE, [])]
    board.put("aachen", "austrasia-warriors")
    board.put("paris", "neustria-militia")
    found = lines(context(asked(board.state)))
    assert found["hire austrasia-militia aachen"][1].startswith("2 points · strength 2, operations 6 · the hex feeds ")
    assert found["build civilisation paris"][1].startswith("5 points · while you hold it +1 marker a turn")
    assert found["draw"][0] == "Buy a marker (2 points)"
    assert found["done"][0] == "Done, keep 10 points"


def test_one_click_raises_a_unit_in_every_region() -> None:
    """All of them legal one after the other, fed where that is possible, and it can be taken back."""
    state = RULES.setup(seats=2, seed="levy", options=RULES.Options(placement="fixed"))
    state.frames[:] = [Levying(EMPIRE, raising(state, EMPIRE), [])]
    look = asked(state)
    batch, opened = front("charlemagne").batch(look, "levy-all")
    assert opened == ""
    assert len(batch) == len({a.args[0].split("-")[0] for a in batch}) > 5  # type: ignore[union-attr]
    assert lines(context(look))["levy-all"][0] == f"One unit in each of {len(batch)} regions"
    for action in batch:
        assert not any(e.seals for e in RULES.apply(state, EMPIRE, action))
    assert front("charlemagne").batch(look, "in levy saxony levy saxony-warriors eresburg")[1] == "in levy saxony"


def test_the_general_assembly_calls_any_of_many_regions(board: Board) -> None:
    """Three of thirty regions, all of which can be reached."""
    board.state.control[:] = [EMPIRE] * len(board.state.control)
    board.hand(EMPIRE, general_assembly=1)
    board.state.frames[:] = [Levying(EMPIRE, [0] * len(board.state.control), [])]
    board.do("play general-assembly")
    look = asked(board.state)
    calls = {str(a) for a in look.prompts[0].actions if a.verb == "assemble"}
    assert len(calls) > 25
    assert calls <= {text for _, text in reachable(look)}


def test_a_force_tells_odds_and_what_awaits_it(board: Board) -> None:
    """Attacks with the faces of the die, goals with points left, hunger and stops; pillage with the die it needs."""
    board.force(MID, 20, "wends-warriors", "wends-warriors", "wends-militia", side=EMPIRE)
    board.control(EMPIRE, "wends")
    board.control(TRIBAL, "saxony")
    board.put(NORTH, "saxony-militia")
    ctx = context(asked(board.state))
    found = lines(ctx)
    label, note = found[f"battle {NORTH}"]
    assert label == "Attack hex 4905 (the Wends)"
    assert note == "odds 4/1 · of 6 faces 5 hurt them, 0 you, 1 both · 6 points"
    move = found[f"move {EAST}"]
    assert "(the Wends)" in move[0]
    assert "left" in move[1]
    assert "beside hex 4905 (the Wends), odds 4/1" in found[f"move {EAST}"][1]


def test_a_force_is_weighed_before_it_sets_out(board: Board) -> None:
    board.put("aachen", "austrasia-warriors", "austrasia-warriors", "charlemagne")
    board.state.frames.append(Muster(EMPIRE, PLACE["aachen"], {"austrasia-warriors": 1, "charlemagne": 1}, 1))
    ctx = context(asked(board.state))
    assert told(ctx) == "The force: strength **7** × 3, **15–30** operations points. 1 unit stays behind."
    assert lines(ctx)["march"][0] == "Set out: 12 + 3 × a die"
    board.do("take austrasia-warriors 2")
    assert "Nobody stays behind: a burg left empty" in told(context(asked(board.state)))


@pytest.mark.parametrize(("language", "up", "down"), [
    ("en", "; 40 would be: Marginal tribal victory", "; 19 would be: Total tribal victory"),
    ("es", "; con 40 sería: Victoria marginal tribal", "; con 19 sería: Victoria total tribal"),
])  # fmt: skip
def test_the_level_within_reach_is_told_to_both_sides(board: Board, language: str, up: str, down: str) -> None:
    """The next above for the Empire and spectators, the next below for the Tribes; none beyond the ends."""
    view, voice = RULES.view(board.state, EMPIRE), Voice(language, NAMES, "charlemagne")
    said = front("charlemagne").summary

    def at(total: int, seat: int | None) -> str:
        points = dict.fromkeys(view.points, 0) | {"levy": total}
        found = msgspec.structs.replace(view, points=points, band=band(total), seat=seat)
        return said(found, voice)

    assert up in at(33, EMPIRE)
    assert up in at(33, None)
    assert down in at(33, TRIBAL)
    word = ";"
    assert word not in at(120, EMPIRE).split("\n")[1]
    assert word not in at(5, TRIBAL).split("\n")[1]


@pytest.mark.parametrize(("language", "may", "lost"), [
    ("en", "may still raise", "units of your levy: they are lost"),
    ("es", "aún pueden reclutar", "unidades de tu leva: se pierden"),
])  # fmt: skip
def test_a_levy_without_a_free_hex_says_that_it_is_lost(language: str, may: str, lost: str) -> None:
    state = RULES.setup(seats=2, seed="levy", options=RULES.Options(placement="fixed"))
    state.frames[:] = [Levying(EMPIRE, raising(state, EMPIRE), [])]

    def asks() -> str:
        look = asked(state)
        return context(look, language).voice.ask("charlemagne", "levy", look.prompts[0].params)

    assert may in asks()
    assert lost not in asks()
    frame = state.frames[-1]
    assert isinstance(frame, Levying)
    frame.used[:] = range(len(PLACES))
    assert may not in asks()
    assert lost in asks()


def test_who_goes_along_and_who_stays_is_said_in_words() -> None:
    """Of a suggested force, too."""
    for language, stays, goes in (
        ("en", "Stays behind: ", "Goes along: 2 × "),
        ("es", "Se queda: ", "Va con la fuerza: 2 × "),
    ):
        voice = Voice(language, NAMES, "charlemagne")
        for n, said in ((0, stays), (2, goes)):
            assert voice.action("charlemagne", Action("take", ("austrasia-warriors", n))).startswith(said)


def test_a_number_beside_a_region_says_what_it_counts() -> None:
    for language, said in (("en", "(128 choices)"), ("es", "(128 opciones)")):
        assert said in Voice(language, NAMES, "charlemagne").text("charlemagne-panel-many", what="x", n=128)


def test_giving_up_takes_two_clicks(board: Board) -> None:
    """Nowhere on the first screen of any question; behind the list of questions it asks once more."""
    look = look_at(RULES, board.state, EMPIRE)
    desk = next(p for p in look.prompts if p.step == "desk")
    assert not {"capitulate", "reveal"} & set(lines(context(look)))
    ctx = dataclasses.replace(context(look), prompt=desk)
    assert not {"capitulate", "reveal"} & set(lines(ctx))
    sure = dataclasses.replace(ctx, open="sure capitulate")
    assert "capitulate" in lines(sure)
    assert "cannot be undone" in told(sure)


def test_orders_show_what_they_say(board: Board) -> None:
    """Each subject with its order; a choice keeps the words of the engine."""
    RULES.apply(board.state, EMPIRE, Action.parse("order-region vassalage bavaria 3"))
    look = look_at(RULES, board.state, EMPIRE)
    standing = next(p for p in look.prompts if p.step == "standing")
    ctx = dataclasses.replace(context(look), prompt=standing)
    assert lines(ctx)[">order retreat"] == ("Withdrawing before a battle", "from 3 to 1")
    assert lines(dataclasses.replace(ctx, open="order-region vassalage"))[">order-region vassalage bavaria"][1] == "3"
    batch, _ = front("charlemagne").batch(look, "manner careful")
    assert tuple(batch) == RULES.styles()["careful"]
    assert front("charlemagne").batch(look, "manner lazy") == ([], "")


def test_a_draft_is_in_sight(board: Board) -> None:
    """What the treaty will say stands on the panel, clause by clause, before and after it is proposed."""
    for line in ("clause peace seat-0", "clause points seat-1 4"):
        RULES.apply(board.state, EMPIRE, Action.parse(line))
    look = look_at(RULES, board.state, EMPIRE)
    paper = next(p for p in look.prompts if p.step == "treaty")
    ctx = dataclasses.replace(context(look), prompt=paper)
    assert "attacks nobody in this turn" in told(ctx)
    assert "4" in told(ctx)
    assert "propose" in lines(ctx)
    assert "Your draft" in front("charlemagne").summary(look.view, ctx.voice)
    other = look_at(RULES, board.state, TRIBAL)
    assert "draft" not in front("charlemagne").summary(other.view, ctx.voice)


def test_the_words_of_the_panel_are_all_used() -> None:
    """Every key stands literally in the code of the panel, or is made of words that the engine has."""
    from tests.support.runs import ROOT

    code = "".join(
        p.read_text(encoding="utf-8") for p in (ROOT / "bot" / "presenter" / "games" / "charlemagne").rglob("*.py")
    )
    keys = [k for k in locale.entries("en") if k.startswith("charlemagne-panel-")]
    made = ("why-", "score-", "build-", "sure-", "side-", "unknown")
    assert len(keys) > 70
    assert [k for k in keys if f'"{k}"' not in code and not k.removeprefix("charlemagne-panel-").startswith(made)] == []
