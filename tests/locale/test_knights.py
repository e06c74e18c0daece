"""Everything on the board of Warrior Knights has a name, and a card's text gives its numbers; words that stand in no
ledger."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import locale
from bot.presenter import Voice
from bot.presenter.front import front
from bot.presenter.panels.panel import TAUGHT
from engine.knights.files import AgendaCard, EventCard
from engine.knights.game_data import (
    AGENDA_IDS,
    AGENDAS,
    AREA_IDS,
    AREA_OF,
    BARON_IDS,
    CITIES,
    EVENT_IDS,
    EVENTS,
    EXPEDITIONS,
    KINDS,
    NATIONS,
    NEUTRALS,
    NOBLE_IDS,
    OUTCOMES,
    OVERSEAS,
    PORTS,
    SHAPES,
    TROOPS,
)
from engine.knights.rules import KNIGHTS
from engine.knights.score import scores
from engine.knights.standing.standing import SETTINGS
from engine.knights.standing.standing_cards import VALUES
from engine.knights.standing.standing_vote import MATTERS, VOICES
from engine.knights.state.frames_war import RESULTS
from tests.support.shared_words import all_messages

FAMILIES = {
    "place": AREA_IDS,
    "piece": (*NOBLE_IDS, *EVENT_IDS, *AGENDA_IDS, *KINDS, *NEUTRALS,
              *(f"{NATIONS[t.nation] if t.nation >= 0 else 'regular'}-{t.size}" for t in TROOPS)),
    "name": (*BARON_IDS, *NOBLE_IDS),
    "baron": BARON_IDS,
    "word": (*BARON_IDS, *SHAPES, *NATIONS, *EXPEDITIONS, *(f"outcome-{o}" for o in OUTCOMES)),
    "text": (*SHAPES, *EVENT_IDS, *AGENDA_IDS, *KINDS, *NEUTRALS),
    "quip": (*EVENT_IDS, *AGENDA_IDS),
}  # fmt: skip
"""Families of words, and the slugs of each."""
ROW = [pytest.param(lang, family, id=f"{lang}-{family}") for lang in locale.LANGUAGES for family in FAMILIES]


@pytest.mark.parametrize(("lang", "family"), ROW)
def test_everything_has_a_name_of_its_own(lang: str, family: str) -> None:
    slugs = list(dict.fromkeys(FAMILIES[family]))
    names = [locale.text(lang, f"knights-{family}-{slug}") for slug in slugs]
    twice = {slug for slug, name in zip(slugs, names, strict=True) if names.count(name) > 1}
    concessions = {"salt-works", "bridge-tolls", "wool-staple", "vineyards", "fisheries"}
    assert twice <= (concessions if family == "text" else set())


@pytest.mark.parametrize("family", ["text", "quip"])
def test_no_text_without_its_card(family: str) -> None:
    said = {key.removeprefix(f"knights-{family}-") for key in locale.entries("en") if f"knights-{family}-" in key}
    assert said == set(FAMILIES[family])


def numbers(card: EventCard | AgendaCard) -> set[int]:
    """What a text has to say of what its card does."""
    return {abs(n) for n in [*(e.n for e in card.effects), *(m.n for m in card.mods)] if n}


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_texts_give_the_numbers_of_their_cards(lang: str) -> None:
    cards: list[EventCard | AgendaCard] = [*EVENTS, *AGENDAS]
    for card in cards:
        said = {int(n) for n in re.findall(r"\d+", locale.text(lang, f"knights-text-{card.slug}"))}
        assert numbers(card) <= said, card.slug


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_texts_are_one_sentence_and_quips_short(lang: str) -> None:
    for slug in FAMILIES["text"]:
        text = locale.text(lang, f"knights-text-{slug}")
        assert text.endswith(".")
        assert ". " not in text
        assert len(text) <= 280, slug
    for slug in FAMILIES["quip"]:
        assert len(locale.text(lang, f"knights-quip-{slug}")) <= 80, slug


MANY = {
    "en": r"\b1 (crowns|Votes|casualties|victories|cities|targets|markers|tokens|breaches|cards|matters|areas)\b",
    "es": r"\b1 (coronas|Votos|Bajas|bajas|victorias|ciudades|objetivos|marcadores|fichas|Brechas|cartas|puntos)\b",
}
"""What nobody says of one thing."""


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_one_is_told_as_one(lang: str) -> None:
    for key, variables in locale.entries(lang).items():
        if key.startswith("knights-") and variables:
            told = locale.text(lang, key, **dict.fromkeys(variables, 1))
            assert not re.search(MANY[lang], told), (key, told)


PAGES = {"en": "knights.md", "es": "knights.es.md"}


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_table_of_cities_on_the_page_is_the_games(lang: str) -> None:
    """Strength, income, port; a row with two incomes has its cities divided by a semicolon."""
    page = (Path(__file__).resolve().parents[2] / "docs" / PAGES[lang]).read_text(encoding="utf-8")
    told = set()
    for strength, incomes, names in re.findall(r"^\| (\d00) \| (\d(?:, \d)*) \| (.+) \|$", page, re.M):
        for income, some in zip(incomes.split(", "), names.split("; "), strict=False):
            for name in some.split(", "):
                told.add((name.rstrip("*"), int(strength), int(income), name.endswith("*")))
    assert told == {
        (
            locale.text(lang, f"knights-place-{AREA_IDS[area]}"),
            CITIES[city].strength,
            CITIES[city].income,
            area in PORTS,
        )
        for city, area in enumerate(AREA_OF)
        if area not in OVERSEAS
    }


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_score_at_the_end_has_its_words(lang: str) -> None:
    """What is compared is told in the reader's language, not by the engine's names."""
    state = KNIGHTS.setup(seats=2, seed="scores", options=KNIGHTS.Options())
    for name in (*scores(state)[0], "kingdom"):
        assert locale.has(lang, f"knights-word-{name}"), name


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_orders_results_and_ends_have_their_words(lang: str) -> None:
    known = all_messages(lang)
    voices = [voice for voice in VOICES if not voice.startswith(("seat", "ask"))]
    results = [f"result-{result}" for result in RESULTS - {""} | {"siege-laid"}]
    for word in (*MATTERS, *voices, *VALUES, *results):
        assert f"knights-word-{word}" in known, word
    ties = [f"influence-{name}" for name in ("cities", "goods", "troops")]
    for reason in ("majority", "influence", *ties, "survivor", "tie", "nobody"):
        assert f"knights-outcome-{reason}" in known, reason
    for key in ("elected", "passed", "rejected", "decreed", "lifted", "returns-votes"):
        assert f"knights-{key}" in known, key
    for family in ("step", "ask"):
        assert f"knights-{family}-walk-out" in known, "in which nobody is asked in the games that are read"
    for key in (
        f"knights-{way}-{what}" for way in ("gains", "loses") for what in ("crowns", "votes", "faith", "influence")
    ):
        assert set(known[key]) == {"seat", "n"}, key


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_an_order_to_pass_is_told(lang: str) -> None:
    voice = Voice(lang, ("Ana", "Ben", "Cai"), "knights")
    assert all(voice.action("knights", action) for action in SETTINGS if action.verb == "order-pass")


BUTTONS = {
    "knights-rules-planning": ("again", "again-seal"),
    "knights-panel-style-quick-does": ("style-quick",),
    "knights-panel-style-careful-does": ("style-careful",),
}
"""By text that tells what to press: the labels of those buttons."""


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_what_a_text_tells_to_press_is_what_the_button_says(lang: str) -> None:
    for key, labels in BUTTONS.items():
        for label in labels:
            assert locale.text(lang, f"knights-panel-{label}") in locale.text(lang, key), (key, label)


# --- lessons ---------------------------------------------------------------------------------------------------------

ASIDE = frozenset({"sealed", "standing", "purse", "own-offer", "walk-out"})
"""Steps that are open beside the game: nobody waits for an answer, and no lesson tells of them."""
FORM = {
    "en": re.compile(r"\*\*Now:\*\* .+\. · \*\*Why:\*\* .+\. · \*\*Later:\*\* .+\."),
    "es": re.compile(r"\*\*Ahora:\*\* .+\. · \*\*Por qué:\*\* .+\. · \*\*Después:\*\* .+\."),
}
"""What to do, why, and what it means for later."""
BY_POSITION = {
    "battle-kind": tuple(f"knights-taught-siege{case}" for case in ("", "-ripe", "-again", "-none")),
}
"""By step the lessons of which one is told, as things stand."""
PARTS = {"en": {"Now:", "Why:", "Later:"}, "es": {"Ahora:", "Por qué:", "Después:"}}
PRESS = {
    "en": re.compile(r"(?:[Pp]ress|[Cc]hoose|under|style) \*\*(.+?)\*\*"),
    "es": re.compile(r"(?:[Pp]ulsa|[Ee]lige|[Ee]stilo|en) \*\*(.+?)\*\*"),
}
"""What the rules and refusals tell to press or choose."""
LABELS = (
    "knights-verb-", "knights-do-", "knights-end-", "knights-panel-", "knights-piece-", "knights-word-",
    "shared-verb-", "button-", "panel-",
)  # fmt: skip
"""Families of words that stand on buttons and lists."""


def labels(lang: str) -> set[str]:
    """Everything that may stand on a button or a list, with a gap for each name and number."""
    known = locale.entries(lang)
    return {
        locale.text(lang, key, **dict.fromkeys(variables, "…"))
        for key, variables in known.items() if key.startswith(LABELS) and "." not in key
    }  # fmt: skip


def stands(name: str, known: set[str]) -> bool:
    """Whether a name is a label; one that ends with a gap may leave out what follows there."""
    begins = name.removesuffix("…").rstrip()
    return name in known or (name.endswith("…") and any(label.startswith(begins) for label in known))


def bold(text: str) -> set[str]:
    return set(re.findall(r"\*\*(.+?)\*\*", text))


@pytest.mark.parametrize("turn", range(1, TAUGHT + 1))
@pytest.mark.parametrize("step", sorted(front("knights").topic_of.keys() - ASIDE))
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_step_of_a_first_game_has_a_lesson(lang: str, step: str, turn: int) -> None:
    """Any of them may come in the first three turns; each lesson says what to do now, why, and what comes of it."""
    usual = next((k for k in (f"knights-lesson-{turn}-{step}", f"knights-lesson-{step}") if locale.has(lang, k)), "")
    for key in BY_POSITION.get(step, (usual,)):
        said = locale.text(lang, key)
        assert FORM[lang].fullmatch(said), said
        assert len(said) <= 600, key


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_what_lessons_rules_and_refusals_tell_to_press_exists(lang: str) -> None:
    """Every name in bold of a lesson, and of the others whatever is to be pressed or chosen, stands on a control."""
    known, found = labels(lang), 0
    for key, variables in locale.entries(lang).items():
        family = key.split("-")[1] if key.startswith("knights-") else ""
        if family not in ("lesson", "taught", "rules", "no") or "." in key:
            continue
        said = locale.text(lang, key, **dict.fromkeys(variables, "…"))
        names = bold(said) - PARTS[lang] if family in ("lesson", "taught") else set(PRESS[lang].findall(said))
        found += len(names)
        assert [name for name in names if not stands(name, known)] == [], key
    assert found > 80
