"""Standing orders for special phases: wages, laws, decisions, and Votes by kind of matter.

``order-votes <kind> <n>`` says how many Votes are cast in secret on a kind of matter, ``order-voice <kind> <word>``
what for; "mine" is a Private Motion about one's own ban, charge or office. So one can say beforehand: all of them
against it if my charge is named. ``order-voice tie voted`` breaks a tie as one has voted, or has written down without a
Vote.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import SEAL, Action, Prompt, seat_slug
from engine.core.standing import Answers, settings, silence
from engine.knights.board import army_of
from engine.knights.bounds import MOST_SEATS
from engine.knights.files import AgendaCard
from engine.knights.game_data import AGENDAS, NOBLE, TROOPS, mod
from engine.knights.hall import DECREE, POSTPONE, REPEAL, REVIVE, UNBAN, ballot, card_of_ballot, holder
from engine.knights.phases.ballot import AcceptPhase, BallotPhase, BidsPhase
from engine.knights.phases.draft import price
from engine.knights.phases.laws import DEFY, OBEY
from engine.knights.phases.wages import SETTLE, payroll
from engine.knights.state.frames_vote import Accept, Appoint, Arrange, Ballot, Bids, Comply, Draft, Motion, Paying
from engine.knights.state.slugs import card_in
from engine.knights.state.state import KnState, Orders, players
from engine.knights.terms import PASS, act, argument

VALUES: dict[str, tuple[str | int, ...]] = {
    "wages": ("all", "afford", "ask"),
    "laws": ("obey", "defy", "ask"),
    "decisions": ("gains", "ask", "abide"),
    "arranging": ("ask", "printed"),
    "hire": ("ask", "largest", "never"),
    "holder": ("ask", "strongest"),
}
"""What may be set with ``order <key> <value>``; every key is a field of ``state.Orders``."""
MATTERS = ("boon", "blow", "charge", "office", "law", "motion", "repeal", "unban", "mine", "postpone", "decree")
"""Kinds of matter: boon and blow are motions for which a Baron is chosen, motion one by yes or no."""
CASTS: tuple[str | int, ...] = ("ask", 0, 1, 2, 3, 4, 5, 6, 8, 10, "all")
VOICES = ("ask", "yes", "no", "self", "leader", *(seat_slug(s) for s in range(MOST_SEATS)))
"""What for; leader is the rival with most Influence."""
TIE, VOTED = "tie", "voted"
TIES = ("ask", VOTED)
"""A tie that one breaks: asked, or broken as one has declared or written down."""
VERBS = ("order-votes", "order-voice")
SETTINGS = (
    *settings("order-votes", dict.fromkeys(MATTERS, CASTS)),
    *settings("order-voice", {**dict.fromkeys(MATTERS, VOICES), TIE: TIES}),
)
MOST_TROOPS = 10_000
"""More than any army has."""
GAINS = ("gain", "chairman", "head")


def change(orders: Orders, action: Action) -> None:
    """Carry out ``order-votes`` or ``order-voice``."""
    book = orders.casts if action.verb == "order-votes" else orders.voices
    book[argument(action, 0)] = argument(action, 1)


def known(orders: Orders) -> bool:
    """Whether orders about Votes are among those that can be given."""
    casts = [str(n) for n in CASTS]
    return (
        set(orders.casts) <= set(MATTERS)
        and set(orders.voices) <= {*MATTERS, TIE}
        and all(n in casts for n in orders.casts.values())
        and all(word in (TIES if about == TIE else VOICES) for about, word in orders.voices.items())
    )


# --- kinds of matter -------------------------------------------------------------------------------------------------


def kind_of_matter(state: KnState, seat: int, matter: Ballot | Motion) -> str:
    """What a matter is to a seat."""
    if matter.matter == UNBAN:
        return "mine" if matter.target == seat else "unban"
    if matter.matter == REPEAL:
        return "mine" if holder(state, matter.target) == seat else "repeal"
    if matter.matter in (POSTPONE, DECREE):
        return matter.matter
    if isinstance(matter, Ballot):
        return _kind(card_of_ballot(matter))
    return _kind(AGENDAS[matter.target if matter.matter == REVIVE else matter.card])


def _kind(card: AgendaCard) -> str:
    if card.kind != "motion":
        return card.kind
    if card.vote != "baron":
        return "motion"
    return "boon" if all(e.op in GAINS for e in card.effects) else "blow"


def _wanted(state: KnState, seat: int, matter: Ballot | Motion) -> str:
    return state.orders[seat].casts.get(kind_of_matter(state, seat, matter), "ask")


# --- answers ---------------------------------------------------------------------------------------------------------


def bids(state: KnState, seat: int, frame: Bids, prompt: Prompt) -> Action | None:
    """Votes by kind of matter; the seat is asked unless there is an order for each."""
    matters, left = BidsPhase.matters(state), state.barons[seat].votes
    wanted: list[int] = []
    for matter in matters:
        order = _wanted(state, seat, matter)
        if order == "ask":
            return None
        amount = left if order == "all" else min(left, int(order))
        wanted.append(amount)
        left -= amount
    mine, names = frame.amounts[seat], BidsPhase.names(state)
    if len(wanted) > 1 and mine == wanted:
        return SEAL
    first = next((k for k, n in enumerate(wanted) if mine[k] > n), None)
    if first is None:
        first = next((k for k, n in enumerate(wanted) if mine[k] != n), 0)
    return act("cast", names[first], wanted[first])


def voice(state: KnState, seat: int, frame: Ballot, prompt: Prompt) -> Action | None:
    """What the Votes are for, and how a tie is broken; where the word does not fit, the seat is asked."""
    orders = state.orders[seat].voices
    word = orders.get(kind_of_matter(state, seat, frame), "ask")
    if word == "self":
        word = seat_slug(seat)
    elif word == "leader":
        rivals = [s for s in players(state) if s != seat]
        word = seat_slug(max(rivals, key=lambda s: state.barons[s].influence))
    known = [word, BallotPhase.wish(frame, seat) if frame.stage == TIE and orders.get(TIE) == VOTED else ""]
    return next((a for word in known for a in prompt.actions if argument(a, 0) == word), None)


def accept(state: KnState, seat: int, frame: Accept, prompt: Prompt) -> Action | None:
    """Decisions are taken; with ``gains`` those alone that only give."""
    order, vote = state.orders[seat].decisions, ballot(state)
    if vote is None or prompt.pace == "offer" or order == "ask":
        return None
    card = card_of_ballot(vote)
    burden = mod(card, "away") is not None or (card.kind == "motion" and _kind(card) != "boon")
    return None if order == "gains" and burden else AcceptPhase.ABIDE


def hiring(state: KnState, seat: int, frame: Draft, prompt: Prompt) -> Action | None:
    """``largest``: the largest Mercenary that leaves crowns for the next wages, its own among them, to the weakest army
    that may have it, else to the stronghold."""
    word = state.orders[seat].hire
    if word == "ask":
        return None
    owed = payroll(state, seat)
    best, rank = PASS, (0, 0)
    for action in prompt.actions if word == "largest" else ():
        if action.verb != "hire":
            continue
        card = card_in(state.offer, argument(action, 0))
        noble = NOBLE.get(argument(action, 1))
        army = -army_of(state, noble) if noble is not None else -MOST_TROOPS
        left = state.barons[seat].crowns - price(state, seat, card)
        if left >= owed + TROOPS[card].wage and (TROOPS[card].size, army) > rank:
            best, rank = action, (TROOPS[card].size, army)
    return best


def paying(state: KnState, seat: int, frame: Paying, prompt: Prompt) -> Action | None:
    """``all``: pay everybody while that is possible; ``afford``: else let the dearest go."""
    word = state.orders[seat].wages
    if word == "ask":
        return None
    return prompt.default[0] if SETTLE in prompt.actions or word == "afford" else None


ANSWERS: Answers = {
    Arrange: ("arranging", {"printed": silence}),
    Comply: ("laws", {"obey": OBEY, "defy": DEFY}),
    Appoint: ("holder", {"strongest": silence}),
}
DECIDERS: dict[type, Callable[[KnState, int, Any, Prompt], Action | None]] = {
    Bids: bids,
    Ballot: voice,
    Accept: accept,
    Draft: hiring,
    Paying: paying,
}
"""By type of frame: what the orders of a seat answer to a question of it; ``None`` asks the seat."""
