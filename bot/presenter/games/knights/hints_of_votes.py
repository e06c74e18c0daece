"""What Votes, laws and deals cost and bring, from the seat's own view."""

from __future__ import annotations

from bot.presenter.games.knights import sight, warnings
from bot.presenter.games.knights.describe import Words
from bot.presenter.panel_kit.screens import joined
from engine.core import slug_seat
from engine.knights import analysis
from engine.knights.files import AgendaCard
from engine.knights.game_data import AGENDA, CARD, NOBLE, N

# --- the Assembly ----------------------------------------------------------------------------------------------------


def preside(notes: Words, seat: str) -> str:
    """Who presides."""
    return notes.about(seat)


def propose(notes: Words, matter: str, what: str = "") -> str:
    """What a Private Motion is about."""
    return notes.about(what) or notes.text(f"propose-{matter}")


def cast(notes: Words, matter: str, n: str) -> str:
    """Votes in secret: spent whatever comes of it."""
    mine = sight.own(notes.view)
    return joined(
        [notes.text("cast", n=int(n), left=(mine.votes if mine else 0) - int(n)), *warnings.votes(notes, int(n))]
    )


def voice(notes: Words, what: str) -> str:
    """What the Votes are for: how it would stand then."""
    hall = notes.view.vote.assembly if notes.view.vote is not None else None
    ballot = hall.ballot if hall is not None else None
    if ballot is None or notes.view.seat is None:
        return ""
    mine = ballot.bids[notes.view.seat] if ballot.bids else 0
    stands = notes.text("stands", n=ballot.totals.get(what, 0), mine=mine)
    return joined([stands, *elected(notes, ballot.matter.agenda if ballot.elects else "", what)])


def elected(notes: Words, agenda: str, what: str) -> list[str]:
    """What a Baron makes of an Agenda if they are elected, before a Vote is spent on it; nothing of other matters."""
    seat, card = slug_seat(what), CARD.get(agenda)
    if seat is None or not isinstance(card, AgendaCard):
        return []
    return [notes.text(f"elected-{hitch}", n=N.charges) for hitch in analysis.hitches(notes.position, seat, card)]


def say(notes: Words, matter: str, what: str) -> str:
    """What the Votes are for, written down beforehand."""
    if slug_seat(what) is None:
        return ""
    agenda = matter if matter in CARD else matter.rpartition("-")[0]
    return joined([*elected(notes, agenda, what), notes.about(what)])


def decide(notes: Words, what: str) -> str:
    """A tie broken."""
    hall = notes.view.vote.assembly if notes.view.vote is not None else None
    ballot = hall.ballot if hall is not None else None
    if slug_seat(what) is None or ballot is None:
        return ""
    return joined([*elected(notes, ballot.matter.agenda, what), notes.about(what)])


def abide(notes: Words) -> str:
    """A decision taken."""
    hall = notes.view.vote.assembly if notes.view.vote is not None else None
    ballot = hall.ballot if hall is not None else None
    return notes.card(ballot.matter.agenda) if ballot is not None and ballot.matter.agenda else ""


def refuse(notes: Words) -> str:
    """A decision refused: banned at once."""
    mine = sight.own(notes.view)
    if mine is None:
        return ""
    return notes.text("refuse", votes=mine.votes, banned=int(mine.banned), chair=int(notes.view.chairman == mine.seat))


def card(notes: Words, slug: str) -> str:
    """What a card says that is given up."""
    return notes.brief(slug)


def appoint(notes: Words, noble: str) -> str:
    """Who holds an office, and what that adds to the next Wages."""
    at, me, hall = notes.position, notes.view.seat, notes.view.vote.assembly if notes.view.vote is not None else None
    if me is None or hall is None or not hall.given:
        return notes.noble(noble)
    total = analysis.wages_appointed(at, me, NOBLE[noble], AGENDA[hall.given])
    more = total - analysis.wages_due(at, me)
    return joined([notes.noble(noble), *([notes.text("wage", n=more, total=total)] if more > 0 else [])])


def defy(notes: Words) -> str:
    """A law not obeyed."""
    return notes.text("defy")


def obey(notes: Words) -> str:
    """A law obeyed: its price."""
    vote = notes.view.vote
    if vote is None or not vote.amount:
        return ""
    return notes.text("returns", n=vote.amount) if vote.law == "votes-cap" else notes.left(vote.amount)


# --- deals -----------------------------------------------------------------------------------------------------------


def give(notes: Words, n: str) -> str:
    """Crowns gone at once."""
    return notes.left(int(n))


def bid(notes: Words, n: str) -> str:
    """Crowns laid aside until the offer is answered."""
    return joined([notes.left(int(n)), notes.text("aside")])


def price(notes: Words, n: str) -> str:
    """Crowns asked of another."""
    to = notes.view.own.draft[0] if notes.view.own is not None else -1
    return notes.text("has", n=notes.view.barons[to].crowns) if to >= 0 else ""


def take_offer(notes: Words, number: str) -> str:
    """An offer taken: what changes hands now."""
    it = next((o for o in notes.view.offers if o.number == int(number)), None)
    if it is None:
        return ""
    favour = notes.word(f"favour-{it.favour}")
    if it.pays:
        return notes.text("offer-gain", n=it.crowns, favour=favour, seat=notes.seat(it.maker))
    return joined([notes.left(it.crowns), notes.text("offer-for", favour=favour, seat=notes.seat(it.maker))])


def heir(notes: Words, noble: str, seat: str = "") -> str:
    """An heir as a pledge."""
    return notes.noble(noble)
