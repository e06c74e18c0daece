"""Treaties: clauses, offers, breach (26)."""

from __future__ import annotations

from engine.charlemagne.board import PLACE
from engine.charlemagne.clauses import Clause
from engine.charlemagne.game_data import EMPIRE, MARKER, NEUTRAL, REGION, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from tests.engine.charlemagne.board import MID, Board, keys


def test_26_a_treaty_is_offered_and_accepted(board: Board) -> None:
    """What is due at once is handed over; points and markers change hands (10.2f)."""
    board.hand(TRIBAL, vassalage=1)
    board.do("clause points seat-0 4", "clause marker seat-1 vassalage", "clause neutral seat-1 saxony", seat=EMPIRE)
    events = board.do("propose", seat=EMPIRE)
    assert [(e.seals, e.audience) for e in events] == [(True, (EMPIRE, TRIBAL))]
    prompt = next(p for p in RULES.prompts(board.state)[TRIBAL] if p.step == "offer")
    assert prompt.notify
    assert prompt.pace == "offer"
    board.do("accept 1", seat=TRIBAL)
    assert board.state.treasury == [6, 14]
    assert board.state.hands[EMPIRE][MARKER["vassalage"]] == 1
    assert board.state.control[REGION["saxony"]] == NEUTRAL
    assert board.state.proposals == []


def test_26_clauses_must_be_kept(board: Board) -> None:
    """Nobody offers what he has not, nor accepts; and he is not told what the other has."""
    board.do("clause points seat-0 11", seat=EMPIRE)
    assert board.refused("propose", seat=EMPIRE) == "draft-give"
    board.do("tear", "clause marker seat-1 treachery", "propose", seat=EMPIRE)
    assert board.refused("accept 1", seat=TRIBAL) == "treaty-give"
    assert board.refused("clause neutral seat-0 saxony", seat=EMPIRE) == "clause-control"
    board.do("decline 1", seat=TRIBAL)


def test_26_offers_lapse(board: Board) -> None:
    """With the player turn; its proposer may take an offer back before."""
    board.do("clause peace seat-0", "propose", seat=TRIBAL)
    assert board.refused("clause peace seat-0 x", seat=TRIBAL) == "words"
    board.do("clause peace seat-1", seat=TRIBAL)
    assert board.refused("propose", seat=TRIBAL) == "draft-waiting"
    board.do("withdraw-offer 1", "propose", seat=TRIBAL)
    board.do("done")
    assert board.state.proposals == []


def test_26_an_offer_waits_for_the_others_turn(board: Board) -> None:
    """Made in one's own player turn it is open through the other's, in the next game turn too; what is agreed holds
    until that one ends."""
    board.position(TRIBAL)
    board.put("eresburg", "saxony-militia")
    board.do("clause peace seat-0", "propose", seat=TRIBAL)
    board.do("done")
    assert (board.state.turn, board.state.phasing) == (2, EMPIRE)
    assert len(board.state.proposals) == 1
    board.do("accept 1", seat=EMPIRE)
    assert [t.turn for t in board.state.treaties] == [2]
    board.do("clause points seat-0 1", "propose", seat=TRIBAL)
    pass_turn(board.state, EMPIRE)
    assert board.state.proposals == []
    assert board.state.treaties
    pass_turn(board.state, TRIBAL)
    assert board.state.treaties == []


def pass_turn(state: ChState, seat: int) -> None:
    """A seat does nothing to the end of its player turn."""
    while state.phasing == seat:
        mine = next(p for p in RULES.prompts(state)[seat] if p.blocks)
        RULES.apply(state, seat, mine.default[0])


def test_26_2_breach(board: Board) -> None:
    """A forbidden move is refused until the treaty is broken openly: a die of markers, the shortfall drawn by the
    other."""
    board.put("h5008", "saxony-militia")
    board.hand(EMPIRE, vassalage=1)
    board.do("clause peace seat-0", "clause avoid seat-0 wends", "propose", seat=TRIBAL)
    board.do("accept 1", seat=EMPIRE)
    board.force("h5009", 20, "austrasia-warriors")
    assert board.refused("battle h5008") == "treaty-attack"
    assert board.refused("step h4909") == "treaty-entry"
    assert board.refused("move h4909") == "treaty-entry"
    board.rig(("breach", 1))
    board.do("renounce 1", seat=EMPIRE)
    assert sum(board.state.hands[EMPIRE]) == 0
    board.do("battle h5008")


def test_26_2_the_other_draws_the_shortfall(board: Board) -> None:
    """With no markers the other player draws them all."""
    board.put("eresburg", "saxony-militia")
    board.do("clause peace seat-0", "propose", seat=TRIBAL)
    board.do("accept 1", seat=EMPIRE)
    board.rig(("breach", 3))
    before = sum(board.state.cup)
    events = board.do("renounce 1", seat=EMPIRE)
    assert next(e for e in events if e.key == "charlemagne-drew").params["count"] == 3
    assert before - sum(board.state.cup) <= 3


