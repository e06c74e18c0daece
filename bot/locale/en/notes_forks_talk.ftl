# What people do beside the game: notes, games that branch off, going back, talk.

## Notes

notes-title = **Your notes at #{ $number } { $table }**, for your eyes only
notes-none = You have no notes here yet. The button opens a page to write on; { COMMAND("notes", add: "") } adds a line at once.
notes-form = Notes at table #{ $number }
notes-label = Only you can read this
notes-below = An empty page deletes your notes. You keep them when your seat goes to someone else.
notes-empty = Your line is empty or has only invisible characters, so nothing was saved. Write some text.
notes-long = Your notes at a table can have at most { $most } characters. Nothing was changed: shorten them with the button of { COMMAND("notes") }.
notes-changed = Your notes were changed elsewhere in the meantime, so nothing was overwritten. { COMMAND("notes") } shows them as they are now.
button-note = Change notes
button-note-first = Write notes

## Going back

rewind-none = Nothing has happened at this table yet, so there is nothing to go back to.
rewind-gone = The table cannot go back to that moment: it is too long ago, or has already been undone. { COMMAND("rewind") } lists the moments it can go back to.
rewind-asked = Another moment is already being voted on. { COMMAND("table status") } says which one, and until when. After that you can propose this one.
rewind-choose = **#{ $number } { $table }**: which moment should the table go back to? Everyone at the table is asked, and the table only goes back if all agree. Everything since then is undone, including hidden choices. What someone has seen is not forgotten, and the same rolls give the same results again.
rewind-pick = Back to the moment before …
rewind-noted = Vote saved; it stays secret. If everyone agrees by { $until }, the table goes back; otherwise the game goes on, and nobody finds out who voted no.
rewind-begun = Everyone at the table has been asked whether to go back to the moment before this: { $what } You can change your own vote until { $until }.
rewind-done = Everyone agreed. The thread of table #{ $number } shows the current position.
motion-rewind = Secret vote on going back, open until { $until }. The table would go back to the moment before this: { $what }
note-rewind = { $name } proposes to go back to the moment before this: { $what } Voting ends on { $until }. Votes are secret: only you see what you press. The table only goes back if everyone agrees; no answer counts as no. Everything that has happened since then, and everything until the vote ends, would be undone, including hidden choices.
note-rewind-failed = The vote on going back is over: not everyone agreed, and the game goes on.
note-rewind-lost = Everyone agreed to go back, but that moment is gone: it has already been undone, or is too long ago. The game goes on.
note-rewind-agreed = Everyone agreed: the table is back at the moment before this: { $what }
whisper-rewind = At { $table } there is a proposal to go back to the moment before this: { $what } Your vote is secret, and you can change it until { $until }; no answer counts as no.
whisper-rewound = Everyone agreed: { $table } is back at the moment before this: { $what } What you chose after that no longer counts.
table-rewound = The table went back because everyone agreed; { $n ->
        [one] 1 event was
       *[other] { $n } events were
    } undone.
button-rewind = Go back
button-norewind = Do not go back

## Games that branch off

fork-name = Branch of #{ $number }
fork-begun = Table #{ $number } is a branch of #{ $from } { $table }: you play { $seat }, and computer players play everyone else. It has its own randomness, no deadlines and nobody watching. Its panel comes by direct message; **My panel** shows it here. { COMMAND("rewind") } takes moves back at once, without asking anybody; { COMMAND("table cancel") } ends it.
fork-imagined = What your seat cannot see was drawn at random, so nothing here tells you anything about the real game.
fork-turns = **#{ $number } { $table }**: from which turn do you want to play on by yourself, as { $seat }? { COMMAND("fork", seat: "") } chooses another seat.
fork-pick = From turn …
fork-turn-line = Turn { $turn }
fork-mark = **Branch** of table #{ $number }: you alone against computer players.
fork-hidden = While a game runs, you can only branch from your own seat.
fork-cannot = You cannot branch from this game now: Herald cannot draw at random what your seat does not see. Try again later; when the game is over, you can branch from any turn.
fork-turn = While the game runs, a branch begins at the current position. You can choose a turn when the game is over.
fork-many = You cannot open another branch while { $tables } are running. End one with { COMMAND("table cancel") }, then try again.
button-fork = Play on by yourself

