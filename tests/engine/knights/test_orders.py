"""Questions put to all at once, and what the standing orders of a new seat answer (G42, G50, G51)."""

from __future__ import annotations

from engine.core import Action
from engine.knights.frames import Actions, Turn
from engine.knights.frames_vote import Appoint, Ballot, Bids, Draft
from engine.knights.frames_war import Surrender
from engine.knights.game_data import AGENDAS, CITY, NOBLE, NONE
from engine.knights.rules import KNIGHTS
from engine.knights.standing import QUICK
from engine.knights.state import ASSEMBLY, WAGES, KnState
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    fill,
    force,
    go,
    legal,
    noble,
    offer,
    position,
    prompt,
    rest,
    reveal,
    run,
    stronghold,
    waits,
    why,
)


def test_g50_everybody_upgrades_at_once() -> None:
    state = position()
    for seat, slug in ((RED, "vecht"), (GREEN, "lorne")):
        city(state, slug, seat)
    reveal(state, -1, "upgrade-defenses")
    assert waits(state) == [RED, GREEN]
    do(state, GREEN, "fortify lorne")
    assert waits(state) == [RED]
    assert why(state, GREEN, "pass")
    do(state, RED, "pass")
    assert waits(state) == [YELLOW], "the next card"


def test_g50_everybody_musters_and_invests_at_once() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-100", "regular-50", losses=1)
    noble(state, "blauen", "lorne", "regular-100", "regular-50", losses=1)
    reveal(state, -1, "muster-troops")
    assert waits(state) == [RED, BLUE]
    do(state, BLUE, "muster blauen 1")
    do(state, RED, "muster karmin 1")
    reveal(state, -1, "fund-expeditions")
    do(state, RED, "start ceylon")
    assert waits(state) == [RED, BLUE, GREEN, YELLOW]
    do(state, YELLOW, "invest 3")
    do(state, RED, "pass")
    do(state, BLUE, "invest 1")
    do(state, GREEN, "pass")
    assert state.expeditions[0].stakes == [0, 1, 0, 3]


def test_g42_strongholds_first_then_all_nobles_at_once() -> None:
    state = position()
    stronghold(state, GREEN, "")
    for seat, slug in ((RED, "karmin"), (BLUE, "blauen")):
        noble(state, slug, "", "regular-50")
        city(state, ("vecht", "lorne")[seat], seat)
    go(state, "return")
    assert waits(state) == [GREEN]
    do(state, GREEN, next(a for a in legal(state, GREEN) if a.startswith("found")))
    assert waits(state) == [RED, BLUE]
    do(state, BLUE, "place blauen lorne")
    do(state, RED, "place karmin vecht")
    assert prompt(state, RED).step == "plan"


def _ballot(state: KnState) -> Ballot:
    return next(f for f in state.frames if isinstance(f, Ballot))


def _vote(votes: int = 3) -> KnState:
    """An Assembly that begins, with a law alone pending."""
    state = position()
    for baron in state.barons:
        baron.votes = votes
    law = next(c for c in (*state.pending, *state.agendas) if AGENDAS[c].slug == "safe-walls")
    for pile in (state.agendas, state.pending):
        if law in pile:
            pile.remove(law)
    state.agendas += state.pending
    state.pending[:] = [law]
    fill(state, 2, 7)
    reveal(state, RED, "rally-support")
    do(state, RED, "use")
    return state


def test_g51_what_votes_are_for_is_written_down_with_them() -> None:
    state = _vote()
    assert waits(state) == [RED, BLUE, GREEN, YELLOW]
    assert "say safe-walls yes" in legal(state, RED)
    do(state, RED, "say safe-walls yes; cast safe-walls 2")
    view = KNIGHTS.view(state, RED)
    assert view.vote is not None
    assert view.vote.said == {"safe-walls": "yes"}
    other = KNIGHTS.view(state, BLUE)
    assert other.vote is not None
    assert other.vote.said == {}
    for seat in (BLUE, YELLOW):
        do(state, seat, "cast safe-walls 1")
    do(state, GREEN, "say safe-walls no; cast safe-walls 1")
    assert waits(state) == [BLUE], "red has declared, and nobody knows yet what green will say"
    assert _ballot(state).voices == ["yes", "", "", ""]
    do(state, BLUE, "declare no")
    assert waits(state) == [YELLOW]
    assert _ballot(state).voices == ["yes", "no", "no", ""]
    assert why(state, RED, "say safe-walls no")


def test_g51_what_was_written_may_be_changed_until_the_last_seal() -> None:
    state = _vote()
    do(state, RED, "say safe-walls yes; say safe-walls no")
    assert "say safe-walls no" not in legal(state, RED)
    do(state, RED, "cast safe-walls 1; unseal; say safe-walls yes; cast safe-walls 1")
    frame = state.frames[-1]
    assert isinstance(frame, Bids)
    assert frame.says == [["yes"], [""], [""], [""]]
    assert KNIGHTS.loads(KNIGHTS.dumps(state)) == state


# --- standing orders of a new seat -----------------------------------------------------------------------------------


def quick(state: KnState, *seats: int) -> None:
    """Seats adopt the style of a new seat."""
    for seat in seats:
        for action in QUICK:
            KNIGHTS.apply(state, seat, action)


