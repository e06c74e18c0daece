"""What lies in a city and may be taken up there at any moment, and the pigeon to Sherwood.

Relics laid down or fallen (12.0) and Excalibur out of its stone (13.2) lie there; the pigeon frees captives of the
bandits (13.4).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Event, Word
from engine.fief.board import family_nobles, is_free
from engine.fief.forest import pardon, pardons
from engine.fief.game_data import CITIES, NOBLES, NONE, RELICS
from engine.fief.people import take_sword
from engine.fief.state.state import INSIDE, FiefState, families_of
from engine.fief.terms import act, city_term, noble_at, noble_term, told

VERBS = frozenset({"leave-relic", "take-relic", "take-sword", "pardon"})


def found(state: FiefState, seat: int) -> list[Action]:
    """What a seat may lay down or take up now."""
    own = families_of(state, seat)
    actions = []
    for noble in _inside(state, own):
        place = state.nobles[noble].place
        if any(r.bearer == noble for r in state.relics):
            actions.append(act("leave-relic", NOBLES[noble]))
        if any(r.known and not r.gone and r.bearer < 0 and r.city == place for r in state.relics):
            actions.append(act("take-relic", NOBLES[noble]))
        if state.blade != "stone" and state.bearer < 0 and state.sword == place:
            actions.append(act("take-sword", NOBLES[noble]))
    return actions + pardons(state, own)


def _inside(state: FiefState, own: tuple[int, ...]) -> Iterator[int]:
    """A seat's free Nobles in cities, inside where there is a building (12.0)."""
    for noble in [n for family in own for n in family_nobles(state, family)]:
        who = state.nobles[noble]
        here = is_free(who) and who.place in range(len(CITIES))
        if here and (who.site == INSIDE or not state.towns[who.place].building):
            yield noble


def do(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    """Carry one out."""
    noble = noble_at(action, 0)
    if action.verb == "pardon":
        pardon(state, families_of(state, seat), noble, events)
        return
    assert noble is not None
    place = state.nobles[noble].place
    if action.verb == "take-sword":
        take_sword(state, noble, state.blade == "crown", events)
        return
    takes = action.verb == "take-relic"
    for number, relic in enumerate(state.relics):
        if takes and relic.known and not relic.gone and relic.bearer < 0 and relic.city == place:
            relic.bearer, relic.city = noble, NONE
        elif not takes and relic.bearer == noble:
            relic.bearer, relic.city = NONE, place
        else:
            continue
        key = "relic-taken" if takes else "relic-left"
        events.append(told(key, noble=noble_term(noble), relic=Word(RELICS[number]), city=city_term(place)))
