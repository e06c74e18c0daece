"""Which verbs a game's slash commands can give, read from their sources.

A command is followed through the functions of its game that make actions. What may be a verb there is the first word
of an ``Action``, also as ``act`` makes it (``Reads``), or what legal actions are asked for by ``.verb``; names are
followed to what is assigned to them, to fixed choices of options, to what is handed in and to constants of modules.
"""

from __future__ import annotations

import ast
import functools
import inspect
import itertools
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from types import FunctionType, ModuleType
from typing import Any

from discord.app_commands import Command, Group

from engine.core import Action

Words = frozenset[str]
NOTHING: Words = frozenset()


def by_verb(game: str, group: Group, verbs: Words) -> dict[str, list[str]]:
    """The commands of a game's group that can give each verb, in the group's order."""
    found: dict[str, list[str]] = {}
    for command in group.walk_commands():
        if isinstance(command, Command):
            for verb in sorted(given(game, command) & verbs):
                found.setdefault(verb, []).append(command.qualified_name)
    return found


def given(game: str, command: Command[Any, ..., Any]) -> Words:
    """What a command may give as a verb; among it words that are none."""
    function = inspect.unwrap(command.callback)
    assert isinstance(function, FunctionType)
    options = {}
    for option in command.parameters:
        options[option.name] = frozenset(str(choice.value) for choice in option.choices)
        suggest: Any = command._params[option.name].autocomplete
        if callable(suggest):
            options[option.name] |= _suggested(suggest)
    return _Reading(game).words(function, options)


def takes_any(game: str, command: Command[Any, ..., Any]) -> bool:
    """Whether a command takes any answer to the question that waits, whatever its verb."""
    reading = _Reading(game)
    reading.words(inspect.unwrap(command.callback), {})
    return reading.takes_any


def _suggested(suggest: Any) -> Words:
    """The words in constants of modules that the suggestions of an option look at, through what wraps them."""
    found = NOTHING
    function = inspect.unwrap(suggest)
    if isinstance(function, FunctionType) and function.__module__.startswith("cogs."):
        names = (node.id for node in ast.walk(_tree(function)) if isinstance(node, ast.Name))
        found = found.union(*(_constant(function.__globals__.get(name)) for name in names))
    held = (cell.cell_contents for cell in function.__closure__ or ())
    return found.union(*(_suggested(each) for each in held if isinstance(each, FunctionType)))


