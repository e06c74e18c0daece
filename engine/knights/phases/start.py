"""Setting up by the players' choice: troops, strongholds, Nobles (K2.8, K2.11, K2.12)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import SEAL, Action, Event, Params, Refusal, pieces
from engine.knights.board import city_at, nobles_at, seats_at, stronghold_at, stronghold_sites
from engine.knights.game_data import AREA_IDS, NOBLE_IDS, NONE, RING, SHAPES, N
from engine.knights.game_data import HOME as KINGDOM
from engine.knights.phases.base import Asking, Sealing
from engine.knights.state.frames import Assigning, Deploying, Founding
from engine.knights.state.slugs import TROOP_IDS
from engine.knights.state.state import KnState, in_turn, nobles_of
from engine.knights.terms import PASS, REFUSE, act, area_at, area_term, no, noble_at, noble_term, seat_term, told

HOME = len(SHAPES)
"""The place of a draft that is the stronghold."""
KEEP = "stronghold"


def slots(state: KnState, seat: int) -> list[str]:
    """Where a seat's troop cards may go, by the numbers of ``Assigning.to``."""
    return [*(NOBLE_IDS[n] for n in nobles_of(state, seat)), KEEP]


def begin(state: KnState) -> Assigning:
    """The first question: every seat's cards lie in its stronghold until it says otherwise."""
    return Assigning([[-1] * len(b.stronghold.troops) for b in state.barons], [False] * state.seats)


