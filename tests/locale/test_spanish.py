"""What Spanish grammar asks of a sentence that is put together: *al* and *del*."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import locale
from tests.support.catalogues import more_words

WORDS = {
    "goes": "{ $who } va a { $place }",
    "of": "los lazos de { $place } y de { $other }",
    "bold": "De **{ $place }**, a *{ $place }*",
    "first": "A { $place } le toca",
    "inner": "hacia { $place }, para { $place }, sede { $place }",
    "list": "a { $places }",
    "written": "a el { $place }, de el Cid",
}


@pytest.mark.parametrize(
    ("key", "given", "said"),
    [
        ("goes", {"who": "Ana", "place": "el Califato"}, "Ana va al Califato"),
        ("goes", {"who": "Ana", "place": "la Marca"}, "Ana va a la Marca"),
        ("goes", {"who": "Ana", "place": "El Ferrol"}, "Ana va a El Ferrol"),  # its name begins so
        ("goes", {"who": "Ana", "place": "elfos"}, "Ana va a elfos"),
        ("of", {"place": "el Imperio", "other": "el Califato"}, "los lazos del Imperio y del Califato"),
        ("bold", {"place": "el Rin"}, "Del **Rin**, al *Rin*"),
        ("bold", {"place": "**el Rin**"}, "Del ****Rin****, al ***Rin***"),
        ("first", {"place": "el Califato"}, "Al Califato le toca"),
        ("inner", {"place": "el Rin"}, "hacia el Rin, para el Rin, sede el Rin"),
        ("list", {"places": ["el Rin", "el Elba"]}, "al Rin y el Elba"),
        ("of", {"place": "de Sinople", "other": "d’Oliva"}, "los lazos de Sinople y d’Oliva"),
        ("inner", {"place": "de Pers"}, "hacia de Pers, para de Pers, sede de Pers"),
        ("written", {"place": "x"}, "a el x, de el Cid"),
    ],
)
def test_an_article_is_drawn_together(tmp_path: Path, key: str, given: dict[str, str], said: str) -> None:
    for lang in locale.LANGUAGES:
        (tmp_path / lang).mkdir()
        lines = (f"spanish-{name} = {text}" for name, text in WORDS.items())
        (tmp_path / lang / "x.ftl").write_text("\n".join(lines), encoding="utf-8")
    with more_words(tmp_path):
        assert locale.text("es", f"spanish-{key}", **given) == said
        plain = locale.text("en", f"spanish-{key}", **given)
    assert "\ue000" not in plain
    assert not any(joined in plain for joined in (" al ", " del ", "Al ", "Del "))


def test_a_text_within_a_text_is_drawn_together_once() -> None:
    """What was said already is a value of the next sentence."""
    once = locale.text("es", "whisper-lines", table="el Imperio")
    assert once == "**el Imperio**"
    assert locale.text("es", "talk-label", whom=once) == "Al **Imperio**"
