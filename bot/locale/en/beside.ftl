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
