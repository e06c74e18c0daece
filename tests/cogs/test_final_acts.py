"""What a question says cannot be undone, before it is pressed, is what then cannot."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.final_acts import at_once, final_acts, finality
from bot.presenter.panels.panel import panel, rows
from bot.presenter.words.voice import voice_of
from cogs import games
from cogs.panel import TAKE_BACK
from engine import GAMES
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE
from engine.fief.rules import FIEF
from tests.cogs.press_everything import check, words
from tests.cogs.seat_views import look_at
from tests.engine.charlemagne.board import Board as Charlemagne
from tests.engine.driver import AnyRules, answer, by_verb
from tests.engine.fief.board import AZURE, GULES, Board

games()  # brings the fronts
ACTS = 700
"""Random acts of each game that are looked at."""
AT_ONCE = 0.3
"""How often a press that does several things at once is taken where there is one."""


def said(rules: AnyRules, state: Any, seat: int, step: str, language: str = "en") -> str:
    look = look_at(rules, state, seat)
    prompt = next(p for p in look.prompts if p.step == step)
    voice = voice_of(look.table, language)
    return "\n".join(final_acts(PanelContext(look, seat, voice, prompt=prompt), prompt))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_cannot_be_undone_was_announced_and_what_was_announced_cannot(game: str) -> None:
    """In random play: an act that stays was named as one that does, or as one that may; one that was named as sure
    does, and one that was not named at all can be taken back. The only answer there is needs no such word. So it is
    with what one press does at once."""
    rules, rng, shown, stayed = GAMES[game], random.Random(14), set[tuple[str, ...]](), set[bool | None]()
    state = rules.setup(seats=rules.seats[-1], seed="announced", options=rules.Options())
    for _ in range(ACTS):
        turn = answer(rng, rules, state, by_verb)
        if turn is None:
            break
        seat, asked, action = turn
        look = look_at(rules, state, seat)
        prompt = next(p for p in look.prompts if p.id == asked.id)
        ctx = PanelContext(look, seat, voice_of(look.table, "en"), prompt=prompt)
        below = rows(ctx)
        found, lines = finality(ctx, prompt, below), final_acts(ctx, prompt, below)
        if tuple(lines) not in shown:
            shown.add(tuple(lines))
            text = words(check(panel(ctx, None)))
            assert all(line in text for line in lines)
        plans = [plan for plan in at_once(ctx, below) if len(plan) > 1 and plan[0] in prompt.actions]
        plan = rng.choice(plans) if plans and rng.random() < AT_ONCE else [action]
        alone = prompt.blocks and len(prompt.actions) == 1
        for each in plan:
            events, told = rules.apply(state, seat, each), found[each.verb]
            seals = bool(rules.draws(state)) or any(event.seals for event in events)
            again = any(more.verb in TAKE_BACK for p in rules.prompts(state).get(seat, ()) for more in p.actions)
            assert told is None or alone or told is seals or (told is False and again), f"{prompt.step}: {plan}"
            assert alone or lines or told is False, f"{prompt.step}: {plan}"
            stayed.add(told)
            if seals:
                break
    assert True in stayed


def test_what_stays_is_named_beside_what_ends_the_step() -> None:
    """A title that is bought is told to everybody at once; units and mills can be taken back."""
    board = Board().position(purse=20)
    board.noble("henri", GULES, "cardiff")
    board.region("wales", GULES)
    board.town("cardiff", "fortress")
    board.turn("buy", GULES)
    state = board.state
    assert said(FIEF, state, GULES, "buy") == "-# Cannot be undone: Buy a title and ending this step."
    assert said(FIEF, state, GULES, "buy", "es") == "-# No se puede deshacer: Comprar un título y terminar este paso."


def test_what_stays_now_and_then_is_told_with_what_decides_it() -> None:
    """Blue may have armed a card for whoever comes to its Noble; into the other cities nobody comes to notice."""
    board = Board()
    board.noble("henri", GULES, "cardiff")
    board.noble("lucia", AZURE, "harlech")
    board.turn("move", GULES)
    board.do(GULES, "lead henri")
    told = said(FIEF, board.state, GULES, "march")
    assert told == "-# Can be undone only if nothing is revealed and the game does not move on: Go by road."


def test_a_question_whose_every_answer_stays_names_none() -> None:
    """Charlemagne: what is answered to an offer stays."""
    board = Charlemagne().position()
    board.do("clause peace seat-0", "propose", seat=EMPIRE)
    asked = CHARLEMAGNE, board.state, TRIBAL, "offer"
    assert said(*asked) == "-# Whatever you choose here cannot be undone."
    assert said(*asked, "es") == "-# Elijas lo que elijas, no se podrá deshacer."
