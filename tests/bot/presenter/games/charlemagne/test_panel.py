"""The panel of Charlemagne at every step: within Discord's limits, complete, every line with its numbers."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.games.charlemagne.lists import place_of, region_of
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from cogs import games
from engine.charlemagne.board import PLACES
from engine.charlemagne.frames import Envoy, Levying, Spending
from engine.charlemagne.game_data import EMPIRE, MARKER, REGION, TRIBAL
from engine.charlemagne.income import raising
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.victory import band, nearing
from engine.core import Action, Outcome
from tests.bot.presenter.games.charlemagne.contexts import asked, blocked, context
from tests.cogs.press_everything import check, lines, pressed, reachable, told
from tests.cogs.seat_views import NAMES, PICTURE, look_at
from tests.cogs.taps import shortest
from tests.engine.charlemagne.board import MID, NORTH, Board
from tests.engine.charlemagne.hiding import disturb

games()  # brings the fronts
SAVES = sorted((Path(__file__).parents[4] / "saves" / "0.2.0").glob("charlemagne-*.json"))
STEPS = {path.stem.split("-", 1)[1].removesuffix("-2"): path for path in SAVES if "over" not in path.stem}


@pytest.mark.turns(2)
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
        for words in (
            "in rubbish",
            "in levy nowhere",
            "levy @nowhere",
            "in move",
            "take",
            "steps",
            "sure nothing",
            "of nobody",
        ):
            check(panel(context(look, language, words), ("board.png", PICTURE)))


@pytest.mark.parametrize("step", STEPS)
def test_a_panel_tells_nothing_that_the_other_side_hides(step: str) -> None:
    """Which markers the other side holds, its treasure and its orders change no word of any panel."""
    state = RULES.loads(STEPS[step].read_bytes())
    look = asked(state)
    assert look.seat is not None
    disturb(random.Random(3), state, 1 - look.seat)
    other = asked(state)
    for language in locale.LANGUAGES:
        pairs = [(told(ctx), lines(ctx)) for ctx in (context(look, language), context(other, language))]
        assert pairs[0] == pairs[1]


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_a_plan_names_what_stands_on_the_buttons(step: str, language: str) -> None:
    """Whatever a plan may begin with is called there as on the panel, as far as a button or a line takes it alone."""
    look = asked(RULES.loads(STEPS[step].read_bytes()))
    ctx, named = context(look, language), front("charlemagne").named
    found, legal = lines(ctx), {str(a): a for a in blocked(look).actions}
    both = [
        (label, *named(look.view, step, [legal[words]], ctx.voice))
        for words, (label, _) in found.items()
        if words in legal
    ]
    assert both
    assert [
        pair for pair in both if pair[0] != pair[1] and not pair[0].startswith((f"{pair[1]}:", f"{pair[1]},"))
    ] == []


WIDE = 58
"""Characters of a label of which a phone shows enough to tell it from the others."""


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_a_label_ends_on_a_phone(step: str, language: str) -> None:
    """Of what leads to a place, the place is not cut: a region stands in no label twice."""
    look = asked(RULES.loads(STEPS[step].read_bytes()))
    first = context(look, language)
    screens = [
        first,
        *(context(look, language, opened, page) for _, opened, page in sorted(pressed(first).screens)[:6]),
    ]
    shown = [lines(ctx) for ctx in screens]
    found = [label for each in shown for label, _ in each.values()]
    regions = [first.voice.word("charlemagne", slug) for slug in REGION]
    for action in blocked(look).actions:
        if place_of(action)[1:].isdecimal() and action.verb in ("move", "operate", "place-leader", "retreat", "battle"):
            there = [each[str(action)][0] for each in shown if str(action) in each]
            region = first.voice.word("charlemagne", region_of(action))
            assert all(region in label for label in there), (there, region)
    assert [label for label in found if len(label) > WIDE] == []
    assert [label for label in found for region in regions if label.count(region) > 1] == []


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
    for language, word in (("en", "No personal combat"), ("es", "Sin combate personal")):
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
    # 3, less 1 for being absent; its levy of 1 is the point
    assert note == "neutral, levy 1 unit · with 3 points, if unanswered: 17% won (Empire 16 → 17)"
    board.do("envoy bavaria")
    ctx = context(asked(board.state))
    assert told(ctx) == "The differential includes: no unit of the Empire there −1."
    assert lines(ctx)["lay vassalage"][0] == "vassalage (+1 point): then 0%"
    found = lines(ctx)
    assert [found[n][0].split(":")[0] for n in "123"] == ["Send 1 point", "Send 2 points", "Send 3 points"]
    assert front("charlemagne").batch(asked(board.state), "send 2") == (
        [Action("lay", ("vassalage",)), Action("lay", ("vassalage",)), Action("send")],
        "",
    )
    assert front("charlemagne").batch(asked(board.state), "send 4") == ([], "")
    board.do("lay vassalage", "lay vassalage", "lay vassalage")
    assert lines(context(asked(board.state)))["send"][0] == "Send 3 points: 17% if nobody answers"
    assert lines(context(asked(board.state), "es"))["send"][0] == "Enviar 3 puntos: 17 % si nadie responde"


def test_an_answer_tells_what_is_left(board: Board) -> None:
    """An attempt at a region of the other side: how likely it is after each answer."""
    board.state.frames[:] = [Envoy(EMPIRE)]
    board.hand(EMPIRE, vassalage=6)
    board.hand(TRIBAL, vassalage=2)
    RULES.apply(board.state, TRIBAL, Action("order", ("defence", "ask")))
    board.do("envoy saxony", *["lay vassalage"] * 6, "send")
    found = lines(context(asked(board.state)))
    assert found["guard 0"][0] == "Use no markers: their chance is 33% (+ 33% neutral)"
    assert found["guard 2"][0] == "Answer with 2 points: their chance is 17% (+ 17% neutral)"


def test_purchases_tell_price_and_use(board: Board) -> None:
    board.state.frames[:] = [Spending(EMPIRE, [])]
    board.put("aachen", "austrasia-warriors")
    board.put("paris", "neustria-militia")
    found = lines(context(asked(board.state)))
    assert found["hire austrasia-militia aachen"][1].startswith("2 points · strength 2, operations 6 · the hex feeds ")
    assert found["build civilisation paris"][1].startswith("5 points · while you hold it: +1 marker a turn")
    assert found["draw"][0] == "Buy a marker (2 points)"
    assert found["done"][0] == "End purchases, keep 10 points"


@pytest.mark.parametrize(("words", "count"), [("levy-all", 9), ("levy-whole", 14), ("levy-whole end", 15)])
def test_one_click_raises_the_levy(words: str, count: int) -> None:
    """A unit in every region, or all there are, with the end or without: all legal one after the other, fed where that
    is possible, and it can be taken back; later what is left of it."""
    state = RULES.setup(seats=2, seed="levy", options=RULES.Options(placement="fixed"))
    state.frames[:] = [Levying(EMPIRE, raising(state, EMPIRE), [])]
    look = asked(state)
    batch, opened = front("charlemagne").batch(look, words)
    assert opened == ""
    assert len(batch) == count
    assert lines(context(look))["levy-whole"][0] == "Raise all 14 units"
    for action in batch[:3]:
        RULES.apply(state, EMPIRE, action)
    if words != "levy-all":
        assert Counter(front("charlemagne").batch(asked(state), words)[0]) == Counter(batch[3:])
    for action in batch[3:]:
        assert not any(e.seals for e in RULES.apply(state, EMPIRE, action))
    assert words != "levy-whole" or not [a for a in asked(state).prompts[0].actions if a.verb == "levy"]


def test_a_list_behind_its_region_stays_open(board: Board) -> None:
    """After a choice the list of the region is shown again; ids and words of earlier panels lead to the same."""
    board.state.frames[:] = [Levying(EMPIRE, [9] * len(board.state.control), [])]
    look = asked(board.state)
    one = next(a for a in look.prompts[0].actions if a.verb == "levy")
    words = f"levy @{region_of(one)}"
    found = lines(context(look, opened=words))
    assert str(one) in found
    assert found == lines(context(look, opened=f"in levy {region_of(one)}"))
    assert words in {opened for _, opened, _ in pressed(context(look)).screens}
    batch = front("charlemagne").batch
    for start in (f"keep levy levy.@{region_of(one)}", f"in levy {region_of(one)}"):
        assert batch(look, f"{start} {one}") == ([one], words)
    for start in ("keep levy .", "in levy"):
        assert batch(look, f"{start} {one}") == ([one], "")


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


@pytest.mark.parametrize(("seat", "creed", "score"), [
    (EMPIRE, "christian", "Empire 14 → 15"), (TRIBAL, "pagan", "Empire 14 → 13"),
])  # fmt: skip
def test_preaching_says_what_it_does_to_the_score(board: Board, seat: int, creed: str, score: str) -> None:
    """A region that turns to Christianity is a point of the Empire's, one that leaves it costs one (27.1): the fourteen
    are the levies of the first regions."""
    board.position(seat)
    board.hand(seat, missionary=2)
    place, units = ((MID, ("austrasia-warriors",)), ("paris", ("saxony-warriors",)))[seat]
    board.force(place, 12, *units)
    found = lines(context(asked(board.state)))[f"convert {creed}"][0]
    assert score in found
    assert "6 operations points" in found


def test_a_treaty_says_why_nothing_can_be_attacked(board: Board) -> None:
    """The list of attacks has gone: the treaty stands in its place, before a force sets out and on the road."""
    board.put(MID, "saxony-warriors")
    board.put(NORTH, "austrasia-warriors")
    assert "Treaty" not in told(context(asked(board.state)))
    board.bound("peace seat-0", "avoid seat-0 saxony")
    said = told(context(asked(board.state)))
    assert "Treaty 1 is in force: you cannot attack anybody until the game turn ends." in said
    assert "By treaty you must stay out of: Saxony." in said
    board.do(f"operate {NORTH}", "march")
    assert "Treaty 1 is in force" in told(context(asked(board.state)))
    assert "Rige el tratado 1" in told(context(asked(board.state), "es"))


def revolt(board: Board, held: Mapping[str, int]) -> None:
    """Lombardy, which is the Empire's, has rolled 6; the Empire holds these markers and is asked."""
    board.position()
    board.state.orders[EMPIRE].envoys = "ask"
    board.control(EMPIRE, "lombardy")
    board.hand(EMPIRE, **held)
    board.rig(("revolt", 6))
    begin_revolt(board.state, [REGION["lombardy"]], [])
    RULES.advance(board.state, [])


