"""What happens at the edge of rules: camps whose people stand apart, rebellions that meet invaders, guards in the
plague, secret ways into a city of nobody."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.fief import people
from engine.fief.game_data import CITY, NOBLE, REGION, UNIT
from engine.fief.state.state import INSIDE, Camp, Refuge
from engine.fief.war.camps import guards_of, nobles_of, stacks_of, units_of
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys, said
from tests.engine.fief.loaded_dice import Loaded


@pytest.mark.parametrize(
    ("sites", "there", "force", "guards"),
    [
        ([], {"henri", "joan"}, {"knight": 2, "soldier": 3}, (2, 1)),
        ([INSIDE], {"henri"}, {"knight": 2}, (2, 0)),
        ([CITY["oxford"]], {"joan"}, {"soldier": 3}, (0, 1)),
        ([CITY["norwich"]], set(), {}, (0, 0)),
    ],
)
def test_7_0_a_camp_is_who_stands_at_its_sites(
    board: Board, sites: list[int], there: set[str], force: dict[str, int], guards: tuple[int, int]
) -> None:
    """Nobles, troops and guards of its families, wherever they stand when no site is named."""
    board.noble("henri", AZURE, "london")
    board.noble("joan", AZURE, "london", out="oxford")
    board.noble("hugh", GULES, "london")
    board.crown("henri", "joan")
    board.who("henri").guards, board.who("joan").guards = 2, 1
    board.put(AZURE, "london", knight=2)
    board.put(AZURE, "london", out="oxford", soldier=3)
    board.put(GULES, "london", archer=4)
    camp = Camp([AZURE], sites=sites)
    assert {slug for slug, n in NOBLE.items() if n in nobles_of(board.state, CITY["london"], camp)} == there
    counts = units_of(board.state, CITY["london"], camp)
    assert {slug: counts[kind] for slug, kind in UNIT.items() if counts[kind]} == force
    assert sum(len(s.units) > 0 for s in stacks_of(board.state, CITY["london"], camp)) == len(force)
    assert guards_of(board.state, CITY["london"], camp) == guards


def test_7_2_orders_aim_at_the_foremost_noble(board: Board) -> None:
    """A Lord before others, wherever he stands on the list of targets."""
    board.facing(mine={"archer": 1, "soldier": 4})
    board.noble("alienor", AZURE, "london")
    board.noble("edward", AZURE, "london")
    board.state.orders[GULES].aim = "always"
    board.attack(archers=[3])
    assert (board.place("henri"), board.place("edward")) == ("dead", "london")


@pytest.mark.parametrize(("before", "after"), [(-1, AZURE), (GULES, GULES)])
def test_7_8_a_secret_way_leads_into_nobody_s_city(board: Board, before: int, after: int) -> None:
    """They stand in its middle and hold it; before a city of others they stand on the road, and it stays theirs."""
    board.facing(theirs={"soldier": 2, "knight": 1})
    board.town("canterbury", control=before)
    if before == GULES:
        board.put(GULES, "canterbury", soldier=1)
    board.hand(AZURE, "passage")
    board.attack(0, 0)
    board.do(AZURE, "flee canterbury")
    assert board.control("canterbury") == after
    assert board.who("henri").site == (INSIDE if before < 0 else CITY["london"])


def test_7_10_what_is_seized_is_told(board: Board) -> None:
    """Whose engines and where; no more of a kind than there are pieces, and what was being built is lost."""
    board.noble("hugh", GULES, "york")
    board.put(GULES, "york", soldier=1, bombard=2)
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "york", out="durham", bombard=2, catapult=1)
    board.turn("pillage", GULES)
    (event,) = said(board.do(GULES, "seize york"), "keeps-engines")
    assert {name: str(value) for name, value in event.params.items()}.keys() == {"family", "city"}
    assert board.units(GULES, "york") == {"soldier": 1, "bombard": 3, "catapult": 1}
    assert board.units(AZURE, "york") == {}


# --- rebellions ------------------------------------------------------------------------------------------------------


def test_10_1_a_calmed_rebellion_asks_no_other_cleric(board: Board) -> None:
    """One rebellion, and one cleric has paid: it is over, whoever else could have spoken."""
    board.starving()
    board.noble("edward", AZURE, "norwich", see="norwich")
    board.noble("walter", VERT, "norwich", see="york")
    board.do(GULES, "rebel norwich card")
    passed = [seat for seat in board.waits() if board.do(seat, "pass") is not None]
    assert passed
    assert set(board.waits()) == {AZURE, VERT}
    board.do(AZURE, "calm edward")
    assert VERT not in board.waits() or not board.legal(VERT, "calm")
    assert board.units(AZURE, "norwich") == {"soldier": 4}


@pytest.mark.parametrize(
    ("infantry", "leader", "face", "left"),
    [
        (4, True, 3, (2, True)),
        (2, True, 3, (0, True)),
        (1, True, 3, (0, True)),
        (1, True, 0, (1, True)),
        (0, True, 3, None),
        (0, True, 1, (0, True)),
        (2, False, 3, None),
    ],
)
def test_6_13_rebels_strike_infantry_then_the_leader(
    board: Board, infantry: int, leader: bool, face: int, left: tuple[int, bool] | None
) -> None:
    """10.1: two hits an infantryman, three the leader when none is left; an army of nobody is gone."""
    board.noble("lucia", AZURE, "exeter")
    board.lay("midlands", "famine")
    number = board.army("coventry", infantry, leader=leader, out="oxford")
    board.hand(AZURE, "rebellion")
    board.go("move", first=AZURE)
    board.rig(rebellion=[face])
    board.do(AZURE, "rebel coventry card")
    for seat in list(board.waits()):
        board.do(seat, "pass")
    it = board.state.armies[number]
    assert (None if it.city < 0 else (it.infantry, it.leader)) == left


def test_10_1_rebels_strike_those_inside_first(board: Board) -> None:
    """Ruling 14: the city's own troops before those on its roads."""
    board.starving(soldier=1)
    board.put(VERT, "norwich", out="london", soldier=5)
    board.rig(rebellion=[2])
    board.do(GULES, "rebel norwich card")
    board.passes()
    assert board.spent()
    assert board.units(AZURE, "norwich") == {}
    assert board.units(VERT, "norwich") == {"soldier": 3}


