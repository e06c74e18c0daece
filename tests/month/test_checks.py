"""Each check holds of a run in which all is well, and notices when it is not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.locale import text
from tests.month import checks, counts, plots, report
from tests.month.checks import CHECKS, found_by
from tests.month.record import Live, Record, Standing
from tests.month.witness import Seen

DAY, HOUR = 86_400.0, 3600.0
NOON = 12 * HOUR
SIZES = {"tables": 1, "database": 3 * 2**20, "cache": 2**20, "backups": 2**20, "copies": 2}
OSRIC, MAUD, CID = "2", "1", "10"


def post(message: str, at: float = NOON, **facts: Any) -> Seen:
    """A post of the bot as it was seen."""
    usual: dict[str, Any] = {
        "message": message, "channel": "50", "nonce": f"n{message}", "reader": None, "thread": True, "pings": [],
        "pictures": 0, "lines": 2, "text": "Said", "asks": [], "verbs": [], "answer": False, "table": 7,
    }  # fmt: skip
    return Seen("post", at, {**usual, **facts})


def row(number: int, message: int | None, **more: Any) -> dict[str, Any]:
    """A row of the outbox."""
    usual = {
        "id": number, "table_id": 7, "kind": "phase", "op": "send", "status": "sent", "seat": -1,
        "user_id": None, "channel_id": 50, "message_id": message, "error": "", "created_at": NOON, "done_at": NOON,
    }  # fmt: skip
    return {**usual, **more}


def well() -> Record:
    """A day of one table: a board, its status, Osric's panel, a reminder, something said in private."""
    word = "quill-0123456789"
    record = Record(20 * HOUR, 0.0)
    record.tables = [{"id": 7, "status": "running"}]
    record.deadlines = [{"table_id": 7, "act_at": 30 * HOUR, "remind_at": None}]
    record.live = {7: Live([1], [], ["Osric"], anonymous=False, computers_due=False)}
    record.places, record.readers = {"50", "60"}, {"60": OSRIC}
    record.log = {(7, n) for n in range(6)}
    said = {"100": ("50", None), "101": ("50", None), "102": ("60", OSRIC), "103": ("60", OSRIC)}
    record.standing = {
        m: Standing(m, place, who, "Waiting for Osric.", False, NOON) for m, (place, who) in said.items()
    }
    record.panels = [
        {"table_id": 7, "kind": "status", "seat": -1, "message_id": 101},
        {"table_id": 7, "kind": "panel", "seat": 1, "message_id": 102},
    ]
    record.outbox = [
        row(1, 100),
        row(2, 101, kind="status"),
        row(3, 102, kind="panel", user_id=2, seat=1, channel_id=60),
        row(4, 103, kind="whisper", user_id=2, channel_id=60),
        row(5, None, op="edit", kind="panel", status="skipped", error="it shows that already"),
    ]
    record.seen = [
        post("100", kind="phase"),
        post("101", kind="status"),
        post("102", channel="60", reader=OSRIC, thread=False, kind="panel", seat=1, asks=[7, 1, "orders", 5.0]),
        post(
            "103", channel="60", reader=OSRIC, thread=False, kind="whisper", key="whisper-reminder", params={"due": 9}
        ),
        Seen("act", NOON, {"who": "osric", "user": OSRIC, "table": 7, "seat": 1, "after": 2, "to": 5}),
        Seen("said", NOON, {"word": word, "by": MAUD, "to": [OSRIC], "table": 7}),
        Seen("heard", NOON, {"word": word, "users": [MAUD], "message": "104"}),
        Seen("heard", NOON, {"word": word, "users": [OSRIC], "message": "105"}),
        Seen("answer", NOON, {"who": "osric", "way": "press", "seconds": 0.2}),
        Seen("replayed", NOON, {"code": 0, "said": "", "day": 0}),
        Seen("day", 20 * HOUR, {**SIZES, "database": 2**21, "day": 0, "memory": 400 * 2**20, "wall": 0.0}),
        Seen("day", 44 * HOUR, {**SIZES, "day": 1, "memory": 440 * 2**20, "wall": 240.0}),
    ]
    return record


