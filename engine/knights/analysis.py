"""What can be worked out from a position: the rules' own functions, for everybody outside of the engine.

They take a ``Position``: a state, or what a view tells of one (``public_position``). Areas, cities, Nobles and cards
are numbers as in ``game_data``; of what a view hides nothing is asked.
"""

from __future__ import annotations

from engine.knights.board import (
    army_of,
    entrances,
    influence_due,
    left,
    nobles_at,
    spent,
    stronghold_sites,
    troops_of,
    unguarded,
)
from engine.knights.deals import FAVOURS, wealth
from engine.knights.fate import revolt_chance
from engine.knights.hall import attends, enough_votes
from engine.knights.lasting import last_to_seal
from engine.knights.mods import decreed, noble_mod, toll
from engine.knights.phases.assembly import votes_due
from engine.knights.phases.cards import church_faith, church_head, goals, levy_crowns, rally_chair
from engine.knights.phases.decisions import hitches
from engine.knights.phases.draft import price as hire_price
from engine.knights.phases.draft import receivers
from engine.knights.phases.event import draw_price, miracle_cost
from engine.knights.phases.expedition import most_invested
from engine.knights.phases.expedition import results as expedition_results
from engine.knights.phases.muster import muster_cost
from engine.knights.phases.retreat import refuges
from engine.knights.phases.taxes import receipts
from engine.knights.phases.upgrade import fortify_cost, repair_cost
from engine.knights.phases.upkeep import revolt_price
from engine.knights.phases.wages import is_free, wages_appointed, wages_due, wages_hired, wages_saved
from engine.knights.routes import (
    Comers,
    Route,
    can_move,
    comers,
    keepers,
    land_toll,
    leave_needed,
    reach,
    routes,
    sea_toll,
    sources,
    voyages,
)
from engine.knights.score import decider, empties, ranks, scores, verdict
from engine.knights.state.slugs import KEEP, TROOP, men_of, troop_of
from engine.knights.state.state import Position
from engine.knights.views.public_position import PublicPosition, public_position
from engine.knights.war.battle import (
    OPEN,
    Attack,
    attack_on,
    attack_strength,
    behind_walls,
    can_besiege,
    cards_drawn,
    cards_dropped,
    defence_strength,
    inside,
    may_besiege,
    own_siege,
    ripe,
    siege_attack,
    siege_defence,
    siege_open,
    siege_strengths,
    third,
)
from engine.knights.war.capture import raze_crowns
from engine.knights.war.odds import Exposure, Odds, exposure, forecast
from engine.knights.war.targets_of_attack import CITY, STRONGHOLD, battlefields, defender, fighters, targets, walls_of

__all__ = [
    "CITY",
    "FAVOURS",
    "KEEP",
    "OPEN",
    "STRONGHOLD",
    "TROOP",
    "Attack",
    "Comers",
    "Exposure",
    "Odds",
    "Position",
    "PublicPosition",
    "Route",
    "army_of",
    "attack_on",
    "attack_strength",
    "attends",
    "battlefields",
    "behind_walls",
    "can_besiege",
    "can_move",
    "cards_drawn",
    "cards_dropped",
    "church_faith",
    "church_head",
    "comers",
    "decider",
    "decreed",
    "defence_strength",
    "defender",
    "draw_price",
    "empties",
    "enough_votes",
    "entrances",
    "expedition_results",
    "exposure",
    "fighters",
    "forecast",
    "fortify_cost",
    "goals",
    "hire_price",
    "hitches",
    "influence_due",
    "inside",
    "is_free",
    "keepers",
    "land_toll",
    "last_to_seal",
    "leave_needed",
    "left",
    "levy_crowns",
    "may_besiege",
    "men_of",
    "miracle_cost",
    "most_invested",
    "muster_cost",
    "noble_mod",
    "nobles_at",
    "own_siege",
    "public_position",
    "rally_chair",
    "ranks",
    "raze_crowns",
    "reach",
    "receipts",
    "receivers",
    "refuges",
    "repair_cost",
    "revolt_chance",
    "revolt_price",
    "ripe",
    "routes",
    "scores",
    "sea_toll",
    "siege_attack",
    "siege_defence",
    "siege_open",
    "siege_strengths",
    "sources",
    "spent",
    "stronghold_sites",
    "targets",
    "third",
    "toll",
    "troop_of",
    "troops_of",
    "unguarded",
    "verdict",
    "votes_due",
    "voyages",
    "wages_appointed",
    "wages_due",
    "wages_hired",
    "wages_saved",
    "walls_of",
    "wealth",
]
