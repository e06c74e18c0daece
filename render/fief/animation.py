"""A round as an animated image: what was done in it appears on the map, deed by deed.

Nobles go their ways; battles, captures, deaths, births, buildings and crowns come where they came, each with its words.
The last frame shows everybody where they are now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.public_log import Deed
from engine.fief.game_data import CARD_SLUGS, CITY, FAMILIES, FAMILY, NOBLE, PORT_OF, REGION
from engine.fief.view import FiefView
from render.core import encode, icons, marks, palette, phone
from render.core.api import Caption, Picture
from render.core.brush import Brush, Point
from render.core.palette import GOLD, INK
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.fief import geography, pieces, terrain
from render.fief.words import family_name, piece, place, player

STEP_MS, NOTE_MS, PAUSE_MS, END_MS = 150, 900, 1500, 4000
WIDEST = 900
MOST = 72
"""Frames at most."""
WINDOW: Box = (196.0, 16.0, 1600.0, 1900.0)
"""The part of the plane that is shown."""
_HEAD = 100.0
_PLACES = frozenset(("city", "to", "region"))
_PIECES = frozenset(("noble", "mother", "card", "disaster", "servant", "unit"))
SIGNS: dict[str, str] = {
    "battle": "battle", "battle-over": "battle", "captured": "chain", "dies": "skull", "taken": "shield",
    "invaders-land": "invaders", "invaders-march": "helm", "rebellion": "rebellion", "burnt": "heresy",
    "wedding": "ring", "crowned": "crown", "lord": "coronet", "builds": "mill", "abbey": "cross", "ordained": "cross",
    "sword-drawn": "sword", "relic-found": "grail", "pillages": "coin", "ransom": "coin", "freed": "chain",
    "born": "", "marches": "", "settles": "", "caught": "chain", "prince": "crown", "walled": "mill",
    "siege-over": "catapult", "raised": "skull",
}  # fmt: skip
"""Deeds that are shown, with the sign that appears where they happen."""
WEIGHTY = frozenset(
    ("battle-over", "crowned", "dies", "captured", "wedding", "lord", "rebellion", "invaders-land", "burnt")
)


def shown(view: FiefView) -> list[Deed]:
    """The deeds of the last round in which somebody marched, fought or came: the running one once it has any."""
    for each in reversed(view.rounds):
        deeds = [d for d in each.deeds if d.what in SIGNS]
        if any(d.what in ("marches", "battle", "invaders-land", "rebellion") for d in deeds):
            return deeds
    return []


def told(deed: Deed, caption: Caption) -> str:
    """A deed in the words of its event."""
    words = caption.words
    params: dict[str, object] = {}
    for name, fact in deed.facts.items():
        if isinstance(fact, list):
            params[name] = ", ".join(_word(caption, name, each) for each in fact)
            params[f"{name}_count"] = len(fact)
        else:
            params[name] = (
                fact if isinstance(fact, int) and name not in ("seat", "seats") else _word(caption, name, fact)
            )
    return words(f"fief-{deed.what}", **params).replace("**", "")


def _word(caption: Caption, name: str, fact: int | str) -> str:
    """A fact in words: places and pieces by what they are called, seats by who plays them."""
    words = caption.words
    if isinstance(fact, int):
        return player(caption, fact) if name in ("seat", "seats") else str(fact)
    if fact in FAMILY:
        return family_name(words, FAMILY[fact])
    if name in _PLACES and (fact in CITY or fact in REGION):
        return place(words, fact)
    if name in _PIECES or fact in NOBLE or (fact in CARD_SLUGS and name != "district"):
        return piece(words, fact)
    return words(f"fief-word-{fact}")


# -- where everybody was


def starts(view: FiefView, deeds: Sequence[Deed]) -> dict[str, str]:
    """The city of every Noble before the first deed, as far as the deeds and the view tell."""
    first: dict[str, str] = {}
    born = set()
    for deed in deeds:
        slug = str(deed.facts.get("noble", ""))
        if deed.what == "marches" and slug not in first and slug not in born:
            first[slug] = str(deed.facts["city"])
        elif deed.what == "born":
            born.add(slug)
    for noble in view.nobles:
        if noble.slug not in first and noble.slug not in born and noble.place in CITY:
            first[noble.slug] = noble.place
    return first


def _beside(slug: str, n: int) -> Point:
    """Where the n-th Noble stands around a city."""
    x, y = geography.city(CITY[slug])
    ring = ((-48, 76), (0, 88), (48, 76), (-78, 34), (78, 34), (-78, -24), (78, -24), (-40, -74), (40, -74))
    dx, dy = ring[n % len(ring)]
    return x + dx, y + dy


class Crowd:
    """Hands out places around the cities, the same for the same order of asking."""

    def __init__(self) -> None:
        self._taken: dict[str, dict[str, int]] = {}

    def stand(self, slug: str, noble: str) -> Point:
        """A free place at a city for a Noble; they give up the one they had."""
        self.leave(noble)
        here = self._taken.setdefault(slug, {})
        n = next(k for k in range(40) if k not in here.values())
        here[noble] = n
        return _beside(slug, n)

    def leave(self, noble: str) -> None:
        """A Noble is gone from where they stood."""
        for here in self._taken.values():
            here.pop(noble, None)


def _road(start: str, goal: str, way: str) -> Sequence[Point]:
    """The way from one city to another: its road, else a bow over the sea or the forest."""
    a, b = CITY[start], CITY[goal]
    if way == "way-road" and geography.way(a, b):
        return geography.road(a, b)
    bend = 0.0 if way == "way-forest" else 0.32 if a in PORT_OF and b in PORT_OF else 0.14
    (ax, ay), (bx, by) = geography.city(a), geography.city(b)
    # Ships keep to the sea: the bow leaves the land on the outer side.
    out = 1 if (ay - by) * (1 if (ax + bx) / 2 > 700 else -1) > 0 else -1
    return marks.bow((ax, ay), (bx, by), bend * out)


def frames(view: FiefView, caption: Caption, width: int) -> tuple[list[Image.Image], list[int]]:
    """The pictures of a round and how long each stays, in milliseconds."""
    deeds = shown(view)
    families = {n.slug: n.family for n in view.nobles}
    for deed in deeds:
        slug, colour = deed.facts.get("noble"), deed.facts.get("family")
        if isinstance(slug, str) and isinstance(colour, str) and colour in FAMILIES and slug not in families:
            families[slug] = FAMILIES.index(colour)
    crowd = Crowd()
    place_of = starts(view, deeds)
    where = {slug: crowd.stand(city, slug) for slug, city in sorted(place_of.items()) if slug in families}
    ground = _ground(view, caption, width)
    images: list[Image.Image] = []
    times: list[int] = []
    signs: list[tuple[str, Point, int]] = []
    trail: list[tuple[int, Sequence[Point]]] = []
    last = ""

    def shot(text: str, lasting: int, family: int = -1) -> None:
        stage = Stage(ground.image.copy(), ground.scale, ground.left, ground.top)
        for each, line in trail[-12:]:
            brush = stage.brush
            brush.line(list(line), palette.PARCHMENT_LIGHT, 10)
            brush.line(list(line), palette.seat_hue(each), 6)
        for sign, (x, y), each in signs[-9:]:
            _sign(stage, x, y, sign, each)
        for slug, (x, y) in sorted(where.items(), key=lambda item: item[1][1]):
            pieces.head(stage, x, y, slug, families[slug], "", 50)
        _band(stage, text, family)
        images.append(stage.image)
        times.append(lasting)

    heading = caption.words("fief-picture-replay", n=view.round)
    shot(heading, PAUSE_MS)
    walks = sum(d.what == "marches" for d in deeds)
    notes = len(deeds)
    steps = max(0, min(4, (MOST - notes - 2) // max(1, walks)))
    for deed in deeds:
        if len(images) >= MOST - 1:
            break
        text = told(deed, caption)
        slug = str(deed.facts.get("noble", ""))
        family = families.get(slug, FAMILY.get(str(deed.facts.get("family", "")), -1))
        city = str(deed.facts.get("city", ""))
        if deed.what == "marches":
            goal = str(deed.facts["to"])
            line = _road(city, goal, str(deed.facts.get("way", "")))
            if slug in where:
                for k in range(1, steps + 1):
                    where[slug] = line[min(len(line) - 1, k * len(line) // (steps + 1))]
                    shot(text, STEP_MS, family)
                where[slug] = crowd.stand(goal, slug)
            trail.append((family, line))
            shot(text, NOTE_MS, family)
            last = goal
            continue
        if deed.what in ("born", "appears", "settles") and slug in families and city in CITY:
            where[slug] = crowd.stand(city, slug)
        spot = where.get(slug)
        if deed.what == "invaders-march":
            city = str(deed.facts.get("to", city))
        if city in CITY:
            spot, last = geography.city(CITY[city]), city
        elif str(deed.facts.get("region", "")) in REGION:
            spot = geography.sea(REGION[str(deed.facts["region"])])
        elif spot is None and last:
            spot = geography.city(CITY[last])
        if deed.what == "dies":
            where.pop(slug, None)
            crowd.leave(slug)
        if SIGNS[deed.what] and spot is not None:
            signs.append((SIGNS[deed.what], spot, family))
        shot(text, PAUSE_MS if deed.what in WEIGHTY else NOTE_MS, family)
    for noble in view.nobles:
        if noble.place in CITY:
            where[noble.slug] = crowd.stand(noble.place, noble.slug)
    for slug in set(where) - {n.slug for n in view.nobles}:
        where.pop(slug)
    signs.clear()
    shot(heading, END_MS)
    return images, times


def _ground(view: FiefView, caption: Caption, width: int) -> Stage:
    """The map with the cities' buildings, controllers and names as they are now."""
    stage = terrain.stage(width, WINDOW)
    for town in view.cities:
        x, y = geography.city(CITY[town.slug])
        stage.draw(
            ("building", town.building), x, y - 4, (-60, -84, 60, 34), sized(pieces.building, 1, town.building), 2
        )
        if town.control >= 0:
            pieces.shield(stage, x, y - 3, town.control, 0.8)
        stage.text(
            x, y + 46, place(caption.words, town.slug), 25, "name", INK, halo=palette.PARCHMENT_LIGHT, halo_width=3
        )
    return stage


