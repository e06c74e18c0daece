"""A seat imagines hands, plans, orders, piles and decks, and what is chosen unseen: nothing that it sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.knights.game_data import AGENDAS, EVENT, EVENTS, KIND, MERCENARIES, NATION, N
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import Assigning, Planning
from engine.knights.state.frames_cards import Pool
from engine.knights.state.frames_vote import Ballot, Bids
from engine.knights.state.frames_war import Ability, Hands
from engine.knights.state.state import Draft, KnState, Lasting, owner_of
from engine.knights.views.public_position import public_position
from engine.knights.war.resolution import result_word
from tests.engine.knights import SUPPLEMENT
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, D, I, P, V, agenda

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"


def imagined(state: KnState, seat: int, seed: str = "seed") -> KnState:
    """How a position looks to a seat by a seed: sound, and to the seat what it was, but for who has sealed."""
    view = KNIGHTS.view(state, seat)
    found = KNIGHTS.imagine(view, seed)
    assert found is not None
    assert KNIGHTS.invariants(found) == []
    assert KNIGHTS.prompts(found).get(seat) == KNIGHTS.prompts(state).get(seat)
    again = KNIGHTS.view(found, seat)
    assert {name: getattr(again, name) for name in again.__struct_fields__ if name != "sealed"} == {
        name: getattr(view, name) for name in view.__struct_fields__ if name != "sealed"
    }
    return found


@pytest.mark.parametrize("step", sorted(SUPPLEMENT.asks - {"over"}))
def test_imagined_at_every_question(step: str) -> None:
    """Of whomever it is asked, every seat knows enough."""
    path = next(SAVES.glob(f"knights-{step}-?.json"))
    state = KNIGHTS.loads(path.read_bytes())
    for seat in range(state.seats):
        imagined(state, seat)


def test_imagined_is_nothing_when_the_game_is_over() -> None:
    over = KNIGHTS.loads((SAVES / "knights-over-3.json").read_bytes())
    assert KNIGHTS.imagine(KNIGHTS.view(over, RED), "seed") is None


def test_imagined_piles_hold_what_may_lie_there(board: Board) -> None:
    """Two cards of a seat at most and two neutral ones on each pile (K4.1); one's own lie where one laid them."""
    board.go("plan")
    board.do(RED, "lay mobilize-forces 1; lay rally-support 2; lay serve-the-church 2; seal")
    board.do(BLUE, "lay mobilize-forces 3; lay mobilize-forces 3; seal")
    board.do(GREEN, "lay levy-taxes 1; lay levy-taxes 1; lay rally-support 2; lay rally-support 2; lay "
                    "mobilize-forces 3; lay mobilize-forces 3; seal")  # fmt: skip
    board.do(YELLOW, "seal")
    state = board.state
    own = [sorted(c for c in pile if owner_of(c) == RED) for pile in state.piles]
    closed, hands = KNIGHTS.view(state, RED).pile, set()
    for n in range(20):
        found = imagined(state, RED, f"hand {n}")
        assert found.barons[RED].hand == state.barons[RED].hand
        for number, pile in enumerate(found.piles):
            owners = [owner_of(card) for card in pile]
            assert sorted(c for c in pile if owner_of(c) == RED) == own[number]
            assert all(owners.count(seat) <= N.pile_cards for seat in range(4))
            if number >= closed:
                assert owners.count(-1) == N.neutral_pile_cards
        assert [sum(b.hand) for b in found.barons] == [sum(b.hand) for b in state.barons]
        hands.add(tuple(map(tuple, (found.barons[BLUE].hand, found.barons[GREEN].hand))))
    assert len(hands) > 10


