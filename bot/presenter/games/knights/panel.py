"""Warrior Knights: the panel of every step, what a seat has in some lines, the order of suggestions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord

from bot.presenter.games.knights import sight
from bot.presenter.games.knights.hints import Notes, chances
from bot.presenter.games.knights.lists import Worded
from bot.presenter.games.knights.names import GAME
from bot.presenter.games.knights.screens import along, deals, planning, standing_orders, votes
from bot.presenter.panel_kit import standing
from bot.presenter.panel_kit.choices import PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.panel_kit.screens import flat, legal, plain
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.core import Action
from engine.knights import analysis
from engine.knights.game_data import AGENDA, AGENDAS, AREA
from engine.knights.standing.standing import STYLES
from engine.knights.views.view import KnView

Screen = Callable[[PanelContext, Notes], list[Row]]


def noted(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Lists with a note on every line, and above them why it is asked."""
    return plain(ctx, why(ctx, notes))


ASIDE = frozenset({"purse", "walk-out"})
"""Steps that are open at any time, each behind a button."""
LATE = frozenset(
    ("order", "order-pass", "order-votes", "order-voice", "unlay", "restore", "terms", "give", "bid", "price", "pledge",
     "release", "slay-heir", "miracle", "withdraw-offer", "decline-offer", "back", "defy", "refuse", "hold", "shift",
     "decline", "forbid", "yield", "unseal")
)  # fmt: skip
"""Verbs that come late among suggestions: they do not bring the game on, or only to the seat's harm."""
FIRST = frozenset(("seal", "settle", "obey", "abide", "use"))
BATTLE = frozenset(("battle-kind", "battle-armies", "commander", "ability", "losses", "retreat", "battle-law"))


def why(ctx: PanelContext, notes: Notes) -> str:
    """Why a question in between is asked, with its numbers; empty where the question itself says all."""
    step, view = ctx.prompt.step if ctx.prompt is not None else "", notes.view
    if step == "battle-law":
        return votes.agendas(notes, [str(getattr(notes.params.get("law"), "slug", ""))])
    if step in BATTLE:
        return planning.sides(notes)
    match step:
        case "consent" if view.war is not None:
            armies = analysis.fighters(notes.position, view.war.seat, AREA[view.war.area])
            men = sum(analysis.army_of(notes.position, n) for n in armies)
            where, hold = notes.word(view.war.area), int(view.war.target == analysis.STRONGHOLD)
            return notes.text("asks-attack", seat=notes.seat(view.war.seat), n=men, area=notes.area(view.war.area),
                              where=where, hold=hold)  # fmt: skip
        case "permit" if view.march is not None:
            going = sight.noble(view, view.march.asked_for)
            who = notes.who(going) if going is not None else ""
            through = " → ".join(notes.word(a) for a in view.march.route)
            return notes.text("asks-pass", seat=notes.seat(view.march.seat), who=who, way=through)
        case "avert" | "pool" | "event-target" if view.cards is not None and view.cards.event:
            return event(notes)
        case "abide" | "declare" | "decide" | "bids" | "walk-out":
            return votes.matters(notes)
        case "deputy" | "arrange" | "propose":
            return votes.agendas(notes, view.pending)
        case "appoint" | "discard-charge":
            hall = view.vote.assembly if view.vote is not None else None
            return votes.agendas(notes, [hall.given]) if hall is not None and hall.given else ""
        case "draft":
            return track(notes)
        case "draft-soldiers":
            return "\n".join([track(notes) or notes.text("no-markers"), offer(notes)])
        case "comply" if view.vote is not None:
            return votes.agendas(notes, laws_that(view, view.vote.law))
        case "march" | "fight" | "mobilize-forces" | "versatile-strategy":
            return army(notes)
        case "invest" if view.cards is not None:
            told = chances(notes, view.cards.expedition)
            return told[:1].upper() + told[1:]
        case "revolt":
            return notes.text("why-revolt")
        case "found" | "deploy":
            return notes.sites(str(a.args[-1]) for a in legal(ctx, step))
        case "return":
            placing = notes.sites(str(a.args[-1]) for a in legal(ctx, "place"))
            return "\n".join(filter(None, [army(notes, away=True), placing]))
    return ""


