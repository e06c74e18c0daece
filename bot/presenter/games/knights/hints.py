"""What every option costs and brings, from the seat's own view: crowns, strength, Fate cards, Votes, Influence."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping

from bot.presenter.games.knights import hints_of_votes as votes
from bot.presenter.games.knights import hints_of_war as war
from bot.presenter.games.knights import sight, warnings
from bot.presenter.games.knights.strengths import Strengths, army
from bot.presenter.panel_kit.screens import joined
from engine.core import Action, slug_seat
from engine.knights import analysis
from engine.knights.analysis import KEEP, TROOP, men_of, troop_of
from engine.knights.game_data import AREA, AREA_IDS, EXPEDITION, EXPEDITIONS_FILE, FATE, NOBLE, NOBLE_IDS, TRACK, N
from engine.knights.views.view import NobleView


class Notes(Strengths):
    """The notes of one panel."""

    def told(self, action: Action) -> str:
        """What an action costs and brings; empty where there is nothing to say. A panel asks more than once."""
        if action not in self._told:
            found = BY_VERB.get(action.verb)
            self._told[action] = found(self, *(str(a) for a in action.args)) if found is not None else ""
        return self._told[action]

    @functools.cached_property
    def _told(self) -> dict[Action, str]:
        return {}


# --- action cards ----------------------------------------------------------------------------------------------------


def kind(notes: Notes, card: str) -> str:
    """An action card in the hand: what it would bring now."""
    mine = sight.own(notes.view)
    if mine is None:
        return ""
    crowns = analysis.levy_crowns(notes.position, notes.me)
    return notes.text(f"card-{card}", n=crowns, votes=mine.votes, faith=mine.faith)


def lay(notes: Notes, card: str, pile: str) -> str:
    """A card on a pile."""
    return kind(notes, card)


def use(notes: Notes, what: str = "") -> str:
    """The card in play is used."""
    card = notes.view.play.card if notes.view.play is not None else ""
    fields = analysis.battlefields(notes.position, notes.me)
    mine = dict.fromkeys(n.area for n in notes.view.nobles if n.seat == notes.me)
    areas = [notes.word(a) for a in mine if AREA.get(a) in fields]
    return notes.text(f"use-{what}", areas=areas, count=len(areas)) if what else kind(notes, card)


def take(notes: Notes, what: str) -> str:
    """Crowns or a Vote for Versatile Strategy."""
    mine = sight.own(notes.view)
    if mine is None:
        return ""
    if what == "crowns":
        return notes.text("take-crowns", n=N.versatile_crowns, left=mine.crowns + N.versatile_crowns)
    return notes.text("take-vote", n=N.versatile_votes, left=mine.votes + N.versatile_votes)


def spot(notes: Notes, number: str) -> str:
    """A marker on the track: its fee with Versatile Strategy, how soon it hires."""
    view, n = notes.view, int(number)
    paid = view.play is not None and view.play.card == "versatile-strategy"
    laid = [place for place, it in enumerate(view.track, 1) if it.seat >= 0]
    before = sum(place < n for place in laid)
    open_ = sum(s.open for s in view.track)
    price = [notes.left(TRACK[n - 1].fee)] if paid else []
    return joined([*price, notes.text("spot", before=before, laid=len(laid) + 1, of=open_)])


def space(notes: Notes, slug: str) -> str:
    """A card on a space: how many lie there then, what begins."""
    view, mine = notes.view, sight.own(notes.view)
    found = next((s for s in view.spaces if s.slug == slug), None)
    if found is None or mine is None:
        return ""
    n = len(found.cards) + 1
    parts = [notes.text("space", n=n, of=found.most)]
    if n >= found.most:
        at, me = notes.position, notes.me
        votes = analysis.votes_due(at, me) if analysis.attends(at, me) else 0
        parts.append(notes.text(f"begins-{slug}", income=analysis.receipts(at, me), wages=analysis.wages_due(at, me),
                                crowns=mine.crowns, n=votes))  # fmt: skip
    return joined(parts)


def serve(notes: Notes, slug: str) -> str:
    """A Faith, and a card on a space."""
    mine = sight.own(notes.view)
    if mine is None:
        return ""
    faith = mine.faith + analysis.church_faith(notes.position, notes.me)
    head = notes.view.head != notes.me and analysis.church_head(notes.position, notes.me)
    return joined([notes.text("faith", n=faith, head=int(head)), space(notes, slug)])


def decline(notes: Notes) -> str:
    """The card does nothing, and lies there all the same; the sieges that all who can come could lay with it."""
    card = notes.view.play.card if notes.view.play is not None else ""
    waiting = (
        []
        if card != warnings.MARCHES
        else [a for a in map(AREA_IDS.__getitem__, analysis.goals(notes.position, notes.me)) if notes.siege_waits(a)]
    )
    told = notes.text("decline-back" if card == "versatile-strategy" else "decline")
    return joined([notes.given_up(waiting), told])


def done(notes: Notes) -> str:
    """Nobody is attacked where a card has led: what could be without a loss."""
    if notes.view.play is None or notes.view.march is not None:
        return ""
    named = notes.params.get("areas")
    areas = [str(getattr(it, "slug", "")) for it in named] if isinstance(named, list) else []
    at, me = notes.position, notes.me
    return notes.given_up([a for a in areas if any(notes.safe(a, t) for t in analysis.targets(at, me, AREA[a]))])


# --- ways ------------------------------------------------------------------------------------------------------------


def target(notes: Notes, area: str) -> str:
    """The area of Mobilize Forces: whether all who can be there now could besiege what stands there, who they are."""
    now, later = notes.comers(area)
    here = analysis.fighters(notes.position, notes.me, AREA[area])
    mine = sum(analysis.army_of(notes.position, n) for n in here)
    parts = [notes.compared(notes.gathered_siege(area))]
    parts += [notes.text("yours", n=mine)] if mine else []
    parts += [notes.text("come", names=[notes.word(NOBLE_IDS[n]) for n in now])] if now else []
    parts += [notes.text("come-later", names=[notes.word(NOBLE_IDS[n]) for n in later])] if later and not now else []
    return joined([*parts, notes.others(area)]) or notes.text("empty")


def march(notes: Notes, noble: str, *way: str) -> str:
    """A way by land: whose leave it takes, a toll, what stands at its end; who goes with a card that moves one Noble
    alone is exhausted there and attacks nothing (K12.1)."""
    route = [AREA[area] for area in way]
    toll = analysis.land_toll(notes.position, notes.me, route)
    asked = sorted({seat for seat, _ in analysis.leave_needed(notes.position, notes.me, route)})
    parts = [notes.text("leave", seats=notes.seats(asked))] if asked else []
    parts += [notes.left(toll)] if toll else []
    parts += warnings.march(notes, noble, way[-1])
    fights = notes.view.play is not None and bool(notes.view.play.area)
    parts += [] if fights else [notes.text("tires")]
    return joined([*parts, notes.goal(way[-1], [NOBLE[noble]] if fights else [])])


def sail(notes: Notes, noble: str, port: str) -> str:
    """A way by sea: it lands later."""
    toll = analysis.sea_toll(notes.position, notes.me)
    now = analysis.noble_mod(notes.position, NOBLE[noble], "lands") is not None
    parts = [notes.left(toll) if toll else "", "" if now else notes.text("sails"), *warnings.leaving(notes, noble)]
    return joined([*parts, notes.goal(port)])


def bring(notes: Notes, source: str, what: str) -> str:
    """Troops that come along."""
    joins = notes.text("joins", n=moved(notes, what, source), tokens=army(notes, source)[1] if what == "all" else 0)
    return joined([joins, *emptied(notes, what, source)])


def moved(notes: Notes, what: str, source: str) -> int:
    """Troops on the cards that move: a card, or all of a Noble or of the stronghold."""
    if what != "all":
        return size(what)
    if source == KEEP:
        return sum(men_of(hold.troops) for hold in notes.view.strongholds if hold.seat == notes.me)
    return sum(men_of(noble.troops) for noble in notes.view.nobles if noble.slug == source)


def emptied(notes: Notes, what: str, source: str) -> list[str]:
    """A Noble on the board whose last troops are taken leaves it."""
    who = sight.noble(notes.view, source)
    if who is None or not who.area or who.men > men_of(who.troops if what == "all" else [what]):
        return []
    return [notes.text("emptied", noble=notes.word(source)), *warnings.leaving(notes, source)]


def shift(notes: Notes, what: str, source: str, to: str) -> str:
    """Troops handed over: what each would have."""
    n, tokens = moved(notes, what, source), army(notes, source)[1] if what == "all" else 0
    shifts = notes.text("shift", n=n, tokens=tokens, total=army(notes, to)[0] + n)
    return joined([shifts, *emptied(notes, what, source)])


def place(notes: Notes, noble: str, area: str) -> str:
    """Where a Noble comes back or begins."""
    at, there = notes.position, AREA[area]
    it, parts = sight.city(notes.view, area), [notes.text("strength", n=army(notes, noble)[0])]
    if it is not None and it.owner < 0:
        armies = [NOBLE[noble], *analysis.nobles_at(at, there, notes.me)]
        able = analysis.can_besiege(at, analysis.attack_on(at, notes.me, there, analysis.CITY), armies)
        parts.append(notes.text("open-siege" if able else "closed-siege"))
    return joined([*parts, notes.site(area)])


# --- troops ---------------------------------------------------------------------------------------------------------


def troop(notes: Notes, slug: str, of: str = "") -> str:
    """A troop card that goes: what it is worth and asks."""
    return notes.text("troop", n=size(slug), wage=wage(slug))


def size(slug: str) -> int:
    """Troops on a card, 0 where it is none."""
    return troop_of(slug).size if slug in TROOP else 0


def wage(slug: str) -> int:
    """Crowns that a troop card asks, 0 where it is none."""
    return troop_of(slug).wage if slug in TROOP else 0


# --- money -----------------------------------------------------------------------------------------------------------


def hire(notes: Notes, slug: str, where: str, spot: str = "") -> str:
    """A Mercenary: price now, what all ask at the next Wages then, and how much of that is new."""
    at, me = notes.position, notes.me
    cost, total = analysis.hire_price(at, me, TROOP[slug]), analysis.wages_hired(at, me, TROOP[slug], holder(where))
    return joined([notes.left(cost), notes.text("wage", n=total - analysis.wages_due(at, me), total=total)])


def discharge(notes: Notes, slug: str, of: str) -> str:
    """A Mercenary let go: crowns saved, what the army has then."""
    men, tokens, _ = army(notes, of)
    left = men - size(slug)
    dies = of in NOBLE and analysis.spent(left, tokens)
    vote = notes.view.vote
    asked = vote.total if vote is not None and vote.seat == notes.me and vote.total else None
    saves = analysis.wages_saved(notes.position, notes.me, TROOP[slug], holder(of), asked)
    return notes.text("discharge", n=saves, left=left, dies=int(dies))


def holder(where: str) -> int:
    """A Noble's number, -1 of the stronghold."""
    return NOBLE.get(where, -1)


