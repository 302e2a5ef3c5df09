### What messengers and search engines are told of a page before anyone opens it. Only the server says it.

invite-by = { $host } lädt dich zu { $game } ein
invite-to = Du bist zu { $game } eingeladen
invite-sit = Öffne den Link und setz dich dazu: ganz ohne Konto.
invite-watch = Alle Plätze sind besetzt, aber du kannst zuschauen.
invite-running = Die Partie läuft schon, und du kannst zuschauen.
invite-replay = { $game }: eine beendete Partie
invite-replay-text = Sieh sie dir Karte für Karte an, aus der Sicht jedes Platzes.
invite-rules = { $game }: die Regeln
invite-lesson = Lerne { $game } in drei Minuten
invite-lessons = Lerne in drei Minuten, wie man spielt
