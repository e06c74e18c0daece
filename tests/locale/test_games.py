"""Every game is told in both languages: complete, with the variables the engine gives, without a gap, nothing left
over."""

from __future__ import annotations

import ast
import functools
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot import locale
from bot.presenter import Voice
from bot.presenter.front import front
from bot.presenter.outcomes import standings
from cogs import games
from engine import GAMES
from engine.core import Action, Phase
from engine.core.standing import STANDING
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES, FEW, SUPPLEMENTS, case_id
from tests.support.catalogues import more_words
from tests.support.runs import ROOT
from tests.support.shared_words import all_messages
from tests.support.shared_words import literals as literals_of
from tests.support.syntax_trees import texts, tree
from tests.toy import WORDS as FAIR_WORDS

NAMES = ["Ana", "Ben", "Cai", "Dot", "Eva", "Fox"]
SHORTEST, LONGEST = 200, 1800
"""How many characters a topic of the rules has."""
WRITTEN = 20
"""So many messages at least are written out in the code of a game, and found there."""
GAP = {
    "en": re.compile(r"[a-z]_[a-z]|\{|\}|  |…| \.|\.\."),
    "es": re.compile(r"[a-z]_[a-z]|\{|\}|  |…| \.|\.\.|None"),  # which is a word in English
}
"""What no sentence holds: a slug, a hole, what was left out. Nor does any hold the key of a word."""


# --- where words stand -----------------------------------------------------------------------------------------------


