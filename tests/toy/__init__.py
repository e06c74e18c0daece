"""The fair in the tests: ``herald_fair`` in this folder is a game, packed as a stranger packs one."""

from __future__ import annotations

from pathlib import Path

WORDS = Path(__file__).parent / "herald_fair" / "locale"
"""Its catalogues."""
