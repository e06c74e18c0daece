"""Taxes, wages, hiring (K9, K11)."""

from __future__ import annotations

import pytest

from engine.knights import analysis
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.slugs import TROOP, TROOP_IDS
from engine.knights.state.state import TAXES, WAGES
from tests.engine.knights.board import BLUE, GREEN, RED, Board, agenda, home, keys

# --- taxes -----------------------------------------------------------------------------------------------------------


def test_k9_1_income_of_cities_fortified_ones_one_more_besieged_ones_none(board: Board) -> None:
    board.position(crowns=0)
    board.city("vecht", RED, fortified=True, breaches=2)
    board.city("cadiz", RED)
    board.city("lorne", BLUE)
    board.noble("karmin", "lorne", "regular-50")
    board.siege("lorne", RED)
    board.fill(TAXES, 4)
    events = board.phase("taxes")
    assert board.crowns() == [8, 0, 0, 0]
    assert not board.state.spaces[TAXES]
    assert keys(events).count("income") == 1, "of nothing no word"


def test_k9_3_concessions_pay(board: Board) -> None:
    board.position(crowns=0)
    board.grant("silver-mines", seat=BLUE)
    board.grant("treasurer", "sinople")
    board.phase("taxes")
    assert board.crowns() == [0, 4, 2, 0]


def test_k9_1_a_tithe_and_who_will_not_pay_it(board: Board) -> None:
    """One crown of each four; who refuses is banned and pays nothing."""
    board.position(crowns=0)
    board.grant("crown-quarter", law=True)
    board.city("harsk", RED)
    board.city("estvan", RED)
    board.city("vecht", BLUE)
    board.phase("taxes")
    assert board.waits() == [RED]
    assert board.prompt(RED).params["n"] == 2
    board.do(RED, "obey")
    board.do(BLUE, "defy")
    assert board.crowns() == [7, 4, 0, 0]
    assert [b.banned for b in board.state.barons] == [False, True, False, False]


def test_k10_9_who_is_banned_refuses_freely(board: Board) -> None:
    board.position(crowns=0)
    board.grant("crown-quarter", law=True)
    board.city("vecht", BLUE)
    board.state.barons[BLUE].banned = True
    board.phase("taxes")
    assert board.crowns() == [0, 4, 0, 0]


# --- wages -----------------------------------------------------------------------------------------------------------


def test_k9_2_regulars_as_many_as_can_be_paid_and_none_deserts(board: Board) -> None:
    board.position(crowns=3)
    board.noble("karmin", "", "regular-100", "regular-50")
    board.stronghold(RED, None, "regular-50", losses=0)
    board.noble("blauen", "vecht", "regular-100", "regular-50", "regular-50", "regular-50", losses=1)
    board.fill(WAGES, 4)
    board.phase("wages")
    assert board.crowns()[:2] == [1, 0], "two of 50; three of 50, not enough is left for the 100"
    assert len(board.force("blauen")) == 4
    assert not board.state.spaces[WAGES]


def test_f8_wages_are_owed_whatever_the_casualties(board: Board) -> None:
    board.noble("karmin", "vecht", "english-200", losses=1)
    board.phase("wages")
    board.do(RED, "settle")
    assert board.crowns()[RED] == 11


def test_k9_2_unpaid_mercenaries_desert_to_the_deck(board: Board) -> None:
    board.position(crowns=4)
    board.noble("karmin", "vecht", "english-100", "polish-150", "regular-50")
    board.stronghold(RED, None, "german-50")
    board.phase("wages")
    assert board.prompt(RED).params == {"n": 6, "crowns": 3, "short": 0}
    assert board.why(RED, "settle") == "wages"
    assert [str(a) for a in board.prompt(RED).default] == ["discharge polish-150 karmin", "settle"]
    board.do(RED, "discharge polish-150 karmin; settle")
    assert board.crowns()[RED] == 0
    assert board.force("karmin") == ["english-100", "regular-50"]
    assert "polish-150" in [TROOP_IDS[t] for t in board.state.mercenaries]


def test_k9_2_silence_lets_the_dearest_go_and_orders_pay_the_others(board: Board) -> None:
    board.position(crowns=4)
    board.noble("karmin", "vecht", "english-100", "polish-150", "regular-50")
    board.stronghold(RED, None, "german-50")
    board.do(RED, "order wages all")
    board.phase("wages")
    assert [str(a) for a in board.prompt(RED).default] == ["discharge polish-150 karmin"]
    board.do(RED, "discharge polish-150 karmin")
    assert (board.crowns()[RED], board.waits()) == (0, [3])


