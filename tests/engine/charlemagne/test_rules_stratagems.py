"""Stratagem markers: the cup, hands, what each does when it is played (8, 25)."""

from __future__ import annotations

from engine.charlemagne import cup
from engine.charlemagne.lore import (
    EMPIRE,
    MARKER,
    TRIBAL,
)
from engine.charlemagne.politics import destroy
from engine.charlemagne.units import Ground
from engine.core import Event
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    do,
    hand,
    levying,
    position,
    put,
    refused,
    rig,
    spending,
)


def test_8_2_yearly_draws() -> None:
    """One, one for each civilisation marker held, in foreign land too; Augustus one, on Charlemagne two."""
    state = position()
    assert cup.yearly(state, EMPIRE, Ground(state)) == 1
    put(state, "rome", "austrasia-militia")
    assert cup.yearly(state, EMPIRE, Ground(state)) == 2
    state.augustus = put(state, "paris", "leader")[0]
    assert cup.yearly(state, EMPIRE, Ground(state)) == 3
    state.augustus = put(state, "paris", "charlemagne")[0]
    assert cup.yearly(state, EMPIRE, Ground(state)) == 4


def test_8_3_markers_may_be_returned_at_any_time() -> None:
    """Without playing them, in anybody's turn."""
    state = position()
    hand(state, TRIBAL, vassalage=1)
    do(state, "discard vassalage", seat=TRIBAL)
    assert refused(state, "discard vassalage", seat=TRIBAL) == "marker"


def test_8_4_used_markers_return_at_once() -> None:
    """A used marker may be drawn again in the same turn."""
    state = position()
    hand(state, EMPIRE, espionage=1)
    do(state, "play espionage")
    assert state.cup[MARKER["espionage"]] == 3


def test_8_5_losses_are_random_and_bounded() -> None:
    """As many as the hand has."""
    state = position()
    hand(state, EMPIRE, vassalage=2)
    assert len(cup.lose(state, EMPIRE, 5)) == 2
    assert sum(state.hands[EMPIRE]) == 0


def test_8_an_empty_cup_gives_nothing() -> None:
    """Ruling 20."""
    state = position()
    state.hands[TRIBAL] = list(state.cup)
    state.cup = [0] * len(state.cup)
    events: list[Event] = []
    cup.draw(state, EMPIRE, 3, events)
    assert events[0].params["count"] == 0


def test_25_espionage_shows_hand_and_treasure_to_the_spy_alone() -> None:
    """Once a player turn; only its player learns what it shows."""
    state = position()
    hand(state, EMPIRE, espionage=2)
    hand(state, TRIBAL, vassalage=2)
    events = do(state, "play espionage")
    shown = next(e for e in events if e.key == "charlemagne-spied")
    assert shown.audience == (EMPIRE,)
    assert shown.params["points"] == 10
    assert len(shown.params["markers"]) == 2  # type: ignore[arg-type]
    assert refused(state, "play espionage") == "marker-twice"


def test_25_2_a_hand_may_be_shown() -> None:
    """Of one's own will, to everybody."""
    state = position()
    events = do(state, "reveal", seat=TRIBAL)
    assert events[0].audience is None


def test_tribute_takes_a_die_at_most_half() -> None:
    """In the treasury phase, once a turn."""
    state = spending()
    hand(state, EMPIRE, tribute=2)
    state.treasury[TRIBAL] = 5
    rig(state, ("tribute", 6))
    do(state, "play tribute")
    assert state.treasury == [22, 3]
    assert refused(state, "play tribute") == "marker-twice"


def test_augustus_needs_a_leader() -> None:
    """It goes on an own leader, and back to the cup with him (8.5)."""
    state = position()
    hand(state, EMPIRE, augustus=1)
    assert refused(state, "play augustus charlemagne") == "bearer"
    leader = put(state, "paris", "leader")
    do(state, "play augustus paris")
    destroy(state, leader, [])
    assert state.augustus == -1
    assert state.cup[MARKER["augustus"]] == 1
    check(state)


def test_ring_and_assembly() -> None:
    """Five points in the Ring; three Empire regions raise one more."""
    state = spending(treasury=0)
    hand(state, EMPIRE, avar_ring=1)
    assert refused(state, "play avar-ring") == "ring"
    put(state, "the-ring", "austrasia-militia")
    do(state, "play avar-ring")
    assert state.treasury[EMPIRE] == 5
    state = levying(austrasia=1)
    hand(state, EMPIRE, general_assembly=1)
    do(state, "play general-assembly", "assemble neustria")
    assert refused(state, "assemble neustria") == "assembly-twice"
    do(state, "levy neustria-warriors paris")
