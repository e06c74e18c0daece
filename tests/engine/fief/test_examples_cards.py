"""The worked examples of the rulebook, chapters 2 to 4: cards, disasters, taxes, income, purchases."""

from __future__ import annotations

from engine.fief.board import family_nobles, has_card, is_lord, see_of, titles_of
from engine.fief.estates import title_price
from engine.fief.game_data import ABBESSES, CARDS, CITY, FAMINE, NOBLE, PLAGUE, REGION, STORMS, is_disaster
from engine.fief.income import income, items
from engine.fief.phases.disasters import reveal
from engine.fief.state.state import Drawing
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys


def drawing(board: Board, seat: int, hand_of: tuple[str, ...], *top: str, characters: tuple[str, ...] = ()) -> Board:
    """A seat at its draw; the decks begin with these cards."""
    board.position()
    board.hand(seat, *hand_of)
    stack(board, *top)
    for slug in reversed(characters):
        board.state.characters.append(board.draw(slug))
    board.state.frames.append(Drawing(seat))
    return board


def stack(board: Board, *top: str) -> None:
    """Lay cards on the Fortune deck, the first one on top."""
    cards = [board.draw(slug) for slug in top]
    board.state.fortunes.extend(reversed(cards))


# --- drawing ---------------------------------------------------------------------------------------------------------


def test_2_0_example_looks_before_the_second_draw(board: Board) -> None:
    """David draws a Fortune, looks at it, and takes a Character as his second card."""
    drawing(board, GULES, (), "harvest", characters=("hugh",))
    board.do(GULES, "draw fortune")
    assert [CARDS[c] for c in board.state.hands[GULES]] == ["harvest"]
    assert board.legal(GULES, "draw") == ["draw character", "draw fortune"]
    board.do(GULES, "draw character")
    assert not any(isinstance(f, Drawing) for f in board.state.frames)


def test_2_0_example_no_two_characters(board: Board) -> None:
    drawing(board, GULES, (), "harvest", characters=("hugh", "lucia"))
    board.do(GULES, "draw character")
    assert board.why(GULES, "draw character") == "characters"


def test_2_3_example_cristina_and_hugo(board: Board) -> None:
    """Cristina lays Fair Weather aside, draws a Character, then two Disasters to the track and a Fortune. Hugo lays two
    Nobles aside; his first Disaster fills the track, the next one is lost, a Fortune, a Disaster lost, a Fortune."""
    board.hand(VERT, "fair-weather", "tax")
    board.hand(3, "hugh", "simon", "tax")
    stack(board, "plague", "storms", "harvest", "famine", "famine", "passage", "plague", "rebellion")
    board.state.characters.append(board.draw("lucia"))
    board.go("discard", first=VERT)
    board.do(VERT, "discard fair-weather; plan ask 0; seal")
    board.do(3, "discard hugh; discard simon; plan ask 0; seal")
    for seat in (GULES, AZURE):
        board.do(seat, "plan nothing 0; seal")
    assert [CARDS[c] for c in board.state.fortune_discards] == ["fair-weather"]
    assert [CARDS[c] for c in board.state.character_discards] == ["hugh", "simon"]
    board.do(VERT, "draw character; draw fortune; draw fortune; draw fortune")
    assert [CARDS[c] for c in board.state.hands[VERT]] == ["lucia", "harvest", "tax"]
    assert len(board.state.track) == 2
    board.do(3, "draw fortune; draw fortune; draw fortune; draw fortune; draw fortune")
    assert [CARDS[c] for c in board.state.hands[3]] == ["tax", "rebellion", "passage"]
    assert sorted(CARDS[c] for c in board.state.fortune_discards if is_disaster(c)) == ["famine", "plague"]


def test_2_3_example_the_track_is_blind(board: Board) -> None:
    """A Disaster counts for no draw and nobody is told what it is."""
    drawing(board, VERT, (), "plague", "harvest")
    events = board.do(VERT, "draw fortune")
    assert keys(events)[0] == "disaster-drawn"
    assert "plague" not in str(events[0].params)
    assert board.state.frames[-1] == Drawing(VERT, dared=1)


# --- disasters -------------------------------------------------------------------------------------------------------


def test_2_4_example_three_cards(board: Board) -> None:
    """Famine 3: the Marches starve; Storms 6 and Plague 6: the South East has both."""
    board.state.track[:] = [board.draw("famine"), board.draw("storms"), board.draw("plague")]
    board.rig(disaster=[3, 6, 6])
    while reveal(board.state, []):
        pass
    assert has_card(board.state, REGION["marches"], FAMINE)
    assert has_card(board.state, REGION["south-east"], STORMS)
    assert has_card(board.state, REGION["south-east"], PLAGUE)


