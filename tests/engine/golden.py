"""Recorded playthroughs as text: every action with the events it brought, and the final position's hash.

``python -m tests.engine.golden`` records anew what the supplements list; read the difference before committing it.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import Any

import msgspec

from engine import GAMES
from engine.core import Action, Event, Param, SeatRef, Share, seat_slug
from tests.engine.driver import AnyRules, turn
from tests.engine.supplements import SUPPLEMENTS

HERE = Path(__file__).parent
RECORDS: list[tuple[str, str, int, dict[str, Any], int]] = [
    (game, *record) for game, extra in SUPPLEMENTS.items() for record in extra.records
]
"""Game, file name, seats, options, number for the picker."""


def path(game: str, name: str) -> Path:
    """Where a playthrough lies."""
    return HERE / game / "golden" / f"{name}.txt"


def word(value: Param) -> str:
    """A parameter in few letters."""
    match value:
        case list():
            return ",".join(map(word, value))
        case SeatRef(seat):
            return seat_slug(seat)
        case Share(seat, of):
            return f"{seat}:{word(of)}"
        case int():
            return str(value)
        case _:
            return "_".join(str(getattr(value, name)) for name in value.__struct_fields__).replace(" ", "_")


MARKS = {"log": "", "line": "L", "phase": "P"}


def line(event: Event) -> str:
    """An event on one line."""
    words = [f"{name}={word(value)}" for name, value in event.params.items()]
    marks = MARKS[event.tell] + ("S" if event.seals else "")
    audience = "" if event.audience is None else f" only {','.join(map(str, event.audience))}"
    return " ".join(["  ", event.key, *words, *([f"[{marks}]"] if marks else [])]) + audience


def ending(rules: AnyRules, state: Any) -> list[str]:
    """The result and a hash that any change of the final position moves."""
    outcome = rules.outcome(state)
    assert outcome is not None
    digest = hashlib.sha256(rules.dumps(state)).hexdigest()
    return [f"outcome {msgspec.json.encode(outcome).decode()}", f"sha256 {digest}"]


def record(game: str, seats: int, options: dict[str, Any], number: int) -> str:
    """Play a game and write it down."""
    rules = GAMES[game]
    seed = f"golden-{number}"
    state = rules.setup(seats=seats, seed=seed, options=rules.Options(**options))
    lines = [f"game {game} seats {seats} seed {seed} options {msgspec.json.encode(options).decode()}"]
    rng = random.Random(number)
    while (step := turn(rng, rules, state, SUPPLEMENTS[game].picker)) is not None:
        lines.append(f"> {step[0]} {step[1]}")
        lines += [line(event) for event in rules.apply(state, *step)]
    return "\n".join([*lines, *ending(rules, state), ""])


def replay(text: str) -> str:
    """Carry out a playthrough's actions and write down what happens now."""
    head, *rest = text.splitlines()
    words = head.split(" ", 7)
    rules = GAMES[words[1]]
    options = msgspec.json.decode(words[7])
    state = rules.setup(seats=int(words[3]), seed=words[5], options=rules.Options(**options))
    lines = [head]
    for recorded in rest:
        if recorded.startswith("> "):
            seat, action = recorded[2:].split(" ", 1)
            lines.append(recorded)
            lines += [line(event) for event in rules.apply(state, int(seat), Action.parse(action))]
    return "\n".join([*lines, *ending(rules, state), ""])


if __name__ == "__main__":
    for name_of_game, name, count, chosen, picked in RECORDS:
        target = path(name_of_game, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(record(name_of_game, count, chosen, picked), encoding="utf-8")
