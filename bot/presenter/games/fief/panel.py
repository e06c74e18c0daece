"""Fief: the panel of every step, what a seat has in some lines, the order of suggestions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_arms import target
from bot.presenter.games.fief.lists import Worded, meanings
from bot.presenter.games.fief.screens import court, deals, movement, purchases, standing_orders, war
from bot.presenter.panel_kit import standing
from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.panel_kit.screens import plain
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.core import Action
from engine.fief.game_data import FAMILIES, N
from engine.fief.standing.standing import STYLES
from engine.fief.views.view import FiefView

Screen = Callable[[PanelContext, Notes], list[Row]]


def _noted(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Lists with a note on every line."""
    return [*meanings(ctx, notes), *plain(ctx)]


SCREENS: Mapping[str, Screen] = {
    "assign": court.assign, "discard": court.discard, "play": court.play, "court": court.court,
    "vote": court.vote, "parliament": court.parliament, "split": court.split, "buy": purchases.buy,
    "move": movement.move, "march": movement.march, "battle": war.muster, "fight": war.fight,
    "standing": standing_orders.standing, "bench": deals.bench, "window": deals.bench, "arsenal": deals.arsenal,
    "parlour": deals.parlour, "deal": deals.received, "offered": deals.received, "leave": war.told_why,
    "challenge": war.told_why, "parley": war.told_why, "rebel": war.told_why, "calm": war.told_why,
    "join": war.told_why, "turn": war.told_why, "skull": war.told_why, "garter": war.told_why,
    "heir": war.told_why, "lose": war.told_why,
}  # fmt: skip
"""By step; the others are lists with notes."""
ASIDE = frozenset({"bench", "arsenal", "parlour"})
"""Steps that are open at any time, each behind a button."""
LATE = frozenset(
    ("order", "order-leave", "plan", "keep", "court", "spurn", "entrust", "take", "leave", "decoy", "withhold",
     "surrender", "stop", "truce", "transfer", "grant", "share", "arm", "disarm", "draft-give", "draft-want",
     "draft-clear", "offer", "ransom", "counter", "withdraw", "decline", "intend", "recall", "aim", "draw-sword",
     "raise-siege", "burn", "intercede", "preach", "release-captive")
)  # fmt: skip
"""Verbs that come late among suggestions: they do not bring the game on, or only to the seat's harm."""
FIRST = frozenset(("fight", "halt", "hand-out", "ready", "abide"))


def controls(ctx: PanelContext) -> list[Row] | None:
    """The controls of a question; ``None`` leaves it to the generic ones."""
    view = ctx.look.view
    if ctx.prompt is None or view.own is None:
        return None
    notes = Worded(view, ctx.voice)
    return SCREENS.get(ctx.prompt.step, _noted)(ctx.worded(notes), notes) or None


def named(view: FiefView, step: str, plan: Sequence[Action], voice: Voice) -> list[str]:
    """The actions of a plan by what stands on their buttons."""
    worded = Worded(view, voice)
    return [worded.named(action) for action in plan]


def batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    """What a control stands for, and the screen that stays open: a purchase, moves, an order, a whole style of
    orders."""
    verb, *rest = parts = words.split()
    if verb == "ride":
        return movement.batch(look, rest), ""
    if parts == [movement.END]:
        return [movement.HALT, movement.DONE], ""
    return standing.kept(parts) or (standing.batch(parts, STYLES), "")


# --- what a seat has -------------------------------------------------------------------------------------------------


def summary(view: Any, voice: Voice) -> str:
    """What the seat has, and how the game stands; for spectators the latter alone."""
    notes = Notes(view, voice)
    return "\n".join(part for part in (own_told(view, notes), *state_told(view, notes)) if part)


def own_told(view: FiefView, notes: Notes) -> str:
    """Purse, hand, what the next income would be."""
    own = view.own
    if own is None:
        return ""
    armed = {a.card: target(notes, a.target) for a in own.armed}
    hand = [
        notes.text("armed-card", card=notes.word(c), who=armed[c]) if c in armed else notes.word(c) for c in own.hand
    ]
    sums = [sum(found.values()) for found in own.income]
    gain = sum((n + 1) // 2 if view.halved else n for n in sums)
    return notes.text("own", n=own.purse, count=len(hand), hand=hand, gain=gain)


def state_told(view: FiefView, notes: Notes) -> list[str]:
    """The round, the crown, every family's points, and with how many the seat wins: with its ally, if it has one."""
    crown = view.sovereign
    lines = [notes.text("round", n=view.round, of=N.rounds, crown=notes.word(crown), empty=int(not crown))]
    parts = []
    for family in view.families:
        two = view.seats == 2  # else a seat's name tells its one family
        name = notes.word(FAMILIES[family.family]) if two else notes.voice.seat(family.seat)
        ally = notes.word(FAMILIES[family.ally]) if family.ally >= 0 else ""
        parts.append(notes.text("standing", family=name, n=family.points, ally=ally, allied=int(bool(ally))))
    mine = next((f for f in view.families if f.seat == view.seat and f.ally >= 0), None)
    ally = notes.word(FAMILIES[mine.ally]) if mine is not None else "none"
    now = mine.points + view.families[mine.ally].points if mine is not None else 0
    wins = notes.text("wins", seats=view.seats, **{"from": N.first_victory}, solo=N.solo, of=N.rounds, ally=ally,
                      now=now, alliance=N.alliance, wedded=N.wedded_two)  # fmt: skip
    return [*lines, " · ".join(parts), wins]


def family_lines(view: FiefView, voice: Voice) -> list[str]:
    """Every family at length: its Nobles with titles and places, its captives, what it has left."""
    notes = Notes(view, voice)
    lines = state_told(view, notes)
    for family in view.families:
        nobles = [f"{notes.word(n)} ({notes.noble(n)})" for n in family.nobles]
        held = [notes.word(n) for n in family.captives]
        lines.append(notes.text("family", family=notes.word(FAMILIES[family.family]), nobles="; ".join(nobles),
                                held=held, count=len(held), treasures=family.treasures, pigeons=family.pigeons,
                                cities=[notes.word(c) for c in family.cities], towns=len(family.cities)))  # fmt: skip
    return lines


def parliament_lines(view: FiefView, voice: Voice) -> list[str]:
    """Votes of every family, and the last vote that was counted."""
    notes = Notes(view, voice)
    lines = [
        notes.text("votes-of", family=notes.word(FAMILIES[f.family]), n=f.votes, burgher=f.burgher)
        for f in view.families
    ]
    if view.ballot is not None:
        casts = [
            notes.text("cast", family=notes.word(FAMILIES[c.family]), choice=notes.word(c.choice), n=c.weight,
                       decoy=int(c.decoy))
            for c in view.ballot.casts
        ]  # fmt: skip
        result = notes.word(view.ballot.result) if view.ballot.result else notes.text("nobody")
        lines.append(notes.text("last-vote", round=view.ballot.round, kind=view.ballot.kind, casts="; ".join(casts),
                                result=result))  # fmt: skip
    return lines
