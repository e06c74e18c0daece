"""Chapters 3 and 4: income, purchases, buildings, titles (3.0-4.6)."""

from __future__ import annotations

import pytest

from engine.fief.board import points
from engine.fief.game_data import CARDS, CITY, NOBLE, REGION
from engine.fief.income import income, items
from engine.fief.rules import FIEF as RULES
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import said

# --- income ----------------------------------------------------------------------------------------------------------


def test_3_0_cities_and_forts(board: Board) -> None:
    """Ruling 4: a city and its fort pay one each; two cities with two forts pay four."""
    board.town("london", "fortress", control=GULES)
    board.town("oxford", "walled", control=GULES)
    board.town("york", control=GULES)
    assert items(board.state, GULES) == {"city": 3, "fort": 2}


def test_3_0_mills_and_their_bonus(board: Board) -> None:
    board.town("york", control=GULES, mill=True)
    board.lay("north", "harvest", "fair-weather")
    assert items(board.state, GULES) == {"city": 1, "mill": 4}


def test_3_0_the_queens_title(board: Board) -> None:
    board.noble("henri", AZURE, "london")
    board.noble("lucia", GULES, "york")
    board.state.towns[CITY["york"]].control = -1
    board.crown("henri", "lucia")
    assert items(board.state, GULES) == {"queen": 2}


def test_3_0_a_besieged_city_pays_nothing(board: Board) -> None:
    board.town("york", "fortress", control=GULES, mill=True, siege=AZURE)
    assert items(board.state, GULES) == {}


def test_2_5_famine_stops_mills_not_cities(board: Board) -> None:
    board.town("york", control=GULES, mill=True)
    board.lay("north", "famine")
    assert items(board.state, GULES) == {"city": 1}


def test_3_1_visitors_of_an_abbey(board: Board) -> None:
    """Two for the abbess and each Lord, three for each of the Royal Family, three a relic, three for Excalibur."""
    board.noble("lucia", GULES, "york")
    board.noble("henri", AZURE, "york", lord=["wales"])
    board.noble("hugh", VERT, "york")
    board.noble("joan", VERT, "york", out="whitby", lord=["marches"])  # not let in
    board.abbess("lucia", city="york")
    board.crown("hugh")
    board.relic("shin", "lucia")
    board.sword(city="york")
    assert items(board.state, GULES)["abbey"] == 2 + 2 + 3 + 3 + 3
    board.lay("north", "famine")
    assert items(board.state, GULES)["abbey"] == 13


def test_3_1_mills_in_and_beside_the_abbess_city(board: Board) -> None:
    """One for each, whoever has them (ruling 12: the abbess' alone)."""
    board.noble("lucia", GULES, "york")
    board.abbess("lucia", city="york")
    for city, owner in (("york", GULES), ("durham", AZURE), ("whitby", VERT), ("lincoln", VERT)):
        board.town(city, control=owner, mill=True)
    assert items(board.state, GULES)["abbey"] == 2 + 3
    assert items(board.state, VERT) == {"city": 2, "mill": 4}
    board.state.veils[0] = -1
    board.state.character_discards.append(CARDS.index("autumn-abbess"))
    assert items(board.state, GULES)["abbey"] == 2


def test_2_13_the_abbess_gets_the_mill_beside_her_abbey(board: Board) -> None:
    board.noble("lucia", GULES, "york", out="durham")
    board.town("york", control=AZURE, mill=True)
    board.abbess("lucia", city="york")
    assert items(board.state, GULES)["mill"] == 2
    assert "mill" not in items(board.state, AZURE)


def test_3_2_tallage_takes_every_city_of_the_region(board: Board) -> None:
    """Two a city, others' included; their owners get nothing for it (2.8; ruling 5)."""
    board.noble("henri", GULES, "london", lord=["south-east"])
    board.region("south-east", GULES)
    board.town("oxford", control=AZURE)
    board.tax("tallage", "south-east", "henri")
    assert items(board.state, GULES) == {"tallage": 8}
    assert items(board.state, AZURE) == {}


def test_3_2_a_besieged_city_pays_no_tallage(board: Board) -> None:
    board.noble("henri", GULES, "london", lord=["south-east"])
    board.tax("tallage", "south-east", "henri")
    board.town("oxford", "fortress", control=AZURE, siege=GULES)
    assert items(board.state, GULES)["tallage"] == 6


