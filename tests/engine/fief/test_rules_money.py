"""Chapters 3 and 4: income, purchases, buildings, titles, what becomes of a dead Noble's fief."""

from __future__ import annotations

import pytest

from engine.fief.board import points
from engine.fief.game_data import CARDS, CITY, NOBLE, REGION
from engine.fief.income import income, items
from engine.fief.people import doom
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    abbess,
    army,
    control,
    crown,
    do,
    go,
    hand,
    hold,
    lay,
    legal,
    lord_of,
    noble,
    place,
    position,
    put,
    region,
    relic,
    run,
    said,
    sword,
    tax,
    town,
    turn,
    units,
    wed,
    who,
    why,
)

# --- income ----------------------------------------------------------------------------------------------------------


def test_3_0_cities_and_forts() -> None:
    """Ruling 4: a city and its fort pay one each; two cities with two forts pay four."""
    state = position()
    town(state, "london", "fortress", control=GULES)
    town(state, "oxford", "walled", control=GULES)
    town(state, "york", control=GULES)
    assert items(state, GULES) == {"city": 3, "fort": 2}


def test_3_0_mills_and_their_bonus() -> None:
    state = position()
    town(state, "york", control=GULES, mill=True)
    lay(state, "north", "harvest", "fair-weather")
    assert items(state, GULES) == {"city": 1, "mill": 4}


def test_3_0_the_queens_title() -> None:
    state = position()
    noble(state, "henri", AZURE, "london")
    noble(state, "lucia", GULES, "york")
    state.towns[CITY["york"]].control = -1
    crown(state, "henri", "lucia")
    assert items(state, GULES) == {"queen": 2}


def test_3_0_a_besieged_city_pays_nothing() -> None:
    state = position()
    town(state, "york", "fortress", control=GULES, mill=True, siege=AZURE)
    assert items(state, GULES) == {}


def test_2_5_famine_stops_mills_not_cities() -> None:
    state = position()
    town(state, "york", control=GULES, mill=True)
    lay(state, "north", "famine")
    assert items(state, GULES) == {"city": 1}


def test_3_1_visitors_of_an_abbey() -> None:
    """Two for the abbess and each Lord, three for each of the Royal Family, three a relic, three for Excalibur."""
    state = position()
    noble(state, "lucia", GULES, "york")
    noble(state, "henri", AZURE, "york", lord=["wales"])
    noble(state, "hugh", VERT, "york")
    noble(state, "joan", VERT, "york", out="whitby", lord=["marches"])  # not let in
    abbess(state, "lucia", city="york")
    crown(state, "hugh")
    relic(state, "shin", "lucia")
    sword(state, city="york")
    assert items(state, GULES)["abbey"] == 2 + 2 + 3 + 3 + 3
    lay(state, "north", "famine")
    assert items(state, GULES)["abbey"] == 13


def test_3_1_mills_in_and_beside_the_abbess_city() -> None:
    """One for each, whoever has them (ruling 12: the abbess' alone)."""
    state = position()
    noble(state, "lucia", GULES, "york")
    abbess(state, "lucia", city="york")
    for city, owner in (("york", GULES), ("durham", AZURE), ("whitby", VERT), ("lincoln", VERT)):
        town(state, city, control=owner, mill=True)
    assert items(state, GULES)["abbey"] == 2 + 3
    assert items(state, VERT) == {"city": 2, "mill": 4}
    state.veils[0] = -1
    state.character_discards.append(CARDS.index("autumn-abbess"))
    assert items(state, GULES)["abbey"] == 2


def test_2_13_the_abbess_gets_the_mill_beside_her_abbey() -> None:
    state = position()
    noble(state, "lucia", GULES, "york", out="durham")
    town(state, "york", control=AZURE, mill=True)
    abbess(state, "lucia", city="york")
    assert items(state, GULES)["mill"] == 2
    assert "mill" not in items(state, AZURE)


