"""What lies open on the table: seats, Nobles, strongholds, cities, Events, and what is remembered of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.knights.board import BREACH
from engine.knights.deals import FAVOURS, MOST_CROWNS
from engine.knights.game_data import (
    AGENDA_IDS,
    AREA,
    AREA_IDS,
    BARON_IDS,
    CITIES,
    HOME,
    NOBLE,
    NOBLE_IDS,
    NONE,
    STRONGHOLD,
    N,
)
from engine.knights.hall import DECREES, MATTERS
from engine.knights.score import last_turn
from engine.knights.state.frames import Desk, Over, Purse
from engine.knights.state.frames_war import RESULTS
from engine.knights.state.record import Force, Fought, Session, deeds
from engine.knights.state.state import KnState, nobles_of
from engine.knights.war.battle import ASSAULT, OPEN, SIEGE
from engine.knights.war.resolution import SIDES, WORDS


def sizes(state: KnState) -> Iterator[str]:
    """There is one of everything for each seat, and something to go on with."""
    seats = state.seats
    counts: dict[str, Sequence[object]] = {"Barons": state.barons, "orders": state.orders, "drafts": state.drafts}
    counts |= {f"stakes of expedition {n}": it.stakes for n, it in enumerate(state.expeditions)}
    for what, found in counts.items():
        if len(found) != seats:
            yield f"{len(found)} {what} for {seats} seats"
    barons = [b.baron for b in state.barons]
    if len(set(barons)) != len(barons):
        yield f"a Baron is twice there: {[BARON_IDS[n] for n in barons]}"
    if not state.frames:
        yield "there is no frame"
        return
    sitting = [] if isinstance(state.frames[-1], Over) else list(range(seats))
    for kind in (Desk, Purse):
        if (found := [f.seat for f in state.sides if isinstance(f, kind)]) != sitting:
            yield f"a {kind.__name__} for the seats {found} instead of {sitting}"
    named = {
        "Chairman": [state.chairman],
        "Head of the Church": [state.head],
        "victor": state.victor,
        "owner of a city": [it.owner for it in state.cities],
        "keeper of an heir": [
            state.nobles[n].keeper for seat in range(len(state.barons)) for n in nobles_of(state, seat)
        ],
        "besieger": [it.seat for it in state.sieges],
        "owner of a marker": state.track,
        "owner of a lasting Event": [it.seat for it in state.lasting],
        "party to a pact": [seat for it in state.pacts for seat in (it.one, it.other)],
        "party to an offer": [seat for it in state.offers for seat in (it.maker, it.to)],
    }
    for what, found in named.items():
        if any(seat >= seats for seat in found):
            yield f"the {what} does not play: {max(found)}"


def faults(state: KnState) -> Iterator[str]:
    """What is wrong with what lies there, beyond ``sizes``."""
    if state.turn > last_turn(state):
        yield f"turn {state.turn} of {last_turn(state)}"
    yield from _cities(state)
    yield from _strongholds(state)
    for seat in range(state.seats):
        yield from _nobles(state, seat)
    if len(set(state.decrees)) != len(state.decrees) or not set(state.decrees) <= set(DECREES):
        yield f"a decree is unknown or double: {state.decrees}"
    if len({(s.area, s.seat) for s in state.sieges}) != len(state.sieges):
        yield "a siege is double"
    for offer in state.offers:
        if offer.maker == offer.to or offer.favour not in FAVOURS or offer.crowns > MOST_CROWNS:
            yield f"offer {offer.number} is none that can be made"
    yield from _record(state)


def _cities(state: KnState) -> Iterator[str]:
    for city, it in zip(CITIES, state.cities, strict=True):
        if it.breaches * BREACH > city.strength + N.fortified_strength * it.fortified:
            yield f"{city.slug} has {it.breaches} breaches"
        if it.razed and it.owner != NONE:
            yield f"{city.slug} is razed and held by seat {it.owner}"
        if it.fortified and it.owner == NONE:
            yield f"{city.slug} is neutral and fortified"


def _strongholds(state: KnState) -> Iterator[str]:
    taken: set[int] = set()
    for seat, baron in enumerate(state.barons):
        hold = baron.stronghold
        if hold.area != NONE and (hold.area not in HOME or hold.area in taken):
            yield f"the stronghold of seat {seat} cannot stand in {AREA_IDS[hold.area]}"
        if hold.breaches * BREACH > STRONGHOLD:
            yield f"the stronghold of seat {seat} has {hold.breaches} breaches"
        taken.add(hold.area)


def _nobles(state: KnState, seat: int) -> Iterator[str]:
    for noble in nobles_of(state, seat):
        who, name = state.nobles[noble], NOBLE_IDS[noble]
        if who.sea and who.area == NONE:
            yield f"{name} sails nowhere"
        if who.gone and (who.area != NONE or who.troops):
            yield f"{name} is dead and alive"


# --- what everybody has seen -----------------------------------------------------------------------------------------


def _record(state: KnState) -> Iterator[str]:
    """What pictures are drawn from: places, Nobles, cards and seats that exist; a number for each seat."""
    record = state.record
    for turn, text in (("last", record.past), ("running", record.now)):
        try:
            deeds(text)
        except ValueError as error:
            yield f"what was done in the {turn} turn cannot be read: {error}"
    if record.fought is not None:
        yield from _fought(state, record.fought)
    if record.session is not None:
        yield from _session(state, record.session)
    if any(not len(s.influence) == len(s.kingdom) == len(s.cities) == state.seats for s in record.standings):
        yield "how it stood is not told for each seat"


def _fought(state: KnState, fought: Fought) -> Iterator[str]:
    if fought.area not in AREA or fought.kind not in (OPEN, ASSAULT, SIEGE) or len(fought.forces) != len(SIDES):
        yield f"the last battle was nowhere, or none: {fought.area} {fought.kind}"
    if fought.result not in RESULTS | {"siege-laid"}:
        yield f"the last battle has ended as none can: {fought.result}"
    for force in fought.forces:
        if force.seat >= state.seats or not _told(force):
            yield f"a side of the last battle is wrong: seat {force.seat}"


def _told(force: Force) -> bool:
    """Whether a side has a number for each of its Nobles, and names what there is."""
    return (
        NOBLE.keys() >= {*force.nobles, *force.fallen}
        and len(force.nobles) == len(force.men) == len(force.losses)
        and len(force.after) in (0, len(force.nobles))
        and set(force.kept) <= set(WORDS)
        and force.commander in ("", *force.nobles)
    )


def _session(state: KnState, session: Session) -> Iterator[str]:
    if any(s >= state.seats for s in (session.chair, *session.present, *(s for v in session.votes for s in v.refused))):
        yield "in the last Assembly sat somebody who does not play"
    for vote in session.votes:
        if vote.agenda not in AGENDA_IDS or vote.matter not in MATTERS:
            yield f"the last Assembly voted on what there is not: {vote.matter} {vote.agenda}"
        if not len(vote.bids) == len(vote.voices) == state.seats:
            yield f"the last Assembly has no Votes for each seat: {vote.agenda}"
