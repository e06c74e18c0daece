"""What can do little or nothing as the seat stands, from its own view alone: a word of warning, never a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.knights import sight
from bot.presenter.games.knights.describe import Words
from bot.presenter.panel_kit.screens import joined
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.knights import analysis
from engine.knights.game_data import AREA, CARD, NOBLE, NOBLE_IDS, N, mod
from engine.knights.views.view import CityView, KnView

MARCHES = "mobilize-forces"


def plan(notes: Words) -> list[str]:
    """Cards on the piles that can bring nothing, a line each."""
    view, mine = notes.view, sight.own(notes.view)
    if view.own is None or mine is None:
        return []
    cards = [kind for pile in view.own.plan for kind in pile]
    laid, found = set(cards), []
    afoot = sum(n.seat == view.seat and bool(n.area) and not n.sea for n in view.nobles)
    if "levy-taxes" in laid and not analysis.levy_crowns(notes.position, notes.me):
        found.append(notes.text("idle-levy"))
    if MARCHES in laid and not afoot:
        found.append(notes.text("idle-mobilize"))
    elif cards.count(MARCHES) > afoot:
        found.append(notes.text("idle-twice"))
    if "draft-soldiers" in laid and not mine.crowns + mine.income:
        found.append(notes.text("idle-draft"))
    if "serve-the-church" in laid and not analysis.church_faith(notes.position, notes.me):
        cards = [it.card for it in view.lasting if it.seat == notes.me and mod(CARD[it.card], "no-faith") is not None]
        found += [notes.text("idle-church", event=notes.word(card)) for card in cards[:1]]
    if "rally-support" in laid and mine.banned:
        found.append(notes.text("idle-rally"))
    return found


def march(notes: Words, noble: str, area: str) -> list[str]:
    """A way to where there is nothing to take, beside it neither; what is given up where it begins."""
    return [*([notes.text("warn-idle")] if idle(notes.view, area) else []), *leaving(notes, noble)]


def of_plan(view: KnView, plan: Sequence[Action], voice: Voice) -> list[str]:
    """What a plan that is suggested gives up, a line each: a siege, a city left alone, a truce; that it seals Votes
    where that is not the end of it."""
    notes, found = Words(view, voice), list[str]()
    for action in plan:
        words = [str(a) for a in action.args]
        if action.verb in ("march", "sail"):
            found += [joined(given)] if (given := leaving(notes, words[0])) else []
        elif action.verb == "attack":
            found += truce(notes, analysis.defender(notes.position, AREA[words[0]], words[1]))
        elif action.verb == "cast" and not analysis.last_to_seal(view, "bids"):
            found += [notes.text("try-seals")] if view.vote is not None and len(view.vote.written) == 1 else []
    return list(dict.fromkeys(found))


def leaving(notes: Words, noble: str) -> list[str]:
    """What a seat gives up when a Noble goes from where nobody else of theirs stays: its siege ends, its city may
    revolt."""
    who = sight.noble(notes.view, noble)
    if who is None or not who.area or who.sea:
        return []
    area = AREA[who.area]
    if [n for n in analysis.nobles_at(notes.position, area, notes.me) if n != NOBLE[noble]]:
        return []
    if analysis.own_siege(notes.position, notes.me, area) is not None:
        return [notes.text("warn-siege", city=notes.word(who.area))]
    left = sight.city(notes.view, who.area)
    return alone(notes, left, NOBLE[noble]) if left is not None and left.owner == notes.me else []


def alone(notes: Words, city: CityView, noble: int) -> list[str]:
    """A city that its last Noble leaves: how likely it revolts, who can come and take it then."""
    found = analysis.exposure(notes.position, notes.me, AREA[city.area], (noble,))
    told = [notes.text("warn-left", city=notes.word(city.slug), n=in_hundred(found.revolts))]
    if found.seat < 0:
        return told
    besieges, n = int(found.besieges), in_hundred(found.falls)
    return [*told, notes.text("warn-raid", seat=notes.seat(found.seat), besieges=besieges, n=n)]


def in_hundred(chance: float) -> int:
    """A chance as so many times in 100; neither end is said of what is not certain."""
    return min(99, max(1, round(100 * chance))) if 0.001 < chance < 1 else round(100 * chance)


def truce(notes: Words, foe: int) -> list[str]:
    """An attack on somebody with whom one has signed a truce: what breaking it costs (K16.4)."""
    broken = any({notes.me, foe} == {pact.one, pact.other} for pact in notes.view.pacts)
    return [notes.text("warn-truce", seat=notes.seat(foe), least=min(N.treason), most=max(N.treason))] if broken else []


def idle(view: KnView, area: str) -> bool:
    """Whether nothing stands in an area, nor anything to take in one beside it."""
    if sight.city(view, area) is not None or sight.holder(view, area) >= 0 or sight.rivals(view, area):
        return False
    for beside in sight.near(area):
        it = sight.city(view, beside)
        if it is not None and it.owner != view.seat:
            return False
        if sight.rivals(view, beside) or sight.holder(view, beside) not in (-1, view.seat):
            return False
    return True


def odds(notes: Words, mine: int, theirs: int) -> list[str]:
    """An attack in which the others draw more Fate cards."""
    return [notes.text("warn-odds")] if theirs > mine else []


def heirless(notes: Words, armies: Sequence[int]) -> list[str]:
    """Nobles whom no heir follows when they die (K13.8)."""
    found = [notes.word(NOBLE_IDS[n]) for n in armies if not notes.position.nobles[n].heir]
    return [notes.text("warn-heir", names=found)] if found else []


def votes(notes: Words, n: int) -> list[str]:
    """More Votes than decide a matter whatever all others cast; who presides breaks a tie."""
    view = notes.view
    hall = view.vote.assembly if view.vote is not None else None
    if hall is None or view.seat is None:
        return []
    enough = analysis.enough_votes(notes.position, notes.me, hall.present, hall.presiding)
    return [notes.text("warn-votes", n=enough)] if n > enough else []


def invest(notes: Words) -> list[str]:
    """A stake that hardly comes home: the Influence that is due empties the pool."""
    return [notes.text("warn-last")] if analysis.empties(notes.position) else []


def bless(notes: Words) -> list[str]:
    """A blessing for the crowns of others."""
    view = notes.view
    name = view.cards.expedition if view.cards is not None else ""
    stakes = next((it.stakes for it in view.expeditions if it.slug == name), [])
    return [] if view.seat is None or not stakes or stakes[view.seat] else [notes.text("warn-bless")]
