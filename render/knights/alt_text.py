"""The position in words: alternative texts for the pictures, and the board as text."""

from __future__ import annotations

from engine.knights.game_data import AREA
from engine.knights.views.view import KnView
from render.core import fonts, marks
from render.core.api import ALT_LIMIT, PAGES, REST, Caption, Words
from render.core.encode import shortened
from render.knights import extra, geography, private
from render.knights.words_more import capital, piece, place, player, word

TEXT_LIMIT = 1900


def stage_text(view: KnView, words: Words) -> str:
    """What is going on, in a few words: the pile that lies open, else the stage of the turn."""
    if view.stage == "actions" and view.pile:
        return words("knights-picture-pile", n=view.pile)
    return words(f"knights-picture-stage-{view.stage}")


def heading(view: KnView, caption: Caption) -> str:
    """Which game, which turn."""
    words = caption.words
    turn = words("knights-picture-turn", turn=view.turn)
    stage = f"{turn}, {stage_text(view, words)}"
    return words("knights-picture-alt-board", title=fonts.printable(caption.title), stage=stage)


def _barons(view: KnView, caption: Caption) -> dict[int, str]:
    """What each Baron has, by seat."""
    words = caption.words
    found = {}
    for it in view.barons:
        roles = [
            words(f"knights-pic-{key}")
            for flag, key in ((it.seat == view.chairman, "chairman"), (it.seat == view.head, "head"),
                              (it.banned, "banned"), (it.out, "out"))
            if flag
        ]  # fmt: skip
        name = player(caption, it.seat) + (f" ({', '.join(roles)})" if roles else "")
        found[it.seat] = words(
            "knights-picture-alt-baron", name=name, influence=it.influence, cities=it.kingdom,
            overseas=it.cities - it.kingdom, crowns=it.crowns, votes=it.votes, faith=it.faith,
        )  # fmt: skip
    return found


def own_text(view: KnView, words: Words) -> str:
    """What the band that only its owner sees shows: coins, hand, plan, whom one leads where; empty for a spectator."""
    own, seat = view.own, view.seat
    if own is None or seat is None:
        return ""
    hand = ", ".join(f"{piece(words, kind)} {count}" for kind, count in own.hand.items() if count)
    piles = private.piles(view)
    plan = "; ".join(f"{n}: {', '.join(piece(words, k) for k in p) or '–'}" for n, p in enumerate(piles, 1))
    armies = ", ".join(f"{name} ({where}) {men}" for _, name, where, _, _, men in private.rows(view, words))
    it = view.barons[seat]
    told = words("knights-picture-alt-own", crowns=it.crowns, wages=it.wages, hand=hand or "–", troops=armies)
    return f"{told} {words('knights-pic-alt-plan', piles=plan)}" if any(piles) else told


def _armies(view: KnView, caption: Caption, part: str = "") -> dict[int, str]:
    """Where everybody's Nobles are, by seat, in one part of the map or everywhere."""
    words = caption.words
    found = {}
    for seat in range(view.seats):
        mine = [
            f"{place(words, n.area)} {n.strength}"
            for n in view.nobles
            if n.seat == seat and n.area and not n.dead and not n.gone and (not part or _shown(n.area, part))
        ]
        hold = view.strongholds[seat].area
        if hold and (not part or _shown(hold, part)):
            mine.append(f"{word(words, 'stronghold')} {place(words, hold)}")
        if mine:
            found[seat] = f"{player(caption, seat)}: {', '.join(mine)}."
    return found


def _shown(area: str, part: str) -> bool:
    x, y = geography.centre(AREA[area])
    left, top, right, bottom = geography.QUARTERS[part]
    return left <= x <= right and top <= y <= bottom


def _cities(view: KnView, caption: Caption, part: str = "") -> dict[int, str]:
    """Which cities stand, by owner, -1 for neutral ones, who come last."""
    words = caption.words
    held: dict[int, list[str]] = {}
    for city in view.cities:
        if city.razed or (part and not _shown(city.area, part)):
            continue
        note = str(city.strength)
        if city.besiegers:
            note += ", " + words(
                "knights-picture-besieged", names=", ".join(player(caption, s) for s in city.besiegers)
            )
        held.setdefault(city.owner, []).append(f"{place(words, city.area)} ({note})")
    named = {owner: player(caption, owner) if owner >= 0 else words("knights-picture-neutral", n=2) for owner in held}
    return {owner: f"{capital(named[owner])}: {', '.join(held[owner])}." for owner in sorted(held, reverse=True)}


def alt(view: KnView, caption: Caption, zoom: str = "", changed: str = "") -> str:
    """The position for who cannot see the picture, at most 1,024 characters: the most important first. ``changed``:
    what is new in it, in a sentence."""
    part = "" if zoom in PAGES else zoom
    if part and part not in geography.QUARTERS:
        return shortened(f"{heading(view, caption)} {extra.sheets(view)[zoom].text(view, caption)}", ALT_LIMIT)
    me = -2 if view.seat is None else view.seat
    barons = {} if part else _barons(view, caption)
    armies, cities = _armies(view, caption, part), _cities(view, caption, part)
    mine = [lines.pop(me) for lines in (barons, armies, cities) if me in lines]
    strip = extra.strip(view) if not part else None
    matters = [changed, *([] if strip is None else [strip.text(view, caption)]), *barons.values()]
    parts = [heading(view, caption), marks.page(zoom, caption.words), own_text(view, caption.words), *mine]
    lies = [*armies.values(), *cities.values()]
    parts += marks.in_turn(zoom, matters, [*_besides(view, caption.words), *lies] if zoom == REST else lies)
    return shortened(" ".join(part for part in parts if part), ALT_LIMIT)


def _besides(view: KnView, words: Words) -> list[str]:
    """What is in force, and how many cards lie on the spaces."""
    laws = [piece(words, slug) for slug in (*view.laws, *(it.card for it in view.lasting))]
    force = [f"{words('knights-picture-in-force', list=', '.join(laws))}."] if laws else []
    spaces = (
        f"{capital(word(words, s.slug))}: {words('knights-pic-of', n=len(s.cards), m=s.most)}" for s in view.spaces
    )  # fmt: skip
    return [*force, f"{', '.join(spaces)}."]


def text(view: KnView, caption: Caption) -> str:
    """The whole board as lines of text, at most 1,900 characters."""
    told = (_barons(view, caption), _armies(view, caption), _cities(view, caption))
    lines = [heading(view, caption), *(line for lines in told for line in lines.values())]
    lines += _besides(view, caption.words)
    return shortened("\n".join(line for line in lines if line), TEXT_LIMIT)
