"""What play seldom brings: rules whose breach no other test would have noticed."""

from __future__ import annotations

import pytest

from engine.core import Action, SaveError
from engine.fief import people
from engine.fief.exchange import hand_over
from engine.fief.forest import pardon
from engine.fief.game_data import ABBESSES, CARDS, CITY, FAMILIES, KNIGHT, NOBLE, NONE, RELICS, ROADS, SHERWOOD, UNIT, N
from engine.fief.income import income
from engine.fief.phases.parade import dismount
from engine.fief.phases.raid import lay_waste
from engine.fief.phases.rounds import clean_up
from engine.fief.pieces import stack_at
from engine.fief.rules import FIEF as RULES
from engine.fief.state import INSIDE, PARADE, FiefState, Heir, Leave, March, Parliament
from tests.engine.fief.bad_input import election
from tests.engine.fief.field import facing, passes, starving
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    abbess,
    accede,
    army,
    asked,
    control,
    do,
    go,
    hand,
    hold,
    keys,
    lay,
    legal,
    noble,
    position,
    put,
    region,
    relic,
    rig,
    run,
    said,
    town,
    turn,
    units,
    wed,
    who,
    why,
)


def four(**options: object) -> FiefState:
    """A Noble of each family in a city of his own."""
    state = position(**options)  # type: ignore[arg-type]
    for family, slug, city in ((GULES, "henri", "oxford"), (AZURE, "hugh", "york"), (VERT, "edward", "cardiff"),
                               (OR, "joan", "norwich")):  # fmt: skip
        noble(state, slug, family, city)
    return state


# --- people ----------------------------------------------------------------------------------------------------------


def test_13_4_knights_who_stayed_in_sherwood_come_along_once() -> None:
    """Whoever appears again brings those who stayed with him; none of them stays behind too."""
    state = four()
    hold(state, "henri", "sherwood")
    noble(state, "lucia", GULES, "london")
    stack_at(state, SHERWOOD, GULES, NOBLE["henri"]).units[KNIGHT] = 2
    people.appear(state, NOBLE["henri"], CITY["london"], [])
    assert units(state, GULES, "london") == {"knight": 2}
    assert not [s for s in state.stacks if s.city == SHERWOOD]


def test_13_4_the_dying_are_not_pardoned() -> None:
    """Whoever has died in the forest stays dead; the other goes free, and so nobody else is offered."""
    state = four()
    noble(state, "lucia", GULES, "london")
    for slug in ("henri", "edward"):
        hold(state, slug, "sherwood")
    state.sovereign = NOBLE["lucia"]
    turn(state, "move", GULES)
    assert legal(state, GULES, "pardon") == ["pardon edward", "pardon henri", "pardon all"]
    who(state, "henri").gone = True
    assert legal(state, GULES, "pardon") == ["pardon edward"]
    events: list = []
    pardon(state, (GULES,), None, events)
    assert [e.params["noble"].slug for e in said(events, "freed")] == ["edward"]


def test_9_0_a_sovereign_queen_leaves_no_other_queen() -> None:
    """With her husband crowned beside her the widow's guard ends, and nobody is Queen (9.0, 13.1)."""
    state = four()
    noble(state, "lucia", GULES, "oxford")
    noble(state, "estrid", VERT, "cardiff", guards=1)
    wed(state, "lucia", "hugh")
    state.queen = NOBLE["estrid"]
    state.sovereign = NOBLE["lucia"]
    people.consort(state, NOBLE["hugh"])
    assert state.queen == NONE
    assert who(state, "estrid").guards == 0
    assert who(state, "hugh").guards


def test_10_3_crossbowmen_who_go_to_kin_stay_hired() -> None:
    """Troops of a Noble who was murdered go to the nearest kin; crossbowmen among them know whose card they are."""
    state = four()
    noble(state, "simon", GULES, "london")
    put(state, GULES, "bristol", french=2, soldier=1)
    people.disperse(state, GULES, CITY["bristol"], [])
    home = [s for s in state.stacks if s.family == GULES and s.hired[0]]
    assert [(s.city, s.hired[0]) for s in home] == [(CITY["oxford"], 2)]
    clean_up(state, [])
    assert state.crossbows[0] == 3


