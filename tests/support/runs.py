"""Runs of pytest as processes of their own, and how their tests ended: what the soak and ``make steady`` share."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.support.skips import reason

ROOT = Path(__file__).resolve().parents[2]
AGAIN = "to see it again"
"""The title of the section in which a failure says how it can be seen again."""
WHY = 2_000
"""Characters of why a test failed that are kept."""
_DOTS = re.compile(r"[.FEsxX]*( *\[ *\d+%\])?$|seed \d+ ")
"""Lines of pytest that tell no reason."""
ENDED = (0, 1)
"""Exit codes of pytest when all tests that were meant have run."""


@dataclasses.dataclass(slots=True)
class Case:
    """How one test ended, or the reading of a module that could not be read."""

    name: str
    """The id of the test, or the module."""
    outcome: str = ""
    """``passed``, ``failed`` or ``skipped``; empty as long as it runs."""
    why: str = ""
    """The message of the first failure, or why it was skipped; empty for a test that passed."""
    said: str = ""
    """What the test printed."""
    again: str = ""
    """Lines that say how its failure can be seen again."""


@dataclasses.dataclass(frozen=True, slots=True)
class Run:
    """A run of pytest."""

    code: int
    """Its exit code; below 0 the signal that ended it."""
    seconds: float
    """How long it took, by the clock."""
    cpu: float
    """Seconds of processors that it took."""
    cases: tuple[Case, ...]
    """Its tests that have ended."""
    begun: tuple[str, ...]
    """The names of the tests that had only begun."""
    output: str
    """All that it printed."""

    @property
    def outcome(self) -> str:
        """passed, failed, skipped (all of it) or broken (no test has run)."""
        if not self.cases:
            return "broken"
        if self.code or any(case.outcome == "failed" for case in self.cases):
            return "failed"
        return "skipped" if all(case.outcome == "skipped" for case in self.cases) else "passed"

    @property
    def said(self) -> str:
        """What its tests printed, and why they failed."""
        printed = [case.said for case in self.cases if case.said]
        return "\n".join([*printed, *(case.why for case in self.cases if case.outcome == "failed")])

    @property
    def broke(self) -> str:
        """In one line why not all tests have run, or nothing."""
        if self.code in ENDED and (not self.code or any(case.outcome == "failed" for case in self.cases)):
            return ""
        lines = [line.strip() for line in self.output.splitlines() if line.strip(" =!") and not _DOTS.match(line)]
        told = [line for line in lines if re.match(r"ERROR:|INTERNALERROR>|E  |.*pytest: error: ", line)]
        how = f"signal {-self.code}" if self.code < 0 else f"exit code {self.code}"
        words = re.sub(
            r"^(ERROR:|INTERNALERROR>|E  |.*pytest: error:) *", "", (told or lines or ["it printed nothing"])[-1]
        )
        return f"{how}: {words}"


class Interruption:
    """Ctrl-C, or a request to end: the first is handed on to the run as Ctrl-C, so that it closes what it has opened;
    the second kills it."""

    def __init__(self) -> None:
        self.heard = 0
        self._group = 0

    def listen(self) -> None:
        """Hear the signals of this process from now on."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._hear)

    def _hear(self, number: int, frame: object) -> None:
        self.heard += 1
        self._hand_on()

    def _hand_on(self) -> None:
        if self._group and self.heard:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._group, signal.SIGINT if self.heard == 1 else signal.SIGKILL)

    def watch(self, group: int) -> None:
        """Hand on to a group of processes; 0 for none."""
        self._group = group
        self._hand_on()


def run(arguments: Sequence[str], env: Mapping[str, str], interruption: Interruption | None = None) -> Run:
    """Run pytest from the root of the sources. With ``interruption`` it hears of Ctrl-C by way of that alone, and
    nothing that it has started is left behind when it was interrupted."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        log, printed = Path(folder) / "reports.jsonl", Path(folder) / "printed"
        command = [sys.executable, "-m", "pytest", f"--report-log={log}", f"--basetemp={folder}/tmp", *arguments]
        begin = time.monotonic()
        with printed.open("wb") as file:
            process = subprocess.Popen(
                command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=file, stderr=file,
                start_new_session=interruption is not None,
            )  # fmt: skip
            if interruption is not None:
                interruption.watch(process.pid)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            if interruption is not None:
                interruption.watch(0)
                if interruption.heard:
                    with contextlib.suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGKILL)
        seconds, cpu = time.monotonic() - begin, usage.ru_utime + usage.ru_stime
        output, cases = printed.read_text(encoding="utf-8", errors="replace"), read(log)
    begun = tuple(case.name for case in cases if not case.outcome)
    return Run(process.returncode, seconds, cpu, tuple(case for case in cases if case.outcome), begun, output)


def read(log: Path) -> list[Case]:
    """How tests ended by a report log; one that was not written to its end tells what it can."""
    found: dict[str, Case] = {}
    for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else ():
        with contextlib.suppress(ValueError):
            report = json.loads(line)
            kind, outcome = report["$report_type"], report.get("outcome")
            if kind == "TestReport" or (kind == "CollectReport" and outcome == "failed"):
                _add(found.setdefault(report["nodeid"], Case(report["nodeid"])), report)
    return list(found.values())


def _add(case: Case, report: Mapping[str, Any]) -> None:
    """Take in the report of a set-up, a call or a tear-down."""
    sections = report.get("sections") or ()
    if report.get("when") == "teardown":  # it has the sections of all three
        case.said = "\n".join(text.strip() for title, text in sections if title.startswith("Captured stdout"))
    if report["outcome"] == "skipped" or (report["outcome"] == "passed" and report.get("when") == "call"):
        case.outcome = case.outcome or report["outcome"]
    if report["outcome"] == "skipped":
        case.why = reason(report["longrepr"])
    if report["outcome"] == "failed" and case.outcome != "failed":
        case.outcome, case.why = "failed", _why(report["longrepr"])[:WHY]
        case.again = "\n".join(text for title, text in sections if title == AGAIN)


def _why(told: Any) -> str:
    if isinstance(told, Mapping):
        return str((told.get("reprcrash") or {}).get("message", ""))
    errors = [line[1:].strip() for line in str(told).splitlines() if line.startswith("E ")]
    return "\n".join(errors) or str(told)
