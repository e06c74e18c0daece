"""Everything rare in one campaign: a treaty made and broken, a region set free by it, a fleet with its cargo, a port
pillaged, personal combat, Charlemagne's death, a revolt; the position stays sound all the way."""

from __future__ import annotations

from engine.charlemagne.board import PLACE
from engine.charlemagne.deeds import Attacked, Believed, Dueled, Lost, Marched, Moved, Pillaged, Revolted, Turned
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, NEUTRAL, PAGAN, REGION, TRIBAL
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.units import is_port
from engine.charlemagne.victory import parts
from engine.core import Event
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import KING, MID, NORTH, alive, at, control, do, hand, keys, position, put, rig


def sound(state: ChState) -> None:
    """The position holds together and comes back from its save."""
    check(state)
    assert RULES.loads(RULES.dumps(state)) == state


def test_26_a_campaign_with_everything() -> None:
    """One operations phase of the Empire with everything that seldom happens, and the revolt after it."""
    state = position(EMPIRE, duels=True)
    hand(state, EMPIRE, vassalage=2, missionary=1)
    hand(state, TRIBAL, vassalage=2, espionage=1)
    free = put(state, "eresburg", "saxony-militia")
    abroad = put(state, "h2016", "saxony-warriors")
    ships = put(state, "marseille", "provence-fleet", "provence-warriors", "provence-warriors")
    put(state, MID, "lombardy-warriors", "leader", side=TRIBAL)
    put(state, NORTH, "charlemagne", "austrasia-warriors", "austrasia-militia")
    sound(state)

    # a treaty: Saxony is set free, the Tribal player keeps the peace, the Empire pays
    do(state, "clause neutral seat-1 saxony", "clause points seat-0 4", "clause peace seat-1", "propose", seat=EMPIRE)
    events = do(state, "accept 1", seat=TRIBAL)
    assert "control-neutral" in keys(events)
    assert state.control[REGION["saxony"]] == NEUTRAL
    assert [alive(state, free), alive(state, abroad)] == [1, 0]
    assert state.treasury == [6, 14]
    sound(state)

    # a fleet with two units takes a port from the sea and burns it
    rig(state, ("operations", 6), ("pillage", 5))
    do(state, "operate marseille", "take provence-fleet 1", "march")
    assert state.aboard == sorted(ships[1:])
    do(state, "move genoa")
    assert {at(state, c) for c in ships} == {"genoa"}
    assert is_port(state, PLACE["genoa"])
    sound(state)
    events = do(state, "pillage")
    assert "pillaged" in keys(events)
    assert not is_port(state, PLACE["genoa"])
    do(state, "land", "halt")
    assert state.aboard == []
    sound(state)

    # Charlemagne is challenged, loses, and dies: his markers return, three points are gone
    rig(state, ("operations", 5))
    do(state, f"operate {NORTH}", "march", f"battle {MID}")
    rig(state, ("duel", 1), ("duel", 6), ("charlemagne", 5))
    events = do(state, "duel charlemagne")
    assert "king-dead" in keys(events)
    assert state.dead
    assert at(state, KING) == ""
    assert sum(state.hands[EMPIRE]) == 0
    assert parts(state)["king"] == -3
    sound(state)
    do(state, "fight")
    while state.frames[-1].__class__.__name__ != "Campaign":
        seat, prompt = next((s, p) for s, mine in RULES.prompts(state).items() for p in mine if p.blocks)
        do(state, str(prompt.default[0]), seat=seat)
    sound(state)

    # the Tribal player breaks the treaty openly; the die takes his markers, the other draws what is missing
    rig(state, ("breach", 6))
    events = do(state, "renounce 1", seat=TRIBAL)
    assert "treaty-broken" in keys(events)
    assert sum(state.hands[TRIBAL]) == 0
    assert state.treaties == []
    sound(state)

    # a revolt of the lands east of the Rhine brings the old faith back
    control(state, EMPIRE, "saxony")
    state.religion[REGION["saxony"]] = CHRISTIAN
    rig(state, ("revolt", 6), ("revolt", 1), ("revolt", 1))
    told: list[Event] = []
    happen(state, EMPIRE, 21, told)
    RULES.advance(state, told)
    assert state.control[REGION["saxony"]] == NEUTRAL
    assert state.religion[REGION["saxony"]] == PAGAN
    sound(state)
    done = {type(d) for d in state.doing.deeds()}
    assert {Turned, Marched, Moved, Pillaged, Attacked, Dueled, Lost, Revolted, Believed} <= done
