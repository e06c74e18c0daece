"""Wars of the Roses in the tests of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.presenter.games.roses.names import place
from bot.presenter.games.roses.screens.regroup import VERBS
from bot.ui.ids import Id
from engine.core import Action
from engine.players import make
from engine.roses.analysis import ways as marches
from engine.roses.board import AREA_IDS, BLOCK
from tests.e2e.campaign import Campaign
from tests.e2e.clients import BUTTON, SELECT, Answered, does, offering, parts
from tests.e2e.playing import SOAKING, Playing, Way
from tests.support.sandbox import Json

TURNS = 7
ENOUGH = 2
"""Turns that the suite plays at least."""
KILLS_BEFORE, KILLS_A_TURN = 2, 1.3
TOP = ":|0"
"""How the id of the button ends that leads back from a list to the top of its question."""
SCREENS: Mapping[str, Sequence[str]] = {
    **dict.fromkeys(("fire", "pass", "charge", "treason", "retreat"), (">who {0}",)),
    "done": ("end",),
}
"""What must be opened in the panel before an action can be taken, as far as it is not open already."""
COMMANDS: Mapping[str, tuple[str, Sequence[str], Mapping[str, Any]]] = {
    "card": ("roses card", ("card",), {}),
    "keep": ("roses card", (), {"hand": "keep"}),
    "recruit": ("roses recruit", ("block", "area"), {}),
    "battle": ("roses battle", ("area",), {}),
    "main": ("roses battle", ("area", "origin"), {}),
    "fire": ("roses fire", ("block",), {}),
    "pass": ("roses fire", ("block",), {"wait": True}),
    "retreat": ("roses retreat", ("block", "to"), {}),
    "charge": ("roses charge", ("block", "target"), {}),
    "treason": ("roses treason", ("block", "target"), {}),
    "hit": ("roses hits", ("block",), {}),
    "regroup": ("roses regroup", ("blocks", "to"), {}),
    "loss": ("roses supply", ("block",), {}),
    "heir": ("roses supply", ("block", "area"), {}),
    "spare": ("roses supply", (), {"hostage": "spare"}),
    "standing": ("roses orders", ("subject", "setting"), {}),
    "style": ("roses orders", ("manner",), {}),
    "seal": ("roses orders", (), {"seal": True}),
}
"""``/roses`` for one action: the command, the options its words fill, and others."""


class RosesPlaying(Playing):
    """Two people, a campaign of seven turns and its political turn. Lancaster plays by panel in direct messages and
    is asked for orders before every battle, York by commands."""

    game = "roses"
    seats = 2
    options: ClassVar[Mapping[str, Any]] = {"scenario": "kingmaker", "campaigns": 1}
    """The scenario *Kingmaker*, and one campaign of it."""
    kills = 10
    least = 8
    posts = 30
    seen = frozenset({"keep", "standing", "card", "move", "done", "seal", "fire"})
    chapters = tuple(f"urn {turn}" for turn in range(1, TURNS + 1))

    def enough(self, campaign: Campaign) -> bool:
        """In the suite some turns in which all happened that must happen."""
        return not SOAKING and campaign.mirror.state.turn > ENOUGH and self.seen <= campaign.verbs

    def due(self, state: Any) -> float:
        return KILLS_BEFORE + KILLS_A_TURN * float(state.turn)

    async def begin(self, campaign: Campaign) -> None:
        """Lancaster is asked for everything, York in the fight alone."""
        await campaign.do(0, list(campaign.mirror.rules.styles()["careful"]))
        for seat in (0, 1):
            await campaign.do(seat, [Action("standing", ("act", "ask"))])

    def decide(self, campaign: Campaign, seat: int) -> list[list[Action]]:
        prompt, view = campaign.mirror.asked()[seat], campaign.mirror.view(seat)
        actions = make("roses", "heuristic", f"{seat}/{campaign.mirror.seq}").choose(view, prompt)
        if prompt.step == "cards":
            return [[a] for a in actions if a.verb == "card"]
        if prompt.step == "action" and actions[0].verb == "done":
            return [[a] for a in actions]
        march = in_order(actions)
        return [march] if march != actions and campaign.mirror.allows(seat, march) else [actions]

    def ways(self, campaign: Campaign, seat: int, actions: list[Action]) -> list[Way]:
        ways: list[Way] = []
        one = actions[0]
        if len(actions) == 1 and one.verb in COMMANDS:
            ways.append(("roses", lambda: self.by_command(campaign, seat, one)))
        path = path_of(actions)
        if path:
            ways.append(("roses", lambda: self.by_march(campaign, seat, actions, path)))
            if self.can_march(campaign, seat, actions, path):
                ways += [("march", lambda: self.by_ticks(campaign, seat, actions, path))] * (1 if seat else 3)
        elif len(actions) == 1 and one.verb in VERBS:
            ways += [("panel", lambda: self.by_going(campaign, seat, one))] * (1 if seat else 3)
        elif len(actions) == 1 and one.verb == "recruit":
            ways += [("panel", lambda: self.by_recruiting(campaign, seat, one))] * (1 if seat else 3)
        elif len(actions) == 1 and one.verb not in ("muster", "plague", "standing", "style"):
            screens = [word.format(*one.args) for word in SCREENS.get(one.verb, ())]
            ways += [("panel", lambda: self.through(campaign, seat, screens, str(one)))] * (1 if seat else 3)
        return ways

    # -- by command

    async def by_command(self, campaign: Campaign, seat: int, action: Action) -> Answered:
        path, names, more = COMMANDS[action.verb]
        options = dict(zip(names, map(str, action.args), strict=True))
        return await campaign.people[seat].use(path, channel=campaign.thread, **options, **more)

    async def by_march(self, campaign: Campaign, seat: int, actions: list[Action], path: list[str]) -> Answered:
        """``/roses move`` or ``/roses sea``; the areas on the way are named."""
        options = {"blocks": ", ".join(dict.fromkeys(str(a.args[0]) for a in actions)), "to": path[-1]}
        if len(path) > 1:
            options["via"] = ", ".join(path[:-1])
        return await campaign.people[seat].use(f"roses {actions[0].verb}", channel=campaign.thread, **options)

    # -- by panel

    async def through(
        self, campaign: Campaign, seat: int, screens: Sequence[str], last: str, value: str | None = None
    ) -> Answered:
        """The newest panel, from its first screen on; ``last`` is an action, or with ``value`` what a select of the
        game's own stands for."""
        message = await self.first_screen(campaign, seat)
        person = campaign.people[seat]
        for word in screens:
            if does(message, last) is None:
                message = (await person.press(message, *opener(message, word))).message
        if value is not None:
            return await person.press(message, batch(message, last), value)
        found = does(message, last)
        assert found is not None, f"the panel does not offer {last}"
        return await person.press(message, *found)

    @staticmethod
    async def first_screen(campaign: Campaign, seat: int) -> Json:
        """The newest panel, drawn anew, and at its top: a list in which somebody has chosen stays open."""
        person = campaign.people[seat]
        message = await campaign.see(person, redrawing)
        button = redrawing(message)
        assert button is not None
        while button is not None:
            message = (await person.press(message, button)).message
            button = next((item for item in parts(message, BUTTON) if item["custom_id"].endswith(TOP)), None)
        return message

    @staticmethod
    def can_march(campaign: Campaign, seat: int, actions: list[Action], path: list[str]) -> bool:
        """Whether the panel offers the march: some borders are too narrow, and only the best way is shown."""
        view, prompt = campaign.mirror.view(seat), campaign.mirror.asked()[seat]
        blocks = list(dict.fromkeys(str(a.args[0]) for a in actions))
        words = ("~" if actions[0].verb == "sea" else "") + ".".join(path)
        return any(
            w.words == words and w.room >= len(blocks) for w in marches(view, prompt, place(view, blocks[0]), blocks)
        )

    async def by_ticks(self, campaign: Campaign, seat: int, actions: list[Action], path: list[str]) -> Answered:
        """An area, its blocks ticked where there are several, the way: up to three screens of the panel."""
        person = campaign.people[seat]
        blocks = list(dict.fromkeys(str(a.args[0]) for a in actions))
        view, prompt = campaign.mirror.view(seat), campaign.mirror.asked()[seat]
        area = place(view, blocks[0])
        able = dict.fromkeys(str(a.args[0]) for a in prompt.actions if a.verb in ("move", "sea"))
        there = [b for b in able if place(view, b) == area]
        message = await self.first_screen(campaign, seat)
        everybody = f">at {area} {(1 << len(there)) - 1:x}"  # all of an area are ticked when it opens
        message = (await person.press(message, *opener(message, everybody))).message
        if len(blocks) < len(there):
            ticks = next(item for item in parts(message, SELECT) if verb_of(item) == "tick")
            message = (await person.choose(message, ticks, *(str(there.index(b)) for b in blocks))).message
        way = ("~" if actions[0].verb == "sea" else "") + ".".join(path)
        return await person.press(message, offering(message, way), way)

    async def by_recruiting(self, campaign: Campaign, seat: int, action: Action) -> Answered:
        """Ticked in the list on the first screen, or on two screens of their own where it does not hold them all."""
        block, area = map(str, action.args)
        message = await self.first_screen(campaign, seat)
        listed = next((item for item in parts(message, SELECT) if is_batch(item, "recruit")), None)
        if listed is not None:
            return await campaign.people[seat].press(message, listed, f"{block}.{area}")
        return await self.through(campaign, seat, ["recruit", f">in {block}"], str(action))

    async def by_going(self, campaign: Campaign, seat: int, action: Action) -> Answered:
        """One of many who may go somewhere: ticked where there are several, then the place."""
        person, (block, goal) = campaign.people[seat], map(str, action.args)
        view, prompt = campaign.mirror.view(seat), campaign.mirror.asked()[seat]
        able = dict.fromkeys(str(a.args[0]) for a in prompt.actions if a.verb == action.verb)
        there = sorted(able, key=lambda b: AREA_IDS.index(place(view, b)))
        message = await self.first_screen(campaign, seat)
        if len(there) > 1:
            ticks = next(item for item in parts(message, SELECT) if verb_of(item) == "tick")
            message = (await person.choose(message, ticks, str(there.index(block)))).message
        words = f"go {action.verb} {1 << there.index(block):x}"
        return await person.press(message, batch(message, words), goal)


