"""The catalogues: complete in both languages, nothing missing, nothing left over, no sentence outside them."""

from __future__ import annotations

import ast
import importlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message
from fluent.syntax.serializer import FluentSerializer

from bot import locale
from bot.common.errors import Raw
from bot.locale import check
from bot.presenter import Voice
from bot.presenter.front import front
from bot.presenter.pages.lobby import fields, option_name, value_name
from bot.tables.clock.schedule import CADENCES
from bot.tables.lobby.matchmaking import HOURS
from bot.tables.members.talk_rules import PRESS
from bot.tables.unit import message_ids
from cogs import register
from engine import GAMES
from engine.core import Piece, Place, Said, SeatRef, Share, Step, Verb, Word
from engine.players import KINDS
from render import lobby
from render.core import fonts, marks
from tests.support.catalogues import more_words
from tests.support.shared_words import all_messages, asks, ledger, shared
from tests.support.syntax_trees import gist, tree
from tests.toy import WORDS as FAIR_WORDS

ROOT = Path(__file__).resolve().parents[2]
CODE = [p for room in ("bot", "cogs", "render", "engine") for p in sorted((ROOT / room).rglob("*.py"))]


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_language_says_the_same(lang: str) -> None:
    """Same keys with the same variables; only the names of commands and options are each language's own."""
    assert check.faults(lang) == []


def test_faults_of_a_catalogue_are_named(tmp_path: Path) -> None:
    """With file and line: missing, left over, there twice, variables, commands."""
    before = {lang: len(check.faults(lang)) for lang in locale.LANGUAGES}
    for lang, source in (
        ("en", 'more-one = { $n } of { $all }\n\nmore-two = two\n'),
        ("es", '# uno\nmore-one = { $n } de\n    { $al }\nmore-three = { COMMAND("table hand") } '
               '{ COMMAND("act", x: 1) }\nmore-one = otra vez\n'),
    ):  # fmt: skip
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "more.ftl").write_text(source, encoding="utf-8")
    with more_words(tmp_path):
        assert len(check.faults("en")) == before["en"]
        found = [fault for fault in check.faults("es") if "more" in fault]
    assert found == [
        "es/more.ftl:5: more-one is there twice, first at es/more.ftl:2",
        "en/more.ftl:3: more-two is missing",
        "es/more.ftl:2: more-one asks for { $al }, which is not given",
        "es/more.ftl:2: more-one does not use { $all }",
        "es/more.ftl:4: more-three is left over: en does not have it",
        "es/more.ftl:4: more-three names a command that does not exist: table hand",
        "es/more.ftl:4: more-three names an option that does not exist: x",
    ]


@pytest.mark.slow(but=["es"])
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_what_is_read_without_the_parser_is_read_alike(lang: str) -> None:
    """Messages of single lines, most of all there are, and their attributes."""
    parsed = FluentBundle([lang], use_isolating=False)
    for path in locale.files(lang):
        parsed.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    known, read = locale.entries(lang), 0
    for key in known:
        name, _, attribute = key.partition(".")
        said = locale._bundle(lang).plain(name, attribute)
        message = parsed.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if said is not None:
            read += 1
            assert (said, []) == parsed.format_pattern(pattern, {}), key
            assert locale.text(lang, key) == said
    assert read > len(known) / 3


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_refusal_of_the_engine_has_its_words(game: str) -> None:
    """... and asks for no variable that the event does not carry."""
    known = all_messages("en")
    listed = ledger(game)
    assert len(listed) > 20
    for key, params in listed.items():
        assert key in known, key
        offered = params | {f"{p}_{more}" for p in params for more in ("count", "slug")}
        assert known[key] <= offered, (key, known[key] - offered)


@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_lists_what_the_engine_says(game: str) -> None:
    """Every literal key in the code of the engine is in the catalogue, whether or not the ledger forgot it."""
    known = all_messages("en")
    for path in sorted((ROOT / "engine" / game).rglob("*.py")):
        for text in re.findall(rf'"({game}-(?:no-)?[a-z-]*[a-z])"', path.read_text(encoding="utf-8")):
            assert text in known, (path.name, text)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_pictures_is_there(game: str) -> None:
    known = all_messages("en")
    asked = importlib.import_module(f"render.{game}.words").KEYS | lobby.KEYS | marks.KEYS
    assert sorted(asked - known.keys()) == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_of_a_game_has_its_words(game: str) -> None:
    for language in locale.LANGUAGES:
        voice = Voice(language, ())
        for name, values, _ in fields(game):
            assert option_name(voice, game, name)
            for value in values:
                assert value_name(voice, game, name, value)


