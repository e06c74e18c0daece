"""What happened in Fief as sentences, each with what follows from it: for the thread and for a panel."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bot.common.errors import Raw
from bot.locale import listing
from bot.presenter.games.fief.names import GAME
from bot.presenter.words.telling import Kind, Sides, Told, Weight, but, by_runs, kinds_of, tell
from bot.presenter.words.voice import Voice
from engine.core import Event, Piece, Word, params_from, seats_in

NONE, SMALL, PLAIN, GREAT = Weight
_kinds = functools.partial(kinds_of, GAME)

KINDS: dict[str, Kind] = (
    _kinds("sealed unsealed done deck-made deck-shuffled invaders-wait plague-kills", NONE)
    | {f"{GAME}-{name}": Kind(NONE, ends=True) for name in ("played", "income", "moved")}
    # The round, its cards, people and money
    | _kinds("won nobody gift garter ordained abbey bestows", GREAT)
    | _kinds("round movement arrived regions storm-shifted fed confesses", PLAIN)
    | _kinds("disaster-twice disaster-spilt peeks-own entrusts installs spies spies-own", PLAIN)
    | _kinds("income-own burns hires aims scouted-own sword-sticks grants share", PLAIN)
    | _kinds("pigeon-lost pigeon-again pigeon-arrives play-void asks-consent danegeld", PLAIN, opens=True)
    | _kinds("heresy blessed walled", PLAIN, follows=True)
    | _kinds("settles", PLAIN, run="settles")
    | _kinds("discards", SMALL, run="discards")
    | _kinds("consents consent-refused bodyguard crossbows-lent", PLAIN, follows=True)
    | _kinds("draws draws-own disaster-drawn", SMALL, run="draws")
    | _kinds("serves", SMALL, follows=True, run="serves")
    | _kinds("disaster", PLAIN, opens=True, run="disasters")
    | _kinds("plague-spares", SMALL, follows=True, run="spared")
    | _kinds("plague-troop plague-past", SMALL, follows=True, run="plague")
    | _kinds("plague-leader invaders-delayed slot-empty", SMALL, follows=True)
    | _kinds("reinforced", SMALL)
    | _kinds("cured plays fires-own tallage tithe born pardons", PLAIN, opens=True)
    | _kinds("prince raised", GREAT, opens=True, follows=True)
    | _kinds("builds bought", SMALL, run="builds")
    | _kinds("bought-nothing", NONE)
    | _kinds("undrawn-own armed-gone", PLAIN)
    | _kinds("buys-own", SMALL)
    | _kinds("engineers siege-over", PLAIN, follows=True)
    # Who dies, is taken, rules; who has what
    | _kinds("dies crowned captured lord", GREAT, opens=True, follows=True)
    | _kinds("throne-empty alliance-over title-vacant freed captive-given city-given title-given", GREAT, follows=True)
    | _kinds("holds city-free", GREAT, follows=True, run="hands")
    | _kinds("dispersed relic-dropped sword-taken appears helps", PLAIN, follows=True)
    | _kinds("ransom", PLAIN, opens=True)
    | _kinds("sword-drawn", PLAIN, opens=True)
    | _kinds("relic-found", PLAIN, opens=True)
    | _kinds("relic-given relic-left relic-taken", PLAIN)
    # Court, Parliament, church, deals
    | _kinds("courts summons renounces", PLAIN, opens=True)
    | _kinds("stands", PLAIN, opens=True, run="stands")
    | _kinds("wedding", GREAT, opens=True, follows=True)
    | _kinds("unveiled tax-granted tax-denied nobody-elected", GREAT, follows=True)
    | _kinds("spurns veil-held decoy", PLAIN, follows=True)
    | _kinds("parliament-over", PLAIN)
    | _kinds("votes-laid", SMALL, run="laid")
    | _kinds("voted", SMALL, opens=True, follows=True, run="ballot")
    | _kinds("parliament-vote", SMALL, opens=True, follows=True, run="parliament")
    | _kinds("deal-met deal-by-ring deal-by-ransom deal-by-servants deal-done", PLAIN, opens=True)
    | _kinds("deal-offered deal-declined deal-countered deal-withdrawn deal-void deal-lapsed", PLAIN)
    # Marches and battles
    | _kinds("marches", SMALL, opens=True, run="marches")
    | _kinds("takes-own leaves-own", SMALL, follows=True)
    | _kinds("asks-leave asks-entry parade", SMALL, opens=True, follows=True)
    | _kinds("leave-granted leave-refused enters rides-past forest", SMALL, follows=True)
    | _kinds("caught bandits-paid bandits-keep", PLAIN, opens=True, follows=True)
    | _kinds("slips-away tunnel guides", PLAIN, follows=True)
    | _kinds("battle", PLAIN, opens=True)
    | _kinds("volley loses loses-own loses-unit", SMALL, opens=True, follows=True, run="fight")
    | _kinds("joins offers-truce scuttles keeps-engines wrecks-engines", SMALL, opens=True, follows=True)
    | _kinds("turns-coat", PLAIN, follows=True)
    | _kinds("battle-over", GREAT, opens=True, follows=True, run="over")
    | _kinds("surrenders taken", GREAT, opens=True, follows=True)
    | _kinds("besieges pillages", GREAT, follows=True)
    # Rebels and invaders
    | _kinds("rebellion", PLAIN, opens=True)
    | _kinds("rises undermines calms preaches", SMALL, follows=True)
    | _kinds("rebels-strike", PLAIN, opens=True, follows=True)
    | _kinds("burnt wasted walled-lost", GREAT, follows=True)
    | _kinds("invaders-land intercedes", PLAIN, opens=True)
    | _kinds("invaders-march", SMALL, opens=True, run="raids")
    | _kinds("invaders-leave leader-falls relic-lost", PLAIN, follows=True)
)
KINDS |= but(KINDS, GAME, "surrenders besieges pillages wasted", holds=False)
KINDS |= but(KINDS, GAME, "battle-over", holds=False, fought=lambda event: _fought(event))
"""How the events of Fief are told: every one of them on purpose."""

HANDS = frozenset((f"{GAME}-holds", f"{GAME}-city-free"))
"""Cities that have come into other hands by who stands in them."""
WHO = ("noble", "one", "other", "to", "mother")
"""Parameters that may be Nobles of whom a sentence does not say whose they are."""


def context(view: Any) -> dict[str, Any]:
    """What sentences need of a view: the families with seat and colour, and whose every Noble is."""
    return {
        "families": [[f.family, f.seat, f.colour] for f in view.families],
        "nobles": {n.slug: n.family for n in view.nobles},
    }


def told(view: Any, events: Sequence[Event], voice: Voice, seat: int | None) -> list[Told]:
    """Events as lines; for a seat that may know them all, or for everybody."""
    teller = Teller(view, voice, seat)
    return tell(KINDS, _lasting(events), teller.say, read=teller.read)


def _lasting(events: Sequence[Event]) -> list[Event]:
    """The events without those of cities that are in the hands in which they were: they were only marched through."""
    passed: dict[Any, tuple[Any, Any]] = {}
    for event in events:
        if event.key in HANDS:
            params = params_from(event.params)
            before, _ = passed.get(params["city"], (params.get("loser"), None))
            passed[params["city"]] = before, params.get("family")
    same = {city for city, (before, after) in passed.items() if before == after}
    return [e for e in events if e.key not in HANDS or params_from(e.params)["city"] not in same]


def _won_first(group: list[Event]) -> list[Event]:
    """A line with the victory instead of the beginning of its battle; both say who fought."""
    won = [e for e in group if e.key == "fief-battle-over" and _victory(e)]
    if not won or group[0].key != "fief-battle":
        return group
    return [*won, *(event for event in group[1:] if event not in won)]


def _fought(event: Event) -> Sides:
    """The families that have won a battle, and those that have lost it."""
    params = event.params
    camps = [value if isinstance(value, list) else [value] for value in (params["one"], params["other"])]
    won = {"attack": 0, "defence": 1}.get(_victory(event))
    return ([], []) if won is None else (camps[won], camps[1 - won])


def _victory(event: Event) -> str:
    """Which side has won a battle, ``attack`` or ``defence``; empty where neither has."""
    result = params_from(event.params)["result"]
    slug = result.slug if isinstance(result, Word) else ""
    return slug.removeprefix("result-victory-") if slug.startswith("result-victory-") else ""


class Teller:
    """Tells events by what everybody knows of a position after them."""

    def __init__(self, view: Any, voice: Voice, seat: int | None) -> None:
        self.voice = voice
        known = view if isinstance(view, dict) else context(view)
        self.own = frozenset(family for family, owner, _ in known["families"] if owner == seat)
        self._colours = {family: str(voice.term(GAME, Word(colour))) for family, _, colour in known["families"]}
        self._mine = frozenset(colour for _, owner, colour in known["families"] if owner == seat)
        self._families = known["nobles"]
        self._runs = by_runs(KINDS, self.say, self.join)

    def read(self, group: Sequence[Event]) -> list[str]:
        """The sentences of a line. Which cities are in other hands comes last: whoever marches holds and leaves many
        on the way. A battle that is won begins with who has won it."""
        hands = [event for event in group if event.key in HANDS]
        return self._runs([*_won_first([event for event in group if event.key not in HANDS]), *hands])

    def say(self, event: Event) -> str:
        """An event in words. A Noble whose family it does not name is told with it, unless it is one's own: nobody
        knows all names."""
        params: dict[str, Any] = params_from(event.params)
        plain = "family" not in params and not seats_in(params)
        for name in (*(WHO if plain else ()), "captor"):
            if isinstance(params.get(name), Piece):
                params[name] = Raw(self.noble(params[name]))
        return self.voice.say(event.key, params)

    def noble(self, noble: Piece) -> str:
        """A Noble, with the family where it is not one's own."""
        name = str(self.voice.term(GAME, noble))
        family = self._families.get(noble.slug)
        return name if family is None or family in self.own else f"{name} ({self._colours[family]})"

    def join(self, run: str, events: Sequence[Event], alone: bool) -> str:
        """Several events that belong together in a sentence."""
        make = {
            "draws": self._draws, "disasters": self._disasters, "marches": self._marches, "raids": self._raids,
            "fight": self._fight, "over": self._over, "builds": self._builds, "hands": self._hands,
            "plague": self._plague,
        }.get(run)  # fmt: skip
        if make is not None:
            return make([Event(e.key, params_from(e.params)) for e in events], alone)
        if len(events) == 1:
            return self.say(events[0])
        return self.text(run, what=listing(self.voice.locale, [self._short(run, e) for e in events]))

    def text(self, name: str, **params: Any) -> str:
        """A sentence of several events."""
        return self.voice.text(f"{GAME}-told-{name}", **params)

    def _short(self, run: str, event: Event) -> str:
        """What one of several events adds to their sentence."""
        params: dict[str, Any] = params_from(event.params)
        if isinstance(params.get("noble"), Piece) and "family" not in params:
            params["noble"] = Raw(self.noble(params["noble"]))
        return self.voice.say(f"{GAME}-told-{run}-one", params)

    def _term(self, event: Event, name: str) -> str:
        return str(self.voice.term(GAME, event.params[name]))

    def _counts(self, counted: Counter[str]) -> str:
        return listing(self.voice.locale, [f"{who} {n}" for who, n in counted.items()])

    def _draws(self, events: Sequence[Event], alone: bool) -> str:
        """How many cards everybody has drawn, what one's own are, and who turned up Disasters."""
        if len(events) == 1:
            return self.say(events[0])
        mine = [self._term(e, "card") for e in events if e.key == "fief-draws-own"]
        drawn = Counter(self._term(e, "seat") for e in events if e.key == "fief-draws")
        found = Counter(self._term(e, "seat") for e in events if e.key == "fief-disaster-drawn")
        return " ".join((
            self.text("draws", what=self._counts(drawn)) if drawn else "",
            self.text("draws-own", what=mine) if mine else "",
            self.text("disasters-drawn", what=self._counts(found)) if found else "",
        ))  # fmt: skip

    def _disasters(self, events: Sequence[Event], alone: bool) -> str:
        if len(events) == 1:
            return self.say(events[0])
        return self.text("disasters", what=[f"{self._term(e, 'card')} ({self._term(e, 'region')})" for e in events])

    def _marches(self, events: Sequence[Event], alone: bool) -> str:
        """The way of every Noble: ``Henri (Red): Oxford → Coventry → Nottingham``."""
        ways: dict[str, list[str]] = {}
        for event in events:
            way = ways.setdefault(self.noble(event.params["noble"]), [])  # type: ignore[arg-type]
            if not way or way[-1] != self._term(event, "city"):
                way.append(self._term(event, "city"))
            way.append(self._term(event, "to"))
        return "; ".join(f"{noble}: {' → '.join(way)}" for noble, way in ways.items()) + "."

    def _raids(self, events: Sequence[Event], alone: bool) -> str:
        ways: list[list[str]] = []
        for event in events:
            if not ways or ways[-1][-1] != self._term(event, "city"):
                ways.append([self._term(event, "city")])
            ways[-1].append(self._term(event, "to"))
        return self.text("raids", ways="; ".join(" → ".join(way) for way in ways))

    def _fight(self, events: Sequence[Event], alone: bool) -> str:
        """The hits of both sides, who has lost how many troops, and which of one's own."""
        volleys = [e.params for e in events if e.key == "fief-volley"]
        hits, against = (sum(int(v[side]) for v in volleys) for side in ("hits", "against"))  # type: ignore[arg-type,misc]
        lost = Counter(self._term(e, "family") for e in events if e.key in ("fief-loses", "fief-loses-unit"))
        mine = [e for e in events if e.key == "fief-loses-own"]
        said = [self.text("hits", hits=hits, against=against)] if hits or against else []
        said += [self.text("loses", what=self._counts(lost))] if lost else []
        for city, here in groupby(mine, lambda e: self._term(e, "city")):
            units = Counter(self._term(e, "unit") for e in here)
            what = [f"{n} × {unit}" if n > 1 else unit for unit, n in units.items()]
            said.append(self.text("loses-own", city=city, what=what))
        return " ".join(said)

    def _plague(self, events: Sequence[Event], alone: bool) -> str:
        """Whose troops have died of the Plague."""
        killed = [e for e in events if e.key == "fief-plague-troop"]
        lost = Counter((self._term(e, "city"), self._term(e, "family")) for e in killed)
        said = [self.text("plague", city=city, family=family, n=n) for (city, family), n in lost.items()]
        return " ".join((*said, *(self.say(e) for e in events if e.key != "fief-plague-troop")))

    def _over(self, events: Sequence[Event], alone: bool) -> str:
        """Who has won a battle, and who attacked; where nobody has won, how it ends."""
        return " ".join(map(self._result, events))

    def _result(self, event: Event) -> str:
        side_won = _victory(event)
        camps = [self._camp(event, side) for side in ("one", "other")]
        params = {"city": self._term(event, "city"), "attack": camps[0][0], "defence": camps[1][0]}
        if not side_won:
            side = next((side for side, camp in zip(("attack", "defence"), camps, strict=True) if camp[1]), "none")
            return self.text("over", result=self._term(event, "result"), side=side, **params)
        winner, loser = camps if side_won == "attack" else camps[::-1]
        own = "-own" if winner[1] else "-lost" if loser[1] else ""
        return self.text(f"victory{own}", winner=winner[0], loser=loser[0], mine=int(camps[0][1]), **params)

    def _camp(self, event: Event, side: str) -> tuple[str, bool]:
        """Who fights on a side, and whether one does oneself."""
        families = event.params[side]
        assert isinstance(families, list)
        named = [str(self.voice.term(GAME, family)) for family in families]
        mine = any(isinstance(family, Word) and family.slug in self._mine for family in families)
        return listing(self.voice.locale, named) or self.text("invaders"), mine

    def _hands(self, events: Sequence[Event], alone: bool) -> str:
        """Cities that have come into other hands, by from whom and to whom."""
        before: dict[Any, Any] = {}
        after: dict[Any, Any] = {}
        for event in events:
            params = params_from(event.params)
            before.setdefault(params["city"], params.get("loser"))
            after[params["city"]] = params.get("family")
        found: dict[tuple[Any, Any], list[Any]] = {}
        for city, family in after.items():
            if family != before[city]:
                found.setdefault((family, before[city]), []).append(city)
        said = []
        for (family, loser), cities in found.items():
            params = {"city": cities, "family": family, "loser": loser}
            key = f"{GAME}-holds" if family is not None else f"{GAME}-city-free"
            said.append(self.voice.say(key, {name: of for name, of in params.items() if of is not None}))
        return " ".join(said)

    def _builds(self, events: Sequence[Event], alone: bool) -> str:
        """What every family builds and everybody buys."""
        built: dict[str, list[str]] = {}
        for event in [e for e in events if e.key == "fief-builds"]:
            what = f"{self._term(event, 'building')} ({self._term(event, 'city')})"
            built.setdefault(self._term(event, "family"), []).append(what)
        said = [self.text("builds", family=family, what=what) for family, what in built.items()]
        return " ".join((*said, *(self.say(e) for e in events if e.key == "fief-bought")))


def board_key(view: Any) -> Any:
    """What of the position a board shows: places, people, weather, titles, points; not who is asked what."""
    return (
        view.round, view.cities, view.stacks, view.nobles, view.armies, view.regions, view.districts, view.relics,
        view.track, view.taxes, view.sword, view.bearer, [f.points for f in view.families],
    )  # fmt: skip
