### The table of The Game and Extreme, and what is around it.

loading = Caricamento del tavolo…
no-table-title = Questo tavolo non esiste
no-table-text = Forse è stato eliminato, o al link manca una lettera.
seats = Posti
board = Pile
your-cards = Le tue carte
your-hand = La tua mano
you-watch = Stai guardando. Prima della prossima distribuzione puoi prendere un posto libero.
menu = Menu
talk = Parla
yes = Sì
no = No
you = Tu
you-named = { $name } (tu)
host = Host
away = assente
bot-plays = gioca un bot
bot-at = Bot { $name }
holds-cards = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
round-of = Manche { $round } di { $rounds }

## Before the deal

what-name = Come ti chiamiamo?
sit-down = Siediti
put-bot = Aggiungi un bot
empty-the-seat = Libera il posto
change-seats = Spostati qui
invite = Invita gli amici
invite-text = Chi apre questo link può sedersi, senza account.
invite-text-full = Chi apre questo link può guardare.
invite-qr = Codice QR con il link a questo tavolo
copy-link = Copia il link
share = Condividi
copied = Copiato
copy-failed = Non è stato possibile copiare. Seleziona il testo e copialo a mano.
deal = Dai le carte
deal-when-full = Puoi dare le carte appena tutti i posti sono occupati. I bot si uniscono volentieri.
wait-for-host = L’host dà le carte appena tutti i posti sono occupati.
wait-for-deal = I posti sono tutti occupati. Ora l’host può dare le carte.
full-watch = I posti sono tutti occupati. Resta a guardare: la partita appare qui appena si danno le carte.
host-decides = L’host è { $host }: sceglie a cosa si gioca e dà le carte.

## Playing

pile-up = Pila { $pile }, ascendente
pile-down = Pila { $pile }, discendente
pile-shows = { $pile }: { $card }
pile-is-fresh = Qui non c’è ancora nessuna carta.
laid-by = { $name }
draw-pile = { $cards ->
    [0] Mazzo vuoto
    [one] Mazzo: una carta
   *[other] Mazzo: { $cards } carte
}
cards-left = { $cards ->
    [one] Ancora una carta
   *[other] Ancora { $cards } carte
}
your-turn = Tocca a te
their-turn = Tocca a { $name }
owes-cards = { $cards ->
    [one] ancora una carta
   *[other] ancora { $cards } carte
}
owes-three = esattamente tre: { $laid } di 3
owes-skull = teschio da coprire su { $pile }
owes-one-pile = in questo turno solo la pila { $pile }
owes-nothing = continua, o chiudi il turno
end-turn = Fine turno
draws = { $cards ->
    [one] pesca una carta
   *[other] pesca { $cards } carte
}
take-back = Annulla
takeback-asked = { $name } chiede: annullare l’ultima giocata?
end-asked = { $name } chiede: chiudere la partita?
end-waits = Hai chiesto di chiudere la partita.
end-withdraw = Ritira
end-yes = Sì, chiudi
end-no = No, continua
end-counts = Varrebbe così com’è.
asked-agreed = D’accordo: { $names }.
asked-waits = Manca ancora: { $names }.
takeback-waits = Hai chiesto di annullare una giocata. Si aspettano gli altri.
fit-not = Non va bene
fit-trick = Trucco del gambero
fit-loses = Fa perdere
fit-step = { $cards ->
    [0] nessuna saltata
    [one] una saltata
   *[other] { $cards } saltate
}
card-named = Carta { $card }
card-fits = va su { $piles }
card-fits-nowhere = non va su nessuna pila
card-queued = in attesa per { $pile }
unqueue = Togli { $card } dall’attesa per { $pile }
queued = In attesa: verrà giocata al tuo turno, se la pila resta com’è.
queue-dropped = Una carta non è più in attesa: la sua pila è cambiata.
queue-not-now = Al momento non si può mettere nulla in attesa.
choose-card-first = Scegli prima una carta, poi la pila.
commands-in-force = Comandi in vigore
signals-here = Segnali su questa pila
not-now-offline = In questo momento il tavolo non è raggiungibile. Riprova quando torna la connessione.
too-long = È troppo lungo.

