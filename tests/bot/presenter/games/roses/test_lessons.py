"""What *Suggest* answers in a first game is what the lesson beside it says, and never what the next one takes back."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

from bot import locale
from bot.presenter.games.roses import lessons
from bot.presenter.panels.panel import TAUGHT
from bot.presenter.words.voice import Voice
from engine.core import Action, blocking
from engine.players.roses import RosesPlayer
from engine.players.roses.hand import FAIR, MANY
from engine.roses.board import BLOCK, CARDS, DECK
from engine.roses.rules import ROSES
from engine.roses.state import Acting, Cards, Hits, Options, RosesState
from engine.roses.view import Plan
from tests.cogs.roses.positions import NAMES, told
from tests.engine.roses.board import AUTO, Board


def suggested(state: RosesState, seat: int, seed: str = "seed") -> list[str]:
    """The plan of *Suggest* for what a seat is asked."""
    (prompt, *_) = blocking(ROSES.prompts(state))[seat]
    return [str(a) for a in RosesPlayer(seed).choose(ROSES.view(state, seat), prompt)]


def lesson(step: str, language: str = "en") -> str:
    return Voice(language, NAMES).text(f"roses-lesson-{step}")


def shown(board: Board, language: str = "en", seat: int = 0) -> str:
    """The lesson that hangs on a position, on the panel of the seat that is asked."""
    view = ROSES.view(board.state, seat)
    (prompt, *_) = blocking(ROSES.prompts(board.state))[seat]
    return lessons.lesson(view, prompt.step, Voice(language, NAMES))


def choosing(hand: list[str], turn: int = 1) -> Board:
    """Lancaster chooses a card in a turn of the whole war."""
    board = Board(ROSES.setup(seats=2, seed="lessons"))
    board.state.players[0].hand, board.state.turn = hand, turn
    board.state.frames = [Cards()]
    return board


def test_an_average_hand_has_as_many_points_as_the_lesson_says() -> None:
    """62 points on 25 cards: seven have 17.36 on average. Who has 17 keeps the hand, who has 16 does not."""
    assert sum(CARDS[c].ap for c in DECK) == 62
    assert round(7 * 62 / 25) == FAIR == 17
    for language, about in (("en", "about 17"), ("es", "unos 17")):
        assert about in lesson("redeal", language)
    board = Board(ROSES.setup(seats=2, seed="poor"))
    board.state.players[0].hand = ["action_2"] * 6 + ["surprise"]
    board.do(0, "mulligan")
    board.do(1, "keep")
    for hand, answer in (
        (["action_3"] * 3 + ["action_2"] * 4, "keep"),
        (["action_3"] * 2 + ["action_2"] * 5, "redeal"),
    ):
        board.state.players[1].hand = hand
        assert suggested(board.state, 1) == [answer]


HAND = ["action_4", "action_3", "action_3", "action_2", "action_2", "muster", "plague"]


def test_a_card_is_that_of_the_lesson() -> None:
    """Turn 1: many points. Turn 2: an Action card, the plague only where four stand in a city that the enemy holds
    alone. Turn 3: one of the highest cards is left."""
    assert "play **Action 4**" in shown(choosing(HAND[:6]))
    assert suggested(choosing(HAND[:6]).state, 0) == ["card action_4"]
    crowd = ("yor_york", "yor_march", "yor_rutland", "yor_essex")
    for area, card in (("middlesex", "plague"), ("kent", "action_3"), ("calais", "action_3")):
        board = Board().position({"lan_henry_vi": "derby", **dict.fromkeys(crowd, area)})
        board.state.players[0].hand, board.state.turn, board.state.frames = HAND[1:], 2, [Cards()]
        assert max(ROSES.view(board.state, 0).counts()[1]) == MANY
        assert suggested(board.state, 0) == [f"card {card}"], area
    for turn in (3, 4, 5, 6):
        for seed in range(12):
            assert suggested(choosing(HAND[:5], turn).state, 0, str(seed)) != ["card action_4"], "the last of its kind"


def test_the_strongest_border_is_the_main_attack() -> None:
    """Clifford and Beaumont come from Oxford, Devon alone from Kent: whichever comes first on the map."""
    for origin, other in (("kent", "oxford"), ("oxford", "kent")):
        board = Board().acting({"lan_devon": other, "lan_clifford": origin, "lan_beaumont": origin,
                                "lan_henry_vi": "derby", "yor_york": "ireland", "yor_march": "middlesex"})  # fmt: skip
        board.do(0, "move lan_devon middlesex; move lan_clifford middlesex; move lan_beaumont middlesex; done")
        assert suggested(board.state, 0) == [f"main middlesex {origin}"]


@pytest.mark.parametrize(("enemies", "plan"), [
    (["yor_york"], ["seal"]), (["yor_march", "yor_hastings"], ["plan retreat round-2", "seal"]),
])  # fmt: skip
def test_quick_orders_are_good_enough_where_the_battle_is_not_lost(enemies: list[str], plan: list[str]) -> None:
    """Sealed by the style quick, with which the last step leaves; against two, away from round 2 on."""
    quick = Plan(act="fire", retreat="weak-1", haven="auto", brief="start", hits="common", treason="never")
    board = Board().fight("derby", dict.fromkeys(enemies, "warwick"), {"lan_henry_vi": ""}, plan=quick)
    assert suggested(board.state, 0) == plan


def test_hits_spare_the_heirs() -> None:
    """Of equals a noble takes them, wherever he stands in the list."""
    for men in (("lan_somerset", "lan_clifford"), ("lan_oxford", "lan_exeter")):
        board = Board().fight("essex", {"yor_york": "rutland"}, dict.fromkeys(men, ""), steps=dict.fromkeys(men, 3))
        board.state.frames.append(Hits(0, 1, [BLOCK[b] for b in men]))
        (noble,) = [b for b in men if b in ("lan_clifford", "lan_oxford")]
        assert suggested(board.state, 0) == [f"hit {noble}"]


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_taken_back_by_the_next_suggestion(seat: int) -> None:
    """In the first action of the whole war, plan by plan until *Suggest* ends it: no block goes twice, or back."""
    state = ROSES.setup(seats=2, seed="first", options=Options(campaigns=1))
    for player in state.players:
        player.card = "action_4"
    state.first, state.frames = seat, [Acting(seat, 4, "")]
    gone: Counter[str] = Counter()
    for _ in range(8):
        plan = suggested(state, seat)
        moved = {a.split()[1] for a in plan if a.split()[0] in ("move", "sea", "recruit")}
        gone.update(moved)
        for text in plan:
            if text == "done":
                break
            ROSES.apply(state, seat, Action.parse(text))
        if plan[0] == "done":
            break
    assert gone
    assert max(gone.values()) == 1


@pytest.mark.parametrize(("language", "what", "wide"), [
    ("en", "in a later campaign", "To be asked instead, press **Standing orders**"),
    ("es", "en una campaña posterior", "Si prefieres que se te pregunte, pulsa **Órdenes permanentes**"),
])  # fmt: skip
def test_the_first_panel_says_what_orders_do_unasked(language: str, what: str, wide: str) -> None:
    """With the hand and the first card, and no more in turn 2; nothing for who is asked everything; no hand of a later
    campaign where there is none."""
    start = ROSES.setup(seats=2, seed="first", options=Options(campaigns=3))

    def said(state: RosesState) -> str:
        return "\n".join(line for key, line in told(state, 0, "", language).items() if key.startswith("text"))

    assert what in said(start)
    assert wide in said(start)
    assert what in said(choosing(HAND).state)
    assert wide not in said(choosing(HAND, 2).state)
    short = ROSES.setup(seats=2, seed="first", options=Options(campaigns=1))
    assert what not in said(short)
    assert wide in said(short)
    ROSES.apply(start, 0, Action.parse("style careful"))
    assert wide not in said(start)


@pytest.mark.parametrize(("language", "nobody"), [
    ("en", "no city has only enemy blocks."), ("es", "ninguna ciudad tiene solo bloques enemigos."),
])  # fmt: skip
def test_the_plague_says_whom_it_could_strike(language: str, nobody: str) -> None:
    """A city that the enemy alone holds, with how many; else nobody."""
    board = Board().position({"lan_henry_vi": "derby", "yor_york": "middlesex", "yor_march": "middlesex"}, plan=AUTO)
    board.state.players[0].hand, board.state.turn, board.state.frames = ["plague", "action_2"], 6, [Cards()]

    def said() -> Any:
        return "\n".join(told(board.state, 0, "", language).values())

    assert f"Middlesex (2 {'blocks' if language == 'en' else 'bloques'})." in said()
    board.state.where[BLOCK["lan_henry_vi"]] = board.state.where[BLOCK["yor_york"]]
    assert nobody in said()


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_lines_that_a_lesson_names_stand_there(language: str) -> None:
    """*60%* of the lesson on attacks is a figure of the line."""
    said = Voice(language, NAMES).text("roses-odds", n=60)
    assert said.split("60")[1] == {"en": "%", "es": " %"}[language]
    assert f"60{said.split('60')[1]}" in taught("action", 3, language)[0]


# What every lesson has


NEVER_SHOWN = {"standing": "it is opened by its button, and its screen explains itself"}
"""Steps without a lesson, and why."""
PARTS = {"en": ("**Now:** ", "**Why:** ", "**Later:** "), "es": ("**Ahora:** ", "**Por qué:** ", "**Después:** ")}
SHOWN = re.compile(r"(?:roses-(?:do|verb|panel|end|piece|word)|shared-(?:do|verb)|panel|button)-")
"""What may stand on a button or a line of a list."""


def taught(step: str, turn: int, language: str) -> list[str]:
    """The lessons of a step in a turn, in every case that it distinguishes."""
    start, card = f"roses-taught-{step}", Voice(language, NAMES).word("roses", "action_4")
    cases: dict[str, list[dict[str, Any]]] = {
        "mulligan": [{"poor": poor} for poor in ("yes", "no")],
        "cards": [
            {"card": card, "plain": plain, "plague": plague, "events": events}
            for plain in (0, 1, 3) for plague, events in (("yes", 1), ("no", 1), ("no", 0))
        ],
        "fight": [{"when": when} for when in ("first", "later", "last")],
        "hits": [{"heirs": heirs} for heirs in ("all", "some", "none")],
    }  # fmt: skip
    if step == "action":
        return [locale.text(language, f"{start}-{case}") for case in (turn, "spent", "event")]
    if step in cases:
        key = f"{start}-{turn}" if step == "cards" else start
        return [locale.text(language, key, **case) for case in cases[step]]
    keys = (f"roses-lesson-{turn}-{step}", f"roses-lesson-{step}")
    return [locale.text(language, key) for key in keys if locale.has(language, key)][:1]


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("step", sorted(lessons.TOPIC_OF.keys() - NEVER_SHOWN.keys()))
def test_every_step_has_its_lesson(step: str, language: str) -> None:
    """In each of the first three turns, or in the first political turn: what to do now, why, and what comes later."""
    for turn in range(1, TAUGHT + 1):
        found = taught(step, turn, language)
        assert found
        for said in found:
            lines = said.splitlines()
            assert len(lines) == len(PARTS[language]), (step, turn)
            assert all(line.startswith(part) for line, part in zip(lines, PARTS[language], strict=True)), said
            assert not re.search(r" [.,:;]|\.\.| {2}", said), said


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_political_turn_is_taught_after_the_lessons(language: str) -> None:
    """... of the first campaign, and no other step then."""
    view = ROSES.view(ROSES.setup(seats=2, seed="first"), 0)
    view = msgspec.structs.replace(view, turn=TAUGHT + 1)
    voice = Voice(language, NAMES)
    for step in lessons.TOPIC_OF:
        assert lessons.lesson(view, step, voice) == (lesson(step, language) if step in lessons.POLITICAL else "")
    later = msgspec.structs.replace(view, campaign=view.campaign + 1)
    assert not any(lessons.lesson(later, step, voice) for step in lessons.TOPIC_OF)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_lesson_speaks_of_what_the_hand_holds(language: str) -> None:
    """In every turn with lessons and for many hands: no card that is not there, the plague where it is, and the best
    Action card; of a hand of 13 points that it may be shown, of one of 14 that it may not (5.1)."""
    voice = Voice(language, NAMES)
    names = {card: voice.word("roses", card) for card in CARDS}
    for seed in range(20):
        hand = [*ROSES.setup(seats=2, seed=f"hands {seed}").players[0].hand]
        for turn in range(1, TAUGHT + 1):
            held = hand[turn - 1 :]
            said = shown(choosing(held, turn), language)
            assert {card for card, name in names.items() if f"**{name}**" in said} <= set(held)
            if turn == 2:
                assert ("plague" in held) == (names["plague"] in said)
            best = max((card for card in held if not CARDS[card].event), key=lambda card: CARDS[card].ap)
            assert turn == TAUGHT or f"**{names[best]}**" in said
    for last, poor in (("surprise", True), ("action_2", False)):
        board = Board(ROSES.setup(seats=2, seed="poor"))
        board.state.players[0].hand = ["action_2"] * 6 + [last]
        assert (voice.action("roses", Action("mulligan")) in shown(board, language)) == poor
        assert (voice.action("roses", Action("keep")) in shown(board, language)) != poor


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_lesson_of_the_actions_names_nothing_that_is_over(language: str) -> None:
    """Without points only the end is left, and an event is no matter of recruits."""
    places: Any = {"lan_henry_vi": "kent", "lan_oxford": "kent", "yor_york": "ireland"}
    voice = Voice(language, NAMES)
    board = Board().acting(places, card="action_2")
    for turn in range(1, TAUGHT + 1):
        board.state.turn = turn
        assert shown(board, language) == voice.text(f"roses-taught-action-{turn}")
    board.state.frames[-1].ap = 0  # type: ignore[union-attr]
    assert shown(board, language) == voice.text("roses-taught-action-spent")
    board = Board().acting(places, card="surprise")
    board.state.turn = 2
    assert shown(board, language) == voice.text("roses-taught-action-event")


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_6_2_a_lesson_of_the_fight_speaks_of_its_round(language: str) -> None:
    """Who may not retreat yet is not sent to do so, and who has to is not told to fire."""
    voice = Voice(language, NAMES)
    for number, attacker, when in ((1, 0, "first"), (1, 1, "first"), (2, 0, "later"), (4, 1, "later"), (4, 0, "last")):
        board = Board().saved("fight")
        board.state.turn = 2
        view = ROSES.view(board.state, 0)
        assert view.battle is not None
        battle = msgspec.structs.replace(view.battle, round=number, attacker=attacker)
        there = msgspec.structs.replace(view, battle=battle, campaign=1)
        assert lessons.lesson(there, "fight", voice) == voice.text("roses-taught-fight", when=when)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_6_4_a_lesson_of_hits_speaks_of_those_who_may_take_them(language: str) -> None:
    """Heirs alone, heirs among others, nobody of them."""
    voice = Voice(language, NAMES)
    for men, heirs in (
        (("lan_somerset", "lan_exeter"), "all"),
        (("lan_somerset", "lan_clifford"), "some"),
        (("lan_oxford", "lan_clifford"), "none"),
    ):
        board = Board().fight("essex", {"yor_york": "rutland"}, dict.fromkeys(men, ""), steps=dict.fromkeys(men, 3))
        board.state.frames.append(Hits(0, 1, [BLOCK[b] for b in men]))
        assert shown(board, language) == voice.text("roses-taught-hits", heirs=heirs)


class _Texts(Visitor):
    """The pieces of text of some messages, line by line."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found |= {line.strip() for line in node.value.splitlines()}


def labels(language: str) -> set[str]:
    """What stands on buttons and lines, up to the first thing that differs from panel to panel."""
    texts = _Texts()
    for path in locale.files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and SHOWN.match(entry.id.name):
                texts.visit(entry)
    return texts.found - {""}


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_a_lesson_names_is_on_the_panel(language: str) -> None:
    """All that is bold in a lesson, but its own headings, is how a button or a line begins."""
    known = labels(language)
    heads = {part.strip(" *") for part in PARTS[language]}
    steps = lessons.TOPIC_OF.keys() - NEVER_SHOWN.keys()
    texts = {text for step in steps for turn in range(1, TAUGHT + 1) for text in taught(step, turn, language)}
    for key in sorted(texts):
        for name in set(re.findall(r"\*\*([^*]+)\*\*", key)) - heads:
            starts = (name, name[0].lower() + name[1:])
            assert any(text.startswith(starts) for text in known), (key, name)
