"""Suggestions for ``/knights``: what the asker's own questions hold, in the words of their language."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from discord.app_commands import Choice

from bot.common.errors import UserError
from bot.presenter.games.knights.names import GAME
from bot.presenter.words.slugs import seat_option, unique
from bot.presenter.words.written_actions import written
from bot.tables.model import SeatView
from cogs.knights.parsing import FATE, VERBS, baron, legal
from cogs.lookup import Interaction, narrow, narrow_several, voice
from cogs.play.game_commands import GameCommands
from engine.core import seat_slug, slug_seat
from engine.knights.game_data import KINDS

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
AT = GameCommands(GAME)
ORDERS = ("order", "order-votes", "order-voice")


def suggest(offer: Callable[[SeatView, Interaction], Iterable[str]]) -> Suggest:
    """An autocomplete from the slugs that an offer finds; after a comma the next one is offered."""

    async def suggestions(interaction: Interaction, current: str) -> list[Choice[str]]:
        look, _ = await AT.offered(interaction, ())
        if look is None:
            return []
        speak = voice(interaction, look.table)
        found = unique(offer(look, interaction))
        if any(slug_seat(slug) is not None for slug in found):  # one is meant, and a name may have commas
            return narrow([seat_option(look.table, speak, slug) for slug in found], current)
        return narrow_several([(speak.word(GAME, slug), slug) for slug in found], current)

    return suggestions


def argument(at: int, *verbs: str) -> Suggest:
    """What the ``at``-th word of legal actions of some verbs can be."""

    def offer(look: SeatView, interaction: Interaction) -> list[str]:
        return [str(a.args[at]) for a in legal(look, *verbs) if len(a.args) > at]

    return suggest(offer)


def goals(look: SeatView, interaction: Interaction) -> list[str]:
    """Where the Noble that is named can go."""
    who = str(getattr(interaction.namespace, "noble", None) or "")
    ways = [a for a in legal(look, "march", "sail", "deploy", "place") if not who or a.args[0] == who]
    return [str(a.args[1]) for a in ways] or [str(a.args[0]) for a in legal(look, "found")]


def foes(look: SeatView, interaction: Interaction) -> list[str]:
    """What can be attacked in the area that is named."""
    where = str(getattr(interaction.namespace, "area", None) or "")
    return [str(a.args[1]) for a in legal(look, "attack") if not where or a.args[0] == where]


def hand(look: SeatView, interaction: Interaction) -> list[str]:
    """Action cards in the hand."""
    own = look.view.own
    return [k for k in KINDS if own is not None and (own.hand.get(k) or any(k in pile for pile in own.plan))]


def seats(look: SeatView, interaction: Interaction) -> list[str]:
    """The other Barons."""
    return [seat_slug(b.seat) for b in look.view.barons if b.seat != look.seat and not b.out]


def fate(look: SeatView, interaction: Interaction) -> list[str]:
    """Fate cards in a battle."""
    return [w for w in FATE if look.view.war is not None and w in look.view.war.hand]


def settings(look: SeatView, interaction: Interaction) -> list[str]:
    """What an order may say."""
    whom = str(getattr(interaction.namespace, "baron", None) or "")
    subject = str(getattr(interaction.namespace, "subject", None) or "")
    verb, _, name = subject.rpartition(" ")
    if whom:
        try:
            verb, name = "order-pass", baron(look, voice(interaction, look.table), whom)
        except UserError:  # the other option names nobody
            return []
    return [str(a.args[-1]) for a in legal(look, verb or "order") if a.args[0] == name]


async def subjects(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What there are orders about."""
    look, actions = await AT.offered(interaction, ORDERS)
    if look is None:
        return []
    speak = voice(interaction, look.table)
    options = []
    for verb, about in unique((a.verb, str(a.args[0])) for a in actions):
        head = "" if verb == "order" else f"{speak.verb(GAME, verb)}: "
        options.append((f"{head}{speak.word(GAME, about)}", about if verb == "order" else f"{verb} {about}"))
    return narrow(options, current)


def answers(command: str) -> Suggest:
    """Every answer of a command to the questions of the asker, in words."""

    async def suggestions(interaction: Interaction, current: str) -> list[Choice[str]]:
        look, actions = await AT.offered(interaction, VERBS[command])
        if look is None:
            return []
        speak = voice(interaction, look.table)
        return narrow([(speak.action(GAME, a), written(a)) for a in actions], current)

    return suggestions
