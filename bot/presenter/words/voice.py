"""Turning keys and parameters of the engine into sentences: a parameter is told by what it is, never by its name."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from bot import locale as catalogue
from bot.common import discord_limits
from bot.common.errors import Raw
from bot.common.safe_names import clean as clean
from bot.presenter.words.shortened import shortened
from bot.presenter.words.written_actions import written
from engine.core import Action, Piece, Place, Said, SeatRef, Share, Step, Term, Verb, Word, slug_seat

if TYPE_CHECKING:
    from bot.tables.model import SeatInfo, TableInfo


def game_of(key: str) -> str:
    """The game a message key belongs to, by its first word; empty for the application's own."""
    from engine import GAMES

    head = key.split("-", 1)[0]
    return head if head in GAMES else ""


CONTENT = discord_limits.CONTENT - 100
"""Characters of the text of most messages, with room for mentions in the place of commands."""
MORE = ("role", "office", "captor", "loser", "half", "least", "leaves", "deadly", "shut")
"""Parameters that only some events of a key have: who somebody was, who took what, from whom, that it was halved, who
has fewest, until when a computer leaves the rest alone, whether a die was deadly, whether no region takes
bards."""
NOBODY = SeatRef(-1)
"""The owner of pieces that obey nobody, as logs of earlier games name them."""
NOWHERE = "none"
"""In the place of a channel that is gone or was never there: sentences have words for it."""


def told_in(table: TableInfo) -> str:
    """Where a game is told, as Discord shows it, or ``NOWHERE``."""
    return NOWHERE if table.place is None or table.alone else f"<#{table.place}>"


@dataclasses.dataclass(frozen=True, slots=True)
class Voice:
    """How a table speaks."""

    locale: str
    """Its language, ``en`` or ``es``."""
    names: Sequence[str]
    """The display names of its seats, as their owners wrote them."""
    game: str = ""
    """The game of the table, whose seats may have names of their own: ``Ana (York)``."""

    def text(self, key: str, /, **params: Any) -> str:
        """A message of the application, parameters as they are."""
        return catalogue.text(self.locale, key, **params)

    def say(self, key: str, params: Mapping[str, Any]) -> str:
        """A message of the engine or the service, every parameter told by what it is (``bot.common.errors.Value``).

        A list also gives its length as ``<name>_count``, a word its slug as ``<name>_slug``, to choose by. A ``name``
        that is empty chooses ``<key>-nobody``; what not every event of its key has, ``MORE``, chooses
        ``<key>-<name>``, several of them ``<key>-<name>-<name>``. What becomes of nobody's pieces chooses
        ``<key>-neutral``, where there is such a message.
        """
        game = game_of(key) or self.game
        if any(name in params for name in MORE):
            more = "-".join((key, *(name for name in MORE if name in params)))
            key = more if catalogue.has(self.locale, more) else key
        if NOBODY in params.values() and catalogue.has(self.locale, f"{key}-neutral"):
            key = f"{key}-neutral"
        out: dict[str, Any] = {}
        for name, value in params.items():
            if isinstance(value, list | tuple):
                out[name] = self._list(game, value)
                out[f"{name}_count"] = len(value)
            else:
                out[name] = self.term(game, value)
            if isinstance(typed := _typed(value), Word):
                out[f"{name}_slug"] = typed.slug
        if params.get("name") == "" and catalogue.has(self.locale, f"{key}-nobody"):
            return catalogue.text(self.locale, f"{key}-nobody", **out)
        return catalogue.text(self.locale, key, **out)

    def term(self, game: str, value: Any) -> str | int:
        """One parameter in words; amounts stay numbers. What comes from JSON may still be as it stood there."""
        value = _typed(value)
        match value:
            case int():
                return int(value)
            case float():
                return moment(value)
            case Raw():
                return value
            case str():
                return clean(value)
            case SeatRef(seat):
                return self.seat(seat)
            case Place(slug):
                return self.place(game, slug)
            case Piece(slug):
                return self.text(f"{game}-piece-{slug}")
            case Word(slug):
                return self.text(f"{game}-word-{slug}")
            case Share(seat, amount):
                return f"{self.seat(seat)} {self.term(game, amount)}"
            case Said(text):
                return self.said(game, Action.parse(text))
            case Verb(verb):
                return self.verb(game, verb)
            case Step(step):
                return self.step(game, step)
        raise TypeError(f"no parameter of a message: {value!r}")

    def _list(self, game: str, values: Sequence[Any]) -> list[str]:
        """Several of a kind in words; actions that read alike are told once, with their number."""
        typed = [_typed(value) for value in values]
        told = [str(self.term(game, value)) for value in typed]
        if not any(isinstance(value, Said) for value in typed):
            return told
        return [name if n == 1 else f"{name} ({n})" for name, n in Counter(told).items()]

    def place(self, game: str, place: str | int) -> str:
        """A place's word; a numbered one with its name, ``12 Merebridge``."""
        key = f"{game}-place-{place}"
        if isinstance(place, str):
            return catalogue.numbered(self.locale, game, place) or self.text(key)
        return f"{place} {self.text(key)}" if catalogue.has(self.locale, key) else str(place)

    def seat(self, seat: Any) -> str:
        """What a seat is called, safe inside a message; a name given instead of a number is made safe too."""
        if not isinstance(seat, int):
            return clean(str(seat))
        if seat < 0:
            return self.text("seat-phantom")
        if seat >= len(self.names):
            return self.text("seat-number", number=seat + 1)
        name = clean(self.names[seat]) or self.text("seat-number", number=seat + 1)
        side = self.side(seat)
        return f"{name} ({side})" if side else name

    def side(self, seat: int) -> str:
        """Whom a seat plays where its game has names for that, else nothing; they may differ with the number of seats
        (``<game>-seat-1-of-2``)."""
        key = f"{self.game}-seat-{seat + 1}"
        named = f"{key}-of-{len(self.names)}"
        key = named if catalogue.has(self.locale, named) else key
        return self.text(key) if self.game and catalogue.has(self.locale, key) else ""

    def seats(self, seats: Sequence[int]) -> str:
        """Several seats as a list in words."""
        return catalogue.listing(self.locale, [self.seat(s) for s in seats])

    def word(self, game: str, slug: str | int, verb: str = "") -> str:
        """What an argument of an action is called: a seat, place, piece or word of the game, else itself. A word that
        means something else with some ``verb`` has a key of its own, ``<game>-word-in-<verb>-<word>``."""
        seat = slug_seat(slug) if isinstance(slug, str) else None
        if seat is not None:
            return self.seat(seat)
        own = f"in-{verb}-{slug}"
        meant = verb and catalogue.has(self.locale, f"{game}-word-{own}")
        return catalogue.word(self.locale, game, own if meant else slug)

    def area(self, game: str, area: str) -> str:
        """What an area of the board is called: a region's word, or a numbered place such as ``city-12``."""
        number = area.rpartition("-")[2]
        if number.isdecimal():
            return self.place(game, int(number))
        return self.word(game, area)

    def action(self, game: str, action: Action) -> str:
        """An action for human eyes: ``order 3 red`` → ``Step 3: red road``. A verb that comes with and without some
        argument may have a sentence for each number of arguments, ``<game>-do-<verb>-2``. One without arguments and
        without a sentence is told by its verb."""
        key = f"{game}-do-{action.verb}"
        longer = f"{key}-{len(action.args)}"
        key = longer if catalogue.has(self.locale, longer) else key
        if not catalogue.has(self.locale, key):
            return written(action) if action.args else self.verb(game, action.verb)
        args: dict[str, Any] = dict(_GAPS)
        for number, arg in enumerate(action.args, 1):
            args[f"a{number}"] = arg if isinstance(arg, int) else self.word(game, arg, action.verb)
            args[f"p{number}"] = self.place(game, arg) if isinstance(arg, int) else args[f"a{number}"]
        return catalogue.text(self.locale, key, **args)

    def said(self, game: str, action: Action) -> str:
        """An action that a sentence tells; of one whose arguments are hidden stands the verb alone."""
        return self.action(game, action) if action.args else self.verb(game, action.verb)

    def verb(self, game: str, verb: str) -> str:
        """A heading for all actions of one verb."""
        key = f"{game}-verb-{verb}"
        return catalogue.text(self.locale, key) if catalogue.has(self.locale, key) else verb

    def ask(self, game: str, step: str, params: Mapping[str, Any]) -> str:
        """What is to be decided and why, with its numbers; of a game without such a sentence what is to be done."""
        key = f"{game}-ask-{step}"
        if catalogue.has(self.locale, key):
            return self.say(key, params)
        return self.text("panel-asked", step=self.step(game, step))

    def step(self, game: str, step: str) -> str:
        """What a seat is asked to do, for status lines."""
        key = f"{game}-step-{step}"
        return catalogue.text(self.locale, key) if catalogue.has(self.locale, key) else step


