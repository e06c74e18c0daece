"""Marriages, candidates, votes, Parliament and what its tax brings."""

from __future__ import annotations

from math import exp

from engine.core import SEAL, Action
from engine.core.parameters import Params, Piece, Word
from engine.fief.game_data import FAMILIES, FAMILY, NONE, N
from engine.fief.views.view import NobleView
from engine.players.fief.combat_odds import percent
from engine.players.fief.position import Position
from engine.players.fief.valuation import LATE, Worth
from engine.players.reasons import Reason

READY = Action("ready")
HOPE = 0.35
"""Points that a city of an unfinished region counts towards, beside those a family has."""
GROWTH = 0.3
"""Points that a family may still win a round."""
BURDEN = 1.0
"""Points that an alliance needs more than a family alone, before the last round."""
LATEST, SLOW = 2.2, 0.15
"""How much a lead decides in the last round, and how much less with every round before."""
SUIT = 0.05
"""How much nearer a marriage must bring a victory for somebody to be courted."""
BRIDAL = 3
"""The round from which others are courted: by then it is seen who is worth it."""


def standing(position: Position, family: int) -> float:
    """Points of a family, with what it is about to have."""
    found = float(position.family(family).points)
    for region, lands in enumerate(position.lands):
        if lands and position.lord(region) < 0:
            held = sum(position.control[c] == family for c in lands)
            found += HOPE * (held / len(lands)) ** 2 * (2 if held == len(lands) else 1)
    return found + 0.02 * len(position.family(family).cities)


def chance(position: Position, side: frozenset[int]) -> float:
    """How likely a side wins, if nobody else marries: by the points all may have at the end, those of allies added
    up; an alliance needs one more until the last round (8.2, 8.4)."""
    pairs = (frozenset({f.family, f.ally} - {NONE}) - side for f in position.view.families)
    sides = {side, *(pair for pair in pairs if pair)}
    sharp = LATEST / (1 + SLOW * position.left)
    hopes = {
        one: sum(standing(position, f) + GROWTH * position.left for f in one)
        - BURDEN * (len(one) > 1 and position.left > 0)
        for one in sides
    }
    best = max(hopes.values())
    weights = {one: exp(sharp * (hope - best)) for one, hope in hopes.items()}
    return weights[side] / sum(weights.values())


def promise(position: Position, family: int, other: int) -> float:
    """How much likelier a victory becomes for a family of the seat by a marriage with another, a shared one counting
    less; negative where it becomes less likely."""
    return sum(r.worth for r in wedded(position, family, other))


def wedded(position: Position, family: int, other: int) -> list[Reason]:
    """How likely a victory is with another family, and alone."""
    both, alone = chance(position, frozenset({family, other})), chance(position, frozenset({family}))
    return [
        Reason("fief-because-wedded", {"n": percent(both)}, position.weights.alliance * both),
        Reason("fief-because-alone", {"n": percent(alone)}, -alone),
    ]


