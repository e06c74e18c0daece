"""Which seats a text names, whatever people are called: those that were meant, or none."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.common.safe_names import ISOLATE, LENGTH, distinct, seen, spoken
from bot.presenter.words.named_seats import chosen, named, readings, shown, suggestion
from bot.presenter.words.voice import voice_of
from bot.tables.members.private_talk import token_of
from bot.tables.model import SeatInfo, TableInfo

LANGUAGES = ("en", "es")
NASTY = (
    "Name 3", "3", "#3", "seat-2", "seat 1", "asiento 2", "Smith, John", "1, 2", "BEN", "José", "jose",
    "\u202eBen\u202c",
    "B\u0435n", "Be\u200bn", "Иван", "иван", "李雷", "ليلى", "all", "todos", "2 · Name 3", "１", "٣", "*Ana*", "a;b",
    "@Ben",
    "herald-seats:7:1:000000000000000000000000", "seat-0", "Ben and José", "-", "l", "I", "  ", "Ana (York)",
)  # fmt: skip


def table(*names: str, game: str = "toy", number: int = 7, **more: Any) -> TableInfo:
    """A running table with these people, each user numbered as the seat."""
    seats = [SeatInfo(n, name, 100 + n) for n, name in enumerate(names)]
    return TableInfo.model_construct(id=number, game=game, seats=seats, seat_count=len(names), **more)


def read(info: TableInfo, typed: str, locale: str = "en", **more: Any) -> list[int] | str:
    """The numbers of the seats that a text names, from 1 as people count, or the key of the refusal."""
    try:
        return [seat + 1 for seat in named(info, voice_of(info, locale), typed, **more)]
    except UserError as error:
        return error.key


def test_of_several_alike_a_name_alone_is_nobody() -> None:
    """The name with the number of its seat, as it is shown, names one."""
    info = table(*distinct(("Ana", "Ben", "ána")))
    for typed in ("Ana", "ANA", "\u200bAn\u00e1", "Ana, Ben"):
        assert read(info, typed) == "seats-several"
    assert read(info, "ana #3") == read(info, suggestion(voice_of(info, "es"), [2])) == [3]
    assert read(info, "Ana #1, Ben, ána #3") == [1, 2, 3]
    assert read(info, "Ana #3, Ana #2") == "seats-none"
    sides = table(*distinct(("Ana", "Ana")), game="roses")
    assert (read(sides, "Ana"), read(sides, "Ana (York)")) == ("seats-several", [2])


FOUR = ("Ana", "Ben Hill", "José", "Smith, John")


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        ("2", [2]), ("2 4", [2, 4]), ("2,4", [2, 4]), (" 4 ; 2 ,2 ", [2, 4]), ("#2 #3", [2, 3]),
        ("seat 2, asiento 3", [2, 3]),
        ("２", [2]), ("٢", [2]), ("Ana", [1]), ("aNA", [1]), ("@ana", [1]), ("ben  hill", [2]), ("BEN_HILL", [2]),
        ("jose", [3]), ("Jose\u0301", [3]), ("Smith, John", [4]), ("smith,john", "seats-none"),
        ("Ana, Smith, John, José", [1, 3, 4]), ("Ana,", [1]), ("An\u200ba", [1]), ("2 · Ben Hill", [2]),
        ("2, 4 · Ben Hill and Smith, John", [2, 4]), ("2, 4 · Ben Hill y Smith, John", [2, 4]),
        # not understood as a whole, so nothing of it is
        ("Ben", "seats-none"), ("Ana Ben Hill", "seats-none"), ("Ana and José", "seats-none"), ("2, Ana", "seats-none"),
        ("2 x", "seats-none"), ("Ana, Cai", "seats-none"), ("Name 3", "seats-none"), ("3rd", "seats-none"),
        ("2-4", "seats-none"), ("2 · Ana", "seats-none"), ("2 · ", "seats-none"), ("-2", "seats-none"),
        ("2.", "seats-none"),
        ("", "seats-none"), (" , ", "seats-none"), ("·", "seats-none"), ("all", "seats-none"), ("todos", "seats-none"),
        ("everybody", "seats-none"), ("<@101>", "seats-none"), ("02", [2]), ("5", "no-such-seat"),
        ("0", "no-such-seat"),
        ("2 9", "no-such-seat"), ("999", "no-such-seat"), ("9999", "seats-none"), ("seat-0", "seats-none"),
        # people count from 1, however they write it
        ("seat-2", [2]), ("seat-4", [4]), ("seat-1", [1]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_text_at_a_table_of_four(typed: str, seats: list[int] | str, locale: str) -> None:
    assert read(table(*FOUR), typed, locale) == seats


@pytest.mark.parametrize(
    ("names", "typed", "seats"),
    [
        (("Ana", "Name 3", "Cai"), "Name 3", [2]),
        (("Ana", "Name 3", "Cai"), "3", [3]),
        (("Ana", "3", "Cai"), "3", {"2 · 3", "3 · Cai"}),
        (("Ana", "3", "3"), "3", {"2 · 3", "3 · 3"}),
        (("Ana", "#3", "Cai"), "#3", {"2 · \\#3", "3 · Cai"}),
        (("Ana", "３", "Cai"), "3", {"2 · ３", "3 · Cai"}),
        (("Ana", "٣", "Cai"), "3", None),
        (("Ana", "asiento 3", "Cai"), "seat 3", [3]),
        (("Ana", "asiento 3", "Cai"), "Asiento 3", {"2 · asiento 3", "3 · Cai"}),
        (("Ana", "seat-3", "Cai"), "seat-3", {"2 · seat-3", "3 · Cai"}),
        (("Ana", "Ben", "Ben"), "ben", {"2 · Ben", "3 · Ben"}),
        (("Ana", "Ben", "BÉN"), "ben", {"2 · Ben", "3 · BÉN"}),
        (("Ana", "Ben", "B\u0435n"), "Ben", {"2 · Ben", "3 · B\u0435n"}),
        (("Ana", "Ben", "B\u0435n"), "B\u0435n", {"2 · Ben", "3 · B\u0435n"}),
        (("Ana", "Ivan", "lvan"), "Ivan", {"2 · Ivan", "3 · lvan"}),
        (("Ana", "Ben", "Be\u200bn"), "Ben", {"2 · Ben", "3 · Ben"}),
        (("Ana", "Иван", "Cai"), "иван", [2]),
        (("Ana", "all", "Cai"), "all", {"1, 2, 3 · Ana, all, and Cai", "2 · all"}),
        (("Ana", "Todos", "Cai"), "todos", {"1, 2, 3 · Ana, Todos, and Cai", "2 · Todos"}),
        (("Ana", "Cai, Dot", "Cai", "Dot"), "Cai, Dot", {"2 · Cai, Dot", "3, 4 · Cai and Dot"}),
        (("Ana", "2, 3", "Cai", "Dot"), "2, 3", {"2 · 2, 3", "2, 3 · 2, 3 and Cai"}),
        # whoever takes the words of somebody else's suggestion for a name gets nothing that is meant for them
        (("Ana", "Ben", "2 · Ben"), "2 · Ben", {"2 · Ben", "3 · 2 · Ben"}),
        (("Ana", "Ben", "2 · Ben"), "2", [2]),
        (("Ana", "Ben", "2 · Ben"), "3 · 2 · Ben", [3]),
        (("Ana", "-", "Cai"), "-", [2]),
    ],
)  # fmt: skip
def test_people_with_names_that_mean_something(
    names: Sequence[str], typed: str, seats: list[int] | set[str] | None
) -> None:
    info = table(*names)
    if not isinstance(seats, set):
        assert read(info, typed) == (seats or "seats-several")
        return
    with pytest.raises(UserError) as met:
        named(info, voice_of(info, "en"), typed)
    assert met.value.key == "seats-several"
    assert set(met.value.params["readings"].split(" / ")) == seats


@pytest.mark.parametrize("names", [NASTY[n : n + 4] for n in range(0, len(NASTY), 3)])
def test_a_chosen_suggestion_is_never_mistaken(names: Sequence[str]) -> None:
    """Whatever people are called: the value of a suggestion means what it shows; what it shows, sent as text, that or
    nothing; and nobody's name means somebody else."""
    info = table(*names, "Ana")
    seats = range(len(info.seats))
    for locale in LANGUAGES:
        speak = voice_of(info, locale)
        for wanted in ([n] for n in seats):
            assert list(named(info, speak, chosen(info, wanted))) == wanted
        for wanted in itertools.combinations(seats, 2):
            assert list(named(info, speak, chosen(info, wanted))) == list(wanted)
            assert set(wanted) in (found := readings(info, speak, suggestion(speak, wanted))) or not found
        for seat in seats:
            for text in (names[seat] if seat < len(names) else "Ana", suggestion(speak, [seat])):
                assert read(info, text, locale) in ([seat + 1], "seats-several", "seats-none", "no-such-seat"), text


