### What the command line says.

## Parts of the help

heading-usage = Uso:
heading-commands = Comandi:
heading-arguments = Argomenti:
heading-options = Opzioni:
heading-everywhere = Opzioni di tutti i comandi:
heading-examples = Esempi:
heading-exit-codes = Codici di uscita:
heading-bots = I bot, dal più debole:
placeholder-options = OPZIONI
placeholder-command = COMANDO
mark-environment = ambiente:
mark-default = predefinito:
mark-values = possibili:

help-stapel = La casa di The Game, The Game: Extreme e Clear 4!
help-serve = Aprire tavoli, per te, per i tuoi amici o per il mondo
help-backup = Copiare tutto ciò che un server conserva, anche mentre è in funzione
help-export = Scrivere tutte le partite finite di un server
help-check = Guardare se tutto ciò che un server conserva è come è stato scritto
help-verify = Controllare che una partita sia stata distribuita dal suo seed e giocata secondo le regole
help-referee = Arbitrare partite per un programma: righe JSON in ingresso, una risposta per riga in uscita
help-replay = Rivedere passo passo una partita registrata, controllando ogni mossa
help-simulate = Far giocare ai bot molte partite e dire come se la cavano
help-arena = Confrontare bot con vari numeri di giocatori, in una tabella
help-solve = Dire se una distribuzione si può vincere, e come, a carte scoperte
help-bots = Elencare i bot, dal più debole
help-config = Mostrare e cambiare le tue impostazioni: nome, lingua, colori, server
help-config-path = Dire dove si trova, o si troverebbe, il file delle impostazioni
help-config-set = Scrivere un’impostazione nel file
help-config-unset = Togliere un’impostazione dal file
help-completions = Scrivere lo script con cui una shell completa i comandi
help-man = Scrivere il manuale, una pagina per comando
help-help = Mostrare questo aiuto o quello di un comando

help--help = Mostrare questo aiuto
help--version = Mostrare la versione
help--language = Lingua: de, en, fr, it o pl
help--color = Usare i colori: auto, always (sempre) o never (mai)
help--json = Un oggetto JSON invece del testo
help--number = Quale registrazione di un file che ne ha più d’una, contando da 1
help--data = La cartella dei dati del server
help--game = Il gioco
help--seed = Ciò da cui derivano tutte le distribuzioni e le scelte casuali dei bot: un testo qualsiasi
help--threads = Quanti thread giocano [predefinito: quanti sono i core]
help--options = Un’opzione delle regole, come expert=true; si può ripetere
help--layout = Quali carte di Extreme portano comandi: default, shuffled (una volta, dal seed), il codice di una scatola o un file che lo contiene
help--key = L’impostazione
help-serve--listen = Indirizzo e porta su cui ascoltare
help-serve--data = Cartella per tutto ciò che si conserva; creata se manca
help-serve--public-url = L’indirizzo che tutti aprono, come https://cards.example; le pagine di altri siti sono allora rifiutate, e con https i cookie viaggiano solo cifrati
help-serve--trust-proxy = Credere a X-Forwarded-For: solo dietro un proxy tuo che lo imposta
help-serve--threads = Thread che servono le persone [predefinito: uno per core]
help-serve--bot-threads = Thread che pensano per i bot [predefinito: uno meno dei core, almeno uno]
help-serve--keep-tables = Giorni dopo i quali un tavolo fermo viene eliminato; 0 per mai
help-serve--keep-guests = Giorni dopo i quali un ospite che non torna viene dimenticato; 0 per mai
help-serve--keep-records = Giorni dopo i quali la registrazione di una partita viene eliminata; 0 per mai
help-serve--max-connections = Connessioni in tutto
help-serve--max-connections-per-address = Connessioni da un indirizzo
help-serve--messages-per-second = Messaggi al secondo da un ospite
help-serve--requests-per-second = Richieste HTTP al secondo da un indirizzo
help-serve--made-per-hour = Ospiti e tavoli che un indirizzo può creare in un’ora
help-serve--log = Che cosa scrivere nel log: off, error, warn, info, debug o trace
help-serve--log-format = Come scrivere il log: per le persone, o un oggetto JSON per riga
help-serve--messages-per-address = Messaggi al secondo da un indirizzo [predefinito: dieci volte quelli di un ospite]
help-serve--tables-per-guest = Tavoli che un ospite può avere quando ne apre un altro
help-serve--guest-quota = MiB scritti in un giorno per un ospite
help-serve--bot-seconds = Secondi al minuto in cui i bot pensano per un ospite prima che passino avanti gli altri
help-serve--max-plain-connections = Connessioni in tutto che non sono WebSocket
help-serve--low-disk = Megabyte liberi sul disco dei dati sotto i quali il diario avverte
help-serve--accept-loss = Avviare anche se le ultime modifiche sono perse o i dati danneggiati, e andare avanti senza
help-serve--config = Leggere da questo file ciò che né questa riga né l’ambiente dicono; SIGHUP lo rilegge
help-serve--print-config = Mostrare che cosa vale e da dove viene, invece di avviare il server
help-serve--log-requests = Annotare ogni richiesta HTTP, senza tavolo, nomi né segreti
help-serve--log-addresses = Che cosa si annota dell’indirizzo: short lo accorcia, full lo dà intero, none lo tace
help-backup--file = Il file da scrivere; non deve ancora esistere
help-export--text = Registrazioni in testo, una dopo l’altra, invece di un oggetto JSON per riga
help-export--game = Solo quelle di questo gioco
help-verify--record = La registrazione: testo, o il JSON che viene esportato o conservato; - per l’ingresso standard
help-verify--commitment = L’impronta che il tavolo ha mostrato prima della prima carta
help-replay--file = La registrazione: testo, o il JSON che viene esportato o conservato; - per l’ingresso standard
help-replay--json = Un oggetto JSON per riga invece del testo
help-replay--plain = Testo semplice anche su un terminale, senza la schermata per sfogliare
help-simulate--players = Quanti posti [predefinito: quanti sono i bot se ne nomini più d’uno, altrimenti 3]
help-simulate--bots = Un bot per tutti i posti, o uno per ciascuno, separati da virgole; nomi e impostazioni sono più sotto
help-simulate--games = Quante partite
help-simulate--plot = Disegnare il risultato anche in SVG: quante carte sono rimaste, o chi ha vinto quanto
help-arena--bots = I bot da confrontare, separati da virgole; nomi e impostazioni sono più sotto
help-arena--against = Clear 4!: il bot in tutti gli altri posti [predefinito: greedy]
help-arena--players = Numeri di giocatori, come 3, 1-5 o 2,4 [predefinito: tutti quelli del gioco]
help-arena--games = Quante partite gioca ogni bot con ogni numero di giocatori
help-arena--markdown = Una tabella in Markdown invece del testo
help-solve--players = Quanti posti
help-solve--seed = Ciò da cui deriva la distribuzione: un testo qualsiasi
help-solve--deck = Il mazzo invece di un seed: 98 numeri, la cima per prima
help-solve--record = La distribuzione di questa registrazione, con giocatori, opzioni e carte comando; - per l’ingresso standard
help-solve--starter = Il posto che comincia [predefinito: il migliore]
help-solve--deals = Risolvere questo numero di distribuzioni e contare quante si possono vincere
help-solve--threads = Quanti thread risolvono [predefinito: quanti sono i core]
help-solve--nodes = Quante carte si possono posare nella ricerca di una distribuzione
help-solve--as-record = Una registrazione della soluzione, che stapel replay sa leggere, invece del testo
help-bots--json = Una lista JSON invece del testo
help-config-set--value = Il suo valore
help-completions--shell = La shell
help-man--page = La pagina di questo comando invece della prima
help-man--out = Scrivere tutte le pagine in questa cartella; creata se manca

