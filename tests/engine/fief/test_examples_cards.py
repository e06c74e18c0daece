"""The worked examples of the rulebook, chapters 2 to 4: cards, disasters, taxes, income, purchases."""

from __future__ import annotations

from engine.fief.board import family_nobles, has_card, is_lord, see_of, titles_of
from engine.fief.estates import price
from engine.fief.game_data import ABBESSES, CARDS, CITY, FAMINE, PLAGUE, REGION, STORMS, is_disaster
from engine.fief.income import income, items
from engine.fief.phases.fate import reveal
from engine.fief.state import Drawing, FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    army,
    do,
    draw,
    go,
    hand,
    keys,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    region,
    rig,
    town,
    turn,
    units,
    waits,
    who,
    why,
)


def drawing(seat: int, hand_of: tuple[str, ...], *top: str, characters: tuple[str, ...] = ()) -> FiefState:
    """A seat at its draw; the decks begin with these cards."""
    state = position()
    hand(state, seat, *hand_of)
    stack(state, *top)
    for slug in reversed(characters):
        state.characters.append(draw(state, slug))
    state.frames.append(Drawing(seat))
    return state


def stack(state: FiefState, *top: str) -> None:
    """Lay cards on the Fortune deck, the first one on top."""
    cards = [draw(state, slug) for slug in top]
    state.fortunes.extend(reversed(cards))


# --- drawing ---------------------------------------------------------------------------------------------------------


def test_2_0_example_looks_before_the_second_draw() -> None:
    """David draws a Fortune, looks at it, and takes a Character as his second card."""
    state = drawing(GULES, (), "harvest", characters=("hugh",))
    do(state, GULES, "draw fortune")
    assert [CARDS[c] for c in state.hands[GULES]] == ["harvest"]
    assert legal(state, GULES, "draw") == ["draw character", "draw fortune"]
    do(state, GULES, "draw character")
    assert not any(isinstance(f, Drawing) for f in state.frames)


def test_2_0_example_no_two_characters() -> None:
    state = drawing(GULES, (), "harvest", characters=("hugh", "lucia"))
    do(state, GULES, "draw character")
    assert why(state, GULES, "draw character") == "characters"


def test_2_3_example_cristina_and_hugo() -> None:
    """Cristina lays Fair Weather aside, draws a Character, then two Disasters to the track and a Fortune. Hugo lays two
    Nobles aside; his first Disaster fills the track, the next one is lost, a Fortune, a Disaster lost, a Fortune."""
    state = position()
    hand(state, VERT, "fair-weather", "tax")
    hand(state, 3, "hugh", "simon", "tax")
    stack(state, "plague", "storms", "harvest", "famine", "famine", "passage", "plague", "rebellion")
    state.characters.append(draw(state, "lucia"))
    go(state, "discard", first=VERT)
    do(state, VERT, "discard fair-weather; plan ask 0; seal")
    do(state, 3, "discard hugh; discard simon; plan ask 0; seal")
    for seat in (GULES, AZURE):
        do(state, seat, "plan nothing 0; seal")
    assert [CARDS[c] for c in state.fortune_discards] == ["fair-weather"]
    assert [CARDS[c] for c in state.character_discards] == ["hugh", "simon"]
    do(state, VERT, "draw character; draw fortune; draw fortune; draw fortune")
    assert [CARDS[c] for c in state.hands[VERT]] == ["lucia", "harvest", "tax"]
    assert len(state.track) == 2
    do(state, 3, "draw fortune; draw fortune; draw fortune; draw fortune; draw fortune")
    assert [CARDS[c] for c in state.hands[3]] == ["tax", "rebellion", "passage"]
    assert sorted(CARDS[c] for c in state.fortune_discards if is_disaster(c)) == ["famine", "plague"]


def test_2_3_example_the_track_is_blind() -> None:
    """A Disaster counts for no draw and nobody is told what it is."""
    state = drawing(VERT, (), "plague", "harvest")
    events = do(state, VERT, "draw fortune")
    assert keys(events)[0] == "disaster-drawn"
    assert "plague" not in str(events[0].params)
    assert state.frames[-1] == Drawing(VERT, dared=1)


# --- disasters -------------------------------------------------------------------------------------------------------


def test_2_4_example_three_cards() -> None:
    """Famine 3: the Marches starve; Storms 6 and Plague 6: the South East has both."""
    state = position()
    state.track[:] = [draw(state, "famine"), draw(state, "storms"), draw(state, "plague")]
    rig(state, disaster=[3, 6, 6])
    while reveal(state, []):
        pass
    assert has_card(state, REGION["marches"], FAMINE)
    assert has_card(state, REGION["south-east"], STORMS)
    assert has_card(state, REGION["south-east"], PLAGUE)


