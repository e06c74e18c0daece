"""Chapters 10.2 to 11: secret ways, murder, justice, ambush; mercenaries, Burghers, treasures."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY, REGION
from engine.fief.state import Drawing, FiefState
from tests.engine.fief.field import (
    hits,
    passes,
    starving,
)
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    captor,
    control,
    crown,
    do,
    go,
    hand,
    hold,
    lay,
    legal,
    lord_of,
    noble,
    place,
    position,
    put,
    rig,
    run,
    said,
    slot,
    spent,
    sword,
    town,
    turn,
    units,
    who,
    why,
)

# --- secret ways -----------------------------------------------------------------------------------------------------


def hemmed(siege: int = AZURE) -> FiefState:
    """Hugh besieged in London, a Passage in hand, a captive with him."""
    state = position()
    noble(state, "hugh", GULES, "london")
    put(state, GULES, "london", knight=2, soldier=1)
    town(state, "london", "fortress", siege=siege)
    noble(state, "henri", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", soldier=9)
    noble(state, "simon", VERT, "york")
    hold(state, "simon", "hugh")
    hand(state, GULES, "passage")
    return turn(state, "move", GULES)


def test_10_2_out_of_a_siege() -> None:
    """It is a first move that would not be allowed; a second one may follow, captives come along."""
    state = hemmed()
    do(state, GULES, "lead hugh; take all; slip norwich")
    assert units(state, GULES, "norwich") == {"soldier": 1, "knight": 2}
    assert (who(state, "hugh").steps, captor(state, "simon")) == (1, "hugh")
    do(state, GULES, "go kings-lynn; halt")
    assert not state.hands[GULES]


def test_10_2_by_the_road_the_foe_came() -> None:
    state = hemmed(siege=-1)
    do(state, GULES, "lead hugh; slip oxford; halt")
    assert place(state, "hugh") == "oxford"


def test_10_2_under_storms() -> None:
    """One move into, out of or within a region with storms."""
    state = position()
    noble(state, "hugh", GULES, "london")
    put(state, GULES, "london", knight=1)
    lay(state, "south-east", "storms")
    hand(state, GULES, "passage")
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; take all")
    assert why(state, GULES, "go norwich") == "storms"
    do(state, GULES, "slip norwich")
    assert units(state, GULES, "norwich") == {"knight": 1}


def test_10_2_not_where_the_road_is_open() -> None:
    """In fair weather and past nobody there is nothing to slip through; of three roads one leads into storms."""
    state = position()
    noble(state, "hugh", GULES, "coventry")
    lay(state, "south-east", "storms")
    hand(state, GULES, "passage")
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh")
    assert legal(state, GULES, "slip") == ["slip oxford"]


def test_10_2_past_another_without_leave() -> None:
    state = position()
    noble(state, "lucia", GULES, "winchester")
    put(state, AZURE, "canterbury", soldier=1)
    hand(state, GULES, "passage")
    turn(state, "move", GULES)
    do(state, GULES, "lead lucia; go canterbury; slip london; halt")
    assert place(state, "lucia") == "london"


def test_10_2_a_captive_escapes_at_any_moment() -> None:
    """Of anybody's choosing; he appears in a city of his family, else in an independent or allied one."""
    state = hemmed()
    hand(state, AZURE, "passage")
    do(state, AZURE, "release-captive simon")
    assert (captor(state, "simon"), place(state, "simon")) == ("", "york")


def test_10_2_captives_of_invaders_escape() -> None:
    state = hemmed()
    who(state, "simon").captor = 20
    state.armies[0].city, state.armies[0].leader, state.armies[0].infantry = CITY["york"], True, 5
    do(state, GULES, "release-captive simon")
    assert captor(state, "simon") == ""


# --- murder, justice, ambush -----------------------------------------------------------------------------------------


