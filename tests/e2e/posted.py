"""What stands in the channels when a campaign is over, held against what the game says was to be posted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.presenter import Voice
from bot.presenter.front import front
from cogs import games
from engine.core import Event
from tests.e2e.campaign import Campaign
from tests.e2e.kit import File, Person
from tests.support.sandbox import Json, words

games()  # brings the fronts

THREAD_MARKS = (18, 21)
KINDS = ("opening", "phase", "status", "result")
MARKER = re.compile(r"\b[0-9a-f]{24}\b")


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


def check_thread(thread: Sequence[Json], campaign: Campaign) -> None:
    """One opening, one board for every phase that tells what the uninterrupted game tells, one result, in order; no
    marker and no board twice.

    A status follows its board, unless the next phase had ended before it could be sent.
    """
    posts = unasked(thread)
    kinds = Counter(kind_of(m) for m in posts)
    phases = campaign.mirror.phases
    assert kinds == Counter({"opening": 1, "phase": len(phases), "status": kinds["status"], "result": 1}), kinds
    marks = Counter(mark for m in posts for mark in set(MARKER.findall(names(m))))
    assert max(marks.values()) == 1, f"posted twice: {marks.most_common(3)}"
    boards = [words(m) for m in posts if kind_of(m) == "phase"]
    voice = Voice("en", [p.name for p in campaign.people], campaign.playing.game)
    for number, (board, (view, events)) in enumerate(zip(boards, phases, strict=True)):
        told = "\n".join(lines(campaign.playing.game, view, events, voice))
        _, _, rest = board.partition("\n")
        rest = rest.removeprefix(voice.text("phase-more")).lstrip("\n")
        assert told == rest or (rest and told.endswith(rest)), f"phase {number}: {rest!r} instead of {told!r}"
    game = campaign.playing.game
    everything = "\n".join(line for view, events in phases for line in lines(game, view, events, voice))
    for chapter in campaign.playing.chapters:
        assert chapter not in everything or any(chapter in board for board in boards), f"no board tells of {chapter!r}"
    order = [kind_of(m) for m in posts]
    assert order[0] == "opening"
    assert order[-1] == "result"
    assert all(before == "phase" for before, kind in pairwise(order) if kind == "status"), order
    planned = campaign.file.rows(
        "SELECT message_id FROM outbox WHERE op = 'send' AND status = 'sent' "
        "AND kind IN ('opening', 'phase', 'status', 'result') ORDER BY id"
    )
    assert [int(row["message_id"]) for row in planned] == [int(m["id"]) for m in posts if kind_of(m) in KINDS]


def lines(game: str, view: Any, events: Sequence[Event], voice: Voice) -> list[str]:
    """What a post tells of a phase."""
    short = front(game).short(view, [{"key": e.key, "params": e.params} for e in events], voice)
    return short if short is not None else [voice.say(e.key, e.params) for e in events]


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
    bad = [
        tuple(r)
        for r in file.rows("SELECT id, kind, op, status, error FROM outbox WHERE status NOT IN ('sent', 'skipped')")
    ]
    assert not bad, bad
    phases, statuses = (
        file.one("SELECT count(*) FROM outbox WHERE op = 'send' AND kind = ?", kind) for kind in ("phase", "status")
    )
    assert statuses == phases - 1, "a phase without a status, or with two"
    sent = [int(r[0]) for r in file.rows("SELECT message_id FROM outbox WHERE status = 'sent' AND op = 'send'")]
    there = [int(m["id"]) for messages in channels for m in unasked(messages)]
    assert len(sent) == len(set(sent)), "two posts became one message"
    assert sorted(sent) == sorted(there), f"missing: {set(sent) - set(there)}, too many: {set(there) - set(sent)}"
    return len(sent)