class AssignPhase(Sealing[Assigning]):
    """S2: every troop card goes to a Noble or to the stronghold; Nobles may stay empty."""

    verbs = frozenset({"assign", "seal", "unseal"})
    step = "assign"

    def ident(self, state: KnState, frame: Assigning, seat: int) -> str:
        return "assign"

    def open(self, state: KnState, frame: Assigning, seat: int) -> list[Action]:
        found = [
            act("assign", n + 1, where)
            for n in range(len(frame.to[seat]))
            for k, where in enumerate(slots(state, seat))
            if frame.to[seat][n] != k
        ]
        return found if -1 in frame.to[seat] else [*found, SEAL]

    def default(self, state: KnState, frame: Assigning, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """An even spread over the Nobles."""
        names = slots(state, seat)
        left = [n for n, k in enumerate(frame.to[seat]) if k < 0]
        return (*(act("assign", n + 1, names[n % HOME]) for n in left), SEAL)

    def params(self, state: KnState, frame: Assigning, seat: int) -> Params:
        return {"troops": pieces(TROOP_IDS[t] for t in state.barons[seat].stronghold.troops)}

    def refuse(self, state: KnState, frame: Assigning, seat: int, action: Action) -> Refusal:
        return no("assign-left", {"n": frame.to[seat].count(-1)}) if action == SEAL else REFUSE.words(action)

    def draft(self, state: KnState, frame: Assigning, seat: int, action: Action, events: list[Event]) -> None:
        card, where = action.args
        assert isinstance(card, int)
        frame.to[seat][card - 1] = slots(state, seat).index(str(where))

    def show(self, state: KnState, frame: Assigning, events: list[Event]) -> None:
        for seat, baron in enumerate(state.barons):
            cards = list(baron.stronghold.troops)
            for card, slot in zip(cards, frame.to[seat], strict=True):
                if slot != HOME:
                    baron.stronghold.troops.remove(card)
                    state.nobles[nobles_of(state, seat)[slot]].troops.append(card)
        events.append(told("assigned", "phase", seals=True))
        state.frames.append(Deploying(state.next()))
        state.frames += [Founding(seat, state.next()) for seat in reversed(in_turn(state))]


def no_site(state: KnState, seat: int, area: int, *, found: bool = False) -> Refusal:
    """Why nothing of a seat can be placed in an area; ``found``: its stronghold, which stands beside cities only."""
    named, hold = area_term(area), stronghold_at(state, area)
    rival = next((s for s in seats_at(state, area) if s != seat), NONE)
    if area not in KINGDOM:
        return no("site-overseas", {"area": named})
    if found and area in RING and state.seats <= N.closed_ring:
        return no("site-ring", {"area": named})
    if found and city_at(state, area) != NONE:
        return no("site-city", {"area": named})
    if hold not in (NONE, seat):
        return no("site-stronghold", {"area": named, "seat": seat_term(hold)})
    return no("site-noble", {"area": named, "seat": seat_term(rival)})


class FoundPhase(Asking[Founding]):
    """S3, R2: where a stronghold stands."""

    verbs = frozenset({"found", "pass"})
    step = "found"

    def legal(self, state: KnState, frame: Founding, seat: int) -> list[Action]:
        found = [act("found", AREA_IDS[a]) for a in stronghold_sites(state, seat)]
        return [*found, PASS] if frame.again else found

    def default(self, state: KnState, frame: Founding, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """The first site off the ring."""
        inner = [a for a in stronghold_sites(state, seat) if a not in RING]
        return (act("found", AREA_IDS[inner[0]]) if inner else legal[0],)

    def refuse(self, state: KnState, frame: Founding, seat: int, action: Action) -> Refusal:
        area = area_at(action, 0)
        return REFUSE.words(action) if area is None else no_site(state, seat, area, found=True)

    def advance(self, state: KnState, frame: Founding, events: list[Event]) -> bool:
        if not state.barons[frame.seat].out and stronghold_sites(state, frame.seat):
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: KnState, frame: Founding, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        if action == PASS:
            events.append(told("found-waits", seals=True, seat=seat_term(seat)))
            return
        area = area_at(action, 0)
        assert area is not None
        state.barons[seat].stronghold.area = area
        events.append(told("founds", seals=True, seat=seat_term(seat), area=area_term(area)))


class DeployPhase(Asking[Deploying]):
    """S4: counterclockwise, one Noble each, until all with troops stand."""

    verbs = frozenset({"deploy"})
    step = "deploy"

    @staticmethod
    def order(state: KnState) -> list[int]:
        """The last who placed a stronghold begins."""
        return list(reversed(in_turn(state)))

    @staticmethod
    def left(state: KnState, seat: int) -> list[int]:
        """Nobles with troops who are not on the board."""
        return [n for n in nobles_of(state, seat) if state.nobles[n].troops and state.nobles[n].area < 0]

    @staticmethod
    def sites(state: KnState, seat: int) -> list[int]:
        """Areas of the Kingdom without a rival Noble or stronghold."""
        rivals = [s for s in range(state.seats) if s != seat]
        return [
            a
            for a in KINGDOM
            if stronghold_at(state, a) in (-1, seat) and not any(nobles_at(state, a, s) for s in rivals)
        ]

    def seat(self, state: KnState, frame: Deploying) -> int:
        """Whose turn it is."""
        return self.order(state)[frame.turn % state.seats]

    def asked(self, state: KnState, frame: Deploying) -> Iterable[int]:
        return [self.seat(state, frame)]

    def ident(self, state: KnState, frame: Deploying, seat: int) -> str:
        return f"deploy-{frame.number}-{frame.turn}"

    def legal(self, state: KnState, frame: Deploying, seat: int) -> list[Action]:
        sites = self.sites(state, seat)
        return [act("deploy", NOBLE_IDS[n], AREA_IDS[a]) for n in self.left(state, seat) for a in sites]

    def default(self, state: KnState, frame: Deploying, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        home = AREA_IDS[state.barons[seat].stronghold.area]
        return (act("deploy", NOBLE_IDS[self.left(state, seat)[0]], home),)

    def refuse(self, state: KnState, frame: Deploying, seat: int, action: Action) -> Refusal:
        noble, area = noble_at(action, 0), area_at(action, 1)
        if noble is None or area is None:
            return REFUSE.words(action)
        named = noble_term(noble)
        if noble not in nobles_of(state, seat):
            return no("not-yours", {"noble": named})
        if not state.nobles[noble].troops:
            return no("noble-empty", {"noble": named})
        return no_site(state, seat, area) if noble in self.left(state, seat) else no("noble-placed", {"noble": named})

    def advance(self, state: KnState, frame: Deploying, events: list[Event]) -> bool:
        for _ in range(state.seats):
            if self.left(state, self.seat(state, frame)):
                return True
            frame.turn += 1
        state.frames.remove(frame)
        events.append(told("deployed", "phase", seals=True))
        return False

    def act(self, state: KnState, frame: Deploying, seat: int, action: Action, events: list[Event]) -> None:
        noble, area = noble_at(action, 0), area_at(action, 1)
        assert noble is not None
        assert area is not None
        state.nobles[noble].area = area
        frame.turn += 1
        events.append(told("deploys", seals=True, noble=noble_term(noble), area=area_term(area)))
