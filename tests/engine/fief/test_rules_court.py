"""Chapter 9: marriages, elections, Parliament and its tax."""

from __future__ import annotations

import pytest

from engine.core import Word
from engine.fief.board import ally_of, votes
from engine.fief.game_data import NOBLE
from engine.fief.rules import FIEF as RULES
from engine.fief.state.record import founders, note
from engine.fief.state.state import FREE, Discarding
from engine.fief.terms import family_term, noble_term, told
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys, said


def court(board: Board, seats: int = 4) -> Board:
    """Three families with a man and a woman each."""
    board.position(seats)
    names = [("henri", "lucia"), ("hugh", "philippa"), ("edward", "anabel")]
    for family, (man, woman) in enumerate(names):
        board.noble(man, family, ("london", "york", "norwich")[family])
        board.noble(woman, family, ("london", "york", "norwich")[family])
    return board


def realm(board: Board, **options: object) -> Board:
    """Lords of three families and a bishop: a Sovereign can be elected (9.1)."""
    board.position(**options)  # type: ignore[arg-type]
    board.noble("henri", GULES, "plymouth", lord=["south-west"])
    board.noble("anabel", AZURE, "cardiff", lord=["wales"])
    board.noble("hugh", VERT, "durham", lord=["marches"])
    board.noble("edward", OR, "canterbury")
    board.prelate("edward", "canterbury")
    return board


def ready(board: Board, *seats: int) -> list[str]:
    """Seats have nothing more to say; what that brings."""
    return keys(board.ready(*seats))


# --- marriages -------------------------------------------------------------------------------------------------------


def test_9_0_an_offer_is_public_and_its_receiver_is_asked_anew(board: Board) -> None:
    court(board)
    board.go("court")
    ready(board, 1)
    assert board.waits() == [0, 2]  # the fourth family has nobody who could marry or stand
    board.do(0, "court henri philippa")
    assert board.waits() == [0, 1, 2]
    view = RULES.view(board.state, 3)
    assert view.court is not None
    assert view.court.offers == [("henri", "philippa")]
    events = board.do(1, "marry henri philippa")
    assert "wedding" in keys(events)
    assert ally_of(board.state, GULES) == AZURE
    assert board.who("henri").spouse == NOBLE["philippa"]


def test_9_0_who_can_do_nothing_at_court_is_not_asked(board: Board) -> None:
    """With nobody to woo, no throne to stand for and no Parliament to call the game does not wait; all of that lies
    open. Whoever has something to do is asked, and so is whoever gets an offer."""
    court(board, 3)
    board.go("court")
    assert isinstance(board.state.frames[-1], Discarding)
    court(board, 3)
    board.crown("henri")
    board.go("court")
    assert board.waits() == [GULES]
    board.do(GULES, "ready")
    assert isinstance(board.state.frames[-1], Discarding)


def test_9_0_an_offer_may_be_refused(board: Board) -> None:
    court(board)
    board.go("court")
    board.do(0, "court henri philippa")
    board.do(1, "spurn henri philippa")
    assert RULES.view(board.state, 0).court.offers == []  # type: ignore[union-attr]
    assert ally_of(board.state, GULES) == -1


def test_9_0_an_offer_is_answered_not_offered_back(board: Board) -> None:
    """The same two again, from either side, is no new offer; other offers may cross it, and after a refusal whoever
    refused may ask."""
    court(board)
    board.go("court")
    board.do(0, "court henri philippa")
    assert board.legal(1, "court") == ["court hugh anabel", "court hugh lucia", "court philippa edward"]
    assert board.why(1, "court philippa henri") == board.why(0, "court henri philippa") == "courted"
    board.do(1, "spurn henri philippa")
    board.do(1, "court philippa henri")
    assert board.why(0, "court henri philippa") == "courted"
    assert "marry philippa henri" in board.legal(0, "marry")


