# Pauses that people ask for.

note-pause = { $name } is asking for a pause. It starts as soon as more than half of the table agrees; voting ends on { $until }. Votes are secret, and deadlines keep running meanwhile.
note-pause-nobody = Someone is asking for a pause. It starts as soon as more than half of the table agrees; voting ends on { $until }. Votes are secret, and deadlines keep running meanwhile.
note-pause-failed = Not enough players wanted a pause; the game goes on.
note-pause-agreed = The table wants a pause: deadlines are on hold. The game continues by itself on { $until } at the latest. Anyone with a seat can ask the others to continue sooner: { COMMAND("table resume") }.
note-pause-over = The pause is over: the game goes on.
note-resume = { $name } would like to continue. The pause ends as soon as more than half of the table agrees, and on { $until } at the latest.
note-resume-nobody = Someone would like to continue. The pause ends as soon as more than half of the table agrees, and on { $until } at the latest.
note-resume-agreed = The table wants to continue: the pause is over, and everyone has the time they had left.
whisper-pause = Someone is asking for a pause at { $table }. It starts as soon as more than half of the table agrees; you can vote until { $until }, and votes are secret.
whisper-resume = Someone would like to continue at { $table }. The pause ends as soon as more than half of the table agrees, and on { $until } at the latest.
pause-begun = Your request is in the thread. Votes are secret. The pause starts as soon as more than half of the table agrees; voting ends on { $until }.
pause-noted = Vote saved; it stays secret. The pause starts as soon as more than half of the table agrees; voting ends on { $until }.
resume-begun = Your request is in the thread. Votes are secret. The pause at table #{ $number } ends as soon as more than half of the table agrees.
resume-noted = Vote saved; it stays secret. The pause at table #{ $number } ends as soon as more than half of the table agrees.
motion-pause = Vote on a pause, until { $until }.
motion-resume = Paused: the table continues by itself on { $until } at the latest.
button-pause = Pause
button-nopause = No pause
button-resume = Continue
