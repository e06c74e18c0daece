"""Rare positions: few and odd pieces in rare places, put together by a seed, and played on."""

from __future__ import annotations

import random

from engine.core import Action, Event, blocking
from engine.fief.board import ally_of, nobles_at, reserve
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CATAPULT,
    CITIES_OF,
    CITY,
    CITY_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    MAN,
    MERCENARIES,
    NOBLE,
    NOBLES,
    NONE,
    PORTS,
    REGION_IDS,
    REGION_OF,
    RELICS,
    ROADS,
    SHERWOOD_LINKS,
    TROOPS,
    UNIT_IDS,
    N,
    is_disaster,
)
from engine.fief.rules import FIEF
from engine.fief.state.state import INSIDE, FiefState, Orders, Over, Round, seat_of
from tests.engine.fief.board import Board
from tests.engine.fief.invariants import check, check_events
from tests.engine.fief.play import lively

STAGES = (
    "court", "discard", "fate", "play", "eve", "income", "purse", "buy", "move", "raid", "battle", "pillage", "dusk",
    "close",
)  # fmt: skip
FORTS = ("fortress", "walled")
BUILT = ("", "", "fortress", "walled")


class Odd:
    """A position in the making."""

    def __init__(self, seed: int, seats: int) -> None:
        self.rng = random.Random(f"rare {seats} {seed}")
        self.board = Board().position(
            seats, number=self.rng.choice((1, 2, 3, 4, 5, 6, 7)), first=self.rng.randrange(seats),
            purse=self.rng.choice((0, 1, 4, 40)),
        )  # fmt: skip
        self.state = self.board.state
        self.cities = self.rng.sample(CITY_IDS, self.rng.choice((1, 2, 4, len(CITY_IDS))))
        self.names = self.rng.sample(NOBLES, len(NOBLES))
        self.alive: list[int] = []

    def maybe(self, chance: float) -> bool:
        """Whether something is so."""
        return self.rng.random() < chance

    def out(self, city: str) -> str:
        """A site of a city: inside, on a road, at the quay, where the bandits' path comes out."""
        sites = ["", *(CITY_IDS[c] for c in ROADS[CITY[city]])]
        sites += ["sea"] * (CITY[city] in PORTS) + ["forest"] * (CITY[city] in SHERWOOD_LINKS)
        return self.rng.choice(sites)

    def made(self) -> FiefState:
        """The whole of it."""
        for part in (
            self.towns, self.people, self.troops, self.owners, self.church, self.titles, self.matches, self.crowns,
            self.captives, self.hosts, self.sieges, self.keepsakes, self.cards, self.orders,
        ):  # fmt: skip
            part()
        return self.state

    def towns(self) -> None:
        """Buildings and mills anywhere, as many as there are."""
        forts = 0
        for cities in CITIES_OF:
            walled = False
            for city in cities:
                town = self.state.towns[city]
                word = self.rng.choice(BUILT if forts < N.forts else ("",))
                if word == "walled" and (walled or self.maybe(0.5)):
                    word = "fortress"
                walled = walled or word == "walled"
                forts += word in FORTS
                town.building = word
                town.mill = self.maybe(0.3) and sum(t.mill for t in self.state.towns) < N.mills
        if self.maybe(0.3):
            self.rng.choice(self.state.towns).building = "royal-fortress"

    def people(self) -> None:
        """No Noble, or up to three, of each family; some dead."""
        for family in range(self.state.families):
            for _ in range(self.rng.choice((0, 1, 1, 2, 3))):
                city = self.rng.choice(self.cities)
                self.alive.append(self.board.noble(self.names.pop(), family, city, out=self.out(city)))
        for _ in range(self.rng.choice((0, 0, 3, len(self.names)))):
            n = NOBLE[self.names.pop()]
            self.state.characters.remove(n)
            self.state.nobles[n].gone = True

    def troops(self) -> None:
        """None, a few, or the whole reserve at one place."""
        for family in range(self.state.families):
            for _ in range(self.rng.choice((0, 1, 1, 3))):
                city = self.rng.choice(self.cities)
                all_of_it = self.maybe(0.2)
                where = self.out(city)
                for kind in (*TROOPS[:2], *range(len(UNIT_IDS))):
                    left = reserve(self.state, family, kind) if UNIT_IDS[kind] != "crossbow" else 0
                    count = left if all_of_it else self.rng.randint(0, min(2, left)) if self.maybe(0.4) else 0
                    if count > 0:
                        self.board.put(family, city, {UNIT_IDS[kind]: count}, out=where)

    def owners(self) -> None:
        """One family controls everything, or whoever is there, or others."""
        if self.maybe(0.2):
            family = self.rng.randrange(self.state.families)
            for town in self.state.towns:
                town.control = family
        for town in self.state.towns:
            if self.maybe(0.1):
                town.control = self.rng.randrange(-1, self.state.families)
            if self.maybe(0.1):
                town.quiet = list(range(self.state.families))
                town.feuds = [sorted(self.rng.sample(range(self.state.families), 2))]
            town.won = self.maybe(0.1)

    def church(self) -> None:
        """Prelates and abbesses, with their abbeys standing or not."""
        for n in self.alive:
            if MAN[n] and self.maybe(0.25):
                free = [d for d in range(len(DISTRICTS)) if self.state.sees[d] < 0]
                if free:
                    self.board.prelate(NOBLES[n], DISTRICT_IDS[self.rng.choice(free)])
            elif not MAN[n] and self.maybe(0.3):
                free = [a for a in range(len(ABBESSES)) if self.state.veils[a] < 0]
                open_towns = [c for c, t in enumerate(self.state.towns) if not t.building]
                if free and open_towns:
                    city = CITY_IDS[self.rng.choice(open_towns)] if self.maybe(0.7) else ""
                    self.board.abbess(NOBLES[n], free[0], city, self.rng.choice(("abbey", "royal-abbey")))

    def titles(self) -> None:
        """Every fief one Noble's, or some of them somebody's."""
        if not self.alive:
            return
        one = self.rng.choice(self.alive)
        chance = self.rng.choice((0, 0.3, 1))
        for region in range(len(REGION_IDS)):
            if self.maybe(chance):
                self.state.fiefs[region] = one if self.maybe(0.5) else self.rng.choice(self.alive)
            elif self.maybe(0.2):
                self.state.dormant[region] = self.rng.randrange(self.state.families)

    def matches(self) -> None:
        """Marriages between families that have none yet."""
        state = self.state
        for n in self.alive:
            for other in self.alive:
                a, b = state.nobles[n], state.nobles[other]
                fits = MAN[n] and not MAN[other] and a.family != b.family and state.seats != 3
                seats = state.seats == 4 or seat_of(state, a.family) == seat_of(state, b.family)
                lay = not {n, other} & {*state.sees, *state.veils}
                single = max(ally_of(state, a.family), ally_of(state, b.family)) < 0
                if fits and seats and lay and single and self.maybe(0.5):
                    self.board.wed(NOBLES[n], NOBLES[other])

    def crowns(self) -> None:
        """A Sovereign with a spouse, a widow, a Prince who may be a bishop, Garters, heretics."""
        state = self.state
        if self.alive and self.maybe(0.5):
            n = self.rng.choice(self.alive)
            spouse = state.nobles[n].spouse
            queen = spouse if spouse >= 0 and MAN[n] else NONE
            self.board.crown(NOBLES[n], NOBLES[queen] if queen >= 0 else "", guards=self.rng.choice((0, 1, 2)))
        others = [n for n in self.alive if n not in (state.sovereign, state.queen)]
        if others and self.maybe(0.3):
            prince = self.rng.choice(others)
            state.nobles[prince].prince = MAN[prince]
        if others and state.queen < 0 and self.maybe(0.2):
            widow = self.rng.choice(others)
            if not MAN[widow]:
                state.queen, state.nobles[widow].guards = widow, self.rng.choice((0, 2))
        for n in self.alive:
            who = state.nobles[n]
            who.heresy = self.maybe(0.2) and sum(w.heresy for w in state.nobles) < N.heresies
            if n in state.fiefs and state.garters and self.maybe(0.2):
                who.garter = True
                state.garters -= 1
            if state.servants and self.maybe(0.6):
                who.servant = state.servants.pop(self.rng.randrange(len(state.servants)))

    def captives(self) -> None:
        """Nobody, somebody, or everybody but one is held."""
        chance = self.rng.choice((0, 0, 0.3, 1))
        if not self.alive:
            return
        captor = self.rng.choice(self.alive)
        for n in self.alive:
            if n != captor and self.maybe(chance):
                mine = self.state.nobles[n].family == self.state.nobles[captor].family
                self.board.hold(NOBLES[n], "sherwood" if mine or self.maybe(0.2) else NOBLES[captor])
                self.state.nobles[n].guards = 0

    def hosts(self) -> None:
        """Invaders: none, leaders alone, infantry alone, all four armies, some behind walls for good."""
        for _ in range(self.rng.choice((0, 0, 1, N.armies))):
            city = self.rng.choice(self.cities)
            walled = self.state.towns[CITY[city]].building == "walled"
            empty = not any(w.place == CITY[city] for w in self.state.nobles) and walled
            leader = self.maybe(0.8)
            number = self.board.army(
                city, self.rng.choice((0, 1, 5)) if leader else 2, leader=leader,
                out="" if empty else self.out(city), stays=empty and leader,
            )  # fmt: skip
            if empty and leader:
                self.state.towns[CITY[city]].control = NONE
                self.state.fiefs[REGION_OF[CITY[city]]] = NONE
            held = [n for n in self.alive if self.state.nobles[n].captor == NONE]
            if leader and len(held) > 1 and self.maybe(0.3):
                n = self.rng.choice(held)
                if not any(w.captor == n for w in self.state.nobles):
                    self.board.hold(NOBLES[n], f"army-{number}")
                    self.state.nobles[n].guards = 0

    def sieges(self) -> None:
        """Whoever stands before walls may besiege them, wherever there is a catapult for it."""
        state = self.state
        for city, town in enumerate(state.towns):
            before = [n for n in nobles_at(state, city) if state.nobles[n].site != INSIDE]
            if town.building and before and self.maybe(0.6):
                family = state.nobles[before[0]].family
                if family != town.control and reserve(state, family, CATAPULT) > 0:
                    self.board.town(CITY_IDS[city], siege=family)

    def keepsakes(self) -> None:
        """Relics and the sword with one Noble, in cities, or lost."""
        state = self.state
        free = [n for n in self.alive if state.nobles[n].captor == NONE]
        one = self.rng.choice(free) if free else NONE
        for slug in RELICS:
            if one >= 0 and self.maybe(0.4):
                self.board.relic(slug, NOBLES[one])
            elif self.maybe(0.7):
                self.board.relic(slug, city=self.rng.choice(CITY_IDS), known=self.maybe(0.5))
        if one >= 0 and self.maybe(0.3):
            self.board.sword(NOBLES[one])
        elif self.maybe(0.7):
            self.board.sword(city=self.rng.choice(CITY_IDS))
        state.gift = self.rng.randrange(-1, state.families)

    def cards(self) -> None:
        """Hands, slots, Disasters and Fortunes in the seas, decks that are out."""
        state = self.state
        for deck in (state.characters, state.fortunes):
            self.rng.shuffle(deck)
        for _ in range(self.rng.choice((0, 3, 9))):
            if not state.fortunes:
                break
            card = state.fortunes.pop()
            region = self.rng.randrange(len(REGION_IDS))
            here = [CARDS[c] for c in state.weather[region]]
            if CARDS[card] in here or not (is_disaster(card) or CARDS[card] in ("harvest", "fair-weather")):
                state.fortunes.insert(0, card)
                continue
            state.weather[region].append(card)
            if state.round > 1 and self.maybe(0.8):
                state.settled[region].append(card)
        for seat in range(state.seats):
            for _ in range(self.rng.choice((0, 1, 3))):
                deck = self.rng.choice((state.characters, state.fortunes))
                held = next((c for c in reversed(deck) if not is_disaster(c)), None)
                if held is not None:
                    deck.remove(held)
                    state.hands[seat].append(held)
            state.hands[seat].sort()
        for family in range(state.families):
            cards = [c for c in state.characters if c in MERCENARIES or CARDS[c].startswith("burgher")]
            if cards and self.maybe(0.4):
                state.slots[family] = self.rng.choice(cards)
                state.characters.remove(state.slots[family])
            state.treasures[family] = self.rng.randrange(N.treasures + 1)
            state.pigeons[family] = self.rng.randrange(N.pigeons + 1)
        if self.maybe(0.3):
            state.character_discards[:], state.characters[:] = state.characters[:], []
        if self.maybe(0.2):
            state.aside += state.characters + state.character_discards
            state.characters.clear()
            state.character_discards.clear()
        if self.maybe(0.3):
            state.fortune_discards[:], state.fortunes[:] = state.fortunes[:], []
        while state.fortunes and len(state.track) < 3 and self.maybe(0.6) and is_disaster(state.fortunes[0]):
            state.track.append(state.fortunes.pop(0))

    def orders(self) -> None:
        """Seats that are asked for everything, and seats that are asked as little as can be."""
        for seat in range(self.state.seats):
            if self.maybe(0.5):
                self.state.orders[seat] = Orders()
            self.state.orders[seat].windows = self.rng.choice(("pass", "ask"))


