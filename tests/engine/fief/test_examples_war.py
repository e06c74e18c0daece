"""The worked examples of the rulebook, 5-A to 7-F: movement, invaders, battles."""

from __future__ import annotations

from engine.fief.deals.ransoms import ransom_of
from engine.fief.game_data import CITY, NOBLE, REGION
from engine.fief.phases.raid import land
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys

NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4


# --- movement --------------------------------------------------------------------------------------------------------


def test_5_a_example_william_from_oxford(board: Board) -> None:
    """Three archers to London, one stays; two go on to Canterbury. All have used their moves; Oxford, left empty, is
    nobody's (5.1)."""
    board.noble("william", GULES, "oxford")
    board.put(GULES, "oxford", archer=3)
    board.turn("move", GULES)
    board.do(GULES, "lead william; take archer 3; go london; leave archer 1; go canterbury; halt")
    assert board.units(GULES, "london") == {"archer": 1}
    assert board.units(GULES, "canterbury") == {"archer": 2}
    assert board.legal(GULES) == ["done"]
    assert [board.control(c) for c in ("london", "canterbury", "oxford")] == [GULES, GULES, -1]


def lucia(board: Board) -> Board:
    """Lord Lucia has ridden from Winchester to Canterbury and asks to pass on to London."""
    board.winchester()
    board.do(VERT, "lead lucia; take all; go canterbury; go london")
    assert board.waits() == [AZURE]
    return board


def test_5_b_example_leave_refused(board: Board) -> None:
    """She may stay before the city, or go back to Winchester."""
    lucia(board)
    board.do(AZURE, "refuse lucia")
    assert board.why(VERT, "go london") == "leave-refused"
    assert "halt" in board.legal(VERT)
    board.do(VERT, "go winchester; halt")
    assert board.place("lucia") == "winchester"


def test_5_b_example_leave_given_binds(board: Board) -> None:
    lucia(board)
    board.do(AZURE, "grant lucia")
    assert board.place("lucia") == "london"


def test_5_b_example_next_round_without_leave(board: Board) -> None:
    """Nobody has fought: she goes through Canterbury unasked."""
    lucia(board)
    board.do(AZURE, "refuse lucia")
    board.do(VERT, "halt")
    board.go("close")
    board.turn("move", VERT)
    board.do(VERT, "lead lucia; take all; go london; halt")
    assert board.units(VERT, "london") == {"knight": 2}


def test_5_b_example_by_force(board: Board) -> None:
    """5.3: the parade beats the soldiers, leaves a knight in Canterbury and rides into London."""
    lucia(board)
    board.do(AZURE, "refuse lucia")
    board.rig(melee=[2, 0, 1])
    board.do(VERT, "parade")
    assert board.spent(), "seven points and two dice; one for the soldiers, and its bonus"
    board.do(VERT, "go london; halt")
    assert (board.units(VERT, "canterbury"), board.units(VERT, "london")) == ({"knight": 1}, {"knight": 1})
    assert (board.control("canterbury"), board.control("london")) == (VERT, VERT)


def test_5_c_example_by_sea_then_by_road(board: Board) -> None:
    """Whitby to King's Lynn, then to Coventry."""
    board.fleet("whitby")
    board.do(GULES, "lead william; take all; sail kings-lynn; go coventry; halt")
    assert board.units(GULES, "coventry") == {"knight": 1}


def test_5_d_example_two_seas(board: Board) -> None:
    """Whitby by sea V and VI to London: both moves."""
    board.fleet("whitby")
    board.do(GULES, "lead william; take all; sail london")
    assert board.who("william").steps == 2
    assert board.why(GULES, "go oxford") == "moves"


def test_5_e_example_round_scotland(board: Board) -> None:
    """Berwick to Cardiff is one move; then by road to Harlech."""
    board.fleet("berwick")
    board.do(GULES, "lead william; take all; sail cardiff; go harlech; halt")
    assert board.units(GULES, "harlech") == {"knight": 1}


def test_5_f_example_not_by_road_then_by_sea(board: Board) -> None:
    """Durham to Berwick, and no sailing from there."""
    board.fleet("durham")
    board.do(GULES, "lead william; take all; go berwick")
    assert board.why(GULES, "sail cardiff") == "embark"


# --- invaders --------------------------------------------------------------------------------------------------------


def test_6_a_example_three_armies(board: Board) -> None:
    """FFF lands three; there are never more than four on the map."""
    board.army("york")
    board.army("durham")
    board.lay("midlands", "invaders")
    board.rig(landing=[3])
    land(board.state, REGION["midlands"], [])
    assert sum(a.city == CITY["kings-lynn"] for a in board.state.armies) == 2
    fresh = Board()
    fresh.lay("midlands", "invaders")
    fresh.rig(landing=[3])
    land(fresh.state, REGION["midlands"], [])
    assert [(a.city, a.leader, a.infantry) for a in fresh.state.armies[:3]] == [(CITY["kings-lynn"], True, 5)] * 3


