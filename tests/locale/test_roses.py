"""The words of Wars of the Roses are those of its ledger, to the last one, and those of its board; sentences that other
games have not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot import locale
from bot.presenter import Voice
from engine.core import (
    Action,
    Params,
    Piece,
    Place,
    Said,
    SeatRef,
    Step,
    Verb,
    Word,
    pieces,
    places,
    seats,
    shares,
)
from engine.core.parameters import NAMED
from engine.roses.board import (
    AREAS,
    BLOCK_IDS,
    BLOCKS,
    CARDS,
    HEIRS,
    HOUSES,
    LIMIT,
    NEIGHBOURS,
    SCENARIOS,
    SEA,
    SUPPLY,
)
from engine.roses.standing import CHARGE, ORDERS, STYLES, VALUES
from engine.roses.state import NOWHERE
from tests.engine.roses.ledger import ROOT, events, refusals, steps, verbs
from tests.support.shared_words import all_messages

ZONES = tuple(dict.fromkeys(zone for area in AREAS for zone in area.sea_zones))
ROLLERS = ("king", "pretender", "warwick", "treason")
SCORES = ("support", "heirs")
KINDS = tuple(dict.fromkeys(b.kind for b in BLOCKS))
PHASES = ("mulligan", "cards", "action", "battles", "supply", "political", "over")
STAGES = ("treason", "brief", "fight")
TOPICS = (
    "start", "goal", "turn", "cards", "events", "move", "sea", "recruit", "battle", "retreat", "treason", "orders",
    "supply", "heirs", "exile", "political", "scenarios", "secrecy", "words",
)  # fmt: skip
NAMES = ("Ana", "Ben")


def say(lang: str, key: str, params: Mapping[str, Any]) -> str:
    return Voice(lang, NAMES).say(key, params)


def word(lang: str, slug: str) -> str:
    """The only word of a slug."""
    found = [key for kind in NAMED if locale.has(lang, key := f"roses-{kind}-{slug}")]
    assert len(found) == 1, (slug, found)
    return locale.text(lang, found[0])


# What there is to say


def test_the_ledger_is_read() -> None:
    assert len(events()) > 60
    assert len(refusals()) > 80
    assert events()["roses-moved"] == {"seat", "from", "area"}
    assert events()["roses-moved-own"] == {"seat", "from", "area", "block"}
    assert len(steps()) == 17
    assert {"keep", "move", "event-treason", "block-order", "dismiss", "spare"} <= verbs()


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_event_tells_every_fact(lang: str) -> None:
    """... and asks for no variable that the event does not carry. The seat's own variant speaks to it."""
    known = all_messages(lang)
    for key, params in events().items():
        assert key in known, key
        used = {name.removesuffix("_count") for name in known[key]}
        kept_back = {"seat"} if key.endswith("-own") else set()
        assert used == params - kept_back, key


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_refusal_has_its_words(lang: str) -> None:
    known = all_messages(lang)
    for key, params in refusals().items():
        assert key in known, key
        assert {name.removesuffix("_count") for name in known[key]} <= params, key
        assert {"block", "area", "target", "card", "n", "seat"} & params - {"seat"} <= known[key], key


def test_steps_verbs_and_actions() -> None:
    """All of them, and nothing left over."""
    known = all_messages("en")

    def family(name: str) -> set[str]:
        return {key.removeprefix(f"roses-{name}-") for key in known if key.startswith(f"roses-{name}-")}

    assert family("step") == set(steps())
    assert family("do") <= family("verb") == verbs()
    assert family("no") == {key.removeprefix("roses-no-") for key in refusals()}
    assert family("outcome") == {"heirs", "throne"}
    assert {name.split(".")[0] for name in family("rules")} == set(TOPICS)
    options = {"scenario", "campaigns"}
    told = {f"{name}-{part}" for name in options for part in ("note", "why")}
    assert family("option") == {*options, *told, "campaigns-0", *(f"scenario-{s}" for s in SCENARIOS)}


def test_every_slug_has_one_word() -> None:
    """One and only one, so that the order in which families are searched does not matter."""
    families = {
        "place": [a.id for a in AREAS],
        "piece": [*BLOCK_IDS, *CARDS],
        "house": list(HOUSES),
        "kind": list(KINDS),
        "phase": list(PHASES),
        "stage": list(STAGES),
    }
    for lang in locale.LANGUAGES:
        known = all_messages(lang)
        for family, slugs in families.items():
            named = {k for k in known if k.startswith(f"roses-{family}-")} - events().keys()
            assert named == {f"roses-{family}-{s}" for s in slugs}
        values = [v for choices in VALUES.values() for v in choices]
        others = [SEA, *NOWHERE, *ROLLERS, *VALUES, *values, *ORDERS, CHARGE, *SCORES, "line", "late", "reserve"]
        for slug in [*others, *ZONES, *STYLES, "keep", "mulligan", "redeal"]:
            assert word(lang, slug)