def test_11_1_where_only_crossbowmen_stood_nobody_stands_when_they_have_gone() -> None:
    """The round is over: no empty stack is left on the map."""
    state = four()
    put(state, GULES, "bristol", french=2)
    clean_up(state, [])
    assert state.crossbows[0] == 3
    assert all(any(s.units) for s in state.stacks)
    assert control(state, "bristol") == NONE


def test_5_0_a_march_ends_with_its_leader() -> None:
    """Murdered between two steps: the family goes on with somebody else, and nobody asks the dead where to go."""
    state = four()
    noble(state, "lucia", GULES, "london")
    put(state, GULES, "oxford", soldier=3)
    hand(state, AZURE, "assassination")
    turn(state, "move", GULES)
    do(state, GULES, "lead henri; take all; go coventry")
    do(state, AZURE, "assassinate henri hugh")
    assert who(state, "henri").gone
    assert not any(isinstance(f, March) for f in state.frames)
    assert "lead lucia" in legal(state, GULES, "lead")


def test_4_8_silence_names_the_first_heir() -> None:
    """Of several kin, whoever does not answer names the first of them."""
    state = four()
    noble(state, "lucia", GULES, "london")
    state.frames.append(Heir(GULES, 1, state.next()))
    (prompt,) = (p for p in asked(state, GULES) if p.step == "heir")
    assert [str(a) for a in prompt.actions] == ["name henri", "name lucia"]
    assert prompt.default == (Action("name", ("henri",)),)


def test_2_11_in_the_royal_fortress_the_royal_family_alone_is_born() -> None:
    """Nobody else, though he holds cities and stands there."""
    for sovereign, there in (("lucia", True), ("hugh", False)):
        state = four()
        noble(state, "lucia", GULES, "london")
        town(state, "london", "royal-fortress")
        state.sovereign = NOBLE[sovereign]
        hand(state, GULES, "simon")
        turn(state, "play", GULES)
        assert ("bear simon london" in legal(state, GULES, "bear")) == there
        assert "bear simon oxford" in legal(state, GULES, "bear")


# --- relics, income --------------------------------------------------------------------------------------------------


def test_12_4_only_its_bearers_family_uses_a_relic() -> None:
    """The shin of another family ends no famine for whoever else stands there."""
    state = four()
    relic(state, "shin", "hugh")
    lay(state, "north", "famine")
    turn(state, "move", GULES)
    assert not legal(state, GULES, "feed")
    assert legal(state, AZURE, "feed") == ["feed"]


def test_3_0_a_relic_pays_where_its_bearer_is_whoever_he_is() -> None:
    """Arthur, the first of all Nobles, too."""
    state = four()
    noble(state, "arthur", GULES, "oxford")
    before = income(state, GULES)
    relic(state, "grail", "arthur")
    assert income(state, GULES) == before, "relics pay where an abbey is"
    noble(state, "lucia", GULES, "oxford")
    abbess(state, "lucia", 0, "oxford")
    with_relic = income(state, GULES)
    relic(state, "grail", "", city="york")
    assert with_relic == income(state, GULES) + N.relic_income


def test_12_0_a_relic_that_is_known_is_shown_once() -> None:
    """Among those nobody has seen it does not stand too, or its place would tell which they are."""
    state = four()
    relic(state, "grail", "henri")
    relic(state, "skull", "", city="york", known=False)
    for seat in (None, GULES, AZURE):
        shown = RULES.view(state, seat).relics
        assert len(shown) == len(RELICS)
        assert [r.slug for r in shown if r.bearer == "henri"] == ["grail"]


def test_2_13_an_abbey_is_shown_with_its_abbess() -> None:
    """That of the first abbess too; a city without one shows none."""
    state = four()
    noble(state, "lucia", GULES, "london")
    abbess(state, "lucia", 0, "london")
    cities = {c.slug: c.abbey for c in RULES.view(state, None).cities}
    assert cities["london"] == CARDS[ABBESSES[0]]
    assert cities["york"] == ""


# --- purchases, deals ------------------------------------------------------------------------------------------------


