"""What must hold: one function for each line of the report, which names what does not."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Callable, Iterator

from bot.locale import LANGUAGES, text
from tests.month import counts
from tests.month.record import Record
from tests.month.witness import Seen

GREETING = {"opengame", "alone", "server"}
"""Verbs of the message that greets a server, which belongs to no table."""
ENDS = ("sent", "skipped", "failed")
LATE = 120.0
"""Seconds after a deadline in which it is handled: some are found between two looks."""
GROWTH = 1.2
"""By how much the memory may have grown since the first day."""
NEVER = (
    "note-stopped", "whisper-stopped", "whisper-stopped-here", "whisper-stopped-orders", "note-restoring",
    "whisper-restoring", "note-restored", "whisper-restored", "note-unreadable", "note-closed", "whisper-closed",
)  # fmt: skip
"""Messages that report what no run brings: rules that fail, positions that are damaged."""
CLOSED, GONE = "dm-closed-note", "left-server-note"
ONCE = (
    CLOSED, GONE, "whisper-lacks", "whisper-unheard", "whisper-barred", "whisper-barred-other", "note-nudge-closed",
    "note-thread-anew", "note-thread-late", *NEVER,
)  # fmt: skip
"""Messages that report a failure."""


@dataclasses.dataclass(frozen=True, slots=True)
class Fault:
    """Something that does not hold."""

    check: str
    """The check that found it, by its name."""
    said: str
    """What it is."""


# -- nothing lost, nothing doubled, nothing misdelivered


def lost(record: Record) -> Iterator[str]:
    """Every post that was sent stands or was taken away by a row; every act that was answered is in the log."""
    gone = {row["message_id"] for row in record.outbox if row["op"] == "delete" and row["status"] == "sent"}
    gone |= {int(seen.facts["message"]) for seen in record.of("delete") if record.undone(seen.at)}
    for row in record.outbox:
        if (row["op"], row["status"]) != ("send", "sent") or record.undone(row["done_at"] or 0):
            continue
        there = str(row["message_id"]) in record.standing or str(row["channel_id"]) not in record.places
        if not there and row["message_id"] not in gone:
            yield f"post {row['id']} ({row['kind']} of table {row['table_id']}) does not stand, and no row took it away"
    for act in record.of("act"):
        if record.undone(act.at):
            continue
        numbers = range(act.facts["after"] + 1, act.facts["to"] + 1)
        if missing := [n for n in numbers if (act.facts["table"], n) not in record.log]:
            yield f"line {missing[0]} of table {act.facts['table']} is gone, which {act.facts['who']} was told of"


def doubled(record: Record) -> Iterator[str]:
    """No nonce became two messages, no message belongs to two rows, no line of a log stands twice."""
    nonces: dict[tuple[int, str], set[str]] = {}
    for post in record.of("post"):
        if post.facts["nonce"]:  # which are made of the numbers of rows, that come again after a restore
            nonces.setdefault((record.era(post.at), post.facts["nonce"]), set()).add(post.facts["message"])
    for (_, nonce), messages in nonces.items():
        if len(messages) > 1:
            yield f"nonce {nonce} became {len(messages)} messages: {', '.join(sorted(messages))}"
    rows = Counter(row["message_id"] for row in record.outbox if row["op"] == "send" and row["status"] == "sent")
    for message, count in rows.items():
        if count > 1:
            yield f"message {message} belongs to {count} rows"
    if record.doubled_lines:
        yield f"{record.doubled_lines} lines of logs have the number of another one"


def misdelivered(record: Record) -> Iterator[str]:
    """A direct message reaches the person of its row, a panel who has the seat, private words those they are for."""
    rows = {row["message_id"]: row for row in record.outbox if row["op"] == "send"}
    for message, row in rows.items():
        stands = record.standing.get(str(message))
        if stands is None:
            continue
        if row["user_id"] is not None and stands.reader != str(row["user_id"]):
            yield f"post {row['id']} for {row['user_id']} stands with {stands.reader}"
        if row["user_id"] is None and stands.reader is not None:
            yield f"post {row['id']} of table {row['table_id']} for all stands with {stands.reader} alone"
    for post in record.of("post"):
        asks = post.facts["asks"]
        if post.facts.get("kind") == "panel" and asks and asks[1] != post.facts["seat"]:
            yield f"a panel of seat {post.facts['seat'] + 1} shows seat {asks[1] + 1}: message {post.facts['message']}"
    yield from _private(record)


def _private(record: Record) -> Iterator[str]:
    heard: dict[str, set[str]] = {}
    for each in record.of("heard"):
        heard.setdefault(each.facts["word"], set()).update(each.facts["users"])
    for said in record.of("said"):
        by, to, word = said.facts["by"], set(said.facts["to"]), said.facts["word"]
        ears = heard.get(word, set())
        for stranger in sorted(ears - to - {by}):
            yield f"{stranger} has read what {by} said to {', '.join(sorted(to))} alone ({word})"
        deaf = to - ears - record.closed
        if by in ears and deaf and not record.undone(said.at):
            yield f"{', '.join(sorted(deaf))} never read what {by} said to them ({word})"


# -- tables


def somebody(record: Record) -> Iterator[str]:
    """A running table waits for somebody: a person, a computer that is to act, or one that gives them time to come
    back."""
    timed = {row["table_id"] for row in record.deadlines if row["act_at"] is not None}
    for table, live in record.live.items():
        if not live.waits:
            yield f"table {table} runs and waits for nobody"
        elif set(live.waits) <= set(live.machines) and not live.computers_due and table not in timed:
            yield f"table {table} waits for computers alone, and none is to act"


def deadlines(record: Record) -> Iterator[str]:
    """What is due is handled."""
    for row in record.deadlines:
        late = record.now - row["act_at"] if row["act_at"] is not None else 0.0
        if row["table_id"] in record.live and late > LATE:
            yield f"a deadline of table {row['table_id']} is {late / 60:.0f} minutes over and not handled"


def settled(record: Record) -> Iterator[str]:
    """Whatever is due is done soon after."""
    for slow in record.of("slow"):
        yield f"day {slow.facts['day'] + 1}, {slow.facts['hour']}:00: {slow.facts['left']} were due and not done"


def status(record: Record) -> Iterator[str]:
    """The status of every running table names whom it waits for."""
    shown = {row["table_id"]: str(row["message_id"]) for row in record.panels if row["kind"] == "status"}
    for table, live in record.live.items():
        if table in record.unreachable:
            continue
        stands = record.standing.get(shown.get(table, ""))
        if stands is None:
            if any(row["table_id"] == table and row["kind"] == "status" for row in record.outbox):
                yield f"table {table} has no status that stands"
            continue
        if not stands.text.strip():
            yield f"the status of table {table} says nothing"
        for name in live.names:
            if not live.anonymous and name not in stands.text:
                yield f"the status of table {table} does not name {name}, for whom it waits: {stands.text!r}"


# -- failures, positions, the outbox


def failures(record: Record) -> Iterator[str]:
    """The log has no error that nothing on purpose has brought. What people are told of a failure is so, and is told
    once."""
    for error in record.of("error"):
        if not error.facts.get("under"):
            yield f"the log has an error without a cause: {error.facts['name']}: {error.facts['said']}"
    told: Counter[tuple[str, ...]] = Counter()
    for post in record.of("post"):
        key = post.facts.get("key")
        if key not in ONCE or record.undone(post.at):
            continue
        told[key, str(post.facts["table"]), str(post.facts["reader"]), json.dumps(post.facts.get("params"))] += 1
        if not _true(record, post):
            yield f"{key} of table {post.facts['table']} was told, and is not so: {post.facts['text'][:80]!r}"
    for (key, table, reader, _), count in told.items():
        if count > 1:
            yield f"{key} of table {table} was told {count} times ({'the thread' if reader == 'None' else reader})"


def _true(record: Record, post: Seen) -> bool:
    """Whether what is told of a failure was so, as far as the run brought it."""
    key, before = post.facts["key"], [seen for seen in record.of("person") if seen.at <= post.at]
    if key in NEVER:
        return False
    if key in (CLOSED, "note-nudge-closed"):
        return set(post.facts["pings"]) <= {seen.facts["user"] for seen in before if seen.facts["closed"]}
    if key == GONE:
        return any(seen.facts["gone"] for seen in before)
    return True


def replays(record: Record) -> Iterator[str]:
    """Every position follows from its log, by ``python -m bot backup``, which replays every running game."""
    for tried in record.of("replayed"):
        if tried.facts["code"]:
            yield f"day {tried.facts['day'] + 1}: the replay failed: {tried.facts['said']}"


def ends(record: Record) -> Iterator[str]:
    """Every row of the outbox ended, and says how: sent, replaced, dropped and why, deleted with which message."""
    deleted = {row["message_id"] for row in record.outbox if row["op"] == "delete" and row["status"] == "sent"}
    closed = {row["message_id"] for row in record.outbox if row["op"] == "close" and row["status"] in ENDS}
    live = {row["message_id"] for row in record.panels}
    upgraded = max((seen.at for seen in record.of("mended") if seen.facts["name"] == "upgrade"), default=0.0)
    for row in record.outbox:
        about = f"row {row['id']} ({row['op']} {row['kind']} of table {row['table_id']})"
        if record.undone(row["created_at"]):
            continue
        if row["status"] not in ENDS:
            if row["table_id"] not in record.unreachable:
                yield f"{about} has no end: {row['status']} {row['error']}".rstrip()
        elif row["done_at"] is None:
            yield f"{about} does not say when it ended"
        elif row["status"] != "sent" and not row["error"] and row["created_at"] > upgraded:  # 0.3.0 did not say it
            yield f"{about} was dropped, and does not say why"
        elif row["status"] == "sent" and row["op"] in ("send", "delete") and row["message_id"] is None:
            yield f"{about} does not say which message it was"
        elif (row["op"], row["status"]) == ("send", "sent") and row["kind"] in ("panel", "status"):
            stands = str(row["message_id"]) in record.standing
            if stands and row["message_id"] not in deleted | closed | live:
                yield f"{about} is no live message any more, and no row has replaced it"


def rows(record: Record) -> Iterator[str]:
    """Every message that the bot has posted by itself has a row."""
    known = {str(row["message_id"]) for row in record.outbox if row["op"] == "send"}
    for post in record.of("post"):
        facts = post.facts
        if facts["answer"] or set(facts["verbs"]) & GREETING or facts["message"] in known or record.undone(post.at):
            continue
        if facts.get("row") is None and facts["text"].startswith(OPERATOR):
            continue
        yield f"message {facts['message']} has no row: {facts['text'][:80]!r}"


OPERATOR = tuple(text(language, "backup-failed", why="|").partition("|")[0].strip() for language in LANGUAGES)
"""How messages to whoever runs Herald begin, which belong to no table."""
UNANSWERED = ("This interaction failed", "no whole answer")
"""What somebody meets whom the bot leaves without an answer; anything else is something that they cannot do."""


# -- the machine


def memory(record: Record) -> Iterator[str]:
    """The processes hold at most a fifth more at the end than after the first day."""
    days = [day.facts["memory"] for day in record.of("day") if day.facts["memory"]]
    if len(days) > 1 and days[-1] > GROWTH * days[0]:
        yield f"{days[-1] / 2**20:.0f} MB at the end, {days[0] / 2**20:.0f} MB after the first day"


def answered(record: Record) -> Iterator[str]:
    """Whoever presses or types gets an answer, but while something is wrong on purpose."""
    for answer in record.of("answer"):
        error, way = answer.facts.get("error", ""), answer.facts["way"]
        if not answer.facts.get("under") and (error.startswith(UNANSWERED) or (error and way == "look")):
            yield f"{answer.facts['who']} got no answer ({way}): {error}"


Check = Callable[[Record], Iterator[str]]
OF_A_MOMENT: tuple[Check, ...] = (somebody, deadlines, status)
"""What is looked at each evening, since it is about that moment."""
OF_ALL: tuple[Check, ...] = (
    lost, doubled, misdelivered, settled, failures, replays, ends, rows, memory, answered, *counts.BUDGET
)  # fmt: skip
"""What is looked at once, at the end."""
CHECKS = (*OF_A_MOMENT, *OF_ALL)


def found_by(checks: tuple[Check, ...], record: Record) -> list[Fault]:
    """The faults that some checks find."""
    return [Fault(check.__name__, said) for check in checks for said in check(record)]


def of_the_day(record: Record) -> list[Fault]:
    """What does not hold this evening."""
    return found_by(OF_A_MOMENT, record)


def at_the_end(record: Record) -> list[Fault]:
    """What does not hold of the whole run."""
    return found_by(OF_ALL, record)