def test_quick_seats_are_not_asked_for_what_seldom_matters() -> None:
    state = position()
    quick(state, RED)
    reveal(state, RED, "draft-soldiers")
    assert state.track[0] == RED
    reveal(state, RED, "versatile-strategy")
    assert state.barons[RED].crowns == 17
    do(state, RED, "order versatile vote")
    reveal(state, RED, "versatile-strategy")
    assert state.barons[RED].votes == 1
    fill(state, WAGES, 2)
    noble(state, "karmin", "vecht", "regular-50")
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "decline")
    assert len(state.spaces[ASSEMBLY]) == 1, "the emptier of the two spaces"


def test_quick_chairmen_start_the_next_expedition_and_leave_agendas_as_they_lie() -> None:
    state = position()
    quick(state, RED)
    state.expeditions[0].spot, state.expeditions[0].stakes = 1, [1, 0, 0, 0]
    reveal(state, -1, "fund-expeditions")
    assert prompt(state, BLUE).step == "invest"
    assert waits(state) == [BLUE, GREEN, YELLOW]
    assert [e.stakes for e in state.expeditions[1:2]] == [[5, 0, 0, 0]]


def test_quick_seats_invest_half_of_what_the_wages_leave_over() -> None:
    """Fifteen crowns without troops carry the most, five; nine that owe six carry one; with nothing over, none."""
    state = position()
    quick(state, RED, BLUE, GREEN)
    for seat, area, troops, crowns in ((BLUE, "lorne", "english-200", 9), (GREEN, "froli", "polish-200", 7)):
        stronghold(state, seat, area, "regular-50", "regular-50", troops)
        state.barons[seat].crowns = crowns
    reveal(state, -1, "fund-expeditions")
    assert waits(state) == [YELLOW]
    assert [b.crowns for b in state.barons] == [10, 8, 7, 15]
    do(state, YELLOW, "pass")
    assert state.expeditions[0].stakes == [5, 1, 0, 0]


def test_quick_heads_of_the_church_spend_no_faith_on_who_draws() -> None:
    state = position()
    quick(state, BLUE)
    state.barons[BLUE].faith = 3
    reveal(state, -1, "important-event")
    assert state.barons[BLUE].faith == 3
    assert all(p.step != "event-drawer" for mine in KNIGHTS.prompts(state).values() for p in mine)


def test_quick_seats_bring_nobles_back_and_are_not_asked_who_of_the_others_has_which_troops() -> None:
    state = position()
    quick(state, RED, BLUE)
    for slug in ("karmin", "rubino"):
        noble(state, slug, "vecht", "regular-50")
    noble(state, "blauen", "", "regular-50")
    noble(state, "kobalt", "lorne", "regular-50")
    city(state, "lorne", BLUE)
    go(state, "return")
    assert waits(state) == [BLUE]
    do(state, BLUE, "place blauen lorne")
    assert prompt(state, RED).step == "plan", "who is back exchanges no troops either"


def test_quick_seats_fill_who_is_off_the_board_from_the_stronghold() -> None:
    """A Noble without troops comes back with some of the Stronghold's; with none there, nothing is asked."""
    state = position()
    quick(state, RED, BLUE)
    stronghold(state, RED, None, "regular-50")
    go(state, "return")
    assert waits(state) == [RED]
    do(state, RED, "done")
    assert prompt(state, BLUE).step == "plan"


def test_quick_seats_appoint_the_strongest_and_surrender_the_poorest_city() -> None:
    state = position()
    quick(state, BLUE)
    noble(state, "kobalt", "lorne", "regular-50")
    noble(state, "woad", "lorne", "regular-100")
    noble(state, "pers", "", "english-200")
    for slug in ("harsk", "froli", "vecht"):
        city(state, slug, BLUE)
    rest(state)
    card = next(n for n, a in enumerate(AGENDAS) if a.kind == "office")
    for pile in (state.agendas, state.pending):
        if card in pile:
            pile.remove(card)
    state.frames += [Surrender(BLUE, RED, state.next()), Appoint(BLUE, state.next(), [card])]
    run(state)
    assert state.nobles[NOBLE["woad"]].office == card, "of those on the board"
    assert [state.cities[CITY[slug]].owner for slug in ("harsk", "froli", "vecht")] == [BLUE, RED, BLUE]


def test_hiring_by_order_keeps_the_wages() -> None:
    """The largest whom one can pay now and at the next Wages, to the weakest army, one off the board among them."""
    state = position(crowns=7)
    offer(state, "english-50", "english-100", "french-150", "polish-200")
    for slug in ("karmin", "rubino", "russet"):
        noble(state, slug, "vecht", "regular-50")
    city(state, "vecht", RED)
    state.track[0] = RED
    state.orders[RED].hire = "largest"
    state.frames[:] = [Turn("majority"), Actions(2), Draft(state.next())]
    run(state)
    assert force(state, "rotenfels") == ["english-100"]
    assert state.barons[RED].crowns == 5, "three for the Regulars, two for him"


def test_orders_that_ask_change_nothing() -> None:
    state = position()
    reveal(state, RED, "draft-soldiers")
    assert waits(state) == [RED]
    assert Action("spot", (1,)) in prompt(state, RED).actions
    assert state.track[0] == NONE
