"""The words of Lords of Xidit: everything on the board has a name, seats, cities and slugs are told by theirs."""

from __future__ import annotations

from bot import locale
from bot.presenter import Voice
from engine.core import Piece, Place, SeatRef, Word, seats, shares
from engine.xidit import board


def test_every_thing_on_the_board_has_a_name() -> None:
    voice = Voice("es", ())
    for slug in (*board.UNITS, *board.TRACKS, *board.KINDS, *board.COLOURS, *board.SLUGS, "act", "wait"):
        assert voice.word("xidit", slug) != "", slug
        assert locale.word_key("xidit", slug), slug
    for creature in [*(t.creature for t in board.TILES.threats), *(t.creature for t in board.TITANS)]:
        assert locale.has("es", f"xidit-piece-{creature}")
    assert all(locale.has("en", f"xidit-place-{n}") for n in range(1, board.CITIES + 1))


def test_seats_cities_and_slugs_are_told_by_name() -> None:
    voice = Voice("es", ["Ana", "Ben"])
    said = voice.say("xidit-move", {"seat": SeatRef(1), "from": Place(5), "city": Place(12), "colour": Word("blue")})
    assert said == "Ben va por el camino azul de 5 Oakenford a 12 Kingsferry."
    census = voice.say("xidit-census", {"unit": Piece("archer"), "shown": shares([2, 0]), "winners": seats([0])})
    assert census == "**Censo, arquero:** Ana 2 y Ben 0. Quien más enseña: Ana."


def test_what_went_into_the_bastion_names_whose_bards_they_are() -> None:
    """The replay and the log of a finished game tell it to everybody: *you* would be the reader."""
    for language, said in (
        ("en", "Ben sends 2 bards into the Bastion, unseen by the others."),
        ("es", "Ben envía 2 bardos al Bastión, sin que nadie lo vea."),
    ):
        assert Voice(language, ["Ana", "Ben"]).say("xidit-bards-bastion", {"seat": SeatRef(1), "n": 2}) == said
