"""The Assembly: attendance, Votes, private motions, Agendas, refusals (K10, K15.3, K16.2)."""

from __future__ import annotations

from engine.core import Event
from engine.knights.lore import AGENDAS, NOBLE
from engine.knights.phases.assembly import open_assembly
from engine.knights.routes import voyages
from engine.knights.rules import KNIGHTS
from engine.knights.state import ASSEMBLY, KnState
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    clear,
    do,
    fill,
    grant,
    keys,
    legal,
    noble,
    position,
    prompt,
    rest,
    reveal,
    run,
    stack,
    waits,
    why,
)

LAWS = ("crown-quarter", "arms-tax", "truce-of-god")


def number(slug: str) -> int:
    return next(n for n, a in enumerate(AGENDAS) if a.slug == slug)


def agendas(state: KnState, *slugs: str) -> None:
    """What is pending."""
    state.agendas += state.pending
    state.pending.clear()
    for slug in slugs:
        card = next(c for c in state.agendas if AGENDAS[c].slug == slug)
        state.agendas.remove(card)
        state.pending.append(card)


def meet(state: KnState, *slugs: str) -> list[Event]:
    """An Assembly begins; after it the game stops at the filler."""
    clear(state)
    rest(state)
    agendas(state, *slugs)
    events: list[Event] = []
    open_assembly(state, events)
    return [*events, *run(state)]


def votes(state: KnState) -> list[int]:
    return [b.votes for b in state.barons]


def cast(state: KnState, slug: str, *amounts: int) -> list[Event]:
    """Everybody who is asked casts so many Votes."""
    events: list[Event] = []
    for seat, n in enumerate(amounts):
        if seat in waits(state):
            events += do(state, seat, f"cast {slug} {n}")
    return events


def elect(state: KnState, slug: str, winner: int) -> list[Event]:
    """Red, with the only Votes, has a Baron elected."""
    events = cast(state, slug, 1, 0, 0, 0)
    return [*events, *do(state, RED, f"declare seat-{winner}")]


# --- who comes -------------------------------------------------------------------------------------------------------


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


# --- votes -----------------------------------------------------------------------------------------------------------


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
    assert number("crown-quarter") in state.laws


def test_k10_5_the_chairman_breaks_a_tie_whatever_he_voted() -> None:
    state = position()
    meet(state, "crown-quarter")
    cast(state, "crown-quarter", 1, 1, 0, 0)
    do(state, RED, "declare no")
    do(state, BLUE, "declare yes")
    assert waits(state) == [RED]
    assert [str(a) for a in prompt(state, RED).default] == ["decide no"], "as he has voted"
    do(state, RED, "decide yes")
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


# --- motions, charges, offices ---------------------------------------------------------------------------------------


def test_k10_8_a_motion_is_carried_out_and_discarded() -> None:
    state = position()
    meet(state, "new-chairman", "synod")
    do(state, RED, "arrange synod new-chairman")
    elect(state, "synod", GREEN)
    do(state, GREEN, "abide")
    assert state.head == GREEN
    assert number("synod") in state.agendas_out
    cast(state, "new-chairman", 0, 1, 0, 0)
    do(state, BLUE, "declare seat-3")
    do(state, YELLOW, "abide")
    assert state.chairman == YELLOW


def test_k10_8_a_motion_by_yes_or_no_strikes_everybody_who_does_not_refuse() -> None:
    state = position()
    city(state, "vecht", BLUE)
    city(state, "cadiz", BLUE)
    city(state, "froli", GREEN)
    meet(state, "war-tax")
    cast(state, "war-tax", 1, 0, 0, 0)
    do(state, RED, "declare yes")
    assert waits(state) == [BLUE, GREEN], "who has no city is not struck"
    do(state, GREEN, "refuse")
    assert state.barons[GREEN].banned
    do(state, BLUE, "abide")
    assert [b.crowns for b in state.barons] == [15, 13, 15, 15]


def test_k10_8_a_fourth_charge_displaces_an_old_one() -> None:
    state = position()
    for slug in ("silver-mines", "salt-works", "vineyards"):
        grant(state, slug, seat=BLUE)
    meet(state, "fisheries")
    elect(state, "fisheries", BLUE)
    do(state, BLUE, "abide")
    assert legal(state, BLUE) == ["discard silver-mines", "discard salt-works", "discard vineyards"]
    assert why(state, BLUE, "discard fisheries") == "discard-charge"
    do(state, BLUE, "discard salt-works")
    assert [AGENDAS[c].slug for c in state.barons[BLUE].charges] == ["silver-mines", "vineyards", "fisheries"]
    assert number("salt-works") in state.agendas_out


