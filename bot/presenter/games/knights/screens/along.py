"""Who comes along with a Noble on the march: whole armies and single troop cards, ticked at once."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.knights.hints import Notes
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import PAGE, by_first
from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.panel_kit.ticks import numbered, whole
from bot.tables.model import SeatView
from bot.ui.components import option
from engine.core import Action
from engine.knights.analysis import KEEP, troop_of
from engine.knights.views.view import KnView, NobleView, StrongholdView

ALL, HALT = "all", Action("halt")
BRING = "bring"
"""The step, and the verb."""


@kit.narrowing
def bring(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Armies and cards as one list of ticks, after which the march goes on; all of them, and all that leave nobody
    without troops, at one press each. More than a list holds: armies to tick, cards one by one."""
    found = kit.legal(ctx, BRING)
    armies = [(a, f"{a.args[0]}.{ALL}") for a in found if a.args[1] == ALL]
    cards = [
        (Action(BRING, (source, slug)), f"{source}.{value}")
        for source in singles(found) for slug, value in numbered(army(notes.view, source).troops)
    ]  # fmt: skip
    lines = [*armies, *cards]
    fits = len(lines) <= PAGE
    rows: list[Row] = []
    if len(lines) > 1:
        options = [
            option(ctx.wording.label(ctx, action), value, note=kit.fitted(notes.told(action)))
            for action, value in (lines if fits else armies)
        ]
        rows += whole(ctx, "along", options, notes.text("along"))
    rows += [] if fits else kit.listed(ctx, [a for a in found if a.args[1] != ALL])
    once = len(armies) > 1 and sum(a.args[0] != KEEP for a, _ in armies) <= 1
    ways = [kit.preset(ctx, "along-all", notes.text("along-all"))] if once else []
    ways += [kit.preset(ctx, "along-most", notes.text("along-most"))] if most(notes.view, found) else []
    alone = [kit.act(ctx, armies[0][0])] if len(lines) == 1 else []
    return [*rows, *kit.buttons([*alone, *ways]), *kit.ends(ctx, *kit.acts(ctx, "halt", final=True))]


def singles(found: Sequence[Action]) -> list[str]:
    """Whose cards can be taken one by one."""
    return list(dict.fromkeys(str(a.args[0]) for a in found if a.args[1] != ALL))


def army(view: KnView, source: str) -> NobleView | StrongholdView:
    """From whom troops are taken: a Noble, or one's own stronghold. Raises ``StopIteration`` for neither."""
    if source == KEEP:
        return next(s for s in view.strongholds if s.seat == view.seat)
    return next(n for n in view.nobles if n.slug == source)


def most(view: KnView, found: Sequence[Action]) -> list[str]:
    """All cards that can be taken one by one, but for the smallest of each army, as they are ticked."""
    out = []
    for source in singles(found):
        cards = sorted(numbered(army(view, source).troops), key=lambda card: troop_of(card[0]).size)
        out += [f"{source}.{value}" for _, value in cards[1:]]
    return out


def along(view: KnView, found: Sequence[Action], ticked: Sequence[str]) -> list[Action]:
    """What brings all that is ticked along, and the march goes on.

    A Noble who loses all troops leaves the board, which ends a line of actions: such armies come last, and whoever
    takes one says themselves that the march goes on. It goes on unsaid where nobody is left to take from; where
    casualties come along, whether it does is left to be seen.
    """
    part, full = list[Action](), list[Action]()
    for source in by_first(found):
        words = [value.split(".")[1] for value in ticked if value.startswith(f"{source}.")]
        if ALL in words or (words and len(words) == len(army(view, source).troops)):
            full.append(Action(BRING, (source, ALL)))
        else:
            part += [Action(BRING, (source, slug)) for slug in words]
    full.sort(key=lambda a: a.args[0] != KEEP)
    left = len(full) < len(by_first(found))
    ends = left and not any(a.args[0] != KEEP or army(view, KEEP).losses for a in full)
    return [*part, *full, *([HALT] if ends else [])]


def batch(look: SeatView, words: Sequence[str]) -> list[Action]:
    """What the list of ticks or a button of this screen stands for."""
    found = [a for p in look.prompts if p.step == BRING for a in p.actions if a.verb == BRING]
    match words:
        case ["along", *ticked]:
            return along(look.view, found, ticked)
        case ["along-all"]:
            return along(look.view, found, [f"{source}.{ALL}" for source in by_first(found)])
        case ["along-most"]:
            return along(look.view, found, most(look.view, found))
    return []