def _typed(value: Any) -> Any:
    """A parameter as what it is; terms that come from JSON are read back."""
    return msgspec.convert(value, Term) if isinstance(value, dict) else value


_GAPS = {f"{kind}{number}": "…" for kind in "ap" for number in range(1, 7)}
"""What stands in a sentence for arguments that were not given: a refusal tells what somebody typed."""


_ROUND = str.maketrans("[]", "()")
"""Square brackets would end the words of a link."""


def seat_names(info: TableInfo, locale: str) -> list[str]:
    """What a table's seats are called, as their owners wrote it; a free seat by its number."""
    return [seat_name(s, locale) for s in sorted(info.seats, key=lambda s: s.seat)]


def seat_name(seat: SeatInfo, locale: str) -> str:
    """What one seat is called."""
    return seat.name or catalogue.text(locale, "seat-number", number=seat.seat + 1)


def voice_of(info: TableInfo, locale: str) -> Voice:
    """How to speak of a table in a language."""
    return Voice(locale, seat_names(info, locale), info.game)


def numbered(info: TableInfo, locale: str) -> str:
    """A table by its number and name, ``#7 The long winter``: people may sit at several of one name."""
    return catalogue.text(locale, "inbox-table", number=str(info.id), table=clean(info.name))


def linked(info: TableInfo, locale: str) -> str:
    """``numbered`` as a link to where the table is played. What stands in no channel has none."""
    if info.alone or info.place is None:
        return numbered(info, locale)
    named = catalogue.text(locale, "inbox-table", number=str(info.id), table=clean(info.name.translate(_ROUND)))
    return f"[{named}](https://discord.com/channels/{info.guild_id}/{info.place})"


def cut(text: str, limit: int, more: str = "…") -> str:
    """``text`` within ``limit`` characters, cut at a line's end where possible, then ``more``."""
    if len(text) <= limit:
        return text
    kept = text[: limit - len(more)]
    line = kept.rfind("\n")
    return kept[: line + 1] + more if line > limit // 2 else shortened(text, limit, more)


def moment(at: float, style: str = "R") -> str:
    """A time the way Discord shows it to everyone in their own zone."""
    return f"<t:{int(at)}:{style}>"
