"""How the steps of the first night are taken, one after the other, and how what they bring is seen."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiohttp
import discord

from bot.common.clock import Clock
from bot.common.errors import StartupError
from bot.first_night.bot_process import BotProcess
from bot.first_night.ledger import (
    Ledger,
)
from bot.first_night.person import NO, YES, Person
from bot.first_night.place import Place
from bot.first_night.relay import Exchange, Json, Relay
from bot.first_night.report import Step
from bot.locale import text

PATIENCE = 120.0
"""Seconds within which what the bot does by itself must be seen."""
GLANCE = 1.0
"""Seconds between two looks at what Discord does not tell a bot by itself."""

Seen = Sequence[Exchange]
Check = Callable[[Seen], Any]


class Skipped(Exception):
    """A step is not tried, or not to its end; the text says why."""


class Unseen(Exception):
    """What must be seen was not; the text says what."""


class Night:
    """What the steps of a night share: how they are taken, and how what they bring is seen.

    ``minutes``: how long to wait before a message counts as old, 0 to leave that out; ``wait`` waits so many seconds.
    """

    def __init__(
        self,
        where: Place,
        relay: Relay,
        bot: BotProcess,
        person: Person,
        locale: str,
        minutes: float,
        clock: Clock,
        wait: Callable[[float], Awaitable[None]],
    ) -> None:
        self.where, self.relay, self.bot, self.person = where, relay, bot, person
        self.locale, self.minutes, self.clock, self.wait = locale, minutes, clock, wait
        self.ledger = Ledger()
        self.step = Step("")
        self.done: list[Step] = []
        self.home = str(where.channel)
        self.thread = ""
        """The id of the first table's thread, empty before there is one."""
        self.second = ""
        """The id of the second table's card, and so of its thread."""
        self.old = ""
        """The id of the third table's card, which is edited when it is old."""
        self.old_since = 0.0
        self._from = 0
        self._followed = 0
        self._after = 0
        self._known: Counter[str] = Counter()

    # -- the order

    async def run(self) -> None:
        """All steps, one after the other; each is told when it ends."""
        steps = self.steps()
        begun = await self._say(text(self.locale, "first-night-begin"))
        self._after = int(begun or discord.utils.time_snowflake(discord.utils.utcnow()))
        for number, (name, step) in enumerate(steps, 1):
            self.step = Step(name)
            self.done.append(self.step)
            self._from = len(self.relay.seen)
            began = self.clock.monotonic()
            self.person.hears(f"\n[{number}/{len(steps)}] {name}")
            try:
                await step()
            except Skipped as why:
                self.step.state = "skipped"
                self.step.seen.append(f"skipped: {why}")
            except Unseen as what:
                self.step.violations.append(str(what))
            except (discord.HTTPException, aiohttp.ClientError, OSError, StartupError) as error:
                self.step.violations.append(f"the step ended early: {type(error).__name__}: {error}"[:300])
            self.relay.stop_intercepting()
            await self._settled()
            await self._look()
            if not self.bot.alive:
                self.step.violations.append("the bot's process had ended by itself")
                await self.bot.start()
            self.step.seconds = self.clock.monotonic() - began
            if self.step.violations:
                self.step.state = "violated"
            for line in (*self.step.seen, *(f"VIOLATED: {what}" for what in self.step.violations)):
                self.person.hears(f"  {line}")

    def steps(self) -> Sequence[tuple[str, Callable[[], Awaitable[None]]]]:
        """What is tried, in order, each by its name."""
        raise NotImplementedError

    # -- looking

    def since(self) -> Seen:
        """What the bot has asked and been answered since the step, or its last part, began."""
        return self.relay.seen[self._from :]

    async def _until(self, check: Check) -> Any:
        while True:
            self.relay.changed.clear()
            if found := check(self.since()):
                return found
            await self.relay.changed.wait()

    async def _soon(self, check: Check, what: str) -> Any:
        """What the bot does by itself. Raises ``Unseen``."""
        try:
            async with self.clock.timeout(PATIENCE):
                return await self._until(check)
        except TimeoutError:
            raise Unseen(f"{what} did not come within {PATIENCE:.0f} seconds") from None

    async def _polled(self, poll: Callable[[], Awaitable[Any]]) -> Any:
        while True:
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError):
                if found := await poll():
                    return found
            await self.clock.sleep(3 * GLANCE)  # each look is several requests

    async def _say(self, what: str) -> str | None:
        """Say something in the channel, which is not the bot's own doing."""
        if (number := await self.where.say(what)) is not None:
            self.ledger.own.add(number)
        return number

    async def _asked(self, key: str, seeing: Awaitable[Any], expected: str, **params: Any) -> Any:
        """Ask the person for something, on the terminal and in the channel, and return what is seen of it. Raises
        ``Skipped`` when they skip it, and ``Unseen`` when they say that nothing came of it."""
        what = text(self.locale, key, **params)
        await self._say(what)
        self.person.told(key, what)
        seen, word = asyncio.ensure_future(seeing), asyncio.ensure_future(self.person.word())
        try:
            await asyncio.wait((seen, word), return_when=asyncio.FIRST_COMPLETED)
            if seen.done():
                return seen.result()
            if word.result() == NO:
                raise Unseen(f"{expected} was not seen")
            raise Skipped("by the person")
        finally:
            for each in (seen, word):
                each.cancel()
            await asyncio.gather(seen, word, return_exceptions=True)

    async def _done(self, key: str, check: Check, expected: str) -> Any:
        """The same for what the bot's requests show, from now on."""
        self._from = len(self.relay.seen)
        return await self._asked(key, self._until(check), expected)

    async def _sees(self, key: str, seen: str) -> None:
        """Ask what only eyes can tell."""
        answer = await self.person.sees(key, text(self.locale, key))
        if answer == YES:
            self.step.seen.append(f"{seen} (by the person)")
        elif answer == NO:
            self.step.violations.append(f"not so, by what the person sees: {seen}")
        else:
            self.step.seen.append(f"not looked at: {seen}")

    async def _settled(self) -> bool:
        """Wait until the bot has nothing under way and nothing to deliver; whether that came in time."""
        calm, began = 0, self.clock.monotonic()
        while self.clock.monotonic() - began < PATIENCE:
            asked = len(self.relay.seen)
            figures = await self.bot.figures()
            await self.clock.sleep(GLANCE)
            quiet = not self.relay.under_way and asked == len(self.relay.seen)
            calm = calm + 1 if quiet and figures.get("posts_undelivered") == 0 else 0
            if calm == 2:
                return True
        return False

    async def _look(self) -> None:
        """Hold what stands there against what the bot said; what is wrong and was not known yet is the step's."""
        for exchange in self.relay.seen[self._followed :]:
            self.ledger.follow(exchange)
        self._followed = len(self.relay.seen)
        histories = {}
        for channel in self.ledger.places() | {self.home}:
            if (messages := await self.where.history(channel, self._after)) is not None:
                histories[channel] = messages
        faults = Counter(self.ledger.faults(histories, self.where.me))
        self.step.violations += sorted((faults - self._known).elements())
        self._known |= faults

    async def _message(self, channel: str, number: str) -> Json:
        return await self.where.ask("GET", f"/channels/{channel}/messages/{number}")
