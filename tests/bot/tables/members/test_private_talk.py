"""Talk in private: who hears what, what a table lets be said, and what becomes of it when seats and games change."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.presenter.words.voice import voice_of
from bot.store import Database
from bot.store import models as m
from bot.tables.members.private_talk import LONGEST, SAID, sat_of, token_of
from bot.tables.members.talk_rules import PRESS
from bot.tables.model import DeadlinePolicy, TableInfo, TableStatus, UserRef
from bot.tables.service import Tables
from herald_fair.rules import FAIR
from tests.bot.helpers import ANA, BEN, CAI, DOT, FakeClock, hand_over, lobby, refused, rows, running
from tests.bot.planned_posts import last
from tests.bot.six_players import SIX, fair
from tests.bot.tables.toy_rounds import play_round
from tests.bot.toy import acts


async def free(tables: Tables, seats: int = 3, **more: Any) -> TableInfo:
    """A running table where anything may be said."""
    table = await lobby(tables, seats, **more)
    await tables.lobby.configure(table.id, ANA.id, press="free")
    return await tables.lobby.start(table.id, ANA.id)


async def whispers(db: Database, since: int) -> list[tuple[int, dict[str, Any]]]:
    found = await rows(db, m.outbox, m.outbox.c.id > since)
    assert all(row.user_id is not None for row in found), "the thread hears nothing of it"
    return [(row.user_id, json.loads(row.payload)) for row in found]


async def test_a_pair_and_a_group_hear_what_is_theirs(tables: Tables, db: Database) -> None:
    table, since = await free(tables, 4), await last(db)
    await tables.private_talk.say(table.id, ANA.id, "hold\nthe *east*", [1])
    await tables.private_talk.say(table.id, BEN.id, "and you?", [0, 1])
    await tables.private_talk.say(table.id, ANA.id, "us three", [1, 2])
    told = await whispers(db, since)
    assert [(user, p["params"]["text"]) for user, p in told] == [
        (BEN.id, "hold the *east*"), (ANA.id, "and you?"), (BEN.id, "us three"), (CAI.id, "us three"),
    ]  # fmt: skip
    assert told[0][1]["token"] == told[1][1]["token"] == "0.1"
    voice = voice_of(await tables.lookup.info(table.id), "en")
    assert (
        voice.say("whisper-talk", told[2][1]["params"] | {"table": "Toy"}) == "At Toy, **Ana** to Ben and Cai: us three"
    )
    pair = await tables.private_talk.read(table.id, BEN.id, [0, 1])
    assert [(s.seat, s.text) for s in pair.lines] == [(0, "hold the *east*"), (1, "and you?")]
    assert [t.seats for t in await tables.private_talk.mine(table.id, ANA.id)] == [(0, 1), (0, 1, 2)]
    assert [t.seats for t in await tables.private_talk.mine(table.id, CAI.id)] == [(0, 1, 2)]
    for user in (CAI, DOT):
        await refused(tables.private_talk.read(table.id, user.id, [0, 1]), "talk-unknown")
        assert b"east" not in await tables.exports.export(table.id, user.id)
    assert not await tables.views.log(table.id, CAI.id, since=0)
    assert sat_of(token_of({3: 2, 0: 0})) == {0: 0, 3: 2}
    assert sat_of("x.-1.999.2") == {2: 0}


async def test_the_same_words_sent_off_twice_are_said_once(tables: Tables, db: Database, clock: FakeClock) -> None:
    """A form may be sent off by two taps, or on two devices. What was said since, or a while ago, may be said again,
    and to somebody who has not heard it."""
    table = await free(tables)
    await tables.private_talk.say(table.id, ANA.id, "two for one", [1])
    since = await last(db)
    await refused(tables.private_talk.say(table.id, ANA.id, " two for  one ", [1]), "talk-again")
    assert await whispers(db, since) == []
    assert len((await tables.private_talk.read(table.id, BEN.id, [0, 1])).lines) == 1
    await tables.private_talk.say(table.id, ANA.id, "two for one", [1, 2])
    await tables.private_talk.say(table.id, BEN.id, "two for one", [0])
    await tables.private_talk.say(table.id, ANA.id, "two for one", [1])
    await hand_over(tables, table.id, 1, DOT)
    await tables.private_talk.say(table.id, ANA.id, "two for one", [1])
    clock.add(hours=1)
    await tables.private_talk.say(table.id, ANA.id, "two for one", [1])


async def test_who_has_a_seat_later_reads_nothing_of_before(tables: Tables) -> None:
    table = await free(tables)
    await tables.private_talk.say(table.id, ANA.id, "only you", [1])
    await hand_over(tables, table.id, 1, DOT)
    await refused(tables.private_talk.read(table.id, DOT.id, [0, 1]), "talk-unknown")
    await tables.private_talk.say(table.id, ANA.id, "welcome", [1])
    assert [s.text for s in (await tables.private_talk.read(table.id, DOT.id, [0, 1])).lines] == ["welcome"]
    assert [s.text for s in (await tables.private_talk.read(table.id, BEN.id, [0, 1])).lines] == ["only you"]
    await refused(tables.private_talk.say(table.id, BEN.id, "still there", [0]), "not-seated")
    await tables.seats.resign(table.id, DOT.id)
    await refused(tables.private_talk.say(table.id, ANA.id, "anybody?", [1]), "talk-nobody")


@pytest.mark.parametrize("press", PRESS)
async def test_what_a_table_lets_be_said(tables: Tables, db: Database, press: str) -> None:
    """The toy's rulebook knows no bargaining. Nobody changes the rule while the game runs."""
    table = await lobby(tables, 3)
    await refused(tables.lobby.configure(table.id, ANA.id, press="shout"), "bad-press")
    await tables.lobby.configure(table.id, ANA.id, press=press)
    await refused(tables.private_talk.say(table.id, ANA.id, "early", [1]), "not-started")
    await tables.lobby.start(table.id, ANA.id)
    await refused(tables.lobby.configure(table.id, ANA.id, press="free"), "only-in-lobby")
    if press == "free":
        assert (await tables.private_talk.say(table.id, ANA.id, "hello", [1])).lines
    else:
        await refused(tables.private_talk.say(table.id, ANA.id, "hello", [1]), f"talk-{press}")
        assert await rows(db, m.talk_lines) == []


