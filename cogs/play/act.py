"""``/act``: every action of every game as text, with suggestions of what is legal."""

from __future__ import annotations

import contextlib
import dataclasses
import difflib
import functools
import itertools
import weakref
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.common import discord_limits
from bot.common.errors import Raw, UserError
from bot.common.safe_names import LINE, cut_name, spoken, unaccented, unmarked
from bot.locale import LANGUAGES, has
from bot.presenter import Voice
from bot.presenter.client import herald
from bot.presenter.front import front
from bot.presenter.pages import guide
from bot.presenter.panel_kit.choices import SHORT, long, short
from bot.presenter.panel_kit.controls import ENDS
from bot.presenter.words.written_actions import forms, read, word, written
from bot.tables.model import SeatView, TableInfo
from bot.tables.service import Tables
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.suggested import MARK, reads_itself
from cogs.lookup import PLAYING, Interaction, find_table, suggest_tables, voice
from cogs.panel import own_look, play
from cogs.play.help import paths
from engine import GAMES
from engine.core import Action, Prompt
from engine.core.parameters import NAMED

MOST = 60
"""Actions in one line; the longest sensible batch is far shorter."""
NEAR = 3
"""Actions that are named in place of one with a word that nobody knows."""
MOST_ALIKE = 500
"""Actions among which those are looked for."""
KEPT = 64
"""Positions whose suggestions are kept."""
MOST_READ = 100
"""Actions with the words of what was typed that are compared with it."""
MOST_SOUGHT = 10
"""Parts of a line that are looked for in words; what a list shows has at most one."""
ROOM = 5
"""Characters without which no words are shown beside an action."""
AROUND = ".,:;()…·"
"""What stands around words of a sentence."""
REMEMBERED = 64
"""Typed words of a position for which it is remembered what holds them."""


def split(text: str, offered: Offered | None = None) -> list[Action]:
    """The actions of a line ``order 1 red; order 2 act``. Raises ``UserError`` naming the part that is none.

    ``offered``: what may be done now; a part, or all of the line, may be what is shown for it.
    """
    if offered is not None and (silence := offered.silence_of(text)):
        return silence
    parts = [part.strip() for part in text.split(";")]
    parts = [part for part in parts if part]
    if not parts:
        raise UserError("act-empty")
    if len(parts) > MOST:
        raise UserError("act-too-many", most=MOST)
    actions, sought = [], 0
    for part in parts:
        typed = _typed(part, offered)
        known = next((action for action in typed if offered is not None and action in offered.legal), None)
        if known is None and offered is not None and sought < MOST_SOUGHT:
            sought += 1
            known = offered.meant(part)
        if known is None and not typed:
            raise UserError("act-malformed", part=_quoted(part))
        if known is None and offered is not None:
            must_be_known(part, typed[0], offered)
        actions.append(known or typed[0])
    return actions


def _quoted(part: str) -> Raw:
    """What somebody wrote, as it can stand between backticks."""
    return Raw(part[:40].replace("`", "'"))


def must_be_known(part: str, action: Action, offered: Offered) -> None:
    """Raise ``act-unknown`` for a verb or a word that the game does not have at all, with what is most like the part;
    what it has, but not now, is the rules' to refuse."""
    game = offered.look.table.game
    known = offered.vocabulary
    for number, said in enumerate((action.verb, *action.args)):
        if not isinstance(said, str) or not said.isalpha() or said in known:
            continue
        if any(has(LANGUAGES[0], f"{game}-{kind}-{said}") for kind in (("verb", "do") if number == 0 else NAMED)):
            continue
        near = difflib.get_close_matches(part, [*map(written, offered.actions[:MOST_ALIKE])], NEAR, 0.0)
        key = "act-unknown" if near else "act-unknown-nothing"
        raise UserError(key, word=_quoted(said), **({"near": [Raw(f"`{line}`") for line in near]} if near else {}))


def must_be_no_command(line: str, tree: app_commands.CommandTree[Any]) -> None:
    """Raise when a line is another command, in whatever language, or was one before."""
    if not line.lstrip().startswith("/"):
        return
    found = guide.named(line, paths(tree))
    if found is not None:
        path, before = found
        if before:
            raise UserError("command-renamed", old=Raw(before), path=Raw(path))
        raise UserError("act-command", path=Raw(path))


def _typed(part: str, offered: Offered | None) -> list[Action]:
    """The action that is written in a part, and the one before its words where it is a line of a list."""
    if part.startswith(SHORT):
        words = long(part, offered.actions if offered is not None else ())
        return [] if words is None else [Action.parse(words)]
    found = []
    for text in dict.fromkeys((part, part.partition(MARK)[0])):
        with contextlib.suppress(ValueError):
            found.append(read(text))
    return found


