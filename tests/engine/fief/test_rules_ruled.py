"""Where two rules meet: draws, titles and allies, guards, the crown, the end; what is ruled where the text is open."""

from __future__ import annotations

from engine.core import Event
from engine.fief.board import cities_in, lord_family, points, votes
from engine.fief.game_data import CARDS, CITY, NOBLE, NOBLES, REGION
from engine.fief.people import doom
from engine.fief.phases.rounds import clean_up
from engine.fief.rules import FIEF
from engine.fief.victory import victory
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys, said

# --- disasters, draws (2.0, 2.3, 2.4) --------------------------------------------------------------------------------


def test_2_4_each_disaster_works_before_the_next(board: Board) -> None:
    """One at a time from left to right: the dead of the first are counted before the second is turned up."""
    board.put(GULES, "london", soldier=2, archer=2)
    board.state.orders[GULES].losses = "ask"
    board.state.track[:] = [board.draw("plague"), board.draw("famine")]
    board.rig(disaster=[6, 3])
    board.go("fate")
    assert board.waits() == [GULES]
    assert [CARDS[c] for c in board.state.track] == ["famine"]
    board.do(GULES, "lose soldier; lose soldier")
    assert board.state.track == []
    assert [CARDS[c] for c in board.state.settled[REGION["marches"]]] == ["famine"]
    assert board.spent()


def test_2_4_those_of_round_one_wake_first_and_one_by_one(board: Board) -> None:
    board.put(GULES, "london", soldier=2)
    board.state.orders[GULES].losses = "ask"
    board.lay("south-east", "plague", awake=False)
    board.state.track[:] = [board.draw("storms")]
    board.rig(disaster=[1])
    board.go("fate")
    assert [CARDS[c] for c in board.state.track] == ["storms"]
    board.do(GULES, "lose soldier")
    assert board.state.track == []


def planning(board: Board, words: str, dare: int, *, top: str = "harvest", held: tuple[str, ...] = ()) -> list[Event]:
    """Gules seals a plan, a card lies on top of the Fortunes."""
    board.position()
    board.hand(GULES, *held)
    board.state.fortunes.append(board.draw(top))
    board.go("discard", first=GULES)
    board.do(GULES, f"plan {words} {dare}; seal")
    for seat in (AZURE, VERT, OR):
        events = board.do(seat, "plan nothing 0; seal")
    return events


def undrawn(events: list[Event]) -> list[str]:
    """Why draws of a plan were not made; nobody else hears it."""
    mine = said(events, "undrawn-own")
    assert all(e.audience == (GULES,) for e in mine)
    return [str(e.params["why"].slug) for e in mine]  # type: ignore[union-attr]


def test_2_3_a_disaster_in_the_way_bars_no_character(board: Board) -> None:
    """Each draw for itself: the Fortune that it dares not is left, the Character drawn, and the seat hears why."""
    events = planning(board, "fortune-character", 0, top="plague")
    assert len(board.state.hands[GULES]) == 1
    assert CARDS[board.state.hands[GULES][0]] not in ("plague",)
    assert undrawn(events) == ["undrawn-dare"]


def test_2_3_a_second_disaster_bars_no_character(board: Board) -> None:
    """The first was dared, the second is not."""
    for slug in ("storms", "plague"):
        board.state.fortunes.append(board.draw(slug))
    board.go("discard", first=GULES)
    board.do(GULES, "plan fortune-character 1; seal")
    for seat in (AZURE, VERT, OR):
        events = board.do(seat, "plan nothing 0; seal")
    assert keys(events).count("disaster-drawn") == 1
    assert len(board.state.hands[GULES]) == 1
    assert undrawn(events) == ["undrawn-dare"]


def test_2_1_an_empty_deck_bars_no_fortune(board: Board) -> None:
    """2.1: with nothing laid aside either."""
    board.state.fortunes.append(board.draw("harvest"))
    rest, board.state.characters[:] = list(board.state.characters), []
    board.state.aside[:] = rest
    board.go("discard", first=GULES)
    board.do(GULES, "plan character-fortune 0; seal")
    for seat in (AZURE, VERT, OR):
        events = board.do(seat, "plan nothing 0; seal")
    assert [CARDS[c] for c in board.state.hands[GULES]] == ["harvest"]
    assert undrawn(events) == ["undrawn-empty"]


def test_2_0_a_full_hand_is_told(board: Board) -> None:
    events = planning(board, "character-fortune", 0, held=("tax", "rebellion", "passage"))
    assert len(board.state.hands[GULES]) == 3
    assert undrawn(events) == ["undrawn-hand", "undrawn-hand"]


