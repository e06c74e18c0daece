# What people do beside the game: notes, games that branch off, going back, talk.

## Notes

notes-title = **Your notes at #{ $number } { $table }**, for your eyes only
notes-none = Nothing is written here yet. The button opens a page to write on; `/notes add:` adds a line at once.
notes-form = Notes at table #{ $number }
notes-label = Only you read this
notes-below = An empty page deletes your notes. They stay yours when your seat goes to somebody else.
notes-empty = There is nothing to see in that line, so nothing was written down.
notes-long = Your notes at a table hold at most { $most } characters. Nothing was changed: shorten them with the button of `/notes`.
notes-changed = Meanwhile your notes were changed elsewhere, so nothing was overwritten. `/notes` shows them as they are; this is what you wrote:
button-note = Change
button-note-first = Write

## Going back

rewind-none = Nothing has happened at this table yet to which it could go back.
rewind-gone = To that moment the table cannot go back: it is too long ago, or it was taken back already. `/rewind` lists those to which it can.
rewind-asked = Another moment is being voted on already. `/table status` says which and until when; only then can you propose this one.
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
