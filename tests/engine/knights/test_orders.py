"""Questions put to all at once, and what the standing orders of a new seat answer (G42, G50, G51)."""

from __future__ import annotations

from engine.core import Action
from engine.knights.court import eliminate
from engine.knights.game_data import AGENDAS, CITY, NOBLE, NONE
from engine.knights.rules import KNIGHTS
from engine.knights.standing.standing import QUICK
from engine.knights.state.frames import Actions, Revolt, Turn
from engine.knights.state.frames_vote import Appoint, Ballot, Bids, Draft
from engine.knights.state.frames_war import Surrender
from engine.knights.state.state import ASSEMBLY, WAGES, KnState
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board


def test_g50_everybody_upgrades_at_once(board: Board) -> None:
    for seat, slug in ((RED, "vecht"), (GREEN, "lorne")):
        board.city(slug, seat)
    board.reveal(-1, "upgrade-defenses")
    assert board.waits() == [RED, GREEN]
    board.do(GREEN, "fortify lorne")
    assert board.waits() == [RED]
    assert board.why(GREEN, "pass")
    board.do(RED, "pass")
    assert board.waits() == [YELLOW], "the next card"


def test_g50_everybody_musters_and_invests_at_once(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-100", "regular-50", losses=1)
    board.noble("blauen", "lorne", "regular-100", "regular-50", losses=1)
    board.reveal(-1, "muster-troops")
    assert board.waits() == [RED, BLUE]
    board.do(BLUE, "muster blauen 1")
    board.do(RED, "muster karmin 1")
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "start ceylon")
    assert board.waits() == [RED, BLUE, GREEN, YELLOW]
    board.do(YELLOW, "invest 3")
    board.do(RED, "pass")
    board.do(BLUE, "invest 1")
    board.do(GREEN, "pass")
    assert board.state.expeditions[0].stakes == [0, 1, 0, 3]


def test_g42_strongholds_first_then_all_nobles_at_once(board: Board) -> None:
    board.stronghold(GREEN, "")
    for seat, slug in ((RED, "karmin"), (BLUE, "blauen")):
        board.noble(slug, "", "regular-50")
        board.city(("vecht", "lorne")[seat], seat)
    board.go("return")
    assert board.waits() == [GREEN]
    board.do(GREEN, next(a for a in board.legal(GREEN) if a.startswith("found")))
    assert board.waits() == [RED, BLUE]
    board.do(BLUE, "place blauen lorne")
    board.do(RED, "place karmin vecht")
    assert board.prompt(RED).step == "plan"


def _ballot(state: KnState) -> Ballot:
    return next(f for f in state.frames if isinstance(f, Ballot))


def _vote(board: Board, votes: int = 3) -> None:
    """An Assembly that begins, with a law alone pending."""
    board.position()
    for baron in board.state.barons:
        baron.votes = votes
    law = next(c for c in (*board.state.pending, *board.state.agendas) if AGENDAS[c].slug == "safe-walls")
    for pile in (board.state.agendas, board.state.pending):
        if law in pile:
            pile.remove(law)
    board.state.agendas += board.state.pending
    board.state.pending[:] = [law]
    board.fill(2, 7)
    board.reveal(RED, "rally-support")
    board.do(RED, "use")


def test_g51_what_votes_are_for_is_written_down_with_them(board: Board) -> None:
    _vote(board)
    assert board.waits() == [RED, BLUE, GREEN, YELLOW]
    assert "say safe-walls yes" in board.legal(RED)
    board.do(RED, "say safe-walls yes; cast safe-walls 2")
    view = KNIGHTS.view(board.state, RED)
    assert view.vote is not None
    assert view.vote.said == {"safe-walls": "yes"}
    other = KNIGHTS.view(board.state, BLUE)
    assert other.vote is not None
    assert other.vote.said == {}
    for seat in (BLUE, YELLOW):
        board.do(seat, "cast safe-walls 1")
    board.do(GREEN, "say safe-walls no; cast safe-walls 1")
    assert board.waits() == [BLUE], "red has declared, and nobody knows yet what green will say"
    assert _ballot(board.state).voices == ["yes", "", "", ""]
    board.do(BLUE, "declare no")
    assert board.waits() == [YELLOW]
    assert _ballot(board.state).voices == ["yes", "no", "no", ""]
    assert board.why(RED, "say safe-walls no")


