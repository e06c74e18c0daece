"""The data files fulfil every constraint of the rulebook, and the checks see when they do not."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.graph import distances
from engine.fief import checks
from engine.fief.checks import check_cards, check_data, check_map, check_numbers
from engine.fief.lore import CITY, DISASTERS, EXITS, MAP, PORTS, REGIONS, ROADS, SERVANTS, N, seas_beside

replace = msgspec.structs.replace


def test_data_is_sound() -> None:
    """Nothing is wrong with the files as they are."""
    assert check_data() == []


def test_roads_of_the_examples() -> None:
    """5-B, 5-C, 6-B, 13-A: what the rulebook's examples say of roads and exits."""
    assert EXITS[CITY["kings-lynn"]] == {"N": CITY["lincoln"], "E": CITY["norwich"], "W": CITY["coventry"]}
    assert CITY["london"] not in ROADS[CITY["winchester"]]
    assert distances(lambda c: ROADS[c], CITY["york"])[CITY["kings-lynn"]] == 3
    assert len(PORTS) == 6


def test_seas_form_a_ring() -> None:
    assert set(seas_beside(0)) == {5, 1}
    assert set(seas_beside(2)) == {1, 3}


def test_checks_see_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A figure that is changed is named."""
    monkeypatch.setattr(checks, "MAP", replace(MAP, roads=MAP.roads[:-1]))
    assert any("exits" in line for line in check_map())
    monkeypatch.setattr(checks, "MAP", MAP)
    dear = (replace(REGIONS[0], cost=7), *REGIONS[1:])
    monkeypatch.setattr(checks, "REGIONS", dear)
    assert any("2 a city" in line for line in check_map())
    monkeypatch.setattr(checks, "PORTS", frozenset({CITY["london"], CITY["oxford"]}))
    assert any("two ports" in line for line in check_map())
    monkeypatch.setattr(checks, "DISASTERS", (replace(DISASTERS[0], count=1), *DISASTERS[1:]))
    monkeypatch.setattr(checks, "SERVANTS", SERVANTS[:-1])
    assert len(check_cards()) == 2
    monkeypatch.setattr(checks, "N", replace(N, mill=2, hand=4, royal_tax=10, solo=2, infantry=6))
    assert len(check_numbers()) == 5


def test_crossing_roads_are_seen() -> None:
    assert checks._cross("york", "london", "bristol", "norwich")
    assert not checks._cross("york", "durham", "london", "canterbury")
