"""The player itself: questions of Warrior Knights in, actions out."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Prompt
from engine.knights.game_data import EVENT, EVENTS, N
from engine.knights.view import KnView
from engine.players.knights import fight, hall, home, moments, purse
from engine.players.knights.plan import planning
from engine.players.knights.position import Position
from engine.players.knights.treaty import answers, leave
from engine.players.knights.war import War
from engine.players.knights.weights import Weights

USE = Action("use")


class KnightsPlayer:
    """Plays one seat; keeps only its seed, which nothing depends on: it plays the same position the same way."""

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        self._seed = seed
        self._weights = weights or Weights()

    def choose(self, view: KnView, prompt: Prompt) -> list[Action]:
        """The next batch of actions; an offer that is worth a message is answered, others are left alone."""
        if view.own is None:
            return []
        position = Position(view, view.own, self._weights)
        if not prompt.blocks:
            return answers(position, prompt.actions) if prompt.notify else []
        if len(prompt.actions) == 1:
            return [prompt.actions[0]]
        silence = list(prompt.default if prompt.secret else prompt.default[:1])
        return self._answer(position, War(position), prompt) or silence or [prompt.actions[0]]

    @staticmethod
    def _answer(position: Position, war: War, prompt: Prompt) -> list[Action]:
        """What the tables say; a single action only where it is legal."""
        step, legal = prompt.step, prompt.actions
        if step in WARLIKE:
            found = WARLIKE[step](position, war, legal)
        elif step in PEACEFUL:
            found = PEACEFUL[step](position, legal)
        else:
            return []
        if isinstance(found, Action):
            return [found] if found in legal else []
        return found or []


def _permit(position: Position, legal: list[Action]) -> list[Action]:
    march = position.view.march
    asker = march.seat if march is not None else -1
    return leave(position, legal, asker, "pass", harmless=False)


def _consent(position: Position, legal: list[Action]) -> list[Action]:
    """An attack on who leads does no harm, unless one besieges the place."""
    battle = position.view.war
    if battle is None:
        return []
    holder = position.holder(battle.area)
    harmless = holder == position.leader.seat != battle.seat and battle.area not in position.sieges
    return leave(position, legal, battle.seat, "attack", harmless=harmless)


def _space(position: Position, legal: list[Action]) -> Action:
    """The space that it is worth most to fill."""
    return max(legal, key=lambda a: (a.verb != "decline", space(position, str(a.args[0] if a.args else ""))))


def _cheapest(position: Position, legal: list[Action]) -> Action:
    """The city that is worth least."""
    worth = {c.slug: position.city(c) for c in position.my_cities}
    return fight.least(position, legal, lambda slug: worth.get(slug, 0.0))


def _spot(position: Position, legal: list[Action]) -> Action:
    """The leftmost free spot: who stands there hires first."""
    spots = [a for a in legal if a.verb == "spot"]
    return min(spots, key=lambda a: int(a.args[0])) if spots else legal[-1]


def space(position: Position, name: str) -> float:
    """What it is worth that a space fills: Taxes to the rich, Wages to whose rivals pay more, the Assembly to whoever
    has many Votes."""
    here = next((s for s in position.view.spaces if s.slug == name), None)
    if here is None:
        return -9.0
    rivals = position.rivals or [position.baron]
    me, count = position.baron, len(rivals)
    gain = {
        "taxes": me.income - sum(b.income for b in rivals) / count,
        "wages": sum(b.wages for b in rivals) / count - me.wages - (4 if me.crowns < me.wages else 0),
        "assembly": me.kingdom + me.votes - sum(b.kingdom + b.votes for b in rivals) / count,
    }
    full = (len(here.cards) + 1) / max(1, here.most)
    return gain.get(name, 0.0) * full**2


def _miracle(position: Position) -> list[Action]:
    """With the option: what keeps one from serving the Church is cancelled late (K16.7)."""
    if not position.view.options.miracles:
        return []
    for it in position.view.lasting:
        card = EVENTS[EVENT[it.card]]
        binding = it.seat == position.me and any(m.mod == "no-faith" for m in card.mods)
        if binding and card.cost and position.baron.faith >= card.cost + N.miracle:
            return [Action("miracle", (it.card,))]
    return []


PEACEFUL: dict[str, Callable[[Position, list[Action]], Action | list[Action] | None]] = {
    "abide": hall.abiding,
    "allocate": _space,
    "appoint": hall.appointing,
    "assign": lambda position, legal: home.assigning(position),
    "avert": moments.averting,
    "battle-armies": fight.leading,
    "bids": hall.bidding,
    "bless": purse.blessing,
    "commander": fight.commanding,
    "comply": purse.complying,
    "consent": _consent,
    "decide": hall.declaring,
    "declare": hall.declaring,
    "deploy": home.deploying,
    "deputy": hall.presiding,
    "discard-charge": hall.discarding,
    "draft-soldiers": _spot,
    "event-drawer": moments.naming,
    "expedition": purse.starting,
    "found": home.founding,
    "free-city": _cheapest,
    "hand": fight.laying_aside,
    "invest": purse.investing,
    "leaving": purse.dismissing,
    "levy-taxes": lambda position, legal: USE,
    "permit": _permit,
    "pool": moments.pooling,
    "propose": hall.proposing,
    "rally-support": lambda position, legal: USE,
    "revolt": purse.quelling,
    "serve-the-church": _space,
    "spoil": fight.spoils,
    "strip": moments.stripping,
    "surrender": _cheapest,
}
"""What answers a question, by its step."""
WARLIKE: dict[str, Callable[[Position, War, list[Action]], Action | list[Action] | None]] = {
    "battle-kind": fight.storming,
    "bring": fight.bringing,
    "draft": purse.hiring,
    "event-target": moments.choosing,
    "fight": fight.fighting,
    "march": fight.marching,
    "mobilize-forces": fight.mobilizing,
    "muster": purse.mustering,
    "plan": lambda position, war, legal: [*_miracle(position), *planning(position, war)],
    "retreat": fight.retreating,
    "return": home.returning,
    "upgrade": purse.upgrading,
    "versatile-strategy": fight.versatile,
}
"""The same where attacks count."""
