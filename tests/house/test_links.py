"""Links of the documents lead somewhere: to a file that is there, and to a heading that it has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.imports import ROOT

LINK = re.compile(r"\]\((?!\w+:)([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)")
"""What a link names that does not lead to another site."""


def documents(root: Path) -> list[Path]:
    """What people read of a checkout, but for what other people brought along."""
    folders = ("docs", "engine", "render", "bot", "tests", "cogs")
    return sorted([*root.glob("*.md"), *(path for folder in folders for path in (root / folder).rglob("*.md"))])


def anchors(text: str) -> set[str]:
    """The names under which a document's headings can be linked to."""
    titles = re.findall(
        r"^#+ +(.*?) *$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE
    )
    plain = (re.sub(r"[^\w\- ]", "", title.lower()) for title in titles)
    return {title.replace(" ", "-") for title in plain}


def dead(root: Path) -> Iterator[str]:
    """Links that lead nowhere, with the document that has them."""
    for path in documents(root):
        for link in LINK.findall(path.read_text(encoding="utf-8")):
            name, _, anchor = link.partition("#")
            target = path.parent / name if name else path
            if not target.exists() or (anchor and anchor not in anchors(target.read_text(encoding="utf-8"))):
                yield f"{path.relative_to(root).as_posix()}: {link}"


def test_every_link_leads_somewhere() -> None:
    assert len(documents(ROOT)) > 30
    assert list(dead(ROOT)) == []


def test_a_dead_link_is_seen(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "README.md").write_text(
        "# So it is!\n[a](docs/b.md#two-words) [s](https://x.y) [h](#so-it-is)\n", "utf-8"
    )
    (tmp_path / "docs" / "b.md").write_text("## Two words\n[up](../README.md) [gone](../c.md) [x](#three)\n", "utf-8")
    assert list(dead(tmp_path)) == ["docs/b.md: ../c.md", "docs/b.md: #three"]
