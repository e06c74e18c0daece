"""What a campaign of Warrior Knights must bring about, and seeds with which it does.

    python -m tests.e2e.knights_luck --games 40

plays the script of ``knights_script`` by the engine alone, in the order in which a campaign plays it, and prints the
seeds of the games that prove everything.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Sequence

from engine.core import Action, Event, Prompt, Word, blocking
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import KnState
from tests.e2e.knights_script import FAVOUR, Past, begin, beside, choose

SEATS = 6
PROVED = frozenset({"permission", "siege", "refused", "expedition", "stronghold", "end"})
"""What a whole game must have had; see ``proofs``."""
ENOUGH = 1
"""Turns by whose end the suite, which plays part of a game, has proved what it is to prove."""
EARLY = frozenset({"refused"})
"""That."""
MOST = 1500
"""Batches after which a game is taken for endless."""


def proofs(told: Iterable[Event]) -> set[str]:
    """What has happened, by what it proves: a ``permission`` was bought, a ``siege`` of one turn ended in a later one,
    a motion was ``refused`` and the Baron banned, an ``expedition`` was lost, a ``stronghold`` was taken and built
    again; the game came to its ``end`` with somebody on the throne."""
    found: set[str] = set()
    laid: dict[tuple[str, str], int] = {}
    bought, fallen, refusing, turn = False, set[str](), "", 1
    for event in told:
        facts = {name: str(value) for name, value in event.params.items()}
        match event.key.removeprefix("knights-"):
            case "turn":
                turn = int(str(event.params["n"]))
            case "strikes":
                bought = event.params["favour"] == Word(f"favour-{FAVOUR}")
            case "permits" if bought:
                found.add("permission")
            case "besieges":
                laid[facts["seat"], facts["area"]] = turn
            case "starves" if laid.get((facts["seat"], facts["area"]), turn) < turn:
                found.add("siege")
            case "refuses":
                refusing = facts["seat"]
            case "banned" if facts["seat"] == refusing:
                found.add("refused")
            case "expedition" if event.params["result"] == Word("outcome-lost"):
                found.add("expedition")
            case "stronghold-lost":
                fallen.add(facts["seat"])
            case "founds" if facts["seat"] in fallen:
                found.add("stronghold")
            case "won":
                found.add("end")
    return found


def turn(state: KnState, seats: Sequence[int]) -> int:
    """Who of those for whom the game waits acts next: anybody, but the same in the same position."""
    return random.Random(KNIGHTS.dumps(state)).choice(sorted(seats))


def played(luck: str) -> tuple[int, list[Event]]:
    """What happens in a game by the script, without a host, and in how many batches."""
    state = KNIGHTS.setup(seats=SEATS, seed=luck)
    told: list[tuple[int, Event]] = []

    def do(seat: int, actions: Sequence[Action]) -> None:
        told.extend((seat, event) for action in actions for event in KNIGHTS.apply(state, seat, action))

    for seat, orders in begin(SEATS):
        do(seat, orders)
    for number in range(MOST):
        if KNIGHTS.outcome(state) is not None:
            return number, [event for _, event in told]
        past = Past(told)
        chance = beside(state, past)
        if chance is not None:
            do(*chance)
            continue
        asked: dict[int, Prompt] = {seat: mine[0] for seat, mine in blocking(KNIGHTS.prompts(state)).items()}
        seat = turn(state, list(asked))
        do(seat, choose(state, seat, asked[seat], past))
    return MOST, []


def first(told: Sequence[Event]) -> list[Event]:
    """What happens in the turns of which the suite plays a part."""
    later = (n for n, e in enumerate(told) if e.key == "knights-turn" and e.params["n"] == ENOUGH + 1)
    return list(told[: next(later, len(told))])


def main() -> None:
    """Print seeds, how many batches their games take, and what those lack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    for number in range(asked.first, asked.first + asked.games):
        luck = f"kingdom{number}"
        batches, told = played(luck)
        missing, early = sorted(PROVED - proofs(told)), sorted(proofs(first(told)))
        found = f"lacks {', '.join(missing)}" if missing else "proves everything"
        print(f"{luck}, {batches} batches: {found}; early {', '.join(early)}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
