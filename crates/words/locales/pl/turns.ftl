### Hearing of one’s turn on this device: a part of the settings.

turns-title = Wiedz, kiedy twoja kolej
turns-text = To urządzenie powie ci, kiedy stół na ciebie czeka, także przy zamkniętej stronie. Przeglądarka najpierw cię zapyta; dowiesz się, jaka to gra i kto ją prowadzi, nigdy nie zobaczysz karty.
turns-allow = Mów mi na tym urządzeniu
turns-on = To urządzenie mówi ci, kiedy twoja kolej, także przy zamkniętej stronie.
turns-on-while-open = To urządzenie mówi ci, kiedy twoja kolej, dopóki otwarta jest strona Stapel.
turns-stop = Już mi nie mów
turns-denied = Twoja przeglądarka nie pozwala tej stronie niczego ci zgłaszać. Zezwól na powiadomienia w jej ustawieniach, a potem wróć.
turns-unsupported = Ta przeglądarka nie może ci nic powiedzieć, kiedy patrzysz gdzie indziej.
turns-install = Na iPhonie i iPadzie najpierw dodaj Stapel do ekranu początkowego (Udostępnij, potem „Do ekranu początkowego”) i otwórz go stamtąd.
turns-no-service = Twoja przeglądarka nie dotarła do żadnej usługi, która mogłaby ją obudzić. Dopóki strona jest otwarta, i tak ci powie.
