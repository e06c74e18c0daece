"""What standing choices there are, their values and the styles that give all of them."""

from __future__ import annotations

import msgspec

from engine.core import Action
from engine.xidit.board import TRACKS, UNITS
from engine.xidit.view import Standing

SIZES = {"three": 3, "four": 4, "five": 5}
PAIRS = ("sovereigns-bards", "sovereigns-guild", "bards-guild")
STANDING: dict[str, tuple[str, ...]] = {
    "standing-reward": ("least", *PAIRS, "ask"),
    "standing-instead": ("useful", "ask"),
    "standing-bards": ("even", "richest", "bastion", "ask"),
    "standing-prize": ("even", "richest", "bastion", "ask"),
    "standing-titan": ("meant", "always", "never", "ask"),
    "standing-size": tuple(SIZES),
    "standing-rank": UNITS,
    "standing-level": ("fullest", "ask"),
    "standing-phantom": ("safest", *TRACKS, "ask"),
}
STYLES: dict[str, Standing] = {
    "quick": Standing("least", "even", "meant", "safest", "fullest", "useful", prize="even"),
    "careful": Standing(),
}
STYLE = {name: Action("style", (name,)) for name in STYLES}
VERBS = (*STANDING, "style")


def choices_of(style: str) -> Standing:
    """The standing choices of a style, to be changed by a seat as it likes."""
    return msgspec.structs.replace(STYLES[style])
