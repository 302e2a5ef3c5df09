### What if: another way on from a position of a finished game.

what-if = What if…
what-if-text = Sit down in this game and play it another way. It runs on this device, without a network too.
what-if-here = Play on from here
what-if-key = Play on from this step (W)
what-if-deal = This deal from the start
what-if-step = From step { $step }
what-if-over = At this step the game is over. Go back a step to play on, or play the deal from the start.
what-if-seats = You play
what-if-several = With several seats you see the hand of whichever is to act.
what-if-no-seat = Choose at least one seat.
what-if-cards = The cards to come
what-if-same = same cards
what-if-fresh = dealt anew
what-if-same-means = Every card lies where it lay in the game.
what-if-fresh-means = What your seats couldn’t know is shuffled again: cards nobody has seen, and the other hands.
what-if-name = Name
what-if-play = Play on
what-if-full = This device keeps 40 tries, and all places are taken. Delete one first.
what-if-tries = Tried so far
what-if-running = not finished
what-if-unfinished = Not played to its end
what-if-copy = Copy link
what-if-rename = Rename
what-if-delete = Delete
what-if-delete-title = Delete this try?
what-if-delete-text = It’s in this browser only, and can’t be brought back. The game it came from stays.
what-if-delete-not = Don’t delete it
what-if-by-hand = Change this position by hand
what-if-hand-title = Play on from a position
what-if-hand-text = Write a position in Stapel’s notation or paste one. What nobody has seen in it is shuffled.
what-if-hand-label = Position
what-if-hand-name = A position of my own
what-if-hand-example = Put in an example
what-if-wrong = Nobody can play on from this position:
what-if-wrong-at = This is not a position yet. It goes wrong at character { $column }:
what-if-show-wrong = Show the place
replay-key-what-if = play on from here, another way

# Why nobody can play on from a position.
midway-draws = A card is just being drawn or turned up there. Give a position in which a seat is to act.
midway-over = The game is over there. Give a position in which a seat is to act.