def event(notes: Notes) -> str:
    """The Event in hand: what it says, whom it strikes."""
    cards = notes.view.cards
    if cards is None:
        return ""
    struck = []
    for t in cards.targets:
        nation = notes.text("of-nation", nation=notes.word(t.nation)) if t.nation else ""
        what, whose = " ".join([*(notes.word(s) for s in (t.noble, t.city) if s), nation]).strip(), t.seat >= 0
        seat = notes.seat(t.seat) if whose else ""
        struck += [f"{what} ({seat})" if what and whose else what or seat] if what or whose else []
    told = notes.text("event", event=notes.word(cards.event), says=notes.card(cards.event))
    return "\n".join([told, notes.text("struck", who=struck)] if struck else [told])


def track(notes: Notes) -> str:
    """Markers on the Mercenary Track, in order."""
    spots = enumerate(notes.view.track, 1)
    marks = [notes.text("marker", n=place, seat=notes.seat(it.seat)) for place, it in spots if it.seat >= 0]
    return " · ".join(marks)


def offer(notes: Notes) -> str:
    """The Mercenaries who will be hired first, alike ones counted."""
    found = Counter(notes.view.offer)
    return notes.text("offer", troops=[notes.text("times", n=n, what=notes.word(t)) for t, n in found.items()])


def laws_that(view: KnView, name: str) -> list[str]:
    """The laws in force that say something of a kind."""
    return [slug for slug in view.laws if any(m.mod == name for m in AGENDAS[AGENDA[slug]].mods)]


def army(notes: Notes, *, away: bool = False) -> str:
    """One's own Nobles: where, how strong."""
    view = notes.view
    mine = [n for n in view.nobles if n.seat == view.seat and not n.gone and (away or n.area)]
    return "\n".join(f"**{notes.word(n.slug)}**: {notes.who(n)}" for n in mine)