def test_every_message_of_the_service_is_there() -> None:
    known = locale.entries("en")
    for key, params in {**message_ids.REFUSALS, **message_ids.POSTS, **message_ids.EVENTS}.items():
        assert key in known, key
        assert known[key] <= {*params, *(f"{name}_count" for name in params)}, key


MADE = [path.parent.name for path in (ROOT / "engine").glob("*/RULES.md")]
"""Every game with rules; the words of one may stand before it is offered."""
DYNAMIC = (
    *(f"{game}-" for game in MADE),
    f"{locale.SHARED}-",
    "cmd-", "opt-", "render-", "lobby-status-", "miss-", "language-", "turn-", "cadence-", "state-", "player-",
    "game-", "day-",
    "card-", "manner-", "press-", "cost-", "charge-", "span-", "setting-",
    "style-", "note-", "whisper-", "button-",
)  # fmt: skip
"""Families whose keys are put together in the code; each has a check of its own."""


def test_nothing_is_left_over() -> None:
    """Every other key stands literally in the code."""
    said = frozenset().union(*(gist(path).texts for path in CODE))
    unused = [k for k in locale.entries("en") if not k.startswith(DYNAMIC) and k.split(".")[0] not in said]
    assert unused == []


def test_nothing_is_left_over_in_the_families() -> None:
    """Commands and options that exist, languages, games, players, verbs and steps."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    register(tree)
    commands, options = set(), set()
    for command in tree.walk_commands():
        commands.add(f"cmd-{command.qualified_name.replace(' ', '-')}")
        if isinstance(command, app_commands.Command):
            options |= {f"opt-{p.name}" for p in command.parameters}
    known = locale.entries("es")
    assert {k for k in known if k.startswith("cmd-") and "." not in k} == commands
    assert {k for k in known if k.startswith("opt-") and "." not in k} == options
    assert {f"{k}.name" for k in commands | options} <= known.keys()
    assert {k for k in known if k.startswith("cadence-")} == {f"cadence-{name}" for name in CADENCES}
    assert {k for k in known if k.startswith("turn-")} == {f"turn-{hours}" for hours in HOURS}
    languages = {f"language-{v}" for v in (*locale.LANGUAGES, "auto", "opener")}
    assert {k for k in known if k.startswith("language-")} == languages
    assert {k for k in known if k.startswith("game-")} == {f"game-{g}" for g in GAMES}
    assert {k for k in known if k.startswith("player-")} == {f"player-{k}" for k in KINDS}
    for game in GAMES:
        topics = {f"{game}-rules-{t}" for t in front(game).topics}
        assert topics
        assert {k.split(".")[0] for k in known if k.startswith(f"{game}-rules-")} == topics
    assert {k for k in known if k.startswith("press-")} == {f"press-{rule}" for rule in PRESS}
    manners = {style for game in GAMES.values() for style in game.styles()}
    notes = {f"manner-{style}-note" for style in manners}
    assert {k for k in known if k.startswith("manner-")} == {f"manner-{m}" for m in (*manners, "ask", "set")} | notes
    services = {k for k in known if k.startswith(("note-", "whisper-")) and k != "whisper-lines"}
    assert {k.removesuffix("-nobody").removesuffix("-leaves") for k in services} == {
        k for k in message_ids.POSTS if k.startswith(("note-", "whisper-"))
    }


# --- what several games say in the same words ------------------------------------------------------------------------


def sentences(folder: Path) -> dict[str, tuple[str, ...]]:
    """What each message of a folder says in all languages, under whatever key."""
    found: dict[str, tuple[str, ...]] = {}
    for lang in locale.LANGUAGES:
        for path in sorted((folder / lang).glob("*.ftl")):
            for entry in FluentResource(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    said = FluentSerializer().serialize_entry(Message(Identifier("x"), entry.value, entry.attributes))
                    found[entry.id.name] = (*found.get(entry.id.name, ()), said)
    return found


def repeated(own: Mapping[str, tuple[str, ...]], common: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The messages of games that say what the shared one says that would stand for them."""
    return [key for key in own if own[key] == common.get(f"{locale.SHARED}-{key.partition('-')[2]}")]


