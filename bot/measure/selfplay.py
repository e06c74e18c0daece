"""Games of computer players against each other, and the figures that come of them: balance, length, stops."""

from __future__ import annotations

import dataclasses
import json
import multiprocessing
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import msgspec

from bot.measure.driver import Driver
from bot.measure.progress import progress
from engine import GAMES
from engine.core import Outcome
from engine.players import KINDS, tally

HOURS = 8
"""How long people take to answer, in the figures of stops."""
_BATCHES = 8
"""Portions per process, so that none is left alone with a long rest."""


@dataclasses.dataclass(slots=True)
class Stops:
    """How often a game stood still. A wait is one interval in which everybody who is asked answers, each what they are
    asked at that moment and what follows at once; then the game goes on by itself to the next."""

    waits: int = 0
    """How many there were."""
    turns: int = 0
    """Game turns played."""
    chain: int = 0
    """The longest run of waits, each for a single seat, in which the same two seats took turns."""
    steps: Counter[str] = dataclasses.field(default_factory=Counter)
    """Waits by the step of what was asked; one that asks several things counts for each."""


@dataclasses.dataclass(slots=True)
class Played:
    """A finished game: who won, how long it took, and what the game's own tally wants to know of it."""

    winners: list[int]
    """The seats in first place; empty when something else than a seat has won."""
    first: int | None
    """The seat that had the first turn, or was asked first of all where all play it at once; ``None`` where several had
    it. What is placed before is no turn."""
    actions: int
    """Taken in the whole game."""
    decisions: int
    """Questions that were answered, an answer of several actions being one."""
    scores: dict[int, dict[str, int]]
    """By seat what it has in the end, by the names of the game's scores."""
    stops: Stops
    """How often it stood still."""
    tally: dict[str, Any]
    """What the game's own ``TALLY`` has read of it, by name; empty where it has none."""


def play(game: str, kinds: Sequence[str], seed: str, options: msgspec.Struct | None = None, style: str = "") -> Played:
    """Play one game to its end. ``kinds``: one kind of player per seat."""
    driver = Driver(game, kinds, seed, options=options, style=style)
    rules = driver.rules
    asked = sorted(driver.waiting())
    stops = Stops()
    alone: list[int] = []
    while waited := driver.wait():
        stops.waits += 1
        stops.steps.update({mine[0].step for mine in waited.values()})
        alone = alternating(alone, sorted(waited))
        stops.chain = max(stops.chain, len(alone))
        stops.turns = max(stops.turns, rules.round_of(rules.view(driver.state, None)))
    outcome = rules.outcome(driver.state)
    assert outcome is not None, "a game that waits for nobody is over"
    counted = tally(game)
    facts = {} if counted is None else counted.read(rules.view(driver.state, None), outcome, driver.events)
    return Played(
        winners_of(outcome),
        next((seats[0] for seats in (driver.opened or [], asked) if len(seats) == 1), None),
        len(driver.done),
        driver.decisions,
        outcome.scores,
        stops,
        facts,
    )


def alternating(run: list[int], waited: list[int]) -> list[int]:
    """The run of waits for single seats in turn, two seats at most, that ends with this wait."""
    if len(waited) != 1:
        return []
    seat = waited[0]
    if run and run[-1] == seat:
        return [seat]
    if len(run) > 1 and run[-2] != seat:
        return [run[-1], seat]
    return [*run, seat]


def winners_of(outcome: Outcome) -> list[int]:
    """The seats in first place; nobody when something else than a seat has won."""
    return outcome.places[0] if outcome.places else []


def _portion(game: str, kinds: list[str], seeds: list[str], options: dict[str, Any], style: str) -> list[Played]:
    wanted = msgspec.convert(options, GAMES[game].Options)
    return [play(game, kinds, seed, wanted, style) for seed in seeds]


