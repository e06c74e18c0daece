"""Where two rules meet: draws, titles and allies, guards, the crown, the end; what is ruled where the text is open."""

from __future__ import annotations

from engine.core import Event
from engine.fief.board import cities_in, lord_family, points, votes
from engine.fief.game_data import CARDS, CITY, NOBLE, NOBLES, REGION
from engine.fief.people import doom
from engine.fief.phases.rounds import clean_up
from engine.fief.rules import FIEF
from engine.fief.state import FiefState
from engine.fief.victory import victory
from tests.engine.fief.dealing import offers
from tests.engine.fief.field import battle, facing
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    captor,
    control,
    crown,
    do,
    draw,
    go,
    hand,
    hold,
    keys,
    lay,
    legal,
    lord_of,
    noble,
    place,
    position,
    prelate,
    put,
    ready,
    region,
    relic,
    rig,
    run,
    said,
    slot,
    spent,
    town,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)

# --- disasters, draws (2.0, 2.3, 2.4) --------------------------------------------------------------------------------


def test_2_4_each_disaster_works_before_the_next() -> None:
    """One at a time from left to right: the dead of the first are counted before the second is turned up."""
    state = position()
    put(state, GULES, "london", soldier=2, archer=2)
    state.orders[GULES].losses = "ask"
    state.track[:] = [draw(state, "plague"), draw(state, "famine")]
    rig(state, disaster=[6, 3])
    go(state, "fate")
    assert waits(state) == [GULES]
    assert [CARDS[c] for c in state.track] == ["famine"]
    do(state, GULES, "lose soldier; lose soldier")
    assert state.track == []
    assert [CARDS[c] for c in state.settled[REGION["marches"]]] == ["famine"]
    assert spent(state)


def test_2_4_those_of_round_one_wake_first_and_one_by_one() -> None:
    state = position()
    put(state, GULES, "london", soldier=2)
    state.orders[GULES].losses = "ask"
    lay(state, "south-east", "plague", awake=False)
    state.track[:] = [draw(state, "storms")]
    rig(state, disaster=[1])
    go(state, "fate")
    assert [CARDS[c] for c in state.track] == ["storms"]
    do(state, GULES, "lose soldier")
    assert state.track == []


def planning(
    words: str, dare: int, *, top: str = "harvest", held: tuple[str, ...] = ()
) -> tuple[FiefState, list[Event]]:
    """Gules seals a plan, a card lies on top of the Fortunes."""
    state = position()
    hand(state, GULES, *held)
    state.fortunes.append(draw(state, top))
    go(state, "discard", first=GULES)
    do(state, GULES, f"plan {words} {dare}; seal")
    for seat in (AZURE, VERT, OR):
        events = do(state, seat, "plan nothing 0; seal")
    return state, events


def undrawn(events: list[Event]) -> list[str]:
    """Why draws of a plan were not made; nobody else hears it."""
    mine = said(events, "undrawn-own")
    assert all(e.audience == (GULES,) for e in mine)
    return [str(e.params["why"].slug) for e in mine]  # type: ignore[union-attr]


def test_2_3_a_disaster_in_the_way_bars_no_character() -> None:
    """Each draw for itself: the Fortune that it dares not is left, the Character drawn, and the seat hears why."""
    state, events = planning("fortune-character", 0, top="plague")
    assert len(state.hands[GULES]) == 1
    assert CARDS[state.hands[GULES][0]] not in ("plague",)
    assert undrawn(events) == ["undrawn-dare"]


def test_2_3_a_second_disaster_bars_no_character() -> None:
    """The first was dared, the second is not."""
    state = position()
    for slug in ("storms", "plague"):
        state.fortunes.append(draw(state, slug))
    go(state, "discard", first=GULES)
    do(state, GULES, "plan fortune-character 1; seal")
    for seat in (AZURE, VERT, OR):
        events = do(state, seat, "plan nothing 0; seal")
    assert keys(events).count("disaster-drawn") == 1
    assert len(state.hands[GULES]) == 1
    assert undrawn(events) == ["undrawn-dare"]


def test_2_1_an_empty_deck_bars_no_fortune() -> None:
    """2.1: with nothing laid aside either."""
    state = position()
    state.fortunes.append(draw(state, "harvest"))
    rest, state.characters[:] = list(state.characters), []
    state.aside[:] = rest
    go(state, "discard", first=GULES)
    do(state, GULES, "plan character-fortune 0; seal")
    for seat in (AZURE, VERT, OR):
        events = do(state, seat, "plan nothing 0; seal")
    assert [CARDS[c] for c in state.hands[GULES]] == ["harvest"]
    assert undrawn(events) == ["undrawn-empty"]


