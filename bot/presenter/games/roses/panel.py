"""Wars of the Roses: the panel of every step, what a seat has in two lines, the order of suggestions."""

from __future__ import annotations

from typing import Any

from bot.locale import listing
from bot.presenter.games.roses.hints import effect
from bot.presenter.games.roses.lists import Worded
from bot.presenter.games.roses.names import GAME
from bot.presenter.games.roses.screens import action as acting
from bot.presenter.games.roses.screens import battle as fighting
from bot.presenter.games.roses.screens import regroup, standing_orders
from bot.presenter.panel_kit.choices import by_verb
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, note
from bot.presenter.panel_kit.screens import UNSEAL, act, buttons, close, flat, said, sealing
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.core import Action, Outcome, Prompt
from engine.roses import analysis
from engine.roses.analysis import margin, points, still_to_act, throne
from engine.roses.board import AREA_IDS, CARDS, SCENARIOS
from engine.roses.view import RosesView

STRUCK = 3
"""Cities that are named where a plague could strike."""


def controls(ctx: PanelContext) -> list[Row] | None:
    """The controls of a prompt; ``None`` leaves it to the generic ones."""
    view: RosesView = ctx.look.view
    prompt = ctx.prompt
    if prompt is None or view.own is None:
        return None
    if UNSEAL in ctx.actions:
        return [close(ctx, *sealing(ctx))]
    ctx = ctx.worded(Worded())
    match ctx.step:
        case "cards":
            return [*first_of_all(ctx), *cards(ctx)]
        case "mulligan" | "redeal":
            return [*first_of_all(ctx), *answers(ctx), close(ctx)]
        case "action":
            return acting.controls(ctx)
        case "standing":
            return standing_orders.controls(ctx)
        case "briefing":
            return standing_orders.briefing(ctx)
        case "fight":
            return fighting.fight(ctx)
        case "event-treason":
            return fighting.event_treason(ctx)
        case "hits":
            return fighting.hits(ctx)
        case "regroup" | "home" as verb:
            return regroup.controls(ctx, verb)
        case "loss" | "dismiss":
            return fighting.losses(ctx)
        case "main" | "battles" | "heir":
            return fighting.places(ctx)
        case "execute":
            told = ctx.voice.text("roses-panel-hostage", block=ctx.voice.word(GAME, hostage(prompt)))
            return [note(told), *answers(ctx), close(ctx)]
    return [*answers(ctx), close(ctx)]


def first_of_all(ctx: PanelContext) -> list[Row]:
    """In the first turn of the game: what the standing orders do unasked."""
    view: RosesView = ctx.look.view
    began = view.turn == 1 and view.campaign == SCENARIOS[view.scenario].first_campaign
    return said(standing_orders.spending(ctx)) if began else []


def answers(ctx: PanelContext) -> list[Row]:
    """Answers that need no note: buttons where they fit into a row, else a list."""
    if len(ctx.actions) <= LINE:
        return buttons([act(ctx, a) for a in ctx.actions])
    return flat(ctx, ctx.actions, ctx.step, "")


def hostage(prompt: Prompt) -> str:
    """The heir whom the question is about."""
    return next(str(a.args[0]) for a in prompt.actions if a.args)


def cards(ctx: PanelContext) -> list[Row]:
    """The hand as buttons with the points of each card."""
    hand = by_verb(ctx.actions)["card"]
    own = ctx.look.view.own.hand
    items = [act(ctx, a, text=several(ctx.voice, str(a.args[0]), own.count(str(a.args[0])))) for a in hand]
    told = [effect(ctx.voice, str(a.args[0])) for a in hand if CARDS[str(a.args[0])].event]
    told += [struck(ctx)] if any(a.args[0] == "plague" for a in hand) else []
    told += [ctx.voice.text("roses-panel-events")] if told else []
    return [*said(*told), *buttons(items), close(ctx)]


def struck(ctx: PanelContext) -> str:
    """Where a plague could strike as the blocks stand, and how many (5.1)."""
    voice, counts = ctx.voice, ctx.look.view.counts()
    there = {n: counts[1 - ctx.seat][n] for n in analysis.plague_areas(counts, ctx.seat)}
    most = sorted(there, key=lambda n: (-there[n], n))[:STRUCK]
    told = [voice.text("roses-panel-struck-area", area=voice.word(GAME, AREA_IDS[n]), n=there[n]) for n in most]
    return voice.text("roses-panel-struck", n=len(there), areas=told)


def several(voice: Voice, name: str, n: int) -> str:
    """A card, and how many of it the hand holds if there are more."""
    return voice.text("roses-panel-cards", card=card(voice, name), n=n)


def card(voice: Voice, name: str) -> str:
    """A card with its points; those of a plain card stand in its name."""
    if not CARDS[name].event:
        return voice.word(GAME, name)
    return voice.text("roses-panel-card", card=voice.word(GAME, name), n=CARDS[name].ap)


def summary(view: Any, voice: Voice) -> str:
    """What the seat has to decide with, and how the war stands; for spectators the latter alone."""
    return "\n".join(part for part in (_own(view, voice), _throne(view, voice), _war(view, voice)) if part)


