"""What a game remembers for its pictures: the last battle, the last Assembly, standings, deeds."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Event, SaveError
from engine.core.public_log import Deed
from engine.knights.record import deeds, note
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState
from tests.engine.knights.fights import D, I, P, V, attack, drop, fate
from tests.engine.knights.halls import cast, meet
from tests.engine.knights.kit import BLUE, GREEN, RED, YELLOW, city, do, noble, position, run


def fought() -> KnState:
    """Russet attacks Woad: five cards against four, two laid aside by each; victories decide."""
    state = position()
    noble(state, "russet", "lorne", "regular-100", "english-200")
    noble(state, "woad", "lorne", "regular-100", "english-100")
    fate(state, I, I, V, V, P, I, P, D, D, I)
    attack(state, RED, "lorne", "seat-1")
    drop(state, RED, "victory", "prevent")
    return state


def test_a_battle_is_written_down_step_by_step() -> None:
    state = fought()
    before = KNIGHTS.view(state, None).fought
    assert before is not None
    assert [f.drew for f in before.forces] == [5, 4]
    assert not any(f.kept for f in before.forces), "nobody sees what is still in hand"
    assert before == KNIGHTS.view(state, BLUE).fought
    drop(state, BLUE, "draw", "draw")
    seen = KNIGHTS.view(state, GREEN).fought
    assert seen is not None
    red, blue = seen.forces
    assert [f.strength for f in seen.forces] == [300, 200]
    assert red.kept == ["fate-inflict", "fate-inflict", "fate-victory"]
    assert [f.dropped for f in seen.forces] == [2, 2]
    assert (red.inflicted, blue.prevented, blue.tokens) == (2, 1, 1)
    assert (blue.inflicted, red.prevented, red.tokens) == (1, 0, 1)
    assert seen.counted
    assert (seen.result, [f.wins for f in seen.forces]) == ("won-partial", [1, 0])
    assert (red.commander, red.after, red.fallen) == ("russet", [1], [])
    assert before.result == "", "what was written before stays as it was"


def test_a_siege_is_written_down_with_both_strengths() -> None:
    state = position()
    noble(state, "russet", "lorne", "english-200")
    attack(state, RED, "lorne", "city")
    do(state, RED, "besiege")
    seen = KNIGHTS.view(state, None).fought
    assert seen is not None
    assert (seen.kind, seen.result, [f.strength for f in seen.forces]) == ("siege", "siege-laid", [400, seen.walls])


def test_votes_are_written_down_when_they_are_counted() -> None:
    state = position()
    city(state, "lorne", BLUE)
    meet(state, "crown-quarter")
    cast(state, "crown-quarter", 1, 2, 0, 1)
    assert KNIGHTS.view(state, None).session is None, "not before they are"
    for seat, voice in ((RED, "yes"), (BLUE, "yes"), (YELLOW, "no")):
        do(state, seat, f"declare {voice}")
    held = KNIGHTS.view(state, GREEN).session
    assert held is not None
    assert (held.chair, held.present) == (RED, [RED, BLUE, GREEN, YELLOW])
    (vote,) = held.votes
    assert (vote.agenda, vote.bids, vote.voices, vote.winner) == (
        "crown-quarter",
        [1, 2, 0, 1],
        ["yes", "yes", "", "no"],
        "yes",
    )


def test_a_turn_closes_with_its_standing_and_its_deeds_become_the_last_ones() -> None:
    state = position()
    city(state, "lorne", RED)
    noble(state, "russet", "lorne", "regular-50")
    run(state)
    state.frames[1:] = []
    state.frames[0].stage = "close"  # type: ignore[union-attr]
    state.record.now = msgspec.Raw(b'[["moves",{"noble":"russet"}]]')
    events: list[Event] = []
    KNIGHTS.advance(state, events)
    note(state.record, events)
    view = KNIGHTS.view(state, None)
    assert view.standings[-1].cities == [1, 0, 0, 0]
    assert [(t.turn, [d.what for d in t.deeds]) for t in view.turns] == [(2, ["moves"]), (3, [])]


def test_what_the_table_sees_is_a_deed() -> None:
    state = position()
    noble(state, "russet", "lorne", "english-200")
    attack(state, RED, "lorne", "city")
    do(state, RED, "besiege")
    done = deeds(state.record.now)
    assert [d.what for d in done] == ["battle", "besieges", "battle-over"]
    assert done[1] == Deed("besieges", {"area": "lorne", "seat": RED})


@pytest.mark.parametrize("text", [b'[["moves",{"noble":{}}]]', b"{}", b'[["moves"]]'])
def test_a_save_whose_deeds_say_nothing_sensible_is_refused(text: bytes) -> None:
    state = position()
    state.record.now = msgspec.Raw(text)
    with pytest.raises(SaveError):
        KNIGHTS.loads(KNIGHTS.dumps(state))
