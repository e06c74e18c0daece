"""What seldom comes up: broken pacts, Barons who are out in the middle of something, offices with one taker, orders and
views of rare questions."""

from __future__ import annotations

from engine.knights.court import eliminate
from engine.knights.frames import Actions, Frame, Turn
from engine.knights.frames_cards import Freeing, Leaving
from engine.knights.frames_vote import Paying, Wages
from engine.knights.frames_war import Death, Deserting, Retreat
from engine.knights.game_data import AREA, CITY, NATION, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import TAXES, WAGES, KnState, Pact, card_of
from tests.engine.knights.fights import I, P, V, attack, drop, fate
from tests.engine.knights.halls import elect, meet
from tests.engine.knights.happenings import event
from tests.engine.knights.kit import (
    BLUE,
    FILLER,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    fill,
    go,
    grant,
    keys,
    legal,
    noble,
    offer,
    place,
    position,
    prompt,
    rest,
    reveal,
    run,
    stack,
    stronghold,
    waits,
    why,
)
from tests.engine.knights.special_phases import phase

# --- written pacts ---------------------------------------------------------------------------------------------------


def allies(*theirs: str) -> KnState:
    """Red and blue have a truce and stand by Lorne; red has five Influence."""
    state = position(treason=True)
    noble(state, "russet", "lorne", "english-200", "english-100")
    if theirs:
        noble(state, "woad", "lorne", *theirs)
    state.barons[RED].influence = 5
    state.pacts.append(Pact(RED, BLUE, 9))
    return state


def test_k16_4_an_attack_on_an_ally_costs_one() -> None:
    state = allies("french-200")
    before = state.pool
    fate(state, V, V, P, P, P, V, V, P, P)
    attack(state, RED, "lorne", "seat-1")
    drop(state, RED, V, V)
    events = drop(state, BLUE, V, V)
    assert "betrays" in keys(events)
    assert (state.barons[RED].influence, state.pool) == (4, before + 1)
    assert not state.pacts
    assert not state.barons[RED].banned


def test_k16_4_a_noble_who_dies_of_it_costs_three() -> None:
    state = allies("french-100")
    fate(state, I, I, V, V, P, V, V, I)
    attack(state, RED, "lorne", "seat-1")
    drop(state, RED, V, V)
    drop(state, BLUE, V, V)
    assert state.nobles[NOBLE["woad"]].dead
    assert state.barons[RED].influence == 2


def test_k16_4_a_city_taken_from_an_ally_costs_two() -> None:
    state = allies()
    city(state, "lorne", BLUE, breaches=3)
    state.barons[RED].influence = 1
    attack(state, RED, "lorne", "city")
    do(state, RED, "assault; keep")
    assert state.barons[RED].influence == 0
    assert state.barons[RED].banned, "two were due, one was there"


def test_k16_4_who_calls_it_off_has_betrayed_nobody() -> None:
    state = allies()
    city(state, "lorne", BLUE, breaches=3)
    attack(state, RED, "lorne", "city")
    do(state, RED, "back")
    assert state.barons[RED].influence == 5
    assert state.pacts
    state = allies("french-100")
    noble(state, "sinople", "lorne", "regular-50")
    attack(state, RED, "lorne", "seat-2")
    assert state.pacts, "it is not with green that he has a truce"


# --- who is out ------------------------------------------------------------------------------------------------------


def out(state: KnState, seat: int) -> list[str]:
    """A Baron is out now."""
    eliminate(state, seat, [])
    return keys(run(state))


def test_k16_5_his_cards_go_by() -> None:
    state = position(elimination=True)
    state.barons[BLUE].hand[FILLER] -= 1
    state.piles[2].append(card_of(BLUE, FILLER))
    state.barons[YELLOW].hand[FILLER] -= 1
    state.piles[2].append(card_of(YELLOW, FILLER))
    state.frames[:] = [Turn("majority"), Actions(2)]
    out(state, BLUE)
    assert waits(state) == [YELLOW]
    assert state.barons[BLUE].hand[FILLER] == 2


