"""A first game of Fief: a lesson wherever the table waits for the newcomer, with the numbers of the rules."""

from __future__ import annotations

import functools
import itertools
import re
from pathlib import Path

import discord
import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from bot import locale
from bot.presenter.front import front
from bot.presenter.games.fief.lessons import LAST, TOPIC_OF
from bot.presenter.games.fief.panel import ASIDE
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels import advice
from bot.presenter.panels.panel import TAUGHT, rows
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import Press
from cogs import games
from engine.core import Action, Prompt, blocking
from engine.fief.analysis import melee_dice, seen, shooting, strength, walls
from engine.fief.game_data import CITIES_OF, CITY, FAMILY, NOBLE, REGION, SERVANT, N
from engine.fief.rules import FIEF as RULES
from engine.fief.views.view import AskView
from engine.players.fief import FiefPlayer
from tests.cogs.seat_views import look_at
from tests.engine.fief.board import AZURE, GULES, Board

games()  # brings the fronts


LESSONS = ("fief-lesson-", "fief-taught-")
"""Those of a step, and those that hang on the position."""
NAMES = {"noble": "Henri", "city": "York", "cities": ["York"], "card": "X", "cards": ["Y"], "region": "Wales",
         "ranks": ["Z"]}  # fmt: skip
NUMBERS = ("n", "have", "fort", "most", "kept", "room", "count", "tallage", "tithe", "goes", "take", "leave", "here")


