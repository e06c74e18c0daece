"""Decisions in a battle: fire, charge, a treachery roll, or away; whom hits strike; where to go afterwards."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.action import Action
from engine.players.roses.combat_odds import LATE, LINE, RESERVE, TURN_OF, Fighter, alive, fight, strike
from engine.players.roses.plan import Change
from engine.players.roses.position import Position
from engine.players.roses.valuation import Worth
from engine.roses.analysis import attacker_of, defence, hit_chance, hits, loyalty, turning
from engine.roses.board import AREA, BLOCK, BLOCKS, LONDON, RANK, TWIN
from engine.roses.view import BattleView

DONE, KEPT = Action("done"), Action("pass-treason")
STEADY = 0.5
"""How much more something must promise for a battle to be left, or a block to be moved on."""
STAYS = "weak-1"
"""The order for retreats of a side that fights on: who is at the last step lives."""
SURE = 0.3
"""How much more a roll must promise than what is done without one."""
CARD = 0.4
"""What the treason card must gain to be used."""
ROLLED = frozenset({"treason", "charge"})
_PLACES = {"line": LINE, "late": LATE, "reserve": RESERVE}
Turn = Callable[[dict[int, Fighter]], None]
"""What changes the fighters of a battle, by block, before it is fought on."""


class Fray:
    """A running battle as the seat sees it."""

    def __init__(self, position: Position, worth: Worth, battle: BattleView) -> None:
        self.position, self.worth, self.battle = position, worth, battle
        self.area = AREA[battle.area]
        self.fighters = self._read()

    def _read(self) -> list[Fighter]:
        position, battle = self.position, self.battle
        known = {BLOCK[f.block] for f in battle.fighters}
        rows = [(BLOCK[f.block], f.seat, f.power, float(f.steps), _PLACES[f.place], f.acted) for f in battle.fighters]
        line = [block for block, seat, _, _, place, _ in rows if seat == position.me and place != RESERVE]
        defends = position.me != battle.attacker
        rows += [
            (
                block,
                position.me,
                BLOCKS[block].firepower + (defence(position, self.area, block, [*line, block]) if defends else 0),
                float(position.steps[block]),
                RESERVE,
                False,
            )
            for block in position.at[self.area]
            if block not in known
        ]
        found = [
            Fighter(
                block, seat, TURN_OF[block][1], hit_chance(power), steps, self.worth.life(block), place, acted,
                first=TURN_OF[block][0],
            )
            for block, seat, power, steps, place, acted in rows
        ]  # fmt: skip
        for stranger in self.worth.strangers(self.area, battle.hidden[position.foe], False):
            stranger.place = RESERVE
            found.append(stranger)
        return found

    def outlook(self, change: Turn | None = None, leaver: int = -1) -> float:
        """Points this battle may still bring: enemy lives less own, and the area; after ``change``, if any."""
        fighters, holds = self.fought(change, leaver)
        value = self.prize * holds
        for fighter in fighters:
            life, steps = self.remains(fighter)
            value += life
            value += steps
        return value

    def fought(self, change: Turn | None = None, leaver: int = -1) -> tuple[list[Fighter], float]:
        """The fighters as they are thought to end, and the chance that the seat holds the area; after ``change``."""
        copies = [f.copy() for f in self.fighters]
        if change is not None:
            change({f.block: f for f in copies if f.block >= 0})
        chance = fight(
            copies,
            self.battle.round,
            self.battle.attacker,
            leaver,
            wary=(self.position.foe,),
            odds=self.worth.weights.flight,
        )
        return copies, chance if self.position.me == self.battle.attacker else 1 - chance

    def remains(self, fighter: Fighter) -> tuple[float, float]:
        """What a fighter's life and steps count for the seat; who lives wounded is worth a little less."""
        if fighter.seat == self.position.me:
            return alive(fighter) * (fighter.worth * self.worth.boldness), 0.25 * fighter.steps
        return alive(fighter) * -fighter.worth, -0.25 * fighter.steps

    @property
    def prize(self) -> float:
        """What it is worth to hold the area."""
        return 2.5 + (2 * self.worth.supporter if self.area == LONDON else 0.0)

    def decide(self, actions: list[Action]) -> Action:
        """One of the actions of the blocks that have their turn."""
        retreats = [a for a in actions if a.verb == "retreat"]
        fires = [a for a in actions if a.verb == "fire"]
        if not fires:
            return self._away(retreats)
        stay = self.outlook()
        if retreats and self.leaves(stay):
            return self._away(retreats)
        best, most = fires[0], stay
        for action in actions:
            if action.verb not in ROLLED:
                continue
            value = self.rolled(action)
            if value > most + SURE:
                best, most = action, value
        return best

    def leaves(self, stay: float) -> bool:
        """Whether to be gone as soon as may be promises clearly more than to fight on, which brings ``stay``."""
        return self.outlook(leaver=self.position.me) > stay + STEADY

    def rolled(self, action: Action) -> float:
        """The outlook with a treachery roll or a charge."""
        block, target = (BLOCK[str(arg)] for arg in action.args)
        return self._treason(block, target) if action.verb == "treason" else self._charge(block, target)

    def _away(self, retreats: list[Action]) -> Action:
        """The most precious block goes first, to where it is safest."""
        return max(retreats, key=self.retreat)

    def retreat(self, action: Action) -> tuple[float, float]:
        """The worth of a block that may retreat, and what it adds to the area."""
        block, area = BLOCK[str(action.args[0])], AREA[str(action.args[1])]
        stay = self.position.at[area]
        gain = self.worth.area(area, tuple(sorted((*stay, block)))) - self.worth.area(area, stay)
        return self.worth.life(block), gain

    def _treason(self, block: int, target: int) -> float:
        chance = turning(target, block)
        me = self.position.me

        def fails(by: dict[int, Fighter]) -> None:
            by[block].acted = True

        def works(by: dict[int, Fighter]) -> None:
            by[block].acted = True
            turncoat = by[target]
            turncoat.seat, turncoat.place, turncoat.acted = me, RESERVE, True
            turncoat.worth = self.worth.life(TWIN[target])

        return chance * self.outlook(works) + (1 - chance) * self.outlook(fails)

    def _charge(self, block: int, target: int) -> float:
        """The heir fires at one block, which fires back if it lives (6.5)."""
        victim, odds, need = self.charged(block, target)
        kills = sum(odds[need:])
        survives = 1 - kills
        value = 0.0
        if kills > 0:
            value += kills * self.outlook(_after_charge(block, target, victim.steps, 0.0))
        if survives > 0:
            dealt = sum(n * p for n, p in enumerate(odds[:need])) / survives
            back = (victim.steps - dealt) * victim.hit
            value += survives * self.outlook(_after_charge(block, target, dealt, back))
        return value

    def charged(self, block: int, target: int) -> tuple[Fighter, list[float], int]:
        """The block that an heir charges, the odds of every number of hits, and how many kill it."""
        by = {f.block: f for f in self.fighters}
        heir, victim = by[block], by[target]
        return victim, hits(round(heir.steps), heir.hit), round(victim.steps)

    def event(self, actions: list[Action]) -> Action:
        """The roll of the treason card: the best target, unless it is better kept for one of the battles to come."""
        base = self.outlook()
        best, most = KEPT, CARD
        for action in actions:
            if action.verb != "event-treason":
                continue
            gain = self.turned(action, base)
            if gain > most and not self.waits(action):
                best, most = action, gain
        return best

    def turned(self, action: Action, base: float) -> float:
        """What the roll of the treason card gains beyond ``base``, the outlook without it."""
        me, target = self.position.me, BLOCK[str(action.args[0])]

        def works(by: dict[int, Fighter]) -> None:
            turncoat = by[target]
            turncoat.seat, turncoat.place = me, RESERVE
            turncoat.worth = self.worth.life(TWIN[target])

        return turning(target) * (self.outlook(works) - base)

    def waits(self, action: Action) -> bool:
        """Whether the treason card is better kept for a battle to come."""
        return len(self.position.view.battles) > 1 and loyalty(BLOCK[str(action.args[0])]) > 2

    def hit(self, actions: list[Action]) -> Action:
        """Of the strongest blocks the one that is missed least."""
        return min(actions, key=lambda action: sum(self.struck(action)))

    def struck(self, action: Action) -> tuple[float, float]:
        """What it costs that a block takes the hits: in its life, and in its fire. Of equals an heir is never the
        first: wounds kill in the next round."""
        fighter = self.fighter(action)
        waits = 0.0 if fighter.acted else 1.0
        whole = self.dies(fighter) or RANK[fighter.block]
        return fighter.worth if whole else 0.15 * fighter.worth, (3.0 + waits) * fighter.hit

    def dies(self, fighter: Fighter) -> bool:
        """Whether the hits to be allotted kill a block."""
        return fighter.steps <= max(1, self.battle.left)

    def fighter(self, action: Action) -> Fighter:
        """The fighter that an action names first."""
        return next(f for f in self.fighters if f.block == BLOCK[str(action.args[0])])


