### After a game: what was hidden, and whether to play once more.

opened = What was still hidden
opened-draw = Draw pile, in the order it would have come
opened-down = Face down

would-again = Once more!
they-again = Would play once more: { $names }
replay-takebacks = { $plays ->
    [one] One play was taken back
   *[other] { $plays } plays were taken back
}
replay-hints = { $hints ->
    [one] With one hint
   *[other] With { $hints } hints
}
