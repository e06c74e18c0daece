"""Which cards are laid on which pile, and what for."""

from __future__ import annotations

from collections import Counter

from engine.core import Action
from engine.knights.state import PER_PILE, PILES
from engine.players.knights.position import Position
from engine.players.knights.war import War

SEAL = Action("seal")
FIRST = {
    "mobilize-forces": 0,
    "versatile-strategy": 1,
    "levy-taxes": 2,
    "draft-soldiers": 3,
    "rally-support": 4,
    "serve-the-church": 5,
}
"""What comes early, where two cards are worth as much."""
LATE = 0.2
"""What a card that fights loses from pile to pile: rivals may come first."""


def planning(position: Position, war: War) -> list[Action]:
    """The six cards that promise most; what fights lies on early piles, each pile with one of them. What lies
    where it should stays there."""
    worth = values(position, war)
    hand = dict(position.own.hand)
    for pile in position.own.plan:
        for kind in pile:
            hand[kind] = hand.get(kind, 0) + 1
    cards: list[tuple[float, str]] = []
    for kind, left in hand.items():
        cards += [(worth.get(kind, [0.0, 0.0])[min(n, 1)], kind) for n in range(left)]
    chosen = sorted(cards, key=lambda x: (-x[0], FIRST[x[1]]))[: PILES * PER_PILE]
    wanted = [Counter[str]() for _ in range(PILES)]
    for number, (_, kind) in enumerate(sorted(chosen, key=lambda x: (FIRST[x[1]], -x[0]))):
        wanted[number % PILES][kind] += 1
    take, lay = list[Action](), list[Action]()
    for number, (now, then) in enumerate(zip(position.own.plan, wanted, strict=True), 1):
        take += [Action("unlay", (kind, number)) for kind in (Counter(now) - then).elements()]
        lay += [Action("lay", (kind, number)) for kind in (then - Counter(now)).elements()]
    return [*take, *lay, SEAL]


def values(position: Position, war: War) -> dict[str, list[float]]:
    """What the first and the second card of each kind promise."""
    t, view, baron = position.weights, position.view, position.baron
    teams = war.teams({n.slug: dict(position.reach(n)) for n in position.mine})
    attacks = [x.value for x in teams if x.attack is not None and x.value > t.bold]
    marches = [x.value for x in teams if x.attack is None and x.value > 0]
    gains = sorted([*attacks, *(0.8 * m for m in marches)], reverse=True) + [0.0] * 4
    areas = len({n.area for n in position.mine if n.area and not n.sea})
    most_votes = max((b.votes for b in position.rivals), default=0)
    most_faith = max((b.faith for b in position.rivals), default=0)
    chair = t.token * (view.chairman != position.me and baron.votes + 2 > most_votes and not baron.banned)
    head = t.token * (view.head != position.me and baron.faith + 1 > most_faith)
    rich = baron.crowns + baron.income - baron.wages
    troops = 0.0 if position.ending else 0.25 * max(0, min(3, rich / 4))
    need = 0.3 * max(0, len(position.unguarded) - baron.faith)
    return {
        "mobilize-forces": [max(0.2, gains[0]), max(0.15, gains[1])],
        "versatile-strategy": [max(2 * position.coin, 0.9 * gains[2]), max(2 * position.coin, 0.9 * gains[3])],
        "levy-taxes": [areas * position.coin] * 2,
        "draft-soldiers": [troops, 0.6 * troops],
        "rally-support": [2 * t.vote + chair, 2 * t.vote],
        "serve-the-church": [t.faith + head + need, t.faith + 0.5 * need],
    }