def refusals(folder: Path) -> Iterator[tuple[str, str]]:
    """The refusals of all games in the catalogues of a language: the file and the key."""
    known = re.compile(rf"^((?:{'|'.join(GAMES)})-no-[\w-]+) =", re.MULTILINE)
    for path in sorted(folder.glob("*.ftl")):
        yield from ((path.stem, key) for key in known.findall(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_refusals_stand_in_one_file_of_each_game(lang: str) -> None:
    found = list(refusals(ROOT / "bot" / "locale" / lang))
    assert {file for file, _ in found} == {f"{game}-no" for game in GAMES}
    assert [f"{file}: {key}" for file, key in found if not key.startswith(f"{file}-")] == []


def test_a_refusal_among_other_words_is_seen(tmp_path: Path) -> None:
    (tmp_path / "xidit-panel.ftl").write_text("xidit-no-way =\n    No.\nxidit-none = None\n", encoding="utf-8")
    assert list(refusals(tmp_path)) == [("xidit-panel", "xidit-no-way")]


# --- what the code of the engine writes out --------------------------------------------------------------------------


def sources(game: str) -> Iterator[ast.Module]:
    for path in sorted((ROOT / "engine" / game).rglob("*.py")):
        yield tree(path)


@functools.cache
def said(game: str) -> dict[str, set[str] | None]:
    """Every key that the engine writes out, with the parameters that all its places give; ``None`` where they cannot
    be read."""
    found: dict[str, set[str] | None] = {}
    for source in sources(game):
        for function in [n for n in ast.walk(source) if isinstance(n, ast.FunctionDef)]:
            names: dict[str, list[str]] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    names.setdefault(node.targets[0].id, []).extend(texts(node.value, {}))
            for call in [n for n in ast.walk(function) if isinstance(n, ast.Call) and n.args]:
                for key, params in messages(game, call, names):
                    old = found.get(key, params)
                    found[key] = None if old is None or params is None else old & params
    return found


def messages(game: str, call: ast.Call, names: dict[str, list[str]]) -> Iterator[tuple[str, set[str] | None]]:
    """The messages that a call makes: by the helpers that games have for it, or as they are."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    before = {"told": f"{game}-", "no": f"{game}-no-", "Event": "", "Refusal": ""}.get(name)
    given: set[str] | None = set()
    if name == "told":
        elsewhere = len(call.args) > 1 and not texts(call.args[1], names)  # how it is told may stand there
        given = (
            None
            if elsewhere or any(k.arg is None for k in call.keywords)
            else {k.arg or "" for k in call.keywords} - {"seals", "tell"}
        )
    elif len(call.args) > 1:
        named = call.args[1].keys if isinstance(call.args[1], ast.Dict) else [None]
        given = None if None in named else {str(k.value) for k in named if isinstance(k, ast.Constant)}
    for key in texts(call.args[0], names) if before is not None else ():
        yield key if key.startswith(f"{game}-") else f"{before}{key}", given


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_the_engine_says_has_its_words(game: str, lang: str) -> None:
    """... and asks for no variable that the message does not carry."""
    found, known = said(game), all_messages(lang)
    assert len(found) >= WRITTEN
    for key, params in found.items():
        assert key in known, key
        if params is not None:
            assert {name.removesuffix("_count").removesuffix("_slug") for name in known[key]} <= params, key


def family(lang: str, game: str, name: str) -> set[str]:
    """The slugs that have a word of a family."""
    return {k.removeprefix(f"{game}-{name}-") for k in all_messages(lang) if k.startswith(f"{game}-{name}-")}


def literals(game: str) -> frozenset[str]:
    """Every text in the code of the engine."""
    return literals_of(ROOT / "engine" / game)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_and_every_verb_has_its_words(game: str, lang: str) -> None:
    """... and none has that the engine does not know."""
    phases: dict[type, Phase[Any, Any]] = getattr(GAMES[game], "phases", {})
    verbs = {verb for phase in phases.values() for verb in phase.verbs}
    named = family(lang, game, "verb")
    assert verbs <= named
    assert named - verbs <= literals(game)
    steps, asks = family(lang, game, "step"), family(lang, game, "ask")
    assert SUPPLEMENTS[game].asks - {"over"} <= asks <= steps
    assert steps - literals(game) - {STANDING} <= family(lang, game, "piece")  # a card that is carried out step by step


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_can_be_told_apart(game: str, lang: str) -> None:
    """No two places and no two pieces of a game are called alike."""
    for kind in ("place", "piece"):
        known = locale.entries(lang)
        slugs = sorted(slug for slug in family(lang, game, kind) if not known[f"{game}-{kind}-{slug}"])
        names = [locale.text(lang, f"{game}-{kind}-{slug}") for slug in slugs]
        assert len(slugs) > 10
        assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_topics_of_the_rules(game: str, lang: str) -> None:
    """Each has a name, says something, and fits into a message."""
    assert games()[game].name == game  # brings the front
    for topic in front(game).topics:
        assert locale.text(lang, f"{game}-rules-{topic}.name")
        assert SHORTEST < len(locale.text(lang, f"{game}-rules-{topic}")) <= LONGEST, topic


# --- games as they are read ------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def fair(request: pytest.FixtureRequest) -> Iterator[None]:
    """The fair's words are there where games are read."""
    if "case" not in request.fixturenames:
        yield
        return
    with more_words(FAIR_WORDS):
        yield


class Reader:
    """Says in one language what happens in a game, each kind of message once; the rest is the same with other
    numbers."""

    def __init__(self, lang: str, case: Case) -> None:
        self.lang, self.game = lang, case[0]
        self.voice = Voice(lang, NAMES[: case[1]], self.game)
        self.lines: set[str] = set()
        self._told: set[tuple[str, ...]] = set()

    def _new(self, *kind: str) -> bool:
        new = kind not in self._told
        self._told.add(kind)
        return new

    def tell(self, key: str, params: dict[str, Any]) -> None:
        """Lists of different length are told in different words."""
        if self._new(key, *sorted(f"{k}{len(v) if isinstance(v, list) else type(v)}" for k, v in params.items())):
            self.lines.add(self.voice.say(key, params))

    def act(self, action: Action) -> None:
        if self._new(action.verb, str(len(action.args)), str(action.args[-1:])):
            verb = not action.args and locale.has(self.lang, f"{self.game}-verb-{action.verb}")
            told = (f"{self.game}-do-{action.verb}", f"{self.game}-do-{action.verb}-{len(action.args)}")
            assert verb or any(locale.has(self.lang, key) for key in told), action
            self.lines.add(self.voice.action(self.game, action))

    def ask(self, rules: Any, state: Any, rng: random.Random, strange: list[Action]) -> None:
        """What everybody is asked and may answer, and what they are told who answer something else."""
        for seat, mine in rules.prompts(state).items():
            tried = rng.sample(strange, 10)
            for prompt in mine:
                assert locale.has(self.lang, f"{self.game}-step-{prompt.step}"), prompt.step
                self.tell(f"{self.game}-ask-{prompt.step}", prompt.params)
                for verb in {a.verb for a in prompt.actions}:
                    assert locale.has(self.lang, f"{self.game}-verb-{verb}"), verb
                chosen = rng.sample(prompt.actions, min(5, len(prompt.actions)))
                for action in chosen:
                    self.act(action)
                tried += [Action(one.verb, two.args) for one, two in pairwise(chosen)]
            for other in range(len(self.voice.names)):
                for action in tried if other != seat else tried[:10]:
                    refusal = rules.why_not(state, other, action)
                    if refusal is not None:
                        self.tell(refusal.code, refusal.params)


@pytest.mark.turns(2)
@pytest.mark.slow(but=FEW)
@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_a_game_is_told_without_a_gap(case: Case) -> None:
    """Whatever is said, asked, done or refused; no slug, no key and no hole is left in it."""
    each = walk(case)
    game = case[0]
    rng = random.Random(43)
    for lang in locale.LANGUAGES:
        reader = Reader(lang, case)
        for step in each.steps:
            reader.act(step.action)
            for event in step.events:
                reader.tell(event.key, event.params)
        for step in each.sample(25, 12):
            reader.ask(each.rules, each.rules.loads(step.save), rng, each.extra.strange)
        near = each.rules.nearing(each.rules.view(each.rules.loads(each.steps[-1].save), None))
        assert near is None or reader.voice.say(near.key, near.params)
        assert each.outcome is not None
        assert reader.voice.text(each.outcome.reason)
        assert standings(each.outcome, game, reader.voice) or not each.outcome.places
        for scores in each.outcome.scores.values():
            reader.lines |= {reader.voice.word(game, score) for score in scores}
        assert len(reader.lines) > 40
        for line in reader.lines:
            assert line == line.strip(), line
            bare = re.sub(r"`[^`]*`|“[^”]*…[^”]*”|«[^»]*…[^»]*»", "action", line)
            assert not GAP[lang].search(bare), line
            assert f"{game}-" not in bare, line
