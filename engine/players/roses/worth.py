"""What blocks, areas and battles are worth to a seat, in points (see ``Temper``)."""

from __future__ import annotations

import math
from functools import cached_property

from engine.players.roses.clash import Fighter, alive, fight
from engine.players.roses.position import Position
from engine.players.roses.temper import Temper
from engine.roses.board import BLOCKS, EXILE, HOME, LONDON, MAN, NEVILLES, RANK, STEPS, SUPPLY, TURNCOATS

TURNS = 7
SUPPORTERS = ("heir", "noble", "church")
_NAMELESS = -1


class Worth:
    """Values for one position, each computed once."""

    def __init__(self, position: Position, temper: Temper) -> None:
        self.position, self.temper = position, temper
        self._areas: dict[tuple[int, tuple[int, ...]], float] = {}
        self._lives: dict[int, float] = {}
        share = 1.0 if position.final else temper.early
        self.supporter = share * (temper.support + temper.support_turn * position.turn)
        played = (position.turn - 1) / (TURNS - 1)
        self.pooled = temper.pooled * (1 - played)
        self.abroad = temper.abroad + (1 - temper.abroad) * played
        self.over = position.turn == TURNS

    # -- blocks

    def life(self, block: int) -> float:
        """What it costs its owner when a block of full strength dies in England."""
        found = self._lives.get(block)
        if found is None:
            found = self._lives[block] = self._life(block)
        return found

    def _life(self, block: int) -> float:
        temper, position, kind = self.temper, self.position, BLOCKS[block]
        strength = temper.power * STEPS[block] * kind.firepower / 6
        if kind.kind in ("levy", "bombard", "rebel"):
            # They go home at the political turn whatever happens.
            strength *= (TURNS + 1.5 - position.turn) / TURNS
        value = strength
        if kind.kind in SUPPORTERS:
            value += self.supporter
        if RANK[block]:
            value += temper.heir + temper.last_heir / max(1, position.heirs[position.owner(block)])
            if block in position.heads:
                value += temper.head
        elif kind.rose or block in NEVILLES or block in TURNCOATS:
            value += temper.lasting * position.left
        return value

    def here(self, block: int, area: int) -> float:
        """What an own block is worth where it stands, unharmed."""
        value = self.life(block) * (0.6 + 0.4 * self.position.steps.get(block, STEPS[block]) / STEPS[block])
        if (EXILE[area] >= 0 or area == MAN) and BLOCKS[block].kind in SUPPORTERS:
            value -= self.supporter * self.abroad
        return value

    def waiting(self, block: int) -> float:
        """What an own block in the pool is worth."""
        return self.life(block) * self.pooled

    @cached_property
    def stranger(self) -> float:
        """The life of an average enemy block."""
        known = self.position.candidates
        return sum(map(self.life, known)) / len(known) if known else 5.0

    # -- areas

    def area(self, area: int, blocks: tuple[int, ...]) -> float:
        """What an area is worth with these own blocks in it; the enemy stands where he stands."""
        key = (area, blocks)
        found = self._areas.get(key)
        if found is None:
            found = self._areas[key] = self._area(area, blocks)
        return found

    def _area(self, area: int, blocks: tuple[int, ...]) -> float:
        position = self.position
        if not blocks:
            return 0.0
        value = sum(self.here(b, area) for b in blocks)
        guests = [b for b in blocks if HOME[b] != area] if EXILE[area] >= 0 else blocks
        value -= self.temper.hunger * max(0, len(guests) - SUPPLY[area])
        if position.theirs[area]:
            return value + self.battle(area, blocks, position.theirs[area], position.attacker(area))
        if area == LONDON:
            value += self.supporter
        if EXILE[area] < 0:
            value -= self.danger(area, blocks)
        return value

    def own_fighters(self, area: int, blocks: tuple[int, ...], defends: bool) -> list[Fighter]:
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

    def battle(self, area: int, blocks: tuple[int, ...], number: float, attacker: int) -> float:
        """What a battle changes: enemy lives less own lives, and who holds the area afterwards."""
        position, temper = self.position, self.temper
        attacking = attacker == position.me
        if not position.last_mover and attacking:
            number += temper.help * position.nearby(area)
        ours = self.own_fighters(area, blocks, not attacking)
        theirs = self.strangers(area, number, attacking)
        chance = fight([*ours, *theirs], 1, attacker)
        holds = chance if attacking else 1 - chance
        lost = sum(f.worth * (1 - alive(f)) for f in ours)
        won = sum(f.worth * (1 - alive(f)) for f in theirs)
        # Wounds heal, but those who are wounded die in the next battle.
        value = won - temper.caution * lost + 1.5 * (2 * holds - 1)
        if area == LONDON:
            value += self.supporter * (2 * holds if attacking else 2 * holds - 1)
        return value

    def danger(self, area: int, blocks: tuple[int, ...]) -> float:
        """What an enemy attack on own blocks may cost, times how likely one is."""
        position, temper = self.position, self.temper
        if position.last_mover and self.over:
            return 0.0
        number = position.nearby(area)
        if number < 0.3:
            return 0.0
        ours = self.own_fighters(area, blocks, True)
        theirs = self.strangers(area, number, False)
        chance = fight([*ours, *theirs], 1, position.foe)
        lost = sum(f.worth * (1 - alive(f)) for f in ours) + 2.0 * chance
        won = sum(f.worth * (1 - alive(f)) for f in theirs)
        if area == LONDON:
            lost += self.supporter * chance
        cost = max(0.0, lost - 0.7 * won)
        return cost * (temper.fear_second if position.last_mover else temper.fear_first)
