"""A first game alone, and what a computer player suggests: where it may be asked, what it may know, what it does."""

from __future__ import annotations

import asyncio
import dataclasses
import importlib
import random
from pathlib import Path
from types import SimpleNamespace

import pytest

import cogs.play.suggest  # noqa: F401 - brings the handlers
from bot import locale
from bot.presenter.front import front
from bot.presenter.panels import advice
from bot.presenter.panels.panel import TAUGHT
from bot.presenter.words.voice import Voice
from bot.tables.model import UserRef
from bot.tables.unit.posts import PanelPlace
from cogs.table.tutorial import taught
from engine import GAMES
from engine.core import Action, blocking
from tests.bot.presenter.made_up_questions import VOTE
from tests.cogs.in_process_bot import EPHEMERAL, ROOM, room, words_of
from tests.cogs.seat_views import look_at, seat_view
from tests.cogs.toy_table import Fair
from tests.engine.driver import by_verb, turn
from tests.engine.supplements import SUPPLEMENTS
from tests.support.sandbox import Json


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_suggestion_knows_nothing_that_others_hide(game: str) -> None:
    """Pairs of positions that differ in what another seat hides: the same plan, in the same words."""
    rules, extra, rng = GAMES[game], SUPPLEMENTS[game], random.Random(5)
    state = rules.setup(seats=max(2, rules.seats.start), seed="suggestions", options=rules.Options())
    compared = 0
    for _ in range(60):
        asked = {s: p[0] for s, p in blocking(rules.prompts(state)).items()}
        if asked and compared < 4:
            seat, prompt = next(iter(asked.items()))
            other = rules.loads(rules.dumps(state))
            extra.disturb(rng, other, (seat + 1) % state.seats)
            found = advice.advice(look_at(rules, state, seat), prompt)
            plan = found.plan
            assert advice.advice(look_at(rules, other, seat), prompt) == found
            assert plan
            assert plan[0] in prompt.actions
            compared += 1
        step = turn(rng, rules, state, by_verb)
        if step is None or compared == 4:
            break
        rules.apply(state, *step)
    assert compared


def test_trying_leaves_the_seal_to_the_person() -> None:
    order, seal = Action("order", (1, "red")), Action("seal")
    assert advice.tried([order, seal]) == [order]
    assert advice.tried([seal]) == [seal]
    voice = Voice("en", ["Ana"], "xidit")
    told = advice.said("xidit", advice.Advice([order, seal], [], "orders"), voice)
    assert f"press *{voice.action('xidit', seal)}* yourself" in told
    assert "yourself" not in advice.said("xidit", advice.Advice([seal], [], "orders"), voice)


def test_a_plan_ends_with_its_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a player would do afterwards answers another question: tried with this one it was refused."""
    march, done, main = Action("move", ("lan_oxford", "kent")), Action("done"), Action("main", ("kent", "sussex"))
    monkeypatch.setattr(advice, "make", lambda *_: SimpleNamespace(choose=lambda *_: (march, done, main)))
    assert advice.advice(seat_view([VOTE]), VOTE).plan == [march, done]


async def test_where_the_table_does_not_allow_it_nobody_is_asked(fair: Fair) -> None:
    """There is no button, and whoever writes its id gets a sentence; another's panel is none of theirs either."""
    where, _ = await fair.component(0, "vote")
    before = await fair.seq()
    for verb in ("suggest", "try"):
        answer = await fair.click(0, dataclasses.replace(where, verb=verb))
        assert answer.text.startswith("Suggestions are switched off")
        assert (await fair.click(1, dataclasses.replace(where, verb=verb))).text.startswith("That seat is not yours")
    assert await fair.seq() == before


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_lessons_are_whole(language: str) -> None:
    """Every lesson is for a step that exists; the first step of a game has one."""
    for game in GAMES:
        importlib.import_module(f"cogs.{game}")
    assert len(taught()) >= 2
    for game in GAMES:
        steps = set(front(game).topic_of)
        named = {f"{game}-lesson-{s}" for s in steps}
        named |= {f"{game}-lesson-{n}-{s}" for s in steps for n in range(1, TAUGHT + 1)}
        found = {k for k in locale.entries(language) if k.startswith(f"{game}-lesson-")}
        assert found <= named
        assert bool(found) == (game in taught())
        if game in taught():
            rules = GAMES[game]
            state = rules.setup(seats=front(game).lessons, seed="first", options=rules.Options())
            asked = blocking(rules.prompts(state))
            seat, (first, *_) = next(iter(asked.items()))
            step = first.step
            said = front(game).lesson(rules.view(state, seat), step, Voice(language, [], game))
            assert said or found & {f"{game}-lesson-1-{step}", f"{game}-lesson-{step}"}


