"""What a sound position is, beyond the bounds of its types: one that play can reach and go on from.

The checks of ``_PUBLIC`` read nothing but what a spectator's view shows: of hands how many cards they have, of blocks
that stand somewhere how many they are of each side, by name only those who are dead, set aside, minors or prisoners,
and those who fight revealed. All others may read everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.roses.analysis.fighting import place_after_death
from engine.roses.analysis.marching import poor
from engine.roses.board import (
    AREA,
    AREA_IDS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    BORDERS,
    CARDS,
    DECK,
    EXILE,
    HEIRS,
    HOUSES,
    LIMIT,
    RANK,
    SCENARIOS,
    SEA_BORDER,
    SIDE,
    STEPS,
    TURNS,
    TWIN,
    WELSH,
)
from engine.roses.combat import on_turn
from engine.roses.fate import minors_waiting
from engine.roses.phases import PHASES
from engine.roses.phases.actions import undeclared
from engine.roses.phases.cards import HAND
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
    fed_guests,
    seat_of,
)
from engine.roses.standing import CHARGE
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


def faults(state: RosesState, public: bool) -> Iterator[str]:
    """What is wrong with a position; if ``public``, as far as a spectator sees it."""
    frames = tuple(type(frame) for frame in state.frames)
    if frames not in STACKS:
        yield f"{'/'.join(frame.__name__ for frame in frames)} is no stack of frames"
        return
    sound = True
    for check in _PUBLIC if public else (*_PUBLIC, *_HIDDEN):
        for fault in check(state):
            sound = False
            yield fault
    if sound and not public:
        yield from _questions(state)


# What everybody sees


def _time(state: RosesState) -> Iterator[str]:
    scenario, bottom = SCENARIOS[state.options.scenario], state.frames[0]
    most = scenario.campaigns
    if state.options.campaigns > most or state.last != scenario.first_campaign + (state.options.campaigns or most) - 1:
        yield f"the last of {state.options.campaigns or most} campaigns is not {state.last}"
    if not scenario.first_campaign <= state.campaign <= state.last:
        yield f"there is no campaign {state.campaign}"
    played = {len(player.played) for player in state.players}
    wanted = state.turn - isinstance(bottom, Cards)
    if isinstance(bottom, Mulligan):
        wanted = 0
    if isinstance(bottom, Over):
        wanted = max(played)
    if played != {wanted}:
        yield f"{played} cards were played by turn {state.turn}, not {wanted}"
    if (isinstance(bottom, Mulligan) or isinstance(state.frames[-1], Redeal)) and state.turn != 1:
        yield f"hands are asked about in turn {state.turn}"
    if isinstance(bottom, Political) and (state.turn != TURNS or state.campaign == state.last):
        yield f"there is no political turn in turn {state.turn} of campaign {state.campaign}"


def _people(state: RosesState) -> Iterator[str]:
    """Whose fate everybody knows: who is dead, set aside, a minor or a prisoner; the heads and the last of houses."""
    fates = [place if place in (MINOR, ASIDE, DEAD) else POOL for place in state.where]  # others are somewhere
    for block, (fate, twin) in enumerate(zip(fates, TWIN, strict=True)):
        name = BLOCK_IDS[block]
        if fate == MINOR and not RANK[block]:
            yield f"{name} is a minor and no heir"
        if fate == ASIDE and twin < 0:
            yield f"{name} is set aside for nobody"
        if fate == DEAD and DEAD not in (place_after_death(block), place_after_death(twin) if twin >= 0 else POOL):
            yield f"{name} cannot be dead for good"
        if twin > block and (fate == DEAD) != (fates[twin] == DEAD):
            yield f"{name} is dead on one side"
        elif twin > block and fate != DEAD and (fate == ASIDE) == (fates[twin] == ASIDE):
            yield f"{name} is in play on both sides or on none"
    over = isinstance(state.frames[-1], Over)
    for seat, head in enumerate(state.heads):
        if head not in (-1, *HEIRS[seat]):
            yield f"{BLOCK_IDS[head]} heads {HOUSES[seat]} and is no heir"
        elif not over and head < 0 and seat != state.king:
            yield f"{HOUSES[seat]} has no head"
        elif not over and head >= 0 and fates[head] in (ASIDE, DEAD):
            yield f"{BLOCK_IDS[head]} heads {HOUSES[seat]} and is gone"
        if not over and not living_heirs(state, seat):
            yield f"{HOUSES[seat]} plays on without heirs"
    prisoner, cell = state.prisoner, state.where[state.prisoner]
    captive = BLOCK_IDS[prisoner] == SCENARIOS[state.options.scenario].prisoner
    if prisoner >= 0 and (not captive or cell < 0 or EXILE[cell] == 1 - SIDE[prisoner]):
        yield f"{BLOCK_IDS[prisoner]} is no prisoner who could be, or not there"


def _map(state: RosesState) -> Iterator[str]:
    """How many blocks of each side stand where."""
    counts, bottom = held(state), state.frames[0]
    for seat in (0, 1):
        for area, n in enumerate(counts[seat]):
            if n and EXILE[area] == 1 - seat:
                yield f"{n} of {HOUSES[seat]} stand in {AREA_IDS[area]}"
    if not isinstance(bottom, Acting | Mains | Battles | Over) and contested(counts):
        yield f"a battle was not fought in {AREA_IDS[contested(counts)[0]]}"


def _open_cards(state: RosesState) -> Iterator[str]:
    bottom = state.frames[0]
    laying, running = isinstance(bottom, Cards), _running(bottom)
    for seat, player in enumerate(state.players):
        hand = len(player.hand) + (laying and player.card != "")
        if hand + len(player.played) != HAND:
            yield f"seat {seat} has a hand of {hand} and played {len(player.played)}"
        if not {*player.played} <= CARDS.keys():
            yield f"seat {seat} played no card of the deck"
        lying = player.played[-1:] if running else []
        if not laying and player.card not in ([*lying, ""] if isinstance(bottom, Over) else lying or [""]):
            yield f"before seat {seat} lies {player.card or 'no card'}, which was not played"
        if isinstance(state.frames[-1], Cards) and len(player.hand) < 2 and not player.card:
            yield f"seat {seat} has not laid its last card"
    if isinstance(state.frames[-1], Cards) and all(player.card for player in state.players):
        yield "both cards lie"
    yield from _too_many(card for player in state.players for card in player.played)


def _too_many(cards: Iterable[str]) -> Iterator[str]:
    for card, n in Counter(cards).items():
        if n > DECK.count(card):
            yield f"there are {n} cards {card}"


def _running(bottom: object) -> bool:
    """Whether the cards of this turn lie open."""
    return isinstance(bottom, Acting | Mains | Battles | Supply | Over)


def _turn_marks(state: RosesState) -> Iterator[str]:
    """What holds for one turn: who goes first, the borders used, main attacks, the event of treason. And who won."""
    bottom = state.frames[0]
    over, running = isinstance(bottom, Over), _running(bottom)
    if not over and (state.first >= 0) != running:
        yield f"seat {state.first} goes first"
    if state.treason >= 0 and (not running or state.players[state.treason].card != "treason"):
        yield f"seat {state.treason} did not play the card Treason"
    if not running and (state.entries or state.mains):
        yield "borders of another turn are remembered"
    for name, marks, most in (("entries", state.entries, 3), ("main attacks", state.mains, 1)):
        for area, _, border in marks:
            if border != SEA_BORDER and area not in BORDERS[border]:
                yield f"the {name} into {AREA_IDS[area]} name border {border}"
        if len(set(marks)) != len(marks):
            yield f"the {name} are double"
        for (area, seat), n in Counter((area, seat) for area, seat, _ in marks).items():
            if n > most:
                yield f"seat {seat} has {n} {name} into {AREA_IDS[area]}"
    if over != (state.winner >= 0):
        yield f"seat {state.winner} has won"


def _told(state: RosesState) -> Iterator[str]:
    """What everybody may look back on."""
    for report in state.reports:
        yield from _report(report)
    known = faces(state)
    if known != sorted(set(known)) or any(state.where[block] < 0 for block in known):
        yield f"the blocks that everybody knows are wrong: {known}"
    if len(state.support) == 1:
        yield "the throne was counted for one house"
    for house in state.support:
        if any(area not in AREA for area, _ in house.where):
            yield "the throne was counted where no area is"


def _report(report: BattleReport) -> Iterator[str]:
    fought = [*report.lancaster, *report.york]
    if report.area not in AREA:
        yield f"the report of {report.area} names no area"
    if len(set(fought)) != len(fought) or not {*fought, *report.lost} <= BLOCK.keys():
        yield f"the report of {report.area} names wrong blocks"
    yield from _volleys(report.volleys, f"the report of {report.area}")


def _volleys(volleys: Iterable[Volley], where: str) -> Iterator[str]:
    for n, volley in enumerate(volleys):
        by = volley.block in BLOCK or (not volley.block and volley.how == "treason")
        at = volley.target in BLOCK or (not volley.target and volley.how == "fired")
        if not by or not at or volley.hits > len(volley.dice):
            yield f"{where} has wrong dice, throw {n}"


def _open_frames(state: RosesState) -> Iterator[str]:
    counts = held(state)
    for frame in state.frames:
        match frame:
            case Mulligan() if all(frame.choices):
                yield "all have chosen about their hands"
            case Acting():
                yield from _acting(state, frame)
            case Mains() if not undeclared(state, frame.seat):
                yield f"seat {frame.seat} has no main attack to name"
            case Battles() if frame is state.frames[-1] and len(contested(counts)) < 2:
                yield "there is no battle to choose"
            case Battle():
                yield from _battle(state, frame)
            case Briefing() if all(frame.sealed):
                yield "all have sealed the battle orders"
            case Regroup():
                yield from _regroup(frame, counts)
            case Supply():
                yield from _supply(state, frame)
            case Political() if not PRETENDER_HOME <= frame.stage <= EXILE_KING:
                yield f"nobody is asked at stage {frame.stage} of the political turn"


def _acting(state: RosesState, frame: Acting) -> Iterator[str]:
    card = CARDS.get(state.players[frame.seat].card)
    if card is None or frame.ap > card.ap or frame.event != (card.id if card.event else ""):
        yield f"{frame.ap} action points and event {frame.event!r} are not those of the card"
    if len(set(frame.groups)) != len(frame.groups):
        yield "an area is paid for twice"
    for border, n in Counter(frame.used).items():
        if n > LIMIT[border] + (frame.event == "surprise"):
            yield f"{n} blocks crossed border {border}"
    if frame.goal >= 0 and frame.event not in ("muster", "plague"):
        yield f"event {frame.event!r} has no area"


def _battle(state: RosesState, battle: Battle) -> Iterator[str]:
    where = f"the battle in {AREA_IDS[battle.area]}"
    top = state.frames[-1] is battle
    if battle.stage == "brief":
        yield f"{where} stands between two steps"
    if battle.stage == "treason" and (battle.round != 1 or state.treason < 0 or not top):
        yield f"{where}: nobody asks about the card Treason"
    if len(set(battle.rolls)) != len(battle.rolls):
        yield f"{where}: a roll of treachery is used twice"
    yield from _volleys(battle.volleys, where)
    for seat in (0, 1):
        if not any(b in battle.known and b not in battle.reserve for b in present(state, battle.area, seat)):
            yield f"{where}: seat {seat} has no line"
    if top and on_turn(state, battle) is None:
        yield f"{where}: nobody has his turn"


def _over_limit(used: Sequence[int], area: int) -> Iterator[str]:
    """Borders over which more blocks left an area than they take."""
    for border, n in Counter(used).items():
        if area not in BORDERS[border] or n > LIMIT[border]:
            yield f"{n} blocks left {AREA_IDS[area]} over border {border}"


def _regroup(frame: Regroup, counts: tuple[list[int], list[int]]) -> Iterator[str]:
    own, enemy = counts[frame.seat], counts[1 - frame.seat]
    yield from _over_limit(frame.used, frame.area)
    if not own[frame.area] or enemy[frame.area]:
        yield f"seat {frame.seat} has not won {AREA_IDS[frame.area]}"
    for area, n in Counter(frame.gone).items():
        if n > own[area]:
            yield f"{n} blocks regrouped to {AREA_IDS[area]}, where {own[area]} stand"


def _supply(state: RosesState, frame: Supply) -> Iterator[str]:
    if not EXECUTE_FIRST <= frame.stage <= LOSS_KING:
        yield f"nobody is asked at stage {frame.stage} of supply"
        return
    seat = seat_of(state, frame.stage)
    if bool(frame.losses) != (frame.stage in (LOSS_PRETENDER, LOSS_KING)):
        yield f"there are {len(frame.losses)} losses at stage {frame.stage} of supply"
    if frame.stage in (EXECUTE_FIRST, EXECUTE_SECOND) and state.where[HOSTAGES[seat]] in (ASIDE, DEAD):
        yield f"seat {seat} has no hostage"
    if frame.stage in (HEIRS_PRETENDER, HEIRS_KING) and not minors_waiting(state, seat):
        yield f"seat {seat} has no heir who comes of age"


# What only some see, or nobody


def _blocks(state: RosesState) -> Iterator[str]:
    for block, (place, steps) in enumerate(zip(state.where, state.steps, strict=True)):
        name, after = BLOCK_IDS[block], place_after_death(block)
        if steps > STEPS[block] or (steps > 0) != (place >= 0):
            yield f"{name} has a wrong number of steps: {steps}"
        if place == POOL and BLOCKS[block].kind == "mercenary" and block != WELSH:
            yield f"{name} cannot be in the pool"
        if place in (SPENT, FALLEN) and place != after:
            yield f"{name} cannot be out of play like that: {place}"


def _hands(state: RosesState) -> Iterator[str]:
    laying = isinstance(state.frames[0], Cards)
    cards = [[*p.hand, *p.played, *([p.card] if laying and p.card else [])] for p in state.players]
    for seat, mine in enumerate(cards):
        if not {*mine} <= CARDS.keys():
            yield f"seat {seat} has no card of the deck"
            return
    yield from _too_many(card for mine in cards for card in mine)
    bottom = state.frames[0]
    for seat, player in enumerate(state.players):
        if isinstance(bottom, Mulligan) and bottom.choices[seat] == "mulligan" and not poor(player.hand):
            yield f"seat {seat} shows a good hand"


def _orders(state: RosesState) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        for name, order in player.orders.items():
            if name not in BLOCK or (order == CHARGE and not RANK[BLOCK[name]]):
                yield f"seat {seat} gave an order for a block that it cannot have: {name} {order}"


def _came(state: RosesState) -> Iterator[str]:
    """Over which borders blocks came to a fight in this turn."""
    running = _running(state.frames[0])
    for block, (came, here) in enumerate(zip(state.came, state.where, strict=True)):
        if came >= 0 and not running:
            yield f"{BLOCK_IDS[block]} came in another turn"
        elif came >= 0 and (here < 0 or came == SEA_BORDER or (came < SEA_BORDER and here not in BORDERS[came])):
            yield f"{BLOCK_IDS[block]} cannot have come that way: {came}"


def _closed_frames(state: RosesState) -> Iterator[str]:
    for frame in state.frames:
        match frame:
            case Redeal() if any(player.card for player in state.players):
                yield f"seat {frame.seat} is asked about its hand and a card lies"
            case Acting():
                yield from _moved(state, frame)
            case Battle():
                yield from _fighters(state, frame)
            case Hits():
                yield from _hit(state, frame)
            case Regroup() if frame.how != "ask":
                yield "nobody is asked who regroups"
            case Supply() if EXECUTE_FIRST <= frame.stage <= LOSS_KING:
                yield from _starving(state, frame)
            case Political() if not _are_blocks(frame.settled, state):
                yield f"the blocks that went home are wrong: {frame.settled}"


def _moved(state: RosesState, frame: Acting) -> Iterator[str]:
    moved = [trip.block for trip in frame.trips]
    if not _are_blocks([*moved, *frame.recruits], state, frame.seat):
        yield f"the blocks that moved or came in are wrong: {moved}, {frame.recruits}"
    elif frame.locked >= 0 and (
        frame.locked not in moved or refuse_move(state, frame, held(state), frame.locked, frame.goal) is not None
    ):
        yield f"{BLOCK_IDS[frame.locked]} is not on its way to a muster"


def _are_blocks(blocks: Sequence[int], state: RosesState, seat: int = -1) -> bool:
    """Whether all are blocks on the map, none twice, and ``seat``'s own if one is given."""
    return len(set(blocks)) == len(blocks) and all(
        state.where[block] >= 0 and seat in (-1, owner(state, block)) for block in blocks
    )


