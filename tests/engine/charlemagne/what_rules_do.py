"""What the rules do with an act, held against what was worked out before it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from engine.charlemagne.analysis import (
    COSTS,
    ODDS_WORDS,
    PRICES,
    Ground,
    after_revolt,
    attack_odds,
    attack_power,
    attacks,
    attempt_chances,
    attempt_code,
    attempt_outcome,
    attempt_shift,
    battle_now,
    beside,
    bill,
    building_price,
    driven_away,
    eaters,
    faces,
    faith_swing,
    faiths,
    feeds,
    forage,
    fresh,
    hand_of,
    hire_price,
    income,
    is_halted,
    is_naval,
    marker_value,
    may_answer,
    no_attack,
    no_conversion,
    no_pillage,
    no_vassal,
    outlook,
    pace,
    pillage_least,
    points,
    points_if,
    points_of,
    points_there,
    prey,
    prospect,
    raising,
    revolt_modifiers,
    revolt_result,
    rolled,
    saving,
    side_of,
    strength,
    usual_force,
    vassal_points,
    whole_levy,
    worst_battle,
    worth_pillaging,
)
from engine.charlemagne.board import PLACE, PLACES, SEA
from engine.charlemagne.frames import Attempt, Battle, Force, Levying, Muster
from engine.charlemagne.game_data import (
    FACES,
    LAND_OF,
    MARKER,
    REGION,
    REGION_IDS,
    RELIGIONS,
    TYPE,
)
from engine.charlemagne.levies import Levies
from engine.charlemagne.operations import has_booty, pillage_code
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.supply import hungry
from engine.charlemagne.view import ChView
from engine.core import Action, Event, Place, Word
from tests.engine.pairs import read


class Moment(NamedTuple):
    """A position, and what is done in it."""

    save: bytes
    """The position."""
    seat: int
    """Who acts."""
    action: Action
    """What is done."""


class Act:
    """A position with its view, what is done in it, and what comes of it."""

    def __init__(self, moment: Moment) -> None:
        self.seat, self.action = moment.seat, moment.action
        self.before: ChState = RULES.loads(moment.save)
        self.view: ChView = RULES.view(self.before, moment.seat)
        self.after: ChState = RULES.loads(moment.save)
        self.top = self.before.frames[-1]
        self.legal = [a for p in RULES.prompts(self.before).get(self.seat, []) for a in p.actions]
        self.events: list[Event] = RULES.apply(self.after, moment.seat, moment.action)

    def args(self, verb: str, at: int = 0) -> set[str]:
        """What stands at a place in the legal actions of a verb."""
        return {str(a.args[at]) for a in self.legal if a.verb == verb}

    def told(self, key: str) -> list[Event]:
        """The events of a kind."""
        return [e for e in self.events if e.key == f"charlemagne-{key}"]

    @property
    def paid(self) -> int:
        """Points of treasure that it cost the seat."""
        return self.before.treasury[self.seat] - self.after.treasury[self.seat]

    def does(self, *actions: Action) -> tuple[ChState, list[Event]]:
        """The position after other actions of the seat, and the events of the last one."""
        state, events = read(RULES, RULES.dumps(self.before)), list[Event]()
        for action in actions:
            events = RULES.apply(state, self.seat, action)
        return state, events


Check = Callable[[Act], set[str]]
"""What a check compares in a position, by the names of the functions; empty where it has nothing to compare."""


def setting_out(act: Act) -> set[str]:
    """The usual force is picked, and its pace is that of the die that is rolled."""
    after = act.after.frames[-1]
    if act.action.verb == "operate" and isinstance(after, Muster):
        units = fresh(act.view, act.seat, after.place)
        assert after.picked == usual_force(act.view, units)
        return {"fresh", "usual_force"}
    if act.action.verb == "march" and isinstance(after, Force):
        assert after.points == pace(act.view, after.units).points(after.die)
        seen = rolled(RULES.view(act.after, act.seat))
        assert seen is not None
        assert seen.points(after.die) == after.points
        return {"pace", "rolled"}
    return set()


def in_operation(act: Act) -> set[str]:
    """What may be done where a force stands is what the question lists."""
    force, view = act.top, act.view
    if not isinstance(force, Force) or act.seat != force.seat:
        return set()
    goals = {g.place: g for g in outlook(view)} if force.points else {}
    assert set(goals) == act.args("move")
    halted = is_halted(Ground(view), force.seat, force.units, force.place, force.halted)
    assert not (halted and goals)
    naval = is_naval(force.units)
    attacked = {
        PLACES[q] for q in beside(force.place, naval)
        if no_attack(view, act.seat, naval, force.place, q, force.points) is None
    }  # fmt: skip
    assert attacked == act.args("battle")
    pillage = no_pillage(view, act.seat, force.place, force.points) is None
    assert pillage == (Action("pillage") in act.legal)
    hand = hand_of(view, act.seat)
    assert hand is not None
    creeds = {
        RELIGIONS[f] for f in faiths(view, act.seat, force.units)
        if no_conversion(view, act.seat, force.units, force.place, f, force.points, hand) is None
    }  # fmt: skip
    assert creeds == act.args("convert")
    return {"outlook", "is_halted", "beside", "no_attack", "no_pillage", "no_conversion", "faiths", "closed_to",
            "Limits", "search", "forbids_attack"}  # fmt: skip


def ahead(act: Act) -> set[str]:
    """Attacks and pillage that are promised behind a march are legal there, at the odds that were told."""
    force = act.top
    if not isinstance(force, Force) or act.seat != force.seat or not force.points:
        return set()
    names, rng = set[str](), random.Random(force.number)
    goals = outlook(act.view)
    promised = attacks(act.view, goals)
    for goal in rng.sample(goals, min(2, len(goals))):
        state, _ = act.does(Action("move", (goal.place,)))
        top = state.frames[-1]
        if not isinstance(top, Force) or top.place != PLACE[goal.place]:
            continue
        assert (top.points, top.halted) == (goal.points, goal.stop)
        assert points(state) == points_there(act.view, top.place)
        legal = {str(a) for p in RULES.prompts(state).get(act.seat, []) for a in p.actions}
        foes = {a.split()[1] for a in legal if a.startswith("battle ")}
        held = Ground(act.view).held
        assert set(promised.get(goal.place, {})) == {f for f in foes if held[PLACE[f]] == 1 - act.seat}
        if "pillage" in legal:
            there, own = (
                has_booty(act.view, PLACE[goal.place]),
                act.view.control[LAND_OF[PLACE[goal.place]]] == act.seat,
            )
            assert worth_pillaging(act.view, goal) == (there and not own)
        names |= {"worth_pillaging", "Goal", "points_there"} | ({"attacks"} if foes else set())
    for foe in sorted(act.args("battle"))[:2]:
        state, _ = act.does(Action("battle", (foe,)))
        battle = state.frames[-1]
        if isinstance(battle, Battle) and battle.stage == "plan":
            prompt = next(p for p in RULES.prompts(state)[act.seat] if p.step == "battle")
            index = attack_odds(act.view, PLACE[foe])
            assert index is not None
            assert prompt.params["odds"] == Word(ODDS_WORDS[index])
            power = attack_power(act.view, force.units)
            assert prompt.params["attack"] == power
            names |= {"attack_odds", "attack_power", "ODDS_WORDS"}
    return names


def battle(act: Act) -> set[str]:
    """What both sides set against each other is what counts; each side loses what its result says."""
    names = set[str]()
    top, seen = act.top, battle_now(act.view)
    if isinstance(top, Battle) and seen is not None:
        mine, theirs = (0, 1) if act.seat == top.seat else (1, 0)
        if top.stage in ("plan", "answer") and not top.treachery[act.seat]:
            held = act.before.hands[act.seat][MARKER["treachery"]]
            assert (set(prey(seen.reasons[theirs])) if held else set()) == act.args("treachery")
            names |= {"prey"}
        prompt = next((p for p in RULES.prompts(act.before).get(act.seat, []) if p.blocks), None)
        if prompt is not None and "attack" in prompt.params:
            assert (prompt.params["attack"], prompt.params["defence"]) == seen.totals
            assert mine != theirs
            names |= {"battle_now", "weigh", "reasons", "reasons_of", "factor", "strength", "column"}
    if act.action.verb == "battle" and isinstance(top, Force):
        driven = [e.params["region"] for e in act.events if e.key.startswith("charlemagne-control-")]
        place = PLACE[str(act.action.args[0])]
        assert driven == [Place(REGION_IDS[r]) for r in driven_away(act.view, place)]
        names |= {"driven_away"}
    for event in act.told("battle"):
        report = act.after.report
        assert report is not None
        found = faces(ODDS_WORDS.index(event.params["odds"].slug))[int(event.params["die"]) - 1]  # type: ignore[union-attr,arg-type]
        assert event.params["result"] == Word(f"result-{found.code.lower()}")
        assert report.result == found.code + "*" * found.prize
        if seen is not None and act.action.verb == "ready":
            assert (event.params["attack"], event.params["defence"]) == seen.totals
            assert event.params["odds"] == Word(ODDS_WORDS[seen.column])
        if act.action.verb == "fight" and isinstance(top, Battle) and seen is not None:
            least = worst_battle(act.view, top.place)
            fought = ODDS_WORDS.index(event.params["odds"].slug)  # type: ignore[union-attr]
            assert fought == seen.column if least is None else fought >= min(least.column, seen.column)
            names |= {"worst_battle"}
        names |= {"faces", "meaning", "Result", "COLUMNS", "ODDS_WORD"}
        losses = _losses(act)
        if losses is not None and isinstance(top, Battle):
            force = next(f for f in act.before.frames if isinstance(f, Force))
            sizes = len(force.units), len(top.units)
            hurt = (found.both or not found.attacker_won, found.both or found.attacker_won)
            wanted = [found.losses(n) if loses else 0 for n, loses in zip(sizes, hurt, strict=True)]
            assert losses == (wanted if top.seat == 0 else wanted[::-1])
    return names


def _losses(act: Act) -> list[int] | None:
    """Units that each seat has lost in a battle or is still to lose, by seat; ``None`` where more was lost by a
    retreat, at sea or with the king."""
    if any(act.told(key) for key in ("nowhere", "stranded", "king-escapes", "king-dead")):
        return None
    if any(SEA[p] for p in act.before.where if p >= 0 and p in _fought(act)):
        return None
    owed = [0, 0]
    for frame in act.after.frames:
        if frame.__class__.__name__ == "Loss":
            owed[frame.seat] += frame.count  # type: ignore[union-attr]
    for counter, place in enumerate(act.before.where):
        if place >= 0 and act.after.where[counter] < 0:
            owed[side_of(act.before, counter)] += 1
    return owed


def _fought(act: Act) -> set[int]:
    top = act.top
    assert isinstance(top, Battle)
    return {top.place, next(f.place for f in act.before.frames if isinstance(f, Force))}


def pillage(act: Act) -> set[str]:
    """A die succeeds as the table says, and brings what it says where there is something to take."""
    names = set[str]()
    for event in (*act.told("pillaged"), *act.told("pillage-failed")):
        power, die = event.params["strength"], event.params["die"]
        assert isinstance(power, int)
        assert isinstance(die, int)
        assert isinstance(act.top, Force)
        assert power == strength(act.top.units)
        code = pillage_code(power, die)
        assert (code != "-") == (die >= pillage_least(power)) == (event.key == "charlemagne-pillaged")
        if code != "-":
            assert -act.paid == (int(code) if has_booty(act.view, act.top.place) else 0)
        assert act.top.points - COSTS.pillage == act.after.frames[-1].points  # type: ignore[union-attr]
        names = {"pillage_least", "COSTS", "is_burg"}
    return names


def attempt(act: Act) -> set[str]:
    """Goals, markers and answers of attempts; what was shown before is what the die counts with."""
    top, view, names = act.top, act.view, set[str]()
    if act.legal and any(a.verb == "envoy" for a in act.legal):
        goals = {r for n, r in enumerate(REGION_IDS) if no_vassal(view, act.seat, n) is None}
        assert goals == act.args("envoy")
        names.add("no_vassal")
        region = REGION[sorted(goals)[0]]
        state, _ = act.does(Action("envoy", (REGION_IDS[region],)))
        own = RULES.view(state, act.seat).own
        assert own is not None
        assert own.attempt is not None
        assert own.attempt.differential == attempt_shift(view, act.seat, region, -1)
        while lays := [a for p in RULES.prompts(state)[act.seat] for a in p.actions if a.verb == "lay"]:
            RULES.apply(state, act.seat, lays[0])
        own = RULES.view(state, act.seat).own
        assert own is not None
        assert own.attempt is not None
        assert own.attempt.points == vassal_points(view, act.seat, region)
        names |= {"attempt_shift", "vassal_points", "hand_of"}
    if not isinstance(top, Attempt):
        return names
    conversion = top.religion >= 0
    if act.action.verb == "lay":
        kind, now = MARKER[str(act.action.args[0])], act.after.frames[-1]
        assert isinstance(now, Attempt)
        laid = [points_of(f.laid[act.seat], f.region, conversion) for f in (top, now)]
        assert laid[1] - laid[0] == marker_value(kind, top.region, conversion) > 0
        names |= {"marker_value", "points_of"}
    if act.action.verb == "send":
        assert view.own is not None
        assert view.own.attempt is not None
        sent = [f for f in act.after.frames if isinstance(f, Attempt)]
        shown = RULES.view(act.after, act.seat).attempt
        rolled_with = [e.params["differential"] for e in act.events if e.key.startswith("charlemagne-attempt-")]
        if sent and shown is not None:
            assert shown.differential == view.own.attempt.differential
            hand = act.after.hands[1 - act.seat]
            most = len([a for p in RULES.prompts(act.after)[1 - act.seat] for a in p.actions if a.verb == "guard"]) - 1
            may = may_answer(view, act.seat, top.region, top.religion)
            assert most == (points_of(hand, top.region, conversion) if may else 0)
            names |= {"may_answer"}
        elif rolled_with and not act.told("guarded"):
            assert rolled_with == [view.own.attempt.differential]
            names |= {"attempt_shift"}
    for event in act.events:
        verdict = {"won": "won", "neutral": "freed", "lost": ""}.get(event.key.removeprefix("charlemagne-attempt-"))
        if verdict is None or event.key == "charlemagne-attempt":
            continue
        differential, die = event.params["differential"], event.params["die"]
        assert isinstance(differential, int)
        assert isinstance(die, int)
        code = attempt_code(top.religion, differential, die)
        control = act.before.control[top.region]
        said = attempt_outcome(act.view, top.seat, top.region, top.religion, code)
        if control >= 0 or not conversion:
            assert said == (verdict or ("revolt" if said == "revolt" else "nothing"))
            counted = attempt_chances(act.view, top.seat, top.region, top.religion, differential)
            codes = [attempt_code(top.religion, differential, face) for face in FACES]
            each = [attempt_outcome(act.view, top.seat, top.region, top.religion, found) for found in codes]
            assert tuple(counted) == (each.count("won"), each.count("freed"), each.count("revolt"))
            more = points_of(top.laid[top.seat], top.region, conversion)
            if act.action.verb == "send" and not act.told("guarded"):
                assert prospect(act.view, top.seat, top.region, top.religion, more) == counted
        names |= {"attempt_code", "attempt_outcome", "attempt_chances", "prospect"}
        names |= _scored(act, top, said)
    return names


def _scored(act: Act, top: Attempt, said: str) -> set[str]:
    """What an attempt that has been won has done to the score is what was told before."""
    turned = [e for e in act.events if e.key.startswith("charlemagne-control-")]
    if said != "won" or act.after.dead != act.before.dead or len(turned) != (top.religion < 0):
        return set()
    if top.religion < 0:
        assert points(act.after) == points_if(act.view, top.region, top.seat)
        return {"points_if"}
    assert points(act.after) - points(act.before) == faith_swing(act.view, top.region, top.religion)
    return {"faith_swing"}


def treasury(act: Act) -> set[str]:
    """What is bought costs what it was said to cost; what may be raised is raised."""
    verb, names = act.action.verb, set[str]()
    if verb == "hire":
        assert act.paid == hire_price(act.view, TYPE[str(act.action.args[0])])
        names = {"hire_price"}
    elif verb == "build":
        assert act.paid == building_price(str(act.action.args[0]))
        names = {"building_price"}
    elif verb == "draw" and act.top.__class__.__name__ == "Spending":
        assert act.paid == PRICES.stratagem
        names = {"PRICES"}
    elif verb == "clear":
        assert act.paid == PRICES.remove_pillage
        names = {"PRICES"}
    for event in act.told("income"):
        burgs, lands = income(act.view, act.seat, Ground(act.view))
        if event.params["seat"].seat == act.seat and verb == "done":  # type: ignore[union-attr]
            assert (event.params["burgs"], event.params["lands"]) == (burgs, lands)
            assert -act.paid == burgs + lands
            names |= {"income"}
    after = act.after.frames[-1]
    if isinstance(after, Levying) and not isinstance(act.top, Levying) and verb == "done":
        assert after.left == raising(act.view, act.seat)
        names.add("raising")
    return names


def levy(act: Act) -> set[str]:
    """The levy that is planned at once is legal, one unit after the other, and leaves nothing to be raised."""
    if not isinstance(act.top, Levying) or act.seat != act.top.seat:
        return set()
    offers = Levies(act.view, act.top).offers()
    assert {str(a) for a in offers} == {str(a) for a in act.legal if a.verb == "levy"}
    plan = whole_levy(act.view, act.top.left, act.top.used, lambda view, found: found[-1:])
    state, _ = act.does(*plan)
    left = [a for p in RULES.prompts(state).get(act.seat, []) for a in p.actions if a.verb == "levy"]
    assert not left
    return {"whole_levy", "contested"}


def supply(act: Act) -> set[str]:
    """Supply costs what was told, who goes home saves what was told, and who may go is in a place that is short."""
    names = set[str]()
    if act.top.__class__.__name__ == "Feeding":
        short = hungry(act.view, act.seat, Ground(act.view))
        assert {PLACES[p] for p in short} == act.args("disband", 1)
        assert all(len(eaters(Ground(act.view).stacks[p])) > feeds(act.view)[p] == forage(act.view, p) for p in short)
        names = {"eaters", "feeds", "forage"}
        if act.action.verb == "pay":
            assert act.paid == bill(act.view, act.seat)
            names |= {"bill"}
        if act.action.verb == "disband":
            lost = [c for c, p in enumerate(act.before.where) if p >= 0 and act.after.where[c] < 0]
            if len(lost) == 1 and not act.told("supplied") and act.after.frames[-1].__class__.__name__ == "Feeding":
                saved = bill(act.view, act.seat) - bill(act.after, act.seat)
                assert saving(act.view, lost[0]) == saved
                names |= {"saving"}
    return names


QUIET = frozenset(("turn", "phase", "supplied", "score", "revolt-die", "envoys", "treaty-lapsed"))
"""Events after which the map is as it was."""


def revolts(act: Act) -> set[str]:
    """A die brings what it was said to bring, and the region obeys whom it was said to obey."""
    keys = [e.key.removeprefix("charlemagne-") for e in act.events]
    told = [e for e in act.events if e.key.startswith("charlemagne-revolt-") and "total" in e.params]
    before = keys[: act.events.index(told[0])] if told else ["none"]
    if not all(key in QUIET or key.startswith("event-") for key in before):
        return set()
    region = told[0].params["region"]
    assert isinstance(region, Place)
    n, die = REGION[str(region.slug)], int(told[0].params["die"])  # type: ignore[arg-type]
    result = revolt_result(act.view, n, die)
    assert told[0].key == f"charlemagne-revolt-{result}"
    assert told[0].params["total"] == die + sum(v for _, v in revolt_modifiers(act.view, n))
    turned = [e for e in act.events if e.key.startswith("charlemagne-control-") and e.params["region"] == region]
    after = after_revolt(act.view.control[n], result)
    assert bool(turned) == (after != act.view.control[n])
    if len(told) == 1:
        assert act.after.control[n] == after
    return {"revolt_result", "revolt_modifiers", "after_revolt"}


CHECKS: tuple[Check, ...] = (
    setting_out, in_operation, ahead, battle, pillage, attempt, treasury, levy, supply, revolts,
)  # fmt: skip


def check_done(found: list[Moment]) -> set[str]:
    """All checks in some positions; what they have compared."""
    names = set[str]()
    for moment in found:
        act = Act(moment)
        for check in CHECKS:
            names |= check(act)
    return names
