"""What every option costs and brings, from the seat's own view: crowns, strength, Fate cards, Votes, Influence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from bot.presenter.games.knights import sight, warnings
from bot.presenter.games.knights.describe import Words
from bot.presenter.panel_kit.screens import joined
from engine.core import Action, slug_seat
from engine.knights.game_data import CITIES, CITY, EXPEDITION, FATE, NOBLE, TRACK, TROOPS, N, mod
from engine.knights.view import NobleView
from engine.knights.words import KEEP, TROOP_IDS, men_of

WAGE = {TROOP_IDS[n]: t.wage for n, t in enumerate(TROOPS)}
SIZE = {TROOP_IDS[n]: t.size for n, t in enumerate(TROOPS)}


class Notes(Words):
    """The notes of one panel."""

    def told(self, action: Action) -> str:
        """What an action costs and brings; empty where there is nothing to say."""
        found = BY_VERB.get(action.verb)
        return found(self, *(str(a) for a in action.args)) if found is not None else ""

    # -- places

    def goal(self, area: str, coming: int = 0) -> str:
        """An area as the end of a way: whether one's rested men there and so many who come could besiege what stands in
        it; what that is, and who else is there."""
        mine = sum(n.strength for n in sight.fresh(self.view, area))
        compared = sight.siege(self.view, area, mine + coming) if coming else None
        parts = [self.compared(area, compared)] if compared is not None else []
        parts += [self.text("yours", n=mine)] if mine else []
        return joined([*parts, self.others(area)]) or self.text("empty")

    def others(self, area: str) -> str:
        """What stands in an area, and which other Barons have armies there."""
        return self.area(area, -1 if self.view.seat is None else self.view.seat)

    def compared(self, area: str, strengths: tuple[int, int]) -> str:
        """What would be compared in a siege of an area, and whether it could be laid this turn."""
        laid = any(s.area == area and s.seat == self.view.seat and not s.ripe for s in self.view.sieges)
        mine, theirs = strengths
        return self.text("siege-by", mine=mine, theirs=theirs, possible=int(mine > theirs and not laid))

    # -- strength

    def odds(self, area: str, target: str) -> str:
        """An attack: Fate cards of both sides, a siege, whose leave it takes."""
        view = self.view
        mine = sight.attackers(view, area)
        men, walls, led = sight.defenders(view, area, target)
        hands = sight.drawn(mine, True), sight.drawn(men + walls, led)
        parts = [self.text("odds", mine=hands[0], theirs=hands[1], strength=mine, against=men + walls)]
        parts += warnings.odds(self, *hands)
        if slug_seat(target) is None and sight.may_besiege(view, area, target):
            parts.append(self.text("starve" if sight.ripe(view, area) else "siege"))
        third = sight.third(view, area, target)
        parts += [self.text("consent", seats=self.seats(third))] if third else []
        return joined(parts)


# --- action cards ----------------------------------------------------------------------------------------------------


def kind(notes: Notes, card: str) -> str:
    """An action card in the hand: what it would bring now."""
    view, mine = notes.view, sight.own(notes.view)
    if mine is None:
        return ""
    areas = len({n.area for n in view.nobles if n.seat == view.seat and n.area and not n.sea})
    return notes.text(f"card-{card}", n=areas, votes=mine.votes, faith=mine.faith)


def lay(notes: Notes, card: str, pile: str) -> str:
    """A card on a pile."""
    return kind(notes, card)


def use(notes: Notes, what: str = "") -> str:
    """The card in play is used."""
    card = notes.view.play.card if notes.view.play is not None else ""
    areas = [notes.word(a) for a in sight.fights(notes.view)]
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
        parts.append(notes.text(f"begins-{slug}", income=mine.income, wages=mine.wages, crowns=mine.crowns,
                                n=1 + mine.kingdom))  # fmt: skip
    return joined(parts)


def serve(notes: Notes, slug: str) -> str:
    """A Faith, and a card on a space."""
    mine = sight.own(notes.view)
    if mine is None:
        return ""
    most = max((b.faith for b in notes.view.barons if b.seat != notes.view.seat), default=0)
    head = mine.faith + 1 > most and notes.view.head != notes.view.seat
    return joined([notes.text("faith", n=mine.faith + 1, head=int(head)), space(notes, slug)])


def decline(notes: Notes) -> str:
    """The card does nothing, and lies there all the same."""
    card = notes.view.play.card if notes.view.play is not None else ""
    return notes.text("decline-back" if card == "versatile-strategy" else "decline")


# --- ways ------------------------------------------------------------------------------------------------------------


def target(notes: Notes, area: str) -> str:
    """The area of Mobilize Forces: whether all who can be there now could besiege what stands there, who they are."""
    view, mine = notes.view, sum(n.strength for n in sight.fresh(notes.view, area))
    now, later = sight.comers(view, area)
    compared = sight.siege(view, area, mine + sum(n.strength for n in now))
    parts = [notes.compared(area, compared)] if compared is not None else []
    parts += [notes.text("yours", n=mine)] if mine else []
    parts += [notes.text("come", names=[notes.word(n.slug) for n in now])] if now else []
    parts += [notes.text("come-later", names=[notes.word(n.slug) for n in later])] if later and not now else []
    return joined([*parts, notes.others(area)]) or notes.text("empty")


def march(notes: Notes, noble: str, *way: str) -> str:
    """A way by land: whose leave it takes, a toll, what stands at its end."""
    toll = sight.law(notes.view, "road-toll") if len(way) > 1 else 0
    asked = sight.keepers(notes.view, list(way))
    parts = [notes.text("leave", seats=notes.seats(asked))] if asked else []
    parts += [notes.left(toll)] if toll else []
    parts += warnings.march(notes, noble, way[-1])
    return joined([*parts, notes.goal(way[-1], army(notes, noble)[2])])


def sail(notes: Notes, noble: str, port: str) -> str:
    """A way by sea: it lands later."""
    toll = sight.law(notes.view, "sail-toll")
    who = sight.noble(notes.view, noble)
    now = who is not None and who.office and mod(sight.CARDS[who.office], "lands") is not None
    return joined([notes.left(toll) if toll else "", "" if now else notes.text("sails"), notes.goal(port)])


def army(notes: Notes, where: str) -> tuple[int, int, int]:
    """Troops, tokens, strength of a Noble's army or of the troops in the stronghold."""
    if where == KEEP:
        hold = next((s for s in notes.view.strongholds if s.seat == notes.view.seat), None)
        return (0, 0, 0) if hold is None else (men_of(hold.troops), hold.losses, hold.men)
    who = sight.noble(notes.view, where)
    return (0, 0, 0) if who is None else (who.men, who.losses, who.strength)


