"""The panel of Warrior Knights at every step: within Discord's limits, complete, every line with its numbers."""

from __future__ import annotations

import functools
import random
from pathlib import Path

import engine.knights.phases
from bot.presenter.games.knights.panel import ASIDE, SCREENS
from bot.presenter.panels.panel import panel
from cogs import games
from engine.core import blocking
from engine.core.standing import STANDING
from engine.knights.rules import KNIGHTS as RULES
from tests.cogs.knights.screens import asked, context, sound
from tests.cogs.press_everything import check, reachable
from tests.cogs.seat_views import PICTURE
from tests.engine.knights.play import lively

games()  # brings the fronts
GAMES = ((6, "panel-1", 1500), (2, "panel-2", 700), (4, "panel-3", 1200))
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


def test_screens_belong_to_steps_of_the_game() -> None:
    """No screen for a step that no phase asks."""
    phases = Path(str(engine.knights.phases.__file__)).parent
    code = "".join(p.read_text(encoding="utf-8") for p in phases.glob("*.py"))
    assert [step for step in (*SCREENS, *ASIDE) if f'"{step}"' not in code] == [STANDING]  # the core asks that
