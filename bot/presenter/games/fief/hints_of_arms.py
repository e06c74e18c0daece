"""What armed cards wait for and whom they strike; which acts of one's own set them off (2.6, 10.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from bot.locale import either
from bot.presenter.games.fief import lookup
from bot.presenter.panel_kit.screens import joined
from bot.presenter.words.voice import Voice
from engine.fief.game_data import (
    AMBUSH,
    ASSASSINATION,
    BURGHERS,
    CARDS,
    FAIR_WEATHER,
    FAMILIES,
    JUSTICE,
    MERCENARIES,
    PASSAGE,
    REBELLION,
    N,
)
from engine.fief.views.view import FiefView, NobleView
from engine.fief.views.view_court import ArmedView

STRIKING = {ASSASSINATION: "kills", AMBUSH: "takes", JUSTICE: "judges"}
"""Cards that strike a Noble, and what becomes of them."""
DOING = {
    (PASSAGE, "captured"): "frees", (PASSAGE, "assault"): "tunnels", (PASSAGE, "attacked"): "flees",
    (PASSAGE, "rises"): "undermines", (PASSAGE, "balked"): "guides", (PASSAGE, "held"): "guides",
    (REBELLION, "restless"): "rebels", (REBELLION, "rises"): "joins", (FAIR_WEATHER, "storms"): "clears",
}  # fmt: skip
"""What other cards do by what they wait for."""
HIRING, SERVING = (frozenset(CARDS[c] for c in kinds) for kinds in (MERCENARIES, BURGHERS))
ANY, RAIDERS = "any", "invaders"


class Notes(Protocol):
    """What is needed of ``bot.presenter.games.fief.hints.Notes``: a view, and words for what is in it."""

    view: FiefView
    """The position as the panel's seat sees it."""
    voice: Voice
    """Words in the panel's language."""

    def text(self, key: str, **params: object) -> str:
        """A text of the panel."""

    def word(self, slug: str) -> str:
        """What something is called."""

    def family(self, number: int) -> str:
        """A family by its colour."""


def target(notes: Notes, slug: str) -> str:
    """For whom or where a card waits: a Noble with their family, a Noble of a family, a leader of invaders, a place."""
    who = lookup.noble(notes.view, slug)
    if who is not None:
        own = lookup.is_own(notes.view, who.family)
        return (
            notes.word(slug)
            if own
            else notes.text("of-family", noble=notes.word(slug), family=notes.family(who.family))
        )
    if slug in FAMILIES:
        return notes.text("any-of", family=notes.word(slug))
    return notes.text("raider") if slug == RAIDERS else notes.word(slug)


def waits(notes: Notes, card: str, trigger: str, for_whom: str, how: str = "") -> str:
    """What an armed card waits for, with all names, and what it then does."""
    mine = [n.slug for f in lookup.own_families(notes.view) for n in lookup.kin(notes.view, f.family)]
    yours = [notes.word(slug) for slug in mine]
    anybody = yours[0] if len(yours) == 1 else notes.text("one-of-yours")
    hand = anybody if how in (ANY, "") else notes.word(how)
    several = int(how in (ANY, "") and len(yours) != 1)
    met = either(notes.voice.locale, yours) if 0 < len(yours) <= N.nobles else anybody
    moment = "fights" if trigger == "battle" and card not in STRIKING else trigger
    when = notes.text(f"arm-{moment}", who=target(notes, for_whom), yours=met)
    if for_whom == RAIDERS:
        does = "falls"
    elif card in HIRING:
        does = "hires"
    else:
        does = "serves" if card in SERVING else STRIKING.get(card) or DOING[card, trigger]
    n = int(how) if how.isdecimal() else 0
    city = notes.word(how) if how not in (ANY, "") else ""
    return joined([when, notes.text(f"arm-{does}", hand=hand, any=several, city=city, n=n)])


def arm(notes: Notes, card: str, trigger: str = "", for_whom: str = "", how: str = "") -> str:
    """A card that could be armed."""
    return waits(notes, card, trigger, for_whom, how) if for_whom else ""


def disarm(notes: Notes, number: str) -> str:
    """A card that comes back into the hand: what it waits for."""
    own = notes.view.own
    found = next((a for a in own.armed if str(a.number) == number), None) if own is not None else None
    return "" if found is None else notes.text("disarm", card=notes.word(found.card), who=target(notes, found.target))


# --- what sets them off ----------------------------------------------------------------------------------------------


def _lying(notes: Notes, people: Iterable[NobleView]) -> list[tuple[ArmedView, NobleView]]:
    """One's own armed cards that would strike some Nobles, each with the first it would strike."""
    own, found = notes.view.own, list(people)
    aimed = [a for a in own.armed if a.card in STRIKING] if own is not None else []
    struck = [(a, next((w for w in found if a.target in (w.slug, FAMILIES[w.family])), None)) for a in aimed]
    return [(a, who) for a, who in struck if who is not None]


def fires(notes: Notes, trigger: str, people: Iterable[NobleView]) -> str:
    """That an act of one's own sets off one's own armed cards, by what happens then and to whom; empty for none."""
    allies = {f.ally for f in lookup.own_families(notes.view)}
    said = [
        notes.text("fires", card=notes.word(a.card), who=target(notes, who.slug), ally=int(who.family in allies))
        for a, who in _lying(notes, people)
        if a.trigger == trigger
    ]
    return joined(list(dict.fromkeys(said)))


def weds(notes: Notes, families: Iterable[int]) -> str:
    """What becomes of one's own armed cards when a family of other seats is an ally: those that wait for a wedding go
    off, others go on waiting for its Nobles."""
    people = [n for f in families if not lookup.is_own(notes.view, f) for n in lookup.kin(notes.view, f)]
    stay = [
        notes.text("still-armed", card=notes.word(a.card), who=target(notes, a.target))
        for a, _ in _lying(notes, people)
        if a.trigger != "weds"
    ]
    return joined([fires(notes, "weds", people), *dict.fromkeys(stay)])


NOTES: Mapping[str, Callable[..., str]] = {"arm": arm, "disarm": disarm}
