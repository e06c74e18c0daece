"""Where two rules meet: what the text says of both at once, or our ruling where it says nothing."""

from __future__ import annotations

import pytest

from engine.core import Word
from engine.fief.estates import royal_sites, title_price
from engine.fief.game_data import CITY, NOBLE, NONE, REGION
from engine.fief.phases.rebel import restless
from engine.fief.phases.rounds import clean_up
from engine.fief.state.state import INSIDE, FiefState, Refuge, Round
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys, said


def siege_of(state: FiefState, city: str = "london") -> tuple[int, int, int]:
    """Who besieges a city, with how many catapults that are active and in the making."""
    family = state.towns[CITY[city]].siege
    mine = [s for s in state.stacks if s.city == CITY[city] and s.family == GULES]
    return family, sum(s.units[5] for s in mine), sum(s.works for s in mine)


# --- abbeys (2.13, 7.10) ---------------------------------------------------------------------------------------------


def test_2_13_ones_own_abbey_is_no_purse(board: Board) -> None:
    """It is pillaged where it was attacked and the battle lost: nobody sacks what nobody has taken."""
    board.noble("lucia", GULES, "york")
    board.abbess("lucia", 0, "york")
    board.town("york", mill=True)
    board.turn("pillage", GULES)
    assert board.why(GULES, "pillage york lucia") == "pillage-abbey"
    assert board.legal(GULES, "pillage") == ["pillage york mill"]


def test_2_13_an_abbey_that_fell_is_pillaged(board: Board) -> None:
    """By who has won the battle for its city this round, not by whom they give the city to afterwards."""
    board.facing(theirs={"soldier": 1})
    board.noble("lucia", AZURE, "york")
    board.abbess("lucia", 0, "london")
    board.attack(1, 0)
    assert board.control("london") == GULES
    board.go("pillage")
    board.do(GULES, "pillage london hugh")
    assert board.state.purse[GULES] == 20
    assert board.who("hugh").heresy


def test_2_13_an_abbey_handed_on_is_spared(board: Board) -> None:
    """7.8: who gets the city in a deal has won no battle for it."""
    board.noble("hugh", GULES, "york")
    board.noble("lucia", AZURE, "york", out="durham")
    board.abbess("lucia", 0, "york")
    board.town("york", won=True, mill=True, fights=[[GULES, VERT]])
    board.run()
    board.do(GULES, "draft-give city york; offer azure city")
    board.do(AZURE, f"accept {board.offers()[0].number}")
    board.turn("pillage", AZURE)
    assert board.why(AZURE, "pillage york lucia") == "pillage-abbey"


def test_2_13_an_abbey_that_was_only_entered_is_spared(board: Board) -> None:
    """No battle, no pillage: nobody defended the city of an absent Lord."""
    board.noble("lucia", AZURE, "coventry", lord=["north"])
    board.abbess("lucia", 0, "york")
    board.noble("hugh", GULES, "york", out="durham")
    board.put(GULES, "york", out="durham", soldier=1)
    board.town("york", control=AZURE, mill=True)
    board.turn("battle", GULES)
    board.do(GULES, "occupy york; done")
    board.turn("pillage", GULES)
    assert board.why(GULES, "pillage york hugh") == "pillage-abbey"


# --- halting, leading, leave (5.0) -----------------------------------------------------------------------------------


def test_5_0_who_halts_goes_on_with_the_same_troops(board: Board) -> None:
    """Troops that have marched follow no other Noble; their own they follow still."""
    board.winchester()
    board.do(VERT, "lead lucia; take all; go exeter; halt; lead lucia; go bristol")
    assert board.units(VERT, "bristol") == {"knight": 2}


def test_5_0_another_noble_leads_none_of_them(board: Board) -> None:
    board.winchester()
    board.noble("simon", VERT, "exeter")
    board.do(VERT, "lead lucia; take all; go exeter; halt; lead simon")
    assert board.legal(VERT, "take") == []


def test_5_0_halting_abandons_nobody(board: Board) -> None:
    """Leave refused, the knights left, a halt: whoever is led again takes them along or stays."""
    board.winchester()
    board.do(VERT, "lead lucia; take all; go canterbury; go london")
    board.do(AZURE, "refuse lucia")
    board.do(VERT, "leave knight 2; halt; lead lucia")
    assert board.why(VERT, "go winchester") == "abandon"
    assert board.why(VERT, "go london") == "abandon"
    board.do(VERT, "take all; go winchester")
    assert board.units(VERT, "winchester") == {"knight": 2}


