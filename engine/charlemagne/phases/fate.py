"""Events (6) and revolts (7): two dice, a table, and what follows from them."""

from __future__ import annotations

from engine.charlemagne import cup
from engine.charlemagne.board import MEDITERRANEAN, PLACES, PORT_PRINTED
from engine.charlemagne.deeds import Pillaged
from engine.charlemagne.frames import Fate, Loss, Naming, Raid, Revolt
from engine.charlemagne.game_data import (
    ENVOYS,
    EVENTS,
    FIRST_RELIGION,
    FLEET,
    LEADER_MARKER,
    MARKER_IDS,
    MISSIONARY,
    NEUTRAL,
    REGION,
    REGION_IDS,
    REGIONS,
    TRIBAL,
    VASSALAGE,
)
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.phases.base import PASS, act, ask, not_now, place_at, region_at
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.politics import destroy, revolt, revolt_result
from engine.charlemagne.standing import envoys_matter, must_ask, names_due, names_left, unnamed, usual
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, no
from engine.charlemagne.units import Ground, cheapest, eaters, is_port
from engine.core import Action, Event, Params, Phase, Piece, Place, Prompts, Refusal, SeatRef, Word

PLAGUE_FROM = 3
"""Units in a hex that a plague finds."""


class FatePhase(Phase[ChState, Fate]):
    """Two dice give a number from 11 to 66 (6.1); the event acts at once."""

    def prompts(self, state: ChState, frame: Fate) -> Prompts:
        return {}

    def why_not(self, state: ChState, frame: Fate, seat: int, action: Action) -> Refusal | None:
        return REFUSE.verb(action, "event")

    def act(self, state: ChState, frame: Fate, seat: int, action: Action, events: list[Event]) -> None:
        raise AssertionError("nobody acts in the events phase")

    def advance(self, state: ChState, frame: Fate, events: list[Event]) -> bool:
        if frame.number:
            proceed(state, events)
            return False
        tens = state.dice.roll("event")
        frame.number = tens * 10 + state.dice.roll("event")
        happen(state, frame.seat, frame.number, events)
        return False


def happen(state: ChState, seat: int, number: int, events: list[Event]) -> None:
    """Apply a row of the events table for the phasing seat."""
    row = EVENTS[number]
    events.append(
        Event(
            f"charlemagne-event-{row.slug}",
            {"seat": SeatRef(seat), "number": number, "event": Word(row.slug)},
            seals=True,
            tell="line",
        )
    )
    if row.regions:
        begin_revolt(state, [REGION[r] for r in row.regions], events)
    elif number == 45:
        changed = [r for r in range(len(REGIONS)) if state.religion[r] != FIRST_RELIGION[r]]
        begin_revolt(state, sorted({*changed, REGION["frisia"], REGION["saxony"]}), events)
    elif number == 66:
        frame = Naming(TRIBAL, [], state.next())
        frame.waits = seat == TRIBAL or must_ask(state, TRIBAL, "fate")
        state.frames.append(frame)
    elif number in (61, 62):
        raid(state, seat, number == 62, events)
    else:
        _fortune(state, seat, number, events)


def _fortune(state: ChState, seat: int, number: int, events: list[Event]) -> None:
    """Events without regions."""
    if number == 11:
        cup.return_all(state, seat, events)
    elif number == 12:
        cup.draw(state, seat, 3, events)
    elif number == 13:
        plague(state, events)
    elif number == 14:
        state.famine = True
    elif number in (15, 53):
        die = state.dice.roll("fortune")
        gain(state, seat, die, events)
    elif number == 16:
        cup.take(state, seat, MISSIONARY, events)
    elif number == 51:
        state.cheap = True
    elif number == 52:
        lost = (state.treasury[seat] + 1) // 2
        state.treasury[seat] -= lost
        events.append(Event("charlemagne-corruption", {"seat": SeatRef(seat)}, seals=True))
        events.append(Event("charlemagne-corruption-own", {"seat": SeatRef(seat), "points": lost}, (seat,), seals=True))
    elif number == 54:
        ground = Ground(state)
        ports = sum(is_port(state, p) for p in ground.own(seat) if p in PORT_PRINTED or p in state.built)
        gain(state, seat, min(5, ports), events)
    elif number == 55:
        state.winter = True
    elif number == 56:
        cup.take(state, seat, LEADER_MARKER, events)
    elif number == 63:
        ground = Ground(state)
        cup.draw(state, seat, min(3, sum(ground.held.get(h) == seat for h in state.civilisation)), events)
    elif number == 64:
        desert(state, seat)
    elif number == 65:
        cup.take(state, seat, VASSALAGE, events)