def settle(notes: Notes) -> str:
    """All who are left are paid."""
    n = notes.view.vote.total if notes.view.vote is not None else notes.number("n")
    return notes.left(n)


def pay(notes: Notes, city: str, what: str) -> str:
    """A city kept in a revolt."""
    mine = sight.own(notes.view)
    if what == "faith":
        return notes.text("pay-faith", n=N.revolt_faith, left=(mine.faith if mine else 0) - N.revolt_faith)
    return notes.left(notes.number("n"))


def repair(notes: Notes, what: str, n: str) -> str:
    """Breaches mended."""
    return joined([notes.left(int(n) * notes.number("repair")), notes.text("walls-gain", n=N.hit * int(n))])


def fortify(notes: Notes, city: str) -> str:
    """A city fortified."""
    gain = notes.text("fortify", n=N.fortified_strength, income=N.fortified_income)
    return joined([notes.left(notes.number("fortify")), gain])


def muster(notes: Notes, noble: str, n: str) -> str:
    """Casualties replaced."""
    return joined([notes.left(int(n) * notes.number("n")), notes.text("muster", n=N.hit * int(n))])


def invest(notes: Notes, n: str) -> str:
    """A stake: all together then; what it may bring stands above all of them."""
    stake = notes.text("stake", n=int(n), total=notes.number("n") + int(n))
    return joined([notes.left(int(n)), *warnings.invest(notes), stake])


