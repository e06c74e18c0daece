"""What is asked at every step, what silence means, what is refused and why, and what a seat imagines of the others."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Piece, Place, SeatRef, Step
from engine.xidit.board import BARDS, CENTRAL, LEVELS, SUPPLY, UNITS
from engine.xidit.phases.base import Quiet, when
from engine.xidit.rules import XIDIT
from engine.xidit.standing import choices_of
from engine.xidit.state import Resolve
from tests.engine.xidit.board import MADE, Board, made

FOREIGN = ["place 1", "wish 1 1", "order 1 act", "reward bards guild", "bard frostmark", "titan 3", "spend mage",
           "phantom wealth", "raise 3", "reveal mage 1", "show-all"]  # fmt: skip
"""A word of every step."""

REFUSED: list[tuple[str, int, str, dict[str, str]]] = [
    ("orders", 0, "orders", {"words": "seal 1,order 1,order 1 green,plan-reward 1,plan-bards 1 frostmark,"
     "plan-reward x sovereigns-guild",
     "step": "order 7 act,order 0 act,plan-reward 7 sovereigns-guild,plan-reward 0 sovereigns-guild",
     "seal-missing": "seal", "unsealed": "unseal",
     "plan-act": "plan-reward 1 sovereigns-guild,plan-bards 1 frostmark 1,plan-titan 6 3,plan-spend 1 mage 1"}),
    ("reward", 0, "reward", {"pair": "reward,reward guild,reward bards sovereigns"}),
    ("bards", 0, "bards", {"words": "bard,bard x,bard frostmark 1", "region": "bard mirrormere"}),
    ("spend", 0, "spend", {"words": "spend,spend x,spend mage 1", "unit": "spend militia"}),
    ("phantom", 0, "phantom", {"words": "phantom,phantom luck,phantom 1,phantom wealth 1"}),
    ("titan", 0, "titan", {"words": "titan,titan 6,titan 2,titan x,pass-titan 1,pass-titan 3,titan 3 3",
     "titan": "titan 4,titan 5"}),
    ("census", 0, "census", {"words": "seal 1,reveal,reveal mage,reveal mage x,reveal king 1,show-all 1,reveal mage -1,"
     "seal mage 1,show-all mage 1,reveal mage 1 1",
     "reveal": "seal", "unsealed": "unseal", "count": "reveal mage 2,reveal archer 1"}),
    ("raise", 0, "raise", {"words": "raise,raise x,raise 6 6", "city": "raise 0,raise 22",
     "guild": "raise 1,raise 3,raise 21"}),
    ("wishes", 0, "placement", {"words": "wish 1,wish x 1,wish 1 x,seal 1,seal 1 1,wish 1 1 1",
     "city": "wish 1 0,wish 1 22", "wish": "wish 4 1,wish 0 1", "seal-wishes": "seal", "unsealed": "unseal"}),
    ("in turn", 3, "placement", {"words": "place,place x,place 1 1", "city": "place 0,place 22",
     "free-city": "place 5"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seat", "step", "refused"), REFUSED, ids=[case[0] for case in REFUSED])
def test_what_is_refused(board: Board, name: str, seat: int, step: str, refused: dict[str, str]) -> None:
    """In one position of every step; the words of other steps too, and everything from a seat that is not asked."""
    board.state = XIDIT.loads(made(name))
    found = {
        code: [t for t in texts.split(",") if board.refusal(seat, t) != f"no-{code}"] for code, texts in refused.items()
    }
    assert not any(found.values()), found
    verbs = {action.verb for prompt in XIDIT.prompts(board.state)[seat] for action in prompt.actions}
    for text in [t for t in FOREIGN if t.split()[0] not in verbs]:
        verb = XIDIT.why_not(board.state, seat, Action.parse(text))
        assert verb is not None
        assert (verb.code, verb.params["step"]) == ("xidit-no-verb", Step(step)), text
    assert [board.refusal(seat, t) for t in ("standing-reward x", "standing-titan", "style x")] == ["no-words"] * 3
    assert board.refusal(seat, "standing-phantom safest") == ("" if board.state.phantom else "no-phantom")
    assert board.refusal(seat, "standing-phantom x") == ("no-words" if board.state.phantom else "no-phantom")
    if step in ("orders", "census") or name == "wishes":
        return
    other = XIDIT.why_not(board.state, (seat + 1) % board.state.seats, Action("hop"))
    assert other is not None
    assert (other.code, other.params) == ("xidit-no-turn", {"seat": SeatRef(seat)})


def test_what_a_refusal_names() -> None:
    """Which wishes, orders or counts are missing before a seal, and how many units there are to show."""
    for name, seat, text, params in (
        ("wishes", 1, "seal", {"ranks": [4], "n": 4}),
        ("wishes", 1, "wish 5 1", {"n": 4}),
        ("orders", 0, "seal", {"steps": [1, 2, 3, 4, 5, 6]}),
        ("orders", 0, "plan-reward 3 bards-guild", {"step": 3}),
        ("census", 0, "seal", {"units": [Piece("infantry"), Piece("mage")]}),
        ("census", 0, "reveal mage 2", {"unit": Piece("mage"), "n": 1}),
        ("titan", 0, "titan 5", {"n": 5, "sizes": [3]}),
        (
            "bards",
            0,
            "bard mirrormere",
            {
                "region": Place("mirrormere"),
                "city": Place(17),
                "regions": [Place("crownlands"), Place("frostmark"), Place("highmoor")],
            },
        ),
        ("spend", 0, "spend archer", {"unit": Piece("archer"), "units": [Piece("mage")]}),
        ("raise", 0, "raise 21", {"city": Place(21), "cities": [Place(6), Place(7)]}),
        ("raise", 0, "raise 22", {"n": 22, "most": 21}),
        ("in turn", 3, "place 5", {"city": Place(5)}),
    ):
        refused = XIDIT.why_not(XIDIT.loads(made(name)), seat, Action.parse(text))
        assert refused is not None
        assert refused.params == params, (name, text)


def test_a_sealed_seat_may_only_open_its_seal(board: Board) -> None:
    """In every hidden step."""
    for name, text in (("orders", "order 1 wait"), ("census", "show-all"), ("wishes", "wish 1 4")):
        board.state = XIDIT.loads(made(name))
        seat = board.state.first
        for action in XIDIT.prompts(board.state)[seat][0].default:
            XIDIT.apply(board.state, seat, action)
        assert board.refusal(seat, text) == "no-sealed"
        assert board.refusal(seat, "unseal") == ""
        (prompt,) = [p for p in XIDIT.prompts(board.state)[seat] if p.step != "standing"]
        assert (prompt.pace, prompt.secret, prompt.default, prompt.params["sealed"]) == ("offer", True, (), 1)
        assert not prompt.anonymous
        assert not prompt.notify


def test_nobody_decides_while_tiles_come_in(board: Board) -> None:
    """Steps that ask nobody refuse everybody."""
    board.position()
    quiet = next(p for kind, p in XIDIT.phases.items() if kind is Resolve)
    assert isinstance(quiet, Quiet)
    refused = quiet.why_not(board.state, Resolve(), 2, Action("seal"))
    assert refused is not None
    assert refused.code == "xidit-no-turn"
    assert quiet.prompts(board.state, Resolve()) == {}
    with pytest.raises(AssertionError):
        quiet.act(board.state, Resolve(), 2, Action("seal"), [])


def plain(value: Any) -> str:
    """A parameter as the test writes it."""
    if isinstance(value, list):
        return f"[{' '.join(map(plain, value))}]"
    return str(getattr(value, "slug", value))


@pytest.mark.parametrize(("name", "seat", "id", "numbers", "silence", "answers"), [
    ("orders", 1, "orders-1", "year=1 years=12 n=6 sealed=0",
     "order 1 wait; order 2 wait; order 3 wait; order 4 wait; order 5 wait; order 6 wait; seal", 30),
    ("reward", 0, "reward-1-1-1", "city=9 sovereigns=2 bards=3 guild=1 room=4", "reward sovereigns guild", 3),
    ("three", 0, "reward-1-1-1", "city=9 sovereigns=2 bards=3 guild=1 room=4", "reward sovereigns guild", 3),
    ("bards", 0, "bards-1-1-1", "n=3 city=17 regions=[crownlands frostmark highmoor]",
     "bard crownlands; bard frostmark; bard highmoor", 3),
    ("titan", 0, "titan-1-1-4", "city=4 sizes=[3] units=5", "pass-titan", 2),
    ("spend", 0, "spend-1-1-4", "n=3 size=3", "spend mage; spend mage; spend mage", 1),
    ("census", 1, "census-4", "year=4 n=1 militia=0 archer=0 infantry=0 cleric=0 mage=1 sealed=0",
     "reveal mage 0; seal", 7),
    ("census", 2, "census-4", "year=4 n=0 militia=0 archer=0 infantry=0 cleric=0 mage=0 sealed=0", "seal", 7),
    ("prize", 0, "bards-4-census-2", "n=1 city=10 regions=[mirrormere goldenvale]", "bard mirrormere", 2),
    ("raise", 0, "raise-4-census-4", "n=1", "raise 7", 2),
    ("phantom", 0, "phantom-1-1-1", "wealth=5 influence=6 reputation=4", "phantom wealth", 3),
    ("wishes", 1, "placement", "n=4 seats=4 missing=1 sealed=0", "wish 4 {fair}; seal", 84),
    ("in turn", 3, "placement-2", "n=0 seats=4 missing=1 sealed=0", "place {fair}", 20),
])  # fmt: skip
def test_what_a_question_says(name: str, seat: int, id: str, numbers: str, silence: str, answers: int) -> None:
    """Its name, its numbers and names, what silence means, how many answers there are; nothing in it is public."""
    state = XIDIT.loads(made(name))
    (prompt,) = [p for p in XIDIT.prompts(state)[seat] if p.step != "standing"]
    said = " ".join(f"{key}={plain(value)}" for key, value in prompt.params.items())
    taken = {p.city for p in state.players} | set(state.players[seat].wishes)
    fair = min((c for c in range(1, 22) if c not in taken), key=lambda c: (-sum(state.recruits[c]), c))
    assert (prompt.id, said, "; ".join(map(str, prompt.default))) == (id, numbers, silence.format(fair=fair))
    assert len(prompt.actions) == answers
    assert prompt.pace == ("window" if prompt.step == "titan" else "turn")
    assert prompt.anonymous == (prompt.step == "titan")
    assert prompt.secret == (name in ("orders", "census", "wishes"))
    assert not prompt.notify
    if name not in ("orders", "census", "wishes"):
        assert [s for s, asked in XIDIT.prompts(state).items() if len(asked) > 1] == [seat]


def test_a_question_is_named_after_its_moment() -> None:
    """Year, step and turn; in a census year and unit; else the year."""
    found = {name: when(XIDIT.loads(made(name))) for name in ("reward", "titan", "prize", "raise", "second")}
    assert found == {
        "reward": "1-1-1", "titan": "1-1-4", "prize": "4-census-2", "raise": "4-census-4", "second": "2"
    }  # fmt: skip


# --- what a seat imagines --------------------------------------------------------------------------------------------


def writing(board: Board) -> Board:
    """The third year: seat 1 has beaten two threats and built, an awake Titan lies on another."""
    board.position(cities=(1, 2, 3, 4), year=3, units={0: "mage archer", 2: "mage militia cleric"})
    board.wake(4)
    board.guild(1, 6, 3)
    board.state.players[1].kills, board.state.players[0].sovereigns, board.state.players[1].sovereigns = 2, 30, 9
    board.state.bards[0][1], board.state.players[1].bards_left = 4, 16
    board.state.bards[CENTRAL][0], board.state.players[0].bards_left = 5, 15
    board.state.moments = XIDIT.loads(made("second")).moments
    board.state.uncovered = XIDIT.loads(made("second")).uncovered
    board.give(3, "infantry infantry")
    assert XIDIT.invariants(board.state) == []
    return board


def test_imagined_seats_keep_what_is_seen_of_them(board: Board) -> None:
    """City, kills, guilds and open bards stay; units, sovereigns and the Bastion are drawn within what can be."""
    before, units = writing(board).state, set()
    gold: set[int] = set()
    bastion: set[int] = set()
    for n in range(30):
        state = XIDIT.imagine(XIDIT.view(before, 0), f"seats {n}")
        assert state is not None
        assert XIDIT.invariants(state) == []
        assert state.players[0] == before.players[0]
        assert [(p.city, p.kills) for p in state.players] == [(p.city, p.kills) for p in before.players]
        assert state.players[1].levels_left == LEVELS - 3
        assert (state.owner, state.levels, state.recruits) == (before.owner, before.levels, before.recruits)
        assert state.bards[0] == before.bards[0]
        assert state.bards[CENTRAL][0] == 5
        assert all(0 <= state.bards[CENTRAL][seat] <= 3 for seat in (1, 2, 3))
        assert state.players[1].bards_left == BARDS - 4 - state.bards[CENTRAL][1]
        assert 0 <= state.players[1].sovereigns <= 6
        assert [state.players[seat].sovereigns for seat in (2, 3)] == [0, 0]
        assert all(p.standing == choices_of("quick") for p in state.players[1:])
        for unit in range(len(UNITS)):
            rows = [row[unit] for row in state.recruits if row] + [p.units[unit] for p in state.players]
            assert sum(rows) + state.barracks[unit] == SUPPLY[unit]
        gold.add(state.players[1].sovereigns)
        bastion.update(state.bards[CENTRAL][seat] for seat in (1, 2, 3))
        units.add(tuple(tuple(p.units) for p in state.players))
        assert (state.dice.seed, state.dice.counter) == (f"seats {n}", 0)
    assert (gold, bastion) == ({*range(7)}, {*range(4)})
    assert len(units) > 15


def test_imagined_purses_never_hold_more_than_the_bank(board: Board) -> None:
    """Nor bards more than there are."""
    before = writing(board).state
    before.players[0].sovereigns, before.players[1].sovereigns = 158, 0
    before.bards[0][1], before.players[1].bards_left = 20, 0
    for n in range(10):
        state = XIDIT.imagine(XIDIT.view(before, 0), f"purse {n}")
        assert state is not None
        assert state.players[1].sovereigns <= 2
        assert state.bards[CENTRAL][1] == 0


def test_imagined_piles_keep_their_length_and_top(board: Board) -> None:
    """The tiles below are shuffled over both; a Titan that is awake is known, the others are not."""
    before, piles, titans = writing(board).state, set(), set()
    for n in range(20):
        state = XIDIT.imagine(XIDIT.view(before, 1), f"piles {n}")
        assert state is not None
        for now, then in ((state.recruit_pile, before.recruit_pile), (state.threat_pile, before.threat_pile)):
            assert (len(now), now[-1:]) == (len(then), then[-1:])
        assert sorted([*state.recruit_pile, *state.threat_pile]) == sorted([*before.recruit_pile, *before.threat_pile])
        assert state.titans[1] == before.titans[1]
        assert [sorted(stack) for stack in state.titans] == [sorted(stack) for stack in before.titans]
        piles.add(tuple(state.threat_pile))
        titans.add((*state.titans[0], *state.titans[2]))
    assert len(piles) > 10
    assert len(titans) == 4


def test_imagined_only_while_orders_are_written() -> None:
    """And the game it is imagined from is left as it was."""
    for name in MADE:
        state = XIDIT.loads(made(name))
        assert (XIDIT.imagine(XIDIT.view(state, 0), "x") is not None) == (name in ("orders", "second")), name
        assert XIDIT.dumps(state) == made(name)


def test_round_and_reach(board: Board) -> None:
    """A round is a year; it is reached when its orders are written."""
    view = XIDIT.view(writing(board).state, 0)
    assert XIDIT.round_of(view) == 3
    assert [XIDIT.reached(view, n) for n in (2, 3, 4)] == [True, True, False]
    assert not XIDIT.reached(XIDIT.view(XIDIT.loads(made("reward")), 0), 1)
    board.position()
    board.do(0, "style careful")
    board.run_year({})
    assert XIDIT.reached(XIDIT.view(board.state, 0), 2)
