"""The words of Fief: complete, in both languages, with the variables the engine gives and no others."""

from __future__ import annotations

import ast
import functools
import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot import locale
from bot.presenter import Voice
from bot.presenter.front import front
from cogs import games
from engine.core import Action, Event, Piece, Place, Said, SeatRef, Word, pieces, seats, words
from engine.fief.arms import TRIGGERS
from engine.fief.deals import ROUTES
from engine.fief.game_data import (
    CARD_SLUGS,
    CITIES,
    CITIES_OF,
    CITY_IDS,
    DISTRICT_IDS,
    FAMILIES,
    NOBLES,
    PLACES,
    PRICE,
    REGION_IDS,
    RELICS,
    SERVANT_IDS,
    UNIT,
    UNIT_IDS,
    N,
)
from engine.fief.phases import cards
from engine.fief.phases.bench import BenchPhase
from engine.fief.phases.table import PHASES
from engine.fief.rules import FIEF
from engine.fief.standing import VALUES
from engine.fief.state import Options, families_of, seat_of
from tests.engine.fief.play import play, start
from tests.support.syntax_trees import tree

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ana", "Ben", "Cai", "Dot")
LONGEST = 1800
TOPICS = (
    "goal", "round", "families", "map", "cards", "disasters", "fortunes", "church", "income", "purchases", "titles",
    "movement", "invaders", "battle", "captives", "siege", "court", "parliament", "opportunities", "burghers",
    "relics", "deals", "orders", "servants", "options",
)  # fmt: skip
SUMS = {"units", "income", "article"}
"""Families of ``do`` that tell sums inside a sentence, no actions."""


entries = functools.cache(locale.entries)


# What the code of the engine says


