"""Which drawings the legend of each game's board has to explain, and which it need not."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

from engine.roses.board import CARDS
from render.fief import pieces as fief
from render.knights import heraldry, legend

Key = tuple[Any, ...]
Explains = Callable[[Key], bool]


def starts(*first: Any) -> Explains:
    """The drawings whose keys begin so."""
    return lambda key: key[: len(first)] == first


def anyone(*each: Explains) -> Explains:
    """What one of them holds for."""
    return lambda key: any(one(key) for one in each)


@dataclasses.dataclass(frozen=True, slots=True)
class Legend:
    """What the legend of a game's map explains."""

    sign: str
    """How the keys of the legend's own drawings begin."""
    marks: Mapping[str, Explains]
    """By mark, which drawings it explains."""
    printed: frozenset[str]
    """Marks of the bare map."""
    plain: Mapping[str, str]
    """What needs no mark, by the beginning of its key, and why not."""


CHANGED = anyone(starts("changed"), starts("trail"))
FRAME = "a frame, or the sheet's heading"
SAID = "words say the same beside it"
OWN = "the private band, whose parts are named there"
MAP = "words on the map, or what names a place"

ROSES = Legend(
    "legend-sign",
    {
        "supply": lambda k: k[0] == "supply" and not k[2],
        "over": lambda k: k[0] == "supply" and k[2],
        "stack": starts("stack"),
        "own": lambda k: k[0] == "face" and len(k) == 3 and k[1].steps > 0,
        "moved": lambda k: k[0] == "face" and k[1].mark == "moved" and k[1].steps > 0,
        "tray": anyone(starts("tray"), starts("pin")),
        "prisoner": starts("bars"),
        "waiting": starts("turn"),
        "minor": lambda k: k[0] == "heir" and k[2] == "minor",
        "dead": lambda k: k[0] == "heir" and k[2] in ("dead", "gone"),
        "battle": anyone(starts("battle"), starts("glow")),
        "entry": lambda k: k[0] == "entry" and not k[4],
        "main": lambda k: k[0] == "entry" and k[4],
        "used": starts("used"),
        "active": starts("active"),
        "changed": CHANGED,
        **{card: starts("small-card", card) for card, kind in CARDS.items() if kind.event},
    },
    frozenset(("yellow", "blue", "red", "shield", "crown", "city", "cathedral", "port", "haven")),
    {
        "frame": FRAME, "heading": FRAME, "ap": SAID, "head": SAID, "tally": SAID, "rose": SAID, "turn-cell": SAID,
        "hand": OWN, "small-card": "points of a card without an event", "heir": "an heir who lives, with his rank",
        "face": OWN, "under": "how many more of one's own lie under a block",
    },
)  # fmt: skip

CHARLEMAGNE = Legend(
    "legend",
    {
        "empire": lambda k: k[0] == "token" and k[1].side == 0,
        "tribal": lambda k: k[0] == "token" and k[1].side == 1,
        "neutral": lambda k: k[0] == "token" and k[1].side < 0,
        "spent": lambda k: k[0] == "token" and k[1].spent > 0,
        "leader": lambda k: k[0] == "token" and k[1].leaders > 0 and not k[1].king,
        "king": lambda k: k[0] == "token" and k[1].king,
        "augustus": lambda k: k[0] == "token" and k[1].emperor,
        "fleet": lambda k: k[0] == "token" and k[1].fleet,
        "burg": lambda k: k[0] == "burg" and k[5] and not k[1],
        "built": lambda k: k[0] == "burg" and k[1],
        "port": lambda k: k[0] == "burg" and k[2],
        "civilisation": lambda k: k[0] == "burg" and k[3],
        "pillage": anyone(starts("fire"), lambda k: k[0] == "burg" and k[4]),
        "christian": starts("faith", 0),
        "muslim": starts("faith", 1),
        "pagan": starts("faith", 2),
        "converted": lambda k: k[0] == "faith" and k[2],
        "treaty": starts("scroll"),
        "active": starts("active"),
        "path": starts("step"),
        "battle": starts("clash"),
        "reach": starts("reach"),
        "stop": lambda k: k[0] == "reach" and k[1],
        "hungry": lambda k: k[0] == "reach" and k[2],
        "changed": CHANGED,
    },
    frozenset(("clear", "forest", "rough", "marsh", "river", "pass", "border", "wash")),
    {
        "panel": FRAME, "heading": FRAME, "arms": SAID, "score": SAID, "scale": SAID, "pointer": SAID, "tray": MAP,
        "cell": SAID, "die": SAID, "kind": SAID, "coin": SAID, "swords": SAID, "bar": SAID, "marker": OWN,
        "ribbon": "kinds of unit in the enlarged part; words beside it tell the force's", "answer": SAID,
    },
)  # fmt: skip

