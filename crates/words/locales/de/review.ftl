### Was eine Auswertung von Zügen sagt: warum einer schlechter ist als ein anderer, auch in Hinweisen, also ohne die Zahl einer Karte.

review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Grober Fehler
review-only = Einziger Zug
review-turning-point = Wendepunkt
review-winnable-yes = War noch zu gewinnen
review-winnable-no = War nicht mehr zu gewinnen
review-winnable-open = Unbekannt, ob noch zu gewinnen

review-start = Chance am Anfang: { $chance }
review-no-marks = Kein Zug hat sicher fünf Punkte oder mehr gekostet.
review-turn = Zug { $turn }, { $name }: { $mark }, −{ $lost } Punkte (± { $error })
review-played = gespielt
review-better = besser
review-turning = Wendepunkt: Zug { $turn }
review-unwinnable = Wären alle Karten bekannt, so war das Spiel nach Zug { $turn } nicht mehr zu gewinnen.
review-column-accuracy = Genauigkeit
review-column-luck = Glück
review-column-skill = Können
review-column-others = andere
review-lay = { $card } auf { $pile }
review-from-stack = { $card } von Stapel { $stack }

why-lost-at-once = Damit ist das Spiel sofort verloren.
why-gave-up-jump = Das verbaut den Rückwärts-Trick auf { $pile }.
why-missed-jump = Das lässt einen Rückwärts-Trick auf { $pile } aus.
why-covered-spared = Das deckt { $pile } zu, und { $name } wollte diesen Stapel geschont haben.
why-skipped = { $cards ->
    [one] Das überspringt eine Karte, die noch kommt.
   *[other] Das überspringt { $cards } Karten, die noch kommen: { $more } mehr als nötig.
}
why-left-command = Das lässt „{ $command }“ sichtbar liegen.
why-laid-more = Das legt { $more } mehr, als gut ist.
why-laid-fewer = Das legt { $fewer } weniger, als gut wäre.
why-wrong-pile = { $instead } ist hier der bessere Stapel als { $pile }.
why-other-cards = Andere Karten sind hier besser.
why-took = Es gibt Besseres, als den Ablagestapel zu nehmen.
why-should-take = Den Ablagestapel zu nehmen kostet weniger.
why-ended-early = Vor dem Ende des Zuges gehören noch Karten dazu.
why-went-on = Der Zug sollte hier enden: Diese Karten sind später mehr wert.
why-left-four = Vier Gleiche liegen zum Abräumen da.
why-swept = Hier räumt man besser nicht ab.
why-spent-joker = Der Joker ist hier zu früh gespielt.
why-spent-special = Die Sonderkarte ist hier zu früh gespielt.
why-kept-special = Hier ist es Zeit für eine Sonderkarte.
why-wrong-target = Besser nimmt { $name } den Ablagestapel.
why-risked-blind = Eine Karte blind zu spielen ist hier zu riskant.
why-should-risk = Hier lohnt es sich, eine Karte blind zu spielen.
why-from-hand = Karten der Stapel sollten zuerst weg.
why-too-low = Eine höhere Zahl lässt mehr Platz.
why-too-high = Eine niedrigere Zahl ist hier besser.
