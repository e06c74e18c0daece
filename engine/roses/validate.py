"""Whether a save is a position that play can reach and go on from, so that a damaged file is refused and not played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.roses.board import (
    AREA,
    AREAS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    BORDERS,
    CARDS,
    DECK,
    EXILE,
    HEIRS,
    LIMIT,
    RANK,
    SCENARIOS,
    SEA_BORDER,
    SIDE,
    STEPS,
    TWIN,
    WELSH,
)
from engine.roses.combat import on_turn
from engine.roses.fate import minors_waiting, place_after_death
from engine.roses.phases import PHASES
from engine.roses.phases.actions import undeclared
from engine.roses.phases.cards import HAND, POOR, points
from engine.roses.phases.movement import refuse_move
from engine.roses.phases.political import EXILE_KING, PRETENDER_HOME
from engine.roses.phases.supply import (
    EXECUTE_FIRST,
    EXECUTE_SECOND,
    HEIRS_KING,
    HEIRS_PRETENDER,
    HOSTAGES,
    LOSS_KING,
    LOSS_PRETENDER,
    TURNS,
    seat_of,
    surplus,
)
from engine.roses.standing import BATTLE, CHARGE, ORDERS, VALUES
from engine.roses.state import (
    ASIDE,
    DEAD,
    FALLEN,
    MINOR,
    POOL,
    SPENT,
    Acting,
    Battle,
    Battles,
    Book,
    Briefing,
    Cards,
    Hits,
    Mains,
    Mulligan,
    Over,
    Political,
    Redeal,
    Regroup,
    RosesState,
    Supply,
    contested,
    faces,
    held,
    living_heirs,
    owner,
    present,
)
from engine.roses.view import BattleReport, Volley

STACKS: tuple[tuple[type, ...], ...] = (
    (Mulligan,), (Cards,), (Cards, Redeal), (Acting,), (Mains,), (Battles,), (Battles, Battle), (Supply,), (Political,),
    (Battles, Battle, Briefing), (Battles, Battle, Hits), (Battles, Regroup), (Over,),
)  # fmt: skip
"""The frames that may lie on each other while somebody is asked."""
SEATS = (0, 1)
MOST_DUE = 5
ROLLS = ("king", "pretender", "warwick")
SHOTS = ("fired", "charged", "answered", "treason")
_TOUCHING: tuple[frozenset[int], ...] = tuple(
    frozenset({SEA_BORDER, *(n for n, pair in enumerate(BORDERS) if area in pair)}) for area in range(len(AREAS))
)
"""Borders of every area, the sea among them."""


def validate(state: RosesState) -> str | None:
    """The first thing wrong with a position, or ``None``."""
    for look in (_shape, _blocks, _hands, _time, _turn_marks, _told, _frames):
        fault = next(look(state), None)
        if fault is not None:
            return fault
    return None


def _shape(state: RosesState) -> Iterator[str]:
    if state.seats != 2 or len(state.players) != 2 or len(state.heads) != 2 or len(state.due) != 2:
        yield "the number of seats is wrong"
    if not len(state.where) == len(state.steps) == len(state.came) == len(BLOCKS):
        yield "blocks are missing or double"
    if tuple(type(f) for f in state.frames) not in STACKS:
        yield "it does not say what is going on"
    if state.sides != [Book()]:
        yield "the standing orders do not lie beside it"
    if state.king not in SEATS or state.dice.counter < 0:
        yield "the King or the dice are unknown"


def _blocks(state: RosesState) -> Iterator[str]:
    where, pretender = state.where, 1 - state.king
    areas = len(AREAS)
    for block, (place, steps, most, twin, side) in enumerate(zip(where, state.steps, STEPS, TWIN, SIDE, strict=True)):
        if not FALLEN <= place < areas or not 0 <= steps <= most or (steps > 0) != (place >= 0):
            yield f"{BLOCK_IDS[block]} is nowhere or has a wrong number of steps"
        elif place >= 0:
            if EXILE[place] == 1 - (side if side >= 0 else pretender):
                yield f"{BLOCK_IDS[block]} cannot stand where it is"
            if twin >= 0 and where[twin] != ASIDE:
                yield f"{BLOCK_IDS[block]} is in play on both sides"
        else:
            if twin >= 0 and place != DEAD and (place == ASIDE) == (where[twin] == ASIDE):
                yield f"{BLOCK_IDS[block]} is in play on both sides or on none"
            if twin >= 0 and (place == DEAD) != (where[twin] == DEAD):
                yield f"{BLOCK_IDS[block]} is dead on one side"
            if not _may_be(block, place, twin):
                yield f"{BLOCK_IDS[block]} cannot be out of play like that"
    over = isinstance(state.frames[-1], Over)
    for seat, head in enumerate(state.heads):
        if head != -1 and (head not in HEIRS[seat] or where[head] in (ASIDE, DEAD)) and not over:
            yield "the head of a house is no heir"
        if head not in (-1, *HEIRS[seat]) or (head == -1 and seat != state.king and not over):
            yield "a house has no head"
        if not over and not living_heirs(state, seat):
            yield "a house without heirs plays on"
    if not all(0 <= due <= MOST_DUE for due in state.due):
        yield "too many heirs are due"
    prisoner = SCENARIOS[state.options.scenario].prisoner
    if state.prisoner != -1 and (state.prisoner != BLOCK.get(prisoner or "") or where[state.prisoner] < 0):
        yield "the prisoner is nobody who could be"


def _may_be(block: int, place: int, twin: int) -> bool:
    """Whether a block of its kind may be where it is outside the map."""
    after, kind = place_after_death(block), BLOCKS[block].kind
    if place == MINOR:
        return RANK[block] > 0
    if place == ASIDE:
        return twin >= 0
    if place == POOL:
        return kind != "mercenary" or block == WELSH
    if place == DEAD:
        return after == DEAD or (twin >= 0 and place_after_death(twin) == DEAD)
    return place in (SPENT, FALLEN) and place == after


def _hands(state: RosesState) -> Iterator[str]:
    bottom = state.frames[0]
    laying = isinstance(bottom, Cards)
    drawn: Counter[str] = Counter()
    for player in state.players:
        cards = [*player.hand, *player.played, *([player.card] if laying and player.card else [])]
        drawn.update(cards)
        if len(cards) != HAND or not {*cards, player.card or "plague"} <= CARDS.keys():
            yield "a hand is wrong"
        open_ = player.played[-1:] if _running(bottom) else []
        if not laying and player.card not in ([*open_, ""] if isinstance(bottom, Over) else open_ or [""]):
            yield "a card lies that was not played"
        if any(b not in BLOCK for b in player.orders) or any(
            o not in ORDERS[:-1] and not (o == CHARGE and RANK[BLOCK[b]]) for b, o in player.orders.items()
        ):
            yield "an order for a block is wrong"
        if any(getattr(player.standing, key) not in values for key, values in VALUES.items()):
            yield "a standing order is wrong"
    if any(n > DECK.count(card) for card, n in drawn.items()):
        yield "there are too many cards of a kind"
    if laying and all(p.card for p in state.players):
        yield "both cards lie"
    if laying and any(len(p.hand) < 2 and not p.card for p in state.players):
        yield "the last card has not been laid"


def _running(bottom: object) -> bool:
    """Whether the cards of this turn lie open."""
    return isinstance(bottom, Acting | Mains | Battles | Supply | Over)


def _time(state: RosesState) -> Iterator[str]:
    scenario = SCENARIOS[state.options.scenario]
    most = scenario.campaigns
    if state.options.campaigns > most or state.last != scenario.first_campaign + (state.options.campaigns or most) - 1:
        yield "the number of campaigns is wrong"
    if not scenario.first_campaign <= state.campaign <= state.last or not 1 <= state.turn <= TURNS:
        yield "campaign or turn are wrong"
    bottom = state.frames[0]
    played = {len(p.played) for p in state.players}
    wanted = state.turn - isinstance(bottom, Cards)
    if isinstance(bottom, Mulligan):
        wanted = 0
    if isinstance(bottom, Over):
        wanted = max(played)
    if played != {wanted}:
        yield "the cards played do not fit the turn"
    if (isinstance(bottom, Mulligan) or isinstance(state.frames[-1], Redeal)) and state.turn != 1:
        yield "hands are asked about in the middle of a campaign"
    if isinstance(bottom, Political) and (state.turn != TURNS or state.campaign == state.last):
        yield "there is no political turn now"


def _turn_marks(state: RosesState) -> Iterator[str]:
    """What holds for one turn: who goes first, the borders used, main attacks, the event of treason."""
    bottom = state.frames[0]
    over = isinstance(bottom, Over)
    during = _running(bottom)
    if not over and (state.first in SEATS) != during:
        yield "who goes first is unknown"
    if state.first not in (-1, *SEATS) or state.treason not in (-1, *SEATS):
        yield "a seat is unknown"
    if state.treason >= 0 and (not during or state.players[state.treason].card != "treason"):
        yield "nobody played the card Treason"
    if not during and (state.entries or state.mains or any(c != -1 for c in state.came)):
        yield "borders of another turn are remembered"
    for name, marks in (("entries", state.entries), ("main attacks", state.mains)):
        if not all(0 <= a < len(AREAS) and s in SEATS and b in _TOUCHING[a] for a, s, b in marks):
            yield f"the {name} are wrong"
        if len(set(marks)) != len(marks):
            yield f"the {name} are double"
    if any(n > 3 for n in Counter((a, s) for a, s, _ in state.entries).values()):
        yield "too many borders lead into a battle"
    if any(n > 1 for n in Counter((a, s) for a, s, _ in state.mains).values()):
        yield "a battle has two main attacks"
    for block, came in enumerate(state.came):
        here = state.where[block]
        if came == -1:
            continue
        if here < 0 or (came not in _TOUCHING[here] and not SEA_BORDER < came <= SEA_BORDER + len(AREAS)):
            yield f"{BLOCK_IDS[block]} cannot have come that way"
        if came == SEA_BORDER:
            yield f"{BLOCK_IDS[block]} came from no coast"
    if over != (state.winner in SEATS) or state.winner not in (-1, *SEATS):
        yield "the winner is wrong"
    if state.reason not in (("heirs", "throne") if over else ("",)):
        yield "the reason for the end is wrong"
    lancaster, york = held(state)
    if not (during and not isinstance(bottom, Supply)) and any(a and b for a, b in zip(lancaster, york, strict=True)):
        yield "a battle was not fought"


def _told(state: RosesState) -> Iterator[str]:
    """What everybody may look back on."""
    for report in state.reports:
        if not _sound_report(report):
            yield "a report is wrong"
    known = faces(state)
    if known != sorted(set(known)) or not all(0 <= b < len(BLOCKS) and state.where[b] >= 0 for b in known):
        yield "the blocks that everybody knows are wrong"
    if len(state.support) not in (0, 2):
        yield "the count of the throne is wrong"
    for house in state.support:
        if any(area not in AREA or not 0 < n <= len(BLOCKS) for area, n in house.where):
            yield "the count of the throne is wrong"
        if house.london not in (0, 1) or house.prisoner not in (0, 1):
            yield "the count of the throne is wrong"


def _sound_report(report: BattleReport) -> bool:
    fought = [*report.lancaster, *report.york]
    return (
        report.area in AREA
        and report.attacker in SEATS
        and report.winner in SEATS
        and 1 <= report.rounds <= 4
        and len(set(fought)) == len(fought)
        and all(b in BLOCK for b in (*fought, *report.lost))
        and _sound_volleys(report.volleys)
    )


def _sound_volleys(volleys: Iterable[Volley]) -> bool:
    return all(
        1 <= v.round <= 4
        and v.seat in SEATS
        and v.how in SHOTS
        and (v.block in BLOCK or (not v.block and v.how == "treason"))
        and (v.target in BLOCK or (not v.target and v.how == "fired"))
        and all(1 <= die <= 6 for die in v.dice)
        and 1 <= len(v.dice) <= 4
        and 0 <= v.need <= 6
        and 0 <= v.hits <= len(v.dice)
        for v in volleys
    )


def _frames(state: RosesState) -> Iterator[str]:
    for frame in state.frames:
        match frame:
            case Acting():
                yield from _acting(state, frame)
            case Battle():
                yield from _battle(state, frame)
            case Hits():
                yield from _hits(state, frame)
            case Regroup():
                yield from _regroup(state, frame)
            case Supply():
                yield from _supply(state, frame)
            case Political():
                settled = frame.settled
                if not PRETENDER_HOME <= frame.stage <= EXILE_KING or not _are_blocks(settled, state):
                    yield "the political turn is wrong"
            case Mulligan():
                yield from _mulligan(state, frame)
            case Briefing():
                if len(frame.sealed) != 2 or all(frame.sealed):
                    yield "the battle orders are wrong"
            case Mains():
                if frame.seat not in SEATS or not undeclared(state, frame.seat):
                    yield "there is no main attack to name"
            case Redeal():
                if frame.seat not in SEATS or any(p.card or p.played for p in state.players):
                    yield "nobody can be asked about his hand"
            case Battles():
                if frame is state.frames[-1] and len(contested(held(state))) < 2:
                    yield "there is no battle to choose"
    yield from _questions(state)


def _questions(state: RosesState) -> Iterator[str]:
    """Somebody must be able to go on."""
    top = state.frames[-1]
    if isinstance(top, Over | Acting):  # who acts may always end it
        return
    asked = [p for mine in PHASES[type(top)].prompts(state, top).values() for p in mine if p.blocks]
    if not asked or not all(p.actions and p.default for p in asked):
        yield "nobody can go on"


def _mulligan(state: RosesState, frame: Mulligan) -> Iterator[str]:
    choices = frame.choices
    if len(choices) != 2 or all(choices) or not set(choices) <= {"", "keep", "mulligan"}:
        yield "the choices about the hands are wrong"
    for player, choice in zip(state.players, choices, strict=False):
        if choice == "mulligan" and points(player.hand) > POOR:
            yield "a good hand is shown"


def _acting(state: RosesState, frame: Acting) -> Iterator[str]:
    areas = len(AREAS)
    seat = frame.seat
    if seat not in SEATS:
        yield "an unknown seat acts"
        return
    card = CARDS[state.players[seat].card]
    if not 0 <= frame.ap <= card.ap or frame.event != (card.id if card.event else ""):
        yield "the action points are not those of the card"
    if not all(0 <= n < areas for n in frame.groups) or len(set(frame.groups)) != len(frame.groups):
        yield "the areas paid for are wrong"
    moved = [trip.block for trip in frame.trips]
    if (
        not _are_blocks(moved, state, seat)
        or not _are_blocks(frame.recruits, state, seat)
        or {*moved} & {*frame.recruits}
    ):
        yield "the blocks that moved are wrong"
    for trip in frame.trips:
        if not 0 <= trip.steps <= 3 or not -1 <= trip.border < SEA_BORDER:
            yield "a block has come too far"
        if not -1 <= trip.origin < areas:
            yield "a block came from nowhere"
    room = Counter(frame.used)
    if any(not 0 <= b < SEA_BORDER or n > LIMIT[b] + (frame.event == "surprise") for b, n in room.items()):
        yield "too many blocks crossed a border"
    if not all(0 <= a < areas and 0 <= b < areas for a, b in frame.ferries):
        yield "a ferry goes nowhere"
    if frame.goal != -1 and not (frame.event in ("muster", "plague") and 0 <= frame.goal < areas):
        yield "the event has no such area"
    if frame.locked != -1 and (
        frame.locked not in moved or refuse_move(state, frame, held(state), frame.locked, frame.goal) is not None
    ):
        yield "no block is on its way to a muster"


def _are_blocks(blocks: Sequence[int], state: RosesState, seat: int = -1) -> bool:
    """Whether all are blocks on the map, none twice, and ``seat``'s own if one is given."""
    return len(set(blocks)) == len(blocks) and all(
        0 <= b < len(BLOCKS) and state.where[b] >= 0 and seat in (-1, owner(state, b)) for b in blocks
    )