def test_26_leaving_is_checked_at_the_end_of_the_turn(board: Board) -> None:
    """Who has not left a region or burg by the end of his player turn has broken the treaty."""
    for goal, broken in ((MID, True), ("h2614", False)):
        board.position()
        board.put(goal, "austrasia-militia")
        board.do("clause leave seat-0 wends", "propose", seat=TRIBAL)
        board.do("accept 1", seat=EMPIRE)
        events = board.do("done")
        assert ("treaty-broken" in keys(events)) == broken


def test_26_a_treaty_has_six_clauses_at_most(board: Board) -> None:
    """A seventh is refused; none twice; no more than thirty points in one."""
    board.do(*[f"clause avoid seat-1 {r}" for r in ("wends", "sorbs", "avars", "serbs", "frisia")], seat=EMPIRE)
    assert board.refused("clause avoid seat-1 wends", seat=EMPIRE) == "clause-twice"
    board.do("clause points seat-1 30", seat=EMPIRE)
    assert board.refused("clause avoid seat-1 bavaria", seat=EMPIRE) == "draft-full"
    board.do("propose", seat=EMPIRE)
    assert [len(t.clauses) for t in board.state.proposals] == [6]
    assert board.refused("clause points seat-1 31", seat=EMPIRE) == "clause-points"
    assert board.refused("clause points seat-1 0", seat=EMPIRE) == "clause-points"
    board.do("clause points seat-1 1", seat=EMPIRE)


def test_26_what_a_clause_may_name(board: Board) -> None:
    """Markers that can be held, regions that one controls, regions and working burgs to keep out of."""
    for text, code in (
        ("clause marker seat-0 leader", "clause-marker"),
        ("clause marker seat-0 leader-death", "clause-marker"),
        ("clause marker seat-0 nothing", "clause-no-marker"),
        ("clause neutral seat-0 saxony", "clause-control"),
        ("clause neutral seat-1 bavaria", "clause-control"),
        ("clause neutral seat-0 aachen", "clause-no-region"),
        ("clause avoid seat-0 h4906", "clause-burg"),
        ("clause leave seat-1 norse-area", "clause-burg"),
    ):
        assert board.refused(text, seat=EMPIRE) == code, text
    board.do("clause marker seat-0 augustus", "clause neutral seat-1 saxony", "clause avoid seat-0 paris", seat=EMPIRE)
    board.state.pillaged.append(PLACE["rouen"])
    assert board.refused("clause leave seat-0 rouen", seat=EMPIRE) == "clause-burg"


def test_26_an_offer_that_says_nothing_any_more(board: Board) -> None:
    """The region that was to be let go has turned meanwhile: nobody can accept, whatever else is in it."""
    board.do("clause peace seat-0", "clause neutral seat-1 saxony", "propose", seat=TRIBAL)
    board.state.control[REGION["saxony"]] = NEUTRAL
    assert board.refused("accept 1", seat=EMPIRE) == "treaty-stale"
    board.do("decline 1", seat=EMPIRE)


def test_26_an_offer_that_cannot_be_kept_any_more(board: Board) -> None:
    """Who proposed has spent it meanwhile: nothing changes hands, and both are told."""
    board.do("clause points seat-1 8", "clause points seat-0 1", "propose", seat=TRIBAL)
    board.state.treasury[TRIBAL] = 7
    events = board.do("accept 1", seat=EMPIRE)
    assert [(e.key, e.audience) for e in events] == [("charlemagne-treaty-void", (EMPIRE, TRIBAL))]
    assert board.state.treasury == [10, 7]
    assert board.state.proposals == board.state.treaties == []


def test_26_several_of_a_kind_are_counted_together(board: Board) -> None:
    """Points of all clauses, and markers of one kind: what one gives, all in all, one must have."""
    board.hand(EMPIRE, vassalage=1, treachery=1)
    board.do("clause points seat-0 6", "clause points seat-0 5", "clause points seat-1 30", seat=EMPIRE)
    assert board.refused("propose", seat=EMPIRE) == "draft-give"
    board.state.treasury[EMPIRE] = 11
    board.do("clause marker seat-0 vassalage", "clause marker seat-0 treachery", "propose", seat=EMPIRE)


def test_26_a_treaty_is_broken_by_who_keeps_it(board: Board) -> None:
    """Only a seat that has promised something may renounce; the other has nothing to break."""
    board.do("clause peace seat-0", "propose", seat=EMPIRE)
    board.do("accept 1", seat=TRIBAL)
    assert board.state.treaties[0].clauses == [Clause("peace", EMPIRE, "", 0)], "only points are an amount"
    assert board.refused("renounce 1", seat=TRIBAL) == "treaty-free"
    board.do("renounce 1", seat=EMPIRE)
    assert board.state.treaties == []
