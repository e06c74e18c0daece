"""Who sits in the Assembly, what is voted on there, and what a vote may say."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Params, Piece, Word, seat_slug, slug_seat
from engine.knights.files import AgendaCard
from engine.knights.game_data import AGENDAS, NONE
from engine.knights.mods import baron_mod
from engine.knights.state.frames_vote import Assembly, Ballot, Motion
from engine.knights.state.state import KnState, Position, in_turn, nobles_of, players
from engine.knights.terms import seat_term

YES, NO = "yes", "no"
AGENDA, UNBAN, REPEAL, REVIVE, POSTPONE, DECREE = "agenda", "unban", "repeal", "revive", "postpone", "decree"
MATTERS = (AGENDA, UNBAN, REPEAL, REVIVE, POSTPONE, DECREE)
DECREES = ("sieges", "roads", "harbours")
"""What an open private motion may forbid (K16.2)."""
PRIVATE = "private"


# --- who sits there --------------------------------------------------------------------------------------------------


def assembly(state: KnState) -> Assembly | None:
    """The Assembly that is held."""
    return next((f for f in state.frames if isinstance(f, Assembly)), None)


def ballot(state: KnState) -> Ballot | None:
    """The matter that is voted on."""
    return next((f for f in reversed(state.frames) if isinstance(f, Ballot)), None)


def attends(state: Position, seat: int) -> bool:
    """Whether a Baron comes to an Assembly: not banned, not kept away by a charge or an office."""
    return not state.barons[seat].banned and baron_mod(state, seat, "away") is None


def present(state: KnState) -> list[int]:
    """Who sits in the Assembly now: who was banned in it has left."""
    held = assembly(state)
    return [s for s in held.present if not state.barons[s].banned and not state.barons[s].out] if held else []


def presiding(state: KnState) -> int:
    """Who presides: the Chairman if they sit there, else who was named for it; -1 nobody yet (K10.2)."""
    held, here = assembly(state), present(state)
    if held is None or not here:
        return NONE
    if state.chairman in here:
        return state.chairman
    if held.deputy in here:
        return held.deputy
    return here[0] if len(here) == 1 else NONE


def speakers(state: KnState) -> list[int]:
    """Who sits there, clockwise from who presides."""
    here = present(state)
    return [s for s in in_turn(state, presiding(state)) if s in here]


def enough_votes(state: Position, seat: int, here: Iterable[int], presides: int) -> int:
    """Votes of a seat that decide a matter whatever all others who sit there cast; who presides breaks a tie
    (K10.5)."""
    return sum(state.barons[s].votes for s in here if s != seat) + (presides != seat)


# --- what is voted on ------------------------------------------------------------------------------------------------


def card_of_ballot(vote: Ballot) -> AgendaCard:
    """The Agenda of a ballot."""
    return AGENDAS[vote.agendas[0]]


def elects(vote: Ballot) -> bool:
    """Whether a Baron is voted for, and not yes or no (K10.7)."""
    return vote.matter == AGENDA and card_of_ballot(vote).vote == "baron"


def elects_soon(motion: Motion) -> bool:
    """Whether a Baron will be voted for when a motion comes up."""
    card = motion.target if motion.matter == REVIVE else motion.card
    return motion.matter in (AGENDA, REVIVE) and AGENDAS[card].vote == "baron"


def choices(state: KnState, vote: Ballot | Motion) -> list[str]:
    """What a vote may say. Who does not attend can be elected."""
    baron = elects(vote) if isinstance(vote, Ballot) else elects_soon(vote)
    return [seat_slug(s) for s in players(state)] if baron else [YES, NO]


def repealable(state: Position) -> list[int]:
    """Laws, charges and offices in play."""
    found = list(state.laws)
    for seat in players(state):
        found += state.barons[seat].charges
        found += [state.nobles[n].office for n in nobles_of(state, seat) if state.nobles[n].office != NONE]
    return found


def holder(state: Position, card: int) -> int:
    """Whose charge or office a card is, -1 nobody's."""
    for seat in players(state):
        if card in state.barons[seat].charges or any(state.nobles[n].office == card for n in nobles_of(state, seat)):
            return seat
    return NONE


def revivable(state: KnState) -> list[int]:
    """Discarded Agendas that may be voted on again; a Private Motion is no Agenda to vote on."""
    return [card for card in state.agendas_out if AGENDAS[card].kind != PRIVATE]


def stands(state: KnState, motion: Motion) -> bool:
    """Whether what a motion is about is still so when it comes up."""
    if motion.matter == UNBAN:
        return state.barons[motion.target].banned
    if motion.matter == REPEAL:
        return motion.target in repealable(state)
    if motion.matter == REVIVE:
        return motion.target in state.agendas_out
    return True


def struck(state: KnState, vote: Ballot) -> list[int]:
    """Barons whom a decision that has passed strikes, and who may refuse it: a motion, a charge or an office. A law is
    refused where it bites; nobody refuses that something is taken away from a Baron (K10.9)."""
    card = card_of_ballot(vote)
    if vote.matter != AGENDA or card.kind == "law" or not card.refusable or vote.winner == NO:
        return []
    if elects(vote):
        seat = slug_seat(vote.winner)
        return [] if seat is None else [seat]
    return [s for s in in_turn(state) if any(state.cities[c].owner == s for c in range(len(state.cities)))]


def matter_of(matter: Ballot | Motion) -> tuple[str, str, str]:
    """What is asked, the Agenda that is voted on or named, and the seat or what a decree forbids."""
    card = matter.agendas[0] if isinstance(matter, Ballot) else matter.card
    named = matter.target if matter.matter in (REPEAL, REVIVE) else card
    target = ""
    if matter.matter == UNBAN:
        target = seat_slug(matter.target)
    elif matter.matter == DECREE:
        target = DECREES[matter.target]
    return matter.matter, AGENDAS[named].slug, target


def matter_terms(state: KnState, vote: Ballot | Motion) -> Params:
    """A matter as parameters: ``matter``: what is asked; ``about``: the Agenda, seat or decree that it names."""
    card = vote.agendas[0] if isinstance(vote, Ballot) else vote.card
    word, about = vote.matter, [Piece(AGENDAS[card].slug)]
    if vote.matter in (REPEAL, REVIVE):
        about = [Piece(AGENDAS[vote.target].slug)]
    elif vote.matter == POSTPONE:
        about = []
    elif vote.matter == UNBAN:
        return {"matter": Word("matter-unban"), "about": [seat_term(vote.target)]}
    elif vote.matter == DECREE:
        word = "lift" if DECREES[vote.target] in state.decrees else DECREE
        return {"matter": Word(f"matter-{word}"), "about": [Word(f"decree-{DECREES[vote.target]}")]}
    return {"matter": Word(f"matter-{word}"), "about": [*about]}
