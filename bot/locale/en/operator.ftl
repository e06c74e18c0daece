# What Herald tells whoever runs it, by direct message.
backup-failed =
    ⚠️ **The backup of Herald’s database failed.** { $why }
    Games go on, and Herald tries again every hour. If the database were lost now, nothing newer than the last good backup could be restored.
