"""What is going on, as everybody sees it: the frames of a position, for the view."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.fief.ballots import closed
from engine.fief.board import can_elect
from engine.fief.game_data import CITY_IDS, NOBLES, NONE, PLACES, REGION_IDS, UNIT_IDS, N
from engine.fief.phases.rebel import force
from engine.fief.state.slugs import city_slug, noble_slug, site_slug
from engine.fief.state.state import (
    CAPTORS,
    Battle,
    Bestowing,
    Burning,
    Buying,
    Camp,
    Challenge,
    Consent,
    Court,
    Deathbed,
    Discarding,
    Drawing,
    Election,
    FiefState,
    Frame,
    Heir,
    Knighting,
    Leave,
    March,
    Marching,
    Market,
    Muster,
    Over,
    Parley,
    Parliament,
    Pillaging,
    Playing,
    Raid,
    Rebellion,
    Refuge,
    Renouncing,
    Report,
    Round,
    Settle,
    Spoils,
    Stack,
    Toll,
    Volley,
    Walling,
    families_in_turn,
    seat_of,
)
from engine.fief.views.view import AskView
from engine.fief.views.view_court import CourtView, ElectionView, ParliamentView, PlacedView
from engine.fief.views.view_war import BattleView, CampView, MarchView, RaidView, RebellionView, ReportView, VolleyView
from engine.fief.war.arithmetic import melee_dice
from engine.fief.war.camps import bonus, camp_points, guards_of, nobles_of, penalty, stacks_of, units_of

PHASE_OF = {
    "settle": 0, "court": 1, "discard": 2, "draw": 2, "fate": 2, "play": 2, "eve": 3, "income": 3, "burn": 3,
    "ransom": 4, "buy": 4, "move": 5, "raid": 6, "battle": 7, "pillage": 7, "dusk": 8, "over": 8,
}  # fmt: skip
"""The phase of the rulebook by the stage of a view (1.0)."""
_STAGES: dict[type, str] = {
    Discarding: "discard", Drawing: "draw", Playing: "play", Burning: "burn", Buying: "buy",
    Market: "buy",
    Marching: "move", Raid: "raid", Muster: "battle", Pillaging: "pillage", Court: "court", Election: "court",
    Parliament: "court", Settle: "settle", Over: "over",
}  # fmt: skip
_BEFORE = {
    "settle": "settle", "court": "dusk", "discard": "court", "fate": "draw", "play": "fate", "eve": "play",
    "income": "eve", "purse": "burn", "buy": "ransom", "move": "buy", "raid": "move", "battle": "raid",
    "pillage": "battle", "dusk": "pillage", "close": "dusk",
}  # fmt: skip
"""The stage that is going on while a round's next one is that of the key."""


class Scene(msgspec.Struct, frozen=True):
    """The parts of a view that come from frames."""

    court: CourtView | None = None
    """Marriages and candidates, while they are offered."""
    election: ElectionView | None = None
    """The election, while one is held."""
    parliament: ParliamentView | None = None
    """Parliament, while it meets."""
    march: MarchView | None = None
    """The Noble on the way, while one is led."""
    battle: BattleView | None = None
    """The battle in hand."""
    rebellion: RebellionView | None = None
    """The rebellion in hand."""
    raid: RaidView | None = None
    """The invaders' turn, while it lasts."""
    ask: AskView | None = None
    """The question in between that is open."""
    report: ReportView | None = None
    """The last battle, unless one is in hand."""


def stage_of(state: FiefState) -> str:
    """The part of the round that is going on."""
    for frame in state.frames:
        stage = _STAGES.get(type(frame))
        if stage is not None:
            return stage
    bottom = state.frames[0]
    return _BEFORE[bottom.stage] if isinstance(bottom, Round) else "over"


def family_in_turn(state: FiefState) -> int:
    """The family whose turn it is, -1 where all decide at once or nobody does."""
    for frame in reversed(state.frames):
        if isinstance(frame, Settle | Marching | Pillaging):
            return frame.family
        if isinstance(frame, Muster):
            order = families_in_turn(state)
            return order[frame.turn] if frame.turn < len(order) else NONE
        if isinstance(frame, Drawing | Playing | Buying):
            return next(f for f in range(state.families) if seat_of(state, f) == frame.seat)
    return NONE


def scene_of(state: FiefState) -> Scene:
    """Every frame that is public, told as a view."""
    found: dict[str, object] = {}
    for frame in state.frames:
        if isinstance(frame, Court):
            offers = [(NOBLES[one], NOBLES[other]) for one, other in frame.courting]
            candidates = [NOBLES[n] for n in frame.standing]
            found["court"] = CourtView(offers, candidates, frame.calls, list(frame.ready), can_elect(state))
        elif isinstance(frame, Election):
            found["election"] = _election(state, frame)
        elif isinstance(frame, Parliament):
            found["parliament"] = ParliamentView(N.royal_tax, closed(state, frame), bool(frame.split))
        elif isinstance(frame, March):
            found["march"] = _march(state, frame)
        elif isinstance(frame, Battle):
            found["battle"] = _battle(state, frame)
        elif isinstance(frame, Rebellion):
            found["rebellion"] = RebellionView(
                CITY_IDS[frame.city], list(frame.by), force(state, frame), frame.stage, frame.tunnel, frame.calmed
            )
        elif isinstance(frame, Raid):
            found["raid"] = RaidView(frame.stage, frame.army, frame.steps)
    ask = _ask(state, state.frames[-1])
    if ask is not None:
        found["ask"] = ask
    if state.report is not None and "battle" not in found:
        found["report"] = _report(_ENCODER.encode(state.report))
    return Scene(**found)  # type: ignore[arg-type]


