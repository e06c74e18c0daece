"""What a first night has shown, as one file to attach to an issue: no token, no names, no ids."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Sequence
from typing import Any, Literal

from bot.first_night.limits import Bucket

_ID = re.compile(r"\d{15,}")
HIDDEN = "…"


@dataclasses.dataclass(slots=True)
class Step:
    """One step of the night."""

    name: str
    """What it is about, in a word or two."""
    state: Literal["seen", "skipped", "violated"] = "seen"
    """Whether all was as expected, not tried, or something was not."""
    seconds: float = 0.0
    """How long it took, people included."""
    seen: list[str] = dataclasses.field(default_factory=list)
    """What was seen, a sentence each."""
    violations: list[str] = dataclasses.field(default_factory=list)
    """Expectations that were violated, a sentence each."""


@dataclasses.dataclass(slots=True)
class Report:
    """The whole night."""

    herald: list[str]
    """Versions of Herald and what it is made of."""
    begun: str
    """When it began, UTC."""
    api: str
    """Which API it was: ``Discord`` or another one."""
    steps: list[Step] = dataclasses.field(default_factory=list)
    """In the order in which they were tried."""
    buckets: dict[str, Bucket] = dataclasses.field(default_factory=dict)
    """The rate limits that were seen, by Discord's name."""
    refusals: list[tuple[str, str, float]] = dataclasses.field(default_factory=list)
    """Answers 429: route, scope, seconds to wait."""
    requests: int = 0
    """How many requests the bot made."""
    starts: list[float] = dataclasses.field(default_factory=list)
    """How long each start of the bot took until it was connected, in seconds."""

    @property
    def violations(self) -> list[str]:
        """Every violated expectation, with the step that saw it."""
        return [f"{step.name}: {text}" for step in self.steps for text in step.violations]

    def markdown(self, secrets: Sequence[str] = ()) -> str:
        """The file. Whatever looks like an id, and all ``secrets``, are left out."""
        lines = [
            "# Herald's first night",
            "",
            f"{self.begun}, {self.api}; {', '.join(self.herald)}.",
            f"{self.requests} requests; starts took {', '.join(f'{s:.1f} s' for s in self.starts) or 'nothing'}.",
            "",
            f"## {len(self.violations) or 'No'} violated expectation{'' if len(self.violations) == 1 else 's'}",
            "",
            *(f"- {text}" for text in self.violations),
            "",
            "## Steps",
            "",
            "| step | | seconds | what was seen |",
            "|---|---|---|---|",
            *(f"| {s.name} | {s.state} | {s.seconds:.1f} | {_cell(s.seen)} |" for s in self.steps),
            "",
            "## Rate limits",
            "",
            f"{len(self.refusals) or 'No'} answer{'' if len(self.refusals) == 1 else 's'} 429.",
            *(f"- {route}: scope {scope}, {seconds:.2f} s" for route, scope, seconds in self.refusals),
            "",
            "| bucket | routes | requests | limit | fewest left | longest reset |",
            "|---|---|---|---|---|---|",
            *(_bucket(number, name, bucket) for number, (name, bucket) in enumerate(sorted(self.buckets.items()), 1)),
            "",
            "```json",
            self._json(),
            "```",
            "",
        ]
        text = "\n".join(lines)
        for secret in sorted(filter(None, secrets), key=len, reverse=True):
            text = text.replace(secret, HIDDEN)
        return _ID.sub(HIDDEN, text)

    def _json(self) -> str:
        told = dataclasses.asdict(self)
        told["buckets"] = [
            {**dataclasses.asdict(bucket), "routes": sorted(bucket.routes)}
            for _, bucket in sorted(self.buckets.items())
        ]
        told["violations"] = self.violations
        return json.dumps(_rounded(told), indent=1, ensure_ascii=False)


def _rounded(node: Any) -> Any:
    """The same with milliseconds: longer numbers look like ids."""
    if isinstance(node, float):
        return round(node, 3)
    if isinstance(node, dict):
        return {name: _rounded(value) for name, value in node.items()}
    return [_rounded(part) for part in node] if isinstance(node, list | tuple) else node


def _cell(lines: Sequence[str]) -> str:
    return "; ".join(lines).replace("|", "/").replace("\n", " ")


def _bucket(number: int, name: str, bucket: Bucket) -> str:
    fewest = "–" if bucket.fewest is None else str(bucket.fewest)
    called = str(number) if name else "none named"
    routes = "<br>".join(sorted(bucket.routes))
    return f"| {called} | {routes} | {bucket.requests} | {bucket.limit or '–'} | {fewest} | {bucket.longest:.1f} s |"
