"""Whatever is imported is declared in ``pyproject.toml``, and the locks hold all that is declared."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.imports import ROOT, imports

OWN = frozenset({"bot", "cogs", "engine", "render", "tests"})
PRODUCT = ("bot", "cogs", "engine", "render")
LOCKS = {"requirements.lock": ("postgres",), "requirements-dev.lock": ("dev",)}
"""The locks of ``docs/hosting`` with the extras that each holds."""


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def names(*extras: str) -> set[str]:
    """The distributions that are declared, with those of some extras."""
    told = project()
    lines = [*told["dependencies"], *(line for extra in extras for line in told["optional-dependencies"][extra])]
    return {canonicalize_name(Requirement(line).name) for line in lines}


def undeclared(folders: tuple[str, ...], declared: set[str]) -> set[str]:
    """Modules of others that files below some folders import, and that nothing declared has."""
    known = packages_distributions()
    found = set()
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for name in imports(path):
                top = name.partition(".")[0]
                if top in OWN or top in sys.stdlib_module_names or top not in known:
                    continue
                if not {canonicalize_name(one) for one in known[top]} & declared:
                    found.add(f"{path.relative_to(ROOT)}: {top}")
    return found


def test_what_the_product_imports_is_declared() -> None:
    assert undeclared(PRODUCT, names(*project()["optional-dependencies"])) == set()


@pytest.mark.slow
def test_what_the_tests_import_is_declared() -> None:
    """It reads every test; what a set-up does not bring fails there anyway."""
    assert undeclared(("tests",), names(*project()["optional-dependencies"])) == set()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_is_declared_as_it_is_declared(lock: str) -> None:
    """Every package that is declared, at a version that is allowed, each with its hashes."""
    text = (ROOT / "docs" / "hosting" / lock).read_text("utf-8")
    held = dict(re.findall(r"^([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?==([^\s;\\]+)", text, re.MULTILINE))
    versions = {canonicalize_name(name): version for name, version in held.items()}
    told = project()
    lines = [*told["dependencies"], *(line for extra in LOCKS[lock] for line in told["optional-dependencies"][extra])]
    for line in lines:
        wanted = Requirement(line)
        name = canonicalize_name(wanted.name)
        assert name in versions, f"{lock} lacks {name}: make it anew as docs/hosting.md says"
        assert wanted.specifier.contains(versions[name], prereleases=True), (
            f"{lock} has {name} {versions[name]}: {line}"
        )
    entries = re.split(r"^(?=[A-Za-z0-9._-]+(?:\[[a-z,]+\])?==)", text, flags=re.MULTILINE)
    assert [entry.partition(" ")[0] for entry in entries[1:] if "--hash=sha256:" not in entry] == []
