"""The Assembly: attendance, Votes, ties, two players, standing orders (K10.1-K10.7, K15.3)."""

from __future__ import annotations

from engine.knights.game_data import AGENDAS
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import ASSEMBLY
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, agenda, keys

LAWS = ("crown-quarter", "arms-tax", "truce-of-god")


# --- who comes --------------------------------------------------------------------------------------------------------


def test_k10_1_a_vote_and_one_for_each_city_of_the_kingdom(board: Board) -> None:
    board.city("vecht", RED)
    board.city("froli", RED)
    board.city("cadiz", BLUE)
    board.grant("seat-of-honour", seat=GREEN)
    board.grant("chancellor", "saffron")
    board.meet(*LAWS)
    assert board.votes() == [3, 1, 3, 2]


def test_k10_1_who_is_banned_or_kept_away_receives_none(board: Board) -> None:
    board.state.barons[BLUE].banned = True
    board.grant("legate", seat=GREEN)
    board.grant("viceroy", "saffron")
    assert "absent" in keys(board.meet(*LAWS))
    assert board.votes() == [1, 0, 0, 0]
    board.do(RED, "arrange crown-quarter arms-tax truce-of-god")
    assert board.waits() == [RED]


def test_k10_2_an_absent_chairman_names_who_presides(board: Board) -> None:
    board.grant("legate", seat=RED)
    board.state.barons[GREEN].votes = 2
    board.meet(*LAWS)
    assert board.waits() == [RED]
    assert board.legal(RED) == ["preside seat-1", "preside seat-2", "preside seat-3"]
    assert [str(a) for a in board.prompt(RED).default] == ["preside seat-2"]
    assert board.why(RED, "preside seat-0") == "deputy"
    board.do(RED, "preside seat-3")
    assert board.waits() == [YELLOW]
    board.do(YELLOW, "arrange arms-tax crown-quarter truce-of-god")
    board.cast("arms-tax", 0, 0, 0, 0)
    assert board.waits() == [YELLOW], "he breaks the tie too"
    assert board.state.chairman == RED


def test_g34_nobody_comes_and_all_stays_pending(board: Board) -> None:
    for baron in board.state.barons:
        baron.banned = True
    assert "adjourned" in keys(board.meet(*LAWS))
    assert [AGENDAS[c].slug for c in board.state.pending] == list(LAWS)


def test_k10_9_a_law_takes_votes_and_who_defies_it_leaves(board: Board) -> None:
    board.grant("short-speeches", law=True)
    board.state.barons[RED].votes, board.state.barons[BLUE].votes = 9, 8
    board.meet(*LAWS)
    assert board.prompt(RED).params["n"] == 4
    board.do(RED, "obey")
    board.do(BLUE, "defy")
    assert board.votes()[:2] == [6, 9]
    assert board.state.barons[BLUE].banned
    board.do(RED, "arrange crown-quarter arms-tax truce-of-god")
    assert BLUE not in board.waits()


# --- votes ------------------------------------------------------------------------------------------------------------


def test_k10_4_the_chairman_orders_the_agendas(board: Board) -> None:
    board.meet(*LAWS)
    assert board.waits() == [RED]
    assert len(board.legal(RED)) == 6
    assert board.why(RED, "arrange crown-quarter arms-tax") == "arrange"
    board.do(RED, "arrange truce-of-god crown-quarter arms-tax")
    assert board.legal(BLUE)[0] == "cast truce-of-god 0"


def test_k10_5_votes_are_secret_until_all_are_in(board: Board) -> None:
    board.state.barons[RED].votes = 4
    board.meet("crown-quarter")
    assert board.waits() == [RED, BLUE, GREEN, YELLOW]
    assert board.why(RED, "cast crown-quarter 6") == "votes"
    assert board.why(RED, "cast arms-tax 1") == "words"
    for seat, n in ((RED, 5), (BLUE, 1)):
        before = [KNIGHTS.view(board.state, s) for s in (GREEN, None)]
        board.do(seat, f"cast crown-quarter {n}")
        after = [KNIGHTS.view(board.state, s) for s in (GREEN, None)]
        for one, other in zip(before, after, strict=True):
            assert one.vote == other.vote, "nothing but the seal is seen"
    mine = KNIGHTS.view(board.state, RED).vote
    assert mine is not None
    assert mine.written == {"crown-quarter": 5}
    assert board.why(RED, "cast crown-quarter 2") == "sealed"
    board.do(RED, "unseal; cast crown-quarter 2")
    assert "votes-shown" in keys(board.cast("crown-quarter", 0, 0, 0, 1))
    assert board.votes() == [3, 0, 1, 0], "shown Votes are spent"


