### What if: what the command line says of it.

midway-other-cards = the cards to come in the deck must be those that nobody has in the position
midway-other-rules = the position must be one of this game, with the players, options and layout of the record
solve-midway = { $file } begins in the middle of a game, so there is no deal to solve. Give the record of a game that was dealt.
play-position = This is not a position to play on from: { $why }
play-position-agreed = the position says which game it is and by which options; leave the other options out
play-position-seat = there is no seat { $found } in this position; seats are 0 to { $last }
