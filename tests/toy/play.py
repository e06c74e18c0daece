"""Herald with the fair among its games: ``python -m tests.toy.play sandbox`` (or ``run``, ``simulate fair``, ...).

Drawing processes import this module again, since it is the main one, and so know the fair as well. It must not be
called ``__main__``: such a module is not imported again.
"""

from __future__ import annotations

import tests.toy.register  # noqa: F401 - brings the fair
from bot.__main__ import main
from bot.sandbox.child import Child

Child.module = "tests.toy.play"

if __name__ == "__main__":
    main()
