### After a game: what was hidden, and whether to play once more.

opened = Was noch verdeckt war
opened-draw = Nachziehstapel, in der Reihenfolge, in der er gekommen wäre
opened-down = Verdeckt

would-again = Noch einmal!
they-again = Noch einmal spielen möchten: { $names }
replay-takebacks = { $plays ->
    [one] Ein Zug wurde zurückgenommen
   *[other] { $plays } Züge wurden zurückgenommen
}
replay-hints = { $hints ->
    [one] Mit einem Tipp
   *[other] Mit { $hints } Tipps
}
