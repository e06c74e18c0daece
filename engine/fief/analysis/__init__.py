"""What can be worked out from a position: the face of the rules for panels, pictures and computer players.

Each function asks a ``Position``: the state, or a view that was read with ``seen``; then it says what that seat can
know. Most are the rules' own; families, Nobles, cities and regions are the numbers of ``game_data``.
"""

from engine.fief.analysis.chances import Chance, chance, forecasts
from engine.fief.analysis.money import disasters, tax_gain
from engine.fief.analysis.strengths import edge, shooting, strength, strength_range, units_at, walls
from engine.fief.analysis.ways import Move, companions, journeys, moved, ways
from engine.fief.board import (
    ABBEYS,
    FORTS,
    PENALTY,
    TitleWants,
    can_elect,
    cities_in,
    families_at,
    hand_limit,
    has_card,
    is_held,
    is_independent,
    keeps,
    lord_family,
    may_buy_title,
    region_of,
    title_wants,
    troops_at,
    walled_city,
    weather,
)
from engine.fief.deals.deals import flight, lofts
from engine.fief.deals.ransoms import ransom_of
from engine.fief.estates import fortress_price, title_price
from engine.fief.forest import bandit_faces, bandits_ask
from engine.fief.income import Levy, income, mill_works, mills_near, tallage, tithe
from engine.fief.phases.cards import limits
from engine.fief.phases.company import may_install
from engine.fief.phases.court import may_stand
from engine.fief.phases.move import VERBS
from engine.fief.phases.play import CURES, playable
from engine.fief.phases.plots import guilty, in_fort
from engine.fief.phases.raid import danish_tax, lands_at
from engine.fief.phases.rebel import calm_price, may_rise, preach_faces, rebellion_force
from engine.fief.roads import CARRIED, FAR, MOVES, sea_steps, steps_of, stormy
from engine.fief.state.position import Position
from engine.fief.state.state import Noble
from engine.fief.victory import goal, nearing, sides
from engine.fief.views.scene import PHASE_OF
from engine.fief.views.seen import Seen, seen
from engine.fief.war.arithmetic import (
    ARCHERS_FROM,
    CATAPULT_DICE,
    FACES,
    STEPS,
    Shooters,
    archer_hits,
    can_shoot,
    catapult_hits,
    invader_points,
    melee_dice,
    shooters,
)
from engine.fief.war.camps import Threat, behind_walls, fighters, raiders, raiders_points, threat
from engine.fief.war.excalibur import DIE, sword_faces
from engine.fief.war.odds import NOBODY, Force, Odds, force_of, losses, odds, raiding
from engine.fief.war.trials import rough

__all__ = [
    "ABBEYS",
    "ARCHERS_FROM",
    "CARRIED",
    "CATAPULT_DICE",
    "CURES",
    "DIE",
    "FACES",
    "FAR",
    "FORTS",
    "MOVES",
    "NOBODY",
    "PENALTY",
    "PHASE_OF",
    "STEPS",
    "VERBS",
    "Chance",
    "Force",
    "Levy",
    "Move",
    "Noble",
    "Odds",
    "Position",
    "Seen",
    "Shooters",
    "Threat",
    "TitleWants",
    "archer_hits",
    "bandit_faces",
    "bandits_ask",
    "behind_walls",
    "calm_price",
    "can_elect",
    "can_shoot",
    "catapult_hits",
    "chance",
    "cities_in",
    "companions",
    "danish_tax",
    "disasters",
    "edge",
    "families_at",
    "fighters",
    "flight",
    "force_of",
    "forecasts",
    "fortress_price",
    "goal",
    "guilty",
    "hand_limit",
    "has_card",
    "in_fort",
    "income",
    "invader_points",
    "is_held",
    "is_independent",
    "journeys",
    "keeps",
    "lands_at",
    "limits",
    "lofts",
    "lord_family",
    "losses",
    "may_buy_title",
    "may_install",
    "may_rise",
    "may_stand",
    "melee_dice",
    "mill_works",
    "mills_near",
    "moved",
    "nearing",
    "odds",
    "playable",
    "preach_faces",
    "raiders",
    "raiders_points",
    "raiding",
    "ransom_of",
    "rebellion_force",
    "region_of",
    "rough",
    "sea_steps",
    "seen",
    "shooters",
    "shooting",
    "sides",
    "steps_of",
    "stormy",
    "strength",
    "strength_range",
    "sword_faces",
    "tallage",
    "tax_gain",
    "threat",
    "tithe",
    "title_price",
    "title_wants",
    "troops_at",
    "units_at",
    "walled_city",
    "walls",
    "ways",
    "weather",
]
