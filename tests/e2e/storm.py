"""A campaign in a storm, told what it was like, and held against a calm one.

Three processes share it and are killed over and over, while threads are deleted, messages closed, permissions taken
away and answers lost.
"""

from __future__ import annotations

import asyncio
import dataclasses
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from typing import Any

from bot.presenter import Voice
from bot.presenter.words.written_actions import written
from engine.core import Action
from tests.e2e.campaign import Campaign, Unanswered
from tests.e2e.clients import Answered, Line, Mirror, Person, does
from tests.e2e.fleet import Base, Fleet
from tests.e2e.playing import Playing
from tests.e2e.posted import lines, taken_away, told_by
from tests.e2e.troubles import ROOM, TroubledCampaign
from tests.support.sandbox import Json, Refused, words

DENIED = ("ATTACH_FILES", "SEND_MESSAGES_IN_THREADS", "CREATE_PUBLIC_THREADS", "SEND_MESSAGES")
TOLD = ("phase", "lines", "result")
TROUBLES = {"thread": 2, "closed": 2, "denied": 3, "answers": 2, "mended": 4}
"""What happens, and how often."""
OFTEN = 0.25
"""How often something happens around an act."""
SOON = 1.0
"""Longest time in seconds from the decision that something happens until it does."""
WHILE = 30.0
"""Longest time in seconds for which something is forbidden: whoever was refused tries again after a minute, then after
ten."""
GRACE = 4.0
"""After a kill an answer may still come for so many times as long as answers have taken of late: another process may
have the click. ``LEAST``: seconds for which it is waited at least."""
LEAST = 4.0
DEADLY = 0.75
"""How often an act is taken under a kill, as long as there is one to spare."""