def test_5_0_no_secret_way_abandons_them_either(board: Board) -> None:
    """10.2: a Passage leads Nobles and troops past; nobody slips away from knights that came along."""
    board.winchester()
    board.hand(VERT, "passage")
    board.do(VERT, "lead lucia; take all; go canterbury; go london")
    board.do(AZURE, "refuse lucia")
    board.do(VERT, "leave knight 1")
    assert board.why(VERT, "slip london") == "abandon"
    board.do(VERT, "take knight 1; slip london")
    assert board.units(VERT, "london") == {"knight": 2}


def test_5_0_leave_is_asked_once(board: Board) -> None:
    """A halt makes no new question of it."""
    board.winchester()
    board.do(VERT, "lead lucia; take all; go canterbury; go london")
    board.do(AZURE, "refuse lucia")
    board.do(VERT, "halt; lead lucia")
    assert board.why(VERT, "go london") == "leave-refused"


def test_5_0_who_is_led_again_and_halts_stays(board: Board) -> None:
    """Nobody is sent out for ever."""
    board.winchester()
    board.do(VERT, "lead lucia; take all; go exeter; halt; lead lucia; halt")
    assert board.why(VERT, "lead lucia") == "rested"


def test_5_0_a_pause_does_not_begin_a_new_voyage(board: Board) -> None:
    """5.4: who has come to a port by road does not sail from it, halted or not."""
    board.fleet("durham")
    board.do(GULES, "lead william; take all; go berwick; halt; lead william")
    assert board.legal(GULES, "sail") == []


def after_battle(board: Board, *others: str) -> Board:
    """Hugh has fought Henri before London, a truce, the next round; Simon stood by."""
    board.facing()
    board.noble("simon", VERT, "london", out="norwich")
    board.put(VERT, "london", out="norwich", soldier=1)
    board.rig(melee=[0, 0])
    board.do(GULES, "attack london azure")
    board.do(VERT, "join vert nobody")
    board.do(GULES, "truce")
    board.do(AZURE, "truce")
    clean_up(board.state, [])
    return board


def test_5_0_after_a_battle_leave_is_asked(board: Board) -> None:
    """5-B: only armies that did not fight pass in the next round without leave; back by one's own road it takes
    none."""
    after_battle(board).turn("move", GULES)
    board.do(GULES, "lead hugh; take all; go canterbury")
    assert board.waits() == [AZURE]
    board.do(AZURE, "refuse hugh")
    assert board.why(GULES, "go norwich") == "leave-refused"
    board.do(GULES, "go oxford")
    assert board.place("hugh") == "oxford"


def test_5_0_who_stood_by_passes_freely(board: Board) -> None:
    """They fought nobody: neither the city nor the road of the others is closed to them."""
    for road in ("canterbury", "oxford"):
        after_battle(board).turn("move", VERT)
        board.do(VERT, f"lead simon; take all; go {road}")
        assert board.place("simon") == road


def test_5_0_who_fought_invaders_fought_no_family(board: Board) -> None:
    """7.0: their battle is with neither of those who stand there."""
    board.facing()
    board.army("london", 1, out="norwich")
    board.rig(melee=[2, 0, 0, 0])
    board.do(GULES, "attack london invaders")
    clean_up(board.state, [])
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; take all; go canterbury")
    assert board.place("hugh") == "canterbury"


# --- sieges end (7.9) ------------------------------------------------------------------------------------------------


def besieged(board: Board, *, active: int = 1) -> Board:
    """Hugh besieges Henri in the fortress of London; a third family in York."""
    board.position()
    board.noble("henri", AZURE, "london", lord=["wales"])
    board.put(AZURE, "london", soldier=3)
    board.noble("hugh", GULES, "london", out="oxford", heresy=True)
    board.put(GULES, "london", out="oxford", soldier=7, catapult=active)
    board.noble("simon", VERT, "york")
    board.noble("walter", GULES, "york", out="durham")
    board.town("london", "fortress", siege=GULES)
    return board