def test_2_0_what_was_drawn_is_not_told_as_missing(board: Board) -> None:
    events = planning(board, "character-fortune", 0)
    assert len(board.state.hands[GULES]) == 2
    assert undrawn(events) == []


# --- the end (8.4) ---------------------------------------------------------------------------------------------------


def test_8_4_nobody_wins_with_nothing(board: Board) -> None:
    """After round 7, nobody with a point or a title that breaks a tie."""
    board.position(number=7)
    board.noble("henri", GULES, "london", see="norwich")
    board.noble("hugh", AZURE, "york")
    board.go("close")
    outcome = FIEF.outcome(board.state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ([], "fief-outcome-nobody")


def test_8_4_a_king_without_a_point_wins_among_the_empty_handed(board: Board) -> None:
    """Most points are none; the highest title breaks the tie."""
    board.position(number=7)
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york")
    board.crown("henri")
    assert victory(board.state) == ([GULES], "rounds")


# --- allies and titles (9.0, 4.4, 4.7) -------------------------------------------------------------------------------


def allies(board: Board) -> Board:
    """Gules holds the Marches, Durham a fortress; Lucia of an allied family is married to Henri."""
    board.position()
    board.noble("henri", GULES, "durham")
    board.noble("lucia", VERT, "york")
    board.noble("joan", VERT, "york")
    board.noble("roger", GULES, "berwick")
    board.put(GULES, "durham", soldier=1)
    board.town("durham", "fortress")
    board.wed("henri", "lucia")
    return board


def test_9_0_a_title_bought_for_an_ally_leaves_the_walled_city(board: Board) -> None:
    """Ruling 34: the title is given, the city is not; nobody gains control of it (4.7)."""
    allies(board).turn("buy", GULES)
    board.do(GULES, "title marches lucia")
    assert (board.lord_of("marches"), board.control("durham")) == ("lucia", GULES)
    assert board.state.towns[CITY["durham"]].building == "walled"
    assert [points(board.state, f) for f in (GULES, VERT)] == [0, 1]


def test_9_0_a_title_handed_to_an_ally_takes_its_walled_city_along(board: Board) -> None:
    """Ruling 34, 4.7: a deal hands over what makes the title."""
    allies(board)
    board.state.fiefs[REGION["marches"]] = NOBLE["henri"]
    board.town("durham", "walled")
    board.run()
    board.do(GULES, "draft-give title marches; offer vert ring")
    board.do(VERT, f"accept {board.offers()[0].number}")
    if board.waits() == [VERT] and board.legal(VERT, "name"):
        board.do(VERT, "name lucia")
    assert (board.lord_of("marches"), board.control("durham")) == ("lucia", VERT)


def test_9_0_when_the_marriage_ends_titles_stay(board: Board) -> None:
    """Ruling 34, 4.6: a Noble keeps a title until death; its Walled City stays with who holds it."""
    allies(board).turn("buy", GULES)
    board.do(GULES, "title marches lucia")
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.who("lucia").spouse == -1
    assert (board.lord_of("marches"), board.control("durham")) == ("lucia", GULES)


def test_4_8_a_spouse_inherits_no_city_that_others_hold(board: Board) -> None:
    """The last of a family dies, their Walled City is a third family's: the title goes, the city does not."""
    board.noble("henri", GULES, "york", lord=["marches"])
    board.noble("lucia", AZURE, "york", out="durham")
    board.wed("henri", "lucia")
    board.put(VERT, "durham", soldier=2)
    board.town("durham", "walled")
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert (board.lord_of("marches"), board.control("durham")) == ("lucia", VERT)


# --- guards, allies outside, crossbows (5.2, 7.4, 11.1) --------------------------------------------------------------


def test_5_2_royal_soldiers_do_not_ride(board: Board) -> None:
    """Ruling 36: they are no knights (5.2) and never leave whom they guard (13.1); a King's knights ride along."""
    for slug in ("lucia", "hugh"):
        board.position()
        board.noble("hugh", VERT, "winchester", guards=2)
        board.noble("lucia", VERT, "winchester", guards=2)
        board.wed("hugh", "lucia")
        board.crown("hugh", "lucia", guards=2)
        board.put(VERT, "winchester", knight=2)
        board.put(AZURE, "canterbury", soldier=2)
        board.turn("move", VERT)
        board.do(VERT, f"lead {slug}; take all; go canterbury")
        if slug == "lucia":
            assert board.why(VERT, "parade") == "parade-guards"
        else:
            assert board.legal(VERT, "parade") == ["parade"]


def test_7_4_an_ally_from_outside_fights_under_the_walls(board: Board) -> None:
    """Ruling 37: whoever is attacked stands behind them, and one roll knows one penalty."""
    board.facing("walled", mine={"soldier": 9}, theirs={"soldier": 4})
    board.noble("simon", VERT, "london", out="norwich")
    board.put(VERT, "london", out="norwich", soldier=2)
    board.rig(melee=[0, 0])
    board.do(GULES, "attack london azure")
    board.do(VERT, "join vert defence")
    assert board.battle().camps[1].fort == "walled"
    assert board.spent(), "ten points are two dice less two for the walls; seven and a Lord are two"


def test_11_1_a_lone_crossbow_kills_even_when_it_is_led(board: Board) -> None:
    """Ruling 39: without its Noble it could take nobody anyhow (7.6), so 11.1 speaks of one that has a Noble."""
    board.facing(theirs={"soldier": 1})
    board.slot(GULES, "french-crossbows")
    stack = next(s for s in board.state.stacks if s.family == GULES)
    stack.units[0] = 0
    board.put(GULES, "london", out="oxford", french=1)
    board.go("battle", first=GULES)
    board.rig(archers=[1])
    board.do(GULES, "attack london azure")
    assert board.place("henri") == "dead"


def test_11_1_a_crossbow_beside_royal_knights_is_not_alone(board: Board) -> None:
    """13.1: they are troops too; the King takes his foe captive."""
    board.facing(theirs={"soldier": 1})
    board.crown("hugh", guards=2)
    board.slot(GULES, "french-crossbows")
    next(s for s in board.state.stacks if s.family == GULES).units[0] = 0
    board.put(GULES, "london", out="oxford", french=1)
    board.go("battle", first=GULES)
    board.rig(archers=[1])
    board.do(GULES, "attack london azure")
    assert board.captor("henri") == "hugh"


def test_11_1_hired_crossbows_serve_out_the_round(board: Board) -> None:
    """Ruling 40: a new card sends away those that are left on the old one; who is paid stays until the round ends."""
    board.noble("hugh", GULES, "york")
    board.slot(GULES, "french-crossbows")
    board.turn("move", GULES)
    board.do(GULES, "hire york 2")
    board.hand(GULES, "flemish-crossbows")
    board.do(GULES, "install flemish-crossbows family-0")
    assert board.units(GULES, "york") == {"crossbow": 2}
    clean_up(board.state, [])
    assert board.units(GULES, "york") == {}
    assert board.state.crossbows == [3, 3]


# --- the crown (9.0, 2.14, 13) ---------------------------------------------------------------------------------------


def test_9_0_an_ordained_prince_is_king(board: Board) -> None:
    """Ruling 41: clerics are not elected (2.14); a Prince of Wales follows without an election and keeps his see."""
    board.noble("henri", GULES, "london")
    board.noble("simon", GULES, "york", prince=True)
    board.prelate("simon", "york")
    board.crown("henri")
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.state.sovereign == NOBLE["simon"]
    assert board.state.sees[1] == NOBLE["simon"] or NOBLE["simon"] in board.state.sees


def test_9_0_a_prince_of_another_house_stays_the_heir(board: Board) -> None:
    """Ruling 42: there is one Prince; he follows whichever King dies, and no other is born while he lives."""
    board.noble("henri", AZURE, "london")
    board.noble("lucia", AZURE, "london")
    wed_to = board.noble("margaret", VERT, "exeter")
    assert NOBLES[wed_to] == "margaret"
    board.wed("henri", "margaret")
    board.noble("simon", GULES, "york", prince=True)
    board.crown("henri", "margaret")
    board.hand(VERT, "arthur")
    board.turn("play", VERT)
    board.do(VERT, "bear arthur exeter")
    assert not board.who("arthur").prince
    doom(board.state, NOBLE["henri"], "plague", [])
    board.run()
    assert board.state.sovereign == NOBLE["simon"]


# --- losses by place, silence in Parliament (2.5, 7.5, 9.2) ----------------------------------------------------------


def test_2_5_those_inside_fall_before_those_outside(board: Board) -> None:
    """Ruling 43: a family's army in a city is all it has there; it names the kind, and of one kind those inside fall
    first."""
    board.put(GULES, "london", soldier=2)
    board.put(GULES, "london", out="oxford", soldier=2)
    board.state.track[:] = [board.draw("plague")]
    board.rig(disaster=[6])
    board.go("fate")
    left = {s.site: s.units[0] for s in board.state.stacks if s.family == GULES}
    assert left == {CITY["oxford"]: 2}


def test_9_2_who_is_silent_does_not_count(board: Board) -> None:
    """Ruling 44: more than half of the votes that are cast; who lays nothing down is neither for it nor against it."""
    board.noble("henri", GULES, "london", lord=["wales"])
    board.noble("hugh", AZURE, "york", lord=["north"])
    board.noble("roger", VERT, "durham", lord=["marches"])
    board.crown("henri")
    board.go("court")
    board.do(GULES, "summon")
    board.ready()
    board.do(GULES, "vote gules aye; seal")
    for seat in (AZURE, VERT):
        events = board.do(seat, "seal")
    assert votes(board.state, AZURE) == 1
    assert "tax-granted" in keys(events)


def test_4_9_its_city_is_of_no_region(board: Board) -> None:
    """So a Lord of the region keeps no hold on it either."""
    board.noble("roger", AZURE, "berwick", lord=["marches"])
    board.noble("henri", GULES, "durham")
    board.crown("henri")
    board.town("durham", "royal-fortress")
    assert cities_in(board.state, REGION["marches"]) == [CITY["berwick"]]
    assert lord_family(board.state, REGION["marches"]) == AZURE
    board.region("marches", AZURE)
    board.town("durham", control=GULES)
    board.run()
    assert board.control("durham") == GULES


# --- more rulings ----------------------------------------------------------------------------------------------------


def test_11_1_crossbows_are_hired_into_a_besieged_city(board: Board) -> None:
    """Ruling 45: into any city, at any moment (11.1); what a siege keeps out is what is bought (7.9)."""
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.noble("hugh", GULES, "london", out="oxford")
    board.town("london", "fortress", siege=GULES)
    board.slot(AZURE, "french-crossbows")
    board.turn("move", AZURE)
    board.do(AZURE, "hire london 2")
    assert board.units(AZURE, "london") == {"soldier": 1, "crossbow": 2}


def test_13_3_a_sovereign_who_comes_in_later_was_not_attacked(board: Board) -> None:
    """Ruling 46: the Lord of the Garter has attacked another; it is the Sovereign who stands against him."""
    board.facing()
    board.who("hugh").garter = True
    board.noble("simon", VERT, "london", out="norwich")
    board.crown("simon")
    board.put(VERT, "london", out="norwich", soldier=1)
    board.rig(melee=[0, 0, 0])
    assert board.why(GULES, "attack london vert") == "garter-bars"
    board.do(GULES, "attack london azure")
    board.do(VERT, "join vert defence")
    assert board.battle().camps[1].families == [AZURE, VERT]


def test_10_3_the_murdered_lord_s_garrison_goes_home_through_a_siege(board: Board) -> None:
    """Ruling 47: the card says where they go; no Noble leads them out."""
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=3)
    board.noble("joan", AZURE, "norwich")
    board.noble("hugh", GULES, "london", out="oxford")
    board.noble("simon", VERT, "york")
    board.town("london", "fortress", siege=GULES)
    board.hand(VERT, "assassination")
    board.turn("move", VERT)
    board.do(VERT, "assassinate henri simon")
    assert board.units(AZURE, "norwich") == {"soldier": 3}
    assert board.control("london") == AZURE, "the fort is kept"


