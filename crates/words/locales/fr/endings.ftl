### After a game: what was hidden, and whether to play once more.

opened = Ce qui était encore caché
opened-draw = Pioche, dans l’ordre où elle serait venue
opened-down = Face cachée

would-again = Encore une !
they-again = Partants pour une autre partie : { $names }
replay-takebacks = { $plays ->
    [one] { $plays } coup a été repris
   *[other] { $plays } coups ont été repris
}
replay-hints = { $hints ->
    [one] Avec { $hints } conseil
   *[other] Avec { $hints } conseils
}
