"""The figures of a series of games as one picture: seat shares, lengths, scores, stops."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.common.errors import lacking
from bot.measure.selfplay import HOURS, Played

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ENDINGS = (".png", ".webp")
FAIR = 0.08
"""How far a seat may lie from its even share."""
_STEPS = 12
"""Kinds of waits shown by name; the rarest are summed up."""


def check(path: Path) -> None:
    """Raises ``ValueError`` when a picture cannot be drawn there."""
    if path.suffix.lower() not in ENDINGS:
        raise ValueError(f"a picture ends in {' or '.join(ENDINGS)}, not in {path.suffix!r}")
    if importlib.util.find_spec("matplotlib") is None:
        raise ValueError(lacking("pictures of figures need", "plots", "matplotlib"))


def draw(report: dict[str, Any], played: Sequence[Played], path: Path) -> None:
    """Draw the four figures of a report into ``path``."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    look: Any = _look()
    with rc_context(look):
        figure = Figure(figsize=(11, 7.4), dpi=110, layout="constrained")
        canvas: Any = FigureCanvasAgg(figure)
        (shares, lengths), (scores, stops) = figure.subplots(2, 2)
        figure.suptitle(_title(report), fontsize=15)
        _shares(shares, report)
        _lengths(lengths, played)
        _scores(scores, played)
        _stops(stops, report)
        canvas.draw()
        _save(canvas, path)


def _save(canvas: Any, path: Path) -> None:
    """Through Pillow, which knows both endings and writes no date into the file."""
    from PIL import Image

    image = Image.frombuffer("RGBA", canvas.get_width_height(), bytes(canvas.buffer_rgba())).convert("RGB")
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix.lower() == ".webp":
        image.save(path, quality=88, method=6)
    else:
        image.save(path, optimize=True)


def _hex(colour: Sequence[int]) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour[:3])


def _look() -> dict[str, Any]:
    from render.core import palette

    ink, soft = _hex(palette.INK), _hex(palette.INK_SOFT)
    return {
        "figure.facecolor": _hex(palette.PARCHMENT),
        "axes.facecolor": _hex(palette.PARCHMENT_LIGHT),
        "axes.edgecolor": soft,
        "axes.labelcolor": ink,
        "axes.titlesize": 12,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "text.color": ink,
        "xtick.color": ink,
        "ytick.color": ink,
        "font.family": _face(),
        "font.weight": 500,
        "axes.titleweight": 500,
        "axes.labelweight": 500,
        "figure.titleweight": 500,
        "hatch.linewidth": 0.6,
    }


def _face() -> str:
    """The type of the house, made known to matplotlib."""
    from matplotlib import font_manager

    from render.core.fonts import path_of

    path = path_of("text")
    font_manager.fontManager.addfont(path)
    return str(font_manager.FontProperties(fname=path).get_name())


def _title(report: dict[str, Any]) -> str:
    from bot.locale import text

    style = f", {report['style']}" if "style" in report else ""
    players = " and ".join(sorted(set(report["players"])))
    name = text("en", f"game-{report['game']}")
    return f"{name}: {report['games']} games of {report['seats']} {players} players{style}"


def _shares(axes: Axes, report: dict[str, Any]) -> None:
    from render.core import palette

    wins = report["wins_by_seat"]
    even = sum(wins) / len(wins)
    names = [str(seat + 1) for seat in range(len(wins))]
    hues = [_hex(hue) for hue in palette.SEAT_HUES]
    axes.axhspan(even - FAIR, even + FAIR, color=_hex(palette.GOLD), alpha=0.2, linewidth=0)
    axes.axhline(even, color=_hex(palette.GOLD_DARK), linewidth=1)
    hatches = ("", "//", "\\\\", "..", "xx", "--")
    for seat, (name, share) in enumerate(zip(names, wins, strict=True)):
        bar = axes.bar(
            name,
            share,
            color=hues[seat % len(hues)],
            edgecolor=_hex(palette.INK),
            hatch=hatches[seat % len(hatches)],
            width=0.6,
        )
        axes.bar_label(bar, [f"{100 * share:.1f} %"], padding=2)
    axes.set_ylim(0, max(*wins, even + FAIR) * 1.15)
    axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    axes.set_title(f"Wins by seat (band: even share ± {100 * FAIR:.0f} points)")
    axes.set_xlabel("seat")


def _lengths(axes: Axes, played: Sequence[Played]) -> None:
    from render.core import palette

    lengths = [one.actions for one in played]
    axes.hist(lengths, bins=min(30, len(set(lengths))), color=_hex(palette.INK_SOFT), edgecolor=_hex(palette.INK))
    middle = sorted(lengths)[len(lengths) // 2]
    axes.axvline(middle, color=_hex(palette.GOLD_DARK), linewidth=2)
    turns = sorted(one.stops.turns for one in played)
    span = f"{turns[0]} to {turns[-1]}" if turns[0] < turns[-1] else f"{turns[-1]}"
    rounds = f", {span} game turns" if turns[-1] else ""
    axes.set_title(f"Length (median {middle} actions{rounds})")
    axes.set_xlabel("actions")
    axes.set_ylabel("games")


def _scores(axes: Axes, played: Sequence[Played]) -> None:
    """Each score of winners beside that of the others, as boxes; wide ones on a scale that holds small ones too."""
    from render.core import palette

    names = sorted({name for one in played for scores in one.scores.values() for name in scores})
    axes.set_title("Scores: winners (gold) and others")
    if not names:
        axes.set_axis_off()
        return
    groups: list[list[int]] = []
    for name in names:
        for won in (True, False):
            groups.append(
                [
                    scores[name]
                    for one in played
                    for seat, scores in one.scores.items()
                    if name in scores and (seat in one.winners) == won
                ]
                or [0]
            )
    places = [n * 2.4 + half * 0.8 for n in range(len(names)) for half in (0, 1)]
    boxes = axes.boxplot(
        groups,
        positions=places,
        widths=0.6,
        patch_artist=True,
        showfliers=False,
        medianprops={"color": _hex(palette.INK), "linewidth": 2},
    )
    for number, box in enumerate(boxes["boxes"]):
        box.set_facecolor(_hex(palette.GOLD if number % 2 == 0 else palette.PARCHMENT_DARK))
    if max(map(max, groups)) > 60:
        axes.set_yscale("symlog", linthresh=10)
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.set_xticks([n * 2.4 + 0.4 for n in range(len(names))], [name.replace("-", "\n") for name in names])


def _stops(axes: Axes, report: dict[str, Any]) -> None:
    from render.core import palette

    stops = report["stops"]
    steps = list(stops["steps"].items())
    if len(steps) > _STEPS:
        rest = sum(count for _, count in steps[_STEPS - 1 :])
        steps = [*steps[: _STEPS - 1], ("others", round(rest, 2))]
    names = [name for name, _ in steps][::-1]
    counts = [count for _, count in steps][::-1]
    bars = axes.barh(names, counts, color=_hex(palette.GOLD), edgecolor=_hex(palette.INK), height=0.65)
    axes.bar_label(bars, [f"{count:g}" for count in counts], padding=3)
    axes.set_xlim(0, max(counts, default=1) * 1.15)
    turn = f", {stops['waits_per_turn']} a game turn" if stops["waits_per_turn"] is not None else ""
    axes.set_title(f"Waits: {stops['waits']} a game{turn}; {stops['days']} days at {HOURS} h")
    axes.set_xlabel("waits a game, by what was asked")
