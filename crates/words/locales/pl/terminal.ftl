### What only the terminal says.
terminal-not-understood = Serwer powiedział coś, czego ten program nie rozumie. Może pomoże nowsza wersja.
terminal-not-kept = Brakuje miejsca, żeby zachować grę. Potrwa, aż zamkniesz program.
terminal-no-link = To nie jest link z zaproszeniem. Taki link wygląda tak: https://example.org/t/…
