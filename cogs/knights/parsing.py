"""What commands of ``/knights`` answer, and how Barons are read."""

from __future__ import annotations

from bot.presenter.games.knights.names import GAME
from bot.presenter.words.named_seats import as_one
from bot.presenter.words.slugs import answered
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.ranges import legal
from engine.core import Action, seat_slug

VERBS: dict[str, tuple[str, ...]] = {
    "allocate": ("allocate", "use", "take", "serve", "decline", "choose", "free"),
    "move": ("march", "sail", "bring", "halt", "back", "done", "defy", "target", "deploy", "found", "assign", "place",
             "shift", "seal", "pass"),
    "permit": ("permit", "forbid"),
    "attack": ("attack", "assault", "lead", "obey", "defy", "back", "done"),
    "siege": ("besiege",),
    "commander": ("command", "employ", "hold", "seal"),
    "discard": ("drop", "restore", "discard", "strip"),
    "casualties": ("allot", "forfeit", "desert", "discharge"),
    "retreat": ("retreat",),
    "keep": ("keep", "surrender"),
    "raze": ("raze", "defy"),
    "draft": ("hire", "spot", "pass", "defy"),
    "pay": ("settle", "discharge", "pay", "yield", "repair", "fortify", "muster", "avert", "wait", "pledge-faith",
            "obey", "defy", "pass", "seal"),
    "invest": ("start", "invest", "pass"),
    "bless": ("bless", "name", "miracle", "pass"),
    "declare": ("declare", "decide"),
    "refuse": ("refuse", "abide"),
    "accept": ("take-offer", "decline-offer", "withdraw-offer"),
    "assembly": ("preside", "propose", "arrange", "appoint", "pass"),
}  # fmt: skip
"""What each command can answer by ``choice``."""


def answer(look: SeatView, voice: Voice, command: str, choice: str | None) -> list[Action]:
    """An answer as it was suggested, or as it reads; without one the only answer of the command there is."""
    found = legal(look, *VERBS[command])
    if choice is None:
        return found if len(found) == 1 else []
    return [answered(GAME, found, voice, choice)]


def baron(look: SeatView, speak: Voice, typed: str) -> str:
    """A Baron by who plays it."""
    return seat_slug(as_one(look.table, speak, typed))


def about(look: SeatView, speak: Voice, subject: str | None, whom: str | None) -> Action:
    """How an order begins: leave to pass for one Baron, or a subject as it is suggested."""
    if whom:
        return Action("order-pass", (baron(look, speak, whom),))
    verb, _, name = (subject or "").rpartition(" ")
    return Action(verb or "order", (name,))
