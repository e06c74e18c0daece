"""The Assembly: attendance, Votes, ties, two players, standing orders (K10.1-K10.7, K15.3)."""

from __future__ import annotations

from engine.knights.game_data import AGENDAS
from engine.knights.rules import KNIGHTS
from engine.knights.state import ASSEMBLY
from tests.engine.knights.halls import cast, meet, number, votes
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    fill,
    grant,
    keys,
    legal,
    noble,
    position,
    prompt,
    run,
    stack,
    waits,
    why,
)

LAWS = ("crown-quarter", "arms-tax", "truce-of-god")


# --- who comes --------------------------------------------------------------------------------------------------------


def test_k10_1_a_vote_and_one_for_each_city_of_the_kingdom() -> None:
    state = position()
    city(state, "vecht", RED)
    city(state, "froli", RED)
    city(state, "cadiz", BLUE)
    grant(state, "seat-of-honour", seat=GREEN)
    grant(state, "chancellor", "saffron")
    meet(state, *LAWS)
    assert votes(state) == [3, 1, 3, 2]


def test_k10_1_who_is_banned_or_kept_away_receives_none() -> None:
    state = position()
    state.barons[BLUE].banned = True
    grant(state, "legate", seat=GREEN)
    grant(state, "viceroy", "saffron")
    assert "absent" in keys(meet(state, *LAWS))
    assert votes(state) == [1, 0, 0, 0]
    do(state, RED, "arrange crown-quarter arms-tax truce-of-god")
    assert waits(state) == [RED]


def test_k10_2_an_absent_chairman_names_who_presides() -> None:
    state = position()
    grant(state, "legate", seat=RED)
    state.barons[GREEN].votes = 2
    meet(state, *LAWS)
    assert waits(state) == [RED]
    assert legal(state, RED) == ["preside seat-1", "preside seat-2", "preside seat-3"]
    assert [str(a) for a in prompt(state, RED).default] == ["preside seat-2"]
    assert why(state, RED, "preside seat-0") == "deputy"
    do(state, RED, "preside seat-3")
    assert waits(state) == [YELLOW]
    do(state, YELLOW, "arrange arms-tax crown-quarter truce-of-god")
    cast(state, "arms-tax", 0, 0, 0, 0)
    assert waits(state) == [YELLOW], "he breaks the tie too"
    assert state.chairman == RED


def test_g34_nobody_comes_and_all_stays_pending() -> None:
    state = position()
    for baron in state.barons:
        baron.banned = True
    assert "adjourned" in keys(meet(state, *LAWS))
    assert [AGENDAS[c].slug for c in state.pending] == list(LAWS)


def test_k10_9_a_law_takes_votes_and_who_defies_it_leaves() -> None:
    state = position()
    grant(state, "short-speeches", law=True)
    state.barons[RED].votes, state.barons[BLUE].votes = 9, 8
    meet(state, *LAWS)
    assert prompt(state, RED).params["n"] == 4
    do(state, RED, "obey")
    do(state, BLUE, "defy")
    assert votes(state)[:2] == [6, 9]
    assert state.barons[BLUE].banned
    do(state, RED, "arrange crown-quarter arms-tax truce-of-god")
    assert BLUE not in waits(state)


# --- votes ------------------------------------------------------------------------------------------------------------


def test_k10_4_the_chairman_orders_the_agendas() -> None:
    state = position()
    meet(state, *LAWS)
    assert waits(state) == [RED]
    assert len(legal(state, RED)) == 6
    assert why(state, RED, "arrange crown-quarter arms-tax") == "arrange"
    do(state, RED, "arrange truce-of-god crown-quarter arms-tax")
    assert legal(state, BLUE)[0] == "cast truce-of-god 0"


def test_k10_5_votes_are_secret_until_all_are_in() -> None:
    state = position()
    state.barons[RED].votes = 4
    meet(state, "crown-quarter")
    assert waits(state) == [RED, BLUE, GREEN, YELLOW]
    assert why(state, RED, "cast crown-quarter 6") == "votes"
    assert why(state, RED, "cast arms-tax 1") == "words"
    for seat, n in ((RED, 5), (BLUE, 1)):
        before = [KNIGHTS.view(state, s) for s in (GREEN, None)]
        do(state, seat, f"cast crown-quarter {n}")
        after = [KNIGHTS.view(state, s) for s in (GREEN, None)]
        for one, other in zip(before, after, strict=True):
            assert one.vote == other.vote, "nothing but the seal is seen"
    mine = KNIGHTS.view(state, RED).vote
    assert mine is not None
    assert mine.written == {"crown-quarter": 5}
    assert why(state, RED, "cast crown-quarter 2") == "sealed"
    do(state, RED, "unseal; cast crown-quarter 2")
    assert "votes-shown" in keys(cast(state, "crown-quarter", 0, 0, 0, 1))
    assert votes(state) == [3, 0, 1, 0], "shown Votes are spent"


