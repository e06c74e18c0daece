"""Tables on paper: what an export holds, and whether a file that somebody hands in can be one.

Everything about a file is checked here before anything is played: its size, its shape, its counts and its numbers. What
passes is no larger and no stranger than what an export can be; whether it is a game is then seen by playing it again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.common.errors import UserError
from bot.locale import LANGUAGES
from bot.tables.clock import schedule
from bot.tables.model import CONCEDED, DRAWN, DeadlinePolicy, TableStatus
from bot.tables.unit.computers import KINDS
from bot.tables.unit.replay import AnyRules, LogLine
from bot.tables.unit.seed_words import from_line
from engine.core import Draw, seed_hash

FORMAT = "herald-table"
VERSION = 3
READABLE = (1, 2, 3)
"""Versions that can be read. Events of the first one had parameters without types, which does not matter: an import
makes events anew. In the second one nobody had added words to the seed."""
LARGEST = 20 * 1024 * 1024
"""Bytes of a file that the operator hands in."""
LARGEST_OF_USERS = 4 * 1024 * 1024
"""Bytes of a file that anybody hands in; a whole campaign has far less."""

MOST_LINES = 30_000
MOST_DRAWS = 100_000
MOST_SIDES = 1 << 32
LONGEST_TEXT = 400
LONGEST_UNDO = 20_000
LONGEST_LABEL = 100
LONGEST_OPTIONS = 4096
LAST_MOMENT = 253_402_300_000.0
"""The end of the year 9999, where calendars stop."""
_SEED = re.compile(r"[0-9A-Za-z]{1,128}")
NUL = "\0"
"""What no database keeps in a text."""
_HIDDEN = re.compile(r"[\x00-\x1f\x7f]")


class PaperSeat(msgspec.Struct, frozen=True):
    """A seat in an export."""

    name: str
    """What its person or computer is called."""
    user: int | None = None
    """Who holds it; ``None``: nobody, or the export is not whole."""
    computer: str = ""
    """The computer player that runs it, else empty."""
    autopilot: bool = False
    """A computer acts for the absent user for now."""
    offered: bool = False
    """Its user is gone while the game runs; anyone who may have it can take it."""


class PaperEvent(msgspec.Struct, frozen=True):
    """An event in an export; for reading, an import makes them anew."""

    seq: int
    """The number of the action it came of, as ``actions`` of the export count."""
    at: float
    """When it happened, in seconds since 1970."""
    key: str
    """The message of the catalogues that tells it."""
    params: dict[str, Any]
    """Its typed terms, as JSON has them."""
    audience: tuple[int, ...] | None
    """The seats that may know it, ``None`` for everybody."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What an export says of a table besides options, actions and events."""

    format: str
    """Always ``FORMAT``, by which a file is known."""
    version: int
    """Of the format; ``READABLE`` are those that can be read."""
    whole: bool
    """With seed and every action; otherwise what one user could see."""
    game: str
    """The id of the game."""
    rules_version: int
    """The rules by which it was played, as ``Rules.rules_version`` was then."""
    name: str
    """The table's name, empty for none."""
    locale: str
    """The language in which its thread was written, ``en`` or ``es``."""
    status: str
    """A value of ``bot.tables.model.TableStatus``."""
    seat_count: int
    """How many seats it has."""
    policy: DeadlinePolicy
    """How long its seats may think."""
    seed_hash: str
    """SHA-256 of the seed."""
    created_at: float
    """When the table was opened, in seconds since 1970."""
    started_at: float | None
    """When its game began, in seconds since 1970; ``None`` before."""
    finished_at: float | None
    """When it was finished or cancelled, in seconds since 1970; ``None`` before."""
    seats: list[PaperSeat]
    """All seats, in the order of their numbers."""
    seed: str = ""
    """From this all luck of the game follows; empty where the export is not whole."""
    imported: bool = False
    """The table had come from a file itself."""
    ended: str = ""
    """Why people ended the game, an ``outcome-`` message; empty if they did not, or where the export is not whole."""
    places: list[list[int]] = []
    """Who is where then: seats from best to worst, tied seats sharing a list."""


