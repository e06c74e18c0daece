"""Where two rules meet: what the text says of both at once, or our ruling where it says nothing."""

from __future__ import annotations

import pytest

from engine.fief.estates import price, royal_sites
from engine.fief.game_data import CITY, NOBLE, NONE, REGION
from engine.fief.phases.rebel import restless
from engine.fief.phases.rounds import clean_up
from engine.fief.state import INSIDE, FiefState, Refuge, Round
from tests.engine.fief.dealing import offers
from tests.engine.fief.field import attack, facing, fleet, passes, result, winchester
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    abbess,
    accede,
    army,
    captor,
    control,
    crown,
    do,
    draw,
    go,
    hand,
    hold,
    keys,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    relic,
    rig,
    run,
    slot,
    spent,
    tax,
    town,
    turn,
    units,
    waits,
    who,
    why,
)


def siege_of(state: FiefState, city: str = "london") -> tuple[int, int, int]:
    """Who besieges a city, with how many catapults that are active and in the making."""
    family = state.towns[CITY[city]].siege
    mine = [s for s in state.stacks if s.city == CITY[city] and s.family == GULES]
    return family, sum(s.units[5] for s in mine), sum(s.works for s in mine)


# --- abbeys (2.13, 7.10) ---------------------------------------------------------------------------------------------


def test_2_13_ones_own_abbey_is_no_purse() -> None:
    """It is pillaged where it was attacked and the battle lost: nobody sacks what nobody has taken."""
    state = position()
    noble(state, "lucia", GULES, "york")
    abbess(state, "lucia", 0, "york")
    town(state, "york", mill=True)
    turn(state, "pillage", GULES)
    assert why(state, GULES, "pillage york lucia") == "pillage-abbey"
    assert legal(state, GULES, "pillage") == ["pillage york mill"]


def test_2_13_an_abbey_that_fell_is_pillaged() -> None:
    """By who has won the battle for its city this round, not by whom they give the city to afterwards."""
    state = facing(theirs={"soldier": 1})
    noble(state, "lucia", AZURE, "york")
    abbess(state, "lucia", 0, "london")
    attack(state, 1, 0)
    assert control(state, "london") == GULES
    go(state, "pillage")
    do(state, GULES, "pillage london hugh")
    assert state.purse[GULES] == 20
    assert who(state, "hugh").heresy


def test_2_13_an_abbey_handed_on_is_spared() -> None:
    """7.8: who gets the city in a deal has won no battle for it."""
    state = position()
    noble(state, "hugh", GULES, "york")
    noble(state, "lucia", AZURE, "york", out="durham")
    abbess(state, "lucia", 0, "york")
    town(state, "york", won=True, mill=True, fights=[[GULES, VERT]])
    run(state)
    do(state, GULES, "draft-give city york; offer azure city")
    do(state, AZURE, f"accept {offers(state)[0].number}")
    turn(state, "pillage", AZURE)
    assert why(state, AZURE, "pillage york lucia") == "pillage-abbey"


def test_2_13_an_abbey_that_was_only_entered_is_spared() -> None:
    """No battle, no pillage: nobody defended the city of an absent Lord."""
    state = position()
    noble(state, "lucia", AZURE, "coventry", lord=["north"])
    abbess(state, "lucia", 0, "york")
    noble(state, "hugh", GULES, "york", out="durham")
    put(state, GULES, "york", out="durham", soldier=1)
    town(state, "york", control=AZURE, mill=True)
    turn(state, "battle", GULES)
    do(state, GULES, "occupy york; done")
    turn(state, "pillage", GULES)
    assert why(state, GULES, "pillage york hugh") == "pillage-abbey"


# --- halting, leading, leave (5.0) -----------------------------------------------------------------------------------


def test_5_0_who_halts_goes_on_with_the_same_troops() -> None:
    """Troops that have marched follow no other Noble; their own they follow still."""
    state = winchester()
    do(state, VERT, "lead lucia; take all; go exeter; halt; lead lucia; go bristol")
    assert units(state, VERT, "bristol") == {"knight": 2}


def test_5_0_another_noble_leads_none_of_them() -> None:
    state = winchester()
    noble(state, "simon", VERT, "exeter")
    do(state, VERT, "lead lucia; take all; go exeter; halt; lead simon")
    assert legal(state, VERT, "take") == []


