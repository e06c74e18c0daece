"""What an option costs and brings, from the seat's own view: points, supply, odds, who answers, who dies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.roses.names import GAME, place
from bot.presenter.panels.what_if import percent
from bot.presenter.words.voice import Voice
from engine.roses import analysis
from engine.roses.analysis import Way, count
from engine.roses.board import AREA, BLOCK, BLOCK_IDS, BLOCKS, CARDS, EXILE, LONDON, RANK, SEA, SUPPLY, WARWICKS
from engine.roses.view import Fighter, RosesView


def effect(voice: Voice, name: str) -> str:
    """What an event does, in a line."""
    return voice.text("roses-panel-effect", card=voice.word(GAME, name), event=name, n=CARDS[name].ap)


def guests(view: RosesView, area: str, leaving: Sequence[str] = ()) -> int:
    """Own blocks that an area has to feed, those left out that leave it."""
    there = [b for b in together(view, area) if b not in leaving]
    return len(analysis.guests(map(BLOCK.__getitem__, there), AREA[area]))


def fed(voice: Voice, view: RosesView, area: str, coming: Sequence[str], *, home: bool = False) -> str:
    """``feeds 4, you will have 6: 2 starve``; empty where all are fed. ``home``: at the end of a campaign, when exile
    sends to the pool whom it cannot feed (7.2)."""
    number = AREA[area]
    there = guests(view, area, coming) + len(analysis.guests(map(BLOCK.__getitem__, coming), number))
    over = analysis.hungry(number, there)
    if not over:
        return ""
    key = "roses-panel-crowded" if home and EXILE[number] >= 0 else "roses-panel-starve"
    return voice.text(key, feeds=SUPPLY[number], have=there, n=over)


def dice(view: RosesView, blocks: Sequence[str]) -> int:
    """The strength of some own blocks together: the dice they roll."""
    steps = {b.block: b.steps for b in view.own.blocks} if view.own is not None else {}
    return sum(steps.get(b, 0) for b in blocks)


def voyage(voice: Voice, view: RosesView, way: Way, area: str, group: Sequence[str]) -> str:
    """What a voyage costs and why."""
    assert view.action is not None
    between = AREA[area], AREA[way.goal]
    shared = "yes" if analysis.shares_ship(view.action, *between) else "no"
    return voice.text("roses-panel-fare", n=analysis.fare(view.action, *between, len(group)), shared=shared)


def attack(voice: Voice, view: RosesView, way: Way, group: Sequence[str]) -> list[str]:
    """An attack with its dice and its odds; who joins a battle of the other side, or comes over a further border, waits
    a round. Heirs who fight die for good (6.82): they are named."""
    assert view.action is not None
    seat, first = view.action.seat, way.path[-2] if len(way.path) > 1 else ""
    goal = AREA[way.goal]
    origin = SEA if way.sea else first or (place(view, group[0]) if group else "")
    others = {c.origin for c in view.entries if c.area == way.goal and c.seat == seat} - {origin}
    waits = "yes" if analysis.joins(view, goal, seat) else "maybe" if others else "no"
    coming = dict.fromkeys(group, origin)
    return [
        at_risk(voice, view, group, alone=len(analysis.joining(view, goal, coming)[0]) == 1),
        voice.text("roses-panel-attack", n=dice(view, group), waits=waits),
        wins(voice, analysis.battle_odds(view, goal, coming)),
    ]


def wins(voice: Voice, odds: float) -> str:
    """How often one's own side wins such a battle."""
    return voice.text("roses-odds", n=analysis.percent(odds))


def at_risk(voice: Voice, view: RosesView, blocks: Sequence[str], *, alone: bool) -> str:
    """The heirs among some own blocks that will fight; empty for none."""
    first = analysis.senior(BLOCK[b] for b in blocks)
    if first < 0:
        return ""
    name = crowned(voice, view, BLOCK_IDS[first])
    if alone:
        return voice.text("roses-panel-fights-alone", block=name)
    return voice.text("roses-panel-heirs-fight", block=name, more=sum(RANK[BLOCK[b]] > 0 for b in blocks) - 1)


def crowned(voice: Voice, view: RosesView, block: str) -> str:
    """A block by name, King and Pretender as such."""
    name = voice.word(GAME, block)
    if view.seat is None or block != view.seats[view.seat].head:
        return name
    return voice.text("roses-panel-head", block=name, royal="yes" if view.king == view.seat else "no")


