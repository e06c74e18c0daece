"""What every option of Lords of Xidit costs and brings, in a line, from a seat's own view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.locale import has, listing
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.xidit import analysis, board
from engine.xidit.analysis import PHANTOM, TRACK_OF, Fall, Outlook, drops, fallen, falls, leads
from engine.xidit.board import KINDS, Threat, Titan, Track
from engine.xidit.standing import SIZES
from engine.xidit.view import Own, RegionView, XiditView

GAME = "xidit"
FAME: dict[str, str] = {track: kind for kind, track in TRACK_OF.items()}
"""What is counted in an evaluation."""
GAINED = {"sovereigns": "sovereigns", "bards": "bards", "guild": "levels"}
"""Kind of reward to what names so much of it in ``xidit-gain-<what>-plain``."""


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
            if seen.again:
                return voice.text("xidit-note-road-barred", tile=tile)
            return voice.text("xidit-note-road-threat", tile=tile, missing=seen.missing)
        return voice.text("xidit-note-road-again", tile=tile) if seen.again else tile
    if seen.kind == "coming":
        return voice.text("xidit-note-coming", tile=_lies(voice, creature, seen.units))
    paid = units(voice, seen.units, counted=seen.kind != "recruit")
    if seen.offer:
        offer, total = dict(zip(KINDS, seen.offer, strict=True)), len(seen.units) + seen.rest
        if seen.rest:
            return voice.text("xidit-note-fight-choose", n=total, rest=seen.rest, **offer)
        return voice.text("xidit-note-fight", units=paid, **offer)
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
    seen = analysis.outlooks(view, own, own.orders)
    joins = [unit for each in seen if each.kind == "recruit" for unit in each.units]
    foes = [voice.word(GAME, each.creature) for each in seen if each.offer]
    deeds = [voice.text("xidit-panel-foreseen-recruit", units=units(voice, joins, counted=True))] if joins else []
    if foes:
        deeds.append(voice.text("xidit-panel-foreseen-beat", n=len(foes), foes=listing(voice.locale, foes)))
    ends = next((each.there or each.city for each in reversed(seen)), own.route[0])
    told = listing(voice.locale, deeds)
    return voice.text("xidit-panel-foreseen", n=len(deeds), deeds=told, city=voice.place(GAME, ends))


def contested(view: XiditView, own: Own, voice: Voice, seat: int) -> list[str]:
    """Of each threat that the orders written so far would beat who can beat it first, and of each Titan that standing
    orders fight unasked what they pay for it, a line each."""
    found = []
    for step, seen in enumerate(analysis.outlooks(view, own, own.orders), 1):
        if not seen.offer:
            continue
        creature = voice.word(GAME, seen.creature)
        if seen.sizes and own.plan_of(step).titan:
            continue  # what is planned stands there by itself
        if seen.sizes:
            paid = units(voice, seen.units, counted=True)
            found.append(voice.text("xidit-panel-unasked", step=step, creature=creature, units=paid))
        else:
            others, missing = analysis.contenders(view, own, seat, seen.city, step)
            seats = [voice.seat(each) for each in others]
            found.append(
                voice.text(
                    "xidit-panel-sooner", step=step, creature=creature, n=len(seats), seats=seats, missing=missing
                )
            )
    return found


def planned(own: Own, voice: Voice, step: int, what: Sequence[str] = ("titan", "spend", "reward", "bards")) -> str:
    """What is planned for a step of this year, or some of it; empty for nothing."""
    plan = own.plan_of(step)
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
    return "; ".join(told)


def plans(own: Own, voice: Voice) -> list[str]:
    """What is planned for the steps of this year, a line each."""
    told = [(step, planned(own, voice, step)) for step in sorted(own.plans)]
    return [voice.text("xidit-panel-planned", step=step, what=what) for step, what in told if what]


def standings(view: XiditView, voice: Voice) -> list[str]:
    """Which year it is, then a line for each evaluation in its order: who is seen to have how much, best first, and
    what is hidden; at last who would be out in one after the other, as far as anybody can see it."""
    over = {ranking.track: ranking for ranking in view.rankings}
    last = "last" if view.year == view.years else "year"  # what the last year ends with stands above already
    heading = "xidit-panel-evaluated" if over else f"xidit-panel-{last}"
    found = [voice.text(heading, n=view.year, of=view.years, drops=drops(view.seat_count, 0))]
    for n, lead in enumerate(leads(view), 1):
        before = [row[0] for row in over[lead.track].rows if row[4]] if over else []
        seats = [
            voice.text("xidit-panel-seen", seat=voice.seat(each), n=value)
            for each, value in lead.values if each not in before
        ]  # fmt: skip
        found.append(
            voice.text(
                "xidit-panel-track", n=n, track=voice.word(GAME, lead.track), what=voice.word(GAME, FAME[lead.track]),
                seats=" · ".join(seats), count=len(seats),
                seen="hidden" if lead.hidden else "closed" if lead.closed else "all",
            )
        )  # fmt: skip
        found += [fell(voice, lead.track, fall) for fall in fallen(over[lead.track])] if over else []
    if over:
        return found
    worst, *then = falls(view)
    out, level = ([voice.seat(each) for each in some] for some in (worst.out, worst.level))
    if len(level) == len(view.seats) + bool(view.phantom):
        return found  # nobody is ahead
    how = "-both" if out and level else "-level" if level else "" if out else "-hidden"
    found.append(voice.text(f"xidit-panel-out{how}", out=out, level=level))
    gone = {*worst.out}
    for n, each in enumerate(then, 2):
        everybody = [*range(len(view.seats)), *([PHANTOM] if view.phantom else [])]
        out, level, left = (
            [voice.seat(who) for who in some]
            for some in (each.out, each.level, [who for who in everybody if who not in gone])
        )
        how = "level" if level else "out" if out else "hidden"
        found.append(voice.text("xidit-panel-then", n=n, how=how, out=out, level=level, left=left))
        gone |= {*each.out}
    return found


def fell(voice: Voice, track: str, fall: Fall) -> str:
    """Who is out in an evaluation, and the figure that decided it."""
    return voice.text(
        "xidit-panel-fell", seat=voice.seat(fall.who), ahead=voice.seat(fall.ahead), by=fall.by,
        value=amount(voice, track, fall.value), rival=fall.ahead_value,
        n=fall.units, units=fall.ahead_units,
    )  # fmt: skip


def amount(voice: Voice, track: str, n: int) -> str:
    """So much of what an evaluation counts, by its name."""
    kind = {"wealth": "sovereigns", "influence": "levels", "reputation": "reputation"}[track]
    return voice.text(f"xidit-gain-{kind}-plain", n=n)


def regions(view: XiditView, voice: Voice, seat: int) -> str:
    """Where the reputation of a seat comes from, as far as everybody sees it; empty for none."""
    points = analysis.points_by_region(view, seat)
    told = [voice.text("xidit-panel-seen", seat=voice.place(GAME, slug), n=n) for slug, n in points.items()]
    total = sum(points.values())
    return voice.text("xidit-panel-regions", n=total, regions=listing(voice.locale, told)) if told else ""


def standing(voice: Voice, action: Action) -> str:
    """What a standing choice means, where its words alone do not say so."""
    key = f"xidit-note-{action.verb}-{action.args[0]}"
    return voice.text(key) if has(voice.locale, key) else ""


def unasked(own: Own, voice: Voice) -> str:
    """What the standing orders spend or decide without asking, said before they first do."""
    now = own.standing
    most = board.UNITS[: board.UNITS.index(now.rank) + 1]
    kinds = listing(voice.locale, [voice.word(GAME, unit) for unit in most])
    size = SIZES[now.size]
    told = {
        "titan": now.titan in ("meant", "always"), "census": now.census == "all",
        "reward": now.reward != "ask", "bards": now.bards != "ask",
    }  # fmt: skip
    found = [
        voice.text(f"xidit-panel-unasked-{what}", when=now.titan, most=size, units=kinds)
        for what, does in told.items()
        if does
    ]
    return voice.text("xidit-panel-unasked-first", n=len(found), what="; ".join(found))


def warnings(view: XiditView, own: Own, voice: Voice) -> list[str]:
    """Orders that would do nothing as things lie now, one line each. They are warned of, never refused: others move
    too, and a tile may come or go."""
    if any(not order for order in own.orders):
        return []
    return [
        voice.text("xidit-warn-order", step=step, why=outlook(voice, seen))
        for step, seen in enumerate(analysis.outlooks(view, own, own.orders), 1)
        if seen.idle
    ]


def region(voice: Voice, place: RegionView, own_seat: int, bastion: int) -> str:
    """A region's two values, own bards there and the most that somebody else has."""
    if place.central:
        return voice.text("xidit-note-bastion", first=place.first, second=place.second, n=bastion)
    others = max((n for seat, n in enumerate(place.bards) if seat != own_seat), default=0)
    best = [voice.seat(seat) for seat, n in enumerate(place.bards) if n == others and seat != own_seat]
    return voice.text(
        "xidit-note-region", first=place.first, second=place.second, n=place.bards[own_seat], others=others,
        seat=best[0], more=len(best) - 1,
    )  # fmt: skip


