"""Whether registered commands came back from Discord as they were sent."""

from __future__ import annotations

from collections.abc import Iterator

from bot.first_night.relay import Json

_LEFT_TO_DISCORD: tuple[Json, ...] = (None, "", [], {})
"""What is sent where Discord is to take what it usually does."""


def differences(sent: list[Json], back: list[Json]) -> list[str]:
    """What of the commands that were sent came back otherwise, or not at all, one sentence for each command."""
    there = {(command.get("type", 1), command["name"]): command for command in back}
    found = []
    for command in sent:
        name = f"/{command['name']}"
        known = there.pop((command.get("type", 1), command["name"]), None)
        if known is None:
            found.append(f"{name} did not come back")
        elif places := list(_differs(command, known)):
            more = f" and {len(places) - 3} more" if len(places) > 3 else ""
            found.append(f"{name} came back otherwise: {', '.join(places[:3])}{more}")
    return found + [f"/{name} came back and was not sent" for _, name in there]


def _differs(sent: Json, back: Json, where: str = "") -> Iterator[str]:
    """Where something that was sent is not what came back."""
    if sent in _LEFT_TO_DISCORD or (sent is False and not back):
        return
    if isinstance(sent, dict) and isinstance(back, dict):
        for key, value in sent.items():
            yield from _differs(value, back.get(key), f"{where}.{key}".strip("."))
    elif isinstance(sent, list) and isinstance(back, list) and len(sent) == len(back):
        for number, (one, other) in enumerate(zip(sent, back, strict=True)):
            yield from _differs(one, other, f"{where}[{number}]")
    elif sent != back and str(sent) != str(back):
        yield where
