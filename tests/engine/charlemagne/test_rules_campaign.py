"""Everything rare in one campaign: a treaty made and broken, a region set free by it, a fleet with its cargo, a port
pillaged, personal combat, Charlemagne's death, a revolt; the position stays sound all the way."""

from __future__ import annotations

from engine.charlemagne.board import PLACE
from engine.charlemagne.deeds import Attacked, Dueled, Lost, Marched, Moved, Passed, Pillaged, Reborn, Revolted
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, NEUTRAL, PAGAN, REGION, TRIBAL
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.units import is_port
from engine.charlemagne.victory import parts
from engine.core import Event
from tests.engine.charlemagne.board import KING, MID, NORTH, Board, keys
from tests.engine.charlemagne.invariants import check


def sound(state: ChState) -> None:
    """The position holds together and comes back from its save."""
    check(state)
    assert RULES.loads(RULES.dumps(state)) == state


def test_26_a_campaign_with_everything(board: Board) -> None:
    """One operations phase of the Empire with everything that seldom happens, and the revolt after it."""
    board.position(EMPIRE, duels=True)
    board.hand(EMPIRE, vassalage=2, missionary=1)
    board.hand(TRIBAL, vassalage=2, espionage=1)
    free = board.put("eresburg", "saxony-militia")
    abroad = board.put("h2016", "saxony-warriors")
    ships = board.put("marseille", "provence-fleet", "provence-warriors", "provence-warriors")
    board.put(MID, "lombardy-warriors", "leader", side=TRIBAL)
    board.put(NORTH, "charlemagne", "austrasia-warriors", "austrasia-militia")
    sound(board.state)

    # a treaty: Saxony is set free, the Tribal player keeps the peace, the Empire pays
    board.do("clause neutral seat-1 saxony", "clause points seat-0 4", "clause peace seat-1", "propose", seat=EMPIRE)
    events = board.do("accept 1", seat=TRIBAL)
    assert "control-neutral" in keys(events)
    assert board.state.control[REGION["saxony"]] == NEUTRAL
    assert [board.alive(free), board.alive(abroad)] == [1, 0]
    assert board.state.treasury == [6, 14]
    sound(board.state)

    # a fleet with two units takes a port from the sea and burns it
    board.rig(("operations", 6), ("pillage", 5))
    board.do("operate marseille", "take provence-fleet 1", "march")
    assert board.state.aboard == sorted(ships[1:])
    board.do("move genoa")
    assert {board.at(c) for c in ships} == {"genoa"}
    assert is_port(board.state, PLACE["genoa"])
    sound(board.state)
    events = board.do("pillage")
    assert "pillaged" in keys(events)
    assert not is_port(board.state, PLACE["genoa"])
    board.do("land", "halt")
    assert board.state.aboard == []
    sound(board.state)

    # Charlemagne is challenged, loses, and dies: his markers return, three points are gone
    board.rig(("operations", 5))
    board.do(f"operate {NORTH}", "march", f"battle {MID}")
    board.rig(("duel", 1), ("duel", 6), ("charlemagne", 5))
    events = board.do("duel charlemagne")
    assert "king-dead" in keys(events)
    assert board.state.dead
    assert board.at(KING) == ""
    assert sum(board.state.hands[EMPIRE]) == 0
    assert parts(board.state)["king"] == -3
    sound(board.state)
    board.do("fight")
    while board.state.frames[-1].__class__.__name__ != "Campaign":
        seat, prompt = next((s, p) for s, mine in RULES.prompts(board.state).items() for p in mine if p.blocks)
        board.do(str(prompt.default[0]), seat=seat)
    sound(board.state)

    # the Tribal player breaks the treaty openly; the die takes his markers, the other draws what is missing
    board.rig(("breach", 6))
    events = board.do("renounce 1", seat=TRIBAL)
    assert "treaty-broken" in keys(events)
    assert sum(board.state.hands[TRIBAL]) == 0
    assert board.state.treaties == []
    sound(board.state)

    # a revolt of the lands east of the Rhine brings the old faith back
    board.control(EMPIRE, "saxony")
    board.state.religion[REGION["saxony"]] = CHRISTIAN
    board.rig(("revolt", 6), ("revolt", 1), ("revolt", 1))
    told: list[Event] = []
    happen(board.state, EMPIRE, 21, told)
    RULES.advance(board.state, told)
    assert board.state.control[REGION["saxony"]] == NEUTRAL
    assert board.state.religion[REGION["saxony"]] == PAGAN
    sound(board.state)
    done = {type(d) for d in board.state.doing.deeds()}
    assert {Passed, Marched, Moved, Pillaged, Attacked, Dueled, Lost, Revolted, Reborn} <= done
