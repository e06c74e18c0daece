"""What happens at the edge of rules: camps whose people stand apart, rebellions that meet invaders, guards in the
plague, secret ways into a city of nobody."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.fief import people
from engine.fief.game_data import CITY, NOBLE, REGION, UNIT
from engine.fief.state import INSIDE, Camp, Refuge
from engine.fief.war import guards_of, nobles_of, stacks_of, units_of
from tests.engine.fief.field import attack, facing, passes, starving
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    Loaded,
    army,
    control,
    crown,
    do,
    go,
    hand,
    hold,
    keys,
    lay,
    legal,
    lord_of,
    noble,
    place,
    position,
    put,
    relic,
    rig,
    said,
    spent,
    town,
    turn,
    units,
    waits,
    wed,
    who,
)


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
    sites: list[int], there: set[str], force: dict[str, int], guards: tuple[int, int]
) -> None:
    """Nobles, troops and guards of its families, wherever they stand when no site is named."""
    state = position()
    noble(state, "henri", AZURE, "london")
    noble(state, "joan", AZURE, "london", out="oxford")
    noble(state, "hugh", GULES, "london")
    crown(state, "henri", "joan")
    who(state, "henri").guards, who(state, "joan").guards = 2, 1
    put(state, AZURE, "london", knight=2)
    put(state, AZURE, "london", out="oxford", soldier=3)
    put(state, GULES, "london", archer=4)
    camp = Camp([AZURE], sites=sites)
    assert {slug for slug, n in NOBLE.items() if n in nobles_of(state, CITY["london"], camp)} == there
    counts = units_of(state, CITY["london"], camp)
    assert {slug: counts[kind] for slug, kind in UNIT.items() if counts[kind]} == force
    assert sum(len(s.units) > 0 for s in stacks_of(state, CITY["london"], camp)) == len(force)
    assert guards_of(state, CITY["london"], camp) == guards


def test_7_2_orders_aim_at_the_foremost_noble() -> None:
    """A Lord before others, wherever he stands on the list of targets."""
    state = facing(mine={"archer": 1, "soldier": 4})
    noble(state, "alienor", AZURE, "london")
    noble(state, "edward", AZURE, "london")
    state.orders[GULES].aim = "always"
    attack(state, archers=[3])
    assert (place(state, "henri"), place(state, "edward")) == ("dead", "london")


@pytest.mark.parametrize(("before", "after"), [(-1, AZURE), (GULES, GULES)])
def test_7_8_a_secret_way_leads_into_nobody_s_city(before: int, after: int) -> None:
    """They stand in its middle and hold it; before a city of others they stand on the road, and it stays theirs."""
    state = facing(theirs={"soldier": 2, "knight": 1})
    town(state, "canterbury", control=before)
    if before == GULES:
        put(state, GULES, "canterbury", soldier=1)
    hand(state, AZURE, "passage")
    attack(state, 0, 0)
    do(state, AZURE, "flee canterbury")
    assert control(state, "canterbury") == after
    assert who(state, "henri").site == (INSIDE if before < 0 else CITY["london"])


def test_7_10_what_is_seized_is_told() -> None:
    """Whose engines and where; no more of a kind than there are pieces, and what was being built is lost."""
    state = position()
    noble(state, "hugh", GULES, "york")
    put(state, GULES, "york", soldier=1, bombard=2)
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "york", out="durham", bombard=2, catapult=1)
    turn(state, "pillage", GULES)
    (event,) = said(do(state, GULES, "seize york"), "keeps-engines")
    assert {name: str(value) for name, value in event.params.items()}.keys() == {"family", "city"}
    assert units(state, GULES, "york") == {"soldier": 1, "bombard": 3, "catapult": 1}
    assert units(state, AZURE, "york") == {}


# --- rebellions ------------------------------------------------------------------------------------------------------


def test_10_1_a_calmed_rebellion_asks_no_other_cleric() -> None:
    """One rebellion, and one cleric has paid: it is over, whoever else could have spoken."""
    state = starving()
    noble(state, "edward", AZURE, "norwich", see="norwich")
    noble(state, "walter", VERT, "norwich", see="york")
    do(state, GULES, "rebel norwich card")
    passed = [seat for seat in waits(state) if do(state, seat, "pass") is not None]
    assert passed
    assert set(waits(state)) == {AZURE, VERT}
    do(state, AZURE, "calm edward")
    assert VERT not in waits(state) or not legal(state, VERT, "calm")
    assert units(state, AZURE, "norwich") == {"soldier": 4}


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
    infantry: int, leader: bool, face: int, left: tuple[int, bool] | None
) -> None:
    """10.1: two hits an infantryman, three the leader when none is left; an army of nobody is gone."""
    state = position()
    noble(state, "lucia", AZURE, "exeter")
    lay(state, "midlands", "famine")
    number = army(state, "coventry", infantry, leader=leader, out="oxford")
    hand(state, AZURE, "rebellion")
    go(state, "move", first=AZURE)
    rig(state, rebellion=[face])
    do(state, AZURE, "rebel coventry card")
    for seat in list(waits(state)):
        do(state, seat, "pass")
    it = state.armies[number]
    assert (None if it.city < 0 else (it.infantry, it.leader)) == left


def test_10_1_rebels_strike_those_inside_first() -> None:
    """Ruling 14: the city's own troops before those on its roads."""
    state = starving(soldier=1)
    put(state, VERT, "norwich", out="london", soldier=5)
    rig(state, rebellion=[2])
    do(state, GULES, "rebel norwich card")
    passes(state)
    assert spent(state)
    assert units(state, AZURE, "norwich") == {}
    assert units(state, VERT, "norwich") == {"soldier": 3}