def test_g51_what_was_written_may_be_changed_until_the_last_seal(board: Board) -> None:
    _vote(board)
    board.do(RED, "say safe-walls yes; say safe-walls no")
    assert "say safe-walls no" not in board.legal(RED)
    board.do(RED, "cast safe-walls 1; unseal; say safe-walls yes; cast safe-walls 1")
    frame = board.state.frames[-1]
    assert isinstance(frame, Bids)
    assert frame.says == [["yes"], [""], [""], [""]]
    assert KNIGHTS.loads(KNIGHTS.dumps(board.state)) == board.state


def test_k10_5_an_order_breaks_ties_as_one_has_voted(board: Board) -> None:
    """Red presides and writes down what for, without a Vote too: a tie goes there unasked. What they have said nothing
    of, and what is not tied, they are asked."""
    for votes, said, waits in ((2, "yes", False), (0, "yes", False), (0, "", True)):
        _vote(board)
        board.do(RED, "order-voice tie voted")
        board.do(RED, f"{f'say safe-walls {said}; ' if said else ''}cast safe-walls {votes}")
        board.do(BLUE, f"{'say safe-walls no; ' if votes else ''}cast safe-walls {votes}")
        for seat in (GREEN, YELLOW):
            board.do(seat, "cast safe-walls 0")
        asked = [p.step for p in KNIGHTS.prompts(board.state).get(RED, []) if p.blocks]
        assert (asked == ["decide"]) == waits
        assert ([AGENDAS[n].slug for n in board.state.laws] == ["safe-walls"]) != waits
        board.state.laws.clear()


def test_k10_5_without_that_order_who_presides_is_asked_whatever_they_wrote(board: Board) -> None:
    _vote(board)
    board.do(RED, "say safe-walls yes; cast safe-walls 0")
    for seat in (BLUE, GREEN, YELLOW):
        board.do(seat, "cast safe-walls 0")
    assert board.prompt(RED).step == "decide"
    assert [str(a) for a in board.prompt(RED).default] == ["decide yes"], "silence keeps to what was written"
    assert "order-voice tie voted" in {str(a) for a in QUICK}


# --- standing orders of a new seat -----------------------------------------------------------------------------------


def quick(state: KnState, *seats: int) -> None:
    """Seats adopt the style of a new seat."""
    for seat in seats:
        for action in QUICK:
            KNIGHTS.apply(state, seat, action)


def test_quick_seats_are_not_asked_for_what_seldom_matters(board: Board) -> None:
    quick(board.state, RED)
    board.reveal(RED, "draft-soldiers")
    assert board.state.track[0] == RED
    board.reveal(RED, "versatile-strategy")
    assert board.state.barons[RED].crowns == 17
    board.do(RED, "order versatile vote")
    board.reveal(RED, "versatile-strategy")
    assert board.state.barons[RED].votes == 1
    board.fill(WAGES, 2)
    board.noble("karmin", "vecht", "regular-50")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "decline")
    assert len(board.state.spaces[ASSEMBLY]) == 1, "the emptier of the two spaces"


def test_quick_chairmen_start_the_next_expedition_and_leave_agendas_as_they_lie(board: Board) -> None:
    quick(board.state, RED)
    board.state.expeditions[0].spot, board.state.expeditions[0].stakes = 1, [1, 0, 0, 0]
    board.reveal(-1, "fund-expeditions")
    assert board.prompt(BLUE).step == "invest"
    assert board.waits() == [BLUE, GREEN, YELLOW]
    assert [e.stakes for e in board.state.expeditions[1:2]] == [[5, 0, 0, 0]]


def test_quick_seats_spend_no_faith_and_no_price_unasked(board: Board) -> None:
    """A red Event, a blue one that strikes them, a revolt: they are asked; of a blue one that strikes others not."""
    assert not {str(a) for a in QUICK} & {f"order {key} {n}" for key in ("cancel", "pool") for n in (1, 2, 3)}
    quick(board.state, RED, BLUE)
    for baron in board.state.barons:
        baron.faith = 2
    board.noble("karmin", "froli", "english-200")
    board.stack({"city": CITY["froli"]})
    board.event("plague")
    board.do(GREEN, "seal")
    board.do(YELLOW, "seal")
    late = board.prompt(RED)
    assert (late.step, board.waits()) == ("pool", [RED, GREEN, YELLOW])
    assert [b.faith for b in board.state.barons] == [2, 2, 2, 2]
    board.position()
    quick(board.state, RED)
    board.state.barons[RED].faith = 3
    board.city("vecht", RED)
    board.state.frames.append(Revolt(RED, CITY["vecht"], board.state.next()))
    board.run()
    assert board.prompt(RED).step == "revolt"