def test_3_2_tallage_takes_every_city_of_the_region() -> None:
    """Two a city, others' included; their owners get nothing for it (2.8; ruling 5)."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["south-east"])
    region(state, "south-east", GULES)
    town(state, "oxford", control=AZURE)
    tax(state, "tallage", "south-east", "henri")
    assert items(state, GULES) == {"tallage": 8}
    assert items(state, AZURE) == {}


def test_3_2_a_besieged_city_pays_no_tallage() -> None:
    state = position()
    noble(state, "henri", GULES, "london", lord=["south-east"])
    tax(state, "tallage", "south-east", "henri")
    town(state, "oxford", "fortress", control=AZURE, siege=GULES)
    assert items(state, GULES)["tallage"] == 6


def test_3_2_a_tithe_takes_mills_with_their_bonus() -> None:
    """South West with three mills in fair weather and Wales with one: nine and two (2.8)."""
    state = position()
    noble(state, "henri", GULES, "london", see="exeter")
    for city in ("plymouth", "exeter", "bristol"):
        town(state, city, control=AZURE, mill=True)
    town(state, "cardiff", control=VERT, mill=True)
    lay(state, "south-west", "fair-weather")
    tax(state, "tithe", "exeter", "henri")
    assert items(state, GULES) == {"city": 1, "tithe": 11}
    assert items(state, AZURE) == {"city": 3}
    assert items(state, VERT) == {"city": 1}


def test_3_2_abbey_mills_are_exempt() -> None:
    state = position()
    noble(state, "henri", GULES, "london", see="york")
    noble(state, "lucia", AZURE, "york")
    town(state, "york", mill=True)
    abbess(state, "lucia", city="york")
    tax(state, "tithe", "york", "henri")
    assert "tithe" not in items(state, GULES)
    assert items(state, AZURE)["mill"] == 2


def test_3_2_a_tax_follows_the_title() -> None:
    """Ruling 30: who has the fief when it is paid gets a tallage; a tithe ends with its prelate."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["marches"])
    noble(state, "hugh", GULES, "london", see="norwich")
    noble(state, "edward", AZURE, "york")
    town(state, "coventry", control=VERT, mill=True)
    tax(state, "tallage", "marches", "henri")
    tax(state, "tithe", "norwich", "hugh")
    state.fiefs[REGION["marches"]] = NOBLE["edward"]
    assert items(state, GULES) == {"city": 1, "tithe": 2}
    assert items(state, AZURE)["tallage"] == 4
    state.fiefs[REGION["marches"]] = -1
    assert "tallage" not in {**items(state, AZURE), **items(state, GULES)}
    state.sees[2] = -1
    state.character_discards.append(CARDS.index("bishop-norwich"))
    assert items(state, VERT) == {"city": 1, "mill": 2}


def test_3_2_fortunes_leave_after_the_income() -> None:
    """Ruling 7: Harvest and Fair Weather now, taxes when the round ends."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["marches"])
    lay(state, "north", "harvest")
    tax(state, "tallage", "marches", "henri")
    go(state, "income")
    assert not state.weather[REGION["north"]]
    assert state.weather[REGION["marches"]]


@pytest.mark.parametrize(("full", "half"), [(8, 4), (7, 4)])
def test_3_3_invaders_halve_every_income_rounded_up(full: int, half: int) -> None:
    state = position()
    for city in list(CITY)[:full]:
        town(state, city, control=GULES)
    assert income(state, GULES) == full
    army(state, "norwich")
    assert income(state, GULES) == half


def test_3_3_a_seat_is_told_that_its_income_is_halved() -> None:
    """Three cities are 3, of which 2 are left; without invaders nothing is said of halves."""
    for invaded, told in ((True, (2, True)), (False, (3, False))):
        state = position()
        for city in ("york", "durham", "exeter"):
            put(state, GULES, city, soldier=1)
        if invaded:
            army(state, "norwich")
        events = [e for e in go(state, "income") if e.key == "fief-income-own" and e.audience == (GULES,)]
        assert [(e.params["n"], "half" in e.params) for e in events] == [told]


def test_3_0_income_goes_into_the_purse_unseen() -> None:
    state = position(purse=1)
    for city in ("york", "durham"):
        put(state, AZURE, city, soldier=1)
    events = go(state, "income")
    assert state.purse == [1, 3, 1, 1]
    own = said(events, "income-own")
    assert {e.audience for e in own} == {(s,) for s in range(4)}
    assert not said(events, "income")[0].params


def test_3_4_mills_are_burnt_after_the_income() -> None:
    """Two shillings each, not halved by invaders, only one's own."""
    state = position(purse=0)
    for family, city in ((GULES, "york"), (AZURE, "durham")):
        put(state, family, city, soldier=1)
        town(state, city, mill=True)
    army(state, "norwich")
    go(state, "income")
    assert state.purse[0] == 2
    assert legal(state, 0, "burn") == ["burn york"]
    assert why(state, 0, "burn durham") == "burn"
    do(state, 0, "burn york")
    assert state.purse[0] == 4
    assert not state.towns[CITY["york"]].mill


