"""Lords of Xidit: a year as a line for each step, what was won beside what won it; then the census and the rest."""

from __future__ import annotations

import dataclasses
import itertools
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from bot.locale import listing
from bot.presenter.games.xidit import hints
from bot.presenter.words.telling import Kind, Told, Weight, tell
from bot.presenter.words.voice import Voice
from engine.core import Event, Outcome, Param, Piece, Place, SeatRef, Word
from engine.xidit.analysis import PHANTOM, fallen, region_points
from engine.xidit.board import AROUND, CENTRAL, INDEX, REGIONS
from engine.xidit.view import Ranking, XiditView

GAME = "xidit"
IDLE = (
    "no-road", "recruited-before", "nobody-there", "act-nothing", "threat-stands", "titan-here-before", "titan-passed",
)  # fmt: skip
"""Orders that brought nothing; the event says why."""
DEEDS = {
    "xidit-move": "move", "xidit-wait": "stay", "xidit-recruit": "recruit", "xidit-threat-beaten": "kill",
    "xidit-titan-beaten": "titan", **{f"xidit-{why}": "nothing" for why in IDLE},
}  # fmt: skip
"""What a hero did in a step, by event."""
GAINS = frozenset(f"xidit-{key}" for key in (
    "reward-sovereigns", "reward-guild", "guild-occupied", "bards", "bards-bastion", "no-bards", "raised",
    "level-waits", "phantom-raised", "prize-sovereigns", "prize-level", "no-levels", "reward-bards", "prize-bards",
))  # fmt: skip
"""What a reward or a prize came to."""
SENDS = frozenset(("xidit-reward-bards", "xidit-prize-bards"))
"""What sends bards out, with the most that are sent."""
PLACED = frozenset(("xidit-bards", "xidit-bards-bastion", "xidit-no-bards"))
"""Where they went: told together once the last of them is placed, those of the Bastion to their owner alone."""
AMID = frozenset(f"xidit-{key}" for key in (
    "reward", "reward-sovereigns", "reward-guild", "guild-occupied", "raised", "level-waits", "prize-sovereigns",
))  # fmt: skip
"""What may happen between the two."""
NEWS = frozenset(("xidit-tile-recruit", "xidit-tile-threat", "xidit-awakening"))
"""What else happens in a step."""
RANKED = frozenset(("xidit-ranked", "xidit-ranked-phantom"))
ELIMINATED = frozenset(("xidit-eliminated", "xidit-eliminated-phantom"))


def _founds(event: Event) -> bool:
    """Whether a guild stands where none was before."""
    return event.params["built"] == event.params["levels"]


_STEP = Kind(opens=True, run="step", by="step", passing=True)

KINDS = {
    f"xidit-{key}": kind
    for kind, keys in {
        Kind(Weight.NONE): (
            *(f"{what}-{done}" for what in ("wishes", "orders", "census") for done in ("sealed", "unsealed")),
            "orders-shown", "titan-chosen", "reward", "reinforcements",
        ),
        Kind(Weight.SMALL, run="placed", by=""): ("placed",),
        Kind(): ("placement-end", "year-begins", "orders-revealed", "census-begins", "year-end"),
        _STEP: ("move", "wait", "recruit", *IDLE),
        dataclasses.replace(_STEP, weight=Weight.GREAT): ("threat-beaten", "titan-beaten"),
        Kind(Weight.PLAIN, follows=True, run="gains", by=""): (
            "reward-sovereigns", "guild-occupied", "bards", "bards-bastion", "no-bards", "raised", "level-waits",
            "phantom-raised", "prize-sovereigns", "prize-level", "no-levels", "reward-bards", "prize-bards",
        ),
        Kind(Weight.GREAT, follows=True, run="gains", by="", holds=_founds): ("reward-guild",),
        Kind(Weight.SMALL, follows=True): ("tile-recruit", "tile-threat"),
        Kind(Weight.PLAIN, follows=True): ("awakening",),
        Kind(Weight.GREAT, opens=True): ("census", "evaluation"),
        Kind(Weight.PLAIN, follows=True, run="ranked", by="track"): ("ranked", "ranked-phantom"),
        Kind(Weight.GREAT, follows=True): ("eliminated", "eliminated-phantom"),
        Kind(Weight.GREAT): ("saviour", "phantom-wins"),
    }.items()
    for key in keys
}  # fmt: skip
"""How every event is told: what a step, a census or an evaluation brings belongs to it."""


