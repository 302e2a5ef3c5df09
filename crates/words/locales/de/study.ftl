### Looking back at games, and reading the rules.

## Replays

replay-loading = Das Spiel wird geladen …
replay-missing-title = Dieses Spiel gibt es nicht
replay-missing-text = Vielleicht ist es zu alt und wurde gelöscht, oder im Link fehlt ein Buchstabe.
replay-unreachable-title = Das Spiel lässt sich gerade nicht laden
replay-broken-title = Diese Aufzeichnung lässt sich nicht abspielen
replay-broken-text = Was hier gespeichert ist, ist keine Aufzeichnung eines Spiels nach unseren Regeln. Sonst ist nichts betroffen.
replay-broken-why = Was daran nicht stimmt
eyes = Ansicht
eyes-open = Alles offen
eyes-open-key = Alle Hände sehen (0)
eyes-of = Sehen, was { $name } sah ({ $key })
hands = Hände
hand-empty = Keine Karten mehr
hand-next = wird als Nächste gelegt
hand-drew = gerade gezogen
hand-unknown = { $cards ->
    [0] keine verdeckten Karten
    [one] eine verdeckte Karte
   *[other] { $cards } verdeckte Karten
}

## Going through a game

replay-steps = Schritte des Spiels
replay-slider = Schritt des Spiels
replay-position = { $step } von { $last }
replay-value = { $position }: { $told }
replay-to-start = Zum Austeilen
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-play-key = Abspielen oder anhalten (Leertaste)
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-to-end = Zum Ende
replay-key-step = einen Schritt zurück oder weiter
replay-key-turn = einen Zug zurück oder weiter
replay-key-ends = zum Austeilen, zum Ende
replay-key-play = abspielen oder anhalten
replay-key-eyes = alle Hände offen, oder aus Sicht eines Platzes
replay-key-next-eyes = aus Sicht des nächsten Platzes
replay-key-review = dieses Spiel auswerten
replay-key-mistakes = zum nächsten Fehler, zum vorigen
review-game = Dieses Spiel auswerten
review-game-key = Dieses Spiel auswerten (R)
review-offer = Sieh, wo es gewonnen und verloren wurde: die Chance Zug für Zug, bessere Züge, Glück und Können. Dein Gerät rechnet das selbst aus, auch ohne Netz.

## What was done

step-ends = { $name } beendet den Zug
step-draws = { $cards ->
    [one] zieht eine Karte
   *[other] zieht { $cards } Karten
}
step-draws-these = zieht { $cards }
step-lost-stuck = keine Karte passt mehr
step-lost-skull = ein Totenkopf blieb offen
step-lost-three = genau drei Karten waren in diesem Zug nicht möglich
step-lost-one-pile = in diesem Zug lagen Karten auf mehr als einem Stapel

## Key moments

moments = Große Momente
moment-biggest-step = { $name }: { $card } auf { $pile }, der größte Schritt von allen ({ $numbers })
moment-sweep = { $cards ->
    [one] { $name } räumt ab: eine Karte
   *[other] { $name } räumt ab: { $cards } Karten
}
moment-biggest-take = { $cards ->
    [one] Größter Fang: { $name } nimmt eine Karte
   *[other] Größter Fang: { $name } nimmt { $cards } Karten
}

## The check