def test_2_0_a_full_hand_is_told() -> None:
    state, events = planning("character-fortune", 0, held=("tax", "rebellion", "passage"))
    assert len(state.hands[GULES]) == 3
    assert undrawn(events) == ["undrawn-hand", "undrawn-hand"]


def test_2_0_what_was_drawn_is_not_told_as_missing() -> None:
    state, events = planning("character-fortune", 0)
    assert len(state.hands[GULES]) == 2
    assert undrawn(events) == []


# --- the end (8.4) ---------------------------------------------------------------------------------------------------


def test_8_4_nobody_wins_with_nothing() -> None:
    """After round 7, nobody with a point or a title that breaks a tie."""
    state = position(number=7)
    noble(state, "henri", GULES, "london", see="norwich")
    noble(state, "hugh", AZURE, "york")
    go(state, "close")
    outcome = FIEF.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ([], "fief-outcome-nobody")


def test_8_4_a_king_without_a_point_wins_among_the_empty_handed() -> None:
    """Most points are none; the highest title breaks the tie."""
    state = position(number=7)
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "york")
    crown(state, "henri")
    assert victory(state) == ([GULES], "rounds")


# --- allies and titles (9.0, 4.4, 4.7) -------------------------------------------------------------------------------


def allies() -> FiefState:
    """Gules holds the Marches, Durham a fortress; Lucia of an allied family is married to Henri."""
    state = position()
    noble(state, "henri", GULES, "durham")
    noble(state, "lucia", VERT, "york")
    noble(state, "joan", VERT, "york")
    noble(state, "roger", GULES, "berwick")
    put(state, GULES, "durham", soldier=1)
    town(state, "durham", "fortress")
    wed(state, "henri", "lucia")
    return state


def test_9_0_a_title_bought_for_an_ally_leaves_the_walled_city() -> None:
    """Ruling 34: the title is given, the city is not; nobody gains control of it (4.7)."""
    state = turn(allies(), "buy", GULES)
    do(state, GULES, "title marches lucia")
    assert (lord_of(state, "marches"), control(state, "durham")) == ("lucia", GULES)
    assert state.towns[CITY["durham"]].building == "walled"
    assert [points(state, f) for f in (GULES, VERT)] == [0, 1]


def test_9_0_a_title_handed_to_an_ally_takes_its_walled_city_along() -> None:
    """Ruling 34, 4.7: a deal hands over what makes the title."""
    state = allies()
    state.fiefs[REGION["marches"]] = NOBLE["henri"]
    town(state, "durham", "walled")
    run(state)
    do(state, GULES, "draft-give title marches; offer vert ring")
    do(state, VERT, f"accept {offers(state)[0].number}")
    if waits(state) == [VERT] and legal(state, VERT, "name"):
        do(state, VERT, "name lucia")
    assert (lord_of(state, "marches"), control(state, "durham")) == ("lucia", VERT)


def test_9_0_when_the_marriage_ends_titles_stay() -> None:
    """Ruling 34, 4.6: a Noble keeps a title until death; its Walled City stays with who holds it."""
    state = turn(allies(), "buy", GULES)
    do(state, GULES, "title marches lucia")
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert who(state, "lucia").spouse == -1
    assert (lord_of(state, "marches"), control(state, "durham")) == ("lucia", GULES)


def test_4_8_a_spouse_inherits_no_city_that_others_hold() -> None:
    """The last of a family dies, their Walled City is a third family's: the title goes, the city does not."""
    state = position()
    noble(state, "henri", GULES, "york", lord=["marches"])
    noble(state, "lucia", AZURE, "york", out="durham")
    wed(state, "henri", "lucia")
    put(state, VERT, "durham", soldier=2)
    town(state, "durham", "walled")
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert (lord_of(state, "marches"), control(state, "durham")) == ("lucia", VERT)


# --- guards, allies outside, crossbows (5.2, 7.4, 11.1) --------------------------------------------------------------


def test_5_2_royal_soldiers_do_not_ride() -> None:
    """Ruling 36: they are no knights (5.2) and never leave whom they guard (13.1); a King's knights ride along."""
    for slug in ("lucia", "hugh"):
        state = position()
        noble(state, "hugh", VERT, "winchester", guards=2)
        noble(state, "lucia", VERT, "winchester", guards=2)
        wed(state, "hugh", "lucia")
        crown(state, "hugh", "lucia", guards=2)
        put(state, VERT, "winchester", knight=2)
        put(state, AZURE, "canterbury", soldier=2)
        turn(state, "move", VERT)
        do(state, VERT, f"lead {slug}; take all; go canterbury")
        if slug == "lucia":
            assert why(state, VERT, "parade") == "parade"
        else:
            assert legal(state, VERT, "parade") == ["parade"]


