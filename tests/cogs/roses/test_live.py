"""Wars of the Roses as people play it: the real bot over the sandbox, by clicks on panels and by ``/roses``."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.sandbox.components import walk
from bot.tables.lobby import lobby
from bot.tables.model import SeatView
from bot.ui.ids import Id
from engine.core import Action, Piece
from engine.roses.board import CARDS
from engine.roses.view import RosesView
from tests.cogs.in_process_bot import Person, Room, flat, room, words_of
from tests.cogs.table_from_outside import card, contents, private, thread
from tests.engine.roses.lively import lively
from tests.support.patience import within
from tests.support.sandbox import AGAIN, Json

pytestmark = pytest.mark.slow
TABLE = 1


class War:
    """A running table of two: Maud, who reads English, and Ximena, who reads Spanish."""

    def __init__(self, place: Room, where: str) -> None:
        self.place, self.where = place, where
        self.players = [place.people[0], place.people[2]]

    async def look(self, player: Person) -> SeatView:
        return await self.place.herald.tables.views.look(TABLE, int(player.id))

    async def view(self, player: Person) -> RosesView:
        return (await self.look(player)).view  # type: ignore[no-any-return]

    async def asked(self) -> Person:
        """Whom the game waits for first."""
        for player in self.players:
            look = await self.look(player)
            if look.blocked is not None:
                return player
        raise AssertionError("nobody is asked")

    async def act(self, player: Person, *actions: Action) -> None:
        """Take actions past the user interface, to get on."""
        await self.place.herald.tables.play.act(TABLE, int(player.id), list(actions))

    async def until(self, find: Callable[[], Awaitable[Any]]) -> Any:
        """What ``find`` gives as soon as it gives something; asked again after everything one of the two sees, and now
        and then."""
        async with within():
            while True:
                marks = [p.user.mark for p in self.players]
                found = await find()
                if found:
                    return found
                seen = [
                    asyncio.create_task(p.user.wait_until(lambda p=p, m=m: p.user.mark > m))  # type: ignore[misc]
                    for p, m in zip(self.players, marks, strict=True)
                ]
                await asyncio.wait(seen, timeout=AGAIN, return_when=asyncio.FIRST_COMPLETED)
                for task in seen:
                    task.cancel()

    async def panel(self, player: Person, fits: Callable[[Json], bool]) -> Json:
        """The newest direct message that fits, as it stands, as soon as there is one."""
        channel = await player.user.open_dm()

        def newest() -> Json | None:
            found = [m for m in player.user.seen.values() if m["channel_id"] == channel and fits(m)]
            return max(found, key=lambda m: int(m["id"])) if found else None

        return dict(await player.user.wait_until(newest))

    async def becomes(self, player: Person, message: Json, fits: Callable[[Json], bool]) -> Json:
        """A message in the form that fits, which a click gives it."""
        return dict(
            await player.user.wait_until(
                lambda: player.user.seen.get(message["id"]) if fits(player.user.seen.get(message["id"], {})) else None
            )
        )


@pytest.fixture
async def war(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The same luck each time: in one game of twenty the first battle is over before anybody is asked to fight."""
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: "5e" * size))
    async with room(tmp_path) as place:
        maud, ximena = place.people[0], place.people[2]
        await maud.slash("table new", game="roses", seats=2, name="War")
        told = words_of(await ximena.press(await card(place, maud), "Join"))
        assert re.match(r"Tienes el asiento 2 \(York\) en la mesa #1\. .* Con </seat:\d+> pides otro\.", told)
        await maud.press(await card(place, maud, "Start"), "Start")
        running = War(place, await thread(place))
        yield running
        assert place.sandbox.violations == []


def ids(message: Json) -> list[str]:
    return [str(c["custom_id"]) for c in flat(message) if "custom_id" in c] if message else []


def has(*ends: str) -> Callable[[Json], bool]:
    """Whether a message has a component for each of these arguments."""
    return lambda message: all(any(argument(i).startswith(end) for i in ids(message)) for end in ends)


def argument(custom_id: str) -> str:
    """Verb and argument of a component's id."""
    where = Id.parse(custom_id)
    return "" if where is None else f"{where.verb} {where.arg}"


