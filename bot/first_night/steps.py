"""The steps of the first night: what a person is asked for, and what must be seen of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.first_night import limits
from bot.first_night.commands import differences
from bot.first_night.ledger import (
    CALLBACK,
    EDIT,
    EPHEMERAL,
    FORM,
    POST,
    REPLY,
    THINK,
    alt_texts,
    words,
)
from bot.first_night.night import PATIENCE, Night, Seen, Skipped
from bot.first_night.relay import Exchange, Json
from bot.locale import text
from bot.serving.doctor import NEEDED, PRIVATE

PUT = ("PUT /applications/{application}/commands", "PUT /applications/{application}/guilds/{guild}/commands")
OPEN_DM = "POST /users/@me/channels"
THREAD = "POST /channels/{channel}/messages/{message}/threads"
LONE_THREAD = "POST /channels/{channel}/threads"
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
SELECT = 3
CLOSED = (50007, 50278)
HOUR = 60.0
"""Minutes after which Discord counts a message as old."""
MOST_TRIES = 3
"""How often a post may be tried at messages that are closed, by all that is to be told there."""


class FirstNight(Night):
    """The steps."""

    def steps(self) -> Sequence[tuple[str, Callable[[], Awaitable[None]]]]:
        """What is tried, in order, each by its name."""
        return [
            ("commands", self.commands),
            ("private answer", self.private_answer),
            ("card", self.card),
            ("form", self.form),
            ("select", self.select),
            ("public thread", self.public_thread),
            ("panel", self.panel),
            ("alt text", self.alt_text),
            ("private thread", self.private_thread),
            ("killed in the middle of a post", self.killed),
            ("closed messages", self.closed_messages),
            ("permission taken away and given back", self.permission),
            ("kicked and back", self.kicked),
            ("edit of an old message", self.old_edit),
            ("rate limits", self.rate_limits),
            ("everything stands once", self.everything),
        ]

    async def commands(self) -> None:
        """They come back from Discord as they were sent, in all languages."""
        self._from = 0
        sent = await self._soon(
            lambda seen: next((e for e in seen if e.route in PUT and e.well), None), "the registration of the commands"
        )
        took = sent.ended - sent.begun
        back = await self.where.ask("GET", sent.path, params={"with_localizations": "true"})
        self.step.seen.append(f"{len(sent.body)} commands registered in {took:.1f} s, {len(back)} came back")
        self.step.violations += differences(sent.body, back)
        await self._sees("first-night-see-commands", "the commands are offered, in both languages")

    async def private_answer(self) -> None:
        """An answer that one person alone sees."""
        answer = await self._done("first-night-do-help", _answer, "an answer to /help")
        if not _private(answer):
            self.step.violations.append("the answer to /help was not sent for one person's eyes only")
        self.step.seen.append(f"answered in {answer.ended - answer.begun:.2f} s")
        await self._sees("first-night-see-alone", "the answer is for one person's eyes only")

    async def card(self) -> None:
        """A table's card stands in the channel with its picture."""
        card = await self._done("first-night-do-table", self._card, "a card in the channel")
        number = str(card.answer["id"])

        def drawn(seen: Seen) -> bool:
            edits = (e for e in seen if e.route == EDIT and e.path.endswith(f"/messages/{number}"))
            return any(e.well and e.files for e in (card, *edits))

        await self._soon(drawn, "the picture of the card")
        message = await self._message(self.home, number)
        if not message["attachments"]:
            self.step.violations.append("the picture of the card is not there")
        self.step.seen.append(f"the card stands with {len(message['attachments'])} picture")
        await self._sees("first-night-see-card", "picture and buttons of the card can be read")

    def _card(self, seen: Seen) -> Exchange | None:
        return next((e for e in seen if e.route == POST and e.well and e.channel() == self.home and _press(e)), None)

    async def form(self) -> None:
        """A form opens, and what is written there is answered."""

        def filled(seen: Seen) -> Exchange | None:
            opened = [n for n, e in enumerate(seen) if e.route == CALLBACK and e.well and e.body["type"] == FORM]
            return _answer(seen[opened[0] + 1 :]) if opened else None

        answer = await self._done("first-night-do-word", filled, "the answer to a form")
        self.step.seen.append(f"the form was opened and answered in {answer.ended - answer.begun:.2f} s")

    async def select(self) -> None:
        """Something is chosen from a list."""

        def chosen(seen: Seen) -> Exchange | None:
            lists = [n for n, e in enumerate(seen) if e.well and SELECT in _kinds(e.body)]
            return next((e for e in seen[lists[0] + 1 :] if e.route == CALLBACK and e.well), None) if lists else None

        answer = await self._done("first-night-do-settings", chosen, "the answer to a choice")
        self.step.seen.append(f"a choice was answered in {answer.ended - answer.begun:.2f} s")

    async def public_thread(self) -> None:
        """The table starts, and its thread opens on its card."""

        def opened(seen: Seen) -> Exchange | None:
            return next((e for e in seen if e.route == THREAD and e.well), None)

        thread = await self._done("first-night-do-start", opened, "a thread on the card")
        self.thread = str(thread.answer["id"])
        await self._thread(self.thread, PUBLIC_THREAD, thread.body)
        await self._soon(
            lambda seen: any(e.route == POST and e.well and e.channel() == self.thread for e in seen),
            "a post in the thread",
        )

    async def _thread(self, number: str, kind: int, asked: Json) -> None:
        shown = await self.where.ask("GET", f"/channels/{number}")
        if shown["type"] != kind:
            self.step.violations.append(f"the thread is of type {shown['type']} instead of {kind}")
        wanted = asked.get("auto_archive_duration")
        given = shown.get("thread_metadata", {}).get("auto_archive_duration")
        if wanted is not None and given != wanted:
            self.step.violations.append(f"the thread is archived after {given} minutes instead of {wanted}")
        self.step.seen.append(f"a thread of type {shown['type']}, archived after {given} minutes")

    def _dms(self) -> set[str]:
        """The conversations that the bot has opened."""
        return {str(e.answer["id"]) for e in self.relay.seen if e.route == OPEN_DM and e.well}

    def _panel(self, seen: Seen) -> Exchange | None:
        return next((e for e in seen if e.route == POST and e.well and e.channel() in self._dms() and _press(e)), None)

    async def panel(self) -> None:
        """A panel comes by direct message, and changes where it is pressed."""
        if not self.thread:
            raise Skipped("no table has started")
        self._from = 0
        await self._soon(self._panel, "a panel by direct message")
        self.step.seen.append("a panel came by direct message")
        answer = await self._done(
            "first-night-do-panel",
            lambda seen: next((e for e in seen if e.route == CALLBACK and e.well), None),
            "the answer to a press on the panel",
        )
        self.step.seen.append(f"a press on it was answered in {answer.ended - answer.begun:.2f} s")

    async def alt_text(self) -> None:
        """Pictures say what they show to whoever cannot see them."""
        pictures = [e for e in self.relay.seen if e.well and e.files and e.route in (POST, EDIT)]
        if not pictures:
            raise Skipped("no picture was sent")
        silent = sum(not alt_texts(e.body) for e in pictures)
        if silent:
            self.step.violations.append(f"{silent} posts with pictures were sent without alt text")
        self.step.seen.append(f"{len(pictures)} posts with pictures, all compared with what stands there")
        await self._sees("first-night-see-alt", "the alt text of a picture can be read on a phone")

    async def private_thread(self) -> None:
        """A private table opens a private thread."""
        if not (await self.where.given()) >= PRIVATE:
            raise Skipped("Herald may not create private threads here")

        def opened(seen: Seen) -> Exchange | None:
            return next((e for e in seen if e.route == LONE_THREAD and e.well), None)

        thread = await self._done("first-night-do-private", opened, "a private thread")
        await self._thread(str(thread.answer["id"]), PRIVATE_THREAD, thread.body)

    async def killed(self) -> None:
        """A post that Discord has taken, of which the bot never hears, stands once after it is back."""
        caught: list[Exchange] = []

        def fits(exchange: Exchange) -> bool:
            if not (exchange.well and self._card([exchange])):
                return False
            caught.append(exchange)
            return True

        self.relay.intercept(fits, self.bot.kill)
        await self._done("first-night-do-second", lambda _: caught and not self.bot.alive, "a card")
        self.second = str(caught[0].answer["id"])
        await self.bot.start()
        if not await self._settled():
            self.step.violations.append(f"the bot has not ended its posts within {PATIENCE:.0f} seconds of its return")
        said = [e for e in self.relay.seen if e.route == POST and e.well and e.body.get("nonce") == _nonce(caught[0])]
        self.step.seen.append(
            f"killed before it heard of a post, back in {self.bot.seconds[-1]:.1f} s, posted {len(said)} times"
        )
        history = await self.where.history(self.home, self._after) or []
        shown = [m for m in history if list(words(m)) == list(words(caught[0].body))]
        if str(caught[0].answer["id"]) not in {str(m["id"]) for m in history}:
            self.step.violations.append("the post on which the bot was killed is not there")
        elif len(shown) <= 1:
            self.step.seen.append("the post stands once")

    async def closed_messages(self) -> None:
        """Whoever takes no direct messages is told in the thread, and plays there."""
        if not self.second:
            raise Skipped("there is no second table")

        def refused(seen: Seen) -> list[Exchange]:
            return [e for e in seen if e.code in CLOSED]

        def noted(seen: Seen) -> Exchange | None:
            after = next((n for n, e in enumerate(seen) if e.code in CLOSED), len(seen))
            there = (e for e in seen[after:] if e.route == POST and e.well and e.channel() == self.second)
            return next((e for e in there if any(word.startswith("h:hand:") for word in words(e.body))), None)

        await self._done("first-night-do-close", refused, "a refused direct message")
        await self._soon(noted, "a line in the thread with the button of the panel")
        begun = self._from
        answer = await self._done("first-night-do-hand", _answer, "the panel in the thread")
        if not _private(answer):
            self.step.violations.append("the panel in the thread was not for one person's eyes only")
        tries = len(refused(self.relay.seen[begun:]))
        if tries > MOST_TRIES:
            self.step.violations.append(f"closed messages were tried {tries} times")
        self.step.seen.append(f"refused {tries} times, told in the thread, the panel opened there")
        await self._sees("first-night-see-open", "direct messages are open again")

    async def permission(self) -> None:
        """Without *Attach Files* the table is described in words; pictures come back with the permission."""

        async def taken() -> bool:
            return not (await self.where.given()).attach_files

        async def given() -> bool:
            return bool((await self.where.given()).attach_files)

        if (await self.where.given()).administrator:
            raise Skipped("Herald is an administrator, to whom no channel denies anything")
        await self._asked("first-night-do-deny", self._polled(taken), "the permission being taken away")
        card = await self._done(
            "first-night-do-third",
            lambda seen: (found := self._card(seen)) and found.files == 0 and found,
            "a card without a picture",
        )
        since = self.clock.monotonic()
        self.step.seen.append("a card came without its picture")
        await self._asked("first-night-do-allow", self._polled(given), "the permission being given back")
        await self._done(
            "first-night-do-board",
            lambda seen: any(e.well and e.files for e in seen),
            "a picture after the permission came back",
        )
        self.step.seen.append("pictures came back")
        self.old, self.old_since = str(card.answer["id"]), since

    async def kicked(self) -> None:
        """The bot outlives being kicked, greets the server when it is back, and answers."""

        async def away() -> bool:
            return not await self.where.there()

        await self._asked("first-night-do-kick", self._polled(away), "the bot being kicked")
        if not self.bot.alive:
            self.step.violations.append("the bot ended when it was kicked")
        self._from = len(self.relay.seen)
        back = self._polled(self.where.there)
        await self._asked("first-night-do-invite", back, "the bot being back", link=self.where.invite)
        await self._soon(
            lambda seen: next((e for e in seen if e.route == POST and e.well and _press(e)), None), "a greeting"
        )
        self.step.seen.append("a greeting came")
        if not (await self.where.given()) >= NEEDED:
            self.step.violations.append("after the return Herald lacks permissions in the channel")
        answer = await self._done("first-night-do-help", _answer, "an answer after the return")
        self.step.seen.append(f"answered in {answer.ended - answer.begun:.2f} s")

    async def old_edit(self) -> None:
        """A card of more than an hour is still kept up to date."""
        if not self.old:
            raise Skipped("there is no third table")
        if not self.minutes:
            raise Skipped("with --wait 0")
        left = self.minutes * 60 - (self.clock.monotonic() - self.old_since)
        if left > 0:
            self.person.hears(text(self.locale, "first-night-wait", n=round(left / 60)))
            await self.wait(left)

        def edited(seen: Seen) -> Exchange | None:
            return next((e for e in seen if e.route == EDIT and e.path.endswith(f"/messages/{self.old}")), None)

        found = await self._done("first-night-do-old", edited, "an edit of the old card")
        self.step.seen.append(f"after {self.minutes:g} minutes the edit was answered with {found.status}")
        if self.minutes < HOUR:
            self.step.seen.append("the message was younger than an hour")
        if not found.well:
            fresh = await self._soon(self._card, "a new card in place of the one that is too old")
            self.step.seen.append(f"refused with {found.code}; a new card came, answered with {fresh.status}")

    async def rate_limits(self) -> None:
        """What was seen of them, and that the bot waited as long as it was asked to."""
        seen = self.relay.seen
        self.step.violations += limits.hurried(seen)
        refused = limits.refusals(seen)
        known = limits.buckets(seen)
        self.step.seen.append(
            f"{len(seen)} requests, {sum(bool(name) for name in known)} buckets, {len(refused)} times 429"
        )

    async def everything(self) -> None:
        """Every post stands once, as the bot said it; nothing failed in the bot."""
        if not await self._settled():
            self.step.violations.append(f"posts were still waiting after {PATIENCE:.0f} seconds")
        figures = await self.bot.figures()
        if figures.get("faults"):
            self.step.violations.append(f"rules of a game failed {figures['faults']:.0f} times")
        self.step.violations += [f"{n} errors of {name} in the log" for name, n in sorted(self.bot.errors().items())]
        self.step.seen.append(f"{len(self.ledger.standing)} messages in {len(self.ledger.places())} places")


def _answer(seen: Seen) -> Exchange | None:
    """The first message that answers an interaction, or will."""
    answers = (e for e in seen if e.route == CALLBACK and e.well)
    return next((e for e in answers if e.body["type"] in (REPLY, THINK, 6, 7)), None)


def _private(answer: Exchange) -> bool:
    return bool(int(((answer.body or {}).get("data") or {}).get("flags") or 0) & EPHEMERAL)


def _press(exchange: Exchange) -> bool:
    """Whether a message has something to press."""
    return bool((exchange.body or {}).get("components"))


def _nonce(exchange: Exchange) -> Any:
    return exchange.body.get("nonce")


def _kinds(node: Json) -> set[int]:
    """The types of all components of a body."""
    found: set[int] = set()
    if isinstance(node, dict):
        if "custom_id" in node and isinstance(node.get("type"), int):
            found.add(node["type"])
        for value in node.values():
            found |= _kinds(value)
    elif isinstance(node, list):
        for part in node:
            found |= _kinds(part)
    return found
