"""The computer player of Fief among dealers: what it offers it keeps, and would think fair itself."""

from __future__ import annotations

from engine.core import Event, blocking
from engine.fief.rules import FIEF as RULES
from engine.players.fief import FiefPlayer
from engine.players.fief.treaty import worthwhile
from engine.players.fief.valuation import Worth
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.players.fief_seat import chosen, reading


def meeting(stage: str, *hand: str, purse: int = 6) -> Board:
    """Henri of Gules and Hugh of Azure stand together; Gules holds the North."""
    board = Board().position(purse=purse)
    board.noble("henri", GULES, "york", lord=["north"])
    board.noble("hugh", AZURE, "york", out="whitby")
    board.noble("edward", VERT, "london")
    board.noble("joan", OR, "norwich")
    board.region("north", GULES)
    board.put(GULES, "york", soldier=2)
    board.hand(GULES, *hand)
    board.turn(stage, GULES)
    return board


def test_a_card_that_is_offered_is_neither_played_nor_laid_aside() -> None:
    """It lies ready for the other until he has answered."""
    board = meeting("play", "tax")
    assert chosen(board.state, GULES) == ["tallage north"]
    board.do(GULES, "draft-give card tax; draft-want money 3; offer azure city")
    assert chosen(board.state, GULES) == ["done"]
    board.do(GULES, f"withdraw {board.offers()[0].number}")
    assert chosen(board.state, GULES) == ["tallage north"]
    board = meeting("court", "simon", "assassination", "tax")
    for slug in ("walter", "lucia"):
        board.noble(slug, GULES, "york")
    board.go("discard")
    assert "discard simon" in chosen(board.state, GULES)
    board.do(GULES, "draft-give card simon; draft-want money 1; offer azure city")
    assert "discard simon" not in chosen(board.state, GULES)


def test_money_that_is_offered_is_not_spent() -> None:
    """What is left above it is; with the answer all is free again."""
    board = meeting("buy", purse=3)
    free = chosen(board.state, GULES)
    assert free != ["done"]
    board.do(GULES, "draft-give money 3; draft-want card justice; offer azure city")
    assert chosen(board.state, GULES)[0] == "done"
    board.do(AZURE, f"decline {board.offers()[0].number}")
    assert chosen(board.state, GULES) == free


def test_what_it_offers_it_would_take_and_nobody_finds_it_void() -> None:
    """A whole game among computers: every offer is worth as much to its maker as it costs him, and none is void by the
    time it is answered."""
    made = answered = 0
    state = RULES.setup(seats=4, seed="deals4")
    players = [FiefPlayer(str(seat)) for seat in range(4)]
    while RULES.outcome(state) is None:
        prompts = RULES.prompts(state)
        open_ = [(s, p) for s, mine in prompts.items() for p in mine if p.notify and not p.blocks]
        seat, prompt = open_[0] if open_ else next((s, mine[0]) for s, mine in sorted(blocking(prompts).items()))
        events: list[Event] = []
        for action in players[seat].choose(RULES.view(state, seat), prompt):
            events += RULES.apply(state, seat, action)
            if action.verb in ("offer", "ransom"):
                position = reading(state, seat)
                deal = next(d for d in reversed(position.own.deals) if d.maker in position.families)
                assert worthwhile(position, Worth(position), deal, deal.maker) >= 0, (str(action), deal)
                made += 1
        answered += prompt.step == "deal"
        assert "fief-deal-void" not in [e.key for e in events], prompt
    assert made
    assert answered
