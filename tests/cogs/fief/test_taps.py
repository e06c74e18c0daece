"""How many taps the first round of a family takes, and an offer, by buttons and lists alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot import locale
from bot.common.safe_names import unmarked
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.words.voice import Voice
from engine.core import Action, blocking
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.cogs.panel_verbs import positions
from tests.cogs.press_everything import lines
from tests.cogs.seat_views import NAMES
from tests.cogs.taps import shortest
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.play import start

SET_UP = (
    ("serve leofric hugh",),
    ("settle plymouth",),
    ("plan fortune-character 2", "seal"),
    ("done",),
    ("buy knight plymouth 1", "done"),
)
"""What comes before the moves: servants, a city, another plan of the draw, no card, one purchase."""
MOVES = (
    (("lead hugh", "take soldier 2", "take knight 1", "go exeter"), ("Soldier", "Knight 1")),
    (("halt", "lead margaret", "take archer 1", "take knight 2", "go exeter"), ("Archer 1", "Knight")),
    (("halt", "done"), ()),
)
"""Each of two Nobles goes to a city beside with troops of their own, and a garrison stays; and who is ticked. Others
are there, so that each comes to know something: no more is said in one breath."""
QUIET, BATTLE = 15, 18
"""Taps of a round without a battle, and with one."""
OFFER = 5
"""Taps of an offer."""


ENDINGS = ("done", "halt", "ready", "pass", "hand-out", "abide")
"""Verbs that end a step, or let it pass."""


def others_play(state: FiefState) -> None:
    """Until the seat is asked: the others answer with what silence does."""
    while GULES not in (waiting := blocking(RULES.prompts(state))):
        seat = min(waiting)
        RULES.apply(state, seat, waiting[seat][0].default[0])


def counted(state: FiefState, acts: Sequence[str], ticked: Sequence[str] = ()) -> list[str]:
    """The taps for a part of a turn, which is played: before its last act the seat learns nothing, so that none of the
    acts that a tap stands for is left undone."""
    others_play(state)
    taps = shortest(RULES, state, GULES, acts, ticked=ticked)
    for text in acts:
        events = RULES.apply(state, GULES, Action.parse(text))
        assert text == acts[-1] or not any(event.seals for event in events), text
    return taps


def moved(state: FiefState) -> list[str]:
    """The taps from the set-up to the end of the moves."""
    taps = [tap for acts in SET_UP for tap in counted(state, acts)]
    return [*taps, *(tap for acts, ticked in MOVES for tap in counted(state, acts, ticked))]


def ended(state: FiefState) -> list[str]:
    """The taps to the end of the round, in which no battle is declared any more."""
    taps: list[str] = []
    others_play(state)
    while state.round == 1:
        assert blocking(RULES.prompts(state))[GULES][0].step == "battle"
        taps += counted(state, ("done",))
        others_play(state)
    return taps


def test_a_first_round_without_a_battle() -> None:
    """From the servants to the last ending: at Exeter stand others, and nothing is begun there."""
    state = start(4, "first")
    taps = [*moved(state), *ended(state)]
    assert len(taps) <= QUIET, taps


def test_a_first_round_with_a_battle() -> None:
    """It is fought as the standing orders say."""
    state = start(4, "first")
    taps = [*moved(state), *counted(state, ("attack exeter or",)), *ended(state)]
    assert len(taps) <= BATTLE, taps


def trading() -> FiefState:
    """Gules with money meets Azure at Oxford, who holds London."""
    board = Board()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "oxford")
    board.town("london", "fortress", control=AZURE)
    board.noble("hugh", VERT, "york")
    board.noble("joan", OR, "norwich")
    board.hand(GULES, "tax", "harvest")
    board.turn("buy", GULES)
    board.state.purse[GULES] = 8
    return board.state


@pytest.mark.parametrize("wanted", ["city london", "card rebellion", "money 10"])
def test_an_offer_of_a_usual_sum(wanted: str) -> None:
    """Shillings for a city, a card; a card for shillings."""
    given = "card tax" if wanted.startswith("money") else "money 5"
    taps = shortest(RULES, trading(), GULES, [f"draft-give {given}", f"draft-want {wanted}", "offer azure city"])
    assert len(taps) <= OFFER, taps


def test_two_moves_are_one_tap() -> None:
    """With everybody, by a city in which nobody stands."""
    board = Board()
    for family, slug, city in ((GULES, "henri", "plymouth"), (GULES, "margaret", "exeter"), (AZURE, "lucia", "london"),
                               (VERT, "hugh", "york"), (OR, "joan", "norwich")):  # fmt: skip
        board.noble(slug, family, city)
    board.put(GULES, "plymouth", knight=2, soldier=3)
    board.turn("move", GULES)
    taps = shortest(RULES, board.state, GULES, ["lead henri", "take all", "go exeter", "go bristol"])
    assert len(taps) == 2, taps


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_ends_a_step_has_its_name(language: str) -> None:
    """In every recorded position, as a button of the panel says it: never *Done*, *Pass* or *Ready* alone."""
    voice = Voice(language, NAMES, "fief")
    told: dict[str, set[str]] = {}
    for look in positions("fief"):
        for prompt in look.prompts:
            ctx = PanelContext(look, look.seat or 0, voice, prompt=prompt)
            ends = [a for a in prompt.actions if a.verb in ENDINGS and not (prompt.step == "move" and a.verb == "halt")]
            shown = lines(ctx) if ends else {}
            for action in ends:
                name = voice.say(f"fief-end-{prompt.step}", prompt.params)
                assert shown[str(action)][0] == unmarked(name), (prompt.step, action)
                told.setdefault(prompt.step, set()).add(name)
    assert {"battle", "bestow", "burn", "buy", "calm", "court", "draw", "garter", "march", "move", "parley", "pillage",
            "play", "rebel", "split", "window"} <= told.keys()  # fmt: skip
