"""Secrets when something is done: what an act says to those who hear it, whatever its seat hides."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.core import Action, Event, visible_to
from engine.fief.game_data import CARDS, CITY, REGION_IDS, REGION_OF, is_character, is_disaster
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Drawing, FiefState, Frame, Round, Window
from tests.engine.fief import hiding
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.hidden_changes import Change, faces, kinds, positions, purse
from tests.engine.pairs import read

OTHERS = (AZURE, VERT, OR)
"""Who looks on while Gules acts, in games of four."""


def public(events: Sequence[Event]) -> list[tuple[Any, ...]]:
    """What everybody hears."""
    return [(e.key, e.params, e.tell, e.seals) for e in events if e.audience is None]


def heard(events: Sequence[Event], seat: int) -> list[tuple[Any, ...]]:
    """What a seat hears."""
    return [(e.key, e.params, e.tell, e.seals) for e in visible_to(list(events), seat)]


def seen(state: FiefState, seats: Sequence[int]) -> list[Any]:
    """Everything that some seats and a spectator can learn by looking and by trying."""
    prompts = RULES.prompts(state)
    found: list[Any] = [RULES.view(state, None)]
    for seat in seats:
        found.append((RULES.view(state, seat), prompts.get(seat)))
        found.append([RULES.why_not(state, seat, action) for action in hiding.STRANGE])
    return found


# --- the words of an act ---------------------------------------------------------------------------------------------


def test_secret_words_say_no_more_than_was_heard() -> None:
    """Others may read the words of an act of which they hear; where two acts are alike to all who look on, their words
    hide their arguments, or they would tell which it was."""
    rng = random.Random(3)
    tried = 0
    for save in positions(4)[::4]:
        for seat, prompts in RULES.prompts(RULES.loads(save)).items():
            for prompt in prompts:
                if prompt.secret or prompt.step == "standing":
                    continue
                for verb in sorted({a.verb for a in prompt.actions} - set(RULES.hidden_arguments)):
                    same = [a for a in prompt.actions if a.verb == verb]
                    tried += len(same) > 1
                    _all_differ(save, seat, rng.sample(same, min(4, len(same))))
    assert tried > 30


def _all_differ(save: bytes, seat: int, actions: Sequence[Action]) -> None:
    found: list[Any] = []
    for action in actions:
        state = RULES.loads(save)
        told = public(RULES.apply(state, seat, action))
        if told:
            look = (told, RULES.view(state, None))
            assert look not in found, f"what others hear does not tell {action} from another; are its words hidden?"
            found.append(look)


def test_2_12_the_spys_card_is_veiled(board: Board) -> None:
    """Mata: nobody else reads which card was given away (5 of the brief: discoveries are their owner's)."""
    found = []
    for card in ("tax", "harvest"):
        board.position()
        board.noble("henri", GULES, "oxford", servant="mata")
        board.noble("lucia", AZURE, "london")
        board.hand(GULES, "tax", "harvest")
        board.hand(AZURE, "rebellion")
        board.go("court")
        events = board.do(GULES, f"spy {card} seat-1")
        found.append((public(events), seen(board.state, (VERT, OR))))
    assert found[0] == found[1]
    assert "spy" in RULES.hidden_arguments


# --- an act of whoever hides something -------------------------------------------------------------------------------

SHOWN: dict[str, set[str]] = {
    "faces": {"seal"},  # what is laid aside is shown (2.0)
    "kinds": {"attack", "sally", "fight", "parade", "go"},  # a battle shows all troops (4.1)
    "purse": {"forest"},  # the bandits take what there is (13.4)
}
"""Verbs after which something hidden lies open by the rules."""


@pytest.mark.parametrize("hide", [purse, faces, kinds], ids=lambda f: f.__name__)
def test_secret_deeds_look_alike(hide: Change) -> None:
    """Whatever a seat does, others hear, see, are asked and are refused the same, whatever else it hides."""
    rng = random.Random(hide.__name__)
    tried = 0
    for save in positions(4)[::5]:
        actor = rng.randrange(4)
        other = RULES.loads(save)
        hide(rng, other, actor)
        hidden = RULES.dumps(other)
        mine = [{a for p in RULES.prompts(s).get(actor, []) for a in p.actions} for s in (RULES.loads(save), other)]
        both = sorted(mine[0] & mine[1], key=str)
        verbs = {a.verb for a in both} - {"order", "order-leave", "draft-give", "draft-want", *SHOWN[hide.__name__]}
        for verb in rng.sample(sorted(verbs), min(4, len(verbs))):
            action = rng.choice([a for a in both if a.verb == verb])
            found = []
            for data in (save, hidden):
                state = read(RULES, data)
                events = RULES.apply(state, actor, action)
                looks = [(heard(events, s), RULES.view(state, s)) for s in range(4) if s != actor]
                found.append((public(events), looks, [RULES.prompts(state).get(s) for s in range(4) if s != actor]))
            assert found[0] == found[1], (hide.__name__, str(action))
            tried += 1
    assert tried > 20


# --- every card, in every moment -------------------------------------------------------------------------------------

HANDS = sorted({CARDS[c] for c in range(len(CARDS)) if not is_disaster(c)})


@functools.cache
def moments() -> tuple[bytes, ...]:
    """A position of each frame that a lively game of four has waited in."""
    kept: dict[str, bytes] = {}
    for save in positions(4):
        frame = RULES.loads(save).frames[-1]
        kept.setdefault(_kind(frame), save)
    return tuple(kept.values())


def _kind(frame: Frame) -> str:
    return f"{type(frame).__name__} {frame.kind if isinstance(frame, Window) else ''}"


@pytest.mark.parametrize("slug", HANDS)
def test_secret_cards_change_nothing_for_others(slug: str) -> None:
    """A card in a hand or another one with the same back in its place: nobody else can tell, in any moment, and the
    seat itself is not waited for otherwise."""
    tried = 0
    for number, save in enumerate(moments()):
        seat = (number + HANDS.index(slug)) % 4
        state, other = RULES.loads(save), read(RULES, save)
        tried += _take(other, seat, slug)
        prompts = [RULES.prompts(s) for s in (state, other)]
        for reader in (None, *range(4)):
            if reader == seat:
                continue
            assert RULES.view(state, reader) == RULES.view(other, reader)
            if reader is not None:
                assert prompts[0].get(reader) == prompts[1].get(reader)
        waits = [[(p.id, p.step, p.pace, p.secret) for p in found.get(seat, []) if p.blocks] for found in prompts]
        assert waits[0] == waits[1]
    assert tried


def _take(state: FiefState, seat: int, slug: str) -> bool:
    """A card with this slug lies in a hand instead of another one with the same back; it may lie elsewhere as well, for
    nobody else is to see the difference. False where no such card is held."""
    card = CARDS.index(slug)
    mine = next((c for c in state.hands[seat] if is_character(c) == is_character(card) and CARDS[c] != slug), None)
    if mine is None:
        return False
    state.hands[seat] = sorted(card if c == mine else c for c in state.hands[seat])
    return True


# --- windows and sealed plays ----------------------------------------------------------------------------------------


def test_secret_plays_in_a_window(board: Board) -> None:
    """What is sealed in a window, whether something is, and who has answered: nobody else sees it or feels it by a
    refusal."""
    found = []
    for mine in ("", "abide", "intend assassinate lucia henri; abide", "intend install french-crossbows family-0",
                 "intend judge hugh; recall"):  # fmt: skip
        _windowed(board)
        if mine:
            board.do(GULES, mine)
        found.append(seen(board.state, OTHERS))
    assert all(look == found[0] for look in found)


def _windowed(board: Board) -> Board:
    """The window before the income: Gules holds what can be played in it."""
    board.position()
    board.noble("henri", GULES, "oxford", lord=["midlands"])
    board.noble("lucia", AZURE, "london")
    board.noble("hugh", VERT, "york", heresy=True)
    board.noble("joan", OR, "norwich")
    board.hand(GULES, "assassination", "justice", "french-crossbows")
    for orders in board.state.orders:
        orders.windows = "ask"
    board.go("eve")
    assert any(isinstance(f, Window) for f in board.state.frames)
    return board


# --- what is armed lies in wait --------------------------------------------------------------------------------------


def _court(board: Board) -> None:
    board.noble("henri", GULES, "oxford", lord=["midlands", "north", "wales"])
    board.noble("hugh", AZURE, "york", see="york")
    board.go("court")


def _road(board: Board) -> None:
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    board.turn("move", GULES)
    board.do(GULES, "lead henri")


def _starving(board: Board) -> None:
    board.noble("henri", GULES, "oxford")
    board.lay(REGION_IDS[REGION_OF[CITY["london"]]], "famine")
    board.turn("move", GULES)
    board.do(GULES, "lead henri")


def _tax(board: Board) -> None:
    board.noble("henri", GULES, "oxford", lord=["midlands"])
    board.noble("lucia", AZURE, "coventry")
    board.hand(GULES, "tax")
    board.turn("play", GULES)


def _market(board: Board) -> None:
    board.noble("henri", GULES, "plymouth")
    board.noble("lucia", AZURE, "london")
    for city in ("plymouth", "exeter", "bristol"):
        board.town(city, control=GULES)
    board.town("exeter", "fortress")
    board.turn("buy", GULES)


WAITING: tuple[tuple[Callable[[Board], None], str, str, str], ...] = (
    (_court, "stand henri", "assassination", "arm assassination stands henri any"),
    (_road, "go london", "assassination", "arm assassination meets henri lucia"),
    (_road, "go london", "ambush", "arm ambush meets gules any"),
    (_tax, "tallage midlands", "rebellion", "arm rebellion restless coventry"),
    (_starving, "go london", "rebellion", "arm rebellion restless london"),
    (_market, "title south-west henri", "assassination", "arm assassination lord henri any"),
)
"""A moment, an act in it, and a card that another seat may have armed against just that."""


@pytest.mark.parametrize(("build", "deed", "card", "arm"), WAITING, ids=[row[3] for row in WAITING])
def test_secret_arms_are_not_found_by_trying(
    board: Board, build: Callable[[Board], None], deed: str, card: str, arm: str
) -> None:
    """Whoever does what a card may wait for cannot take it back when nothing falls: it would tell that there is none
    (10.0). With the card it strikes."""
    sealed = []
    for armed in (False, True):
        board.position(purse=20)
        build(board)
        board.hand(AZURE, card)
        before = seen(board.state, (GULES, VERT, OR))
        if armed:
            board.do(AZURE, arm)
            assert seen(board.state, (GULES, VERT, OR)) == before
        events = board.do(GULES, deed)
        assert any(e.key == "fief-fires-own" for e in events) == armed
        sealed.append(any(e.seals and e.audience is None for e in events))
    assert sealed == [True, True]


# --- servants that look ----------------------------------------------------------------------------------------------


def test_2_12_what_the_stargazer_sees_is_her_masters(board: Board) -> None:
    """Merewen: the others hear that she helps; neither deck nor card."""
    found = []
    for top, deck in (("tax", "fortune"), ("harvest", "fortune"), ("henri", "character")):
        board.position()
        board.noble("lucia", GULES, "london", servant="merewen")
        for slug in ("tax", "harvest", "henri"):
            card = board.draw(slug)
            (board.state.characters if is_character(card) else board.state.fortunes).append(card)
        cards = board.state.fortunes if deck == "fortune" else board.state.characters
        cards.append(cards.pop(next(n for n, c in enumerate(cards) if CARDS[c] == top)))
        board.state.frames[:] = [Round("fate"), Drawing(GULES)]
        events = board.do(GULES, f"peek {deck}")
        own = RULES.view(board.state, GULES).own
        assert own is not None
        assert own.top == top
        found.append((public(events), seen(board.state, OTHERS)))
    assert found[0] == found[1] == found[2]


def test_2_12_what_the_scout_counts_is_his_masters(board: Board) -> None:
    """Ketil: neither the army's owner nor a third seat hears what he saw."""
    found = []
    for there, elsewhere in (({"knight": 3}, {"soldier": 3}), ({"soldier": 3}, {"knight": 3})):
        board.position()
        board.noble("henri", GULES, "oxford", servant="ketil")
        board.noble("lucia", AZURE, "london")
        board.noble("hugh", AZURE, "york")
        board.put(AZURE, "london", there)
        board.put(AZURE, "york", elsewhere)
        board.turn("move", GULES)
        events = board.do(GULES, "scout london azure")
        assert [e.audience for e in events if e.key == "fief-scouted-own"] == [(GULES,)]
        found.append((public(events), heard(events, VERT), seen(board.state, (VERT, OR))))
    assert found[0] == found[1]


def test_2_12_which_army_the_scout_counts_is_veiled(board: Board) -> None:
    """Ketil: nobody else reads where he was sent, be it of an act that a computer took for an absent person."""
    found = []
    for city in ("london", "oxford"):
        board.position()
        board.noble("henri", GULES, "oxford", servant="ketil")
        board.put(AZURE, "london", knight=1)
        board.put(AZURE, "oxford", knight=2)
        board.turn("move", GULES)
        events = board.do(GULES, f"scout {city} azure")
        found.append((public(events), seen(board.state, (VERT, OR))))
    assert found[0] == found[1]
    assert "scout" in RULES.hidden_arguments


# --- deals -----------------------------------------------------------------------------------------------------------


def _meeting(board: Board) -> Board:
    board.position()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "oxford", out="london")
    board.noble("hugh", VERT, "york")
    board.noble("joan", OR, "norwich")
    board.hand(GULES, "tax", "harvest")
    return board


