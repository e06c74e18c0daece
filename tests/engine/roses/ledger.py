"""The ledger of Wars of the Roses: what it says the engine sends, asks and does."""

from __future__ import annotations

import re

from tests.support.runs import ROOT

LEDGER = (ROOT / "engine/roses/RULES.md").read_text(encoding="utf-8")


def table(head: str) -> dict[str, str]:
    """Keys of a table of the ledger's appendix with the cell of their parameters."""
    found: dict[str, str] = {}
    for line in LEDGER.split("## Appendix: Messages")[1].split(f"| {head} |")[1].split("\n\n")[0].splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")]
        if line.startswith("| roses-"):
            for key in cells[0].split(" / "):
                found[key] = cells[1]
    return found


def events() -> dict[str, set[str]]:
    """Events with their parameters; those in brackets belong to the variant for the seat alone."""
    found = {}
    for key, cell in table("Event").items():
        found[key] = set(re.sub(r"[()]", "", cell if key.endswith("-own") else re.sub(r"\(.*\)", "", cell)).split())
    return found


def refusals() -> dict[str, set[str]]:
    """Refusals with their parameters."""
    return {key: set(cell.split()) for key, cell in table("Refusal").items()}


def steps() -> list[str]:
    """The steps of questions."""
    tail = LEDGER.split("Prompt steps (also `view.asked`): ")[1].split(".")[0]
    return tail.replace("\n", " ").split(", ")


def verbs() -> set[str]:
    """The verbs of all actions."""
    text = LEDGER.split("## Actions")[1].split("## Rules")[0]
    return {span.split()[0] for span in re.findall(r"`([^`]+)`", text)}
