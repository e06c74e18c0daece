"""Standing orders in a panel: every subject with the order that stands, behind it what else it may say; styles."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence

from bot.presenter.panel_kit.controls import PanelContext, Row, choose, line
from bot.presenter.panel_kit.screens import act, close, entry, joined, legal, preset, selects
from bot.ui.components import Press, option
from engine.core import Action


def _unnoted(*words: str) -> str:
    return ""


@dataclasses.dataclass(frozen=True, slots=True)
class Orders:
    """Orders of one verb."""

    start: str
    """The words with which they begin; a subject and a value follow."""
    name: str
    """Of the list of subjects, in ids."""
    now: Callable[[str], str | int]
    """The value that stands for a subject; empty where it has none of its own."""
    told: Callable[[str, str], str] = _unnoted
    """What a value of a subject would do, where its words do not say all."""
    about: Callable[[str], str] = _unnoted
    """A note on a subject, after the value that stands."""
    asked: str = ""
    """What the list of subjects asks; empty: the last word of ``start`` says it."""

    def legal(self, ctx: PanelContext) -> dict[str, list[Action]]:
        """The legal ones by subject."""
        at, found = len(self.start.split()) - 1, dict[str, list[Action]]()
        for action in ctx.actions:
            if f"{action} ".startswith(f"{self.start} "):
                found.setdefault(str(action.args[at]), []).append(action)
        return found


def titled(ctx: PanelContext, *subject: str) -> str:
    """A subject at the beginning of a line; where it is one of several words, each after the one before."""
    words = ": ".join(ctx.voice.word(ctx.game, word) for word in subject)
    return words[:1].upper() + words[1:]


def subjects(ctx: PanelContext, orders: Orders) -> list[Row]:
    """The subjects, each with the value that stands."""
    verb, *about = orders.start.split()
    lines = [
        entry(titled(ctx, each), f"{orders.start} {each}",
              note=joined([ctx.voice.word(ctx.game, orders.now(each)), orders.about(each)]))
        for each in orders.legal(ctx)
    ]  # fmt: skip
    asked = orders.asked or (titled(ctx, about[-1]) if about else ctx.voice.verb(ctx.game, verb))
    return choose(ctx, ctx.id("do", orders.name), lines, placeholder=asked) if lines else []


def values(ctx: PanelContext, orders: Orders) -> list[Row]:
    """The values of the subject whose list is open; else nothing."""
    start, _, subject = ctx.open.rpartition(" ")
    found = orders.legal(ctx).get(subject, []) if start == orders.start else []
    if not found:
        return []
    now = str(orders.now(subject))
    lines = []
    for action in found:
        how = str(action.args[-1])
        told = orders.told(subject, how)
        lines.append(option(ctx.voice.word(ctx.game, how), str(action), default=how == now, note=told))
    asked = titled(ctx, *ctx.open.split()[1:])
    return [*choose(ctx, ctx.id("batch", "set"), lines, placeholder=asked), close(ctx)]


def standing_orders(ctx: PanelContext, orders: Sequence[Orders], styles: Mapping[str, str], *more: Row) -> list[Row]:
    """The list that is open, or all subjects and a button for each style, by its name and label."""
    for each in orders:
        if found := values(ctx, each):
            return found
    shown = [row for each in orders for row in subjects(ctx, each)]
    manners = line(*(preset(ctx, f"manner {name}", text) for name, text in styles.items()))
    return [*shown, *more, manners, close(ctx)]


def all_in_sight(
    ctx: PanelContext, orders: Mapping[str, str | int], now: object, styles: Mapping[str, object], *more: Press
) -> list[Row]:
    """The styles as buttons, that which all orders follow marked, and a select for every subject, by the words with
    which its orders begin and the value that stands. ``now``: all orders, as ``styles`` has them by name."""
    manners = [act(ctx, a, quiet=styles[str(a.args[0])] != now) for a in legal(ctx, "style")]
    return [line(*manners, *more), *selects(ctx, orders), close(ctx)]


def kept(words: Sequence[str]) -> tuple[list[Action], str] | None:
    """What a choice in a list that stays open stands for, and that list; ``None`` for other words."""
    match words:
        case ["keep", _, opened, *rest]:
            return parsed(rest), opened.replace(".", " ").strip()
    return None


def batch(words: Sequence[str], styles: Mapping[str, Sequence[Action]]) -> list[Action]:
    """What a choice in these lists stands for."""
    match words:
        case ["manner", name] if name in styles:
            return list(styles[name])
        case ["set", *rest]:
            return parsed(rest)
    return []


def parsed(words: Sequence[str]) -> list[Action]:
    """One action from its words; none from what is none."""
    try:
        return [Action.parse(" ".join(words))]
    except ValueError:
        return []