def test_6_b_example_the_compass_at_kings_lynn(board: Board) -> None:
    """North is Lincoln, west Coventry, east Norwich; south has no road and another point is drawn."""
    for points, city in (([NORTH], "lincoln"), ([WEST], "coventry"), ([EAST], "norwich"), ([SOUTH, WEST], "coventry")):
        board.position()
        board.army("kings-lynn")
        board.noble("lucia", GULES, city)
        board.put(GULES, city, soldier=6)
        board.rig(compass=points)
        board.go("raid")
        assert (board.state.armies[0].city, board.spent()) == (CITY[city], True)


def test_6_c_example_four_troops_are_attacked(board: Board) -> None:
    """A leader and four infantry against two knights, an archer, a soldier; Lord and catapult do not count."""
    board.noble("lucia", VERT, "coventry", lord=["wales"])
    board.put(VERT, "coventry", knight=2, archer=1, soldier=1, catapult=1)
    board.army("coventry", 1, out="oxford")
    board.go("raid", first=VERT)
    assert "battle" in keys(board.do(VERT, "pass"))


def test_6_d_example_five_yes_six_no(board: Board) -> None:
    """Six invaders land: up to five troops are attacked, six are left alone."""
    for troops, battle in ((1, True), (5, True), (6, False)):
        board.position()
        board.noble("lucia", VERT, "kings-lynn", lord=["wales"])
        board.put(VERT, "kings-lynn", soldier=troops)
        board.lay("midlands", "invaders")
        board.rig(landing=[1])
        board.go("raid", first=VERT)
        assert ("battle" in keys(board.do(VERT, "pass"))) == battle, troops


def test_6_e_example_ransom_of_lord_henri(board: Board) -> None:
    """Duke, Baron, Archbishop: 2 and three times 2."""
    board.noble("henri", GULES, "york", lord=["midlands", "marches"], see="canterbury")
    board.army("york")
    board.hold("henri", "army-0")
    assert ransom_of(board.state, NOBLE["henri"]) == 8


# --- battles ---------------------------------------------------------------------------------------------------------


def test_7_a_example_a_husband_got_rid_of(board: Board) -> None:
    """David and Jorge are allied and stand together in Coventry; Jorge joins Cristina, they beat David's army and kill
    Jorge's spouse: the alliance is over."""
    board.noble("alienor", GULES, "coventry")
    board.put(GULES, "coventry", soldier=1)
    board.noble("henri", AZURE, "coventry", out="nottingham")
    board.put(AZURE, "coventry", out="nottingham", soldier=3)
    board.noble("hugh", GULES, "york")
    board.wed("alienor", "henri")
    board.noble("lucia", VERT, "coventry", out="oxford")
    board.put(VERT, "coventry", out="oxford", knight=2)
    board.turn("battle", VERT)
    board.rig(melee=[2, 0, 0])
    board.do(VERT, "attack coventry gules")
    board.do(AZURE, "join azure attack")
    assert board.spent(), "six and four points are two dice"
    assert board.place("alienor") == "dead"
    assert board.who("henri").spouse == -1


def test_7_b_example_the_storm_of_london(board: Board) -> None:
    """Catapults FF and F and one more: four hits on three archers and a soldier. David's bombard F takes the last
    soldier, Jorge's F and a blank take an archer and one of his own bombards. One archer does not reach over the walls
    of a Walled City. Jorge's Noble is taken, his last bombard changes colour."""
    board.noble("henri", AZURE, "london", lord=["south-east"])
    board.put(AZURE, "london", bombard=2, archer=3, soldier=2)
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", catapult=2, bombard=1, archer=2, soldier=1)
    board.town("london", "walled", siege=GULES)
    board.state.orders[AZURE].losses = board.state.orders[GULES].losses = "ask"
    board.turn("battle", GULES)
    board.rig(catapults=[2, 1], bombards=[1, 1, 0])
    board.do(GULES, "attack london azure")
    board.do(AZURE, "lose archer; lose archer; lose archer")
    board.do(GULES, "lose archer")
    assert board.spent()
    assert board.state.report is not None
    assert [(v.what, v.hits) for v in board.state.report.volleys] == [("catapults", [4, 0]), ("bombards", [1, 1])]
    assert board.captor("henri") == "hugh"
    board.do(GULES, "keep-engines")
    assert board.units(GULES, "london") == {"catapult": 2, "bombard": 2, "archer": 1, "soldier": 1}
    assert board.control("london") == GULES


