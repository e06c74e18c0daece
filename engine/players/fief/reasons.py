"""What the player has reckoned with, question by question: the terms by which it chose, to be put in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.core import SEAL, Action, Said
from engine.core.parameters import Params, Piece, Place
from engine.fief.analysis import goal
from engine.fief.game_data import CITY, CITY_IDS, NONE, N
from engine.fief.views.view import NobleView
from engine.players.fief import court, fight, hand
from engine.players.fief.arming import armed_for
from engine.players.fief.home import terms as promised
from engine.players.fief.march import FARTHER, Marshal
from engine.players.fief.moments import speaks
from engine.players.fief.plans import CARRIED, Units, going_on, setting_out
from engine.players.fief.position import Position
from engine.players.fief.purse import Buyer
from engine.players.fief.valuation import Worth
from engine.players.reasons import Reason
from engine.players.steps import Asked, Reasons

Question: TypeAlias = Asked[Position, Worth]
FIRST = 100.0
"""More than anything is worth: what comes before something else counts so much more, whatever that is."""
RULED = ("bestow", "consent", "draw", "garter", "heir", "lose", "parliament", "renounce", "skull", "split")
"""Steps that follow one rule each: favours, losses, votes on taxes. It is told, whatever comes of it."""


def nothing(worth: float = 0.0) -> list[Reason]:
    """What speaks for the end of a question: the least that something else must promise."""
    return [Reason("fief-because-nothing", {}, worth)]


def before(terms: list[Reason], places: int) -> list[Reason]:
    """Terms of what is done before so many other kinds of things."""
    if not terms:
        return terms
    one, *others = terms
    return [Reason(one.key, one.params, one.worth + FIRST * places), *others]


def aside(terms: list[Reason]) -> list[Reason]:
    """What is told of an answer that is measured by these very terms, because it leaves them be."""
    return [Reason(r.key, r.params, 0.0) for r in terms]


def against(terms: list[Reason]) -> list[Reason]:
    """The same terms for the opposite."""
    return [Reason(r.key, r.params, -r.worth) for r in terms]


def sword(places: int) -> list[Reason]:
    """A try at the sword costs nothing (13.2)."""
    return before([Reason("fief-because-free", {}, 0.0)], places)


# --- beginning, cards, money -----------------------------------------------------------------------------------------


def _assign(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return [hand.served(asked.position, plan[0])]


def _settle(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return promised(asked.position, CITY[str(plan[0].args[0])])


def _discard(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    """Each card that goes, and what is looked for."""
    position = asked.position
    found, poor = [], hand.poor(position)
    for action in plan:
        if action.verb == "discard":
            card = str(action.args[0])
            use = hand.keeping(position, card)
            worth = hand.POOR - use if card in poor else -use
            found.append(Reason("fief-because-poor", {"card": Piece(card)}, worth))
    if plan[-1] in (SEAL,) or any(a.verb == "plan" for a in plan):
        kin = sum(len(position.family(f).nobles) for f in position.families)
        families = len(position.families)
        told: Params = {"n": kin, "most": N.nobles * families, "families": families}
        found.append(Reason("fief-because-kin", told, 0.0))
    return found


def _play(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    action = plan[0]
    place = next((n for n, verbs in enumerate(hand.ORDER) if action.verb in verbs), None)
    if place is None:
        return nothing(hand.LEAST) if action.verb == "done" else []
    terms = hand.played(asked.position, asked.judgement, action)
    if hand.ORDER[place] in hand.PAYING and sum(r.worth for r in terms) < hand.LEAST:
        return terms
    return before(terms, len(hand.ORDER) - place)


def listing(asked: Question) -> Buyer:
    """Who buys by a sealed list, with what stands on it (4.0)."""
    position, prompt = asked.position, asked.prompt
    left, listed = prompt.params.get("n"), prompt.params.get("list")
    spent = position.own.purse - left if isinstance(left, int) else 0
    lines = [Action.parse(line.action) for line in listed if isinstance(line, Said)] if isinstance(listed, list) else []
    return Buyer(asked.judgement, prompt.actions, spent, lines)


def _market(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return listing(asked).terms(plan[0])


def _buy(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return Buyer(asked.judgement, asked.prompt.actions).terms(plan[0])


def _burn(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    if plan[0].verb != "burn":
        return nothing()
    return fight.burnt(asked.position, asked.judgement, CITY[str(plan[0].args[0])])


# --- marches ---------------------------------------------------------------------------------------------------------


def marching(position: Position) -> NobleView | None:
    """The Noble who is on the way."""
    march = position.view.march
    noble = position.nobles.get(march.noble) if march is not None else None
    return noble if noble is not None and noble.place in CITY else None


def company(position: Position) -> Units:
    """Who is with them."""
    return tuple(position.own.company.get(kind, 0) for kind in CARRIED)


def _move(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    if plan[0].verb == "draw-sword":
        return sword(1)
    if plan[0].verb != "lead":
        return nothing(asked.position.weights.bold)
    marshal = Marshal(asked.judgement, asked.position.acting)
    noble = next((n for n in marshal.walkers() if n.slug == plan[0].args[0]), None)
    if noble is None:
        return []
    begun = list(plan)
    found = next((p for p in marshal.plans(noble) if setting_out(p)[: len(begun)] == begun), None)
    return [] if found is None else marshal.terms(found)


def _march(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    noble = marching(asked.position)
    if noble is None:
        return []
    if plan[0].verb == "halt":
        return nothing(asked.position.weights.bold * FARTHER)
    marshal, units, begun = Marshal(asked.judgement, noble.family), company(asked.position), list(plan)
    plans = marshal.farther(noble, units, asked.prompt.actions)
    found = next((p for p in plans if going_on(p, units)[: len(begun)] == begun), None)
    return [] if found is None else marshal.terms(found, units)


def _leave(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return _yes_or_no(asked, plan, fight.passing(asked.position))


def _challenge(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return _yes_or_no(asked, plan, fight.sallying(asked.position))


def _yes_or_no(asked: Question, plan: Sequence[Action], terms: list[Reason]) -> list[Reason]:
    """The first answer is yes, the last no."""
    legal = asked.prompt.actions
    return terms if plan[0] == legal[0] else against(terms) if plan[0] == legal[-1] else []


# --- court -----------------------------------------------------------------------------------------------------------


def _court(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    position, action = asked.position, plan[0]
    match action.verb:
        case "marry" if position.view.seats == 2:
            return before([Reason("fief-because-pair", {}, -court.dear(position, action))], 4)
        case "marry" | "spurn":
            return _courted(asked, action)
        case "stand":
            return before(court.standing_for(position, action), 3 * (not court.stands(position)))
        case "summon":
            terms = court.carried(position)
            return before(terms, 2 * (sum(r.worth for r in terms) > 0))
        case "court":
            suits = court.suited(position, action) if court.courts(position) else []
            return [*suits, *_bond(position, action)] if suits else []
        case "ready":
            return nothing(court.SUIT)
    return []


def _courted(asked: Question, action: Action) -> list[Reason]:
    """An offer: of several the first is answered."""
    position, spurn = asked.position, court.asked(asked.prompt.actions)
    if spurn is None or action.args != spurn.args:
        return []
    suitor, own = (position.nobles.get(str(a)) for a in action.args)
    terms = court.wedded(position, own.family, suitor.family) if suitor is not None and own is not None else nothing()
    return before([*terms, *_bond(position, action)] if action.verb == "marry" else aside(terms), 4)


def _bond(position: Position, action: Action) -> list[Reason]:
    """What a marriage binds both families to, which is its price: they win together alone (8.2)."""
    families = {n.family for a in action.args if (n := position.nobles.get(str(a))) is not None}
    together, alone = (goal(position.view.seats, wedded) for wedded in (True, False))
    have = sum(position.family(family).points for family in families)
    return [Reason("fief-because-bond", {"n": have, "most": together, "alone": alone}, 0.0, purpose=True)]


def _vote(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    """For whom a vote is given, or was laid already."""
    position = asked.position
    named = {str(a.args[1]) for a in asked.prompt.actions if a.verb == "favour"}
    voted = next((str(a.args[1]) for a in plan if a.verb == "favour"), "")
    if voted:
        return court.favoured(position, position.nobles[voted]) if voted in position.nobles else []
    if plan[0] != SEAL:
        return []
    weighed = [court.favoured(position, n) for n in position.view.nobles if n.slug in named and n.captor is None]
    best = max(weighed, key=lambda terms: sum(r.worth for r in terms), default=nothing())
    return best if sum(r.worth for r in best) > 0 else aside(best)


# --- battles ---------------------------------------------------------------------------------------------------------


def _battle(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    if plan[0].verb == "draw-sword":
        return sword(1)
    if plan[0].verb == "done":
        return nothing(asked.position.weights.dare)
    terms = fight.declared(asked.position, asked.judgement, plan[0], asked.position.acting)
    return [*_prize(asked.position, plan[0]), *terms] if terms else []


def _prize(position: Position, action: Action) -> list[Reason]:
    """What a battle is fought for: what another's city yields."""
    city = next((CITY[str(a)] for a in action.args if str(a) in CITY), NONE)
    if city == NONE or position.control[city] in position.mine:
        return []
    told: Params = {"city": Place(CITY_IDS[city]), "n": position.yields(city)}
    return [Reason("fief-because-income", told, 0.0, purpose=True)]


