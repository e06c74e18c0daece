"""What holds at the end of every campaign.

The log, the position and the export are those of the same actions without a host, and nothing is left to be posted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from engine import GAMES
from engine.core import Action, seed_hash
from tests.e2e.campaign import Campaign
from tests.e2e.clients import File


def check_play(campaign: Campaign) -> None:
    """The stored position is that of the same actions without a host, and the log holds exactly what was done."""
    mirror, file = campaign.mirror, campaign.file
    mirror.sync()
    stored = file.rows("SELECT data FROM states WHERE table_id = 1")[0]["data"]
    assert mirror.saved == stored, (
        "the stored position is not that of an uninterrupted run: "
        f"{list(differences(json.loads(mirror.saved), json.loads(stored)))[:5]}, after {mirror.seq} actions"
    )
    log = [(r["seat"], r["text"]) for r in file.rows("SELECT seat, text FROM actions WHERE kind = 'act' ORDER BY seq")]
    assert log == campaign.intended
    seqs = [r["seq"] for r in file.rows("SELECT seq FROM actions ORDER BY seq")]
    assert seqs == list(range(len(seqs)))
    for row in file.rows("SELECT seq, data FROM snapshots ORDER BY seq"):
        assert row["data"] == _replayed(file, row["seq"]), f"snapshot {row['seq']}"
    dull = campaign.playing.lacks(campaign)
    assert not dull, f"the campaign was too dull to prove anything: no {dull}"
    assert campaign.record.unanswered > 0, "no kill met a click"


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Where two saved positions differ, and how."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{where}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, pair in enumerate(zip(one, other, strict=True)):
            yield from differences(*pair, f"{where}[{number}]")
    elif one != other:
        yield f"{where}: {str(one)[:200]} and {str(other)[:200]}"


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
    assert "follow from its seed" in verdict.text, verdict.text