def test_2_4_example_a_second_of_a_kind_is_laid_aside() -> None:
    state = position()
    state.track[:] = [draw(state, "famine"), draw(state, "famine")]
    rig(state, disaster=[3, 3])
    while reveal(state, []):
        pass
    assert len(state.weather[REGION["marches"]]) == 1
    assert [CARDS[c] for c in state.fortune_discards] == ["famine"]


def test_2_5_example_half_of_five_and_half_of_one() -> None:
    """Jorge's three soldiers and two knights lose two; a single soldier none."""
    state = position()
    noble(state, "henri", AZURE, "exeter")
    put(state, AZURE, "york", soldier=3, knight=2)
    put(state, AZURE, "lincoln", soldier=1)
    state.orders[AZURE].losses = "ask"
    state.track[:] = [draw(state, "plague")]
    rig(state, disaster=[4])
    go(state, "fate")
    assert waits(state) == [AZURE]
    do(state, AZURE, "lose soldier; lose soldier")
    assert units(state, AZURE, "york") == {"soldier": 1, "knight": 2}
    assert units(state, AZURE, "lincoln") == {"soldier": 1}


def test_2_7_example_harvest_ends_famine() -> None:
    """On the Marches with Famine: both cards go, neither happens."""
    state = position()
    noble(state, "hugh", GULES, "york")
    lay(state, "marches", "famine")
    hand(state, GULES, "harvest")
    turn(state, "play", GULES)
    do(state, GULES, "bless harvest marches")
    assert state.weather[REGION["marches"]] == []
    assert sorted(CARDS[c] for c in state.fortune_discards) == ["famine", "harvest"]


def test_2_7_example_fair_weather_opens_a_way_in_phase_5() -> None:
    """Cristina clears the storms of a region while she moves, and marches in at once."""
    state = position()
    noble(state, "lucia", VERT, "bristol")
    put(state, AZURE, "oxford", soldier=1)
    lay(state, "south-east", "storms")
    hand(state, VERT, "fair-weather")
    turn(state, "move", VERT)
    do(state, VERT, "lead lucia")
    assert why(state, VERT, "go oxford") == "storms"
    do(state, VERT, "clear south-east; go oxford; halt")
    assert place(state, "lucia") == "oxford"
    assert sorted(CARDS[c] for c in state.fortune_discards) == ["fair-weather", "storms"]


# --- taxes -----------------------------------------------------------------------------------------------------------


def test_2_8_example_tallage_of_the_south_east() -> None:
    """Jorge has three of its cities, David one: Jorge gets 8, David nothing."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["south-east"])
    put(state, GULES, "winchester", soldier=1)
    noble(state, "hugh", GULES, "winchester")
    region(state, "south-east", AZURE)
    town(state, "winchester", control=GULES)
    hand(state, AZURE, "tax")
    turn(state, "play", AZURE)
    do(state, AZURE, "tallage south-east")
    assert (income(state, AZURE), income(state, GULES)) == (8, 0)
    assert state.treasures[AZURE] == 1


def test_2_8_example_tithe_of_exeter() -> None:
    """Three mills of David's under Fair Weather and one of Jorge's: 9 and 2 for the prelate, nothing for them."""
    state = position()
    noble(state, "hugh", VERT, "york", see="exeter")
    noble(state, "henri", AZURE, "durham")
    region(state, "south-west", GULES)
    for city in ("plymouth", "exeter", "bristol"):
        town(state, city, mill=True)
        put(state, GULES, city, soldier=1)
    town(state, "cardiff", mill=True, control=AZURE)
    put(state, AZURE, "cardiff", soldier=1)
    lay(state, "south-west", "fair-weather")
    hand(state, VERT, "tax")
    turn(state, "play", VERT)
    do(state, VERT, "tithe exeter")
    assert items(state, VERT)["tithe"] == 11
    assert "mill" not in items(state, GULES)
    assert "mill" not in items(state, AZURE)


def test_2_9_example_two_blessings_on_one_region() -> None:
    """Jorge's Harvest and David's Fair Weather lie together: each mill earns two more."""
    state = position()
    noble(state, "henri", AZURE, "berwick", lord=["marches"])
    noble(state, "hugh", GULES, "york")
    town(state, "berwick", mill=True)
    hand(state, AZURE, "harvest")
    hand(state, GULES, "fair-weather")
    turn(state, "play", AZURE)
    do(state, AZURE, "bless harvest marches")
    do(state, GULES, "clear marches")
    assert items(state, AZURE)["mill"] == 4


def test_2_9_example_a_second_fair_weather() -> None:
    """David ends the storms with one and lays the other; without storms he could lay one only."""
    state = position()
    noble(state, "hugh", GULES, "exeter")
    lay(state, "south-west", "storms")
    hand(state, GULES, "fair-weather", "fair-weather")
    turn(state, "play", GULES)
    do(state, GULES, "bless fair-weather south-west; bless fair-weather south-west")
    assert [CARDS[c] for c in state.weather[REGION["south-west"]]] == ["fair-weather"]


def test_2_9_example_only_one_of_a_kind() -> None:
    state = position()
    noble(state, "hugh", GULES, "exeter")
    hand(state, GULES, "fair-weather", "fair-weather")
    turn(state, "play", GULES)
    do(state, GULES, "bless fair-weather south-west")
    assert why(state, GULES, "bless fair-weather south-west") == "bless"


# --- characters ------------------------------------------------------------------------------------------------------


def test_2_13_example_lucia_becomes_abbess() -> None:
    """The autumn abbey is hers; it stands in a city without a building."""
    state = position()
    noble(state, "lucia", GULES, "york")
    hand(state, GULES, "autumn-abbess")
    turn(state, "play", GULES)
    do(state, GULES, "found autumn-abbess lucia york")
    assert state.veils[ABBESSES.index(CARDS.index("autumn-abbess"))] == NOBLE["lucia"]
    assert state.towns[CITY["york"]].building == "abbey"


def test_2_14_example_godfrey_is_ordained() -> None:
    """Ruling 2: the see of Exeter is a bishop's, as the set-up list has it."""
    state = position()
    noble(state, "godfrey", GULES, "york")
    hand(state, GULES, "bishop-exeter")
    turn(state, "play", GULES)
    do(state, GULES, "ordain bishop-exeter godfrey")
    assert (see_of(state, NOBLE["godfrey"]), titles_of(state, NOBLE["godfrey"])) == (0, ["bishop"])


