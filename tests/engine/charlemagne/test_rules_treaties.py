"""Treaties: clauses, offers, breach (26)."""

from __future__ import annotations

from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import EMPIRE, MARKER, NEUTRAL, REGION, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Clause
from tests.engine.charlemagne.positions import (
    MID,
    do,
    force,
    hand,
    keys,
    position,
    put,
    refused,
    rig,
)


def test_26_a_treaty_is_offered_and_accepted() -> None:
    """What is due at once is handed over; points and markers change hands (10.2f)."""
    state = position()
    hand(state, TRIBAL, vassalage=1)
    do(state, "clause points seat-0 4", "clause marker seat-1 vassalage", "clause neutral seat-1 saxony", seat=EMPIRE)
    events = do(state, "propose", seat=EMPIRE)
    assert [(e.seals, e.audience) for e in events] == [(True, (EMPIRE, TRIBAL))]
    prompt = next(p for p in RULES.prompts(state)[TRIBAL] if p.step == "offer")
    assert prompt.notify
    assert prompt.pace == "offer"
    do(state, "accept 1", seat=TRIBAL)
    assert state.treasury == [6, 14]
    assert state.hands[EMPIRE][MARKER["vassalage"]] == 1
    assert state.control[REGION["saxony"]] == NEUTRAL
    assert state.proposals == []


def test_26_clauses_must_be_kept() -> None:
    """Nobody offers what he has not, nor accepts; and he is not told what the other has."""
    state = position()
    do(state, "clause points seat-0 11", seat=EMPIRE)
    assert refused(state, "propose", seat=EMPIRE) == "draft-give"
    do(state, "tear", "clause marker seat-1 treachery", "propose", seat=EMPIRE)
    assert refused(state, "accept 1", seat=TRIBAL) == "treaty-give"
    assert refused(state, "clause neutral seat-0 saxony", seat=EMPIRE) == "clause"
    do(state, "decline 1", seat=TRIBAL)


def test_26_offers_lapse() -> None:
    """With the player turn; its proposer may take an offer back before."""
    state = position()
    do(state, "clause peace seat-0", "propose", seat=TRIBAL)
    assert refused(state, "clause peace seat-0 x", seat=TRIBAL) == "words"
    do(state, "clause peace seat-1", seat=TRIBAL)
    assert refused(state, "propose", seat=TRIBAL) == "draft-waiting"
    do(state, "withdraw-offer 1", "propose", seat=TRIBAL)
    do(state, "done")
    assert state.proposals == []


def test_26_an_offer_waits_for_the_others_turn() -> None:
    """Made in one's own player turn it is open through the other's, in the next game turn too; what is agreed holds
    until that one ends."""
    state = position(TRIBAL)
    put(state, "eresburg", "saxony-militia")
    do(state, "clause peace seat-0", "propose", seat=TRIBAL)
    do(state, "done")
    assert (state.turn, state.phasing) == (2, EMPIRE)
    assert len(state.proposals) == 1
    do(state, "accept 1", seat=EMPIRE)
    assert [t.turn for t in state.treaties] == [2]
    do(state, "clause points seat-0 1", "propose", seat=TRIBAL)
    pass_turn(state, EMPIRE)
    assert state.proposals == []
    assert state.treaties
    pass_turn(state, TRIBAL)
    assert state.treaties == []


def pass_turn(state: ChState, seat: int) -> None:
    """A seat does nothing to the end of its player turn."""
    while state.phasing == seat:
        mine = next(p for p in RULES.prompts(state)[seat] if p.blocks)
        RULES.apply(state, seat, mine.default[0])


def test_26_2_breach() -> None:
    """A forbidden move is refused until the treaty is broken openly: a die of markers, the shortfall drawn by the
    other."""
    state = position()
    put(state, "h5008", "saxony-militia")
    hand(state, EMPIRE, vassalage=1)
    do(state, "clause peace seat-0", "clause avoid seat-0 wends", "propose", seat=TRIBAL)
    do(state, "accept 1", seat=EMPIRE)
    force(state, "h5009", 20, "austrasia-warriors")
    assert refused(state, "battle h5008") == "treaty"
    assert refused(state, "step h4909") == "treaty"
    assert refused(state, "move h4909") == "treaty"
    rig(state, ("breach", 1))
    do(state, "renounce 1", seat=EMPIRE)
    assert sum(state.hands[EMPIRE]) == 0
    do(state, "battle h5008")


def test_26_2_the_other_draws_the_shortfall() -> None:
    """With no markers the other player draws them all."""
    state = position()
    put(state, "eresburg", "saxony-militia")
    do(state, "clause peace seat-0", "propose", seat=TRIBAL)
    do(state, "accept 1", seat=EMPIRE)
    rig(state, ("breach", 3))
    before = sum(state.cup)
    events = do(state, "renounce 1", seat=EMPIRE)
    assert next(e for e in events if e.key == "charlemagne-drew").params["count"] == 3
    assert before - sum(state.cup) <= 3