def test_4_0_a_sealed_list_waits_for_a_question_in_between() -> None:
    """A fief with two fortresses asks which becomes the Walled City; what stands behind it on the list comes after the
    answer."""
    state = four(purchases="sealed", purse=20)
    noble(state, "simon", GULES, "cardiff")
    region(state, "wales", GULES)
    who(state, "edward").place = CITY["exeter"]
    for city in ("cardiff", "harlech"):
        town(state, city, "fortress")
    go(state, "buy")
    do(state, GULES, "title wales henri; buy knight cardiff 1; seal")
    for seat in (AZURE, VERT, OR):
        do(state, seat, "seal")
    assert [p.step for p in asked(state, GULES) if p.blocks] == ["wall"]
    assert units(state, GULES, "cardiff") == {}
    do(state, GULES, "wall harlech")
    assert units(state, GULES, "cardiff") == {"knight": 1}
    assert state.purse[GULES] == 20 - 4 - 3


def test_5_0_guests_stay_where_they_are_when_a_city_changes_hands() -> None:
    """The giver's people go out on a road; whoever else is inside stays there."""
    state = four()
    noble(state, "lucia", AZURE, "oxford")
    noble(state, "philippa", VERT, "oxford")
    hand_over(state, CITY["oxford"], GULES, AZURE, [])
    assert who(state, "henri").site != INSIDE
    assert who(state, "lucia").site == INSIDE
    assert who(state, "philippa").site == INSIDE


# --- court -----------------------------------------------------------------------------------------------------------


def test_9_1_a_vote_for_whoever_does_not_stand_names_him() -> None:
    """And one in the name of no family at all is not understood."""
    state = election()
    assert why(state, VERT, "favour vert joan") == "candidate"
    assert why(state, VERT, "favour nobody joan") == "words"


# --- war -------------------------------------------------------------------------------------------------------------


def test_7_0_who_joins_and_who_turns_is_told_apart() -> None:
    """A third family comes into a battle; after a roll it changes sides."""
    state = facing(mine={"soldier": 3}, theirs={"soldier": 9})
    noble(state, "simon", VERT, "london", out="norwich")
    put(state, VERT, "london", out="norwich", soldier=3)
    rig(state, melee=[0, 0, 0, 0])
    do(state, GULES, "attack london azure")
    assert "joins" in keys(do(state, VERT, "join vert attack"))
    assert keys(do(state, VERT, "join vert defence"))[0] == "turns-coat"


@pytest.mark.parametrize(("left", "answer"), [(1, "siege"), (8, "fight")])
def test_7_9_silence_before_walls_besieges_where_no_die_is_left(left: int, answer: str) -> None:
    """Whoever can still roll fights on; whoever cannot lays siege where he may."""
    state = facing("fortress", mine={"soldier": 8}, theirs={"soldier": 3})
    rig(state, melee=[0, 0])
    do(state, GULES, "attack london azure")
    do(state, AZURE, "fight")
    (mine,) = (s for s in state.stacks if s.family == GULES)
    mine.units[UNIT["soldier"]] = left
    (prompt,) = (p for p in asked(state, GULES) if p.step == "fight")
    assert "siege" in [str(a) for a in prompt.actions]
    assert [str(a) for a in prompt.default] == [answer]


def test_5_2_riders_who_came_by_sea_stand_on_the_first_road() -> None:
    """They came by no road of the city they ride through."""
    state = four()
    noble(state, "simon", GULES, "london")
    town(state, "london", "fortress", control=AZURE)
    who(state, "simon").site = PARADE
    stack_at(state, CITY["london"], GULES, PARADE).units[KNIGHT] = 2
    riding = March(NOBLE["simon"], [0] * 6, [0, 0], [0] * 6, [CITY["berwick"], CITY["london"]], state.next())
    dismount(state, riding)
    assert who(state, "simon").site == ROADS[CITY["london"]][0]


def test_6_5_a_city_laid_waste_is_nobodys_at_once() -> None:
    """Whoever held it with a mill and nobody in it."""
    state = four()
    town(state, "exeter", mill=True, control=GULES)
    lay_waste(state, army(state, "exeter"), CITY["exeter"], [])
    assert control(state, "exeter") == NONE
    assert not state.towns[CITY["exeter"]].mill


