"""The panel of war: battles declared, fought and ended, sieges, invaders, rebellions, losses."""

from __future__ import annotations

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_war import first_told
from bot.presenter.games.fief.lists import lists, meanings
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.controls import PanelContext, Row, note
from engine.fief.analysis import MOVES, Shooters, chance, seen, shooters, stormy, threat, troops_at
from engine.fief.game_data import CITY, FAMILY, PLAGUE, UNIT_IDS
from engine.fief.views.view import FiefView
from engine.fief.views.view_war import BattleView, CampView

MOST_ODDS = 5
"""Attacks of which the chance is told."""
DECLARED = ("attack", "sally", "besiege", "occupy", "raise-siege", "draw-sword")
"""What may be begun where one's people stand."""


@kit.narrowing
def muster(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Battles that may be declared, with what is known of both sides; no more battles here."""
    rest = [kit.act(ctx, a) for a in kit.others(ctx, *DECLARED, "done")]
    done = [kit.act(ctx, a, quiet=True) for a in kit.legal(ctx, "done")]  # it leaves battles unfought
    return [
        *kit.said(barred(ctx, notes), chances(ctx, notes)),
        *lists(ctx, notes, *DECLARED),
        *kit.buttons(rest),
        kit.close(ctx, *done),
    ]


def chances(ctx: PanelContext, notes: Notes) -> str:
    """How many of a hundred such attacks are won, for each that may be declared, before it is; as far as is known what
    the others have."""
    lines = []
    family = notes.view.family if lookup.is_own(notes.view, notes.view.family) else -1
    for action in kit.legal(ctx, "attack", "sally")[:MOST_ODDS]:
        city, foe, sally = str(action.args[0]), str(action.args[1]), action.verb == "sally"
        found = chance(notes.at, CITY[city], family, FAMILY.get(foe, -1), sally=sally) if family >= 0 else None
        if found is not None:
            lines.append(notes.text("chances", city=notes.word(city), foe=notes.word(foe), least=found.least,
                                    most=found.most, same=int(found.least == found.most)))  # fmt: skip
    return "\n".join(lines)


def barred(ctx: PanelContext, notes: Notes) -> str:
    """Why an army of the seat does not attack somebody beside whom it stands: Storms (2.5), or a Garter before the
    Sovereign (13.3); empty where everybody can be attacked."""
    view, lines = notes.view, []
    offered = {(str(a.args[0]), str(a.args[1])) for a in kit.legal(ctx, "attack", "sally")}
    own = next((f for f in lookup.own_families(view) if f.family == view.family), None)
    for slug in dict.fromkeys(n.place for n in view.nobles if own is not None and n.family == own.family):
        if own is None or slug not in CITY or not lookup.troops(view, slug, own.family):
            continue
        garter = any(n.garter for n in lookup.fighters(view, slug, own.family))
        for f in view.families:
            there = lookup.fighters(view, slug, f.family)
            if (
                f.family == own.family
                or (slug, f.colour) in offered
                or not (there or lookup.troops(view, slug, f.family))
            ):
                continue
            if stormy(notes.at, CITY[slug]):
                lines.append(notes.text("barred-storms", city=notes.word(slug), family=notes.word(f.colour)))
            elif garter and any(n.slug == view.sovereign for n in there):
                lines.append(notes.text("barred-garter", city=notes.word(slug), family=notes.word(f.colour)))
    return "\n".join(lines)


def camp_name(notes: Notes, camp: CampView) -> str:
    """Who fights on a side: its families, or the invaders."""
    return notes.text("invaders") if camp.invaders else ", ".join(notes.family(f) for f in camp.families)


def camp_told(notes: Notes, camp: CampView, shots: Shooters | None = None) -> str:
    """One side of a battle: who, with what, points and dice, and who shoots before the melee."""
    units = notes.units(camp.units) or notes.text("horde", n=camp.units.get("infantry", 0),
                                                  leaders=camp.units.get("leader", 0))  # fmt: skip
    told = notes.text("camp", who=camp_name(notes, camp), units=units, nobles=[notes.word(n) for n in camp.nobles],
                      count=len(camp.nobles), points=camp.points, dice=camp.dice, walls=camp.penalty,
                      bonus=camp.bonus)  # fmt: skip
    return kit.joined([told, first_told(notes, shots) if shots is not None else ""])


def shots(battle: BattleView, camp: int) -> Shooters | None:
    """Who of a side shoots before the melee; nobody in a sally or a parade, nor invaders (5.2, 7.9)."""
    it, foe = battle.camps[camp], battle.camps[1 - camp]
    if battle.kind in ("sally", "parade") or it.invaders:
        return None
    return shooters([it.units.get(kind, 0) for kind in UNIT_IDS], foe.fort)


def battle_told(notes: Notes, battle: BattleView) -> str:
    """Both sides of a battle, the reader's first, and the last roll."""
    mine = {f.family for f in lookup.own_families(notes.view)}
    order = sorted((0, 1), key=lambda n: mine.isdisjoint(battle.camps[n].families))
    lines = [camp_told(notes, battle.camps[n], shots(battle, n)) for n in order]
    if battle.volleys:
        last = battle.volleys[-1]
        (one, hits), (other, against) = ((camp_name(notes, battle.camps[n]), last.hits[n]) for n in order)
        lines.append(notes.text("last-roll", shot=notes.word(f"shot-{last.what}"), one=one, hits=hits, other=other,
                                against=against))  # fmt: skip
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
            who = lookup.noble(view, view.march.noble)
            if who is None:
                return ""
            return notes.text("comes", noble=notes.word(who.slug), family=notes.family(who.family),
                              n=view.march.troops, moves=MOVES - who.steps)  # fmt: skip
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
            mine = {k: n for f in lookup.own_families(view) for k, n in lookup.units(view, ask.city, f.family).items()}
            return notes.text("to-lose", units=notes.units(mine), n=ask.n, plague=int(ask.cause == PLAGUE))
    return ""


def raiders(notes: Notes, city: str) -> str:
    """Invaders beside whom one stands: their strength, and whether they would attack (6.4)."""
    view = notes.view
    infantry, leaders = lookup.horde(view, city)
    mine = sum(troops_at(seen(view), CITY[city], f.family) for f in lookup.own_families(view))
    found = [threat(seen(view), CITY[city], f.family) for f in lookup.own_families(view)]
    attack = any(one.outnumbered and not one.balked for one in found)
    return notes.text("raiders", n=infantry, leaders=leaders, troops=mine, attack=int(attack))


def rebels(notes: Notes, view: FiefView) -> str:
    """A rebellion: dice, hits, who would bear them."""
    it = view.rebellion
    if it is None:
        return ""
    return kit.joined([notes.text("rebels", n=it.force, count=len(it.by)), notes.city(it.city)])