def test_3_4_who_has_no_mill_is_not_asked() -> None:
    """Mills are seen by everybody: nobody is kept waiting for an answer that can only be one."""
    state = position(purse=0)
    put(state, GULES, "york", soldier=1)
    town(state, "york", mill=True)
    go(state, "income")
    asked = [s for s, mine in RULES.prompts(state).items() if any(q.step == "burn" for q in mine)]
    assert asked == [0]
    do(state, 0, "burn york")
    assert not any(q.step == "burn" for mine in RULES.prompts(state).values() for q in mine)


# --- troops and buildings --------------------------------------------------------------------------------------------


def shop(purse: int = 20, **fields: object) -> FiefState:
    """Gules with London and York buys."""
    state = position(purse=purse)
    noble(state, "henri", GULES, "london", **fields)  # type: ignore[arg-type]
    town(state, "york", control=GULES)
    turn(state, "buy", 0)
    return state


@pytest.mark.parametrize(("unit", "price"), [("soldier", 1), ("archer", 2), ("knight", 3), ("bombard", 3)])
def test_4_0_prices(unit: str, price: int) -> None:
    state = shop()
    do(state, 0, f"buy {unit} york 2")
    assert state.purse[0] == 20 - 2 * price
    assert units(state, GULES, "york") == {unit: 2}


def test_4_0_four_new_units_a_city() -> None:
    state = shop()
    do(state, 0, "buy soldier york 2; buy knight york 2")
    assert not [a for a in legal(state, 0, "buy") if " york " in a]
    assert why(state, 0, "buy soldier york 1") == "room"
    do(state, 0, "buy soldier london 4")


def test_4_0_none_into_a_besieged_city() -> None:
    state = shop()
    state.towns[CITY["york"]].siege = AZURE
    assert not [a for a in legal(state, 0, "buy") if " york " in a]
    assert why(state, 0, "buy soldier york 1") == "buy-city"


def test_4_0_pieces_and_purse_are_the_limit() -> None:
    state = shop(purse=5)
    put(state, GULES, "york", archer=4)
    assert why(state, 0, "buy archer york 1") == "reserve"
    assert why(state, 0, "buy knight york 2") == "money"
    assert "buy soldier london 4" in legal(state, 0, "buy")


def test_4_0_catapults_are_sold_for_five() -> None:
    state = shop()
    before = state.purse[0]
    do(state, 0, "buy catapult london 1")
    assert state.purse[0] == before - 5


def test_4_0_crossbows_are_not_sold() -> None:
    assert why(shop(), 0, "buy crossbow london 1") == "words"


def test_4_1_kinds_are_shown_places_are_not() -> None:
    state = shop()
    do(state, 0, "buy soldier york 2; buy knight london 1")
    assert [s.units for s in RULES.view(state, 1).stacks] == [None, None]
    (bought,) = said(do(state, 0, "done"), "bought")
    assert [p.action for p in bought.params["units"]] == ["units-soldier 2", "units-knight 1"]  # type: ignore[union-attr]
    assert "city" not in bought.params


