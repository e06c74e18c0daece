"""What play seldom brings: rules whose breach no other test would have noticed."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.fief import people
from engine.fief.deals.exchange import hand_over
from engine.fief.forest import pardon
from engine.fief.game_data import ABBESSES, CARDS, CITY, FAMILIES, KNIGHT, NOBLE, NONE, RELICS, ROADS, SHERWOOD, UNIT, N
from engine.fief.income import income
from engine.fief.phases.parade import dismount
from engine.fief.phases.raid import lay_waste
from engine.fief.phases.rounds import clean_up
from engine.fief.pieces import stack_at
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import INSIDE, PARADE, Heir, Leave, March, Parliament
from tests.engine.fief.bad_input import election
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys, said
from tests.engine.fief.invariants import expect


def four(board: Board, **options: object) -> Board:
    """A Noble of each family in a city of his own."""
    board.position(**options)  # type: ignore[arg-type]
    for family, slug, city in ((GULES, "henri", "oxford"), (AZURE, "hugh", "york"), (VERT, "edward", "cardiff"),
                               (OR, "joan", "norwich")):  # fmt: skip
        board.noble(slug, family, city)
    return board


# --- people ----------------------------------------------------------------------------------------------------------


def test_13_4_knights_who_stayed_in_sherwood_come_along_once(board: Board) -> None:
    """Whoever appears again brings those who stayed with him; none of them stays behind too."""
    four(board)
    board.hold("henri", "sherwood")
    board.noble("lucia", GULES, "london")
    stack_at(board.state, SHERWOOD, GULES, NOBLE["henri"]).units[KNIGHT] = 2
    people.appear(board.state, NOBLE["henri"], CITY["london"], [])
    assert board.units(GULES, "london") == {"knight": 2}
    assert not [s for s in board.state.stacks if s.city == SHERWOOD]


def test_13_4_the_dying_are_not_pardoned(board: Board) -> None:
    """Whoever has died in the forest stays dead; the other goes free, and so nobody else is offered."""
    four(board)
    board.noble("lucia", GULES, "london")
    for slug in ("henri", "edward"):
        board.hold(slug, "sherwood")
    board.state.sovereign = NOBLE["lucia"]
    board.turn("move", GULES)
    assert board.legal(GULES, "pardon") == ["pardon edward", "pardon henri", "pardon all"]
    board.who("henri").gone = True
    assert board.legal(GULES, "pardon") == ["pardon edward"]
    events: list = []
    pardon(board.state, (GULES,), None, events)
    assert [e.params["noble"].slug for e in said(events, "freed")] == ["edward"]


def test_9_0_a_sovereign_queen_leaves_no_other_queen(board: Board) -> None:
    """With her husband crowned beside her the widow's guard ends, and nobody is Queen (9.0, 13.1)."""
    four(board)
    board.noble("lucia", GULES, "oxford")
    board.noble("estrid", VERT, "cardiff", guards=1)
    board.wed("lucia", "hugh")
    board.state.queen = NOBLE["estrid"]
    board.state.sovereign = NOBLE["lucia"]
    people.consort(board.state, NOBLE["hugh"])
    assert board.state.queen == NONE
    assert board.who("estrid").guards == 0
    assert board.who("hugh").guards


def test_10_3_crossbowmen_who_go_to_kin_stay_hired(board: Board) -> None:
    """Troops of a Noble who was murdered go to the nearest kin; crossbowmen among them know whose card they are."""
    four(board)
    board.noble("simon", GULES, "london")
    board.put(GULES, "bristol", french=2, soldier=1)
    people.disperse(board.state, GULES, CITY["bristol"], [])
    home = [s for s in board.state.stacks if s.family == GULES and s.hired[0]]
    assert [(s.city, s.hired[0]) for s in home] == [(CITY["oxford"], 2)]
    clean_up(board.state, [])
    assert board.state.crossbows[0] == 3


def test_11_1_where_only_crossbowmen_stood_nobody_stands_when_they_have_gone(board: Board) -> None:
    """The round is over: no empty stack is left on the map."""
    four(board)
    board.put(GULES, "bristol", french=2)
    clean_up(board.state, [])
    assert board.state.crossbows[0] == 3
    assert all(any(s.units) for s in board.state.stacks)
    assert board.control("bristol") == NONE


