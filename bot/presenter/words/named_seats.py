"""Which seats a text names: what is sent to seats reaches those that somebody named, or nobody.

A text is one suggestion, chosen or written as it is shown; or numbers of seats, from 1; or whole names. Whatever can be
read in two ways that differ in seats is refused, and so is a text of which a part is not understood.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import re
import unicodedata
from collections.abc import Mapping, Sequence

from bot.common.errors import Raw, UserError
from bot.common.safe_names import LINE, bare, seen, spoken, unmarked
from bot.locale import LANGUAGES, text
from bot.presenter.words.voice import Voice, cut, voice_of
from bot.tables.members.private_talk import sat_of, token_of
from bot.tables.model import TableInfo

Sat = Mapping[int, int]
"""Seats from 0, each with its arrivals (``SeatFacts``): who had it when it was named."""

LISTED = 4
"""Readings that a refusal shows."""
ECHO = 60
"""Characters of what was typed that a refusal repeats."""
ENOUGH = 16
"""Readings of the beginning of a text that are followed up; more of them make it no less doubtful."""
_CHOSEN = re.compile(r"herald-seats:(\d{1,18}):([0-9.~]+):([0-9a-f]{24})", re.ASCII)
_COMMA = re.compile(r"[,;\uff0c\uff1b\u060c\u061b\u3001]")
_NUMBER = re.compile(r"#?(\d{1,3})")
Reading = frozenset[int]


def shown(speak: Voice, seats: Sequence[int]) -> str:
    """Seats as suggestions, refusals and forms show them, safe inside a message: ``2, 4 · Ben and Cai``. Numbers come
    first, so that nothing is cut off by which two of them could be told apart."""
    return f"{', '.join(str(seat + 1) for seat in seats)} · {speak.seats(seats)}"


def suggestion(speak: Voice, seats: Sequence[int]) -> str:
    """The same as one line of a list, where nothing is markup."""
    return cut(unmarked(shown(speak, seats)), LINE)


def chosen(info: TableInfo, seats: Sequence[int]) -> str:
    """What stands behind a suggestion: the table, the seats, and who has them now. Nobody types it, and it is longer
    than any name that a seat can have."""
    body = f"{info.id}:{token_of({seat: info.seats[seat].arrivals for seat in seats})}"
    return f"herald-seats:{body}:{_check(body)}"


def named(info: TableInfo, speak: Voice, typed: str, *, one: bool = False) -> Sat:
    """The seats that a text names, with who has them now. ``one``: a single seat is meant.

    Raises ``seats-none`` for what is not understood, ``seats-several`` for what can mean different seats,
    ``seats-one``, ``no-such-seat`` for a number, and for a suggestion chosen earlier ``seats-moved`` when one of its
    seats has changed hands since and ``seats-elsewhere`` at another table.
    """
    picked = _picked(info, typed)
    if picked is not None:
        sat = picked
    else:
        found = readings(info, speak, typed)
        if not found:
            raise _unknown(info, typed)
        if len(found) > 1:
            raise several(typed, [shown(speak, sorted(one)) for one in found])
        sat = {seat: info.seats[seat].arrivals for seat in sorted(found[0])}
    if one and len(sat) != 1:
        raise UserError("seats-one", text=typed[:ECHO] if picked is None else shown(speak, list(sat)), n=len(sat))
    return sat


def several(typed: str, told: Sequence[str]) -> UserError:
    """The refusal of a text that can mean different things, with them as messages show them."""
    more = [] if len(told) <= LISTED else ["…"]
    return UserError("seats-several", text=typed[:ECHO], readings=Raw(" / ".join([*told[:LISTED], *more])))


def readings(info: TableInfo, speak: Voice, typed: str) -> list[Reading]:
    """Every way to read a typed text as seats; none for one of which a part is not understood."""
    found = {_shown(info, speak, typed), _numbered(info, typed)} - {None}
    everybody = frozenset(range(info.seat_count))
    sure, doubtful = _listed(info, speak, typed, everybody)
    # What only looks like a name, and what may be meant for everybody, is no answer, but it makes another one doubtful.
    found |= sure
    if found:
        found |= doubtful
    return sorted((one for one in found if one is not None), key=sorted)


def _picked(info: TableInfo, typed: str) -> Sat | None:
    """The seats of a suggestion that was chosen."""
    match = _CHOSEN.fullmatch(typed.strip())
    if match is None or _check(f"{match[1]}:{match[2]}") != match[3]:
        return None
    if int(match[1]) != info.id:
        raise UserError("seats-elsewhere", table=match[1])
    sat = sat_of(match[2])
    must_still_sit(info, sat)
    return sat


def must_still_sit(info: TableInfo, sat: Sat) -> None:
    """Raise ``seats-moved`` when one of these seats has changed hands since it was named."""
    for seat, arrivals in sat.items():
        if seat >= info.seat_count:
            raise UserError("no-such-seat", seat=seat + 1, seats=info.seat_count)
        if info.seats[seat].arrivals != arrivals:
            raise UserError("seats-moved", seat=seat + 1, name=info.seats[seat].name)


def _check(body: str) -> str:
    return hashlib.blake2s(body.encode(), digest_size=12).hexdigest()


def _unknown(info: TableInfo, typed: str) -> UserError:
    """The refusal of what names no seat; a list of numbers is told which one there is not."""
    numbers = _numbers(typed) or []
    wrong = next((n for n in numbers if not 1 <= n <= info.seat_count), None)
    if wrong is not None:
        return UserError("no-such-seat", seat=wrong, seats=info.seat_count)
    return UserError("seats-none", text=typed[:ECHO])


# -- readings


def _shown(info: TableInfo, speak: Voice, typed: str) -> Reading | None:
    """Seats as a suggestion shows them, in any language."""
    seats = [n - 1 for n in _numbers(typed.partition("·")[0]) or ()]
    if "·" not in typed or not seats or not all(0 <= seat < info.seat_count for seat in seats):
        return None
    wanted = spoken(typed)
    alike = (spoken(suggestion(voice, seats)) == wanted for voice in _voices(info, speak))
    return frozenset(seats) if any(alike) else None


def _numbered(info: TableInfo, typed: str) -> Reading | None:
    """Numbers of seats, from 1."""
    numbers = _numbers(typed)
    if not numbers or not all(1 <= n <= info.seat_count for n in numbers):
        return None
    return frozenset(n - 1 for n in numbers)


def _numbers(typed: str) -> list[int] | None:
    """Numbers as people write them: ``2 4``, ``2, 4``, ``#2``, ``seat 2``; ``None`` for anything else."""
    found: list[int] = []
    for part in _COMMA.split(unicodedata.normalize("NFKC", typed)):
        if spoken(part) in _phrases():
            found.append(_phrases()[spoken(part)])
            continue
        matches = [_NUMBER.fullmatch(word) for word in part.split()]
        if not all(matches):
            return None
        found += [int(match[1]) for match in matches if match is not None]
    return found or None


