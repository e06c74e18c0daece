"""Stratagem markers: the cup, hands, what each does when it is played (8, 25)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.charlemagne import cup
from engine.charlemagne.game_data import EMPIRE, MARKER, TRIBAL
from engine.charlemagne.politics import destroy
from engine.charlemagne.units import Ground
from engine.core import Event
from tests.engine.charlemagne.board import KING, MID, Board
from tests.engine.charlemagne.invariants import check


def test_8_2_yearly_draws(board: Board) -> None:
    """One, one for each civilisation marker held, in foreign land too; Augustus one, on Charlemagne two."""
    assert cup.yearly(board.state, EMPIRE, Ground(board.state)) == 1
    board.put("rome", "austrasia-militia")
    assert cup.yearly(board.state, EMPIRE, Ground(board.state)) == 2
    board.state.augustus = board.put("paris", "leader")[0]
    assert cup.yearly(board.state, EMPIRE, Ground(board.state)) == 3
    board.state.augustus = board.put("paris", "charlemagne")[0]
    assert cup.yearly(board.state, EMPIRE, Ground(board.state)) == 4


def test_8_3_markers_may_be_returned_at_any_time(board: Board) -> None:
    """Without playing them, in anybody's turn."""
    board.hand(TRIBAL, vassalage=1)
    board.do("discard vassalage", seat=TRIBAL)
    assert board.refused("discard vassalage", seat=TRIBAL) == "marker"


def test_8_4_used_markers_return_at_once(board: Board) -> None:
    """A used marker may be drawn again in the same turn."""
    board.hand(EMPIRE, espionage=1)
    board.do("play espionage")
    assert board.state.cup[MARKER["espionage"]] == 3


def test_8_5_losses_are_random_and_bounded(board: Board) -> None:
    """As many as the hand has."""
    board.hand(EMPIRE, vassalage=2)
    assert len(cup.lose(board.state, EMPIRE, 5)) == 2
    assert sum(board.state.hands[EMPIRE]) == 0


def test_8_an_empty_cup_gives_nothing(board: Board) -> None:
    """Ruling 20."""
    board.state.hands[TRIBAL] = list(board.state.cup)
    board.state.cup = [0] * len(board.state.cup)
    events: list[Event] = []
    cup.draw(board.state, EMPIRE, 3, events)
    assert events[0].params["count"] == 0


def test_25_espionage_shows_hand_and_treasure_to_the_spy_alone(board: Board) -> None:
    """Once a player turn; only its player learns what it shows."""
    board.hand(EMPIRE, espionage=2)
    board.hand(TRIBAL, vassalage=2)
    events = board.do("play espionage")
    shown = next(e for e in events if e.key == "charlemagne-spied")
    assert shown.audience == (EMPIRE,)
    assert shown.params["points"] == 10
    assert len(shown.params["markers"]) == 2  # type: ignore[arg-type]
    assert board.refused("play espionage") == "marker-twice"


def test_25_2_a_hand_may_be_shown(board: Board) -> None:
    """Of one's own will, to everybody."""
    events = board.do("reveal", seat=TRIBAL)
    assert events[0].audience is None


def test_tribute_takes_a_die_at_most_half(board: Board) -> None:
    """In the treasury phase, once a turn."""
    board.spending()
    board.hand(EMPIRE, tribute=2)
    board.state.treasury[TRIBAL] = 5
    board.rig(("tribute", 6))
    board.do("play tribute")
    assert board.state.treasury == [22, 3]
    assert board.refused("play tribute") == "marker-twice"


def test_augustus_needs_a_leader(board: Board) -> None:
    """It goes on an own leader, and back to the cup with him (8.5)."""
    board.hand(EMPIRE, augustus=1)
    assert board.refused("play augustus charlemagne") == "bearer-none"
    leader = board.put("paris", "leader")
    board.do("play augustus paris")
    destroy(board.state, leader, [])
    assert board.state.augustus == -1
    assert board.state.cup[MARKER["augustus"]] == 1
    check(board.state)


def test_ring_and_assembly(board: Board) -> None:
    """Five points in the Ring; three Empire regions raise one more."""
    board.spending(treasury=0)
    board.hand(EMPIRE, avar_ring=1)
    assert board.refused("play avar-ring") == "ring"
    board.put("the-ring", "austrasia-militia")
    board.do("play avar-ring")
    assert board.state.treasury[EMPIRE] == 5
    board.levying(austrasia=1)
    board.hand(EMPIRE, general_assembly=1)
    board.do("play general-assembly", "assemble neustria")
    assert board.refused("assemble neustria") == "assembly-twice"
    board.do("levy neustria-warriors paris")


def marching(board: Board) -> None:
    """A force in operation."""
    board.position()
    board.force(MID, 10, "austrasia-warriors")


AUGUSTUS, ESPIONAGE = "augustus paris", "espionage"
PHASES: dict[str, tuple[Callable[[Board], object], set[str]]] = {
    "vassalage": (Board.envoys, {AUGUSTUS, ESPIONAGE}),
    "treasury": (Board.spending, {AUGUSTUS, ESPIONAGE, "tribute", "avar-ring"}),
    "levy": (Board.levying, {AUGUSTUS, ESPIONAGE, "general-assembly"}),
    "operations": (Board.position, {AUGUSTUS, ESPIONAGE}),
    "force": (marching, {"forced-march"}),
}
PLAYED = (AUGUSTUS, ESPIONAGE, "tribute", "avar-ring", "general-assembly", "forced-march")