## How the process ends

exit-done = tutto a posto
exit-not-legal = la registrazione non è una partita regolare, o i dati sono danneggiati
exit-failed = uso sbagliato, oppure un file, una cartella o un indirizzo inutilizzabile
exit-stopped = fermato con Ctrl-C

## Examples

example-open = apri l’indirizzo che indica, e gioca
example-host = come aprire tavoli per altri
example-replay = rivedere una partita e controllare ogni mossa
example-replay-json = lo stesso per i programmi, un oggetto JSON per riga
example-replay-plain = come testo, anche su un terminale
example-verify = distribuita onestamente e giocata secondo le regole?
example-verify-promised = con l’impronta che il tavolo ha mostrato
example-referee = arbitrare per un programma: righe JSON in ingresso e in uscita
example-simulate = far giocare mille partite ai bot
example-arena = confrontare bot con ogni numero di giocatori
example-solve = si può vincere, se tutti vedono ogni carta?
example-bots = quali bot ci sono
example-bots-simulate = come se la cava uno di loro
example-config = d’ora in poi usa il tedesco
example-config-show = ogni impostazione, e da dove viene
example-config-path = dov’è il file
example-serve = solo per questo computer
example-serve-house = per tutti in casa
example-serve-world = per il mondo, dietro un proxy che gestisce TLS
example-serve-config = con un file; mostra che cosa vale senza avviare
example-export = un oggetto JSON per riga
example-man = leggere il manuale
example-man-out = installare tutte le pagine
example-session = Una sessione d’esempio (> è ciò che mandi):

## What is good to know