def at_court(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """One thing to do at court: weddings, an answer, a candidate, Parliament, at last nothing more."""
    if position.view.seats == 2:
        pairs = [a for a in legal if a.verb == "marry"]
        if pairs:
            return min(pairs, key=lambda a: (dear(position, a), str(a)))
    else:
        answer = _answer(position, legal)
        if answer is not None:
            return answer
    candidates = [a for a in legal if a.verb == "stand"]
    if candidates and not stands(position):
        return max(candidates, key=lambda a: (sum(r.worth for r in standing_for(position, a)), str(a)))
    if Action("summon") in legal and sum(r.worth for r in carried(position)) > 0:
        return Action("summon")
    if courts(position):
        suit = _suit(position, legal)
        if suit is not None:
            return suit
    return READY


def dear(position: Position, action: Action) -> int:
    """Nobles whom a marriage would cost another career: Lords marry, men without a title may still become prelates."""
    pair = [position.nobles[str(a)] for a in action.args]
    return -sum(bool(n.fiefs) for n in pair) - 2 * any(n.slug == position.view.sovereign for n in pair)


def asked(legal: list[Action]) -> Action | None:
    """The offer of marriage that is answered first, as its refusal."""
    return next((a for a in legal if a.verb == "spurn"), None)


def _answer(position: Position, legal: list[Action]) -> Action | None:
    """An offer of marriage is taken where it brings victory nearer, else refused."""
    spurn = asked(legal)
    if spurn is None:
        return None
    suitor, own = (position.nobles.get(str(a)) for a in spurn.args)
    wed = Action("marry", spurn.args)
    if suitor is None or own is None or wed not in legal:
        return spurn
    return wed if promise(position, own.family, suitor.family) > 0 else spurn


def courts(position: Position) -> bool:
    """Whether the seat looks for an alliance."""
    return position.view.seats == 4 and position.view.round >= BRIDAL and not _courting(position)


def _courting(position: Position) -> bool:
    """Whether the seat has an offer open."""
    court = position.view.court
    return court is not None and any(
        one in position.nobles and position.nobles[one].family in position.families for one, _ in court.offers
    )


def _refused(position: Position, one: str, other: str) -> bool:
    """Whether two Nobles' families have spurned each other this round."""
    a, b = position.nobles[one].family, position.nobles[other].family
    for deed in position.view.rounds[-1].deeds if position.view.rounds else ():
        if deed.what == "spurns":
            pair = {position.nobles[s].family for s in map(str, deed.facts.values()) if s in position.nobles}
            if pair == {a, b}:
                return True
    return False


def _suit(position: Position, legal: list[Action]) -> Action | None:
    """Whom to court: the family with which victory is nearest, where it is nearer than alone."""
    best, found = SUIT, None
    for action in legal:
        value = sum(r.worth for r in suited(position, action)) if action.verb == "court" else 0.0
        if value > best:
            best, found = value, action
    return found


def suited(position: Position, action: Action) -> list[Reason]:
    """What speaks for courting somebody; empty where they have refused."""
    if _refused(position, *map(str, action.args)):
        return []
    one, other = (position.nobles[str(a)] for a in action.args)
    cost = 0.01 * len(one.titles) + 0.02 * bool(other.captor)
    titles: Params = {"noble": Piece(one.slug), "n": len(one.titles)}
    found = wedded(position, one.family, other.family)
    return [*found, Reason("fief-because-titles", titles, -cost)] if cost else found


def standing_for(position: Position, action: Action) -> list[Reason]:
    """What speaks for a candidate: fiefs, then that they are a man, then that they are married."""
    noble = position.nobles[str(action.args[0])]
    fiefs: Params = {"noble": Piece(noble.slug), "n": len(noble.fiefs)}
    return [Reason("fief-because-titles", fiefs, len(noble.fiefs) + 0.2 * noble.man + 0.1 * bool(noble.married))]


def stands(position: Position) -> bool:
    """Whether one of the seat is a candidate already."""
    court = position.view.court
    return court is not None and any(
        n in position.nobles and position.nobles[n].family in position.mine for n in court.candidates
    )


def carried(position: Position) -> list[Reason]:
    """By how much the votes of the seat and its allies exceed those of all others."""
    mine = sum(position.family(f).votes for f in position.mine)
    mine += sum(f.burgher for f in position.view.families if f.family in position.families and f.treasures)
    others = sum(f.votes + f.burgher for f in position.view.families if f.family not in position.mine)
    return [Reason("fief-because-majority", {"n": mine, "others": others}, mine - others)]


# --- votes -----------------------------------------------------------------------------------------------------------


def ballot(position: Position, legal: list[Action]) -> list[Action]:
    """One's own candidate, an ally's, else whoever may keep the leader from the throne."""
    named = {str(a.args[1]) for a in legal if a.verb == "favour"}
    choices = [n for n in position.view.nobles if n.slug in named and n.captor is None]
    if not choices:
        return [SEAL]
    best = max(choices, key=lambda n: (_favour(position, n), n.slug))
    batch = []
    if _favour(position, best) > 0:
        for family in position.families:
            action = Action("favour", (FAMILIES[family], best.slug))
            if action in legal and _laid(position, family) != best.slug:
                batch.append(action)
    return [*batch, SEAL]


def _laid(position: Position, family: int) -> str:
    """What a family has laid face down already: whom it votes for, its word in Parliament."""
    return next((paper.vote for paper in position.own.ballots if paper.family == family), "")


def progress(position: Position, family: int) -> Params:
    """How far a family is, to be told: its victory points, and how many it needs."""
    colour = Word(position.family(family).colour)
    return {"family": colour, "n": position.points(family), "most": position.wanted(family)}


def _favour(position: Position, noble: NobleView) -> float:
    return sum(r.worth for r in favoured(position, noble))


def favoured(position: Position, noble: NobleView) -> list[Reason]:
    """What speaks for a candidate: kinship, an alliance, or that they keep a leader from the throne."""
    if noble.family in position.families:
        fiefs: Params = {"noble": Piece(noble.slug), "n": len(noble.fiefs)}
        kin = Reason("fief-because-friend", {}, 3.0 + 0.05 * noble.man)
        return [kin, Reason("fief-because-titles", fiefs, 0.1 * len(noble.fiefs))]
    if noble.family in position.mine:
        return [Reason("fief-because-friend-ally", {}, 2.0)]
    rivals = [f for f in position.view.families if f.family not in position.mine]
    leader = max(rivals, key=lambda f: (position.points(f.family), f.votes, -f.family), default=None)
    if leader is None or noble.family == leader.family or position.view.round < LATE:
        return [Reason("fief-because-nothing", {}, -1.0)]
    crowned = any(n.family == leader.family for n in _standing(position))
    stops = crowned and position.short(leader.family) <= 1 < position.short(noble.family)
    points = progress(position, leader.family)
    return [Reason("fief-because-points", points, 0.5 if stops else -1.0)]


def _standing(position: Position) -> list[NobleView]:
    election = position.view.election
    return [position.nobles[n] for n in election.candidates if n in position.nobles] if election else []


def parliament(position: Position, legal: list[Action]) -> list[Action]:
    """Aye where one's own Sovereign or an ally's gets the money, else nay."""
    ruler = position.ruler
    aye = ruler is not None and ruler.family in position.mine
    word = "aye" if aye else "nay"
    batch = [
        action
        for family in position.families
        if (action := Action("vote", (FAMILIES[family], word))) in legal and _laid(position, family) != word
    ]
    if ruler is not None:
        batch += [a for a in legal if a.verb == "burgher" and FAMILY[str(a.args[0])] in position.families][: 1 + aye]
    return [*batch, SEAL]


def splitting(position: Position, legal: list[Action]) -> list[Action]:
    """An ally who voted for the tax gets a third of it; the rest is kept (9.2)."""
    ally = next((f.ally for f in position.view.families if f.family in position.families and f.ally >= 0), NONE)
    batch: list[Action] = []
    if ally >= 0 and position.family(ally).seat != position.me:
        share = Action("share", (f"seat-{position.family(ally).seat}", N.royal_tax // 3))
        split = position.own.split
        if share in legal and split and not split[position.family(ally).seat]:
            batch.append(share)
    return [*batch, Action("hand-out")]