async def test_nobody_talks_in_a_grace_time(tables: Tables, clock: FakeClock) -> None:
    """Ben is late; until that is settled those who have answered cannot agree on anything."""
    table = await free(tables, policy=DeadlinePolicy(hours=10, grace=2, reminders=(), pace=0))
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=9)
    await tables.private_talk.say(table.id, ANA.id, "in time", [2])
    clock.add(hours=1)
    await refused(tables.private_talk.say(table.id, ANA.id, "too late", [2]), "talk-grace")
    for user in (BEN, CAI):
        await tables.play.act(table.id, user.id, acts("pick 1", "seal"))
    await tables.private_talk.say(table.id, ANA.id, "again", [2])


async def test_who_may_not(tables: Tables, clock: FakeClock, db: Database) -> None:
    """Strangers, nobody, oneself, nothing, too much, too often: one sentence, and nobody hears anything."""
    table, since = await free(tables), await last(db)
    for user, text, seats, key in (
        (DOT, "hi", [1], "not-seated"), (ANA, "hi", [0], "talk-alone"), (ANA, "hi", [], "talk-alone"),
        (ANA, "hi", [7], "no-such-seat"), (ANA, "\u200b\u2067", [1], "talk-empty"),
        (ANA, "x" * (LONGEST + 1), [1], "talk-long"),
    ):  # fmt: skip
        await refused(tables.private_talk.say(table.id, user.id, text, seats), key)
    assert await whispers(db, since) == []
    for number in range(SAID):
        await tables.private_talk.say(table.id, ANA.id, f"x{number}", [1])
    await refused(tables.private_talk.say(table.id, ANA.id, "x", [1]), "slow-down")
    clock.add(seconds=20)
    await tables.private_talk.say(table.id, ANA.id, "x", [1])


async def test_whom_somebody_has_blocked_he_does_not_hear_and_nobody_learns_it(tables: Tables, db: Database) -> None:
    table = await free(tables)
    await tables.moderation.block(BEN.id, ANA.id)
    since = await last(db)
    said = await tables.private_talk.say(table.id, ANA.id, "hello", [1, 2])
    assert [user for user, _ in await whispers(db, since)] == [CAI.id]
    assert len(said.lines) == 1
    assert await tables.private_talk.mine(table.id, BEN.id) == []


