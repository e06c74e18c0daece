"""The computer player of Fief: what it keeps, plays and arms."""

from __future__ import annotations

from engine.fief.game_data import CITY, NOBLE
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState, Window
from engine.players.fief import FiefPlayer
from tests.engine.fief import kit
from tests.engine.fief.kit import AZURE, GULES, VERT
from tests.engine.players.fief_seat import chosen, courting, waiting

# -- cards


def test_lays_poor_cards_aside_and_draws_what_it_lacks() -> None:
    """A fourth Noble is of no use to a full family; a family of two looks for a third."""
    state = kit.position()
    for slug in ("henri", "hugh", "lucia"):
        kit.noble(state, slug, GULES, "york")
    kit.hand(state, GULES, "simon", "assassination", "tax")
    kit.go(state, "discard")
    batch = chosen(state, GULES)
    assert "discard simon" in batch
    assert "discard assassination" not in batch
    assert batch[-1] == "seal"


def test_plays_nobles_prelates_and_taxes() -> None:
    """A Noble comes to troops that nobody leads; then the Church and the taxes have their turn."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "york", lord=["north"])
    kit.noble(state, "hugh", GULES, "york")
    kit.put(state, GULES, "york", soldier=2)
    kit.put(state, GULES, "lincoln", soldier=3)
    for town in state.towns:
        town.control = AZURE
    kit.region(state, "north", GULES)
    kit.hand(state, GULES, "simon", "archbishop-york", "tax")
    kit.turn(state, "play", GULES)
    assert chosen(state, GULES) == ["bear simon lincoln"]
    kit.do(state, GULES, "bear simon lincoln")
    assert chosen(state, GULES)[0].startswith("ordain archbishop-york ")
    kit.do(state, GULES, "ordain archbishop-york hugh")
    assert chosen(state, GULES) == ["tallage north"]


def test_harvest_is_for_own_mills() -> None:
    """Two own mills are blessed; others' are not."""
    for family, answer in ((GULES, "bless harvest north"), (AZURE, "done")):
        state = kit.position()
        kit.noble(state, "henri", GULES, "london")
        kit.noble(state, "hugh", family if family == AZURE else GULES, "york")
        for city in ("york", "lincoln"):
            kit.town(state, city, control=family, mill=True)
            kit.put(state, family, city, soldier=1)
        kit.hand(state, GULES, "harvest")
        kit.turn(state, "play", GULES)
        assert chosen(state, GULES) == [answer]


# -- any-time cards


def test_breaks_an_alliance_that_is_about_to_win() -> None:
    """In the last window of a round a murder ends the marriage that would win (9.0)."""
    state = courting()
    kit.wed(state, "henri", "lucia")
    kit.noble(state, "anabel", GULES, "york")
    kit.noble(state, "arthur", AZURE, "london")
    kit.hand(state, VERT, "assassination")
    state.orders[VERT].windows = "ask"
    kit.go(state, "dusk")
    assert isinstance(state.frames[-1], Window)
    assert chosen(state, VERT)[0] in ("intend assassinate henri hugh", "intend assassinate lucia hugh")
    assert chosen(state, VERT)[-1] == "abide"


def test_ambushes_who_stands_in_the_open() -> None:
    """A Lord with troops who stands beside one of the seat's is taken."""
    state = kit.position(number=5)
    kit.noble(state, "henri", GULES, "york")
    kit.put(state, GULES, "york", soldier=1)
    kit.noble(state, "hugh", AZURE, "york", out="whitby", lord=["south-east", "wales"])
    kit.put(state, AZURE, "york", out="whitby", knight=4)
    kit.hand(state, GULES, "ambush")
    kit.turn(state, "buy", GULES)
    assert chosen(state, GULES) == ["ambush hugh henri"]


def test_gives_the_first_relic_to_the_sovereign() -> None:
    """A bearer beside the Sovereign presents it at once, for it is a point (12.0)."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "york")
    kit.noble(state, "hugh", AZURE, "york", lord=["north"])
    kit.crown(state, "hugh")
    kit.relic(state, "grail", "henri")
    kit.turn(state, "buy", GULES)
    assert chosen(state, GULES) == ["present henri"]


def test_frees_a_captive_it_cannot_pay_for() -> None:
    """A Passage brings a Lord home (10.2); without a purse for the ransom."""
    state = kit.position(purse=1)
    kit.noble(state, "henri", GULES, "york", lord=["north"])
    kit.noble(state, "hugh", AZURE, "london")
    kit.hold(state, "henri", "hugh")
    kit.noble(state, "lucia", GULES, "york")
    kit.hand(state, GULES, "passage")
    kit.turn(state, "buy", GULES)
    assert chosen(state, GULES) == ["release-captive henri"]


# -- armed cards


def readied(state: FiefState, seat: int) -> list[str]:
    """What a seat arms and takes back before it answers."""
    found: list[str] = []
    while (batch := FiefPlayer("seed").choose(RULES.view(state, seat), waiting(state)[1]))[0].verb in ("arm", "disarm"):
        assert RULES.why_not(state, seat, batch[0]) is None
        RULES.apply(state, seat, batch[0])
        found += map(str, batch)
    return found


def test_arms_against_an_army_that_may_come() -> None:
    """A card lies ready for the only leader of an army near a city with a title; it is taken back when he is gone."""
    state = kit.position(purse=0)
    kit.noble(state, "henri", GULES, "durham", lord=["marches"])
    kit.region(state, "marches", GULES)
    kit.town(state, "durham", "walled")
    kit.put(state, GULES, "durham", knight=2)
    kit.noble(state, "hugh", AZURE, "york")
    kit.put(state, AZURE, "york", knight=3)
    kit.hand(state, GULES, "ambush")
    kit.turn(state, "buy", GULES)
    assert readied(state, GULES) == ["arm ambush meets hugh any"]
    assert readied(state, GULES) == []
    state.nobles[NOBLE["hugh"]].place = CITY["plymouth"]
    for stack in state.stacks:
        stack.city = CITY["plymouth"] if stack.family == AZURE else stack.city
    assert readied(state, GULES) == ["disarm 1"]


def test_arms_a_way_home_and_a_burgher() -> None:
    """A Passage waits for a Lord to be taken, a Burgher for the family's first title."""
    state = kit.position(purse=0)
    kit.noble(state, "henri", GULES, "york", lord=["north", "marches"])
    kit.hand(state, GULES, "passage")
    kit.noble(state, "hugh", AZURE, "london")
    kit.hand(state, AZURE, "burgher-3")
    kit.turn(state, "buy", GULES)
    assert readied(state, GULES) == ["arm passage captured henri"]
    kit.turn(state, "buy", AZURE)
    assert readied(state, AZURE) == ["arm burgher-3 lord azure"]


def test_arms_against_a_wedding_that_would_win() -> None:
    """Two enemies of two points each are not to marry; who is one's own ally is no enemy."""
    state = courting()
    kit.noble(state, "anabel", GULES, "york")
    kit.noble(state, "arthur", AZURE, "london")
    kit.hand(state, VERT, "assassination")
    kit.turn(state, "buy", VERT)
    assert readied(state, VERT) == ["arm assassination weds azure any"]
    state = courting()
    kit.hand(state, AZURE, "assassination")
    kit.turn(state, "buy", AZURE)
    assert readied(state, AZURE) == []
