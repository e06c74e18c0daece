"""What a seat may know, built by whitelist: nothing enters a view unless it is named here."""

from __future__ import annotations

import msgspec

from engine.charlemagne.attempt import differential, laid_points, modifiers
from engine.charlemagne.board import PLACES
from engine.charlemagne.clauses import Treaty
from engine.charlemagne.frames import (
    Attempt,
    Battle,
    Campaign,
    Chancery,
    Deploy,
    Drawing,
    Envoy,
    Fate,
    Feeding,
    Force,
    Frame,
    Levying,
    LoseLeader,
    Loss,
    Muster,
    Naming,
    Over,
    PlaceLeader,
    Raid,
    Retreat,
    Revolt,
    Spending,
)
from engine.charlemagne.game_data import EMPIRE, MARKER_IDS, REGION_IDS, RELIGIONS, SIDES, TRIBAL
from engine.charlemagne.phases.battle import STEPS, BattlePhase
from engine.charlemagne.politics import revolt_result
from engine.charlemagne.state import ChState, Orders
from engine.charlemagne.turns import year
from engine.charlemagne.units import Ground
from engine.charlemagne.victory import level, parts
from engine.charlemagne.view import (
    AttemptView,
    BattleView,
    ChView,
    ForceView,
    MusterView,
    Own,
    RevoltView,
    SeatView,
    TreatyView,
)

Answered = Attempt | Battle | LoseLeader | Loss | Naming | PlaceLeader | Raid | Retreat | Revolt
"""Frames in which standing orders may answer."""
_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(list[Frame])
_PHASE: dict[type, str] = {
    Deploy: "deploy",
    Fate: "event",
    Drawing: "stratagem",
    Envoy: "vassalage",
    Spending: "treasury",
    Levying: "levy",
    Campaign: "operations",
    Feeding: "supply",
    Over: "over",
}
_ASKED: dict[type, str] = {
    **_PHASE,
    Revolt: "envoys",
    Naming: "name",
    Raid: "raid",
    PlaceLeader: "place-leader",
    LoseLeader: "bury",
    Envoy: "envoy",
    Muster: "muster",
    Force: "force",
    Loss: "lose",
    Retreat: "retreat",
}


def mover(state: ChState, frame: Frame) -> int:
    """The seat that decides in a frame, -1 when the game is over."""
    if isinstance(frame, Over):
        return -1
    if isinstance(frame, Revolt):
        return frame.asked
    if isinstance(frame, Attempt):
        return 1 - frame.seat if frame.sent else frame.seat
    if isinstance(frame, Battle):
        return BattlePhase.mover(frame)
    return frame.seat


def asked(frame: Frame) -> str:
    """The step of the question that is open."""
    if isinstance(frame, Attempt):
        return ("guard" if frame.sent else "lay") + ("-faith" if frame.religion >= 0 else "")
    if isinstance(frame, Battle):
        return STEPS.get(frame.stage, "defend")
    return _ASKED[type(frame)]


def build_view(state: ChState, seat: int | None) -> ChView:
    """The position as ``seat`` (``None``: a spectator) may know it. Raises ``ValueError`` for a seat out of range."""
    if seat not in (None, EMPIRE, TRIBAL):
        raise ValueError(f"there is no seat {seat} in a game of 2")
    bottom, top = state.frames[0], state.frames[-1]
    ground = Ground(state)
    marks = tuple(state.religion), tuple(state.built), tuple(state.civilisation), tuple(state.pillaged), state.dead
    score = ground.note(("points", marks), lambda: parts(state, ground))
    who = mover(state, top)
    found = {type(f): f for f in state.frames}
    deploying = isinstance(top, Deploy)
    return ChView(
        seat=seat,
        options=state.options,
        turn=state.turn,
        year=year(state.turn),
        phasing=state.phasing,
        phase="deploy" if deploying else _PHASE[type(bottom)],
        asked=asked(top),
        acting=[who] if who >= 0 else [],
        where=list(state.where),
        aboard=list(state.aboard),
        spent=list(state.spent),
        control=list(state.control),
        religion=list(state.religion),
        built=list(state.built),
        civilisation=list(state.civilisation),
        pillaged=list(state.pillaged),
        leaders=list(state.leaders),
        augustus=state.augustus,
        dead=state.dead,
        famine=state.famine,
        winter=state.winter,
        cheap=state.cheap,
        spied=state.spied,
        taken=state.taken,
        pauses=0 if seat in (None, state.phasing) else state.pauses,
        serial=state.serial,
        frames=_frames(state, seat),
        cup=sum(state.cup),
        seats=[SeatView(SIDES[s], markers(state, s), state.control.count(s)) for s in (EMPIRE, TRIBAL)],
        points=dict(score),
        band=level(sum(score.values()), state.winner, state.reason),
        treaties=[_treaty(t) for t in state.treaties],
        force=_force(found.get(Force)),
        muster=_muster(found.get(Muster)) if seat == state.phasing else None,
        battle=_battle(found.get(Battle)),
        attempt=_attempt(state, found.get(Attempt), None),
        revolt=_revolt(state, found.get(Revolt)),
        report=state.report,
        winner=state.winner,
        ending=state.reason,
        scores=list(state.scores),
        scored=state.scored,
        deeds=[turn.shown() for turn in state.deeds],
        own=None if seat is None else _own(state, seat, found.get(Attempt)),
    )