def texts(node: ast.expr, names: dict[str, list[str]]) -> list[str]:
    """The texts that an expression may be, as far as that can be read."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(node.body, names) + texts(node.orelse, names)
    return names.get(node.id, []) if isinstance(node, ast.Name) else []


@functools.cache
def said() -> dict[str, set[str] | None]:
    """Every key that the engine writes out, with the parameters that all its places give; ``None`` where they cannot
    be read."""
    found: dict[str, set[str] | None] = {}

    def add(key: str, params: set[str] | None) -> None:
        old = found.get(key, params)
        found[key] = None if old is None or params is None else old & params

    for path in sorted((ROOT / "engine/fief").rglob("*.py")):
        for function in [n for n in ast.walk(tree(path)) if isinstance(n, ast.FunctionDef)]:
            names: dict[str, list[str]] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    names.setdefault(node.targets[0].id, []).extend(texts(node.value, {}))
            for call in [n for n in ast.walk(function) if isinstance(n, ast.Call) and n.args]:
                name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
                keys = texts(call.args[0], names)
                given = call.args[1] if len(call.args) > 1 else None
                named = (
                    {str(k.value) for k in given.keys if isinstance(k, ast.Constant)}
                    if isinstance(given, ast.Dict)
                    else None
                )
                if name == "told":
                    params = {k.arg for k in call.keywords if k.arg} - {"seals", "tell"}
                    spread = any(k.arg is None for k in call.keywords)
                    for key in keys:
                        add(f"fief-{key}", None if spread else params)
                elif name == "no":
                    for key in keys:
                        add(f"fief-no-{key}", named if given else set())
                elif name in ("Event", "Refusal"):
                    for key in keys:
                        add(key, named if given else set())
    return found


def test_everything_the_engine_says_has_its_words() -> None:
    """... in both languages, and asks for no variable that the message does not carry."""
    found = said()
    assert len(found) > 180
    for lang in locale.LANGUAGES:
        known = entries(lang)
        for key, params in found.items():
            assert key in known, key
            if params is not None:
                assert {name.removesuffix("_count") for name in known[key]} <= params, key


def test_what_is_put_together_has_its_words_too() -> None:
    """Refusals called after a verb, whose variable depends on what was named, and what is told of deals."""
    known = entries("en")
    for verb in BenchPhase.verbs:
        assert known[f"fief-no-{verb}"] == frozenset(), verb
    for verb in ("title", "grant", "transfer", "danegeld", "intercede", "stand", "renounce", "scout", "raise-siege"):
        assert f"fief-no-{verb}" in known, verb
    for verb in BenchPhase.verbs:
        assert locale.word_key("fief", verb), verb  # sealed in a window
    for route in ROUTES:
        assert f"fief-word-route-{route}" in known, route
    for name in ("deals.py", "phases/parlour.py"):
        for key in re.findall(r'"(deal-[a-z-]+[a-z])"', (ROOT / "engine/fief" / name).read_text(encoding="utf-8")):
            assert f"fief-{key}" in known or f"fief-no-{key}" in known, key
    for trigger in {t for triggers in TRIGGERS.values() for t in triggers}:
        assert locale.word_key("fief", trigger), trigger


def prompted() -> set[str]:
    """The steps of all questions: of the phases, and those that are written into a prompt."""
    found = {phase.step for phase in PHASES.values() if hasattr(phase, "step") and phase.verbs}
    for path in sorted((ROOT / "engine/fief").rglob("*.py")):
        for call in ast.walk(tree(path)):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Prompt":
                found |= set(texts(call.args[1], {}))
                if isinstance(call.args[1], ast.Name):
                    found |= {"parliament", "split", "join", "turn"}
    return found


def test_steps_verbs_and_actions() -> None:
    """All of them, and nothing left over."""
    known = entries("en")

    def family(name: str) -> set[str]:
        return {key.removeprefix(f"fief-{name}-") for key in known if key.startswith(f"fief-{name}-")}

    assert family("step") == family("ask") == prompted()
    verbs = {verb for phase in PHASES.values() for verb in phase.verbs}
    assert family("verb") == verbs
    actions = {re.sub(r"-\d$", "", verb) for verb in family("do")}
    assert {verb for verb in actions if verb.split("-")[0] not in SUMS or verb in verbs} == verbs
    assert {name.split(".")[0] for name in family("rules")} == set(TOPICS)
    assert family("outcome") == {"solo", "alliance", "rounds", "nobody"}


def test_everything_on_the_board_has_a_name_of_its_own() -> None:
    for lang in locale.LANGUAGES:
        known = entries(lang)
        families = {
            "place": (*REGION_IDS, *PLACES),
            "piece": (*NOBLES, *CARD_SLUGS, *SERVANT_IDS, *UNIT_IDS),
            "word": (*FAMILIES, *RELICS, *DISTRICT_IDS),
        }
        for family, slugs in families.items():
            names = [locale.text(lang, f"fief-{family}-{slug}") for slug in dict.fromkeys(slugs)]
            assert len(set(names)) == len(names), (lang, family)
        for key, values in VALUES.items():
            for slug in (key, *(v for v in values if isinstance(v, str))):
                assert f"fief-word-{slug}" in known, slug
        for slug in cards._plans(4, 3):
            assert f"fief-word-{slug}" in known, slug
        for name in Options.__struct_fields__:
            assert f"fief-option-{name}" in known, name


def test_a_seat_is_called_after_its_families() -> None:
    """One family a seat, in a game of two seats two of them."""
    for count in (2, 3, 4):
        state = start(count, "0")
        voice = Voice("en", NAMES[:count], "fief")
        for family in range(state.families):
            called = voice.seat(seat_of(state, family))
            assert locale.text("en", f"fief-word-{FAMILIES[family]}") in called
        assert voice.seat(0).count(" and ") == len(families_of(state, 0)) - 1


# Games as they are read


class Reader:
    """Says whatever happens, is asked and is refused in both languages."""

    def __init__(self, count: int, seed: str, **options: object) -> None:
        self.count = count
        self.rng = random.Random(seed)
        self.voices = [Voice(lang, NAMES[:count], "fief") for lang in locale.LANGUAGES]
        self.said: set[str] = set()
        self.lines: list[str] = []
        self.seen: set[tuple[str, ...]] = set()
        self.state = start(count, seed, **options)

    def tell(self, key: str, params: Any) -> None:
        kind = (key, *sorted(f"{name}{len(v) if isinstance(v, list) else type(v)}" for name, v in params.items()))
        self.said.add(key)
        if kind not in self.seen:
            self.seen.add(kind)
            self.lines += [voice.say(key, params) for voice in self.voices]

    def act(self, action: Action) -> None:
        kind = (action.verb, str(len(action.args)), str(action.args[-1:]))
        if kind not in self.seen:
            self.seen.add(kind)
            assert locale.has("en", f"fief-do-{action.verb}"), action
            self.lines += [voice.action("fief", action) for voice in self.voices]

    def hook(self, state: Any, seat: int, action: Action, events: list[Event]) -> None:
        self.act(action)
        for event in events:
            self.tell(event.key, event.params)
        if self.rng.random() < 0.1:
            for mine in FIEF.prompts(state).values():
                for prompt in mine:
                    self.tell(f"fief-ask-{prompt.step}", prompt.params)
                    self.act(self.rng.choice(prompt.actions))
                    self.try_it(state, self.rng.choice(prompt.actions))
        if self.rng.random() < 0.3:
            self.try_it(state, action)

    def try_it(self, state: Any, action: Action) -> None:
        """What somebody else may do, or what may be done with other names."""
        swapped = [
            self.rng.choice((a, *NOBLES, *CITY_IDS, *REGION_IDS)) if isinstance(a, str) else 99 for a in action.args
        ]
        for tried in (action, Action(action.verb, tuple(swapped)), Action(action.verb)):
            refusal = FIEF.why_not(state, self.rng.randrange(self.count), tried)
            if refusal is not None:
                self.tell(refusal.code, refusal.params)


@pytest.fixture(scope="module")
def readers() -> list[Reader]:
    """Games of every number of seats, each read to its end."""
    found = []
    for number, count in enumerate((2, 3, 4, 4)):
        voting = "turn" if number == 3 else "sealed"
        reader = Reader(count, f"read {number}", regions="random" if number == 1 else "chosen", voting=voting)
        play(reader.state, random.Random(number), reader.hook)
        outcome = FIEF.outcome(reader.state)
        assert outcome is not None
        for voice in reader.voices:
            reader.lines += [voice.text(outcome.reason), *(voice.word("fief", score) for score in outcome.scores[0])]
        found.append(reader)
    return found


def test_games_are_told_without_a_gap(readers: list[Reader]) -> None:
    """No slug, no key and no hole is left in what is said, and most of what can be said was."""
    lines = {line for reader in readers for line in reader.lines}
    assert len(lines) > 1500
    for line in lines:
        assert line == line.strip(), line
        bare = re.sub(r"`[^`]*`", "action", line)
        assert not re.search(r"[a-z]_[a-z]|fief-|\{|\}|None|  |…| \.|\.\.", bare), line
    told = set().union(*(reader.said for reader in readers))
    events = {key for key in said() if not key.startswith("fief-no-")}
    assert len(told & events) > 85, sorted(events - told)
    refusals = {key for key in entries("en") if key.startswith("fief-no-")}
    assert len(told & refusals) > 30, sorted(refusals - told)


def say(lang: str, key: str, **params: Any) -> str:
    return Voice(lang, NAMES, "fief").say(key, params)


def test_sums_have_their_numbers() -> None:
    bought = {"seat": SeatRef(0), "units": [Said("units-knight 2"), Said("units-soldier 1")]}
    assert say("en", "fief-bought", **bought) == "Ana (Red) has bought 2 knights and 1 soldier."
    assert say("es", "fief-bought", **bought) == "Ana (Roja) ha comprado 2 caballeros y 1 soldado."
    income = {"family": Word("or"), "n": 7, "reasons": [Said("income-city 3"), Said("income-mill 4")]}
    assert (
        say("en", "fief-income-own", **income)
        == "The Gold family collects 7 shillings: 3 from cities and 4 from mills."
    )
    assert say("es", "fief-income-own", **{**income, "n": 1, "reasons": []}) == "La familia Dorada recauda 1 chelín."
    assert [say("es", "fief-no-room", n=n, city=Place("london")) for n in (0, 1, 2)] == [
        "En Londres no cabe ninguna unidad nueva más esta ronda; pon el resto en otra parte.",
        "En Londres cabe 1 unidad nueva más esta ronda; pon el resto en otra parte.",
        "En Londres caben 2 unidades nuevas más esta ronda; pon el resto en otra parte.",
    ]


def test_battles_are_told_by_their_sides() -> None:
    volley = {"shot": Word("shot-archers"), "one": [], "other": [1, 3], "hits": 0, "against": 4}
    assert say("en", "fief-volley", **volley) == "**Archers:** attack none; defence 1 and 3 – 4 hits."
    fight = {"city": Place("london"), "kind": Word("battle-invasion"), "one": [], "other": words(["gules", "vert"])}
    assert say("es", "fief-battle", **fight) == (
        "**Batalla de Londres:** un ataque de los invasores. Ataque: los invasores. Defensa: Roja y Verde."
    )
    assert say("en", "fief-surrenders", camp=words(["gules"])).startswith("The Red family surrenders:")
    assert say("en", "fief-won", seats=seats([0, 2]), n=5) == "**Ana (Red) and Cai (Green) win** at the end of round 5."


def test_actions_of_one_verb_are_told_by_what_they_name() -> None:
    voice = Voice("en", NAMES, "fief")
    assert voice.action("fief", Action.parse("grant north henri")) == "Grant the title of North to Henri"
    assert voice.action("fief", Action.parse("grant henri")) == "Let Henri pass"
    assert voice.action("fief", Action.parse("share seat-1 4")) == "4 shillings for Ben (Blue)"
    hand = {"n": 2, "most": 3, "away": pieces(["justice"]), "plan": words(["character", "ask"])}
    assert "so far Justice) and plan what you draw: a Character and ask me." in voice.say("fief-ask-discard", hand)
    assert voice.say("fief-relic-found", {"relic": Word("skull"), "noble": Piece("hugh"), "city": Place("york")}) == (
        "**Hugh finds a relic in York: the Skull.**"
    )


# The rules in short


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_rules_topics(lang: str) -> None:
    for topic in TOPICS:
        assert locale.text(lang, f"fief-rules-{topic}.name")
        assert 200 < len(locale.text(lang, f"fief-rules-{topic}")) <= LONGEST, topic


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rules_in_short_agree_with_the_board(lang: str) -> None:
    """Regions, prices and servants are those of the data."""
    land = locale.text(lang, "fief-rules-map")
    titles = locale.text(lang, "fief-rules-titles")
    for region in REGION_IDS:
        assert locale.text(lang, f"fief-place-{region}") in land
        assert locale.text(lang, f"fief-place-{region}") in titles
    for size in {len(cities) for cities in CITIES_OF}:
        assert re.search(rf"\({size}(| \w+)\) {2 * size}\b", titles), size
    prices = locale.text(lang, "fief-rules-purchases").lower()
    for unit in ("soldier", "archer", "knight", "bombard", "catapult"):
        assert f"{locale.text(lang, f'fief-piece-{unit}')}** {PRICE[UNIT[unit]]}" in prices
    for building, price in (("fortress", N.fortress), ("mill", N.mill), ("royal-fortress", N.royal_fortress)):
        assert f"{locale.text(lang, f'fief-word-{building}').lower()}** {price}" in prices
    gifts = locale.text(lang, "fief-rules-servants")
    for servant in SERVANT_IDS:
        assert f"**{servant.capitalize()}** " in gifts


# The pages for players


def plain(text: str) -> str:
    """A text without its line breaks and empty lines, which a page sets in its own way."""
    return " ".join(text.split())


@pytest.mark.parametrize(("lang", "file"), [("en", "fief.md"), ("es", "fief.es.md")])
def test_the_page_says_what_the_topics_say(lang: str, file: str) -> None:
    """Every topic word by word, every city with its exits, every card and servant, every action and order."""
    page = (ROOT / "docs" / file).read_text(encoding="utf-8")
    whole = plain(page)
    assert games()["fief"].name == "fief"  # brings the front
    assert front("fief").topics == TOPICS
    for topic in TOPICS:
        assert f"### {locale.text(lang, f'fief-rules-{topic}.name')}\n" in page, topic
        assert plain(locale.text(lang, f"fief-rules-{topic}")) in whole, topic
    rows = {cells[1]: cells for line in page.splitlines() if len(cells := [c.strip() for c in line.split("|")]) > 3}
    west = "W" if lang == "en" else "O"
    for city in CITIES:
        told = [
            f"{west if point == 'W' else point} {locale.text(lang, f'fief-place-{goal}')}"
            for point, goal in city.exits.items()
        ]
        assert rows[f"`{city.slug}`"][-2] == ", ".join(told), city.slug
    for slug in (*CARD_SLUGS, *SERVANT_IDS):
        assert f"`{slug}`" in page, slug
    named = {word for span in re.findall(r"`([^`|]+)`", page) for word in span.replace(";", "").split()}
    verbs = {verb for phase in PHASES.values() for verb in phase.verbs}
    assert verbs | set(VALUES) | {str(v) for values in VALUES.values() for v in values} <= named
    assert {trigger for triggers in TRIGGERS.values() for trigger in triggers} | set(ROUTES) <= named
