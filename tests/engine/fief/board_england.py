"""An England in which everything is somewhere: for what is shown, what may be corrected, what a save may hold."""

from __future__ import annotations

from typing import Self

from engine.fief.state.state import Article
from tests.engine.fief.board_pieces import AZURE, GULES, OR, VERT
from tests.engine.fief.board_play import BoardPlay


class BoardEngland(BoardPlay):
    """A board with a piece of everything."""

    def england(self) -> Self:
        """Round 3, Gules buys: two Nobles or three each, a King and a Queen, a prelate, abbesses, a captive of each
        kind of captor, invaders, every building, a siege, relics seen and unseen, taxes, Fortunes and Disasters."""
        self.position(number=3, purse=10)
        self.noble("arthur", GULES, "plymouth", lord=["south-west"], servant="mata", steps=1)
        self.noble("alienor", GULES, "exeter", servant="wymond", used=True)
        self.noble("simon", GULES, "harlech")
        self.noble("edward", AZURE, "london", lord=["south-east"], garter=True)
        self.noble("beatrice", AZURE, "london", prince=False)
        self.noble("cecily", VERT, "york")
        self.noble("hugh", VERT, "berwick", out="durham", heresy=True, safe=True, tries=1)
        self.noble("roger", OR, "durham", lord=["marches"], prince=True)
        self.noble("sybil", OR, "durham")
        self.put(GULES, "plymouth", {"soldier": 3, "knight": 2}, bombard=1)
        self.put(GULES, "exeter", out="sea", archer=2)
        self.put(AZURE, "london", knight=4, catapult=1)
        self.put(VERT, "berwick", out="durham", soldier=5, french=2)
        self.put(OR, "durham", soldier=1)
        self.slot(VERT, "french-crossbows")
        self.slot(OR, "burgher-3")
        self.prelate("simon", "exeter")
        self.abbess("alienor", 0, "exeter")
        self.abbess("cecily", 1, "york", "royal-abbey")
        self.crown("edward", "beatrice", guards=2)
        self.wed("edward", "beatrice")
        self.wed("arthur", "sybil")
        self.town("plymouth", "walled", mill=True)
        self.town("london", "royal-fortress", mill=True)
        self.town("berwick", siege=VERT, quiet=[VERT])
        self.town("durham", "fortress")
        self.army("norwich", 4, stays=True)
        self.army("whitby", 2, out="york", landed=True)
        self.hold("sybil", "arthur")
        self.hold("simon", "army-1")
        self.state.armies[3].gone = True
        self.relic("grail", "arthur")
        self.relic("chasuble", city="plymouth", known=False)
        self.relic("skull", city="oxford", known=False)
        self.relic("shin", city="whitby")
        self.sword("edward")
        self.state.gift = GULES
        self.lay("north", "famine", "harvest")
        self.lay("wales", "storms", awake=False)
        self.tax("tallage", "south-west", "arthur")
        self.tax("tithe", "york", "simon")
        self.hand(GULES, "justice", "plague")
        self.hand(OR, "margaret")
        self.state.drafts[GULES] = [[Article("money", "", 3)], [Article("relic", "shin")]]
        self.state.dormant[1] = AZURE
        self.state.garters -= 1
        self.state.summoned = self.state.knighted = True
        return self

    def buying(self) -> Self:
        """That England while Gules buys."""
        self.england()
        self.go("buy", first=GULES)
        return self