check-title = Ging alles mit rechten Dingen zu?
check-intro = Vor der ersten Karte hat der Tisch den Fingerabdruck eines Geheimnisses gezeigt. Jetzt steht das Geheimnis in der Aufzeichnung, und dein Browser kann das ganze Spiel selbst prüfen.
check-intro-offline = Dein eigenes Gerät hat dieses Spiel aus einem Geheimnis gemischt, das in der Aufzeichnung steht. Dein Browser kann das ganze Spiel selbst prüfen.
check-noted = Fingerabdruck, den du vor dem Austeilen notiert hast
check-noted-none = Keiner? Lass es leer
check-now = Spiel prüfen
check-good = Alles stimmt.
check-good-so-far = Alles, was sich prüfen lässt, stimmt.
check-bad = Etwas stimmt nicht.
check-noted-good = Das Geheimnis hat genau den Fingerabdruck, den du notiert hast: Vor der ersten Karte stand fest, wie sie liegen.
check-noted-bad = Das Geheimnis hat einen anderen Fingerabdruck als den, den du notiert hast. Es waren andere Karten versprochen, oder unterwegs ging eine Ziffer verloren.
check-noted-open = Du hast keinen Fingerabdruck angegeben. Ob die Karten vor der ersten schon feststanden, bleibt also offen.
check-seen-good = Dieser Browser hat den Fingerabdruck vor der ersten Karte gesehen: Da stand das Geheimnis des Servers schon fest.
check-deal = Alle { $cards } Karten lagen in der Reihenfolge, die aus dem Geheimnis folgt und aus nichts anderem.
check-deal-shared = Alle { $cards } Karten lagen in der Reihenfolge, die aus dem Geheimnis und den Beiträgen der Mitspielenden folgt und aus nichts anderem.
check-shuffled-alone = Niemand am Tisch hat zum Mischen beigetragen: Der Server hat allein gemischt.
check-shuffled = Zusammen mit dem Server haben gemischt: { $who }. Niemand davon konnte allein bestimmen, wie die Karten liegen.
check-added-nothing = Nichts zum Mischen beigetragen: { $who }.
check-left-out = Ein Beitrag war versprochen, aber nicht rechtzeitig da: { $who }.
check-own-good = Der Beitrag dieses Browsers ist im Mischen enthalten.
check-own-not-sent = Dieser Browser hatte einen Beitrag versprochen und konnte ihn nicht rechtzeitig schicken. So steht es auch in der Aufzeichnung.
check-own-left-out = Dieser Browser hat geschickt, was er versprochen hatte, doch in der Aufzeichnung steht, es sei nicht rechtzeitig da gewesen. Vielleicht war die Leitung langsam; kommt es öfter vor, dann trau dem Server nicht.
check-own-missing = Dieser Browser hatte einen Beitrag versprochen, und die Aufzeichnung weiß nichts davon.
check-list-good = In der Aufzeichnung steht genau die Liste der Versprechen, die dieser Browser gesehen hat, bevor das erste eingelöst wurde.
check-list-bad = In der Aufzeichnung steht eine andere Liste von Versprechen als die, die dieser Browser vor dem Austeilen gesehen hat.
check-plays = { $plays ->
    [one] Der einzige Spielzug folgte den Regeln.
   *[other] Alle { $plays } Spielzüge folgten den Regeln, einer wie der andere.
}
check-result = Das Spiel endete so, wie es in der Aufzeichnung steht.
check-no-result = Das Spiel wurde aufgegeben, darum gibt es kein Ergebnis zu prüfen.
check-print = Fingerabdruck des Geheimnisses:
check-no-seed = Die Aufzeichnung hat kein Geheimnis, darum sagt nichts, woher ihre Karten kommen.
check-bad-deal = Die Karten folgen nicht aus dem Geheimnis: { $reason }
check-bad-play = Ein Spielzug war gegen die Regeln: { $reason }
check-limits = Was das nicht beweisen kann: dass niemand in die Karten geschaut hat. Wer den Server betreibt, hätte das Geheimnis während des Spiels lesen können.
check-limits-offline = Was das nicht beweisen kann: dass niemand in die Karten geschaut hat. Wer das Gerät in der Hand hat, hätte das Geheimnis während des Spiels lesen können.

## Taking it along

keep = Kopie behalten
keep-only-here = Dieses Spiel ist nur in diesem Browser gespeichert. Willst du es anderen zeigen, schick ihnen die Datei.
copy-position = Link zu dieser Stelle kopieren
download-record = Aufzeichnung laden

## Rules

rules-games = Spiele
rules-contents = Inhalt
rules-loading = Die Regeln werden geladen …
rules-unreachable-title = Die Regeln lassen sich gerade nicht laden
