"""The military census and the end of a year (pages 13 and 14)."""

from __future__ import annotations

import pytest

from engine.core import Action, Event, Piece, Place, SeatRef
from engine.xidit.board import INDEX, UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.state import Census, Orders, XiditState
from tests.engine.xidit.board import Board, keys, told


def show(board: Board, unit: str, *shown: int) -> list[str]:
    """Everybody shows this many of a unit and nothing of the others; returns the keys of what follows."""
    return keys(shown_events(board, unit, *shown))


def shown_events(board: Board, unit: str, *shown: int) -> list[Event]:
    """What follows where everybody shows this many of a unit and nothing of the others."""
    told: list[Event] = []
    for seat, n in enumerate(shown):
        others = [f"reveal {other} 0" for other in UNITS if other != unit]
        told = board.do(seat, *others, f"reveal {unit} {n}", "seal")
    return told


def at_census(
    board: Board, seats: int = 4, first: int = 0, cities: tuple[int, ...] = (10, 17, 3, 4), **units: str
) -> Board:
    """The census of year 4; units by seat as ``s0``, ``s1`` ..."""
    board.position(seats, cities=cities, first=first, year=4, units={int(k[1:]): v for k, v in units.items()})
    board.census()
    return board


@pytest.mark.parametrize(("year", "due"), [(3, False), (4, True), (5, False), (8, True), (11, False)])
def test_p13_census_years(board: Board, year: int, due: bool) -> None:
    """After years 4, 8 and 12."""
    board.position(year=year)
    board.run_year({})
    assert (XIDIT.view(board.state, 0).phase == "census") == due


@pytest.mark.parametrize(("year", "due"), [(3, True), (4, False), (6, True)])
def test_p18_census_years_of_the_short_game(board: Board, year: int, due: bool) -> None:
    """After years 3, 6 and 9."""
    board.position(year=year, short=True)
    board.run_year({})
    assert (XIDIT.view(board.state, 0).phase == "census") == due


def test_p13_every_seat_is_asked_for_every_unit(board: Board) -> None:
    """Even with none, who need not say so kind by kind; any number up to what is there may be shown."""
    at_census(board, s0="militia militia")
    assert board.legal(3) == {*(f"reveal {unit} 0" for unit in UNITS), "show-all", "seal"}
    assert {"reveal militia 0", "reveal militia 1", "reveal militia 2"} < board.legal(0)
    assert board.refusal(0, "reveal militia 3") == "no-count"
    assert board.refusal(0, "seal") == "no-reveal"


def test_p13_shown_at_the_same_moment(board: Board) -> None:
    """What is set stays hidden and revocable until the last seal."""
    at_census(board, s0="militia militia", s1="militia")
    before = XIDIT.view(board.state, 1)
    board.do(0, "reveal militia 2", "reveal archer 0", "reveal infantry 0", "reveal cleric 0", "reveal mage 0")
    assert XIDIT.view(board.state, 1) == before
    board.do(0, "seal")
    assert board.legal(0) == {"unseal"}
    board.do(0, "unseal", "reveal militia 1", "seal")
    assert XIDIT.view(board.state, 1).seats[0].sealed
    board.do(1, "show-all", "seal")
    board.do(2, "show-all", "seal")
    events = board.do(3, "show-all", "seal")
    assert told(next(e for e in events if e.key == "xidit-census"), "shown") == [1, 1, 0, 0]


def test_p13_units_are_counted_one_after_the_other(board: Board) -> None:
    """All counts are set and sealed at once; they are shown kind by kind, each with its prizes."""
    at_census(board, s0="militia mage", s1="archer")
    for seat in range(4):
        board.do(seat, "show-all")
    for seat in range(3):
        board.do(seat, "seal")
    events = board.do(3, "seal")
    counted = [e.params["unit"] for e in events if e.key == "xidit-census"]
    assert counted == [Piece(unit) for unit in UNITS]
    order = keys(events)
    assert order.index("prize-sovereigns") < len(order) - 1 - order[::-1].index("prize-sovereigns")
    assert order.index("prize-level") > len(order) - 1 - order[::-1].index("prize-sovereigns")
    assert XIDIT.view(board.state, 0).phase == "orders"