def counted(view: XiditView, own: Own, voice: Voice, unit: str, shown: int) -> str:
    """What showing some units of a kind in a census can win, and what the others could show against it."""
    number = board.UNITS.index(unit)
    others = analysis.abroad(view, own)[number]
    odds = analysis.prospect(shown, others)
    if odds == "none":
        return voice.text("xidit-note-prize-none")
    kind, n = analysis.PRIZES[number]
    prize = voice.text(f"xidit-gain-{GAINED[kind]}-plain", n=n)
    return voice.text("xidit-note-census", prize=prize, others=others, odds=odds)


def shown(view: XiditView, own: Own, voice: Voice, counts: Mapping[str, int]) -> str:
    """What showing some units in a census costs, and of which nobody can show more."""
    others = analysis.abroad(view, own)
    best = [
        voice.text(f"xidit-units-{unit}", n=counts[unit])
        for number, unit in enumerate(board.UNITS)
        if analysis.prospect(counts.get(unit, 0), others[number]) in ("sure", "tie")
    ]
    return voice.text("xidit-panel-shown", n=len(best), units=listing(voice.locale, best))


def _kind(
    view: XiditView, own: Own, voice: Voice, kind: str, seat: int, n: int, city: int, brief: bool
) -> tuple[str, str]:
    """One half of a reward of ``n`` won in a city: what is printed, and what it means there; ``brief`` names the
    richest region alone, and nobody."""
    what = voice.text(f"xidit-gain-{GAINED[kind]}-plain", n=n)
    if kind == "sovereigns":
        return what, voice.text("xidit-note-sovereigns", n=analysis.most_sovereigns(own, n))
    if kind == "bards":
        near = [board.REGIONS[r] for r in analysis.rich(analysis.open_regions(view, city))][: 1 if brief else 2]
        told = [voice.text("xidit-note-values", region=voice.place(GAME, r.slug), first=r.first) for r in near]
        return what, voice.text("xidit-note-bards", n=len(near), regions=told)
    (owner, levels), built = view.guild_in(city), min(n, analysis.room(view, own, seat, city))
    theirs = "another" if brief else "theirs"
    why = theirs if owner not in (-1, seat) else "full" if own.levels_left else "none"
    return what, voice.text("xidit-note-guild", built=built, levels=levels + built, why=why, seat=voice.seat(owner))


