"""A seat imagines the other's markers, treasure and orders, and what is prepared out of its sight: nothing it sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.cup import full_cup
from engine.charlemagne.frames import Battle, Campaign, Chancery, Envoy, Loss, Muster
from engine.charlemagne.game_data import DEATH, EMPIRE, LEADER_MARKER, MARKER, TRIBAL
from engine.charlemagne.invariants import markers_in_play
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Orders
from tests.engine.charlemagne import SUPPLEMENT
from tests.engine.charlemagne.board import MID, NORTH, Board

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"


def imagined(state: ChState, seat: int, seed: str = "seed") -> ChState:
    """How a position looks to a seat by a seed."""
    found = RULES.imagine(RULES.view(state, seat), seed)
    assert found is not None
    return found


@pytest.mark.parametrize("step", sorted(SUPPLEMENT.asks - {"over", "challenge"}))
def test_imagined_at_every_question(step: str) -> None:
    """Of whomever it is asked, both seats know enough: a sound position, with the same questions to the seat."""
    state = RULES.loads((SAVES / f"charlemagne-{step}-2.json").read_bytes())
    for seat in (EMPIRE, TRIBAL):
        found = imagined(state, seat)
        assert RULES.invariants(found) == []
        assert RULES.prompts(found)[seat] == RULES.prompts(state)[seat]
        assert RULES.view(imagined(found, seat), seat) == RULES.view(found, seat)


def test_imagined_before_a_duel_and_not_when_it_is_over(board: Board) -> None:
    """The defender is asked whether to call for one; there is nothing to play on when somebody has won."""
    board.position(duels=True)
    board.put(NORTH, "leader", "saxony-warriors", side=TRIBAL)
    board.force(MID, 20, "charlemagne", "austrasia-warriors")
    board.state.orders[TRIBAL].duel = "ask"
    board.do(f"battle {NORTH}")
    for seat in (EMPIRE, TRIBAL):
        assert RULES.view(board.state, seat).asked == "challenge"
        assert RULES.prompts(imagined(board.state, seat))[seat] == RULES.prompts(board.state)[seat]
    over = RULES.loads((SAVES / "charlemagne-over-2.json").read_bytes())
    assert RULES.imagine(RULES.view(over, EMPIRE), "seed") is None


def test_imagined_markers_are_those_not_seen(board: Board) -> None:
    """As many in the other's hand as are seen there, out of what is neither one's own nor on the map; a leader or its
    death is in no hand (21.1, 30)."""
    board.position(leader_death=True)
    board.put(MID, "leader")
    board.hand(EMPIRE, vassalage=3, military_advance=1)
    board.hand(TRIBAL, missionary=2, treachery=2)
    hands = set()
    for n in range(30):
        found = imagined(board.state, EMPIRE, f"hand {n}")
        assert found.hands[EMPIRE] == board.state.hands[EMPIRE]
        assert sum(found.hands[TRIBAL]) == 4
        assert found.hands[TRIBAL][LEADER_MARKER] == found.hands[TRIBAL][DEATH] == 0
        assert markers_in_play(found) == full_cup(True)
        assert sum(found.cup) == sum(board.state.cup)
        assert (found.dice.seed, found.dice.counter) == (f"hand {n}", 0)
        hands.add(tuple(found.hands[TRIBAL]))
    assert len(hands) > 15


def test_imagined_treasure_is_what_began_or_taxes_brought(board: Board) -> None:
    """In the first game turn the Tribal player has nothing (scenario); later up to a year's taxes: without a burg five
    points from Byzantium and three from the Caliphate (10.1)."""
    board.control(TRIBAL, "byzantium", "caliphate")
    board.state.treasury[:] = [17, 40]
    assert [imagined(board.state, EMPIRE, f"purse {n}").treasury for n in range(4)] == [[17, 0]] * 4
    board.state.turn = 3
    found = [imagined(board.state, EMPIRE, f"purse {n}").treasury for n in range(80)]
    assert {own for own, _ in found} == {17}
    assert {other for _, other in found} == {*range(9)}


def test_imagined_orders_are_those_of_a_new_seat(board: Board) -> None:
    """One's own are kept, with the clauses of a proposal that is not sent; the other's are unknown, and its draft."""
    board.state.orders[EMPIRE].retreat = board.state.orders[TRIBAL].retreat = "always"
    for seat in (EMPIRE, TRIBAL):
        board.do("clause peace seat-0", seat=seat)
    found = imagined(board.state, EMPIRE)
    assert found.orders == [board.state.orders[EMPIRE], Orders()]
    drafts = [frame.draft for frame in found.sides if isinstance(frame, Chancery)]
    assert [len(draft) for draft in drafts] == [1, 0]


def test_imagined_treaties_and_offers_stand(board: Board) -> None:
    """Both seats know them; the next proposal has the next number."""
    board.bound("peace seat-0")
    board.do("clause points seat-1 1", "propose", seat=EMPIRE)
    for seat in (EMPIRE, TRIBAL):
        found = imagined(board.state, seat)
        assert found.treaties == board.state.treaties
        assert found.proposals == board.state.proposals
        assert found.treaty_serial == board.state.treaty_serial == 2


def test_imagined_force_that_is_not_sent_is_not_put_together(board: Board) -> None:
    """Its own seat goes on with it; the other one finds the seat about to begin."""
    board.put(MID, "austrasia-warriors", "austrasia-warriors")
    board.do(f"operate {MID}", "take austrasia-warriors 1")
    assert [type(f) for f in imagined(board.state, EMPIRE).frames] == [Campaign, Muster]
    assert imagined(board.state, EMPIRE).frames == board.state.frames
    assert [type(f) for f in imagined(board.state, TRIBAL).frames] == [Campaign]
    assert RULES.view(board.state, None).frames == RULES.view(board.state, TRIBAL).frames


def test_imagined_attempt_that_is_not_sent_is_not_made(board: Board) -> None:
    """The other seat sees neither the region nor the markers, which count as held; once sent they lie in sight."""
    board.envoys(vassalage=3)
    board.do("envoy bavaria", "lay vassalage", "lay vassalage")
    mine, other = imagined(board.state, EMPIRE), imagined(board.state, TRIBAL)
    assert mine.frames == board.state.frames
    assert mine.hands[EMPIRE][MARKER["vassalage"]] == 1
    assert [type(f) for f in other.frames] == [Envoy]
    assert sum(other.hands[EMPIRE]) == 3
    board.state.orders[TRIBAL].defence = "ask"
    board.do("send")
    for seat in (EMPIRE, TRIBAL):
        found = imagined(board.state, seat)
        assert found.frames == board.state.frames
        assert markers_in_play(found) == full_cup(False)


def test_imagined_seats_do_not_know_who_will_be_asked(board: Board) -> None:
    """Of a question below another one its own seat alone knows that it waits; on top everybody sees it."""
    units = board.put(MID, "saxony-warriors", side=TRIBAL)
    board.force(NORTH, 9, "austrasia-warriors")
    battle = Battle(EMPIRE, PLACE[MID], units, "answer", board.state.next(), waits=True)
    board.state.frames.append(battle)
    frames = {seat: RULES.view(board.state, seat).frames for seat in (EMPIRE, TRIBAL, None)}
    assert all(shown[-1] == battle for shown in frames.values())
    board.state.frames.append(Loss(EMPIRE, [*units], 1, "plague", board.state.next(), waits=True))
    shown = {seat: RULES.view(board.state, seat).frames[-2] for seat in (EMPIRE, TRIBAL, None)}
    assert [getattr(shown[seat], "waits", None) for seat in (EMPIRE, TRIBAL, None)] == [False, True, False]


def test_imagined_pauses_are_those_of_the_seat(board: Board) -> None:
    """How often somebody was asked in the other's player turn, which their orders decide."""
    board.state.pauses = 2
    assert [RULES.view(board.state, seat).pauses for seat in (EMPIRE, TRIBAL, None)] == [0, 2, 0]
    assert imagined(board.state, TRIBAL).pauses == 2