def ending(message: Json) -> str:
    """What ends an action phase on a panel: at once, or with points unspent after a question; empty without either."""
    return next((begins for begins in ("do done", "open end") if has(begins)(message)), "")


def named(message: Json, begins: str) -> str:
    """The full id of the component whose verb and argument begin so."""
    return next(i for i in ids(message) if argument(i).startswith(begins))


def values(message: Json, begins: str) -> list[str]:
    """What a select offers."""
    wanted = named(message, begins)
    return [o["value"] for c in flat(message) if c.get("custom_id") == wanted for o in c["options"]]


async def lay_cards(war: War) -> None:
    """Keep the hands; Maud lays their card by command, Ximena by a button of their panel in the thread.

    Both lay the best card that is no event.
    """
    maud, ximena = war.players
    for player in war.players:
        panel = await player.slash("table panel", channel=war.where)
        await player.press(panel, "Keep the hand" if player is maud else "Conservar la mano")
    assert (await war.view(maud)).phase == "cards"
    best = max((c for c in (await war.view(maud)).own.hand if not CARDS[c].event), key=lambda c: CARDS[c].ap)  # type: ignore[union-attr]
    offered = await maud.typing("roses card", "card", "action", channel=war.where)
    assert {"name": f"Action {best[-1]}", "value": best} in offered
    assert not any(CARDS[c["value"]].event for c in offered)
    answer = await maud.slash("roses card", channel=war.where, card=best)
    assert private(answer)
    assert f"Play Action {best[-1]}" in words_of(answer)
    back = await maud.slash("roses card", channel=war.where, back=True)
    assert "Unseal" in words_of(back)
    wrong = await maud.slash("roses card", channel=war.where, card="action_9")
    assert len(words_of(wrong).splitlines()) == 1
    await maud.slash("roses card", channel=war.where, card=best)
    best = max((c for c in (await war.view(ximena)).own.hand if not CARDS[c].event), key=lambda c: CARDS[c].ap)  # type: ignore[union-attr]
    panel = await ximena.slash("table panel", channel=war.where)
    assert "Órdenes permanentes" in [c.get("label") for c in flat(panel)]
    label = next(c["label"] for c in flat(panel) if c.get("custom_id") == named(panel, f"do card {best}"))
    assert label.startswith(f"Acción {best[-1]}")
    await ximena.press(panel, label)
    assert (await war.view(maud)).phase == "action"


async def places(war: War, player: Person) -> dict[str, str]:
    """Where the player's own blocks are."""
    own = (await war.view(player)).own
    assert own is not None
    return {b.block: b.place for b in own.blocks}


async def press(player: Person, message: Json, begins: str, *chosen: str) -> None:
    """Use the component whose verb and argument begin so."""
    where = named(message, begins)
    if chosen:
        await player.user.select(message, *chosen, custom_id=where)
    else:
        await player.user.click(message, custom_id=where)


async def forged(war: War, player: Person, message: Json, custom_id: str) -> Json:
    """What a click answers whose id a forged client has put on a button of the player's own."""
    stored = war.place.sandbox.world.messages[message["channel_id"]][message["id"]]
    target = next(c for c in walk(stored.components) if argument(str(c.get("custom_id"))).startswith("redraw"))
    honest, target["custom_id"] = target["custom_id"], custom_id
    try:
        mark = player.user.mark
        reply = await player.user.click({**message, "components": stored.components}, custom_id=custom_id)
        return await player._answer(mark, reply)
    finally:
        target["custom_id"] = honest


async def marching(war: War) -> Person:
    """Maud, whose blocks stand in England, once it is Maud's turn to act; York's all wait over the sea."""
    maud, ximena = war.players
    if await war.asked() is ximena:
        await war.act(ximena, Action("done"))
    return maud


async def busiest(war: War, player: Person) -> str:
    """The area from which most blocks can march."""
    look = await war.look(player)
    assert look.prompt is not None
    here = await places(war, player)
    there = [here[b] for b in {str(a.args[0]) for a in look.prompt.actions if a.verb == "move"}]
    return max(set(there), key=lambda a: (there.count(a), a))


