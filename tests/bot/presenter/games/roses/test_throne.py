"""The line about the throne: what the enemy can have at most, for whom London counts, and who still acts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot import locale
from bot.presenter.games.roses.panel import summary
from bot.presenter.outcomes import last_words
from bot.presenter.panels.recap import sums
from bot.presenter.words.voice import Voice
from engine.core import Outcome, Word
from engine.roses.analysis import still_to_act, throne
from engine.roses.board import BLOCK
from engine.roses.phases.political import support
from engine.roses.rules import ROSES
from engine.roses.state import Options, RosesState
from render.roses import RENDERER
from tests.engine.driver import turn
from tests.engine.roses.board import Board
from tests.engine.roses.lively import lively
from tests.render.roses.views import caption

NAMES = ["Ana", "Ben"]
MERCENARIES = ("yor_irish_mercenary", "yor_burgundian_mercenary")


def line(state: RosesState, seat: int, language: str = "en") -> str:
    """The line about the throne; empty without one."""
    said = summary(ROSES.view(state, seat), Voice(language, NAMES)).splitlines()
    return next((each for each in said if each.startswith("👑")), "")


def hired(seen: bool) -> Board:
    """York has two mercenaries and Norfolk in Essex; everybody may have seen the mercenaries there."""
    board = Board().acting({"lan_henry_vi": "derby", "lan_oxford": "derby", "yor_york": "kent", "yor_norfolk": "essex",
                            **dict.fromkeys(MERCENARIES, "essex")}, seat=1)  # fmt: skip
    if seen:
        board.state.faces = sorted(BLOCK[b] for b in MERCENARIES)
    return board


def test_8_2_blocks_that_everybody_has_seen_do_not_count_for_what_they_are_not() -> None:
    assert throne(ROSES.view(hired(False).state, 0)).most == 4
    board = hired(True)
    assert throne(ROSES.view(board.state, 0)).most == 2
    board.do(1, "move yor_norfolk middlesex")  # nobody else knows who it was
    assert throne(ROSES.view(board.state, 0)).most == 4 + 1, "and London"


def test_8_2_no_more_can_count_than_there_are() -> None:
    """Of four blocks three count at most, when all other names of York are dead."""
    board = hired(False)
    alive = {"yor_york", "yor_norfolk", "yor_hastings"}
    view = ROSES.view(board.state, 0)
    seats = [s if s.seat == 0 else type(s)(**{**{f: getattr(s, f) for f in s.__struct_fields__}, "dead": [
        b for b in BLOCK if b.startswith("yor_") and b not in alive]}) for s in view.seats]  # fmt: skip
    fields = {f: getattr(view, f) for f in view.__struct_fields__}
    assert throne(type(view)(**{**fields, "seats": seats})).most == 3


def test_8_2_what_fights_is_known() -> None:
    board = Board().fight("essex", dict.fromkeys(MERCENARIES, "middlesex"), {"lan_oxford": ""},
                          others={"lan_henry_vi": "derby", "yor_york": "kent"})  # fmt: skip
    assert throne(ROSES.view(board.state, 0)).most == 1


@pytest.mark.parametrize("scenario", ["wars_of_the_roses", "kingmaker", "richard_iii"])
def test_8_2_it_is_never_too_little(scenario: Any) -> None:
    """Along a game at random, at every moment, for both; and not always too much."""
    rng, close, better = random.Random(3), 0, 0
    state = ROSES.setup(seats=2, seed="throne", options=Options(scenario))
    while (step := turn(rng, ROSES, state, lively)) is not None:
        ROSES.apply(state, *step)
        counts = support(state)
        for seat in (0, 1):
            count = throne(ROSES.view(state, seat))
            assert count.mine == counts[seat]
            assert count.most >= counts[1 - seat]
            close += count.most == counts[1 - seat]
            better += bool(ROSES.view(state, seat).faces)
    assert close
    assert better


@pytest.mark.parametrize(
    ("language", "with_", "before", "now"),
    [("en", "the enemy has at most 3 with London", "**Ben still acts after you, with 3 points**, and can change this",
      "**Ana is acting now, with 3 points left**, and can change this"),
     ("es", "y el enemigo, 3 como mucho con Londres",
      "**Ben aún actúa después de ti, con 3 puntos**, y puede cambiarlo",
      "**Ana está actuando, con 3 puntos aún**, y puede cambiarlo")],
)  # fmt: skip
def test_it_says_for_whom_london_counts_and_who_still_acts(language: str, with_: str, before: str, now: str) -> None:
    board = Board().acting({"lan_henry_vi": "derby", "yor_york": "middlesex", "yor_norfolk": "essex"}, card="action_3")
    said = line(board.state, 0, language)
    assert with_ in said
    assert before in said
    assert now in line(board.state, 1, language)
    board.do(0, "done")
    assert still_to_act(ROSES.view(board.state, 1)) == ("no", 0, "")
    assert before.split(",")[0] not in line(board.state, 1, language)
    assert still_to_act(ROSES.view(board.state, 0)) == ("now", 3, "")


def test_the_event_that_is_still_to_come_is_named() -> None:
    board = Board().acting({"lan_henry_vi": "derby", "yor_york": "kent"})
    board.state.players[1].card = "piracy"
    assert "Ben still acts after you, with 2 points and Piracy" in line(board.state, 0)
    board.state.players[1].card = "plague"
    assert "Ben still acts after you, with Plague" in line(board.state, 0)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_battle_has_the_line_too(language: str) -> None:
    board = Board().fight("essex", {"yor_norfolk": "middlesex"}, {"lan_oxford": ""},
                          others={"lan_henry_vi": "derby", "yor_york": "kent"})  # fmt: skip
    for seat in (0, 1):
        assert line(board.state, seat, language)


@pytest.mark.parametrize(
    ("language", "come", "gone"),
    [("en", "London now counts for the enemy", "London no longer counts for the enemy"),
     ("es", "Londres cuenta ahora para el enemigo", "Londres ya no cuenta para el enemigo")],
)  # fmt: skip
def test_8_2_it_is_told_when_london_comes_to_the_enemy_or_goes(language: str, come: str, gone: str) -> None:
    board = Board().acting({"lan_henry_vi": "derby", "yor_york": "kent", "yor_norfolk": "essex"}, seat=1)
    before = ROSES.figures(ROSES.view(board.state, 0), 0)
    board.do(1, "move yor_norfolk middlesex; done")
    after = ROSES.figures(ROSES.view(board.state, 0), 0)
    voice = Voice(language, NAMES, "roses")
    assert after.held["rival-capital"] == [Word("london")]
    assert come in sums(before, after, "roses", voice)
    assert gone in sums(after, before, "roses", voice)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "blocks you lost: Devon"), ("es", "bloques que pierdes: Devon")]
)
def test_6_8_whoever_of_ones_own_is_lost_is_named(language: str, words: str) -> None:
    """Also where more steps have come than were lost."""
    board = Board().acting(
        {"lan_henry_vi": "derby", "lan_devon": "kent", "lan_oxford": ("kent", 1), "yor_york": "ireland"}
    )
    before = ROSES.figures(ROSES.view(board.state, 0), 0)
    lost = Board().acting({"lan_henry_vi": "derby", "lan_oxford": "kent", "yor_york": "ireland"})
    after = ROSES.figures(ROSES.view(lost.state, 0), 0)
    assert words in sums(before, after, "roses", Voice(language, NAMES, "roses"))
    assert "standing" not in ROSES.figures(ROSES.view(lost.state, 1), 0).held, "who is spent is the seat's own secret"


def ended(*, york: int, language: str = "en") -> tuple[str, list[str], str]:
    """The last political turn of a war in which Lancaster, who has the King, counts three: what the throne line said
    before, the message of the end for Lancaster, and the picture's text. ``york``: supporters of York."""
    men: dict[str, Any] = {"lan_henry_vi": "derby", "lan_oxford": "kent", "lan_devon": "kent"}
    foes = ("yor_york", "yor_march", "yor_rutland", "yor_hastings")[:york]
    board = Board().acting({**men, **dict.fromkeys(foes, "leicester")}, first=1)
    board.state.turn, board.state.campaign, board.state.last = 7, 1, 1
    before = summary(ROSES.view(board.state, 0), Voice(language, NAMES))
    board.do(0, "done")
    outcome = ROSES.outcome(board.state)
    assert outcome is not None
    words = last_words(outcome, "roses", 0, Voice(language, NAMES))
    picture = RENDERER.result(ROSES.view(board.state, 0), caption(language))
    assert picture is not None
    return before, words, picture.alt


