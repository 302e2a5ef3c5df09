### The table of The Game and Extreme, and what is around it.

loading = Loading the table…
no-table-title = There’s no such table
no-table-text = Perhaps it was removed, or the link is missing a letter.
seats = Seats
board = Piles
your-cards = Your cards
your-hand = Your hand
you-watch = You’re watching. You can take a free seat before the next deal.
menu = Menu
talk = Talk
yes = Yes
no = No
you = You
you-named = { $name } (you)
host = Host
away = away
bot-plays = a bot plays
bot-at = Bot { $name }
holds-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round-of = Round { $round } of { $rounds }

## Before the deal

what-name = What shall we call you?
sit-down = Sit down
put-bot = Add a bot
empty-the-seat = Free the seat
change-seats = Move here
invite = Invite friends
invite-text = Anyone with this link can sit down. No account needed.
invite-text-full = Anyone with this link can watch.
invite-qr = QR code with the link to this table
copy-link = Copy link
share = Share
copied = Copied
copy-failed = That couldn’t be copied. Select it and copy it yourself.
deal = Deal the cards
deal-when-full = You can deal as soon as every seat is taken. Bots are happy to fill in.
wait-for-host = The host deals once every seat is taken.
wait-for-deal = Every seat is taken. The host can deal now.
full-watch = Every seat is taken. Stay and watch: the game appears here as soon as it’s dealt.
host-decides = { $host } is the host: chooses what is played, and deals.

## Playing

pile-up = Pile { $pile }, going up
pile-down = Pile { $pile }, going down
pile-shows = { $pile }: { $card }
pile-is-fresh = Nothing has been laid here yet.
laid-by = { $name }
draw-pile = { $cards ->
    [0] Draw pile empty
    [one] Draw pile: one card
   *[other] Draw pile: { $cards } cards
}
cards-left = { $cards ->
    [one] One card to go
   *[other] { $cards } cards to go
}
your-turn = Your turn
their-turn = { $name } to play
owes-cards = { $cards ->
    [one] one more card
   *[other] { $cards } more cards
}
owes-three = exactly three: { $laid } of 3
owes-skull = cover the skull on { $pile }
owes-one-pile = only pile { $pile } this turn
owes-nothing = lay more, or end your turn
end-turn = End turn
draws = { $cards ->
    [one] draw one card
   *[other] draw { $cards } cards
}
take-back = Take back
takeback-asked = { $name } asks: take the last play back?
end-asked = { $name } asks: end the game?
end-waits = You asked to end the game.
end-withdraw = Withdraw
end-yes = Yes, end it
end-no = No, play on
end-counts = It would count as it stands.
asked-agreed = Agreed: { $names }.
asked-waits = Waiting for { $names }.
takeback-waits = You asked to take a play back. Waiting for the others.
fit-not = Doesn’t fit
fit-trick = Back by ten!
fit-loses = Loses the game
fit-step = { $cards ->
    [0] skips none
    [one] skips one
   *[other] skips { $cards }
}
card-named = Card { $card }
card-fits = fits { $piles }
card-fits-nowhere = fits nowhere
card-queued = queued for { $pile }
unqueue = Take { $card } off the queue for { $pile }
queued = Queued: it will be laid on your turn, if the pile stays as it is.
queue-dropped = A card is no longer queued: its pile has changed.
queue-not-now = Nothing can be queued right now.
choose-card-first = Choose a card first, then the pile.
commands-in-force = Commands in force
signals-here = Signals about this pile
not-now-offline = The table can’t be reached right now. Try again once the connection is back.
too-long = That’s too long.

## Who starts

who-starts = Who starts?
who-starts-hint = Look at your hand, then say how you feel about it.
would-you-start = Would you start?
start-want = I’d love to
start-could = I could
start-rather-not = Rather not
name-starter = Choose who starts
i-start = I’ll start
they-start = { $name } starts

## A play that loses

doubt-title = Are you sure?
doubt-play = Playing { $card } on { $pile } loses the game.
doubt-play-anyway = Play it anyway
doubt-think = Let me think
loss-stuck = The turn needs more cards, and none fits.
loss-skull = A skull stays uncovered.
loss-three = The turn doesn’t have exactly three cards.
loss-one-pile = The turn has cards on more than one pile.

