"""What happened since a seat last looked: what became of its own in one line, then what led there, as it happened."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bot.locale import has
from bot.presenter.front import front, sentences
from bot.presenter.words.shortened import shortened
from bot.presenter.words.telling import Told, Weight, usual
from bot.presenter.words.voice import Voice
from bot.tables.model import NO_FIGURES, LoggedEvent, SeatView
from engine import GAMES
from engine.core import Event, Figures, Params, Place, SeatRef, Share, Term, seats_in

MOST = 10
"""Lines that open a panel. What weighs most and one's own losses have room beyond."""
WIDTHS = (480, 220, 110)
"""Characters of one of them at most, the more they are the fewer."""
SUMS = 900
"""Characters of the first line."""
PAGE = 1800
"""Characters of a page of all that happened."""
ROOM = 3000
"""Characters of all lines, where nobody says how much room there is."""
RIVALS = ("rival-capital",)
"""Figures of what somebody else has: where that comes, nothing of one's own has come."""
OTHERS = ("allies", *RIVALS)
"""Of what a seat has, by the names of its figures, what is somebody else's all the same."""
LOST, GAINED, OWN = "🔻", "🔺", "🔹"
"""Before a line of something of one's own that is gone, or has come, and of what concerns oneself otherwise."""
MARKS = {GAINED: "news-gained-mark", LOST: "news-lost-mark", OWN: "news-own-mark"}
"""What each mark means, by its key in the catalogue."""


@dataclasses.dataclass(frozen=True, slots=True)
class Line:
    """A line of what happened, which may stand for several that say the same."""

    text: str
    """What it says, in full."""
    must: bool
    """It is never among the rest that is only counted."""
    mine: bool
    """It concerns the reader."""
    weight: Weight
    """Of its weightiest event."""
    n: int = 1
    """How many times the same happened."""
    events: tuple[Event, ...] = ()
    """All of which it tells."""
    short: str = ""
    """The text for where there is little room; empty: there is none."""
    chapter: str = ""
    """What heads it where lines of several are told (``Year 3``); empty for none."""

    def __str__(self) -> str:
        return self.text if self.n == 1 else f"{self.text} ({self.n})"

    def within(self, most: int) -> str:
        """As much of the line as so many characters take, in the order in which it happened."""
        return _cut(str(self) if len(str(self)) <= most or not self.short else self.short, most)


def recap(look: SeatView, seat: int, voice: Voice, room: int = ROOM, most: int = MOST) -> list[str]:
    """The lines that open a panel, with a heading, in at most ``room`` characters; nothing when nothing happened.
    ``most``: so many lines, and more only of what must be told."""
    game = look.table.game
    changed = sums(look.had, look.has, game, voice)
    lines = [
        *older(look.older, game, look.view, seat, voice),
        *told(look.news, game, look.view, seat, voice, look.had, look.has),
    ]
    if not lines and not changed:
        return []
    # what one's own act alone has changed is no news
    title = [f"{voice.text('news-title')}{meaning(map(str, lines), voice)}"] if lines else []
    head = [*title, *([f"**{_cut(changed, SUMS)}**"] if changed else [])]
    headings = sum(len(_heading(chapter)) + 1 for chapter in {line.chapter for line in lines})
    kept = chosen(lines, room - sum(len(line) + 1 for line in head) - 60 - headings, most)
    left = sum(line.n for n, line in enumerate(lines) if n not in kept)
    told_ = headed([(lines[n], text) for n, text in kept.items()])
    return [*head, *told_, *([voice.text("news-more", n=left)] if left else [])]


def meaning(lines: Iterable[str], voice: Voice) -> str:
    """What the marks before some lines mean, behind a heading; nothing where there are none."""
    found = {line[:1] for line in lines}
    said = [voice.text(key, mark=mark) for mark, key in MARKS.items() if mark in found]
    return f" ({', '.join(said)})" if said else ""


