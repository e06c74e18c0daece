"""Standing orders: what a seat lets be answered in its name, and the answers that follow from them."""

from __future__ import annotations

from engine.core import SEAL, Action, Prompt, seat_slug
from engine.core import standing as core
from engine.knights.bounds import MOST_SEATS
from engine.knights.game_data import CITIES, CITY_IDS
from engine.knights.phases.cards import CHURCH, DRAFT, LEVY, RALLY, USE, VERSATILE
from engine.knights.phases.planning import seals_itself
from engine.knights.phases.upkeep import needed
from engine.knights.standing import standing_cards, standing_vote, standing_war
from engine.knights.state.frames import Permit, Planning, Play, Returning, Revolt
from engine.knights.state.state import SPACES, KnState, Orders, kind_of
from engine.knights.terms import act, argument, seat_at

VALUES: dict[str, tuple[str | int, ...]] = {
    "levy": ("use", "ask"),
    "rally": ("use", "ask"),
    "church": ("ask", "emptiest", *SPACES),
    "passage": ("ask", "allow", "refuse"),
    "attacks": ("ask", "allow", "refuse"),
    "revolt": ("ask", "faith", "crowns", "cheapest", "never"),
    "returning": ("ask", "needed", "home"),
    "plan": ("ask", "repeat"),
    "marker": ("ask", "leftmost"),
    "versatile": ("ask", "crowns", "vote"),
    "allocation": ("ask", "emptiest"),
    **standing_war.VALUES,
    **standing_cards.VALUES,
    **standing_vote.VALUES,
}
"""What may be set with ``order <key> <value>``."""
ANSWERS: core.Answers = {**standing_war.ANSWERS, **standing_cards.ANSWERS, **standing_vote.ANSWERS}
DECIDERS = {**standing_war.DECIDERS, **standing_cards.DECIDERS, **standing_vote.DECIDERS}
PASSES = ("ask", "allow", "refuse")
SETTINGS: tuple[Action, ...] = (
    *core.settings("order", VALUES),
    *core.settings("order-pass", {seat_slug(seat): PASSES for seat in range(MOST_SEATS)}),
    *standing_vote.SETTINGS,
)
"""Every setting there is, at a table of six."""
QUICK = (*core.style("order", {
    "church": "emptiest", "passage": "refuse", "marker": "leftmost", "versatile": "crowns", "allocation": "emptiest",
    "arranging": "printed", "drawer": "free", "revolt": "ask", "bless": "never", "start": "next",
    "invest": "spare", "losses": "auto", "hire": "largest", "pool": "struck", "cancel": "late", "spoils": "keep",
    "retreats": "home", "deserters": "smallest", "wages": "afford", "returning": "needed",
    "holder": "strongest", "surrender": "poorest",
}), *core.style("order-voice", {standing_vote.TIE: standing_vote.VOTED}))  # fmt: skip
"""What a new seat lets be answered: whatever seldom changes a game. Nothing scarce is spent unasked: no Faith, no price
of a revolt; crowns on Mercenaries and expeditions only as far as the next wages leave some over."""
CAREFUL = (
    *core.style("order", {key: "ask" for key in VALUES if "ask" in VALUES[key]}),
    *core.style("order-voice", {standing_vote.TIE: "ask"}),
)
STYLES = {"quick": QUICK, "careful": CAREFUL}
"""What a seat may choose to be played like, see ``Rules.styles``."""


def about(action: Action) -> int | None:
    """The seat that a setting names, ``None`` where it names none."""
    named = {"order-pass": 0, "order-voice": 1}.get(action.verb)
    return None if named is None else seat_at(action, named)


def change(orders: Orders, action: Action) -> None:
    """Carry out a setting."""
    if action.verb == "order-pass":
        orders.pass_to[argument(action, 0)] = argument(action, 1)
    elif action.verb in standing_vote.VERBS:
        standing_vote.change(orders, action)
    else:
        core.change(orders, action)


def decide(state: KnState, seat: int, prompt: Prompt) -> Action | None:
    """What the standing orders of a seat answer to a question; ``None`` asks the seat."""
    orders, frame = state.orders[seat], state.frames[-1]
    if isinstance(frame, Play):
        return _card(state, orders, frame, prompt)
    if isinstance(frame, Planning):
        return SEAL if seals_itself(state, frame) else None
    if isinstance(frame, Permit):
        word = orders.pass_to.get(seat_slug(frame.seat), orders.passage)
        return {"allow": prompt.actions[0], "refuse": prompt.actions[1]}.get(word)
    if isinstance(frame, Revolt):
        return _revolt(state, seat, orders, frame, prompt)
    if isinstance(frame, Returning):
        unneeded = orders.returning == "needed" and not needed(state, seat)
        return prompt.default[0] if unneeded or orders.returning == "home" else None
    if type(frame) in ANSWERS:
        key, words = ANSWERS[type(frame)]
        return core.answered(getattr(orders, key), words, prompt)
    decider = DECIDERS.get(type(frame))
    return decider(state, seat, frame, prompt) if decider is not None else None


def _card(state: KnState, orders: Orders, frame: Play, prompt: Prompt) -> Action | None:
    """Levy Taxes and Rally Support need no choice; Serve the Church goes where the order says, a marker on the leftmost
    free spot, Versatile Strategy brings crowns or a Vote."""
    kind = kind_of(frame.card)
    filled = {name: len(cards) for name, cards in zip(SPACES, state.spaces, strict=True)}
    emptiest = min(SPACES, key=lambda name: filled[name])
    if frame.stage == "allocate":
        least = min(prompt.actions, key=lambda a: filled[argument(a, 0)])
        return least if orders.allocation == "emptiest" else None
    if frame.stage != "use":
        return None
    if kind == DRAFT and orders.marker == "leftmost":
        return next((a for a in prompt.actions if a.verb == "spot"), None)
    if kind == VERSATILE and orders.versatile != "ask":
        return act("take", orders.versatile)
    if (kind == LEVY and orders.levy == "use") or (kind == RALLY and orders.rally == "use"):
        return USE
    if kind == CHURCH and orders.church != "ask":
        return act("serve", emptiest if orders.church == "emptiest" else orders.church)
    return None


def _revolt(state: KnState, seat: int, orders: Orders, frame: Revolt, prompt: Prompt) -> Action | None:
    """Pay as the order says while it can be paid; else be asked."""
    name = CITY_IDS[frame.city]
    faith, crowns = act("pay", name, "faith"), act("pay", name, "crowns")
    if orders.revolt == "never":
        return act("yield", name)
    wanted = {"faith": (faith, crowns), "crowns": (crowns, faith)}.get(orders.revolt, ())
    if orders.revolt == "cheapest":
        wanted = (crowns, faith) if CITIES[frame.city].income < 2 else (faith, crowns)
    return next((a for a in wanted if a in prompt.actions), None)
