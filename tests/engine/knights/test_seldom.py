"""What play seldom brings: rules whose breach no other test would have noticed."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Place, SaveError
from engine.knights.board import on_board
from engine.knights.bounds import MOST
from engine.knights.game_data import AREA_IDS, EVENTS, NOBLE, N
from engine.knights.phases.actions import ActionsPhase
from engine.knights.phases.targets import choices
from engine.knights.phases.wages import WagesPhase
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import Actions, Turn
from engine.knights.state.frames_cards import Happening
from engine.knights.state.frames_vote import Wages
from engine.knights.state.state import Expedition, KnState
from tests.engine.knights.board import BLUE, RED, Board
from tests.engine.knights.broken_frames import CASES


def test_k8_1_the_first_area_of_all_is_on_the_board(board: Board) -> None:
    """Whoever stands there stands somewhere; whoever is nowhere does not."""
    there = board.noble("russet", AREA_IDS[0], "english-200")
    away = board.noble("karmin", "", "regular-50")
    assert on_board(board.state, there)
    assert not on_board(board.state, away)


def test_k16_2_an_office_is_shown_beside_its_noble(board: Board) -> None:
    """And none beside whoever has none."""
    board.noble("russet", "froli", "english-200")
    board.noble("karmin", "lorne", "regular-50")
    board.grant("admiral", "russet")
    shown = {n.slug: n.office for n in KNIGHTS.view(board.state, BLUE).nobles}
    assert (shown["russet"], shown["karmin"]) == ("admiral", "")


def test_k13_2_silence_names_the_strongest_who_is_rested(board: Board) -> None:
    """As the commander of a battle."""
    board.red_by_city("lorne", "english-200")
    board.noble("karmin", "lorne", "regular-50")
    board.noble("woad", "lorne", "french-100")
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "lead russet karmin")
    asked = board.prompt(RED, "commander")
    assert {str(a) for a in asked.actions} == {"command russet", "command karmin"}
    assert [str(a) for a in asked.default] == ["command russet"]
    board.red_by_city("lorne", "english-200")
    board.noble("woad", "lorne", "french-100")
    board.noble("pers", "lorne", "french-200", exhausted=True)
    board.attack(RED, "lorne", "seat-1")
    assert [str(a) for a in board.prompt(BLUE, "commander").default] == ["command woad"], "the other is exhausted"


def test_k7_6_versatile_strategy_is_a_move_and_no_battle_besides(board: Board) -> None:
    """After the one move the card is done: nobody is asked whom he attacks, nor for another move."""
    board.noble("russet", "froli", "english-200")
    board.noble("karmin", "lorne", "english-100")
    board.noble("woad", "oxwell", "french-100")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march; march russet oxwell")
    assert board.place("russet") == "oxwell"
    assert not [
        p for p in KNIGHTS.prompts(board.state).get(RED, []) if p.step in ("march", "fight", "versatile-strategy")
    ]


def test_k7_5_a_named_area_stands_in_the_question(board: Board) -> None:
    """Whoever has named an area reads it when he moves and when he fights; with a card that names none, none."""
    board.noble("russet", "froli", "english-200")
    board.noble("karmin", "monz", "english-100")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli")
    assert board.prompt(RED, "march").params["areas"] == [Place("froli")]
    board.do(RED, "done")
    assert board.prompt(RED, "fight").params["areas"] == [Place("froli")]
    board.position()
    board.noble("russet", "froli", "english-200")
    board.noble("karmin", "monz", "english-100")
    board.reveal(RED, "versatile-strategy")
    for way, step in (("march", "march"), ("battle", "fight")):
        board.do(RED, f"use {way}")
        assert board.prompt(RED, step).params["areas"] == []
        board.do(RED, "back")


def test_k8_3_what_cannot_come_along_from_the_stronghold_is_named(board: Board) -> None:
    """Troops that are not there, from whatever they are named after; rubbish is not understood."""
    board.noble("russet", "monz", "english-200")
    board.noble("karmin", "monz", "regular-50")
    board.noble("rubino", "froli", "regular-50")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli; march russet froli")
    assert board.prompt(RED).step == "bring"
    assert board.why(RED, "bring stronghold french-100") == "bring"
    assert board.why(RED, "bring rubino french-100") == "bring-card"
    assert board.why(RED, "bring nowhere french-100") == "words"


def test_k11_2_who_is_let_go_must_be_there(board: Board) -> None:
    """At the wages: a Mercenary whom one does not lead, and what is no Mercenary."""
    board.position(crowns=4)
    board.noble("karmin", "vecht", "english-100", "polish-150", "regular-50")
    board.phase("wages")
    assert board.prompt(RED).step == "wages"
    assert board.why(RED, "discharge french-100 karmin") == "discharge"
    assert board.why(RED, "discharge french-100 stronghold") == "discharge"
    assert board.why(RED, "discharge nobody karmin") == "words"


@pytest.mark.parametrize(("phase", "frame"), [(ActionsPhase(), Actions(0)), (WagesPhase(), Wages(1, [RED]))])
def test_who_is_not_asked_is_not_understood(board: Board, phase: Any, frame: Any) -> None:
    """Between two questions nothing can be answered."""
    refusal = phase.why_not(board.state, frame, RED, Action("seal"))
    assert refusal is not None
    assert refusal.code == "knights-no-words"


def test_k13_3_nothing_is_left_to_allot_where_no_casualties_are_asked(board: Board) -> None:
    board.red_by_city("lorne", "english-200")
    board.noble("woad", "lorne", "french-100")
    board.attack(RED, "lorne", "seat-1")
    war = KNIGHTS.view(board.state, RED).war
    assert war is not None
    assert (war.allotting, war.left) == (-1, 0)


def test_k13_4_walls_are_shown_once_it_is_said_how_they_are_attacked(board: Board) -> None:
    """Before that no battle stands against them; then with their strength."""
    board.red_by_city("froli", "english-200")
    board.attack(RED, "froli", "city")
    for said, walls in (("", 0), ("assault", 200)):
        if said:
            board.do(RED, said)
        war = KNIGHTS.view(board.state, RED).war
        assert war is not None
        assert war.walls == walls


def test_f_empty_walls_and_an_empty_noble_are_looked_after_together(board: Board) -> None:
    """Casualties of a stronghold go with its last troops, and a Noble without any leaves the board: both at once."""
    board.stronghold(RED, losses=1)
    board.noble("russet", "froli")
    rest_of(board)
    assert board.state.barons[RED].stronghold.losses == 0
    assert board.place("russet") == ""


def rest_of(board: Board) -> None:
    """Go on to the next question."""
    board.go("plan")


def test_k13_3_what_a_commander_does_already_is_not_said_again(board: Board) -> None:
    """He uses his ability unless he is told to hold it back, and the other way round."""
    board.state = CASES["ability"][0]()
    assert board.why(RED, "employ") == "ability-so"
    assert board.why(RED, "employ karmin") == "words"
    board.do(RED, "hold")
    assert board.why(RED, "hold") == "ability-so"
    assert board.why(RED, "employ") == ""


def test_k12_1_nobody_moves_the_nobles_of_others(board: Board) -> None:
    board.noble("russet", "lorne", "regular-50")
    board.noble("woad", "vecht", "regular-50")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march")
    assert board.why(RED, "march woad lorne") == "not-yours"
    assert board.why(RED, "march russet vecht") == ""


def test_k13_1_who_leads_and_who_commands_is_one_s_own_and_named_once(board: Board) -> None:
    """Somebody who is nobody, or twice the same, is not understood; others cannot lead or command here."""
    for slug in ("karmin", "rubino"):
        board.noble(slug, "lorne", "regular-50")
    board.noble("russet", "vecht", "regular-50")
    board.noble("woad", "lorne", "regular-50")
    board.attack(RED, "lorne", "seat-1")
    for words in ("lead nobody", "lead karmin karmin", "lead"):
        assert board.why(RED, words) == "words", words
    assert board.why(RED, "lead woad") == "not-yours"
    assert board.why(RED, "lead russet") == "lead"
    board.do(RED, "lead rubino karmin")
    for words in ("command nobody", "command"):
        assert board.why(RED, words) == "words", words
    assert board.why(RED, "command woad") == "not-yours"
    assert board.why(RED, "command russet") == "command"


# --- saves -----------------------------------------------------------------------------------------------------------


def refused(state: KnState) -> bool:
    """Whether a save of a position cannot be loaded."""
    try:
        KNIGHTS.loads(KNIGHTS.dumps(state))
    except SaveError:
        return True
    return False


def test_saves_end_where_numbers_end(board: Board) -> None:
    """Stakes below 2^31; casualties up to three hands of Fate cards, and not one more."""
    board.noble("russet", "froli", "english-200")
    board.go("plan")
    board.state.expeditions[0] = Expedition(1, [MOST - 1, 0, 0, 0])
    assert not refused(board.state)
    board.state.expeditions[0].stakes[0] = MOST
    assert refused(board.state)
    board.state.expeditions[0].stakes[0] = 0
    who = board.state.nobles[NOBLE["russet"]]
    for losses, wrong in ((N.drawn * 3, False), (N.drawn * 3 + 1, True)):
        who.losses = losses
        assert refused(board.state) == wrong


def test_a_position_in_which_nothing_can_be_chosen_for_an_event_is_unsound(board: Board) -> None:
    """An Event that strikes an army of its drawer, who has none on the board."""

    def built(there: bool) -> KnState:
        board.position()
        if there:
            board.noble("russet", "froli", "english-200")
        board.go("plan")
        return board.state

    event = next(n for n, card in enumerate(EVENTS)
                 if choices(built(True), card, RED) and not choices(built(False), card, RED))  # fmt: skip
    for there in (True, False):
        state = built(there)
        state.frames[:] = [Turn("majority"), Actions(2), Happening(state.next(), "choose", event, RED)]
        state.events.remove(event)
        assert any("can strike nothing" in fault for fault in KNIGHTS.invariants(state)) != there
