# Pauses that people ask for.

note-pause = { $name } asks for a pause. It begins as soon as more than half of the table agree; the question ends { $until }. Nobody learns who said what, and deadlines run meanwhile.
note-pause-nobody = A pause is asked for. It begins as soon as more than half of the table agree; the question ends { $until }. Nobody learns who said what, and deadlines run meanwhile.
note-pause-failed = There were not enough for a pause; the game goes on.
note-pause-agreed = The table wants a pause: no deadline runs. It goes on by itself { $until } at the latest; anyone at the table may ask the others to go on sooner: { COMMAND("table resume") }.
note-pause-over = The pause has lasted long enough: the game goes on.
note-resume = { $name } would like to go on. The pause ends as soon as more than half of the table agree, else { $until }.
note-resume-nobody = Somebody would like to go on. The pause ends as soon as more than half of the table agree, else { $until }.
note-resume-agreed = The table wants to go on: the pause is over, and every deadline has the time that it had left.
whisper-pause = A pause is asked for at { $table }. It begins as soon as more than half agree; you may vote until { $until }, and nobody learns how.
whisper-resume = Somebody would like to go on at { $table }. The pause ends as soon as more than half agree, else { $until }.
pause-begun = The thread says that you ask for a pause; how the others vote nobody is told. It begins as soon as more than half of the table agree; the question ends { $until }.
pause-noted = Noted, and told to nobody. The pause begins as soon as more than half of the table agree; the question ends { $until }.
resume-begun = The thread says that you would like to go on; how the others vote nobody is told. Table #{ $number } goes on as soon as more than half of it agree.
resume-noted = Noted, and told to nobody. Table #{ $number } goes on as soon as more than half of it agree.
motion-pause = Vote on a pause, until { $until }.
motion-resume = Paused: the table goes on by itself { $until } at the latest.
button-pause = Pause
button-nopause = No pause
button-resume = Go on
