"""The player itself: questions of Warrior Knights in, actions out."""

from __future__ import annotations

from engine.core import Action
from engine.knights import analysis
from engine.knights.game_data import EVENT, EVENTS
from engine.knights.views.view import KnView, OwnView
from engine.players.knights import fight, hall, home, moments, purse
from engine.players.knights.plan import allocating, planning
from engine.players.knights.position import Position
from engine.players.knights.reasons import REASONS
from engine.players.knights.treaty import answers, consenting, permitting
from engine.players.knights.war import War
from engine.players.knights.weights import Weights
from engine.players.steps import Asked, Table, TablePlayer, judged, plain

USE = Action("use")


def _spot(position: Position, legal: list[Action]) -> Action:
    """The leftmost free spot: who stands there hires first."""
    spots = [a for a in legal if a.verb == "spot"]
    return min(spots, key=lambda a: int(a.args[0])) if spots else legal[-1]


def _miracle(position: Position) -> list[Action]:
    """With the option: what keeps one from serving the Church is cancelled late (K16.7)."""
    if not position.view.options.miracles:
        return []
    for it in position.view.lasting:
        card = EVENTS[EVENT[it.card]]
        binding = it.seat == position.me and any(m.mod == "no-faith" for m in card.mods)
        cost = analysis.miracle_cost(card)
        if binding and cost and position.baron.faith >= cost:
            return [Action("miracle", (it.card,))]
    return []


TABLE: Table[Position, War] = {
    **plain({
        "abide": hall.abiding,
        "allocate": allocating,
        "appoint": hall.appointing,
        "assign": lambda position, legal: home.assigning(position),
        "avert": moments.averting,
        "battle-armies": fight.leading,
        "bids": hall.bidding,
        "bless": purse.blessing,
        "commander": fight.commanding,
        "comply": purse.complying,
        "consent": consenting,
        "decide": hall.declaring,
        "declare": hall.declaring,
        "deputy": hall.presiding,
        "discard-charge": hall.discarding,
        "draft-soldiers": _spot,
        "event-drawer": moments.naming,
        "expedition": purse.starting,
        "found": home.founding,
        "free-city": purse.giving_up,
        "hand": fight.laying_aside,
        "invest": purse.investing,
        "leaving": purse.dismissing,
        "levy-taxes": lambda position, legal: USE,
        "permit": permitting,
        "pool": moments.pooling,
        "propose": hall.proposing,
        "rally-support": lambda position, legal: USE,
        "revolt": purse.quelling,
        "serve-the-church": allocating,
        "spoil": fight.spoils,
        "strip": moments.stripping,
        "surrender": purse.giving_up,
    }),
    **judged({
        "battle-kind": fight.storming,
        "bring": fight.bringing,
        "deploy": home.deploying,
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
    }),
}  # fmt: skip


class KnightsPlayer(TablePlayer[KnView, Position, War, Weights]):
    """Judges by the attacks that it might make."""

    table = TABLE
    reasons = REASONS
    unweighed = frozenset({"draft-soldiers", "levy-taxes", "rally-support"})
    usual = Weights()
    gradual = True
    _read: Position | None = None
    """The last view, worked out; none before the first question."""
    _war: War | None = None
    """The attacks that ``_read`` might make, once somebody has asked for them."""

    def read(self, view: KnView, own: OwnView) -> Position:
        """A view is read once: for a plan and then for its reasons."""
        if self._read is None or self._read.view is not view or self._read.own is not own:
            self._read, self._war = Position(view, own, self._weights), None
        return self._read

    def judge(self, position: Position) -> War:
        if self._war is None or self._war.position is not position:
            self._war = War(position)
        return self._war

    def offered(self, asked: Asked[Position, War]) -> list[Action]:
        return answers(asked.position, asked.prompt.actions)
