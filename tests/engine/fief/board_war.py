"""Scenes of war that several files of tests begin from."""

from __future__ import annotations

from typing import Self

from engine.core import Event
from engine.fief.game_data import REGION
from engine.fief.phases.raid import land
from engine.fief.state.state import Battle, Rebellion
from tests.engine.fief.board_pieces import AZURE, GULES, VERT
from tests.engine.fief.board_play import BoardPlay

Troops = dict[str, int]


class BoardWar(BoardPlay):
    """A board with battles, landings and rebellions on it."""

    def facing(
        self, building: str = "", *, mine: dict[str, int] | None = None, theirs: dict[str, int] | None = None
    ) -> Self:
        """Lord Hugh with troops on the road before London, where Lord Henri stands with his; phase 7 has begun."""
        self.position()
        self.noble("henri", AZURE, "london", lord=["wales"])
        self.put(AZURE, "london", theirs or {"soldier": 4})
        self.town("london", building)
        self.noble("hugh", GULES, "london", out="oxford", lord=["north"])
        self.put(GULES, "london", mine or {"soldier": 5}, out="oxford")
        self.go("battle", first=GULES)
        return self

    def winchester(self) -> Self:
        """5-B: Lady Lucia with two knights in Winchester, Canterbury held by soldiers of another family."""
        self.position()
        self.noble("lucia", VERT, "winchester", lord=["wales"])
        self.put(VERT, "winchester", knight=2)
        self.noble("henri", AZURE, "norwich")
        self.put(AZURE, "canterbury", soldier=2)
        return self.turn("move", VERT)

    def fleet(self, city: str) -> Self:
        """William with a knight in a port, about to move."""
        self.position()
        self.noble("william", GULES, city)
        self.put(GULES, city, knight=1)
        return self.turn("move", GULES)

    def battle(self) -> Battle:
        """The battle that is fought."""
        return next(f for f in reversed(self.state.frames) if isinstance(f, Battle))

    def volleys(self) -> list[tuple[str, list[list[int]], list[int]]]:
        """What was shot so far."""
        assert self.state.report is not None
        return [(v.what, v.faces, v.hits) for v in self.state.report.volleys]

    def attack(self, *melee: int, **dice: list[int]) -> list[Event]:
        """Hugh attacks, and the dice of the first round fall."""
        self.rig(**dice, **({"melee": list(melee)} if melee else {}))
        events = self.do(GULES, "attack london azure")
        assert self.spent(), self.state.dice
        return events

    def landed(self, where: str, face: int, *weather: str, plague: int = 6) -> list[Event]:
        """Invaders before the coast of a region, their die thrown."""
        self.position()
        self.lay(where, "invaders", *weather)
        self.rig(landing=[face], plague=[plague] * 4)
        events: list[Event] = []
        land(self.state, REGION[where], events)
        return events

    def host(self) -> list[tuple[int, int]]:
        """City and infantry of the armies on the map."""
        return [(a.city, a.infantry) for a in self.state.armies if a.city >= 0]

    def besetting(self, infantry: int, *, building: str = "", **troops: int) -> Self:
        """Invaders on the road before a city of one family's Lord and troops."""
        self.position()
        self.noble("lucia", GULES, "winchester", lord=["wales"])
        self.put(GULES, "winchester", troops)
        self.town("winchester", building)
        self.army("winchester", infantry, out="exeter")
        return self

    def starving(self, building: str = "", *cards: str, **troops: int) -> Self:
        """Famine in the Midlands, where Henri holds Norwich; another family has Rebellions in hand."""
        self.position()
        self.noble("henri", AZURE, "norwich")
        self.put(AZURE, "norwich", troops or {"soldier": 4})
        self.town("norwich", building, mill=True)
        self.noble("hugh", GULES, "york")
        self.lay("midlands", "famine")
        self.hand(GULES, *(cards or ("rebellion",)))
        return self.turn("move", GULES)

    def passes(self) -> list[Event]:
        """Everybody lets the window go by."""
        events: list[Event] = []
        while isinstance(self.state.frames[-1], Rebellion):
            for seat in self.waits():
                events += self.do(seat, "pass")
        return events
