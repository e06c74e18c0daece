"""What acts bring that have no price: on the lines of lists, and in words above buttons."""

from __future__ import annotations

import copy

import pytest

from bot import locale
from bot.presenter.games.fief import hints_of_acts
from bot.presenter.games.fief.hints import BY_VERB, Notes
from bot.presenter.games.fief.lists import Worded
from bot.presenter.games.fief.lookup import marching, units
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.fief.game_data import NOBLE, REGION
from engine.fief.rules import FIEF as RULES
from tests.cogs.fief.screens import asked, context
from tests.cogs.press_everything import told
from tests.cogs.seat_views import NAMES
from tests.engine.fief.board import AZURE, GULES, Board
from tests.support.shared_words import all_messages

EVIDENT = frozenset(
    ("abide", "accept", "counter", "decline", "done", "draft-clear", "draft-give", "draft-want", "feed",
     "halt", "intend", "order", "order-leave", "pass", "plan", "ready", "recall", "seal", "share", "strike", "unseal",
     "withhold")
)  # fmt: skip
"""Verbs whose own words say all that comes of them, or that stand below an offer or a plan told in full."""


def test_every_verb_tells_what_it_brings_or_is_evident() -> None:
    verbs = {key.removeprefix("fief-verb-") for key in all_messages("en") if key.startswith("fief-verb-")}
    told = {*BY_VERB, *hints_of_acts.NOTES, *hints_of_acts.SPOKEN}
    assert verbs - told == EVIDENT
    for verb in hints_of_acts.SPOKEN:
        assert all(locale.has(language, f"fief-panel-does-{verb}") for language in locale.LANGUAGES), verb


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_scout_engines_and_a_leader_are_told_with_their_numbers(language: str) -> None:
    board = Board()
    board.noble("henri", GULES, "oxford")
    board.put(AZURE, "oxford", soldier=3, bombard=2)
    notes = Notes(RULES.view(board.state, GULES), Voice(language, NAMES, "fief"))
    said = {verb: notes.told(Action.parse(verb)) for verb in (
        "scout oxford azure", "seize oxford", "wreck oxford bombard", "take knight 2", "leave bombard 1", "take all",
        "arm ambush lord lucia", "spurn henri lucia", "offer azure pigeon", "spy tax seat-1", "wall oxford",
    )}  # fmt: skip
    assert "3" in said["scout oxford azure"]
    assert "2" in said["seize oxford"]
    assert "3" in said["wreck oxford bombard"]
    assert "6" in said["take knight 2"]
    assert said["leave bombard 1"] != said["take knight 2"]
    assert said.pop("take all") != said["take knight 2"]
    assert all(0 < len(words) <= 100 for words in said.values()), said


def test_above_the_buttons_of_a_question_stands_what_each_of_them_means() -> None:
    """Whoever is asked for leave reads what letting pass and refusing bring; in both languages."""
    board = Board()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    board.put(GULES, "oxford", soldier=1)
    board.put(AZURE, "london", soldier=3)
    board.turn("move", GULES)
    board.do(GULES, "lead henri; take all; go london; go canterbury")
    look, place = asked(board.state, AZURE, "leave"), {"en": "Canterbury", "es": "Canterbury"}
    for language in locale.LANGUAGES:
        words = told(context(look, language))
        assert locale.text(language, "fief-panel-does-refuse") in words
        assert locale.text(language, "fief-panel-does-grant", to=place[language], own=0) in words
    board.town("canterbury", control=AZURE)
    own = told(context(asked(board.state, AZURE, "leave")))
    assert "the march goes on to Canterbury, which is yours" in own


def test_units_are_counted_in_words() -> None:
    """Purchases and companies say two knights, not a number times a word."""
    board = Board().position(purse=9)
    board.noble("henri", GULES, "oxford")
    board.put(GULES, "oxford", knight=2)
    board.turn("buy", GULES)
    look = asked(board.state, GULES, "buy")
    for language, words in (("en", "2 knights for Oxford"), ("es", "2 caballeros para Oxford")):
        ctx = context(look, language)
        assert Worded(look.view, ctx.voice).label(ctx, Action.parse("buy knight oxford 2")) == words


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_whoever_comes_to_nobodys_city_reads_that_it_becomes_his(language: str) -> None:
    """By a birth and by a march; not where somebody holds it or invaders stand."""
    board = Board()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.army("york", 3)
    notes = Notes(RULES.view(board.state, GULES), Voice(language, NAMES, "fief"))
    says = locale.text(language, "fief-panel-settles")
    told = {text: says in notes.told(Action.parse(text)) for text in (
        "bear hugh coventry", "go coventry", "bear hugh oxford", "go london", "go york",
    )}  # fmt: skip
    assert [text for text, settles in told.items() if settles] == ["bear hugh coventry", "go coventry"]


def test_a_noble_alone_beside_troops_is_warned() -> None:
    """Nobles alone never fight (7.0); not where one's own troops stand, or the others have none."""
    board = Board()
    board.noble("henri", GULES, "coventry", out="oxford")
    board.noble("hugh", AZURE, "coventry")

    def said() -> str:
        return Notes(RULES.view(board.state, GULES), Voice("en", NAMES, "fief")).lead("henri")

    assert said() == "Coventry, 2 moves left · no troops to lead"
    board.put(AZURE, "coventry", soldier=1)
    assert said().endswith("no troops to lead · Blue there may capture a lone Noble")
    board.put(GULES, "coventry", out="oxford", soldier=1)
    assert said() == "Coventry, 2 moves left · could lead 1 soldier"


def test_whoever_rides_out_with_all_reads_that_his_city_is_lost() -> None:
    """Not where somebody stays, or a Lord of the family keeps it, or it is another's; behind walls, that nobody defends
    them."""
    board = Board()
    board.noble("henri", GULES, "coventry")
    board.put(GULES, "coventry", soldier=2)

    def said() -> str:
        view = RULES.view(board.state, GULES)
        henri = next(n for n in view.nobles if n.slug == "henri")
        return Notes(view, Voice("en", NAMES, "fief")).forsakes(henri, marching(view, henri))

    assert "Coventry" in said()
    board.put(GULES, "coventry", bombard=1)
    assert "Coventry" in said()
    for keeps in ("fort", "lord", "noble", "moved"):
        before = copy.deepcopy(board.state)
        if keeps == "fort":
            board.town("coventry", "fortress")
            assert said() == "If all units go, nobody defends Coventry: anyone who comes takes it"
            board.town("coventry", "walled")
            assert said() == "If all units go, nobody defends Coventry: anyone who comes takes it and its title"
            board.state.stacks.clear()
        elif keeps == "lord":
            board.region("midlands", GULES)
            board.state.fiefs[REGION["midlands"]] = NOBLE["henri"]
        elif keeps == "noble":
            board.noble("joan", GULES, "coventry")
        else:
            next(s for s in board.state.stacks if s.units[0]).moved[0] = 1
        assert said() == "", keeps
        board = Board(before)
    board.town("coventry", control=AZURE)
    assert said() == ""


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_prices_and_strengths_are_those_of_the_rules(language: str) -> None:
    """4.9: a region that has lost a city to the Royal Fortress costs the same; engines are counted once."""
    board = Board()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    board.put(GULES, "oxford", soldier=1, bombard=2)
    board.town("london", "royal-fortress", control=AZURE)
    view = RULES.view(board.state, GULES)
    notes = Notes(view, Voice(language, NAMES, "fief"))
    assert "8" in notes.told(Action.parse("title south-east henri"))
    assert units(view, "oxford", GULES) == {"soldier": 1, "bombard": 2}
    assert units(view, "london", AZURE) == {}