def test_2_4_example_a_second_of_a_kind_is_laid_aside(board: Board) -> None:
    board.state.track[:] = [board.draw("famine"), board.draw("famine")]
    board.rig(disaster=[3, 3])
    while reveal(board.state, []):
        pass
    assert len(board.state.weather[REGION["marches"]]) == 1
    assert [CARDS[c] for c in board.state.fortune_discards] == ["famine"]


def test_2_5_example_half_of_five_and_half_of_one(board: Board) -> None:
    """Jorge's three soldiers and two knights lose two; a single soldier none."""
    board.noble("henri", AZURE, "exeter")
    board.put(AZURE, "york", soldier=3, knight=2)
    board.put(AZURE, "lincoln", soldier=1)
    board.state.orders[AZURE].losses = "ask"
    board.state.track[:] = [board.draw("plague")]
    board.rig(disaster=[4])
    board.go("fate")
    assert board.waits() == [AZURE]
    board.do(AZURE, "lose soldier; lose soldier")
    assert board.units(AZURE, "york") == {"soldier": 1, "knight": 2}
    assert board.units(AZURE, "lincoln") == {"soldier": 1}


def test_2_7_example_harvest_ends_famine(board: Board) -> None:
    """On the Marches with Famine: both cards go, neither happens."""
    board.noble("hugh", GULES, "york")
    board.lay("marches", "famine")
    board.hand(GULES, "harvest")
    board.turn("play", GULES)
    board.do(GULES, "bless harvest marches")
    assert board.state.weather[REGION["marches"]] == []
    assert sorted(CARDS[c] for c in board.state.fortune_discards) == ["famine", "harvest"]


def test_2_7_example_fair_weather_opens_a_way_in_phase_5(board: Board) -> None:
    """Cristina clears the storms of a region while she moves, and marches in at once."""
    board.noble("lucia", VERT, "bristol")
    board.put(AZURE, "oxford", soldier=1)
    board.lay("south-east", "storms")
    board.hand(VERT, "fair-weather")
    board.turn("move", VERT)
    board.do(VERT, "lead lucia")
    assert board.why(VERT, "go oxford") == "storms"
    board.do(VERT, "clear south-east; go oxford; halt")
    assert board.place("lucia") == "oxford"
    assert sorted(CARDS[c] for c in board.state.fortune_discards) == ["fair-weather", "storms"]


# --- taxes -----------------------------------------------------------------------------------------------------------


def test_2_8_example_tallage_of_the_south_east(board: Board) -> None:
    """Jorge has three of its cities, David one: Jorge gets 8, David nothing."""
    board.noble("henri", AZURE, "london", lord=["south-east"])
    board.put(GULES, "winchester", soldier=1)
    board.noble("hugh", GULES, "winchester")
    board.region("south-east", AZURE)
    board.town("winchester", control=GULES)
    board.hand(AZURE, "tax")
    board.turn("play", AZURE)
    board.do(AZURE, "tallage south-east")
    assert (income(board.state, AZURE), income(board.state, GULES)) == (8, 0)
    assert board.state.treasures[AZURE] == 1


def test_2_8_example_tithe_of_exeter(board: Board) -> None:
    """Three mills of David's under Fair Weather and one of Jorge's: 9 and 2 for the prelate, nothing for them."""
    board.noble("hugh", VERT, "york", see="exeter")
    board.noble("henri", AZURE, "durham")
    board.region("south-west", GULES)
    for city in ("plymouth", "exeter", "bristol"):
        board.town(city, mill=True)
        board.put(GULES, city, soldier=1)
    board.town("cardiff", mill=True, control=AZURE)
    board.put(AZURE, "cardiff", soldier=1)
    board.lay("south-west", "fair-weather")
    board.hand(VERT, "tax")
    board.turn("play", VERT)
    board.do(VERT, "tithe exeter")
    assert items(board.state, VERT)["tithe"] == 11
    assert "mill" not in items(board.state, GULES)
    assert "mill" not in items(board.state, AZURE)


def test_2_9_example_two_blessings_on_one_region(board: Board) -> None:
    """Jorge's Harvest and David's Fair Weather lie together: each mill earns two more."""
    board.noble("henri", AZURE, "berwick", lord=["marches"])
    board.noble("hugh", GULES, "york")
    board.town("berwick", mill=True)
    board.hand(AZURE, "harvest")
    board.hand(GULES, "fair-weather")
    board.turn("play", AZURE)
    board.do(AZURE, "bless harvest marches")
    board.do(GULES, "clear marches")
    assert items(board.state, AZURE)["mill"] == 4


