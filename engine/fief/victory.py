"""Who wins at the end of a round (8.1-8.4), and what of that everybody sees coming."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core import Nearing, seats
from engine.fief.board import ally_of, fiefs_of, points, titles_of
from engine.fief.game_data import RANK, REGIONS, N
from engine.fief.state.state import FiefState
from engine.fief.views.view import FiefView, NobleView

CROWNED = 4
"""How high the title of a Sovereign is; a fief's is one above its ``RANK``."""


NOTHING = (0, (0, 0))
"""Neither a point nor what breaks a tie."""
TITLES = {CROWNED: "crown", **{1 + rank: kind for kind, rank in RANK.items()}}
"""The best title by how high it is."""


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
    reached, reason = _reached(number, seats, claims)
    best = max(((c.points, c.title) for c in reached), default=NOTHING)
    if best == NOTHING:
        return [], ""
    return sorted(f for c in reached if (c.points, c.title) == best for f in c.families), reason


def _reached(number: int, seats: int, claims: Sequence[Claim]) -> tuple[list[Claim], str]:
    """Who may win at the end of a round, and how: of these most points win, then what breaks a tie."""
    if number < N.first_victory:
        return [], ""
    reached = [c for c in claims if not c.wedded and seats > 2 and c.points >= goal(seats, False)]
    reason = "solo"
    if not reached:
        reached = [c for c in claims if c.wedded and c.points >= goal(seats, True)]
        reason = "alliance"
    if not reached and number == N.rounds:
        wedded = [c for c in claims if seats == 2 and c.wedded]
        reached, reason = wedded or list(claims), "rounds"  # 13.7: a seat whose families are wedded goes first
    return reached, reason


def decider(number: int, seats: int, claims: Sequence[Claim]) -> str:
    """What decided between the families that could win at the end of a round: how they have won, ``wedded`` where a
    marriage went before points (13.7), or, of equal points, the ``garter``, the winner's best title, nothing:
    ``shared`` (8.4). Empty where nobody has won."""
    if not decided(number, seats, claims)[0]:
        return ""
    reached, reason = _reached(number, seats, claims)
    most = max(c.points for c in reached)
    equals = [c for c in reached if c.points == most]
    garter, title = max(c.title for c in equals)
    others = [c.title for c in equals if c.title < (garter, title)]
    if len(equals) == 1:
        before = [c for c in claims if c not in reached and c.points >= most]
        return "wedded" if reason == "rounds" and before else reason
    if not others:
        return "shared"
    return "garter" if garter > max(others)[0] else f"title-{TITLES[title]}"


def goal(seats: int, wedded: bool) -> int:
    """Points with which a family alone or two that are wedded win before the last round; in a game of two only the
    wedded do (8.2, 8.3, 13.7)."""
    if seats == 2:
        return N.wedded_two
    return N.alliance if wedded else N.solo


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


def _claims(state: FiefState) -> list[Claim]:
    allies = [ally_of(state, f) for f in range(state.families)]
    return [
        Claim(side, sum(points(state, f) for f in side), highest_title(state, side), allies[side[0]] in side)
        for side in sides(state.seats, allies)
    ]


def victory(state: FiefState) -> tuple[list[int], str]:
    """Who has won at the end of this round, and how."""
    return decided(state.round, state.seats, _claims(state))


def decided_by(state: FiefState) -> str:
    """What decided the game that ends with this round, see ``decider``; empty where nobody has won."""
    return decider(state.round, state.seats, _claims(state))


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
