"""``/act``: what is suggested, in which order, how a line is read, and that thousands of actions cost little."""

from __future__ import annotations

import dataclasses
import random
import time
from collections.abc import Callable

import pytest

from bot import locale
from bot.common.errors import UserError
from bot.common.safe_names import unaccented, unmarked
from bot.presenter.words.voice import Voice
from bot.presenter.words.written_actions import written
from cogs.play.act import Offered, Words, must_be_no_command, ordered, split, suggestions
from engine import GAMES
from engine.core import Action, Prompt
from tests.bot.presenter.made_up_questions import LONG, OFFER, VOTE, question
from tests.cogs.seat_views import NAMES, look_at, seat_view
from tests.cogs.toy_table import registered
from tests.engine.driver import by_verb, turn
from tests.support.games import AddGame

VOICE = Voice("en", NAMES)


@pytest.fixture(autouse=True)
def nowhere(add_game: AddGame) -> None:
    """A game that brings neither words nor a front."""
    add_game(GAMES["xidit"], id="nowhere")


def many(count: int) -> Prompt:
    """A question with so many answers."""
    answers = [f"march army-{n % 50} town-{n // 50}" for n in range(count)]
    return question("march-1", *answers, "done", default=["done"])


def test_what_ends_the_step_comes_first() -> None:
    """... before everything else, whatever a game's own order is; then what silence would do."""
    first = suggestions(seat_view([many(400)]), VOICE, "")
    assert first[0][1] == "done"
    sealing = question("orders-1", "order 1 red", "order 1 blue", "seal", default=["seal"])
    assert suggestions(seat_view([sealing]), VOICE, "")[0][1] == "seal"
    choice = question("hit-1", "strike a", "strike b", "strike c", default=["strike c"])
    assert suggestions(seat_view([choice]), VOICE, "")[0][1] == "strike c"


def test_silence_that_takes_several_actions_is_one_line() -> None:
    asked = question("will-1", "will 1 4", "will 1 5", "will 2 4", default=["will 1 4", "will 2 5", "end"])
    label, value = suggestions(seat_view([asked]), VOICE, "")[0]
    assert value == "will 1 4; will 2 5; end"
    assert label == "If you do nothing: will 1 4, will 2 5, and end"
    for length in range(1, len(value) + 1):  # ... and stays while its beginning is typed
        assert (label, value) in suggestions(seat_view([asked]), VOICE, value[:length])
    assert value not in [v for _, v in suggestions(seat_view([asked]), VOICE, "will 1 5")]


def test_an_offer_is_suggested_though_nobody_waits() -> None:
    values = [value for _, value in suggestions(seat_view([OFFER]), VOICE, "")]
    assert values == ["accept 17", "refuse 17"]
    both = [value for _, value in suggestions(seat_view([VOTE, OFFER]), VOICE, "")]
    assert both[:3] == ["vote yes", "vote no", "vote abstain"]


def test_a_seat_that_only_waits_is_not_lured_into_opening_again() -> None:
    waits = question("orders-1", "unseal", pace="offer")
    quiet = Prompt("orders-1", "orders", "offer", True, False, False, waits.actions, ())
    assert suggestions(seat_view([quiet]), VOICE, "") == []
    assert [v for _, v in suggestions(seat_view([quiet]), VOICE, "un")] == ["unseal"]


def test_words_may_come_in_any_order() -> None:
    look = seat_view([many(400)])
    assert [v for _, v in suggestions(look, VOICE, "town-3 army-7")] == ["march army-7 town-3"]
    assert suggestions(look, VOICE, "march army-7 town-3")[0][1] == "march army-7 town-3"
    assert suggestions(look, VOICE, "xyz") == []