# --- moves -----------------------------------------------------------------------------------------------------------


def test_7_9_a_siege_is_raised_while_moving(board: Board) -> None:
    """By the besieging family, as its own act."""
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=3)
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=2)
    board.town("london", "fortress", control=AZURE, siege=GULES)
    board.turn("move", GULES)
    assert board.legal(GULES, "raise-siege") == ["raise-siege london"]
    board.do(GULES, "raise-siege london")
    assert board.town("london").siege == -1
    assert not board.legal(GULES, "raise-siege")


@pytest.mark.parametrize(("falls", "left"), [([1, 3], 0), ([4, 3], 1), ([4, 6], 2)])
def test_13_1_guards_face_the_plague_with_their_king(board: Board, falls: list[int], left: int) -> None:
    """2.5: each dies on 1 to 3, and the Sovereign himself faces it after them."""
    board.noble("henri", GULES, "york")
    board.crown("henri", guards=2)
    board.lay("marches", "plague")
    board.turn("move", GULES)
    board.rig(plague=[*falls, 6])
    events = board.do(GULES, "lead henri; go durham")
    assert board.spent()
    assert board.who("henri").guards == left
    assert len(said(events, "plague-troop")) == 2 - left
    assert board.who("henri").safe


# --- titles and storms -----------------------------------------------------------------------------------------------


def test_4_8_a_fief_without_an_heir_is_vacant(board: Board) -> None:
    """A family without a Noble takes none; everybody hears of it."""
    board.noble("henri", GULES, "london")
    events: list[Event] = []
    people.inherit(board.state, REGION["north"], AZURE, events)
    assert keys(events) == ["title-vacant"]
    assert board.lord_of("north") == ""
    people.inherit(board.state, REGION["north"], GULES, events)
    assert board.lord_of("north") == "henri"


def test_4_7_a_title_given_takes_its_walled_city_along(board: Board) -> None:
    """9.0: allies exchange it by the ring; the city obeys the other family then."""
    board.noble("henri", GULES, "york", lord=["north"])
    board.noble("lucia", VERT, "york")
    board.wed("henri", "lucia")
    board.town("york", "walled", control=GULES)
    board.turn("move", GULES)
    board.do(GULES, "draft-give title north; offer vert ring")
    number = next(action.split()[1] for action in board.legal(VERT, "accept"))
    board.do(VERT, f"accept {number}")
    assert board.control("york") == VERT
    assert board.lord_of("north") == "lucia"


def test_12_2_a_storm_moved_onto_a_storm_is_laid_aside(board: Board) -> None:
    """Two of them in one sea are one."""
    board.noble("hugh", GULES, "york")
    board.relic("chasuble", "hugh")
    board.lay("marches", "storms")
    board.lay("north", "storms")
    board.turn("move", GULES)
    board.do(GULES, "shift-storm marches north")
    assert (len(board.state.weather[REGION["marches"]]), len(board.state.weather[REGION["north"]])) == (0, 1)
    assert len(board.state.fortune_discards) == 1


def test_7_6_who_is_freed_at_a_city_appears_there(board: Board) -> None:
    """In the first city of the map as well; without one his family is asked."""
    for city, asked in (("plymouth", False), ("", True)):
        board.position()
        board.noble("henri", GULES, "london")
        board.noble("joan", GULES, "york")
        board.noble("hugh", AZURE, "oxford")
        board.hold("henri", "hugh")
        people.free(board.state, NOBLE["henri"], [], CITY[city] if city else -1)
        assert any(isinstance(frame, Refuge) for frame in board.state.frames) == asked
        assert board.who("henri").place == (-1 if asked else CITY[city])


def test_7_6_who_has_no_city_appears_with_an_ally(board: Board) -> None:
    """Among his ally's cities and those of nobody; the ally may be the first family of all."""
    board.noble("joan", GULES, "york")
    board.noble("henri", AZURE, "london")
    board.noble("hugh", VERT, "oxford")
    board.wed("joan", "henri")
    board.hold("henri", "hugh")
    board.town("london", control=VERT)
    found = people.refuges(board.state, AZURE, NOBLE["henri"])
    assert CITY["york"] in found
    assert CITY["london"] not in found


@pytest.mark.parametrize(("building", "stays", "kind"), [("", False, "field"), ("walled", True, "assault")])
def test_7_0_invaders_behind_walls_are_assaulted(board: Board, building: str, stays: bool, kind: str) -> None:
    """6.6: those who hold a Walled City stand behind its walls."""
    board.noble("hugh", GULES, "york", out="durham")
    board.put(GULES, "york", out="durham", knight=8)
    number = board.army("york", 3, out="", stays=stays)
    board.town("york", building, control=-1)
    assert number == 0
    board.turn("battle", GULES, melee=[0] * 12)
    assert isinstance(board.state.dice, Loaded)
    events = board.do(GULES, "attack york invaders")
    assert events
    assert board.state.report is not None
    assert board.state.report.kind == kind
