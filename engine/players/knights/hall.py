"""The Assembly: what decisions are worth, how many Votes they get, what for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import SEAL, Action, seat_slug, slug_seat
from engine.knights.files import AgendaCard
from engine.knights.game_data import CARD, N
from engine.knights.standing.standing_vote import TIE, VOTED
from engine.knights.views.view_vote import AssemblyView, MatterView
from engine.players.knights.position import Position
from engine.players.knights.terms import BARRED, Term, nothing, times, total, undone

PASS = Action("pass")
AGENDA, UNBAN, REPEAL, REVIVE, POSTPONE, DECREE = "agenda", "unban", "repeal", "revive", "postpone", "decree"
YES, NO = "yes", "no"
LATER = 0.6
"""What later Assemblies weigh beside the matters of this one."""
FLAT = {"free-pass": 0.3, "muster-cost": 0.2, "repair-cost": 0.2, "fortify-cost": 0.1, "invest": 0.2, "fords": 0.1,
        "lands": 0.2, "engines": 0.3}  # fmt: skip
"""What some privileges are worth."""
TITLE, CHARGE = 0.8, 0.6
"""What an office or a charge is worth that is not named."""
WORTHWHILE = 0.1
"""What a motion has to promise, or none is proposed."""
LARGE = 10_000.0
"""More troops than any army has, so that their number decides only between what is equal otherwise."""


def boon(position: Position, card: AgendaCard, seat: int) -> float:
    """What a card brings to a Baron who gets it; less than nothing for a blow."""
    return total(boon_terms(position, card, seat))


def boon_terms(position: Position, card: AgendaCard, seat: int) -> list[Term]:
    """What it brings one by one."""
    t, turns = position.weights, position.turns
    baron = position.view.barons[seat]
    found: list[Term] = []
    for it in card.mods:
        if it.mod == "income":
            found.append((it.n * turns * t.coin * 0.8, "taxes", (seat, it.n)))
        elif it.mod == "maintained":
            found.append((t.troop * it.n / N.hit, "men", (seat, it.n)))
        elif it.mod == "votes":
            found.append((t.vote * it.n * turns * 0.7, "assembly", (seat, it.n)))
        elif it.mod == "away":
            found.append((-(0.3 + 0.5 * t.ban * (turns > 1) * 0.5), "card", (seat, card.slug)))
        elif it.mod == "upkeep-faith":
            found.append((t.faith * turns * 0.5, "tithe", (seat, it.n)))
        elif it.mod == "wage-relief":
            found.append((it.n * t.coin * turns * 0.7, "relief", (seat, it.n)))
        elif it.mod in FLAT:
            found.append((FLAT[it.mod], "card", (seat, card.slug)))
    for effect in card.effects:
        goods = {"crowns": t.coin, "votes": t.vote, "faith": t.faith, "influence": 1.0}.get(effect.what, 0.0)
        if effect.op == "gain" and goods:
            found.append((effect.n * goods, "theirs", (seat, effect.what, effect.n)))
        elif effect.op in ("lose", "lose-per-city") and goods:
            n = effect.n * (baron.cities if effect.op == "lose-per-city" else 1)
            found.append((-n * goods, "theirs", (seat, effect.what, -n)))
        elif effect.op == "chairman" and position.view.chairman != seat:
            found.append((t.token, "theirs", (seat, "title-chair", 1)))
        elif effect.op == "head" and position.view.head != seat:
            found.append((t.token, "theirs", (seat, "title-head", 1)))
        elif effect.op == "ban" and not baron.banned:
            found.append((-t.ban, "ban", (seat,)))
        elif effect.op == "unban" and baron.banned:
            found.append((t.ban, "ban", (seat,)))
        elif effect.op == "strip":
            charge = effect.what == "charge"
            offices = sum(bool(n.office) for n in position.view.nobles if n.seat == seat)
            if len(baron.charges) if charge else offices:
                found.append((-CHARGE if charge else -TITLE, "theirs", (seat, "charge" if charge else "office", -1)))
        elif effect.op == "free-city":
            cities = [position.city(c) for c in position.view.cities if c.owner == seat and not c.razed]
            if cities:
                found.append((-min(cities), "theirs", (seat, "cities", -1)))
    return found


def share(position: Position, seat: int) -> float:
    """How much of what a Baron gains counts, and with which sign."""
    if seat == position.me:
        return 1.0
    if position.view.seats == 2:
        return -1.0
    return -position.weights.alarm if seat == position.leader.seat else -position.weights.deny


def law(position: Position, card: AgendaCard) -> float:
    """What it is worth that a law is in force: what it takes from others less what it takes from oneself."""
    return total(law_terms(position, card))


def law_terms(position: Position, card: AgendaCard) -> list[Term]:
    """What it takes from others and oneself, one thing after the other."""
    t, turns = position.weights, position.turns
    rivals = position.rivals or [position.baron]
    me, count = position.baron, len(rivals)
    found: list[Term] = []
    for it in card.mods:
        if it.mod == "income-tax":
            mean = sum(b.income for b in rivals) / count
            found.append((t.coin * turns * (mean - me.income) / max(1, it.n), "compare-taxes", (me.income, mean)))
        elif it.mod == "arms-tax":
            mean = sum(b.wages for b in rivals) / count
            found.append((t.coin * turns * (mean - me.wages) / 2, "compare-wages", (me.wages, mean)))
        elif it.mod == "votes-cap":
            mean = sum(b.votes for b in rivals) / count
            found.append((t.vote * (mean - me.votes), "compare-votes", (me.votes, mean)))
        elif it.mod == "attack-strength":
            mean = sum(b.cities for b in rivals) / count
            found.append((0.1 * turns * (me.cities - mean), "compare-cities", (me.cities, mean)))
        else:
            mean = sum(-b.crowns / 10 for b in rivals) / count
            found.append((0.1 * (mean + me.crowns / 10), "compare-crowns", (me.crowns, -10 * mean)))
    return found


def held(position: Position, slug: str) -> float:
    """What it is worth that a card goes on being in force."""
    return total(held_terms(position, slug))


def held_terms(position: Position, slug: str) -> list[Term]:
    """What speaks for it that a card goes on being in force."""
    card = CARD[slug]
    assert isinstance(card, AgendaCard)
    if card.kind == "law":
        return law_terms(position, card)
    for baron in position.view.barons:
        offices = {n.office for n in position.view.nobles if n.seat == baron.seat}
        if slug in baron.charges or slug in offices:
            return times(share(position, baron.seat), boon_terms(position, card, baron.seat))
    return []


def choices(position: Position, matter: MatterView) -> dict[str, float]:
    """What each outcome of a matter is worth."""
    seats = [b.seat for b in position.view.barons if not b.out]
    if matter.matter == UNBAN:
        seat = slug_seat(matter.target)
        return {YES: share(position, seat) * position.weights.ban if seat is not None else 0.0, NO: 0.0}
    if matter.matter == REPEAL:
        return {YES: -held(position, matter.agenda), NO: 0.0}
    if matter.matter in (POSTPONE, DECREE, REVIVE) or matter.agenda not in CARD:
        return {YES: -0.1, NO: 0.0}
    card = CARD[matter.agenda]
    assert isinstance(card, AgendaCard)
    if card.vote == "baron":
        return {seat_slug(s): share(position, s) * boon(position, card, s) for s in seats}
    if card.kind == "law":
        return {YES: law(position, card), NO: 0.0}
    found = sum(share(position, s) * boon(position, card, s) for s in seats)
    return {YES: found, NO: 0.0}


def choice_terms(position: Position, matter: MatterView, choice: str) -> list[Term]:
    """What ``choices`` adds up for an outcome, one thing after the other."""
    if choice == NO:
        return nothing()
    if matter.matter == UNBAN:
        seat = slug_seat(matter.target)
        return [(share(position, seat) * position.weights.ban, "ban", (seat,))] if seat is not None else nothing()
    if matter.matter == REPEAL:
        return undone(held_terms(position, matter.agenda)) or nothing()
    if matter.matter in (POSTPONE, DECREE, REVIVE) or matter.agenda not in CARD:
        return nothing(choices(position, matter)[YES])
    card = CARD[matter.agenda]
    assert isinstance(card, AgendaCard)
    if card.vote != "baron" and card.kind == "law":
        return law_terms(position, card) or nothing()
    seats = [
        b.seat for b in position.view.barons if not b.out and (card.vote != "baron" or seat_slug(b.seat) == choice)
    ]
    return [it for s in seats for it in times(share(position, s), boon_terms(position, card, s))] or nothing()


def weight(position: Position, matter: MatterView) -> float:
    """How much hangs on a matter."""
    found = choices(position, matter)
    best = max(found.values())
    return best - sum(found.values()) / len(found)


def now(position: Position) -> MatterView | None:
    """The matter that is voted on."""
    vote = position.view.vote
    held_now = vote.assembly if vote is not None else None
    return held_now.ballot.matter if held_now is not None and held_now.ballot is not None else None


def bidding(position: Position, legal: list[Action]) -> list[Action]:
    """Votes in proportion to what hangs on each matter, some kept for later ones; what for, and for what a tie is to
    be broken where one presides and has ordered that it goes so."""
    vote = position.view.vote
    assembly = vote.assembly if vote is not None else None
    names = list(dict.fromkeys(str(a.args[0]) for a in legal if a.verb == "cast"))
    if assembly is None or not names:
        return [SEAL]
    votes, matters, exact = position.baron.votes, matters_of(assembly), parts(position, assembly, len(names))
    amounts = [min(votes, round(n)) for n in exact]
    while sum(amounts) > votes:
        amounts[amounts.index(max(amounts))] -= 1
    known = vote.said if vote is not None else {}
    ties = assembly.presiding == position.me and position.own.orders.voices.get(TIE) == VOTED
    wanted = [
        Action("say", (name, saying(position, m)))
        for name, m, n in zip(names, matters, amounts, strict=False)
        if n or ties
    ]  # fmt: skip
    said = [a for a in wanted if known.get(str(a.args[0])) != a.args[1] and a in legal]
    if len(names) == 1:
        return [*said, Action("cast", (names[0], amounts[0]))]
    written = vote.written if vote is not None else {}
    pairs = sorted(zip(names, amounts, strict=False), key=lambda x: x[1] - written.get(x[0], 0))
    return [*said, *(Action("cast", (name, n)) for name, n in pairs if written.get(name, 0) != n), SEAL]


def matters_of(assembly: AssemblyView) -> list[MatterView]:
    """What Votes are cast on now."""
    return [assembly.ballot.matter] if assembly.ballot is not None else list(assembly.coming)


def parts(position: Position, assembly: AssemblyView, count: int) -> list[float]:
    """How many Votes the first so many matters ought to get, in proportion to what hangs on them."""
    later = list(assembly.coming) if assembly.ballot is not None else []
    weights = [max(0.0, weight(position, m)) for m in matters_of(assembly)][:count]
    rest = sum(max(0.0, weight(position, m)) for m in later)
    keep = 0.0 if position.turns <= 1 else LATER
    total_weight = sum(weights) + rest + keep
    return [position.baron.votes * w / total_weight if total_weight > 0 else 0.0 for w in weights]


def bidding_terms(position: Position, legal: list[Action], plan: Sequence[Action]) -> list[Term]:
    """What speaks for the outcomes that Votes are cast for, and how near the number is to the share of each."""
    vote = position.view.vote
    assembly = vote.assembly if vote is not None else None
    names = list(dict.fromkeys(str(a.args[0]) for a in legal if a.verb == "cast"))
    casts = {str(a.args[0]): int(a.args[1]) for a in plan if a.verb == "cast"}
    if assembly is None or vote is None or (len(names) == 1 and not casts):
        return []
    found: list[Term] = []
    matters, exact = matters_of(assembly), parts(position, assembly, len(names))
    for name, matter, wanted in zip(names, matters, exact, strict=False):
        cast = casts.get(name, vote.written.get(name, 0))
        found += choice_terms(position, matter, saying(position, matter)) if cast else []
        found.append((-position.weights.vote * abs(wanted - cast), "share", (wanted, position.baron.votes)))
    return found


def saying(position: Position, matter: MatterView) -> str:
    """What one's Votes are for: said with their number, so that nobody waits for it."""
    worth = choices(position, matter)
    return max(worth, key=lambda c: (worth[c], *_parting(position, c)))


