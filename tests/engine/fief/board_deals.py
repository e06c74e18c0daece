"""People who meet to deal, and what they have."""

from __future__ import annotations

from typing import Self

from engine.fief.game_data import CARDS
from engine.fief.state.state import Deal
from tests.engine.fief.board_pieces import AZURE, GULES, VERT
from tests.engine.fief.board_play import BoardPlay


class BoardDeals(BoardPlay):
    """A board on which seats deal with each other."""

    def meeting(self) -> Self:
        """Henri of gules and Hugh of azure in London, Lucia of vert far away in York; phase 1."""
        self.position()
        self.noble("henri", GULES, "london")
        self.noble("hugh", AZURE, "london")
        self.noble("lucia", VERT, "york")
        self.run()
        return self

    def forts(self) -> Self:
        """Fortresses at London and York, so that pigeons fly between Henri and Lucia."""
        self.town("london", "fortress", control=GULES)
        self.town("york", "fortress", control=VERT)
        return self

    def cards(self, seat: int) -> list[str]:
        """A hand by name."""
        return [CARDS[c] for c in self.state.hands[seat]]

    def offers(self) -> list[Deal]:
        """The open offers."""
        return [d for d in self.state.sides if isinstance(d, Deal)]

    def offered(self, seat: int, text: str) -> bool:
        """Whether a seat may do something now."""
        return any(str(a) == text for p in self.asked(seat) for a in p.actions)