def test_26_leaving_is_checked_at_the_end_of_the_turn() -> None:
    """Who has not left a region or burg by the end of his player turn has broken the treaty."""
    for goal, broken in ((MID, True), ("h2614", False)):
        state = position()
        put(state, goal, "austrasia-militia")
        do(state, "clause leave seat-0 wends", "propose", seat=TRIBAL)
        do(state, "accept 1", seat=EMPIRE)
        events = do(state, "done")
        assert ("treaty-broken" in keys(events)) == broken


def test_26_a_treaty_has_six_clauses_at_most() -> None:
    """A seventh is refused; none twice; no more than thirty points in one."""
    state = position()
    do(state, *[f"clause avoid seat-1 {r}" for r in ("wends", "sorbs", "avars", "serbs", "frisia")], seat=EMPIRE)
    assert refused(state, "clause avoid seat-1 wends", seat=EMPIRE) == "clause-twice"
    do(state, "clause points seat-1 30", seat=EMPIRE)
    assert refused(state, "clause avoid seat-1 bavaria", seat=EMPIRE) == "draft-full"
    do(state, "propose", seat=EMPIRE)
    assert [len(t.clauses) for t in state.proposals] == [6]
    assert refused(state, "clause points seat-1 31", seat=EMPIRE) == "clause"
    assert refused(state, "clause points seat-1 0", seat=EMPIRE) == "clause"
    do(state, "clause points seat-1 1", seat=EMPIRE)


def test_26_what_a_clause_may_name() -> None:
    """Markers that can be held, regions that one controls, regions and working burgs to keep out of."""
    state = position()
    for text in (
        "clause marker seat-0 leader",
        "clause marker seat-0 leader-death",
        "clause marker seat-0 nothing",
        "clause neutral seat-0 saxony",
        "clause neutral seat-1 bavaria",
        "clause neutral seat-0 aachen",
        "clause avoid seat-0 h4906",
        "clause leave seat-1 norse-area",
    ):
        assert refused(state, text, seat=EMPIRE) == "clause", text
    do(state, "clause marker seat-0 augustus", "clause neutral seat-1 saxony", "clause avoid seat-0 paris", seat=EMPIRE)
    state.pillaged.append(PLACE["rouen"])
    assert refused(state, "clause leave seat-0 rouen", seat=EMPIRE) == "clause"


def test_26_an_offer_that_says_nothing_any_more() -> None:
    """The region that was to be let go has turned meanwhile: nobody can accept, whatever else is in it."""
    state = position()
    do(state, "clause peace seat-0", "clause neutral seat-1 saxony", "propose", seat=TRIBAL)
    state.control[REGION["saxony"]] = NEUTRAL
    assert refused(state, "accept 1", seat=EMPIRE) == "treaty-stale"
    do(state, "decline 1", seat=EMPIRE)


def test_26_an_offer_that_cannot_be_kept_any_more() -> None:
    """Who proposed has spent it meanwhile: nothing changes hands, and both are told."""
    state = position()
    do(state, "clause points seat-1 8", "clause points seat-0 1", "propose", seat=TRIBAL)
    state.treasury[TRIBAL] = 7
    events = do(state, "accept 1", seat=EMPIRE)
    assert [(e.key, e.audience) for e in events] == [("charlemagne-treaty-void", (EMPIRE, TRIBAL))]
    assert state.treasury == [10, 7]
    assert state.proposals == state.treaties == []


def test_26_several_of_a_kind_are_counted_together() -> None:
    """Points of all clauses, and markers of one kind: what one gives, all in all, one must have."""
    state = position()
    hand(state, EMPIRE, vassalage=1, treachery=1)
    do(state, "clause points seat-0 6", "clause points seat-0 5", "clause points seat-1 30", seat=EMPIRE)
    assert refused(state, "propose", seat=EMPIRE) == "draft-give"
    state.treasury[EMPIRE] = 11
    do(state, "clause marker seat-0 vassalage", "clause marker seat-0 treachery", "propose", seat=EMPIRE)


def test_26_a_treaty_is_broken_by_who_keeps_it() -> None:
    """Only a seat that has promised something may renounce; the other has nothing to break."""
    state = position()
    do(state, "clause peace seat-0", "propose", seat=EMPIRE)
    do(state, "accept 1", seat=TRIBAL)
    assert state.treaties[0].clauses == [Clause("peace", EMPIRE, "", 0)], "only points are an amount"
    assert refused(state, "renounce 1", seat=TRIBAL) == "treaty-none"
    do(state, "renounce 1", seat=EMPIRE)
    assert state.treaties == []
