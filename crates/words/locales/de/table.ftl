### The table of The Game and Extreme, and what is around it.

loading = Der Tisch wird geladen …
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Vielleicht wurde er gelöscht, oder im Link fehlt ein Buchstabe.
seats = Plätze
board = Stapel
your-cards = Deine Karten
your-hand = Deine Hand
you-watch = Du schaust zu. Vor dem nächsten Austeilen kannst du einen freien Platz nehmen.
menu = Menü
talk = Reden
yes = Ja
no = Nein
you = Du
you-named = { $name } (du)
host = Host
away = abwesend
bot-plays = ein Bot spielt
bot-at = Bot { $name }
holds-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
round-of = Runde { $round } von { $rounds }

## Before the deal

what-name = Wie dürfen wir dich nennen?
sit-down = Hinsetzen
put-bot = Bot dazuholen
empty-the-seat = Platz freimachen
change-seats = Hierher setzen
invite = Freunde einladen
invite-text = Wer diesen Link öffnet, kann sich dazusetzen. Ganz ohne Konto.
invite-text-full = Wer diesen Link öffnet, kann zuschauen.
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
share = Teilen
copied = Kopiert
copy-failed = Das ließ sich nicht kopieren. Markier es und kopier es selbst.
deal = Karten austeilen
deal-when-full = Sobald alle Plätze besetzt sind, kannst du austeilen. Bots springen gern ein.
wait-for-host = Der Host teilt aus, sobald alle Plätze besetzt sind.
wait-for-deal = Alle Plätze sind besetzt. Jetzt kann der Host austeilen.
full-watch = Alle Plätze sind besetzt. Bleib und schau zu: Sobald ausgeteilt ist, siehst du hier das Spiel.
host-decides = Hier ist { $host } Host: wählt aus, was gespielt wird, und teilt aus.

## Playing

pile-up = Stapel { $pile }, aufsteigend
pile-down = Stapel { $pile }, absteigend
pile-shows = { $pile }: { $card }
pile-is-fresh = Hier liegt noch keine Karte.
laid-by = { $name }
draw-pile = { $cards ->
    [0] Zugstapel leer
    [one] Zugstapel: eine Karte
   *[other] Zugstapel: { $cards } Karten
}
cards-left = { $cards ->
    [one] Noch eine Karte
   *[other] Noch { $cards } Karten
}
your-turn = Du bist dran
their-turn = { $name } ist dran
owes-cards = { $cards ->
    [one] noch eine Karte
   *[other] noch { $cards } Karten
}
owes-three = genau drei: { $laid } von 3
owes-skull = Totenkopf auf { $pile } überdecken
owes-one-pile = in diesem Zug nur Stapel { $pile }
owes-nothing = leg weiter oder beende den Zug
end-turn = Zug beenden
draws = { $cards ->
    [one] eine Karte ziehen
   *[other] { $cards } Karten ziehen
}
take-back = Zurücknehmen
takeback-asked = { $name } fragt: letzte Karte zurücknehmen?
end-asked = { $name } fragt: Spiel beenden?
end-waits = Du möchtest das Spiel beenden.
end-withdraw = Zurückziehen
end-yes = Ja, beenden
end-no = Nein, weiterspielen
end-counts = Es würde zählen, wie es steht.
asked-agreed = Dafür: { $names }.
asked-waits = Es fehlt noch: { $names }.
takeback-waits = Du möchtest etwas zurücknehmen. Die anderen werden gefragt.
fit-not = Passt nicht
fit-trick = Rückwärts-Trick!
fit-loses = Verliert das Spiel
fit-step = { $cards ->
    [0] überspringt keine
    [one] überspringt eine
   *[other] überspringt { $cards }
}
card-named = Karte { $card }
card-fits = passt auf { $piles }
card-fits-nowhere = passt nirgends
card-queued = vorgemerkt für { $pile }
unqueue = { $card } nicht mehr für { $pile } vormerken
queued = Vorgemerkt: Wenn du dran bist, wird die Karte gelegt, falls der Stapel so bleibt.
queue-dropped = Eine Karte ist nicht mehr vorgemerkt: Ihr Stapel hat sich verändert.
queue-not-now = Gerade lässt sich nichts vormerken.
choose-card-first = Wähl erst eine Karte, dann den Stapel.
commands-in-force = Geltende Befehle
signals-here = Zeichen zu diesem Stapel
not-now-offline = Der Tisch ist gerade nicht erreichbar. Versuch es wieder, sobald die Verbindung zurück ist.
too-long = Das ist zu lang.