def _battle(state: RosesState, battle: Battle) -> Iterator[str]:
    if not 0 <= battle.area < len(AREAS) or battle.attacker not in SEATS or battle.opened not in SEATS:
        yield "the battle is wrong"
        return
    if not 1 <= battle.round <= 4 or battle.stage not in ("treason", "fight") or len(battle.plans) != 2:
        yield "the battle is wrong"
    here = {b for seat in SEATS for b in present(state, battle.area, seat)}
    lists = (battle.reserve, battle.late, battle.acted, battle.known, battle.turned)
    if any(len(set(blocks)) != len(blocks) or not all(0 <= b < len(BLOCKS) for b in blocks) for blocks in lists):
        yield "the blocks of the battle are wrong"
    if not {*battle.reserve} <= here or not here <= {*battle.known, *battle.reserve}:
        yield "a block of the battle is neither in the line nor in reserve"
    if not {*battle.rolls} <= {*ROLLS} or len(set(battle.rolls)) != len(battle.rolls):
        yield "the treachery rolls are wrong"
    if len(battle.used) != 2 or not all(_within(used, battle.area) for used in battle.used):
        yield "too many blocks left the battle"
    if any(getattr(plan, key) not in values for plan in battle.plans for key, values in BATTLE.items()):
        yield "the orders of the battle are wrong"
    if not _sound_volleys(battle.volleys):
        yield "the dice of the battle are wrong"
    if battle.stage == "treason" and (battle.round != 1 or state.treason < 0 or state.frames[-1] is not battle):
        yield "nobody asks about the card Treason"
    for seat in SEATS:
        if not [b for b in present(state, battle.area, seat) if b not in battle.reserve]:
            yield "a side of the battle has no line"
    if state.frames[-1] is battle and on_turn(state, battle) is None:
        yield "nobody in the battle has his turn"


