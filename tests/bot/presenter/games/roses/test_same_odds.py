"""A battle has one figure: what *Suggest* says of it stands on the lines of the panel, and *What if* draws it."""

from __future__ import annotations

from typing import Any

import pytest

from bot import locale
from bot.presenter.games.roses.hints import wins
from bot.presenter.panels.what_if import RUNS
from bot.presenter.words.voice import Voice
from engine.core import Action, blocking
from engine.players import Reason
from engine.players.roses import RosesPlayer, reasons
from engine.roses.analysis import forecast
from engine.roses.board import AREA, BLOCK
from engine.roses.rules import ROSES
from engine.roses.state import RosesState
from tests.cogs.roses.positions import NAMES, told
from tests.engine.roses.board import Board, Place

HOME = {"lan_henry_vi": "derby", "yor_york": "ireland"}
ENEMIES = dict.fromkeys(("yor_march", "yor_hastings"), "middlesex")


def promised(state: RosesState, plan: str) -> Reason:
    """What a plan says of the battle that it leads to."""
    (prompt, *_) = blocking(ROSES.prompts(state))[0]
    terms = RosesPlayer("seed").explain(ROSES.view(state, 0), prompt, [Action.parse(a) for a in plan.split("; ")])
    return next(r for r in terms if r.key == "roses-because-battle")


def chance(board: Board, area: str = "middlesex") -> float:
    """What *What if* finds for a battle to come."""
    found = forecast(ROSES.view(board.state, 0), AREA[area])
    return found.won / found.runs


def lines(board: Board, language: str) -> str:
    return "\n".join(told(board.state, 0, "", language).values())


def from_kent() -> Board:
    """Two blocks of unlike strength can march against two."""
    return Board().acting({**HOME, **ENEMIES, "lan_oxford": "kent", "lan_clifford": "kent"})


def once_more() -> Board:
    """One has attacked, and another can follow over the same border: both fight from the first round."""
    there: dict[str, Place] = {"lan_oxford": "essex", "lan_clifford": "essex", "yor_hastings": "east_anglia"}
    board = Board().acting({**HOME, **there})
    board.do(0, "move lan_oxford east_anglia")
    return board


def over_two_borders() -> Board:
    """A weak block has attacked, and a strong one can follow over another border: it is the main attack then."""
    there: dict[str, Place] = {"lan_bristol_levy": "kent", "lan_northumberland": "oxford", "yor_hastings": "middlesex"}
    board = Board().acting({**HOME, **there})
    board.do(0, "move lan_bristol_levy middlesex")
    return board


def to_help() -> Board:
    """The first player has attacked: whoever comes waits in reserve."""
    there: dict[str, Place] = {"lan_devon": "middlesex", "lan_oxford": "kent", "lan_clifford": "kent"}
    board = Board().acting({**HOME, **there, **dict.fromkeys(ENEMIES, "essex")}, seat=1, first=1)
    board.state.players[0].card = board.state.players[1].card = "action_4"
    board.do(1, "move yor_march middlesex; move yor_hastings middlesex; done")
    return board


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize(("position", "plan"), [
    (from_kent, "move lan_oxford middlesex"),
    (from_kent, "move lan_oxford middlesex; move lan_clifford middlesex"),
    (once_more, "move lan_clifford east_anglia"),
    (over_two_borders, "move lan_northumberland middlesex"),
    (to_help, "move lan_oxford middlesex; move lan_clifford middlesex"),
])  # fmt: skip
def test_what_is_suggested_and_the_line_above_the_end_say_the_same(position: Any, plan: str, language: str) -> None:
    """Of the battle there will be, in the same words, with as many blocks; and of the one there would be without."""
    board, voice = position(), Voice(language, NAMES)
    before, said = lines(board, language), promised(board.state, plan)
    if said.params["helped"]:
        assert f": {voice.text('roses-odds', n=said.params['now'])})" in before
    board.do(0, plan)
    mine, theirs = ROSES.view(board.state, 0).counts()
    area = plan.split()[-1]
    assert (said.params["own"], said.params["enemies"]) == (mine[AREA[area]], theirs[AREA[area]])
    odds = wins(voice, chance(board, area))
    assert odds in voice.say(said.key, said.params)
    assert f": {odds})" in lines(board, language)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_is_suggested_and_the_line_of_a_march_say_the_same(language: str) -> None:
    """Where one army attacks: the words beside its goal."""
    said = promised(from_kent().state, "move lan_oxford middlesex; move lan_clifford middlesex")
    odds = Voice(language, NAMES).text("roses-odds", n=said.params["n"])
    assert f" · {odds} · " in told(from_kent().state, 0, "at kent 3", language)["middlesex"]


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_is_suggested_and_the_choice_of_a_battle_say_the_same(language: str) -> None:
    """Where those over the second border wait in reserve."""
    board = over_two_borders()
    there = {"yor_suffolk": "leicester"}
    for block, area in there.items():
        board.state.where[BLOCK[block]] = AREA[area]
    board.do(0, "move lan_northumberland middlesex; done; main middlesex kent")
    board.do(1, "move yor_suffolk derby; done")
    odds = Voice(language, NAMES).text("roses-odds", n=promised(board.state, "battle middlesex").params["n"])
    assert told(board.state, 0, "", language)["battle middlesex"].endswith(f" · {odds}")
    assert odds == wins(Voice(language, NAMES), chance(board))


def test_a_running_battle_is_fought_as_often_as_what_if_fights_it() -> None:
    assert reasons.RUNS == RUNS
