"""What a campaign of Fief must bring about, and seeds with which it does.

    python -m tests.e2e.fief_luck 4 --games 40

plays the script of ``fief_script`` by the engine alone, in the order in which a campaign plays it, and prints the seeds
of the games that prove everything.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Sequence

from engine.core import Action, Event, IllegalAction, Piece, Prompt, Word, blocking
from engine.fief.game_data import ASSASSINATION, MAN, NOBLE, N
from engine.fief.rules import FIEF
from engine.fief.state.state import FiefState
from tests.e2e.fief_script import Past, beside, choose

PROVED = frozenset(
    {"refused", "wedding", "king", "siege", "ransom", "rebellion", "assassination", "alliance", "all rounds"}
)
"""What a whole game must have had; see ``proofs``."""
MOST = 1500
"""Batches after which a game is taken for endless."""


def proofs(state: FiefState, told: Iterable[Event]) -> set[str]:
    """What has happened, by what it proves: a marriage ``refused`` and one made, a ``king`` elected, a city besieged, a
    captive bought free, a rebellion, an ``assassination`` by a card that was armed, an ``alliance`` that has won with
    its points, ``all rounds`` played."""
    found = {"alliance"} if state.reason == "alliance" else set()
    fired = False
    for event in told:
        facts = {name: v.slug for name, v in event.params.items() if isinstance(v, Piece | Word)}
        match event.key.removeprefix("fief-"):
            case "spurns":
                found.add("refused")
            case "wedding" | "ransom" | "rebellion" as what:
                found.add(what)
            case "besieges":
                found.add("siege")
            case "crowned" if facts["way"] == "crown-election" and MAN[NOBLE[facts["noble"]]]:
                found.add("king")
            case "fires-own":
                fired = facts["card"] == ASSASSINATION
            case "dies" if fired and facts["cause"] == "death-assassination":
                found.add("assassination")
            case "round" if event.params["n"] == N.rounds:
                found.add("all rounds")
    return found


def wanted(seats: int) -> frozenset[str]:
    """What a game must prove: of two families of one seat nobody is refused (13.7)."""
    return PROVED - {"refused"} if seats == 2 else PROVED


def turn(state: FiefState, seats: Sequence[int]) -> int:
    """Who of those for whom the game waits acts next: anybody, but the same in the same position."""
    return random.Random(FIEF.dumps(state)).choice(sorted(seats))


def lacks(seats: int, luck: str) -> frozenset[str]:
    """What a whole game by the script, without a host, does not prove."""
    state = FIEF.setup(seats=seats, seed=luck)
    told: list[tuple[int, Event]] = []

    def do(seat: int, actions: Sequence[Action]) -> None:
        told.extend((seat, event) for action in actions for event in FIEF.apply(state, seat, action))

    def allows(seat: int, actions: Sequence[Action]) -> bool:
        other = FIEF.loads(FIEF.dumps(state))
        try:
            for action in actions:
                FIEF.apply(other, seat, action)
        except IllegalAction:
            return False
        return True

    for seat, orders in begin(seats):
        do(seat, orders)
    for _ in range(MOST):
        if FIEF.outcome(state) is not None:
            return wanted(seats) - proofs(state, [event for _, event in told])
        past = Past(told)
        chance = beside(state, past, allows)
        if chance is not None:
            do(*chance)
            continue
        asked: dict[int, Prompt] = {seat: mine[0] for seat, mine in blocking(FIEF.prompts(state)).items()}
        seat = turn(state, list(asked))
        do(seat, choose(state, seat, asked[seat], past))
    return frozenset({"an end"})


def begin(seats: int) -> list[tuple[int, list[Action]]]:
    """The orders with which people begin: all want to be asked in battles, one in windows too."""
    return [
        *((seat, [Action("order", ("fight", "ask"))]) for seat in range(seats)),
        (seats - 1, [Action("order", ("windows", "ask"))]),
    ]


def main() -> None:
    """Print seeds and what their games lack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    for number in range(asked.first, asked.first + asked.games):
        luck = f"england{number}"
        missing = sorted(lacks(asked.seats, luck))
        print(luck, f"lacks {', '.join(missing)}" if missing else "proves everything", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
