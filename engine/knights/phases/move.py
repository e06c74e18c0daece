"""Nobles move by land and by sea, with leave to pass, and take troops along (K12)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Term, Word, places
from engine.knights.board import shut_in
from engine.knights.court import ban
from engine.knights.deals import recall
from engine.knights.exhaustion import wear
from engine.knights.game_data import AREA, AREA_IDS, NOBLE, NOBLE_IDS, NONE, PORTS
from engine.knights.mods import decreed, noble_mod
from engine.knights.phases.actions import back_out
from engine.knights.phases.base import Asking
from engine.knights.routes import (
    Route,
    can_move,
    land_toll,
    laws_bite,
    leave_needed,
    routes,
    sea_toll,
    sources,
    unpaid_toll,
    voyages,
)
from engine.knights.state.frames import March, Permit
from engine.knights.state.slugs import KEEP, TROOP_SLUGS, card_in, slugs_of
from engine.knights.state.state import KnState, nobles_of, play_of
from engine.knights.terms import (
    BACK,
    DONE,
    REFUSE,
    act,
    area_at,
    area_term,
    argument,
    no,
    noble_at,
    noble_term,
    seat_term,
    told,
    troop_term,
)

HALT, ALL = act("halt"), "all"


def leads(state: KnState, frame: March, noble: int) -> list[Route]:
    """The ways on which a Noble can go in this march: to its target, past nobody who has refused."""
    return [
        r for r in routes(state, noble) if frame.target in (NONE, r[-1]) and not any(a in frame.barred for a in r[:-1])
    ]


class MarchPhase(Asking[March]):
    """A8, A10: who moves, by which way, and which troops come along."""

    verbs = frozenset({"march", "sail", "bring", "halt", "done", "back", "defy"})
    step = "march"

    def topic(self, state: KnState, frame: March, seat: int) -> str:
        return "march" if frame.noble == NONE else "bring"

    def ident(self, state: KnState, frame: March, seat: int) -> str:
        kind = "march" if frame.noble == NONE else "bring"
        return f"{kind}-{frame.number}-{len(frame.done)}"

    def legal(self, state: KnState, frame: March, seat: int) -> list[Action]:
        if frame.noble != NONE:
            return [*self._brings(state, frame), HALT]
        found: list[Action] = []
        if frame.target != NONE or not frame.done:
            for noble in nobles_of(state, seat):
                name = NOBLE_IDS[noble]
                found += [act("march", name, *(AREA_IDS[a] for a in r)) for r in leads(state, frame, noble)]
                found += [act("sail", name, AREA_IDS[p]) for p in voyages(state, noble) if frame.target in (NONE, p)]
            if any(laws_bite(state, n, frame.target, frame.barred) for n in nobles_of(state, seat)):
                found.append(act("defy"))
        back = [] if frame.done or frame.barred else [BACK]
        return [*found, *back, *([DONE] if frame.target != NONE or not back else [])]

    @staticmethod
    def _brings(state: KnState, frame: March) -> list[Action]:
        """All of a source, or single cards where it has no casualties."""
        seat, found = frame.seat, []
        for source in sources(state, frame.noble, frame.trail):
            it = state.barons[seat].stronghold if source == NONE else state.nobles[source]
            name = KEEP if source == NONE else NOBLE_IDS[source]
            found.append(act("bring", name, ALL))
            if not it.losses and len(it.troops) > 1:
                found += [act("bring", name, slug) for slug in slugs_of(it.troops)]
        return found

    def default(self, state: KnState, frame: March, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        if frame.noble != NONE:
            return (HALT,)
        return (DONE,) if DONE in legal else back_out(state, seat)

    def params(self, state: KnState, frame: March, seat: int) -> Params:
        if frame.noble != NONE:
            return {"noble": noble_term(frame.noble), "areas": places(AREA_IDS[a] for a in frame.trail)}
        return {"areas": [area_term(frame.target)] if frame.target != NONE else [], "n": len(frame.done)}

    def refuse(self, state: KnState, frame: March, seat: int, action: Action) -> Refusal:
        noble = noble_at(action, 0)
        if frame.noble != NONE and action.verb != "bring":
            return no("halt-first", {"noble": noble_term(frame.noble)})
        if action.verb == "bring":
            fits = argument(action, 1) in TROOP_SLUGS or argument(action, 1) == ALL
            known = fits and frame.noble != NONE and (noble is not None or argument(action, 0) == KEEP)
            return self._no_bring(state, frame, action) if known else REFUSE.words(action)
        if action.verb not in ("march", "sail") or noble is None or area_at(action, len(action.args) - 1) is None:
            return REFUSE.words(action)
        if noble not in nobles_of(state, seat):
            return no("not-yours", {"noble": noble_term(noble)})
        if not can_move(state, noble):
            return self._no_move(state, noble)
        area = area_at(action, len(action.args) - 1)
        assert area is not None
        if frame.target not in (NONE, area):
            return no("only-target", {"area": area_term(frame.target)})
        return self._no_way(state, frame, action, noble, area)

    @staticmethod
    def _no_move(state: KnState, noble: int) -> Refusal:
        """Why a Noble moves nowhere."""
        who, named = state.nobles[noble], noble_term(noble)
        if who.area == NONE:
            return no("move-off", {"noble": named})
        if who.sea:
            return no("move-sea", {"noble": named})
        if shut_in(state, noble):
            return no("move-besieged", {"noble": named, "area": area_term(who.area)})
        return no("move-exhausted", {"noble": named})

    @staticmethod
    def _no_way(state: KnState, frame: March, action: Action, noble: int, area: int) -> Refusal:
        """Why a Noble who can move does not go a way."""
        seat, named, by_sea = frame.seat, noble_term(noble), action.verb == "sail"
        way = tuple(AREA.get(argument(action, n), NONE) for n in range(1, len(action.args)))
        if any(a in frame.barred for a in way[:-1]):
            return no("way-barred", {"noble": named, "area": area_term(area)})
        if price := unpaid_toll(state, noble, way, by_sea=by_sea):
            return no("way-toll", {"n": price, "crowns": state.barons[seat].crowns})
        if by_sea and state.nobles[noble].area not in PORTS:
            return no("way-port", {"noble": named})
        if by_sea and area not in PORTS:
            return no("way-no-port", {"area": area_term(area)})
        if by_sea and decreed(state, seat, "harbours"):
            return no("way-harbours", {"noble": named})
        if not by_sea and len(way) > 1 and decreed(state, seat, "roads"):
            return no("way-roads", {"noble": named})
        return no("way", {"noble": named, "area": area_term(area)})

    @staticmethod
    def _no_bring(state: KnState, frame: March, action: Action) -> Refusal:
        """Why troops do not come along on a march."""
        source = NOBLE.get(argument(action, 0), NONE)
        named: Term = Word("battle-stronghold") if source == NONE else noble_term(source)
        if source != NONE and source not in nobles_of(state, frame.seat):
            return no("not-yours", {"noble": named})
        it = state.barons[frame.seat].stronghold if source == NONE else state.nobles[source]
        if source not in sources(state, frame.noble, frame.trail):
            tired = source != NONE and (state.nobles[source].exhausted or source in state.worn)
            if tired and it.area in frame.trail:
                return no("bring-exhausted", {"noble": named})
            return no("bring", {"what": named})
        if card_in(it.troops, argument(action, 1)) == NONE and argument(action, 1) != ALL:
            return no("bring-card", {"what": named})
        return no("bring-all", {"n": it.losses})

    def act(self, state: KnState, frame: March, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb in ("march", "sail"):
            noble = NOBLE[argument(action, 0)]
            route = [AREA[str(a)] for a in action.args[1:]]
            if action.verb == "sail":
                set_sail(state, frame, noble, route[0], events)
            else:
                ask_leave(state, frame, noble, route, events)
        elif action.verb == "bring":
            bring(state, frame, argument(action, 0), argument(action, 1), events)
        elif action == HALT:
            halt(state, frame, events)
        elif action.verb == "defy":
            ban(state, seat, events)
        else:
            state.frames.remove(frame)
            play = play_of(state)
            if action == BACK and play is not None:
                play.stage = "use"
            else:
                events.append(told("done", "log", seals=True, seat=seat_term(seat)))

    def advance(self, state: KnState, frame: March, events: list[Event]) -> bool:
        if frame.noble != NONE:
            alive = state.nobles[frame.noble].area != NONE  # casualties that came along may have been too many
            if alive and sources(state, frame.noble, frame.trail):
                return True
            halt(state, frame, events)
            return False
        if (frame.done or frame.barred) and len(self.legal(state, frame, frame.seat)) == 1:
            state.frames.remove(frame)
            return False
        return True


def ask_leave(state: KnState, frame: March, noble: int, route: list[int], events: list[Event]) -> None:
    """The way is announced; who stands in it is asked, all at once."""
    needed = leave_needed(state, frame.seat, route)
    if not needed:
        travel(state, frame, noble, route, events)
        return
    asked = sorted({s for s, _ in needed})
    areas = [next(a for s, a in needed if s == seat) for seat in asked]
    state.frames.append(Permit(frame.seat, noble, route, asked, areas, [], state.next()))
    events.append(
        told("asks-leave", seals=True, seat=seat_term(frame.seat), noble=noble_term(noble),
             areas=places(AREA_IDS[a] for a in route), seats=[seat_term(s) for s in asked])
    )  # fmt: skip


def travel(state: KnState, frame: March, noble: int, route: list[int], events: list[Event]) -> None:
    """A Noble goes its way; a road law takes its toll."""
    who = state.nobles[noble]
    start = who.area
    pay_toll(state, frame.seat, land_toll(state, frame.seat, route), events)
    who.area = route[-1]
    frame.noble, frame.trail = noble, [start, *route]
    moved(state, frame, noble)
    events.append(
        told("moves", seals=True, noble=noble_term(noble), area=area_term(start), to=area_term(route[-1]),
             areas=places(AREA_IDS[a] for a in route[:-1]))
    )  # fmt: skip


def set_sail(state: KnState, frame: March, noble: int, port: int, events: list[Event]) -> None:
    """A Noble takes ship; it lands in the upkeep, an admiral at once (K12.2)."""
    who = state.nobles[noble]
    start = who.area
    pay_toll(state, frame.seat, sea_toll(state, frame.seat), events)
    frame.noble, frame.trail = noble, [start]
    who.area, who.sea, who.exhausted = port, noble_mod(state, noble, "lands") is None, True  # at once (K12.2)
    moved(state, frame, noble)
    events.append(told("sails", seals=True, noble=noble_term(noble), area=area_term(start), to=area_term(port)))


def moved(state: KnState, frame: March, noble: int) -> None:
    """The card has moved somebody, who is exhausted when it is done."""
    frame.done.append(noble)
    wear(state, [noble])
    play = play_of(state)
    if play is not None:
        play.moved = True


def pay_toll(state: KnState, seat: int, crowns: int, events: list[Event]) -> None:
    """A law asks crowns for a move."""
    if crowns:
        state.barons[seat].crowns -= crowns
        events.append(told("toll", "log", seat=seat_term(seat), n=crowns))


def bring(state: KnState, frame: March, source: str, what: str, events: list[Event]) -> None:
    """Troops join the Noble on its way; with all of them go their casualties (K12.3)."""
    who = state.nobles[frame.noble]
    it = state.barons[frame.seat].stronghold if source == KEEP else state.nobles[NOBLE[source]]
    if what == ALL:
        cards = list(it.troops)
        who.losses += it.losses
        it.losses = 0
    else:
        cards = [card_in(it.troops, what)]
    for card in cards:
        it.troops.remove(card)
        who.troops.append(card)
    who.troops.sort()
    events.append(
        told("brings", "log", noble=noble_term(frame.noble), troops=[troop_term(t) for t in cards])
    )  # fmt: skip


def halt(state: KnState, frame: March, events: list[Event]) -> None:
    """The Noble has come where it stays."""
    frame.noble, frame.trail = NONE, []


class PermitPhase(Asking[Permit]):
    """A9: leave to pass through; silence refuses, one refusal is enough."""

    verbs = frozenset({"permit", "forbid"})
    step = "permit"
    pace = "window"
    orders = True

    def asked(self, state: KnState, frame: Permit) -> Iterable[int]:
        return [s for s in frame.asked if s not in frame.said and not state.barons[s].out]

    def legal(self, state: KnState, frame: Permit, seat: int) -> list[Action]:
        return [act("permit", NOBLE_IDS[frame.noble]), act("forbid", NOBLE_IDS[frame.noble])]

    def default(self, state: KnState, frame: Permit, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[1],)

    def params(self, state: KnState, frame: Permit, seat: int) -> Params:
        return {
            "seat": seat_term(frame.seat),
            "noble": noble_term(frame.noble),
            "areas": places(AREA_IDS[a] for a in frame.route),
        }

    def act(self, state: KnState, frame: Permit, seat: int, action: Action, events: list[Event]) -> None:
        granted = action.verb == "permit"
        events.append(
            told("permits" if granted else "forbids", seals=True, seat=seat_term(seat), noble=noble_term(frame.noble))
        )
        if granted:
            frame.said.append(seat)
            return
        state.frames.remove(frame)
        march = next(f for f in reversed(state.frames) if isinstance(f, March))
        march.barred += [a for s, a in leave_needed(state, frame.seat, frame.route) if s == seat]

    def advance(self, state: KnState, frame: Permit, events: list[Event]) -> bool:
        if list(self.asked(state, frame)):
            return True
        state.frames.remove(frame)
        march = next(f for f in reversed(state.frames) if isinstance(f, March))
        price = land_toll(state, frame.seat, frame.route)
        recall(state, frame.seat, price, events)
        if state.barons[frame.seat].crowns >= price:  # else they have given it away
            travel(state, march, frame.noble, frame.route, events)
        return False
