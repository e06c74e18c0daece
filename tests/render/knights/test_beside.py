"""The pictures beside the map: nothing covers anything, all can be read on a phone, nobody sees what is not theirs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot import locale
from engine.knights.game_data import AGENDA_IDS, BARON_IDS, KINDS, NATIONS, NEUTRALS
from engine.knights.rules import KNIGHTS
from engine.knights.state.record import Fought
from engine.knights.views.view import KnView
from render.core.api import ALT_LIMIT
from render.core.encode import shortened
from render.core.stage import Stage
from render.knights import assembly, baron, battle, charges, extra, heraldry, race
from render.knights.words_more import KEYS
from tests.render.knights import beside
from tests.render.knights.beside import WORDS, replace
from tests.render.labels import clashes


def outside(stage: Stage) -> list[str]:
    """Labels that leave the sheet."""
    wide, high = stage.image.width / stage.scale, stage.image.height / stage.scale
    return [
        p.what
        for p in stage.placed
        if p.kind in WORDS and (p.box[0] < 10 or p.box[1] < 8 or p.box[2] > wide - 10 or p.box[3] > high - 8)
    ]


def rich_ones() -> Iterator[tuple[str, KnView]]:
    """Full positions, private and public, with battles of every kind."""
    for seat in (None, 0):
        view = beside.rich(seat)
        yield f"rich {seat}", view
        for kind in ("open", "siege"):
            yield kind, replace(view, fought=beside.fought(view, kind))
        bare = beside.fought(view)
        secret = [replace(f, kept=[], dropped=0, after=[], fallen=[]) for f in bare.forces]
        yield "hands", replace(view, fought=replace(bare, forces=secret, result="", counted=False))


@pytest.mark.slow(but=["es"])
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_on_full_sheets_no_label_covers_another_or_leaves_the_sheet(language: str) -> None:
    caption = beside.caption(6, language, beside.LONG)
    for name, view in rich_ones():
        for key, sheet in extra.sheets(view).items():
            if name.startswith("rich") or key == extra.BATTLE:
                stage = sheet.draw(view, caption, 200)
                assert (clashes(stage.placed, WORDS), outside(stage)) == ([], []), (name, key)


def test_in_positions_from_play_no_label_covers_another() -> None:
    seen: set[str] = set()
    for n, view in enumerate(beside.views()[::3]):
        caption = beside.caption(view.seats, locale.LANGUAGES[n % 2], beside.LONG)
        strip = extra.strip(view)
        sheets = extra.sheets(view)
        names = list(sheets) if n % 9 == 0 else [extra.BATTLE] if view.war and extra.BATTLE in sheets else []
        if strip is not None and strip.text == assembly.text:
            names.append(extra.ASSEMBLY)
        for key in names:
            stage = sheets[key].draw(view, caption, 160)
            assert (clashes(stage.placed, WORDS), outside(stage)) == ([], []), (n, key)
            seen.add(key)
    assert seen >= {extra.BATTLE, extra.ASSEMBLY, extra.TRACK, extra.RACE, "red"}


def test_a_strip_is_its_sheet_at_the_width_of_its_box() -> None:
    view = next(v for v in beside.views() if extra.strip(v) is not None)
    strip = extra.strip(view)
    assert strip is not None
    stage = Stage(extra.sheets(view)[extra.RACE].draw(view, beside.caption(), 200).image, 0.1)
    strip.draw(stage, view, beside.caption(view.seats), (100, 300, 1700, 300 + strip.high * 2))
    assert all(p.box[0] >= 100 and p.box[1] >= 300 and p.box[2] <= 1700 for p in stage.placed if p.kind in WORDS)
    assert max(p.size for p in stage.placed) >= 84


def test_at_400_pixels_everything_can_be_read() -> None:
    """Sheets are 800 units wide: what counts is at least 11 pixels high, a long name at least 9."""
    for _, view in rich_ones():
        for key, sheet in extra.sheets(view).items():
            stage = sheet.draw(view, beside.caption(6, "es"), 160)
            assert stage.image.width / stage.scale == 800
            small = [p for p in stage.placed if p.kind in WORDS and p.size < 22]
            assert all(key == extra.BATTLE and p.size >= 18 for p in small), (key, small)
            assert [p.what for p in stage.placed if p.kind == "key" and "…" in p.what] == []


def test_the_count_of_a_battle_is_shown_step_by_step() -> None:
    view = beside.rich()
    it = view.fought
    assert isinstance(it, Fought)
    stage = battle.sheet(view, beside.caption(), 200)
    shown = [p.what for p in stage.placed]
    assert "5−3 = 2" in shown, "what the attacker takes"
    assert "4−0 = 4" in shown, "what the defender takes"
    assert "3+1 = 4" in shown, "three cards and the commander"
    assert "500−300" in shown, "the walls"
    assert {"1900", "1901"} <= set(shown)
    told = battle.text(view, beside.caption())
    assert "Constantinople" in told
    assert "casualties inflicted 4, " in told


def test_only_its_owner_sees_a_plan_and_a_hand() -> None:
    mine, other, nobody = beside.rich(0), beside.rich(1), beside.rich(None)
    caption = beside.caption()

    def bytes_of(view: KnView, seat: int) -> bytes:
        return baron.sheet(view, caption, 200, seat).image.tobytes()

    assert any(p.kind == "band" for p in baron.sheet(mine, caption, 200, 0).placed)
    assert bytes_of(other, 0) == bytes_of(nobody, 0) != bytes_of(mine, 0)
    assert "Plan" in baron.text(mine, caption, 0)
    assert baron.text(other, caption, 0) == baron.text(nobody, caption, 0)


def test_fate_cards_in_hand_are_seen_by_their_side_alone() -> None:
    state = next(
        s
        for seats, seed in ((6, "beside-six"), (3, "beside-three"))
        for s in map(KNIGHTS.loads, beside.saves(seats, seed))
        if any(p.step == "hand" for mine in KNIGHTS.prompts(s).values() for p in mine)
    )
    seat = next(s for s, mine in KNIGHTS.prompts(state).items() if any(p.step == "hand" for p in mine))
    caption = beside.caption(state.seats)
    seen = {s: battle.sheet(KNIGHTS.view(state, s), caption, 200).image.tobytes() for s in range(state.seats)}
    public = battle.sheet(KNIGHTS.view(state, None), caption, 200).image.tobytes()
    assert seen[seat] != public
    fight = KNIGHTS.view(state, None).war
    assert fight is not None
    assert all(seen[s] == public for s in seen if s not in (fight.seat, fight.foe))


def test_the_same_view_gives_the_same_picture() -> None:
    view, caption = beside.rich(0), beside.caption()
    for sheet in extra.sheets(view).values():
        assert sheet.draw(view, caption, 160).image.tobytes() == sheet.draw(view, caption, 160).image.tobytes()


def test_the_result_names_the_winner_and_stands_alone() -> None:
    view = replace(beside.rich(), stage="over", victor=[3], reason="influence")
    assert extra.result(beside.rich(), beside.caption(), 200) is None
    for language in locale.LANGUAGES:
        stage = extra.result(view, beside.caption(6, language, beside.LONG), 200)
        assert stage is not None
        assert (clashes(stage.placed, WORDS), outside(stage)) == ([], [])
    assert race.order(view)[0] == 3
    assert "Żaneta" in extra.result_text(view, beside.caption())
    nobody = replace(view, victor=[], reason="nobody")
    assert extra.result(nobody, beside.caption(), 200) is not None


def test_everything_has_a_drawing() -> None:
    assert set(charges.CHARGES) == set(AGENDA_IDS)
    assert set(heraldry.ACTIONS) == {*KINDS, *NEUTRALS}
    assert set(heraldry.NATIONS) == {*NATIONS, "regular"}
    assert set(BARON_IDS) >= {b.baron for b in beside.rich().barons}


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_sheet_is_told_in_words(language: str) -> None:
    view = beside.rich(0)
    caption = beside.caption(6, language)
    for key, sheet in extra.sheets(view).items():
        told = sheet.text(view, caption)
        assert len(told) > 60, key
        assert "knights-" not in told, key
        assert len(shortened(told)) <= ALT_LIMIT


def test_a_tie_is_told_as_one() -> None:
    told = assembly.text(beside.rich(), beside.caption())
    assert "0 to 0" not in told
    assert "Rejected, by the Chair’s decision" in told, "nobody cast a Vote"
    assert "Carried, 33 to 7" in told
    even = assembly.Matter("agenda", "crown-quarter", "", (2, 2, 0), ("yes", "no", ""), "yes")
    assert assembly.outcome(even, beside.caption()) == "Carried, tied at 2"


def test_troops_without_a_noble_defend_without_a_name() -> None:
    view = beside.rich()
    it = view.fought
    assert it is not None
    bare = replace(it.forces[1], nobles=[], men=[], losses=[], after=[], fallen=[])
    told = battle.text(replace(view, fought=replace(it, forces=[it.forces[0], bare])), beside.caption())
    assert "–" not in told
    assert "defends; strength" in told


def test_every_word_is_in_both_catalogues_and_none_is_left_over() -> None:
    for language in locale.LANGUAGES:
        assert {key for key in locale.entries(language) if key.startswith("knights-pic-")} == KEYS
