"""What each person received, and the budget to which that is held."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from tests.month.people import BY_NAME
from tests.month.record import Record
from tests.month.witness import Seen

DAY = 86_400.0
PER_QUESTION, PER_DEADLINE = 1, 1
"""Direct messages for one question, and reminders before its deadline, for whoever plays daily."""
BESIDES = 1
"""Posts of a thread a day besides one for each phase."""
REMINDERS = ("whisper-reminder",)
PHASES = ("phase", "result")
CALLS = ("note-nudge", "note-nudge-closed")
WORDS, PICTURES = "lines of text", "pictures"


def day_of(record: Record, at: float) -> int:
    """The day of a moment, from 0."""
    return int((at - record.begun) // DAY)


def sort_of(post: Seen) -> str:
    """What sort of direct message a post is: ``reminder``, ``panel``, ``whisper``, ``digest`` or ``other``."""
    if post.facts.get("key") in REMINDERS:
        return "reminder"
    return str(post.facts.get("kind") or "other")


def received(record: Record) -> dict[str, Counter[str]]:
    """Of each person, by id, how many direct messages of each sort, and pings, the whole run brought."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for post in record.of("post"):
        if post.facts["answer"]:
            continue
        if post.facts["reader"] is not None:
            found[post.facts["reader"]][sort_of(post)] += 1
        for person in post.facts["pings"]:
            found[person]["ping"] += 1
    return found


def threads(record: Record) -> dict[tuple[str, int], Counter[str]]:
    """Of each thread and day how many posts of each kind, lines and pictures."""
    found: dict[tuple[str, int], Counter[str]] = defaultdict(Counter)
    for post in record.of("post"):
        if post.facts["thread"] and not post.facts["answer"]:
            here = found[post.facts["channel"], day_of(record, post.at)]
            here[str(post.facts.get("kind") or "other")] += 1
            here[WORDS] += post.facts["lines"]
            here[PICTURES] += post.facts["pictures"]
    return found


def daily(record: Record) -> set[str]:
    """The ids of those who play every day and take direct messages."""
    users = {seen.facts["who"]: seen.facts["user"] for seen in record.of("act")}
    return {user for name, user in users.items() if BY_NAME[name].daily} - record.closed


# -- the budget


def standing(record: Record) -> list[Seen]:
    """The posts that no restore has taken back: whoever is asked again after one is told again."""
    return [post for post in record.of("post") if not record.undone(post.at)]


def one_for_a_question(record: Record) -> Iterator[str]:
    """At most one direct message for each question of whoever plays daily."""
    regular = daily(record)
    asked: Counter[tuple[str, ...]] = Counter()
    for post in standing(record):
        asks = post.facts["asks"]
        if post.facts.get("kind") == "panel" and len(asks) == 4 and post.facts["reader"] in regular:
            asked[post.facts["reader"], *map(str, asks)] += 1
    for (reader, table, seat, question, _), count in asked.items():
        if count > PER_QUESTION:
            yield f"{reader} got {count} panels for question {question} of seat {int(seat) + 1} at table {table}"


def one_reminder(record: Record) -> Iterator[str]:
    """At most one reminder of a deadline for whoever plays daily."""
    regular = daily(record)
    told: Counter[tuple[str, str, str]] = Counter()
    for post in standing(record):
        if sort_of(post) == "reminder" and post.facts["reader"] in regular:
            due = str((post.facts.get("params") or {}).get("due"))
            told[post.facts["reader"], str(post.facts["table"]), due] += 1
    for (reader, table, due), count in told.items():
        if count > PER_DEADLINE:
            yield f"{reader} was reminded {count} times of one deadline of table {table} ({due})"


def called_once(record: Record) -> Iterator[str]:
    """Nobody is called twice in a thread for the same."""
    called: Counter[tuple[str, str, str, str]] = Counter()
    for post in standing(record):
        key = str(post.facts.get("key") or "")
        if post.facts["answer"] or not key:
            continue
        about = str((post.facts.get("params") or {}).get("due") or post.facts.get("params"))
        for person in post.facts["pings"]:
            called[person, str(post.facts.get("table")), "nudge" if key in CALLS else key, about] += 1
    for (person, table, key, _), count in called.items():
        if count > 1:
            yield f"{person} was called {count} times for the same ({key} of table {table})"


def quiet_threads(record: Record) -> Iterator[str]:
    """A thread has at most one post for each phase, and one a day besides; the first day has its opening."""
    for (thread, day), kinds in sorted(threads(record).items()):
        said = Counter({kind: count for kind, count in kinds.items() if kind not in (WORDS, PICTURES)})
        phases = sum(said[kind] for kind in PHASES) + said["opening"] + said["replay"]
        besides = said.total() - phases
        if besides > BESIDES:
            more = ", ".join(f"{count} {kind}" for kind, count in said.most_common() if kind not in PHASES)
            yield f"thread {thread}, day {day + 1}: {phases} posts of phases and {besides} besides ({more})"


BUDGET = (one_for_a_question, one_reminder, called_once, quiet_threads)
"""The checks of what people receive."""


def one_line(seen: Sequence[Seen], day: int) -> str:
    """A day in a line: what people did and how long answers took."""
    days = [each for each in seen if each.what == "day"]
    since = days[-2].at if len(days) > 1 else 0.0
    answers = sorted(s.facts["seconds"] for s in seen if s.what == "answer" and s.at > since and "seconds" in s.facts)
    posts = sum(s.what == "post" and s.at > since for s in seen)
    acts = sum(s.what == "act" and s.at > since for s in seen)
    if not answers:
        return f"{posts} posts, nobody pressed anything"
    half, late = answers[len(answers) // 2], answers[int(len(answers) * 0.95)]
    return f"{posts} posts, {acts} acts, {len(answers)} answers in p50 {half:.2f} s, p95 {late:.2f} s"