class Paper(Head, frozen=True, kw_only=True):
    """A table as it is written: as JSON."""

    options: dict[str, Any]
    """The options of the game by name."""
    actions: list[LogLine]
    """The log; where the export is not whole, the lines that its user may see, numbered among these."""
    events: list[PaperEvent]
    """What happened, in order, as far as its user may know it."""


class Read(Head, frozen=True, kw_only=True):
    """A table as it is read."""

    options: msgspec.Raw
    """The options of the game, still as JSON: they are read by the game they are for."""
    actions: list[LogLine]
    """The whole log."""
    events: msgspec.Raw
    """Not looked at: an import makes them anew."""


class Unfit(Exception):
    """A file is not what Herald writes; the text says where, in English."""


_DECODER = msgspec.json.Decoder(Read)


def read(data: bytes, *, largest: int = LARGEST) -> Read:
    """An export as an object whose numbers make sense. Raises ``import-broken`` or ``import-partial``."""
    if len(data) > largest:
        raise broken(f"it is larger than {largest // (1024 * 1024)} MB")
    try:
        data.decode()  # the decoder does not look into what it skips
        paper = _DECODER.decode(data)
    except (ValueError, RecursionError) as error:
        raise broken(str(error)[:200]) from error
    if paper.format != FORMAT or paper.version not in READABLE:
        raise broken(f"format {paper.format} {paper.version}"[:100])
    if not paper.whole or not paper.seed:
        raise UserError("import-partial")
    try:
        _head(paper)
        _lines(paper)
    except Unfit as error:
        raise broken(str(error)) from error
    schedule.check(paper.policy)
    return paper


def options_of(paper: Read, rules: AnyRules) -> msgspec.Struct:
    """The options of the game. Raises ``import-broken``."""
    raw = bytes(paper.options)
    try:
        if len(raw) > LONGEST_OPTIONS:
            raise ValueError("too many of them")
        return rules.options_of(msgspec.json.decode(raw, type=dict[str, Any]))
    except (ValueError, RecursionError) as error:
        raise broken(f"options: {str(error)[:200]}") from error


def broken(detail: str) -> UserError:
    """The refusal of a file; ``detail`` says which part, as one sentence."""
    return UserError("import-broken", detail=f"{_HIDDEN.sub(' ', detail).rstrip('. ')}.")


def _head(paper: Read) -> None:
    _must(
        paper.status in (TableStatus.RUNNING, TableStatus.PAUSED, TableStatus.FINISHED), "not a game that was started"
    )
    _must(len(paper.seats) == paper.seat_count, "seats that are not as many as it says")
    for seat in paper.seats:
        _must(len(seat.name) <= LONGEST_TEXT and NUL not in seat.name, "the name of a seat")
        _must(seat.user is None or 0 < seat.user < 1 << 63, "the user of a seat")
        _must(not seat.computer or seat.computer in KINDS, "a computer player that does not exist")
    _must(len(paper.name) <= LONGEST_TEXT and NUL not in paper.name, "the name of the table")
    _must(paper.locale in LANGUAGES, "the language of the table")
    _must(0 <= paper.rules_version < 1 << 31, "the version of the rules")
    _must(_SEED.fullmatch(paper.seed) is not None, "the seed")
    _must(seed_hash(paper.seed) == paper.seed_hash, "the seed does not have the hash")
    _must(paper.ended in ("", DRAWN, CONCEDED), "how the game ended")
    _must(not paper.ended or sorted(s for tied in paper.places for s in tied) == list(range(len(paper.seats))),
          "who is where at the end")  # fmt: skip
    for moment in (paper.created_at, paper.started_at, paper.finished_at):
        _must(moment is None or 0 <= moment <= LAST_MOMENT, "a moment outside the calendar")
    policy = paper.policy
    _must(len(policy.weekdays) <= 7 and len(policy.zone) <= 64 and NUL not in policy.zone, "the deadlines")