def test_a_run_in_which_all_is_well() -> None:
    assert found_by(CHECKS, well()) == []


def _seen(record: Record, message: str) -> Seen:
    return next(seen for seen in record.of("post") if seen.facts["message"] == message)


def _line_of_another(record: Record) -> None:
    record.doubled_lines = 1


def _nobody(record: Record) -> None:
    record.live[7].waits = []


def _idle_computers(record: Record) -> None:
    record.live[7].machines, record.deadlines = [1], []


SPOILED: list[tuple[Callable[..., Any], Callable[[Record], Any]]] = [
    (checks.lost, lambda r: r.standing.pop("100")),
    (checks.lost, lambda r: r.log.discard((7, 4))),
    (checks.doubled, lambda r: r.seen.append(post("110", nonce="n100", kind="phase"))),
    (checks.doubled, lambda r: r.outbox.append(row(9, 100))),
    (checks.doubled, _line_of_another),
    (checks.misdelivered, lambda r: setattr(r.standing["102"], "reader", CID)),
    (checks.misdelivered, lambda r: setattr(r.standing["100"], "reader", CID)),
    (checks.misdelivered, lambda r: _seen(r, "102").facts.update(asks=[7, 0, "orders", 5.0])),
    (checks.misdelivered, lambda r: r.of("heard")[1].facts["users"].append(CID)),
    (checks.misdelivered, lambda r: r.of("heard")[1].facts.update(users=[])),
    (checks.somebody, _nobody),
    (checks.somebody, _idle_computers),
    (checks.deadlines, lambda r: r.deadlines[0].update(act_at=r.now - 10 * 60)),
    (checks.settled, lambda r: r.seen.append(Seen("slow", NOON, {"day": 0, "hour": 12, "left": "2 posts"}))),
    (checks.status, lambda r: setattr(r.standing["101"], "text", "Waiting for Maud.")),
    (checks.status, lambda r: r.panels.pop(0)),
    (checks.failures, lambda r: r.seen.append(Seen("error", NOON, {"name": "bot.app", "said": "it failed"}))),
    (checks.failures, lambda r: r.seen.extend(post(f"12{n}", key="whisper-lacks", reader=MAUD) for n in range(2))),
    (checks.failures, lambda r: r.seen.append(post("122", key="note-stopped"))),
    (checks.failures, lambda r: r.seen.append(post("123", key="dm-closed-note", pings=[OSRIC]))),
    (checks.failures, lambda r: r.seen.append(post("124", key="left-server-note"))),
    (checks.replays, lambda r: r.of("replayed")[0].facts.update(code=1)),
    (checks.ends, lambda r: r.outbox[0].update(status="pending", done_at=None)),
    (checks.ends, lambda r: r.outbox[4].update(error="")),
    (checks.ends, lambda r: r.outbox[0].update(done_at=None)),
    (checks.ends, lambda r: r.outbox[0].update(message_id=None)),
    (checks.ends, lambda r: r.panels.pop(1)),
    (checks.rows, lambda r: r.outbox.pop(3)),
    (checks.memory, lambda r: r.of("day")[1].facts.update(memory=481 * 2**20)),
    (checks.answered, lambda r: r.of("answer")[0].facts.update(error="This interaction failed")),
    (
        counts.one_for_a_question,
        lambda r: r.seen.append(Seen("post", NOON, _seen(r, "102").facts | {"message": "130"})),
    ),
    (counts.one_reminder, lambda r: r.seen.append(Seen("post", NOON, _seen(r, "103").facts | {"message": "131"}))),
    (
        counts.called_once,
        lambda r: r.seen.extend(
            post(f"14{n}", kind="note", key="note-nudge", pings=[OSRIC], params={"due": 9.0}) for n in (0, 1)
        ),
    ),
    (counts.quiet_threads, lambda r: r.seen.extend(post(f"15{n}", kind="note", key="note-x") for n in range(2))),
]