# Sentences


SAMPLES: Params = {
    "seat": SeatRef(1), "other": SeatRef(0), "seats": seats([0]), "area": Place("kent"), "from": Place("isle_of_man"),
    "place": Word("minor"), "block": Piece("lan_york_levy"), "target": Piece("yor_york"), "blocks": pieces(["rebel"]),
    "lancaster": pieces(["lan_devon"]), "york": pieces(["yor_march"]), "card": Piece("plague"),
    "cards": pieces(["action_2", "muster"]), "shown": shares([Piece("plague"), Piece("action_3")]), "dice": [4],
    "need": 2, "n": 1, "left": 1, "by": Word("king"), "counts": shares([7, 8]), "reserves": shares([0, 1]),
    "verb": Verb("move"), "step": Step("action"), "action": Said("move nobody"), "most": 13, "have": 2,
    "heir": Piece("lan_henry_vi"), "areas": places(["kent", "essex"]), "origins": [Word("sea"), Place("sussex")],
}  # fmt: skip
"""A value for every parameter of a message."""


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_what_hardly_ever_happens_can_be_told_too(lang: str) -> None:
    for key, params in {**events(), **refusals()}.items():
        line = say(lang, key, {name: SAMPLES[name] for name in params})
        assert re.fullmatch(r"[A-Z`*“«].*[.!*]", line, re.DOTALL), line


def test_one_two_and_none() -> None:
    hit = {"seat": SeatRef(1), "block": Piece("lan_henry_vi")}
    assert say("en", "roses-hit", {**hit, "n": 1, "left": 2}) == "Ben: Henry VI loses 1 step and has 2 left."
    assert say("en", "roses-hit", {**hit, "n": 2, "left": 1}) == "Ben: Henry VI loses 2 steps and has 1 left."
    assert say("es", "roses-hit", {**hit, "n": 1, "left": 0}) == "Ben: Enrique VI pierde 1 paso y no le queda ninguno."
    assert say("es", "roses-hit", {**hit, "n": 3, "left": 1}) == "Ben: Enrique VI pierde 3 pasos y le queda 1."
    assert [say("es", "roses-actions-end", {"seat": SeatRef(0), "n": n}) for n in (0, 1, 4)] == [
        "Ana termina sus acciones; no sobraba ningún punto.",
        "Ana termina sus acciones; se pierde 1 punto sin usar.",
        "Ana termina sus acciones; se pierden 4 puntos sin usar.",
    ]


def test_dice_are_shown_as_numbers() -> None:
    params = {"seat": SeatRef(0), "block": Piece("yor_bombard"), "dice": [1, 6, 3], "need": 3, "n": 2}
    assert say("en", "roses-fired", params) == "Ana: Bombard (York) fires (hits on 1 to 3): 1, 6, and 3 → 2 hits."
    assert say("es", "roses-fired", params).endswith(" dispara (acierta con 1 a 3): 1, 6 y 3 → 2 impactos.")


def test_an_empty_line_is_told() -> None:
    seat, york = SeatRef(1), pieces(["yor_york", "rebel"])
    params = {"seat": seat, "area": Place("kent"), "lancaster": [], "york": york, "reserves": shares([2, 0])}
    assert "Lancaster: no blocks in the line." in say("en", "roses-battle", params)
    assert "York: Ricardo de York y Rebelde." in say("es", "roses-battle", params)


def test_areas_blocks_and_seats_are_told_by_name() -> None:
    moved = {"seat": SeatRef(1), "from": Place("east_anglia"), "area": Place("cornwall")}
    assert say("es", "roses-moved", moved) == "Ben mueve un bloque de Anglia Oriental a Cornualles."
    own = say("es", "roses-moved-own", {**moved, "block": Piece("yor_march")})
    assert own == "Mueves de Anglia Oriental a Cornualles: March."
    main = say("es", "roses-main", {"seat": SeatRef(0), "area": Place("kent"), "from": Word("sea")})
    assert main == "El ataque principal de Ana contra Kent llega por el mar."
    shown = shares([Piece("action_4"), Piece("plague")])
    cards = say("en", "roses-cards", {"n": 2, "seat": SeatRef(1), "shown": shown})
    assert cards == "**Turn 2.** The cards: Ana Action 4 and Ben Plague. Ben goes first."
    held = say("es", "roses-throne-held", {"seat": SeatRef(0), "counts": shares([9, 7])})
    assert held == "**Ana conserva el trono.** Apoyos: Ana 9 y Ben 7."
    voice = Voice("es", NAMES)
    assert voice.action("roses", Action("sea", ("lan_exeter", "france"))) == "Exeter (Lancaster) navega a Francia"
    assert voice.step("roses", "hits") == "elegir qué bloque recibe los impactos"


