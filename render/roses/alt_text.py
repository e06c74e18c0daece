"""The position in words: alternative texts for the pictures, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence

from engine.roses.board import AREA, BLOCK, BLOCKS, HOUSES, TURNS
from engine.roses.view import BattleView, RosesView, SeatView
from render.core import fonts, marks
from render.core.api import ALT_LIMIT, Caption, Words
from render.core.encode import shortened

TEXT_LIMIT = 1900


def area_name(words: Words, area: str) -> str:
    """An area's name."""
    return words(f"roses-place-{area}")


def block_name(words: Words, block: str) -> str:
    """A block's name with its house where both have one."""
    return words(f"roses-piece-{block}")


def house_name(words: Words, seat: int) -> str:
    """A house's name."""
    return words(f"roses-house-{HOUSES[seat]}")


def player(caption: Caption, seat: int) -> str:
    """Who plays a house."""
    return fonts.shown_names(caption.names)[seat]


def phase(view: RosesView) -> str:
    """What goes on; a new hand is chosen within the phase of cards."""
    return "mulligan" if view.asked == "redeal" else view.phase


def phase_text(view: RosesView, words: Words) -> str:
    """Campaign, turn and phase in a few words."""
    return ", ".join(
        (
            words("roses-picture-campaign", n=view.campaign, of=view.last_campaign),
            words("roses-picture-turn", n=view.turn, of=TURNS),
            words(f"roses-picture-phase-{phase(view)}"),
        )
    )


def _heading(view: RosesView, caption: Caption) -> str:
    title = fonts.printable(caption.title)
    return caption.words("roses-picture-alt-board", title=title, phase=phase_text(view, caption.words))


def seat_line(view: RosesView, seat: SeatView, caption: Caption) -> str:
    """A seat in one sentence: who leads it, its hand and pool, its heirs, its card."""
    words = caption.words
    title = words("roses-picture-king" if seat.royal else "roses-picture-pretender")
    head = block_name(words, seat.head) if seat.head else words("roses-picture-no-king")
    heirs = [
        block_name(words, h) + (f" ({words('roses-picture-minor')})" if h in seat.minors else "") for h in seat.heirs
    ]
    if seat.card:
        card = words(f"roses-piece-{seat.card}")
    else:
        card = words("roses-picture-face-down" if seat.ready else "roses-picture-no-card")
    return words(
        "roses-picture-alt-seat",
        name=player(caption, seat.seat),
        house=house_name(words, seat.seat),
        head=f"{title} {head}",
        hand=seat.hand,
        pool=seat.pool,
        heirs=", ".join(heirs) or words("roses-picture-heirs-none"),
        card=card,
    )


def _acting(view: RosesView, caption: Caption) -> str:
    words = caption.words
    if view.phase == "over":
        return words("roses-picture-winner", name=player(caption, view.winner))
    parts = []
    if view.acting:
        parts.append(words("roses-picture-alt-acting", names=", ".join(player(caption, seat) for seat in view.acting)))
    if view.action is not None:
        event = words(f"roses-piece-{view.action.event}") if view.action.event else ""
        points = words("roses-picture-alt-action", count=view.action.ap)
        parts.append(f"{points}{' ' + event + '.' if event else ''}")
    return " ".join(parts)


def _areas(view: RosesView, caption: Caption) -> list[str]:
    """How many blocks stand where, house by house; one's own are told by name."""
    words = caption.words
    found = []
    for seat in (0, 1):
        if view.own is not None and seat == view.seat:
            continue
        each = [(a.area, (a.lancaster, a.york)[seat]) for a in view.areas]
        shown = ", ".join(f"{area_name(words, area)} {count}" for area, count in each if count)
        if shown:
            found.append(words("roses-picture-alt-areas", house=house_name(words, seat), list=shown))
    return found


def _battles(view: RosesView, words: Words) -> str:
    if not view.battles:
        return ""
    return words("roses-picture-alt-battles", list=", ".join(area_name(words, area) for area in view.battles))