note-stapel = Senza comando apre tavoli, come stapel serve.
note-serve = Ogni opzione può venire anche dall’ambiente, col nome che le sta accanto, o da un file (--config), lì senza i trattini davanti. Un’opzione vale più dell’ambiente, e questo più del file.
note-serve-docs = docs/operating.md spiega come tenerlo in funzione a lungo: servizio, proxy, copie, aggiornamenti.
note-backup = Il server può restare in funzione. Per ripristinare, fermalo e metti il file in una cartella dei dati vuota col nome stapel.sqlite3.
note-backup-secret = Il file contiene i seed delle partite in corso e la chiave che firma i cookie: tienilo per te.
note-check = Il server può restare in funzione. Ogni voce, ogni registrazione e ogni ospite ha una somma di controllo, e ogni diario una catena di somme; qui si confrontano tutte.
note-check-damaged = Se qualcosa è danneggiato, finisce con il codice 1. Il server risponde 503 per ciò che è danneggiato e va avanti con il resto; quel che manca è in una copia.
note-export = La partita più recente viene per prima. Ogni riga ha la registrazione e ciò che il server ne sa.
note-verify = docs/shuffle.md spiega come un mazzo deriva dal suo seed, così puoi controllarlo senza Stapel.
note-referee = Ciò che è rifiutato riceve un codice d’errore e un messaggio, e non cambia nulla.
note-referee-docs = docs/referee.md descrive ogni richiesta e ogni risposta.
note-replay = Su un terminale si sfoglia; se l’uscita va altrove, è testo. docs/notation.md descrive le registrazioni.
note-simulate = Lo stesso seed dà lo stesso risultato, qualunque sia il numero di thread. Più bot di Clear 4! si scambiano i posti: fino a quattro giocatori in ogni ordine, oltre in ogni rotazione della lista. Ctrl-C dice ciò che si è trovato fin lì e finisce col codice di uscita 130.
note-arena = In The Game ed Extreme un bot siede in tutti i posti. In Clear 4! gioca da solo contro bot di un altro tipo e prende a turno ogni posto; un multiplo di 60 partite gli dà ogni posto altrettanto spesso con qualsiasi numero di giocatori.
note-arena-deals = Tutti i bot ricevono le stesse carte, e una cella ha lo stesso risultato qualunque sia il numero di thread; solo i tempi dipendono dalla macchina. Le celle si giocano fianco a fianco, perciò Ctrl-C mostra in ogni momento circa altrettante partite di ciascuna, e finisce col codice di uscita 130.
note-solve = Il risolutore vede tutte le mani e l’ordine del mazzo. Cerca una vittoria, o almeno la linea che lascia meno carte. Una distribuzione è vinta; o confutata, se si è provato tutto; o aperta, se prima si è raggiunto il limite.
note-solve-seeds = Un seed dà qui le stesse carte che in stapel referee. Di molte distribuzioni, la numero I (contando da 0) è quella del seed S/I. Lo stesso limite dà lo stesso risultato, qualunque sia il numero di thread.
note-solve-stop = Ctrl-C dice ciò che si è trovato fin lì e finisce col codice di uscita 130.
note-config = Un’opzione vale più dell’ambiente (STAPEL_NAME, STAPEL_LANGUAGE, STAPEL_THEME, STAPEL_SERVER, STAPEL_WARNINGS), e questo più del file. STAPEL_CONFIG indica un altro file. Se la lingua non è impostata da nessuna parte, vale quella del sistema: LC_ALL, LC_MESSAGES, LANG.
note-config-broken = I comandi a cui serve solo la lingua ignorano un file sbagliato; stapel config dice che cosa non va.
note-completions = Poi apri una nuova shell. Le descrizioni sono nella tua lingua.

## Bots

bots-random = fa a caso una mossa permessa qualsiasi; per confronto
bots-greedy = fa ciò che sul momento sembra meglio, senza guardare avanti; velocissimo
bots-steady = immagina qualche centinaio di partite prima di ogni turno; abbastanza rapido per un browser
bots-expert = immagina migliaia di partite prima di ogni turno; il più forte di tutti
bots-settings = Le impostazioni si aggiungono al nome di un bot, ciascuna dopo due punti, come in { $example }.
bots-playouts = prima di un turno immagina N partite; così decide lo stesso su ogni macchina
bots-ms = prima di un turno pensa per circa N millisecondi; fin dove arriva, e quindi che cosa decide, dipende dalla macchina
bots-talk = se manda segnali e ne tiene conto, in un gioco che ne ha
bots-learned = se gioca con i pesi imparati, o con quelli di partenza
bots-passed-over = I bot che non guardano avanti ignorano playouts e ms.

## A command line that makes no sense

wrong-option = qui non c’è l’opzione { $option }
wrong-argument = { $option } qui non è previsto
wrong-command = non c’è il comando { $command }
wrong-meant = { $told }; volevi dire { $what }?
wrong-see = Di più: { $command } --help
wrong-choice = { $option } deve essere uno fra { $choices }, non { $value }
wrong-choice-none = { $option } vuole un valore: { $choices }
wrong-value-none = { $option } vuole un valore
wrong-no-value = { $option } non vuole valori, ma c’è { $value }
wrong-value = { $option }: { $value } non va bene: { $why }
wrong-together = { $option } non si può usare con { $other }
wrong-twice = { $option } si può dare una volta sola
wrong-missing = manca: { $option }
wrong-utf8 = un argomento non è UTF-8
wrong-number = serve un numero intero
wrong-number-from = serve un numero intero da { $least } in su
wrong-number-range = serve un numero intero da { $least } a { $most }
wrong-address = servono un indirizzo e una porta, come { $example }
wrong-switch = può essere true o false, yes o no, on o off, 1 o 0
wrong-level = deve essere off, error, warn, info, debug o trace
wrong-commitment = un’impronta ha 64 cifre esadecimali
wrong-url = deve essere come { $example }, senza percorso
wrong-contact = deve cominciare con mailto: o https://, come { $example }
wrong-language = deve essere de, en, fr, it o pl
wrong-theme = deve essere light, dark o contrast
wrong-name = un nome ha da 1 a 24 caratteri visibili e non è quello di un bot
wrong-no-text = deve essere un testo tra virgolette doppie
wrong-players-list = { $value } non è un numero di giocatori: scrivine uno, più d’uno o un intervallo, come 3, 2,4 o 1-5
wrong-bot = non c’è il bot { $found }; ci sono { $names }
wrong-bot-setting = { $found } non si regola in nessun bot; ci sono playouts=N, ms=N, talk=on|off e learned=on|off
wrong-bot-value = { $found }: playouts e ms vogliono un numero intero da 1, talk e learned vogliono on o off
wrong-bot-again = { $found } arriva troppo tardi: un bot prende ogni regolazione una volta, e o playouts o ms
wrong-bot-count = { $bots } bot per { $seats } posti: nominane uno per tutti, o uno per ciascuno
wrong-bot-twice = --bots nomina { $bot } due volte: una basta per confrontarlo
wrong-players = { $game } è per { $fewest }–{ $most } giocatori, non { $found }
wrong-rule-option = un’opzione è un nome e un valore, come in { $examples }
wrong-against = --against è per { $competitive }, dove ognuno gioca per sé; in { $game } un bot siede in tutti i posti
wrong-plot-name = il disegno è un SVG, quindi il suo file deve finire in .svg
wrong-plot-file = il file non si può scrivere: { $why }; indicane uno in una cartella che esiste e in cui puoi scrivere
wrong-setup-players = il gioco è per { $fewest }–{ $most } giocatori, non { $found }
wrong-setup-no-option = questo gioco non ha l’opzione { $name }
wrong-setup-option = l’opzione non c’è; questo gioco ha { $names }
wrong-setup-flag = { $name } è true o false
wrong-setup-number = { $name } è un numero
wrong-setup-together = { $one } e { $other } si escludono
wrong-setup-range = { $name } è un numero da { $least } a { $most }
wrong-layout = «{ $said }»: { $why } Deve essere default, shuffled, i comandi con i loro numeri come in una registrazione, un codice come { $code }, o un file con uno di questi
wrong-layout-none = le carte di { $game } non portano comandi, solo quelle di extreme

