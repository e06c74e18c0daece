"""Figures about games between computer players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from bot.cli import bench, simulate
from bot.cli.selfplay import parse_options, seat_kinds, table
from bot.cli.selfplay import simulate as run
from engine.players.xidit.tally import saviour
from engine.xidit.view import Ranking


def app() -> typer.Typer:
    made = typer.Typer()

    @made.callback()
    def _nothing() -> None:
        """So that the command keeps its name."""

    simulate.register(made)
    return made


def ranking(track: str, *order: int) -> Ranking:
    return Ranking(track, [(seat, 0, 0, False, False) for seat in order])


def test_same_figures_from_one_process_and_two() -> None:
    one = run("xidit", ["random"] * 3, 5, "fixed", {"short": True}, 1)
    two = run("xidit", ["random"] * 3, 5, "fixed", {"short": True}, 2)
    assert one == two
    assert run("xidit", ["random"] * 3, 5, "other", {"short": True}, 1) != one
    assert sum(one["wins_by_seat"]) + one["xidit"]["phantom_wins"] == pytest.approx(1, abs=0.001)
    assert one["xidit"]["years"] == 9


def test_table_names_every_evaluation() -> None:
    report = run("xidit", ["random", "heuristic", "random", "random"], 1, "fixed", {"short": True})
    text = table(report)
    assert all(word in text for word in ("wealth", "influence", "reputation", "Wins by player", "wins by seat"))
    assert report["wins_by_player"]["heuristic"] == 1.0


def test_saviour_with_and_without_an_evaluation() -> None:
    """Four seats: 3 falls first, then 2, then 1; without the first evaluation 3 would have won the last."""
    rankings = [ranking("wealth", 0, 1, 2, 3), ranking("influence", 3, 0, 1, 2), ranking("reputation", 3, 0, 1, 2)]
    assert saviour(rankings) == 0
    assert saviour(rankings, "wealth") == 3
    assert saviour(rankings, "influence") == 0


def test_saviour_of_five_seats() -> None:
    """The first evaluation drops two."""
    rankings = [
        ranking("wealth", 0, 1, 2, 3, 4),
        ranking("influence", 3, 4, 1, 2, 0),
        ranking("reputation", 4, 3, 2, 1, 0),
    ]
    assert saviour(rankings) == 2


@pytest.mark.parametrize(
    ("players", "seats", "kinds"),
    [
        ("heuristic", None, ["heuristic"] * 4),
        ("random", 5, ["random"] * 5),
        ("random,heuristic,random", None, ["random", "heuristic", "random"]),
    ],
)
def test_players_fill_the_seats(players: str, seats: int | None, kinds: list[str]) -> None:
    assert seat_kinds("xidit", players, seats) == kinds


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "no game 'chess'"),
        (["xidit", "--players", "clever"], "no player is called 'clever'"),
        (["xidit", "--players", "random,random,random", "--seats", "4"], "3 players do not fill 4 seats"),
        (["xidit", "--seats", "7"], "3 to 5 seats"),
        (["xidit", "--options", "tall=true"], "no option 'tall'"),
        (["xidit", "--options", "short=perhaps"], "neither true, false nor a number"),
        (["xidit", "--options", "phantom_start=7"], "three seats"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], says: str) -> None:
    result = CliRunner().invoke(app(), ["simulate", *arguments, "--games", "1"])
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stdout == ""


def test_command_writes_json(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    arguments = ["simulate", "xidit", "--games", "1", "--players", "random", "--json", str(path)]
    result = CliRunner().invoke(app(), arguments)
    assert result.exit_code == 0
    assert json.loads(path.read_text(encoding="utf-8"))["games"] == 1


def test_options_are_typed() -> None:
    assert parse_options("xidit", "short=true, phantom_start=7") == {"short": True, "phantom_start": 7}
    with pytest.raises(ValueError, match="phantom_start"):
        parse_options("xidit", "phantom_start=9")


def test_bench_sections_fit_together() -> None:
    """Every section measures and tells; how fast is not asked here."""
    section = bench.sections()["engine"]
    rows = list(section.lines({"xidit": {"3": {"apply": 45_678, "steps": 12_345, "units_of_work": 6_789}}}))
    assert "12,345 /s" in bench.table(rows)
    assert set(bench.sections()) <= set(bench.SECTIONS)
