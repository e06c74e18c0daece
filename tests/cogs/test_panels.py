"""Panels of running games: valid messages at every prompt, every legal action reachable by pressing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot import locale
from bot.presenter.choices import OPEN, children
from bot.presenter.controls import PanelContext, read_open
from bot.presenter.panel import panel, rows
from bot.presenter.voice import Voice
from bot.tables.model import DeadlinePolicy, SeatInfo, SeatView, TableInfo, TableStatus
from bot.tables.post import Message
from bot.ui.ids import Id
from cogs.act import ordered, split, suggestions
from engine import GAMES
from engine.core import Action
from engine.players import make
from render.core.api import Picture

NAMES = ["Ana *la* Brava", "Ben", "Cleo @everyone", "Dov", "Eva"]
PICTURE = Picture(b"", "png", 1, 1, "The board. " * 60)


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    locale.strict(True)
    yield
    locale.strict(False)


def table(seats: int) -> TableInfo:
    return TableInfo(
        id=123456, guild_id=1, channel_id=2, thread_id=3, lobby_message_id=4, game="xidit", name="The **long** winter",
        locale="en", status=TableStatus.RUNNING, organiser_id=100, seat_count=seats, options={},
        policy=DeadlinePolicy(), seats=[SeatInfo(n, NAMES[n], 100 + n) for n in range(seats)], seq=5, epoch=3,
        seed_hash="0" * 64, seed="", due_at=1.8e9, created_at=0.0, started_at=1.0, finished_at=None,
    )  # fmt: skip


def look_at(rules: Any, state: Any, seat: int) -> SeatView:
    prompts = rules.prompts(state)
    return SeatView(
        table=table(state.seats), seat=seat, view=rules.view(state, seat), prompt=prompts.get(seat),
        token="tokentoken12", waiting=[s for s, p in prompts.items() if p.required],
        steps={s: p.step for s, p in prompts.items()}, can_undo=True, outcome=rules.outcome(state),
    )  # fmt: skip


def positions(seats: int, seed: int, options: Any = None) -> Iterator[tuple[Any, Any, int]]:
    """Positions of a whole game, each with a seat that has a prompt.

    Seats plan well enough to beat threats but leave no choices beforehand, so that everything is asked for.
    """
    rules = GAMES["xidit"]
    luck = random.Random(seed)
    state = rules.setup(seats=seats, seed=str(seed), options=options)
    while prompts := rules.prompts(state):
        seat = luck.choice(sorted(prompts))
        yield rules, state, seat
        prompt = prompts[seat]
        if not prompt.required:
            continue
        chosen = make("xidit", "heuristic", str(luck.random())).choose(rules.view(state, seat), prompt)
        kept = [a for a in chosen if not a.verb.startswith(("standing-", "plan-"))]
        for action in kept or [luck.choice(prompt.actions)]:
            if rules.why_not(state, seat, action) is None:
                rules.apply(state, seat, action)
            if luck.random() < 0.3 and seat in rules.prompts(state):
                yield rules, state, seat


def check(message: Message) -> discord.ui.LayoutView:
    """Discord's limits on a message made of components."""
    view = message.view
    assert isinstance(view, discord.ui.LayoutView)
    assert view.timeout is None
    assert view.total_children_count <= 40
    assert view.content_length() <= 4000
    ids: list[str] = []
    for component in components(view.to_components()):
        kind = component["type"]
        if kind == 2:
            assert 1 <= len(component["label"]) <= 80
        if kind == 3:
            assert 1 <= len(component["options"]) <= 25
            values = [o["value"] for o in component["options"]]
            assert len(set(values)) == len(values)
            assert sum(bool(o.get("default")) for o in component["options"]) <= component.get("max_values", 1)
            for o in component["options"]:
                assert 1 <= len(o["label"]) <= 100
                assert 1 <= len(o["value"]) <= 100
                assert len(o.get("description") or "") <= 100
            assert len(component.get("placeholder") or "") <= 150
        if kind in (2, 3):
            ids.append(component["custom_id"])
            assert Id.parse(component["custom_id"]) is not None
            assert len(component["custom_id"]) <= 100
        if kind == 1:
            inner = component["components"]
            assert (len(inner) == 1 and inner[0]["type"] == 3) or 1 <= len(inner) <= 5
        if kind == 12:
            assert all(len(i["description"]) <= 256 for i in component["items"])
    assert len(set(ids)) == len(ids)
    return view


def components(found: list[Any]) -> Iterator[Any]:
    for component in found:
        yield component
        yield from components(component.get("components", []))


def offered(ctx: PanelContext) -> tuple[set[str], set[tuple[str, int]]]:
    """What the controls of a panel lead to: actions taken at once, and further lists."""
    actions, lists = set(), set()
    for row in rows(ctx):
        for component in components([row.to_component_dict()]):
            where = Id.parse(component.get("custom_id", ""))
            if where is None or component.get("disabled"):
                continue
            if component["type"] == 3:
                values = [o["value"] for o in component["options"] if where.verb == "do"]
            else:
                values = [where.arg] if where.verb == "do" else []
                if where.verb == "open":
                    lists.add(read_open(where.arg))
            for value in values:
                if value.startswith(OPEN):
                    lists.add(read_open(value))
                else:
                    actions.add(value)
    return actions, lists