def test_3_2_a_tithe_takes_mills_with_their_bonus(board: Board) -> None:
    """South West with three mills in fair weather and Wales with one: nine and two (2.8)."""
    board.noble("henri", GULES, "london", see="exeter")
    for city in ("plymouth", "exeter", "bristol"):
        board.town(city, control=AZURE, mill=True)
    board.town("cardiff", control=VERT, mill=True)
    board.lay("south-west", "fair-weather")
    board.tax("tithe", "exeter", "henri")
    assert items(board.state, GULES) == {"city": 1, "tithe": 11}
    assert items(board.state, AZURE) == {"city": 3}
    assert items(board.state, VERT) == {"city": 1}


def test_3_2_abbey_mills_are_exempt(board: Board) -> None:
    board.noble("henri", GULES, "london", see="york")
    board.noble("lucia", AZURE, "york")
    board.town("york", mill=True)
    board.abbess("lucia", city="york")
    board.tax("tithe", "york", "henri")
    assert "tithe" not in items(board.state, GULES)
    assert items(board.state, AZURE)["mill"] == 2


def test_3_2_a_tax_follows_the_title(board: Board) -> None:
    """Ruling 30: who has the fief when it is paid gets a tallage; a tithe ends with its prelate."""
    board.noble("henri", GULES, "london", lord=["marches"])
    board.noble("hugh", GULES, "london", see="norwich")
    board.noble("edward", AZURE, "york")
    board.town("coventry", control=VERT, mill=True)
    board.tax("tallage", "marches", "henri")
    board.tax("tithe", "norwich", "hugh")
    board.state.fiefs[REGION["marches"]] = NOBLE["edward"]
    assert items(board.state, GULES) == {"city": 1, "tithe": 2}
    assert items(board.state, AZURE)["tallage"] == 4
    board.state.fiefs[REGION["marches"]] = -1
    assert "tallage" not in {**items(board.state, AZURE), **items(board.state, GULES)}
    board.state.sees[2] = -1
    board.state.character_discards.append(CARDS.index("bishop-norwich"))
    assert items(board.state, VERT) == {"city": 1, "mill": 2}


def test_3_2_fortunes_leave_after_the_income(board: Board) -> None:
    """Ruling 7: Harvest and Fair Weather now, taxes when the round ends."""
    board.noble("henri", GULES, "london", lord=["marches"])
    board.lay("north", "harvest")
    board.tax("tallage", "marches", "henri")
    board.go("income")
    assert not board.state.weather[REGION["north"]]
    assert board.state.weather[REGION["marches"]]


@pytest.mark.parametrize(("full", "half"), [(8, 4), (7, 4)])
def test_3_3_invaders_halve_every_income_rounded_up(board: Board, full: int, half: int) -> None:
    for city in list(CITY)[:full]:
        board.town(city, control=GULES)
    assert income(board.state, GULES) == full
    board.army("norwich")
    assert income(board.state, GULES) == half


def test_3_3_a_seat_is_told_that_its_income_is_halved(board: Board) -> None:
    """Three cities are 3, of which 2 are left; without invaders nothing is said of halves."""
    for invaded, told in ((True, (2, True)), (False, (3, False))):
        board.position()
        for city in ("york", "durham", "exeter"):
            board.put(GULES, city, soldier=1)
        if invaded:
            board.army("norwich")
        events = [e for e in board.go("income") if e.key == "fief-income-own" and e.audience == (GULES,)]
        assert [(e.params["n"], "half" in e.params) for e in events] == [told]


def test_3_0_income_goes_into_the_purse_unseen(board: Board) -> None:
    board.position(purse=1)
    for city in ("york", "durham"):
        board.put(AZURE, city, soldier=1)
    events = board.go("income")
    assert board.state.purse == [1, 3, 1, 1]
    own = said(events, "income-own")
    assert {e.audience for e in own} == {(s,) for s in range(4)}
    assert not said(events, "income")[0].params


def test_3_4_mills_are_burnt_after_the_income(board: Board) -> None:
    """Two shillings each, not halved by invaders, only one's own."""
    board.position(purse=0)
    for family, city in ((GULES, "york"), (AZURE, "durham")):
        board.put(family, city, soldier=1)
        board.town(city, mill=True)
    board.army("norwich")
    board.go("income")
    assert board.state.purse[0] == 2
    assert board.legal(0, "burn") == ["burn york"]
    assert board.why(0, "burn durham") == "burn"
    board.do(0, "burn york")
    assert board.state.purse[0] == 4
    assert not board.state.towns[CITY["york"]].mill


