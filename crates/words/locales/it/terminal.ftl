### What only the terminal says.
terminal-not-understood = Il server ha detto qualcosa che questo programma non capisce. Forse aiuta una versione più recente.
terminal-not-kept = Non c’è spazio per conservare la partita. Dura finché non esci.
terminal-no-link = Questo non è un link d’invito. Un link d’invito somiglia a https://example.org/t/…