def test_a_question_with_one_answer_says_why_it_is_asked(board: Board) -> None:
    """No royal envoys, but another marker, so the question comes: it says so; with envoys it does not."""
    for held, said in (({"espionage": 1}, True), ({"royal_envoys": 1}, False)):
        revolt(board, held)
        found = asked(board.state)
        assert blocked(found).step == "envoys"
        assert ("no marker that helps here" in told(context(found))) == said
        check(panel(context(found, "es"), ("board.png", PICTURE)))


@pytest.mark.parametrize(("language", "kept", "again"), [
    ("en", "die 6, ", ". Rerolled: 2 of 6 faces → neutral (Empire "),
    ("es", "dado 6, ", ". Si se repite: con 2 de 6 caras → neutral (Imperio "),
])  # fmt: skip
def test_a_revolt_says_what_becomes_of_each_choice(board: Board, language: str, kept: str, again: str) -> None:
    """7.2: a region of the Empire turns neutral on 5 and 6, with nothing that adds to the die. Without royal envoys
    nothing is rerolled, and nothing is said of it."""
    for held, said in (({"royal_envoys": 1}, True), ({"espionage": 1}, False)):
        revolt(board, held)
        shown = told(context(asked(board.state), language))
        assert kept in shown
        assert (again in shown) == said


