### What messengers and search engines are told of a page before anyone opens it. Only the server says it.

invite-by = { $host } ti invita a giocare a { $game }
invite-to = Ti invitano a giocare a { $game }
invite-sit = Apri il link e siediti al tavolo: non serve un account.
invite-watch = I posti sono tutti occupati, ma puoi guardare.
invite-running = La partita è iniziata, e puoi guardare.
invite-replay = { $game }: una partita finita
invite-replay-text = Rivedila carta per carta, dal punto di vista di ogni posto.
invite-rules = { $game }: le regole
invite-lesson = Impara { $game } in tre minuti
invite-lessons = Impara a giocare in tre minuti
