"""The computer player of Fief: what it keeps, plays and arms."""

from __future__ import annotations

from engine.fief.game_data import CITY, NOBLE
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState, Window
from engine.players.fief import FiefPlayer
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.players.fief_seat import chosen, courting, waiting

# -- cards


def test_lays_poor_cards_aside_and_draws_what_it_lacks() -> None:
    """A fourth Noble is of no use to a full family; a family of two looks for a third."""
    board = Board()
    for slug in ("henri", "hugh", "lucia"):
        board.noble(slug, GULES, "york")
    board.hand(GULES, "simon", "assassination", "tax")
    board.go("discard")
    batch = chosen(board.state, GULES)
    assert "discard simon" in batch
    assert "discard assassination" not in batch
    assert batch[-1] == "seal"


def test_plays_nobles_prelates_and_taxes() -> None:
    """A Noble comes to troops that nobody leads; then the Church and the taxes have their turn."""
    board = Board()
    board.noble("henri", GULES, "york", lord=["north"])
    board.noble("hugh", GULES, "york")
    board.put(GULES, "york", soldier=2)
    board.put(GULES, "lincoln", soldier=3)
    for town in board.state.towns:
        town.control = AZURE
    board.region("north", GULES)
    board.hand(GULES, "simon", "archbishop-york", "tax")
    board.turn("play", GULES)
    assert chosen(board.state, GULES) == ["bear simon lincoln"]
    board.do(GULES, "bear simon lincoln")
    assert chosen(board.state, GULES)[0].startswith("ordain archbishop-york ")
    board.do(GULES, "ordain archbishop-york hugh")
    assert chosen(board.state, GULES) == ["tallage north"]


def test_harvest_is_for_own_mills() -> None:
    """Two own mills are blessed; others' are not."""
    for family, answer in ((GULES, "bless harvest north"), (AZURE, "done")):
        board = Board()
        board.noble("henri", GULES, "london")
        board.noble("hugh", family if family == AZURE else GULES, "york")
        for city in ("york", "lincoln"):
            board.town(city, control=family, mill=True)
            board.put(family, city, soldier=1)
        board.hand(GULES, "harvest")
        board.turn("play", GULES)
        assert chosen(board.state, GULES) == [answer]


# -- any-time cards


def test_breaks_an_alliance_that_is_about_to_win() -> None:
    """In the last window of a round a murder ends the marriage that would win (9.0)."""
    board = courting()
    board.wed("henri", "lucia")
    board.noble("anabel", GULES, "york")
    board.noble("arthur", AZURE, "london")
    board.hand(VERT, "assassination")
    board.state.orders[VERT].windows = "ask"
    board.go("dusk")
    assert isinstance(board.state.frames[-1], Window)
    assert chosen(board.state, VERT)[0] in ("intend assassinate henri hugh", "intend assassinate lucia hugh")
    assert chosen(board.state, VERT)[-1] == "abide"


def test_ambushes_who_stands_in_the_open() -> None:
    """A Lord with troops who stands beside one of the seat's is taken."""
    board = Board().position(number=5)
    board.noble("henri", GULES, "york")
    board.put(GULES, "york", soldier=1)
    board.noble("hugh", AZURE, "york", out="whitby", lord=["south-east", "wales"])
    board.put(AZURE, "york", out="whitby", knight=4)
    board.hand(GULES, "ambush")
    board.turn("buy", GULES)
    assert chosen(board.state, GULES) == ["ambush hugh henri"]


def test_gives_the_first_relic_to_the_sovereign() -> None:
    """A bearer beside the Sovereign presents it at once, for it is a point (12.0)."""
    board = Board()
    board.noble("henri", GULES, "york")
    board.noble("hugh", AZURE, "york", lord=["north"])
    board.crown("hugh")
    board.relic("grail", "henri")
    board.turn("buy", GULES)
    assert chosen(board.state, GULES) == ["present henri"]


