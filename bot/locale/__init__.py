"""Every word a user reads: Fluent catalogues, one folder per language, several files per folder.

``text("es", "table-full", seats=4)`` gives a sentence; ``text("en", "opt-game.name")`` an attribute of a message.
What several games say in the same words stands once, in ``shared.ftl``: see ``stands``.
A key that is missing is an error of the program. In production it is logged and shown in brackets, so that a
player still sees something; after ``strict(True)``, as the tests call it, it raises ``MissingText``.
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.locale import commands
from bot.locale.lazy import LazyBundle
from engine.core.parameters import NAMED

LANGUAGES: tuple[str, ...] = ("en", "es")
"""Languages with a catalogue; the first is the fallback."""

PART = 2400
"""Characters of one value in a message; the library refuses a message in which one is longer than 2,500."""
SHARED = "shared"
"""Stands before the key of a message of several games where otherwise a game's id stands."""
Value = str | int | float | Sequence[str] | Sequence[int]

_LIKE_Y = re.compile(r"[\W_]*h?[ií](?![aeou])", re.IGNORECASE)
"""How a word begins that takes *e* instead of *y* before it in Spanish; not *hielo*, not *Ione*."""
_LIKE_O = re.compile(r"[\W_]*h?[oó]", re.IGNORECASE)
"""How a word begins that takes *u* instead of *o*."""

_MARK = "\ue000"
"""Stands before a value that begins with the Spanish article or with *de*, while a message is put together."""
_CONTRACTED = re.compile(rf"(?<!\w)(a|de)( [*_]*){_MARK}el ", re.IGNORECASE)
"""The article of a value behind a word with which it becomes one: *a el* is *al*, *de el* is *del*."""
_TWICE = re.compile(rf"(?<!\w)de ([*_]*){_MARK}(?=de |d’)")
"""*De* before a name that begins with it, like *de Sinople*."""

_folders = [Path(__file__).parent]
_log = logging.getLogger(__name__)
_strict = False


class MissingText(LookupError):
    """A key, or a variable of a message, that the catalogues do not have."""


def strict(on: bool) -> None:
    """Whether a missing text raises ``MissingText`` (tests) or is logged and shown in brackets (production)."""
    global _strict
    _strict = on


def language(locale: str | None) -> str:
    """The catalogue for a locale as Discord names it: ``es-ES`` and ``es-419`` give ``es``, unknown ones ``en``."""
    short = (locale or "").replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


def text(locale: str, key: str, /, **params: Value) -> str:
    """The message ``key`` (or ``key.attribute``) of the catalogue nearest to ``locale``.

    Lists among ``params`` are joined the way the language does it. Numbers get the language's separators: an id
    goes in as a string. Raises ``MissingText`` only when ``strict``.
    """
    lang = language(locale)
    kept = {name: value if isinstance(value, str | int | float) else tuple(value) for name, value in params.items()}
    try:
        return _said(lang, key, **kept)
    except MissingText as missing:
        if _strict:
            raise
        _log.error("text missing: %s", missing)
        return f"[{key}]"


@functools.lru_cache(maxsize=16_384, typed=True)  # a panel says most of what it said before, and the parser is slow
def _said(lang: str, key: str, /, **params: Value) -> str:
    """The message of a catalogue with its variables filled in. Raises ``MissingText``."""
    bundle = _bundle(lang)
    name, _, attribute = key.partition(".")
    name = stands(lang, name)
    said = bundle.plain(name, attribute)
    if said is not None:
        return said
    if not bundle.has_message(name):
        raise MissingText(f"{lang}: {key}: no such message")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(f"{lang}: {key}: no such attribute or no value")
    given = {name: _plain(lang, value) for name, value in params.items()}
    contracts = lang == "es"
    if contracts:
        given = {name: _marked(value) for name, value in given.items()}
    result, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise MissingText(f"{lang}: {key}: {'; '.join(map(str, errors))}")
    return _contracted(str(result)) if contracts else str(result)


def _marked(value: str | int | float) -> str | int | float:
    """A value that begins with a lower-case article or *de*, in bold or not, marked for ``_contracted``. *El* is left
    alone: so begin names of people and towns, which never change."""
    if not isinstance(value, str) or not value.lstrip("*_").startswith(("el ", "de ", "d’")):
        return value
    place = len(value) - len(value.lstrip("*_"))
    return f"{value[:place]}{_MARK}{value[place:]}"


def _contracted(said: str) -> str:
    """A Spanish text in which no article of a value stands alone behind *a* or *de*, and no *de* twice."""
    if _MARK not in said:
        return said
    said = _TWICE.sub(r"\1", said)
    return _CONTRACTED.sub(r"\1l\2", said).replace(_MARK, "")


def command_name(locale: str, path: str) -> str:
    """What a command is called in a language: ``table panel`` is ``mesa panel`` in Spanish."""
    return commands.local_name(path, _bundle(language(locale)).look)


def command_names(locale: str, path: str) -> list[str]:
    """``command_name``, and after it what the command was called before."""
    return commands.all_names(path, _bundle(language(locale)).look)


def has(locale: str, key: str) -> bool:
    """Whether the catalogue has the message ``key``, or one that all games share in its place."""
    lang = language(locale)
    return _bundle(lang).has_message(stands(lang, key))