## Files, addresses and what the system says

wrong-unreadable = non si può leggere { $file }: { $why }
wrong-unwritable = non si può scrivere { $file }: { $why }
io-not-found = il file o la cartella non c’è
io-permission = manca il permesso
io-directory = è una cartella
io-no-directory = una parte del percorso non è una cartella
io-exists = esiste già
io-no-text = non è testo in UTF-8
io-full = sul disco non c’è più posto
io-read-only = lì si può solo leggere
io-address-in-use = l’indirizzo è occupato
io-address-elsewhere = questa macchina non ha l’indirizzo
serve-open = Stapel è aperto: { $url }
serve-kept = Tutto si conserva in { $data }. Ctrl-C ferma il server.
serve-closed = Tutto è salvato. A presto.
serve-in-use = non si può ascoltare su { $address }: lo fa già un altro programma, forse un altro stapel serve. Fermalo o scegli un altro indirizzo con --listen; la porta 0 ne prende una libera
serve-not-allowed = non si può ascoltare su { $address }: manca il permesso. Scegli con --listen una porta da 1024 in su, dietro un proxy
serve-no-listen = non si può ascoltare su { $address }: { $why }; scegli un altro indirizzo con --listen
serve-no-host = non si può ascoltare su { $address }: al nome { $name } non corrisponde nessun indirizzo ({ $why }); scegli un altro indirizzo con --listen
serve-no-threads = non si possono avviare thread per i bot: { $why }
serve-no-push = Non si può dire a nessuno che tocca a lui: { $why }. Con --push off se ne fa a meno.
store-in-use = un altro programma usa i dati in { $path }; prima fermalo o scegli un’altra cartella
store-missing = in { $path } non c’è nulla; indica la cartella con --data
store-foreign = { $path } è la base dati di un altro programma
store-exists = { $path } c’è già e non viene sovrascritto
store-too-new = i dati hanno la versione di schema { $found }, ma questo programma conosce solo fino a { $known }; usane uno più nuovo
store-too-old = i dati hanno la versione di schema { $found }, e questo programma vuole { $known }; avvia una volta il server per aggiornarli
store-corrupt = i dati sono danneggiati: { $why }
store-io = i dati non si possono leggere o scrivere: { $why }
store-lost = le ultime modifiche sono andate perse: { $path } finisce con la scrittura { $found }, ma la scrittura { $durable } era al sicuro. Rimetti il suo file -wal o ripristina una copia; con --accept-loss il server va avanti senza
backup-done = { $bytes ->
    [one] Ora { $file } contiene tutto: 1 byte.
   *[other] Ora { $file } contiene tutto: { $bytes } byte.
}
check-log = Il diario del tavolo { $table } è danneggiato alla versione { $version }.
check-index = Ciò che gli elenchi dicono del tavolo { $table } è danneggiato.
check-lost = Le ultime modifiche sono andate perse: { $detail }.
check-structure = Il file stesso è danneggiato: { $detail }.
check-row = Questo è danneggiato: { $detail }.
check-damaged = { $count ->
    [one] Una cosa è danneggiata.
   *[other] { $count } cose sono danneggiate.
}
check-sound = Tutto è come è stato scritto. Tavoli: { $tables }, voci: { $entries }, ospiti: { $guests }, registrazioni: { $records }.
check-progress = voci

## Records

