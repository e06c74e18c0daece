"""How much work an answer is, and how large: the same whatever others hide, as far as anybody could notice.

``python -m tests.bot.size_of_answers [pairs]`` measures seconds over many pairs of positions, on a quiet machine.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from bot.presenter.panel_kit.choices import by_verb
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from cogs.play.act import suggestions
from herald_fair.rules import FAIR
from tests.cogs.seat_views import NAMES, look_at
from tests.engine.driver import AnyRules
from tests.engine.pairs import pairs, read
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES, SUPPLEMENTS, case_id
from tests.support.catalogues import more_words
from tests.support.games import known
from tests.toy import WORDS as FAIR_WORDS

HOUSE = str(Path(__file__).resolve().parents[2])
TYPED = ("", "s", "re", "1")
BIGGEST: tuple[Case, ...] = tuple(max((c for c in CASES if c[0] == game), key=lambda c: c[1]) for game in SUPPLEMENTS)
"""A case of each game, that with most seats."""


class Work(NamedTuple):
    """What two answers took that should not differ, one in each position of a pair."""

    calls: tuple[int, int]
    """Of functions of the house and of C."""
    said: tuple[bytes, bytes]
    """All that was answered."""


@contextmanager
def fair() -> Iterator[None]:
    """The fair as one of the games, with its words."""
    with known(FAIR), more_words(FAIR_WORDS):
        yield


def answer(rules: AnyRules, save: bytes, seat: int, voice: Voice) -> bytes:
    """All that a seat is answered in a position, from the save to the last word: panel, suggestions, refusals."""
    state = read(rules, save)
    look = look_at(rules, state, seat)
    shown = repr(panel(PanelContext(look, seat, voice), None).view.to_components())  # type: ignore[union-attr]
    offered = [suggestions(look, voice, typed) for typed in TYPED]
    verbs = sorted(by_verb(look.legal))
    refusals = [rules.why_not(state, seat, action) for action in SUPPLEMENTS[rules.id].strange[:40]]
    return repr((shown, offered, verbs, refusals)).encode()


def calls(act: Callable[[], bytes]) -> tuple[int, bytes]:
    """How many functions of the house are called, and what comes of it. Counted, not timed: a busy machine counts the
    same."""
    found = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal found
        if event == "call":
            found += frame.f_code.co_filename.startswith(HOUSE)
        elif event == "c_call":
            found += 1

    sys.setprofile(note)
    try:
        said = act()
    finally:
        sys.setprofile(None)
    return found, said


def work(case: Case, count: int, number: int) -> Iterator[Work]:
    """The work of answering in pairs of positions."""
    game, voice = walk(case), Voice("en", NAMES, case[0])
    for pair in pairs(game, count, number, seed=number):
        sides = [partial(answer, game.rules, save, pair.seat, voice) for save in (pair.one, pair.other)]
        for side in sides:  # words are read from the catalogues when they are first needed
            side()
        (one, said), (other, told) = (calls(side) for side in sides)
        yield Work((one, other), (said, told))


def seconds(case: Case, count: int) -> tuple[int, float, list[float]]:
    """Over pairs of positions: how many, the median seconds of an answer, and the differences within the pairs."""
    game, voice = walk(case), Voice("en", NAMES, case[0])
    taken, apart = [], []
    for pair in pairs(game, count, 99, seed=99):
        best = [1e9, 1e9]
        for turn in range(6):
            side = (turn + 1) // 2 % 2
            begin = time.perf_counter()
            answer(game.rules, (pair.one, pair.other)[side], pair.seat, voice)
            best[side] = min(best[side], time.perf_counter() - begin)
        taken.append(best[0])
        apart.append(best[1] - best[0])
    return len(apart), statistics.median(taken), apart


def main(wanted: int) -> None:
    """Print a line for each game."""
    each = wanted // len(BIGGEST)
    with fair():
        for case in BIGGEST:
            number, usual, apart = seconds(case, each // 4 + 1)
            error = statistics.stdev(apart) / len(apart) ** 0.5
            print(  # noqa: T201
                f"{case_id(case):40} {number:5} pairs, an answer {usual * 1e3:6.2f} ms, what is hidden moves it by "
                f"{statistics.mean(apart) * 1e6:+7.1f} ± {2 * error * 1e6:.1f} µs, at most "
                f"{max(map(abs, apart)) * 1e3:.2f} ms"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
