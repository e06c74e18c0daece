"""The battle phase (1.3, 6.0): which battle comes next, and how one runs round by round."""

from __future__ import annotations

from typing import cast

from engine.core import Action, Event, Params, Phase, Piece, Prompts, Refusal, SeatRef, Share, Term, Word
from engine.roses.analysis.fighting import loyalty
from engine.roses.analysis.marching import attacker_of, joins
from engine.roses.board import AREA, AREA_IDS, BLOCK, BLOCK_IDS, BLOCKS, ROUNDS, WARWICKS
from engine.roses.bounds import Shot
from engine.roses.combat import (
    fickle,
    havens,
    leader,
    leave,
    line,
    on_turn,
    power,
    reserves,
    senior_heir,
    short_of_ways,
)
from engine.roses.fate import defect, eliminate, release
from engine.roses.naming import all_pieces, all_places, piece, place
from engine.roses.phases.base import ask, not_your_turn, wrong_verb, wrong_words
from engine.roses.phases.movement import came_over, main_border, refuse_way
from engine.roses.phases.supply import begin_supply
from engine.roses.standing import copy, decide, nearest
from engine.roses.state import (
    ASIDE,
    Battle,
    Battles,
    Briefing,
    Hits,
    Regroup,
    RosesState,
    contested,
    held,
    owner,
    present,
    reveal,
)
from engine.roses.view import BattleReport, Volley

PASS_TREASON = Action("pass-treason")
VERBS = ("fire", "pass", "retreat", "charge", "treason")


class BattlesPhase(Phase[RosesState, Battles]):
    """Player 1 picks the next battle; a single one starts by itself."""

    orders = True

    def prompts(self, state: RosesState, frame: Battles) -> Prompts:
        """Silence begins where the side has most blocks more than the enemy; of equals with the first on the map."""
        counts = held(state)
        areas = contested(counts)
        mine, theirs = counts[state.first], counts[1 - state.first]
        actions = [Action("battle", (AREA_IDS[n],)) for n in areas]
        best = actions[max(range(len(areas)), key=lambda n: (mine[areas[n]] - theirs[areas[n]], -n))]
        return {state.first: [ask(state, "battles", actions, [best], {"areas": all_places(areas)}, len(areas))]}

    def why_not(self, state: RosesState, frame: Battles, seat: int, action: Action) -> Refusal | None:
        if seat != state.first:
            return not_your_turn(state.first)
        if action.verb != "battle":
            return wrong_verb(action, "battles")
        area = AREA.get(str(action.args[0])) if len(action.args) == 1 else None
        if area is None:
            return wrong_words(action)
        areas = contested(held(state))
        return None if area in areas else Refusal("roses-no-battle", {"area": place(area), "areas": all_places(areas)})

    def act(self, state: RosesState, frame: Battles, seat: int, action: Action, events: list[Event]) -> None:
        begin_battle(state, AREA[str(action.args[0])], events)

    def advance(self, state: RosesState, frame: Battles, events: list[Event]) -> bool:
        areas = contested(held(state))
        if len(areas) > 1:
            return True
        if areas:
            begin_battle(state, areas[0], events)
        else:
            state.frames.pop()
            begin_supply(state, events)
        return False


def begin_battle(state: RosesState, area: int, events: list[Event]) -> None:
    """Reveal the blocks; who came over another border than the main attack's, or came to help, is in reserve (6.3)."""
    attacker = attacker_of(state, area)
    main = main_border(state, area, attacker)
    reserve = [b for b in present(state, area, attacker) if came_over(state, b) != main]
    if joins(state, area, 1 - attacker):
        reserve += [b for b in present(state, area, 1 - attacker) if state.came[b] >= 0]
    blocks = [*present(state, area, 0), *present(state, area, 1)]
    battle = Battle(
        area,
        attacker,
        1,
        "treason",
        reserve,
        [],
        [],
        [b for b in blocks if b not in reserve],
        [],
        [],
        [[], []],
        [copy(p.standing) for p in state.players],
        [],
        attacker,
    )
    state.frames.append(battle)
    events.append(
        Event(
            "roses-battle",
            {
                "seat": SeatRef(attacker),
                "area": place(area),
                "lancaster": all_pieces(line(state, battle, 0)),
                "york": all_pieces(line(state, battle, 1)),
                "reserves": [Share(seat, n) for seat in (0, 1) if (n := len(reserves(state, battle, seat)))],
            },
            seals=True,
            tell="line",
        )
    )