def test_k10_5_declared_in_turn_from_the_chairman(board: Board) -> None:
    board.state.chairman = GREEN
    board.meet("crown-quarter")
    board.cast("crown-quarter", 1, 0, 1, 1)
    for seat, said in ((GREEN, "no"), (YELLOW, "yes"), (RED, "yes")):
        assert board.waits() == [seat]
        assert board.why(seat, "declare seat-1") == "declare-word"
        events = board.do(seat, f"declare {said}")
    assert "passed" in keys(events)
    assert next(e for e in events if e.key == "knights-passed").params["tied"] == 0
    assert agenda("crown-quarter") in board.state.laws


def test_k10_5_the_chairman_breaks_a_tie_whatever_he_voted(board: Board) -> None:
    board.meet("crown-quarter")
    board.cast("crown-quarter", 1, 1, 0, 0)
    board.do(RED, "declare no")
    board.do(BLUE, "declare yes")
    assert board.waits() == [RED]
    assert [str(a) for a in board.prompt(RED).default] == ["decide no"], "as he has voted"
    passed = next(e for e in board.do(RED, "decide yes") if e.key == "knights-passed")
    assert (passed.params["n"], passed.params["other"], passed.params["tied"]) == (1, 1, 1)
    assert agenda("crown-quarter") in board.state.laws


def test_g7_without_votes_everything_ties(board: Board) -> None:
    board.meet("royal-grant")
    board.cast("royal-grant", 0, 0, 0, 0)
    assert board.legal(RED) == [f"decide seat-{s}" for s in range(4)]
    assert [str(a) for a in board.prompt(RED).default] == ["decide seat-0"]
    board.do(RED, "decide seat-2")
    board.do(GREEN, "abide")
    assert board.state.barons[GREEN].crowns == 23


def test_g36_who_has_no_votes_is_not_asked_but_to_break_a_tie(board: Board) -> None:
    board.meet("crown-quarter", "arms-tax")
    board.do(RED, "arrange crown-quarter arms-tax")
    board.cast("crown-quarter", 1, 1, 0, 0)
    assert board.waits() == [RED], "in turn, those who cast any"
    board.do(RED, "declare no")
    board.do(BLUE, "declare no")
    assert board.waits() == [GREEN, YELLOW], "red and blue have none left"
    board.cast("arms-tax", 0, 0, 0, 0)
    assert (board.waits(), board.prompt(RED).step) == ([RED], "decide")


def test_k10_7_no_discards_without_effect(board: Board) -> None:
    board.meet("crown-quarter")
    board.cast("crown-quarter", 1, 0, 0, 0)
    assert "rejected" in keys(board.do(RED, "declare no"))
    assert agenda("crown-quarter") in board.state.agendas_out
    assert not board.state.laws


def test_k10_7_a_baron_is_elected_by_most_votes(board: Board) -> None:
    board.state.barons[BLUE].votes = 3
    board.meet("silver-mines")
    board.cast("silver-mines", 1, 2, 0, 1)
    assert board.why(RED, "declare yes") == "declare-baron"
    board.do(RED, "declare seat-0")
    board.do(BLUE, "declare seat-1")
    board.do(YELLOW, "declare seat-0")
    assert board.legal(RED) == ["decide seat-0", "decide seat-1"], "tied options alone"
    board.do(RED, "decide seat-1")
    board.do(BLUE, "abide")
    assert board.state.barons[BLUE].charges == [agenda("silver-mines")]


def test_k10_6_three_new_agendas_from_the_discards_if_need_be(board: Board) -> None:
    board.fill(ASSEMBLY, 8)
    board.meet("crown-quarter")
    board.state.agendas_out += board.state.agendas[1:]
    del board.state.agendas[1:]
    board.cast("crown-quarter", 1, 0, 0, 0)
    events = board.do(RED, "declare yes")
    assert "new-agendas" in keys(events)
    assert len(board.state.pending) == 3, "the discards are shuffled when the deck runs out"
    assert not board.state.spaces[ASSEMBLY]