@pytest.mark.parametrize(
    ("card", "deed"),
    [("assassination", "assassinate hugh simon"), ("justice", "judge hugh"), ("ambush", "ambush hugh henri")],
)
def test_7_9_a_siege_ends_with_its_last_noble(board: Board, card: str, deed: str) -> None:
    """At once, and its catapults go back: murdered, judged or taken (10.3-10.5)."""
    seat = AZURE if card == "ambush" else VERT
    besieged(board)
    board.hand(seat, card)
    board.turn("move", seat)
    events = board.do(seat, deed)
    assert siege_of(board.state) == (-1, 0, 0)
    assert "siege-over" in keys(events)


def test_7_9_a_siege_ends_with_the_plague(board: Board) -> None:
    """2.5: before anything is bought or moved."""
    besieged(board)
    board.state.track[:] = [board.draw("plague")]
    board.rig(disaster=[6], plague=[6, 1])
    board.go("fate")
    assert board.place("hugh") == "dead"
    assert siege_of(board.state) == (-1, 0, 0)


def test_7_9_while_the_skull_may_raise_them_it_goes_on(board: Board) -> None:
    """12.3: who is raised has never been gone."""
    besieged(board)
    board.relic("skull", "walter")
    board.hand(VERT, "assassination")
    board.turn("move", VERT)
    board.do(VERT, "assassinate hugh simon")
    assert siege_of(board.state)[0] == GULES
    board.do(GULES, "raise hugh")
    assert siege_of(board.state) == (GULES, 1, 0)


def test_7_9_a_siege_ends_with_its_last_catapult(board: Board) -> None:
    """7.2: destroyed by its own side after a roll."""
    besieged(board).turn("battle", GULES)
    board.rig(catapults=[0, 0], melee=[0, 0])
    board.do(GULES, "attack london azure; scuttle catapult")
    assert siege_of(board.state) == (-1, 0, 0)


def test_7_9_a_second_catapult_keeps_it_up(board: Board) -> None:
    besieged(board, active=2).turn("battle", GULES)
    board.rig(catapults=[0, 0], melee=[0, 0])
    board.do(GULES, "attack london azure; scuttle catapult")
    assert siege_of(board.state) == (GULES, 1, 0)


def test_7_9_a_third_siege_takes_the_catapult_of_another(board: Board) -> None:
    """Whoever has none in reserve takes one down; with it goes the siege that it kept up, one in the making too."""
    for slug, city, road in (
        ("hugh", "london", "canterbury"), ("arthur", "oxford", "coventry"), ("roger", "winchester", "exeter"),
    ):  # fmt: skip
        board.put(AZURE, city, soldier=3)
        board.noble(slug, GULES, city, out=road)
        board.put(GULES, city, out=road, soldier=1)
        board.town(city, "walled", siege=-1 if slug == "roger" else GULES)
    board.turn("battle", GULES)
    board.do(GULES, "besiege winchester")
    assert siege_of(board.state, "winchester") == (GULES, 0, 1)
    assert sorted(siege_of(board.state, c) for c in ("london", "oxford")) == [(-1, 0, 0), (GULES, 0, 1)]


def test_7_9_nobody_besieges_the_royal_fortress_they_get_with_the_crown(board: Board) -> None:
    """4.9: the garrison follows the new Sovereign, and the siege is over."""
    besieged(board)
    board.town("london", "royal-fortress")
    board.crown("henri")
    board.accede("hugh")
    board.run()
    assert (board.control("london"), siege_of(board.state)[0]) == (GULES, -1)


# --- passages, the skull (10.2, 12.3) --------------------------------------------------------------------------------


def test_10_2_each_noble_takes_one_of_their_own_troops(board: Board) -> None:
    """7.8: Henri's soldier follows Henri, Simon's knight Simon; Lucia has none left and takes no ally's."""
    board.facing(theirs={"soldier": 1})
    board.noble("lucia", AZURE, "london")
    board.noble("simon", VERT, "london", out="norwich")
    board.put(VERT, "london", out="norwich", knight=3)
    board.hand(AZURE, "passage")
    board.rig(melee=[0, 0, 0, 0])
    board.do(GULES, "attack london azure")
    board.do(VERT, "join vert defence")
    board.do(AZURE, "flee canterbury")
    assert board.units(AZURE, "canterbury") == {"soldier": 1}
    assert board.units(VERT, "canterbury") == {"knight": 1}
    assert board.units(VERT, "london") == {"knight": 2}
    assert {board.place(n) for n in ("henri", "lucia", "simon")} == {"canterbury"}


