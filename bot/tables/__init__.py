"""The running games: one door (``service.Tables``) and the workers behind it (``bot.workers.supervisor.Workers``)."""
