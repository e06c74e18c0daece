"""Suggestions for the options of ``/roses``: what the asker's own prompt holds, in the words of their language."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from discord.app_commands import Choice

from bot.common.errors import UserError
from bot.presenter.games.roses import names
from bot.presenter.games.roses.march import ways
from bot.presenter.games.roses.names import ALL, GAME
from bot.presenter.games.roses.screens import standing_orders
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.lookup import Interaction, narrow_several, voice
from cogs.play.game_commands import GameCommands
from engine.core import Action
from engine.roses.board import AREA_IDS, BLOCK, RANK
from engine.roses.standing import CHARGE, ORDERS, VALUES

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Option = tuple[str, str]
Offer = Callable[[SeatView, Voice, str, dict[str, str]], list[Option]]
"""From a look, a voice, what is typed and the other options that are filled in: (label, value)."""
AT = GameCommands(GAME)
FILLED = ("blocks", "block", "area", "to", "via", "target", "subject", "origin")
"""Options that narrow down what others can be."""


def suggest(offer: Offer) -> Suggest:
    """An autocomplete from an offer; nothing where the table is not clear."""

    async def suggestions(interaction: Interaction, current: str) -> list[Choice[str]]:
        look, _ = await AT.offered(interaction, ())
        if look is None:
            return []
        filled = {name: str(getattr(interaction.namespace, name, None) or "") for name in FILLED}
        try:
            options = offer(look, voice(interaction, look.table), current, filled)
        except UserError:  # another option holds a name that nobody has
            return []
        return narrow_several(options, current)

    return suggestions


def legal(look: SeatView, *verbs: str) -> list[Action]:
    """The asker's legal actions of some verbs."""
    return [a for a in look.legal if a.verb in verbs]


def words(voice: Voice, ids: Sequence[str]) -> list[Option]:
    """Ids with their words, each once."""
    return [(voice.word(GAME, i), i) for i in dict.fromkeys(ids)]


def argument(at: int, *verbs: str, given: str = "") -> Offer:
    """What the ``at``-th word of legal actions can be; ``given``: an option that holds the other word, if filled in."""

    def offer(look: SeatView, voice: Voice, typed: str, filled: dict[str, str]) -> list[Option]:
        actions = [a for a in legal(look, *verbs) if len(a.args) > at]
        other = filled.get(given, "")
        if other:
            actions = [a for a in actions if len(a.args) > 1 and _same(look, str(a.args[1 - at]), other)]
        return words(voice, [str(a.args[at]) for a in actions])

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

    def offer(look: SeatView, voice: Voice, typed: str, filled: dict[str, str]) -> list[Option]:
        able = names.able(look, verb)
        head = typed.rpartition(",")[0]
        used = set(names.blocks(look, head, verb))
        out: list[Option] = []
        if not head.strip():
            there: dict[str, int] = {}
            for block in able:
                there.setdefault(names.place(look.view, block), 0)
                there[names.place(look.view, block)] += 1
            out += [
                (voice.text("roses-panel-all", n=n, area=voice.word(GAME, area)), ALL + area)
                for area, n in there.items()
                if n > 1
            ]
        out += [
            (f"{voice.word(GAME, b)} · {voice.word(GAME, names.place(look.view, b))}", names.short(b))
            for b in able
            if b not in used
        ]
        return out

    return offer


def reached(verb: str) -> Offer:
    """Areas that all the blocks named can reach together, by land over others too; without blocks the next of any."""

    def offer(look: SeatView, voice: Voice, typed: str, filled: dict[str, str]) -> list[Option]:
        asked = names.question(look, "action")
        if not filled["blocks"] or asked is None:
            return words(voice, [str(a.args[1]) for a in legal(look, verb)])
        groups: dict[str, list[str]] = {}
        for block in names.blocks(look, filled["blocks"], verb):
            groups.setdefault(names.place(look.view, block), []).append(block)
        goals = [
            {w.goal for w in ways(look.view, asked, area, group)
             if w.sea == (verb == "sea") and w.room >= len(group)}
            for area, group in groups.items()
        ]  # fmt: skip
        return words(voice, sorted(set.intersection(*goals), key=AREA_IDS.index)) if goals else []

    return offer


def vias(look: SeatView, voice: Voice, typed: str, filled: dict[str, str]) -> list[Option]:
    """First areas on the way of the blocks named."""
    if not filled["blocks"]:
        return []
    chosen = names.blocks(look, filled["blocks"], "move")
    return words(voice, [str(a.args[1]) for a in legal(look, "move") if a.args[0] in chosen])


def settings(look: SeatView, voice: Voice, typed: str, filled: dict[str, str]) -> list[Option]:
    return words(voice, VALUES.get(filled["subject"], ()))


def ordered(look: SeatView, voice: Voice, typed: str, filled: dict[str, str]) -> list[Option]:
    return words(voice, standing_orders.fighters(look))


def orders(look: SeatView, voice: Voice, typed: str, filled: dict[str, str]) -> list[Option]:
    block = names.block(look, filled["block"]) if filled["block"] else ""
    return words(voice, (*ORDERS, CHARGE) if block and RANK[BLOCK[block]] else ORDERS)


def tempted(look: SeatView, voice: Voice, typed: str, filled: dict[str, str]) -> list[Option]:
    """Whom a roll can be tried on: the card names nobody else, a leader stands first."""
    return words(voice, [str(a.args[-1]) for a in legal(look, "treason", "event-treason")])


cards = argument(0, "card")
movers = several("move")
sailors = several("sea")
goals = reached("move")
coasts = reached("sea")
recruits = argument(0, "recruit", given="area")
recruit_areas = argument(1, "recruit", given="block")
event_areas = argument(0, "muster", "plague")
battles = argument(0, "battle", "main")
origins = argument(1, "main", given="area")
shooters = argument(0, "fire", "pass")
charged = argument(1, "charge")
chargers = argument(0, "charge")
havens = argument(1, "retreat", given="block")
leavers = argument(0, "retreat", given="to")
regroupers = several("regroup")
regroup_areas = argument(1, "regroup", given="blocks")
struck = argument(0, "hit")
hungry = argument(0, "loss")
heir_areas = argument(1, "heir")
travellers = argument(0, "home", "dismiss")
homes = argument(1, "home", given="block")
leaders = argument(0, "treason")
