"""The panel of Warrior Knights at every step: within Discord's limits, complete, every line with its numbers."""

from __future__ import annotations

import functools
import random
from pathlib import Path

import engine.knights.phases
from bot.locale import LANGUAGES
from bot.presenter.games.knights.lists import Worded
from bot.presenter.games.knights.panel import ASIDE, SCREENS
from bot.presenter.panels import advice
from bot.presenter.panels.panel import panel
from cogs import games
from engine.core import blocking
from engine.core.standing import STANDING
from engine.knights.game_data import CITY, KINDS
from engine.knights.rules import KNIGHTS as RULES
from tests.cogs.knights.screens import asked, context, lines, sound, told
from tests.cogs.press_everything import check, reachable
from tests.cogs.seat_views import PICTURE
from tests.engine.knights.play import lively
from tests.support.shared_words import all_messages

games()  # brings the fronts
GAMES = ((6, "panel-1", 1500), (2, "panel-2", 700), (4, "panel-3", 1200))
LABEL = 80
"""Characters at which a button's label ends."""
ENDINGS = {"done", "pass", "halt", "settle", "decline"}
RUBBISH = ("target @nowhere", "deploy nobody", "order nothing", "terms", "@nw", "march @se", "give", "order-votes 7")


@functools.cache
def found() -> dict[str, tuple[bytes, int]]:
    """A position in which each step is asked, from play with every option: the save and the seat; the one in which
    there is most to choose from."""
    out: dict[str, tuple[bytes, int]] = {}
    most: dict[str, int] = {}
    for seats, seed, turns in GAMES:
        options = RULES.Options(motions=True, heirs=True, treason=True, miracles=True, abandoned=True)
        rng, state = random.Random(seed), RULES.setup(seats=seats, seed=seed, options=options)
        for seat in range(seats):
            for order in RULES.styles()["careful"]:
                RULES.apply(state, seat, order)
        for _ in range(turns):
            if RULES.outcome(state) is not None:
                break
            prompts = RULES.prompts(state)
            for seat, mine in prompts.items():
                for p in mine:
                    if len(p.actions) > most.get(p.step, 0):
                        most[p.step] = len(p.actions)
                        out[p.step] = (RULES.dumps(state), seat)
            waiting = blocking(prompts)
            seat = rng.choice(sorted(waiting))
            RULES.apply(state, seat, lively(rng, RULES, state, seat, waiting[seat][0]))
    return out


def test_every_step_offers_all_that_is_legal() -> None:
    """Of positions from play: what is legal can be pressed, every screen is a message Discord takes."""
    for step, (save, seat) in found().items():
        look = asked(RULES.loads(save), seat, step)
        want = {(p.id, str(a)) for p in look.prompts for a in p.actions}
        assert want <= reachable(look), (step, want - reachable(look))
        sound(look, 3)
        for words in RUBBISH:
            check(panel(context(look, "en", words), ("board.png", PICTURE)))


def test_every_ending_says_what_it_ends_or_leaves() -> None:
    """None of them stands alone as Done, Pass or Decline, in either language; every such name is that of a step."""
    keys = {key for key in all_messages("en") if key.startswith("knights-end-")}
    assert {f"knights-step-{key.removeprefix('knights-end-')}" for key in keys} <= set(all_messages("en"))
    assert {"knights-end-march", "knights-end-fight", "knights-end-return"} <= keys, "where silence is done"
    seen = set()
    for step, (save, seat) in found().items():
        look = asked(RULES.loads(save), seat, step)
        for language in ("en", "es"):
            ctx = context(look, language)
            for action in ctx.actions:
                if action.verb in ENDINGS and not action.args:
                    seen.add((step, action.verb))
                    name = Worded(look.view, ctx.voice, ctx.params).end(ctx, action)
                    assert " " in name, (step, action)
    assert {verb for _, verb in seen} >= ENDINGS - {"done"}


def test_places_are_explained_by_a_city_that_stands() -> None:
    """How *next to* writes a city is shown by one beside the places on offer: not by one that is razed, with the
    strength that is left to it, and not at all where no city stands."""
    state = RULES.setup(seats=3, seed="site", options=RULES.Options())
    for seat, (prompt, *_) in blocking(RULES.prompts(state)).items():
        for action in prompt.default:
            RULES.apply(state, seat, action)
    (seat,) = blocking(RULES.prompts(state))
    for city in state.cities:
        city.razed = True
    assert "next to" not in told(context(asked(state, seat, "found")))
    monz = state.cities[CITY["monz"]]
    monz.razed, monz.breaches = False, 1
    assert "Monz 100/2, for example, has strength 100 and income 2." in told(context(asked(state, seat, "found")))
    assert "Monz 100/2, por ejemplo, tiene fuerza 100 e ingresos de 2." in told(context(asked(state, seat), "es"))


def test_screens_belong_to_steps_of_the_game() -> None:
    """No screen for a step that no phase asks."""
    phases = Path(str(engine.knights.phases.__file__)).parent
    code = "".join(p.read_text(encoding="utf-8") for p in phases.glob("*.py"))
    steps = [step for step in (*SCREENS, *ASIDE) if step not in KINDS]  # a revealed card asks by its own name
    assert [step for step in steps if f'"{step}"' not in code] == [STANDING]  # the core asks that


def test_a_suggestion_says_what_stands_on_the_button() -> None:
    """Whatever ends a step, and attacks and leave, at every step and in both languages; so does what computers plan."""
    named, steps = {*ENDINGS, "attack", "permit", "forbid"}, set[str]()
    for step, (save, seat) in found().items():
        look = asked(RULES.loads(save), seat, step)
        for language in LANGUAGES:
            shown = context(look, language)
            labels = {label.replace("\\", "") for label, _ in lines(shown).values()}
            for action in look.prompts[0].actions:
                (said,) = advice.worded("knights", step, [action], shown.voice, look.view)
                if action.verb in named and len(said) < LABEL:
                    assert said.replace("\\", "") in labels, (step, str(action), said)
                    steps.add(step)
            plan = advice.advice(look, look.prompts[0]) if look.prompts[0].blocks else None
            if plan is not None and plan.plan and plan.plan[-1].verb in named and plan.plan[-1] in shown.actions:
                last = advice.said("knights", plan, shown.voice, look.view)
                assert any(label and label in last.replace("\\", "") for label in labels), (step, last)
    assert {"fight", "draft", "expedition", "mobilize-forces", "upgrade", "consent", "permit"} <= steps
