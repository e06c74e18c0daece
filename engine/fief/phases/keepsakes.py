"""What lies in a city and may be taken up there at any moment, and the pigeon to Sherwood.

Relics laid down or fallen (12.0) and Excalibur out of its stone (13.2) lie there; the pigeon frees captives of the
bandits (13.4).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Event, Params, Refusal, Word
from engine.fief.board import family_nobles, is_free
from engine.fief.forest import pardon, pardons, refuse_pardon
from engine.fief.game_data import CITIES, NOBLES, NONE, RELICS
from engine.fief.people import take_sword
from engine.fief.reasons import on_map, refuse_noble
from engine.fief.state.state import INSIDE, FiefState, families_of
from engine.fief.terms import REFUSE, act, city_term, no, noble_at, noble_term, told

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


def refuse(state: FiefState, seat: int, action: Action) -> Refusal:
    """Why a seat cannot take that up or lay it down, or why its pigeon frees nobody."""
    noble = noble_at(action, 0)
    if action.verb == "pardon":
        return refuse_pardon(state, families_of(state, seat), noble) or REFUSE.words(action)
    if noble is None or len(action.args) != 1:
        return REFUSE.words(action)
    cause = refuse_noble(state, seat, noble)
    if cause is not None:
        return cause
    named: Params = {"noble": noble_term(noble)}
    if not on_map(state, noble):
        return no("on-the-way", named)
    place = state.nobles[noble].place
    at: Params = {"city": city_term(place)}
    if noble not in _inside(state, families_of(state, seat)):
        return no("outside", {**named, **at})
    if action.verb == "leave-relic":
        return no("relicless", named)
    if action.verb == "take-relic":
        return no("relic-none", at)
    if state.blade == "stone" and state.options.excalibur:
        return no("sword-stone")
    return no("sword-borne") if state.bearer >= 0 else no("sword-elsewhere", at)


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
