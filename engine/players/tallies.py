"""What the tallies of several games reckon and write alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core import Event


def counted(events: Iterable[Event], names: Mapping[str, str]) -> dict[str, int]:
    """How often something happened, by the names that keys of events have."""
    return dict(Counter(names[e.key] for e in events if e.key in names))


def means(found: Counter[str], games: int, names: Iterable[str] = (), digits: int = 2) -> dict[str, float]:
    """How much of each there was in a game; of these names, or of all, the most frequent first."""
    return {name: round(found[name] / games, digits) for name in names or [name for name, _ in found.most_common()]}


def lengths(games: Sequence[int]) -> dict[str, float]:
    """The share of games of each length."""
    return {str(n): round(games.count(n) / len(games), 4) for n in sorted(set(games))}


def said(shares: Mapping[str, float]) -> str:
    """Shares by length as text."""
    return ", ".join(f"{n}: {100 * share:.0f} %" for n, share in shares.items())


def table(what: str, shares: Mapping[str, float]) -> Iterator[str]:
    """Shares as a table, set apart by empty lines."""
    yield from ("", f"| {what} | share |", "|---|---|")
    yield from (f"| {name} | {100 * share:.1f} % |" for name, share in shares.items())
    yield ""


def listed(figures: Mapping[str, object], names: Iterable[str] = ()) -> str:
    """Figures one after the other, all or of these names."""
    return ", ".join(f"{name} {figures[name]}" for name in names or figures)