def test_5_0_halting_abandons_nobody() -> None:
    """Leave refused, the knights left, a halt: whoever is led again takes them along or stays."""
    state = winchester()
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    do(state, AZURE, "refuse lucia")
    do(state, VERT, "leave knight 2; halt; lead lucia")
    assert why(state, VERT, "go winchester") == "abandon"
    assert why(state, VERT, "go london") == "abandon"
    do(state, VERT, "take all; go winchester")
    assert units(state, VERT, "winchester") == {"knight": 2}


def test_5_0_no_secret_way_abandons_them_either() -> None:
    """10.2: a Passage leads Nobles and troops past; nobody slips away from knights that came along."""
    state = winchester()
    hand(state, VERT, "passage")
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    do(state, AZURE, "refuse lucia")
    do(state, VERT, "leave knight 1")
    assert why(state, VERT, "slip london") == "abandon"
    do(state, VERT, "take knight 1; slip london")
    assert units(state, VERT, "london") == {"knight": 2}


def test_5_0_leave_is_asked_once() -> None:
    """A halt makes no new question of it."""
    state = winchester()
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    do(state, AZURE, "refuse lucia")
    do(state, VERT, "halt; lead lucia")
    assert why(state, VERT, "go london") == "leave-refused"


def test_5_0_who_is_led_again_and_halts_stays() -> None:
    """Nobody is sent out for ever."""
    state = winchester()
    do(state, VERT, "lead lucia; take all; go exeter; halt; lead lucia; halt")
    assert why(state, VERT, "lead lucia") == "moves"


def test_5_0_a_pause_does_not_begin_a_new_voyage() -> None:
    """5.4: who has come to a port by road does not sail from it, halted or not."""
    state = fleet("durham")
    do(state, GULES, "lead william; take all; go berwick; halt; lead william")
    assert legal(state, GULES, "sail") == []


def after_battle(*others: str) -> FiefState:
    """Hugh has fought Henri before London, a truce, the next round; Simon stood by."""
    state = facing()
    noble(state, "simon", VERT, "london", out="norwich")
    put(state, VERT, "london", out="norwich", soldier=1)
    rig(state, melee=[0, 0])
    do(state, GULES, "attack london azure")
    do(state, VERT, "join vert nobody")
    do(state, GULES, "truce")
    do(state, AZURE, "truce")
    clean_up(state, [])
    return state


def test_5_0_after_a_battle_leave_is_asked() -> None:
    """5-B: only armies that did not fight pass in the next round without leave; back by one's own road it takes
    none."""
    state = turn(after_battle(), "move", GULES)
    do(state, GULES, "lead hugh; take all; go canterbury")
    assert waits(state) == [AZURE]
    do(state, AZURE, "refuse hugh")
    assert why(state, GULES, "go norwich") == "leave-refused"
    do(state, GULES, "go oxford")
    assert place(state, "hugh") == "oxford"


def test_5_0_who_stood_by_passes_freely() -> None:
    """They fought nobody: neither the city nor the road of the others is closed to them."""
    for road in ("canterbury", "oxford"):
        state = turn(after_battle(), "move", VERT)
        do(state, VERT, f"lead simon; take all; go {road}")
        assert place(state, "simon") == road


def test_5_0_who_fought_invaders_fought_no_family() -> None:
    """7.0: their battle is with neither of those who stand there."""
    state = facing()
    army(state, "london", 1, out="norwich")
    rig(state, melee=[2, 0, 0, 0])
    do(state, GULES, "attack london invaders")
    clean_up(state, [])
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; take all; go canterbury")
    assert place(state, "hugh") == "canterbury"


# --- sieges end (7.9) ------------------------------------------------------------------------------------------------


