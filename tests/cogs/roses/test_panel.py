"""The panel of Wars of the Roses at every step: within Discord's limits, complete, offering nothing that is refused."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import deepcopy
from itertools import chain
from typing import Any

import msgspec
import pytest

from bot import locale
from bot.presenter.controls import PanelContext
from bot.presenter.front import front
from bot.presenter.panel import panel, rows
from bot.presenter.voice import Voice
from cogs.roses import march, names
from engine.core import Action, Prompt, legal
from engine.roses import ROSES
from engine.roses.board import AREAS, BLOCK, BLOCK_IDS, BLOCKS, BORDERS, EXILE, LIMIT, NEIGHBOURS, RED
from engine.roses.standing import STYLES, VALUES
from engine.roses.state import POOL, Acting, Hits, Political, Regroup, RosesState
from engine.roses.view import Plan
from tests.cogs.looks import PICTURE
from tests.cogs.pressing import check, components
from tests.cogs.roses.tables import NAMES, SCENARIOS, accepted, look_at, positions, question, reachable, saved
from tests.engine.roses.positions import AUTO, acting, do, fight, position, settle
from tests.locale.test_roses import steps, verbs

pytestmark = pytest.mark.usefixtures("strict")


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


def words_to_open(look: Any, rng: random.Random) -> list[str]:
    """Screens of this position, and a few that do not exist in it."""
    blocks = list(names.own_blocks(look.view))
    areas = list(dict.fromkeys(b.place for b in look.view.own.blocks))
    some = [*rng.sample(blocks, min(3, len(blocks))), "nobody"]
    found = ["blocks", "recruit", "at", "who", "at kent zz", "at kent ff 9 9", "rubbish"]
    found += [f"{word} {b}" for word in ("who", "in", "order") for b in some]
    found += [
        f"at {a} {rng.choice(['', '1', '3', 'ff', 'fffffffff'])}".strip() for a in rng.sample(areas, min(4, len(areas)))
    ]
    return found


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
                offered = {w.goal for w in march.ways(look.view, question(look), area, [block]) if not w.sea}
                assert offered == by_trying(state, seat, block, question(look)), (block, area)
                compared += 1
                group = rng.sample(blocks, rng.randint(1, len(blocks)))
                for way in march.ways(look.view, question(look), area, group):
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
    state = acting(dict.fromkeys(blocks, here) | {"yor_york": "ireland", "lan_henry_vi": "middlesex"})
    look = look_at(state, 0)
    ctx = PanelContext(look, 0, Voice("en", NAMES), f"at {here} f")
    texts = [c["content"] for c in components([r.to_component_dict() for r in rows(ctx)]) if c["type"] == 10]
    assert len(texts) == 1
    assert "for all 4" in texts[0]
    some = [o for c in components([r.to_component_dict() for r in rows(ctx)]) for o in c.get("options", [])]
    narrow = next(o for o in some if o["value"] == there)
    assert narrow["label"].endswith(": 2 of 4")
    assert narrow["description"].startswith("Devon and Clifford stay")
    actions, _ = front("roses").batch(look, f"move {here} f {there}")
    assert [a.args for a in actions] == [("lan_oxford", there), ("lan_beaumont", there)], "the strongest go first"
    assert accepted(state, 0, tuple(map(str, actions))) == ""
    two = PanelContext(look, 0, Voice("en", NAMES), f"at {here} 3")
    values = [o["value"] for c in components([r.to_component_dict() for r in rows(two)]) for o in c.get("options", [])]
    assert there in values


def test_what_is_ticked_stands_in_the_ids_alone() -> None:
    """A tick changes what the selects carry; the same position with the same words gives the same panel."""
    state = acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"})
    look = look_at(state, 0)
    voice = Voice("en", NAMES)
    first = [r.to_component_dict() for r in rows(PanelContext(look, 0, voice, "at kent 3"))]
    again = [r.to_component_dict() for r in rows(PanelContext(look_at(state, 0), 0, voice, "at kent 3"))]
    assert first == again
    ids = [c["custom_id"] for c in components(first) if "custom_id" in c]
    assert any(i.endswith(":move kent 3") for i in ids)
    ticked = [o for c in components(first) for o in c.get("options", []) if o.get("default") and o["value"] in "01"]
    assert len(ticked) == 2


def test_commit_says_what_is_lost() -> None:
    """With points that could be spent it is asked once; without, the first press commits."""
    state = acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"}, card="action_3")

    def commit(language: str, words: str = "end") -> dict[str, Any]:
        ctx = PanelContext(look_at(state, 0), 0, Voice(language, NAMES), words)
        found = list(components([r.to_component_dict() for r in rows(ctx)]))
        ends = (":done", ":end|0")
        return next(c for c in found if c["type"] == 2 and c["custom_id"].endswith(ends))

    assert commit("en", "")["custom_id"].endswith(":end|0")
    assert commit("en")["custom_id"].endswith(":done")
    assert commit("en")["label"] == "Commit, 3 points stay unused"
    assert commit("en")["style"] == 3
    assert commit("es")["label"] == "Confirmar, sobran 3 puntos"
    do(state, 0, "move lan_oxford sussex")
    assert commit("en")["label"] == "Commit, 2 points stay unused"
    state = acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"}, card="muster")
    assert commit("en", "")["custom_id"].endswith(":end|0"), "an event that was not used is asked about once"
    assert "If you commit now Muster is lost unused" in told(state, 0, "end")["text 0"]
    assert "se pierde sin usar la carta Reunión" in told(state, 0, "end", "es")["text 0"]
    assert "Choose where your blocks gather" in told(state, 0)["text 0"]
    do(state, 0, "muster kent")
    assert commit("en", "")["custom_id"].endswith(":done"), "once it has an area it keeps nobody"


def told(state: Any, seat: int, words: str = "", language: str = "en") -> dict[str, str]:
    """What a screen says: options with their notes by value, and lines of words."""
    ctx = PanelContext(look_at(state, seat), seat, Voice(language, NAMES), words)
    found = list(components([r.to_component_dict() for r in rows(ctx)]))
    notes = {o["value"]: f"{o['label']} | {o.get('description', '')}" for c in found for o in c.get("options", [])}
    return notes | {f"text {n}": c["content"] for n, c in enumerate(found) if c["type"] == 10}


def test_a_march_says_what_it_costs_and_brings() -> None:
    """Who starves, how many dice attack, who waits in reserve, what ships cost; in both languages."""
    fed: dict[str, Any] = dict.fromkeys(("lan_oxford", "lan_devon", "lan_clifford"), "sussex")
    there: dict[str, Any] = dict.fromkeys(("lan_beaumont", "lan_pembroke", "lan_somerset"), "kent")
    state = acting({**fed, **there, "lan_henry_vi": "derby", "yor_york": "ireland", "yor_march": "wilts"})
    said = told(state, 0, "at sussex 7")
    assert "feeds 4, you will have 6: 2 starve" in said["kent"]
    assert "⚔ attack with 8 dice · 1 York" in said["wilts"]
    assert "2 points (port to port)" in said["~kent"]
    assert "3 points (one ship each)" in said["~dorset"]
    assert "alimenta a 4, tendrás 6: 2 pasan hambre" in told(state, 0, "at sussex 7", "es")["kent"]
    assert "⚔ ataque con 8 dados" in told(state, 0, "at sussex 7", "es")["wilts"]
    assert "main attack or reserve" not in said["wilts"]
    do(
        state,
        0,
        "move lan_beaumont sussex; move lan_beaumont wilts; move lan_pembroke middlesex; move lan_pembroke oxford",
    )
    assert "main attack or reserve" in told(state, 0, "at oxford 1").get("wilts", "main attack or reserve")
    state = acting(
        {"lan_oxford": "kent", "lan_french_mercenary": "france", "lan_henry_vi": "france", "yor_york": "ireland"}
    )
    assert "1 point (port to port)" in told(state, 0, "at france 3")["~kent"]
    do(state, 0, "sea lan_henry_vi kent")
    assert "rides along free" in told(state, 0, "at france 1")["~kent"]
    assert "→ " in told(state, 0, "at kent")["0"]


def test_an_area_says_which_enemies_are_next_door() -> None:
    """One march away, two areas of them; not where the fight is already, nor of areas with one's own alone."""
    state = acting({"lan_oxford": "sussex", "lan_devon": "sussex", "lan_henry_vi": "derby", "yor_march": "wilts",
                    "yor_york": "kent", "yor_rutland": "middlesex"})  # fmt: skip
    assert told(state, 0)[">at sussex"].endswith(" · enemies next door: Middlesex, Wilts")
    assert told(state, 0, "", "es")[">at sussex"].endswith(" · enemigos al lado: Middlesex, Wilts")
    assert "next door" not in told(state, 0)[">at derby 1"]
    do(state, 0, "move lan_oxford wilts")
    assert "next door" in told(state, 0)[">at sussex 1"]
    assert all("next door" not in line for words, line in told(state, 0).items() if words.startswith(">at wilts"))