@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize("by", [ANA, BEN])
async def test_a_block_does_not_show_in_the_counts_of_a_talk(
    tables: Tables, db: Database, blocked: bool, by: UserRef
) -> None:
    """Ana reads the same, in a pair and in a group, while the game runs and when it is over, whoever has blocked whom.
    Who heard nothing of a talk is not asked about it, and it stays private without them."""
    table = await free(tables, 3)
    if blocked:
        await tables.moderation.block(by.id, (BEN if by is ANA else ANA).id)
    for seats in ([1], [1, 2]):
        await tables.private_talk.say(table.id, ANA.id, "well?", seats)
        talk = await tables.private_talk.read(table.id, ANA.id, [0, *seats])
        assert (talk.people, talk.consents, len(talk.lines)) == (1 + len(seats), 0, 1)
    await tables.private_talk.say(table.id, CAI.id, "yes", [0, 1])
    async with tables.store.change(table.id) as change:
        change.loaded.table.status = TableStatus.CANCELLED.value
    since = await last(db)
    pair = await tables.private_talk.publish(table.id, ANA.id, [0, 1])
    assert (pair.people, pair.consents, pair.published) == (2, 1, False)
    assert [user for user, _ in await whispers(db, since)] == ([] if blocked else [BEN.id])
    if blocked:
        await refused(tables.private_talk.publish(table.id, BEN.id, [0, 1]), "talk-unknown")
        await refused(tables.private_talk.read(table.id, BEN.id, [0, 1]), "talk-unknown")
    assert [s.text for s in (await tables.private_talk.read(table.id, BEN.id, [0, 1, 2])).lines] == (
        ["yes"] if blocked else ["well?", "yes"]
    )


async def test_published_when_everybody_who_took_part_wants_it(tables: Tables, db: Database) -> None:
    """Not before the end, not against one, not by whoever heard nothing of it; then everybody reads it, for good."""
    table = await free(tables, 2)
    await tables.private_talk.say(table.id, ANA.id, "a secret", [1])
    await refused(tables.private_talk.publish(table.id, ANA.id, [0, 1]), "talk-running")
    for _ in range(2):
        await play_round(tables, table.id)
    await refused(tables.private_talk.say(table.id, BEN.id, "afterwards", [0]), "table-over")
    await refused(tables.private_talk.publish(table.id, CAI.id, [0, 1]), "talk-unknown")
    since = await last(db)
    first = await tables.private_talk.publish(table.id, ANA.id, [0, 1])
    assert (first.consents, first.people, first.published) == (1, 2, False)
    await tables.private_talk.publish(table.id, ANA.id, [0, 1])
    assert [(user, p["key"]) for user, p in await whispers(db, since)] == [(BEN.id, "whisper-publish")]
    await tables.private_talk.publish(table.id, ANA.id, [0, 1], yes=False)
    await refused(tables.private_talk.read(table.id, CAI.id, [0, 1]), "talk-unknown")
    await tables.private_talk.publish(table.id, BEN.id, [0, 1])
    await tables.private_talk.publish(table.id, ANA.id, [0, 1])
    assert [s.text for s in (await tables.private_talk.read(table.id, CAI.id, [0, 1])).lines] == ["a secret"]
    assert json.loads((await rows(db, m.outbox))[-1].payload)["key"] == "note-talk-published"
    assert (await tables.private_talk.publish(table.id, BEN.id, [0, 1], yes=False)).published
    assert [row["text"] for row in (await tables.personal_data.show(ANA.id))["talk_lines.user_id"]] == ["a secret"]
    await tables.personal_data.forget(ANA.id, {"en": "Somebody"})
    assert await tables.private_talk.mine(table.id, BEN.id) == []


async def test_a_game_whose_rulebook_bargains_lets_talk(db: Database, clock: FakeClock) -> None:
    tables = Tables(db, clock, games={"fair": FAIR})
    info = await fair(tables)
    assert (info.press, FAIR.negotiates) == ("rulebook", True)
    assert (await tables.private_talk.say(info.id, SIX[0].id, "salt for wool?", [1])).lines


async def test_computers_are_not_talked_to(tables: Tables) -> None:
    table = await running(tables)
    made, _ = await tables.lobby.lesson(ANA, "toy", seats=2)
    await refused(tables.private_talk.say(made.id, ANA.id, "hello", [1]), "talk-rulebook")
    assert (await tables.lookup.info(table.id)).press == "rulebook"