def murderous(*cards: str) -> FiefState:
    """Henri with six troops in Norwich, kin in Exeter; Hugh's family holds cards."""
    state = position()
    noble(state, "henri", AZURE, "norwich", lord=["wales"])
    noble(state, "lucia", AZURE, "exeter")
    put(state, AZURE, "norwich", soldier=4, knight=2, bombard=1)
    noble(state, "hugh", GULES, "york")
    noble(state, "simon", GULES, "norwich", out="london")
    hand(state, GULES, *cards)
    return turn(state, "move", AZURE)


def test_10_3_a_murder() -> None:
    """The executor is a heretic, the title passes on, the troops go to the nearest kin, engines stay."""
    state = murderous("assassination")
    do(state, GULES, "assassinate henri hugh")
    assert place(state, "henri") == "dead"
    assert who(state, "hugh").heresy
    assert lord_of(state, "wales") == "lucia"
    assert units(state, AZURE, "exeter") == {"soldier": 4, "knight": 2}
    assert units(state, AZURE, "norwich") == {"bombard": 1}


def test_10_3_in_groups_of_four() -> None:
    state = murderous("assassination")
    noble(state, "joan", AZURE, "bristol")
    do(state, GULES, "assassinate henri hugh")
    do(state, AZURE, "name lucia")
    assert sorted(sum(units(state, AZURE, c).values()) for c in ("exeter", "bristol")) == [2, 4]


def test_10_3_kin_in_the_city_keep_the_troops() -> None:
    state = murderous("assassination")
    noble(state, "joan", AZURE, "norwich")
    do(state, GULES, "assassinate henri hugh")
    do(state, AZURE, "name joan")
    assert units(state, AZURE, "norwich") == {"soldier": 4, "knight": 2, "bombard": 1}


def test_10_3_without_kin_to_the_familys_cities() -> None:
    """To its forts and cities, where no kin can be reached."""
    state = murderous("assassination")
    state.fiefs[REGION["wales"]] = -1
    hold(state, "lucia", "hugh")
    town(state, "exeter", control=-1)
    put(state, AZURE, "durham", archer=1)
    town(state, "durham", "fortress")
    do(state, GULES, "assassinate henri hugh")
    assert units(state, AZURE, "durham") == {"soldier": 4, "knight": 2, "archer": 1}


def test_10_3_a_captive_may_be_executor() -> None:
    """Ruling 24."""
    state = murderous("assassination")
    hold(state, "hugh", "henri")
    assert "assassinate lucia hugh" in legal(state, GULES, "assassinate")


def test_10_3_markers_run_out_the_deed_does_not() -> None:
    """Ruling 23."""
    state = murderous("assassination")
    for slug in ("walter", "roger"):
        noble(state, slug, VERT, "durham", heresy=True)
    do(state, GULES, "assassinate henri hugh")
    assert (place(state, "henri"), who(state, "hugh").heresy) == ("dead", False)


def test_10_4_justice_needs_heresy() -> None:
    state = murderous("justice")
    assert not legal(state, GULES, "judge")
    who(state, "henri").heresy = True
    do(state, GULES, "judge henri")
    assert place(state, "henri") == "dead"
    assert units(state, AZURE, "exeter") == {"soldier": 4, "knight": 2}


@pytest.mark.parametrize("rank", ["king", "queen", "prince", "abbey"])
def test_10_4_royals_and_abbeys_are_safe(rank: str) -> None:
    state = murderous("justice")
    who(state, "henri").heresy = True
    if rank == "king":
        crown(state, "henri")
    elif rank == "queen":
        crown(state, "hugh", "henri")
    elif rank == "prince":
        who(state, "henri").prince = True
    else:
        town(state, "norwich", "abbey", abbey=0)
    assert why(state, GULES, "judge henri") == "judge"


def test_10_5_an_ambush_in_the_same_city() -> None:
    """The victim is a captive at once; his troops go to kin elsewhere, engines stay."""
    state = murderous("ambush")
    do(state, GULES, "ambush henri simon")
    assert captor(state, "henri") == "simon"
    assert units(state, AZURE, "exeter") == {"soldier": 4, "knight": 2}
    assert units(state, AZURE, "norwich") == {"bombard": 1}


