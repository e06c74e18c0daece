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


def armed(board: Board) -> Board:
    """Gules holds every card that strikes somebody; Famine over Wales."""
    people(board)
    board.hand(GULES, "assassination", "justice", "ambush", "passage", "fair-weather")
    board.lay("wales", "famine")
    board.go("court")
    return board


def playing(board: Board) -> Board:
    """Gules plays church titles, a Harvest and a Tax; Storms over Wales."""
    people(board)
    board.noble("anabel", GULES, "oxford")
    board.hand(GULES, "bishop-exeter", "autumn-abbess", "harvest", "tax")
    board.lay("wales", "storms")
    board.turn("play", GULES)
    return board


def mustering(board: Board) -> Board:
    """Henri and a knight stand before the walls of London."""
    people(board)
    board.put(GULES, "london", out="oxford", knight=1)
    board.turn("battle", GULES)
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
    (dealing, "draft-want captive lucia", "draft-theirs"),
    (dealing, "draft-give relic grail", "draft-have"),
    (dealing, "arm tax meets azure any", "arm-card"),
    (dealing, "stand henri", "election-early"),
    (dealing, "summon", "summon-crown"),
    (dealing, "renounce henri", "renounce-lay"),
    (dealing, "release-captive lucia", "passage"),
    (dealing, "rebel london burgher", "burgher-none"),
    (dealing, "hire london 2", "hire-nobody"),
    (dealing, "feed", "shin"),
    (dealing, "shift-storm wales marches", "chasuble"),
    (dealing, "spy tax seat-1", "mata"),
    (dealing, "pardon lucia", "pardon-crown"),
    (dealing, "present henri", "relicless"),
    (dealing, "take-relic henri", "outside"),
    (dealing, "take-relic lucia", "not-yours"),
    (armed, "assassinate anabel henri", "not-in-play"),
    (armed, "assassinate henri henri", "assassinate-self"),
    (armed, "assassinate hugh lucia", "not-yours"),
    (armed, "judge lucia", "judge-innocent"),
    (armed, "ambush hugh henri", "ambush-apart"),
    (armed, "ambush lucia henri", "ambush-fort"),
    (armed, "trap-leader army-0", "leaderless"),
    (armed, "clear wales", "bless-barred"),
    (armed, "flee york", "no-battle-now"),
    (armed, "release-captive lucia", "not-captive"),
    (wooing, "court henri lucia", "marry-cleric"),
    (wooing, "court edward hugh", "marry-alike"),
    (wooing, "marry edward lucia", "marry-proposed"),
    (playing, "ordain bishop-exeter lucia", "church-family"),
    (playing, "ordain bishop-exeter anabel", "ordain-woman"),
    (playing, "found autumn-abbess henri oxford", "veil-man"),
    (playing, "found autumn-abbess anabel london", "found-built"),
    (playing, "tallage wales", "tallage-foreign"),
    (playing, "tithe exeter", "tithe-foreign"),
    (playing, "bless harvest wales", "bless-barred"),
    (marching, "go cardiff", "road"),
    (marching, "forest york", "forest"),
    (marching, "sail london", "port"),
    (marching, "court london", "court-family"),
    (marching, "parade", "parade-nobody"),
    (marching, "enter", "entry"),
    (marching, "slip bristol", "passage"),
    (marching, "take catapult 1", "catapult"),
    (balked, "go exeter", "leave-refused"),
    (buying, "buy knight oxford 1", "money"),
    (buying, "build mill oxford", "money"),
    (buying, "title south-west edward", "money"),
    (buying, "title south-west lucia", "title-family"),
    (buying, "title wales edward", "title-cities"),
    (buying, "grant wales edward", "grant-crown"),
    (buying, "transfer wales edward", "transfer-foreign"),
    (buying, "buy soldier london 1", "buy-foreign"),
    (buying, "build fortress london", "build-foreign"),
    (buying, "build fortress exeter", "build-built"),
    (buying, "build royal-fortress oxford", "royal-crown"),
    (buying, "engineer london", "raise-siege"),
    (mustering, "attack york vert", "army"),
    (mustering, "raise-siege york", "battle-region"),
    (mustering, "attack london vert", "no-foe"),
    (mustering, "sally london azure", "sally-outside"),
    (mustering, "occupy london", "occupy-held"),
    (mustering, "raise-siege london", "raise-siege"),
    (mustering, "draw-sword henri", "sword-far"),
    (sealing, "buy knight oxford 1", "money"),
)
"""A position, what Gules tries in it, and why he may not."""