def series(
    game: str, kinds: list[str], games: int, seed: str, options: dict[str, Any], *, style: str = "", jobs: int = 1
) -> list[Played]:
    """``games`` games in the order of their seeds; the same arguments give the same games, whatever ``jobs`` is."""
    seeds = [f"{seed}/{n}" for n in range(games)]
    with progress(f"{game}, {len(kinds)} seats", games) as advance:
        if min(jobs, games) == 1:
            played = []
            for one in seeds:
                played += _portion(game, kinds, [one], options, style)
                advance(1)
            return played
        size = max(1, games // (jobs * _BATCHES))
        found: dict[int, list[Played]] = {}
        with ProcessPoolExecutor(min(jobs, games), mp_context=multiprocessing.get_context("spawn")) as pool:
            futures = {
                pool.submit(_portion, game, kinds, seeds[start : start + size], options, style): start
                for start in range(0, games, size)
            }
            for future in as_completed(futures):
                found[futures[future]] = future.result()
                advance(len(future.result()))
        return [one for start in sorted(found) for one in found[start]]


def sum_up(
    game: str, kinds: list[str], played: Sequence[Played], seed: str, options: dict[str, Any], style: str = ""
) -> dict[str, Any]:
    """The figures of a series, fit for JSON."""
    seats, games = len(kinds), len(played)
    by_seat: defaultdict[int, float] = defaultdict(float)
    by_order: defaultdict[int, float] = defaultdict(float)
    by_kind: defaultdict[str, float] = defaultdict(float)
    for one in played:
        for winner in one.winners:
            share = 1 / len(one.winners)
            by_seat[winner] += share
            by_kind[kinds[winner]] += share
            if one.first is not None:
                by_order[(winner - one.first) % seats] += share
    report: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "players": kinds,
        "games": games,
        "seed": seed,
        "options": options,
        "wins_by_seat": [round(by_seat[n] / games, 4) for n in range(seats)],
        "wins_by_player": {kind: round(by_kind[kind] / games, 4) for kind in sorted(set(kinds))},
        "actions": _spread([one.actions for one in played]),
        "decisions": round(sum(one.decisions for one in played) / games, 1),
    }
    if style:
        report["style"] = style
        report["stops"] = stops_of(played)
    if all(one.first is not None for one in played):
        report["wins_by_order"] = [round(by_order[n] / games, 4) for n in range(seats)]
    if (counted := tally(game)) is not None:
        sums = counted()
        for one in played:
            sums.add(one.tally, one.winners)
        report[game] = sums.report()
    return report


def simulate(
    game: str, kinds: list[str], games: int, seed: str, options: dict[str, Any], jobs: int = 1, style: str = ""
) -> dict[str, Any]:
    """The figures of ``games`` games, the same whatever ``jobs`` is."""
    return sum_up(game, kinds, series(game, kinds, games, seed, options, style=style, jobs=jobs), seed, options, style)


