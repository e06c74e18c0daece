"""The lobby: the card of a table, and its options in words."""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Mapping
from typing import Any, Literal

import discord
import msgspec

from bot.common import discord_limits
from bot.locale import has
from bot.presenter.words import fairness
from bot.presenter.words.deadlines import costs, describe, pace
from bot.presenter.words.voice import CONTENT, Voice, clean, cut, seat_name, told_in
from bot.tables.members.talk_rules import PLAIN as PRESS_PLAIN
from bot.tables.model import SeatInfo, TableInfo, TableStatus
from bot.tables.play.response_times import Pace
from bot.tables.unit.posts import Message
from bot.tables.unit.seed_words import LENGTH as WORD_LENGTH
from bot.ui.components import button, form
from bot.ui.ids import Id
from engine import GAMES
from render.core.api import LobbyCard

DEADLINES = ("6h", "12h", "24h", "48h", "72h", "1w", "daily 20:00", "weekdays 20:00", "clock 3d +12h", "clock 7d +24h",
             "none")  # fmt: skip
"""Deadlines offered in settings and autocomplete, as ``parse`` reads them."""


def seat_label(voice: Voice, seat: SeatInfo) -> str | None:
    """Who sits there, ``None`` while the seat is free. Not escaped: for pictures."""
    if seat.user_id is None and not seat.computer:
        return None
    if seat.computer and seat.user_id is None:
        return voice.text("seat-computer", name=seat_name(seat, voice.locale))
    return seat_name(seat, voice.locale)


def card(info: TableInfo, voice: Voice) -> LobbyCard:
    """What the drawn card shows."""
    return LobbyCard(
        game=info.game,
        title=info.name,
        seats=[seat_label(voice, s) for s in info.seats],
        sides=[voice.side(s.seat) for s in info.seats],
        facts=facts(info, voice),
        words=functools.partial(_card_words, info.status, not _free(info), voice),
    )


def _card_words(status: TableStatus, full: bool, voice: Voice, key: str, **params: Any) -> str:
    """The words of the drawn card; once the table has started, or every seat is taken, it is no longer called open."""
    if key == "render-lobby-title" and (full or status is not TableStatus.LOBBY):
        return voice.text("card-full" if status is TableStatus.LOBBY else f"card-{status.value}")
    return voice.text(key, **params)


def facts(info: TableInfo, voice: Voice) -> list[str]:
    """The deadline, then every option that differs from the plain game, one short line each."""
    lines = [voice.text("lobby-deadline", deadline=describe(voice, info.policy))]
    lines += costs(voice, info.policy)
    if info.hints:
        lines.append(voice.text("lobby-hints"))
    if info.invited and info.status is TableStatus.LOBBY:
        lines.append(voice.text("lobby-invited"))
    if info.drawn and not info.anonymous:
        lines.append(voice.text("lobby-drawn"))
    if drafts(info):
        lines.append(voice.text("lobby-drafted"))
    if info.press != PRESS_PLAIN:
        lines.append(voice.text(f"press-{info.press}"))
    chosen = options_of(info)
    for name, _, default in listed(info.game):
        value = chosen[name]
        if value == default:
            continue
        lines.append(f"{option_name(voice, info.game, name)}: {value_name(voice, info.game, name, value)}")
    return lines


def lobby(info: TableInfo, voice: Voice, takes: str = "", paces: Mapping[int, Pace] | None = None) -> str:
    """The words of the lobby card. ``takes``: how long such a game takes, if anybody knows; ``paces``: of people who
    let others see theirs."""
    lines = [
        voice.text("table-title", table=clean(info.name), number=str(info.id), game=voice.text(f"game-{info.game}")),
        voice.text("lobby-organiser", user=f"<@{info.organiser_id}>" if info.organiser_id else "–"),
    ]
    lines += marks(info, voice)
    lines += seat_lines(info, voice, paces)
    if info.status is TableStatus.LOBBY and voice.side(0) and not (info.drawn or info.anonymous or drafts(info)):
        lines.append(f"-# {voice.text('lobby-sides')}")
    lines += [f"-# {fact}" for fact in (*filter(None, [takes]), *facts(info, voice), *fairness.in_lobby(info, voice))]
    thread = told_in(info)  # where the game is told; a card may be there before its thread
    full = info.status is TableStatus.LOBBY and not _free(info)
    lines.append(voice.text("lobby-full" if full else f"lobby-status-{info.status.value}", thread=thread))
    return cut("\n".join(lines), CONTENT)