# --- two players ------------------------------------------------------------------------------------------------------


def test_k15_3_two_players_write_all_amounts_at_once(board: Board) -> None:
    board.position(2)
    board.state.barons[RED].votes, board.state.barons[BLUE].votes = 4, 2
    board.meet(*LAWS)
    board.do(RED, "arrange crown-quarter arms-tax truce-of-god")
    board.do(RED, "cast crown-quarter 2; cast arms-tax 3")
    assert board.why(RED, "cast truce-of-god 1") == "votes"
    board.do(BLUE, "cast arms-tax 1; cast truce-of-god 2; seal")
    events = board.do(RED, "seal")
    assert keys(events).count("votes-shown") == 3
    assert board.votes() == [0, 0]
    board.do(RED, "declare yes; declare no")
    board.do(BLUE, "declare yes; declare yes")
    assert [AGENDAS[c].slug for c in board.state.laws] == ["crown-quarter", "truce-of-god"]


def test_k15_3_private_motions_are_heard_before_their_votes(board: Board) -> None:
    board.position(2)
    board.stack({"baron": BLUE}, {"baron": RED})
    board.meet("private-motion", "private-motion")
    board.do(BLUE, "propose postpone")
    assert board.waits() == [RED]
    board.grant("crown-quarter", law=True)
    board.do(RED, "propose repeal crown-quarter")
    assert board.legal(RED)[0] == "cast private-motion-1 0"
    board.do(RED, "cast private-motion-2 1; seal")
    board.do(BLUE, "seal; decide no") if board.state.chairman == BLUE else board.do(BLUE, "seal")
    board.do(RED, "decide no; declare yes")
    assert not board.state.laws


# --- standing orders --------------------------------------------------------------------------------------------------


def test_k10_5_votes_on_condition_all_of_them_if_my_charge_is_named(board: Board) -> None:
    board.grant("silver-mines", seat=BLUE)
    board.grant("vineyards", seat=GREEN)
    board.state.barons[BLUE].votes = 4
    board.do(BLUE, "order-votes mine all; order-voice mine no; order-votes repeal 0")
    board.stack({"baron": RED})
    board.meet("private-motion")
    board.do(RED, "propose repeal silver-mines")
    assert BLUE not in board.waits()
    events = board.cast("private-motion", 1, 0, 0, 0)
    board.do(RED, "declare yes")
    assert board.state.barons[BLUE].charges
    assert board.votes()[BLUE] == 0
    assert "votes-shown" in keys(events)


def test_k10_5_votes_on_condition_know_an_office_and_whose_it_is(board: Board) -> None:
    board.noble("kobalt", "lorne", "regular-50")
    board.grant("constable", "kobalt")
    for seat in (BLUE, GREEN):
        board.state.barons[seat].votes = 4
        board.do(seat, "order-votes mine all; order-voice mine no; order-votes repeal 1")
    board.stack({"baron": RED})
    board.meet("private-motion")
    board.do(RED, "propose repeal constable")
    board.cast("private-motion", 0, 0, 0, 0)
    assert board.votes()[BLUE:YELLOW] == [0, 4]


def test_k10_5_orders_elect_oneself_and_a_rival_and_take_what_gives(board: Board) -> None:
    board.state.barons[YELLOW].influence = 5
    board.do(BLUE, "order-votes charge 1; order-voice charge self; order decisions gains")
    board.do(BLUE, "order-votes blow all; order-voice blow leader")
    board.meet("silver-mines", "traitor-to-the-crown")
    board.do(RED, "arrange silver-mines traitor-to-the-crown")
    board.cast("silver-mines", 0, 0, 0, 0)
    assert board.state.barons[BLUE].charges == [agenda("silver-mines")]
    board.cast("traitor-to-the-crown", 1, 0, 0, 0)
    board.do(RED, "declare seat-1")
    assert board.state.barons[BLUE].banned, "his only Vote is spent"
    assert not board.state.barons[YELLOW].banned


def test_k10_5_who_orders_what_nobody_knows_is_refused(board: Board) -> None:
    board.run()
    assert board.why(RED, "order-votes weather 3") == "words"
    assert board.why(RED, "order-voice charge perhaps") == "words"