def test_p13_show_all(board: Board) -> None:
    """One action sets every count to what is there; each may still be lowered."""
    at_census(board, s0="militia militia cleric")
    board.do(0, "show-all")
    own = XIDIT.view(board.state, 0).own
    assert own is not None
    assert own.reveals == {"militia": 2, "archer": 0, "infantry": 0, "cleric": 1, "mage": 0}
    board.do(0, "reveal cleric 0", "seal")
    assert board.state.players[0].reveals == [2, 0, 0, 0, 0]


def test_p13_silence_shows_what_was_set(board: Board) -> None:
    """The answer for silence: counts that are set stand, of the other units none is shown."""
    at_census(board, s0="militia militia cleric")
    board.do(0, "reveal militia 2")
    board.do(0, *(str(action) for action in XIDIT.prompts(board.state)[0][0].default))
    assert board.state.players[0].reveals == [2, -1, -1, 0, -1]
    assert board.state.players[0].sealed
    for seat in (1, 2, 3):
        events = board.do(seat, "seal")
    shown = [told(event, "shown") for event in events if event.key == "xidit-census"]
    assert shown == [[2, 0, 0, 0], *[[0] * 4] * 4]


def test_p13_shown_units_are_kept(board: Board) -> None:
    """They go back behind the screen."""
    at_census(board, s0="militia militia")
    show(board, "militia", 2, 0, 0, 0)
    assert board.state.players[0].units[0] == 2


@pytest.mark.parametrize(("unit", "prize"), [("militia", 1), ("archer", 2)])
def test_p14_sovereigns_for_militia_and_archers(board: Board, unit: str, prize: int) -> None:
    """One sovereign for most militia, two for most archers."""
    at_census(board, s1=f"{unit} {unit}", s2=unit)
    show(board, unit, 0, 2, 1, 0)
    assert [p.sovereigns for p in board.state.players] == [0, prize, 0, 0]


def test_p14_one_bard_for_infantry(board: Board) -> None:
    """Placed in a region around the hero."""
    at_census(board, s0="infantry")
    show(board, "infantry", 1, 0, 0, 0)
    assert XIDIT.view(board.state, 0).asked == "bards"
    assert XIDIT.view(board.state, 0).census == "infantry"
    assert board.legal(0) == {"bard goldenvale", "bard mirrormere"}
    assert board.legal(1) == set()
    events = board.do(0, "bard mirrormere")
    assert [e.params["unit"] for e in events if e.key == "xidit-census"] == [Piece("cleric"), Piece("mage")]


def test_p14_census_of_the_clerics(board: Board) -> None:
    """Maria and Ainhoa show one each, Andres none, David two: David places two bards in one or two regions."""
    at_census(board, cities=(1, 2, 5, 10), s0="cleric", s1="cleric", s3="cleric cleric")
    show(board, "cleric", 1, 1, 0, 2)
    assert XIDIT.view(board.state, None).acting == [3]
    board.do(3, "bard goldenvale", "bard mirrormere")
    assert board.state.players[3].bards_left == 18
    assert all(p.bards_left == 20 for p in board.state.players[:3])


def test_p14_showing_fewer_may_lose(board: Board) -> None:
    """What counts is what is shown, not what is there."""
    at_census(board, s0="militia militia militia", s1="militia")
    show(board, "militia", 0, 1, 0, 0)
    assert [p.sovereigns for p in board.state.players] == [0, 1, 0, 0]


def test_p14_ties_all_win(board: Board) -> None:
    """Each gets the whole prize."""
    at_census(board, s0="archer", s2="archer")
    show(board, "archer", 1, 0, 1, 0)
    assert [p.sovereigns for p in board.state.players] == [2, 0, 2, 0]


def test_p14_nobody_shows_nobody_wins(board: Board) -> None:
    """Ruling: none shown is no majority."""
    at_census(board)
    told = show(board, "militia", 0, 0, 0, 0)
    assert "prize-sovereigns" not in told
    assert bank_untouched(board.state)


def bank_untouched(state: XiditState) -> bool:
    """Nobody has been paid."""
    return all(p.sovereigns == 0 for p in state.players)