records-no-such-number = --number { $asked }: il file contiene { $there } registrazioni
records-several = il file contiene { $there } registrazioni: scegline una con --number, da 1 a { $there }
records-heading = Registrazione { $number }
wrong-no-record = non è una registrazione: { $why }
wrong-syntax = riga { $line }, colonna { $column }: atteso { $expected }, trovato { $found }
wrong-syntax-nothing = riga { $line }, colonna { $column }: atteso { $expected }, trovato nulla
wrong-no-deal = non si possono distribuire le carte di questa registrazione: { $why }
wrong-no-deck = la registrazione non ha né mazzo né seed
wrong-no-layout-seed = le carte comando mescolate vogliono il seed
wrong-no-shared-seed = i posti aggiungono bit a un seed, e la registrazione non ne ha
wrong-seed-disagrees = il mazzo non è quello che deriva dal seed
wrong-no-seed = la registrazione non ha un seed, quindi nulla dice da dove viene il mazzo
wrong-promised = era promessa un’altra distribuzione: l’impronta di questo seed è { $found }
wrong-not-legal = non è una partita regolare: { $why }
wrong-at = riga { $line }, colonna { $column }: { $why }
wrong-starter = così nessuno può cominciare: { $why }
wrong-refused = turno { $turn }, azione { $action } ({ $played }): { $why }
wrong-refused-held = { $why }; ci sono { $cards }
wrong-result = la partita non è finita come dice la registrazione
wrong-deck-length = un mazzo ha { $expected } carte, questo ne ha { $found }
verify-deck = Il mazzo deriva dal seed.
verify-promised = Il seed è quello promesso.
verify-commitment = La sua impronta è { $commitment }.
verify-added = Posti che hanno mescolato insieme al server: { $seats }.
verify-left-out = Posti il cui contributo promesso non è arrivato in tempo: { $seats }.
verify-added-nothing = Posti che non hanno aggiunto nulla: { $seats }.
verify-alone = Nessun posto ha aggiunto qualcosa alla mescolata.
verify-many = { $good } registrazioni su { $there } sono in ordine.
verify-so-far = { $actions ->
    [one] L’unica azione è secondo le regole.
   *[other] Tutte le { $actions } azioni sono secondo le regole.
}
verify-ended = { $actions ->
    [one] L’unica azione è secondo le regole, e la partita finisce come dice la registrazione.
   *[other] Tutte le { $actions } azioni sono secondo le regole, e la partita finisce come dice la registrazione.
}
solve-no-card = --deck: la carta { $number } è { $found }: le carte sono i numeri da 2 a 99
solve-alone = --starter: chi gioca da solo comincia comunque
solve-starter = --starter { $found }: i posti vanno da 0 a { $last }
solve-other-game = { $file } è una registrazione di { $game }

## A replay

retold-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
retold-seed = Il mazzo è quello che deriva dal seed { $seed }.
retold-named = { $name } (posto { $seat })
retold-seat = posto { $seat }
retold-starts = { $name } comincia.
retold-turn = Turno { $turn } · { $name }
retold-and = { $one } e { $other }
retold-no-cards = nessuna carta
retold-no-hand = mano vuota
retold-in-force = in vigore: { $commands }
retold-draw-pile = { $cards ->
    [one] mazzo 1 carta
   *[other] mazzo { $cards } carte
}
retold-left = ancora { $left }
retold-pile = pila: { $cards }
retold-empty = vuota
retold-gone = vuota
retold-goes-on = La partita continua.
retold-won = Vinto: tutte le 98 carte sono posate.
retold-lost = { $cards ->
    [one] Perso ({ $reason }), resta 1 carta.
   *[other] Perso ({ $reason }), restano { $cards } carte.
}
retold-lost-excellent = { $cards ->
    [one] Perso ({ $reason }), resta 1 carta: eccellente.
   *[other] Perso ({ $reason }), restano { $cards } carte: eccellente.
}
retold-round = Vittoria: { $winners }. Carte rimaste: { $left }.
retold-round-capped = Vittoria al limite dei turni: { $winners }. Carte rimaste: { $left }.
retold-steps = { $steps ->
    [one] 1 passo, regolare.
   *[other] { $steps } passi, tutti regolari.
}

## What bots and the solver found. Beside a count stands how it is shown, with its digits in groups.

