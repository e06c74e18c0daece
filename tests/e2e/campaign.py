"""People play a campaign by clicking and typing while the bot is killed under them."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from bot.presenter.words.written_actions import written
from bot.store.models import SeatRecord
from bot.tables.play import questions
from bot.ui.ids import Id
from engine.core import Action
from tests.e2e.clients import BUTTON, SELECT, Answered, File, Mirror, NotOfferedError, Person, does, first, parts
from tests.e2e.killed_bot import Reaper
from tests.e2e.playing import Playing, Way
from tests.support.patience import named, within
from tests.support.sandbox import Json, Refused

PATIENCE = 120.0
"""Seconds a person waits for a panel, restarts of the bot included."""
TRYING = 300.0
"""Seconds for which a person tries to do one thing; ``LOOK``: after which somebody looks again what has changed."""
LOOK = 0.1
GONE = (
    "that message has no such component", "that message does not exist", "that component is disabled",
    "there is no such option",
)  # fmt: skip
"""What a click meets on a message that was redrawn or taken away since it was looked at: it is looked at anew."""
STALE_VERBS = ("do", "batch", "tick", "undo", "save", "open", "number")
"""Verbs of panels: what answered a question that is gone must be refused."""
HARMLESS = ("join", "leave", "start", "settings", "hand", "board", "blocking", "redraw")


class Unanswered(Exception):
    """The bot died before it had answered."""


@dataclasses.dataclass(slots=True)
class Record:
    """What a campaign was like: for the report, and to see that it was lively."""

    answered: int = 0
    """Interactions that got a whole answer."""
    unanswered: int = 0
    """Interactions that got none, or only its beginning, because the bot was killed."""
    stale: int = 0
    """Interactions that came too late: what they were pressed on was gone, or the answer took nothing."""
    old_clicks: int = 0
    """Presses on messages of an older position, on purpose."""
    ways: Counter[str] = dataclasses.field(default_factory=Counter)
    """How often people did something by each way, by its name."""
    slowest: float = 0.0
    """Seconds of the longest wait for a whole answer."""


class Campaign:
    """The players of table 1. They decide like the experienced computer player, from the mirror of the game, which
    follows the log; everything they do goes through Discord."""

    def __init__(
        self, playing: Playing, people: Sequence[Person], file: File, reaper: Reaper, rng: random.Random
    ) -> None:
        self.playing, self.people, self.file, self.reaper, self.rng = playing, people, file, reaper, rng
        self.record = Record()
        self.intended: list[tuple[int, str]] = []
        self.mirror: Mirror

    # -- one interaction

    async def attempt(self, doing: Callable[[], Awaitable[Answered]]) -> Answered:
        """Do something once the bot runs. Raises ``Unanswered`` when it dies meanwhile, or what was to be pressed is
        gone, and fails when it is alive and does not answer within three seconds."""
        await self.reaper.calm()
        loop = asyncio.get_running_loop()
        begin = loop.time()
        task = asyncio.ensure_future(doing())
        death = asyncio.ensure_future(self.reaper.dead.wait())
        await asyncio.wait((task, death), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            await asyncio.wait((task,), timeout=0.05)  # the answer may be on its way already
        await first(task, death) if task.done() else await self._drop(task, death)
        if task.cancelled():
            self.record.unanswered += 1
            raise Unanswered
        try:
            answered = task.result()
        except NotOfferedError as gone:  # an earlier try has reached the bot after all; else it is tried in vain
            self.record.stale += 1
            raise Unanswered from gone
        except Refused as refused:
            if refused.payload.get("error") in GONE:
                self.record.stale += 1
                raise Unanswered from refused
            if refused.status != 200 or not self.reaper.excuses(begin, loop.time()):
                raise  # a living bot left a click unanswered, or the click was not possible
            self.record.unanswered += 1
            raise Unanswered from refused
        assert answered.text.strip() or answered.message["attachments"], "an answer must say something"
        self.record.answered += 1
        self.record.slowest = max(self.record.slowest, loop.time() - begin)
        return answered

    @staticmethod
    async def _drop(*tasks: asyncio.Future[Any]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def until(self, done: Callable[[], bool], doing: Callable[[], Awaitable[Answered]]) -> None:
        """Repeat an interaction until it has had its effect, as a person does who looks before they try again."""
        said = ""
        async with within(TRYING, lambda: f"{named(done)} (the last answer: {said!r})"):
            while True:
                try:
                    said = (await self.attempt(doing)).text
                except Unanswered:
                    await self.reaper.calm()
                if done():
                    return
                await asyncio.sleep(LOOK)

    @property
    def verbs(self) -> set[str]:
        """What people have done."""
        return {text.split()[0] for _, text in self.intended}

    # -- before the game

    async def gather(self) -> None:
        """Open the table, take the seats, start: by command and by the buttons of the card."""
        organiser = self.people[0]
        self.reaper.arm()
        await self.until(
            lambda: bool(self.file.rows("SELECT id FROM tables")),
            lambda: organiser.use(
                "table new", game=self.playing.game, seats=self.playing.seats, name="The Long Winter"
            ),
        )
        for number, person in enumerate(self.people[1:], 2):
            self.reaper.arm()
            card = await self.see(person, lambda m: m["components"] and "-lobby." in _names(m))
            await self.until(partial(self.has_seated, number), partial(person.push, card, "Join"))
        self.reaper.arm()
        card = await self.see(organiser, lambda m: m["components"] and "-lobby." in _names(m))
        for option, value in self.playing.options.items():
            await self.until(partial(self.has_option, option, value), partial(self.set_option, card, option, value))
        await self.until(
            lambda: self.file.one("SELECT status FROM tables") == "running", lambda: organiser.push(card, "Start")
        )
        self.mirror = Mirror(self.file)

    def has_seated(self, number: int) -> bool:
        return bool(self.file.one("SELECT count(*) FROM seats WHERE user_id IS NOT NULL") == number)

    def has_option(self, option: str, value: Any) -> bool:
        return bool(json.loads(self.file.one("SELECT options FROM tables")).get(option) == value)

    async def set_option(self, card: Json, option: str, value: Any) -> Answered:
        """Choose an option of the game in the organiser's settings."""
        organiser = self.people[0]
        settings = (await organiser.push(card, "Settings")).message
        item = next(i for i in parts(settings, SELECT) if i["custom_id"].endswith(f":option-{option}"))
        return await organiser.press(settings, item, json.dumps(value))

    @property
    def thread(self) -> str:
        return str(self.file.one("SELECT thread_id FROM tables"))

    async def see(self, person: Person, fits: Callable[[Json], Any], *, timeout: float = PATIENCE) -> Json:
        """The newest message of the bot that fits; waited for if it is not there yet."""
        found: Json = await person.wait_until(
            lambda: next((m for m in person.mine() if fits(m)), None), timeout=timeout, what=fits
        )
        return found

    # -- the game

    async def play(self) -> None:
        """Play to the end, or as long as is enough."""
        await self.people[0].wait_until(
            lambda: self.file.one("SELECT thread_id FROM tables") is not None, timeout=PATIENCE
        )
        await self.playing.begin(self)
        while not self.mirror.over and not self.playing.enough(self):
            beside = self.playing.beside(self)
            if beside is not None:
                await self.do(*beside)
                continue
            seat = self.playing.turn(self)
            for actions in self.playing.decide(self, seat):
                await self.do(seat, actions)
                if self.rng.random() < 0.1:
                    await self.poke()

    async def do(self, seat: int, actions: list[Action]) -> None:
        """Take actions, sometimes with a kill on the way."""
        if self.rng.random() < 0.4 and len(self.reaper.outages) < self.playing.due(self.mirror.state):
            self.reaper.arm()
        await self.commit(seat, actions)

    async def passing(self, hours: float, done: Callable[[], bool]) -> None:
        """Let time pass until the bot has done something by itself."""
        await self.reaper.later(hours)

        def happened() -> bool:
            self.intended += [(line.seat, line.text) for line in self.mirror.sync()]
            return done()

        await self.people[0].wait_until(happened, timeout=PATIENCE)

    async def commit(self, seat: int, actions: list[Action]) -> None:
        """Send a batch in some way until the log has it, and see that the log has nothing else. What is left of it
        after something was revealed is said again."""
        said, taken = "", self.mirror.breath(seat, actions)
        wanted = f"{'; '.join(map(str, actions))} of seat {seat}"
        async with within(TRYING, lambda: f"{wanted} (the last answer: {said!r})"):
            while True:
                way = self.way(seat, actions)
                try:
                    answered = await self.attempt(way)
                    said = answered.text
                except Unanswered:
                    await self.reaper.calm()
                if lines := self.mirror.sync():
                    break
                if said:
                    self.record.stale += 1
                await asyncio.sleep(LOOK)
        done = [(line.seat, line.text) for line in lines]
        assert done == [(seat, str(a)) for a in taken], f"the log has something else than was done: {done}"
        assert len({line.batch for line in lines}) == 1
        self.intended += done
        if len(taken) < len(actions):
            await self.commit(seat, actions[len(taken) :])

    def way(self, seat: int, actions: list[Action]) -> Callable[[], Awaitable[Answered]]:
        """One of the ways to do this."""
        ways: list[Way] = [*self.playing.ways(self, seat, actions), ("act", lambda: self.by_act(seat, actions))]
        name, way = self.rng.choice(ways)
        self.record.ways[name] += 1
        return way

    async def by_act(self, seat: int, actions: list[Action]) -> Answered:
        """``/act`` in the thread; what is typed must be among the suggestions as long as those can hold it."""
        person, text = self.people[seat], "; ".join(map(written, actions))
        prefix = written(actions[0])
        offered = await person.autocomplete("act", "action", prefix, channel=self.thread)
        assert prefix in [choice["value"] for choice in offered], f"{prefix} is not suggested: {offered}"
        return await person.use("act", action=text, channel=self.thread)

    async def by_panel(self, seat: int, action: str) -> Answered:
        """The newest panel that offers it, in direct messages or shown for this person's eyes."""
        person = self.people[seat]
        message = await self.see(person, lambda m: does(m, action))
        found = does(message, action)
        assert found is not None
        return await person.press(message, *found)

    # -- old buttons

    def old(self, message: Json, item: Json) -> bool:
        """Whether this component may be pressed at any time without changing the game."""
        where = Id.parse(item.get("custom_id", ""))
        if where is None:
            return False
        return where.verb in HARMLESS or (where.verb in STALE_VERBS and where.token not in self.tokens())

    def tokens(self) -> set[str]:
        """What components carry that answer a question which stands open now, or take back what can be."""
        found = set()
        rows = self.file.rows("SELECT * FROM seats WHERE table_id = 1")
        seats = [SeatRecord(**{name: row[name] for name in SeatRecord.model_fields}) for row in rows]
        for seat in seats:
            found |= {t for prompt in self.mirror.prompts(seat.seat) for t in questions.tokens(seat, prompt, seats)}
            found.add(questions.undo_token(seat))
        return found

    async def poke(self) -> None:
        """Press something old: it works or says politely that it is old, and the game stays as it is."""
        person = self.rng.choice(self.people)
        found = [(m, i) for m in person.mine() for kind in (BUTTON, SELECT) for i in parts(m, kind) if self.old(m, i)]
        if not found:
            return
        message, item = self.rng.choice(found)
        value = self.rng.choice(item["options"])["value"] if item["type"] == SELECT else None
        before = self.file.one("SELECT count(*) FROM actions")
        try:
            answered = await self.attempt(lambda: person.press(message, item, value))
        except Unanswered:
            await self.reaper.calm()
        else:
            assert answered.private or answered.message["channel_id"] != self.thread, "an answer for one, seen by all"
        self.record.old_clicks += 1
        assert self.file.one("SELECT count(*) FROM actions") == before, f"{item['custom_id']} changed the game"


def _names(message: Json) -> str:
    return " ".join(a["filename"] for a in message["attachments"])
