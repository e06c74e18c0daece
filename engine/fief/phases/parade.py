"""Parades: knights who ride through others, fought at once (5.2, 5.3)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Refusal
from engine.fief.board import families_at, is_free
from engine.fief.game_data import KNIGHT, NONE, REGION_OF, ROADS
from engine.fief.phases.base import FamilyAsking
from engine.fief.pieces import merge, settle, stack_at, take, tidy
from engine.fief.roads import MOVES, besieger, road_taken, stormy
from engine.fief.state.state import INSIDE, PARADE, Battle, Camp, Challenge, FiefState, March
from engine.fief.terms import act, city_term, family_term, no, noble_term, region_term, told
from engine.fief.war.battle import begin
from engine.fief.war.camps import behind_walls, forbidden


def refuse_parade(state: FiefState, frame: March) -> Refusal:
    """Why a Noble cannot form a parade (5.2)."""
    who = state.nobles[frame.noble]
    named: Params = {"noble": noble_term(frame.noble)}
    knights = frame.company[KNIGHT]
    if who.guards and frame.noble != state.sovereign:
        return no("parade-guards", named)
    if not knights or sum(frame.company) > knights:
        return no("parade-knights", {"n": knights, "others": sum(frame.company) - knights})
    if who.steps >= MOVES:
        return no("moves", {**named, "n": 0})
    if stormy(state, who.place):
        return no("storms", {"region": region_term(REGION_OF[who.place])})
    if frame.rode == len(frame.trail):
        return no("parade-again", {"city": city_term(who.place)})
    foe = parade_foe(state, frame.noble)
    if foe < 0:
        return no("parade-nobody", {"city": city_term(who.place)})
    return no("garter-bars", {"city": city_term(who.place), "family": family_term(foe)})


def parade_foe(state: FiefState, noble: int) -> int:
    """Whom a parade meets where a Noble is: their besieger, who holds the city, who stands on a road; -1 nobody."""
    who = state.nobles[noble]
    if besieger(state, noble) >= 0:
        return besieger(state, noble)
    owner = state.towns[who.place].control
    there = [f for f in families_at(state, who.place) if f != who.family]
    if owner in there:
        return owner
    return next((f for f in there if any(road_taken(state, noble, c) == f for c in ROADS[who.place])), -1)


def may_parade(state: FiefState, frame: March) -> bool:
    """5.2: knights and Nobles alone, with a move in hand, out of a siege, through a city that another holds or past
    troops on a road; once in a city. Royal knights ride along; royal soldiers neither ride nor leave whom they guard
    (13.1; ruling 36)."""
    who = state.nobles[frame.noble]
    knights = frame.company[KNIGHT]
    if frame.paraded or not knights or sum(frame.company) > knights or who.steps >= MOVES:
        return False
    if who.guards and frame.noble != state.sovereign:
        return False
    if frame.rode == len(frame.trail) or stormy(state, who.place):
        return False
    foe = parade_foe(state, frame.noble)
    return foe >= 0 and not forbidden(state, who.place, who.family, Camp([foe]))


def ride(state: FiefState, frame: March, events: list[Event]) -> None:
    """5.2: the riders form up apart; who stands behind walls is asked whether they come out."""
    who = state.nobles[frame.noble]
    foe = parade_foe(state, frame.noble)
    frame.rode = len(frame.trail)
    source = stack_at(state, who.place, who.family, who.site)
    target = stack_at(state, who.place, who.family, PARADE)
    take(source, KNIGHT, frame.company[KNIGHT])
    target.units[KNIGHT] += frame.company[KNIGHT]
    target.moved[KNIGHT] += frame.company[KNIGHT]
    who.site = PARADE
    tidy(state)
    events.append(told("parade", seals=True, noble=noble_term(frame.noble), city=city_term(who.place)))
    if behind_walls(state, who.place, foe):
        state.frames.append(Challenge(foe, frame.noble, state.next()))
    else:
        meet(state, frame.noble, foe, events)


def meet(state: FiefState, noble: int, foe: int, events: list[Event]) -> None:
    """The parade is fought at once, man to man (5.2, 5.3)."""
    who = state.nobles[noble]
    camps = [Camp([who.family], sites=[PARADE]), Camp([foe])]
    begin(state, Battle(who.place, "parade", camps, state.next(), stage="volley", shot=3), events)


def after_parade(state: FiefState, frame: March) -> None:
    """5.2: who has won leaves a knight in a city they have taken and rides on without leave; after any other end the
    riders stand where they have fought."""
    who = state.nobles[frame.noble]
    stack = stack_at(state, who.place, who.family, PARADE)
    frame.company = [n if k == KNIGHT else 0 for k, n in enumerate(stack.units)]
    won = state.report is not None and state.report.result == "victory" and state.report.city == who.place
    if not won:
        frame.refused = True
        dismount(state, frame)
        return
    frame.paraded = True
    town = state.towns[who.place]
    if town.won and town.control == who.family and frame.company[KNIGHT]:
        take(stack, KNIGHT)
        inside = stack_at(state, who.place, who.family, INSIDE)
        inside.units[KNIGHT] += 1
        inside.moved[KNIGHT] += 1
        frame.company[KNIGHT] -= 1
    tidy(state)


def dismount(state: FiefState, frame: March) -> None:
    """Riders who stay where they have fought, led or not, stand like others: inside what is theirs, else before it."""
    city, who = frame.trail[-1], state.nobles[frame.noble]
    came = frame.trail[-2] if len(frame.trail) > 1 else ROADS[city][0]
    road = came if came in ROADS[city] else ROADS[city][0]
    riders = [s for s in state.stacks if (s.city, s.site) == (city, PARADE)]
    if not riders and who.site != PARADE:
        return
    family = riders[0].family if riders else who.family
    site = INSIDE if state.towns[city].control in (family, NONE) else road
    if who.site == PARADE:
        who.site = site
    for stack in riders:
        merge(state, stack, site)
    tidy(state)
    settle(state, city)


class ChallengePhase(FamilyAsking[Challenge]):
    """5.2: the garrison comes out to fight a parade without its walls, or lets it ride past."""

    verbs = frozenset({"come-out", "stay-in"})
    step = "challenge"
    pace = "window"

    def legal(self, state: FiefState, frame: Challenge, seat: int) -> list[Action]:
        return [act("come-out"), act("stay-in")]

    def default(self, state: FiefState, frame: Challenge, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[1],)

    def params(self, state: FiefState, frame: Challenge, seat: int) -> Params:
        return {"noble": noble_term(frame.noble), "city": city_term(state.nobles[frame.noble].place)}

    def advance(self, state: FiefState, frame: Challenge, events: list[Event]) -> bool:
        if is_free(state.nobles[frame.noble]):
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: FiefState, frame: Challenge, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        march = next(f for f in reversed(state.frames) if isinstance(f, March))
        if action.verb == "come-out":
            meet(state, frame.noble, frame.family, events)
            return
        march.paraded = True
        events.append(told("rides-past", seals=True, noble=noble_term(frame.noble)))
