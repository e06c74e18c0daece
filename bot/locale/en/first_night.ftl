# What `python -m bot first-night` asks of whoever tries Herald on Discord for the first time, on their terminal and in the channel.
first-night-words = When you have done this, wait: Herald notices it. Type **skip** to leave this step out, or **no** if you have done it and nothing happened.
first-night-answers = Type **yes**, **no**, or **skip** if you cannot tell.
first-night-begin = Herald now tests itself on this server. It asks you for what it needs, here and in the terminal.
first-night-see-commands = Type / in the channel. Are Herald’s commands listed, and do they have their Spanish names, such as **/mesa**, when your Discord is set to Spanish (Settings → Language)?
first-night-do-help = In the channel, send { COMMAND("help") }.
first-night-see-alone = Does Discord say below the answer that only you can see it? If someone else is on the server, ask them: they must not see it.
first-night-do-table = In the channel, send { COMMAND("table new") } with **game**: { game-xidit } and **seats**: 3.
first-night-see-card = Can you read the picture of the card, and its buttons, on a phone and on a computer?
first-night-do-word = On the card press **{ button-word }**, write any word, and send the form.
first-night-do-settings = On the card press **{ button-settings }**, then **{ setting-group-time }**, and choose another value for **{ setting-deadline }**.
first-night-do-start = Send { COMMAND("table computer add") } twice for this table, then press **{ button-start }** on its card.
first-night-do-panel = Open the direct message that Herald has sent you, and press **{ panel-rules }** on the panel.
first-night-see-alt = On a phone, open one of Herald’s pictures and its description (**ALT**). Does it say what the picture shows?
first-night-do-private = In the channel, send { COMMAND("table new") } with **game**: { game-xidit } and **private**: True.
first-night-do-second = In the channel, send { COMMAND("table new") } with **game**: { game-roses } and **name**: Second. The test stops Herald on purpose while it posts the card, then starts it again. The answer to your command may never come.
first-night-do-close = Turn off direct messages for this server (server name → Privacy Settings → Direct Messages). Then send { COMMAND("table computer add") } for the table **Second**, and press **{ button-start }** on its card.
first-night-do-hand = In the new thread, press **{ button-hand }** below the line that says that you get no direct messages.
first-night-see-open = Turn direct messages for this server back on. Have you done that?
first-night-do-deny = Take the permission *Attach Files* away from Herald in this channel (Edit Channel → Permissions).
first-night-do-third = In the channel, send { COMMAND("table new") } with **game**: { game-xidit } and **name**: Third.
first-night-do-allow = Give Herald the permission *Attach Files* in this channel again.
first-night-do-board = In the first table’s thread, send { COMMAND("table board") }.
first-night-do-kick = Kick Herald from the server.
first-night-do-invite = Invite Herald again: { $link }
first-night-wait = Now Herald waits for { $n } { $n ->
    [one] minute
   *[other] minutes
}, until the card of the table **Third** is old enough. Leave the terminal open. Ctrl-C ends everything, but the report is still written.
first-night-do-old = On the card of the table **Third**, press **{ button-leave }**.