def test_who_may_follow_without_a_point_is_told_so() -> None:
    """The list of areas is there for those alone; whoever stands by himself is not called all of them."""
    state = acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "derby", "yor_york": "ireland"})

    def shown(words: str = "") -> str:
        ctx = PanelContext(look_at(state, 0), 0, Voice("en", NAMES), words)
        found = list(components([r.to_component_dict() for r in rows(ctx)]))
        return " ".join(f"{c.get('placeholder', '')} {c.get('label', '')}" for c in found)

    assert "From which area?" in shown()
    assert "All 2 in Kent" in shown("at kent")
    do(state, 0, "move lan_oxford sussex")
    doing = state.frames[-1]
    assert isinstance(doing, Acting)
    assert doing.ap > 0
    assert "All 1" not in shown("at kent")
    doing.ap = 0
    assert "Free of charge: from which area?" in shown()


def test_a_fight_says_its_odds() -> None:
    """Dice, what they need with the defence, odds; of charges and treachery too; what a last step means."""
    state = fight("essex", {"yor_york": "rutland", "yor_march": "rutland"}, {"lan_oxford": "", "lan_henry_vi": ""})
    said = told(state, 0)
    assert "3 dice, 3 or less hits: odds of a hit 88 %, 1.5 on average" in " ".join(said.values())
    assert said["text 0"].endswith("All hits go to the strongest enemy first: Richard of York.")
    assert "1,5 de media. Todos los impactos van primero al enemigo más fuerte" in told(state, 0, "", "es")["text 0"]
    state.steps[BLOCK["yor_york"]] = 3
    assert told(state, 0)["text 0"].endswith(
        "first: Richard of York and March (as strong as each other: their owner chooses)."
    )
    state.steps[BLOCK["yor_york"]] = 4
    do(state, 0, "pass lan_oxford")
    do(state, 1, "pass yor_march")
    said = told(state, 0)
    assert "fells it 1 %, else it answers with up to 4 dice on 3" in said["charge lan_henry_vi yor_york"]
    assert "lo abate en el 1 % de los casos" in told(state, 0, "", "es")["charge lan_henry_vi yor_york"]


