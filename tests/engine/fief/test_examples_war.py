"""The worked examples of the rulebook, 5-A to 7-F: movement, invaders, battles."""

from __future__ import annotations

from engine.fief.game_data import CITY, REGION
from engine.fief.phases.raid import land
from engine.fief.ransoms import ransom_of
from engine.fief.state import FiefState
from tests.engine.fief.field import fleet, winchester
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    army,
    captor,
    control,
    do,
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
    rig,
    spent,
    town,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)

NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4


# --- movement --------------------------------------------------------------------------------------------------------


def test_5_a_example_william_from_oxford() -> None:
    """Three archers to London, one stays; two go on to Canterbury. All have used their moves; Oxford, left empty, is
    nobody's (5.1)."""
    state = position()
    noble(state, "william", GULES, "oxford")
    put(state, GULES, "oxford", archer=3)
    turn(state, "move", GULES)
    do(state, GULES, "lead william; take archer 3; go london; leave archer 1; go canterbury; halt")
    assert units(state, GULES, "london") == {"archer": 1}
    assert units(state, GULES, "canterbury") == {"archer": 2}
    assert legal(state, GULES) == ["done"]
    assert [control(state, c) for c in ("london", "canterbury", "oxford")] == [GULES, GULES, -1]


def lucia() -> FiefState:
    """Lord Lucia has ridden from Winchester to Canterbury and asks to pass on to London."""
    state = winchester()
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    assert waits(state) == [AZURE]
    return state


def test_5_b_example_leave_refused() -> None:
    """She may stay before the city, or go back to Winchester."""
    state = lucia()
    do(state, AZURE, "refuse lucia")
    assert why(state, VERT, "go london") == "leave-refused"
    assert "halt" in legal(state, VERT)
    do(state, VERT, "go winchester; halt")
    assert place(state, "lucia") == "winchester"


def test_5_b_example_leave_given_binds() -> None:
    state = lucia()
    do(state, AZURE, "grant lucia")
    assert place(state, "lucia") == "london"


def test_5_b_example_next_round_without_leave() -> None:
    """Nobody has fought: she goes through Canterbury unasked."""
    state = lucia()
    do(state, AZURE, "refuse lucia")
    do(state, VERT, "halt")
    go(state, "close")
    turn(state, "move", VERT)
    do(state, VERT, "lead lucia; take all; go london; halt")
    assert units(state, VERT, "london") == {"knight": 2}


def test_5_b_example_by_force() -> None:
    """5.3: the parade beats the soldiers, leaves a knight in Canterbury and rides into London."""
    state = lucia()
    do(state, AZURE, "refuse lucia")
    rig(state, melee=[2, 0, 1])
    do(state, VERT, "parade")
    assert spent(state), "seven points and two dice; one for the soldiers, and its bonus"
    do(state, VERT, "go london; halt")
    assert (units(state, VERT, "canterbury"), units(state, VERT, "london")) == ({"knight": 1}, {"knight": 1})
    assert (control(state, "canterbury"), control(state, "london")) == (VERT, VERT)


def test_5_c_example_by_sea_then_by_road() -> None:
    """Whitby to King's Lynn, then to Coventry."""
    state = fleet("whitby")
    do(state, GULES, "lead william; take all; sail kings-lynn; go coventry; halt")
    assert units(state, GULES, "coventry") == {"knight": 1}


def test_5_d_example_two_seas() -> None:
    """Whitby by sea V and VI to London: both moves."""
    state = fleet("whitby")
    do(state, GULES, "lead william; take all; sail london")
    assert who(state, "william").steps == 2
    assert why(state, GULES, "go oxford") == "moves"


def test_5_e_example_round_scotland() -> None:
    """Berwick to Cardiff is one move; then by road to Harlech."""
    state = fleet("berwick")
    do(state, GULES, "lead william; take all; sail cardiff; go harlech; halt")
    assert units(state, GULES, "harlech") == {"knight": 1}


def test_5_f_example_not_by_road_then_by_sea() -> None:
    """Durham to Berwick, and no sailing from there."""
    state = fleet("durham")
    do(state, GULES, "lead william; take all; go berwick")
    assert why(state, GULES, "sail cardiff") == "embark"


# --- invaders --------------------------------------------------------------------------------------------------------


def test_6_a_example_three_armies() -> None:
    """FFF lands three; there are never more than four on the map."""
    state = position()
    army(state, "york")
    army(state, "durham")
    lay(state, "midlands", "invaders")
    rig(state, landing=[3])
    land(state, REGION["midlands"], [])
    assert sum(a.city == CITY["kings-lynn"] for a in state.armies) == 2
    fresh = position()
    lay(fresh, "midlands", "invaders")
    rig(fresh, landing=[3])
    land(fresh, REGION["midlands"], [])
    assert [(a.city, a.leader, a.infantry) for a in fresh.armies[:3]] == [(CITY["kings-lynn"], True, 5)] * 3