def test_k10_5_declared_in_turn_from_the_chairman() -> None:
    state = position()
    state.chairman = GREEN
    meet(state, "crown-quarter")
    cast(state, "crown-quarter", 1, 0, 1, 1)
    for seat, said in ((GREEN, "no"), (YELLOW, "yes"), (RED, "yes")):
        assert waits(state) == [seat]
        assert why(state, seat, "declare seat-1") == "declare-word"
        events = do(state, seat, f"declare {said}")
    assert "passed" in keys(events)
    assert next(e for e in events if e.key == "knights-passed").params["tied"] == 0
    assert number("crown-quarter") in state.laws


def test_k10_5_the_chairman_breaks_a_tie_whatever_he_voted() -> None:
    state = position()
    meet(state, "crown-quarter")
    cast(state, "crown-quarter", 1, 1, 0, 0)
    do(state, RED, "declare no")
    do(state, BLUE, "declare yes")
    assert waits(state) == [RED]
    assert [str(a) for a in prompt(state, RED).default] == ["decide no"], "as he has voted"
    passed = next(e for e in do(state, RED, "decide yes") if e.key == "knights-passed")
    assert (passed.params["n"], passed.params["other"], passed.params["tied"]) == (1, 1, 1)
    assert number("crown-quarter") in state.laws


def test_g7_without_votes_everything_ties() -> None:
    state = position()
    meet(state, "royal-grant")
    cast(state, "royal-grant", 0, 0, 0, 0)
    assert legal(state, RED) == [f"decide seat-{s}" for s in range(4)]
    assert [str(a) for a in prompt(state, RED).default] == ["decide seat-0"]
    do(state, RED, "decide seat-2")
    do(state, GREEN, "abide")
    assert state.barons[GREEN].crowns == 23


def test_g36_who_has_no_votes_is_not_asked_but_to_break_a_tie() -> None:
    state = position()
    meet(state, "crown-quarter", "arms-tax")
    do(state, RED, "arrange crown-quarter arms-tax")
    cast(state, "crown-quarter", 1, 1, 0, 0)
    assert waits(state) == [RED], "in turn, those who cast any"
    do(state, RED, "declare no")
    do(state, BLUE, "declare no")
    assert waits(state) == [GREEN, YELLOW], "red and blue have none left"
    cast(state, "arms-tax", 0, 0, 0, 0)
    assert (waits(state), prompt(state, RED).step) == ([RED], "decide")


def test_k10_7_no_discards_without_effect() -> None:
    state = position()
    meet(state, "crown-quarter")
    cast(state, "crown-quarter", 1, 0, 0, 0)
    assert "rejected" in keys(do(state, RED, "declare no"))
    assert number("crown-quarter") in state.agendas_out
    assert not state.laws


def test_k10_7_a_baron_is_elected_by_most_votes() -> None:
    state = position()
    state.barons[BLUE].votes = 3
    meet(state, "silver-mines")
    cast(state, "silver-mines", 1, 2, 0, 1)
    assert why(state, RED, "declare yes") == "declare-baron"
    do(state, RED, "declare seat-0")
    do(state, BLUE, "declare seat-1")
    do(state, YELLOW, "declare seat-0")
    assert legal(state, RED) == ["decide seat-0", "decide seat-1"], "tied options alone"
    do(state, RED, "decide seat-1")
    do(state, BLUE, "abide")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_k10_6_three_new_agendas_from_the_discards_if_need_be() -> None:
    state = position()
    fill(state, ASSEMBLY, 8)
    meet(state, "crown-quarter")
    state.agendas_out += state.agendas[1:]
    del state.agendas[1:]
    cast(state, "crown-quarter", 1, 0, 0, 0)
    events = do(state, RED, "declare yes")
    assert "new-agendas" in keys(events)
    assert len(state.pending) == 3, "the discards are shuffled when the deck runs out"
    assert not state.spaces[ASSEMBLY]


