### What only the terminal says.
terminal-not-understood = Der Server hat etwas gesagt, das dieses Programm nicht versteht. Vielleicht hilft eine neuere Version.
terminal-not-kept = Für das Spiel ist kein Platz zum Speichern da. Es bleibt, bis du das Programm beendest.
terminal-no-link = Das ist kein Einladungslink. So sieht einer aus: example.org/t/…

terminal-too-small = Das Fenster ist zu klein für einen Tisch. 80 Spalten und 24 Zeilen genügen.
terminal-watching = { $people ->
    [one] eine Person schaut zu
   *[other] { $people } schauen zu
}
terminal-in-hand = { $cards } auf der Hand
terminal-more-below = { $lines ->
    [one] noch eine Zeile ↓
   *[other] noch { $lines } Zeilen ↓
}
terminal-unreadable = Das gespeicherte Spiel ist nicht lesbar. Vielleicht hat es eine neuere Version des Programms geschrieben. Es bleibt, bis du es löschst.
terminal-elsewhere = In einem anderen Fenster auf diesem Rechner wurde weitergespielt. Nichts ist verloren.
terminal-copied = Der Link ist in der Zwischenablage, sofern dein Terminal das erlaubt.
terminal-box-code = Code:
terminal-box-keys = Pfeile: zu einer Zahl · 1–7: ihr Befehl · Entf: keiner · C: Code eintippen · Y: kopieren · Enter: fertig
terminal-box-list-keys = Enter: nehmen · E: ändern · R: umbenennen · Y: Code kopieren · Entf: löschen · Esc: zurück
terminal-box-name-keys = Enter: unter diesem Namen speichern · Esc: zurück
terminal-box-copied = Der Code ist in der Zwischenablage, sofern dein Terminal das erlaubt.
terminal-box-taken-title = Diesen Namen gibt es schon
terminal-box-taken = Du hast schon eine Schachtel namens „{ $name }“. Soll diese an ihre Stelle treten?
terminal-box-other-name = Anderer Name
terminal-box-replace = Ersetzen
terminal-box-delete = „{ $name }“ ist dann auf diesem Rechner nicht mehr gespeichert. Mit dem Code kommt sie zurück.
terminal-box-bad-name = Ein Name hat 1 bis { $most } Zeichen.
terminal-box-full = Du hast schon { $most } Schachteln. Lösch erst eine oder nimm den Namen einer anderen.
terminal-box-not-kept = Die Liste der Schachteln lässt sich nicht schreiben. Deine Spiele können trotzdem mit der Schachtel gespielt werden.
terminal-boxes-damaged = { $lines ->
    [one] Eine Zeile in { $file } ist keine Schachtel. Sie bleibt, wie sie ist.
   *[other] { $lines } Zeilen in { $file } sind keine Schachteln. Sie bleiben, wie sie sind.
}
terminal-boxes-unreadable = { $file } ist nicht lesbar. Solange das so ist, wird dort keine Schachtel gespeichert.
terminal-bot-signals = { $signals } Zeichen der Bots

## The row of keys

terminal-choose = Wählen
terminal-lay = Legen
terminal-end = Zug beenden
terminal-play = Spielen
terminal-take = Stapel nehmen
terminal-signal = Zeichen
terminal-say = Sagen
terminal-type = Tippen
terminal-talk = Reden

## All keys

terminal-key-signal = ein Zeichen geben, ohne eine Zahl zu nennen
terminal-key-history = alles ansehen, was auf einem Stapel liegt
terminal-key-commands = die Befehle ansehen und was sie bedeuten
terminal-key-pile = den ganzen Ablagestapel ansehen
terminal-key-say = etwas sagen
terminal-key-tab = von Knopf zu Knopf gehen; Enter drückt ihn
terminal-key-scroll = durch das Geschehene blättern
terminal-key-escape = alles zurückstecken oder das Menü öffnen
terminal-key-home = zur Startseite; das Spiel wartet auf dich
terminal-key-fold = Zeichen der Bots zeigen oder einklappen
terminal-key-answer = auf eine Frage antworten, eigene zurückziehen (N)
terminal-key-missing = Platz wieder einnehmen oder Bot weiterspielen lassen

## Home

terminal-join = Mit Link dazu
terminal-host = Auf einem Server öffnen
terminal-server = Der Server, auf dem der Tisch stehen soll
terminal-options = Optionen
terminal-link = Der Link, den dir jemand geschickt hat
terminal-go-on = Weiterspielen
terminal-bots = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
terminal-ago-minutes = { $minutes ->
    [0] gerade eben
    [one] vor einer Minute
   *[other] vor { $minutes } Minuten
}
terminal-ago-hours = { $hours ->
    [one] vor einer Stunde
   *[other] vor { $hours } Stunden
}
terminal-ago-days = { $days ->
    [one] vor einem Tag
   *[other] vor { $days } Tagen
}
terminal-quit = Beenden
terminal-quit-title = Stapel verlassen?
terminal-quit-text = Deine Spiele bleiben erhalten. Du kannst jederzeit weiterspielen.
terminal-stay = Bleiben
terminal-won-by = { $name } hat gewonnen
terminal-delete = Es liegt nur auf diesem Rechner und lässt sich nicht zurückholen.