def test_p14_tied_bards_in_turn_order(board: Board) -> None:
    """The one nearest to the first seat places first."""
    at_census(board, first=2, cities=(10, 17, 5, 4), s0="infantry", s1="infantry", s2="infantry")
    show(board, "infantry", 1, 1, 1, 0)
    asked = []
    while XIDIT.view(board.state, None).asked == "bards":
        seat = XIDIT.view(board.state, None).acting[0]
        asked.append(seat)
        board.do(seat, min(board.legal(seat)))
    assert asked == [2, 0, 1]


def test_p14_level_for_mages(board: Board) -> None:
    """Added to an own guild below four; with one such guild at once, with more the seat chooses."""
    at_census(board, s0="mage")
    board.guild(0, 1, 2)
    board.guild(0, 2, 4)
    show(board, "mage", 1, 0, 0, 0)
    assert board.state.levels[1] == 3
    at_census(board, s0="mage")
    board.guild(0, 1, 2)
    board.guild(0, 2, 3)
    show(board, "mage", 1, 0, 0, 0)
    assert board.legal(0) == {"raise 1", "raise 2"}
    assert board.refusal(0, "raise 3") == "no-guild"
    board.do(0, "raise 2")
    assert board.state.levels[2] == 4
    assert board.state.players[0].levels_left == 9


def test_a_city_that_takes_no_waiting_level_says_why(board: Board) -> None:
    """There is no own guild, or it is full; named are those with room."""
    at_census(board, s0="mage")
    for city, levels in ((1, 2), (2, 3), (4, 4)):
        board.guild(0, city, levels)
    show(board, "mage", 1, 0, 0, 0)
    none, full = (XIDIT.why_not(board.state, 0, Action("raise", (city,))) for city in (3, 4))
    assert none is not None
    assert full is not None
    assert (none.code, none.params) == ("xidit-no-guild", {"city": Place(3), "cities": [Place(1), Place(2)]})
    assert (full.code, full.params["most"], full.params["cities"]) == ("xidit-no-guild-full", 4, [Place(1), Place(2)])


def test_p14_level_without_guild_waits_and_is_built_first_chance(board: Board) -> None:
    """It waits behind the screen and must be built as soon as a guild can take it."""
    at_census(board, cities=(10, 2, 3, 4), s0="mage infantry infantry cleric")
    board.state.threats = sorted([10, *[c for c in board.state.threats if c != 10][:4]])
    taken = {
        *board.state.threats,
        *(c for c, row in enumerate(board.state.recruits) if row),
        board.state.next_recruit,
        board.state.next_threat,
    }
    board.state.threat_pile = [c for c in range(1, 22) if c not in taken and c not in board.state.recruit_pile]
    told = show(board, "mage", 1, 0, 0, 0)
    assert "level-waits" in told
    assert (board.state.players[0].waiting, board.state.players[0].levels_left) == (1, 14)
    assert XIDIT.view(board.state, 0).own.waiting == 1
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns guild")
    assert board.state.levels[10] == 3
    assert (board.state.players[0].waiting, board.state.players[0].levels_left) == (0, 12)


def test_p14_level_waits_while_all_guilds_are_full(board: Board) -> None:
    """Ruling from the note on influence: four levels everywhere, the level waits."""
    at_census(board, s0="mage")
    board.guild(0, 1, 4)
    show(board, "mage", 1, 0, 0, 0)
    assert board.state.players[0].waiting == 1


def test_p14_no_level_left_no_prize(board: Board) -> None:
    """Fifteen levels are all there are."""
    at_census(board, s0="mage")
    for city, levels in ((1, 4), (2, 4), (3, 4), (4, 3)):
        board.guild(0, city, levels)
    assert "no-levels" in show(board, "mage", 1, 0, 0, 0)
    assert board.state.levels[4] == 3


def test_p14_no_bards_left_no_bard_prize(board: Board) -> None:
    """Ruling: who has none left says so; nobody is asked."""
    at_census(board, s0="infantry")
    board.state.players[0].bards_left = 0
    board.state.bards[INDEX["frostmark"]][0] = 20
    assert "no-bards" in show(board, "infantry", 1, 0, 0, 0)
    assert XIDIT.view(board.state, 0).phase == "orders"