def test_10_2_who_slips_away_is_not_let_into_a_held_city(board: Board) -> None:
    """6.6: invaders who stay in a Walled City hold its inside, though no family controls it."""
    board.facing()
    board.town("canterbury", "walled")
    board.army("canterbury", 3, out="", stays=True)
    board.hand(AZURE, "passage")
    board.rig(melee=[0, 0])
    board.do(GULES, "attack london azure")
    board.do(AZURE, "flee canterbury")
    assert board.who("henri").site == CITY["london"]


def test_10_2_who_slips_away_into_the_plague_throws(board: Board) -> None:
    """2.5: every Noble and troop that enters it, by whatever way."""
    board.facing(theirs={"soldier": 3})
    board.lay("midlands", "plague")
    board.hand(AZURE, "passage")
    board.rig(melee=[0, 0], plague=[2, 1])
    board.do(GULES, "attack london azure")
    board.do(AZURE, "flee norwich")
    assert board.spent(), "a die for the soldier, one for Henri"
    assert board.place("henri") == "dead"
    assert board.units(AZURE, "norwich") == {}


def test_12_3_an_attacker_is_raised_before_the_walls(board: Board) -> None:
    """Where they died: on the road, not within their enemy's fortress."""
    besieged(board)
    board.relic("skull", "walter")
    board.hand(VERT, "assassination")
    board.turn("move", VERT)
    board.do(VERT, "assassinate hugh simon")
    board.do(GULES, "raise hugh")
    assert (board.place("hugh"), board.who("hugh").site) == ("london", CITY["oxford"])


def test_12_3_a_captive_is_raised_free_and_outside(board: Board) -> None:
    """Whoever was held within a fort stands before it."""
    besieged(board)
    board.hold("hugh", "henri")
    board.relic("skull", "walter")
    board.hand(VERT, "assassination")
    board.turn("move", VERT)
    board.do(VERT, "assassinate hugh simon")
    board.do(GULES, "raise hugh")
    assert (board.captor("hugh"), board.place("hugh")) == ("", "london")
    assert board.who("hugh").site != INSIDE


def test_12_3_killed_by_captors_they_are_raised_outside_what_is_lost(board: Board) -> None:
    """7.6, 11.1: the city is the winner's by then."""
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.noble("joan", AZURE, "york")
    board.relic("skull", "joan")
    board.noble("hugh", GULES, "london", out="oxford")
    board.slot(GULES, "french-crossbows")
    board.put(GULES, "london", out="oxford", french=1)
    board.town("london", "fortress")
    board.hand(GULES, "passage")
    board.state.orders[GULES].windows = "ask"
    board.turn("battle", GULES)
    board.rig(melee=[1, 0])
    board.do(GULES, "attack london azure; tunnel; abide")
    assert board.control("london") == GULES
    board.do(AZURE, "raise henri")
    assert (board.place("henri"), board.who("henri").site != INSIDE) == ("london", True)


# --- the Royal Fortress (4.9) ----------------------------------------------------------------------------------------


def test_4_9_the_barony_of_wales_costs_the_same(board: Board) -> None:
    """Four, though Cardiff has left it."""
    board.noble("henri", GULES, "cardiff")
    board.crown("henri")
    board.noble("hugh", AZURE, "harlech")
    board.town("cardiff", "royal-fortress")
    board.town("harlech", "fortress")
    assert title_price(REGION["wales"]) == 4
    board.turn("buy", AZURE)
    board.do(AZURE, "title wales hugh")
    assert board.state.purse[AZURE] == 6


def test_4_9_tallage_of_its_former_region_does_not_touch_it(board: Board) -> None:
    """10.1: Durham pays nothing and has no reason to rise; Berwick has."""
    board.noble("roger", AZURE, "berwick", lord=["marches"])
    board.noble("henri", GULES, "durham")
    board.crown("henri")
    board.town("durham", "royal-fortress")
    board.tax("tallage", "marches", "roger")
    assert restless(board.state, VERT, CITY["berwick"])
    assert not restless(board.state, VERT, CITY["durham"])


def test_4_9_a_tithe_touches_it_still(board: Board) -> None:
    """2.8: it has left its region, not its church district."""
    board.noble("simon", AZURE, "york", see="york")
    board.noble("henri", GULES, "durham")
    board.crown("henri")
    board.town("durham", "royal-fortress")
    board.tax("tithe", "york", "simon")
    assert restless(board.state, VERT, CITY["durham"])


