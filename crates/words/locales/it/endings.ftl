### After a game: what was hidden, and whether to play once more.

opened = Ciò che era ancora coperto
opened-draw = Mazzo, nell’ordine in cui sarebbe uscito
opened-down = Coperte

would-again = Ancora una!
they-again = Giocherebbero ancora: { $names }
replay-takebacks = { $plays ->
    [one] Una giocata è stata annullata
   *[other] { $plays } giocate sono state annullate
}
replay-hints = { $hints ->
    [one] Con un suggerimento
   *[other] Con { $hints } suggerimenti
}