def _free(info: TableInfo) -> int:
    """How many seats nobody holds."""
    return sum(seat.user_id is None and not seat.computer for seat in info.seats)


def marks(info: TableInfo, voice: Voice) -> list[str]:
    """What everybody should know of the sort of table this is."""
    sorts = {"practice-mark": info.practice, "private-mark": info.private}
    if info.forked_from is not None:
        return [voice.text("fork-mark", number=str(info.forked_from))]
    if info.status not in (TableStatus.FINISHED, TableStatus.CANCELLED):
        sorts["anonymous-mark"] = info.anonymous
    return [voice.text(key) for key, is_so in sorts.items() if is_so]


def seat_lines(info: TableInfo, voice: Voice, paces: Mapping[int, Pace] | None = None) -> list[str]:
    """Who sits where, one line per seat, with their pace where that is known."""
    lines = []
    for seat in info.seats:
        name = seat_label(voice, seat)
        who = voice.text("lobby-free") if name is None else clean(name)
        side = voice.side(seat.seat)
        who = f"{who} ({side})" if side else who
        known = (paces or {}).get(seat.user_id or 0)
        who = f"{who} · {pace(voice, known)}" if known is not None else who
        lines.append(voice.text("lobby-seat", number=seat.seat + 1, who=who))
    return lines


def joined(info: TableInfo, voice: Voice, said: str) -> Message:
    """What a person reads who has taken a seat: the answer, and how the seat can be played where there is a choice."""
    styles = list(GAMES[info.game].styles())
    if len(styles) < 2:
        return Message(content=said)
    view = discord.ui.View(timeout=None)
    for name in styles:
        view.add_item(button(Id("style", info.id, arg=name), voice.text(f"manner-{name}")))
    lines = [said, voice.text("manner-ask"), *(f"- {voice.text(f'manner-{name}-note')}" for name in styles)]
    return Message(content="\n".join(lines), view=view)


def seats_free(info: TableInfo, voice: Voice, missing: int, count: int | None) -> Message:
    """What is offered to whoever starts a table of which ``missing`` seats are free: computers in them, and to do
    without them where its game can, with ``count`` seats."""
    words, view = {"seats": info.seat_count, "missing": missing}, discord.ui.View(timeout=None)
    view.add_item(button(Id("fill", info.id), voice.text("button-fill", n=missing), emoji="🤖"))
    if count is None:
        return Message(content=voice.text("too-few-players", **words), view=view)
    label = voice.text("button-shrink", n=count)
    view.add_item(button(Id("shrink", info.id, arg=str(count)), label, style=discord.ButtonStyle.primary))
    return Message(content=voice.text("start-fewer", **words, n=count), view=view)


def word_form(info: TableInfo, voice: Voice) -> discord.ui.Modal:
    """The form for a word that is added to the luck; it shows the hash that was there before."""
    title, label = voice.text("word-title", number=str(info.id)), voice.text("word-label")
    note = voice.text("word-hash", hash=info.seed_hash)
    return form(Id("said", info.id), title, label, most=WORD_LENGTH, note=note)


def drafts(info: TableInfo) -> bool:
    """Whether people's wishes count for who sits where."""
    return info.drafted and not info.drawn and not info.anonymous


def wish_form(info: TableInfo, voice: Voice) -> discord.ui.Modal:
    """The form for the seats that somebody would like."""
    title, label = voice.text("wish-title", number=str(info.id)), voice.text("wish-label")
    return form(Id("wished", info.id), title, label, most=60, note=voice.text("wish-note"), long=True)


