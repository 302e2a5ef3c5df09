### What only the terminal says.
terminal-not-understood = The server said something this program doesn’t understand. A newer version may help.
terminal-not-kept = There’s no room to keep the game. It lasts until you quit.
terminal-no-link = That’s no invite link. One looks like example.org/t/…

terminal-too-small = The window is too small for a table. 80 columns and 24 rows are enough.
terminal-watching = { $people ->
    [one] one watching
   *[other] { $people } watching
}
terminal-in-hand = { $cards } in hand
terminal-more-below = { $lines ->
    [one] one more line ↓
   *[other] { $lines } more lines ↓
}
terminal-unreadable = The saved game can’t be read. Perhaps a newer version of the program wrote it. It stays until you delete it.
terminal-elsewhere = Another window on this machine has played on. Nothing is lost.
terminal-copied = The link is in the clipboard, if your terminal allows that.
terminal-box-code = Code:
terminal-box-keys = Arrows: to a number · 1–7: its command · Del: none · C: type a code · Y: copy it · Enter: done
terminal-box-list-keys = Enter: use it · E: change · R: rename · Y: copy the code · Del: delete · Esc: back
terminal-box-name-keys = Enter: keep it under this name · Esc: back
terminal-box-copied = The code is in the clipboard, if your terminal allows that.
terminal-box-taken-title = This name is taken
terminal-box-taken = You already keep a box called “{ $name }”. Shall this one take its place?
terminal-box-other-name = Another name
terminal-box-replace = Replace it
terminal-box-delete = “{ $name }” is no longer kept on this machine then. Its code brings it back.
terminal-box-bad-name = A name has 1 to { $most } letters.
terminal-box-full = You already keep { $most } boxes. Delete one first, or take the name of another one.
terminal-box-not-kept = The list of boxes can’t be written. Your games can use the box all the same.
terminal-boxes-damaged = { $lines ->
    [one] One line of { $file } is no box. It stays as it is.
   *[other] { $lines } lines of { $file } are no boxes. They stay as they are.
}
terminal-boxes-unreadable = { $file } can’t be read. Until it can, no box is kept there.
terminal-bot-signals = { $signals } signals from the bots

## The row of keys

terminal-choose = Choose
terminal-lay = Lay
terminal-end = End turn
terminal-play = Play
terminal-take = Take pile
terminal-signal = Signal
terminal-say = Say
terminal-type = Type
terminal-talk = Talk

## All keys

terminal-key-signal = give a signal, without naming a number
terminal-key-history = see everything that was laid on a pile
terminal-key-commands = see the commands and what they mean
terminal-key-pile = see the whole pile
terminal-key-say = say something
terminal-key-tab = move from button to button; Enter presses it
terminal-key-scroll = scroll through what happened
terminal-key-escape = put everything back, or open the menu
terminal-key-home = go home; the game waits for you
terminal-key-fold = show or fold the bots’ signals
terminal-key-answer = answer whoever asks something, or withdraw (N)
terminal-key-missing = take your seat again, or let a bot play on

## Home

terminal-join = Join by link
terminal-host = Open on a server
terminal-server = The server to open the table on
terminal-options = Options
terminal-link = The link that somebody sent you
terminal-go-on = Go on
terminal-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
terminal-ago-minutes = { $minutes ->
    [0] just now
    [one] a minute ago
   *[other] { $minutes } minutes ago
}
terminal-ago-hours = { $hours ->
    [one] an hour ago
   *[other] { $hours } hours ago
}
terminal-ago-days = { $days ->
    [one] a day ago
   *[other] { $days } days ago
}
terminal-quit = Quit
terminal-quit-title = Leave Stapel?
terminal-quit-text = Your games are kept. You can go on whenever you like.
terminal-stay = Stay
terminal-won-by = { $name } won
terminal-delete = It’s on this machine only, and can’t be brought back.

## Replays

terminal-seat = Seat { $seat }
terminal-key-moment = next key moment, or the one before
terminal-key-back = back to the previous screen
discard-under = { $cards ->
    [0] Nothing below
    [one] One card below
   *[other] { $cards } cards below
}

## Keys at home

terminal-key-arrows = move in this direction
terminal-key-enter = do what is highlighted
terminal-key-game = the next game
terminal-key-seats = how many seats the table has
terminal-key-bots = how well the bots play
terminal-key-go-on = go on with the last game
terminal-key-options = change rules and options
terminal-key-host = open a table on a server, for friends
terminal-key-join = join a table by its link
terminal-key-name = change your name
terminal-key-learn = learn the game by playing
terminal-key-rules = read the rules
terminal-key-delete = delete the highlighted game
terminal-key-leave = leave (asks first)
terminal-key-quit = leave at once

## Rules and lessons

terminal-key-scroll-line = scroll line by line
terminal-key-scroll-page = scroll page by page
terminal-key-section = next section, or the one before
terminal-key-other-rules = the rules of another game
terminal-key-lesson-on = go on reading, or let the others play
terminal-key-lesson-back = back to the text before
terminal-key-lesson-show = be shown what to do
terminal-key-lesson-escape = put everything back, or leave the lesson
terminal-learn-key = It is the { $key } key.
terminal-learn-also = You may do that.

## Why a server can’t be trusted

tls-unknown-authority = Its certificate is not signed by anyone this computer trusts. If you trust the server, set SSL_CERT_FILE to the file with its authority’s certificate.
tls-wrong-host = Its certificate is for another name. Check the address.
tls-expired = Its certificate has expired. Whoever runs the server has to renew it.
tls-none = It doesn’t answer in TLS. Perhaps the address begins with http, not https.
tls-other = No encrypted connection could be made.

## Reviews

terminal-review = Review
terminal-review-stop = Stop
terminal-review-board = Board
terminal-review-all = everyone
terminal-review-turns = Turn by turn
terminal-review-totals = Totals
terminal-review-begins = The game is being reviewed. What is found appears here, turn by turn.
terminal-review-progress = { $done } of { $all } turns
terminal-review-turn = Turn { $turn }, { $name }
terminal-review-chance = Chance { $chance }
terminal-review-curve = Curve: { $name }
terminal-review-or = or
terminal-review-not-here = This turn hasn’t been reviewed.
terminal-review-pile = On top: { $cards }
terminal-key-review = review the game: where it was won and lost (once more: stop, or see the board again)
terminal-key-whose = mistakes of everyone, or of one seat
terminal-key-totals = in a review: the turn, or the game as a whole

## Advice

terminal-advice-title = What would the expert do?
terminal-advice-thinking = Thinking about your turn…
terminal-advice-first-sight = What looks best at first sight loses { $lost } points against it.
terminal-advice-not-now = You can ask on your own turn, in games on this machine.
terminal-warning = This would cost { $lost } points of a hundred (± { $error }).
terminal-warnings-on = You’ll be warned before a blunder in games on this machine.
terminal-warnings-off = You won’t be warned before blunders any more.
terminal-key-advice = what would the expert do, and why?
terminal-key-warnings = be warned before a blunder, or no longer
