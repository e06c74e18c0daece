"""Fief in the tests of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.ui.ids import Id
from engine.core import Action
from engine.fief.game_data import N
from tests.e2e.campaign import Campaign
from tests.e2e.clients import SELECT, Answered, does, leading, parts
from tests.e2e.fief_luck import PROVED, begin, proofs, turn, wanted
from tests.e2e.fief_script import Past, beside, choose
from tests.e2e.playing import SOAKING, Playing, Way
from tests.e2e.roses_playing import RosesPlaying
from tests.support.sandbox import Json

KILLS_BEFORE, KILLS_A_ROUND = 2, 1.6
ENOUGH = 3
"""Rounds that the suite plays at least."""
RIDE = ("lead", "go")
"""What a choice of a goal on the panel begins and ends with."""


class FiefPlaying(Playing):
    """Four people, seven rounds, by the script of ``fief_script``. Two of them play by panel most of the time, the
    others mostly by commands."""

    game = "fief"
    seats = 4
    kills = 14
    least = 10
    posts = 35
    seen = frozenset(
        {"settle", "discard", "plan", "seal", "done", "lead", "go", "buy", "order",
         *(("serve", "take", "halt", "title", "court", "spurn", "marry", "ready", "pass", "draft-give", "draft-want",
            "offer", "decline") if SOAKING else ())}
    )  # fmt: skip
    told = frozenset({"fief-deal-offered", "fief-heresy", "fief-won"} if SOAKING else ())
    luck = "england190"
    """A seed with which the script proves everything: ``python -m tests.e2e.fief_luck 4``."""
    early = PROVED - {"alliance", "all rounds"}
    """What is proved by then in the rounds that the suite plays."""
    chapters = tuple(f"Round {number}" for number in range(2, N.first_victory + 1))

    def enough(self, campaign: Campaign) -> bool:
        """In the suite the rounds in which all are settled and ride out."""
        return not SOAKING and campaign.mirror.state.round > ENOUGH and self.seen <= campaign.verbs

    def due(self, state: Any) -> float:
        return KILLS_BEFORE + KILLS_A_ROUND * float(state.round)

    def lacks(self, campaign: Campaign) -> set[str]:
        """Also what such a game is there to prove."""
        mirror = campaign.mirror
        proved = proofs(mirror.state, [event for _, event in mirror.told])
        return super().lacks(campaign) | ((wanted(self.seats) if SOAKING else self.early) - proved)

    def turn(self, campaign: Campaign) -> int:
        return turn(campaign.mirror.state, list(campaign.mirror.asked()))

    async def begin(self, campaign: Campaign) -> None:
        for seat, orders in begin(self.seats):
            await campaign.do(seat, orders)

    def decide(self, campaign: Campaign, seat: int) -> list[list[Action]]:
        mirror = campaign.mirror
        return [choose(mirror.state, seat, mirror.asked()[seat], Past(mirror.told))]

    def beside(self, campaign: Campaign) -> tuple[int, list[Action]] | None:
        mirror = campaign.mirror
        return beside(mirror.state, Past(mirror.told), mirror.allows)

    def ways(self, campaign: Campaign, seat: int, actions: list[Action]) -> list[Way]:
        ways: list[Way] = []
        prompt = campaign.mirror.asked().get(seat)
        here = prompt is not None and actions[0] in prompt.actions
        meant = command(actions, prompt.step if prompt is not None and here else "")
        person = campaign.people[seat]
        if meant is not None:
            path, options = meant
            often = 2 if seat % 2 else 1
            ways += [("fief", lambda: person.use(f"fief {path}", channel=campaign.thread, **options))] * often
        if here and by_one_choice(actions):
            ways += [("panel", lambda: self.by_clicks(campaign, seat, actions))] * (1 if seat % 2 else 3)
        return ways

    @staticmethod
    async def by_clicks(campaign: Campaign, seat: int, actions: list[Action]) -> Answered:
        """From the first screen of the panel through lists and pages to the action, or to the goal of a ride."""
        person = campaign.people[seat]
        message = await RosesPlaying.first_screen(campaign, seat)
        wanted = str(actions[-1])
        seen: set[tuple[str, str | None]] = set()
        while True:
            found = riding(message, actions) if len(actions) > 1 else does(message, wanted)
            if found is not None:
                return await person.press(message, *found)
            further = next((o for o in openers(message, actions) if (o[0]["custom_id"], o[1]) not in seen), None)
            assert further is not None, f"the panel does not lead to {actions}"
            seen.add((further[0]["custom_id"], further[1]))
            message = (await person.press(message, *further)).message


class FiefPairPlaying(FiefPlaying):
    """Two people with two families each: those of the one marry each other and are handed the cities of the rest."""

    seats = 2
    kills = 12
    posts = 25
    seen = FiefPlaying.seen - {"court", "spurn"}
    luck = "england27"
    early = frozenset({"wedding", "king", "rebellion"})


def by_one_choice(actions: Sequence[Action]) -> bool:
    """Whether one choice on the panel stands for these actions: a single one, or somebody's first move."""
    verbs = [a.verb for a in actions]
    if len(actions) == 1:
        return verbs[0] not in ("plan", "order", "draft-give", "draft-want", "offer")
    return (verbs[0], verbs[-1]) == RIDE and (len(actions) == 2 or [str(a) for a in actions[1:-1]] == ["take all"])


