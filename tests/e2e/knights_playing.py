"""Warrior Knights in the tests of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.presenter.games.knights.lists import Worded
from bot.presenter.panel_kit.ticks import numbered
from bot.presenter.words.written_actions import written
from bot.ui.ids import Id
from cogs.knights.parsing import VERBS
from engine.core import Action, slug_seat
from engine.knights.standing.standing import QUICK
from engine.knights.views.view import KnView
from tests.e2e.campaign import Campaign
from tests.e2e.clients import SELECT, Answered, does, leading, parts
from tests.e2e.knights_luck import EARLY, PROVED, SEATS, proofs, turn
from tests.e2e.knights_script import ASKED, Past, begin, beside, choose
from tests.e2e.playing import SOAKING, Playing, Way
from tests.e2e.roses_playing import RosesPlaying
from tests.support.sandbox import Json

KILLS_BEFORE, KILLS_A_TURN = 2, 2.0
SEAL = Action("seal")
FIRST_PILES = ("first", "second", "third")
TICKED = ("lay", "drop")
"""What the panel has in lists of ticks alone."""
SPLIT = ("assign", "lay", "drop", "cast")
"""What such batches begin with, people at the panel do click by click."""


class KnightsPlaying(Playing):
    """Six people, a whole game, by the script of ``knights_script``. Two of them are asked everything and play by
    panel most of the time, the others mostly by commands."""

    game = "knights"
    seats = SEATS
    kills = 16 if SOAKING else 24
    least = 14 if SOAKING else 6
    posts = 75
    seen = frozenset(
        {"order", "assign", "seal", "found", "deploy", "lay", "march", "attack", "besiege", "refuse", "cast",
         *(("hire", "terms", "bid", "take-offer", "permit", "invest", "keep", "drop") if SOAKING else ())}
    )  # fmt: skip
    told = frozenset({"knights-won", "knights-captures", "knights-dies"} if SOAKING else ())
    luck = "luck 1"
    """A seed with which the script proves everything: ``python -m tests.e2e.knights_luck``."""
    chapters = ("Turn 2", "Turn 3")

    def enough(self, campaign: Campaign) -> bool:
        """In the suite until sieges are laid, a motion was refused, and a kill has met a click: turns are long, so one
        with its few kills is mostly enough."""
        if SOAKING or not self.seen <= campaign.verbs or not campaign.record.unanswered:
            return False
        return proofs(event for _, event in campaign.mirror.told) >= EARLY

    def due(self, state: Any) -> float:
        return KILLS_BEFORE + KILLS_A_TURN * float(state.turn)

    def lacks(self, campaign: Campaign) -> set[str]:
        """Also what such a game is there to prove."""
        proved = proofs(event for _, event in campaign.mirror.told)
        return super().lacks(campaign) | ((PROVED if SOAKING else EARLY) - proved)

    def turn(self, campaign: Campaign) -> int:
        return turn(campaign.mirror.state, list(campaign.mirror.asked()))

    async def begin(self, campaign: Campaign) -> None:
        for seat, orders in begin(self.seats):
            await campaign.do(seat, orders)

    def decide(self, campaign: Campaign, seat: int) -> list[list[Action]]:
        mirror = campaign.mirror
        actions = choose(mirror.state, seat, mirror.asked()[seat], Past(mirror.told))
        return split(actions) if seat in ASKED else [actions]

    def beside(self, campaign: Campaign) -> tuple[int, list[Action]] | None:
        return beside(campaign.mirror.state, Past(campaign.mirror.told))

    def ways(self, campaign: Campaign, seat: int, actions: list[Action]) -> list[Way]:
        ways: list[Way] = []
        prompt = campaign.mirror.asked().get(seat)
        legal = prompt.actions if prompt is not None else []
        here = actions[0] in legal
        person, often = campaign.people[seat], 1 if seat in ASKED else 3
        meant = command(actions, legal)
        if meant is not None:
            path, options = meant
            ways += [("knights", lambda: person.use(f"knights {path}", channel=campaign.thread, **options))] * often
        if here and len(actions) == 1 and actions[0].verb not in (*TICKED, "cast"):  # Votes go with what they are for
            ways += [("panel", lambda: self.by_clicks(campaign, seat, actions[0]))] * (4 - often)
        if here and ticked(actions):
            ways += [("ticks", lambda: self.by_ticks(campaign, seat, actions))] * 3
        return ways

    @staticmethod
    async def by_clicks(campaign: Campaign, seat: int, action: Action) -> Answered:
        """From the first screen of the panel through lists and pages to the action."""
        person = campaign.people[seat]
        message, view = await RosesPlaying.first_screen(campaign, seat), campaign.mirror.view(seat)
        seen: set[tuple[str, str | None]] = set()
        while True:
            found = does(message, str(action))
            if found is not None:
                return await person.press(message, *found)
            further = next((o for o in openers(view, message, action) if (o[0]["custom_id"], o[1]) not in seen), None)
            assert further is not None, f"the panel does not lead to {action}"
            seen.add((further[0]["custom_id"], further[1]))
            message = (await person.press(message, *further)).message

    @staticmethod
    async def by_ticks(campaign: Campaign, seat: int, actions: list[Action]) -> Answered:
        """All cards of a pile, or those laid aside, ticked in the list of the panel."""
        words, values = ticks(campaign.mirror.view(seat), actions)
        message = await RosesPlaying.first_screen(campaign, seat)
        return await campaign.people[seat].choose(message, batch(message, words), *values)


def split(actions: list[Action]) -> list[list[Action]]:
    """A batch as it is clicked: cards of one pile together, those laid aside together, the rest one by one."""
    if actions[0].verb not in SPLIT:
        return [actions]
    if actions[0].verb == "assign":  # two by clicks are enough of it
        return [[actions[0]], [actions[1]], actions[2:]] if len(actions) > 2 else [actions]
    found: list[list[Action]] = []
    for action in actions:
        together = action.verb in ("lay", "drop") and found and found[-1][0].verb == action.verb
        if together and action.args[1:] == found[-1][0].args[1:]:
            found[-1].append(action)
        else:
            found.append([action])
    return found


def ticked(actions: Sequence[Action]) -> bool:
    """Whether a list of ticks stands for these."""
    if {a.verb for a in actions} == {"drop"}:
        return True
    return {a.verb for a in actions} == {"lay"} and len({a.args[1] for a in actions}) == 1


def ticks(view: KnView, actions: Sequence[Action]) -> tuple[str, list[str]]:
    """The list that stands for these, and all that is ticked in it then: what lies there already too."""
    assert view.own is not None
    if actions[0].verb == "lay":
        pile = int(actions[0].args[1])
        words, before = f"pile {pile}", list(view.own.plan[pile - 1])
    else:
        words, before = "drop", list(view.war.dropped) if view.war is not None else []
    return words, [value for _, value in numbered([*before, *(str(a.args[0]) for a in actions)])]


def batch(message: Json, words: str) -> Json:
    """The select of the game's own that stands for some words."""
    for item in parts(message, SELECT):
        where = Id.parse(item.get("custom_id", ""))
        if where is not None and (where.verb, where.arg) == ("batch", words):
            return item
    raise AssertionError(f"no list stands for {words}")


