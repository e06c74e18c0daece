"""The position in words: alternative texts for the pictures, and the board as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from engine.xidit.analysis import PHANTOM, fallen, saviour
from engine.xidit.board import CITIES, UNITS
from engine.xidit.view import Deed, Own, XiditView
from render.core import fonts, marks
from render.core.api import ALT_LIMIT, NEAR, PAGES, Caption, Words
from render.core.encode import shortened

TEXT_LIMIT = 1900
CITIES_ALL = range(1, CITIES + 1)
LEAST_NEW = 60
"""Characters below which it is not worth while to say what is new."""


def city_name(words: Words, city: int) -> str:
    """A city's name."""
    return words(f"xidit-place-{city}")


def participant(seat: int, caption: Caption) -> str:
    """A seat's name; the phantom's word for -1."""
    return caption.words("xidit-picture-phantom") if seat < 0 else fonts.shown_names(caption.names)[seat]


def year_of(view: XiditView) -> int:
    """The year whose steps and orders lie open: the running one, or the last one while new orders are written."""
    return view.year if view.phase in ("resolution", "census", "over") else view.year - 1


def phase_text(view: XiditView, words: Words) -> str:
    """What is going on, in a few words."""
    if view.phase == "census" and view.census:
        return words("xidit-picture-census-unit", unit=words(f"xidit-piece-{view.census}"))
    if view.phase == "resolution" and view.step:
        return words("xidit-picture-step", step=view.step)
    return words(f"xidit-picture-phase-{view.phase}")


def _heading(view: XiditView, caption: Caption) -> str:
    words = caption.words
    year = words("xidit-picture-year", year=view.year, years=view.years)
    return words(
        "xidit-picture-alt-board", title=fonts.printable(caption.title), phase=f"{year}, {phase_text(view, words)}"
    )


def _seats(view: XiditView, caption: Caption, inside: Collection[int] | None = None) -> list[str]:
    """A line for each seat, the reader's first; of some cities alone where ``inside`` names them."""
    words = caption.words
    lines = []
    for seat in sorted(view.seats, key=lambda seat: seat.seat != view.seat):
        name = participant(seat.seat, caption)
        if view.own is not None and seat.seat == view.seat:
            name = words("xidit-picture-alt-you", name=name)
        elif inside is not None and seat.city not in inside:
            continue
        if not seat.city:
            lines.append(words("xidit-picture-alt-seat-unplaced", name=name))
            continue
        lines.append(
            words(
                "xidit-picture-alt-seat",
                name=name,
                city=city_name(words, seat.city),
                number=seat.city,
                levels=seat.guild_levels,
                bards=seat.bards_on_board,
                kills=seat.kills,
            )
        )
    return lines


def _leaders(view: XiditView, caption: Caption) -> list[str]:
    found = []
    tallies = (
        ("xidit-picture-alt-leads-influence", [seat.guild_levels for seat in view.seats]),
        ("xidit-picture-alt-leads-reputation", [seat.bards_on_board for seat in view.seats]),
    )
    for key, counts in tallies:
        best = max(counts, default=0)
        if best:
            names = ", ".join(participant(seat, caption) for seat, count in enumerate(counts) if count == best)
            found.append(caption.words(key, names=names, count=best))
    return found


def _units(counts: Mapping[str, int], words: Words) -> str:
    return ", ".join(words(f"xidit-units-{unit}", n=counts[unit]) for unit in UNITS if counts.get(unit))


def _tracks(view: XiditView, words: Words) -> str:
    return words("xidit-picture-alt-tracks", list=" → ".join(words(f"xidit-word-{track}") for track in view.tracks))


def _tile(units: Sequence[str], words: Words) -> str:
    """Recruits, several of a kind with their number."""
    counts = Counter(units)
    return ", ".join(
        words(f"xidit-units-{unit}", n=counts[unit]) if counts[unit] > 1 else words(f"xidit-piece-{unit}")
        for unit in UNITS
        if counts[unit]
    )


def _at(words: Words, creature: str, city: int) -> str:
    """A threat and its city."""
    return words("xidit-picture-alt-at", what=words(f"xidit-piece-{creature}"), city=city)