def tells(look: SeatView, seat: int, voice: Voice) -> bool:
    """Whether anything happened that a panel tells: not all that stands in the log makes a line."""
    return bool(look.older) or bool(told(look.news, look.table.game, look.view, seat, voice))


def told(
    news: Iterable[LoggedEvent],
    game: str,
    view: Any,
    seat: int,
    voice: Voice,
    had: Figures | None = None,
    now: Figures | None = NO_FIGURES,
) -> list[Line]:
    """Events as lines, the seat's own acts left out; what reads alike stands once, where it came last. What was lost
    and gained since it ``had`` so much is marked."""
    lines = [logged for logged in news if not logged.own]
    lost, gained = _moved(had, now)
    own = Own(game, seat, had, now)
    ordered = {id(logged.event) for logged in lines if logged.aside and own.orders(logged.event)}
    found: dict[tuple[str, str], Line] = {}
    for each in sentences(game, view, [logged.event for logged in lines], voice, seat):
        acts = [event for event in each.events if id(event) in ordered]
        said = {event.key: sentences(game, view, [event], voice, seat) for event in acts}
        each = dataclasses.replace(each, text=_by_orders(each.text, said.values(), voice))
        before = found.pop((each.chapter, each.text), None)
        line = _line(each, own, lost, gained)
        if len(each.text) > WIDTHS[-1]:
            short = _by_orders(_short(each, game, view, voice, seat, lost), said.values(), voice)
            line = dataclasses.replace(line, short=short and line.text.removesuffix(each.text) + short)
        if before is not None:
            line = dataclasses.replace(line, n=before.n + 1, events=(*before.events, *line.events))
        found[each.chapter, each.text] = line
    return list(found.values())


def older(kinds: Iterable[tuple[LoggedEvent, int]], game: str, view: Any, seat: int, voice: Voice) -> list[Line]:
    """What is too long ago to be told one by one: of each kind the last, and how many there were."""
    found = [(each, n) for logged, n in kinds for each in sentences(game, view, [logged.event], voice, seat)]
    return [Line(f"… {each.text}", False, False, Weight.SMALL, n) for each, n in found]


def chosen(lines: Sequence[Line], room: int = ROOM, most: int = MOST) -> dict[int, str]:
    """The lines that are read, by their places: whatever must be told, then what concerns the reader, then what weighs
    most, the newest first."""
    by_rank = sorted(range(len(lines)), key=lambda n: _rank(lines[n], n))
    wanted = by_rank[: max(most, sum(line.must for line in lines))]
    sizes = [len(str(lines[n])) for n in wanted]
    wide = next((w for w in WIDTHS if sum(min(size, w) + 3 for size in sizes) <= room), WIDTHS[-1])
    kept: dict[int, str] = {}
    for n in wanted:
        text = f"- {lines[n].within(wide)}"
        if len(text) + 1 <= room:
            kept[n] = text
            room -= len(text) + 1
    return dict(sorted(kept.items()))


def _rank(line: Line, number: int) -> tuple[int, ...]:
    """What is told before what, by its place."""
    return not line.must, line.weight is not Weight.GREAT, not line.mine, -line.weight, -number


def headed(lines: Sequence[tuple[Line, str]]) -> list[str]:
    """Lines as they are read, each with its text; before the first of every chapter the chapter, where there are
    several and the line does not name it."""
    several = len({line.chapter for line, _ in lines} - {""}) > 1
    found, last = [], ""
    for line, text in lines:
        if several and line.chapter and line.chapter != last and line.chapter.casefold() not in text.casefold():
            found.append(_heading(line.chapter))
        last = line.chapter
        found.append(text)
    return found


def _heading(chapter: str) -> str:
    return f"**{chapter}**" if chapter else ""


def pages(lines: Sequence[Line]) -> list[str]:
    """All lines, on pages that a message takes."""
    found: list[list[str]] = [[]]
    for text in headed([(line, f"- {line.within(WIDTHS[0])}") for line in lines]):
        if sum(len(each) + 1 for each in found[-1]) + len(text) > PAGE:
            found.append([])
        found[-1].append(text)
    return ["\n".join(each) for each in found if each]


