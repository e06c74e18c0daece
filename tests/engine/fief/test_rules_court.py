"""Chapter 9: marriages, elections, Parliament and its tax."""

from __future__ import annotations

import pytest

from engine.core import Word
from engine.fief.board import ally_of, votes
from engine.fief.game_data import NOBLE
from engine.fief.phases.base import family_term, noble_term, told
from engine.fief.record import founders, note
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FREE, Discarding, FiefState
from tests.engine.fief import kit
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    crown,
    do,
    go,
    hand,
    hold,
    keys,
    legal,
    noble,
    position,
    prelate,
    said,
    slot,
    town,
    waits,
    wed,
    who,
    why,
)


def court(seats: int = 4) -> FiefState:
    """Three families with a man and a woman each."""
    state = position(seats)
    names = [("henri", "lucia"), ("hugh", "philippa"), ("edward", "anabel")]
    for family, (man, woman) in enumerate(names):
        noble(state, man, family, ("london", "york", "norwich")[family])
        noble(state, woman, family, ("london", "york", "norwich")[family])
    return state


def realm(**options: object) -> FiefState:
    """Lords of three families and a bishop: a Sovereign can be elected (9.1)."""
    state = position(**options)  # type: ignore[arg-type]
    noble(state, "henri", GULES, "plymouth", lord=["south-west"])
    noble(state, "anabel", AZURE, "cardiff", lord=["wales"])
    noble(state, "hugh", VERT, "durham", lord=["marches"])
    noble(state, "edward", OR, "canterbury")
    prelate(state, "edward", "canterbury")
    return state


def ready(state: FiefState, *seats: int) -> list[str]:
    """Seats have nothing more to say; what that brings."""
    return keys(kit.ready(state, *seats))


# --- marriages -------------------------------------------------------------------------------------------------------


def test_9_0_an_offer_is_public_and_its_receiver_is_asked_anew() -> None:
    state = court()
    go(state, "court")
    ready(state, 1)
    assert waits(state) == [0, 2]  # the fourth family has nobody who could marry or stand
    do(state, 0, "court henri philippa")
    assert waits(state) == [0, 1, 2]
    view = RULES.view(state, 3)
    assert view.court is not None
    assert view.court.offers == [("henri", "philippa")]
    events = do(state, 1, "marry henri philippa")
    assert "wedding" in keys(events)
    assert ally_of(state, GULES) == AZURE
    assert who(state, "henri").spouse == NOBLE["philippa"]


def test_9_0_who_can_do_nothing_at_court_is_not_asked() -> None:
    """With nobody to woo, no throne to stand for and no Parliament to call the game does not wait; all of that lies
    open. Whoever has something to do is asked, and so is whoever gets an offer."""
    state = court(3)
    go(state, "court")
    assert isinstance(state.frames[-1], Discarding)
    state = court(3)
    crown(state, "henri")
    go(state, "court")
    assert waits(state) == [GULES]
    do(state, GULES, "ready")
    assert isinstance(state.frames[-1], Discarding)


def test_9_0_an_offer_may_be_refused() -> None:
    state = court()
    go(state, "court")
    do(state, 0, "court henri philippa")
    do(state, 1, "spurn henri philippa")
    assert RULES.view(state, 0).court.offers == []  # type: ignore[union-attr]
    assert ally_of(state, GULES) == -1


def test_9_0_an_offer_is_answered_not_offered_back() -> None:
    """The same two again, from either side, is no new offer; other offers may cross it, and after a refusal whoever
    refused may ask."""
    state = court()
    go(state, "court")
    do(state, 0, "court henri philippa")
    assert legal(state, 1, "court") == ["court hugh anabel", "court hugh lucia", "court philippa edward"]
    assert why(state, 1, "court philippa henri") == why(state, 0, "court henri philippa") == "courted"
    do(state, 1, "spurn henri philippa")
    do(state, 1, "court philippa henri")
    assert why(state, 0, "court henri philippa") == "courted"
    assert "marry philippa henri" in legal(state, 0, "marry")


