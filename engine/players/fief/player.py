"""The player itself: questions of Fief in, actions out."""

from __future__ import annotations

from engine.core import SEAL, Action
from engine.fief.views.view import FiefView, OwnView
from engine.players.fief import court, fight, hand
from engine.players.fief.arming import readiness
from engine.players.fief.home import settling
from engine.players.fief.march import DONE, Marshal, swords
from engine.players.fief.moments import sealing, stroke
from engine.players.fief.position import Position
from engine.players.fief.purse import Buyer, burning
from engine.players.fief.reasons import REASONS, company, listing, marching
from engine.players.fief.treaty import answers, proposal
from engine.players.fief.valuation import Worth
from engine.players.fief.weights import Weights
from engine.players.steps import Asked, Table, TablePlayer, judged, plain

STRIKES = frozenset({"buy", "move", "battle", "fight", "play", "court"})
"""Questions before which a card for any moment may be played."""
READY = frozenset({"court", "play", "buy", "move"})
"""Questions before which cards are armed and disarmed."""


def _list(asked: Asked[Position, Worth]) -> list[Action]:
    """A sealed list of purchases, one entry at a time (4.0)."""
    if SEAL not in asked.prompt.actions:
        return []
    bought = listing(asked).next()
    return [SEAL] if bought == DONE else [bought]


def _move(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
    sword = swords(legal)
    if sword:
        return sword
    leads = {str(a.args[0]) for a in legal if a.verb == "lead"}
    return Marshal(worth, position.acting).best(leads) or [DONE]


def _march(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
    noble = marching(position)
    if noble is None:
        return []
    batch = Marshal(worth, noble.family).onward(noble, company(position), legal)
    return batch if batch[0] in legal else []


def _buy(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
    """A purchase; at the end of them what is proposed to others."""
    bought = Buyer(worth, legal).next()
    return [DONE, *proposal(position, worth)] if bought == DONE else [bought]


TABLE: Table[Position, Worth] = {
    **plain({
        "assign": hand.servants,
        "bestow": hand.bestowing,
        "burn": burning,
        "challenge": fight.challenged,
        "consent": fight.favouring,
        "discard": hand.discards,
        "draw": hand.drawing,
        "garter": fight.knighting,
        "heir": fight.naming,
        "leave": fight.granting,
        "lose": fight.losing,
        "parliament": court.parliament,
        "renounce": fight.favouring,
        "settle": settling,
        "skull": fight.raising,
        "split": court.splitting,
        "vote": court.ballot,
        "wall": fight.walling,
    }),
    **judged({
        "battle": fight.muster,
        "buy": _buy,
        "calm": fight.calming,
        "court": court.at_court,
        "fight": fight.fighting,
        "join": fight.joining,
        "march": _march,
        "move": _move,
        "parley": fight.parleying,
        "pillage": fight.pillaging,
        "play": hand.playing,
        "rebel": fight.joining_rebels,
        "refuge": fight.appearing,
        "window": sealing,
    }),
    "market": _list,
    "bench": lambda asked: stroke(asked.position, asked.judgement, asked.prompt.step),
    "arsenal": lambda asked: readiness(asked.position, asked.judgement),
}  # fmt: skip


class FiefPlayer(TablePlayer[FiefView, Position, Worth, Weights]):
    """Strikes and arms cards before it answers."""

    table = TABLE
    reasons = REASONS
    usual = Weights()
    weighed = frozenset({"buy"})

    def read(self, view: FiefView, own: OwnView) -> Position:
        return Position(view, own, self._weights)

    def judge(self, position: Position) -> Worth:
        return Worth(position)

    def offered(self, asked: Asked[Position, Worth]) -> list[Action]:
        return answers(asked.position, asked.prompt.actions)

    def before(self, asked: Asked[Position, Worth]) -> list[Action]:
        step = asked.prompt.step
        struck = stroke(asked.position, asked.judgement, step) if step in STRIKES else []
        return struck or (readiness(asked.position, asked.judgement) if step in READY else [])


__all__ = ["FiefPlayer"]