def _parting(position: Position, choice: str) -> tuple[bool, int]:
    """What parts choices that are worth as much: no before yes, then whoever sits next."""
    seat = slug_seat(choice)
    return choice == NO, 0 if seat is None else -position.after(seat)


def declaring(position: Position, legal: list[Action]) -> Action:
    """What is worth most of what can be said."""
    matter = now(position)
    found = choices(position, matter) if matter is not None else {}
    return max(legal, key=lambda a: (found.get(str(a.args[0]), -9.0), *_parting(position, str(a.args[0]))))


def abiding(position: Position, legal: list[Action]) -> Action:
    """A blow is refused where it costs more than the ban, or by whoever is banned anyway."""
    abide, refuse = Action("abide"), Action("refuse")
    worse = total(abiding_terms(position, abide)) < total(abiding_terms(position, refuse))
    return refuse if refuse in legal and worse else abide


def abiding_terms(position: Position, action: Action) -> list[Term]:
    """What a decision brings, or what it costs to refuse it."""
    matter = now(position)
    card = CARD.get(matter.agenda) if matter is not None else None
    if not isinstance(card, AgendaCard):
        return []
    if action.verb == "abide":
        return boon_terms(position, card, position.me) or nothing()
    price = 0.0 if position.baron.banned else position.weights.ban * min(1.0, position.turns / 3)
    return [(-price, "ban", (position.me,))]


