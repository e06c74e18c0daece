"""What holds at the end of every campaign: the log, the position and the export are those of the same actions without
a host, and nothing is left to be posted."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from engine import GAMES
from engine.core import Action, seed_hash
from tests.e2e.campaign import Campaign
from tests.e2e.kit import File


def check_play(campaign: Campaign) -> None:
    """The stored position is that of the same actions without a host, and the log holds exactly what was done."""
    mirror, file = campaign.mirror, campaign.file
    mirror.sync()
    stored = file.rows("SELECT data FROM states WHERE table_id = 1")[0]["data"]
    assert mirror.saved == stored, f"not the position of an uninterrupted run: {_difference(stored, mirror.saved)}"
    log = [(r["seat"], r["text"]) for r in file.rows("SELECT seat, text FROM actions WHERE kind = 'act' ORDER BY seq")]
    assert log == campaign.intended
    seqs = [r["seq"] for r in file.rows("SELECT seq FROM actions ORDER BY seq")]
    assert seqs == list(range(len(seqs)))
    for row in file.rows("SELECT seq, data FROM snapshots ORDER BY seq"):
        assert row["data"] == _replayed(file, row["seq"]), f"snapshot {row['seq']}"
    dull = campaign.playing.lacks(campaign)
    assert not dull, f"the campaign was too dull to prove anything: no {dull}"
    assert campaign.record.unanswered > 0, "no kill met a click"


def _difference(stored: bytes, meant: bytes) -> str:
    """Where two positions part, and how each goes on from shortly before."""
    at = next((n for n, (a, b) in enumerate(zip(stored, meant, strict=False)) if a != b), min(len(stored), len(meant)))
    near = slice(max(0, at - 80), at + 80)
    return f"{stored[near]!r} instead of {meant[near]!r} at {at}"


def _replayed(file: File, upto: int) -> bytes:
    row = file.rows("SELECT game, seed, seat_count, options FROM tables")[0]
    rules = GAMES[row["game"]]
    options = msgspec.json.decode(row["options"], type=rules.Options)
    state: Any = rules.setup(seats=row["seat_count"], seed=row["seed"], options=options)
    for line in file.rows("SELECT seat, text FROM actions WHERE seq BETWEEN 1 AND ? ORDER BY seq", upto):
        rules.apply(state, line["seat"], Action.parse(line["text"]))
    return rules.dumps(state)


async def check_exports(campaign: Campaign) -> None:
    """The exported log leads an engine alone to the stored position; the bot itself verifies seed and draws."""
    person = campaign.people[-1]
    answer = await campaign.attempt(lambda: person.use("table export", table="1"))
    paper = json.loads(await person.download(answer.message["attachments"][0]["url"]))
    rules = GAMES[paper["game"]]
    options = msgspec.convert(paper["options"], rules.Options)
    state: Any = rules.setup(seats=paper["seat_count"], seed=paper["seed"], options=options)
    for line in paper["actions"]:
        if line["kind"] == "act":
            rules.apply(state, line["seat"], Action.parse(line["text"]))
    assert rules.dumps(state) == campaign.mirror.saved
    assert seed_hash(paper["seed"]) == paper["seed_hash"]
    verdict = await campaign.attempt(lambda: person.use("table file verify", table="1"))
    assert "follows from its seed" in verdict.text, verdict.text
