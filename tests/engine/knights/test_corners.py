"""What seldom comes up: broken pacts, Barons who are out in the middle of something, offices with one taker, orders and
views of rare questions."""

from __future__ import annotations

from engine.knights.court import eliminate
from engine.knights.game_data import AREA, CITY, NATION, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import Actions, Frame, Turn
from engine.knights.state.frames_cards import Freeing, Leaving
from engine.knights.state.frames_vote import Paying, Wages
from engine.knights.state.frames_war import Death, Deserting, Retreat
from engine.knights.state.state import TAXES, WAGES, Pact, card_of
from tests.engine.knights.board import BLUE, FILLER, GREEN, RED, YELLOW, Board, I, P, V, keys

# --- written pacts ---------------------------------------------------------------------------------------------------


def allies(board: Board, *theirs: str) -> None:
    """Red and blue have a truce and stand by Lorne; red has five Influence."""
    board.position(treason=True)
    board.noble("russet", "lorne", "english-200", "english-100")
    if theirs:
        board.noble("woad", "lorne", *theirs)
    board.state.barons[RED].influence = 5
    board.state.pacts.append(Pact(RED, BLUE, 9))


def test_k16_4_an_attack_on_an_ally_costs_one(board: Board) -> None:
    allies(board, "french-200")
    before = board.state.pool
    board.fate(V, V, P, P, P, V, V, P, P)
    board.attack(RED, "lorne", "seat-1")
    board.drop(RED, V, V)
    events = board.drop(BLUE, V, V)
    assert "betrays" in keys(events)
    assert (board.state.barons[RED].influence, board.state.pool) == (4, before + 1)
    assert not board.state.pacts
    assert not board.state.barons[RED].banned


def test_k16_4_a_noble_who_dies_of_it_costs_three(board: Board) -> None:
    allies(board, "french-100")
    board.fate(I, I, V, V, P, V, V, I)
    board.attack(RED, "lorne", "seat-1")
    board.drop(RED, V, V)
    board.drop(BLUE, V, V)
    assert board.state.nobles[NOBLE["woad"]].dead
    assert board.state.barons[RED].influence == 2


def test_k16_4_a_city_taken_from_an_ally_costs_two(board: Board) -> None:
    allies(board)
    board.city("lorne", BLUE, breaches=3)
    board.state.barons[RED].influence = 1
    board.attack(RED, "lorne", "city")
    board.do(RED, "assault; keep")
    assert board.state.barons[RED].influence == 0
    assert board.state.barons[RED].banned, "two were due, one was there"


def test_k16_4_who_calls_it_off_has_betrayed_nobody(board: Board) -> None:
    allies(board)
    board.city("lorne", BLUE, breaches=3)
    board.attack(RED, "lorne", "city")
    board.do(RED, "back")
    assert board.state.barons[RED].influence == 5
    assert board.state.pacts
    allies(board, "french-100")
    board.noble("sinople", "lorne", "regular-50")
    board.attack(RED, "lorne", "seat-2")
    assert board.state.pacts, "it is not with green that he has a truce"


# --- who is out ------------------------------------------------------------------------------------------------------


def out(board: Board, seat: int) -> list[str]:
    """A Baron is out now."""
    eliminate(board.state, seat, [])
    return keys(board.run())


def test_k16_5_his_cards_go_by(board: Board) -> None:
    board.position(elimination=True)
    board.state.barons[BLUE].hand[FILLER] -= 1
    board.state.piles[2].append(card_of(BLUE, FILLER))
    board.state.barons[YELLOW].hand[FILLER] -= 1
    board.state.piles[2].append(card_of(YELLOW, FILLER))
    board.state.frames[:] = [Turn("majority"), Actions(2)]
    out(board, BLUE)
    assert board.waits() == [YELLOW]
    assert board.state.barons[BLUE].hand[FILLER] == 2


def asked_of(seat: int) -> list[list[Frame]]:
    """Frames that ask a seat, or are about to."""
    return [
        [Freeing(seat, 3)], [Leaving(seat, -1, 3)], [Wages(3, [seat])], [Paying(seat, 3)],
        [Retreat(seat, AREA["lorne"], [NOBLE["woad"]], 3)], [Death(seat, NOBLE["woad"], 1, 3)],
        [Deserting(seat, NOBLE["woad"], NATION["french"], 3)],
    ]  # fmt: skip


