"""The panel of Wars of the Roses at every step: within Discord's limits, complete, offering nothing that is refused."""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.games.roses import names
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel, rows
from bot.presenter.words.voice import Voice
from engine.core import Action, Prompt, legal
from engine.roses.analysis import ways
from engine.roses.board import AREA, AREAS, BLOCK, BLOCK_IDS, BLOCKS, BORDERS, EXILE, LIMIT, NEIGHBOURS, RED
from engine.roses.rules import ROSES
from tests.bot.presenter.games.roses.screens_to_open import words_to_open
from tests.cogs.press_everything import check, components
from tests.cogs.roses.positions import NAMES, SCENARIOS, accepted, look_at, positions, question, reachable, saved
from tests.cogs.seat_views import PICTURE
from tests.engine.roses.board import Board
from tests.engine.roses.ledger import steps, verbs


@pytest.mark.turns(2)
@pytest.mark.slow(but=["kingmaker-29"])
@pytest.mark.parametrize(("scenario", "seed"), [*((s, n) for n, s in enumerate(SCENARIOS)), ("kingmaker", 29)])
def test_panels_fit_and_offer_everything(scenario: Any, seed: int) -> None:
    """At every prompt of a game: what is legal can be pressed, and whatever can be pressed is taken as a whole."""
    rng = random.Random(seed)
    met: dict[str, int] = {}
    pushed: set[str] = set()
    for state, seat in positions(scenario, seed):
        look = look_at(state, seat)
        asked = question(look)
        step = f"{asked.step} {asked.pace}"
        met[step] = met.get(step, 0) + 1
        if met[step] > 4 and rng.random() > (0.02 if len(asked.actions) > 20 else 0.1):
            continue
        batches, _ = reachable(look, seat)
        wanted = {str(a) for a in look.legal}
        first = {b[0] for b in batches}
        assert wanted <= first, (step, sorted(wanted - first)[:5])
        for batch in rng.sample(sorted(batches), min(len(batches), 60)):
            assert accepted(state, seat, batch) == "", (step, batch)
        pushed |= {Action.parse(text).verb for batch in batches for text in batch}
    assert {"cards", "action", "fight", "briefing"} <= {name.split()[0] for name in met}
    assert len(pushed) > 15


@pytest.mark.slow
def test_every_verb_of_the_engine_is_on_a_panel() -> None:
    """The ledger's list of verbs, found again in the panels of some games."""
    wanted, asked = verbs(), set(steps())
    met: set[frozenset[str]] = set()
    games = (positions(SCENARIOS[seed % 3], 100 + seed) for seed in range(5))
    for state, seat in chain(saved(), *games):
        look = look_at(state, seat)
        kinds = frozenset(a.verb for a in look.legal)
        if kinds in met:
            continue
        met.add(kinds)
        batches, _ = reachable(look, seat)
        assert {str(a) for a in look.legal} <= {batch[0] for batch in batches}
        wanted -= {Action.parse(text).verb for batch in batches for text in batch}
        asked -= {p.step for p in look.prompts}
    assert wanted == set()
    assert asked == set()


@pytest.mark.turns(2)
@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seed"), [(s, n) for n, s in enumerate(SCENARIOS, 11)])
def test_every_screen_is_a_message_discord_takes(scenario: Any, seed: int) -> None:
    """In both languages, the screens behind the first one too."""
    rng = random.Random(seed)
    met: dict[str, int] = {}
    games = positions(scenario, seed, 1 if scenario == "wars_of_the_roses" else 0)
    for state, seat in chain(saved(), games):
        look = look_at(state, seat)
        step = question(look).step
        met[step] = met.get(step, 0) + 1
        if met[step] > 3 and rng.random() > 0.02:
            continue
        opens = ["", *words_to_open(look, rng)]
        standing = [p for p in look.prompts if p.id == "standing" and met[step] < 2]
        for language in locale.LANGUAGES:
            wanted = [(words, None) for words in opens] + [(words, p) for p in standing for words in opens[::3]]
            for words, prompt in wanted:
                ctx = PanelContext(look, seat, Voice(language, NAMES), words, 0, prompt)
                check(panel(ctx, ("board.png", PICTURE), note="Saved."))


