"""What a view tells of neutral cards in hand."""

from __future__ import annotations

import msgspec

from engine.knights.game_data import EVENTS, EXPEDITIONS, NONE
from engine.knights.phases.effects import Struck
from engine.knights.state.frames_cards import Happening, Pool, Venture
from engine.knights.state.slugs import city_slug, nation_slug, noble_slug
from engine.knights.state.state import KnState


class TargetView(msgspec.Struct, frozen=True):
    """Whom or what an Event strikes; what does not apply is -1 or empty."""

    seat: int
    """A Baron; for a Noble or an army, whose it is."""
    noble: str
    """A Noble, or its army."""
    city: str
    """Slug of the city that is struck."""
    nation: str
    """A nationality."""


class CardsView(msgspec.Struct, frozen=True):
    """A neutral card in hand: an Event, or an expedition that is started."""

    event: str
    """The Event that was drawn; empty before, and for an expedition."""
    colour: str
    """The colour of its back, or of the next one before it is drawn; empty for an expedition."""
    stage: str
    """What comes next (``frames_cards.Happening``, ``frames_cards.Venture``)."""
    drawer: int
    """The seat that drew the Event; -1 nobody yet."""
    cost: int
    """Faith that cancels it; 0 before it is drawn, or where it cannot be cancelled."""
    targets: list[TargetView]
    """Whom and what it strikes, as far as that is known."""
    pledged: int
    """Faith that the seat itself has pledged to cancel it."""
    expedition: str
    """The expedition that is being started; empty none."""
    waits: list[int]
    """Seats that are still to invest."""


def cards_view(state: KnState, seat: int | None) -> CardsView | None:
    """What ``seat`` (``None``: a spectator) may know of it; ``None`` when nothing of it is in hand."""
    for frame in reversed(state.frames):
        if isinstance(frame, Happening):
            return _event(state, frame, seat)
        if isinstance(frame, Venture):
            name = EXPEDITIONS[frame.which] if frame.which != NONE else ""
            return CardsView("", "", frame.stage, NONE, 0, [], 0, name, list(frame.order))
    return None


def _event(state: KnState, frame: Happening, seat: int | None) -> CardsView:
    card = EVENTS[frame.shown if frame.shown != NONE else state.events[0]]
    known = frame.shown != NONE
    pool = next((f for f in state.frames if isinstance(f, Pool)), None)
    struck = [Struck(*it) for it in frame.struck]
    targets = [TargetView(s.seat, noble_slug(s.noble), city_slug(s.city), nation_slug(s.nation)) for s in struck]
    pledged = pool.pledges[seat] if pool is not None and seat is not None else 0
    return CardsView(
        card.slug if known else "", card.colour, frame.stage, frame.drawer, card.cost if known else 0, targets, pledged,
        "", [],
    )  # fmt: skip
