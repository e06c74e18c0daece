"""Rewards for a beaten threat or Titan: sovereigns, bards, guild levels; the phantom's share (P8-P9, P18)."""

from __future__ import annotations

from engine.core import Action, Event, Refusal
from engine.xidit.board import CENTRAL, CITIES, INDEX, KINDS, REGIONS, SLUGS, TOWER, TRACKS
from engine.xidit.board import Threat as ThreatTile
from engine.xidit.board import Titan as TitanTile
from engine.xidit.phases.base import Choice, wrong_words
from engine.xidit.phases.plans import PAIRS, planned_bards
from engine.xidit.state import Bards, Phantom, Raise, Reward, XiditState, open_around, pay_out

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
    left = min(bards, state.players[seat].bards_left)
    state.frames.append(Bards(seat, left, plan, [0] * len(REGIONS)))


def _around(state: XiditState, seat: int) -> tuple[int, ...]:
    return open_around(state.seats, state.options.short)[state.players[seat].city]


class RewardPhase(Choice[Reward]):
    """Exactly two of the three kinds; bards only while some are left and a region around takes them."""

    step = "reward"
    verbs = ("reward",)

    def answers(self, state: XiditState, frame: Reward) -> list[Action]:
        if state.players[frame.seat].bards_left and _around(state, frame.seat):
            return list(REWARD.values())
        return [REWARD["sovereigns-guild"]]

    def refuse(self, state: XiditState, frame: Reward, action: Action) -> Refusal:
        if action in REWARD.values():
            return Refusal("xidit-no-bards-possible")
        return Refusal("xidit-no-pair")

    def act(self, state: XiditState, frame: Reward, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.pop()
        self._take(state, frame, action, events)

    def advance(self, state: XiditState, frame: Reward, events: list[Event]) -> bool:
        player = state.players[frame.seat]
        plan = player.plans[frame.step - 1]
        wish = plan.reward if plan is not None and plan.reward else player.standing.reward
        if wish == "ask":
            return True
        legal = self.answers(state, frame)
        state.frames.pop()
        self._take(state, frame, REWARD[wish] if REWARD[wish] in legal else legal[0], events)
        return False

    def _take(self, state: XiditState, frame: Reward, action: Action, events: list[Event]) -> None:
        seat = frame.seat
        player = state.players[seat]
        kinds = action.args
        events.append(
            Event("xidit-reward", {"seat": seat, "city": player.city, "kinds": [k for k in KINDS if k in kinds]})
        )
        if "sovereigns" in kinds:
            pay_out(state, seat, frame.sovereigns)
            events.append(Event("xidit-reward-sovereigns", {"seat": seat, "n": frame.sovereigns}))
        if "bards" in kinds:
            events.append(Event("xidit-reward-bards", {"seat": seat, "n": frame.bards}))
            plan = planned_bards(player.plans[frame.step - 1], _around(state, seat))
            send_bards(state, seat, frame.bards, plan)
        if "guild" in kinds:
            self._build(state, seat, frame.guild, events)

    def _build(self, state: XiditState, seat: int, levels: int, events: list[Event]) -> None:
        """Levels up to four on an own or a new guild; what does not fit stays in reserve (P9)."""
        player = state.players[seat]
        city = player.city
        params: dict[str, str | int | list[str] | list[int]] = {"seat": seat, "city": city, "n": levels}
        if state.owner[city] not in (-1, seat):
            events.append(Event("xidit-guild-occupied", {**params, "owner": state.owner[city]}))
            return
        built = min(levels, TOWER - state.levels[city], player.levels_left)
        if built:
            player.levels_left -= built
            state.owner[city] = seat
            state.levels[city] += built
        events.append(Event("xidit-reward-guild", {**params, "built": built, "levels": state.levels[city]}))
        if player.waiting:
            state.frames.append(Raise(seat))


class BardsPhase(Choice[Bards]):
    """Bards go to the open regions around the hero, one at a time when nothing else was laid down."""

    step = "bards"
    verbs = ("bard",)

    def answers(self, state: XiditState, frame: Bards) -> list[Action]:
        return [BARD[region] for region in _around(state, frame.seat)]

    def refuse(self, state: XiditState, frame: Bards, action: Action) -> Refusal:
        slug = action.args[0] if len(action.args) == 1 else None
        if not isinstance(slug, str) or slug not in INDEX:
            return wrong_words(action)
        return Refusal("xidit-no-region", {"region": slug, "city": state.players[frame.seat].city})

    def act(self, state: XiditState, frame: Bards, seat: int, action: Action, events: list[Event]) -> None:
        self._place(state, frame, INDEX[str(action.args[0])], 1)

    def advance(self, state: XiditState, frame: Bards, events: list[Event]) -> bool:
        around = _around(state, frame.seat)
        for slug, n in sorted(frame.plan.items()):
            self._place(state, frame, INDEX[slug], n)
        frame.plan.clear()
        if frame.left and len(around) == 1:
            self._place(state, frame, around[0], frame.left)
        if frame.left and around:
            wish = state.players[frame.seat].standing.bards
            if wish == "ask":
                return True
            self._by_wish(state, frame, wish, around)
        state.frames.pop()
        self._announce(frame, events)
        return False

    def _by_wish(self, state: XiditState, frame: Bards, wish: str, around: tuple[int, ...]) -> None:
        """``richest``: all where the first prize is highest; ``even``: round and round from there; ``bastion``."""
        rich = sorted(around, key=lambda r: (-REGIONS[r].first, r))
        if wish == "even":
            while frame.left:
                for region in rich:
                    self._place(state, frame, region, 1)
        else:
            self._place(state, frame, CENTRAL if wish == "bastion" and CENTRAL in around else rich[0], frame.left)

    def _place(self, state: XiditState, frame: Bards, region: int, n: int) -> None:
        n = min(n, frame.left)
        frame.left -= n
        frame.placed[region] += n
        state.players[frame.seat].bards_left -= n
        state.bards[region][frame.seat] += n

    def _announce(self, frame: Bards, events: list[Event]) -> None:
        """Everybody hears of the open regions, only the owner of the Bastion."""
        seat = frame.seat
        if not any(frame.placed):
            events.append(Event("xidit-no-bards", {"seat": seat}))
        for region, n in enumerate(frame.placed):
            if n and region != CENTRAL:
                events.append(Event("xidit-bards", {"seat": seat, "region": SLUGS[region], "n": n}))
        if frame.placed[CENTRAL]:
            params: dict[str, str | int | list[str] | list[int]] = {"seat": seat, "n": frame.placed[CENTRAL]}
            events.append(Event("xidit-bards-bastion", params, audience=(seat,)))


class RaisePhase(Choice[Raise]):
    """A waiting level goes onto an own guild below four as soon as there is one (P14)."""

    step = "raise"
    verbs = ("raise",)

    def answers(self, state: XiditState, frame: Raise) -> list[Action]:
        return [RAISE[c] for c, n in enumerate(state.levels) if state.owner[c] == frame.seat and n < TOWER]

    def refuse(self, state: XiditState, frame: Raise, action: Action) -> Refusal:
        city = action.args[0] if len(action.args) == 1 else None
        if not isinstance(city, int) or not 1 <= city <= CITIES:
            return wrong_words(action)
        return Refusal("xidit-no-guild", {"city": city})

    def act(self, state: XiditState, frame: Raise, seat: int, action: Action, events: list[Event]) -> None:
        city = action.args[0]
        assert isinstance(city, int)
        state.players[seat].waiting -= 1
        state.levels[city] += 1
        events.append(Event("xidit-raised", {"seat": seat, "city": city, "levels": state.levels[city]}))

    def advance(self, state: XiditState, frame: Raise, events: list[Event]) -> bool:
        player = state.players[frame.seat]
        while player.waiting:
            answers = self.answers(state, frame)
            if not answers:
                events.append(Event("xidit-level-waits", {"seat": frame.seat, "n": player.waiting}))
                break
            if len(answers) > 1:
                return True
            self.act(state, frame, frame.seat, answers[0], events)
        state.frames.pop()
        return False


class PhantomPhase(Choice[Phantom]):
    """Whoever has beaten a threat or a Titan raises one track of the phantom (P18)."""

    step = "phantom"
    verbs = ("phantom",)

    def answers(self, state: XiditState, frame: Phantom) -> list[Action]:
        return list(PHANTOM)

    def refuse(self, state: XiditState, frame: Phantom, action: Action) -> Refusal:
        return wrong_words(action)

    def act(self, state: XiditState, frame: Phantom, seat: int, action: Action, events: list[Event]) -> None:
        track = str(action.args[0])
        state.frames.pop()
        state.phantom[TRACKS.index(track)] += 1
        points = state.phantom[TRACKS.index(track)]
        events.append(Event("xidit-phantom-raised", {"seat": seat, "track": track, "n": points}))

    def advance(self, state: XiditState, frame: Phantom, events: list[Event]) -> bool:
        wish = state.players[frame.seat].standing.phantom
        if wish == "ask":
            return True
        self.act(state, frame, frame.seat, PHANTOM[TRACKS.index(wish)], events)
        return False