def gives_up_london(voice: Voice, view: RosesView, area: str, n: int) -> str:
    """That London counts no more for the throne once ``n`` blocks leave an area; empty where it is not so (8.2)."""
    assert view.seat is not None
    held = AREA[area] == LONDON and analysis.london(view, view.seat)
    return voice.text("roses-panel-london") if held and count(view, area, view.seat) <= n else ""


def lonely(voice: Voice, view: RosesView, goal: str, area: str, group: Sequence[str]) -> str:
    """A King or Pretender whom a march leaves alone, or takes to where nobody else is, in reach of the enemy; empty for
    none."""
    assert view.own is not None
    assert view.seat is not None
    for key, there, where in (
        ("roses-panel-left-alone", [b for b in together(view, area) if b not in group], area),
        ("roses-panel-alone-there", [*together(view, goal), *group], goal),
    ):
        foes = analysis.within_reach(view, AREA[where], 1 - view.seat)
        if there == [view.seats[view.seat].head] and foes and not count(view, where, 1 - view.seat):
            return voice.text(key, block=crowned(voice, view, there[0]), n=foes)
    return ""


def together(view: RosesView, area: str) -> list[str]:
    """Own blocks in an area, without a prisoner."""
    own = view.own.blocks if view.own is not None else []
    return [b.block for b in own if b.place == area and b.block != view.prisoner]


def fighter(view: RosesView, block: str) -> Fighter | None:
    """A block that is to be seen in the battle."""
    return next((f for f in view.battle.fighters if f.block == block), None) if view.battle is not None else None


def shot(voice: Voice, view: RosesView, block: str) -> str:
    """How a block fires: its dice, what it needs, the odds of a hit at all and what to expect."""
    own = fighter(view, block)
    if own is None:
        return ""
    chance = analysis.hit_chance(own.power)
    return voice.text(
        "roses-panel-shot", dice=own.steps, need=own.power, odds=percent(1 - analysis.hits(own.steps, chance)[0]),
        hits=tenths(voice, own.steps * chance),
    )  # fmt: skip


def tenths(voice: Voice, amount: float) -> str:
    """A number with one decimal as the language writes it."""
    whole, part = f"{amount:.1f}".split(".")
    return voice.text("roses-panel-tenths", whole=whole, part=part)


def strongest(view: RosesView) -> list[str]:
    """The enemies of whom the hits take one: the strongest in the line; of several their owner chooses (6.4)."""
    there = [f for f in view.battle.fighters if f.seat != view.seat and f.place != "reserve"] if view.battle else []
    return [BLOCK_IDS[b] for b in analysis.strongest({BLOCK[f.block]: f.steps for f in there})]


def outlook(voice: Voice, view: RosesView) -> str:
    """Before a fight: blocks, dice and what to expect of both lines; orders that nobody could carry out."""
    battle = view.battle
    if battle is None or view.seat is None:
        return ""
    lines = []
    for seat in (view.seat, 1 - view.seat):
        there = [f for f in battle.fighters if f.seat == seat and f.place != "reserve" and f.steps]
        hits = sum(f.steps * analysis.hit_chance(f.power) for f in there)
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
    kills = sum(analysis.hits(mine.steps, analysis.hit_chance(mine.power))[theirs.steps :])
    return voice.text("roses-panel-charged", odds=percent(kills), steps=theirs.steps, need=theirs.power)


def turned(voice: Voice, target: str, roller: str = "") -> str:
    """The odds of a treachery roll (6.9)."""
    pair = BLOCK[target], BLOCK[roller] if roller else -1
    return voice.text("roses-panel-turned", n=analysis.loyalty(*pair), odds=percent(analysis.turning(*pair)))


def last_step(voice: Voice, block: str, steps: int) -> str:
    """What becomes of a block that loses its last step; empty for one that has more."""
    if steps > 1:
        return ""
    return voice.text("roses-panel-last-step", gone="yes" if analysis.for_good(BLOCK[block]) else "no")


def struck(voice: Voice, view: RosesView, block: str, hits: int) -> str:
    """What is left of a block of the line that takes some hits."""
    own = fighter(view, block)
    steps = max(0, own.steps - hits) if own is not None else 0
    if steps:
        return voice.text("roses-panel-left", n=steps)
    return voice.text("roses-panel-falls", gone="yes" if analysis.for_good(BLOCK[block]) else "no")


def recruit(voice: Voice, view: RosesView, block: str, area: str) -> str:
    """What a recruit brings where it comes in: who is there, whether it is fed and counts for the throne (8.2)."""
    counted = analysis.supports(BLOCK[block], AREA[area])
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