## Who starts

who-starts = Chi comincia?
who-starts-hint = Guarda la tua mano e di’ se ti va.
would-you-start = Vuoi cominciare tu?
start-want = Volentieri
start-could = Potrei
start-rather-not = Meglio di no
name-starter = Scegli chi comincia
i-start = Comincio io
they-start = Comincia { $name }

## A play that loses

doubt-title = Davvero?
doubt-play = { $card } su { $pile } fa perdere la partita.
doubt-play-anyway = Gioca lo stesso
doubt-think = Ci ripenso
loss-stuck = Servono ancora carte per questo turno, e nessuna va bene.
loss-skull = Un teschio resta scoperto.
loss-three = Le carte del turno non sono esattamente tre.
loss-one-pile = Le carte del turno sono su più di una pila.

## Commands

command-stop = Stop
command-stop-means = Il turno finisce subito.
command-skull = Teschio
command-skull-means = Va coperto entro lo stesso turno.
command-three = 3!
command-three-means = In questo turno si giocano esattamente tre carte.
command-silence = Silenzio
command-silence-means = Finché si vede, niente parole e niente segnali.
command-no-trick = Niente gambero
command-no-trick-means = Finché si vede, niente trucco del gambero.
command-one-pile = Una sola pila
command-one-pile-means = Finché si vede, tutte le carte di un turno vanno su una sola pila.
command-draw-one = Pesca una
command-draw-one-means = Finché si vede, dopo ogni turno si pesca una sola carta.

## Talk

wish-leave-it = Lasciala stare
wish-rather-not = Meglio di no
wish-small-steps = Solo passi piccoli
wish-good-for-me = Buona per me
wish-can-jump-back = Qui posso tornare indietro
signal-piles = Di’ qualcosa su una pila
signal-stuck-soon = Tra poco mi blocco
signal-can-go-on = Posso continuare
signal-commands = Parla dei comandi
signal-holds = Ce l’ho
signal-not-now = Non ora
told-holds = Ho «{ $command }»
told-not-now = Per ora niente «{ $command }»
silence-rules = Silenzio! Nessuno parla finché la carta non è coperta.
say-something = Di’ qualcosa
say-without-numbers = Niente numeri
say-by-signals = A questo tavolo durante la partita si parla solo con i segnali.
account-empty = Qui si legge cosa succede.
send = Invia
account = Che cosa è successo
command-label = Scrivi una giocata, per esempio 37A o end

## Keys

keys = Tasti
come-back = Riprendi il mio posto
give-up = Abbandona la partita
leave-table = Lascia il tavolo
key-choose = passa da una carta all’altra
key-take = prendi la carta, o rimettila a posto
key-lay = metti la carta sulla pila A, B, C o D
key-end = chiudi il turno
key-undo = annulla l’ultima giocata
key-steps = mostra quante carte salterebbe una giocata
key-talk = apri o chiudi la conversazione
key-read-hand = leggi la tua mano
key-read-piles = leggi le pile
key-read-commands = leggi i comandi in vigore
key-read-last = leggi le ultime giocate
key-read-turn = leggi a chi tocca e che cosa manca
key-command = scrivi una giocata
key-nothing = rimetti a posto la carta
key-help = questi tasti

## What happened

