# Standing orders of Fief, and plans of what to draw.

## What they are about

fief-word-ally = Permission to pass for an ally
fief-word-strangers = Permission to pass for others
fief-word-ransom = A ransom below the full sum
fief-word-fight = In battle, after each roll
fief-word-loot = Captured engines
fief-word-clergy = Paying or talking to invaders
fief-word-deals = Offers from others
fief-word-pigeons = Gifts from others
fief-word-hire = Crossbowmen hired for a battle
fief-word-windows = Card windows
fief-word-risings = Adding to a rebellion
fief-word-mills = Burning mills after the income
fief-word-join = Joining other players’ battles
fief-word-battles = Attacks by your armies
fief-word-refuge = Where a freed Noble appears
fief-word-plan = What you draw each round
fief-word-dare = Most Disasters to turn up before a Fortune

## What they say

fief-word-able = ask me where I can win, and take empty cities
fief-word-safe = behind my walls, otherwise where most of my troops are
fief-word-grant = let them pass
fief-word-refuse = refuse
fief-word-full = only the full sum
fief-word-half = half is enough
fief-word-cheapest = the cheapest troops
fief-word-on = fight on, no matter what
fief-word-reckon = fight on, but besiege or stop when much weaker
fief-word-keep = keep them
fief-word-wreck = destroy them
fief-word-decline = decline
fief-word-welcome = accept them at once
fief-word-threat = ask me when others are in a city with a mill of mine
fief-word-own = ask me when my family or my ally is involved
fief-word-pass = let them go by

## Plans of what to draw

fief-word-character-ask = a Character, then ask me
fief-word-fortune-ask = a Fortune, then ask me
fief-word-character-character = a Character, then a Character
fief-word-character-character-ask = a Character, then a Character, then ask me
fief-word-character-fortune = a Character, then a Fortune
fief-word-character-fortune-ask = a Character, then a Fortune, then ask me
fief-word-fortune-character = a Fortune, then a Character
fief-word-fortune-character-ask = a Fortune, then a Character, then ask me
fief-word-fortune-fortune = a Fortune, then a Fortune
fief-word-fortune-fortune-ask = a Fortune, then a Fortune, then ask me
fief-word-character-character-fortune = a Character, then a Character, then a Fortune
fief-word-character-character-fortune-ask = a Character, then a Character, then a Fortune, then ask me
fief-word-character-fortune-character = a Character, then a Fortune, then a Character
fief-word-character-fortune-character-ask = a Character, then a Fortune, then a Character, then ask me
fief-word-character-fortune-fortune = a Character, then a Fortune, then a Fortune
fief-word-character-fortune-fortune-ask = a Character, then a Fortune, then a Fortune, then ask me
fief-word-fortune-character-character = a Fortune, then a Character, then a Character
fief-word-fortune-character-character-ask = a Fortune, then a Character, then a Character, then ask me
fief-word-fortune-character-fortune = a Fortune, then a Character, then a Fortune
fief-word-fortune-character-fortune-ask = a Fortune, then a Character, then a Fortune, then ask me
fief-word-fortune-fortune-character = a Fortune, then a Fortune, then a Character
fief-word-fortune-fortune-character-ask = a Fortune, then a Fortune, then a Character, then ask me
fief-word-fortune-fortune-fortune = a Fortune, then a Fortune, then a Fortune
fief-word-fortune-fortune-fortune-ask = a Fortune, then a Fortune, then a Fortune, then ask me
fief-word-character-character-fortune-fortune = a Character, then a Character, then a Fortune, then a Fortune
fief-word-character-fortune-character-fortune = a Character, then a Fortune, then a Character, then a Fortune
fief-word-character-fortune-fortune-character = a Character, then a Fortune, then a Fortune, then a Character
fief-word-character-fortune-fortune-fortune = a Character, then a Fortune, then a Fortune, then a Fortune
fief-word-fortune-character-character-fortune = a Fortune, then a Character, then a Character, then a Fortune
fief-word-fortune-character-fortune-character = a Fortune, then a Character, then a Fortune, then a Character
fief-word-fortune-character-fortune-fortune = a Fortune, then a Character, then a Fortune, then a Fortune
fief-word-fortune-fortune-character-character = a Fortune, then a Fortune, then a Character, then a Character
fief-word-fortune-fortune-character-fortune = a Fortune, then a Fortune, then a Character, then a Fortune
fief-word-fortune-fortune-fortune-character = a Fortune, then a Fortune, then a Fortune, then a Character
fief-word-fortune-fortune-fortune-fortune = a Fortune, then a Fortune, then a Fortune, then a Fortune
fief-word-aim = Archers aiming at a Noble
fief-word-sword = When Excalibur is in a city with a Noble of yours
fief-word-pillage = Pillage at the end of phase 7
fief-word-always = always, at the highest-ranking Noble
fief-word-try = pull at it
fief-word-rich = ask me about a conquered abbey or engines left behind
fief-word-won = ask me where I have won
fief-word-limit = Troops to lose before you stop a battle (0: no limit)
fief-word-truce = When a truce is offered
fief-word-surrender = In a hopeless battle
fief-word-accept = accept
fief-word-hopeless = surrender
fief-word-character-character-character = a Character, then a Character, then a Character
fief-word-character-character-character-ask = a Character, then a Character, then a Character, then ask me
fief-word-character-character-character-fortune = a Character, then a Character, then a Character, then a Fortune
fief-word-character-character-fortune-character = a Character, then a Character, then a Fortune, then a Character
fief-word-character-fortune-character-character = a Character, then a Fortune, then a Character, then a Character
fief-word-fortune-character-character-character = a Fortune, then a Character, then a Character, then a Character