def test_5_0_a_march_ends_with_its_leader(board: Board) -> None:
    """Murdered between two steps: the family goes on with somebody else, and nobody asks the dead where to go."""
    four(board)
    board.noble("lucia", GULES, "london")
    board.put(GULES, "oxford", soldier=3)
    board.hand(AZURE, "assassination")
    board.turn("move", GULES)
    board.do(GULES, "lead henri; take all; go coventry")
    board.do(AZURE, "assassinate henri hugh")
    assert board.who("henri").gone
    assert not any(isinstance(f, March) for f in board.state.frames)
    assert "lead lucia" in board.legal(GULES, "lead")


def test_4_8_silence_names_the_first_heir(board: Board) -> None:
    """Of several kin, whoever does not answer names the first of them."""
    four(board)
    board.noble("lucia", GULES, "london")
    board.state.frames.append(Heir(GULES, 1, board.state.next()))
    (prompt,) = (p for p in board.asked(GULES) if p.step == "heir")
    assert [str(a) for a in prompt.actions] == ["name henri", "name lucia"]
    assert prompt.default == (Action("name", ("henri",)),)


def test_2_11_in_the_royal_fortress_the_royal_family_alone_is_born(board: Board) -> None:
    """Nobody else, though he holds cities and stands there."""
    for sovereign, there in (("lucia", True), ("hugh", False)):
        four(board)
        board.noble("lucia", GULES, "london")
        board.town("london", "royal-fortress")
        board.state.sovereign = NOBLE[sovereign]
        board.hand(GULES, "simon")
        board.turn("play", GULES)
        assert ("bear simon london" in board.legal(GULES, "bear")) == there
        assert "bear simon oxford" in board.legal(GULES, "bear")


# --- relics, income --------------------------------------------------------------------------------------------------


def test_12_4_only_its_bearers_family_uses_a_relic(board: Board) -> None:
    """The shin of another family ends no famine for whoever else stands there."""
    four(board)
    board.relic("shin", "hugh")
    board.lay("north", "famine")
    board.turn("move", GULES)
    assert not board.legal(GULES, "feed")
    assert board.legal(AZURE, "feed") == ["feed"]


def test_3_0_a_relic_pays_where_its_bearer_is_whoever_he_is(board: Board) -> None:
    """Arthur, the first of all Nobles, too."""
    four(board)
    board.noble("arthur", GULES, "oxford")
    before = income(board.state, GULES)
    board.relic("grail", "arthur")
    assert income(board.state, GULES) == before, "relics pay where an abbey is"
    board.noble("lucia", GULES, "oxford")
    board.abbess("lucia", 0, "oxford")
    with_relic = income(board.state, GULES)
    board.relic("grail", "", city="york")
    assert with_relic == income(board.state, GULES) + N.relic_income


def test_12_0_a_relic_that_is_known_is_shown_once(board: Board) -> None:
    """Among those nobody has seen it does not stand too, or its place would tell which they are."""
    four(board)
    board.relic("grail", "henri")
    board.relic("skull", "", city="york", known=False)
    for seat in (None, GULES, AZURE):
        shown = RULES.view(board.state, seat).relics
        assert len(shown) == len(RELICS)
        assert [r.slug for r in shown if r.bearer == "henri"] == ["grail"]


def test_2_13_an_abbey_is_shown_with_its_abbess(board: Board) -> None:
    """That of the first abbess too; a city without one shows none."""
    four(board)
    board.noble("lucia", GULES, "london")
    board.abbess("lucia", 0, "london")
    cities = {c.slug: c.abbey for c in RULES.view(board.state, None).cities}
    assert cities["london"] == CARDS[ABBESSES[0]]
    assert cities["york"] == ""


# --- purchases, deals ------------------------------------------------------------------------------------------------