def test_k9_2_what_a_death_leaves_is_asked_anew(board: Board) -> None:
    board.position(crowns=1)
    board.noble("karmin", "vecht", "polish-150", "english-100", "regular-50", losses=1)
    board.stronghold(RED, None, "german-50", "french-50")
    board.phase("wages")
    before = board.prompt(RED)
    assert [str(a) for a in before.default] == ["discharge polish-150 karmin", "discharge english-100 karmin"]
    assert before.params == {"n": 7, "crowns": 0, "short": 0}
    board.do(RED, "discharge polish-150 karmin")
    assert board.prompt(RED).id == before.id
    board.do(RED, "discharge english-100 karmin")
    assert board.place("karmin") == ""
    assert board.prompt(RED, "wages").id != before.id


def test_k9_2_one_may_let_go_whom_one_could_pay(board: Board) -> None:
    board.noble("karmin", "vecht", "english-100", "regular-50")
    board.phase("wages")
    board.do(RED, "discharge english-100 karmin")
    assert board.crowns()[RED] == 14


def test_k9_2_orders_pay_everybody_while_that_is_possible(board: Board) -> None:
    board.position(crowns=5)
    board.noble("karmin", "vecht", "english-100", "english-50", "regular-50")
    board.do(RED, "order wages all")
    board.phase("wages")
    assert (board.crowns()[RED], board.waits()) == (1, [3])
    board.phase("wages")
    assert board.waits() == [RED]


def test_f6_the_circle_pays_nothing_up_to_400(board: Board) -> None:
    board.noble("russet", "vecht", "english-200", "polish-150", "regular-50", exhausted=True)
    board.phase("wages")
    assert board.crowns()[RED] == 15
    board.noble("mossgrove", "vecht", "german-200", "french-150", "italian-100")
    board.phase("wages")
    board.do(GREEN, "settle")
    assert board.crowns()[GREEN] == 6


def test_f7_maintained_troops_count_for_the_circle(board: Board) -> None:
    board.noble("russet", "vecht", "english-200", "polish-150")
    board.grant("captain-of-the-guard", "russet")
    board.phase("wages")
    assert board.waits() == [RED]
    board.do(RED, "settle")
    assert board.crowns()[RED] == 8


def test_f9_a_desertion_may_kill_a_noble(board: Board) -> None:
    who = board.state.nobles[board.noble("karmin", "vecht", "english-100", "regular-100", losses=1)]
    board.phase("wages")
    board.do(RED, "discharge english-100 karmin")
    assert board.place("karmin") == ""
    assert who.dead


def test_k9_2_a_quartermaster_saves_his_army_three_crowns(board: Board) -> None:
    board.noble("karmin", "vecht", "english-200", "regular-50")
    board.grant("quartermaster", "karmin")
    board.phase("wages")
    board.do(RED, "settle")
    assert board.crowns()[RED] == 13


# --- hiring ----------------------------------------------------------------------------------------------------------


def test_x7_three_barons_hire(board: Board) -> None:
    """The English of 150, then two Polish for two markers at once, then the Romanians; prices 3, 3 and 1."""
    board.position(3)
    board.offer("english-150", "polish-100", "polish-50", "romanian-50")
    board.state.track[:4] = [RED, BLUE, BLUE, GREEN]
    board.noble("sinople", "kovel", "regular-50")
    board.city("kovel", GREEN)
    board.phase("draft")
    assert board.waits() == [RED]
    board.do(RED, "hire english-150 stronghold")
    assert board.waits() == [BLUE]
    board.do(BLUE, "hire polish-100 pers")
    assert board.waits() == [BLUE]
    assert not [a for a in board.legal(BLUE) if "romanian" in a]
    assert board.why(BLUE, "hire romanian-50 stronghold") == "hire-nation"
    board.do(BLUE, "hire polish-50 pers")
    events = board.do(GREEN, "hire romanian-50 sinople")
    assert board.crowns() == [12, 12, 14]
    assert board.force("pers") == ["polish-100", "polish-50"]
    assert "romanian-50" in board.force("sinople")
    assert "offer" in keys(events)
    assert len(board.state.offer) == 4
    assert board.state.track == [-1] * 7


def test_k11_1_who_hires_nobody_loses_his_marker(board: Board) -> None:
    board.position(crowns=1)
    board.offer("english-150", "polish-100", "german-50", "french-100", "italian-100")
    board.state.track[:5] = [RED, BLUE, GREEN, RED, BLUE]
    board.phase("draft")
    board.do(RED, "pass")
    board.do(BLUE, "hire german-50 stronghold")
    assert board.state.track == [-1] * 7, "nobody can pay for what is left"
    assert board.crowns() == [1, 0, 1, 1]


