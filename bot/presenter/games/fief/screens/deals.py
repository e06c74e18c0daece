"""The panel of what may be done at any moment: cards that interrupt, armed cards, deals."""

from __future__ import annotations

from discord import SelectOption

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_arms import waits
from bot.presenter.games.fief.lists import INTEND, inner, lists
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import OPEN, PAGE, by, by_first
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.ui.components import option
from engine.core import Action
from engine.fief.game_data import NOBLE, OPPORTUNITY
from engine.fief.views.view_court import ArmedView, Article, DealView

DRAFTING = ("draft-give", "draft-want", "draft-clear")
ANSWERS = ("accept", "decline", "counter", "withdraw")
CARD_OF = {
    "assassinate": "assassination", "kill-leader": "assassination", "judge": "justice", "ambush": "ambush",
    "trap-leader": "ambush", "clear": "fair-weather", "rebel": "rebellion", "release-captive": "passage",
    "tunnel": "passage", "guide": "passage", "flee": "passage",
}  # fmt: skip
"""The card with which something is done; others are named by the action."""
MONEY = "money"
WANTED = "draft-want card"
"""The list of cards that are asked for."""
SUMS = (1, 2, 3, 5, 10)
"""Shillings that stand in the list by themselves; so does all that one has."""
FEW = 6
"""So many sums stand there whole."""
LISTS = 4
"""Verbs whose lists stand on the first screen; of more there is a list of them first."""


