"""What ``/charlemagne`` makes of its options, and what is refused: why and what to do; nothing is changed or learnt."""

from __future__ import annotations

import inspect
import random
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

from bot.common.errors import UserError
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.charlemagne import GROUP, commands
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action
from tests.cogs.seat_views import NAMES, look_at, meant
from tests.engine.charlemagne.board import MID, NORTH, SOUTH, WEST, Board
from tests.engine.charlemagne.hiding import disturb

SAVES = sorted((Path(__file__).parents[2] / "saves" / "0.2.0").glob("charlemagne-*.json"))[::3]
JUNK = (
    "",
    "rome",
    "h4906",
    "2613",
    "saxony",
    "Sajonia",
    "vassalage",
    "tribute",
    "3 saxony-warriors",
    "x, y",
    "`*@",
    "-1",
)


def refused(state: ChState, seat: int, name: str, language: str = "en", /, **given: Any) -> str:
    """The sentence with which a command is refused. It changes nothing."""
    before, copy = RULES.dumps(state), deepcopy(state)
    said = ""
    for action in meant(commands, look_at(RULES, state, seat), name, **given):
        refusal = RULES.why_not(copy, seat, action)
        if refusal is not None:
            said = Voice(language, NAMES, "charlemagne").say(refusal.code, refusal.params)
            break
        RULES.apply(copy, seat, action)
    assert said, "it is not refused"
    assert "\n" not in said
    assert RULES.dumps(state) == before
    return said


def at_war(points: int) -> Board:
    """A force of the Wends for the Empire among neutrals, enemies and a full hex."""
    board = Board()
    board.control(EMPIRE, "wends", "neustria", "burgundy", "austrasia")
    board.control(TRIBAL, "saxony")
    board.force(MID, points, "wends-warriors")
    board.put(NORTH, "saxony-militia")
    board.put(WEST, "bavaria-warriors")
    board.put(SOUTH, *["neustria-militia"] * 4, *["burgundy-militia"] * 4, *["austrasia-militia"] * 2)
    return board


def test_a_move_that_cannot_be_is_refused() -> None:
    """Enemies, neutrals, a full hex, somebody else's area, too far, nowhere beside it."""
    state = at_war(9).state
    said = {
        to: refused(state, EMPIRE, "move", to=to, one=False) for to in (NORTH, WEST, SOUTH, "norse-area", "rome", MID)
    }
    assert said[NORTH] == "Enemies hold hex 4905. Move beside them and attack, or choose another goal."
    assert said[WEST].startswith("Neutral units hold hex 4806, so you can neither enter it nor pass through.")
    assert said[SOUTH].startswith("A hex holds 10 units besides leaders")
    assert said["norse-area"].startswith("A peripheral area is open only to its own people: the Norse area.")
    assert re.match(r"The way to Rome costs \d\d operations points; the force has 9\.", said["rome"])
    assert len(set(said.values())) == len(said)
    assert (
        refused(state, EMPIRE, "battle", target="rome")
        == "The force is not next to Rome. Move beside it first, or attack a place from the list."
    )
    assert "6 operations points" in refused(at_war(3).state, EMPIRE, "battle", target=NORTH)
    assert refused(state, EMPIRE, "convert", religion="pagan")


def test_a_clause_that_cannot_be_kept_is_refused() -> None:
    """A region that is not theirs to give up, treasure and markers that are not there, the same clause twice."""
    state = at_war(9).state
    said = refused(state, EMPIRE, "treaty", clause="neutral", side="tribal", what="Austrasia")
    assert said == (
        "That side cannot give up Austrasia, because it does not control that region. Choose a region from the list."
    )
    assert refused(state, EMPIRE, "treaty", "es", clause="neutral", side="tribal", what="austrasia") != said
    state.treasury[EMPIRE] = 3
    assert "cannot give" in refused(state, EMPIRE, "treaty", clause="points", side="empire", count=4, answer="propose")
    assert "cannot give" in refused(
        state, EMPIRE, "treaty", clause="marker", side="empire", what="espionage", answer="propose"
    )
    RULES.apply(state, EMPIRE, Action.parse("clause peace seat-0"))
    assert (
        refused(state, EMPIRE, "treaty", clause="peace", side="empire")
        == "Your draft has that clause already. Add another one, or propose the draft."
    )
    assert "Offer 7 is not open" in refused(state, EMPIRE, "treaty", answer="accept", number=7)


def test_a_marker_that_is_not_held_tells_nothing_of_the_other_hand() -> None:
    """The same sentence whether the other side holds all of them, or they lie in the cup; the same for a clause by
    which the other side would give one away."""
    sentences = []
    for theirs in (0, 1):
        board = at_war(9)
        board.hand(TRIBAL, tribute=3 * theirs, espionage=theirs, forced_march=theirs, avar_ring=theirs)
        sentences.append(
            [
                refused(board.state, EMPIRE, "stratagem", marker="forced-march"),
                refused(board.state, EMPIRE, "stratagem", marker="avar-ring", back=True),
                refused(board.state, EMPIRE, "stratagem", "es", marker="espionage", back=True),
                refused(board.state, EMPIRE, "treaty", clause="marker", side="tribal", what="leader"),
            ]
        )
        offer = [
            *meant(
                commands,
                look_at(RULES, board.state, EMPIRE),
                "treaty",
                clause="marker",
                side="tribal",
                what="avar-ring",
                answer="propose",
            )
        ]
        for action in offer:
            assert RULES.why_not(board.state, EMPIRE, action) is None, "what they hold is not judged before they answer"
            RULES.apply(board.state, EMPIRE, action)
    assert sentences[0] == sentences[1]
    assert sentences[0][0] == "You do not hold that marker: forced march. Your panel lists the markers you hold."
    assert sentences[0][2] == "No tienes ese marcador: espionaje. Tu panel dice cuáles tienes."


def test_whatever_is_typed_is_answered_with_a_sentence() -> None:
    """Every command, every option, odd words, in positions of every step; and what the other side hides makes no
    difference to it."""
    rng, heard = random.Random(8), set()
    for path in SAVES:
        state = RULES.loads(path.read_bytes())
        for seat in (EMPIRE, TRIBAL):
            other = deepcopy(state)
            disturb(random.Random(3), other, 1 - seat)
            pair = [(s, look_at(RULES, s, seat)) for s in (state, other)]
            for name in (c.name for c in GROUP.commands if c.name != "score"):
                wanted = inspect.signature(getattr(commands, name)).parameters.values()
                junk = rng.choice(JUNK)
                given = {p.name: junk for p in wanted if p.annotation == "str | None"}
                told = [_told(s, look, name, given) for s, look in pair]
                assert told[0] == told[1], (path.stem, name, junk)
                heard |= set(told[0])
    assert {"charlemagne-panel-unknown", "charlemagne-no-turn", "charlemagne-no-verb"} <= heard


def _told(state: ChState, look: SeatView, name: str, given: dict[str, Any]) -> list[str]:
    """Why the first action of a command is refused; the words too, so that each can be said."""
    try:
        actions = meant(commands, look, name, **given)
    except UserError as error:
        Voice("es", NAMES, "charlemagne").say(error.key, error.params)
        return [error.key]
    found = [r for r in (RULES.why_not(state, look.seat or 0, a) for a in actions[:1]) if r is not None]
    return [r.code for r in found if Voice("en", NAMES, "charlemagne").say(r.code, r.params)]
