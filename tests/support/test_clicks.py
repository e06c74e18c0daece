"""What counts as the answer to a click on a message that others change, or take away."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.sandbox.app import Sandbox
from tests.support import sandbox
from tests.support.patience import patiently
from tests.support.sandbox import Reply, SandboxUser

DEFERRED = 6


def message(number: int, text: str, *, answers: str = "") -> dict[str, Any]:
    return {"id": str(number), "channel_id": "9", "flags": 0, "content": text, "answers": answers}


@pytest.fixture
def user(monkeypatch: pytest.MonkeyPatch) -> SandboxUser:
    """Somebody who has clicked message 1 and waits for nothing that is there already."""
    monkeypatch.setattr(sandbox, "OVERTAKEN", 0.0)
    found = SandboxUser(cast(Sandbox, None))
    hear(found, "MESSAGE_CREATE", message(1, "the panel"))
    return found


def hear(user: SandboxUser, name: str, data: dict[str, Any]) -> None:
    if name == "MESSAGE_DELETE":
        user.seen.pop(data["id"], None)
    elif name.startswith("MESSAGE"):
        user.seen[data["id"]] = data
    user.events.append((name, data))


def reply(user: SandboxUser) -> Reply:
    return Reply(user, "77", DEFERRED, "1", None, [])


async def test_the_edit_that_answers_it_counts_before_all_others(user: SandboxUser) -> None:
    mark = user.mark
    hear(user, "MESSAGE_UPDATE", message(1, "somebody else's"))
    hear(user, "MESSAGE_UPDATE", message(1, "mine", answers="77"))
    assert (await user.wait_edited(reply(user), since=mark))["content"] == "mine"


async def test_a_later_click_may_have_the_last_word(user: SandboxUser) -> None:
    mark = user.mark
    hear(user, "MESSAGE_UPDATE", message(1, "a later one"))
    assert (await user.wait_edited(reply(user), since=mark))["content"] == "a later one"


async def test_an_answer_that_came_in_vain_is_not_waited_for(
    user: SandboxUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sandbox has seen that it came for a message that is gone: the newest tells, at once."""
    monkeypatch.setattr(sandbox, "OVERTAKEN", float("inf"))
    mark = user.mark
    hear(user, "MESSAGE_CREATE", message(3, "the next panel"))
    hear(user, "MESSAGE_DELETE", {"id": "1", "channel_id": "9"})
    waiting = asyncio.ensure_future(user.wait_edited(reply(user), since=mark))
    await asyncio.wait((waiting,), timeout=sandbox.AGAIN)
    assert not waiting.done()
    hear(user, sandbox.IN_VAIN, {"interaction_id": "77"})
    assert (await patiently(waiting))["content"] == "the next panel"


async def test_what_comes_in_turn_is_not_missed(user: SandboxUser) -> None:
    """Although the second is there before anybody waits for it; one that came before the first is not meant."""
    mark = user.mark
    for text in ("back", "away", "back", "more"):
        hear(user, "MESSAGE_UPDATE", message(1, text))
    found = await user.wait_in_turn(
        lambda t, d: d["content"] == "away", lambda t, d: d["content"] == "back", since=mark
    )
    assert [data["content"] for _, data in found] == ["away", "back"]
    assert [user.events.index(event) for event in found] == [mark + 1, mark]


async def test_who_has_caught_up_has_heard_all() -> None:
    async with Sandbox() as place, SandboxUser(place) as maud:
        for number in range(50):
            place.hub.push([maud.id], "SAID", {"number": number})
        assert "SAID" not in [name for name, _ in maud.events]
        await maud.caught_up()
        assert [data["number"] for name, data in maud.events if name == "SAID"] == list(range(50))


async def test_where_the_message_is_taken_away_the_newest_tells(user: SandboxUser) -> None:
    """A new panel takes the place of the one that was clicked before the late answer comes."""
    hear(user, "MESSAGE_CREATE", message(2, "an old line"))
    mark = user.mark
    hear(user, "MESSAGE_CREATE", message(3, "the next panel"))
    hear(user, "MESSAGE_DELETE", {"id": "1", "channel_id": "9"})
    assert (await user.wait_edited(reply(user), since=mark))["content"] == "the next panel"
