"""What may be corrected by hand in a game of Fief: what lies open on the board."""

from __future__ import annotations

from functools import partial

from engine.core import Piece, Place, Step, Word
from engine.core.corrections import NOBODY, Correctable, stocked
from engine.fief.board import mills_left
from engine.fief.game_data import CITY, CITY_IDS, FAMILIES, FAMILY, NOBLES, NONE, SHERWOOD
from engine.fief.state.frames import Market, Parliament
from engine.fief.state.frames_war import March
from engine.fief.state.state import FREE, INSIDE, FiefState, Noble, Town


def correctables(state: FiefState) -> dict[str, Correctable]:
    """Who controls a city, mills, where free Nobles are, treasures and pigeons that are left. On a sealed list of
    purchases (4.0) stands what may be bought where one controls cities and has Nobles; a treasure may be offered for
    Burghers in secret (11.2). Whoever is on the way stays there: of what kinds their troops are is hidden, and so is
    whether others of the family are of the same."""
    found: dict[str, Correctable] = {}
    open_now = {type(frame) for frame in state.frames}
    buying = Step("market") if Market in open_now else None
    voting = Step("parliament") if Parliament in open_now else None
    families = FAMILIES[: state.families]
    marching = {frame.noble for frame in state.frames if isinstance(frame, March)}
    for n, town in enumerate(state.towns):
        place = {"place": Place(CITY_IDS[n])}
        ruler = families[town.control] if town.control != NONE else NOBODY
        found[f"control.{CITY_IDS[n]}"] = Correctable(
            "fief-value-control", place, ruler, partial(_control, town), (*families, NOBODY), buying
        )
        found[f"mill.{CITY_IDS[n]}"] = Correctable(
            "fief-value-mill", place, town.mill, partial(_mill, state, town), bound=buying
        )
    for n, noble in enumerate(state.nobles):
        on_map = noble.family != NONE and noble.captor == FREE and 0 <= noble.place < SHERWOOD and not noble.gone
        if on_map and n not in marching:
            found[f"noble.{NOBLES[n]}"] = Correctable(
                "fief-value-noble", {"piece": Piece(NOBLES[n])}, CITY_IDS[noble.place], partial(_noble, noble),
                CITY_IDS, buying,
            )  # fmt: skip
    for family, word in enumerate(families):
        whose = {"family": Word(word)}
        found[f"treasures.{word}"] = Correctable(
            "fief-value-treasures",
            whose,
            state.treasures[family],
            partial(_left, state.treasures, family),
            bound=voting,
        )
        found[f"pigeons.{word}"] = Correctable(
            "fief-value-pigeons", whose, state.pigeons[family], partial(_left, state.pigeons, family)
        )
    return found


def _control(town: Town, family: str) -> None:
    town.control = FAMILY.get(family, NONE)


def _mill(state: FiefState, town: Town, stands: bool) -> None:
    stocked([mills_left(state)], int(stands), int(town.mill))  # raises when the box has none
    town.mill = stands


def _noble(noble: Noble, city: str) -> None:
    noble.place, noble.site = CITY[city], INSIDE


def _left(stock: list[int], family: int, number: int) -> None:
    if number < 0:
        raise ValueError("nobody has less than nothing")
    stock[family] = number