def test_9_0_one_marriage_a_family() -> None:
    """With the wedding every other offer of the two families lapses."""
    state = court()
    go(state, "court")
    do(state, 0, "court henri philippa; court henri anabel")
    do(state, 1, "marry henri philippa")
    assert legal(state, 2, "marry") == []
    assert legal(state, 0, "court") == []
    assert why(state, 2, "court edward lucia") == "marry"


def test_9_0_a_man_and_a_woman_of_two_families_no_clerics() -> None:
    state = court()
    prelate(state, "henri", "norwich")
    go(state, "court")
    assert legal(state, 0, "court") == ["court lucia edward", "court lucia hugh"]
    assert why(state, 0, "court henri philippa") == "marry"
    assert why(state, 0, "court lucia anabel") == "marry"


def test_9_0_a_captive_may_marry() -> None:
    """Ruling 24, after the author for the French game."""
    state = court()
    hold(state, "henri", "hugh")
    go(state, "court")
    assert "court henri philippa" in legal(state, 0, "court")


def test_9_0_a_kings_bride_is_queen_a_consort_is_no_king() -> None:
    for ruler, spouse, queen in (("henri", "philippa", "philippa"), ("lucia", "hugh", "")):
        state = court()
        state.sovereign = NOBLE[ruler]
        go(state, "court")
        do(state, 0, f"court {ruler} {spouse}")
        do(state, 1, f"marry {ruler} {spouse}")
        assert RULES.view(state, 0).queen == queen
        assert RULES.view(state, 0).sovereign == ruler
        assert who(state, spouse).guards == 2


def test_9_0_a_marriage_ends_only_by_death() -> None:
    state = court()
    wed(state, "henri", "philippa")
    go(state, "court")
    assert legal(state, 0, "court") == legal(state, 1, "court") == []


def test_13_8_nobody_marries_among_three() -> None:
    state = court(3)
    crown(state, "henri")
    go(state, "court")
    assert legal(state, 0, "court") == []
    assert why(state, 0, "court henri philippa") == "marriage-three"


def test_13_7_in_a_game_of_two_a_seats_own_families_marry() -> None:
    state = court(2)
    go(state, "court")
    assert legal(state, 0, "marry") == ["marry henri philippa", "marry hugh lucia"]
    assert legal(state, 0, "court") == []
    do(state, 0, "marry henri philippa")
    assert ally_of(state, GULES) == AZURE


# --- elections -------------------------------------------------------------------------------------------------------


def test_9_1_three_lords_and_a_prelate() -> None:
    state = realm()
    go(state, "court")
    assert legal(state, 0, "stand") == ["stand henri"]
    for missing in ("lord", "prelate", "throne"):
        state = realm()
        if missing == "lord":
            state.fiefs[1] = -1
        elif missing == "prelate":
            state.character_discards.append(26)
            state.sees[3] = -1
        else:
            state.sovereign = NOBLE["hugh"]
        go(state, "court")
        assert legal(state, 0, "stand") == [], missing
        assert why(state, 0, "stand henri") == "stand"


def test_9_1_candidates_are_free_lords_who_are_no_clerics() -> None:
    state = realm()
    noble(state, "william", GULES, "york", lord=["north"])
    noble(state, "arthur", GULES, "whitby", lord=["midlands"], see="york")
    noble(state, "herbert", AZURE, "york", out="durham")
    town(state, "york", "fortress", siege=AZURE)
    go(state, "court")
    assert legal(state, 0, "stand") == ["stand henri"]
    hold(state, "henri", "hugh")
    assert legal(state, 0, "stand") == []
    for slug in ("william", "arthur", "henri"):
        assert why(state, 0, f"stand {slug}") == "stand"


