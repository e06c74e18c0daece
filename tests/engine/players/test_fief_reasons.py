"""What the computer player of Fief says it reckoned with: figures of the rules, and terms that make up its values."""

from __future__ import annotations

import pytest

from engine.core import Action, Prompt
from engine.core.parameters import Place
from engine.fief.analysis import chance, seen
from engine.fief.game_data import CITY
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from engine.players import Reason, weightiest
from engine.players.fief import FiefPlayer
from engine.players.fief.home import promise, terms
from engine.players.fief.march import Marshal
from engine.players.fief.valuation import Worth
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.players.fief_seat import chosen, courting, reading, waiting


def told(state: FiefState, seat: int, *acts: str) -> dict[str, Reason]:
    """What speaks for some acts, or for what is chosen where none are named, by key."""
    prompt = asked(state, seat)
    plan = [Action.parse(act) for act in acts or chosen(state, seat)]
    return {r.key.removeprefix("fief-because-"): r for r in explained(state, seat, prompt, plan)}


def asked(state: FiefState, seat: int) -> Prompt:
    """What a seat is asked."""
    return next(p for p in Board(state).asked(seat) if p.blocks)


def explained(state: FiefState, seat: int, prompt: Prompt, plan: list[Action]) -> list[Reason]:
    """The reasons of a new player."""
    return FiefPlayer("seed").explain(RULES.view(state, seat), prompt, plan)


def summed(reasons: list[Reason]) -> float:
    """What they make together."""
    return sum(r.worth for r in reasons)


def siege(mine: int, theirs: int) -> Board:
    """Knights and soldiers before York, which is another's."""
    board = Board().position(number=5)
    board.noble("hugh", GULES, "york", out="whitby")
    board.put(GULES, "york", {"knight": mine}, out="whitby")
    board.noble("henri", AZURE, "york")
    board.put(AZURE, "york", {"soldier": theirs})
    board.go("battle", first=GULES)
    return board


def test_a_battle_is_told_in_points() -> None:
    """7.3: a knight has three points, a soldier one, a Noble one more."""
    state = siege(4, 2).state
    at = reading(state, GULES)
    assert at.force(CITY["york"], [GULES]).points == 4 * 3 + 1
    assert at.force(CITY["york"], [AZURE]).points == 2 * 1 + 1


def test_the_odds_of_an_attack_on_hidden_troops_are_those_of_the_panel() -> None:
    """Against two soldiers four knights always win; of two that lie face down nobody knows that they are none."""
    state = siege(4, 2).state
    reasons, at = told(state, GULES, "attack york azure"), reading(state, GULES)
    assert "odds" not in reasons
    promised = chance(seen(RULES.view(state, GULES)), CITY["york"], GULES, AZURE)
    assert promised is not None
    assert promised.least < promised.most == 100
    told_odds = dict(reasons["odds-between"].params)
    likely = told_odds.pop("n")
    assert isinstance(likely, int)
    assert promised.least <= likely <= promised.most
    assert told_odds == {
        "city": Place("york"), "least": promised.least, "most": promised.most, "own": 4 * 3 + 1,
        "foe": at.force(CITY["york"], [AZURE]).points,
    }  # fmt: skip


def test_the_battle_that_is_begun_has_the_largest_sum() -> None:
    """Against few an attack promises more than to end the turn, against many less."""
    for mine, theirs, first in ((4, 2, "attack york azure"), (1, 9, "done")):
        state = siege(mine, theirs).state
        assert chosen(state, GULES) == [first]
        prompt = asked(state, GULES)
        sums = {str(a): summed(explained(state, GULES, prompt, [a])) for a in prompt.actions}
        assert max(sums, key=lambda a: sums[a]) == first


def test_a_battle_is_told_with_what_it_is_for() -> None:
    """What the city of another yields comes first, whatever speaks for and against; one's own is no prize."""
    state = siege(4, 2).state
    first, *_ = weightiest(explained(state, GULES, asked(state, GULES), [Action.parse("attack york azure")]), 4)
    assert first == Reason("fief-because-income", {"city": Place("york"), "n": 1}, 0.0, purpose=True)


def test_a_title_is_told_with_its_price() -> None:
    """The title of a region of two cities costs four shillings; what it leaves of ten speaks against it."""
    board = Board().position(purse=10)
    board.noble("henri", GULES, "durham")
    board.put(GULES, "durham", soldier=2)
    board.noble("lucia", GULES, "cardiff")
    board.put(GULES, "harlech", soldier=1)
    board.town("cardiff", "fortress")
    board.turn("buy", GULES)
    reasons = told(board.state, GULES)
    assert reasons["title"].params == {"region": Place("wales"), "n": 4}
    assert reasons["leaves"].params == {"n": 6}
    assert reasons["leaves"].worth < 0 < reasons["title"].worth