def marches(message: Json) -> bool:
    """Whether a panel offers areas, or the blocks of the only one."""
    return has("do areas")(message) or has("tick at")(message)


def ticked_so(count: int) -> Callable[[Json], bool]:
    """Whether a panel has so many blocks ticked and says where they may go."""
    return lambda m: has("tick at", "batch move")(m) and len(default(m, "tick at")) == count


async def at_area(war: War, player: Person, panel: Json, area: str) -> Json:
    """The panel with the blocks of an area to tick."""
    if has("do areas")(panel):
        line = next(v for v in values(panel, "do areas") if f"{v} ".startswith(f">at {area} "))
        await press(player, panel, "do areas", line)
    return await war.becomes(player, panel, has(f"tick at {area}"))


async def test_an_action_phase_in_clicks(war: War) -> None:
    """Area, two blocks, destination, Undo, the same again with the bot restarted in between, Commit."""
    await lay_cards(war)
    player = await marching(war)
    before = await places(war, player)
    view = await war.view(player)
    assert view.action is not None
    points = view.action.ap
    ends = has("open end" if points else "do done")
    panel = await war.panel(player, lambda m: marches(m) and ends(m))
    area = await busiest(war, player)
    seen = await contents(war.place)
    panel = await at_area(war, player, panel, area)
    ticks = values(panel, "tick")[:2]
    assert len(ticks) == 2
    await press(player, panel, "tick", *ticks)
    panel = await war.becomes(player, panel, ticked_so(2))
    assert await contents(war.place) == seen  # nothing has happened yet
    goal = next(g for g in values(panel, "batch move") if not g.startswith("~"))
    await press(player, panel, "batch move", goal)

    async def marched() -> set[str]:
        now = await places(war, player)
        return {b for b in before if now[b] != before[b]}

    moved: set[str] = await war.until(marched)
    after = await places(war, player)
    assert len(moved) == 2
    assert {after[b] for b in moved} == {goal.split(".")[-1]}
    view = await war.view(player)
    assert view.action is not None
    assert view.action.ap == points - 1

    panel = await war.becomes(player, panel, has("undo"))
    await press(player, panel, "undo")  # one press takes both back

    async def back() -> bool:
        return await places(war, player) == before

    assert await war.until(back)

    panel = await war.becomes(player, panel, lambda m: marches(m) and not has("undo")(m))
    panel = await at_area(war, player, panel, area)
    await press(player, panel, "tick", *ticks)
    panel = await war.becomes(player, panel, ticked_so(2))
    await war.place.stop()  # what is ticked stands in the panel alone, so it outlives the bot
    await war.place.start()
    await press(player, panel, "batch move", goal)
    assert await war.until(marched) == moved
    ending = "open end" if points > 1 else "do done"
    panel = await war.becomes(player, panel, has("undo", ending))
    label = next(str(c["label"]) for c in flat(panel) if c.get("custom_id") == named(panel, ending))
    assert (str(points - 1) in label) == (points > 1)
    if points > 1:  # points that could be spent are asked about once
        await press(player, panel, ending)
        panel = await war.becomes(player, panel, has("do done"))
    await press(player, panel, "do done")

    async def told() -> bool:
        lines = "\n".join([words_of(p) for p in await player.messages(war.where)])
        return "→" in lines and "**2**" in lines

    assert await war.until(told)
    now = (await war.view(player)).action
    assert now is None or now.seat != view.seat


