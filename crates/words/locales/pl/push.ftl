### What a browser shows of a turn while no page is open. Only the server says it.

push-at-table-of = { $game } przy stole, który prowadzi { $host }
push-at-own-table = { $game } przy twoim stole