def stands(lang: str, key: str) -> str:
    """The key under which a message stands: ``xidit-verb-seal`` is ``shared-verb-seal`` unless the game has its own.

    ``key`` as it is where there is neither.
    """
    bundle = _bundle(lang)
    if bundle.has_message(key):
        return key
    shared = f"{SHARED}-{key.partition('-')[2]}"
    return shared if bundle.has_message(shared) else key


def words(locale: str) -> Callable[..., str]:
    """The texts of one language as a function ``words(key, **params)``, the form in which renderers take them."""
    return functools.partial(text, locale)


def listing(locale: str, items: Sequence[str]) -> str:
    """``a, b and c`` in the given language. In Spanish *y* is *e* before the same sound: ``arquero e infante``."""
    said = str(format_list(list(items), locale=language(locale))) if items else ""
    if len(items) > 1 and language(locale) == "es" and _LIKE_Y.match(items[-1]):
        said = f"{said.removesuffix(f'y {items[-1]}')}e {items[-1]}"
    return said


def either(locale: str, items: Sequence[str]) -> str:
    """``a, b or c`` in the given language. In Spanish *o* is *u* before the same sound: ``abad u obispo``."""
    said = str(format_list(list(items), style="or", locale=language(locale))) if items else ""
    if len(items) > 1 and language(locale) == "es" and _LIKE_O.match(items[-1]):
        said = f"{said.removesuffix(f'o {items[-1]}')}u {items[-1]}"
    return said


def entries(lang: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a language with the variables it uses, those of a message that it names included;
    for checks of the catalogues."""
    found: dict[str, frozenset[str]] = {}
    named: dict[str, frozenset[str]] = {}
    for path in files(lang):
        for name, names in _entries_of(path.name, path.read_text(encoding="utf-8")):
            if name in found:
                raise ValueError(f"{path.name}: {name} stands twice")
            found[name] = names.variables
            if names.messages:
                named[name] = names.messages
    return found | {name: found[name].union(*(found[m] for m in others)) for name, others in named.items()}


def keys_in(folder: Path, lang: str) -> set[str]:
    """The messages that one folder has in a language. Raises ``ValueError`` for a file that cannot be read."""
    found = (_entries_of(file.name, file.read_text(encoding="utf-8")) for file in sorted((folder / lang).glob("*.ftl")))
    return {name for entries_ in found for name, _ in entries_ if "." not in name}


@functools.cache
def _entries_of(file: str, source: str) -> list[tuple[str, _Names]]:
    """The messages and attributes of one file; the parser is slow, and many checks ask for them."""
    found = []
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file}: cannot be read: {str(entry.content).strip()[:80]!r}")
        if isinstance(entry, ast.Message):
            found.append((entry.id.name, _names(entry.value)))
            found += [(f"{entry.id.name}.{a.id.name}", _names(a.value)) for a in entry.attributes]
    return found


def files(lang: str) -> list[Path]:
    """The catalogue files of a language."""
    return [path for folder in _folders for path in sorted((folder / lang).glob("*.ftl"))]


def add_folder(folder: Path) -> None:
    """Read the catalogues ``<folder>/<language>/*.ftl`` as well; for a game that stands elsewhere."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()
        _said.cache_clear()
        word_key.cache_clear()


class _Names(Visitor):
    """What a pattern names: variables, and other messages."""

    def __init__(self) -> None:
        self.variables: frozenset[str] = frozenset()
        self.messages: frozenset[str] = frozenset()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - name fixed by the visitor
        self.variables |= {node.id.name}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages |= {node.id.name}


def _names(pattern: ast.Pattern | None) -> _Names:
    names = _Names()
    if pattern is not None:
        names.visit(pattern)
    return names


def _plain(lang: str, value: Value) -> str | int | float:
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int | float):
        return value
    told = value if isinstance(value, str) else listing(lang, [str(item) for item in value])
    return told if len(told) <= PART else told[: PART - 1].rsplit(" ", 1)[0].rstrip(",;:") + "…"


@functools.cache
def _bundle(lang: str) -> LazyBundle:
    bundle = LazyBundle(lang)
    for path in files(lang):
        bundle.add(path.read_text(encoding="utf-8"))
    return bundle


@functools.cache
def word_key(game: str, slug: str) -> str | None:
    """The message that names a slug of a game, looked for among its places, pieces and words; ``None`` when it has
    none."""
    return next((key for kind in NAMED if has(LANGUAGES[0], key := f"{game}-{kind}-{slug}")), None)


_NUMBERED = re.compile(r"([a-z]+)([0-9]+)")


def numbered(locale: str, game: str, slug: str) -> str | None:
    """A place that has only a number, such as ``h2613``: the message ``<game>-place-h`` with ``n``, where there is one.
    The number is a text, without the separators of an amount."""
    found = _NUMBERED.fullmatch(slug)
    key = f"{game}-place-{found[1]}" if found else ""
    return text(locale, key, n=found[2]) if found and has(LANGUAGES[0], key) else None


def word(locale: str, game: str, value: str | int) -> str:
    """What an argument of an action is called: a slug's word where the game has one, else itself."""
    key = word_key(game, value) if isinstance(value, str) else None
    if key:
        return text(locale, key)
    return numbered(locale, game, str(value)) or str(value)