def asked_of(seat: int) -> list[list[Frame]]:
    """Frames that ask a seat, or are about to."""
    return [
        [Freeing(seat, 3)], [Leaving(seat, -1, 3)], [Wages(3, [seat])], [Paying(seat, 3)],
        [Retreat(seat, AREA["lorne"], [NOBLE["woad"]], 3)], [Death(seat, NOBLE["woad"], 1, 3)],
        [Deserting(seat, NOBLE["woad"], NATION["french"], 3)],
    ]  # fmt: skip


def losing() -> KnState:
    """Blue has a Noble and two cities; what he is asked will lie on top."""
    state = position(elimination=True)
    noble(state, "woad", "lorne", "french-100", "french-50", "german-50")
    city(state, "monz", BLUE)
    city(state, "froli", BLUE)
    return state


def test_k16_5_what_he_was_asked_is_asked_no_more() -> None:
    for frames in asked_of(BLUE):
        state = losing()
        go(state, "plan")
        state.frames += frames
        out(state, BLUE)
        assert prompt(state, RED).step == "plan", frames
        assert BLUE not in KNIGHTS.prompts(state)


def test_k16_5_the_turn_goes_on_without_him() -> None:
    """What lies below what he was asked is gone on with at once: the next card."""
    for frames in asked_of(BLUE):
        state = losing()
        rest(state)
        state.frames += frames
        out(state, BLUE)
        assert (waits(state), prompt(state, YELLOW).step) == ([YELLOW], "draft-soldiers"), frames


def test_k16_5_an_office_and_charges_go_with_him() -> None:
    state = position(elimination=True)
    noble(state, "woad", "lorne", "french-100")
    grant(state, "constable", "woad")
    grant(state, "vineyards", seat=BLUE)
    state.track[:2] = [BLUE, RED]
    go(state, "plan")
    out(state, BLUE)
    assert state.nobles[NOBLE["woad"]].office == -1
    assert len(state.agendas_out) == 2
    assert state.track[:2] == [-1, RED]
    assert why(state, BLUE, "give 3") == "out"


# --- one taker -------------------------------------------------------------------------------------------------------


def test_k10_8_an_office_with_one_noble_alive_is_his_unasked() -> None:
    state = position()
    noble(state, "woad", "lorne", "french-100")
    for slug in ("blauen", "pers", "kobalt"):
        state.nobles[NOBLE[slug]].dead = True
    meet(state, "constable")
    elect(state, "constable", BLUE)
    assert "office" in keys(do(state, BLUE, "abide"))
    assert state.nobles[NOBLE["woad"]].office != -1


def test_k10_7_a_baron_with_one_city_loses_that_one() -> None:
    state = position()
    city(state, "monz", BLUE)
    meet(state, "town-charter")
    elect(state, "town-charter", BLUE)
    do(state, BLUE, "abide")
    assert city(state, "monz").owner == -1


def test_k13_7_without_a_stronghold_silence_goes_anywhere() -> None:
    state = position()
    stronghold(state, BLUE, "")
    noble(state, "russet", "lorne", "english-200")
    noble(state, "woad", "lorne", "french-200")
    fate(state, V, V, P, P, I, P, P, P)
    attack(state, RED, "lorne", "seat-1")
    drop(state, RED, V, P)
    drop(state, BLUE, I, P)
    asked = prompt(state, BLUE)
    assert asked.step == "retreat"
    assert asked.default == (asked.actions[0],)


# --- orders and refusals ---------------------------------------------------------------------------------------------


def test_k8_1_orders_pledge_where_a_token_a_stake_or_a_nation_is_struck() -> None:
    for slug, struck, spared in (("palace-coup", RED, BLUE), ("storm", BLUE, RED), ("homesick", BLUE, RED)):
        state = position()
        noble(state, "woad", "lorne", "french-100")
        state.expeditions[0].spot, state.expeditions[0].stakes = 1, [0, 3, 0, 0]
        for seat in (RED, BLUE):
            state.barons[seat].faith = 3
            do(state, seat, "order pool 3")
        stack(state, {"baron": 2, "nation": NATION["french"]})
        event(state, slug, YELLOW)
        cost = 1 if slug == "palace-coup" else 2
        assert state.barons[struck].faith == 3 - cost, slug
        assert state.barons[spared].faith == 3, slug


