"""What a seat may know, built by whitelist: nothing enters a view unless it is named here."""

from __future__ import annotations

from engine.roses.analysis.marching import room_left
from engine.roses.board import AREA, AREA_IDS, BLOCK, BLOCK_IDS, BORDERS, HOUSES, NEIGHBOURS, REBEL, SIDE, behind
from engine.roses.combat import on_turn, power
from engine.roses.draft import areas, draft
from engine.roses.phases.actions import moved
from engine.roses.phases.movement import came_over
from engine.roses.phases.political import EXILE_PRETENDER, KING_HOME, PRETENDER_HOME
from engine.roses.phases.supply import EXECUTE_FIRST, EXECUTE_SECOND, HEIRS_KING, HEIRS_PRETENDER, seat_of
from engine.roses.standing import copy
from engine.roses.state import (
    ASIDE,
    DEAD,
    MINOR,
    NOWHERE,
    POOL,
    Acting,
    Battle,
    Battles,
    Briefing,
    Cards,
    Frame,
    Hits,
    Mains,
    Mulligan,
    Over,
    Political,
    Redeal,
    Regroup,
    RosesState,
    Supply,
    contested,
    faces,
    held,
    living_heirs,
    owner,
)
from engine.roses.view import (
    ActionView,
    BattleView,
    Crossing,
    Face,
    Fighter,
    Own,
    OwnBlock,
    RosesView,
    SeatView,
)

_PHASE: dict[type, str] = {
    Mulligan: "mulligan",
    Redeal: "mulligan",
    Cards: "cards",
    Acting: "action",
    Mains: "action",
    Battles: "battles",
    Supply: "supply",
    Political: "political",
    Over: "over",
}
_ASKED: dict[type, str] = {
    Mulligan: "mulligan",
    Redeal: "redeal",
    Cards: "cards",
    Acting: "action",
    Mains: "main",
    Battles: "battles",
    Battle: "fight",
    Briefing: "briefing",
    Hits: "hits",
    Regroup: "regroup",
}


def acting(state: RosesState) -> list[int]:
    """The seats that must decide now."""
    frame = state.frames[-1]
    if isinstance(frame, Acting | Mains | Hits | Regroup | Redeal):
        return [frame.seat]
    if isinstance(frame, Cards):
        return [seat for seat, player in enumerate(state.players) if not player.card]
    if isinstance(frame, Battle):
        if frame.stage == "treason":
            return [state.treason]
        turn = on_turn(state, frame)
        return [turn[0]] if turn else []
    if isinstance(frame, Briefing):
        return [seat for seat in (0, 1) if not frame.sealed[seat]]
    if isinstance(frame, Mulligan):
        return [seat for seat in (0, 1) if not frame.choices[seat]]
    if isinstance(frame, Battles):
        return [state.first]
    if isinstance(frame, Supply):
        return [seat_of(state, frame.stage)]
    if isinstance(frame, Political):
        return [1 - state.king if frame.stage in (PRETENDER_HOME, EXILE_PRETENDER) else state.king]
    return []


def asked(frame: Frame) -> str:
    """The step of the prompt that is open."""
    if isinstance(frame, Supply):
        if frame.stage in (EXECUTE_FIRST, EXECUTE_SECOND):
            return "execute"
        return "heir" if frame.stage in (HEIRS_PRETENDER, HEIRS_KING) else "loss"
    if isinstance(frame, Political):
        return "home" if frame.stage in (PRETENDER_HOME, KING_HOME) else "dismiss"
    if isinstance(frame, Battle) and frame.stage == "treason":
        return "event-treason"
    return _ASKED.get(type(frame), "")


def build_view(state: RosesState, seat: int | None) -> RosesView:
    """The position as ``seat`` (``None``: a spectator) may know it. Raises ``ValueError`` for a seat out of range."""
    if seat not in (None, 0, 1):
        raise ValueError(f"there is no seat {seat} in a game of 2")
    bottom, top = state.frames[0], state.frames[-1]
    counts, prisoner = held(state), state.prisoner
    acts = next((f for f in state.frames if isinstance(f, Acting)), None)
    battle = next((f for f in state.frames if isinstance(f, Battle)), None)
    return RosesView(
        seat=seat,
        scenario=state.options.scenario,
        campaign=state.campaign,
        last_campaign=state.last,
        turn=state.turn,
        phase=_PHASE[type(bottom)],
        asked=asked(top),
        acting=acting(state),
        king=state.king,
        first=state.first,
        seats=_seats(state),
        areas=areas(counts),
        battles=[AREA_IDS[n] for n in contested(counts)],
        entries=[Crossing(AREA_IDS[a], behind(b, a), s) for a, s, b in state.entries],
        mains=[Crossing(AREA_IDS[a], behind(b, a), s) for a, s, b in state.mains],
        losses={AREA_IDS[a]: top.losses.count(a) for a in top.losses} if isinstance(top, Supply) else {},
        treason=state.treason,
        prisoner=BLOCK_IDS[prisoner] if prisoner >= 0 else "",
        prison=AREA_IDS[state.where[prisoner]] if prisoner >= 0 else "",
        winner=state.winner,
        action=None if acts is None else _action(acts),
        battle=None if battle is None else _battle(state, battle, top),
        reports=list(state.reports),
        support=list(state.support),
        own=None if seat is None else _own(state, seat, acts, battle, top),
        room=_ways(top, battle, seat),
        draft=draft(state),
        faces=[Face(BLOCK_IDS[b], owner(state, b), AREA_IDS[state.where[b]]) for b in faces(state)],
    )