def sums(had: Figures | None, now: Figures | None, game: str, voice: Voice) -> str:
    """What changed of one's own, and the scores that did, in one line; empty when nothing did, or when it is not known
    how things stood."""
    if had is None or now is None:
        return ""
    changed = {name: (had.amounts.get(name, 0), n) for name, n in now.amounts.items() if had.amounts.get(name, 0) != n}
    changed |= {name: (n, 0) for name, n in had.amounts.items() if n and name not in now.amounts}
    parts = [
        voice.text("news-amount", what=voice.text(f"{game}-figure-{name}"), then=then, now=n)
        for name, (then, n) in changed.items()
    ]
    elsewhere = _told_of(had, now, game, voice)
    for name in dict.fromkeys((*now.held, *had.held)):
        if name not in had.held:  # it was not counted then
            continue
        then, has_now = had.held[name], now.held.get(name, [])
        what = voice.text(f"{game}-figure-{name}")
        for key, terms in (("news-lost", _less(then, has_now)), ("news-gained", _less(has_now, then))):
            said = f"{game}-figure-{name}-{key.removeprefix('news-')}"
            named = has(voice.locale, said)
            terms = terms if named else [term for term in terms if term not in elsewhere]
            if terms:
                key = said if named else key
                parts.append(voice.text(key, what=what, names=[str(voice.term(game, term)) for term in terms]))
    scores = [
        voice.text("news-amount", what=voice.seat(seat), then=had.scores.get(seat, 0), now=n)
        for seat, n in sorted(now.scores.items())
        if had.scores.get(seat, 0) != n and (had.scores.get(seat, 0), n) not in changed.values()
    ]
    if scores:
        key = f"{game}-figure-scores"
        what = voice.text(key if has(voice.locale, key) else "news-scores")
        parts.append(voice.text("news-all-scores", what=what, scores=scores))
    return " · ".join(parts)


def _told_of(had: Figures, now: Figures, game: str, voice: Voice) -> list[Term]:
    """Of whom a figure with words of its own for it says what became of them: who is taken captive is not lost."""
    found: list[Term] = []
    for name in dict.fromkeys((*now.held, *had.held)):
        then, has_now = had.held.get(name, []), now.held.get(name, [])
        for way, terms in (("lost", _less(then, has_now)), ("gained", _less(has_now, then))):
            found += terms if has(voice.locale, f"{game}-figure-{name}-{way}") else []
    return found


class Own:
    """What is a seat's own in a game, by what it had and has: its places, people and families."""

    def __init__(self, game: str, seat: int, had: Figures | None = None, now: Figures | None = None) -> None:
        figures = [each for each in (had, now) if each is not None]
        self.seat, self._kinds = seat, front(game).kinds
        self._ordered = GAMES[game].ordered if game in GAMES else {}
        self._named = [term for each in figures for term in each.own]
        self._held = [t for each in figures for name, terms in each.held.items() if name not in OTHERS for t in terms]

    def concerns(self, event: Event) -> bool:
        """Whether an event is about the seat: meant for it alone, naming it, or what is its own. Places count where
        something happens to them, not where somebody sets out, goes by or passes through."""
        if event.audience is not None or self.seat in seats_in(event.params):
            return True
        kind = self._kinds.get(event.key) or usual(event)
        passing = kind.passing or kind.weight <= Weight.SMALL
        for name, value in event.params.items():
            for term in value if isinstance(value, list) else (value,):
                if isinstance(term, Place) and (passing or name == "from"):
                    continue
                if term in self._named or (term in self._held and not isinstance(value, list)):
                    return True
        return False

    def moved(self, event: Event) -> list[Term]:
        """What an event names that may be somebody else's by it: people and things, and places where they may come into
        other hands; not where somebody comes from."""
        kind = self._kinds.get(event.key) or usual(event)
        named = {name: value for name, value in event.params.items() if name != "from"}
        return [term for term in _terms(named) if not isinstance(term, Place) or kind.hands_over(event)]

    def fought(self, event: Event) -> int:
        """1 where an event says that the seat has won a fight, -1 where it has lost it."""
        kind = self._kinds.get(event.key)
        if kind is None or kind.fought is None:
            return 0
        won, lost = (any(p == SeatRef(self.seat) or p in self._named for p in side) for side in kind.fought(event))
        return won - lost

    def orders(self, event: Event) -> bool:
        """Whether an event that came of somebody else's act tells what the seat has chosen: by its standing orders."""
        who = event.params.get(self._ordered.get(event.key, ""))
        return any(
            term == SeatRef(self.seat) or term in self._named or term in self._held
            for term in (who if isinstance(who, list) else [who])
        )