## Who starts

who-starts = Wer beginnt?
who-starts-hint = Schau dir deine Karten an und sag, wie gern du anfangen würdest.
would-you-start = Magst du beginnen?
start-want = Gern
start-could = Könnte ich
start-rather-not = Lieber nicht
name-starter = Bestimm, wer beginnt
i-start = Ich beginne
they-start = { $name } beginnt

## A play that loses

doubt-title = Bist du sicher?
doubt-play = Mit { $card } auf { $pile } ist das Spiel verloren.
doubt-play-anyway = Trotzdem legen
doubt-think = Noch mal überlegen
loss-stuck = Der Zug braucht noch Karten, aber keine passt.
loss-skull = Ein Totenkopf bleibt offen.
loss-three = Der Zug hat nicht genau drei Karten.
loss-one-pile = In diesem Zug liegen Karten auf mehr als einem Stapel.

## Commands

command-stop = Stop
command-stop-means = Der Zug ist sofort zu Ende.
command-skull = Totenkopf
command-skull-means = Er muss noch im selben Zug überdeckt werden.
command-three = 3!
command-three-means = In diesem Zug werden genau drei Karten gelegt.
command-silence = Schweigen
command-silence-means = Solange die Karte zu sehen ist, darf niemand reden oder Zeichen geben.
command-no-trick = Kein Trick
command-no-trick-means = Solange die Karte zu sehen ist, ist der Rückwärts-Trick verboten.
command-one-pile = Ein Stapel
command-one-pile-means = Solange die Karte zu sehen ist, gehen alle Karten eines Zuges auf einen Stapel.
command-draw-one = Eine ziehen
command-draw-one-means = Solange die Karte zu sehen ist, wird nach jedem Zug nur eine Karte gezogen.

## Talk

wish-leave-it = Bitte in Ruhe lassen
wish-rather-not = Lieber nicht
wish-small-steps = Nur kleine Schritte
wish-good-for-me = Gut für mich
wish-can-jump-back = Hier kann ich zurück
signal-piles = Etwas zu einem Stapel sagen
signal-stuck-soon = Bei mir wird’s eng
signal-can-go-on = Ich kann noch
signal-commands = Über Befehle reden
signal-holds = Ich habe
signal-not-now = Jetzt nicht
told-holds = Ich habe „{ $command }“
told-not-now = Jetzt bitte nicht „{ $command }“
silence-rules = Schweigen! Es redet niemand, bis die Karte überdeckt ist.
say-something = Sag etwas
say-without-numbers = Bitte keine Zahlen
say-by-signals = An diesem Tisch redet ihr im Spiel nur mit Zeichen.
account-empty = Hier steht, was geschieht.
send = Senden
account = Was geschehen ist
command-label = Tipp einen Spielzug ein, etwa 37A oder end

## Keys

keys = Tasten
come-back = Meinen Platz wieder einnehmen
give-up = Spiel aufgeben
leave-table = Tisch verlassen
key-choose = von Karte zu Karte gehen
key-take = Karte aufnehmen oder zurückstecken
key-lay = Karte auf Stapel A, B, C oder D legen
key-end = Zug beenden
key-undo = letzte Karte zurücknehmen
key-steps = zeigen, wie viele Karten übersprungen würden
key-talk = „Reden“ öffnen oder schließen
key-read-hand = Hand vorlesen
key-read-piles = Stapel vorlesen
key-read-commands = geltende Befehle vorlesen
key-read-last = letzte Spielzüge vorlesen
key-read-turn = vorlesen, wer dran ist und was noch fehlt
key-command = Spielzug eintippen
key-nothing = Karte zurückstecken
key-help = diese Tasten

## What happened