def _spread(values: list[int]) -> dict[str, int]:
    ordered = sorted(values)
    return {"least": ordered[0], "median": ordered[len(ordered) // 2], "most": ordered[-1]}


def shipped(game: str) -> str:
    """The style of a new seat; empty in a game without any."""
    return next(iter(GAMES[game].styles()), "")


def stops_of(played: Sequence[Played]) -> dict[str, Any]:
    """How often the games of a series stood still, fit for JSON."""
    stops = [one.stops for one in played]
    games = len(stops)
    steps: Counter[str] = Counter()
    for one in stops:
        steps.update(one.steps)
    waits, turns = sum(one.waits for one in stops), sum(one.turns for one in stops)
    return {
        "waits": round(waits / games, 1),
        "spread": _spread([one.waits for one in stops]),
        "turns": round(turns / games, 1),
        "waits_per_turn": round(waits / turns, 2) if turns else None,
        "days": round(waits / games * HOURS / 24, 1),
        "steps": {step: round(count / games, 2) for step, count in sorted(steps.items(), key=lambda x: (-x[1], x[0]))},
        "chain": max(one.chain for one in stops),
    }


def table(report: dict[str, Any]) -> str:
    """The report as text for a terminal or a page of documentation."""
    lines = [
        f"{report['game']}, {report['seats']} seats, {report['games']} games, players {', '.join(report['players'])}",
        "",
        "| | " + " | ".join(str(n + 1) for n in range(report["seats"])) + " |",
        "|---" * (report["seats"] + 1) + "|",
        "| wins by seat | " + " | ".join(_percent(x) for x in report["wins_by_seat"]) + " |",
    ]
    if "wins_by_order" in report:
        lines.append("| wins by order of the first turn | " + " | ".join(map(_percent, report["wins_by_order"])) + " |")
    lines.append("")
    if len(report["wins_by_player"]) > 1:
        lines.append("Wins by player: " + ", ".join(f"{k} {_percent(v)}" for k, v in report["wins_by_player"].items()))
    length = report["actions"]
    lines.append(
        f"Actions per game: {length['least']} to {length['most']}, median {length['median']}; "
        f"decisions {report['decisions']}"
    )
    if (counted := tally(report["game"])) is not None:
        lines += ["", *counted.lines(report[report["game"]])]
    return "\n".join(lines)


def stops_table(report: dict[str, Any]) -> str:
    """How often the games of a report stood still, as text."""
    return "\n".join(_stops_lines(report))


def _stops_lines(report: dict[str, Any]) -> Iterator[str]:
    stops = report["stops"]
    style = f", style {report['style']}" if "style" in report else ""
    yield f"{report['game']}, {report['seats']} seats, {report['games']} games{style}: stops"
    yield ""
    yield "| | per game |"
    yield "|---|---|"
    yield f"| waits | {stops['waits']} ({stops['spread']['least']} to {stops['spread']['most']}) |"
    if stops["waits_per_turn"] is not None:
        yield f"| game turns | {stops['turns']} |"
        yield f"| waits per game turn | {stops['waits_per_turn']} |"
    yield f"| days, with answers after {HOURS} hours | {stops['days']} |"
    yield f"| longest chain between two seats | {stops['chain']} |"
    for step, count in stops["steps"].items():
        yield f"| waits for {step} | {count} |"


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def parse_options(game: str, text: str) -> dict[str, Any]:
    """``short=true,phantom_start=7`` as the game's options. Raises ``ValueError`` for what the game does not know."""
    wanted: dict[str, Any] = {}
    known = {field.name for field in msgspec.structs.fields(GAMES[game].Options)}
    for part in filter(None, (p.strip() for p in text.split(","))):
        name, _, value = part.partition("=")
        if name not in known:
            raise ValueError(f"{game} has no option {name!r}; it has {', '.join(sorted(known)) or 'none'}")
        try:
            wanted[name] = json.loads(value)
        except json.JSONDecodeError as error:
            if not value.isascii() or not value.replace("-", "").isalnum():
                raise ValueError(f"option {name}: {value!r} is neither true, false, a number nor a word") from error
            wanted[name] = value
    try:
        msgspec.convert(wanted, GAMES[game].Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"options of {game}: {error}") from error
    return wanted


def seat_kinds(game: str, players: str, seats: int | None) -> list[str]:
    """One kind per seat from ``heuristic`` (for all) or ``random,heuristic,...``. Raises ``ValueError``.

    Without a number of seats a game is played with four, or as many as it takes at most.
    """
    kinds = [part.strip() for part in players.split(",") if part.strip()]
    for kind in kinds:
        if kind not in KINDS:
            raise ValueError(f"no player is called {kind!r}; known are {', '.join(KINDS)}")
    if len(kinds) == 1:
        return kinds * (seats or min(4, max(GAMES[game].seats)))
    if not kinds or (seats is not None and seats != len(kinds)):
        raise ValueError(f"{len(kinds)} players do not fill {seats} seats")
    return kinds
