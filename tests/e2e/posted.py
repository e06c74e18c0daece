"""What stands in the channels when a campaign is over, held against what the game says was to be posted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise

from bot.presenter import Voice
from bot.presenter.front import front
from bot.presenter.words.telling import Told as Line
from bot.presenter.words.telling import Weight
from cogs import games
from tests.e2e.campaign import Campaign
from tests.e2e.clients import File, Person, Told
from tests.support.sandbox import Json, words

games()  # brings the fronts

THREAD_MARKS = (18, 21)
KINDS = ("opening", "phase", "lines", "status", "result", "replay")
FILMED = "xidit"
"""The game whose campaign has its replay posted; it takes seconds to make."""
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
    """One opening, one board for every phase after which there is something new on it, lines between them, one result
    when the game is over: in order they tell what the uninterrupted game tells; no marker and no board twice.

    A status follows its board, unless the next phase had ended before it could be sent; only the last one is left.
    """
    posts = unasked(thread)
    kinds = Counter(kind_of(m) for m in posts)
    told = campaign.mirror.posts
    boards = sum(t.kind == "phase" for t in told)
    kept = {"status": kinds["status"], "lines": kinds["lines"]}
    over = int(campaign.mirror.over)
    films = over * (campaign.playing.game == FILMED)
    assert +kinds == +Counter({"opening": 1, "phase": boards, "result": over, "replay": films, **kept}), kinds
    marks = Counter(mark for m in posts for mark in set(MARKER.findall(names(m))))
    assert max(marks.values()) == 1, f"posted twice: {marks.most_common(3)}"
    voice = Voice("en", [p.name for p in campaign.people], campaign.playing.game)
    game = campaign.playing.game
    said = [m for m in posts if kind_of(m) in ("phase", "lines", "result")]
    great = {line.text for t in told for line in whole_lines(game, t, voice) if line.weight is Weight.GREAT}
    check_lines([told_by(m, voice) for m in said], [(t.kind, "\n".join(lines(game, t, voice))) for t in told], great)
    everything = "\n".join(line for t in told for line in lines(game, t, voice))
    heard = "\n".join(words(m) for m in said)
    for chapter in campaign.playing.chapters:
        assert chapter not in everything or chapter in heard, f"no post tells of {chapter!r}"
    order = [kind_of(m) for m in posts]
    assert order[0] == "opening"
    assert not over or order[-1 - films :] == ["result", "replay"][: 1 + films]
    assert all(before == "phase" for before, kind in pairwise(order) if kind == "status"), order
    rows = campaign.file.rows("SELECT message_id, kind FROM outbox WHERE op = 'send' AND status = 'sent' ORDER BY id")
    planned = [(int(row["message_id"]), row["kind"]) for row in rows if row["kind"] in KINDS]
    assert [number for number, _ in planned] == sorted(number for number, _ in planned), "not in planned order"
    statuses = [number for number, kind in planned if kind == "status"]
    gone = taken_away(campaign.file, "status")
    assert gone == Counter(statuses[:-1]), "a status goes when the next one has come, and no other does"
    there = [(int(m["id"]), kind_of(m)) for m in posts if kind_of(m) in KINDS]
    assert there == [post for post in planned if post[0] not in gone]


NAMED = re.compile(r"</([^:>]+):\d+>")
"""A command as it is mentioned where a message has room for that; elsewhere stands its name."""


def told_by(message: Json, voice: Voice, kind: str = "") -> tuple[str, str, bool]:
    """The kind of a post, what it tells below its head, and whether something is left out. ``kind``: if known."""
    kind, text = kind or kind_of(message), NAMED.sub(r"`/\1`", words(message))
    more = voice.text("phase-more")
    if kind == "phase":
        text = text.partition("\n")[2]
    if kind == "result":
        text = text.partition("\nThe seed was ")[0]  # which comes last
    _, cut, rest = text.partition(f"{more}\n")
    return (kind, rest, True) if cut else (kind, text, False)


def check_lines(said: Sequence[tuple[str, str, bool]], told: Sequence[tuple[str, str]], great: Collection[str]) -> None:
    """Posts against what is to be told: boards one by one, between them lines, of which a post may hold several; the
    result ends with what is left. Where a post has no room for all, ``great`` lines are not left out for others."""
    found = list(said)
    between: list[str] = []

    def left_out(kept: str, of: str) -> None:
        gone = Counter(of.split("\n")) - Counter(kept.split("\n"))
        assert great.isdisjoint(gone) or great.issuperset(kept.split("\n")), f"{sorted(gone)} left out of {of!r}"

    def lines_are_told() -> None:
        rest = "\n".join(between)
        while rest:
            assert found, f"nobody tells {rest!r}"
            assert found[0][0] == "lines", f"{found[0]} where lines are to be told: {rest!r}"
            _, text, cut = found.pop(0)
            end = ends_at(text, rest) if cut else len(text) if rest.startswith(text) else -1
            assert end >= 0, f"{text!r} instead of {rest!r}"
            if cut and [f[0] for f in found[:1]] != ["lines"]:  # nothing follows: what came last was left out as well
                end = len(rest)
            left_out(text, rest[:end])
            rest = rest[end:].removeprefix("\n")
        between.clear()

    for kind, text in told:
        if kind == "lines":
            between += [text] if text else []  # of what other lines make needless there is no post
            continue
        lines_are_told()
        assert [f[0] for f in found[:1]] == [kind], f"{found[:1]} instead of a {kind} that tells {text!r}"
        _, rest, cut = found.pop(0)
        whole_text = rest == text or (kind == "result" and rest.endswith(text))
        assert whole_text or (cut and ends_at(rest, text) >= 0), f"{kind}: {rest!r} instead of {text!r}"
        if cut:
            left_out(rest, text)
    lines_are_told()
    assert not found, f"told too much: {found}"


def lines(game: str, told: Told, voice: Voice) -> list[str]:
    """What a post tells: lines of what was not told before, each with what follows from it."""
    return [line.text for line in whole_lines(game, told, voice)]


def whole_lines(game: str, told: Told, voice: Voice) -> list[Line]:
    """The same with what they weigh."""
    found = front(game).tell(told.view, told.fresh, voice, None)
    return [t for t in found if t.weight > Weight.SMALL or any(event.tell != "log" for event in t.events)]


def ends_at(part: str, whole: str) -> int:
    """Where some lines of a text end there, of which others were left out; -1 where they are none of it."""
    at = 0
    for line in part.split("\n"):
        found = f"{whole}\n".find(f"{line}\n", at)
        if found < 0:
            return -1
        at = found + len(line) + 1
    return at - 1


def tells_status(text: str) -> bool:
    """Whether this is the status of a table. Another line may stand before the one that names whom it waits for: an end
    that is in sight, a pause."""
    told = ("Waiting for", "Nobody has to act", "The game is over", "The table waits for")
    return any(line.startswith(told) for line in text.split("\n"))


def kind_of(message: Json) -> str:
    """Which sort of post a message of the thread is, by what everybody sees of it."""
    if "-result." in names(message):
        return "result"
    if "-board." in names(message):
        return "phase"
    if ".html" in names(message):
        return "replay"
    text = words(message)
    if text.startswith("## "):
        return "opening"
    if tells_status(text):
        return "status"
    return "lines"


def taken_away(file: File, kind: str) -> Counter[int]:
    """The messages of a kind that were deleted, and how often each was."""
    rows = file.rows("SELECT message_id FROM outbox WHERE op = 'delete' AND kind = ? ORDER BY id", kind)
    return Counter(int(row["message_id"]) for row in rows)


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
    assert statuses in (phases, phases - 1), "a phase without a status, or with two"
    rows = file.rows("SELECT message_id, kind FROM outbox WHERE status = 'sent' AND op = 'send'")
    sent = [int(r["message_id"]) for r in rows]
    panels = {int(r["message_id"]) for r in rows if r["kind"] == "panel"}
    there = [int(m["id"]) for messages in channels for m in unasked(messages)]
    assert len(sent) == len(set(sent)), "two posts became one message"
    assert len(there) == len(set(there))
    gone = taken_away(file, "panel") + taken_away(file, "status")  # when the next one has come
    assert max(gone.values(), default=1) == 1, "taken away twice"
    assert set(gone) <= set(sent)
    assert not set(gone) & set(there), f"still there: {set(gone) & set(there)}"
    lost = set(sent) - set(there) - set(gone)
    assert not lost, f"missing: {lost}"
    assert set(there) <= set(sent), f"too many: {set(there) - set(sent)}"
    for messages in channels:
        shown = [m for m in unasked(messages) if int(m["id"]) in panels]
        assert len(shown) <= 1, f"more than one panel in a conversation: {[words(m)[:60] for m in shown]}"
    return len(sent)
