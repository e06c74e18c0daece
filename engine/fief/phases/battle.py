"""Phase 7: battles are declared region by region and fought roll by roll (7.0-7.9)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Prompt, Prompts, Refusal, Word
from engine.fief.board import family_nobles, invaders_at, is_free, nobles_at, stacks_at
from engine.fief.combat import (
    archer_volley,
    archers_of,
    bombard_volley,
    can_fire,
    can_shoot,
    catapult_volley,
    effective,
    melee_dice,
    throw,
)
from engine.fief.lore import BOMBARD, CATAPULT, CITIES_OF, CITY_IDS, FAMILIES, FAMILY, NOBLES, NONE, TROOPS, N
from engine.fief.people import doom, loses_walled_city
from engine.fief.phases.base import (
    DONE,
    REFUSE,
    Asking,
    act,
    argument,
    city_at,
    city_term,
    family_term,
    no,
    noble_at,
    noble_term,
    seat_term,
    told,
)
from engine.fief.phases.choices import deserves
from engine.fief.phases.windows import open_window
from engine.fief.pieces import move_in, settle, stack_at, tidy
from engine.fief.roads import stormy
from engine.fief.sieges import end_siege
from engine.fief.state import (
    INSIDE,
    Battle,
    Camp,
    FiefState,
    Muster,
    Pillaging,
    Report,
    Spoils,
    Volley,
    families_in_turn,
    seat_of,
)
from engine.fief.sword import may_try, try_sword
from engine.fief.war import (
    beaten,
    behind_walls,
    bonus,
    camp_points,
    clear_engines,
    foes_at,
    has_army,
    has_grail,
    nobles_of,
    penalty,
    soldiers_lost,
    stacks_of,
    suffer,
    take_nobles,
    troops_of,
    units_of,
)

INVADERS = "invaders"
CATAPULTS, BOMBARDS, ARCHERS, MELEE = range(4)
SHOTS = ("catapults", "bombards", "archers", "melee")
STALEMATE = 3
"""Rolls in a row without a loss that end a battle (7.8)."""


def outside_site(state: FiefState, city: int, family: int) -> list[int]:
    """Sites before the walls where a family's people stand."""
    found = {s.site for s in stacks_at(state, city, family)} | {
        state.nobles[n].site for n in nobles_at(state, city, family)
    }
    return sorted(found - {INSIDE})


def defence(state: FiefState, city: int, family: int) -> Camp:
    """How a family stands against an attack: those before the walls first, else those behind them."""
    if behind_walls(state, city, family):
        outside = outside_site(state, city, family)
        if outside:
            return Camp([family], sites=outside)
        return Camp([family], fort=state.towns[city].building, sites=[INSIDE])
    return Camp([family])


