### What every page says.

title = Stapel: The Game, The Game: Extreme, Clear 4!
home = Startseite
navigation = Seiten
learn = Lernen
rules = Regeln
settings = Einstellungen
language = Sprache
table = Tisch
replay = Rückblick
close = Schließen
skip-to-content = Zum Inhalt
footer = Spiel, wie du magst: ohne Konto, ohne Werbung, ohne Tracking.
guest-name = Gast

nowhere-title = Hier ist nichts
nowhere-text = Vielleicht ist der Link alt, oder unterwegs ging ein Buchstabe verloren.

error-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.
try-again = Noch einmal versuchen
error-nonsense = Der Server hat etwas gesagt, das diese Seite nicht versteht. Vielleicht hilft es, sie neu zu laden.
error-too-often = Das war ein bisschen zu schnell. Atme kurz durch und versuch es noch einmal.
error-too-many-tables = Du hast so viele Tische, wie man haben kann. Verlass ein paar davon, oder lass ihre Spiele erst enden.
error-over-quota = Du hast so viel getan, wie hier auf einen Tag passt. Komm später wieder.
error-bad-name = Dieser Name geht leider nicht: höchstens 24 Zeichen, alle in einer Zeile.
error-name-invisible = Von diesem Namen ist nichts zu sehen. Nimm mindestens einen Buchstaben oder ein Zeichen, das andere lesen können.
error-name-of-bot = Dieser Name sieht aus wie der eines Bots. Wähl einen anderen.
error-name-in-game = Du sitzt in einem Spiel, in dem Zahlen geheim sind, und dort bleiben Namen, wie sie sind. Ändere deinen, wenn es vorbei ist.
error-not-found = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
error-refused = Das hat nicht geklappt: { $reason }

## Bots

bot-random = Sorglos
bot-greedy = Leicht
bot-steady = Stark
bot-expert = Profi
bot-named = Bot ({ $level })

bulletin-maintenance = An diesem Server wird gleich gearbeitet: vorerst keine neuen Tische und Spiele. Laufende Spiele gehen weiter.
bulletin-registration = Dieser Server nimmt vorerst keine neuen Gäste auf.
error-registration-closed = Dieser Server nimmt vorerst keine neuen Gäste auf. Auf diesem Gerät kannst du spielen.
error-name-removed = Wer diesen Server betreibt, hat deinen Namen entfernt. Später kannst du einen anderen wählen.

## What the start page and the settings say, and tables too

play = Spielen
empty-seat = Freier Platz
someone-gone = Ein früherer Gast
save = Speichern
error-no-link = Dieser Link wurde schon benutzt, oder er ist zu alt.