def _within(used: Sequence[int], area: int) -> bool:
    """Whether no border of an area is crossed by more blocks than it takes."""
    return all(b in _TOUCHING[area] and b != SEA_BORDER and n <= LIMIT[b] for b, n in Counter(used).items())


def _hits(state: RosesState, frame: Hits) -> Iterator[str]:
    battle = next(f for f in state.frames if isinstance(f, Battle))
    line = [b for b in frame.line if 0 <= b < len(BLOCKS) and state.steps[b]]
    if frame.seat not in SEATS or not 1 <= frame.left <= max(STEPS) or len(set(frame.line)) != len(frame.line):
        yield "the hits are wrong"
    elif not line or not all(0 <= b < len(BLOCKS) for b in frame.line):
        yield "nobody can be hit"
    elif not set(line) <= {b for b in present(state, battle.area, frame.seat) if b not in battle.reserve}:
        yield "somebody is hit who is not in the line"


def _regroup(state: RosesState, frame: Regroup) -> Iterator[str]:
    if frame.seat not in SEATS or not 0 <= frame.area < len(AREAS) or frame.how != "ask":
        yield "nobody can regroup"
    elif not _within(frame.used, frame.area) or not present(state, frame.area, frame.seat):
        yield "too many blocks regrouped"
    elif any(
        not 0 <= n < len(AREAS) or blocks > len(present(state, n, frame.seat))
        for n, blocks in Counter(frame.gone).items()
    ):
        yield "the areas to which blocks regrouped are wrong"
    elif present(state, frame.area, 1 - frame.seat):
        yield "the battle is not over"