## Talk

press-rulebook = Private talk: when the rulebook lets players bargain
press-free = Private talk: always
press-public = Talk only in the thread, where everyone reads it
press-none = No talk about the game at all
talk-title = **Talk at #{ $number } { $table }**
talk-treaties = Treaties in force:
talk-some = Your talks, and the published ones:
talk-empty-list = You have no talks here. { COMMAND("talk", whom: 2, text: "…") } begins one with seat 2, and `whom:2, 4` one with several seats. They get your message as a direct message.
talk-pick = Read …
talk-head = **#{ $number } { $table }**, in private: { $whom }
talk-nothing = Nothing has been said yet.
talk-published = Everyone who took part agreed, so anyone can read this.
talk-private = The game is over, so nothing more is said here. This talk stays private unless everyone who took part wants to publish it. So far, { $n } of { $of } people want to.
talk-form = Talk
talk-label = To { $whom }
talk-form-note = Only these seats can read it. If one changes hands before you send, nothing is sent.
talk-said = ✉️ Said in private to { $whom }.
talk-none = At this table nobody talks about the game, not even in private. Its organiser chose that in the settings.
talk-public = At this table everything is said in its thread, where everyone reads it. Write there.
talk-rulebook = This game’s rulebook has no bargaining, so its players do not talk in private. Before the start, the organiser can change that in the settings.
talk-grace = A deadline has passed and someone has not answered yet. Until that is settled, nobody can talk in private here. Try again later.
talk-nobody = { $why ->
    [own] Seat { $seat } is yours too, so nobody else would read that. Choose another seat.
   *[free] Nobody would read that: no person has seat { $seat }. Choose another seat.
}
talk-alone = Say who you want to talk to: choose a suggestion for `whom`, or write the numbers of other seats, like `2` or `2, 4`. Nothing was sent.
talk-empty = Your message is empty or has only invisible characters, so nothing was sent. Write it in the option `text`.
talk-long = A message can have at most { $most } characters. Nothing was sent; shorten it.
talk-again = You have just said exactly that, so it was not sent again.
talk-unknown = You are not part of that talk. { COMMAND("talk") } lists yours.
talk-running = While the game runs, private talks stay private. When it is over, a talk can be published if everyone who took part agrees.
bad-press = There is no such setting for talk. Choose one of the suggestions.
whisper-talk = At { $table }, **{ $name }** to { $whom }: { $text }
whisper-publish = The game at { $table } is over, and someone would like to publish the private talk between { $whom }. It is only published if all of you agree.
note-talk-published = The private talk between { $whom } is now public: all of them agreed.
button-talk = Reply
button-talked = Read
button-publish = Publish
button-unpublish = Keep it private
treaty-truce = Truce between { $one } and { $other } until the end of turn { $turn }
treaty-alliance = { $one } and { $other } are allied by marriage

## Anonymous tables

anonymous-mark = **Anonymous**: seats are drawn at the start, and names are shown when the game is over. Deadlines do not depend on anyone’s hours or days off.
anonymous-joined = This table hides names, so deadlines here do not wait for anyone’s hours or days off: that would show who has which seat.
anonymous-word = At an anonymous table nobody can add a word to the seed: that would show who has which seat.
anonymous-replace = At an anonymous table you cannot give a seat to a person by name. { COMMAND("table leave") } offers your own seat to anyone; if a player missed a deadline, { COMMAND("table replace") } without `user` offers theirs.
anonymous-remove = While an anonymous game runs, nobody can be removed from it: that would show who has which seat. A server manager who is not playing can cancel it.