def losing(board: Board) -> None:
    """Blue has a Noble and two cities; what he is asked will lie on top."""
    board.position(elimination=True)
    board.noble("woad", "lorne", "french-100", "french-50", "german-50")
    board.city("monz", BLUE)
    board.city("froli", BLUE)


def test_k16_5_what_he_was_asked_is_asked_no_more(board: Board) -> None:
    for frames in asked_of(BLUE):
        losing(board)
        board.go("plan")
        board.state.frames += frames
        out(board, BLUE)
        assert board.prompt(RED).step == "plan", frames
        assert BLUE not in KNIGHTS.prompts(board.state)


def test_k16_5_the_turn_goes_on_without_him(board: Board) -> None:
    """What lies below what he was asked is gone on with at once: the next card."""
    for frames in asked_of(BLUE):
        losing(board)
        board.stop_at_filler()
        board.state.frames += frames
        out(board, BLUE)
        assert (board.waits(), board.prompt(YELLOW).step) == ([YELLOW], "draft-soldiers"), frames


def test_k16_5_an_office_and_charges_go_with_him(board: Board) -> None:
    board.position(elimination=True)
    board.noble("woad", "lorne", "french-100")
    board.grant("constable", "woad")
    board.grant("vineyards", seat=BLUE)
    board.state.track[:2] = [BLUE, RED]
    board.go("plan")
    out(board, BLUE)
    assert board.state.nobles[NOBLE["woad"]].office == -1
    assert len(board.state.agendas_out) == 2
    assert board.state.track[:2] == [-1, RED]
    assert board.why(BLUE, "give 3") == "out"


# --- one taker -------------------------------------------------------------------------------------------------------


def test_k10_8_an_office_with_one_noble_alive_is_his_unasked(board: Board) -> None:
    board.noble("woad", "lorne", "french-100")
    for slug in ("blauen", "pers", "kobalt"):
        board.state.nobles[NOBLE[slug]].dead = True
    board.meet("constable")
    board.elect("constable", BLUE)
    assert "office" in keys(board.do(BLUE, "abide"))
    assert board.state.nobles[NOBLE["woad"]].office != -1


def test_k10_7_a_baron_with_one_city_loses_that_one(board: Board) -> None:
    board.city("monz", BLUE)
    board.meet("town-charter")
    board.elect("town-charter", BLUE)
    board.do(BLUE, "abide")
    assert board.city("monz").owner == -1


def test_k13_7_without_a_stronghold_silence_goes_anywhere(board: Board) -> None:
    board.stronghold(BLUE, "")
    board.noble("russet", "lorne", "english-200")
    board.noble("woad", "lorne", "french-200")
    board.fate(V, V, P, P, I, P, P, P)
    board.attack(RED, "lorne", "seat-1")
    board.drop(RED, V, P)
    board.drop(BLUE, I, P)
    asked = board.prompt(BLUE)
    assert asked.step == "retreat"
    assert asked.default == (asked.actions[0],)


# --- orders and refusals ---------------------------------------------------------------------------------------------


def test_k8_1_orders_pledge_where_a_token_a_stake_or_a_nation_is_struck(board: Board) -> None:
    for slug, struck, spared in (("palace-coup", RED, BLUE), ("storm", BLUE, RED), ("homesick", BLUE, RED)):
        board.position()
        board.noble("woad", "lorne", "french-100")
        board.state.expeditions[0].spot, board.state.expeditions[0].stakes = 1, [0, 3, 0, 0]
        for seat in (RED, BLUE):
            board.state.barons[seat].faith = 3
            board.do(seat, "order pool 3")
        board.stack({"baron": 2, "nation": NATION["french"]})
        board.event(slug, YELLOW)
        cost = 1 if slug == "palace-coup" else 2
        assert board.state.barons[struck].faith == 3 - cost, slug
        assert board.state.barons[spared].faith == 3, slug