def test_a_briefing_says_how_the_lines_stand() -> None:
    """Blocks, dice and hits to expect of both sides, who is hidden, and orders that nobody could carry out."""
    state = fight(
        "essex", {"yor_hastings": "rutland", "yor_essex": "middlesex"}, {"lan_henry_vi": ""}, plan=Plan(),
        others={"yor_york": "calais"},
    )  # fmt: skip
    said = told(state, 1)["text 0"]
    assert "1 block, 3 dice, about 1.0 hits a round, 1 reserve still hidden" in said
    assert "1 block, 4 dice, about 1.3 hits a round\n" in said
    assert "None of your heirs" in said
    assert "No leader of yours" in said
    assert "None of your heirs" not in told(state, 0)["text 0"]
    assert "1 bloque, 3 dados, unos 1,0 impactos por ronda, 1 reserva aún oculta" in told(state, 1, "", "es")["text 0"]
    state = acting({"yor_york": "ireland", "lan_henry_vi": "middlesex", "lan_oxford": "kent"}, seat=1)
    assert "by sea, 1 point for each ship" in told(state, 1)[">at ireland 1"]
    for block in ("yor_hastings", "yor_suffolk"):
        state.where[BLOCK[block]] = -1
    said = told(state, 1, "recruit")
    assert "1 point · nobody of yours there" in said["recruit yor_hastings leicester"], "one place, one click"
    assert "→ East Anglia, Oxford" in said[">in yor_suffolk"]


@pytest.mark.parametrize(
    ("language", "border", "names"),
    [
        ("en", "blue border, takes 3 · 5 dice in round 1, 1 block joins in round 2",
         "**Middlesex, from Kent:** Oxford (Lancaster) and Devon fight from the first round on; "
         "Clifford joins in round 2."),
        ("es", "frontera azul, admite 3 · 5 dados en la ronda 1; 1 bloque se suma en la 2",
         "**Middlesex, desde Kent:** Oxford (Lancaster) y Devon luchan desde la primera ronda; "
         "Clifford se suma en la ronda 2."),
    ],
)  # fmt: skip
def test_a_main_attack_says_who_comes_over_which_border(language: str, border: str, names: str) -> None:
    """The border, what it takes, its dice, who fights at once and who waits: in the list, and above it by name."""
    state = acting(
        {"lan_oxford": "kent", "lan_devon": "kent", "lan_clifford": "oxford", "lan_henry_vi": "derby",
         "yor_york": "ireland", "yor_march": "middlesex"},
    )  # fmt: skip
    do(state, 0, "move lan_oxford middlesex; move lan_devon middlesex; move lan_clifford middlesex; done")
    said = told(state, 0, "", language)
    assert said["main middlesex kent"].endswith(border)
    assert names in said["text 0"]