def test_10_5_nobody_in_a_fort() -> None:
    state = murderous("ambush")
    town(state, "norwich", "walled")
    assert why(state, GULES, "ambush henri simon") == "ambush"


def test_10_5_not_from_another_city_nor_by_a_captive() -> None:
    state = murderous("ambush")
    assert why(state, GULES, "ambush henri hugh") == "ambush"
    hold(state, "simon", "lucia")
    assert not legal(state, GULES, "ambush")


def test_10_5_the_swords_bearer_loses_it() -> None:
    """13.2: taken in an ambush, the sword makes its new bearer King."""
    state = murderous("ambush")
    sword(state, "henri")
    do(state, GULES, "ambush henri simon")
    assert (state.bearer, state.sovereign) == (NOBLE["simon"], NOBLE["simon"])


def test_10_0_cards_one_does_not_have() -> None:
    state = murderous()
    for text in ("assassinate henri hugh", "judge henri", "ambush henri simon", "clear north"):
        assert why(state, GULES, text) == "card", text


# --- mercenaries and Burghers ----------------------------------------------------------------------------------------


def hiring(purse: int = 6) -> FiefState:
    """A family with the French crossbows."""
    state = position(purse=purse)
    noble(state, "hugh", GULES, "york")
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=1)
    slot(state, GULES, "french-crossbows")
    return turn(state, "move", AZURE)


def test_11_0_laid_into_the_slot_at_any_moment() -> None:
    """In anybody's turn, not only in phase 2; never while cards are drawn."""
    state = hiring()
    hand(state, GULES, "flemish-crossbows")
    assert legal(state, GULES, "install") == ["install flemish-crossbows family-0"]
    state.frames.append(Drawing(AZURE))
    assert not legal(state, GULES, "install")


def test_11_1_hired_at_any_moment_for_two_each() -> None:
    state = hiring()
    do(state, GULES, "hire york 2")
    assert (units(state, GULES, "york"), state.purse[GULES], state.crossbows[0]) == ({"crossbow": 2}, 2, 1)
    assert why(state, GULES, "hire york 2") == "hire"


def test_11_1_into_an_independent_city_he_controls_it() -> None:
    """Ruling 28; in another's city they stand outside."""
    state = hiring()
    do(state, GULES, "hire norwich 1; hire london 1")
    assert control(state, "norwich") == GULES
    assert control(state, "london") == AZURE
    assert units(state, GULES, "london", "") == {}
    assert units(state, GULES, "london") == {"crossbow": 1}


def test_11_1_in_the_middle_of_a_battle() -> None:
    state = hiring()
    put(state, AZURE, "london", soldier=8)
    put(state, GULES, "london", out="oxford", soldier=1)
    noble(state, "simon", GULES, "london", out="oxford")
    go(state, "battle", first=GULES)
    rig(state, melee=[0, 0, 0])
    do(state, GULES, "attack london azure")
    do(state, GULES, "hire london 3")
    rig(state, archers=[0], melee=[0, 0, 0, 0])
    do(state, GULES, "fight")
    do(state, AZURE, "fight")
    assert spent(state), "8 points: three crossbows, a soldier, a Noble"


def test_11_1_home_at_the_end_of_the_round() -> None:
    state = hiring()
    do(state, GULES, "hire york 2")
    go(state, "close")
    assert (units(state, GULES, "york"), state.crossbows[0]) == ({}, 3)


def test_11_1_the_fallen_are_lost() -> None:
    """Two hits each; when all three have fallen the card goes."""
    state = hiring()
    do(state, GULES, "hire york 3")
    put(state, AZURE, "york", out="durham", soldier=5, knight=3)
    noble(state, "simon", AZURE, "york", out="durham")
    go(state, "battle", first=AZURE)
    rig(state, archers=[0], melee=[3, 3, 0, 0, 0])
    do(state, AZURE, "attack york gules")
    assert not units(state, GULES, "york")
    go(state, "close")
    assert state.crossbows[0] == 0
    assert state.slots[GULES] == -1


