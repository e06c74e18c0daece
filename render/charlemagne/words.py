"""The words that the pictures of Charlemagne ask for.

``KEYS`` stand in the catalogue ``charlemagne-picture.ftl``. Names of places, pieces, religions, odds and results come
from the game's own words.
"""

from __future__ import annotations

import functools

from engine.charlemagne.game_data import REGION_IDS
from render.charlemagne.layout import BURGS
from render.core.api import Words

KEYS: frozenset[str] = frozenset(
    f"charlemagne-picture-{key}"
    for key in (
        "game", "turn", "years", "phase-deploy", "phase-event", "phase-stratagem", "phase-vassalage",
        "phase-treasury", "phase-levy", "phase-operations", "phase-supply", "phase-over", "side-empire",
        "side-tribal", "side-neutral", "band-total-imperial", "band-regional-imperial", "band-marginal-imperial",
        "band-marginal-tribal", "band-regional-tribal", "band-total-tribal", "so-far", "part-levy", "part-burgs",
        "part-civilisation", "part-faith", "part-king", "tally-regions", "tally-burgs", "tally-units",
        "tally-markers", "legend-clear", "legend-forest", "legend-rough", "legend-marsh", "legend-river",
        "legend-pass", "legend-border", "legend-empire", "legend-tribal", "legend-neutral", "legend-spent",
        "legend-leader", "legend-king", "legend-augustus", "legend-fleet", "legend-burg", "legend-built",
        "legend-port", "legend-civilisation", "legend-pillage", "legend-christian", "legend-muslim", "legend-pagan",
        "legend-turned", "legend-held", "legend-vacant", "legend-treaty", "legend-converted", "legend-reach",
        "legend-stop", "legend-hungry", "legend-wash", "legend-active", "legend-path", "legend-battle",
        "force", "strength", "operations", "rolled", "forage", "halted", "battle",
        "attacker", "defender", "why-leader", "why-king", "why-ground", "why-advance", "why-none", "prize",
        "result-ae", "result-ah", "result-a1", "result-ar", "result-ex", "result-dr", "result-d1", "result-dh",
        "result-de", "control", "column-levy", "column-side", "column-burgs", "column-points", "own-title",
        "own-treasure", "own-hand", "own-offers", "own-none", "winner", "points", "victory-total-imperial",
        "victory-regional-imperial", "victory-marginal-imperial", "victory-marginal-tribal",
        "victory-regional-tribal", "victory-total-tribal", "alt-turned", "alt-battle", "alt-die", "alt-board",
        "alt-score", "alt-acting", "alt-seat", "alt-units", "alt-force", "alt-converted", "alt-pillaged", "alt-own",
        "alt-offers",
        "alt-zoom", "alt-moves", "deed-marched", "deed-moved", "deed-fought", "deed-dueled", "deed-lost",
        "deed-retreated", "deed-escaped", "deed-pillaged", "deed-spared", "deed-attempted", "vassalage", "conversion",
        "tries", "guards", "open", "differential", "shift-none", "shift-burgs", "shift-enemy-burgs", "shift-leader",
        "shift-enemy-leader", "shift-absent", "shift-faith", "shift-border", "shift-frankish", "shift-power",
        "shift-own-region", "shift-enemy-region", "shift-culture", "shift-muslim", "shift-return", "shift-christian",
        "shift-garrisons", "shift-pillage", "shift-tribal", "shift-dead", "attempt-won", "attempt-loose",
        "attempt-nothing", "attempt-revolt", "revolt", "revolt-open", "revolt-none", "revolt-neutral",
        "revolt-tribal", "revolt-key", "more", "treaty", "treaty-force", "treaty-offered", "treaty-draft",
        "treaty-none", "clause-points", "clause-marker", "clause-neutral", "clause-peace", "clause-avoid",
        "clause-leave", "alt-attempt", "alt-roll", "alt-revolt",
    )
)  # fmt: skip


def region_names(words: Words) -> dict[str, str]:
    """The regions as the map prints them."""
    return {region: capital(words(f"charlemagne-place-{region}")) for region in REGION_IDS}


def burg_names(words: Words) -> dict[str, str]:
    """The printed burgs as the map prints them: a city called like its region goes without what tells them apart."""
    return {slug: capital(words(f"charlemagne-place-{slug}").split(" (")[0]) for _, slug in BURGS}


@functools.lru_cache(maxsize=512)
def capital(text: str) -> str:
    """A name as it stands alone: with a capital letter."""
    return text[:1].upper() + text[1:]
