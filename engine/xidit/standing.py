"""What standing choices there are, their values and the styles that give all of them."""

from __future__ import annotations

import msgspec

from engine.core import Action
from engine.xidit.board import TRACKS, UNITS
from engine.xidit.view import Quick, Standing

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
    "standing-census": ("all", "ask"),
    "standing-level": ("fullest", "ask"),
    "standing-phantom": ("safest", *TRACKS, "ask"),
}
LAVISH = Standing("least", "even", "meant", "safest", "fullest", "useful", prize="even")
"""The quick style of tables that were set up by rules 4 or before."""
SPARING = msgspec.structs.replace(LAVISH, rank="infantry", census="all")
"""The quick style: it never spends the two scarcest kinds of unit, and shows in a census what costs nothing to show."""
STYLES: dict[Quick, dict[str, Standing]] = {
    "sparing": {"quick": SPARING, "careful": Standing()},
    "lavish": {"quick": LAVISH, "careful": Standing()},
}
"""By what ``quick`` means at a table the styles by their names."""
STYLE = {name: Action("style", (name,)) for name in STYLES["sparing"]}
VERBS = (*STANDING, "style")


def choices_of(style: str, quick: Quick = "sparing") -> Standing:
    """The standing choices of a style, to be changed by a seat as it likes."""
    return msgspec.structs.replace(STYLES[quick][style])
