"""Posts of the outbox as messages: the presenter that the outbox worker asks."""

from __future__ import annotations

import contextlib
import functools
import logging
import math
from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec

from bot.common import discord_limits
from bot.common.errors import Raw, RulesFault, UserError
from bot.presenter import outcomes
from bot.presenter.front import front, sentences
from bot.presenter.pages import invitations
from bot.presenter.pages.inbox import inbox
from bot.presenter.pages.lobby import card, facts, lobby, lobby_view, marks
from bot.presenter.pages.people import scalar
from bot.presenter.pages.queues import length
from bot.presenter.pages.thread import thread_view
from bot.presenter.panel_copies import Copies
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels import panel_cache
from bot.presenter.panels.panel import asleep, panel, placed, waiting_for
from bot.presenter.panels.panel_cache import Pressed
from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.pictures.films import Films
from bot.presenter.words import fairness
from bot.presenter.words.deadlines import clocks, describe
from bot.presenter.words.end_in_sight import nearing
from bot.presenter.words.telling import Told, Weight
from bot.presenter.words.voice import CONTENT, Voice, clean, cut, linked, moment, numbered, told_in, voice_of
from bot.tables.listings.inbox import Matter
from bot.tables.model import Damage, DeadlinePolicy, SeatView, TableInfo, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.anonymity import hides
from bot.tables.unit.change import BEING_RESTORED
from bot.tables.unit.message_ids import POSTS
from bot.tables.unit.posts import IN_WORDS, INVITED, Closing, Message, Post, PostKind, Shown
from bot.ui.clicks import shown
from bot.ui.components import button
from bot.ui.ids import Id
from engine import GAMES
from engine.core import Event, Prompt, params_from
from render.core.api import Picture

CLOSED: Mapping[Closing, str] = {"next": "panel-closed", "over": "panel-closed-over", "lost": "panel-closed-lost"}

NOES = {"quiet", "keep", "decline", "object", "nodraw", "norewind", "nopause", "nocorrect"}
"""Buttons that say no."""
ANSWERS = NOES | {"give", "take", "agree", "draw", "rewind", "correct", "pause", "resume"}
"""Buttons that answer what people are asked beside the game."""

PEOPLE = {"talk", "talked", "publish", "swap"}
"""Buttons about certain people, and nobody who came later: those of a private talk, and who would like a seat."""

_log = logging.getLogger(__name__)

STANDSTILL = {
    Damage.NONE: "status-stopped",
    Damage.RESTORING: "status-restoring",
    Damage.CLOSED: "status-closed",
}
"""Why a running table stands still, as messages."""