## Commands

command-stop = Stop
command-stop-means = The turn ends at once.
command-skull = Skull
command-skull-means = It must be covered within the same turn.
command-three = 3!
command-three-means = Exactly three cards are laid in this turn.
command-silence = Silence
command-silence-means = While it is visible, nobody may talk or give signs.
command-no-trick = No trick
command-no-trick-means = While it is visible, nobody may go back by ten.
command-one-pile = One pile
command-one-pile-means = While it is visible, all cards of a turn go on one pile.
command-draw-one = Draw one
command-draw-one-means = While it is visible, only one card is drawn after a turn.

## Talk

wish-leave-it = Please leave it
wish-rather-not = Rather not
wish-small-steps = Small steps only
wish-good-for-me = Good for me
wish-can-jump-back = I can jump back here
signal-piles = Say something about a pile
signal-stuck-soon = I’ll be stuck soon
signal-can-go-on = I can keep going
signal-commands = Talk about commands
signal-holds = I have
signal-not-now = Not now
told-holds = I have “{ $command }”
told-not-now = Please, no “{ $command }” now
silence-rules = Silence! Nobody may talk until it is covered.
say-something = Say something
say-without-numbers = No numbers, please
say-by-signals = This table talks in signals only while you play.
account-empty = What happens is written here.
send = Send
account = What happened
command-label = Type a play, such as 37A or end

## Keys

keys = Keys
come-back = Take my seat again
give-up = Give up the game
leave-table = Leave the table
key-choose = move from card to card
key-take = pick the card up, or put it back
key-lay = lay the card on pile A, B, C or D
key-end = end your turn
key-undo = take your last card back
key-steps = show how many cards a play would skip
key-talk = open or close talk
key-read-hand = read your hand
key-read-piles = read the piles
key-read-commands = read the commands in force
key-read-last = read the last plays
key-read-turn = read whose turn it is and what it still needs
key-command = type a play
key-nothing = put the card back
key-help = these keys

## What happened

told-laid = { $name }: { $card } on { $pile }
told-trick = { $name }: { $card } on { $pile }, back by ten
told-you-drew = You drew { $card }
told-signal = { $name }: { $signal }
told-said = { $name }: “{ $said }”
told-takeback = { $name }: May I take a card back?
told-took-back = { $name }: a card taken back
told-takeback-denied = { $name }: No, it stays
told-gone = { $name }: gone for now; the seat is kept
told-back = { $name }: at the table now
told-seat-free = A seat is free now
told-stand-in = { $name }: a bot plays on
told-host = Host: { $name }
told-end-asked = { $name }: Shall we end the game?
told-end-agreed = { $name }: Yes, let’s end it
told-end-denied = { $name }: No, let’s play on
told-end-dropped = The game goes on
told-muted = { $name }: muted
told-unmuted = { $name }: free to talk again
told-removed = { $name }: removed from the table
told-stopped = The game was ended early and counts as it stands
told-dealt = The cards are dealt
told-won = Won! Every card has been laid
told-lost = { $cards ->
    [one] The game is over, with one card left
   *[other] The game is over, with { $cards } cards left
}
told-round-won = Round won: { $name }
told-given-up = The game was given up
read-hand = Your hand: { $cards }
read-no-hand = You hold no cards.
read-commands = In force: { $commands }
read-no-commands = No command is in force.
read-no-plays = Nothing has been played yet.
read-no-turn = It’s nobody’s turn.

## Nobody is stuck

stuck-gone = { $name } has left for now. The seat is kept.
stuck-removed = { $name } was removed. Nobody plays there now.
stuck-away = { $name } isn’t connected.
stuck-asleep = { $name } hasn’t played for a while.
stuck-late = { $name }’s time is up.
stuck-empty = It’s the turn of a free seat.
stuck-since = { $minutes ->
    [0] Just now.
    [one] For a minute.
   *[other] For { $minutes } minutes.
}
stuck-can = { $name } can let a bot play on.
stand-in = Let a bot play on
wait-on = Wait
end-game = End the game
seat-kept = Your seat is kept for you.
bot-for-you = A bot is playing for you.
leave-keeps = Your seat stays yours: come back by the same link. Until then the others can let a bot play for you.
leave-keep = Leave and keep my seat
leave-for-good = Give my seat up for good
stay = Stay
give-up-asks = The others are asked first. If they agree, it ends for everyone.
give-up-now = It ends at once.
host-goes-on = The host decides how it goes on.
to-lobby = Seats and options

