"""What every option of Lords of Xidit costs and brings, in a line, from a seat's own view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.locale import has, listing
from bot.presenter.games.xidit.forecast import Outlook, before, fits, outlooks
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.xidit import board
from engine.xidit.figures import reputation
from engine.xidit.leads import PHANTOM, drops, falls, leads
from engine.xidit.view import Own, Plan, RegionView, ThreatTile, TitanStack, XiditView

GAME = "xidit"
KINDS = ("sovereigns", "bards", "guild")
FAME = {"wealth": "sovereigns", "influence": "guild", "reputation": "bards"}
"""What is counted in an evaluation."""


def units(voice: Voice, names: Sequence[str], counted: bool = False) -> str:
    """Units by name, several of a kind with their number, ``archer and 2 mages``; each ``counted`` where they are one's
    own."""
    counts = Counter(names)
    told = [
        voice.text(f"xidit-units-{unit}", n=counts[unit]) if counted or counts[unit] > 1 else voice.word(GAME, unit)
        for unit in board.UNITS
        if counts[unit]
    ]
    return listing(voice.locale, told)


def outlook(voice: Voice, seen: Outlook) -> str:
    """What an order would bring; of a road what lies at its end, and whether one could use it."""
    there = voice.place(GAME, seen.there or seen.city)
    creature = voice.word(GAME, seen.creature) if seen.creature else ""
    if seen.kind == "road":
        tile = _lies(voice, creature, seen.units)
        if not tile:
            return voice.text("xidit-note-road-nothing")
        if creature:
            return voice.text("xidit-note-road-threat", tile=tile, missing=seen.missing)
        return voice.text("xidit-note-road-again", tile=tile) if seen.again else tile
    if seen.kind == "coming":
        return voice.text("xidit-note-coming", tile=_lies(voice, creature, seen.units))
    paid = units(voice, seen.units, counted=seen.kind != "recruit")
    if seen.offer:
        return voice.text("xidit-note-fight", units=paid, **dict(zip(KINDS, seen.offer, strict=True)))
    sizes = " / ".join(str(size) for size in seen.sizes)
    return voice.text(
        f"xidit-note-{seen.kind}", city=there, units=paid, creature=creature, sizes=sizes, missing=seen.missing
    )


def order(voice: Voice, step: int, name: str, seen: Outlook) -> str:
    """An order of a step with what it comes to, short enough to be read in a closed list."""
    kind = "idle" if seen.idle else seen.kind
    if kind == "wait":
        return voice.text("xidit-panel-order", step=step, order=name)
    there = voice.place(GAME, seen.there) if seen.there else ""
    creature = voice.word(GAME, seen.creature) if seen.creature else ""
    joins = units(voice, seen.units)
    return voice.text(f"xidit-panel-order-{kind}", step=step, order=name, city=there, creature=creature, units=joins)


def foreseen(view: XiditView, own: Own, voice: Voice) -> str:
    """What the orders written so far would bring in all, and where the year would end."""
    seen = outlooks(view, own, own.orders)
    joins = [unit for each in seen if each.kind == "recruit" for unit in each.units]
    foes = [voice.word(GAME, each.creature) for each in seen if each.offer]
    deeds = [voice.text("xidit-panel-foreseen-recruit", units=units(voice, joins, counted=True))] if joins else []
    if foes:
        deeds.append(voice.text("xidit-panel-foreseen-beat", n=len(foes), foes=listing(voice.locale, foes)))
    ends = next((each.there or each.city for each in reversed(seen)), own.route[0])
    told = listing(voice.locale, deeds)
    return voice.text("xidit-panel-foreseen", n=len(deeds), deeds=told, city=voice.place(GAME, ends))


def planned(own: Own, voice: Voice, step: int, what: Sequence[str] = ("titan", "spend", "reward", "bards")) -> str:
    """What is planned for a step of this year, or some of it; empty for nothing."""
    plan = own.plans.get(step, Plan())
    told = []
    if plan.titan and "titan" in what:
        told.append(voice.text("xidit-panel-planned-titan", size=plan.titan))
    if plan.spend and "spend" in what:
        paid = [unit for unit, n in plan.spend.items() for _ in range(n)]
        told.append(voice.text("xidit-panel-planned-spend", units=units(voice, paid, counted=True)))
    if plan.reward and "reward" in what:
        told.append(voice.word(GAME, plan.reward))
    if "bards" in what:
        told += [
            voice.text("xidit-gain-bards", n=n, region=voice.place(GAME, slug)) for slug, n in plan.sent().items() if n
        ]
    return listing(voice.locale, told)


def plans(own: Own, voice: Voice) -> list[str]:
    """What is planned for the steps of this year, a line each."""
    told = [(step, planned(own, voice, step)) for step in sorted(own.plans)]
    return [voice.text("xidit-panel-planned", step=step, what=what) for step, what in told if what]


def standings(view: XiditView, voice: Voice) -> list[str]:
    """Which year it is, then a line for each evaluation in its order: who is seen to have how much, best first, and
    what is hidden; at last who would be out in one after the other, as far as anybody can see it."""
    found = [voice.text("xidit-panel-year", n=view.year, of=view.years, drops=drops(len(view.seats), 0))]
    for n, lead in enumerate(leads(view), 1):
        before = [row[0] for ranking in view.rankings if ranking.track == lead.track for row in ranking.rows if row[4]]
        seats = [voice.text("xidit-panel-seen", seat=_who(voice, each), n=value) for each, value in lead.values]
        seats = [
            voice.text("xidit-panel-out-before", seen=seen) if each in before else seen
            for seen, (each, _) in zip(seats, lead.values, strict=True)
        ]
        found.append(
            voice.text(
                "xidit-panel-track", n=n, track=voice.word(GAME, lead.track), what=voice.word(GAME, FAME[lead.track]),
                seats=" · ".join(seats), count=len(seats),
                seen="hidden" if lead.hidden else "closed" if lead.closed else "all",
            )
        )  # fmt: skip
    if view.phase == "over":
        return found
    worst, *then = falls(view)
    out, level = ([_who(voice, each) for each in some] for some in (worst.out, worst.level))
    if len(level) == len(view.seats) + bool(view.phantom):
        return found  # nobody is ahead
    how = "-both" if out and level else "-level" if level else "" if out else "-hidden"
    found.append(voice.text(f"xidit-panel-out{how}", out=out, level=level))
    gone = {*worst.out}
    for n, each in enumerate(then, 2):
        everybody = [*range(len(view.seats)), *([PHANTOM] if view.phantom else [])]
        out, level, left = (
            [_who(voice, who) for who in some]
            for some in (each.out, each.level, [who for who in everybody if who not in gone])
        )
        how = "level" if level else "out" if out else "hidden"
        found.append(voice.text("xidit-panel-then", n=n, how=how, out=out, level=level, left=left))
        gone |= {*each.out}
    return found


def _who(voice: Voice, participant: int) -> str:
    """A seat, or the phantom."""
    return voice.seat(participant) if participant != PHANTOM else voice.text("xidit-panel-the-phantom")


def standing(voice: Voice, action: Action) -> str:
    """What a standing choice means, where its words alone do not say so."""
    key = f"xidit-note-{action.verb}-{action.args[0]}"
    return voice.text(key) if has(voice.locale, key) else ""


def warnings(view: XiditView, own: Own, voice: Voice) -> list[str]:
    """Orders that would do nothing as things lie now, one line each. They are warned of, never refused: others move
    too, and a tile may come or go."""
    if any(not order for order in own.orders):
        return []
    return [
        voice.text("xidit-warn-order", step=step, why=outlook(voice, seen))
        for step, seen in enumerate(outlooks(view, own, own.orders), 1)
        if seen.idle
    ]


def region(voice: Voice, place: RegionView, own_seat: int, bastion: int) -> str:
    """A region's two values, own bards there and the most that somebody else has."""
    if place.central:
        return voice.text("xidit-note-bastion", first=place.first, second=place.second, n=bastion)
    others = max((n for seat, n in enumerate(place.bards) if seat != own_seat), default=0)
    return voice.text(
        "xidit-note-region", first=place.first, second=place.second, n=place.bards[own_seat], others=others
    )


