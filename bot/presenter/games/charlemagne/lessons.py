"""Charlemagne for newcomers: which topic of ``/rules`` fits each step, and lessons that fit what the panel offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.locale import has
from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.lists import Worded
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.words.voice import Voice
from engine.charlemagne.analysis import (
    PRICES,
    Ground,
    bill,
    building_price,
    fresh,
    hand_of,
    levy_due,
    may_answer,
    paid_from,
    points_of,
    prey,
    reasons,
    stands_fast,
    treasury_open,
    vassal_hopes,
    worth_pillaging,
)
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import ADVANCE, ENVOYS, REGION, RELIGIONS, TREACHERY
from engine.charlemagne.view import ChView

TOPIC_OF = {
    "deploy": "start", "envoys": "events", "name": "events", "raid": "events", "place-leader": "leaders",
    "bury": "leaders", "envoy": "vassalage", "lay": "markers", "lay-faith": "conversion", "guard": "vassalage",
    "guard-faith": "conversion", "treasury": "treasury", "levy": "levy", "operations": "forces", "muster": "forces",
    "force": "move", "withdraw": "battle", "challenge": "battle", "battle": "battle", "defend": "battle",
    "lose": "battle", "retreat": "retreat", "supply": "supply", "standing": "orders", "desk": "markers",
    "treaty": "treaties", "offered": "treaties", "offer": "treaties", "renounce": "treaties", "event": "events",
    "draw": "markers", "plan": "battle", "answer": "battle",
}  # fmt: skip
SEATS = 2
"""Seats of a first game."""
Fits = Callable[[ChView, Voice], Mapping[str, Any]]


def lesson(view: Any, step: str, voice: Voice) -> str:
    """What a first game teaches where that hangs on what the panel offers; empty for other steps."""
    assert isinstance(view, ChView)
    fits = FITS.get(step)
    keys = (f"charlemagne-taught-{view.turn}-{step}", f"charlemagne-taught-{step}")
    key = next((k for k in keys if has(voice.locale, k)), "")
    known = fits is not None and key and view.turn <= TAUGHT and view.own is not None
    return voice.text(key, **fits(view, voice)) if known and fits is not None else ""


TAUGHT = 3
"""Turns of a first game that have lessons."""


def _held(view: ChView, kind: int) -> int:
    """How many markers of a kind the seat holds."""
    return (hand_of(view, view.seat or 0) or [])[kind]


def _envoy(view: ChView, voice: Voice) -> dict[str, int]:
    """The regions that an attempt may win or set free."""
    return {"n": len(vassal_hopes(view))}


def _envoys(view: ChView, voice: Voice) -> dict[str, int]:
    return {"n": _held(view, ENVOYS)}


def _lay(view: ChView, voice: Voice) -> dict[str, int]:
    """How much more than one sum may be sent."""
    attempt = Worded(view, voice).attempt
    if attempt is None:
        return {"n": 0}
    hand, sums = hand_of(view, view.seat or 0) or [], set[int]()
    region, conversion, points = REGION[attempt.region], bool(attempt.religion), 1
    while (paid := paid_from(hand, region, conversion, points)) is not None:
        sums.add(points_of(paid, region, conversion))
        points += 1
    return {"n": max(0, len(sums) - 1)}


def _guard(view: ChView, voice: Voice) -> dict[str, int]:
    """The points that may be set against an attempt."""
    attempt = view.attempt
    if attempt is None:
        return {"n": 0}
    region, religion = REGION[attempt.region], RELIGIONS.index(attempt.religion) if attempt.religion else -1
    if not may_answer(view, attempt.seat, region, religion):
        return {"n": 0}
    return {"n": points_of(hand_of(view, view.seat or 0) or [], region, religion >= 0)}


def _treasury(view: ChView, voice: Voice) -> dict[str, int]:
    """2 where something may be built, 1 where only markers can be bought, 0 for nothing; the places whose pillage
    may be cleared; what supply costs as everybody is now."""
    points, ground = view.own.treasury if view.own is not None else 0, Ground(view)
    builds, open_ = treasury_open(view)
    buys = open_ and points >= PRICES.stratagem and view.cup > 0
    n = 2 if buys and builds and points >= building_price("burg") else int(buys)
    mine = sum(ground.held.get(p) == view.seat for p in view.pillaged)
    clear = mine if points >= PRICES.remove_pillage else 0
    return {"n": n, "clear": clear, "supply": bill(view, view.seat or 0)}


def _levy(view: ChView, voice: Voice) -> dict[str, int]:
    return {"n": sum(each.can for each in levy_due(view))}


def _operations(view: ChView, voice: Voice) -> dict[str, int]:
    """The places from which a force may set out."""
    seat = view.seat or 0
    return {"n": sum(bool(fresh(view, seat, p)) for p in Ground(view).own(seat))}


def _muster(view: ChView, voice: Voice) -> dict[str, int]:
    """0 for one unit that is not ticked and 1 for one that is, 2 for several of which none is ticked, else 3."""
    if view.muster is None:
        return {"n": 0}
    several = len(hints.ready(view, view.muster.place)) > 1
    return {"n": 2 * several + any(view.muster.picked.values())}


def _retreat(view: ChView, voice: Voice) -> dict[str, int]:
    """Whether the retreat may end where the units are."""
    return {"n": int(stands_fast(view))}


def _force(view: ChView, voice: Voice) -> dict[str, Any]:
    """The lists that stand on the panel of a force, by their headings."""
    worded = Worded(view, voice)
    here = worded.here
    offers = {
        voice.verb(GAME, "battle"): bool(here),
        voice.text("charlemagne-panel-go-attack"): any(set(found) - here for found in worded.near.values()),
        voice.text("charlemagne-panel-go-pillage"): any(worth_pillaging(view, goal) for goal in worded.goals.values()),
        voice.text("charlemagne-panel-go-end"): bool(worded.goals),
    }
    found = [f"**{text}**" for text, there in offers.items() if there]
    return {"n": len(found), "list": found}


def _battle(view: ChView, voice: Voice) -> dict[str, int]:
    """The markers that may be played in the battle."""
    battle, seat, force = view.battle, view.seat or 0, view.force
    if battle is None or force is None:
        return {"n": 0}
    attacks = seat == battle.seat
    theirs, place = (battle.units, PLACE[battle.place]) if attacks else (force.units, None)
    taken = not battle.treachery[seat] and prey(reasons(view, theirs, place, False, ""))
    plays = (_held(view, ADVANCE) and not battle.advances[seat], _held(view, TREACHERY) and taken)
    return {"n": sum(map(bool, plays))}


def _supply(view: ChView, voice: Voice) -> dict[str, int]:
    """Whether the seat can pay for all; whether there is a famine."""
    paid = view.own is not None and bill(view, view.seat or 0) <= view.own.treasury
    return {"n": int(paid), "famine": int(view.famine)}


FITS: Mapping[str, Fits] = {
    "envoy": _envoy, "envoys": _envoys, "lay": _lay, "lay-faith": _lay, "guard": _guard, "guard-faith": _guard,
    "treasury": _treasury, "levy": _levy, "operations": _operations, "muster": _muster, "force": _force,
    "battle": _battle, "defend": _battle, "retreat": _retreat, "supply": _supply,
}  # fmt: skip
"""By step what its lesson must know of the panel."""
