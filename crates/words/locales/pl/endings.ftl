### After a game: what was hidden, and whether to play once more.

opened = Co było jeszcze zakryte
opened-draw = Stos dobierania, w kolejności, w jakiej by przyszedł
opened-down = Zakryte

would-again = Jeszcze raz!
they-again = Chcą zagrać jeszcze raz: { $names }
replay-takebacks = { $plays ->
    [one] Cofnięto jedno zagranie
    [few] Cofnięto { $plays } zagrania
   *[many] Cofnięto { $plays } zagrań
}
replay-hints = { $hints ->
    [one] Z jedną podpowiedzią
    [few] Z { $hints } podpowiedziami
   *[many] Z { $hints } podpowiedziami
}