## Replays

terminal-seat = Platz { $seat }
terminal-key-moment = zum nächsten großen Moment oder zum vorigen
terminal-key-back = zurück zur vorigen Ansicht
discard-under = { $cards ->
    [0] Nichts darunter
    [one] Eine Karte darunter
   *[other] { $cards } Karten darunter
}

## Keys at home

terminal-key-arrows = in diese Richtung gehen
terminal-key-enter = tun, was hervorgehoben ist
terminal-key-game = das nächste Spiel
terminal-key-seats = wie viele Plätze der Tisch hat
terminal-key-bots = wie stark die Bots spielen
terminal-key-go-on = mit dem letzten Spiel weitermachen
terminal-key-options = Regeln und Optionen ändern
terminal-key-host = einen Tisch auf einem Server öffnen, für Freunde
terminal-key-join = mit einem Link an einen Tisch
terminal-key-name = deinen Namen ändern
terminal-key-learn = das Spiel beim Spielen lernen
terminal-key-rules = die Regeln lesen
terminal-key-delete = das hervorgehobene Spiel löschen
terminal-key-leave = verlassen (fragt vorher)
terminal-key-quit = sofort verlassen

## Rules and lessons

terminal-key-scroll-line = zeilenweise blättern
terminal-key-scroll-page = seitenweise blättern
terminal-key-section = nächster oder voriger Abschnitt
terminal-key-other-rules = die Regeln eines anderen Spiels
terminal-key-lesson-on = weiterlesen oder die anderen spielen lassen
terminal-key-lesson-back = zurück zum Text davor
terminal-key-lesson-show = zeigen lassen, was zu tun ist
terminal-key-lesson-escape = alles zurücklegen oder die Lektion verlassen
terminal-learn-key = Es ist die Taste { $key }.
terminal-learn-also = Das darfst du.

## Why a server can’t be trusted

tls-unknown-authority = Sein Zertifikat hat niemand unterschrieben, dem dieser Rechner vertraut. Wenn du dem Server vertraust, setz SSL_CERT_FILE auf die Datei mit dem Zertifikat seiner Zertifizierungsstelle.
tls-wrong-host = Das Zertifikat gilt für einen anderen Namen. Prüf die Adresse.
tls-expired = Das Zertifikat ist abgelaufen. Wer den Server betreibt, muss es erneuern.
tls-none = Er antwortet nicht mit TLS. Vielleicht beginnt die Adresse mit http statt https.
tls-other = Eine verschlüsselte Verbindung kam nicht zustande.

## Auswertungen

terminal-review = Auswertung
terminal-review-stop = Anhalten
terminal-review-board = Tisch
terminal-review-all = alle
terminal-review-turns = Zug für Zug
terminal-review-totals = Gesamt
terminal-review-begins = Das Spiel wird ausgewertet. Was sich findet, erscheint hier Zug für Zug.
terminal-review-progress = { $done } von { $all } Zügen
terminal-review-turn = Zug { $turn }, { $name }
terminal-review-chance = Chance { $chance }
terminal-review-curve = Kurve: { $name }
terminal-review-or = oder
terminal-review-not-here = Dieser Zug wurde nicht ausgewertet.
terminal-review-pile = Obenauf: { $cards }
terminal-key-review = das Spiel auswerten: wo es gewonnen und verloren wurde (noch einmal: anhalten, oder wieder der Tisch)
terminal-key-whose = Fehler von allen oder von einem Platz
terminal-key-totals = in einer Auswertung: der Zug oder das ganze Spiel

## Rat

terminal-advice-title = Was täte der Profi?
terminal-advice-thinking = Dein Zug wird durchdacht …
terminal-advice-first-sight = Was auf den ersten Blick am besten aussieht, verliert dagegen { $lost } Punkte.
terminal-advice-not-now = Fragen kannst du, wenn du am Zug bist, in Spielen auf diesem Rechner.
terminal-warning = Das würde { $lost } Punkte von hundert kosten (± { $error }).
terminal-warnings-on = In Spielen auf diesem Rechner wirst du vor einem groben Fehler gewarnt.
terminal-warnings-off = Du wirst vor groben Fehlern nicht mehr gewarnt.
terminal-key-advice = was täte der Profi, und warum?
terminal-key-warnings = vor einem groben Fehler gewarnt werden, oder nicht mehr
