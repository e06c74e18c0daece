"""Six people play a day of the fair over the sandbox, with Herald in a process of its own that is killed on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import blocking
from herald_fair.rules import FAIR
from herald_fair.state import GOODS, Objection, Toll
from tests.support.patience import soon
from tests.support.sandbox import words
from tests.toy.hosted_fair import Fair, hosted

WINDOW = 17
"""Hours after which a window of a third of two days is over, and a turn is not."""


@pytest.mark.slow
async def test_six_people_at_the_fair(tmp_path: Path) -> None:
    async with hosted(tmp_path, "tests.toy.small_bot") as fair:
        await the_market(fair)
        await the_vote(fair)
        await the_window(fair)
        await the_end(fair)
        assert fair.sandbox.violations == []


async def the_market(fair: Fair) -> None:
    """An offer is refused, renewed, countered and accepted; what was replaced is dead."""
    good = GOODS[fair.state.cellar[2].index(1)]
    await fair.does(0, f"offer seat-3 20 {good}")
    await fair.does(2, "refuse 1")
    await fair.does(0, f"offer seat-3 40 {good}")
    await fair.does(2, "counter 2 50")
    await fair.refused(2, "accept 2", "does not stand")
    await fair.refused(1, "accept 3", "does not stand")
    await fair.does(0, "accept 3")
    assert fair.state.cellar[2] == [0, 0, 0]
    await fair.quiet()
    people = fair.people
    mark = [person.mark for person in people]
    await fair.does(3, f"whisper seat-5 20 {GOODS[fair.state.cellar[4].index(1)]}")
    number = next(fair.asked("offer"))[1].id.removeprefix("offer-")
    await fair.quiet()
    await fair.does(4, f"refuse {number}")
    await fair.quiet()
    noticed = [[e for e in people[s].events[mark[s] :] if e[0].startswith("MESSAGE")] for s in range(6)]
    assert [bool(events) for events in noticed] == [False, False, False, True, True, False], noticed


async def the_vote(fair: Fair) -> None:
    """Votes are seen as cast; the first veto ends the toll."""
    for seat in range(6):
        await fair.does(seat, "vote aye")
    assert any(isinstance(f, Toll) for f in fair.state.sides)
    await fair.does(5, "veto")
    await fair.refused(1, "veto", "no place here")
    assert fair.state.cards == [1, 1, 1, 1, 1, 0]


async def the_window(fair: Fair) -> None:
    """Two of five answer, the bot is killed, time runs out: silence passes and is no miss."""
    for seat, bid in enumerate((0, 3, 1, 2, 0, 0)):
        await fair.does(seat, f"bid {bid}; seal")
    assert fair.state.pennants == [0, 1, 0, 0, 0, 0]
    good = GOODS[max(range(3), key=lambda n: fair.state.cellar[0][n])]
    await fair.does(0, f"cart {good} north-gate")
    await fair.does(1, "silent")
    await fair.does(4, "object")
    assert isinstance(fair.state.frames[-1], Objection)
    assert sorted(seat for seat, _ in fair.asked("objection")) == [2, 3, 5]
    await fair.bot.kill()
    fair.sandbox.world.offset += WINDOW * 3_600_000
    await fair.bot.start()
    await soon(lambda: not isinstance(fair.state.frames[-1], Objection))
    assert fair.state.cards[4:] == [0, 0]
    assert not any(row["autopilot"] for row in fair.file.rows("SELECT autopilot FROM seats"))
    await fair.people[0].wait_message(lambda m: "Somebody objects" in words(m))


async def the_end(fair: Fair) -> None:
    """The rest of the day by what silence would do, answered one by one; the result is posted."""
    while asked := blocking(FAIR.prompts(fair.state)):
        seat, mine = next(iter(asked.items()))
        await fair.does(seat, "; ".join(map(str, mine[0].default)))
    outcome = FAIR.outcome(fair.state)
    assert outcome is not None
    assert outcome.places[0] == [1]
    await fair.people[0].wait_message(lambda m: "the prize goes to" in words(m))
    await fair.quiet()


@pytest.mark.slow
async def test_a_game_that_cannot_go_on_says_so_at_once_and_goes_on_when_it_can(tmp_path: Path) -> None:
    """Its rules raise at a click: one sentence to whoever clicked, a note to all with the ways out, no clock."""
    async with hosted(tmp_path, "tests.toy.broken_votes") as fair:
        people = fair.people
        (tmp_path / "broken").touch()
        before = fair.file.everything()["actions"], fair.state
        for _ in range(2):
            assert "Herald itself failed" in (await fair.act(0, "vote aye")).text
        assert (fair.file.everything()["actions"], fair.state) == before
        note = await people[3].wait_message(lambda m: "This game is stopped" in words(m) and "Try again" in words(m))
        await people[0].wait_message(lambda m: "ran into an error at your decision" in words(m))
        await fair.quiet()
        assert sum("This game is stopped by an error in Herald’s rules. Nothing" in words(m)
                   for m in people[3].mine()) == 1  # fmt: skip
        assert fair.file.one("SELECT count(*) FROM deadlines") == 0
        fair.sandbox.world.offset += 90 * 86_400_000
        (tmp_path / "broken").unlink()
        assert "deadlines are running" in (await people[3].push(note, "Try again")).text
        await fair.does(0, "vote aye")
        assert fair.file.one("SELECT count(*) FROM seats WHERE misses OR autopilot") == 0
        await people[3].wait_message(lambda m: "The game continues" in words(m))
        assert fair.sandbox.violations == []
