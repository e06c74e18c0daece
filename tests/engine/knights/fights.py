"""Battles to look at: cards of Fate by what they say, attacks, and a battle that is fought to its end."""

from __future__ import annotations

from engine.core import Event
from engine.knights.frames_war import Battle
from engine.knights.game_data import AGENDAS, CITY, FATE, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import City, KnState
from engine.knights.war import battle_of
from tests.engine.knights.kit import do, noble, position, prompt, reveal, stack, waits

I, P, V, D = "inflict", "prevent", "victory", "draw"  # noqa: E741


def fate(state: KnState, *results: str, then: dict[str, object] | None = None) -> list[int]:
    """Battle results on top of the Fate deck, the attacker's cards first; after them a card that says ``then``."""
    wanted: list[dict[str, object]] = [{"battle": result} for result in results]
    if then is None:
        return stack(state, *wanted)
    for last in (c for c in range(len(FATE)) if all(getattr(FATE[c], k) == v for k, v in then.items())):
        found: list[int] = []
        for fields in wanted:
            free = (c for c in range(len(FATE)) if c not in found and c != last)
            card = next((c for c in free if FATE[c].battle == fields["battle"]), None)
            if card is None:
                break
            found.append(card)
        else:
            # hands go back before deserters are drawn, so the card lies next on the deck
            state.fate[:] = [*found, last, *(c for c in state.fate if c not in (*found, last))]
            return found
    raise LookupError("no such cards")


def attack(state: KnState, seat: int, area: str, target: str) -> list[Event]:
    """A seat attacks with Versatile Strategy."""
    reveal(state, seat, "versatile-strategy")
    return do(state, seat, f"use battle; attack {area} {target}")


def now(state: KnState) -> Battle:
    """The battle in hand."""
    battle = battle_of(state)
    assert battle is not None
    return battle


def through(state: KnState, *steps: str) -> list[Event]:
    """Everybody lets silence answer while a battle or what follows from it asks; only questions of these steps, where
    any are named."""
    events: list[Event] = []
    asks = steps or ("battle-law", "battle-kind", "battle-armies", "commander", "hand", "ability", "losses", "retreat",
                     "deserter", "death", "spoil", "surrender", "consent")  # fmt: skip
    while True:
        seat = next((s for s in waits(state) if prompt(state, s).step in asks), None)
        if seat is None:
            return events
        for action in prompt(state, seat).default:
            events += KNIGHTS.apply(state, seat, action)


def drop(state: KnState, seat: int, *results: str) -> list[Event]:
    """A seat lays cards aside and seals."""
    return do(state, seat, "; ".join([*(f"drop fate-{r}" for r in results), "seal"]))


def grant(state: KnState, card: str, noble: str = "", *, law: bool = False) -> None:
    """An Agenda is in force: a law, or a Noble's office."""
    number = next(n for n, a in enumerate(AGENDAS) if a.slug == card)
    for pile in (state.agendas, state.pending):
        if number in pile:
            pile.remove(number)
    if law:
        state.laws.append(number)
    else:
        state.nobles[NOBLE[noble]].office = number


def params(events: list[Event], key: str) -> list[dict[str, object]]:
    """The parameters of all events of a key."""
    return [dict(e.params) for e in events if e.key == f"knights-{key}"]


def before(area: str = "froli", *troops: str) -> KnState:
    """A red Noble by a city."""
    state = position()
    noble(state, "russet", area, *(troops or ("english-200",)))
    return state


def walls(state: KnState, slug: str) -> int:
    """The strength of a city as all see it."""
    view = next(c for c in KNIGHTS.view(state, None).cities if c.slug == slug)
    return view.strength


def town(state: KnState, slug: str) -> City:
    """A city."""
    return state.cities[CITY[slug]]


def owner(state: KnState, slug: str) -> int:
    """Whose a city is."""
    return town(state, slug).owner