def context(view: XiditView) -> dict[str, Any]:
    """What sentences need of a view: the year that is over, if nothing has happened since (else 0), in which years
    there is a census, and where the bards are that everybody sees."""
    over = {"orders": view.year - 1, "over": view.year}.get(view.phase, 0)
    return {"over": over, "census": view.census_years, "bards": {r.slug: list(r.bards) for r in view.regions}}


def told(
    view: XiditView | dict[str, Any] | None, events: Sequence[Event], voice: Voice, seat: int | None
) -> list[Told]:
    """Events as lines of the year in which they happened; what the reader's own hero did stands in bold."""
    known = view if isinstance(view, dict) else {} if view is None else context(view)
    teller, years = (
        _Teller(voice, seat, _on_their_way(events), known, _out_before(events), _unasked(events)),
        _years(events),
    )
    lines = tell(KINDS, events, lambda e: voice.say(e.key, e.params), read=teller.read)
    chapters = [voice.text("xidit-year-chapter", year=n) if (n := years[id(line.events[0])]) else "" for line in lines]
    return [dataclasses.replace(line, chapter=chapter) for line, chapter in zip(lines, chapters, strict=True)]


def _out_before(events: Sequence[Event]) -> set[int]:
    """Events that rank somebody who is out since an earlier evaluation."""
    found: set[int] = set()
    gone: dict[Any, Param] = {}
    for event in events:
        who = "phantom" if event.key.endswith("-phantom") else event.params.get("seat")
        if event.key.startswith("xidit-eliminated"):
            gone[who] = event.params["track"]
        elif event.key in RANKED and gone.get(who, event.params["track"]) != event.params["track"]:
            found.add(id(event))
    return found


def _unasked(events: Sequence[Event]) -> set[int]:
    """Titans for which orders have paid without asking: what somebody pays by hand begins an act, and what somebody has
    named is told before."""
    return {
        id(event)
        for before, event in itertools.pairwise(events)
        if event.key == "xidit-titan-beaten" and before.key != "xidit-titan-chosen"
    }


def _years(events: Sequence[Event]) -> dict[int, int]:
    """By event the year in which it happened, 0 where nothing says so: the one that was named last; before any is
    named that which the first such event ends or goes on with."""
    found: dict[int, int] = {}
    year = 0
    for event in events:
        named = event.params.get("year")
        if isinstance(named, int):
            if not year:
                found = dict.fromkeys(found, named - (event.key == "xidit-year-begins"))
            year = named
        found[id(event)] = year
    return found


def _on_their_way(events: Sequence[Event]) -> set[int]:
    """Events that send bards of which nothing told afterwards says that all are placed."""
    found: dict[int, Event] = {}
    for event in events:
        if event.key in SENDS:
            found[id(event)] = event
        elif event.key in PLACED:
            found = {n: sent for n, sent in found.items() if sent.params["seat"] != event.params["seat"]}
        elif event.key not in AMID:
            found = {}
    return set(found)