def test_4_0_a_sealed_list_waits_for_a_question_in_between(board: Board) -> None:
    """A fief with two fortresses asks which becomes the Walled City; what stands behind it on the list comes after the
    answer."""
    four(board, purchases="sealed", purse=20)
    board.noble("simon", GULES, "cardiff")
    board.region("wales", GULES)
    board.who("edward").place = CITY["exeter"]
    for city in ("cardiff", "harlech"):
        board.town(city, "fortress")
    board.go("buy")
    board.do(GULES, "title wales henri; buy knight cardiff 1; seal")
    for seat in (AZURE, VERT, OR):
        board.do(seat, "seal")
    assert [p.step for p in board.asked(GULES) if p.blocks] == ["wall"]
    assert board.units(GULES, "cardiff") == {}
    board.do(GULES, "wall harlech")
    assert board.units(GULES, "cardiff") == {"knight": 1}
    assert board.state.purse[GULES] == 20 - 4 - 3


def test_5_0_guests_stay_where_they_are_when_a_city_changes_hands(board: Board) -> None:
    """The giver's people go out on a road; whoever else is inside stays there."""
    four(board)
    board.noble("lucia", AZURE, "oxford")
    board.noble("philippa", VERT, "oxford")
    hand_over(board.state, CITY["oxford"], GULES, AZURE, [])
    assert board.who("henri").site != INSIDE
    assert board.who("lucia").site == INSIDE
    assert board.who("philippa").site == INSIDE


# --- court -----------------------------------------------------------------------------------------------------------


def test_9_1_a_vote_for_whoever_does_not_stand_names_him(board: Board) -> None:
    """And one in the name of no family at all is not understood."""
    election(board)
    assert board.why(VERT, "favour vert joan") == "candidate"
    assert board.why(VERT, "favour nobody joan") == "words"


# --- war -------------------------------------------------------------------------------------------------------------


def test_7_0_who_joins_and_who_turns_is_told_apart(board: Board) -> None:
    """A third family comes into a battle; after a roll it changes sides."""
    board.facing(mine={"soldier": 3}, theirs={"soldier": 9})
    board.noble("simon", VERT, "london", out="norwich")
    board.put(VERT, "london", out="norwich", soldier=3)
    board.rig(melee=[0, 0, 0, 0])
    board.do(GULES, "attack london azure")
    assert "joins" in keys(board.do(VERT, "join vert attack"))
    assert keys(board.do(VERT, "join vert defence"))[0] == "turns-coat"


@pytest.mark.parametrize(("left", "answer"), [(1, "siege"), (8, "fight")])
def test_7_9_silence_before_walls_besieges_where_no_die_is_left(board: Board, left: int, answer: str) -> None:
    """Whoever can still roll fights on; whoever cannot lays siege where he may."""
    board.facing("fortress", mine={"soldier": 8}, theirs={"soldier": 3})
    board.rig(melee=[0, 0])
    board.do(GULES, "attack london azure")
    board.do(AZURE, "fight")
    (mine,) = (s for s in board.state.stacks if s.family == GULES)
    mine.units[UNIT["soldier"]] = left
    (prompt,) = (p for p in board.asked(GULES) if p.step == "fight")
    assert "siege" in [str(a) for a in prompt.actions]
    assert [str(a) for a in prompt.default] == [answer]


def test_5_2_riders_who_came_by_sea_stand_on_the_first_road(board: Board) -> None:
    """They came by no road of the city they ride through."""
    four(board)
    board.noble("simon", GULES, "london")
    board.town("london", "fortress", control=AZURE)
    board.who("simon").site = PARADE
    stack_at(board.state, CITY["london"], GULES, PARADE).units[KNIGHT] = 2
    riding = March(NOBLE["simon"], [0] * 6, [0, 0], [0] * 6, [CITY["berwick"], CITY["london"]], board.state.next())
    dismount(board.state, riding)
    assert board.who("simon").site == ROADS[CITY["london"]][0]


def test_6_5_a_city_laid_waste_is_nobodys_at_once(board: Board) -> None:
    """Whoever held it with a mill and nobody in it."""
    four(board)
    board.town("exeter", mill=True, control=GULES)
    lay_waste(board.state, board.army("exeter"), CITY["exeter"], [])
    assert board.control("exeter") == NONE
    assert not board.state.towns[CITY["exeter"]].mill


