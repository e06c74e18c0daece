"""What a sound save of Fief holds: the bounds of every count and place, and what is said beyond them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import SaveError
from engine.fief.game_data import CITY, NOBLE
from engine.fief.rules import FIEF
from engine.fief.state.record import Life
from engine.fief.state.state import CAPTORS, FREE, Noble, Options, Over, Playing, Report, Round, Volley
from tests.engine.damage import put
from tests.engine.fief.board import GULES, Board
from tests.engine.fief.invariants import expect


def at(path: str) -> str:
    """A path with numbers for the names of Nobles and cities."""
    return ".".join(str(NOBLE.get(word, CITY.get(word, word))) for word in path.split("."))


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("seats", 3, "the number of families is wrong"),
        ("families", 3, "the number of families is wrong"),
        ("purse", [10, 10, 10], "a seat or a family is missing"),
        ("purse", [10, 10, 10, 10, 10], "a seat or a family is missing"),
        ("purse", [-1, 0, 0, 0], "$.purse[0]"),
        ("purse", [0, 0, 0, 0], ""),
        ("purse", [1 << 31, 0, 0, 0], "$.purse[0]"),
        ("purse", [(1 << 31) - 1, 0, 0, 0], ""),
        ("hands", [[], [], []], "a seat or a family is missing"),
        ("orders", [], "a seat or a family is missing"),
        ("armed", [[], [], []], "a seat or a family is missing"),
        ("drafts", [[[], []], [[], []], [[], []]], "a seat or a family is missing"),
        ("drafts", [[[], []], [[], []], [[], []], [[]]], "$.drafts[3]"),
        ("drafts", [[[], []], [[], []], [[], []], [[], []]], ""),
        ("slots", [-1, -1, -1], "a seat or a family is missing"),
        ("slots", [-1, -1, -1, -1, -1], "a seat or a family is missing"),
        ("treasures", [2, 2, 2], "a seat or a family is missing"),
        ("treasures", [2, 2, 2, 3], "$.treasures[3]"),
        ("treasures", [2, 2, 2, -1], "$.treasures[3]"),
        ("treasures", [0, 0, 0, 0], ""),
        ("pigeons", [3, 3, 3], "a seat or a family is missing"),
        ("pigeons", [3, 3, 3, 4], "$.pigeons[3]"),
        ("pigeons", [3, 3, 3, -1], "$.pigeons[3]"),
        ("pigeons", [0, 0, 0, 0], ""),
        ("weather", [[], [], [], [], []], "$.weather"),
        ("settled", [[], [], [], [], []], "$.settled"),
        ("settled", [[], [], [], [], [], []], ""),
        ("settled", [[], [], [], [51], [], []], "a card is at work that does not lie there"),
        ("settled", [[], [], [], [51, 51], [], []], "a card is at work that does not lie there"),
        ("settled", [[51], [], [], [], [], []], "a card is at work that does not lie there"),
        ("fiefs", [-1, -1, -1, -1, -1], "$.fiefs"),
        ("fiefs", [-1, -1, -1, -1, -1, -1], ""),
        ("fiefs", [0, -1, 7, -1, -1, 1], ""),
        ("fiefs", [3, -1, 6, -1, -1, 1], "a title is borne by nobody"),
        ("fiefs", [20, -1, 6, -1, -1, 1], "$.fiefs[0]"),
        ("fiefs", [-2, -1, 6, -1, -1, 1], "$.fiefs[0]"),
        ("dormant", [-1, -1, -1, -1, -1], "$.dormant"),
        ("dormant", [4, -1, -1, -1, -1, -1], "$.dormant[0]"),
        ("dormant", [-2, -1, -1, -1, -1, -1], "$.dormant[0]"),
        ("dormant", [3, -1, -1, -1, -1, -1], ""),
        ("towns", [], "$.towns"),
        ("nobles", [], "$.nobles"),
        ("relics", [], "$.relics"),
        ("armies", [], "$.armies"),
        ("sees", [-1, -1, -1], "$.sees"),
        ("sees", [-1, -1, -1, -1], "cards are missing or double"),
        ("veils", [-1, -1], "$.veils"),
        ("crossbows", [2], "$.crossbows"),
        ("crossbows", [1, 3], ""),
        ("crossbows", [2, 3], "there are too many crossbows"),
        ("crossbows", [0, 3], ""),
        ("crossbows", [-1, 3], "$.crossbows[0]"),
        ("crossbows", [0, 4], "$.crossbows[1]"),
        ("round", 0, "$.round"),
        ("round", 1, ""),
        ("round", 7, ""),
        ("round", 8, "$.round"),
        ("first", -1, "$.first"),
        ("first", 4, "$.first"),
        ("first", 3, ""),
        ("serial", -1, "$.serial"),
        ("serial", 0, ""),
        ("serial", 1 << 31, "$.serial"),
        ("deals", [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "the count of offers is wrong"),
        ("deals", [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], "the count of offers is wrong"),
        ("deals", [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], ""),
        ("deals", [[-1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "$.deals[0][0]"),
        ("nobles.hugh.family", 4, "$.nobles[5][0]"),
        ("nobles.hugh.family", -2, "$.nobles[5][0]"),
        ("nobles.hugh.site", -2, "$.nobles[5][2]"),
        ("nobles.hugh.site", 20, ""),
        ("nobles.hugh.site", 21, "$.nobles[5][2]"),
        ("nobles.hugh.site", -1, ""),
        ("nobles.hugh.site", 0, ""),
        ("nobles.hugh.captor", 24, "a captive is held by nobody"),
        ("nobles.hugh.captor", 25, "$.nobles[5][3]"),
        ("nobles.hugh.captor", -2, "$.nobles[5][3]"),
        ("nobles.hugh.captor", 23, "a captive is held by nobody"),
        ("nobles.hugh.servant", 23, "$.nobles[5][4]"),
        ("nobles.hugh.servant", -2, "$.nobles[5][4]"),
        ("nobles.hugh.servant", 0, "a servant serves twice"),
        ("nobles.hugh.servant", 22, "a servant serves twice"),
        ("nobles.hugh.servant", 2, "a servant serves twice"),
        ("nobles.hugh.spouse", 20, "$.nobles[5][6]"),
        ("nobles.hugh.spouse", -2, "$.nobles[5][6]"),
        ("nobles.hugh.spouse", NOBLE["arthur"], "a marriage has one side"),
        ("nobles.beatrice.guards", -1, "$.nobles[12][10]"),
        ("nobles.beatrice.guards", 3, "$.nobles[12][10]"),
        ("nobles.beatrice.guards", 0, ""),
        ("nobles.beatrice.guards", 2, ""),
        ("nobles.hugh.steps", -1, "$.nobles[5][12]"),
        ("nobles.hugh.steps", 4, ""),
        ("nobles.hugh.steps", 5, "$.nobles[5][12]"),
        ("nobles.hugh.steps", 0, ""),
        ("nobles.hugh.tries", -1, "$.nobles[5][13]"),
        ("nobles.hugh.tries", 2, ""),
        ("nobles.hugh.tries", 3, "$.nobles[5][13]"),
        ("nobles.hugh.tries", 0, ""),
        ("nobles.margaret.place", 0, "a Noble who is not in play has something"),
        ("nobles.margaret.gone", True, "cards are missing or double"),
        ("nobles.hugh.gone", True, "a Noble is neither dead nor alive"),
        ("nobles.hugh.place", -1, "a Noble is nowhere"),
        ("nobles.hugh.place", 18, "a Noble is nowhere"),
        ("nobles.hugh.place", 17, ""),
        ("nobles.hugh.place", 0, ""),
        ("nobles.sybil.place", 0, "a captive is held by nobody"),
        ("nobles.sybil.guards", 1, "a captive is held by nobody"),
        ("nobles.sybil.captor", NOBLE["sybil"], "a captive is held by nobody"),
        ("nobles.sybil.captor", NOBLE["margaret"], "a captive is held by nobody"),
        ("nobles.sybil.captor", NOBLE["simon"], "a captive is held by nobody"),
        ("nobles.sybil.captor", NOBLE["arthur"], ""),
        ("nobles.sybil.captor", 22, "a captive is held by nobody"),
        ("nobles.sybil.captor", 21, ""),
        ("nobles.sybil.captor", 20, ""),
        ("nobles.arthur.spouse", -1, "a marriage has one side"),
        ("nobles.arthur.spouse", NOBLE["beatrice"], "a marriage has one side"),
        ("servants", [*range(23)], "a servant serves twice"),
        ("servants", [2, 3], "a servant serves twice"),
        ("servants", [2, 2], "a servant serves twice"),
        ("servants", [23], "$.servants[0]"),
        ("servants", [-1], "$.servants[0]"),
        ("stacks.0.city", 19, "$.stacks[0][0]"),
        ("stacks.0.city", 18, ""),
        ("stacks.0.city", -1, "$.stacks[0][0]"),
        ("stacks.0.family", 4, "$.stacks[0][1]"),
        ("stacks.0.family", -1, "$.stacks[0][1]"),
        ("stacks.0.site", 20, ""),
        ("stacks.0.site", 21, "$.stacks[0][2]"),
        ("stacks.0.site", -2, "$.stacks[0][2]"),
        ("stacks.0.units", [0, 0, 0, 0, 0], "$.stacks[0][3]"),
        ("stacks.0.units", [3, 0, 2, 0, -1, 0], "$.stacks[0][3][4]"),
        ("stacks.0.units", [13, 0, 0, 0, 0, 0], "a family has more pieces than there are"),
        ("stacks.0.units", [12, 0, 0, 0, 0, 0], ""),
        ("stacks.0.units", [3, 0, 2, 1, 1, 0], "crossbows are of no card"),
        ("stacks.0.units", [0, 2, 0, 0, 0, 0], ""),
        ("stacks.0.units", [0, 3, 0, 0, 0, 0], "a family has more pieces than there are"),
        ("stacks.0.units", [0, 0, 8, 0, 0, 0], ""),
        ("stacks.0.units", [0, 0, 9, 0, 0, 0], "a family has more pieces than there are"),
        ("stacks.0.units", [0, 0, 0, 0, 3, 0], ""),
        ("stacks.0.units", [0, 0, 0, 0, 4, 0], "a family has more pieces than there are"),
        ("stacks.0.units", [0, 0, 0, 0, 0, 3], "a family has more pieces than there are"),
        ("stacks.0.units", [0, 0, 0, 0, 0, 2], ""),
        ("stacks.0.moved", [0, 0, 0, 0, 0], "$.stacks[0][5]"),
        ("stacks.0.moved", [-1, 0, 0, 0, 0, 0], "$.stacks[0][5][0]"),
        ("stacks.0.moved", [3, 0, 2, 0, 1, 0], ""),
        ("stacks.0.moved", [4, 0, 0, 0, 0, 0], "more troops have marched than there are"),
        ("stacks.0.moved", [0, 1, 0, 0, 0, 0], "more troops have marched than there are"),
        ("stacks.0.hired", [0], "$.stacks[0][4]"),
        ("stacks.0.hired", [0, 0, 0], "$.stacks[0][4]"),
        ("stacks.0.hired", [-1, 1], "$.stacks[0][4][0]"),
        ("stacks.0.hired", [1, 0], "crossbows are of no card"),
        ("stacks.0.works", -1, "$.stacks[0][6]"),
        ("stacks.0.works", 2, ""),
        ("stacks.0.works", 3, "a family has more pieces than there are"),
        ("towns.plymouth.control", -1, ""),
        ("towns.plymouth.control", 4, "$.towns[0][0]"),
        ("towns.plymouth.control", -2, "$.towns[0][0]"),
        ("towns.plymouth.control", 3, ""),
        ("towns.plymouth.siege", -1, ""),
        ("towns.plymouth.siege", 4, "$.towns[0][4]"),
        ("towns.plymouth.siege", -2, "$.towns[0][4]"),
        ("towns.plymouth.siege", 3, ""),
        ("towns.plymouth.building", "", ""),
        ("towns.plymouth.building", "tower", "$.towns[0][1]"),
        ("towns.plymouth.building", "fortress", ""),
        ("towns.plymouth.building", "royal-fortress", "there are more buildings than pieces"),
        ("towns.plymouth.building", "abbey", "an abbey is nobody's"),
        ("towns.exeter.abbey", -1, "an abbey is nobody's"),
        ("towns.exeter.abbey", 3, "$.towns[1][2]"),
        ("towns.exeter.abbey", 1, "there are more buildings than pieces"),
        ("towns.exeter.abbey", 2, ""),
        ("towns.exeter.abbey", -2, "$.towns[1][2]"),
        ("towns.exeter.building", "", "an abbey is nobody's"),
        ("towns.exeter.building", "fortress", "an abbey is nobody's"),
        ("towns.exeter.building", "royal-abbey", ""),
        ("armies.0.city", -1, "an army of invaders is nowhere"),
        ("armies.0.city", 18, "$.armies[0][0]"),
        ("armies.0.city", -2, "$.armies[0][0]"),
        ("armies.0.city", 0, ""),
        ("armies.0.site", -2, "$.armies[0][1]"),
        ("armies.0.site", 20, ""),
        ("armies.0.site", 21, "$.armies[0][1]"),
        ("armies.0.infantry", -1, "$.armies[0][2]"),
        ("armies.0.infantry", 5, ""),
        ("armies.0.infantry", 6, "$.armies[0][2]"),
        ("armies.0.infantry", 0, ""),
        ("armies.2.infantry", 1, "an army of invaders is nowhere"),
        ("armies.2.leader", False, ""),
        ("armies.2.leader", True, "an army of invaders is nowhere"),
        ("track", [1], "cards are missing or double"),
        ("track", [54], "cards are missing or double"),
        ("relics.0.bearer", 20, "$.relics[0][1]"),
        ("relics.0.bearer", -2, "$.relics[0][1]"),
        ("relics.0.bearer", -1, "a relic is in two places or in none"),
        ("relics.0.bearer", NOBLE["margaret"], "a relic is borne by nobody"),
        ("relics.0.bearer", NOBLE["edward"], ""),
        ("relics.3.city", 19, "$.relics[3][0]"),
        ("relics.3.city", 18, ""),
        ("relics.3.city", -2, "$.relics[3][0]"),
        ("relics.3.city", -1, "a relic is in two places or in none"),
        ("relics.3.city", 0, ""),
        ("relics.3.gone", True, "a relic is in two places or in none"),
        ("relics.0.city", 0, "a relic is in two places or in none"),
        ("relics.3.bearer", NOBLE["arthur"], "a relic is in two places or in none"),
        ("orders.0.ransom", "half", ""),
        ("orders.0.ransom", "never", "$.orders[0].ransom"),
        ("orders.0.ransom", "Half", "$.orders[0].ransom"),
        ("orders.0.leave", {"azure": "grant"}, ""),
        ("orders.0.leave", {"azure": "ask"}, ""),
        ("orders.0.leave", {"azure": "refuse"}, ""),
        ("orders.0.leave", {"azure": "never"}, "$.orders[0].leave[...]"),
        ("sees.1", 7, "cards are missing or double"),
        ("sees.1", 4, "cards are missing or double"),
        ("sovereign", -1, ""),
        ("sovereign", 20, "$.sovereign"),
        ("sovereign", NOBLE["alienor"], ""),
        ("sovereign", NOBLE["beatrice"], "the Queen is Sovereign"),
        ("sovereign", NOBLE["margaret"], "a title is borne by nobody"),
        ("queen", -1, ""),
        ("queen", 20, "$.queen"),
        ("queen", NOBLE["margaret"], "a title is borne by nobody"),
        ("queen", NOBLE["alienor"], ""),
        ("bearer", 20, "$.bearer"),
        ("bearer", -1, ""),
        ("bearer", -2, "$.bearer"),
        ("gift", 4, "$.gift"),
        ("gift", -1, ""),
        ("gift", -2, "$.gift"),
        ("gift", 3, ""),
        ("blade", "crown", ""),
        ("blade", "stone", ""),
        ("blade", "lost", "$.blade"),
        ("sword", 0, "Excalibur is in two places"),
        ("sword", 18, "Excalibur is in two places"),
        ("sword", 19, "$.sword"),
        ("sword", -2, "$.sword"),
        ("spare_veils", [0], ""),
        ("spare_veils", [3], "$.spare_veils[0]"),
        ("spare_veils", [-1], "$.spare_veils[0]"),
        ("garters", -1, "$.garters"),
        ("garters", 5, "$.garters"),
        ("garters", 4, ""),
        ("garters", 0, ""),
        ("heresies", -1, "$.heresies"),
        ("heresies", 3, "$.heresies"),
        ("heresies", 2, ""),
        ("heresies", 0, ""),
        ("mills", -1, "$.mills"),
        ("mills", 13, "$.mills"),
        ("mills", 12, ""),
        ("mills", 0, ""),
        ("taxes.0.kind", "levy", "$.taxes[0][0]"),
        ("taxes.0.kind", "tithe", ""),
        ("taxes.0.area", 6, "$.taxes[0][1]"),
        ("taxes.0.area", -1, "$.taxes[0][1]"),
        ("taxes.0.area", 5, ""),
        ("taxes.1.area", 4, "a tax is wrong"),
        ("taxes.1.area", -1, "$.taxes[1][1]"),
        ("taxes.1.area", 3, ""),
        ("taxes.0.noble", 20, "$.taxes[0][2]"),
        ("taxes.0.noble", -1, "$.taxes[0][2]"),
        ("taxes.0.noble", NOBLE["sybil"], ""),
        ("taxes.0.family", 4, "$.taxes[0][3]"),
        ("taxes.0.family", -1, "$.taxes[0][3]"),
        ("taxes.0.family", 3, ""),
        ("winners", [4], "$.winners[0]"),
        ("winners", [-1], "$.winners[0]"),
        ("winners", [3], ""),
        ("frames", [], "$.frames"),
        ("frames", [Playing(0)], "it does not say what is going on"),
        ("frames", [Over(), Round("buy")], "the game is over and goes on"),
        ("frames", [Over()], "the game is over and goes on"),
        ("options", Options(excalibur=False), "Excalibur is not in this game"),
    ],
)  # fmt: skip
def test_what_a_sound_save_holds(board: Board, path: str, value: Any, fault: str) -> None:
    """One value changed: the position stays sound, or has this fault, or its save is refused at this place."""
    board.buying()
    put(board.state, at(path), value)
    expect(board.state, fault)


def test_five_do_not_play(board: Board) -> None:
    """Two to four seats."""
    board.buying()
    put(board.state, "seats", 5)
    with pytest.raises(SaveError, match="5 seats"):
        FIEF.loads(FIEF.dumps(board.state))


def test_a_sound_save_is_found_sound_again(board: Board) -> None:
    """Asked twice, and once another was not."""
    board.buying()
    expect(board.state, "")
    expect(board.state, "")
    put(board.state, "garters", 9)
    expect(board.state, "$.garters")
    expect(board.state, "$.garters")


def test_no_stack_is_there_twice(board: Board) -> None:
    """One family has one stack at one site of a city."""
    board.buying()
    put(board.state, "stacks.1.city", board.state.stacks[0].city)
    expect(board.state, "")
    put(board.state, "stacks.1.site", board.state.stacks[0].site)
    expect(board.state, "a stack is double")


def test_a_family_has_so_many_pieces_on_the_whole_board(board: Board) -> None:
    """Counted over its stacks, catapults being built with the others; hired crossbows over all families."""
    board.buying()
    put(board.state, "stacks.0.units", [0, 3, 0, 0, 0, 0])
    expect(board.state, "a family has more pieces than there are")
    put(board.state, "stacks.0.units", [0, 0, 0, 0, 0, 1])
    put(board.state, "stacks.1.works", 1)
    expect(board.state, "")
    put(board.state, "stacks.1.works", 2)
    expect(board.state, "a family has more pieces than there are")
    board.buying()
    put(board.state, "stacks.0.units", [3, 0, 2, 1, 1, 0])
    put(board.state, "stacks.0.hired", [1, 0])
    expect(board.state, "there are too many crossbows")
    put(board.state, "crossbows", [0, 3])
    expect(board.state, "")


def test_a_family_has_three_nobles(board: Board) -> None:
    """A fourth is one too many (2.7); another family's is not."""
    board.buying()
    put(board.state, "nobles.11.family", 0)
    put(board.state, "nobles.11.place", 3)
    board.state.characters.remove(11)
    expect(board.state, "a family has too many Nobles")
    put(board.state, "nobles.11.family", 1)
    expect(board.state, "")