def _frames(state: ChState, seat: int | None) -> list[Frame]:
    """The procedure in hand as ``seat`` knows it. Whether others are asked shows when they are: on top."""
    hidden = state.frames[-1]
    prepared = isinstance(hidden, Muster) or (isinstance(hidden, Attempt) and not hidden.sent)
    shown = state.frames[:-1] if prepared and mover(state, hidden) != seat else state.frames
    frames = _DECODER.decode(_ENCODER.encode(shown))
    for number, frame in enumerate(frames, 1):
        if isinstance(frame, Answered) and number < len(state.frames) and mover(state, frame) != seat:
            frame.waits = False
    return frames


def markers(state: ChState, seat: int) -> int:
    """Markers a seat holds as others count them: those laid down for an attempt not yet sent are still in its hand."""
    held = sum(state.hands[seat])
    top = state.frames[-1]
    if isinstance(top, Attempt) and not top.sent and top.seat == seat:
        held += sum(top.laid[seat])
    return held


def _treaty(treaty: Treaty) -> TreatyView:
    return TreatyView(treaty.number, treaty.by, list(treaty.clauses))


def _force(frame: Frame | None) -> ForceView | None:
    if not isinstance(frame, Force):
        return None
    trail = [PLACES[p] for p in frame.trail]
    return ForceView(
        frame.seat, PLACES[frame.place], list(frame.units), frame.points, frame.die, frame.port, frame.halted, trail
    )


def _muster(frame: Frame | None) -> MusterView | None:
    if not isinstance(frame, Muster):
        return None
    return MusterView(PLACES[frame.place], {k: n for k, n in sorted(frame.picked.items()) if n})


def _battle(frame: Frame | None) -> BattleView | None:
    if not isinstance(frame, Battle):
        return None
    return BattleView(
        frame.seat, PLACES[frame.place], list(frame.units), frame.stage,
        list(frame.champions), list(frame.advances), list(frame.treachery),
    )  # fmt: skip


def _attempt(state: ChState, frame: Frame | None, seat: int | None) -> AttemptView | None:
    if not isinstance(frame, Attempt) or (not frame.sent and seat != frame.seat):
        return None
    religion = RELIGIONS[frame.religion] if frame.religion >= 0 else ""
    return AttemptView(
        frame.seat, REGION_IDS[frame.region], religion, laid_points(frame, frame.seat),
        differential(state, frame), modifiers(state, frame), frame.sent,
        {MARKER_IDS[k]: n for k, n in enumerate(frame.laid[frame.seat]) if n},
    )  # fmt: skip


def _revolt(state: ChState, frame: Frame | None) -> RevoltView | None:
    if not isinstance(frame, Revolt):
        return None
    results: list[str] = [revolt_result(state, r, d) for r, d in zip(frame.regions, frame.dice, strict=True)]
    return RevoltView([REGION_IDS[r] for r in frame.regions], list(frame.dice), results)


def _copy(orders: Orders) -> Orders:
    """The same orders, to be kept while the position goes on."""
    return msgspec.structs.replace(orders, caps=dict(orders.caps), faith=dict(orders.faith), lost=list(orders.lost))


def _own(state: ChState, seat: int, attempt: Frame | None) -> Own:
    draft = next((f.draft for f in state.sides if isinstance(f, Chancery) and f.seat == seat), [])
    return Own(
        hand={MARKER_IDS[k]: n for k, n in enumerate(state.hands[seat]) if n},
        treasury=state.treasury[seat],
        orders=_copy(state.orders[seat]),
        draft=list(draft),
        offers=[_treaty(t) for t in state.proposals],
        attempt=_attempt(state, attempt, seat),
    )
