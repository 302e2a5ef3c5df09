### The cards of a box that somebody owns, and what else the page says around an agreement.

usual-again = Torna ai predefiniti
agree-begins-anew = Con altre regole comincia una nuova partita: i punti ripartono da zero.
agreed-next = Da adesso:
deal-in-stead = L’host è assente. Puoi scegliere e dare le carte al suo posto.

box-enter = Inserisci la mia scatola…
box-edit = Modifica questa scatola…
box-see = Guarda le carte
box-see-title = Carte con comandi
box-title = Le carte della mia scatola
box-text = Scegli un comando e tocca i quattro numeri che lo portano nella tua scatola. Toccando di nuovo lo togli.
box-stamps = Comandi
box-numbers = Numeri
box-cell = { $card }: { $command }
box-complete = C’è tutto: quattro numeri per ogni comando.
box-name = Nome della scatola
box-my = La mia scatola
box-code = Codice da condividere o incollare
box-copy = Copia il codice
box-clear = Togli tutto
box-delete = Elimina questa scatola
box-deleted = La scatola non è più conservata su questo dispositivo. «Usa questa scatola» la conserva di nuovo.
box-not-kept = Su questo dispositivo non c’è posto per conservare la scatola. Questo tavolo può usarla lo stesso.
box-use = Usa questa scatola