@pytest.mark.parametrize(("style", "said"), [
    ("", "spend no markers. You are asked first, at most twice in a player turn of the other side; if you do not "
         "answer, you keep your markers."),
    ("quick", "may spend: up to 2 points against an attempt, military advances in defence, treachery in defence, and "
              "royal envoys in a revolt."),
    ("careful", "may spend: up to 2 points against an attempt. You are asked first, at most twice in a player turn of "
                "the other side."),
])  # fmt: skip
def test_the_first_panel_says_what_orders_spend(style: str, said: str) -> None:
    """While units are placed, and in the list of orders, which says what each style spends."""
    state = RULES.setup(seats=2, seed="orders", options=RULES.Options())
    for action in RULES.styles().get(style, ()):
        RULES.apply(state, TRIBAL, action)
    look = look_at(RULES, state, TRIBAL)
    first = dataclasses.replace(look, prompts=(blocked(look),))
    assert blocked(first).step == "deploy"
    assert said in told(context(first))
    standing = next(p for p in look.prompts if p.step == "standing")
    ctx = dataclasses.replace(context(look), prompt=standing)
    assert said in told(ctx)
    assert "**Careful** asks first" in told(ctx)
    assert "still uses up to 2 points against an attempt" in told(ctx)
    check(panel(dataclasses.replace(context(look, "es"), prompt=standing), ("board.png", PICTURE)))