def _fighters(state: RosesState, battle: Battle) -> Iterator[str]:
    where = f"the battle in {AREA_IDS[battle.area]}"
    here = {b for seat in (0, 1) for b in present(state, battle.area, seat)}
    for name in ("reserve", "late", "acted", "known", "turned"):
        blocks = getattr(battle, name)
        if len(set(blocks)) != len(blocks):
            yield f"{where} has a block twice in {name}: {blocks}"
    if not {*battle.reserve} <= here or not here <= {*battle.known, *battle.reserve}:
        yield f"{where}: a block is neither in the line nor in reserve"
    if battle.opened < 0:
        yield f"{where} was opened by nobody"
    for used in battle.used:
        yield from _over_limit(used, battle.area)


def _hit(state: RosesState, frame: Hits) -> Iterator[str]:
    battle = next(f for f in state.frames if isinstance(f, Battle))
    line = {b for b in present(state, battle.area, frame.seat) if b not in battle.reserve}
    able = {b for b in frame.line if state.steps[b]}  # who has fallen by the first hits is still named
    if len(set(frame.line)) != len(frame.line):
        yield f"a block is hit twice: {frame.line}"
    if not able:
        yield "nobody can be hit"
    elif not able <= line:
        yield f"blocks are hit that are not in the line: {able - line}"


