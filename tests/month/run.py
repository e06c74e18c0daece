"""Drives the days: whoever is awake acts, what happens is waited for, and the clock goes to the next moment.

A run keeps everything in its folder, so that one that was broken off goes on where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil

from bot.common.errors import StartupError
from bot.sandbox.app import Sandbox
from bot.ui.ids import Id
from tests.e2e.clients import BUTTON, File, parts
from tests.month import checks, counts, record, report, troubles, world
from tests.month.people import BY_NAME, PEOPLE
from tests.month.playing import Player, Unanswered
from tests.month.unit import Place, Unit
from tests.month.witness import Witness
from tests.month.world import HOME, Doing, Laid, Plan
from tests.support.patience import until
from tests.support.sandbox import Json, unhurried

DAY, HOUR = 86_400.0, 3600.0
FIRST_HOUR = 6
"""Of the first day: the bot starts, nobody is awake yet."""
SETTLING = 240.0
"""Seconds of an idle machine in which everything that is due is done."""
GLANCE = 0.1
"""Seconds between two looks whether all is done."""
AT_ONCE = 3
"""How many people act at the same time."""
ROOM = 3 * 2**30
"""Bytes of disk that a run needs at least."""
MEMORY = 2 * 2**30
"""Bytes of memory that it needs at least."""
VOTES = ("agree", "draw", "pause", "resume", "rewind", "take", "give")
"""Verbs of buttons with which people agree to what they are asked beside the game."""
ERROR = re.compile(r"^\S+ \S+ (?:ERROR|CRITICAL) ([\w.]+): (.*)$", re.MULTILINE)


def too_small(folder: Path) -> str:
    """Why this machine cannot carry a run; empty where it can."""
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        return f"the disk of {folder} has {free / 2**30:.1f} GB left, and a month needs {ROOM / 2**30:.0f} GB"
    there = psutil.virtual_memory().available
    if there < MEMORY:
        return f"{there / 2**30:.1f} GB of memory are free, and a month needs {MEMORY / 2**30:.0f} GB"
    return ""


@dataclasses.dataclass
class Progress:
    """How far a run is."""

    seed: int
    """Of all luck in it."""
    begun: float
    """Midnight of its first day, in seconds since 1970 by the clock of the world."""
    done: list[str] = dataclasses.field(default_factory=list)
    """What has happened of the plan, each by its name."""
    days: int = 0
    """Days that are over."""
    release: bool = False
    """The last release runs still, not this checkout."""
    by: float = 0.0
    """Seconds by which the bot's clock was set."""


