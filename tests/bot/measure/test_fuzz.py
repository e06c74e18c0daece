"""``fuzz`` finds what is planted in the tests' tiny game, and nothing where nothing is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from bot.measure import fuzz
from bot.measure.probing import KINDS, Finding
from bot.tables.lobby.transfer_format import options_of, read
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from bot.tables.unit.replay import replay
from engine.core import Action, Event, Prompts, Refusal
from tests.bot.helpers import ANA
from tests.bot.toy import TOY, Toy, ToyState, ToyView
from tests.support.games import AddGame


class Crashes(Toy):
    """Falls over a mark that is made in the second round."""

    def _do(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        if state.round == 2 and action == Action("mark", ("b",)):
            raise KeyError("b")
        return super()._do(state, seat, action)


class CrashesAfterwards(Toy):
    """Takes the mark, and cannot show the position then."""

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return [super().view(state, seat)][state.mark == "b"]


class Stumbles(Toy):
    """Does not expect large numbers."""

    def why_not(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        if any(isinstance(a, int) and a > 50 for a in action.args):
            raise OverflowError
        return super().why_not(state, seat, action)


class Stops(Toy):
    """Asks nobody for the mark of a second round."""

    def prompts(self, state: ToyState) -> Prompts:
        return {} if state.round == 2 and state.winner >= 0 else super().prompts(state)


class GoesOn(Toy):
    """Plays its first round for ever."""

    def _do(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        events = super()._do(state, seat, action)
        state.round = 1
        return events


class Shows(Toy):
    """A spectator sees what was picked."""

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, own=sum(state.picks)) if seat is None else view


class Foretells(Toy):
    """A view that holds something of the luck to come."""

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return msgspec.structs.replace(super().view(state, seat), table={0: len(state.dice.seed)})


class Whispers(Toy):
    """What may be picked depends on what another has picked."""

    def why_not(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None and action == Action("finish"):
            return Refusal(refusal.code, {"what": sum(state.picks)})
        return refusal


class Forgets(Toy):
    """Keeps the marks that were made beside the position."""

    def __init__(self) -> None:
        self.marks = 0

    def _do(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        events = super()._do(state, seat, action)
        if action.verb == "mark":
            self.marks += 1
            state.points[seat] += self.marks % 3
        return events


class Allows(Toy):
    """Takes a seal in the place of a pick."""

    def why_not(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        if action.verb == "no-such-verb":
            return None
        return super().why_not(state, seat, action)


PLANTED: list[tuple[Toy, str]] = [
    (Crashes(), "crash"),
    (CrashesAfterwards(), "crash"),
    (Stumbles(), "crash"),
    (Stops(), "dead-end"),
    (GoesOn(), "endless"),
    (Shows(), "leak"),
    (Foretells(), "leak"),
    (Whispers(), "leak"),
    (Forgets(), "undo"),
    (Allows(), "refusal"),
]


def search(add_game: AddGame, rules: Toy, games: int = 40) -> list[Finding]:
    add_game(rules)
    return list(fuzz.distinct(fuzz.sought("toy", games, "1", None, None, 300, 1)))


def test_every_kind_is_planted() -> None:
    assert {kind for _, kind in PLANTED} == set(KINDS)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "kind"), PLANTED, ids=lambda value: type(value).__name__)
def test_what_is_planted_is_found(add_game: AddGame, rules: Toy, kind: str) -> None:
    found = search(add_game, rules)
    assert {finding.kind for finding in found} == {kind}, found


def test_a_sound_game_has_nothing(add_game: AddGame) -> None:
    """Undo that others rest on, private looks, silence: none of it is a fault."""
    assert search(add_game, TOY) == []


@pytest.mark.slow
@pytest.mark.parametrize("rules", [rules for rules, _ in PLANTED], ids=lambda value: type(value).__name__)
def test_what_is_found_stands_on_paper(add_game: AddGame, rules: Toy) -> None:
    """The log of a finding is a table that an import reads; its game goes so far, and what was said comes next."""
    finding = search(add_game, rules)[0]
    paper = read(finding.paper)
    options = options_of(paper, rules)
    if finding.kind == "undo":
        return  # the log itself does not lead to one position
    done = replay(rules, seats=paper.seat_count, seed=paper.seed, options=options, lines=paper.actions)
    if finding.kind in ("crash", "dead-end") and not isinstance(rules, Stumbles):
        assert finding.seat is not None
        assert rules.why_not(done.state, finding.seat, Action.parse(finding.said[0])) is None


async def test_a_finding_becomes_a_table(add_game: AddGame, tables: Tables) -> None:
    finding = search(add_game, Crashes())[0]
    info = await tables.exports.import_table(finding.paper, guild_id=1, channel_id=1, organiser=ANA, trusted=True)
    assert info.status is TableStatus.RUNNING
    assert info.seq == len(json.loads(finding.paper)["actions"]) - 1


def command(*arguments: str) -> Any:
    app = typer.Typer()
    app.callback()(lambda: None)
    fuzz.register(app)
    return CliRunner().invoke(app, ["fuzz", *arguments])


def test_the_command_writes_and_fails(add_game: AddGame, tmp_path: Path) -> None:
    add_game(Crashes())
    arguments = ("toy", "--games", "6", "--jobs", "1", "--out", str(tmp_path))
    first, second = command(*arguments), command(*arguments)
    assert first.exit_code == second.exit_code == 1
    assert "crash: KeyError: 'b'" in first.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["toy-crash-1.json", "toy-crash-2.json"]
    one, other = ((tmp_path / f"toy-crash-{n}.json").read_bytes() for n in (1, 2))
    assert one == other
    add_game(TOY)
    assert command("toy", "--games", "3", "--jobs", "1").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "no game 'chess'"),
        (["toy", "--seats", "9"], "2 to 4 seats"),
        (["toy", "--seed", "../x"], "letters and digits"),
        (["toy", "--options", "tall=1"], "no option 'tall'"),
        (["toy", "--options", "rounds=5,dull=true"], "at most 3 rounds"),
    ],
)
def test_bad_arguments_get_one_sentence(add_game: AddGame, arguments: list[str], says: str) -> None:
    add_game(TOY)
    result = command(*arguments)
    assert result.exit_code == 2
    assert says in result.stderr
