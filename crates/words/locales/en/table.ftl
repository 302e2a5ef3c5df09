### The table of The Game and Extreme, and what is around it.

loading = The table is being laid.
no-table-title = There is no such table
no-table-text = Perhaps it was cleared away, or a letter of the link is missing.
seats = Seats
board = Piles
your-cards = Your cards
your-hand = Your hand
you-watch = You are watching. Free seats are yours to take before the next deal.
menu = Menu
talk = Talk
yes = Yes
no = No
you = You
you-named = { $name } (you)
host = Host
away = away
bot-plays = a bot plays
bot-at = Bot { $seat }
holds-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
points = { $points ->
    [one] one point
   *[other] { $points } points
}
round-of = Round { $round } of { $rounds }

## Before the deal

what-name = What shall we call you?
sit-down = Sit down
put-bot = Put a bot here
empty-the-seat = Empty the seat
invite = Invite friends
invite-text = Whoever opens this link can sit down, without an account.
invite-qr = Code with the link to this table
copy-link = Copy link
copied = Copied
copy-failed = The link could not be copied. Select it and copy it by hand.
deal = Deal the cards
deal-when-full = You can deal as soon as every seat is taken. Bots are happy to fill in.
wait-for-host = The host deals as soon as every seat is taken.

## Playing

pile-up = Pile { $pile }, going up
pile-down = Pile { $pile }, going down
pile-shows = { $pile }: { $card }
pile-is-fresh = Nothing was laid here yet.
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
takeback-asked = Take the last play back?
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
queued = Queued: it is laid when your turn comes, if the pile stays as it is.
queue-dropped = A queued card was dropped: its pile has changed.
queue-not-now = Nothing can be queued right now.
choose-card-first = Choose a card first, then the pile.
commands-in-force = Commands in force
signals-here = Signals about this pile
not-now-offline = The table can’t be reached right now. Try again once the connection is back.
too-long = That is too long.

## Who starts

who-starts = Who starts?
who-starts-hint = Look at your hand, and say how gladly you would.
would-you-start = Would you start?
start-want = I’d love to
start-could = I could
start-rather-not = Rather not
name-starter = Name who starts
i-start = I start
they-start = { $name } starts

## A play that loses

doubt-title = Are you sure?
doubt-play = With { $card } on { $pile } the game can’t be saved.
doubt-play-anyway = Play it anyway
doubt-think = Think again
loss-stuck = You could no longer lay as many cards as this turn needs.
loss-skull = A skull would stay uncovered.
loss-three = The turn could not have exactly three cards.
loss-one-pile = This turn would have cards on more than one pile.

## Commands

command-stop = Stop
command-stop-means = The turn ends at once.
command-skull = Skull
command-skull-means = It must be covered in the same turn.
command-three = Three
command-three-means = This turn must have exactly three cards.
command-silence = Silence
command-silence-means = Nobody may talk while it can be seen.
command-no-trick = No trick
command-no-trick-means = Nobody may go back by ten while it can be seen.
command-one-pile = One pile
command-one-pile-means = While it can be seen, all cards of a turn go on one pile.
command-draw-one = Draw one
command-draw-one-means = While it can be seen, only one card is drawn after a turn.

## Talk

wish-leave-it = Please leave it
wish-rather-not = Rather not
wish-small-steps = Small steps only
wish-good-for-me = Good for me
wish-can-jump-back = I can jump back here
signal-piles = What to say about a pile
signal-stuck-soon = I’m stuck soon
signal-can-go-on = I can go on
signal-commands = Speak of commands
signal-holds = I hold
signal-not-now = Not now:
silence-rules = Silence! Nobody may talk until it is covered.
say-something = Say something
say-without-numbers = Say something, but no numbers
send = Send
account = What happened
command-label = Type a play, such as 37A or end

## Keys

keys = Keys
come-back = Play again yourself
give-up = Give the game up
leave-table = Leave the table
key-choose = go from card to card
key-take = take the card up, or put it back
key-lay = lay the card on pile A, B, C or D
key-end = end your turn (E)
key-undo = take your last card back (U)
key-steps = show how many cards a play would skip
key-talk = open or close talk
key-read-hand = read your hand
key-read-piles = read the piles
key-read-commands = read the commands in force
key-read-last = read the last plays
key-read-turn = read whose turn it is and what it owes
key-command = type a play
key-nothing = put the card back
key-help = these keys

## What happened

