"""The organiser's private settings of a table: each with what it does, what it is now and what is recommended."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.common import discord_limits
from bot.locale import LANGUAGES, has
from bot.presenter.pages.lobby import DEADLINES, encode, fields, option_name, options_of, value_name
from bot.presenter.panel_kit.controls import line
from bot.presenter.words.deadlines import describe, parse, span
from bot.presenter.words.voice import Voice, clean
from bot.tables.members.talk_rules import PLAIN, PRESS
from bot.tables.model import Cost, DeadlinePolicy, OnMiss, TableInfo
from bot.tables.unit.posts import Message
from bot.ui.components import button, option, select
from bot.ui.ids import Id
from engine import GAMES

COSTS = ("nothing", "half", "seat-1", "seat-2", "seat-3", "seat-5")
"""What a missed deadline may cost; with a number the seat, after so many."""
GATES = ("-1", "30", "20", "10", "5", "30n", "20n", "10n", "5n")
"""Shares of missed deadlines up to which people may join, in percent; with ``n`` nobody of whom nothing is known."""
OWN = "own"
"""Stands for a deadline that a command has set and no list offers."""
MOST = 10
"""Options of a game in one group: with their lines and lists, and what stands beside them, they are no more than the 40
components of a message."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "time": ("deadline", "miss", "cost"),
    "people": ("invited", "gate", "seats", "anonymous"),
    "talk": ("press", "hints", "language"),
}
"""The settings of the table itself by their group, in the order in which they stand there."""
GAME, MORE = "game", "more"
"""The groups of the game's own options; the second one only where there are more than ``MOST``."""


@dataclasses.dataclass(frozen=True, slots=True)
class Value:
    """A value that a setting may have."""

    label: str
    """Short enough to be read whole on a phone."""
    text: str
    """What the list carries for it."""
    now: bool = False
    """The table has it."""
    best: bool = False
    """It is recommended, which is what a table has that nobody has changed."""


@dataclasses.dataclass(frozen=True, slots=True)
class Setting:
    """A setting as the page shows it."""

    what: str
    """The argument of its list."""
    name: str
    """What it is called."""
    values: Sequence[Value]
    """What it may be."""
    key: str
    """Its words in the catalogue: ``<key>-note`` says what it does, ``<key>-why`` why one value is recommended."""
    now: str = ""
    """What it is now, where that is more than the label of a value."""


def settings(info: TableInfo, voice: Voice, group: str = GAME, note: str = "") -> Message:
    """One group of settings, each with a line and a list, and the way to the other groups."""
    shown = grouped(info, voice)
    group = group if group in shown else GAME
    view = discord.ui.LayoutView(timeout=None)
    head = voice.text("settings-title", table=clean(info.name), number=str(info.id))
    nameless = voice.text("anonymous-mark") if info.anonymous else ""
    lines = [note, head, nameless, f"-# {voice.text('setting-head')}"]
    view.add_item(discord.ui.TextDisplay("\n".join(filter(None, lines))))
    for setting in shown[group]:
        view.add_item(discord.ui.TextDisplay(told(setting, voice)))
        options = [
            option(v.label, v.text, default=v.now, note=voice.text("setting-best") if v.best else "")
            for v in setting.values[: discord_limits.SELECT_OPTIONS]
        ]
        view.add_item(line(select(Id("set", info.id, arg=setting.what), options, placeholder=setting.name)))
    tabs = [
        button(
            Id("group", info.id, arg=name),
            voice.text(f"setting-group-{name}"),
            style=discord.ButtonStyle.primary if name == group else discord.ButtonStyle.secondary,
            disabled=name == group,
        )
        for name in shown
    ]
    view.add_item(line(*tabs))
    return Message(view=view)


def told(setting: Setting, voice: Voice) -> str:
    """What a setting is and does, and what is recommended and why."""
    now = setting.now or next((v.label for v in setting.values if v.now), "–")
    lines = [voice.text("setting-line", name=setting.name, value=now)]
    best = next((v.label for v in setting.values if v.best), "")
    more = [voice.text(f"{setting.key}-note")] if has(voice.locale, f"{setting.key}-note") else []
    if best and has(voice.locale, f"{setting.key}-why"):
        more.append(voice.text("setting-recommended", best=best, why=voice.text(f"{setting.key}-why")))
    return "\n".join([*lines, *([f"-# {' '.join(more)}"] if more else [])])


def grouped(info: TableInfo, voice: Voice) -> dict[str, list[Setting]]:
    """Every setting of a table by the name of its group, in the order in which they are shown."""
    own = list(_options(info, voice))
    seats = GAMES[info.game].seats
    game = ([_count(info, voice, seats)] if len(seats) > 1 else []) + own[:MOST]
    table = {setting.what: setting for setting in _table(info, voice)}
    groups = {GAME: game, MORE: own[MOST : 2 * MOST]}
    groups |= {name: [table[what] for what in whats if what in table] for name, whats in GROUPS.items()}
    return {name: each for name, each in groups.items() if each}


def group_of(info: TableInfo, voice: Voice, what: str) -> str:
    """The group in which a setting stands."""
    return next((name for name, each in grouped(info, voice).items() if any(s.what == what for s in each)), GAME)


def _options(info: TableInfo, voice: Voice) -> Iterator[Setting]:
    """The options of the game."""
    chosen = options_of(info)
    for name, values, default in fields(info.game):
        key = f"{info.game}-option-{name.replace('_', '-')}"
        shown = [
            Value(value_name(voice, info.game, name, value), encode(value), value == chosen[name], value == default)
            for value in values
        ]
        yield Setting(f"option-{name}", option_name(voice, info.game, name), shown, key)


