# What is kept of a person

## A person's data

data-nothing = Herald stores nothing that identifies you.
data-shown = This file contains everything in Herald’s database that identifies you ({ $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }): settings, seats, everything you did at tables, messages from the last two weeks, results and notes. It does not contain what others said about you in a report, or who has blocked you. { COMMAND("privacy") } says what Herald needs each for.
data-sure = **Everything that identifies you is about to be deleted for good.** You will leave every table: your seats in running games will be offered to others, and you will not be able to take another seat in those games. Your settings, notes, messages, leagues and ratings will be deleted. Games you played are kept for the other players, and so that the dice can be checked; your seats in them will read “{ data-someone }”. A ban or an open report about you stays. To keep a copy, use { COMMAND("data show") } first.
data-someone = someone who left
data-forgotten = Done. Apart from what { COMMAND("privacy") } lists, nothing here identifies you any more. Messages that Herald has already sent are stored by Discord; delete them there. If you use a command again, you start from scratch.
button-forget = Delete everything
privacy-page = **What Herald stores about you, and why**
    - **Your Discord ID and the name you had when you sat down**, at every table: to know whose turn it is.
    - **What you did in a game**, with the time: a game is saved as a log of what everyone did, which is also used to check its dice. Others see what you did when the rules say so, and all of it when the game is over.
    - **Settings**: language, time zone, hours, days off, whether you get direct messages.
    - **Notes** you write for yourself, and who you { COMMAND("block") }: nobody else sees them.
    - **Results and ratings**: { COMMAND("settings me", listed: "False") } hides them from others.
    - **The games you wait for** in the queue, for a week, and **tables you were invited to**: others see how many people wait, never who.
    - **Your pace**: how long you took to answer and which deadlines you missed, for a year. Others see it once you have answered five times; { COMMAND("settings me", listed: "False") } hides it.
    - **Reports** by you or about you, and **bans**: server managers see them. A closed report is deleted after three months.
    - **Private talk** at tables, and **webhooks** you set.
    - **Messages from Herald** that are still to be delivered, for two weeks.
    Herald does not read your messages, does not know your e-mail or address, and neither sells nor passes on anything. The operator of this Herald has the database and can read it, including the seats’ secrets.
    { COMMAND("data show") } gives you everything as a file. { COMMAND("data delete") } deletes it: games can still be played and checked, and your seats in them belong to “{ data-someone }”. What stays: a ban until it is lifted, an open report about you until it is closed, other people’s blocks, words you added to a game’s seed, and, where it keeps you from taking a second seat in one game, a number that is not your Discord ID. Backups of the database expire by themselves.

## Commands

cmd-data = What Herald stores about you
cmd-data-show = Everything that identifies you, as a file
cmd-data-delete = Delete everything that identifies you
cmd-privacy = What Herald stores about you, why, and how to delete it
