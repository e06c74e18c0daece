"""The making of a replay: the log is played again, boards are drawn, words are told in every language."""

from __future__ import annotations

import base64
import datetime as dt
import json
import os
import pickle
import re
import sys
from collections.abc import Sequence
from importlib import resources
from typing import Any

from bot.common.offered_games import adopt
from bot.common.safe_names import unmarked
from bot.locale import LANGUAGES, text, words
from bot.presenter.pictures.drawing_process import NICE
from bot.presenter.pictures.replay import Job
from bot.presenter.pictures.replay.reel import Reel, Sheet
from bot.presenter.words.voice import Voice
from bot.tables.unit.replay import Divergence, Replayed, replay
from engine.core import Event, told_once, visible_to
from render import GAMES, keep_layers_in
from render.core import encode
from render.core.api import Caption

LIMIT = 8_000_000
"""Bytes of a page at most."""
ROOM = 200_000
"""Bytes that are left for what is told and how the page works."""
SIZES = ((1000, 62), (800, 62), (640, 62), (640, 40), (480, 30))
"""Pixels that its boards are wide, and their quality; a long game has smaller ones."""
_MOMENT = re.compile(r"<t:(-?\d+):\w>")
UI = (
    "replay-first", "replay-back", "replay-play", "replay-stop", "replay-next", "replay-last", "replay-whole",
    "replay-nothing", "replay-step", "replay-keys",
)  # fmt: skip


def page(job: Job) -> bytes:
    """The page. Raises ``Divergence`` when the log cannot be played again, ``MemoryError`` for a page too large."""
    done = replay(job.rules, seats=job.seats, seed=job.seed, options=job.options, lines=job.lines)
    phases = steps(job, done)
    for width, quality in SIZES:
        reel = Reel(quality)
        shown = _drawn(job, phases, reel, width)
        if len(shown) == len(phases) and _text(reel) + sum(len(json.dumps(frame)) for frame in shown) < LIMIT - ROOM:
            break
    else:
        raise MemoryError("the replay is too large for one file")
    facts = {
        "title": job.title,
        "locale": job.locale,
        "steps": shown,
        "sheets": [_sheet(sheet) for sheet in reel.sheets],
        "pictures": [base64.b64encode(picture).decode() for picture in reel.pictures],
        "words": {lang: {key: text(lang, key) for key in UI} for lang in LANGUAGES},
    }
    data = json.dumps(facts, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    template = resources.files(__package__).joinpath("page.html").read_text(encoding="utf-8")
    return template.replace("__LANG__", job.locale).replace("__DATA__", data).encode()


Step = tuple[Any, list[tuple[float, Event]]]
"""A view at the end of a phase; what its reader may know that happened in it, with the time (seconds since 1970)."""


def steps(job: Job, done: Replayed) -> list[Step]:
    """Every phase, the present as the last; after a moment that is given, with the phase border before it to begin
    with. When something happened that the reader does not hear of stands nowhere."""
    borders = {**done.borders, job.lines[-1].seq: job.rules.dumps(done.state)}
    at = {line.seq: line.at for line in job.lines}
    found: list[Step] = []
    first = max((seq for seq in borders if seq <= job.since), default=-1)
    last = job.since
    for seq in sorted(seq for seq in borders if seq >= first):
        heard = [
            (at[number], event)
            for number, event in done.told
            if last < number <= seq and (job.everything or visible_to([event], job.hears))
        ]
        found.append((job.rules.view(job.rules.loads(borders[seq]), job.hears), heard))
        last = seq
    return found


def _text(reel: Reel) -> int:
    """Bytes that its pictures and the places of their pieces take on the page."""
    return reel.size * 4 // 3 + 4 * len(reel.pictures) + 20 * sum(len(sheet.pieces) for sheet in reel.sheets)


def _drawn(job: Job, phases: Sequence[Step], reel: Reel, width: int) -> list[dict[str, Any]]:
    """What is shown of every phase; not of all when they do not fit into a page."""
    renderer = GAMES[job.game]
    caption = Caption(job.table, job.names, words(job.locale))
    voices = {lang: Voice(lang, job.names, job.game) for lang in LANGUAGES}
    shown: list[dict[str, Any]] = []
    before, at = None, job.lines[0].at
    for view, heard in phases:
        if _text(reel) > LIMIT:
            break
        events = told_once([event for _, event in heard])
        at = max([at, *(moment for moment, _ in heard)])
        with encode.caught() as images:
            picture = renderer.board(view, caption, width=width, before=before)
        told = {lang: [said(voice, event, job.hears) for event in events] for lang, voice in voices.items()}
        shown.append({"at": int(at), "sheet": reel.add(images[-1]), "alt": picture.alt, "lines": told})
        before = view
    return shown


def said(voice: Voice, event: Event, reader: int | None) -> str:
    """An event as a line; once the game is over, what others alone were told is said to be theirs."""
    line = voice.say(event.key, event.params)
    if event.audience is not None and reader not in event.audience:
        line = f"{voice.text('replay-alone', seats=voice.seats(event.audience))} {line}"
    return _plain(line)


def _plain(told: str) -> str:
    """A line without Discord's marks; moments as dates."""
    dated = _MOMENT.sub(lambda found: dt.datetime.fromtimestamp(int(found[1]), dt.UTC).strftime("%Y-%m-%d %H:%M"), told)
    return unmarked(dated)


def _sheet(sheet: Sheet) -> dict[str, Any]:
    pieces = [[piece.x, piece.y, piece.picture] for piece in sheet.pieces]
    return {"w": sheet.width, "h": sheet.height, "whole": sheet.whole, "pieces": pieces}


def main() -> None:
    """The process: a job comes in, a page goes out."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    job, layers, game = pickle.loads(sys.stdin.buffer.read())
    adopt([game] if game is not None else [])
    keep_layers_in(layers)
    found: bytes | str
    try:
        found = page(job)
    except Divergence as error:
        found = str(error)
    sys.stdout.buffer.write(pickle.dumps(found))