def _fight(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    """To stop is measured by what going on promises; so is a siege."""
    if fight.FIGHT not in asked.prompt.actions:
        return nothing()
    terms = fight.onward(asked.position, asked.judgement)
    if plan[0] == fight.FIGHT:
        return terms
    if plan[0] == fight.SURRENDER:
        return fight.surrendered(asked.position)
    return aside(terms) if plan[0] in (fight.STOP, fight.SIEGE) else []


def _join(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return fight.joined(asked.position, plan[0])


def _passed(
    by: Callable[[Position, Worth, Action], list[Reason]],
) -> Callable[[Question, Sequence[Action]], list[Reason]]:
    """Terms of each act but the one that passes, which weighs nothing."""

    def of(asked: Question, plan: Sequence[Action]) -> list[Reason]:
        return nothing() if plan[0].verb in ("pass", "done") else by(asked.position, asked.judgement, plan[0])

    return of


def _spoken(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """A tax that pays goes before a word that may fail."""
    terms = fight.spoken(position, worth, action)
    return before(terms, action.verb == "danegeld" and sum(r.worth for r in terms) > 0)


def _risen(position: Position, worth: Worth, _: Action) -> list[Reason]:
    return fight.risen(position, worth)


def _refuge(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return fight.sheltered(asked.position, asked.judgement, CITY[str(plan[0].args[0])])


def _wall(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return fight.guarded(asked.position, CITY[str(plan[0].args[0])])


# --- cards for any moment --------------------------------------------------------------------------------------------


def _window(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    if plan[0].verb != "intend":
        return nothing()
    verb, *words = plan[0].args
    return speaks(asked.position, asked.judgement, Action(str(verb), tuple(words)))


def _bench(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return speaks(asked.position, asked.judgement, plan[0])


def _arsenal(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return armed_for(asked.position, asked.judgement, plan[-1])


def _ruled(asked: Question, plan: Sequence[Action]) -> list[Reason]:
    return [Reason(f"fief-because-rule-{asked.prompt.step}", {}, 0.0)]


REASONS: Reasons[Position, Worth] = {
    **dict.fromkeys(RULED, _ruled),
    "arsenal": _arsenal,
    "assign": _assign,
    "battle": _battle,
    "bench": _bench,
    "burn": _burn,
    "buy": _buy,
    "calm": _passed(fight.calmed),
    "challenge": _challenge,
    "court": _court,
    "discard": _discard,
    "fight": _fight,
    "join": _join,
    "leave": _leave,
    "march": _march,
    "market": _market,
    "move": _move,
    "parley": _passed(_spoken),
    "pillage": _passed(fight.spoils),
    "play": _play,
    "rebel": _passed(_risen),
    "refuge": _refuge,
    "settle": _settle,
    "vote": _vote,
    "wall": _wall,
    "window": _window,
}

__all__ = ["REASONS", "company", "listing", "marching"]