counted-games = { $count ->
    [one] { $shown } partita
   *[other] { $shown } partite
}
counted-deals = { $count ->
    [one] { $shown } distribuzione
   *[other] { $shown } distribuzioni
}
counted-threads = { $count ->
    [one] { $shown } thread
   *[other] { $shown } thread
}
measured-title = { $what }: { $counted } con il seed { $seed }
measured-stopped = Interrotto prima della fine; in programma: { $planned }.
measured-range = { $low } a { $high }
measured-progress = { $done } { $what }, { $rate }/s, ancora { $eta }
measured-progress-deals = distribuzioni
column-players = giocatori
column-bot = bot
column-games = partite
column-wins = vittorie
column-won = vinto
column-share = quota
column-sure = IC al 95 %
column-left = rimaste
column-points = punti
column-turn = per turno
column-p99 = p99
lost-by-stuck = blocco
lost-by-skull = teschio
lost-by-three = tre
lost-by-one-pile = una sola pila
simulate-place = { $bot } al posto { $seat }
simulate-none = Nessuna partita è finita.
simulate-sure = { $games }; intervallo di confidenza al 95 %: da { $range }
simulate-excellent = eccellente
simulate-few-left = { $games } con meno di dieci carte rimaste
simulate-left = carte rimaste
simulate-average = in media
simulate-lost-by = perso per
simulate-capped = { $count ->
    [one] { $shown } manche finita al limite dei turni
   *[other] { $shown } manche finite al limite dei turni
}
simulate-uneven = Non tutti gli ordini dei posti sono stati giocati altrettanto spesso: prendi un multiplo di { $games } partite.
simulate-speed = { $rate } partite al secondo su { $threads }, { $seconds } s in tutto
simulate-thinking = riflessione per un turno: metà fino a { $half }, 99 su 100 fino a { $most }, in media { $mean }
arena-title = { $what }: { $games } per riga con il seed { $seed }
arena-against = uno contro { $bot } in tutti gli altri posti
arena-stopped = Interrotto prima della fine: le partite di ogni riga sono quelle giocate.
arena-even = Una quota pari: { $shares }
arena-even-of = { $share } in { $players }
arena-uneven = Non tutti i posti sono stati presi altrettanto spesso: prendi un multiplo di { $games } partite.
arena-speed = { $games } in { $seconds } s su { $threads }, { $rate } al secondo
solve-seed = { $what }: la distribuzione del seed { $seed }
solve-deck = { $what }: la distribuzione del mazzo indicato
solve-left = { $count ->
    [one] { $shown } carta rimasta
   *[other] { $shown } carte rimaste
}
solve-won = Vinta: tutte le 98 carte si possono posare.
solve-refuted = Confutata: si è provato tutto, e niente vince. Al meglio: { $left } ({ $reason }).
solve-refuted-so-far = Confutata: si è provato tutto, e niente vince. Il meglio che si è trovato: { $left }
    ({ $reason }); meno di { $least } non si può.
solve-open-stopped = Aperta: interrotto prima di trovare una vittoria. Finora: { $left } ({ $reason }).
solve-open = Aperta: nessuna vittoria trovata entro il limite, e nessuna è esclusa. Il meglio finora:
    { $left } ({ $reason }). Un limite più alto (--nodes) può trovare di più.
solve-searched = { $count ->
    [one] { $shown } carta posata nella ricerca, { $seconds } s
   *[other] { $shown } carte posate nella ricerca, { $seconds } s
}
solve-none = Nessuna distribuzione è stata risolta.
verdict-won = vinte
verdict-refuted = confutate
verdict-open = aperte
solve-by-best = { $verdict }, secondo la linea migliore trovata
solve-deals-left = rimaste { $left }: { $deals }
solve-not-won = non vinte: i seed { $seeds }
solve-searched-many = { $count ->
    [one] in media { $shown } carta posata per ricerca; { $seconds } s in tutto su { $threads }
   *[other] in media { $shown } carte posate per ricerca; { $seconds } s in tutto su { $threads }
}

## Settings

config-place = { $file }, riga { $line }
config-nowhere = non c’è un posto per le tue impostazioni: imposta STAPEL_CONFIG o HOME
config-syntax = questo non è TOML: { $why }
config-unknown = non c’è l’impostazione { $found }; ci sono { $names }
config-set = { $key } d’ora in poi è { $value } ({ $file }).
config-unset = { $file } non dice più nulla di { $key }.
config-nothing = –
config-from-flag = opzione
config-from-environment = ambiente, { $variable }
config-from-file = file, { $file }
config-from-nowhere = predefinito; si cambia con stapel config set o { $variable }
config-place-exact = { $file }, riga { $line }, colonna { $column }
serve-setting-number = serve un numero intero, senza virgolette
serve-setting-switch = deve essere true o false, senza virgolette
serve-setting-unset = non impostato
serve-setting-default = predefinito

## Playing

