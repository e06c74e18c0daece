"""What changed on the map between two views of the same reader: counters are told apart, so every march is known."""

from __future__ import annotations

import dataclasses

from engine.charlemagne.analysis import side_of
from engine.charlemagne.view import ChView
from render.charlemagne import alt_text
from render.core import marks
from render.core.api import Caption


@dataclasses.dataclass(frozen=True, slots=True)
class Moves(marks.Moves):
    """What changed between the two views."""

    marches: dict[tuple[int, int, int], int]
    """(side, from, to), with how many counters went."""
    came: dict[int, int]
    """Places with new counters, and how many."""
    left: dict[int, int]
    """Places where counters were lost, and how many."""
    control: tuple[int, ...]
    """Regions whose control changed."""
    religion: tuple[int, ...]
    """Regions whose faith changed."""
    marks: tuple[int, ...]
    """Places where a burg, civilisation or pillage marker came or went."""

    def rings(self) -> set[int]:
        """Places that carry a ring."""
        return {goal for _, _, goal in self.marches} | set(self.came) | set(self.marks)


def between(before: ChView, view: ChView) -> Moves:
    """What the later view shows that the earlier one did not."""
    marches: dict[tuple[int, int, int], int] = {}
    came: dict[int, int] = {}
    left: dict[int, int] = {}
    for counter, (was, now) in enumerate(zip(before.where, view.where, strict=True)):
        if was == now:
            continue
        if was >= 0 and now >= 0:
            key = (side_of(view, counter), was, now)
            marches[key] = marches.get(key, 0) + 1
        elif now >= 0:
            came[now] = came.get(now, 0) + 1
        else:
            left[was] = left.get(was, 0) + 1
    marks: set[int] = set()
    for old, new in (
        (before.built, view.built), (before.civilisation, view.civilisation), (before.pillaged, view.pillaged),
    ):  # fmt: skip
        marks |= set(old) ^ set(new)
    return Moves(
        dict(sorted(marches.items())), dict(sorted(came.items())), dict(sorted(left.items())),
        tuple(r for r, (a, b) in enumerate(zip(before.control, view.control, strict=True)) if a != b),
        tuple(r for r, (a, b) in enumerate(zip(before.religion, view.religion, strict=True)) if a != b),
        tuple(sorted(marks)),
    )  # fmt: skip


def told(before: ChView, view: ChView, caption: Caption) -> list[str]:
    """The changes in words: regions first, then marches, new and lost units."""
    words, moves = caption.words, between(before, view)
    found = [
        words(
            "charlemagne-picture-alt-turned",
            region=alt_text.region_name(words, r), side=alt_text.side_name(words, view.control[r]),
        )
        for r in moves.control
    ]  # fmt: skip

    def at(place: int) -> str:
        return alt_text.place_name(words, place)

    went = [
        (f"{alt_text.side_name(words, side)} {count}", at(start), at(goal))
        for (side, start, goal), count in sorted(moves.marches.items(), key=lambda each: -each[1])
    ]
    came, left = ([f"{at(p)} {n}" for p, n in places.items()] for places in (moves.came, moves.left))
    return found + marks.changes(words, went, came, left)
