### Hearing of one’s turn on this device: a part of the settings.

turns-title = Hear when it’s your turn
turns-text = Tell this device when a table waits for you, also with this page closed. Your browser asks you first; you’re told the game and the host, never a card.
turns-allow = Tell me on this device
turns-on = This device tells you when it’s your turn, also with this page closed.
turns-on-while-open = This device tells you when it’s your turn while a page of Stapel is open.
turns-stop = Stop telling me
turns-denied = Your browser doesn’t allow this page to tell you anything. Allow notifications in its settings, then come back.
turns-unsupported = This browser can’t tell you anything while you look elsewhere.
turns-install = On iPhone and iPad, first add Stapel to the home screen (Share, then “Add to Home Screen”) and open it from there.
turns-no-service = Your browser reached no service that could wake it. While a page is open, it tells you all the same.