def _line(fight: BattleView, seat: int, words: Words) -> str:
    each = [f for f in fight.fighters if f.seat == seat]
    named = [
        f"{block_name(words, f.block)} {f.steps} {rating(f.block)}"
        + (f" ({words('roses-picture-reserves')})" if f.place == "reserve" else "")
        for f in each
    ]
    if fight.hidden[seat]:
        named.append(f"{words('roses-picture-reserves')} {fight.hidden[seat]}")
    part = words("roses-picture-attacker" if seat == fight.attacker else "roses-picture-defender")
    return words("roses-picture-alt-line", part=part, house=house_name(words, seat), list=", ".join(named))


def rating(block: str) -> str:
    """Initiative and fire power, such as B3."""
    kind = BLOCKS[BLOCK[block]]
    return f"{kind.initiative}{kind.firepower}"


def battle(view: RosesView, caption: Caption) -> list[str]:
    """The running battle; nothing without one."""
    fight, words = view.battle, caption.words
    if fight is None:
        return []
    name = words("roses-picture-battle-of", area=area_name(words, fight.area))
    head = words("roses-picture-alt-battle", name=name, n=fight.round)
    return [head, _line(fight, fight.attacker, words), _line(fight, 1 - fight.attacker, words)]


def _captive(view: RosesView, words: Words) -> str:
    if not view.prisoner:
        return ""
    return words(
        "roses-picture-alt-prisoner", name=block_name(words, view.prisoner), area=area_name(words, view.prison)
    )


def _losses(view: RosesView, words: Words) -> str:
    if not view.losses:
        return ""
    each = ", ".join(f"{area_name(words, area)} {count}" for area, count in view.losses.items())
    return words("roses-picture-alt-losses", list=each)


def _own(view: RosesView, words: Words) -> list[str]:
    own = view.own
    if own is None:
        return []
    by_area: dict[str, list[str]] = {}
    for block in own.blocks:
        if block.place in AREA:
            by_area.setdefault(block.place, []).append(f"{block_name(words, block.block)} {block.steps}")
    shown = "; ".join(f"{area_name(words, area)}: {', '.join(names)}" for area, names in by_area.items())
    lines = [words("roses-picture-alt-own", list=shown or words("roses-picture-own-none"))]
    if own.card:
        lines.append(words("roses-picture-alt-card", card=words(f"roses-piece-{own.card}")))
    if own.hand:
        lines.append(words("roses-picture-alt-hand", list=", ".join(words(f"roses-piece-{c}") for c in own.hand)))
    return lines


def _pool(view: RosesView, words: Words) -> str:
    """One's own blocks that can be recruited."""
    if view.own is None:
        return ""
    pool = [block_name(words, block.block) for block in view.own.blocks if block.place == "pool"]
    return words("roses-picture-alt-pool", list=", ".join(pool) or words("roses-picture-own-none"))


def _joined(parts: Sequence[str]) -> str:
    return " ".join(part for part in parts if part)


def alt(view: RosesView, caption: Caption, zoom: str = "", changed: str = "") -> str:
    """The position for who cannot see the picture, at most 1,024 characters: the most important first. ``changed``:
    what is new in it, in a sentence."""
    words = caption.words
    parts = [_heading(view, caption), marks.page(zoom, words)]
    if zoom in AREA:
        parts.append(words("roses-picture-alt-zoom", area=area_name(words, zoom)))
    matters = [_acting(view, caption), *battle(view, caption)]
    if zoom == "battle":
        return shortened(_joined([*parts, *matters]), ALT_LIMIT)
    matters += [changed, _battles(view, words), _captive(view, words), _losses(view, words)]
    matters += [seat_line(view, seat, caption) for seat in view.seats]
    parts += [*_own(view, words), _pool(view, words), *marks.in_turn(zoom, matters, _areas(view, caption))]
    return shortened(_joined(parts), ALT_LIMIT)


def text(view: RosesView, caption: Caption) -> str:
    """The whole board as lines of text, at most 1,900 characters."""
    words = caption.words
    lines = [_heading(view, caption), _acting(view, caption), *battle(view, caption), _battles(view, words)]
    lines += [_captive(view, words), _losses(view, words), *_own(view, words), _pool(view, words)]
    lines += _areas(view, caption)
    lines += [seat_line(view, seat, caption) for seat in view.seats]
    return shortened("\n".join(line for line in lines if line), TEXT_LIMIT)
