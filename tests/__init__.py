"""The tests of Herald. A game as a stranger packs it lies in ``toy``, and whoever imports from here finds it on the
path."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).with_name("toy")))
