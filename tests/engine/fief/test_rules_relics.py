"""Chapter 12: relics."""

from __future__ import annotations

from engine.fief.board import points
from engine.fief.game_data import CITY, NOBLE, REGION, SHIN
from engine.fief.income import income
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys


def bearer_of(state: FiefState, city: str) -> list[int]:
    """Who took the relic that lay hidden in a cathedral."""
    return [r.bearer for r in state.relics if r.known and r.city < 0]


# --- finding ---------------------------------------------------------------------------------------------------------


def pilgrim(board: Board, see: str = "", *, abbey: bool = False) -> Board:
    """A cleric one move from York."""
    board.position()
    board.noble("lucia" if abbey else "hugh", GULES, "durham")
    if see:
        board.prelate("hugh", see)
    if abbey:
        board.abbess("lucia")
    return board.turn("move", GULES)


def test_12_0_a_prelate_finds_the_relic_of_his_own_cathedral(board: Board) -> None:
    pilgrim(board, "york")
    events = board.do(GULES, "lead hugh; go york; halt")
    assert "relic-found" in keys(events)
    assert bearer_of(board.state, "york") == [NOBLE["hugh"]]


def test_12_0_a_prelate_who_stands_there_already_finds_it_when_a_stage_begins(board: Board) -> None:
    """Whatever made him one: nobody has to ride away and come back."""
    board.noble("hugh", GULES, "york")
    board.prelate("hugh", "york")
    events = board.go("income")
    assert "relic-found" in keys(events)
    assert bearer_of(board.state, "york") == [NOBLE["hugh"]]


def test_12_0_not_of_another_see(board: Board) -> None:
    pilgrim(board, "norwich")
    board.do(GULES, "lead hugh; go york; halt")
    assert bearer_of(board.state, "york") == []


def test_12_0_an_abbess_finds_any(board: Board) -> None:
    pilgrim(board, abbey=True)
    board.do(GULES, "lead lucia; go york; halt")
    assert bearer_of(board.state, "york") == [NOBLE["lucia"]]


def test_12_0_laymen_find_nothing(board: Board) -> None:
    pilgrim(board)
    board.do(GULES, "lead hugh; go york; halt")
    assert bearer_of(board.state, "york") == []


def test_12_0_a_fort_needs_the_leave_of_its_lord(board: Board) -> None:
    """Whoever stands before the walls does not reach it."""
    board.noble("hugh", GULES, "durham", see="york")
    board.noble("henri", AZURE, "york")
    board.town("york", "fortress")
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; go york")
    assert bearer_of(board.state, "york") == []
    board.do(GULES, "enter")
    board.do(AZURE, "grant hugh")
    assert bearer_of(board.state, "york") == [NOBLE["hugh"]]


def test_12_0_from_hand_to_hand_beyond_two_moves(board: Board) -> None:
    """A relic is given on to another Noble in the city, who carries it further."""
    board.noble("hugh", GULES, "york")
    board.noble("simon", GULES, "durham")
    board.relic("grail", "hugh")
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; go durham; halt; give-relic hugh simon; lead simon; go berwick; halt")
    assert board.state.relics[0].bearer == NOBLE["simon"]
    assert board.place("simon") == "berwick"


def court(board: Board, *, other: bool = False) -> Board:
    """King William and a bearer of the Grail in one city."""
    board.position()
    board.noble("william", GULES, "york", lord=["wales"])
    board.noble("hugh", AZURE, "durham" if other else "york", out="" if other else "whitby")
    board.crown("william")
    board.relic("grail", "hugh")
    return board.turn("move", AZURE)


def test_12_0_the_first_gift_to_a_sovereign_is_a_point_for_good(board: Board) -> None:
    court(board)
    (gift,) = [e for e in board.do(AZURE, "present hugh") if e.key == "fief-gift"]
    assert gift.tell == "phase"  # a point is everybody's business
    assert (board.state.gift, points(board.state, AZURE)) == (AZURE, 1)
    assert board.state.relics[0].bearer == NOBLE["william"]


