"""Correcting a position: one public value of a running game becomes another, when everybody at it agrees.

Only what everybody sees can be named: what the game says may be corrected (``Rules.correctables``) or, where it says
nothing, a value of the public view, which must stand in the position under the same name; whether it does is one
refusal among others. So nobody learns anything by proposing, and everybody sees what is to change. Whoever plays at the
table may not propose. The log keeps the corrected position, and a replay goes on from it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.errors import UserError
from bot.tables import announce, repair
from bot.tables.change import AnyRules, Change
from bot.tables.motions import Facts, Motion
from bot.tables.position import Position
from bot.tables.replay import corrected_event
from engine.core import blocking
from engine.core.corrections import Correctable, Scalar

LEFT_OUT = ("options", "seats", "dice", "schema_version", "rules_version", "frames", "sides")
"""What is no value of the board."""
LONGEST = 60


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Scalar]]:
    """The single values of a position or a view as JSON has it, each with its path, such as ``points.1``."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for name, part in pairs:
            yield from leaves(part, f"{path}.{name}" if path else str(name))
    elif isinstance(value, int | str):
        yield path, value


def named(rules: AnyRules, state: Any) -> dict[str, Correctable]:
    """What the game itself names, for words and choices; empty where every value of its view has its path for a
    name."""
    return rules.correctables(state)


def open_values(rules: AnyRules, state: Any) -> dict[str, Scalar]:
    """What everybody sees of a position, value by value. Whether the position holds one under that name is not said:
    what a view shows in the place of something hidden may happen to be what is hidden."""
    own = named(rules, state)
    if own:
        return {name: item.value for name, item in own.items()}
    shown = leaves(msgspec.to_builtins(rules.view(state, None), str_keys=True))
    return {path: value for path, value in shown if path.partition(".")[0] not in LEFT_OUT}


def facts_of(rules: AnyRules, state: Any, path: str, old: Scalar, new: Scalar) -> Facts:
    """A correction as a motion keeps it."""
    item = named(rules, state).get(path)
    event = {"key": item.key, "params": msgspec.to_builtins(dict(item.params), str_keys=True)} if item else {}
    return Facts(path=path, old=json.dumps(old), new=json.dumps(new), event=event)


def spoken(facts: Facts) -> dict[str, Any]:
    """What is to change, as posts tell it."""
    what = {"event": facts.event} if facts.event else {"what": facts.path}
    return {**what, "old": facts.old, "new": facts.new}


def read_value(text: str, like: Scalar) -> Scalar:
    """A value of the same kind as another, as somebody wrote it. Raises ``correct-kind``."""
    text = text.strip()[:LONGEST]
    if isinstance(like, str):
        return text
    try:
        value = json.loads(text.lower())
    except ValueError as error:
        raise UserError("correct-kind") from error
    if type(value) is not type(like) or abs(value) > 1 << 31:
        raise UserError("correct-kind")
    return bool(value) if isinstance(like, bool) else int(value)


def corrected(rules: AnyRules, state: Any, path: str, new: Scalar) -> Any:
    """A position with another value at a path that everybody sees (else ``correct-path``). Raises ``correct-refused``
    for what the position does not hold under that name, and for what no game can be in: one sentence, whatever it is,
    since part of it may be hidden."""
    shown = open_values(rules, state)
    if path not in shown:
        raise UserError("correct-path")
    try:
        made = rules.loads(_put(rules, state, path, new) if named(rules, state) else _written(rules, state, path, new))
        position = Position.of(rules, made)
        if position.outcome is not None or not blocking(position.prompts):
            raise ValueError("nobody would go on")
        if open_values(rules, made).get(path) != new:
            raise ValueError("it would not be seen")
        for seat in range(made.seats):
            rules.view(made, seat)
    except Exception as error:  # a position that nobody has thought of
        raise UserError("correct-refused") from error
    return made


def _put(rules: AnyRules, state: Any, name: str, new: Scalar) -> bytes:
    """A save in which the game itself has made a value another one. Raises ``ValueError`` for what it cannot be."""
    made = rules.loads(rules.dumps(state))
    item = rules.correctables(made)[name]
    if item.choices and new not in item.choices:
        raise ValueError("it is none of these")
    item.put(new)
    return rules.dumps(made)


def _written(rules: AnyRules, state: Any, path: str, new: Scalar) -> bytes:
    """A save with another value at a path. Raises ``ValueError`` where it holds none such as everybody sees."""
    data = msgspec.json.decode(rules.dumps(state))
    *way, last = path.split(".")
    part = data
    for name in way:
        part = part[int(name) if isinstance(part, list) else name]
    place: Any = int(last) if isinstance(part, list) else last
    old = open_values(rules, state)[path]
    if type(part[place]) is not type(old) or part[place] != old:
        raise ValueError("it stands there under another name")
    part[place] = new
    return msgspec.json.encode(data)


async def apply(change: Change, motion: Motion) -> None:
    """Correct what all have agreed on, if it still stands as it was, and tell everybody."""
    facts = motion.facts
    rules = change.store.rules(change.case.table.game)
    state = change.store.state(change.case)
    old, new = json.loads(facts.old), json.loads(facts.new)
    try:
        if open_values(rules, state).get(facts.path) != old:
            raise UserError("correct-refused")
        made = corrected(rules, state, facts.path, new)
    except UserError:
        change.note("note-correct-lost")
        return
    position = Position.of(rules, made)
    await repair.write_position(change, position, "corrected", corrected_event())
    await repair.ask_anew(change, position, "corrected")
    change.note("note-correct-agreed", **spoken(facts))
    announce.back(change, position)
