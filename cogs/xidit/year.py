"""Lords of Xidit: a year in a few lines, one per step, then what everybody gained and what else happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.locale import listing
from bot.presenter.voice import Voice
from engine.core import Place, SeatRef
from engine.xidit.view import Deed, XiditView

GAME = "xidit"
TOLD = frozenset((
    "xidit-wishes-sealed", "xidit-wishes-unsealed", "xidit-census-begins",
    "xidit-orders-sealed", "xidit-orders-unsealed", "xidit-orders-revealed", "xidit-orders-shown", "xidit-move",
    "xidit-no-road", "xidit-wait", "xidit-recruit", "xidit-recruited-before", "xidit-nobody-there", "xidit-act-nothing",
    "xidit-threat-stands", "xidit-threat-beaten", "xidit-titan-chosen", "xidit-titan-passed",
    "xidit-titan-here-before", "xidit-titan-beaten", "xidit-reward", "xidit-reward-sovereigns",
    "xidit-reward-bards", "xidit-reward-guild", "xidit-guild-occupied", "xidit-bards", "xidit-no-bards",
    "xidit-raised", "xidit-level-waits", "xidit-phantom-raised", "xidit-tile-recruit", "xidit-tile-threat",
    "xidit-census-sealed", "xidit-census-unsealed", "xidit-prize-sovereigns", "xidit-prize-bards",
    "xidit-prize-level", "xidit-no-levels", "xidit-year-end",
))  # fmt: skip
"""Events that the lines of a phase tell already, and seals."""


STEPPED = frozenset((
    "xidit-orders-revealed", "xidit-move", "xidit-no-road", "xidit-wait", "xidit-recruit", "xidit-recruited-before",
    "xidit-act-nothing", "xidit-threat-stands", "xidit-threat-beaten", "xidit-titan-beaten",
))  # fmt: skip
"""Events of the steps of a year."""
WHY = frozenset((
    "xidit-no-road", "xidit-recruited-before", "xidit-nobody-there", "xidit-act-nothing", "xidit-threat-stands",
    "xidit-titan-here-before", "xidit-titan-passed",
))  # fmt: skip
"""Events of orders that brought nothing, and say why."""


SEALS = frozenset(f"xidit-{what}-{done}" for what in ("wishes", "orders", "census") for done in ("sealed", "unsealed"))
"""Events that need not be read again where the year tells what came of them."""


def recap(
    view: XiditView, events: Sequence[Mapping[str, Any]], seat: int, voice: Voice
) -> tuple[list[str], int] | None:
    """The last year among what a seat has not seen yet, also one that still runs, the seat's own deeds in bold, and
    what was gained since; of how many events before it, besides seals, nothing is told. ``None`` when no year has run
    and no hero was placed."""
    keys = [str(e["key"]) for e in events]
    began = max((n for n, key in enumerate(keys) if key == "xidit-orders-revealed"), default=0)
    last = events[began:]
    lines = year(view, last, voice, own=seat)
    if lines is None and not STEPPED.isdisjoint(keys[began:]):
        steps = _steps(view, last, voice, seat)
        heard = last[:1] if steps and keys[began] == "xidit-orders-revealed" else [] if steps else last
        won = gains(last, len(view.seats), voice) if steps else []
        lines = [*(voice.say(str(e["key"]), e["params"]) for e in heard), *steps, *won]
    return None if not lines else (lines, sum(key not in SEALS for key in keys[:began]))


def year(
    view: XiditView, events: Sequence[Mapping[str, Any]], voice: Voice, *, own: int | None = None
) -> list[str] | None:
    """The lines of a phase that has ended among ``events``: the placement, a year up to its census, a whole year, or a
    census; ``None`` when none has, for the events in full.

    ``view`` is the public position after it, whose moments hold the year's steps. ``own``: the seat that reads.
    """
    keys = [str(e["key"]) for e in events]
    if "xidit-placement-end" in keys:
        return [voice.say(key, e["params"]) for key, e in zip(keys, events, strict=True) if key not in TOLD]
    ended = next((e for e in reversed(events) if e["key"] in ("xidit-census-begins", "xidit-year-end")), None)
    if ended is None:
        return None
    ran = "xidit-orders-revealed" in keys if own is None else not STEPPED.isdisjoint(keys)
    lines = [voice.say(str(ended["key"]), ended["params"])]
    if ran:
        lines += _steps(view, events, voice, own)
    told = [(key, voice.say(key, e["params"])) for key, e in zip(keys, events, strict=True) if key not in TOLD]
    lines += [line for key, line in told if key == "xidit-census"]
    lines += gains(events, len(view.seats), voice)
    if view.phantom and ran:
        tracks = [
            voice.text("result-score", what=voice.word(GAME, track), value=value)
            for track, value in view.phantom.items()
        ]
        lines.append(voice.text("xidit-year-phantom", tracks=tracks))
    return [*lines, *(line for key, line in told if key != "xidit-census")]


def _steps(view: XiditView, events: Sequence[Mapping[str, Any]], voice: Voice, own: int | None) -> list[str]:
    """A line for each step of the last year, as far as it has run. ``events`` may tell only its end, so the reasons of
    what brought nothing are found from there."""
    reasons: dict[int, list[str]] = {seat.seat: [] for seat in view.seats}
    for event in events:
        if event["key"] in WHY:
            reasons[event["params"]["seat"].seat].append(str(event["key"]).removeprefix("xidit-"))
    lines = []
    for moment in reversed(view.moments):
        if moment.step and moment.deeds:
            told = []
            for each in reversed(moment.deeds):
                idle = each.kind == "nothing" and bool(reasons[each.seat])
                told.append(deed(each, voice, own, reasons[each.seat].pop() if idle else ""))
            lines.append(voice.text("xidit-year-step", step=moment.step, deeds=" · ".join(reversed(told))))
    return lines[::-1]


def board_key(view: XiditView) -> Any:
    """What a board shows: pieces and tiles; neither whose turn it is nor who has sealed."""
    return (
        [(s.city, s.kills) for s in view.seats],
        (view.recruits, view.threats, view.coming_recruits, view.coming_threats, view.titans),
        (view.guilds, [r.bards for r in view.regions], view.phantom, view.rankings),
    )


def deed(deed: Deed, voice: Voice, own: int | None = None, why: str = "") -> str:
    """What one seat did in one step, as short as can be; in bold to the seat itself. ``why``: the reason of one that
    brought nothing, where it is known."""
    detail = voice.word(GAME, deed.detail) if deed.detail else ""
    seat = voice.seat(deed.seat)
    said = voice.text(f"xidit-deed-{deed.kind}", seat=seat, city=deed.city, detail=detail, why=why)
    return f"**{said}**" if deed.seat == own else said


def gains(events: Sequence[Mapping[str, Any]], seats: int, voice: Voice) -> list[str]:
    """One line per seat that gained something that everybody saw."""
    out = []
    for seat in range(seats):
        own = [(str(e["key"]), e["params"]) for e in events if e["params"].get("seat") == SeatRef(seat)]
        gold = sum(int(p["n"]) for k, p in own if k in ("xidit-reward-sovereigns", "xidit-prize-sovereigns"))
        levels = sum(int(p["built"]) for k, p in own if k == "xidit-reward-guild")
        raised = sum(1 for k, _ in own if k == "xidit-raised")
        levels += raised
        waits = max(0, sum(1 for k, _ in own if k == "xidit-prize-level") - raised)
        bards: Counter[Place] = Counter()
        for key, params in own:
            if key == "xidit-bards":
                bards[params["region"]] += params["n"]
        parts = []
        if gold:
            parts.append(voice.text("xidit-gain-sovereigns", n=gold))
        if levels:
            parts.append(voice.text("xidit-gain-levels", n=levels))
        parts += [voice.text("xidit-gain-bards", n=n, region=voice.place(GAME, r.slug)) for r, n in bards.items()]
        if waits:
            parts.append(voice.text("xidit-gain-waits", n=waits))
        if parts:
            out.append(voice.text("xidit-year-gains", seat=voice.seat(seat), gains=listing(voice.locale, parts)))
    return out