@pytest.mark.parametrize(
    ("king", "york", "wanted"),
    [
        (0, "derby", "you 4 with London, the enemy at most 1 · you keep it, with 3 to spare"),
        (1, "derby", "you 4 with London, the enemy at most 1 · you take it, ahead by 3"),
        (0, "middlesex", "you 3, the enemy at most 1 · you keep it, with 2 to spare"),
    ],
)
def test_the_throne_says_who_is_ahead(king: int, york: str, wanted: str) -> None:
    """What counts, how much one has, what the enemy can have, who would be King and by how much; the King keeps it on
    a tie."""
    blocks: dict[str, Any] = {"lan_henry_vi": "middlesex", "lan_oxford": "kent", "lan_devon": "kent", "yor_york": york}
    view = look_at(acting(blocks, king=king), 0).view
    assert wanted in front("roses").summary(view, Voice("en", NAMES))
    state = acting({"lan_henry_vi": "kent", "lan_oxford": "kent", "yor_york": "derby", "yor_march": "derby"}, king=king)
    said = front("roses").summary(look_at(state, 0).view, Voice("en", NAMES))
    assert ("you keep it on a tie" if king == 0 else "you need 1 more to be sure to take it") in said
    said = front("roses").summary(look_at(state, 1).view, Voice("es", NAMES))
    assert ("te falta 1 para tomarlo con seguridad" if king == 0 else "lo conservas por empate") in said


def test_many_blocks_at_once() -> None:
    """After a battle all who may go somewhere go there by one choice, no more than the border takes; home likewise."""
    for state, seat in saved():
        look = look_at(state, seat)
        step = question(look).step
        if step not in ("regroup", "home"):
            continue
        for area in look.view.room or ("ireland",):
            actions, _ = front("roses").batch(look, f"all {step} {area}")
            assert not actions or accepted(state, seat, tuple(map(str, actions))) == ""
    assert front("roses").batch(look, "all regroup nowhere") == ([], "")
    assert front("roses").batch(look, "all fire kent") == ([], "")


def test_the_words_of_the_panel_are_all_used() -> None:
    """Every key stands literally in the code of the cog, so none is left over."""
    from tests.locale.test_catalogues import ROOT

    code = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "cogs" / "roses").glob("*.py"))
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
        state = acting(places)
        state.entries = [(goal, 0, NEIGHBOURS[goal][m]) for m in origins]
        look = look_at(state, 0)
        found = march.ways(look.view, question(look), AREAS[start].id, ["lan_oxford"])
        for way in found:
            assert accepted(state, 0, tuple(map(str, way.actions(["lan_oxford"])))) == ""
        return {w.goal for w in found}

    assert AREAS[goal].id in goals(used[:2])
    assert AREAS[goal].id not in goals(used)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_crowds_are_turned_page_by_page(language: str) -> None:
    """All blocks of a house in one area, and each in another: pages, and every march can still be pressed."""
    mine = [b for b in BLOCK_IDS if b.startswith("lan_") and not BLOCKS[BLOCK[b]].counterpart]
    mine += [b for b in BLOCK_IDS if b.startswith("lan_") and b not in mine]
    land = [a.id for a in AREAS if not a.exile_of]
    crowd: dict[str, Any] = dict.fromkeys(mine, "kent") | {"yor_york": "ireland"}
    spread: dict[str, Any] = dict(zip(mine, land, strict=False)) | {"yor_york": "ireland"}
    for places, words in ((crowd, "at kent 7fffffff 1"), (spread, "")):
        state = acting(places)
        look = look_at(state, 0)
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


MEN = ("lan_oxford", "lan_devon", "lan_clifford", "lan_beaumont", "lan_coventry_levy", "lan_henry_vi")