def ordered(look: SeatView) -> list[Action]:
    """Legal actions, those that carry the game on first.

    What ends a step comes first, then what silence would do. What is still unset comes before what would only change a
    choice, closing a secret step before opening it again; a line typed by always taking the first suggestion therefore
    always ends the seat's turn.
    """
    preferences = GAMES[look.table.game].preferences
    own_rank = front(look.table.game).rank
    places: dict[tuple[int, int], list[Action]] = {}
    for prompt in look.prompts:
        silence = prompt.default[0] if prompt.blocks and len(prompt.default) == 1 else None
        by_verb: dict[str, list[Action] | None] = {}
        for action in prompt.actions:
            verb = action.verb
            if verb not in by_verb:
                of_verb = _rank_of_verb(prompt, verb, preferences)
                by_verb[verb] = None if of_verb is None else places.setdefault(of_verb, [])
            place = by_verb[verb]
            if place is None:
                rank = 1 if action == silence else 1 + own_rank(look, action)
                place = places.setdefault((rank, 0), [])
            place.append(action)
    return [action for rank in sorted(places) for action in places[rank]]


def _rank_of_verb(prompt: Prompt, verb: str, preferences: Sequence[str]) -> tuple[int, int] | None:
    """Where all actions of a verb stand; ``None`` where that is the game's to say for each of them."""
    if verb in ENDS and prompt.blocks:
        return 0, 0
    if verb == "unseal":
        return 9, 0
    if verb in preferences:
        return 7, preferences.index(verb)
    return None if prompt.blocks else (6, 0)


