"""``/roses``: every action of the engine can be said, every suggestion means something that is legal."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import pytest
from discord import app_commands

from bot import locale
from bot.common.errors import UserError
from bot.presenter.games.roses import names
from bot.presenter.pages.lobby import lobby
from bot.presenter.pages.queues import length
from bot.presenter.words.slugs import seat_option
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView, TableStatus
from cogs.lookup import narrow_several
from cogs.ranges import Offer, Option
from cogs.roses import GROUP, autocomplete
from cogs.roses import commands as meanings
from engine.core import Action
from engine.roses.rules import ROSES
from engine.roses.standing import VALUES
from tests.cogs import seat_views
from tests.cogs.roses.positions import NAMES, SCENARIOS, accepted, look_at, positions, saved
from tests.engine.roses.board import Board
from tests.engine.roses.ledger import verbs

Words = dict[str, Any]
FILLED = dict.fromkeys(("blocks", "block", "area", "to", "via", "target", "subject", "origin"), "")
OPTIONS: dict[str, tuple[str, dict[str, Offer]]] = {
    "card": ("card", {"card": autocomplete.cards}),
    "move": ("move", {"blocks": autocomplete.movers, "to": autocomplete.goals}),
    "sea": ("sea", {"blocks": autocomplete.sailors, "to": autocomplete.coasts}),
    "recruit": ("recruit", {"block": autocomplete.recruits, "area": autocomplete.recruit_areas}),
    "muster": ("event", {"area": autocomplete.event_areas}),
    "plague": ("event", {"area": autocomplete.event_areas}),
    "battle": ("battle", {"area": autocomplete.battles}),
    "main": ("battle", {"area": autocomplete.battles, "origin": autocomplete.origins}),
    "fire": ("fire", {"block": autocomplete.shooters}),
    "pass": ("fire", {"block": autocomplete.shooters}),
    "charge": ("charge", {"block": autocomplete.chargers, "target": autocomplete.charged}),
    "retreat": ("retreat", {"block": autocomplete.leavers, "to": autocomplete.havens}),
    "event-treason": ("treason", {"target": autocomplete.tempted}),
    "treason": ("treason", {"block": autocomplete.leaders, "target": autocomplete.tempted}),
    "regroup": ("regroup", {"blocks": autocomplete.regroupers, "to": autocomplete.regroup_areas}),
    "hit": ("hits", {"block": autocomplete.struck}),
    "loss": ("supply", {"block": autocomplete.hungry}),
    "home": ("home", {"block": autocomplete.travellers, "to": autocomplete.homes}),
    "dismiss": ("home", {"block": autocomplete.travellers}),
    "standing": ("orders", {"setting": autocomplete.settings}),
    "plan": ("orders", {"setting": autocomplete.settings}),
    "block-order": ("orders", {"block": autocomplete.ordered, "order": autocomplete.orders}),
}  # fmt: skip
"""Verbs whose words are options with suggestions: command, and the options in the order of the words."""
FIXED: dict[str, tuple[str, Words]] = {
    "keep": ("card", {"hand": "keep"}),
    "mulligan": ("card", {"hand": "mulligan"}),
    "redeal": ("card", {"hand": "redeal"}),
    "unseal": ("card", {"back": True}),
    "done": ("move", {"done": True}),
    "pass-treason": ("treason", {"keep": True}),
    "execute": ("supply", {"hostage": "execute"}),
    "spare": ("supply", {"hostage": "spare"}),
    "home-all": ("home", {"rest": True}),
    "seal": ("orders", {"seal": True}),
}
MORE: dict[str, Words] = {"pass": {"wait": True}, "dismiss": {"leave": True}}


def said(look: SeatView, name: str, **options: Any) -> list[Action]:
    """What a command means."""
    function = getattr(meanings, name)
    wanted = list(inspect.signature(function).parameters.values())[1:]
    flags = {"bool": False}
    return list(function(look, **{p.name: options.get(p.name, flags.get(p.annotation)) for p in wanted}))


def shown(look: SeatView, voice: Voice, found: Iterable[str | Option]) -> list[Option]:
    """What an option can be as it is listed."""
    return [seat_option(look.table, voice, each) if isinstance(each, str) else each for each in found]


def sample(rng: random.Random, look: SeatView, most: int) -> list[Action]:
    """Some answers to every question of a seat."""
    return [a for p in look.prompts for a in rng.sample(p.actions, min(most, len(p.actions)))]


def spoken(action: Action) -> tuple[str, Words]:
    """The command and the options that mean an action."""
    if action.verb in FIXED:
        return FIXED[action.verb]
    if action.verb == "heir":
        return "supply", {"area": action.args[1]}
    if action.verb == "style":
        return "orders", {"manner": action.args[0]}
    name, options = OPTIONS[action.verb]
    args = action.args[1:] if action.verb in ("standing", "plan") else action.args
    words: Words = dict(zip(options, map(str, args), strict=True)) | MORE.get(action.verb, {})
    return name, words | ({"subject": str(action.args[0])} if action.verb in ("standing", "plan") else {})


def all_positions() -> Iterator[tuple[Any, int]]:
    games = (positions(SCENARIOS[seed % 3], 700 + seed, 1 if not seed % 3 else 0) for seed in range(5))
    return chain(saved(), *games)


@pytest.mark.slow
def test_every_action_of_the_engine_can_be_said() -> None:
    """Every legal action of some games, of every verb in the ledger, is what a command with options means."""
    rng = random.Random(1)
    missing = verbs()
    for state, seat in all_positions():
        look = look_at(state, seat)
        for action in sample(rng, look, 12):
            name, words = spoken(action)
            meant = said(look, name, **words)
            if action.verb == "standing" and look.prompt is not None and look.prompt.step == "briefing":
                battle = Action("plan", action.args)  # before a battle what can be ordered for it alone is
                assert meant == [battle if battle in look.legal else action]
            else:
                assert meant == [action], (action, name, words)
            missing.discard(action.verb)
    assert missing == set()


def halfway(look: SeatView, action: Action) -> bool:
    """Whether an action is but the first half of the way to a muster; the suggestion is the muster itself."""
    acting = look.view.action
    return action.verb == "move" and acting.goal not in ("", action.args[1])


def test_every_word_of_an_action_is_suggested() -> None:
    """... when the other options hold the rest of it; and both languages have a label for it."""
    rng = random.Random(2)
    seen: set[str] = set()
    for state, seat in all_positions():
        look = look_at(state, seat)
        voice = Voice(rng.choice(locale.LANGUAGES), NAMES)
        for action in sample(rng, look, 4):
            if action.verb not in OPTIONS or halfway(look, action):
                continue
            _, words = spoken(action)
            for option, offer in OPTIONS[action.verb][1].items():
                others = {k: str(v) for k, v in words.items() if k != option and k in FILLED}
                found = {v: n for n, v in shown(look, voice, offer(look, voice, "", FILLED | others))}
                value = names.short(str(words[option])) if option == "blocks" else str(words[option])
                assert value in found, (action, option, list(found)[:9])
                assert found[value] != value or option in ("setting", "order"), (action, value)
            seen.add(action.verb)
    assert seen >= set(OPTIONS) - {"redeal"}


def test_the_commands_take_the_options_that_are_spelt() -> None:
    """Each command has a spelling of the same name with the same options, and a table."""
    commands = {c.name: c for c in GROUP.commands if isinstance(c, app_commands.Command)}
    assert [*commands] == (
        [
            "card",
            "move",
            "sea",
            "recruit",
            "event",
            "battle",
            "fire",
            "charge",
            "retreat",
            "treason",
            "regroup",
            "hits",
            "supply",
            "home",
            "orders",
        ]
    )
    for name, command in commands.items():
        options = [p.name for p in command.parameters]
        assert options == [*list(inspect.signature(getattr(meanings, name)).parameters)[1:], "table"]
        assert not any(p.required for p in command.parameters)
    assert {c for c, _ in [*OPTIONS.values(), *FIXED.values()]} == set(commands)


def test_without_options_a_command_means_nothing() -> None:
    """... so that it shows the panel."""
    for state, seat in saved():
        look = look_at(state, seat)
        for name in ("card", "move", "sea", "recruit", "event", "battle", "supply", "regroup", "hits", "orders"):
            assert said(look, name) == []
        for name in ("charge", "retreat", "home", "treason"):
            assert said(look, name) == []


def one() -> SeatView:
    places = {"lan_oxford": "kent", "lan_devon": "kent", "lan_coventry_levy": "kent", "lan_exeter": "rutland",
              "lan_henry_vi": "middlesex", "yor_york": "ireland", "yor_exeter": "wilts"}  # fmt: skip
    return look_at(Board().acting(places).state, 0)


@pytest.mark.parametrize(
    "typed",
    ["lan_oxford, lan_devon", "oxford,devon", "Oxford , DEVON,", "Oxford,  lan_devon, oxford"],
)
def test_blocks_are_known_by_many_names(typed: str) -> None:
    assert names.blocks(one(), typed) == ["lan_oxford", "lan_devon"]


def test_names_of_both_languages_and_sides() -> None:
    look = one()
    assert names.block(look, "Enrique VI") == names.block(look, "henry vi") == "lan_henry_vi"
    assert names.block(look, "exeter") == "lan_exeter"
    assert names.block(look, "exeter", enemy=True) == "yor_exeter"
    assert names.block(look, "Exeter (York)") == "yor_exeter"
    assert names.block(look, "levy of coventry") == "lan_coventry_levy"
    assert names.area("Anglia Oriental") == names.area("east anglia") == "east_anglia"
    with pytest.raises(UserError) as refused:
        names.area("At`lantis @everyone")
    sentence = Voice("es", NAMES).say(refused.value.key, refused.value.params)
    assert sentence == "Aquí no hay nada que se llame `At'lantis @everyone`. Elige una de las sugerencias."


def test_a_batch_marches_over_two_borders() -> None:
    """Two blocks of one area to an area behind the next one, and the end of the actions; by name of the way too."""
    board = Board().acting(
        {"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"}
    )
    look = look_at(board.state, 0)
    far = [*autocomplete.goals(look, Voice("en", NAMES), "", FILLED | {"blocks": "oxford, devon"})]
    assert "wilts" in far
    actions = said(look, "move", blocks="oxford, devon", to="wilts", done=True)
    assert len(actions) == 5
    assert actions[-1] == Action("done")
    assert accepted(board.state, 0, tuple(map(str, actions))) == ""
    over = said(look, "move", blocks="all:kent", to="wilts", via="sussex")
    assert sorted(map(str, over)) == sorted(
        f"move {b} {a}" for b in ("lan_devon", "lan_oxford") for a in ("sussex", "wilts")
    )


def test_lists_of_blocks_grow_with_the_comma() -> None:
    look, voice = one(), Voice("es", NAMES)
    first = autocomplete.movers(look, voice, "", FILLED)
    assert ("Todos los de Kent (3 bloques)", "all:kent") in first
    typed = "oxford, de"
    second = [
        c.value for c in narrow_several(shown(look, voice, autocomplete.movers(look, voice, typed, FILLED)), typed)
    ]
    assert "oxford, devon" in second
    assert not any("oxford, oxford" in v or "all:" in v for v in second)


def test_settings_follow_their_subject() -> None:
    look = next(look_at(s, n) for s, n in saved() if look_at(s, n).view.phase == "cards")
    voice = Voice("en", NAMES)
    for subject, values in VALUES.items():
        assert autocomplete.settings(look, voice, "", FILLED | {"subject": subject}) == values
    assert not autocomplete.settings(look, voice, "", FILLED)


JUNK = (
    "",
    "  ",
    "x y",
    "Ärger; done",
    "kent",
    "all:kent",
    "all:",
    "all:nowhere",
    "lan_oxford",
    "a" * 300,
    "\n",
    "oxford,,",
    "`",
)


def test_a_shorter_war_takes_fewer_days() -> None:
    """What the lobby says follows the options: one campaign takes a third of three."""

    def days(**options: Any) -> str:
        return length("roses", 2, None, Voice("en", NAMES), options)

    assert "19 days" in days() == length("roses", 2, None, Voice("en", NAMES))
    assert days(campaigns=0) == days(campaigns=3) == days()
    assert "13 days" in days(campaigns=2)
    assert "6 days" in days(campaigns=1) == days(scenario="kingmaker") == days(scenario="richard_iii")


def test_the_lobby_says_how_to_get_the_other_side() -> None:
    """Where sides have names and everybody chooses: not where they are drawn, nor once the game runs."""
    open_ = seat_views.table(2, "roses", TableStatus.LOBBY)
    for language, words in (
        ("en", "Prefer the other side? Use `/seat`"),
        ("es", "¿Prefieres el otro bando? Usa `/asiento`"),
    ):
        voice = Voice(language, NAMES, game="roses")
        assert words in lobby(open_, voice)
        assert words not in lobby(open_.model_copy(update={"drawn": True}), voice)
        assert words not in lobby(seat_views.table(2, "roses"), voice)
        assert words not in lobby(seat_views.table(3, "xidit", TableStatus.LOBBY), Voice(language, NAMES, game="xidit"))


def test_nonsense_is_refused_in_a_sentence() -> None:
    """Whatever is typed into the options of any command, at any step: an engine's refusal, or one about the name."""
    refused: set[str] = set()
    lines: list[str] = []
    for state, seat in saved():
        look = look_at(state, seat)
        for name in (c.name for c in GROUP.commands):
            wanted = inspect.signature(getattr(meanings, name)).parameters.values()
            for junk in JUNK:
                try:
                    actions = said(look, name, **{p.name: junk for p in wanted if p.annotation == "str | None"})
                except UserError as error:
                    refused.add(error.key)
                    lines.append(Voice("en", NAMES).say(error.key, error.params))
                    continue
                for refusal in filter(None, (ROSES.why_not(state, seat, a) for a in actions[:1])):
                    refused.add(refusal.code)
                    lines.append(Voice("es", NAMES).say(refusal.code, refusal.params))
    assert not any("\n" in line for line in lines)
    assert "roses-panel-unknown" in refused
    assert len(refused) > 5


def test_cards_and_orders_are_known_by_their_words() -> None:
    look = next(look_at(s, n) for s, n in saved() if look_at(s, n).view.phase == "cards")
    assert said(look, "card", card="Marcha forzada") == [Action("card", ("force_march",))]
    assert said(look, "card", card="action 4") == [Action("card", ("action_4",))]
    assert said(look, "orders", subject="retreat", setting="never") == [Action("standing", ("retreat", "never"))]
