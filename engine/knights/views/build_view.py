"""Building a view by whitelist: nothing enters a view unless it is named here.

The public part of a position is the same for every seat. It is built once for a position and kept for the next
question about the same one; what a seat alone may know is added to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from engine.knights.board import (
    army_of,
    besiegers,
    cities_of,
    city_income,
    city_strength,
    full_strength,
    garrison_of,
    influence_due,
    kingdom_cities_of,
    majority,
    shut_in,
    troops_of,
    walls_at,
)
from engine.knights.game_data import (
    AGENDAS,
    AREA_OF,
    BARON_IDS,
    CITIES,
    EVENTS,
    EXPEDITIONS,
    KINDS,
    NONE,
    OVERSEAS,
    SHAPES,
    TRACK,
)
from engine.knights.phases.actions import open_spots, trigger
from engine.knights.phases.start import slots
from engine.knights.phases.taxes import city_crowns
from engine.knights.phases.wages import wages_due
from engine.knights.score import last_turn
from engine.knights.state.frames import Actions, Assigning, Deploying, Founding, March, Over, Permit, Planning
from engine.knights.state.record import deeds
from engine.knights.state.slugs import TROOP_IDS, area_slug, city_slug, nation_slug, noble_slug
from engine.knights.state.state import SPACES, KnState, Orders, kind_of, nobles_of, owner_of, play_of
from engine.knights.views.view import (
    ActionCard,
    BaronView,
    CityView,
    DeckView,
    ExpeditionView,
    KnView,
    LastingView,
    MarchView,
    NobleView,
    OfferView,
    OwnView,
    PactView,
    PlayView,
    SiegeView,
    SpaceView,
    SpotView,
    StrongholdView,
    TurnView,
)
from engine.knights.views.view_cards import cards_view
from engine.knights.views.view_frames import copied, frames_view
from engine.knights.views.view_vote import vote_view
from engine.knights.views.view_war import war_view
from engine.knights.war.battle import ripe

_ENCODER = msgspec.msgpack.Encoder()
_REPLACE = msgspec.structs.replace
_KEPT: dict[bytes, KnView] = {}
"""Public parts of the positions that were looked at last, by their content."""
_MOST = 8


class Realm(NamedTuple):
    """What a Baron draws from the map, as in ``BaronView``."""

    cities: int
    """How many cities the Baron controls."""
    kingdom: int
    """How many of those are of the Kingdom."""
    income: int
    """Crowns of those cities at Taxation, none from besieged ones."""
    wages: int
    """Crowns that they pay at Wages where they pay everybody (K9.2)."""
    due: int
    """Influence that they would gain in an upkeep now."""


class Board(NamedTuple):
    """What stands on the map: the part of a view that cards and hands do not change."""

    nobles: list[NobleView]
    """Nobles of all Barons who play, four for each seat, by seat."""
    strongholds: list[StrongholdView]
    """Strongholds, by seat."""
    cities: list[CityView]
    """All cities, by number."""
    realms: list[Realm]
    """What each Baron draws from the map, by seat."""


_BOARDS: dict[bytes, Board] = {}


def build_view(state: KnState, seat: int | None) -> KnView:
    """The position as ``seat`` (``None``: a spectator) may know it. Raises ``ValueError`` for a seat out of range."""
    if seat is not None and not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat} in a game of {state.seats}")
    public = _public(state)
    own = None if seat is None else _own(state, seat)
    war, cards, vote = war_view(state, seat), cards_view(state, seat), vote_view(state, seat)
    frames = frames_view(state, seat, public.frames)
    return _REPLACE(public, seat=seat, own=own, war=war, cards=cards, vote=vote, serial=state.serial, frames=frames)


def _public(state: KnState) -> KnView:
    key = _ENCODER.encode(_shown(state))
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MOST:
            _KEPT.pop(next(iter(_KEPT)))
        found = _KEPT[key] = _build(state)
    return found


def _shown(state: KnState) -> tuple[object, ...]:
    """Everything that the public part of a view is made of."""
    return (
        state.seats, state.options, state.turn, state.chairman, state.head, state.pool, state.last, state.frames,
        state.sides, [(b.baron, b.crowns, b.votes, b.faith, b.influence, b.hand, b.plan, b.stronghold, b.charges,
                       b.banned, b.out) for b in state.barons],
        state.nobles, state.cities, state.sieges, [len(pile) for pile in state.piles], state.spaces, len(state.fate),
        state.events, state.events_out, state.lasting, len(state.agendas), state.agendas_out, state.pending, state.laws,
        state.decrees, len(state.mercenaries), state.offer, state.track, state.expeditions, state.pacts, state.victor,
        state.reason, state.record,
    )  # fmt: skip


def stage_of(state: KnState) -> str:
    """The part of the game in which a position is."""
    if isinstance(state.frames[-1], Over):
        return "over"
    for frame in reversed(state.frames):
        if isinstance(frame, Assigning | Deploying) or (isinstance(frame, Founding) and not frame.again):
            return "setup"
        if isinstance(frame, Planning):
            return "plan"
        if isinstance(frame, Actions):
            return "actions"
    return "upkeep"


def _build(state: KnState) -> KnView:
    turned = next((f for f in state.frames if isinstance(f, Actions)), None)
    events = state.events
    top = state.frames[-1]
    board = _board(state)
    sealed = [s for s, done in enumerate(getattr(top, "sealed", [])) if done]
    return KnView(
        seats=state.seats,
        seat=None,
        options=state.options,
        turn=state.turn,
        last_turn=last_turn(state),
        stage=stage_of(state),
        chairman=state.chairman,
        head=state.head,
        pool=state.pool,
        last=state.last,
        majority=majority(state),
        barons=[_baron(state, seat, realm) for seat, realm in enumerate(board.realms)],
        nobles=board.nobles,
        strongholds=board.strongholds,
        cities=board.cities,
        sieges=[SiegeView(area_slug(s.area), s.seat, s.turn, ripe(state, s)) for s in state.sieges],
        piles=[len(pile) for pile in state.piles],
        pile=turned.pile + 1 if turned is not None else 0,
        spaces=[_space(n, tuple(cards), trigger(state)) for n, cards in enumerate(state.spaces)],
        track=_track(tuple(state.track), open_spots(state)),
        offer=[TROOP_IDS[t] for t in state.offer],
        expeditions=[
            ExpeditionView(name, it.spot, list(it.stakes), it.blessed)
            for name, it in zip(EXPEDITIONS, state.expeditions, strict=True)
        ],
        pending=_agendas(tuple(state.pending)),
        laws=_agendas(tuple(state.laws)),
        decrees=list(state.decrees),
        lasting=[
            LastingView(EVENTS[e.card].slug, e.seat, noble_slug(e.noble), city_slug(e.city), nation_slug(e.nation))
            for e in state.lasting
        ],
        spent_events=_events(tuple(state.events_out)),
        spent_agendas=_agendas(tuple(state.agendas_out)),
        offers=[OfferView(*msgspec.structs.astuple(o)) for o in state.offers],
        pacts=[PactView(p.one, p.other, p.until) for p in state.pacts],
        decks=DeckView(
            len(state.fate), len(events), len(state.agendas), len(state.mercenaries),
            EVENTS[events[0]].colour if events else "",
        ),
        play=_play(state),
        march=_march(state),
        sealed=sealed,
        victor=list(state.victor),
        reason=state.reason,
        fought=state.record.fought,
        session=state.record.session,
        standings=list(state.record.standings),
        turns=[
            TurnView(state.turn - 1, list(deeds(state.record.past))),
            TurnView(state.turn, list(deeds(state.record.now))),
        ],
        war=None,
        cards=None,
        vote=None,
        serial=0,
        frames=copied(state.frames),
        own=None,
    )  # fmt: skip


def _board(state: KnState) -> Board:
    """What stands on the map; most actions leave it alone."""
    seats = [(b.baron, b.out, b.stronghold) for b in state.barons]
    key = _ENCODER.encode((seats, state.nobles, state.cities, state.sieges))
    found = _BOARDS.get(key)
    if found is None:
        if len(_BOARDS) >= _MOST:
            _BOARDS.pop(next(iter(_BOARDS)))
        found = _BOARDS[key] = Board(
            [_noble(state, seat, n) for seat in range(state.seats) for n in nobles_of(state, seat)],
            [_stronghold(state, seat) for seat in range(state.seats)],
            [_city(state, city) for city in range(len(CITIES))],
            [_realm(state, seat) for seat in range(state.seats)],
        )
    return found


@lru_cache(maxsize=256)
def _space(number: int, cards: tuple[int, ...], most: int) -> SpaceView:
    return SpaceView(SPACES[number], [ActionCard(owner_of(c), kind_of(c)) for c in cards], most)


@lru_cache(maxsize=64)
def _track(seats: tuple[int, ...], used: int) -> list[SpotView]:
    return [SpotView(spot.number, spot.fee, seats[n], n < used) for n, spot in enumerate(TRACK)]


@lru_cache(maxsize=256)
def _agendas(cards: tuple[int, ...]) -> list[str]:
    return [AGENDAS[a].slug for a in cards]


@lru_cache(maxsize=64)
def _events(cards: tuple[int, ...]) -> list[str]:
    return [EVENTS[e].slug for e in cards]


def _realm(state: KnState, seat: int) -> Realm:
    return Realm(
        cities=len(cities_of(state, seat)),
        kingdom=len(kingdom_cities_of(state, seat)),
        income=city_crowns(state, seat),
        wages=wages_due(state, seat),
        due=influence_due(state, seat),
    )


def _baron(state: KnState, seat: int, realm: Realm) -> BaronView:
    it = state.barons[seat]
    return BaronView(
        seat=seat,
        baron=BARON_IDS[it.baron],
        crowns=it.crowns,
        votes=it.votes,
        faith=it.faith,
        influence=it.influence,
        cards=sum(it.hand) + sum(map(len, it.plan)),
        cities=realm.cities,
        kingdom=realm.kingdom,
        income=realm.income,
        wages=realm.wages,
        due=realm.due,
        charges=_agendas(tuple(it.charges)),
        banned=it.banned,
        out=it.out,
    )


def _noble(state: KnState, seat: int, noble: int) -> NobleView:
    who = state.nobles[noble]
    return NobleView(
        slug=noble_slug(noble),
        shape=SHAPES[noble % len(SHAPES)],
        seat=seat,
        area=area_slug(who.area),
        sea=who.sea,
        troops=[TROOP_IDS[t] for t in who.troops],
        men=troops_of(state, noble),
        strength=army_of(state, noble),
        losses=who.losses,
        exhausted=who.exhausted,
        shut=shut_in(state, noble),
        dead=who.dead,
        heir=who.heir,
        gone=who.gone,
        office=AGENDAS[who.office].slug if who.office != NONE else "",
        keeper=who.keeper,
    )


def _stronghold(state: KnState, seat: int) -> StrongholdView:
    it = state.barons[seat].stronghold
    return StrongholdView(
        seat=seat,
        area=area_slug(it.area),
        troops=[TROOP_IDS[t] for t in it.troops],
        men=garrison_of(state, seat),
        losses=it.losses,
        walls=walls_at(state, it.area) if it.area != NONE else 0,
        breaches=it.breaches,
        besiegers=besiegers(state, it.area) if it.area != NONE else [],
    )


def _city(state: KnState, city: int) -> CityView:
    it, area = state.cities[city], AREA_OF[city]
    return CityView(
        slug=city_slug(city),
        area=area_slug(area),
        overseas=area in OVERSEAS,
        owner=it.owner,
        strength=0 if it.razed else city_strength(state, city),
        full=full_strength(state, city),
        income=0 if it.razed else city_income(state, city),
        fortified=it.fortified,
        breaches=it.breaches,
        razed=it.razed,
        besiegers=[] if it.razed else besiegers(state, area),
    )


def _play(state: KnState) -> PlayView | None:
    it = play_of(state)
    if it is None:
        return None
    worn = [noble_slug(n) for n in it.worn]
    return PlayView(it.seat, kind_of(it.card), it.stage, area_slug(it.area), it.moved, it.fought, worn)


def _march(state: KnState) -> MarchView | None:
    it = next((f for f in state.frames if isinstance(f, March)), None)
    if it is None:
        return None
    leave = state.frames[-1] if isinstance(state.frames[-1], Permit) else None
    return MarchView(
        seat=it.seat,
        target=area_slug(it.target),
        noble=noble_slug(it.noble),
        trail=[area_slug(a) for a in it.trail],
        done=[noble_slug(n) for n in it.done],
        asking=[s for s in leave.asked if s not in leave.said] if leave else [],
        asked_for=noble_slug(leave.noble) if leave else "",
        route=[area_slug(a) for a in leave.route] if leave else [],
    )


def _orders(it: Orders) -> Orders:
    """A seat's own copy of its standing orders, which change in place."""
    return _REPLACE(it, casts=dict(it.casts), voices=dict(it.voices), pass_to=dict(it.pass_to))


def _own(state: KnState, seat: int) -> OwnView:
    it, top = state.barons[seat], state.frames[-1]
    assign: list[tuple[str, str]] = []
    if isinstance(top, Assigning):
        names = slots(state, seat)
        pairs = zip(it.stronghold.troops, top.to[seat], strict=True)
        assign = [(TROOP_IDS[t], names[k] if k >= 0 else "") for t, k in pairs]
    return OwnView(
        hand=dict(zip(KINDS, it.hand, strict=True)),
        plan=[[KINDS[k] for k in pile] for pile in it.plan],
        last=[[KINDS[k] for k in pile] for pile in it.last],
        orders=_orders(state.orders[seat]),
        assign=assign,
        draft=(state.drafts[seat].to, state.drafts[seat].favour),
    )
