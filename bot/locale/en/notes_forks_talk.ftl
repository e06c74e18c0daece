# What people do beside the game: notes, games that branch off, going back, talk.

## Notes

notes-title = **Your notes at #{ $number } { $table }**, for your eyes only
notes-none = Nothing is written here yet. The button opens a page to write on; { COMMAND("notes", add: "") } adds a line at once.
notes-form = Notes at table #{ $number }
notes-label = Only you read this
notes-below = An empty page deletes your notes. They stay yours when your seat goes to somebody else.
notes-empty = There is nothing to see in that line, so nothing was written down.
notes-long = Your notes at a table hold at most { $most } characters. Nothing was changed: shorten them with the button of { COMMAND("notes") }.
notes-changed = Meanwhile your notes were changed elsewhere, so nothing was overwritten. { COMMAND("notes") } shows them as they are.
button-note = Change
button-note-first = Write

## Going back

rewind-none = Nothing has happened at this table yet to which it could go back.
rewind-gone = To that moment the table cannot go back: it is too long ago, or it was taken back already. { COMMAND("rewind") } lists those to which it can.
rewind-asked = Another moment is being voted on already. { COMMAND("table status") } says which and until when; only then can you propose this one.
rewind-choose = **#{ $number } { $table }**: back to the moment before what? Everybody at the table is asked, and it happens only if all agree. What has happened since is taken back then, hidden choices too; what was seen stays seen, and the same dice fall again for the same rolls.
rewind-pick = Back to before …
rewind-noted = Noted, and told to nobody. If everybody agrees by { $until }, the table goes back; otherwise the game goes on and nobody learns who did not.
rewind-begun = Everybody at the table is asked whether to go back to before: { $what } Until { $until } you may change your own vote.
rewind-done = All have agreed. The thread of table #{ $number } tells where it stands now.
motion-rewind = Secret vote on going back to before this, until { $until }: { $what }
note-rewind = { $name } proposes that the table goes back to the moment before this: { $what } Votes are secret, until { $until }; the buttons answer you alone. It happens only if everybody agrees; silence means no. What has happened since, and what happens until then, would be taken back, hidden choices too.
note-rewind-failed = The vote on going back is over: not everybody wanted to, and the game goes on.
note-rewind-lost = All agreed to go back, but the moment is gone: it was taken back meanwhile, or lies too far behind. The game goes on.
note-rewind-agreed = All agreed: the table stands again where it stood before this: { $what }
whisper-rewind = At { $table } it is proposed to go back to the moment before this: { $what } Your vote is secret, and until { $until } you may change it; silence means no.
whisper-rewound = { $table } has gone back, as all agreed, to the moment before this: { $what } What you chose after it is not chosen any more.
table-rewound = The table went back by consent of all; { $n ->
        [one] one event is
       *[other] { $n } events are
    } taken back.
button-rewind = Go back
button-norewind = Play on

## Games that branch off

fork-name = Fork of #{ $number }
fork-begun = Table #{ $number } has branched off from #{ $from } { $table }: you play { $seat }, computers play everybody else, with luck of its own, no deadlines and nobody watching. Its panel comes to you by direct message; **My hand** shows it here. { COMMAND("rewind") } goes back at once, { COMMAND("table cancel") } ends it.
fork-imagined = What you cannot know there was drawn anew from what your seat sees, so nothing here tells you anything about the real game.
fork-turns = **#{ $number } { $table }**: from which turn do you want to play on by yourself, as { $seat }? { COMMAND("fork", seat: "") } takes another seat.
fork-pick = From turn …
fork-turn-line = Turn { $turn }
fork-mark = **Fork** of table #{ $number }: you alone against computers.
fork-hidden = While a game runs, you can only branch off from your own seat there.
fork-cannot = You cannot branch off from this game now: what is hidden in it cannot be drawn anew from what your seat sees. Try again later; when the game is over, you can branch off from every turn of it.
fork-turn = While the game runs, a fork begins where you stand now. Turns can be chosen when it is over.
fork-many = You have enough games that branched off: { $tables }. End one with { COMMAND("table cancel") }, then try again.
button-fork = Play on by yourself

## Talk

press-rulebook = Talk in private: where the rulebook lets players bargain
press-free = Talk in private: always
press-public = Talk in the thread alone, where everybody reads it
press-none = No talk at all about the game
talk-title = **Talk at #{ $number } { $table }**
talk-treaties = Treaties in force:
talk-some = Your talks, and those that were published:
talk-empty-list = You are in no talk here. { COMMAND("talk", whom: 2, text: "…") } begins one with seat 2, `whom:2, 4` with several; it reaches them by direct message.
talk-pick = Read …
talk-head = **#{ $number } { $table }**, in private: { $whom }
talk-nothing = Nothing was said yet.
talk-published = Everybody who took part agreed, so everybody may read this.
talk-private = The game is over and nothing more is said here. It stays private unless everybody who took part wants it published: { $n } of { $of } do.
talk-form = Talk
talk-label = To { $whom }
talk-form-note = Only they read it. If one of these seats changes hands first, nothing is sent.
talk-said = ✉️ Said in private to { $whom }.
talk-none = At this table nobody talks about the game, not in private either.
talk-public = At this table everything is said in its thread, where everybody reads it.
talk-rulebook = This game's rulebook knows no bargaining, so its players do not talk in private. Before the start the organiser can choose otherwise in the settings.
talk-grace = A deadline is over and somebody has not answered yet. Until that is settled nobody here talks in private.
talk-nobody = Nobody but you could hear that at seat { $seat }: it is free, a computer plays it, or it is your own.
talk-alone = Say with whom: choose a suggestion for `whom`, or write numbers of other seats, such as `2` or `2, 4`. Nothing was said.
talk-empty = There is nothing to see in what you wrote, so nothing was said.
talk-long = At once you can say { $most } characters at most. Nothing was said.
talk-again = You have just said exactly that, so it was not sent again.
talk-unknown = There is no such talk that you may read.
talk-running = While the game runs, what was said in private stays so. When it is over, everybody who took part can agree to publish it.
bad-press = There is no such rule of talk.
whisper-talk = At { $table }, **{ $name }** to { $whom }: { $text }
whisper-publish = The game at { $table } is over, and somebody would like everybody to read what was said in private between { $whom }. That happens only if all of you want it.
note-talk-published = What was said in private between { $whom } may be read by everybody now: all of them agreed.
button-talk = Reply
button-talked = Read
button-publish = Publish
button-unpublish = Keep it private
treaty-truce = Truce between { $one } and { $other } until turn { $turn } ends
treaty-alliance = { $one } and { $other } are allied by marriage

## Anonymous tables

anonymous-mark = **Anonymous**: seats are drawn at the start, and who has which is told when the game is over. Nobody's hours or days off move a deadline.
anonymous-joined = This table hides names, so deadlines here wait for nobody's hours or days off: that would show who has which seat.
anonymous-word = At an anonymous table nobody adds a word to the luck: it would show who has which seat.
anonymous-replace = At an anonymous table a seat is given to nobody by name. { COMMAND("table leave") } offers your own to anybody; one whose holder missed a deadline is offered by { COMMAND("table replace") } without `user`.
anonymous-remove = While an anonymous game runs nobody can be removed from it: that would show who has which seat. Who manages the server without playing can cancel it.