def test_10_1_a_city_burnt_empty_is_nobodys(board: Board) -> None:
    """A fortress alone kept it; when that has burnt, nothing does."""
    board.starving("fortress", "rebellion", "rebellion")
    board.state.stacks[:] = [s for s in board.state.stacks if s.city != CITY["norwich"]]
    board.who("henri").place = CITY["london"]
    board.rig(rebellion=[0])
    board.do(GULES, "rebel norwich card; rise card")
    board.passes()
    assert not board.state.towns[CITY["norwich"]].building
    assert board.control("norwich") == NONE


def test_2_7_fair_weather_at_any_moment_is_told_and_stays(board: Board) -> None:
    """The card is seen: nothing takes that back."""
    four(board)
    board.lay("wales", "storms")
    board.hand(GULES, "fair-weather")
    board.turn("move", GULES)
    (event,) = said(board.do(GULES, "clear wales"), "plays")
    assert event.seals


# --- saves -----------------------------------------------------------------------------------------------------------


def marching(board: Board) -> Board:
    """Henri on the way from Oxford; Azure is asked for leave."""
    four(board)
    board.put(AZURE, "coventry", soldier=1)
    board.town("coventry", control=AZURE)
    board.state.orders[AZURE].strangers = "ask"
    board.turn("move", GULES)
    board.do(GULES, "lead henri; go coventry; go nottingham")
    assert isinstance(board.state.frames[-1], Leave)
    return board


def test_a_save_in_which_leave_is_asked_for_another_is_unsound(board: Board) -> None:
    """Leave is asked for the Noble who is on the way, and for nobody else."""
    marching(board)
    expect(board.state, "")
    board.state.frames[-1].noble = NOBLE["edward"]  # type: ignore[union-attr]
    expect(board.state, "what is going on is wrong: leave")


def test_a_save_with_a_way_through_nowhere_is_refused(board: Board) -> None:
    for trail, place in (([], ""), ([99], "[0]"), ([CITY["oxford"], -1], "[1]")):
        marching(board)
        (march,) = (f for f in board.state.frames if isinstance(f, March))
        march.trail[:] = trail
        expect(board.state, f"$.frames[{board.state.frames.index(march)}][5]{place}")


@pytest.mark.parametrize("what", ["sealed", "plans", "away"])
def test_a_save_in_which_a_seats_cards_are_forgotten_is_unsound(board: Board, what: str) -> None:
    """While cards are laid aside: a seal, a plan, a heap too few."""
    go_discard(board)
    expect(board.state, "")
    getattr(board.state.frames[-1], what).pop()
    expect(board.state, "what is going on is wrong: discarding")


def go_discard(board: Board) -> Board:
    """Cards are laid aside."""
    four(board)
    board.go("discard")
    return board


def test_9_2_all_of_the_royal_tax_may_be_given_away(board: Board) -> None:
    """A position in which nothing of it is left for the Sovereign is sound; one with more than there is is not."""
    four(board)
    board.noble("lucia", GULES, "oxford", lord=["south-east"])
    board.accede("lucia")
    board.run()
    votes = Parliament([""] * 4, [False] * 4, [True] * 4, [0, 10, 0, 0])
    board.state.frames.append(votes)
    votes.split[1] = N.royal_tax
    expect(board.state, "")
    votes.split[1] += 1
    expect(board.state, "what is going on is wrong: parliament")


def test_rounds_are_reached_one_after_the_other(board: Board) -> None:
    four(board)
    view = RULES.view(board.state, None)
    assert RULES.reached(view, view.round)
    assert not RULES.reached(view, view.round + 1)


def test_what_can_be_corrected_in_fief(board: Board) -> None:
    """Nobles on the board alone, treasures and pigeons of every family."""
    four(board)
    found = RULES.correctables(board.state)
    assert {k for k in found if k.startswith("noble.")} == {f"noble.{s}" for s in ("henri", "hugh", "edward", "joan")}
    for what in ("treasures", "pigeons"):
        assert {k for k in found if k.startswith(f"{what}.")} == {f"{what}.{arms}" for arms in FAMILIES}
    board.who("henri").gone = True
    assert "noble.henri" not in RULES.correctables(board.state)
