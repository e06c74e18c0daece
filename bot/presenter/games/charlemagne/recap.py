"""A player turn as sentences: an operation, a battle, an attempt or an event of the table with what came of it."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.common.errors import Raw
from bot.locale import listing
from bot.presenter.words.telling import Kind, Sides, Told, Weight, but, tell
from bot.presenter.words.voice import NOBODY, Voice
from engine.charlemagne.analysis import meaning
from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.deeds import Revolted
from engine.charlemagne.game_data import BURGS_OF, EVENTS, LAND_OF, REGION, REGION_IDS
from engine.core import Event, Piece, Place, SeatRef, Word

GAME = "charlemagne"
LEADERS = frozenset(("leader", "charlemagne"))
_FIRST = re.compile(r"\w")
ON_THE_WAY = 3
"""Burgs on the way of a force that are named; the others are between them."""

_UNHEARD = Kind(Weight.NONE)
_ENDS = Kind(Weight.NONE, ends=True)
_SMALL = Kind(Weight.SMALL)
_WORKS = Kind(opens=True, run="works")
_CAUSE = Kind(Weight.PLAIN, opens=True)
_STEP = Kind(Weight.PLAIN, opens=True, follows=True)
_GREAT_STEP = Kind(Weight.GREAT, opens=True, follows=True)
_AFTER = Kind(Weight.PLAIN, follows=True)
_SMALL_AFTER = Kind(Weight.SMALL, follows=True)
_GREAT_AFTER = Kind(Weight.GREAT, follows=True)


def _fought(event: Event) -> Sides:
    """Who has won a battle and who has lost it: whoever attacks, or the other; nobody where both lose a unit."""
    attacker, result = event.params["seat"], event.params["result"]
    other = [SeatRef(seat) for seat in (0, 1) if SeatRef(seat) != attacker]
    if not isinstance(result, Word):
        return [], []
    found = meaning(result.slug.removeprefix("result-").upper())
    return ([], []) if found.both else ([attacker], other) if found.attacker_won else (other, [attacker])


KINDS = {
    f"charlemagne-{key}": kind
    for kind, keys in {
        _ENDS: ("phase",),
        _UNHEARD: ("revolt-die", "corruption"),
        _SMALL: ("discarded", "treaty-lapsed", "envoys-none", "prepared"),
        _WORKS: ("hired", "built", "cleared", "levied", "disbanded"),
        dataclasses.replace(_WORKS, weight=Weight.SMALL): ("income", "supplied"),
        Kind(): ("turn", "deployed", "treaty-offered", "treaty-withdrawn", "treaty-declined", "treaty-void",
                 "revealed"),
        Kind(Weight.GREAT): ("won-points", "won-capitulation"),
        Kind(follows=True, run="retreat"): ("retreated",),
        _CAUSE: (
            "marched", "attempt", "attacked", "revolt-none", "revolt-neutral", "revolt-tribal",
            *(f"event-{row.slug}" for row in EVENTS.values()),
        ),
        _STEP: ("moved", "attempt-lost", "played", "pillage-failed", "envoys", "king-escapes"),
        _GREAT_STEP: (
            "attempt-won", "attempt-neutral", "battle", "duel", "withdrew", "pillaged", "raided",
            "control-empire", "control-tribal", "control-neutral", "treaty-broken",
        ),
        Kind(Weight.GREAT, opens=True): ("treaty-agreed",),
        _GREAT_AFTER: ("king-dead", "converted", "score"),
        _AFTER: (
            "eliminated", "eliminated-neutral", "stranded", "nowhere", "gained", "guarded", "raid-none", "took",
            "took-none", "returned-all", "advance", "treachery", "tribute", "tribute-own", "spied", "corruption-own",
            "lost", "lost-own", "leader", "leader-none", "showed",
        ),
        _SMALL_AFTER: ("drew", "drew-own"),
    }.items()
    for key in keys
}  # fmt: skip
KINDS |= but(KINDS, GAME, "duel withdrew attempt-neutral", holds=False)
KINDS |= but(KINDS, GAME, "built cleared moved marched", holds=True)
KINDS |= but(KINDS, GAME, "battle", holds=False, fought=_fought)
"""How every event is told. A step belongs to the operation, the attempt or the event before it, and what it brings
belongs to it."""


def context(view: Any) -> dict[str, Any]:
    """What sentences need of a view: what counted in the last revolts, and where ruins lie."""
    if view is None:
        return {}
    rolled = [deed for turn in view.deeds for deed in turn.deeds if isinstance(deed, Revolted)]
    return {
        "revolts": [[REGION_IDS[d.region], d.die, [[why, n] for why, n in d.shifts]] for d in rolled],
        "pillaged": [*view.pillaged],
    }


def told(view: Any, events: Sequence[Event], voice: Voice, seat: int | None) -> list[Told]:
    """Events as lines."""
    known = view if isinstance(view, dict) else context(view)
    return tell(KINDS, events, lambda event: _say(event, voice), read=lambda group: _read(group, voice, known))


def _read(group: Sequence[Event], voice: Voice, known: Mapping[str, Any]) -> list[str]:
    """The sentences of what belongs together, in the order of the events: a march as one way, what was raised as
    numbers, the score at the end."""
    keys = {event.key.removeprefix("charlemagne-") for event in group}
    score = [event.params for event in group if event.key == "charlemagne-score"]
    texts: list[str] = []
    rest = list(group)
    while rest:
        taken = _alike(rest)
        del rest[: len(taken)]
        first = taken[0]
        key = first.key.removeprefix("charlemagne-")
        if key == "score" or (key == "attacked" and not keys.isdisjoint(("battle", "withdrew"))):
            continue
        texts.append(_sentence(key, taken, keys, voice))
        if key in _REVOLTS and len(group) > 1:
            texts.append(_why(first, voice, known))
    if score and score[0]["before"] != score[-1]["points"]:
        texts.append(voice.say("charlemagne-score", {**score[-1], "before": score[0]["before"]}))
    if len(group) == 1 and not keys.isdisjoint(_REVOLTS):
        texts.append(voice.text("charlemagne-told-revolt-still"))
    return texts


_REVOLTS = frozenset(("revolt-neutral", "revolt-tribal"))


def _why(event: Event, voice: Voice, known: Mapping[str, Any]) -> str:
    """What was added to the die of a revolt, and what was missing that would have helped; empty where that is no longer
    known."""
    region, total = event.params["region"], event.params["total"]
    assert isinstance(region, Place)
    found = [s for slug, n, s in known.get("revolts", ()) if slug == region.slug and n + sum(x for _, x in s) == total]
    if not found:
        return ""
    number, shifts = REGION[str(region.slug)], dict(found[-1])
    ruins = [voice.place(GAME, PLACES[p]) for p in known.get("pillaged", ()) if LAND_OF[p] == number]
    parts = []
    for why, n in shifts.items():
        what = voice.text(f"charlemagne-picture-shift-{why}")
        where = ruins if why == "pillage" else []
        amount = f"{n:+d}".replace("-", "−")
        parts.append(voice.text("charlemagne-told-shift", n=amount, what=what, places=where, count=len(where)))
    if BURGS_OF[number] and "garrisons" not in shifts:
        parts.append(voice.text("charlemagne-told-bare"))
    return voice.text("charlemagne-told-revolt-why", list=parts) if parts else ""


_RESULTS = {"attempt-won": "won", "attempt-neutral": "neutral", "attempt-lost": "lost"}


def _sentence(key: str, taken: Sequence[Event], keys: Collection[str], voice: Voice) -> str:
    """One sentence of a line that tells events of these kinds."""
    first = taken[0]
    if key in ("marched", "moved"):
        return _march(taken, voice)
    if key == "retreated":
        return _say(Event(first.key, {**first.params, "place": taken[-1].params["place"]}), voice)
    if key in ("levied", "hired"):
        return _raised(key, taken, voice)
    if key == "eliminated" and "battle" in keys and first.params["seat"] != NOBODY:
        units = _counted(first.params["units"], voice)
        return voice.text("charlemagne-told-lost", seat=str(voice.term(GAME, first.params["seat"])), units=units)
    decided = not _RESULTS.keys().isdisjoint(keys)
    if key in ("attempt", "guarded") and decided:
        return voice.say(f"charlemagne-told-{key}", first.params)
    if key in _RESULTS and "attempt" in keys:
        return voice.say(f"charlemagne-told-result-{_RESULTS[key]}", first.params)
    return _say(first, voice)


def _alike(rest: Sequence[Event]) -> list[Event]:
    """The first of some events with those after it that one sentence tells."""
    first = rest[0]
    like = {
        "charlemagne-marched": ("charlemagne-moved", "charlemagne-score"),
        "charlemagne-moved": ("charlemagne-moved", "charlemagne-score"),
        "charlemagne-retreated": ("charlemagne-retreated",),
        "charlemagne-levied": ("charlemagne-levied",),
        "charlemagne-hired": ("charlemagne-hired",),
    }.get(first.key, ())
    taken = [first]
    for event in rest[1:]:
        if event.key not in like or not _goes_on(taken[-1], event):
            break
        taken.append(event)
    return taken


def _goes_on(before: Event, event: Event) -> bool:
    """Whether a group that falls back goes on from where it stopped; others are alike by their key."""
    return event.key != "charlemagne-retreated" or event.params["from"] == before.params["place"]


def _say(event: Event, voice: Voice) -> str:
    """One event. What was not yet told with an event when a game began is told as it was then."""
    key = event.key
    params: dict[str, Any] = dict(event.params)
    if "units" in params:
        params["units"] = _counted(params["units"], voice)
    if "place" in params:
        params["place"] = Raw(_where(params["place"], voice))
    if key.startswith("charlemagne-control-") and "was" in params:
        key, params = "charlemagne-told-control", {"n": 0, **params}  # older games do not say how many go with it
    elif key == "charlemagne-battle" and isinstance(params["seat"], SeatRef):
        key, params["foe"] = "charlemagne-told-battle", SeatRef(1 - params["seat"].seat)
    elif key == "charlemagne-turn" and "points" in params:
        key = "charlemagne-told-turn"
    elif key.startswith("charlemagne-attempt-") and "goal" in params:
        key = key.replace("charlemagne-", "charlemagne-told-")
    text = voice.say(key, params)
    return _FIRST.sub(lambda found: found[0].upper(), text, count=1) if "region" in params else text


def _counted(units: Any, voice: Voice) -> Any:
    """Units, those of one kind once with their number."""
    found = Counter(str(voice.term(GAME, unit)) for unit in units)
    return [Raw(voice.text("charlemagne-panel-marker", marker=unit, n=n)) for unit, n in found.items()]


def _march(taken: Sequence[Event], voice: Voice) -> str:
    """A force and its way: where it set out, burgs it went by, where it is."""
    moves = [event.params for event in taken if event.key == "charlemagne-moved"]
    first = taken[0].params
    start = first["from"] if taken[0].key == "charlemagne-moved" else first["place"]
    path = [place for move in moves for place in (move["path"] if isinstance(move["path"], list) else ())]
    between = [p for p in path[:-1] if isinstance(p, Place) and not _plain(p)][:ON_THE_WAY]
    ends: list[Any] = [start, *between, *path[-1:]]
    way = " → ".join(_where(place, voice) for place in ends)
    who = str(voice.term(GAME, first["seat"]))
    if taken[0].key == "charlemagne-moved":
        return voice.text("charlemagne-told-moved", seat=who, way=way)
    if not path:  # it stays, or attacks from where it stands, as the battle says
        return ""
    units = first["units"]
    slugs = [unit.slug for unit in units if isinstance(unit, Piece)] if isinstance(units, list) else []
    force = [voice.text("charlemagne-told-units", n=n)] if (n := sum(s not in LEADERS for s in slugs)) else []
    force += [str(voice.term(GAME, Piece(slug))) for slug in slugs if slug in LEADERS]
    return voice.text(
        "charlemagne-told-marched", seat=who, force=listing(voice.locale, force), way=way, die=first["die"]
    )


def _plain(place: Place) -> bool:
    """Whether a place is a hex without a name."""
    return str(place.slug).removeprefix("h").isdecimal()


def _where(place: Any, voice: Voice) -> str:
    """A place; of a hex without a name also the region it lies in."""
    name = str(voice.term(GAME, place))
    region = LAND_OF[PLACE[str(place.slug)]]
    if not _plain(place) or region < 0:
        return name
    return voice.text("charlemagne-told-hex", place=name, region=voice.place(GAME, REGION_IDS[region]))


def _raised(what: str, taken: Sequence[Event], voice: Voice) -> str:
    """Units that were raised or hired, by region."""
    places = [event.params["place"] for event in taken]
    regions = [LAND_OF[PLACE[str(place.slug)]] for place in places if isinstance(place, Place)]
    where = Counter(
        voice.place(GAME, REGION_IDS[r]) if r >= 0 else str(voice.term(GAME, p))
        for r, p in zip(regions, places, strict=True)
    )
    parts = [voice.text("charlemagne-told-in", place=place, n=n) for place, n in where.items()]
    who = str(voice.term(GAME, taken[0].params["seat"]))
    return voice.text(f"charlemagne-told-{what}", seat=who, n=len(taken), where=", ".join(parts))