told-laid = { $name }: { $card } auf { $pile }
told-trick = { $name }: { $card } auf { $pile }, Rückwärts-Trick
told-you-drew = Du ziehst { $card }
told-signal = { $name }: { $signal }
told-said = { $name }: „{ $said }“
told-takeback = { $name }: Darf ich eine Karte zurücknehmen?
told-took-back = { $name }: eine Karte zurückgenommen
told-takeback-denied = { $name }: Nein, das bleibt so
told-gone = { $name }: erst einmal weg; der Platz bleibt reserviert
told-back = { $name }: jetzt am Tisch
told-seat-free = Ein Platz ist frei geworden
told-stand-in = { $name }: ein Bot spielt weiter
told-host = Host: { $name }
told-end-asked = { $name }: Beenden wir das Spiel?
told-end-agreed = { $name }: Ja, beenden wir es
told-end-denied = { $name }: Nein, spielen wir weiter
told-end-dropped = Das Spiel geht weiter
told-muted = { $name }: stummgeschaltet
told-unmuted = { $name }: darf wieder mitreden
told-removed = { $name }: vom Tisch entfernt
told-stopped = Das Spiel wurde vorzeitig beendet und zählt, wie es steht
told-dealt = Die Karten sind ausgeteilt
told-won = Gewonnen! Alle Karten sind gelegt
told-lost = { $cards ->
    [one] Das Spiel ist vorbei, eine Karte ist übrig
   *[other] Das Spiel ist vorbei, { $cards } Karten sind übrig
}
told-round-won = Runde gewonnen: { $name }
told-given-up = Das Spiel wurde aufgegeben
read-hand = Deine Hand: { $cards }
read-no-hand = Du hast keine Karten.
read-commands = Es gilt: { $commands }
read-no-commands = Gerade gilt kein Befehl.
read-no-plays = Es wurde noch nichts gespielt.
read-no-turn = Gerade ist niemand dran.

## Nobody is stuck

stuck-gone = { $name } ist erst einmal weg. Der Platz bleibt reserviert.
stuck-removed = { $name } wurde entfernt. Dort spielt jetzt niemand.
stuck-away = { $name } ist nicht verbunden.
stuck-asleep = { $name } hat schon länger nicht gespielt.
stuck-late = Die Zeit von { $name } ist um.
stuck-empty = Ein freier Platz ist am Zug.
stuck-since = { $minutes ->
    [0] Gerade eben.
    [one] Seit einer Minute.
   *[other] Seit { $minutes } Minuten.
}
stuck-can = { $name } kann einen Bot weiterspielen lassen.
stand-in = Bot weiterspielen lassen
wait-on = Warten
end-game = Spiel beenden
seat-kept = Dein Platz ist für dich reserviert.
bot-for-you = Ein Bot spielt für dich.
leave-keeps = Dein Platz bleibt deiner: Komm mit demselben Link zurück. Bis dahin können die anderen einen Bot für dich spielen lassen.
leave-keep = Gehen und Platz behalten
leave-for-good = Platz endgültig aufgeben
stay = Bleiben
give-up-asks = Die anderen werden erst gefragt. Sind sie einverstanden, endet es für alle.
give-up-now = Es endet sofort.
host-goes-on = Der Host entscheidet, wie es weitergeht.
to-lobby = Plätze und Optionen

## Keeping order

seat-menu = Optionen für { $name }
left-seat = weg
is-muted = stumm
mute = Stummschalten
unmute = Wieder mitreden lassen
remove = Vom Tisch entfernen
remove-for-good = Endgültig entfernen
remove-asks = { $name } kann dann an diesem Tisch nur noch zuschauen.
make-host = Zum Host machen

## The end

won-title = Alle achtundneunzig!
won-text = Jede Karte hat ihren Stapel gefunden. Das Spiel ist besiegt!
lost-excellent-title = So knapp!
lost-title = Diesmal gewinnen die Stapel
lost-left = { $cards ->
    [one] Eine Karte blieb übrig.
   *[other] { $cards } Karten blieben übrig.
}
round-won-title = Die Runde gehört dir!
round-lost-title = Die Runde geht an { $name }
round-text = Jede übrige Karte kostet einen Punkt.
round-capped = Nach so vielen Zügen ist die Runde vorbei: Wer die wenigsten Karten hat, gewinnt.
round-stopped = Die Runde wurde vorzeitig beendet und zählt, wie sie stand: Wer die wenigsten Karten hatte, gewinnt.
given-up-title = Aufgegeben
given-up-text = Das kommt vor. Neue Karten, neues Glück.
again = Noch einmal
look-back = Rückblick

## Connection

contact-here = Dieses Spiel läuft auf deinem Gerät
contact-online = Verbunden
contact-took = Verbunden: Die letzte Antwort brauchte { $milliseconds } ms
contact-offline = Nicht verbunden
reconnecting = Die Verbindung ist weg. Nichts ist verloren: Wir holen sie zurück.

## Typed plays

