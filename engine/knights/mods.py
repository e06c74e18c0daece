"""What laws, charges, offices and lasting Events change for as long as they lie on the table (``game_data``)."""

from __future__ import annotations

from engine.knights.files import AgendaCard, EventCard, ModName
from engine.knights.game_data import AGENDAS, EVENTS, NONE, mod
from engine.knights.state.state import Position, nobles_of


def cards_of(state: Position, seat: int) -> list[AgendaCard | EventCard]:
    """The cards that hold for a Baron: their charges, the offices of their Nobles, lasting Events on them."""
    offices = [state.nobles[n].office for n in nobles_of(state, seat) if state.nobles[n].office != NONE]
    lasting = [EVENTS[e.card] for e in state.lasting if e.seat == seat]
    return [*(AGENDAS[a] for a in (*state.barons[seat].charges, *offices)), *lasting]


def baron_mod(state: Position, seat: int, name: ModName) -> int | None:
    """The sum of what a Baron's cards say under a name; ``None`` when none does."""
    found = [n for card in cards_of(state, seat) if (n := mod(card, name)) is not None]
    return sum(found) if found else None


def noble_mod(state: Position, noble: int, name: ModName) -> int | None:
    """What a Noble's office says under a name."""
    office = state.nobles[noble].office
    return mod(AGENDAS[office], name) if office != NONE else None


def maintained(state: Position, noble: int) -> int:
    """Troops that an office maintains (G12)."""
    return 0 if state.nobles[noble].office == NONE else noble_mod(state, noble, "maintained") or 0


def law_mod(state: Position, name: ModName) -> int | None:
    """The sum of what the laws in force say under a name; ``None`` when none does."""
    found = [n for law in state.laws if (n := mod(AGENDAS[law], name)) is not None]
    return sum(found) if found else None


def decreed(state: Position, seat: int, what: str) -> bool:
    """Whether an open private motion forbids something (K16.2); a banned Baron does not heed it."""
    return what in state.decrees and not state.barons[seat].banned


def toll(state: Position, seat: int, name: ModName) -> int:
    """Crowns that a law asks of a Baron; a banned one refuses freely (K10.9)."""
    return 0 if state.barons[seat].banned else law_mod(state, name) or 0
