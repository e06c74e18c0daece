"""A phase in a few lines: marches as counts of blocks, a battle round by round. Tells what the events say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.locale import listing
from bot.presenter.games.roses.names import GAME
from bot.presenter.words.telling import Kind, Sides, Told, Weight, tell
from bot.presenter.words.voice import Voice
from engine.core import Event, Place, SeatRef
from engine.roses.board import BLOCK, RANK

MARCHES = {
    "roses-moved": "roses-panel-told-moved",
    "roses-sailed": "roses-panel-told-sailed",
    "roses-regrouped": "roses-panel-told-regrouped",
    "roses-home": "roses-panel-told-home",
}
"""Events of one block each that goes from one area to another, told as counts."""
PLACED = {
    "roses-recruited": ("roses-panel-told-recruited", "area"),
    "roses-starved": ("roses-panel-told-starved", "area"),
    "roses-lost": ("roses-panel-told-lost", "area"),
    "roses-pooled": ("roses-panel-told-pooled", "from"),
}
"""Events of one block each in one area, told as counts."""
OWN = {"roses-home-own": "roses-panel-told-own-home", "roses-pooled-own": "roses-panel-told-own-pooled"}
"""Events of one's own blocks that leave at the end of a campaign, many at a time, told in one line each."""
TRIPS = frozenset(("roses-moved-own", "roses-regrouped-own"))
"""Marches of one's own blocks, told together as far as they go the same way."""
SHOTS = frozenset(("roses-fired", "roses-charged", "roses-answered"))
FATES = {
    "roses-killed": "roses-panel-told-killed",
    "roses-fell": "roses-panel-told-fell",
    "roses-retreated": "roses-panel-told-retreated",
    "roses-defected": "roses-panel-told-defected",
    "roses-trapped": "roses-panel-told-trapped",
}
"""What becomes of a block in battle, told in the line of the round."""
LEAVING = frozenset(("roses-retreated", "roses-defected", "roses-trapped"))
"""Those that happen in battle alone."""


def _fought(event: Event) -> Sides:
    """Who has won a battle; the other has lost it."""
    winner = event.params["seat"]
    return [winner], [SeatRef(seat) for seat in (0, 1) if SeatRef(seat) != winner]


KINDS = {
    f"roses-{key}": kind
    for kind, keys in {
        Kind(Weight.NONE): (
            *(f"{what}-{done}" for what in ("hand", "card", "orders") for done in ("sealed", "unsealed")),
            "passed", "regroup-end",
        ),
        Kind(Weight.SMALL): ("hands", "kept", "redealt", "supply", "turn-end", "disbanded", "treason-kept"),
        Kind(): ("campaign", "mulligan", "cards", "actions", "battle", "political"),
        Kind(run="acts", holds=True): ("moved", "moved-own", "sailed", "sailed-own", "recruited", "recruited-own"),
        Kind(run="acts"): ("muster", "actions-end"),
        Kind(opens=True): ("plague", "round"),
        Kind(opens=True, holds=True): ("heir-enters",),
        Kind(run="main", by=""): ("main",),
        Kind(follows=True, run="fight", by=""): (
            "fired", "charged", "answered", "hit", "trapped", "retreated", "treason-roll", "reserves", "swapped",
        ),
        Kind(Weight.GREAT, opens=True, follows=True, run="fight", by=""): ("killed", "defected"),
        Kind(Weight.GREAT, follows=True, run="crown", by=""): ("king-dead", "new-king", "new-pretender", "freed"),
        Kind(follows=True, run="fight", by="", holds=True): ("fell",),
        Kind(Weight.GREAT, opens=True, fought=_fought): ("battle-won",),
        Kind(Weight.GREAT, opens=True): ("executed", "usurped", "throne-held"),
        Kind(run="regroup", holds=True): ("regrouped", "regrouped-own"),
        Kind(opens=True, run="starved"): ("starved", "starved-own"),
        Kind(follows=True, run="lost", holds=True): ("lost", "lost-own"),
        Kind(run="leave", holds=True): ("home", "home-own", "pooled", "pooled-own"),
        Kind(Weight.GREAT): ("won-heirs", "won-throne"),
    }.items()
    for key in keys
}  # fmt: skip
"""How every event is told: a round of a battle with what it cost, a death with who follows."""


def context(view: Any) -> dict[str, Any]:
    """What sentences need of a view: the round of the battle that runs, 0 without one, and where it is."""
    battle = None if view is None else view.battle
    return {"round": 0, "area": ""} if battle is None else {"round": battle.round, "area": battle.area}


