"""``/act``: every action of every game as text, with suggestions of what is legal."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.errors import Raw, UserError
from bot.presenter import Voice
from bot.presenter.choices import SHORT, long, short
from bot.presenter.controls import ENDS
from bot.presenter.front import front
from bot.presenter.host import herald
from bot.tables.model import SeatView
from bot.tables.service import Tables
from bot.ui.answer import Answer
from bot.ui.commands import lone
from cogs.common import PLAYING, Interaction, find_table, suggest_tables, voice
from cogs.hand import own_look, play
from engine import GAMES
from engine.core import Action

MOST = 60
"""Actions in one line; the longest sensible batch is far shorter."""
VALUE = 100
"""Characters of a suggestion's value."""
MOST_OFFERED = 25
"""Suggestions that Discord shows."""
KEPT = 64
"""Positions whose suggestions are kept."""


def split(text: str, legal: Sequence[Action] = ()) -> list[Action]:
    """The actions of a line ``order 1 red; order 2 act``. Raises ``UserError`` naming the part that is none.

    ``legal``: what may be done now; an action too long for a suggestion is named by its place there.
    """
    parts = [part.strip() for part in text.split(";")]
    parts = [part for part in parts if part]
    if not parts:
        raise UserError("act-empty")
    if len(parts) > MOST:
        raise UserError("act-too-many", most=MOST)
    actions = []
    for part in parts:
        try:
            actions.append(Action.parse(long(part, legal) or ""))
        except ValueError as error:
            raise UserError("act-malformed", part=Raw(part[:40].replace("`", "'"))) from error
    return actions


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
        for action in prompt.actions:
            verb = action.verb
            if verb in ENDS and prompt.blocks:
                rank = 0, 0
            elif verb == "unseal":
                rank = 9, 0
            elif verb in preferences:
                rank = 7, preferences.index(verb)
            elif not prompt.blocks:
                rank = 6, 0
            elif action == silence:
                rank = 1, 0
            else:
                rank = 1 + own_rank(look, action), 0
            places.setdefault(rank, []).append(action)
    return [action for rank in sorted(places) for action in places[rank]]


class Words:
    """What typed words are looked for in, for thousands of actions at once.

    An action's sentence is not made for that: it consists of words that all actions of its verb share and of those for
    its arguments, and both are few.
    """

    def __init__(self, game: str, speak: Voice) -> None:
        self.game = game
        self.speak = speak
        self._shared: dict[tuple[str, int], tuple[str, tuple[bool, ...]]] = {}
        self._args: dict[tuple[str | int, bool], str] = {}

    def of(self, action: Action, text: str) -> str:
        """All words of an action, case folded: those typed for it and those it is called by."""
        key = action.verb, len(action.args)
        known = self._shared.get(key)
        if known is None:
            known = self._shared[key] = self._read(action)
        said, places = known
        args = " ".join([self._arg(arg, place) for arg, place in zip(action.args, places, strict=True)])
        return f"{text} {said} {args}"

    def _read(self, action: Action) -> tuple[str, tuple[bool, ...]]:
        """What the sentences of a verb share, and which of its numbers are told as places."""
        label = self.speak.action(self.game, action).casefold()
        places = []
        for arg in action.args:
            place = self._arg(arg, True)
            places.append(isinstance(arg, int) and place != str(arg) and place in label)
        for arg, is_place in zip(action.args, places, strict=True):
            label = label.replace(self._arg(arg, is_place), " ")
        return label, tuple(places)

    def _arg(self, arg: str | int, place: bool) -> str:
        found = self._args.get((arg, place))
        if found is None:
            word = self.speak.place(self.game, arg) if place and isinstance(arg, int) else None
            found = self._args[arg, place] = (word or self.speak.word(self.game, arg)).casefold()
        return found