def test_10_1_a_city_burnt_empty_is_nobodys() -> None:
    """A fortress alone kept it; when that has burnt, nothing does."""
    state = starving("fortress", "rebellion", "rebellion")
    state.stacks[:] = [s for s in state.stacks if s.city != CITY["norwich"]]
    who(state, "henri").place = CITY["london"]
    rig(state, rebellion=[0])
    do(state, GULES, "rebel norwich card; rise card")
    passes(state)
    assert not state.towns[CITY["norwich"]].building
    assert control(state, "norwich") == NONE


def test_2_7_fair_weather_at_any_moment_is_told_and_stays() -> None:
    """The card is seen: nothing takes that back."""
    state = four()
    lay(state, "wales", "storms")
    hand(state, GULES, "fair-weather")
    turn(state, "move", GULES)
    (event,) = said(do(state, GULES, "clear wales"), "plays")
    assert event.seals


# --- saves -----------------------------------------------------------------------------------------------------------


def refused(state: FiefState) -> bool:
    """Whether a save of a position cannot be loaded."""
    try:
        RULES.loads(RULES.dumps(state))
    except SaveError:
        return True
    return False


def marching() -> FiefState:
    """Henri on the way from Oxford; Azure is asked for leave."""
    state = four()
    put(state, AZURE, "coventry", soldier=1)
    town(state, "coventry", control=AZURE)
    state.orders[AZURE].strangers = "ask"
    turn(state, "move", GULES)
    do(state, GULES, "lead henri; go coventry; go nottingham")
    assert isinstance(state.frames[-1], Leave)
    return state


def test_a_save_in_which_leave_is_asked_for_another_is_refused() -> None:
    """Leave is asked for the Noble who is on the way, and for nobody else."""
    state = marching()
    assert not refused(state)
    state.frames[-1].noble = NOBLE["edward"]  # type: ignore[union-attr]
    assert refused(state)


def test_a_save_with_a_way_through_nowhere_is_refused() -> None:
    for trail in ([], [99], [CITY["oxford"], -1]):
        state = marching()
        (march,) = (f for f in state.frames if isinstance(f, March))
        march.trail[:] = trail
        assert refused(state), trail


@pytest.mark.parametrize("what", ["sealed", "plans", "away"])
def test_a_save_in_which_a_seats_cards_are_forgotten_is_refused(what: str) -> None:
    """While cards are laid aside: a seal, a plan, a heap too few."""
    state = go_discard()
    assert not refused(state)
    getattr(state.frames[-1], what).pop()
    assert refused(state)


def go_discard() -> FiefState:
    """Cards are laid aside."""
    state = four()
    go(state, "discard")
    return state


def test_9_2_all_of_the_royal_tax_may_be_given_away() -> None:
    """A save in which nothing of it is left for the Sovereign loads; one with more than there is does not."""
    state = four()
    noble(state, "lucia", GULES, "oxford", lord=["south-east"])
    accede(state, "lucia")
    run(state)
    votes = Parliament([""] * 4, [False] * 4, [True] * 4, [0, 10, 0, 0])
    state.frames.append(votes)
    votes.split[1] = N.royal_tax
    assert not refused(state)
    votes.split[1] += 1
    assert refused(state)


def test_rounds_are_reached_one_after_the_other() -> None:
    state = four()
    view = RULES.view(state, None)
    assert RULES.reached(view, view.round)
    assert not RULES.reached(view, view.round + 1)


def test_what_can_be_corrected_in_fief() -> None:
    """Nobles on the board alone, treasures and pigeons of every family."""
    state = four()
    found = RULES.correctables(state)
    assert {k for k in found if k.startswith("noble.")} == {f"noble.{s}" for s in ("henri", "hugh", "edward", "joan")}
    for what in ("treasures", "pigeons"):
        assert {k for k in found if k.startswith(f"{what}.")} == {f"{what}.{arms}" for arms in FAMILIES}
    who(state, "henri").gone = True
    assert "noble.henri" not in RULES.correctables(state)
