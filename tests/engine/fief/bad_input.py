"""Acts of Fief that are refused, each with the position in which somebody tries it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action
from engine.fief.rules import FIEF as RULES
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board


def people(board: Board, **options: int) -> Board:
    """Henri of Gules and Lucia of Azure in London, hers behind walls; Hugh in York, Joan in Norwich."""
    board.position(**options)
    board.noble("henri", GULES, "london", out="oxford")
    board.noble("lucia", AZURE, "london")
    board.noble("hugh", VERT, "york")
    board.noble("joan", OR, "norwich")
    board.put(AZURE, "london", soldier=2)
    board.town("london", "fortress", control=AZURE)
    return board


def dealing(board: Board) -> Board:
    """Gules has four shillings and a Tax, and has met Lucia."""
    people(board, purse=4)
    board.hand(GULES, "tax")
    board.hand(AZURE, "harvest")
    board.go("court")
    return board


def asked_too_much(board: Board) -> Board:
    """Azure wants from Gules more than he has."""
    dealing(board)
    board.do(AZURE, "draft-want money 5; offer gules city")
    return board


def asked_a_card(board: Board) -> Board:
    """Azure wants from Gules a card that he has not."""
    dealing(board)
    board.do(AZURE, "draft-want card justice; offer gules city")
    return board


def spent(board: Board) -> Board:
    """What Gules has written down he has no more."""
    dealing(board)
    board.do(GULES, "draft-give money 4")
    board.state.purse[GULES] = 3
    return board


def election(board: Board) -> Board:
    """Hugh stands for the throne; Gules has nobody but captives."""
    board.position()
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "cardiff", lord=["wales", "marches", "north"])
    board.noble("edward", VERT, "canterbury")
    board.noble("joan", OR, "norwich")
    board.prelate("edward", "canterbury")
    board.hold("henri", "hugh")
    board.go("court")
    board.do(AZURE, "stand hugh")
    for seat in range(4):
        board.ready(seat)
    return board


def parliament(board: Board) -> Board:
    """Hugh reigns and has called Parliament; Gules has nobody but captives."""
    board.position()
    board.noble("henri", GULES, "london", lord=["south-east"])
    hugh = board.noble("hugh", AZURE, "cardiff", lord=["wales"])
    board.noble("edward", VERT, "canterbury")
    board.noble("joan", OR, "norwich")
    board.state.sovereign = hugh
    board.hold("henri", "hugh")
    board.go("court")
    board.do(AZURE, "summon")
    for seat in range(4):
        board.ready(seat)
    return board


def drawing(board: Board) -> Board:
    """Cards are laid aside and drawn: nothing else may be played (2.6)."""
    people(board)
    board.hand(GULES, "assassination", "justice", "tax")
    board.go("discard")
    for seat in range(4):
        board.do(seat, "plan ask 0; seal")
    return board


def wooing(board: Board) -> Board:
    """Henri is a bishop, Lucia an unmarried woman, Hugh a man."""
    people(board)
    board.prelate("henri", "exeter")
    board.noble("edward", GULES, "london", out="oxford")
    board.go("court")
    return board


def marching(board: Board) -> Board:
    """Henri sets out from Oxford; Vert holds Bristol and lets nobody pass; Storms over Wales."""
    board.position()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    board.noble("hugh", VERT, "bristol")
    board.noble("joan", OR, "norwich")
    board.put(GULES, "oxford", knight=1)
    board.put(VERT, "bristol", soldier=3)
    board.town("bristol", control=VERT)
    do_order(board, VERT, "order strangers refuse")
    board.lay("wales", "storms")
    board.turn("move", GULES)
    board.do(GULES, "lead henri; take all")
    return board


def do_order(board: Board, seat: int, text: str) -> None:
    """A standing order, given before anybody is asked."""
    RULES.apply(board.state, seat, Action.parse(text))


def balked(board: Board) -> Board:
    """Leave to go on from Bristol was refused."""
    marching(board)
    board.do(GULES, "go bristol")
    try_on = "go exeter"
    board.do(GULES, try_on)
    return board


def buying(board: Board) -> Board:
    """Two shillings, a city, a mill to be had for three."""
    people(board, purse=2)
    board.noble("edward", GULES, "oxford")
    for city in ("plymouth", "exeter", "bristol"):
        board.town(city, control=GULES)
    board.town("exeter", "fortress")
    board.turn("buy", GULES)
    return board


def sealing(board: Board) -> Board:
    """All write their purchases down at the same time."""
    people(board, purse=2, purchases="sealed")  # type: ignore[arg-type]
    board.noble("edward", GULES, "oxford")
    board.go("buy")
    return board


Build = Callable[[Board], Board]
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