@pytest.mark.slow(but=["en-charlemagne", "es-roses", "en-xidit"])
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_an_action_is_found_by_every_word_it_is_called_by(game: str, language: str) -> None:
    """... though its sentence is not made for that; and not by words of another action of its verb."""
    rules, rng, speak = GAMES[game], random.Random(4), Voice(language, NAMES, game)
    state = rules.setup(seats=rules.seats.stop - 1, seed="words")
    for moves in range(60):
        for seat in rules.prompts(state) if moves % 4 == 0 else ():
            look = look_at(rules, state, seat)
            actions = ordered(look)
            words = Words(actions, game, speak)
            for number in range(0, len(actions), max(7, len(actions) // 20)):
                label = unaccented(unmarked(speak.action(game, actions[number])))
                for word in f"{written(actions[number])} {label}".split():
                    assert number in words.holding(word.strip(".,:;()")), (actions[number], word)
        step = turn(rng, rules, state, by_verb)
        if step is None:
            return
        rules.apply(state, *step)


def test_an_action_is_not_found_by_words_of_another() -> None:
    orders = [f"order {n} {c}" for n in range(1, 7) for c in ("red", "blue", "act")]
    look = look_at(GAMES["xidit"], GAMES["xidit"].setup(seats=4, seed="x"), 0)
    look = dataclasses.replace(look, prompts=(question("orders-1", *orders),))
    found = [value for _, value in suggestions(look, VOICE, "blue")]
    assert found == [f"order {n} blue" for n in range(1, 7)]


def test_long_slugs_are_named_by_their_place_and_found_again() -> None:
    look = seat_view([question("take-1", *(f"take {slug}" for slug in LONG))])
    found = suggestions(look, VOICE, "long-7")
    assert all(1 <= len(label) <= 100 and 1 <= len(value) <= 100 for label, value in found)
    assert [str(a) for a in split(found[0][1], Offered(look, VOICE))] == [f"take {LONG[7]}"]
    with pytest.raises(UserError, match="act-malformed"):
        split("#7.2.0000000000", Offered(look, VOICE))


def test_a_line_keeps_what_stands_before() -> None:
    look = seat_view([question("orders-1", *(f"order {n} {c}" for n in range(1, 7) for c in ("red", "blue")))])
    for typed in ("order 1 red; ", "order 1 red;ord", "order 1 red ;  blue"):
        for label, value in suggestions(look, VOICE, typed):
            assert value.startswith("order 1 red; ")
            assert value != "order 1 red; order 1 red"
            assert 1 <= len(label) <= 100


@pytest.mark.parametrize(
    "line", ["order 1 red; order 2 blue; order 3 act; order 4 red; order 5 red; order 6 act; seal"]
)
def test_seven_actions_are_a_line(line: str) -> None:
    assert [str(a) for a in split(line)] == line.split("; ")


@pytest.mark.parametrize(("line", "code"), [(" ; ;", "act-empty"), ("order 1 réd", "act-malformed"),
                                            ("; ".join(["seal"] * 61), "act-too-many")])  # fmt: skip
def test_what_is_no_line(line: str, code: str) -> None:
    with pytest.raises(UserError, match=code):
        split(line)


def test_a_word_that_the_game_does_not_have_is_said_to_be_unknown() -> None:
    """With the three actions that are most like it. What the game has, but not now, is the rules' to refuse."""
    look = look_at(GAMES["xidit"], GAMES["xidit"].setup(seats=4, seed="x"), 0)
    orders = [f"order {n} {c}" for n in range(1, 3) for c in ("red", "blue", "act")]
    offered = Offered(dataclasses.replace(look, prompts=(question("orders-1", *orders),)), VOICE)
    with pytest.raises(UserError, match="act-unknown") as verb:
        split("ordre 1 red", offered)
    assert verb.value.params["word"] == "ordre"
    near = verb.value.params["near"]
    assert isinstance(near, list)
    assert near[0] == "`order 1 red`"
    assert len(near) == 3
    with pytest.raises(UserError, match="act-unknown") as colour:
        split("order 1 red; order 2 purple", offered)
    assert colour.value.params["word"] == "purple"
    assert [str(a) for a in split("order 2 black", offered)] == ["order 2 black"]  # a road of the game
    assert [str(a) for a in split("seal", offered)] == ["seal"]
    with pytest.raises(UserError, match="act-unknown-nothing"):
        split("ordre 1 red", Offered(dataclasses.replace(look, prompts=()), VOICE))


@pytest.mark.parametrize(
    ("line", "code", "path"),
    [
        ("/table hand", "command-renamed", "table panel"),
        ("/mesa mano", "command-renamed", "table panel"),
        ("/table panel seat:2", "act-command", "table panel"),
        (" /Mesa Ordenador Añadir", "act-command", "table computer add"),
        ("/table bot back", "command-renamed", "table computer back"),
    ],
)
def test_another_command_is_named_in_place_of_an_action(line: str, code: str, path: str) -> None:
    with pytest.raises(UserError, match=code) as refused:
        must_be_no_command(line, registered())
    assert refused.value.params["path"] == path


@pytest.mark.parametrize("line", ["seal", "table hand", "/seal", "/tablecloth"])
def test_what_is_no_command_is_read_as_an_action(line: str) -> None:
    must_be_no_command(line, registered())


@pytest.mark.slow(but=["charlemagne", "roses"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_suggestions_are_legal_and_fit(game: str) -> None:
    rules, rng = GAMES[game], random.Random(2)
    state = rules.setup(seats=rules.seats.stop - 1, seed="suggestions")
    for moves in range(120):
        for seat, mine in rules.prompts(state).items() if moves % 3 == 0 else ():
            look = look_at(rules, state, seat)
            legal = {written(a) for p in mine for a in p.actions}
            for typed in ("", "o", "seal", ";;", "order 1 red; ord"):
                found = suggestions(look, Voice("es", NAMES, game), typed)
                assert len(found) <= 25
                for label, value in found:
                    assert 1 <= len(label) <= 100
                    assert 1 <= len(value) <= 100
                    assert value.split("; ")[-1] in legal or label.startswith("Si no haces nada")
        step = turn(rng, rules, state, by_verb)
        if step is None:
            return
        rules.apply(state, *step)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_taking_the_first_suggestion_plays_a_whole_game(game: str) -> None:
    """``/act`` by autocomplete alone: each seat that is offered something takes the first; the game ends."""
    rules = GAMES[game]
    state = rules.setup(seats=rules.seats.start, seed="first")
    for _ in range(20_000):
        prompts = rules.prompts(state)
        if not prompts:
            break
        for seat in list(prompts):
            if any(p.blocks for p in rules.prompts(state).get(seat, ())):
                found = suggestions(look_at(rules, state, seat), VOICE, "")
                assert found
                for action in split(found[0][1]):
                    rules.apply(state, seat, action)
    assert rules.outcome(state) is not None


def test_thousands_of_actions_are_put_into_words_once(record_property: Callable[[str, object], None]) -> None:
    """What a keystroke costs is recorded, not judged; that words are made once is."""
    told: list[Action] = []

    class Counted(Voice):
        def action(self, game: str, action: Action) -> str:
            told.append(action)
            return Voice.action(self, game, action)

    offered = Offered(seat_view([many(5000)]), Counted("en", NAMES))
    start = time.process_time()
    assert len(offered.find("")) == 25
    for typed in ("a", "ar", "arm", "army-3 t", "town-99", "zzz", "march army-49 town-9", "", "done; town"):
        offered.find(typed)
    record_property("milliseconds a keystroke", round((time.process_time() - start) / 10 * 1000, 2))
    assert len(told) < 10 * 25
