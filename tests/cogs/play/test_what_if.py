"""What if at the table: where it may be asked, what its picture and words tell, that nothing hidden is in them."""

from __future__ import annotations

import dataclasses
import importlib
import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import cogs.play.what_if  # noqa: F401 - brings the handlers
from bot.common.errors import UserError
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels import what_if
from bot.presenter.panels.panel import rows
from bot.presenter.pictures import drawing_process
from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.words.voice import Voice, voice_of
from bot.tables.model import SeatView
from bot.ui.ids import Id
from engine.core import blocking
from render.core import bars
from render.core.api import Chart, Picture
from tests.cogs.seat_views import look_at
from tests.cogs.toy_table import Fair
from tests.engine.pairs import pairs, read
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES

ASKED = [next(case for case in CASES if case[0] == game) for game in ("roses", "xidit")]
FEW = 12
"""Runs, where the words do not hang on how many there are."""


@pytest.fixture(autouse=True)
def fronts() -> None:
    for game in ("roses", "xidit"):
        importlib.import_module(f"cogs.{game}")


class Quick:
    """Thinks and draws at once."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    async def odds(self, game: str, view: Any, runs: int) -> Any:
        self.asked.append((game, runs))
        return drawing_process.suppose(game, view, FEW)

    async def chart(self, chart: Chart) -> Picture:
        return bars.chart(chart)


async def answer(look: SeatView, language: str = "en", quick: Quick | None = None, user: int = 100) -> Any:
    return await what_if.ask(cast(Pictures, quick or Quick()), look, user, voice_of(look.table, language))


def allowed(look: SeatView, hints: bool = True) -> SeatView:
    return dataclasses.replace(look, table=look.table.model_copy(update={"hints": hints}))


def looks(case: Case) -> Iterator[SeatView]:
    """What seats see that are asked something in a whole game."""
    game, rng = walk(case), random.Random(2)
    for step in rng.sample(game.steps, len(game.steps)):
        state = game.rules.loads(step.save)
        for seat in blocking(game.rules.prompts(state)):
            yield allowed(look_at(game.rules, state, seat))


def before_it(case: Case) -> SeatView:
    """A seat that may ask."""
    return next(
        look for look in looks(case)
        if look.prompts[0].step in front(case[0]).what_if_steps
        and drawing_process.suppose(case[0], look.view, 1) is not None
    )  # fmt: skip


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case[0])
def test_what_others_hide_leaves_no_mark_on_the_picture(case: Case) -> None:
    rules, compared = walk(case).rules, 0
    for pair in pairs(walk(case), 14, 4, 11):
        made = []
        for save in (pair.one, pair.other):
            view = rules.view(read(rules, save), pair.seat)
            odds = rules.whatif(view, FEW)
            chart = front(case[0]).chart
            if odds is not None and chart is not None:
                drawn, assumed = chart(odds, view, Voice("en", ["Ana", "Ben", "Cleo"], case[0]))
                picture = bars.chart(drawn)
                made.append((picture.data, picture.alt, assumed))
        assert len(set(made)) <= 1
        compared += len(made) == 2
    assert compared


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("case", ASKED, ids=lambda case: case[0])
async def test_the_answer_is_a_picture_and_what_was_assumed(case: Case, language: str) -> None:
    quick, look = Quick(), before_it(case)
    message = await answer(look, language, quick)
    assert quick.asked == [(case[0], 1000)]
    name, picture = message.pictures[0]
    assert name.endswith(f"-whatif.{picture.extension}")
    assert ("**Assumed:**" if language == "en" else "**Se supone:**") in message.content
    assert "%" in picture.alt
    assert f"{case[0]}-" not in message.content + picture.alt  # every word is in the catalogue
    assert len(message.content) < 2000


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case[0])
async def test_it_is_refused_in_a_sentence(case: Case) -> None:
    """Where the table forbids it, where nothing lies ahead, while the last question is thought about."""
    look, quick = before_it(case), Quick()
    with pytest.raises(UserError, match="whatif-off"):
        await answer(allowed(look, False), quick=quick)
    assert quick.asked == []
    rules = walk(case).rules
    fresh = look_at(rules, rules.setup(seats=case[1], seed="x", options=rules.Options(**case[2])), 0)
    with pytest.raises(UserError, match=f"{case[0]}-whatif-none"):
        await answer(allowed(fresh))

    class Slow(Quick):
        async def odds(self, game: str, view: Any, runs: int) -> Any:
            with pytest.raises(UserError, match="hint-busy"):
                await answer(look)
            await answer(look, user=101)  # somebody else is not kept waiting
            return await super().odds(game, view, runs)

    class Broken(Quick):
        async def odds(self, game: str, view: Any, runs: int) -> Any:
            raise ZeroDivisionError

    await answer(look, quick=Slow())
    with pytest.raises(UserError, match="whatif-failed"):
        await answer(look, quick=Broken())
    await answer(look)  # and they may ask again


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case[0])
def test_the_button_stands_where_it_may_be_asked(case: Case) -> None:
    found = {True: 0, False: 0}
    for number, look in enumerate(looks(case)):
        for hints in (True, False):
            seen = allowed(look, hints)
            ctx = PanelContext(seen, seen.seat or 0, Voice("en", [""] * case[1], case[0]), prompt=seen.prompts[0])
            ids = [getattr(item, "custom_id", "") for row in rows(ctx) for item in getattr(row, "children", [])]
            there = any((where := Id.parse(i)) is not None and where.verb == "whatif" for i in ids if i)
            assert there == (hints and seen.prompts[0].step in front(case[0]).what_if_steps)
            found[there] += 1
        if number > 60:
            break
    assert all(found.values())


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case[0])
async def test_somebody_alone_against_computers_may_ask_without_a_setting(case: Case) -> None:
    """Not with a second person, and never where a button would tell who the others are."""
    look = allowed(before_it(case), False)
    seats = [s.model_copy(update={"computer": "" if s.seat == look.seat else "heuristic"}) for s in look.table.seats]
    alone = dataclasses.replace(look, table=look.table.model_copy(update={"seats": seats}))
    assert (await answer(alone)).pictures
    masked = dataclasses.replace(alone, table=alone.table.model_copy(update={"anonymous": True}))
    two = [s.model_copy(update={"computer": ""}) for s in look.table.seats[:2]] + seats[2:]
    for other in (masked, dataclasses.replace(alone, table=alone.table.model_copy(update={"seats": two}))):
        with pytest.raises(UserError, match="whatif-off"):
            await answer(other)


async def test_a_click_by_anybody_else_tells_nothing(fair: Fair) -> None:
    """Another's panel; a table that does not allow it; a game that has none."""
    where, _ = await fair.component(0, "vote")
    mine = dataclasses.replace(where, verb="whatif")
    before = await fair.seq()
    assert (await fair.click(1, mine)).text.startswith("That seat is not yours")
    assert (await fair.click(0, mine)).text.startswith("Suggestions and What if are switched off")
    assert await fair.seq() == before