def test_k8_1_orders_pledge_where_one_of_many_cities_is_struck() -> None:
    state = position()
    city(state, "monz", RED)
    city(state, "froli", BLUE)
    state.barons[RED].faith = 3
    do(state, RED, "order pool 3")
    event(state, "bread-riots", YELLOW)
    assert state.barons[RED].faith == 0


def test_g40_seven_hundred_men_cost_a_crown() -> None:
    """And seven hundred and fifty two: a crown for each hundred or part of one above six hundred."""
    for more, crowns in (((), 1), (("polish-50",), 2)):
        state = position(crowns=40)
        grant(state, "arms-tax", law=True)
        stronghold(state, RED, None, "english-200", "german-200", "french-200", "italian-100", *more)
        phase(state, "wages")
        do(state, RED, "settle")
        assert prompt(state, RED).params["n"] == crowns


def test_k10_5_two_players_orders_write_every_amount() -> None:
    state = position(2)
    city(state, "vecht", RED)
    do(state, RED, "order-votes law 2; order-votes charge 0; order-voice law leader")
    meet(state, "arms-tax", "vineyards")
    do(state, RED, "arrange vineyards arms-tax")
    assert waits(state) == [BLUE], "red has written none and two, as his orders say"
    do(state, BLUE, "cast arms-tax 1; seal")
    assert state.barons[RED].votes == 0
    do(state, RED, "decide seat-1")
    do(state, BLUE, "abide")
    assert prompt(state, RED).step == "declare", "a law has no leader to vote for"


def test_k11_1_who_is_too_dear_is_refused() -> None:
    state = position(3)
    offer(state, "english-50", "polish-200", "polish-50", "romanian-50")
    state.track[0] = RED
    state.barons[RED].crowns = 2
    phase(state, "draft")
    assert why(state, RED, "hire polish-200 stronghold") == "hire-crowns"
    assert why(state, RED, "hire french-200 stronghold") == "hire-offer"
    assert why(state, RED, "hire english-50 karmin") == ""
    assert why(state, RED, "hire english-50 woad") == "hire-place"


def test_k10_5_a_tie_is_broken_by_what_is_tied() -> None:
    state = position()
    meet(state, "vineyards")
    for seat in range(4):
        do(state, seat, "cast vineyards 1" if seat < 2 else "cast vineyards 0")
    do(state, RED, "declare seat-0")
    do(state, BLUE, "declare seat-1")
    assert prompt(state, RED).step == "decide"
    assert why(state, RED, "decide seat-2") == "decide"
    assert [str(a) for a in prompt(state, RED).default] == ["decide seat-0"]


def test_k5_2_what_silence_does_with_each_card() -> None:
    """Levied, rallied, the leftmost spot, the emptiest space, two crowns; nobody is moved or attacked (A1-A7)."""
    for kind, said in (
        ("levy-taxes", "use"), ("draft-soldiers", "spot 2"), ("rally-support", "use"),
        ("serve-the-church", "serve assembly"), ("mobilize-forces", "decline"), ("versatile-strategy", "take crowns"),
    ):  # fmt: skip
        state = position()
        noble(state, "karmin", "lorne", "regular-50")
        state.track[0] = BLUE
        fill(state, TAXES, 2)
        fill(state, WAGES, 1)
        reveal(state, RED, kind)
        assert [str(a) for a in prompt(state, RED).default] == [said], kind
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target oxwell")
    assert [str(a) for a in prompt(state, RED).default] == ["done"]
    do(state, RED, "back")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march")
    assert [str(a) for a in prompt(state, RED).default] == ["back", "decline"]
    do(state, RED, "back; use battle")
    assert [str(a) for a in prompt(state, RED).default] == ["back", "decline"]
    do(state, RED, "back; take crowns")
    assert state.barons[RED].crowns == 17


# --- what is seen of rare questions ----------------------------------------------------------------------------------