def bring(notes: Notes, source: str, what: str) -> str:
    """Troops that come along."""
    men, tokens, _ = army(notes, source)
    joins = notes.text("joins", n=men if what == "all" else SIZE.get(what, 0), tokens=tokens if what == "all" else 0)
    return joined([joins, *emptied(notes, what, source)])


def emptied(notes: Notes, what: str, source: str) -> list[str]:
    """A Noble on the board whose last troops are taken leaves it."""
    who = sight.noble(notes.view, source)
    if who is None or not who.area or (what != "all" and who.troops != [what]):
        return []
    return [notes.text("emptied", noble=notes.word(source))]


def shift(notes: Notes, what: str, source: str, to: str) -> str:
    """Troops handed over: what each would have."""
    men, tokens, _ = army(notes, source)
    n = men if what == "all" else SIZE.get(what, 0)
    shifts = notes.text("shift", n=n, tokens=tokens if what == "all" else 0, total=army(notes, to)[0] + n)
    return joined([shifts, *emptied(notes, what, source)])


def place(notes: Notes, noble: str, area: str) -> str:
    """Where a Noble comes back or begins."""
    men = army(notes, noble)[0]
    it, parts = sight.city(notes.view, area), [notes.text("strength", n=men)]
    if it is not None and it.owner < 0:
        there = men + sum(n.strength for n in sight.nobles(notes.view, area, notes.view.seat))
        parts.append(notes.text("open-siege" if there + N.commander > it.strength else "closed-siege"))
    return joined([*parts, notes.site(area)])


# --- battles ---------------------------------------------------------------------------------------------------------


def attack(notes: Notes, area: str, target: str) -> str:
    """A battle begun."""
    return notes.odds(area, target)


def assault(notes: Notes) -> str:
    """The walls are stormed."""
    war = notes.view.war
    return notes.odds(war.area, war.target).partition(" · ")[0] if war is not None else ""


def besiege(notes: Notes) -> str:
    """A siege: it falls to a second one in a later turn."""
    war = notes.view.war
    return "" if war is None else notes.text("besiege-now" if sight.ripe(notes.view, war.area) else "besiege")


def lead(notes: Notes, *nobles: str) -> str:
    """Armies that fight: strength, Fate cards; in a siege, which draws none, what is compared."""
    war, men = notes.view.war, sum(army(notes, n)[2] for n in nobles)
    if war is not None and war.kind == "siege":
        compared = sight.siege(notes.view, war.area, men)
        return notes.compared(war.area, compared) if compared is not None else ""
    total = men + sight.law(notes.view, "attack-strength")
    return notes.text("draws", strength=max(0, total), n=sight.drawn(total, True))


def command(notes: Notes, noble: str) -> str:
    """A commander: the gift of its shape, unless it is exhausted."""
    who = sight.noble(notes.view, noble)
    if who is None:
        return ""
    gift = notes.text("tired-gift") if who.exhausted else notes.card(who.shape)
    return joined([notes.text("strength", n=who.strength), gift])


