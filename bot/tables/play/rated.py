"""Who of a finished game is rated, in which places, and how much the game counts for each.

A game says something about strength once a quarter of its usual length was played. From then on whoever leaves it, or
is covered by a computer at its end, is placed last; before, it says nothing about anybody. What the same people play
against each other again and again counts less each time.
"""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Collection

import sqlalchemy as sa

from bot.store import models as m
from bot.tables.model import CONCEDED, DRAWN
from bot.tables.play.game_length import LEAST, MOST
from bot.tables.unit.change import Change
from engine.core import Outcome

SHARE = 4
"""The part of its usual length, one in so many, that a game must have had."""
SAME = 30 * 86400.0
"""Seconds for which games against the same people are remembered."""


@dataclasses.dataclass(frozen=True, slots=True)
class Entry:
    """A row of a result."""

    seat: int
    """The seat; ``-1 - seat`` for who left one that somebody else took."""
    user_id: int | None
    """Who is placed there, ``None`` for a computer, or somebody who is known no more."""
    place: int
    """From 1, tied seats share one; 0 when nobody won."""
    rated: bool
    """It moves a rating."""


@dataclasses.dataclass(frozen=True, slots=True)
class _Gone:
    """Somebody who had a seat and is not at it at the end."""

    seat: int
    """The seat they had."""
    user_id: int
    """Who they are; below 0 once they were forgotten."""
    turn: int | None
    """In which turn they left, ``None`` when nobody noted it."""


def placed(outcome: Outcome) -> dict[int, int]:
    """The place of each seat, from 1; tied seats share the best of theirs. Empty when nobody won."""
    found: dict[int, int] = {}
    for tied in outcome.places:
        place = len(found) + 1
        found |= dict.fromkeys(tied, place)
    return found


def enough(turn: int | None, usual: float) -> bool:
    """Whether so much was played by the turn in which somebody left, or people ended the game, that it says something
    of strength; that turn itself does not count, and a game without turns (0) always does. ``usual``: turns that a game
    has; ``None``: nobody knows when it was."""
    return turn is not None and (turn == 0 or (turn > 1 and (turn - 1) * SHARE >= usual))


async def usual(change: Change) -> float:
    """The usual length of the table's game with so many seats, in turns: the median of those that were rated and
    played to their end on this host, with too few of them what the game itself says; 0 when nobody knows."""
    table, r = change.loaded.table, m.results.c
    played = (
        sa.select(r.turn)
        .where(r.game == table.game, r.seat_count == table.seat_count, r.unrated == "", r.turn > 0)
        .where(r.why.not_in((DRAWN, CONCEDED)))
        .order_by(r.id.desc())
        .limit(MOST)
    )
    turns = list(await change.connection.scalars(played))
    if len(turns) >= LEAST:
        return float(statistics.median(turns))
    return float(change.store.rules(table.game).usual_turns.get(table.seat_count, 0))


async def entries(change: Change, outcome: Outcome, turn: int) -> tuple[str, list[Entry]]:
    """Why a game says nothing about the strength of its people, empty when it does, and the rows of its result."""
    gone, held = await _gone(change)
    why = await _unrated(change, outcome, turn, gone, held)
    last: dict[int, _Gone] = {}
    for each in gone if not why else ():  # the first who left a seat: whoever took it and left it, too, began late
        known = last.get(each.seat)
        if known is None or (each.turn or 0) < (known.turn or 0):
            last[each.seat] = each
    seats = {seat.seat: seat for seat in change.loaded.seats}
    taken = {s for s in last if not seats[s].autopilot and seats[s].user_id is not None}
    behind = {-1 - s if s in taken else s: each.user_id for s, each in last.items()}
    order = [[s for s in tied if s not in behind] for tied in outcome.places]
    places = placed(Outcome([*filter(None, order), *filter(None, [sorted(behind)])], outcome.reason, {}))
    rows = []
    for number in [*seats, *(n for n in behind if n < 0)]:
        user = behind[number] if number in behind else seats[number].user_id
        first = number in behind or {each for seat, each in held if seat == number} == {user}
        known_ = user is not None and user > 0  # whoever was forgotten has a number below 0
        rows.append(Entry(number, user if known_ else None, places.get(number, 0), not why and known_ and first))
    if not why and (sum(row.rated for row in rows) < 2 or not any(r.rated and r.seat not in behind for r in rows)):
        return "left", await _as_played(change, outcome)
    return why, rows


async def _as_played(change: Change, outcome: Outcome) -> list[Entry]:
    places = placed(outcome)
    return [Entry(s.seat, s.user_id, places.get(s.seat, 0), False) for s in change.loaded.seats]


async def _gone(change: Change) -> tuple[list[_Gone], list[tuple[int, int]]]:
    """Who had a seat and is not at it any more; and who has ever held which."""
    h = m.holders.c
    query = sa.select(h.seat, h.user_id, h.gone).where(h.table_id == change.loaded.table.id, h.seat >= 0)
    rows = (await change.connection.execute(query.order_by(h.seat, h.user_id))).all()
    there = {seat.seat: seat.user_id for seat in change.loaded.seats if not seat.autopilot}
    return [_Gone(*row) for row in rows if there.get(row.seat) != row.user_id], [(r.seat, r.user_id) for r in rows]


async def _unrated(
    change: Change, outcome: Outcome, turn: int, gone: Collection[_Gone], held: Collection[tuple[int, int]]
) -> str:
    """Why a game says nothing about the strength of its people; empty when it does."""
    loaded = change.loaded
    length = await usual(change)
    if loaded.table.imported:
        return "imported"
    if not all(enough(each.turn, length) for each in gone):
        return "abandoned"
    if {s.seat for s in loaded.seats} - {seat for seat, _ in held}:
        return "computer"
    people = [user for _, user in held]
    if len(set(people)) < len(people):
        return "several"
    if outcome.reason in (DRAWN, CONCEDED) and not enough(turn, length):
        return "early"
    return "" if outcome.places else "nobody"


async def weights(change: Change, users: Collection[int]) -> dict[int, float]:
    """How much a game counts for each of its people: 1, ½, ¼ … by the games that they have had in the last thirty days
    with each of the others; where that differs, with the one whom they have met least."""
    table, p, r = change.loaded.table, m.placings.c, m.results.c
    query = (
        sa.select(p.result_id, p.user_id)
        .select_from(m.placings.join(m.results))
        .where(p.user_id.in_(list(users)), p.mu.is_not(None), r.game == table.game)
        .where(r.seat_count == table.seat_count, r.ended_at > change.now - SAME)
    )
    games: dict[int, set[int]] = {}
    for number, user in await change.connection.execute(query):
        games.setdefault(number, set()).add(user)
    met = {
        user: min(sum({user, other} <= game for game in games.values()) for other in users if other != user)
        for user in users
    }
    return {user: 0.5**n for user, n in met.items()}
