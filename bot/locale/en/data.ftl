# What is kept of a person

## A person's data

data-nothing = Herald keeps nothing that names you.
data-shown = This file holds the { $rows } rows of Herald's database that name you: settings, seats, everything you did at tables, messages of the last two weeks, results, notes. What others have said of you in a report, and who keeps away from you, is not yours to see. { COMMAND("privacy") } says what each is for.
data-sure = **Everything that names you is deleted now, for good.** You leave every table: seats of running games are offered to others, and you cannot take another seat of those games later. Your settings, notes, messages, leagues and ratings go. Games that you played stay, for the others and so that their dice can be checked; your seats in them read “{ data-someone }”. A ban and an open report about you stay. { COMMAND("data show") } gives you everything first.
data-someone = someone who left
data-forgotten = Done: nothing names you any more but what { COMMAND("privacy") } says. Messages that Herald has sent lie with Discord; delete them there. The next command you use begins anew.
button-forget = Delete everything
privacy-page = **What Herald keeps of you, and why**
    - **Your Discord number and the name you had when you sat down**, at every table: to know whose turn it is.
    - **What you did in a game**, with its time: a game is its log, and its dice are checked by it. Others see it when the rules say so, all of it when the game is over.
    - **Settings**: language, zone, hours, days off, whether your direct messages are open.
    - **Notes** you write for yourself, and whom you { COMMAND("block") }: nobody else sees them.
    - **Results and ratings**: { COMMAND("settings me", listed: "False") } hides them from others.
    - **The games you wait for** in the queue, for a week, and **tables you were invited to**: others read there how many wait, never who.
    - **Your pace**: how long you took for a turn, which deadlines you missed, for a year. Others see it once there are five turns; { COMMAND("settings me", listed: "False") } hides it.
    - **Reports** you make or that are about you, and **bans**: those who manage the server see them. A closed report goes after three months.
    - **Private talk** at tables, and **webhooks** you set.
    - **Messages** to be sent, for two weeks.
    Herald reads no messages of yours, knows no e-mail or address, sells and passes on nothing. The database lies with whoever runs this Herald, who can read it; the seats' secrets are in it.
    { COMMAND("data show") } gives you everything as a file. { COMMAND("data delete") } deletes it: games stay playable and checkable, your seats in them belong to “{ data-someone }”. What stays: a ban until it is lifted, an open report about you until it is closed, others' blocks, words you added to a game's luck, and a number that is not yours where it keeps you from a second seat of one game. Back-ups of the database age by themselves.

## Commands

cmd-data = What Herald keeps of you
cmd-data-show = Everything that names you, as a file
cmd-data-delete = Delete everything that names you
cmd-privacy = What Herald keeps of you, why, and how to delete it