help-play = Giocare in questo terminale: da soli, con i bot o a un tavolo su un server
help-play--what = Un gioco (the-game, extreme o clear-4), oppure il link d’invito di un tavolo su un server
help-play--players = Quanti giocano, contando anche te; gli altri posti li prendono i bot [predefinito: 3]
help-play--bots = Quanto giocano bene i bot
help-play--server = Apri il tavolo su questo server, per gli amici: i posti restano liberi e ricevi un link per invitarli
help-play--quick = I bot giocano subito invece di prendersi il tempo di una persona
help-play--options = Un’opzione di regola del gioco, ad esempio expert=true; ripetibile
help-play--listed = Tutti possono trovare il tavolo sul server e la sua registrazione
help-play--takebacks = Se le giocate si possono annullare: never (mai), ask (se tutti sono d’accordo) o free (liberamente) [predefinito: free, con amici ask]
help-play--talk = Come si può parlare in The Game ed Extreme: strict (severo), gentle (si rifiutano solo i numeri scritti chiaramente) o signals (solo segnali) [predefinito: strict]
help-play--at-zero = Che cosa succede a tempo scaduto: wait (si aspetta) o il bot che continua per te [predefinito: wait]
help-play--clock = Quanto può durare un turno: none, 30s, 60s o 1d [predefinito: none]
help-play--first = Clear 4!: il posto che comincia, 0 è il tuo; secondo il regolamento chi ha riordinato per ultimo [predefinito: decide il seed]
help-play--rounds = Clear 4!: quante manche si giocano [predefinito: quanti sono i giocatori]
help-play--original-rules = Gioca a Extreme con le regole originali: nessun comando conta
help-play--layout = Quali carte di Extreme portano comandi: default, shuffled (a ogni mano), il codice di una scatola o un file che lo contiene
help-play--resume = Continua la partita giocata per ultima, qui o su un server
help-play--name = Il tuo nome [predefinito: quello delle impostazioni o dell’ultima volta]
help-play--theme = I colori: light, dark o contrast [predefinito: come nelle impostazioni]
help-play--colours = Quanti colori ha il tuo terminale: true, 256, 16 o none [predefinito: quelli che dichiara]
help-play--data = Dove si conservano le partite [predefinito: stapel nella tua cartella dei dati]
example-play = giocare nel terminale
example-play-link = sedersi a un tavolo su un server, con il link d’invito
example-play-home = scegliere un gioco, riprendere o rivedere una partita
example-play-game = una partita con due bot, su questo computer
example-play-alone = da soli
example-play-first = due manche, e cominci tu
example-play-box = con le carte della tua scatola, un minuto per turno
example-play-resume = riprendere da dove avevi lasciato
note-play = Tutto ciò che si gioca su questo computer vi resta conservato, mossa per mossa. Durante il gioco, ? mostra i tasti.
play-neither = non c’è un gioco «{ $found }»; i giochi sono { $names }. Un link d’invito è fatto così: { $link }
play-no-game = --players, --option e simili dicono come si gioca; indica il gioco, ad esempio stapel play the-game --players 2
play-no-original = --original-rules è per extreme: le carte di { $game } non portano comandi
play-one-round = --rounds è per i giochi a più manche: { $game } ne ha una
play-rounds = --rounds: una partita di { $game } ne ha da 1 a { $most }
play-no-first = --first è per i giochi in cui si decide prima di dare le carte; in { $game } vi accordate dopo aver visto le vostre mani
play-talk-free = --talk è per i giochi i cui numeri sono segreti; in { $game } si può dire tutto
play-first = --first: i posti vanno da 0, il tuo, a { $last }
play-no-data = non c’è un posto per conservare le partite, perché HOME non è impostata; indica una cartella con --data
play-no-terminal = serve un terminale su cui disegnare; input e output non devono essere rediretti
play-terminal = il terminale non si può usare: { $why }
play-data = non si possono conservare partite in { $directory }: { $why }; indica un’altra cartella con --data
play-link = «{ $found }» non è il link di un tavolo
play-link-page = { $path } non è un tavolo
play-link-browser = questa partita esiste solo nel browser che la mostra
play-link-finished = questa è una partita finita, non un tavolo
play-link-right = { $why }; un link d’invito è fatto così: { $link }
play-unreachable = il server non è raggiungibile: { $why }
play-refused = il server rifiuta: { $why }
play-nonsense = la risposta non ha senso; è un server Stapel?
play-no-table = { $server } non ha questo tavolo; forse è stato eliminato
play-impossible = così non si può giocare: { $why }
play-nothing-unfinished = non ci sono partite in sospeso; stapel play the-game ne inizia una
play-broken = non doveva succedere; quello che hai giocato è conservato. { $why }

