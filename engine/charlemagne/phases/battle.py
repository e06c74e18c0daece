"""Battle (16) and personal combat (28): declared, perhaps avoided, prepared by both sides, one die."""

from __future__ import annotations

from engine.charlemagne import cup
from engine.charlemagne.bounds import Champion, Prey
from engine.charlemagne.combat import (
    COLUMNS,
    ODDS_WORDS,
    Weighed,
    column,
    may_withdraw,
    meaning,
    prey,
    reasons,
    result,
    weigh,
)
from engine.charlemagne.deeds import Attacked, Dueled, Fought
from engine.charlemagne.frames import Battle, Force, Loss, Retreat
from engine.charlemagne.game_data import (
    ADVANCE,
    CHARLEMAGNE,
    EMPIRE,
    FLEET,
    LEADER,
    MARKER_IDS,
    TREACHERY,
)
from engine.charlemagne.movement import Limits, retreat_choices
from engine.charlemagne.operations import driven_away
from engine.charlemagne.phases.base import act, ask, not_now
from engine.charlemagne.politics import destroy, violate
from engine.charlemagne.standing import defence_matters, must_ask, usual
from engine.charlemagne.state import BattleReport, ChState
from engine.charlemagne.terms import REFUSE, no, place_term
from engine.charlemagne.units import at_place, side_of
from engine.core import Action, Event, Params, Phase, Piece, Prompts, Refusal, SeatRef, Word

FIGHT, READY, ADVANCED = Action("fight"), Action("ready"), Action("advance")
STAY, WITHDRAW = Action("stay"), Action("withdraw")
CHAMPIONS: tuple[Champion, ...] = ("leader", "charlemagne")
PREY: tuple[Prey, ...] = ("leader", "ground")
STEPS = {"withdraw": "withdraw", "challenge": "challenge", "plan": "battle", "answer": "defend"}
"""What is asked in a stage of a battle."""


def attackers(state: ChState) -> Force:
    """The force that attacks."""
    return next(f for f in reversed(state.frames) if isinstance(f, Force))


def open_battle(state: ChState, force: Force, place: int, events: list[Event]) -> None:
    """An attack is declared (16.1); attacked neutrals obey their new owner at once (4.4, ruling 9)."""
    for region in driven_away(state, place):
        violate(state, region, force.seat, events, "attack")
    units = [c for c in at_place(state, place) if side_of(state, c) == 1 - force.seat]
    battle = Battle(force.seat, place, units, "withdraw", state.next())
    told: Params = {"seat": SeatRef(force.seat), "from": place_term(force.place), "place": place_term(place)}
    events.append(Event("charlemagne-attacked", told, seals=True))
    state.frames.append(battle)
    state.doing.add(Attacked(force.number, force.seat, force.place, place, tuple(units)))
    if can_withdraw(state, force, battle):
        battle.waits = must_ask(state, 1 - force.seat, "retreat")
    else:
        prepare(state, battle)


def groups(state: ChState, units: list[int]) -> list[tuple[list[int], bool]]:
    """Units that move apart from each other: those on ships, and those ashore."""
    naval = [c for c in units if FLEET[c] or c in state.aboard]
    ashore = [c for c in units if c not in naval]
    return [(g, n) for g, n in ((naval, True), (ashore, False)) if g]


def can_withdraw(state: ChState, force: Force, battle: Battle) -> bool:
    """Whether the defender may retreat before the battle (16.5): fast enough, and everybody has somewhere to go."""
    foe = 1 - force.seat
    if not battle.units or not may_withdraw(force.units, battle.units):
        return False
    return all(
        retreat_choices(state, Limits(state, foe, g), battle.place, force.place, 2, beaten=False)
        for g, _ in groups(state, battle.units)
    )


def prepare(state: ChState, battle: Battle) -> None:
    """The defender stays. Where personal combat may be fought they are the first who may call for it, before anybody
    plays a marker (28.1); then the attacker prepares."""
    battle.stage, battle.waits = "plan", False
    if state.options.duels and champions(battle.units) and champions(attackers(state).units):
        battle.stage, battle.waits = "challenge", must_ask(state, 1 - battle.seat, "duel")


def champions(units: list[int]) -> list[Champion]:
    """Who of a force may be its champion (28)."""
    found: list[Champion] = []
    if any(LEADER[c] and c != CHARLEMAGNE for c in units):
        found.append("leader")
    if CHARLEMAGNE in units:
        found.append("charlemagne")
    return found


def sides(state: ChState, battle: Battle, seat: int) -> tuple[list[int], list[int]]:
    """Own and enemy units in a battle."""
    force = attackers(state)
    return (force.units, battle.units) if seat == battle.seat else (battle.units, force.units)


def weighed(state: ChState, force: Force, battle: Battle) -> Weighed:
    """What both sides of a battle set against each other as it is prepared."""
    seat, foe = battle.seat, 1 - battle.seat
    return weigh(
        state, force.units, battle.units, battle.place, advances=(battle.advances[seat], battle.advances[foe]),
        treachery=(battle.treachery[seat], battle.treachery[foe]),
    )  # fmt: skip


