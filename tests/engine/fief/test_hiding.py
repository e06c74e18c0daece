"""Pairs of positions that differ in one hidden thing: nobody else sees, is asked or is refused anything different."""

from __future__ import annotations

import random

import pytest

from engine.core import visible_to
from engine.fief.game_data import CARDS, NOBLE, is_disaster
from engine.fief.phases.arms import choices
from engine.fief.rules import FIEF as RULES
from engine.fief.standing.standing import SETTINGS, change
from engine.fief.state.state import Armed, Discarding, Drawing, FiefState, Plan
from tests.engine.fief import hiding
from tests.engine.fief.board import GULES, Board
from tests.engine.fief.events import said
from tests.engine.fief.hidden_changes import Change, faces, kinds, positions, purse
from tests.engine.fief.play import start


def orders(rng: random.Random, state: FiefState, seat: int) -> None:
    for _ in range(5):
        change(state.orders[seat], rng.choice(SETTINGS))


def armed(rng: random.Random, state: FiefState, seat: int) -> None:
    state.armed[seat].clear()
    found = choices(state, seat)
    if found and rng.random() < 0.9:
        words = [str(a) for a in rng.choice(found).args]
        state.armed[seat].append(Armed(1, *(words + [""] * 4)[:4]))


def plans(rng: random.Random, state: FiefState, seat: int) -> None:
    for frame in state.frames:
        if isinstance(frame, Discarding):
            frame.plans[seat] = Plan(["fortune", "ask"], rng.randrange(3))
            frame.away[seat] = [c for c in state.hands[seat] if rng.random() < 0.5]
        elif isinstance(frame, Drawing) and frame.seat == seat:
            frame.plan = Plan([*(frame.plan.decks if frame.plan else ["ask"]), "ask"], 1)


def drafts(rng: random.Random, state: FiefState, seat: int) -> None:
    state.drafts[seat] = [[], []]


def unseen(rng: random.Random, state: FiefState, seat: int) -> None:
    hiding.shuffle_unseen(rng, state)


@pytest.mark.slow(but=[f"{hide}-4" for hide in ("purse", "faces", "kinds", "orders", "armed", "plans", "unseen")])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("hide", [purse, faces, kinds, orders, armed, plans, unseen], ids=lambda f: f.__name__)
def test_hiding_each_thing(hide: Change, seats: int) -> None:
    """Views, questions and refusals of everybody else are the same, and so is who is waited for."""
    rng = random.Random(seats)
    differing = 0
    for save in positions(seats):
        seat = rng.randrange(seats)
        state, other = RULES.loads(save), RULES.loads(save)
        hide(rng, other, seat)
        differing += RULES.dumps(other) != save
        asked, shown = RULES.prompts(state), RULES.prompts(other)
        waits = [[(p.id, p.step, p.pace) for p in prompts.get(seat, []) if p.blocks] for prompts in (asked, shown)]
        assert waits[0] == waits[1]
        strange = rng.sample(hiding.STRANGE, 12)
        for reader in (None, *range(seats)):
            if reader == seat and hide is not unseen:
                continue
            assert RULES.view(state, reader) == RULES.view(other, reader), hide.__name__
            if reader is not None:
                assert asked.get(reader) == shown.get(reader)
                for action in strange:
                    assert RULES.why_not(state, reader, action) == RULES.why_not(other, reader, action)
    assert differing >= (2 if hide is plans else 25), differing


def test_hiding_votes(board: Board) -> None:
    """Sealed votes, decoys and words in Parliament are their owner's until they are counted."""
    seen = []
    for mine in ("favour gules henri", "decoy gules hugh", "favour gules hugh; decoy gules henri"):
        board.position()
        board.noble("henri", GULES, "plymouth", lord=["south-west"])
        board.noble("hugh", 1, "cardiff", lord=["wales", "marches"])
        board.noble("edward", 2, "canterbury")
        board.prelate("edward", "canterbury")
        board.go("court")
        board.do(0, "stand henri")
        board.do(1, "stand hugh")
        for seat in range(4):
            board.ready(seat)
        board.do(0, f"{mine}; seal")
        seen.append([(RULES.view(board.state, s), RULES.prompts(board.state).get(s)) for s in (1, 2, 3)])
    assert seen[0] == seen[1] == seen[2]


