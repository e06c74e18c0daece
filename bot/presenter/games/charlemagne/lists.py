"""How the panel words actions, what it notes of them, and the regions behind which long lists stand."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence

from bot.locale import has
from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.panel_kit.choices import Choice, by
from bot.presenter.panel_kit.controls import CLOSES, PASSES, PanelContext, Row
from bot.presenter.panel_kit.parts import AT, Parted
from bot.presenter.panel_kit.screens import act, acts, buttons, close, others
from bot.presenter.words.voice import Voice
from engine.charlemagne.analysis import (
    COLUMNS,
    COSTS,
    PRICES,
    Goal,
    Ground,
    assembly_serves,
    attacks,
    beside,
    building_price,
    hire_price,
    is_naval,
    marker_value,
    no_attack,
    outlook,
    pace,
    pillage_least,
    points_there,
    strength,
)
from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.game_data import LEADER, MARKER, REGION, REGION_IDS, TYPE, TYPES
from engine.charlemagne.view import AttemptView, ChView
from engine.core import Action, Place

LED = 1000
"""More than any strength: armies with a leader come after those without."""
NOWHERE = "nowhere"
"""Instead of a region: land and sea of none."""


COUNTED: Mapping[str, Sequence[str]] = {
    "treasury": ("points",), "levy": ("left",), "operations": ("forces",), "force": ("points",),
    "supply": ("cost", "points"),
}  # fmt: skip
"""Steps whose end has numbers behind a comma, by what is counted."""


class Worded(Parted):
    """How a panel names actions, what they cost and bring, by which region they are looked for."""

    closing = CLOSES | {"fight", "pay", "stay", "stand"}
    kept = ("hire", "build", "clear", "levy", "disband")
    parts = (*REGION, NOWHERE)
    by_word = False

    def __init__(self, view: ChView, voice: Voice) -> None:
        self.view, self.voice = view, voice

    def label(self, ctx: PanelContext, action: Action) -> str:
        """What stands on the button, or the line of a list, that takes an action."""
        return self.called(action)

    def called(self, action: Action) -> str:
        """The same: an action with what it costs now, or in words, a hex without a name together with its region unless
        a unit of that region is named with it."""
        if action.verb in BUTTONS and (text := BUTTONS[action.verb](self, *map(str, action.args))):
            return text
        voice, said = self.voice, self.voice.action(GAME, action)
        place = place_of(action)
        if not place or hints.land(place) == home(action):
            return said
        number, region = place[1:], hints.where(voice, place).removeprefix(voice.word(GAME, place))
        return said.replace(number, f"{number}{region}") if region else said  # «al hexágono» hides the name

    def named(self, step: str, action: Action) -> str:
        """An action of a plan by what stands on its button in a step; the end of one without the numbers there, which
        are others once the plan is tried."""
        key = f"charlemagne-end-{step}"
        if action.args or action.verb not in {*self.closing, *PASSES} or not has(self.voice.locale, key):
            return self.called(action)
        said = self.voice.text(key, **dict.fromkeys(COUNTED.get(step, ()), 0))
        return said.partition(",")[0] if step in COUNTED else said

    def told(self, action: Action) -> str:
        """What an action costs and brings."""
        found = BY_VERB.get(action.verb)
        return found(self, *map(str, action.args)) if found is not None else ""

    def part(self, action: Action, at: int) -> str:
        """The region an action is about."""
        return region_of(action)

    def part_named(self, ctx: PanelContext, part: str) -> str:
        """A region, or what is in none."""
        return ctx.voice.text("charlemagne-panel-nowhere") if part == NOWHERE else super().part_named(ctx, part)

    def narrows(self, ctx: PanelContext, item: Choice) -> tuple[str, str]:
        """A region with how much there is to choose in it, or a kind of unit to tick with its note."""
        _, at, part = item.prefix.partition(f" {AT}")
        if at and item.prefix.startswith("levy "):
            hexes = {place_of(a) for a in ctx.actions if a.verb == "levy" and region_of(a) == part}
            told = ctx.voice.text("charlemagne-panel-levy-left", n=_to_raise(ctx, part), hexes=len(hexes))
            return self.part_named(ctx, part), told
        if at:
            key = "charlemagne-panel-many-places" if item.prefix.startswith("move ") else "charlemagne-panel-many"
            return ctx.voice.text(key, what=self.part_named(ctx, part), n=item.count), ""
        word = item.prefix.split()[-1]
        return ctx.voice.word(GAME, word), self.told(Action.parse(item.prefix))

    def rank(self, action: Action) -> int:
        """Of places whose units may set out the strongest comes first; for a leader those that have none yet."""
        place = str(action.args[0]) if action.args else ""
        if action.verb == "operate":
            return -strength(hints.ready(self.view, place))
        if action.verb == "place-leader":
            units = Ground(self.view).stacks[PLACE[place]]
            return -strength(units) + LED * any(LEADER[c] for c in units)
        return 0

    @property
    def attempt(self) -> AttemptView | None:
        """The attempt of its own that the seat prepares."""
        return self.view.own.attempt if self.view.own is not None else None

    def sending(self, attempt: AttemptView, more: int) -> str:
        """To send what lies there and some points more, with the chance."""
        chance = hints.laid_chance(self.voice, self.view, attempt, attempt.differential + more)
        return self.voice.text("charlemagne-panel-send-points", n=attempt.points + more, chance=chance)

    @functools.cached_property
    def goals(self) -> dict[str, Goal]:
        """Where the force in operation may go."""
        return {goal.place: goal for goal in outlook(self.view)}

    @functools.cached_property
    def here(self) -> set[str]:
        """What it may attack from where it is."""
        force = self.view.force
        if force is None:
            return set()
        naval, at, ground = is_naval(force.units), PLACE[force.place], Ground(self.view)
        return {
            PLACES[p]
            for p in beside(at, naval)
            if no_attack(self.view, force.seat, naval, at, p, force.points, ground) is None
        }

    @functools.cached_property
    def near(self) -> dict[str, dict[str, int]]:
        """What it could attack from there, with the column of odds."""
        return attacks(self.view, self.goals.values())

    @functools.cached_property
    def served(self) -> frozenset[int]:
        """The regions that could raise one more unit."""
        return assembly_serves(self.view)

    @functools.cached_property
    def targets(self) -> dict[str, tuple[str, int]]:
        """The likeliest of it by goal."""
        return {goal: max(found.items(), key=lambda item: item[1]) for goal, found in self.near.items()}


def _to_raise(ctx: PanelContext, region: str) -> int:
    """How many units a region may still raise: it stands in the question once for each."""
    regions = ctx.params.get("regions", [])
    return sum(isinstance(r, Place) and r.slug == region for r in regions) if isinstance(regions, list) else 0


def _build(worded: Worded, what: str, *_: str) -> str:
    return worded.voice.text(f"charlemagne-panel-build-{what}", cost=building_price(what))


def _take(worded: Worded, kind: str, *_: str) -> str:
    t, muster = TYPES[TYPE[kind]], worded.view.muster
    have = muster.picked.get(kind, 0) if muster is not None else 0
    return worded.voice.text("charlemagne-panel-ticked", n=have, strength=t.strength, operations=t.operations)


def _move(worded: Worded, place: str, *_: str) -> str:
    goal, voice = worded.goals.get(place), worded.voice
    if goal is None:
        return ""
    score = points_there(worded.view, PLACE[place]) - sum(worded.view.points.values())
    words = voice.text(
        "charlemagne-panel-goal", points=goal.points, hungry=goal.hungry, stop=int(goal.stop), score=score,
        change=hints.changed(worded.view, score),
    )  # fmt: skip
    if place not in worded.targets:
        return words
    foe, index = worded.targets[place]
    return voice.text("charlemagne-panel-then", note=words, place=hints.where(voice, foe), odds=COLUMNS[index])


def _assemble(worded: Worded, region: str) -> str:
    return worded.voice.text("charlemagne-panel-assemble", serves=int(REGION[region] in worded.served))


def _loss(worded: Worded, kind: str, *_: str) -> str:
    return hints.loss_note(worded.voice, kind)


def _place(worded: Worded, *words: str) -> str:
    return hints.place_note(worded.voice, worded.view, words[-1])


def _march(worded: Worded) -> str:
    view, voice = worded.view, worded.voice
    if view.muster is None:
        return ""
    base, times = pace(view, hints.picked(view.muster.picked, hints.ready(view, view.muster.place)))
    return voice.text("charlemagne-panel-march", base=base, times=times)


def _lay(worded: Worded, slug: str) -> str:
    attempt, voice = worded.attempt, worded.voice
    if attempt is None:
        return ""
    n = marker_value(MARKER[slug], REGION[attempt.region], bool(attempt.religion))
    chance = hints.laid_chance(voice, worded.view, attempt, attempt.differential + n)
    return voice.text("charlemagne-panel-lay", marker=voice.word(GAME, slug), n=n, chance=chance)


def _send(worded: Worded) -> str:
    attempt = worded.attempt
    return worded.sending(attempt, 0) if attempt is not None and attempt.points else ""


def _pillage(worded: Worded) -> str:
    force, voice = worded.view.force, worded.voice
    if force is None:
        return ""
    if hints.spoils(worded.view, force.place):
        return voice.text("charlemagne-panel-pillage-own")
    return voice.text("charlemagne-panel-pillage", cost=COSTS.pillage, least=pillage_least(strength(force.units)))


def _convert(worded: Worded, creed: str) -> str:
    score, change = hints.faith_note(worded.view, creed)
    what = worded.voice.action(GAME, Action("convert", (creed,)))
    return worded.voice.text(
        "charlemagne-panel-convert", cost=COSTS.conversion, what=what, score=score, change=change
    )  # fmt: skip


BUTTONS: Mapping[str, Callable[..., str]] = {
    "march": _march, "lay": _lay, "send": _send, "pillage": _pillage, "convert": _convert,
    "draw": lambda w: w.voice.text("charlemagne-panel-draw", cost=PRICES.stratagem),
}  # fmt: skip
"""What stands on a button with its cost or chance, by the verb of its action; empty where nothing is known yet."""


BY_VERB: Mapping[str, Callable[..., str]] = {
    "envoy": lambda w, region: hints.region_note(w.voice, w.view, region),
    "name": lambda w, region: (
        f"{hints.side_told(w.voice, w.view, REGION[region])} · {hints.unrest_told(w.voice, w.view, REGION[region])}"
    ),
    "place": _place, "raid": _place, "place-leader": _place, "bury": _place, "retreat": _place,
    "hire": lambda w, kind, place: hints.food_note(w.voice, w.view, kind, place, hire_price(w.view, TYPE[kind])),
    "build": _build,
    "clear": lambda w, *_: w.voice.text("charlemagne-panel-price", cost=PRICES.remove_pillage),
    "levy": lambda w, kind, place: hints.food_note(w.voice, w.view, kind, place), "assemble": _assemble,
    "operate": lambda w, place: hints.front_note(w.voice, w.view, place), "take": _take, "move": _move, "step": _move,
    "battle": lambda w, place: hints.attack_note(w.voice, w.view, place), "drop": _loss, "lose": _loss,
    "disband": lambda w, kind, place: hints.supply_note(w.voice, w.view, kind, place),
}  # fmt: skip
"""What is noted of an action, by its verb and from its words."""


def place_of(action: Action) -> str:
    """The last place that an action names."""
    return next((str(a) for a in reversed(action.args) if str(a) in PLACE), "")


def home(action: Action) -> str:
    """The region of the unit that an action names first; empty for none."""
    region = TYPES[TYPE[str(action.args[0])]].region if action.args and str(action.args[0]) in TYPE else -1
    return REGION_IDS[region] if region >= 0 else ""


def region_of(action: Action) -> str:
    """The region an action is about; empty where it names neither region nor place."""
    named = next((str(a) for a in action.args if str(a) in REGION), "")
    place = place_of(action)
    return named or hints.land(place) or (NOWHERE if place else "")


def by_region(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """Actions by the region they are about, in the order of the regions."""
    found = by(actions, region_of)
    return {name: found[name] for name in sorted(found, key=lambda n: REGION.get(n, len(REGION)))}


def rest(ctx: PanelContext, *shown: str) -> list[Row]:
    """Buttons for whatever no list shows, and the end of the step."""
    above = buttons([act(ctx, a) for a in others(ctx, *shown, "done")])
    return [*above, close(ctx, *acts(ctx, "done", final=True))]


def current_words(words: str) -> str:
    """The words of an open list, or those with which earlier panels named it."""
    match words.split():
        case ["in", verb]:
            return verb
        case ["in", verb, region]:
            return f"{verb} {AT}{region}"
        case ["steps"]:
            return "step"
    return words