def allot(notes: Notes, what: str, n: str) -> str:
    """Tokens on an army, the walls, the garrison: what is left."""
    if what == "walls":
        return notes.text("walls-left")
    men, tokens, _ = army(notes, KEEP if what == "garrison" else what)
    left = men - N.hit * (tokens + int(n))
    return notes.text("army-left", n=max(0, left), dies=int(left <= 0 and what in NOBLE))


def retreat(notes: Notes, noble: str, area: str) -> str:
    """A refuge."""
    hold = sight.stronghold(notes.view, area)
    home = hold is not None and hold.seat == notes.view.seat
    return joined([notes.text("retreat-home") if home else "", notes.goal(area)])


def troop(notes: Notes, slug: str, of: str = "") -> str:
    """A troop card that goes: what it is worth and asks."""
    return notes.text("troop", n=SIZE.get(slug, 0), wage=WAGE.get(slug, 0))


def keep(notes: Notes) -> str:
    """A captured city held."""
    city = _won(notes)
    it = sight.city(notes.view, city)
    if it is None:
        return ""
    return notes.text("keep", n=it.income, vote=int(not it.overseas))


def raze(notes: Notes) -> str:
    """A captured city razed."""
    it = sight.city(notes.view, _won(notes))
    return notes.text("raze", n=N.raze * CITIES[CITY[it.slug]].income) if it is not None else ""


def _won(notes: Notes) -> str:
    found = notes.params.get("city")
    return str(getattr(found, "slug", ""))


def city_lost(notes: Notes, slug: str) -> str:
    """A city given up."""
    it = sight.city(notes.view, slug)
    return notes.text("lose-city", n=it.income, vote=int(not it.overseas)) if it is not None else ""


# --- money -----------------------------------------------------------------------------------------------------------


def hire(notes: Notes, slug: str, where: str, spot: str = "") -> str:
    """A Mercenary: price now, the same again at each Wages."""
    price = WAGE.get(slug, 0) + sight.law(notes.view, "hire-toll")
    return joined([notes.left(price), notes.text("wage", n=WAGE.get(slug, 0))])


def discharge(notes: Notes, slug: str, of: str) -> str:
    """A Mercenary let go: crowns saved, what the army has then."""
    men, tokens, _ = army(notes, of)
    left = men - SIZE.get(slug, 0)
    return notes.text("discharge", n=WAGE.get(slug, 0), left=left, dies=int(0 < tokens * N.hit >= left and of in NOBLE))


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
    """A stake: all together then, what it may bring."""
    stake = notes.text("stake", n=int(n), total=notes.number("n") + int(n))
    name = notes.view.cards.expedition if notes.view.cards is not None else ""
    return joined([notes.left(int(n)), *warnings.invest(notes), stake, chances(notes, name)])


def chances(notes: Notes, slug: str) -> str:
    """How many of the Fate cards say what of an expedition."""
    if slug not in EXPEDITION:
        return ""
    count = Counter([card.expeditions[EXPEDITION[slug]] for card in FATE])
    pays = [f"×{result.removeprefix('x')} {n}" for result, n in sorted(count.items()) if result.startswith("x")]
    return notes.text("chances", of=len(FATE), lost=count["lost"], none=count["none"], pays=", ".join(pays))


def start(notes: Notes, slug: str) -> str:
    """An expedition begun: what may come of it, and when."""
    return joined([chances(notes, slug), notes.text("start")])


def bless(notes: Notes) -> str:
    """A Faith for two cards."""
    mine = sight.own(notes.view)
    return joined([notes.text("pay-faith", n=1, left=(mine.faith if mine else 0) - 1), *warnings.bless(notes)])


# --- Events ----------------------------------------------------------------------------------------------------------


def name(notes: Notes, seat: str) -> str:
    """Who draws an Event: whether that costs the Head a Faith."""
    who, view = slug_seat(seat), notes.view
    back, me = view.decks.back, view.seat
    dear = (back == "red" and who != me) or (back == "green" and who == me)
    return joined([notes.text("head-pays", n=N.head_choice) if dear else "", notes.baron(-1 if who is None else who)])


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


# --- the Assembly ----------------------------------------------------------------------------------------------------


def preside(notes: Notes, seat: str) -> str:
    """Who presides."""
    return notes.about(seat)


def propose(notes: Notes, matter: str, what: str = "") -> str:
    """What a Private Motion is about."""
    return notes.about(what) or notes.text(f"propose-{matter}")


def cast(notes: Notes, matter: str, n: str) -> str:
    """Votes in secret: spent whatever comes of it."""
    mine = sight.own(notes.view)
    return joined(
        [notes.text("cast", n=int(n), left=(mine.votes if mine else 0) - int(n)), *warnings.votes(notes, int(n))]
    )