def test_7_4_an_ally_from_outside_fights_under_the_walls() -> None:
    """Ruling 37: whoever is attacked stands behind them, and one roll knows one penalty."""
    state = facing("walled", mine={"soldier": 9}, theirs={"soldier": 4})
    noble(state, "simon", VERT, "london", out="norwich")
    put(state, VERT, "london", out="norwich", soldier=2)
    rig(state, melee=[0, 0])
    do(state, GULES, "attack london azure")
    do(state, VERT, "join vert defence")
    assert battle(state).camps[1].fort == "walled"
    assert spent(state), "ten points are two dice less two for the walls; seven and a Lord are two"


def test_11_1_a_lone_crossbow_kills_even_when_it_is_led() -> None:
    """Ruling 39: without its Noble it could take nobody anyhow (7.6), so 11.1 speaks of one that has a Noble."""
    state = facing(theirs={"soldier": 1})
    slot(state, GULES, "french-crossbows")
    stack = next(s for s in state.stacks if s.family == GULES)
    stack.units[0] = 0
    put(state, GULES, "london", out="oxford", french=1)
    go(state, "battle", first=GULES)
    rig(state, archers=[1])
    do(state, GULES, "attack london azure")
    assert place(state, "henri") == "dead"


def test_11_1_a_crossbow_beside_royal_knights_is_not_alone() -> None:
    """13.1: they are troops too; the King takes his foe captive."""
    state = facing(theirs={"soldier": 1})
    crown(state, "hugh", guards=2)
    slot(state, GULES, "french-crossbows")
    next(s for s in state.stacks if s.family == GULES).units[0] = 0
    put(state, GULES, "london", out="oxford", french=1)
    go(state, "battle", first=GULES)
    rig(state, archers=[1])
    do(state, GULES, "attack london azure")
    assert captor(state, "henri") == "hugh"


def test_11_1_hired_crossbows_serve_out_the_round() -> None:
    """Ruling 40: a new card sends away those that are left on the old one; who is paid stays until the round ends."""
    state = position()
    noble(state, "hugh", GULES, "york")
    slot(state, GULES, "french-crossbows")
    turn(state, "move", GULES)
    do(state, GULES, "hire york 2")
    hand(state, GULES, "flemish-crossbows")
    do(state, GULES, "install flemish-crossbows family-0")
    assert units(state, GULES, "york") == {"crossbow": 2}
    clean_up(state, [])
    assert units(state, GULES, "york") == {}
    assert state.crossbows == [3, 3]


# --- the crown (9.0, 2.14, 13) ---------------------------------------------------------------------------------------


def test_9_0_an_ordained_prince_is_king() -> None:
    """Ruling 41: clerics are not elected (2.14); a Prince of Wales follows without an election and keeps his see."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "simon", GULES, "york", prince=True)
    prelate(state, "simon", "york")
    crown(state, "henri")
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert state.sovereign == NOBLE["simon"]
    assert state.sees[1] == NOBLE["simon"] or NOBLE["simon"] in state.sees


def test_9_0_a_prince_of_another_house_stays_the_heir() -> None:
    """Ruling 42: there is one Prince; he follows whichever King dies, and no other is born while he lives."""
    state = position()
    noble(state, "henri", AZURE, "london")
    noble(state, "lucia", AZURE, "london")
    wed_to = noble(state, "margaret", VERT, "exeter")
    assert NOBLES[wed_to] == "margaret"
    wed(state, "henri", "margaret")
    noble(state, "simon", GULES, "york", prince=True)
    crown(state, "henri", "margaret")
    hand(state, VERT, "arthur")
    turn(state, "play", VERT)
    do(state, VERT, "bear arthur exeter")
    assert not who(state, "arthur").prince
    doom(state, NOBLE["henri"], "plague", [])
    run(state)
    assert state.sovereign == NOBLE["simon"]


# --- losses by place, silence in Parliament (2.5, 7.5, 9.2) ----------------------------------------------------------


def test_2_5_those_inside_fall_before_those_outside() -> None:
    """Ruling 43: a family's army in a city is all it has there; it names the kind, and of one kind those inside fall
    first."""
    state = position()
    put(state, GULES, "london", soldier=2)
    put(state, GULES, "london", out="oxford", soldier=2)
    state.track[:] = [draw(state, "plague")]
    rig(state, disaster=[6])
    go(state, "fate")
    left = {s.site: s.units[0] for s in state.stacks if s.family == GULES}
    assert left == {CITY["oxford"]: 2}


def test_9_2_who_is_silent_does_not_count() -> None:
    """Ruling 44: more than half of the votes that are cast; who lays nothing down is neither for it nor against it."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["wales"])
    noble(state, "hugh", AZURE, "york", lord=["north"])
    noble(state, "roger", VERT, "durham", lord=["marches"])
    crown(state, "henri")
    go(state, "court")
    do(state, GULES, "summon")
    ready(state)
    do(state, GULES, "vote gules aye; seal")
    for seat in (AZURE, VERT):
        events = do(state, seat, "seal")
    assert votes(state, AZURE) == 1
    assert "tax-granted" in keys(events)


