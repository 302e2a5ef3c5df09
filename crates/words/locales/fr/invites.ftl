### What messengers and search engines are told of a page before anyone opens it. Only the server says it.

invite-by = { $host } vous invite à jouer à { $game }
invite-to = On vous invite à jouer à { $game }
invite-sit = Ouvrez le lien et prenez place : aucun compte n’est nécessaire.
invite-watch = Toutes les places sont prises, mais vous pouvez regarder.
invite-running = La partie a commencé, et vous pouvez regarder.
invite-replay = { $game } : une partie terminée
invite-replay-text = Revoyez-la carte par carte, du point de vue de chaque place.
invite-rules = { $game } : les règles
invite-lesson = Apprenez { $game } en trois minutes
invite-lessons = Apprenez à jouer en trois minutes
