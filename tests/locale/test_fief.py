"""The words of Fief that other games have not: what is put together, sums, sides of battles, its page for players."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path
from typing import Any

import pytest

from bot import locale
from bot.presenter import Voice
from bot.presenter.front import front
from cogs import games
from engine.core import Action, Piece, Place, Said, SeatRef, Word, pieces, seats, words
from engine.core.standing import STANDING
from engine.fief.deals.deals import ROUTES
from engine.fief.game_data import (
    CARD_SLUGS,
    CITIES,
    CITIES_OF,
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
from engine.fief.phase_table import PHASES
from engine.fief.phases import cards
from engine.fief.phases.arms import TRIGGERS
from engine.fief.phases.battle import BARRED
from engine.fief.phases.bench import BenchPhase
from engine.fief.standing.standing import VALUES
from engine.fief.state.state import Options, families_of, seat_of
from engine.fief.victory import TITLES
from tests.engine.fief.play import start
from tests.support.shared_words import all_messages
from tests.support.syntax_trees import texts, tree

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ana", "Ben", "Cai", "Dot")
TOPICS = (
    "start", "goal", "round", "families", "map", "cards", "disasters", "fortunes", "church", "income", "purchases",
    "titles", "movement", "invaders", "battle", "captives", "siege", "court", "parliament", "opportunities", "burghers",
    "relics", "deals", "orders", "servants", "options", "words",
)  # fmt: skip
SUMS = {"units", "income", "article"}
"""Families of ``do`` that tell sums inside a sentence, no actions."""


entries = functools.cache(all_messages)


# What the code of the engine says


def test_what_is_put_together_has_its_words_too() -> None:
    """Refusals called after a verb, whose variable depends on what was named, and what is told of deals."""
    known = entries("en")
    for verb in BARRED:
        assert known[f"fief-no-fight-{verb}"] == frozenset(), verb
    for verb in BenchPhase.verbs:
        assert locale.word_key("fief", verb), verb  # sealed in a window
    for route in ROUTES:
        assert f"fief-word-route-{route}" in known, route
    for name in ("deals/deals.py", "phases/parlour.py"):
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

    assert family("step") == family("ask") == prompted() | {STANDING}
    verbs = {verb for phase in PHASES.values() for verb in phase.verbs}
    assert family("verb") == verbs
    actions = {re.sub(r"-\d$", "", verb) for verb in family("do")}
    assert {verb for verb in actions if verb.split("-")[0] not in SUMS or verb in verbs} <= verbs
    assert {name.split(".")[0] for name in family("rules")} == set(TOPICS)
    titles = {f"title-{title}" for title in TITLES.values()}
    assert family("outcome") == {"solo", "alliance", "rounds", "nobody", "wedded", "garter", "shared", *titles}


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


# Sentences


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
        "En Londres no cabe ninguna unidad nueva más esta ronda. Elige otra ciudad.",
        "En Londres solo cabe 1 unidad nueva más esta ronda. Pon el resto en otra parte.",
        "En Londres solo caben 2 unidades nuevas más esta ronda. Pon el resto en otra parte.",
    ]


def test_the_end_of_handing_out_says_what_is_kept() -> None:
    """Nothing is handed out, all of it, or a part."""
    ends = [say("en", "fief-end-split", n=12, given=given, left=12 - given) for given in (0, 12, 5)]
    assert ends == [
        "Keep all 12 shillings", "Hand out all 12 shillings", "Hand out 5 of 12 shillings, keep the rest",
    ]  # fmt: skip
    ends = [say("es", "fief-end-split", n=12, given=given, left=12 - given) for given in (0, 12, 5)]
    assert ends == [
        "Quedarte los 12 chelines", "Repartir los 12 chelines", "Repartir 5 de 12 chelines y quedarte el resto",
    ]  # fmt: skip


def test_the_nobles_that_are_counted_have_a_family() -> None:
    """One's own, both of one who plays two, or one of the two by its name."""
    assert say("en", "fief-because-kin", n=1, most=3, families=1) == "your family has 1 Noble and can have 3"
    assert say("en", "fief-because-kin", n=4, most=6, families=2) == "your 2 families have 4 Nobles and can have 6"
    named = say("en", "fief-because-kin-of", family=Word("or"), n=2, most=3)
    assert named == "your Gold family has 2 Nobles and can have 3"


def test_battles_are_told_by_their_sides() -> None:
    volley = {"shot": Word("shot-archers"), "one": [], "other": [1, 3], "hits": 0, "against": 4}
    said = "**Archers:** the attack rolls no dice; the defence scores 4 hits (dice: 1 and 3)."
    assert say("en", "fief-volley", **volley) == said
    fight = {"city": Place("london"), "kind": Word("battle-invasion"), "one": [], "other": words(["gules", "vert"])}
    assert say("es", "fief-battle", **fight) == (
        "**Batalla de Londres:** un ataque de los invasores. Ataque: los invasores. Defensa: Roja y Verde."
    )
    assert say("en", "fief-surrenders", camp=words(["gules"])).startswith("The Red family surrenders, ")
    assert say("en", "fief-won", seats=seats([0, 2]), n=5) == "**Ana (Red) and Cai (Green) win** at the end of round 5."


def test_actions_of_one_verb_are_told_by_what_they_name() -> None:
    voice = Voice("en", NAMES, "fief")
    assert voice.action("fief", Action.parse("grant north henri")) == "Grant the title of the North to Henri"
    assert voice.action("fief", Action.parse("grant henri")) == "Let Henri pass"
    assert voice.action("fief", Action.parse("share seat-1 4")) == "4 shillings for Ben (Blue)"
    hand = {"n": 2, "most": 3, "away": pieces(["justice"]), "plan": words(["character", "ask"])}
    assert "Discards: Justice. Draw plan: a Character and ask me." in voice.say("fief-ask-discard", hand)
    assert voice.say("fief-relic-found", {"relic": Word("skull"), "noble": Piece("hugh"), "city": Place("york")}) == (
        "**Hugh finds a relic in York: the Skull.**"
    )


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_refusal_says_what_to_do_instead(lang: str) -> None:
    """Why not is one sentence, what to do another; no word of `/act` stands where a button has a name."""
    source = (ROOT / "bot" / "locale" / lang / "fief-no.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^(fief-no-\S+) = ((?:.*\n)(?: .*\n)*)", source, re.MULTILINE))
    assert len(said) > 200
    variables = locale.entries(lang)
    for n in (0, 1, 2):
        told = {key: locale.text(lang, key, **dict.fromkeys(variables[key], n)) for key in said}
        assert [key for key, text in told.items() if not re.search(r"\.\s+\S.*\.$", text, re.DOTALL)] == []
    assert [key for key, text in said.items() if "`" in text] == []


# The rules in short


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rules_in_short_agree_with_the_board(lang: str) -> None:
    """Regions, prices and servants are those of the data."""
    land = locale.text(lang, "fief-rules-map")
    titles = locale.text(lang, "fief-rules-titles")
    for region in REGION_IDS:
        assert locale.text(lang, f"fief-place-{region}") in land
        assert locale.text(lang, f"fief-place-{region}") in titles
    for size in {len(cities) for cities in CITIES_OF}:
        assert re.search(rf"\({size}(| \w+)\),?(| cuesta) {2 * size}\b", titles), size
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