def told(view: Any, events: Sequence[Event], voice: Voice, seat: int | None) -> list[Told]:
    """Events as lines."""
    course = _Course(events, view)
    return tell(KINDS, events, lambda event: voice.say(event.key, event.params), read=lambda g: course.read(g, voice))


class _Course:
    """Which round of a battle is told, line after line."""

    def __init__(self, events: Sequence[Event], view: Any) -> None:
        """Shots before the first round that is named are of the one before it; of a battle that still runs, and whose
        beginning was told before, the view (or what a post carries of it) says which round it is in."""
        marks = [event for event in events if event.key in ("roses-battle", "roses-round", "roses-battle-won")]
        first = marks[0] if marks else None
        self._round, self._goes_on = 0, ""
        if first is None:
            known: dict[str, Any] = view if isinstance(view, dict) else context(view)
            self._round, self._goes_on = known["round"], known["area"]
        elif first.key != "roses-battle" and isinstance(area := first.params["area"], Place):
            self._goes_on = str(area.slug)
            if first.key == "roses-round" and isinstance(n := first.params["n"], int):
                self._round = n - 1

    def read(self, group: Sequence[Event], voice: Voice) -> list[str]:
        """The sentences of what belongs together."""
        key, params = group[0].key, group[0].params
        if key in ("roses-battle", "roses-battle-won"):
            self._round = int(key == "roses-battle")
        elif key == "roses-round" and isinstance(n := params["n"], int):
            self._round = n
        dead = [event.params["block"] for event in group if event.key == "roses-king-dead"]
        teller = Teller(voice, dead)
        if key in ("roses-battle", "roses-battle-won"):
            self._goes_on = ""
        if any(event.key in SHOTS | LEAVING | {"roses-hit", "roses-treason-roll", "roses-round"} for event in group):
            teller.fights(self._round, self._goes_on)
            self._goes_on = ""  # it is named once
        named = {(event.key, event.params["seat"]) for event in group if event.key in (*OWN, *TRIPS)}
        for event in group:
            if (f"{event.key}-own", event.params.get("seat")) not in named:  # one's own are told by name
                teller.hear(event.key, event.params)
        teller.flush()
        return teller.lines


def _seat(params: Mapping[str, Any]) -> int:
    """The seat an event is about."""
    return int(params["seat"].seat)


def _home(way: Mapping[str, str]) -> str:
    """The message of a block that leaves for home or the pool, or is at home where it stands."""
    if "area" not in way:
        return "roses-panel-told-from"
    return "roses-panel-told-stays" if way["from"] == way["area"] else "roses-panel-told-from-to"


