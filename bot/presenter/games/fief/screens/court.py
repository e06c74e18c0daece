"""The panel of cards and of court: what is laid aside and drawn, cards played, marriages, votes, Parliament."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.hints import KINDS, Notes
from bot.presenter.games.fief.hints_of_arms import target
from bot.presenter.games.fief.lists import lists, meanings, own_first
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import PAGE, by, by_first, by_verb
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, choose, line, note
from bot.ui.components import Press, option
from engine.core import Piece
from engine.fief.game_data import FAMILIES, OPPORTUNITY
from engine.fief.views.view import FamilyView, OwnView
from engine.fief.views.view_court import BallotPaper

FORTUNE = "fortune"
"""The deck in which Disasters lie."""
ASK, NOTHING = "ask", "nothing"
"""Plans that name no deck: the seat is asked, nothing is drawn."""
WANTS = {
    "man": "idle-noble", "woman": "idle-noble", "prelate": "idle-prelate", "abbess": "idle-abbess", "tax": "idle-tax",
}  # fmt: skip
"""By the kind of a card that cannot be played what that would take."""
PAIR = 2
"""Servants with which a family begins."""
COURTSHIP = ("marry", "spurn", "court", "stand")
"""Verbs of marriages and of those who stand for the crown."""
CARDS = ("bear", "found", "ordain", "bless", "tallage", "tithe")
"""Verbs that play a card."""


# --- who serves whom -------------------------------------------------------------------------------------------------


def assign(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What each of the servants does, the one who is left over too, family by family; then who gets the first."""
    asked = ctx.params.get("servants")
    slugs = [p.slug for p in asked if isinstance(p, Piece)] if isinstance(asked, list) else []
    lines = []
    for n, slug in enumerate(slugs):
        masters = (str(a.args[1]) for a in kit.legal(ctx, "serve") if a.args[0] == slug)
        master = next((lookup.noble(notes.view, who) for who in masters), None)
        if master is not None and len(slugs) > PAIR and n % PAIR == 0:
            lines.append(f"**{notes.family(master.family)}**")
        lines.append(f"{notes.word(slug)} · {notes.servant(slug)}")
    return [*kit.said(*lines), *kit.plain(ctx)]


# --- cards -----------------------------------------------------------------------------------------------------------


