"""What stands in the channels when a campaign is over, held against what the game says was to be posted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from tests.e2e.kit import File, Mirror, Person
from tests.support.sandbox import Json, words

YEARS = 12
THREAD_MARKS = (18, 21)
MARKER = re.compile(r"\b[0-9a-f]{8}-\d+x\b")


async def whole(person: Person, channel: str) -> list[Json]:
    """All messages of a channel, oldest first."""
    found: list[Json] = []
    while True:
        page = await person.messages(channel, limit=100, before=found[-1]["id"] if found else None)
        found += page
        if len(page) < 100:
            return found[::-1]


def unasked(messages: Sequence[Json]) -> list[Json]:
    """The bot's posts: what it said by itself, not as an answer; the marks of a new thread are Discord's."""
    said = [m for m in messages if m["author"].get("bot") and m["type"] not in THREAD_MARKS]
    return [m for m in said if not m.get("interaction_metadata")]


def names(message: Json) -> str:
    """The file names of a message."""
    return " ".join(a["filename"] for a in message["attachments"])


def check_thread(thread: Sequence[Json], mirror: Mirror) -> None:
    """One opening, one board for every phase, one result, in order; no marker and no board twice.

    A status follows its board, unless the next phase had ended before it could be sent.
    """
    posts = unasked(thread)
    kinds = Counter(kind_of(m) for m in posts)
    ends = {seq for seq, event in mirror.told if event.milestone}  # the last year and the game end at once
    phases = 1 + len(ends)  # the start is posted too
    assert kinds == {"opening": 1, "phase": phases, "status": kinds["status"], "result": 1}, kinds
    marks = Counter(mark for m in posts for mark in set(MARKER.findall(names(m))))
    assert max(marks.values()) == 1, f"posted twice: {marks.most_common(3)}"
    boards = [words(m) for m in posts if kind_of(m) == "phase"]
    assert len(set(boards)) == len(boards), "two phases tell the same"
    for year in range(1, YEARS + 1):
        told = [number for number, text in enumerate(boards) if f"Year {year} " in text or f"year {year} " in text]
        assert told, f"no board tells of year {year}"
    order = [kind_of(m) for m in posts]
    assert order[0] == "opening"
    assert order[-1] == "result"
    assert "status" in order
    assert all(before == "phase" for before, kind in pairwise(order) if kind == "status"), order
    assert [int(m.split("-")[1][:-1]) for p in posts for m in MARKER.findall(names(p))[:1]] == sorted(
        int(m.split("-")[1][:-1]) for p in posts for m in MARKER.findall(names(p))[:1])


def kind_of(message: Json) -> str:
    """Which sort of post a message of the thread is, by what everybody sees of it."""
    if "-result." in names(message):
        return "result"
    if "-board." in names(message):
        return "phase"
    text = words(message)
    if text.startswith("## "):
        return "opening"
    if text.startswith(("Waiting for", "The game is over")):
        return "status"
    return text


def check_outbox(file: File, channels: Sequence[Sequence[Json]]) -> int:
    """Everything that was to be sent stands in a channel exactly once, and nothing else; returns how much it is."""
    bad = [tuple(r) for r in file.rows(
        "SELECT id, kind, op, status, error FROM outbox WHERE status NOT IN ('sent', 'skipped')")]
    assert not bad, bad
    phases, statuses = (file.one(
        "SELECT count(*) FROM outbox WHERE op = 'send' AND kind = ?", kind) for kind in ("phase", "status"))
    assert statuses == phases - 1, "a phase without a status, or with two"
    sent = [int(r[0]) for r in file.rows("SELECT message_id FROM outbox WHERE status = 'sent' AND op = 'send'")]
    there = [int(m["id"]) for messages in channels for m in unasked(messages)]
    assert len(sent) == len(set(sent)), "two posts became one message"
    assert sorted(sent) == sorted(there), (
        f"missing: {set(sent) - set(there)}, too many: {set(there) - set(sent)}")
    return len(sent)
