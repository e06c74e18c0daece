"""What comes of the acts that no list of prices tells: war, relics, servants, armed cards, offers, abbesses.

``NOTES`` stand beside the lines of lists, as those of ``bot.presenter.games.fief.hints``; ``SPOKEN`` are acts that
stand as buttons, which carry no note, so that the panel says above them what each of them means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.names import GAME
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.fief.analysis import disasters as disasters_over
from engine.fief.analysis import seen
from engine.fief.game_data import ENGINES, FAMILIES, REGION_IDS, UNIT, UNITS, N
from engine.fief.views.view import FiefView


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

    def units(self, found: Mapping[str, int]) -> str:
        """``2 knights, 1 soldier``."""

    def noble(self, slug: str) -> str:
        """Whose a Noble is, what they bear, where they are."""


SPOKEN = frozenset(
    ("grant", "refuse", "fight", "stop", "siege", "surrender", "truce", "sap", "scuttle", "join", "stay", "come-out",
     "stay-in", "summon", "enter", "parade", "raise", "let-die", "release-veil", "hold-veil", "consent",
     "decline-crown", "keep-engines", "wreck", "hand-out", "knight")
)  # fmt: skip
"""Verbs of buttons whose meaning is told above them, once each."""


def spoken(notes: Notes, actions: Iterable[Action]) -> str:
    """A line for each kind of act among these that stands as a button: what it brings. Empty where there is none."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        if action.verb in SPOKEN and not _listed(action):
            kinds.setdefault(action.verb, []).append(action)
    lines = []
    for verb, found in kinds.items():
        what = notes.voice.action(GAME, found[0]) if len(found) == 1 else notes.voice.verb(GAME, verb)
        lines.append(notes.text("does", what=what, told=notes.text(f"does-{verb}", **_facts(notes))))
    return "\n".join(lines)


def _listed(action: Action) -> bool:
    """Whether a verb means something else here, with a note of its own: a fief that is granted, an engine in a city."""
    return len(action.args) > 1 and action.verb in ("grant", "wreck")


def _facts(notes: Notes) -> dict[str, object]:
    """What sentences about buttons name: prices, and where a march goes on to that asks for leave."""
    march = notes.view.march
    found = lookup.city(notes.view, march.to) if march is not None else None
    own = found is not None and lookup.is_own(notes.view, found.control)
    to = notes.word(march.to) if march is not None else ""
    return {"siege": N.catapult_work, "tax": N.royal_tax, "to": to, "own": int(own)}


# --- war -------------------------------------------------------------------------------------------------------------


def scout(notes: Notes, city: str, arms: str) -> str:
    """Ketil counts: how many there are is known, of what kinds is not."""
    number = FAMILIES.index(arms) if arms in FAMILIES else -1
    return notes.text("scout", n=lookup.troops(notes.view, city, number))


def disasters(notes: Notes) -> str:
    """The Disasters in force on one's own places, each with its regions; empty for none."""
    seat = notes.view.seat
    found = disasters_over(seen(notes.view), seat) if seat is not None else {}
    lands = {card: ", ".join(notes.word(REGION_IDS[r]) for r in regions) for card, regions in found.items()}
    what = [f"{notes.word(card)} ({where})" for card, where in lands.items()]
    return notes.text("in-force", what=what) if what else ""


def seize(notes: Notes, city: str) -> str:
    """Engines that nobody guards, by kind."""
    there: dict[str, int] = {}
    for stack in notes.view.stacks:
        if stack.city == city and not lookup.is_own(notes.view, stack.family):
            for kind, n in (("bombard", stack.bombards), ("catapult", stack.catapults)):
                there[kind] = there.get(kind, 0) + n
    return notes.text("seize", units=notes.units(there))


def wreck(notes: Notes, city: str = "", kind: str = "") -> str:
    """An engine of one's own, gone back to the reserve."""
    found = kind or city
    price = UNITS[UNIT[found]].price if found in UNIT and UNIT[found] in ENGINES else 0
    return notes.text("wreck", n=price)


def carried(notes: Notes, kind: str, n: str = "") -> str:
    """Units that go along or stay: what they are worth in melee."""
    if kind not in UNIT:
        return notes.text("everybody")
    points = UNITS[UNIT[kind]].points * int(n or 0)
    return notes.text("worth", n=points) if points else notes.text("engine")


def army(notes: Notes, verb: str, target: str) -> str:
    """The leader of invaders who would fall: what is left of their army."""
    number = int(target.removeprefix("army-")) if target.removeprefix("army-").isdecimal() else -1
    found = next((a for a in notes.view.armies if a.number == number), None)
    if found is None:
        return ""
    return notes.text(verb, n=found.infantry, city=notes.word(found.city), points=N.leader_points)


def wall(notes: Notes, city: str) -> str:
    """A city that gets walls with a title."""
    return notes.text("wall")


