"""``docs/words.md``: how we write, and the terms of ``bot/locale/words.toml``.

``python -m tests.locale.words_page`` writes the tables; what stands around them is written by hand.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot import locale

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "words.md"
DATA = ROOT / "bot" / "locale" / "words.toml"
MARK = "<!-- Below: written by python -m tests.locale.words_page from bot/locale/words.toml. -->"


def page(glossary: Mapping[str, Any]) -> str:
    """The page as it should be."""
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    parts = [f"{head}{MARK}\n"]
    for group, terms in glossary["terms"].items():
        rows = [f"| {t['en']} | {t['es']} | {t.get('about', '')} |" for t in terms.values()]
        title = "Herald" if group == "product" else locale.text("en", f"game-{group}")
        parts.append("\n".join([f"## {title}", "", "| English | Spanish | |", "|---|---|---|", *rows, ""]))
    parts.append("## No longer used\n")
    parts += [
        "\n".join(
            [
                f"### {title}",
                "",
                "| word (as a pattern) | where | instead |",
                "|---|---|---|",
                *(
                    f"| `{one['word'].replace('|', chr(92) + '|')}` | {', '.join(one.get('games', ['everywhere']))} "
                    f"| {one['why']} |"
                    for one in glossary["retired"]
                    if one["lang"] == lang
                ),
                "",
            ]
        )
        for lang, title in (("en", "English"), ("es", "Spanish"))
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(tomllib.loads(DATA.read_text(encoding="utf-8"))), encoding="utf-8")