@pytest.mark.parametrize(("language", "york", "line", "why", "place"), [
    ("en", 3, "you keep it on a tie", "each house had 3 support, and on a tie the King keeps the throne", "1 of 2"),
    ("es", 3, "lo conservas por empate", "las dos casas tenían 3 apoyos y, en caso de empate, el Rey conserva", "1"),
    ("en", 2, "you keep it, with 1 support to spare", "Ana had 3 support and Ben had 2.", "1 of 2"),
    ("en", 4, "you need 1 more support to be sure of keeping it", "Ben had 4 support and Ana had 3.", "2 of 2"),
    ("es", 4, "te falta 1", "Ben tuvo 4 apoyos y Ana, 3.", "2"),
])  # fmt: skip
def test_8_2_the_end_says_what_the_throne_line_said(language: str, york: int, line: str, why: str, place: str) -> None:
    """Who wins, by which figures, that a tie is the King's, and one's own place; the picture says the tie too."""
    before, words, alt = ended(york=york, language=language)
    assert line in before
    assert why in "\n".join(words)
    assert place in words[1]
    tie = {"en": "on a tie the King keeps the throne", "es": "en caso de empate, el Rey conserva el trono"}[language]
    assert (tie in alt) == (york == 3)


def test_9_0_the_end_by_heirs_names_the_house_without_any() -> None:
    outcome = Outcome([[0], [1]], "roses-outcome-heirs", {s: {"support": 2, "heirs": 2 * (1 - s)} for s in (0, 1)})
    assert "What decided it: Ben has no living heir" in "\n".join(last_words(outcome, "roses", 1, Voice("en", NAMES)))
