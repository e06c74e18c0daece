"""Charlemagne in the tests of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.presenter.games.charlemagne.lists import region_of
from bot.presenter.panel_kit.parts import AT
from engine.charlemagne.analysis import outlook, weigh
from engine.charlemagne.board import LAND_SIDES, PLACE, PLACES
from engine.charlemagne.game_data import CHARLEMAGNE, EMPIRE, NEUTRAL, REGION_IDS, TRIBAL, TURNS
from engine.charlemagne.operations import COSTS
from engine.charlemagne.units import Ground
from engine.charlemagne.view import ChView
from engine.core import Action, Prompt, seat_slug
from engine.players import make
from tests.e2e.campaign import Campaign
from tests.e2e.clients import Answered, Mirror, does, leading
from tests.e2e.playing import SOAKING, Playing, Way
from tests.e2e.roses_playing import RosesPlaying
from tests.support.sandbox import Json

KILLS_BEFORE, KILLS_A_TURN = 2, 1.2
FORCES = 2
"""Forces that a seat sends out in a player turn, Charlemagne's own way aside; the computer would send out ten."""
MARKERS = 2
"""Purchases in a player turn."""
PAPERS = 4
"""Turns in which a treaty is proposed. The first sets a region free, the second is broken, the third declined."""
ENOUGH = 3
"""Turns that the suite plays at least."""
SIDES = ("empire", "tribal")
DONE, MARCH, HALT, FIGHT, CANCEL = (Action(verb) for verb in ("done", "march", "halt", "fight", "cancel"))


class CharlemagnePlaying(Playing):
    """Two people, nine turns. The Empire plays by panel in direct messages, the Tribes mostly by commands and are asked
    about retreats and attempts. In the first turns treaties are made, kept and broken; Charlemagne goes out alone
    against whoever is strongest, again and again, until he is dead."""

    game = "charlemagne"
    seats = 2
    options: ClassVar[Mapping[str, Any]] = {"placement": "fixed", "build_limit": 1}
    """Units stand at the usual places, and a turn builds at most one burg or civilisation marker."""
    kills = 12
    least = 10
    posts = 40
    seen = frozenset({"envoy", "lay", "send", "levy", "operate", "march", "move", "battle", "fight", "halt",
                      "clause", "propose", "accept", "decline", "renounce", "order"})  # fmt: skip
    told = frozenset(
        {"charlemagne-treaty-agreed", "charlemagne-treaty-broken", "charlemagne-treaty-declined",
         "charlemagne-control-neutral", "charlemagne-battle", "charlemagne-attempt",
         *(("charlemagne-king-dead",) if SOAKING else ())}
    )  # fmt: skip
    """In a whole game Charlemagne dies but for one in some hundred."""
    chapters = tuple(f"Turn {turn}, " for turn in range(1, TURNS + 1))

    def enough(self, campaign: Campaign) -> bool:
        """In the suite the turns in which treaties are made and broken."""
        return not SOAKING and campaign.mirror.state.turn > ENOUGH and self.seen <= campaign.verbs

    def due(self, state: Any) -> float:
        return KILLS_BEFORE + KILLS_A_TURN * float(state.turn)

    async def begin(self, campaign: Campaign) -> None:
        for line in ("order retreat ask", "order defence ask", "order vassalage-cap 1"):
            await campaign.do(TRIBAL, [Action.parse(line)])

    def decide(self, campaign: Campaign, seat: int) -> list[list[Action]]:
        return [choose(campaign.mirror, seat)]

    def beside(self, campaign: Campaign) -> tuple[int, list[Action]] | None:
        return paper(campaign.mirror)

    def ways(self, campaign: Campaign, seat: int, actions: list[Action]) -> list[Way]:
        ways: list[Way] = []
        prompt = campaign.mirror.asked().get(seat)
        meant = command(actions, prompt.step if prompt is not None else "")
        if meant is not None:
            path, options = meant
            person = campaign.people[seat]
            ways += [("charlemagne", lambda: person.use(path, channel=campaign.thread, **options))] * (2 if seat else 1)
        if len(actions) == 1 and actions[0].verb not in ("order", "clause", "propose", "renounce"):
            ways += [("panel", lambda: self.by_clicks(campaign, seat, actions[0]))] * (1 if seat else 3)
        return ways

    @staticmethod
    async def by_clicks(campaign: Campaign, seat: int, action: Action) -> Answered:
        """From the first screen of the panel through lists and pages to the action."""
        person = campaign.people[seat]
        message = await RosesPlaying.first_screen(campaign, seat)
        seen: set[tuple[str, str | None]] = set()
        while True:
            found = does(message, str(action))
            if found is not None:
                return await person.press(message, *found)
            further = next((o for o in openers(message, action) if (o[0]["custom_id"], o[1]) not in seen), None)
            assert further is not None, f"the panel does not lead to {action}"
            seen.add((further[0]["custom_id"], further[1]))
            message = (await person.press(message, *further)).message


