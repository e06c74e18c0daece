"""What happened in Warrior Knights as sentences, for the thread and for what a panel opens with.

Each has what follows from it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from bot.common.errors import Raw
from bot.locale import listing
from bot.presenter.games.knights.names import GAME
from bot.presenter.words.telling import Kind, Sides, Told, Weight, but, by_runs, kinds_of, tell
from bot.presenter.words.voice import Voice
from engine.core import Event, Piece, SeatRef, Word, params_from, seats_in

NONE, SMALL, PLAIN, GREAT = Weight
_kinds = functools.partial(kinds_of, GAME)


def _fought(event: Event) -> Sides:
    """Who has won a battle and who has lost it, where somebody has."""
    winner = event.params.get("winner")
    sides = [event.params["seat"], event.params["foe"]]
    return ([], []) if winner is None else ([winner], [side for side in sides if side != winner])


KINDS: dict[str, Kind] = (
    _kinds("sealed unsealed done fate quiet passes allocates hires-not keeps waits abides deployed starts-none", NONE)
    | _kinds("invests-none blesses-none upgrades-none musters-none", NONE)
    | _kinds("proposes-nothing attacks consents permits commands hand shows holds-back suffers starves", NONE)
    | _kinds("asks-deserters shows-votes", NONE)
    | {f"{GAME}-{name}": Kind(NONE, ends=True) for name in ("pile", "votes-shown")}
    # The course of the game
    | _kinds("won nobody last-turn eliminated", GREAT)
    | _kinds("turn upkeep planned assigned", PLAIN)
    | _kinds("founds", PLAIN, run="founds")
    | _kinds("found-waits lands", SMALL)
    | _kinds("deploys", SMALL, run="deploys")
    | _kinds("influence", GREAT, run="influence")
    | _kinds("faith", SMALL, run="faith")
    | _kinds("returns", PLAIN, run="returns")
    | _kinds("shifts", SMALL, run="shifts")
    # Action cards and what they bring
    | _kinds("reveals neutral declines levies marker rallies serves serves-in-vain takes-crowns takes-votes uncertain",
             SMALL, run="cards")
    | _kinds("chairman head", GREAT, follows=True)
    | _kinds("moves sails", SMALL, opens=True, run="moves")
    | _kinds("brings toll", SMALL, follows=True)
    | _kinds("asks-leave asks-consent", SMALL, opens=True)
    | _kinds("forbids refuses-attack", PLAIN, follows=True)
    | _kinds("calls-off", PLAIN)
    | _kinds("repairs fortifies musters", SMALL, run="works")
    # Money and Mercenaries
    | _kinds("taxes wages draft", PLAIN, opens=True)
    | _kinds("income", SMALL, follows=True, run="income")
    | _kinds("pays pays-regulars", SMALL, follows=True, run="pays")
    | _kinds("offer", SMALL, follows=True)
    | _kinds("hires", SMALL, follows=True, run="hires")
    | _kinds("obeys defies defies-draft returns-votes deserts recalls", PLAIN, follows=True)
    # Battles and sieges
    | _kinds("battle", PLAIN, opens=True)
    | _kinds("hand-own uses-ability victories", SMALL, opens=True, follows=True)
    | _kinds("casualties", SMALL, opens=True, follows=True, run="casualties")
    | _kinds("battle-over", GREAT, opens=True, follows=True, run="over")
    | _kinds("besieges siege-lifted captures razes stronghold-lost surrenders dies line-ends", GREAT, follows=True)
    | _kinds("retreats retreats-home leaves unfortified defies-law defies-decree ransom", PLAIN, follows=True)
    | _kinds("forfeits", SMALL, follows=True)
    # Events, revolts and expeditions
    | _kinds("event", PLAIN, opens=True, follows=False)
    | _kinds("event-city event-noble event-baron", PLAIN, opens=True, follows=True, run="strikes")
    | _kinds("event-nothing event-cancelled", PLAIN, follows=True)
    | _kinds("pays-faith pool-short exhausted heals", SMALL, follows=True)
    | _kinds("miracle", PLAIN, opens=True, follows=True)
    | _kinds("gains-crowns loses-crowns gains-votes loses-votes gains-faith loses-faith", PLAIN, follows=True)
    | _kinds("recruits army-hit no-heir breached stronghold-breached fortified sunk fair-winds", PLAIN, follows=True)
    | _kinds("gains-influence loses-influence strips burns free", GREAT, follows=True)
    | _kinds("revolt", PLAIN, opens=True, follows=True)
    | _kinds("quells quells-faith", PLAIN, follows=True)
    | _kinds("starts expedition", PLAIN, opens=True)
    | _kinds("invests", SMALL, follows=True, run="invests")
    | _kinds("blesses", SMALL, follows=True)
    | _kinds("returns-crowns", SMALL, follows=True, run="returned")
    # The Assembly
    | _kinds("assembly", PLAIN, opens=True)
    | _kinds("votes", SMALL, follows=True, run="votes")
    | _kinds("absent order deputy", SMALL, follows=True)
    | _kinds("new-agendas adjourned", SMALL)
    | _kinds("proposes moot", PLAIN)
    | _kinds("declares", SMALL, opens=True, run="declares")
    | _kinds("breaks-tie", SMALL, opens=True, follows=True)
    | _kinds("elected passed rejected", GREAT, opens=True, follows=True)
    | _kinds("law charge office repealed decreed lifted banned unbanned refuses postponed", GREAT, follows=True)
    | _kinds("gives-up", PLAIN, follows=True)
    # Deals
    | _kinds("pact betrays slays-heir", GREAT)
    | _kinds("gives offers asks-price strikes withdraws declines-offer lapses pact-ends pledges releases", PLAIN)
)  # fmt: skip
KINDS |= but(KINDS, GAME, "besieges siege-lifted", holds=False)
KINDS |= but(KINDS, GAME, "battle-over", holds=False, fought=_fought)
"""How the events of Warrior Knights are told: every one of them on purpose."""
SUMS = frozenset(("income", "pays", "votes", "invests", "returned", "faith"))
"""Runs of every seat in turn, told as a number each: ``Ana 7 and Ben 3``."""

RESULTS = frozenset(f"{GAME}-{name}" for name in ("elected", "passed", "rejected"))
"""How a vote of the Assembly ended."""

WON = frozenset(("captures", "stronghold-lost"))
"""Deeds after which a board is due at once."""


def context(view: Any) -> dict[str, int]:
    """What sentences need of a view: whose every Noble is."""
    return {n.slug: n.seat for n in view.nobles}


def told(view: Any, events: Sequence[Event], voice: Voice, seat: int | None) -> list[Told]:
    """Events as lines; for a seat that may know them all, or for everybody."""
    teller = Teller(view, voice, seat)
    return tell(KINDS, events, teller.say, read=teller.read)


class Teller:
    """Tells events by what everybody knows of a position after them."""

    def __init__(self, view: Any, voice: Voice, seat: int | None) -> None:
        self.voice, self.own = voice, seat
        self._barons = view if isinstance(view, dict) else context(view)
        self._keys: frozenset[str] = frozenset()
        self._runs = by_runs(KINDS, self.say, self.join)

    def read(self, group: Sequence[Event]) -> list[str]:
        """The sentences of a line. What follows from a battle or an Event that another post told names it again; a vote
        begins with its result, which says what it was about."""
        self._keys = frozenset(event.key for event in group)
        results = [event for event in group if event.key in RESULTS]
        return self._runs([*results, *(event for event in group if event not in results)])

    def say(self, event: Event) -> str:
        """An event in words. A Noble whose Baron it does not name is told with that Baron, unless it is one's own:
        nobody knows all names."""
        params: dict[str, Any] = params_from(event.params)
        if isinstance(params.get("noble"), Piece) and not seats_in({k: v for k, v in params.items() if k != "loser"}):
            params["noble"] = Raw(self.noble(params["noble"]))
        return self.voice.say(event.key, params)

    def noble(self, noble: Piece) -> str:
        """A Noble, with its Baron where it is not one's own."""
        seat = self._barons.get(noble.slug)
        name = str(self.voice.term(GAME, noble))
        return name if seat is None or seat == self.own else f"{name} ({self.voice.seat(seat)})"

    def join(self, run: str, events: Sequence[Event], alone: bool) -> str:
        """Several events that belong together in a sentence."""
        same = [Event(e.key, params_from(e.params)) for e in events]
        if run in SUMS:
            return self._sums(run, same)
        make = {
            "cards": self._cards, "moves": self._moves, "influence": self._influence, "hires": self._hires,
            "casualties": self._casualties, "declares": self._declares,
        }.get(run)  # fmt: skip
        if make is not None:
            return make(same)
        if run in ("over", "strikes"):
            one = self._over if run == "over" else self._strikes
            return " ".join(map(one, same))
        if len(same) == 1 or run == "works":
            return " ".join(map(self.say, same))
        return self.text(run, what=[self._short(run, event) for event in same])

    def text(self, name: str, **params: Any) -> str:
        """A sentence of several events."""
        return self.voice.text(f"{GAME}-told-{name}", **params)

    def _term(self, event: Event, name: str) -> str:
        return str(self.voice.term(GAME, event.params[name]))

    def _short(self, run: str, event: Event) -> str:
        """What one of several events adds to their sentence."""
        params: dict[str, Any] = dict(event.params)
        if isinstance(params.get("noble"), Piece):
            params["noble"] = Raw(self.noble(params["noble"]))
        return self.voice.say(f"{GAME}-told-{run}-one", params)

    def _sums(self, run: str, events: Sequence[Event]) -> str:
        """What everybody gets or pays; nothing is told of who pays nothing beside others."""
        sums: dict[str, int] = {}
        for event in events:
            who = self._term(event, "seat")
            sums[who] = sums.get(who, 0) + int(event.params["n"])  # type: ignore[arg-type]
        some = {who: n for who, n in sums.items() if n} or sums
        return self.text(run, what=[f"{who} {n}" for who, n in some.items()])

    def _influence(self, events: Sequence[Event]) -> str:
        """What everybody gains, and has now."""
        found: dict[str, list[int]] = {}
        for event in events:
            gained = found.setdefault(self._term(event, "seat"), [0, 0])
            gained[0] += int(event.params["n"])  # type: ignore[arg-type]
            gained[1] = int(event.params["total"])  # type: ignore[arg-type]
        what = [self.text("influence-one", who=who, n=n, total=total) for who, (n, total) in found.items()]
        return self.text("influence", what=what)

    def _cards(self, events: Sequence[Event]) -> str:
        """Action cards as they are revealed, each with what it brings: ``Ana: **Rally Support** (2 Votes)``."""
        cards: list[tuple[str, list[str]]] = []
        for event in events:
            what = event.key.removeprefix(f"{GAME}-")
            if what == "reveals":
                cards.append((f"{self._term(event, 'seat')}: **{self._term(event, 'card')}**", []))
            elif what == "neutral":
                cards.append((self.text("cards-neutral", card=self._term(event, "card")), []))
            elif cards:
                cards[-1][1].append(self.voice.say(f"{GAME}-told-cards-{what}", event.params))
            else:
                cards.append((self.say(event).rstrip("."), []))
        said = " · ".join(f"{card} ({', '.join(brings)})" if brings else card for card, brings in cards)
        return f"{said[:1].upper()}{said[1:]}."

    def _moves(self, events: Sequence[Event]) -> str:
        """The ways of Nobles: ``Saffron (Dot) and Giallini (Dot): Ballin → Yarrow → Kovel``."""
        ways: dict[str, list[str]] = {}
        for event in events:
            by = event.params.get("areas", [])
            assert isinstance(by, list)
            way = ways.setdefault(self.noble(event.params["noble"]), [])  # type: ignore[arg-type]
            if not way or way[-1] != self._term(event, "area"):
                way.append(self._term(event, "area"))
            way += [*(str(self.voice.term(GAME, area)) for area in by), self._term(event, "to")]
        together: dict[str, list[str]] = {}
        for noble, way in ways.items():
            together.setdefault(" → ".join(way), []).append(noble)
        return "; ".join(f"{listing(self.voice.locale, who)}: {way}" for way, who in together.items()) + "."

    def _hires(self, events: Sequence[Event]) -> str:
        """Whom every Baron hires."""
        hired: dict[str, list[str]] = {}
        for event in events:
            hired.setdefault(self._term(event, "seat"), []).append(self._term(event, "troop"))
        lists = [f"{who} {listing(self.voice.locale, troops)}" for who, troops in hired.items()]
        return self.text("hires", what="; ".join(lists))

    def _casualties(self, events: Sequence[Event]) -> str:
        """What both sides lose, and how many hits were prevented."""
        what = [self._short("casualties" if e.params["inflicted"] else "unhurt", e) for e in events]
        return self.text("casualties", what="; ".join(what))

    def _declares(self, events: Sequence[Event]) -> str:
        """Who votes what for."""
        voices: dict[str, list[str]] = {}
        for event in events:
            voters = voices.setdefault(self._term(event, "voice"), [])
            voters.append(f"{self._term(event, 'seat')} {event.params['n']}")
        return " ".join(self.text("declares", voice=voice, what=who) for voice, who in voices.items())

    def _strikes(self, event: Event) -> str:
        """Whom an Event strikes; what it is called where it was drawn in another line."""
        if f"{GAME}-event" in self._keys or "event" not in event.params:
            return self.say(event)
        return self._short(event.key.replace(f"{GAME}-event", "strikes"), event)

    def _over(self, event: Event) -> str:
        """Who has won a battle; a siege that goes on was told when it was laid."""
        result, winner = event.params["result"], event.params.get("winner")
        if result == Word("result-siege-laid"):
            return ""
        if winner is None:
            return self.say(event)
        mine = SeatRef(self.own) if self.own is not None else None
        own = "-own" if winner == mine else "-lost" if mine in (event.params["seat"], event.params["foe"]) else ""
        head = self.text("field", area=self._term(event, "area"), seat=self._term(event, "seat"),
                         foe=self._term(event, "foe")) if f"{GAME}-battle" not in self._keys else ""  # fmt: skip
        won = self.text(f"victory{own}", winner=self._term(event, "winner"), result=self._term(event, "result"))
        return f"{head} {won}"


def board_key(view: Any) -> Any:
    """What brings a new board at the end of a phase: another pile, the upkeep, the first place of a turn that changes
    hands; so there are at most six in a turn, and cards are lines."""
    done = view.turns[-1].deeds if view.turns and view.turns[-1].turn == view.turn else []
    stage = "upkeep" if view.stage == "over" else "actions" if view.stage == "plan" else view.stage
    return view.turn, max(1, view.pile), stage, any(d.what in WON for d in done)
