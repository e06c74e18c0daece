"""Games of computer players against each other, and the figures about balance that come of them."""

from __future__ import annotations

import dataclasses
import json
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from engine import GAMES
from engine.core import Action, Event, Outcome, Rules
from engine.players import KINDS, TALLIES, make


@dataclasses.dataclass(slots=True)
class Played:
    """A finished game: who won, how long it took, and what the game's own tally wants to know of it."""

    winners: list[int]
    first: int
    actions: int
    decisions: int
    tally: dict[str, Any]


def play(game: str, kinds: Sequence[str], seed: str, options: msgspec.Struct | None = None) -> Played:
    """Play one game to its end. ``kinds``: one kind of player per seat."""
    rules: Rules[Any, Any] = GAMES[game]
    state = rules.setup(seats=len(kinds), seed=seed, options=options)
    players = [make(game, kind, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
    prompts = rules.prompts(state)
    first = min(prompts)
    events: list[Event] = []
    actions = decisions = 0
    while prompts:
        seat = next(s for s, prompt in prompts.items() if prompt.required)
        chosen: list[Action] = players[seat].choose(rules.view(state, seat), prompts[seat])
        decisions += 1
        for action in chosen:
            events += rules.apply(state, seat, action)
            actions += 1
        prompts = rules.prompts(state)
    outcome = rules.outcome(state)
    assert outcome is not None, "a game without prompts is over"
    tally = TALLIES[game].read(rules.view(state, None), outcome, events) if game in TALLIES else {}
    return Played(_winners(outcome), first, actions, decisions, tally)


def _winners(outcome: Outcome) -> list[int]:
    """The seats in first place; nobody when something else than a seat has won."""
    return [] if outcome.reason.endswith("-phantom") else outcome.places[0]


def _chunk(game: str, kinds: list[str], seeds: list[str], options: dict[str, Any]) -> list[Played]:
    wanted = msgspec.convert(options, GAMES[game].Options)
    return [play(game, kinds, seed, wanted) for seed in seeds]


def simulate(
    game: str, kinds: list[str], games: int, seed: str, options: dict[str, Any], jobs: int = 1
) -> dict[str, Any]:
    """Play ``games`` games and sum them up; the same arguments give the same figures, whatever ``jobs`` is."""
    seeds = [f"{seed}/{n}" for n in range(games)]
    if jobs == 1:
        played = _chunk(game, kinds, seeds, options)
    else:
        parts = [seeds[n::jobs] for n in range(jobs)]
        with ProcessPoolExecutor(jobs) as pool:
            futures = [pool.submit(_chunk, game, kinds, part, options) for part in parts]
            rows = [future.result() for future in futures]
        played = [rows[n % jobs][n // jobs] for n in range(games)]
    return _sum_up(game, kinds, played, seed, options)


def _sum_up(game: str, kinds: list[str], played: list[Played], seed: str, options: dict[str, Any]) -> dict[str, Any]:
    seats, games = len(kinds), len(played)
    by_seat: defaultdict[int, float] = defaultdict(float)
    by_order: defaultdict[int, float] = defaultdict(float)
    by_kind: defaultdict[str, float] = defaultdict(float)
    for one in played:
        for winner in one.winners:
            share = 1 / len(one.winners)
            by_seat[winner] += share
            by_order[(winner - one.first) % seats] += share
            by_kind[kinds[winner]] += share
    lengths = sorted(one.actions for one in played)
    report: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "players": kinds,
        "games": games,
        "seed": seed,
        "options": options,
        "wins_by_seat": [round(by_seat[n] / games, 4) for n in range(seats)],
        "wins_by_order": [round(by_order[n] / games, 4) for n in range(seats)],
        "wins_by_player": {kind: round(by_kind[kind] / games, 4) for kind in sorted(set(kinds))},
        "actions": {"least": lengths[0], "median": lengths[games // 2], "most": lengths[-1]},
        "decisions": round(sum(one.decisions for one in played) / games, 1),
    }
    if game in TALLIES:
        tally = TALLIES[game]()
        for one in played:
            tally.add(one.tally, one.winners)
        report[game] = tally.report()
    return report


def table(report: dict[str, Any]) -> str:
    """The report as text for a terminal or a page of documentation."""
    lines = [
        f"{report['game']}, {report['seats']} seats, {report['games']} games, players {', '.join(report['players'])}",
        "",
        "| | " + " | ".join(str(n + 1) for n in range(report["seats"])) + " |",
        "|---" * (report["seats"] + 1) + "|",
        "| wins by seat | " + " | ".join(_percent(x) for x in report["wins_by_seat"]) + " |",
        "| wins by order in year one | " + " | ".join(_percent(x) for x in report["wins_by_order"]) + " |",
        "",
    ]
    if len(report["wins_by_player"]) > 1:
        lines.append("Wins by player: " + ", ".join(f"{k} {_percent(v)}" for k, v in report["wins_by_player"].items()))
    length = report["actions"]
    lines.append(
        f"Actions per game: {length['least']} to {length['most']}, median {length['median']}; "
        f"decisions {report['decisions']}"
    )
    if report["game"] in TALLIES:
        lines += ["", *TALLIES[report["game"]].lines(report[report["game"]])]
    return "\n".join(lines)


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
            raise ValueError(f"option {name}: {value!r} is neither true, false nor a number") from error
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
