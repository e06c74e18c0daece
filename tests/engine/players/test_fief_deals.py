"""The computer player of Fief among dealers: what it offers it keeps, and would think fair itself."""

from __future__ import annotations

from engine.core import Event, blocking
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState
from engine.players.fief import FiefPlayer
from engine.players.fief.treaty import worthwhile
from engine.players.fief.valuation import Worth
from tests.engine.fief import kit
from tests.engine.fief.dealing import offers
from tests.engine.fief.kit import AZURE, GULES, OR, VERT
from tests.engine.players.fief_seat import chosen, reading


def meeting(stage: str, *hand: str, purse: int = 6) -> FiefState:
    """Henri of Gules and Hugh of Azure stand together; Gules holds the North."""
    state = kit.position(purse=purse)
    kit.noble(state, "henri", GULES, "york", lord=["north"])
    kit.noble(state, "hugh", AZURE, "york", out="whitby")
    kit.noble(state, "edward", VERT, "london")
    kit.noble(state, "joan", OR, "norwich")
    kit.region(state, "north", GULES)
    kit.put(state, GULES, "york", soldier=2)
    kit.hand(state, GULES, *hand)
    kit.turn(state, stage, GULES)
    return state


def test_a_card_that_is_offered_is_neither_played_nor_laid_aside() -> None:
    """It lies ready for the other until he has answered."""
    state = meeting("play", "tax")
    assert chosen(state, GULES) == ["tallage north"]
    kit.do(state, GULES, "draft-give card tax; draft-want money 3; offer azure city")
    assert chosen(state, GULES) == ["done"]
    kit.do(state, GULES, f"withdraw {offers(state)[0].number}")
    assert chosen(state, GULES) == ["tallage north"]
    state = meeting("court", "simon", "assassination", "tax")
    for slug in ("walter", "lucia"):
        kit.noble(state, slug, GULES, "york")
    kit.go(state, "discard")
    assert "discard simon" in chosen(state, GULES)
    kit.do(state, GULES, "draft-give card simon; draft-want money 1; offer azure city")
    assert "discard simon" not in chosen(state, GULES)


def test_money_that_is_offered_is_not_spent() -> None:
    """What is left above it is; with the answer all is free again."""
    state = meeting("buy", purse=3)
    free = chosen(state, GULES)
    assert free != ["done"]
    kit.do(state, GULES, "draft-give money 3; draft-want card justice; offer azure city")
    assert chosen(state, GULES)[0] == "done"
    kit.do(state, AZURE, f"decline {offers(state)[0].number}")
    assert chosen(state, GULES) == free


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
