# What Herald tells whoever runs it, by direct message.
backup-failed =
    ⚠️ **The backup of Herald’s database failed.** { $why }
    Games go on, and Herald tries again every hour. Until a backup works, nothing newer than the last backup could be restored.
