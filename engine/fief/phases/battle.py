"""Phase 7: battles are fought roll by roll (7.1-7.8)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Piece, Prompt, Prompts, Refusal, Word
from engine.fief.board import invaders_at
from engine.fief.game_data import ENGINES, FAMILIES, FAMILY, NOBLES, NONE, TROOPS, UNIT_IDS
from engine.fief.phases.base import Asking
from engine.fief.pieces import tidy
from engine.fief.servants import master, serve
from engine.fief.state.state import CAPTORS, Battle, FiefState, seat_of
from engine.fief.terms import (
    REFUSE,
    act,
    argument,
    city_term,
    family_term,
    no,
    noble_at,
    noble_term,
    seat_term,
    told,
    unit_at,
)
from engine.fief.war.arithmetic import (
    ARCHERS_FROM,
    archers_of,
    can_shoot,
)
from engine.fief.war.battle import close, embroil, finish, lay_siege, may_besiege, surrender
from engine.fief.war.camps import (
    beaten,
    camp_points,
    forbidden,
    foremost,
    has_army,
    leader_of,
    nobles_of,
    outnumbers,
    outside_sites,
    penalty,
    soldiers_lost,
    stacks_of,
    units_of,
)
from engine.fief.war.volleys import CATAPULTS, MELEE, can_roll, melee_of, volley

STALEMATE = 3
"""Rolls in a row without a loss that end a battle (7.8)."""
SIDES = ("attack", "defence", "nobody")
BARRED = frozenset({"stop", "siege", "truce", "aim", "sap", "scuttle"})
"""What a camp cannot always do after a roll; each is refused with what it takes, ``no-fight-<verb>``, or with the one
condition of several that is not met."""


class BattlePhase(Asking[Battle]):
    """A battle roll by roll: third families join, volleys fly, allies stay or turn, then both camps say whether they go
    on (7.0-7.8)."""

    verbs = frozenset(
        {"join", "stay", "aim", "sap", "scuttle", "fight", "stop", "siege", "surrender", "truce"}
    )  # fmt: skip
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

    @staticmethod
    def allied(battle: Battle) -> list[int]:
        """Families that fight beside others and have not said yet where they stand: they may turn at any moment
        (7.0)."""
        return [f for camp in battle.camps if len(camp.families) > 1 for f in camp.families if f not in battle.joined]

    def speakers(self, state: FiefState, battle: Battle) -> list[int]:
        """The families that are asked now."""
        if battle.stage == "join":
            return self.third(state, battle)
        if battle.stage == "turn":
            return self.allied(battle)
        return [
            leader_of(state, battle.city, c)
            for n, c in enumerate(battle.camps)
            if not c.invaders and not battle.said[n]
        ]

    def asked(self, state: FiefState, frame: Battle) -> Iterable[int]:
        return list(dict.fromkeys(seat_of(state, f) for f in self.speakers(state, frame)))

    def ident(self, state: FiefState, frame: Battle, seat: int) -> str:
        truce = "-truce" if frame.stage == "after" and "truce" in frame.said else ""
        return f"fight-{frame.number}-{frame.round}-{frame.stage}-{len(frame.joined)}{truce}"

    def prompts(self, state: FiefState, frame: Battle) -> Prompts:
        found: Prompts = {}
        for seat in self.asked(state, frame):
            legal = self.legal(state, frame, seat)
            step = {"join": "join", "turn": "turn"}.get(frame.stage, "fight")
            prompt = Prompt(
                self.ident(state, frame, seat), step, "turn" if step == "fight" else "window", False, False, False,
                legal, self.default(state, frame, seat, legal), self.params(state, frame, seat),
            )  # fmt: skip
            found[seat] = [prompt]
        return found

    def camp_of(self, state: FiefState, battle: Battle, seat: int) -> int:
        """The camp that a seat speaks for, the first that has not spoken."""
        for number, camp in enumerate(battle.camps):
            if camp.invaders or battle.said[number]:
                continue
            if seat_of(state, leader_of(state, battle.city, camp)) == seat:
                return number
        return 0

    # -- what can be said

    def legal(self, state: FiefState, frame: Battle, seat: int) -> list[Action]:
        if frame.stage == "join":
            mine = [f for f in self.third(state, frame) if seat_of(state, f) == seat][:1]
            return [act("join", FAMILIES[f], side) for f in mine for side in self._sides(state, frame, f)]
        if frame.stage == "turn":
            mine = [f for f in self.allied(frame) if seat_of(state, f) == seat][:1]
            return [
                action
                for f in mine
                for action in (
                    act("stay", FAMILIES[f]),
                    *(act("join", FAMILIES[f], side) for side in self._sides(state, frame, f)),
                )
            ]
        camp = self.camp_of(state, frame, seat)
        return self._wishes(state, frame, camp) + self._means(state, frame, camp)

    @staticmethod
    def _sides(state: FiefState, battle: Battle, family: int) -> list[str]:
        """The sides a family can take: not against a Sovereign whose Garter it wears (13.3), nor the one it is on."""
        found = []
        for number, side in enumerate(SIDES[:2]):
            own, foe = battle.camps[number], battle.camps[1 - number]
            if family not in own.families and not own.invaders and not forbidden(state, battle.city, family, foe):
                found.append(side)
        return [*found, SIDES[2]]

    def _wishes(self, state: FiefState, battle: Battle, camp: int) -> list[Action]:
        """How a camp may want to go on (7.8, 7.9)."""
        own, foe = battle.camps[camp], battle.camps[1 - camp]
        found = [act("fight"), act("surrender")]
        if not foe.invaders:
            found.append(act("truce"))
        armies = [state.armies[a] for a in invaders_at(state, battle.city)]
        leaderless = not (any(a.leader for a in armies) if foe.invaders else nobles_of(state, battle.city, foe))
        if leaderless or (camp == 0 and (foe.fort or battle.kind in ("sally", "parade"))):
            found.append(act("stop"))
        if camp == 0 and may_besiege(state, battle.city, leader_of(state, battle.city, own), foe):
            found.append(act("siege"))
        return found

    def _means(self, state: FiefState, battle: Battle, camp: int) -> list[Action]:
        """What a camp can do beside that: aim (7.2), let the sapper work, destroy its own engines (7.2)."""
        own, foe, city = battle.camps[camp], battle.camps[1 - camp], battle.city
        found: list[Action] = []
        units = units_of(state, city, own)
        shooters = archers_of(units)
        if (
            shooters
            and can_shoot(shooters, foe.fort)
            and battle.aims[camp] < 0
            and battle.kind not in ("sally", "parade")
        ):
            found += [act("aim", NOBLES[n]) for n in nobles_of(state, city, foe)]
            if foe.invaders:
                found += [act("aim", f"army-{a}") for a in invaders_at(state, city) if state.armies[a].leader]
        if penalty(battle, camp) and not own.sapped and master(state, nobles_of(state, city, own), "hamon") >= 0:
            found.append(act("sap"))
        lead = leader_of(state, city, own)
        if any(units[k] for k in TROOPS):
            mine = [s for s in stacks_of(state, city, own) if s.family == lead]
            found += [act("scuttle", UNIT_IDS[k]) for k in ENGINES if any(s.units[k] for s in mine)]
        return found

    def default(self, state: FiefState, frame: Battle, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        if frame.stage == "join":
            return (legal[-1],)
        if frame.stage == "turn":
            return (legal[0],)
        camp = self.camp_of(state, frame, seat)
        if act("siege") in legal and not can_roll(state, frame, camp):
            return (act("siege"),)
        return (act("fight"),)

    def params(self, state: FiefState, frame: Battle, seat: int) -> Params:
        camps = frame.camps
        camp = self.camp_of(state, frame, seat) if frame.stage == "after" else 0
        return {
            "city": city_term(frame.city),
            "round": frame.round,
            "points": camp_points(state, frame.city, camps[camp]),
            "foe": camp_points(state, frame.city, camps[1 - camp]),
            "dice": melee_of(state, frame, camp),
            "against": melee_of(state, frame, 1 - camp),
        }

    def refuse(self, state: FiefState, frame: Battle, seat: int, action: Action) -> Refusal:
        if frame.stage != "after" or action.verb in ("join", "stay"):
            return REFUSE.verb(action, {"join": "join", "turn": "turn"}.get(frame.stage, "fight"))
        if action.verb not in BARRED:
            return REFUSE.words(action)
        return self._barred(state, frame, self.camp_of(state, frame, seat), action.verb)

    @staticmethod
    def _barred(state: FiefState, battle: Battle, camp: int, verb: str) -> Refusal:
        """Which of several conditions a camp does not meet for what it cannot always do (7.2, 7.4, 7.8, 7.9)."""
        own, foe, city = battle.camps[camp], battle.camps[1 - camp], battle.city
        units, siege = units_of(state, city, own), state.towns[city].siege
        lead, shooters = leader_of(state, city, own), archers_of(units)
        lacks: dict[str, list[tuple[str, bool, Params]]] = {
            "stop": [("defends", camp == 1, {})],
            "siege": [
                ("defends", camp == 1, {}),
                ("open", not foe.fort or foe.invaders, {"city": city_term(city)}),
                ("taken", siege not in (NONE, lead), {"family": family_term(siege), "city": city_term(city)}),
                ("inside", not outside_sites(state, city, lead), {"city": city_term(city)}),
            ],
            "aim": [
                ("close", battle.kind in ("sally", "parade"), {}),
                ("nobody", not shooters, {}),
                ("walls", not can_shoot(shooters, foe.fort), {"n": ARCHERS_FROM[foe.fort], "have": shooters}),
                ("chosen", battle.aims[camp] >= 0, {}),
            ],
            "sap": [("done", own.sapped, {}), ("open", not penalty(battle, camp), {})],
            "scuttle": [("nobody", not any(units[k] for k in TROOPS), {})],
        }
        unmet = [no(f"fight-{verb}-{cause}", told) for cause, holds, told in lacks.get(verb, ()) if holds]
        return unmet[0] if unmet else no(f"fight-{verb}")

    def act(self, state: FiefState, frame: Battle, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb in ("join", "stay"):
            self._side(state, frame, action, events)
            return
        camp = self.camp_of(state, frame, seat)
        if action.verb == "aim":
            self._aim(frame, camp, seat, action, events)
        elif action.verb == "sap":
            self._sap(state, frame, camp, events)
        elif action.verb == "scuttle":
            self._scuttle(state, frame, camp, action, events)
        else:
            frame.said[camp] = action.verb
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            other = frame.camps[1 - camp]
            if action.verb == "truce" and not other.invaders and frame.said[1 - camp] != "truce":
                events.append(told("offers-truce", seals=True, seat=seat_term(seat), city=city_term(frame.city)))
                frame.said[1 - camp] = ""  # heard, and answered anew

    @staticmethod
    def _side(state: FiefState, battle: Battle, action: Action, events: list[Event]) -> None:
        """A family joins a camp, or leaves it for the other or for none, in the middle of a battle too (7.0)."""
        family = FAMILY[argument(action, 0)]
        battle.joined.append(family)
        if action.verb == "stay":
            events.append(told("done", "log", seals=True, seat=seat_term(seat_of(state, family))))
            return
        word = argument(action, 1)
        turns = False
        for number, camp in enumerate(battle.camps):
            if family in camp.families:
                camp.families.remove(family)
                battle.aims[number] = NONE
                turns = True
        if word != "nobody":
            camp = battle.camps[SIDES.index(word)]
            camp.families.append(family)
            lead = leader_of(state, battle.city, camp)
            camp.families.sort(key=lambda f: f != lead)
            if camp.sites:
                camp.sites = sorted({*camp.sites, *outside_sites(state, battle.city, family)})
            embroil(state, battle)
        if turns or word != "nobody":
            key = "turns-coat" if turns else "joins"
            events.append(told(key, seals=True, family=family_term(family), camp=Word(f"camp-{word}")))
        else:
            events.append(told("done", "log", seals=True, seat=seat_term(seat_of(state, family))))

    @staticmethod
    def _aim(battle: Battle, camp: int, seat: int, action: Action, events: list[Event]) -> None:
        noble = noble_at(action, 0)
        target = argument(action, 0)
        battle.aims[camp] = CAPTORS + int(target.removeprefix("army-")) if noble is None else noble
        events.append(told("aims", seat=seat_term(seat), noble=Piece("leader") if noble is None else noble_term(noble)))

    @staticmethod
    def _sap(state: FiefState, battle: Battle, camp: int, events: list[Event]) -> None:
        """The sapper takes one penalty die away for this battle."""
        serve(state, master(state, nobles_of(state, battle.city, battle.camps[camp]), "hamon"), events)
        battle.camps[camp].sapped = True

    @staticmethod
    def _scuttle(state: FiefState, battle: Battle, camp: int, action: Action, events: list[Event]) -> None:
        """7.2: after a roll, whoever has troops left may destroy an engine of their own."""
        kind = unit_at(action, 0)
        assert kind is not None
        side = battle.camps[camp]
        lead = leader_of(state, battle.city, side)
        stack = next(s for s in stacks_of(state, battle.city, side) if s.family == lead and s.units[kind])
        stack.units[kind] -= 1
        stack.moved[kind] = min(stack.moved[kind], stack.units[kind])
        tidy(state)
        events.append(
            told("scuttles", family=family_term(lead), city=city_term(battle.city), unit=Piece(UNIT_IDS[kind]))
        )

    # -- what happens

    def advance(self, state: FiefState, frame: Battle, events: list[Event]) -> bool:
        if frame.stage == "join":
            if self.third(state, frame):
                return True
            frame.stage = "volley"
        elif frame.stage == "volley":
            self._go_on(state, frame, events)
        elif frame.stage == "turn":
            if self.allied(frame):
                return True
            frame.stage, frame.said = "after", ["", ""]
        elif all(self._spoken(frame, camp) for camp in (0, 1)):
            self._decide(state, frame, events)
        else:
            return True
        return False

    @staticmethod
    def _spoken(battle: Battle, camp: int) -> bool:
        return battle.camps[camp].invaders or bool(battle.said[camp])

    def _form_up(self, state: FiefState, battle: Battle, events: list[Event]) -> None:
        """Before a roll: archers whose orders say so aim (7.2), a sapper whose side has no die otherwise works."""
        for camp, own in enumerate(battle.camps):
            if own.invaders:
                continue
            means = self._means(state, battle, camp)
            seat = seat_of(state, leader_of(state, battle.city, own))
            if state.orders[seat].aim != "never":
                self._aim_by_order(state, battle, camp, seat, means, events)
            if act("sap") in means and melee_of(state, battle, camp) == 0:
                self._sap(state, battle, camp, events)

    def _aim_by_order(
        self, state: FiefState, battle: Battle, camp: int, seat: int, means: list[Action], events: list[Event]
    ) -> None:
        """At the leader of invaders, at the foremost Noble of a family."""
        targets = [a for a in means if a.verb == "aim"]
        best = foremost(state, nobles_of(state, battle.city, battle.camps[1 - camp]))
        wanted = act("aim", NOBLES[best]) if best >= 0 else None
        if targets:
            self._aim(battle, camp, seat, wanted if wanted in targets and wanted else targets[0], events)

    def _go_on(self, state: FiefState, battle: Battle, events: list[Event]) -> None:
        """The next volley; after each, bombards that have burst take soldiers along who still stand (7.2), and invaders
        who no longer outnumber their foe give up (6.8)."""
        for camp, count in enumerate(battle.bursts):
            if count:
                soldiers_lost(state, battle, camp, count)
                battle.bursts[camp], battle.lost = 0, True
        if any(beaten(state, battle, camp) for camp in (0, 1)):
            finish(state, battle, events)
        elif battle.kind == "invasion" and not outnumbers(state, battle.city, battle.camps[1]):
            close(state, battle, "withdraw", events)
        elif battle.shot > MELEE:
            self._pause(state, battle, events)
        else:
            if battle.shot == CATAPULTS:
                self._form_up(state, battle, events)
            volley(state, battle, events)

    def _pause(self, state: FiefState, battle: Battle, events: list[Event]) -> None:
        """After a roll: three without a loss end the battle; else allies may turn, and both camps say what they want
        (7.0, 7.8)."""
        battle.idle = 0 if battle.lost else battle.idle + 1
        battle.lost = False
        if battle.idle >= STALEMATE:
            close(state, battle, "stalemate", events)
            return
        battle.stage, battle.joined = "turn", []

    def _decide(self, state: FiefState, battle: Battle, events: list[Event]) -> None:
        one, two = battle.said
        if "surrender" in (one, two):
            surrender(state, battle, 0 if one == "surrender" else 1, events)
        elif one == "siege":
            close(state, battle, "siege", events)
            lay_siege(state, battle.city, leader_of(state, battle.city, battle.camps[0]), events)
        elif "stop" in (one, two) or (one == "truce" and two == "truce"):
            ended = "truce" if one == two == "truce" else "stopped"
            close(state, battle, ended if one == two else f"{ended}-{SIDES[one != 'stop']}", events)
        else:
            battle.round += 1
            battle.shot, battle.stage = (MELEE if battle.kind in ("sally", "parade") else CATAPULTS), "volley"