@pytest.mark.parametrize(("seats", "left", "shut"), [(4, 0, False), (3, 3, True), (3, 0, True)])
def test_p14_why_no_bard_is_sent_is_told(seats: int, left: int, shut: bool) -> None:
    """None is left, or no region around city 20 takes any with three seats, and then nobody hears whether any is left:
    how many lie in the Bastion is secret."""
    board, city = Board(), 20 if shut else 10
    at_census(board, seats, cities=(city, 2, 3, 4)[:seats], s0="infantry cleric")
    board.state.players[0].bards_left = left
    board.state.bards[INDEX["frostmark"]][0] = 20 - left
    (event,) = [e for e in shown_events(board, "infantry", 1, *[0] * (seats - 1)) if e.key == "xidit-no-bards"]
    assert event.params == {"seat": SeatRef(0), "city": Place(city), "shut": int(shut)}


def test_p14_no_open_region_no_bard_prize(board: Board) -> None:
    """With three seats no region around city 20 takes bards: the prize is lost, and nobody is asked."""
    at_census(board, 3, cities=(20, 2, 3), s0="infantry cleric")
    assert show(board, "infantry", 1, 0, 0).count("no-bards") == 1
    assert board.state.players[0].bards_left == 20
    assert XIDIT.view(board.state, 0).phase == "orders"


def test_p18_phantom_takes_no_part_in_the_census(board: Board) -> None:
    """Only the three seats show units."""
    at_census(board, 3, cities=(10, 17, 3), s1="militia")
    events = []
    for seat in range(3):
        events = board.do(seat, "show-all", "seal")
    assert told(next(e for e in events if e.key == "xidit-census"), "shown") == [0, 1, 0]


def test_p14_first_seat_passes_to_the_left(board: Board) -> None:
    """After each year the next seat clockwise begins; the programming boards are empty again."""
    board.position(first=3)
    events = board.run_year({0: "act"})
    assert (board.state.first, board.state.year) == (0, 2)
    assert isinstance(board.state.frames[-1], Orders)
    assert all(p.orders == [""] * 6 and not p.sealed for p in board.state.players)
    assert next(e for e in events if e.key == "xidit-year-end").tell == "phase"


@pytest.mark.parametrize(("short", "years"), [(False, 12), (True, 9)])
def test_p14_game_ends_after_the_last_census(board: Board, short: bool, years: int) -> None:
    """The last year ends with a census; then come the evaluations, and the first seat has not moved on."""
    board.position(year=years, first=2, short=short)
    board.run_year({})
    assert XIDIT.view(board.state, 0).phase == "census"
    show(board, "militia", 0, 0, 0, 0)
    assert XIDIT.view(board.state, 0).phase == "over"
    assert board.state.first == 2
    assert XIDIT.prompts(board.state) == {}
    assert board.refusal(0, "seal") == "no-over"


def test_a_unit_that_has_been_counted_is_not_set_again(board: Board) -> None:
    """In a census of an early save, of which two kinds were counted before."""
    board.position(year=4, units={0: "militia archer infantry"})
    board.census()
    board.state.frames = [Census(unit=2)]
    for player in board.state.players:
        player.reveals = [0, 0, -1, -1, -1]
    assert board.refusal(0, "reveal archer 1") == "no-counted"
    assert board.refusal(0, "reveal infantry 1") == ""
    assert board.refusal(0, "reveal infantry 2") == "no-count"
    board.do(0, "show-all")
    assert board.state.players[0].reveals == [0, 0, 1, 0, 0]


def test_p14_a_level_goes_to_the_last_city_as_well(board: Board) -> None:
    board.position(cities=(10, 2, 3, 4), year=4, units={0: "mage"})
    board.guild(0, 21, 3)
    board.guild(0, 1, 1)
    board.run_year({})
    for seat in range(4):
        board.do(seat, "show-all", "seal")
    assert board.legal(0) == {"raise 1", "raise 21"}
    board.do(0, "raise 21")
    assert (board.state.levels[1], board.state.levels[21]) == (1, 4)