@pytest.mark.parametrize(("language", "levy", "said"), [
    ("en", 57, "the Empire has 57 points and needs 60: 3 short."),
    ("en", 60, "60 points and needs 60: exactly enough."),
    ("es", 62, "el Imperio tiene 62 puntos y necesita 60: le sobran 2."),
])  # fmt: skip
def test_the_last_turn_says_how_much_is_lacking(board: Board, language: str, levy: int, said: str) -> None:
    view = RULES.view(board.state, None)
    points = {**dict.fromkeys(view.points, 0), "levy": levy}
    near = nearing(msgspec.structs.replace(view, turn=9, points=points))
    assert near is not None
    assert said in Voice(language, NAMES, "charlemagne").say(near.key, near.params)


@pytest.mark.parametrize(("language", "points", "gave", "said"), [
    ("en", 57, "", "It has 57 and needs 60 to win: 3 short."), ("en", 60, "", "needs 60 to win: exactly enough."),
    ("en", 61, "", "1 more than needed."),
    ("en", 40, "capitulation-", "but a side conceded, and that decided the game."),
    ("es", 57, "", "Tiene 57 y necesita 60 para ganar: le faltan 3."),
])  # fmt: skip
def test_the_end_names_the_figure_that_decided(language: str, points: int, gave: str, said: str) -> None:
    scores = {EMPIRE: {"points": points}, TRIBAL: {"points": 0}}
    outcome = Outcome([[TRIBAL], [EMPIRE]], f"charlemagne-outcome-{gave}marginal-tribal", scores)
    places = front("charlemagne").places
    assert places is not None
    assert said in places(outcome, Voice(language, NAMES, "charlemagne"))


@pytest.mark.parametrize("clauses", [
    ("peace seat-1", "points seat-0 4"), ("points seat-1 3", "marker seat-0 vassalage"),
    ("neutral seat-1 saxony", "points seat-0 17"),
])  # fmt: skip
def test_an_offer_takes_few_taps(board: Board, clauses: Sequence[str]) -> None:
    """Some points of treasure for peace, a marker or a region: the draft, each clause in one, its end."""
    board.hand(EMPIRE, vassalage=1)
    board.control(TRIBAL, "saxony")
    board.state.treasury[EMPIRE] = 20
    acts = [*(f"clause {clause}" for clause in clauses), "propose"]
    assert len(shortest(RULES, board.state, EMPIRE, acts)) <= 5


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
    ("en", "can still raise", "units of your levy are lost, because no hex is free"),
    ("es", "aún pueden reclutar", "unidades de tu leva se pierden: no quedan hexágonos libres"),
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
    assert lines(ctx)[">order retreat"] == ("Withdrawing before a battle", "at 3 to 1 or higher")
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
    assert "attacks nobody this turn" in told(ctx)
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
    made = ("effect-", "why-", "score-", "build-", "sure-", "side-", "out-", "unknown", "spends-")
    assert len(keys) > 70
    assert [k for k in keys if f'"{k}"' not in code and not k.removeprefix("charlemagne-panel-").startswith(made)] == []


@pytest.mark.parametrize(("language", "said"), [("en", "their chance is"), ("es", "el otro bando lo logra con un")])
def test_a_long_list_of_answers_says_whose_chance_it_tells(language: str, said: str) -> None:
    """More answers to an attempt than buttons in a row: a percentage alone does not say what it counts."""
    state = RULES.loads(STEPS["guard"].read_bytes())
    seat = asked(state).seat
    assert seat is not None
    state.hands[seat][MARKER["vassalage"]] = 7
    found = lines(context(asked(state), language))
    answers = [note for words, (_, note) in found.items() if words.startswith("guard ")]
    assert len(answers) > 7
    assert all(note.startswith(said) for note in answers)
