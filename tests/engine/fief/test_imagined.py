"""A seat imagines what it does not see: others' cards, purses and kinds of troops; nothing that lies open."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from engine.fief.game_data import CARDS, CITY, KNIGHT, NOBLE, RELICS, SERVANT, SHERWOOD, is_character, is_disaster
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import (
    BANDITS,
    Consent,
    Discarding,
    Election,
    FiefState,
    March,
    Noble,
    Orders,
    Over,
    Plan,
    Stack,
    Window,
)
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"
QUESTIONS = sorted(path.stem for path in SAVES.glob("fief-*.json") if not path.stem.startswith("fief-over"))
QUICK = [
    "fief-assign-2", "fief-discard-2", "fief-draw-3", "fief-fight-4", "fief-leave-2", "fief-market-4", "fief-rebel-3",
    "fief-split-3", "fief-vote-4", "fief-window-4",
]  # fmt: skip


def imagined(state: FiefState, seat: int, seed: str = "seed") -> FiefState:
    """How a position looks to a seat by a seed."""
    found = RULES.imagine(RULES.view(state, seat), seed)
    assert found is not None
    assert RULES.invariants(found) == []
    return found


@pytest.mark.slow(but=QUICK)
@pytest.mark.parametrize("save", QUESTIONS)
def test_imagined_at_every_question(save: str) -> None:
    """Whoever is asked, every seat knows enough: a sound position, with the same questions to the seat, which looks the
    same once it is imagined."""
    state = RULES.loads((SAVES / f"{save}.json").read_bytes())
    asked = RULES.prompts(state)
    for seat in range(state.seats):
        found = imagined(state, seat)
        assert RULES.prompts(found)[seat] == asked[seat]
        assert RULES.view(imagined(found, seat), seat) == RULES.view(found, seat)


def test_imagined_not_when_it_is_over_nor_where_cards_are_missing(board: Board) -> None:
    """There is nothing to play on; and no hand of ten can be dealt from what is left of fewer cards."""
    board.run()
    view = RULES.view(board.state, GULES)
    assert RULES.imagine(view, "seed") is not None
    hands = [msgspec.structs.replace(hand, fortunes=hand.fortunes + 1) for hand in view.hands]
    assert RULES.imagine(msgspec.structs.replace(view, hands=hands), "seed") is None
    board.state.frames[:] = [Over()]
    board.state.sides.clear()
    assert RULES.imagine(RULES.view(board.state, GULES), "seed") is None


def test_imagined_cards_are_those_not_seen(board: Board) -> None:
    """As many of each back as others hold; what was laid aside, lies in a sea or is dead is in no pile (2.0, P7)."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york")
    dead = NOBLE["roger"]
    board.state.characters.remove(dead)
    board.state.nobles[dead] = Noble(gone=True)
    board.hand(GULES, "tax", "burgher-3")
    board.hand(AZURE, "passage", "ambush", "burgher-5")
    board.lay("wales", "storms")
    board.state.fortune_discards = [board.draw("harvest"), board.draw("plague")]
    board.state.track = [board.draw("plague")]
    board.run()
    hands = set()
    for n in range(20):
        found = imagined(board.state, GULES, f"hand {n}")
        assert [CARDS[c] for c in found.hands[GULES]] == ["burgher-3", "tax"]
        assert sorted(map(is_character, found.hands[AZURE])) == [False, False, True]
        assert not any(map(is_disaster, found.hands[AZURE]))
        assert found.hands[VERT] == found.hands[OR] == []
        assert [CARDS[c] for c in found.fortune_discards] == ["harvest", "plague"]
        assert [is_disaster(c) for c in found.track] == [True]
        assert dead not in found.characters
        assert is_disaster(found.fortunes[-1]) == is_disaster(board.state.fortunes[-1])
        assert (found.dice.seed, found.dice.counter) == (f"hand {n}", 0)
        hands.add(tuple(found.hands[AZURE]))
    assert len(hands) > 15


def test_imagined_top_of_a_deck_that_was_looked_at(board: Board) -> None:
    """Merewen's master knows the card; for all others it is any (2.12)."""
    board.noble("henri", GULES, "london", servant="merewen")
    board.noble("hugh", AZURE, "york")
    for orders in board.state.orders:
        orders.plan = "ask"
    board.go("discard", first=GULES)
    for seat in range(4):
        board.do(seat, "seal")
    tax = board.draw("tax")
    board.state.fortunes.append(tax)
    board.do(GULES, "peek fortune")
    tops = {
        seat: {CARDS[imagined(board.state, seat, f"top {n}").fortunes[-1]] for n in range(12)}
        for seat in (GULES, AZURE)
    }
    assert tops[GULES] == {"tax"}
    assert len(tops[AZURE]) > 2


