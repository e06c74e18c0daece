"""What a panel leads to when everything on it is pressed, and Discord's limits on what it is made of."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import discord

from bot.presenter.front import front
from bot.presenter.panel_kit.choices import OPEN, amounts, long
from bot.presenter.panel_kit.controls import PanelContext, read_open
from bot.presenter.panel_kit.ticks import read_tick
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.tables.unit.posts import Message
from bot.ui.ids import Id
from engine.core import Prompt
from tests.cogs.seat_views import NAMES


def check(message: Message) -> discord.ui.LayoutView:
    """Discord's limits on a message made of components."""
    view = message.view
    assert isinstance(view, discord.ui.LayoutView)
    assert view.timeout is None
    assert view.total_children_count <= 40
    assert view.content_length() <= 4000
    ids: list[str] = []
    for component in parts(view):
        kind = component["type"]
        if kind == 2:
            assert 1 <= len(component["label"]) <= 80
            assert "**" not in component["label"]
        if kind == 3:
            assert 1 <= len(component["options"]) <= 25
            values = [o["value"] for o in component["options"]]
            assert len(set(values)) == len(values)
            assert sum(bool(o.get("default")) for o in component["options"]) <= component.get("max_values", 1)
            for o in component["options"]:
                assert 1 <= len(o["label"]) <= 100
                assert 1 <= len(o["value"]) <= 100
                assert len(o.get("description") or "") <= 100
                assert "**" not in o["label"] + (o.get("description") or ""), "lines of a list show marks as they are"
            assert len(component.get("placeholder") or "") <= 150
        if kind in (2, 3):
            ids.append(component["custom_id"])
            assert Id.parse(component["custom_id"]) is not None
            assert len(component["custom_id"]) <= 100
        if kind == 1:
            inner = component["components"]
            assert (len(inner) == 1 and inner[0]["type"] == 3) or 1 <= len(inner) <= 5
        if kind == 12:
            assert all(len(i["description"]) <= 1024 for i in component["items"])
    assert len(set(ids)) == len(ids)
    return view


def components(found: list[Any]) -> Iterator[Any]:
    """Every component, those inside others too."""
    for component in found:
        yield component
        yield from components(component.get("components", []))


def parts(view: Any) -> list[Any]:
    """Every component of a message."""
    return list(components(view.to_components()))


def words(view: discord.ui.LayoutView) -> str:
    """All that stands on a panel."""
    said = []
    for component in parts(view):
        said += [component.get("content", ""), component.get("label", ""), component.get("placeholder") or ""]
        said += [o["label"] for o in component.get("options", [])]
    return "\n".join(filter(None, said))


def lines(ctx: PanelContext) -> dict[str, tuple[str, str]]:
    """Label and note of every button and line of a select, by the action or list it stands for."""
    found = {}
    for item in components([row.to_component_dict() for row in rows(ctx)]):
        if item["type"] == 2:
            found[item["custom_id"].rpartition(":")[2]] = (item["label"], "")
        for o in item.get("options", []):
            found[o["value"]] = (o["label"], o.get("description") or "")
    return found


def told(ctx: PanelContext) -> str:
    """The words among the controls."""
    return "\n".join(
        c["content"] for c in components([row.to_component_dict() for row in rows(ctx)]) if c["type"] == 10
    )


@dataclasses.dataclass
class Found:
    """What can be done with one panel."""

    actions: set[tuple[str, str]] = dataclasses.field(default_factory=set)
    """Each as the id of the question that it answers, and its words."""
    screens: set[tuple[str, str, int]] = dataclasses.field(default_factory=set)
    """Where else it leads: the id of a question, words of the list that is open, its page."""


@dataclasses.dataclass(frozen=True)
class Press:
    """One thing that can be pressed on a panel: a button, or a line of a list. Of a number to be typed each action and
    screen stands for one number."""

    verb: str
    """Of the id that the component has."""
    label: str
    """What stands on it."""
    listed: bool
    """It is a line."""
    actions: tuple[tuple[str, str], ...] = ()
    """What is taken, all together, each as (question, words)."""
    screens: tuple[tuple[str, str, int], ...] = ()
    """Where else it leads, each as (question, words of the list that is open, page)."""


def presses(ctx: PanelContext) -> Iterator[Press]:
    """Everything on a panel, as the handlers read it: a question by its token, words in full."""
    for component in components([row.to_component_dict() for row in rows(ctx)]):
        where = Id.parse(component.get("custom_id", ""))
        if where is None or component.get("disabled"):
            continue
        listed = component["type"] == 3
        items = (
            [(o["label"], o["value"]) for o in component["options"]] if listed else [(component["label"], where.arg)]
        )
        for label, value in items:
            actions, screens = _leads(ctx.look, where, value, listed=listed)
            yield Press(where.verb, label, listed, tuple(actions), tuple(screens))


def _leads(look: SeatView, where: Id, value: str, *, listed: bool) -> tuple[list[Any], list[Any]]:
    """The actions and the screens of a control."""
    if where.verb == "ask":
        token = value if listed else where.token
        prompt = look.prompt_at(token) if token else None
        assert prompt is not None or not token
        return [], [(prompt.id if prompt is not None else "", "", 0)]
    if where.verb not in ("batch", "do", "open", "number", "tick"):
        return [], []
    prompt = look.prompt_at(where.token)
    assert prompt is not None
    if where.verb == "tick":
        opened = read_tick(where.arg, [value])
        assert opened is not None
        return [], [(prompt.id, *read_open(opened))]
    if where.verb == "batch":
        words = f"{where.arg} {value}" if listed else where.arg
        taken, opened = front(look.table.game).batch(look, words)
        assert taken, f"{words} stands for nothing"
        return [(prompt.id, str(action)) for action in taken], [(prompt.id, opened, 0)]
    return _press(where.verb, prompt, value)


def _press(verb: str, prompt: Prompt, value: str) -> tuple[list[Any], list[Any]]:
    if verb == "open" or value.startswith(OPEN):
        text, page = read_open(value)
        words = long(text, prompt.actions)
        assert words is not None
        return [], [(prompt.id, words, page)]
    words = long(value, prompt.actions)
    assert words is not None
    if verb == "do":
        return [(prompt.id, words)], []
    run = amounts(prompt.actions, words)
    assert run is not None
    legal = {str(a) for a in prompt.actions}
    typed = [f"{words} {number}" for number in run]
    return [(prompt.id, t) for t in typed if t in legal], [(prompt.id, t, 0) for t in typed if t not in legal]


def pressed(ctx: PanelContext) -> Found:
    """Press everything on a panel once. Of several actions at once the first counts, and nothing is ticked."""
    found = Found()
    for press in presses(ctx):
        if press.verb != "tick":
            found.actions.update(press.actions[:1] if press.verb == "batch" else press.actions)
            found.screens.update(press.screens)
    return found


def reachable(look: SeatView, language: str = "en") -> set[tuple[str, str]]:
    """Every action that can be taken by pressing, with the id of its question."""
    assert look.seat is not None
    voice = Voice(language, NAMES, look.table.game)
    seen: set[tuple[str, str, int]] = set()
    found: set[tuple[str, str]] = set()
    queue = [("", "", 0)]
    while queue:
        here = queue.pop()
        if here in seen:
            continue
        seen.add(here)
        prompt = next((p for p in look.prompts if p.id == here[0]), None)
        more = pressed(PanelContext(look, look.seat, voice, here[1], here[2], prompt))
        found |= more.actions
        queue += more.screens
    return found
