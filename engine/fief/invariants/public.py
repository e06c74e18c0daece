"""What a spectator sees of a sound position. No hand, order, vote or pile is read here, nor kinds of hidden troops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from engine.fief.board import ABBEYS, is_free, reserve
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CITIES,
    CITY_IDS,
    CROSSBOW,
    DISTRICT_IDS,
    DISTRICTS,
    FAMILIES,
    NOBLES,
    PLACES,
    REGION_IDS,
    SERVANT_IDS,
    SHERWOOD,
    UNIT_IDS,
    UNITS,
    N,
)
from engine.fief.phase_table import PHASES
from engine.fief.phases.base import Asking
from engine.fief.state.record import deeds, lives
from engine.fief.state.state import (
    BANDITS,
    CAPTORS,
    FREE,
    Battle,
    Challenge,
    Court,
    Deathbed,
    Election,
    FiefState,
    Frame,
    Heir,
    Leave,
    March,
    Muster,
    Noble,
    Over,
    Parliament,
    Raid,
    Rebellion,
    Refuge,
    Renouncing,
    Round,
    Settle,
)

_CAMP_SIZES = (2, len(UNITS) + 2)
"""How many numbers say what stands in a camp, of invaders and of families (``war.counted``)."""


def public_faults(state: FiefState) -> Iterator[str]:
    """What a spectator sees."""
    yield from _people(state)
    yield from _stacks(state)
    yield from _towns(state)
    yield from _relics(state)
    yield from _titles(state)
    yield from _story(state)
    yield from going_on(state)


def public_lists(state: FiefState) -> Iterator[str]:
    """What is kept by family is there for each, and nothing is of a family that does not play."""
    if state.families != (3 if state.seats == 3 else 4):
        yield f"the number of families is wrong: {state.families} at {state.seats} seats"
        return
    for name in ("slots", "treasures", "pigeons"):
        if len(getattr(state, name)) != state.families:
            yield f"a seat or a family is missing: {name}"
    if state.first >= state.seats:
        yield f"the first seat is not in this game: {state.first}"
    named = {
        *(who.family for who in state.nobles), *(stack.family for stack in state.stacks), *state.dormant, state.gift,
        *(tax.family for tax in state.taxes), *state.winners,
    }  # fmt: skip
    for town in state.towns:
        named |= {town.control, town.siege, *town.quiet, *chain(*town.fights), *chain(*town.feuds)}
    if state.report is not None:
        named.update(*state.report.families)
    if max(named) >= state.families:
        yield f"a family is not in this game: {FAMILIES[max(named)]}"


def _people(state: FiefState) -> Iterator[str]:
    """The living: where they are, who holds them, whom they are married to, who serves them."""
    coming = {frame.noble for frame in state.frames if isinstance(frame, Refuge)}
    settling = any(isinstance(frame, Settle) for frame in state.frames) or all(t.control < 0 for t in state.towns)
    dying = deathbeds(state)
    alive = {n: who for n, who in enumerate(state.nobles) if who.family >= 0 and not who.gone}
    for n, who in alive.items():
        if who.captor != FREE:
            if who.place >= 0 or who.guards or not _holds(state, who.captor, n):
                yield f"a captive is held by nobody: {NOBLES[n]}"
        elif not (0 <= who.place < len(CITIES) or (who.place < 0 and (settling or n in coming))):
            yield f"a Noble is nowhere: {NOBLES[n]}"
        if who.spouse >= 0 and who.spouse not in dying and n not in dying and state.nobles[who.spouse].spouse != n:
            yield f"a marriage has one side: {NOBLES[n]}"
    for family, count in Counter(who.family for who in alive.values()).items():
        if count > N.nobles:
            yield f"a family has too many Nobles: {FAMILIES[family]} {count}"
    for servant in double(who.servant for who in alive.values() if who.servant >= 0):
        yield f"a servant serves twice: {SERVANT_IDS[servant]}"


def deathbeds(state: FiefState) -> set[int]:
    """Nobles who are dead, and whose things are yet to be given away."""
    return {frame.noble for frame in state.frames if isinstance(frame, Deathbed)}


def _holds(state: FiefState, captor: int, captive: int) -> bool:
    if captor >= CAPTORS:
        army = None if captor == BANDITS else state.armies[captor - CAPTORS]
        return army is None or (army.leader and army.city >= 0)
    who = state.nobles[captor]
    return captor != captive and who.family >= 0 and who.captor == FREE


def double(numbers: Iterable[int]) -> list[int]:
    """What is there more than once."""
    return [number for number, count in Counter(numbers).items() if count > 1]


def _stacks(state: FiefState) -> Iterator[str]:
    """Each stack has its place, and a family no more pieces than there are: of each kind everybody counts those of the
    whole board, for all have seen them bought (``FamilyView.fielded``)."""
    for stack in state.stacks:
        if stack.city == SHERWOOD and stack.site >= len(NOBLES):
            yield f"troops stand nowhere: {FAMILIES[stack.family]} in sherwood"
    for (city, family, _), count in Counter((s.city, s.family, s.site) for s in state.stacks).items():
        if count > 1:
            yield f"a stack is double: {FAMILIES[family]} in {PLACES[city]}"
    for family in range(state.families):
        for kind, slug in enumerate(UNIT_IDS):
            if kind != CROSSBOW and reserve(state, family, kind) < 0:
                yield f"a family has more pieces than there are: {FAMILIES[family]} {slug}"


def _towns(state: FiefState) -> Iterator[str]:
    for city, town in enumerate(state.towns):
        if (town.building in ABBEYS) != (town.abbey >= 0):
            yield f"an abbey is nobody's: {CITY_IDS[city]}"
    built = Counter(town.building for town in state.towns)
    counts = {
        "forts": built["fortress"] + built["walled"] - N.forts,
        "royal fortresses": built["royal-fortress"] - 1,
        "mills": sum(town.mill for town in state.towns) - N.mills,
        "abbeys": len(double(town.abbey for town in state.towns if town.abbey >= 0)),
    }
    for what, over in counts.items():
        if over > 0:
            yield f"there are more buildings than pieces: {over} {what}"


def _relics(state: FiefState) -> Iterator[str]:
    """Named by their places, not by their numbers, which say what nobody has seen yet."""
    for city, bearer, gone in sorted((relic.city, relic.bearer, relic.gone) for relic in state.relics):
        if (city >= 0) + (bearer >= 0) + gone != 1:
            yield f"a relic is in two places or in none: city {city}, Noble {bearer}, gone {gone}"
        elif bearer >= 0 and state.nobles[bearer].family < 0:
            yield f"a relic is borne by nobody: {NOBLES[bearer]}"


def _titles(state: FiefState) -> Iterator[str]:
    borne = {
        **{f"fief {REGION_IDS[region]}": n for region, n in enumerate(state.fiefs)},
        **{f"see {DISTRICT_IDS[district]}": n for district, n in enumerate(state.sees)},
        **{f"veil {CARDS[ABBESSES[abbey]]}": n for abbey, n in enumerate(state.veils)},
        "crown": state.sovereign, "queen": state.queen, "sword": state.bearer,
    }  # fmt: skip
    for title, noble in borne.items():
        if noble >= 0 and state.nobles[noble].family < 0:
            yield f"a title is borne by nobody: {title}"
    for noble in double(n for n in state.sees if n >= 0):
        yield f"a prelate has two seats: {NOBLES[noble]}"
    if state.sovereign >= 0 and state.sovereign == state.queen:
        yield f"the Queen is Sovereign: {NOBLES[state.queen]}"
    if state.sword >= 0 and state.bearer >= 0:
        yield f"Excalibur is in two places: {PLACES[state.sword]}, {NOBLES[state.bearer]}"
    if not state.options.excalibur and (state.sword >= 0 or state.bearer >= 0):
        yield "Excalibur is not in this game"
    for tax in state.taxes:
        if tax.kind == "tithe" and tax.area >= len(DISTRICTS):
            yield f"a tax is wrong: tithe {tax.area}"


def _story(state: FiefState) -> Iterator[str]:
    """The last battle and the record."""
    report = state.report
    if report is not None:
        if any(len(units) not in (0, len(UNITS)) for units in report.units):
            yield "the last battle is wrong: units"
        camps = chain(report.left, *(volley.left for volley in report.volleys))
        if any(len(camp) not in _CAMP_SIZES for camp in camps):
            yield "the last battle is wrong: left"
    record = state.record
    try:
        for text in (record.past, record.now):
            deeds(text)
        families = [life.family for life in lives(record.annals)]
    except ValueError as error:
        yield f"the record is wrong: {str(error)[:80]}"
        return
    if any(len(line) != state.families for line in record.points):
        yield "the record is wrong: points"
    if any(family >= state.families for family in families):
        yield "the record is wrong: annals"


# --- what is going on, as everybody sees it --------------------------------------------------------------------------


def going_on(state: FiefState) -> Iterator[str]:
    """The frames, as far as everybody sees them."""
    bottom, *others = state.frames
    if not isinstance(bottom, Round | Over):
        yield f"it does not say what is going on: {name_of(bottom)}"
    if isinstance(bottom, Over) and others:
        yield f"the game is over and goes on: {name_of(others[0])}"
    if any(isinstance(frame, Round | Over) for frame in others):
        yield "two rounds at once"
    wrong = [frame for frame in state.frames if not _seen_sound(state, frame)]
    for frame in wrong:
        yield f"what is going on is wrong: {name_of(frame)}"
    top = state.frames[-1]
    if wrong:
        return
    if isinstance(top, Settle | Heir) and not answers(state, top):
        yield f"somebody is asked and can say nothing: {name_of(top)}"
    if isinstance(top, Battle) and not seats_asked(state, top):  # whoever fights lies open
        yield f"nobody is asked: {name_of(top)}"


def name_of(frame: object) -> str:
    """The name of a frame, as in ``FiefView.step``."""
    return type(frame).__name__.lower()


def _on_board(state: FiefState, nobles: Iterable[int], frame: Frame) -> bool:
    """Whether Nobles are in play while the frame is in hand; what has happened to them meanwhile is looked after when
    it goes on."""
    return frame is not state.frames[-1] or all(state.nobles[n].family >= 0 for n in nobles)


def _seen_sound(state: FiefState, frame: Frame) -> bool:
    """Whether what everybody sees of a frame can be so."""
    if getattr(frame, "family", 0) >= state.families or getattr(frame, "seat", 0) >= state.seats:
        return False
    nobles, top = state.nobles, frame is state.frames[-1]
    match frame:
        case Settle():
            return len(frame.regions) in (0, state.families)
        case Deathbed():
            return nobles[frame.noble].family >= 0 and nobles[frame.noble].gone
        case Refuge():
            return nobles[frame.noble].family == frame.family and nobles[frame.noble].place < 0
        case Court():
            asked = [*frame.standing, *chain(*frame.courting)]
            return len(frame.ready) == state.seats and _on_board(state, asked, frame)
        case Election():
            return len(frame.sealed) == state.seats and _on_board(state, frame.candidates, frame)
        case Parliament():
            return len(frame.sealed) == state.seats and (state.sovereign >= 0 or not top)
        case Renouncing():
            return nobles[frame.noble].family >= 0
        case March():  # how many march and how many stand there lies open, of what kinds does not
            there = sum(units_with(state, nobles[frame.noble]))
            return not top or (is_free(nobles[frame.noble]) and sum(frame.company) <= there)
        case Leave():
            return _marches(state, frame.noble)
        case Challenge():
            who = nobles[frame.noble]
            return is_free(who) and 0 <= who.place < len(CITIES) and _marches(state, frame.noble)
        case Raid():
            return frame.army >= 0 or frame.steps == 0
        case Muster():
            return frame.turn < state.families
        case Battle():
            return all(
                camp.invaders != bool(camp.families) and max(camp.families, default=0) < state.families
                for camp in frame.camps
            )
        case Rebellion():
            return max(frame.by) < state.seats
    return True


def _marches(state: FiefState, noble: int) -> bool:
    return any(isinstance(frame, March) and frame.noble == noble for frame in state.frames)


def units_with(state: FiefState, who: Noble) -> list[int]:
    """What stands where a Noble does, of the same family."""
    place = (who.place, who.family, who.site)
    return next((s.units for s in state.stacks if (s.city, s.family, s.site) == place), [0] * len(UNITS))


def seats_asked(state: FiefState, top: Frame) -> list[int]:
    """The seats that a frame asks."""
    phase = PHASES[type(top)]
    return list(phase.asked(state, top)) if isinstance(phase, Asking) else []


def answers(state: FiefState, top: Frame) -> bool:
    """Whether everybody whom a frame asks has something to say."""
    phase = PHASES[type(top)]
    return isinstance(phase, Asking) and all(phase.legal(state, top, seat) for seat in phase.asked(state, top))
