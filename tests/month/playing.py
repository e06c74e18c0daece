"""How a person plays: opens what waits for them, finds on their panel what they want to do, or types it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from bot.presenter.words.written_actions import written
from bot.sandbox.app import Sandbox
from bot.sandbox.components import walk
from bot.ui.ids import Id
from engine import GAMES
from engine.core import Action, blocking
from engine.players import make
from tests.e2e.clients import BUTTON, SELECT, Answered, File, Person, does, leading, parts
from tests.month.people import Habit
from tests.month.witness import Witness
from tests.support.sandbox import Json, Refused

MOST, LONGEST = 12, 80
"""Presses that bring nothing, and presses in all, after which somebody gives up until they look again."""
DEEP = 6
"""Lists that are opened in search of one action."""
PANEL = ("do", "open", "tick", "batch", "number", "suggest", "redraw")
MISSING = ("that message", "that component", "there is no such option", "you cannot see that channel")


LOOK, GRACE = 0.5, 5.0
"""Seconds between two looks whether the bot lives, and for which an answer is waited for after it has died."""


class Unanswered(Exception):
    """The bot has not answered, or no longer had what was pressed."""


class Player(Person):
    """Somebody of the month at their page. ``tally`` counts what they did and how it went."""

    def __init__(self, sandbox: Sandbox, user_id: str, habit: Habit, file: File, witness: Witness, seed: str) -> None:
        super().__init__(sandbox)
        self.id, self.username, self.name, self.habit = user_id, habit.username, habit.name, habit
        self.file, self.witness = file, witness
        self.rng = random.Random(f"{seed}/{habit.username}")
        self.seed = seed
        self.tally: Counter[str] = Counter()
        self._plans: dict[tuple[int, int], tuple[str, list[Action]]] = {}
        """By table and seat the question that is being answered, and what is left of the answer."""
        self.lives: Callable[[], int] = lambda: 0
        """Tells another number when the bot has died meanwhile."""

    # -- one interaction

    async def attempt(self, doing: Any, what: str) -> Answered:
        """The whole answer, noted with how long it took. Raises ``Unanswered``."""
        begun = time.perf_counter()
        try:
            answered: Answered = await self._unless_it_dies(doing)
        except Refused as refused:
            error = str(refused.payload.get("error"))
            self.tally["gone" if error.startswith(MISSING) else "unanswered"] += 1
            self.witness.note("answer", who=self.username, way=what, error=error)
            raise Unanswered(error) from refused
        except (AssertionError, StopIteration, RuntimeError) as other:
            self.tally["gone"] += 1
            raise Unanswered(str(other)[:200]) from other
        except (TimeoutError, ConnectionError) as late:
            self.tally["unanswered"] += 1
            self.witness.note("answer", who=self.username, way=what, error=f"no whole answer: {late}"[:200])
            raise Unanswered(str(late)) from late
        self.witness.note("answer", who=self.username, way=what, seconds=round(time.perf_counter() - begun, 3))
        self.tally[what] += 1
        return answered

    async def _unless_it_dies(self, doing: Coroutine[Any, Any, Answered]) -> Answered:
        """The answer; ``ConnectionError`` where the bot died, or Discord fails, and a while later there is none."""
        task, lives, spare = asyncio.ensure_future(doing), self.lives(), GRACE
        while not (await asyncio.wait({task}, timeout=LOOK))[0]:
            if self.lives() != lives or self.witness.under:
                spare -= LOOK
            if spare <= 0:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                raise ConnectionError("the bot died, or nothing answers")
        return task.result()

    async def type(self, path: str, *, channel: str | None = None, **options: Any) -> Answered:
        """A command with its whole answer."""
        return await self.attempt(self.use(path, channel=channel, **options), f"/{path}")

    # -- what waits for them

    def waiting(self) -> list[tuple[int, int]]:
        """Tables and seats of theirs for which a game waits, as their inbox would tell, the most urgent first."""
        rows = self.file.rows(
            "SELECT s.table_id, s.seat, s.asked FROM seats s JOIN tables t ON t.id = s.table_id "
            "WHERE s.user_id = ? AND t.status = 'running' AND NOT t.stopped AND t.damage = ''",
            int(self.id),
        )
        found = []
        for row in rows:
            due = [
                q.get("due_at") or 9e12 for q in json.loads(row["asked"]) if not q.get("gone") and q["pace"] != "offer"
            ]
            if due:
                found.append((min(due), row["table_id"], row["seat"]))
        return [(table, seat) for _, table, seat in sorted(found)]

    async def look(self) -> None:
        """Open what waits for them, and answer it."""
        await self._open_messages()
        for table, seat in self.waiting():
            await self.answer(table, seat)

    async def _open_messages(self) -> None:
        """See what stands in their direct messages, also from before this page was opened."""
        with suppress(Refused):
            for message in await self.dm_messages(limit=100):
                self.seen.setdefault(message["id"], message)

    def wanted(self, table: int, seat: int) -> list[Action]:
        """What they want to do next: what a computer player would, from what their seat sees, and what is left of it
        as long as the same is asked. Empty: nothing waits."""
        row = self.file.rows(
            "SELECT t.game, t.seq, s.data FROM tables t JOIN states s ON s.table_id = t.id WHERE t.id = ?", table
        )[0]
        rules = GAMES[row["game"]]
        state = rules.loads(row["data"])
        asked = blocking(rules.prompts(state)).get(seat)
        if not asked:
            return []
        question, left = self._plans.get((table, seat), ("", []))
        if question != asked[0].id or not left:
            luck = f"{self.seed} {table} {seat} {row['seq']}"
            left = list(make(row["game"], "heuristic", luck).choose(rules.view(state, seat), asked[0]))
            self._plans[table, seat] = asked[0].id, left
        return left

    async def answer(self, table: int, seat: int) -> bool:
        """Answer what a table asks of a seat, by panel or by command; whether nothing is asked any more."""
        message: Json | None = None
        vain = 0
        for _ in range(LONGEST):
            if vain > MOST:
                break
            plan = await asyncio.to_thread(self.wanted, table, seat)
            if not plan:
                return True
            before, found = self._seq(table), self.tally["found"]
            try:
                if self.habit.way == "commands" or (self.habit.way == "either" and self.rng.random() < 0.4):
                    await self._by_command(table, plan)
                else:
                    message = await self._by_panel(table, seat, plan, message, tried=vain)
            except Unanswered:
                message = None
                self._plans.pop((table, seat), None)
                vain += 1
                if self.witness.under:
                    return False
                continue
            vain += 1
            if (after := self._seq(table)) > before:
                self.witness.note(
                    "act", who=self.username, user=self.id, table=table, seat=seat, after=before, to=after
                )
                vain = 0
                done = plan[1:] if self.tally["found"] > found else []
                self._plans[table, seat] = self._plans.get((table, seat), ("", []))[0], done
            else:
                self._plans.pop((table, seat), None)
        if vain <= MOST:
            return False  # much is asked of them: they go on when they look again
        step = self.wanted(table, seat)
        self.witness.note("stuck", who=self.username, table=table, wanted="; ".join(map(str, step)))
        return False

    def _seq(self, table: int) -> int:
        return int(self.file.one("SELECT seq FROM tables WHERE id = ?", table))

    async def _by_command(self, table: int, plan: list[Action]) -> None:
        text = "; ".join(map(written, plan))
        await self.type("act", channel=self.place(table), action=text, table=str(table))

    def place(self, table: int) -> str:
        """Where they type what is about a table: its thread, its channel, or where they talk with the bot."""
        row = self.file.rows("SELECT thread_id, channel_id FROM tables WHERE id = ?", table)[0]
        world = self.sandbox.world
        for number in (row["thread_id"], row["channel_id"]):
            channel = world.channels.get(str(number))
            here = channel is not None and not world.guilds[channel.guild_id].kicked
            if channel is not None and here and world.can_see(world.users[self.id], channel):
                return channel.id
        return self.dm_channel or self.channel

    @property
    def dm_channel(self) -> str | None:
        return self.sandbox.world.users[self.id].dm

    # -- panels

    def panel(self, table: int) -> Json | None:
        """Their panel of a table in direct messages, the newest."""
        return next(
            (m for m in self.mine() if m["channel_id"] == self.dm_channel and _of(m, table) and _alive(self, m)), None
        )

    async def _opened(self, table: int) -> Json:
        """A panel of a table: in direct messages, or the one that *My panel* opens."""
        found = self.panel(table)
        if found is not None:
            return found
        return (await self.type("table panel", channel=self.place(table), table=str(table))).message

    async def _by_panel(self, table: int, seat: int, plan: list[Action], panel: Json | None, *, tried: int) -> Json:
        """Do the first action of a plan on the panel, through the lists that lead to it; the panel afterwards."""
        message = panel if panel is not None and _of(panel, table) else await self._opened(table)
        wanted, seen = str(plan[0]), set[tuple[str, str | None]]()
        if tried % 3 == 2:
            return await self._aside(message, tried)
        for _ in range(DEEP):
            found = does(message, wanted)
            if found is not None:
                done = await self.attempt(self.press(message, *found), "press")
                self.tally["found"] += 1
                return done.message
            further = next((o for o in _openers(message, plan[0]) if (o[0]["custom_id"], o[1]) not in seen), None)
            if further is None:
                break
            seen.add((further[0]["custom_id"], further[1]))
            message = (await self.attempt(self.press(message, *further), "press")).message
            if not _of(message, table):
                message = await self._opened(table)
        return await self._aside(message, tried)

    async def _aside(self, message: Json, tried: int) -> Json:
        """The panel does not lead to it, or not as it was looked for: *Suggest* and *Try it*, where there are such
        buttons, else whatever can be done there."""
        for verb in ("try", "suggest"):
            found = _pressable(message, (verb,))
            if found and (verb == "try" or tried % 2 == 0):
                return (await self.attempt(self.press(message, *found[0]), verb)).message
        if self.habit.way == "either":
            self.tally["typed instead"] += 1
            raise Unanswered("typed instead")
        deeds = _pressable(message, ("do", "batch")) or _pressable(message, ("open", "redraw"))
        if not deeds:
            raise Unanswered("nothing to press")
        self.tally["anything"] += 1
        return (await self.attempt(self.press(message, *self.rng.choice(deeds)), "press")).message


def _alive(player: Player, message: Json) -> bool:
    """Whether a message still stands, by what the page shows."""
    return message["id"] in player.sandbox.world.messages.get(message["channel_id"], {})


def _of(message: Json, table: int) -> bool:
    """Whether a message is a panel of a table, with something to press."""
    for item in walk(message["components"]):
        where = Id.parse(str(item.get("custom_id", "")))
        if where is not None and where.table == table and where.verb in PANEL and not item.get("disabled"):
            return True
    return False


def _pressable(message: Json, verbs: tuple[str, ...]) -> list[tuple[Json, str | None]]:
    """Everything on a message that can be pressed or chosen, of some verbs."""
    found: list[tuple[Json, str | None]] = []
    for kind in (BUTTON, SELECT):
        for item in parts(message, kind):
            where = Id.parse(str(item.get("custom_id", "")))
            if where is not None and where.verb in verbs:
                values = [option["value"] for option in item["options"]] if kind == SELECT else [None]
                found += [(item, value) for value in values]
    return found


def _openers(message: Json, action: Action) -> list[tuple[Json, str | None]]:
    """The lists that may lead to an action, the likeliest first: whose words it begins with, then those that name
    something of it."""
    text, args = f"{action} ", {str(arg) for arg in action.args}

    def begins(words: str, button: bool) -> bool:
        return bool(words) and text.startswith(f"{words} ")

    def names(words: str, button: bool) -> bool:
        return bool(words) and bool(args & set(words.split()))

    return [*leading(message, begins), *leading(message, names)]