def test_k10_8_an_office_goes_to_a_noble_and_replaces_his_old_one() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-100")
    noble(state, "russet", "vecht", "regular-50", "regular-50", "regular-50")
    grant(state, "admiral", "russet")
    state.nobles[NOBLE["rubino"]].dead = True
    meet(state, "constable")
    elect(state, "constable", RED)
    do(state, RED, "abide")
    assert why(state, RED, "appoint rubino") == "appoint"
    assert [str(a) for a in prompt(state, RED).default] == ["appoint russet"]
    do(state, RED, "appoint russet")
    assert state.nobles[NOBLE["russet"]].office == number("constable")
    assert number("admiral") in state.agendas_out


def test_k10_8_absent_barons_can_be_elected_and_banned_ones_refuse_freely() -> None:
    state = position()
    state.barons[GREEN].banned = True
    meet(state, "silver-mines")
    elect(state, "silver-mines", GREEN)
    assert waits(state) == [GREEN]
    do(state, GREEN, "refuse")
    assert number("silver-mines") in state.agendas_out
    assert not state.barons[GREEN].charges


# --- refusals --------------------------------------------------------------------------------------------------------


def test_k10_9_who_refuses_is_banned_at_once_and_the_card_discarded() -> None:
    state = position()
    state.barons[BLUE].votes = 3
    meet(state, "silver-mines", "crown-quarter")
    do(state, RED, "arrange silver-mines crown-quarter")
    elect(state, "silver-mines", BLUE)
    assert {"banned", "refuses"} <= set(keys(do(state, BLUE, "refuse")))
    assert number("silver-mines") in state.agendas_out
    assert waits(state) == [GREEN, YELLOW], "he has left, and red has no Vote left"
    assert votes(state)[BLUE] == 4


def test_k10_9_a_banned_chairman_is_followed_by_who_has_most_votes() -> None:
    state = position()
    state.barons[YELLOW].votes = 2
    meet(state, "royal-grant", "crown-quarter")
    do(state, RED, "arrange royal-grant crown-quarter")
    elect(state, "royal-grant", RED)
    do(state, RED, "refuse")
    assert state.chairman == YELLOW
    cast(state, "crown-quarter", 0, 0, 0, 0)
    assert waits(state) == [YELLOW]
    assert legal(state, YELLOW) == ["decide yes", "decide no"]


def test_k10_9_nobody_refuses_that_something_is_taken_away() -> None:
    state = position()
    grant(state, "silver-mines", seat=BLUE)
    grant(state, "vineyards", seat=BLUE)
    meet(state, "revocation")
    elect(state, "revocation", BLUE)
    assert waits(state) == [RED], "the Chairman says which"
    do(state, RED, "strip vineyards")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_g26_an_onlooker_may_walk_out_and_the_card_stands() -> None:
    state = position()
    meet(state, "silver-mines")
    elect(state, "silver-mines", BLUE)
    assert waits(state) == [BLUE]
    do(state, YELLOW, "refuse")
    assert state.barons[YELLOW].banned
    do(state, BLUE, "abide")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_g26_the_last_who_sits_there_may_walk_out_too() -> None:
    """The decision about who stayed away goes on, and such a position can be saved."""
    state = position()
    for seat in (BLUE, GREEN, YELLOW):
        state.barons[seat].banned = True
    meet(state, "silver-mines")
    elect(state, "silver-mines", BLUE)
    do(state, RED, "refuse")
    assert KNIGHTS.loads(KNIGHTS.dumps(state)).barons[RED].banned
    do(state, BLUE, "abide")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_k10_9_traitor_to_the_crown() -> None:
    state = position()
    meet(state, "traitor-to-the-crown")
    elect(state, "traitor-to-the-crown", GREEN)
    assert state.barons[GREEN].banned


# --- private motions -------------------------------------------------------------------------------------------------


def test_g8_a_private_motion_comes_first_whoever_proposes_it() -> None:
    """Fate names the Baron; he need not attend (G8)."""
    state = position()
    state.barons[GREEN].banned = True
    grant(state, "crown-quarter", law=True)
    grant(state, "constable", "saffron")
    stack(state, {"baron": GREEN})
    meet(state, "arms-tax", "private-motion")
    assert waits(state) == [GREEN]
    assert [str(a) for a in prompt(state, GREEN).default] == ["pass"]
    assert why(state, GREEN, "propose unban seat-1") == "propose"
    found = legal(state, GREEN)
    assert found[:3] == ["propose unban seat-2", "propose repeal crown-quarter", "propose repeal constable"]
    do(state, GREEN, "propose unban seat-2")
    cast(state, "private-motion", 1, 0, 0, 0)
    do(state, RED, "declare yes")
    assert not state.barons[GREEN].banned
    assert GREEN not in waits(state), "from the next Assembly on"
    assert legal(state, BLUE)[0] == "cast arms-tax 0"