def test_3_4_who_has_no_mill_is_not_asked(board: Board) -> None:
    """Mills are seen by everybody: nobody is kept waiting for an answer that can only be one."""
    board.position(purse=0)
    board.put(GULES, "york", soldier=1)
    board.town("york", mill=True)
    board.go("income")
    asked = [s for s, mine in RULES.prompts(board.state).items() if any(q.step == "burn" for q in mine)]
    assert asked == [0]
    board.do(0, "burn york")
    assert not any(q.step == "burn" for mine in RULES.prompts(board.state).values() for q in mine)


# --- troops and buildings --------------------------------------------------------------------------------------------


def shop(board: Board, purse: int = 20, **fields: object) -> Board:
    """Gules with London and York buys."""
    board.position(purse=purse)
    board.noble("henri", GULES, "london", **fields)  # type: ignore[arg-type]
    board.town("york", control=GULES)
    board.turn("buy", 0)
    return board


@pytest.mark.parametrize(("unit", "price"), [("soldier", 1), ("archer", 2), ("knight", 3), ("bombard", 3)])
def test_4_0_prices(board: Board, unit: str, price: int) -> None:
    shop(board)
    board.do(0, f"buy {unit} york 2")
    assert board.state.purse[0] == 20 - 2 * price
    assert board.units(GULES, "york") == {unit: 2}


def test_4_0_four_new_units_a_city(board: Board) -> None:
    shop(board)
    board.do(0, "buy soldier york 2; buy knight york 2")
    assert not [a for a in board.legal(0, "buy") if " york " in a]
    assert board.why(0, "buy soldier york 1") == "room"
    board.do(0, "buy soldier london 4")


def test_4_0_none_into_a_besieged_city(board: Board) -> None:
    shop(board)
    board.state.towns[CITY["york"]].siege = AZURE
    assert not [a for a in board.legal(0, "buy") if " york " in a]
    assert board.why(0, "buy soldier york 1") == "buy-besieged"


def test_4_0_pieces_and_purse_are_the_limit(board: Board) -> None:
    shop(board, purse=5)
    board.put(GULES, "york", archer=4)
    assert board.why(0, "buy archer york 1") == "reserve"
    assert board.why(0, "buy knight york 2") == "money"
    assert "buy soldier london 4" in board.legal(0, "buy")


def test_4_0_catapults_are_sold_for_five(board: Board) -> None:
    shop(board)
    before = board.state.purse[0]
    board.do(0, "buy catapult london 1")
    assert board.state.purse[0] == before - 5


def test_4_0_crossbows_are_not_sold(board: Board) -> None:
    assert shop(board).why(0, "buy crossbow london 1") == "words"


def test_4_1_kinds_are_shown_places_are_not(board: Board) -> None:
    shop(board)
    board.do(0, "buy soldier york 2; buy knight london 1")
    assert [s.units for s in RULES.view(board.state, 1).stacks] == [None, None]
    (bought,) = said(board.do(0, "done"), "bought")
    assert [p.action for p in bought.params["units"]] == ["units-soldier 2", "units-knight 1"]  # type: ignore[union-attr]
    assert "city" not in bought.params


def test_4_2_one_building_and_one_mill_a_city(board: Board) -> None:
    shop(board)
    board.do(0, "build fortress york; build mill york")
    assert board.state.purse[0] == 20 - 5 - 3
    assert not [a for a in board.legal(0, "build") if a.endswith(" york")]
    board.state.towns[CITY["london"]].building, board.state.towns[CITY["london"]].abbey = "abbey", 0
    assert "build fortress london" not in board.legal(0, "build")
    assert "build mill london" in board.legal(0, "build")


def test_4_2_none_while_it_is_besieged(board: Board) -> None:
    """7.9: by whichever family, though the Royal Fortress that was besieged has fallen to nothing meanwhile (4.9)."""
    board.position(purse=20)
    board.noble("hugh", AZURE, "london")
    board.town("york", control=AZURE, siege=GULES)
    board.noble("henri", GULES, "york", out="durham")
    board.turn("buy", AZURE)
    assert board.legal(AZURE, "build") == ["build fortress london", "build mill london"]


def test_4_2_no_more_than_there_are_pieces(board: Board) -> None:
    shop(board)
    for city in [c for c in CITY if c not in ("london", "york")][:12]:
        board.state.towns[CITY[city]].mill = True
    assert "build mill york" not in board.legal(0, "build")