def _threats(view: XiditView, words: Words, inside: Collection[int] = CITIES_ALL) -> str:
    each = ", ".join(_at(words, t.creature, t.city) for t in view.threats if t.city in inside)
    return words("xidit-picture-alt-threats", list=each) if each else ""


def _recruits(view: XiditView, words: Words, inside: Collection[int] = CITIES_ALL) -> str:
    each = "; ".join(
        words("xidit-picture-alt-tile", city=t.city, units=_tile(t.units, words))
        for t in view.recruits
        if t.city in inside
    )
    return words("xidit-picture-alt-recruits", list=each) if each else ""


def _titans(view: XiditView, words: Words) -> str:
    each = ", ".join(
        f"{words(f'xidit-piece-{t.creature}')} ({words('xidit-picture-result-units', count=t.size)})"
        for t in view.titans
        if t.awake and t.left
    )
    return words("xidit-picture-alt-titans", list=each) if each else ""


def _own(view: XiditView, words: Words) -> list[str]:
    own = view.own
    if own is None:
        return []
    parts = [part for part in (_units(own.units, words),) if part]
    for key, count, always in (
        ("xidit-picture-own-sovereigns", own.sovereigns, True),
        ("xidit-picture-own-bards", own.bards_left, True),
        ("xidit-picture-own-bastion", own.bastion, False),
        ("xidit-picture-own-levels", own.levels_left, True),
        ("xidit-picture-own-waiting", own.waiting, False),
    ):
        if count or always:
            parts.append(f"{words(key)} {count}")
    lines = [words("xidit-picture-alt-own", list=", ".join(parts))]
    if any(own.wishes):
        wishes = " – ".join(str(city or "?") for city in own.wishes)
        lines.append(f"{words('xidit-picture-own-wishes')}: {wishes}.")
    return [*lines, *_route(own, words)]


def _route(own: Own, words: Words) -> list[str]:
    """The planned way, if there is one."""
    stops = [f"{city}" for city in own.route if city]
    planned = len(stops) > 1 and any(own.orders)
    return [words("xidit-picture-alt-route", list=" – ".join(stops))] if planned else []


def alt(view: XiditView, caption: Caption, zoom: str = "", changed: str = "", inside: Collection[int] = ()) -> str:
    """The position for who cannot see the picture, at most 1,024 characters: what is the reader's own first, and what
    the part shows that is drawn. ``zoom``: that part, empty for the whole; ``inside``: the cities that stand in a part;
    ``changed``: what is new in it, in a sentence, as far as there is room beside the rest."""
    words = caption.words
    parts = [_heading(view, caption), marks.page(zoom, words)]
    if zoom and zoom not in PAGES:
        city = zoom.removeprefix("city-")
        area = city_name(words, int(city)) if city != zoom else words(f"xidit-place-{zoom}")
        parts.append(words("xidit-picture-alt-zoom", area=area))
    parts += _own(view, words)
    if zoom == NEAR and 0 < len(inside) < len(CITIES_ALL):
        parts.append(words("xidit-picture-alt-near", list=", ".join(map(str, sorted(inside)))))
    shown = inside if zoom == NEAR else CITIES_ALL
    lies = [_threats(view, words, shown), _titans(view, words), _recruits(view, words, shown)]
    seats, tracks = _seats(view, caption, inside if zoom == NEAR else None), [_tracks(view, words)]
    rest = marks.in_turn(zoom, [*seats, *_leaders(view, caption), *tracks], lies)
    if len(_joined([*parts, *rest])) > ALT_LIMIT:  # who leads can be told from what each has
        rest = marks.in_turn(zoom, [*seats, *tracks], lies)
    if len(_joined([*parts, *rest])) > ALT_LIMIT:  # of crowded tiles where they lie
        lies[-1] = words("xidit-picture-alt-recruits", list=", ".join(str(tile.city) for tile in view.recruits))
        rest = marks.in_turn(zoom, [*seats, *tracks], lies)
    room = ALT_LIMIT - len(_joined([*parts, *rest])) - 1
    new = [shortened(changed, room)] if changed and room >= LEAST_NEW else []
    return shortened(_joined([*parts, *new, *rest]), ALT_LIMIT)


def _joined(parts: Sequence[str]) -> str:
    return " ".join(part for part in parts if part)