@functools.cache
def _sources(module: str) -> dict[str, ast.AST]:
    """The functions of a module by name."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(sys.modules[module])))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {f"{node.name}:{_line(node)}": node for node in ast.walk(tree) if isinstance(node, kinds)}


def _line(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])


def _tree(function: FunctionType) -> ast.AST:
    return _sources(function.__module__)[f"{function.__name__}:{function.__code__.co_firstlineno}"]


def _constant(value: Any) -> Words:
    """Words in a constant of a module; of actions their verbs."""
    match value:
        case str():
            return frozenset({value})
        case Action():
            return frozenset({value.verb})
        case dict():
            return frozenset().union(*map(_constant, (*value, *value.values())))
        case tuple() | list() | set() | frozenset():
            return frozenset().union(*map(_constant, value))
        case _:
            return NOTHING


class _Reading:
    """What one command leads to."""

    def __init__(self, game: str) -> None:
        self.rooms = (f"cogs.{game}.", "cogs.ranges.", f"bot.presenter.games.{game}.")
        self.seen: set[tuple[object, ...]] = set()
        self.takes_any = False

    def words(self, function: Callable[..., Any], handed: Mapping[str, Words]) -> Words:
        """What a function and those that it calls may give as a verb. ``handed``: what its parameters may be."""
        assert isinstance(function, FunctionType)
        key = (function, *sorted((name, *sorted(words)) for name, words in handed.items()))
        if key in self.seen:
            return NOTHING
        self.seen.add(key)
        return _Body(self, function, handed).words()

    def follows(self, thing: Any) -> bool:
        """Whether something is a function of the game that makes actions, or asks another to."""
        if not isinstance(thing, FunctionType) or not f"{thing.__module__}.".startswith(self.rooms):
            return False
        return "Action" in str(thing.__annotations__.get("return", "")) or inspect.iscoroutinefunction(thing)


class _Body:
    """One function, and what its names stand for."""

    def __init__(self, reading: _Reading, function: FunctionType, handed: Mapping[str, Words]) -> None:
        self.reading, self.function = reading, function
        closed = inspect.getclosurevars(function).nonlocals.items()
        known = {name: frozenset({held}) for name, held in closed if isinstance(held, str)} | dict(handed)
        self.names: dict[str, list[Words | ast.expr]] = {name: [words] for name, words in known.items()}
        node: Any = _tree(function)
        self.nodes = [each for part in node.body for each in ast.walk(part)]
        for each in self.nodes:
            for target, value in _assigned(each):
                self._assign(target, value)
        self.open: set[str] = set()

    def words(self) -> Words:
        return frozenset().union(*map(self._verbs, self.nodes))

    def _verbs(self, node: ast.AST) -> Words:
        """What one node gives as a verb."""
        match node:
            case (
                ast.Call(func=ast.Name(id="Action" | "act"), args=[verb, *_])
                | ast.Call(func=ast.Attribute(value=ast.Name(id="act"), attr="each"), args=[verb, *_])
            ):
                return self.said(verb)
            case ast.Call():
                return self._call(node)
            case ast.Compare(left=ast.Attribute(attr="verb"), comparators=[verbs]):
                return self.said(verbs)
            case ast.Name(ctx=ast.Load()) | ast.Attribute(ctx=ast.Load()):
                return self._actions(self._thing(node))
            case ast.ListComp(elt=ast.Name(id=taken), generators=[_, *_, last]):
                whole = isinstance(last.iter, ast.Attribute) and last.iter.attr == "actions"
                if whole and not last.ifs and isinstance(last.target, ast.Name) and last.target.id == taken:
                    self.reading.takes_any = True
                return NOTHING
            case _:
                return NOTHING

    @staticmethod
    def _actions(thing: Any) -> Words:
        """The verbs of a constant that holds actions."""
        if isinstance(thing, dict):
            return frozenset().union(*map(_Body._actions, thing.values()))
        if isinstance(thing, tuple | list):
            return frozenset().union(*map(_Body._actions, thing))
        return _constant(thing) if isinstance(thing, Action) else NOTHING

    def _call(self, call: ast.Call) -> Words:
        """What a function gives that is called here."""
        thing = self._thing(call.func)
        if not self.reading.follows(thing):
            return NOTHING
        parameters = list(inspect.signature(thing).parameters.values())
        handed: dict[str, Words] = {}
        places = iter(parameters)
        at: inspect.Parameter | None = None
        for argument in call.args:
            if at is None or at.kind is not at.VAR_POSITIONAL:
                at = next(places, at)
            assert at is not None, "more is handed in than a function takes"
            handed[at.name] = handed.get(at.name, NOTHING) | self.said(argument)
        handed |= {each.arg: self.said(each.value) for each in call.keywords if each.arg}
        return self.reading.words(thing, handed)

    def _thing(self, node: ast.expr) -> Any:
        """What a name of a module stands for."""
        match node:
            case ast.Name(id=name) if name not in self.names:
                return self.function.__globals__.get(name)
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                module = self.function.__globals__.get(name)
                return getattr(module, attribute, None) if isinstance(module, ModuleType) else None
            case _:
                return None

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        match target, value:
            case ast.Name(id=name), _:
                self.names.setdefault(name, []).append(value)
            case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
                for one, other in zip(targets, values, strict=True):
                    self._assign(one, other)
            case ast.Tuple(elts=targets), ast.IfExp(body=body, orelse=orelse):
                for each in (body, orelse):
                    self._assign(ast.Tuple(elts=targets), each)
            case ast.Tuple(elts=targets), _:
                for one in targets:
                    self._assign(one, value)

    def said(self, node: ast.expr) -> Words:
        """The words that an expression may hold."""
        match node:
            case ast.Constant(value=str(word)):
                return frozenset({word})
            case ast.JoinedStr(values=parts):
                return frozenset(map("".join, itertools.product(*map(self.said, parts))))
            case ast.FormattedValue(value=value) | ast.Starred(value=value):
                return self.said(value)
            case ast.IfExp(body=body, orelse=orelse):
                return self.said(body) | self.said(orelse)
            case ast.Name(id=name) if name in self.names:
                return self._named(name)
            case ast.Subscript(value=value, slice=key):
                held, keys = self._thing(value), self.said(key)
                if isinstance(held, dict) and keys:
                    return frozenset().union(*(_constant(held.get(word)) for word in keys))
                return self.said(value)
            case ast.Attribute(attr="step"):  # what is asked is told by the test for it
                calls = (each for each in self.nodes if isinstance(each, ast.Call))
                asked = (each for each in calls if isinstance(each.func, ast.Name) and each.func.id.endswith("asked"))
                return frozenset().union(*(self.said(a) for each in asked for a in each.args))
            case ast.Name() | ast.Attribute():
                return _constant(self._thing(node))
            case ast.Call(func=called, args=arguments):
                held = self.said(called.value) if isinstance(called, ast.Attribute) else NOTHING
                return held.union(*map(self.said, arguments))
            case _:
                parts = [each for each in ast.iter_child_nodes(node) if isinstance(each, ast.expr)]
                return frozenset().union(*map(self.said, parts))

    def _named(self, name: str) -> Words:
        if name in self.open:  # it is made of itself
            return NOTHING
        self.open.add(name)
        found = [each if isinstance(each, frozenset) else self.said(each) for each in self.names[name]]
        self.open.discard(name)
        return frozenset().union(*found)


def _assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What a node gives names to."""
    match node:
        case ast.Assign(targets=targets, value=value):
            yield from ((target, value) for target in targets)
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            yield target, value
        case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
            yield target, value