@pytest.mark.parametrize(("where", "cost"), [("marches", 4), ("north", 6), ("midlands", 8)])
def test_4_3_a_title_costs_two_a_city(board: Board, where: str, cost: int) -> None:
    board.noble("henri", GULES, "london")
    board.region(where, GULES)
    board.state.towns[
        next(c for c in range(18) if RULES.view(board.state, 0).cities[c].region == where)
    ].building = "fortress"
    board.turn("buy", 0)
    board.do(0, f"title {where} henri")
    assert board.state.purse[0] == 10 - cost
    assert board.lord_of(where) == "henri"
    assert points(board.state, GULES) == 1


def test_4_3_all_cities_and_a_fortress(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.region("marches", GULES)
    board.turn("buy", 0)
    assert board.legal(0, "title") == []
    assert board.why(0, "title marches henri") == "title-fortress"
    board.do(0, "build fortress durham")
    assert board.legal(0, "title") == ["title marches henri"]
    board.state.towns[CITY["berwick"]].control = AZURE
    assert board.legal(0, "title") == []


@pytest.mark.parametrize("lord", ["henri", "lucia", "arthur"])
def test_4_3_a_fief_that_has_a_lord_is_not_for_sale(board: Board, lord: str) -> None:
    """Neither bought nor granted, whoever's Lord it is: the family that holds all its cities, or another (4.5)."""
    board.position(purse=20)
    board.noble("henri", GULES, "berwick")
    board.noble("lucia", GULES, "durham")
    board.noble("arthur", AZURE, "london")
    board.crown("henri")
    board.region("marches", GULES)
    board.town("durham", "fortress")
    board.turn("buy", 0)
    assert board.legal(0, "title") == ["title marches henri", "title marches lucia"]
    assert board.legal(0, "grant") == ["grant marches henri", "grant marches lucia"]
    board.state.fiefs[REGION["marches"]] = NOBLE[lord]
    assert board.legal(0, "title") == board.legal(0, "grant") == []
    assert board.why(0, "title marches henri") == "title-lord"
    assert board.why(0, "grant marches henri") == "title-lord"


def test_4_3_women_are_lords_too(board: Board) -> None:
    board.noble("lucia", GULES, "berwick")
    board.region("marches", GULES)
    board.town("durham", "fortress")
    board.turn("buy", 0)
    board.do(0, "title marches lucia")
    assert board.lord_of("marches") == "lucia"


def test_4_4_a_fortress_becomes_the_walled_city(board: Board) -> None:
    board.noble("henri", GULES, "berwick")
    board.region("marches", GULES)
    board.town("durham", "fortress")
    board.turn("buy", 0)
    board.do(0, "title marches henri")
    assert board.state.towns[CITY["durham"]].building == "walled"
    assert board.state.towns[CITY["berwick"]].building == ""


def test_4_5_the_sovereign_grants_for_nothing(board: Board) -> None:
    """To any family that fulfils the conditions of 4.3."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "durham")
    board.crown("henri")
    board.region("marches", AZURE)
    board.town("durham", "fortress")
    board.turn("buy", 0)
    board.do(0, "grant marches hugh")
    assert board.lord_of("marches") == "hugh"
    assert board.state.purse == [10, 10, 10, 10]
    assert board.state.towns[CITY["durham"]].building == "walled"


def test_4_6_a_title_handed_over_is_never_the_largest(board: Board) -> None:
    board.noble("henri", GULES, "london", lord=["midlands", "marches"])
    board.noble("lucia", GULES, "york")
    board.turn("buy", 0)
    assert board.legal(0, "transfer") == ["transfer marches lucia"]
    board.do(0, "transfer marches lucia")
    assert board.lord_of("marches") == "lucia"
    assert board.legal(0, "transfer") == []


def test_8_0_the_next_income_is_without_what_goes_with_the_round(board: Board) -> None:
    """Before the income a view reckons with taxes and Famine, afterwards without them."""
    board.noble("henri", GULES, "london", lord=["south-east"])
    board.put(GULES, "london", soldier=1)
    board.town("london", control=GULES, mill=True)
    board.tax("tallage", "south-east", "henri")
    board.lay("south-east", "famine")

    def seen() -> dict[str, int]:
        own = RULES.view(board.state, GULES).own
        assert own is not None
        return own.income[0]

    board.go("play")
    assert seen() == {"tallage": 8}
    board.go("purse")
    assert seen() == {"city": 1, "mill": 2}
    board.state.settled = [[] for _ in board.state.settled]  # a tax without a Disaster
    assert seen() == {"city": 1, "mill": 2}