@pytest.mark.parametrize("number", range(len(SPOILED)))
def test_what_is_not_well_is_noticed(number: int) -> None:
    """By the check that is for it."""
    check, spoil = SPOILED[number]
    record = well()
    spoil(record)
    assert list(check(record)), f"{check.__name__} notices nothing"


def test_every_check_is_seen_to_notice() -> None:
    assert {check for check, _ in SPOILED} == set(CHECKS)


def test_the_alarm_of_a_backup_belongs_to_no_table() -> None:
    record = well()
    said = text("es", "backup-failed", why="disk full")
    record.seen.append(post("126", reader=MAUD, thread=False, text=said[:400]))
    assert not list(checks.rows(record))


def test_the_report_has_a_line_for_each_check_and_what_people_received(tmp_path: Path) -> None:
    """What fails is named below its line; sizes are told for a table and day, and for a year by that."""
    seen = well().seen
    seen.append(Seen("fault", NOON, {"check": "lost", "said": "post 1 is gone", "day": 0}))
    told = list(report.lines(seen))
    assert sum(line.startswith("holds ") for line in told) == len(CHECKS) - 1
    at = next(number for number, line in enumerate(told) if line.startswith("FAILS  lost"))
    assert "post 1 is gone" in told[at + 1]
    assert "  osric: 0.5, 0.5, 0.0, 0.0, 0.0" in told, "one panel and one reminder in two days"
    assert "database: 3.0 MB, growing by 1024 kB a table and day; 366 MB after a year with 1 tables" in told
    assert "back-ups: 2 of 0.5 MB; after a year 7 of 61 MB" in told
    assert "memory: 400 MB after the first day, 440 at the end, 440 at most" in told
    for path in plots.write(tmp_path, seen):
        with Image.open(path) as picture:
            assert picture.size == plots.SIZE
            assert len(picture.getcolors(1 << 16) or ()) > 2, f"{path.name} is empty"
    assert len(list(tmp_path.glob("*.png"))) == 4


def test_what_a_restore_takes_back_is_not_lost() -> None:
    """What happened between a back-up and the moment it was put back is gone by intent."""
    record = well()
    record.log.discard((7, 4))
    record.seen.append(Seen("restored", NOON + 60, {"made": NOON - 60}))
    assert not list(checks.lost(record))
    record.seen[-1] = Seen("restored", NOON + 60, {"made": NOON + 30})
    assert list(checks.lost(record))


def test_the_last_release_is_not_held_to_what_came_after_it() -> None:
    record = well()
    record.outbox[4]["error"] = ""
    record.seen.append(Seen("mended", NOON - 60, {"name": "upgrade"}))
    assert list(checks.ends(record))
    record.seen[-1] = Seen("mended", NOON + 60, {"name": "upgrade"})
    assert not list(checks.ends(record))


def test_numbers_come_again_after_a_restore() -> None:
    """Rows get the numbers of those that were lost, and nonces are made of them; what was deleted meanwhile is so."""
    record = well()
    record.seen.append(Seen("restored", NOON + 60, {"made": NOON - 60}))
    record.seen.append(post("127", at=NOON + 120, nonce="n100", kind="phase"))
    assert not list(checks.doubled(record))
    record.outbox[0]["done_at"] = NOON - 120
    del record.standing["100"]
    assert list(checks.lost(record))
    record.seen.append(Seen("delete", NOON, {"message": "100"}))
    assert not list(checks.lost(record))


def test_what_people_are_told_of_a_failure_that_is_so() -> None:
    record = well()
    record.seen.append(Seen("person", NOON, {"user": OSRIC, "closed": True, "gone": False}))
    record.seen.append(post("125", key="dm-closed-note", pings=[OSRIC]))
    assert not list(checks.failures(record))


def test_what_fails_under_a_trouble_is_its_own() -> None:
    record = well()
    record.seen.append(Seen("error", NOON, {"name": "bot.app", "said": "it failed", "under": ["full disk"]}))
    record.seen.append(Seen("answer", NOON, {"who": "cid", "way": "/act", "error": "none", "under": ["kills"]}))
    assert found_by(CHECKS, record) == []