def test_frees_a_captive_it_cannot_pay_for() -> None:
    """A Passage brings a Lord home (10.2); without a purse for the ransom."""
    board = Board().position(purse=1)
    board.noble("henri", GULES, "york", lord=["north"])
    board.noble("hugh", AZURE, "london")
    board.hold("henri", "hugh")
    board.noble("lucia", GULES, "york")
    board.hand(GULES, "passage")
    board.turn("buy", GULES)
    assert chosen(board.state, GULES) == ["release-captive henri"]


# -- armed cards


def readied(state: FiefState, seat: int) -> list[str]:
    """What a seat arms and takes back before it answers."""
    found: list[str] = []
    while (batch := FiefPlayer("seed").choose(RULES.view(state, seat), waiting(state)[1]))[0].verb in ("arm", "disarm"):
        for action in batch:
            if action.verb in ("arm", "disarm"):
                assert RULES.why_not(state, seat, action) is None
                RULES.apply(state, seat, action)
                found.append(str(action))
    return found


def test_arms_against_an_army_that_may_come() -> None:
    """A card lies ready for the only leader of an army near a city with a title, and stays there when he goes away: he
    may come again. It is moved where somebody else has come."""
    board = Board().position(purse=0)
    board.noble("henri", GULES, "durham", lord=["marches"])
    board.region("marches", GULES)
    board.town("durham", "walled")
    board.put(GULES, "durham", knight=2)
    board.noble("hugh", AZURE, "york")
    board.put(AZURE, "york", knight=3)
    board.hand(GULES, "ambush")
    board.turn("buy", GULES)
    assert readied(board.state, GULES) == ["arm ambush meets hugh any"]
    assert readied(board.state, GULES) == []
    board.state.nobles[NOBLE["hugh"]].place = CITY["plymouth"]
    for stack in board.state.stacks:
        stack.city = CITY["plymouth"] if stack.family == AZURE else stack.city
    assert readied(board.state, GULES) == []
    board.noble("edward", VERT, "york")
    board.put(VERT, "york", knight=3)
    assert readied(board.state, GULES) == ["disarm 1", "arm ambush meets edward any"]


def test_a_card_waits_for_one_thing_and_never_for_a_friend() -> None:
    """Of two armies that may come the card waits for one; after a wedding with its family it is taken back."""
    board = Board().position(purse=0)
    board.noble("henri", GULES, "durham", lord=["marches"])
    board.region("marches", GULES)
    board.town("durham", "walled")
    board.put(GULES, "durham", knight=2)
    board.noble("lucia", GULES, "durham")
    for slug, family, city in (("hugh", AZURE, "york"), ("edward", VERT, "whitby")):
        board.noble(slug, family, city)
        board.put(family, city, knight=3)
    board.hand(GULES, "ambush")
    board.turn("buy", GULES)
    (armed,) = readied(board.state, GULES)
    board.wed("lucia", armed.split()[3])
    other = {"hugh": "edward", "edward": "hugh"}[armed.split()[3]]
    assert readied(board.state, GULES) == ["disarm 1", f"arm ambush meets {other} any"]


def test_arms_a_way_home_and_a_burgher() -> None:
    """A Passage waits for a Lord to be taken, a Burgher for the family's first title."""
    board = Board().position(purse=0)
    board.noble("henri", GULES, "york", lord=["north", "marches"])
    board.hand(GULES, "passage")
    board.noble("hugh", AZURE, "london")
    board.hand(AZURE, "burgher-3")
    board.turn("buy", GULES)
    assert readied(board.state, GULES) == ["arm passage captured henri"]
    board.turn("buy", AZURE)
    assert readied(board.state, AZURE) == ["arm burgher-3 lord azure"]


def test_arms_against_a_wedding_that_would_win() -> None:
    """Two enemies of two points each are not to marry; who is one's own ally is no enemy."""
    board = courting()
    board.noble("anabel", GULES, "york")
    board.noble("arthur", AZURE, "london")
    board.hand(VERT, "assassination")
    board.turn("buy", VERT)
    assert readied(board.state, VERT) == ["arm assassination weds azure any"]
    board = courting()
    board.hand(AZURE, "assassination")
    board.turn("buy", AZURE)
    assert readied(board.state, AZURE) == []