def alike(own: Mapping[str, tuple[str, ...]], common: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The keys, without a game, that several games have in the same words while there is no shared message."""
    said = Counter((key.partition("-")[2], own[key]) for key in own if key.startswith(tuple(f"{g}-" for g in GAMES)))
    many = {name for (name, _), games in said.items() if games > 1}
    return sorted(n for n in many if not n.startswith(("place-", "piece-")) and f"{locale.SHARED}-{n}" not in common)


@pytest.mark.slow
def test_what_games_share_is_said_once() -> None:
    """Names of places and pieces are each game's own, and alike by accident."""
    common = sentences(ROOT / "bot" / "locale")
    for found in (common, sentences(FAIR_WORDS)):
        own = {k: said for k, said in found.items() if not k.startswith(f"{locale.SHARED}-")}
        assert repeated(own, common) == []
        assert alike(own, common) == []


def test_a_repetition_is_seen() -> None:
    common = {"shared-verb-seal": ("Seal", "Sellar")}
    own = {
        "fief-verb-seal": ("Seal", "Sellar"), "knights-verb-seal": ("Seal", "Lacrar"),
        "fief-verb-go": ("Go", "Ir"), "knights-verb-go": ("Go", "Ir"), "roses-verb-go": ("Move", "Ir"),
    }  # fmt: skip
    assert repeated(own, common) == ["fief-verb-seal"]
    assert alike(own, common) == ["verb-go"]


def test_what_is_shared_is_said_by_several_games() -> None:
    """... that have no message of their own for it."""
    known = locale.entries("en")
    for name in shared("en"):
        assert sum(f"{game}-{name}" not in known and asks(game, name) for game in MADE) > 1, name


SENT = {"send", "edit", "send_message", "TextDisplay", "button", "option"}


def outside(path: Path) -> list[str]:
    """Sentences written into calls that show text to users."""
    found = []
    for node in ast.walk(tree(path)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in SENT:
            continue
        for part in [*node.args, *(k.value for k in node.keywords)]:
            for leaf in ast.walk(part):
                text = leaf.value if isinstance(leaf, ast.Constant) else None
                if isinstance(text, str) and re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", text):
                    found.append(f"{path.name}: {text}")
    return found


def test_no_sentence_outside_the_catalogues() -> None:
    paths = [p for p in CODE if p.is_relative_to(ROOT / "cogs") or p.parent.name in ("presenter", "ui")]
    assert [line for path in paths for line in outside(path)] == []


def test_the_search_for_sentences_finds_one(tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text('async def f(answer): await answer.send(f"You are too late {1}")\n', encoding="utf-8")
    assert len(outside(file)) == 1


@pytest.mark.parametrize(
    ("items", "said"),
    [
        (["arquero", "infante"], "arquero e infante"),
        (["mago", "2 × arquero", "**Isolda**"], "mago, 2 × arquero e **Isolda**"),
        (["infante", "clérigo"], "infante y clérigo"),
        (["agua", "hielo"], "agua y hielo"),
        (["agujas", "hilo"], "agujas e hilo"),
        (["arquero", "3 × infante"], "arquero y 3 × infante"),
        (["infante"], "infante"),
        ([], ""),
    ],
)
def test_spanish_says_e_before_its_own_sound(items: list[str], said: str) -> None:
    assert locale.listing("es", items) == said
    assert locale.listing("en", items) == said.replace(" e ", ", and " if len(items) > 2 else " and ").replace(
        " y ", " and "
    )


@pytest.mark.parametrize(("items", "said"), [
    ([], ""), (["Hugh"], "Hugh"), (["Hugh", "Joan"], "Hugh o Joan"), (["Hugh", "Odo", "Joan"], "Hugh, Odo o Joan"),
    (["Joan", "Odo"], "Joan u Odo"), (["abad", "hombre"], "abad u hombre"),
    (["Hugh", "Joan", "Óscar"], "Hugh, Joan u Óscar"),
])  # fmt: skip
def test_one_of_several(items: list[str], said: str) -> None:
    """*Or* in both languages; Spanish says *u* before its own sound."""
    assert locale.either("es", items) == said
    word = ", or " if len(items) > 2 else " or "
    assert locale.either("en", items) == said.replace(" u ", word).replace(" o ", word)


def test_missing_texts() -> None:
    """An error in every test, and in every process that a test starts."""
    with pytest.raises(locale.MissingText):
        locale.text("en", "no-such-key-at-all")
    with pytest.raises(locale.MissingText):
        locale.text("en", "not-your-seat.name")
    with pytest.raises(locale.MissingText):
        locale.text("en", "list-line")  # its variables are not given


@pytest.mark.usefixtures("lenient")
def test_a_missing_text_in_production() -> None:
    """A key in brackets, never an exception."""
    assert locale.text("en", "no-such-key-at-all") == "[no-such-key-at-all]"


def test_a_value_that_is_very_long_is_shortened() -> None:
    """What happened in a turn of six can fill pages; a message with it is still a message."""
    said = locale.text("en", "knights-pic-alt-replay", list="Somebody marches. " * 300)
    assert 2000 < len(said) < 2600
    assert said.endswith("…")
    assert "marches…" in locale.text("es", "fief-picture-alt-replay", list=["marches"] * 900)


@pytest.mark.parametrize(
    ("code", "expected"), [("es-ES", "es"), ("es-419", "es"), ("en-GB", "en"), ("de", "en"), ("", "en"), (None, "en")]
)
def test_locales_of_discord(code: str | None, expected: str) -> None:
    assert locale.language(code) == expected


def test_no_invisible_marks() -> None:
    assert locale.text("en", "seat-number", number=3) == "seat 3"
    assert locale.text("es", "status-waiting", seats=["A", "B", "C"]) == "Espera a A, B y C."


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_a_question_has_no_marks_of_its_own(lang: str) -> None:
    """Panels set questions in bold: a mark inside would end that in the middle."""
    questions = [key for key in locale.entries(lang) if any(key.startswith(f"{game}-ask-") for game in GAMES)]
    assert len(questions) > 50
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "locale" / lang).glob("*.ftl"))
    found = re.findall(r"^(\S+) =((?:.*)(?:\n+[ ]+.*)*)", source, re.MULTILINE)
    assert [key for key, said in found if key in questions and "**" in said] == []


def test_the_fonts_have_every_sign_of_words_and_controls() -> None:
    """The pages of the sandbox take signs from the fonts of the pictures; there a missing one is an empty box."""
    texts = [p.read_text(encoding="utf-8") for p in (*CODE, *sorted((ROOT / "bot").rglob("*.ftl")))]
    signs = {char for text in texts for char in text if ord(char) >= 0x1F000}
    assert len(signs) > 20
    assert {char for char in signs if not isinstance(fonts.carrier(char), int)} == set()


def test_names_cannot_break_out() -> None:
    """A display name with markup or a mention stays what it is: a name."""
    said = Voice("en", ["**@everyone**\n# x", "B"]).say("undone-actions", {"seat": SeatRef(0), "actions": [Verb("x")]})
    assert "\\*\\*\\@everyone" in said
    assert "\n" not in said


WORDS = {
    "en": """
        toytown-told = { $a } / { $b } / { $c }
        toytown-counted = { $b } ({ $b_count })
        toytown-place-mill = the mill
        toytown-place-12 = Merebridge
        toytown-place-h = hex { $n }
        toytown-piece-mill = a millstone
        toytown-piece-knight = knight
        toytown-word-knight = knighthood
        toytown-word-red = red
        toytown-do-go = Go to { $p1 } with { $a2 }
        toytown-do-deal = Deal with { $a1 }
        toytown-do-deal-2 = Deal with { $a1 } at { $a2 }
        shared-verb-rest = Rest
        shared-verb-wait = Wait
        shared-do-wait = Wait { $a1 } days
        toytown-verb-pass = Pass
        toytown-verb-rest = Sleep
        toytown-step-vote = vote on the law
    """,
    "es": """
        toytown-told = { $a } / { $b } / { $c }
        toytown-place-mill = el molino
    """,
}


@pytest.fixture
def toytown(tmp_path: Path) -> Iterator[Voice]:
    """A catalogue of its own folder, and two people at a table of its game."""
    for lang, words in WORDS.items():
        (tmp_path / lang).mkdir()
        lines = [line.strip() for line in words.strip().splitlines()]
        (tmp_path / lang / "toytown.ftl").write_text("\n".join(lines), encoding="utf-8")
    with more_words(tmp_path):
        yield Voice("en", ["Ana", "B*n"], "toytown")


TOLD: list[tuple[Any, str]] = [
    (3, "3"),
    (SeatRef(0), "Ana"),
    (SeatRef(-1), "the phantom"),
    (SeatRef(5), "seat 6"),
    (Place("mill"), "the mill"),
    (Place(12), "12 Merebridge"),
    (Place(13), "13"),
    (Place("h2613"), "hex 2613"),
    (Piece("mill"), "a millstone"),
    (Piece("knight"), "knight"),
    (Word("knight"), "knighthood"),
    (Share(0, 3), "Ana 3"),
    (Share(1, Word("red")), "B\\*n red"),
    (Said("go 12 knight"), "Go to 12 Merebridge with knight"),
    (Said("go mill red"), "Go to the mill with red"),
    (Said("deal seat-0"), "Deal with Ana"),
    (Said("deal seat-0 h0102"), "Deal with Ana at hex 0102"),
    (Said("pass"), "Pass"),
    (Said("rest"), "Sleep"),
    (Said("rest 2"), "rest 2"),
    (Said("wait 2"), "Wait 2 days"),
    (Verb("wait"), "Wait"),
    (Verb("pass"), "Pass"),
    (Step("vote"), "vote on the law"),
    ([SeatRef(0), SeatRef(1)], "Ana and B\\*n"),
    ([Share(0, 2), Share(1, 0)], "Ana 2 and B\\*n 0"),
    ([Said("pass"), Said("pass")], "Pass (2)"),
    ("<@1> `x`", "\\<\\@1\\> \\`x\\`"),
    (Raw("<@1>"), "<@1>"),
    (1700000000.0, "<t:1700000000:R>"),
]


@pytest.mark.parametrize(("value", "words"), TOLD, ids=str)
def test_a_parameter_is_told_by_what_it_is(toytown: Voice, value: Any, words: str) -> None:
    """... whatever its name, and also as it comes back from a post's payload."""
    assert toytown.say("toytown-told", {"a": value, "b": 1, "c": 2}) == f"{words} / 1 / 2"
    if not isinstance(value, Raw):
        stored = msgspec.json.decode(msgspec.json.encode({"a": 1, "b": value, "c": 2}))
        assert toytown.say("toytown-told", stored) == f"1 / {words} / 2"


def test_a_list_gives_its_length(toytown: Voice) -> None:
    assert toytown.say("toytown-counted", {"b": [Word("red")] * 3}) == "red, red, and red (3)"
    assert toytown.say("toytown-counted", {"b": []}) == " (0)"


def test_a_slug_is_looked_for_among_places_pieces_and_words(toytown: Voice) -> None:
    assert [locale.word_key("toytown", slug) for slug in ("mill", "knight", "red", "blue")] == [
        "toytown-place-mill", "toytown-piece-knight", "toytown-word-red", None,
    ]  # fmt: skip
    assert toytown.word("toytown", "blue") == "blue"
    assert toytown.word("toytown", "seat-1") == "B\\*n"
    with pytest.raises(locale.MissingText):
        toytown.say("toytown-told", {"a": Word("mill"), "b": 1, "c": 2})


def test_no_list_of_names_tells_what_a_parameter_is() -> None:
    """The host knows no parameter by its name."""
    source = (ROOT / "bot/presenter/words/voice.py").read_text(encoding="utf-8")
    assert not re.findall(r'frozenset\(|"(?:seats?|owner|winners|city|cities|shown|counts)"', source)


def test_a_game_that_was_taken_away_leaves_no_words() -> None:
    """Other tests bring the fair into this process and take it away again: these tests must not find its words."""
    from tests.toy.register import bring, take_away

    take_away()
    before = locale.entries("en")
    bring()
    brought = locale.entries("en")
    take_away()
    assert brought.keys() - before.keys()
    assert locale.entries("en") == before
