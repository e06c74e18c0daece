"""Of several causes a refusal names the one that holds."""

from __future__ import annotations

from engine.core import Action
from engine.fief.board import reserve
from engine.fief.game_data import CITY, NONE
from engine.fief.rules import FIEF
from engine.fief.state.state import INSIDE
from engine.fief.terms import family_term
from tests.engine.fief.board import AZURE, GULES, VERT, Board

# --- battles ---------------------------------------------------------------------------------------------------------


def rolled(board: Board, building: str = "", **mine: int) -> Board:
    """Hugh and Henri have fought a roll for London in vain."""
    board.facing(building, mine={"soldier": 4, **mine})
    board.rig(melee=[0] * 4, archers=[0] * 2)
    board.do(GULES, "attack london azure")
    return board


def test_an_aim_names_what_it_lacks(board: Board) -> None:
    """Archers, enough of them for the walls, an enemy Noble, one target for a roll (7.2)."""
    assert rolled(board).why(GULES, "aim henri") == "fight-aim-nobody"
    walled = rolled(Board(), "walled", archer=2)
    assert walled.why(GULES, "aim henri") == "fight-aim-walls"
    refusal = FIEF.why_not(walled.state, GULES, Action.parse("aim henri"))
    assert refusal is not None
    assert refusal.params == {"n": 3, "have": 2}
    open_field = rolled(Board(), archer=1)
    assert open_field.why(GULES, "aim hugh") == "fight-aim"
    open_field.do(GULES, "aim henri")
    assert open_field.why(GULES, "aim henri") == "fight-aim-chosen"
    open_field.battle().kind = "parade"
    assert open_field.why(GULES, "aim henri") == "fight-aim-close"


def test_breaking_off_names_the_camp(board: Board) -> None:
    """An attacker in the open, a defender: each against a leader (7.8)."""
    rolled(board)
    assert board.why(GULES, "stop") == "fight-stop"
    assert board.why(AZURE, "stop") == "fight-stop-defends"


def test_a_siege_names_what_it_lacks(board: Board) -> None:
    """An attacker, walls, no other besieger, a place outside (7.9)."""
    assert rolled(board).why(GULES, "siege") == "fight-siege-open"
    walled = rolled(Board(), "fortress")
    assert walled.why(AZURE, "siege") == "fight-siege-defends"
    walled.state.towns[CITY["london"]].siege = VERT
    refusal = FIEF.why_not(walled.state, GULES, Action.parse("siege"))
    assert refusal is not None
    assert refusal.code == "fief-no-fight-siege-taken"
    assert refusal.params["family"] == family_term(VERT)
    walled.state.towns[CITY["london"]].siege = NONE
    stack = next(s for s in walled.state.stacks if s.family == GULES)
    site, stack.site = stack.site, INSIDE
    noble = walled.who("hugh")
    noble.site = INSIDE
    assert walled.why(GULES, "siege") == "fight-siege-inside"
    stack.site = noble.site = site
    walled.do(GULES, "siege")


def test_the_sapper_names_what_is_missing(board: Board) -> None:
    """Walls, Hamon, a second time (2.12, 7.4)."""
    assert rolled(board).why(GULES, "sap") == "fight-sap-open"
    walled = rolled(Board(), "walled")
    assert walled.why(GULES, "sap") == "fight-sap"
    walled.battle().camps[0].sapped = True
    assert walled.why(GULES, "sap") == "fight-sap-done"


def test_destroying_an_engine_names_what_is_missing(board: Board) -> None:
    """Troops, or an engine of that kind (7.2)."""
    assert rolled(board).why(GULES, "scuttle bombard") == "fight-scuttle"
    for stack in board.state.stacks:
        if stack.family == GULES:
            stack.units = [0] * len(stack.units)
    assert board.why(GULES, "scuttle bombard") == "fight-scuttle-nobody"