def proposing(position: Position, legal: list[Action]) -> Action:
    """A motion that helps, nothing where none does."""
    best, value = PASS, WORTHWHILE
    for action in legal:
        worth = total(proposing_terms(position, action))
        if worth > value:
            best, value = action, worth
    return best


def proposing_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for a motion, or for none."""
    if action == PASS:
        return nothing(WORTHWHILE)
    matter, name = str(action.args[0]), str(action.args[1]) if len(action.args) > 1 else ""
    seat = slug_seat(name) if matter == UNBAN else None
    if seat is not None:
        return [(share(position, seat) * position.weights.ban, "ban", (seat,))]
    if matter == REPEAL:
        return undone(held_terms(position, name)) or nothing()
    if matter == REVIVE and name in CARD:
        return [(0.5 * weight(position, MatterView(AGENDA, name, "")), "card", (position.me, name))]
    return nothing()


def discarding(position: Position, legal: list[Action]) -> Action:
    """The charge that brings least."""
    return min(legal, key=lambda a: (-total(discarding_terms(position, a)), str(a)))


def discarding_terms(position: Position, action: Action) -> list[Term]:
    """What is lost with a charge."""
    card = CARD[str(action.args[0])]
    return undone(boon_terms(position, card, position.me)) if isinstance(card, AgendaCard) else []


def appointing(position: Position, legal: list[Action]) -> Action:
    """A Noble on the board without an office, the strongest."""

    return max(legal, key=lambda a: (total(appointing_terms(position, a)), str(a.args[0])))


def appointing_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for giving a Noble an office: none yet, a place on the board, strength."""
    noble = position.nobles[str(action.args[0])]
    found: list[Term] = [(bool(noble.area) + noble.strength / LARGE, "leads", (noble.slug, noble.strength))]
    return [*found, (-2.0, "card", (position.me, noble.office))] if noble.office else found


def presiding(position: Position, legal: list[Action]) -> Action:
    """Oneself, or who is farthest behind."""

    return max(legal, key=lambda a: (total(presiding_terms(position, a)), str(a)))


def presiding_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for a Baron as Chairman: how little they have, unless it is oneself."""
    seat = slug_seat(str(action.args[0]))
    assert seat is not None
    standing = position.standing(position.view.barons[seat])
    return [(BARRED if seat == position.me else -standing, "stands", (seat, standing))]


def declaring_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for an outcome."""
    matter = now(position)
    return choice_terms(position, matter, str(action.args[0])) if matter is not None else []
