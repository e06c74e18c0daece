"""The Assembly: what decisions are worth, how many Votes they get, what for."""

from __future__ import annotations

from engine.core import Action, seat_slug, slug_seat
from engine.knights.files import AgendaCard
from engine.knights.game_data import N
from engine.knights.view_vote import MatterView
from engine.players.knights.position import CARDS, Position

SEAL, PASS = Action("seal"), Action("pass")
AGENDA, UNBAN, REPEAL, REVIVE, POSTPONE, DECREE = "agenda", "unban", "repeal", "revive", "postpone", "decree"
YES, NO = "yes", "no"
LATER = 0.6
"""What later Assemblies weigh beside the matters of this one."""
FLAT = {"free-pass": 0.3, "muster-cost": 0.2, "repair-cost": 0.2, "fortify-cost": 0.1, "invest": 0.2, "fords": 0.1,
        "lands": 0.2, "engines": 0.3}  # fmt: skip
"""What some privileges are worth."""
TITLE, CHARGE = 0.8, 0.6
"""What an office or a charge is worth that is not named."""


def boon(position: Position, card: AgendaCard, seat: int) -> float:
    """What a card brings to a Baron who gets it; less than nothing for a blow."""
    t, turns = position.weights, position.turns
    baron = position.view.barons[seat]
    found = 0.0
    for it in card.mods:
        if it.mod == "income":
            found += it.n * turns * t.coin * 0.8
        elif it.mod == "maintained":
            found += t.troop * it.n / N.hit
        elif it.mod == "votes":
            found += t.vote * it.n * turns * 0.7
        elif it.mod == "away":
            found -= 0.3 + 0.5 * t.ban * (turns > 1) * 0.5
        elif it.mod == "upkeep-faith":
            found += t.faith * turns * 0.5
        elif it.mod == "wage-relief":
            found += it.n * t.coin * turns * 0.7
        else:
            found += FLAT.get(it.mod, 0.0)
    for effect in card.effects:
        goods = {"crowns": t.coin, "votes": t.vote, "faith": t.faith, "influence": 1.0}.get(effect.what, 0.0)
        if effect.op == "gain":
            found += effect.n * goods
        elif effect.op in ("lose", "lose-per-city"):
            found -= effect.n * goods * (baron.cities if effect.op == "lose-per-city" else 1)
        elif effect.op == "chairman":
            found += t.token * (position.view.chairman != seat)
        elif effect.op == "head":
            found += t.token * (position.view.head != seat)
        elif effect.op == "ban":
            found -= t.ban * (not baron.banned)
        elif effect.op == "unban":
            found += t.ban * baron.banned
        elif effect.op == "strip":
            titles = (
                len(baron.charges)
                if effect.what == "charge"
                else sum(bool(n.office) for n in position.view.nobles if n.seat == seat)
            )
            found -= (CHARGE if effect.what == "charge" else TITLE) * (titles > 0)
        elif effect.op == "free-city":
            cities = [position.city(c) for c in position.view.cities if c.owner == seat and not c.razed]
            found -= min(cities, default=0.0)
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
    t, turns = position.weights, position.turns
    rivals = position.rivals or [position.baron]
    me = position.baron

    def beyond(mine: float, theirs: list[float]) -> float:
        return sum(theirs) / len(theirs) - mine

    found = 0.0
    for it in card.mods:
        if it.mod == "income-tax":
            found += t.coin * turns * beyond(me.income, [b.income for b in rivals]) / max(1, it.n)
        elif it.mod == "arms-tax":
            found += t.coin * turns * beyond(me.wages, [b.wages for b in rivals]) / 2
        elif it.mod == "votes-cap":
            found += t.vote * beyond(me.votes, [b.votes for b in rivals])
        elif it.mod == "attack-strength":
            found += 0.1 * turns * beyond(-me.cities, [-b.cities for b in rivals])
        else:
            found += 0.1 * beyond(-me.crowns / 10, [-b.crowns / 10 for b in rivals])
    return found


def held(position: Position, slug: str) -> float:
    """What it is worth that a card goes on being in force."""
    card = CARDS[slug]
    assert isinstance(card, AgendaCard)
    if card.kind == "law":
        return law(position, card)
    for baron in position.view.barons:
        offices = {n.office for n in position.view.nobles if n.seat == baron.seat}
        if slug in baron.charges or slug in offices:
            return share(position, baron.seat) * boon(position, card, baron.seat)
    return 0.0


