"""The terms of the player's valuation, by the question's step, as reasons that a host can tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from engine.core import Action
from engine.core.parameters import Param, Piece, Place, SeatRef, Word
from engine.players.knights import fight, hall, home, moments, plan, purse, treaty
from engine.players.knights.position import Position
from engine.players.knights.terms import SIGNED, Term
from engine.players.knights.war import War
from engine.players.reasons import Reason
from engine.players.steps import Asked, Reasons

Told: TypeAlias = int | float | str


def _count(value: Told) -> int:
    """A whole number; chances are percent."""
    assert not isinstance(value, str)
    return round(value)


def _lost(value: Told) -> int:
    """How many are lost of what a term tells below 0."""
    return -_count(value)


def _seat(value: Told) -> SeatRef:
    assert isinstance(value, int)
    return SeatRef(value)


def _place(value: Told) -> Place:
    return Place(str(value))


def _piece(value: Told) -> Piece:
    return Piece(str(value))


def _pieces(value: Told) -> Param:
    return [Piece(slug) for slug in str(value).split()]


def _word(value: Told) -> Word:
    return Word(str(value))


COMPARED = ("assembly", "cities", "crowns", "taxes", "votes", "wages")
"""What one has beside what the others have on average."""
AIMS = ("goes",)
"""Terms that say what an answer is for."""
AMOUNTS = (*SIGNED, "hurt", "lays", "deals", "losses", "stake")
"""Terms that tell nothing where their last figure is 0 as it is told."""
KINDS: Mapping[str, Mapping[str, Callable[[Told], Param]]] = {
    "armies": {"n": _count},
    "asks": {"n": _count},
    "besieges": {"card": _piece, "who": _pieces, "place": _place, "mine": _count, "theirs": _count},
    "assembly": {"seat": _seat, "n": _count},
    "assembly-lost": {"seat": _seat, "n": _lost},
    "ban": {"seat": _seat},
    "befalls": {"what": _word, "n": _count},
    "befalls-lost": {"what": _word, "n": _lost},
    "beats": {"seat": _seat, "n": _count},
    "card": {"seat": _seat, "card": _piece},
    "city": {"place": _place, "income": _count, "vote": _count, "influence": _count, "turns": _count},
    "city-lost": {"place": _place, "income": _count, "vote": _count, "influence": _count, "turns": _count},
    **{f"compare-{what}": {"mine": _count, "theirs": _count} for what in COMPARED},
    "deals": {"n": _count},
    "departs": {"piece": _piece, "place": _place},
    "dies": {"piece": _piece},
    "distance": {"n": _count},
    "drops": {"what": _word},
    "event": {"card": _piece},
    "falls": {"place": _place, "n": _count},
    "fights": {"card": _piece, "who": _pieces, "place": _place, "n": _count},
    "fee": {"n": _count, "fee": _count},
    "fortified": {"place": _place},
    "fortifies": {"place": _place, "n": _count},
    "free": {"piece": _piece},
    "gift": {"piece": _piece, "what": _word},
    "goes": {"piece": _piece, "place": _place},
    "goods": {"what": _word, "n": _count},
    "goods-lost": {"what": _word, "n": _lost},
    "guards": {"place": _place},
    "happens": {"card": _piece},
    "has": {"seat": _seat, "n": _count},
    "heals": {"n": _count},
    "hire": {"n": _count, "price": _count, "wages": _count},
    "hires": {"card": _piece, "n": _count},
    "hurt": {"n": _count},
    "idle": {"card": _piece},
    "late": {},
    "lays": {"card": _piece, "what": _word, "n": _count},
    "leads": {"piece": _piece, "n": _count},
    "leave": {"n": _count},
    "leaves": {"piece": _piece, "place": _place},
    "led": {"piece": _piece, "n": _count},
    "lifts": {"piece": _piece, "place": _place},
    "losses": {"n": _count},
    "men": {"seat": _seat, "n": _count},
    "men-lost": {"seat": _seat, "n": _lost},
    "moves": {"card": _piece, "place": _place},
    "near": {"place": _place},
    "none": {},
    "otherwise": {"what": _word, "n": _count},
    "otherwise-lost": {"what": _word, "n": _lost},
    "quell": {"place": _place, "faith": _count, "n": _count},
    "promise": {"n": _count},
    "relief": {"seat": _seat, "n": _count},
    "relief-lost": {"seat": _seat, "n": _lost},
    "rivals": {"place": _place},
    "share": {"n": _count, "votes": _count},
    "siege": {"who": _pieces, "place": _place, "mine": _count, "theirs": _count},
    "site": {"place": _place, "n": _count, "steps": _count},
    "stake": {"n": _count},
    "stands": {"seat": _seat, "n": _count},
    "storms": {"card": _piece, "who": _pieces, "place": _place, "n": _count},
    "takes": {"card": _piece, "who": _pieces, "place": _place, "mine": _count, "theirs": _count},
    "taxes": {"seat": _seat, "n": _count},
    "taxes-lost": {"seat": _seat, "n": _lost},
    "theirs": {"seat": _seat, "what": _word, "n": _count},
    "theirs-lost": {"seat": _seat, "what": _word, "n": _lost},
    "threat": {"place": _place},
    "tired": {"piece": _piece},
    "tithe": {"seat": _seat, "n": _count},
    "tithe-lost": {"seat": _seat, "n": _lost},
    "troops": {"n": _count},
    "troops-lost": {"n": _lost},
    "unguarded": {"n": _count},
    "use": {"piece": _piece},
    "wages": {"n": _count, "wages": _count},
    "weaker": {"place": _place, "mine": _count, "theirs": _count},
    "walls": {"place": _place},
    "weak": {"n": _count, "walls": _count},
}
"""By what a term is: the parameters of its message, in the order in which it tells them."""


def reason(term: Term) -> Reason:
    """A term for somebody to put into words."""
    worth, what, told = term
    lost = what in SIGNED and isinstance(told[-1], int | float) and told[-1] < 0
    if lost or (what == "city" and worth < 0):
        what += "-lost"
    kinds = KINDS[what]
    params = {name: kind(value) for (name, kind), value in zip(kinds.items(), told, strict=True)}
    return Reason(f"knights-because-{what}", params, worth, purpose=what in AIMS)


def telling(terms: Sequence[Term]) -> list[Reason]:
    """Those of some terms that tell anything, for somebody to put into words."""
    return [reason(term) for term in terms if term[1] not in AMOUNTS or _count(term[2][-1])]


Found: TypeAlias = Callable[[Asked[Position, War], Sequence[Action]], list[Reason]]


def _plan(by: Callable[[Asked[Position, War], Sequence[Action]], list[Term]]) -> Found:
    return lambda asked, done: telling(by(asked, done))


def _act(by: Callable[[Asked[Position, War], Action], list[Term]]) -> Found:
    """Of an answer with one act; what comes before it, such as a bid, is for its sake."""
    return _plan(lambda asked, done: by(asked, done[-1]))


def _use(by: Callable[[Position, War, Action], list[Term]]) -> Found:
    """Of an answer that begins with what a card is used for; what is done with it then is for its sake."""
    return _plan(lambda asked, done: by(asked.position, asked.judgement, done[0]))


def _plain(by: Callable[[Position, Action], list[Term]]) -> Found:
    return _act(lambda asked, act: by(asked.position, act))


def _judged(by: Callable[[Position, War, Action], list[Term]]) -> Found:
    return _act(lambda asked, act: by(asked.position, asked.judgement, act))


def _leave(favour: str) -> Found:
    return _plain(lambda position, act: treaty.leave_terms(position, act, treaty.asker(position, favour), favour))


REASONS: Reasons[Position, War] = {
    "abide": _plain(hall.abiding_terms),
    "allocate": _plain(plan.space_terms),
    "appoint": _plain(hall.appointing_terms),
    "assign": _plan(lambda asked, done: home.assigning_terms(asked.position)),
    "avert": _plain(moments.averting_terms),
    "battle-armies": _plain(fight.leading_terms),
    "battle-kind": _plan(lambda asked, done: fight.storming_terms(asked.position, asked.judgement, done)),
    "bids": _plan(lambda asked, done: hall.bidding_terms(asked.position, asked.prompt.actions, done)),
    "bless": _plain(purse.blessing_terms),
    "bring": _judged(fight.bringing_terms),
    "commander": _plain(fight.commanding_terms),
    "comply": _plain(purse.complying_terms),
    "consent": _leave("attack"),
    "decide": _plain(hall.declaring_terms),
    "declare": _plain(hall.declaring_terms),
    "deploy": _judged(home.deploying_terms),
    "deputy": _plain(hall.presiding_terms),
    "discard-charge": _plain(hall.discarding_terms),
    "draft": _judged(purse.hiring_terms),
    "event-drawer": _plain(moments.naming_terms),
    "event-target": _judged(moments.choosing_terms),
    "expedition": _plain(purse.starting_terms),
    "fight": _judged(fight.fighting_terms),
    "found": _plain(home.founding_terms),
    "free-city": _plain(purse.giving_up_terms),
    "hand": _plan(lambda asked, done: fight.laying_aside_terms(asked.position, done)),
    "invest": _plain(purse.investing_terms),
    "leaving": _plain(lambda position, act: purse.dismissing_terms(act)),
    "march": _act(lambda asked, act: fight.marching_terms(asked.position, asked.judgement, asked.prompt.actions, act)),
    "mobilize-forces": _use(fight.mobilizing_terms),
    "muster": _judged(purse.mustering_terms),
    "permit": _leave("pass"),
    "plan": _plan(lambda asked, done: plan.planning_terms(asked.position, asked.judgement, done)),
    "pool": _plan(lambda asked, done: moments.pooling_terms(asked.position, done)),
    "propose": _plain(hall.proposing_terms),
    "retreat": _judged(fight.retreating_terms),
    "return": _act(lambda asked, act: home.returning_terms(asked.position, asked.judgement, asked.prompt.actions, act)),
    "revolt": _plain(purse.quelling_terms),
    "serve-the-church": _plain(plan.space_terms),
    "spoil": _plain(fight.spoils_terms),
    "strip": _plain(moments.stripping_terms),
    "surrender": _plain(purse.giving_up_terms),
    "upgrade": _judged(purse.upgrading_terms),
    "versatile-strategy": _use(fight.versatile_terms),
}
"""By step what the player reckoned with, see ``TablePlayer.reasons``."""
