"""An end that is in sight, and one that has come: on panels, in the status, in the thread, and in what is told last."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

import pytest

from bot.presenter import outcomes
from bot.presenter.posts import HeraldPresenter
from bot.presenter.words.voice import Voice, voice_of
from bot.store import models as m
from bot.tables.service import Tables
from bot.tables.unit.posts import Message, Post, PostKind
from engine.core import Nearing, Outcome, SeatRef
from tests.bot.helpers import ANA, BEN, rows, running
from tests.bot.toy import WORDS, Toy, ToyView, acts
from tests.cogs.press_everything import words
from tests.cogs.toy_table import Brush
from tests.support.catalogues import more_words


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    with more_words(WORDS):
        yield


def leads(rules: Toy, view: ToyView) -> Nearing | None:
    """Once the picks are shown, whoever has to mark wins; the round stands for a number that changes."""
    if view.winner < 0:
        return None
    return Nearing("toy-round", {"round": view.points[view.winner], "who": SeatRef(view.winner)}, (view.winner,))


def lines(posts: list[Any]) -> list[str]:
    """What the thread was told line by line."""
    return [e["key"] for row in posts if row.kind == "lines" for e in json.loads(row.payload)["events"]]


def read(message: Message | None) -> str:
    assert message is not None
    return message.content + (words(cast(Any, message.view)) if message.view is not None else "")


class Pencil(Brush):
    """Draws no picture of the result."""

    async def result(self, *args: Any, **options: Any) -> None:
        """None."""


async def test_an_end_in_sight_is_told_once_and_stands_on_panel_and_status(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told when it begins and when it is gone, not with every move; nothing of it while no end is in sight."""
    monkeypatch.setattr(Toy, "nearing", leads)
    presenter = HeraldPresenter(tables, cast(Any, Pencil()))
    table = await running(tables, 2)

    async def told() -> list[str]:
        return [key for key in lines(await rows(tables.store.db, m.outbox)) if key in ("toy-round", "nearing-off")]

    async def panel(user: int) -> str:
        look = await tables.views.look(table.id, user)
        return read(await presenter.panel(look, cast(int, look.seat), "en"))

    async def status() -> str:
        return presenter.waiting(await tables.views.look(table.id, None), voice_of(table, "en"))

    assert "Round" not in await panel(ANA.id)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    assert await told() == []
    await tables.play.act(table.id, BEN.id, acts("pick 3", "seal"))
    assert await told() == ["toy-round"]
    winner = (await tables.views.look(table.id, None)).view.winner
    user = (ANA, BEN)[winner].id
    head = (await panel(user)).splitlines()
    assert head[1].startswith("Round")
    assert (await status()).startswith("Round")
    await tables.play.act(table.id, user, acts("mark a"))
    await tables.play.undo(table.id, user)
    assert await told() == ["toy-round"]
    await tables.play.act(table.id, user, acts("mark a", "finish"))
    assert await told() == ["toy-round", "nearing-off"]