def test_9_1_the_most_votes_win_and_are_shown() -> None:
    """All vote in secret and at once; then every vote is turned over."""
    state = realm()
    go(state, "court")
    do(state, 0, "stand henri")
    do(state, 1, "stand anabel")
    ready(state, 0, 1, 2, 3)
    assert waits(state) == [0, 1, 2, 3]
    do(state, 0, "favour gules henri; seal")
    do(state, 1, "favour azure anabel; seal")
    do(state, 2, "favour vert anabel; decoy vert henri; seal")
    view = RULES.view(state, 0)
    assert view.election is not None
    assert view.election.placed == []
    assert view.election.sealed == [True, True, True, False]
    events = do(state, 3, "favour or henri; seal")
    assert RULES.view(state, 0).sovereign == "henri"
    assert [e.params["n"] for e in said(events, "voted")] == [1, 1, 1, 2]
    ballot = RULES.view(state, 3).ballot
    assert ballot is not None
    assert (ballot.kind, ballot.result) == ("election", "henri")
    casts = {(c.family, c.choice, c.weight, c.decoy) for c in ballot.casts}
    assert casts >= {(3, "henri", 2, False), (2, "henri", 0, True)}


def test_9_1_a_tie_elects_nobody() -> None:
    state = realm()
    go(state, "court")
    do(state, 0, "stand henri")
    do(state, 1, "stand anabel")
    ready(state, 0, 1, 2, 3)
    do(state, 0, "favour gules henri; seal")
    do(state, 1, "favour azure anabel; seal")
    do(state, 2, "seal")
    assert "nobody-elected" in keys(do(state, 3, "seal"))
    assert state.sovereign == -1


def test_9_1_a_decoy_is_nothing() -> None:
    state = realm()
    go(state, "court")
    do(state, 0, "stand henri")
    ready(state, 0, 1, 2, 3)
    for seat, arms in enumerate(("gules", "azure", "vert")):
        do(state, seat, f"decoy {arms} henri; seal")
    assert "nobody-elected" in keys(do(state, 3, "seal"))


def test_9_1_what_a_vote_weighs() -> None:
    """One for each free Lord or bishop, two an archbishop, a Noble once however many titles (ruling 10)."""
    state = realm()
    assert [votes(state, f) for f in range(4)] == [1, 1, 1, 2]
    state.fiefs[3] = NOBLE["henri"]
    state.fiefs[4] = NOBLE["edward"]
    assert [votes(state, f) for f in range(4)] == [1, 1, 1, 2]
    hold(state, "edward", "hugh")
    town(state, "plymouth", "fortress", siege=AZURE)
    assert [votes(state, f) for f in range(4)] == [0, 1, 1, 0]


def test_9_1_captives_do_not_vote_and_nobody_waits_for_them() -> None:
    """A family that has no vote is not asked, all at once or in turn; whoever is freed meanwhile is."""
    for voting in ("sealed", "turn"):
        state = realm(voting=voting)
        hold(state, "henri", "hugh")
        go(state, "court")
        do(state, 1, "stand anabel")
        ready(state, 0, 1, 2, 3)
        assert GULES not in waits(state)
        assert why(state, 0, "favour gules anabel") == {"sealed": "voiceless", "turn": "turn"}[voting]
        view = RULES.view(state, 3)
        assert view.election is not None
        assert view.election.sealed == [True, False, False, False]
    state.nobles[NOBLE["henri"]].captor = FREE
    assert waits(state) == [GULES]
    hold(state, "henri", "hugh")
    for seat in (1, 2):
        do(state, seat, f"favour {('', 'azure', 'vert')[seat]} anabel; seal")
    events = do(state, 3, "favour or anabel; seal")
    assert any(e.seals for e in said(events, "voted"))
    assert RULES.view(state, 0).sovereign == "anabel"


def test_9_1_the_last_who_has_a_vote_seals_for_good() -> None:
    """What all have chosen is shown then: the seal cannot be taken back, though a captive has not sealed."""
    state = realm()
    hold(state, "edward", "hugh")
    go(state, "court")
    do(state, 1, "stand anabel")
    ready(state, 0, 1, 2, 3)
    do(state, 0, "seal")
    do(state, 1, "seal")
    assert waits(state) == [2]
    assert said(do(state, 2, "seal"), "sealed")[0].seals