def test_2_12_example_mata_serves_alienor() -> None:
    """A servant goes with her mistress; she is used once a round."""
    state = position()
    noble(state, "alienor", GULES, "york", servant="mata")
    noble(state, "hugh", AZURE, "exeter")
    turn(state, "move", GULES)
    do(state, GULES, "lead alienor; go durham; halt")
    assert who(state, "alienor").servant >= 0
    assert family_nobles(state, GULES) == [NOBLE["alienor"]]


# --- income and purchases --------------------------------------------------------------------------------------------


def test_3_3_example_invaders_halve_everything() -> None:
    """8 becomes 4, 7 becomes 4: half, rounded up."""
    state = position()
    noble(state, "henri", AZURE, "berwick", lord=["marches"])
    noble(state, "hugh", GULES, "cardiff", lord=["wales"])
    region(state, "marches", AZURE)
    region(state, "wales", GULES)
    for city in ("berwick", "durham", "cardiff", "harlech"):
        town(state, city, "walled" if city in ("berwick", "cardiff") else "", mill=True)
    town(state, "durham", "fortress")
    assert (income(state, AZURE), income(state, GULES)) == (8, 7)
    army(state, "lincoln")
    assert (income(state, AZURE), income(state, GULES)) == (4, 4)


def test_4_0_example_four_new_units_a_city() -> None:
    """David buys three soldiers and two knights for nine: Bristol takes two of each, a soldier goes elsewhere."""
    state = position()
    noble(state, "henri", GULES, "bristol", lord=["south-west"])
    put(state, GULES, "bristol", soldier=4, knight=3)
    put(state, GULES, "exeter", soldier=1)
    turn(state, "buy", GULES)
    do(state, GULES, "buy soldier bristol 2; buy knight bristol 2")
    assert why(state, GULES, "buy soldier bristol 1") == "room"
    do(state, GULES, "buy soldier exeter 1")
    assert state.purse[GULES] == 1
    assert units(state, GULES, "bristol") == {"soldier": 6, "knight": 5}


def test_4_3_example_the_title_of_the_marches() -> None:
    """Two cities, four shillings; a county six, a duchy eight."""
    assert [price(REGION[r]) for r in ("marches", "north", "midlands")] == [4, 6, 8]


def test_4_6_example_titles_of_lord_henri() -> None:
    """Duke of the Midlands, Baron of the Marches, Archbishop of Canterbury; he keeps the largest."""
    state = position()
    noble(state, "henri", GULES, "york", lord=["midlands", "marches"], see="canterbury")
    noble(state, "hugh", GULES, "york")
    assert titles_of(state, NOBLE["henri"]) == ["duchy-midlands", "barony-marches", "archbishop"]
    turn(state, "buy", GULES)
    assert legal(state, GULES, "transfer") == ["transfer marches hugh"]
    do(state, GULES, "transfer marches hugh")
    assert is_lord(state, NOBLE["hugh"])