@pytest.mark.parametrize("phase", PHASES)
def test_8_4_each_marker_in_its_phase(board: Board, phase: str) -> None:
    """Tribute and the Ring with the treasury, the Assembly with the levy, a forced march with a force; the others in
    every phase in which one decides. What belongs to attempts, battles and revolts is not played by itself."""
    begin, allowed = PHASES[phase]
    for words in PLAYED:
        begin(board)
        board.put("paris", "leader")
        board.put("the-ring", "austrasia-militia")
        board.hand(EMPIRE, **{words.split()[0].replace("-", "_"): 1})
        if words in allowed:
            board.do(f"play {words}")
        else:
            assert board.refused(f"play {words}") == "marker-now", words
    begin(board)
    board.hand(EMPIRE, vassalage=1, royal_envoys=1, treachery=1, military_advance=1, missionary=1)
    for marker in ("vassalage", "royal-envoys", "treachery", "military-advance", "missionary"):
        assert board.refused(f"play {marker}") == "marker-now"
    for words in ("play", "play nothing", "play espionage now", "play augustus", "play augustus paris rome"):
        assert board.refused(words) == "marker-words"


@pytest.mark.parametrize(("treasury", "die", "taken"), [(5, 6, 2), (12, 6, 6), (13, 3, 3), (1, 4, 0), (0, 1, 0)])
def test_tribute_is_a_die_or_half(board: Board, treasury: int, die: int, taken: int) -> None:
    """What the die says, but never more than half of what the other has, rounded down."""
    board.spending(treasury=1)
    board.hand(EMPIRE, tribute=1)
    board.state.treasury[TRIBAL] = treasury
    board.rig(("tribute", die))
    board.do("play tribute")
    assert board.state.treasury == [1 + taken, treasury - taken]


def test_ring_and_assembly_are_not_for_everybody(board: Board) -> None:
    """The Ring must be held by who plays the marker, and the Assembly is the Empire's."""
    board.spending(TRIBAL)
    board.hand(TRIBAL, avar_ring=1)
    board.put("the-ring", "austrasia-militia")
    assert board.refused("play avar-ring") == "ring"
    board.levying(TRIBAL)
    board.hand(TRIBAL, general_assembly=1)
    assert board.refused("play general-assembly") == "assembly"


def test_ring_and_assembly_call_three_regions(board: Board) -> None:
    """One unit more each, own regions only; the fourth gets none."""
    board.levying(saxony=0)
    board.control(TRIBAL, "saxony")
    board.hand(EMPIRE, general_assembly=1)
    board.do("play general-assembly", "assemble neustria")
    assert board.refused("assemble saxony") == "levy-region"
    board.do("assemble burgundy", "assemble gascony")
    assert board.refused("assemble provence") == "assembly-over"
    board.do("levy neustria-militia paris")
    assert board.refused("levy neustria-militia tours") == "levy-done"


def test_augustus_is_borne_where_one_says(board: Board) -> None:
    """By a leader in the place that is named, or by Charlemagne; not by an enemy's leader nor a unit."""
    for word in ("paris", "tours", "charlemagne"):
        board.position()
        board.hand(EMPIRE, augustus=1)
        first, second = board.put("paris", "leader"), board.put("tours", "leader", "charlemagne")
        board.put(MID, "leader", "saxony-militia", side=TRIBAL)
        board.put("aachen", "austrasia-militia")
        assert board.refused(f"play augustus {MID}") == "bearer"
        assert board.refused("play augustus aachen") == "bearer"
        board.do(f"play augustus {word}")
        assert board.state.augustus == {"paris": first[0], "tours": second[0], "charlemagne": KING}[word]
        check(board.state)


def test_8_2_the_tribal_player_draws_for_his_own(board: Board) -> None:
    """Augustus and civilisation count for whose they are."""
    board.position(TRIBAL)
    board.put("rome", "saxony-militia")
    board.state.augustus = board.put(MID, "leader", side=TRIBAL)[0]
    assert cup.yearly(board.state, TRIBAL, Ground(board.state)) == 3
    assert cup.yearly(board.state, EMPIRE, Ground(board.state)) == 1


def test_8_5_every_marker_may_be_lost(board: Board) -> None:
    """By lot among all that are held, one after the other until so many are gone; they return to the cup."""
    board.hand(EMPIRE, vassalage=1, espionage=1, tribute=1)
    board.rig(("loss", 3), sides=3)
    lost = cup.lose(board.state, EMPIRE, 1)
    assert lost == [MARKER["tribute"]]
    assert (board.state.hands[EMPIRE][MARKER["tribute"]], board.state.cup[MARKER["tribute"]]) == (0, 3)
    board.rig(("loss", 1), sides=2)
    assert cup.lose(board.state, EMPIRE, 1) == [MARKER["vassalage"]]
    check(board.state)
