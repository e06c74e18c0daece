"""Figures about games between computer players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from PIL import Image
from typer.testing import CliRunner

from bot.measure import bench, plot, simulate
from bot.measure.driver import Driver
from bot.measure.progress import progress
from bot.measure.selfplay import alternating, parse_options, play, seat_kinds, stops_of, stops_table, sum_up, table
from bot.measure.selfplay import simulate as run
from engine import GAMES
from engine.xidit.analysis import saviour
from engine.xidit.view import Ranking
from tests.bot.toy import TOY
from tests.support.games import AddGame


def app() -> typer.Typer:
    made = typer.Typer()

    @made.callback()
    def _nothing() -> None:
        """So that the command keeps its name."""

    simulate.register(made)
    return made


@pytest.fixture
def toy(add_game: AddGame) -> str:
    """The tests' tiny game among the others."""
    add_game(TOY)
    return "toy"


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
        (["xidit", "--options", "short=perhaps"], "options of xidit"),
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
    sizes = (("a", 7_654), ("b", 0))
    pages = {name: {"of": 8, "actions": 4_321, "bytes": size, "seconds": 9.5} for name, size in sizes}
    inbox = {"tables": 200, "first_ms": 90, "p50_ms": 41, "worst_ms": 52}
    ratings = {"games": 1_000, "rated_seconds": 0.5, "seconds": 0.9}
    told = bench.table(list(bench.sections()["people"].lines({"inbox": inbox, "ratings": ratings, "replays": pages})))
    assert all(words in told for words in ("200 tables", "41 ms", "7,654 bytes", "too heavy", "0.9 s"))
    held = bench.sections()["memory"].lines({"20 tables": {"rss_mb": 151, "rss_together_mb": 254}})
    assert "151 MB, 254 MB" in bench.table(list(held))


def test_a_wait_is_what_all_answer_at_once(toy: str) -> None:
    """Every round of the tiny game waits twice: for everybody's pick, then for the highest seat to mark and finish."""
    driver = Driver(toy, ["random"] * 3, "any")
    assert sorted(driver.waiting()) == [0, 1, 2]
    assert sorted(driver.wait()) == [0, 1, 2]
    assert [action.verb for _, action in driver.done] == ["pick", "seal"] * 3
    assert {mine[0].step for mine in driver.wait().values()} == {"mark"}
    one = play(toy, ["random"] * 3, "any")
    assert (one.stops.waits, dict(one.stops.steps), one.first) == (4, {"pick": 2, "mark": 2}, None)
    assert one.stops.turns == 3  # its view counts on when the last round is over


def test_stops_are_told(toy: str) -> None:
    report = run(toy, ["random"] * 3, 3, "any", {"rounds": 3})
    assert "stops" not in report
    played = [play(toy, ["random"] * 3, str(n), TOY.Options(rounds=3)) for n in range(3)]
    stops = report["stops"] = stops_of(played)
    waits = [one.stops.waits for one in played]
    assert max(waits) == 6  # fewer where the highest seat was the last to pick: it marks on the same visit
    assert stops["waits"] == round(sum(waits) / 3, 1)
    assert stops["days"] == round(sum(waits) / 3 * 8 / 24, 1)
    text = stops_table(report)
    assert f"| waits | {stops['waits']} ({min(waits)} to 6) |" in text
    assert f"| waits for pick | {stops['steps']['pick']} |" in text
    assert f"| days, with answers after 8 hours | {stops['days']} |" in text


@pytest.mark.parametrize(
    ("waits", "length"),
    [
        ([[0], [1], [0], [1]], 4),
        ([[0], [0, 1], [1], [0]], 2),
        ([[0], [1], [2], [1]], 3),
        ([[0], [0], [0]], 1),
        ([[0], [1], [0], [0], [1], [0], [1], [2]], 4),
    ],
)
def test_chain_of_two_seats(waits: list[list[int]], length: int) -> None:
    chain: list[int] = []
    longest = 0
    for waited in waits:
        chain = alternating(chain, waited)
        longest = max(longest, len(chain))
    assert longest == length


def test_a_player_without_a_plan_is_answered_for(toy: str) -> None:
    """Whoever never settles a question gets its default."""

    class Fickle:
        def choose(self, view: Any, prompt: Any) -> list[Any]:
            return [action for action in prompt.actions if action.verb in ("pick", "mark")][:1]

    driver = Driver(toy, ["random"] * 2, "any")
    driver.players[:] = [Fickle(), Fickle()]
    while driver.wait():
        pass
    assert TOY.outcome(driver.state) is not None


def test_styles_are_known_or_refused(toy: str) -> None:
    with pytest.raises(ValueError, match="no style 'lazy'; it has none"):
        Driver(toy, ["random"] * 2, "any", style="lazy")


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["png", "webp"])
def test_figures_are_drawn(toy: str, tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One picture; the same figures give the same bytes."""
    monkeypatch.setattr("bot.locale.text", lambda _locale, _key: "Toy")
    played = [play(toy, ["random"] * 3, str(n)) for n in range(5)]
    report = sum_up(toy, ["random"] * 3, played, "any", {})
    report["stops"] = stops_of(played)
    paths = [tmp_path / f"{name}.{ending}" for name in "ab"]
    for path in paths:
        plot.draw(report, played, path)
    assert paths[0].read_bytes() == paths[1].read_bytes()
    with Image.open(paths[0]) as image:
        assert image.width > 1000


def test_pictures_of_figures_need_an_ending() -> None:
    with pytest.raises(ValueError, match=r"ends in \.png or \.webp"):
        plot.check(Path("figures.gif"))


def test_progress_is_quiet_in_a_pipe(capfd: pytest.CaptureFixture[str]) -> None:
    with progress("games", 2) as advance:
        advance(1)
        advance(1)
    assert capfd.readouterr() == ("", "")


def test_progress_shows_on_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    with progress("games", 2) as advance:
        advance(2)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "games" in printed.err


@pytest.mark.parametrize(
    ("placement", "first", "seat"), [("free", "empire", 0), ("free", "tribal", 1), ("fixed", "tribal", 1)]
)
def test_placing_units_is_no_first_turn(placement: str, first: str, seat: int) -> None:
    """Figures by the order of the first turn: in Charlemagne the Tribal player places first, whoever begins."""
    options = GAMES["charlemagne"].Options(placement=placement, first=first)
    driver = Driver("charlemagne", ["random", "random"], "order", options=options)
    assert driver.opened is None
    while driver.opened is None:
        driver.step()
    assert driver.opened == [seat]
