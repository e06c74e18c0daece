"""``/talk`` by buttons: a reply, a list, what others press, treaties; and the rule of the table on its card."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.presenter.front import front
from bot.presenter.pages.lobby import facts
from bot.presenter.words.voice import Voice
from bot.ui.ids import Id
from cogs import games
from cogs.community import talk
from engine.knights.views.view import PactView
from tests.cogs.toy_table import PEOPLE, Fair


async def test_a_reply_by_button(fair: Fair) -> None:
    """The message in one's own direct messages carries whom it answers; whoever is not in that talk reads nothing."""
    await fair.tables.private_talk.say(fair.table, PEOPLE[0].id, "salt *for* wool?", [2])
    where = Id("talk", fair.table, token="0.2")
    opened = await fair.click(2, where)
    assert opened.how == "form"
    said = await fair.click(2, cast(Id, Id.parse(opened.options["form"].custom_id)), typed="two for one")
    assert "two for one" in said.text
    assert "salt \\*for\\* wool?" in said.text
    for token in ("0.2", "", "9.9", "x"):
        answer = await fair.click(1, Id("talked", fair.table, token=token))
        assert answer.text == "You are not part of that talk. `/talk` lists yours.", token
    assert "two for one" in (await fair.click(0, Id("talked", fair.table, arg="list"), "0.2")).text
    assert (await fair.click(0, Id("publish", fair.table, token="0.2"))).text.startswith("While the game runs")
    # Writing into others' talk makes another one, with oneself in it.
    await fair.click(1, Id("told", fair.table, token="0.2"), typed="me too")
    assert [t.seats for t in await fair.tables.private_talk.mine(fair.table, PEOPLE[1].id)] == [(0, 1, 2)]
    assert len((await fair.tables.private_talk.read(fair.table, PEOPLE[0].id, [0, 2])).lines) == 2


async def test_a_form_that_is_sent_off_twice_gets_one_sentence_and_keeps_the_draft(fair: Fair) -> None:
    """On two devices, or by two taps: the second says that it was not sent again, with what was written."""
    where = Id("told", fair.table, token="0.2")
    assert "two for one" in (await fair.click(0, where, typed="two for one")).text
    again = await fair.click(0, where, typed="two for one")
    assert again.text.splitlines() == [
        "You have just said exactly that, so it was not sent again.",
        "This is what you wrote:",
        "```",
        "two for one",
        "```",
    ]
    assert again.options["ephemeral"]
    assert [len(t.lines) for t in await fair.tables.private_talk.mine(fair.table, PEOPLE[2].id)] == [1]


async def test_the_list_says_what_holds(fair: Fair) -> None:
    info = await fair.tables.lookup.info(fair.table)
    answer: Any = SimpleNamespace(
        interaction=SimpleNamespace(client=fair, user=SimpleNamespace(id=PEOPLE[0].id), locale="en", extras={})
    )
    shown = cast(Any, (await talk._list(answer, info)).view)
    words = "\n".join(x.content for x in shown.walk_children() if hasattr(x, "content"))
    assert "when the rulebook lets players bargain" in words
    assert "You have no talks here" in words
    assert facts(info.model_copy(update={"press": "none"}), Voice("en", ()))[1] == "No talk about the game at all"


def test_treaties_are_told_as_the_game_knows_them() -> None:
    games()
    view = SimpleNamespace(pacts=[PactView(0, 2, 4)])
    assert front("knights").treaties(view, Voice("en", ["Ana", "Ben", "Cai"])) == [
        "Truce between Ana and Cai until the end of turn 4"
    ]
    families = [SimpleNamespace(family=n, seat=n, ally=ally) for n, ally in enumerate((2, -1, 0))]
    assert front("fief").treaties(SimpleNamespace(families=families), Voice("es", ["Ana", "Ben", "Cai"])) == [
        "Ana y Cai están aliados por matrimonio"
    ]
    assert front("xidit").treaties(None, Voice("en", ())) == []
