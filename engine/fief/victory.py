"""Who wins at the end of a round (8.1-8.4), and what of that everybody sees coming."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core import Nearing, seats
from engine.fief.board import ally_of, fiefs_of, points, titles_of
from engine.fief.game_data import RANK, REGIONS, N
from engine.fief.state import FiefState
from engine.fief.view import FiefView, NobleView

CROWNED = 4
"""How high the title of a Sovereign is; a fief's is one above its ``RANK``."""


class Claim(NamedTuple):
    """What families that win together bring to the end of a round."""

    families: tuple[int, ...]
    """The families: one alone, or two allies."""
    points: int
    """Their victory points together."""
    title: tuple[int, int]
    """What breaks a tie, the greater the better: whether a Garter is theirs, how high their best title is (8.4)."""
    wedded: bool
    """Whether a marriage binds two of them."""


def decided(number: int, seats: int, claims: Sequence[Claim]) -> tuple[list[int], str]:
    """The families that have won at the end of round ``number``, and how; nobody before the fifth, nor among
    those who have neither a point nor a title that breaks a tie (8.1-8.4, 13.7, 13.8)."""
    if number < N.first_victory:
        return [], ""
    if seats == 2:
        reached = [c for c in claims if c.points >= N.wedded_two and c.wedded]
        reason = "alliance"
    else:
        reached = [c for c in claims if not c.wedded and c.points >= N.solo]
        reason = "solo"
        if not reached:
            reached = [c for c in claims if c.wedded and c.points >= N.alliance]
            reason = "alliance"
    if not reached and number == N.rounds:
        wedded = [c for c in claims if seats == 2 and c.wedded]
        reached, reason = wedded or list(claims), "rounds"  # 13.7: a seat whose families are wedded goes first
    if not reached:
        return [], ""
    best = max((c.points, c.title) for c in reached)
    if best == (0, (0, 0)):
        return [], ""
    return sorted(f for c in reached if (c.points, c.title) == best for f in c.families), reason


def sides(seats: int, allies: Sequence[int]) -> list[tuple[int, ...]]:
    """Families that win together: allies, in a game of two a seat's two families, else each alone (8.2, 8.3, 13.7).
    ``allies``: by family the one that a marriage binds it to, or -1."""
    if seats == 2:
        return [(0, 1), (2, 3)]
    return [(f,) if ally < 0 else (f, ally) for f, ally in enumerate(allies) if ally < 0 or f < ally]


def highest(nobles: Iterable[tuple[bool, Iterable[str], bool]]) -> tuple[int, int]:
    """What breaks a tie: any title with a Garter, then Sovereign, Duke, Count, Baron (8.4). ``nobles``: of each whether
    the crown is theirs, the kinds of their fiefs, and whether they have a Garter and a title."""
    garter, best = False, 0
    for crowned, fiefs, honoured in nobles:
        best = max(best, CROWNED * crowned, *(1 + RANK[kind] for kind in fiefs))
        garter = garter or honoured
    return int(garter), best


def victory(state: FiefState) -> tuple[list[int], str]:
    """Who has won at the end of this round, and how."""
    allies = [ally_of(state, f) for f in range(state.families)]
    claims = [
        Claim(side, sum(points(state, f) for f in side), highest_title(state, side), allies[side[0]] in side)
        for side in sides(state.seats, allies)
    ]
    return decided(state.round, state.seats, claims)


def highest_title(state: FiefState, families: Sequence[int]) -> tuple[int, int]:
    """What breaks a tie for some families (8.4)."""
    return highest(
        (
            n == state.sovereign,
            [REGIONS[r].kind for r in fiefs_of(state, n)],
            who.garter and bool(titles_of(state, n)),
        )
        for n, who in enumerate(state.nobles)
        if who.family in families and not who.gone
    )


def nearing(view: FiefView) -> Nearing | None:
    """Who wins at the end of the running round as it stands."""
    if view.stage == "over":
        return None
    kinds = {region.slug: region.kind for region in view.regions}

    def crowned(who: NobleView) -> tuple[bool, list[str], bool]:
        return who.slug == view.sovereign, [kinds[slug] for slug in who.fiefs], who.garter and bool(who.titles)

    allies = [family.ally for family in view.families]
    claims = [
        Claim(
            side,
            sum(view.families[f].points for f in side),
            highest(crowned(who) for who in view.nobles if who.family in side),
            allies[side[0]] in side,
        )
        for side in sides(view.seats, allies)
    ]
    winners, reason = decided(view.round, view.seats, claims)
    if not winners:
        return Nearing("fief-nearing-nobody", {"round": view.round}) if view.round == N.rounds else None
    owners = sorted({view.families[f].seat for f in winners})
    best = max(c.points for c in claims if c.families[0] in winners)
    return Nearing(f"fief-nearing-{reason}", {"seats": seats(owners), "n": best, "round": view.round}, tuple(owners))