def _election(state: FiefState, frame: Election) -> ElectionView:
    """Where votes lie is seen of those who have voted, what they say is not; all at once, nothing is (9.1)."""
    placed = []
    if frame.turn >= 0:
        for family in families_in_turn(state):
            on = sorted({frame.votes[family], frame.decoys[family]} - {NONE})
            if on and frame.sealed[seat_of(state, family)]:
                placed.append(PlacedView(family, [NOBLES[n] for n in on]))
    return ElectionView([NOBLES[n] for n in frame.candidates], closed(state, frame), placed)


def _march(state: FiefState, frame: March) -> MarchView:
    leave = next((f for f in state.frames if isinstance(f, Leave) and f.noble == frame.noble), None)
    return MarchView(
        NOBLES[frame.noble], state.nobles[frame.noble].family, sum(frame.company), [CITY_IDS[c] for c in frame.trail],
        frame.refused, frame.paraded, leave.family if leave else NONE, city_slug(leave.to) if leave else "",
    )  # fmt: skip


# --- battles ---------------------------------------------------------------------------------------------------------


def fights(state: FiefState, battle: Battle, stack: Stack) -> bool:
    """Whether a stack stands in a battle, so that everybody sees its troops (4.1)."""
    return battle.city == stack.city and any(stack in stacks_of(state, battle.city, camp) for camp in battle.camps)


def _units(units: list[int]) -> dict[str, int]:
    return {UNIT_IDS[kind]: count for kind, count in enumerate(units) if count}


def _camp(state: FiefState, battle: Battle, number: int) -> CampView:
    camp: Camp = battle.camps[number]
    if camp.invaders:
        armies = [a for a in state.armies if a.city == battle.city]
        units = {"infantry": sum(a.infantry for a in armies), "leader": sum(a.leader for a in armies)}
    else:
        units = _units(units_of(state, battle.city, camp))
    knights_only = battle.kind == "parade" and number == 0
    points = camp_points(state, battle.city, camp, knights_only=knights_only)
    dice = melee_dice(points, penalty(battle, number))
    aim = battle.aims[number]
    return CampView(
        families=list(camp.families),
        invaders=camp.invaders,
        fort=camp.fort,
        sites=[site_slug(site) for site in camp.sites],
        nobles=[NOBLES[n] for n in nobles_of(state, battle.city, camp)],
        units=units,
        guards=guards_of(state, battle.city, camp),
        points=points,
        dice=dice,
        penalty=penalty(battle, number),
        bonus=bonus(state, battle, number, dice),
        tunnel=camp.tunnel,
        aim=noble_slug(aim) if aim < CAPTORS else f"army-{aim - CAPTORS}",
        decided=bool(battle.said[number]),
    )


def _volleys(volleys: list[Volley]) -> list[VolleyView]:
    return [
        VolleyView(v.what, [list(f) for f in v.faces], list(v.hits), [_counted(left) for left in v.left])
        for v in volleys
    ]


def _counted(left: list[int]) -> dict[str, int]:
    """What stood in a camp, by kind: ``war.counted``."""
    kinds = ("infantry", "leader") if len(left) == 2 else (*UNIT_IDS, "royal-knight", "royal-soldier")
    return {kind: n for kind, n in zip(kinds, left, strict=True) if n}


def _battle(state: FiefState, battle: Battle) -> BattleView:
    report = state.report
    return BattleView(
        CITY_IDS[battle.city], battle.kind, battle.stage, battle.round, battle.idle,
        [_camp(state, battle, number) for number in (0, 1)],
        [_units(units) for units in report.units] if report else [], _volleys(report.volleys) if report else [],
    )  # fmt: skip


_ENCODER, _DECODER = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Report)


@lru_cache(maxsize=32)
def _report(text: bytes) -> ReportView:
    """A report stays the same until the next battle."""
    report = _DECODER.decode(text)
    return ReportView(
        CITY_IDS[report.city], report.kind, [list(f) for f in report.families], [_units(u) for u in report.units],
        _volleys(report.volleys), report.result, [_counted(left) for left in report.left],
    )  # fmt: skip


# --- questions in between --------------------------------------------------------------------------------------------


def _ask(state: FiefState, frame: Frame) -> AskView | None:
    """A question in between that everybody knows of."""
    match frame:
        case Deathbed():
            return AskView(
                "deathbed", NONE, NOBLES[frame.noble], PLACES[frame.city] if frame.city >= 0 else "", cause=frame.cause
            )
        case Heir():
            return AskView("heir", frame.family, region=REGION_IDS[frame.region])
        case Refuge():
            return AskView("refuge", frame.family, NOBLES[frame.noble])
        case Toll():
            return AskView("toll", frame.family, city=CITY_IDS[frame.city], cause=frame.cause, n=frame.count)
        case Spoils():
            return AskView("spoils", frame.family, city=CITY_IDS[frame.city], n=sum(frame.engines))
        case Parley():
            return AskView("parley", NONE, city=CITY_IDS[frame.city])
        case Challenge():
            return AskView("challenge", frame.family, NOBLES[frame.noble])
        case Knighting():
            ruler = state.sovereign
            return AskView("knighting", state.nobles[ruler].family if ruler >= 0 else NONE, NOBLES[frame.noble])
        case Walling():
            return AskView("walling", frame.family, region=REGION_IDS[frame.region])
        case Consent():
            return AskView("consent", frame.family, city=CITY_IDS[frame.city])
        case Renouncing():
            prelate = state.sees[frame.sees[0]] if frame.sees else NONE
            family = state.nobles[prelate].family if prelate >= 0 else NONE
            return AskView("renouncing", family, NOBLES[frame.noble])
        case Bestowing():
            ruler = state.sovereign
            return AskView("bestowing", state.nobles[ruler].family if ruler >= 0 else NONE)
    return None