def test_imagined_plans_of_others_are_not_begun(board: Board) -> None:
    """One's own is kept, sealed or not, with what one laid in the planning before; the others hold all their cards."""
    board.go("plan")
    board.state.barons[RED].last = [[0], [], [1]]
    board.state.barons[BLUE].last = [[0], [], [1]]
    board.do(RED, "lay mobilize-forces 1; seal")
    board.do(BLUE, "lay mobilize-forces 1; seal")
    found = imagined(board.state, RED)
    assert [b.plan for b in found.barons[:2]] == [[[KIND["mobilize-forces"]], [], []], [[], [], []]]
    assert [b.last for b in found.barons[:2]] == [[[0], [], [1]], [[], [], []]]
    assert sum(found.barons[BLUE].hand) == 12
    top = found.frames[-1]
    assert isinstance(top, Planning)
    assert top.sealed == [True, False, False, False]


def test_imagined_orders_are_those_of_the_first_style(board: Board) -> None:
    """One's own are kept, with an offer that one has written down."""
    state = board.state
    board.go("plan")
    state.orders[RED].passage = state.orders[BLUE].passage = "allow"
    state.drafts[RED], state.drafts[BLUE] = Draft(BLUE, "truce"), Draft(RED, "truce")
    found = imagined(state, RED)
    assert found.orders[RED] == state.orders[RED]
    assert [found.orders[BLUE].passage, found.orders[BLUE].marker] == ["refuse", "leftmost"]
    assert found.drafts[:2] == [Draft(BLUE, "truce"), Draft()]
    assert state.orders[RED] is not found.orders[RED]


def test_imagined_troops_are_not_given_yet() -> None:
    """At the start one knows the cards of all, and where one's own go."""
    state = KNIGHTS.setup(seats=3, seed="troops")
    for seat in (0, 1):
        Board(state).do(seat, "assign 1 stronghold")
    found = imagined(state, 1)
    top = found.frames[-1]
    assert isinstance(top, Assigning)
    assert top.to == [[-1] * 6, [4, *[-1] * 5], [-1] * 6]


# --- decks -----------------------------------------------------------------------------------------------------------


def test_imagined_mercenaries_are_those_not_seen(board: Board) -> None:
    """Cards that are not seen lie in the deck in any order; Regulars that are nowhere are out of the game."""
    board.noble("karmin", "froli", "regular-50", "english-50", "english-50")
    board.stronghold(BLUE, None, "english-50", "regular-100")
    board.go("plan")
    decks = {tuple(imagined(board.state, RED, f"deck {n}").mercenaries) for n in range(4)}
    assert len(decks) == 4
    found = imagined(board.state, RED)
    assert len(found.mercenaries) == len(MERCENARIES) - 3 - len(found.offer)
    assert len(found.removed) == len(board.state.removed) == 4 * 4 - 2


def test_imagined_event_has_the_back_that_is_seen(board: Board) -> None:
    """Any of the colour that lies on top, and none that is laid aside or on the table."""
    board.go("plan")
    state = board.state
    board.next_event("fire")
    state.events_out = [state.events.pop()]
    colour = EVENTS[EVENT["fire"]].colour
    tops = set()
    for n in range(12):
        found = imagined(state, RED, f"event {n}")
        assert EVENTS[found.events[0]].colour == colour
        assert not set(found.events) & set(state.events_out)
        tops.add(found.events[0])
    assert len(tops) > 2


def test_imagined_lasting_event_lies_by_the_nationality_that_it_struck(board: Board) -> None:
    board.go("plan")
    state = board.state
    state.lasting = [Lasting(state.events.pop(), RED, nation=NATION["german"])]
    assert KNIGHTS.view(state, None).lasting[0].nation == "german"
    assert public_position(KNIGHTS.view(state, None)).lasting == state.lasting
    assert imagined(state, BLUE).lasting == state.lasting


def test_imagined_fate_hands_are_unknown_until_they_are_shown(board: Board) -> None:
    """One sees one's own cards, and how many the other side holds."""
    board.red_by_city("froli", "english-200", "french-200")
    board.noble("woad", "froli", "german-200")
    board.fate(*[I, P, V, D] * 3)
    board.attack(RED, "froli", "seat-1")
    board.answer_by_default("battle-armies", "commander")
    battle = board.battle()
    board.do(RED, f"drop {result_word(battle.fate[0][0])}")
    words = [[result_word(c) for c in hand] for hand in battle.fate]
    others = set()
    for n in range(12):
        found = imagined(board.state, RED, f"fate {n}")
        there, top = Board(found).battle(), found.frames[-1]
        assert [result_word(c) for c in there.fate[0]] == words[0]
        assert len(there.fate[1]) == len(words[1])
        assert isinstance(top, Hands)
        assert top.drops == [[0], []]
        others.add(tuple(there.fate[1]))
        own = imagined(board.state, BLUE, f"fate {n}").frames[-1]
        assert isinstance(own, Hands)
        assert own.drops == [[], []]
    assert len(others) > 6