def in_order(actions: list[Action]) -> list[Action]:
    """A march with its blocks in the order of the board, as the panel has them; anything else as it is."""
    if not path_of(actions):
        return actions
    return sorted(actions, key=lambda a: BLOCK[str(a.args[0])])  # stable: the steps of a block keep their order


def path_of(actions: list[Action]) -> list[str]:
    """The areas that every block of a march enters, block after block; empty when this is no such march."""
    if {a.verb for a in actions} not in ({"move"}, {"sea"}):
        return []
    blocks = list(dict.fromkeys(str(a.args[0]) for a in actions))
    path = [str(a.args[1]) for a in actions if a.args[0] == blocks[0]]
    whole = [Action(actions[0].verb, (block, area)) for block in blocks for area in path]
    return path if whole == actions else []


def verb_of(item: Json) -> str:
    """What a component is for."""
    where = Id.parse(item.get("custom_id", ""))
    return "" if where is None else where.verb


def redrawing(message: Json) -> Json | None:
    """The button of a panel that draws it anew; ``None`` for other messages."""
    return next((item for item in parts(message, BUTTON) if verb_of(item) == "redraw"), None)


def opener(message: Json, word: str) -> tuple[Json, str | None]:
    """What opens a screen: a line of a select (``>at kent``) or a button."""
    if word.startswith(">"):
        return offering(message, word), word
    for item in parts(message, BUTTON):
        where = Id.parse(item.get("custom_id", ""))
        if where is not None and where.verb == "open" and where.arg == f"{word}|0":
            return item, None
    raise AssertionError(f"nothing opens {word}")


def batch(message: Json, words: str) -> Json:
    """The select of the game's own that stands for some words."""
    return next(item for item in parts(message, SELECT) if is_batch(item, words))


def is_batch(item: Json, words: str) -> bool:
    """Whether a select is the one of the game's own that stands for some words."""
    return verb_of(item) == "batch" and bool(item["custom_id"].endswith(f":{words}"))