def test_9_0_one_marriage_a_family(board: Board) -> None:
    """With the wedding every other offer of the two families lapses."""
    court(board)
    board.go("court")
    board.do(0, "court henri philippa; court henri anabel")
    board.do(1, "marry henri philippa")
    assert board.legal(2, "marry") == []
    assert board.legal(0, "court") == []
    assert board.why(2, "court edward lucia") == "marry-ally"


def test_9_0_a_man_and_a_woman_of_two_families_no_clerics(board: Board) -> None:
    court(board)
    board.prelate("henri", "norwich")
    board.go("court")
    assert board.legal(0, "court") == ["court lucia edward", "court lucia hugh"]
    assert board.why(0, "court henri philippa") == "marry-cleric"
    assert board.why(0, "court lucia anabel") == "marry-alike"


def test_9_0_a_captive_may_marry(board: Board) -> None:
    """Ruling 24, after the author for the French game."""
    court(board)
    board.hold("henri", "hugh")
    board.go("court")
    assert "court henri philippa" in board.legal(0, "court")


def test_9_0_a_kings_bride_is_queen_a_consort_is_no_king(board: Board) -> None:
    for ruler, spouse, queen in (("henri", "philippa", "philippa"), ("lucia", "hugh", "")):
        court(board)
        board.state.sovereign = NOBLE[ruler]
        board.go("court")
        board.do(0, f"court {ruler} {spouse}")
        board.do(1, f"marry {ruler} {spouse}")
        assert RULES.view(board.state, 0).queen == queen
        assert RULES.view(board.state, 0).sovereign == ruler
        assert board.who(spouse).guards == 2


def test_9_0_a_marriage_ends_only_by_death(board: Board) -> None:
    court(board)
    board.wed("henri", "philippa")
    board.go("court")
    assert board.legal(0, "court") == board.legal(1, "court") == []


def test_13_8_nobody_marries_among_three(board: Board) -> None:
    court(board, 3)
    board.crown("henri")
    board.go("court")
    assert board.legal(0, "court") == []
    assert board.why(0, "court henri philippa") == "marriage-three"


def test_13_7_in_a_game_of_two_a_seats_own_families_marry(board: Board) -> None:
    court(board, 2)
    board.go("court")
    assert board.legal(0, "marry") == ["marry henri philippa", "marry hugh lucia"]
    assert board.legal(0, "court") == []
    board.do(0, "marry henri philippa")
    assert ally_of(board.state, GULES) == AZURE


# --- elections -------------------------------------------------------------------------------------------------------


def test_9_1_three_lords_and_a_prelate(board: Board) -> None:
    realm(board)
    board.go("court")
    assert board.legal(0, "stand") == ["stand henri"]
    for missing in ("lord", "prelate", "throne"):
        realm(board)
        if missing == "lord":
            board.state.fiefs[1] = -1
        elif missing == "prelate":
            board.state.character_discards.append(26)
            board.state.sees[3] = -1
        else:
            board.state.sovereign = NOBLE["hugh"]
        board.go("court")
        assert board.legal(0, "stand") == [], missing
        assert board.why(0, "stand henri") == ("election-crown" if missing == "throne" else "election-early")


def test_9_1_candidates_are_free_lords_who_are_no_clerics(board: Board) -> None:
    realm(board)
    board.noble("william", GULES, "york", lord=["north"])
    board.noble("arthur", GULES, "whitby", lord=["midlands"], see="york")
    board.noble("herbert", AZURE, "york", out="durham")
    board.town("york", "fortress", siege=AZURE)
    board.go("court")
    assert board.legal(0, "stand") == ["stand henri"]
    board.hold("henri", "hugh")
    assert board.legal(0, "stand") == []
    for slug, code in (("william", "besieged"), ("arthur", "candidate-cleric"), ("henri", "captive")):
        assert board.why(0, f"stand {slug}") == code


