"""The position in words: alternative texts for the pictures, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence

from engine.xidit.view import Deed, XiditView
from render.core import fonts
from render.core.api import Caption, Words
from render.core.encode import ALT_LIMIT, shortened
from render.xidit.icons import UNITS

TEXT_LIMIT = 1900


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


def _seats(view: XiditView, caption: Caption) -> list[str]:
    words = caption.words
    lines = []
    for seat in view.seats:
        name = participant(seat.seat, caption)
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


def _units(counts: dict[str, int], words: Words) -> str:
    return ", ".join(words(f"xidit-units-{unit}", n=counts[unit]) for unit in UNITS if unit in counts)


def _tracks(view: XiditView, words: Words) -> str:
    return words("xidit-picture-alt-tracks", list=" → ".join(words(f"xidit-word-{track}") for track in view.tracks))


def _threats(view: XiditView, words: Words) -> str:
    each = ", ".join(f"{words(f'xidit-piece-{t.creature}')} ({t.city})" for t in view.threats)
    return words("xidit-picture-alt-threats", list=each) if each else ""


def _recruits(view: XiditView, words: Words) -> str:
    each = "; ".join(f"{t.city}: {', '.join(words(f'xidit-piece-{u}') for u in t.units)}" for t in view.recruits)
    return words("xidit-picture-alt-recruits", list=each) if each else ""


def _titans(view: XiditView, words: Words) -> str:
    each = ", ".join(f"{words(f'xidit-piece-{t.creature}')} ({t.size})" for t in view.titans if t.awake and t.left)
    return words("xidit-picture-alt-titans", list=each) if each else ""


def _own(view: XiditView, words: Words) -> list[str]:
    own = view.own
    if own is None:
        return []
    parts = [_units(own.units, words)]
    for key, count in (
        ("xidit-picture-own-sovereigns", own.sovereigns),
        ("xidit-picture-own-bards", own.bards_left),
        ("xidit-picture-own-bastion", own.bastion),
        ("xidit-picture-own-levels", own.levels_left),
        ("xidit-picture-own-waiting", own.waiting),
    ):
        parts.append(f"{words(key)} {count}")
    lines = [words("xidit-picture-alt-own", list=", ".join(parts))]
    if any(own.wishes):
        wishes = " – ".join(str(city or "?") for city in own.wishes)
        lines.append(f"{words('xidit-picture-own-wishes')}: {wishes}.")
    stops = [f"{city}" for city in own.route if city]
    if len(stops) > 1 and any(own.orders):
        lines.append(words("xidit-picture-alt-route", list=" – ".join(stops)))
    return lines


def alt(view: XiditView, caption: Caption, zoom: str = "", changed: str = "") -> str:
    """The position for who cannot see the picture, at most 1,024 characters: the most important first. ``changed``:
    what is new in it, in a sentence."""
    words = caption.words
    parts = [_heading(view, caption)]
    if zoom:
        name = (
            city_name(words, int(zoom.removeprefix("city-")))
            if zoom.startswith("city-")
            else words(f"xidit-place-{zoom}")
        )
        parts.append(words("xidit-picture-alt-zoom", area=name))
    parts += [
        changed,
        *_own(view, words),
        *_seats(view, caption),
        *_leaders(view, caption),
        _tracks(view, words),
        _threats(view, words),
        _titans(view, words),
        _recruits(view, words),
    ]
    return shortened(" ".join(part for part in parts if part), ALT_LIMIT)


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
                list=", ".join(f"{g.city}: {names[g.seat]} {g.levels}" for g in view.guilds),
            )
        )
    none = words("xidit-picture-coming-none")
    lines.append(
        words(
            "xidit-picture-text-coming",
            recruits=", ".join(str(t.city) for t in view.coming_recruits) or none,
            threats=", ".join(f"{words(f'xidit-piece-{t.creature}')} ({t.city})" for t in view.coming_threats) or none,
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


def winner(view: XiditView) -> int:
    """The seat left standing after the last evaluation; -1 is the phantom."""
    rows = view.rankings[-1].rows
    return next(row[0] for row in rows if not row[3] and not row[4])


def result_alt(view: XiditView, caption: Caption) -> str:
    """The final scoring in words."""
    words = caption.words
    parts = [
        words(
            "xidit-picture-alt-result",
            title=fonts.printable(caption.title),
            winner=words("xidit-picture-result-winner", name=participant(winner(view), caption)),
        )
    ]
    for ranking in view.rankings:
        rows = []
        for seat, value, _, eliminated, before in ranking.rows:
            if before:
                continue
            mark = f" ({words('xidit-picture-result-out')})" if eliminated else ""
            rows.append(f"{participant(seat, caption)} {value}{mark}")
        parts.append(words("xidit-picture-alt-track", track=words(f"xidit-word-{ranking.track}"), list=", ".join(rows)))
    return shortened(" ".join(parts))