def test_what_stands_behind_a_suggestion() -> None:
    """It is no name that anybody can have, and holds at its table, for those who sit there now."""
    info = table(*FOUR)
    value, speak = chosen(info, [1]), voice_of(info, "en")
    assert LENGTH < len(value) <= 100
    assert len(chosen(table(*["x" * LENGTH] * 12, number=10**9), range(12))) <= 100
    assert read(table(*FOUR, number=8), value) == "seats-elsewhere"
    assert read(info, value[:-1] + ("0" if value[-1] != "0" else "1")) == "seats-none"
    info.seats[1].__dict__["arrivals"] = 1
    assert read(info, value) == "seats-moved"
    assert named(info, speak, chosen(info, [1, 2])) == {1: 1, 2: 0}
    assert read(table("Ana", "Ben"), chosen(info, [2])) == "no-such-seat"
    assert token_of({2: 0, 1: 1}) == "1~1.2"


def test_one_seat_where_one_is_meant() -> None:
    info = table(*FOUR)
    assert read(info, "Ana", one=True) == [1]
    for typed in ("1, 2", "Ana, José", chosen(info, [0, 1])):
        assert read(info, typed, one=True) == "seats-one"


def test_sides_are_names() -> None:
    """York is a seat; whoever plays Lancaster and calls themselves York gets nothing by it."""
    info = table("Ana", "Ben", game="roses")
    assert read(info, "york") == [2]
    assert read(info, "Ben (York)") == [2]
    assert read(info, "2 · Ben (York)") == [2]
    info = table("York", "Ben", game="roses")
    assert read(info, "York") == "seats-several"
    assert read(info, "York (Lancaster)") == [1]