def test_an_occupation_and_a_siege_name_whose_the_city_is(board: Board) -> None:
    """One's own, nobody's, another's who defends it; another besieger (7.0, 7.9)."""
    board.facing("fortress")
    assert board.why(GULES, "occupy london") == "occupy-held"
    board.town("london", control=NONE)
    assert board.why(GULES, "occupy london") == "occupy-free"
    board.town("london", control=GULES)
    assert board.why(GULES, "occupy london") == "occupy-own"
    board.town("london", control=AZURE, siege=VERT)
    refusal = FIEF.why_not(board.state, GULES, Action.parse("besiege london"))
    assert refusal is not None
    assert refusal.code == "fief-no-besiege-taken"
    assert refusal.params["family"] == family_term(VERT)


def test_a_second_catapult_names_what_is_missing(board: Board) -> None:
    """None begun, none in the reserve, two already (7.9)."""
    board.position()
    board.noble("henri", AZURE, "london")
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=7)
    board.town("london", "fortress", siege=GULES)
    board.turn("buy", GULES)
    camp = next(s for s in board.state.stacks if s.family == GULES)
    camp.works = 0
    assert board.why(GULES, "engineer london") == "engineered"
    camp.units[5] = 2
    assert board.why(GULES, "engineer london") == "engineered-most"
    camp.units[5] = 1
    board.put(GULES, "york", catapult=reserve(board.state, GULES, 5))
    assert board.why(GULES, "engineer london") == "engineered-reserve"


def test_the_royal_fortress_names_who_is_in_the_way(board: Board) -> None:
    """A family that holds a city without being its Lord, and one that is in nobody's city (4.9, R38)."""
    board.noble("henri", GULES, "london")
    board.crown("henri")
    board.put(AZURE, "york", soldier=1)
    board.put(AZURE, "durham", soldier=1)
    board.put(VERT, "durham", soldier=1)
    board.town("durham", control=NONE)
    board.turn("buy", GULES)
    for city, cause in (("york", "royal-held"), ("durham", "royal-contested")):
        refusal = FIEF.why_not(board.state, GULES, Action.parse(f"build royal-fortress {city}"))
        assert refusal is not None
        assert (refusal.code, refusal.params["family"]) == (f"fief-no-{cause}", family_term(AZURE))


# --- Nobles ----------------------------------------------------------------------------------------------------------


def plotting(board: Board, *cards: str) -> Board:
    """Henri in Norwich, Lucia in Exeter; Hugh in York, with cards, and Simon outside Norwich."""
    board.position()
    board.noble("henri", AZURE, "norwich")
    board.noble("lucia", AZURE, "exeter")
    board.noble("hugh", GULES, "york")
    board.noble("simon", GULES, "norwich", out="london")
    board.hand(GULES, *cards)
    return board.turn("move", AZURE)


def test_who_is_dead_is_not_said_to_be_unborn(board: Board) -> None:
    plotting(board, "assassination", "justice", "ambush")
    assert board.why(GULES, "judge arthur") == "not-in-play"
    board.who("lucia").gone = True
    for words in ("judge lucia", "assassinate lucia hugh", "ambush lucia hugh"):
        assert board.why(GULES, words) == "dead"


def test_an_ambush_tells_a_captive_from_somebody_far_away(board: Board) -> None:
    plotting(board, "ambush")
    assert board.why(GULES, "ambush henri hugh") == "ambush-apart"
    board.hold("henri", "simon")
    assert board.why(GULES, "ambush henri hugh") == "ambush-captive"


def test_a_present_tells_a_captive_sovereign_from_one_far_away(board: Board) -> None:
    """12.0: from a Noble in the same city, to one who is free."""
    board.position()
    board.noble("william", GULES, "york")
    board.noble("hugh", AZURE, "durham")
    board.crown("william")
    board.relic("grail", "hugh")
    board.turn("move", AZURE)
    assert board.why(AZURE, "present hugh") == "present-apart"
    board.noble("joan", VERT, "york", out="durham")
    board.hold("william", "joan")
    assert board.why(AZURE, "present hugh") == "present-captive"


def test_the_only_fief_is_not_called_the_largest(board: Board) -> None:
    """4.6: a Lord keeps the largest fief."""
    board.noble("henri", GULES, "york", lord=["midlands", "marches"])
    board.noble("hugh", GULES, "york")
    board.turn("buy", GULES)
    assert board.why(GULES, "transfer midlands hugh") == "transfer-largest"
    board.do(GULES, "transfer marches hugh")
    assert board.why(GULES, "transfer midlands hugh") == "transfer-only"
