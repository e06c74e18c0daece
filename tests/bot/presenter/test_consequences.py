"""Every option of every list says what it costs and brings, in both languages and from one's own view alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot import locale
from bot.presenter.panel_kit.choices import OPEN, long
from bot.presenter.panel_kit.controls import STANDING, PanelContext, aside, read_open
from bot.presenter.panel_kit.ticks import read_tick
from bot.presenter.panels import advice
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.tables.unit.computers import SUBSTITUTE, make
from bot.ui.ids import Id
from cogs import games
from engine import GAMES
from engine.core import blocking
from tests.cogs.press_everything import check, parts, words
from tests.cogs.seat_views import NAMES, PICTURE, look_at
from tests.engine.pairs import read, rests
from tests.engine.supplements import SUPPLEMENTS

games()  # brings the fronts

SAVES = Path(__file__).parents[2] / "saves"
SCREENS = 6
"""Screens of a question that are looked through; of one that is open at any time, two."""
CUT = 100
"""Characters of a line at which Discord ends it; nothing may be said beyond."""
PLAIN = {
    "xidit": {
        "order none": "a step that is not chosen yet",
    },
    "roses": {
        "plan": "an order is what it says, costs nothing and may be changed until the battle begins",
    },
    "fief": {
        "plan": "how many cards, of which decks, stopping at which Disaster: the line is what will happen",
    },
    "knights": {
        "arrange": "an order of agendas, each of which is explained above the list",
    },
    "charlemagne": {
        "clause": "a sentence in a draft that nobody sees; the sentence is what will hold",
    },
}
"""Answers that need no consequence, by verb, and why. Standing orders need none: each says what it does, costs nothing
and may be changed at any time."""
RAW = re.compile(r"[{}]|\b(?:xidit|roses|fief|knights|charlemagne|panel)-[a-z]+-")
"""What nobody may read."""


class Line(NamedTuple):
    """A line of a list, or a button."""

    asked: str
    """The step of the question that it answers."""
    does: str
    """The action that it takes, or ``tick``."""
    label: str
    """What stands on it."""
    note: str
    """What a list says below the label; empty for a button."""
    above: str
    """The words above it, of the whole panel."""


def lines(look: SeatView, language: str, known: set[str]) -> Iterator[Line]:
    """All that can be pressed on the screens of the seat's questions, wherever it does something.

    ``known``: steps that are open at any time and were looked at before; others are added.
    """
    assert look.seat is not None
    seen: set[tuple[str, str, int]] = set()
    queue: list[tuple[str, str, int]] = [(p.id, "", 0) for p in look.prompts if p.blocks or p.step not in known]
    always = {p.id for p in look.prompts if aside(look, p)}
    known |= {p.step for p in look.prompts if not p.blocks}
    tried: dict[str, int] = {}
    while queue:
        here = queue.pop(0)
        tried[here[0]] = tried.get(here[0], 0) + 1
        if here in seen or tried[here[0]] > (2 if here[0] in always else SCREENS):
            continue
        seen.add(here)
        prompt = next(p for p in look.prompts if p.id == here[0])
        ctx = PanelContext(look, look.seat, Voice(language, NAMES, look.table.game), here[1], here[2], prompt)
        view = check(panel(ctx, ("board.png", PICTURE)))
        said = words(view)
        assert not RAW.search(said), RAW.search(said)
        above = "\n".join(c["content"] for c in parts(view) if c["type"] == 10)
        for part in parts(view):
            where = Id.parse(part.get("custom_id", ""))
            if where is None or part.get("disabled") or where.verb not in ("do", "open", "tick", "batch"):
                continue
            asked = look.prompt_at(where.token)
            if asked is not prompt:  # a further question below, which is looked at by itself
                continue
            options = part.get("options") or [{"value": where.arg, "label": part["label"]}]
            for option in options:
                value, note = option["value"], option.get("description") or ""
                assert not RAW.search(f"{option['label']} {note}"), option
                if where.verb == "open" or value.startswith(OPEN):
                    opened, page = read_open(value)
                    queue.append((here[0], long(opened, asked.actions) or "", page))
                elif where.verb == "tick":
                    queue.append((here[0], read_tick(where.arg, [value]) or "", 0))
                    yield Line(asked.step, "tick", option["label"], note, above)
                else:
                    does = where.arg if where.verb == "batch" and part["type"] == 3 else long(value, asked.actions)
                    yield Line(asked.step, str(does), option["label"], note if part["type"] == 3 else "-", above)


def saved(game: str) -> Iterator[Any]:
    """A position of every step."""
    for path in sorted(SAVES.glob(f"*/{game}-*.json")):
        yield GAMES[game].loads(path.read_bytes())


def played(game: str, most: int) -> Iterator[Any]:
    """Positions of a game among computers, each before something is said."""
    rules = GAMES[game]
    seats = rules.seats.stop - 1
    state = rules.setup(seats=seats, seed=f"consequences {game}", options=rules.Options())
    players = [make(game, SUBSTITUTE, f"{game} {seat}") for seat in range(seats)]
    for _ in range(most):
        waits = blocking(rules.prompts(state))
        if not waits:
            return
        seat = next(iter(waits))
        for action in players[seat].choose(rules.view(state, seat), waits[seat][0]):
            yield state
            rules.apply(state, seat, action)


def looks(game: str, most: int) -> Iterator[SeatView]:
    """What the seats see that are asked something, once each kind of question."""
    met: set[tuple[str, ...]] = set()
    for states in (saved(game), played(game, most)):
        for state in states:
            for seat, mine in GAMES[game].prompts(state).items():
                asked = [p for p in mine if p.blocks]
                kinds = tuple(sorted({p.step for p in asked} | {a.verb for p in asked for a in p.actions}))
                if kinds not in met:
                    met.add(kinds)
                    yield look_at(GAMES[game], state, seat)


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_says_what_it_costs_and_brings(game: str) -> None:
    """At every kind of question, all lists behind it too; answers that need no word are named with their reason.

    No line is cut off by Discord’s limit: what has no room is left out whole.
    """
    silent: dict[str, str] = {}
    cut: dict[str, str] = {}
    used, steps = set(), set()
    heavy = SUPPLEMENTS[game].share > 1
    known: dict[str, set[str]] = {language: set() for language in locale.LANGUAGES}
    for look in looks(game, 0 if heavy else 150):
        for language in locale.LANGUAGES:
            for found in lines(look, language, known[language]):
                steps.add(found.asked)
                if found.does != "tick" and max(len(found.label), len(found.note)) >= CUT:
                    cut[f"{language} {found.asked}: {found.does.split(' ')[0]}"] = found.note or found.label
                if found.note or found.asked == STANDING:
                    continue
                excused = next((k for k in PLAIN[game] if re.search(rf"^{k}\b|{k}$", found.does)), None)
                used.add(excused)
                if excused is None:
                    silent[f"{language} {found.asked}: {found.does.split(' ')[0]}"] = found.label
    assert not silent
    assert not cut, cut
    assert used >= PLAIN[game].keys() - {"order none"}
    assert len(steps) > 8


@pytest.mark.parametrize("game", sorted(GAMES))
def test_panel_and_suggestion_know_nothing_that_others_hide(game: str) -> None:
    """At every step: something else in other hands, and in the luck to come, changes not one word."""
    rules, extra, rng = GAMES[game], SUPPLEMENTS[game], random.Random(31)
    compared: set[str] = set()
    known: set[str] = set()
    for state in saved(game):
        for seat, mine in blocking(rules.prompts(state)).items():
            if mine[0].step in compared:
                continue
            other = rules.loads(rules.dumps(state))
            for hidden in range(state.seats):
                if hidden != seat:
                    extra.disturb(rng, other, hidden)
            extra.shuffle_unseen(rng, other)
            save = rules.dumps(other)
            if not rests(rules, save):
                continue
            pair = [look_at(rules, s, seat) for s in (state, read(rules, save))]
            told = [list(lines(look, "es", set(known))) for look in pair]
            known |= {p.step for look in pair for p in look.prompts if not p.blocks}
            assert told[0] == told[1], mine[0].step
            plans = [advice.advice(look, mine[0]) for look in pair]
            assert plans[0] == plans[1], mine[0].step
            compared.add(mine[0].step)
    assert len(compared) > 5
