"""What should stand on Discord by what the bot said and was answered, held against what does stand there."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from bot.first_night.relay import Exchange, Json

EPHEMERAL = 64
OWN_KINDS = (0, 19, 20, 23)
"""Types of messages that somebody wrote, and not Discord itself."""
_WORDS = ("content", "label", "custom_id", "placeholder", "value")
_PARTS = ("components", "component", "accessory", "items", "options")
POST, EDIT = "POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages/{message}"
DELETE = "DELETE /channels/{channel}/messages/{message}"
CALLBACK = "POST /interactions/{interaction}/callback"
REPLY, THINK, FORM = 4, 5, 9
"""Types of an answer to an interaction: a message, one that comes later, a form to fill in."""


def words(node: Json) -> Iterator[str]:
    """Everything of a message or component that somebody reads, and the ids of what can be pressed."""
    if isinstance(node, dict):
        for name in _WORDS:
            if isinstance(node.get(name), str) and node[name].strip():
                yield " ".join(node[name].split())
        for name in _PARTS:
            yield from words(node.get(name))
    elif isinstance(node, list):
        for part in node:
            yield from words(part)


def alt_texts(message: Json) -> list[str]:
    """What is said of the pictures of a message to whoever cannot see them."""
    found = [str(item.get("description") or "") for item in message.get("attachments") or ()]
    return [text for text in (*found, *_shown(message.get("components"))) if text]


def _shown(node: Json) -> Iterator[str]:
    """The descriptions of pictures that components show."""
    if isinstance(node, dict):
        if "media" in node and node.get("description"):
            yield str(node["description"])
        for value in node.values():
            yield from _shown(value)
    elif isinstance(node, list):
        for part in node:
            yield from _shown(part)


@dataclasses.dataclass(slots=True)
class Standing:
    """A message as the bot last had it."""

    channel: str
    """The id of the channel, thread or conversation it stands in."""
    words: list[str]
    """What is read and pressed there."""
    alts: Counter[str]
    """The alt texts of its pictures."""
    edits: int = 0
    """How often the bot has changed it."""


class Ledger:
    """Follows the exchanges of a bot. ``own``: ids of messages that the bot did not send itself."""

    def __init__(self) -> None:
        self.standing: dict[str, Standing] = {}
        self.own: set[str] = set()
        self.gone: set[str] = set()
        self._by_nonce: dict[str, str] = {}
        self._doubled: list[str] = []

    def follow(self, exchange: Exchange) -> None:
        """Take one exchange into account."""
        if not exchange.well:
            return
        last = exchange.path.rpartition("/")[2]
        if exchange.route == POST:
            self._sent(exchange)
        elif exchange.route == EDIT:
            self._edited(last, exchange.body, exchange.answer)
        elif exchange.route == DELETE:
            self.standing.pop(last, None)
            self.gone.add(last)
        elif exchange.route == CALLBACK:
            self._answered(exchange)
        elif exchange.route.startswith(("PATCH /webhooks/", "POST /webhooks/")) and isinstance(exchange.answer, dict):
            self._shown(exchange.answer, exchange.body)
        elif exchange.route.startswith("DELETE /webhooks/"):
            self.gone.add(last)

    def _sent(self, exchange: Exchange) -> None:
        number, nonce = str(exchange.answer["id"]), str((exchange.body or {}).get("nonce") or "")
        if nonce and self._by_nonce.setdefault(nonce, number) != number:
            self._doubled.append(f"{exchange.route}: two posts with one nonce became two messages")
        self._shown(exchange.answer, exchange.body)

    def _answered(self, exchange: Exchange) -> None:
        data = (exchange.body or {}).get("data") or {}
        shown = ((exchange.answer or {}).get("resource") or {}).get("message")
        if shown and ("content" in data or "components" in data or "attachments" in data):
            self._shown(shown, data)

    def _shown(self, message: Json, body: Json) -> None:
        """A message that Discord answered with, as the bot said it."""
        number = str(message.get("id"))
        if int(message.get("flags") or 0) & EPHEMERAL or "channel_id" not in message:
            return
        if number in self.standing:
            self._edited(number, body, message)
            return
        said = Counter(alt_texts(body or {}))
        self.standing[number] = Standing(str(message["channel_id"]), list(words(body or {})), said)

    def _edited(self, number: str, body: Json, answer: Json) -> None:
        known, body = self.standing.get(number), body or {}
        if known is None:  # of an earlier life
            known = self.standing[number] = Standing(str(answer["channel_id"]), [], Counter())
            body = {**answer, **body}
        known.edits += 1
        kept = {"content": answer.get("content"), "components": answer.get("components")}
        known.words = list(words({**kept, **{k: v for k, v in body.items() if k in kept}}))
        if "attachments" in body:
            old = {str(item["id"]) for item in answer.get("attachments") or ()}
            keeps = [item for item in body["attachments"] if str(item.get("id")) in old and not item.get("description")]
            said = Counter(alt_texts(body))
            known.alts = said + Counter(alt_texts({"attachments": _kept(answer, keeps)}))

    # -- held against what stands there

    def places(self) -> set[str]:
        """The channels, threads and conversations in which something should stand."""
        return {message.channel for message in self.standing.values()}

    def faults(self, histories: dict[str, list[Json]], me: str) -> list[str]:
        """What is wrong by all that stands in some channels, ``me`` being the bot's user. Each fault is a sentence that
        names nobody."""
        found = list(self._doubled)
        for channel, messages in histories.items():
            own = [m for m in messages if str(m["author"]["id"]) == me and m.get("type", 0) in OWN_KINDS]
            found += self._unknown(own)
            there = {str(m["id"]): m for m in own}
            for number, known in self.standing.items():
                if known.channel != channel:
                    continue
                if number not in there:
                    found.append("a message that Discord took is not there any more")
                    continue
                found += self._differs(known, there[number])
        return found

    def _unknown(self, own: Iterable[Json]) -> Iterator[str]:
        """Messages of the bot that no answer named."""
        known = [message.words for message in self.standing.values()]
        for message in own:
            number = str(message["id"])
            if number in self.standing or number in self.own or number in self.gone:
                continue
            if message.get("interaction_metadata") or message.get("interaction"):
                continue
            if list(words(message)) in known:
                yield "a post stands twice: a second message says the same as one that the bot sent once"
            else:
                yield "a message of the bot stands there that no answer of Discord's had named"

    @staticmethod
    def _differs(known: Standing, message: Json) -> Iterator[str]:
        if known.words != list(words(message)):
            lost = "an edit is lost: a message shows" if known.edits else "a message shows"
            yield f"{lost} other words or buttons than the bot gave it last"
        if lacking := known.alts - Counter(alt_texts(message)):
            yield f"{lacking.total()} of the pictures of a message stand there without the alt text that was sent"


def _kept(answer: Json, keeps: list[Any]) -> list[Json]:
    wanted = {str(item["id"]) for item in keeps}
    return [item for item in answer.get("attachments") or () if str(item["id"]) in wanted]