def chances(notes: Notes, slug: str) -> str:
    """How many of the Fate cards say what of an expedition."""
    if slug not in EXPEDITION:
        return ""
    count = analysis.expedition_results(slug)
    pays = [(result.removeprefix("x"), n) for result, n in sorted(count.items()) if result.startswith("x")]
    told = ", ".join(notes.text("pays", n=n, by=by) for by, n in pays)
    return notes.text("chances", of=len(FATE), lost=count["lost"], none=count["none"], pays=told)


def start(notes: Notes, slug: str) -> str:
    """An expedition begun: what may come of it, and when."""
    return joined([chances(notes, slug), notes.text("start")])


def bless(notes: Notes) -> str:
    """A Faith for two cards."""
    mine = sight.own(notes.view)
    n = EXPEDITIONS_FILE.blessing
    return joined([notes.text("pay-faith", n=n, left=(mine.faith if mine else 0) - n), *warnings.bless(notes)])


# --- Events ----------------------------------------------------------------------------------------------------------


def name(notes: Notes, seat: str) -> str:
    """Who draws an Event: whether that costs the Head a Faith."""
    who = slug_seat(seat)
    if who is None:
        return ""
    cost = analysis.draw_price(notes.position, notes.view.decks.back, who)
    return joined([notes.text("head-pays", n=cost) if cost else "", notes.baron(who)])


