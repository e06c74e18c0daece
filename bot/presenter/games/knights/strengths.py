"""What places and battles are worth to a seat, from its own view: armies, sieges, chances, strength on both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from bot.presenter.games.knights import sight, warnings
from bot.presenter.games.knights.describe import Words
from bot.presenter.panel_kit.screens import joined
from engine.core import seat_slug
from engine.knights import analysis
from engine.knights.analysis import KEEP, men_of
from engine.knights.game_data import AREA


class Siege(NamedTuple):
    """A siege that could be laid."""

    mine: int
    """What besiegers set against what they besiege."""
    theirs: int
    """What they must exceed."""
    stronger: bool
    """They exceed it."""
    possible: bool
    """It can be laid this turn."""
    truce: bool
    """It would break a truce."""


class Strengths(Words):
    """Words about what stands somewhere, and how a battle there may end."""

    # -- places

    def goal(self, area: str, coming: Sequence[int] = ()) -> str:
        """An area as the end of a way: whether one's rested men there and Nobles who come could besiege what stands in
        it; what that is, and who else is there."""
        here = analysis.fighters(self.position, self.me, AREA[area])
        mine = sum(analysis.army_of(self.position, n) for n in here)
        parts = [self.siege(area, [*here, *coming])] if coming else []
        parts += [self.text("yours", n=mine)] if mine else []
        return joined([*parts, self.others(area)]) or self.text("empty")

    def others(self, area: str) -> str:
        """What stands in an area, and which other Barons have armies there."""
        return self.area(area, self.me)

    def siege(self, area: str, armies: Sequence[int]) -> str:
        """What would be compared in a siege by some armies in an area, and whether it could be laid this turn; empty
        where nothing can be besieged."""
        return self.compared(self._siege(area, armies))

    def compared(self, siege: Siege | None) -> str:
        """What is compared in a siege, and whether it could be laid this turn."""
        if siege is None:
            return ""
        return self.text("siege-by", mine=siege.mine, theirs=siege.theirs, possible=int(siege.possible))

    def ripe(self, area: str) -> bool:
        """Whether a siege by this seat now takes what stands in an area."""
        return analysis.ripe(self.position, analysis.own_siege(self.position, self.me, AREA[area]))

    # -- strength

    def odds(self, area: str, target: str) -> str:
        """An attack: how likely it succeeds, whose leave it takes, a siege, strength and Fate cards of both sides."""
        at, fresh = self.position, analysis.fighters(self.position, self.me, AREA[area])
        attack = analysis.attack_on(at, self.me, AREA[area], target)
        third = analysis.third(at, attack)
        parts = [self.chances(attack, fresh)]
        parts += [self.text("consent", seats=self.seats(third))] if third else []
        if analysis.may_besiege(at, attack, fresh):
            parts.append(self.text("starve" if self.ripe(area) else "siege"))
        return joined([*parts, self.hands(attack, fresh)])

    def safe(self, area: str, target: str) -> bool:
        """Whether an attack by all of one's rested men there can lose nothing, and breaks no word: a siege, which draws
        no Fate, or walls that nothing holds."""
        at, fresh = self.position, analysis.fighters(self.position, self.me, AREA[area])
        attack = analysis.attack_on(at, self.me, AREA[area], target)
        if not fresh or warnings.truce(self, attack.foe):
            return False
        if analysis.may_besiege(at, attack, fresh):
            return True
        found = analysis.forecast(at, attack, fresh)
        return found.won == 1 and not found.taken

    @cached_property
    def reach(self) -> Mapping[int, analysis.Comers]:
        """By area who can come there with one card, by land and by sea."""
        return analysis.reach(self.position, self.me)

    def comers(self, area: str) -> analysis.Comers:
        """Who can come to an area with one card, by land and by sea."""
        return self.reach.get(AREA[area], ([], []))

    def gathered(self, area: str) -> list[int]:
        """One's rested men in an area, and who can come there to fight at once."""
        return [*analysis.fighters(self.position, self.me, AREA[area]), *self.comers(area)[0]]

    def siege_waits(self, area: str) -> bool:
        """Whether all who can be in an area at once could besiege what stands there, and break no word by it."""
        found = self.gathered_siege(area)
        return found is not None and found.possible and not found.truce

    def gathered_siege(self, area: str) -> Siege | None:
        """A siege by all who can be in an area at once; ``None`` where nothing can be besieged or nobody can come."""
        if area not in self._sieges:
            self._sieges[area] = self._siege(area, self.gathered(area))
        return self._sieges[area]

    @cached_property
    def _sieges(self) -> dict[str, Siege | None]:
        return {}

    def _siege(self, area: str, armies: Sequence[int]) -> Siege | None:
        walls = analysis.walls_of(self.position, self.me, AREA[area])
        if not walls or not armies:
            return None
        attack = analysis.attack_on(self.position, self.me, AREA[area], walls)
        mine, theirs = analysis.siege_strengths(self.position, attack, armies)
        stronger = analysis.can_besiege(self.position, attack, armies)
        possible = stronger and analysis.may_besiege(self.position, attack, armies)
        return Siege(mine, theirs, stronger, possible, bool(warnings.truce(self, attack.foe)))

    def given_up(self, areas: Sequence[str]) -> str:
        """What is given up where safe attacks in some areas are not made; empty without any."""
        ripe = [area for area in areas if self.ripe(area)]
        what = [self.word(area) for area in ripe or areas]
        return self.text("gives-up-ripe" if ripe else "gives-up", areas=what) if what else ""

    def chances(self, attack: analysis.Attack, armies: Sequence[int]) -> str:
        """How likely an attack by some armies succeeds, and how likely they die of it, whom no heir follows."""
        found, open_ = analysis.forecast(self.position, attack, armies), attack.target == analysis.OPEN
        told, die = (
            self.text("beats" if open_ else "falls", n=warnings.in_hundred(found.won)),
            warnings.in_hundred(found.rout),
        )
        return joined(
            [told, *([self.text("rout", n=die, count=len(armies)), *warnings.heirless(self, armies)] if die else [])]
        )

    def hands(self, attack: analysis.Attack, armies: Sequence[int]) -> str:
        """Strength and Fate cards of both sides."""
        at = self.position
        mine, theirs = analysis.attack_strength(at, self.me, armies), analysis.defence_strength(at, attack)
        drawn = analysis.cards_drawn(mine, True), analysis.cards_drawn(theirs, bool(analysis.inside(at, attack)))
        told = self.text("odds", mine=drawn[0], theirs=drawn[1], strength=mine, against=theirs)
        return joined([told, *warnings.odds(self, *drawn)])

    def attack_in_hand(self) -> analysis.Attack | None:
        """The attack that is being prepared; ``None`` without one."""
        war = self.view.war
        if war is None:
            return None
        target = seat_slug(war.foe) if war.target == analysis.OPEN else war.target
        return analysis.attack_on(self.position, war.seat, AREA[war.area], target)


def army(notes: Words, where: str) -> tuple[int, int, int]:
    """Troops, tokens, strength of a Noble's army or of the troops in the stronghold."""
    if where == KEEP:
        hold = next((s for s in notes.view.strongholds if s.seat == notes.view.seat), None)
        return (0, 0, 0) if hold is None else (men_of(hold.troops), hold.losses, hold.men)
    who = sight.noble(notes.view, where)
    return (0, 0, 0) if who is None else (who.men, who.losses, who.strength)