class _Verb:
    """The actions of one verb with as many arguments: their numbers, and their arguments as columns."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.numbers: list[int] = []
        self.rows: list[tuple[str | int, ...]] = []

    @functools.cached_property
    def columns(self) -> list[tuple[str | int, ...]]:
        """The arguments by their places."""
        return list(zip(*self.rows, strict=True))

    @functools.cached_property
    def kinds(self) -> list[set[str | int]]:
        """The different arguments of each place."""
        return [set(column) for column in self.columns]


class Words:
    """What typed words are looked for in, for thousands of actions at once.

    An action's sentence is not made for that: it consists of words that all actions of its verb share and of those for
    its arguments, and both are few. A word is looked for in these, and then the actions are taken that have them.
    """

    def __init__(self, actions: Sequence[Action], game: str, speak: Voice) -> None:
        self.actions = actions
        self.game = game
        self.speak = speak
        self._args: dict[tuple[str, str | int, bool], str] = {}
        self._shared: dict[tuple[str, int], tuple[str, tuple[bool, ...]]] = {}
        self._verbs: dict[tuple[str, int], _Verb] = {}
        for number, action in enumerate(actions):
            args = action.args
            key = action.verb, len(args)
            verb = self._verbs.get(key)
            if verb is None:
                verb = self._verbs[key] = _Verb(action.verb)
            verb.numbers.append(number)
            verb.rows.append(args)

    def holding(self, part: str) -> set[int]:
        """The numbers of the actions among whose words, written or told, one holds this."""
        found: set[int] = set()
        for key, verb in self._verbs.items():
            said, places = self._said(key, verb)
            fitting = [
                {arg for arg in kinds if part in self._arg(key[0], arg, place)}
                for kinds, place in zip(verb.kinds, places, strict=True)
            ]
            if part in said or any(fit == kinds for fit, kinds in zip(fitting, verb.kinds, strict=True)):
                found.update(verb.numbers)
                continue
            for fit, column in zip(fitting, verb.columns, strict=True):
                if fit:
                    found.update([n for n, arg in zip(verb.numbers, column, strict=True) if arg in fit])
        return found

    def _said(self, key: tuple[str, int], verb: _Verb) -> tuple[str, tuple[bool, ...]]:
        """The words that all actions of a verb share, and which of their numbers are told as places. One of a thing is
        called otherwise than several, so the last action is read beside the first."""
        known = self._shared.get(key)
        if known is None:
            first, places = self._read(self.actions[verb.numbers[0]])
            last, _ = self._read(self.actions[verb.numbers[-1]])
            known = self._shared[key] = (first if first == last else f"{first} {last}"), places
        return known

    def _read(self, action: Action) -> tuple[str, tuple[bool, ...]]:
        label = unaccented(unmarked(self.speak.action(self.game, action)))
        places = []
        for arg in action.args:
            place = self._told(action.verb, arg, True)
            places.append(isinstance(arg, int) and place != str(arg) and place in label)
        for arg, is_place in zip(action.args, places, strict=True):
            label = label.replace(self._told(action.verb, arg, is_place), " ")
        return f"{action.verb} {label}", tuple(places)

    def _arg(self, verb: str, arg: str | int, place: bool) -> str:
        """An argument of a verb as it is typed and as it is told."""
        found = self._args.get((verb, arg, place))
        if found is None:
            found = self._args[verb, arg, place] = f"{word(arg)} {self._told(verb, arg, place)}"
        return found

    def _told(self, verb: str, arg: str | int, place: bool) -> str:
        told = self.speak.place(self.game, arg) if place and isinstance(arg, int) else None
        return unaccented(unmarked(told or self.speak.word(self.game, arg, verb)))


class Offered:
    """The suggestions of one position in one language, kept while somebody types: every keystroke asks for them.

    Sentences are made for what is shown alone, and nothing is sorted by words before something is typed.
    """

    def __init__(self, look: SeatView, speak: Voice) -> None:
        self.look = look
        self.speak = speak
        self.actions = ordered(look)
        self._labels: dict[int, str] = {}
        self._holding: dict[str, set[int]] = {}

    @functools.cached_property
    def words(self) -> Words:
        """What typed words are looked for in."""
        return Words(self.actions, self.look.table.game, self.speak)

    @functools.cached_property
    def vocabulary(self) -> frozenset[str | int]:
        """The verbs and arguments of what may be done now."""
        return frozenset(word for action in self.actions for word in (action.verb, *action.args))

    @functools.cached_property
    def legal(self) -> frozenset[Action]:
        """What may be done now."""
        return frozenset(self.actions)

    @functools.cached_property
    def tongues(self) -> list[Offered]:
        """The same in every language, this one first."""
        others = (lang for lang in LANGUAGES if lang != self.speak.locale)
        return [self, *(Offered(self.look, dataclasses.replace(self.speak, locale=lang)) for lang in others)]

    def meant(self, part: str) -> Action | None:
        """The legal action that is written so in another way, or of which this is shown, cut off or whole, or told."""
        wanted, stem = spoken(part), spoken(part.removesuffix("…")) if part.endswith("…") else ""
        words = [w for w in (w.strip(AROUND) for w in unaccented(part).split()) if w]
        for tongue in self.tongues if words else ():
            found = []
            for number in itertools.islice(tongue._fitting(words), MOST_READ):
                action, shown = self.actions[number], spoken(tongue._told(number))
                names = (*map(spoken, forms(action)), spoken(tongue.label(number)), shown)
                if wanted in names or (stem and shown.startswith(stem)):
                    found.append(action)
            if len(found) == 1:
                return found[0]
        return None

    def silence_of(self, line: str) -> list[Action]:
        """What silence means, if a line is what is shown for that in any language."""
        prompt, wanted = self.look.blocked, spoken(line)
        told = prompt is not None and any(spoken(tongue._as_silence(prompt)) == wanted for tongue in self.tongues)
        return [*prompt.default] if prompt is not None and told else []

    def label(self, number: int) -> str:
        """An action in words."""
        found = self._labels.get(number)
        if found is None:
            found = self._labels[number] = unmarked(self.speak.action(self.look.table.game, self.actions[number]))
        return found

    def _fitting(self, wanted: Sequence[str]) -> Iterator[int]:
        """The actions that hold all these words, first those whose text begins with them."""
        if not wanted:
            yield from range(len(self.actions))
            return
        found = set.intersection(*map(self._hold, wanted))
        later = []
        for number in sorted(found):
            if _begins(self.actions[number], wanted):
                yield number
            else:
                later.append(number)
        yield from later

    def _hold(self, word: str) -> set[int]:
        """The actions that hold a word; words typed before are remembered."""
        found = self._holding.get(word)
        if found is None:
            if len(self._holding) >= REMEMBERED:
                self._holding.clear()
            found = self._holding[word] = self.words.holding(word)
        return found

    def find(self, typed: str) -> list[tuple[str, str]]:
        """(label, value) of every legal way to complete the last part of a line, earlier parts kept.

        A seat of which nothing is asked is offered what it may do (such as ``unseal``) once something is typed.
        """
        earlier, _, last = typed.rpartition(";")
        kept = [" ".join(part.split()) for part in earlier.split(";") if part.strip()]
        if "seal" in kept:  # what follows a seal would be left: see ``bot.tables.play.actions.take``
            return []
        head = "; ".join(kept) + "; " if kept else ""
        wanted = unaccented(last).split()
        if not wanted and not any(p.blocks or p.notify for p in self.look.prompts):
            return []
        out = self._silence(head + " ".join(wanted))
        for number in self._fitting(wanted):
            if len(out) == discord_limits.CHOICES:
                break
            text = written(self.actions[number])
            if text not in kept:
                out += self._line(head, number, text)
        return out

    def _line(self, head: str, number: int, text: str) -> list[tuple[str, str]]:
        value = head + text
        if len(value) > LINE:
            value = head + short(str(self.actions[number]), self.actions)
            if len(value) > LINE:
                return []
        bare_line = LINE - ROOM < len(head) + len(text) <= LINE  # no room for words, and nothing written is cut
        return [(head + text if bare_line else cut_name(head + self._told(number)), value)]

    def _told(self, number: int) -> str:
        """An action as it is written and in words."""
        text, label = written(self.actions[number]), self.label(number).replace(";", ",")
        return f"{text}{MARK}{label}" if label != text else text

    def _silence(self, typed: str) -> list[tuple[str, str]]:
        """What silence means, as one line, where that takes several actions and no single one ends the step; while
        only its beginning is typed."""
        prompt = self.look.blocked
        if prompt is None or len(prompt.default) < 2 or any(a.verb in ENDS for a in prompt.actions):
            return []
        value = "; ".join(map(written, prompt.default))
        if not value.startswith(typed):
            return []
        return [(self._as_silence(prompt), value)] if len(value) <= LINE else []

    def _as_silence(self, prompt: Prompt) -> str:
        told = [self.speak.said(self.look.table.game, action) for action in prompt.default]
        return cut_name(unmarked(self.speak.text("act-silence", actions=told)))


def _begins(action: Action, words: Sequence[str]) -> bool:
    """Whether an action, as it is written, begins with these words, the last of which may go on."""
    *before, last = words
    if not before:
        return action.verb.startswith(last)
    verb, *args = before
    return (
        action.verb == verb
        and len(action.args) > len(args)
        and word(action.args[len(args)]).startswith(last)
        and all(word(arg) == part for arg, part in zip(action.args, args, strict=False))
    )


def suggestions(look: SeatView, speak: Voice, typed: str) -> list[tuple[str, str]]:
    """What ``/act`` suggests in a position for what is typed so far."""
    return Offered(look, speak).find(typed)


_kept: weakref.WeakKeyDictionary[Tables, OrderedDict[Any, Offered]] = weakref.WeakKeyDictionary()


async def offered_to(interaction: Interaction, info: TableInfo, seat: int | None) -> Offered:
    """The suggestions for the asker at the table that is meant, kept as long as nothing happens there."""
    tables = herald(interaction).tables
    speak = voice(interaction, info)
    key = (info.id, interaction.user.id, seat, info.seq, info.status, speak.locale, tuple(speak.names))
    kept = _kept.setdefault(tables, OrderedDict())
    if key not in kept:
        look, _ = await own_look(interaction, info, seat, news=False)
        kept[key] = Offered(look, speak)
        while len(kept) > KEPT:
            kept.popitem(last=False)
    kept.move_to_end(key)
    return kept[key]


@reads_itself
async def suggest_actions(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete of ``action``, from the asker's own view alone."""
    named = interaction.namespace
    seat = getattr(named, "seat", None)
    try:
        info = await find_table(interaction, getattr(named, "table", None), statuses=PLAYING)
        found = await offered_to(interaction, info, seat - 1 if isinstance(seat, int) else None)
    except UserError:
        return []
    return [Choice(name=label, value=value) for label, value in found.find(current)]


@lone("act")
@app_commands.autocomplete(action=suggest_actions, table=suggest_tables)
async def act(
    interaction: Interaction,
    action: app_commands.Range[str, 1, 1000],
    seat: app_commands.Range[int, 1, 12] | None = None,
    table: str | None = None,
    why: bool = False,
) -> None:
    async with Answer(interaction) as answer:
        index = None if seat is None else seat - 1
        must_be_no_command(action, interaction.client.tree)
        try:
            info = await find_table(interaction, table, statuses=PLAYING)
            offered = await offered_to(interaction, info, index)
        except UserError:
            if SHORT not in action and MARK not in action:
                split(action)  # what is wrong with the line comes before all else
            raise
        actions = split(action, offered)
        if why:
            await _explain(answer, info, actions, index)
        else:
            await play(answer, info, actions, index)


async def _explain(answer: Answer, info: TableInfo, actions: Sequence[Action], seat: int | None) -> None:
    """Say why the first of some actions cannot be done now, or that it can; nothing is done."""
    first = actions[0]
    await herald(answer.interaction).tables.play.must_be_possible(info.id, answer.interaction.user.id, first, seat=seat)
    speak = voice(answer.interaction, info)
    await answer.send(answer.say("act-possible", action=speak.action(info.game, first)))