@functools.cache
def _phrases() -> Mapping[str, int]:
    """``seat 2`` in every language."""
    return {spoken(text(lang, "seat-number", number=n)): n for lang in LANGUAGES for n in range(1, 100)}


def _listed(info: TableInfo, speak: Voice, typed: str, everybody: Reading) -> tuple[set[Reading], set[Reading]]:
    """Names with commas between them; a name may have commas itself. What they name for sure, and what else they could
    be taken for."""
    cuts = [0, *itertools.chain.from_iterable(m.span() for m in _COMMA.finditer(typed)), len(typed)]
    spans = list(zip(cuts[::2], cuts[1::2], strict=True))
    names = _names(info, speak)
    sure: list[set[Reading]] = [{frozenset()}]
    loose: list[set[Reading]] = [{frozenset()}]
    for end in range(1, len(spans) + 1):
        here: set[Reading] = set()
        near: set[Reading] = set()
        for start in range(end):
            part = typed[spans[start][0] : spans[end - 1][1]]
            fits, looks = _fitting(part, names)
            if spoken(part) in _everybody():
                looks |= {everybody}
            if not spoken(part):  # a comma too many
                here |= sure[start]
                near |= loose[start]
            here |= {before | {seat} for before in sure[start] for seat in fits}
            near |= {before | {seat} for before in loose[start] for seat in fits}
            near |= {before | look for before in loose[start] for look in looks}
        sure.append(set(itertools.islice(here, ENOUGH)))
        loose.append(set(itertools.islice(near, ENOUGH)))
    return sure[-1] - {frozenset()}, loose[-1] - {frozenset()}


def _fitting(part: str, names: Sequence[tuple[int, str]]) -> tuple[set[int], set[Reading]]:
    """The seats that are called so, and those of which that cannot be told by looking."""
    said, looks = spoken(part), seen(part)
    if not said:
        return set(), set()
    fits = {seat for seat, name in names if spoken(name) == said}
    return fits, {frozenset([seat]) for seat, name in names if seen(name) == looks}


def _names(info: TableInfo, speak: Voice) -> list[tuple[int, str]]:
    """Everything that seats are called: names, and whom a seat plays."""
    found: list[tuple[int, str]] = []
    for voice in _voices(info, speak):
        for seat in info.seats:
            side = voice.side(seat.seat)
            names = {seat.name, bare(seat.name, seat.seat)} if seat.name else set()
            found += [(seat.seat, name) for name in names]
            found += [(seat.seat, side), *((seat.seat, f"{name} ({side})") for name in names)] if side else []
    return list(dict.fromkeys(found))


@functools.cache
def _everybody() -> frozenset[str]:
    """Words for all seats, which name none."""
    return frozenset(spoken(word) for lang in LANGUAGES for word in text(lang, "seats-everybody").split(","))


def _voices(info: TableInfo, speak: Voice) -> list[Voice]:
    return [speak, *(voice_of(info, lang) for lang in LANGUAGES if lang != speak.locale)]


def as_one(info: TableInfo, speak: Voice, typed: str) -> int:
    """The one seat that a text names; see ``named``."""
    return next(iter(named(info, speak, typed, one=True)))
