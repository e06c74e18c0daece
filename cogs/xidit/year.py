"""Lords of Xidit: a year as a line for each step, what was won beside what won it; then the census and the rest."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.locale import listing
from bot.presenter.telling import Kind, Told, Weight, tell
from bot.presenter.voice import Voice
from engine.core import Event, Place, SeatRef, Word
from engine.xidit.view import XiditView

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
    "level-waits", "phantom-raised", "prize-sovereigns", "prize-level", "no-levels",
))  # fmt: skip
"""What a reward or a prize came to."""
NEWS = frozenset(("xidit-tile-recruit", "xidit-tile-threat", "xidit-awakening"))
"""What else happens in a step."""
RANKED = frozenset(("xidit-ranked", "xidit-ranked-phantom"))
_STEP = Kind(opens=True, run="step", by="step", passing=True)

KINDS = {
    f"xidit-{key}": kind
    for kind, keys in {
        Kind(Weight.NONE): (
            *(f"{what}-{done}" for what in ("wishes", "orders", "census") for done in ("sealed", "unsealed")),
            "orders-shown", "titan-chosen", "reward", "reward-bards", "prize-bards", "reinforcements",
        ),
        Kind(Weight.SMALL, run="placed", by=""): ("placed",),
        Kind(): ("placement-end", "year-begins", "orders-revealed", "census-begins", "year-end"),
        _STEP: ("move", "wait", "recruit", *IDLE),
        dataclasses.replace(_STEP, weight=Weight.GREAT): ("threat-beaten", "titan-beaten"),
        Kind(Weight.PLAIN, follows=True, run="gains", by=""): (
            "reward-sovereigns", "guild-occupied", "bards", "bards-bastion", "no-bards", "raised", "level-waits",
            "phantom-raised", "prize-sovereigns", "prize-level", "no-levels",
        ),
        Kind(Weight.GREAT, follows=True, run="gains", by=""): ("reward-guild",),
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


def told(view: XiditView, events: Sequence[Event], voice: Voice, seat: int | None) -> list[Told]:
    """Events as lines; what the reader's own hero did stands in bold."""
    return tell(KINDS, events, lambda e: voice.say(e.key, e.params), read=lambda group: _read(group, voice, seat))


def _read(group: Sequence[Event], voice: Voice, own: int | None) -> list[str]:
    """The sentences of what belongs together."""
    said: list[str] = []
    deeds: list[tuple[str, list[Event]]] = []
    gains: list[Event] = []
    ranked = [voice.say(e.key, e.params) for e in group if e.key in RANKED]
    for event in group:
        if event.key in DEEDS:
            deeds.append((_deed(event, voice, own), []))
        elif event.key in GAINS:
            (deeds[-1][1] if deeds else gains).append(event)
        elif event.key in NEWS and deeds:
            deeds.append((_news(event, voice), []))
        elif event.key not in RANKED:
            said.append(voice.say(event.key, event.params))
    if ranked:
        said.insert(int(group[0].key not in RANKED), f"{' · '.join(ranked)}.")
    for seat in dict.fromkeys(event.params["seat"] for event in gains):
        won = _gains([event for event in gains if event.params["seat"] == seat], voice)
        said.append(voice.text("xidit-year-gains", seat=voice.term(GAME, seat), gains=listing(voice.locale, won)))
    if deeds:
        step = group[0].params.get("step")
        parts = [f"{deed}: {listing(voice.locale, _gains(won, voice))}" if won else deed for deed, won in deeds]
        line = " · ".join(parts)
        said.insert(0, voice.text("xidit-year-step", step=step, deeds=line) if isinstance(step, int) else line)
    return said


def _deed(event: Event, voice: Voice, own: int | None) -> str:
    """What one seat did in one step, as short as can be; in bold to the seat itself."""
    kind, params = DEEDS[event.key], event.params
    detail = params.get("unit") or params.get("creature")
    seat = params["seat"]
    text = voice.text(
        f"xidit-deed-{kind}",
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


def _gains(events: Sequence[Event], voice: Voice) -> list[str]:
    """What a seat won with one deed or one prize."""
    sums: Counter[str] = Counter()
    bards: Counter[Place] = Counter()
    rest: list[str] = []
    for event in events:
        key, params = event.key.removeprefix("xidit-"), event.params
        amount = params.get("n")
        n = amount if isinstance(amount, int) else 0
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
    return [*parts, *rest] or [voice.text("xidit-gain-nothing")]


def board_key(view: XiditView) -> Any:
    """What a board shows: pieces and tiles; neither whose turn it is nor who has sealed."""
    return (
        [(s.city, s.kills) for s in view.seats],
        (view.recruits, view.threats, view.coming_recruits, view.coming_threats, view.titans),
        (view.guilds, [r.bards for r in view.regions], view.phantom, view.rankings),
    )
