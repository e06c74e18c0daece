"""An England in which everything is somewhere: for what is shown, what may be corrected, what a save may hold."""

from __future__ import annotations

from engine.fief.state import Article, FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    abbess,
    army,
    crown,
    go,
    hand,
    hold,
    lay,
    noble,
    position,
    prelate,
    put,
    relic,
    slot,
    sword,
    tax,
    town,
    wed,
)


def england() -> FiefState:
    """Round 3, Gules buys: two Nobles or three each, a King and a Queen, a prelate, abbesses, a captive of each kind
    of captor, invaders, every building, a siege, relics seen and unseen, taxes, Fortunes and Disasters."""
    state = position(number=3, purse=10)
    noble(state, "arthur", GULES, "plymouth", lord=["south-west"], servant="mata", steps=1)
    noble(state, "alienor", GULES, "exeter", servant="wymond", used=True)
    noble(state, "simon", GULES, "harlech")
    noble(state, "edward", AZURE, "london", lord=["south-east"], garter=True)
    noble(state, "beatrice", AZURE, "london", prince=False)
    noble(state, "cecily", VERT, "york")
    noble(state, "hugh", VERT, "berwick", out="durham", heresy=True, safe=True, tries=1)
    noble(state, "roger", OR, "durham", lord=["marches"], prince=True)
    noble(state, "sybil", OR, "durham")
    put(state, GULES, "plymouth", {"soldier": 3, "knight": 2}, bombard=1)
    put(state, GULES, "exeter", out="sea", archer=2)
    put(state, AZURE, "london", knight=4, catapult=1)
    put(state, VERT, "berwick", out="durham", soldier=5, french=2)
    put(state, OR, "durham", soldier=1)
    slot(state, VERT, "french-crossbows")
    slot(state, OR, "burgher-3")
    prelate(state, "simon", "exeter")
    abbess(state, "alienor", 0, "exeter")
    abbess(state, "cecily", 1, "york", "royal-abbey")
    crown(state, "edward", "beatrice", guards=2)
    wed(state, "edward", "beatrice")
    wed(state, "arthur", "sybil")
    town(state, "plymouth", "walled", mill=True)
    town(state, "london", "royal-fortress", mill=True)
    town(state, "berwick", siege=VERT, quiet=[VERT])
    town(state, "durham", "fortress")
    army(state, "norwich", 4, stays=True)
    army(state, "whitby", 2, out="york", landed=True)
    hold(state, "sybil", "arthur")
    hold(state, "simon", "army-1")
    state.armies[3].gone = True
    relic(state, "grail", "arthur")
    relic(state, "chasuble", city="plymouth", known=False)
    relic(state, "skull", city="oxford", known=False)
    relic(state, "shin", city="whitby")
    sword(state, "edward")
    state.gift = GULES
    lay(state, "north", "famine", "harvest")
    lay(state, "wales", "storms", awake=False)
    tax(state, "tallage", "south-west", "arthur")
    tax(state, "tithe", "york", "simon")
    hand(state, GULES, "justice", "plague")
    hand(state, OR, "margaret")
    state.drafts[GULES] = [[Article("money", "", 3)], [Article("relic", "shin")]]
    state.dormant[1] = AZURE
    state.garters -= 1
    state.summoned = state.knighted = True
    return state


def buying() -> FiefState:
    """That England while Gules buys."""
    state = england()
    go(state, "buy", first=GULES)
    return state
