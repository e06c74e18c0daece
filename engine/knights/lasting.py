"""What of an act nobody can take back afterwards, as far as a seat can see it before."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import SEAL, Action
from engine.knights.game_data import AREA
from engine.knights.views.public_position import public_position
from engine.knights.views.view import KnView
from engine.knights.war.battle import OPEN, attack_on, third

ALL = frozenset({"assign", "plan", "bids", "pool"})
"""Secret steps of all Barons; whoever has nothing to say counts as sealed from the start."""
BATTLE = frozenset({"hand", "ability"})
"""Secret steps of the two sides of a battle."""


def lasts(view: KnView, step: str, action: Action) -> bool | None:
    """Whether what seals a secret choice stays done: with the last seal all is shown. ``None`` where others have still
    to seal, of whom some may do so by their orders, and for all other acts."""
    alone = view.vote is not None and len(view.vote.written) == 1
    seals = action == SEAL or (step == "bids" and action.verb == "cast" and alone)
    return True if seals and last_to_seal(view, step) else None


def last_to_seal(view: KnView, step: str) -> bool:
    """Whether a secret step waits for nobody but the seat of a view."""
    if step in ALL:
        others = [b.seat for b in view.barons if not b.out]
    elif step in BATTLE and view.war is not None:
        others = [side.seat for side in view.war.sides if side.seat >= 0]
    else:
        return False
    return all(seat in view.sealed for seat in others if seat != view.seat)


def called_off(view: KnView, action: Action) -> bool:
    """Whether the attacker can call an attack off before anything comes of it, and make it after all: one on walls, for
    which nobody has to be asked and which breaks no truce (K13.1)."""
    if action.verb != "attack" or view.seat is None:
        return False
    position = public_position(view)
    attack = attack_on(position, view.seat, AREA[str(action.args[0])], str(action.args[1]))
    peace = any({view.seat, attack.foe} == {pact.one, pact.other} for pact in view.pacts)
    return attack.target != OPEN and not third(position, attack) and not peace


def up_to_choice(view: KnView, plan: Sequence[Action]) -> Sequence[Action]:
    """A plan without an attack at its end that can still be called off."""
    return plan[:-1] if plan and called_off(view, plan[-1]) else plan
