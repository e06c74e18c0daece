"""A first game of Charlemagne: a lesson wherever the table waits for the newcomer, in the words of its panel."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from fluent.syntax import FluentParser, ast

from bot import locale
from bot.presenter.front import front
from bot.presenter.games.charlemagne.lessons import FITS
from bot.presenter.panels import advice
from bot.presenter.panels.panel import TAUGHT, panel
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs import games
from engine.charlemagne.analysis import COSTS, NEEDED, PRICES, Ground, building_price, strength
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import EMPIRE, LEADER, TYPE, TYPES
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action, Prompt, blocking
from engine.players.charlemagne import CharlemagnePlayer
from tests.bot.presenter.games.charlemagne.contexts import asked, blocked, context
from tests.cogs.press_everything import parts, words
from tests.cogs.seat_views import NAMES, look_at
from tests.engine.charlemagne.board import MID, Board

games()  # brings the fronts
DOCS = Path(__file__).parents[5] / "docs"
FIRST = (
    "deploy", "envoys", "place-leader", "envoy", "lay", "guard", "guard-faith", "treasury", "levy", "operations",
    "muster", "force", "lay-faith", "withdraw", "battle", "defend", "lose", "retreat", "supply", "offer", "offered",
    "renounce",
)  # fmt: skip
"""The steps of the questions that the Empire meets in three turns of the game as it is offered."""
HEADS = {"en": ("Now", "Why", "Later"), "es": ("Ahora", "Por qué", "Después")}
"""What the three lines of a lesson begin with."""
HOLE = "\0"
"""Stands for what a message puts in."""


@functools.cache
def lessons(language: str) -> dict[str, list[str]]:
    """Every lesson in a language by its step, each in all the words that it may have."""
    kinds = ("charlemagne-lesson-", "charlemagne-taught-")
    return {
        entry.id.name.removeprefix(kind): [" ".join(f.split(" ")) for f in forms(entry.value)]
        for entry in messages(language) for kind in kinds if entry.id.name.startswith(kind) and entry.value is not None
    }  # fmt: skip


@functools.cache
def messages(language: str) -> list[ast.Message]:
    """Every message of the catalogues of a language."""
    found = (FluentParser().parse(path.read_text(encoding="utf-8")).body for path in locale.files(language))
    return [entry for body in found for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("turn", range(1, TAUGHT + 1))
@pytest.mark.parametrize("step", FIRST)
def test_every_step_of_the_first_turns_has_a_lesson(step: str, turn: int, language: str) -> None:
    assert {f"{turn}-{step}", step} & lessons(language).keys()


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_lesson_says_what_to_do_now_why_and_what_comes_later(language: str) -> None:
    for name, texts in lessons(language).items():
        for text in texts:
            assert tuple(re.findall(r"^\*\*(.+?):\*\* .+$", text, re.M)) == HEADS[language], name
            assert text.count("\n") == 2, name


def forms(pattern: ast.Pattern) -> list[str]:
    """Every text that a message may become, with ``HOLE`` for each variable."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found = [text + element.value for text in found]
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            found = [text + more for text in found for variant in inside.variants for more in forms(variant.value)]
        else:
            found = [text + (inside.value if isinstance(inside, ast.StringLiteral) else HOLE) for text in found]
    return found


@functools.cache
def labels(language: str) -> frozenset[str]:
    """What a button or a list of the game's panels may be called in a lesson: its whole label, what comes before the
    first thing that is put in, or before the first comma or colon."""
    known = re.compile(r"charlemagne-(?:panel|end|verb|do)-|shared-(?:verb|do)-|button-|panel-")
    found: set[str] = set()
    for entry in messages(language):
        if entry.value is None or not known.match(entry.id.name):
            continue
        for form in forms(entry.value):
            head = form.partition(HOLE)[0].strip(" ,:(·")
            found |= {" ".join(form.replace(HOLE, "").split()), head, re.split("[,:]", head)[0]}
    return frozenset(found - {""})


