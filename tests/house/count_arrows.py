"""Counts the arrows between modules: ``python -m tests.house.count_arrows bot bot/tables cogs``.

For each folder: its modules, those at its top, rooms, arrows between modules inside it and between its rooms, arrows
that go back (the other room takes something, too), and modules that stand in a circle.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from tests.house.imports import HOUSE, ROOT, circles, modules, targets


def counted(folder: str) -> dict[str, int]:
    """The figures of one folder, by their names."""
    everywhere = modules(*HOUSE)
    top = folder.replace("/", ".")
    inside = {name: path for name, path in everywhere.items() if name.startswith(f"{top}.")}

    def room(name: str) -> str:
        return name.removeprefix(f"{top}.").partition(".")[0]

    arrows = Counter(
        (name, target)
        for name, path in inside.items()
        for target in set(targets(path, everywhere))
        if target in inside and target != name
    )
    between = {(room(a), room(b)) for a, b in arrows if room(a) != room(b)}
    return {
        "modules": len(inside),
        "modules at its top": len([path for path in (ROOT / folder).glob("*.py") if path.name != "__init__.py"]),
        "rooms": len([each for each in (ROOT / folder).iterdir() if (each / "__init__.py").is_file()]),
        "arrows between modules": len(arrows),
        "arrows between rooms": len(between),
        "arrows that go back": sum((b, a) in between for a, b in between) // 2,
        "modules in circles": sum(map(len, circles(inside))),
        "lines": sum(len(Path(path).read_text(encoding="utf-8").splitlines()) for path in inside.values()),
    }


if __name__ == "__main__":
    for name in sys.argv[1:] or ["bot", "bot/tables", "cogs"]:
        print(name, *(f"{value} {what}" for what, value in counted(name).items()), sep="\n  ")
