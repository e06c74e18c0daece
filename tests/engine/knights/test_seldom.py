"""What play seldom brings: rules whose breach no other test would have noticed."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Place, SaveError
from engine.knights.board import on_board
from engine.knights.frames import Actions, Turn
from engine.knights.frames_cards import Happening
from engine.knights.frames_vote import Wages
from engine.knights.game_data import AREA_IDS, EVENTS, NOBLE, N
from engine.knights.phases.actions import ActionsPhase
from engine.knights.phases.wages import WagesPhase
from engine.knights.rules import KNIGHTS
from engine.knights.state import Expedition, KnState
from engine.knights.targets import choices
from engine.knights.validate import MOST
from tests.engine.knights.broken_frames import CASES
from tests.engine.knights.fights import attack, before
from tests.engine.knights.kit import (
    BLUE,
    RED,
    do,
    go,
    grant,
    noble,
    place,
    position,
    prompt,
    reveal,
    stronghold,
    why,
)
from tests.engine.knights.special_phases import phase


def test_k8_1_the_first_area_of_all_is_on_the_board() -> None:
    """Whoever stands there stands somewhere; whoever is nowhere does not."""
    state = position()
    there = noble(state, "russet", AREA_IDS[0], "english-200")
    away = noble(state, "karmin", "", "regular-50")
    assert on_board(state, there)
    assert not on_board(state, away)


def test_k16_2_an_office_is_shown_beside_its_noble() -> None:
    """And none beside whoever has none."""
    state = position()
    noble(state, "russet", "froli", "english-200")
    noble(state, "karmin", "lorne", "regular-50")
    grant(state, "admiral", "russet")
    shown = {n.slug: n.office for n in KNIGHTS.view(state, BLUE).nobles}
    assert (shown["russet"], shown["karmin"]) == ("admiral", "")


def test_k13_2_silence_names_the_strongest_who_is_rested() -> None:
    """As the commander of a battle."""
    state = before("lorne", "english-200")
    noble(state, "karmin", "lorne", "regular-50")
    noble(state, "woad", "lorne", "french-100")
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "lead russet karmin")
    asked = prompt(state, RED, "commander")
    assert {str(a) for a in asked.actions} == {"command russet", "command karmin"}
    assert [str(a) for a in asked.default] == ["command russet"]
    state = before("lorne", "english-200")
    noble(state, "woad", "lorne", "french-100")
    noble(state, "pers", "lorne", "french-200", exhausted=True)
    attack(state, RED, "lorne", "seat-1")
    assert [str(a) for a in prompt(state, BLUE, "commander").default] == ["command woad"], "the other is exhausted"


def test_k7_6_versatile_strategy_is_a_move_and_no_battle_besides() -> None:
    """After the one move the card is done: nobody is asked whom he attacks, nor for another move."""
    state = position()
    noble(state, "russet", "froli", "english-200")
    noble(state, "karmin", "lorne", "english-100")
    noble(state, "woad", "oxwell", "french-100")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march; march russet oxwell")
    assert place(state, "russet") == "oxwell"
    assert not [p for p in KNIGHTS.prompts(state).get(RED, []) if p.step in ("march", "fight", "versatile-strategy")]


def test_k7_5_a_named_area_stands_in_the_question() -> None:
    """Whoever has named an area reads it when he moves and when he fights; with a card that names none, none."""
    state = position()
    noble(state, "russet", "froli", "english-200")
    noble(state, "karmin", "monz", "english-100")
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target froli")
    assert prompt(state, RED, "march").params["areas"] == [Place("froli")]
    do(state, RED, "done")
    assert prompt(state, RED, "fight").params["areas"] == [Place("froli")]
    state = position()
    noble(state, "russet", "froli", "english-200")
    noble(state, "karmin", "monz", "english-100")
    reveal(state, RED, "versatile-strategy")
    for way, step in (("march", "march"), ("battle", "fight")):
        do(state, RED, f"use {way}")
        assert prompt(state, RED, step).params["areas"] == []
        do(state, RED, "back")


def test_k8_3_what_cannot_come_along_from_the_stronghold_is_named() -> None:
    """Troops that are not there, from whatever they are named after; rubbish is not understood."""
    state = position()
    noble(state, "russet", "monz", "english-200")
    noble(state, "karmin", "monz", "regular-50")
    noble(state, "rubino", "froli", "regular-50")
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target froli; march russet froli")
    assert prompt(state, RED).step == "bring"
    assert why(state, RED, "bring stronghold french-100") == "bring"
    assert why(state, RED, "bring rubino french-100") == "bring"
    assert why(state, RED, "bring nowhere french-100") == "words"


def test_k11_2_who_is_let_go_must_be_there() -> None:
    """At the wages: a Mercenary whom one does not lead, and what is no Mercenary."""
    state = position(crowns=4)
    noble(state, "karmin", "vecht", "english-100", "polish-150", "regular-50")
    phase(state, "wages")
    assert prompt(state, RED).step == "wages"
    assert why(state, RED, "discharge french-100 karmin") == "discharge"
    assert why(state, RED, "discharge french-100 stronghold") == "discharge"
    assert why(state, RED, "discharge nobody karmin") == "words"


@pytest.mark.parametrize(("phase", "frame"), [(ActionsPhase(), Actions(0)), (WagesPhase(), Wages(1, [RED]))])
def test_who_is_not_asked_is_not_understood(phase: Any, frame: Any) -> None:
    """Between two questions nothing can be answered."""
    refusal = phase.why_not(position(), frame, RED, Action("seal"))
    assert refusal is not None
    assert refusal.code == "knights-no-words"


def test_k13_3_nothing_is_left_to_allot_where_no_casualties_are_asked() -> None:
    state = before("lorne", "english-200")
    noble(state, "woad", "lorne", "french-100")
    attack(state, RED, "lorne", "seat-1")
    war = KNIGHTS.view(state, RED).war
    assert war is not None
    assert (war.allotting, war.left) == (-1, 0)


def test_k13_4_walls_are_shown_once_it_is_said_how_they_are_attacked() -> None:
    """Before that no battle stands against them; then with their strength."""
    state = before("froli", "english-200")
    attack(state, RED, "froli", "city")
    for said, walls in (("", 0), ("assault", 200)):
        if said:
            do(state, RED, said)
        war = KNIGHTS.view(state, RED).war
        assert war is not None
        assert war.walls == walls


def test_f_empty_walls_and_an_empty_noble_are_looked_after_together() -> None:
    """Casualties of a stronghold go with its last troops, and a Noble without any leaves the board: both at once."""
    state = position()
    stronghold(state, RED, losses=1)
    noble(state, "russet", "froli")
    rest_of(state)
    assert state.barons[RED].stronghold.losses == 0
    assert place(state, "russet") == ""


def rest_of(state: KnState) -> None:
    """Go on to the next question."""
    go(state, "plan")


def test_k13_3_what_a_commander_does_already_is_not_said_again() -> None:
    """He uses his ability unless he is told to hold it back, and the other way round."""
    state = CASES["ability"][0]()
    assert why(state, RED, "employ") == "ability-so"
    assert why(state, RED, "employ karmin") == "words"
    do(state, RED, "hold")
    assert why(state, RED, "hold") == "ability-so"
    assert why(state, RED, "employ") == ""


def test_k12_1_nobody_moves_the_nobles_of_others() -> None:
    state = position()
    noble(state, "russet", "lorne", "regular-50")
    noble(state, "woad", "vecht", "regular-50")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march")
    assert why(state, RED, "march woad lorne") == "not-yours"
    assert why(state, RED, "march russet vecht") == ""


def test_k13_1_who_leads_and_who_commands_is_one_s_own_and_named_once() -> None:
    """Somebody who is nobody, or twice the same, is not understood; others cannot lead or command here."""
    state = position()
    for slug in ("karmin", "rubino"):
        noble(state, slug, "lorne", "regular-50")
    noble(state, "russet", "vecht", "regular-50")
    noble(state, "woad", "lorne", "regular-50")
    attack(state, RED, "lorne", "seat-1")
    for words in ("lead nobody", "lead karmin karmin", "lead"):
        assert why(state, RED, words) == "words", words
    assert why(state, RED, "lead woad") == "lead"
    assert why(state, RED, "lead russet") == "lead"
    do(state, RED, "lead rubino karmin")
    for words in ("command nobody", "command"):
        assert why(state, RED, words) == "words", words
    assert why(state, RED, "command woad") == "command"
    assert why(state, RED, "command russet") == "command"


# --- saves -----------------------------------------------------------------------------------------------------------


def refused(state: KnState) -> bool:
    """Whether a save of a position cannot be loaded."""
    try:
        KNIGHTS.loads(KNIGHTS.dumps(state))
    except SaveError:
        return True
    return False


def test_saves_end_where_numbers_end() -> None:
    """Stakes below 2^31; casualties up to three hands of Fate cards, and not one more."""
    state = position()
    noble(state, "russet", "froli", "english-200")
    go(state, "plan")
    state.expeditions[0] = Expedition(1, [MOST - 1, 0, 0, 0])
    assert not refused(state)
    state.expeditions[0].stakes[0] = MOST
    assert refused(state)
    state.expeditions[0].stakes[0] = 0
    who = state.nobles[NOBLE["russet"]]
    for losses, wrong in ((N.drawn * 3, False), (N.drawn * 3 + 1, True)):
        who.losses = losses
        assert refused(state) == wrong


def test_a_save_in_which_nothing_can_be_chosen_for_an_event_is_refused() -> None:
    """An Event that strikes an army of its drawer, who has none on the board."""

    def built(there: bool) -> KnState:
        state = position()
        if there:
            noble(state, "russet", "froli", "english-200")
        go(state, "plan")
        return state

    event = next(n for n, card in enumerate(EVENTS)
                 if choices(built(True), card, RED) and not choices(built(False), card, RED))  # fmt: skip
    for there in (True, False):
        state = built(there)
        state.frames[:] = [Turn("majority"), Actions(2), Happening(state.next(), "choose", event, RED)]
        state.events.remove(event)
        assert refused(state) != there