@dataclasses.dataclass(frozen=True, slots=True)
class _Teller:
    """Reads lines for a seat."""

    voice: Voice
    """In whose language, and with whose names."""
    own: int | None
    """The reader's seat; ``None`` for a spectator."""
    unplaced: Collection[int]
    """Events whose bards may still be on their way, by ``id``."""
    known: dict[str, Any]
    """Of ``context``; empty where there is no view."""
    out: Collection[int]
    """Events that rank somebody who is out already, by ``id``."""
    unasked: Collection[int]
    """Titans that were paid for unasked, by ``id``."""

    def read(self, group: Sequence[Event]) -> list[str]:
        """The sentences of what belongs together."""
        voice = self.voice
        said: list[str] = []
        deeds: list[tuple[str, Event | None, list[Event]]] = []
        gains: list[Event] = []
        active = [e for e in group if e.key in RANKED and id(e) not in self.out]
        ranked = [self._ranked(e, [_number(each) for each in active]) for e in active]
        why = self._fallen(group)
        for event in group:
            if event.key in DEEDS:
                deeds.append((self._deed(event), event, []))
            elif event.key in GAINS:
                (deeds[-1][2] if deeds else gains).append(event)
            elif event.key in NEWS and deeds:
                deeds.append((_news(event, voice), None, []))
            elif event.key not in RANKED:
                said.append(why.get(id(event)) or voice.say(event.key, event.params))
            if event.key == "xidit-year-end":
                said += self._bards(event.params["year"])
        if ranked:
            said.insert(int(group[0].key not in RANKED), f"{' · '.join(ranked)}.")
        for seat in dict.fromkeys(event.params["seat"] for event in gains):
            won = self._gains([event for event in gains if event.params["seat"] == seat], None)
            said.append(voice.text("xidit-year-gains", seat=voice.term(GAME, seat), gains=listing(voice.locale, won)))
        if deeds:
            step = group[0].params.get("step")
            parts = [
                f"{deed}: {listing(voice.locale, self._gains(won, cause))}" if won else deed
                for deed, cause, won in deeds
            ]
            line = " · ".join(parts)
            said.insert(0, voice.text("xidit-year-step", step=step, deeds=line) if isinstance(step, int) else line)
        return said

    def _deed(self, event: Event) -> str:
        """What one seat did in one step; to the seat itself, whether its orders have spent units unasked."""
        text = _deed(event, self.voice, self.own)
        unasked = id(event) in self.unasked and self.own is not None and event.params["seat"] == SeatRef(self.own)
        return self.voice.text("xidit-year-unasked", deed=text) if unasked else text

    def _ranked(self, event: Event, values: Sequence[int]) -> str:
        """A place in an evaluation: what is counted, and where others have as much the units that break the tie."""
        seat, value, units, *_ = _row(event, {})
        units = units if values.count(value) > 1 else -1
        told = hints.amount(self.voice, _track(event), value)
        return self.voice.text("xidit-year-ranked", seat=self.voice.seat(seat), value=told, units=units)

    def _fallen(self, group: Sequence[Event]) -> dict[int, str]:
        """By the event that somebody is out, which figure decided that; nothing where not all are told that were
        ranked."""
        gone = {_seat(event): id(event) for event in group if event.key in ELIMINATED}
        rows = [_row(event, gone) for event in group if event.key in RANKED and id(event) not in self.out]
        if not gone or not {*gone} < {row[0] for row in rows}:
            return {}
        track = _track(group[0])
        return {gone[fall.who]: hints.fell(self.voice, track, fall) for fall in fallen(Ranking(track, rows))}

    def _bards(self, year: Param) -> list[str]:
        """After a census where all bards are that everybody sees: at the end of the game those of the Bastion too, and
        what reputation they give."""
        if year != self.known.get("over") or year not in self.known["census"]:
            return []
        voice, there, last = self.voice, [], year == self.known["census"][-1]
        for slug, counts in self.known["bards"].items():
            region = REGIONS[INDEX[slug]]
            points = region_points(counts, region.first, region.second)
            seats = [
                voice.text("xidit-year-points", seat=voice.seat(s), n=n, points=points[s])
                if last
                else voice.text("xidit-panel-seen", seat=voice.seat(s), n=n)
                for s, n in enumerate(counts) if n
            ]  # fmt: skip
            if seats:
                there.append(voice.text("xidit-year-region", region=voice.place(GAME, slug), seats=", ".join(seats)))
        key = "xidit-year-reputation" if last else "xidit-year-bards"
        return [voice.text(key, regions=" · ".join(there))] if there else []

    def _unseen(self, events: Sequence[Event], cause: Event | None) -> list[str]:
        """Bards that were sent and that nobody saw being placed: they went to the Bastion, if there were so many and
        it is near. The owner is told where they went."""
        sent = [event for event in events if event.key in SENDS]
        most = sum(_number(event) for event in sent) - sum(_number(e) for e in events if e.key == "xidit-bards")
        if any(id(event) in self.unplaced for event in sent):
            return [self.voice.text("xidit-gain-bards-sent", n=most)]
        mine = self.own is not None and any(event.params["seat"] == SeatRef(self.own) for event in sent)
        city = None if cause is None else cause.params.get("city")
        far = isinstance(city, Place) and isinstance(city.slug, int) and CENTRAL not in AROUND[city.slug]
        told_ = any(event.key in ("xidit-bards-bastion", "xidit-no-bards") for event in events)
        if most <= 0 or mine or far or told_:
            return []
        return [self.voice.text("xidit-gain-bards-unseen", n=most)]

    def _gains(self, events: Sequence[Event], cause: Event | None) -> list[str]:
        """What a seat won with one deed, or one prize."""
        voice = self.voice
        sums: Counter[str] = Counter()
        bards: Counter[Place] = Counter()
        rest: list[str] = []
        for event in events:
            key, params, n = event.key.removeprefix("xidit-"), event.params, _number(event)
            match key:
                case "reward-sovereigns" | "prize-sovereigns":
                    sums["sovereigns"] += n
                case "prize-level":
                    sums["waits"] += 1
                case "raised":
                    sums["levels"] += 1
                    sums["waits"] -= 1
                case "reward-guild":
                    built = params["built"]
                    sums["levels"] += built if isinstance(built, int) else 0
                case "reward-bards" | "prize-bards":
                    pass
                case "bards" if isinstance(region := params["region"], Place):
                    bards[region] += n
                case "level-waits":
                    sums["waits"] = max(sums["waits"], 1)
                case "phantom-raised" if isinstance(track := params["track"], Word):
                    rest.append(voice.text("xidit-gain-phantom", track=voice.term(GAME, track), n=n))
                case "bards-bastion":
                    rest.append(voice.text("xidit-gain-bastion", n=n))
                case _:
                    rest.append(voice.text(f"xidit-gain-{key}"))
        parts = [voice.text(f"xidit-gain-{what}", n=n) for what, n in sums.items() if n > 0]
        parts += [voice.text("xidit-gain-bards", n=n, region=voice.place(GAME, r.slug)) for r, n in bards.items()]
        parts += self._unseen(events, cause)
        return [*parts, *rest] or [voice.text("xidit-gain-nothing")]