def test_4_2_one_building_and_one_mill_a_city() -> None:
    state = shop()
    do(state, 0, "build fortress york; build mill york")
    assert state.purse[0] == 20 - 5 - 3
    assert not [a for a in legal(state, 0, "build") if a.endswith(" york")]
    state.towns[CITY["london"]].building, state.towns[CITY["london"]].abbey = "abbey", 0
    assert "build fortress london" not in legal(state, 0, "build")
    assert "build mill london" in legal(state, 0, "build")


def test_4_2_none_while_it_is_besieged() -> None:
    """7.9: by whichever family, though the Royal Fortress that was besieged has fallen to nothing meanwhile (4.9)."""
    state = position(purse=20)
    noble(state, "hugh", AZURE, "london")
    town(state, "york", control=AZURE, siege=GULES)
    noble(state, "henri", GULES, "york", out="durham")
    turn(state, "buy", AZURE)
    assert legal(state, AZURE, "build") == ["build fortress london", "build mill london"]


def test_4_2_no_more_than_there_are_pieces() -> None:
    state = shop()
    for city in [c for c in CITY if c not in ("london", "york")][:12]:
        state.towns[CITY[city]].mill = True
    assert "build mill york" not in legal(state, 0, "build")


@pytest.mark.parametrize(("where", "cost"), [("marches", 4), ("north", 6), ("midlands", 8)])
def test_4_3_a_title_costs_two_a_city(where: str, cost: int) -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    region(state, where, GULES)
    state.towns[next(c for c in range(18) if RULES.view(state, 0).cities[c].region == where)].building = "fortress"
    turn(state, "buy", 0)
    do(state, 0, f"title {where} henri")
    assert state.purse[0] == 10 - cost
    assert lord_of(state, where) == "henri"
    assert points(state, GULES) == 1


def test_4_3_all_cities_and_a_fortress() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    region(state, "marches", GULES)
    turn(state, "buy", 0)
    assert legal(state, 0, "title") == []
    assert why(state, 0, "title marches henri") == "title"
    do(state, 0, "build fortress durham")
    assert legal(state, 0, "title") == ["title marches henri"]
    state.towns[CITY["berwick"]].control = AZURE
    assert legal(state, 0, "title") == []


@pytest.mark.parametrize("lord", ["henri", "lucia", "arthur"])
def test_4_3_a_fief_that_has_a_lord_is_not_for_sale(lord: str) -> None:
    """Neither bought nor granted, whoever's Lord it is: the family that holds all its cities, or another (4.5)."""
    state = position(purse=20)
    noble(state, "henri", GULES, "berwick")
    noble(state, "lucia", GULES, "durham")
    noble(state, "arthur", AZURE, "london")
    crown(state, "henri")
    region(state, "marches", GULES)
    town(state, "durham", "fortress")
    turn(state, "buy", 0)
    assert legal(state, 0, "title") == ["title marches henri", "title marches lucia"]
    assert legal(state, 0, "grant") == ["grant marches henri", "grant marches lucia"]
    state.fiefs[REGION["marches"]] = NOBLE[lord]
    assert legal(state, 0, "title") == legal(state, 0, "grant") == []
    assert why(state, 0, "title marches henri") == "title"
    assert why(state, 0, "grant marches henri") == "grant"


def test_4_3_women_are_lords_too() -> None:
    state = position()
    noble(state, "lucia", GULES, "berwick")
    region(state, "marches", GULES)
    town(state, "durham", "fortress")
    turn(state, "buy", 0)
    do(state, 0, "title marches lucia")
    assert lord_of(state, "marches") == "lucia"


def test_4_4_a_fortress_becomes_the_walled_city() -> None:
    state = position()
    noble(state, "henri", GULES, "berwick")
    region(state, "marches", GULES)
    town(state, "durham", "fortress")
    turn(state, "buy", 0)
    do(state, 0, "title marches henri")
    assert state.towns[CITY["durham"]].building == "walled"
    assert state.towns[CITY["berwick"]].building == ""


