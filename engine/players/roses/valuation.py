"""What blocks, areas and battles are worth to a seat, in points (see ``Weights``)."""

from __future__ import annotations

import math
from functools import cached_property

from engine.players.roses.combat_odds import CHANCES, RESERVE, TURN_OF, Fighter, alive, fight
from engine.players.roses.position import WALK, Position
from engine.players.roses.weights import Weights
from engine.roses.analysis import MARCHES, defence, guests, hit_chance, hungry, supports
from engine.roses.board import BLOCKS, EXILE, FACES, LONDON, NEVILLES, RANK, STEPS, SUPPORTER, TURNCOATS, TURNS

Group = tuple[int, ...]
_NAMELESS = -1


def deaths(fighters: list[Fighter]) -> float:
    """Points of the lives that a battle is thought to have cost a side."""
    return sum(f.worth * (1 - alive(f)) for f in fighters)


class Worth:
    """Values for one position, each computed once."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self.position, self.weights = position, weights
        self._areas: dict[tuple[int, Group, Group], float] = {}
        self._lives: dict[int, float] = {}
        share = 1.0 if position.final else weights.early
        self.supporter = share * (weights.support + weights.support_turn * position.turn)
        played = (position.turn - 1) / (TURNS - 1)
        self.pooled = weights.pooled * (1 - played)
        self.abroad = weights.abroad + (1 - weights.abroad) * played
        self.over = position.turn == TURNS
        # The throne is won or lost: who is behind gains more by a success than a failure costs them.
        spread = 1.0 + 0.5 * (TURNS - position.turn) + (0.0 if position.final else 3.0)
        odds = [1 / (1 + math.exp(-(position.margin + n) / spread)) for n in (-1.5, 0.0, 1.5)]
        ratio = (odds[1] - odds[0]) / (odds[2] - odds[1])
        self.boldness: float = max(0.25, min(3.0, ratio)) ** weights.nerve

    # -- blocks

    def life(self, block: int) -> float:
        """What it costs its owner when a block of full strength dies in England."""
        found = self._lives.get(block)
        if found is None:
            found = self._lives[block] = self._life(block)
        return found

    def _life(self, block: int) -> float:
        weights, position, kind = self.weights, self.position, BLOCKS[block]
        strength = weights.power * STEPS[block] * kind.firepower / FACES
        if kind.kind in ("levy", "bombard", "rebel"):
            # They go home at the political turn whatever happens.
            strength *= (TURNS + 1.5 - position.turn) / TURNS
        value = strength
        if SUPPORTER[block]:
            value += self.supporter
        if RANK[block]:
            value += weights.heir + weights.last_heir / max(1, position.heirs[position.owner(block)])
            if block in position.heads:
                value += weights.head
        elif kind.rose or block in NEVILLES or block in TURNCOATS:
            value += weights.lasting * position.left
        return value

    def here(self, block: int, area: int) -> float:
        """What an own block is worth where it stands, unharmed."""
        return self.life(block) * self.health(block) - self.away(block, area)

    def health(self, block: int) -> float:
        """Share of its life that an own block still has."""
        return 0.6 + 0.4 * self.position.steps.get(block, STEPS[block]) / STEPS[block]

    def away(self, block: int, area: int) -> float:
        """What it costs that an own supporter does not count where it stands."""
        return self.supporter * self.abroad if SUPPORTER[block] and not supports(block, area) else 0.0

    def waiting(self, block: int) -> float:
        """What an own block in the pool is worth."""
        return self.life(block) * self.pooled

    @cached_property
    def stranger(self) -> float:
        """The life of an average enemy block."""
        odds = self.position.presence
        total = sum(odds.values())
        return sum(self.life(b) * p for b, p in odds.items()) / total if total else 5.0

    # -- areas

    def area(self, area: int, blocks: Group, reserve: Group = ()) -> float:
        """What an area is worth with these own blocks in it; the enemy stands where they stand.

        ``reserve``: those of them who come late to a battle there.
        """
        key = (area, blocks, reserve)
        found = self._areas.get(key)
        if found is None:
            found = self._areas[key] = self._area(area, blocks, reserve)
        return found

    def _area(self, area: int, blocks: Group, reserve: Group) -> float:
        position = self.position
        if not blocks:
            return 0.0
        value = sum(self.here(b, area) for b in blocks)
        value -= self.weights.hunger * hungry(area, len(guests(blocks, area)))
        if position.theirs[area]:
            return value + self.battle(area, blocks, position.theirs[area], position.attacker(area), reserve)
        if area == LONDON:
            value += self.supporter
        if EXILE[area] < 0:
            value -= self.danger(area, blocks)
        if not self.over:
            value += self.prospect(area, blocks)
        return value

    def prospect(self, area: int, blocks: Group) -> float:
        """What an army may do from here in a later turn: the best attack, less the way to the enemy."""
        return self.opening(area, blocks)[0] - self.remoteness(area, blocks)

    def opening(self, area: int, blocks: Group) -> tuple[float, int]:
        """What the best attack within reach is worth to an army, and on which area; -1 where none promises anything."""
        best, where = 0.0, -1
        for target in self.position.targets:
            if area in MARCHES[target]:
                value = self.raid(target, blocks[: MARCHES[target][area]])
                if value > best:
                    best, where = value, target
        return self.weights.drive / max(0.5, self.boldness) * best, where

    def remoteness(self, area: int, blocks: Group) -> float:
        """What the way to the enemy takes from an army."""
        strength = sum(STEPS[b] * BLOCKS[b].firepower for b in blocks) / FACES
        return self.weights.march * strength * max(0, self.distance(area) - 1)

    def distance(self, area: int) -> int:
        """Areas to walk to the next enemy in England; 2 where there is none."""
        enemies = enumerate(self.position.theirs)
        return min((WALK[area][n] for n, there in enemies if there and EXILE[n] < 0), default=2)

    def raid(self, target: int, blocks: Group) -> float:
        """What an attack might bring."""
        key = (-1 - target, blocks, ())
        found = self._areas.get(key)
        if found is None:
            found = self._areas[key] = self.battle(target, blocks, self.position.theirs[target], self.position.me)
        return found

    def own_fighters(self, area: int, blocks: Group, defends: bool) -> list[Fighter]:
        """Own blocks for a battle."""
        position = self.position
        return [
            Fighter(
                b,
                position.me,
                TURN_OF[b][1],
                CHANCES[BLOCKS[b].firepower + (defence(position, area, b, blocks) if defends else 0)],
                position.steps.get(b, 0) or STEPS[b],
                self.life(b),
                first=TURN_OF[b][0],
            )
            for b in blocks
        ]

    def strangers(self, area: int, number: float, defend: bool) -> list[Fighter]:
        """Enemy blocks nobody has seen: average ones, better where they are likely to be at home."""
        position = self.position
        steps, power = position.average
        if defend and number:
            power += 0.5 * min(position.natives(area), number) / number
        count = math.ceil(number - 0.05)
        part = number / max(1, count)
        hit, life = hit_chance(power), self.stranger * part
        return [Fighter(_NAMELESS, position.foe, 1, hit, steps * part, life) for _ in range(count)]

    def battle(self, area: int, blocks: Group, number: float, attacker: int, reserve: Group = ()) -> float:
        """What a battle changes: enemy lives less own lives, and who holds the area afterwards."""
        ours, theirs = self.meet(area, blocks, number, attacker, reserve)
        holds = self.fought(ours, theirs, attacker)
        # Wounds heal, but those who are wounded die in the next battle.
        value = deaths(theirs) - self.weights.caution * self.boldness * deaths(ours)
        return value + self.ground(area, holds, attacker == self.position.me)

    def ground(self, area: int, holds: float, attacking: bool) -> float:
        """What it is worth to hold an area after a battle with such a chance."""
        value = 1.5 * (2 * holds - 1)
        if area == LONDON:
            value += self.supporter * (2 * holds if attacking else 2 * holds - 1)
        return value

    def fought(self, ours: list[Fighter], theirs: list[Fighter], attacker: int) -> float:
        """Fight a battle from its first round, which changes the fighters; the chance that the seat holds the area."""
        chance = fight([*ours, *theirs], 1, attacker, wary=(0, 1), odds=self.weights.flight)
        return chance if attacker == self.position.me else 1 - chance

    def meet(
        self, area: int, blocks: Group, number: float, attacker: int, reserve: Group = ()
    ) -> tuple[list[Fighter], list[Fighter]]:
        """Who fights on either side of a battle, one's own first."""
        position, weights = self.position, self.weights
        attacking = attacker == position.me
        ours = self.own_fighters(area, blocks, not attacking)
        theirs = self.strangers(area, number, attacking)
        for fighter in ours:
            if fighter.block in reserve and len(reserve) < len(blocks):
                fighter.place = RESERVE
        if not position.last_mover and attacking:
            helpers = self.strangers(area, weights.help * position.nearby(area), False)
            for fighter in helpers:
                fighter.place = RESERVE
            theirs += helpers
        return ours, theirs

    def danger(self, area: int, blocks: Group) -> float:
        """What an enemy attack on own blocks may cost, times how likely one is."""
        position, weights = self.position, self.weights
        if position.last_mover and self.over:
            return 0.0
        number = position.nearby(area)
        if number < 0.3:
            return 0.0
        ours = self.own_fighters(area, blocks, True)
        theirs = self.strangers(area, number, False)
        chance = fight([*ours, *theirs], 1, position.foe, wary=(0, 1), odds=weights.flight)
        lost = deaths(ours) + 2.0 * chance
        won = deaths(theirs)
        if area == LONDON:
            lost += self.supporter * chance
        cost = max(0.0, self.boldness * lost - 0.7 * won)
        return cost * (weights.fear_second if position.last_mover else weights.fear_first)