def abroad(view: XiditView, own: Own) -> dict[str, int]:
    """How many units of each kind the other seats have together: those neither in the barracks, nor on tiles, nor
    one's own."""
    lying = Counter(unit for tile in view.recruits for unit in tile.units)
    return {
        unit: most - view.barracks[unit] - lying[unit] - own.units[unit]
        for unit, most in zip(board.UNITS, board.SUPPLY, strict=True)
    }


def counted(view: XiditView, own: Own, voice: Voice, unit: str, shown: int) -> str:
    """What showing some units of a kind in a census can win, and what the others could show against it."""
    if not shown:
        return voice.text("xidit-note-prize-none")
    others = abroad(view, own)[unit]
    prize = voice.text(f"xidit-note-prize-{unit}")
    odds = "sure" if shown > others else "tie" if shown == others else "open"
    return voice.text("xidit-note-census", prize=prize, others=others, odds=odds)


def around(view: XiditView, city: int) -> list[RegionView]:
    """The open regions around a city, the richest first."""
    slugs = {board.SLUGS[n] for n in board.AROUND[city]}
    return sorted((r for r in view.regions if r.slug in slugs and not r.closed), key=lambda r: (-r.first, r.number))


def _kind(
    view: XiditView, own: Own, voice: Voice, kind: str, seat: int, n: int, city: int, brief: bool
) -> tuple[str, str]:
    """One half of a reward of ``n`` won in a city: what is printed, and what it means there; ``brief`` names the
    richest region alone."""
    what = voice.text(f"xidit-gain-{'levels' if kind == 'guild' else kind}-plain", n=n)
    if kind == "sovereigns":
        return what, voice.text("xidit-note-sovereigns", n=own.sovereigns + n)
    if kind == "bards":
        near = around(view, city)[: 1 if brief else 2]
        told = [voice.text("xidit-note-values", region=voice.place(GAME, r.slug), first=r.first) for r in near]
        return what, voice.text("xidit-note-bards", n=len(near), regions=told)
    levels, space = fits(view, own, seat, city)
    built = min(n, space)
    return what, voice.text("xidit-note-guild", built=built, levels=levels + built)