def test_there_are_so_many_buildings(board: Board) -> None:
    """Nine fortresses and Walled Cities, twelve mills, one Royal Fortress."""
    board.buying()
    for number, city in enumerate((2, 3, 4, 5, 8, 9, 10, 11)):
        expect(board.state, "")
        put(board.state, f"towns.{city}.building", "walled" if number % 2 else "fortress")
    expect(board.state, "there are more buildings than pieces")
    board.buying()
    for town in board.state.towns[:12]:
        town.mill = True
    put(board.state, at("towns.london.mill"), False)
    expect(board.state, "")
    put(board.state, "towns.12.mill", True)
    expect(board.state, "there are more buildings than pieces")


def test_who_is_freed_is_somewhere(board: Board) -> None:
    """While families still settle, a Noble may be nowhere: no city is anybody's then."""
    board.buying()
    put(board.state, at("nobles.hugh.place"), -1)
    expect(board.state, "a Noble is nowhere")
    for town in board.state.towns:
        town.control = -1
    expect(board.state, "")


def test_only_the_free_hold_captives(board: Board) -> None:
    """Whoever is a captive holds nobody, nor does an army without its leader; Sherwood does."""
    board.buying()
    put(board.state, at("nobles.sybil.captor"), NOBLE["hugh"])
    expect(board.state, "")
    put(board.state, at("nobles.hugh.captor"), NOBLE["roger"])
    put(board.state, at("nobles.hugh.place"), -1)
    expect(board.state, "a captive is held by nobody")
    board.buying()
    put(board.state, at("nobles.sybil.captor"), CAPTORS)
    expect(board.state, "")
    put(board.state, "armies.0.leader", False)
    expect(board.state, "a captive is held by nobody")
    assert board.state.nobles[NOBLE["hugh"]].captor == FREE