def _own(view: RosesView, voice: Voice) -> str:
    if view.own is None or view.seat is None:
        return ""
    action, battle = view.action, view.battle
    parts = []
    if action is not None and action.seat == view.seat:
        parts.append(voice.text("roses-panel-points", n=action.ap))
        if action.event:
            parts.append(voice.text("roses-panel-event", card=voice.word(GAME, action.event)))
        if action.goal:
            parts.append(voice.text("roses-panel-goal", area=voice.word(GAME, action.goal)))
    if battle is not None:
        area = voice.word(GAME, battle.area)
        parts.append(voice.text("roses-panel-battle", area=area, n=battle.round, attacker=voice.seat(battle.attacker)))
    if view.own.card and view.phase == "cards":
        parts.append(voice.text("roses-panel-laid", card=card(voice, view.own.card)))
    hand = [card(voice, c) for c in view.own.hand]
    if hand and battle is None:
        parts.append(voice.text("roses-panel-hand", cards=hand, n=points(view.own.hand)))
    return " · ".join(parts)


def _throne(view: RosesView, voice: Voice) -> str:
    """What counts for the throne, who is ahead and by how much; the King keeps it on a tie (8.2), and whether
    the enemy still acts in this turn. Nothing on the way home: then it has just been counted."""
    if view.own is None or view.seat is None or view.phase in ("mulligan", "political", "over"):
        return ""
    count = throne(view)
    royal = view.king == view.seat
    beyond = int(margin(count.mine, count.most, royal))
    safe = beyond >= 0
    when, left, event = still_to_act(view)
    told = [voice.text("roses-panel-throne-points", n=left)] if left or not event else []
    told += [voice.word(GAME, event)] if event else []
    return voice.text(
        "roses-panel-throne", n=count.mine, most=count.most, london=int(count.london), theirs=int(count.theirs),
        royal="yes" if royal else "no", safe="yes" if safe else "no", lead=count.mine - count.most if safe else -beyond,
        when=when, seat=voice.seat(1 - view.seat), what=listing(voice.locale, told),
    )  # fmt: skip


def _war(view: RosesView, voice: Voice) -> str:
    only = "no" if view.scenario == "wars_of_the_roses" else "yes"
    parts = [voice.text("roses-panel-turn", campaign=view.campaign, of=view.last_campaign, turn=view.turn, only=only)]
    for seat in sorted(view.seats, key=lambda s: not s.royal):
        about = {"seat": voice.seat(seat.seat), "heirs": len(seat.heirs)}
        if not seat.head:
            parts.append(voice.text("roses-panel-no-king", **about))
            continue
        key = "roses-panel-king" if seat.royal else "roses-panel-pretender"
        parts.append(voice.text(key, block=voice.word(GAME, seat.head), **about))
    others = [s for s in view.acting if s != view.seat]
    if others and view.phase != "over":
        parts.append(voice.text("roses-panel-waits", seats=[voice.seat(s) for s in others]))
    return " · ".join(parts)


def places(outcome: Outcome, voice: Voice) -> str:
    """What decided, with its figures: the throne and who keeps it on a tie, or that a house has no heir left (8.2,
    9.0)."""
    [[winner], [loser]] = outcome.places
    if outcome.reason == "roses-outcome-heirs":
        return voice.text("roses-end-heirs", seat=voice.seat(loser))
    most, least = (outcome.scores[seat]["support"] for seat in (winner, loser))
    about = {"seat": voice.seat(winner), "other": voice.seat(loser), "most": most, "least": least}
    return voice.text("roses-end-throne", tie="yes" if most == least else "no", **about)


def rank(look: SeatView, action: Action) -> int:
    """Where an action stands in ``/act``: what is surely worth something first, then the end of the step.

    Always taking the first line plays sensibly enough and comes to an end: no block wanders about for nothing.
    """
    match action.verb:
        case "recruit" | "muster" | "plague" | "fire" | "keep" | "spare" | "home-all":
            return 1
        case "done":
            return 3
        case "move" | "sea":
            return 2 if _worth(look, action) else 5
        case "regroup" | "pass" | "pass-treason" | "style" | "standing" | "block-order":
            return 5
    return 2


def _worth(look: SeatView, action: Action) -> bool:
    """Whether a step attacks fewer blocks than stand where it comes from; on the way to a muster it always counts."""
    view: RosesView = look.view
    if view.own is None or view.seat is None or view.action is None:
        return False
    if view.action.goal:
        return True
    here = next((b.place for b in view.own.blocks if b.block == action.args[0]), "")
    enemies = analysis.count(view, str(action.args[1]), 1 - view.seat)
    return 0 < enemies < analysis.count(view, here, view.seat) + analysis.count(view, str(action.args[1]), view.seat)


def batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    """What a control stands for: a march of ticked blocks, or an entry of the order book."""
    verb, *rest = words.split()
    if verb == "move":
        return acting.batch(look, rest)
    if verb == "gather":
        return acting.everybody(look), ""
    if verb == "recruit":
        return acting.come(look, rest), ""
    if verb in ("default", "loss", "dismiss"):
        return fighting.lost(look, verb, rest), ""
    if verb in ("all", "go"):
        return regroup.batch(look, [verb, *rest])
    told = verb == "set" or (verb in ("standing", "plan", "block-order") and len(rest) == 2)
    return standing_orders.batch([verb, *rest]) if told and look.view.own is not None else ([], "")
