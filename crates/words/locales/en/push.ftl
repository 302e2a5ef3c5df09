### What a browser shows of a turn while no page is open. Only the server says it.

push-at-table-of = { $game } at { $host }’s table
push-at-own-table = { $game } at your table