def mobilize(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The areas of Mobilize Forces; where they stand behind the quarters, those where a siege waits in a list before
    them, what brings most first."""
    rows, found = noted(ctx, notes), legal(ctx, "target")
    best = [a for a in found if notes.siege_waits(str(a.args[0]))][:PAGE]
    if ctx.open or len(found) <= PAGE or not best:
        return rows
    best.sort(key=lambda a: -getattr(sight.city(notes.view, str(a.args[0])), "income", 0))
    said = next((n for n, row in enumerate(rows) if isinstance(row, discord.ui.ActionRow)), len(rows))
    return [*rows[:said], *flat(ctx, best, "best", notes.text("siege-waits")), *rows[said:]]


SCREENS: Mapping[str, Screen] = {
    "mobilize-forces": mobilize,
    "plan": planning.plan, "assign": planning.assign, "hand": planning.hand,
    "bring": along.bring, "standing": standing_orders.standing, "bids": votes.bids,
    "purse": deals.purse, "offer": deals.received, "price": deals.received, "own-offer": deals.received,
}  # fmt: skip
"""By step; the others are lists with notes."""


def controls(ctx: PanelContext) -> list[Row] | None:
    """The controls of a question; ``None`` leaves it to the generic ones."""
    view = ctx.look.view
    if ctx.prompt is None or view.own is None:
        return None
    notes = Worded(view, ctx.voice, ctx.prompt.params)
    return SCREENS.get(ctx.prompt.step, noted)(ctx.worded(notes), notes) or None


def named(view: KnView, step: str, plan: Sequence[Action], voice: Voice) -> list[str]:
    """The actions of a plan by what stands on their buttons, an area after the heading of its list."""
    worded = Worded(view, voice)
    labels = [(action.verb, worded.named(step, action)) for action in plan]
    return [f"{voice.verb(GAME, verb)}: {label}" if verb == "target" else label for verb, label in labels]


def batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    """What a control stands for, and the screen that stays open."""
    match words.split():
        case ["set", number, "assign", *rest] if number.isdecimal():
            return standing.parsed(["assign", *rest]), ""
        case ["set" | "manner", *_] as found:
            return standing.batch(found, STYLES), ""
        case found:
            return along.batch(look, found) or planning.batch(look, found) or votes.batch(look, found), ""


# --- what a seat has -------------------------------------------------------------------------------------------------


def summary(view: Any, voice: Voice) -> str:
    """What the seat has, and how the game stands; for spectators the latter alone."""
    notes = Notes(view, voice)
    return "\n".join(part for part in (own_told(notes), *state_told(notes)) if part)


def own_told(notes: Notes) -> str:
    """Purse, Votes, Faith, Influence; what Taxes would bring and Wages ask."""
    mine = sight.own(notes.view)
    if mine is None:
        return ""
    charges = [notes.word(c) for c in mine.charges]
    return notes.text("own", crowns=mine.crowns, votes=mine.votes, faith=mine.faith, influence=mine.influence,
                      income=analysis.receipts(notes.position, notes.me),
                      wages=analysis.wages_due(notes.position, notes.me), due=mine.due, banned=int(mine.banned),
                      charges=charges, count=len(charges))  # fmt: skip


def state_told(notes: Notes) -> list[str]:
    """The turn, what lies on the spaces, tokens, the race."""
    view = notes.view
    spaces = [notes.text("space-now", space=notes.word(s.slug), n=len(s.cards), of=s.most) for s in view.spaces]
    lines = [notes.text("turn", n=view.turn, of=view.last_turn, pile=view.pile, chair=notes.seat(view.chairman),
                        head=notes.seat(view.head), pool=view.pool, spaces=" · ".join(spaces))]  # fmt: skip
    race = [notes.text("race", seat=notes.seat(b.seat), n=b.influence, cities=b.kingdom)
            for b in view.barons if not b.out]  # fmt: skip
    lines.append(notes.text("majority", n=view.majority, race=" · ".join(race), mighty=int(view.options.mighty)))
    return [*lines, first(notes)] if view.stage not in ("setup", "over") else lines


def first(notes: Notes) -> str:
    """Who is first as things stand, in the order of the rules, and what puts them before the second."""
    at = notes.position
    ranks, found, scores = analysis.ranks(at), analysis.decider(at), analysis.scores(at)
    if len(ranks[0]) > 1:
        return notes.text("stands-tied", seats=notes.seats(ranks[0]))
    n, m = (scores[rank[0]].get(found, 0) for rank in (ranks[0], ranks[-1 if len(ranks) < 2 else 1]))
    seat = notes.seat(ranks[0][0])
    return notes.text("stands-first", seat=seat, what=notes.word(found), n=n, m=m, said=int(bool(found)))


def baron_lines(view: KnView, voice: Voice) -> list[str]:
    """Every Baron at length: what they have, their Nobles, charges and offices."""
    notes = Notes(view, voice)
    lines = state_told(notes)
    for it in view.barons:
        nobles = [f"{notes.word(n.slug)} ({notes.who(n)})" for n in view.nobles if n.seat == it.seat and not n.gone]
        charges = [notes.word(c) for c in it.charges]
        lines.append(notes.text("baron-line", seat=notes.seat(it.seat), has=notes.baron(it.seat), income=it.income,
                                wages=it.wages, nobles="; ".join(nobles), charges=charges, count=len(charges),
                                banned=int(it.banned)))  # fmt: skip
    return lines


def hall_lines(view: KnView, voice: Voice) -> list[str]:
    """What the next Assembly votes on, Votes of every Baron, what the last one decided."""
    notes = Notes(view, voice)
    lines = [votes.agendas(notes, view.pending)] if view.pending else []
    lines.append("; ".join(notes.text("has-votes", seat=notes.seat(b.seat), n=b.votes) for b in view.barons))
    now = votes.matters(notes)
    return [*lines, *([now] if now else [])]


def law_lines(view: KnView, voice: Voice) -> list[str]:
    """Laws and decrees in force, lasting Events, charges and offices with what they say."""
    notes = Notes(view, voice)
    lines = [notes.text("event", event=notes.word(s), says=notes.card(s)) for s in view.laws]
    lines += [notes.text("decree", what=notes.word(d)) for d in view.decrees]
    lines += [notes.text("held", seat=notes.seat(it.seat), event=notes.word(it.card), says=notes.card(it.card))
              for it in view.lasting]  # fmt: skip
    lines += [notes.text("held", seat=notes.seat(b.seat), event=notes.word(c), says=notes.card(c))
              for b in view.barons for c in b.charges]  # fmt: skip
    lines += [notes.text("held", seat=notes.word(n.slug), event=notes.word(n.office), says=notes.card(n.office))
              for n in view.nobles if n.office]  # fmt: skip
    return lines or [notes.text("lawless")]
