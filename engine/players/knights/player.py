"""The player itself: questions of Warrior Knights in, actions out."""

from __future__ import annotations

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

    def _answer(self, position: Position, war: War, prompt: Prompt) -> list[Action]:
        legal = prompt.actions
        match prompt.step:
            case "assign":
                return home.assigning(position)
            case "plan":
                return [*_miracle(position), *planning(position, war)]
            case "march":
                return fight.marching(position, war, legal)
            case "fight":
                return fight.fighting(position, war, legal)
            case "permit":
                return self._permit(position, legal)
            case "consent":
                return self._consent(position, legal)
            case "hand":
                return fight.laying_aside(position, legal)
            case "pool":
                return moments.pooling(position, legal)
            case "bids":
                return hall.bidding(position, legal)
            case "wages":
                return list(prompt.default[:1])
            case _:
                action = self._single(position, war, prompt)
                return [action] if action is not None and action in legal else []

    @staticmethod
    def _permit(position: Position, legal: list[Action]) -> list[Action]:
        march = position.view.march
        asker = march.seat if march is not None else -1
        return leave(position, legal, asker, "pass", harmless=False)

    @staticmethod
    def _consent(position: Position, legal: list[Action]) -> list[Action]:
        """An attack on who leads does no harm, unless one besieges the place."""
        battle = position.view.war
        if battle is None:
            return []
        holder = position.holder(battle.area)
        harmless = holder == position.leader.seat != battle.seat and battle.area not in position.sieges
        return leave(position, legal, battle.seat, "attack", harmless=harmless)

    @staticmethod
    def _single(position: Position, war: War, prompt: Prompt) -> Action | None:
        """Questions that one action answers."""
        legal = prompt.actions
        return (
            _card(position, war, prompt.step, legal)
            or _battle(position, war, prompt.step, legal)
            or _crowns(position, war, prompt.step, legal)
            or _hall(position, war, prompt.step, legal)
        )


def _card(position: Position, war: War, step: str, legal: list[Action]) -> Action | None:
    """Setting up, action cards, the end of a turn."""
    match step:
        case "found":
            return home.founding(position, legal)
        case "deploy":
            return home.deploying(position, legal)
        case "return":
            return home.returning(position, war, legal)
        case "levy-taxes" | "rally-support":
            return USE
        case "draft-soldiers":
            return _spot(position, legal)
        case "serve-the-church" | "allocate":
            return max(legal, key=lambda a: (a.verb != "decline", space(position, str(a.args[0] if a.args else ""))))
        case "mobilize-forces":
            return fight.mobilizing(position, war, legal)
        case "versatile-strategy":
            return fight.versatile(position, war, legal)
        case _:
            return None


def _battle(position: Position, war: War, step: str, legal: list[Action]) -> Action | None:
    """Marches, battles and what they leave behind."""
    match step:
        case "bring":
            return fight.bringing(position, war, legal)
        case "battle-kind":
            return fight.storming(position, war, legal)
        case "battle-armies":
            return fight.leading(position, legal)
        case "commander":
            return fight.commanding(position, legal)
        case "retreat":
            return fight.retreating(position, war, legal)
        case "spoil":
            return fight.spoils(position, legal)
        case "surrender" | "free-city":
            worth = {c.slug: position.city(c) for c in position.my_cities}
            return fight.least(position, legal, lambda slug: worth.get(slug, 0.0))
        case _:
            return None


def _crowns(position: Position, war: War, step: str, legal: list[Action]) -> Action | None:
    """What costs crowns or Faith."""
    match step:
        case "draft":
            return purse.hiring(position, war, legal)
        case "upgrade":
            return purse.upgrading(position, war, legal)
        case "muster":
            return purse.mustering(position, war, legal)
        case "expedition":
            return purse.starting(position, legal)
        case "invest":
            return purse.investing(position, legal)
        case "bless":
            return purse.blessing(position, legal)
        case "revolt":
            return purse.quelling(position, legal)
        case "comply":
            return purse.complying(position, legal)
        case "leaving":
            return purse.dismissing(position, legal)
        case _:
            return None


def _hall(position: Position, war: War, step: str, legal: list[Action]) -> Action | None:
    """The Assembly and Events."""
    match step:
        case "deputy":
            return hall.presiding(position, legal)
        case "propose":
            return hall.proposing(position, legal)
        case "declare" | "decide":
            return hall.declaring(position, legal)
        case "abide":
            return hall.abiding(position, legal)
        case "discard-charge":
            return hall.discarding(position, legal)
        case "appoint":
            return hall.appointing(position, legal)
        case "event-drawer":
            return moments.naming(position, legal)
        case "event-target":
            return moments.choosing(position, war, legal)
        case "avert":
            return moments.averting(position, legal)
        case "strip":
            return moments.stripping(position, legal)
        case _:
            return None


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