def gain(state: ChState, seat: int, points: int, events: list[Event]) -> None:
    """Points from the bank, seen by everybody."""
    state.treasury[seat] += points
    events.append(Event("charlemagne-gained", {"seat": SeatRef(seat), "points": points}, seals=True, tell="line"))


def plague(state: ChState, events: list[Event]) -> None:
    """Every place with three units or more loses one, its owner's choice; of neutrals the cheapest dies."""
    ground = Ground(state)
    struck = [p for p in sorted(ground.stacks) if len(ground.stacks[p]) >= PLAGUE_FROM]
    neutral = [p for p in struck if ground.held[p] == NEUTRAL]
    for place in neutral:
        destroy(state, cheapest(state, ground.stacks[place], 1), events)
    asked: dict[int, bool] = {}
    for place in reversed([p for p in struck if p not in neutral]):
        seat = ground.held[place]
        if seat not in asked:
            asked[seat] = must_ask(state, seat, "losses")
        state.frames.append(Loss(seat, list(ground.stacks[place]), 1, "plague", state.next(), asked[seat]))


def desert(state: ChState, seat: int) -> None:
    """One unit of the largest stack leaves; of several as large the owner picks."""
    ground = Ground(state)
    sizes = {p: len(eaters(ground.stacks[p])) for p in ground.own(seat)}
    most = max(sizes.values(), default=0)
    if most:
        units = [c for p, n in sizes.items() if n == most for c in eaters(ground.stacks[p])]
        state.frames.append(Loss(seat, units, 1, "desertion", state.next(), must_ask(state, seat, "losses")))


def raided(state: ChState, southern: bool) -> list[int]:
    """Port burgs that raiders may pillage: at most one unit, no fleet, not Tribal; the Mediterranean or the north."""
    ground = Ground(state)
    ports = sorted({*PORT_PRINTED, *state.built})
    return [place for place in ports if unraided(state, ground, place, southern=southern) is None]


def unraided(state: ChState, ground: Ground, place: int, *, southern: bool) -> Refusal | None:
    """Why raiders do not pillage a place (events 61, 62)."""
    name: Params = {"place": Place(PLACES[place])}
    stack = ground.stacks.get(place, [])
    if (place not in PORT_PRINTED and place not in state.built) or not is_port(state, place):
        return no("raid-port", name)
    if (place in MEDITERRANEAN) != southern:
        return no("raid-sea", name)
    if ground.held.get(place) == TRIBAL:
        return no("raid-own", name)
    return no("raid-held", name) if len(stack) > 1 or any(FLEET[c] for c in stack) else None


def raid(state: ChState, seat: int, southern: bool, events: list[Event]) -> None:
    """Raiders come, if there is a port they can take."""
    if not raided(state, southern):
        events.append(Event("charlemagne-raid-none", {}, tell="line"))
        return
    frame = Raid(TRIBAL, southern, state.next())
    frame.waits = seat == TRIBAL or must_ask(state, TRIBAL, "fate")
    state.frames.append(frame)


def lay_waste(state: ChState, place: int) -> bool:
    """Pillage a hex (17): its markers are gone. Whether there was a civilisation marker."""
    culture = place in state.civilisation
    if place in state.built:
        state.built.remove(place)
    if culture:
        state.civilisation.remove(place)
    state.pillaged.append(place)
    state.pillaged.sort()
    return culture


