"""Whether a save has the shape the rules rely on, so that a damaged file is refused and not played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sized
from itertools import chain
from operator import add, gt

import msgspec

from engine.fief.board import ABBEYS, FORTS
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CITIES,
    CROSSBOW,
    DISTRICTS,
    MERCENARIES,
    NOBLES,
    NONE,
    PLACES,
    PRELATES,
    REGIONS,
    RELICS,
    RESERVE,
    SERVANTS,
    SHERWOOD,
    UNITS,
    N,
)
from engine.fief.record import deeds, lives
from engine.fief.standing import VALUES
from engine.fief.state import (
    BANDITS,
    CAPTORS,
    FREE,
    INSIDE,
    PARADE,
    Arsenal,
    Bench,
    Deathbed,
    Desk,
    FiefState,
    Noble,
    Orders,
    Over,
    Parlour,
    Rebellion,
    Refuge,
    Round,
    Settle,
)
from engine.fief.validate_frames import MOST, frame_faults

_CARDS = list(range(len(CARDS)))
_BUILDINGS = FORTS | ABBEYS | {""}
_CITY, _NOBLE, _REGION = range(-1, len(CITIES)), range(-1, len(NOBLES)), range(-1, len(REGIONS))
_SITE, _KINDS, _HIRED = range(INSIDE, PARADE + 1), len(UNITS), len(MERCENARIES)
_FORMER = {"clergy": {"pay"}}
"""Words of orders that saves of earlier versions hold, and that are said no more."""
_ORDERS = tuple(
    (key, frozenset(VALUES[key.replace("_", "-")]) | {getattr(Orders(), key)} | _FORMER.get(key, set()))
    for key in Orders.__struct_fields__
    if key.replace("_", "-") in VALUES
)
_INVADERS, _CAMP = 2, len(UNITS) + 2
"""How many numbers say what stands in a camp (``war.counted``)."""
_FIXED = (Desk, Bench, Arsenal, Parlour)
_DESKS = {seats: [(kind, seat) for seat in range(seats) for kind in _FIXED] for seats in (2, 3, 4)}
"""What lies beside the stack for every seat, by how many there are."""
_ROUNDS = frozenset({Round, Over})
_UNBORN, _DEAD = Noble(), Noble(gone=True)


_ENCODER = msgspec.msgpack.Encoder()
_SOUND: set[bytes] = set()
"""Parts of positions that were looked at and found sound: most actions leave most parts alone."""
_MOST_SOUND = 512


def validate(state: FiefState) -> str | None:
    """The first thing wrong with the shape of a position, or ``None``. Counts and places, not the course of play."""
    fault = next(_sizes(state), None)
    if fault is not None:
        return fault
    record, families = state.record, state.families
    people = (_changing(state), state.nobles, state.servants, state.armies, families)
    board = (state.stacks, state.crossbows, state.towns, state.armies, families)
    story = (state.report, bytes(record.annals), bytes(record.past), bytes(record.now), record.points, families)
    return (
        _looked_at("people", people, _people, state)
        or _looked_at("board", board, _board, state)
        or _looked_at("cards", _card_piles(state), _cards, state)
        or _looked_at("record", story, _record, state)
        or _looked_at("crown", _titles(state), _crown, state)
        or next(_going_on(state), None)
    )


def _changing(state: FiefState) -> tuple[set[int], set[int], bool]:
    """Nobles who are dying, those who are freed and not yet anywhere, and whether families still settle."""
    dying = {f.noble for f in state.frames if type(f) is Deathbed}
    coming = {f.noble for f in state.frames if type(f) is Refuge}
    settling = Settle in map(type, state.frames) or not any(t.control >= 0 for t in state.towns)
    return dying, coming, settling


def _looked_at(
    name: str, part: tuple[object, ...], check: Callable[[FiefState], Iterator[str]], state: FiefState
) -> str | None:
    """What a check finds in a part of a position; nothing when it has found the same part sound before."""
    key = _ENCODER.encode((name, *part))
    if key in _SOUND:
        return None
    fault = next(check(state), None)
    if fault is None:
        if len(_SOUND) >= _MOST_SOUND:
            _SOUND.clear()
        _SOUND.add(key)
    return fault


def _titles(state: FiefState) -> tuple[object, ...]:
    out = [who.family for who in state.nobles]
    return (
        out, state.options, state.fiefs, state.sees, state.veils, state.spare_veils, state.sovereign, state.queen,
        state.bearer, state.sword, state.blade, state.dormant, state.gift, state.garters, state.heresies, state.mills,
        state.relics,
        state.taxes, state.treasures, state.pigeons, state.orders, state.families,
    )  # fmt: skip


def _card_piles(state: FiefState) -> tuple[object, ...]:
    out = [n for n, who in enumerate(state.nobles) if who.family >= 0 or who.gone]
    rising = [f.cards for f in state.frames if type(f) is Rebellion]
    return (
        out, rising, state.characters, state.character_discards, state.fortunes, state.fortune_discards, state.track,
        state.aside, state.slots, state.hands, state.weather, state.settled, state.sees, state.veils, state.spare_veils,
    )  # fmt: skip


def _sizes(state: FiefState) -> Iterator[str]:
    """Lists have the lengths that everything counts on."""
    families = 3 if state.seats == 3 else 4
    if state.families != families:
        yield "the number of families is wrong"
    by_seat: tuple[Sized, ...] = (state.purse, state.hands, state.orders, state.armed, state.drafts)
    by_family = (state.slots, state.treasures, state.pigeons)
    by_region: tuple[Sized, ...] = (state.weather, state.settled, state.fiefs, state.dormant)
    if {*map(len, by_seat)} != {state.seats} or {*map(len, by_family)} != {families}:
        yield "a seat or a family is missing"
    if {*map(len, by_region)} != {len(REGIONS)} or len(state.towns) != len(CITIES):
        yield "a region or a city is missing"
    if len(state.nobles) != len(NOBLES) or len(state.relics) != len(RELICS) or len(state.armies) != N.armies:
        yield "a Noble, a relic or an army is missing"
    if len(state.sees) != len(DISTRICTS) or len(state.veils) != len(ABBESSES) or len(state.crossbows) != _HIRED:
        yield "a church title or a mercenary is missing"
    if not 1 <= state.round <= N.rounds or not 0 <= state.first < state.seats or not _counts(state):
        yield "the round or the turn is wrong"
    if {*map(len, state.drafts)} != {2}:
        yield "a draft is wrong"
    if [*map(len, state.deals)] != [state.seats] * state.seats:
        yield "the count of offers is wrong"


def _counts(state: FiefState) -> bool:
    """Numbers of questions and offers, and what everybody has."""
    numbers = [state.serial, *state.purse, *chain.from_iterable(state.deals)]
    return min(numbers) >= 0 and max(numbers) < MOST


# --- people ----------------------------------------------------------------------------------------------------------


def _people(state: FiefState) -> Iterator[str]:
    families, servants = range(-1, state.families), range(-1, len(SERVANTS))
    dying, coming, settling = _changing(state)
    kin = [0] * state.families
    given: list[int] = list(state.servants)
    for n, who in enumerate(state.nobles):
        if who.family not in families or who.site not in _SITE or not -1 <= who.captor <= BANDITS:
            yield "a Noble is of no family, on no road or nobody's captive"
            return
        if who.servant not in servants or who.spouse not in _NOBLE or not 0 <= who.guards <= N.guards:
            yield "a Noble has an unknown servant, spouse or guard"
            return
        if not 0 <= who.steps <= 4 or not 0 <= who.tries <= 2:
            yield "a Noble has moved too often"
        if who.servant >= 0:
            given.append(who.servant)
        if who.family < 0:
            if who != _nobody(who.gone):
                yield "a Noble who is not in play has something"
            continue
        if who.gone != (n in dying):
            yield "a Noble is neither dead nor alive"
        if who.gone:
            continue
        kin[who.family] += 1
        if who.captor == FREE:
            nowhere = n in coming or settling
            if not (0 <= who.place < len(CITIES) or (who.place < 0 and nowhere)):
                yield "a Noble is nowhere"
        elif who.place >= 0 or who.guards or not _holds(state, who.captor, n):
            yield "a captive is held by nobody"
        if who.spouse >= 0 and not {n, who.spouse} & dying and state.nobles[who.spouse].spouse != n:
            yield "a marriage has one side"
    if any(count > N.nobles for count in kin):
        yield "a family has too many Nobles"
    if len(set(given)) != len(given) or not set(given) <= set(range(len(SERVANTS))):
        yield "a servant serves twice"


def _holds(state: FiefState, captor: int, captive: int) -> bool:
    if captor >= CAPTORS:
        return captor == BANDITS or state.armies[captor - CAPTORS].leader
    who = state.nobles[captor]
    return captor != captive and who.family >= 0 and who.captor == FREE


def _nobody(gone: bool) -> Noble:
    return _DEAD if gone else _UNBORN


# --- the board -------------------------------------------------------------------------------------------------------


def _board(state: FiefState) -> Iterator[str]:
    used = [[0] * _KINDS for _ in range(state.families)]
    hired = [0] * _HIRED
    places: set[tuple[int, int, int]] = set()
    for s in state.stacks:
        sites = _NOBLE if s.city == SHERWOOD else _SITE
        if not (0 <= s.city <= SHERWOOD and 0 <= s.family < state.families and s.site in sites):
            yield "troops stand nowhere"
            return
        if len(s.units) != _KINDS or len(s.moved) != _KINDS or len(s.hired) != _HIRED or s.works < 0:
            yield "troops are of unknown kinds"
            return
        if min(s.units) < 0 or min(s.hired) < 0 or min(s.moved) < 0 or sum(s.hired) != s.units[CROSSBOW]:
            yield "troops are fewer than none"
        if any(map(gt, s.moved, s.units)):
            yield "more troops have marched than there are"
        places.add((s.city, s.family, s.site))
        used[s.family] = list(map(add, used[s.family], s.units))
        used[s.family][-1] += s.works
        hired = list(map(add, hired, s.hired))
    if len(places) != len(state.stacks):
        yield "a stack is double"
    for pieces in used:
        if any(n > most for kind, (n, most) in enumerate(zip(pieces, RESERVE, strict=True)) if kind != CROSSBOW):
            yield "a family has more pieces than there are"
    if any(left < 0 or n + left > N.crossbows for n, left in zip(hired, state.crossbows, strict=True)):
        yield "there are too many crossbows"
    yield from _towns(state)
    yield from _armies(state)


def _towns(state: FiefState) -> Iterator[str]:
    families = range(-1, state.families)
    abbeys: list[int] = []
    forts = mills = royal = 0
    for town in state.towns:
        if town.control not in families or town.siege not in families or town.building not in _BUILDINGS:
            yield "a city is held by nobody known"
            return
        if (town.building in ABBEYS) != (town.abbey >= 0) or not NONE <= town.abbey < len(ABBESSES):
            yield "an abbey is nobody's"
        if town.abbey >= 0:
            abbeys.append(town.abbey)
        forts += town.building in ("fortress", "walled")
        royal += town.building == "royal-fortress"
        mills += town.mill
    if len(set(abbeys)) != len(abbeys) or forts > N.forts or mills > N.mills or royal > 1:
        yield "there are more buildings than pieces"


def _armies(state: FiefState) -> Iterator[str]:
    for army in state.armies:
        if army.city not in _CITY or army.site not in _SITE or not 0 <= army.infantry <= N.infantry:
            yield "an army of invaders is wrong"
        if army.city < 0 and (army.infantry or army.leader):
            yield "an army of invaders is nowhere"


# --- cards, titles ---------------------------------------------------------------------------------------------------


def cards_of(state: FiefState) -> list[int]:
    """Every card, wherever it is."""
    found = [
        *state.characters, *state.character_discards, *state.fortunes, *state.fortune_discards, *state.track,
        *state.aside, *(c for c in state.slots if c != NONE),
    ]  # fmt: skip
    for pile in (*state.hands, *state.weather):
        found += pile
    found += [n for n, who in enumerate(state.nobles) if who.family >= 0 or who.gone]
    found += [PRELATES[d] for d, n in enumerate(state.sees) if n >= 0]
    found += [ABBESSES[a] for a, n in enumerate(state.veils) if n >= 0 or a in state.spare_veils]
    for frame in state.frames:
        if isinstance(frame, Rebellion):
            found += [c for c in frame.cards if c >= 0]
    return found


def _cards(state: FiefState) -> Iterator[str]:
    if sorted(cards_of(state)) != _CARDS:
        yield "cards are missing or double"
    if any(not set(awake) <= set(cards) for awake, cards in zip(state.settled, state.weather, strict=True)):
        yield "a card is at work that does not lie there"
    if any(len(set(awake)) != len(awake) for awake in state.settled):
        yield "a card is at work twice"


def _alive(state: FiefState, nobles: Iterable[int]) -> bool:
    return all(n == NONE or (0 <= n < len(NOBLES) and state.nobles[n].family >= 0) for n in nobles)


def _crown(state: FiefState) -> Iterator[str]:
    for relic in state.relics:
        if not -1 <= relic.city < len(PLACES) or relic.bearer not in _NOBLE:
            yield "a relic is nowhere"
        elif relic.gone == (relic.city >= 0 or relic.bearer >= 0) or (relic.city >= 0 and relic.bearer >= 0):
            yield "a relic is in two places or in none"
        elif relic.bearer >= 0 and state.nobles[relic.bearer].family < 0:
            yield "a relic is borne by nobody"
    if any(not 0 <= n <= N.treasures for n in state.treasures) or any(not 0 <= n <= N.pigeons for n in state.pigeons):
        yield "treasures or pigeons are wrong"
    for orders in state.orders:
        if not all(getattr(orders, key) in values for key, values in _ORDERS):
            yield "a standing order is wrong"
        if not set(orders.leave.values()) <= {"grant", "ask", "refuse"}:
            yield "a standing order is wrong"
    families = range(-1, state.families)
    bearers = (*state.fiefs, *state.sees, *state.veils, state.sovereign, state.queen, state.bearer)
    if not _alive(state, bearers):
        yield "a title is borne by nobody"
        return
    prelates = [n for n in state.sees if n >= 0]
    if len(set(prelates)) != len(prelates):
        yield "a prelate has two seats"
    if any(f not in families for f in (*state.dormant, state.gift)):
        yield "a fief or a point belongs to no family"
    if state.sovereign >= 0 and state.sovereign == state.queen:
        yield "the Queen is Sovereign"
    if state.blade not in ("stone", "drawn", "crown"):
        yield "Excalibur is in no known state"
    if not -1 <= state.sword < len(PLACES) or (state.sword >= 0 and state.bearer >= 0):
        yield "Excalibur is in two places"
    if not state.options.excalibur and (state.sword >= 0 or state.bearer >= 0):
        yield "Excalibur is not in this game"
    if any(a not in range(len(ABBESSES)) for a in state.spare_veils):
        yield "an abbess' title is unknown"
    if not 0 <= state.garters <= N.garters or not 0 <= state.heresies <= N.heresies or not 0 <= state.mills <= N.mills:
        yield "markers are missing or too many"
    for tax in state.taxes:
        areas = {"tallage": len(REGIONS), "tithe": len(DISTRICTS)}.get(tax.kind, 0)
        if not (0 <= tax.area < areas and 0 <= tax.noble < len(NOBLES) and 0 <= tax.family < state.families):
            yield "a tax is wrong"


# --- what is going on ------------------------------------------------------------------------------------------------


def _going_on(state: FiefState) -> Iterator[str]:
    if not state.frames or type(state.frames[0]) not in _ROUNDS:
        yield "it does not say what is going on"
        return
    over = type(state.frames[0]) is Over
    if over and (len(state.frames) > 1 or state.sides):
        yield "the game is over and goes on"
    if not _ROUNDS.isdisjoint(map(type, state.frames[1:])):
        yield "two rounds at once"
    fixed = [(type(f), f.seat) for f in state.sides if type(f) in _FIXED]  # type: ignore[union-attr]
    if not over and fixed != _DESKS[state.seats]:
        yield "a desk is missing"
    if any(f not in range(state.families) for f in state.winners):
        yield "nobody known has won"
    yield from frame_faults(state)


def _record(state: FiefState) -> Iterator[str]:
    report = state.report
    if report is not None:
        if not (0 <= report.city < len(CITIES)) or any(len(u) not in (0, _KINDS) for u in report.units):
            yield "the last battle is wrong"
        numbers = [n for v in report.volleys for n in (*v.hits, *(f for faces in v.faces for f in faces))]
        numbers += [n for units in report.units for n in units]
        if any(f not in range(state.families) for side in report.families for f in side):
            yield "the last battle is wrong"
        if any(not -1 <= n < MOST for n in numbers):
            yield "the last battle is wrong"
        if any(len(v.faces) != 2 or len(v.hits) != 2 for v in report.volleys):
            yield "the last battle is wrong"
        sizes = [len(camp) for left in (report.left, *(v.left for v in report.volleys)) for camp in left]
        if any(size not in (_INVADERS, _CAMP) for size in sizes):
            yield "the last battle is wrong"
    record = state.record
    for text in (record.past, record.now):
        deeds(text)  # raises when it says nothing sensible
    if any(len(line) != state.families for line in record.points) or any(
        life.family not in range(-1, state.families) for life in lives(record.annals)
    ):
        yield "the record is wrong"