def _count(info: TableInfo, voice: Voice, seats: range) -> Setting:
    """How many seats there are."""
    shown = [Value(voice.text("setting-count-value", n=n), str(n), n == info.seat_count) for n in seats]
    return Setting("count", voice.text("setting-count"), shown, "setting-count")


def _table(info: TableInfo, voice: Voice) -> Iterator[Setting]:
    """What is agreed beside the game."""

    def of(what: str, values: Sequence[tuple[str, bool]], best: str = "", now: str = "") -> Setting:
        shown = [Value(_labelled(voice, what, text), text, is_now, text == best) for text, is_now in values]
        return Setting(what, voice.text(f"setting-{what}"), shown, f"setting-{what}", now)

    def two(what: str, on: bool) -> Setting:
        return of(what, [("off", not on), ("on", on)], "off")

    policy, plain = info.policy, DeadlinePolicy()
    known = [(text, same_time(parse(text, base=policy, home=policy.zone), policy)) for text in DEADLINES]
    if not any(now for _, now in known):
        known.insert(0, (OWN, True))
    usual = next(text for text in DEADLINES if same_time(parse(text), plain))
    told_whole = policy.at or policy.bank or known[0] == (OWN, True)  # a few words do not say everything of these
    yield of("deadline", known, usual, describe(voice, policy) if told_whole else "")
    yield of("miss", [(m.value, m is policy.on_miss) for m in OnMiss], plain.on_miss.value)
    yield of("cost", [(value, cost_of(value) == _costs(policy)) for value in _offered(policy)], COSTS[0])
    now = f"{policy.gate}{'' if policy.newcomers or policy.gate < 0 else 'n'}"
    gates = GATES if now in GATES else (*GATES, now)
    yield of("gate", [(value, value == now) for value in gates], GATES[0])
    yield two("invited", info.invited)
    if not info.anonymous:  # there seats are drawn
        seating = "drawn" if info.drawn else "drafted" if info.drafted else "chosen"
        yield of("seats", [(each, each == seating) for each in ("chosen", "drawn", "drafted")], "chosen")
    yield two("anonymous", info.anonymous)
    yield of("press", [(press, press == info.press) for press in PRESS], PLAIN)
    hints = Setting(
        "hints",
        voice.text("setting-hints"),
        [Value(voice.text("no"), "off", not info.hints, True), Value(voice.text("yes"), "on", info.hints)],
        "setting-hints",
    )
    yield hints
    languages = [Value(voice.text(f"language-{each}"), each, each == info.locale) for each in LANGUAGES]
    yield Setting("language", voice.text("setting-language"), languages, "setting-language")


def _labelled(voice: Voice, what: str, text: str) -> str:
    """What a value of a setting of the table is called."""
    if what == "deadline":
        return _deadline(voice, text)
    if what == "cost":
        fields = cost_of(text)
        return voice.text(f"setting-cost-{fields['cost'].value}", n=fields.get("strikes", 0))
    if what == "gate":
        if text.startswith("-"):
            return voice.text("setting-gate-none")
        return voice.text(f"setting-gate-{'known' if text.endswith('n') else 'most'}", most=int(text.rstrip("n")))
    return voice.text(f"setting-{what}-{text}")


def _deadline(voice: Voice, text: str) -> str:
    """A deadline of the list in a few words."""
    if text == OWN:
        return voice.text("setting-deadline-own")
    policy = parse(text)
    if policy.bank:
        bank, back = (span(voice, hours * 3600) for hours in (policy.bank, policy.increment))
        return voice.text("setting-deadline-clock", bank=bank, back=back)
    if not policy.hours:
        return voice.text("setting-deadline-none")
    if policy.at:
        return voice.text(f"setting-deadline-{'daily' if len(policy.weekdays) == 7 else 'weekdays'}", at=policy.at)
    if policy.hours % 24:
        return voice.text("setting-deadline-hours", hours=int(policy.hours))
    return voice.text("setting-deadline-days", days=int(policy.hours // 24))


def same_time(one: DeadlinePolicy, other: DeadlinePolicy) -> bool:
    """Whether two policies give the same time to answer, whatever else they say."""
    names = ("hours", "at", "weekdays", "bank", "increment", "cap")
    return all(getattr(one, name) == getattr(other, name) for name in names)


def _costs(policy: DeadlinePolicy) -> dict[str, Any]:
    """What a missed deadline costs, as ``cost_of`` has it."""
    return {"cost": policy.cost, **({"strikes": policy.strikes} if policy.cost is Cost.SEAT else {})}


def _offered(policy: DeadlinePolicy) -> Sequence[str]:
    """``COSTS``, and what the table has where a command has set another number."""
    now = f"seat-{policy.strikes}"
    return COSTS if policy.cost is not Cost.SEAT or now in COSTS else (*COSTS, now)


def cost_of(value: str) -> dict[str, Any]:
    """The fields of a policy for a choice of ``COSTS``."""
    kind, _, number = value.partition("-")
    return {"cost": Cost(kind), **({"strikes": int(number)} if number else {})}


def gate_of(value: str) -> dict[str, Any]:
    """The fields of a policy for a choice of ``GATES``."""
    return {"gate": int(value.rstrip("n")), "newcomers": not value.endswith("n")}


__all__ = [
    "COSTS", "GATES", "GROUPS", "OWN", "Setting", "Value", "cost_of", "gate_of", "group_of", "grouped", "settings",
    "told",
]  # fmt: skip