def _seats(state: RosesState) -> list[SeatView]:
    pool, spent = [0, 0], [0, 0]
    minors: tuple[list[str], list[str]] = ([], [])
    dead: tuple[list[str], list[str]] = ([], [])
    aside: tuple[list[str], list[str]] = ([], [])
    named = {MINOR: minors, DEAD: dead, ASIDE: aside}
    for place, side, name in zip(state.where, SIDE, BLOCK_IDS, strict=True):
        if place >= 0:
            continue
        if side < 0:
            side = 1 - state.king
        if place == POOL:
            pool[side] += 1
        elif place in named:
            named[place][side].append(name)
        else:
            spent[side] += 1
    choosing = isinstance(state.frames[0], Cards)
    found = []
    for n, player in enumerate(state.players):
        head = state.heads[n]
        found.append(
            SeatView(
                seat=n,
                house=HOUSES[n],
                royal=n == state.king,
                head=BLOCK_IDS[head] if head >= 0 else "",
                hand=len(player.hand) + (choosing and player.card != ""),
                ready=_ready(state, n),
                card="" if choosing else player.card,
                played=list(player.played),
                pool=pool[n],
                spent=spent[n],
                heirs=[BLOCK_IDS[h] for h in living_heirs(state, n)],
                minors=minors[n],
                dead=dead[n],
                aside=aside[n],
                due=state.due[n],
            )
        )
    return found


def _ready(state: RosesState, seat: int) -> bool:
    """Whether a seat has sealed its part of the open secret step."""
    top = state.frames[-1]
    if isinstance(top, Cards):
        return state.players[seat].card != ""
    if isinstance(top, Mulligan):
        return top.choices[seat] != ""
    return isinstance(top, Briefing) and top.sealed[seat]


def _action(frame: Acting) -> ActionView:
    return ActionView(
        seat=frame.seat,
        ap=frame.ap,
        event=frame.event,
        groups=[AREA_IDS[n] for n in frame.groups],
        used=[(AREA_IDS[BORDERS[b][0]], AREA_IDS[BORDERS[b][1]], frame.used.count(b)) for b in sorted(set(frame.used))],
        goal=AREA_IDS[frame.goal] if frame.goal >= 0 else "",
        ferries=[(AREA_IDS[a], AREA_IDS[b]) for a, b in frame.ferries],
    )


def _ways(top: Frame, battle: Battle | None, seat: int | None) -> dict[str, int]:
    """How many more blocks may leave an area over each of its borders: the winner's (6.7), or those of the seat that
    retreat in this round of the battle (6.6)."""
    if isinstance(top, Regroup):
        area, used = top.area, top.used
    elif battle is not None and seat is not None:
        area, used = battle.area, battle.used[seat]
    else:
        return {}
    return {AREA_IDS[n]: room_left(border, used) for n, border in NEIGHBOURS[area].items()}


def _battle(state: RosesState, battle: Battle, top: Frame) -> BattleView:
    fighters: list[Fighter] = []
    hidden = [0, 0]
    for block, place in enumerate(state.where):
        if place != battle.area or block == state.prisoner:
            continue
        side = 1 - state.king if block == REBEL else SIDE[block]
        if block not in battle.known:
            hidden[side] += 1
            continue
        where = "reserve" if block in battle.reserve else "late" if block in battle.late else "line"
        hits = power(state, battle, block)
        fighters.append(Fighter(BLOCK_IDS[block], side, state.steps[block], where, block in battle.acted, hits))
    return BattleView(
        area=AREA_IDS[battle.area],
        attacker=battle.attacker,
        round=battle.round,
        stage=battle.stage,
        fighters=fighters,
        hidden=hidden,
        rolls=list(battle.rolls),
        sealed=list(top.sealed) if isinstance(top, Briefing) else [],
        left=top.left if isinstance(top, Hits) else 0,
        volleys=list(battle.volleys),
    )


def _own(state: RosesState, seat: int, acts: Acting | None, battle: Battle | None, top: Frame) -> Own:
    player = state.players[seat]
    rebel = 1 - state.king
    blocks = []
    for place, side, name, steps in zip(state.where, SIDE, BLOCK_IDS, state.steps, strict=True):
        if (side == seat or (side < 0 and seat == rebel)) and place not in (ASIDE, DEAD):
            blocks.append(OwnBlock(name, AREA_IDS[place] if place >= 0 else NOWHERE[-1 - place], steps))
    reserve = battle.reserve if battle is not None else []
    return Own(
        hand=list(player.hand),
        card=player.card,
        choice=top.choices[seat] if isinstance(top, Mulligan) else "",
        blocks=blocks,
        moved=moved(acts) if acts is not None and acts.seat == seat else {},
        reserves=[BLOCK_IDS[b] for b in reserve if (rebel if b == REBEL else SIDE[b]) == seat],
        standing=copy(player.standing),
        orders=dict(player.orders),
        plan=copy(battle.plans[seat]) if battle is not None else None,
        came={
            block.block: behind(border, AREA[block.place])
            for block in blocks
            if block.place in AREA and (border := came_over(state, BLOCK[block.block])) >= 0
        },
        fresh=[BLOCK_IDS[b] for b in acts.recruits] if acts is not None and acts.seat == seat else [],
    )
