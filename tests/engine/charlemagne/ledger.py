"""The ledger of Charlemagne, and what its code sends."""

from __future__ import annotations

import re
from pathlib import Path

import engine.charlemagne
from engine.charlemagne.game_data import EVENTS, SIDES, TABLES

PACKAGE = Path(engine.charlemagne.__file__).parent
LEDGER = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
CODE = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
MADE = {
    *(f"charlemagne-no-{code}" for code in re.findall(r'\bno\(\s*"([a-z-]+)"', CODE)),
    *(f"charlemagne-no-{code}" for code in ("over", "seat", "turn", "verb", "words")),
    *(f"charlemagne-event-{row.slug}" for row in EVENTS.values()),
    *(f"charlemagne-control-{side}" for side in (*SIDES, "neutral")),
    *(f"charlemagne-revolt-{result}" for result in ("none", "neutral", "tribal")),
    *(f"charlemagne-won-{reason}" for reason in ("points", "capitulation")),
    *(f"charlemagne-outcome-{band}" for _, band in TABLES.victory.bands),
    *(f"charlemagne-outcome-capitulation-total-{side}" for side in ("imperial", "tribal")),
    *(f"charlemagne-{key}-own" for key in ("drew", "lost")),
    "charlemagne-lost",
}
SENT = set(re.findall(r'(?<!f)"(charlemagne-[a-z-]+)"', CODE)) | MADE
