"""Changes of single lines of a game's rules, in memory: which there are, and which are known to mean the same."""

from __future__ import annotations

import ast
import random
import tomllib
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
JUDGEMENTS = Path(__file__).parent / "judged.toml"


class Mutant(NamedTuple):
    """A change."""

    file: str
    """Its path from the root of the sources."""
    line: int
    """Where it begins, from 1."""
    at: int
    """The number of its node in the file."""
    number: int
    """Which of the changes of this node."""
    before: str
    """The node as it is, in short."""
    after: str
    """What stands instead, in short."""


_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_COUNT: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand instead of a node."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            for n, op in enumerate(ops):
                yield ast.Compare(left, [*ops[:n], _COMPARE[type(op)](), *ops[n + 1 :]], others)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.And() if isinstance(op, ast.Or) else ast.Or(), values)
            for n in range(len(values)):
                rest = [*values[:n], *values[n + 1 :]]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _COUNT:
            yield ast.BinOp(left, _COUNT[type(op)](), right)
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
            if value:
                yield ast.Constant(value - 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            fields = {name: getattr(node, name) for name in node._fields}
            yield type(node)(**{**fields, "test": ast.UnaryOp(ast.Not(), test)})
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()
        case ast.Return(value=ast.expr() as given) if not isinstance(given, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript() | ast.Tuple()]):
            yield ast.Pass()
        case ast.AugAssign(target=target, op=op, value=amount):
            yield ast.Pass()
            if type(op) in _COUNT:
                yield ast.AugAssign(target, _COUNT[type(op)](), amount)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in _NAMES:
            yield ast.Call(ast.Name(_NAMES[name], ast.Load()), args, keywords)
        case ast.comprehension(target=target, iter=over, ifs=ifs, is_async=is_async) if ifs:
            yield ast.comprehension(target, over, ifs[1:], is_async)


def nodes(tree: ast.AST) -> list[tuple[ast.AST, int]]:
    """All nodes that say what happens, with their lines: neither annotations nor assertions nor decorators."""
    found: list[tuple[ast.AST, int]] = []

    def visit(node: ast.AST, line: int) -> None:
        if isinstance(node, ast.Assert):
            return
        line = getattr(node, "lineno", line)
        found.append((node, line))
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    visit(child, line)

    visit(tree, 0)
    return found


