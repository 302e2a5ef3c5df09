### The start page and the settings.

hero-title = Vier Stapel, eine Handvoll Karten und deine Freunde
hero-text = Link öffnen und losspielen: allein, mit Bots oder mit Freunden, egal wo sie sind. Ganz ohne Konto.
choose-game = Wähl ein Spiel
the-game-line = Legt gemeinsam alle Karten ab, aufwärts und abwärts, ohne je eine Zahl zu nennen.
extreme-line = Dasselbe, nur mit Befehlen, die euch die Hände binden.
clear-4-line = Werde deine zwanzig Karten vor allen anderen los.
players-one-to-five = 1–5 Personen
players-two-to-six = 2–6 Personen
how-many = Plätze am Tisch
how-strong = Stärke der Bots
alone = Allein
play-alone = Jetzt spielen
play-with-bots = { $bots ->
    [one] Jetzt mit einem Bot spielen
   *[other] Jetzt mit { $bots } Bots spielen
}
play-friends = Mit Freunden spielen
learn-first = Neu hier? Drei Minuten

install-text = Behalte Stapel wie eine App auf diesem Gerät. Es geht auch ohne Netz.
install = Installieren
install-not = Nicht jetzt
going-on = Weiterspielen
mine-more = Alle zeigen
my-tables = Deine Tische
open-tables = Offene Tische
open-tables-none = Gerade sucht kein Tisch nach Leuten. Mach einen auf und verschick den Link.
recent-games = Zuletzt gespielt
recent-games-none = Hier wurde noch nichts gespielt. Das erste Spiel gehört dir.
lists-unreachable = Der Server ist gerade nicht erreichbar.
table-running = Spiel läuft
table-waiting = Bereit zum Austeilen
table-free = { $seats ->
    [one] Ein freier Platz
   *[other] { $seats } freie Plätze
}
record-won = Gewonnen
record-lost = Verloren
record-won-by = Gewonnen: { $names }
record-given-up = Aufgegeben
list-remove = Aus dieser Liste nehmen
list-removed = Aus den Listen auf diesem Gerät genommen.

your-name = Dein Name
saved = Gespeichert
name-saved = Dein Name ist gespeichert.
theme = Aussehen
theme-system = System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
motion = Bewegung der Karten
motion-still = Keine
motion-fast = Schnell
motion-normal = Normal
motion-slow = Langsam
sound = Töne
show-steps = Immer zeigen, wie viele Karten übersprungen würden
typed-commands = Ein Feld zum Eintippen von Spielzügen und ein Spielverlauf in Worten

## One guest, several devices

device-title = Auf einem anderen Gerät spielen
device-text = Mit diesem Link wird ein anderes Gerät derselbe Gast wie dieses, mit deinen Tischen und Spielen. Er gilt einmal und nur kurze Zeit. Gib ihn nicht weiter.
device-make = Link erstellen
device-qr = QR-Code mit dem Link für dein anderes Gerät
devices-title = Deine Geräte
devices-text = Wer eines davon benutzt, spielt unter deinem Namen. Melde ab, was du verloren hast oder nicht mehr brauchst.
device-this = Dieses Gerät
device-unknown = Ein Gerät von früher
device-program = Programm „{ $name }“
device-used = Zuletzt benutzt am { $day }
device-revoke = Abmelden
device-revoke-one = Abmelden: { $device }
device-revoke-others = Alle anderen Geräte abmelden
device-revoked = Abgemeldet: { $device }
devices-revoked = Alle anderen Geräte sind abgemeldet.
leave-title = Dich löschen
leave-text = Du kannst für immer gehen, jederzeit und ohne jemanden zu fragen.
leave-begin = Mich löschen …
leave-ask = { $name } für immer löschen?
leave-what-goes = Dein Name, alles, was du gesagt hast, deine Plätze, Links, Geräte und Programme werden sofort gelöscht. Beendete Spiele bleiben in den Aufzeichnungen derer, mit denen du gespielt hast, ohne deinen Namen. Spiele auf diesem Gerät bleiben hier.
leave-no-way-back = Zurück geht es nicht.
leave-stay = Nein, bleiben
leave-confirm = Ja, lösch mich
left-for-good = Erledigt: Du und alles, was du gesagt hast, sind gelöscht.
claim-title = Hier als dieser Gast weitermachen?
claim-text = Dieses Gerät ist dann der Gast, der den Link erstellt hat. Der bisherige Gast ist hier nicht mehr da.
claim = Ja, das bin ich
claimed = Willkommen zurück, { $name }.
claim-failed = Links gelten einmal und nur kurze Zeit. Erstell auf deinem anderen Gerät einen neuen.
