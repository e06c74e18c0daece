"""What a seat may know of how a game goes on, beside what lies on the board: for whoever plays on from a view."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.fief.state.frames import Deal, Frame, Window
from engine.fief.state.frames_war import Report
from engine.fief.state.state import Noble


class CourseView(msgspec.Struct, frozen=True):
    """The procedure in hand and what the rules remember, in the numbers of ``state.FiefState``.

    What others choose in secret is not chosen yet: frames are as if they had just been asked. Of cards no number is
    told, for copies are alike.
    """

    frames: list[Frame]
    """The procedure in hand as a stack; the last one is at work."""
    sides: list[Window | Deal]
    """The window beside the stack and the offers that the seat makes or gets, in the order in which they came."""
    dying: list[tuple[int, Noble]]
    """Nobles who are dead, and whose things are yet to be given away, with what they had (4.8)."""
    buried: list[int]
    """Nobles who are dead for good."""
    servants_gone: list[int]
    """Servants who have left the game: neither in their deck nor with anybody (2.12)."""
    quiet: list[list[int]]
    """By city, families that were there together through the last round (5.0)."""
    fights: list[list[list[int]]]
    """By city, pairs of families that have fought there this round."""
    feuds: list[list[list[int]]]
    """By city, pairs of families that fought there last round (5.0)."""
    won: list[bool]
    """By city, whether its controller has won it in battle or occupied it this round."""
    armies_gone: list[int]
    """Armies of invaders that never land again (6.10)."""
    guided: list[int]
    """Armies of invaders that a Passage leads (10.2)."""
    blade: Literal["stone", "drawn", "crown"]
    """What Excalibur is worth to who takes it up (13.2)."""
    spare_veils: list[int]
    """Abbeys whose titles lie with the titles, in the order in which they were laid down (2.13)."""
    shifted: list[int]
    """Regions with storms that the chasuble has moved there this round (12.2)."""
    character_discards: list[str]
    """Character cards laid aside face up, in order (2.0)."""
    fortune_discards: list[str]
    """Fortunes and Disasters laid aside face up, in order (2.0)."""
    report: Report | None
    """The last battle, also while it is fought; ``None`` before the first."""