class _Swap(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else self.generic_visit(node)


def mutants(file: Path) -> Iterator[Mutant]:
    """Every change of a file."""
    yield from _mutants(str(file.relative_to(ROOT)), ast.parse(file.read_text(encoding="utf-8")))


def _mutants(name: str, tree: ast.Module, lines: Container[int] | None = None) -> Iterator[Mutant]:
    """Every change of a module, or of some lines of it."""
    for at, (node, line) in enumerate(nodes(tree)):
        for number, new in enumerate(changes(node) if lines is None or line in lines else ()):
            yield Mutant(name, line, at, number, _short(node), _short(new))


def _short(node: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(node)).split("\n")[0]
    return text if len(text) <= 90 else f"{text[:87]}..."


def changed(mutant: Mutant) -> CodeType:
    """The module with its change, ready to run."""
    tree = ast.parse((ROOT / mutant.file).read_text(encoding="utf-8"))
    old = nodes(tree)[mutant.at][0]
    new = list(changes(old))[mutant.number]
    if isinstance(old, ast.stmt | ast.expr):
        ast.copy_location(new, old)
    return compile(ast.fix_missing_locations(_Swap(old, new).visit(tree)), str(ROOT / mutant.file), "exec")


def sample(game: str, count: int, seed: int, only: Sequence[str]) -> list[Mutant]:
    """Changes at random, one a line at most."""
    lines: dict[tuple[str, int], list[Mutant]] = defaultdict(list)
    for file in sorted((ROOT / "engine" / game).rglob("*.py")):
        if not only or any(word in str(file.relative_to(ROOT)) for word in only):
            for mutant in mutants(file):
                lines[mutant.file, mutant.line].append(mutant)
    rng = random.Random(seed)
    return [rng.choice(lines[where]) for where in rng.sample(sorted(lines), min(count, len(lines)))]


def named(game: str, places: Sequence[str]) -> list[Mutant]:
    """All changes of some lines, each named by its file and its number in it. Raises ``ValueError`` for none."""
    every = [m for file in sorted((ROOT / "engine" / game).rglob("*.py")) for m in mutants(file)]
    found: list[Mutant] = []
    for place in places:
        there = [m for m in every if f"{m.file}:{m.line}" == place]
        if not there:
            raise ValueError(f"nothing of {game} can be changed at {place}")
        found += there
    return found


class Judged(NamedTuple):
    """A change that was looked at and means the same. It is known by what stands in the code, not by where."""

    game: str
    """To whose rules it belongs."""
    within: str
    """The qualified name of the function or class in which it stands; empty for none."""
    line: str
    """The whole text of it, without the spaces before it."""
    change: str
    """As it is printed."""
    which: int
    """The number of the line among equal ones there, from 1; 0 for all."""
    file: str
    """Where it stood when it was judged; asked only where two files have the same."""
    reason: str
    """Why nothing follows from it, in English."""


class Spot(NamedTuple):
    """A change in the present code."""

    file: str
    """Its path from the root of the sources."""
    line: int
    """Where it begins, from 1."""
    change: str
    """As it is printed."""


def judged() -> list[Judged]:
    """Everything in ``tests/judged.toml``. Raises ``KeyError`` for an entry that lacks something."""
    with JUDGEMENTS.open("rb") as kept:
        listed = tomllib.load(kept).get("judged", [])
    return [
        Judged(e["game"], e.get("within", ""), e["line"], e["change"], e.get("which", 0), e["file"], e["reason"])
        for e in listed
    ]


def spot(mutant: Mutant) -> Spot:
    return Spot(mutant.file, mutant.line, f"{mutant.before}  ->  {mutant.after}")


class Known:
    """Which changes of a game's rules are judged, in the code as it is now."""

    def __init__(self, files: Mapping[str, str], entries: Iterable[Judged]) -> None:
        """``files``: the sources of a game by path; ``entries``: what was judged of this game."""
        judged = tuple(entries)
        wanted = {entry.line for entry in judged}
        self._spots: dict[tuple[str, str, str], set[Spot]] = defaultdict(set)
        for file, source in files.items():
            stripped = enumerate(map(str.strip, source.splitlines()), 1)
            lines = {number: text for number, text in stripped if text in wanted}
            if lines:
                tree = ast.parse(source)
                names = _names(tree)
                for mutant in _mutants(file, tree, lines):
                    there = spot(mutant)
                    self._spots[names.get(mutant.line, ""), lines[mutant.line], there.change].add(there)
        self.reasons = {there: entry.reason for entry in judged for there in self.find(entry)}

    @classmethod
    def of(cls, game: str) -> Known:
        """What is judged of a game."""
        found = sorted((ROOT / "engine" / game).rglob("*.py"))
        files = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in found}
        return cls(files, [entry for entry in judged() if entry.game == game])

    def find(self, entry: Judged) -> list[Spot]:
        """Where a judged change stands now: once, unless its line is gone or there are several of which it might be."""
        found = sorted(self._spots.get((entry.within, entry.line, entry.change), ()))
        found = [there for there in found if there.file == entry.file] or found
        return found[entry.which - 1 : entry.which] if entry.which else found


def _names(tree: ast.Module) -> dict[int, str]:
    """The innermost function or class around each line, by its qualified name."""
    found: dict[int, str] = {}

    def visit(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                own = f"{name}.{child.name}" if name else child.name
                found.update(dict.fromkeys(range(child.lineno, (child.end_lineno or child.lineno) + 1), own))
                visit(child, own)
            else:
                visit(child, name)

    visit(tree, "")
    return found