def besieged(*, active: int = 1) -> FiefState:
    """Hugh besieges Henri in the fortress of London; a third family in York."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["wales"])
    put(state, AZURE, "london", soldier=3)
    noble(state, "hugh", GULES, "london", out="oxford", heresy=True)
    put(state, GULES, "london", out="oxford", soldier=7, catapult=active)
    noble(state, "simon", VERT, "york")
    noble(state, "walter", GULES, "york", out="durham")
    town(state, "london", "fortress", siege=GULES)
    return state


@pytest.mark.parametrize(
    ("card", "deed"),
    [("assassination", "assassinate hugh simon"), ("justice", "judge hugh"), ("ambush", "ambush hugh henri")],
)
def test_7_9_a_siege_ends_with_its_last_noble(card: str, deed: str) -> None:
    """At once, and its catapults go back: murdered, judged or taken (10.3-10.5)."""
    seat = AZURE if card == "ambush" else VERT
    state = besieged()
    hand(state, seat, card)
    turn(state, "move", seat)
    events = do(state, seat, deed)
    assert siege_of(state) == (-1, 0, 0)
    assert "siege-over" in keys(events)


def test_7_9_a_siege_ends_with_the_plague() -> None:
    """2.5: before anything is bought or moved."""
    state = besieged()
    state.track[:] = [draw(state, "plague")]
    rig(state, disaster=[6], plague=[6, 1])
    go(state, "fate")
    assert place(state, "hugh") == "dead"
    assert siege_of(state) == (-1, 0, 0)


def test_7_9_while_the_skull_may_raise_them_it_goes_on() -> None:
    """12.3: who is raised has never been gone."""
    state = besieged()
    relic(state, "skull", "walter")
    hand(state, VERT, "assassination")
    turn(state, "move", VERT)
    do(state, VERT, "assassinate hugh simon")
    assert siege_of(state)[0] == GULES
    do(state, GULES, "raise hugh")
    assert siege_of(state) == (GULES, 1, 0)


def test_7_9_a_siege_ends_with_its_last_catapult() -> None:
    """7.2: destroyed by its own side after a roll."""
    state = turn(besieged(), "battle", GULES)
    rig(state, catapults=[0, 0], melee=[0, 0])
    do(state, GULES, "attack london azure; scuttle catapult")
    assert siege_of(state) == (-1, 0, 0)


def test_7_9_a_second_catapult_keeps_it_up() -> None:
    state = turn(besieged(active=2), "battle", GULES)
    rig(state, catapults=[0, 0], melee=[0, 0])
    do(state, GULES, "attack london azure; scuttle catapult")
    assert siege_of(state) == (GULES, 1, 0)


def test_7_9_a_third_siege_takes_the_catapult_of_another() -> None:
    """Whoever has none in reserve takes one down; with it goes the siege that it kept up, one in the making too."""
    state = position()
    for slug, city, road in (
        ("hugh", "london", "canterbury"), ("arthur", "oxford", "coventry"), ("roger", "winchester", "exeter"),
    ):  # fmt: skip
        put(state, AZURE, city, soldier=3)
        noble(state, slug, GULES, city, out=road)
        put(state, GULES, city, out=road, soldier=1)
        town(state, city, "walled", siege=-1 if slug == "roger" else GULES)
    turn(state, "battle", GULES)
    do(state, GULES, "besiege winchester")
    assert siege_of(state, "winchester") == (GULES, 0, 1)
    assert sorted(siege_of(state, c) for c in ("london", "oxford")) == [(-1, 0, 0), (GULES, 0, 1)]


def test_7_9_nobody_besieges_the_royal_fortress_they_get_with_the_crown() -> None:
    """4.9: the garrison follows the new Sovereign, and the siege is over."""
    state = besieged()
    town(state, "london", "royal-fortress")
    crown(state, "henri")
    accede(state, "hugh")
    run(state)
    assert (control(state, "london"), siege_of(state)[0]) == (GULES, -1)


# --- passages, the skull (10.2, 12.3) --------------------------------------------------------------------------------


def test_10_2_each_noble_takes_one_of_their_own_troops() -> None:
    """7.8: Henri's soldier follows Henri, Simon's knight Simon; Lucia has none left and takes no ally's."""
    state = facing(theirs={"soldier": 1})
    noble(state, "lucia", AZURE, "london")
    noble(state, "simon", VERT, "london", out="norwich")
    put(state, VERT, "london", out="norwich", knight=3)
    hand(state, AZURE, "passage")
    rig(state, melee=[0, 0, 0, 0])
    do(state, GULES, "attack london azure")
    do(state, VERT, "join vert defence")
    do(state, AZURE, "flee canterbury")
    assert units(state, AZURE, "canterbury") == {"soldier": 1}
    assert units(state, VERT, "canterbury") == {"knight": 1}
    assert units(state, VERT, "london") == {"knight": 2}
    assert {place(state, n) for n in ("henri", "lucia", "simon")} == {"canterbury"}


