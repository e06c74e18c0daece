"""Battles in the panel: which block acts and what it may do, the main attack, hits, regrouping; and going home."""

from __future__ import annotations

from bot.presenter.choices import by_verb
from bot.presenter.controls import Row, Sheet, choose, line
from bot.ui.press import option, select
from cogs.roses.march import COLOURS
from cogs.roses.names import GAME
from cogs.roses.parts import act, area_note, close, entry, fighter_note, labelled, own_note
from engine.core import Action
from engine.roses.board import AREA, LIMIT, NEIGHBOURS, SEA


def fight(sheet: Sheet) -> list[Row]:
    """One block of those whose turn it is: fire, wait, charge, treachery, retreat."""
    look, voice = sheet.look, sheet.voice
    assert look.prompt is not None
    able = list(dict.fromkeys(str(a.args[0]) for a in look.prompt.actions))
    block = opened(sheet, able)
    rows: list[Row] = []
    if len(able) > 1:
        lines = [
            entry(voice.word(GAME, b), f"who {b}", note=fighter_note(voice, look.view, b), default=b == block)
            for b in able[:25]
        ]
        rows.append(line(select(sheet.id("do", "who"), lines, placeholder=voice.text("roses-panel-who-acts"))))
    groups = by_verb([a for a in look.prompt.actions if a.args[0] == block])
    now = [act(sheet, a) for verb in ("fire", "pass") for a in groups.get(verb, [])]
    if now:
        rows.append(line(*now))
    for verb, asked in (("charge", "roses-panel-charge"), ("treason", "roses-panel-treason")):
        if verb in groups:
            lines = [
                option(voice.action(GAME, a), str(a), note=fighter_note(voice, look.view, str(a.args[1])))
                for a in groups[verb][:25]
            ]
            rows.append(line(select(sheet.id("do", f"{verb} {block}"), lines, placeholder=voice.text(asked))))
    if "retreat" in groups:
        rows += havens(sheet, groups["retreat"], "roses-panel-retreat")
    rows.append(close(sheet))
    return rows


def opened(sheet: Sheet, able: list[str]) -> str:
    """The block whose screen is open, else the first."""
    match sheet.open.split():
        case ["who", block] if block in able:
            return block
    return able[0]


def havens(sheet: Sheet, actions: list[Action], asked: str) -> list[Row]:
    """Areas for one block, each with who stands there and the border to it."""
    voice, view = sheet.voice, sheet.look.view
    lines = []
    for action in actions:
        to = str(action.args[1])
        parts = [area_note(voice, view, to)]
        border = NEIGHBOURS[AREA[view.battle.area]].get(AREA[to]) if view.battle is not None else None
        if border is not None:
            parts.append(voice.text("roses-panel-border-colour", colour=COLOURS[LIMIT[border]]))
        lines.append(option(voice.action(GAME, action), str(action), note=" · ".join(parts)))
    where = sheet.id("do", f"{actions[0].verb} {actions[0].args[0]}")
    return choose(sheet, where, lines, placeholder=voice.text(asked))


def one_by_one(sheet: Sheet, verb: str, asked: str) -> list[Row]:
    """Blocks that go somewhere one after the other: regrouping, going home. ``done`` is staying."""
    look, voice = sheet.look, sheet.voice
    assert look.prompt is not None
    able = list(dict.fromkeys(str(a.args[0]) for a in look.prompt.actions if a.verb == verb))
    rows: list[Row] = []
    match sheet.open.split():
        case ["who", name] if name in able:
            block = name
        case _:
            block = able[0] if len(able) == 1 else ""
    if block:
        rows += havens(sheet, [a for a in look.prompt.actions if a.verb == verb and a.args[0] == block], asked)
    else:
        lines = [entry(voice.word(GAME, b), f"who {b}", note=own_note(voice, look.view, b)) for b in able]
        rows += choose(sheet, sheet.id("do", "who"), lines, placeholder=voice.text("roses-panel-who-goes"))
    stay = [act(sheet, a, text=voice.text("roses-panel-stay"), final=True) for a in look.prompt.actions if not a.args]
    rows.append(close(sheet, *stay))
    return rows


def hits(sheet: Sheet) -> list[Row]:
    """Which of the strongest blocks takes the hits."""
    look = sheet.look
    assert look.prompt is not None
    rows = labelled(
        sheet, look.prompt.actions, "hit",
        note=lambda a: fighter_note(sheet.voice, look.view, str(a.args[0])),
        placeholder=sheet.voice.text("roses-panel-hits", n=look.view.battle.left if look.view.battle else 0),
    )  # fmt: skip
    return [*rows, close(sheet)]


def losses(sheet: Sheet) -> list[Row]:
    """Who lacks supply, or leaves a crowded exile: own blocks with where they are."""
    look, voice = sheet.look, sheet.voice
    assert look.prompt is not None
    own = {b.block: b for b in look.view.own.blocks} if look.view.own is not None else {}

    def where(action: Action) -> str:
        block = own[str(action.args[0])]
        return f"{voice.word(GAME, block.place)} · {own_note(voice, look.view, block.block)}"

    rows = labelled(sheet, look.prompt.actions, look.prompt.step, note=where)
    return [*rows, close(sheet)]


def places(sheet: Sheet) -> list[Row]:
    """Battles to choose from, main attacks to name, areas for an heir: who stands where it leads."""
    look, voice = sheet.look, sheet.voice
    assert look.prompt is not None

    def there(action: Action) -> str:
        named = str(action.args[1] if action.verb == "heir" else action.args[0])
        said = area_note(voice, look.view, named)
        if action.verb != "main" or action.args[1] == SEA:
            return said
        border = NEIGHBOURS[AREA[named]].get(AREA[str(action.args[1])])
        return said if border is None else " · ".join(
            [said, voice.text("roses-panel-border-colour", colour=COLOURS[LIMIT[border]])]
        )  # fmt: skip

    return [*labelled(sheet, look.prompt.actions, look.prompt.step, note=there), close(sheet)]


def event_treason(sheet: Sheet) -> list[Row]:
    """The card Treason: on whom, or kept for later."""
    look, voice = sheet.look, sheet.voice
    assert look.prompt is not None
    targets = [a for a in look.prompt.actions if a.args]
    rows = labelled(
        sheet, targets, "event-treason",
        note=lambda a: fighter_note(voice, look.view, str(a.args[0])),
        placeholder=voice.text("roses-panel-treason"),
    )  # fmt: skip
    return [*rows, close(sheet, *(act(sheet, a, final=True) for a in look.prompt.actions if not a.args))]