## Keeping order

seat-menu = Options for { $name }
left-seat = left
is-muted = muted
mute = Mute
unmute = Let talk again
remove = Remove from the table
remove-for-good = Remove for good
remove-asks = { $name } can then only watch at this table.
make-host = Make host

## The end

won-title = All ninety-eight!
won-text = Every card has found its pile. You’ve beaten the game!
lost-excellent-title = So close!
lost-title = The piles win this time
lost-left = { $cards ->
    [one] One card was left.
   *[other] { $cards } cards were left.
}
round-won-title = The round is yours!
round-lost-title = The round goes to { $name }
round-text = Every card left over costs a point.
round-capped = After so many turns the round is over: whoever has the fewest cards wins.
round-stopped = The round was ended early and counts as it stood: whoever had the fewest cards wins.
given-up-title = Given up
given-up-text = It happens. Another deal, another chance.
again = Play again
look-back = Look back

## Connection

contact-here = This game runs on your device
contact-online = Connected
contact-took = Connected: the last answer took { $milliseconds } ms
contact-offline = Not connected
reconnecting = The connection is gone. Nothing is lost: we’re getting it back.

## Typed plays

typed-nothing = Type a play first, such as 37A.
typed-no-game = There’s no game for you to play in right now.
typed-waiting = Your last play is still on its way.
typed-unknown = “{ $found }” isn’t a play. You could type: { $forms }
typed-no-pile = On which pile? { $card } fits: { $piles }
typed-missing = Something is missing: { $expected }.
typed-wrong = Instead of “{ $found }” there should be { $expected }.
typed-instead = You could play: { $plays }
expected-card = a card from 2 to 99
expected-pile = a pile from A to D
expected-item = the value of a card, J for a joker, or a stack from s1 to s4
expected-stack = a stack from 1 to 4
expected-seat = a seat, counted from 0
expected-nothing = nothing more

## Why something can’t be done

