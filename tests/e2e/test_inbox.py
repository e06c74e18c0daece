"""Around the table: the inbox that leads from one to the next, days off, looking back."""

from __future__ import annotations

import pytest

from tests.e2e.clients import BUTTON, parts
from tests.e2e.conftest import Stage
from tests.support.sandbox import Json, words


async def test_from_one_table_to_the_next(stage: Stage) -> None:
    """Ana plays two games; a stranger has none."""
    ana, bob, _, _, stranger = stage.people
    await stage.running(2, "roses")
    await ana.use("table new", game="roses", seats=2, name="Second")

    def second() -> Json | None:
        """Its card: the first one's may still say that one can join."""
        joins = (m for m in ana.mine() if any(b["label"] == "Join" for b in parts(m, BUTTON)))
        return next((m for m in joins if "Second" in words(m)), None)

    card = await ana.wait_until(second)
    await bob.push(card, "Join")
    await ana.push(card, "Start")
    await ana.wait_until(lambda: stage.file.one("SELECT count(*) FROM states") == 2)
    both = (await ana.use("inbox")).message
    assert "It is your turn at **2** tables" in words(both)
    assert {"#1 The Long Winter", "#2 Second"} <= {b["label"] for b in parts(both, BUTTON)}
    opened = await ana.push(both, "#2 Second")
    assert opened.private
    assert "#2 Second" in opened.text
    none = await stranger.use("inbox")
    assert none.private
    assert "The Long Winter" not in none.text
    kept = await ana.push(opened.message, "Keep the hand")
    assert any(b["label"] == "Next table" for b in parts(kept.message, BUTTON)), kept.text
    following = await ana.push(kept.message, "Next table")
    assert "#1 The Long Winter" in following.text
    over = await ana.push(following.message, "Keep the hand")
    assert "No other table is waiting for you" in (await ana.push(over.message, "Next table")).text


async def test_a_day_off_and_the_morning_message(stage: Stage) -> None:
    """Days off are told in the thread and refused in one sentence where they cannot be; the inbox comes at its hour."""
    ana, bob = stage.people[:2]
    await stage.running(2, "roses")
    assert "is not a date" in (await bob.use("settings away", days=3, start="tomorrow")).text
    assert "That day is in the past" in (await bob.use("settings away", days=3, start="2001-01-01")).text
    taken = await bob.use("settings away", days=3)
    assert taken.private
    assert "You are away" in taken.text
    await ana.wait_until(lambda: any("is taking days off" in words(m) for m in ana.mine()))
    assert "already" in (await bob.use("settings away", days=3)).text
    assert "You are back" in (await bob.use("settings away", days=0)).text
    assert "daily inbox: at 07:00" in (await ana.use("settings me", digest=7)).text
    await stage.later(25)
    await ana.wait_until(lambda: any("Your tables today" in words(m) for m in ana.mine()))
    assert not any("Your tables today" in words(m) for m in bob.mine())


@pytest.mark.slow
async def test_looking_back(stage: Stage) -> None:
    """The game so far as a file, the public's or one's own, never another's; the board of a turn as a picture."""
    ana, bob = stage.people[:2]
    thread = await stage.running(2, "roses")
    mine = await ana.use("table replay", seat=1, channel=thread)
    assert mine.private
    assert mine.message["attachments"][0]["filename"] == "herald-roses-1.html"
    for person, seat in ((ana, 2), (bob, 1), (stage.people[4], 1)):
        refused = await person.use("table replay", seat=seat, channel=thread)
        assert any(words_ in refused.text for words_ in ("what your own seat sees", "lo que ve tu propio asiento"))
        assert not refused.message["attachments"]
    assert "not reached turn 9" in (await ana.use("table at", turn=9, channel=thread)).text
    board = await ana.use("table at", turn=1, channel=thread)
    assert board.message["attachments"][0]["filename"].startswith("t1-turn-1.")
