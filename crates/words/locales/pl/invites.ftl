### What messengers and search engines are told of a page before anyone opens it. Only the server says it.

invite-by = { $host } zaprasza cię do gry { $game }
invite-to = Masz zaproszenie do gry { $game }
invite-sit = Otwórz link i siadaj do stołu: konto nie jest potrzebne.
invite-watch = Wszystkie miejsca są zajęte, ale możesz popatrzeć.
invite-running = Gra już trwa, ale możesz popatrzeć.
invite-replay = { $game }: zakończona gra
invite-replay-text = Obejrzyj ją karta po karcie, oczami każdego gracza.
invite-rules = { $game }: zasady
invite-lesson = Naucz się grać w { $game } w trzy minuty
invite-lessons = Naucz się grać w trzy minuty