refused-number-taboo-said = Numbers are taboo, in words and in disguise too, so “{ $said }” was not sent. Say it without a number.
refused-number-taboo = Numbers are taboo. Say it without a number.
refused-number-taboo-sign-said = Numbers are taboo, so “{ $said }” was not sent. If you mean the command, write “3!” or give the signal “I have” or “Not now”.
refused-number-taboo-sign = Numbers are taboo. If you mean the command, write “3!” or give the signal “I have” or “Not now”.
refused-signals-only = This table talks in signals while you play. Pick one beside the piles.
refused-silence = Silence! Nobody may talk until it is covered.
refused-nothing-said = There was nothing to send.
refused-too-long = That’s too long.
refused-not-started = Nobody has been chosen to start yet.
refused-already-started = The game has already started.
refused-game-over = The game is over.
refused-not-your-turn = It’s somebody else’s turn.
refused-no-such-card = You don’t have this card there.
refused-wrong-direction = This card doesn’t go there: look at the arrow of the pile.
refused-trick-forbidden = A command forbids going back by ten.
refused-bound-to-pile = A command ties this turn to another pile.
refused-minimum-not-reached = You must lay more cards before you can end your turn.
refused-obligation-open = A command must be fulfilled before the turn may end.
refused-too-high = That’s higher than the top of the pile.
refused-too-many = That’s too many.
refused-mixed-values = All cards of a play must have the same value.
refused-not-playable = That can’t be played now.
refused-bad-target = Choose somebody else.
refused-pass-forbidden = The pile is empty: there’s nothing to take.
refused-bad-base = The page and the table are out of step. Take another look, then decide again.
refused-stale = The game has moved on. Take another look, then decide again.
refused-not-seated = Only those at the table can do that.
refused-not-host = Only the host can do that, or anyone at the table once the host has been away for 30 seconds.
refused-no-such-seat = The table has no such seat.
refused-no-person-there = Nobody sits there.
refused-no-such-bot = There’s no such bot.
refused-seat-taken = Somebody is sitting there already.
refused-table-full = Every seat is taken. You are welcome to watch.
refused-already-seated = You’re at this table already.
refused-saw-another-hand = You’ve already seen another hand in this game. You can join at the next deal.
refused-game-running = Not while a game is in progress.
refused-no-game = No game is in progress.
refused-seats-empty = Some seats are still empty.
refused-seats-in-use = There are too many people at the table for that.
refused-takeback-not-agreed = At this table plays aren’t taken back.
refused-nothing-to-take-back = There’s nothing to take back.
refused-no-takeback-asked = Nobody is asking to take anything back any more.
refused-no-end-asked = Nobody is asking you to end the game any more.
refused-end-asked-already = The others are being asked already.
refused-seat-kept = While a game is in progress, a seat keeps its owner. Let a bot stand in, or remove the person.
refused-only-host = Only the host can do that.
refused-is-host = The host can be neither muted nor removed.
refused-removed = You were removed from this table. You’re welcome to watch.
refused-muted = The host has muted you at this table.
refused-muted-already = They’re muted already.
refused-not-muted = They aren’t muted.
refused-stand-in-there = A bot is playing there already.
refused-no-stand-in = You’re already playing for yourself.
refused-dealing = The cards are being dealt. Just a moment.
refused-no-such-signal = This game has no such signal.
refused-log-full = This table has reached its limit. Open a new one and go on there.
refused-talk-full = Your share of what can be said at this table is used up. The game goes on all the same.
refused-over-quota = You’ve done as much as one day holds here. A game in progress can be finished; for anything new, come back later.
refused-not-away = They can still play for themselves. A bot may stand in once they have been away, or have kept everyone waiting, for a while.
refused-bad-name = Nobody can be called that here any more. Choose another name in the settings.
refused-name-number = Numbers are secret in this game, and that name has one in it. Choose another name.
refused-name-number-seated = Numbers are secret in that game, and somebody here has one in their name. They need another name first.
refused-name-taken = Somebody there has almost the same name. Choose another one, so that nobody mixes you up.
refused-name-changed = Names stay as they are while this game is played. Take the name you had, then sit down again.
signed-out-title = This device is signed out
refused-signed-out = This device was signed out. To come back, make a link on a device that’s still signed in.
refused-restart = The server is restarting. It will be back in a moment, and nothing is lost.
refused-reload = Restoring the saved table.
refused-rate-limited = That was a little too fast. Take a breath, then try again.

## What is agreed before the deal

seal = Fingerprint of this shuffle, shown before the first card. After the game you can check that nothing was changed.
bits-left-out = The cards were dealt without what your device adds to the shuffle: it came too late, or the server left it out. The record says so.

## What whoever runs the server decides, and reports to them

refused-banned = You have no access to this server for now.
refused-closed = Whoever runs this server has closed this table.
refused-muted-by-operator = You can play here, but not talk, for now: whoever runs this server decided so.
refused-maintenance = No tables are opened and no games are dealt for now: the server is about to be worked on.
error-no-words = They have said nothing lately that could be reported.
error-not-there = Only those at the table can report someone there.
report = Report someone
report-title = Report someone at this table
report-whom = Whom?
report-what = What?
report-words = What they said
report-name = Their name
report-text = Anything to add? (optional)
report-explained = The server adds their name and what they said lately. Nobody at the table learns of it.
report-send = Send the report
report-sent = Whoever runs this server will look at it.

## The time of a turn

seconds-left = { $number ->
    [one] { $number } second left
   *[other] { $number } seconds left
}
minutes-left = { $number ->
    [one] { $number } minute left
   *[other] { $number } minutes left
}
hours-left = { $number ->
    [one] { $number } hour left
   *[other] { $number } hours left
}
time-up = Time’s up

## Talk

unread = { $messages ->
    [one] One new message
   *[other] { $messages } new messages
}

# At a table that goes on with another game.
what-if-back = Back to where it came from