# --- what is chosen unseen -------------------------------------------------------------------------------------------


def test_imagined_votes_of_others_are_not_written_down(board: Board) -> None:
    """Nor what they are for; one's own stand, also when the amounts are shown and one has not declared yet."""
    for slug in ("vecht", "monz", "froli"):
        board.city(slug, BLUE)
    board.meet("arms-tax")
    board.do(BLUE, "say arms-tax no; cast arms-tax 3")
    board.do(GREEN, "say arms-tax yes")
    rows: dict[int | None, tuple[object, object]] = {}
    for seat in (RED, BLUE):
        top = imagined(board.state, seat).frames[-1]
        assert isinstance(top, Bids)
        rows[seat] = top.amounts, top.says
    assert rows[RED] == ([[0]] * 4, [])
    assert rows[BLUE] == ([[0], [3], [0], [0]], [[""], ["no"], [""], [""]])
    board.do(GREEN, "cast arms-tax 1")
    board.do(YELLOW, "cast arms-tax 0")
    board.do(RED, "cast arms-tax 1")
    assert board.waits() == [RED]
    meant = {}
    for seat in (RED, BLUE, GREEN):
        top = imagined(board.state, seat).frames[-1]
        assert isinstance(top, Ballot)
        assert top.bids == [1, 3, 1, 0]
        meant[seat] = top.meant
    assert meant == {RED: [], BLUE: ["", "no", "", ""], GREEN: ["", "", "yes", ""]}


def test_imagined_private_motions_are_those_that_were_proposed(board: Board) -> None:
    """Two of them look alike; what was proposed is voted on, and the other one comes up by itself."""
    board.position(2)
    board.meet("private-motion", "private-motion")
    first = board.waits()[0]
    board.do(first, "propose postpone")
    found = Board(imagined(board.state, RED))
    assert found.state.pending == board.state.pending
    assert found.state.frames == board.state.frames
    assert sum(AGENDAS[c].slug == "private-motion" for c in found.state.agendas) == 2
    assert agenda("private-motion") in found.state.pending


def test_imagined_pledges_of_others_are_not_made(board: Board) -> None:
    """Who has no Faith is not asked."""
    blue = next(e for e in EVENTS if e.colour == "blue" and e.cost and e.target.by == "fate")
    for seat, faith in enumerate((3, 3, 3, 0)):
        board.state.barons[seat].faith = faith
    board.event(blue.slug)
    board.do(RED, "pledge-faith 1")
    board.do(BLUE, "pledge-faith 1; seal")
    top = imagined(board.state, RED).frames[-1]
    assert isinstance(top, Pool)
    assert top.pledges == [1, 0, 0, 0]
    assert top.sealed == [False, False, False, True]


def test_imagined_ability_of_another_is_not_held_back(board: Board) -> None:
    """Stars on both sides use theirs unless they say otherwise, which the other side does not see (K13.3)."""
    board.noble("karmin", "froli", "english-200", "french-200")
    board.noble("kobalt", "froli", "german-200")
    board.fate(*[I, P, V, D] * 3)
    board.attack(RED, "froli", "seat-1")
    board.answer_by_default("battle-armies", "commander", "hand")
    assert sorted(board.waits()) == [RED, BLUE]
    board.do(RED, "hold")
    board.do(BLUE, "hold")
    for seat, use in ((RED, [False, True]), (BLUE, [True, False]), (GREEN, [True, True])):
        top = imagined(board.state, seat).frames[-1]
        assert isinstance(top, Ability)
        assert top.use == use