def private(state: KnState, what: str, *more: str) -> list[Event]:
    """Red proposes a private motion and has it passed."""
    stack(state, {"baron": RED})
    meet(state, "private-motion", *more)
    do(state, RED, f"propose {what}")
    cast(state, "private-motion", 1, 0, 0, 0)
    return do(state, RED, "declare yes")


def test_k10_10_a_law_a_charge_or_an_office_is_repealed() -> None:
    for slug in ("crown-quarter", "silver-mines", "constable"):
        state = position()
        grant(state, "crown-quarter", law=True)
        grant(state, "silver-mines", seat=BLUE)
        grant(state, "constable", "saffron")
        private(state, f"repeal {slug}")
        assert state.agendas_out == [number("private-motion"), number(slug)] or number(slug) in state.agendas_out
        left = {"crown-quarter": state.laws, "silver-mines": state.barons[BLUE].charges}
        assert not left.get(slug, [n.office for n in state.nobles if n.office >= 0])


def test_k10_10_postponed_the_rest_waits_for_the_next_assembly() -> None:
    state = position()
    fill(state, ASSEMBLY, 8)
    events = private(state, "postpone", "crown-quarter", "arms-tax")
    assert {"postponed", "adjourned"} <= set(keys(events))
    assert [AGENDAS[c].slug for c in state.pending] == ["crown-quarter", "arms-tax"]
    assert not state.spaces[ASSEMBLY]


def test_k10_10_a_discarded_agenda_is_voted_on_as_it_stands() -> None:
    state = position()
    stack(state, {"baron": RED})
    agendas(state, "silver-mines")
    state.agendas_out.append(state.pending.pop())
    meet(state, "private-motion")
    do(state, RED, "propose revive silver-mines")
    cast(state, "silver-mines", 1, 0, 0, 0)
    do(state, RED, "declare seat-1")
    do(state, BLUE, "abide")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_k10_3_who_proposes_nothing_forfeits_it() -> None:
    state = position()
    stack(state, {"baron": BLUE})
    meet(state, "private-motion", "crown-quarter")
    do(state, BLUE, "pass")
    assert legal(state, BLUE)[0] == "cast crown-quarter 0"


def test_k16_2_open_motions_forbid_sieges_roads_and_harbours() -> None:
    plain = position()
    stack(plain, {"baron": RED})
    meet(plain, "private-motion")
    assert why(plain, RED, "propose decree roads") == "propose"
    state = position(motions=True)
    private(state, "decree harbours")
    assert state.decrees == ["harbours"]
    noble(state, "karmin", "cadiz", "regular-50")
    assert not voyages(state, NOBLE["karmin"])
    state.barons[RED].banned = True
    assert voyages(state, NOBLE["karmin"]), "whoever is banned does not heed it"
    state.barons[RED].banned = False
    private(state, "lift harbours")
    assert not state.decrees


def test_g35_no_private_motion_is_revived_and_a_moot_one_falls() -> None:
    state = position(2)
    grant(state, "crown-quarter", law=True)
    stack(state, {"baron": RED}, {"baron": BLUE})
    meet(state, "private-motion", "private-motion")
    do(state, RED, "propose repeal crown-quarter")
    do(state, BLUE, "propose repeal crown-quarter")
    do(state, RED, "cast private-motion-1 1; seal")
    do(state, BLUE, "seal")
    assert "moot" in keys(do(state, RED, "declare yes"))
    stack(state, {"baron": RED})
    third = number("private-motion")
    meet(state, AGENDAS[third].slug)
    assert number("private-motion") in [*state.agendas_out, *state.pending]
    assert not [a for a in legal(state, RED) if a == "propose revive private-motion"]


def test_g37_an_office_without_a_living_noble_is_discarded() -> None:
    state = position()
    for slug in ("karmin", "rubino", "russet", "rotenfels"):
        state.nobles[NOBLE[slug]].dead = True
    meet(state, "constable")
    elect(state, "constable", RED)
    do(state, RED, "abide")
    assert number("constable") in state.agendas_out


def test_g38_whoever_defies_a_decree_is_banned() -> None:
    state = position(motions=True)
    state.decrees.append("harbours")
    noble(state, "karmin", "ballin", "regular-50")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march")
    assert not [a for a in legal(state, RED) if a.startswith("sail")]
    do(state, RED, "defy")
    assert state.barons[RED].banned
    assert [a for a in legal(state, RED) if a.startswith("sail")]


# --- two players -----------------------------------------------------------------------------------------------------


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


# --- standing orders -------------------------------------------------------------------------------------------------


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