def test_12_0_a_second_gift_is_none(board: Board) -> None:
    """Neither another of the same family nor a later one of others."""
    court(board)
    board.relic("shin", "hugh")
    board.noble("joan", VERT, "york", out="durham")
    board.relic("skull", "joan")
    board.do(AZURE, "present hugh; present hugh")
    board.do(VERT, "present joan")
    assert [points(board.state, f) for f in (AZURE, VERT)] == [1, 0]
    assert [board.state.relics[n].bearer for n in (0, 2, SHIN)] == [NOBLE["william"]] * 3


def test_12_0_only_in_the_sovereigns_city(board: Board) -> None:
    court(board, other=True)
    assert not board.legal(AZURE, "present")


def test_12_0_left_in_a_city_and_taken_by_another(board: Board) -> None:
    """Whoever comes there later, of whatever family, takes it up."""
    board.noble("hugh", GULES, "york")
    board.noble("henri", AZURE, "york", out="durham")
    board.relic("grail", "hugh")
    board.turn("move", GULES)
    board.do(GULES, "leave-relic hugh")
    assert (board.state.relics[0].bearer, board.state.relics[0].city) == (-1, CITY["york"])
    board.do(AZURE, "take-relic henri")
    assert board.state.relics[0].bearer == NOBLE["henri"]


def test_12_0_not_from_behind_walls(board: Board) -> None:
    """In a building it is for those inside."""
    board.noble("hugh", GULES, "york")
    board.noble("henri", AZURE, "york", out="durham")
    board.town("york", "fortress")
    board.relic("grail", city="york")
    board.turn("move", GULES)
    assert board.why(AZURE, "take-relic henri") == "outside"
    assert board.legal(GULES, "take-relic") == ["take-relic hugh"]


def test_12_0_a_captor_takes_the_relic(board: Board) -> None:
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.relic("grail", "henri")
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=5)
    board.go("battle", first=GULES)
    board.rig(melee=[1, 0])
    board.do(GULES, "attack london azure")
    assert board.state.relics[0].bearer == NOBLE["hugh"]


def test_12_0_what_invaders_take_is_lost(board: Board) -> None:
    """The relic of a Noble whom they capture leaves the game."""
    board.noble("hugh", GULES, "coventry")
    board.put(GULES, "coventry", soldier=1)
    board.relic("grail", "hugh")
    board.army("coventry", out="oxford")
    board.rig(melee=[1, 0, 0, 0], compass=[1, 4])
    board.go("raid")
    board.do(GULES, "pass")
    assert board.captor("hugh") == "army-0"
    assert board.state.relics[0].gone


def test_12_0_a_relic_in_an_abbey_earns_three(board: Board) -> None:
    """3.1: lying there, or with its bearer there."""
    board.noble("lucia", GULES, "lincoln")
    board.noble("hugh", GULES, "york")
    board.abbess("lucia", 0, "lincoln")
    before = income(board.state, GULES)
    board.relic("grail", city="lincoln")
    assert income(board.state, GULES) == before + 3
    board.relic("grail", "lucia")
    assert income(board.state, GULES) == before + 3
    board.relic("grail", "hugh")
    assert income(board.state, GULES) == before


# --- what they do ----------------------------------------------------------------------------------------------------


def grail(board: Board, bearer: str) -> Board:
    """Hugh attacks Henri; the Grail is with one of them."""
    board.position()
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=5)
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=5)
    board.relic("grail", bearer)
    return board.turn("battle", GULES)


def test_12_1_the_grail_voids_double_faces(board: Board) -> None:
    grail(board, "henri")
    board.rig(melee=[2, 2])
    board.do(GULES, "attack london azure")
    assert board.units(AZURE, "london") == {"soldier": 5}
    assert board.units(GULES, "london") == {"soldier": 3}


def test_12_1_arrows_too(board: Board) -> None:
    """Three archers with FF: the bonus alone is left."""
    grail(board, "henri")
    board.put(GULES, "london", out="oxford", archer=3)
    board.rig(archers=[2], melee=[0, 0, 0])
    board.do(GULES, "attack london azure")
    assert board.units(AZURE, "london") == {"soldier": 4}


