"""Small helpers for maps: plain adjacency in, plain answers out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

N = TypeVar("N", bound=Hashable)


def distances(neighbours: Callable[[N], Iterable[N]], start: N, limit: int | None = None) -> dict[N, int]:
    """Steps from ``start`` to every node within ``limit`` steps (all reachable nodes when ``None``)."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        if limit is not None and found[node] >= limit:
            continue
        for other in neighbours(node):
            if other not in found:
                found[other] = found[node] + 1
                queue.append(other)
    return found


def connected(adjacency: Mapping[N, Iterable[N]]) -> bool:
    """Whether every node can be reached from every other."""
    if not adjacency:
        return True
    start = next(iter(adjacency))
    return len(distances(lambda n: adjacency[n], start)) == len(adjacency)
