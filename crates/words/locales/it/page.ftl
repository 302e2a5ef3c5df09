### What every page says.

title = Stapel: The Game, The Game: Extreme, Clear 4!
home = Home
navigation = Pagine
learn = Impara
rules = Regole
settings = Impostazioni
language = Lingua
table = Tavolo
replay = Replay
close = Chiudi
skip-to-content = Vai al contenuto
footer = Gioca come ti pare: niente account, niente pubblicità, niente tracciamento.
guest-name = Ospite

nowhere-title = Qui non c’è nulla
nowhere-text = Forse il link è vecchio, o una lettera si è persa per strada.

error-unreachable = Il server non è raggiungibile. Non si è perso nulla: riprova tra un momento.
try-again = Riprova
error-nonsense = Il server ha detto qualcosa che questa pagina non capisce. Ricaricarla può aiutare.
error-too-often = Un po’ troppo in fretta. Fai un respiro, poi riprova.
error-too-many-tables = Hai già tutti i tavoli che si possono avere. Lasciane qualcuno, o aspetta che le loro partite finiscano.
error-over-quota = Hai già fatto tutto quello che entra in una giornata. Torna più tardi.
error-bad-name = Questo nome non va bene: al massimo 24 caratteri, tutti su una riga.
error-name-invisible = Di questo nome non si vede nulla. Usa almeno una lettera o un segno che gli altri possano leggere.
error-name-of-bot = Questo nome sembra quello di un bot. Scegline un altro.
error-name-in-game = Sei in una partita in cui i numeri sono segreti, e lì i nomi restano come sono. Cambia il tuo quando è finita.
error-not-found = Questo tavolo non esiste. Forse è stato eliminato.
error-refused = Non ha funzionato: { $reason }

## Bots

bot-random = Spensierato
bot-greedy = Facile
bot-steady = Forte
bot-expert = Esperto
bot-named = Bot ({ $level })

bulletin-maintenance = Su questo server si sta per lavorare: per ora niente nuovi tavoli e partite. Le partite in corso proseguono.
bulletin-registration = Questo server per ora non accetta nuovi ospiti.
error-registration-closed = Questo server per ora non accetta nuovi ospiti. Puoi giocare su questo dispositivo.
error-name-removed = Chi gestisce questo server ha tolto il tuo nome. Più tardi potrai sceglierne un altro.

## What the start page and the settings say, and tables too

play = Gioca
empty-seat = Posto libero
someone-gone = Un ex ospite
save = Salva
error-no-link = Questo link è già stato usato, o è troppo vecchio.
