"""The panel of war: battles declared, fought and ended, sieges, invaders, rebellions, losses."""

from __future__ import annotations

from bot.presenter.games.fief import sight
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.lists import meanings
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.controls import PanelContext, Row, note
from engine.fief.view import FiefView
from engine.fief.view_war import BattleView, CampView

DECLARED = ("attack", "sally", "besiege", "occupy", "raise-siege", "draw-sword")
"""What may be begun where one's people stand."""


@kit.narrowing
def muster(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Battles that may be declared, with what is known of both sides; no more battles here."""
    rest = [kit.act(ctx, a) for a in kit.others(ctx, *DECLARED, "done")]
    done = kit.acts(ctx, "done", final=True, text=notes.text("done-fighting"))
    return [*kit.lists(ctx, *DECLARED), *kit.buttons(rest), kit.close(ctx, *done)]


def camp_told(notes: Notes, camp: CampView) -> str:
    """One side of a battle: who, with what, points and dice."""
    voice = notes.voice
    names = [notes.family(f) for f in camp.families]
    who = voice.text("fief-panel-invaders") if camp.invaders else ", ".join(names)
    units = notes.units(camp.units) or notes.text("horde", n=camp.units.get("infantry", 0),
                                                  leaders=camp.units.get("leader", 0))  # fmt: skip
    return notes.text("camp", who=who, units=units, nobles=[notes.word(n) for n in camp.nobles],
                      count=len(camp.nobles), points=camp.points, dice=camp.dice, walls=camp.penalty,
                      bonus=camp.bonus)  # fmt: skip


def battle_told(notes: Notes, battle: BattleView) -> str:
    """Both sides of a battle, and the last roll."""
    lines = [camp_told(notes, camp) for camp in battle.camps]
    if battle.volleys:
        last = battle.volleys[-1]
        lines.append(notes.text("last-roll", shot=notes.word(f"shot-{last.what}"), hits=last.hits[0],
                                against=last.hits[1]))  # fmt: skip
    if battle.idle:
        lines.append(notes.text("idle", n=battle.idle))
    return "\n".join(lines)


def fight(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Both sides with points and dice; fight on, or what else the rules leave; whom the archers aim at."""
    battle = notes.view.battle
    rows: list[Row] = [note(battle_told(notes, battle))] if battle is not None else []
    inner = kit.deeper(ctx)
    if inner:
        return [*rows, *inner]
    items = [kit.act(ctx, a, final=a.verb == "fight") for a in kit.others(ctx, "aim")]
    return [*rows, *kit.lists(ctx, "aim"), *meanings(ctx, notes), *kit.ends(ctx, *items)]


def told_why(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Questions in between: why they are asked, from what everybody sees, then their answers."""
    return [*kit.said(reason(ctx, notes)), *meanings(ctx, notes), *kit.plain(ctx)]


def reason(ctx: PanelContext, notes: Notes) -> str:
    """Why a question in between is asked, with its numbers; empty where the question itself says all."""
    view, step = notes.view, ctx.prompt.step if ctx.prompt is not None else ""
    ask = view.ask
    match step:
        case "leave" | "challenge" if view.march is not None:
            who = sight.noble(view, view.march.noble)
            if who is None:
                return ""
            return notes.text("comes", noble=notes.word(who.slug), family=notes.family(who.family),
                              n=view.march.troops, moves=sight.MOVES - who.steps)  # fmt: skip
        case "parley" if ask is not None:
            return raiders(notes, ask.city)
        case "rebel" | "calm" if view.rebellion is not None:
            return rebels(notes, view)
        case "join" | "turn" if view.battle is not None:
            return battle_told(notes, view.battle)
        case "ransom" | "skull" | "garter" if ask is not None and ask.noble:
            return notes.noble(ask.noble)
        case "heir" if ask is not None and ask.region:
            return notes.region(ask.region)
        case "lose" if ask is not None:
            mine = {k: n for f in sight.own_families(view) for k, n in sight.units(view, ask.city, f.family).items()}
            return notes.text("to-lose", units=notes.units(mine), n=ask.n, cause=notes.word(ask.cause))
    return ""


def raiders(notes: Notes, city: str) -> str:
    """Invaders beside whom one stands: their strength, and whether they would attack (6.4)."""
    view = notes.view
    infantry, leaders = sight.horde(view, city)
    mine = sum(sight.troops(view, city, f.family) for f in sight.own_families(view))
    return notes.text("raiders", n=infantry, leaders=leaders, troops=mine, attack=int(infantry + leaders > mine))


def rebels(notes: Notes, view: FiefView) -> str:
    """A rebellion: dice, hits, who would bear them."""
    it = view.rebellion
    if it is None:
        return ""
    return kit.joined([notes.text("rebels", n=it.force, count=len(it.by)), notes.city(it.city)])
