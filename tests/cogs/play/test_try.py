"""*Try it* does all of the plan that *Suggest* showed, or says what of it is left to be pressed."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from bot.presenter.panel_kit.controls import ENDS, PanelContext
from bot.presenter.panels import advice
from bot.presenter.panels.labels import label_of
from bot.presenter.panels.panel import due, rows
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.ids import Id
from cogs import games
from cogs.panel import to_press
from engine import GAMES
from engine.core import Action, IllegalAction
from tests.cogs.panel_verbs import RARE, SAVES
from tests.cogs.press_everything import components
from tests.cogs.seat_views import NAMES, look_at
from tests.cogs.toy_table import Fair

games()  # brings the fronts


def planned(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """A computer player would do this, and may be asked."""
    plan = [Action.parse(each) for each in words]
    monkeypatch.setattr(advice, "may_ask", lambda info: True)
    monkeypatch.setattr(advice, "advice", lambda look, prompt: advice.Advice(plan, [], prompt.step))


async def tried(fair: Fair, seat: int) -> str:
    look = await fair.look(seat)
    prompt = look.prompts[0]
    return (await fair.click(seat, Id("try", fair.table, seat, look.tokens[prompt.id]))).text


async def test_the_seal_is_left_and_named(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    for seat in range(6):
        await fair.act(seat, "vote nay")
    planned(monkeypatch, "bid 5", "seal")
    said = await tried(fair, 0)
    assert "Done: Bid 5" in said
    assert "If you like what you see, press this yourself: Seal the bid." in said, "the name of its button"
    planned(monkeypatch, "bid 7")
    assert "press this yourself" not in await tried(fair, 0)


async def test_what_was_not_done_because_something_was_shown_first_is_named(
    fair: Fair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a phase ended with that: everybody reads of the phase in the thread, of this only they."""
    planned(monkeypatch, "vote aye", "standing-bid 20")
    said = await tried(fair, 0)
    assert "Something was revealed first, so this was not done" in said
    assert "20" in said.partition("not done")[2]
    for seat in range(1, 6):
        await fair.act(seat, "vote nay")
    for seat in range(5):
        await fair.act(seat, "bid 0", "seal")
    planned(monkeypatch, "bid 5", "seal", "standing-bid 10")  # all bids are laid open with the last seal
    said = await tried(fair, 5)
    assert "Something was revealed first, so this was not done" in said
    assert "10" in said.partition("not done")[2]


async def test_a_plan_may_begin_at_another_question(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as crowns that are offered before permission is asked: both happen by one press, and the seat moves on."""
    look = await fair.look(0)
    asked, *others = look.prompts
    assert all(Action.parse("standing-bid 20") not in p.actions for p in [asked])
    assert any(Action.parse("standing-bid 20") in p.actions for p in others)
    planned(monkeypatch, "standing-bid 20", "vote aye")
    assert "Vote aye" in (said := await tried(fair, 0)), said
    assert asked.id not in [p.id for p in (await fair.look(0)).prompts if p.blocks]


@pytest.mark.parametrize("game", ["charlemagne", "fief", "knights"])
def test_what_silence_does_is_called_by_its_button(game: str) -> None:
    """In recorded positions: *If you do not answer* names the very button, as far as its words are not numbers that
    stand beside it, and not its verb."""
    rules, compared = GAMES[game], 0
    for save in [*sorted(SAVES.glob(f"*/{game}-*.json")), *sorted(RARE.glob(f"{game}-*.json"))]:
        state = rules.loads(save.read_bytes())
        for seat in sorted(rules.prompts(state)):
            look = look_at(rules, state, seat)
            for prompt in look.prompts:
                if prompt.pace == "turn" or len(prompt.default) != 1:
                    continue
                timed = dataclasses.replace(look, due={prompt.id: 1.8e9})
                ctx = PanelContext(timed, seat, Voice("en", NAMES, game), prompt=prompt)
                button = label_of(ctx, prompt.default[0])
                said = due(timed, prompt, ctx.voice).partition("If you do not answer: ")[2].removesuffix(".")
                compared += bool(button)
                assert said, (save.name, prompt.step)
                assert button.startswith(said) or not button, (save.name, prompt.step, button)
    assert compared > 1


@pytest.mark.parametrize("game", ["xidit", "roses", "charlemagne", "fief", "knights"])
def test_what_is_shown_is_what_is_done(game: str) -> None:
    """In recorded positions of every game: the plan may be done from its first action to its last but the seal; where
    luck or a secret comes between, the rest is left, and named."""
    rules, plans, named = GAMES[game], 0, 0
    for save in [*sorted(SAVES.glob(f"*/{game}-*.json")), *sorted(RARE.glob(f"{game}-*.json"))][::3]:
        state = rules.loads(save.read_bytes())
        for seat in sorted(rules.prompts(state)):
            look = look_at(rules, state, seat)
            for prompt in look.prompts[:2]:
                found = advice.advice(look, prompt)
                if found.plan:
                    plans += 1
                    after = rules.loads(rules.dumps(state))
                    if follows(rules, after, seat, found.plan):
                        then = look_at(rules, after, seat)
                        named += names(then, found.plan[len(advice.tried(found.plan)) :])
                    named += names(look, [action for action in prompt.actions if action.verb in ENDS])
    assert plans > 5
    assert named


def names(look: SeatView, rest: Sequence[Action]) -> int:
    """What is left to be pressed is called what stands on the panel that is shown then; how many there are."""
    prompt = next((p for p in look.prompts if rest and rest[0] in p.actions), None)
    if prompt is None or look.seat is None:
        return 0
    for language in ("en", "es"):
        ctx = PanelContext(look, look.seat, Voice(language, NAMES, look.table.game), prompt=prompt)
        found = [part for part in components([row.to_component_dict() for row in rows(ctx)]) if part["type"] in (2, 3)]
        stands = {part["label"] for part in found if part["type"] == 2}
        stands |= {each["label"] for part in found for each in part.get("options", ())}
        assert set(to_press(ctx, rest)) <= stands, (prompt.step, rest)
    return len(rest)


def follows(rules: Any, state: Any, seat: int, plan: Sequence[Action]) -> bool:
    """Do what is tried of a plan; whether that could be done to its end."""
    now = advice.tried(plan)
    assert [*now, *plan[len(now) :]] == list(plan)
    assert len(plan) - len(now) <= 1
    for number, action in enumerate(now):
        try:
            events = rules.apply(state, seat, action)
        except IllegalAction as refused:
            raise AssertionError(f"{action} of {plan}: {refused.refusal.code}") from refused
        if rules.draws(state) or any(event.seals for event in events):
            assert number <= len(now)
            return number == len(now) - 1
    return True
