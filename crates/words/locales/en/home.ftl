### The start page and the settings.

hero-title = Four piles, a hand of cards, and your friends
hero-text = Open a link and play: alone, with bots, or with friends anywhere. No account needed.
choose-game = Choose a game
the-game-line = Lay every card together, up and down, without ever naming a number.
extreme-line = The same, with commands that tie your hands.
clear-4-line = Be the first to get rid of your twenty cards.
players-one-to-five = 1 to 5 players
players-two-to-six = 2 to 6 players
how-many = Seats at the table
how-strong = Bot strength
alone = Alone
play-alone = Play now
play-with-bots = { $bots ->
    [one] Play now with a bot
   *[other] Play now with { $bots } bots
}
play-friends = Play with friends
learn-first = New here? Three minutes

install-text = Keep Stapel on this device like an app. It also works without a network.
install = Install
install-not = Not now
going-on = Go on playing
mine-more = Show all
my-tables = Your tables
open-tables = Open tables
open-tables-none = No table is looking for players right now. Open one and share the link.
recent-games = Recent games
recent-games-none = Nothing has been played here yet. The first game is yours.
lists-unreachable = The server can’t be reached right now.
table-running = Game in progress
table-waiting = Ready to deal
table-free = { $seats ->
    [one] One free seat
   *[other] { $seats } free seats
}
record-won = Won
record-lost = Lost
record-won-by = Won by { $names }
record-given-up = Given up
list-remove = Remove from this list
list-removed = Removed from the lists on this device.

your-name = Your name
saved = Saved
name-saved = Your name is saved.
theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = How fast cards move
motion-still = Not at all
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
sound = Sounds
show-steps = Always show how many cards a play would skip
typed-commands = A field for typing plays, and a written account of the game

## One guest, several devices

device-title = Play on another device
device-text = This link makes another device the same guest as this one, with your tables and games. It works once, for a short while. Don’t share it.
device-make = Make a link
device-qr = QR code with the link for your other device
devices-title = Your devices
devices-text = Whoever uses one of these plays as you. Sign out what you’ve lost or don’t use any more.
device-this = This device
device-unknown = A device from before
device-program = Program “{ $name }”
device-used = Last used on { $day }
device-revoke = Sign out
device-revoke-one = Sign out: { $device }
device-revoke-others = Sign out all other devices
device-revoked = Signed out: { $device }
devices-revoked = All other devices are signed out.
leave-title = Delete yourself
leave-text = You can leave for good, at any time and without asking anyone.
leave-begin = Delete me …
leave-ask = Delete { $name } for good?
leave-what-goes = Your name, everything you’ve said, your seats, links, devices and programs are deleted at once. Games you finished stay in the records of those you played with, without your name. Games on this device stay on it.
leave-no-way-back = There’s no way back.
leave-stay = No, stay
leave-confirm = Yes, delete me
left-for-good = Done: you and everything you said are gone.
claim-title = Continue as this guest here?
claim-text = This device will then be the guest who made the link. The guest it was before will be gone from here.
claim = Yes, that’s me
claimed = Welcome back, { $name }.
claim-failed = A link works once, and only for a short while. Make a new one on your other device.
