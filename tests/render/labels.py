"""Whether things on a picture cover each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.core.stage import Placed


def clashes(placed: Sequence[Placed], kinds: tuple[str, ...], limit: float = 0.05) -> list[str]:
    """Pairs of things of some kinds that cover each other by more than a sliver."""
    chosen = [piece for piece in placed if piece.kind in kinds]
    return [f"{a.kind} {a.what!r} / {b.kind} {b.what!r}" for a, b in meeting(chosen) if a.overlap(b) > limit]


def meeting(placed: Sequence[Placed]) -> Iterator[tuple[Placed, Placed]]:
    """Pairs whose boxes meet, found by going from left to right."""
    open_ones: list[Placed] = []
    for piece in sorted(placed, key=lambda p: p.box[0]):
        open_ones = [other for other in open_ones if other.box[2] > piece.box[0]]
        yield from (
            (other, piece) for other in open_ones if other.box[1] < piece.box[3] and piece.box[1] < other.box[3]
        )
        open_ones.append(piece)
