"""One row of the outbox on its way to Discord."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator

from bot.common.errors import RulesFault
from bot.store.database import passes
from bot.tables.model import TableStatus
from bot.tables.unit.change import BEING_RESTORED, TableStore
from bot.tables.unit.posts import IN_WORDS, TOP, Message, PanelPlace, Post, PostKind, Presenter, Shown
from bot.workers.outbox.delivery_results import AFTER_ERROR, VIEW, DeliveryResults
from bot.workers.outbox.rows import LATE, Face, Row, Rows
from bot.workers.outbox.transport import Barred, Closed, Gone, Later, Lost, Permission, Probe, Refused, Transport

log = logging.getLogger(__name__)

PLAYED = (TableStatus.RUNNING.value, TableStatus.PAUSED.value)
DRAWN_LATE = (PostKind.STATUS.value, PostKind.PANEL.value)
"""Posts drawn at delivery of which only the newest counts."""
ATTACH: frozenset[Permission] = frozenset({"attach"})
UNLOCKED: frozenset[Permission] = frozenset({"unlocked"})
IN_CHANNEL: frozenset[Permission] = frozenset({"view", "send"})
THREADED: frozenset[Permission] = frozenset({"view", "threads", "unlocked"})
"""What a post of words needs in a channel, and in a thread."""
AFTER_DAMAGE = 5.0
"""Seconds until posts of a table are tried again that is left alone while what is damaged is put back."""
MOST_TRIES = 5
"""A panel that is pressed whenever it is drawn is composed anew so often; then others have their turn before it."""
MOST_FAILURES = 3
"""A post that fails for no reason Discord gives is tried so often again; then it no longer holds up its lane."""


@dataclasses.dataclass(frozen=True, slots=True)
class Way:
    """A way to make a post."""

    channel_id: int
    """The channel, thread or direct messages where it goes."""
    message: Message
    """What is posted there, with pictures or without."""
    needs: frozenset[Permission]
    """What Herald must be allowed there for that."""


Drawn = Callable[[], Awaitable[None]]


async def _untold() -> None:
    """Nobody waits for a message to be composed."""


class Delivery:
    """Takes rows to Discord, one at a time of each lane."""

    def __init__(self, store: TableStore, rows: Rows, presenter: Presenter, transport: Transport) -> None:
        self.store = store
        self.rows = rows
        self.presenter = presenter
        self.transport = transport
        self.results = DeliveryResults(store, rows)

    async def deliver(self, row: Row, drawn: Drawn = _untold, *, in_words: bool = False) -> None:
        """Do what a row says, and write down what became of it. ``drawn`` is called as soon as its message is composed:
        while that is on its way the next one can be drawn. ``in_words``: it is not to be drawn now."""
        crashed = row["status"] == "sending"
        if not crashed:
            payload = await self.rows.begin(row)
            if payload is None:
                return
            row["payload"] = json.dumps(json.loads(payload) | IN_WORDS) if in_words else payload
        try:
            await self._do(row, drawn, crashed=crashed)
        except Later as error:
            await self.results.put_off(row, error)
        except (Refused, Gone) as error:
            if isinstance(error, Refused) and error.forbidden and row["op"] != "thread":
                if row["user_id"] is not None:
                    await self._unreached(row, error)
                else:
                    if row["op"] == "edit":  # of its own message, for which it needs no more
                        await self.results.forbidden_to(row, VIEW - self.results.told(row))
                    await self.results.forbidden(row, error)
                return
            log.error("post %d (%s of table %d) was refused: %s", row["id"], row["kind"], row["table_id"], error)
            await self.results.fail(row, str(error))
        except Lost as error:
            log.warning("post %d (%s of table %d) has no place: %s", row["id"], row["kind"], row["table_id"], error)
            if row["user_id"] is not None:
                await self.results.fail(row, str(error))
            else:
                await self.results.lost(row)
        except Closed as error:
            await self._unreached(row, error)
        except RulesFault as fault:  # its table was told
            if fault.key == BEING_RESTORED and row["attempts"] < MOST_FAILURES:
                await self.results.put_off(row, Later("its table is being restored", AFTER_DAMAGE))
            else:  # another try would fail alike, or it holds up other tables; a restored one shows panels anew
                await self.results.fail(row, "the rules failed")
        except Exception as error:
            if passes(error):  # no post is to blame for the database
                raise
            log.exception("post %d (%s of table %d) failed", row["id"], row["kind"], row["table_id"])
            if row["attempts"] >= MOST_FAILURES:
                await self.results.fail(row, f"{type(error).__name__}: {error}")
            else:
                await self.results.put_off(row, Later(f"{type(error).__name__}: {error}", AFTER_ERROR))

    async def _unreached(self, row: Row, error: Closed | Refused) -> None:
        """A direct message was refused. Who is on the table's server takes none; else it waits like a post for which a
        permission is missing, until whoever left is back, or Herald itself."""
        try:
            where = await self.transport.membership(row["guild_id"], row["user_id"])
        except Later as later:
            await self.results.put_off(row, later)
            return
        except (Closed, Gone, Lost, Refused):
            where = "here"
        if where == "here" and isinstance(error, Closed):
            await self.results.dm_closed(row)
            return
        if where == "left" and await self.results.left(row):
            return
        await self.results.forbidden(row, Refused(str(error) or "no server is shared", forbidden=True))

    async def _do(self, row: Row, drawn: Drawn, *, crashed: bool) -> None:
        match row["op"]:
            case "thread":
                await self._thread(row)
            case "members":
                await self._members(row)
            case "edit":
                await self._edit(row, drawn)
            case "close":
                await self._close(row)
            case "delete":
                await self._delete(row)
            case _:
                await self._send(row, drawn, crashed=crashed)

    async def redraw_card(self, table_id: int) -> None:
        """Plan an edit of a lobby card."""
        async with self.store.change(table_id) as change:
            change.edit(PostKind.LOBBY)

    # -- new messages

    async def _send(self, row: Row, drawn: Drawn, *, crashed: bool) -> None:
        nonce = await self.rows.marker(row["id"])
        if crashed and row["fingerprint"] and await self._was_sent(row, nonce):
            return
        channel_id = await self._destination(row)
        if channel_id is None:
            return
        for _ in range(MOST_TRIES):
            face = await self._face(row)
            message = await self._drawn(row, nonce, place=face.place)
            await drawn()
            if message is None:
                return
            if not _moved(await self._face(row), face):
                break  # else who was at the former panel meanwhile would find themselves where they were before
        assert message is not None, "each round has composed one"
        refusal: Refused | None = None
        ways = list(self._ways(row, channel_id, message))
        locked = await self._locked(row, {way.channel_id for way in ways})
        for way in ways:
            if way.channel_id in locked:
                refusal = Refused("the thread is locked", forbidden=True)
                continue
            if refusal is not None and way.needs & self.transport.lacking(way.channel_id):
                continue  # it would be refused likewise, or lose its picture where it is allowed again by then
            row["channel_id"] = way.channel_id
            await self.rows.update(
                row,
                fingerprint=self.transport.fingerprint(message),
                channel_id=way.channel_id,
                first_try_at=row["first_try_at"] or self.store.clock.now(),
                payload=row["payload"],
            )
            try:
                message_id = await self.transport.send(way.channel_id, way.message, nonce)
            except Refused as error:
                if not error.forbidden or row["user_id"] is not None:
                    raise
                refusal = error
                if error.locked:
                    locked.add(way.channel_id)
                continue
            first = not crashed and way.message is message  # otherwise Discord may have kept what was sent before
            shown, told = message.shown if first else None, None if crashed else message.told
            await self.results.sent(row, way.channel_id, message_id, face.clicks, shown, told)
            if row["user_id"] is None:
                await self._allowed(row, ways[0], way, locked)
            allowed = not ways[0].needs & self.transport.lacking(ways[0].channel_id)
            if refusal is not None and allowed and row["kind"] == PostKind.LOBBY.value:
                await self.redraw_card(row["table_id"])  # its picture is allowed again since it was refused
            return
        assert refusal is not None
        await self._allowed(row, ways[0], None, locked)
        raise refusal

    async def _locked(self, row: Row, places: set[int]) -> set[int]:
        """Those of these places that are threads which a moderator has locked: nothing is posted there, for that would
        open them again."""
        found = set()
        for place in places & {row["thread_id"], row["home"] if row["private"] else None}:
            with contextlib.suppress(Gone, Lost, Refused):  # whoever posts there hears it
                if await self.transport.locked(place):
                    found.add(place)
        return found

    def _ways(self, row: Row, channel_id: int, message: Message) -> Iterator[Way]:
        """How a post can be made, the best way first: with its pictures or in words alone, in its thread or, when
        Herald may not write there, in the channel. What was refused before is not tried while it is known to be
        forbidden still, unless nothing else is left."""
        places = [channel_id]
        if row["user_id"] is None and channel_id == row["thread_id"]:
            places.append(int(row["home"]))
        found = []
        for place in places:
            needs = THREADED if place == row["thread_id"] else IN_CHANNEL | UNLOCKED if row["private"] else IN_CHANNEL
            if message.pictures:
                found.append(Way(place, message, needs | ATTACH))
            if not message.pictures or row["user_id"] is None:
                found.append(Way(place, dataclasses.replace(message, pictures=[]), needs))
        told = self.results.told(row)
        if told:
            known = [w for w in found if not w.needs & told & self.transport.lacking(w.channel_id)]
            found = known or found[-1:]
        yield from found

    async def _allowed(self, row: Row, best: Way, taken: Way | None, locked: Collection[int]) -> None:
        """Learn from how a post could be made what Herald may not do, and tell the organiser once: the first of what
        goes before the others, for who may not write may attach nothing either."""
        told = self.results.told(row)
        if taken is not None and told & taken.needs:
            await self.results.allowed(row, taken.needs)
        if taken is best:
            return
        if best.channel_id in locked:
            await self.results.forbidden_to(row, UNLOCKED - told)
            return
        known = self.transport.lacking(best.channel_id)
        if taken is None:
            missing = known & best.needs or best.needs - VIEW - UNLOCKED - ATTACH
        else:
            missing = best.needs - taken.needs - UNLOCKED
            missing = known & missing or missing
        await self.results.forbidden_to(row, (missing & VIEW or missing - ATTACH or missing) - told)

    async def _was_sent(self, row: Row, nonce: str) -> bool:
        """Whether an earlier try to send a row got through, although nobody read its answer. It is looked for where it
        was tried, whatever has happened since: what stands there must be known, if only to be taken away."""
        channel_id = row["channel_id"]
        tried = min(row["first_try_at"] or 0.0, self.store.clock.now())  # later only where the clock was set back
        probe = Probe(nonce, row["fingerprint"], tried)
        candidates = await self.transport.find_recent(channel_id, probe) if channel_id is not None else []
        known = await self.rows.known(candidates) if candidates else set()
        found = next((n for n in candidates if n not in known), None)
        if found is None:
            return False
        await self.results.sent(row, channel_id, found)
        if row["payload"] == LATE:  # who was to draw it is gone
            await self.redraw_card(row["table_id"])
        return True

    async def _destination(self, row: Row) -> int | None:
        """Where a post goes, or ``None`` when it need not be sent; then the row is settled."""
        if row["user_id"] is None:
            if row["thread_state"] == "lost":
                await self.results.homeless(row)
                return None
            if row["kind"] == PostKind.LOBBY.value:
                return int(row["home"])
            if row["kind"] == PostKind.NOTE.value and (place := json.loads(row["payload"]).get("place")):
                return int(place)
            return int(row["thread_id"] or row["home"])  # a thread that could not be opened must not stop the game
        if row["kind"] == PostKind.PANEL.value and row["seat_user"] != row["user_id"]:
            await self.rows.settle(row, "skipped", error="the seat has changed hands")
            return None
        insists = _insists(row)
        if row["dms"] is False and not insists:
            await self.rows.settle(row, "skipped", error="wants no direct messages")
            return None
        if row["dm"] == "closed" and not insists:
            await self.results.dm_closed(row)
            return None
        if row["dm_channel_id"] is not None:
            return int(row["dm_channel_id"])
        return await self.transport.open_dm(row["user_id"])

    # -- messages that stand already

    async def _edit(self, row: Row, drawn: Drawn) -> None:
        panel = row["kind"] == PostKind.PANEL.value
        if row["live_message"] is None or (panel and not row["live_user"] == row["seat_user"] == row["user_id"]):
            if panel and "new" in json.loads(row["payload"]) and row["seat_user"] == row["user_id"]:
                await self._post_instead(row)
                return
            await self.rows.settle(row, "skipped", error="nothing to edit")
            return
        # The picture keeps its name, so that a click answered meanwhile does not refer to one that is gone.
        sender = await self.rows.sender(row["live_message"]) if panel else None
        marker = await self.rows.marker(sender or row["id"])
        shown, whole, tries = None, False, 0
        if row["attempts"]:
            row["payload"] = _not_own(row["payload"])  # an earlier try may have arrived, later than it seemed
        while True:
            face = await self._face(row)
            known = None if whole else face.known
            message = await self._drawn(row, marker, known, face.place)
            if message is None:
                return
            await drawn()
            tries += 1
            if _moved(await self._face(row), face):  # who is at their panel sees a newer one in the answer
                if tries < MOST_TRIES:
                    continue
                await self._leave_to_clicks(row)  # not back to the old, however often they press
                return
            if known is not None and message.shown == known:
                await self.rows.settle(row, "skipped", error="it shows that already")
                return
            if face.known is not None:
                await self.rows.forget(row)
            try:
                await self._change(row, message)
            except (Gone, Lost):
                await self._post_instead(row)
                return
            except Refused:
                if not message.keeps:
                    raise
                whole = True  # its pictures are not those that it was known to have
                continue
            shown = message.shown
            if tries >= MOST_TRIES or not _moved(await self._face(row), face):
                break
            row["payload"] = _not_own(row["payload"])
        async with self.store.writing(row["table_id"]) as connection:
            await self.rows.settle(row, "sent", connection=connection)
            if panel:
                if await self.rows.learn(row, connection, row["live_message"], face.clicks, shown):
                    await self.results.renew(connection, row)  # it may be older than an answer
                await self.results.displayed(connection, row["live_message"], message.told)
        if not panel and VIEW & self.results.told(row):
            await self.results.allowed(row, VIEW)

    async def _leave_to_clicks(self, row: Row) -> None:
        """Somebody presses a panel as fast as it is drawn: what they see are the answers. It is made anew as soon as
        they pause, for what came meanwhile, and for an answer that an edit of this delivery has overtaken."""
        async with self.store.writing(row["table_id"]) as connection:
            await self.rows.settle(row, "skipped", error="the answers to clicks stand there", connection=connection)
            await self.results.renew(connection, row)

    async def _face(self, row: Row) -> Face:
        return await self.rows.face(row) if row["kind"] == PostKind.PANEL.value else Face()

    async def _change(self, row: Row, message: Message) -> None:
        """Replace a live message; in words alone where Herald may attach no files."""
        try:
            await self.transport.edit(row["live_channel"], row["live_message"], message)
        except Refused as error:
            if not error.forbidden or not message.pictures or row["user_id"] is not None:
                raise
            await self.transport.edit(
                row["live_channel"], row["live_message"], dataclasses.replace(message, pictures=[])
            )

    async def _post_instead(self, row: Row) -> None:
        async with self.store.writing(row["table_id"]) as connection:
            await self.rows.update(row, connection=connection, op="send", status="pending")

    async def _close(self, row: Row) -> None:
        """Close a panel that is live no more. One that is out of reach stays as it is; nothing is posted instead."""
        message = await self._compose(row, await self.rows.marker(row["id"]))
        if message is None:
            return
        try:
            await self.transport.edit(row["channel_id"], row["message_id"], message)
        except (Gone, Lost, Refused, Closed) as error:
            await self.rows.settle(row, "skipped", error=f"{type(error).__name__}: {error}"[:500])
            return
        await self.rows.settle(row, "sent")

    async def _delete(self, row: Row) -> None:
        """Take away a panel or status in whose place a newer one stands; where that cannot be done, one line of a panel
        stays."""
        try:
            await self.transport.delete(row["channel_id"], row["message_id"])
        except (Gone, Lost):
            await self.rows.settle(row, "skipped", error="it is gone already")
        except (Refused, Closed) as error:
            if row["kind"] == PostKind.PANEL.value:
                await self._close(row)
            else:
                await self.rows.settle(row, "skipped", error=f"{type(error).__name__}: {error}"[:500])
        else:
            await self.rows.settle(row, "sent")

    # -- threads

    async def _thread(self, row: Row) -> None:
        """Open the table's thread. Where Herald may not, the game goes on in the channel until it may."""
        if row["thread_state"] in ("lost", "open"):
            await self.rows.settle(row, "skipped", error="there is nothing to open")
            return
        if row["attempts"] and (await self.rows.state(row))[0] not in PLAYED:
            await self.rows.settle(row, "skipped", error="the game is over")
            return
        if row["lobby_message_id"] is None:
            await self.results.no_thread(row)
            raise Refused("the lobby card could not be posted, so it has no thread")
        name = self.presenter.thread_name(row["table_id"], row["table_name"] or row["game"].capitalize())
        try:
            thread_id = await self.transport.open_thread(row["home"], row["lobby_message_id"], name)
        except Gone:
            await self.results.card_gone(row)
        except Refused as error:
            await self.results.no_thread(row)
            if not error.forbidden:
                raise
            await self.results.thread_forbidden(row, error, self.transport.lacking(row["home"]))
        else:
            await self.results.thread_opened(row, thread_id)

    async def _members(self, row: Row) -> None:
        """Make people members of the thread, so that they find it and hear of it. Who cannot be one is left out; who
        may not view its channel is told so, and the organiser."""
        if row["thread_id"] is None:
            await self.rows.settle(row, "skipped", error="there is no thread")
            return
        for user_id in json.loads(row["payload"])["users"]:
            try:
                await self.transport.add_member(row["thread_id"], user_id)
            except (Refused, Closed, Gone) as error:
                if isinstance(error, Barred):
                    await self.results.barred(row, user_id)
                log.info("user %d is no member of the thread of table %d: %s", user_id, row["table_id"], error)
        await self.rows.settle(row, "sent")

    # -- composing

    async def _drawn(
        self, row: Row, marker: str, known: Shown | None = None, place: PanelPlace = TOP
    ) -> Message | None:
        """The message of a row, unless a newer post makes it needless; then the row is settled.

        Asked again after the drawing: what was drawn before a newer panel was planned shows nothing of that one.
        """
        if await self._overtaken(row):
            return None
        message = await self._compose(row, marker, known, place)
        if message is None or await self._overtaken(row):
            return None
        if row["kind"] == PostKind.LOBBY.value:
            row["payload"] = LATE if message.late else "{}"
        return message

    async def _overtaken(self, row: Row) -> bool:
        """Settle a status or panel that need not be shown: a newer message of its kind is coming, or the game is over
        and needs no new one."""
        if row["kind"] not in DRAWN_LATE:
            return False
        status, coming = await self.rows.state(row)
        over = row["op"] == "send" and status not in PLAYED
        if coming or over:
            await self.rows.settle(row, "skipped", error="a newer one is coming" if coming else "the game is over")
        return coming or over

    async def _compose(
        self, row: Row, marker: str, known: Shown | None = None, place: PanelPlace = TOP
    ) -> Message | None:
        """The message of a row. ``None`` when there is nothing to say, or it cannot be composed; then it is settled."""
        post = Post(
            row["id"],
            PostKind(row["kind"]),
            row["table_id"],
            marker,
            json.loads(row["payload"]),
            None if row["seat"] < 0 else row["seat"],
            row["user_id"],
            known,
            place,
        )
        try:
            message = await self.presenter.compose(post)
        except Exception as error:
            if passes(error) or (isinstance(error, RulesFault) and error.key == BEING_RESTORED):
                raise
            log.exception("post %d (%s of table %d) could not be composed", row["id"], row["kind"], row["table_id"])
            await self.results.fail(row, f"{type(error).__name__}: {error}")
            return None
        if message is None:
            await self.rows.settle(row, "skipped", error="nothing is to be said any more")
        return message


def _moved(now: Face, then: Face) -> bool:
    """Whether somebody has acted for a seat or pressed its panel since."""
    return (now.acts, now.clicks) != (then.acts, then.clicks)


def _not_own(payload: str) -> str:
    """A payload that says no more that a click has shown it: what stands there now may be older than that answer."""
    return json.dumps({name: value for name, value in json.loads(payload).items() if name != "own"})


def _insists(row: Row) -> bool:
    """Whether a direct message is tried although its user wants none, or let none in before: when the table has no
    channel any more, nothing else would tell them how it can go on, or its result and seed."""
    if row["kind"] == PostKind.WHISPER.value:
        return bool(json.loads(row["payload"]).get("key") == "whisper-homeless")
    return bool(row["kind"] == PostKind.RESULT.value)
