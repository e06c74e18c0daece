"""What a plan that is suggested puts at risk: a word of warning, never a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.charlemagne import hints
from bot.presenter.words.voice import Voice
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import TYPE_OF, TYPES
from engine.charlemagne.view import ChView
from engine.core import Action


def of_plan(view: ChView, plan: Sequence[Action], voice: Voice) -> list[str]:
    """Where a plan leaves the force in operation: the attack that it must fear there, and the region that the plan
    gives to the other side."""
    force = view.force
    if force is None or view.own is None:
        return []
    units, place, found = list(force.units), force.place, list[str]()
    for action in plan:
        if action.verb in ("move", "step"):
            place = str(action.args[0])
        elif action.verb == "drop":
            units = _without(units, str(action.args[0]), int(action.args[1]))
        elif action.verb in ("pillage", "convert") and (away := hints.driven(voice, view, PLACE[place]))["away"]:
            found.append(voice.text("charlemagne-panel-plan-drives", drives=away["drives"]))
    stops = any(a.verb in ("move", "step", "halt") for a in plan)
    fights = any(a.verb == "battle" for a in plan)
    danger = hints.danger_told(voice, view, units, place) if stops and not fights and units else ""
    return [*found, *([danger] if danger else [])]


def _without(units: list[int], kind: str, n: int) -> list[int]:
    """A force without some units of a kind."""
    gone = [c for c in units if TYPES[TYPE_OF[c]].slug == kind][:n]
    return [c for c in units if c not in gone]