@pytest.mark.parametrize("draft", ["draft-want money 12", "draft-want card rebellion", "draft-give money 3",
                                   "draft-give card tax; draft-want money 60"])  # fmt: skip
def test_secret_offers_are_no_probes(board: Board, draft: str) -> None:
    """Whether an offer can be made, and what its maker hears, says nothing of the other's purse and hand."""
    found = []
    for shillings, cards in ((0, ["justice"]), (40, ["rebellion"])):
        _meeting(board)
        board.state.purse[AZURE] = shillings
        board.hand(AZURE, *cards)
        board.go("court")
        board.do(GULES, draft)
        reasons = [
            RULES.why_not(board.state, GULES, Action("offer", (family, route)))
            for family in ("azure", "vert", "or")
            for route in ("city", "pigeon", "ring", "ransom", "servants")
        ]
        events = board.do(GULES, "offer azure city")
        found.append((reasons, heard(events, GULES), seen(board.state, (GULES, VERT, OR))))
    assert found[0] == found[1]


def test_secret_terms_are_for_two(board: Board) -> None:
    """A third seat hears where two have met; not what for, nor of offers that were declined."""
    found = []
    for gives, wants in (("money 3", "money 1"), ("money 9", "money 7"), ("card tax", "card rebellion"),
                         ("card harvest", "card rebellion")):  # fmt: skip
        _meeting(board)
        board.hand(AZURE, "rebellion")
        board.go("court")
        before = seen(board.state, (VERT, OR))
        events = board.do(GULES, f"draft-give {gives}; draft-want {wants}; offer azure city")
        assert public(events) == []
        assert seen(board.state, (VERT, OR)) == before
        number = next(int(str(a.args[0])) for p in board.asked(AZURE) for a in p.actions if a.verb == "accept")
        events = board.do(AZURE, f"accept {number}")
        found.append((public(events), heard(events, VERT), seen(board.state, (VERT, OR))))
    assert found[0] == found[1]
    assert found[2] == found[3]


