"""What is seen from outside: every message of the bot as Discord took it, what people did, what the bot's file said."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.components import walk
from bot.sandbox.rest import Call, Handler
from bot.ui.ids import Id
from tests.e2e.clients import File
from tests.support.sandbox import Json, words

POST = "POST /channels/{channel_id}/messages"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
WORD = re.compile(r"\bquill-[0-9a-f]{10}\b")
"""What people say to each other in private holds such a word, which stands nowhere else."""
ROW = "id, table_id, lane, kind, op, status, seat, user_id, channel_id, message_id, error, created_at, done_at, payload"


Row = dict[str, Any]


@dataclasses.dataclass(slots=True)
class Seen:
    """Something that was seen or done, as it is kept in a file of JSON lines."""

    what: str
    """``post``, ``delete``, ``heard``, ``act``, ``said``, ``trouble``, ``day``, ``rows`` or ``restored``."""
    at: float
    """When, by the clock of the world, in seconds since 1970."""
    facts: dict[str, Any]
    """What else is known of it."""


class Witness:
    """Notes what happens, as it happens, in ``folder``: a run that is broken off has lost nothing of it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "seen.jsonl"
        self.sandbox: Sandbox | None = None
        self.file: File | None = None
        self.under: list[str] = []
        """Names of the troubles under which nobody can count on an answer now."""

    def attach(self, sandbox: Sandbox, file: File) -> None:
        """Watch a sandbox from now on, and the bot's ``file``."""
        self.sandbox, self.file = sandbox, file
        push = sandbox.hub.push

        def heard(users: Iterable[str], event: str, data: Any) -> None:
            users = list(users)
            if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and data["author"].get("bot"):
                for word in set(WORD.findall(words(data))):
                    self.note("heard", word=word, users=users, message=data["id"])
            push(users, event, data)

        sandbox.hub.push = heard
        for route in sandbox.rest.routes:
            if route.name == POST:
                route.handler = self._posted(route.handler)
            elif route.name == DELETE:
                route.handler = self._deleted(route.handler)

    @property
    def now(self) -> float:
        """By the clock of the world."""
        assert self.sandbox is not None
        return self.sandbox.world.now() / 1000

    def note(self, what: str, **facts: Any) -> None:
        """Write down what has happened just now."""
        with self.path.open("a", encoding="utf-8") as out:
            under = {"under": self.under} if self.under else {}
            line = {"what": what, "at": round(self.now, 3), **facts, **under}
            out.write(json.dumps(line, ensure_ascii=False) + "\n")

    def _posted(self, handler: Handler) -> Handler:
        async def posted(call: Call) -> Any:
            result = await handler(call)
            self._post(call, result)
            return result

        return posted

    def _post(self, call: Call, result: Json) -> None:
        assert self.sandbox is not None
        channel = self.sandbox.world.channels[result["channel_id"]]
        message = self.sandbox.world.messages[channel.id][result["id"]]
        text = words({"content": message.content, "embeds": message.embeds, "components": message.components})
        self.note(
            "post", message=message.id, channel=channel.id, nonce=str((call.body or {}).get("nonce") or ""),
            reader=channel.recipient_id if channel.type == c.DM else None, thread=channel.is_thread,
            pings=[user["id"] for user in result.get("mentions") or ()], pictures=len(message.attachments),
            lines=text.count("\n") + 1, text=text[:400], asks=self._asks(message.components),
            verbs=sorted(_verbs(message.components)), answer=message.interaction_id is not None,
            **self._row(channel.id),
        )  # fmt: skip

    def _row(self, channel: str) -> Row:
        """The row of the outbox that is being sent to a channel: one of a lane at a time."""
        assert self.file is not None
        rows = self.file.rows(
            "SELECT id, table_id, kind, seat, payload FROM outbox WHERE status = 'sending' AND channel_id = ? LIMIT 1",
            int(channel),
        )
        if not rows:
            return {}
        payload = json.loads(rows[0]["payload"])
        about = {"row": rows[0]["id"], "table": rows[0]["table_id"], "kind": rows[0]["kind"], "seat": rows[0]["seat"]}
        more = {name: payload[name] for name in ("key", "params", "mention") if name in payload}
        return {**about, **more}

    def _asks(self, components: Any) -> list[Any]:
        """Of a panel its table, its seat, and the question that is most urgent there by the bot's file."""
        for item in walk(components):
            where = Id.parse(str(item.get("custom_id", "")))
            if where is None or where.seat is None or where.verb not in ("do", "open", "redraw", "tick", "suggest"):
                continue
            assert self.file is not None
            rows = self.file.rows("SELECT asked FROM seats WHERE table_id = ? AND seat = ?", where.table, where.seat)
            open_ = [q for q in (json.loads(rows[0][0]) if rows else []) if not q.get("gone")]
            return [where.table, where.seat, *([open_[0]["id"], open_[0].get("since", 0)] if open_ else [])]
        return []

    def _deleted(self, handler: Handler) -> Handler:
        async def deleted(call: Call) -> Any:
            result = await handler(call)
            self.note("delete", message=call.params["message_id"])
            return result

        return deleted

    # -- what the file says

    def harvest(self) -> None:
        """Note the rows of the outbox: those that are settled go after two weeks."""
        assert self.file is not None
        rows = [{name: row[name] for name in row.keys()} for row in self.file.rows(f"SELECT {ROW} FROM outbox")]  # noqa: SIM118
        for row in rows:
            row["payload"] = row["payload"][:400]
        self.note("rows", rows=rows)

    def read(self) -> list[Seen]:
        """Everything so far. A line that was not written to its end does not count."""
        found = []
        for line in self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else ():
            try:
                facts = json.loads(line)
            except ValueError:
                continue
            found.append(Seen(facts.pop("what"), facts.pop("at"), facts))
        return found


def _verbs(components: Any) -> set[str]:
    """What the components of a message do, by the verbs of their ids."""
    found = (Id.parse(str(item.get("custom_id", ""))) for item in walk(components))
    return {where.verb for where in found if where is not None}