def _after_charge(block: int, target: int, dealt: float, back: float) -> Turn:
    def change(by: dict[int, Fighter]) -> None:
        by[block].acted = True
        strike([by[target]], dealt)
        strike([by[block]], back)

    return change


def regroup(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """The move out of a won area that gains most, or none when all is well."""
    best, most = DONE, STEADY
    for action in actions:
        if action.verb != "regroup":
            continue
        gain = sum(change.gain(worth) for change in regrouped(position, action))
        if gain > most:
            best, most = action, gain
    return best


def regrouped(position: Position, action: Action) -> tuple[Change, Change]:
    """What a move out of a won area changes, there and here."""
    block, area = BLOCK[str(action.args[0])], AREA[str(action.args[1])]
    here = position.blocks[block]
    stay, there = position.at[here], position.at[area]
    return (
        Change(area, there, tuple(sorted((*there, block)))),
        Change(here, stay, tuple(b for b in stay if b != block)),
    )


def order(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """Which battle comes first: where the own side is strongest, so that losers elsewhere find friends."""

    def odds(action: Action) -> float:
        area = AREA[str(action.args[0])]
        blocks = position.at[area]
        return worth.battle(area, blocks, position.theirs[area], attacker_of(position.view, area))

    return max(actions, key=odds)