def taught(language: str, key: str, number: int = 2) -> str:
    """A lesson with names, and with one number in the place of each."""
    return locale.text(language, key, **NAMES, **dict.fromkeys(NUMBERS, number))


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_numbers_of_lessons_are_those_of_the_rules(language: str) -> None:
    words = {k.split("-", 2)[2]: taught(language, k) for k in locale.entries(language) if k.startswith(LESSONS)}
    small, middle = (2 * len(CITIES_OF[REGION[r]]) for r in ("wales", "north"))
    for step, number in (
        ("assign", N.solo), ("assign", N.first_victory), ("assign", N.rounds), ("settle", small), ("settle", middle),
        ("buy-mill", N.mill), ("buy-mill", N.mill_income), ("buy-mill", N.fortress), ("play-tax", N.tallage),
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
    """What to press now, why, what later; one for every position, or one for each of several."""
    keys = [k for k in locale.entries(language) if re.fullmatch(rf"fief-(lesson-{step}|taught-{step}(-\w+)?)", k)]
    now, why, later = FORM[language]
    assert keys
    for key, number in itertools.product(keys, range(3)):
        assert re.fullmatch(
            rf"\*\*{now}:\*\* \S.*\. · \*\*{why}:\*\* \S.*\. · \*\*{later}:\*\* \S.*\.\)?",
            taught(language, key, number),
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
        said = taught(language, key) if key.startswith((*LESSONS, "fief-rules-")) else ""
        slanted = re.findall(r"(?<!\*)\*(?!\*)([^*]+)(?<!\*)\*(?!\*)", said.replace("**", "\0"))
        bold = re.findall(r"\*\*([^*]+)\*\*", said) if key.startswith(LESSONS) else []
        named += [(key, words) for words in (*slanted, *bold) if words.rstrip(":") not in FORM[language]]
    assert len(named) > 80
    assert [(key, words) for key, words in named if not is_label(language, words)] == []


def test_the_last_round_that_has_lessons_is_that_of_every_game() -> None:
    assert LAST == TAUGHT


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


OFFERED = {
    "en": ("… pays to end one rebellion", "… becomes a candidate"),
    "es": ("… paga para acabar con una rebelión", "… se presenta al trono"),
}
"""What a lesson tells to press only where it is offered."""
BUILT = re.compile(r"(Build in|Construir en) …: \w+")
"""What stands in the list of a city, which opens first where there are many."""


def spoken(look: SeatView, prompt: Prompt, language: str) -> str:
    """The lesson on a panel; empty for none."""
    key, voice = f"fief-lesson-{prompt.step}", Voice(language, ["Ana", "Ben", "Cleo"], "fief")
    fixed = locale.text(language, key) if locale.has(language, key) else ""
    return fixed or front("fief").lesson(look.view, prompt.step, voice)


def unfit(look: SeatView, prompt: Prompt, language: str) -> list[str]:
    """What a lesson tells to press now that is not on the panel on which it stands."""
    assert look.seat is not None
    ctx = PanelContext(look, look.seat, Voice(language, ["Ana", "Ben", "Cleo"], "fief"), prompt=prompt)
    said = spoken(look, prompt, language).split(f"**{FORM[language][1]}")[0]
    shown = list[str]()
    for row in rows(ctx):
        for part in row.children if isinstance(row, discord.ui.ActionRow) else ():
            item = part.item if isinstance(part, Press) else part
            shown += [str(getattr(item, "label", None) or getattr(item, "placeholder", None) or "")]
            shown += [option.label for option in getattr(item, "options", ())]
    named = re.findall(r"\*\*([^*]+)\*\*", said)[1:]
    return [
        f"{prompt.step}: {words}"
        for words in named
        if words not in OFFERED[language]
        and not BUILT.fullmatch(words)
        and not any(re.match(".*".join(map(re.escape, words.split("…"))), label) for label in shown)
    ]


def playing(*hand: str, purse: int = 0, step: str = "play", mills: bool = True) -> tuple[SeatView, Prompt]:
    """Henri and Lucia in Wales, of which they have both cities, and Red's cards and shillings."""
    board = Board().position(purse=purse)
    board.noble("henri", GULES, "cardiff")
    board.noble("lucia", GULES, "harlech")
    for city in ("cardiff", "harlech"):
        board.town(city, control=GULES, mill=mills)
    board.hand(GULES, *hand)
    board.turn(step, GULES)
    if step == "discard":
        board.do(GULES, "plan character-fortune 2")
    look = look_at(RULES, board.state, GULES)
    return look, next(p for p in look.prompts if p.blocks)


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize(
    ("step", "hand", "purse", "said"),
    [
        ("play", (), 0, "you hold no cards"),
        ("play", ("passage",), 0, "nothing you hold can be played"),
        ("play", ("harvest",), 0, "**Harvest for …**"),
        ("play", ("tax",), 0, "nothing you hold can be played"),  # nobody of the family is a Lord or a prelate
        ("play", ("hugh", "harvest"), 0, "**… appears in …**"),
        ("play", ("bishop-norwich",), 0, "**… becomes …**"),
        ("play", ("bishop-norwich",), 0, "a bishop has 1 vote, as a Lord does"),  # 9.1
        ("play", ("archbishop-york",), 0, "an archbishop has 2 votes"),  # 9.1
        ("buy", (), 0, "you have no money left"),
        ("buy", (), 5, "**Build in …: fortress**"),  # 4.2, 4.3: both cities, no fortress yet
        ("buy", (), 3, "buy guards for the city you could lose first"),
        ("move", (), 0, "choose a Noble under **Who goes**"),
        ("discard", ("passage", "justice"), 0, "you need less than a new one"),  # 2.0: a hand of three, two are drawn
        ("discard", ("hugh", "justice"), 0, "what you cannot use soon"),
        ("discard", ("justice",), 0, "check the plan"),
    ],
)
def test_a_lesson_looks_at_the_position(step: str, hand: tuple[str, ...], purse: int, said: str, language: str) -> None:
    """It names what is held, what can be paid for and what stands on the panel, and nothing else."""
    look, prompt = playing(*hand, purse=purse, step=step)
    assert prompt.step == step
    assert said in spoken(look, prompt, "en")
    assert unfit(look, prompt, language) == []


def test_a_lesson_of_the_church_compares_only_where_several_can_be_ordained() -> None:
    """Of Henri and Lucia only he can become a bishop (2.14); with Hugh there are two to choose from."""
    for men, compared in (((), False), (("hugh",), True)):
        board = Board().position()
        for noble in ("henri", "lucia", *men):
            board.noble(noble, GULES, "cardiff")
        board.hand(GULES, "bishop-norwich")
        board.turn("play", GULES)
        look = look_at(RULES, board.state, GULES)
        prompt = next(p for p in look.prompts if p.blocks)
        assert ("best for a Noble who leads no troops" in spoken(look, prompt, "en")) is compared
        assert "abbess" not in spoken(look, prompt, "en")


@pytest.mark.parametrize(("servant", "price"), [("", 5), ("sigrid", 3)])
def test_a_lesson_of_the_danish_tax_names_what_it_costs_here(servant: str, price: int) -> None:
    """6.9: 5 shillings, 3 with the interpreter."""
    board = Board().position(purse=5)
    board.noble("hugh", GULES, "york")
    board.state.nobles[NOBLE["hugh"]].servant = SERVANT.get(servant, -1)
    board.town("york", control=GULES)
    board.army("york", 3, leader=True, out="durham")
    view = RULES.view(board.state, GULES)
    view = msgspec.structs.replace(view, ask=AskView("parley", -1, city="york"))
    said = front("fief").lesson(view, "parley", Voice("en", ["Ana", "Ben", "Cleo"], "fief"))
    assert f"For {price} shillings an army leaves" in said


@pytest.mark.parametrize(
    ("purse", "said"), [(4, "**Buy the title of …**"), (3, "its title costs 4 shillings; you have 3")]
)
def test_a_lesson_tells_of_a_complete_region_only_where_it_is(purse: int, said: str) -> None:
    """Wales has two cities and costs 4 shillings (4.3)."""
    board = Board().position(purse=purse)
    board.noble("henri", GULES, "cardiff")
    board.noble("lucia", GULES, "harlech")
    board.town("cardiff", "fortress", control=GULES)
    board.town("harlech", control=GULES)
    board.turn("buy", GULES)
    look = look_at(RULES, board.state, GULES)
    prompt = next(p for p in look.prompts if p.blocks)
    assert said in spoken(look, prompt, "en")
    board.town("harlech", control=AZURE)
    look = look_at(RULES, board.state, GULES)
    assert "cities of Wales are yours" not in spoken(look, prompt, "en")


@pytest.mark.slow
def test_every_wait_of_the_first_rounds_teaches_or_is_known() -> None:
    """Whatever a newcomer is asked in the rounds of the lessons has one. What is suggested answers that question, also
    where a computer would arm a card first, which no question asks for."""
    met: set[tuple[int, str]] = set()
    besides, without, strange = 0, set[tuple[int, str]](), list[str]()
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
            for language in locale.LANGUAGES:
                strange += unfit(look, prompts[0], language)
            if seat == 0 and not spoken(look, prompts[0], "en"):
                without.add((RULES.round_of(look.view), prompts[0].step))
            plan = advice.advice(look, prompts[0]).plan
            assert plan[0] in prompts[0].actions, (prompts[0].step, plan)
            against += contradicted(look, prompts[0], plan)
            played = players[seat].choose(RULES.view(state, seat), prompts[0])
            besides += played[0] not in prompts[0].actions
            for action in played:
                RULES.apply(state, seat, action)
    assert against == []
    assert {"settle", "discard", "play", "buy", "move", "march", "court", "battle"} <= {step for _, step in met}
    assert besides, "no computer armed a card first"
    assert without == set()
    assert strange == []