def won(men: Sequence[str] = MEN) -> RosesState:
    """Lancaster has won Essex, which feeds four; one of its men stands in Middlesex."""
    asking = msgspec.structs.replace(AUTO, regroup="ask")
    others = {"yor_york": "ireland", "lan_rivers": "middlesex"}
    state = fight(
        "essex", {"yor_hastings": "rutland"}, dict.fromkeys(men, ""), steps={"yor_hastings": 1}, others=others,
        plans=[asking, AUTO],
    )  # fmt: skip
    assert question(look_at(state, 0)).step == "regroup"
    return state


def test_who_is_not_fed_leaves_by_one_click() -> None:
    """By default after a victory: those whom the area cannot feed go where the standing order would send them; that
    ends it. Where all are fed the others merely stay."""
    state = won()
    said = told(state, 0)
    assert said["feed"] == (
        "By default: 2 go where they are fed, the others stay | Levy of Coventry, Oxford (Lancaster) → Middlesex"
    )
    assert "Por defecto: 2 se van adonde los alimentan, los demás se quedan" in told(state, 0, "", "es")["feed"]
    actions, _ = front("roses").batch(look_at(state, 0), "all regroup feed")
    by_order = deepcopy(state)
    top = by_order.frames[-1]
    assert isinstance(top, Regroup)
    top.how = "feed"
    settle(by_order)
    do(state, 0, "; ".join(map(str, actions)))
    assert state.where == by_order.where
    assert "feed" not in told(won(MEN[:4]), 0)


def test_blocks_are_ticked_that_regroup_together() -> None:
    """Each says where it may go; ticked ones are offered every area some may go to, with who stays and who starves."""
    state = won()
    look = look_at(state, 0)
    said = told(state, 0)
    assert said["0"] == ("Henry VI | Strength 4 of 4, B2 (hits on 1–2) · → East Anglia, Leicester, Middlesex, 1 more")
    said = told(state, 0, "go 3f")
    border = "blue border, takes 3"
    assert said["leicester"].startswith("Leicester: 3 of 6 | ")
    assert said["leicester"].endswith(f"stay · vacant · {border}")
    actions, _ = front("roses").batch(look, "go regroup 3f leicester")
    assert len(actions) == 3
    assert accepted(state, 0, tuple(map(str, actions))) == ""
    assert front("roses").batch(look, "go regroup zz leicester") == ([], "")
    assert front("roses").batch(look, "go fire 3 leicester") == ([], "")


def home_turn() -> RosesState:
    """York lost the throne and goes home: heirs into exile, nobles to their shields; Norfolk and Herbert may choose."""
    places: dict[str, Any] = dict.fromkeys(("yor_york", "yor_march", "yor_norfolk"), "kent")
    places |= {"yor_rutland": "essex", "yor_suffolk": "essex", "yor_irish_mercenary": "ireland",
               **dict.fromkeys(("yor_essex", "yor_hastings"), "ireland"), "lan_henry_vi": "middlesex",
               "lan_oxford": "derby"}  # fmt: skip
    state = position(places)
    state.players[1].standing.home = "ask"
    state.frames = [Political(2)]
    settle(state)
    assert question(look_at(state, 1)).step == "home"
    return state


@pytest.mark.parametrize(
    ("language", "area", "crowded"),
    [("en", "All 3 in Kent", "feeds 2, you will have 4: 2 go to the pool"),
     ("es", "Todos los de Kent (3)", "alimenta a 2, tendrás 4: 2 van al fondo")],
)  # fmt: skip
def test_whole_areas_are_ticked_that_go_home(language: str, area: str, crowded: str) -> None:
    """Everybody of an area by one choice; of those ticked each goes where he may; exile tells whom it cannot feed."""
    state = home_turn()
    said = told(state, 1, "", language)
    assert [words for words, line in said.items() if line.startswith(area)] == [">go 1c 0"]
    said = told(state, 1, "go 1c", language)
    assert crowded in said["ireland"]
    assert said["ireland"].startswith("Ireland: 2 of 3" if language == "en" else "Irlanda: 2 de 3")
    actions, _ = front("roses").batch(look_at(state, 1), "go home 1c ireland")
    assert sorted(map(str, actions)) == ["home yor_march ireland", "home yor_york ireland"]
    assert accepted(state, 1, tuple(map(str, actions))) == ""


