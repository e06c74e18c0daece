"""What counts as the answer to a click on a message that others change, or take away."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.sandbox.app import Sandbox
from tests.support import sandbox
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
    else:
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


async def test_where_the_message_is_taken_away_the_newest_tells(user: SandboxUser) -> None:
    """A new panel takes the place of the one that was clicked before the late answer comes."""
    hear(user, "MESSAGE_CREATE", message(2, "an old line"))
    mark = user.mark
    hear(user, "MESSAGE_CREATE", message(3, "the next panel"))
    hear(user, "MESSAGE_DELETE", {"id": "1", "channel_id": "9"})
    assert (await user.wait_edited(reply(user), since=mark))["content"] == "the next panel"
