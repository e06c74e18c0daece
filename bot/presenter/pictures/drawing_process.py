"""The side of a drawing process: how it is prepared, what it draws, and that it ends with the bot."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from multiprocessing import connection, parent_process, resource_tracker
from pathlib import Path
from typing import Any

from bot.common.offered_games import adopt
from bot.locale import words
from engine.core.registry import Game
from render import GAMES, keep_layers_in, lobby_card
from render.core.api import Caption, Chart, LobbyCard, Picture, PlayerCard

NICE = 5
"""How far drawing steps back when somebody waits for an answer without a picture."""


ASKED = (signal.SIGINT, signal.SIGTERM)
"""By what Herald is asked to stop, by Ctrl-C and by service managers."""


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """A process that is started in the block does not hear before ``prepare`` that Herald is asked to stop; Herald
    itself hears it behind the block."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it lets those signals through when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ASKED)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare(folder: Path | None, games: Sequence[Game] = ()) -> None:
    """Called once in every drawing process. ``folder`` keeps large layers over restarts; ``games``: those that Herald
    offers."""
    adopt(games)
    for number in ASKED:  # they reach the whole group; the bot lets what is drawn be finished, and ends its processes
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    keep_layers_in(folder)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def ask(game: str, what: str, *arguments: Any, **options: Any) -> Any:
    """What a method of a game's renderer gives. Only drawing processes load a renderer."""
    return getattr(GAMES[game], what)(*arguments, **options)


def suppose(game: str, view: Any, runs: int) -> Any:
    """What may come of what lies before a seat, from its view."""
    from engine import GAMES as RULES

    return RULES[game].whatif(view, runs)


def chart(shown: Chart) -> Picture:
    """Bars. Only drawing processes load what draws them."""
    from render.core import bars

    return bars.chart(shown)


def player(shown: PlayerCard) -> Picture:
    """Somebody's card. Only drawing processes load what draws it."""
    from render.core import record

    return record.card(shown)


def stretch(locale: str) -> None:
    """Draw an empty lobby card for nobody: pens and fonts are at hand then."""
    lobby_card(LobbyCard(next(iter(GAMES)), "", [None], [], words(locale)))


def rehearse(game: str, locale: str) -> None:
    """Draw a new game's board for nobody: the first real one then finds fonts, words, sprites and layers at hand."""
    from engine import GAMES as RULES

    rules = RULES[game]
    seats = rules.seats.stop - 1
    view = rules.view(rules.setup(seats=seats, seed=""), 0)
    GAMES[game].board(view, Caption("", [""] * seats, words(locale)))


def _end_with_parent() -> None:
    """A killed bot cannot tell its processes to end."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