def test_9_1_the_most_votes_win_and_are_shown(board: Board) -> None:
    """All vote in secret and at once; then every vote is turned over."""
    realm(board)
    board.go("court")
    board.do(0, "stand henri")
    board.do(1, "stand anabel")
    ready(board, 0, 1, 2, 3)
    assert board.waits() == [0, 1, 2, 3]
    board.do(0, "favour gules henri; seal")
    board.do(1, "favour azure anabel; seal")
    board.do(2, "favour vert anabel; decoy vert henri; seal")
    view = RULES.view(board.state, 0)
    assert view.election is not None
    assert view.election.placed == []
    assert view.election.sealed == [True, True, True, False]
    events = board.do(3, "favour or henri; seal")
    assert RULES.view(board.state, 0).sovereign == "henri"
    assert [e.params["n"] for e in said(events, "voted")] == [1, 1, 1, 2]
    ballot = RULES.view(board.state, 3).ballot
    assert ballot is not None
    assert (ballot.kind, ballot.result) == ("election", "henri")
    casts = {(c.family, c.choice, c.weight, c.decoy) for c in ballot.casts}
    assert casts >= {(3, "henri", 2, False), (2, "henri", 0, True)}


def test_9_1_a_tie_elects_nobody(board: Board) -> None:
    realm(board)
    board.go("court")
    board.do(0, "stand henri")
    board.do(1, "stand anabel")
    ready(board, 0, 1, 2, 3)
    board.do(0, "favour gules henri; seal")
    board.do(1, "favour azure anabel; seal")
    board.do(2, "seal")
    assert "nobody-elected" in keys(board.do(3, "seal"))
    assert board.state.sovereign == -1


def test_9_1_a_decoy_is_nothing(board: Board) -> None:
    realm(board)
    board.go("court")
    board.do(0, "stand henri")
    ready(board, 0, 1, 2, 3)
    for seat, arms in enumerate(("gules", "azure", "vert")):
        board.do(seat, f"decoy {arms} henri; seal")
    assert "nobody-elected" in keys(board.do(3, "seal"))


def test_9_1_what_a_vote_weighs(board: Board) -> None:
    """One for each free Lord or bishop, two an archbishop, a Noble once however many titles (ruling 10)."""
    realm(board)
    assert [votes(board.state, f) for f in range(4)] == [1, 1, 1, 2]
    board.state.fiefs[3] = NOBLE["henri"]
    board.state.fiefs[4] = NOBLE["edward"]
    assert [votes(board.state, f) for f in range(4)] == [1, 1, 1, 2]
    board.hold("edward", "hugh")
    board.town("plymouth", "fortress", siege=AZURE)
    assert [votes(board.state, f) for f in range(4)] == [0, 1, 1, 0]


def test_9_1_captives_do_not_vote_and_nobody_waits_for_them(board: Board) -> None:
    """A family that has no vote is not asked, all at once or in turn; whoever is freed meanwhile is."""
    for voting in ("sealed", "turn"):
        realm(board, voting=voting)
        board.hold("henri", "hugh")
        board.go("court")
        board.do(1, "stand anabel")
        ready(board, 0, 1, 2, 3)
        assert GULES not in board.waits()
        assert board.why(0, "favour gules anabel") == {"sealed": "voiceless", "turn": "turn"}[voting]
        view = RULES.view(board.state, 3)
        assert view.election is not None
        assert view.election.sealed == [True, False, False, False]
    board.state.nobles[NOBLE["henri"]].captor = FREE
    assert board.waits() == [GULES]
    board.hold("henri", "hugh")
    for seat in (1, 2):
        board.do(seat, f"favour {('', 'azure', 'vert')[seat]} anabel; seal")
    events = board.do(3, "favour or anabel; seal")
    assert any(e.seals for e in said(events, "voted"))
    assert RULES.view(board.state, 0).sovereign == "anabel"


