"""Lists of things to tick: they show what could be done with them, or stand for the whole of what they show.

Of the first kind (``tick``) what is ticked stands in the ids alone, and other controls act on it. Of the second
(``whole``) the position says what is ticked, and each choice is at once the actions that lead there. Copies of a card
are numbered from 0, as ``levy-taxes.0``.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import discord

from bot.presenter.panel_kit.choices import PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row, line, turning
from bot.ui.components import Press, option, select
from bot.ui.ids import Id
from engine.core import Action

MOST_TICKED = 128
"""Things that can be ticked in one list; their bits fit into an id."""


def tick(
    ctx: PanelContext,
    words: str,
    labels: Sequence[tuple[str, str]],
    ticked: int,
    *,
    page: int = 0,
    placeholder: str = "",
    most: int = 0,
) -> list[Row]:
    """A select of any number of things, each a label with a note. ``ticked``: those chosen so far, a bit for each.
    ``most``: so many can be chosen, all with 0; more than that cannot be ticked.

    A choice opens ``<words> <ticked> <page>``, the number in hexadecimal: what is ticked stands in the ids alone.
    """
    page = page if 0 <= page * PAGE < len(labels) else 0
    start, end = page * PAGE, min(len(labels), page * PAGE + PAGE)
    options = [
        option(name, str(n), default=bool(ticked >> n & 1), note=note)
        for n, (name, note) in enumerate(labels[start:end], start)
    ]
    elsewhere = sum(1 << n for n in range(len(labels)) if ticked >> n & 1 and not start <= n < end)
    where = ctx.id("tick", f"{words}|{elsewhere:x}|{page}")
    asked, left = placeholder or ctx.voice.text("panel-choose"), most and max(1, most - elsewhere.bit_count())
    out = [line(select(where, options, several=True, placeholder=asked, most=left))]
    return [*out, *turning(ctx, lambda n: f"{words} {ticked:x} {n}|0", page, start > 0, end < len(labels))]


def read_tick(arg: str, values: Sequence[str]) -> str | None:
    """The list that a choice in such a select opens; ``None`` for what no such select sends."""
    words, *rest = arg.split("|")
    if (
        len(rest) != 2
        or not all(v.isdecimal() and len(v) < 4 and int(v) < MOST_TICKED for v in values)
        or not rest[1].isdecimal()
    ):
        return None
    try:
        ticked = int(rest[0], 16)
    except ValueError:
        return None
    for value in values:
        ticked |= 1 << int(value)
    return f"{words} {ticked:x} {rest[1]}"


def among(parts: Iterable[object]) -> str:
    """Among which lines something is ticked on the controls of a panel, as a few characters; empty where nothing is. A
    tick is kept by its place in the list: where a piece dies meanwhile, it would be on another one."""
    found = []
    for part in parts:
        item = part.item if isinstance(part, Press) else part
        if not isinstance(item, discord.ui.Select):
            continue
        where = Id.parse(item.custom_id)
        if where is not None and where.verb == "tick":
            elsewhere = where.arg.split("|")[1:2] != ["0"]
            if elsewhere or any(line.default for line in item.options):
                found += [line.label for line in item.options]
    return hashlib.blake2s("\n".join(found).encode(), digest_size=6).hexdigest() if found else ""


# --- what is ticked is what lies there -------------------------------------------------------------------------------


def whole(
    ctx: PanelContext, words: str, options: Sequence[discord.SelectOption], asked: str, *, most: int = 0
) -> list[Row]:
    """A select of any number of things, ``most`` unless that is 0, that answers with ``words`` and all that is ticked;
    nothing without options."""
    where = ctx.id("batch", words)
    return [line(select(where, options, placeholder=asked, several=True, most=most))] if options else []


def numbered(words: Iterable[str]) -> list[tuple[str, str]]:
    """Words with a value for each copy."""
    seen: Counter[str] = Counter()
    out = []
    for word in words:
        out.append((word, f"{word}.{seen[word]}"))
        seen[word] += 1
    return out


def copies(
    words: Iterable[str], ticked: Iterable[str], label: Callable[[str], str], told: Callable[[str], str]
) -> list[discord.SelectOption]:
    """A line for each copy of some words, as many ticked as are in ``ticked``; ``told``: the note of a word."""
    lying = numbered(ticked)
    return [option(label(w), value, default=(w, value) in lying, note=told(w)) for w, value in numbered(words)]


def changes(now: Sequence[str], ticked: Sequence[str], verbs: tuple[str, str], room: int, *rest: int) -> list[Action]:
    """What comes from some cards to those that are ticked, copy by copy: laid first while there is ``room``, then taken
    back; where nothing changes, the first is taken back and laid anew. ``verbs``: to lay and to take back."""
    have = [value for _, value in numbered(now)]
    stays = next((n for n, v in enumerate(have) if v in ticked), -1) + 1
    have = [*have[stays:], *have[:stays]]
    new = [v.rpartition(".")[0] for v in ticked if v not in have]
    old = [v.rpartition(".")[0] for v in have if v not in ticked]
    if not new and not old:
        new = old = [v.rpartition(".")[0] for v in have[:1]]
        room = 0
    lay, take = ([Action(verb, (k, *rest)) for k in some] for verb, some in zip(verbs, (new, old), strict=True))
    return [*lay, *take] if len(have) + len(lay) <= room else [*take, *lay]
