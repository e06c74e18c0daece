"""The worked examples of the rulebook, 8-A to 13-C: victory, elections, Parliament, rebellions, relics, forests."""

from __future__ import annotations

import pytest

from engine.core.graph import distances
from engine.fief.board import can_elect, votes
from engine.fief.game_data import CITY, REGION, ROADS
from engine.fief.state import FiefState, Parliament
from engine.fief.victory import highest_title, victory
from tests.engine.fief.field import hits, passes
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    captor,
    control,
    crown,
    do,
    go,
    hand,
    lay,
    legal,
    let_pass,
    noble,
    place,
    position,
    put,
    relic,
    rig,
    slot,
    spent,
    town,
    turn,
    units,
    waits,
    who,
)

# --- victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fiefs", [("north", "wales", "marches"), ("north", "wales")])
def test_8_a_example_three_points(fiefs: tuple[str, ...]) -> None:
    """Three fiefs, or two and the relic marker, from the fifth round on."""
    state = position(number=5)
    noble(state, "hugh", GULES, "york", lord=fiefs)
    noble(state, "henri", AZURE, "london", lord=["midlands", "south-east"])
    if len(fiefs) == 2:
        assert victory(state) == ([], "")
        state.gift = GULES
    assert victory(state) == ([GULES], "solo")
    state.round = 4
    assert victory(state) == ([], "")


def test_8_b_example_garter_before_king_before_duke() -> None:
    """Two points each at the end: a Duke with the Garter beats the King, he a Duke without."""
    state = position(number=7)
    noble(state, "hugh", GULES, "york", lord=["midlands", "north"], garter=True)
    noble(state, "william", AZURE, "london", lord=["south-west", "wales"])
    crown(state, "william")
    noble(state, "lucia", VERT, "exeter", lord=["south-east"])
    state.gift = VERT
    ranks = [highest_title(state, [f]) for f in (GULES, AZURE, VERT)]
    assert ranks == sorted(ranks, reverse=True)
    assert victory(state) == ([GULES], "rounds")


# --- elections and Parliament ----------------------------------------------------------------------------------------


def test_9_a_example_an_election_can_be_called() -> None:
    """Three Lords and a prelate (ruling 2: Canterbury has an archbishop), neither fewer."""
    state = position()
    noble(state, "henri", GULES, "york", lord=["south-west"], see="canterbury")
    noble(state, "anabel", AZURE, "london", lord=["wales"])
    assert not can_elect(state)
    noble(state, "hugh", VERT, "exeter", lord=["marches"])
    assert can_elect(state)
    state.sees[:] = [-1] * 4
    assert not can_elect(state)


def test_9_b_example_what_a_vote_weighs() -> None:
    """An archbishop is two, a Lord of two fiefs one: three; a Countess one."""
    state = position()
    noble(state, "hugh", VERT, "york", see="york")
    noble(state, "lucia", VERT, "york", lord=["midlands", "wales"])
    noble(state, "philippa", GULES, "london", lord=["north"])
    assert (votes(state, VERT), votes(state, GULES)) == (3, 1)


def parliament() -> FiefState:
    """David's Philippa and a Burgher of three votes; King William calls."""
    state = position()
    noble(state, "william", AZURE, "london", lord=["wales", "marches"])
    crown(state, "william")
    noble(state, "philippa", GULES, "york", lord=["north"])
    noble(state, "henri", VERT, "exeter", lord=["midlands"])
    noble(state, "simon", OR, "durham", see="norwich")
    slot(state, GULES, "burgher-3")
    state.frames.append(Parliament([""] * 4, [False] * 4, [False] * 4, []))
    return state


def test_9_c_example_a_burgher_adds_three_votes() -> None:
    """One and three are four: alone against three others they carry the tax."""
    state = parliament()
    do(state, GULES, "vote gules aye; burgher gules; seal")
    for seat, family in ((AZURE, "azure"), (VERT, "vert"), (OR, "or")):
        do(state, seat, f"vote {family} nay; seal")
    assert waits(state) == [AZURE]
    assert legal(state, AZURE, "hand-out")
    assert state.treasures[GULES] == 1