def test_no_prelate_has_two_sees(board: Board) -> None:
    """2.10: one district each; two prelates are sound."""
    board.buying()
    board.state.characters.remove(24)
    put(board.state, "sees.1", NOBLE["roger"])
    expect(board.state, "")
    put(board.state, "sees.1", NOBLE["simon"])
    expect(board.state, "a prelate has two seats")


def test_excalibur_is_in_one_place_of_its_game(board: Board) -> None:
    """In a city of the map or Sherwood, or with somebody (13.2)."""
    board.buying()
    put(board.state, "bearer", -1)
    for place, fault in ((0, ""), (18, ""), (19, "$.sword"), (-2, "$.sword")):
        put(board.state, "sword", place)
        expect(board.state, fault)
    put(board.state, "options", Options(excalibur=False))
    put(board.state, "sword", -1)
    expect(board.state, "")
    put(board.state, "sword", 0)
    expect(board.state, "Excalibur is not in this game")


REPORT = Report(
    city=3, kind="field", families=[[0], [1]], units=[[3, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]],
    volleys=[Volley("melee", [[1, 2], [0]], [3, 0], [[0] * 8, [0, 0]])], result="won", left=[[0] * 8, [0, 0]],
)  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("city", 0, ""),
        ("city", 17, ""),
        ("city", 18, "$.report[0]"),
        ("city", -1, "$.report[0]"),
        ("families.0", [3], ""),
        ("families.0", [4], "$.report[2][0][0]"),
        ("families.1", [-1], "$.report[2][1][0]"),
        ("units.0", [], ""),
        ("units.0", [0] * 5, "the last battle is wrong"),
        ("units.0", [-2] + [0] * 5, "$.report[3][0][0]"),
        ("units.1", [1 << 31] + [0] * 5, "$.report[3][1][0]"),
        ("volleys", [], ""),
        ("volleys", [Volley("melee", [[1]], [1, 1])], "$.report[4][0][1]"),
        ("volleys", [Volley("melee", [[1], [1]], [1])], "$.report[4][0][2]"),
        ("volleys", [Volley("melee", [[1], [1]], [1, -2])], "$.report[4][0][2][1]"),
        ("volleys", [Volley("melee", [[1], [-2]], [1, 1])], "$.report[4][0][1][1][0]"),
        ("volleys", [Volley("melee", [[1], [1]], [1, 1], [[0] * 7, [0] * 2])], "the last battle is wrong"),
        ("volleys", [Volley("melee", [[1], [1]], [1, 1], [[0] * 2, [0] * 8])], ""),
        ("left", [[0] * 3, [0] * 2], "the last battle is wrong"),
        ("left", [[0] * 2, [0] * 9], "the last battle is wrong"),
    ],
)
def test_what_a_sound_save_tells_of_the_last_battle(board: Board, path: str, value: Any, fault: str) -> None:
    """Its city, families and volleys have the shape that is drawn."""
    board.buying()
    put(board.state, "report", REPORT)
    expect(board.state, "")
    changed = FIEF.loads(FIEF.dumps(board.state))
    put(changed, f"report.{path}", value)
    expect(changed, fault)


def test_what_a_sound_save_remembers(board: Board) -> None:
    """Points of every family, and lives of families that there are."""
    for points, fault in (([[1, 2, 3, 4]], ""), ([[1, 2, 3]], "the record is wrong")):
        board.buying()
        put(board.state, "record.points", points)
        expect(board.state, fault)
    for family, fault in ((-1, ""), (3, ""), (4, "the record is wrong")):
        board.buying()
        put(board.state, "record.annals", msgspec.Raw(msgspec.json.encode([Life(1, "born", "arthur", family)])))
        expect(board.state, fault)


def test_a_noble_who_is_nowhere_is_missed_whatever_was_looked_at_before(board: Board) -> None:
    """The same piles were sound while he lived: without him his card is lost."""
    board.noble("simon", GULES, "york")
    board.noble("hugh", GULES, "york")
    board.turn("move", GULES)
    expect(board.state, "")
    board.state.nobles[NOBLE["simon"]] = Noble()
    expect(board.state, "cards are missing or double")