def test_g1_leave_that_is_asked_is_seen_by_all() -> None:
    state = position()
    noble(state, "karmin", "yarrow", "regular-50")
    noble(state, "woad", "kovel", "regular-50")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march; march karmin kovel netherby")
    march = KNIGHTS.view(state, None).march
    assert march is not None
    assert (march.seat, march.target, march.noble, march.done) == (RED, "", "", [])
    assert (march.asking, march.asked_for, march.route) == ([BLUE], "karmin", ["kovel", "netherby"])
    play = KNIGHTS.view(state, None).play
    assert play is not None
    assert (play.seat, play.moved, play.fought) == (RED, False, False)


def test_g1_consent_that_is_asked_is_seen_by_all() -> None:
    state = position()
    noble(state, "karmin", "lorne", "regular-50")
    noble(state, "sinople", "lorne", "regular-50")
    noble(state, "saffron", "lorne", "regular-50")
    attack(state, RED, "lorne", "city")
    do(state, GREEN, "permit lorne")
    war = KNIGHTS.view(state, None).war
    assert war is not None
    assert (war.seat, war.foe, war.area, war.kind, war.walls) == (RED, -1, "lorne", "consent", 0)
    assert (war.asking, war.agreed, war.allotting, war.left, war.holding) == ([YELLOW], [GREEN], -1, 0, False)


def test_g1_an_expedition_and_a_target_are_seen_by_all() -> None:
    state = position()
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "start china; invest 2")
    cards = KNIGHTS.view(state, None).cards
    assert cards is not None
    assert (cards.stage, cards.expedition, cards.waits, cards.drawer) == ("invest", "china", [BLUE, GREEN, YELLOW], -1)
    state = position()
    state.barons[GREEN].faith = 2
    do(state, GREEN, "order pool ask")
    stack(state, {"city": CITY["vecht"]})
    event(state, "fire", YELLOW)
    do(state, GREEN, "seal")
    cards = KNIGHTS.view(state, None).cards
    assert cards is not None
    assert [(t.seat, t.noble, t.city, t.nation) for t in cards.targets] == [(-1, "", "vecht", "")]
    assert (cards.event, cards.cost, cards.pledged) == ("fire", 2, 0)


def test_g1_what_has_not_begun_is_not_counted() -> None:
    """Strengths are told when the armies are, and whose turn it is when it is one Baron's."""
    state = position()
    noble(state, "karmin", "lorne", "english-100", "regular-50")
    noble(state, "russet", "lorne", "regular-100")
    attack(state, RED, "lorne", "city")
    war = KNIGHTS.view(state, None).war
    assert war is not None
    assert [side.strength for side in war.sides] == [0, 0]
    do(state, RED, "assault; lead russet karmin; command karmin")
    war = KNIGHTS.view(state, None).war
    assert war is not None
    assert [side.strength for side in war.sides] == [250, 300]
    assert [side.cards for side in war.sides] == [4, 3]
    state = position()
    meet(state, "arms-tax")
    vote = KNIGHTS.view(state, None).vote
    assert vote is not None
    assert (vote.phase, vote.seat, vote.law, vote.amount, vote.total, vote.nation) == ("assembly", -1, "", 0, 0, "")


def test_rounds_and_styles_for_the_host() -> None:
    state = position(turn=3)
    view = KNIGHTS.view(state, None)
    assert KNIGHTS.round_of(view) == 3
    assert [KNIGHTS.reached(view, n) for n in (3, 4)] == [True, False]
    fresh = KNIGHTS.view(KNIGHTS.setup(seats=2, seed="host"), None)
    assert not KNIGHTS.reached(fresh, 1)
    for style, settings in KNIGHTS.styles().items():
        assert settings, style
        for setting in settings:
            do(state, RED, str(setting))


def test_k13_1_nobles_who_may_attack_are_named() -> None:
    """In the area of Mobilize alone; an exhausted one does not come along."""
    state = position()
    noble(state, "karmin", "lorne", "regular-50")
    noble(state, "russet", "lorne", "regular-50", exhausted=True)
    noble(state, "rubino", "lorne", "regular-50")
    noble(state, "woad", "lorne", "regular-50")
    attack(state, RED, "lorne", "seat-1")
    assert legal(state, RED) == ["lead rubino karmin", "lead rubino", "lead karmin"]
    assert why(state, RED, "lead russet") == "lead"
    assert why(state, RED, "lead karmin rubino") == "lead-order"
    assert place(state, "woad") == "lorne"
