### Games without a server, and the page without a network.

play-here = Su questo dispositivo, senza server
offline-title = Puoi giocare subito.
offline-text = Il server non è raggiungibile, ma in solitario o con i bot si gioca anche su questo dispositivo.
opened-here = Il server non è raggiungibile, perciò questa partita si svolge sul tuo dispositivo.
friends-need-server = Gli amici si incontrano sul server, che ora non è raggiungibile. Ma i bot ci sono.
here-impossible = La partita non è potuta cominciare su questo dispositivo. Ricaricare la pagina può aiutare.
here-not-kept = Questo browser non ha spazio per conservare la partita. Dura finché non chiudi la pagina.

games-here = Su questo dispositivo
games-here-more = { $games ->
    [one] Mostrane ancora una
   *[other] Mostrane altre { $games }
}
go-on = continua
own-cards-left = { $cards ->
    [one] Ti resta una carta
   *[other] Ti restano { $cards } carte
}
next-round-waits = Si può dare la prossima manche
cards-were-left = { $cards ->
    [one] È rimasta una carta
   *[other] Sono rimaste { $cards } carte
}
keep-on-server = Conserva sul server
kept-on-server = Conservata sul server
delete-game = Elimina la partita
delete-game-title = Eliminare questa partita?
delete-game-text = È soltanto in questo browser, e non si può recuperare.
delete-game-copy = La copia in questo browser sparisce. Il server conserva la partita.
delete-game-not = Non eliminarla

no-game-here-title = Questa partita non è qui
no-game-here-text = Le partite senza server restano nel browser in cui sono cominciate. Forse questa è stata eliminata.
elsewhere-title = La partita continua altrove
elsewhere-text = È andata avanti in un’altra finestra di questo browser. Non si è perso nulla.
go-on-here = Continua qui
unreadable-title = Questa partita non si può aprire
unreadable-text = Questa pagina non capisce quello che il browser ne ha conservato. Forse l’ha scritto una versione più nuova: allora si aprirà appena sei online. Resta qui finché non la elimini.
