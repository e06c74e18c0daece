"""The changelog: its versions stand in order, each with its day, and the version of the package is among them."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KINDS = {"Before you upgrade", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def offences(text: str, package: str) -> list[str]:
    """What is wrong with a changelog, for a package of this version."""
    found = []
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
    if heads[:1] != ["[Unreleased]"]:
        found.append("it does not begin with [Unreleased]")
    dated = [(head, re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)", head)) for head in heads[1:]]
    found += [f"{head}: no version with its day" for head, match in dated if match is None]
    versions = [(tuple(int(match[n]) for n in (1, 2, 3)), match[4]) for _, match in dated if match is not None]
    for (newer, later), (older, earlier) in pairwise(versions):
        if newer <= older or later < earlier:
            found.append(f"{newer} of {later} stands above {older} of {earlier}")
    if ".dev" not in package and package not in (".".join(map(str, version)) for version, _ in versions):
        found.append(f"the package's version {package} is not told of")
    found += [f"### {kind}" for kind in re.findall(r"^### (.+)$", text, re.MULTILINE) if kind not in KINDS]
    return found


def test_the_changelog_is_in_order() -> None:
    # A version under way, such as 0.3.0.dev0, is told of under *Unreleased*.
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert offences((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), package) == []


def test_people_find_it() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        assert "(CHANGELOG.md)" in (ROOT / name).read_text(encoding="utf-8"), name


def test_the_check_sees_disorder() -> None:
    good = "## [Unreleased]\n### Fixed\n## [0.10.0] - 2026-02-01\n## [0.9.0] - 2026-01-01\n"
    assert offences(good, "0.9.0") == []
    assert offences(good, "0.11.0.dev0") == []
    assert offences(good, "0.8.0") == ["the package's version 0.8.0 is not told of"]
    assert offences(good.replace("0.10.0", "0.8.0"), "0.9.0") != []
    assert offences(good.replace("2026-02-01", "2025-02-01"), "0.9.0") != []
    assert offences(good.replace(" - 2026-02-01", ""), "0.9.0") == ["[0.10.0]: no version with its day"]
    assert offences(good.replace("Unreleased", "Next"), "0.9.0") == ["it does not begin with [Unreleased]"]
    assert offences(good.replace("Fixed", "Mended"), "0.9.0") == ["### Mended"]