def test_9_1_a_new_king_and_his_queen_get_guards() -> None:
    """Knights for him, guards for her; a Sovereign Queen's husband gets guards and no title."""
    state = realm()
    noble(state, "lucia", VERT, "durham")
    wed(state, "henri", "lucia")
    go(state, "court")
    do(state, 0, "stand henri")
    ready(state, 0, 1, 2, 3)
    do(state, 0, "favour gules henri; seal")
    for seat in (1, 2, 3):
        do(state, seat, "seal")
    assert who(state, "henri").guards == 2
    assert who(state, "lucia").guards == 2
    assert RULES.view(state, 0).queen == "lucia"


def test_9_1_the_new_sovereign_may_call_parliament_at_once() -> None:
    """1C comes after 1B."""
    state = realm()
    go(state, "court")
    do(state, 0, "stand henri")
    ready(state, 0, 1, 2, 3)
    do(state, 0, "favour gules henri; seal")
    for seat in (1, 2, 3):
        do(state, seat, "seal")
    assert waits(state) == [0]
    assert legal(state, 0) == ["summon", "ready"]
    do(state, 0, "summon")
    do(state, 0, "ready")
    assert waits(state) == [0, 1, 2, 3]
    assert RULES.view(state, 1).parliament is not None


def test_9_1_votes_in_turn() -> None:
    """With that option one after the other; where a vote lies is seen, what it says is not."""
    state = realm(voting="turn", first=1)
    go(state, "court")
    do(state, 0, "stand henri")
    do(state, 1, "stand anabel")
    ready(state, 0, 1, 2, 3)
    assert waits(state) == [1]
    do(state, 1, "favour azure anabel; decoy azure henri")
    assert RULES.view(state, 2).election.placed == []  # type: ignore[union-attr]
    do(state, 1, "seal")
    assert waits(state) == [2]
    (placed,) = RULES.view(state, 2).election.placed  # type: ignore[union-attr]
    assert (placed.family, sorted(placed.on)) == (AZURE, ["anabel", "henri"])
    assert RULES.view(state, 2).own.ballots[0].vote == ""  # type: ignore[union-attr]
    do(state, 2, "seal")
    do(state, 3, "seal")
    do(state, 0, "favour gules henri; decoy gules henri; seal")
    assert RULES.view(state, 0).ballot is not None


# --- Parliament ------------------------------------------------------------------------------------------------------


def parliament(**options: object) -> FiefState:
    """King Henri calls Parliament."""
    state = realm(**options)
    state.sovereign = NOBLE["henri"]
    go(state, "court")
    do(state, 0, "summon")
    ready(state, 0, 1, 2, 3)
    return state


def test_9_2_a_free_sovereign_calls_it() -> None:
    state = realm()
    state.sovereign = NOBLE["henri"]
    go(state, "court")
    assert legal(state, 0, "summon") == ["summon"]
    assert why(state, 1, "summon") == "summon"
    hold(state, "henri", "hugh")
    assert legal(state, 0, "summon") == []


@pytest.mark.parametrize(("ayes", "granted"), [((0, 3), True), ((0, 1), False), ((1, 3), True), ((0, 1, 2), True)])
def test_9_2_more_than_half(ayes: tuple[int, ...], granted: bool) -> None:
    """Votes are 1, 1, 1 and 2; everybody else says no."""
    state = parliament()
    for seat, arms in enumerate(("gules", "azure", "vert", "or")):
        events = do(state, seat, f"vote {arms} {'aye' if seat in ayes else 'nay'}; seal")
    assert ("tax-granted" in keys(events)) == granted
    assert (waits(state) == [0] and RULES.view(state, 0).parliament is not None) == granted
    assert state.summoned