def _deed(event: Event, voice: Voice, own: int | None) -> str:
    """What one seat did in one step, as short as can be; in bold to the seat itself."""
    kind, params = DEEDS[event.key], event.params
    detail = params.get("unit") or params.get("creature")
    seat, paid = params["seat"], params.get("units")
    text = voice.text(
        f"xidit-deed-{kind}",
        units=hints.units(voice, [unit.slug for unit in paid if isinstance(unit, Piece)], counted=True)
        if isinstance(paid, list)
        else "",
        seat=voice.term(GAME, seat),
        city=voice.term(GAME, params["city"]),
        detail=voice.term(GAME, detail) if detail is not None else "",
        why=event.key.removeprefix("xidit-") if kind == "nothing" else "",
    )
    return f"**{text}**" if own is not None and seat == SeatRef(own) else text


def _news(event: Event, voice: Voice) -> str:
    """A tile that came in, or Titans that awoke."""
    if event.key == "xidit-awakening":
        return voice.say(event.key, event.params).rstrip(".")
    return voice.say(event.key.replace("xidit-tile-", "xidit-told-"), event.params)


def _seat(event: Event) -> int:
    """Whom an evaluation is about."""
    seat = event.params.get("seat")
    return seat.seat if isinstance(seat, SeatRef) else PHANTOM


def _track(event: Event) -> str:
    """Which evaluation it belongs to."""
    track = event.params["track"]
    assert isinstance(track, Word)
    return track.slug


def _row(event: Event, gone: Collection[int]) -> tuple[int, int, int, bool, bool]:
    """A place in an evaluation, as a ranking has it; ``gone``: who is out there."""
    units = event.params.get("units", -1)
    assert isinstance(units, int)
    return _seat(event), _number(event), units, _seat(event) in gone, False


def places(outcome: Outcome, voice: Voice) -> str:
    """What the places at the end rest on."""
    return voice.text("xidit-places" if outcome.places else "xidit-places-none")


def _number(event: Event) -> int:
    """How many it is about."""
    n = event.params.get("n")
    return n if isinstance(n, int) else 0


def board_key(view: XiditView) -> Any:
    """What a board shows: pieces and tiles; neither whose turn it is nor who has sealed."""
    return (
        [(s.city, s.kills) for s in view.seats],
        (view.recruits, view.threats, view.coming_recruits, view.coming_threats, view.titans),
        (view.guilds, [r.bards for r in view.regions], view.phantom, view.rankings),
    )
