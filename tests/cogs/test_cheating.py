"""Clicks that do not belong where they land, through the real handlers: six people at a fair with many questions."""

from __future__ import annotations

import asyncio
import dataclasses
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.common.errors import UserError
from bot.common.safe_names import unmarked
from bot.presenter.panel_kit.choices import OPEN
from bot.tables.unit.posts import Post, PostKind
from bot.ui.ids import Id
from cogs.lookup import PLAYING, find_table, suggest_tables
from cogs.play.act import offered_to, split, suggest_actions
from tests.cogs.seat_views import COMMAND
from tests.cogs.toy_table import PEOPLE, Fair, Panel, offered


async def test_a_click_answers_its_own_question_alone(fair: Fair) -> None:
    """The token of one open question under the action of another: refused, nothing happens."""
    where, _ = await fair.component(0, "vote")
    look = await fair.look(0)
    other = next(t for p, t in look.tokens.items() if t != where.token)
    before = await fair.seq()
    answer = await fair.click(0, dataclasses.replace(where, token=other))
    assert "The game has moved on" in answer.text
    assert await fair.seq() == before
    assert (await fair.click(0, where)).how == "edit"
    assert await fair.seq() == before + 1


async def test_an_offer_is_accepted_once(fair: Fair) -> None:
    await offered(fair)
    where, _ = await fair.component(1, "accept")
    assert (await fair.click(1, where)).how == "edit"
    before = await fair.seq()
    again = await fair.click(1, where)
    assert "The game has moved on" in again.text
    assert again.how == "send"
    assert await fair.seq() == before


async def test_a_stale_click_is_answered_on_the_panel_itself(fair: Fair) -> None:
    """A double click: done once, and the sentence on top of the same panel, which takes clicks again. Which of the two
    answers arrives last is left to luck; both say what can be done now."""
    panel = Panel()
    where, _ = await fair.component(0, "vote")
    before = await fair.seq()
    await asyncio.gather(fair.press(panel, 0, where), fair.press(panel, 0, where))
    assert await fair.seq() == before + 1
    assert any("The game has moved on" in said for said in panel.said)
    assert "Vote" not in panel.said[-1].splitlines()[-1]
    assert panel.beside == []
    await fair.press(panel, 0, (await fair.component(0, "standing-bid"))[0])
    assert "The game has moved on" not in panel.said[-1]


