"""Ports for programs that must be told where to listen.

What the system gives for port 0 may be anybody's as soon as it is let go: it gives the same ports to all that is asked
for from here. These lie below those, each process of pytest begins elsewhere, and none is given twice.
"""

from __future__ import annotations

import itertools
import os
import random
import socket

FIRST, LAST = 15_000, 32_000
"""Below what systems give for port 0 by themselves."""
_next = itertools.count(random.Random(os.getpid()).randrange(LAST - FIRST))


def free_port() -> int:
    """A port of this machine on which nobody listens."""
    for number in itertools.islice(_next, LAST - FIRST):
        port = FIRST + number % (LAST - FIRST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("every port is taken")