def test_10_2_who_slips_away_is_not_let_into_a_held_city() -> None:
    """6.6: invaders who stay in a Walled City hold its inside, though no family controls it."""
    state = facing()
    town(state, "canterbury", "walled")
    army(state, "canterbury", 3, out="", stays=True)
    hand(state, AZURE, "passage")
    rig(state, melee=[0, 0])
    do(state, GULES, "attack london azure")
    do(state, AZURE, "flee canterbury")
    assert who(state, "henri").site == CITY["london"]


def test_10_2_who_slips_away_into_the_plague_throws() -> None:
    """2.5: every Noble and troop that enters it, by whatever way."""
    state = facing(theirs={"soldier": 3})
    lay(state, "midlands", "plague")
    hand(state, AZURE, "passage")
    rig(state, melee=[0, 0], plague=[2, 1])
    do(state, GULES, "attack london azure")
    do(state, AZURE, "flee norwich")
    assert spent(state), "a die for the soldier, one for Henri"
    assert place(state, "henri") == "dead"
    assert units(state, AZURE, "norwich") == {}


def test_12_3_an_attacker_is_raised_before_the_walls() -> None:
    """Where they died: on the road, not within their enemy's fortress."""
    state = besieged()
    relic(state, "skull", "walter")
    hand(state, VERT, "assassination")
    turn(state, "move", VERT)
    do(state, VERT, "assassinate hugh simon")
    do(state, GULES, "raise hugh")
    assert (place(state, "hugh"), who(state, "hugh").site) == ("london", CITY["oxford"])


def test_12_3_a_captive_is_raised_free_and_outside() -> None:
    """Whoever was held within a fort stands before it."""
    state = besieged()
    hold(state, "hugh", "henri")
    relic(state, "skull", "walter")
    hand(state, VERT, "assassination")
    turn(state, "move", VERT)
    do(state, VERT, "assassinate hugh simon")
    do(state, GULES, "raise hugh")
    assert (captor(state, "hugh"), place(state, "hugh")) == ("", "london")
    assert who(state, "hugh").site != INSIDE


def test_12_3_killed_by_captors_they_are_raised_outside_what_is_lost() -> None:
    """7.6, 11.1: the city is the winner's by then."""
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=1)
    noble(state, "joan", AZURE, "york")
    relic(state, "skull", "joan")
    noble(state, "hugh", GULES, "london", out="oxford")
    slot(state, GULES, "french-crossbows")
    put(state, GULES, "london", out="oxford", french=1)
    town(state, "london", "fortress")
    hand(state, GULES, "passage")
    state.orders[GULES].windows = "ask"
    turn(state, "battle", GULES)
    rig(state, melee=[1, 0])
    do(state, GULES, "attack london azure; tunnel; abide")
    assert control(state, "london") == GULES
    do(state, AZURE, "raise henri")
    assert (place(state, "henri"), who(state, "henri").site != INSIDE) == ("london", True)


# --- the Royal Fortress (4.9) ----------------------------------------------------------------------------------------


def test_4_9_the_barony_of_wales_costs_the_same() -> None:
    """Four, though Cardiff has left it."""
    state = position()
    noble(state, "henri", GULES, "cardiff")
    crown(state, "henri")
    noble(state, "hugh", AZURE, "harlech")
    town(state, "cardiff", "royal-fortress")
    town(state, "harlech", "fortress")
    assert price(REGION["wales"]) == 4
    turn(state, "buy", AZURE)
    do(state, AZURE, "title wales hugh")
    assert state.purse[AZURE] == 6


def test_4_9_tallage_of_its_former_region_does_not_touch_it() -> None:
    """10.1: Durham pays nothing and has no reason to rise; Berwick has."""
    state = position()
    noble(state, "roger", AZURE, "berwick", lord=["marches"])
    noble(state, "henri", GULES, "durham")
    crown(state, "henri")
    town(state, "durham", "royal-fortress")
    tax(state, "tallage", "marches", "roger")
    assert restless(state, VERT, CITY["berwick"])
    assert not restless(state, VERT, CITY["durham"])


def test_4_9_a_tithe_touches_it_still() -> None:
    """2.8: it has left its region, not its church district."""
    state = position()
    noble(state, "simon", AZURE, "york", see="york")
    noble(state, "henri", GULES, "durham")
    crown(state, "henri")
    town(state, "durham", "royal-fortress")
    tax(state, "tithe", "york", "simon")
    assert restless(state, VERT, CITY["durham"])


