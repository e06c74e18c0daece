"""Suggestions for the options of ``/roses``: what the asker's own prompt holds, in the words of their language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.common.errors import UserError
from bot.presenter.games.roses import names
from bot.presenter.games.roses.names import ALL, GAME
from bot.presenter.games.roses.screens import standing_orders
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.ranges import Filled, Offer, Option, argument, legal
from engine.roses.analysis import ways
from engine.roses.board import AREA_IDS, BLOCK, RANK
from engine.roses.standing import CHARGE, ORDERS, VALUES


def beside(at: int, verb: str, given: str) -> Offer:
    """What the ``at``-th of two words of legal actions can be; ``given``: an option that holds the other word."""

    def offer(look: SeatView, voice: Voice, typed: str, filled: Filled) -> list[str]:
        other = filled[given]
        actions = [a for a in legal(look, verb) if len(a.args) > at]
        return [str(a.args[at]) for a in actions if not other or _same(look, str(a.args[1 - at]), other)]

    return offer


def _same(look: SeatView, name: str, typed: str) -> bool:
    """Whether one of what is typed means ``name``."""
    try:
        if name in AREA_IDS or name == "pool":
            return names.home(typed) == name
        enemy = name not in names.own_blocks(look.view)
        return name in ([names.block(look, typed, enemy=True)] if enemy else names.blocks(look, typed))
    except UserError:
        return False


def several(verb: str) -> Offer:
    """Blocks joined with commas: what is typed so far is kept, the next one is offered; whole areas while empty."""

    def offer(look: SeatView, voice: Voice, typed: str, filled: Filled) -> list[Option]:
        able = names.able(look, verb)
        head = typed.rpartition(",")[0]
        used = set(names.blocks(look, head, verb))
        crowds = Counter(names.place(look.view, block) for block in able if not head.strip())
        out = [
            (voice.text("roses-panel-all", n=n, area=voice.word(GAME, area)), ALL + area)
            for area, n in crowds.items()
            if n > 1
        ]
        return out + [
            (f"{voice.word(GAME, b)} · {voice.word(GAME, names.place(look.view, b))}", names.short(b))
            for b in able
            if b not in used
        ]

    return offer


def reached(verb: str) -> Offer:
    """Areas that all the blocks named can reach together, by land over others too; without blocks the next of any."""

    def offer(look: SeatView, voice: Voice, typed: str, filled: Filled) -> Iterable[str]:
        asked = names.question(look, "action")
        if not filled["blocks"] or asked is None:
            return [str(a.args[1]) for a in legal(look, verb)]
        groups: dict[str, list[str]] = {}
        for block in names.blocks(look, filled["blocks"], verb):
            groups.setdefault(names.place(look.view, block), []).append(block)
        goals = [
            {w.goal for w in ways(look.view, asked, area, group)
             if w.sea == (verb == "sea") and w.room >= len(group)}
            for area, group in groups.items()
        ]  # fmt: skip
        return sorted(set.intersection(*goals), key=AREA_IDS.index) if goals else []

    return offer


def vias(look: SeatView, voice: Voice, typed: str, filled: Filled) -> Iterable[str]:
    """First areas on the way of the blocks named."""
    if not filled["blocks"]:
        return []
    chosen = names.blocks(look, filled["blocks"], "move")
    return [str(a.args[1]) for a in legal(look, "move") if a.args[0] in chosen]


def settings(look: SeatView, voice: Voice, typed: str, filled: Filled) -> Iterable[str]:
    return VALUES.get(filled["subject"], ())


def ordered(look: SeatView, voice: Voice, typed: str, filled: Filled) -> Iterable[str]:
    return standing_orders.fighters(look)


def orders(look: SeatView, voice: Voice, typed: str, filled: Filled) -> Iterable[str]:
    block = names.block(look, filled["block"]) if filled["block"] else ""
    return (*ORDERS, CHARGE) if block and RANK[BLOCK[block]] else ORDERS


def tempted(look: SeatView, voice: Voice, typed: str, filled: Filled) -> Iterable[str]:
    """Whom a roll can be tried on: the card names nobody else, a leader stands first."""
    return [str(a.args[-1]) for a in legal(look, "treason", "event-treason")]


cards = argument(0, "card")
movers = several("move")
sailors = several("sea")
goals = reached("move")
coasts = reached("sea")
recruits = beside(0, "recruit", given="area")
recruit_areas = beside(1, "recruit", given="block")
event_areas = argument(0, "muster", "plague")
battles = argument(0, "battle", "main")
origins = beside(1, "main", given="area")
shooters = argument(0, "fire", "pass")
charged = argument(1, "charge")
chargers = argument(0, "charge")
havens = beside(1, "retreat", given="block")
leavers = beside(0, "retreat", given="to")
regroupers = several("regroup")
regroup_areas = beside(1, "regroup", given="blocks")
struck = argument(0, "hit")
hungry = argument(0, "loss")
heir_areas = argument(1, "heir")
travellers = argument(0, "home", "dismiss")
homes = beside(1, "home", given="block")
leaders = argument(0, "treason")
