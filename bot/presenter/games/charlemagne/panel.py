"""Charlemagne: the panel of every step, what a seat has, the order of suggestions."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.lists import Worded, current_words
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.games.charlemagne.screens import standing_orders, turn, war
from bot.presenter.panel_kit import standing
from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.panel_kit.screens import said
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.charlemagne.analysis import GIVEN_UP, NEEDED, PARTS, band, level_bounds
from engine.charlemagne.game_data import EMPIRE, TRIBAL, TURNS
from engine.charlemagne.standing import STYLES
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
FIRST_ASKED = frozenset({"deploy", "envoy"})
"""Steps with which a side begins: there stands what its standing orders spend."""
LATE = frozenset(
    ("take", "place", "order", "order-region", "discard", "reveal", "capitulate", "clause", "propose", "tear",
     "withdraw-offer", "renounce", "cancel", "step", "drop", "disband")
)  # fmt: skip
"""Verbs that come late among suggestions: they do not bring the game on."""
FIRST = frozenset(("march", "pay", "ready", "fight", "send"))


def controls(ctx: PanelContext) -> list[Row] | None:
    """The controls of a question; ``None`` leaves it, or the list that is open, to the generic ones."""
    view = ctx.look.view
    if ctx.prompt is None or view.own is None:
        return None
    step, blocks = ctx.prompt.step, ctx.prompt.blocks
    screen = SCREENS.get(step)
    if screen is None or ctx.open.startswith("clause"):
        return None
    ctx = dataclasses.replace(ctx, open=current_words(ctx.open), wording=Worded(view, ctx.voice))
    rows = screen(ctx, view)
    if rows is None or ctx.open:
        return rows
    asked = standing_orders.asked_told(view, ctx.voice) if blocks else ""
    first = view.turn == 1 and step in FIRST_ASKED
    spends = standing_orders.spends_told(view.own.orders, ctx.voice) if first else ""
    return [*said(asked, spends), *rows]


def batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    """What a control stands for, and the list that stays open."""
    parts = words.split()
    match parts:
        case [turn.ALL | turn.WHOLE as how, *end]:
            asked = next((p for p in look.prompts if p.step == "levy"), None)
            if asked is None:
                return [], ""
            some = turn.levy_all(look.view, asked.actions) if how == turn.ALL else turn.levy_whole(look.view, asked)
            return [*some, *([turn.DONE] if end else [])], ""
        case [turn.SEND, points]:
            return turn.send(look.view, points), ""
        case [war.AT_ONCE, place]:
            return [Action("operate", (place,)), war.MARCH], ""
        case [war.GO, _, place, *deed]:
            return [Action("move", (place,)), *standing.parsed(deed)], ""
        case [war.FORCE, *units]:
            return war.ticked(look.view, units), ""
        case [war.SET_OUT, which]:
            return war.set_out(look.view, which), ""
        case [war.END]:
            return [turn.DONE, Action("pay")], ""
        case ["in", verb, again, *_] if again == verb:  # as panels said it until now
            return standing.parsed(parts[2:]), ""
        case ["in", verb, region, *rest]:
            return standing.parsed(rest), current_words(f"in {verb} {region}")
    return standing.kept(parts) or (standing.batch(parts, STYLES), "")


def named(view: ChView, step: str, plan: Sequence[Action], voice: Voice) -> list[str]:
    """The actions of a plan by what stands on their buttons."""
    worded = Worded(view, voice)
    return [worded.named(step, action) for action in plan]


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
    total, over = sum(view.points.values()), view.phase == "over"
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
        nearest=0 if over else nearest,
        grade="" if over else grade,
        over=int(over),
        missing=0 if over else hints.short_of(total)[1],
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
    spare, missing = hints.short_of(total)
    gave = GIVEN_UP in outcome.reason
    return voice.text("charlemagne-places", points=total, need=NEEDED, spare=spare, missing=missing, gave=int(gave))


def score_lines(view: ChView, voice: Voice) -> list[str]:
    """The points and their parts."""
    parts = [
        voice.text(f"charlemagne-panel-score-{name}", n=view.points[name]) for name in PARTS if view.points[name]
    ]  # fmt: skip
    return [_war(view, voice), *parts]
