"""Chapter 4: what becomes of a dead Noble's fief, the Royal Fortress (4.8, 4.9)."""

from __future__ import annotations

from engine.fief.game_data import CITY, NOBLE, REGION
from engine.fief.people import doom
from tests.engine.fief.board import AZURE, GULES, Board

# --- death and inheritance -------------------------------------------------------------------------------------------


def test_4_8_the_dead_leave_the_game(board: Board) -> None:
    board.noble("henri", GULES, "london", servant="odo")
    events: list[object] = []
    doom(board.state, NOBLE["henri"], "plague", events)  # type: ignore[arg-type]
    board.run()
    assert board.place("henri") == "dead"
    assert board.who("henri").servant == -1
    assert 1 not in board.state.servants


def test_4_8_kin_inherit_and_the_family_chooses(board: Board) -> None:
    board.noble("henri", GULES, "london", lord=["marches"])
    board.noble("lucia", GULES, "york")
    board.noble("hugh", GULES, "york")
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.legal(0, "name") == ["name hugh", "name lucia"]
    board.do(0, "name lucia")
    assert board.lord_of("marches") == "lucia"


def test_4_8_the_last_ones_spouse_inherits_and_takes_the_troops_over(board: Board) -> None:
    """As many troops as the spouse's family has pieces."""
    board.noble("henri", GULES, "durham", lord=["marches"])
    board.noble("lucia", AZURE, "york")
    board.wed("henri", "lucia")
    board.town("durham", "walled")
    board.put(GULES, "durham", knight=2, archer=3)
    board.put(AZURE, "york", archer=2)
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.lord_of("marches") == "lucia"
    assert board.control("durham") == AZURE
    assert board.units(AZURE, "durham") == {"knight": 2, "archer": 2}
    assert board.units(GULES, "durham") == {}


def test_4_8_a_spouse_takes_every_walled_city_over(board: Board) -> None:
    """Plymouth, the first city of the map, as well."""
    board.noble("henri", GULES, "plymouth", lord=["south-west"])
    board.noble("lucia", AZURE, "york")
    board.wed("henri", "lucia")
    board.town("plymouth", "walled")
    board.put(GULES, "plymouth", knight=2)
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.lord_of("south-west") == "lucia"
    assert (board.control("plymouth"), board.units(AZURE, "plymouth")) == (AZURE, {"knight": 2})


def test_4_8_a_title_lies_vacant_until_a_noble_is_born(board: Board) -> None:
    """The family takes it back for nothing while it holds the Walled City."""
    board.noble("henri", GULES, "durham", lord=["marches"])
    board.town("durham", "walled")
    board.put(GULES, "durham", knight=1)
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.lord_of("marches") == ""
    assert board.state.dormant[REGION["marches"]] == GULES
    board.hand(0, "william")
    board.turn("play", 0)
    board.do(0, "bear william durham")
    assert board.lord_of("marches") == "william"


def test_4_8_a_church_card_goes_back_into_the_deck(board: Board) -> None:
    board.noble("henri", GULES, "london", see="york")
    board.noble("lucia", GULES, "york")
    board.abbess("lucia", city="durham")
    before = len(board.state.characters)
    for slug in ("henri", "lucia"):
        doom(board.state, NOBLE[slug], "plague", [])
        board.run()
    assert len(board.state.characters) == before + 2
    assert board.state.towns[CITY["durham"]].building == "abbey"


def test_4_8_a_marriage_ends_with_death(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.noble("lucia", AZURE, "york")
    board.wed("henri", "lucia")
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.who("lucia").spouse == -1


def test_4_8_his_captives_are_free(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.noble("lucia", AZURE, "york")
    board.noble("hugh", AZURE, "york")
    board.hold("lucia", "henri")
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.place("lucia") == "york"


# --- the Royal Fortress ----------------------------------------------------------------------------------------------


def test_4_9_where_the_royal_family_may_build(board: Board) -> None:
    """A city of nobody, or its own in a region without a Lord; in another's fief only by consent."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york", lord=["north"])
    board.crown("henri")
    board.turn("buy", 0)
    sites = {a.split()[2] for a in board.legal(0, "build") if "royal" in a}
    assert {"london", "durham", "bristol", "york"} <= sites
    board.do(0, "build royal-fortress york")
    board.do(1, "decline-crown york")
    assert board.state.purse[0] == 10
    board.do(0, "build royal-fortress durham")
    assert board.state.purse[0] == 5
    assert board.control("durham") == GULES


def test_4_9_the_city_leaves_its_region(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.crown("henri")
    board.region("marches", AZURE)
    board.noble("hugh", AZURE, "berwick")
    board.town("durham", "royal-fortress", control=GULES)
    board.town("berwick", "fortress")
    board.turn("buy", 1)
    board.do(1, "title marches hugh")
    assert board.state.purse[1] == 6, "a barony costs what it cost: four"
    assert board.control("durham") == GULES


def test_4_9_only_the_royal_family_places_troops_there(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york")
    board.crown("henri")
    board.town("durham", "royal-fortress", control=AZURE)
    board.turn("buy", 1)
    assert not [a for a in board.legal(1, "buy") if " durham " in a]


def test_4_9_its_garrison_follows_the_crown(board: Board) -> None:
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york")
    board.crown("henri")
    board.town("durham", "royal-fortress")
    board.put(GULES, "durham", knight=2)
    from engine.fief.people import crown as enthrone

    enthrone(board.state, NOBLE["hugh"], "election", [])
    assert board.control("durham") == AZURE
    assert board.units(AZURE, "durham") == {"knight": 2}


def test_4_9_royal_journeys(board: Board) -> None:
    """The Royal Family and its families' Nobles, without troops, from anywhere for both moves."""
    board.noble("henri", GULES, "plymouth")
    board.noble("lucia", GULES, "plymouth")
    board.noble("hugh", AZURE, "york")
    board.crown("henri")
    board.put(GULES, "plymouth", soldier=2)
    board.town("durham", "royal-fortress", control=GULES)
    board.turn("move", 0)
    board.do(0, "lead lucia; take all")
    assert board.legal(0, "court") == []
    board.do(0, "leave soldier 2; court durham; halt")
    assert board.place("lucia") == "durham"
    assert board.who("lucia").steps == 2
    board.do(0, "done")
    board.do(1, "lead hugh")
    assert board.legal(1, "court") == []
    assert board.why(1, "court durham") == "court-family"