def test_9_c_example_without_him_it_fails() -> None:
    state = parliament()
    do(state, GULES, "vote gules aye; seal")
    for seat, family in ((AZURE, "azure"), (VERT, "vert"), (OR, "or")):
        do(state, seat, f"vote {family} nay; seal")
    assert not state.rebellious
    assert state.purse == [10, 10, 10, 10]


def rising(*cards: str, **troops: int) -> FiefState:
    """Famine in the Midlands; Cristina's Noble holds Norwich, Jorge and David have Rebellions."""
    state = position()
    noble(state, "joan", VERT, "norwich")
    put(state, VERT, "norwich", **(troops or {"soldier": 9}))
    noble(state, "henri", AZURE, "exeter")
    noble(state, "hugh", GULES, "york")
    lay(state, "midlands", "famine")
    hand(state, AZURE, "rebellion")
    if cards:
        hand(state, GULES, *cards)
    return turn(state, "move", VERT)


def test_9_d_example_the_royal_tax_doubles_a_rebellion() -> None:
    """A card in London: two dice and two hits."""
    state = position()
    noble(state, "joan", VERT, "london")
    put(state, VERT, "london", soldier=9)
    noble(state, "hugh", GULES, "york")
    hand(state, GULES, "rebellion")
    state.rebellious = True
    turn(state, "move", VERT)
    rig(state, rebellion=[0, 0])
    do(state, GULES, "rebel london card")
    assert hits(passes(state)) == 2
    assert spent(state)


# --- rebellions ------------------------------------------------------------------------------------------------------


def test_10_a_example_two_rebellions() -> None:
    """Jorge begins, David adds his own: two dice and two hits."""
    state = rising("rebellion")
    rig(state, rebellion=[1, 0])
    do(state, AZURE, "rebel norwich card")
    do(state, GULES, "rise card")
    assert hits(passes(state)) == 3
    assert units(state, VERT, "norwich") == {"soldier": 6}


def test_10_b_example_a_fortress_cancels_one() -> None:
    """One die and one hit are left."""
    state = rising("rebellion")
    town(state, "norwich", "fortress")
    rig(state, rebellion=[0])
    do(state, AZURE, "rebel norwich card")
    do(state, GULES, "rise card")
    assert hits(passes(state)) == 1
    assert units(state, VERT, "norwich") == {"soldier": 8}


def test_10_c_example_philippa_in_london() -> None:
    """F and one more are two hits on two soldiers: Lord Philippa falls with them."""
    state = position()
    noble(state, "philippa", GULES, "london", lord=["north"])
    put(state, GULES, "london", soldier=2)
    noble(state, "joan", VERT, "exeter")
    lay(state, "south-east", "famine")
    hand(state, VERT, "rebellion")
    turn(state, "move", VERT)
    rig(state, rebellion=[1])
    do(state, VERT, "rebel london card")
    assert hits(passes(state)) == 2
    assert (units(state, GULES, "london"), place(state, "philippa")) == ({}, "dead")


def test_10_5_example_edward_before_exeter() -> None:
    """His five troops go to Winchester and Canterbury, his bombard stays and changes colour."""
    state = position()
    noble(state, "edward", VERT, "exeter", out="winchester", lord=["south-east"])
    put(state, VERT, "exeter", out="winchester", soldier=5, bombard=1)
    noble(state, "joan", VERT, "winchester")
    noble(state, "sybil", VERT, "canterbury")
    noble(state, "hugh", GULES, "exeter")
    put(state, GULES, "exeter", soldier=1)
    hand(state, GULES, "ambush")
    go(state, "battle", first=GULES)
    do(state, GULES, "ambush edward hugh")
    assert captor(state, "edward") == "hugh"
    assert [sum(units(state, VERT, c).values()) for c in ("winchester", "canterbury")] == [4, 1]
    do(state, GULES, "attack exeter vert; keep-engines")
    assert units(state, GULES, "exeter") == {"soldier": 1, "bombard": 1}


