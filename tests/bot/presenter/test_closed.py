"""An offer that can be declined alone says why: in one sentence, with numbers, as the rules would refuse it."""

from __future__ import annotations

from typing import Any

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from cogs import games
from engine import GAMES
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.core import Action
from engine.fief.game_data import CITY
from tests.cogs.press_everything import check, words
from tests.cogs.seat_views import NAMES, PICTURE, look_at
from tests.engine.charlemagne.board import Board as CharlemagneBoard
from tests.engine.fief.board import AZURE, GULES, VERT
from tests.engine.fief.board import Board as FiefBoard
from tests.engine.knights.board import GREEN, RED
from tests.engine.knights.board import Board as KnightsBoard

games()  # brings the fronts


def read(game: str, state: Any, seat: int, step: str, language: str = "en", *, first: bool = True) -> str:
    """The panel of a seat; an offer stands first, or below what else is asked."""
    look = look_at(GAMES[game], state, seat)
    prompt = next(p for p in look.prompts if p.step == step) if first else look.prompt
    ctx = PanelContext(look, seat, Voice(language, NAMES, game), prompt=prompt)
    return words(check(panel(ctx, ("board.png", PICTURE))))


def agrees(game: str, state: Any, seat: int, step: str) -> None:
    """What is closed is what the rules refuse, with the same reason, and cannot be pressed."""
    prompt = next(p for p in GAMES[game].prompts(state)[seat] if p.step == step)
    for action, refusal in prompt.closed:
        assert action not in prompt.actions
        assert GAMES[game].why_not(state, seat, action) == refusal


def test_a_deal_says_what_its_reader_lacks() -> None:
    board = FiefBoard().meeting()
    board.do(GULES, "draft-want money 7; draft-want card tax; offer azure city")
    board.hand(AZURE, "tax")
    assert "Not now" not in read("fief", board.state, AZURE, "deal")
    board.state.purse[AZURE] = 3
    number = board.offers()[0].number
    told = read("fief", board.state, AZURE, "deal")
    assert f"Not now: *Accept offer {number}*. Offer {number} asks for 7 shillings" in told
    assert "you have 3 shillings" in told
    assert "Ahora no: " in read("fief", board.state, AZURE, "deal", "es")
    board.state.hands[AZURE] = []
    assert "asks for 7 shillings and the card Tax" in read("fief", board.state, AZURE, "deal")
    agrees("fief", board.state, AZURE, "deal")


def test_a_deal_says_what_is_there_no_more() -> None:
    """A city that its giver has lost meanwhile."""
    board = FiefBoard().meeting()
    board.town("london", "fortress", control=GULES)
    board.put(AZURE, "london", out="norwich", knight=1)
    board.do(GULES, "draft-give city london; draft-want money 5; offer azure city")
    board.state.towns[CITY["london"]].control = VERT
    told = read("fief", board.state, AZURE, "deal")
    assert "Neither you nor the Red family has this to give now: control of London" in told
    agrees("fief", board.state, AZURE, "deal")


def test_a_price_says_what_its_reader_has() -> None:
    board = KnightsBoard()
    board.go("plan")
    board.do(GREEN, "terms seat-0 attack; price 20")
    told = read("knights", board.state, RED, "price")
    assert "This offer costs 20 crowns; you have 15." in told
    assert "Esta oferta cuesta 20 coronas; tienes 15." in read("knights", board.state, RED, "price", "es")
    agrees("knights", board.state, RED, "price")


def test_a_treaty_says_what_its_reader_cannot_give_or_is_no_longer_so() -> None:
    """Also where the offer stands below another question."""
    board = CharlemagneBoard()
    state = board.state
    state.treasury[:] = [9, 6]
    board.do("clause points seat-0 4", "clause points seat-1 5", "propose", seat=EMPIRE)
    assert "Not now" not in read("charlemagne", state, TRIBAL, "offer")
    state.treasury[:] = [9, 2]
    told = read("charlemagne", state, TRIBAL, "offer")
    assert "You cannot give what treaty 1 asks of you" in told
    assert "you have 2 points of treasure" in told
    agrees("charlemagne", state, TRIBAL, "offer")


def test_nobody_is_told_of_the_purse_of_the_other() -> None:
    """An offer that its maker cannot keep reads as any other."""
    board = FiefBoard().meeting()
    board.do(GULES, "draft-give money 9; offer azure city")
    board.state.purse[GULES] = 0
    prompt = next(p for p in GAMES["fief"].prompts(board.state)[AZURE] if p.step == "deal")
    assert prompt.closed == ()
    assert Action("accept", (board.offers()[0].number,)) in prompt.actions