def named(language: str) -> Iterator[tuple[str, str]]:
    """What lessons, refusals and the first topic of the rules print bold, heads aside: all of it names a label."""
    start = {"charlemagne-rules-start": [locale.text(language, "charlemagne-rules-start")]}
    for name, texts in {**lessons(language), **start}.items():
        for word in re.findall(r"\*\*(.+?)\*\*", "\n".join(texts)):
            if word.rstrip(":") not in HEADS[language]:
                yield name, " ".join(word.replace(HOLE, "").split())
    source = next(p for p in locale.files(language) if p.stem == "charlemagne-no").read_text(encoding="utf-8")
    yield from (("charlemagne-no", word) for word in re.findall(r"\*\*(.+?)\*\*", source))


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_is_to_be_pressed_is_on_the_panel(language: str) -> None:
    found = list(named(language))
    assert len(found) > 60
    assert [(name, word) for name, word in found if word not in labels(language)] == []


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_numbers_of_lessons_are_those_of_the_rules(language: str) -> None:
    told, start = lessons(language), RULES.setup(seats=2, seed="numbers", options=RULES.Options())
    for step, number in (
        ("deploy", NEEDED), ("deploy", sum(RULES.view(start, None).points.values())), ("force", COSTS.battle),
        ("force", COSTS.pillage), ("force", COSTS.conversion), ("lay-faith", COSTS.conversion),
        ("1-treasury", building_price("burg")), ("1-treasury", building_price("civilisation")),
        ("3-treasury", PRICES.remove_pillage),
    ):  # fmt: skip
        assert re.search(rf"\b{number}\b", "\n".join(told[step])), (step, number)


@pytest.mark.parametrize(("units", "famine", "said"), [
    (2, False, "supply costs nothing"), (3, False, "supply will cost 2 points"), (3, True, "supply will cost 4 points"),
])  # fmt: skip
def test_what_is_left_for_supply_is_what_supply_costs(units: int, famine: bool, said: str) -> None:
    """Clear land feeds two, in a famine one (20.1, event 14); whoever it does not feed costs 2 points, for warriors."""
    board = Board().spending()
    board.put(MID, *["austrasia-warriors"] * units)
    board.state.turn, board.state.famine = 1, famine
    view, voice = RULES.view(board.state, EMPIRE), Voice("en", NAMES, "charlemagne")
    assert said in front("charlemagne").lesson(view, "treasury", voice)
    assert ("in this famine" in front("charlemagne").lesson(view, "supply", voice)) is famine


def known(prompt: Prompt, n: int) -> bool:
    """Whether what a lesson takes for granted is what its question offers."""
    has = Counter(action.verb for action in prompt.actions)
    match prompt.step:
        case "envoys":
            return bool(n) == bool(has["envoys"])
        case "guard" | "guard-faith":
            return n == has["guard"] - 1
        case "treasury":
            return (bool(n), n > 1) == (has["draw"] > 0, has["build"] > 0)
        case "levy":
            return bool(n) == bool(has["levy"])
        case "operations":
            return n == has["operate"]
        case "force":
            return bool(n) == bool(has["move"] or has["battle"])
        case "battle" | "defend":
            return bool(n) == bool(has["advance"] or has["treachery"])
        case "retreat":
            return bool(n) == bool(has["stand"])
        case "supply":
            return bool(n) == bool(has["pay"])
    return True


def fits(look: SeatView, language: str) -> list[tuple[str, str]]:
    """Of what is to be pressed now by the lesson on a panel whatever is not on it."""
    look = dataclasses.replace(look, table=look.table.model_copy(update={"lesson": True}))
    ctx = context(look, language)
    view = panel(ctx, None).view
    assert isinstance(view, discord.ui.LayoutView)
    controls = [c for c in parts(view) if c["type"] in (2, 3)]
    found = [c.get("label") or c.get("placeholder") or "" for c in controls]
    found += [o["label"] for c in controls for o in c.get("options", [])]
    now = "".join(re.findall(rf"^> \*\*{HEADS[language][0]}:\*\* (.+)$", words(view), re.M))
    assert now, blocked(look).step
    pressed = re.findall(r"\*\*(.+?)\*\*", now)
    return [(blocked(look).step, word) for word in pressed if not any(label.startswith(word) for label in found)]