KNIGHTS = Legend(
    "k-legend",
    {
        "strength": lambda k: k[0] == "k-plate" and k[2] > 28,
        "men": lambda k: k[0] == "k-plate" and k[2] == 28,
        "income": starts("k-coin"),
        "fortified": lambda k: k[0] == "k-city" and k[3],
        "razed": starts("k-ruin"),
        "hold": starts("k-hold"),
        "breached": starts("k-breach"),
        "siege": starts("k-tent"),
        **{s: (lambda k, s=s: k[0] == "k-banner" and k[2] == s) for s in ("square", "circle", "triangle", "star")},
        "exhausted": lambda k: k[0] == "k-banner" and k[4],
        "loss": starts("k-loss"),
        "sea": starts("k-boat"),
        "office": starts("k-office"),
        "port": starts("k-anchor"),
        **{mark: starts("k-sign", sign, 40) for mark, sign in legend.RANKS.items()},
        "votes": starts("k-sign", "votes", 38),
        "faith": starts("k-sign", "faith", 38),
        "influence": starts("k-sign", "influence", 38),
        "lead": starts("k-lead"),
        **{card: starts("k-action", card, 0.62) for card in heraldry.ACTIONS},
        "changed": CHANGED,
    },
    frozenset(("bridge", "mountains", "road")),
    {
        "k-frame": FRAME, "heading": FRAME, "k-city": "towers for each hundred, as the plate says", "k-flag": MAP,
        "k-shield": MAP, "k-owner": "a Baron's tincture", "k-sign": SAID, "k-action": OWN, "k-slot": OWN,
        "k-own-hold": OWN, "k-troop": OWN, "k-banner": MAP,
    },
)  # fmt: skip

FIEF = Legend(
    "fief-legend",
    {
        "controlled": lambda k: k[0] == "fief-shield" and k[3] == 1,
        "inside": lambda k: k[0] == "plaque" and k[4],
        "outside": lambda k: k[0] == "plaque" and not k[4],
        "port": starts("halo", "anchor"),
        "cathedral": starts("halo", "cross"),
        "rock": starts("halo", "rock"),
        **{kind: starts("building", kind) for kind in ("fortress", "walled", "abbey", "royal-fortress", "royal-abbey")},
        "mill": starts("mill"),
        "sword": anyone(starts("sword"), starts("sword-out"), starts("halo", "blade")),
        "captive": lambda k: k[0] == "fief-head" and k[5],
        **{kind: (lambda k, kind=kind: k[:2] == ("fief-sign", kind))
           for kind in ("catapult", "bombard", "works", "crossbow")},
        "siege": starts("siege"),
        "raiders": starts("army"),
        **{badge: anyone(starts("halo", badge), starts("fief-sign", badge, 27))
           for badge in ("hidden", "guard", "garter", "heresy", "grail", "chasuble", "skull", "shin")},
        **{card: starts("weather", card) for card in fief.WEATHER},
        "asleep": lambda k: k[0] == "weather" and not k[2],
        "battle": starts("clash", 0.44),
        "characters": starts("back", "character"),
        "fortunes": starts("back", "fortune"),
        "disaster": anyone(starts("back", "disaster"), starts("slot", True)),
        "laurel": lambda k: k[0] == "round" and k[1] >= 5,
        "first": starts("first"),
        "votes": starts("votes"),
        "ally": starts("fief-sign", "ring", 28),
        "changed": CHANGED,
    },
    frozenset(("road", "bandits")),
    {
        "panel": FRAME, "heading": FRAME, "sea": MAP, "title": MAP, "see": SAID, "slot": SAID, "crown": SAID,
        "fief-head": "a Noble, whose name stands at him; what he wears is his rank, as on his family's sheet",
        "fief-shield": MAP, "building": "a city without a building", "round": "a round before one may win",
        "tile": FRAME,
    },
)  # fmt: skip

LEGENDS: Mapping[str, Legend] = {"roses": ROSES, "charlemagne": CHARLEMAGNE, "knights": KNIGHTS, "fief": FIEF}
