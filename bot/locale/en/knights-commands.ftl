# The commands of Warrior Knights.

cmd-knights = Play Warrior Knights
cmd-knights-plan = Plan the cards on your three piles
cmd-knights-allocate = Choose what a card does and which space it goes to
cmd-knights-move = Move or place a Noble, and take troops along
cmd-knights-permit = Give or refuse permission to pass or to attack
cmd-knights-attack = Begin a battle, assault walls or choose which armies fight
cmd-knights-siege = Lay siege instead of assaulting
cmd-knights-commander = Say who commands and if they use their ability
cmd-knights-discard = Discard Fate cards or give up a Privilege
cmd-knights-casualties = Choose casualties, or Mercenaries who leave
cmd-knights-retreat = Choose where a beaten Noble goes
cmd-knights-keep = Keep a captured city, or say which city you give up
cmd-knights-raze = Raze a captured city
cmd-knights-draft = Place a marker on the Mercenary Track, or hire
cmd-knights-pay = Pay for Wages, revolts, laws, walls, troops or Events
cmd-knights-invest = Start an expedition or put crowns into one
cmd-knights-bless = As Head of the Church, bless an expedition or name who draws an Event
cmd-knights-vote = Cast Votes in secret
cmd-knights-declare = Say what your Votes are for, or break a tie
cmd-knights-refuse = Refuse a decision and be banned, or abide by it
cmd-knights-offer = Give, offer or ask for crowns
cmd-knights-accept = Accept, decline or withdraw an offer
cmd-knights-orders = See or change your standing orders
cmd-knights-assembly = See the Assembly, arrange its Agendas, propose a motion or give an office
cmd-knights-laws = Read laws, Privileges, offices and lasting Events
cmd-knights-baron = Show a Baron’s sheet as a picture, or all Barons in words

opt-again = The same cards as last turn
opt-agenda = What you vote on
opt-agree = Whether you give permission
opt-baron = Which Baron
opt-favour = What the crowns are for
opt-nobles = Which Nobles, separated by commas
