"""Saves with one value changed at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

STRANGE: list[Any] = [
    -1, 0, 1, 2, 3, 7, 99, 200, 10**6, 2**70, -(2**70), 1.5, True, None, "", "x", "seat-9", "ask", [], {}, [0], [[]],
]  # fmt: skip


def paths(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside some JSON."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*here, key)
        yield from paths(part, (*here, key))


def changed(data: bytes, rng: random.Random) -> tuple[bytes, str]:
    """A save with one value changed, left out or doubled, and what was done."""
    value = msgspec.json.decode(data)
    way = rng.choice(list(paths(value)))
    inside = value
    for key in way[:-1]:
        inside = inside[key]
    last = way[-1]
    kind = rng.randrange(8)
    old = inside[last]
    if kind == 0:
        del inside[last]
        done = "left out"
    elif kind == 1 and isinstance(inside, list):
        inside.append(old)
        done = "doubled"
    else:
        nudged = kind < 4 and type(old) is int
        inside[last] = old + rng.choice([-1, 1, 10, -10]) if nudged else rng.choice(STRANGE)
        done = repr(inside[last])
    return msgspec.json.encode(value), f"{way}: {repr(old)[:60]} -> {done}"