@pytest.mark.slow
def test_a_march_is_reckoned_as_the_engine_judges_it() -> None:
    """For single blocks exactly: every way the engine takes, no other. For groups: what is offered is taken."""
    rng = random.Random(5)
    compared = grouped = 0
    events: set[str] = set()
    for seed in range(5):
        for state, seat in positions(SCENARIOS[seed % 3], 310 + seed):
            look = look_at(state, seat)
            if question(look).step != "action" or (rng.random() > (0.4 if look.view.action.event else 0.12)):
                continue
            events.add(look.view.action.event)
            there: dict[str, list[str]] = {}
            for block in names.movable(look):
                there.setdefault(names.place(look.view, block), []).append(block)
            for area, blocks in there.items():
                block = rng.choice(blocks)
                offered = {w.goal for w in ways(look.view, question(look), area, [block]) if not w.sea}
                assert offered == by_trying(state, seat, block, question(look)), (block, area)
                compared += 1
                group = rng.sample(blocks, rng.randint(1, len(blocks)))
                for way in ways(look.view, question(look), area, group):
                    if way.room >= len(group):
                        said = accepted(state, seat, tuple(map(str, way.actions(group))))
                        assert said == "", (way, group)
                        grouped += len(group) > 1
    assert compared > 160
    assert grouped > 80
    assert {"", "force_march", "muster", "surprise"} <= events


def by_trying(state: Any, seat: int, block: str, prompt: Prompt) -> set[str]:
    """Areas that a block can reach by land, found by letting the engine do it. On a muster: the named area alone."""
    found: set[str] = set()
    start = names.place(ROSES.view(state, seat), block)
    queue = [ROSES.dumps(state)]
    while queue:
        data = queue.pop()
        here = ROSES.loads(data)
        for action in legal(ROSES.prompts(here)[seat]):
            if action.verb == "move" and action.args[0] == block and action.args[1] != start:
                there = ROSES.loads(data)
                ROSES.apply(there, seat, action)
                now = ROSES.view(there, seat).action
                if now is None or not now.goal or action.args[1] == now.goal:
                    found.add(str(action.args[1]))
                queue.append(ROSES.dumps(there))
    return found


def test_a_narrow_border_is_told() -> None:
    """Four blocks, a red border that takes two: it is not offered, and a line says how many it takes."""
    a, b = next(
        pair
        for pair, most in zip(BORDERS, LIMIT, strict=True)
        if most == 2 and not any(AREAS[n].sea_zones for n in pair)
    )
    here, there = AREAS[a].id, AREAS[b].id
    blocks = ["lan_oxford", "lan_devon", "lan_clifford", "lan_beaumont"]
    board = Board().acting(dict.fromkeys(blocks, here) | {"yor_york": "ireland", "lan_henry_vi": "middlesex"})
    look = look_at(board.state, 0)
    ctx = PanelContext(look, 0, Voice("en", NAMES), f"at {here} f")
    texts = [c["content"] for c in components([r.to_component_dict() for r in rows(ctx)]) if c["type"] == 10]
    assert len(texts) == 1
    assert "for all 4" in texts[0]
    some = [o for c in components([r.to_component_dict() for r in rows(ctx)]) for o in c.get("options", [])]
    narrow = next(o for o in some if o["value"] == there)
    assert narrow["label"].endswith(": 2 of 4 blocks")
    assert narrow["description"].startswith("Devon and Clifford stay")
    actions, _ = front("roses").batch(look, f"move {here} f {there}")
    assert [a.args for a in actions] == [("lan_oxford", there), ("lan_beaumont", there)], "the strongest go first"
    assert accepted(board.state, 0, tuple(map(str, actions))) == ""
    two = PanelContext(look, 0, Voice("en", NAMES), f"at {here} 3")
    values = [o["value"] for c in components([r.to_component_dict() for r in rows(two)]) for o in c.get("options", [])]
    assert there in values


def test_what_is_ticked_stands_in_the_ids_alone() -> None:
    """A tick changes what the selects carry; the same position with the same words gives the same panel."""
    board = Board().acting(
        {"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"}
    )
    look = look_at(board.state, 0)
    voice = Voice("en", NAMES)
    first = [r.to_component_dict() for r in rows(PanelContext(look, 0, voice, "at kent 3"))]
    again = [r.to_component_dict() for r in rows(PanelContext(look_at(board.state, 0), 0, voice, "at kent 3"))]
    assert first == again
    ids = [c["custom_id"] for c in components(first) if "custom_id" in c]
    assert any(i.endswith(":move kent 3") for i in ids)
    ticked = [o for c in components(first) for o in c.get("options", []) if o.get("default") and o["value"] in "01"]
    assert len(ticked) == 2


