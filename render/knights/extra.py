"""What is shown beside the Kingdom: sheets by the name that asks for them, and what matters now as a strip."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable

from engine.knights.views.view import KnView
from render.core.api import Caption
from render.core.sprites import Box
from render.core.stage import Placed, Stage
from render.knights import assembly, baron, battle, race, track

BATTLE, ASSEMBLY, TRACK, RACE = "battlefield", "assembly", "track", "race"


@dataclasses.dataclass(frozen=True, slots=True)
class Sheet:
    """A picture of its own."""

    draw: Callable[[KnView, Caption, int], Stage]
    """Draws it for a view, at a width in pixels."""
    text: Callable[[KnView, Caption], str]
    """Says it in words."""


@dataclasses.dataclass(frozen=True, slots=True)
class Strip:
    """What matters now, drawn into a box of any width."""

    wide: float
    """The width in which ``paint`` draws, in units of its own."""
    high: float
    """Its height at that width, in the same units."""
    paint: Callable[[Stage, KnView, Caption], None]
    """Draws it on a stage."""
    text: Callable[[KnView, Caption], str]
    """Says it in words."""

    def draw(self, stage: Stage, view: KnView, caption: Caption, box: Box) -> None:
        """Into a box as high as its width asks for."""
        factor = (box[2] - box[0]) / self.wide
        inner = Stage(stage.image, stage.scale * factor, (stage.left - box[0]) / factor, (stage.top - box[1]) / factor)
        self.paint(inner, view, caption)
        for it in inner.placed:
            left, top, right, bottom = (n * factor for n in it.box)
            at = (left + box[0], top + box[1], right + box[0], bottom + box[1])
            stage.placed.append(Placed(it.kind, it.what, at, it.size * factor))


def sheets(view: KnView) -> dict[str, Sheet]:
    """The sheets of a position by name: a battle once there was one, the Assembly, the track, the race, and each
    Baron's by colour."""
    found = {
        ASSEMBLY: Sheet(assembly.sheet, assembly.text),
        TRACK: Sheet(track.sheet, track.text),
        RACE: Sheet(race.sheet, race.text),
    }
    if battle.fight(view) is not None:
        found[BATTLE] = Sheet(battle.sheet, battle.text)
    for it in view.barons:
        found[it.baron] = _baron(it.seat)
    return found


def _baron(seat: int) -> Sheet:
    return Sheet(
        lambda view, caption, width: baron.sheet(view, caption, width, seat),
        lambda view, caption: baron.text(view, caption, seat),
    )


def marking(view: KnView) -> bool:
    """Whether somebody is asked for a spot of the Mercenary Track."""
    return view.play is not None and view.play.card == "draft-soldiers" and view.play.stage == "use"


def strip(view: KnView, zoom: str = "") -> Strip | None:
    """What matters now: a battle, the Assembly, the hiring of mercenaries or a marker for it; ``None`` when the map
    alone does. With ``NEAR`` what of it the decision needs, with ``REST`` what else there is."""
    shown = battle.fight(view) if view.war is not None else None
    wide, high, draw, text = 0.0, 0.0, track.draw, track.text
    if shown is not None:
        wide, high, draw, text = battle.WIDE, battle.high(shown, zoom), battle.draw_now, battle.text
    elif assembly.held(view) is not None:
        wide, high, draw, text = assembly.WIDE, assembly.high(view, zoom), assembly.draw, assembly.text
    elif marking(view) or (view.vote is not None and view.vote.phase == "hire"):
        wide, high = track.WIDE, track.high(view, zoom)
    return Strip(wide, high, functools.partial(draw, zoom=zoom), text) if high else None


def result(view: KnView, caption: Caption, width: int) -> Stage | None:
    """The end of a game; ``None`` before it."""
    return race.result(view, caption, width) if view.stage == "over" else None


result_text = race.result_text
