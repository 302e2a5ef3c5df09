### What messengers and search engines are told of a page before anyone opens it. Only the server says it.

invite-by = { $host } invites you to { $game }
invite-to = You’re invited to { $game }
invite-sit = Open the link and sit down: no account needed.
invite-watch = Every seat is taken, but you can watch.
invite-running = The game has begun, and you can watch.
invite-replay = { $game }: a finished game
invite-replay-text = Look at it card by card, through the eyes of each player.
invite-rules = { $game }: the rules
invite-lesson = Learn { $game } in three minutes
invite-lessons = Learn to play in three minutes