def test_imagined_troops_are_as_many_of_the_kinds_that_were_bought(board: Board) -> None:
    """Of others the number in each place and the kinds of all together are seen (4.1); in Sherwood knights wait
    (13.4). Engines and crossbows are no secret."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york")
    board.put(GULES, "london", soldier=2, knight=1)
    board.put(AZURE, "york", soldier=4, archer=1, french=2, catapult=1)
    board.put(AZURE, "durham", archer=3, knight=3)
    captive = board.noble("cecily", AZURE, "nottingham")
    board.state.nobles[captive].place, board.state.nobles[captive].captor = -1, BANDITS
    board.state.stacks.append(Stack(SHERWOOD, AZURE, captive, [0, 0, 2, 0, 0, 0], [0, 0], [0] * 6))
    board.run()
    own = [stack for stack in board.state.stacks if stack.family == GULES]
    kinds = set()
    for n in range(15):
        found = imagined(board.state, GULES, f"troops {n}")
        assert [s for s in found.stacks if s.family == GULES] == own
        by_place = {s.city: s for s in found.stacks if s.family == AZURE}
        assert by_place[SHERWOOD].units == [0, 0, 2, 0, 0, 0]
        york, durham = by_place[CITY["york"]], by_place[CITY["durham"]]
        assert (york.troops, durham.troops, york.hired, york.units[3:]) == (7, 6, [2, 0], [2, 0, 1])
        assert [york.units[k] + durham.units[k] for k in range(3)] == [4, 4, 3]
        kinds.add(tuple(durham.units))
    assert len(kinds) > 4


def test_imagined_company_of_another_is_as_large_as_it_is(board: Board) -> None:
    """How many go along is seen, of what kinds is not (4.1); one's own are known."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york")
    board.put(GULES, "london", soldier=3, knight=3)
    board.turn("move", GULES)
    board.do(GULES, "lead henri; take knight 2; take soldier 1; go oxford")
    marches = {}
    for seat in (GULES, AZURE):
        found = [imagined(board.state, seat, f"march {n}").frames[-1] for n in range(12)]
        marches[seat] = [frame.company for frame in found if isinstance(frame, March)]
    assert marches[GULES] == [[1, 0, 2, 0, 0, 0]] * 12
    assert {sum(company) for company in marches[AZURE]} == {3}
    assert len({company[KNIGHT] for company in marches[AZURE]}) > 1


def test_imagined_relics_lie_where_relics_lie(board: Board) -> None:
    """One that was found is known, and where each of the others is nobody knows (12.0)."""
    board.noble("henri", GULES, "london")
    board.relic("grail", "henri")
    board.run()
    rest = [relic.city for relic in board.state.relics[1:]]
    places = set()
    for n in range(20):
        found = imagined(board.state, AZURE, f"relic {n}").relics
        assert found[0] == board.state.relics[RELICS.index("grail")]
        assert Counter(relic.city for relic in found[1:]) == Counter(rest)
        places.add(tuple(relic.city for relic in found))
    assert len(places) > 3


def test_imagined_servants_do_not_come_back(board: Board) -> None:
    """Whoever has served for good or went with the dead is in no deck; who waits there is unseen (P9, 2.12)."""
    board.noble("henri", GULES, "london", servant="merewen")
    board.state.servants.remove(SERVANT["hild"])
    board.run()
    decks = [imagined(board.state, AZURE, f"deck {n}").servants for n in range(5)]
    assert all(sorted(deck) == sorted(board.state.servants) for deck in decks)
    assert len({deck[-1] for deck in decks}) > 1


def test_imagined_purses_and_orders(board: Board) -> None:
    """One's own are kept; others have the orders of a new seat, and at most the five shillings with which they began
    and one income, which is none without a city (P15, 3.0)."""
    board.noble("henri", GULES, "london")
    board.state.orders[GULES].fight = "on"
    board.state.purse[:] = [17, 90, 90, 90]
    board.run()
    found = [imagined(board.state, GULES, f"purse {n}") for n in range(25)]
    assert {state.purse[GULES] for state in found} == {17}
    assert {state.purse[VERT] for state in found} == {*range(6)}
    assert found[0].orders == [board.state.orders[GULES], Orders(), Orders(), Orders()]


def test_imagined_builder_can_pay_for_what_a_lord_consents_to() -> None:
    """The crown has asked for its fortress, which costs five shillings: so it has them (4.9)."""
    state = RULES.loads((SAVES / "fief-consent-4.json").read_bytes())
    frame = state.frames[-1]
    assert isinstance(frame, Consent)
    purses = [imagined(state, frame.family, f"consent {n}").purse[frame.builder] for n in range(10)]
    assert min(purses) >= 5


