"""Files that nearly are exports: made from sound ones by damage of every sort, and what looking at them costs.

``python -m tests.bot.damaged_exports 300 1 toy fair xidit`` makes so many files with that luck from games of these,
lets a process of its own look at them, so that its memory is that of the worst file, and prints the figures as JSON. It
ends with an error at the first file that is neither refused in a sentence nor a game.
"""

from __future__ import annotations

import copy
import json
import random
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.common.errors import UserError
from bot.tables.history import replay_process
from bot.tables.lobby import transfer_format
from engine.core import luck, seed_hash
from tests.bot.toy import TOY
from tests.engine.driver import AnyRules, turn
from tests.engine.supplements import RULES, SUPPLEMENTS

MIB = 1024
"""Kilobytes, as the system counts memory."""
ESCAPED = "escaped "
WORDS = "1 rose\n2 wolf"
JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 1 << 31, 1 << 63, 1 << 64, -(1 << 70), 10**300, 1e308, -0.5, "", " ", "0", "9" * 400, "\0",
    "`@everyone`", "\u202e", "é" * 50, "x" * 100_000, [], {}, [[]], [0] * 1000, {"a": {"a": {}}}, "undo", "act",
    "rewind",
)  # fmt: skip


def rules_of(game: str) -> AnyRules:
    return TOY if game == "toy" else RULES[game]


def picker(game: str) -> Any:
    return (lambda rng, rules, state, seat, prompt: rng.choice(prompt.actions)) if game == "toy" else (
        SUPPLEMENTS[game].picker
    )  # fmt: skip


def sound(game: str, rng: random.Random) -> dict[str, Any]:
    """A finished game as it is exported, with commands taken back now and then."""
    rules, seats, options = rules_of(game), 2, {}
    if game != "toy":
        seats, options = SUPPLEMENTS[game].cases[0]
    chosen = rules.Options(**options)
    state = rules.setup(seats=seats, seed=luck("seed", WORDS), options=chosen)
    lines = [line(0, -1, "setup", WORDS, rules.draws(state))]
    while (step := turn(rng, rules, state, picker(game))) is not None:
        before, number = rules.dumps(state), len(lines)
        events = rules.apply(state, *step)
        drawn = rules.draws(state)
        lines.append(line(number, step[0], "act", str(step[1]), drawn))
        if not drawn and not any(e.seals for e in events) and rng.random() < 0.1:
            lines.append(line(number + 1, step[0], "undo", str(number), []))
            state = rules.loads(before)
    return {
        "format": "herald-table", "version": 3, "whole": True, "game": game, "rules_version": rules.rules_version,
        "name": "n", "locale": "en", "status": "finished", "seat_count": seats, "options": options, "policy": {},
        "seed_hash": seed_hash("seed"), "created_at": 1.0, "started_at": 2.0, "finished_at": 3.0,
        "seats": [{"name": f"s{n}"} for n in range(seats)], "actions": lines, "events": [], "seed": "seed",
    }  # fmt: skip


def line(seq: int, seat: int, kind: str, text: str, draws: Any) -> dict[str, Any]:
    drawn = [[d.label, d.counter, d.sides, d.result] for d in draws]
    return {"seq": seq, "seat": seat, "kind": kind, "text": text, "batch": seq, "at": 5.0, "draws": drawn}


# -- damage


