"""The data files fulfil every constraint of the rulebook, and the checks see when they do not."""

from __future__ import annotations

import msgspec
import pytest

from engine.charlemagne import checks
from engine.charlemagne.board import HEXES, LAND_SIDES, MAP, PLACE, PLACES, SEA_SIDES, at, connected, distance
from engine.charlemagne.checks import check_data, check_map, check_regions, check_tables
from engine.charlemagne.lore import BORDERS, LAND_OF, REGION, REGIONS, TABLES


def test_data_is_sound() -> None:
    """Nothing is wrong with the files as they are."""
    assert check_data() == []


def test_hexes_have_six_sides() -> None:
    """Even columns lie half a hex lower: 2613 touches 2512-2514's neighbours as the sides of the map file say."""
    around = {PLACES[q] for q in LAND_SIDES[PLACE["aachen"]]}
    assert around == {"h2612", "h2614", "h2513", "h2514", "h2713", "h2714"}
    assert distance(at("2613"), at("2813")) == 2
    assert distance(at("0101"), at("0145")) == 44


def test_empire_holds_together() -> None:
    """Every land of the continent can be walked to from Aachen; islands cannot."""
    walk = connected(PLACE["aachen"], LAND_SIDES)
    for region in ("cordoba", "denmark", "avars", "benevento", "brittany"):
        assert any(p in walk for p in range(HEXES) if LAND_OF[p] == REGION[region]), region
    assert PLACE["london"] not in walk
    assert PLACE["london"] in connected(PLACE["quentovic"], SEA_SIDES)


def test_borders() -> None:
    """Regions know their neighbours."""
    assert REGION["saxony"] in BORDERS[REGION["austrasia"]]
    assert REGION["cordoba"] not in BORDERS[REGION["austrasia"]]
    assert BORDERS[REGION["norse"]] == frozenset()


def test_checks_see_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A figure that is changed is named."""
    replace = msgspec.structs.replace
    monkeypatch.setattr(checks, "MAP", replace(MAP, civilisation=MAP.civilisation[:4]))
    assert any("civilisation" in line for line in check_map())
    tables = replace(TABLES, treasury=replace(TABLES.treasury, stratagem=3))
    monkeypatch.setattr(checks, "TABLES", tables)
    assert any("a marker 2" in line for line in check_tables())
    neustria = replace(REGIONS[1], levy=3)
    monkeypatch.setattr(checks, "REGIONS", (REGIONS[0], neustria, *REGIONS[2:]))
    assert len(check_regions()) >= 2