class HeraldPresenter:
    """Makes messages from posts. Reads positions through ``Tables`` only, as the seat or spectator may see them."""

    def __init__(self, tables: Tables, pictures: Pictures, *, locale: str = "en", replays: bool = False) -> None:
        """``replays``: those of finished games are posted, not only made for whoever asks."""
        self.tables = tables
        self.pictures = pictures
        self.locale = locale
        self.films = Films(tables, pictures, posted=replays)
        self.copies = Copies(tables, self.panel)

    def thread_name(self, table_id: int, name: str) -> str:
        """``#7 The long winter``, at most as long as Discord has it."""
        return f"#{table_id} {' '.join(name.split())}"[: discord_limits.CHANNEL_NAME]

    async def compose(self, post: Post) -> Message | None:
        """The message of a post, or ``None`` when nothing is to be said any more."""
        with self.pictures.leisure():
            return await self._composed(post)

    async def _composed(self, post: Post) -> Message | None:
        info = await self.tables.lookup.info(post.table_id)
        voice = voice_of(info, info.locale)
        if post.payload.get("params", {}).get("due", math.inf) <= self.tables.now():
            return None  # a reminder that was held up until its deadline had passed
        match post.kind:
            case PostKind.LOBBY:
                return await self._lobby(post, info, voice)
            case PostKind.OPENING:
                return self._opening(info, voice)
            case PostKind.PHASE:
                heard = voice if post.user_id is None else await self._private_voice(post.user_id, info)
                return await self._phase(post, info, heard)
            case PostKind.LINES:
                said = await self._lines(post, info, voice)
                return None if said is None else _in_channel(info, voice, said)
            case PostKind.STATUS:
                return _in_channel(info, voice, await self._status(info, voice))
            case PostKind.RESULT:
                heard = voice if post.user_id is None else await self._private_voice(post.user_id, info)
                return await self._result(post, info, heard)
            case PostKind.REPLAY:
                return await self.films.post(info, voice)
            case PostKind.NOTE:
                said = self._line(post, info, voice)
                return said if "place" in post.payload else _in_channel(info, voice, said)
            case PostKind.WHISPER:
                private = await self._private_voice(post.user_id, info)
                if "events" in post.payload:
                    return await self._lines(post, info, private)
                if post.payload["key"] == INVITED:
                    return await invitations.composed(self.tables, post, info, private)
                return self._line(post, info, private)
            case PostKind.PANEL:
                return await self._panel(post, info)
            case PostKind.DIGEST:
                return await self._digest(post)
            case PostKind.THREAD:
                return None

    async def panel(
        self,
        look: SeatView,
        seat: int,
        locale: str,
        *,
        marker: str = "",
        opened: str = "",
        page: int = 0,
        note: str = "",
        prompt: Prompt | None = None,
        tip: bool = False,
        before: Shown | None = None,
        in_words: bool = False,
    ) -> Message:
        """A seat's panel with its private picture, in the language of the person who holds the seat.

        ``prompt``: the question to show in full, else the most urgent one. ``before``: what the message shows that this
        is to replace: pictures that would be the same are left as they stand. ``in_words``: without a picture.
        """
        info = look.table
        voice = voice_of(info, locale)
        elsewhere = await self.elsewhere(info, seat)
        ctx = PanelContext(look, seat, voice, opened, page, prompt, elsewhere, tip)
        if in_words:
            return panel(ctx, None, note=note)
        about = front(info.game).about(ctx)
        drawn = panel_cache.drawn(look, voice, about)
        if before is not None and before.drawn == drawn:
            message = panel(ctx, None, note=note, kept=[(name, alt) for name, alt, _ in before.pictures])
            message.keeps = True
            message.shown = panel_cache.shown(message, drawn, before)
            return message
        (near,) = await self.pictures.pages(
            info.game, look.view, voice, info.name, before=look.before, most=1, about=about
        )
        message = panel(ctx, _named([near], f"{marker or f't{info.id}'}-hand")[0], note=note)
        message.shown = panel_cache.shown(message, drawn)
        if before is not None and before.pictures == message.shown.pictures:  # drawn alike: nothing to upload
            message.pictures, message.keeps = [], True
        return message

    async def elsewhere(self, table: TableInfo, seat: int) -> bool:
        """Whether whoever holds a seat plays at another table, too."""
        user = table.seats[seat].user_id
        return user is not None and await self.tables.inboxes.elsewhere(user, table.id)

    def closed_panel(self, table: TableInfo, locale: str, why: Closing = "next", ending: Sequence[str] = ()) -> Message:
        """What stays of a panel in direct messages: a line or two, nothing to press. ``ending``: how the game ended."""
        voice = voice_of(table, locale)
        view = discord.ui.LayoutView(timeout=None)
        text = "\n".join([voice.text(CLOSED[why], table=clean(table.name), number=str(table.id)), *ending])
        if why == "over" and not table.alone and table.place is not None:
            text = "\n".join([text, voice.text("panel-closed-where", where=told_in(table))])
        view.add_item(discord.ui.TextDisplay(text))
        return Message(view=view)

    async def refusal(self, error: UserError, locale: str, table: int | None = None) -> str:
        """The sentence for a refused request; about a table that is known, its seats have their names."""
        voice = Voice(locale, ())
        if table is not None:
            with contextlib.suppress(UserError):  # that there is no such table may be the refusal itself
                voice = voice_of(await self.tables.lookup.info(table), locale)
        return voice.say(error.key, error.params)

    async def board(
        self, look: SeatView, locale: str, *, zoom: str = "", marker: str = "", private: bool = False
    ) -> Message:
        """The position as a picture. ``look`` decides whether it holds a seat's secrets. Raises ``ValueError`` for an
        unknown area."""
        info = look.table
        voice = voice_of(info, locale)
        if zoom:
            shown = [await self.pictures.board(info.game, look.view, voice, info.name, zoom=zoom, before=look.before)]
        else:
            shown = await self.pictures.pages(info.game, look.view, voice, info.name, before=look.before)
        kind = "hand" if private else "board"
        content = voice.text("board-title", table=clean(info.name), number=str(info.id))
        return Message(content=content, pictures=_named(shown, f"{marker or f't{info.id}'}-{kind}"))

    async def earlier(self, info: TableInfo, view: Any, turn: int, voice: Voice) -> Message:
        """What an earlier turn looked like."""
        picture = await self.pictures.board(info.game, view, voice, info.name)
        content = voice.text("replay-turn", table=clean(info.name), number=str(info.id), turn=turn)
        return Message(content=content, pictures=[(f"t{info.id}-turn-{turn}.{picture.extension}", picture)])

    async def text(self, look: SeatView, locale: str) -> str:
        """The position in words."""
        info = look.table
        return await self.pictures.text(info.game, look.view, voice_of(info, locale), info.name)

    def waiting(self, look: SeatView, voice: Voice) -> str:
        """Whom the table waits for and until when, in lines."""
        info = look.table
        if info.status is TableStatus.LOBBY:
            return voice.text("status-lobby")
        if info.status is TableStatus.CANCELLED:
            return voice.text("status-cancelled")
        if info.status is TableStatus.FINISHED or look.outcome is not None:
            return voice.text("status-finished")
        lines = nearing(look, voice)
        if info.status is TableStatus.PAUSED:
            lines.append(voice.text("status-asleep" if asleep(look) else "status-paused"))
        elif info.stopped:
            lines.append(voice.text(STANDSTILL[Damage(info.damage)]))
        names = waiting_for(look, voice)
        lines.append(voice.text("status-waiting", seats=names) if names else voice.text("status-nobody"))
        if info.due_at is not None and info.status is TableStatus.RUNNING:
            lines.append(voice.text("status-due", when=moment(info.due_at), at=moment(info.due_at, "f")))
        if info.policy.bank:
            lines.append(clocks(voice, info))
        away = [s.seat for s in info.seats if s.autopilot]
        if away:
            lines.append(voice.text("status-autopilot", seats=voice.seats(away)))
        offered = [s.seat + 1 for s in info.seats if s.offered]
        if offered:
            lines.append(voice.text("status-offered", numbers=[str(n) for n in offered]))
        return "\n".join(lines)

    async def _lobby(self, post: Post, info: TableInfo, voice: Voice) -> Message:
        takes = ""
        if info.status is TableStatus.LOBBY:
            found = await self.tables.game_lengths.of(info.game, info.seat_count)
            takes = length(info.game, info.seat_count, found, voice, info.options)
        waits = info.status is TableStatus.LOBBY and not info.anonymous
        users = [s.user_id for s in info.seats if s.user_id is not None] if waits else []
        paces = await self.tables.response_times.listed(users)
        message = Message(content=lobby(info, voice, takes, paces), view=lobby_view(info, voice))
        redraw = functools.partial(self.tables.redraw_card, info.id)
        shown = card(info, voice)
        picture = await self.pictures.card(info.id, shown, voice.locale, redraw)
        message.late = not self.pictures.has_card(shown, voice.locale)
        if picture is not None:
            message.pictures.append((f"{post.marker}-lobby.{picture.extension}", picture))
        return message

    def _opening(self, info: TableInfo, voice: Voice) -> Message:
        game = voice.text(f"game-{info.game}")
        lines = [
            voice.text("opening-title", table=clean(info.name), number=str(info.id), game=game),
            *marks(info, voice),
            voice.text("opening-seats", seats=voice.seats(range(info.seat_count))),
            voice.text("lobby-deadline", deadline=describe(voice, info.policy)),
            *facts(info, voice)[1:],
            voice.text("opening-how"),
            *fairness.at_start(info, voice),
        ]
        return Message(content=cut("\n".join(lines), CONTENT), view=thread_view(info, voice))

    async def _phase(self, post: Post, info: TableInfo, voice: Voice) -> Message:
        view = self._view(info, post.payload)
        title = voice.text("phase-title", table=numbered(info, voice.locale))
        content = _summary(title, self._told(info.game, view, voice, post.payload), voice.text("phase-more"))
        message = Message(content=content)
        before = self._view(info, post.payload, "before") if post.payload.get("before") is not None else None
        shown = await self.pictures.pages(info.game, view, voice, info.name, before=before)
        message.pictures += _named(shown, f"{post.marker}-board")
        filmed = front(info.game).films({str(e["key"]) for e in post.payload.get("events", ())})
        moving = await self.pictures.animation(info.game, view, voice, info.name) if filmed else None
        if moving is not None:
            message.pictures.append((f"{post.marker}-steps.{moving.extension}", moving))
        marching = None if before is None else await self.pictures.march(info.game, view, before, voice, info.name)
        if marching is not None:
            message.pictures.append((f"{post.marker}-march.{marching.extension}", marching))
        return message

    async def _lines(self, post: Post, info: TableInfo, voice: Voice) -> Message | None:
        """What happened, in words alone: several events of a moment in one message; nothing where all of them are made
        needless by other lines."""
        seat = post.seat if post.kind is PostKind.WHISPER else None
        try:
            look = await self.tables.views.look(info.id, None if seat is None else post.user_id, seat=seat, news=False)
        except (RulesFault, UserError):  # there is no position to be seen; what happened can be told all the same
            lines = self._told("", None, voice, post.payload)
        else:
            lines = self._told(info.game, look.view, voice, post.payload, seat)
        if not lines:
            return None
        head = voice.text("whisper-lines", table=linked(info, voice.locale)) if post.kind is PostKind.WHISPER else ""
        return Message(content=_summary(head, lines, voice.text("phase-more")))

    async def _status(self, info: TableInfo, voice: Voice) -> Message:
        if info.status is TableStatus.CANCELLED:
            return Message(content=voice.text("status-cancelled"), view=thread_view(info, voice))
        try:
            look = await self.tables.views.look(info.id, None)
        except RulesFault:  # nothing can be said of the position; that it is so can
            return Message(content=voice.text(STANDSTILL[Damage(info.damage)]), view=thread_view(info, voice))
        waits = {w.seat for w in look.waiting}
        users = {s.user_id for s in info.seats if s.seat in waits and s.user_id and not s.autopilot}
        return Message(
            content=cut(self.waiting(look, voice), CONTENT),
            view=thread_view(info, voice, wakes=asleep(look)),
            mentions=sorted(users) if info.status is TableStatus.RUNNING and not hides(info) else [],
        )

    async def _result(self, post: Post, info: TableInfo, voice: Voice) -> Message:
        if post.payload["view"] is None:  # cancelled, and its position could not be read
            words = [voice.text("result-title", table=numbered(info, voice.locale)), voice.text(info.ended)]
            return Message(content="\n".join([*words, *fairness.at_end(info, voice)]))
        view = self._view(info, post.payload)
        look = await self.tables.views.look(info.id, None)
        lines = [voice.text("result-title", table=numbered(info, voice.locale))]
        if look.outcome is not None:
            lines += outcomes.verdict(look.outcome, voice)
            lines += outcomes.standings(look.outcome, info.game, voice)
            lines += outcomes.moved(await self.tables.results.moved(info.id), voice)
            if why := await self.tables.results.unrated(info.id):
                lines.append(voice.text(outcomes.UNRATED[why]))
        events = self._told(info.game, view, voice, post.payload)
        seed = fairness.at_end(info, voice)
        message = Message(content=_summary("\n".join(lines), events, voice.text("phase-more"), seed))
        message.view = buttons = discord.ui.View(timeout=None)
        buttons.add_item(button(Id("replay", info.id), voice.text("button-replay"), emoji="🎞️"))
        buttons.add_item(button(Id("course", info.id), voice.text("button-course"), emoji="📈"))
        board = await self.pictures.board(info.game, view, voice, info.name)
        message.pictures.append((f"{post.marker}-board.{board.extension}", board))
        ladder = None if info.ended else await self.pictures.result(info.game, view, voice, info.name)
        if ladder is not None:
            message.pictures.append((f"{post.marker}-result.{ladder.extension}", ladder))
        if info.status is TableStatus.FINISHED and look.outcome is not None:
            buttons.add_item(button(Id("fork", info.id), voice.text("button-fork"), emoji="🍴"))
        if info.status is TableStatus.FINISHED and post.user_id is None:
            buttons.add_item(button(Id("rematch", info.id), voice.text("button-rematch"), emoji="🔁"))
            if info.seat_count > 1:
                turned = Id("rematch", info.id, arg="turned")
                buttons.add_item(button(turned, voice.text("button-rematch-turned"), emoji="🔄"))
        return message

    def _line(self, post: Post, info: TableInfo, voice: Voice) -> Message:
        mention = [int(user) for user in post.payload.get("mention", ())]
        params = dict(post.payload.get("params", {}))
        if post.kind is PostKind.WHISPER:
            params["table"] = Raw(linked(info, voice.locale))
        if "actions" in POSTS.get(str(post.payload["key"]), ()):
            params.setdefault("actions", [])  # planned before it was said what was played
        if "policy" in params:
            policy = msgspec.convert(params.pop("policy"), DeadlinePolicy)
            params["deadline"] = Raw(describe(voice, policy))
        if "event" in params:
            event = _event(params.pop("event"))
            params["what"] = Raw(voice.say(event.key, event.params))
        if "new" in params:  # of a correction; who had a seat before is a name
            params |= {name: Raw(scalar(voice, info.game, params[name])) for name in ("old", "new")}
        if "step" in params:
            params["step"] = Raw(voice.step(info.game, params["step"]))
        if "game" in params:
            params["game"] = Raw(voice.text(f"game-{params['game']}"))
        if "user" in params:
            params["user"] = Raw(f"<@{params['user']}>")
        for name in {"until", "leaves"} & params.keys():
            params[name] = Raw(moment(params[name], "f"))
        pings = [f"<@{user}>" for user in mention]
        if pings and "name" in params:  # the mention is the name
            params["name"], pings = [Raw(ping) for ping in pings], []
        content = " ".join([*pings, voice.say(str(post.payload["key"]), params)])
        view = None
        if post.payload.get("button"):
            view = discord.ui.View(timeout=None)
            token = str(post.payload.get("token", ""))
            for verb in str(post.payload["button"]).split():
                where = Id(verb, info.id, post.seat, token if verb in ANSWERS | PEOPLE else "")
                style = discord.ButtonStyle.secondary if verb in NOES else discord.ButtonStyle.primary
                view.add_item(button(where, voice.text(f"button-{verb}"), style=style))
        return Message(content=cut(content, CONTENT), view=view, mentions=mention)

    async def _panel(self, post: Post, info: TableInfo) -> Message | None:
        if post.seat is None or post.user_id is None:
            _log.error("post %s is a panel without a seat or user", post.id)
            return None
        locale = (await self.tables.preferences.user(post.user_id)).language or info.locale
        if "closed" in post.payload:
            why: Closing = post.payload["closed"]
            ending = await self._ending(info, post.seat, locale) if why == "over" else []
            return self.closed_panel(info, locale, why, ending)
        if info.status not in (TableStatus.RUNNING, TableStatus.PAUSED):
            return None
        live = await self.tables.views.live_panel(info.id, post.seat)
        answered: Pressed | None = None if live is None else await shown(live)  # what the last click brought
        last = None if answered is None else answered.look
        try:
            look = await self.tables.views.look(info.id, post.user_id, seat=post.seat)
        except UserError as error:  # the seat has changed hands since the post was planned
            if error.key == BEING_RESTORED:  # the post waits until the table is left alone no more
                raise
            return None
        same = last is not None and (last.seat, last.prompts, last.tokens) == (look.seat, look.prompts, look.tokens)
        if same and "own" in post.payload:
            return None
        in_words = IN_WORDS.items() <= post.payload.items()
        voice = voice_of(info, locale)
        top = PanelContext(look, post.seat, voice)
        there = placed(top, post.place)
        return await self.panel(
            look, post.seat, locale, marker=post.marker, opened=there.opened, page=there.page, note=there.note,
            prompt=top.find(there.prompt), tip=there.tip, before=post.known, in_words=in_words,
        )  # fmt: skip

    async def _ending(self, info: TableInfo, seat: int, locale: str) -> list[str]:
        """How a game ended, for one of its seats; nothing where that cannot be read any more."""
        with contextlib.suppress(UserError, RulesFault):
            look = await self.tables.views.look(info.id, None)
            if look.outcome is not None:
                return outcomes.last_words(look.outcome, info.game, seat, voice_of(info, locale))
        return []

    async def _digest(self, post: Post) -> Message | None:
        """The inbox of a person as it is now; nothing where no table waits for them any more."""
        assert post.user_id is not None
        entries = await self.tables.inboxes.of(post.user_id)
        if not any(entry.matter is Matter.TURN for entry in entries):
            return None
        locale = (await self.tables.preferences.user(post.user_id)).language or self.locale
        return inbox(entries, locale, digest=True)

    async def _private_voice(self, user_id: int | None, info: TableInfo) -> Voice:
        locale = (await self.tables.preferences.user(user_id)).language if user_id is not None else ""
        return voice_of(info, locale or info.locale)

    @staticmethod
    def _view(info: TableInfo, payload: Mapping[str, Any], name: str = "view") -> Any:
        return msgspec.convert(payload[name], GAMES[info.game].View, str_keys=True)

    @staticmethod
    def _told(game: str, view: Any, voice: Voice, payload: Mapping[str, Any], seat: int | None = None) -> list[Told]:
        """What happened and nobody was told yet, each with what follows from it; what stands in the log alone only
        with that from which it follows."""
        acts: list[tuple[Any, list[Event]]] = [(view, [])]
        for stored in payload.get("events", ()):
            if stored.get("first"):
                acts.append((stored.get("context") or view, []))
            if not stored.get("told"):
                acts[-1][1].append(_event(stored))
        lines = [line for known, events in acts if events for line in sentences(game, known, events, voice, seat)]
        return [t for t in lines if t.weight > Weight.SMALL or any(event.tell != "log" for event in t.events)]


