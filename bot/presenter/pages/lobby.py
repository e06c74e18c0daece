"""The lobby: the card of a table, its options in words, and the organiser's private settings."""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import discord
import msgspec

from bot.locale import LANGUAGES, has
from bot.presenter.panel_kit.controls import line
from bot.presenter.words import fairness
from bot.presenter.words.deadlines import costs, describe, pace
from bot.presenter.words.voice import Voice, clean, cut, seat_name, told_in
from bot.tables.members.talk_rules import PLAIN as PRESS_PLAIN
from bot.tables.members.talk_rules import PRESS
from bot.tables.model import Cost, OnMiss, SeatInfo, TableInfo, TableStatus
from bot.tables.play.response_times import Pace
from bot.tables.unit.posts import Message
from bot.tables.unit.seed_words import LENGTH as WORD_LENGTH
from bot.ui.components import Press, button, form, option, select
from bot.ui.ids import Id
from engine import GAMES
from render.core.api import LobbyCard

DEADLINES = ("6h", "12h", "24h", "48h", "72h", "1w", "daily 20:00", "weekdays 20:00", "clock 3d +12h", "clock 7d +24h",
             "none")  # fmt: skip
"""Deadlines offered in settings and autocomplete, as ``parse`` reads them."""


COSTS = ("nothing", "half", "seat-1", "seat-2", "seat-3", "seat-5")
"""What a missed deadline may cost; with a number the seat, after so many."""
GATES = ("-1", "30", "20", "10", "5", "30n", "20n", "10n", "5n")
"""Shares of missed deadlines up to which people may join, in percent; with ``n`` nobody of whom nothing is known."""


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
    for name, _, default in fields(info.game):
        value = chosen[name]
        if value == default:
            continue
        lines.append(f"{option_name(voice, info.game, name)}: {value_name(voice, info.game, name, value)}")
    return lines


