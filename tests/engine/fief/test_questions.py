"""Every question has a name and is put with its numbers; small ends of rules that nothing else would miss."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.fief.deals.deals import may_hand_over
from engine.fief.game_data import CITY, NOBLE, SERVANT_IDS
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Spoils
from engine.fief.veils import may_renounce
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import said
from tests.engine.fief.invariants import expect

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


def test_p14_the_first_question_says_how_many_troops_begin(board: Board) -> None:
    board.state = RULES.loads(next(p for p in SAVES if "settle" in p.stem).read_bytes())
    (prompt,) = [p for mine in RULES.prompts(board.state).values() for p in mine if p.step == "settle"]
    assert prompt.params["n"] == 6
    taken = next(c for c, held in enumerate(board.state.towns) if held.control >= 0)
    seat = next(s for s, mine in RULES.prompts(board.state).items() if any(p.step == "settle" for p in mine))
    slug = next(s for s, n in CITY.items() if n == taken)
    assert board.why(seat, f"settle {slug}") == "settle"


def test_2_13_only_an_abbess_can_lay_a_title_down(board: Board) -> None:
    board.noble("lucia", GULES, "norwich")
    board.noble("joan", GULES, "norwich")
    board.noble("hugh", AZURE, "york", see="norwich")
    board.abbess("lucia", 0, "norwich")
    assert may_renounce(board.state, NOBLE["lucia"])
    assert not may_renounce(board.state, NOBLE["joan"])


@pytest.mark.parametrize("besieger", [GULES, AZURE])
def test_2_15_a_besieged_city_is_not_handed_over(board: Board, besieger: int) -> None:
    """Whichever family besieges it, the first one too."""
    board.noble("joan", VERT, "york")
    board.noble("henri", GULES, "york")
    board.put(VERT, "york", soldier=1)
    board.town("york", control=VERT)
    assert may_hand_over(board.state, CITY["york"], VERT, GULES)
    board.town("york", siege=besieger)
    assert not may_hand_over(board.state, CITY["york"], VERT, GULES)


def test_4_5_only_the_sovereigns_family_grants_fiefs(board: Board) -> None:
    """Another family that may buy the title is offered no grant."""
    board.position(purse=20)
    board.noble("henri", GULES, "oxford")
    board.noble("walter", AZURE, "cardiff")
    board.crown("henri")
    for city in ("cardiff", "harlech"):
        board.town(city, control=AZURE)
        board.put(AZURE, city, soldier=1)
    board.town("cardiff", "fortress")
    board.turn("buy", AZURE)
    assert board.legal(AZURE, "title") == ["title wales walter"]
    assert board.legal(AZURE, "grant") == []


@pytest.mark.parametrize(("purse", "offered"), [(4, False), (5, True)])
def test_4_9_the_royal_fortress_costs_five(board: Board, purse: int, offered: bool) -> None:
    board.position(purse=purse)
    board.noble("henri", GULES, "oxford")
    board.put(GULES, "oxford", soldier=1)
    board.town("oxford", control=GULES)
    board.crown("henri")
    board.turn("buy", GULES)
    assert ("build royal-fortress oxford" in board.legal(GULES, "build")) is offered


def test_2_7_a_region_without_storms_is_not_cleared(board: Board) -> None:
    """Whoever has the card is told so, and of which region."""
    board.noble("henri", GULES, "oxford")
    board.hand(GULES, "justice")
    board.turn("move", GULES)
    assert board.why(GULES, "clear wales") == "card"
    board.hand(GULES, "fair-weather")
    assert board.why(GULES, "shift-storm wales marches") == "chasuble"


@pytest.mark.parametrize(("act", "key"), [("keep-engines", "keeps-engines"), ("wreck", "wrecks-engines")])
def test_7_6_the_table_reads_what_becomes_of_captured_engines(board: Board, act: str, key: str) -> None:
    board.state = RULES.loads(next(p for p in SAVES if "spoils" in p.stem).read_bytes())
    assert type(board.state.frames[-1]) is Spoils
    seat = next(s for s, mine in RULES.prompts(board.state).items() if any(p.step == "spoils" for p in mine))
    assert len(said(board.do(seat, act), key)) == 1


def test_a_raid_without_a_known_stage_is_no_sound_save() -> None:
    state = RULES.loads(next(p for p in SAVES if "parley" in p.stem).read_bytes())
    raid = next(f for f in state.frames if type(f).__name__ == "Raid")
    expect(state, "")
    raid.stage = "dance"  # type: ignore[union-attr]
    expect(state, f"$.frames[{state.frames.index(raid)}][1]")


def test_2_12_another_familys_scout_counts_for_nobody_else(board: Board) -> None:
    board.noble("henri", GULES, "york")
    board.noble("lucia", AZURE, "york", servant="ketil")
    board.put(AZURE, "york", soldier=2)
    board.put(AZURE, "durham", soldier=2)
    board.turn("move", GULES)
    assert board.legal(GULES, "scout") == []


@pytest.mark.parametrize("servant", SERVANT_IDS[:2])
def test_2_12_nobody_is_sold_a_second_servant(board: Board, servant: str) -> None:
    """Whichever the first one is."""
    board.noble("henri", GULES, "york", servant=SERVANT_IDS[2])
    joan = board.noble("joan", AZURE, "york")
    board.put(GULES, "york", soldier=1)
    board.turn("play", GULES)
    board.do(GULES, f"draft-give servant {SERVANT_IDS[2]}")
    assert "offer azure servants" in board.legal(GULES, "offer")
    board.state.nobles[joan].servant = SERVANT_IDS.index(servant)
    if board.state.nobles[joan].servant in board.state.servants:
        board.state.servants.remove(board.state.nobles[joan].servant)
    assert "offer azure servants" not in board.legal(GULES, "offer")
