"""Mercenaries are hired (K11)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Word, pieces
from engine.knights.board import besieged, holder_at
from engine.knights.court import ban
from engine.knights.game_data import NATIONS, NOBLE, NOBLE_IDS, NONE, TROOPS
from engine.knights.mods import toll
from engine.knights.phases.base import Asking
from engine.knights.phases.upkeep import away
from engine.knights.state.frames_vote import Draft
from engine.knights.state.slugs import KEEP, TROOP_IDS, TROOP_SLUGS, card_in, slugs_of
from engine.knights.state.state import KnState, Position, nobles_of, players
from engine.knights.terms import (
    PASS,
    REFUSE,
    act,
    argument,
    no,
    noble_at,
    noble_term,
    number_at,
    seat_term,
    told,
    troop_term,
)

DEFY = act("defy")
SPOTTED = 3
"""Arguments of ``hire`` with the spot of the marker that leaves."""


def open_draft(state: KnState, events: list[Event]) -> None:
    """There is one marker more than players."""
    state.frames.append(Draft(state.next()))
    events.append(told("draft", "phase", seals=True))


def receivers(state: Position, seat: int) -> list[int]:
    """Where a hired Mercenary may go (D3): the stronghold (-1), even besieged; Nobles at it or in own cities that are
    not; Nobles off the board."""
    found = [NONE]
    out = away(state, seat)
    for noble in nobles_of(state, seat):
        who = state.nobles[noble]
        at_home = who.area != NONE and not who.sea and holder_at(state, who.area) == seat
        if noble in out or (at_home and not besieged(state, who.area)):
            found.append(noble)
    return found


def price(state: Position, seat: int, card: int) -> int:
    """The wage of a Mercenary, and what a law puts on top."""
    return TROOPS[card].wage + toll(state, seat, "hire-toll")


class DraftPhase(Asking[Draft]):
    """D1 to D3: hire one for a marker, more of its nation for more markers, and say where it goes."""

    verbs = frozenset({"hire", "pass", "defy"})
    step = "draft"
    orders = True

    @staticmethod
    def turn(state: KnState, frame: Draft) -> int:
        """Who hires: whoever has begun with a nation, else whose marker stands leftmost; -1 nobody."""
        if frame.seat != NONE:
            return frame.seat
        return next((s for s in state.track if s != NONE), NONE)

    @staticmethod
    def open(state: KnState, frame: Draft, seat: int) -> list[int]:
        """Cards that a seat can hire now."""
        crowns = state.barons[seat].crowns
        nations = [t for t in state.offer if frame.nation in (NONE, TROOPS[t].nation)]
        return [t for t in nations if price(state, seat, t) <= crowns]

    def asked(self, state: KnState, frame: Draft) -> Iterable[int]:
        return [self.turn(state, frame)]

    def ident(self, state: KnState, frame: Draft, seat: int) -> str:
        return f"draft-{frame.number}-{frame.step}"

    def legal(self, state: KnState, frame: Draft, seat: int) -> list[Action]:
        places = [KEEP if n == NONE else NOBLE_IDS[n] for n in receivers(state, seat)]
        slugs = slugs_of(self.open(state, frame, seat))
        found = [act("hire", slug, place) for slug in slugs for place in places]
        found += [
            act("hire", slug, place, spot + 1)
            for slug in slugs
            for place in places
            for spot in self.spare(state, frame, seat)
        ]
        return [*found, PASS, *([DEFY] if toll(state, seat, "hire-toll") else [])]

    @staticmethod
    def spare(state: KnState, frame: Draft, seat: int) -> list[int]:
        """Spots whose marker may leave for a further Mercenary of the nation, but for the leftmost, which leaves unless
        another is named; the first one is hired with the marker whose turn it is (G54)."""
        return [n for n, s in enumerate(state.track) if s == seat][1:] if frame.seat == seat else []

    def default(self, state: KnState, frame: Draft, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: KnState, frame: Draft, seat: int) -> Params:
        markers = state.track.count(seat)
        return {"n": markers, "crowns": state.barons[seat].crowns, "offer": pieces(TROOP_IDS[t] for t in state.offer)}

    def refuse(self, state: KnState, frame: Draft, seat: int, action: Action) -> Refusal:
        slug, place = argument(action, 0), argument(action, 1)
        noble = noble_at(action, 1)
        if slug not in TROOP_SLUGS or (noble is None and place != KEEP):
            return REFUSE.words(action)
        card = card_in(state.offer, slug)
        if len(action.args) == SPOTTED and number_at(action, 2) not in [n + 1 for n in self.spare(state, frame, seat)]:
            spot = number_at(action, 2)
            if spot is None:
                return REFUSE.words(action)
            return no("hire-spot", {"spot": spot}) if frame.seat == seat else no("hire-first")
        if card == NONE:
            return no("hire-offer")
        if frame.nation not in (NONE, TROOPS[card].nation):
            return no("hire-nation", {"nation": Word(NATIONS[frame.nation])})
        if price(state, seat, card) > state.barons[seat].crowns:
            return no("hire-crowns", {"n": price(state, seat, card), "have": state.barons[seat].crowns})
        if noble is not None and noble not in nobles_of(state, seat):
            return no("not-yours", {"noble": noble_term(noble)})
        return no("hire-place", {"noble": noble_term(noble)}) if noble is not None else REFUSE.words(action)

    def act(self, state: KnState, frame: Draft, seat: int, action: Action, events: list[Event]) -> None:
        frame.step += 1
        if action == DEFY:
            events.append(told("defies-draft", seals=True, seat=seat_term(seat)))
            ban(state, seat, events)
            return
        if action == PASS:
            if frame.seat == NONE:
                self._unmark(state, seat)
            frame.seat = frame.nation = NONE
            events.append(told("hires-not", seals=True, seat=seat_term(seat)))
            return
        card = card_in(state.offer, argument(action, 0))
        noble = NOBLE.get(argument(action, 1), NONE)
        state.barons[seat].crowns -= price(state, seat, card)
        state.offer.remove(card)
        troops = state.barons[seat].stronghold.troops if noble == NONE else state.nobles[noble].troops
        troops.append(card)
        troops.sort()
        self._unmark(state, seat, number_at(action, 2))
        frame.seat, frame.nation = seat, TROOPS[card].nation
        events.append(
            told("hires", seals=True, seat=seat_term(seat), troop=troop_term(card),
                 nobles=[] if noble == NONE else [noble_term(noble)])
        )  # fmt: skip

    @staticmethod
    def _could_defy(state: KnState, seat: int) -> bool:
        """Whether the law alone makes everybody too dear for a seat."""
        cheapest = min((TROOPS[t].wage for t in state.offer), default=0)
        return bool(toll(state, seat, "hire-toll")) and bool(state.offer) and cheapest <= state.barons[seat].crowns

    @staticmethod
    def _unmark(state: KnState, seat: int, spot: int | None = None) -> None:
        """A marker of a seat leaves the track: the one on a spot, counted from 1, else the leftmost."""
        state.track[state.track.index(seat) if spot is None else spot - 1] = NONE

    def advance(self, state: KnState, frame: Draft, events: list[Event]) -> bool:
        if frame.seat != NONE:
            more = frame.seat in state.track and self.open(state, frame, frame.seat)
            if not state.barons[frame.seat].out and more:
                return True
            frame.seat = frame.nation = NONE
            return False
        seat = self.turn(state, frame)
        if seat == NONE:
            self._close(state, frame, events)
            return False
        if (self.open(state, frame, seat) or self._could_defy(state, seat)) and not state.barons[seat].out:
            return True
        self._unmark(state, seat)
        events.append(told("hires-not", seals=True, seat=seat_term(seat)))
        return False

    @staticmethod
    def _close(state: KnState, frame: Draft, events: list[Event]) -> None:
        """Who was not hired goes back into the deck; a new offer is shown."""
        state.frames.remove(frame)
        deal_offer(state, events)


def deal_offer(state: KnState, events: list[Event]) -> None:
    """A new offer of players and one, what was left of the old one shuffled into the deck (K11.3)."""
    state.mercenaries += state.offer
    state.dice.shuffle(state.mercenaries, "mercenaries")
    count = len(players(state)) + 1
    state.offer[:] = sorted(state.mercenaries[:count])
    del state.mercenaries[:count]
    events.append(told("offer", seals=True, troops=pieces(TROOP_IDS[t] for t in state.offer)))
