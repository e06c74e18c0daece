"""Figures of the pictures: a full board late in a game, warm caches, encoding included."""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PIL import Image

from bot.locale import words
from bot.measure.driver import Driver
from bot.measure.progress import progress
from engine import GAMES
from engine.core import Rules
from engine.players import kinds
from render import GAMES as RENDERERS
from render.core import encode
from render.core.api import Caption


def _late_views(rules: Rules[Any, Any]) -> tuple[Any, Any, Any]:
    """A spectator's view and a seat's late in a full table's game, and a spectator's view of its end."""
    seats = max(rules.seats)
    driver = Driver(rules.id, [kinds(rules.id)[-1]] * seats, "bench/render")
    saves: list[tuple[int, bytes]] = []
    while waiting := driver.waiting():
        saves.append((min(waiting), rules.dumps(driver.state)))
        driver.step()
    seat, save = saves[len(saves) * 7 // 8]
    late = rules.loads(save)
    return rules.view(late, None), rules.view(late, seat), rules.view(driver.state, None)


def _medians(rounds: int, *draws: Callable[[], object]) -> list[float]:
    """Median milliseconds of each call, after a first one that fills the caches.

    The calls take turns, so that whatever else the machine does falls on all of them alike.
    """
    times: list[list[float]] = [[] for _ in draws]
    for draw in draws:
        draw()
    for _ in range(rounds):
        for draw, row in zip(draws, times, strict=True):
            start = time.perf_counter()
            draw()
            row.append((time.perf_counter() - start) * 1000)
    return [statistics.median(row) for row in times]


def measure(quick: bool) -> dict[str, Any]:
    """Milliseconds and bytes per game id that has a renderer."""
    rounds = 5 if quick else 25
    figures: dict[str, Any] = {}
    with progress("pictures", len(RENDERERS)) as advance:
        for game, renderer in RENDERERS.items():
            public, private, over = _late_views(GAMES[game])
            names = ["Ottilie", "Brandt", "Casimir", "Dietlind", "Emmerich", "Fritha"][: max(GAMES[game].seats)]
            caption = Caption("The long campaign", names, words("en"))
            board = renderer.board(public, caption)
            # The finished pixels: what comes back from the encoded picture.
            pixels = Image.open(io.BytesIO(board.data)).convert("RGB")
            full, bare, hand, end = _medians(
                rounds,
                partial(renderer.board, public, caption),
                partial(encode.jpeg, pixels),
                partial(renderer.board, private, caption),
                partial(renderer.result, over, caption),
            )
            start = time.perf_counter()
            film = renderer.animation(public, caption)
            filmed = (time.perf_counter() - start) * 1000
            figures[game] = {
                "board_ms": round(full, 1),
                "encode_ms": round(bare, 1),
                "ratio": round(full / bare, 2),
                "private_ms": round(hand, 1),
                "board_bytes": len(board.data),
                "animation_ms": round(filmed, 1),
                "animation_bytes": len(film.data) if film is not None else 0,
                "result_ms": round(end, 1),
            }
            advance(1)
    return figures


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    for game, row in figures.items():
        yield f"{game}: full board, encoded, median", f"{row['board_ms']} ms", "<= 80 ms"
        yield f"{game}: encoding of its pixels alone", f"{row['encode_ms']} ms", ""
        yield f"{game}: ratio of the two", f"{row['ratio']}", "<= 3"
        yield f"{game}: a seat's private board", f"{row['private_ms']} ms", ""
        yield f"{game}: bytes of the board", f"{row['board_bytes']:,}", ""
        yield f"{game}: animation of a year", f"{row['animation_ms']} ms", ""
        yield f"{game}: bytes of the animation", f"{row['animation_bytes']:,}", "<= 8,000,000"
        yield f"{game}: evaluation ladder", f"{row['result_ms']} ms", ""