def test_9_2_the_twelve_are_split_in_secret() -> None:
    state = parliament()
    for seat, arms in enumerate(("gules", "azure", "vert", "or")):
        do(state, seat, f"vote {arms} aye; seal")
    do(state, 0, "share seat-1 5; share seat-2 2; share seat-1 3")
    assert RULES.view(state, 1).own.split == []  # type: ignore[union-attr]
    assert why(state, 0, "share seat-3 11") == "share"
    events = do(state, 0, "hand-out")
    assert state.purse == [17, 13, 12, 10]
    assert {e.audience for e in said(events, "share")} == {(0,), (0, 1), (0, 2)}


def test_9_2_a_burghers_votes_cost_a_treasure() -> None:
    """11.2: three or five more, in Parliament alone."""
    state = realm()
    state.sovereign = NOBLE["henri"]
    slot(state, GULES, "burgher-3")
    go(state, "court")
    do(state, 0, "summon")
    ready(state, 0, 1, 2, 3)
    do(state, 0, "vote gules aye; burgher gules; seal")
    for seat, arms in ((1, "azure"), (2, "vert")):
        do(state, seat, f"vote {arms} nay; seal")
    events = do(state, 3, "vote or nay; seal")
    assert state.treasures[GULES] == 1
    assert [e.params["n"] for e in said(events, "parliament-vote")] == [4, 1, 1, 2]
    assert "tax-denied" in keys(events)


def test_9_2_captives_have_no_word_in_parliament() -> None:
    """A family without a vote is refused and not waited for; a Burgher whose treasure is left gives it one (11.2)."""
    state = realm()
    state.sovereign = NOBLE["henri"]
    go(state, "court")
    do(state, 0, "summon")
    ready(state, 0, 1, 2, 3)
    hold(state, "anabel", "henri")
    assert waits(state) == [0, 2, 3]
    assert why(state, 1, "vote azure aye") == why(state, 1, "seal") == "voiceless"
    slot(state, AZURE, "burgher-3")
    assert waits(state) == [0, 1, 2, 3]
    do(state, 1, "vote azure nay; burgher azure")
    state.treasures[AZURE] = 0
    assert legal(state, 1) == ["vote azure aye", "vote azure nay", "vote azure nothing", "seal"]
    state.frames[-1].burghers[AZURE] = False  # type: ignore[union-attr]
    assert waits(state) == [0, 2, 3]


def test_9_2_once_a_round() -> None:
    """The vote is counted and shown; there is no second one in the round."""
    state = parliament()
    for seat, arms in enumerate(("gules", "azure", "vert", "or")):
        do(state, seat, f"vote {arms} nay; seal")
    ballot = RULES.view(state, 2).ballot
    assert ballot is not None
    assert (ballot.kind, ballot.result) == ("parliament", "denied")
    assert not any(c.decoy for c in ballot.casts)
    assert RULES.view(state, 2).stage == "discard"


def test_9_2_every_vote_is_written_down_by_itself() -> None:
    """Votes that standing orders cast in one go are not shown with those before them."""
    record = founders({}, ())
    note(
        record,
        {},
        [
            told("parliament-vote", family=family_term(GULES), vote=Word("nay"), n=1),
            told("tax-denied"),
            told("voted", family=family_term(AZURE), noble=noble_term(NOBLE["henri"]), n=2),
            told("nobody-elected"),
        ],
    )
    assert record.ballot is not None
    assert [(c.family, c.choice, c.weight) for c in record.ballot.casts] == [(AZURE, "henri", 2)]


def test_9_3_the_royal_tax_makes_every_city_restless() -> None:
    state = parliament()
    assert not RULES.view(state, 0).rebellious
    for seat, arms in enumerate(("gules", "azure", "vert", "or")):
        do(state, seat, f"vote {arms} aye; seal")
    do(state, 0, "hand-out")
    assert RULES.view(state, 0).rebellious
    hand(state, 2, "rebellion")
    assert len([a for a in legal(state, 2, "rebel") if a.endswith(" card")]) == 18


def test_9_3_rebellion_ends_with_the_round() -> None:
    state = realm()
    state.rebellious = state.summoned = True
    go(state, "close")
    assert not state.rebellious
    assert not state.summoned
