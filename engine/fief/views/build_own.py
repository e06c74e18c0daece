"""What a seat alone knows, for its view: its purse, its hand, what it has written down (``build_view``)."""

from __future__ import annotations

import msgspec

from engine.fief.board import open_deals
from engine.fief.game_data import CARDS, CITY_IDS
from engine.fief.roads import waiting
from engine.fief.state.slugs import card_slug, noble_slug
from engine.fief.state.state import Article as Thing
from engine.fief.state.state import (
    Buying,
    Discarding,
    Drawing,
    Election,
    FiefState,
    March,
    Marching,
    Parliament,
    Window,
    families_of,
    seat_of,
)
from engine.fief.views.build_people import counts
from engine.fief.views.view import OwnView
from engine.fief.views.view_court import ArmedView, Article, BallotPaper, DealView

_REPLACE = msgspec.structs.replace
ASK = "ask"
"""Of a plan: from there on the seat is asked."""


def articles(things: list[Thing]) -> list[Article]:
    """What changes hands."""
    return [Article(a.kind, a.what, a.amount or 1) for a in things]


def _deals(state: FiefState, seat: int) -> list[DealView]:
    return [
        DealView(d.number, d.maker, d.to, articles(d.gives), articles(d.wants), d.route, d.round)
        for d in open_deals(state, seat)
    ]


_VOTES = (Election, Parliament)
_TOLD_APART = frozenset({Discarding, Drawing, Buying, Parliament, Marching, March})
"""Frames of which a seat knows more than the others (``own_view``)."""


def _papers(state: FiefState, seat: int) -> list[BallotPaper]:
    frame = next((f for f in state.frames if type(f) in _VOTES), None)
    if frame is None:
        return []
    own = families_of(state, seat)
    if isinstance(frame, Election):
        return [BallotPaper(f, noble_slug(frame.votes[f]), noble_slug(frame.decoys[f]), False) for f in own]
    if isinstance(frame, Parliament):
        return [BallotPaper(f, frame.votes[f], "", frame.burghers[f]) for f in own]
    return []


def own_view(state: FiefState, seat: int, gains: list[dict[str, int]]) -> OwnView:
    """What a seat alone knows. ``gains``: shillings that each family would get next, by reason."""
    plan: list[str] = []
    dare = 0
    away: list[int] = []
    split: list[int] = []
    top = ""
    placed: dict[str, int] = {}
    company: dict[str, int] = {}
    ready: list[int] = []
    for frame in state.frames:
        if type(frame) not in _TOLD_APART:
            continue
        if isinstance(frame, Discarding):
            mine = frame.plans[seat]
            plan, dare, away = list(mine.decks) if mine else [ASK], mine.dare if mine else 0, frame.away[seat]
        elif isinstance(frame, Drawing) and frame.seat == seat:
            plan = list(frame.plan.decks) if frame.plan else [ASK]
            dare = frame.plan.dare if frame.plan else 0
            cards = state.characters if frame.peeked == "character" else state.fortunes
            top = card_slug(cards[-1]) if frame.peeked and cards else ""
        elif isinstance(frame, Buying) and frame.seat == seat:
            placed = {CITY_IDS[c]: n for c, n in enumerate(frame.placed) if n}
        elif isinstance(frame, Parliament) and frame.split and state.sovereign >= 0:
            split = list(frame.split) if seat_of(state, state.nobles[state.sovereign].family) == seat else []
        elif isinstance(frame, March) and seat_of(state, state.nobles[frame.noble].family) == seat:
            company = counts(frame.company)
            ready = [n for n in ready if n != frame.noble]
        elif isinstance(frame, Marching) and seat_of(state, frame.family) == seat:
            ready = waiting(state, frame)
    gives, wants = state.drafts[seat]
    return OwnView(
        purse=state.purse[seat],
        hand=[CARDS[c] for c in state.hands[seat]],
        orders=_REPLACE(state.orders[seat], leave=dict(state.orders[seat].leave)),
        plan=plan,
        dare=dare,
        away=[CARDS[c] for c in away],
        top=top,
        armed=[ArmedView(a.number, a.card, a.trigger, a.target, a.how) for a in state.armed[seat]],
        deals=_deals(state, seat),
        gives=articles(gives),
        wants=articles(wants),
        ballots=_papers(state, seat),
        split=split,
        placed=placed,
        company=company,
        ready=[noble_slug(n) for n in ready],
        income=[gains[family] for family in families_of(state, seat)],
        plays=[text for f in (*state.frames, *state.sides) if type(f) is Window for text in f.plays[seat]],
    )
