"""How far the game is, who leads and what wins: whoever reads a panel is told, in both languages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.words.voice import Voice
from cogs import games
from engine import GAMES
from engine.charlemagne.victory import band
from engine.core import Event
from engine.xidit.board import CENTRAL, REGIONS
from engine.xidit.phases.ending import end_year
from engine.xidit.state import Over
from tests.engine.charlemagne.board import Board as CharlemagneBoard
from tests.engine.fief.board import Board as FiefBoard
from tests.engine.knights.board import Board as KnightsBoard
from tests.engine.xidit.board import Board as XiditBoard

games()  # brings the fronts
NAMES = ["Ana", "Ben", "Cleo", "Dov"]


def read(game: str, view: Any, language: str = "en") -> str:
    """What a spectator reads of how the game stands: panels of seats end with the same."""
    return front(game).summary(view, Voice(language, NAMES, game))


def seen(game: str, state: Any, language: str = "en") -> str:
    return read(game, GAMES[game].view(state, None), language)


@pytest.mark.parametrize(
    ("total", "told"),
    [(-3, "(below 20)"), (19, "(below 20)"), (20, "(20 to 39)"), (79, "(60 to 79)"), (80, "(80 to 99)"),
     (100, "(100 or more)")],
)  # fmt: skip
def test_charlemagne(total: int, told: str) -> None:
    """27.2: the level of victory with its ends, what the Empire needs, and the nine turns."""
    view = GAMES["charlemagne"].view(CharlemagneBoard().state, None)
    points = {**dict.fromkeys(view.points, 0), "levy": total}
    text = read("charlemagne", msgspec.structs.replace(view, points=points, band=band(total)))
    assert f"**{total} points**, so far" in text
    assert told in text
    assert " of 9, " in text
    assert "the Empire needs 60 to win" in text


def test_fief() -> None:
    """8.1 to 8.3: seven rounds, three points or four of allies, whose the points are; 13.7 with two."""
    text = seen("fief", FiefBoard().state)
    assert "Round 2 of 7" in text
    assert "Ben (Blue) **0 points**" in text
    assert "From round 5 on, 3 victory points win without an ally, or 4 together with one" in text
    assert "From round 5 on, a player with 4 victory points wins if their own two families" in seen(
        "fief", FiefBoard().position(2).state
    )


def test_knights() -> None:
    """K14: the majority, or most Influence once the pool is empty; without a pool the majority alone."""
    text = seen("knights", KnightsBoard().state)
    assert text.startswith("Turn 2 of at most ")
    assert (
        "10 cities of the Kingdom win in the Upkeep; otherwise the most Influence wins, once the pool is empty" in text
    )
    mighty = seen("knights", KnightsBoard().position(mighty=True).state)
    assert "win in the Upkeep" in mighty
    assert "otherwise" not in mighty


def test_roses() -> None:
    """9.0: three campaigns of seven turns, and the King after the last has won."""
    text = seen("roses", GAMES["roses"].setup(seats=2, seed="position"))
    assert "Campaign 1 of 3, turn 1 of 7 · the King at the end wins" in text


def test_xidit() -> None:
    """What everybody sees of the guilds and bards, and how many years there are."""
    state = XiditBoard().position().state
    text = seen("xidit", state)
    assert f"Year {state.year} of 12" in text
    assert "\n1. influence (guild levels): Ana 0 · Ben 0 · Cleo 0 · Dov 0\n" in text
    assert "If the game ended now" not in text, "nobody is ahead"
    region = next(n for n, each in enumerate(REGIONS) if not each.central)
    state.bards[region][:3] = [1, 2, 0]  # P15: points for most and second most bards, not bards, are what counts
    state.bards[CENTRAL][:3] = [5, 0, 0]
    state.players[0].bards_left, state.players[1].bards_left = 14, 18
    first, second = REGIONS[region].first, REGIONS[region].second
    bards = f"first and second of each region; the Bastion is hidden): Ben {first} · Ana {second} · Cleo 0 · Dov 0"
    assert bards in seen("xidit", state)
    rules = GAMES["xidit"]
    assert rules.figures(rules.view(state, 0), 0).amounts["bards"] == 6, "those in the Bastion among them"
    assert rules.figures(rules.view(state, 1), 0).amounts["bards"] == 1, "others do not see those"
    state.frames[:] = [Over()]
    over = rules.view(state, 0)
    assert rules.figures(over, 0).amounts["bards"] == 6, "opened, they count once"


@pytest.mark.parametrize(
    ("language", "hidden", "then", "last"),
    [
        ("en", "(sovereigns): hidden (but what is paid out is posted)",
         "If the game ended now, the second evaluation would knock out Dov.",
         "wealth, which is hidden, would decide in the third evaluation which of Ben and Cleo is out and who wins."),
        ("es", "(soberanos): oculta (aunque se publica lo que se cobra)",
         "Si la partida acabara ahora, en la segunda evaluación quedaría fuera Dov.",
         "en la tercera evaluación la riqueza, que está oculta, decidiría quién queda fuera entre Ben y Cleo, y quién "
         "gana."),
    ],
)  # fmt: skip
def test_xidit_says_who_would_be_out_in_one_evaluation_after_the_other(
    language: str, hidden: str, then: str, last: str
) -> None:
    board = XiditBoard().position()
    board.state.tracks = ["influence", "reputation", "wealth"]
    board.levels(1, 4, 3, 2)
    board.bards("saltmarch", 0, 2, 1, 0)
    text = seen("xidit", board.state, language)
    for words in (hidden, then, last):
        assert words in text


@pytest.mark.parametrize(
    ("language", "order", "least"),
    [
        (
            "en",
            "The last player in each is out, and the player left at the end wins",
            "Fewest guild levels so far: Ana (1 level)",
        ),
        (
            "es",
            "En cada una queda fuera el último puesto, y gana quien queda al final",
            "menos niveles de gremio por ahora: Ana (1 nivel)",
        ),
    ],
)
def test_the_last_year_of_xidit_tells_of_elimination(language: str, order: str, least: str) -> None:
    """Nobody leads because of having most of one thing. Five players lose two in the first evaluation (P16.4)."""
    board = XiditBoard().position()
    board.levels(1, 4, 3, 2)
    board.state.year = 12
    near = GAMES["xidit"].nearing(GAMES["xidit"].view(board.state, None))
    assert near is not None
    voice = Voice(language, NAMES, "xidit")
    text = voice.say(near.key, near.params)
    assert order in text
    assert least in text
    older = {name: value for name, value in near.params.items() if name not in ("least", "few")}
    assert "Ben (4 " in voice.say(near.key, older), "a post that waits tells what it holds"
    board.position(5, year=12)
    five = GAMES["xidit"].nearing(GAMES["xidit"].view(board.state, None))
    assert five is not None
    two = {
        "en": "In the first, the last two players are out",
        "es": "En la primera quedan fuera los dos últimos puestos",
    }[language]
    assert two in voice.say(five.key, five.params)
    assert two not in text
    goal = locale.text(language, "xidit-rules-goal")
    assert {"en": "with five players, the last two in the first evaluation", "es": "con cinco jugadores"}[
        language
    ] in goal


@pytest.mark.parametrize(
    ("language", "ties", "figures", "turn"),
    [
        ("en", "→ Out: Ana, tied with Dov at 1 guild level, but with 1 unit against 2.",
         "→ Out: Dov, 0 reputation to Cleo’s ", "tied with Ben at 5 sovereigns and in units; Ben is nearer to the "),
        ("es", "→ Fuera: Ana, empate con Dov (1 nivel de gremio), pero 1 unidad contra 2.",
         "→ Fuera: Dov, 0 de reputación contra ", "con Ben (5 soberanos) y también en unidades; Ben va antes, "),
    ],
)  # fmt: skip
def test_the_end_says_what_decided_and_leaves_out_who_is_out(language: str, ties: str, figures: str, turn: str) -> None:
    """In the order of the evaluations, in the thread and on the last panel; units break a tie, then who sits nearer to
    the first player (P16.1, P16.2)."""
    board = XiditBoard().position(first=1, year=12)
    board.state.tracks = ["influence", "reputation", "wealth"]
    board.levels(1, 4, 3, 1)
    board.give(0, "mage")
    board.give(3, "militia militia")
    board.bards("saltmarch", 0, 2, 1, 0)
    board.riches(9, 5, 5, 9)
    events: list[Event] = []
    end_year(board.state, events)
    lines = front("xidit").tell(None, events, Voice(language, NAMES, "xidit"), None)
    told = [line.text for line in lines if line.events[0].key == "xidit-evaluation"]
    board.state.frames[:] = [Over()]
    panel = seen("xidit", board.state, language)
    for words, post in zip((ties, figures, turn), told, strict=True):
        assert words in post
        assert words in panel
    rows = [row for row in panel.splitlines() if row[0].isdigit()]
    assert [sum(name in row for name in NAMES[:4]) for row in rows] == [4, 3, 2]
    ranked = [next(row for row in post.splitlines() if " · " in row) for post in told]
    assert [sum(name in row for name in NAMES[:4]) for row in ranked] == [4, 3, 2]


@pytest.mark.parametrize("language", ["en", "es"])
def test_seats_read_it_too(language: str) -> None:
    """The own lines of a seat come first, what all read stands below."""
    for game, state in (
        ("fief", FiefBoard().state),
        ("knights", KnightsBoard().state),
        ("xidit", XiditBoard().position().state),
    ):
        public = seen(game, state, language).splitlines()
        own = read(game, GAMES[game].view(state, 0), language).splitlines()
        assert own[-len(public) :] == public, game