def avert(notes: Notes) -> str:
    """The Event cancelled."""
    cards, mine = notes.view.cards, sight.own(notes.view)
    if cards is None or mine is None:
        return ""
    return notes.text("pay-faith", n=cards.cost, left=mine.faith - cards.cost)


def wait(notes: Notes) -> str:
    """The Event happens."""
    cards = notes.view.cards
    return notes.card(cards.event) if cards is not None else ""


def pledge_faith(notes: Notes, n: str) -> str:
    """Faith pledged together with others."""
    mine, cards = sight.own(notes.view), notes.view.cards
    if mine is None or cards is None:
        return ""
    return notes.text("pledged", n=int(n), of=cards.cost, left=mine.faith - int(n))


def choose(notes: Notes, what: str) -> str:
    """Whom or what an Event strikes."""
    return notes.about(what) if what != KEEP else notes.text("strength", n=army(notes, KEEP)[2])


# --- by verb ---------------------------------------------------------------------------------------------------------


BY_VERB: Mapping[str, Callable[..., str]] = {
    "assign": lambda notes, n, who: notes.card(_shape(notes, who)) if who in NOBLE else notes.text("garrison"),
    "found": Notes.site, "deploy": place, "lay": lay, "unlay": lay, "use": use, "decline": decline, "done": done,
    "take": take,
    "spot": spot, "serve": serve, "allocate": space, "target": target, "march": march, "sail": sail, "bring": bring,
    "shift": shift, "place": place, "attack": war.attack, "assault": war.assault, "besiege": war.besiege,
    "lead": war.lead, "command": war.command, "allot": war.allot, "retreat": war.retreat, "permit": war.permit,
    "desert": troop, "forfeit": troop, "keep": war.keep, "raze": war.raze, "surrender": war.city_lost,
    "free": war.city_lost, "yield": war.city_lost, "hire": hire, "discharge": discharge, "settle": settle, "pay": pay,
    "repair": repair, "fortify": fortify, "muster": muster, "invest": invest, "start": start, "bless": bless,
    "name": name, "avert": avert, "wait": wait, "pledge-faith": pledge_faith, "choose": choose, "strip": votes.card,
    "preside": votes.preside, "propose": votes.propose, "cast": votes.cast, "declare": votes.voice, "say": votes.say,
    "decide": votes.decide, "abide": votes.abide, "refuse": votes.refuse, "discard": votes.card,
    "appoint": votes.appoint, "defy": votes.defy, "obey": votes.obey, "give": votes.give, "bid": votes.bid,
    "price": votes.price, "take-offer": votes.take_offer, "pledge": votes.heir, "release": votes.heir,
    "slay-heir": votes.heir, "miracle": votes.card,
}  # fmt: skip
"""By verb: what the words behind it cost and bring."""


def _shape(notes: Notes, slug: str) -> str:
    found: NobleView | None = sight.noble(notes.view, slug)
    return found.shape if found is not None else ""