def test_6_b_example_the_compass_at_kings_lynn() -> None:
    """North is Lincoln, west Coventry, east Norwich; south has no road and another point is drawn."""
    for points, city in (([NORTH], "lincoln"), ([WEST], "coventry"), ([EAST], "norwich"), ([SOUTH, WEST], "coventry")):
        state = position()
        army(state, "kings-lynn")
        noble(state, "lucia", GULES, city)
        put(state, GULES, city, soldier=6)
        rig(state, compass=points)
        go(state, "raid")
        assert (state.armies[0].city, spent(state)) == (CITY[city], True)


def test_6_c_example_four_troops_are_attacked() -> None:
    """A leader and four infantry against two knights, an archer, a soldier; Lord and catapult do not count."""
    state = position()
    noble(state, "lucia", VERT, "coventry", lord=["wales"])
    put(state, VERT, "coventry", knight=2, archer=1, soldier=1, catapult=1)
    army(state, "coventry", 1, out="oxford")
    go(state, "raid", first=VERT)
    assert "battle" in keys(do(state, VERT, "pass"))


def test_6_d_example_five_yes_six_no() -> None:
    """Six invaders land: up to five troops are attacked, six are left alone."""
    for troops, battle in ((1, True), (5, True), (6, False)):
        state = position()
        noble(state, "lucia", VERT, "kings-lynn", lord=["wales"])
        put(state, VERT, "kings-lynn", soldier=troops)
        lay(state, "midlands", "invaders")
        rig(state, landing=[1])
        go(state, "raid", first=VERT)
        assert ("battle" in keys(do(state, VERT, "pass"))) == battle, troops


def test_6_e_example_ransom_of_lord_henri() -> None:
    """Duke, Baron, Archbishop: 2 and three times 2."""
    state = position()
    noble(state, "henri", GULES, "york", lord=["midlands", "marches"], see="canterbury")
    army(state, "york")
    hold(state, "henri", "army-0")
    assert ransom_of(state, NOBLE["henri"]) == 8


# --- battles ---------------------------------------------------------------------------------------------------------


def test_7_a_example_a_husband_got_rid_of() -> None:
    """David and Jorge are allied and stand together in Coventry; Jorge joins Cristina, they beat David's army and kill
    Jorge's spouse: the alliance is over."""
    state = position()
    noble(state, "alienor", GULES, "coventry")
    put(state, GULES, "coventry", soldier=1)
    noble(state, "henri", AZURE, "coventry", out="nottingham")
    put(state, AZURE, "coventry", out="nottingham", soldier=3)
    noble(state, "hugh", GULES, "york")
    wed(state, "alienor", "henri")
    noble(state, "lucia", VERT, "coventry", out="oxford")
    put(state, VERT, "coventry", out="oxford", knight=2)
    turn(state, "battle", VERT)
    rig(state, melee=[2, 0, 0])
    do(state, VERT, "attack coventry gules")
    do(state, AZURE, "join azure attack")
    assert spent(state), "six and four points are two dice"
    assert place(state, "alienor") == "dead"
    assert who(state, "henri").spouse == -1


