"""The position in words: alternative texts for the pictures, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence

from engine.charlemagne.analysis import Stack, last_year, stacks
from engine.charlemagne.board import HEXES, PLACE, PLACES, number
from engine.charlemagne.game_data import (
    FIRST_RELIGION,
    LEADER,
    MARKER_IDS,
    PLACES_OF,
    REGION,
    REGION_IDS,
    RELIGIONS,
    SIDES,
    TURNS,
)
from engine.charlemagne.view import ChView
from render.core import fonts, marks
from render.core.api import ALT_LIMIT, Caption, Words
from render.core.encode import shortened

TEXT_LIMIT = 1900
LEADER_SLUGS = frozenset({"charlemagne", "leader"})
"""Of a stack who leads it: they are no units (12.1)."""


def title(caption: Caption) -> str:
    """The table's name as the fonts can set it."""
    return fonts.printable(caption.title)


def player(caption: Caption, seat: int) -> str:
    """Who plays a side."""
    return fonts.shown_names(caption.names)[seat]


def place_name(words: Words, place: int | str) -> str:
    """A place: a burg or an area by its name, another hex by its printed number."""
    index = PLACE[place] if isinstance(place, str) else place
    slug = PLACES[index]
    if index < HEXES and slug == f"h{number(index)}":
        return words("charlemagne-place-h", n=number(index))
    return words(f"charlemagne-place-{slug}")


def region_name(words: Words, region: int | str) -> str:
    """A region's name."""
    return words(f"charlemagne-place-{REGION_IDS[region] if isinstance(region, int) else region}")


def side_name(words: Words, side: int) -> str:
    """Empire, Tribes, or neutral."""
    return words(f"charlemagne-picture-side-{SIDES[side] if side >= 0 else 'neutral'}")


def turn_text(view: ChView, words: Words) -> str:
    """Which of the nine turns it is."""
    return words("charlemagne-picture-turn", n=view.turn, of=TURNS)


def years(view: ChView, words: Words) -> str:
    """The five years of the turn."""
    return words("charlemagne-picture-years", first=str(view.year), last=str(last_year(view.turn)))


def phase(view: ChView, words: Words) -> str:
    """What goes on, and whose player turn it is."""
    what = words(f"charlemagne-picture-phase-{view.phase}")
    if view.phase in ("over", "deploy"):
        return what
    return f"{side_name(words, view.phasing)}: {what}"


def level(view: ChView, words: Words) -> str:
    """The level of victory; while the game goes on, that it is so only so far."""
    band = words(f"charlemagne-picture-band-{view.band}")
    return band if view.winner >= 0 else words("charlemagne-picture-so-far", band=band)


def parts_text(view: ChView, words: Words) -> str:
    """How the victory points came about, as a sum."""
    shown = [
        words(f"charlemagne-picture-part-{key}", n=f"{'−' if n < 0 else ''}{abs(n)}")
        for key, n in view.points.items()
        if n or key in ("levy", "burgs")
    ]
    return "  +  ".join(shown)


# -- whole positions


def heading(view: ChView, caption: Caption) -> str:
    words = caption.words
    return words(
        "charlemagne-picture-alt-board", title=title(caption), turn=turn_text(view, words), years=years(view, words),
        phase=phase(view, words),
    )  # fmt: skip


def standing(view: ChView, caption: Caption) -> str:
    """Who leads: points, level of victory and how the points come about."""
    words = caption.words
    total = sum(view.points.values())
    told = words(
        "charlemagne-picture-alt-score", n=str(total), band=level(view, words),
        parts=parts_text(view, words).replace("  +  ", " + "),
    )  # fmt: skip
    if view.winner >= 0:
        won = words("charlemagne-picture-winner", name=player(caption, view.winner), side=side_name(words, view.winner))
        return f"{won}. {told}"
    return told


def _acting(view: ChView, caption: Caption) -> str:
    if not view.acting:
        return ""
    names = ", ".join(f"{player(caption, seat)} ({side_name(caption.words, seat)})" for seat in view.acting)
    return caption.words("charlemagne-picture-alt-acting", names=names)


def seat_line(view: ChView, seat: int, caption: Caption) -> str:
    """A side in one sentence: who plays it, its regions and its markers."""
    words = caption.words
    regions = [region_name(words, r) for r, side in enumerate(view.control) if side == seat]
    return words(
        "charlemagne-picture-alt-seat", name=player(caption, seat), side=side_name(words, seat),
        markers=view.seats[seat].markers, n=len(regions), list=", ".join(regions),
    )  # fmt: skip