def test_4_9_the_crown_takes_no_city_that_others_hold() -> None:
    """In a region without a Lord only nobody's and its own: nobody there could refuse. In a fief with the Lord's
    consent, the Lord's and its own, not a third family's."""
    state = position()
    noble(state, "henri", GULES, "london")
    crown(state, "henri")
    put(state, AZURE, "york", soldier=1)
    noble(state, "roger", VERT, "durham", lord=["marches"])
    put(state, AZURE, "berwick", soldier=1)
    sites = royal_sites(state, GULES)
    assert CITY["york"] not in sites
    assert CITY["berwick"] not in sites
    assert {CITY["london"], CITY["whitby"], CITY["durham"]} <= set(sites)


# --- rebels, invaders (10.1, 6.x) ------------------------------------------------------------------------------------


def rebels(*, guard: int = 0, die: int = 3, infantry: int = 0) -> FiefState:
    """Rebels against invaders in Coventry, who hold Henri; perhaps soldiers of another family are there."""
    state = position()
    noble(state, "lucia", AZURE, "exeter")
    noble(state, "henri", VERT, "york")
    noble(state, "joan", VERT, "york")
    lay(state, "midlands", "famine")
    town(state, "coventry", mill=True)
    number = army(state, "coventry", infantry, out="oxford")
    if guard:
        put(state, OR, "coventry", knight=guard)
    hold(state, "henri", f"army-{number}")
    hand(state, AZURE, "rebellion")
    turn(state, "move", AZURE)
    rig(state, rebellion=[die])
    do(state, AZURE, "rebel coventry card")
    passes(state)
    return state


def test_10_1_captives_of_beaten_invaders_die_with_them() -> None:
    """All troops beaten, no captives: three and one hits for a leader alone."""
    state = rebels()
    assert place(state, "henri") == "dead"
    assert not any(a.city >= 0 for a in state.armies)


def test_10_1_where_invaders_stand_nothing_burns() -> None:
    """6.13: they are troops like others: four hits fell two of five."""
    state = rebels(infantry=5)
    assert captor(state, "henri") == "army-0"
    assert state.armies[0].infantry == 3
    assert state.towns[CITY["coventry"]].mill


def test_10_1_where_troops_stand_captives_are_free() -> None:
    """7.6: only their captor is beaten."""
    state = rebels(guard=2, die=3)
    assert place(state, "henri") != "dead"


def test_7_8_leaderless_infantry_in_the_open_may_be_let_be() -> None:
    """A side without a leader: whoever fights it may end the battle after a roll."""
    for leader in (False, True):
        state = position()
        noble(state, "hugh", GULES, "york")
        put(state, GULES, "york", soldier=4)
        army(state, "york", 3, leader=leader, out="durham")
        turn(state, "battle", GULES)
        rig(state, melee=[0, 0, 0])
        do(state, GULES, "attack york invaders")
        assert ("stop" in legal(state, GULES)) == (not leader)
        if not leader:
            assert result(do(state, GULES, "stop")) == "stopped"


def test_6_9_an_empty_port_from_inland_is_left_as_it_is() -> None:
    """Ruling 35: they leave at once (6.9), before they could lay it waste (6.3, 6.5)."""
    state = position()
    town(state, "kings-lynn", mill=True)
    army(state, "lincoln", 3, out="whitby")
    rig(state, compass=[3])
    go(state, "raid")
    assert not any(a.city >= 0 for a in state.armies)
    assert state.towns[CITY["kings-lynn"]].mill


def test_7_6_who_dies_before_he_appears_keeps_nobody_waiting() -> None:
    """10.3: freed, and murdered while his family chooses where to; the round goes on without an answer."""
    state = position()
    noble(state, "simon", VERT, "york")
    noble(state, "lucia", VERT, "bristol")
    noble(state, "joan", VERT, "durham")
    noble(state, "edward", OR, "harlech")
    hand(state, OR, "assassination")
    who(state, "simon").place = NONE
    state.frames[:] = [Round("raid"), Refuge(VERT, NOBLE["simon"], state.next())]
    run(state)
    assert legal(state, VERT, "appear") == ["appear bristol", "appear durham"]
    do(state, OR, "assassinate simon edward")
    assert place(state, "simon") == "dead"
    assert waits(state)
    assert not legal(state, VERT, "appear")