def reward(view: XiditView, own: Own, voice: Voice, seat: int, action: Action) -> tuple[str, str]:
    """The two halves with their numbers, of the bards as many as can be sent; what one has then, the regions around
    and the guild's levels."""
    city = view.seats[seat].city
    brief = "guild" in action.args
    offer = {**view.offer, "bards": analysis.sent(view, own, city, view.offer["bards"])}
    halves = [_kind(view, own, voice, str(k), seat, offer[str(k)], city, brief and k == "bards") for k in action.args]
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
        return voice.text("xidit-note-default", chosen=voice.word(GAME, getattr(own.standing, subject)))
    match action.verb:
        case "plan-reward":
            foe = _planned_foe(view, own, seat, step)
            if foe is None:
                return ""
            offer = {**_offer(foe), "bards": analysis.sent(view, own, there, foe.bards)}
            kinds = what.split("-")
            halves = {k: _kind(view, own, voice, k, seat, offer[k], there, "guild" in kinds) for k in kinds}
            return "; ".join(
                printed if kind == "sovereigns" else f"{printed} ({means})" for kind, (printed, means) in halves.items()
            )
        case "plan-bards":
            place = next(r for r in view.regions if r.slug == what)
            return region(voice, place, seat, own.bastion)
        case "plan-titan" if what != "skip":
            owned = sum(analysis.before(view, own, step).units)
            return titan(view, own, voice, seat, int(what), owned, there)
        case "plan-spend":
            held = analysis.before(view, own, step).units
            return voice.text("xidit-note-spend", n=held[board.UNITS.index(what)])
    return voice.text("xidit-note-pass")


def _planned_foe(view: XiditView, own: Own, seat: int, step: int) -> Threat | Titan | None:
    """What is fought at a step that can be planned; ``None`` where that is open."""
    point = next((point for point in analysis.points(view, own, seat) if point.step == step), None)
    return None if point is None else analysis.foe(point, own.plan_of(step))


def _offer(foe: Threat | Titan) -> dict[str, int]:
    return {kind: getattr(foe, kind) for kind in KINDS}


def titan(view: XiditView, own: Own, voice: Voice, seat: int, size: int, owned: int, city: int) -> str:
    """What the awake Titan of a size costs and brings in a city: of the bards those that can be sent, of the levels
    those that fit."""
    foe = view.awake_titans()[size]
    return voice.text(
        "xidit-note-titan-costs", n=size, units=owned, sovereigns=foe.sovereigns,
        bards=analysis.sent(view, own, city, foe.bards), guild=min(foe.guild, analysis.room(view, own, seat, city)),
    )  # fmt: skip


def phantom(view: XiditView, own: Own, voice: Voice, seat: int, track: Track) -> str:
    """How a track of the phantom would stand against one's own."""
    mine = analysis.against_phantom(view, own, seat)
    return voice.text(
        f"xidit-note-phantom-{track}", n=view.phantom[track], then=view.phantom[track] + 1, own=mine[track]
    )
