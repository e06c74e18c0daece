"""How many taps a turn takes on a panel: the shortest way from the panel as it arrives to the act that ends the step.

A tap is a press, a choice in a list however many are ticked in it, or a form that is sent off.
"""

from __future__ import annotations

import dataclasses
import heapq
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.common.errors import UserError
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext, read_open
from bot.presenter.panel_kit.ticks import read_tick
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import Voice
from bot.ui.ids import Id
from engine.core import Action, Rules
from tests.cogs.press_everything import components, presses
from tests.cogs.seat_views import NAMES, look_at


@dataclasses.dataclass(frozen=True, order=True)
class Panel:
    """What somebody looks at on the way."""

    done: int = 0
    """How many of the acts are done."""
    prompt: str = ""
    """The id of the question that is shown, empty for the most urgent one."""
    opened: str = ""
    """The words of the list that is open, empty at the top."""
    page: int = 0
    """Of that list, from 0."""


@dataclasses.dataclass(frozen=True)
class Tap:
    """One way on."""

    label: str
    """What is pressed, or chosen."""
    count: int
    """How many taps it is."""
    acts: tuple[str, ...]
    """What it does, in the order in which that is done."""
    leads: tuple[str, str, int]
    """The question, list and page that it leads to."""


def shortest(
    rules: Rules[Any, Any], state: Any, seat: int, wanted: Sequence[str], *, ticked: Collection[str] = ()
) -> list[str]:
    """The taps by which a seat does some acts in this order, and nothing else: what each of them presses or chooses.
    ``ticked``: words of what is chosen where several can be. Raises ``ValueError`` where no way leads there."""
    looks = [look_at(rules, state, seat)]
    here = rules.loads(rules.dumps(state))
    for text in wanted:
        rules.apply(here, seat, Action.parse(text))
        looks.append(look_at(rules, here, seat))
    voice = Voice("en", NAMES, rules.id)
    queue: list[tuple[int, Panel, list[str]]] = [(0, Panel(), [])]
    seen: set[Panel] = set()
    while queue:
        count, at, way = heapq.heappop(queue)
        if at.done == len(wanted):
            return way
        if at in seen:
            continue
        seen.add(at)
        look = looks[at.done]
        prompt = next((p for p in look.prompts if p.id == at.prompt), None)
        ctx = PanelContext(look, seat, voice, at.opened, at.page, prompt)
        left = wanted[at.done :]
        for tap in _taps(ctx, ticked):
            if Counter(tap.acts) != Counter(left[: len(tap.acts)]):
                continue
            then = looks[at.done + len(tap.acts)]
            stays = any(p.id == tap.leads[0] for p in then.prompts)
            leads = tap.leads if stays or not tap.acts else ("", "", 0)
            panel = Panel(at.done + len(tap.acts), *leads)
            if panel not in seen:
                steps = [*way, tap.label, *(["(sent)"] if tap.count > 1 else [])]
                heapq.heappush(queue, (count + tap.count, panel, steps))
    raise ValueError(f"no way to {wanted} on the panels of {rules.id}")


def _taps(ctx: PanelContext, ticked: Collection[str]) -> Iterator[Tap]:
    """Everything that can be done on a panel."""
    for press in presses(ctx):
        screen = press.screens[0] if press.screens else ("", "", 0)
        if press.verb == "batch":
            yield Tap(press.label, 1, tuple(words for _, words in press.actions), screen)
            continue
        count = 1 + (press.verb == "number")
        for asked, words in press.actions:
            yield Tap(f"{press.label} {words}" if count > 1 else press.label, count, (words,), (asked, "", 0))
        for there in press.screens:
            yield Tap(press.label, count, (), there)
    for component in components([row.to_component_dict() for row in rows(ctx)]):
        if component.get("max_values", 1) > 1 and not component.get("disabled"):
            yield from _several(ctx, component, ticked)


def _several(ctx: PanelContext, component: Any, ticked: Collection[str]) -> Iterator[Tap]:
    """Several lines of a list at once: all, and those with certain words."""
    where = Id.parse(component["custom_id"])
    assert where is not None
    prompt = ctx.look.prompt_at(where.token)
    assert prompt is not None
    lines = [(o["label"], o["value"]) for o in component["options"]]
    some = [line for line in lines if any(word in line[0] for word in ticked)]
    for chosen in (lines, some):
        values = [value for _, value in chosen]
        label = f"[{', '.join(label for label, _ in chosen)}]"
        if where.verb == "tick" and values:
            opened = read_tick(where.arg, values)
            assert opened is not None
            yield Tap(label, 1, (), (prompt.id, *read_open(opened)))
        elif where.verb == "batch":
            try:
                actions, opened = front(ctx.game).batch(ctx.look, " ".join([where.arg, *values]))
            except UserError:  # not all of these lines go together
                continue
            yield Tap(label, 1, tuple(map(str, actions)), (prompt.id, opened, 0))