def test_k11_2_a_second_nation_waits_for_the_next_marker(board: Board) -> None:
    board.offer("english-150", "polish-100", "polish-50", "french-100", "italian-100")
    board.state.track[:5] = [RED, BLUE, GREEN, RED, BLUE]
    board.phase("draft")
    board.do(RED, "hire polish-100 stronghold; pass")
    assert board.waits() == [BLUE]
    assert board.state.track[3] == RED


def test_k11_3_where_they_are_assigned(board: Board) -> None:
    board.offer("english-50", "polish-50", "german-50", "french-50", "italian-50")
    board.state.track[:5] = [RED] * 5
    board.city("kovel", RED)
    board.city("monz", RED)
    board.noble("karmin", "kovel", "regular-50")
    board.noble("rubino", "monz", "regular-50")
    board.noble("blauen", "monz", "regular-50")
    board.siege("monz", BLUE)
    board.noble("russet", "vecht", "regular-50")
    board.phase("draft")
    assert {a.split()[2] for a in board.legal(RED) if a.startswith("hire")} == {"stronghold", "karmin", "rotenfels"}
    assert board.why(RED, "hire english-50 rubino") == "hire-place"


def test_f29_a_besieged_stronghold_takes_mercenaries_its_nobles_do_not(board: Board) -> None:
    board.offer("english-50", "polish-50", "german-50", "french-50", "italian-50")
    board.state.track[:5] = [RED] * 5
    for slug in ("karmin", "rubino", "russet", "rotenfels"):
        board.noble(slug, home(RED), "regular-50" if slug != "russet" else "regular-100")
    board.noble("blauen", home(RED), "regular-50")
    board.siege(home(RED), BLUE)
    board.phase("draft")
    assert {a.split()[2] for a in board.legal(RED) if a.startswith("hire")} == {"stronghold"}


def test_k11_1_the_guild_law_asks_a_crown_more(board: Board) -> None:
    board.grant("guild-of-arms", law=True)
    board.offer("english-50", "polish-50", "german-50", "french-50", "italian-50")
    board.state.track[:5] = [RED, BLUE, BLUE, BLUE, BLUE]
    board.phase("draft")
    board.do(RED, "hire english-50 stronghold")
    assert board.crowns()[RED] == 13
    board.do(BLUE, "defy; hire polish-50 stronghold")
    assert board.crowns()[BLUE] == 14
    assert board.state.barons[BLUE].banned


def test_k11_1_a_law_that_makes_everybody_too_dear_can_be_defied(board: Board) -> None:
    """Who could hire but for the law is asked; who could not hire anyway loses his marker unasked."""
    for purse, asked in ((1, True), (0, False)):
        board.position(3)
        board.offer("english-50", "polish-100", "polish-150", "romanian-150")
        board.grant("guild-of-arms", law=True)
        board.state.track[0] = RED
        board.state.barons[RED].crowns = purse
        board.phase("draft")
        assert (board.waits() == [RED]) == asked
        if asked:
            assert board.legal(RED) == ["pass", "defy"]
            board.do(RED, "defy; hire english-50 stronghold")
            assert board.state.barons[RED].banned
            assert board.state.barons[RED].crowns == 0


def test_k9_2_the_only_one_who_cannot_be_paid_deserts_unasked(board: Board) -> None:
    board.position(crowns=0)
    board.stronghold(RED, None, "english-50", "english-50")
    assert "deserts" in keys(board.phase("wages"))
    assert board.waits() == [3]
    assert not board.state.barons[RED].stronghold.troops
    board.position(crowns=0)
    board.stronghold(RED, None, "english-50", "polish-50")
    board.phase("wages")
    assert board.waits() == [RED], "he says who goes first"


def test_k9_2_silence_lets_the_dearest_go_and_says_nothing_that_is_forced(board: Board) -> None:
    """The circle's army of 450 asks nothing any more when the dearest has left; the last one of all goes unsaid."""
    for slugs, purse, said in (
        (("english-200", "polish-150", "polish-100"), 5, ["discharge english-200 russet"]),
        (("english-200", "polish-200", "polish-100"), 0, ["discharge polish-200 russet", "settle"]),
    ):
        board.position(crowns=purse)
        board.noble("russet", "vecht", *slugs)
        board.stronghold(RED, None, "french-50", "french-50")
        board.phase("wages")
        asked = board.prompt(RED)
        assert [str(a) for a in asked.default][:1] == said[:1]
        for action in asked.default:
            assert board.why(RED, str(action)) == ""
            board.do(RED, str(action))
        assert board.waits() == [3]