def _supply(state: RosesState, frame: Supply) -> Iterator[str]:
    if not EXECUTE_FIRST <= frame.stage <= LOSS_KING:
        yield "the stage of supply is wrong"
        return
    losing = frame.stage in (LOSS_PRETENDER, LOSS_KING)
    if bool(frame.losses) != losing or not all(0 <= n < len(AREAS) for n in frame.losses):
        yield "the losses are wrong"
        return
    if len(set(frame.paid)) != len(frame.paid) or not all(0 <= b < len(BLOCKS) for b in frame.paid):
        yield "the losses are wrong"
    seat = seat_of(state, frame.stage)
    if len(frame.due) != 2 or not all(0 <= now <= all_ for now, all_ in zip(frame.due, state.due, strict=True)):
        yield "too many heirs are due"
    elif frame.stage in (HEIRS_PRETENDER, HEIRS_KING) and not 0 < frame.due[seat] <= len(minors_waiting(state, seat)):
        yield "no heir comes of age"
    if frame.stage in (EXECUTE_FIRST, EXECUTE_SECOND) and state.where[HOSTAGES[seat]] < POOL:
        yield "there is no hostage"
    for area, n in Counter(frame.losses).items():
        if n > sum(b not in frame.paid for b in surplus(state, area, seat)):
            yield "too much is lost in an area"