class RaidPhase(Phase[ChState, Raid]):
    """The Tribal player picks the port (events 61, 62)."""

    verbs = frozenset({"raid"})
    orders = True

    def prompts(self, state: ChState, frame: Raid) -> Prompts:
        actions = [act("raid", PLACES[p]) for p in raided(state, frame.southern)]
        default = usual(state, frame.seat, actions) or actions[0]
        return ask(state, frame.seat, f"raid-{frame.number}", "raid", actions, (default,))

    def why_not(self, state: ChState, frame: Raid, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "raid"):
            return refusal
        place = place_at(action, 0)
        if place is None or len(action.args) != 1:
            return REFUSE.words(action)
        return unraided(state, Ground(state), place, southern=frame.southern)

    def act(self, state: ChState, frame: Raid, seat: int, action: Action, events: list[Event]) -> None:
        place = place_at(action, 0)
        assert place is not None
        state.frames.remove(frame)
        lay_waste(state, place)
        state.doing.add(Pillaged(0, TRIBAL, place, 0, 0, True, 0))
        events.append(Event("charlemagne-raided", {"place": Place(PLACES[place])}, seals=True, tell="line"))

    def advance(self, state: ChState, frame: Raid, events: list[Event]) -> bool:
        if raided(state, frame.southern):
            return True
        state.frames.remove(frame)  # what a treaty has changed meanwhile left them no port
        events.append(Event("charlemagne-raid-none", {}, tell="line"))
        return False


class NamingPhase(Phase[ChState, Naming]):
    """The Tribal player names three regions, two of the Empire at most (event 66), or as many as there are."""

    verbs = frozenset({"name"})
    orders = True

    def prompts(self, state: ChState, frame: Naming) -> Prompts:
        actions = [act("name", REGION_IDS[r]) for r in names_left(state, frame.regions)]
        default = usual(state, frame.seat, actions) or actions[0]
        ident = f"name-{frame.number}-{len(frame.regions)}"
        params: Params = {"left": names_due(state, frame.regions)}
        return ask(state, frame.seat, ident, "name", actions, (default,), params=params)

    def why_not(self, state: ChState, frame: Naming, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "name"):
            return refusal
        region = region_at(action, 0)
        if region is None or len(action.args) != 1:
            return REFUSE.words(action)
        return unnamed(state, frame.regions, region)

    def act(self, state: ChState, frame: Naming, seat: int, action: Action, events: list[Event]) -> None:
        region = region_at(action, 0)
        assert region is not None
        frame.regions.append(region)

    def advance(self, state: ChState, frame: Naming, events: list[Event]) -> bool:
        if names_left(state, frame.regions):
            return True
        state.frames.remove(frame)
        begin_revolt(state, frame.regions, events)
        return False


class RevoltPhase(Phase[ChState, Revolt]):
    """First the phasing player, then the other may send royal envoys and roll a die again; then the dice count."""

    verbs = frozenset({"envoys", "pass"})
    orders = True

    def prompts(self, state: ChState, frame: Revolt) -> Prompts:
        seat = frame.asked
        actions = [PASS]
        if state.hands[seat][ENVOYS]:
            actions += [act("envoys", REGION_IDS[r]) for r in frame.regions]
        return ask(state, seat, f"envoys-{frame.number}-{seat}", "envoys", actions, (PASS,))

    def why_not(self, state: ChState, frame: Revolt, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.asked, self.verbs, "envoys"):
            return refusal
        if action == PASS:
            return None
        region = region_at(action, 0)
        if action.verb != "envoys" or region is None or len(action.args) != 1:
            return REFUSE.words(action)
        if region not in frame.regions:
            return no("revolt", {"region": Place(REGION_IDS[region])})
        return None if state.hands[seat][ENVOYS] else no("marker", {"marker": Piece(MARKER_IDS[ENVOYS])})

    def act(self, state: ChState, frame: Revolt, seat: int, action: Action, events: list[Event]) -> None:
        if action == PASS:
            foe = 1 - seat
            if seat == state.phasing:
                frame.asked = foe
                matters = envoys_matter(state, foe, frame.regions, frame.dice)
                frame.waits = matters and must_ask(state, foe, "envoys")
                if frame.waits:  # the move is theirs: nothing before it is taken back
                    events.append(Event("charlemagne-envoys-none", {"seat": SeatRef(seat)}, seals=True))
                return
            frame.asked = -1
            state.frames.remove(frame)
            for rolled, die in zip(frame.regions, frame.dice, strict=True):
                revolt(state, rolled, die, events)
            return
        region = region_at(action, 0)
        assert region is not None
        cup.give_back(state, seat, ENVOYS)
        die = state.dice.roll("envoys")
        frame.dice[frame.regions.index(region)] = die
        events.append(
            Event(
                "charlemagne-envoys",
                {
                    "seat": SeatRef(seat),
                    "region": Place(REGION_IDS[region]),
                    "die": die,
                    "result": Word(f"revolt-{revolt_result(state, region, die)}"),
                },
                seals=True,
            )
        )
