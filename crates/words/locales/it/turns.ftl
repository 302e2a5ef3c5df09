### Hearing of one’s turn on this device: a part of the settings.

turns-title = Sapere quando tocca a te
turns-text = Questo dispositivo ti dice quando un tavolo ti aspetta, anche a pagina chiusa. Il browser te lo chiede prima; saprai il gioco e chi ospita, mai una carta.
turns-allow = Dimmelo su questo dispositivo
turns-on = Questo dispositivo ti dice quando tocca a te, anche a pagina chiusa.
turns-on-while-open = Questo dispositivo ti dice quando tocca a te, finché una pagina di Stapel è aperta.
turns-stop = Non dirmelo più
turns-denied = Il tuo browser non permette a questa pagina di avvisarti. Consenti le notifiche nelle sue impostazioni, poi torna qui.
turns-unsupported = Questo browser non può dirti nulla mentre guardi altrove.
turns-install = Su iPhone e iPad aggiungi prima Stapel alla schermata Home (Condividi, poi «Aggiungi alla schermata Home») e aprilo da lì.
turns-no-service = Il tuo browser non ha raggiunto nessun servizio che possa svegliarlo. Finché una pagina è aperta, te lo dice lo stesso.