def _lines(paper: Read) -> None:
    """The log: every line counted, by a seat, at a moment; draws numbered without a gap; an undo takes back one command
    of its own seat, and none twice."""
    lines, drawn = paper.actions, 0
    before: list[int] = []
    _must(0 < len(lines) <= MOST_LINES, "no actions, or too many")
    batches: dict[int, list[int]] = {}
    for number, line in enumerate(lines):
        _must(line.seq == number, f"line {number} of the log has another number")
        _must(0 <= line.at <= LAST_MOMENT, f"line {number} of the log has a moment outside the calendar")
        _must(line.user is None or 0 < line.user < 1 << 63, f"line {number} of the log has an impossible user")
        before.append(drawn)
        drawn = _drawn(line.draws, drawn, number)
        if number == 0:
            _must(line.kind == "setup" and line.seat == -1 and line.batch == 0, "the log does not begin with a set-up")
            continue
        if line.kind == "rewind":
            drawn = before[_rewind(line)]
            batches.clear()  # nobody undoes anything behind it
            continue
        if line.kind in ("kept", "corrected"):
            _must(line.seat == -1 and not line.draws and len(line.text) <= LARGEST, f"line {number} keeps no position")
            batches.clear()
            continue
        _must(0 <= line.seat < len(paper.seats), f"line {number} of the log is of no seat")
        _must(0 < line.batch <= number, f"line {number} of the log belongs to no command")
        if line.kind == "act":
            _must(0 < len(line.text) <= LONGEST_TEXT and NUL not in line.text, f"line {number} of the log")
            batches.setdefault(line.batch, []).append(number)
        else:
            _must(line.kind == "undo" and not line.draws, f"line {number} of the log is of no known kind")
            _undo(lines, line, batches)
    _words(paper)


def _drawn(draws: Sequence[Draw], before: int, number: int) -> int:
    _must(before + len(draws) <= MOST_DRAWS, "too many draws")
    for counter, draw in enumerate(draws, before):
        sound = draw.counter == counter and 1 <= draw.sides <= MOST_SIDES and 0 <= draw.result < draw.sides
        _must(sound and len(draw.label) <= LONGEST_LABEL, f"line {number} of the log has an impossible draw")
    return before + len(draws)


def _rewind(line: LogLine) -> int:
    """A rewind is of no seat and names an earlier line and an amount; the line."""
    problem = f"line {line.seq} of the log goes back where it cannot"
    words = line.text.split(" ")
    _must(line.seat == -1 and line.batch == line.seq and not line.draws, problem)
    _must(len(words) == 2 and all(w.isdecimal() and w.isascii() and len(w) < 9 for w in words), problem)
    _must(0 < int(words[0]) < line.seq, problem)
    return int(words[0])


def _undo(lines: Sequence[LogLine], line: LogLine, batches: dict[int, list[int]]) -> None:
    """An undo names the last actions of one command of its seat: all that are left of it, or those after a seal."""
    problem = f"line {line.seq} of the log takes back what it cannot"
    _must(0 < len(line.text) <= LONGEST_UNDO, problem)
    words = line.text.split(" ")
    _must(all(word.isdecimal() and word.isascii() and len(word) < 9 for word in words), problem)
    gone = [int(word) for word in words]
    _must(0 < gone[0] < line.seq, problem)
    left = batches.get(lines[gone[0]].batch, [])
    _must(left[-len(gone) :] == gone, problem)
    del left[-len(gone) :]
    _must(all(lines[seq].seat == line.seat and not lines[seq].draws for seq in gone), problem)


def _words(paper: Read) -> None:
    try:
        from_line(paper.actions[0].text, len(paper.seats))
    except ValueError as error:
        raise Unfit(str(error)) from error


def _must(sound: bool, problem: str) -> None:
    if not sound:
        raise Unfit(problem)
