"""What the panel says before an attack and before the actions end: odds, heirs, who is alone, who starves."""

from __future__ import annotations

from typing import Any

import pytest

from bot.common.errors import UserError
from bot.presenter.front import front
from bot.presenter.words.voice import Voice
from engine.core import Action, Piece
from engine.roses.board import BLOCK
from engine.roses.rules import ROSES
from engine.roses.state import POOL
from tests.cogs.roses.positions import NAMES, look_at, told
from tests.engine.roses.board import Board

HOME = {"lan_henry_vi": "derby", "yor_york": "ireland"}


def above(board: Board, seat: int = 0, language: str = "en") -> str:
    """The lines of words on the first screen."""
    return "\n".join(line for key, line in told(board.state, seat, "", language).items() if key.startswith("text"))


@pytest.mark.parametrize(("language", "alone", "several", "wins"), [
    ("en", "⚠️ Henry VI (your King) fights alone", "⚠️ at risk: Henry VI (your King) and 1 more heir ·",
     "you win "),
    ("es", "⚠️ Enrique VI (tu Rey) lucha sin nadie más",
     "⚠️ en peligro: Enrique VI (tu Rey) y 1 heredero más ·", "ganas "),
])  # fmt: skip
def test_an_attack_names_the_heirs_whom_it_risks(language: str, alone: str, several: str, wins: str) -> None:
    """A King alone, heirs among others; nobody where common men march. The odds stand in every attack, and nowhere
    else."""
    there: dict[str, Any] = dict.fromkeys(("lan_henry_vi", "lan_somerset", "lan_oxford"), "kent")
    board = Board().acting({**there, "yor_york": "ireland", "yor_hastings": "sussex"})
    line = {mask: told(board.state, 0, f"at kent {mask:x}", language)["sussex"] for mask in (1, 2, 4, 7)}
    blocks = sorted(there, key=lambda b: BLOCK[b])
    masks = {b: 1 << n for n, b in enumerate(blocks)}
    assert alone in line[masks["lan_henry_vi"]]
    assert several in line[7]
    assert "⚠️" not in line[masks["lan_oxford"]]
    assert all(wins in each for each in line.values())
    assert wins not in told(board.state, 0, "at kent 7", language)["middlesex"]


@pytest.mark.parametrize(("language", "leaves", "goes"), [
    ("en", "⚠️ leaves Henry VI (your King) alone, with 2 enemy blocks in reach",
     "⚠️ Henry VI (your King) will be alone there, with 2 enemy blocks in reach"),
    ("es", "⚠️ deja sin compañía a Enrique VI (tu Rey), con 2 bloques enemigos cerca",
     "⚠️ Enrique VI (tu Rey) estará allí sin compañía, con 2 bloques enemigos cerca"),
])  # fmt: skip
def test_a_march_says_that_the_king_will_be_alone(language: str, leaves: str, goes: str) -> None:
    """Left behind or gone ahead, with so many enemies near; not where somebody is with him."""
    foes = dict.fromkeys(("yor_march", "yor_hastings"), "leicester")
    board = Board().acting({"lan_henry_vi": "middlesex", "lan_oxford": "middlesex", "yor_york": "ireland", **foes})
    there = sorted(("lan_henry_vi", "lan_oxford"), key=lambda b: BLOCK[b])
    king = 1 << there.index("lan_henry_vi")
    assert leaves in told(board.state, 0, f"at middlesex {3 - king:x}", language)["kent"]
    assert goes in told(board.state, 0, f"at middlesex {king:x}", language)["oxford"]
    assert "⚠️" not in told(board.state, 0, "at middlesex 3", language)["oxford"]