class Teller:
    """Gathers what belongs together until something else happens."""

    def __init__(self, voice: Voice, dead: Collection[Any] = ()) -> None:
        """``dead``: Kings of whose death another sentence tells that they were King."""
        self.voice = voice
        self.lines: list[str] = []
        self._dead = dead
        self._battle = ""
        self._marches: dict[tuple[str, int], list[tuple[str, str, int]]] = {}
        self._trips: dict[str, list[str]] = {}
        self._own: dict[str, list[dict[str, str]]] = {}
        self._placed: dict[tuple[str, int], Counter[str]] = {}
        self._round = 0
        self._hits: dict[int, list[int]] = {}
        self._steps = Counter[str]()
        self._fates: list[str] = []
        self._deeds: list[str] = []
        self._fighting = False

    def fights(self, number: int, battle: str) -> None:
        """What is heard belongs to a round of a battle; 0 for one that is not known. ``battle``: its area, where its
        beginning was told before."""
        self._round, self._fighting, self._battle = number, True, battle

    def hear(self, key: str, params: Mapping[str, Any]) -> None:
        """One event after the other."""
        if key in TRIPS:
            self._trip(self._word(params["block"]), self._word(params["from"]), self._word(params["area"]))
        elif key in OWN:
            way = {name: self._word(params[name]) for name in ("block", "from", "area") if name in params}
            self._own.setdefault(key, []).append(way)
        elif key in MARCHES:
            self._march(key, params)
        elif key in PLACED:
            self._counted(self._placed, key, params)[self._word(params[PLACED[key][1]])] += 1
        elif key in SHOTS:
            self._fighting = True
            self._hits.setdefault(_seat(params), []).append(int(params["n"]))
        elif key == "roses-hit":
            self._fighting = True
            self._steps[self._word(params["block"])] += int(params["n"])
        elif key in FATES and (self._fighting or key in LEAVING):
            self._fighting = True
            if key in LEAVING:
                self._then(self._fate(key, params))
            else:
                self._steps.pop(self._word(params["block"]), None)  # the loss of the whole block says more
                self._fates.append(self._fate(key, params))
        elif key != "roses-round":
            self._otherwise(key, params)

    def _otherwise(self, key: str, params: Mapping[str, Any]) -> None:
        """An event that is told in full; what was gathered goes before it."""
        during = key in ("roses-treason-roll", "roses-reserves", "roses-swapped", "roses-king-dead",
                         "roses-new-pretender", "roses-freed")  # fmt: skip
        if during and self._fighting:
            self._then(self.voice.say(key, params).rstrip("."))
            return
        self.flush()
        self.lines.append(self.voice.say(key, params))

    def _trip(self, block: str, origin: str, area: str) -> None:
        """A march of a block of one's own, which may be the next leg of its trip."""
        way = self._trips.get(block)
        if way is not None and way[-1] == origin:
            way.append(area)
            return
        if way is not None:  # it went elsewhere before: that stands
            self.flush()
        self._trips[block] = [origin, area]

    def _march(self, key: str, params: Mapping[str, Any]) -> None:
        """A block that goes from one area to another: with those that go the same way, unless others have come to where
        it sets out since they went; then it may be one of these, and what it does stands after their coming."""
        ways = self._marches.setdefault((key, _seat(params)), [])
        origin, area = self._word(params["from"]), self._word(params["area"])
        for number, (start, end, n) in reversed([*enumerate(ways)]):
            if (start, end) == (origin, area):
                ways[number] = (origin, area, n + 1)
                return
            if end == origin:
                break
        ways.append((origin, area, 1))

    @staticmethod
    def _counted(found: dict[tuple[str, int], Counter[Any]], key: str, params: Mapping[str, Any]) -> Counter[Any]:
        return found.setdefault((key, _seat(params)), Counter())

    def _fate(self, key: str, params: Mapping[str, Any]) -> str:
        block = self._word(params["block"])
        area = self._word(params["area"]) if "area" in params else ""
        slug = params["block"].slug
        heir = key == "roses-killed" and RANK[BLOCK[slug]] and params["block"] not in self._dead
        told = "roses-panel-told-killed-heir" if heir else FATES[key]
        return self.voice.text(told, block=block, seat=self.voice.seat(_seat(params)), area=area)

    def _word(self, term: Any) -> str:
        return str(self.voice.term(GAME, term))

    def flush(self) -> None:
        """Tell what was gathered."""
        voice = self.voice
        together: dict[str, list[str]] = {}
        for block, way in self._trips.items():
            together.setdefault(" → ".join(way), []).append(block)
        for trip, blocks in together.items():
            self.lines.append(voice.text("roses-panel-told-own", way=trip, blocks=blocks))
        for key, all_ways in self._own.items():
            said = [voice.text(_home(way), **way) for way in all_ways]
            self.lines.append(voice.text(OWN[key], ways=", ".join(said)))
        for (key, seat), ways in self._marches.items():
            parts = [
                voice.text("roses-panel-told-way" if a != b else "roses-panel-told-stay", n=n, origin=a, area=b)
                for a, b, n in ways
            ]
            self.lines.append(voice.text(MARCHES[key], seat=voice.seat(seat), ways="; ".join(parts)))
        for (key, seat), places in self._placed.items():
            areas = [voice.text("roses-panel-told-place", n=n, area=a) for a, n in places.items()]
            self.lines.append(voice.text(PLACED[key][0], seat=voice.seat(seat), areas=areas))
        self._shoot()
        if self._deeds:
            told = voice.text("roses-panel-told-round", n=self._round, deeds=" · ".join(self._deeds))
            area = self._battle and voice.text("roses-panel-told-goes-on", area=self._word(Place(self._battle)))
            self.lines.append(" ".join(filter(None, [area, told])))
        self._own = {}
        self._trips, self._marches, self._placed, self._deeds = {}, {}, {}, []

    def _then(self, deed: str) -> None:
        """Something in a round that no shot did: it stands after what was shot before it, and before what is shot
        then."""
        self._shoot()
        self._deeds.append(deed)

    def _shoot(self) -> None:
        """What was shot so far, with what it cost and what became of those who were hit."""
        voice = self.voice
        if self._hits:
            scores = [
                voice.text("roses-panel-told-hits", seat=voice.seat(seat), n=sum(hits), shots=len(hits))
                for seat, hits in self._hits.items()
            ]
            self._deeds.append(listing(voice.locale, scores))
        if self._steps:
            lost = [f"{block} {n}" for block, n in self._steps.items()]
            self._deeds.append(voice.text("roses-panel-told-steps", blocks=", ".join(lost)))
        self._deeds += self._fates
        self._hits, self._steps, self._fates = {}, Counter(), []