told-laid = { $name }: { $card } su { $pile }
told-trick = { $name }: { $card } su { $pile }, con il trucco del gambero
told-you-drew = Peschi { $card }
told-signal = { $name }: { $signal }
told-said = { $name }: «{ $said }»
told-takeback = { $name }: posso annullare una giocata?
told-took-back = { $name }: una giocata annullata
told-takeback-denied = { $name }: no, resta così
told-gone = { $name }: via per ora; il posto resta riservato
told-back = { $name }: ora al tavolo
told-seat-free = Si è liberato un posto
told-stand-in = { $name }: un bot continua la partita
told-host = Host: { $name }
told-end-asked = { $name }: chiudiamo la partita?
told-end-agreed = { $name }: sì, chiudiamo
told-end-denied = { $name }: no, continuiamo
told-end-dropped = La partita continua
told-muted = { $name }: parola tolta
told-unmuted = { $name }: parola restituita
told-removed = { $name }: fuori dal tavolo
told-stopped = La partita è stata chiusa in anticipo e vale così com’è
told-dealt = Le carte sono distribuite
told-won = Vittoria! Tutte le carte sono sulle pile
told-lost = { $cards ->
    [one] La partita è finita, resta una carta
   *[other] La partita è finita, restano { $cards } carte
}
told-round-won = Manche vinta: { $name }
told-given-up = La partita è stata abbandonata
read-hand = La tua mano: { $cards }
read-no-hand = Non hai carte.
read-commands = In vigore: { $commands }
read-no-commands = Nessun comando è in vigore.
read-no-plays = Non si è ancora giocato nulla.
read-no-turn = Ora non tocca a nessuno.

## Nobody is stuck

stuck-gone = { $name } è via per ora. Il posto resta riservato.
stuck-removed = { $name } non è più al tavolo. Lì non gioca nessuno.
stuck-away = { $name } non è in linea.
stuck-asleep = { $name } non gioca da un po’.
stuck-late = Il tempo di { $name } è scaduto.
stuck-empty = Tocca a un posto libero.
stuck-since = { $minutes ->
    [0] Proprio ora.
    [one] Da un minuto.
   *[other] Da { $minutes } minuti.
}
stuck-can = { $name } può far continuare un bot.
stand-in = Fai giocare un bot
wait-on = Aspetta
end-game = Chiudi la partita
seat-kept = Il tuo posto è riservato a te.
bot-for-you = Un bot gioca per te.
leave-keeps = Il posto resta tuo: torna con lo stesso link. Intanto gli altri possono far giocare un bot per te.
leave-keep = Esci e tieni il posto
leave-for-good = Lascia il posto per sempre
stay = Resta
give-up-asks = Prima si chiede agli altri. Se sono d’accordo, finisce per tutti.
give-up-now = Finisce subito.
host-goes-on = L’host decide come si va avanti.
to-lobby = Posti e opzioni

## Keeping order

seat-menu = Opzioni per { $name }
left-seat = via
is-muted = senza parola
mute = Togli la parola
unmute = Ridai la parola
remove = Fai alzare dal tavolo
remove-for-good = Allontana per sempre
remove-asks = { $name } potrà solo guardare a questo tavolo.
make-host = Nomina host

## The end

won-title = Tutte e novantotto!
won-text = Ogni carta ha trovato la sua pila. Il gioco è battuto!
lost-excellent-title = Per un soffio!
lost-title = Stavolta vincono le pile
lost-left = { $cards ->
    [one] È rimasta una carta.
   *[other] Sono rimaste { $cards } carte.
}
round-won-title = La manche è tua!
round-lost-title = La manche va a { $name }
round-text = Ogni carta rimasta costa un punto.
round-capped = Dopo tanti turni la manche è finita: vince chi ha meno carte.
round-stopped = La manche è stata chiusa in anticipo e vale così com’era: vince chi aveva meno carte.
given-up-title = Partita abbandonata
given-up-text = Capita. Nuove carte, nuova occasione.
again = Gioca ancora
look-back = Rivedi la partita

## Connection

contact-here = Questa partita si svolge sul tuo dispositivo
contact-online = Connessione attiva
contact-took = Connessione attiva: l’ultima risposta ha impiegato { $milliseconds } ms
contact-offline = Nessuna connessione
reconnecting = La connessione è caduta. Non si è perso nulla: la stiamo ripristinando.

## Typed plays