# --- relics, servants, cards -----------------------------------------------------------------------------------------


def relics_of(notes: Notes, slug: str) -> str:
    """The relics that a Noble bears."""
    found = [r.slug for r in notes.view.relics if r.bearer == slug and not r.gone]
    return ", ".join(notes.word(r) for r in found if r)


def give_relic(notes: Notes, one: str, other: str) -> str:
    """Relics that go from one Noble to another: which, to whom."""
    parts = [relics_of(notes, one), notes.noble(other)]
    return " · ".join(filter(None, parts))


def leave_relic(notes: Notes, noble: str) -> str:
    """Relics laid down where a Noble is."""
    parts = [relics_of(notes, noble), notes.text("leave-relic")]
    return " · ".join(filter(None, parts))


def take_relic(notes: Notes, noble: str) -> str:
    """Relics that lie where a Noble is."""
    who = lookup.noble(notes.view, noble)
    place = who.place if who is not None else ""
    found = [r.slug for r in notes.view.relics if place and r.city == place and not r.bearer and not r.gone]
    return ", ".join(notes.word(r) for r in found if r)


def take_sword(notes: Notes, noble: str) -> str:
    """Excalibur in somebody's hand."""
    return notes.text("take-sword")


def pardon(notes: Notes, noble: str) -> str:
    """Captives of the bandits go free for a pigeon."""
    mine = sum(f.pigeons for f in lookup.own_families(notes.view))
    return notes.text("pardon", n=max(0, mine - 1))


def shift_storm(notes: Notes, one: str, other: str) -> str:
    """Storms go from one region to another."""
    return notes.text("shift-storm", one=notes.word(one), other=notes.word(other))


def murder(notes: Notes, noble: str, hand: str = "", *rest: str) -> str:
    """A victim, and what the one who does it risks: Justice can kill a heretic, and whatever they bear is lost."""
    who = lookup.noble(notes.view, hand)
    if who is None:
        return notes.noble(noble)
    titles = [notes.word(title) for title in who.titles]
    risk = notes.text("heretic", noble=notes.word(hand), titles=titles, count=len(titles))
    return " · ".join(filter(None, (risk, notes.noble(noble))))


def spy(notes: Notes, card: str, seat: str) -> str:
    """Mata: a card of one's own for one that nobody chooses."""
    return notes.text("spy")


# --- court and church ------------------------------------------------------------------------------------------------


def spurn(notes: Notes, one: str, other: str) -> str:
    """A marriage that is not made."""
    return notes.text("spurn")


def bestow(notes: Notes, card: str, noble: str) -> str:
    """A title of abbess given to a woman."""
    return notes.text("bestow")


def renounce(notes: Notes, noble: str) -> str:
    """An abbess who asks to lay their title down."""
    return notes.text("renounce")


def ransom(notes: Notes, noble: str, n: str) -> str:
    """Less than the full ransom."""
    who = lookup.noble(notes.view, noble)
    full = who.ransom if who is not None else 0
    return notes.text("ransom", full=full, left=lookup.purse(notes.view) - int(n))


def offer(notes: Notes, arms: str, route: str) -> str:
    """The way that an offer goes: what can be lost on it."""
    return notes.text(f"by-{route}") if route in ("city", "pigeon", "ring", "ransom", "servants") else ""


def rise(notes: Notes, way: str = "") -> str:
    """One more rebellion."""
    return notes.text("rise", burgher=int(way == "burgher"))


def undermine(notes: Notes, *rest: str) -> str:
    """A Passage against walls."""
    return notes.text("undermine")


def flee(notes: Notes, city: str) -> str:
    """Out of a battle by a Passage (7.8)."""
    return notes.text("flee")


def confess(notes: Notes, noble: str) -> str:
    """Tiphaine hears a confession."""
    return notes.text("confess")


def peek(notes: Notes, deck: str) -> str:
    """Merewen reads the stars."""
    return notes.text("peek")


def guide(notes: Notes, target: str) -> str:
    """A secret way for invaders (10.2)."""
    return notes.text("guide")


NOTES: Mapping[str, Callable[..., str]] = {
    "scout": scout, "seize": seize, "wreck": wreck, "scuttle": wreck, "take": carried, "leave": carried,
    "kill-leader": lambda notes, target: army(notes, "kill-leader", target),
    "trap-leader": lambda notes, target: army(notes, "trap-leader", target),
    "wall": wall, "give-relic": give_relic, "leave-relic": leave_relic, "take-relic": take_relic,
    "take-sword": take_sword, "pardon": pardon, "shift-storm": shift_storm, "spy": spy, "spurn": spurn,
    "bestow": bestow, "renounce": renounce, "ransom": ransom, "offer": offer, "rise": rise, "undermine": undermine,
    "tunnel": undermine, "flee": flee, "confess": confess, "peek": peek,
    "guide": guide, "assassinate": murder,
}  # fmt: skip
