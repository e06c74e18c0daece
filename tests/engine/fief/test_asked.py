"""Every question of recorded games as it is put, and what everybody sees of what is going on meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import Prompt
from engine.fief.rules import FIEF
from engine.fief.state.state import FiefState

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"
PLAIN = {"asked": -1, "refused": False, "paraded": False, "tunnel": False, "decided": False, "sites": [],
         "noble": "", "city": "", "region": "", "cause": "", "to": "", "fort": "", "aim": "", "n": 0, "penalty": 0,
         "bonus": 0, "idle": 0}  # fmt: skip
"""What is left out where it is so."""


def load(save: str) -> FiefState:
    """A recorded position."""
    return FIEF.loads((SAVES / f"fief-{save}.json").read_bytes())


def _plain(value: object) -> object:
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return msgspec.structs.astuple(value)[0] if isinstance(value, msgspec.Struct) else value


def put(prompt: Prompt) -> tuple[str, str, str, str]:
    """How a question is put: step; pace and who may know of it; what silence does; numbers and names."""
    marks = [word for word in ("secret", "anonymous", "notify") if getattr(prompt, word)]
    told = " ".join(f"{name}={_plain(value)}" for name, value in prompt.params.items())
    return prompt.step, " ".join([prompt.pace, *marks]), "; ".join(map(str, prompt.default)), told


@pytest.mark.parametrize(
    ("save", "seat", "name", "step", "how", "default", "told"),
    [
        (
            "assign-2",
            0,
            "assign-2",
            "assign",
            "turn",
            "serve tiphaine hugh; serve hild herbert",
            "servants=['tiphaine', 'ketil', 'hild', 'leofric']",
        ),
        (
            "assign-2",
            1,
            "assign-2",
            "assign",
            "turn",
            "serve sigrid edward; serve ivo william",
            "servants=['sigrid', 'mata', 'ivo', 'grim']",
        ),
        ("battle-3", 0, "battle-3-1-0", "battle", "turn", "done", "family=gules cities=1"),
        ("bestow-4", 1, "bestow-156", "bestow", "window", "pass", "card=spring-abbess"),
        ("burn-2", 0, "burn-5-6", "burn", "window anonymous", "pass", "n=2"),
        ("burn-2", 1, "burn-5-6", "burn", "window anonymous", "pass", "n=2"),
        ("buy-3", 2, "buy-1-2", "buy", "turn", "done", "n=61"),
        ("calm-4", 0, "rebel-139-calm-0-1", "calm", "window", "pass", "city=london n=1"),
        ("challenge-4", 1, "challenge-2", "challenge", "window", "stay-in", "noble=lucia city=canterbury"),
        ("consent-4", 2, "consent-23", "consent", "window", "decline-crown durham", "family=azure city=durham"),
        ("court-4", 0, "court-2-0-0", "court", "turn", "ready", "elections=0 offers=0 candidates=0 late=0 weds=1"),
        ("court-4", 1, "court-2-1-0", "court", "turn", "ready", "elections=0 offers=0 candidates=0 late=0 weds=1"),
        ("court-4", 2, "court-2-2-0", "court", "turn", "ready", "elections=0 offers=0 candidates=0 late=0 weds=1"),
        ("court-4", 3, "court-2-3-0", "court", "turn", "ready", "elections=0 offers=0 candidates=0 late=0 weds=1"),
        (
            "discard-2",
            0,
            "discard-2",
            "discard",
            "turn secret",
            "seal",
            "n=1 most=5 away=[] plan=['character', 'fortune']",
        ),
        (
            "discard-2",
            1,
            "discard-2",
            "discard",
            "turn secret",
            "seal",
            "n=1 most=5 away=[] plan=['fortune', 'character', 'fortune', 'character']",
        ),
        (
            "draw-3",
            2,
            "draw-2-2-0-0",
            "draw",
            "turn",
            "draw character; draw fortune",
            "drawn=0 most=2 disaster=0 track=0",
        ),
        (
            "fight-4",
            1,
            "fight-38-2-after-0",
            "fight",
            "turn",
            "fight",
            "city=york round=2 points=6 foe=11 dice=1 against=2",
        ),
        ("garter-4", 1, "garter-2", "garter", "window", "pass", "noble=hugh"),
        ("heir-3", 2, "heir-85", "heir", "turn", "name hugh", "region=south-west family=vert"),
        (
            "join-2",
            1,
            "fight-135-1-join-0",
            "join",
            "window",
            "join or nobody",
            "city=coventry round=1 points=7 foe=3 dice=1 against=1",
        ),
        (
            "leave-2",
            1,
            "leave-6",
            "leave",
            "window",
            "refuse william",
            "noble=william family=or city=harlech to=cardiff way=leave-road",
        ),
        ("lose-3", 2, "lose-88-2", "lose", "turn", "lose soldier", "n=2 city=cardiff cause=death-plague"),
        ("march-4", 0, "march-6-1", "march", "turn", "halt", "noble=herbert city=durham moves=2 units=0"),
        ("market-4", 0, "market-1", "market", "turn secret", "seal", "n=68 list=[]"),
        ("market-4", 1, "market-1", "market", "turn secret", "seal", "n=66 list=[]"),
        (
            "market-4",
            1,
            "offered-6",
            "offered",
            "offer secret",
            "",
            "number=6 one=azure other=vert route=route-pigeon gives=[] wants=['article-money 16'] seat=2",
        ),
        ("market-4", 2, "market-1", "market", "turn secret", "seal", "n=64 list=[]"),
        ("market-4", 3, "market-1", "market", "turn secret", "seal", "n=62 list=[]"),
        ("move-3", 2, "move-1-2", "move", "turn", "done", "family=vert left=2"),
        (
            "parley-2",
            1,
            "parley-179",
            "parley",
            "window",
            "pass",
            "city=cardiff n=5 reduced=0 interpreter=[] payers=[] armies=1",
        ),
        ("parliament-3", 0, "parliament-3", "parliament", "turn secret", "seal", "n=12 votes=1 given=0 left=12"),
        ("parliament-3", 1, "parliament-3", "parliament", "turn secret", "seal", "n=12 votes=1 given=0 left=12"),
        ("parliament-3", 2, "parliament-3", "parliament", "turn secret", "seal", "n=12 votes=3 given=0 left=12"),
        ("pillage-4", 3, "pillage-3-3", "pillage", "turn", "done", "family=or mill=2 abbey=10"),
        ("play-2", 1, "play-1-1", "play", "turn", "done", "n=1 nobles=5"),
        ("rebel-3", 0, "rebel-3-gather-0-1", "rebel", "window anonymous", "pass", "city=berwick n=1"),
        ("rebel-3", 1, "rebel-3-gather-0-1", "rebel", "window anonymous", "pass", "city=berwick n=1"),
        ("refuge-4", 2, "refuge-135", "refuge", "turn", "appear exeter", "noble=roger"),
        (
            "renounce-4",
            3,
            "renounce-130-1",
            "renounce",
            "window",
            "hold-veil sybil",
            "noble=sybil family=gules other=william",
        ),
        ("settle-3", 1, "settle-1", "settle", "turn", "settle plymouth", "family=azure n=6"),
        (
            "skull-4",
            2,
            "skull-114",
            "skull",
            "window",
            "let-die godfrey",
            "noble=godfrey city=durham cause=death-assassination",
        ),
        ("split-3", 1, "split-3", "split", "turn", "hand-out", "n=12 votes=1 given=8 left=4"),
        ("spoils-2", 0, "spoils-143", "spoils", "turn", "keep-engines", "city=coventry bombards=1 catapults=0"),
        (
            "turn-2",
            0,
            "fight-48-1-turn-0",
            "turn",
            "window",
            "stay azure",
            "city=whitby round=1 points=4 foe=2 dice=1 against=1",
        ),
        (
            "turn-2",
            0,
            "offered-2",
            "offered",
            "offer secret",
            "",
            "number=2 one=gules other=or route=route-pigeon gives=[] wants=['article-card spring-abbess'] seat=1",
        ),
        (
            "turn-2",
            1,
            "fight-48-1-turn-0",
            "turn",
            "window",
            "stay or",
            "city=whitby round=1 points=4 foe=2 dice=1 against=1",
        ),
        (
            "turn-2",
            1,
            "offered-5",
            "offered",
            "offer secret",
            "",
            "number=5 one=vert other=gules route=route-pigeon gives=[] wants=['article-money 11'] seat=0",
        ),
        ("vote-4", 0, "vote-2", "vote", "turn", "seal", "votes=1"),
        ("wall-3", 2, "wall-44", "wall", "turn", "wall whitby", "region=north family=vert"),
        ("window-4", 0, "window-1", "window", "window secret anonymous", "abide", "kind=window-fate"),
        ("window-4", 1, "window-1", "window", "window secret anonymous", "abide", "kind=window-fate"),
        ("window-4", 2, "sealed-1", "sealed", "offer secret", "", "kind=window-fate plays=[]"),
        ("window-4", 3, "window-1", "window", "window secret anonymous", "abide", "kind=window-fate"),
    ],
)
def test_each_question_as_it_is_put(
    save: str, seat: int, name: str, step: str, how: str, default: str, told: str
) -> None:
    """Its name, whether the game waits, what is hidden, what silence does, and the numbers it is put with."""
    prompt = next(p for p in FIEF.prompts(load(save))[seat] if p.id == name)
    assert put(prompt) == (step, how, default, told)


def test_only_these_are_asked() -> None:
    """Who is not asked here has only what lies beside the game."""
    asked: dict[str, set[int]] = {}
    for path in SAVES.glob("fief-*.json"):
        prompts = FIEF.prompts(FIEF.loads(path.read_bytes()))
        asked[path.stem[5:]] = {seat for seat, mine in prompts.items() if any(p.blocks for p in mine)}
    assert {save: seats for save, seats in asked.items() if len(seats) != 1} == {
        "assign-2": {0, 1}, "burn-2": {0, 1}, "court-4": {0, 1, 2, 3}, "discard-2": {0, 1},
        "market-4": {0, 1, 2, 3}, "over-4": set(), "parliament-3": {0, 1, 2}, "rebel-3": {0, 1}, "turn-2": {0, 1},
        "window-4": {0, 1, 3},
    }  # fmt: skip


def shown(value: Any) -> Any:
    """A part of a view as plain values, what is ``PLAIN`` left out."""
    if isinstance(value, dict):
        return {name: shown(part) for name, part in value.items() if name not in PLAIN or part != PLAIN[name]}
    return [shown(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("save", "head", "parts"),
    [
        ("assign-2", (0, "settle", "assign", -1, -1), {}),
        ("battle-3", (7, "battle", "muster", 0, 0), {}),
        (
            "bestow-4",
            (1, "court", "bestowing", -1, -1),
            {
                "court": {
                    "offers": [],
                    "candidates": [],
                    "calls": True,
                    "ready": [True, False, True, True],
                    "elects": False,
                },
                "ask": {"what": "bestowing", "family": 1},
            },
        ),
        ("burn-2", (3, "burn", "burning", -1, -1), {}),
        ("buy-3", (4, "buy", "buying", 2, 2), {}),
        (
            "calm-4",
            (5, "move", "rebellion", 2, 2),
            {
                "march": {"noble": "herbert", "family": 2, "troops": 0, "trail": ["winchester"]},
                "rebellion": {"city": "london", "by": [0], "force": 1, "stage": "calm", "calmed": 0},
            },
        ),
        (
            "challenge-4",
            (5, "move", "challenge", 2, 2),
            {
                "march": {"noble": "lucia", "family": 2, "troops": 2, "trail": ["winchester", "canterbury"]},
                "ask": {"what": "challenge", "family": 1, "noble": "lucia"},
            },
        ),
        ("consent-4", (4, "buy", "consent", 1, 1), {"ask": {"what": "consent", "family": 2, "city": "durham"}}),
        (
            "court-4",
            (1, "court", "court", -1, -1),
            {
                "court": {
                    "offers": [],
                    "candidates": [],
                    "calls": False,
                    "ready": [False, False, False, False],
                    "elects": False,
                }
            },
        ),
        ("discard-2", (2, "discard", "discarding", -1, -1), {}),
        ("draw-3", (2, "draw", "drawing", 2, 2), {}),
        (
            "fight-4",
            (6, "raid", "battle", -1, -1),
            {
                "battle": {
                    "city": "york",
                    "kind": "invasion",
                    "stage": "after",
                    "round": 2,
                    "camps": [
                        {
                            "families": [],
                            "invaders": True,
                            "nobles": [],
                            "units": {"infantry": 4, "leader": 1},
                            "guards": (0, 0),
                            "points": 11,
                            "dice": 2,
                        },
                        {
                            "families": [1],
                            "invaders": False,
                            "nobles": [],
                            "units": {"knight": 2},
                            "guards": (0, 0),
                            "points": 6,
                            "dice": 1,
                        },
                    ],
                    "begin": [{}, {"soldier": 1, "knight": 4}],
                    "volleys": [
                        {
                            "what": "melee",
                            "faces": [[2, 1, 1], [0, 1, 1]],
                            "hits": [4, 2],
                            "left": [{"infantry": 5, "leader": 1}, {"soldier": 1, "knight": 4}],
                        },
                        {
                            "what": "melee",
                            "faces": [[3, 2], [1, 0]],
                            "hits": [5, 1],
                            "left": [{"infantry": 4, "leader": 1}, {"knight": 3}],
                        },
                    ],
                },
                "raid": {"stage": "move", "army": 1, "steps": 1},
            },
        ),
        (
            "garter-4",
            (6, "raid", "knighting", -1, -1),
            {
                "raid": {"stage": "move", "army": 0, "steps": 2},
                "ask": {"what": "knighting", "family": 1, "noble": "hugh"},
            },
        ),
        ("heir-3", (7, "battle", "heir", 2, 2), {"ask": {"what": "heir", "family": 2, "region": "south-west"}}),
        (
            "join-2",
            (7, "battle", "battle", 0, 0),
            {
                "battle": {
                    "city": "coventry",
                    "kind": "assault",
                    "stage": "join",
                    "round": 1,
                    "camps": [
                        {
                            "families": [0],
                            "invaders": False,
                            "nobles": ["simon"],
                            "units": {"knight": 2, "bombard": 1},
                            "guards": (0, 0),
                            "points": 7,
                            "dice": 1,
                            "penalty": 1,
                        },
                        {
                            "families": [1],
                            "invaders": False,
                            "fort": "fortress",
                            "sites": [""],
                            "nobles": [],
                            "units": {"soldier": 1, "archer": 2, "catapult": 1},
                            "guards": (0, 0),
                            "points": 3,
                            "dice": 1,
                        },
                    ],
                    "begin": [{"knight": 2, "bombard": 1}, {"soldier": 1, "archer": 2, "catapult": 1}],
                    "volleys": [],
                }
            },
        ),
        (
            "leave-2",
            (5, "move", "leave", 3, 1),
            {
                "march": {
                    "noble": "william",
                    "family": 3,
                    "troops": 7,
                    "trail": ["harlech"],
                    "asked": 2,
                    "to": "cardiff",
                }
            },
        ),
        (
            "lose-3",
            (2, "fate", "toll", -1, -1),
            {"ask": {"what": "toll", "family": 2, "city": "cardiff", "cause": "plague", "n": 2}},
        ),
        (
            "march-4",
            (5, "move", "march", 0, 0),
            {"march": {"noble": "herbert", "family": 0, "troops": 0, "trail": ["durham"]}},
        ),
        ("market-4", (4, "buy", "market", -1, -1), {}),
        ("move-3", (5, "move", "marching", 2, 2), {}),
        ("over-4", (8, "over", "over", -1, -1), {}),
        (
            "parley-2",
            (6, "raid", "parley", -1, -1),
            {
                "raid": {"stage": "move", "army": 0, "steps": 1},
                "ask": {"what": "parley", "family": -1, "city": "cardiff"},
            },
        ),
        (
            "parliament-3",
            (1, "court", "parliament", -1, -1),
            {"parliament": {"sum": 12, "sealed": [False, False, False], "granted": False}},
        ),
        ("pillage-4", (7, "pillage", "pillaging", 3, 3), {}),
        ("play-2", (2, "play", "playing", 2, 1), {}),
        (
            "rebel-3",
            (3, "eve", "rebellion", -1, -1),
            {"rebellion": {"city": "berwick", "by": [1], "force": 1, "stage": "gather", "calmed": 0}},
        ),
        ("refuge-4", (4, "ransom", "refuge", -1, -1), {"ask": {"what": "refuge", "family": 2, "noble": "roger"}}),
        (
            "renounce-4",
            (1, "court", "renouncing", -1, -1),
            {
                "court": {
                    "offers": [],
                    "candidates": [],
                    "calls": False,
                    "ready": [False, False, False, True],
                    "elects": False,
                },
                "ask": {"what": "renouncing", "family": 3, "noble": "sybil"},
            },
        ),
        ("settle-3", (0, "settle", "settle", 1, 1), {}),
        (
            "skull-4",
            (5, "move", "deathbed", 3, 3),
            {
                "march": {"noble": "arthur", "family": 3, "troops": 1, "trail": ["london", "oxford", "bristol"]},
                "ask": {
                    "what": "deathbed",
                    "family": -1,
                    "noble": "godfrey",
                    "city": "durham",
                    "cause": "assassination",
                },
            },
        ),
        (
            "split-3",
            (1, "court", "parliament", -1, -1),
            {"parliament": {"sum": 12, "sealed": [True, True, True], "granted": True}},
        ),
        (
            "spoils-2",
            (7, "battle", "spoils", 3, 1),
            {"ask": {"what": "spoils", "family": 1, "city": "coventry", "n": 1}},
        ),
        (
            "turn-2",
            (7, "battle", "battle", 0, 0),
            {
                "battle": {
                    "city": "whitby",
                    "kind": "field",
                    "stage": "turn",
                    "round": 1,
                    "camps": [
                        {
                            "families": [0],
                            "invaders": False,
                            "nobles": ["walter"],
                            "units": {},
                            "guards": (1, 0),
                            "points": 4,
                            "dice": 1,
                            "bonus": 2,
                        },
                        {
                            "families": [3, 1],
                            "invaders": False,
                            "nobles": ["roger", "lucia", "estrid"],
                            "units": {"archer": 1},
                            "guards": (0, 0),
                            "points": 2,
                            "dice": 1,
                        },
                    ],
                    "begin": [{"soldier": 1}, {}],
                    "volleys": [
                        {
                            "what": "archers",
                            "faces": [[], [1]],
                            "hits": [0, 1],
                            "left": [{"soldier": 1, "royal-knight": 2}, {"soldier": 2, "archer": 2, "knight": 2}],
                        },
                        {
                            "what": "melee",
                            "faces": [[3, 3], [3, 1]],
                            "hits": [9, 4],
                            "left": [{"royal-knight": 2}, {"soldier": 2, "archer": 2, "knight": 2}],
                        },
                    ],
                }
            },
        ),
        (
            "vote-4",
            (1, "court", "election", -1, -1),
            {
                "election": {
                    "candidates": ["philippa"],
                    "sealed": [False, False, True, True],
                    "placed": [{"family": 3, "on": ["philippa"]}],
                }
            },
        ),
        ("wall-3", (4, "buy", "walling", 1, 1), {"ask": {"what": "walling", "family": 2, "region": "north"}}),
        ("window-4", (2, "fate", "window", -1, -1), {}),
    ],
)
def test_what_everybody_sees_of_what_is_going_on(
    save: str, head: tuple[int, str, str, int, int], parts: dict[str, Any]
) -> None:
    """Phase, stage, step, whose turn it is; the vote, march, battle, rebellion, raid or question in hand."""
    view = FIEF.view(load(save), None)
    assert (view.phase, view.stage, view.step, view.family, view.seat_in_turn) == head
    names = ("court", "election", "parliament", "march", "battle", "rebellion", "raid", "ask")
    found = {name: shown(msgspec.to_builtins(getattr(view, name))) for name in names}
    assert {name: part for name, part in found.items() if part is not None} == parts