def _sign(stage: Stage, x: float, y: float, kind: str, family: int) -> None:
    """A sign over the place where something happened."""
    if kind == "shield":
        pieces.shield(stage, x, y - 40, family, 1.1)
    elif kind in ("battle", "rebellion"):
        stage.draw(("clash", 1), x, y - 40, (-54, -54, 54, 54), sized(icons.clash, 1), 2)
    else:

        def paint(brush: Brush) -> None:
            brush.ellipse(0, 0, 36, fill=palette.PARCHMENT_LIGHT, outline=INK, width=3)
            (icons.coin if kind == "coin" else pieces.SIGNS[kind])(brush.moved(0, 0, 0.54))

        stage.draw(("replay-sign", kind), x, y - 40, (-39, -39, 39, 39), paint, 2)


def _band(stage: Stage, text: str, family: int) -> None:
    """What happens, in words, over the upper edge."""
    left, wide = WINDOW[0], WINDOW[2] - WINDOW[0]
    brush = stage.brush.moved(left, WINDOW[1])
    brush.rect(6, 6, wide - 12, _HEAD, palette.PARCHMENT_LIGHT, INK, 3, radius=9)
    brush.rect(12, 12, wide - 24, _HEAD - 12, None, GOLD, 2, radius=6)
    x, y = left + 32, WINDOW[1] + 6 + _HEAD / 2
    if family >= 0:
        pieces.shield(stage, x + 20, y, family, 0.86)
        x += 58
    phone.sentence(stage, (x, y - _HEAD / 2, left + wide - 30, y + _HEAD / 2), text, 39)


def sentences(view: FiefView, caption: Caption) -> Iterator[str]:
    """What happened, the weighty first told in full."""
    for deed in shown(view):
        if deed.what != "marches":
            yield told(deed, caption)


def picture(view: FiefView, caption: Caption, width: int) -> Picture | None:
    """The animated image; ``None`` when there is nothing to be seen again."""
    if not shown(view):
        return None
    images, times = frames(view, caption, min(width, WIDEST))
    data = encode.animation(images, times)
    list_of = " ".join(sentences(view, caption)) or " ".join(told(d, caption) for d in shown(view))
    alt = caption.words("fief-picture-alt-replay", list=list_of)
    return Picture(data, "webp", images[0].width, images[0].height, encode.shortened(alt))
