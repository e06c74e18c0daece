# Webhooks: people's own programs that hear of their turns and tables.

hook-url = That is no address that can be used. It begins with `https://`, has no name or password in it and at most 400 plain characters.
hook-private = That address leads into a private network. Only addresses of the public Internet can be told anything.
hook-many = You can have { $most } webhooks at most. { COMMAND("webhook remove") } forgets one.
hook-not-yours = A table's webhook can be set by those who sit there or organise it.
no-such-hook = You have no webhook { $number }. { COMMAND("webhook list") } shows yours.
hook-added =
    { $line }
    What is sent is signed with this secret; it is shown only now: `{ $secret }`
    The header `Herald-Signature: t=…,v1=…` is the HMAC-SHA256 of the moment, a full stop and the body. The button sends a test.
hook-line = **{ $number }** { $host }: { $about }{ $state }
hook-turns = your turns
hook-table = what everybody is told at table #{ $number }
hook-off = { " (given up after failures; a test that arrives starts it again)" }
hook-none = You have no webhook. { COMMAND("webhook add", url: "") } tells a program of yours when it is your turn; with `table:` what everybody is told there.
hook-removed = Webhook { $number } is forgotten.
hook-arrived = The test arrived at webhook { $number } (status { $status }).
hook-lost = The test did not arrive at webhook { $number } (status { $status }). A status of 200 to 299 counts as arrived; redirects are not followed, and addresses that are not public get nothing.
button-hooktest = Test { $number }
whisper-hook-off = Your webhook { $number } was given up: nothing has arrived there for hours, or it said that it is gone. { COMMAND("webhook list") } has a test that starts it again.

cmd-webhook = Programs of your own that hear of your turns and tables
cmd-webhook-add = An address that is told of your turns, or of a table
cmd-webhook-list = Your webhooks, with a test
cmd-webhook-remove = Forget a webhook
opt-url = An address that begins with https://
opt-webhook = The number of a webhook