def lobby_view(info: TableInfo, voice: Voice) -> discord.ui.View:
    """Join, Leave, Start, Settings; after the start only what still makes sense."""
    view = discord.ui.View(timeout=None)
    style = discord.ButtonStyle
    if info.status is TableStatus.LOBBY:
        full = not _free(info)
        view.add_item(button(Id("join", info.id), voice.text("button-join"), style=style.success, disabled=full))
        view.add_item(button(Id("leave", info.id), voice.text("button-leave")))
        view.add_item(button(Id("start", info.id), voice.text("button-start"), style=style.primary))
        view.add_item(button(Id("settings", info.id), voice.text("button-settings")))
        view.add_item(button(Id("invite", info.id), voice.text("button-invite"), emoji="✉️", disabled=full))
        if not info.anonymous:
            view.add_item(button(Id("word", info.id), voice.text("button-word"), emoji="🎲"))
        if drafts(info):
            view.add_item(button(Id("wish", info.id), voice.text("button-wish"), emoji="🪑"))
    elif info.status in (TableStatus.RUNNING, TableStatus.PAUSED):
        view.add_item(button(Id("board", info.id), voice.text("button-board")))
        view.add_item(button(Id("hand", info.id), voice.text("button-hand"), style=style.primary))
    return view


def option_name(voice: Voice, game: str, name: str) -> str:
    """What an option of a game is called."""
    return voice.text(f"{game}-option-{name.replace('_', '-')}")


def value_name(voice: Voice, game: str, name: str, value: Any) -> str:
    """What a value of an option is called: the catalogue's word, or yes or no, or a number that has no word there."""
    key = f"{game}-option-{name.replace('_', '-')}-{value}"
    if isinstance(value, bool):
        return voice.text("yes" if value else "no")
    if isinstance(value, int) and not has(voice.locale, key):
        return str(value)
    return voice.text(key)


def encode(value: Any) -> str:
    """An option's value as the text a select carries."""
    return msgspec.json.encode(value).decode()


def decode(game: str, name: str, text: str) -> Any:
    """The value a select carried, checked against what the option offers; ``None`` when it offers no such value."""
    for known, values, _ in fields(game):
        if known == name:
            return next((v for v in values if encode(v) == text), None)
    return None


def options_of(info: TableInfo) -> dict[str, Any]:
    """What a table is played by, every option of its game named."""
    return msgspec.to_builtins(GAMES[info.game].options_of(info.options))  # type: ignore[no-any-return]


def fields(game: str) -> list[tuple[str, list[Any], Any]]:
    """The options of a game that can be picked from a list: name, values, default. Those that no new table is asked
    for (``Rules.settled``) are left out."""
    return [field for field in listed(game) if field[0] not in GAMES[game].settled]


def listed(game: str) -> list[tuple[str, list[Any], Any]]:
    """The same with all options. Read from ``Rules.Options``."""
    out = []
    for field in msgspec.structs.fields(GAMES[game].Options):
        values = _values(field.type)
        if values:
            default = field.default if field.default is not msgspec.NODEFAULT else values[0]
            out.append((field.name, values, default))
    return out


def _values(kind: Any) -> list[Any]:
    if kind is bool:
        return [False, True]
    origin = typing.get_origin(kind)
    if origin is Literal:
        return list(typing.get_args(kind))
    if origin in (typing.Union, types.UnionType):
        return [v for part in typing.get_args(kind) for v in _values(part)]
    if origin is typing.Annotated:
        base, *notes = typing.get_args(kind)
        for note in notes:
            if isinstance(note, msgspec.Meta) and base is int and note.ge is not None and note.le is not None:
                return list(range(int(note.ge), int(note.le) + 1))[: discord_limits.SELECT_OPTIONS]
        return _values(base)
    if isinstance(kind, type) and issubclass(kind, str) and hasattr(kind, "__members__"):
        return [member.value for member in kind]  # type: ignore[attr-defined]
    return []


def changed(options: Mapping[str, Any], name: str, value: Any) -> dict[str, Any]:
    """A table's options with one of them changed."""
    return {**options, name: value}