# The rules in short


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rules_in_short_agree_with_the_board(lang: str) -> None:
    """Seas, ports, heirs and events are all named, in the words of the catalogue."""
    sea = locale.text(lang, "roses-rules-sea")
    coasts = {line.split("**")[1].rstrip(":"): line for line in sea.splitlines() if line.startswith("- ")}
    for zone in ZONES:
        named = set(coasts[locale.text(lang, f"roses-word-{zone}")].split(":** ")[1].split(", "))
        assert named == {short(lang, a.id) for a in AREAS if zone in a.sea_zones}
    ports = next(line for line in sea.splitlines() if re.match("Major ports|Puertos mayores", line))
    assert set(ports.split(": ")[1].rstrip(".").split(", ")) == {short(lang, a.id) for a in AREAS if a.major_port}
    heirs = locale.text(lang, "roses-rules-heirs")
    for side in HEIRS:
        names = [locale.text(lang, f"roses-piece-{BLOCKS[h].id}").split(" (")[0] for h in side]
        assert ", ".join(names) in heirs
    told = locale.text(lang, "roses-rules-events")
    for card in CARDS.values():
        assert not card.event or f"**{locale.text(lang, f'roses-piece-{card.id}')}** ({card.ap})" in told
    supply = locale.text(lang, "roses-rules-supply")
    assert {int(n) for n in re.findall(r"\*\*(\d)\*\*", supply)} == set(SUPPLY)


@pytest.mark.parametrize(("lang", "file"), [("en", "roses.md"), ("es", "roses.es.md")])
def test_the_docs_agree_with_the_board(lang: str, file: str) -> None:
    """Every area with its supply and borders, every block with its figures, every action and order."""
    text = (ROOT / "docs" / file).read_text(encoding="utf-8")
    rows = {
        cells[1]: cells for line in text.splitlines() if len(cells := [c.strip() for c in line.split("|")[1:-1]]) > 5
    }
    colours = ("yellow", "blue", "red") if lang == "en" else ("amarilla", "azul", "roja")
    for n, area in enumerate(AREAS):
        name, _, feeds, _, _, borders = rows[f"`{area.id}`"]
        assert (name, feeds) == (locale.text(lang, f"roses-place-{area.id}"), str(area.supply))
        told = dict(part.split(": ") for part in borders.split("; ") if ": " in part)
        for colour, limit in zip(colours, (4, 3, 2), strict=True):
            behind = {
                locale.text(lang, f"roses-place-{AREAS[m].id}") for m, b in NEIGHBOURS[n].items() if LIMIT[b] == limit
            }
            assert set(told.get(colour, "").split(", ")) - {""} == behind, (area.id, colour)
    for block in BLOCKS:
        if block.side in HOUSES:
            _, _, kind, steps, rating, loyalty, _ = rows[f"`{block.id}`"]
            assert (kind, steps) == (locale.text(lang, f"roses-kind-{block.kind}"), str(block.steps))
            assert rating == f"{block.initiative}{block.firepower}"
            numbers = [n for n in (block.heir_rank, block.loyalty) if n]
            assert [int(n) for n in re.findall(r"\d", loyalty)] == numbers
            assert ("ros" in loyalty) == block.rose
    named = {w for span in re.findall(r"`([^`|]+)`", text) for w in span.split()}
    assert verbs() | set(VALUES) | {v for values in VALUES.values() for v in values} | set(ORDERS) <= named


def short(lang: str, area: str) -> str:
    """An area as the lists of the rules name it: the island without its kind."""
    return "Man" if area == "isle_of_man" else locale.text(lang, f"roses-place-{area}")


@pytest.mark.parametrize(("lang", "told"), [("en", "Sail (2) and Move"), ("es", "Embarcar (2) y Mover")])
def test_what_was_taken_back_is_told_in_words(lang: str, told: str) -> None:
    """Hidden moves by what was done alone, the same ones counted; a seat hears its own in full."""
    voice = Voice(lang, ["Ana", "Ben"], "roses")
    assert voice.say(
        "undone-actions", {"seat": SeatRef(1), "actions": [Said("sea"), Said("sea"), Said("move")]}
    ).endswith(f": {told}")
    own = voice.say("undone-actions-own", {"seat": SeatRef(1), "actions": [Said("move yor_york kent")]})
    assert voice.action("roses", Action.parse("move yor_york kent")) in own