def rare(seed: int, seats: int) -> FiefState:
    """A rare position, at the beginning of some stage."""
    odd = Odd(seed, seats)
    state = odd.made()
    state.frames[:] = [Round(odd.rng.choice(STAGES))]
    odd.board.run()
    return state


def play_on(state: FiefState, rng: random.Random, most: int) -> int:
    """Random play from a position, what holds everywhere checked after each action, each default tried whole now and
    then; how many actions it took."""
    count = 0
    while FIEF.outcome(state) is None and count < most:
        prompts = FIEF.prompts(state)
        waiting = blocking(prompts)
        assert waiting, "nobody is asked"
        seat = rng.choice(sorted(waiting))
        prompt = rng.choice(waiting[seat])
        if rng.random() < 0.05:
            seat = rng.choice(sorted(prompts))
            prompt = rng.choice(prompts[seat])
        assert not prompt.blocks or prompt.default, f"silence means nothing: {prompt.id}"
        for action in prompt.default if rng.random() < 0.1 else [lively(rng, FIEF, state, seat, prompt)]:
            events = FIEF.apply(state, seat, action)
            check(state)
            check_events(state, events)
            count += 1
    return count


def silence(state: FiefState, most: int = 3000) -> None:
    """Everybody stays silent: what that means is legal to its last act, and leads to the end of the round."""
    round_, count = state.round, 0
    while not isinstance(state.frames[-1], Over) and state.round == round_:
        waiting = blocking(FIEF.prompts(state))
        assert waiting, "nobody is asked"
        seat = min(waiting)
        for action in waiting[seat][0].default:
            hear(state, seat, action)
        count += 1
        assert count < most, "silence does not lead on"


def hear(state: FiefState, seat: int, action: Action) -> list[Event]:
    """An action of a default, which may not be refused."""
    assert FIEF.why_not(state, seat, action) is None, (str(action), FIEF.why_not(state, seat, action))
    events = FIEF.apply(state, seat, action)
    check(state)
    return events