def test_12_3_whoever_bears_the_skull_raises_not_themselves(board: Board) -> None:
    """Ruling 48: the dead carry nothing (12.0), so nobody controls it at that moment."""
    board.noble("joan", AZURE, "york")
    board.relic("skull", "joan")
    board.noble("simon", VERT, "exeter")
    board.hand(VERT, "assassination")
    board.turn("move", VERT)
    board.do(VERT, "assassinate joan simon")
    assert board.place("joan") == "dead"


def test_2_5_who_is_freed_into_the_plague_throws_not(board: Board) -> None:
    """Ruling 49: a freed Noble and troops that go home appear, they do not march in; the newborn are spared too."""
    board.position(purse=2)
    board.noble("henri", AZURE, "york")
    board.noble("joan", AZURE, "norwich")
    board.noble("hugh", GULES, "exeter")
    board.hold("henri", "hugh")
    board.lay("midlands", "plague")
    board.rig(plague=[])
    board.go("purse")
    assert (board.captor("henri"), board.place("henri")) == ("", "norwich")


def test_2_5_plague_is_no_shelter_to_a_second_family(board: Board) -> None:
    """Each family's army for itself: half of five and half of one."""
    board.put(GULES, "london", soldier=5)
    board.put(AZURE, "london", out="oxford", soldier=1)
    board.state.track[:] = [board.draw("plague")]
    board.rig(disaster=[6])
    board.go("fate")
    assert (board.units(GULES, "london"), board.units(AZURE, "london")) == ({"soldier": 3}, {"soldier": 1})