told-laid = { $name }: { $card } on { $pile }
told-trick = { $name }: { $card } on { $pile }, back by ten
told-you-drew = You drew { $card }
told-signal = { $name }: { $signal }
told-said = { $name }: “{ $said }”
told-takeback = { $name } would like to take a card back
told-took-back = Taken back: { $name }
told-dealt = The cards are dealt
told-won = Won! Every card is laid
told-lost = { $cards ->
    [one] The game is over, with one card left
   *[other] The game is over, with { $cards } cards left
}
told-round-won = The round goes to { $name }
told-given-up = The game was given up
read-hand = Your hand: { $cards }
read-no-hand = You hold no cards.
read-commands = In force: { $commands }
read-no-commands = No command is in force.
read-no-plays = Nothing was played yet.
read-no-turn = Nobody is to play.

## The end

won-title = All ninety-eight!
won-text = Every card has found its pile. Together you have beaten the game.
lost-excellent-title = So close!
lost-title = The piles win this time
lost-left = { $cards ->
    [one] One card was left.
   *[other] { $cards } cards were left.
}
round-won-title = The round is yours!
round-lost-title = The round goes to { $name }
round-text = Every card that is left costs a point.
round-capped = After so many turns the round ends: the fewest cards win.
given-up-title = Given up
given-up-text = It happens. Another deal, another chance.
again = Play again
look-back = Look back at it

## Connection

contact-here = This game runs on your device
contact-online = Connected
contact-took = Connected: the last answer took { $milliseconds } ms
contact-offline = Not connected
reconnecting = The connection is gone. Nothing is lost: we are trying to get it back.

## Typed plays

typed-nothing = Type a play first, such as 37A.
typed-no-game = There is no game in which you could play now.
typed-waiting = Your last play is still on its way.
typed-unknown = “{ $found }” is no play. You could type: { $forms }
typed-no-pile = On which pile? { $card } fits: { $piles }
typed-missing = Something is missing: { $expected }.
typed-wrong = Instead of “{ $found }” there should be { $expected }.
typed-instead = You could play: { $plays }
expected-card = a card from 2 to 99
expected-pile = a pile, A to D
expected-item = a card by its value, J for a joker, or a stack s1 to s4
expected-stack = a stack, 1 to 4
expected-seat = a seat, counted from 0
expected-nothing = nothing more

## Why something can’t be done

refused-number-taboo-said = Numbers are taboo, in every language and disguise, so “{ $said }” was not sent. Say it without a number.
refused-number-taboo = Numbers are taboo. Say it without a number.
refused-silence = Silence! Nobody may talk until it is covered.
refused-nothing-said = There was nothing to send.
refused-too-long = That is too long.
refused-not-started = Nobody was named to start yet.
refused-already-started = The game has started already.
refused-game-over = The game is over.
refused-not-your-turn = It is somebody else’s turn.
refused-no-such-card = You don’t have this card there.
refused-wrong-direction = This card doesn’t go there: look at the arrow of the pile.
refused-trick-forbidden = A command forbids going back by ten.
refused-bound-to-pile = A command binds this turn to another pile.
refused-minimum-not-reached = Your turn needs more cards before it may end.
refused-obligation-open = A command must be fulfilled before the turn may end.
refused-too-high = That is higher than the top of the pile.
refused-too-many = Those are too many.
refused-mixed-values = All cards of a play must have the same value.
refused-not-playable = That can’t be played now.
refused-bad-target = Choose somebody else.
refused-pass-forbidden = There is no pile to take.
refused-stale = The game has moved on meanwhile. Look again, and decide anew.
refused-not-seated = That is for those who sit at the table.
refused-not-host = That is for the host to do.
refused-seat-taken = Somebody sits there already.
refused-table-full = Every seat is taken. You are welcome to watch.
refused-already-seated = You sit at this table already.
refused-saw-another-hand = You have seen another hand of this game. Wait for the next deal.
refused-game-running = Not while a game is on.
refused-no-game = There is no game on.
refused-seats-empty = Some seats are still empty.
refused-seats-in-use = Too many people sit at the table for that.
refused-takeback-not-agreed = At this table nothing is taken back.
refused-nothing-to-take-back = There is nothing to take back.
refused-not-away = They are here themselves.
refused-restart = The server restarts. It will be back in a moment, and nothing is lost.
refused-reload = The table starts anew from what was kept.
refused-rate-limited = That was a little too often. Take a breath, then try again.

## What is agreed before the deal

agreement = Rules and options
option-expert = Expert: three cards a turn while there is a draw pile
option-one-card-less = One card less in every hand
option-strict-one-pile = Strict “One pile”: it also binds the cards laid before it
option-joker-sets = Several jokers may open a pile together
option-pass-on-empty = Passing is allowed when the pile is empty
option-last-push-moves = A PUSH as the last card still moves the pile
listed = Everyone may find this table and its record
clock = Time for a turn
clock-none = No limit
clock-30s = 30 seconds
clock-60s = One minute
clock-1d = One day
takebacks = Taking back
takeback-never = Never
takeback-ask = If the others agree
takeback-free = Freely