def riding(message: Json, actions: Sequence[Action]) -> tuple[Json, str | None] | None:
    """The goal of a Noble who sets out, with everybody (who are ticked at first) or alone (nobody is ticked)."""
    who, goal, alone = str(actions[0].args[0]), str(actions[-1]), len(actions) == 2
    for item in parts(message, SELECT):
        where = Id.parse(item.get("custom_id", ""))
        if where is None or where.verb != "batch" or not where.arg.startswith("ride "):
            continue
        _, going, noble = where.arg.split()
        nobody = set(going.split(".")) == {"0"}
        if (noble, nobody) == (who, alone) and any(option["value"] == goal for option in item["options"]):
            return item, goal
    return None


def openers(message: Json, actions: Sequence[Action]) -> list[tuple[Json, str | None]]:
    """What leads on to an action from a screen of the panel: lists whose words it begins with, the city of a purchase,
    a Noble, and *Nobody* beside them where they go alone; then further pages."""
    first = actions[0]
    own = {f"at {arg}" for arg in first.args}
    if first.verb == "lead":
        who = f"who {first.args[0]}"
        own |= {who, f"{who} 0 0"} if len(actions) == 2 else {who}
    return leading(message, lambda words, button: words in own or bool(words and f"{first} ".startswith(f"{words} ")))


# --- the game's own commands -----------------------------------------------------------------------------------------

WITH: Mapping[str, tuple[str, Sequence[str], Mapping[str, Any]]] = {
    "settle": ("start", ("place",), {}),
    "serve": ("start", ("servant", "noble"), {}),
    "name": ("start", ("noble",), {}),
    "appear": ("start", ("place",), {}),
    "marry": ("marry", ("noble", "spouse"), {}),
    "court": ("marry", ("noble", "spouse"), {}),
    "spurn": ("marry", ("noble", "spouse"), {"refuse": True}),
    "stand": ("stand", ("noble",), {}),
    "ready": ("stand", (), {"ready": True}),
    "tallage": ("tax", ("region",), {}),
    "tithe": ("tithe", ("district",), {}),
    "bear": ("play", ("card", "where"), {}),
    "ordain": ("play", ("card", "who"), {}),
    "title": ("buy", ("title", "noble"), {}),
    "buy": ("buy", ("thing", "place", "count"), {}),
    "build": ("buy", ("thing", "place"), {}),
    "go": ("move", ("to",), {}),
    "sail": ("sail", ("to",), {}),
    "halt": ("move", (), {"halt": True}),
    "grant": ("parley", ("noble",), {"answer": "grant"}),
    "attack": ("attack", ("place", "foe"), {}),
    "fight": ("attack", (), {"answer": "fight"}),
    "stop": ("attack", (), {"answer": "stop"}),
    "surrender": ("attack", (), {"answer": "surrender"}),
    "siege": ("siege", (), {}),
    "accept": ("accept", ("which",), {"answer": "accept"}),
    "decline": ("accept", ("which",), {"answer": "decline"}),
    "order": ("orders", ("subject", "setting"), {}),
    "arm": ("arm", ("card", "trigger", "at", "how"), {}),
    "abide": ("play", (), {"done": True}),
}
"""``/fief`` for one action: the command, the options that its words fill, and others."""
ENDS = {"play": "play", "buy": "buy", "move": "move", "battle": "attack", "pillage": "pillage"}
"""The command that ends a step."""
DONE = Action("done")


def command(actions: Sequence[Action], step: str) -> tuple[str, dict[str, Any]] | None:
    """The command that means some actions, with its options; ``None`` where no single one does."""
    first, verbs = actions[0], [a.verb for a in actions]
    options: dict[str, Any] = {}
    if verbs[0] == "lead" and verbs[-1] == "go":
        units = ", ".join(" ".join(map(str, reversed(a.args))) for a in actions[1:-1])
        options = {"noble": first.args[0], "to": actions[-1].args[0], **({"units": units} if units else {})}
        return "move", options
    if verbs[-1] == "offer" and set(verbs[:-1]) <= {"draft-give", "draft-want"}:
        for side, verb in (("gives", "draft-give"), ("wants", "draft-want")):
            said = ", ".join(" ".join(map(str, a.args)) for a in actions if a.verb == verb)
            options |= {side: said} if said else {}
        return "offer", {**options, "family": actions[-1].args[0], "route": actions[-1].args[1]}
    if len(actions) > 1:
        return None
    if first == DONE:
        return (ENDS[step], {"done": True}) if step in ENDS else None
    if first.verb not in WITH or (first.verb == "bear" and len(first.args) > 2):
        return None
    if first.verb == "grant" and len(first.args) > 1:
        return None
    path, names, more = WITH[first.verb]
    words = [a if isinstance(a, int) and n == "count" else str(a) for n, a in zip(names, first.args, strict=False)]
    if first.verb in ("accept", "decline"):
        return path, {"which": int(first.args[0]), **more}
    return path, {**dict(zip(names, words, strict=False)), **more}
