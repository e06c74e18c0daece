"""What battles cost and bring: attacks, sieges, leave, casualties, captured cities, from the seat's own view."""

from __future__ import annotations

from bot.presenter.games.knights import sight, warnings
from bot.presenter.games.knights.strengths import Strengths, army
from bot.presenter.games.knights.warnings import in_hundred
from bot.presenter.panel_kit.screens import joined
from engine.knights import analysis
from engine.knights.analysis import KEEP
from engine.knights.game_data import AREA, CITY, NOBLE


def attack(notes: Strengths, area: str, target: str) -> str:
    """A battle begun: what a truce that it breaks costs, how it may end."""
    foe = analysis.defender(notes.position, AREA[area], target)
    return joined([*warnings.truce(notes, foe), notes.odds(area, target)])


def assault(notes: Strengths) -> str:
    """The walls are stormed."""
    attack_ = notes.attack_in_hand()
    if attack_ is None:
        return ""
    fresh = analysis.fighters(notes.position, notes.me, attack_.area)
    return joined([notes.chances(attack_, fresh), notes.hands(attack_, fresh)])


def besiege(notes: Strengths) -> str:
    """A siege: it falls to a second one in a later turn."""
    war = notes.view.war
    return "" if war is None else notes.text("besiege-now" if notes.ripe(war.area) else "besiege")


def lead(notes: Strengths, *nobles: str) -> str:
    """Armies that fight: how likely they succeed, strength, Fate cards; in a siege, which draws none, what is
    compared."""
    war, armies = notes.view.war, [NOBLE[n] for n in nobles]
    if war is not None and war.kind == "siege":
        return notes.siege(war.area, armies)
    strength, attack_ = analysis.attack_strength(notes.position, notes.me, armies), notes.attack_in_hand()
    drawn = notes.text("draws", strength=strength, n=analysis.cards_drawn(strength, True))
    return joined([notes.chances(attack_, armies) if attack_ is not None else "", drawn])


def command(notes: Strengths, noble: str) -> str:
    """A commander: the gift of its shape, unless it is exhausted."""
    who = sight.noble(notes.view, noble)
    if who is None:
        return ""
    gift = notes.text("tired-gift") if who.exhausted else notes.card(who.shape)
    return joined([notes.text("strength", n=who.strength), gift])


def allot(notes: Strengths, what: str, n: str) -> str:
    """Tokens on an army, the walls, the garrison: what is left."""
    if what == "walls":
        return notes.text("walls-left")
    men, tokens, _ = army(notes, KEEP if what == "garrison" else what)
    tokens += int(n)
    return notes.text(
        "army-left", n=analysis.left(men, tokens), dies=int(what in NOBLE and analysis.spent(men, tokens))
    )


def permit(notes: Strengths, what: str) -> str:
    """Leave: of an attack how likely it succeeds, and whether one's own siege ends by that; of a march what of one's
    own stands where it ends, or beside."""
    war, march_ = notes.view.war, notes.view.march
    if war is not None and what == war.area:
        asked = analysis.attack_on(notes.position, war.seat, AREA[war.area], war.target)
        found = analysis.forecast(notes.position, asked, analysis.fighters(notes.position, war.seat, asked.area))
        mine = analysis.own_siege(notes.position, notes.me, asked.area) is not None
        told = notes.text("falls", n=in_hundred(found.won))
        return joined([told, notes.text("your-siege") if mine else ""])
    if march_ is None or not march_.route:
        return ""
    end = march_.route[-1]
    own = [a for a in (end, *sorted(sight.near(end))) if sight.holder(notes.view, a) == notes.me]
    return notes.text("ends-near", area=notes.word(end), own=[notes.word(a) for a in own], count=len(own))


def retreat(notes: Strengths, noble: str, area: str) -> str:
    """A refuge."""
    hold = sight.stronghold(notes.view, area)
    home = hold is not None and hold.seat == notes.view.seat
    return joined([notes.text("retreat-home") if home else "", notes.goal(area)])


def keep(notes: Strengths) -> str:
    """A captured city held."""
    city = _won(notes)
    it = sight.city(notes.view, city)
    if it is None:
        return ""
    return notes.text("keep", n=it.income, vote=int(not it.overseas))


def raze(notes: Strengths) -> str:
    """A captured city razed."""
    it = sight.city(notes.view, _won(notes))
    return notes.text("raze", n=analysis.raze_crowns(CITY[it.slug])) if it is not None else ""


def _won(notes: Strengths) -> str:
    found = notes.params.get("city")
    return str(getattr(found, "slug", ""))


def city_lost(notes: Strengths, slug: str) -> str:
    """A city given up."""
    it = sight.city(notes.view, slug)
    return notes.text("lose-city", n=it.income, vote=int(not it.overseas)) if it is not None else ""
