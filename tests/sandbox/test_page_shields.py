"""The shields of people on the page of the sandbox."""

from __future__ import annotations

import math
import re

from render.core.palette import SEAT_HUES, hexed
from tests.house.imports import ROOT

APART = 45
"""How far two colours lie apart, in steps of 256 for each of red, green and blue, that nobody takes for one."""


def test_nobody_wears_the_tincture_of_a_seat() -> None:
    """Whoever plays azure today plays gules tomorrow; the page knows of neither."""
    code = (ROOT / "bot/sandbox/page/js/shield.js").read_text(encoding="utf-8")
    fields = re.search(r"const FIELDS = \[(.*?)\]", code, re.DOTALL)
    assert fields is not None
    found = [hexed(each) for each in re.findall(r"#[0-9a-f]{6}", fields[1])]
    assert len(found) == len(set(found)) == 8
    assert min(math.dist(field, hue) for field in found for hue in SEAT_HUES) > APART