def test_4_5_the_sovereign_grants_for_nothing() -> None:
    """To any family that fulfils the conditions of 4.3."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "durham")
    crown(state, "henri")
    region(state, "marches", AZURE)
    town(state, "durham", "fortress")
    turn(state, "buy", 0)
    do(state, 0, "grant marches hugh")
    assert lord_of(state, "marches") == "hugh"
    assert state.purse == [10, 10, 10, 10]
    assert state.towns[CITY["durham"]].building == "walled"


def test_4_6_a_title_handed_over_is_never_the_largest() -> None:
    state = position()
    noble(state, "henri", GULES, "london", lord=["midlands", "marches"])
    noble(state, "lucia", GULES, "york")
    turn(state, "buy", 0)
    assert legal(state, 0, "transfer") == ["transfer marches lucia"]
    do(state, 0, "transfer marches lucia")
    assert lord_of(state, "marches") == "lucia"
    assert legal(state, 0, "transfer") == []


# --- death and inheritance -------------------------------------------------------------------------------------------


def test_4_8_the_dead_leave_the_game() -> None:
    state = position()
    noble(state, "henri", GULES, "london", servant="odo")
    events: list[object] = []
    doom(state, NOBLE["henri"], "plague", events)  # type: ignore[arg-type]
    run(state)
    assert place(state, "henri") == "dead"
    assert who(state, "henri").servant == -1
    assert 1 not in state.servants


def test_4_8_kin_inherit_and_the_family_chooses() -> None:
    state = position()
    noble(state, "henri", GULES, "london", lord=["marches"])
    noble(state, "lucia", GULES, "york")
    noble(state, "hugh", GULES, "york")
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert legal(state, 0, "name") == ["name hugh", "name lucia"]
    do(state, 0, "name lucia")
    assert lord_of(state, "marches") == "lucia"


def test_4_8_the_last_ones_spouse_inherits_and_takes_the_troops_over() -> None:
    """As many troops as the spouse's family has pieces."""
    state = position()
    noble(state, "henri", GULES, "durham", lord=["marches"])
    noble(state, "lucia", AZURE, "york")
    wed(state, "henri", "lucia")
    town(state, "durham", "walled")
    put(state, GULES, "durham", knight=2, archer=3)
    put(state, AZURE, "york", archer=2)
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert lord_of(state, "marches") == "lucia"
    assert control(state, "durham") == AZURE
    assert units(state, AZURE, "durham") == {"knight": 2, "archer": 2}
    assert units(state, GULES, "durham") == {}


def test_4_8_a_spouse_takes_every_walled_city_over() -> None:
    """Plymouth, the first city of the map, as well."""
    state = position()
    noble(state, "henri", GULES, "plymouth", lord=["south-west"])
    noble(state, "lucia", AZURE, "york")
    wed(state, "henri", "lucia")
    town(state, "plymouth", "walled")
    put(state, GULES, "plymouth", knight=2)
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert lord_of(state, "south-west") == "lucia"
    assert (control(state, "plymouth"), units(state, AZURE, "plymouth")) == (AZURE, {"knight": 2})


def test_4_8_a_title_lies_vacant_until_a_noble_is_born() -> None:
    """The family takes it back for nothing while it holds the Walled City."""
    state = position()
    noble(state, "henri", GULES, "durham", lord=["marches"])
    town(state, "durham", "walled")
    put(state, GULES, "durham", knight=1)
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert lord_of(state, "marches") == ""
    assert state.dormant[REGION["marches"]] == GULES
    hand(state, 0, "william")
    turn(state, "play", 0)
    do(state, 0, "bear william durham")
    assert lord_of(state, "marches") == "william"


def test_4_8_a_church_card_goes_back_into_the_deck() -> None:
    state = position()
    noble(state, "henri", GULES, "london", see="york")
    noble(state, "lucia", GULES, "york")
    abbess(state, "lucia", city="durham")
    before = len(state.characters)
    for slug in ("henri", "lucia"):
        doom(state, NOBLE[slug], "plague", [])
        run(state)
    assert len(state.characters) == before + 2
    assert state.towns[CITY["durham"]].building == "abbey"


