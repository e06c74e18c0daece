"""Every question has a name and is put with its numbers; small ends of rules that nothing else would miss."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.fief.deals import may_hand_over
from engine.fief.game_data import CITY, SERVANT_IDS
from engine.fief.rules import FIEF as RULES
from engine.fief.state import Spoils
from engine.fief.validate import validate
from engine.fief.veils import may_renounce
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    abbess,
    crown,
    do,
    hand,
    legal,
    noble,
    position,
    put,
    said,
    town,
    turn,
    why,
)

SAVES = sorted((Path(__file__).parents[2] / "saves" / "0.2.0").glob("fief-*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_each_question_has_a_name_and_numbers(path: Path) -> None:
    """No two of one seat have the same name."""
    state = RULES.loads(path.read_bytes())
    for mine in RULES.prompts(state).values():
        names = [prompt.id for prompt in mine]
        assert all(name and isinstance(name, str) for name in names)
        assert len(set(names)) == len(names)
        assert all(isinstance(prompt.params, dict) for prompt in mine)
        assert all(prompt.actions for prompt in mine)


def test_p14_the_first_question_says_how_many_troops_begin() -> None:
    state = RULES.loads(next(p for p in SAVES if "settle" in p.stem).read_bytes())
    (prompt,) = [p for mine in RULES.prompts(state).values() for p in mine if p.step == "settle"]
    assert prompt.params["n"] == 6
    taken = next(c for c, held in enumerate(state.towns) if held.control >= 0)
    seat = next(s for s, mine in RULES.prompts(state).items() if any(p.step == "settle" for p in mine))
    slug = next(s for s, n in CITY.items() if n == taken)
    assert why(state, seat, f"settle {slug}") == "settle"


def test_2_13_only_an_abbess_can_lay_a_title_down() -> None:
    state = position()
    noble(state, "lucia", GULES, "norwich")
    noble(state, "joan", GULES, "norwich")
    noble(state, "hugh", AZURE, "york", see="norwich")
    abbess(state, "lucia", 0, "norwich")
    assert may_renounce(state, NOBLE["lucia"])
    assert not may_renounce(state, NOBLE["joan"])


@pytest.mark.parametrize("besieger", [GULES, AZURE])
def test_2_15_a_besieged_city_is_not_handed_over(besieger: int) -> None:
    """Whichever family besieges it, the first one too."""
    state = position()
    noble(state, "joan", VERT, "york")
    noble(state, "henri", GULES, "york")
    put(state, VERT, "york", soldier=1)
    town(state, "york", control=VERT)
    assert may_hand_over(state, CITY["york"], VERT, GULES)
    town(state, "york", siege=besieger)
    assert not may_hand_over(state, CITY["york"], VERT, GULES)


def test_4_5_only_the_sovereigns_family_grants_fiefs() -> None:
    """Another family that may buy the title is offered no grant."""
    state = position(purse=20)
    noble(state, "henri", GULES, "oxford")
    noble(state, "walter", AZURE, "cardiff")
    crown(state, "henri")
    for city in ("cardiff", "harlech"):
        town(state, city, control=AZURE)
        put(state, AZURE, city, soldier=1)
    town(state, "cardiff", "fortress")
    turn(state, "buy", AZURE)
    assert legal(state, AZURE, "title") == ["title wales walter"]
    assert legal(state, AZURE, "grant") == []


@pytest.mark.parametrize(("purse", "offered"), [(4, False), (5, True)])
def test_4_9_the_royal_fortress_costs_five(purse: int, offered: bool) -> None:
    state = position(purse=purse)
    noble(state, "henri", GULES, "oxford")
    put(state, GULES, "oxford", soldier=1)
    town(state, "oxford", control=GULES)
    crown(state, "henri")
    turn(state, "buy", GULES)
    assert ("build royal-fortress oxford" in legal(state, GULES, "build")) is offered


def test_2_7_a_region_without_storms_is_not_cleared() -> None:
    """Whoever has the card is told so, and of which region."""
    state = position()
    noble(state, "henri", GULES, "oxford")
    hand(state, GULES, "justice")
    turn(state, "move", GULES)
    assert why(state, GULES, "clear wales") == "card"
    hand(state, GULES, "fair-weather")
    assert why(state, GULES, "shift-storm wales marches") == "shift-storm"


@pytest.mark.parametrize(("act", "key"), [("keep-engines", "keeps-engines"), ("wreck", "wrecks-engines")])
def test_7_6_the_table_reads_what_becomes_of_captured_engines(act: str, key: str) -> None:
    state = RULES.loads(next(p for p in SAVES if "spoils" in p.stem).read_bytes())
    assert type(state.frames[-1]) is Spoils
    seat = next(s for s, mine in RULES.prompts(state).items() if any(p.step == "spoils" for p in mine))
    assert len(said(do(state, seat, act), key)) == 1


def test_a_raid_without_a_known_stage_is_no_sound_save() -> None:
    state = RULES.loads(next(p for p in SAVES if "parley" in p.stem).read_bytes())
    raid = next(f for f in state.frames if type(f).__name__ == "Raid")
    assert validate(state) is None
    raid.stage = "dance"  # type: ignore[union-attr]
    assert validate(state) is not None


def test_2_12_another_familys_scout_counts_for_nobody_else() -> None:
    state = position()
    noble(state, "henri", GULES, "york")
    noble(state, "lucia", AZURE, "york", servant="ketil")
    put(state, AZURE, "york", soldier=2)
    put(state, AZURE, "durham", soldier=2)
    turn(state, "move", GULES)
    assert legal(state, GULES, "scout") == []


@pytest.mark.parametrize("servant", SERVANT_IDS[:2])
def test_2_12_nobody_is_sold_a_second_servant(servant: str) -> None:
    """Whichever the first one is."""
    state = position()
    noble(state, "henri", GULES, "york", servant=SERVANT_IDS[2])
    joan = noble(state, "joan", AZURE, "york")
    put(state, GULES, "york", soldier=1)
    turn(state, "play", GULES)
    do(state, GULES, f"draft-give servant {SERVANT_IDS[2]}")
    assert "offer azure servants" in legal(state, GULES, "offer")
    state.nobles[joan].servant = SERVANT_IDS.index(servant)
    if state.nobles[joan].servant in state.servants:
        state.servants.remove(state.nobles[joan].servant)
    assert "offer azure servants" not in legal(state, GULES, "offer")