async def test_panels_that_stand_are_redrawn_when_somebody_else_would_win(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a seat too that is asked nothing new; and the status."""
    monkeypatch.setattr(Toy, "nearing", lambda rules, view: leads(rules, view) if view.mark == "a" else None)
    table = await running(tables, 2)
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 1", "seal"))
    winner = (await tables.views.look(table.id, None)).view.winner
    async with tables.store.db.write() as connection:  # all of it has been sent
        await connection.execute(m.outbox.update().values(status="sent"))
    for mark, edits in (("a", {("panel", 0), ("panel", 1), ("status", -1)}), ("a", set())):
        before = {row.id for row in await rows(tables.store.db, m.outbox)}
        await tables.play.act(table.id, (ANA, BEN)[winner].id, acts(f"mark {mark}"))
        new = [row for row in await rows(tables.store.db, m.outbox) if row.id not in before and row.op == "edit"]
        assert {(row.kind, row.seat) for row in new} >= edits
        assert edits or not any(row.seat == 1 - winner for row in new)


async def test_a_game_that_cannot_say_it_goes_on(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails there stops no table and no panel."""

    def broken(rules: Toy, view: ToyView) -> Nearing | None:
        raise LookupError("no end")

    monkeypatch.setattr(Toy, "nearing", broken)
    presenter = HeraldPresenter(tables, cast(Any, Pencil()))
    table = await running(tables, 2)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    look = await tables.views.look(table.id, ANA.id)
    assert not look.table.stopped
    assert read(await presenter.panel(look, 0, "en"))


async def test_what_is_told_last_names_winner_place_and_why_before_the_seed(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result, the panel that stays and the panel that is asked for."""
    outcome = Toy.outcome

    def spelled(rules: Toy, state: Any) -> Any:
        found = outcome(rules, state)
        return None if found is None else type(found)(found.places, "fief-outcome-rounds", found.scores)

    monkeypatch.setattr(Toy, "outcome", spelled)
    presenter = HeraldPresenter(tables, cast(Any, Pencil()))
    table = await running(tables, 2, options={"rounds": 1})
    for user, pick in ((ANA, "pick 1"), (BEN, "pick 3")):
        await tables.play.act(table.id, user.id, acts(pick, "seal"))
    winner = (await tables.views.look(table.id, None)).view.winner
    await tables.play.act(table.id, (ANA, BEN)[winner].id, acts("mark a", "finish"))
    posts = await rows(tables.store.db, m.outbox)
    row = next(r for r in posts if r.kind == PostKind.RESULT.value)
    result = read(
        await presenter.compose(Post(row.id, PostKind.RESULT, table.id, "x", json.loads(row.payload), None, None))
    )
    first, second = ("Ana", "Ben") if winner == 0 else ("Ben", "Ana")
    order = [f"{first} wins", "The last round is over", f"**1.** {first}", f"**2.** {second}", "The seed was"]
    found = [result.find(part) for part in order]
    assert found == sorted(found)
    assert -1 not in found, result
    loser = 1 - winner
    closed = Post(1, PostKind.PANEL, table.id, "x", {"closed": "over"}, loser, (ANA, BEN)[loser].id)
    for last in (
        read(await presenter.compose(closed)),
        read(await presenter.panel(await tables.views.look(table.id, (ANA, BEN)[loser].id), loser, "en")),
    ):
        assert f"{first} wins" in last
        assert "The last round is over" in last
        assert "Your place: 2 of 2." in last
        assert last.index("Your place") < last.index(f"**1.** {first}") < last.index(f"**2.** {second}")


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "points 31 · regions 12 · burgs 19"), ("es", "puntos 31 · regiones 12 · burgos 19")],
)
def test_what_charlemagne_counts_has_names_of_its_own(lang: str, told: str) -> None:
    """The words of treaties and orders mean something else."""
    outcome = Outcome([[1], [0]], "charlemagne-outcome-total-tribal", {0: {"points": 31, "levy": 12, "burgs": 19}})
    assert told in outcomes.standings(outcome, "charlemagne", Voice(lang, ["Ana", "Ben"], "charlemagne"))[1]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Only the Empire scores points. It has 33 and needs 60 to win: 27 short."),
     ("es", "Solo el Imperio suma puntos. Tiene 33 y necesita 60 para ganar: le faltan 27.")],
)  # fmt: skip
def test_a_winner_without_points_is_no_winner_with_none(lang: str, told: str) -> None:
    """The Tribes win although only the Empire counts; in other games 0 is told."""
    scores = {0: {"points": 33, "levy": 33}, 1: {"points": 0}}
    voice = Voice(lang, ["Ana", "Ben"], "charlemagne")
    first, _, last = outcomes.standings(
        Outcome([[1], [0]], "charlemagne-outcome-total-tribal", scores), "charlemagne", voice
    )
    assert "0" not in first
    assert last == told
    rows = outcomes.standings(
        Outcome([[1], [0]], "fief-outcome-solo", {0: {"points": 0}, 1: {"points": 3}}), "fief", voice
    )
    assert len(rows) == 2
    assert "0" in rows[1]