def test_g40_arms_are_taxed_after_the_wages(board: Board) -> None:
    """A crown for each hundred or part of it above six hundred on his cards; soldiers come first."""
    board.position(crowns=20)
    board.grant("arms-tax", law=True)
    board.noble("karmin", "vecht", "english-200", "german-200", "polish-200", "regular-50")
    board.phase("wages")
    board.do(RED, "settle")
    assert board.prompt(RED).step == "comply"
    assert board.prompt(RED).params["n"] == 1
    board.do(RED, "obey")
    assert board.crowns()[RED] == 20 - 13 - 1


def announced(board: Board, slug: str, noble: str) -> int:
    """What a panel says that all ask at the next Wages once a Mercenary has been hired."""
    card = TROOP[slug]
    return analysis.wages_hired(
        analysis.public_position(KNIGHTS.view(board.state, RED)), RED, card, NOBLE.get(noble, -1)
    )


@pytest.mark.parametrize(
    ("slug", "noble", "asked"),
    [
        ("polish-100", "stronghold", 2 + 1 + 2),
        ("polish-100", "russet", 2 + 1),
        ("polish-150", "russet", 2 + 1 + 9),
        ("polish-100", "karmin", 2 + 3),
        ("polish-50", "rubino", 2 + 1 + 1),
    ],
    ids=["in the Stronghold", "free with the circle", "too many for the circle", "a quartermaster's", "one more"],
)
def test_k9_2_wages_announced_for_a_hire_are_those_that_are_taken(
    board: Board, slug: str, noble: str, asked: int
) -> None:
    """A crown for every 50: the Stronghold's 100 ask 2; the circle's 300 nothing, up to 400; a quartermaster's 200
    ask 4 less 3. Whatever is said before a hire is what payroll then takes."""
    board.stronghold(RED, None, "regular-100")
    board.noble("russet", "froli", "english-200", "french-100")
    board.noble("karmin", "vecht", "german-200")
    board.noble("rubino", "lorne")
    board.grant("quartermaster", "karmin")
    assert announced(board, slug, noble) == asked
    deck = board.state.mercenaries
    card = next(t for t in deck if TROOP_IDS[t] == slug)
    deck.remove(card)
    hold = board.state.barons[RED].stronghold
    (hold.troops if noble == "stronghold" else board.state.nobles[NOBLE[noble]].troops).append(card)
    before = board.crowns()[RED]
    board.phase("wages")
    board.do(RED, "settle")
    assert before - board.crowns()[RED] == asked


def test_k9_2_what_a_discharge_saves_is_not_asked_then(board: Board) -> None:
    """Of a quartermaster's 50 Regulars and 200 Mercenaries 2 of 4 crowns are still spared; of the circle's 450 all who
    are left stay free when 50 go."""
    board.noble("karmin", "vecht", "regular-50", "german-200")
    board.noble("russet", "froli", "english-200", "french-200", "polish-50")
    board.grant("quartermaster", "karmin")
    board.phase("wages")
    for words, saves in (("polish-50 russet", 9), ("german-200 karmin", 2)):
        slug, noble = words.split()
        view = KNIGHTS.view(board.state, RED)
        assert view.vote is not None
        seen = analysis.public_position(view)
        assert analysis.wages_saved(seen, RED, TROOP[slug], NOBLE[noble], view.vote.total) == saves
        owed, before = view.vote.total, board.crowns()[RED]
        board.do(RED, f"discharge {words}")
        after = KNIGHTS.view(board.state, RED).vote
        left = after.total if after is not None and after.seat == RED else 0
        assert owed - left == saves
        assert board.crowns()[RED] == before


def test_k9_2_an_office_that_ends_the_circles_freedom_is_announced_with_its_wages(board: Board) -> None:
    """Russet leads the circle's 350, who ask nothing (F7); with the 150 of a Marshal they are 500, who all ask."""
    led = ("regular-50", "polish-150", "german-150")
    board.noble("russet", "vecht", *led)
    seen = analysis.public_position(KNIGHTS.view(board.state, RED))
    before = analysis.wages_due(seen, RED)
    after = analysis.wages_appointed(seen, RED, NOBLE["russet"], agenda("marshal"))
    assert after - before == sum(analysis.troop_of(slug).wage for slug in led) > 0
    board.grant("marshal", "russet")
    assert analysis.wages_due(board.state, RED) == after