class Month:
    """One run in ``folder``, or the rest of one that was broken off there. ``plan``: what is to happen; ``faults``: the
    troubles in it. Raises ``StartupError`` where the machine is too small."""

    def __init__(
        self,
        folder: Path,
        *,
        days: int,
        seed: int = 7,
        plan: Plan = world.WHOLE,
        faults: tuple[troubles.Trouble, ...] = (),
        say: Callable[[str], None] = print,
    ) -> None:
        self.folder, self.days, self.plan, self.faults, self.say = folder, days, plan, faults, say
        folder.mkdir(parents=True, exist_ok=True)
        if why := too_small(folder):
            raise StartupError(f"This machine is too small for a month: {why}.")
        self.sandbox = Sandbox(folder / "discord")
        unhurried(self.sandbox)
        self.place = Place(folder)
        self.file = File(self.place.data)
        self.witness = Witness(folder)
        self.unit = Unit(self.sandbox, self.place)
        self.players: dict[str, Player] = {}
        self.progress = self._progress(seed)
        self.beside: list[asyncio.Task[None]] = []
        """What is done to the bot while people act."""
        self._logged = self.place.log.stat().st_size if self.place.log.exists() else 0
        self._voted: set[tuple[str, str]] = set()

    # -- progress

    def _progress(self, seed: int) -> Progress:
        path = self.folder / "progress.json"
        if path.exists():
            return Progress(**json.loads(path.read_text(encoding="utf-8")))
        now = self.sandbox.world.now() / 1000
        begun = (now // DAY + 1) * DAY
        self.sandbox.world.wind((begun + FIRST_HOUR * HOUR - now) * 1000)
        return Progress(seed, begun)

    def keep(self) -> None:
        """Write down how far the run is."""
        new = self.folder / "progress.new"
        new.write_text(json.dumps(dataclasses.asdict(self.progress)), encoding="utf-8")
        new.replace(self.folder / "progress.json")

    def done(self, what: str) -> bool:
        """Whether something of the plan has happened."""
        return what in self.progress.done

    def tick(self, what: str) -> None:
        """It has."""
        self.progress.done.append(what)
        self.keep()

    # -- clock

    @property
    def now(self) -> float:
        """By the clock of the world."""
        return self.sandbox.world.now() / 1000

    @property
    def day(self) -> int:
        return int((self.now - self.progress.begun) // DAY)

    @property
    def hour(self) -> int:
        return int((self.now - self.progress.begun) % DAY // HOUR)

    def move(self, to: float) -> None:
        """Let the time pass until a moment, for Discord and for the bot."""
        if to > self.now:
            box = self.sandbox
            box.world.wind((to - self.now) * 1000)
            self.unit.set_clock(self.progress.by)
            box.channels.archive_idle()
            box.interactions.expire()

    def next_moment(self) -> float:
        """When something happens next: the next hour, or before it what time brings to a table."""
        after = self.now
        found = [self.progress.begun + ((after - self.progress.begun) // HOUR + 1) * HOUR]
        with contextlib.suppress(Exception):  # the file may be away just now
            for table, column in (("deadlines", "act_at"), ("deadlines", "remind_at"), ("motions", "due_at"),
                                  ("users", "digest_at")):  # fmt: skip
                at = self.file.rows(f"SELECT min({column}) FROM {table} WHERE {column} > ?", after + self.progress.by)
                if at and at[0][0]:
                    found.append(float(at[0][0]) - self.progress.by + 1)
        return max(min(found), after + 1)

    # -- settling

    def undone(self) -> str:
        """What is due and not done yet; empty when nothing is."""
        now = self.now + self.progress.by
        runs = "table_id IN (SELECT id FROM tables WHERE status = 'running' AND NOT stopped)"
        for what, query in (
            ("posts", "SELECT count(*) FROM outbox WHERE status IN ('pending', 'sending') AND not_before <= ?"),
            ("deadlines", f"SELECT count(*) FROM deadlines WHERE act_at <= ? AND {runs}"),
            ("reminders", f"SELECT count(*) FROM deadlines WHERE remind_at <= ? AND {runs}"),
            ("votes", "SELECT count(*) FROM motions WHERE due_at <= ?"),
            ("inboxes", "SELECT count(*) FROM users WHERE digest_at <= ?"),
        ):
            rows = self.file.rows(query, now)
            if rows and rows[0][0]:
                return f"{rows[0][0]} {what}"
        rows = self.file.rows(
            "SELECT count(*) FROM tables t WHERE bot_due AND status = 'running' AND NOT stopped AND damage = '' "
            "AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.user_id IS NOT NULL AND NOT s.autopilot)"
        )
        if rows and rows[0][0]:
            return f"computers at {rows[0][0]} tables"
        copying = any((self.place.data / "backups").glob("*.part")) and self.unit.copies()
        return "a back-up" if copying else ""

    async def settle(self) -> None:
        """Wait until everything that is due is done; what does not come is noted, and the run goes on."""
        if not self.unit.runs or self.witness.under:
            await asyncio.sleep(1.0)
            return
        left = ""

        def quiet() -> bool:
            nonlocal left
            with contextlib.suppress(Exception):
                left = self.undone()
                return not left
            return False

        try:
            await until(quiet, lambda: asyncio.sleep(GLANCE), SETTLING)
        except TimeoutError:
            self.witness.note("slow", left=left, day=self.day, hour=self.hour)
        for player in self.players.values():
            await player.caught_up()
            player.events.clear()
        self.take_errors()

    def take_errors(self) -> None:
        """Note what the bot has called an error in its log since this was last asked."""
        if not self.place.log.exists():
            return
        with self.place.log.open("rb") as log:
            log.seek(self._logged)
            text = log.read()
        whole = text.rpartition(b"\n")[0] + b"\n" if b"\n" in text else b""
        self._logged += len(whole)
        for name, said in ERROR.findall(whole.decode(errors="replace")):
            self.witness.note("error", name=name, said=said[:300], day=self.day)

    # -- life

    async def run(self) -> list[checks.Fault]:
        """All days that are left; the faults that were found."""
        self.unit.code = self.release_folder if self.progress.release else self.unit.code
        async with self.sandbox, contextlib.AsyncExitStack() as stack:
            self.place.install(self.sandbox)
            self.witness.attach(self.sandbox, self.file)
            self.unit.set_clock(self.progress.by)
            await self._settle_world(stack)
            await troubles.before(self)
            try:
                await self.unit.start()
                await self._greet()
                while self.progress.days < self.days:
                    await self._step()
                return await self._end()
            finally:
                with contextlib.suppress(Exception):
                    await self.unit.stop()

    async def _end(self) -> list[checks.Fault]:
        """What does not hold of the whole run."""
        await self.replay()
        found = checks.at_the_end(record.read(self.folder, self.sandbox.world, self.file, self.progress.begun))
        for fault in found:
            self.witness.note("fault", check=fault.check, said=fault.said, day=-1)
        return found

    async def replay(self) -> None:
        """Let every running game be replayed, as a back-up does."""
        copy = self.folder / "copy.db"
        copy.unlink(missing_ok=True)
        code, said = await self.unit.command("backup", str(copy))
        copy.unlink(missing_ok=True)
        self.witness.note("replayed", code=code, said=said[-300:], day=self.progress.days)

    @property
    def release_folder(self) -> Path:
        """Where the last release is unpacked."""
        return self.folder / "release"

    async def _settle_world(self, stack: contextlib.AsyncExitStack) -> None:
        """Everybody is on Discord, and at their page."""
        box = self.sandbox
        known = {user.username: user.id for user in box.world.users.values()}
        names = self.plan.people or tuple(habit.username for habit in PEOPLE)
        for name in names:
            habit = BY_NAME[name]
            if name not in known:
                box.dev.arrive({"username": name, "name": habit.name, "locale": habit.locale})
                known = {user.username: user.id for user in box.world.users.values()}
                box.dev.member({"user": known[name]})
            player = Player(box, known[name], habit, self.file, self.witness, str(self.progress.seed))
            player.lives = self.lives
            self.players[name] = await stack.enter_async_context(player)

    def lives(self) -> int:
        """Changes when the bot has died."""
        return self.unit.starts if self.unit.runs else -1

    async def _greet(self) -> None:
        """The other servers are founded, and the bot comes to each."""
        box, known = self.sandbox, {guild.name for guild in self.sandbox.world.guilds.values()}
        for server in self.plan.servers:
            if server.name in known or server.name == HOME:
                continue
            box.dev.found({"name": server.name, "user": self.players[server.owner].id, "channels": [server.room]})
            for name in server.people:
                if name in self.players:
                    box.dev.member({"user": self.players[name].id, "guild_id": self.guild(server.name)})

    def guild(self, name: str) -> str:
        """The id of a server."""
        return next(guild.id for guild in self.sandbox.world.guilds.values() if guild.name == name)

    def room(self, name: str) -> str:
        """The channel in which a server's tables stand."""
        room, guild = next(server.room for server in self.plan.servers if server.name == name), self.guild(name)
        return next(ch.id for ch in self.sandbox.world.channels.values() if (ch.guild_id, ch.name) == (guild, room))

    def table(self, name: str) -> int:
        """The number of a table by its name; 0 where there is none."""
        rows = self.file.rows("SELECT id FROM tables WHERE name = ? ORDER BY id DESC", name)
        return int(rows[0][0]) if rows else 0

    async def _step(self) -> None:
        """What happens in this hour, and on to the next moment."""
        day, hour = self.day, self.hour
        if day > self.progress.days:
            await self._day_ends()
            return
        await troubles.happen(self, day, hour)
        key = f"hour {day} {hour}"
        if not self.done(key):
            if not self.witness.under:
                await self._plan(day, hour)
            await self._people(day, hour)
            for task in self.beside:
                await task
            self.beside.clear()
            self.progress.done = [what for what in self.progress.done if not what.startswith("hour ")]
            self.tick(key)
        await self.settle()
        self.move(min(self.next_moment(), self.progress.begun + (self.progress.days + 1) * DAY))
        await self.settle()

    async def _people(self, day: int, hour: int) -> None:
        """Everybody who is awake looks, a few at the same time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(player: Player) -> None:
            async with gate:
                try:
                    await player.look()
                    await self._vote(player)
                except Exception as error:  # one who is stuck keeps nobody else from playing
                    self.witness.note("answer", who=player.username, way="look", error=f"{error!r}"[:300])

        await asyncio.gather(*(one(player) for player in self.players.values() if player.habit.looks(day, hour)))

    async def _vote(self, player: Player) -> None:
        """Agree to what one is asked beside the game: two of three do."""
        for message in player.mine():
            for item in parts(message, BUTTON):
                where = Id.parse(str(item.get("custom_id", "")))
                if where is None or where.verb not in VOTES or (player.id, item["custom_id"]) in self._voted:
                    continue
                self._voted.add((player.id, item["custom_id"]))
                if player.rng.random() < 0.67:
                    with contextlib.suppress(Unanswered):
                        await player.attempt(player.press(message, item), where.verb)

    # -- the plan

    async def _plan(self, day: int, hour: int) -> None:
        """Tables are opened in the morning, at eight; what people do beside playing has its hour."""
        for laid in self.plan.tables:
            if (laid.day < day or (laid.day == day and hour >= 8)) and not self.done(f"table {laid.name}"):
                with contextlib.suppress(Unanswered):  # it is tried again in the next hour
                    await self._lay(laid)
                    self.tick(f"table {laid.name}")
        for number, doing in enumerate(self.plan.doings):
            key = f"doing {number} {doing.path}"
            if (doing.day, doing.hour) <= (day, hour) and not self.done(key):
                await self._do(doing)
                self.tick(key)

    async def _do(self, doing: Doing) -> None:
        """Somebody uses a command."""
        player = self.players[doing.who]
        options: dict[str, Any] = dict(doing.options)
        number = self.table(str(options["table"])) if "table" in options else 0
        if "table" in options:
            options["table"] = str(number)
        if "user" in options:
            options["user"] = self.players[str(options["user"])].id
        if "{word}" in str(options.get("text", "")):
            word = f"quill-{abs(hash((self.progress.seed, doing.day, doing.hour))) % 16**10:010x}"
            options["text"] = str(options["text"]).replace("{word}", word)
            seats = [int(seat) - 1 for seat in str(options["whom"]).split(",")]
            held = self.file.rows("SELECT seat, user_id FROM seats WHERE table_id = ?", number)
            to = [str(row["user_id"]) for row in held if row["seat"] in seats]
            self.witness.note("said", word=word, by=player.id, to=to, table=number)
        place = player.place(number) if number else self.room(doing.server)
        if not self.sandbox.world.can_see(player_user(self, player), self.sandbox.world.channels[place]):
            place = player.dm_channel or place
        try:
            answered = await player.type(doing.path, channel=place, **options)
        except Unanswered as error:
            self.witness.note("did", who=doing.who, path=doing.path, said=f"({error})")
            return
        self.witness.note("did", who=doing.who, path=doing.path, said=answered.text[:300])

    async def _lay(self, laid: Laid) -> None:
        """Open a table, gather its people, start it."""
        people = [self.players[name] for name in laid.people if name in self.players]
        organiser, room = people[0], self.room(laid.server)
        if not self.sandbox.world.can_see(player_user(self, organiser), self.sandbox.world.channels[room]):
            raise Unanswered(f"{organiser.name} is not on {laid.server}")
        if not self.table(laid.name):
            more = dict(laid.more) | ({"invited": True} if laid.asked else {})
            seats = len(people) + laid.computers
            await organiser.type(
                "table new", channel=room, game=laid.game, seats=seats, name=laid.name, deadline=laid.deadline, **more
            )
        number = str(self.table(laid.name))
        for name, value in laid.terms.items():
            await organiser.type("terms", channel=organiser.place(int(number)), table=number, **{name: value})
        for player in people[1:]:
            await self._join(laid, organiser, player, number)
        for _ in range(laid.computers):
            await organiser.type("table computer add", channel=organiser.place(int(number)), table=number)
        answered = await organiser.type("table start", channel=organiser.place(int(number)), table=number)
        status = self.file.one("SELECT status FROM tables WHERE id = ?", int(number))
        self.witness.note("laid", name=laid.name, table=int(number), status=status, said=answered.text[:200])
        if status == "lobby":
            raise Unanswered(f"{laid.name} has not begun")

    async def _join(self, laid: Laid, organiser: Player, player: Player, number: str) -> None:
        if self.file.rows("SELECT 1 FROM seats WHERE table_id = ? AND user_id = ?", int(number), int(player.id)):
            return
        place, room = organiser.place(int(number)), self.sandbox.world.channels[self.room(laid.server)]
        if not self.sandbox.world.can_see(player_user(self, player), room):
            return  # they come when they are on the server again
        if laid.asked:
            await organiser.type("invite", channel=place, table=number, user=player.id)
            await self.settle()
            invitation = self._button(player, "come", int(number))
            if invitation is not None:
                await player.attempt(player.press(*invitation), "come")
                return
        card = self._button(player, "join", int(number)) if player.habit.way != "commands" else None
        if card is not None:
            await player.attempt(player.press(*card), "join")
        else:
            await player.type("table join", channel=self.room(laid.server), table=number)

    @staticmethod
    def _button(player: Player, verb: str, number: int) -> tuple[Json, Json] | None:
        """A button of a verb at a table, with the newest message that has it."""
        for message in player.mine():
            for item in parts(message, BUTTON):
                where = Id.parse(str(item.get("custom_id", "")))
                if where is not None and (where.verb, where.table) == (verb, number):
                    return message, item
        return None

    # -- the end of a day

    async def _day_ends(self) -> None:
        """Note what a day was like, and see what must hold."""
        await self.settle()
        self.witness.harvest()
        day = self.progress.days
        self.witness.note("day", day=day, **self._figures())
        evening = record.read(self.folder, self.sandbox.world, self.file, self.progress.begun)
        found = checks.of_the_day(evening)
        for fault in found:
            self.witness.note("fault", check=fault.check, said=fault.said, day=day)
        report.so_far(self.folder, self.witness.read(), checks.at_the_end(evening))
        self.progress.days += 1
        self.progress.done = [what for what in self.progress.done if not what.startswith("hour ")]
        self.keep()
        self.say(f"day {day + 1} of {self.days}: {len(found)} faults; {counts.one_line(self.witness.read(), day)}")

    def _figures(self) -> dict[str, Any]:
        data = self.place.data
        tables = self.file.rows("SELECT count(*) FROM tables WHERE status IN ('running', 'paused')")
        return {
            "memory": sum(self.unit.held()),
            "starts": self.unit.starts,
            "spent": round(self.unit.spent(), 1),
            "wall": time.time(),
            "tables": int(tables[0][0]) if tables else 0,
            "every": int(self.file.one("SELECT count(*) FROM tables")),
            "database": size(data / "herald.db"),
            "beside": sum(size(data / f"herald.db-{more}") for more in ("wal", "shm")),
            "processes": self.unit.held(),
            "cache": size(data / "cache"),
            "backups": size(data / "backups"),
            "copies": len(list((data / "backups").glob("herald-*Z.db"))),
        }


def player_user(month: Month, player: Player) -> Any:
    """Somebody as the sandbox knows them."""
    return month.sandbox.world.users[player.id]


def size(path: Path) -> int:
    """Bytes of a file, or of all files in a folder."""
    if path.is_file():
        return int(path.stat().st_size)
    return sum(size(each) for each in path.iterdir()) if path.is_dir() else 0
