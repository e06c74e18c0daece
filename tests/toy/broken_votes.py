"""The same as ``tests.toy.small_bot``; votes raise as long as a file called ``broken`` lies in the bot's folder."""

from __future__ import annotations

import os
from pathlib import Path

import tests.toy.register  # noqa: F401 - brings the fair
from engine import RECORDS
from engine.core import Action, Event
from herald_fair import GAME
from herald_fair.rules import FairRules
from herald_fair.state import FairState

MARK = "broken"


class BrokenFair(FairRules):
    """The fair with a fault in its votes, which are half done by then."""

    def apply(self, state: FairState, seat: int, action: Action) -> list[Event]:
        events = super().apply(state, seat, action)
        if action.verb == "vote" and (Path(os.environ["HERALD_DATA"]) / MARK).exists():
            raise RecursionError("a vote that meets itself")
        return events


RECORDS.drop(GAME.id)
RECORDS.add(GAME, rules=BrokenFair())

if __name__ == "__main__":
    from tests.support.small_bot import main

    main()