# --- moves -----------------------------------------------------------------------------------------------------------


def test_7_9_a_siege_is_raised_while_moving() -> None:
    """By the besieging family, as its own act."""
    state = position()
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=3)
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=2)
    town(state, "london", "fortress", control=AZURE, siege=GULES)
    turn(state, "move", GULES)
    assert legal(state, GULES, "raise-siege") == ["raise-siege london"]
    do(state, GULES, "raise-siege london")
    assert town(state, "london").siege == -1
    assert not legal(state, GULES, "raise-siege")


@pytest.mark.parametrize(("falls", "left"), [([1, 3], 0), ([4, 3], 1), ([4, 6], 2)])
def test_13_1_guards_face_the_plague_with_their_king(falls: list[int], left: int) -> None:
    """2.5: each dies on 1 to 3, and the Sovereign himself faces it after them."""
    state = position()
    noble(state, "henri", GULES, "york")
    crown(state, "henri", guards=2)
    lay(state, "marches", "plague")
    turn(state, "move", GULES)
    rig(state, plague=[*falls, 6])
    events = do(state, GULES, "lead henri; go durham")
    assert spent(state)
    assert who(state, "henri").guards == left
    assert len(said(events, "plague-troop")) == 2 - left
    assert who(state, "henri").safe


# --- titles and storms -----------------------------------------------------------------------------------------------


def test_4_8_a_fief_without_an_heir_is_vacant() -> None:
    """A family without a Noble takes none; everybody hears of it."""
    state = position()
    noble(state, "henri", GULES, "london")
    events: list[Event] = []
    people.inherit(state, REGION["north"], AZURE, events)
    assert keys(events) == ["title-vacant"]
    assert lord_of(state, "north") == ""
    people.inherit(state, REGION["north"], GULES, events)
    assert lord_of(state, "north") == "henri"


def test_4_7_a_title_given_takes_its_walled_city_along() -> None:
    """9.0: allies exchange it by the ring; the city obeys the other family then."""
    state = position()
    noble(state, "henri", GULES, "york", lord=["north"])
    noble(state, "lucia", VERT, "york")
    wed(state, "henri", "lucia")
    town(state, "york", "walled", control=GULES)
    turn(state, "move", GULES)
    do(state, GULES, "draft-give title north; offer vert ring")
    number = next(action.split()[1] for action in legal(state, VERT, "accept"))
    do(state, VERT, f"accept {number}")
    assert control(state, "york") == VERT
    assert lord_of(state, "north") == "lucia"


def test_12_2_a_storm_moved_onto_a_storm_is_laid_aside() -> None:
    """Two of them in one sea are one."""
    state = position()
    noble(state, "hugh", GULES, "york")
    relic(state, "chasuble", "hugh")
    lay(state, "marches", "storms")
    lay(state, "north", "storms")
    turn(state, "move", GULES)
    do(state, GULES, "shift-storm marches north")
    assert (len(state.weather[REGION["marches"]]), len(state.weather[REGION["north"]])) == (0, 1)
    assert len(state.fortune_discards) == 1


def test_7_6_who_is_freed_at_a_city_appears_there() -> None:
    """In the first city of the map as well; without one his family is asked."""
    for city, asked in (("plymouth", False), ("", True)):
        state = position()
        noble(state, "henri", GULES, "london")
        noble(state, "joan", GULES, "york")
        noble(state, "hugh", AZURE, "oxford")
        hold(state, "henri", "hugh")
        people.free(state, NOBLE["henri"], [], CITY[city] if city else -1)
        assert any(isinstance(frame, Refuge) for frame in state.frames) == asked
        assert who(state, "henri").place == (-1 if asked else CITY[city])


def test_7_6_who_has_no_city_appears_with_an_ally() -> None:
    """Among his ally's cities and those of nobody; the ally may be the first family of all."""
    state = position()
    noble(state, "joan", GULES, "york")
    noble(state, "henri", AZURE, "london")
    noble(state, "hugh", VERT, "oxford")
    wed(state, "joan", "henri")
    hold(state, "henri", "hugh")
    town(state, "london", control=VERT)
    found = people.refuges(state, AZURE, NOBLE["henri"])
    assert CITY["york"] in found
    assert CITY["london"] not in found


@pytest.mark.parametrize(("building", "stays", "kind"), [("", False, "field"), ("walled", True, "assault")])
def test_7_0_invaders_behind_walls_are_assaulted(building: str, stays: bool, kind: str) -> None:
    """6.6: those who hold a Walled City stand behind its walls."""
    state = position()
    noble(state, "hugh", GULES, "york", out="durham")
    put(state, GULES, "york", out="durham", knight=8)
    number = army(state, "york", 3, out="", stays=stays)
    town(state, "york", building, control=-1)
    assert number == 0
    turn(state, "battle", GULES, melee=[0] * 12)
    assert isinstance(state.dice, Loaded)
    events = do(state, GULES, "attack york invaders")
    assert events
    assert state.report is not None
    assert state.report.kind == kind