def test_quick_seats_invest_half_of_what_the_wages_leave_over(board: Board) -> None:
    """Fifteen crowns without troops carry the most, five; nine that owe six carry one; with nothing over, none."""
    quick(board.state, RED, BLUE, GREEN)
    for seat, area, troops, crowns in ((BLUE, "lorne", "english-200", 9), (GREEN, "froli", "polish-200", 7)):
        board.stronghold(seat, area, "regular-50", "regular-50", troops)
        board.state.barons[seat].crowns = crowns
    board.reveal(-1, "fund-expeditions")
    assert board.waits() == [YELLOW]
    assert [b.crowns for b in board.state.barons] == [10, 8, 7, 15]
    board.do(YELLOW, "pass")
    assert board.state.expeditions[0].stakes == [5, 1, 0, 0]


def test_quick_heads_of_the_church_spend_no_faith_on_who_draws(board: Board) -> None:
    quick(board.state, BLUE)
    board.state.barons[BLUE].faith = 3
    board.reveal(-1, "important-event")
    assert board.state.barons[BLUE].faith == 3
    assert all(p.step != "event-drawer" for mine in KNIGHTS.prompts(board.state).values() for p in mine)


def test_quick_seats_bring_nobles_back_and_are_not_asked_who_of_the_others_has_which_troops(board: Board) -> None:
    quick(board.state, RED, BLUE)
    for slug in ("karmin", "rubino"):
        board.noble(slug, "vecht", "regular-50")
    board.noble("blauen", "", "regular-50")
    board.noble("kobalt", "lorne", "regular-50")
    board.city("lorne", BLUE)
    board.go("return")
    assert board.waits() == [BLUE]
    board.do(BLUE, "place blauen lorne")
    assert board.prompt(RED).step == "plan", "who is back exchanges no troops either"


def test_quick_seats_fill_who_is_off_the_board_from_the_stronghold(board: Board) -> None:
    """A Noble without troops comes back with some of the Stronghold's; with none there, nothing is asked."""
    quick(board.state, RED, BLUE)
    board.stronghold(RED, None, "regular-50")
    board.go("return")
    assert board.waits() == [RED]
    board.do(RED, "done")
    assert board.prompt(BLUE).step == "plan"


def test_quick_seats_appoint_the_strongest_and_surrender_the_poorest_city(board: Board) -> None:
    quick(board.state, BLUE)
    board.noble("kobalt", "lorne", "regular-50")
    board.noble("woad", "lorne", "regular-100")
    board.noble("pers", "", "english-200")
    for slug in ("harsk", "froli", "vecht"):
        board.city(slug, BLUE)
    board.stop_at_filler()
    card = next(n for n, a in enumerate(AGENDAS) if a.kind == "office")
    for pile in (board.state.agendas, board.state.pending):
        if card in pile:
            pile.remove(card)
    board.state.frames += [Surrender(BLUE, RED, board.state.next()), Appoint(BLUE, board.state.next(), [card])]
    board.run()
    assert board.state.nobles[NOBLE["woad"]].office == card, "of those on the board"
    assert [board.state.cities[CITY[slug]].owner for slug in ("harsk", "froli", "vecht")] == [BLUE, RED, BLUE]


def test_hiring_by_order_keeps_the_wages(board: Board) -> None:
    """The largest whom one can pay now and at the next Wages, to the weakest army, one off the board among them."""
    board.position(crowns=7)
    board.offer("english-50", "english-100", "french-150", "polish-200")
    for slug in ("karmin", "rubino", "russet"):
        board.noble(slug, "vecht", "regular-50")
    board.city("vecht", RED)
    board.state.track[0] = RED
    board.state.orders[RED].hire = "largest"
    board.state.frames[:] = [Turn("majority"), Actions(2), Draft(board.state.next())]
    board.run()
    assert board.force("rotenfels") == ["english-100"]
    assert board.state.barons[RED].crowns == 5, "three for the Regulars, two for him"


def test_orders_that_ask_change_nothing(board: Board) -> None:
    board.reveal(RED, "draft-soldiers")
    assert board.waits() == [RED]
    assert Action("spot", (1,)) in board.prompt(RED).actions
    assert board.state.track[0] == NONE


def test_who_is_out_sets_nothing_any_more() -> None:
    """Nobody asks them, and nothing is accepted that nobody asks."""
    state = KNIGHTS.setup(seats=3, seed="out", options=KNIGHTS.Options(elimination=True))
    chosen = QUICK[0]
    assert KNIGHTS.why_not(state, 1, chosen) is None
    eliminate(state, 1, [])
    assert 1 not in KNIGHTS.prompts(state)
    assert KNIGHTS.why_not(state, 1, chosen) is not None