def _starving(state: RosesState, frame: Supply) -> Iterator[str]:
    seat = seat_of(state, frame.stage)
    if len(frame.due) != 2 or any(now > all_ for now, all_ in zip(frame.due, state.due, strict=True)):
        yield f"heirs are due in this phase: {frame.due} of {state.due}"
    elif frame.stage in (HEIRS_PRETENDER, HEIRS_KING) and not 0 < frame.due[seat] <= len(minors_waiting(state, seat)):
        yield f"{frame.due[seat]} heirs of seat {seat} come of age"
    if len(set(frame.paid)) != len(frame.paid):
        yield f"a block lost a step twice: {frame.paid}"
    for area, n in Counter(frame.losses).items():
        if n > sum(block not in frame.paid for block in fed_guests(state, area, seat)):
            yield f"too much is lost in {AREA_IDS[area]}: {n}"


def _reason(state: RosesState) -> Iterator[str]:
    if isinstance(state.frames[0], Over) != (state.reason != ""):
        yield f"the reason for the end is {state.reason!r}"


def _questions(state: RosesState) -> Iterator[str]:
    """Somebody must be able to go on."""
    top = state.frames[-1]
    if isinstance(top, Over | Acting):  # who acts may always end it
        return
    asked = [p for mine in PHASES[type(top)].prompts(state, top).values() for p in mine if p.blocks]
    if not asked or not all(p.actions and p.default for p in asked):
        yield "nobody can go on"


Check = Callable[[RosesState], Iterator[str]]
_PUBLIC: tuple[Check, ...] = (_time, _people, _map, _open_cards, _turn_marks, _told, _open_frames)
_HIDDEN: tuple[Check, ...] = (_blocks, _hands, _orders, _came, _closed_frames, _reason)