def test_9_1_the_last_who_has_a_vote_seals_for_good(board: Board) -> None:
    """What all have chosen is shown then: the seal cannot be taken back, though a captive has not sealed."""
    realm(board)
    board.hold("edward", "hugh")
    board.go("court")
    board.do(1, "stand anabel")
    ready(board, 0, 1, 2, 3)
    board.do(0, "seal")
    board.do(1, "seal")
    assert board.waits() == [2]
    assert said(board.do(2, "seal"), "sealed")[0].seals


def test_9_1_a_new_king_and_his_queen_get_guards(board: Board) -> None:
    """Knights for him, guards for her; a Sovereign Queen's husband gets guards and no title."""
    realm(board)
    board.noble("lucia", VERT, "durham")
    board.wed("henri", "lucia")
    board.go("court")
    board.do(0, "stand henri")
    ready(board, 0, 1, 2, 3)
    board.do(0, "favour gules henri; seal")
    for seat in (1, 2, 3):
        board.do(seat, "seal")
    assert board.who("henri").guards == 2
    assert board.who("lucia").guards == 2
    assert RULES.view(board.state, 0).queen == "lucia"


def test_9_1_the_new_sovereign_may_call_parliament_at_once(board: Board) -> None:
    """1C comes after 1B."""
    realm(board)
    board.go("court")
    board.do(0, "stand henri")
    ready(board, 0, 1, 2, 3)
    board.do(0, "favour gules henri; seal")
    for seat in (1, 2, 3):
        board.do(seat, "seal")
    assert board.waits() == [0]
    assert board.legal(0) == ["summon", "ready"]
    board.do(0, "summon")
    board.do(0, "ready")
    assert board.waits() == [0, 1, 2, 3]
    assert RULES.view(board.state, 1).parliament is not None


def test_9_1_votes_in_turn(board: Board) -> None:
    """With that option one after the other; where a vote lies is seen, what it says is not."""
    realm(board, voting="turn", first=1)
    board.go("court")
    board.do(0, "stand henri")
    board.do(1, "stand anabel")
    ready(board, 0, 1, 2, 3)
    assert board.waits() == [1]
    board.do(1, "favour azure anabel; decoy azure henri")
    assert RULES.view(board.state, 2).election.placed == []  # type: ignore[union-attr]
    board.do(1, "seal")
    assert board.waits() == [2]
    (placed,) = RULES.view(board.state, 2).election.placed  # type: ignore[union-attr]
    assert (placed.family, sorted(placed.on)) == (AZURE, ["anabel", "henri"])
    assert RULES.view(board.state, 2).own.ballots[0].vote == ""  # type: ignore[union-attr]
    board.do(2, "seal")
    board.do(3, "seal")
    board.do(0, "favour gules henri; decoy gules henri; seal")
    assert RULES.view(board.state, 0).ballot is not None


# --- Parliament ------------------------------------------------------------------------------------------------------


def parliament(board: Board, **options: object) -> Board:
    """King Henri calls Parliament."""
    realm(board, **options)
    board.state.sovereign = NOBLE["henri"]
    board.go("court")
    board.do(0, "summon")
    ready(board, 0, 1, 2, 3)
    return board


def test_9_2_a_free_sovereign_calls_it(board: Board) -> None:
    realm(board)
    board.state.sovereign = NOBLE["henri"]
    board.go("court")
    assert board.legal(0, "summon") == ["summon"]
    assert board.why(1, "summon") == "summon-crown"
    board.hold("henri", "hugh")
    assert board.legal(0, "summon") == []


@pytest.mark.parametrize(("ayes", "granted"), [((0, 3), True), ((0, 1), False), ((1, 3), True), ((0, 1, 2), True)])
def test_9_2_more_than_half(board: Board, ayes: tuple[int, ...], granted: bool) -> None:
    """Votes are 1, 1, 1 and 2; everybody else says no."""
    parliament(board)
    for seat, arms in enumerate(("gules", "azure", "vert", "or")):
        events = board.do(seat, f"vote {arms} {'aye' if seat in ayes else 'nay'}; seal")
    assert ("tax-granted" in keys(events)) == granted
    assert (board.waits() == [0] and RULES.view(board.state, 0).parliament is not None) == granted
    assert board.state.summoned