def test_an_anonymous_table_knows_numbers_alone() -> None:
    info = table("#1", "#2", "#3")
    assert (read(info, "#2"), read(info, "2"), read(info, "2 · #2"), read(info, "Ben")) == ([2], [2], [2], "seats-none")


def test_many_readings_take_no_time_to_speak_of() -> None:
    """Twelve people of one name, listed fifty times: one refusal, at every keystroke."""
    info = table(*["a"] * 12)
    assert read(info, ",".join("a" * 50)) == "seats-several"
    speak = voice_of(info, "en")
    with pytest.raises(UserError) as met:
        named(info, speak, "a")
    assert met.value.params["readings"].count(" / ") == 4


def test_what_is_shown_is_safe_in_a_message() -> None:
    info = table("*Ana*", "ليلى")
    speak = voice_of(info, "en")
    assert shown(speak, [0]) == "1 · \\*Ana\\*"
    assert suggestion(speak, [0]) == "1 · *Ana*"
    assert ISOLATE in suggestion(speak, [1])
    assert read(info, suggestion(speak, [1])) == [2]
    assert read(info, "1 · *Ana*") == [1]


@pytest.mark.parametrize(
    ("one", "other", "same", "alike"),
    [
        ("Ana", " a\u0301N\u200ba ", True, True), ("Ana", "Аna", False, True), ("ﬀ", "ff", True, True),
        ("Straße", "STRASSE", True, True), ("ВЕРА", "вера", True, False), ("किल", "कल", False, False),
        ("Jean-Luc", "jean luc", True, True), ("I", "l", False, True), ("Ana", "Anna", False, False),
    ],
)  # fmt: skip
def test_one_name(one: str, other: str, same: bool, alike: bool) -> None:
    assert (spoken(one) == spoken(other)) is same
    assert (seen(one) == seen(other)) is alike or same
