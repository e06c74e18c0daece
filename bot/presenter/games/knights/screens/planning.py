"""Planning and what is assigned in one go: three piles from one message, troop cards, Fate cards laid aside.

A list of several ticks stands for the whole of what it shows: what is ticked lies there, what is not goes back. Copies
of a card are numbered from 0, as ``levy-taxes.0``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.presenter.games.knights import warnings
from bot.presenter.games.knights.hints import Notes
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, line, note
from bot.presenter.panel_kit.screens import SEAL, act, acts, close, legal, plain, said
from bot.tables.model import SeatView
from bot.ui.components import button, option, select
from engine.core import Action
from engine.knights.game_data import KINDS, N
from engine.knights.view import KnView
from engine.knights.words import KEEP

PILES = ("1", "2", "3")
PER_PILE = N.pile_cards
FIRST_TURNS = 2
"""Turns in which planning says what the game is about."""


def numbered(words: Sequence[str]) -> list[tuple[str, str]]:
    """Words with a value for each copy."""
    seen: Counter[str] = Counter()
    out = []
    for word in words:
        out.append((word, f"{word}.{seen[word]}"))
        seen[word] += 1
    return out


# --- the three piles -------------------------------------------------------------------------------------------------


def plan(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What lies on the piles and what is left; one list of ticks for all piles, and one for each, in which a card may
    stand twice; last turn's plan; the seal."""
    own = notes.view.own
    if own is None or legal(ctx, "unseal"):
        return plain(ctx)
    laid = [[notes.word(k) for k in pile] for pile in own.plan]
    told = [notes.text("pile-now", n=n + 1, cards=cards, count=len(cards)) for n, cards in enumerate(laid)]
    first = [notes.text("plan-first")] if notes.view.turn <= FIRST_TURNS else []
    rows = said(notes.text("plan"), *first, *told, *warnings.plan(notes))
    every = [
        option(notes.text("on-pile", n=int(number), card=notes.word(kind)), f"{number}.{kind}", default=kind in pile,
               note=notes.told(Action("lay", (kind, int(number)))))
        for number, pile in zip(PILES, own.plan, strict=True) for kind in KINDS if own.hand.get(kind, 0) or kind in pile
    ]  # fmt: skip
    if every:
        rows.append(line(select(ctx.id("batch", "piles"), every, placeholder=notes.text("piles"), several=True)))
    for number, pile in zip(PILES, own.plan, strict=True):
        hand = [k for k in KINDS for _ in range(own.hand.get(k, 0) + pile.count(k))]
        ticked = Counter(pile)
        lines = []
        for kind, value in numbered(hand):
            chosen = int(value.rpartition(".")[2]) < ticked[kind]
            lines.append(option(notes.word(kind), value, default=chosen, note=notes.told(Action("lay", (kind, 1)))))
        if lines:
            asked = notes.text("pile", n=int(number), count=len(pile))
            rows.append(line(select(ctx.id("batch", f"pile {number}"), lines, placeholder=asked, several=True)))
    last = [button(ctx.id("batch", "again"), notes.text("again"), emoji="🔁")] if again(notes.view) else []
    seal = act(ctx, SEAL, final=True, text=notes.text("seal-plan", n=6 - sum(map(len, laid))))
    return [*rows, close(ctx, seal, *last)]


def changes(now: Sequence[str], ticked: Sequence[str], verbs: tuple[str, str], room: int, *rest: int) -> list[Action]:
    """What comes from some cards to those that are ticked, copy by copy: laid first while there is ``room``, then taken
    back; where nothing changes, the first is taken back and laid anew. ``verbs``: to lay and to take back."""
    have = [value for _, value in numbered(now)]
    stays = next((n for n, v in enumerate(have) if v in ticked), -1) + 1
    have = [*have[stays:], *have[:stays]]
    new = [v.rpartition(".")[0] for v in ticked if v not in have]
    old = [v.rpartition(".")[0] for v in have if v not in ticked]
    if not new and not old:
        new = old = [v.rpartition(".")[0] for v in have[:1]]
        room = 0
    lay, take = ([Action(verb, (k, *rest)) for k in some] for verb, some in zip(verbs, (new, old), strict=True))
    return [*lay, *take] if len(have) + len(lay) <= room else [*take, *lay]


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


def assign(ctx: PanelContext, notes: Notes) -> list[Row]:
    """A list for each troop card, where it goes chosen; all of them spread at once; the seal."""
    own = notes.view.own
    if own is None or legal(ctx, "unseal"):
        return plain(ctx)
    mine = [n.slug for n in notes.view.nobles if n.seat == notes.view.seat]
    rows: list[Row] = [note(notes.text("assign", n=sum(not where for _, where in own.assign)))]
    for n, (troop, where) in enumerate(own.assign, 1):
        lines = [
            option(notes.text("assigned", n=n, troop=notes.word(troop), who=notes.word(to)), f"assign {n} {to}",
                   default=to == where, note=notes.told(Action("assign", (n, to))))
            for to in (*mine, KEEP)
        ]  # fmt: skip
        asked = notes.text("assign-card", n=n, troop=notes.word(troop))
        rows += choose(ctx, ctx.id("batch", f"set {n}"), lines, placeholder=asked)
    spread_ = button(ctx.id("batch", "spread"), notes.text("spread"), emoji="⚖️")
    return [*rows, close(ctx, *acts(ctx, "seal", final=True), spread_)]


def spread(view: KnView) -> list[Action]:
    """Every troop card to the Noble who is weakest then, the large ones first, so that all four are about as strong."""
    if view.own is None:
        return []
    men = dict.fromkeys((n.slug for n in view.nobles if n.seat == view.seat), 0)
    found = []
    cards = [(int(troop.rpartition("-")[2]), n) for n, (troop, _) in enumerate(view.own.assign, 1)]
    for size, n in sorted(cards, key=lambda card: -card[0]):
        to = min(men, key=lambda slug: men[slug])
        men[to] += size
        found.append(Action("assign", (n, to)))
    now = {n: where for n, (_, where) in enumerate(view.own.assign, 1)}
    changed = [a for a in found if now[int(a.args[0])] != a.args[1]]
    return changed or [Action("seal")]


def hand(ctx: PanelContext, notes: Notes) -> list[Row]:
    """One's own Fate cards, those laid aside ticked; both sides with what they have; the seal."""
    war = notes.view.war
    if war is None or legal(ctx, "unseal") or not war.hand:
        return plain(ctx, sides(notes))
    dropped = Counter(war.dropped)
    lines = []
    for word, value in numbered(sorted(war.hand)):
        aside = int(value.rpartition(".")[2]) < dropped[word]
        told = notes.text(f"{word}-note")
        lines.append(option(notes.word(word), value, default=aside, note=told))
    least = notes.number("n")
    asked = notes.text("drop", n=least, so=len(war.dropped))
    ticks = select(ctx.id("batch", "drop"), lines, placeholder=asked, several=True)
    seal = acts(ctx, "seal", final=True, text=notes.text("seal-hand", n=len(war.hand) - len(war.dropped)))
    return [*said(sides(notes), notes.text("hand")), line(ticks), close(ctx, *seal)]


def drop(view: KnView, ticked: Sequence[str]) -> list[Action]:
    """What brings the cards laid aside to what is ticked."""
    if view.war is None:
        return []
    return changes(sorted(view.war.dropped), ticked, ("drop", "restore"), len(view.war.hand))


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
        case ["spread"]:
            return spread(view)
        case ["drop", *ticked]:
            return drop(view, ticked)
    return []