# --- two players ------------------------------------------------------------------------------------------------------


def test_k15_3_two_players_write_all_amounts_at_once() -> None:
    state = position(2)
    state.barons[RED].votes, state.barons[BLUE].votes = 4, 2
    meet(state, *LAWS)
    do(state, RED, "arrange crown-quarter arms-tax truce-of-god")
    do(state, RED, "cast crown-quarter 2; cast arms-tax 3")
    assert why(state, RED, "cast truce-of-god 1") == "votes"
    do(state, BLUE, "cast arms-tax 1; cast truce-of-god 2; seal")
    events = do(state, RED, "seal")
    assert keys(events).count("votes-shown") == 3
    assert votes(state) == [0, 0]
    do(state, RED, "declare yes; declare no")
    do(state, BLUE, "declare yes; declare yes")
    assert [AGENDAS[c].slug for c in state.laws] == ["crown-quarter", "truce-of-god"]


def test_k15_3_private_motions_are_heard_before_their_votes() -> None:
    state = position(2)
    stack(state, {"baron": BLUE}, {"baron": RED})
    meet(state, "private-motion", "private-motion")
    do(state, BLUE, "propose postpone")
    assert waits(state) == [RED]
    grant(state, "crown-quarter", law=True)
    do(state, RED, "propose repeal crown-quarter")
    assert legal(state, RED)[0] == "cast private-motion-1 0"
    do(state, RED, "cast private-motion-2 1; seal")
    do(state, BLUE, "seal; decide no") if state.chairman == BLUE else do(state, BLUE, "seal")
    do(state, RED, "decide no; declare yes")
    assert not state.laws


# --- standing orders --------------------------------------------------------------------------------------------------


def test_k10_5_votes_on_condition_all_of_them_if_my_charge_is_named() -> None:
    state = position()
    grant(state, "silver-mines", seat=BLUE)
    grant(state, "vineyards", seat=GREEN)
    state.barons[BLUE].votes = 4
    do(state, BLUE, "order-votes mine all; order-voice mine no; order-votes repeal 0")
    stack(state, {"baron": RED})
    meet(state, "private-motion")
    do(state, RED, "propose repeal silver-mines")
    assert BLUE not in waits(state)
    events = cast(state, "private-motion", 1, 0, 0, 0)
    do(state, RED, "declare yes")
    assert state.barons[BLUE].charges
    assert votes(state)[BLUE] == 0
    assert "votes-shown" in keys(events)


def test_k10_5_votes_on_condition_know_an_office_and_whose_it_is() -> None:
    state = position()
    noble(state, "kobalt", "lorne", "regular-50")
    grant(state, "constable", "kobalt")
    for seat in (BLUE, GREEN):
        state.barons[seat].votes = 4
        do(state, seat, "order-votes mine all; order-voice mine no; order-votes repeal 1")
    stack(state, {"baron": RED})
    meet(state, "private-motion")
    do(state, RED, "propose repeal constable")
    cast(state, "private-motion", 0, 0, 0, 0)
    assert votes(state)[BLUE:YELLOW] == [0, 4]


def test_k10_5_orders_elect_oneself_and_a_rival_and_take_what_gives() -> None:
    state = position()
    state.barons[YELLOW].influence = 5
    do(state, BLUE, "order-votes charge 1; order-voice charge self; order decisions gains")
    do(state, BLUE, "order-votes blow all; order-voice blow leader")
    meet(state, "silver-mines", "traitor-to-the-crown")
    do(state, RED, "arrange silver-mines traitor-to-the-crown")
    cast(state, "silver-mines", 0, 0, 0, 0)
    assert state.barons[BLUE].charges == [number("silver-mines")]
    cast(state, "traitor-to-the-crown", 1, 0, 0, 0)
    do(state, RED, "declare seat-1")
    assert state.barons[BLUE].banned, "his only Vote is spent"
    assert not state.barons[YELLOW].banned


def test_k10_5_who_orders_what_nobody_knows_is_refused() -> None:
    state = position()
    run(state)
    assert why(state, RED, "order-votes weather 3") == "words"
    assert why(state, RED, "order-voice charge perhaps") == "words"