@kit.narrowing
def bench(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Everything that may be played now, kind by kind; what is played cannot be taken back when it rolls or shows."""
    groups = by(kit.others(ctx, *ctx.wording.closing), lambda action: inner(action).verb)
    rows = _useless(ctx, notes)
    if len(groups) > LISTS:
        lines = [_kind(ctx, notes, verb, found) for verb, found in groups.items()]
        rows += choose(ctx, ctx.id("do", "kinds"), lines, placeholder=notes.text("any-time"))
    else:
        for verb, found in groups.items():
            rows += kit.listed(ctx, found, ctx.voice.verb(GAME, verb))
    return [*rows, *kit.ends(ctx, *kit.acts(ctx, *ctx.wording.closing, final=True))]


def _useless(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Cards for any moment with which nothing can be done at this one, and what they are there for."""
    own = notes.view.own
    if own is None or ctx.prompt is None:
        return []
    doing = [inner(a) for a in ctx.actions]
    useful = {CARD_OF.get(a.verb, str(a.args[0]) if a.args else "") for a in doing}
    found = [c for c in dict.fromkeys(own.hand) if c in OPPORTUNITY and c not in useful]
    return [note(notes.text("hand-none", list=notes.cards(found)))] if found else []


def _kind(ctx: PanelContext, notes: Notes, verb: str, found: list[Action]) -> SelectOption:
    """A kind of thing that may be played: itself when there is but one of it, else the list of them."""
    if len(found) == 1:
        return kit.action_line(ctx, found[0])
    words = f"{INTEND} {verb}" if found[0].verb == INTEND else verb
    return option(notes.text("many", what=ctx.voice.verb(GAME, verb), n=len(found)), OPEN + words)


# --- armed cards -----------------------------------------------------------------------------------------------------


@kit.narrowing
def arsenal(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Cards that lie armed, each with its trigger; cards to arm, step by step; to disarm."""
    own = notes.view.own
    armed = [armed_told(notes, a) for a in own.armed] if own is not None else []
    rows: list[Row] = [note(notes.text("armed", list="\n".join(armed), count=len(armed)))]
    rest = [kit.act(ctx, a) for a in kit.others(ctx, "arm", "disarm")]
    return [*rows, *lists(ctx, notes, "arm", "disarm"), *kit.buttons(rest), kit.close(ctx)]


def armed_told(notes: Notes, armed: ArmedView) -> str:
    """A card that plays itself, as a sentence."""
    what = waits(notes, armed.card, armed.trigger, armed.target, armed.how)
    return notes.text("armed-one", number=armed.number, card=notes.word(armed.card), what=what)


# --- deals -----------------------------------------------------------------------------------------------------------


def article(notes: Notes, it: Article) -> str:
    """Something that changes hands, in words."""
    what = notes.word(it.slug)
    return notes.text(f"article-{it.kind}", what=what, n=it.n)


def articles(notes: Notes, found: list[Article]) -> list[str]:
    """Several of them; nothing is said to be nothing."""
    return [article(notes, it) for it in found] or [notes.text("article-nothing")]


def deal_told(notes: Notes, deal: DealView) -> str:
    """An offer: from whom to whom, what for what, by which way, until when."""
    mine = lookup.is_own(notes.view, deal.maker)
    other = notes.family(deal.to if mine else deal.maker)
    return notes.text("deal", number=deal.number, mine=int(mine), other=other, gives=articles(notes, deal.gives),
                      wants=articles(notes, deal.wants), route=notes.word(f"route-{deal.route}"),
                      round=deal.round)  # fmt: skip


def parlour(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Offers to answer, the draft of an offer, what may be put into it, to whom and by which way it goes."""
    below = _cards(ctx, notes) or kit.deeper(ctx, told=lambda a: put(notes, a))
    if below:
        return below
    own, voice = notes.view.own, ctx.voice
    rows = kit.said(*(deal_told(notes, deal) for deal in own.deals)) if own is not None else []
    rows += lists(ctx, notes, *ANSWERS)
    if own is not None and (own.gives or own.wants):
        draft = notes.text("draft", gives=articles(notes, own.gives), wants=articles(notes, own.wants))
        rows.append(note(draft))
    for verb in ("draft-give", "draft-want"):
        lines = _goods(ctx, notes, verb)
        rows += choose(ctx, ctx.id("do", verb), lines, placeholder=voice.verb(GAME, verb))
    rest = [*kit.legal(ctx, "draft-clear"), *kit.others(ctx, *DRAFTING, *ANSWERS, "offer", "ransom")]
    return [*rows, *lists(ctx, notes, "offer", "ransom"), *kit.buttons([kit.act(ctx, a) for a in rest]), kit.close(ctx)]


def _cards(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The cards that could be wanted where that list is open and one select cannot hold them: Nobles, and others."""
    found = ctx.wording.within(ctx.actions, ctx.open) if ctx.open == WANTED else []
    if len(found) <= PAGE:
        return []
    rows: list[Row] = []
    for kind, some in by(found, lambda a: "nobles" if str(a.args[1]) in NOBLE else "others").items():
        rows += kit.flat(ctx, some, kind, notes.text(f"card-{kind}"), told=lambda a: put(notes, a))
    return [*rows, kit.close(ctx)]


def _goods(ctx: PanelContext, notes: Notes, verb: str) -> list[SelectOption]:
    """What may be put into a draft: usual sums and, as far as a list holds them, everything by itself; the rest by
    kind."""
    kinds = by_first(kit.legal(ctx, verb))
    money = kinds.get(MONEY, [])
    usual = {*SUMS, lookup.purse(notes.view)} if verb == "draft-give" else {*SUMS}
    sums = [a for a in money if int(a.args[1]) in usual] if len(money) > FEW else money
    shown = {kind: sums if kind == MONEY else found[:1] if len(found) == 1 else [] for kind, found in kinds.items()}
    room = PAGE - sum(max(1, len(some)) for some in shown.values()) - (len(sums) < len(money))
    for kind, found in sorted(kinds.items(), key=lambda item: len(item[1])):
        if kind != MONEY and not shown[kind] and len(found) - 1 <= room:
            shown[kind] = found
            room -= len(found) - 1
    lines = []
    for kind, found in kinds.items():
        lines += [kit.action_line(ctx, a, lambda it: put(notes, it)) for a in shown[kind]]
        if len(shown[kind]) < len(found):
            lines.append(_kind_line(notes, verb, kind, len(found)))
    return lines


def _kind_line(notes: Notes, verb: str, kind: str, n: int) -> SelectOption:
    """A kind of article, of which so many may be put into a draft."""
    label = notes.text("many", what=notes.text(f"kind-{kind}"), n=n)
    note = notes.text("shillings", n=lookup.purse(notes.view)) if kind == MONEY and verb == "draft-give" else ""
    return option(label, f"{OPEN}{verb} {kind}", note=note)


def put(notes: Notes, action: Action) -> str:
    """What an article in a draft is worth: the purse after it, a card's effect, a city, a Noble; of other actions what
    they cost and bring."""
    if action.verb not in ("draft-give", "draft-want"):
        return notes.told(action)
    kind, *words = (str(a) for a in action.args)
    if kind == MONEY:
        now, n = lookup.purse(notes.view), int(words[0])
        return notes.text("kept", n=now - n) if action.verb == "draft-give" else notes.text("received", n=now + n)
    return notes.about(words[0]) if words else ""


def received(ctx: PanelContext, notes: Notes) -> list[Row]:
    """An offer that was made to the seat: all of it, the answers."""
    own = notes.view.own
    numbers = {str(a.args[0]) for a in kit.legal(ctx, *ANSWERS) if a.args}
    found = [d for d in own.deals if str(d.number) in numbers] if own is not None else []
    return [*kit.said(*(deal_told(notes, d) for d in found)), *kit.plain(ctx)]