def test_before_the_end_it_is_said_who_is_alone_and_who_starves() -> None:
    """The King alone in reach of three; six in Sussex, which feeds four; nothing of it in an area with a battle."""
    crowd = dict.fromkeys(("lan_oxford", "lan_devon", "lan_clifford", "lan_beaumont", "lan_pembroke", "lan_wiltshire"),
                          "sussex")  # fmt: skip
    foes = dict.fromkeys(("yor_march", "yor_hastings", "yor_essex"), "leicester")
    board = Board().acting({**crowd, **foes, "lan_henry_vi": "oxford", "yor_york": "ireland"})
    said = above(board)
    assert "⚠️ Henry VI (your King) is alone in Oxford: 3 enemy blocks are in reach." in said
    assert "As of now: Sussex feeds 4 of your 6 blocks there, so 2 lose a step." in said
    spanish = above(board, language="es")
    assert "⚠️ Enrique VI (tu Rey) está sin compañía en Oxford: 3 bloques enemigos pueden llegar allí." in spanish
    assert "Sussex alimenta a 4 de tus 6 bloques de allí, así que 2 pierden un paso." in spanish
    board.state.where[BLOCK["yor_hastings"]] = board.state.where[BLOCK["lan_oxford"]]
    assert "Sussex feeds" not in above(board), "first comes the battle"
    last = Board().acting({**foes, "lan_henry_vi": "oxford", "yor_york": "ireland"}, first=1)
    assert "is alone" in above(last), "the enemy moves again next turn"
    last.state.turn = 7
    assert "is alone" not in above(last), "nobody moves any more"


@pytest.mark.parametrize(("language", "one", "two"), [
    ("en", "Richmond does not count for the throne, because it is in exile or on the Isle of Man.",
     "Richmond and Oxford (Lancaster) do not count for the throne, because they are in exile or on the Isle of Man."),
    ("es", "Richmond no cuenta para el trono, porque está en el exilio o en la Isla de Man.",
     "Richmond y Oxford (Lancaster) no cuentan para el trono, porque están en el exilio o en la Isla de Man."),
])  # fmt: skip
def test_8_2_in_the_last_turn_it_is_said_who_does_not_count(language: str, one: str, two: str) -> None:
    """Heirs, nobles and churches in exile or on Man; not mercenaries, and not before turn 7."""
    away: dict[str, Any] = {"lan_richmond": "france", "lan_french_mercenary": "france"}
    board = Board().acting({**HOME, **away})
    assert one not in above(board, language=language)
    board.state.turn = 7
    assert one in above(board, language=language)
    board = Board().acting({**HOME, **away, "lan_oxford": "isle_of_man"})
    board.state.turn = 7
    assert two in above(board, language=language)


@pytest.mark.parametrize(("plan", "wanted"), [
    ("move lan_henry_vi oxford; move lan_henry_vi leicester", ["⚠️ Henry VI (your King) fights alone"]),
    ("move lan_henry_vi oxford", ["⚠️ Henry VI (your King) will be alone there, with 2 enemy blocks in reach"]),
    ("move lan_oxford kent", ["⚠️ leaves Henry VI (your King) alone, with 2 enemy blocks in reach"]),
    ("move lan_oxford leicester; move lan_henry_vi leicester", ["⚠️ at risk: Henry VI (your King)"]),
    ("move lan_oxford kent; move lan_henry_vi kent", []),
    ("recruit lan_devon cornwall", []),
])  # fmt: skip
def test_a_suggestion_says_what_it_risks(plan: str, wanted: list[str]) -> None:
    """In the words of the lines: alone in battle or near the enemy, left behind, with others."""
    foes = dict.fromkeys(("yor_march", "yor_hastings"), "leicester")
    board = Board().acting({"lan_henry_vi": "middlesex", "lan_oxford": "middlesex", "yor_york": "ireland", **foes})
    view = ROSES.view(board.state, 0)
    assert front("roses").warns(view, [Action.parse(a) for a in plan.split("; ")], Voice("en", NAMES)) == wanted


def test_a_block_that_is_ticked_in_two_places_is_named() -> None:
    """Nobody comes, and the sentence says why: the block is in the pool, and meant twice."""
    board = Board().acting(HOME)
    board.state.where[BLOCK["lan_buckingham"]] = POOL
    look = look_at(board.state, 0)
    comes = [action for action in look.legal if action.verb == "recruit"]
    block = next(a.args[0] for a in comes if sum(b.args[0] == a.args[0] for b in comes) > 1)
    first, second, *_ = (f"{block}.{a.args[1]}" for a in comes if a.args[0] == block)
    assert front("roses").batch(look, f"recruit {first}")[0] == [Action.parse(f"recruit {first.replace('.', ' ')}")]
    with pytest.raises(UserError) as refused:
        front("roses").batch(look, f"recruit {first} {second}")
    assert (refused.value.key, refused.value.params) == ("roses-panel-twice", {"block": Piece(str(block))})
