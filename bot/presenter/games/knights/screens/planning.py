"""Planning and what is assigned in one go: three piles from one message, troop cards, Fate cards laid aside.

A list of several ticks stands for the whole of what it shows: what is ticked lies there, what is not goes back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.presenter.games.knights import warnings
from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.screens.standing_orders import spends
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.presenter.panel_kit.screens import (
    SEAL,
    act,
    acts,
    close,
    ends,
    plain,
    preset,
    said,
    sealing,
    until_sealed,
)
from bot.presenter.panel_kit.ticks import changes, copies, whole
from bot.tables.model import SeatView
from bot.ui.components import option
from engine.core import Action
from engine.knights.analysis import KEEP, troop_of
from engine.knights.game_data import KINDS, N
from engine.knights.views.view import KnView

PILES = ("1", "2", "3")
PER_PILE = N.pile_cards
FIRST_TURNS = 2
"""Turns in which planning says what the game is about."""


# --- the three piles -------------------------------------------------------------------------------------------------


@until_sealed()
def plan(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What lies on the piles and what is left; one list of ticks for all piles, and one for each, in which a card may
    stand twice; last turn's plan; the seal."""
    own = notes.view.own
    assert own is not None
    laid = [[notes.word(k) for k in pile] for pile in own.plan]
    told = [notes.text("pile-now", n=n + 1, cards=cards, count=len(cards)) for n, cards in enumerate(laid)]
    first = [notes.text("plan-first"), spends(notes)] if notes.view.turn <= FIRST_TURNS else []
    rows = said(notes.text("plan"), *first, *told, *warnings.plan(notes))
    every = [
        option(notes.text("on-pile", n=int(number), card=notes.word(kind)), f"{number}.{kind}", default=kind in pile,
               note=notes.told(Action("lay", (kind, int(number)))))
        for number, pile in zip(PILES, own.plan, strict=True) for kind in KINDS if own.hand.get(kind, 0) or kind in pile
    ]  # fmt: skip
    rows += whole(ctx, "piles", every, notes.text("piles"), most=PER_PILE * len(PILES))
    for number, pile in zip(PILES, own.plan, strict=True):
        hand = [k for k in KINDS for _ in range(own.hand.get(k, 0) + pile.count(k))]
        lines = copies(hand, pile, notes.word, lambda kind: notes.told(Action("lay", (kind, 1))))
        rows += whole(ctx, f"pile {number}", lines, notes.text("pile", n=int(number), count=len(pile)), most=PER_PILE)
    last = (
        [preset(ctx, "again-seal", notes.text("again-seal"), "🔁"), preset(ctx, "again", notes.text("again"))]
        if again(notes.view) else []
    )  # fmt: skip
    seal = act(ctx, SEAL, final=True, text=notes.text("seal-plan", n=PER_PILE * len(PILES) - sum(map(len, laid))))
    return [*rows, *ends(ctx, seal, *last)]


def pile(view: KnView, number: str, ticked: Sequence[str]) -> list[Action]:
    """What brings a pile to what is ticked."""
    if view.own is None or number not in PILES:
        return []
    have = view.own.plan[int(number) - 1]
    return changes(have, ticked, ("lay", "unlay"), PER_PILE, int(number))


def piles(view: KnView, ticked: Sequence[str]) -> list[Action]:
    """What brings all piles to what is ticked, each kind of card at most once newly on each; whatever lies twice and
    stays ticked stays twice. Cards are taken back before others are laid."""
    own = view.own
    if own is None:
        return []
    take, lay = list[Action](), list[Action]()
    for number, have in zip(PILES, own.plan, strict=True):
        want = [v.partition(".")[2] for v in ticked if v.partition(".")[0] == number]
        take += [Action("unlay", (k, int(number))) for k in have if k not in want]
        lay += [Action("lay", (k, int(number))) for k in want if k not in have]
    if not take and not lay:  # the same once more: a card is taken back and laid anew
        first = next(((k, n) for n, have in enumerate(own.plan, 1) for k in have), None)
        return [] if first is None else [Action("unlay", first), Action("lay", first)]
    return [*take, *lay]


def again(view: KnView) -> list[Action]:
    """Last turn's plan instead of what lies there, as far as it differs; nothing in the first turn."""
    own = view.own
    if own is None or not any(own.last):
        return []
    take, lay = list[Action](), list[Action]()
    for n, (now, then) in enumerate(zip(own.plan, own.last, strict=True), 1):
        have, want = Counter(now), Counter(then)
        take += [Action("unlay", (k, n)) for k in (have - want).elements()]
        lay += [Action("lay", (k, n)) for k in (want - have).elements()]
    return [*take, *lay]