def test_imagined_plans_of_others_are_not_made_yet(board: Board) -> None:
    """What a seat lays aside and how it means to draw is its own; whoever has sealed is asked again (2.0)."""
    board.hand(GULES, "tax", "tax")
    board.go("discard")
    board.do(GULES, "discard tax; plan fortune 9; seal")
    mine, other = imagined(board.state, GULES).frames[-1], imagined(board.state, AZURE).frames[-1]
    assert isinstance(mine, Discarding)
    assert isinstance(other, Discarding)
    assert [[CARDS[c] for c in away] for away in mine.away] == [["tax"], [], [], []]
    assert mine.sealed == [True, False, False, False]
    assert mine.plans[GULES] == Plan(["fortune"], 9)
    assert other.away == [[], [], [], []]
    assert other.sealed == [False] * 4
    assert other.plans[GULES] == Plan(["character", "fortune"], 2)


def test_imagined_window_is_as_if_nobody_else_had_answered(board: Board) -> None:
    """Nobody is told who has (2.6); one's own answer stands, with what one has sealed."""
    board.noble("henri", GULES, "london")
    board.slot(GULES, "french-crossbows")
    for orders in board.state.orders:
        orders.windows = "ask"
    board.go("dusk")
    board.do(GULES, "intend hire london 1; abide")
    frames = [imagined(board.state, seat).frames[-1] for seat in (GULES, AZURE)]
    assert [frame.said for frame in frames if isinstance(frame, Window)] == [[True, False, False, False], [False] * 4]
    assert [frame.plays[GULES] for frame in frames if isinstance(frame, Window)] == [["hire london 1"], []]


def test_imagined_votes_lie_where_they_are_seen(board: Board) -> None:
    """In turn everybody sees on whom the markers lie, and not which of them is the vote (9.1)."""
    board.position(voting="turn")
    board.noble("henri", GULES, "london", lord=["south-east"])
    board.noble("hugh", AZURE, "cardiff", lord=["wales"])
    board.noble("edward", VERT, "canterbury", lord=["north"])
    board.prelate("edward", "canterbury")
    board.go("court", first=GULES)
    board.do(GULES, "stand henri")
    board.do(AZURE, "stand hugh")
    board.ready()
    board.do(GULES, "favour gules henri; decoy gules hugh; seal")
    papers = {}
    for seat in (GULES, VERT):
        found = [imagined(board.state, seat, f"vote {n}").frames[-1] for n in range(12)]
        papers[seat] = {(f.votes[GULES], f.decoys[GULES]) for f in found if isinstance(f, Election)}
    henri, hugh = NOBLE["henri"], NOBLE["hugh"]
    assert papers == {GULES: {(henri, hugh)}, VERT: {(henri, hugh), (hugh, henri)}}


def test_imagined_offers_are_ones_own(board: Board) -> None:
    """An offer stands for both who know it, and the next one has the next number; others do not hear of it (2.15)."""
    board.meeting()
    board.do(GULES, "draft-give money 2; offer azure city")
    (deal,) = board.offers()
    for seat in (GULES, AZURE):
        found = Board(imagined(board.state, seat))
        assert found.offers() == [deal]
        assert found.state.deals == board.state.deals
    assert Board(imagined(board.state, VERT)).offers() == []
    assert imagined(board.state, GULES).drafts == board.state.drafts
    assert imagined(board.state, VERT).drafts == [[[], []] for _ in range(4)]


def test_imagined_dead_have_what_is_to_be_given_away() -> None:
    """While the skull's bearer thinks, whoever is dead still has titles and captives (12.3, 4.8)."""
    state = RULES.loads((SAVES / "fief-skull-4.json").read_bytes())
    for seat in range(state.seats):
        assert imagined(state, seat).nobles == state.nobles


@pytest.mark.parametrize("save", ["fief-fight-4", "fief-march-4", "fief-parley-2"])
def test_imagined_from_a_view_that_stays_as_it_was(save: str) -> None:
    """What is played on shares nothing with the view."""
    state = RULES.loads((SAVES / f"{save}.json").read_bytes())
    view = RULES.view(state, 0)
    before = msgspec.json.encode(view)
    found = RULES.imagine(view, "seed")
    assert found is not None
    for frame in found.frames:
        for name in frame.__struct_fields__:
            value = getattr(frame, name)
            if isinstance(value, list):
                value.clear()
    found.towns[0].quiet.append(0)
    found.orders[0].leave["gules"] = "ask"
    assert msgspec.json.encode(view) == before