def voice(notes: Notes, what: str) -> str:
    """What the Votes are for: how it would stand then."""
    hall = notes.view.vote.assembly if notes.view.vote is not None else None
    ballot = hall.ballot if hall is not None else None
    if ballot is None or notes.view.seat is None:
        return ""
    mine = ballot.bids[notes.view.seat] if ballot.bids else 0
    return notes.text("stands", n=ballot.totals.get(what, 0), mine=mine)


def say(notes: Notes, matter: str, what: str) -> str:
    """What the Votes are for, written down beforehand."""
    return notes.about(what) if slug_seat(what) is not None else ""


def decide(notes: Notes, what: str) -> str:
    """A tie broken."""
    return notes.about(what) if slug_seat(what) is not None else ""


def abide(notes: Notes) -> str:
    """A decision taken."""
    hall = notes.view.vote.assembly if notes.view.vote is not None else None
    ballot = hall.ballot if hall is not None else None
    return notes.card(ballot.matter.agenda) if ballot is not None and ballot.matter.agenda else ""


def refuse(notes: Notes) -> str:
    """A decision refused: banned at once."""
    mine = sight.own(notes.view)
    if mine is None:
        return ""
    return notes.text("refuse", votes=mine.votes, banned=int(mine.banned), chair=int(notes.view.chairman == mine.seat))


def card(notes: Notes, slug: str) -> str:
    """What a card says that is given up."""
    return notes.brief(slug)


def appoint(notes: Notes, noble: str) -> str:
    """Who holds an office."""
    return notes.noble(noble)


def defy(notes: Notes) -> str:
    """A law not obeyed."""
    return notes.text("defy")


def obey(notes: Notes) -> str:
    """A law obeyed: its price."""
    vote = notes.view.vote
    if vote is None or not vote.amount:
        return ""
    return notes.text("returns", n=vote.amount) if vote.law == "votes-cap" else notes.left(vote.amount)


# --- deals -----------------------------------------------------------------------------------------------------------


def give(notes: Notes, n: str) -> str:
    """Crowns gone at once."""
    return notes.left(int(n))


def bid(notes: Notes, n: str) -> str:
    """Crowns laid aside until the offer is answered."""
    return joined([notes.left(int(n)), notes.text("aside")])


def price(notes: Notes, n: str) -> str:
    """Crowns asked of another."""
    to = notes.view.own.draft[0] if notes.view.own is not None else -1
    return notes.text("has", n=notes.view.barons[to].crowns) if to >= 0 else ""


def take_offer(notes: Notes, number: str) -> str:
    """An offer taken: what changes hands now."""
    it = next((o for o in notes.view.offers if o.number == int(number)), None)
    if it is None:
        return ""
    favour = notes.word(f"favour-{it.favour}")
    if it.pays:
        return notes.text("offer-gain", n=it.crowns, favour=favour, seat=notes.seat(it.maker))
    return joined([notes.left(it.crowns), notes.text("offer-for", favour=favour, seat=notes.seat(it.maker))])


def heir(notes: Notes, noble: str, seat: str = "") -> str:
    """An heir as a pledge."""
    return notes.noble(noble)


BY_VERB: Mapping[str, Callable[..., str]] = {
    "assign": lambda notes, n, who: notes.card(_shape(notes, who)) if who in NOBLE else notes.text("garrison"),
    "found": Notes.site, "deploy": place, "lay": lay, "unlay": lay, "use": use, "decline": decline, "take": take,
    "spot": spot, "serve": serve, "allocate": space, "target": target, "march": march, "sail": sail, "bring": bring,
    "shift": shift, "place": place, "attack": attack, "assault": assault, "besiege": besiege, "lead": lead,
    "command": command, "allot": allot, "retreat": retreat, "desert": troop, "forfeit": troop, "keep": keep,
    "raze": raze, "surrender": city_lost, "free": city_lost, "yield": city_lost, "hire": hire, "discharge": discharge,
    "settle": settle, "pay": pay, "repair": repair, "fortify": fortify, "muster": muster, "invest": invest,
    "start": start, "bless": bless, "name": name, "avert": avert, "wait": wait, "pledge-faith": pledge_faith,
    "choose": choose, "strip": card, "preside": preside, "propose": propose, "cast": cast, "declare": voice, "say": say,
    "decide": decide, "abide": abide, "refuse": refuse, "discard": card, "appoint": appoint, "defy": defy,
    "obey": obey, "give": give, "bid": bid, "price": price, "take-offer": take_offer, "pledge": heir, "release": heir,
    "slay-heir": heir, "miracle": card,
}  # fmt: skip
"""By verb: what the words behind it cost and bring."""


def _shape(notes: Notes, slug: str) -> str:
    found: NobleView | None = sight.noble(notes.view, slug)
    return found.shape if found is not None else ""
