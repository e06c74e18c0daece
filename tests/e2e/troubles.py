"""A campaign in which everything goes wrong that can.

Threads are deleted, messages closed, permissions taken away, answers lost, and the bot is killed all the while.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.sandbox import constants as c
from bot.sandbox.limits import Fault
from engine.core import Action
from tests.e2e.campaign import Campaign
from tests.e2e.clients import Answered
from tests.e2e.posted import taken_away, unasked
from tests.support.sandbox import Json

ROOM = c.CHANNELS[1][0]
SEND = "POST /channels/{channel_id}/messages"
DENIED = ("ATTACH_FILES", "SEND_MESSAGES_IN_THREADS")
OFTEN = 0.2
"""How often something happens before an act."""


class TroubledCampaign(Campaign):
    """Its people act by ``/act`` from the room, which stays."""

    happened: Counter[str]
    """How often each trouble befell people, by its kind."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.happened = Counter()

    async def do(self, seat: int, actions: list[Action]) -> None:
        if self.rng.random() < OFTEN:
            self.trouble()
        await super().do(seat, actions)

    def trouble(self) -> None:
        """Something goes wrong, or all is mended."""
        self.befall(self.rng.choice(("thread", "closed", "denied", "answers", "mended")), self.rng, DENIED)

    def befall(self, kind: str, chance: random.Random, deniable: Sequence[str]) -> bool:
        """What goes wrong: the table's thread is deleted, somebody closes or opens their messages, ``len(deniable)``
        permissions or fewer are refused, an answer is lost; or all is mended. ``False``: there was no thread."""
        sandbox = self.reaper.sandbox
        thread = sandbox.world.channels.get(str(self.file.one("SELECT thread_id FROM tables")))
        if kind == "thread" and thread is None:
            return False
        self.happened[kind] += 1
        match kind:
            case "thread":
                assert thread is not None
                sandbox.channels.remove(thread)
            case "closed":
                user = sandbox.world.users[chance.choice(self.people).id]
                user.dms_closed = not user.dms_closed
            case "denied":
                sandbox.dev.deny(ROOM, chance.sample(deniable, chance.randint(1, len(deniable))))
            case "answers":
                sandbox.faults.add(Fault(SEND, 408, after=True))
            case _:
                self.mend()
        return True

    def mend(self) -> None:
        """All is allowed, all are open."""
        sandbox = self.reaper.sandbox
        sandbox.dev.deny(ROOM, [])
        for user in sandbox.world.users.values():
            user.dms_closed = False

    def way(self, seat: int, actions: list[Action]) -> Callable[[], Awaitable[Answered]]:
        person, text = self.people[seat], "; ".join(map(str, actions))
        return lambda: person.use("act", action=text, table="1", channel=ROOM)

    async def poke(self) -> None:
        """Old buttons may stand in threads that are gone."""


def check(campaign: TroubledCampaign, channels: Sequence[Sequence[Json]]) -> int:
    """Every post was made or is needless; what stands is known, once; what is missing went with its thread or in the
    end. How many posts there were."""
    file, world = campaign.file, campaign.reaper.sandbox.world
    bad = file.rows("SELECT id, kind, op, status, error FROM outbox WHERE status NOT IN ('sent', 'skipped')")
    assert not bad, [tuple(row) for row in bad]
    rows = file.rows("SELECT message_id, channel_id FROM outbox WHERE status = 'sent' AND op = 'send'")
    sent = [int(row["message_id"]) for row in rows]
    assert len(sent) == len(set(sent)), "two posts became one message"
    there = [int(m["id"]) for messages in channels for m in unasked(messages)]
    assert len(there) == len(set(there))
    assert set(there) <= set(sent), f"too many: {set(there) - set(sent)}"
    gone = {number for kind in ("panel", "status", "lobby") for number in taken_away(file, kind)}
    standing = {int(row["message_id"]) for row in rows if str(row["channel_id"]) in world.channels}
    lost = standing - gone - set(there)
    assert not lost, f"missing: {lost}"
    return len(sent)
