"""Assemblies, Events, and the taxes, wages and draft of Warrior Knights, begun when a test wants them."""

from __future__ import annotations

from engine.core import Event
from engine.knights.game_data import AGENDAS, EVENT, EVENTS
from engine.knights.phases.assembly import open_assembly
from engine.knights.phases.draft import open_draft
from engine.knights.phases.taxes import open_taxes
from engine.knights.phases.wages import open_wages
from tests.engine.knights.board_play import BoardPlay
from tests.engine.knights.board_position import BLUE, RED


class BoardPhases(BoardPlay):
    """Special phases, Assemblies and Events on the board."""

    def phase(self, what: str) -> list[Event]:
        """A special phase begins; after it the game stops at the filler."""
        self.clear()
        self.stop_at_filler()
        events: list[Event] = []
        {"taxes": open_taxes, "wages": open_wages, "draft": open_draft}[what](self.state, events)
        return [*events, *self.run()]

    # --- the Assembly: what is pending, who casts how many Votes -----------------------------------------------------

    def agendas(self, *slugs: str) -> None:
        """What is pending."""
        state = self.state
        state.agendas += state.pending
        state.pending.clear()
        for slug in slugs:
            card = next(c for c in state.agendas if AGENDAS[c].slug == slug)
            state.agendas.remove(card)
            state.pending.append(card)

    def meet(self, *slugs: str) -> list[Event]:
        """An Assembly begins; after it the game stops at the filler."""
        self.clear()
        self.stop_at_filler()
        self.agendas(*slugs)
        events: list[Event] = []
        open_assembly(self.state, events)
        return [*events, *self.run()]

    def cast(self, slug: str, *amounts: int) -> list[Event]:
        """Everybody who is asked casts so many Votes."""
        events: list[Event] = []
        for seat, n in enumerate(amounts):
            if seat in self.waits():
                events += self.do(seat, f"cast {slug} {n}")
        return events

    def elect(self, slug: str, winner: int) -> list[Event]:
        """Red, with the only Votes, has a Baron elected."""
        events = self.cast(slug, 1, 0, 0, 0)
        return [*events, *self.do(RED, f"declare seat-{winner}")]

    # --- Events ------------------------------------------------------------------------------------------------------

    def next_event(self, slug: str) -> None:
        """The next Event."""
        card = EVENT[slug]
        self.state.events.remove(card)
        self.state.events.insert(0, card)

    def event(self, slug: str, drawer: int = BLUE) -> list[Event]:
        """An Event is drawn by a seat that the Head of the Church (blue) names."""
        self.next_event(slug)
        blue = self.state.barons[BLUE]
        blue.faith += drawer != BLUE and EVENTS[EVENT[slug]].colour == "red"
        blue.faith += drawer == BLUE and EVENTS[EVENT[slug]].colour == "green"
        found = self.reveal(-1, "important-event")
        if self.waits() == [BLUE] and self.prompt(BLUE).step == "event-drawer":
            found += self.do(BLUE, f"name seat-{drawer}")
        return found
