# Webhooks: people's own programs that hear of their turns and tables.

hook-url = That address cannot be used. It must begin with `https://`, contain no name or password and have at most 400 plain characters.
hook-private = That address is in a private network. Give an address on the public Internet.
hook-many = You can have at most { $most } webhooks. { COMMAND("webhook remove") } deletes one.
hook-not-yours = Only a table’s players and its organiser can set a webhook for it. { COMMAND("webhook add") } without a table tells you about your own turns.
no-such-hook = You have no webhook { $number }. { COMMAND("webhook list") } shows yours.
hook-added =
    { $line }
    Everything sent is signed with this secret, which is shown only now: `{ $secret }`
    The signature follows Standard Webhooks (header `webhook-signature`). The button sends a test.
hook-line = **{ $number }** { $host }: { $about }{ $state }
hook-turns = your turns
hook-table = what everyone sees at table #{ $number }
hook-off = { " (switched off after failures; a test that arrives switches it on again)" }
hook-none = You have no webhook. { COMMAND("webhook add", url: "") } tells a program of yours when it is your turn; with the option `table`, it tells the program what everyone sees at that table.
hook-removed = Webhook { $number } is deleted.
hook-arrived = The test arrived at webhook { $number } (status { $status }).
hook-lost = The test did not arrive at webhook { $number } (status { $status }). A status of 200 to 299 counts as arrived; Herald does not follow redirects and sends nothing to addresses that are not public. Check the address and try again.
button-hooktest = Test { $number }
whisper-hook-off = Your webhook { $number } was switched off: nothing has arrived there for hours, or its address answered that it no longer exists. { COMMAND("webhook list") } lets you send a test that switches it on again.

cmd-webhook = Tell your own programs about your turns and tables
cmd-webhook-add = Add an address that Herald tells about your turns or a table
cmd-webhook-list = List your webhooks and test them
cmd-webhook-remove = Delete a webhook
opt-url = An address that begins with https://
opt-webhook = The number of a webhook