def test_hiding_the_split(board: Board) -> None:
    """Who gets how much of the Royal Tax is told to giver and receiver."""
    seen = []
    for mine in (5, 2):
        board.position()
        board.noble("henri", GULES, "plymouth", lord=["south-west"])
        board.state.sovereign = NOBLE["henri"]
        board.go("court")
        board.do(0, "summon")
        for seat in range(4):
            board.ready(seat)
        board.do(0, "vote gules aye; seal")
        board.do(0, f"share seat-1 {mine}")
        events = board.do(0, "hand-out")
        seen.append([(RULES.view(board.state, s), visible_to(events, s)) for s in (2, 3)])
    assert seen[0] == seen[1]


def test_hiding_a_laid_plan(board: Board) -> None:
    """What is laid aside and what will be drawn is nobody's to know before all have sealed."""
    seen = []
    for mine in ("discard tax; plan fortune 3", "plan nothing 0", "discard henri; discard tax"):
        board.position()
        board.hand(0, "tax", "henri")
        board.go("discard")
        board.do(0, f"{mine}; seal")
        seen.append([(RULES.view(board.state, s), RULES.prompts(board.state).get(s)) for s in (1, 2, 3)])
    assert seen[0] == seen[1] == seen[2]


def test_hiding_what_nobody_knows() -> None:
    """Relics unseen say nothing by their order; Disasters on the track and Nobles laid aside are numbers."""
    state = start(4, "unknown")
    view = RULES.view(state, 0)
    assert [r.slug for r in view.relics] == [""] * 4
    assert [r.city for r in view.relics] == sorted(r.city for r in view.relics)
    state.track = [state.fortunes.pop(n) for n in [n for n, c in enumerate(state.fortunes) if is_disaster(c)][:1]]
    assert RULES.view(state, 0).track == 1


def test_2_5_entering_the_plague_each_unit_throws(board: Board) -> None:
    """Ruling 15: on 1 to 3 it dies; so does the Noble, who throws once a round."""
    board.noble("henri", GULES, "bristol")
    board.put(GULES, "bristol", soldier=2, knight=1)
    card = next(c for c in board.state.fortunes if CARDS[c] == "plague")
    board.state.fortunes.remove(card)
    board.state.weather[5].append(card)
    board.state.settled[5].append(card)
    board.rig(plague=[3, 4, 6, 5])
    board.turn("move", 0)
    events = board.do(0, "lead henri; take all; go oxford")
    assert len(said(events, "plague-troop")) == 1
    assert len(said(events, "plague-spares")) == 1
    board.do(0, "halt")
    assert sum(s.troops for s in RULES.view(board.state, 1).stacks) == 2


def test_2_5_troops_that_all_escape_the_plague_are_told(board: Board) -> None:
    """Their dice were thrown all the same: whoever has seen them fall does not take the march back."""
    henri = board.noble("henri", GULES, "bristol")
    board.put(GULES, "bristol", soldier=2)
    board.state.nobles[henri].safe = True
    card = next(c for c in board.state.fortunes if CARDS[c] == "plague")
    board.state.fortunes.remove(card)
    board.state.weather[5].append(card)
    board.state.settled[5].append(card)
    board.rig(plague=[4, 6])
    board.turn("move", 0)
    board.do(0, "lead henri; take all")
    events = board.do(0, "go oxford")
    assert [e.params["n"] for e in said(events, "plague-past")] == [2]
    assert any(e.seals for e in events)
    assert not said(events, "plague-troop")
