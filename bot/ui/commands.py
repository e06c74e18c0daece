"""Words of slash commands: English defaults and Spanish localisations, both from the catalogues.

A command ``/table new`` takes its description from ``cmd-table-new`` and its Spanish name from the attribute
``cmd-table-new.name``; an option ``game`` from ``opt-game`` and ``opt-game.name``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from discord import Locale, app_commands
from discord.app_commands import (
    Choice,
    Group,
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.locale import LANGUAGES, language, text, word_key
from bot.ui.suggested import understanding

F = TypeVar("F", bound=Callable[..., Any])
DEFAULT = LANGUAGES[0]


def said(key: str) -> locale_str:
    """A text of the catalogue as Discord's library wants it: the English words and where to find the others."""
    return locale_str(_unticked(text(DEFAULT, key)), key=key)


def _unticked(said: str) -> str:
    """Descriptions are shown as they are, with the marks of a command that they name."""
    return said.replace("`", "")


def group(name: str, parent: Group | None = None, **options: Any) -> Group:
    """A command group described by ``cmd-<path>``."""
    path = f"{parent.qualified_name}-{name}" if parent else name
    return Group(name=name, description=said(f"cmd-{path}"), parent=parent, **options)


def described(function: F) -> F:
    """Describe every option of a command by ``opt-<option>``."""
    names = list(inspect.signature(function).parameters)[1:]
    return app_commands.describe(**{name: said(f"opt-{name}") for name in names})(function) if names else function


def command(parent: Group, name: str) -> Callable[[F], F]:
    """Add a function as a command of a group, described from the catalogue."""

    def register(function: F) -> F:
        path = f"{parent.qualified_name} {name}".replace(" ", "-")
        parent.command(name=name, description=said(f"cmd-{path}"))(described(understanding(function)))
        return function

    return register


def lone(name: str) -> Callable[[F], app_commands.Command[Any, ..., Any]]:
    """A command without a group, described from the catalogue; its module adds it to the tree."""

    def register(function: F) -> app_commands.Command[Any, ..., Any]:
        return app_commands.command(name=name, description=said(f"cmd-{name}"))(described(understanding(function)))

    return register


def choices(prefix: str, values: Sequence[str]) -> list[Choice[str]]:
    """Fixed choices of an option, named by the catalogue messages ``<prefix>-<value>``."""
    return [Choice(name=said(f"{prefix}-{value}"), value=value) for value in values]


def word_choices(game: str, values: Sequence[str]) -> list[Choice[str]]:
    """Fixed choices named by a game's words for slugs."""
    return [Choice(name=said(word_key(game, value) or f"{game}-word-{value}"), value=value) for value in values]


_LOCALES = {locale: language(locale.value) for locale in Locale if language(locale.value) != DEFAULT}
"""The locales of Discord that have a catalogue of their own."""


class Catalogued(Translator):
    """Spanish names, descriptions and choices for both Spanish locales of Discord.

    The library asks for every text in every locale there is, tens of thousands of times at each start.
    """

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        lang = _LOCALES.get(locale)
        if lang is None:
            return None
        key = string.extras.get("key") or self._name_key(context)
        return _unticked(text(lang, key)) if key else None

    @staticmethod
    def _name_key(context: TranslationContextTypes) -> str | None:
        """Where the name of a command or option stands; its words themselves are no key."""
        if context.location in (TranslationContextLocation.command_name, TranslationContextLocation.group_name):
            data: Any = context.data
            return f"cmd-{data.qualified_name.replace(' ', '-')}.name"
        if context.location is TranslationContextLocation.parameter_name:
            parameter: Any = context.data
            return f"opt-{parameter.name}.name"
        return None
