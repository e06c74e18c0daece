"""The position in words: alternative texts for the pictures, and the board as text."""

from __future__ import annotations

from engine.knights.game_data import AREA
from engine.knights.view import KnView
from render.core import fonts
from render.core.api import Caption, Words
from render.core.encode import ALT_LIMIT, shortened
from render.knights import extra, geography
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


def _barons(view: KnView, caption: Caption) -> list[str]:
    words = caption.words
    found = []
    for it in view.barons:
        roles = [
            words(f"knights-pic-{key}")
            for flag, key in ((it.seat == view.chairman, "chairman"), (it.seat == view.head, "head"),
                              (it.banned, "banned"), (it.out, "out"))
            if flag
        ]  # fmt: skip
        name = player(caption, it.seat) + (f" ({', '.join(roles)})" if roles else "")
        found.append(
            words("knights-picture-alt-baron", name=name, influence=it.influence, cities=it.kingdom,
                  overseas=it.cities - it.kingdom, crowns=it.crowns, votes=it.votes, faith=it.faith)
        )  # fmt: skip
    return found


def _armies(view: KnView, caption: Caption, part: str = "") -> list[str]:
    """Where everybody's Nobles are, in one part of the map or everywhere."""
    words = caption.words
    found = []
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
            found.append(f"{player(caption, seat)}: {', '.join(mine)}.")
    return found


def _shown(area: str, part: str) -> bool:
    x, y = geography.centre(AREA[area])
    left, top, right, bottom = geography.QUARTERS[part]
    return left <= x <= right and top <= y <= bottom


def _cities(view: KnView, caption: Caption, part: str = "") -> list[str]:
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
    return [f"{capital(named[owner])}: {', '.join(held[owner])}." for owner in sorted(held, reverse=True)]


def alt(view: KnView, caption: Caption, zoom: str = "", changed: str = "") -> str:
    """The position for who cannot see the picture, at most 1,024 characters: the most important first. ``changed``:
    what is new in it, in a sentence."""
    if zoom and zoom not in geography.QUARTERS:
        return shortened(f"{heading(view, caption)} {extra.sheets(view)[zoom].text(view, caption)}", ALT_LIMIT)
    parts = [heading(view, caption), changed]
    strip = extra.strip(view) if not zoom else None
    if strip is not None:
        parts.append(strip.text(view, caption))
    parts += [*_barons(view, caption)] if not zoom else []
    parts += [*_armies(view, caption, zoom), *_cities(view, caption, zoom)]
    return shortened(" ".join(part for part in parts if part), ALT_LIMIT)


def text(view: KnView, caption: Caption) -> str:
    """The whole board as lines of text, at most 1,900 characters."""
    words = caption.words
    lines = [heading(view, caption), *_barons(view, caption), *_armies(view, caption), *_cities(view, caption)]
    laws = [piece(words, slug) for slug in (*view.laws, *(it.card for it in view.lasting))]
    if laws:
        lines.append(words("knights-picture-in-force", list=", ".join(laws)))
    spaces = ", ".join(f"{capital(word(words, s.slug))} {len(s.cards)}/{s.most}" for s in view.spaces)
    lines.append(f"{spaces}.")
    return shortened("\n".join(line for line in lines if line), TEXT_LIMIT)