SAVES = sorted((Path(__file__).parents[4] / "saves" / "0.2.0").glob("charlemagne-*.json"))


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("path", [p for p in SAVES if p.stem.split("-", 1)[1].removesuffix("-2") in FIRST])
def test_a_lesson_names_what_is_on_its_panel(path: Path, language: str) -> None:
    """With what the seat holds, and with an empty hand."""
    for empty in (False, True):
        state = RULES.loads(path.read_bytes())
        state.turn = min(state.turn, TAUGHT)
        seat = next(iter(blocking(RULES.prompts(state))))
        if empty and blocked(asked(state)).step not in ("lay", "lay-faith"):
            state.hands[seat][:] = [0] * len(state.hands[seat])
        look = asked(state)
        assert fits(look, language) == []
        facts = FITS.get(blocked(look).step)
        voice = Voice(language, NAMES, "charlemagne")
        assert facts is None or known(blocked(look), facts(look.view, voice)["n"])


@pytest.mark.parametrize(("language", "file"), [("en", "charlemagne.md"), ("es", "charlemagne.es.md")])
def test_the_page_says_what_the_topics_say(language: str, file: str) -> None:
    """Every topic word by word, in the order of ``/rules``."""
    page = (DOCS / file).read_text(encoding="utf-8")
    whole, at = " ".join(page.split()), 0
    for topic in front("charlemagne").topics:
        assert f"### {locale.text(language, f'charlemagne-rules-{topic}.name')}\n" in page, topic
        found = whole.find(" ".join(locale.text(language, f"charlemagne-rules-{topic}").split()))
        assert found > at, topic
        at = found


def weak(action: Action) -> int:
    """The strength of the unit that an action gives up."""
    return TYPES[TYPE[str(action.args[0])]].strength


def agrees(state: ChState, prompt: Prompt, plan: list[Action]) -> bool:
    """Whether a plan of *Suggest* is what the lesson beside it says, as far as that says one thing to do."""
    legal, act = prompt.actions, plan[0]
    match prompt.step:
        case "deploy":
            return act == Action("ready")
        case "retreat":
            return act == Action("stand") or Action("stand") not in legal
        case "lose":
            return weak(act) == min(weak(a) for a in legal)
        case "levy" if any(a.verb == "levy" for a in legal):
            return act != Action("done")
        case "place-leader":
            stacks = Ground(state).stacks
            armies = {a: stacks[PLACE[str(a.args[0])]] for a in legal}
            free = {a: strength(units) for a, units in armies.items() if not any(LEADER[c] for c in units)}
            return not free or free.get(act) == max(free.values())
    return True


@pytest.mark.slow
def test_the_first_turns_ask_what_has_a_lesson_and_suggest_says_the_same() -> None:
    """Two games of three turns, the Empire by its suggestions: no other step is met, and the commonest all are."""
    met: set[str] = set()
    against: list[tuple[int, str, str]] = []
    unfit: list[tuple[str, str]] = []
    for seed in ("one", "two"):
        state = RULES.setup(seats=2, seed=seed, options=RULES.Options())
        players = [CharlemagnePlayer(str(seat)) for seat in range(2)]
        while RULES.outcome(state) is None and RULES.round_of(RULES.view(state, EMPIRE)) <= TAUGHT:
            seat, (prompt, *_) = next(iter(blocking(RULES.prompts(state)).items()))
            if seat == EMPIRE:
                plan = advice.advice(look_at(RULES, state, EMPIRE), prompt).plan
                unfit += fits(asked(state), "es" if seed == "one" else "en")
                if not agrees(state, prompt, plan):
                    against.append((RULES.round_of(RULES.view(state, EMPIRE)), prompt.step, str(plan[0])))
            for action in players[seat].choose(RULES.view(state, seat), prompt):
                if any(p.blocks for p in RULES.prompts(state).get(EMPIRE, [])):
                    met |= {p.step for p in RULES.prompts(state)[EMPIRE] if p.blocks}
                RULES.apply(state, seat, action)
    assert against == []
    assert unfit == []
    assert met <= set(FIRST)
    common = {"deploy", "envoy", "lay", "treasury", "levy", "operations", "muster", "force", "battle", "supply"}
    assert common <= met