class MusterPhase(Asking[Muster]):
    """7.0: in a region, families in turn declare battles, which are fought at once."""

    verbs = frozenset({"attack", "sally", "occupy", "raise-siege", "draw-sword", "done"})
    step = "battle"
    pace = "turn"

    def family(self, state: FiefState, frame: Muster) -> int:
        """Whose turn it is."""
        return families_in_turn(state)[frame.turn]

    def asked(self, state: FiefState, frame: Muster) -> Iterable[int]:
        return [seat_of(state, self.family(state, frame))]

    def ident(self, state: FiefState, frame: Muster, seat: int) -> str:
        return f"battle-{state.round}-{frame.region}-{self.family(state, frame)}"

    def default(self, state: FiefState, frame: Muster, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def params(self, state: FiefState, frame: Muster, seat: int) -> Params:
        return {"family": family_term(self.family(state, frame)), "cities": len(self.legal(state, frame, seat)) - 1}

    def legal(self, state: FiefState, frame: Muster, seat: int) -> list[Action]:
        family, found = self.family(state, frame), []
        for city in CITIES_OF[frame.region]:
            town, name = state.towns[city], CITY_IDS[city]
            for noble in nobles_at(state, city, family):
                if may_try(state, noble, 1):
                    found.append(act("draw-sword", NOBLES[noble]))
            if town.siege == family:
                found.append(act("raise-siege", name))
            if stormy(state, city) or not has_army(state, city, family):
                continue
            foes = foes_at(state, city, family)
            if town.siege >= 0 and town.siege != family and behind_walls(state, city, family):
                found.append(act("sally", name, FAMILIES[town.siege]))
                foes = [f for f in foes if f != town.siege]
            found += [act("attack", name, FAMILIES[f]) for f in foes if self._may_attack(state, family, f)]
            if invaders_at(state, city):
                found.append(act("attack", name, INVADERS))
            if town.control not in (family, NONE) and town.control not in foes and not invaders_at(state, city):
                found.append(act("occupy", name))
        return [*found, DONE]

    @staticmethod
    def _may_attack(state: FiefState, family: int, foe: int) -> bool:
        """13.3: a Lord of the Garter never attacks the Sovereign."""
        if state.sovereign < 0 or state.nobles[state.sovereign].family != foe:
            return True
        return not any(state.nobles[n].garter for n in family_nobles(state, family))

    def advance(self, state: FiefState, frame: Muster, events: list[Event]) -> bool:
        while frame.turn < state.families:
            if len(self.legal(state, frame, -1)) > 1:
                return True
            frame.turn += 1
        state.frames.remove(frame)
        return False

    def refuse(self, state: FiefState, frame: Muster, seat: int, action: Action) -> Refusal:
        if action.verb == "draw-sword":
            noble = noble_at(action, 0)
            return REFUSE.words(action) if noble is None else no("sword", {"noble": noble_term(noble)})
        city = city_at(action, 0)
        if city is None:
            return REFUSE.words(action)
        if stormy(state, city):
            return no("battle-storms", {"city": city_term(city)})
        if not has_army(state, city, self.family(state, frame)):
            return no("army", {"city": city_term(city)})
        return no("battle", {"city": city_term(city)})

    def act(self, state: FiefState, frame: Muster, seat: int, action: Action, events: list[Event]) -> None:
        family = self.family(state, frame)
        if action == DONE:
            frame.turn += 1
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        if action.verb == "draw-sword":
            noble = noble_at(action, 0)
            assert noble is not None
            try_sword(state, noble, events)
            return
        city = city_at(action, 0)
        assert city is not None
        if action.verb == "occupy":
            conquer(state, city, family, events)
        elif action.verb == "raise-siege":
            end_siege(state, city, events)
        else:
            declare(state, city, family, argument(action, 1), action.verb == "sally", events)


def declare(state: FiefState, city: int, family: int, foe: str, sally: bool, events: list[Event]) -> None:
    """A battle begins; both sides show their troops (7.0)."""
    attack = Camp([family], sites=[INSIDE] if sally else [])
    if foe == INVADERS:
        camp, kind = Camp([], invaders=True), "field"
    else:
        camp = Camp([FAMILY[foe]]) if sally else defence(state, city, FAMILY[foe])
        kind = "sally" if sally else "assault" if camp.fort else "field"
    begin(state, Battle(city, kind, [attack, camp], state.next()), events)


def begin(state: FiefState, battle: Battle, events: list[Event]) -> None:
    """Lay a battle down and tell who stands in it with what."""
    state.frames.append(battle)
    state.towns[battle.city].fought = True
    shown = [[] if camp.invaders else units_of(state, battle.city, camp) for camp in battle.camps]
    state.report = Report(battle.city, battle.kind, [c.families for c in battle.camps], shown, [])
    events.append(
        told("battle", seals=True, city=city_term(battle.city), kind=Word(f"battle-{battle.kind}"),
             one=[family_term(f) for f in battle.camps[0].families],
             other=[family_term(f) for f in battle.camps[1].families])
    )  # fmt: skip
    open_window(state, "battle")


class BattlePhase(Asking[Battle]):
    """A battle roll by roll: third families join, volleys fly, then both camps say whether they go on (7.1-7.8)."""

    verbs = frozenset({"join", "aim", "fight", "stop", "siege", "surrender", "truce"})
    step = "fight"
    orders = True

    # -- who is asked

    def third(self, state: FiefState, battle: Battle) -> list[int]:
        """Families in the city that stand in neither camp and have not chosen yet."""
        inside = {f for camp in battle.camps for f in camp.families}
        if battle.kind in ("parade", "invasion", "sally"):
            return []
        there = {f for f in range(state.families) if has_army(state, battle.city, f)}
        return sorted(there - inside - set(battle.joined))

    def speakers(self, state: FiefState, battle: Battle) -> list[int]:
        """The families that are asked now."""
        if battle.stage == "join":
            return self.third(state, battle)
        return [c.families[0] for n, c in enumerate(battle.camps) if not c.invaders and not battle.said[n]]

    def asked(self, state: FiefState, frame: Battle) -> Iterable[int]:
        return list(dict.fromkeys(seat_of(state, f) for f in self.speakers(state, frame)))

    def ident(self, state: FiefState, frame: Battle, seat: int) -> str:
        return f"fight-{frame.number}-{frame.round}-{len(frame.joined)}"

    def prompts(self, state: FiefState, frame: Battle) -> Prompts:
        found: Prompts = {}
        for seat in self.asked(state, frame):
            legal = self.legal(state, frame, seat)
            window = frame.stage == "join"
            prompt = Prompt(
                self.ident(state, frame, seat), "join" if window else "fight", "window" if window else "turn", False,
                False, False, legal, self.default(state, frame, seat, legal), self.params(state, frame, seat),
            )  # fmt: skip
            found[seat] = [prompt]
        return found

    def camp_of(self, state: FiefState, battle: Battle, seat: int) -> int:
        """The camp that a seat speaks for, the first that has not spoken."""
        for number, camp in enumerate(battle.camps):
            if not camp.invaders and not battle.said[number] and seat_of(state, camp.families[0]) == seat:
                return number
        return 0

    def legal(self, state: FiefState, frame: Battle, seat: int) -> list[Action]:
        if frame.stage == "join":
            mine = [f for f in self.third(state, frame) if seat_of(state, f) == seat][:1]
            return [act("join", FAMILIES[f], word) for f in mine for word in ("attack", "defence", "nobody")]
        camp = self.camp_of(state, frame, seat)
        found = [act("fight"), act("surrender"), act("truce")]
        foe = frame.camps[1 - camp]
        if camp == 0 and foe.fort:
            found += [act("stop"), act("siege")]
        elif (camp == 0 and not foe.invaders and not nobles_of(state, frame.city, foe)) or frame.kind == "sally":
            found.append(act("stop"))
        if foe.invaders:
            found.remove(act("truce"))
        shooters = archers_of(units_of(state, frame.city, frame.camps[camp]))
        if shooters and can_shoot(shooters, foe.fort) and frame.aims[camp] < 0:
            found += [act("aim", NOBLES[n]) for n in nobles_of(state, frame.city, foe)]
        return found

    def default(self, state: FiefState, frame: Battle, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        if frame.stage == "join":
            return (legal[-1],)
        camp = self.camp_of(state, frame, seat)
        if act("siege") in legal and not self.can_roll(state, frame, camp):
            return (act("siege"),)
        return (act("fight"),)

    def params(self, state: FiefState, frame: Battle, seat: int) -> Params:
        camps = frame.camps
        camp = 0 if frame.stage == "join" else self.camp_of(state, frame, seat)
        return {
            "city": city_term(frame.city),
            "round": frame.round,
            "points": camp_points(state, frame.city, camps[camp]),
            "foe": camp_points(state, frame.city, camps[1 - camp]),
            "dice": self.dice(state, frame, camp),
            "against": self.dice(state, frame, 1 - camp),
        }

    def refuse(self, state: FiefState, frame: Battle, seat: int, action: Action) -> Refusal:
        if frame.stage == "join" or action.verb == "join":
            return REFUSE.verb(action, "join" if frame.stage == "join" else "fight")
        return no("fight-now", {"verb": Word(f"fight-{action.verb}")})

    def act(self, state: FiefState, frame: Battle, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "join":
            family = FAMILY[argument(action, 0)]
            frame.joined.append(family)
            word = argument(action, 1)
            if word != "nobody":
                frame.camps[0 if word == "attack" else 1].families.append(family)
                events.append(told("joins", seals=True, family=family_term(family), camp=Word(f"camp-{word}")))
            return
        camp = self.camp_of(state, frame, seat)
        if action.verb == "aim":
            noble = noble_at(action, 0)
            assert noble is not None
            frame.aims[camp] = noble
            events.append(told("aims", seat=seat_term(seat), noble=noble_term(noble)))
            return
        frame.said[camp] = action.verb

    # -- what happens

    def dice(self, state: FiefState, battle: Battle, camp: int) -> int:
        """Dice a camp has in melee."""
        points = camp_points(state, battle.city, battle.camps[camp], knights_only=battle.kind == "parade" and camp == 0)
        return melee_dice(points, penalty(battle, camp))

    def can_roll(self, state: FiefState, battle: Battle, camp: int) -> bool:
        """Whether a camp has anything to throw."""
        return self.dice(state, battle, camp) > 0 or any(self._shooting(state, battle, camp, s) for s in range(MELEE))

    @staticmethod
    def _shooting(state: FiefState, battle: Battle, camp: int, shot: int) -> int:
        """Engines or archers of a camp that shoot in a volley; sallies and parades have none (7.9, 5.2)."""
        if battle.kind in ("sally", "parade") or battle.camps[camp].invaders:
            return 0
        units = units_of(state, battle.city, battle.camps[camp])
        if shot == ARCHERS:
            shooters = archers_of(units)
            return shooters if can_shoot(shooters, battle.camps[1 - camp].fort) else 0
        return units[CATAPULT if shot == CATAPULTS else BOMBARD] if can_fire(units) else 0

    def advance(self, state: FiefState, frame: Battle, events: list[Event]) -> bool:
        if frame.stage == "join":
            if self.third(state, frame):
                return True
            frame.stage = "volley"
            return False
        if frame.stage == "volley":
            if any(beaten(state, frame, camp) for camp in (0, 1)):
                finish(state, frame, events)
            elif frame.shot > MELEE:
                self._pause(state, frame, events)
            else:
                self._volley(state, frame, events)
            return False
        if all(self._spoken(frame, camp) for camp in (0, 1)):
            self._decide(state, frame, events)
            return False
        return True

    @staticmethod
    def _spoken(battle: Battle, camp: int) -> bool:
        return battle.camps[camp].invaders or bool(battle.said[camp])

    def _volley(self, state: FiefState, battle: Battle, events: list[Event]) -> None:
        """One kind of shot, or the melee: both camps at once, losses after both (7.2, 7.3)."""
        shot = battle.shot
        battle.shot += 1
        faces: list[list[int]] = [[], []]
        hits, bursts = [0, 0], [0, 0]
        for camp in (0, 1):
            if shot == MELEE:
                dice = self.dice(state, battle, camp)
                faces[camp] = throw(state.dice, dice, "melee")
                hits[camp] = sum(faces[camp]) + bonus(state, battle, camp, dice)
                continue
            count = self._shooting(state, battle, camp, shot)
            if shot == CATAPULTS:
                faces[camp], hits[camp] = catapult_volley(state.dice, count)
            elif shot == BOMBARDS:
                faces[camp], hits[camp], bursts[camp] = bombard_volley(state.dice, count)
            else:
                faces[camp], hits[camp] = archer_volley(state.dice, count)
        if not any(faces):
            return
        for camp in (0, 1):
            if has_grail(state, battle, 1 - camp):
                hits[camp] -= sum(faces[camp]) - effective(faces[camp], grail=True)
        if state.report is not None:
            state.report.volleys.append(Volley(SHOTS[shot], faces, list(hits)))
        events.append(
            told("volley", "log", seals=True, shot=Word(f"shot-{SHOTS[shot]}"), one=faces[0], other=faces[1],
                 hits=hits[0], against=hits[1])
        )  # fmt: skip
        self._strike(state, battle, shot, faces, hits, events)
        for camp in (0, 1):
            soldiers_lost(state, battle, camp, bursts[camp])

    @staticmethod
    def _strike(
        state: FiefState, battle: Battle, shot: int, faces: list[list[int]], hits: list[int], events: list[Event]
    ) -> None:
        """Hits strike the other camp; archers that aim kill with FFF or nobody (7.2; ruling 17)."""
        for camp in (0, 1):
            aim = battle.aims[camp]
            if shot == ARCHERS and aim >= 0 and faces[camp]:
                battle.aims[camp] = NONE
                if faces[camp] == [3] and is_free(state.nobles[aim]):
                    doom(state, aim, "battle", events)
                    battle.lost = True
                continue
            if hits[camp] > 0 and suffer(state, battle, 1 - camp, hits[camp], events):
                battle.lost = True

    def _pause(self, state: FiefState, battle: Battle, events: list[Event]) -> None:
        """After a roll: three without a loss end the battle; else both camps say what they want (7.8)."""
        battle.idle = 0 if battle.lost else battle.idle + 1
        battle.lost = False
        if battle.idle >= STALEMATE:
            close(state, battle, "stalemate", events)
            return
        invader = next((n for n, c in enumerate(battle.camps) if c.invaders), NONE)
        if invader == 0 and not outnumbers(state, battle.city, battle.camps[1]):
            close(state, battle, "withdraw", events)
            return
        battle.stage = "after"
        battle.said = ["", ""]

    def _decide(self, state: FiefState, battle: Battle, events: list[Event]) -> None:
        one, two = battle.said
        if "surrender" in (one, two):
            loser = 0 if one == "surrender" else 1
            surrender(state, battle, loser, events)
        elif one == "siege":
            begin_siege(state, battle, events)
        elif one == "stop" or (one == "truce" and two == "truce"):
            close(state, battle, "truce" if one == "truce" else "stopped", events)
        else:
            battle.round += 1
            battle.shot, battle.stage = (MELEE if battle.kind in ("sally", "parade") else CATAPULTS), "volley"


def outnumbers(state: FiefState, city: int, camp: Camp) -> bool:
    """Whether the invaders in a city are more than a camp's troops; leaders count, Nobles and engines do not (6.4)."""
    return troops_of(state, city, Camp([], invaders=True)) > troops_of(state, city, camp)


def surrender(state: FiefState, battle: Battle, loser: int, events: list[Event]) -> None:
    """7.8: an army that surrenders leaves the map, its Nobles are captives."""
    for stack in stacks_of(state, battle.city, battle.camps[loser]):
        for kind in TROOPS:
            stack.units[kind] = 0
            stack.moved[kind] = 0
        stack.hired[:] = [0] * len(stack.hired)
    for noble in nobles_of(state, battle.city, battle.camps[loser]):
        state.nobles[noble].guards = 0
    tidy(state)
    events.append(told("surrenders", seals=True, camp=[family_term(f) for f in battle.camps[loser].families]))
    finish(state, battle, events)


def finish(state: FiefState, battle: Battle, events: list[Event]) -> None:
    """A camp has no troops left: its Nobles are taken, its engines fall to the winner, who takes the city (7.6, 7.8)."""
    down = [beaten(state, battle, camp) for camp in (0, 1)]
    if all(down):
        close(state, battle, "annihilation", events)
        return
    loser = down.index(True)
    winner = battle.camps[1 - loser]
    take_nobles(state, battle, 1 - loser, events)
    engines = clear_engines(state, battle, loser)
    close(state, battle, "victory", events)
    if not winner.invaders:
        leaders = nobles_of(state, battle.city, winner)
        if battle.camps[loser].invaders and leaders:
            deserves(state, leaders[0])
        if any(engines):
            state.frames.append(Spoils(winner.families[0], battle.city, engines, state.next()))
        _take_over(state, battle, winner.families[0], events)


def _take_over(state: FiefState, battle: Battle, winner: int, events: list[Event]) -> None:
    """The winner of a city's defenders controls it, unless others still hold it (5.1, 7.8)."""
    town = state.towns[battle.city]
    loser = town.control
    fought = any(loser in camp.families for camp in battle.camps)
    if loser != winner and (loser < 0 or (fought and not behind_walls(state, battle.city, loser))):
        conquer(state, battle.city, winner, events)
    else:
        settle(state, battle.city)


def conquer(state: FiefState, city: int, family: int, events: list[Event]) -> None:
    """A family takes a city, its building with it; a Walled City brings the title (4.7)."""
    town = state.towns[city]
    town.control, town.siege = family, NONE
    move_in(state, city, family)
    loses_walled_city(state, city, family, events)


def close(state: FiefState, battle: Battle, result: str, events: list[Event]) -> None:
    """A battle ends (7.8)."""
    if battle in state.frames:
        state.frames.remove(battle)
    if state.report is not None:
        state.report.result = result
    events.append(
        told("battle-over", seals=True, city=city_term(battle.city), result=Word(f"result-{result}"),
             one=[family_term(f) for f in battle.camps[0].families],
             other=[family_term(f) for f in battle.camps[1].families])
    )  # fmt: skip


# --- sieges ----------------------------------------------------------------------------------------------------------


def begin_siege(state: FiefState, battle: Battle, events: list[Event]) -> None:
    """7.9: the attacker stops before the walls and begins a catapult; a family without one in reserve takes one down."""
    from engine.fief.board import reserve

    family, city = battle.camps[0].families[0], battle.city
    close(state, battle, "siege", events)
    if reserve(state, family, CATAPULT) <= 0:
        old = next((s for s in state.stacks if s.family == family and s.units[CATAPULT]), None)
        if old is None:
            return
        old.units[CATAPULT] -= 1
    sites = outside_site(state, city, family)
    stack_at(state, city, family, sites[0] if sites else INSIDE).works += 1
    state.towns[city].siege = family
    tidy(state)


# --- spoils and pillage ----------------------------------------------------------------------------------------------


class SpoilsPhase(Asking[Spoils]):
    """7.2: the winner keeps the loser's engines, as far as he has pieces, or destroys them."""

    verbs = frozenset({"keep-engines", "wreck"})
    step = "spoils"
    orders = True

    def asked(self, state: FiefState, frame: Spoils) -> Iterable[int]:
        return [seat_of(state, frame.family)]

    def ident(self, state: FiefState, frame: Spoils, seat: int) -> str:
        return f"spoils-{frame.number}"

    def legal(self, state: FiefState, frame: Spoils, seat: int) -> list[Action]:
        return [act("keep-engines"), act("wreck")]

    def default(self, state: FiefState, frame: Spoils, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: FiefState, frame: Spoils, seat: int) -> Params:
        return {"city": city_term(frame.city), "bombards": frame.engines[BOMBARD], "catapults": frame.engines[CATAPULT]}

    def act(self, state: FiefState, frame: Spoils, seat: int, action: Action, events: list[Event]) -> None:
        from engine.fief.board import reserve

        state.frames.remove(frame)
        if action.verb == "keep-engines":
            for kind in (BOMBARD, CATAPULT):
                count = min(frame.engines[kind], reserve(state, frame.family, kind))
                if count:
                    stack_at(state, frame.city, frame.family, INSIDE).units[kind] += count
        key = "keeps-engines" if action.verb == "keep-engines" else "wrecks-engines"
        events.append(told(key, family=family_term(frame.family), city=city_term(frame.city)))


class PillagePhase(Asking[Pillaging]):
    """7.10: in turn families pillage mills and abbeys in cities they control."""

    verbs = frozenset({"pillage", "done"})
    step = "pillage"

    def asked(self, state: FiefState, frame: Pillaging) -> Iterable[int]:
        return [seat_of(state, frame.family)]

    def ident(self, state: FiefState, frame: Pillaging, seat: int) -> str:
        return f"pillage-{state.round}-{frame.family}"

    def legal(self, state: FiefState, frame: Pillaging, seat: int) -> list[Action]:
        found = []
        for city, town in enumerate(state.towns):
            if town.control != frame.family:
                continue
            if town.mill:
                found.append(act("pillage", CITY_IDS[city], "mill"))
            if town.building in ("abbey", "royal-abbey"):
                found += [act("pillage", CITY_IDS[city], NOBLES[n]) for n in nobles_at(state, city, frame.family)]
        return [*found, DONE]

    def advance(self, state: FiefState, frame: Pillaging, events: list[Event]) -> bool:
        if len(self.legal(state, frame, -1)) > 1:
            return True
        state.frames.remove(frame)
        return False

    def default(self, state: FiefState, frame: Pillaging, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def params(self, state: FiefState, frame: Pillaging, seat: int) -> Params:
        return {"family": family_term(frame.family), "mill": N.pillage_mill, "abbey": N.pillage_abbey}

    def refuse(self, state: FiefState, frame: Pillaging, seat: int, action: Action) -> Refusal:
        city = city_at(action, 0)
        return REFUSE.words(action) if city is None else no("pillage", {"city": city_term(city)})

    def act(self, state: FiefState, frame: Pillaging, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            state.frames.remove(frame)
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        city = city_at(action, 0)
        assert city is not None
        town = state.towns[city]
        if argument(action, 1) == "mill":
            town.mill = False
            state.purse[seat] += N.pillage_mill
            events.append(told("pillages", family=family_term(frame.family), city=city_term(city), what=Word("mill")))
            return
        noble = noble_at(action, 1)
        assert noble is not None
        sack_abbey(state, city, noble, events)


def sack_abbey(state: FiefState, city: int, noble: int, events: list[Event]) -> None:
    """An abbey is destroyed: 10 shillings, its relics, and the sacker's heresy (2.13, 7.10, 12.0)."""
    from engine.fief.people import accuse

    town, family = state.towns[city], state.nobles[noble].family
    town.building, town.abbey = "", NONE
    state.purse[seat_of(state, family)] += N.pillage_abbey
    for relic in state.relics:
        if relic.city == city and not relic.gone:
            relic.city, relic.bearer, relic.known = NONE, noble, True
    events.append(told("pillages", seals=True, family=family_term(family), city=city_term(city), what=Word("abbey")))
    accuse(state, noble, events)