@pytest.mark.parametrize("armed", [False, True])
def test_a_march_adds_up_from_its_terms(armed: bool) -> None:
    """What a plan gains is the sum of what is told of it, for every way and company; what stays behind is counted."""
    board = Board().position()
    board.noble("henri", GULES, "durham")
    board.put(GULES, "durham", {"soldier": 3} if armed else {})
    board.noble("lucia", AZURE, "whitby")
    board.put(AZURE, "whitby", soldier=1)
    board.town("durham", "fortress")
    board.turn("move", GULES)
    marshal = Marshal(Worth(reading(board.state, GULES)), GULES)
    plans = marshal.plans(next(marshal.walkers()))
    assert len(plans) > 3
    for plan in plans:
        found = marshal.terms(plan)
        assert summed(found) == pytest.approx(plan.gain)
        left = next(r for r in found if r.key == "fief-because-left")
        assert left.params["n"] == 3 * armed - sum(plan.company)


def test_a_stay_weighs_what_a_march_must_promise() -> None:
    """Whoever is sent out has the larger sum, else whoever stays has it."""
    board = Board().position()
    board.noble("henri", GULES, "durham")
    board.put(GULES, "durham", soldier=3)
    board.turn("move", GULES)
    seat, prompt = waiting(board.state)
    plan = [Action.parse(a) for a in chosen(board.state, seat)]
    assert plan[0].verb == "lead"
    assert summed(explained(board.state, seat, prompt, plan)) > summed(
        explained(board.state, seat, prompt, [Action("done")])
    )


def test_a_city_is_worth_its_shillings_and_its_region() -> None:
    """A mill brings two shillings beside the one of its city; one of the two cities of Wales is held."""
    board = Board().position()
    board.noble("henri", GULES, "cardiff")
    board.town("harlech", mill=True)
    position = reading(board.state, GULES)
    found = {r.key: r for r in Worth(position).city_terms(CITY["harlech"], GULES)}
    assert found["fief-because-income"].params == {"city": Place("harlech"), "n": 1 + 2}
    assert found["fief-because-region"].params == {"region": Place("wales"), "n": 1, "size": 2}
    assert summed(list(found.values())) == Worth(position).city(CITY["harlech"], GULES)


def test_a_beginning_counts_roads_and_neighbours() -> None:
    """P14: what is told of a city to begin in makes up its promise; a neighbour counts against it."""
    board = Board().position()
    position = reading(board.state, GULES)
    alone = terms(position, CITY["york"])
    assert not any(r.key == "fief-because-crowd" for r in alone)
    board.noble("henri", AZURE, "durham")
    beside = reading(board.state, GULES)
    crowd = next(r for r in terms(beside, CITY["york"]) if r.key == "fief-because-crowd")
    assert crowd.params == {"n": 1, "moves": 1}
    assert crowd.worth < 0
    assert promise(beside, CITY["york"]) < promise(position, CITY["york"])


def test_a_suit_tells_both_chances() -> None:
    """8.4: two allies of two points each need one point more, a family alone two."""
    board = courting()
    board.go("court")
    plan = chosen(board.state, GULES)
    assert plan[0].startswith("court")
    reasons = told(board.state, GULES, plan[0])
    together, alone = reasons["wedded"].params["n"], reasons["alone"].params["n"]
    assert isinstance(together, int)
    assert isinstance(alone, int)
    assert together > alone > 0
    assert sum(r.worth for r in reasons.values()) > 0
    bond = Reason("fief-because-bond", {"n": 2 + 2, "most": 4, "alone": 3}, 0.0, purpose=True)
    assert weightiest([*reasons.values()], 4)[0] == reasons["bond"] == bond


def test_nothing_is_kept_of_an_empty_purse() -> None:
    """The end of purchases speaks of shillings only where there are some."""
    board = Board().position(purse=0)
    board.noble("henri", GULES, "cardiff")
    board.noble("lucia", GULES, "harlech")
    board.town("cardiff", "fortress", control=GULES)
    board.turn("buy", GULES)
    assert list(told(board.state, GULES, "done")) == ["nothing"]


def test_what_follows_one_rule_is_told_by_that_rule() -> None:
    """A vote on a Royal Tax is weighed by nothing else than who gets the money (9.2)."""
    board = Board().position()
    board.noble("henri", GULES, "york", lord=["north"])
    board.noble("lucia", AZURE, "london")
    board.crown("lucia")
    state = board.state
    prompt = Prompt("p", "parliament", "turn", False, False, False, [Action.parse("seal")], (), {})
    (reason,) = explained(state, GULES, prompt, [Action.parse("seal")])
    assert reason.key == "fief-because-rule-parliament"
