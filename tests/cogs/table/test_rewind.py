"""``/rewind`` by buttons: moments to pick, secret votes, one sentence for whoever may not."""

from __future__ import annotations

from bot.ui.ids import Id
from cogs.table import rewind  # noqa: F401 - brings the handlers
from tests.cogs.toy_table import PEOPLE, Fair


async def test_six_people_go_back(fair: Fair) -> None:
    """One proposes, five press; a late press, a forged moment and a no change nothing and tell nobody."""
    await fair.act(0, str((await fair.look(0)).prompts[0].default[0]))
    for seat in range(1, 6):
        prompt = (await fair.look(seat)).blocked
        if prompt is not None:
            await fair.act(seat, str(prompt.default[0]))
    moments = await fair.tables.votes.moments(fair.table)
    assert moments
    where = Id("moment", fair.table)
    assert "rewind" in (await fair.click(0, where, "0" * 12)).text  # that is not among those which can be
    said = await fair.click(0, where, moments[0].token)
    assert said.text.startswith("Everyone at the table has been asked")
    motion = (await fair.tables.lookup.motions(fair.table))[0]
    yes = Id("rewind", fair.table, token=motion.token)
    seq = await fair.seq()
    no = await fair.click(4, Id("norewind", fair.table, token=motion.token))
    assert no.text.startswith("Vote saved")
    for person in range(1, 6):
        said = await fair.click(person, yes)
        waits = person < 5
        assert said.text.startswith("Vote saved" if waits else "Everyone agreed"), (person, said.text)
        assert waits == (await fair.seq() == seq)
    assert (await fair.click(2, yes)).text.startswith("There is no such vote or question")
    log = await fair.tables.views.log(fair.table, PEOPLE[0].id, since=0)
    assert [e.event.key for e in log][-1] == "table-rewound"
    assert (await fair.tables.proof.shadow(fair.table)).problem == ""
