### Games without a server, and the page without a network.

play-here = Su questo dispositivo, senza server
offline-title = Puoi giocare subito.
offline-text = Il server non è raggiungibile, ma in solitario o con i bot si gioca anche su questo dispositivo.
opened-here = Il server non è raggiungibile, perciò questa partita si svolge sul tuo dispositivo.
friends-need-server = Gli amici si incontrano sul server, che ora non è raggiungibile. I bot però sono qui.
here-impossible = Non è stato possibile cominciare la partita su questo dispositivo. Ricaricare la pagina può aiutare.
here-not-kept = Questo browser non ha spazio per conservare la partita. Dura finché non chiudi la pagina.

games-here = Su questo dispositivo
games-here-more = { $games ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $games }
}
go-on = continua
own-cards-left = { $cards ->
    [one] Hai ancora una carta
   *[other] Hai ancora { $cards } carte
}
next-round-waits = Si può cominciare la prossima manche
cards-were-left = { $cards ->
    [one] È rimasta una carta
   *[other] Sono rimaste { $cards } carte
}
keep-on-server = Conserva sul server
kept-on-server = Conservata sul server
delete-game = Elimina la partita
delete-game-title = Eliminare questa partita?
delete-game-text = È solo in questo browser, e non si può recuperare.
delete-game-copy = La copia in questo browser sparisce. Il server conserva la partita.
delete-game-not = Non eliminarla

no-game-here-title = Questa partita non è qui
no-game-here-text = Le partite senza server restano nel browser in cui sono cominciate. Forse questa è stata eliminata.
elsewhere-title = La partita continua altrove
elsewhere-text = La partita è proseguita in un’altra finestra di questo browser. Non si è perso nulla.
go-on-here = Continua qui
unreadable-title = Questa partita non si può aprire
unreadable-text = Questa pagina non capisce quello che il browser ne ha conservato. Forse l’ha scritto una versione più nuova: allora si aprirà quando torna la connessione. Resta qui finché non la elimini.
