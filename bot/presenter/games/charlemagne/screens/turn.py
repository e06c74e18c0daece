"""The panel of what comes before the armies: events and revolts, vassalage and conversion, treasury, levy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.lists import Worded, by_region, rest
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.games.charlemagne.screens.standing_orders import nothing_serves
from bot.presenter.panel_kit.choices import PAGE, by
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, choose, line, note
from bot.presenter.panel_kit.screens import (
    act,
    action_line,
    acts,
    buttons,
    close,
    entry,
    fitted,
    flat,
    keep,
    legal,
    lists,
    narrowing,
    one_or_flat,
    opens,
    others,
    preset,
    said,
    value,
)
from bot.ui.components import Press, option
from engine.charlemagne.analysis import (
    Ground,
    after_revolt,
    eaters,
    forage,
    hand_of,
    is_burg,
    paid_from,
    points_of,
    whole_levy,
)
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import MARKERS, REGION, TYPE, TYPES
from engine.charlemagne.view import AttemptView, ChView
from engine.core import Action, Place, Prompt
from engine.core.parameters import Param

CANCEL, DONE, READY = Action("cancel"), Action("done"), Action("ready")
SEND = "send"
"""Stands for markers that are laid down until so many points lie there, and sent."""
ALL, WHOLE = "levy-all", "levy-whole"
"""Stand for one unit in every region that may still raise one, and for all units that may still be raised."""
HOPELESS = "hopeless"
"""The list of the regions that no attempt can win or set free now."""


# --- events and vassalage --------------------------------------------------------------------------------------------


def envoy(ctx: PanelContext, view: ChView) -> list[Row]:
    """Regions to strive for, the likeliest first; those without any chance stand behind one button."""
    voice, goals = ctx.voice, legal(ctx, "envoy")
    worth = {a: hints.hopes(view, REGION[str(a.args[0])]) for a in goals}
    goals.sort(key=worth.__getitem__, reverse=True)
    text = voice.text("charlemagne-panel-strive")
    vain = [a for a in goals if not any(worth[a][:2])]
    if ctx.open == HOPELESS and vain:
        return [*flat(ctx, vain, "envoy", text), close(ctx)]
    if not goals:
        return [note(voice.text("charlemagne-no-vassalage-marker")), *rest(ctx)]
    rows = one_or_flat(ctx, [a for a in goals if a not in vain], "envoy", text)
    if vain:
        rows.append(line(opens(ctx, HOPELESS, voice.text("charlemagne-panel-hopeless", n=len(vain)))))
    return [*rows, *said(*hints.plays_told(voice, ctx.actions)), *rest(ctx, "envoy")]


def lay(ctx: PanelContext, view: ChView) -> list[Row]:
    """Markers to lay down, with the chance after each; what shifts the differential."""
    assert view.own is not None
    attempt, voice = view.own.attempt, ctx.voice
    if attempt is None:
        return rest(ctx)
    told = note(hints.reasons_told(voice, attempt.modifiers))
    send = acts(ctx, "send", final=True)
    lay = buttons(acts(ctx, "lay"))
    return [told, *_sendings(ctx, view, attempt), *lay, close(ctx, *send, act(ctx, CANCEL, quiet=True))]


def _sendings(ctx: PanelContext, view: ChView, attempt: AttemptView) -> list[Row]:
    """How many points to send at once, each with its chance: markers are laid down and sent in one."""
    voice, options, worded = ctx.voice, [], ctx.wording
    assert isinstance(worded, Worded)
    for more, markers in layable(view, attempt).items():
        names = [voice.text("charlemagne-panel-marker", marker=voice.word(GAME, m), n=k) for m, k in markers.items()]
        options.append(
            (
                worded.sending(attempt, more),
                str(attempt.points + more),
                voice.text("charlemagne-panel-more", list=names),
            )
        )
    if len(options) == 1:
        text, points, _ = options[0]
        return [line(preset(ctx, f"{SEND} {points}", text, "📨", first=True))]
    lines = [option(text, n, note=told) for text, n, told in options[-PAGE:]]
    return choose(ctx, ctx.id("batch", SEND), lines, placeholder=voice.text("charlemagne-panel-send-at-once"))


def layable(view: ChView, attempt: AttemptView) -> dict[int, dict[str, int]]:
    """What can be laid down besides what lies there, plain markers first, by the points it makes: the fewest markers
    for each."""
    assert view.seat is not None
    region, conversion = REGION[attempt.region], bool(attempt.religion)
    hand = hand_of(view, view.seat) or []
    found: dict[int, dict[str, int]] = {}
    points = 1
    while (paid := paid_from(hand, region, conversion, points)) is not None:
        markers = {m.slug: n for m, n in zip(MARKERS, paid, strict=True) if n}
        found.setdefault(points_of(paid, region, conversion), markers)
        points += 1
    return found


def send(view: ChView, points: str) -> list[Action]:
    """Markers laid down until so many points lie there, then sent; nothing for other numbers."""
    attempt = view.own.attempt if view.own is not None else None
    if attempt is None:
        return []
    for more, markers in layable(view, attempt).items():
        if str(attempt.points + more) == points:
            return [*(Action("lay", (m,)) for m, n in markers.items() for _ in range(n)), Action("send")]
    return []


def guard(ctx: PanelContext, view: ChView) -> list[Row]:
    """Answers to an attempt, each with the chance that remains."""
    attempt, voice = view.attempt, ctx.voice
    if attempt is None:
        return rest(ctx)

    def chance(action: Action) -> str:
        return hints.laid_chance(voice, view, attempt, attempt.differential - int(action.args[0]))

    lines = [hints.reasons_told(voice, attempt.modifiers)]
    if len(ctx.actions) == 1:
        lines.append(nothing_serves(ctx, view))
    told = note("\n".join(lines))
    if len(ctx.actions) > LINE:

        def theirs(action: Action) -> str:
            return voice.text("charlemagne-panel-their-chance", chance=chance(action))

        return [told, *flat(ctx, ctx.actions, "guard", told=theirs), close(ctx)]
    items = [
        act(ctx, a, text=voice.text("charlemagne-panel-guard", n=int(a.args[0]), chance=chance(a))) for a in ctx.actions
    ]
    return [told, *buttons(items), close(ctx)]


def envoys(ctx: PanelContext, view: ChView) -> list[Row]:
    """The dice of a revolt as they lie, and where royal envoys may go."""
    rows: list[Row] = []
    if view.revolt is not None:
        told = [
            ctx.voice.text(
                "charlemagne-panel-die",
                region=ctx.voice.word(GAME, region),
                die=die,
                side=hints.side_told(ctx.voice, view, REGION[region]),
                **_after(ctx, view, REGION[region], result),
                result=ctx.voice.text(f"charlemagne-word-revolt-{result}"),
                rerolls=len(ctx.actions) - 1,
                again=hints.unrest_told(ctx.voice, view, REGION[region]),
            )
            for region, die, result in zip(view.revolt.regions, view.revolt.dice, view.revolt.results, strict=True)
        ]
        lines = [text[:1].upper() + text[1:] for text in told]
        if len(ctx.actions) == 1:
            lines.append(nothing_serves(ctx, view))
        rows.append(note("\n".join(lines)))
    rows += said(*hints.plays_told(ctx.voice, ctx.actions))
    items = buttons([act(ctx, a) for a in others(ctx, "pass")])
    return [*rows, *items, close(ctx, *acts(ctx, "pass", final=True))]


def _after(ctx: PanelContext, view: ChView, region: int, result: str) -> dict[str, int | str]:
    """Whom a region obeys after a result of the revolt table, where that is somebody else."""
    side = after_revolt(view.control[region], result)
    return {"turns": int(side != view.control[region]), "after": hints.side_named(ctx.voice, side)}


def naming(ctx: PanelContext, view: ChView) -> list[Row]:
    """Regions that may revolt, or places: whom they obey, who stands there."""
    assert isinstance(ctx.wording, Worded)
    return [*one_or_flat(ctx, sorted(ctx.actions, key=ctx.wording.rank), ctx.step), close(ctx)]


def deploy(ctx: PanelContext, view: ChView) -> list[Row]:
    """The first units stand where they usually do; region by region they may go elsewhere."""
    voice = ctx.voice
    words = ctx.open.split()
    places = legal(ctx, "place")
    groups = by_region(places)
    if words[:1] == ["of"] and len(words) == 2 and words[1] in groups:
        options = []
        for (unit, start), found in by(groups[words[1]], lambda a: (str(a.args[0]), str(a.args[1]))).items():
            text = voice.text("charlemagne-panel-at", unit=voice.word(GAME, unit), place=hints.where(voice, start))
            told = voice.text("charlemagne-panel-places", n=len(found))
            options.append(entry(text, f"place {unit} {start}", note=told))
        return [*choose(ctx, ctx.id("do", ctx.open), options), close(ctx)]
    goals = [a for a in places if f"{a} ".startswith(f"{ctx.open} ")] if words[:1] == ["place"] else []
    if goals:
        unit, start = map(str, goals[0].args[:2])
        asked = voice.text("charlemagne-panel-place-to", unit=voice.word(GAME, unit), start=hints.where(voice, start))
        to = {a: hints.where(voice, str(a.args[-1])) for a in goals}
        options = [
            option(to[a][:1].upper() + to[a][1:], value(ctx, str(a)), note=fitted(ctx.wording.told(a))) for a in goals
        ]
        return [*choose(ctx, ctx.id("do", "goals"), options, placeholder=asked), close(ctx)]
    lines = [
        entry(voice.word(GAME, name), f"of {name}", note=voice.text("charlemagne-panel-places", n=_hexes(found)))
        for name, found in groups.items()
    ]
    rows = choose(ctx, ctx.id("do", "of"), lines, placeholder=voice.text("charlemagne-panel-shift"))
    return [*rows, close(ctx, act(ctx, READY, final=True))]


def _hexes(actions: Sequence[Action]) -> int:
    """How many places some actions lead to."""
    return len({str(a.args[-1]) for a in actions})


# --- treasury and levy -----------------------------------------------------------------------------------------------


@narrowing
def treasury(ctx: PanelContext, view: ChView) -> list[Row]:
    """Mercenaries, works, markers, pillage: each with its price."""
    assert view.own is not None
    items = buttons(acts(ctx, "play", "draw"))
    works = by(legal(ctx, "build"), lambda a: str(a.args[0]))
    if sum(map(len, works.values())) > PAGE >= max(map(len, works.values())):
        build = [row for what in works for row in _works(ctx, what, works[what])]
    else:
        build = lists(ctx, "build")
    return [
        *lists(ctx, "hire"), *build, *lists(ctx, "clear"), *said(*hints.plays_told(ctx.voice, ctx.actions)), *items,
        close(ctx, *acts(ctx, "done", final=True)),
    ]  # fmt: skip


def _works(ctx: PanelContext, what: str, actions: Sequence[Action]) -> list[Row]:
    """Where a burg, or a civilisation marker, may be built."""
    options = [action_line(ctx, a, batch=True) for a in actions]
    asked = ctx.voice.action(GAME, actions[0]).partition(":")[2].strip() or ctx.voice.word(GAME, what)
    return choose(ctx, ctx.id("batch", keep(f"build-{what}", "")), options, placeholder=asked)


@narrowing
def levy(ctx: PanelContext, view: ChView) -> list[Row]:
    """All units that may be raised at once, regions with what they may raise, the end."""
    voice, items = ctx.voice, list[Press]()
    if n := len(levy_whole(view, ctx.prompt)):
        items.append(preset(ctx, f"{WHOLE} end", voice.text("charlemagne-panel-levy-end", n=n), "🛡️", final=True))
        items.append(preset(ctx, WHOLE, voice.text("charlemagne-panel-levy-whole", n=n)))
    items += acts(ctx, "play")
    done = acts(ctx, "done", final=not n)
    return [
        *said(*hints.plays_told(voice, ctx.actions)),
        *buttons(items),
        *lists(ctx, "levy", "assemble"),
        close(ctx, *done),
    ]


def levy_all(view: ChView, actions: Sequence[Action]) -> list[Action]:
    """One unit for every region."""
    return [_fittest(view, group) for group in by_region([a for a in actions if a.verb == "levy"]).values()]


def levy_whole(view: ChView, prompt: Prompt | None) -> list[Action]:
    """One unit after the other as long as any may be raised."""
    if prompt is None or view.seat is None:
        return []
    regions, used = (_slugs(prompt.params[name]) for name in ("regions", "used"))
    left = [regions.count(name) for name in REGION]
    taken = [PLACE[p] for p in used]
    return whole_levy(view, left, taken, _next)


def _next(view: ChView, offers: Sequence[Action]) -> Iterator[Action]:
    """A unit for every region of which some are offered, one after the other."""
    for group in by_region(offers).values():
        yield _fittest(view, group)


def _slugs(found: Param) -> list[str]:
    """Of what stands in a list of a question."""
    return [str(each.slug) for each in found if isinstance(each, Place)] if isinstance(found, list) else []


def _fittest(view: ChView, actions: Sequence[Action]) -> Action:
    """The unit of some that is raised first: no fleet, fed if that is possible, the strongest, in a burg."""
    ground = Ground(view)

    def worth(action: Action) -> tuple[bool, bool, int, bool, int]:
        t, place = TYPES[TYPE[str(action.args[0])]], PLACE[str(action.args[1])]
        fed = len(eaters(ground.stacks.get(place, ()))) < forage(view, place)
        return (t.kind != "fleet", fed, t.strength, is_burg(view, place), -place)

    return max(actions, key=worth)
