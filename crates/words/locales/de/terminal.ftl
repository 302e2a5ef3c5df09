### What only the terminal says.
terminal-not-understood = Der Server hat etwas gesagt, das dieses Programm nicht versteht. Vielleicht hilft eine neuere Version.
terminal-not-kept = Für das Spiel ist kein Platz zum Speichern da. Es bleibt, bis du das Programm beendest.
terminal-no-link = Das ist kein Einladungslink. So sieht einer aus: https://example.org/t/…