def test_k8_1_orders_pledge_where_one_of_many_cities_is_struck(board: Board) -> None:
    board.city("monz", RED)
    board.city("froli", BLUE)
    board.state.barons[RED].faith = 3
    board.do(RED, "order pool 3")
    board.event("bread-riots", YELLOW)
    assert board.state.barons[RED].faith == 0


def test_g40_seven_hundred_men_cost_a_crown(board: Board) -> None:
    """And seven hundred and fifty two: a crown for each hundred or part of one above six hundred."""
    for more, crowns in (((), 1), (("polish-50",), 2)):
        board.position(crowns=40)
        board.grant("arms-tax", law=True)
        board.stronghold(RED, None, "english-200", "german-200", "french-200", "italian-100", *more)
        board.phase("wages")
        board.do(RED, "settle")
        assert board.prompt(RED).params["n"] == crowns


def test_k10_5_two_players_orders_write_every_amount(board: Board) -> None:
    board.position(2)
    board.city("vecht", RED)
    board.do(RED, "order-votes law 2; order-votes charge 0; order-voice law leader")
    board.meet("arms-tax", "vineyards")
    board.do(RED, "arrange vineyards arms-tax")
    assert board.waits() == [BLUE], "red has written none and two, as his orders say"
    board.do(BLUE, "cast arms-tax 1; seal")
    assert board.state.barons[RED].votes == 0
    board.do(RED, "decide seat-1")
    board.do(BLUE, "abide")
    assert board.prompt(RED).step == "declare", "a law has no leader to vote for"


def test_k11_1_who_is_too_dear_is_refused(board: Board) -> None:
    board.position(3)
    board.offer("english-50", "polish-200", "polish-50", "romanian-50")
    board.state.track[0] = RED
    board.state.barons[RED].crowns = 2
    board.phase("draft")
    assert board.why(RED, "hire polish-200 stronghold") == "hire-crowns"
    assert board.why(RED, "hire french-200 stronghold") == "hire-offer"
    assert board.why(RED, "hire english-50 karmin") == ""
    assert board.why(RED, "hire english-50 woad") == "not-yours"


def test_k10_5_a_tie_is_broken_by_what_is_tied(board: Board) -> None:
    board.meet("vineyards")
    for seat in range(4):
        board.do(seat, "cast vineyards 1" if seat < 2 else "cast vineyards 0")
    board.do(RED, "declare seat-0")
    board.do(BLUE, "declare seat-1")
    assert board.prompt(RED).step == "decide"
    assert board.why(RED, "decide seat-2") == "decide"
    assert [str(a) for a in board.prompt(RED).default] == ["decide seat-0"]


def test_k5_2_what_silence_does_with_each_card(board: Board) -> None:
    """Levied, rallied, the leftmost spot, the emptiest space, two crowns; nobody is moved or attacked (A1-A7)."""
    for kind, said in (
        ("levy-taxes", "use"), ("draft-soldiers", "spot 2"), ("rally-support", "use"),
        ("serve-the-church", "serve assembly"), ("mobilize-forces", "decline"), ("versatile-strategy", "take crowns"),
    ):  # fmt: skip
        board.position()
        board.noble("karmin", "lorne", "regular-50")
        board.state.track[0] = BLUE
        board.fill(TAXES, 2)
        board.fill(WAGES, 1)
        board.reveal(RED, kind)
        assert [str(a) for a in board.prompt(RED).default] == [said], kind
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target oxwell")
    assert [str(a) for a in board.prompt(RED).default] == ["done"]
    board.do(RED, "back")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march")
    assert [str(a) for a in board.prompt(RED).default] == ["back", "decline"]
    board.do(RED, "back; use battle")
    assert [str(a) for a in board.prompt(RED).default] == ["back", "decline"]
    board.do(RED, "back; take crowns")
    assert board.state.barons[RED].crowns == 17


# --- what is seen of rare questions ----------------------------------------------------------------------------------


def test_g1_leave_that_is_asked_is_seen_by_all(board: Board) -> None:
    board.noble("karmin", "yarrow", "regular-50")
    board.noble("woad", "kovel", "regular-50")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march; march karmin kovel netherby")
    march = KNIGHTS.view(board.state, None).march
    assert march is not None
    assert (march.seat, march.target, march.noble, march.done) == (RED, "", "", [])
    assert (march.asking, march.asked_for, march.route) == ([BLUE], "karmin", ["kovel", "netherby"])
    play = KNIGHTS.view(board.state, None).play
    assert play is not None
    assert (play.seat, play.moved, play.fought) == (RED, False, False)


