"""Warrior Knights: the panel of every step, what a seat has in some lines, the order of suggestions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.presenter.games.knights import sight, warnings
from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.lists import Worded
from bot.presenter.games.knights.names import GAME
from bot.presenter.games.knights.screens import deals, planning, standing_orders
from bot.presenter.panel_kit import standing
from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.panel_kit.screens import acts, close, deeper, legal, listed, plain, said
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.core import Action
from engine.knights.standing import STYLES
from engine.knights.view import KnView

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
    if step in BATTLE:
        return planning.sides(notes)
    match step:
        case "consent" if view.war is not None:
            odds = sight.attackers_of(view, view.war.area, view.war.seat)
            return notes.text("asks-attack", seat=notes.seat(view.war.seat), n=odds, area=notes.area(view.war.area))
        case "permit" if view.march is not None:
            who = notes.noble(view.march.asked_for)
            through = " → ".join(notes.word(a) for a in view.march.route)
            return notes.text("asks-pass", seat=notes.seat(view.march.seat), who=who, way=through)
        case "avert" | "pool" | "event-target" if view.cards is not None and view.cards.event:
            return event(notes)
        case "abide" | "declare" | "decide" | "bids" | "walk-out":
            return matters(notes)
        case "deputy" | "arrange" | "propose":
            return agendas(notes, view.pending)
        case "appoint" | "discard-charge":
            hall = view.vote.assembly if view.vote is not None else None
            return agendas(notes, [hall.given]) if hall is not None and hall.given else ""
        case "draft":
            return track(notes)
        case "march" | "fight" | "mobilize-forces" | "versatile-strategy":
            return army(notes)
        case "revolt":
            return notes.text("why-revolt")
        case "found" | "deploy":
            return notes.text("why-site")
        case "return":
            placing = [notes.text("why-site")] if legal(ctx, "place") else []
            return "\n".join([army(notes, away=True), *placing])
    return ""


def bids(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Votes in secret: what is written for each matter, how many, what for; the seal."""
    vote = notes.view.vote
    inner = deeper(ctx)
    if inner or vote is None or legal(ctx, "unseal"):
        return inner or plain(ctx, matters(notes))
    lines = [
        notes.text("written", matter=notes.word(name), n=n, what=notes.word(vote.said.get(name, "")),
                   said=int(name in vote.said))
        for name, n in vote.written.items()
    ]  # fmt: skip
    lines += warnings.votes(notes, max(vote.written.values(), default=0))
    rows = said(matters(notes), *lines)
    for verb in ("cast", "say"):
        for name in vote.written:
            found = [a for a in legal(ctx, verb) if a.args[0] == name]
            asked = f"{ctx.voice.verb(GAME, verb)}: {notes.word(name)}"
            rows += listed(ctx, found, asked)
    done = notes.text("seal-votes", n=sum(vote.written.values()))
    return [*rows, close(ctx, *acts(ctx, "seal", final=True, text=done))]


def event(notes: Notes) -> str:
    """The Event in hand: what it says, whom it strikes."""
    cards = notes.view.cards
    if cards is None:
        return ""
    struck = []
    for t in cards.targets:
        parts = [notes.seat(t.seat) if t.seat >= 0 else "", *(notes.word(s) for s in (t.noble, t.city, t.nation) if s)]
        struck.append(" ".join(filter(None, parts)))
    told = notes.text("event", event=notes.word(cards.event), says=notes.card(cards.event))
    return "\n".join([told, notes.text("struck", who=struck)] if struck else [told])


def agendas(notes: Notes, slugs: list[str]) -> str:
    """Agendas with what they say, each once."""
    return "\n".join(notes.text("event", event=notes.word(s), says=notes.card(s)) for s in dict.fromkeys(slugs))


def matters(notes: Notes) -> str:
    """What is voted on: the card, Votes shown, who has declared for what."""
    hall = notes.view.vote.assembly if notes.view.vote is not None else None
    ballot = hall.ballot if hall is not None else None
    if hall is None:
        return ""
    if ballot is None:
        return agendas(notes, [m.agenda for m in hall.coming if m.agenda])
    lines = [agendas(notes, [ballot.matter.agenda])] if ballot.matter.agenda else []
    if ballot.bids:
        votes = [
            notes.text("voice", seat=notes.seat(s), n=ballot.bids[s], what=notes.word(ballot.voices[s]),
                       said=int(bool(ballot.voices[s])))
            for s in hall.present if ballot.bids[s]
        ]  # fmt: skip
        lines.append("; ".join(votes) or notes.text("no-votes"))
    else:
        votes = [notes.text("has-votes", seat=notes.seat(s), n=notes.view.barons[s].votes) for s in hall.present]
        lines.append("; ".join(votes))
    return "\n".join(lines)


def track(notes: Notes) -> str:
    """Markers on the Mercenary Track, in order."""
    spots = enumerate(notes.view.track, 1)
    marks = [notes.text("marker", n=place, seat=notes.seat(it.seat)) for place, it in spots if it.seat >= 0]
    return " · ".join(marks)


def army(notes: Notes, *, away: bool = False) -> str:
    """One's own Nobles: where, how strong."""
    view = notes.view
    mine = [n for n in view.nobles if n.seat == view.seat and not n.gone and (away or n.area)]
    return "\n".join(f"**{notes.word(n.slug)}**: {notes.who(n)}" for n in mine)


SCREENS: Mapping[str, Screen] = {
    "plan": planning.plan, "assign": planning.assign, "hand": planning.hand,
    "standing": standing_orders.standing, "bids": bids,
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


def batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    """What a control stands for, and the screen that stays open."""
    match words.split():
        case ["set", number, "assign", *rest] if number.isdecimal():
            return standing.parsed(["assign", *rest]), ""
        case ["set" | "manner", *_] as found:
            return standing.batch(found, STYLES), ""
        case found:
            return planning.batch(look, found), ""


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
                      income=mine.income, wages=mine.wages, due=mine.due, banned=int(mine.banned),
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
    return lines


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
    lines = [agendas(notes, view.pending)] if view.pending else []
    lines.append("; ".join(notes.text("has-votes", seat=notes.seat(b.seat), n=b.votes) for b in view.barons))
    now = matters(notes)
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
