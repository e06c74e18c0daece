"""Frames of the turn, of movement and of the upkeep."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.knights.board import nobles_at
from engine.knights.game_data import CITY_IDS, NONE, N
from engine.knights.state.frames import (
    Actions,
    Assigning,
    Fight,
    Founding,
    March,
    Permit,
    Planning,
    Play,
    Returning,
    Revolt,
    Turn,
)
from engine.knights.state.state import PER_PILE, PILES, KnState, nobles_of, owner_of, play_of


def out(state: KnState, frame: Any) -> Iterator[str]:
    """The seat of a frame has left the game."""
    if state.barons[frame.seat].out:
        yield f"seat {frame.seat} is out"


def _with_card(state: KnState, frame: March | Fight) -> Iterator[str]:
    """What is done with a card is done by its seat."""
    yield from out(state, frame)
    play = play_of(state)
    if play is None or play.seat != frame.seat:
        yield f"seat {frame.seat} has no card in play"


# --- what everybody sees ---------------------------------------------------------------------------------------------


def _assigning(state: KnState, frame: Assigning) -> Iterator[str]:
    if all(frame.sealed):
        yield "everybody has sealed"
    for seat in range(state.seats):
        if any(state.nobles[n].area != NONE or state.nobles[n].troops for n in nobles_of(state, seat)):
            yield f"Nobles of seat {seat} have troops already"


def _planning(state: KnState, frame: Planning) -> Iterator[str]:
    if any(state.piles):
        yield "piles are laid already"


def _turn(state: KnState, frame: Turn) -> Iterator[str]:
    if state.frames[0] is not frame:
        yield "it is not the lowest frame"


def _actions(state: KnState, frame: Actions) -> Iterator[str]:
    if not isinstance(state.frames[0], Turn):
        yield "it belongs to no turn"


def _play(state: KnState, frame: Play) -> Iterator[str]:
    """A card is of the seat that plays it; one in play is nowhere else (``census`` counts it)."""
    mine = set(nobles_of(state, frame.seat)) if frame.seat != NONE else set()
    if frame.seat != owner_of(frame.card):
        yield f"card {frame.card} is not of seat {frame.seat}"
    if len(set(frame.worn)) != len(frame.worn) or not set(frame.worn) <= mine:
        yield f"the Nobles {frame.worn} of seat {frame.seat} are worn"
    if not any(isinstance(f, Actions) for f in state.frames[: state.frames.index(frame)]):
        yield "it is turned up in no action phase"


def _march(state: KnState, frame: March) -> Iterator[str]:
    yield from _with_card(state, frame)
    play, mine = play_of(state), set(nobles_of(state, frame.seat))
    if frame.noble != NONE and not (frame.noble in mine and frame.noble in frame.done and frame.trail):
        yield f"Noble {frame.noble} has not moved"
    if play is not None and not set(frame.done) <= set(play.worn) <= mine:
        yield f"the Nobles {frame.done} of seat {frame.seat} have moved and {play.worn} are worn"


def _permit(state: KnState, frame: Permit) -> Iterator[str]:
    march = next((f for f in state.frames if isinstance(f, March)), None)
    if march is None or march.seat != frame.seat or march.noble != NONE or frame.noble in march.done:
        yield f"seat {frame.seat} does not march Noble {frame.noble}"
    who = state.nobles[frame.noble]
    if frame.noble not in nobles_of(state, frame.seat) or who.area == NONE or who.sea:
        yield f"seat {frame.seat} cannot move Noble {frame.noble}"
    if len(frame.route) < 2:
        yield f"the route {frame.route} goes nowhere"
    if len(frame.asked) != len(frame.areas) or frame.seat in frame.asked or not set(frame.said) < set(frame.asked):
        yield f"the seats {frame.asked} are asked by {frame.seat} and {frame.said} have answered"


def _fight(state: KnState, frame: Fight) -> Iterator[str]:
    yield from _with_card(state, frame)
    if frame is state.frames[-1] and frame.area != NONE and not nobles_at(state, frame.area, frame.seat):
        yield f"seat {frame.seat} has no Noble in area {frame.area}"


def _revolt(state: KnState, frame: Revolt) -> Iterator[str]:
    yield from out(state, frame)
    if state.cities[frame.city].owner != frame.seat:
        yield f"{CITY_IDS[frame.city]} is not held by seat {frame.seat}"


def _founding(state: KnState, frame: Founding) -> Iterator[str]:
    yield from out(state, frame)
    if state.barons[frame.seat].stronghold.area != NONE:
        yield f"the stronghold of seat {frame.seat} stands already"


def _returning(state: KnState, frame: Returning) -> Iterator[str]:
    if not frame.seats or any(state.barons[s].out for s in frame.seats):
        yield f"the seats {frame.seats} bring Nobles back"


# --- what seats choose unseen ----------------------------------------------------------------------------------------


def _assigned(state: KnState, frame: Assigning) -> Iterator[str]:
    if [len(to) for to in frame.to] != [len(b.stronghold.troops) for b in state.barons]:
        yield "not every troop card is assigned"
        return
    for seat, to in enumerate(frame.to):
        if frame.sealed[seat] and NONE in to:
            yield f"seat {seat} has sealed and not assigned all"


def _planned(state: KnState, frame: Planning) -> Iterator[str]:
    if any(len(pile) > PER_PILE for baron in state.barons for pile in baron.plan):
        yield "somebody has laid too many cards on a pile"
    if len(state.neutrals) < N.neutral_pile_cards * PILES:
        yield f"only {len(state.neutrals)} neutral cards are left for the piles"


PUBLIC: Mapping[type, Callable[[KnState, Any], Iterator[str]]] = {
    Assigning: _assigning,
    Planning: _planning,
    Turn: _turn,
    Actions: _actions,
    Play: _play,
    March: _march,
    Permit: _permit,
    Fight: _fight,
    Revolt: _revolt,
    Founding: _founding,
    Returning: _returning,
}
HIDDEN: Mapping[type, Callable[[KnState, Any], Iterator[str]]] = {Assigning: _assigned, Planning: _planned}