def test_g1_consent_that_is_asked_is_seen_by_all(board: Board) -> None:
    board.noble("karmin", "lorne", "regular-50")
    board.noble("sinople", "lorne", "regular-50")
    board.noble("saffron", "lorne", "regular-50")
    board.attack(RED, "lorne", "city")
    board.do(GREEN, "permit lorne")
    war = KNIGHTS.view(board.state, None).war
    assert war is not None
    assert (war.seat, war.foe, war.area, war.kind, war.walls) == (RED, -1, "lorne", "consent", 0)
    assert (war.asking, war.agreed, war.allotting, war.left, war.holding) == ([YELLOW], [GREEN], -1, 0, False)


def test_g1_an_expedition_and_a_target_are_seen_by_all(board: Board) -> None:
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "start china; invest 2")
    cards = KNIGHTS.view(board.state, None).cards
    assert cards is not None
    assert (cards.stage, cards.expedition, cards.waits, cards.drawer) == ("invest", "china", [BLUE, GREEN, YELLOW], -1)
    board.position()
    board.state.barons[GREEN].faith = 2
    board.do(GREEN, "order pool ask")
    board.stack({"city": CITY["vecht"]})
    board.event("fire", YELLOW)
    board.do(GREEN, "seal")
    cards = KNIGHTS.view(board.state, None).cards
    assert cards is not None
    assert [(t.seat, t.noble, t.city, t.nation) for t in cards.targets] == [(-1, "", "vecht", "")]
    assert (cards.event, cards.cost, cards.pledged) == ("fire", 2, 0)


def test_g1_what_has_not_begun_is_not_counted(board: Board) -> None:
    """Strengths are told when the armies are, and whose turn it is when it is one Baron's."""
    board.noble("karmin", "lorne", "english-100", "regular-50")
    board.noble("russet", "lorne", "regular-100")
    board.attack(RED, "lorne", "city")
    war = KNIGHTS.view(board.state, None).war
    assert war is not None
    assert [side.strength for side in war.sides] == [0, 0]
    board.do(RED, "assault; lead russet karmin; command karmin")
    war = KNIGHTS.view(board.state, None).war
    assert war is not None
    assert [side.strength for side in war.sides] == [250, 300]
    assert [side.cards for side in war.sides] == [4, 3]
    board.position()
    board.meet("arms-tax")
    vote = KNIGHTS.view(board.state, None).vote
    assert vote is not None
    assert (vote.phase, vote.seat, vote.law, vote.amount, vote.total, vote.nation) == ("assembly", -1, "", 0, 0, "")


def test_rounds_and_styles_for_the_host(board: Board) -> None:
    board.position(turn=3)
    view = KNIGHTS.view(board.state, None)
    assert KNIGHTS.round_of(view) == 3
    assert [KNIGHTS.reached(view, n) for n in (3, 4)] == [True, False]
    fresh = KNIGHTS.view(KNIGHTS.setup(seats=2, seed="host"), None)
    assert not KNIGHTS.reached(fresh, 1)
    for style, settings in KNIGHTS.styles().items():
        assert settings, style
        for setting in settings:
            board.do(RED, str(setting))


def test_k13_1_nobles_who_may_attack_are_named(board: Board) -> None:
    """In the area of Mobilize alone; an exhausted one does not come along."""
    board.noble("karmin", "lorne", "regular-50")
    board.noble("russet", "lorne", "regular-50", exhausted=True)
    board.noble("rubino", "lorne", "regular-50")
    board.noble("woad", "lorne", "regular-50")
    board.attack(RED, "lorne", "seat-1")
    assert board.legal(RED) == ["lead rubino karmin", "lead rubino", "lead karmin"]
    assert board.why(RED, "lead russet") == "lead-exhausted"
    assert board.why(RED, "lead saffron") == "not-yours"
    assert board.why(RED, "lead karmin rubino") == "lead-order"
    assert board.place("woad") == "lorne"
