"""What became of a seat's own between two moments of a game, and whether what its person could read tells of it."""

from __future__ import annotations

import dataclasses
import re
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.presenter.front import sentences
from bot.presenter.panels.recap import OTHERS, sums
from bot.presenter.words.voice import Voice
from bot.tables.play.recent import told_by_act
from bot.tables.unit.events import audience_of
from engine import GAMES
from engine.core import (
    Action,
    Event,
    Figures,
    Place,
    Prompt,
    SeatRef,
    Share,
    Term,
    Word,
    decode_params,
    seats_in,
    told_once,
)

MARKS = re.compile(r"[\\*_~`|]")
"""What a page does not show of what was written."""


@dataclasses.dataclass(frozen=True)
class Moment:
    """How a game stands, as far as one seat may know."""

    seq: int
    """The number of the last action."""
    round: int
    """The round that runs."""
    running: bool
    """The game goes on."""
    figures: Figures
    """What the seat has."""
    prompts: Sequence[Prompt]
    """Its open questions, the most urgent first."""
    view: Any
    """All that it sees."""

    @property
    def asked(self) -> Sequence[Prompt]:
        """The questions of the seat for which the game waits."""
        return [prompt for prompt in self.prompts if prompt.blocks]


@dataclasses.dataclass(frozen=True)
class Happened:
    """An event that a seat may know."""

    event: Event
    """What happened."""
    act: Action | None = None
    """The act that brought it, where the seat took it by hand and no luck was drawn: the answer says what was done."""
    chosen: bool = False
    """It is no more than what the seat chose, so that no panel has to tell it again."""


@dataclasses.dataclass(frozen=True)
class FirstTable:
    """The first table of a bot, in its database, and one seat of it."""

    folder: Path
    """Where the bot keeps its tables."""
    game: str
    """What is played."""
    seat: int = 0
    """Whose figures and questions are looked at."""

    def _rows(self, query: str, *values: int) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.folder / "herald.db", timeout=10)) as db:
            return db.execute(query, values).fetchall()

    def voice(self, language: str) -> Voice:
        """How it is spoken of."""
        names = [name for (name,) in self._rows("SELECT name FROM seats WHERE table_id = 1 ORDER BY seat")]
        return Voice(language, names, self.game)

    def now(self) -> Moment:
        """How it stands."""
        [(status, seq, data)] = self._rows(
            "SELECT status, seq, data FROM tables JOIN states ON table_id = tables.id WHERE tables.id = 1"
        )
        rules, running = GAMES[self.game], status == "running"
        state = rules.loads(data)
        view = rules.view(state, self.seat)
        asked = rules.prompts(state).get(self.seat, []) if running else []
        return Moment(seq, rules.round_of(view), running, rules.figures(view, self.seat), asked, view)

    def since(self, seq: int) -> list[Happened]:
        """What the seat may know of that happened after an action."""
        rows = self._rows(
            "SELECT e.key, e.params, e.audience, e.seals, e.tell, a.seat, a.user_id, a.draws, a.text FROM events AS e"
            " JOIN actions AS a ON a.table_id = e.table_id AND a.seq = e.seq"
            " WHERE e.table_id = 1 AND e.seq > ? AND NOT e.undone ORDER BY e.seq, e.place",
            seq,
        )
        return list(self._known(rows))

    def _known(self, rows: Sequence[tuple[Any, ...]]) -> Iterator[Happened]:
        brought = GAMES[self.game].brought
        for key, params, audience, seals, tell, seat, user, draws, text in rows:
            event = Event(key, decode_params(params), audience_of(audience), bool(seals), tell)
            if event.audience is not None and self.seat not in event.audience:
                continue
            if seat == self.seat and user is not None and draws in ("", "[]"):
                act = Action.parse(text)
                yield Happened(event, act, told_by_act(event, self.seat, act.verb, brought))
            else:
                yield Happened(event)


def untold(
    before: Moment,
    now: Moment,
    since: Sequence[Happened],
    page: str,
    seat: int,
    voice: Voice,
    *,
    earlier: Sequence[Happened] = (),
) -> list[str]:
    """What has changed of a seat's own and no event tells that stands on the page: each by the name of its figure.

    An event stands there when its text does, or when it is what the seat chose, or names nothing but what the seat
    named in its act, and the act stands there. It tells of a place, title or person when it or its sentence names that;
    of an amount,
    when it names the seat or anything of its own. Where something is somebody's by who stands around it, no event names
    it: the line that sums up what has changed does. ``earlier``: what happened just before; a line may begin with it,
    and the one that sums up with what has changed by it.
    """
    shown, parts = plain(page), [plain(part) for line in page.splitlines() for part in line.split(" · ")]
    told = [each.event for each in since if _stands(each, since, shown, now, seat, voice, earlier)]
    named = [_terms(event) for event in told]
    mine = {*_own(before.figures), *_own(now.figures)}
    own = any(
        seat in seats_in(e.params) or e.audience is not None or t & mine for e, t in zip(told, named, strict=True)
    )
    lost = [
        f"{name}: {voice.term(voice.game, term)}"
        for name, term in _moved(before.figures, now.figures)
        if not any(term in terms or _says(event, term, voice) for event, terms in zip(told, named, strict=True))
        and not _summed(name, term, before.figures, parts, voice)
    ]
    return [*lost, *([] if own else _counted(before.figures, now.figures, seat))]


