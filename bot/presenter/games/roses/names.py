"""Blocks, areas and the like as people write them: the id, the id without its side, the word of either language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.words import slugs
from bot.tables.model import SeatView
from engine.core import Prompt
from engine.roses.board import AREA_IDS, BLOCK_IDS
from engine.roses.view import RosesView

GAME = "roses"
SIDES = ("lan_", "yor_")
ALL = "all:"
"""Begins a word that stands for every block of an area that can do what is asked: ``all:kent``."""


def short(block: str) -> str:
    """A block's id without its side."""
    return block.removeprefix("yor_").removeprefix("lan_")


def own_blocks(view: RosesView) -> list[str]:
    """The seat's own blocks, the rebel among them when it is theirs."""
    return [b.block for b in view.own.blocks] if view.own is not None else []


def block(look: SeatView, typed: str, *, enemy: bool = False) -> str:
    """The block that is meant: one's own first, or with ``enemy`` one of the other side. Raises ``UserError``."""
    seat = look.seat or 0
    prefix = SIDES[1 - seat if enemy else seat]
    ids = sorted(BLOCK_IDS, key=lambda b: not b.startswith(prefix))
    return meant(typed, ids)


def blocks(look: SeatView, typed: str, verb: str = "") -> list[str]:
    """Several blocks, joined with commas; ``all:<area>`` are all of an area that can do what ``verb`` says."""
    found: list[str] = []
    for part in typed.split(","):
        if part.strip().startswith(ALL):
            here = area(part.strip().removeprefix(ALL))
            found += [b for b in able(look, verb) if place(look.view, b) == here]
        elif part.strip():
            found.append(block(look, part))
    return list(dict.fromkeys(found))


def area(typed: str) -> str:
    """The area that is meant. Raises ``UserError``."""
    return meant(typed, AREA_IDS)


def home(typed: str) -> str:
    """The area to go home to, or the pool. Raises ``UserError``."""
    return meant(typed, (*AREA_IDS, "pool"))


def place(view: RosesView, name: str) -> str:
    """Where an own block is, an area or a word; empty for a block of somebody else."""
    own = view.own.blocks if view.own is not None else []
    return next((b.place for b in own if b.block == name), "")


def able(look: SeatView, *verbs: str) -> list[str]:
    """What legal actions of some verbs begin with: the blocks that can act so now."""
    return list(dict.fromkeys(str(a.args[0]) for a in look.legal if a.verb in verbs and a.args))


def question(look: SeatView, step: str) -> Prompt | None:
    """The open question of a step."""
    return next((p for p in look.prompts if p.step == step), None)


def movable(look: SeatView) -> list[str]:
    """Blocks that can go somewhere now."""
    return able(look, "move", "sea")


def meant(typed: str, ids: Sequence[str]) -> str:
    """The one of some ids that is meant, the first where several are called so. Raises ``UserError``."""
    return slugs.meant(GAME, typed, ids, also=lambda name: (short(name),))