def test_11_1_a_lone_crossbowman_kills() -> None:
    """7.6: he takes no captives."""
    state = hiring()
    do(state, GULES, "hire york 1")
    noble(state, "simon", AZURE, "york", out="durham")
    put(state, AZURE, "york", out="durham", soldier=1)
    go(state, "battle", first=GULES)
    rig(state, archers=[1])
    do(state, GULES, "attack york azure")
    assert place(state, "simon") == "dead"


def test_11_1_a_new_card_replaces_the_old_one() -> None:
    state = hiring()
    hand(state, GULES, "flemish-crossbows")
    do(state, GULES, "install flemish-crossbows family-0")
    assert CARDS[state.slots[GULES]] == "flemish-crossbows"
    assert "french-crossbows" in [CARDS[c] for c in state.character_discards]


def test_11_2_a_burgher_needs_a_lord() -> None:
    state = hiring()
    hand(state, GULES, "burgher-5")
    assert why(state, GULES, "install burgher-5 family-0") == "install"
    state.fiefs[0] = NOBLE["hugh"]
    do(state, GULES, "install burgher-5 family-0")
    assert CARDS[state.slots[GULES]] == "burgher-5"


def test_11_2_a_burgher_goes_with_the_last_lord() -> None:
    """He stays only while the family has a titled Lord."""
    state = position()
    noble(state, "hugh", GULES, "york", lord=["wales"])
    noble(state, "henri", AZURE, "london")
    slot(state, GULES, "burgher-3")
    hand(state, AZURE, "assassination")
    turn(state, "move", GULES)
    events = do(state, AZURE, "assassinate hugh henri")
    assert state.slots[GULES] == -1
    assert len(said(events, "slot-empty")) == 1


def test_11_2_burghers_of_two_families_go_at_once() -> None:
    """Each with the last Lord of his own, before anybody decides anything more."""
    state = position()
    noble(state, "hugh", GULES, "york", lord=["wales"])
    noble(state, "henri", AZURE, "london", lord=["marches"])
    slot(state, GULES, "burgher-3")
    slot(state, AZURE, "burgher-5")
    turn(state, "move", GULES)
    state.fiefs[REGION["wales"]] = state.fiefs[REGION["marches"]] = -1
    events = run(state)
    assert [e.params["card"].slug for e in said(events, "slot-empty")] == ["burgher-3", "burgher-5"]  # type: ignore[union-attr]
    assert (state.slots[GULES], state.slots[AZURE]) == (-1, -1)


def burgher() -> FiefState:
    """A family with a Burgher and a Lord; famine in the Midlands."""
    state = starving("", "passage")
    state.hands[GULES].clear()
    state.fortunes.append(CARDS.index("passage"))
    state.fiefs[REGION["north"]] = NOBLE["hugh"]
    slot(state, GULES, "burgher-3")
    return state


def test_11_2_a_burgher_raises_a_city_for_a_treasure() -> None:
    state = burgher()
    rig(state, rebellion=[0])
    do(state, GULES, "rebel norwich burgher")
    assert hits(passes(state)) == 1
    assert state.treasures[GULES] == 1


def test_11_2_a_burgher_knows_secret_ways() -> None:
    state = burgher()
    noble(state, "lucia", GULES, "london")
    put(state, AZURE, "canterbury", soldier=1)
    do(state, GULES, "lead lucia; go canterbury; slip winchester; halt")
    assert (place(state, "lucia"), state.treasures[GULES]) == ("winchester", 1)


def test_11_3_two_treasures_for_everything() -> None:
    """Rebellion, passage, votes, tallage and tithe draw on the same two; they come back at the end of the round."""
    state = burgher()
    rig(state, rebellion=[0, 0])
    do(state, GULES, "rebel norwich burgher; rise burgher")
    passes(state)
    assert state.treasures[GULES] == 0
    assert not legal(state, GULES, "rebel")
    hand(state, GULES, "tax")
    turn(state, "play", GULES)
    assert why(state, GULES, "tallage north") == "treasure"
    go(state, "close")
    assert state.treasures[GULES] == 2