def test_7_b_example_the_storm_of_london() -> None:
    """Catapults FF and F and one more: four hits on three archers and a soldier. David's bombard F takes the last
    soldier, Jorge's F and a blank take an archer and one of his own bombards. One archer does not reach over the walls
    of a Walled City. Jorge's Noble is taken, his last bombard changes colour."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["south-east"])
    put(state, AZURE, "london", bombard=2, archer=3, soldier=2)
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", catapult=2, bombard=1, archer=2, soldier=1)
    town(state, "london", "walled", siege=GULES)
    state.orders[AZURE].losses = state.orders[GULES].losses = "ask"
    turn(state, "battle", GULES)
    rig(state, catapults=[2, 1], bombards=[1, 1, 0])
    do(state, GULES, "attack london azure")
    do(state, AZURE, "lose archer; lose archer; lose archer")
    do(state, GULES, "lose archer")
    assert spent(state)
    assert state.report is not None
    assert [(v.what, v.hits) for v in state.report.volleys] == [("catapults", [4, 0]), ("bombards", [1, 1])]
    assert captor(state, "henri") == "hugh"
    do(state, GULES, "keep-engines")
    assert units(state, GULES, "london") == {"catapult": 2, "bombard": 2, "archer": 1, "soldier": 1}
    assert control(state, "london") == GULES


def fortress() -> FiefState:
    """7-C: David's two soldiers and three knights in a fortress, Jorge with fifteen points."""
    state = position()
    noble(state, "anabel", GULES, "london")
    put(state, GULES, "london", soldier=2, knight=3)
    town(state, "london", "fortress")
    noble(state, "henri", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", soldier=2, knight=4)
    state.orders[AZURE].losses = state.orders[GULES].losses = "ask"
    return turn(state, "battle", AZURE)


def test_7_c_example_fifteen_points_two_dice() -> None:
    """Three dice less one for the fortress: F and FFF are four hits; David's eleven points are two dice, FFF and FF.
    He loses a soldier and a knight, Jorge two soldiers and a knight; both still have troops."""
    state = fortress()
    rig(state, melee=[1, 3, 3, 2])
    do(state, AZURE, "attack london gules")
    assert spent(state)
    assert state.report is not None
    assert state.report.volleys[0].hits == [4, 5]
    do(state, AZURE, "lose soldier; lose soldier")
    do(state, GULES, "lose soldier")
    assert units(state, GULES, "london") == {"soldier": 1, "knight": 2}
    assert units(state, AZURE, "london") == {"knight": 3}
    rig(state, melee=[0, 0, 0])
    do(state, AZURE, "fight")
    do(state, GULES, "fight")


def cristina(*melee: int) -> FiefState:
    """7-D: Lords Anabel and Herbert with a soldier and a knight, struck by so many F."""
    state = position()
    noble(state, "anabel", VERT, "london", lord=["wales"])
    noble(state, "herbert", VERT, "london", lord=["marches"])
    put(state, VERT, "london", soldier=1, knight=1)
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", knight=5)
    turn(state, "battle", GULES)
    rig(state, melee=[*melee, 0])
    do(state, GULES, "attack london vert")
    return state


def fates(state: FiefState) -> list[str]:
    """What became of the two Lords."""
    return sorted(place(state, n) for n in ("anabel", "herbert"))


def test_7_d_example_one_or_two_hits() -> None:
    """The soldier falls; a second hit does nothing to the knight, and nothing to the Lords."""
    for melee in ((1, 0, 0), (2, 0, 0)):
        state = cristina(*melee)
        assert units(state, VERT, "london") == {"knight": 1}
        assert fates(state) == ["london", "london"]


def test_7_d_example_three_hits() -> None:
    """The knight falls, the soldier stands."""
    state = cristina(3, 0, 0)
    assert units(state, VERT, "london") == {"soldier": 1}
    assert fates(state) == ["london", "london"]


def test_7_d_example_four_to_six_hits() -> None:
    """Four: both are taken. Five: one is killed, one taken. Six: both are killed."""
    assert fates(cristina(3, 1, 0)) == ["captive", "captive"]
    assert fates(cristina(3, 2, 0)) == ["captive", "dead"]
    assert fates(cristina(3, 3, 0)) == ["dead", "dead"]


def test_7_e_example_bishop_and_baron() -> None:
    """2 and twice 2."""
    state = position()
    noble(state, "hugh", GULES, "york", lord=["wales"], see="exeter")
    noble(state, "henri", AZURE, "london")
    hold(state, "hugh", "henri")
    assert ransom_of(state, NOBLE["hugh"]) == 6


def test_7_f_example_five_shillings_or_ten() -> None:
    """David's Henri costs six: with five he stays a captive and the money buys other things, with ten he is freed."""
    for purse, free in ((5, False), (10, True)):
        state = position(purse=purse)
        noble(state, "henri", GULES, "york", lord=["wales"], see="exeter")
        noble(state, "lucia", GULES, "york")
        noble(state, "simon", AZURE, "london")
        hold(state, "henri", "simon")
        go(state, "purse", first=GULES)
        assert (captor(state, "henri") == "") == free
        assert state.purse[:2] == ([4, 16] if free else [5, 5])


def test_10_2_example_tunnels() -> None:
    """Cristina's five points are one die, which the fortress takes; with a Passage she has it."""
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=1)
    town(state, "london", "fortress")
    noble(state, "lucia", VERT, "london", out="oxford")
    put(state, VERT, "london", out="oxford", soldier=5)
    hand(state, VERT, "passage")
    turn(state, "battle", VERT)
    rig(state, melee=[0])
    do(state, VERT, "attack london azure; tunnel")
    assert spent(state), "the garrison alone had a die"
    rig(state, melee=[0, 0])
    do(state, VERT, "fight")
    do(state, AZURE, "fight")
    assert spent(state)


def test_5_0_faq_leave_of_whoever_controls() -> None:
    """FAQ 5: several families in a city: its controller alone gives leave."""
    state = position()
    noble(state, "william", GULES, "winchester")
    put(state, AZURE, "canterbury", soldier=1)
    put(state, VERT, "canterbury", out="winchester", soldier=1)
    turn(state, "move", GULES)
    do(state, GULES, "lead william; go canterbury; go london")
    assert waits(state) == [AZURE]


def test_7_6_faq_a_knight_bought_beside_a_foe() -> None:
    """FAQ 7: Nobles of two families without troops; one buys a knight, and takes the other in the battles."""
    state = position()
    noble(state, "lucia", VERT, "london", lord=["wales"])
    noble(state, "henri", AZURE, "london", out="oxford")
    turn(state, "buy", VERT)
    do(state, VERT, "buy knight london 1; done")
    go(state, "battle", first=VERT)
    do(state, VERT, "attack london azure")
    assert captor(state, "henri") == "lucia"
