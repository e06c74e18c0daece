"""What an option costs and brings, from the seat's own view: points, supply, odds, who answers, who dies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.roses.march import Way, count
from bot.presenter.games.roses.names import GAME, place
from bot.presenter.panels.what_if import percent
from bot.presenter.words.voice import Voice
from engine.roses.board import AREA, BLOCK, BLOCKS, CARDS, COUNTS, EXILE, HOME, PORT, RANK, SUPPLY, SUPPORTER, WARWICKS
from engine.roses.combat import loyalty
from engine.roses.fate import for_good
from engine.roses.view import Fighter, RosesView

FACES = 6


def effect(voice: Voice, name: str) -> str:
    """What an event does, in a line."""
    return voice.text("roses-panel-effect", card=voice.word(GAME, name), event=name, n=CARDS[name].ap)


def guests(view: RosesView, area: str, leaving: Sequence[str] = ()) -> int:
    """Own blocks that an area feeds: all but those who leave; in exile not the mercenaries whose home it is (7.2)."""
    own = view.own.blocks if view.own is not None else []
    return sum(b.place == area and b.block not in leaving and not free(b.block, area) for b in own)


def free(block: str, area: str) -> bool:
    """Whether a block feeds itself where it is: a mercenary at home in exile."""
    return EXILE[AREA[area]] >= 0 and HOME[BLOCK[block]] == AREA[area]


def fed(voice: Voice, view: RosesView, area: str, coming: Sequence[str], *, home: bool = False) -> str:
    """``feeds 4, you will have 6: 2 starve``; empty where all are fed. ``home``: at the end of a campaign, when exile
    sends to the pool whom it cannot feed (7.2)."""
    there = guests(view, area, coming) + sum(not free(b, area) for b in coming)
    over = there - SUPPLY[AREA[area]]
    if over <= 0:
        return ""
    key = "roses-panel-crowded" if home and EXILE[AREA[area]] >= 0 else "roses-panel-starve"
    return voice.text(key, feeds=SUPPLY[AREA[area]], have=there, n=over)


def dice(view: RosesView, blocks: Sequence[str]) -> int:
    """The strength of some own blocks together: the dice they roll."""
    steps = {b.block: b.steps for b in view.own.blocks} if view.own is not None else {}
    return sum(steps.get(b, 0) for b in blocks)


def fare(view: RosesView, way: Way, area: str, n: int) -> int:
    """Points that a voyage of ``n`` blocks costs (5.3): one each, between major ports one for two."""
    if view.action is None or view.action.event == "piracy" or not (PORT[AREA[area]] and PORT[AREA[way.goal]]):
        return n
    waiting = view.action.ferries.count((area, way.goal))
    return max(0, n - waiting + 1) // 2


def voyage(voice: Voice, view: RosesView, way: Way, area: str, group: Sequence[str]) -> str:
    """What a voyage costs and why."""
    shared = PORT[AREA[area]] and PORT[AREA[way.goal]]
    if view.action is not None and view.action.event == "piracy":
        shared = False
    cost = fare(view, way, area, len(group))
    return voice.text("roses-panel-fare", n=cost, shared="yes" if shared else "no")


def attack(voice: Voice, view: RosesView, way: Way, group: Sequence[str]) -> str:
    """An attack with its dice; who joins a battle of the other side, or comes over a further border, waits a round."""
    assert view.action is not None
    seat, first = view.action.seat, way.path[-2] if len(way.path) > 1 else ""
    helps = seat != view.first and any(c.area == way.goal and c.seat == view.first for c in view.entries)
    origin = first or (place(view, group[0]) if group else "")
    others = {c.origin for c in view.entries if c.area == way.goal and c.seat == seat} - {origin}
    waits = "yes" if helps else "maybe" if others else "no"
    return voice.text("roses-panel-attack", n=dice(view, group), waits=waits)


def fighter(view: RosesView, block: str) -> Fighter | None:
    """A block that is to be seen in the battle."""
    return next((f for f in view.battle.fighters if f.block == block), None) if view.battle is not None else None


def shot(voice: Voice, view: RosesView, block: str) -> str:
    """How a block fires: its dice, what it needs, the odds of a hit at all and what to expect."""
    own = fighter(view, block)
    if own is None:
        return ""
    chance = own.power / FACES
    return voice.text(
        "roses-panel-shot", dice=own.steps, need=own.power, odds=percent(1 - (1 - chance) ** own.steps),
        hits=tenths(voice, own.steps * chance),
    )  # fmt: skip


def tenths(voice: Voice, amount: float) -> str:
    """A number with one decimal as the language writes it."""
    whole, part = f"{amount:.1f}".split(".")
    return voice.text("roses-panel-tenths", whole=whole, part=part)


def strongest(view: RosesView) -> list[str]:
    """The enemies of whom the hits take one: the strongest in the line; of several their owner chooses (6.4)."""
    there = [f for f in view.battle.fighters if f.seat != view.seat and f.place != "reserve"] if view.battle else []
    most = max((f.steps for f in there), default=0)
    return [f.block for f in there if f.steps == most]


def outlook(voice: Voice, view: RosesView) -> str:
    """Before a fight: blocks, dice and what to expect of both lines; orders that nobody could carry out."""
    battle = view.battle
    if battle is None or view.seat is None:
        return ""
    lines = []
    for seat in (view.seat, 1 - view.seat):
        there = [f for f in battle.fighters if f.seat == seat and f.place != "reserve" and f.steps]
        hits = sum(f.steps * f.power for f in there) / FACES
        lines.append(
            voice.text(
                "roses-panel-side", seat=voice.seat(seat), blocks=len(there), dice=sum(f.steps for f in there),
                hits=tenths(voice, hits), hidden=battle.hidden[seat],
            )
        )  # fmt: skip
    mine = [f.block for f in battle.fighters if f.seat == view.seat and f.place != "reserve"]
    if not any(RANK[BLOCK[b]] for b in mine):
        lines.append(voice.text("roses-panel-no-heir"))
    if not any(BLOCK[b] in WARWICKS or b in {s.head for s in view.seats} for b in mine):
        lines.append(voice.text("roses-panel-no-leader"))
    return "\n".join(lines)


def charged(voice: Voice, view: RosesView, block: str, target: str) -> str:
    """A charge: whether it fells the target, and the answer if it does not."""
    mine, theirs = fighter(view, block), fighter(view, target)
    if mine is None or theirs is None:
        return ""
    kills = at_least(mine.steps, mine.power / FACES, theirs.steps)
    return voice.text("roses-panel-charged", odds=percent(kills), steps=theirs.steps, need=theirs.power)


def at_least(dice: int, chance: float, wanted: int) -> float:
    """The odds of so many hits or more."""
    odds = [1.0]
    for _ in range(dice):
        odds = [
            (odds[n] * (1 - chance) if n < len(odds) else 0.0) + (odds[n - 1] * chance if n else 0.0)
            for n in range(len(odds) + 1)
        ]
    return sum(odds[wanted:])


def turned(voice: Voice, target: str, roller: str = "") -> str:
    """The odds of a treachery roll (6.9)."""
    n = loyalty(BLOCK[target], BLOCK[roller] if roller else -1)
    return voice.text("roses-panel-turned", n=n, odds=percent(0.5**n))


def last_step(voice: Voice, block: str, steps: int) -> str:
    """What becomes of a block that loses its last step; empty for one that has more."""
    if steps > 1:
        return ""
    return voice.text("roses-panel-last-step", gone="yes" if for_good(BLOCK[block]) else "no")


def struck(voice: Voice, view: RosesView, block: str, hits: int) -> str:
    """What is left of a block of the line that takes some hits."""
    own = fighter(view, block)
    steps = max(0, own.steps - hits) if own is not None else 0
    if steps:
        return voice.text("roses-panel-left", n=steps)
    return voice.text("roses-panel-falls", gone="yes" if for_good(BLOCK[block]) else "no")


def recruit(voice: Voice, view: RosesView, block: str, area: str) -> str:
    """What a recruit brings where it comes in: who is there, whether it is fed and counts for the throne (8.2)."""
    counted = SUPPORTER[BLOCK[block]] and COUNTS[AREA[area]]
    parts = [
        voice.text("roses-panel-joins", n=count(view, area, view.seat or 0)),
        fed(voice, view, area, [block]),
        voice.text("roses-panel-counts", counts="yes" if counted else "no"),
    ]
    return " · ".join(part for part in parts if part)


def named(voice: Voice, blocks: Sequence[str]) -> list[str]:
    """Blocks by name, as a list in a sentence."""
    return [voice.word(GAME, b) for b in blocks]


def weakest_last(view: RosesView, blocks: Sequence[str]) -> list[str]:
    """Some blocks of one's own in the order in which they go where not all find room: the strongest first, of equals
    heirs and nobles before common men."""
    steps = {b.block: b.steps for b in view.own.blocks} if view.own is not None else {}
    return sorted(blocks, key=lambda b: (-steps.get(b, 0), -RANK[BLOCK[b]], BLOCKS[BLOCK[b]].kind == "levy"))
