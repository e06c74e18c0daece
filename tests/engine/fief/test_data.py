"""The data files fulfil every constraint of the rulebook, and the checks see when they do not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.graph import distances
from engine.fief import data_checks
from engine.fief.data_checks import check_cards, check_data, check_map, check_numbers
from engine.fief.game_data import (
    CATHEDRALS,
    CHARACTERS,
    CITIES,
    CITIES_OF,
    CITY,
    DISASTERS,
    DISTRICT_OF,
    DISTRICTS,
    EXCALIBUR_OF,
    EXITS,
    FORTUNES,
    MAP,
    PORT_OF,
    PORTS,
    REGION_OF,
    REGIONS,
    ROADS,
    SERVANTS,
    UNITS,
    N,
    seas_beside,
)

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
    monkeypatch.setattr(data_checks, "MAP", replace(MAP, roads=MAP.roads[:-1]))
    assert any("exits" in line for line in check_map())
    monkeypatch.setattr(data_checks, "MAP", MAP)
    dear = (replace(REGIONS[0], cost=7), *REGIONS[1:])
    monkeypatch.setattr(data_checks, "REGIONS", dear)
    assert any("2 a city" in line for line in check_map())
    monkeypatch.setattr(data_checks, "PORTS", frozenset({CITY["london"], CITY["oxford"]}))
    assert any("two ports" in line for line in check_map())
    monkeypatch.setattr(data_checks, "DISASTERS", (replace(DISASTERS[0], count=1), *DISASTERS[1:]))
    monkeypatch.setattr(data_checks, "SERVANTS", SERVANTS[:-1])
    assert len(check_cards()) == 2
    monkeypatch.setattr(data_checks, "N", replace(N, mill=2, hand=4, royal_tax=10, solo=2, infantry=6))
    assert len(check_numbers()) == 5


def test_crossing_roads_are_seen() -> None:
    assert data_checks._cross("york", "london", "bristol", "norwich")
    assert not data_checks._cross("york", "durham", "london", "canterbury")


YORK, LYNN, LONDON, LINCOLN = (CITY[slug] for slug in ("york", "kings-lynn", "london", "lincoln"))
NUMBERS: dict[str, dict[str, Any]] = {
        "a battle die": {"dice": (0, 0, 1, 2, 2, 3)},
        "a fortress costs": dict.fromkeys(("fortress", "mill", "royal_fortress", "new_units", "catapult_work"), 77),
        "three cards": dict.fromkeys(("hand", "draws", "characters", "nobles", "pigeons", "treasures"), 77),
        "game of two": dict.fromkeys(("hand_two", "draws_two", "characters_two", "wedded_two"), 77),
        "income and taxes": dict.fromkeys(("tallage", "royal_tax", "city_income", "mill_income"), 77),
        "servants make": dict.fromkeys(
            ("fortress_mason", "ransom_advocate", "ransom_gaoler", "calm_almoner", "danish_tax_interpreter"), 77),
        "clerics are": dict.fromkeys(("preach", "preach_almoner", "intercede", "plague", "plague_herbwife"), 77),
        "a six draws": {"sword": 77, "sword_arthur": 77, "sherwood": replace(N.sherwood, caught=77)},
        "victory is": dict.fromkeys(("rounds", "first_victory", "solo", "alliance"), 77),
        "burning and": dict.fromkeys(("ransom", "calm", "danish_tax", "burn", "pillage_mill", "pillage_abbey"), 77),
        "as many armies": dict.fromkeys(("armies", "infantry", "mills", "forts", "heresies", "garters"), 77),
    }  # fmt: skip
CHANGED: list[tuple[str, object, str]] = [
    ("CITY_IDS", ("york",) * 18, "eighteen cities"),
    ("REGION_IDS", ("wales",), "two baronies"),
    ("REGIONS", (replace(REGIONS[0], port="exeter"), *REGIONS[1:]), "every region has its port"),
    ("CITIES_OF", (CITIES_OF[0][1:], *CITIES_OF[1:]), "lies in one region"),
    ("REGION_OF", (*REGION_OF[:-1], (REGION_OF[-1] + 1) % 6), "do not agree"),
    ("PORT_OF", (*PORT_OF[:-1], PORT_OF[0]), "do not agree"),
    ("EXCALIBUR_OF", (EXCALIBUR_OF[-1], *EXCALIBUR_OF[1:]), "stone of"),
    ("EXCALIBUR_OF", (PORT_OF[0], *EXCALIBUR_OF[1:]), "stone of"),
    ("MAP", replace(MAP, sea_ring=(1, 2, 3, 4, 6, 5)), "seas are numbered"),
    ("MAP", replace(MAP, sherwood=replace(MAP.sherwood, links=("york",))), "border on Sherwood"),
    ("ROADS", tuple(tuple(row)[1:] if c == LONDON else row for c, row in enumerate(ROADS)), "has one end"),
    ("ROADS", tuple(tuple(n for n in row if n != CITY["canterbury"]) for row in ROADS), "cannot be reached"),
    ("ROADS", tuple((*row, LYNN) if c == YORK else row for c, row in enumerate(ROADS)), "York to King's Lynn"),
    ("ROADS", tuple((*row, LINCOLN) if c == YORK else row for c, row in enumerate(ROADS)), "York to King's Lynn"),
    ("ROADS", tuple((*row, LONDON) if c == CITY["winchester"] else row for c, row in enumerate(ROADS)), "Winchester"),
    ("EXITS", tuple({**row, "S": LONDON} if c == LYNN else row for c, row in enumerate(EXITS)), "has no road south"),
    ("EXITS", tuple({**row, "W": row["N"]} if c == LYNN else row for c, row in enumerate(EXITS)), "one point"),
    ("EXITS", tuple({**row, "X": LONDON} if c == LYNN else row for c, row in enumerate(EXITS)), "one point"),
    ("DISTRICTS", (replace(DISTRICTS[0], rank="pope"), *DISTRICTS[1:]), "four districts"),
    ("DISTRICT_OF", DISTRICT_OF[:-1], "in no district"),
    ("CATHEDRALS", CATHEDRALS[::-1], "in no district"),
    ("CITIES", (*(replace(c, cathedral=False) for c in CITIES),), "stands elsewhere"),
    ("CHARACTERS", CHARACTERS[1:], "twenty Nobles"),
    ("CHARACTERS", (replace(CHARACTERS[0], slug=CHARACTERS[1].slug), *CHARACTERS[1:]), "31 Characters"),
    ("CHARACTERS", (*(replace(c, slug=f"{c.slug}-1") for c in CHARACTERS),), "a Burgher"),
    ("FORTUNES", (replace(FORTUNES[0], count=9), *FORTUNES[1:]), "sixteen Fortunes"),
    ("FORTUNES", (*(replace(f, opportunity=True) for f in FORTUNES),), "no opportunities"),
    ("DISASTERS", (replace(DISASTERS[0], count=DISASTERS[0].count + 1), *DISASTERS[1:]), "nine Disasters"),
    ("CARDS", (), "31 Characters"),
    ("SERVANTS", (SERVANTS[1], SERVANTS[0], *SERVANTS[2:]), "Mata"),
    ("SERVANTS", (*(replace(servant, use="once") for servant in SERVANTS),), "Mata"),
    ("UNITS", (replace(UNITS[0], price=2), *UNITS[1:]), "prices and values"),
    *(("N", replace(N, **{name: value}), text) for text, fields in NUMBERS.items() for name, value in fields.items()),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value", "fault"), CHANGED, ids=[f"{c[0]}-{n}" for n, c in enumerate(CHANGED)])
def test_every_change_of_the_data_is_named(
    name: str, value: object, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One figure of the rulebook otherwise: its own check speaks."""
    monkeypatch.setattr(data_checks, name, value)
    found = [*data_checks._church(), *data_checks._roads(), *check_data()]
    assert any(fault in text for text in found), found
