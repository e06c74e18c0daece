# What if: what lies before a seat, played many times.

cmd-whatif = Play what lies before you 1,000 times, from what you know
panel-whatif = What if?
whatif-said = 🎲 **What if?** Played { $runs } times from what you see, with luck of its own: the table's dice have no part in it, and nobody else learns of it.
    { $assumed }
whatif-more = { $n } or more
whatif-share = { $n } %
whatif-off = At this table nobody may ask What if or a computer player; its organiser decides that before the start.
whatif-none = There is nothing to play through for you now.
whatif-failed = This could not be played through. Your own moves are not affected.
