"""The panel of cards and of court: what is laid aside and drawn, cards played, marriages, votes, Parliament."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.fief import sight
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.lists import SEAL, act, deeper, listed, meanings, plain
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit.choices import PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, line, note
from bot.presenter.panel_kit.screens import buttons, close, ends, entry, legal, opens, value
from bot.ui.components import Press, option
from engine.core import Action, Piece
from engine.fief.game_data import FAMILIES, OPPORTUNITY

UNSEAL = Action("unseal")
FORTUNE = "fortune"
"""The deck in which Disasters lie."""
PAIR = 2
"""Servants with which a family begins."""
FEW = 5
"""Answers that stand as buttons."""


# --- who serves whom -------------------------------------------------------------------------------------------------


def assign(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What each of the servants does, the one who is left over too, family by family; then who gets the first."""
    asked = ctx.prompt.params.get("servants") if ctx.prompt is not None else None
    slugs = [p.slug for p in asked if isinstance(p, Piece)] if isinstance(asked, list) else []
    lines = []
    for n, slug in enumerate(slugs):
        master = next((sight.noble(notes.view, str(a.args[1])) for a in legal(ctx, "serve") if a.args[0] == slug), None)
        if master is not None and len(slugs) > PAIR and n % PAIR == 0:
            lines.append(f"**{notes.family(master.family)}**")
        lines.append(f"{notes.word(slug)} · {notes.servant(slug)}")
    told = "\n".join(lines)
    return [*([note(told)] if told else []), *plain(ctx, notes.told, notes.about)]


# --- cards -----------------------------------------------------------------------------------------------------------


