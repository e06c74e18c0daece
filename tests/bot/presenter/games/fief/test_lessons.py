"""A first game of Fief: a lesson wherever the table waits for the newcomer, with the numbers of the rules."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from bot import locale
from bot.presenter.front import front
from bot.presenter.games.fief.lessons import TOPIC_OF
from bot.presenter.games.fief.panel import ASIDE
from bot.presenter.panels import advice
from bot.presenter.panels.panel import TAUGHT
from bot.tables.model import SeatView
from cogs import games
from engine.core import Action, Prompt, blocking
from engine.fief.analysis import melee_dice, seen, shooting, strength, walls
from engine.fief.game_data import CITIES_OF, CITY, FAMILY, REGION, N
from engine.fief.rules import FIEF as RULES
from engine.players.fief import FiefPlayer
from tests.cogs.seat_views import look_at

games()  # brings the fronts


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_numbers_of_lessons_are_those_of_the_rules(language: str) -> None:
    words = {k.removeprefix("fief-lesson-"): locale.text(language, k) for k in locale.entries(language)
             if k.startswith("fief-lesson-")}  # fmt: skip
    small, middle = (2 * len(CITIES_OF[REGION[r]]) for r in ("wales", "north"))
    for step, number in (
        ("assign", N.solo), ("assign", N.first_victory), ("assign", N.rounds), ("settle", small), ("settle", middle),
        ("1-buy", N.mill), ("1-buy", N.mill_income), ("2-buy", N.fortress), ("parley", N.danish_tax),
        ("fight", N.catapult_work), ("burn", N.burn),
    ):  # fmt: skip
        spelt = {5: ("five", "cinco")}.get(number, ())
        said = words[step].lower()
        assert str(number) in said or any(w in said for w in spelt), (step, number)


ANY_TIME = ASIDE | {"standing", "offered", "sealed"}
"""Steps beside the question in hand, at which no lesson is shown."""
NAMED = (
    "fief-verb-", "fief-do-", "fief-end-", "fief-panel-", "fief-step-", "fief-rules-", "shared-verb-", "shared-do-",
    "panel-", "button-",
)  # fmt: skip
"""Families of messages that stand on buttons and lists, or are names of topics."""
NONSENSE = ("¤", "¤ ¤", "¤ ¤ ¤")
"""What only a message without words of its own fits, which is no label."""
FORM = {"en": ("Now", "Why", "Later"), "es": ("Ahora", "Por qué", "Después")}


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("step", sorted(set(TOPIC_OF) - ANY_TIME))
def test_every_step_has_a_lesson_in_its_form(step: str, language: str) -> None:
    """What to press now, why, what later; where one round has a lesson of its own, each has one."""
    keys = [k for k in locale.entries(language) if re.fullmatch(rf"fief-lesson-(\d-)?{step}", k)]
    assert keys in ([f"fief-lesson-{step}"], [f"fief-lesson-{n}-{step}" for n in range(1, TAUGHT + 1)])
    now, why, later = FORM[language]
    for key in keys:
        assert re.fullmatch(
            rf"\*\*{now}:\*\* \S.*\. · \*\*{why}:\*\* \S.*\. · \*\*{later}:\*\* \S.*\.\)?", locale.text(language, key)
        ), key


def _matches(pattern: Pattern | None) -> str:
    """A message as a regular expression: what is put into it may be anything."""
    parts = []
    for part in pattern.elements if pattern is not None else ():
        if isinstance(part, TextElement):
            parts.append(re.escape(" ".join(part.value.split(" "))))
        elif isinstance(part, Placeable) and isinstance(part.expression, SelectExpression):
            parts.append(f"(?:{'|'.join(_matches(v.value) for v in part.expression.variants)})")
        else:
            parts.append(".*")
    return "".join(parts)


@functools.cache
def labels(language: str) -> list[str]:
    """What stands on buttons, lists and topics, as regular expressions."""
    found = []
    for path in sorted((Path(locale.__file__).parent / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.id.name.startswith(NAMED):
                named = (
                    [a.value for a in entry.attributes] if entry.id.name.startswith("fief-rules-") else [entry.value]
                )
                found += [_matches(pattern) for pattern in named]
    return [label for label in found if not any(re.fullmatch(label, words) for words in NONSENSE)]


def is_label(language: str, words: str) -> bool:
    """Whether words are a label, or the beginning of one up to what is put into it."""
    start = re.escape(words).lower()
    return any(re.fullmatch(label, words, re.IGNORECASE) or label.lower().startswith(start)
               for label in labels(language))  # fmt: skip


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_lessons_and_rules_tell_to_press_is_there(language: str) -> None:
    """Buttons stand bold in lessons and slanted in rules; a sign of more (…) is what is put into the label."""
    named = []
    for key in locale.entries(language):
        said = locale.text(language, key) if key.startswith(("fief-lesson-", "fief-rules-")) else ""
        slanted = re.findall(r"(?<!\*)\*(?!\*)([^*]+)(?<!\*)\*(?!\*)", said.replace("**", "\0"))
        bold = re.findall(r"\*\*([^*]+)\*\*", said) if key.startswith("fief-lesson-") else []
        named += [(key, words) for words in (*slanted, *bold) if words.rstrip(":") not in FORM[language]]
    assert len(named) > 80
    assert [(key, words) for key, words in named if not is_label(language, words)] == []


def test_a_button_that_is_not_there_is_seen() -> None:
    assert is_label("en", "End cards")
    assert is_label("en", "Let … pass")
    assert not is_label("en", "Begin now")
    assert not is_label("en", "End the cards")


def contradicted(look: SeatView, prompt: Prompt, plan: list[Action]) -> list[tuple[int, str, str]]:
    """What of a plan the lesson beside it speaks against: the turn, the step, the plan."""
    view, legal, done = look.view, {a.verb for a in prompt.actions}, [str(a) for a in plan]
    mine = [n.slug for n in view.nobles if view.families[n.family].seat == look.seat]
    march, says = view.march, True
    match prompt.step:
        case "discard" if view.round == 1:  # "your plan says so already: seal it"
            says = done == ["seal"]
        case "discard":  # "keep Assassination, Justice, Ambush, Passage, Rebellion and Fair Weather"
            kept = {"assassination", "justice", "ambush", "passage", "rebellion", "fair-weather"}
            says = not kept & {str(a.args[0]) for a in plan if a.verb == "discard"}
        case "buy" if "title" in legal:  # "the list offers the title: buy that first", for one's own
            says = plan[0].verb in ("title", "grant") and plan[0].args[1] in mine
        case "buy":  # a title is a point: none is given away
            says = plan[0].verb not in ("grant", "transfer") or plan[0].args[1] in mine
        case "vote":  # "vote for your own candidate"
            own = [a for a in prompt.actions if a.verb == "favour" and a.args[1] in mine]
            says = not own or plan[0] in own or done == ["seal"]
        case "leave" if march is not None:  # "let a single Noble pass, stop an army"
            says = (plan[0].verb == "grant") == (march.troops <= 1)
        case "burn" if "burn" in legal:  # "only for a mill that you will lose anyway"
            says = plan[0].verb == "pass" or view.round > 3
        case "battle":  # "nobody has to fight": not where no die is thrown and nobody shoots
            if plan[0].verb == "attack" and plan[0].args[1] in FAMILY:
                city, foe = CITY[str(plan[0].args[0])], FAMILY[str(plan[0].args[1])]
                at, own_family = seen(view), view.family
                shots = shooting(at, city, own_family, foe)
                dice = melee_dice(strength(at, city, own_family) or 0, walls(at, city, foe))
                says = dice > 0 or (shots is not None and shots.dice > 0)
    return [] if says else [(view.round, prompt.step, "; ".join(done))]


@pytest.mark.slow
def test_every_wait_of_the_first_rounds_teaches_or_is_known() -> None:
    """Whatever a newcomer is asked in the rounds of the lessons has one. What is suggested answers that question, also
    where a computer would arm a card first, which no question asks for."""
    met: set[tuple[int, str]] = set()
    besides = 0
    against: list[tuple[int, str, str]] = []
    seats = front("fief").lessons
    for seed in ("one", "two", "three", "seven"):
        state = RULES.setup(seats=seats, seed=seed, options=RULES.Options())
        players = [FiefPlayer(str(seat)) for seat in range(seats)]
        while RULES.outcome(state) is None and RULES.round_of(RULES.view(state, 0)) <= TAUGHT:
            seat, prompts = min(blocking(RULES.prompts(state)).items())
            if seat == 0:
                met.add((RULES.round_of(RULES.view(state, 0)), prompts[0].step))
            look = look_at(RULES, state, seat)
            plan = advice.advice(look, prompts[0]).plan
            assert plan[0] in prompts[0].actions, (prompts[0].step, plan)
            against += contradicted(look, prompts[0], plan)
            played = players[seat].choose(RULES.view(state, seat), prompts[0])
            besides += played[0] not in prompts[0].actions
            for action in played:
                RULES.apply(state, seat, action)
    assert against == []
    known = locale.entries("en")
    without = {
        (turn, step) for turn, step in met if not {f"fief-lesson-{turn}-{step}", f"fief-lesson-{step}"} & set(known)
    }
    assert {"settle", "discard", "play", "buy", "move", "march", "court", "battle"} <= {step for _, step in met}
    assert besides, "no computer armed a card first"
    assert without == set()