def openers(message: Json, action: Action) -> list[tuple[Json, str | None]]:
    """What leads on to an action from a screen of the panel: lists whose words it begins with, or of its region, the
    longest words first; then further pages."""
    own = {f"{action.verb} {AT}{region_of(action)}", f"of {region_of(action)}"}

    def fits(words: str, button: bool) -> bool:
        back = button and words.count(" ") > 1  # to the first page
        return not back and (words in own or f"{action} ".startswith(f"{words} "))

    return leading(message, fits)


# --- what they do: as the computer would, but less of it, and with a script ------------------------------------------


def choose(mirror: Mirror, seat: int) -> list[Action]:
    """The next batch of a seat for which the game waits."""
    prompt, view = mirror.asked()[seat], mirror.view(seat)
    if prompt.step == "treasury" and done_here(mirror, "hired", "built", "drew") > MARKERS:
        return [DONE]
    if prompt.step == "levy":
        return muster_all(mirror, seat)
    if seat == EMPIRE and not view.dead:
        lonely = king(view, prompt)
        if lonely is not None:
            return lonely
    if prompt.step == "operations" and done_here(mirror, "marched") >= FORCES:
        return [DONE]
    return list(make("charlemagne", "heuristic", "campaign").choose(view, prompt)) or list(prompt.default)


def done_here(mirror: Mirror, *keys: str) -> int:
    """How many events of some kinds this player turn has seen."""
    count = 0
    for _, event in reversed(mirror.told):
        key = event.key.removeprefix("charlemagne-")
        if key == "turn":
            break
        count += key in keys
    return count


def muster_all(mirror: Mirror, seat: int) -> list[Action]:
    """A levy as one line: four units, and done."""
    rules, state = mirror.rules, mirror.rules.loads(mirror.saved)
    player = make("charlemagne", "heuristic", "campaign")
    found: list[Action] = []
    for _ in range(4):
        prompt = rules.prompts(state)[seat][0]
        if prompt.step != "levy":
            return found
        batch = list(player.choose(rules.view(state, seat), prompt))
        if batch == [DONE]:
            break
        for action in batch:
            rules.apply(state, seat, action)
        found += batch
    return [*found, DONE]


def king(view: ChView, prompt: Prompt) -> list[Action] | None:
    """Charlemagne alone against the enemies who are strongest; ``None`` where he has nothing to do with it."""
    at = view.where[CHARLEMAGNE]
    alone = view.force is not None and view.force.units == [CHARLEMAGNE]
    if prompt.step == "operations" and CHARLEMAGNE not in view.spent:
        go = Action("operate", (PLACES[at],))
        return [go] if go in prompt.actions else None
    if prompt.step == "muster" and view.muster is not None and PLACE[view.muster.place] == at:
        others = [Action("take", (slug, 0)) for slug, n in view.muster.picked.items() if n and slug != "charlemagne"]
        mine = [] if view.muster.picked.get("charlemagne") else [Action("take", ("charlemagne", 1))]
        return [*others, *mine, MARCH]
    if prompt.step == "battle" and alone:
        return [FIGHT]
    if prompt.step != "force" or not alone or view.force is None:
        return None
    legal = set(prompt.actions)
    fights = [a for a in prompt.actions if a.verb == "battle" and _against(view, PLACE[str(a.args[0])])]
    if fights:
        return [min(fights, key=lambda a: _against(view, PLACE[str(a.args[0])]))]
    goals = [
        (_against(view, q), -goal.points, goal.place)
        for goal in outlook(view)
        if goal.points >= COSTS.battle and Action("move", (goal.place,)) in legal
        for q in LAND_SIDES[PLACE[goal.place]]
        if _against(view, q)
    ]
    return [Action("move", (min(goals)[2],))] if goals else [HALT]


def _against(view: ChView, place: int) -> int:
    """The odds Charlemagne alone has against Tribal or neutral units of a place, from 1; 0 where none are."""
    ground = Ground(view)
    if ground.held.get(place) not in (TRIBAL, NEUTRAL):
        return 0
    return 1 + weigh(view, [CHARLEMAGNE], ground.stacks[place], place).column


def paper(mirror: Mirror) -> tuple[int, list[Action]] | None:
    """Treaties: one is proposed in each of the first turns, answered at once; the second one is broken."""
    view = mirror.view(None)
    asked = mirror.asked()
    for seat in (EMPIRE, TRIBAL):
        for offer in mirror.view(seat).own.offers:
            if offer.by != seat:
                return seat, [Action("decline" if view.turn == 3 else "accept", (offer.number,))]
    if view.phasing == TRIBAL and view.turn == 2 and TRIBAL in asked and view.treaties:
        return TRIBAL, [Action("renounce", (view.treaties[0].number,))]
    sent = [e for _, e in mirror.told if e.key == "charlemagne-treaty-offered"]
    if view.phasing != EMPIRE or view.turn > PAPERS or len(sent) >= view.turn or EMPIRE not in asked:
        return None
    if asked[EMPIRE].step not in ("envoy", "treasury"):
        return None
    return EMPIRE, [*clauses(mirror.view(EMPIRE)), Action("propose")]


