"""Decisions in a battle: fire, charge, a treachery roll, or away; whom hits strike; where to go afterwards."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from engine.core.action import Action
from engine.players.roses.combat_odds import LATE, LINE, RESERVE, Fighter, alive, fight, strike
from engine.players.roses.position import Position
from engine.players.roses.valuation import Worth
from engine.roses.board import AREA, BLOCK, BLOCKS, LONDON, TWIN
from engine.roses.combat import loyalty
from engine.roses.view import BattleView

_PLACES = {"line": LINE, "late": LATE, "reserve": RESERVE}
Change = Callable[[dict[int, Fighter]], None]


class Fray:
    """A running battle as the seat sees it."""

    def __init__(self, position: Position, worth: Worth, battle: BattleView) -> None:
        self.position, self.worth, self.battle = position, worth, battle
        self.area = AREA[battle.area]
        self.fighters = self._read()

    def _read(self) -> list[Fighter]:
        position, battle = self.position, self.battle
        known = {BLOCK[f.block] for f in battle.fighters}
        rows = [(BLOCK[f.block], f.seat, float(f.steps), _PLACES[f.place], f.acted) for f in battle.fighters]
        rows += [
            (block, position.me, float(position.steps[block]), RESERVE, False)
            for block in position.at[self.area]
            if block not in known
        ]
        lines = [tuple(b for b, seat, _, place, _ in rows if seat == s and place != RESERVE) for s in (0, 1)]
        found = [
            Fighter(
                block,
                seat,
                "ABCD".index(BLOCKS[block].initiative),
                (
                    BLOCKS[block].firepower
                    + (position.bonus(block, self.area, lines[seat]) if seat != battle.attacker else 0)
                )
                / 6,
                steps,
                self.worth.life(block),
                place,
                acted,
                BLOCKS[block].kind == "bombard",
            )
            for block, seat, steps, place, acted in rows
        ]
        for stranger in self.worth.strangers(self.area, battle.hidden[position.foe], False):
            stranger.place = RESERVE
            found.append(stranger)
        return found

    def outlook(self, change: Change | None = None, leaver: int = -1) -> float:
        """Points this battle may still bring: enemy lives less own, and the area; after ``change``, if any."""
        me = self.position.me
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
        holds = chance if me == self.battle.attacker else 1 - chance
        value = self.prize * holds
        for fighter in copies:
            value += alive(fighter) * (fighter.worth * self.worth.boldness if fighter.seat == me else -fighter.worth)
            # Who lives wounded is worth a little less.
            value += 0.25 * fighter.steps * (1 if fighter.seat == me else -1)
        return value

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
        if retreats and self.outlook(leaver=self.position.me) > stay + 0.5:
            return self._away(retreats)
        best, most = fires[0], stay
        for action in actions:
            if action.verb == "treason":
                value = self._treason(BLOCK[str(action.args[0])], BLOCK[str(action.args[1])])
            elif action.verb == "charge":
                value = self._charge(BLOCK[str(action.args[0])], BLOCK[str(action.args[1])])
            else:
                continue
            if value > most + 0.3:
                best, most = action, value
        return best

    def _away(self, retreats: list[Action]) -> Action:
        """The most precious block goes first, to where it is safest."""
        position, worth = self.position, self.worth

        def key(action: Action) -> tuple[float, float]:
            block, area = BLOCK[str(action.args[0])], AREA[str(action.args[1])]
            stay = position.at[area]
            gain = worth.area(area, tuple(sorted((*stay, block)))) - worth.area(area, stay)
            return worth.life(block), gain

        return max(retreats, key=key)

    def _treason(self, block: int, target: int) -> float:
        chance = 0.5 ** loyalty(target, block)
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
        by = {f.block: f for f in self.fighters}
        heir, victim = by[block], by[target]
        dice, need = round(heir.steps), round(victim.steps)
        odds = [comb(dice, n) * heir.hit**n * (1 - heir.hit) ** (dice - n) for n in range(dice + 1)]
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

    def event(self, targets: list[Action], more: bool) -> Action | None:
        """The roll of the treason card: the best target, or ``None`` to keep it for one of the battles to come."""
        me = self.position.me
        base = self.outlook()
        best, most = None, 0.4
        for action in targets:
            target = BLOCK[str(action.args[0])]

            def works(by: dict[int, Fighter], target: int = target) -> None:
                turncoat = by[target]
                turncoat.seat, turncoat.place = me, RESERVE
                turncoat.worth = self.worth.life(TWIN[target])

            gain = 0.5 ** loyalty(target) * (self.outlook(works) - base)
            if gain > most and not (more and loyalty(target) > 2):
                best, most = action, gain
        return best

    def hit(self, actions: list[Action]) -> Action:
        """Of the strongest blocks the one that is missed least."""
        left = max(1, self.battle.left)

        def loss(action: Action) -> float:
            block = BLOCK[str(action.args[0])]
            fighter = next(f for f in self.fighters if f.block == block)
            dies = fighter.steps <= left
            waits = 0.0 if fighter.acted else 1.0
            return (fighter.worth if dies else 0.15 * fighter.worth) + (3.0 + waits) * fighter.hit

        return min(actions, key=loss)


def _after_charge(block: int, target: int, dealt: float, back: float) -> Change:
    def change(by: dict[int, Fighter]) -> None:
        by[block].acted = True
        strike([by[target]], dealt)
        strike([by[block]], back)

    return change


def regroup(position: Position, worth: Worth, actions: list[Action], done: Action) -> Action:
    """The move out of a won area that gains most; ``done`` when all is well."""
    best, most = done, 0.5
    for action in actions:
        if action.verb != "regroup":
            continue
        block, area = BLOCK[str(action.args[0])], AREA[str(action.args[1])]
        here = position.blocks[block]
        stay, there = position.at[here], position.at[area]
        gain = worth.area(area, tuple(sorted((*there, block)))) - worth.area(area, there)
        gain += worth.area(here, tuple(b for b in stay if b != block)) - worth.area(here, stay)
        if gain > most:
            best, most = action, gain
    return best


def order(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """Which battle comes first: where the own side is strongest, so that losers elsewhere find friends."""

    def odds(action: Action) -> float:
        area = AREA[str(action.args[0])]
        blocks = position.at[area]
        return worth.battle(area, blocks, position.theirs[area], position.attacker(area))

    return max(actions, key=odds)
