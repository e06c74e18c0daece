"""The log, and how it is played again from the set-up: lines in, a position and what does not agree out.

Pure: no database, so that a process of its own can do it (``apart``)."""

from __future__ import annotations

import base64
import dataclasses
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core import Action, Draw, Event, IllegalAction, Rules, Said, SeatRef, Term, luck

AnyRules = Rules[Any, Any]
HOLD_POSITIONS = frozenset(("fork", "kept", "corrected"))
"""Kinds of lines whose text holds a position."""
LARGEST_POSITION = 8 * 1024 * 1024
"""Bytes of a position that a log keeps."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the action log, as it stands in the database and in exports."""

    seq: int
    """Its number in the log, from 0; in an export that is not whole, among the lines that its user may see."""
    seat: int
    """The seat that acted, -1 for none."""
    kind: str
    """What the line does, as ``ActionRow.kind`` says."""
    text: str
    """What that is, as ``ActionRow.text`` says: the action of an ``act``, of the set-up the words that the players
    added to the seed."""
    batch: int
    """The number of the first action of the command it belongs to."""
    at: float
    """When it was taken, in seconds since 1970."""
    secret: bool = False
    """It was taken from a secret prompt, or nobody else heard anything of it."""
    user: int | None = None
    """Who took it; ``None``: a computer, nobody, somebody who is known no more, or the export does not say."""
    draws: list[Draw] = []
    """The draws that it brought, in order."""
    damaged: bool = False
    """Its text is not what was written: the digest beside it does not fit."""


class Taken(msgspec.Struct):
    """Actions of one seat that were applied to a position and are not written yet."""

    batch: int
    """The number of the first action of the command that the last one belongs to."""
    rows: list[dict[str, Any]] = []
    """Their rows of ``actions``, in order."""
    told: list[tuple[int, Event]] = []
    """The events that came of them, each with the number of its action."""
    snapshots: list[dict[str, Any]] = []
    """Rows of ``snapshots``: the position after each of them that ended a phase."""
    base: tuple[bytes, int] | None = None
    """The position behind which undo does not go any more, and the number of its action; ``None`` where that did not
    move."""
    phase_seq: int | None = None
    """The number of the last of them that ended a phase, ``None`` when none did."""


class Divergence(Exception):
    """The log cannot be played again; the text says where it goes another way."""


@dataclasses.dataclass(slots=True)
class Replayed:
    """What came of playing a log again."""

    state: Any
    """The position at the end of the log."""
    setup: bytes
    """The position with which it began, as it is saved."""
    base: bytes
    """The position behind which undo does not go, as it is saved."""
    base_seq: int
    """The number of the action after which that was."""
    undone: set[int]
    """The numbers of the actions taken back."""
    told: list[tuple[int, Event]]
    """Everything that happened, in order, each event with the number of its action."""
    borders: dict[int, bytes]
    """The positions at the ends of phases, as they are saved, by the number of the action."""


def words_of(lines: Sequence[LogLine]) -> str:
    """The words that the players added to the seed, as the set-up's line has them; a fork has none."""
    return lines[0].text if lines and lines[0].kind == "setup" else ""


def undone_by(lines: Sequence[LogLine]) -> set[int]:
    """The numbers of the lines that later ones take back. A rewind takes back every line from its first on, undos and
    earlier rewinds too, so that what these took back stands again. Raises ``Divergence`` for a line that is none."""
    gone: set[int] = set()
    try:
        for line in lines:  # what a rewind leaps over must make sense, too
            if line.kind == "rewind":
                rewound(line.text)
            elif line.kind == "undo":
                [int(word) for word in line.text.split()]
        number = len(lines) - 1
        while number >= 0:  # from the end: a rewind leaps over what it takes back, and nothing is looked at twice
            line, next_ = lines[number], number - 1
            if line.kind == "undo":
                gone.update(int(word) for word in line.text.split())
            elif line.kind == "rewind":
                first = rewound(line.text)[0]
                if not 0 <= first <= number:
                    raise ValueError(f"line {number} leads to {first}")
                gone.update(range(first, number))
                next_ = first - 1
            number = next_
    except ValueError as error:
        raise Divergence("an undo line does not list numbers") from error
    return gone