def test_11_a_example_the_burning_of_norwich() -> None:
    """Jorge's Burgher raises Norwich and opens a secret way past its fortress for a treasure each, his card and
    Cristina's make three rebellions: F, a blank, FFF and three more are seven hits. A knight, an archer and two
    soldiers are six; Estrid, the mill and the fortress follow."""
    state = position()
    noble(state, "estrid", GULES, "norwich")
    noble(state, "hugh", GULES, "york")
    put(state, GULES, "norwich", knight=1, archer=1, soldier=2)
    town(state, "norwich", "fortress", mill=True)
    noble(state, "henri", AZURE, "exeter", lord=["wales"])
    slot(state, AZURE, "burgher-5")
    noble(state, "joan", VERT, "london")
    lay(state, "midlands", "famine")
    hand(state, AZURE, "rebellion")
    hand(state, VERT, "rebellion")
    turn(state, "move", AZURE)
    rig(state, rebellion=[1, 0, 3])
    do(state, AZURE, "rebel norwich burgher; undermine burgher; rise card")
    do(state, VERT, "rise card")
    assert hits(passes(state)) == 7
    assert (units(state, GULES, "norwich"), place(state, "estrid")) == ({}, "dead")
    assert (state.towns[CITY["norwich"]].building, state.towns[CITY["norwich"]].mill) == ("", False)
    assert (state.treasures[AZURE], control(state, "norwich")) == (0, -1)


# --- relics, Sherwood, two seats -------------------------------------------------------------------------------------


def test_12_2_example_from_sea_iii() -> None:
    """To II or to IV."""
    state = position()
    noble(state, "hugh", GULES, "york")
    relic(state, "chasuble", "hugh")
    lay(state, "marches", "storms")
    turn(state, "move", GULES)
    assert sorted(legal(state, GULES, "shift-storm")) == ["shift-storm marches north", "shift-storm marches wales"]
    do(state, GULES, "shift-storm marches wales")
    assert len(state.weather[REGION["wales"]]) == 1


def test_13_a_example_york_to_kings_lynn() -> None:
    """One move through the forest, three by Whitby and Lincoln."""
    assert distances(lambda c: ROADS[c], CITY["york"])[CITY["kings-lynn"]] == 3
    state = position()
    noble(state, "hugh", GULES, "york")
    put(state, GULES, "york", soldier=2)
    turn(state, "move", GULES)
    rig(state, sherwood=[5])
    do(state, GULES, "lead hugh; take all; forest kings-lynn")
    assert who(state, "hugh").steps == 1
    assert units(state, GULES, "kings-lynn") == {"soldier": 2}


def test_13_b_example_both_families_then_the_other_seat() -> None:
    """Cristina moves her green family, then her blue one; then Jorge both of his."""
    state = position(2, first=0)
    for family, slug, city in (
        (0, "hugh", "york"),
        (1, "lucia", "norwich"),
        (2, "henri", "london"),
        (3, "joan", "exeter"),
    ):
        noble(state, slug, family, city)
    go(state, "move")
    order = []
    for _ in range(4):
        (seat,) = [s for s in waits(state) if legal(state, s, "lead")]
        order.append((seat, legal(state, seat, "lead")))
        do(state, seat, "done")
        let_pass(state)
    assert order == [(0, ["lead hugh"]), (0, ["lead lucia"]), (1, ["lead henri"]), (1, ["lead joan"])]


def test_13_c_example_two_armies_of_one_seat() -> None:
    """The green family attacks, the blue one joins it: their points are added."""
    state = position(2, first=0)
    noble(state, "hugh", 0, "london", out="oxford")
    put(state, 0, "london", out="oxford", soldier=5)
    noble(state, "roger", 1, "london", out="norwich")
    put(state, 1, "london", out="norwich", soldier=5)
    noble(state, "henri", 2, "london")
    put(state, 2, "london", soldier=4)
    noble(state, "joan", 3, "exeter")
    go(state, "battle")
    rig(state, melee=[0, 0, 0])
    do(state, 0, "attack london vert")
    let_pass(state)
    do(state, 0, "join azure attack")
    assert spent(state), "twelve points are two dice, five are one"
