"""What every option of Lords of Xidit costs and brings, in a line, from a seat's own view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.locale import listing
from bot.presenter.voice import Voice
from cogs.xidit.forecast import Outlook, outlooks
from engine.core import Action
from engine.xidit import board
from engine.xidit.view import Own, RegionView, TitanStack, XiditView

GAME = "xidit"
PRIZES = {"militia": "sovereigns", "archer": "sovereigns", "infantry": "bards", "cleric": "bards", "mage": "guild"}


def units(voice: Voice, names: Sequence[str]) -> str:
    """Units by name, several of a kind counted: ``archer and 2 × mage``."""
    counts = Counter(names)
    told = [
        voice.word(GAME, unit)
        if counts[unit] == 1
        else voice.text("xidit-panel-count", count=counts[unit], what=voice.word(GAME, unit))
        for unit in board.UNITS
        if counts[unit]
    ]
    return listing(voice.locale, told)


def outlook(voice: Voice, seen: Outlook) -> str:
    """What an order would bring."""
    there = voice.place(GAME, seen.there or seen.city)
    creature = voice.word(GAME, seen.creature) if seen.creature else ""
    sizes = listing(voice.locale, [str(size) for size in seen.sizes])
    return voice.text(
        f"xidit-note-{seen.kind}", city=there, units=units(voice, seen.units), creature=creature, sizes=sizes
    )


def warnings(view: XiditView, own: Own, voice: Voice) -> list[str]:
    """Orders that would do nothing as things lie now, one line each. They are warned of, never refused: others move
    too, and a tile may come or go."""
    if any(not order for order in own.orders):
        return []
    return [
        voice.text("xidit-warn-order", step=step, why=outlook(voice, seen))
        for step, seen in enumerate(outlooks(view, own, own.orders), 1)
        if seen.idle
    ]


def region(voice: Voice, place: RegionView, own_seat: int, bastion: int) -> str:
    """A region's two values, own bards there and the most that somebody else has."""
    if place.central:
        return voice.text("xidit-note-bastion", first=place.first, second=place.second, n=bastion)
    others = max((n for seat, n in enumerate(place.bards) if seat != own_seat), default=0)
    return voice.text(
        "xidit-note-region", first=place.first, second=place.second, n=place.bards[own_seat], others=others
    )


def around(view: XiditView, city: int) -> list[RegionView]:
    """The open regions around a city, the richest first."""
    slugs = {board.SLUGS[n] for n in board.AROUND[city]}
    return sorted((r for r in view.regions if r.slug in slugs and not r.closed), key=lambda r: (-r.first, r.number))


def fits(view: XiditView, own: Own, seat: int, city: int) -> tuple[int, int]:
    """Levels of the guild in a city, and how many more a seat may build there."""
    there = next((g for g in view.guilds if g.city == city), None)
    if there is not None and there.seat != seat:
        return there.levels, 0
    levels = there.levels if there is not None else 0
    return levels, min(board.TOWER - levels, own.levels_left)


def _kind(view: XiditView, own: Own, voice: Voice, kind: str, seat: int) -> tuple[str, str]:
    """One half of a reward: what is printed, and what it means here."""
    n = view.offer[kind]
    what = voice.text(f"xidit-gain-{'levels' if kind == 'guild' else kind}-plain", n=n)
    city = view.seats[seat].city
    if kind == "sovereigns":
        return what, voice.text("xidit-note-sovereigns", n=own.sovereigns + n)
    if kind == "bards":
        near = [
            voice.text("xidit-note-values", region=voice.place(GAME, r.slug), first=r.first, second=r.second)
            for r in around(view, city)
        ]
        return what, ", ".join(near)
    levels, space = fits(view, own, seat, city)
    built = min(n, space)
    return what, voice.text("xidit-note-guild", built=built, levels=levels + built)


def reward(view: XiditView, own: Own, voice: Voice, seat: int, action: Action) -> tuple[str, str]:
    """The two halves with their numbers; what one has then, the regions around and the guild's levels."""
    halves = [_kind(view, own, voice, str(kind), seat) for kind in action.args]
    return " + ".join(what for what, _ in halves), "; ".join(note for _, note in halves)


def titan(voice: Voice, stack: TitanStack, owned: int) -> str:
    """What a Titan costs and brings."""
    return voice.text(
        "xidit-note-titan-costs", n=stack.size, units=owned,
        sovereigns=stack.sovereigns, bards=stack.bards, guild=stack.guild,
    )  # fmt: skip


def phantom(view: XiditView, own: Own, voice: Voice, seat: int, track: str) -> str:
    """How a track of the phantom would stand against one's own."""
    mine = {
        "wealth": own.sovereigns, "influence": view.seats[seat].guild_levels,
        "reputation": view.seats[seat].bards_on_board + own.bastion,
    }  # fmt: skip
    return voice.text(
        f"xidit-note-phantom-{track}", n=view.phantom[track], then=view.phantom[track] + 1, own=mine[track]
    )
