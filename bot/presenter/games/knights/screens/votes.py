"""The Assembly in the panel: what is voted on with what everybody shows, Votes in secret with what they are for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.knights import sight, warnings
from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.names import GAME
from bot.presenter.panel_kit.choices import by_first
from bot.presenter.panel_kit.controls import PanelContext, Row, choose
from bot.presenter.panel_kit.screens import (
    acts,
    close,
    entry,
    fitted,
    legal,
    listed,
    narrowing,
    plain,
    preset,
    said,
    until_sealed,
)
from bot.tables.model import SeatView
from bot.ui.components import option
from engine.core import Action
from engine.knights import analysis
from engine.knights.standing.standing_vote import TIE, VOTED


def agendas(notes: Notes, slugs: Sequence[str]) -> str:
    """Agendas with what they say, each once."""
    return "\n".join(notes.text("event", event=notes.word(s), says=notes.card(s)) for s in dict.fromkeys(slugs))


def matters(notes: Notes) -> str:
    """What is voted on: the card, as whom the seat votes, Votes shown, who has declared for what."""
    hall = notes.view.vote.assembly if notes.view.vote is not None else None
    ballot = hall.ballot if hall is not None else None
    if hall is None:
        return ""
    if ballot is None:
        return agendas(notes, [m.agenda for m in hall.coming if m.agenda])
    lines = [agendas(notes, [ballot.matter.agenda])] if ballot.matter.agenda else []
    mine = sight.own(notes.view)
    if mine is not None and mine.seat in hall.present:
        lines.append(
            notes.text("vote-as", colour=notes.word(mine.baron), baron=notes.voice.text(f"knights-baron-{mine.baron}"))
        )
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


@until_sealed(matters)
def bids(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Votes in secret. Where one matter alone is voted on, none at all are sealed by one press, and a number asks what
    it is for before anything is sealed; else each matter has its lists, then comes the seal."""
    vote = notes.view.vote
    if vote is None:
        return plain(ctx, matters(notes))
    if len(vote.written) > 1:
        return several(ctx, notes)
    (name,) = vote.written
    words = ctx.open.split()
    if words[:2] == ["cast", name] and len(words) == 3 and Action.parse(ctx.open) in ctx.actions:
        return meant(ctx, notes, name, int(words[2]))
    lines = [
        entry(ctx.voice.action(GAME, a), str(a), note=notes.told(a)) for a in legal(ctx, "cast")
    ]  # fmt: skip
    return [
        *said(matters(notes)),
        *choose(ctx, ctx.id("do", "list cast"), lines, placeholder=notes.text("how-many")),
        close(ctx, preset(ctx, f"bid {name} 0", notes.text("seal-none"))),
    ]


def meant(ctx: PanelContext, notes: Notes, name: str, n: int) -> list[Row]:
    """So many Votes: what they are for, or that it is said once all are shown; each seals. Without a Vote only who
    presides says something: how a tie goes."""
    stays = notes.text("seal-final" if analysis.last_to_seal(notes.view, "bids") else "seal-opens")
    told = "\n".join([notes.told(Action("cast", (name, n))), stays])
    hall = notes.view.vote.assembly if notes.view.vote is not None else None
    presides = hall is not None and hall.presiding == notes.me
    if not n and not presides:
        return [*said(matters(notes), told), close(ctx, preset(ctx, f"bid {name} 0", notes.text("seal-votes", n=0)))]
    now = notes.view.vote.said.get(name, "") if notes.view.vote is not None else ""
    words = sorted((str(a.args[1]) for a in legal(ctx, "say")), key=lambda word: not notes.mine(word))
    lines = [
        option(notes.title(word), f"{name} {n} {word}", note=fitted(notes.told(Action("say", (name, word)))))
        for word in ([now, *words] if now and now not in words else words)
    ]
    later = preset(ctx, f"bid {name} {n}", notes.text("seal-later", n=n, said=int(bool(now)), what=notes.word(now)))
    asked = notes.text("seal-for", n=n)
    return [
        *said(
            matters(notes),
            told,
            notes.text("tie-order" if votes_break_ties(notes) else "tie-asked") if presides else "",
        ),
        *choose(ctx, ctx.id("batch", "bid"), lines, placeholder=asked),
        close(ctx, later),
    ]


def votes_break_ties(notes: Notes) -> bool:
    """Whether the seat lets its own word break a tie."""
    own = notes.view.own
    return own is not None and own.orders.voices.get(TIE) == VOTED


@narrowing
def several(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Of two players: what is written for each matter, how many, what for; the seal."""
    vote = notes.view.vote
    assert vote is not None
    lines = [
        notes.text("written", matter=notes.word(name), n=n, what=notes.word(vote.said.get(name, "")),
                   said=int(name in vote.said))
        for name, n in vote.written.items()
    ]  # fmt: skip
    lines += warnings.votes(notes, max(vote.written.values(), default=0))
    rows = said(matters(notes), *lines)
    for verb in ("cast", "say"):
        found = by_first(legal(ctx, verb))
        for name in vote.written:
            rows += listed(ctx, found.get(name, []), f"{ctx.voice.verb(GAME, verb)}: {notes.word(name)}")
    done = notes.text("seal-votes", n=sum(vote.written.values()))
    return [*rows, close(ctx, *acts(ctx, "seal", final=True, text=done))]


def batch(look: SeatView, words: Sequence[str]) -> list[Action]:
    """What a choice of ``meant`` stands for: what for, as far as it is new, then the Votes, which seals them."""
    match words:
        case ["bid", name, n, *what] if n.isdecimal() and len(what) < 2:
            vote = look.view.vote
            now = vote.said.get(name, "") if vote is not None else ""
            return [*(Action("say", (name, word)) for word in what if word != now), Action("cast", (name, int(n)))]
    return []