async def test_a_panel_that_gives_way_to_a_newer_one_is_left_to_that(
    fair: Fair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody reads a sentence on a message that is about to be deleted, and no third panel comes beside the two."""

    async def live(table: int, seat: int) -> int:
        return 2

    monkeypatch.setattr(fair.tables.views, "live_panel", live)
    where, _ = await fair.component(0, "vote")
    stale = dataclasses.replace(where, token="00000000")
    for panel, beside, said in (
        (Panel(1), 1, "That button is on an older panel"),
        (Panel(2), 0, "The game has moved on"),
        (Panel(1, ephemeral=True), 0, "The game has moved on"),
    ):
        await fair.press(panel, 0, stale)
        assert len(panel.beside) == beside
        assert said in [*panel.beside, *panel.said][-1]
        assert not beside or "Vote" not in panel.beside[-1]


async def test_quick_clicks_never_end_with_the_older_position(fair: Fair) -> None:
    """While a picture is drawn somebody clicks again, and others go on: the last word is the newest position."""
    panel = Panel()
    fair.brush.dry.clear()
    fair.brush.asked.clear()
    first = asyncio.create_task(fair.press(panel, 0, (await fair.component(0, "vote"))[0]))
    await fair.brush.asked.wait()
    assert len(panel.said) == 1  # words and controls came at once
    fair.brush.asked.clear()
    second = asyncio.create_task(fair.press(panel, 0, (await fair.component(0, "standing-bid"))[0]))
    await fair.brush.asked.wait()
    for seat in (1, 2, 3, 4, 5):  # the auction begins
        await fair.act(seat, (await fair.component(seat, "vote"))[1])
    fair.brush.dry.set()
    await asyncio.gather(first, second)
    assert len(panel.said) == 3
    assert "Also to decide: bid for the pennant" in panel.said[2]
    assert "bid for the pennant" not in panel.said[1]
    before = await fair.seq()
    where, _ = await fair.component(0, "bid")
    assert (await fair.click(0, where)).how == "edit"
    assert await fair.seq() == before + 1


async def test_who_clicks_again_and_is_refused_still_gets_his_picture(fair: Fair) -> None:
    panel = Panel()
    fair.brush.dry.clear()
    fair.brush.asked.clear()
    first = asyncio.create_task(fair.press(panel, 0, (await fair.component(0, "vote"))[0]))
    await fair.brush.asked.wait()
    await fair.press(panel, 0, Id("do", fair.table, 1, "00000000", "vote aye"))
    assert panel.beside == ["That seat is not yours. `/table status` shows who has which seat."]
    fair.brush.dry.set()
    await first
    assert len(panel.said) == 2


async def test_a_panel_is_not_drawn_again_for_what_its_click_has_shown(
    fair: Fair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """... unless something else came of it meanwhile, or another panel is the live one."""

    async def live(table: int, seat: int) -> int:
        return 7

    async def drawn() -> bool:
        payload = {"quiet": True, "own": True}
        return (
            await fair.presenter.compose(Post(1, PostKind.PANEL, fair.table, "p1", payload, 0, PEOPLE[0].id))
            is not None
        )

    monkeypatch.setattr(fair.tables.views, "live_panel", live)
    assert await drawn()
    fair.brush.dry.clear()
    fair.brush.asked.clear()
    click = asyncio.create_task(fair.press(Panel(7), 0, (await fair.component(0, "vote"))[0]))
    await fair.brush.asked.wait()
    again = asyncio.create_task(drawn())
    fair.brush.dry.set()
    await click
    assert not await again  # it waits for the click to end, and shows nothing else
    for seat in (1, 2, 3, 4, 5):  # the auction begins
        assert not await drawn()
        await fair.act(seat, (await fair.component(seat, "vote"))[1])
    assert await drawn()
    await fair.press(Panel(8), 0, (await fair.component(0, "standing-bid"))[0])
    assert await drawn()


async def test_the_old_offer_is_not_the_new_one(fair: Fair) -> None:
    """Withdrawn and made again with the same terms: the button of the old one accepts nothing."""
    same = await offered(fair)
    where, _ = await fair.component(1, "accept")
    await fair.act(0, (await fair.component(0, "withdraw"))[1])
    await fair.act(0, same)
    before = await fair.seq()
    assert "The game has moved on" in (await fair.click(1, where)).text
    assert await fair.seq() == before


async def test_nobody_answers_for_another(fair: Fair) -> None:
    """Neither with the seat of the other in the id, nor with the token of their question under one's own."""
    where, _ = await fair.component(0, "vote")
    assert (await fair.click(1, where)).text.startswith("That seat is not yours.")
    await offered(fair)
    answer, _ = await fair.component(1, "accept")
    before = await fair.seq()
    assert "The game has moved on" in (await fair.click(2, dataclasses.replace(answer, seat=2))).text
    assert await fair.seq() == before


async def test_a_vote_of_others_makes_no_click_stale(fair: Fair) -> None:
    where, _ = await fair.component(0, "vote")
    for seat in (1, 2, 3):
        _, vote = await fair.component(seat, "vote")
        await fair.act(seat, vote)
    assert (await fair.click(0, where)).how == "edit"


async def test_a_bid_is_typed(fair: Fair) -> None:
    """A form opens, takes a number of the range alone, and its answer edits the panel."""
    for seat in range(6):
        _, vote = await fair.component(seat, "vote")
        await fair.act(seat, vote)
    look = await fair.look(0)
    prompt = next(p for p in look.prompts if p.step == "bid")
    most = max(cast(int, a.args[0]) for a in prompt.actions if a.verb == "bid")
    assert most > 25
    where = Id("number", fair.table, 0, look.tokens[prompt.id], "bid")
    form = (await fair.click(0, where)).options["form"]
    assert form.custom_id == str(dataclasses.replace(where, verb="amount"))
    amount = dataclasses.replace(where, verb="amount")
    for wrong in (str(most + 1), "-1", "many", "", "7.5"):
        assert f"Write a whole number from 0 to {most}." in (await fair.click(0, amount, typed=wrong)).text
    before = await fair.seq()
    assert (await fair.click(0, amount, typed=" 26 ")).how == "edit"
    assert await fair.seq() == before + 1
    own = (await fair.look(0)).view.own
    assert own is not None


async def test_the_last_seal_tells_nothing_that_the_thread_has_not(fair: Fair) -> None:
    """All have bid; whoever seals last reads that ends a phase and where, neither bids nor a winner."""
    for seat in range(6):
        _, vote = await fair.component(seat, "vote")
        await fair.act(seat, vote)
    for seat in range(6):
        prompt = next(p for p in (await fair.look(seat)).prompts if p.step == "bid")
        rest = [str(a) for a in prompt.default if a.verb != "seal"]
        if rest:
            await fair.act(seat, *rest)
        if seat < 5:
            await fair.act(seat, "seal")
    where, action = await fair.component(5, "seal")
    assert action == "seal"
    answer = await fair.click(5, where)
    assert answer.how == "edit"
    assert "ends a phase" in answer.text
    assert "bids" not in answer.text
    assert not answer.options.get("attachments")


@pytest.mark.parametrize("arg", ["", OPEN, "#9.9.zz", ">#1.1.00", "vote", "fly away", "réd"])
async def test_junk_is_answered_in_a_sentence(fair: Fair, arg: str) -> None:
    where, _ = await fair.component(0, "vote")
    before = await fair.seq()
    for verb in ("do", "open", "tick", "batch", "ask", "number", "amount", "undo", "redraw", "save"):
        answer = await fair.click(0, dataclasses.replace(where, verb=verb, arg=arg))
        assert "reference" not in answer.text
        assert "[" not in answer.text
    assert await fair.seq() == before


async def test_a_direct_message_asks_which_table_is_meant(fair: Fair) -> None:
    """With two of them the sentence names both, the suggestions offer both, and a named one is taken."""
    second = await fair.tables.lobby.create(
        guild_id=1, channel_id=2, organiser=PEOPLE[0], game="fair", seats=2, name="The *other* fair"
    )
    await fair.tables.lobby.join(second.id, PEOPLE[1])
    await fair.tables.lobby.start(second.id, PEOPLE[0].id)
    asker: Any = SimpleNamespace(
        client=fair, guild_id=None, channel_id=77, extras={}, user=SimpleNamespace(id=PEOPLE[0].id), locale="en",
        type=COMMAND, namespace=SimpleNamespace(), permissions=SimpleNamespace(manage_guild=False),
    )  # fmt: skip
    with pytest.raises(UserError) as refused:
        await find_table(asker, None, statuses=PLAYING)
    said = await fair.refusal(refused.value, "en", None)
    assert said.startswith("You play at several tables: #2 The \\*other\\* fair and #1 ")
    assert {choice.value for choice in await suggest_tables(asker, "")} == {"1", "2"}
    assert (await find_table(asker, "2", statuses=PLAYING)).id == 2
    assert await suggest_actions(asker, "") == []
    asker.namespace.table = "1"
    assert {choice.value for choice in await suggest_actions(asker, "vote")} == {"vote aye", "vote nay"}


async def test_seven_actions_across_questions_are_one_line(fair: Fair) -> None:
    """Legal one after the other, whatever question each belongs to; one that is not takes back all."""
    for seat in range(6):
        await fair.act(seat, (await fair.component(seat, "vote"))[1])
    line = ["bid 5", "standing-bid ask", "bid 6", "bid 7", "standing-bid ask", "bid 8", "bid 9"]
    before = await fair.seq()
    with pytest.raises(UserError):
        await fair.tables.play.act(fair.table, PEOPLE[0].id, split("; ".join([*line, "withdraw 9"])))
    assert await fair.seq() == before
    await fair.tables.play.act(fair.table, PEOPLE[0].id, split("; ".join(line)))
    assert await fair.seq() == before + 7


async def test_a_line_ends_where_something_is_revealed(fair: Fair) -> None:
    """What was said before it stands, also when something wrong follows; the rest is left to be said again."""
    line = split("vote aye; standing-bid ask; withdraw 9")
    before = await fair.seq()
    acted = await fair.tables.play.act(fair.table, PEOPLE[0].id, line)
    assert list(acted.left) == line[1:]
    assert await fair.seq() == before + 1


async def test_suggestions_are_kept_until_something_happens(fair: Fair) -> None:
    asker: Any = SimpleNamespace(
        client=fair, guild_id=None, channel_id=77, extras={}, user=SimpleNamespace(id=PEOPLE[0].id), locale="en",
        type=COMMAND, namespace=SimpleNamespace(),
    )  # fmt: skip
    first = await offered_to(asker, await fair.tables.lookup.info(fair.table), None)
    assert await offered_to(asker, await fair.tables.lookup.info(fair.table), None) is first
    await fair.act(1, (await fair.component(1, "vote"))[1])
    assert await offered_to(asker, await fair.tables.lookup.info(fair.table), None) is not first


async def test_a_number_that_does_not_fit_and_a_button_nobody_knows(fair: Fair) -> None:
    before = await fair.seq()
    answer = await fair.click(0, Id("nonsense", fair.table))
    assert answer.text.startswith("This button belongs to an older version of Herald.")
    for seat in range(6):  # the auction begins
        await fair.act(seat, (await fair.component(seat, "vote"))[1])
    look = await fair.look(0)
    prompt = next(p for p in look.prompts if any(a.verb == "bid" for a in p.actions))
    where = Id("amount", fair.table, 0, look.tokens[prompt.id], "bid")
    for typed in ("-1", "many", "1000000", "²"):
        answer = await fair.click(0, where, typed=typed)
        assert unmarked(answer.text).startswith(f"{typed} does not work here. Write a whole number from 0 to ")
    assert await fair.seq() == before + 6