def rewound(text: str) -> tuple[int, int]:
    """What the text of a rewind says: the number of the first line that is taken back, and how many things that
    everybody had heard of are taken back with it. Raises ``ValueError``."""
    first, heard = map(int, text.split())
    return first, heard


def kept_text(data: bytes) -> str:
    """A position as the text of a line: from there on a log is played again that today's rules do not lead there."""
    return base64.b64encode(zlib.compress(data, 9)).decode()


def kept_data(text: str) -> bytes:
    """The position of such a text. Raises ``ValueError``; nothing unfolds to more than a position can have."""
    unfolding = zlib.decompressobj()
    try:
        data = unfolding.decompress(base64.b64decode(text, validate=True), LARGEST_POSITION)
    except zlib.error as error:
        raise ValueError("a damaged position") from error
    if unfolding.unconsumed_tail or not unfolding.eof:
        raise ValueError("a position that is too large")
    return data


def same_position(rules: AnyRules, one: bytes, other: bytes) -> bool:
    """Whether two saves hold the same position. The number of the rules by which they were written may differ, and so
    may what saves of earlier versions do not remember (``Rules.forget``)."""
    if one == other:
        return True
    try:
        first, second = rules.loads(one), rules.loads(other)
    except ValueError:
        return False
    first.rules_version = second.rules_version
    for state in (first, second):
        rules.forget(state)
    return rules.dumps(first) == rules.dumps(second)


def kept_event() -> Event:
    """What the log says where a game goes on from a position that was kept."""
    return Event("table-kept", {}, None, True, "phase")


def corrected_event() -> Event:
    """What the log says of a position that was corrected by consent."""
    return Event("table-corrected", {}, None, True, "phase")


def rewound_event(heard: int) -> Event:
    """What the log says of a rewind."""
    return Event("table-rewound", {"n": heard}, None, True, "phase")


def borders_undo(events: Sequence[Event]) -> bool:
    """Whether nobody goes back behind an act with these events. What is sealed or drawn between a few is no border for
    the others: they would notice."""
    return any(event.audience is None and (event.seals or event.tell == "phase") for event in events)


def openly(text: str, hidden_arguments: Sequence[str]) -> str:
    """An action as seats other than its own may read it: one whose arguments are hidden by its verb alone."""
    verb = text.partition(" ")[0]
    return verb if verb in hidden_arguments else text


def hushed(texts: Sequence[str], hidden_arguments: Sequence[str]) -> bool:
    """Whether nothing of these actions can be told to others: where they led stands on the board, and stood there."""
    return all(text.partition(" ")[0] in hidden_arguments for text in texts)


def undone_events(
    seat: int, texts: Sequence[str], aloud: Sequence[str], hidden_arguments: Sequence[str]
) -> list[Event]:
    """What the log says of an undo. ``aloud``: the actions of which everybody had heard. Of the others, and where all
    hides its arguments, only the seat itself learns that they were taken back, and of such among others what they
    were."""
    full = Event("undone-actions", {"seat": SeatRef(seat), "actions": said(texts)}, (seat,))
    if not aloud or hushed(aloud, hidden_arguments):
        return [full]
    shown = [openly(text, hidden_arguments) for text in aloud]
    public = msgspec.structs.replace(full, params={"seat": SeatRef(seat), "actions": said(shown)}, audience=None)
    if shown == list(texts):
        return [public]
    return [public, msgspec.structs.replace(full, key="undone-actions-own")]


def said(texts: Sequence[str]) -> list[int | Term]:
    """Actions as a parameter."""
    return [Said(text) for text in texts]


def replay(
    rules: AnyRules,
    *,
    seats: int,
    seed: str,
    options: msgspec.Struct,
    lines: Sequence[LogLine],
    foreign: bool = False,
) -> Replayed:
    """Set the game up, or take the position from which it branched off, and take every action of the log that was not
    taken back. Luck that was rewound falls again: the number of draws is part of the position. ``foreign``: the log
    comes from outside, and whether the positions in it can come about is asked before anything goes on from them.

    Raises ``Divergence`` when an action is refused now, a recorded draw differs, or a line makes no sense.
    """
    gone = undone_by(lines)
    kept = max((n for n, line in enumerate(lines) if line.kind == "kept" and n not in gone), default=0)
    if kept:
        return _from_kept(rules, lines, kept, gone, foreign)
    try:
        if lines and lines[0].kind == "fork":
            state = _held(rules, lines[0], foreign)
        else:
            state = rules.setup(seats=seats, seed=luck(seed, words_of(lines)), options=options)
    except ValueError as error:
        raise Divergence(f"set-up: {error}") from error
    setup = rules.dumps(state)
    result = Replayed(state, setup, setup, 0, gone, [], {0: setup})
    if lines and lines[0].kind in ("setup", "fork"):
        _same_draws(rules, state, lines[0])
    return _go_on(rules, lines, 0, result, foreign)


