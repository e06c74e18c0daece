"""Sherwood: what the bandits ask, who stays with them, how one comes out again (13.4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Refusal, Word
from engine.core.graph import distances
from engine.fief.board import (
    captives_of,
    controlled,
    family_nobles,
    held_by_bandits,
    is_cleric,
    is_free,
    is_independent,
    is_lord,
)
from engine.fief.game_data import CITIES, KNIGHT, NOBLES, NONE, ROADS, SERVANT, SHERWOOD, SHERWOOD_LINKS, N
from engine.fief.people import appear, free
from engine.fief.pieces import stack_at, take, tidy
from engine.fief.state.position import Position
from engine.fief.state.state import BANDITS, FREE, INSIDE, FiefState, March, Noble, seat_of
from engine.fief.terms import act, family_term, no, noble_term, told


def bandits_ask(state: Position, noble: int) -> int:
    """What the bandits ask for a Noble; nothing for King or Queen (13.4)."""
    if noble in (state.sovereign, state.queen):
        return 0
    bandits = N.sherwood
    if is_cleric(state, noble):
        return bandits.cleric_lord if is_lord(state, noble) else bandits.cleric
    return bandits.lord if is_lord(state, noble) else bandits.noble


def bandit_faces(who: Noble) -> int:
    """Faces of a die on which the bandits catch a Noble, fewer with the woodward (13.4)."""
    return N.sherwood.caught_woodward if who.servant == SERVANT["hob"] else N.sherwood.caught


def cross(state: FiefState, frame: March, events: list[Event]) -> bool:
    """A die for the crossing; on 1-2 (with the woodward 1) the bandits take their ransom or their captive. Whether the
    Noble comes through."""
    who = state.nobles[frame.noble]
    die = state.dice.roll("sherwood")
    caught = die <= bandit_faces(who)
    events.append(
        told("caught", seals=True, noble=noble_term(frame.noble), die=die) if caught
        else told("forest", "log", seals=True, noble=noble_term(frame.noble), die=die)
    )  # fmt: skip
    price = bandits_ask(state, frame.noble)
    if not caught or not price:
        return True
    seat = seat_of(state, who.family)
    if state.purse[seat] >= price:
        state.purse[seat] -= price
        events.append(told("bandits-paid", noble=noble_term(frame.noble), n=price))
        return True
    _stay(state, frame, events)
    return False


def _stay(state: FiefState, frame: March, events: list[Event]) -> None:
    """Who cannot pay stays in Sherwood: those they hold get away, their knights stay with them, everybody else
    joins the bandits."""
    who = state.nobles[frame.noble]
    source = stack_at(state, who.place, who.family, who.site)
    for kind, count in enumerate(frame.company):
        if count:
            take(source, kind, count)
    if frame.company[KNIGHT]:
        band = stack_at(state, SHERWOOD, who.family, frame.noble)
        band.units[KNIGHT] += frame.company[KNIGHT]
        band.moved[KNIGHT] += frame.company[KNIGHT]
    tidy(state)
    who.captor, who.place, who.guards, who.site = BANDITS, NONE, 0, INSIDE
    for captive in captives_of(state, frame.noble):
        free(state, captive, events)
    events.append(told("bandits-keep", seals=True, noble=noble_term(frame.noble), n=bandits_ask(state, frame.noble)))
    if frame in state.frames:
        state.frames.remove(frame)


def come_out(state: FiefState, noble: int, events: list[Event]) -> None:
    """A Noble leaves Sherwood for the nearest friendly city, their knights with them."""
    who = state.nobles[noble]
    who.captor = FREE
    city = nearest(state, who.family, noble)
    events.append(told("freed", noble=noble_term(noble), family=family_term(who.family)))
    appear(state, noble, city, events)


def nearest(state: Position, family: int, besides: int) -> int:
    """The friendly city that is nearest to the forest: the family's, with one of its Nobles, or nobody's."""
    steps = {c: min(distances(lambda at: ROADS[at], link)[c] for link in SHERWOOD_LINKS) for c in range(len(CITIES))}
    kin = {state.nobles[n].place for n in family_nobles(state, family) if n != besides and is_free(state.nobles[n])}
    friendly = kin | set(controlled(state, family)) | {c for c in range(len(CITIES)) if is_independent(state, c)}
    return min(friendly & set(steps) or set(steps), key=lambda c: (steps[c], c))


# --- the King's pigeon -----------------------------------------------------------------------------------------------


def refuse_pardon(state: FiefState, own: Iterable[int], noble: int | None) -> Refusal | None:
    """Why the families of a seat cannot free a captive of the bandits by pigeon; ``None`` for none of these causes."""
    crowned = {state.nobles[n].family for n in (state.sovereign, state.queen) if n >= 0}
    mine = [f for f in own if f in crowned]
    if not mine:
        return no("pardon-crown")
    if not any(state.pigeons[f] > 0 for f in mine):
        return no("pardon-pigeon")
    return no("pardon-free", {"noble": noble_term(noble)}) if noble is not None else None


def pardons(state: FiefState, own: Iterable[int]) -> list[Action]:
    """13.4: the King's or Queen's family may send a pigeon that frees captives of the bandits."""
    crowned = {state.nobles[n].family for n in (state.sovereign, state.queen) if n >= 0}
    held = [n for n, who in enumerate(state.nobles) if held_by_bandits(who) and not who.gone]
    if not held or not any(state.pigeons[f] > 0 for f in own if f in crowned):
        return []
    return [act("pardon", NOBLES[n]) for n in held] + ([act("pardon", "all")] if len(held) > 1 else [])


def pardon(state: FiefState, own: Iterable[int], noble: int | None, events: list[Event]) -> None:
    """A pigeon is spent; those it names are free at once. ``noble`` None: everybody."""
    crowned = {state.nobles[n].family for n in (state.sovereign, state.queen) if n >= 0}
    family = next(f for f in own if f in crowned and state.pigeons[f] > 0)
    state.pigeons[family] -= 1
    events.append(told("pardons", seals=True, family=family_term(family), way=Word("pigeon")))
    for n in [n for n, who in enumerate(state.nobles) if held_by_bandits(who) and not who.gone]:
        if noble in (None, n):
            come_out(state, n, events)
