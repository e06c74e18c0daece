"""What blocks, areas and battles are worth to a seat, in points (see ``Weights``)."""

from __future__ import annotations

import math
from functools import cached_property

from engine.players.roses.combat_odds import RESERVE, Fighter, alive, fight
from engine.players.roses.position import REACH, WALK, Position
from engine.players.roses.weights import Weights
from engine.roses.board import BLOCKS, COUNTS, EXILE, HOME, LONDON, NEVILLES, RANK, STEPS, SUPPLY, SUPPORTER, TURNCOATS

Group = tuple[int, ...]
TURNS = 7
_NAMELESS = -1


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
        strength = weights.power * STEPS[block] * kind.firepower / 6
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
        value = self.life(block) * (0.6 + 0.4 * self.position.steps.get(block, STEPS[block]) / STEPS[block])
        if SUPPORTER[block] and not COUNTS[area]:
            value -= self.supporter * self.abroad
        return value

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
        guests = [b for b in blocks if HOME[b] != area] if EXILE[area] >= 0 else blocks
        value -= self.weights.hunger * max(0, len(guests) - SUPPLY[area])
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
        position, weights = self.position, self.weights
        best = 0.0
        for target in range(len(position.theirs)):
            if position.theirs[target] and area in REACH[target] and EXILE[target] != position.foe:
                best = max(best, self.raid(target, blocks[: REACH[target][area]]))
        away = min((WALK[area][n] for n, there in enumerate(position.theirs) if there and EXILE[n] < 0), default=2)
        strength = sum(STEPS[b] * BLOCKS[b].firepower for b in blocks) / 6
        return weights.drive / max(0.5, self.boldness) * best - weights.march * strength * max(0, away - 1)

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
                "ABCD".index(BLOCKS[b].initiative),
                (BLOCKS[b].firepower + (position.bonus(b, area, blocks) if defends else 0)) / 6,
                position.steps.get(b, 0) or STEPS[b],
                self.life(b),
                bombard=BLOCKS[b].kind == "bombard",
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
        return [
            Fighter(_NAMELESS, position.foe, 1, power / 6, steps * part, self.stranger * part) for _ in range(count)
        ]

    def battle(self, area: int, blocks: Group, number: float, attacker: int, reserve: Group = ()) -> float:
        """What a battle changes: enemy lives less own lives, and who holds the area afterwards."""
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
        chance = fight([*ours, *theirs], 1, attacker, wary=(0, 1), odds=weights.flight)
        holds = chance if attacking else 1 - chance
        lost = sum(f.worth * (1 - alive(f)) for f in ours)
        won = sum(f.worth * (1 - alive(f)) for f in theirs)
        # Wounds heal, but those who are wounded die in the next battle.
        value = won - weights.caution * self.boldness * lost + 1.5 * (2 * holds - 1)
        if area == LONDON:
            value += self.supporter * (2 * holds if attacking else 2 * holds - 1)
        return value

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
        lost = sum(f.worth * (1 - alive(f)) for f in ours) + 2.0 * chance
        won = sum(f.worth * (1 - alive(f)) for f in theirs)
        if area == LONDON:
            lost += self.supporter * chance
        cost = max(0.0, self.boldness * lost - 0.7 * won)
        return cost * (weights.fear_second if position.last_mover else weights.fear_first)
