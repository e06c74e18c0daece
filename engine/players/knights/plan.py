"""Which cards are laid on which pile, what for, and to which space they go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core import SEAL, Action
from engine.knights import analysis
from engine.knights.game_data import N
from engine.players.knights.position import Position
from engine.players.knights.terms import BARRED, Term, total
from engine.players.knights.war import Team, War

FIRST = {
    "mobilize-forces": 0,
    "versatile-strategy": 1,
    "levy-taxes": 2,
    "draft-soldiers": 3,
    "rally-support": 4,
    "serve-the-church": 5,
}
"""What comes early, where two cards are worth as much."""
IDLE = (0.2, 0.15)
"""What the first and the second card for marches are worth where nothing is to be done yet."""


def planning(position: Position, war: War) -> list[Action]:
    """The six cards that promise most; what fights lies on early piles, each pile with one of them. What lies
    where it should stays there."""
    chosen = choosing(position, prospects(position, war))
    wanted = [Counter[str]() for _ in range(N.piles)]
    for number, (_, kind, _) in enumerate(sorted(chosen, key=lambda x: (FIRST[x[1]], -x[0]))):
        wanted[number % N.piles][kind] += 1
    take, lay = list[Action](), list[Action]()
    for number, (now, then) in enumerate(zip(position.own.plan, wanted, strict=True), 1):
        take += [Action("unlay", (kind, number)) for kind in (Counter(now) - then).elements()]
        lay += [Action("lay", (kind, number)) for kind in (then - Counter(now)).elements()]
    return [*take, *lay, SEAL]


def choosing(position: Position, found: dict[str, list[list[Term]]]) -> list[tuple[float, str, int]]:
    """The cards that are laid, the best first: what each is worth, its kind, and whether it is the first of that kind
    (0) or another (1)."""
    worth = {kind: [total(terms) for terms in both] for kind, both in found.items()}
    hand = dict(position.own.hand)
    for pile in position.own.plan:
        for kind in pile:
            hand[kind] = hand.get(kind, 0) + 1
    cards = [(worth[kind][min(n, 1)], kind, min(n, 1)) for kind, left in hand.items() for n in range(left)]
    return sorted(cards, key=lambda x: (-x[0], FIRST[x[1]]))[: N.piles * N.pile_cards]


def planning_terms(position: Position, war: War, plan: Sequence[Action]) -> list[Term]:
    """What the cards promise that are laid when the plan is sealed."""
    if SEAL not in plan:
        return []
    found = prospects(position, war)
    return [term for _, kind, number in choosing(position, found) for term in found[kind][number]]


def prospects(position: Position, war: War) -> dict[str, list[list[Term]]]:
    """What the first and the second card of each kind promise."""
    t, view, baron = position.weights, position.view, position.baron
    teams = outlook(position, war)
    tired = [{slug for _, team in teams[:n] for slug in war.party(team)} for n in range(len(teams))]
    table, me = position.table, position.me
    levied, faith = analysis.levy_crowns(table, me), analysis.church_faith(table, me)
    rich = baron.crowns + baron.income - baron.wages
    troops = 0.0 if position.ending else 0.25 * max(0, min(3, rich / 4))
    bare = max(0, len(position.unguarded) - baron.faith)
    mobilize, versatile, levy, draft, rally, church = FIRST

    def moving(kind: str, number: int, share: float, least: float, what: Term) -> list[Term]:
        gain, team = teams[number] if number < len(teams) else (0.0, None)
        if team is None or share * gain < least:
            return [what]
        return [(share * gain, *war.purpose(team, kind, tired[number]))]

    crowns = N.versatile_crowns * position.coin
    taking: Term = (crowns, "lays", (versatile, "crowns", N.versatile_crowns))
    levying: Term = (levied * position.coin, "lays", (levy, "crowns", levied))
    votes: Term = (N.rally_votes * t.vote, "lays", (rally, "votes", N.rally_votes))
    faiths: Term = (faith * t.faith, "lays", (church, "faith", faith))
    chairs = view.chairman != me and analysis.rally_chair(table, me)
    heads = view.head != me and analysis.church_head(table, me)
    serve, serve_again = [faiths], [faiths]
    if heads:
        serve.append((t.token, "lays", (church, "title-head", 1)))
    if bare:
        serve.append((0.3 * bare, "unguarded", (len(position.unguarded),)))
        serve_again.append((0.5 * (0.3 * bare), "unguarded", (len(position.unguarded),)))
    return {
        mobilize: [moving(mobilize, n, 1.0, least, (least, "idle", (mobilize,))) for n, least in enumerate(IDLE)],
        versatile: [moving(versatile, n, 0.9, crowns, taking) for n in (2, 3)],
        levy: [[levying], [levying]],
        draft: [[(share * troops, "hires", (draft, rich))] for share in (1.0, 0.6)],
        rally: [[votes, (t.token, "lays", (rally, "title-chair", 1))] if chairs else [votes], [votes]],
        church: [serve, serve_again] if faith * t.faith else [[], []],
    }


def outlook(position: Position, war: War) -> list[tuple[float, Team]]:
    """What Nobles may do with a card each, and what it is worth: the best first, then the best of those who are left,
    for whoever has marched or fought rests until the Upkeep."""
    reach = {n.slug: position.reach(n) for n in position.mine}
    found, busy = list[tuple[float, Team]](), set[str]()
    while len(found) < len(position.mine):
        teams = war.teams({slug: ways for slug, ways in reach.items() if slug not in busy}, tired=busy)
        attacks = [(x.value, x) for x in teams if x.attack is not None and x.value > position.weights.bold]
        marches = [(0.8 * x.value, x) for x in teams if x.attack is None and x.value > 0]
        best = max([*attacks, *marches], key=lambda x: x[0], default=None)
        if best is None:
            break
        found.append(best)
        busy |= set(war.party(best[1], busy))
    return found


def allocating(position: Position, legal: list[Action]) -> Action:
    """The space that it is worth most to fill."""
    return max(legal, key=lambda a: (a.verb != "decline", total(space_terms(position, a)) if a.args else -BARRED))


def space_terms(position: Position, action: Action) -> list[Term]:
    """What it is worth that a space fills: Taxes to the rich, Wages to whose rivals pay more, the Assembly to whoever
    has many Votes."""
    here = next((s for s in position.view.spaces if action.args and s.slug == action.args[0]), None)
    if here is None:
        return []
    rivals = position.rivals or [position.baron]
    me, count = position.baron, len(rivals)
    full = ((len(here.cards) + 1) / max(1, here.most)) ** 2
    if here.slug == "taxes":
        mean = sum(b.income for b in rivals) / count
        return [((me.income - mean) * full, "compare-taxes", (me.income, mean))]
    if here.slug == "wages":
        mean = sum(b.wages for b in rivals) / count
        found: list[Term] = [((mean - me.wages) * full, "compare-wages", (me.wages, mean))]
        return found if me.crowns >= me.wages else [*found, (-4 * full, "wages", (me.crowns, me.wages))]
    mean = sum(b.kingdom + b.votes for b in rivals) / count
    return [((me.kingdom + me.votes - mean) * full, "compare-assembly", (me.kingdom + me.votes, mean))]