def test_9_2_the_twelve_are_split_in_secret(board: Board) -> None:
    parliament(board)
    for seat, arms in enumerate(("gules", "azure", "vert", "or")):
        board.do(seat, f"vote {arms} aye; seal")
    board.do(0, "share seat-1 5; share seat-2 2; share seat-1 3")
    assert RULES.view(board.state, 1).own.split == []  # type: ignore[union-attr]
    assert board.why(0, "share seat-3 11") == "share"
    events = board.do(0, "hand-out")
    assert board.state.purse == [17, 13, 12, 10]
    assert {e.audience for e in said(events, "share")} == {(0,), (0, 1), (0, 2)}


def test_9_2_a_burghers_votes_cost_a_treasure(board: Board) -> None:
    """11.2: three or five more, in Parliament alone."""
    realm(board)
    board.state.sovereign = NOBLE["henri"]
    board.slot(GULES, "burgher-3")
    board.go("court")
    board.do(0, "summon")
    ready(board, 0, 1, 2, 3)
    board.do(0, "vote gules aye; burgher gules; seal")
    for seat, arms in ((1, "azure"), (2, "vert")):
        board.do(seat, f"vote {arms} nay; seal")
    events = board.do(3, "vote or nay; seal")
    assert board.state.treasures[GULES] == 1
    assert [e.params["n"] for e in said(events, "parliament-vote")] == [4, 1, 1, 2]
    assert "tax-denied" in keys(events)


def test_9_2_captives_have_no_word_in_parliament(board: Board) -> None:
    """A family without a vote is refused and not waited for; a Burgher whose treasure is left gives it one (11.2)."""
    realm(board)
    board.state.sovereign = NOBLE["henri"]
    board.go("court")
    board.do(0, "summon")
    ready(board, 0, 1, 2, 3)
    board.hold("anabel", "henri")
    assert board.waits() == [0, 2, 3]
    assert board.why(1, "vote azure aye") == board.why(1, "seal") == "voiceless"
    board.slot(AZURE, "burgher-3")
    assert board.waits() == [0, 1, 2, 3]
    board.do(1, "vote azure nay; burgher azure")
    board.state.treasures[AZURE] = 0
    assert board.legal(1) == ["vote azure aye", "vote azure nay", "vote azure nothing", "seal"]
    board.state.frames[-1].burghers[AZURE] = False  # type: ignore[union-attr]
    assert board.waits() == [0, 2, 3]


def test_9_2_once_a_round(board: Board) -> None:
    """The vote is counted and shown; there is no second one in the round."""
    parliament(board)
    for seat, arms in enumerate(("gules", "azure", "vert", "or")):
        board.do(seat, f"vote {arms} nay; seal")
    ballot = RULES.view(board.state, 2).ballot
    assert ballot is not None
    assert (ballot.kind, ballot.result) == ("parliament", "denied")
    assert not any(c.decoy for c in ballot.casts)
    assert RULES.view(board.state, 2).stage == "discard"


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


def test_9_3_the_royal_tax_makes_every_city_restless(board: Board) -> None:
    parliament(board)
    assert not RULES.view(board.state, 0).rebellious
    for seat, arms in enumerate(("gules", "azure", "vert", "or")):
        board.do(seat, f"vote {arms} aye; seal")
    board.do(0, "hand-out")
    assert RULES.view(board.state, 0).rebellious
    board.hand(2, "rebellion")
    assert len([a for a in board.legal(2, "rebel") if a.endswith(" card")]) == 18


def test_9_3_rebellion_ends_with_the_round(board: Board) -> None:
    realm(board)
    board.state.rebellious = board.state.summoned = True
    board.go("close")
    assert not board.state.rebellious
    assert not board.state.summoned
