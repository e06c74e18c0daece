"""What bad input of Warrior Knights brings: one sentence, nothing changed, nothing learnt."""

from __future__ import annotations

import pytest

from bot.common.errors import UserError
from cogs.knights import commands, parsing
from engine.core import Action
from engine.knights.rules import KNIGHTS as RULES
from tests.cogs.knights.positions import SPEAK, attacking, planning, refused
from tests.cogs.knights.screens import asked, context, told
from tests.cogs.seat_views import look_at
from tests.engine.knights.board import BLUE, GREEN, RED, Board


def test_an_order_to_attack_without_leave_changes_nothing(board: Board) -> None:
    """Green refuses: the same attack is no more, and says so in a sentence."""
    attacking(board)
    board.do(RED, "attack froli city")
    assert "the city of Froli with 300 troops" in told(context(asked(board.state, GREEN, "consent")))
    board.do(GREEN, "forbid froli")
    if board.waits() == [RED] and any(p.step == "fight" for p in RULES.prompts(board.state)[RED]):
        sentence = refused(board.state, RED, [Action("attack", ("froli", "city"))])
        assert sentence.startswith("Others have refused permission for that attack in Froli. Choose another target")
    else:
        assert refused(board.state, RED, [Action("attack", ("froli", "city"))])


def test_who_is_not_asked_gives_no_leave(board: Board) -> None:
    attacking(board)
    board.do(RED, "attack froli city")
    found = commands.permit(look_at(RULES, board.state, BLUE), True)
    assert refused(board.state, BLUE, found)


def test_a_bribe_promised_twice_is_paid_once(board: Board) -> None:
    """Crowns offered lie aside: what was promised to one cannot be promised to another."""
    board.position(crowns=5)
    board.go("plan")
    look = look_at(RULES, board.state, RED)
    for action in commands.offer(look, SPEAK["en"], "2", "vote", 5, "bid"):
        RULES.apply(board.state, RED, action)
    found = commands.offer(look, SPEAK["en"], "Cleo @everyone", "vote", 5, "bid")
    assert refused(board.state, RED, found) == "You cannot pay 5 crowns; you have 0. Name a smaller number."
    assert board.state.barons[RED].crowns == 0


def test_more_casualties_than_an_army_takes_are_refused(board: Board) -> None:
    board.noble("karmin", "froli", "english-200")
    board.noble("russet", "froli", "english-100")
    board.noble("sinople", "froli", "french-150", "french-50")
    board.fate("inflict", "victory", "victory", "victory", "victory", "inflict", "inflict", "draw")
    board.reveal(RED, "versatile-strategy")
    look = look_at(RULES, board.state, RED)
    for action in commands.attack(look, SPEAK["en"], "froli", "3", None, None):
        RULES.apply(board.state, RED, action)
    for _ in range(12):
        asks = RULES.prompts(board.state).get(RED, [])
        if any(p.step == "losses" for p in asks):
            assert refused(board.state, RED, [Action("allot", ("russet", 9))])
            return
        waiting = board.waits()
        if not waiting:
            break
        prompt = next(p for p in RULES.prompts(board.state)[waiting[0]] if p.blocks)
        RULES.apply(board.state, waiting[0], prompt.default[0])
    assert refused(board.state, RED, [Action("allot", ("russet", 9))])


def test_a_vote_beyond_ones_votes_is_refused(board: Board) -> None:
    """With three Votes nobody casts four; the sentence tells no more than their own Votes."""
    board.state.barons[RED].votes = 2
    board.meet("royal-grant")
    assert "has 3 Votes" in told(context(asked(board.state, RED, "bids")))
    found = commands.vote(look_at(RULES, board.state, RED), SPEAK["en"], 40, None, None, True, False)
    assert refused(board.state, RED, found) == (
        "You cannot cast 40 Votes: you have 3 for everything that is voted on now. Choose a smaller number."
    )


def test_rubbish_is_told_in_a_sentence(board: Board) -> None:
    planning(board)
    look = look_at(RULES, board.state, RED)
    with pytest.raises(UserError):
        commands.plan(look, "a card of no game", None, None, False, False, False)
    with pytest.raises(UserError):
        parsing.answer(look, SPEAK["en"], "pay", "¿?")