def _in_channel(info: TableInfo, voice: Voice, message: Message) -> Message:
    """What is said in a channel, because the table has no thread, names the table: others may be told there, too."""
    if info.thread_id is None and not info.alone:
        message.content = cut(f"**{numbered(info, voice.locale)}** · {message.content}", CONTENT)
    return message


def _named(pictures: Sequence[Picture], name: str) -> list[tuple[str, Picture]]:
    """Pictures with their file names: the first is called ``name``, those after it have a number besides."""
    return [(f"{name}{f'-{n}' if n > 1 else ''}.{p.extension}", p) for n, p in enumerate(pictures, 1)]


def _event(stored: Mapping[str, Any]) -> Event:
    """An event as a post carries it, its parameters what they are."""
    return Event(str(stored["key"]), params_from(stored["params"]), tell=stored.get("tell", "line"))


def _summary(head: str, lines: Sequence[Told], more: str, tail: Sequence[str] = ()) -> str:
    """A head, as many lines as fit, and a tail; what weighs least goes first, and of that the oldest, since the newest
    decide what to do next."""
    kept = list(lines)
    while kept and len("\n".join([head, more, *(line.text for line in kept), *tail])) > CONTENT:
        kept.remove(min(kept, key=lambda line: line.weight))
    middle = [more] if len(kept) < len(lines) else []
    return cut("\n".join([*filter(None, [head]), *middle, *(line.text for line in kept), *tail]), CONTENT)