# --- votes laid in turn, treasures, consent --------------------------------------------------------------------------


def test_secret_votes_laid_in_turn(board: Board) -> None:
    """9.1: markers are seen, not their faces, when votes are laid one after the other."""
    found = []
    for mine in ("favour gules henri; decoy gules hugh", "favour gules hugh; decoy gules henri"):
        board.position(voting="turn")
        board.noble("henri", GULES, "plymouth", lord=["south-west"])
        board.noble("hugh", AZURE, "cardiff", lord=["wales", "marches"])
        board.noble("edward", VERT, "canterbury")
        board.prelate("edward", "canterbury")
        board.go("court")
        board.do(GULES, "stand henri")
        board.do(AZURE, "stand hugh")
        for seat in range(4):
            board.ready(seat)
        before = seen(board.state, OTHERS)
        board.do(GULES, mine.partition("; ")[0])
        assert seen(board.state, OTHERS) == before
        events = board.do(GULES, f"{mine.partition('; ')[2]}; seal")
        found.append((public(events), seen(board.state, OTHERS)))
    assert found[0] == found[1]


def test_11_3_a_treasure_spent_since_buys_no_votes(board: Board) -> None:
    """The Burgher's word in Parliament is paid when votes are counted; who has spent his treasures by then has none,
    and owes none."""
    board.noble("henri", GULES, "plymouth", lord=["south-west"])
    board.noble("lucia", GULES, "plymouth")
    board.noble("hugh", AZURE, "york", lord=["north"])
    board.crown("henri")
    board.hold("lucia", "hugh")
    board.state.slots[GULES] = board.draw("burgher-3")
    board.state.treasures[GULES] = 1
    board.go("court")
    board.do(GULES, "summon; ready")
    for seat in OTHERS:
        board.ready(seat)
    board.do(GULES, "vote gules aye; burgher gules; seal; release-captive lucia")
    while any(a.verb == "appear" for p in board.asked(GULES) for a in p.actions):
        board.do(GULES, "appear plymouth")
    assert board.state.treasures[GULES] == 0
    counted = board.do(AZURE, "seal")
    assert board.state.treasures[GULES] == 0
    vote = next(e for e in counted if e.key == "fief-parliament-vote")
    assert vote.params["n"] == 1


def test_4_9_consent_tells_nothing_of_the_crowns_purse(board: Board) -> None:
    """A Lord who consents cannot take it back, whether or not the crown can still pay."""
    told = []
    for shillings in (0, 20):
        board.position(purse=20)
        board.noble("henri", GULES, "oxford")
        board.noble("lucia", AZURE, "exeter", lord=["south-west"])
        board.crown("henri")
        board.town("bristol", control=AZURE)
        board.turn("buy", GULES)
        board.do(GULES, "build royal-fortress bristol")
        board.state.purse[GULES] = shillings
        events = board.do(AZURE, "consent bristol")
        told.append(any(e.seals and e.audience is None for e in events))
    assert told == [True, True]
