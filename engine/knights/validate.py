"""Whether a save has the shape the rules rely on, so that a damaged file is refused and not played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from engine.knights import census, standing_vote, validate_cards, validate_core, validate_vote, validate_war
from engine.knights.board import BREACH
from engine.knights.deals import FAVOURS, MOST_CROWNS, offers
from engine.knights.frames import Desk, Over, Purse
from engine.knights.fray import SIDES, WORDS
from engine.knights.game_data import (
    AGENDA_IDS,
    AGENDAS,
    AREA,
    AREAS,
    BARONS,
    CITIES,
    EVENTS,
    EXPEDITIONS,
    EXPEDITIONS_FILE,
    HOME,
    NATIONS,
    NOBLE,
    NOBLE_IDS,
    NONE,
    SHAPES,
    STRONGHOLD,
    TRACK,
    N,
)
from engine.knights.hall import DECREES, MATTERS
from engine.knights.phases.base import Asking
from engine.knights.phases.table import PHASES
from engine.knights.record import deeds
from engine.knights.score import last_turn
from engine.knights.standing import PASSES, SEATS, VALUES
from engine.knights.state import PILES, SPACES, Baron, KnState, Orders, play_of, seat_of
from engine.knights.war import ASSAULT, OPEN, SIEGE

CHECKS = {**validate_core.CHECKS, **validate_war.CHECKS, **validate_cards.CHECKS, **validate_vote.CHECKS}
MOST = 1 << 31
_AREA, _HOME = range(-1, len(AREAS)), frozenset(HOME)
_ENCODER = msgspec.msgpack.Encoder()
_SOUND: set[tuple[str, bytes]] = set()
"""Parts of positions that were found sound, by check and content."""
_MOST_PARTS = 512
_ORDERS = tuple(
    (key.replace("-", "_"), frozenset(values) | {getattr(Orders(), key.replace("-", "_"))})
    for key, values in VALUES.items()
)


def validate(state: KnState) -> str | None:
    """The first thing wrong with the shape of a position, or ``None``. Counts and places, not the course of play."""
    fault = next(_sizes(state), None) or _looked_through(state)
    if fault is not None or isinstance(state.frames[-1], Over):
        return fault
    return next(census.faults(state), None) or next(_going_on(state), None)


def _looked_through(state: KnState) -> str | None:
    """The first thing wrong with what lies on the table, in its parts. From one save to the next most parts are the
    same: one that was found sound lately is not looked through again."""
    seats, numbers, hand = state.seats, [b.baron for b in state.barons], len(state.barons[0].hand)
    holds = [b.stronghold for b in state.barons]
    table = (state.cities, state.decrees, state.sieges, state.track, state.expeditions, state.lasting, holds)
    parts: list[tuple[Callable[..., Iterator[str]], object, tuple[object, ...]]] = [
        (_table, (seats, table), (state,)),
        (_people, (numbers, state.nobles), (state,)),
        (_record, (seats, state.record), (state,)),
        *((_baron, (hand, baron), (baron, hand)) for baron in state.barons),
        *((_orders, orders, (orders,)) for orders in state.orders),
    ]
    for check, reads, given in parts:
        key = check.__name__, _ENCODER.encode(reads)
        if key in _SOUND:
            continue
        fault = next(check(*given), None)
        if fault is not None:
            return fault
        if len(_SOUND) >= _MOST_PARTS:
            _SOUND.clear()
        _SOUND.add(key)
    return None


def _sizes(state: KnState) -> Iterator[str]:
    """Lists have the lengths that everything counts on, numbers a size that something can have."""
    seats = state.seats
    if len(state.barons) != seats or len(state.orders) != seats:
        yield "a seat is missing"
        return
    if len(state.nobles) != len(NOBLE_IDS) or len(state.cities) != len(CITIES):
        yield "a Noble or a city is missing"
    if (len(state.piles), len(state.spaces), len(state.track)) != (PILES, len(SPACES), len(TRACK)):
        yield "a pile, a space or a spot is missing"
    if not 1 <= state.turn <= last_turn(state) or not 0 <= state.pool < MOST or not 0 <= state.serial < MOST:
        yield "the turn or the pool is wrong"
    if state.chairman not in range(seats) or state.head not in range(seats):
        yield "there is no Chairman or no Head of the Church"
    if any(s not in range(seats) for s in state.victor):
        yield "somebody has won who does not play"
    if len(state.expeditions) != len(EXPEDITIONS) or any(len(e.stakes) != seats for e in state.expeditions):
        yield "an expedition is missing"
    numbers = sorted(b.baron for b in state.barons)
    if len(set(numbers)) != seats or numbers[0] < 0 or numbers[-1] >= len(BARONS):
        yield "a Baron is missing or twice there"
    over = bool(state.frames) and isinstance(state.frames[-1], Over)
    for kind in (Desk, Purse):
        if [f.seat for f in state.sides if isinstance(f, kind)] != ([] if over else list(range(seats))):
            yield "a frame is missing"
    if not state.frames or len(state.drafts) != seats:
        yield "a frame or a draft is missing"


def _table(state: KnState) -> Iterator[str]:
    """What lies on the table beside the Nobles."""
    seats = range(-1, state.seats)
    for number, city in enumerate(state.cities):
        walls = CITIES[number].strength + N.fortified_strength * city.fortified
        if city.owner not in seats or not 0 <= city.breaches * BREACH <= walls:
            yield "a city is held by nobody known, or has fallen apart"
        if (city.razed and city.owner != NONE) or (city.fortified and city.owner == NONE):
            yield "a city has what it cannot have"
    if len(set(state.decrees)) != len(state.decrees) or not set(state.decrees) <= set(DECREES):
        yield "a decree is unknown"
    for siege in state.sieges:
        if siege.area not in range(len(AREAS)) or siege.seat not in range(state.seats) or not 0 <= siege.turn < MOST:
            yield "a siege is wrong"
    if len({(s.area, s.seat) for s in state.sieges}) != len(state.sieges):
        yield "a siege is double"
    if any(seat not in seats for seat in state.track):
        yield "a marker is nobody's"
    for expedition in state.expeditions:
        stakes = expedition.stakes
        if expedition.spot not in range(EXPEDITIONS_FILE.spaces + 1) or any(not 0 <= n < MOST for n in stakes):
            yield "an expedition is wrong"
    for it in state.lasting:
        known = it.card in range(len(EVENTS)) and it.seat in seats and it.noble in range(-1, len(NOBLE_IDS))
        if not known or it.city not in range(-1, len(CITIES)) or it.nation not in range(-1, len(NATIONS)):
            yield "a lasting Event strikes nobody known"
    homes = [b.stronghold.area for b in state.barons if b.stronghold.area != NONE]
    if len(set(homes)) != len(homes):
        yield "two strongholds stand in an area"
    for baron in state.barons:
        hold = baron.stronghold
        if hold.area != NONE and hold.area not in _HOME:
            yield "a stronghold stands nowhere"
        if not 0 <= hold.breaches * BREACH <= STRONGHOLD or not 0 <= hold.losses <= N.drawn * 3:
            yield "a stronghold has fallen apart"


def _baron(baron: Baron, kinds: int) -> Iterator[str]:
    """What a seat has. ``kinds``: of action cards, as every hand has them."""
    if len(baron.plan) != PILES or len(baron.last) != PILES or len(baron.charges) > N.charges:
        yield "a plan or a charge is wrong"
    if any(not 0 <= n < MOST for n in (baron.crowns, baron.votes, baron.faith, baron.influence)):
        yield "somebody has what nobody can have"
    if any(kind not in range(len(baron.hand)) for pile in (*baron.plan, *baron.last) for kind in pile):
        yield "a plan has unknown cards"
    if any(not 0 <= n <= 2 for n in baron.hand) or len(baron.hand) != kinds:
        yield "a hand has unknown cards"


def _orders(orders: Orders) -> Iterator[str]:
    """The standing orders of a seat."""
    if any(getattr(orders, key) not in values for key, values in _ORDERS):
        yield "a standing order is unknown"
    if not standing_vote.known(orders):
        yield "a standing order is unknown"
    if len(orders.pass_to) > SEATS or any(value not in PASSES for value in orders.pass_to.values()):
        yield "a standing order is unknown"


def _people(state: KnState) -> Iterator[str]:
    seats = range(-1, state.seats)
    for noble, who in enumerate(state.nobles):
        if who.area not in _AREA or who.keeper not in seats or not 0 <= who.losses <= N.drawn * 3:
            yield "a Noble is nowhere"
        if seat_of(state, noble) == NONE and (who.area != NONE or who.troops or who.office != NONE):
            yield "a Noble serves nobody"
        if who.sea and who.area == NONE:
            yield "a Noble sails nowhere"
        if who.gone and (who.area != NONE or who.troops):
            yield "a Noble is dead and alive"
        if who.office not in range(-1, len(AGENDAS)):
            yield "an office is unknown"
    if len(state.nobles) != len(BARONS) * len(SHAPES):
        yield "a Noble is missing"


def _record(state: KnState) -> Iterator[str]:
    """What pictures are drawn from: places, Nobles, cards and seats that exist; a number for each seat."""
    record, seats = state.record, range(-1, state.seats)
    deeds(record.past), deeds(record.now)  # raise when they say nothing sensible
    fought, session = record.fought, record.session
    if fought is not None and (
        fought.area not in AREA
        or fought.kind not in (OPEN, ASSAULT, SIEGE)
        or len(fought.forces) != len(SIDES)
        or any(f.seat not in seats or not NOBLE.keys() >= {*f.nobles, *f.fallen} for f in fought.forces)
        or any(not len(f.nobles) == len(f.men) == len(f.losses) for f in fought.forces)
        or any(len(f.after) not in (0, len(f.nobles)) or not set(f.kept) <= set(WORDS) for f in fought.forces)
        or any(f.commander not in ("", *f.nobles) for f in fought.forces)
        or fought.result not in validate_war.RESULTS | {"siege-laid"}
    ):
        yield "the last battle is wrong"
    if session is not None and (
        session.chair not in seats
        or any(s not in seats for s in (*session.present, *(s for v in session.votes for s in v.refused)))
        or any(v.agenda not in AGENDA_IDS or v.matter not in MATTERS for v in session.votes)
        or any(not len(v.bids) == len(v.voices) == state.seats for v in session.votes)
    ):
        yield "the last Assembly is wrong"
    if any(not len(s.influence) == len(s.kingdom) == len(s.cities) == state.seats for s in record.standings):
        yield "how it stood is wrong"


def _going_on(state: KnState) -> Iterator[str]:
    """The frames, the first fault first."""
    laid = offers(state)
    for frame in (*state.frames, *laid):
        if not _small(msgspec.structs.astuple(frame)):
            yield "a number is far too big"
            return
    for offer in laid:
        known = {offer.maker, offer.to} <= set(range(state.seats)) and offer.maker != offer.to
        if not known or offer.favour not in FAVOURS or not 0 <= offer.crowns <= MOST_CROWNS:
            yield "an offer is wrong"
    for draft in state.drafts:
        if draft.to not in range(-1, state.seats) or draft.favour not in (*FAVOURS, ""):
            yield "a draft is wrong"
    if any(not {p.one, p.other} <= set(range(state.seats)) for p in state.pacts):
        yield "a pact is wrong"
    for frame in state.frames:
        check = CHECKS.get(type(frame))
        if check is not None and not check(state, frame):
            yield f"what is going on is wrong: {type(frame).__name__.lower()}"
            return
    if any(isinstance(f, Over) for f in state.frames):
        yield "the game is over and goes on"
        return
    top = state.frames[-1]
    phase = PHASES.get(type(top))
    if not isinstance(phase, Asking):
        yield "nobody is asked"
        return
    asked = list(phase.asked(state, top))
    if not asked or any(seat not in range(state.seats) for seat in asked):
        yield "nobody is asked"
    elif not all(phase.legal(state, top, seat) for seat in asked):
        yield "somebody is asked and can say nothing"
    elif play_of(state) is None and state.barons[asked[0]].out:
        yield "somebody is asked who is out"


def _small(values: tuple[object, ...] | list[object]) -> bool:
    """Whether numbers have a size that something can have."""
    for value in values:
        if type(value) is int and not -1 <= value < MOST:
            return False
        if isinstance(value, list) and not _small(value):
            return False
    return True
