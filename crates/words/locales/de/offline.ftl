### Games without a server, and the page without a network.

play-here = Auf diesem Gerät, ohne Server
offline-title = Du kannst gleich losspielen.
offline-text = Der Server ist nicht erreichbar, aber allein oder mit Bots spielst du auch auf diesem Gerät.
opened-here = Der Server ist nicht erreichbar, darum läuft dieses Spiel auf deinem Gerät.
friends-need-server = Freunde treffen sich auf dem Server, und der ist gerade nicht erreichbar. Die Bots sind aber da.
here-impossible = Das Spiel konnte auf diesem Gerät nicht beginnen. Vielleicht hilft es, die Seite neu zu laden.
here-not-kept = Dieser Browser hat keinen Platz, um das Spiel zu speichern. Es bleibt, bis du die Seite schließt.

games-here = Auf diesem Gerät
games-here-more = { $games ->
    [one] Noch eins zeigen
   *[other] Noch { $games } zeigen
}
go-on = weiterspielen
own-cards-left = { $cards ->
    [one] Du hast noch eine Karte
   *[other] Du hast noch { $cards } Karten
}
next-round-waits = Die nächste Runde kann ausgeteilt werden
cards-were-left = { $cards ->
    [one] Eine Karte blieb übrig
   *[other] { $cards } Karten blieben übrig
}
keep-on-server = Auf dem Server speichern
kept-on-server = Auf dem Server gespeichert
delete-game = Spiel löschen
delete-game-title = Dieses Spiel löschen?
delete-game-text = Es ist nur in diesem Browser und lässt sich nicht zurückholen.
delete-game-copy = Die Kopie in diesem Browser verschwindet. Auf dem Server bleibt das Spiel.
delete-game-not = Nicht löschen

no-game-here-title = Dieses Spiel ist nicht hier
no-game-here-text = Spiele ohne Server bleiben in dem Browser, in dem sie begonnen wurden. Vielleicht wurde dieses gelöscht.
elsewhere-title = Das Spiel geht anderswo weiter
elsewhere-text = In einem anderen Fenster dieses Browsers wurde weitergespielt. Nichts ist verloren.
go-on-here = Hier weiterspielen
unreadable-title = Dieses Spiel lässt sich nicht öffnen
unreadable-text = Was dieser Browser davon gespeichert hat, versteht diese Seite nicht. Vielleicht stammt es von einer neueren Version: Dann öffnet es sich, sobald du online bist. Es bleibt, bis du es löschst.