def clauses(view: ChView) -> list[Action]:
    """What the treaty of a turn says."""
    mine, theirs = seat_slug(EMPIRE), seat_slug(TRIBAL)
    lands = [name for name, side in zip(REGION_IDS, view.control, strict=True) if side == TRIBAL]
    match view.turn:
        case 1:
            return [Action("clause", ("neutral", theirs, lands[0])), Action("clause", ("avoid", mine, lands[-1]))]
        case 2:
            return [Action("clause", ("peace", mine)), Action("clause", ("peace", theirs))]
        case 3:
            return [Action("clause", ("leave", theirs, "saxony"))]
        case _:
            return [Action("clause", ("avoid", theirs, "provence"))]


# --- the game's own commands -----------------------------------------------------------------------------------------

WITH: Mapping[str, tuple[str, Sequence[str], Mapping[str, Any]]] = {
    "guard": ("envoy", ("count",), {}),
    "name": ("envoy", ("region",), {}),
    "envoys": ("envoy", ("region",), {}),
    "pass": ("envoy", (), {"done": True}),
    "clear": ("spend", ("places",), {}),
    "levy": ("levy", ("unit", "place"), {}),
    "assemble": ("levy", ("region",), {}),
    "hire": ("hire", ("unit", "place"), {}),
    "build": ("build", ("what", "place"), {}),
    "draw": ("draw", (), {"count": 1}),
    "place-leader": ("operate", ("place",), {}),
    "bury": ("operate", ("place",), {}),
    "operate": ("operate", ("place",), {}),
    "march": ("operate", (), {"march": True}),
    "move": ("move", ("to",), {}),
    "step": ("move", ("to",), {"one": True}),
    "drop": ("move", ("unit", "count"), {}),
    "halt": ("move", (), {"done": True}),
    "battle": ("battle", ("target",), {}),
    "treachery": ("battle", ("treachery",), {}),
    "lose": ("battle", ("unit",), {}),
    "retreat": ("battle", ("to",), {}),
    "pillage": ("pillage", (), {}),
    "raid": ("pillage", ("place",), {}),
    "convert": ("convert", ("religion",), {}),
    "discard": ("stratagem", ("marker",), {"back": True}),
    "disband": ("supply", ("unit", "place"), {}),
    "pay": ("supply", (), {"pay": True}),
    "accept": ("treaty", ("number",), {"answer": "accept"}),
    "decline": ("treaty", ("number",), {"answer": "decline"}),
    "renounce": ("treaty", ("number",), {"answer": "renounce"}),
    "order": ("orders", ("subject", "setting"), {}),
    **{verb: ("battle", (), {"answer": verb}) for verb in ("stay", "withdraw", "advance", "fight", "ready", "stand")},
}
"""``/charlemagne`` for one action: the command, the options that its words fill, and others."""
ENDS = {"envoy": "envoy", "treasury": "spend", "levy": "levy", "operations": "operate"}
"""The command that ends a step."""


def command(actions: Sequence[Action], step: str) -> tuple[str, dict[str, Any]] | None:
    """The command that means some actions, with its options; ``None`` where no single one does."""
    first, verbs = actions[0], [a.verb for a in actions]
    options: dict[str, Any]
    if verbs[0] == "envoy" and verbs[-1] == "send":
        markers = ", ".join(str(a.args[0]) for a in actions[1:-1])
        return "charlemagne envoy", {"region": first.args[0], "markers": markers, "send": True}
    if set(verbs[:-1]) == {"take"} and verbs[-1] == "march":
        units = ", ".join(f"{a.args[1]} {a.args[0]}" for a in actions[:-1])
        return "charlemagne operate", {"units": units, "march": True}
    if len(actions) > 1:
        return None
    if first == DONE:
        return (f"charlemagne {ENDS[step]}", {"done": True}) if step in ENDS else None
    if first.verb == "clause":
        kind, who, *rest = first.args
        options = {"clause": kind, "side": SIDES[who == seat_slug(TRIBAL)]}
        return "charlemagne treaty", {**options, **({"what": rest[0]} if rest else {})}
    if first.verb == "play":
        options = dict(zip(("marker", "bearer"), map(str, first.args), strict=False))
        return "charlemagne stratagem", options
    if first.verb == "cancel":
        return ("charlemagne operate" if step == "muster" else "charlemagne envoy"), {"back": True}
    if first.verb in ("lay", "send"):
        path = "charlemagne convert" if step == "lay-faith" else "charlemagne envoy"
        return path, {"markers": str(first.args[0])} if first.args else {"send": True}
    if first.verb not in WITH:
        return None
    path, names, more = WITH[first.verb]
    if first.verb == "order":
        return f"charlemagne {path}", dict(zip(names, map(str, first.args), strict=True))
    return f"charlemagne {path}", {**dict(zip(names, first.args, strict=False)), **more}