typed-nothing = Scrivi prima una giocata, per esempio 37A.
typed-no-game = Al momento non c’è una partita in cui tu possa giocare.
typed-waiting = La tua ultima giocata è ancora in viaggio.
typed-unknown = «{ $found }» non è una giocata. Potresti scrivere: { $forms }
typed-no-pile = Su quale pila? { $card } va bene su: { $piles }
typed-missing = Manca qualcosa: { $expected }.
typed-wrong = Al posto di «{ $found }» ci vuole: { $expected }.
typed-instead = Potresti giocare: { $plays }
expected-card = una carta da 2 a 99
expected-pile = una pila da A a D
expected-item = il valore di una carta, J per un joker, o una pila da s1 a s4
expected-stack = una pila da 1 a 4
expected-seat = un posto, contando da 0
expected-nothing = niente altro

## Why something can’t be done

refused-number-taboo-said = I numeri sono tabù, anche in lettere o camuffati, perciò «{ $said }» non è stato inviato. Dillo senza numeri.
refused-number-taboo = I numeri sono tabù. Dillo senza numeri.
refused-number-taboo-sign-said = I numeri sono tabù, perciò «{ $said }» non è stato inviato. Se intendi il comando, scrivi «3!» o dai il segnale «Ce l’ho» o «Non ora».
refused-number-taboo-sign = I numeri sono tabù. Se intendi il comando, scrivi «3!» o dai il segnale «Ce l’ho» o «Non ora».
refused-signals-only = A questo tavolo durante la partita si parla solo con i segnali. Scegline uno accanto alle pile.
refused-silence = Silenzio! Nessuno parla finché la carta non è coperta.
refused-nothing-said = Non c’era nulla da inviare.
refused-too-long = È troppo lungo.
refused-not-started = Non è ancora deciso chi comincia.
refused-already-started = La partita è già cominciata.
refused-game-over = La partita è finita.
refused-not-your-turn = Ora tocca a qualcun altro.
refused-no-such-card = Lì non hai questa carta.
refused-wrong-direction = Questa carta non va lì: guarda la freccia della pila.
refused-trick-forbidden = Un comando vieta il trucco del gambero.
refused-bound-to-pile = Per un comando, in questo turno si gioca su un’altra pila.
refused-minimum-not-reached = Devi giocare altre carte prima di chiudere il turno.
refused-obligation-open = Prima di chiudere il turno va rispettato un comando.
refused-too-high = È più alta della carta in cima.
refused-too-many = Sono troppe.
refused-mixed-values = Le carte di una giocata devono avere lo stesso valore.
refused-not-playable = Questo ora non si può giocare.
refused-bad-target = Scegli qualcun altro.
refused-pass-forbidden = Non ci sono scarti da prendere.
refused-bad-base = La pagina e il tavolo non sono più allineati. Guarda di nuovo, poi decidi.
refused-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi decidi.
refused-not-seated = Questo può farlo solo chi siede al tavolo.
refused-not-host = Può farlo solo l’host, o chiunque sia al tavolo se l’host manca da 30 secondi.
refused-no-such-seat = Il tavolo non ha questo posto.
refused-no-person-there = Lì non c’è nessuno.
refused-no-such-bot = Questo bot non esiste.
refused-seat-taken = Lì c’è già qualcuno.
refused-table-full = Tutti i posti sono occupati. Puoi guardare, se ti va.
refused-already-seated = Hai già un posto a questo tavolo.
refused-saw-another-hand = In questa partita hai già visto un’altra mano. Puoi entrare alla prossima distribuzione.
refused-game-running = Non durante una partita.
refused-no-game = Non c’è nessuna partita in corso.
refused-seats-empty = Ci sono ancora posti liberi.
refused-seats-in-use = Al tavolo c’è troppa gente per questo.
refused-takeback-not-agreed = A questo tavolo non si annullano le giocate.
refused-nothing-to-take-back = Non c’è nulla da annullare.
refused-no-takeback-asked = Nessuno chiede più di annullare una giocata.
refused-no-end-asked = Nessuno ti chiede più di chiudere la partita.
refused-end-asked-already = La domanda è già stata fatta agli altri.
refused-seat-kept = Durante una partita ogni posto resta al suo proprietario. Fai giocare un bot o allontana la persona.
refused-only-host = Questo può farlo solo l’host.
refused-is-host = L’host non può essere zittito né allontanato.
refused-removed = Sei stato allontanato da questo tavolo. Puoi guardare, se ti va.
refused-muted = L’host ti ha tolto la parola a questo tavolo.
refused-muted-already = La persona è già senza parola.
refused-not-muted = La persona può già parlare.
refused-stand-in-there = Lì gioca già un bot.
refused-no-stand-in = Stai già giocando tu.
refused-dealing = Si stanno distribuendo le carte. Un attimo.
refused-no-such-signal = In questo gioco questo segnale non c’è.
refused-log-full = Questo tavolo ha raggiunto il suo limite. Aprine un altro e continua lì.
refused-talk-full = La tua parte di quello che si può dire a questo tavolo è esaurita. La partita continua lo stesso.
refused-over-quota = Hai già fatto tutto quello che entra in una giornata. Puoi finire una partita in corso; per il resto torna più tardi.
refused-not-away = La persona può ancora giocare da sé. Un bot può sostituirla se manca o fa aspettare da un po’.
refused-bad-name = Qui non ci si può più chiamare così. Scegli un altro nome nelle impostazioni.
refused-name-number = In questo gioco i numeri sono segreti, e questo nome ne contiene uno. Scegline un altro.
refused-name-number-seated = In quel gioco i numeri sono segreti, e qui qualcuno ne ha uno nel nome. Prima deve cambiarlo.
refused-name-taken = Lì qualcuno ha quasi lo stesso nome. Scegline un altro, così nessuno vi confonde.
refused-name-changed = Durante questa partita i nomi restano come sono. Riprendi il nome che avevi, poi siediti di nuovo.
signed-out-title = Questo dispositivo è disconnesso
refused-signed-out = Questo dispositivo è stato disconnesso. Per tornare, crea un link su un dispositivo ancora connesso.
refused-restart = Il server si riavvia. Torna tra un momento, e non si è perso nulla.
refused-reload = Ripristino del tavolo salvato.
refused-rate-limited = Un po’ troppo in fretta. Fai un respiro, poi riprova.