def test_4_9_its_city_is_of_no_region() -> None:
    """So a Lord of the region keeps no hold on it either."""
    state = position()
    noble(state, "roger", AZURE, "berwick", lord=["marches"])
    noble(state, "henri", GULES, "durham")
    crown(state, "henri")
    town(state, "durham", "royal-fortress")
    assert cities_in(state, REGION["marches"]) == [CITY["berwick"]]
    assert lord_family(state, REGION["marches"]) == AZURE
    region(state, "marches", AZURE)
    town(state, "durham", control=GULES)
    run(state)
    assert control(state, "durham") == GULES


# --- more rulings ----------------------------------------------------------------------------------------------------


def test_11_1_crossbows_are_hired_into_a_besieged_city() -> None:
    """Ruling 45: into any city, at any moment (11.1); what a siege keeps out is what is bought (7.9)."""
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=1)
    noble(state, "hugh", GULES, "london", out="oxford")
    town(state, "london", "fortress", siege=GULES)
    slot(state, AZURE, "french-crossbows")
    turn(state, "move", AZURE)
    do(state, AZURE, "hire london 2")
    assert units(state, AZURE, "london") == {"soldier": 1, "crossbow": 2}


def test_13_3_a_sovereign_who_comes_in_later_was_not_attacked() -> None:
    """Ruling 46: the Lord of the Garter has attacked another; it is the Sovereign who stands against him."""
    state = facing()
    who(state, "hugh").garter = True
    noble(state, "simon", VERT, "london", out="norwich")
    crown(state, "simon")
    put(state, VERT, "london", out="norwich", soldier=1)
    rig(state, melee=[0, 0, 0])
    assert why(state, GULES, "attack london vert") == "battle"
    do(state, GULES, "attack london azure")
    do(state, VERT, "join vert defence")
    assert battle(state).camps[1].families == [AZURE, VERT]


def test_10_3_the_murdered_lord_s_garrison_goes_home_through_a_siege() -> None:
    """Ruling 47: the card says where they go; no Noble leads them out."""
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=3)
    noble(state, "joan", AZURE, "norwich")
    noble(state, "hugh", GULES, "london", out="oxford")
    noble(state, "simon", VERT, "york")
    town(state, "london", "fortress", siege=GULES)
    hand(state, VERT, "assassination")
    turn(state, "move", VERT)
    do(state, VERT, "assassinate henri simon")
    assert units(state, AZURE, "norwich") == {"soldier": 3}
    assert control(state, "london") == AZURE, "the fort is kept"


def test_12_3_whoever_bears_the_skull_raises_not_themselves() -> None:
    """Ruling 48: the dead carry nothing (12.0), so nobody controls it at that moment."""
    state = position()
    noble(state, "joan", AZURE, "york")
    relic(state, "skull", "joan")
    noble(state, "simon", VERT, "exeter")
    hand(state, VERT, "assassination")
    turn(state, "move", VERT)
    do(state, VERT, "assassinate joan simon")
    assert place(state, "joan") == "dead"


def test_2_5_who_is_freed_into_the_plague_throws_not() -> None:
    """Ruling 49: a freed Noble and troops that go home appear, they do not march in; the newborn are spared too."""
    state = position(purse=2)
    noble(state, "henri", AZURE, "york")
    noble(state, "joan", AZURE, "norwich")
    noble(state, "hugh", GULES, "exeter")
    hold(state, "henri", "hugh")
    lay(state, "midlands", "plague")
    rig(state, plague=[])
    go(state, "purse")
    assert (captor(state, "henri"), place(state, "henri")) == ("", "norwich")


def test_2_5_plague_is_no_shelter_to_a_second_family() -> None:
    """Each family's army for itself: half of five and half of one."""
    state = position()
    put(state, GULES, "london", soldier=5)
    put(state, AZURE, "london", out="oxford", soldier=1)
    state.track[:] = [draw(state, "plague")]
    rig(state, disaster=[6])
    go(state, "fate")
    assert (units(state, GULES, "london"), units(state, AZURE, "london")) == ({"soldier": 3}, {"soldier": 1})