async def test_late_and_foreign_clicks_change_nothing(war: War) -> None:
    """Each is answered with one sentence that only whoever clicked reads."""
    await lay_cards(war)
    player = await marching(war)
    other = next(p for p in war.players if p is not player)
    area = await busiest(war, player)
    own = await player.slash("table panel", channel=war.where)
    assert private(own)
    ticked = await at_area(war, player, own, area)
    await press(player, ticked, "tick", *values(ticked, "tick")[:1])
    ready = await war.becomes(player, own, ticked_so(1))
    march = f"{named(ready, 'batch move')} {values(ready, 'batch move')[0]}"
    tick = Id.parse(named(ready, "tick at"))
    assert tick is not None
    done = str(dataclasses.replace(tick, verb="do", arg="done"))  # whatever stands before it on the panel
    clicks = [march, done, *(named(ready, begins) for begins in (ending(ready), "tick at", "open at"))]
    strange = await other.slash("table panel", channel=war.where)
    seen = await contents(war.place)
    for custom_id in clicks:
        said = await forged(war, other, strange, custom_id)
        assert private(said)
        assert len(words_of(said).splitlines()) == 1
        assert not said["components"]
        assert await contents(war.place) == seen
    for rubbish in ("move", "move kent zz nowhere", "move kent 1 atlantis", "conquer all", "standing"):
        said = await forged(war, player, ready, march.rpartition(":")[0] + ":" + rubbish)
        late = re.search("The game has moved on|La partida ha seguido adelante", words_of(said))
        assert late or len(words_of(said).splitlines()) == 1  # what stands for nothing now may have stood for something
    assert await contents(war.place) == seen
    ticked = await at_area(war, player, said, area)  # the panel was drawn anew
    await press(player, ticked, "tick", *values(ticked, "tick")[:1])
    ready = await war.becomes(player, own, ticked_so(1))

    # the position moves on: the same clicks of the player themselves are too late
    await press(player, ready, "batch move", values(ready, "batch move")[0])

    async def moved() -> bool:
        return (await contents(war.place))["seq"] > seen["seq"]

    assert await war.until(moved)
    seen = await contents(war.place)
    for custom_id in clicks:
        await war.place.quiet()  # a panel is drawn anew after its words, and after a late click
        said = await forged(war, player, ready, custom_id)
        assert re.search("The game has moved on|La partida ha seguido adelante", words_of(said)), custom_id
        assert ending(said)  # and a panel of the position as it is
        assert (await contents(war.place))["seq"] == seen["seq"]


async def test_commands_march_and_refuse(war: War) -> None:
    """Several blocks in one command; a refusal is one sentence, and then none of them has moved."""
    await lay_cards(war)
    player = await marching(war)
    area = await busiest(war, player)
    before = await places(war, player)
    whole = (await player.typing("roses move", "blocks", "all", channel=war.where))[0]["value"]
    assert whole.startswith("all:")
    two = await player.typing("roses move", "blocks", area.replace("_", " ")[:5], channel=war.where)
    assert two
    look = await war.look(player)
    assert look.prompt is not None
    group = sorted({str(a.args[0]) for a in look.prompt.actions if a.verb == "move" and before[str(a.args[0])] == area})
    line = ", ".join(group[:2])
    goals = await player.typing("roses move", "to", "", channel=war.where, blocks=line)
    assert goals
    refused = await player.slash("roses move", channel=war.where, blocks=line, to="calais")
    assert len(words_of(refused).splitlines()) == 1
    assert await places(war, player) == before
    unknown = await player.slash("roses move", channel=war.where, blocks="king arthur", to="kent")
    assert "`king arthur`" in words_of(unknown)
    goal = goals[0]["value"]
    answer = await player.slash("roses move", channel=war.where, blocks=line, to=goal)
    assert private(answer)
    after = await places(war, player)
    assert {b for b in before if before[b] != after[b]} == set(group[:2])
    assert {after[b] for b in group[:2]} == {goal}
    other = next(p for p in war.players if p is not player)
    assert await other.typing("roses move", "blocks", "", channel=war.where) == []
    panel = await player.slash("roses recruit", channel=war.where)
    assert ending(panel)
    await player.slash("roses move", channel=war.where, done=True)
    now = (await war.view(player)).action
    assert now is None or now.seat != (await war.view(player)).seat