def test_4_9_the_crown_takes_no_city_that_others_hold(board: Board) -> None:
    """In a region without a Lord only nobody's and its own: nobody there could refuse. In a fief with the Lord's
    consent, the Lord's and its own, not a third family's."""
    board.noble("henri", GULES, "london")
    board.crown("henri")
    board.put(AZURE, "york", soldier=1)
    board.noble("roger", VERT, "durham", lord=["marches"])
    board.put(AZURE, "berwick", soldier=1)
    sites = royal_sites(board.state, GULES)
    assert CITY["york"] not in sites
    assert CITY["berwick"] not in sites
    assert {CITY["london"], CITY["whitby"], CITY["durham"]} <= set(sites)


# --- rebels, invaders (10.1, 6.x) ------------------------------------------------------------------------------------


def rebels(board: Board, *, guard: int = 0, die: int = 3, infantry: int = 0) -> Board:
    """Rebels against invaders in Coventry, who hold Henri; perhaps soldiers of another family are there."""
    board.position()
    board.noble("lucia", AZURE, "exeter")
    board.noble("henri", VERT, "york")
    board.noble("joan", VERT, "york")
    board.lay("midlands", "famine")
    board.town("coventry", mill=True)
    number = board.army("coventry", infantry, out="oxford")
    if guard:
        board.put(OR, "coventry", knight=guard)
    board.hold("henri", f"army-{number}")
    board.hand(AZURE, "rebellion")
    board.turn("move", AZURE)
    board.rig(rebellion=[die])
    board.do(AZURE, "rebel coventry card")
    board.passes()
    return board


def test_10_1_captives_of_beaten_invaders_die_with_them(board: Board) -> None:
    """All troops beaten, no captives: three and one hits for a leader alone."""
    rebels(board)
    assert board.place("henri") == "dead"
    assert not any(a.city >= 0 for a in board.state.armies)


def test_10_1_where_invaders_stand_nothing_burns(board: Board) -> None:
    """6.13: they are troops like others: four hits fell two of five."""
    rebels(board, infantry=5)
    assert board.captor("henri") == "army-0"
    assert board.state.armies[0].infantry == 3
    assert board.state.towns[CITY["coventry"]].mill


def test_10_1_where_troops_stand_captives_are_free(board: Board) -> None:
    """7.6: only their captor is beaten."""
    rebels(board, guard=2, die=3)
    assert board.place("henri") != "dead"


def test_7_8_leaderless_infantry_in_the_open_may_be_let_be(board: Board) -> None:
    """A side without a leader: whoever fights it may end the battle after a roll."""
    for leader in (False, True):
        board.position()
        board.noble("hugh", GULES, "york")
        board.put(GULES, "york", soldier=4)
        board.army("york", 3, leader=leader, out="durham")
        board.turn("battle", GULES)
        board.rig(melee=[0, 0, 0])
        board.do(GULES, "attack york invaders")
        assert ("stop" in board.legal(GULES)) == (not leader)
        if not leader:
            assert said(board.do(GULES, "stop"), "battle-over")[0].params["result"] == Word("result-stopped-attack")


def test_6_9_an_empty_port_from_inland_is_left_as_it_is(board: Board) -> None:
    """Ruling 35: they leave at once (6.9), before they could lay it waste (6.3, 6.5)."""
    board.town("kings-lynn", mill=True)
    board.army("lincoln", 3, out="whitby")
    board.rig(compass=[3])
    board.go("raid")
    assert not any(a.city >= 0 for a in board.state.armies)
    assert board.state.towns[CITY["kings-lynn"]].mill


def test_7_6_who_dies_before_he_appears_keeps_nobody_waiting(board: Board) -> None:
    """10.3: freed, and murdered while his family chooses where to; the round goes on without an answer."""
    board.noble("simon", VERT, "york")
    board.noble("lucia", VERT, "bristol")
    board.noble("joan", VERT, "durham")
    board.noble("edward", OR, "harlech")
    board.hand(OR, "assassination")
    board.who("simon").place = NONE
    board.state.frames[:] = [Round("raid"), Refuge(VERT, NOBLE["simon"], board.state.next())]
    board.run()
    assert board.legal(VERT, "appear") == ["appear bristol", "appear durham"]
    board.do(OR, "assassinate simon edward")
    assert board.place("simon") == "dead"
    assert board.waits()
    assert not board.legal(VERT, "appear")
