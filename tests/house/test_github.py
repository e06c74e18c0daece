"""What contributors meet on GitHub can be read by it and names what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from engine import GAMES
from tests.support.sandbox import ROOT

FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
KINDS = {"textarea", "input", "dropdown", "checkboxes", "markdown"}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_an_issue_form_is_one(form: Path) -> None:
    told = yaml.safe_load(form.read_text("utf-8"))
    assert set(told) <= {"name", "description", "labels", "body", "title"}
    assert all(
        one["type"] in KINDS and (one["type"] == "markdown" or one["attributes"]["label"]) for one in told["body"]
    )
    ids = [one["id"] for one in told["body"] if one["type"] != "markdown"]
    assert len(ids) == len(set(ids))
    assert any(one.get("validations", {}).get("required") for one in told["body"])
    for one in told["body"]:
        if one.get("id") == "game":
            assert len(set(one["attributes"]["options"]) - {"none or another"}) == len(GAMES)


def test_the_workflow_runs_the_command_of_the_readme() -> None:
    told = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
    (job,) = told["jobs"].values()
    runs = [step["run"] for step in job["steps"] if "run" in step]
    assert "make test" in runs
    assert "make test" in (ROOT / "README.md").read_text("utf-8")
    assert told["permissions"] == {"contents": "read"}


def test_pull_requests_are_asked_for_what_there_is() -> None:
    """Commands that `make` knows, and files that are there."""
    text = (ROOT / ".github" / "pull_request_template.md").read_text("utf-8")
    assert "make test" in text
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"make ([a-z-]+)", text)) <= targets
    for name in re.findall(r"`([\w./-]+\.md)`|\(([\w./-]+\.md)\)", text):
        assert any([*ROOT.glob(one), *ROOT.glob(f"engine/*/{one}")] for one in name if one), name


def test_the_choice_of_forms_can_be_read() -> None:
    told = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml").read_text("utf-8"))
    assert set(told) <= {"blank_issues_enabled", "contact_links"}
    assert isinstance(told["blank_issues_enabled"], bool)


def test_hooks_before_a_commit_run_what_there_is() -> None:
    told = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    entries = [hook["entry"].split() for repo in told["repos"] for hook in repo["hooks"]]
    assert {entry[2] for entry in entries} == {"ruff", "pytest"}
    for entry in entries:
        for word in entry[3:]:
            assert not word.startswith("tests/") or (ROOT / word).is_file()