def reachable(look: SeatView, seat: int) -> set[str]:
    """Every action that can be taken by pressing."""
    voice = Voice("en", NAMES)
    seen: set[tuple[str, int]] = set()
    found: set[str] = set()
    queue = [("", 0)]
    while queue:
        here = queue.pop()
        if here in seen:
            continue
        seen.add(here)
        actions, lists = offered(PanelContext(look, seat, voice, *here))
        found |= actions
        queue += lists
    return found


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_panels_fit_and_offer_everything(seats: int, seed: int) -> None:
    """In both languages, at every kind of prompt; what is legal can be pressed, what is pressed is legal."""
    seen: dict[str, int] = {}
    for rules, state, seat in positions(seats, seed):
        look = look_at(rules, state, seat)
        assert look.prompt is not None
        kind = f"{look.prompt.step}{look.prompt.required}"
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] > 12 and seen[kind] % 40:
            continue
        for language in locale.LANGUAGES:
            check(panel(PanelContext(look, seat, Voice(language, NAMES)), ("board.png", PICTURE), note="Saved."))
        speak = Voice("es", NAMES)
        for action in look.prompt.actions:
            assert speak.action("xidit", action) != str(action), action
            assert speak.verb("xidit", action.verb) != action.verb, action
        assert speak.step("xidit", look.prompt.step) != look.prompt.step
        legal = {str(a) for a in look.prompt.actions}
        pressed = reachable(look, seat)
        assert legal <= pressed, (kind, sorted(legal - pressed)[:5])
        surplus = {p for p in pressed - legal if not p.startswith(("standing-", "order "))}
        assert surplus == set(), kind
    steps = {kind.removesuffix("True").removesuffix("False") for kind in seen}
    assert {"placement", "orders", "reward", "bards", "census"} <= steps


def test_the_orders_panel_has_six_selects_and_the_standing_choices() -> None:
    for rules, state, seat in positions(4, 7):
        look = look_at(rules, state, seat)
        if look.prompt is not None and look.prompt.step == "orders" and look.prompt.required:
            view = check(panel(PanelContext(look, seat, Voice("es", NAMES)), ("board.png", PICTURE)))
            selects = [c for c in components(view.to_components()) if c["type"] == 3]
            assert len(selects) >= 9
            assert [len(s["options"]) for s in selects[:6]] == [5] * 6
            assert view.to_components()[1]["items"][0]["media"]["url"] == "attachment://board.png"
            return
    raise AssertionError("no orders prompt came up")


def test_taking_the_first_suggestion_plays_a_whole_game() -> None:
    """``/act`` by autocomplete alone: each seat that is offered something takes the first; the game ends."""
    rules = GAMES["xidit"]
    state = rules.setup(seats=4, seed="first")
    voice = Voice("en", NAMES)
    for _ in range(20000):
        prompts = rules.prompts(state)
        if not prompts:
            break
        for seat in range(4):
            if seat in rules.prompts(state):
                found = suggestions(look_at(rules, state, seat), voice, "")
                if found:
                    for action in split(found[0][1]):
                        rules.apply(state, seat, action)
    assert rules.outcome(state) is not None


def test_any_suggestion_plays_on() -> None:
    """Picking at random also gets through a year: a seat that has sealed is not lured into opening again."""
    rules = GAMES["xidit"]
    state = rules.setup(seats=4, seed="any")
    luck = random.Random(5)
    voice = Voice("es", NAMES)
    for _ in range(4000):
        for seat in sorted(rules.prompts(state)):
            if seat not in rules.prompts(state):
                continue
            found = suggestions(look_at(rules, state, seat), voice, "")
            if found:
                rules.apply(state, seat, Action.parse(luck.choice(found)[1]))
        if rules.view(state, None).year > 1:
            break
    assert rules.view(state, None).year > 1


def test_suggestions_fit_and_complete_the_last_part() -> None:
    for count, (rules, state, seat) in enumerate(positions(4, 11)):
        if count > 300:
            break
        look = look_at(rules, state, seat)
        assert look.prompt is not None
        legal = {str(a) for a in look.prompt.actions}
        for typed in ("", "o", "seal", "order 1 red; ord", "order 1 red;order 2 act;  st", "xyz", ";;", "red"):
            found = suggestions(look, Voice("en", NAMES), typed)
            assert len(found) <= 25
            for label, value in found:
                assert 1 <= len(label) <= 100
                assert 1 <= len(value) <= 100
                assert value.split("; ")[-1] in legal
                if typed.count(";") == 1 and "ord" in typed:
                    assert value.startswith("order 1 red; ")


def test_sealing_comes_first_and_opening_last() -> None:
    rules = GAMES["xidit"]
    for _, state, seat in positions(3, 13):
        look = look_at(rules, state, seat)
        assert look.prompt is not None
        verbs = [a.verb for a in ordered(look)]
        if "seal" in verbs:
            assert verbs[0] == "seal"
        if not look.prompt.required:
            assert suggestions(look, Voice("en", NAMES), "") == []
            assert [v for _, v in suggestions(look, Voice("en", NAMES), "un")] == ["unseal"]
            return


def test_long_lists_open_in_pages() -> None:
    """A game with hundreds of actions: no list longer than 25, all of them reached."""
    actions = [Action("march", (f"army-{a}", f"city-{c}")) for a in range(40) for c in range(30)]
    found: set[str] = set()
    queue = [""]
    while queue:
        prefix = queue.pop()
        for choice in children(actions, prefix):
            if choice.action is not None:
                found.add(str(choice.action))
            else:
                assert choice.prefix != prefix
                queue.append(choice.prefix)
    assert found == {str(a) for a in actions}


@pytest.mark.parametrize("text", ["h:do:7:2:abc:order 3 red", "h:join:7:::", "h:open:7:0:t:plan-reward 3|1"])
def test_ids_round_trip(text: str) -> None:
    parsed = Id.parse(text)
    assert parsed is not None
    assert str(parsed) == text


@pytest.mark.parametrize("text", ["", "h:", "h:do", "x:do:1:2:3:4", "h:do:x:2:3:4", "h:do:1:x:3:4", "h::1:2:3:4"])
def test_foreign_ids_are_none_of_ours(text: str) -> None:
    assert Id.parse(text) is None