def discard(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Cards to lay aside, what will be drawn and how many Disasters are dared for it, and the seal."""
    own, voice = notes.view.own, ctx.voice
    if own is None or legal(ctx, "unseal"):
        return plain(ctx)
    words = ctx.open.split()
    if words[:1] == ["plan"]:
        plans = _plans(ctx, notes, words[1:])
        if plans:
            return [*plans, close(ctx)]
    kept = [w for w in own.hand if w not in own.away] if not own.away else _less(own.hand, own.away)
    told = notes.text("plan-now", away=[notes.word(c) for c in own.away], count=len(own.away), kept=len(kept),
                      plan=said_plan(notes, own.plan, own.dare))  # fmt: skip
    most = ctx.prompt.params.get("most") if ctx.prompt is not None else None
    room = max(0, most - len(kept)) if isinstance(most, int) else len(own.plan)
    full = [notes.text("plan-full", n=room)] if room < len(own.plan) else []
    rows: list[Row] = [note("\n".join([told, *full]))]
    for verb in ("discard", "keep"):
        found = legal(ctx, verb)
        if found:
            rows += listed(ctx, found, notes.told, voice.verb(GAME, verb))
    rows.append(line(opens(ctx, "plan", notes.text("plan"), emoji="🃏")))
    return [*rows, close(ctx, act(ctx, SEAL, final=True))]


def _less(cards: Sequence[str], away: Sequence[str]) -> list[str]:
    left = list(cards)
    for card in away:
        if card in left:
            left.remove(card)
    return left


def said_plan(notes: Notes, decks: Sequence[str], dare: int) -> str:
    """What a plan draws, in words; with a Fortune how many Disasters are taken for it."""
    said = notes.word("-".join(decks) or "nothing")
    return notes.text("plan-dare", plan=said, n=dare) if FORTUNE in decks else said


def _plans(ctx: PanelContext, notes: Notes, words: list[str]) -> list[Row]:
    """Which cards, first how many where there are too many plans for one list, and how many Disasters on the way."""
    found = legal(ctx, "plan")
    plans = list(dict.fromkeys(str(a.args[0]) for a in found))
    match words:
        case [] if len(plans) <= PAGE:
            return choose(
                ctx,
                ctx.id("do", "plan"),
                [entry(notes.word(p), f"plan {p}") for p in plans],
                placeholder=notes.text("plan"),
            )
        case []:
            by_size: dict[int, list[str]] = {}
            for word in plans:
                by_size.setdefault(_size(word), []).append(word)
            lines = []
            for size, some in sorted(by_size.items()):
                label = notes.text("plan-size", n=size)
                lines.append(
                    entry(notes.word(some[0]), f"plan {some[0]}") if len(some) == 1 else entry(label, f"plan {size}")
                )
            return choose(ctx, ctx.id("do", "plan"), lines, placeholder=notes.text("plan"))
        case [size] if size.isdecimal():
            lines = [entry(notes.word(word), f"plan {word}") for word in plans if _size(word) == int(size)]
            return choose(ctx, ctx.id("do", "plan"), lines, placeholder=notes.text("plan")) if lines else []
        case [word] if word in plans:
            asked = notes.text("dares", plan=notes.word(word), met=int(FORTUNE in word.split("-")))
            dares = [a for a in found if a.args[0] == word]
            lines = [option(notes.text("dare", n=int(a.args[1])), value(ctx, str(a))) for a in dares]
            return choose(ctx, ctx.id("do", "dare"), lines, placeholder=asked)
    return []


def _size(word: str) -> int:
    """Cards that a plan names; being asked counts as one more."""
    return 0 if word == "nothing" else len(word.split("-"))


def draw(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The decks with their tops."""
    return plain(ctx, notes.told, notes.about)


def play(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Every card with what it would bring; servants change masters aside."""
    inner = deeper(ctx, notes.told, notes.about)
    if inner:
        return inner
    voice, rows = ctx.voice, idle(ctx, notes)
    last: list[Press] = []
    for verb in ("bear", "found", "ordain", "bless", "tallage", "tithe"):
        found = legal(ctx, verb)
        if found:
            rows += listed(ctx, found, notes.told, voice.verb(GAME, verb), about=notes.about)
    known = {"bear", "found", "ordain", "bless", "tallage", "tithe", "entrust", "done"}
    others = [a for a in ctx.prompt.actions if a.verb not in known] if ctx.prompt is not None else []
    if legal(ctx, "entrust"):
        last.append(opens(ctx, "entrust", f"{voice.verb(GAME, 'entrust')} …", emoji="🤝"))
    if len(others) > FEW:
        verbs = dict.fromkeys(a.verb for a in others)
        last += [opens(ctx, verb, f"{voice.verb(GAME, verb)} …") for verb in verbs]
    else:
        last += [act(ctx, a) for a in others]
    done = [act(ctx, a, final=True) for a in legal(ctx, "done")]
    return [*rows, *buttons(last), *ends(ctx, *done)]


def idle(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What cards of the hand are there for that this step does not play: those for any moment, those of no use now."""
    own = notes.view.own
    if own is None or ctx.prompt is None:
        return []
    taxes = ["tax"] if legal(ctx, "tallage", "tithe") else []
    played = {*taxes, *(str(a.args[0]) for a in legal(ctx, "bear", "found", "ordain", "bless"))}
    rest = [card for card in dict.fromkeys(own.hand) if card not in played]
    any_time = "hand-any" if any(p.step == "bench" for p in ctx.look.prompts) else "hand-later"
    kinds = {key: [c for c in rest if (c in OPPORTUNITY) == (key == any_time)] for key in (any_time, "hand-none")}
    told = [notes.text(key, n=len(found), list=notes.cards(found)) for key, found in kinds.items() if found]
    return [note("\n".join(told))] if told else []


# --- court -----------------------------------------------------------------------------------------------------------


def court(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Offers to answer first, then whom to woo, who stands for the crown, Parliament; ready."""
    inner = deeper(ctx, notes.told, notes.about)
    if inner:
        return inner
    voice, view = ctx.voice, notes.view
    rows: list[Row] = []
    if view.court is not None and (view.court.offers or view.court.candidates):
        offers = [notes.text("wooing", one=notes.word(a), other=notes.word(b)) for a, b in view.court.offers]
        standing = [notes.word(c) for c in view.court.candidates]
        told = notes.text("court", offers=offers, wooed=len(offers), standing=standing, count=len(standing))
        rows.append(note(told))
    for verb in ("marry", "spurn", "court", "stand"):
        found = legal(ctx, verb)
        if found:
            rows += listed(ctx, found, notes.told, voice.verb(GAME, verb), about=notes.about)
    calls = [act(ctx, a, emoji="📯") for a in legal(ctx, "summon")]
    known = {"marry", "spurn", "court", "stand", "summon", "ready"}
    calls += [act(ctx, a) for a in (ctx.prompt.actions if ctx.prompt is not None else []) if a.verb not in known]
    rows += meanings(ctx, notes)
    return [*rows, *buttons(calls), close(ctx, *(act(ctx, a, final=True) for a in legal(ctx, "ready")))]


def vote(ctx: PanelContext, notes: Notes) -> list[Row]:
    """For each family its vote, its decoy, what lies so far; the seal."""
    own, voice = notes.view.own, ctx.voice
    if own is None or legal(ctx, "unseal"):
        return plain(ctx)
    inner = deeper(ctx, notes.told, notes.about)
    if inner:
        return inner
    rows: list[Row] = []
    back: list[Press] = []
    for family in notes.view.families:
        if family.seat != notes.view.seat:
            continue
        paper = next((b for b in own.ballots if b.family == family.family), None)
        arms = FAMILIES[family.family]
        cast, feigned = (paper.vote, paper.decoy) if paper is not None else ("", "")
        told = notes.text(
            "ballot", family=notes.word(arms), n=family.votes, vote=notes.word(cast), decoy=notes.word(feigned),
            voted=int(bool(cast)), laid=int(bool(feigned)),
        )  # fmt: skip
        rows.append(note(told))
        for verb in ("favour", "decoy"):
            found = [a for a in legal(ctx, verb) if a.args[0] == arms]
            if found:
                rows += listed(ctx, found, notes.told, f"{voice.verb(GAME, verb)}: {notes.word(arms)}")
        back += [act(ctx, a) for a in legal(ctx, "withhold") if a.args[0] == arms]
    return [*rows, *buttons(back), close(ctx, act(ctx, SEAL, final=True))]


def parliament(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Aye or nay for each family, its Burgher's votes; the seal."""
    own = notes.view.own
    if own is None or legal(ctx, "unseal"):
        return plain(ctx)
    rows: list[Row] = []
    for family in notes.view.families:
        if family.seat != notes.view.seat:
            continue
        arms = FAMILIES[family.family]
        paper = next((b for b in own.ballots if b.family == family.family), None)
        said = paper.vote if paper is not None and paper.vote else "nothing"
        told = notes.text("word", family=notes.word(arms), n=family.votes, word=notes.word(said),
                          burgher=family.burgher if paper is not None and paper.burgher else 0)  # fmt: skip
        rows.append(note(told))
        mine = [a for a in legal(ctx, "vote", "burgher") if a.args[0] == arms]
        rows += buttons([act(ctx, a) for a in mine])
    return [*rows, close(ctx, act(ctx, SEAL, final=True))]


def split(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The Royal Tax by seat: what each gets so far, what is left for the Sovereign."""
    own, voice = notes.view.own, ctx.voice
    if own is None:
        return plain(ctx)
    inner = deeper(ctx, notes.told, notes.about)
    if inner:
        return inner
    total = notes.view.parliament.sum if notes.view.parliament is not None else 0
    given = {s: n for s, n in enumerate(own.split) if n and s != notes.view.seat}
    parts = [notes.text("given", seat=voice.seat(s), n=n) for s, n in given.items()]
    rows: list[Row] = [note(notes.text("split", given=parts, count=len(parts), left=total - sum(given.values())))]
    by_seat: dict[str, list[Action]] = {}
    for a in legal(ctx, "share"):
        by_seat.setdefault(str(a.args[0]), []).append(a)
    for seat, found in by_seat.items():
        asked = notes.text("share", seat=notes.word(seat))
        rest = total - sum(n for s, n in given.items() if f"seat-{s}" != seat)
        lines = [
            option(notes.text("shillings", n=int(a.args[1])), value(ctx, str(a)),
                   note=notes.text("yours", n=rest - int(a.args[1])))
            for a in found
        ]  # fmt: skip
        rows += choose(ctx, ctx.id("do", f"share {seat}"), lines, placeholder=asked)
    return [*rows, close(ctx, *(act(ctx, a, final=True) for a in legal(ctx, "hand-out")))]
