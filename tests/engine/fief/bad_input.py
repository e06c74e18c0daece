"""Acts of Fief that are refused, each with the position in which somebody tries it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    do,
    go,
    hand,
    hold,
    lay,
    noble,
    position,
    prelate,
    put,
    ready,
    town,
    turn,
)


def people(**options: int) -> FiefState:
    """Henri of Gules and Lucia of Azure in London, hers behind walls; Hugh in York, Joan in Norwich."""
    state = position(**options)
    noble(state, "henri", GULES, "london", out="oxford")
    noble(state, "lucia", AZURE, "london")
    noble(state, "hugh", VERT, "york")
    noble(state, "joan", OR, "norwich")
    put(state, AZURE, "london", soldier=2)
    town(state, "london", "fortress", control=AZURE)
    return state


def dealing() -> FiefState:
    """Gules has four shillings and a Tax, and has met Lucia."""
    state = people(purse=4)
    hand(state, GULES, "tax")
    hand(state, AZURE, "harvest")
    go(state, "court")
    return state


def asked_too_much() -> FiefState:
    """Azure wants from Gules more than he has."""
    state = dealing()
    do(state, AZURE, "draft-want money 5; offer gules city")
    return state


def asked_a_card() -> FiefState:
    """Azure wants from Gules a card that he has not."""
    state = dealing()
    do(state, AZURE, "draft-want card justice; offer gules city")
    return state


def spent() -> FiefState:
    """What Gules has written down he has no more."""
    state = dealing()
    do(state, GULES, "draft-give money 4")
    state.purse[GULES] = 3
    return state


def election() -> FiefState:
    """Hugh stands for the throne; Gules has nobody but captives."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "cardiff", lord=["wales", "marches", "north"])
    noble(state, "edward", VERT, "canterbury")
    noble(state, "joan", OR, "norwich")
    prelate(state, "edward", "canterbury")
    hold(state, "henri", "hugh")
    go(state, "court")
    do(state, AZURE, "stand hugh")
    for seat in range(4):
        ready(state, seat)
    return state


def parliament() -> FiefState:
    """Hugh reigns and has called Parliament; Gules has nobody but captives."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["south-east"])
    hugh = noble(state, "hugh", AZURE, "cardiff", lord=["wales"])
    noble(state, "edward", VERT, "canterbury")
    noble(state, "joan", OR, "norwich")
    state.sovereign = hugh
    hold(state, "henri", "hugh")
    go(state, "court")
    do(state, AZURE, "summon")
    for seat in range(4):
        ready(state, seat)
    return state


def drawing() -> FiefState:
    """Cards are laid aside and drawn: nothing else may be played (2.6)."""
    state = people()
    hand(state, GULES, "assassination", "justice", "tax")
    go(state, "discard")
    for seat in range(4):
        do(state, seat, "plan ask 0; seal")
    return state


def wooing() -> FiefState:
    """Henri is a bishop, Lucia an unmarried woman, Hugh a man."""
    state = people()
    prelate(state, "henri", "exeter")
    noble(state, "edward", GULES, "london", out="oxford")
    go(state, "court")
    return state


def marching() -> FiefState:
    """Henri sets out from Oxford; Vert holds Bristol and lets nobody pass; Storms over Wales."""
    state = position()
    noble(state, "henri", GULES, "oxford")
    noble(state, "lucia", AZURE, "london")
    noble(state, "hugh", VERT, "bristol")
    noble(state, "joan", OR, "norwich")
    put(state, GULES, "oxford", knight=1)
    put(state, VERT, "bristol", soldier=3)
    town(state, "bristol", control=VERT)
    do_order(state, VERT, "order strangers refuse")
    lay(state, "wales", "storms")
    turn(state, "move", GULES)
    do(state, GULES, "lead henri; take all")
    return state


def do_order(state: FiefState, seat: int, text: str) -> None:
    """A standing order, given before anybody is asked."""
    RULES.apply(state, seat, Action.parse(text))


def balked() -> FiefState:
    """Leave to go on from Bristol was refused."""
    state = marching()
    do(state, GULES, "go bristol")
    try_on = "go exeter"
    do(state, GULES, try_on)
    return state


def buying() -> FiefState:
    """Two shillings, a city, a mill to be had for three."""
    state = people(purse=2)
    noble(state, "edward", GULES, "oxford")
    for city in ("plymouth", "exeter", "bristol"):
        town(state, city, control=GULES)
    town(state, "exeter", "fortress")
    turn(state, "buy", GULES)
    return state


def sealing() -> FiefState:
    """All write their purchases down at the same time."""
    state = people(purse=2, purchases="sealed")  # type: ignore[arg-type]
    noble(state, "edward", GULES, "oxford")
    go(state, "buy")
    return state


Build = Callable[[], FiefState]
BAD: tuple[tuple[Build, str, str], ...] = (
    (dealing, "draft-give money 5", "money"),
    (dealing, "draft-give card harvest", "draft-have"),
    (dealing, "draft-give card justice", "draft-have"),
    (spent, "offer azure city", "draft-have"),
    (asked_too_much, "accept {n}", "deal-have"),
    (asked_a_card, "accept {n}", "deal-have"),
    (election, "favour gules hugh", "voiceless"),
    (election, "decoy gules hugh", "voiceless"),
    (parliament, "vote gules aye", "voiceless"),
    (drawing, "assassinate lucia henri", "while-drawing"),
    (drawing, "judge henri", "while-drawing"),
    (drawing, "tallage south-east", "turn"),
    (marching, "tallage south-east", "verb"),
    (wooing, "court henri lucia", "marry"),
    (wooing, "court edward hugh", "marry"),
    (marching, "go cardiff", "road"),
    (balked, "go exeter", "leave-refused"),
    (buying, "buy knight oxford 1", "money"),
    (buying, "build mill oxford", "money"),
    (buying, "title south-west edward", "money"),
    (sealing, "buy knight oxford 1", "money"),
)
"""A position, what Gules tries in it, and why he may not."""