def text(view: XiditView, caption: Caption) -> str:
    """The whole board as lines of text, at most 1,900 characters."""
    words = caption.words
    lines = [_heading(view, caption), *_own(view, words), *_seats(view, caption), *_leaders(view, caption)]
    lines += [_tracks(view, words), _threats(view, words), _titans(view, words), _recruits(view, words)]
    names = fonts.shown_names(caption.names)
    if view.phase in ("resolution", "census"):
        for name, row in zip(names, view.uncovered, strict=True):
            orders = " · ".join(words(f"xidit-word-{order}") for order in row)
            lines.append(words("xidit-picture-text-orders", name=name, orders=orders))
    regions = []
    for region in view.regions:
        shown = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(region.bards) if count)
        state = (
            words("xidit-picture-closed")
            if region.closed
            else f"{region.first}/{region.second}{': ' + shown if shown else ''}"
        )
        regions.append(f"{words(f'xidit-place-{region.slug}')} {state}")
    lines.append(words("xidit-picture-text-regions", list="; ".join(regions)))
    if view.guilds:
        lines.append(
            words(
                "xidit-picture-text-guilds",
                list=", ".join(
                    words("xidit-picture-text-guild", city=g.city, name=names[g.seat], levels=g.levels)
                    for g in view.guilds
                ),
            )
        )
    none = words("xidit-picture-coming-none")
    lines.append(
        words(
            "xidit-picture-text-coming",
            recruits=", ".join(
                words("xidit-picture-alt-tile", city=t.city, units=_tile(t.units, words)) for t in view.coming_recruits
            )
            or none,
            threats=", ".join(_at(words, t.creature, t.city) for t in view.coming_threats) or none,
        )
    )
    lines.append(words("xidit-picture-text-barracks", list=_units(view.barracks, words)))
    return shortened("\n".join(line for line in lines if line), TEXT_LIMIT)


def deed_text(deed: Deed, caption: Caption) -> str:
    """One deed as a sentence. Raises ``KeyError`` from the catalogue for a kind it does not know."""
    words = caption.words
    detail = ""
    if deed.detail and deed.kind in ("recruit", "kill", "titan"):
        detail = words(f"xidit-piece-{deed.detail}")
    return words(
        f"xidit-picture-deed-{deed.kind}",
        name=participant(deed.seat, caption),
        city=city_name(words, deed.city),
        detail=detail,
    )


NOTABLE = ("kill", "titan", "recruit")


def notable(deeds: Sequence[Deed]) -> list[Deed]:
    """The deeds worth a line, victories first."""
    return sorted(
        (deed for deed in deeds if deed.kind in NOTABLE), key=lambda deed: (deed.kind == "recruit", deed.seat)
    )


def animation_alt(view: XiditView, caption: Caption) -> str:
    """What the year brought, at most 1,024 characters."""
    deeds = "; ".join(deed_text(deed, caption) for moment in view.moments for deed in notable(moment.deeds))
    words = caption.words
    return shortened(
        words("xidit-picture-alt-animation", year=year_of(view), deeds=deeds or words("xidit-picture-deeds-quiet"))
    )


def winner(view: XiditView, caption: Caption) -> str:
    """Who has won, or that nobody has."""
    left = saviour(view.rankings)
    if left == PHANTOM:
        return caption.words("xidit-picture-result-nobody")
    return caption.words("xidit-picture-result-winner", name=participant(left, caption))


def result_alt(view: XiditView, caption: Caption) -> str:
    """The final scoring in words."""
    words = caption.words
    parts = [
        words(
            "xidit-picture-alt-result",
            title=fonts.printable(caption.title),
            winner=winner(view, caption),
        )
    ]
    for ranking in view.rankings:
        tied = {fall.who for fall in fallen(ranking) if fall.by == "units"}
        rows = []
        for seat, value, units, eliminated, before in ranking.rows:
            if before:
                continue
            told = [words("xidit-picture-result-out")] if eliminated else []
            told += [words("xidit-picture-result-units", count=units)] if seat in tied else []
            mark = f" ({', '.join(told)})" if told else ""
            rows.append(f"{participant(seat, caption)} {value}{mark}")
        parts.append(words("xidit-picture-alt-track", track=words(f"xidit-word-{ranking.track}"), list=", ".join(rows)))
    return shortened(" ".join(parts))
