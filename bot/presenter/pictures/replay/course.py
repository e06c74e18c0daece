"""The making of a plot: the log is played again, and what everybody saw at the end of each turn is counted."""

from __future__ import annotations

import os
import pickle
import sys

from bot.common.offered_games import adopt
from bot.common.safe_names import unmarked
from bot.locale import words
from bot.presenter.pictures.drawing_process import NICE
from bot.presenter.pictures.replay import Job
from bot.presenter.words.voice import Voice
from bot.tables.unit.replay import Divergence, replay
from render import GAMES
from render.core import plots
from render.core.api import Picture


def course(job: Job) -> Picture | None:
    """The plot of a game up to now; ``None`` while its first turn is played. Raises ``Divergence`` when the log cannot
    be played again."""
    done = replay(job.rules, seats=job.seats, seed=job.seed, options=job.options, lines=job.lines)
    renderer, rules = GAMES[job.game], job.rules
    ends = {}
    borders = {**done.borders, job.lines[-1].seq: rules.dumps(done.state)}
    for seq in sorted(borders):
        view = rules.view(rules.loads(borders[seq]), None)
        ends[rules.round_of(view)] = view
    voice = Voice(job.locale, job.names, job.game)
    if len(ends) < 2:
        return None
    table: dict[str, list[list[int]]] = {}
    for view in ends.values():
        for name, values in renderer.figures(view).items():
            table.setdefault(name, []).append(list(values))
    drawn = plots.Course(
        game=job.game,
        title=job.title,
        names=[unmarked(voice.seat(seat)) for seat in range(job.seats)],
        hues=[renderer.hue(view, seat) for seat in range(job.seats)],
        turns=list(ends),
        figures={name: rows for name, rows in table.items() if any(map(any, rows))} or table,
    )
    return plots.course(drawn, words(job.locale))


def main() -> None:
    """The process: a job comes in, a picture goes out."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    job, _, game = pickle.loads(sys.stdin.buffer.read())
    adopt([game] if game is not None else [])
    found: Picture | str | None
    try:
        found = course(job)
    except Divergence as error:
        found = str(error)
    sys.stdout.buffer.write(pickle.dumps(found))