class Offered:
    """The suggestions of one position in one language, kept while somebody types: every keystroke asks for them.

    Words are made when they are first needed, those of all actions only when something is typed.
    """

    def __init__(self, look: SeatView, speak: Voice) -> None:
        self.look = look
        self.speak = speak
        self.actions = ordered(look)
        self.texts = [str(action) for action in self.actions]
        self._labels: dict[int, str] = {}
        self._haystacks: list[str] = []

    def label(self, number: int) -> str:
        """An action in words."""
        found = self._labels.get(number)
        if found is None:
            found = self._labels[number] = self.speak.action(self.look.table.game, self.actions[number])
        return found

    def haystacks(self) -> list[str]:
        """What typed words are looked for in."""
        if not self._haystacks:
            words = Words(self.look.table.game, self.speak)
            self._haystacks = [words.of(action, text) for action, text in zip(self.actions, self.texts, strict=True)]
        return self._haystacks

    def find(self, typed: str) -> list[tuple[str, str]]:
        """(label, value) of every legal way to complete the last part of a line, earlier parts kept.

        A seat of which nothing is asked is offered what it may do (such as ``unseal``) once something is typed.
        """
        earlier, _, last = typed.rpartition(";")
        kept = [" ".join(part.split()) for part in earlier.split(";") if part.strip()]
        if "seal" in kept:  # what follows a seal would be left: see ``bot.tables.play.take``
            return []
        head = "; ".join(kept) + "; " if kept else ""
        wanted = last.casefold().split()
        if not wanted and not any(p.blocks or p.notify for p in self.look.prompts):
            return []
        used, start = set(kept), " ".join(wanted)
        found = list(range(len(self.texts)))
        if wanted:
            haystacks = self.haystacks()
            for word in wanted:
                found = [n for n in found if word in haystacks[n]]
            found.sort(key=lambda n: not haystacks[n].startswith(start))
        out = self._silence(head + start)
        for number in found:
            if len(out) == MOST_OFFERED:
                break
            if self.texts[number] not in used:
                out += self._line(head, number)
        return out

    def _line(self, head: str, number: int) -> list[tuple[str, str]]:
        text, label = self.texts[number], self.label(number)
        value = head + text
        if len(value) > VALUE:
            value = head + short(text, self.actions)
            if len(value) > VALUE:
                return []
        shown = f"{text} · {label}" if label != text else text
        if head:
            shown = f"{head}{shown}" if len(head) + len(shown) <= VALUE else f"… {shown}"
        return [(shown[:100], value)]

    def _silence(self, typed: str) -> list[tuple[str, str]]:
        """What silence means, as one line, where that takes several actions and no single one ends the step; while
        only its beginning is typed."""
        prompt = self.look.blocked
        if prompt is None or len(prompt.default) < 2 or any(a.verb in ENDS for a in prompt.actions):
            return []
        value = "; ".join(map(str, prompt.default))
        if not value.startswith(typed):
            return []
        told = [self.speak.said(self.look.table.game, action) for action in prompt.default]
        return [(self.speak.text("act-silence", actions=told)[:100], value)] if len(value) <= VALUE else []


def suggestions(look: SeatView, speak: Voice, typed: str) -> list[tuple[str, str]]:
    """What ``/act`` suggests in a position for what is typed so far."""
    return Offered(look, speak).find(typed)


_kept: weakref.WeakKeyDictionary[Tables, OrderedDict[Any, Offered]] = weakref.WeakKeyDictionary()


async def offered_to(interaction: Interaction, table: str | None, seat: int | None) -> Offered:
    """The suggestions for the asker at the table that is meant, kept as long as nothing happens there."""
    tables = herald(interaction).tables
    info = await find_table(interaction, table, statuses=PLAYING)
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


async def suggest_actions(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete of ``action``, from the asker's own view alone."""
    named = interaction.namespace
    seat = getattr(named, "seat", None)
    try:
        found = await offered_to(
            interaction, getattr(named, "table", None), seat - 1 if isinstance(seat, int) else None
        )
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
) -> None:
    async with Answer(interaction) as answer:
        index = None if seat is None else seat - 1
        actions = split(action) if SHORT not in action else []  # what is wrong with the line comes before all else
        info = await find_table(interaction, table, statuses=PLAYING)
        if not actions:
            look, _ = await own_look(interaction, info, index, news=False)
            actions = split(action, ordered(look))
        await play(answer, info, actions, index)
