"""Rewards for a beaten threat or Titan: sovereigns, bards, guild levels; the phantom's share (P8-P9, P18)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Place, Refusal, SeatRef, Word, places, words
from engine.xidit.analysis import growing, least, open_regions, rich, room, safest, send, sent, wasteful
from engine.xidit.board import CENTRAL, CITIES, INDEX, KINDS, REGIONS, SLUGS, TOWER, TRACKS
from engine.xidit.board import Threat as ThreatTile
from engine.xidit.board import Titan as TitanTile
from engine.xidit.phases.base import REFUSE, Question, no_city
from engine.xidit.phases.plans import no_bards, no_region, planned_bards
from engine.xidit.standing import PAIRS
from engine.xidit.state import Bards, Census, Phantom, Raise, Reward, XiditState, pay_out

REWARD = {pair: Action("reward", tuple(pair.split("-"))) for pair in PAIRS}
BARD = tuple(Action("bard", (slug,)) for slug in SLUGS)
PHANTOM = tuple(Action("phantom", (track,)) for track in TRACKS)
RAISE = tuple(Action("raise", (city,)) for city in range(CITIES + 1))


def offer(state: XiditState, seat: int, step: int, tile: ThreatTile | TitanTile) -> None:
    """Lay the frames of a reward: first the two kinds, then (three seats) the phantom."""
    if state.phantom:
        state.frames.append(Phantom(seat))
    state.frames.append(Reward(seat, step, tile.sovereigns, tile.bards, tile.guild))


def send_bards(state: XiditState, seat: int, bards: int, plan: dict[str, int]) -> None:
    """Lay the frame in which a seat places up to ``bards`` bards, as far as it has them."""
    player = state.players[seat]
    left = sent(state, player, player.city, bards)
    state.frames.append(Bards(seat, left, plan, [0] * len(REGIONS)))


class RewardPhase(Question[Reward]):
    """Exactly two of the three kinds; bards only while some are left and a region around takes them."""

    step = "reward"
    verbs = frozenset({"reward"})

    def answers(self, state: XiditState, frame: Reward) -> list[Action]:
        player = state.players[frame.seat]
        if sent(state, player, player.city, 1):
            return list(REWARD.values())
        return [REWARD["sovereigns-guild"]]

    def refuse(self, state: XiditState, frame: Reward, action: Action) -> Refusal:
        if action in REWARD.values():
            player = state.players[frame.seat]
            return no_bards(player, player.city)
        return Refusal("xidit-no-pair")

    def default(self, state: XiditState, frame: Reward) -> tuple[Action, ...]:
        """The two of which the seat has least."""
        player = state.players[frame.seat]
        return (REWARD[least(state, player, frame.seat, player.city)],)

    def told(self, state: XiditState, frame: Reward) -> Params:
        player = state.players[frame.seat]
        return {
            "city": Place(player.city),
            "sovereigns": frame.sovereigns,
            "bards": frame.bards,
            "guild": frame.guild,
            "room": room(state, player, frame.seat, player.city),
        }

    def act(self, state: XiditState, frame: Reward, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.pop()
        self._take(state, frame, action, events)

    def advance(self, state: XiditState, frame: Reward, events: list[Event]) -> bool:
        seat, player = frame.seat, state.players[frame.seat]
        wish: str = player.plan_of(frame.step).reward or player.standing.reward
        if wish == "ask":
            return True
        if wish != "least" and wasteful(state, player, seat, player.city, wish):
            if player.standing.instead == "ask":
                return True
            wish = "least"
        wish = least(state, player, seat, player.city) if wish == "least" else wish
        legal = self.answers(state, frame)
        state.frames.pop()
        self._take(state, frame, REWARD[wish] if REWARD[wish] in legal else legal[0], events)
        return False

    def _take(self, state: XiditState, frame: Reward, action: Action, events: list[Event]) -> None:
        seat = frame.seat
        player = state.players[seat]
        kinds = action.args
        who = SeatRef(seat)
        told: Params = {"seat": who, "city": Place(player.city), "kinds": words(k for k in KINDS if k in kinds)}
        events.append(Event("xidit-reward", told))
        if "sovereigns" in kinds:
            paid = pay_out(state, seat, frame.sovereigns)
            events.append(Event("xidit-reward-sovereigns", {"seat": who, "n": paid}))
        if "bards" in kinds:
            events.append(Event("xidit-reward-bards", {"seat": who, "n": frame.bards}))
            plan = planned_bards(player.plan_of(frame.step), open_regions(state, player.city))
            send_bards(state, seat, frame.bards, plan)
        if "guild" in kinds:
            self._build(state, seat, frame.guild, events)

    def _build(self, state: XiditState, seat: int, levels: int, events: list[Event]) -> None:
        """Levels up to four on an own or a new guild; what does not fit stays in reserve (P9)."""
        player = state.players[seat]
        city = player.city
        told: Params = {"seat": SeatRef(seat), "city": Place(city), "n": levels}
        if state.owner[city] not in (-1, seat):
            events.append(Event("xidit-guild-occupied", {**told, "owner": SeatRef(state.owner[city])}))
            return
        built = min(levels, room(state, player, seat, city))
        if built:
            player.levels_left -= built
            state.owner[city] = seat
            state.levels[city] += built
        events.append(Event("xidit-reward-guild", {**told, "built": built, "levels": state.levels[city]}))
        if player.waiting:
            state.frames.append(Raise(seat))


class BardsPhase(Question[Bards]):
    """Bards go to the open regions around the hero, one at a time when nothing else was laid down."""

    step = "bards"
    verbs = frozenset({"bard"})

    def answers(self, state: XiditState, frame: Bards) -> list[Action]:
        return [BARD[region] for region in self._around(state, frame)]

    def refuse(self, state: XiditState, frame: Bards, action: Action) -> Refusal:
        slug = action.args[0] if len(action.args) == 1 else None
        if slug not in INDEX:
            return REFUSE.words(action)
        return no_region(state, state.hero_city(frame.seat), str(slug))

    def default(self, state: XiditState, frame: Bards) -> tuple[Action, ...]:
        """They are spread evenly, the richest region first."""
        spread = send("even", self._around(state, frame), frame.left)
        return tuple(BARD[region] for region, n in spread for _ in range(n))

    def told(self, state: XiditState, frame: Bards) -> Params:
        here = self._around(state, frame)
        return {
            "n": frame.left,
            "city": Place(state.players[frame.seat].city),
            "regions": places(SLUGS[r] for r in rich(here)),
        }

    def act(self, state: XiditState, frame: Bards, seat: int, action: Action, events: list[Event]) -> None:
        self._place(state, frame, INDEX[str(action.args[0])], 1)

    def advance(self, state: XiditState, frame: Bards, events: list[Event]) -> bool:
        here = self._around(state, frame)
        for slug, n in frame.plan.items():
            self._place(state, frame, INDEX[slug], n)
        frame.plan.clear()
        if frame.left and len(here) == 1:
            self._place(state, frame, here[0], frame.left)
        if frame.left and here:
            standing = state.players[frame.seat].standing
            wish = standing.prize if isinstance(state.frames[0], Census) else standing.bards
            if wish == "ask":
                return True
            for region, n in send(wish, here, frame.left):
                self._place(state, frame, region, n)
        state.frames.pop()
        self._announce(state, frame, events)
        return False

    def _around(self, state: XiditState, frame: Bards) -> tuple[int, ...]:
        return open_regions(state, state.hero_city(frame.seat))

    def _place(self, state: XiditState, frame: Bards, region: int, n: int) -> None:
        n = min(n, frame.left)
        frame.left -= n
        frame.placed[region] += n
        state.players[frame.seat].bards_left -= n
        state.bards[region][frame.seat] += n

    def _announce(self, state: XiditState, frame: Bards, events: list[Event]) -> None:
        """Everybody hears of the open regions, and why none is sent; only the owner of the Bastion."""
        seat = SeatRef(frame.seat)
        if not any(frame.placed):
            city, shut = state.players[frame.seat].city, not self._around(state, frame)  # how many are left is secret
            events.append(Event("xidit-no-bards", {"seat": seat, "city": Place(city), "shut": int(shut)}))
        for region, n in enumerate(frame.placed):
            if n and region != CENTRAL:
                events.append(Event("xidit-bards", {"seat": seat, "region": Place(SLUGS[region]), "n": n}))
        if frame.placed[CENTRAL]:
            told: Params = {"seat": seat, "n": frame.placed[CENTRAL]}
            events.append(Event("xidit-bards-bastion", told, audience=(frame.seat,)))


class RaisePhase(Question[Raise]):
    """A waiting level goes onto an own guild below four as soon as there is one (P14)."""

    step = "raise"
    verbs = frozenset({"raise"})

    def answers(self, state: XiditState, frame: Raise) -> list[Action]:
        return [RAISE[city] for city in sorted(growing(state, frame.seat))]

    def refuse(self, state: XiditState, frame: Raise, action: Action) -> Refusal:
        city = action.args[0] if len(action.args) == 1 else None
        if not isinstance(city, int):
            return REFUSE.words(action)
        if not 1 <= city <= CITIES:
            return no_city(city)
        cities = places(sorted(growing(state, frame.seat)))
        if state.owner[city] == frame.seat:
            return Refusal("xidit-no-guild-full", {"city": Place(city), "most": TOWER, "cities": cities})
        return Refusal("xidit-no-guild", {"city": Place(city), "cities": cities})

    def default(self, state: XiditState, frame: Raise) -> tuple[Action, ...]:
        """The fullest guilds are built up first."""
        spots = [city for city in growing(state, frame.seat) for _ in range(TOWER - state.levels[city])]
        return tuple(RAISE[city] for city in spots[: state.players[frame.seat].waiting])

    def told(self, state: XiditState, frame: Raise) -> Params:
        return {"n": state.players[frame.seat].waiting}

    def act(self, state: XiditState, frame: Raise, seat: int, action: Action, events: list[Event]) -> None:
        city = action.args[0]
        assert isinstance(city, int)
        state.players[seat].waiting -= 1
        state.levels[city] += 1
        told: Params = {"seat": SeatRef(seat), "city": Place(city), "levels": state.levels[city]}
        events.append(Event("xidit-raised", told))

    def advance(self, state: XiditState, frame: Raise, events: list[Event]) -> bool:
        player = state.players[frame.seat]
        while player.waiting:
            guilds = growing(state, frame.seat)
            if not guilds:
                events.append(Event("xidit-level-waits", {"seat": SeatRef(frame.seat), "n": player.waiting}))
                break
            if len(guilds) > 1 and player.standing.level == "ask":
                return True
            self.act(state, frame, frame.seat, RAISE[guilds[0]], events)
        state.frames.pop()
        return False


class PhantomPhase(Question[Phantom]):
    """Whoever has beaten a threat or a Titan raises one track of the phantom (P18)."""

    step = "phantom"
    verbs = frozenset({"phantom"})

    def answers(self, state: XiditState, frame: Phantom) -> list[Action]:
        return list(PHANTOM)

    def refuse(self, state: XiditState, frame: Phantom, action: Action) -> Refusal:
        return REFUSE.words(action)

    def default(self, state: XiditState, frame: Phantom) -> tuple[Action, ...]:
        """The track on which the seat is farthest ahead of it."""
        return (PHANTOM[TRACKS.index(safest(state, state.players[frame.seat], frame.seat))],)

    def told(self, state: XiditState, frame: Phantom) -> Params:
        return {**state.phantom_points()}

    def act(self, state: XiditState, frame: Phantom, seat: int, action: Action, events: list[Event]) -> None:
        track = str(action.args[0])
        state.frames.pop()
        state.phantom[TRACKS.index(track)] += 1
        points = state.phantom[TRACKS.index(track)]
        events.append(Event("xidit-phantom-raised", {"seat": SeatRef(seat), "track": Word(track), "n": points}))

    def advance(self, state: XiditState, frame: Phantom, events: list[Event]) -> bool:
        player = state.players[frame.seat]
        wish = player.standing.phantom
        if wish == "ask":
            return True
        track = safest(state, player, frame.seat) if wish == "safest" else wish
        self.act(state, frame, frame.seat, PHANTOM[TRACKS.index(track)], events)
        return False
