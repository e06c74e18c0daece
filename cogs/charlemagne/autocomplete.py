"""Suggestions for ``/charlemagne``: what the asker's own questions hold, in the words of their language."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from discord.app_commands import Choice

from bot.presenter.games.charlemagne.hints import where as where_is
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.words.slugs import unique
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.lookup import Interaction, narrow, narrow_several, voice
from cogs.play.game_commands import GameCommands
from engine.charlemagne.standing import REGIONAL, VALUES

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Option = tuple[str, str]
AT = GameCommands(GAME)


def suggest(offer: Callable[[SeatView, Voice, Interaction], list[str]]) -> Suggest:
    """An autocomplete from the slugs that an offer finds; after a comma the next one is offered."""

    async def suggestions(interaction: Interaction, current: str) -> list[Choice[str]]:
        look, _ = await AT.offered(interaction, ())
        if look is None:
            return []
        speak = voice(interaction, look.table)
        found = unique(offer(look, speak, interaction))
        return narrow_several([(where_is(speak, slug), slug) for slug in found], current)

    return suggestions


def argument(at: int, *verbs: str) -> Suggest:
    """What the ``at``-th word of legal actions of some verbs can be."""

    def offer(look: SeatView, speak: Voice, interaction: Interaction) -> list[str]:
        return [str(a.args[at]) for a in look.legal if a.verb in verbs and len(a.args) > at]

    return suggest(offer)


def where(*verbs: str) -> Suggest:
    """Places for the unit that is filled in."""

    def offer(look: SeatView, speak: Voice, interaction: Interaction) -> list[str]:
        unit = str(getattr(interaction.namespace, "unit", None) or "")
        found = [a for a in look.legal if a.verb in verbs and len(a.args) > 1]
        mine = [a for a in found if a.args[0] == unit]
        return [str(a.args[1]) for a in mine or found]

    return suggest(offer)


async def takes(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Units to tick, each with its numbers."""
    look, actions = await AT.offered(interaction, ("take",))
    if look is None:
        return []
    speak = voice(interaction, look.table)
    options = [(f"{a.args[1]} {speak.word(GAME, a.args[0])}", f"{a.args[1]} {a.args[0]}") for a in actions]
    return narrow_several(options, current)


async def settings(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What an order may say."""
    look, _ = await AT.offered(interaction, ())
    if look is None:
        return []
    speak = voice(interaction, look.table)
    subject = str(getattr(interaction.namespace, "subject", None) or "")
    values = REGIONAL.get(subject, ()) if getattr(interaction.namespace, "region", None) else VALUES.get(subject, ())
    return narrow([(str(speak.word(GAME, v)), str(v)) for v in values], current)


async def numbers(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Treaties and offers that can be answered or broken."""
    _, actions = await AT.offered(interaction, ("accept", "decline", "withdraw-offer", "renounce"))
    found = sorted({int(a.args[0]) for a in actions})
    return [Choice(name=str(n), value=n) for n in found]