async def test_standing_orders_and_a_battle_through_the_panel(war: War) -> None:
    """Standing orders by selects, an order of one block; once blocks meet, orders of the battle, start and shots."""
    maud = war.players[0]
    for player in war.players:
        await war.act(player, Action("keep"))
    panel = await war.panel(maud, has("do card", "ask"))
    await press(maud, panel, "ask")
    panel = await war.becomes(maud, panel, has("do style quick", "do standing act", "do standing brief", "open blocks"))
    await press(maud, panel, "do standing act", "standing act ask")

    async def set_() -> bool:
        own = (await war.view(maud)).own
        return own is not None and own.standing.act == "ask"

    assert await war.until(set_)
    chosen = "do standing act"
    panel = await war.becomes(maud, panel, lambda m: has(chosen)(m) and default(m, chosen) == ["standing act ask"])
    await press(maud, panel, "open blocks")
    panel = await war.becomes(maud, panel, has("do blocks"))
    await press(maud, panel, "do blocks", ">block-order lan_henry_vi")
    panel = await war.becomes(maud, panel, has("batch set"))
    assert "block-order lan_henry_vi charge" in values(panel, "batch set")  # it is an heir
    await press(maud, panel, "batch set", "block-order lan_henry_vi weak-2")

    async def ordered() -> bool:
        own = (await war.view(maud)).own
        return own is not None and own.orders == {"lan_henry_vi": "weak-2"}

    assert await war.until(ordered)
    panel = await war.becomes(maud, panel, has("open |0"))
    await press(maud, panel, "open |0")  # an open view stays until its person leaves it, whatever is asked meanwhile
    panel = await war.becomes(maud, panel, has("do style quick"))
    await press(maud, panel, "ask ")
    await war.becomes(maud, panel, has("do card"))
    for player in war.players:
        own = (await war.view(player)).own
        assert own is not None
        await war.act(player, Action("card", (own.hand[0],)))
    await until_step(war, "briefing")
    player = await war.asked()
    panel = await war.panel(player, has("do plan act", "do seal"))
    await press(player, panel, "do plan act", "plan act ask")

    async def planned() -> bool:
        own = (await war.view(player)).own
        return own is not None and own.plan is not None and own.plan.act == "ask"

    assert await war.until(planned)
    await war.becomes(player, panel, lambda m: has("do plan act")(m) and default(m, "do plan act") == ["plan act ask"])
    for one, start in zip(war.players, ("Seal the battle orders", "Sellar las órdenes de batalla"), strict=True):
        await one.press(await one.slash("table panel", channel=war.where), start)

    async def fights() -> Person | None:
        for one in war.players:
            look = await war.look(one)
            if look.blocked is not None and look.blocked.step == "fight":
                return one
        return None

    who: Person = await war.until(fights)
    look = await war.look(who)
    assert look.prompt is not None
    fire = next(a for a in look.prompt.actions if a.verb == "fire")
    panel = await war.panel(who, has("do fire"))
    if not has(f"do fire {fire.args[0]}")(panel):
        await press(who, panel, "do who", f">who {fire.args[0]}")
        panel = await war.becomes(who, panel, has(f"do fire {fire.args[0]}"))
    seen = await contents(war.place)
    await press(who, panel, f"do fire {fire.args[0]}")

    async def fired() -> bool:
        return (await contents(war.place))["seq"] > seen["seq"]

    assert await war.until(fired)
    told = await war.place.herald.tables.views.log(TABLE, int(who.id), since=0)
    assert any(
        line.event.key == "roses-fired" and line.event.params["block"] == Piece(str(fire.args[0])) for line in told
    )


def default(message: Json, begins: str) -> list[str]:
    """What is chosen in a select."""
    wanted = named(message, begins)
    return [o["value"] for c in flat(message) if c.get("custom_id") == wanted for o in c["options"] if o.get("default")]


async def until_step(war: War, step: str) -> None:
    """Play on, towards the enemy, until somebody is asked a step."""
    rng = random.Random(8)
    for _ in range(600):
        for player in war.players:
            look = await war.look(player)
            if look.blocked is None:
                continue
            if look.blocked.step == step:
                return
            rules: Any = Seen(look.view)
            action = lively(rng, rules, None, look.seat or 0, look.blocked)
            while action.verb == "seal":
                action = rng.choice(look.blocked.actions)
            await war.act(player, action)
    raise AssertionError(f"nobody was asked {step}")


class Seen:
    """What the picker asks of the rules, answered from a view."""

    def __init__(self, view: RosesView) -> None:
        self._view = view

    def view(self, state: Any, seat: int) -> RosesView:
        return self._view