def choices(position: Position, matter: MatterView) -> dict[str, float]:
    """What each outcome of a matter is worth."""
    seats = [b.seat for b in position.view.barons if not b.out]
    if matter.matter == UNBAN:
        seat = slug_seat(matter.target)
        return {YES: share(position, seat) * position.weights.ban if seat is not None else 0.0, NO: 0.0}
    if matter.matter == REPEAL:
        return {YES: -held(position, matter.agenda), NO: 0.0}
    if matter.matter in (POSTPONE, DECREE, REVIVE) or matter.agenda not in CARDS:
        return {YES: -0.1, NO: 0.0}
    card = CARDS[matter.agenda]
    assert isinstance(card, AgendaCard)
    if card.vote == "baron":
        return {seat_slug(s): share(position, s) * boon(position, card, s) for s in seats}
    if card.kind == "law":
        return {YES: law(position, card), NO: 0.0}
    found = sum(share(position, s) * boon(position, card, s) for s in seats)
    return {YES: found, NO: 0.0}


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
    """Votes in proportion to what hangs on each matter, some kept for later ones."""
    vote = position.view.vote
    assembly = vote.assembly if vote is not None else None
    names = list(dict.fromkeys(str(a.args[0]) for a in legal if a.verb == "cast"))
    if assembly is None or not names:
        return [SEAL]
    votes = position.baron.votes
    matters = [assembly.ballot.matter] if assembly.ballot is not None else list(assembly.coming)
    later = list(assembly.coming) if assembly.ballot is not None else []
    weights = [max(0.0, weight(position, m)) for m in matters][: len(names)]
    rest = sum(max(0.0, weight(position, m)) for m in later)
    keep = 0.0 if position.turns <= 1 else LATER
    total = sum(weights) + rest + keep
    amounts = [min(votes, round(votes * w / total)) if total > 0 else 0 for w in weights]
    while sum(amounts) > votes:
        amounts[amounts.index(max(amounts))] -= 1
    known = vote.said if vote is not None else {}
    wanted = [Action("say", (name, saying(position, m))) for name, m in zip(names, matters, strict=False)]
    said = [a for a in wanted if known.get(str(a.args[0])) != a.args[1] and a in legal]
    if len(names) == 1:
        return [*said, Action("cast", (names[0], amounts[0]))]
    written = vote.written if vote is not None else {}
    pairs = sorted(zip(names, amounts, strict=False), key=lambda x: x[1] - written.get(x[0], 0))
    return [*said, *(Action("cast", (name, n)) for name, n in pairs if written.get(name, 0) != n), SEAL]


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
    matter = now(position)
    card = CARDS.get(matter.agenda) if matter is not None else None
    abide, refuse = Action("abide"), Action("refuse")
    if not isinstance(card, AgendaCard) or refuse not in legal:
        return abide
    loss = -boon(position, card, position.me)
    price = 0.0 if position.baron.banned else position.weights.ban * min(1.0, position.turns / 3)
    return refuse if loss > price else abide


def proposing(position: Position, legal: list[Action]) -> Action:
    """A motion that helps, nothing where none does."""
    best, value = PASS, 0.1
    for action in legal:
        if action == PASS:
            continue
        matter, name = str(action.args[0]), str(action.args[1]) if len(action.args) > 1 else ""
        if matter == UNBAN:
            seat = slug_seat(name)
            worth = share(position, seat) * position.weights.ban if seat is not None else 0.0
        elif matter == REPEAL:
            worth = -held(position, name)
        elif matter == REVIVE and name in CARDS:
            found = choices(position, MatterView(AGENDA, name, ""))
            worth = 0.5 * (max(found.values()) - sum(found.values()) / len(found))
        else:
            worth = 0.0
        if worth > value:
            best, value = action, worth
    return best


def discarding(position: Position, legal: list[Action]) -> Action:
    """The charge that brings least."""

    def worth(action: Action) -> float:
        card = CARDS[str(action.args[0])]
        return boon(position, card, position.me) if isinstance(card, AgendaCard) else 0.0

    return min(legal, key=lambda a: (worth(a), str(a)))


def appointing(position: Position, legal: list[Action]) -> Action:
    """A Noble on the board without an office, the strongest."""

    def score(action: Action) -> tuple[bool, bool, int, str]:
        noble = position.nobles[str(action.args[0])]
        return (not noble.office, bool(noble.area), noble.strength, noble.slug)

    return max(legal, key=score)


def presiding(position: Position, legal: list[Action]) -> Action:
    """Oneself, or who is farthest behind."""

    def score(action: Action) -> float:
        seat = slug_seat(str(action.args[0]))
        assert seat is not None
        return 99.0 if seat == position.me else -position.standing(position.view.barons[seat])

    return max(legal, key=lambda a: (score(a), str(a)))
