### What a browser shows of a turn while no page is open. Only the server says it.

push-at-table-of = { $game } am Tisch von { $host }
push-at-own-table = { $game } an deinem Tisch
