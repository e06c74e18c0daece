"""Suggestions of options as Discord lists them, and what is sent for an option read back as the suggestion it means.

Clients do not always send the value behind a suggestion: after pasting, after switching channels, after changing
another option they send what it showed. So before a command sees a text, it is compared with what its option suggests:
with the value and with what is shown, in any language, without regard to case, accents and gaps. What is no suggestion
stays as it was typed, for the command to read.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import logging
import re
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord.app_commands import Choice

from bot.common import discord_limits
from bot.common.errors import UserError
from bot.common.proxy_errors import told
from bot.common.safe_names import LINE, cut_name, spoken
from bot.locale import LANGUAGES
from bot.store.database import passes
from bot.ui.answer import CHOSEN, locale_of

Interaction = discord.Interaction[Any]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[Any]]]]
F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S", bound=Callable[..., Any])

MOST_JOINED = 16
"""Suggestions joined with commas that are read; longer texts are left to the command."""
PATIENCE = 1.0
"""Seconds that reading may take: an answer begins only then, and Discord waits three."""
IN_TIME = 2.5
"""Seconds from a keystroke until nothing is suggested for it: Discord gives up after three."""
SINCE = "since"
"""Where an interaction carries when it came, by the clock's monotonic time."""
OPAQUE = "herald-"
"""Begins values that nobody types; what is shown for them is read by those who made them."""
_DECLARED = "__discord_app_commands_param_autocomplete__"
"""Where the library keeps the suggestions of a function's options until it is a command."""
_READS_ITSELF = "herald_reads_itself"
_SIGNED = re.compile(r"(?<![\w)])[-+\u2212]\d+")
log = logging.getLogger(__name__)
MARK = " · "
"""Between what is written or called so and what is said of it."""


def reads_itself(suggest: S) -> S:
    """For options whose commands read what is shown by themselves, and more besides: tables, seats, actions."""
    setattr(suggest, _READS_ITSELF, True)
    return suggest


@functools.lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, tuple[str, ...]]:
    """What makes two texts one: their letters without case, accents and gaps, and the signs of their numbers."""
    return spoken(text), tuple(_SIGNED.findall(text))