typed-nothing = Tipp erst einen Spielzug ein, etwa 37A.
typed-no-game = Gerade gibt es kein Spiel, in dem du mitspielst.
typed-waiting = Dein letzter Spielzug ist noch unterwegs.
typed-unknown = „{ $found }“ ist kein Spielzug. Das ginge: { $forms }
typed-no-pile = Auf welchen Stapel? { $card } passt auf: { $piles }
typed-missing = Da fehlt noch etwas: { $expected }.
typed-wrong = Statt „{ $found }“ gehört hierher: { $expected }.
typed-instead = Das ginge: { $plays }
expected-card = eine Karte von 2 bis 99
expected-pile = ein Stapel von A bis D
expected-item = der Wert einer Karte, J für einen Joker oder ein Stapel von s1 bis s4
expected-stack = ein Stapel von 1 bis 4
expected-seat = ein Platz, gezählt ab 0
expected-nothing = nichts mehr

## Why something can’t be done

refused-number-taboo-said = Zahlen sind tabu, auch in Worten und verkleidet, darum wurde „{ $said }“ nicht gesendet. Sag es ohne Zahl.
refused-number-taboo = Zahlen sind tabu. Sag es ohne Zahl.
refused-number-taboo-sign-said = Zahlen sind tabu, darum wurde „{ $said }“ nicht gesendet. Meinst du den Befehl, dann schreib „3!“ oder gib das Zeichen „Ich habe“ oder „Jetzt nicht“.
refused-number-taboo-sign = Zahlen sind tabu. Meinst du den Befehl, dann schreib „3!“ oder gib das Zeichen „Ich habe“ oder „Jetzt nicht“.
refused-signals-only = An diesem Tisch gibt es während des Spiels nur Zeichen. Such dir eins bei den Stapeln aus.
refused-silence = Schweigen! Es redet niemand, bis die Karte überdeckt ist.
refused-nothing-said = Da war nichts zu senden.
refused-too-long = Das ist zu lang.
refused-not-started = Noch steht nicht fest, wer beginnt.
refused-already-started = Das Spiel hat schon begonnen.
refused-game-over = Das Spiel ist vorbei.
refused-not-your-turn = Gerade ist jemand anderes dran.
refused-no-such-card = Diese Karte hast du dort nicht.
refused-wrong-direction = Diese Karte passt dort nicht: Achte auf den Pfeil am Stapel.
refused-trick-forbidden = Ein Befehl verbietet den Rückwärts-Trick.
refused-bound-to-pile = Ein Befehl bindet diesen Zug an einen anderen Stapel.
refused-minimum-not-reached = Du musst noch Karten legen, bevor du den Zug beenden kannst.
refused-obligation-open = Erst muss ein Befehl erfüllt sein, dann darf der Zug enden.
refused-too-high = Das ist höher als die oberste Karte.
refused-too-many = Das sind zu viele.
refused-mixed-values = Zusammen gespielte Karten müssen denselben Wert haben.
refused-not-playable = Das lässt sich gerade nicht spielen.
refused-bad-target = Wähl jemand anderen.
refused-pass-forbidden = Der Ablagestapel ist leer: Es gibt nichts zu nehmen.
refused-bad-base = Seite und Tisch sind aus dem Takt. Schau noch einmal hin und entscheide neu.
refused-stale = Das Spiel ist schon weiter. Schau noch einmal hin und entscheide neu.
refused-not-seated = Das geht nur vom Tisch aus.
refused-not-host = Das kann nur der Host, oder jeder am Tisch, wenn der Host seit 30 Sekunden weg ist.
refused-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refused-no-person-there = Dort sitzt niemand.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-seat-taken = Dort sitzt schon jemand.
refused-table-full = Alle Plätze sind besetzt. Zuschauen darfst du gern.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-saw-another-hand = Du hast in diesem Spiel schon eine andere Hand gesehen. Beim nächsten Austeilen kannst du einsteigen.
refused-game-running = Nicht, solange ein Spiel läuft.
refused-no-game = Gerade läuft kein Spiel.
refused-seats-empty = Es sind noch Plätze frei.
refused-seats-in-use = Dafür sitzen zu viele Leute am Tisch.
refused-takeback-not-agreed = An diesem Tisch wird nichts zurückgenommen.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-no-takeback-asked = Inzwischen will niemand mehr etwas zurücknehmen.
refused-no-end-asked = Inzwischen fragt dich niemand mehr, ob das Spiel enden soll.
refused-end-asked-already = Die anderen werden schon gefragt.
refused-seat-kept = Im laufenden Spiel behält jeder seinen Platz. Lass einen Bot einspringen oder entferne die Person.
refused-only-host = Das kann nur der Host.
refused-is-host = Der Host kann weder stummgeschaltet noch entfernt werden.
refused-removed = Du wurdest von diesem Tisch entfernt. Zuschauen darfst du gern.
refused-muted = Der Host hat dich an diesem Tisch stummgeschaltet.
refused-muted-already = Schon stummgeschaltet.
refused-not-muted = Die Person darf schon reden.
refused-stand-in-there = Dort spielt schon ein Bot.
refused-no-stand-in = Du spielst schon selbst.
refused-dealing = Gerade wird ausgeteilt. Einen Augenblick noch.
refused-no-such-signal = Dieses Zeichen gibt es in diesem Spiel nicht.
refused-log-full = Dieser Tisch hat seine Grenze erreicht. Mach einen neuen auf, dort geht es weiter.
refused-talk-full = Dein Anteil an dem, was an diesem Tisch gesagt werden kann, ist aufgebraucht. Das Spiel geht trotzdem weiter.
refused-over-quota = Du hast so viel getan, wie hier auf einen Tag passt. Ein laufendes Spiel kannst du zu Ende spielen; für Neues komm später wieder.
refused-not-away = Die Person kann noch selbst spielen. Ein Bot darf einspringen, wenn sie eine Weile weg ist oder alle lange warten lässt.
refused-bad-name = So kann hier niemand mehr heißen. Wähl in den Einstellungen einen anderen Namen.
refused-name-number = In diesem Spiel sind Zahlen geheim, und in diesem Namen steckt eine. Wähl einen anderen.
refused-name-number-seated = In dem Spiel sind Zahlen geheim, und hier hat jemand eine im Namen. Dafür braucht es erst einen anderen Namen.
refused-name-taken = Dort heißt schon jemand fast genauso. Wähl einen anderen Namen, damit euch niemand verwechselt.
refused-name-changed = Solange dieses Spiel läuft, bleiben Namen, wie sie sind. Nimm wieder den Namen, den du hattest, und setz dich dann.
signed-out-title = Dieses Gerät ist abgemeldet
refused-signed-out = Dieses Gerät wurde abgemeldet. Um zurückzukommen, erstell einen Link auf einem Gerät, das noch angemeldet ist.
refused-restart = Der Server startet neu. Gleich ist er wieder da, und nichts ist verloren.
refused-reload = Der gespeicherte Tisch wird wiederhergestellt.
refused-rate-limited = Das war ein bisschen zu schnell. Atme kurz durch und versuch es noch einmal.

