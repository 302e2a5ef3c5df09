### Hearing of one’s turn on this device: a part of the settings.

turns-title = Erfahren, wann du dran bist
turns-text = Dieses Gerät sagt dir, wenn ein Tisch auf dich wartet, auch wenn die Seite zu ist. Dein Browser fragt dich zuerst; du erfährst Spiel und Gastgeber, nie eine Karte.
turns-allow = Sag es mir auf diesem Gerät
turns-on = Dieses Gerät sagt dir, wenn du dran bist, auch wenn die Seite zu ist.
turns-on-while-open = Dieses Gerät sagt dir, wenn du dran bist, solange eine Seite von Stapel offen ist.
turns-stop = Nicht mehr sagen
turns-denied = Dein Browser erlaubt dieser Seite nicht, dir etwas zu melden. Erlaub Mitteilungen in seinen Einstellungen und komm dann wieder.
turns-unsupported = Dieser Browser kann dir nichts melden, während du woanders hinschaust.
turns-install = Auf iPhone und iPad: Leg Stapel zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort.
turns-no-service = Dein Browser hat keinen Dienst erreicht, der ihn wecken könnte. Solange eine Seite offen ist, sagt er es dir trotzdem.