## What is agreed before the deal

seal = Impronta di questa mescolata, mostrata prima della prima carta. Dopo la partita puoi verificare che nulla sia stato cambiato.
bits-left-out = Le carte sono state date senza quello che il tuo dispositivo aggiunge alla mescolata: è arrivato tardi, oppure il server l’ha lasciato fuori. Lo dice anche la registrazione.

## What whoever runs the server decides, and reports to them

refused-banned = Per ora non hai accesso a questo server.
refused-closed = Chi gestisce questo server ha chiuso questo tavolo.
refused-muted-by-operator = Per ora qui puoi giocare, ma non parlare: lo ha deciso chi gestisce questo server.
refused-maintenance = Per ora niente nuovi tavoli e mani: sul server si sta per lavorare.
error-no-words = Non è stato detto di recente nulla che si possa segnalare.
error-not-there = Solo chi è al tavolo può segnalarvi qualcuno.
report = Segnala qualcuno
report-title = Segnala qualcuno a questo tavolo
report-whom = Chi?
report-what = Che cosa?
report-words = Ciò che ha detto
report-name = Il nome
report-text = Qualcosa da aggiungere? (facoltativo)
report-explained = Il server aggiunge il nome e ciò che è stato detto di recente. Nessuno al tavolo lo viene a sapere.
report-send = Invia la segnalazione
report-sent = Chi gestisce questo server ci darà un’occhiata.

## Il tempo di un turno

seconds-left = { $number ->
    [one] ancora { $number } secondo
   *[other] ancora { $number } secondi
}
minutes-left = { $number ->
    [one] ancora { $number } minuto
   *[other] ancora { $number } minuti
}
hours-left = { $number ->
    [one] ancora { $number } ora
   *[other] ancora { $number } ore
}
time-up = Tempo scaduto

## Talk

unread = { $messages ->
    [one] Un nuovo messaggio
   *[other] { $messages } nuovi messaggi
}

# At a table that goes on with another game.
what-if-back = Torna al punto di partenza