def stack_text(words: Words, stack: Stack) -> str:
    """A stack in a few words: where, and how many units."""
    led = [key for key, slug in (("king", "charlemagne"), ("leader", "leader")) if slug in stack.units]
    told = f"{place_name(words, stack.place)} {sum(n for slug, n in stack.units.items() if slug not in LEADER_SLUGS)}"
    return f"{told} ({', '.join(words(f'charlemagne-picture-legend-{key}') for key in led)})" if led else told


def _armies(
    view: ChView, words: Words, inside: frozenset[str] | None = None, sides: Sequence[int] = (0, 1, -1)
) -> list[str]:
    found, every = [], stacks(view)
    for side in sides:
        mine = [s for s in every if s.side == side and (inside is None or s.place in inside)]
        mine.sort(key=lambda s: ("charlemagne" not in s.units, -s.strength, s.place))
        if mine:
            each = ", ".join(stack_text(words, s) for s in mine)
            found.append(words("charlemagne-picture-alt-units", side=side_name(words, side), list=each))
    return found


def force_text(view: ChView, words: Words) -> str:
    """The force in operation in a sentence."""
    force = view.force
    if force is None:
        return ""
    return words(
        "charlemagne-picture-alt-force", side=side_name(words, force.seat), place=place_name(words, force.place),
        n=sum(not LEADER[c] for c in force.units), points=force.points,
        start=place_name(words, force.trail[0] if force.trail else force.place),
    )  # fmt: skip


def _faiths(view: ChView, words: Words) -> str:
    turned = [
        f"{region_name(words, r)} ({words(f'charlemagne-word-{RELIGIONS[now]}')})"
        for r, (now, was) in enumerate(zip(view.religion, FIRST_RELIGION, strict=True))
        if now != was
    ]
    return words("charlemagne-picture-alt-converted", list=", ".join(turned)) if turned else ""


def _pillaged(view: ChView, words: Words) -> str:
    burnt = ", ".join(place_name(words, p) for p in view.pillaged)
    return words("charlemagne-picture-alt-pillaged", list=burnt) if burnt else ""


def _own(view: ChView, words: Words) -> str:
    own = view.own
    if own is None:
        return ""
    hand = ", ".join(f"{words(f'charlemagne-piece-{m}')} {own.hand[m]}" for m in MARKER_IDS if own.hand.get(m))
    told = words("charlemagne-picture-alt-own", points=own.treasury, list=hand or words("charlemagne-picture-own-none"))
    return f"{told} {words('charlemagne-picture-alt-offers', n=len(own.offers))}" if own.offers else told


def _joined(parts: Sequence[str]) -> str:
    return " ".join(part for part in parts if part)


def alt(view: ChView, caption: Caption, *, zoom: str = "", changed: str = "", fight: str = "") -> str:
    """The position for who cannot see the picture, at most 1,024 characters: what is the reader's own, then what the
    question is about, then how things stand. ``changed``: what is new in it, ``fight``: the battle shown, each in a
    sentence."""
    words = caption.words
    parts = [heading(view, caption), marks.page(zoom, words), _own(view, words)]
    if zoom in REGION:
        index = REGION[zoom]
        parts.append(
            words(
                "charlemagne-picture-alt-zoom", region=region_name(words, zoom),
                side=side_name(words, view.control[index]),
                faith=words(f"charlemagne-word-{RELIGIONS[view.religion[index]]}"),
            )
        )  # fmt: skip
        parts += _armies(view, words, frozenset(PLACES[p] for p in PLACES_OF[index]))
    matters = [fight, force_text(view, words), standing(view, caption), _acting(view, caption), changed]
    matters += [seat_line(view, seat, caption) for seat in (0, 1)]
    board = [*_armies(view, words, sides=(0, 1)), _faiths(view, words), _pillaged(view, words)]
    parts += marks.in_turn(zoom, matters, board)
    return shortened(_joined(parts), ALT_LIMIT)


def text(view: ChView, caption: Caption) -> str:
    """The whole board as lines of text, at most 1,900 characters."""
    words = caption.words
    lines = [heading(view, caption), standing(view, caption), _acting(view, caption), force_text(view, words)]
    lines += [_own(view, words), *(seat_line(view, seat, caption) for seat in (0, 1))]
    lines += [*_armies(view, words), _faiths(view, words), _pillaged(view, words)]
    return shortened("\n".join(line for line in lines if line), TEXT_LIMIT)


def score_alt(view: ChView, caption: Caption) -> str:
    """The score, and the regions of both sides."""
    parts = [heading(view, caption), standing(view, caption), *(seat_line(view, seat, caption) for seat in (0, 1))]
    return shortened(_joined(parts), ALT_LIMIT)