def _by_orders(text: str, acts: Iterable[Sequence[Told]], voice: Voice) -> str:
    """A line which says of these acts that standing orders have chosen them: each where it stands, or at the end."""
    note, left = voice.text("news-ordered"), False
    for act in acts:
        alone = " ".join(each.text for each in act)
        if text and alone and alone in text:
            noted = f"{alone[:-1]} {note}." if alone.endswith(".") else f"{alone} {note}"
            text = text.replace(alone, noted)
        else:
            left = True
    return f"{text} {voice.text('news-ordered-part')}" if text and left else text


def _line(each: Told, own: Own, lost: Collection[Term], gained: Collection[Term]) -> Line:
    """A line with its mark."""
    named = {term for event in each.events for term in own.moved(event)}
    fights = [own.fought(event) for event in each.events]
    gone, come = bool(named & set(lost)), bool(named & set(gained)) or 1 in fights
    mine = gone or come or -1 in fights or any(map(own.concerns, each.events))
    mark = LOST if gone or -1 in fights else GAINED if come else OWN if mine else ""
    must = each.weight is Weight.GREAT or gone
    text = f"{mark} {each.text}" if mark else each.text
    return Line(text, must, mine, each.weight, events=each.events, chapter=each.chapter)


def _short(each: Told, game: str, view: Any, voice: Voice, seat: int, lost: Collection[Term]) -> str:
    """What a line begins with, what is great in it and what the seat has lost, for where there is little room; empty
    where it has nothing else."""
    kinds = front(game).kinds
    first, *rest = each.events
    great = [
        e for e in rest if (kinds.get(e.key) or usual(e)).weight is Weight.GREAT or set(lost) & {*_terms(e.params)}
    ]
    if len(great) in (0, len(rest)):
        return ""
    found = " ".join(line.text for line in sentences(game, view, [first, *great], voice, seat))
    return f"{found} …" if len(found) < len(each.text) else ""


def _moved(had: Figures | None, now: Figures | None) -> tuple[list[Term], list[Term]]:
    """What is the seat's own no more, and what has become so."""
    if had is None or now is None:
        return [], []
    both = [name for name in had.held if name not in RIVALS]
    then = [term for name in both for term in had.held[name]]
    has_now = [term for name in both for term in now.held.get(name, [])]
    return _less(then, has_now), _less(has_now, then)


def _less(some: Sequence[Term], others: Sequence[Term]) -> list[Term]:
    """What is among some and not among others, each as often as it is missing there."""
    rest = list(others)
    found = []
    for term in some:
        if term in rest:
            rest.remove(term)
        else:
            found.append(term)
    return found


def _terms(params: Params) -> Iterable[Term]:
    """What parameters name beside seats."""
    for value in params.values():
        for each in value if isinstance(value, list) else (value,):
            term = each.value if isinstance(each, Share) else each
            if not isinstance(term, int | SeatRef):
                yield term


def _cut(text: str, most: int) -> str:
    flat = " ".join(text.split())
    return shortened(flat, most)