def test_4_8_a_marriage_ends_with_death() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "lucia", AZURE, "york")
    wed(state, "henri", "lucia")
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert who(state, "lucia").spouse == -1


def test_4_8_his_captives_are_free() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "lucia", AZURE, "york")
    noble(state, "hugh", AZURE, "york")
    hold(state, "lucia", "henri")
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert place(state, "lucia") == "york"


# --- the Royal Fortress ----------------------------------------------------------------------------------------------


def test_4_9_where_the_royal_family_may_build() -> None:
    """A city of nobody, or its own in a region without a Lord; in another's fief only by consent."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "york", lord=["north"])
    crown(state, "henri")
    turn(state, "buy", 0)
    sites = {a.split()[2] for a in legal(state, 0, "build") if "royal" in a}
    assert {"london", "durham", "bristol", "york"} <= sites
    do(state, 0, "build royal-fortress york")
    do(state, 1, "decline-crown york")
    assert state.purse[0] == 10
    do(state, 0, "build royal-fortress durham")
    assert state.purse[0] == 5
    assert control(state, "durham") == GULES


def test_4_9_the_city_leaves_its_region() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    crown(state, "henri")
    region(state, "marches", AZURE)
    noble(state, "hugh", AZURE, "berwick")
    town(state, "durham", "royal-fortress", control=GULES)
    town(state, "berwick", "fortress")
    turn(state, "buy", 1)
    do(state, 1, "title marches hugh")
    assert state.purse[1] == 6, "a barony costs what it cost: four"
    assert control(state, "durham") == GULES


def test_4_9_only_the_royal_family_places_troops_there() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "york")
    crown(state, "henri")
    town(state, "durham", "royal-fortress", control=AZURE)
    turn(state, "buy", 1)
    assert not [a for a in legal(state, 1, "buy") if " durham " in a]


def test_4_9_its_garrison_follows_the_crown() -> None:
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "york")
    crown(state, "henri")
    town(state, "durham", "royal-fortress")
    put(state, GULES, "durham", knight=2)
    from engine.fief.people import crown as enthrone

    enthrone(state, NOBLE["hugh"], "election", [])
    assert control(state, "durham") == AZURE
    assert units(state, AZURE, "durham") == {"knight": 2}


def test_4_9_royal_journeys() -> None:
    """The Royal Family and its families' Nobles, without troops, from anywhere for both moves."""
    state = position()
    noble(state, "henri", GULES, "plymouth")
    noble(state, "lucia", GULES, "plymouth")
    noble(state, "hugh", AZURE, "york")
    crown(state, "henri")
    put(state, GULES, "plymouth", soldier=2)
    town(state, "durham", "royal-fortress", control=GULES)
    turn(state, "move", 0)
    do(state, 0, "lead lucia; take all")
    assert legal(state, 0, "court") == []
    do(state, 0, "leave soldier 2; court durham; halt")
    assert place(state, "lucia") == "durham"
    assert who(state, "lucia").steps == 2
    do(state, 0, "done")
    do(state, 1, "lead hugh")
    assert legal(state, 1, "court") == []
    assert why(state, 1, "court durham") == "court"


def test_8_0_the_next_income_is_without_what_goes_with_the_round() -> None:
    """Before the income a view reckons with taxes and Famine, afterwards without them."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["south-east"])
    put(state, GULES, "london", soldier=1)
    town(state, "london", control=GULES, mill=True)
    tax(state, "tallage", "south-east", "henri")
    lay(state, "south-east", "famine")

    def seen() -> dict[str, int]:
        own = RULES.view(state, GULES).own
        assert own is not None
        return own.income[0]

    go(state, "play")
    assert seen() == {"tallage": 8}
    go(state, "purse")
    assert seen() == {"city": 1, "mill": 2}
    state.settled = [[] for _ in state.settled]  # a tax without a Disaster
    assert seen() == {"city": 1, "mill": 2}
