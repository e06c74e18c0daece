"""Correcting a position: one public value of a running game becomes another, when everybody at it agrees.

Only what the game names can be corrected (``Rules.correctables``): values that everybody sees, none of them while
somebody may hide what depends on it. So nobody learns anything by proposing, whatever is
refused, and everybody sees what is to change. Whoever plays at the table may not propose. The log keeps the corrected
position, and a replay goes on from it.
"""

from __future__ import annotations

import json
import unicodedata
from typing import Any

import msgspec

from bot.common.errors import UserError
from bot.tables.history import rule_repair
from bot.tables.play import announce
from bot.tables.unit.change import AnyRules, Change
from bot.tables.unit.motions import Facts, Motion
from bot.tables.unit.position import Position
from bot.tables.unit.replay import corrected_event
from engine.core import blocking
from engine.core.corrections import Correctable, Scalar

LONGEST = 60
YES, NO = frozenset({"true", "yes", "si", "verdadero"}), frozenset({"false", "no", "falso"})
"""How somebody may write a value that is so or not, without accents and capitals."""


def open_values(rules: AnyRules, state: Any) -> dict[str, Scalar]:
    """What may be corrected, value by value."""
    return {name: item.value for name, item in rules.correctables(state).items()}


def facts_of(rules: AnyRules, state: Any, path: str, old: Scalar, new: Scalar) -> Facts:
    """A correction as a motion keeps it."""
    item = rules.correctables(state)[path]
    event = {"key": item.key, "params": msgspec.to_builtins(dict(item.params), str_keys=True)}
    return Facts(path=path, old=json.dumps(old), new=json.dumps(new), event=event)


def spoken(facts: Facts) -> dict[str, Any]:
    """What is to change, as posts tell it."""
    return {"event": facts.event, "old": facts.old, "new": facts.new}


def read_value(text: str, item: Correctable) -> Scalar:
    """What a value is to be, as somebody wrote it. Raises ``correct-kind`` for what it cannot be by its kind."""
    text = text.strip()[:LONGEST]
    if isinstance(item.value, bool):
        plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
        if plain not in YES | NO:
            raise UserError("correct-kind")
        return plain in YES
    if isinstance(item.value, str):
        if item.choices and text not in item.choices:
            raise UserError("correct-kind")
        return text
    try:
        value = int(text)
    except ValueError as error:
        raise UserError("correct-kind") from error
    if abs(value) > 1 << 31:
        raise UserError("correct-kind")
    return value


def find(rules: AnyRules, state: Any, path: str) -> Correctable:
    """A value by its name. Raises ``correct-path``."""
    item = rules.correctables(state).get(path)
    if item is None:
        raise UserError("correct-path")
    return item


def corrected(rules: AnyRules, state: Any, path: str, new: Scalar) -> Any:
    """A position with another value of that name (else ``correct-path``). Raises ``correct-bound`` while somebody may
    hide what depends on it, ``correct-refused`` for what no game can be in: one sentence,
    whatever it is."""
    item = find(rules, state, path)
    if item.bound is not None:
        raise UserError("correct-bound", what=item.bound)
    try:
        made = rules.loads(_put(rules, state, path, new))
        if unsound := rules.invariants(made, public=True):
            raise ValueError("; ".join(unsound))
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


async def apply(change: Change, motion: Motion) -> None:
    """Correct what all have agreed on, if it still stands as it was, and tell everybody."""
    facts = motion.facts
    rules = change.store.rules(change.loaded.table.game)
    state = change.store.state(change.loaded)
    old, new = json.loads(facts.old), json.loads(facts.new)
    try:
        if open_values(rules, state).get(facts.path) != old:
            raise UserError("correct-refused")
        made = corrected(rules, state, facts.path, new)
    except UserError as error:
        bound = error.key == "correct-bound"
        why = msgspec.to_builtins(dict(error.params), str_keys=True)
        change.note("note-correct-bound" if bound else "note-correct-lost", **why)
        return
    position = Position.of(rules, made)
    await rule_repair.write_position(change, position, "corrected", corrected_event())
    await rule_repair.ask_anew(change, position, "corrected")
    change.note("note-correct-agreed", **spoken(facts))
    announce.back(change, position)