def narrow(options: Iterable[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """Those of some (name, value) that hold every word of what is typed, first those that are called just so."""
    whole = folded(typed)
    words = whole[0].split()
    wanted = [w for w in words if any(map(str.isalnum, w))] or words
    fitting = [one for one in options if all(w in spoken(f"{one[0]} {one[1]}") for w in _whole_words(wanted, one[0]))]
    return sorted(fitting, key=lambda one: not _means(one[0], one[1], whole)) if wanted else fitting


def _whole_words(wanted: Sequence[str], name: str) -> Sequence[str]:
    """The words that are looked for; of a name that is cut when it is shown, its last word may be cut as well."""
    return [w.rstrip("….") for w in wanted] if len(name) > LINE else wanted


def listed(found: Iterable[Choice[Any]]) -> list[Choice[Any]]:
    """Suggestions as Discord takes them: at most 25, no value twice, no name twice, none too long.

    Where several are called alike, each says what else tells it apart: its value, or its place in the list.
    """
    once: dict[Any, Choice[Any]] = {}
    for choice in found:
        if len(str(choice.value)) <= LINE:
            once.setdefault(choice.value, choice)
    shown = list(once.values())[: discord_limits.CHOICES]
    called = Counter(folded(cut_name(choice.name)) for choice in shown)
    out: list[Choice[Any]] = []
    for place, choice in enumerate(shown, 1):
        name = cut_name(choice.name or str(choice.value))
        if called[folded(name)] > 1:
            mark = _marked(choice.value) or f"{MARK}{place}"
            name = f"{cut_name(choice.name, LINE - len(mark))}{mark}"
        out.append(Choice(name=name, value=choice.value))
    return out


def _marked(value: Any) -> str:
    """What stands behind the name of one of several that are called alike."""
    mark = f"{MARK}{value}"
    return "" if str(value).startswith(OPAQUE) or len(mark) > LINE // 2 else mark


def _means(name: str, value: Any, wanted: tuple[str, tuple[str, ...]]) -> bool:
    """Whether a text, folded, is what one suggestion shows or sends."""
    forms = (str(value), name, cut_name(name), f"{name}{_marked(value)}")
    return any(folded(form) == wanted for form in forms)


async def read(interaction: Interaction, suggest: Suggest, typed: str) -> str:
    """The value that a text means, as the suggestions of its option stand now; of several joined with commas that of
    each. What is no suggestion, or could be several, comes back as it is."""
    if len(typed) > MOST_JOINED * LINE:
        return typed
    whole = await _read(interaction, suggest, typed)
    parts = [part.strip() for part in whole.split(",")]
    if not 1 < len(parts) <= MOST_JOINED or whole.startswith(OPAQUE):
        return whole
    meant = [await _read(interaction, suggest, part) if part else "" for part in parts]
    return whole if meant == parts else ", ".join(meant)


async def _read(interaction: Interaction, suggest: Suggest, typed: str) -> str:
    wanted = folded(typed)
    own = locale_of(interaction)
    for language in (own, *(lang for lang in LANGUAGES if lang != own)):
        with _speaking(interaction, language):
            try:
                found = await suggest(interaction, typed)
            except UserError:
                return typed
        exact = {c.value for c in found if c.value == typed} or {c.value for c in found if c.name == typed}
        fits = exact or {c.value for c in found if _means(c.name, c.value, wanted)}
        if fits:
            value = next(iter(fits))
            return typed if len(fits) > 1 or str(value).startswith(OPAQUE) else str(value)
    return typed


@contextlib.contextmanager
def _speaking(interaction: Interaction, language: str) -> Iterator[None]:
    """Suggestions are made in this language meanwhile."""
    before = interaction.extras.get(CHOSEN)
    interaction.extras[CHOSEN] = language
    try:
        yield
    finally:
        if before is None:
            del interaction.extras[CHOSEN]
        else:
            interaction.extras[CHOSEN] = before


async def _fill(
    interaction: Interaction, read_by: Mapping[str, Suggest], given: dict[str, Any], *, but: str = ""
) -> None:
    """Put values in the place of what was sent, for the suggestions of other options too. Twice: one option may depend
    on another that comes later."""
    for _ in range(2):
        before = dict(given)
        for name, suggest in read_by.items():
            typed = given.get(name)
            if isinstance(typed, str) and name != but:
                given[name] = interaction.namespace.__dict__[name] = await read(interaction, suggest, typed)
        if given == before:
            return


def understanding(function: F) -> F:
    """A command that gets what is meant by what was sent, and whose suggestions go by what its other options mean."""
    declared: dict[str, Suggest] = dict(getattr(function, _DECLARED, {}))
    if not declared:
        return function
    read_by = {name: suggest for name, suggest in declared.items() if not hasattr(suggest, _READS_ITSELF)}

    @functools.wraps(function)
    async def understood(interaction: Interaction, **given: Any) -> Any:
        if any(isinstance(given.get(name), str) for name in read_by):
            # Without suggestions in time what was sent is read as it is, by an answer that can wait.
            with contextlib.suppress(TimeoutError):
                async with interaction.client.clock.timeout(PATIENCE):
                    await _fill(interaction, read_by, given)
        return await function(interaction, **given)

    # The library reads annotations in the module of the function, which is here.
    understood.__signature__ = inspect.signature(function, eval_str=True)  # type: ignore[attr-defined]
    setattr(understood, _DECLARED, {name: _listing(name, one, read_by) for name, one in declared.items()})
    return understood  # type: ignore[return-value]


def _listing(name: str, suggest: Suggest, read_by: Mapping[str, Suggest]) -> Suggest:
    """The suggestions of an option, as Discord takes them."""

    async def suggestions(interaction: Interaction, current: str) -> list[Choice[Any]]:
        given = dict(interaction.namespace.__dict__)
        await _fill(interaction, read_by, given, but=name)
        return listed(await suggest(interaction, current))

    return timely(suggestions)


def timely(suggest: Suggest) -> Suggest:
    """Suggestions that are none where they would come too late, or the database is away."""

    @functools.wraps(suggest)
    async def suggested(interaction: Interaction, current: str) -> list[Choice[Any]]:
        clock = interaction.client.clock
        now = clock.monotonic()
        try:
            async with clock.timeout(max(0.1, IN_TIME - now + interaction.extras.get(SINCE, now))):
                return await suggest(interaction, current)
        except Exception as error:
            if not passes(error):
                raise
            log.warning("nothing is suggested, for the database is away: %s", told(error))
            return []

    return suggested
