### What every page says.

title = Stapel: The Game, The Game: Extreme, Clear 4!
home = Home
navigation = Pages
learn = Learn
rules = Rules
settings = Settings
language = Language
table = Table
replay = Replay
close = Close
skip-to-content = Skip to content
footer = Play as you like: no account, no advertising, no tracking.
guest-name = Guest

nowhere-title = There’s nothing here
nowhere-text = Perhaps the link is old, or a letter got lost on the way.

error-unreachable = The server can’t be reached. Nothing is lost: try again in a moment.
try-again = Try again
error-nonsense = The server said something this page doesn’t understand. Reloading it may help.
error-too-often = That was a little too fast. Take a breath, then try again.
error-too-many-tables = You have as many tables as one gets. Leave some of them, or let their games end first.
error-over-quota = You’ve done as much as one day holds here. Come back later.
error-bad-name = That name won’t work: use up to 24 characters, all on one line.
error-name-invisible = Nothing of that name can be seen. Use at least one letter or sign that others can read.
error-name-of-bot = That name looks like a bot’s. Choose another one.
error-name-in-game = You’re in a game in which numbers are secret, and names stay as they are there. Change yours when it’s over.
error-not-found = There’s no such table. Perhaps it was removed.
error-refused = That didn’t work: { $reason }

## Bots

bot-random = Carefree
bot-greedy = Easy
bot-steady = Strong
bot-expert = Expert
bot-named = Bot ({ $level })

bulletin-maintenance = This server is about to be worked on: no new tables and games for now. Games that run go on.
bulletin-registration = This server takes no new guests for now.
error-registration-closed = This server takes no new guests for now. You can play on this device.
error-name-removed = Whoever runs this server removed your name. You can choose another one later.

## What the start page and the settings say, and tables too

play = Play
empty-seat = Free seat
someone-gone = A former guest
save = Save
error-no-link = This link has been used already, or it’s too old.