@kit.until_sealed()
def discard(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Cards to lay aside, what will be drawn and how many Disasters are dared for it, and the seal."""
    own = notes.view.own
    assert own is not None
    words = ctx.open.split()
    if words[:1] == ["plan"] and (plans := _plans(ctx, notes, words[1:])):
        return [*plans, kit.close(ctx)]
    kept = remaining(own)
    told = notes.text("plan-now", away=[notes.word(c) for c in own.away], count=len(own.away), kept=len(kept),
                      plan=said_plan(notes, own.plan, own.dare), asked=int(own.plan == [ASK]))  # fmt: skip
    most = ctx.params.get("most")
    wanted = planned(own)
    room = max(0, most - len(kept)) if isinstance(most, int) else wanted
    full = [notes.text("plan-full", n=room)] if room < wanted or not room else []
    full += [notes.text("plan-none")] if room and own.plan in ([], [NOTHING]) else []
    plan = line(kit.opens(ctx, "plan", notes.text("plan"), emoji="🃏"))
    cards = lists(ctx, notes, "discard", "keep")
    end = kit.close(ctx, kit.act(ctx, kit.SEAL, final=True))
    return [*kit.said(told, *full), *cards, *_usual(ctx, notes), plan, end]


def remaining(own: OwnView) -> list[str]:
    """The hand without what the seat is about to lay aside."""
    left = list(own.hand)
    for card in own.away:
        if card in left:
            left.remove(card)
    return left


def planned(own: OwnView) -> int:
    """Cards that the plan draws by itself."""
    return len(own.plan) - (own.plan[-1:] == [ASK])


def said_plan(notes: Notes, decks: Sequence[str], dare: int) -> str:
    """What a plan draws, in words; with a Fortune how many Disasters are taken for it."""
    drawn = notes.word("-".join(decks) or "nothing")
    return notes.text("plan-dare", plan=drawn, n=dare) if FORTUNE in decks else drawn


def _usual(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The plans that take as many Disasters as the one that stands, where a list holds them."""
    own = notes.view.own
    assert own is not None
    found = [a for a in kit.legal(ctx, "plan") if a.args[1] == own.dare]
    lines = [option(notes.word(str(a.args[0])), kit.value(ctx, str(a))) for a in found]
    return choose(ctx, ctx.id("do", "usual"), lines, placeholder=notes.text("plan")) if len(found) <= PAGE else []


def _plans(ctx: PanelContext, notes: Notes, words: list[str]) -> list[Row]:
    """Which cards, first how many where there are too many plans for one list, and how many Disasters on the way."""
    plans = by_first(kit.legal(ctx, "plan"))
    match words:
        case [] if len(plans) <= PAGE:
            lines = [kit.entry(notes.word(p), f"plan {p}") for p in plans]
        case []:
            by_size = by(plans, _size)
            lines = []
            for size, some in sorted(by_size.items()):
                one, label = len(some) == 1, notes.text("plan-size", n=size)
                lines.append(kit.entry(*((notes.word(some[0]), f"plan {some[0]}") if one else (label, f"plan {size}"))))
        case [size] if size.isdecimal():
            lines = [kit.entry(notes.word(word), f"plan {word}") for word in plans if _size(word) == int(size)]
        case [word] if word in plans:
            asked = notes.text("dares", plan=notes.word(word), met=int(FORTUNE in word.split("-")))
            lines = [option(notes.text("dare", n=int(a.args[1])), kit.value(ctx, str(a))) for a in plans[word]]
            return choose(ctx, ctx.id("do", "dare"), lines, placeholder=asked)
        case _:
            lines = []
    return choose(ctx, ctx.id("do", "plan"), lines, placeholder=notes.text("plan"))


def _size(word: str) -> int:
    """Cards that a plan names; being asked counts as one more."""
    return 0 if word == "nothing" else len(word.split("-"))


@kit.narrowing
def play(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Every card with what it would bring; servants change masters aside."""
    last = [kit.opens_verb(ctx, "entrust", emoji="🤝")] if kit.legal(ctx, "entrust") else []
    rest = kit.others(ctx, *CARDS, "entrust", "done")
    if len(rest) > LINE:
        last += [kit.opens_verb(ctx, verb) for verb in by_verb(rest)]
    else:
        last += [kit.act(ctx, a) for a in rest]
    done = kit.acts(ctx, "done", final=True)
    return [*idle(ctx, notes), *lists(ctx, notes, *CARDS), *kit.buttons(last), *kit.ends(ctx, *done)]


def idle(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What cards of the hand are there for that this step does not play: those for any moment, those of no use now."""
    own = notes.view.own
    if own is None or ctx.prompt is None:
        return []
    taxes = ["tax"] if kit.legal(ctx, "tallage", "tithe") else []
    played = {*taxes, *(str(a.args[0]) for a in kit.legal(ctx, "bear", "found", "ordain", "bless"))}
    rest = [card for card in dict.fromkeys(own.hand) if card not in played]
    any_time = "hand-any" if any(p.step == "bench" for p in ctx.look.prompts) else "hand-later"
    kinds = {key: [c for c in rest if (c in OPPORTUNITY) == (key == any_time)] for key in (any_time, "hand-none")}
    told = [notes.text(key, n=len(found), list=notes.cards(found)) for key, found in kinds.items() if found]
    causes = dict.fromkeys(notes.text(WANTS[kind]) for c in kinds["hand-none"] if (kind := KINDS.get(c, c)) in WANTS)
    return kit.said(*told, *causes)


# --- court -----------------------------------------------------------------------------------------------------------


@kit.narrowing
def court(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Offers to answer first, then whom to woo, who stands for the crown, Parliament; ready."""
    view = notes.view
    rows: list[Row] = []
    if view.court is not None and (view.court.offers or view.court.candidates):
        offers = [notes.text("wooing", one=target(notes, a), other=target(notes, b)) for a, b in view.court.offers]
        standing = [target(notes, c) for c in view.court.candidates]
        told = notes.text("court", offers=offers, wooed=len(offers), standing=standing, count=len(standing))
        rows.append(note(told))
    rows += [*lists(ctx, notes, *COURTSHIP), *meanings(ctx, notes)]
    calls = kit.acts(ctx, "summon", emoji="📯")
    calls += [kit.act(ctx, a) for a in kit.others(ctx, *COURTSHIP, "summon", "ready")]
    return [*rows, *kit.buttons(calls), kit.close(ctx, *kit.acts(ctx, "ready", final=True))]


def papers(notes: Notes, own: OwnView) -> list[tuple[FamilyView, str, BallotPaper | None]]:
    """The seat's own families by their arms, each with its ballot."""
    by_family = {ballot.family: ballot for ballot in own.ballots}
    mine = [family for family in notes.view.families if family.seat == notes.view.seat]
    return [(family, FAMILIES[family.family], by_family.get(family.family)) for family in mine]


@kit.narrowing
@kit.until_sealed()
def vote(ctx: PanelContext, notes: Notes) -> list[Row]:
    """For each family its vote, its decoy, what lies so far; the seal."""
    own, voice = notes.view.own, ctx.voice
    assert own is not None
    rows: list[Row] = []
    back: list[Press] = []
    for family, arms, paper in papers(notes, own):
        cast, feigned = (paper.vote, paper.decoy) if paper is not None else ("", "")
        told = notes.text(
            "ballot", family=notes.word(arms), n=family.votes, vote=target(notes, cast), decoy=target(notes, feigned),
            voted=int(bool(cast)), laid=int(bool(feigned)),
        )  # fmt: skip
        rows.append(note(told))
        for verb in ("favour", "decoy"):
            found = own_first(notes, by_first(kit.legal(ctx, verb)).get(arms, []))
            rows += kit.listed(ctx, found, f"{voice.verb(GAME, verb)}: {notes.word(arms)}")
        back += [kit.act(ctx, a) for a in kit.legal(ctx, "withhold") if a.args[0] == arms]
    return [*rows, *kit.buttons(back), kit.close(ctx, kit.act(ctx, kit.SEAL, final=True))]


@kit.until_sealed()
def parliament(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Aye or nay for each family, its Burgher's votes; the seal."""
    own = notes.view.own
    assert own is not None
    rows: list[Row] = []
    for family, arms, paper in papers(notes, own):
        word = paper.vote if paper is not None and paper.vote else "nothing"
        told = notes.text("word", family=notes.word(arms), n=family.votes, word=notes.word(word),
                          burgher=family.burgher if paper is not None and paper.burgher else 0)  # fmt: skip
        rows.append(note(told))
        mine = [a for a in kit.legal(ctx, "vote", "burgher") if a.args[0] == arms]
        rows += kit.buttons([kit.act(ctx, a) for a in mine])
    return [*rows, kit.close(ctx, kit.act(ctx, kit.SEAL, final=True))]


@kit.narrowing
def split(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The Royal Tax by seat: what each gets so far, what is left for the Sovereign."""
    own, voice = notes.view.own, ctx.voice
    if own is None:
        return kit.plain(ctx)
    total = notes.view.parliament.sum if notes.view.parliament is not None else 0
    given = {s: n for s, n in enumerate(own.split) if n and s != notes.view.seat}
    parts = [notes.text("given", seat=voice.seat(s), n=n) for s, n in given.items()]
    rows: list[Row] = [note(notes.text("split", given=parts, count=len(parts), left=total - sum(given.values())))]
    for seat, found in by_first(kit.legal(ctx, "share")).items():
        asked = notes.text("share", seat=notes.word(seat))
        rest = total - sum(n for s, n in given.items() if f"seat-{s}" != seat)
        lines = [
            option(notes.text("shillings", n=int(a.args[1])), kit.value(ctx, str(a)),
                   note=notes.text("yours", n=rest - int(a.args[1])))
            for a in found
        ]  # fmt: skip
        rows += choose(ctx, ctx.id("do", f"share {seat}"), lines, placeholder=asked)
    return [*rows, kit.close(ctx, *kit.acts(ctx, "hand-out", final=True))]
