"""The same as ``tests.support.small_bot`` with the fair among the games."""

from __future__ import annotations

import tests.toy.register  # noqa: F401 - brings the fair

if __name__ == "__main__":
    from tests.support.small_bot import main

    main()
