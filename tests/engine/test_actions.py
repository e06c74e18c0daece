"""The text form of actions."""

from __future__ import annotations

import random
import string

import pytest

from engine.core import Action, seat_slug, slug_seat


def test_every_integer_and_slug_round_trips() -> None:
    rng = random.Random(1)
    numbers = [0, 1, -1, 9, 10, -10, 2**63, -(2**200), 10**40]
    slugs = ["a", "north-gate", "red_2", "x--y", "seat-0", "seat-99", "1st", "0x1f", "00"]
    letters = string.ascii_lowercase + string.digits
    for _ in range(300):
        numbers.append(rng.randrange(-(10**12), 10**12))
        slugs.append(rng.choice(string.ascii_lowercase) + "".join(rng.choices(letters + "-_", k=rng.randrange(12))))
    found: list[tuple[str | int, ...]] = [(n,) for n in numbers]
    found += [(s,) for s in slugs]
    found += zip(numbers, slugs, strict=False)
    for args in found:
        action = Action("do", args)
        assert Action.parse(str(action)) == action


@pytest.mark.parametrize(
    "text",
    ["", " ", "7 red", "-1", "bid 1.5", "bid --2", "bid ٣", "bid 1٣", "bid ½", "bid é", "bid a:b", "bid\x00", "bid -"],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Action.parse(text)


def test_seats_are_told_from_numbers() -> None:
    assert [slug_seat(seat_slug(n)) for n in (0, 5, 17)] == [0, 5, 17]
    assert [slug_seat(a) for a in (3, "3", "seat", "seat-", "seat-01", "seat-x", "seat-100", "seat-٣")] == [None] * 8