class BattlePhase(Phase[RosesState, Battle]):
    """One battle. A seat is asked only where its orders do not answer."""

    orders = True

    def _card_targets(self, state: RosesState, battle: Battle) -> list[int]:
        """Blocks the event of treason may be tried on before the battle starts."""
        if battle.stage != "treason" or state.treason < 0:
            return []
        return fickle(state, battle, 1 - state.treason)

    def prompts(self, state: RosesState, frame: Battle) -> Prompts:
        """Silence keeps the card; a block fires, or goes where its side is strongest when it must leave."""
        where = place(frame.area)
        targets = self._card_targets(state, frame)
        if targets:
            actions = [*(Action("event-treason", (BLOCK_IDS[b],)) for b in targets), PASS_TREASON]
            about: Params = {"area": where, "n": len(contested(held(state))) - 1}
            question = ask(state, "event-treason", actions, [PASS_TREASON], about, AREA_IDS[frame.area])
            return {state.treason: [question]}
        turn = on_turn(state, frame)
        assert turn is not None, "a battle waits for a block that has its turn"
        seat, blocks = turn
        actions = [a for b in blocks for a in self._legal(state, frame, b)]
        silent = next((a for a in actions if a.verb == "fire"), None) or nearest(state, seat, actions)
        params: Params = {"area": where, "n": frame.round, "blocks": all_pieces(blocks)}
        fought = (AREA_IDS[frame.area], frame.round, len(frame.acted))
        return {seat: [ask(state, "fight", actions, [silent], params, *fought)]}

    def _legal(self, state: RosesState, battle: Battle, block: int) -> list[Action]:
        """What a block may do in its turn (6.2). Attackers must leave in the last round."""
        seat, name = owner(state, block), BLOCK_IDS[block]
        found: list[Action] = []
        if battle.round > 1:
            found = [
                Action("retreat", (name, AREA_IDS[n]))
                for n in havens(state, battle.area, block, battle.used[seat], True)
            ]
            if battle.round == ROUNDS and seat == battle.attacker:
                return found
        found += [Action("fire", (name,)), Action("pass", (name,))]
        enemy = line(state, battle, 1 - seat)
        if senior_heir(state, battle, seat) == block:
            found += [Action("charge", (name, BLOCK_IDS[b])) for b in enemy]
        if leader(state, battle, block):
            found += [Action("treason", (name, BLOCK_IDS[b])) for b in fickle(state, battle, 1 - seat, block)]
        return found

    def why_not(self, state: RosesState, frame: Battle, seat: int, action: Action) -> Refusal | None:
        targets = self._card_targets(state, frame)
        if targets:
            if seat != state.treason:
                return not_your_turn(state.treason)
            if action.verb not in ("event-treason", "pass-treason"):
                return wrong_verb(action, "event-treason")
            if action == PASS_TREASON:
                return None
            target = BLOCK.get(str(action.args[0])) if len(action.args) == 1 else None
            if action.verb != "event-treason" or target is None:
                return wrong_words(action)
            return None if target in targets else refuse_target(state, frame, target, 1 - seat)
        turn = on_turn(state, frame)
        assert turn is not None, "a battle waits for a block that has its turn"
        if seat != turn[0]:
            return not_your_turn(turn[0])
        if action.verb not in VERBS:
            return wrong_verb(action, "fight")
        block = BLOCK.get(str(action.args[0])) if action.args else None
        if block is None:
            return wrong_words(action)
        if block not in turn[1]:
            return self._not_now(state, frame, block, turn[1])
        if action in self._legal(state, frame, block):
            return None
        return self._refuse(state, frame, block, action)

    def _not_now(self, state: RosesState, battle: Battle, block: int, now: list[int]) -> Refusal:
        """Why a block does not act while those do whose turn it is ``now``."""
        about: Params = {"block": piece(block), "blocks": all_pieces(now)}
        if not any(block in line(state, battle, seat) for seat in (0, 1)):
            return Refusal("roses-no-line", about)
        return Refusal("roses-no-acted" if block in battle.acted else "roses-no-initiative", about)

    def _refuse(self, state: RosesState, battle: Battle, block: int, action: Action) -> Refusal:
        params: Params = {"block": piece(block)}
        if len(action.args) != (1 if action.verb in ("fire", "pass") else 2):
            return wrong_words(action)
        if action.verb != "retreat" and battle.round == ROUNDS and owner(state, block) == battle.attacker:
            return Refusal("roses-no-last-round", params)
        if action.verb == "retreat":
            if battle.round == 1:
                return Refusal("roses-no-retreat-yet", params)
            area = AREA.get(str(action.args[1]))
            return wrong_words(action) if area is None else refuse_way(state, battle.area, block, area, fleeing=True)
        target, seat = BLOCK.get(str(action.args[1])), owner(state, block)
        if target is None:
            return wrong_words(action)
        if action.verb == "charge":
            heir = senior_heir(state, battle, seat)
            if heir == block:
                enemies = all_pieces(line(state, battle, 1 - seat))
                return Refusal("roses-no-target", {**params, "target": piece(target), "blocks": enemies})
            if heir < 0:
                return Refusal("roses-no-charge-heir", params)
            return Refusal("roses-no-charge", {**params, "heir": piece(heir)})
        if leader(state, battle, block):
            return refuse_target(state, battle, target, 1 - seat)
        leads = block in WARWICKS or block in state.heads
        return Refusal("roses-no-rolled" if leads else "roses-no-leader", params)

    def act(self, state: RosesState, frame: Battle, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "pass-treason":
            frame.stage = "brief"
            who: Params = {"seat": SeatRef(seat), "area": place(frame.area)}
            events.append(Event("roses-treason-kept", who, seals=True))  # the orders of both sides answer from here
        elif action.verb == "event-treason":
            state.treason = -1  # the stage ends by itself, as nobody is left to try
            self._betray(state, frame, seat, "treason", BLOCK[str(action.args[0])], -1, events)
        else:
            self.carry_out(state, frame, action, events)

    def carry_out(self, state: RosesState, battle: Battle, action: Action, events: list[Event]) -> None:
        """A block takes its turn."""
        block = BLOCK[str(action.args[0])]
        seat = owner(state, block)
        battle.acted.append(block)
        if action.verb == "fire":
            enemies = line(state, battle, 1 - seat)
            hits = self._roll(state, battle, block, "roses-fired", -1, events)
            if hits:
                state.frames.append(Hits(1 - seat, hits, enemies))
        elif action.verb == "pass":
            events.append(Event("roses-passed", {"seat": SeatRef(seat), "block": piece(block)}))
        elif action.verb == "retreat":
            self._retreat(state, battle, block, AREA[str(action.args[1])], events)
        elif action.verb == "charge":
            self._charge(state, battle, block, BLOCK[str(action.args[1])], events)
        else:
            word = leader(state, battle, block)
            assert word, "nobody else may roll"
            battle.rolls.append(word)
            self._betray(state, battle, seat, word, BLOCK[str(action.args[1])], block, events)

    def _roll(self, state: RosesState, battle: Battle, block: int, key: str, target: int, events: list[Event]) -> int:
        """Dice for every step, a hit for each at or below the fire power (3.12, 6.4)."""
        need = power(state, battle, block)
        dice = [state.dice.roll("fire") for _ in range(state.steps[block])]
        hits = sum(die <= need for die in dice)
        params: Params = {
            "seat": SeatRef(owner(state, block)), "block": piece(block), "dice": [*dice], "need": need, "n": hits
        }  # fmt: skip
        if target >= 0:
            params["target"] = piece(target)
        events.append(Event(key, params, seals=True))
        how, aim = cast(Shot, key.removeprefix("roses-")), BLOCK_IDS[target] if target >= 0 else ""
        battle.volleys.append(Volley(battle.round, owner(state, block), how, BLOCK_IDS[block], aim, dice, need, hits))
        return hits

    def _charge(self, state: RosesState, battle: Battle, block: int, target: int, events: list[Event]) -> None:
        """The heir fires at one block, surplus hits are lost; a survivor fires back at once (6.5)."""
        hits = self._roll(state, battle, block, "roses-charged", target, events)
        strike(state, target, hits, events)
        if state.steps[target]:
            hits = self._roll(state, battle, target, "roses-answered", block, events)
            strike(state, block, hits, events)

    def _betray(
        self, state: RosesState, battle: Battle, seat: int, word: str, target: int, roller: int, events: list[Event]
    ) -> None:
        """All dice even: the block joins the roller's reserve and fights from the next round (6.9)."""
        dice = [state.dice.roll("treason") for _ in range(loyalty(target, roller))]
        good = all(die % 2 == 0 for die in dice)
        events.append(
            Event(
                "roses-treason-roll",
                {
                    "seat": SeatRef(seat),
                    "by": _roller(word, roller),
                    "target": piece(target),
                    "dice": [*dice],
                    "n": int(good),
                },
                seals=True,
            )
        )
        name = BLOCK_IDS[roller] if roller >= 0 else ""
        battle.volleys.append(Volley(battle.round, seat, "treason", name, BLOCK_IDS[target], dice, 0, int(good)))
        if good:
            twin = defect(state, target, events)
            battle.reserve.append(twin)
            battle.known.append(twin)
            battle.turned.append(twin)

    def _retreat(self, state: RosesState, battle: Battle, block: int, to: int, events: list[Event]) -> None:
        seat = owner(state, block)
        leave(state, battle.area, block, to, battle.used[seat])
        events.append(
            Event(
                "roses-retreated",
                {"seat": SeatRef(seat), "block": piece(block), "from": place(battle.area), "area": place(to)},
            )
        )
        release(state, events)

    def advance(self, state: RosesState, frame: Battle, events: list[Event]) -> bool:
        if self._settle(state, frame, events):
            return False
        if frame.stage == "treason":
            if self._card_targets(state, frame):
                return True
            frame.stage = "brief"
        if frame.stage == "brief":
            frame.stage = "fight"
            self._brief(state, frame)
            return False
        turn = on_turn(state, frame)
        if turn is None:
            self._next_round(state, frame, events)
            return False
        seat, blocks = turn
        forced = frame.round == ROUNDS and seat == frame.attacker
        if forced and short_of_ways(state, frame.area, blocks, frame.used[seat]):
            return True  # no order says who stays behind
        chosen: Action | None = None
        for block in blocks:
            legal = self._legal(state, frame, block)
            if not legal:
                frame.acted.append(block)
                events.append(Event("roses-trapped", {"seat": SeatRef(seat), "block": piece(block)}))
                eliminate(state, block, events, True)
                return False
            action = decide(state, frame, block, legal)
            if action is None:
                return True
            chosen = chosen or action
        assert chosen is not None
        self.carry_out(state, frame, chosen, events)
        return False

    def _brief(self, state: RosesState, battle: Battle) -> None:
        """Ask the seats that want to set orders for this battle, or for every round of it."""
        asked = {"rounds"}
        if battle.round == 1:
            asked.add("start")
            if any(head in line(state, battle, seat) for seat, head in enumerate(state.heads)):
                asked.add("crown")
        sealed = [plan.brief not in asked for plan in battle.plans]
        if not all(sealed):
            state.frames.append(Briefing(sealed))

    def _settle(self, state: RosesState, battle: Battle, events: list[Event]) -> bool:
        """Reserves replace a line that is gone; a side without any block has lost. True when the battle is over."""
        for seat in (0, 1):
            if line(state, battle, seat):
                continue
            fresh = reserves(state, battle, seat)
            if not fresh:
                self._end(state, battle, 1 - seat, events)
                return True
            self._arrive(state, battle, fresh, events)
            battle.late += fresh
            if battle.round == 1 and seat != battle.attacker:
                battle.attacker = seat
                events.append(Event("roses-swapped", {"seat": SeatRef(seat), "area": place(battle.area)}))
        return False

    def _arrive(self, state: RosesState, battle: Battle, blocks: list[int], events: list[Event]) -> None:
        battle.reserve = [b for b in battle.reserve if b not in blocks]
        battle.known += [b for b in blocks if b not in battle.known]
        events.append(
            Event(
                "roses-reserves",
                {
                    "area": place(battle.area),
                    "seat": SeatRef(owner(state, blocks[0])),
                    "blocks": all_pieces(blocks),
                },
                seals=True,
            )
        )

    def _next_round(self, state: RosesState, battle: Battle, events: list[Event]) -> None:
        battle.round += 1
        events.append(Event("roses-round", {"area": place(battle.area), "n": battle.round}))
        battle.acted, battle.late, battle.used = [], [], [[], []]
        for seat in (0, 1):
            fresh = reserves(state, battle, seat)
            if fresh:
                self._arrive(state, battle, fresh, events)
        battle.stage = "brief"

    def _end(self, state: RosesState, battle: Battle, winner: int, events: list[Event]) -> None:
        """The winner may regroup (6.7), unless their orders say that they stay."""
        state.frames.pop()
        fought = [b for b in battle.known if state.where[b] != ASIDE]
        state.reports.append(
            BattleReport(
                AREA_IDS[battle.area],
                battle.opened,
                winner,
                battle.round,
                [BLOCK_IDS[b] for b in fought if owner(state, b) == 0],
                [BLOCK_IDS[b] for b in fought if owner(state, b) == 1],
                battle.volleys,
                [BLOCK_IDS[b] for b in fought if state.where[b] < 0],
            )
        )
        reveal(state, [b for b in fought if state.where[b] >= 0])
        state.entries = [e for e in state.entries if e[0] != battle.area]
        events.append(
            Event("roses-battle-won", {"seat": SeatRef(winner), "area": place(battle.area)}, seals=True, tell="phase")
        )
        how = battle.plans[winner].regroup
        if how != "stay":
            state.frames.append(Regroup(winner, battle.area, [], how))
        release(state, events)


def refuse_target(state: RosesState, battle: Battle, target: int, seat: int) -> Refusal:
    """Why no treachery roll may be made on a block that is not among the fickle ones of ``seat`` (6.9)."""
    about: Params = {"target": piece(target)}
    if target not in line(state, battle, seat):
        return Refusal("roses-no-treason-line", about)
    if target in state.heads:
        return Refusal("roses-no-treason-head", about)
    if not BLOCKS[target].loyalty:
        return Refusal("roses-no-treason-loyal", about)
    return Refusal("roses-no-treason-turned" if target in battle.turned else "roses-no-treason-north", about)


def _roller(word: str, block: int) -> Term:
    """Who makes a roll of treachery: the card, Warwick by his name, King or Pretender by their rank."""
    return Piece(word) if block < 0 else piece(block) if word == "warwick" else Word(word)


def strike(state: RosesState, block: int, hits: int, events: list[Event]) -> int:
    """Take steps from a block, as many as it has; returns how many hits it took (3.11)."""
    taken = min(hits, state.steps[block])
    if not taken:
        return 0
    state.steps[block] -= taken
    params: Params = {
        "seat": SeatRef(owner(state, block)), "block": piece(block), "n": taken, "left": state.steps[block]
    }  # fmt: skip
    events.append(Event("roses-hit", params))
    if not state.steps[block]:
        eliminate(state, block, events, True)
    return taken