def reward(view: XiditView, own: Own, voice: Voice, seat: int, action: Action) -> tuple[str, str]:
    """The two halves with their numbers; what one has then, the regions around and the guild's levels."""
    city = view.seats[seat].city
    brief = "guild" in action.args
    halves = [_kind(view, own, voice, str(k), seat, view.offer[str(k)], city, brief) for k in action.args]
    return " + ".join(what for what, _ in halves), "; ".join(note for _, note in halves)


def _lies(voice: Voice, creature: str, lying: Sequence[str]) -> str:
    """A tile: a threat with its creature, recruits without; empty for none."""
    if creature:
        return voice.text("xidit-panel-lies-threat", creature=creature, units=units(voice, lying))
    return voice.text("xidit-panel-lies-recruits", units=units(voice, lying)) if lying else ""


def city(voice: Voice, view: XiditView, number: int) -> str:
    """What lies in a city, and where its roads lead."""
    recruits = next((tile for tile in view.recruits if tile.city == number), None)
    threat = next((tile for tile in view.threats if tile.city == number), None)
    lying = recruits or threat
    creature = "" if threat is None else voice.word(GAME, threat.creature)
    lies = _lies(voice, creature, lying.units if lying is not None else ()) or voice.text("xidit-panel-lies-nothing")
    roads = listing(voice.locale, [str(there) for there in sorted(board.ROADS[number].values())])
    return f"{lies} · {voice.text('xidit-note-roads', cities=roads)}"


def plan(view: XiditView, own: Own, voice: Voice, seat: int, action: Action) -> str:
    """What a plan for a step would cost and bring in the city that the orders lead to then."""
    step, what = int(action.args[0]), str(action.args[1])
    there = own.route[step]
    if what == "default":
        subject = action.verb.removeprefix("plan-")
        chosen = voice.action(GAME, Action(f"standing-{subject}", (getattr(own.standing, subject),)))
        return voice.text("xidit-note-default", chosen=chosen)
    match action.verb:
        case "plan-reward":
            offer = _offered(view, own, step, there)
            if offer is None:
                return ""
            kinds = what.split("-")
            halves = {k: _kind(view, own, voice, k, seat, offer[k], there, "guild" in kinds) for k in kinds}
            return "; ".join(
                printed if kind == "sovereigns" else f"{printed} ({means})" for kind, (printed, means) in halves.items()
            )
        case "plan-bards":
            place = next(r for r in view.regions if r.slug == what)
            return region(voice, place, seat, own.bastion)
        case "plan-titan" if what != "skip":
            stack = next(t for t in view.titans if t.size == int(what))
            return titan(voice, stack, sum(before(view, own, step).units.values()), fits(view, own, seat, there)[1])
        case "plan-spend":
            return voice.text("xidit-note-spend", n=before(view, own, step).units[what])
    return voice.text("xidit-note-pass")


def _offered(view: XiditView, own: Own, step: int, city: int) -> dict[str, int] | None:
    """What would be won in a city: by the threat that lies or enters there, else by the Titan that is planned or alone
    awake; ``None`` where that is open."""
    foes: list[ThreatTile | TitanStack] = [t for t in (*view.threats, *view.coming_threats) if t.city == city]
    if not foes:
        planned = own.plans.get(step)
        size = planned.titan if planned is not None else ""
        awake = [t for t in view.titans if t.awake and t.left]
        foes = [t for t in awake if str(t.size) == size] or (list(awake) if len(awake) == 1 else [])
    return {k: getattr(foes[0], k) for k in ("sovereigns", "bards", "guild")} if foes else None


def titan(voice: Voice, stack: TitanStack, owned: int, room: int) -> str:
    """What a Titan costs and brings where ``room`` levels can be built."""
    return voice.text(
        "xidit-note-titan-costs", n=stack.size, units=owned,
        sovereigns=stack.sovereigns, bards=stack.bards, guild=min(stack.guild, room),
    )  # fmt: skip


def phantom(view: XiditView, own: Own, voice: Voice, seat: int, track: str) -> str:
    """How a track of the phantom would stand against one's own."""
    mine = {
        "wealth": own.sovereigns, "influence": view.seats[seat].guild_levels,
        "reputation": reputation(view)[seat],
    }  # fmt: skip
    return voice.text(
        f"xidit-note-phantom-{track}", n=view.phantom[track], then=view.phantom[track] + 1, own=mine[track]
    )