# --- troops, Fate cards ----------------------------------------------------------------------------------------------


@until_sealed()
def assign(ctx: PanelContext, notes: Notes) -> list[Row]:
    """A list for each troop card, where it goes chosen; all of them spread at once; the seal."""
    own = notes.view.own
    assert own is not None
    mine = [n.slug for n in notes.view.nobles if n.seat == notes.view.seat]
    rows: list[Row] = [note(notes.text("assign", n=sum(not where for _, where in own.assign)))]
    for n, (troop, where) in enumerate(own.assign, 1):
        lines = [
            option(notes.assigned(n, to), f"assign {n} {to}", default=to == where,
                   note=notes.told(Action("assign", (n, to))))
            for to in (*mine, KEEP)
        ]  # fmt: skip
        asked = notes.text("assign-card", n=n, troop=notes.word(troop))
        rows += choose(ctx, ctx.id("batch", f"set {n}"), lines, placeholder=asked)
    spread_ = preset(ctx, "spread", notes.text("spread"), "⚖️")
    return [*rows, close(ctx, *sealing(ctx), spread_)]


def spread(view: KnView) -> list[Action]:
    """Every troop card to the Noble who is weakest then, the large ones first, so that all four are about as strong."""
    if view.own is None:
        return []
    men = dict.fromkeys((n.slug for n in view.nobles if n.seat == view.seat), 0)
    found = []
    cards = [(troop_of(troop).size, n) for n, (troop, _) in enumerate(view.own.assign, 1)]
    for size, n in sorted(cards, key=lambda card: -card[0]):
        to = min(men, key=lambda slug: men[slug])
        men[to] += size
        found.append(Action("assign", (n, to)))
    now = {n: where for n, (_, where) in enumerate(view.own.assign, 1)}
    changed = [a for a in found if now[int(a.args[0])] != a.args[1]]
    return changed or [Action("seal")]


def sides(notes: Notes) -> str:
    """Both sides of a battle: who, how strong, how many Fate cards; nothing before the armies are chosen."""
    war = notes.view.war
    if war is None or not any(side.nobles for side in war.sides):
        return ""
    lines = []
    for side in war.sides:
        names = [notes.word(n) for n in side.nobles]
        who = notes.seat(side.seat) if side.seat >= 0 else notes.text("neutral-side")
        lines.append(notes.text("side", seat=who, names=names, count=len(names), n=side.strength,
                                cards=side.cards, lead=notes.word(side.commander), led=int(bool(side.commander)),
                                tokens=side.tokens))  # fmt: skip
    return "\n".join(lines)


@until_sealed(sides)
def hand(ctx: PanelContext, notes: Notes) -> list[Row]:
    """One's own Fate cards, those laid aside ticked; both sides with what they have; the seal."""
    war = notes.view.war
    if war is None or not war.hand:
        return plain(ctx, sides(notes))
    asked = notes.text("drop", n=notes.number("n"), so=len(war.dropped))
    lines = copies(sorted(war.hand), war.dropped, notes.word, lambda word: notes.text(f"{word}-note"))
    seal = acts(ctx, "seal", final=True, text=notes.text("seal-hand", n=len(war.hand) - len(war.dropped)))
    return [*said(sides(notes), notes.text("hand")), *whole(ctx, "drop", lines, asked), close(ctx, *seal)]


def drop(view: KnView, ticked: Sequence[str]) -> list[Action]:
    """What brings the cards laid aside to what is ticked."""
    if view.war is None:
        return []
    return changes(sorted(view.war.dropped), ticked, ("drop", "restore"), len(view.war.hand))


def batch(look: SeatView, words: Sequence[str]) -> list[Action]:
    """What a list of ticks or a button of these screens stands for."""
    view: KnView = look.view
    match words:
        case ["pile", number, *ticked]:
            return pile(view, number, ticked)
        case ["piles", *ticked]:
            return piles(view, ticked)
        case ["again"]:
            return again(view)
        case ["again-seal"]:
            return [*again(view), SEAL]
        case ["spread"]:
            return spread(view)
        case ["drop", *ticked]:
            return drop(view, ticked)
    return []
