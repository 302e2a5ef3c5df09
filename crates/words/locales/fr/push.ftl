### What a browser shows of a turn while no page is open. Only the server says it.

push-at-table-of = { $game } à la table de { $host }
push-at-own-table = { $game } à votre table
