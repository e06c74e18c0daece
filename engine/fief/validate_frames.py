"""Whether the frames of a save can be played: who is asked exists, what is in hand is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

import msgspec

from engine.core import Action
from engine.fief.board import is_free
from engine.fief.deals import MOST_ARTICLES, ROUTES, article_of, words_of
from engine.fief.game_data import CARDS, CITIES, NOBLES, NONE, PLACES, REGIONS, SERVANTS, UNITS, N
from engine.fief.phases.base import Asking
from engine.fief.phases.rounds import ORDER
from engine.fief.phases.table import PHASES
from engine.fief.state import (
    CAPTORS,
    INSIDE,
    PARADE,
    Assign,
    Battle,
    Bestowing,
    Burning,
    Buying,
    Challenge,
    Consent,
    Court,
    Deal,
    Deathbed,
    Discarding,
    Drawing,
    Election,
    FiefState,
    Heir,
    Knighting,
    Leave,
    March,
    Marching,
    Market,
    Muster,
    Over,
    Parley,
    Parliament,
    Pillaging,
    Playing,
    Raid,
    Rebellion,
    Refuge,
    Renouncing,
    Round,
    Settle,
    Spoils,
    Toll,
    Walling,
    Window,
    seat_of,
)

MOST = 1 << 31
KINDS = {"field", "assault", "sally", "parade", "invasion"}
_CITIES, _NOBLES, _REGIONS = range(len(CITIES)), range(len(NOBLES)), range(len(REGIONS))
_SITES = range(INSIDE, PARADE + 1)


def frame_faults(state: FiefState) -> Iterator[str]:
    """What is wrong with the frames, the first fault first."""
    moving = [side for side in state.sides if type(side) in _MOVING]
    for frame in (*state.frames, *moving, *(card for cards in state.armed for card in cards)):
        if not _small(msgspec.structs.astuple(frame)):
            yield "a number is far too big"
            return
    for frame in state.frames:
        check = _CHECKS.get(type(frame))
        if check is not None and not check(state, frame):
            yield f"what is going on is wrong: {type(frame).__name__.lower()}"
            return
    for side in moving:
        if isinstance(side, Deal) and not _deal(state, side):
            yield "an offer is wrong"
        if isinstance(side, Window) and not _window(state, side):
            yield "a window is wrong"
    top = state.frames[-1]
    phase = PHASES.get(type(top))
    if isinstance(phase, Asking):
        asked = list(phase.asked(state, top))
        if not asked or any(seat not in range(state.seats) for seat in asked):
            yield "nobody is asked"
        elif isinstance(top, _SHORT) and not all(phase.legal(state, top, seat) for seat in asked):
            yield "somebody is asked and can say nothing"
    elif not isinstance(top, Over) and not (isinstance(top, Window) and not all(top.said)):
        yield "nobody is asked"


def _small(values: tuple[object, ...] | list[object]) -> bool:
    """Whether numbers have a size that something can have."""
    for value in values:
        if type(value) is int:
            if not -1 <= value < MOST:
                return False
        elif type(value) is list and not _small(value):
            return False
    return True


_MOVING = (Deal, Window)
"""What comes and goes beside the stack."""
_SHORT = (Assign, Settle, Toll, Heir, Refuge)
"""Frames whose list of answers may not be empty and is short."""


def _family(state: FiefState, family: int) -> bool:
    return 0 <= family < state.families


def _noble(state: FiefState, noble: int) -> bool:
    """On the board, alive or dying."""
    return noble in _NOBLES and state.nobles[noble].family >= 0


def _still(state: FiefState, frame: object, nobles: Iterable[int]) -> bool:
    """On the board while the frame is in hand. What happened to them meanwhile is looked after when it goes on."""
    top = frame is state.frames[-1]
    return all(_noble(state, n) if top else n in _NOBLES for n in nobles)


def _free(state: FiefState, noble: int) -> bool:
    return noble in _NOBLES and is_free(state.nobles[noble]) and state.nobles[noble].place in _CITIES


def _units(units: list[int]) -> bool:
    return len(units) == len(UNITS) and min(units) >= 0


def _seats(state: FiefState, flags: list[bool]) -> bool:
    return len(flags) == state.seats


# --- by kind of frame ------------------------------------------------------------------------------------------------


def _round(state: FiefState, frame: Round) -> bool:
    return frame.stage in ORDER and frame.turn >= 0


def _assign(state: FiefState, frame: Assign) -> bool:
    given = [s for pair in frame.servants for s in pair]
    taken = {who.servant for who in state.nobles} | set(state.servants)
    return (
        len(frame.servants) == state.families
        and all(len(pair) in (0, 2) for pair in frame.servants)
        and all(s in range(len(SERVANTS)) for s in given)
        and len(set(given)) == len(given)
        and not set(given) & taken
    )


def _settle(state: FiefState, frame: Settle) -> bool:
    regions = frame.regions
    return _family(state, frame.family) and (
        not regions or (len(regions) == state.families and all(r in _REGIONS for r in regions))
    )


def _discarding(state: FiefState, frame: Discarding) -> bool:
    """What was played instead of laid aside is looked after when the laying aside goes on."""
    if len(frame.plans) != state.seats or len(frame.away) != state.seats or not _seats(state, frame.sealed):
        return False
    top = frame is state.frames[-1]
    hands = [set(hand) if top else set(range(len(CARDS))) for hand in state.hands]
    return all(set(away) <= hand and len(set(away)) == len(away) for away, hand in zip(frame.away, hands, strict=True))


def _drawing(state: FiefState, frame: Drawing) -> bool:
    return 0 <= frame.seat < state.seats and min(frame.drawn, frame.characters, frame.dared) >= 0


def _seated(state: FiefState, frame: Playing) -> bool:
    return 0 <= frame.seat < state.seats


def _window(state: FiefState, frame: Window) -> bool:
    return _seats(state, frame.said) and len(frame.plays) == state.seats


def _deathbed(state: FiefState, frame: Deathbed) -> bool:
    return _noble(state, frame.noble) and state.nobles[frame.noble].gone and -1 <= frame.city < len(PLACES)


def _heir(state: FiefState, frame: Heir) -> bool:
    return _family(state, frame.family) and frame.region in _REGIONS


def _refuge(state: FiefState, frame: Refuge) -> bool:
    who = state.nobles[frame.noble] if frame.noble in _NOBLES else None
    return who is not None and who.family == frame.family and who.place < 0


def _toll(state: FiefState, frame: Toll) -> bool:
    families = (frame.family, *frame.allies)
    return (
        all(_family(state, f) for f in families)
        and frame.city in _CITIES
        and frame.count > 0
        and all(site in _SITES for site in frame.sites)
    )


def _burning(state: FiefState, frame: Burning) -> bool:
    return _seats(state, frame.said)


def _buying(state: FiefState, frame: Buying) -> bool:
    return (
        0 <= frame.seat < state.seats
        and len(frame.placed) == len(CITIES)
        and min(frame.placed) >= 0
        and _units(frame.bought)
        and _parse(frame.wishes or [])
    )


def _court(state: FiefState, frame: Court) -> bool:
    pairs = all(len(pair) == 2 for pair in frame.courting)
    return pairs and _seats(state, frame.ready) and _still(state, frame, [*frame.standing, *chain(*frame.courting)])


def _election(state: FiefState, frame: Election) -> bool:
    known = {NONE, *frame.candidates}
    return (
        bool(frame.candidates)
        and _still(state, frame, frame.candidates)
        and len(frame.votes) == len(frame.decoys) == state.families
        and known.issuperset(frame.votes)
        and known.issuperset(frame.decoys)
        and _seats(state, frame.sealed)
    )


def _parliament(state: FiefState, frame: Parliament) -> bool:
    return (
        len(frame.votes) == len(frame.burghers) == state.families
        and set(frame.votes) <= {"", "aye", "nay", "nothing"}
        and _seats(state, frame.sealed)
        and (state.sovereign >= 0 or frame is not state.frames[-1])
        and len(frame.split) in (0, state.seats)
        and min(frame.split, default=0) >= 0
        and sum(frame.split) <= N.royal_tax
    )


def _of_family(state: FiefState, frame: Marching | Pillaging) -> bool:
    return _family(state, frame.family)


def _marching(state: FiefState, frame: Marching) -> bool:
    known = {*frame.rested} <= {*_NOBLES} and (frame.halted == NONE or frame.halted in _NOBLES)
    rests = len(set(frame.rested)) == len(frame.rested) and all(_march(state, march) for march in frame.paused)
    return _of_family(state, frame) and rests and known


def _march(state: FiefState, frame: March) -> bool:
    """Whoever is dead or has lost troops meanwhile is looked after when the march goes on."""
    if frame.noble not in _NOBLES or not (_units(frame.company) and _units(frame.exempt)) or len(frame.hired) != 2:
        return False
    if not frame.trail or any(c not in _CITIES for c in frame.trail) or not _units(frame.brought or frame.company):
        return False
    if frame is not state.frames[-1]:
        return True
    who = state.nobles[frame.noble]
    stack = next((s for s in state.stacks if (s.city, s.family, s.site) == (who.place, who.family, who.site)), None)
    there = stack.units if stack is not None else [0] * len(UNITS)
    return is_free(who) and all(n <= have for n, have in zip(frame.company, there, strict=True))


def _leave(state: FiefState, frame: Leave) -> bool:
    marching = any(isinstance(f, March) and f.noble == frame.noble for f in state.frames)
    ways = {"road", "forest", "sail", "court", "enter"}
    return _family(state, frame.family) and frame.to in _CITIES and frame.way in ways and marching


def _challenge(state: FiefState, frame: Challenge) -> bool:
    marching = any(isinstance(f, March) and f.noble == frame.noble for f in state.frames)
    return _family(state, frame.family) and _free(state, frame.noble) and marching


def _knighting(state: FiefState, frame: Knighting) -> bool:
    return frame.noble in _NOBLES


def _raid(state: FiefState, frame: Raid) -> bool:
    armies = range(N.armies)
    return (
        frame.stage in ("reinforce", "land", "move")
        and -1 <= frame.army < N.armies
        and 0 <= frame.steps <= 2
        and all(a in armies for a in frame.done)
        and all(_family(state, f) for f in frame.fought)
        and (frame.army >= 0 or frame.steps == 0)
    )


def _parley(state: FiefState, frame: Parley) -> bool:
    return frame.city in _CITIES and _seats(state, frame.said)


def _muster(state: FiefState, frame: Muster) -> bool:
    return frame.region in _REGIONS and 0 <= frame.turn < state.families


def _battle(state: FiefState, frame: Battle) -> bool:
    if frame.city not in _CITIES or frame.kind not in KINDS or len(frame.camps) != 2:
        return False
    if len(frame.aims) != 2 or len(frame.said) != 2 or not 0 <= frame.shot <= 4 or frame.round < 1:
        return False
    for camp in frame.camps:
        if camp.invaders == bool(camp.families) or any(not _family(state, f) for f in camp.families):
            return False
        if any(site not in _SITES for site in camp.sites):
            return False
    aims = all(NONE <= n < CAPTORS + N.armies for n in frame.aims)
    return aims and frame.stage in ("join", "volley", "turn", "after")


def _spoils(state: FiefState, frame: Spoils) -> bool:
    return _family(state, frame.family) and frame.city in _CITIES and _units(frame.engines)


def _rebellion(state: FiefState, frame: Rebellion) -> bool:
    return (
        frame.city in _CITIES
        and len(frame.by) == len(frame.cards)
        and all(0 <= seat < state.seats for seat in frame.by)
        and all(NONE <= card < len(CARDS) for card in frame.cards)
        and frame.calmed >= 0
        and frame.stage in ("gather", "calm", "strike")
        and _seats(state, frame.said)
    )


def _deal(state: FiefState, deal: Deal) -> bool:
    """Between families of two seats; of articles that there are."""
    known = _family(state, deal.maker) and _family(state, deal.to) and deal.number > 0 and deal.route in ROUTES
    articles = (*deal.gives, *deal.wants)
    return (
        known
        and seat_of(state, deal.maker) != seat_of(state, deal.to)
        and max(len(deal.gives), len(deal.wants)) <= MOST_ARTICLES
        and all(article_of(words_of(a)) == a for a in articles)
    )


def _walling(state: FiefState, frame: Walling) -> bool:
    return _family(state, frame.family) and frame.region in _REGIONS


def _consent(state: FiefState, frame: Consent) -> bool:
    return _family(state, frame.family) and _family(state, frame.builder) and frame.city in _CITIES


def _renouncing(state: FiefState, frame: Renouncing) -> bool:
    sees = frame.sees
    return _noble(state, frame.noble) and bool(sees) and all(see in range(len(state.sees)) for see in sees)


def _bestowing(state: FiefState, frame: Bestowing) -> bool:
    return frame.abbey in range(len(state.veils))


def _market(state: FiefState, frame: Market) -> bool:
    return len(frame.lists) == state.seats and _seats(state, frame.sealed) and _parse(*frame.lists)


def _parse(*lists: list[str]) -> bool:
    """Whether texts are actions."""
    try:
        return all(isinstance(Action.parse(text), Action) for texts in lists for text in texts)
    except ValueError:
        return False


_CHECKS: dict[type, Callable[[FiefState, Any], bool]] = {
    Round: _round, Assign: _assign, Settle: _settle, Discarding: _discarding, Drawing: _drawing, Playing: _seated,
    Window: _window, Deathbed: _deathbed, Heir: _heir, Refuge: _refuge, Toll: _toll, Burning: _burning, Buying: _buying,
    Court: _court, Election: _election, Parliament: _parliament, Marching: _marching, Pillaging: _of_family,
    March: _march, Leave: _leave, Challenge: _challenge, Knighting: _knighting, Raid: _raid, Parley: _parley,
    Muster: _muster, Battle: _battle, Spoils: _spoils, Rebellion: _rebellion,
    Walling: _walling, Consent: _consent, Renouncing: _renouncing, Bestowing: _bestowing, Market: _market,
}  # fmt: skip
