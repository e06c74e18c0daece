"""Positions that rules 2 left behind go on under today's: nothing is lost silently, nobody stands still."""

from __future__ import annotations

import msgspec

from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Battle, Campaign, Force
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from tests.engine.charlemagne.board import BEACH, KING, MID, NORTH, PORT, ROADS, Board, keys
from tests.engine.rare import silence

BEFORE = 2
"""The version of the rules under which the games were begun."""


def stored(state: ChState) -> ChState:
    """The position as rules 2 wrote it, loaded today."""
    state.rules_version = BEFORE
    written = msgspec.json.decode(RULES.dumps(state))
    for frame in written["frames"]:
        if frame[0] == "retreat":
            del frame[11:]  # it did not know the hex that was attacked
    loaded = RULES.loads(msgspec.json.encode(written))
    silence(RULES, loaded)
    return loaded


def test_a_withdrawal_of_before_goes_on(board: Board) -> None:
    """A fleet half-way out of its port: it may still go where rules 2 let it, this once."""
    board.attacked(PORT, "h2530", "provence-fleet")
    board.do("withdraw", f"retreat {ROADS}")
    board.state = stored(board.state)
    board.do(f"retreat {PORT}")
    assert isinstance(board.state.frames[-1], Force)


def test_a_battle_of_before_goes_on(board: Board) -> None:
    """Orders, an open offer and a draft stand; the defender is asked about markers, and hears that it is too late for a
    call that he could have made then."""
    board.position(duels=True)
    board.state.orders[TRIBAL].advance = "ask"
    board.hand(EMPIRE, military_advance=1)
    board.hand(TRIBAL, espionage=1)
    board.put(MID, "saxony-warriors", "leader", side=TRIBAL)
    board.force(NORTH, 20, "leader", "austrasia-warriors")
    board.do("clause points seat-1 2", "propose", "clause peace seat-0", seat=TRIBAL)
    board.do(f"battle {MID}", "advance", "fight")
    board.state = stored(board.state)
    assert board.refused("duel leader") == "duel-late"
    board.do("accept 1", seat=EMPIRE)
    board.do("propose", seat=TRIBAL)
    assert "battle" in keys(board.do("ready"))


def test_a_battle_of_before_that_is_prepared_asks_nobody_to_call(board: Board) -> None:
    """Whoever was asked to prepare his attack is asked that, and may call himself."""
    board.position(duels=True)
    board.put(MID, "saxony-warriors", "leader", side=TRIBAL)
    board.force(NORTH, 20, "leader", "austrasia-warriors")
    board.do(f"battle {MID}")
    board.state = stored(board.state)
    frame = board.state.frames[-1]
    assert isinstance(frame, Battle)
    assert frame.stage == "plan"
    assert board.offered("duel") == {"leader"}


def test_cargo_of_before_that_marches_with_the_points_of_a_fleet_finishes(board: Board) -> None:
    """A force of rules 2 whose ship is lost already: it ends as it goes on, and is asked for once more."""
    frame = board.sailing("provence-fleet", "provence-warriors")
    men = frame.units[1]
    board.state.where[frame.units[0]] = -1
    frame.units[:], board.state.aboard[:] = [men], []
    board.state = stored(board.state)
    board.do(f"step {BEACH}", "halt")
    assert (board.at(men), isinstance(board.state.frames[-1], Campaign)) == (BEACH, True)


def test_a_king_of_before_who_escaped_and_leads_on_is_led_to_the_end(board: Board) -> None:
    """He is in the force that rules 2 left him in, and no board is refused for it."""
    frame = board.force(NORTH, 20, "charlemagne", "austrasia-warriors")
    board.state.spent.append(KING)
    board.state = stored(board.state)
    board.do(f"step {MID}", "halt")
    assert board.at(KING) == MID
    assert frame.place == PLACE[NORTH]


def test_a_treaty_of_before_lets_the_frozen_go(board: Board) -> None:
    """Who was frozen amid a closed land moves by the treaty that he has."""
    board.bound("avoid seat-0 wends")
    board.force(MID, 20, "austrasia-warriors")
    board.state = stored(board.state)
    board.do(f"step {NORTH}")
    board.quiet()
