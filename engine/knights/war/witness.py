"""Who writes the record: battles as they go on, votes when they are counted, turns when they are over."""

from __future__ import annotations

from msgspec.structs import replace

from engine.knights.board import cities_of, garrison_of, kingdom_cities_of, troops_of, walls_at
from engine.knights.hall import assembly, matter_of, presiding
from engine.knights.state.frames_vote import Ballot
from engine.knights.state.frames_war import Battle
from engine.knights.state.record import Force, Fought, Session, Standing, Vote
from engine.knights.state.slugs import area_slug, noble_slug
from engine.knights.state.state import KnState
from engine.knights.war.battle import (
    ATTACK,
    DEFENCE,
    OPEN,
    SIEGE,
    seat_on,
    siege_strengths,
    standing,
    troops_in_field,
)
from engine.knights.war.targets_of_attack import STRONGHOLD

SIDES = (ATTACK, DEFENCE)


def battle_begins(state: KnState, battle: Battle) -> None:
    """Both armies and the walls as they stand before anything is drawn."""
    siege = battle.kind == SIEGE
    strengths = siege_strengths(state, battle, battle.armies[ATTACK]) if siege else (0, 0)
    forces = []
    for side in SIDES:
        nobles = battle.armies[side]
        forces.append(
            Force(
                seat_on(battle, side), [noble_slug(n) for n in nobles], [troops_of(state, n) for n in nobles],
                [state.nobles[n].losses for n in nobles],
                strength=strengths[side] if siege else troops_in_field(state, battle, side),
            )
        )  # fmt: skip
    walls = walls_at(state, battle.area) if battle.kind != OPEN else 0
    held = garrison_of(state, battle.foe) if battle.target == STRONGHOLD else 0
    state.record.fought = Fought(
        state.turn, area_slug(battle.area), battle.target, battle.kind, forces, walls, walls, held
    )


def force(state: KnState, battle: Battle, side: int, **changes: object) -> None:
    """Something is known about a side of the battle. One whose beginning nobody wrote down is left alone."""
    fought = state.record.fought
    if fought is not None and not fought.result and fought.area == area_slug(battle.area):
        forces = list(fought.forces)
        forces[side] = replace(forces[side], **changes)
        state.record.fought = replace(fought, forces=forces)


def hits(state: KnState, battle: Battle, side: int, inflicted: int, prevented: int) -> None:
    """The count of one side's casualties."""
    force(state, battle, 1 - side, inflicted=inflicted)
    force(state, battle, side, prevented=prevented, tokens=battle.tokens[side])


def victories(state: KnState, battle: Battle) -> None:
    """The count of victories."""
    for side in SIDES:
        force(state, battle, side, wins=battle.wins[side])
    if state.record.fought is not None:
        state.record.fought = replace(state.record.fought, counted=True)


def battle_over(state: KnState, battle: Battle) -> None:
    """How it ended, before anything changes hands and anybody dies of it."""
    for side in SIDES:
        up = standing(state, battle, side)
        fallen = [noble_slug(n) for n in battle.armies[side] if n not in up]
        force(state, battle, side, after=[state.nobles[n].losses for n in battle.armies[side]], fallen=fallen)
    if state.record.fought is not None:
        left = walls_at(state, battle.area) if battle.kind != OPEN else 0
        state.record.fought = replace(state.record.fought, result=battle.result or "siege-laid", left=left)


def vote_counted(state: KnState, vote: Ballot) -> None:
    """A matter with everybody's Votes, under the Assembly that decided it."""
    held, record = assembly(state), state.record
    if held is None:
        return
    session = record.session
    if session is None or session.number != held.number:
        session = Session(held.number, state.turn, presiding(state), list(held.present), [])
    counted = Vote(*matter_of(vote), list(vote.bids), list(vote.voices), vote.winner, list(vote.refused))
    record.session = replace(session, votes=[*session.votes, counted])


def turn_over(state: KnState) -> None:
    """How it stands when a turn is over, or the game in the middle of one."""
    if len(state.record.standings) >= state.turn:
        return
    seats = range(state.seats)
    state.record.standings.append(
        Standing(
            [b.influence for b in state.barons],
            [len(kingdom_cities_of(state, s)) for s in seats],
            [len(cities_of(state, s)) for s in seats],
        )
    )
