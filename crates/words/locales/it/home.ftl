### The start page and the settings.

hero-title = Quattro pile, una mano di carte e i tuoi amici
hero-text = Apri un link e gioca: in solitario, con i bot o con gli amici, ovunque siano. Senza account.
choose-game = Scegli un gioco
the-game-line = Mettete giù insieme tutte le carte, salendo e scendendo, senza mai dire un numero.
extreme-line = Lo stesso gioco, ma con comandi che vi legano le mani.
clear-4-line = Liberati delle tue venti carte prima di tutti.
players-one-to-five = 1–5 giocatori
players-two-to-six = 2–6 giocatori
how-many = Posti al tavolo
how-strong = Livello dei bot
alone = Solo
play-alone = Gioca subito
play-with-bots = { $bots ->
    [one] Gioca subito con un bot
   *[other] Gioca subito con { $bots } bot
}
play-friends = Gioca con gli amici
learn-first = È la prima volta? Tre minuti

install-text = Tieni Stapel su questo dispositivo come un’app. Funziona anche senza rete.
install = Installa
install-not = Non ora
going-on = Continua a giocare
mine-more = Mostra tutto
my-tables = I tuoi tavoli
open-tables = Tavoli aperti
open-tables-none = Nessun tavolo cerca giocatori in questo momento. Aprine uno e manda il link.
recent-games = Ultime partite
recent-games-none = Qui non si è ancora giocato. La prima partita è tua.
lists-unreachable = In questo momento il server non è raggiungibile.
table-running = Partita in corso
table-waiting = Pronti a cominciare
table-free = { $seats ->
    [one] Un posto libero
   *[other] { $seats } posti liberi
}
record-won = Vinta
record-lost = Persa
record-won-by = Vinta da { $names }
record-given-up = Abbandonata
list-remove = Togli da questo elenco
list-removed = Tolta dagli elenchi di questo dispositivo.

your-name = Il tuo nome
saved = Salvato
name-saved = Il tuo nome è salvato.
theme = Aspetto
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Alto contrasto
motion = Movimento delle carte
motion-still = Nessuno
motion-fast = Veloce
motion-normal = Normale
motion-slow = Lento
sound = Suoni
show-steps = Mostra sempre quante carte salterebbe una giocata
typed-commands = Un campo per scrivere le giocate, e il racconto scritto della partita

## One guest, several devices

device-title = Gioca su un altro dispositivo
device-text = Con questo link un altro dispositivo diventa lo stesso ospite di questo, con i tuoi tavoli e le tue partite. Funziona una volta sola, per poco tempo. Non condividerlo.
device-make = Crea un link
device-qr = Codice QR con il link per il tuo altro dispositivo
devices-title = I tuoi dispositivi
devices-text = Chi ne usa uno gioca con il tuo nome. Disconnetti quelli che hai perso o non usi più.
device-this = Questo dispositivo
device-unknown = Un dispositivo di prima
device-program = Programma «{ $name }»
device-used = Usato l’ultima volta il { $day }
device-revoke = Disconnetti
device-revoke-one = Disconnetti: { $device }
device-revoke-others = Disconnetti tutti gli altri dispositivi
device-revoked = Disconnesso: { $device }
devices-revoked = Tutti gli altri dispositivi sono disconnessi.
leave-title = Cancellarti
leave-text = Puoi andartene per sempre, in ogni momento e senza chiedere a nessuno.
leave-begin = Cancellami …
leave-ask = Cancellare { $name } per sempre?
leave-what-goes = Il tuo nome, tutto quello che hai detto, i tuoi posti, link, dispositivi e programmi vengono cancellati subito. Le partite finite restano nelle registrazioni di chi ha giocato con te, senza il tuo nome. Le partite su questo dispositivo restano qui.
leave-no-way-back = Non si torna indietro.
leave-stay = No, resto
leave-confirm = Sì, cancellami
left-for-good = Fatto: tu e tutto quello che hai detto siete stati cancellati.
claim-title = Continuare qui come questo ospite?
claim-text = Questo dispositivo sarà allora l’ospite che ha creato il link. L’ospite di prima non sarà più qui.
claim = Sì, sono io
claimed = Che bello rivederti, { $name }.
claim-failed = I link funzionano una volta sola e per poco tempo. Creane uno nuovo sull’altro dispositivo.
