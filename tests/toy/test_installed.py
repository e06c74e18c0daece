"""A stranger's game, installed beside Herald, is offered, played by click and drawn; no line of Herald names it."""

from __future__ import annotations

import os
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.sandbox.app import Sandbox
from engine.core import blocking
from herald_fair.rules import FAIR
from tests.e2e.clients import File, Person
from tests.support import installed
from tests.support.patience import soon
from tests.support.runs import ROOT
from tests.support.sandbox import openapi_path, unhurried, words
from tests.support.sandbox_bots import BotProcess
from tests.toy.hosted_fair import SIGNS, Fair


@pytest.mark.slow
async def test_it_is_offered_played_by_click_and_drawn(tmp_path: Path) -> None:
    """The plain ``python -m bot run`` with the game's name in the settings, in a folder of its own; when it is named no
    more its table stands still, another game goes on, and it goes on when it is named again."""
    site = installed.fair(tmp_path / "site")
    env = {
        "HERALD_GAMES": "fair,xidit",
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(site)]),
        "HERALD_NURSERY": "0",
    }
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(openapi=openapi_path()))
        unhurried(sandbox)
        people = [await stack.enter_async_context(Person(sandbox, n)) for n in range(6)]
        bot = BotProcess(sandbox, tmp_path / "data", env=env)
        await bot.start()
        stack.push_async_callback(bot.kill)
        assert "is not offered" not in bot.tail()
        fair = Fair(sandbox, people, bot, File(tmp_path / "data"))
        await fair.open()
        panel = await people[0].wait_message(lambda m: "Which sign shall hang" in words(m) and m["attachments"])
        assert panel["attachments"][0]["filename"].endswith((".jpg", ".png")), "its own renderer has drawn it"
        for seat, sign in enumerate(SIGNS):
            await fair.does(seat, f"sign {sign}")
        vote = await people[0].wait_message(lambda m: "Shall everybody pay" in words(m))
        await people[0].push(vote, "Vote aye")
        await soon(lambda: FAIR.view(fair.state, None).votes[0] == "aye")
        await people[1].use("fair vote", opinion="nay", channel=fair.thread)
        await soon(lambda: FAIR.view(fair.state, None).votes[1] == "nay")
        await fair.quiet()

        await bot.kill()
        bot._more["HERALD_GAMES"] = "xidit,chess"
        await bot.start()
        assert "The game chess is not offered: nothing that is installed offers it" in bot.tail(400)
        await people[2].wait_message(lambda m: "does not offer its game at the moment" in words(m))
        assert fair.file.one("SELECT stopped FROM tables") == 1
        assert fair.file.one("SELECT count(*) FROM deadlines") == 0
        assert "chess" not in str(await people[3].use("table new", game="xidit", seats=3, name="Other"))

        await bot.kill()
        bot._more["HERALD_GAMES"] = "fair"
        await bot.start()
        await people[2].wait_message(lambda m: "The game continues" in words(m))
        await fair.does(2, "vote aye")
        while asked := blocking(FAIR.prompts(fair.state)):
            seat, mine = next(iter(asked.items()))
            await fair.does(seat, "; ".join(map(str, mine[0].default)))
        await people[0].wait_message(lambda m: "the prize goes to" in words(m) or "nobody has won" in words(m))
        assert sandbox.violations == []
