"""What can do little or nothing as the seat stands, from its own view alone: a word of warning, never a refusal."""

from __future__ import annotations

from bot.presenter.games.knights import sight
from bot.presenter.games.knights.describe import Words
from engine.knights.view import KnView

MARCHES = "mobilize-forces"


def plan(notes: Words) -> list[str]:
    """Cards on the piles that can bring nothing, a line each."""
    view, mine = notes.view, sight.own(notes.view)
    if view.own is None or mine is None:
        return []
    cards = [kind for pile in view.own.plan for kind in pile]
    laid, found = set(cards), []
    afoot = sum(n.seat == view.seat and bool(n.area) and not n.sea for n in view.nobles)
    if "levy-taxes" in laid and not afoot:
        found.append(notes.text("idle-levy"))
    if MARCHES in laid and not afoot:
        found.append(notes.text("idle-mobilize"))
    elif cards.count(MARCHES) > afoot:
        found.append(notes.text("idle-twice"))
    if "draft-soldiers" in laid and not mine.crowns + mine.income:
        found.append(notes.text("idle-draft"))
    if "serve-the-church" in laid and any(it.seat == view.seat and it.card == "heretic" for it in view.lasting):
        found.append(notes.text("idle-church", event=notes.word("heretic")))
    if "rally-support" in laid and mine.banned:
        found.append(notes.text("idle-rally"))
    return found


def march(notes: Words, noble: str, area: str) -> list[str]:
    """A way to where there is nothing to take, beside it neither; one that leaves a city of one's own to revolts."""
    view, found = notes.view, list[str]()
    if idle(view, area):
        found.append(notes.text("warn-idle"))
    who = sight.noble(view, noble)
    left = sight.city(view, who.area) if who is not None and not who.sea else None
    if left is not None and left.owner == view.seat and len(sight.nobles(view, left.area, view.seat)) == 1:
        found.append(notes.text("warn-left", city=notes.word(left.slug)))
    return found


def idle(view: KnView, area: str) -> bool:
    """Whether nothing stands in an area, nor anything to take in one beside it."""
    if sight.city(view, area) is not None or sight.holder(view, area) >= 0 or sight.rivals(view, area):
        return False
    for beside in sight.near(area):
        it = sight.city(view, beside)
        if it is not None and it.owner != view.seat:
            return False
        if sight.rivals(view, beside) or sight.holder(view, beside) not in (-1, view.seat):
            return False
    return True


def odds(notes: Words, mine: int, theirs: int) -> list[str]:
    """An attack in which the others draw more Fate cards."""
    return [notes.text("warn-odds")] if theirs > mine else []


def votes(notes: Words, n: int) -> list[str]:
    """More Votes than decide a matter whatever all others cast; who presides breaks a tie."""
    view = notes.view
    hall = view.vote.assembly if view.vote is not None else None
    if hall is None or view.seat is None:
        return []
    others = sum(view.barons[s].votes for s in hall.present if s != view.seat)
    enough = others + (hall.presiding != view.seat)
    return [notes.text("warn-votes", n=enough)] if n > enough else []


def invest(notes: Words) -> list[str]:
    """A stake that hardly comes home: the Influence that is due empties the pool."""
    view = notes.view
    last = not view.options.mighty and sum(b.due for b in view.barons if not b.out) >= view.pool
    return [notes.text("warn-last")] if last else []


def bless(notes: Words) -> list[str]:
    """A blessing for the crowns of others."""
    view = notes.view
    name = view.cards.expedition if view.cards is not None else ""
    stakes = next((it.stakes for it in view.expeditions if it.slug == name), [])
    return [] if view.seat is None or not stakes or stakes[view.seat] else [notes.text("warn-bless")]
