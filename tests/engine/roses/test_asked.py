"""What is asked at every step: a question's name, its numbers and names, what silence means, what is told of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core import Prompt, SeatRef
from engine.roses.board import AREA, SUPPLY
from engine.roses.rules import ROSES
from tests.engine.roses.board import Board, Place

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"


def plain(value: Any) -> str:
    """A parameter as the test writes it."""
    if isinstance(value, list):
        return f"[{' '.join(map(plain, value))}]"
    return f"seat-{value.seat}" if isinstance(value, SeatRef) else str(getattr(value, "slug", value))


def said(prompt: Prompt) -> str:
    """The numbers and names of a question."""
    return " ".join(f"{key}={plain(value)}" for key, value in prompt.params.items())


def told(save: str, seat: int, prompt: Prompt) -> str:
    """The events of what silence means, or of taking back what was sealed."""
    state = ROSES.loads((SAVES / f"roses-{save}-2.json").read_bytes())
    events = [e for action in prompt.default or prompt.actions for e in ROSES.apply(state, seat, action)]
    return " ".join(e.key.removeprefix("roses-") + "!" * e.seals for e in events[:4])


@pytest.mark.parametrize(("save", "seat", "id", "numbers", "silence", "answers", "events"), [
    ("action", 1, "action-1-2", "n=1 card=surprise events=1", "done", 89,
     "actions-end! actions"),
    ("battles", 1, "battles-2-2-2", "areas=[north_yorks derby]", "battle north_yorks", 2,
     "battle!"),
    ("briefing", 0, "briefing-1-3-essex-3", "area=essex n=3 seat=seat-0", "seal", 32,
     "orders-sealed fired! hit killed!"),
    ("briefing", 1, "briefing-1-3-essex-3", "area=essex n=3 seat=seat-0", "", 1,
     "orders-unsealed"),
    ("cards", 0, "cards-1-2", "turn=2 n=5", "", 1,
     "card-unsealed"),
    ("cards", 1, "cards-1-2", "turn=2 n=6", "card action_2", 4,
     "card-sealed cards!"),
    ("dismiss", 0, "dismiss-2-7", "area=scotland n=1 have=3 feeds=2", "dismiss lan_richmond", 3,
     "pooled pooled-own campaign!"),
    ("event-treason", 0, "event-treason-2-1-north-yorks", "area=north_yorks n=1", "pass-treason", 2,
     "treason-kept!"),
    ("execute", 1, "execute-1-3", "block=yor_exeter", "spare", 2,
     ""),
    ("fight", 0, "fight-1-3-essex-2-2", "area=essex n=2 blocks=[lan_henry_vi]", "fire lan_henry_vi", 8,
     "fired! round"),
    ("heir", 0, "heir-1-3-4-1", "block=lan_prince_edward n=1", "heir lan_prince_edward cumbria", 8,
     "heir-enters! turn-end!"),
    ("hits", 1, "hits-1-7-south-yorks-2-0-1", "area=south_yorks n=1 steps=1 blocks=[yor_hastings yor_warwick]",
     "hit yor_hastings", 2,
     "hit killed! fired! round"),
    ("home", 1, "home-1-7", "n=3 blocks=[yor_york yor_march yor_norfolk]", "home-all", 8,
     "home home-own home home-own"),
    ("loss", 0, "loss-3-2", "area=scotland n=1 have=3 feeds=2 more=0 areas=[]", "loss lan_northumberland", 3,
     "starved starved-own turn-end!"),
    ("main", 0, "main-1-6", "areas=[essex]", "main essex middlesex", 2,
     "main actions!"),
    ("mulligan", 0, "mulligan-1-1", "n=16 most=13 campaign=1", "keep", 1,
     "hand-sealed"),
    ("mulligan", 1, "mulligan-1-1", "n=21 most=13 campaign=1", "keep", 1,
     "hand-sealed"),
    ("redeal", 0, "redeal-3-1", "n=19 seat=seat-1", "keep", 2,
     "kept!"),
    ("regroup", 1, "regroup-1-2-pembroke", "area=pembroke n=1 feeds=4", "done", 4,
     "regroup-end! supply! turn-end!"),
])  # fmt: skip
def test_what_a_question_says(
    save: str, seat: int, id: str, numbers: str, silence: str, answers: int, events: str
) -> None:
    """One position of every step, rare ones too."""
    state = ROSES.loads((SAVES / f"roses-{save}-2.json").read_bytes())
    prompt = next(p for p in ROSES.prompts(state)[seat] if p.id != "standing")
    assert (prompt.id, said(prompt), "; ".join(map(str, prompt.default))) == (id, numbers, silence)
    assert len(prompt.actions) == answers
    assert prompt.pace == ("turn" if silence else "offer")
    assert prompt.secret == (prompt.step in ("cards", "briefing", "mulligan"))
    assert not prompt.anonymous
    assert not prompt.notify
    assert told(save, seat, prompt) == events


def test_7_1_losses_in_several_areas_are_one_question(board: Board) -> None:
    """It begins with one area and says how many steps are lost beside, and where."""
    men = [
        "oxford",
        "devon",
        "beaumont",
        "clifford",
        "wiltshire",
        "pembroke",
        "rivers",
        "shrewsbury",
        "stanley",
        "kent",
        "somerset",
    ]
    places: dict[str, Place] = {f"lan_{name}": ("dorset", "essex")[n % 2] for n, name in enumerate(men)}
    board.position({**places, "yor_york": "ireland"})
    board.supply()
    (prompt,) = board.asked(0)
    first, second = sorted(("dorset", "essex"), key=AREA.__getitem__)
    have = {"dorset": 6, "essex": 5}
    feeds = {area: SUPPLY[AREA[area]] for area in have}
    lost = {area: have[area] - feeds[area] for area in have}
    assert said(prompt) == (
        f"area={first} n={lost[first]} have={have[first]} feeds={feeds[first]} more={lost[second]} areas=[{second}]"
    )
    assert len(prompt.actions) == len(men)
    assert len(prompt.default) == sum(lost.values())


def test_7_1_silence_starves_nobody_twice(board: Board) -> None:
    """Oxford has lost a step already and is still the strongest: who goes hungry beside him is another."""
    weak = dict.fromkeys(("lan_devon", "lan_beaumont", "lan_clifford", "lan_wiltshire", "lan_pembroke"), ("essex", 1))
    board.position({"lan_oxford": "essex", **weak, "yor_york": "ireland"})
    board.supply()
    board.do(0, "loss lan_oxford")
    (prompt,) = board.asked(0)
    (hungry,) = prompt.default
    assert hungry in prompt.actions
    assert hungry.args != ("lan_oxford",)


def test_7_1_silence_lets_heirs_die_last(board: Board) -> None:
    """The game may end with one: whoever else goes hungry, and lives or not, is named before him."""
    first, second = sorted(("dorset", "essex"), key=AREA.__getitem__)
    heirs = dict.fromkeys(
        ("lan_henry_vi", "lan_prince_edward", "lan_exeter", "lan_somerset", "lan_richmond"), (first, 1)
    )
    nobles = dict.fromkeys(("lan_oxford", "lan_devon", "lan_beaumont", "lan_clifford", "lan_wiltshire"), (second, 1))
    board.position({**heirs, **nobles, "yor_york": "ireland"})
    board.supply()
    (prompt,) = board.asked(0)
    hungry = [str(action.args[0]) for action in prompt.default]
    assert hungry[0] in nobles
    assert hungry[1:] == ["lan_richmond"], "of heirs the most junior"