def openers(view: KnView, message: Json, action: Action) -> list[tuple[Json, str | None]]:
    """What leads on to an action from a screen of the panel: lists whose words it begins with, and a quarter of the
    Kingdom; then further pages."""
    voiceless: Any = None  # which actions are asked, not what they are called
    within = Worded(view, voiceless).within
    return leading(message, lambda words, button: bool(words and within([action], words)))


# --- the game's own commands -----------------------------------------------------------------------------------------

CHOICE: Mapping[str, str] = {
    verb: name for name, verbs in reversed(VERBS.items()) for verb in verbs if verb not in ("seal", "done", "pass")
}
"""The command that answers with a verb by its ``choice``."""


def _number(slug: str) -> str:
    """A word as people write it: a seat by its number, from 1."""
    seat = slug_seat(slug)
    return slug if seat is None else str(seat + 1)


def command(actions: Sequence[Action], legal: Sequence[Action]) -> tuple[str, dict[str, Any]] | None:
    """The command that means some actions, with its options; ``None`` where no single one does."""
    verbs, first = [a.verb for a in actions], actions[0]
    if list(actions) == list(QUICK):
        return "orders", {"manner": "quick"}
    if verbs == ["order"]:
        return "orders", {"subject": str(first.args[0]), "setting": str(first.args[1])}
    if verbs == ["terms", "bid"]:
        to, favour = map(str, first.args)
        return "offer", {"baron": _number(to), "favour": favour, "count": actions[1].args[0], "way": "bid"}
    seal = {"seal": True} if actions[-1] == SEAL else {}
    rest = list(actions[:-1]) if seal else list(actions)
    kinds = {a.verb for a in rest}
    if kinds == {"lay"}:
        piles = {n: ", ".join(str(a.args[0]) for a in rest if a.args[1] == n) for n in (1, 2, 3)}
        ordered = [int(str(a.args[1])) for a in rest]
        if ordered != sorted(ordered):
            return None
        return "plan", {**{FIRST_PILES[n - 1]: said for n, said in piles.items() if said}, **seal}
    if kinds == {"drop"}:
        return "discard", {"cards": ", ".join(str(a.args[0]) for a in rest), **seal}
    if [a.verb for a in rest] in (["cast"], ["say", "cast"]) and len(rest[-1].args) == 2:
        for_what = {"choice": _number(str(rest[0].args[1]))} if len(rest) > 1 else {}
        if rest[0].args[0] == rest[-1].args[0]:
            return "vote", {"agenda": str(rest[-1].args[0]), "count": rest[-1].args[1], **for_what, **seal}
        return None
    return one(first, legal) if len(actions) == 1 else None


def one(action: Action, legal: Sequence[Action]) -> tuple[str, dict[str, Any]] | None:
    """The command of a single action."""
    words = [str(a) for a in action.args]
    match action.verb:
        case "march" if len(words) > 2 or Action("sail", action.args) not in legal:
            return "move", {"noble": words[0], "to": ", ".join(words[1:])}
        case "sail" | "deploy" | "place" if len(words) == 2:
            return "move", {"noble": words[0], "to": words[1]}
        case "found" if words:
            return "move", {"to": words[0]}
        case "target":
            return "move", {"area": words[0]}
        case "attack" if len(words) == 2:
            return "attack", {"area": words[0], "foe": _number(words[1])}
        case "lead":
            return "attack", {"nobles": ", ".join(words)}
        case "permit" | "forbid":
            return "permit", {"agree": action.verb == "permit"}
    return (CHOICE[action.verb], {"choice": written(action)}) if action.verb in CHOICE else None
