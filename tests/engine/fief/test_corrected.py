"""What may be corrected by hand in a game of Fief, each of its values by name, and what becomes of it."""

from __future__ import annotations

import pytest

from engine.core import Piece, Place, Word
from engine.core.corrections import NOBODY
from engine.fief.game_data import CITY_IDS, FAMILIES, NOBLE, N
from engine.fief.rules import FIEF
from engine.fief.state.state import FREE, INSIDE, SEA
from tests.engine.fief.board import GULES, Board


def test_what_may_be_corrected(board: Board) -> None:
    """Every city's family and mill, every free Noble on the map, every family's treasures and pigeons: no more."""
    named = set(FIEF.correctables(board.buying().state))
    cities = {f"{what}.{city}" for what in ("control", "mill") for city in CITY_IDS}
    free = {"arthur", "alienor", "edward", "beatrice", "cecily", "hugh", "roger"}
    left = {f"{what}.{family}" for what in ("treasures", "pigeons") for family in FAMILIES}
    assert named == cities | {f"noble.{slug}" for slug in free} | left


@pytest.mark.parametrize(
    ("name", "key", "params", "value"),
    [
        ("control.plymouth", "fief-value-control", {"place": Place("plymouth")}, "gules"),
        ("control.london", "fief-value-control", {"place": Place("london")}, "azure"),
        ("control.oxford", "fief-value-control", {"place": Place("oxford")}, NOBODY),
        ("mill.plymouth", "fief-value-mill", {"place": Place("plymouth")}, True),
        ("mill.exeter", "fief-value-mill", {"place": Place("exeter")}, False),
        ("noble.arthur", "fief-value-noble", {"piece": Piece("arthur")}, "plymouth"),
        ("noble.hugh", "fief-value-noble", {"piece": Piece("hugh")}, "berwick"),
        ("treasures.gules", "fief-value-treasures", {"family": Word("gules")}, 0),
        ("treasures.or", "fief-value-treasures", {"family": Word("or")}, 2),
        ("pigeons.vert", "fief-value-pigeons", {"family": Word("vert")}, 3),
    ],
)
def test_each_value_is_what_stands_there(
    board: Board, name: str, key: str, params: dict[str, object], value: object
) -> None:
    """Its words, what they speak of, and what it is now."""
    found = FIEF.correctables(board.buying().state)[name]
    assert (found.key, found.params, found.value) == (key, params, value)


def test_a_city_becomes_another_family_s_or_nobody_s(board: Board) -> None:
    """One of the families in the game, or nobody."""
    board.buying()
    assert [*FIEF.correctables(board.state)["control.plymouth"].choices] == [*FAMILIES, NOBODY]
    for word, family in (("or", 3), ("gules", GULES), (NOBODY, -1)):
        FIEF.correctables(board.state)["control.plymouth"].put(word)
        assert board.control("plymouth") == family
    three = Board().position(3).turn("discard", 0)
    assert [*FIEF.correctables(three.state)["control.plymouth"].choices] == [*FAMILIES[:3], NOBODY]
    assert "treasures.or" not in FIEF.correctables(three.state)


def test_a_mill_comes_from_the_box_and_goes_back(board: Board) -> None:
    """As often as it is said, one that was bought as well; none comes from an empty box."""
    board.buying()
    left = FIEF.view(board.state, None).mills
    for city, stands, more in (
        ("exeter", True, -1),
        ("exeter", True, -1),
        ("exeter", False, 0),
        ("plymouth", False, 1),
    ):
        FIEF.correctables(board.state)[f"mill.{city}"].put(stands)
        assert (board.town(city).mill, FIEF.view(board.state, None).mills) == (stands, left + more)
        FIEF.loads(FIEF.dumps(board.state))
    FIEF.correctables(board.state)["mill.london"].put(False)
    for city in CITY_IDS[: N.mills]:
        FIEF.correctables(board.state)[f"mill.{city}"].put(True)
    with pytest.raises(ValueError, match=r".+"):
        FIEF.correctables(board.state)["mill.london"].put(True)
    assert not board.town("london").mill
    FIEF.loads(FIEF.dumps(board.state))


def test_a_noble_is_put_inside_a_city(board: Board) -> None:
    """Any city, the first of the map as well; where he stood on a road is forgotten."""
    board.buying()
    item = FIEF.correctables(board.state)["noble.hugh"]
    assert [*item.choices] == [*CITY_IDS]
    for city in ("plymouth", "winchester"):
        board.who("hugh").site = SEA
        item.put(city)
        assert (board.place("hugh"), board.who("hugh").site) == (city, INSIDE)


def test_who_is_nowhere_on_the_map_stays_there(board: Board) -> None:
    """A captive of whomever, the dead, the unborn and who is yet to appear."""
    for slug in ("arthur", "cecily"):
        board.buying()
        board.who(slug).gone = True
        assert f"noble.{slug}" not in FIEF.correctables(board.state)
        board.buying()
        board.who(slug).place = -1
        assert f"noble.{slug}" not in FIEF.correctables(board.state)
        board.buying()
        board.hold(slug, "sherwood")
        assert f"noble.{slug}" not in FIEF.correctables(board.state)
        board.who(slug).captor, board.who(slug).place = FREE, len(CITY_IDS)
        assert f"noble.{slug}" not in FIEF.correctables(board.state)
        board.buying()
        board.who(slug).captor = NOBLE["edward"]
        assert f"noble.{slug}" not in FIEF.correctables(board.state)
    assert "noble.margaret" not in FIEF.correctables(Board().buying().state)


def test_who_is_on_the_way_is_not_put_elsewhere(board: Board) -> None:
    """5.0: the company is hidden by kinds, and elsewhere the family may have others; once it has halted, it may be."""
    board.noble("henri", GULES, "york")
    board.put(GULES, "york", soldier=2)
    board.put(GULES, "london", knight=2)
    board.turn("move", GULES)
    board.do(GULES, "lead henri; take all; go durham")
    assert "noble.henri" not in FIEF.correctables(board.state)
    board.do(GULES, "halt")
    assert "noble.henri" in FIEF.correctables(board.state)


@pytest.mark.parametrize(("what", "most"), [("treasures", N.treasures), ("pigeons", N.pigeons)])
def test_treasures_and_pigeons_are_counted(board: Board, what: str, most: int) -> None:
    """None is the least; each family has its own."""
    board.buying()
    others = getattr(board.state, what)[:2]
    put = FIEF.correctables(board.state)[f"{what}.or"].put
    for number in (0, 1, most):
        put(number)
        assert getattr(board.state, what)[3] == number
    with pytest.raises(ValueError, match="nobody has less than nothing"):
        put(-1)
    assert getattr(board.state, what) == [*others, getattr(board.state, what)[2], most]