def _held(rules: AnyRules, line: LogLine, foreign: bool) -> Any:
    """The position that a line holds. Raises ``Divergence`` for one that was damaged where it lay, that is no save, or
    that comes from outside (``foreign``) and cannot come about."""
    if line.damaged:
        raise Divergence(f"line {line.seq} is damaged: the digest of its position does not fit")
    try:
        state = rules.loads(line.text.encode() if line.kind == "fork" else kept_data(line.text))
    except ValueError as error:
        raise Divergence(f"line {line.seq} holds no position: {error}") from error
    if foreign and (faults := rules.invariants(state)):
        raise Divergence(f"line {line.seq} holds a position that cannot come about: {faults[0]}")
    return state


def _from_kept(rules: AnyRules, lines: Sequence[LogLine], kept: int, gone: set[int], foreign: bool) -> Replayed:
    """Begin at a position that was kept: what led there happened under other rules."""
    state = _held(rules, lines[kept], foreign)
    data = rules.dumps(state)
    result = Replayed(state, data, data, kept, gone, [(kept, kept_event())], {kept: data})
    return _go_on(rules, lines, kept, result, foreign)


def _go_on(rules: AnyRules, lines: Sequence[LogLine], first: int, result: Replayed, foreign: bool) -> Replayed:
    """Play the lines behind the first one."""
    gone = result.undone
    still = True
    """Whether ``result.base`` is the position as it stands: thousands of rewinds share it."""
    for number, line in enumerate(lines):
        if line.seq != number:
            raise Divergence(f"line {number} carries the number {line.seq}")
        if number < first or (number == first and line.kind in ("setup", "fork", "kept")):
            continue
        if line.seq in gone and line.kind in ("act", "undo", "rewind", "kept", "corrected"):
            continue
        if line.kind == "act":
            _take(rules, line, result)
            still = False
        elif line.kind == "rewind":
            result.told.append((number, rewound_event(rewound(line.text)[1])))
            result.base = result.borders[number] = result.base if still else rules.dumps(result.state)
            result.base_seq, still = number, True
        elif line.kind == "corrected":
            result.state = _held(rules, line, foreign)
            result.told.append((number, corrected_event()))
            result.base = result.borders[number] = rules.dumps(result.state)
            result.base_seq, still = number, True
        elif line.kind == "undo":
            taken = [lines[seq] for seq in map(int, line.text.split()) if 0 < seq < number]
            aloud = [back.text for back in taken if not back.secret]
            events = undone_events(line.seat, [back.text for back in taken], aloud, rules.hidden_arguments)
            result.told += [(line.seq, event) for event in events]
        else:
            raise Divergence(f"line {number} is of an unknown kind")
    return result


def _take(rules: AnyRules, line: LogLine, result: Replayed) -> None:
    try:
        events = rules.apply(result.state, line.seat, Action.parse(line.text))
    except IllegalAction as error:
        raise Divergence(f"action {line.seq} ({line.text}) of seat {line.seat + 1} is refused: {error}") from error
    except ValueError as error:
        raise Divergence(f"action {line.seq}: {error}") from error
    _same_draws(rules, result.state, line)
    result.told += [(line.seq, event) for event in events]
    if borders_undo(events):
        result.base, result.base_seq = rules.dumps(result.state), line.seq
    if any(event.audience is None and event.tell == "phase" for event in events):
        result.borders[line.seq] = result.base


def _same_draws(rules: AnyRules, state: Any, line: LogLine) -> None:
    if rules.draws(state) != line.draws:
        raise Divergence(f"the draws of action {line.seq} differ from the recorded ones")