def plain(text: str) -> str:
    """Text as it can be compared: without marks, on one line."""
    return " ".join(MARKS.sub("", text).split()).casefold()


def _stands(
    each: Happened,
    since: Sequence[Happened],
    shown: str,
    now: Moment,
    seat: int,
    voice: Voice,
    earlier: Sequence[Happened],
) -> bool:
    """Whether what a page shows tells of an event: alone, in a line with what happened before or after it, or as what
    the seat did."""
    event, view = each.event, now.view
    own = each.act is not None and (each.chosen or _names_no_more(event, each.act, seat, now.figures))
    if own and each.act is not None and plain(voice.said(voice.game, each.act)) in shown:
        return True
    alone = [line.text for line in sentences(voice.game, view, [event], voice, seat)]
    if any(plain(text) in shown for text in (voice.say(event.key, event.params), *filter(None, alone))):
        return True
    for begin in range(len(earlier), -1, -1):  # whoever reads has read up to some moment before
        news = told_once([other.event for other in (*earlier[begin:], *since) if not other.chosen])
        lines = (
            line for line in sentences(voice.game, view, news, voice, seat) if any(e is event for e in line.events)
        )
        if any(line.text and plain(line.text) in shown for line in lines):
            return True
    return False


def _names_no_more(event: Event, act: Action, seat: int, figures: Figures) -> bool:
    """Whether an event names nothing but what an act of the seat names, and the seat."""
    numbers = {str(value) for value in event.params.values() if isinstance(value, int)}
    slugs = {str(getattr(term, "slug", "")) for term in _terms(event) if term not in figures.own}
    return seats_in(event.params) <= {seat} and numbers | slugs <= {*map(str, act.args)}


def _terms(event: Event) -> set[Term]:
    """What an event names beside seats."""
    found: set[Term] = set()
    for value in event.params.values():
        for each in value if isinstance(value, list) else (value,):
            term = each.value if isinstance(each, Share) else each
            if not isinstance(term, int | str | SeatRef):
                found.add(term)
    return found


def _held(figures: Figures) -> dict[str, list[Term]]:
    return {name: terms for name, terms in figures.held.items() if name not in OTHERS}


def _own(figures: Figures) -> Collection[Term]:
    return [*figures.own, *(term for terms in _held(figures).values() for term in terms)]


def _moved(had: Figures, has: Figures) -> list[tuple[str, Term]]:
    """What is no more among what is held, or has come, each with the name of its figure."""
    then, now = _held(had), _held(has)
    return [
        (name, term)
        for name in sorted({*then, *now})
        for term in {*then.get(name, [])} ^ {*now.get(name, [])}
    ]  # fmt: skip


def _says(event: Event, term: Term, voice: Voice) -> bool:
    """Whether the sentence of an event names a term, as that of an office that it is about; a title is named by its
    place."""
    place = str(getattr(term, "slug", "")).partition("-")[2]
    of_place = isinstance(term, Word) and place and Place(place) in _terms(event)
    return bool(of_place) or plain(str(voice.term(voice.game, term))) in plain(voice.say(event.key, event.params))


def _summed(name: str, term: Term, had: Figures, parts: Sequence[str], voice: Voice) -> bool:
    """Whether a part of a line that sums up tells of what is no more held, or has come: alone or beside others."""
    word = plain(str(voice.term(voice.game, term)))
    for count in (1, 2):
        without, held = Figures(held={name: []}), Figures(held={name: [term] * count})
        then, now = (held, without) if term in had.held.get(name, []) else (without, held)
        said = plain(sums(then, now, voice.game, voice))
        begins, named, ends = said.partition(word)  # a sentence may begin with the name, or do without
        if said and any(p.startswith(begins) and named in p and (begins or p.endswith(ends)) for p in parts):
            return True
    return False


def _counted(had: Figures, has: Figures, seat: int) -> list[str]:
    """Amounts and points that have changed."""
    found = [
        f"{name}: {had.amounts.get(name, 0)} → {has.amounts.get(name, 0)}"
        for name in sorted({*had.amounts, *has.amounts})
        if had.amounts.get(name, 0) != has.amounts.get(name, 0)
    ]
    points = had.scores.get(seat, 0), has.scores.get(seat, 0)
    return found if points[0] == points[1] else [*found, f"points: {points[0]} → {points[1]}"]
