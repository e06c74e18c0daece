"""Buttons of Warrior Knights have the colour of what comes of them, and lines say beforehand what is given up."""

from __future__ import annotations

import pytest

from bot.presenter.games.knights.hints import Notes
from bot.presenter.panels.panel import rows
from engine.core import Action
from engine.knights import analysis
from engine.knights.game_data import AREA, AREA_IDS, FATE, NOBLE, STEPS
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.state import Pact, nobles_of
from tests.cogs.knights.positions import SPEAK
from tests.cogs.knights.screens import asked, context, lines, told
from tests.cogs.press_everything import components
from tests.engine.knights.board import BLUE, GREEN, RED, Board

BLUE_BUTTON, GREY, GREEN_BUTTON = 1, 2, 3
"""Discord's numbers of styles."""


def styles(board: Board, step: str) -> dict[str, int]:
    """The colours of red's buttons, by the words that they stand for."""
    shown = components([row.to_component_dict() for row in rows(context(asked(board.state, RED, step)))])
    return {c["custom_id"].rpartition(":")[2].partition("|")[0]: c["style"] for c in shown if c["type"] == 2}


def mobilised(board: Board, area: str, *troops: str) -> None:
    """Red's Karmin stands in an area and red's card has named it."""
    board.noble("karmin", area, *troops)
    board.reveal(RED, "mobilize-forces")
    board.do(RED, f"target {area}")


def test_a_safe_siege_is_green_and_nobody_attacked_is_grey(board: Board) -> None:
    """K13.5: 350 troops and a commander's 200 against walls of 200; a siege draws no Fate."""
    mobilised(board, "froli", "english-200", "french-150")
    found = styles(board, "fight")
    assert found["attack froli city"] == GREEN_BUTTON
    assert found["done"] == GREY
    assert "**Attack nobody**: you pass up what you could attack without losses: Froli" in told(
        context(asked(board.state, RED, "fight"))
    )
    board.do(RED, "attack froli city")
    found = styles(board, "battle-kind")
    assert (found["besiege"], found["assault"], found["back"]) == (GREEN_BUTTON, BLUE_BUTTON, GREY)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "what your siege would take now: Froli"), ("es", "tu asedio tomaría ahora")]
)
def test_a_ripe_siege_that_is_left_says_so(board: Board, lang: str, said: str) -> None:
    board.siege("froli", RED)
    mobilised(board, "froli", "english-200")
    assert said in told(context(asked(board.state, RED, "fight"), lang))


def test_where_nothing_is_safe_the_end_of_the_step_is_green(board: Board) -> None:
    """50 troops and 200 against walls of 400: an assault alone, which may end badly."""
    mobilised(board, "harsk", "regular-50")
    found = styles(board, "fight")
    assert (found["attack harsk city"], found["done"]) == (BLUE_BUTTON, GREEN_BUTTON)
    assert "gives up" not in told(context(asked(board.state, RED, "fight")))


def test_a_siege_that_breaks_a_truce_is_not_safe(board: Board) -> None:
    board.city("froli", GREEN)
    board.state.pacts.append(Pact(RED, GREEN, 9))
    mobilised(board, "froli", "english-200", "french-150")
    found = styles(board, "fight")
    assert (found["attack froli city"], found["done"]) == (BLUE_BUTTON, GREEN_BUTTON)


def test_a_card_that_is_not_used_says_which_sieges_it_could_bring(board: Board) -> None:
    """Karmin is a step from Froli, walls of 200, with 100 troops and the commander's 200."""
    near = AREA_IDS[min(STEPS[AREA["froli"]])]
    board.noble("karmin", near, "english-100")
    board.reveal(RED, "mobilize-forces")
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    assert "without losses" in notes.told(Action("decline"))
    assert "Froli" in notes.told(Action("decline"))
    assert styles(board, "mobilize-forces")["decline"] == GREY
    board.state.nobles[NOBLE["karmin"]].exhausted = True
    assert "without losses" not in Notes(RULES.view(board.state, RED), SPEAK["en"]).told(Action("decline"))


# --- a city left alone -----------------------------------------------------------------------------------------------


