"""Stratagem markers: the cup, hands, what each does when it is played (8, 25)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.charlemagne import cup
from engine.charlemagne.game_data import EMPIRE, MARKER, TRIBAL
from engine.charlemagne.politics import destroy
from engine.charlemagne.state import ChState
from engine.charlemagne.units import Ground
from engine.core import Event
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    KING,
    MID,
    control,
    do,
    envoys,
    force,
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


def marching() -> ChState:
    """A force in operation."""
    state = position()
    force(state, MID, 10, "austrasia-warriors")
    return state


AUGUSTUS, ESPIONAGE = "augustus paris", "espionage"
PHASES: dict[str, tuple[Callable[[], ChState], set[str]]] = {
    "vassalage": (envoys, {AUGUSTUS, ESPIONAGE}),
    "treasury": (spending, {AUGUSTUS, ESPIONAGE, "tribute", "avar-ring"}),
    "levy": (levying, {AUGUSTUS, ESPIONAGE, "general-assembly"}),
    "operations": (position, {AUGUSTUS, ESPIONAGE}),
    "force": (marching, {"forced-march"}),
}
PLAYED = (AUGUSTUS, ESPIONAGE, "tribute", "avar-ring", "general-assembly", "forced-march")


@pytest.mark.parametrize("phase", PHASES)
def test_8_4_each_marker_in_its_phase(phase: str) -> None:
    """Tribute and the Ring with the treasury, the Assembly with the levy, a forced march with a force; the others in
    every phase in which one decides. What belongs to attempts, battles and revolts is not played by itself."""
    begin, allowed = PHASES[phase]
    for words in PLAYED:
        state = begin()
        put(state, "paris", "leader")
        put(state, "the-ring", "austrasia-militia")
        hand(state, EMPIRE, **{words.split()[0].replace("-", "_"): 1})
        if words in allowed:
            do(state, f"play {words}")
        else:
            assert refused(state, f"play {words}") == "marker-now", words
    state = begin()
    hand(state, EMPIRE, vassalage=1, royal_envoys=1, treachery=1, military_advance=1, missionary=1)
    for marker in ("vassalage", "royal-envoys", "treachery", "military-advance", "missionary"):
        assert refused(state, f"play {marker}") == "marker-now"
    for words in ("play", "play nothing", "play espionage now", "play augustus", "play augustus paris rome"):
        assert refused(state, words) == "marker-words"


@pytest.mark.parametrize(("treasury", "die", "taken"), [(5, 6, 2), (12, 6, 6), (13, 3, 3), (1, 4, 0), (0, 1, 0)])
def test_tribute_is_a_die_or_half(treasury: int, die: int, taken: int) -> None:
    """What the die says, but never more than half of what the other has, rounded down."""
    state = spending(treasury=1)
    hand(state, EMPIRE, tribute=1)
    state.treasury[TRIBAL] = treasury
    rig(state, ("tribute", die))
    do(state, "play tribute")
    assert state.treasury == [1 + taken, treasury - taken]


def test_ring_and_assembly_are_not_for_everybody() -> None:
    """The Ring must be held by who plays the marker, and the Assembly is the Empire's."""
    state = spending(TRIBAL)
    hand(state, TRIBAL, avar_ring=1)
    put(state, "the-ring", "austrasia-militia")
    assert refused(state, "play avar-ring") == "ring"
    state = levying(TRIBAL)
    hand(state, TRIBAL, general_assembly=1)
    assert refused(state, "play general-assembly") == "assembly"


def test_ring_and_assembly_call_three_regions() -> None:
    """One unit more each, own regions only; the fourth gets none."""
    state = levying(saxony=0)
    control(state, TRIBAL, "saxony")
    hand(state, EMPIRE, general_assembly=1)
    do(state, "play general-assembly", "assemble neustria")
    assert refused(state, "assemble saxony") == "levy-region"
    do(state, "assemble burgundy", "assemble gascony")
    assert refused(state, "assemble provence") == "assembly-over"
    do(state, "levy neustria-militia paris")
    assert refused(state, "levy neustria-militia tours") == "levy-done"


def test_augustus_is_borne_where_one_says() -> None:
    """By a leader in the place that is named, or by Charlemagne; not by an enemy's leader nor a unit."""
    for word in ("paris", "tours", "charlemagne"):
        state = position()
        hand(state, EMPIRE, augustus=1)
        first, second = put(state, "paris", "leader"), put(state, "tours", "leader", "charlemagne")
        put(state, MID, "leader", "saxony-militia", side=TRIBAL)
        put(state, "aachen", "austrasia-militia")
        assert refused(state, f"play augustus {MID}") == "bearer"
        assert refused(state, "play augustus aachen") == "bearer"
        do(state, f"play augustus {word}")
        assert state.augustus == {"paris": first[0], "tours": second[0], "charlemagne": KING}[word]
        check(state)


def test_8_2_the_tribal_player_draws_for_his_own() -> None:
    """Augustus and civilisation count for whose they are."""
    state = position(TRIBAL)
    put(state, "rome", "saxony-militia")
    state.augustus = put(state, MID, "leader", side=TRIBAL)[0]
    assert cup.yearly(state, TRIBAL, Ground(state)) == 3
    assert cup.yearly(state, EMPIRE, Ground(state)) == 1


def test_8_5_every_marker_may_be_lost() -> None:
    """By lot among all that are held, one after the other until so many are gone; they return to the cup."""
    state = position()
    hand(state, EMPIRE, vassalage=1, espionage=1, tribute=1)
    rig(state, ("loss", 3), sides=3)
    lost = cup.lose(state, EMPIRE, 1)
    assert lost == [MARKER["tribute"]]
    assert (state.hands[EMPIRE][MARKER["tribute"]], state.cup[MARKER["tribute"]]) == (0, 3)
    rig(state, ("loss", 1), sides=2)
    assert cup.lose(state, EMPIRE, 1) == [MARKER["vassalage"]]
    check(state)