def fortress(board: Board) -> Board:
    """7-C: David's two soldiers and three knights in a fortress, Jorge with fifteen points."""
    board.position()
    board.noble("anabel", GULES, "london")
    board.put(GULES, "london", soldier=2, knight=3)
    board.town("london", "fortress")
    board.noble("henri", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", soldier=2, knight=4)
    board.state.orders[AZURE].losses = board.state.orders[GULES].losses = "ask"
    return board.turn("battle", AZURE)


def test_7_c_example_fifteen_points_two_dice(board: Board) -> None:
    """Three dice less one for the fortress: F and FFF are four hits; David's eleven points are two dice, FFF and FF.
    He loses a soldier and a knight, Jorge two soldiers and a knight; both still have troops."""
    fortress(board)
    board.rig(melee=[1, 3, 3, 2])
    board.do(AZURE, "attack london gules")
    assert board.spent()
    assert board.state.report is not None
    assert board.state.report.volleys[0].hits == [4, 5]
    board.do(AZURE, "lose soldier; lose soldier")
    board.do(GULES, "lose soldier")
    assert board.units(GULES, "london") == {"soldier": 1, "knight": 2}
    assert board.units(AZURE, "london") == {"knight": 3}
    board.rig(melee=[0, 0, 0])
    board.do(AZURE, "fight")
    board.do(GULES, "fight")


def cristina(board: Board, *melee: int) -> Board:
    """7-D: Lords Anabel and Herbert with a soldier and a knight, struck by so many F."""
    board.position()
    board.noble("anabel", VERT, "london", lord=["wales"])
    board.noble("herbert", VERT, "london", lord=["marches"])
    board.put(VERT, "london", soldier=1, knight=1)
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", knight=5)
    board.turn("battle", GULES)
    board.rig(melee=[*melee, 0])
    board.do(GULES, "attack london vert")
    return board


def fates(board: Board) -> list[str]:
    """What became of the two Lords."""
    return sorted(board.place(n) for n in ("anabel", "herbert"))


def test_7_d_example_one_or_two_hits(board: Board) -> None:
    """The soldier falls; a second hit does nothing to the knight, and nothing to the Lords."""
    for melee in ((1, 0, 0), (2, 0, 0)):
        cristina(board, *melee)
        assert board.units(VERT, "london") == {"knight": 1}
        assert fates(board) == ["london", "london"]


def test_7_d_example_three_hits(board: Board) -> None:
    """The knight falls, the soldier stands."""
    cristina(board, 3, 0, 0)
    assert board.units(VERT, "london") == {"soldier": 1}
    assert fates(board) == ["london", "london"]


def test_7_d_example_four_to_six_hits(board: Board) -> None:
    """Four: both are taken. Five: one is killed, one taken. Six: both are killed."""
    assert fates(cristina(board, 3, 1, 0)) == ["captive", "captive"]
    assert fates(cristina(board, 3, 2, 0)) == ["captive", "dead"]
    assert fates(cristina(board, 3, 3, 0)) == ["dead", "dead"]


def test_7_e_example_bishop_and_baron(board: Board) -> None:
    """2 and twice 2."""
    board.noble("hugh", GULES, "york", lord=["wales"], see="exeter")
    board.noble("henri", AZURE, "london")
    board.hold("hugh", "henri")
    assert ransom_of(board.state, NOBLE["hugh"]) == 6


def test_7_f_example_five_shillings_or_ten(board: Board) -> None:
    """David's Henri costs six: with five he stays a captive and the money buys other things, with ten he is freed."""
    for purse, free in ((5, False), (10, True)):
        board.position(purse=purse)
        board.noble("henri", GULES, "york", lord=["wales"], see="exeter")
        board.noble("lucia", GULES, "york")
        board.noble("simon", AZURE, "london")
        board.hold("henri", "simon")
        board.go("purse", first=GULES)
        assert (board.captor("henri") == "") == free
        assert board.state.purse[:2] == ([4, 16] if free else [5, 5])


def test_10_2_example_tunnels(board: Board) -> None:
    """Cristina's five points are one die, which the fortress takes; with a Passage she has it."""
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.town("london", "fortress")
    board.noble("lucia", VERT, "london", out="oxford")
    board.put(VERT, "london", out="oxford", soldier=5)
    board.hand(VERT, "passage")
    board.turn("battle", VERT)
    board.rig(melee=[0])
    board.do(VERT, "attack london azure; tunnel")
    assert board.spent(), "the garrison alone had a die"
    board.rig(melee=[0, 0])
    board.do(VERT, "fight")
    board.do(AZURE, "fight")
    assert board.spent()


def test_5_0_faq_leave_of_whoever_controls(board: Board) -> None:
    """FAQ 5: several families in a city: its controller alone gives leave."""
    board.noble("william", GULES, "winchester")
    board.put(AZURE, "canterbury", soldier=1)
    board.put(VERT, "canterbury", out="winchester", soldier=1)
    board.turn("move", GULES)
    board.do(GULES, "lead william; go canterbury; go london")
    assert board.waits() == [AZURE]


def test_7_6_faq_a_knight_bought_beside_a_foe(board: Board) -> None:
    """FAQ 7: Nobles of two families without troops; one buys a knight, and takes the other in the battles."""
    board.noble("lucia", VERT, "london", lord=["wales"])
    board.noble("henri", AZURE, "london", out="oxford")
    board.turn("buy", VERT)
    board.do(VERT, "buy knight london 1; done")
    board.go("battle", first=VERT)
    board.do(VERT, "attack london azure")
    assert board.captor("henri") == "lucia"
