"""The fair in the tests. ``herald_fair`` in this folder is packed as a stranger packs a game; importing this puts it on
the path."""

from __future__ import annotations

import sys
from pathlib import Path

_HERE = Path(__file__).parent
WORDS = _HERE / "herald_fair" / "locale"
"""Its catalogues."""

if str(_HERE) not in sys.path:
    sys.path.append(str(_HERE))
