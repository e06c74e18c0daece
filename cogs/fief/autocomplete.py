"""Suggestions for ``/fief``: what the asker's own questions hold, in the words of their language."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from discord.app_commands import Choice

from bot.presenter.games.fief.names import GAME
from bot.presenter.words.slugs import unique
from bot.presenter.words.voice import Voice
from bot.presenter.words.written_actions import written
from bot.tables.model import SeatView
from cogs.fief.parsing import KINDS
from cogs.lookup import Interaction, narrow, narrow_several, voice
from cogs.play.game_commands import GameCommands
from engine.core import Action
from engine.fief.game_data import UNIT_IDS

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Option = tuple[str, str]
AT = GameCommands(GAME)


def suggest(offer: Callable[[SeatView, Interaction], Iterable[str]]) -> Suggest:
    """An autocomplete from the slugs that an offer finds; after a comma the next one is offered."""

    async def suggestions(interaction: Interaction, current: str) -> list[Choice[str]]:
        look, _ = await AT.offered(interaction, ())
        if look is None:
            return []
        speak = voice(interaction, look.table)
        found = unique(offer(look, interaction))
        return narrow_several([(speak.word(GAME, slug), slug) for slug in found], current)

    return suggestions


def argument(at: int, *verbs: str) -> Suggest:
    """What the ``at``-th word of legal actions of some verbs can be."""

    def offer(look: SeatView, interaction: Interaction) -> list[str]:
        return [str(a.args[at]) for a in look.legal if a.verb in verbs and len(a.args) > at]

    return suggest(offer)


def after(at: int, given: str, *verbs: str) -> Suggest:
    """The ``at``-th word of actions whose earlier words hold what another option says."""

    def offer(look: SeatView, interaction: Interaction) -> list[str]:
        typed = str(getattr(interaction.namespace, given, None) or "")
        found = [a for a in look.legal if a.verb in verbs and len(a.args) > at]
        fitting = [a for a in found if typed in map(str, a.args[:at])]
        return [str(a.args[at]) for a in fitting or found]

    return suggest(offer)


def words(*verbs: str) -> Suggest:
    """Every word that legal actions of some verbs hold."""

    def offer(look: SeatView, interaction: Interaction) -> list[str]:
        return [str(w) for a in look.legal if a.verb in verbs for w in a.args if not isinstance(w, int)]

    return suggest(offer)


PLAYED = ("bear", "found", "ordain", "bless", "tallage", "tithe", "rebel", "assassinate", "judge", "ambush",
          "release-captive", "clear", "install", "tunnel", "withdraw", "kill-leader", "trap-leader", "rise",
          "undermine", "slip")  # fmt: skip


def _hand(look: SeatView, interaction: Interaction) -> list[str]:
    return list(look.view.own.hand) if look.view.own is not None else []


hand = suggest(_hand)
goals = argument(0, "go", "forest", "sail", "court", "slip")


async def takes(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Who can go along, with numbers; everybody."""
    look, actions = await AT.offered(interaction, ("take",))
    if look is None:
        return []
    speak = voice(interaction, look.table)
    options: list[Option] = [] if "," in current else [(speak.word(GAME, "all"), "all")]
    found = [a for a in actions if len(a.args) == 2]
    options += [
        (speak.action(GAME, Action(f"units-{a.args[0]}", a.args[1:])), f"{a.args[1]} {a.args[0]}") for a in found
    ]
    if not found:
        options += [(f"1 {speak.word(GAME, unit)}", f"1 {unit}") for unit in UNIT_IDS]
    return narrow_several(options, current)


async def answers(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Every answer to the questions that wait for the asker, in words."""
    look, _ = await AT.offered(interaction, ())
    if look is None:
        return []
    speak = voice(interaction, look.table)
    found = [a for p in look.prompts if p.blocks for a in p.actions]
    return narrow([(speak.action(GAME, a), written(a)) for a in found], current)


async def settings(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What an order may say."""
    look, _ = await AT.offered(interaction, ())
    if look is None:
        return []
    speak = voice(interaction, look.table)
    family = str(getattr(interaction.namespace, "family", None) or "")
    subject = family or str(getattr(interaction.namespace, "subject", None) or "")
    verb = "order-leave" if family else "order"
    found = unique(str(a.args[-1]) for a in look.legal if a.verb == verb and a.args[0] == subject)
    return narrow([(str(speak.word(GAME, v)), v) for v in found], current)


def articles(verb: str) -> Suggest:
    """What may be given or wanted, as it is written; after a comma the next one."""

    async def suggestions(interaction: Interaction, current: str) -> list[Choice[str]]:
        look, actions = await AT.offered(interaction, (verb,))
        if look is None:
            return []
        speak = voice(interaction, look.table)
        found = [" ".join(map(str, a.args)) for a in actions if a.args and a.args[0] in KINDS]
        return narrow_several([(_article(speak, text), text) for text in found], current)

    return suggestions


def _article(speak: Voice, text: str) -> str:
    """What may be given or wanted, in words: its kind stands in its name."""
    return " ".join(speak.word(GAME, word) for word in text.split()[1:])


async def numbers(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Offers that can be answered or taken back."""
    _, actions = await AT.offered(interaction, ("accept", "decline", "counter", "withdraw"))
    found = sorted({int(a.args[0]) for a in actions if a.args and isinstance(a.args[0], int)})
    return [Choice(name=str(n), value=n) for n in found]


async def armed(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Armed cards that can be taken back."""
    _, actions = await AT.offered(interaction, ("disarm",))
    return [Choice(name=str(a.args[0]), value=int(a.args[0])) for a in actions if a.args]