## What is agreed before the deal

seal = Fingerabdruck der gemischten Karten, gezeigt vor der ersten Karte. Nach dem Spiel kannst du prüfen, dass nichts verändert wurde.
bits-left-out = Ausgeteilt wurde ohne das, was dein Gerät zum Mischen beiträgt: Es kam zu spät, oder der Server hat es weggelassen. So steht es auch in der Aufzeichnung.

## What whoever runs the server decides, and reports to them

refused-banned = Du hast zu diesem Server vorerst keinen Zugang.
refused-closed = Dieser Tisch wurde von der Person geschlossen, die diesen Server betreibt.
refused-muted-by-operator = Du kannst hier vorerst spielen, aber nicht reden: Das hat die Person so bestimmt, die diesen Server betreibt.
refused-maintenance = Vorerst gibt es keine neuen Tische und Spiele: An dem Server wird gleich gearbeitet.
error-no-words = Da wurde in letzter Zeit nichts gesagt, was du melden könntest.
error-not-there = Nur wer am Tisch ist, kann dort jemanden melden.
report = Jemanden melden
report-title = Jemanden an diesem Tisch melden
report-whom = Wen?
report-what = Was?
report-words = Was gesagt wurde
report-name = Den Namen
report-text = Noch etwas dazu? (freiwillig)
report-explained = Der Server fügt den Namen und das zuletzt Gesagte hinzu. Niemand am Tisch erfährt davon.
report-send = Meldung senden
report-sent = Danke. Wer diesen Server betreibt, sieht es sich an.

## Die Zeit für einen Zug

seconds-left = { $number ->
    [one] noch { $number } Sekunde
   *[other] noch { $number } Sekunden
}
minutes-left = { $number ->
    [one] noch { $number } Minute
   *[other] noch { $number } Minuten
}
hours-left = { $number ->
    [one] noch { $number } Stunde
   *[other] noch { $number } Stunden
}
time-up = Die Zeit ist um

## Talk

unread = { $messages ->
    [one] Eine neue Nachricht
   *[other] { $messages } neue Nachrichten
}

# At a table that goes on with another game.
what-if-back = Zurück zum Ausgangspunkt
