"""What may be corrected by hand in a game of Fief, each of its values by name, and what becomes of it."""

from __future__ import annotations

import pytest

from engine.core import Piece, Place, Word
from engine.core.corrections import NOBODY
from engine.fief.game_data import CITY_IDS, FAMILIES, NOBLE, N
from engine.fief.rules import FIEF
from engine.fief.state import FREE, INSIDE, SEA
from tests.engine.fief.england import buying
from tests.engine.fief.kit import GULES, control, hold, place, position, town, turn, who


def test_what_may_be_corrected() -> None:
    """Every city's family and mill, every free Noble on the map, every family's treasures and pigeons: no more."""
    named = set(FIEF.correctables(buying()))
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
def test_each_value_is_what_stands_there(name: str, key: str, params: dict[str, object], value: object) -> None:
    """Its words, what they speak of, and what it is now."""
    found = FIEF.correctables(buying())[name]
    assert (found.key, found.params, found.value) == (key, params, value)


def test_a_city_becomes_another_family_s_or_nobody_s() -> None:
    """One of the families in the game, or nobody."""
    state = buying()
    assert [*FIEF.correctables(state)["control.plymouth"].choices] == [*FAMILIES, NOBODY]
    for word, family in (("or", 3), ("gules", GULES), (NOBODY, -1)):
        FIEF.correctables(state)["control.plymouth"].put(word)
        assert control(state, "plymouth") == family
    three = turn(position(3), "discard", 0)
    assert [*FIEF.correctables(three)["control.plymouth"].choices] == [*FAMILIES[:3], NOBODY]
    assert "treasures.or" not in FIEF.correctables(three)


def test_a_mill_comes_from_the_box_and_goes_back() -> None:
    """As often as it is said, one that was bought as well; none comes from an empty box."""
    state = buying()
    left = FIEF.view(state, None).mills
    for city, stands, more in (
        ("exeter", True, -1),
        ("exeter", True, -1),
        ("exeter", False, 0),
        ("plymouth", False, 1),
    ):
        FIEF.correctables(state)[f"mill.{city}"].put(stands)
        assert (town(state, city).mill, FIEF.view(state, None).mills) == (stands, left + more)
        FIEF.loads(FIEF.dumps(state))
    FIEF.correctables(state)["mill.london"].put(False)
    for city in CITY_IDS[: N.mills]:
        FIEF.correctables(state)[f"mill.{city}"].put(True)
    with pytest.raises(ValueError, match=r".+"):
        FIEF.correctables(state)["mill.london"].put(True)
    assert not town(state, "london").mill
    FIEF.loads(FIEF.dumps(state))


def test_a_noble_is_put_inside_a_city() -> None:
    """Any city, the first of the map as well; where he stood on a road is forgotten."""
    state = buying()
    item = FIEF.correctables(state)["noble.hugh"]
    assert [*item.choices] == [*CITY_IDS]
    for city in ("plymouth", "winchester"):
        who(state, "hugh").site = SEA
        item.put(city)
        assert (place(state, "hugh"), who(state, "hugh").site) == (city, INSIDE)


def test_who_is_nowhere_on_the_map_stays_there() -> None:
    """A captive of whomever, the dead, the unborn and who is yet to appear."""
    for slug in ("arthur", "cecily"):
        state = buying()
        who(state, slug).gone = True
        assert f"noble.{slug}" not in FIEF.correctables(state)
        state = buying()
        who(state, slug).place = -1
        assert f"noble.{slug}" not in FIEF.correctables(state)
        state = buying()
        hold(state, slug, "sherwood")
        assert f"noble.{slug}" not in FIEF.correctables(state)
        who(state, slug).captor, who(state, slug).place = FREE, len(CITY_IDS)
        assert f"noble.{slug}" not in FIEF.correctables(state)
        state = buying()
        who(state, slug).captor = NOBLE["edward"]
        assert f"noble.{slug}" not in FIEF.correctables(state)
    assert "noble.margaret" not in FIEF.correctables(buying())


@pytest.mark.parametrize(("what", "most"), [("treasures", N.treasures), ("pigeons", N.pigeons)])
def test_treasures_and_pigeons_are_counted(what: str, most: int) -> None:
    """None is the least; each family has its own."""
    state = buying()
    others = getattr(state, what)[:2]
    put = FIEF.correctables(state)[f"{what}.or"].put
    for number in (0, 1, most):
        put(number)
        assert getattr(state, what)[3] == number
    with pytest.raises(ValueError, match="nobody has less than nothing"):
        put(-1)
    assert getattr(state, what) == [*others, getattr(state, what)[2], most]