@pytest.mark.slow
async def test_advice_for_a_panel_that_is_gone_stands_on_the_one_that_came_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel is replaced between a press on it and its answer: what the answer says is not lost."""
    async with room(tmp_path) as place:
        maud, herald = place.people[0], place.herald
        await maud.slash("tutorial", game="xidit")

        async def panel(text: str) -> Json | None:
            return next((x for x in await maud.dms() if text in words_of(x)), None)

        shown = dict(await place.until(lambda: panel("Lesson 1 of 3")))
        real = herald.clicked

        async def late(
            table: int, seat: int, user: int, message: int | None, where: PanelPlace | None, *, over: bool = False
        ) -> bool:
            if where is None and not over:
                world = place.sandbox.world
                await place.sandbox.posting.delete(world.messages[shown["channel_id"]][shown["id"]])
            return await real(table, seat, user, message, where, over=over)

        monkeypatch.setattr(herald, "clicked", late)
        await maud.user.click(shown, label="Suggest")
        told = dict(await place.until(lambda: panel("Why:")))
        assert told["id"] != shown["id"]
        assert "Lesson 1 of 3" in words_of(told)


@pytest.mark.slow
async def test_a_first_game(tmp_path: Path) -> None:
    """In a newcomer's direct messages and nowhere else: a lesson, a suggestion with its reason, tried and taken back.
    Nobody else finds it, asking again leads back to it, and closed messages do not keep anybody out."""
    async with room(tmp_path) as place:
        maud, osric, ximena = place.people[:3]
        begun = await ximena.slash("tutorial", game="xidit")
        assert begun["flags"] & EPHEMERAL
        assert "Se está preparando tu primera partida" in words_of(begun)
        again = await ximena.slash("tutorial", game="xidit")  # the machine was slow, and the first press seemed lost
        assert words_of(again) == words_of(begun)

        async def panel() -> Json | None:
            return next((x for x in await ximena.dms() if "Lección 1 de 3" in words_of(x)), None)

        shown = dict(await place.until(panel))
        assert "Ahora:** elige una ciudad" in words_of(shown)

        async def after(pressed: Json, label: str, *texts: str) -> Json:
            """The panel once a press has brought these texts: what else edits it meanwhile, such as its picture, is
            passed over."""
            await ximena.press(pressed, label)

            async def found() -> Json | None:
                now = (x for x in await ximena.dms() if x["id"] == pressed["id"])
                return next((x for x in now if all(t in words_of(x) + str(x["components"]) for t in texts)), None)

            return dict(await place.until(found))

        told = await after(shown, "Sugerir", "Un ordenador que ve lo mismo que tú", "Por qué:", "Probarlo")
        tried = await after(told, "Probarlo", "Deshacer")
        back = await after(tried, "Deshacer", "Deshecho.", "Lección 1 de 3")
        rules = await ximena.press(back, "Reglas de este paso")
        assert words_of(rules).startswith("### Dónde empiezan los héroes")
        # What happens is told on the panel, which stays where it is: nothing comes below what is to be done.
        ready = await after(back, "Sugerir", "Probarlo")
        await ximena.press(await after(ready, "Probarlo", "Deshacer"), "Sellar")

        async def year_one() -> Json | None:
            stay = [x for x in await ximena.dms() if not x["flags"] & EPHEMERAL]
            last = max(stay, key=lambda x: int(x["id"]))
            return last if "Año 1 de 12" in words_of(last) else None

        asked = dict(await place.until(year_one))
        assert "Lección 1 de 3" in words_of(asked)
        assert asked["id"] == shown["id"]
        # Nothing of it in any channel; nobody else gets hold of it.
        assert await maud.messages(ROOM) == []
        for line in ("table panel", "table board", "table status", "table join"):
            assert "There is no table" in words_of(await osric.slash(line, table="1")), line
        assert "Ya tienes una primera partida" in words_of(await ximena.slash("tutorial", game="xidit"))
        tables, user = place.herald.tables, UserRef(int(ximena.id), "Ximena", "es")
        both = await asyncio.gather(*(tables.lobby.lesson(user, "roses", seats=2) for _ in range(3)))
        assert len({info.id for info, _ in both}) == 1
        assert all(nothing_done for _, nothing_done in both)
        info = await tables.lookup.info(1)
        assert (info.lesson, info.hints, info.private, info.seed) == (True, True, True, "")
        # Closed messages: the panel is shown where it was asked for.
        await osric.user.settings(dms_closed=True)
        begun = await osric.slash("tutorial", game="xidit")
        hand = await osric.press(begun, "My panel")
        assert "Lesson 1 of 3" in words_of(hand)