def test_the_words_of_the_panel_are_all_used() -> None:
    """Every key stands literally in the code of the panel, so none is left over."""
    from tests.support.runs import ROOT

    code = "".join(
        p.read_text(encoding="utf-8") for p in (ROOT / "bot" / "presenter" / "games" / "roses").rglob("*.py")
    )
    keys = [k for k in locale.entries("en") if k.startswith("roses-panel-")]
    dynamic = {"roses-panel-unknown"}
    assert len(keys) > 60
    assert [k for k in keys if f'"{k}"' not in code and k not in dynamic] == []


def test_no_fourth_border_into_a_battle() -> None:
    """Three borders are used already: over a fourth nobody gets in, not even by way of another area (6.3)."""
    near = {n: [m for m in NEIGHBOURS[n] if EXILE[m] < 0] for n in range(len(AREAS))}
    goal, over, start = next(
        (g, o, s)
        for g in near if EXILE[g] < 0 and len(near[g]) > 3
        for o in near[g] if not RED[NEIGHBOURS[g][o]]
        for s in near[o] if s != g and s not in near[g] and not RED[NEIGHBOURS[o][s]]
    )  # fmt: skip
    used = [m for m in near[goal] if m != over][:3]
    places = {"lan_oxford": AREAS[start].id, "lan_devon": AREAS[goal].id, "yor_march": AREAS[goal].id,
              "lan_henry_vi": "scotland", "yor_york": "ireland"}  # fmt: skip

    def goals(origins: list[int]) -> set[str]:
        board = Board().acting(places)
        board.state.entries = [(goal, 0, NEIGHBOURS[goal][m]) for m in origins]
        look = look_at(board.state, 0)
        found = ways(look.view, question(look), AREAS[start].id, ["lan_oxford"])
        for way in found:
            assert accepted(board.state, 0, tuple(map(str, way.actions(["lan_oxford"])))) == ""
        return {w.goal for w in found}

    assert AREAS[goal].id in goals(used[:2])
    assert AREAS[goal].id not in goals(used)


@pytest.mark.slow(but=["es"])
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_crowds_are_turned_page_by_page(language: str) -> None:
    """All blocks of a house in one area, and each in another: pages, and every march can still be pressed."""
    mine = [b for b in BLOCK_IDS if b.startswith("lan_") and not BLOCKS[BLOCK[b]].counterpart]
    mine += [b for b in BLOCK_IDS if b.startswith("lan_") and b not in mine]
    land = [a.id for a in AREAS if not a.exile_of]
    crowd: dict[str, Any] = dict.fromkeys(mine, "kent") | {"yor_york": "ireland"}
    spread: dict[str, Any] = dict(zip(mine, land, strict=False)) | {"yor_york": "ireland"}
    for places, words in ((crowd, "at kent 7fffffff 1"), (spread, "")):
        board = Board().acting(places)
        look = look_at(board.state, 0)
        for page in (0, 1, 2):
            check(panel(PanelContext(look, 0, Voice(language, NAMES), words, page), ("board.png", PICTURE)))
        if language != locale.LANGUAGES[0]:  # what can be pressed is the same in every language
            continue
        moves = {str(a) for a in look.legal if a.verb == "move"}
        batches, _ = reachable(look, 0)
        pressed = {b[0] for b in batches}
        assert len(moves) > 60
        assert {m.split()[1] for m in moves} == {p.split()[1] for p in pressed if p.startswith("move ")}
        assert moves <= pressed


def test_orders_of_panels_drawn_before_subjects_were_selects_of_actions_are_still_taken() -> None:
    """Their selects name the subject or the block, their lines the word alone; the list of a block was ``order``."""
    state, seat = next((s, n) for s, n in saved() if any(b.place in AREA for b in ROSES.view(s, n).own.blocks))
    look = look_at(state, seat)
    block = next(b.block for b in look.view.own.blocks if b.place in AREA)
    batch = front("roses").batch
    assert batch(look, "standing act ask") == ([Action("standing", ("act", "ask"))], "")
    assert batch(look, "plan hits nobles") == ([Action("plan", ("hits", "nobles"))], "")
    assert batch(look, f"block-order {block} weak-2") == ([Action("block-order", (block, "weak-2"))], "blocks")
    assert batch(look, "standing") == batch(look, "set") == batch(look, "conquer all") == ([], "")
    standing = next(p for p in look.prompts if p.id == "standing")
    old, new = (
        [row.to_component_dict() for row in rows(PanelContext(look, seat, Voice("en", NAMES), words, 0, standing))]
        for words in (f"order {block}", f"block-order {block}")
    )
    assert old == new
    assert any(o["value"] == f"block-order {block} weak-2" for part in components(old) for o in part.get("options", []))