def lobby(info: TableInfo, voice: Voice, takes: str = "", paces: Mapping[int, Pace] | None = None) -> str:
    """The words of the lobby card. ``takes``: how long such a game takes, if anybody knows; ``paces``: of people who
    let others see theirs."""
    lines = [
        voice.text("lobby-title", table=clean(info.name), number=str(info.id), game=voice.text(f"game-{info.game}")),
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
    return cut("\n".join(lines), 1900)


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
        if not info.anonymous:
            view.add_item(button(Id("word", info.id), voice.text("button-word"), emoji="🎲"))
        if drafts(info):
            view.add_item(button(Id("wish", info.id), voice.text("button-wish"), emoji="🪑"))
    elif info.status in (TableStatus.RUNNING, TableStatus.PAUSED):
        view.add_item(button(Id("board", info.id), voice.text("button-board")))
        view.add_item(button(Id("hand", info.id), voice.text("button-hand"), style=style.primary))
    return view


def settings(info: TableInfo, voice: Voice, note: str = "") -> Message:
    """The organiser's private settings: one select per option of the game, then deadline, absence and language."""
    view = discord.ui.LayoutView(timeout=None)
    head = voice.text("settings-title", table=clean(info.name), number=str(info.id))
    nameless = voice.text("anonymous-mark") if info.anonymous else ""
    view.add_item(discord.ui.TextDisplay("\n".join(filter(None, [note, head, nameless, *facts(info, voice)]))[:3800]))
    chosen = options_of(info)
    for name, values, _ in fields(info.game)[:15]:
        now = chosen[name]
        view.add_item(line(_pick(info, f"option-{name}", option_name(voice, info.game, name), [
            (f"{option_name(voice, info.game, name)}: {value_name(voice, info.game, name, v)}", encode(v), v == now)
            for v in values
        ])))  # fmt: skip
    view.add_item(line(_pick(info, "deadline", voice.text("settings-deadline"), [
        (voice.text("settings-deadline-choice", deadline=text), text, False) for text in DEADLINES
    ])))  # fmt: skip
    view.add_item(line(_pick(info, "miss", voice.text("settings-miss"), [
        (voice.text(f"miss-{m.value}"), m.value, m is info.policy.on_miss) for m in OnMiss
    ])))  # fmt: skip
    view.add_item(line(_pick(info, "cost", voice.text("settings-cost"), [
        (_cost(voice, value), value, cost_of(value) == _costs(info)) for value in _offered(info)
    ])))  # fmt: skip
    now = f"{info.policy.gate}{'' if info.policy.newcomers else 'n'}"
    view.add_item(line(_pick(info, "gate", voice.text("settings-gate"), [
        (_gate(voice, value), value, value == now) for value in GATES
    ])))  # fmt: skip
    view.add_item(line(_pick(info, "hints", voice.text("settings-hints"), [
        (voice.text("settings-hints-off"), "off", not info.hints), (voice.text("settings-hints-on"), "on", info.hints),
    ])))  # fmt: skip
    if not info.anonymous:  # there seats are drawn
        view.add_item(line(_pick(info, "seats", voice.text("settings-seats"), [
            (voice.text("settings-seats-chosen"), "chosen", not info.drawn and not info.drafted),
            (voice.text("settings-seats-drawn"), "drawn", info.drawn),
            (voice.text("settings-seats-drafted"), "drafted", info.drafted and not info.drawn),
        ])))  # fmt: skip
    view.add_item(line(_pick(info, "invited", voice.text("settings-invited"), [
        (voice.text("settings-invited-off"), "off", not info.invited),
        (voice.text("settings-invited-on"), "on", info.invited),
    ])))  # fmt: skip
    view.add_item(line(_pick(info, "anonymous", voice.text("settings-anonymous"), [
        (voice.text("settings-anonymous-off"), "off", not info.anonymous),
        (voice.text("settings-anonymous-on"), "on", info.anonymous),
    ])))  # fmt: skip
    view.add_item(line(_pick(info, "press", voice.text("settings-press"), [
        (voice.text(f"press-{press}"), press, press == info.press) for press in PRESS
    ])))  # fmt: skip
    view.add_item(line(_pick(info, "language", voice.text("settings-language"), [
        (voice.text(f"language-{lang}"), lang, lang == info.locale) for lang in LANGUAGES
    ])))  # fmt: skip
    return Message(view=view)


def _costs(info: TableInfo) -> dict[str, Any]:
    """What a missed deadline costs at a table, as ``cost_of`` has it."""
    policy = info.policy
    return {"cost": policy.cost, **({"strikes": policy.strikes} if policy.cost is Cost.SEAT else {})}


def _offered(info: TableInfo) -> Sequence[str]:
    """``COSTS``, and what the table has where a command has set another number."""
    now = f"seat-{info.policy.strikes}"
    return COSTS if info.policy.cost is not Cost.SEAT or now in COSTS else (*COSTS, now)


def cost_of(value: str) -> dict[str, Any]:
    """The fields of a policy for a choice of ``COSTS``."""
    kind, _, number = value.partition("-")
    return {"cost": Cost(kind), **({"strikes": int(number)} if number else {})}


def _cost(voice: Voice, value: str) -> str:
    fields = cost_of(value)
    return voice.text(f"cost-{fields['cost'].value}", n=fields.get("strikes", 0))


def _gate(voice: Voice, value: str) -> str:
    if value == GATES[0]:
        return voice.text("gate-none")
    return voice.text("gate-fact", most=int(value.rstrip("n")), newcomers="no" if value.endswith("n") else "yes")


def gate_of(value: str) -> dict[str, Any]:
    """The fields of a policy for a choice of ``GATES``."""
    return {"gate": int(value.rstrip("n")), "newcomers": not value.endswith("n")}


def _pick(info: TableInfo, what: str, placeholder: str, values: Sequence[tuple[str, str, bool]]) -> Press:
    options = [option(label, value, default=now) for label, value, now in values[:25]]
    return select(Id("set", info.id, arg=what), options, placeholder=placeholder)


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
    """The options of a game that can be picked from a list: name, values, default. Read from ``Rules.Options``."""
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
                return list(range(int(note.ge), int(note.le) + 1))[:25]
        return _values(base)
    if isinstance(kind, type) and issubclass(kind, str) and hasattr(kind, "__members__"):
        return [member.value for member in kind]  # type: ignore[attr-defined]
    return []


def changed(options: Mapping[str, Any], name: str, value: Any) -> dict[str, Any]:
    """A table's options with one of them changed."""
    return {**options, name: value}