def test_k6_3_a_city_left_alone_tells_how_often_it_revolts_and_who_can_take_it(board: Board) -> None:
    """7 of the 24 Fate cards bring a revolt. Blue's 100 troops and his commander's 200 beat Froli's 200 in a siege,
    once nobody is inside who adds 200; while Karmin stays it says nothing."""
    assert [card.revolt for card in FATE].count(True) == 7
    board.city("froli", RED)
    board.noble("karmin", "froli", "english-100")
    way = Action("march", ("karmin", "oxwell"))
    alone = Notes(RULES.view(board.state, RED), SPEAK["en"]).told(way)
    assert "leaves Froli without a Noble: it revolts 29 times in 100" in alone
    assert "can " not in alone
    near = next(AREA_IDS[a] for a in sorted(STEPS[AREA["froli"]]) if AREA_IDS[a] != "oxwell")
    board.noble("blauen", near, "german-100")
    seen = analysis.public_position(RULES.view(board.state, RED))
    found = analysis.exposure(seen, RED, AREA["froli"], [NOBLE["karmin"]])
    assert (found.seat, found.besieges) == (BLUE, True)
    assert not analysis.exposure(seen, RED, AREA["froli"], []).besieges
    assert 0 < found.falls < 1
    assert "Ben can besiege the city" in Notes(RULES.view(board.state, RED), SPEAK["en"]).told(way)
    assert "Ben puede asediar la ciudad" in Notes(RULES.view(board.state, RED), SPEAK["es"]).told(way)
    board.noble("russet", "froli", "regular-50")
    assert "revolts" not in Notes(RULES.view(board.state, RED), SPEAK["en"]).told(way)


def test_the_line_of_a_march_says_it_before_it_is_pressed(board: Board) -> None:
    board.city("froli", RED)
    board.noble("karmin", "froli", "english-100")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target oxwell")
    shown = context(asked(board.state, RED, "march"))
    assert "it revolts 29 times in 100" in told(shown) + "".join(note for _, note in lines(shown).values())


# --- elections, before a Vote is spent -------------------------------------------------------------------------------


def bidding(board: Board, slug: str) -> dict[str, str]:
    """What red reads behind every Baron while the Votes on an Agenda are still in hand."""
    board.meet(slug)
    for baron in board.state.barons:
        baron.votes = 3
    shown = lines(context(asked(board.state, RED, "bids"), opened=f"cast {slug} 2"))
    return {value.rpartition(" ")[2]: note for value, (_, note) in shown.items() if value.startswith(f"{slug} 2 seat")}


def test_v8_k10_9_a_charge_tells_who_may_refuse_it_and_who_gives_one_up(board: Board) -> None:
    """Three charges are the most; whoever is banned refuses freely."""
    board.state.barons[GREEN].banned = True
    for charge in ("silver-mines", "salt-works", "fisheries"):
        board.grant(charge, seat=BLUE)
    found = bidding(board, "vineyards")
    assert "has 3 Privileges: must give one up to receive this one" in found[f"seat-{BLUE}"]
    assert "banned already: can refuse it at no cost" in found[f"seat-{GREEN}"]
    assert not [note for seat, note in found.items() if seat not in (f"seat-{BLUE}", f"seat-{GREEN}") and "⚠️" in note]
    for seat, votes in ((RED, 2), (BLUE, 0), (3, 0)):
        board.do(seat, f"{'say vineyards seat-2; ' if votes else ''}cast vineyards {votes}")
    board.do(GREEN, "refuse")
    assert not board.state.barons[GREEN].charges, "the Votes are spent, and he has refused it"


def test_v9_an_office_tells_who_has_nobody_to_hold_it(board: Board) -> None:
    for noble in nobles_of(board.state, GREEN):
        board.state.nobles[noble].gone = True
    found = bidding(board, "marshal")
    assert "changes nothing for this Baron" in found[f"seat-{GREEN}"]
    assert "changes nothing" not in found[f"seat-{BLUE}"]


def test_k10_7_what_would_change_nothing_for_a_baron_says_so(board: Board) -> None:
    """Nobody loses a charge whom none is before, nor is banned again."""
    board.grant("silver-mines", seat=BLUE)
    found = bidding(board, "revocation")
    assert ["changes nothing" in found[f"seat-{seat}"] for seat in range(4)] == [True, False, True, True]