@dataclasses.dataclass
class Figures:
    """What a storm was like."""

    game: str
    """Its id."""
    kills: int
    """How many processes were killed."""
    played: int
    """How many of the kills there were up to the last move."""
    takeovers: list[float]
    """Seconds from the death of a process that delivers until another delivered, for each that was timed."""
    troubles: dict[str, int]
    """How often each trouble befell people, by its kind."""
    posts: int
    """Messages that ought to stand in the end."""
    lost: int
    """Of them: those that do not stand."""
    doubled: int
    """Of them: those that stand more than once."""
    acts: int
    """Actions that people took."""
    refused: int
    """Interactions that came too late: what they were pressed on was gone, or the answer took nothing."""
    unanswered: int
    """Interactions that got no whole answer."""
    astray: int
    """Ways that were closed when somebody tried them."""
    seconds: float
    """From the first move to the last, by the clock."""
    waits: list[float]
    """Seconds from an act to its answer, for each."""

    def __str__(self) -> str:
        waits = sorted(self.waits) or [0.0]
        p50, p99 = waits[len(waits) // 2], waits[min(len(waits) - 1, int(len(waits) * 0.99))]
        slowest = f"slowest {max(self.takeovers):.1f} s" if self.takeovers else "none timed"
        return (
            f"{self.game}: {self.kills} kills, {self.played} of them up to the last move, "
            f"{len(self.takeovers)} takeovers ({slowest}), {self.troubles}; "
            f"{self.posts} posts, {self.lost} lost, {self.doubled} doubled; {self.acts} acts in {self.seconds:.0f} s "
            f"({self.acts / max(self.seconds, 0.1):.2f}/s), answered in p50 {p50:.2f} s, p99 {p99:.2f} s, "
            f"{self.refused} refused, {self.unanswered} unanswered, {self.astray} by a way that was closed"
        )


class Astray(Unanswered):
    """A way that is closed in a storm: a panel that never came, a thread that is gone."""


class Storm(TroubledCampaign):
    """People who click, type and command wherever they still can. What they decide depends on ``rng`` and the position
    alone, so that a calm campaign with the same luck is the same; what happens to them comes from ``chance``."""

    reaper: Fleet  # type: ignore[assignment]
    """Kills processes of the fleet instead of a single bot."""
    file: Base
    """The database of the fleet, read from outside."""

    def __init__(
        self, playing: Playing, people: Sequence[Person], file: Base, fleet: Fleet, luck: str, kills: int
    ) -> None:
        super().__init__(playing, people, file, fleet, random.Random(luck))
        self.luck, self.kills = luck, kills
        self.chance = random.Random(f"{luck}/storm")
        self.waits: list[float] = []
        self.why_astray: Counter[str] = Counter()
        self.begun = self.ended = 0.0
        self._last_trouble = float("-inf")
        self._soon: list[asyncio.TimerHandle] = []

    # -- what happens to them

    async def play(self) -> None:
        clock = asyncio.get_running_loop().time
        self.begun = clock()
        await super().play()
        self.ended = clock()

    async def do(self, seat: int, actions: list[Action]) -> None:
        if self.chance.random() < OFTEN:
            self._soon.append(asyncio.get_running_loop().call_later(self.chance.random() * SOON, self.trouble))
        share = self.playing.due(self.mirror.state) / self.playing.kills
        if self.chance.random() < DEADLY and len(self.reaper.kills) < share * self.kills:
            self.reaper.arm()
        await self.commit(seat, actions)

    def trouble(self) -> None:
        """Something goes wrong, or all is mended."""
        self._last_trouble = asyncio.get_running_loop().time()
        kind = self.chance.choices(list(TROUBLES), TROUBLES.values())[0]
        if self.befall(kind, self.chance, DENIED) and kind == "denied":
            self._soon.append(asyncio.get_running_loop().call_later(self.chance.random() * WHILE, self.mend))

    def calm_down(self) -> None:
        """Nothing more happens."""
        for handle in self._soon:
            handle.cancel()
        self.reaper.sandbox.faults.clear()
        self.mend()

    # -- how they do it

    @property
    def thread(self) -> str:
        """The table's thread, while there is one; else the room."""
        thread = str(self.file.one("SELECT thread_id FROM tables"))
        return thread if thread in self.reaper.sandbox.world.channels else ROOM

    async def see(self, person: Person, fits: Callable[[Json], Any], *, timeout: float = 0.0) -> Json:
        if not self.begun:
            return await super().see(person, fits, timeout=timeout)
        found = next((m for m in person.mine() if fits(m)), None)
        if found is None:
            raise Astray("nothing to press")
        return found

    def way(self, seat: int, actions: list[Action]) -> Callable[[], Awaitable[Answered]]:
        ways = self.playing.ways(self, seat, actions) if self.thread != ROOM else []
        if not ways or self.chance.random() < 0.4:
            self.record.ways["act"] += 1
            return lambda: self.by_act(seat, actions)
        name, doing = self.chance.choice(ways)
        self.record.ways[name] += 1

        async def venture() -> Answered:
            """What fails here fails before anything is sent: the panel is not the one that was hoped for."""
            try:
                return await doing()
            except (AssertionError, StopIteration, RuntimeError) as error:
                raise Astray(str(error)[:60]) from error

        return venture

    async def by_act(self, seat: int, actions: list[Action]) -> Answered:
        person, text, place = self.people[seat], "; ".join(map(written, actions)), self.thread
        if self.chance.random() < 0.3:
            prefix = written(actions[0])
            offered = await person.autocomplete("act", "action", prefix, channel=place, table="1")
            assert prefix in [choice["value"] for choice in offered], f"{prefix} is not suggested: {offered}"
        return await person.use("act", action=text, table="1", channel=place)

    async def by_panel(self, seat: int, action: str) -> Answered:
        person = self.people[seat]
        message = await self.see(person, lambda m: does(m, action))
        found = does(message, action)
        assert found is not None
        return await person.press(message, *found)

    async def attempt(self, doing: Callable[[], Awaitable[Answered]]) -> Answered:
        """As in a calm campaign; but whoever dies need not be the one who has the click, so the answer is waited for
        until it is clear that it will not come."""
        await self.reaper.calm()
        clock = asyncio.get_running_loop().time
        begin = clock()
        task = asyncio.ensure_future(doing())
        died: float | None = None
        try:
            while not task.done():
                death = asyncio.ensure_future(self.reaper.dead.wait())
                left = None if died is None else max(0.0, died + self.grace() - clock())
                await asyncio.wait((task, death), timeout=left, return_when=asyncio.FIRST_COMPLETED)
                if death.done():
                    died = clock()
                elif not task.done():
                    break
                death.cancel()
        finally:
            if not task.done():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if task.cancelled():
            self.record.unanswered += 1
            raise Unanswered
        try:
            answered = task.result()
        except Astray as error:
            self.why_astray[str(error)] += 1
            raise
        except (Refused, TimeoutError) as error:
            silent = isinstance(error, TimeoutError) or error.status == 200
            if silent and self.reaper.excuses(begin, clock()):
                self.record.unanswered += 1
                raise Unanswered from error
            if not silent or self._last_trouble >= begin - SOON:  # the thread went away, with what is pressed in it
                self.why_astray[str(error)[:60] or "no answer is seen"] += 1
                raise Astray from error
            raise
        assert answered.text.strip() or answered.message["attachments"], "an answer must say something"
        self.record.answered += 1
        self.waits.append(clock() - begin)
        return answered

    def grace(self) -> float:
        """How long an answer may still come after a kill."""
        late = sorted(self.waits[-20:])
        return max(LEAST, GRACE * late[len(late) * 3 // 4]) if late else LEAST * GRACE

    async def poke(self) -> None:
        """Old buttons may be pressed, where they still stand."""
        kept, self.rng = self.rng, self.chance
        try:
            await super(TroubledCampaign, self).poke()
        finally:
            self.rng = kept


class Calm(Campaign):
    """The same people with the same luck at the same table, and nothing happens: the engine alone. Of the storm it
    takes the seed, and what the clock did where time passed."""

    def __init__(self, storm: Storm) -> None:
        self.playing, self.people, self.file = storm.playing, storm.people, storm.file
        self.rng = random.Random(storm.luck)
        self.mirror = Mirror(storm.file)
        self.done: list[tuple[int, str]] = []
        self.clocked = self._lines(storm.file)

    @staticmethod
    def _lines(file: Base) -> list[Line]:
        return [
            Line(*row)
            for row in file.rows("SELECT seq, seat, kind, text, batch FROM actions WHERE table_id = 1 ORDER BY seq")
        ]

    async def play(self) -> None:
        await self.playing.begin(self)
        while not self.mirror.over:
            beside = self.playing.beside(self)
            if beside is not None:
                await self.do(*beside)
                continue
            seat = self.playing.turn(self)
            for actions in self.playing.decide(self, seat):
                await self.do(seat, actions)
                self.rng.random()  # whether to press something old

    async def do(self, seat: int, actions: list[Action]) -> None:
        for action in actions:
            self._apply(seat, action)

    def _apply(self, seat: int, action: Action) -> None:
        mirror = self.mirror
        assert mirror.rules.why_not(mirror.state, seat, action) is None, f"seat {seat} may not {action} in the calm"
        mirror.seq += 1
        mirror.told += [(mirror.seq, event) for event in mirror.rules.apply(mirror.state, seat, action)]
        self.done.append((seat, str(action)))

    async def passing(self, hours: float, done: Callable[[], bool]) -> None:
        while not done():
            line = next(line for line in self.clocked if line.seq == self.mirror.seq + 1)
            defaults = [str(a) for p in self.mirror.prompts(line.seat) for a in p.default]
            assert line.text in defaults, f"{line} is no default"
            self._apply(line.seat, Action.parse(line.text))


# -- held against what was promised


def promised(storm: Storm) -> tuple[int, list[str], list[str]]:
    """How many posts there were; those that are lost, and those that stand twice or of which nobody knows."""
    file, world = storm.file, storm.reaper.sandbox.world
    lost = [
        f"never made: {tuple(row)}"
        for row in file.rows(
            "SELECT id, kind, op, status, error FROM outbox WHERE status NOT IN ('sent', 'skipped') AND op = 'send'"
        )
    ]
    rows = file.rows("SELECT id, kind, message_id, channel_id FROM outbox WHERE status = 'sent' AND op = 'send'")
    sent = {str(row["message_id"]): row for row in rows}
    doubled = [] if len(sent) == len(rows) else ["two posts became one message"]
    gone = {str(n) for kind in ("panel", "status", "lobby") for n in taken_away(file, kind)}
    there = {m.id for channel in world.messages.values() for m in channel.values()}
    made = storm.reaper.made
    lost += [
        f"gone: {tuple(sent[n])}"
        for n in sent
        if n not in there | gone and str(sent[n]["channel_id"]) in world.channels
    ]
    lost += [f"made by nobody: {tuple(sent[n])}" for n in sent if n not in made]
    doubled += [f"nobody knows: {words(message)[:80]!r}" for n, message in made.items() if n in there and n not in sent]
    markers = Counter(a["filename"] for n, m in made.items() if n in there for a in m["attachments"][:1])
    doubled += [f"twice: {name}" for name, count in markers.items() if count > 1]
    return len(rows), lost, doubled


def disordered(storm: Storm) -> list[str]:
    """Posts that stand before one of their lane which was planned earlier."""
    rows = storm.file.rows(
        "SELECT id, lane, kind, message_id FROM outbox WHERE status = 'sent' AND op = 'send' ORDER BY lane, id"
    )
    return [
        f"{after['kind']} {after['id']} before {before['kind']} {before['id']} in {after['lane']}"
        for before, after in pairwise(rows)
        if before["lane"] == after["lane"] and after["message_id"] < before["message_id"]
    ]


def check_telling(storm: Storm) -> None:
    """All that the game tells in public was told, wherever it stood by then: nothing of it was dropped.

    A board that is shown once more in a new thread tells what its phase would have told, as it does.
    """
    rows = storm.file.rows(
        "SELECT kind, status, error, message_id FROM outbox WHERE lane = 't1' AND op = 'send' ORDER BY id"
    )
    dropped = [tuple(r) for r in rows if r["kind"] in TOLD and r["status"] != "sent" and r["error"] != "made anew"]
    assert not dropped, dropped
    game, voice = storm.playing.game, Voice("en", [p.name for p in storm.people], storm.playing.game)
    made = storm.reaper.made
    said = [
        told_by(made[str(row["message_id"])], voice, row["kind"])
        for row in rows
        if row["status"] == "sent" and row["kind"] in TOLD
    ]
    heard = "\n".join(text for _, text, _ in said)
    cut = [text for _, text, shortened in said if shortened]
    for told in storm.mirror.posts:
        form = "\n".join(lines(game, told, voice))
        assert form in heard or cut, f"nobody tells {form}"
    assert sum(kind == "result" for kind, _, _ in said) == 1


def skipped(storm: Storm) -> dict[str, int]:
    """Why posts were not made."""
    rows = storm.file.rows("SELECT kind, error FROM outbox WHERE status = 'skipped' AND op = 'send'")
    return dict(Counter(f"{row['kind']}: {row['error']}" for row in rows))
