"""Events as lines: what follows from a cause in one line with it, small ones of a run in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.presenter.words.telling import Kind, Told, Weight, by_runs, tell
from engine.core import Event

KINDS = {
    "toy-battle": Kind(opens=True),
    "toy-falls": Kind(Weight.SMALL, follows=True, run="falls", by=""),
    "toy-city": Kind(Weight.GREAT, follows=True),
    "toy-sealed": Kind(Weight.NONE),
    "toy-march": Kind(Weight.SMALL, opens=True, run="march", by=""),
}


def lines(*names: str) -> list[Told]:
    def join(name: str, events: Sequence[Event], alone: bool) -> str:
        return f"{len(events)} {name}{' alone' * alone}"

    def say(event: Event) -> str:
        return event.key.removeprefix("toy-")

    heard = [Event(f"toy-{name}", {"n": n}) for n, name in enumerate(names)]
    return tell(KINDS, heard, say, read=by_runs(KINDS, say, join))


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("battle", "falls", "sealed", "falls", "city", "tax"), ["battle 2 falls city", "tax"]),
        (("battle", "falls", "city", "falls"), ["battle 1 falls city"]),
        (("falls", "falls", "city"), ["2 falls alone", "city"]),
        (("tax", "falls", "battle", "city"), ["tax", "1 falls alone", "battle city"]),
        (("march", "march", "city", "tax", "march"), ["2 march alone city", "tax", "1 march alone"]),
        (("sealed",), []),
    ],
)
def test_what_belongs_together_is_one_line(names: Sequence[str], said: list[str]) -> None:
    """In the order in which it happened; what reads alike stands in a line once."""
    assert [line.text for line in lines(*names)] == said


def test_a_line_weighs_as_its_weightiest_event_and_has_all_of_them() -> None:
    (line,) = lines("battle", "falls", "falls", "city")
    assert line.weight is Weight.GREAT
    assert [event.params["n"] for event in line.events] == [0, 1, 2, 3]


def test_a_long_line_keeps_its_order() -> None:
    """What is great in it stands behind its cause: where there is no room, what is small between them goes."""
    (line,) = tell(
        KINDS, [Event(f"toy-{name}") for name in ("battle", "falls", "city")], lambda e: e.key,
        read=by_runs(KINDS, lambda e: e.key, lambda run, events, alone: "x" * 300),
    )  # fmt: skip
    assert line.text.split() == ["toy-battle", "x" * 300, "toy-city"]