def test_12_1_not_for_the_attacker(board: Board) -> None:
    grail(board, "hugh")
    board.rig(melee=[2, 2])
    board.do(GULES, "attack london azure")
    assert board.units(GULES, "london") == {"soldier": 3}


def test_12_1_not_from_afar(board: Board) -> None:
    grail(board, "henri")
    board.noble("lucia", AZURE, "york")
    board.relic("grail", "lucia")
    board.rig(melee=[2, 0])
    board.do(GULES, "attack london azure")
    assert board.units(AZURE, "london") == {"soldier": 3}


def chasuble(board: Board) -> Board:
    """Storms off the Marches, the chasuble with Hugh."""
    board.position()
    board.noble("hugh", GULES, "york")
    board.relic("chasuble", "hugh")
    board.lay("marches", "storms")
    return board.turn("move", GULES)


def test_12_2_each_storm_once_a_round_in_any_phase(board: Board) -> None:
    chasuble(board)
    board.do(GULES, "shift-storm marches north")
    assert (board.state.weather[REGION["marches"]], len(board.state.weather[REGION["north"]])) == ([], 1)
    assert not board.legal(GULES, "shift-storm")
    board.go("battle", first=GULES)
    assert not board.legal(GULES, "shift-storm")


def test_12_2_only_with_the_chasuble(board: Board) -> None:
    chasuble(board)
    board.hold("hugh", str(f"army-{board.army('exeter')}"))
    assert not board.legal(GULES, "shift-storm")


def skull(board: Board, cause: str = "assassination") -> Board:
    """A murder, the skull with a third family."""
    board.position()
    board.noble("henri", AZURE, "norwich", lord=["wales"])
    board.noble("hugh", GULES, "york")
    board.noble("joan", VERT, "exeter")
    board.relic("skull", "joan")
    board.hand(GULES, cause)
    return board.turn("move", GULES)


def test_12_3_the_skull_raises_the_dead_once(board: Board) -> None:
    """Where he died, titles kept."""
    skull(board)
    board.do(GULES, "assassinate henri hugh")
    assert board.waits() == [VERT]
    board.do(VERT, "raise henri")
    assert (board.place("henri"), board.lord_of("wales")) == ("norwich", "henri")
    assert board.state.relics[2].spent


def test_12_3_all_see_who_died_where(board: Board) -> None:
    """In the first city of the map as in every other."""
    skull(board)
    board.who("henri").place = CITY["plymouth"]
    board.do(GULES, "assassinate henri hugh")
    asked_about = RULES.view(board.state, None).ask
    assert asked_about is not None
    assert (asked_about.noble, asked_about.city, asked_about.cause) == ("henri", "plymouth", "assassination")
    assert asked_about.n == 0, "nothing is counted"


def test_12_3_or_lets_him_die(board: Board) -> None:
    skull(board)
    board.do(GULES, "assassinate henri hugh")
    board.do(VERT, "let-die henri")
    assert board.place("henri") == "dead"
    assert not board.state.relics[2].spent


def test_12_3_not_a_second_time(board: Board) -> None:
    skull(board)
    board.state.relics[2].spent = True
    board.do(GULES, "assassinate henri hugh")
    assert board.waits() == [GULES], "nobody is asked for it"
    assert board.place("henri") == "dead"


def shin(board: Board) -> Board:
    """Famine in both regions of the archbishop of York and in the Midlands."""
    board.position()
    board.noble("hugh", GULES, "york")
    board.relic("shin", "hugh")
    board.lay("marches", "famine")
    board.lay("north", "famine")
    board.lay("midlands", "famine")
    return board.turn("move", GULES)


def test_12_4_the_shin_ends_the_famine_of_a_district(board: Board) -> None:
    shin(board)
    board.do(GULES, "feed")
    assert [len(board.state.weather[REGION[r]]) for r in ("marches", "north", "midlands")] == [0, 0, 1]
    assert not board.legal(GULES, "feed")


def test_12_4_as_often_as_needed(board: Board) -> None:
    shin(board)
    board.do(GULES, "feed; lead hugh; go harlech; halt")
    assert not board.legal(GULES, "feed")
    board.who("hugh").place = CITY["norwich"]
    board.do(GULES, "feed")
    assert not any(board.state.weather)