class BattlePhase(Phase[ChState, Battle]):
    """Retreat or stand, the defender's call for personal combat, the attacker's preparation, the defender's, the
    die."""

    verbs = frozenset({"stay", "withdraw", "duel", "treachery", "advance", "fight", "ready"})
    orders = True

    @staticmethod
    def mover(frame: Battle) -> int:
        """The seat that decides in a stage."""
        return frame.seat if frame.stage == "plan" else 1 - frame.seat

    def answers(self, state: ChState, frame: Battle, seat: int) -> list[Action]:
        """Everything a seat may answer in its stage."""
        if frame.stage == "withdraw":
            return [STAY, WITHDRAW]
        calls = [act("duel", who) for who in CHAMPIONS]
        found = [FIGHT if frame.stage == "plan" else READY, *calls]
        if frame.stage != "challenge":
            found += [ADVANCED, *(act("treachery", what) for what in PREY)]
        return [a for a in found if self.preparation(state, frame, seat, a) is None]

    def prompts(self, state: ChState, frame: Battle) -> Prompts:
        seat = self.mover(frame)
        force = attackers(state)
        actions = self.answers(state, frame, seat)
        attack, defence = weighed(state, force, frame).totals
        params: Params = {
            "seat": SeatRef(frame.seat),
            "place": place_term(frame.place),
            "attack": attack,
            "defence": defence,
            "odds": Word(ODDS_WORDS[column(attack, defence)]),
        }
        default = FIGHT if frame.stage == "plan" else READY
        if frame.stage == "withdraw":
            default = usual(state, seat, actions) or STAY
        step = STEPS[frame.stage]
        return ask(state, seat, f"{step}-{frame.number}", step, actions, (default,), params=params)

    def preparation(self, state: ChState, frame: Battle, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not prepare a battle so (16.6d3, 28)."""
        if action in (FIGHT, READY):
            return None if (action == FIGHT) == (frame.stage == "plan") else REFUSE.verb(action, frame.stage)
        mine, theirs = sides(state, frame, seat)
        foe = 1 - seat
        if frame.stage == "challenge" and action.verb != "duel":
            return REFUSE.verb(action, "challenge")
        if action == ADVANCED:
            if frame.advances[seat]:
                return no("advance-twice")
            held = state.hands[seat][ADVANCE]
            return None if held else no("marker", {"marker": Piece(MARKER_IDS[ADVANCE])})
        if action.verb == "treachery" and len(action.args) == 1 and action.args[0] in PREY:
            if frame.treachery[seat]:
                return no("treachery-twice")
            if not state.hands[seat][TREACHERY]:
                return no("marker", {"marker": Piece(MARKER_IDS[TREACHERY])})
            place = frame.place if foe != frame.seat else None
            why = reasons(state, theirs, place, False, "")
            return None if action.args[0] in prey(why) else no("treachery-nothing", {"what": Word(str(action.args[0]))})
        if action.verb == "duel" and len(action.args) == 1 and action.args[0] in CHAMPIONS:
            if not state.options.duels:
                return no("duels")
            if frame.duel >= 0:
                return no("duel-twice")
            if frame.stage == "answer":
                return no("duel-late")
            if any(frame.advances) or any(frame.treachery):
                return no("duel-marker")
            if not champions(theirs):
                return no("duel-enemy")
            return None if action.args[0] in champions(mine) else no("duel-own")
        return REFUSE.words(action)

    def why_not(self, state: ChState, frame: Battle, seat: int, action: Action) -> Refusal | None:
        opening = {"stay", "withdraw"}
        verbs = opening if frame.stage == "withdraw" else self.verbs - opening
        if refusal := not_now(action, seat, self.mover(frame), verbs, "battle"):
            return refusal
        if frame.stage == "withdraw":
            return None if action in (STAY, WITHDRAW) else REFUSE.words(action)
        return self.preparation(state, frame, seat, action)

    def act(self, state: ChState, frame: Battle, seat: int, action: Action, events: list[Event]) -> None:
        told: Params = {"seat": SeatRef(seat), "place": place_term(frame.place)}
        if action == STAY:
            prepare(state, frame)
        elif action == WITHDRAW:
            force = attackers(state)
            state.frames.remove(frame)
            events.append(Event("charlemagne-withdrew", told, tell="line"))
            for units, naval in groups(state, frame.units):
                waits = must_ask(state, seat, "direction")
                state.frames.append(
                    Retreat(
                        seat, units, frame.place, force.place, 2, True, naval, False, state.next(), waits, frame.place
                    )
                )
        elif action == ADVANCED:
            cup.give_back(state, seat, ADVANCE)
            frame.advances[seat] = True
            events.append(Event("charlemagne-advance", told))
        elif action.verb == "treachery":
            cup.give_back(state, seat, TREACHERY)
            frame.treachery[seat] = next(what for what in PREY if what == action.args[0])
            events.append(Event("charlemagne-treachery", {**told, "what": Word(str(action.args[0]))}))
        elif action.verb == "duel":
            duel(state, frame, seat, next(who for who in CHAMPIONS if who == action.args[0]), events)
            if frame.stage == "challenge":
                frame.stage, frame.waits = "plan", False
        elif frame.stage == "challenge":
            frame.stage, frame.waits = "plan", False
        elif action == FIGHT:
            frame.stage = "answer"
            frame.waits = defence_matters(state, frame) and must_ask(state, 1 - frame.seat, "advance", "treachery")
            if frame.waits:  # the move is theirs: nothing before it is taken back
                events.append(Event("charlemagne-prepared", told, seals=True))
        else:
            resolve(state, frame, events)

    def advance(self, state: ChState, frame: Battle, events: list[Event]) -> bool:
        frame.units[:] = [
            c for c in frame.units if state.where[c] == frame.place and side_of(state, c) == 1 - frame.seat
        ]
        if frame.stage != "done" and frame.units and attackers(state).units:
            return True
        state.frames.remove(frame)
        if frame.prize:
            cup.draw(state, frame.winner, frame.prize, events)
        return False


def duel(state: ChState, frame: Battle, seat: int, champion: Champion, events: list[Event]) -> None:
    """Personal combat (28): a die each, Charlemagne one more, the lower champion dies, a tie kills both. The seat that
    did not call for it sends the champion that its orders name."""
    frame.duel = seat
    other = champions(sides(state, frame, 1 - seat)[0])
    want = state.orders[1 - seat].champion
    answer = want if want in other else other[0]
    names = (champion, answer) if seat == EMPIRE else (answer, champion)
    frame.champions[:] = names
    totals, fighters = [0, 0], [0, 0]
    for s in (0, 1):
        mine = [c for c in sides(state, frame, s)[0] if LEADER[c]]
        king = names[s] == "charlemagne"
        pool = [c for c in mine if (c == CHARLEMAGNE) == king]
        fighters[s] = min(pool, key=lambda c: (c == state.augustus, c))
        totals[s] = state.dice.roll("duel") + king
    state.doing.add(Dueled(seat, frame.place, names, (totals[0], totals[1])))
    events.append(
        Event(
            "charlemagne-duel",
            {
                "seat": SeatRef(seat),
                "empire": totals[0],
                "tribal": totals[1],
                "champion": Word(f"champion-{names[EMPIRE]}"),
                "place": place_term(frame.place),
            },
            seals=True,
            tell="line",
        )
    )
    destroy(state, [fighters[s] for s in (0, 1) if totals[s] <= totals[1 - s]], events)


def resolve(state: ChState, frame: Battle, events: list[Event]) -> None:
    """Odds, die and result (16.6, 16.7); what the result demands is laid on the stack in the order of the result."""
    force, seat, foe = attackers(state), frame.seat, 1 - frame.seat
    both = weighed(state, force, frame)
    why, power, times, index = both.reasons, both.strength, both.factor, both.column
    die = state.dice.roll("battle")
    code = result(index, die)
    rolled = meaning(code)
    state.doing.add(
        Fought(
            force.number, seat, force.place, frame.place, power, times,
            (tuple(why[0]), tuple(why[1])), COLUMNS[index], die, code,
        )
    )  # fmt: skip
    state.report = BattleReport(
        seat, force.place, frame.place, list(power), list(times), COLUMNS[index], die, code, list(why)
    )  # fmt: skip
    events.append(
        Event(
            "charlemagne-battle",
            {
                "seat": SeatRef(seat),
                "from": place_term(force.place),
                "place": place_term(frame.place),
                "attack": both.totals[0],
                "defence": both.totals[1],
                "odds": Word(ODDS_WORDS[index]),
                "die": die,
                "result": Word(f"result-{rolled.code.lower()}"),
            },
            seals=True,
            tell="line",
        )
    )
    frame.stage, frame.prize = "done", rolled.prize
    frame.winner = seat if rolled.attacker_won else foe
    if rolled.both:
        lose(state, seat, force.units, rolled.losses(len(force.units)))
        lose(state, foe, frame.units, rolled.losses(len(frame.units)))
        return
    loser, units = (foe, frame.units) if rolled.attacker_won else (seat, force.units)
    if not rolled.retreat:
        destroy(state, units, events)
        return
    place, enemy = (force.place, frame.place) if loser == seat else (frame.place, force.place)
    for group, naval in groups(state, units):
        waits = loser == seat or must_ask(state, loser, "direction", "burgs")
        state.frames.append(
            Retreat(loser, group, place, enemy, rolled.retreat, True, naval, True, state.next(), waits)
        )  # fmt: skip
    if count := rolled.losses(len(units)):
        lose(state, loser, units, count)


def lose(state: ChState, seat: int, units: list[int], count: int) -> None:
    """A side picks its losses, before anything laid on the stack earlier."""
    state.frames.append(
        Loss(seat, list(units), count, "battle", state.next(), must_ask(state, seat, "losses"))
    )  # fmt: skip
