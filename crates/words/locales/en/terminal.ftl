### What only the terminal says.
terminal-not-understood = The server said something this program doesn’t understand. A newer version may help.
terminal-not-kept = There’s no room to keep the game. It lasts until you quit.
terminal-no-link = That’s no invite link. One looks like https://example.org/t/…

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
terminal-unreadable = What is kept of this game makes no sense. Perhaps a newer version of the program wrote it. It stays until you delete it.
terminal-elsewhere = Another window on this machine has played on. Nothing is lost.

## The row of keys

terminal-choose = choose
terminal-lay = lay
terminal-end = end turn
terminal-play = play
terminal-take = take pile
terminal-signal = signal
terminal-say = say
terminal-type = type

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
