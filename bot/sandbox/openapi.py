"""Checks every body the bot sends against Discord's own OpenAPI description, when a copy of it is at hand.

The library jsonschema belongs to the development extra; it is imported only when a description is given.
"""

from __future__ import annotations

import copy
import functools
import hashlib
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

_log = logging.getLogger(__name__)

_MOST_VIOLATIONS = 200
_URN = "urn:discord"


class BadDescription(Exception):
    """The description cannot be used; the text says why."""


class _Description:
    """The description itself with a compiled validator per route, and the bodies that are known to fit: what a bot
    registers is long, and the same at every start."""

    def __init__(self, path: Path) -> None:
        try:
            import jsonschema
            from referencing import Registry
            from referencing.jsonschema import DRAFT202012
        except ImportError as error:
            raise BadDescription("Checking against Discord's description needs the development extra.") from error
        try:
            self._document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            _loosen(self._document)
        except OSError as error:
            raise BadDescription(f"{path} cannot be read: {error.strerror}.") from error
        except (ValueError, KeyError, TypeError) as error:
            raise BadDescription(f"{path} is not Discord's API description.") from error
        resource = DRAFT202012.create_resource(self._document)
        self._registry: Any = Registry().with_resource(_URN, resource)
        self._validator: Any = jsonschema.Draft202012Validator
        self._compiled: dict[tuple[str, str], Any] = {}
        self._paths = {_shape(path): path for path in self._document["paths"]}
        self.fitting: set[bytes] = set()

    def operation(self, method: str, template: str) -> Any:
        """What the description says of a route; ``None`` when it does not know it."""
        path = self._paths.get(_shape(template))
        return self._document["paths"].get(path, {}).get(method.lower()) if path else None

    def validator(self, method: str, template: str) -> Any:
        """The validator of a route's JSON body; ``None`` when the route takes no body."""
        key = (method, template)
        if key not in self._compiled:
            content = (self.operation(method, template) or {}).get("requestBody", {}).get("content", {})
            schema = content.get("application/json", {}).get("schema")
            self._compiled[key] = None if schema is None else self._validator(schema, registry=self._registry)
        return self._compiled[key]


@functools.lru_cache(maxsize=2)
def _description(path: Path, _changed: float) -> _Description:
    """Read once by a process as long as the file stays as it is."""
    return _Description(path)


def _when_changed(path: Path) -> float:
    return path.stat().st_mtime if path.is_file() else 0.0


class OpenApi:
    """What is checked against the description, and the list of what did not fit."""

    def __init__(self, path: Path) -> None:
        self._description = _description(path, _when_changed(path))
        self._routes: set[tuple[str, str]] = set()
        self.violations: list[str] = []
        self.on_violation: Callable[[], None] = lambda: None
        self.checked = 0

    def check(self, method: str, template: str, body: Any, *, multipart: bool) -> None:
        """Note every way in which ``body`` departs from the description; nothing is raised."""
        if (method, template) not in self._routes:
            self._routes.add((method, template))
            if self._description.operation(method, template) is None:
                self._note(f"{method} {template}: not in Discord's description")
        validator = self._description.validator(method, template)
        if body is None or validator is None:
            return
        self.checked += 1
        known, mark = self._description.fitting, b""
        if _registers(template):
            mark = hashlib.sha256(json.dumps([method, template, body]).encode()).digest()
            if mark in known:
                return
        errors = list(validator.iter_errors(_known_departures(template, body)))
        if mark and not errors:
            known.add(mark)
        for error in errors:
            deepest = _deepest(error)
            where = "/".join(str(part) for part in deepest.absolute_path)
            self._note(f"{method} {template}: {where or 'body'}: {deepest.message[:300]}")

    def _note(self, line: str) -> None:
        _log.warning("against Discord's description: %s", line)
        if len(self.violations) < _MOST_VIOLATIONS:
            self.violations.append(line)
            self.on_violation()


def _shape(path: str) -> str:
    """A path with all its parameters named alike, so that differing names do not matter."""
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))


def _deepest(error: Any) -> Any:
    """The most telling error below a union: the one that got furthest into the body."""
    while error.context:
        error = max(error.context, key=lambda inner: (len(inner.absolute_path), inner.validator != "enum"))
    return error


def _loosen(document: dict[str, Any]) -> None:
    """Known departures of discord.py that Discord takes, put into the description itself.

    Snowflakes may be integers, and unions are read as "any of": Discord's own ``oneOf`` overlap in places.
    """
    schemas = document["components"]["schemas"]
    schemas["SnowflakeType"] = {
        "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
    }
    _rewrite(document)


def _rewrite(node: Any) -> None:
    """Unions become "any of", and references absolute, so that a part of the document can be used by itself."""
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str) and node["$ref"].startswith("#/"):
            node["$ref"] = _URN + node["$ref"]
        if "oneOf" in node and "anyOf" not in node:
            node["anyOf"] = node.pop("oneOf")
        for value in node.values():
            _rewrite(value)
    elif isinstance(node, list):
        for value in node:
            _rewrite(value)


def _registers(template: str) -> bool:
    """Whether the route takes commands."""
    return template.endswith("/commands") or "/commands/" in template


def _known_departures(template: str, body: Any) -> Any:
    """A copy of the body without the other known departures: permission bits as text, forum channel types."""
    if not _registers(template):
        return body
    body = copy.deepcopy(body)
    for command in body if isinstance(body, list) else [body]:
        if not isinstance(command, dict):
            continue
        bits = command.get("default_member_permissions")
        if isinstance(bits, str) and bits.isdigit():
            command["default_member_permissions"] = int(bits)
        _drop_forums(command.get("options"))
    return body


def _drop_forums(options: Any) -> None:
    for option in options if isinstance(options, list) else ():
        if isinstance(option, dict):
            if isinstance(option.get("channel_types"), list):
                option["channel_types"] = [kind for kind in option["channel_types"] if kind not in (15, 16)] or [0]
            _drop_forums(option.get("options"))
