### What a browser shows of a turn while no page is open. Only the server says it.

push-at-table-of = { $game } al tavolo di { $host }
push-at-own-table = { $game } al tuo tavolo
