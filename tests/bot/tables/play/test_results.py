"""Results: written once with the end of a game, rated only where they say something, shown to whom they may be."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import render
from bot.common.errors import UserError
from bot.locale import has
from bot.presenter.outcomes import UNRATED
from bot.presenter.pages import stats
from bot.presenter.pictures.replay.course import course
from bot.store import Database
from bot.store import models as m
from bot.tables.members import seat_keys
from bot.tables.model import DRAWN, TableInfo, TableStatus
from bot.tables.play import rated, results
from bot.tables.play.rating import Rating, rate
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from engine import GAMES
from engine.core import Outcome
from engine.xidit.rules import XIDIT
from render.core import plots
from tests.bot.helpers import ANA, BEN, CAI, DOT, PEOPLE, FakeClock, hand_over, lobby, rows, running
from tests.bot.presenter.logged_game import Play
from tests.bot.tables.toy_rounds import play_round
from tests.bot.toy import TOY, acts

pytestmark = pytest.mark.usefixtures("words")

SORTS = ("fork", "lesson", "practice")
"""Tables that leave no result behind, and are not rated for that."""
ELSEWHERE = 2
"""Another server; the tables of the helpers lie on number 1."""


async def play(tables: Tables, **more: Any) -> TableInfo:
    """A game of Ana and Ben to its end."""
    table = await running(tables, **more)
    while (await tables.lookup.info(table.id)).status is TableStatus.RUNNING:
        await play_round(tables, table.id)
    return await tables.lookup.info(table.id)


async def drawn(tables: Tables, table: TableInfo) -> None:
    await tables.votes.draw(table.id, ANA.id)
    for user in (BEN, CAI, DOT)[: table.seat_count - 1]:
        await tables.votes.vote(table.id, user.id, MotionKind.DRAW, True)


async def unrated(db: Database) -> list[str]:
    return [row.unrated for row in await rows(db, m.results)]


def test_every_reason_has_its_words() -> None:
    written = set(re.findall(r'return "(\w+)"', inspect.getsource(rated))) | {"nobody"}
    assert written | {"changed", *SORTS} == UNRATED.keys()


def test_places_of_an_outcome() -> None:
    assert rated.placed(Outcome([[2], [0, 3], [1]], "", {})) == {2: 1, 0: 2, 3: 2, 1: 4}
    assert rated.placed(Outcome([], "", {})) == {}


def test_ratings_follow_from_places() -> None:
    even = [Rating()] * 3
    first, second, third = rate(even, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert all(new.sigma < Rating().sigma for new in (first, second, third))
    alike = rate(even, [1, 1, 1])
    assert len({round(new.mu, 6) for new in alike}) == 1
    assert Rating().points == 1000
    assert Rating().provisional
    assert not Rating(25, 2).provisional


async def test_a_result_is_written_with_the_last_act(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await play(tables)
    [result] = await rows(db, m.results)
    assert (result.table_id, result.game, result.seat_count, result.unrated) == (table.id, "toy", 2, "")
    look = await tables.views.look(table.id, None)
    assert look.outcome is not None
    places = rated.placed(look.outcome)
    found = await rows(db, m.placings)
    assert [(p.seat, p.user_id, p.place) for p in found] == [(0, ANA.id, places[0]), (1, BEN.id, places[1])]
    winner, loser = sorted(found, key=lambda p: p.place)
    assert winner.mu > 25 > loser.mu
    moved = await tables.results.moved(table.id)
    assert [seat for seat, _, _ in moved] == [winner.seat, loser.seat]
    assert moved[0][1] == 1000
    assert moved[0][2] > 1000
    card = await tables.results.card(ANA.id, ANA.id, None)
    assert (card.played, card.left, card.recent[0].number) == (1, 0, table.id)
    assert card.standings[0].won == (places[0] == 1)


async def test_ratings_build_on_one_another_and_come_out_again(tables: Tables, db: Database) -> None:
    for _ in range(3):
        await play(tables)
    async with db.write() as connection:
        assert await results.again(connection) == []
        await connection.execute(m.placings.update().where(m.placings.c.result_id == 2).values(mu=99.0))
    async with db.write() as connection:
        wrong = await results.again(connection)
        assert {(number, seat) for number, seat, _, _ in wrong} == {(2, 0), (2, 1)}
        await results.correct(connection, wrong)
    async with db.read() as connection:
        assert await results.again(connection) == []
        known = await results.ratings(connection, [ANA.id, BEN.id, CAI.id], "toy", 2)
        former = await results.ratings(connection, [ANA.id], "toy", 2, until=2)
    assert set(known) == {ANA.id, BEN.id}
    [first] = [p for p in await rows(db, m.placings) if (p.result_id, p.user_id) == (1, ANA.id)]
    assert former[ANA.id] == Rating(first.mu, first.sigma)


@pytest.fixture
def eight(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game has eight turns as a rule: its stated share is two."""
    monkeypatch.setattr(TOY, "usual_turns", dict.fromkeys((2, 3, 4), 8), raising=False)