def _spot(rng: random.Random, file: Any) -> tuple[Any, Any]:
    """Some place in a file: a container and a key in it."""
    node = file
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = rng.choice(keys)
        inner = node[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.15:
            return node, key
        node = inner


def junk(rng: random.Random, file: Any) -> None:
    node, key = _spot(rng, file)
    node[key] = copy.deepcopy(rng.choice(JUNK))  # a later damage may reach into it


def gone(rng: random.Random, file: Any) -> None:
    node, key = _spot(rng, file)
    del node[key]


def near(rng: random.Random, file: Any) -> None:
    """A number a little beside, a text of another line."""
    node, key = _spot(rng, file)
    if isinstance(node[key], int | float):
        node[key] += rng.choice((-1, 1, 2, 1000))
    elif file["actions"]:
        node[key] = rng.choice(file["actions"]).get("text", "")


def swap(rng: random.Random, file: Any) -> None:
    lines = file["actions"]
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def numbered(rng: random.Random, file: Any) -> None:
    """Lines that came in between or went away, with all numbers right."""
    lines = file["actions"]
    at = rng.randrange(1, len(lines))
    more = [dict(rng.choice(lines)) for _ in range(rng.choice((0, 1, 1, 5, 200, 20_000)))]
    lines[at : at + rng.randrange(3)] = more
    for number, old in enumerate(lines):
        old["batch"] += number - old["seq"] if isinstance(old["seq"], int) and isinstance(old["batch"], int) else 0
        old["seq"] = number


def flood(rng: random.Random, file: Any) -> None:
    """One part many thousand times."""
    many = rng.choice((1_000, 20_000, 60_000))
    acts = [old["seq"] for old in file["actions"]]
    match rng.randrange(7):
        case 0:
            file["actions"] += [dict(file["actions"][-1], seq=n) for n in range(len(acts), len(acts) + many)]
        case 1:
            gone = " ".join(map(str, acts[1:]))[:40_000]
            more = range(len(acts), len(acts) + many // 1000)
            file["actions"] += [line(n, 0, "undo", gone, []) | {"batch": n} for n in more]
        case 2:
            more = range(len(acts), len(acts) + many)
            file["actions"] += [line(n, 0, "undo", str(acts[-1]), []) for n in more]
        case 6:
            more = range(len(acts), len(acts) + many)
            file["actions"] += [line(n, -1, "rewind", f"{rng.randrange(1, n)} 1", []) | {"batch": n} for n in more]
        case 3:
            file["actions"][0]["draws"] = [["a", n, 6, 1] for n in range(many)]
        case 4:
            file["seats"] = [{"name": "s"}] * many
        case _:
            file["options"] = {"a": [[]] * many * 5}


TREES: tuple[Callable[[random.Random, Any], None], ...] = (
    junk,
    junk,
    gone,
    near,
    near,
    swap,
    numbered,
    numbered,
    flood,
)


def bytes_of(rng: random.Random, data: bytes) -> bytes:
    """Damage that knows nothing of JSON."""
    at = rng.randrange(len(data))
    match rng.randrange(6):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        case 2:
            return data[:at] + data[at + rng.randrange(50) :]
        case 3:
            return data[:at] + rng.choice((b"[", b"{", b'{"a":')) * rng.choice((10, 100_000)) + data[at:]
        case 4:
            return data[:at] + rng.choice((b"9" * 5000, b"\\ud800", b"\xff", b"\0", b"NaN", b"1e999")) + data[at:]
        case _:
            return data[:at] + data[at : at + 2000] * rng.choice((2, 1000)) + data[at:]


def mutated(rng: random.Random, data: bytes) -> bytes:
    """A file with one to three damages, no larger than one that is taken."""
    if rng.random() < 0.3:
        return bytes_of(rng, data)[: transfer_format.LARGEST_OF_USERS]
    file = json.loads(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        try:
            rng.choice(TREES)(rng, file)
        except (KeyError, TypeError, IndexError, ValueError, AttributeError):  # an earlier damage was there
            continue
    return json.dumps(file).encode()[: transfer_format.LARGEST_OF_USERS]


# -- looking


def look(data: bytes) -> str:
    """What an import does with a file before anything is written; how it ended."""
    try:
        file = transfer_format.read(data, largest=transfer_format.LARGEST_OF_USERS)
        game = rules_of(file.game) if file.game in ("toy", *RULES) else None
        if game is None or file.seat_count not in game.seats:
            return "unknown"
        options = transfer_format.options_of(file, game)
        played = replay_process.play(game, seats=file.seat_count, seed=file.seed, options=options, lines=file.actions)
        game.outcome(game.loads(played.data))
    except UserError as error:
        return error.key if "\n" not in str(error) else f"{ESCAPED}{error}"
    except replay_process.Divergence:
        return "divergence"
    return "game"


def looker() -> None:
    """The process that looks: files come in, what became of each goes out, with seconds and the memory so far."""
    while head := sys.stdin.buffer.read(8):
        data = sys.stdin.buffer.read(int.from_bytes(head, "big"))
        began = time.process_time()
        try:
            ended = look(data)
        except Exception as error:
            ended = f"{ESCAPED}{type(error).__name__}: {str(error)[:300]}"
        used = time.process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MIB
        sys.stdout.write(json.dumps((ended, *used)) + "\n")
        sys.stdout.flush()


def main(count: int, seed: str, games: list[str]) -> dict[str, Any]:
    rng = random.Random(seed)
    files = [json.dumps(sound(game, rng)).encode() for game in games]
    ended: Counter[str] = Counter()
    worst = peak = base = 0.0
    command = [sys.executable, "-m", "tests.bot.damaged_exports"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(-len(files), count):
            data = files[number % len(files)]
            if number >= 0:
                data = mutated(rng, data)
            process.stdin.write(len(data).to_bytes(8, "big") + data)
            process.stdin.flush()
            how, seconds, peak = json.loads(process.stdout.readline())
            if number < 0:
                assert how == "game", how
                base = peak
                continue
            if how.startswith(ESCAPED):
                raise SystemExit(f"file {number} of luck {seed}: {how}")
            ended[how] += 1
            worst = max(worst, seconds)
        process.stdin.close()
    return {"files": count, "worst": round(worst, 2), "mebibytes": round(peak - base, 1), "ended": dict(ended)}


if __name__ == "__main__":
    if len(sys.argv) == 1:
        looker()
    else:
        sys.stdout.write(json.dumps(main(int(sys.argv[1]), sys.argv[2], sys.argv[3:])) + "\n")