help-admin = Occuparsi di un server in funzione: vedere chi c’è, escludere, silenziare, annunciare
help--server = Invece il server a questo indirizzo, con un token dell’operatore
help--token-file = Il file con il token dell’operatore
help--label = Chi lo fa, per il registro [predefinito: l’utente]
help-admin-status = Dire come sta il server e che cosa è disposto
help-admin-tables = Elencare i tavoli o guardarne uno come uno spettatore
help-admin-tables--table = Il tavolo da guardare
help--running = Solo quelli con una partita in corso
help--connected = Solo quelli con una connessione
help-admin-guests = Elencare gli ospiti o guardarne uno
help-admin-guests--who = Il numero di un ospite o una parte di un nome
help-admin-addresses = Elencare gli indirizzi da cui gli ospiti sono connessi
help-admin-close = Chiudere un tavolo: finisce, nessuno lo trova e il suo registro resta
help-admin-reopen = Riaprire un tavolo chiuso
help--table = Il tavolo
help--guest = Il numero dell’ospite
help--reason = Perché, per altri operatori
help--time = Per quanto vale, come 90s, 30m, 12h, 7d o 4w [predefinito: finché non è revocato]
help-admin-mute = Lasciare che un ospite giochi, ma non parli
help-admin-unmute = Lasciare che un ospite parli di nuovo
help-admin-ban = Respingere un ospite o un intervallo di indirizzi
help-admin-ban--whom = Il numero dell’ospite, un indirizzo o un intervallo come 203.0.113.0/24
help-admin-unban = Far rientrare un ospite o un intervallo di indirizzi
help-admin-unban--whom = Il numero dell’ospite, l’indirizzo o l’intervallo
help-admin-bans = Elencare ciò che è disposto: esclusioni, silenziati, tavoli chiusi e simili
help-admin-remove-name = Togliere il nome a un ospite; più tardi potrà sceglierne un altro
help-admin-remove-name--time = Per quanto non può scegliere un altro nome
help-admin-announce = Mostrare un testo a tutti
help-admin-announce--text = Il testo
help-admin-announce--off = Non mostrare più niente
help-admin-registration = Far entrare nuovi ospiti o nessuno di nuovo
help-admin-registration--state = Se entrano nuovi ospiti: open (sì) o closed (no)
help-admin-maintenance = Non far iniziare né tavoli né mani, prima di fermare il server
help-admin-maintenance--state = Se è così: on oppure off
help-admin-limits = Mostrare i limiti o cambiarne alcuni finché il server non riparte
help-admin-limits--changes = Un limite e il suo valore, come made-per-hour=50
help-admin-reports = Elencare ciò che è stato segnalato o chiudere una segnalazione
help-admin-reports--all = Anche quelle chiuse
help-admin-reports--settle = Il numero di una segnalazione che hai chiuso
help-admin-reports--note = Che cosa hai fatto
help-admin-audit = Dire che cosa hanno fatto gli operatori, l’ultimo per primo
help-admin-audit--before = Solo ciò che ha un numero più piccolo
help-serve--operator-token-file = Un file con un token dell’operatore di almeno 32 caratteri: chi lo ha può amministrare il server via HTTP
help-serve--push = A chi dire che tocca a lui, anche a pagina chiusa: on a tutti quelli che lo permettono, off a nessuno, loopback anche a questa macchina, per i test
help-serve--push-contact = A chi può rivolgersi un servizio push se questo server gli crea problemi, come mailto:ops@cards.example [predefinito: l’indirizzo pubblico]
help-admin--json = Ciò che il server risponde, in JSON, invece di un testo
admin-done = Fatto: { $what }.
admin-until = fino al { $when }
admin-for-ever = senza fine
admin-none = Non ce ne sono.
admin-connections = Connessioni: { $connections } (ospiti: { $guests }, indirizzi: { $addresses })
admin-load = Tavoli in memoria: { $rooms }. In attesa: messaggi { $messages }, domande ai bot { $bots }, scritture { $writes }
admin-writes = Scrivere richiede al massimo { $p50 } nella metà dei casi e { $p99 } nel 99 %. Libero sul disco: { $free }
admin-holds = Esclusioni: { $bans }, silenziati: { $mutes }, tavoli chiusi: { $closed }, segnalazioni aperte: { $reports }
admin-no-moves = Nessuna mossa può essere accettata: guarda il registro del server.
admin-maintenance = Manutenzione: né nuovi tavoli né nuove mani.
admin-registration = La registrazione è chiusa: nessun nuovo ospite entra.
admin-announcement = Annunciato, { $end }: { $text }
admin-running = in corso
admin-closed = chiuso
admin-banned = escluso
admin-muted = silenziato
admin-deleted = (cancellato)
admin-connected = { $guest } a { $table }, connesso da { $address } dal { $when }
admin-report-name = Segnalazione { $number }, { $when }: il nome «{ $name }» di { $guest } al tavolo { $table }; segnalato da { $reporter }
admin-report-words = Segnalazione { $number }, { $when }: ciò che «{ $name }» ({ $guest }) ha detto al tavolo { $table }; segnalato da { $reporter }
admin-settled = Chiusa il { $when }: { $note }
admin-limits-note = Vale finché il server non riparte o non rilegge le impostazioni.
admin-no-server = Nessun server che puoi amministrare usa i dati in { $data }: { $why }. Avvialo con stapel serve, indica la sua cartella con --data o il suo indirizzo con --server.
admin-unreachable = { $server } non è raggiungibile: { $why }
admin-no-token = Un server a un indirizzo chiede un token dell’operatore: indica il file che lo contiene con --token-file.
admin-no-door = Il server lì non mostra nulla agli operatori: il token è sbagliato, se n’è provato troppo spesso uno sbagliato, o il server è stato avviato senza --operator-token-file.
admin-refused = Il server rifiuta ({ $code }): { $message }
admin-nonsense = La risposta non ha senso: è un server Stapel di questa versione?
wrong-time = una durata ha un numero e un’unità: { $example }
wrong-whom = non è né il numero di un ospite, che stapel admin guests mostra, né un indirizzo o un intervallo: { $example }
wrong-range = un intervallo di indirizzi si scrive così: { $example }
wrong-range-bits = un intervallo finisce qui con /1 fino a /{ $most }, non con /{ $bits }
wrong-range-beyond = ci sono bit oltre l’intervallo; { $right } è l’intervallo in cui si trova
wrong-limit = un limite è il suo nome e un numero, come { $example }
serve-weak-token = { $file } non ha un buon token dell’operatore: servono almeno { $least } caratteri senza spazi. openssl rand -hex 32 ne crea uno.
example-admin-status = come sta il server
example-admin-guests = chi ha questo nel nome, con i numeri
example-admin-maintenance = non inizia niente di nuovo; ciò che è in corso prosegue
example-admin-reports = ciò che è stato segnalato, con ciò che è stato detto
example-admin-server = da altrove, con un token
note-admin = Senza --server parla con il server di questa macchina attraverso un socket nella sua cartella dei dati: chi può leggere i dati può amministrare. Di un tavolo mostra ciò che vede uno spettatore.
note-admin-log = Tutto ciò che si fa sta nel registro che stapel admin audit mostra. docs/operating.md dice di più.
note-admin-ban = Le connessioni finiscono subito. Chi è escluso viene a sapere fino a quando, e nient’altro. Di un indirizzo IPv6 contano al massimo 64 bit: tanti ne riceve un cliente.
note-admin-limits = I nomi sono quelli delle opzioni di stapel serve.
admin-ended = { $count ->
    [one] { $count } connessione è stata chiusa
   *[other] { $count } connessioni sono state chiuse
}