@pytest.fixture
def turn(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the turn in which a game is taken to be."""

    def set_turn(number: int) -> None:
        monkeypatch.setattr(TOY, "round_of", lambda view: number)

    return set_turn


@pytest.mark.usefixtures("eight")
@pytest.mark.parametrize(("number", "why"), [(1, "early"), (2, "early"), (3, "")])
async def test_what_people_end_early_tells_nothing_of_strength(
    tables: Tables, db: Database, turn: Callable[[int], None], number: int, why: str
) -> None:
    """Else two people, or one with two accounts, give each other points by the dozen."""
    turn(number)
    await drawn(tables, await running(tables))
    await tables.votes.concede((await running(tables)).id, BEN.id, ends=True)
    assert await unrated(db) == [why, why]
    assert [p.mu is None for p in await rows(db, m.placings)] == [bool(why)] * 4


@pytest.mark.usefixtures("eight")
async def test_the_usual_length_is_that_of_games_played_here(tables: Tables, db: Database) -> None:
    async def length(table: TableInfo) -> float:
        async with tables.store.change(table.id) as change:
            return await rated.usual(change)

    async def ended(number: int, why: str) -> None:
        result = {
            "table_id": number, "guild_id": 1, "game": "toy", "seat_count": 2, "turn": 4, "why": why, "unrated": "",
            "private": False, "started_at": 0.0, "ended_at": 1.0,
        }  # fmt: skip
        async with db.write() as connection:
            await connection.execute(m.results.insert().values(**result))

    table = await running(tables)
    for number in range(rated.LEAST - 1):
        await ended(100 + number, "outcome-points")
    await ended(200, DRAWN)  # ended by people: it was not played to its end
    assert await length(table) == 8
    await ended(300, "outcome-points")
    assert await length(table) == 4


def test_the_usual_lengths_are_those_of_the_pages() -> None:
    for game, row in (("fief", "rounds, median"), ("knights", "turns, median (")):
        text = (Path(rated.__file__).parents[3] / "docs" / f"{game}.md").read_text(encoding="utf-8")
        [cells] = [line.split("|")[2:-1] for line in text.splitlines() if line.startswith(f"| {row}")]
        stated = {seats: int(cell.split()[0]) for seats, cell in enumerate(cells, 2)}
        assert dict(GAMES[game].usual_turns) == stated
    for rules in GAMES.values():
        assert set(rules.usual_turns) == set(rules.seats), rules.id


async def test_a_draw_and_a_concession_are_results(tables: Tables, db: Database) -> None:
    three, table = await running(tables, 3), await running(tables)
    for info in (three, table):
        for user in PEOPLE[: info.seat_count]:
            await tables.play.act(info.id, user.id, acts("pick 2", "seal"))
        winner = PEOPLE[(await tables.views.look(info.id, None)).waiting[0].seat]
        await tables.play.act(info.id, winner.id, acts("mark a", "finish"))
    await drawn(tables, three)
    await tables.votes.concede(table.id, BEN.id, ends=True)
    first, second = await rows(db, m.results)
    assert (first.why, second.why) == (DRAWN, "outcome-conceded")
    found = await rows(db, m.placings)
    assert [p.place for p in found] == [1, 1, 1, 1, 2]
    assert all(p.mu is not None for p in found)
    assert (await tables.results.card(CAI.id, CAI.id, None)).standings[0].won == 0  # a draw is no victory


async def test_a_cancelled_game_is_none(tables: Tables, db: Database) -> None:
    table = await running(tables)
    await tables.cancel(table.id, ANA.id)
    await tables.votes.vote(table.id, BEN.id, MotionKind.CANCEL, True)
    assert await rows(db, m.results) == []


# -- the cheat


async def leave(tables: Tables, table: TableInfo, how: str) -> None:
    """Cai's seat loses its person."""
    if how == "resigns":
        await tables.seats.resign(table.id, CAI.id)
    elif how == "leaves":
        await tables.lobby.leave(table.id, CAI.id)
    elif how == "gives it away":
        await hand_over(tables, table.id, 2, DOT)
    else:
        async with tables.store.change(table.id) as change:  # as the timer does when a deadline was missed
            change.loaded.seats[2].autopilot = True
            await seat_keys.leave(change, change.loaded.seats[2])


@pytest.mark.usefixtures("eight")
@pytest.mark.parametrize("how", ["resigns", "leaves", "gives it away", "falls silent"])
async def test_who_leaves_after_a_quarter_is_last(
    tables: Tables, db: Database, turn: Callable[[int], None], how: str
) -> None:
    """And the others are rated by their places; before that nobody is, but the card counts the game."""
    for number in (2, 3):
        table = await running(tables, 3)
        turn(number)
        await leave(tables, table, how)
        turn(5)
        await tables.votes.concede(table.id, ANA.id, ends=True)
        if how == "gives it away":
            await tables.votes.concede(table.id, DOT.id, ends=True)
        elif (await tables.lookup.info(table.id)).status is TableStatus.RUNNING:
            await tables.votes.concede(table.id, CAI.id, ends=True)
    before, after = await rows(db, m.results)
    assert (before.unrated, after.unrated) == ("abandoned", "")
    found = await rows(db, m.placings)
    first, second = ({p.user_id: p for p in found if p.result_id == result.id} for result in (before, after))
    assert {p.mu for p in first.values()} == {None}
    assert second[BEN.id].mu > second[ANA.id].mu > second[CAI.id].mu
    assert [second[user.id].place for user in (BEN, ANA)] == [1, 2]
    assert second[CAI.id].place > 2
    assert DOT.id not in second or second[DOT.id].mu is None  # who came late
    assert (await tables.results.card(CAI.id, CAI.id, None)).left == 2
    async with db.write() as connection:
        assert await results.again(connection) == []
    assert {seat for seat, _, _ in await tables.results.moved(after.table_id)} <= {0, 1, 2}


@pytest.mark.usefixtures("eight")
async def test_who_comes_back_has_not_left(tables: Tables, db: Database, turn: Callable[[int], None]) -> None:
    table = await running(tables, 3)
    await leave(tables, table, "falls silent")
    await tables.seats.back(table.id, CAI.id)
    turn(3)
    await drawn(tables, table)
    assert await unrated(db) == [""]
    assert [p.place for p in await rows(db, m.placings)] == [1, 1, 1]


@pytest.mark.usefixtures("eight")
async def test_when_nobody_is_left_it_is_not_said_that_somebody_left_early(
    tables: Tables, turn: Callable[[int], None]
) -> None:
    """All fall silent in the third turn of eight, which is late enough to be rated: computers play on alone."""
    table = await running(tables, 2)
    turn(3)
    async with tables.store.change(table.id) as change:
        for seat in change.loaded.seats:
            seat.autopilot = True
            await seat_keys.leave(change, seat)
    async with tables.store.change(table.id) as change:
        why, entries = await rated.entries(change, Outcome([[0], [1]], "toy-won", {}), 6)
    assert (why, [entry.rated for entry in entries]) == ("left", [False, False])


async def test_games_that_leave_nothing_behind_say_why_they_are_not_rated(tables: Tables) -> None:
    """Not those that were cancelled, which have no result."""
    whole = await play(tables)
    practised = await play(tables, practice=True)
    fork = await tables.forks.fork(whole.id, ANA, seat=0, turn=1)
    lesson, _ = await tables.lobby.lesson(ANA, "toy", seats=2)
    gone = await lobby(tables, 2)
    await tables.cancel(gone.id, ANA.id)
    said = [await tables.results.unrated(table.id) for table in (whole, practised, fork, lesson, gone)]
    assert said == ["", "practice", "fork", "lesson", ""]


async def test_games_of_the_same_people_count_less_each_time(tables: Tables, db: Database, clock: FakeClock) -> None:
    for days in (0, 29, 31):
        clock.add(hours=days * 24)
        await play(tables)
    assert [p.weight for p in await rows(db, m.placings)] == [1, 1, 0.5, 0.5, 1, 1]
    full = rate([Rating(), Rating()], [1, 2])[0]
    half = rate([Rating(), Rating()], [1, 2], [0.5, 0.5])[0]
    assert half.mu == pytest.approx((full.mu + 25) / 2)
    async with db.write() as connection:
        assert await results.again(connection) == []


async def drawn_by(tables: Tables, table: TableInfo, *others: int) -> None:
    await tables.votes.draw(table.id, ANA.id)
    for user in others:
        await tables.votes.vote(table.id, user, MotionKind.DRAW, True)


async def test_computers_rate_nobody(tables: Tables, db: Database) -> None:
    table = await lobby(tables, 3)
    table = await tables.lobby.leave(table.id, BEN.id)
    await tables.lobby.add_computer(table.id, ANA.id, seat=1)
    await tables.lobby.start(table.id, ANA.id)
    await tables.votes.concede(table.id, ANA.id, ends=True)
    assert await unrated(db) == ["computer"]


async def test_a_forged_game_rates_nobody(tables: Tables, db: Database) -> None:
    table = await play(tables)
    data = await tables.export_whole(table.id)
    await tables.exports.import_table(data, guild_id=1, channel_id=10, organiser=ANA, trusted=True)
    assert len(await rows(db, m.results)) == 1


async def test_practice_leaves_nothing_behind(tables: Tables, db: Database) -> None:
    await play(tables, practice=True)
    assert await rows(db, m.results) == []


async def test_a_fork_leaves_nothing_behind(tables: Tables, db: Database) -> None:
    """Neither its end nor that one has left it."""
    table = await play(tables)
    for _ in range(2):
        fork = await tables.forks.fork(table.id, ANA, seat=0, turn=1)
        await tables.votes.concede(fork.id, ANA.id, ends=True)
    assert len(await rows(db, m.results)) == 1
    assert (await tables.results.card(ANA.id, ANA.id, None)).left == 0


# -- who may know what


async def test_others_see_the_games_of_their_server_alone(tables: Tables) -> None:
    table = await play(tables)
    here = await tables.results.card(ANA.id, BEN.id, 1)
    away = await tables.results.card(ANA.id, BEN.id, ELSEWHERE)
    assert [game.number for game in here.recent] == [table.id]
    assert (away.recent, away.standings) == ((), here.standings)


async def test_a_private_table_is_named_to_nobody_else(tables: Tables) -> None:
    await play(tables, private=True)
    assert (await tables.results.card(ANA.id, BEN.id, 1)).recent == ()
    assert len((await tables.results.card(ANA.id, ANA.id, ELSEWHERE)).recent) == 1


async def test_unlisted_is_as_if_there_were_no_games(tables: Tables) -> None:
    table = await play(tables)
    await tables.preferences.set_user(ANA.id, listed=False)

    async def refusal(call: Any) -> tuple[str, dict[str, Any]]:
        with pytest.raises(UserError) as caught:
            await call
        return caught.value.key, dict(caught.value.params)

    hidden = await refusal(tables.results.card(ANA.id, BEN.id, 1))
    assert hidden == await refusal(tables.results.card(DOT.id, BEN.id, 1))
    assert await refusal(tables.results.versus(BEN.id, ANA.id, BEN.id)) == await refusal(
        tables.results.versus(BEN.id, DOT.id, BEN.id)
    )
    assert [user for user, _, _ in (await tables.results.ladder("toy", 2, 1)).entries] == [BEN.id]
    assert [seat for seat, _, _ in await tables.results.moved(table.id)] == [1]
    assert (await tables.results.card(ANA.id, ANA.id, 1)).played == 1


async def test_head_to_head_is_for_those_two(tables: Tables) -> None:
    await play(tables)
    await drawn(tables, await running(tables))
    mine = await tables.results.versus(ANA.id, BEN.id, ANA.id)
    yours = await tables.results.versus(BEN.id, ANA.id, BEN.id)
    [(game, ahead, behind, level)] = mine.games
    assert (game, ahead + behind, level) == ("toy", 1, 1)
    assert yours.games == ((game, behind, ahead, level),)
    for pair in ((ANA.id, BEN.id, CAI.id), (ANA.id, ANA.id, ANA.id)):
        with pytest.raises(UserError, match="stats-versus-own"):
            await tables.results.versus(*pair)


async def test_a_ladder_lists_who_played_here(tables: Tables) -> None:
    with pytest.raises(UserError, match="stats-game-none"):
        await tables.results.ladder("toy", 2, 1)
    await play(tables)
    ladder = await tables.results.ladder("toy", 2, 1)
    assert [games for _, _, games in ladder.entries] == [1, 1]
    assert ladder.entries[0][1].points > ladder.entries[1][1].points
    assert [(house.seat, house.played) for house in ladder.houses] == [(0, 1), (1, 1)]
    assert sum(house.won for house in ladder.houses) == 1
    assert (await tables.results.ladder("toy", 2, ELSEWHERE)).entries == ()
    said = [stats.ladder(await tables.results.ladder("toy", 2, place), "en") for place in (ELSEWHERE, None)]
    assert ["Nobody on this server" in said[0], "on a server to see" in said[1]] == [True, True]
    assert await tables.results.sizes("toy") == [2]
    await tables.play.act((await running(tables)).id, ANA.id, acts("pick 1"))  # a game that runs says nothing
    assert (await tables.results.ladder("toy", 2, 1)).played == 1


# -- the course of a game


def test_the_steps_of_a_plot_are_easily_read() -> None:
    assert [plots._step(reach) for reach in (1, 4, 5, 9, 40, 452, 2001)] == [1, 1, 2, 5, 10, 200, 1000]


@pytest.mark.slow(but=["charlemagne", "xidit"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_course_is_drawn_from_what_everybody_sees(game: str) -> None:
    """In both languages; its alt text tells where every line ends."""
    rules = GAMES[game]
    seats = rules.seats[0]
    play = Play(rules, seats)
    assert course(play.job()) is None
    while rules.round_of(rules.view(play.state, None)) < 2:
        play.until(play.phases + 1)
    drawn = [course(dataclasses.replace(play.job(), locale=locale)) for locale in ("en", "es")]
    assert drawn[0] is not None
    assert drawn[1] is not None
    assert drawn[0].width == 1200
    assert drawn[0].alt != drawn[1].alt
    assert all("<Ben>" in picture.alt and "\\" not in picture.alt for picture in drawn if picture)
    view = rules.view(play.state, None)
    for name, values in render.GAMES[game].figures(view).items():
        assert len(values) == seats
        assert all(has(locale, f"{game}-figure-{name}") for locale in ("en", "es"))


def test_a_course_hides_what_is_hidden() -> None:
    """Another secret order, and the same picture to the byte."""
    seat, pictures = 0, []
    for choice in (0, -1):
        play = Play(XIDIT, 3)
        while XIDIT.round_of(XIDIT.view(play.state, None)) < 2:
            play.until(play.phases + 1)
        while (asked := play.asked())[1].secret is False:
            play.act(asked[0], str(asked[1].actions[0]))
        seat, prompt = asked
        play.act(seat, str([a for a in prompt.actions if a.verb == "order"][choice]))
        pictures.append((play.lines[-1].text, course(play.job())))
    assert pictures[0][0] != pictures[1][0]
    assert pictures[0][1] is not None
    assert pictures[0][1] == pictures[1][1]
