"""The words the pictures of Wars of the Roses ask for, and how the names of blocks get short.

``KEYS`` stand in the catalogue ``roses-picture.ftl``. Parameters: ``-campaign`` and ``-turn`` n, of; ``-ap`` count;
``-alt-*`` and ``-text-*`` as named in ``alt_text``. Names of areas, blocks, cards, houses and seas come from the
game's own words.
"""

from __future__ import annotations

from engine.roses.board import AREAS, BLOCK_IDS
from render.core.api import Words
from render.roses.blocks import stem

SHIELDS: frozenset[str] = frozenset(shield for area in AREAS for shield in area.shields)
STEMS: frozenset[str] = frozenset(stem(block) for block in BLOCK_IDS) | {shield.lower() for shield in SHIELDS}
CITIES: frozenset[str] = frozenset(area.id for area in AREAS if area.city)
PHASES = ("mulligan", "cards", "action", "battles", "supply", "political", "over")

KEYS: frozenset[str] = frozenset(
    {
        *(f"roses-picture-short-{name}" for name in STEMS),
        *(f"roses-picture-city-{area}" for area in CITIES),
        *(f"roses-picture-phase-{phase}" for phase in PHASES),
        *(
            f"roses-picture-{key}"
            for key in (
                "game", "campaign", "only", "turn", "king", "pretender", "no-king", "hand", "map", "pool", "spent",
                "minor", "card", "face-down", "no-card", "ap", "points", "first", "outside", "prisoner", "losses",
                "treason", "battles",
                "legend", "legend-yellow", "legend-blue", "legend-red", "legend-shield", "legend-crown",
                "legend-city", "legend-cathedral", "legend-port", "legend-haven", "legend-battle",
                "legend-entry", "legend-main", "legend-used",
                "legend-active", "legend-supply",
                "legend-over", "legend-tray", "legend-stack", "legend-own", "legend-moved", "legend-prisoner",
                "legend-waiting", "legend-minor", "legend-dead", "battle-explained", "battle-dice", "last-throw",
                "own-title", "own-hand", "own-pool", "own-spent", "own-minor", "own-none", "attacker", "defender",
                "reserves", "round", "battle-of", "to-act", "hits-left", "stage-treason", "stage-brief",
                "stage-briefing", "stage-fight", "stage-hits", "stage-regroup", "result-title", "winner",
                "reason-heirs", "reason-throne", "reason-tie", "support", "support-blocks", "support-atmost",
                "support-london",
                "support-prisoner", "support-total", "support-most", "heirs-none", "alt-board", "alt-seat",
                "alt-acting", "alt-action", "alt-areas", "alt-battles", "alt-battle", "alt-line", "alt-own",
                "hits", "hits-on", "treason-won", "treason-lost", "holds", "fell", "nobody", "alt-report",
                "alt-hand", "alt-pool", "alt-prisoner", "alt-losses", "alt-card", "alt-zoom", "alt-support",
                "alt-result",
            )
        ),
    }
)  # fmt: skip


def short(block: str, words: Words) -> str:
    """What stands on a block's face: the name without the house."""
    return words(f"roses-picture-short-{stem(block)}")
