"""Positions that rules 2 left behind go on under today's: nothing is lost silently, nobody stands still."""

from __future__ import annotations

import msgspec

from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Battle, Campaign, ChState, Force
from tests.engine.charlemagne.coast import BEACH, PORT, ROADS, attacked, bound, offered, quiet, sailing
from tests.engine.charlemagne.positions import KING, MID, NORTH, at, do, force, hand, keys, position, put, refused
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


def test_a_withdrawal_of_before_goes_on() -> None:
    """A fleet half-way out of its port: it may still go where rules 2 let it, this once."""
    state = attacked(PORT, "h2530", "provence-fleet")
    do(state, "withdraw", f"retreat {ROADS}")
    state = stored(state)
    do(state, f"retreat {PORT}")
    assert isinstance(state.frames[-1], Force)


def test_a_battle_of_before_goes_on() -> None:
    """Orders, an open offer and a draft stand; the defender is asked about markers, and hears that it is too late for a
    call that he could have made then."""
    state = position(duels=True)
    state.orders[TRIBAL].advance = "ask"
    hand(state, EMPIRE, military_advance=1)
    put(state, MID, "saxony-warriors", "leader", side=TRIBAL)
    force(state, NORTH, 20, "leader", "austrasia-warriors")
    do(state, "clause points seat-1 2", "propose", "clause peace seat-0", seat=TRIBAL)
    do(state, f"battle {MID}", "advance", "fight")
    state = stored(state)
    assert refused(state, "duel leader") == "duel-late"
    do(state, "accept 1", seat=EMPIRE)
    do(state, "propose", seat=TRIBAL)
    assert "battle" in keys(do(state, "ready"))


def test_a_battle_of_before_that_is_prepared_asks_nobody_to_call() -> None:
    """Whoever was asked to prepare his attack is asked that, and may call himself."""
    state = position(duels=True)
    put(state, MID, "saxony-warriors", "leader", side=TRIBAL)
    force(state, NORTH, 20, "leader", "austrasia-warriors")
    do(state, f"battle {MID}")
    state = stored(state)
    frame = state.frames[-1]
    assert isinstance(frame, Battle)
    assert frame.stage == "plan"
    assert offered(state, "duel") == {"leader"}


def test_cargo_of_before_that_marches_with_the_points_of_a_fleet_finishes() -> None:
    """A force of rules 2 whose ship is lost already: it ends as it goes on, and is asked for once more."""
    state, frame = sailing("provence-fleet", "provence-warriors")
    men = frame.units[1]
    state.where[frame.units[0]] = -1
    frame.units[:], state.aboard[:] = [men], []
    state = stored(state)
    do(state, f"step {BEACH}", "halt")
    assert (at(state, men), isinstance(state.frames[-1], Campaign)) == (BEACH, True)


def test_a_king_of_before_who_escaped_and_leads_on_is_led_to_the_end() -> None:
    """He is in the force that rules 2 left him in, and no board is refused for it."""
    state = position()
    frame = force(state, NORTH, 20, "charlemagne", "austrasia-warriors")
    state.spent.append(KING)
    state = stored(state)
    do(state, f"step {MID}", "halt")
    assert at(state, KING) == MID
    assert frame.place == PLACE[NORTH]


def test_a_treaty_of_before_lets_the_frozen_go() -> None:
    """Who was frozen amid a closed land moves by the treaty that he has."""
    state = position()
    bound(state, "avoid seat-0 wends")
    force(state, MID, 20, "austrasia-warriors")
    state = stored(state)
    do(state, f"step {NORTH}")
    quiet(state)
