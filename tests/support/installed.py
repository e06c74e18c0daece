"""Packages that are installed beside Herald, as far as it looks: their files, and metadata with an entry point."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.common.offered_games import GROUP

FAIR = Path(__file__).parents[1] / "toy" / "herald_fair"


def metadata(site: Path, name: str, entry: str) -> None:
    """What a wheel of this name leaves in a folder: that it is installed, and its game's entry point."""
    folder = site / f"{name.replace('-', '_')}-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n", encoding="utf-8")


def fair(site: Path) -> Path:
    """The fair of the tests, installed into a folder. Returns the folder."""
    metadata(site, "herald-fair", "fair = herald_fair:GAME")
    shutil.copytree(FAIR, site / "herald_fair", ignore=shutil.ignore_patterns("__pycache__"))
    return site