@pytest.mark.parametrize(
    ("language", "counts", "not_"),
    [("en", "counts for the throne", "does not count for the throne"),
     ("es", "cuenta para el trono", "no cuenta para el trono")],
)  # fmt: skip
def test_recruits_say_whether_they_count_for_the_throne(language: str, counts: str, not_: str) -> None:
    """Nobles and churches do, not on the Isle of Man; levies never (8.2)."""
    state = acting({"lan_henry_vi": "middlesex", "yor_york": "ireland"})
    for block in ("lan_rivers", "lan_stanley", "lan_coventry_levy"):
        state.where[BLOCK[block]] = POOL
    said = told(state, 0, "recruit", language)
    assert said["recruit lan_rivers leicester"].endswith(f" · {counts}")
    assert said["recruit lan_coventry_levy warwick"].endswith(f" · {not_}")
    said = told(state, 0, "in lan_stanley", language)
    assert said["recruit lan_stanley isle_of_man"].endswith(f" · {not_}")
    assert said["recruit lan_stanley lancaster"].endswith(f" · {counts}")


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_an_order_fits_the_list_of_a_phone(language: str) -> None:
    """What an order is about and what it says is read without opening its list."""
    look = look_at(acting({"lan_henry_vi": "middlesex", "yor_york": "ireland"}), 0)
    ctx = PanelContext(look, 0, Voice(language, NAMES), "", 0, look.prompts[-1])
    found = [o["label"] for c in components([r.to_component_dict() for r in rows(ctx)]) for o in c.get("options", [])]
    orders = [label for label in found if ": " in label]
    assert len(orders) == sum(map(len, VALUES.values())) + len(STYLES)
    assert [label for label in orders if len(label) > 36] == []


def test_a_card_says_how_often_the_hand_holds_it() -> None:
    """One button for cards that are alike, with their number."""
    state = ROSES.setup(seats=2, seed="cards")
    do(state, 0, "keep")
    do(state, 1, "keep")
    state.players[0].hand = ["action_4", "action_4", "action_4", "action_3", "plague", "muster", "action_2"]
    found = components([r.to_component_dict() for r in rows(PanelContext(look_at(state, 0), 0, Voice("en", NAMES)))])
    labels = [c["label"] for c in found if c["type"] == 2 and ":card " in c["custom_id"]]
    assert labels == ["Action 4 × 3", "Action 3", "Plague (0)", "Muster (0)", "Action 2"]


def test_who_takes_the_hits_says_what_is_left_of_him() -> None:
    """Of equals each with the steps left to him, or that he falls and for how long (6.83)."""
    men = ("lan_oxford", "lan_buckingham")
    state = fight("essex", {"yor_york": "rutland"}, dict.fromkeys(men, ""), steps=dict.fromkeys(men, 3))
    state.frames.append(Hits(0, 2, [BLOCK[b] for b in men]))
    assert told(state, 0)["hit lan_oxford"].endswith("Strength 3 of 3, A2 · 1 step is left")
    assert told(state, 0, "", "es")["hit lan_oxford"].endswith(" · le queda 1 paso")
    state.frames[-1] = Hits(0, 3, [BLOCK[b] for b in men])
    assert told(state, 0)["hit lan_oxford"].endswith(" · ⚠️ falls, gone for good")
    assert told(state, 0, "", "es")["hit lan_buckingham"].endswith(" · ⚠️ cae, fuera hasta la próxima campaña")


def test_who_has_to_leave_is_told_why() -> None:
    """In round 4 the attacker's blocks are offered ways out alone (6.2): the panel says so."""
    state = fight("essex", {"yor_york": "rutland"}, {"lan_oxford": ""}, others={"lan_henry_vi": "kent"})
    for _ in range(3):
        do(state, 0, "pass lan_oxford")
        do(state, 1, "pass yor_york")
    do(state, 0, "pass lan_oxford")
    assert told(state, 1)["text 0"].startswith("**Richard of York** has to leave: in round 4 attackers no longer fire")
    assert "tiene que salir" in told(state, 1, "", "es")["text 0"]


@pytest.mark.parametrize(("language", "event", "only"), [
    ("en", "**Surprise** (1 point): the blocks of one area move, one more over each border.",
     "1 point is left for this event alone"),
    ("es", "**Sorpresa** (1 punto): se mueven los bloques de un área, uno más por cada frontera.",
     "queda 1 punto solo para este evento"),
])  # fmt: skip
def test_an_event_says_what_it_does_when_it_is_played(language: str, event: str, only: str) -> None:
    """Its points bring in nobody, and the question does not say they do."""
    state = acting({"lan_henry_vi": "middlesex", "yor_york": "ireland"}, card="surprise")
    look = look_at(state, 0)
    assert told(state, 0, "", language)["text 0"] == event
    asked = question(look)
    assert only in Voice(language, NAMES).ask("roses", asked.step, asked.params)
