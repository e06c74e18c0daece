# The commands of Warrior Knights.

cmd-knights = Play Warrior Knights
cmd-knights-plan = Plan the cards on your three piles
cmd-knights-allocate = What a card does and which space it goes to
cmd-knights-move = Move a Noble, place one, take troops along
cmd-knights-permit = Give or refuse permission to pass or to attack
cmd-knights-attack = Begin a battle, assault walls, choose the armies
cmd-knights-siege = Lay siege instead of assaulting
cmd-knights-commander = Who commands, and whether they use their ability
cmd-knights-discard = Discard Fate cards; give up a Privilege
cmd-knights-casualties = Who takes casualties, which Mercenaries go
cmd-knights-retreat = Where a beaten Noble goes
cmd-knights-keep = Keep a captured city; say which one you give up
cmd-knights-raze = Raze a captured city
cmd-knights-draft = Place a marker on the Mercenary Track; hire
cmd-knights-pay = Wages, revolts, laws, walls, troops, Events
cmd-knights-invest = Start an expedition, put crowns into one
cmd-knights-bless = What the Head of the Church decides
cmd-knights-vote = Cast Votes in secret
cmd-knights-declare = Say what your Votes are for, break a tie
cmd-knights-refuse = Refuse a decision and be banned, or abide by it
cmd-knights-offer = Give, offer or ask for crowns
cmd-knights-accept = Take, decline or withdraw an offer
cmd-knights-orders = Standing orders
cmd-knights-assembly = The Assembly as a picture; preside, propose
cmd-knights-laws = What laws, Privileges, offices and lasting Events say
cmd-knights-baron = A Baron’s sheet as a picture; all Barons in words

opt-again = The same cards as last turn
opt-agenda = Which matter
opt-agree = Yes, you give permission
opt-baron = Which Baron
opt-favour = What for
opt-nobles = Which Nobles, separated by commas