def test_2_9_example_a_second_fair_weather(board: Board) -> None:
    """David ends the storms with one and lays the other; without storms he could lay one only."""
    board.noble("hugh", GULES, "exeter")
    board.lay("south-west", "storms")
    board.hand(GULES, "fair-weather", "fair-weather")
    board.turn("play", GULES)
    board.do(GULES, "bless fair-weather south-west; bless fair-weather south-west")
    assert [CARDS[c] for c in board.state.weather[REGION["south-west"]]] == ["fair-weather"]


def test_2_9_example_only_one_of_a_kind(board: Board) -> None:
    board.noble("hugh", GULES, "exeter")
    board.hand(GULES, "fair-weather", "fair-weather")
    board.turn("play", GULES)
    board.do(GULES, "bless fair-weather south-west")
    assert board.why(GULES, "bless fair-weather south-west") == "bless-twice"


# --- characters ------------------------------------------------------------------------------------------------------


def test_2_13_example_lucia_becomes_abbess(board: Board) -> None:
    """The autumn abbey is hers; it stands in a city without a building."""
    board.noble("lucia", GULES, "york")
    board.hand(GULES, "autumn-abbess")
    board.turn("play", GULES)
    board.do(GULES, "found autumn-abbess lucia york")
    assert board.state.veils[ABBESSES.index(CARDS.index("autumn-abbess"))] == NOBLE["lucia"]
    assert board.state.towns[CITY["york"]].building == "abbey"


def test_2_14_example_godfrey_is_ordained(board: Board) -> None:
    """Ruling 2: the see of Exeter is a bishop's, as the set-up list has it."""
    board.noble("godfrey", GULES, "york")
    board.hand(GULES, "bishop-exeter")
    board.turn("play", GULES)
    board.do(GULES, "ordain bishop-exeter godfrey")
    assert (see_of(board.state, NOBLE["godfrey"]), titles_of(board.state, NOBLE["godfrey"])) == (0, ["bishop"])


def test_2_12_example_mata_serves_alienor(board: Board) -> None:
    """A servant goes with her mistress; she is used once a round."""
    board.noble("alienor", GULES, "york", servant="mata")
    board.noble("hugh", AZURE, "exeter")
    board.turn("move", GULES)
    board.do(GULES, "lead alienor; go durham; halt")
    assert board.who("alienor").servant >= 0
    assert family_nobles(board.state, GULES) == [NOBLE["alienor"]]


# --- income and purchases --------------------------------------------------------------------------------------------


def test_3_3_example_invaders_halve_everything(board: Board) -> None:
    """8 becomes 4, 7 becomes 4: half, rounded up."""
    board.noble("henri", AZURE, "berwick", lord=["marches"])
    board.noble("hugh", GULES, "cardiff", lord=["wales"])
    board.region("marches", AZURE)
    board.region("wales", GULES)
    for city in ("berwick", "durham", "cardiff", "harlech"):
        board.town(city, "walled" if city in ("berwick", "cardiff") else "", mill=True)
    board.town("durham", "fortress")
    assert (income(board.state, AZURE), income(board.state, GULES)) == (8, 7)
    board.army("lincoln")
    assert (income(board.state, AZURE), income(board.state, GULES)) == (4, 4)


def test_4_0_example_four_new_units_a_city(board: Board) -> None:
    """David buys three soldiers and two knights for nine: Bristol takes two of each, a soldier goes elsewhere."""
    board.noble("henri", GULES, "bristol", lord=["south-west"])
    board.put(GULES, "bristol", soldier=4, knight=3)
    board.put(GULES, "exeter", soldier=1)
    board.turn("buy", GULES)
    board.do(GULES, "buy soldier bristol 2; buy knight bristol 2")
    assert board.why(GULES, "buy soldier bristol 1") == "room"
    board.do(GULES, "buy soldier exeter 1")
    assert board.state.purse[GULES] == 1
    assert board.units(GULES, "bristol") == {"soldier": 6, "knight": 5}


def test_4_3_example_the_title_of_the_marches() -> None:
    """Two cities, four shillings; a county six, a duchy eight."""
    assert [title_price(REGION[r]) for r in ("marches", "north", "midlands")] == [4, 6, 8]


def test_4_6_example_titles_of_lord_henri(board: Board) -> None:
    """Duke of the Midlands, Baron of the Marches, Archbishop of Canterbury; he keeps the largest."""
    board.noble("henri", GULES, "york", lord=["midlands", "marches"], see="canterbury")
    board.noble("hugh", GULES, "york")
    assert titles_of(board.state, NOBLE["henri"]) == ["duchy-midlands", "barony-marches", "archbishop"]
    board.turn("buy", GULES)
    assert board.legal(GULES, "transfer") == ["transfer marches hugh"]
    board.do(GULES, "transfer marches hugh")
    assert is_lord(board.state, NOBLE["hugh"])
