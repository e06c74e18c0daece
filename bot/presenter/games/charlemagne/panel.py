"""Charlemagne: the panel of every step, what a seat has, the order of suggestions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.presenter.games.charlemagne.lists import Worded
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.games.charlemagne.screens import standing_orders, turn, war
from bot.presenter.panel_kit import standing
from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.charlemagne.game_data import EMPIRE, TRIBAL, TURNS
from engine.charlemagne.standing import STYLES
from engine.charlemagne.victory import NEEDED, band, level_bounds
from engine.charlemagne.view import ChView
from engine.core import Action, Outcome

Screen = Callable[[PanelContext, ChView], list[Row] | None]
SCREENS: Mapping[str, Screen] = {
    "deploy": turn.deploy, "envoys": turn.envoys, "name": turn.naming, "raid": turn.naming,
    "place-leader": turn.naming, "bury": turn.naming, "envoy": turn.envoy, "lay": turn.lay,
    "lay-faith": turn.lay, "guard": turn.guard, "guard-faith": turn.guard, "treasury": turn.treasury,
    "levy": turn.levy, "operations": war.operations, "muster": war.muster, "force": war.force,
    "withdraw": war.battle, "challenge": war.battle, "battle": war.battle, "defend": war.battle, "lose": war.aftermath,
    "retreat": war.aftermath, "supply": war.supply, "standing": standing_orders.standing,
    "treaty": standing_orders.treaty, "desk": standing_orders.desk,
}  # fmt: skip
"""By step."""
ASIDE = frozenset({"desk", "treaty"})
"""Steps that nobody must answer by a slip of the finger: they are opened from the list of questions."""
LATE = frozenset(
    ("take", "place", "order", "order-region", "discard", "reveal", "capitulate", "clause", "propose", "tear",
     "withdraw-offer", "renounce", "cancel", "step", "drop", "disband")
)  # fmt: skip
"""Verbs that come late among suggestions: they do not bring the game on."""
FIRST = frozenset(("march", "pay", "ready", "fight", "send"))
PARTS = ("levy", "burgs", "civilisation", "faith", "king")


def controls(ctx: PanelContext) -> list[Row] | None:
    """The controls of a question; ``None`` leaves it, or the list that is open, to the generic ones."""
    view = ctx.look.view
    if ctx.prompt is None or view.own is None:
        return None
    screen = SCREENS.get(ctx.prompt.step)
    verb = ctx.open.split(" ")[0]
    if screen is None or verb == "clause":
        return None
    return screen(ctx.worded(Worded()), view)


def batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    """What a control stands for, and the list that stays open."""
    parts = words.split()
    if parts[:1] == [turn.ALL]:
        asked = next((p for p in look.prompts if p.step == "levy"), None)
        return ([] if asked is None else turn.levy_all(look.view, asked.actions)), ""
    if parts[:1] == ["in"] and len(parts) > 2:
        verb = parts[1]
        at = 3 if len(parts) > 3 and parts[2] != verb else 2
        return standing.parsed(parts[at:]), " ".join(parts[:at]) if at == 3 else ""
    return standing.batch(parts, STYLES), ""


def summary(view: Any, voice: Voice) -> str:
    """What the seat has, and how the war stands; for spectators the latter alone."""
    return "\n".join(part for part in (_own(view, voice), _war(view, voice)) if part)


def _own(view: ChView, voice: Voice) -> str:
    if view.own is None:
        return ""
    hand = [
        voice.text("charlemagne-panel-marker", marker=voice.word(GAME, slug), n=n) for slug, n in view.own.hand.items()
    ]
    lines = [voice.text("charlemagne-panel-own", points=view.own.treasury, count=len(hand), hand=hand)]
    if view.own.draft:
        draft = [standing_orders.said(voice, clause) for clause in view.own.draft]
        lines.append(voice.text("charlemagne-panel-draft", count=len(draft), list=draft))
    return "\n".join(lines)


def _war(view: ChView, voice: Voice) -> str:
    total = sum(view.points.values())
    low, above = level_bounds(view.band)
    nearest = low - 1 if view.seat == TRIBAL and low > 0 else 0 if view.seat == TRIBAL else above
    grade = _level(band(nearest), voice) if nearest else ""
    war = voice.text(
        "charlemagne-panel-war",
        turn=view.turn,
        of=TURNS,
        low=low,
        next=above,
        most=above - 1,
        need=NEEDED,
        year=str(view.year),
        points=total,
        band=_level(view.band, voice),
        nearest=nearest,
        grade=grade,
    )
    papers = [
        voice.text(
            "charlemagne-panel-treaty", number=t.number, list=[standing_orders.said(voice, c) for c in t.clauses]
        )
        for t in view.treaties
    ]
    return "\n".join([war, *papers])


def _level(name: str, voice: Voice) -> str:
    """A level of victory."""
    return voice.text(f"charlemagne-outcome-{name}").rstrip(".")


def places(outcome: Outcome, voice: Voice) -> str:
    """What the places at the end rest on: the Tribes have no points of their own."""
    total = outcome.scores.get(EMPIRE, {}).get("points", 0)
    return voice.text("charlemagne-places", points=total, need=NEEDED)


def score_lines(view: ChView, voice: Voice) -> list[str]:
    """The points and their parts."""
    parts = [
        voice.text(f"charlemagne-panel-score-{name}", n=view.points[name]) for name in PARTS if view.points[name]
    ]  # fmt: skip
    return [_war(view, voice), *parts]
