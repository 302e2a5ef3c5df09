### What the command line says.

## Parts of the help

heading-usage = Aufruf:
heading-commands = Befehle:
heading-arguments = Angaben:
heading-options = Optionen:
heading-everywhere = Optionen aller Befehle:
heading-examples = Beispiele:
heading-exit-codes = Rückgabewerte:
heading-bots = Bots, die schwächsten zuerst:
placeholder-options = OPTIONEN
placeholder-command = BEFEHL
mark-environment = Umgebung:
mark-default = Vorgabe:
mark-values = möglich:

help-stapel = Ein Zuhause für The Game, The Game: Extreme und Clear 4!
help-serve = Tische anbieten: für dich, deine Freunde oder die ganze Welt
help-backup = Alles sichern, was ein Server speichert, auch während er läuft
help-export = Alle beendeten Spiele eines Servers ausgeben
help-check = Nachsehen, ob alles, was ein Server speichert, noch so ist, wie es geschrieben wurde
help-verify = Prüfen, ob ein Spiel nach seinem Startwert gegeben und regelgerecht gespielt wurde
help-referee = Für ein Programm Schiedsrichter sein: JSON-Zeilen hinein, je eine Antwortzeile heraus
help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen und jeden Zug prüfen
help-simulate = Bots viele Spiele spielen lassen und berichten, wie es ihnen ergeht
help-arena = Bots über mehrere Spielerzahlen in einer Tabelle vergleichen
help-solve = Sagen, ob eine Kartenverteilung zu gewinnen ist und wie, wenn alle Karten bekannt sind
help-bots = Die Bots auflisten, die schwächsten zuerst
help-config = Einstellungen zeigen und ändern: Name, Sprache, Farben, Server
help-config-path = Sagen, wo die Datei mit den Einstellungen liegt oder läge
help-config-set = Eine Einstellung in die Datei schreiben
help-config-unset = Eine Einstellung aus der Datei nehmen
help-completions = Das Skript ausgeben, mit dem eine Shell Befehle vervollständigt
help-man = Das Handbuch ausgeben, eine Seite je Befehl
help-help = Diese Hilfe oder die eines Befehls zeigen

help--help = Diese Hilfe zeigen
help--version = Die Version zeigen
help--language = Sprache: de, en, fr, it oder pl
help--color = Farben verwenden: auto, always (immer) oder never (nie)
help--json = Ein JSON-Objekt statt Text
help--number = Welche Aufzeichnung einer Datei mit mehreren, gezählt ab 1
help--data = Das Datenverzeichnis des Servers
help--game = Das Spiel
help--seed = Woraus alle Karten und jeder Zufall der Bots folgen: ein beliebiger Text
help--threads = Wie viele Threads spielen [Vorgabe: so viele wie Kerne]
help--options = Eine Regeloption wie expert=true; mehrmals möglich
help--layout = Welche Karten von Extreme Befehle tragen: default, shuffled (einmal, aus dem Startwert), der Code einer Schachtel oder eine Datei damit
help--key = Die Einstellung
help-serve--listen = Adresse und Port, unter denen der Server erreichbar ist
help-serve--data = Verzeichnis für alles, was gespeichert wird; wird angelegt, wenn es fehlt
help-serve--public-url = Die Adresse, die alle öffnen, etwa https://cards.example; Seiten anderer Herkunft werden dann abgewiesen, und mit https reisen Cookies nur verschlüsselt
help-serve--trust-proxy = X-Forwarded-For glauben: nur hinter einem eigenen Proxy, der es setzt
help-serve--threads = Threads, die Leute bedienen [Vorgabe: einer je Kern]
help-serve--bot-threads = Threads, die für Bots denken [Vorgabe: einer weniger als Kerne, mindestens einer]
help-serve--keep-tables = Nach so vielen Tagen ohne Änderung wird ein Tisch gelöscht; 0 für nie
help-serve--keep-guests = Nach so vielen Tagen wird vergessen, wer nicht mehr kommt; 0 für nie
help-serve--keep-records = Nach so vielen Tagen wird die Aufzeichnung eines Spiels gelöscht; 0 für nie
help-serve--max-connections = Verbindungen insgesamt
help-serve--max-connections-per-address = Verbindungen von einer Adresse
help-serve--messages-per-second = Nachrichten pro Sekunde von einem Gast
help-serve--requests-per-second = HTTP-Anfragen pro Sekunde von einer Adresse
help-serve--made-per-hour = Gäste und Tische, die eine Adresse in einer Stunde anlegen darf
help-serve--messages-per-address = Nachrichten pro Sekunde von einer Adresse [Standard: zehnmal so viele wie von einem Gast]
help-serve--tables-per-guest = Tische, die ein Gast haben darf, wenn er einen weiteren aufmacht
help-serve--guest-quota = MiB, die für einen Gast an einem Tag geschrieben werden
help-serve--bot-seconds = Sekunden je Minute, die Bots für einen Gast denken, bevor andere vorgehen
help-serve--max-plain-connections = Verbindungen in allem, die keine WebSockets sind
help-serve--low-disk = Freie Megabyte auf der Platte der Daten, unter denen das Protokoll warnt
help-serve--accept-loss = Trotz fehlender letzter Änderungen oder beschädigter Daten starten und ohne sie weitermachen
help-serve--log = Was protokolliert wird: off, error, warn, info, debug oder trace
help-serve--log-format = Wie protokolliert wird: für Menschen oder ein JSON-Objekt je Zeile
help-serve--config = Aus dieser Datei lesen, was weder hier noch in der Umgebung steht; SIGHUP liest sie neu
help-serve--print-config = Zeigen, was gilt und woher es kommt, statt den Server zu starten
help-serve--log-requests = Jede beantwortete HTTP-Anfrage protokollieren, ohne Tisch, Namen und Geheimnisse
help-serve--log-addresses = Was davon die Adresse verrät: short kürzt sie, full nennt sie ganz, none gar nicht
help-backup--file = Die Datei, die geschrieben wird; es darf sie noch nicht geben
help-export--text = Aufzeichnungen als Text, eine nach der anderen, statt eines JSON-Objekts je Zeile
help-export--game = Nur die dieses Spiels
help-verify--record = Die Aufzeichnung: Text, oder JSON, wie es exportiert oder gespeichert wird; - für die Standardeingabe
help-verify--commitment = Der Fingerabdruck, den der Tisch vor der ersten Karte gezeigt hat
help-replay--file = Die Aufzeichnung: Text, oder JSON, wie es exportiert oder gespeichert wird; - für die Standardeingabe
help-replay--json = Ein JSON-Objekt je Zeile statt Text
help-replay--plain = Reiner Text auch auf einem Terminal, ohne die Ansicht zum Blättern
help-simulate--players = Wie viele Plätze [Vorgabe: so viele wie Bots, wenn mehrere genannt sind, oder 3]
help-simulate--bots = Ein Bot für alle Plätze oder je einer, durch Kommas getrennt; Namen und Einstellungen stehen unten
help-simulate--games = Wie viele Spiele
help-simulate--plot = Das Ergebnis auch als SVG-Bild zeichnen: wie viele Karten übrig blieben oder wer wie oft gewann
help-arena--bots = Die Bots, die verglichen werden, durch Kommas getrennt; Namen und Einstellungen stehen unten
help-arena--against = Clear 4!: der Bot auf allen anderen Plätzen [Vorgabe: greedy]
help-arena--players = Spielerzahlen wie 3, 1-5 oder 2,4 [Vorgabe: alle, die das Spiel zulässt]
help-arena--games = Wie viele Spiele jeder Bot mit jeder Spielerzahl spielt
help-arena--markdown = Eine Tabelle in Markdown statt Text
help-solve--players = Wie viele Plätze
help-solve--seed = Woraus die Karten folgen: ein beliebiger Text
help-solve--deck = Das Deck statt eines Startwerts: 98 Zahlen, die oberste zuerst
help-solve--record = Die Karten dieser Aufzeichnung, mit ihren Spielern, Optionen und Befehlskarten; - für die Standardeingabe
help-solve--starter = Welcher Platz beginnt [Vorgabe: der beste]
help-solve--deals = So viele Kartenverteilungen lösen und zählen, wie viele davon zu gewinnen sind
help-solve--threads = Wie viele Threads lösen [Vorgabe: so viele wie Kerne]
help-solve--nodes = Wie viele Karten bei der Suche gelegt werden dürfen
help-solve--as-record = Eine Aufzeichnung der Lösung, die stapel replay lesen kann, statt Text
help-bots--json = Eine JSON-Liste statt Text
help-config-set--value = Ihr Wert
help-completions--shell = Die Shell
help-man--page = Die Seite dieses Befehls statt der ersten
help-man--out = Alle Seiten als Dateien in dieses Verzeichnis schreiben; wird angelegt, wenn es fehlt

## How the process ends

exit-done = alles in Ordnung
exit-not-legal = die Aufzeichnung ist kein regelgerechtes Spiel, oder die Daten sind beschädigt
exit-failed = falscher Aufruf, oder eine Datei, ein Verzeichnis oder eine Adresse ist nicht zu gebrauchen
exit-stopped = mit Strg-C angehalten

## Examples

example-open = die genannte Adresse öffnen und spielen
example-host = wie man Tische für andere anbietet
example-replay = ein Spiel Schritt für Schritt ansehen und jeden Zug prüfen
example-replay-json = dasselbe für Programme, ein JSON-Objekt je Zeile
example-replay-plain = als Text, auch auf einem Terminal
example-verify = wurde ehrlich gegeben und nach den Regeln gespielt?
example-verify-promised = mit dem Fingerabdruck, den der Tisch gezeigt hat
example-referee = Schiedsrichter für ein Programm: JSON-Zeilen hinein und heraus
example-simulate = Bots tausend Spiele spielen lassen
example-arena = Bots über alle Spielerzahlen vergleichen
example-solve = ist das zu gewinnen, wenn alle jede Karte sehen?
example-bots = welche Bots es gibt
example-bots-simulate = wie gut einer von ihnen spielt
example-config = von nun an Deutsch verwenden
example-config-show = jede Einstellung und woher sie kommt
example-config-path = wo die Datei liegt
example-serve = nur für diesen Rechner
example-serve-house = für alle im Haus
example-serve-world = für die Welt, hinter einem Proxy, der TLS spricht
example-serve-config = mit einer Datei; zeigt, was gilt, ohne zu starten
example-export = ein JSON-Objekt je Zeile
example-man = das Handbuch lesen
example-man-out = alle Seiten installieren
example-session = Eine Sitzung als Beispiel (> ist, was du schickst):

## What is good to know

note-stapel = Ohne Befehl bietet es Tische an, wie stapel serve.
note-serve = Jede Option kann auch aus der Umgebung kommen, unter dem Namen, der dabei steht, oder aus einer Datei (--config), dort ohne die Striche davor. Eine Option geht vor der Umgebung, und die vor der Datei.
note-serve-docs = docs/operating.md erklärt den Dauerbetrieb: Dienst, Proxy, Sicherung, neue Versionen.
note-backup = Der Server darf dabei laufen. Zum Wiederherstellen halt ihn an und leg die Datei als stapel.sqlite3 in ein leeres Datenverzeichnis.
note-backup-secret = Die Datei enthält die Startwerte laufender Spiele und den Schlüssel, der Cookies signiert: Behalte sie für dich.
note-check = Der Server darf dabei laufen. Jeder Eintrag, jede Aufzeichnung und jeder Gast hat eine Prüfsumme, jeder Tisch eine Kette davon; hier werden alle verglichen.
note-check-damaged = Ist etwas beschädigt, endet es mit Code 1. Der Server antwortet dafür mit 503 und macht mit dem Rest weiter; was fehlt, steht in einer Sicherung.
note-export = Das neueste Spiel kommt zuerst. Jede Zeile hat die Aufzeichnung und was der Server über sie weiß.
note-verify = docs/shuffle.md erklärt, wie ein Deck aus seinem Startwert folgt, sodass du es ohne Stapel prüfen kannst.
note-referee = Was abgelehnt wird, bekommt einen Fehlercode und eine Meldung als Antwort und ändert nichts.
note-referee-docs = docs/referee.md beschreibt jede Anfrage und Antwort.
note-replay = Auf einem Terminal kannst du blättern; geht die Ausgabe anderswohin, ist sie Text. docs/notation.md beschreibt Aufzeichnungen.
note-simulate = Derselbe Startwert ergibt dasselbe Ergebnis, gleich mit wie vielen Threads. Mehrere Bots in Clear 4! wechseln die Plätze: mit bis zu vier Spielern in jeder Sitzordnung, mit mehr in jeder Drehung der Liste. Strg-C zeigt, was bis dahin gefunden wurde, und endet mit dem Rückgabewert 130.
note-arena = In The Game und Extreme sitzt ein Bot auf allen Plätzen. In Clear 4! spielt er allein gegen Bots einer anderen Art und nimmt reihum jeden Platz ein; ein Vielfaches von 60 Spielen gibt ihm bei jeder Spielerzahl jeden Platz gleich oft.
note-arena-deals = Alle Bots bekommen dieselben Karten, und eine Zelle hat dasselbe Ergebnis, gleich mit wie vielen Threads; nur die Zeiten hängen vom Rechner ab. Die Zellen werden nebeneinander gespielt, daher zeigt Strg-C jederzeit etwa gleich viele Spiele von jeder und endet mit dem Rückgabewert 130.
note-solve = Der Löser sieht alle Hände und die Reihenfolge des Zugstapels. Er sucht einen Sieg und sonst den Weg, der die wenigsten Karten übrig lässt. Eine Verteilung ist gewonnen; oder widerlegt, wenn alles versucht wurde; oder offen, wenn vorher die Grenze erreicht war.
note-solve-seeds = Ein Startwert gibt hier dieselben Karten wie in stapel referee. Von vielen Verteilungen ist Nummer I (ab 0 gezählt) die mit dem Startwert S/I. Dieselbe Grenze ergibt dasselbe Ergebnis, gleich mit wie vielen Threads.
note-solve-stop = Strg-C zeigt, was bis dahin gefunden wurde, und endet mit dem Rückgabewert 130.
note-config = Eine Option geht vor der Umgebung (STAPEL_NAME, STAPEL_LANGUAGE, STAPEL_THEME, STAPEL_SERVER, STAPEL_WARNINGS), und die vor der Datei. STAPEL_CONFIG nennt eine andere Datei. Wenn nirgends eine Sprache steht, gilt die des Systems: LC_ALL, LC_MESSAGES, LANG.
note-config-broken = Befehle, die außer der Sprache keine Einstellung brauchen, ignorieren eine fehlerhafte Datei; stapel config sagt, was nicht stimmt.
note-completions = Öffne danach eine neue Shell. Die Beschreibungen sind in deiner Sprache.

## Bots

bots-random = macht irgendetwas Erlaubtes, rein zufällig; zum Vergleich
bots-greedy = macht, was auf den ersten Blick am besten aussieht, ohne vorauszudenken; sehr schnell
bots-steady = stellt sich vor jedem Zug einige hundert Spiele vor; schnell genug für einen Browser
bots-expert = stellt sich vor jedem Zug tausende Spiele vor; der stärkste von allen
bots-settings = Einstellungen kommen hinter den Namen eines Bots, jede nach einem Doppelpunkt, wie in { $example }.
bots-playouts = vor einem Zug stellt er sich N Spiele vor; so entscheidet er auf jedem Rechner gleich
bots-ms = vor einem Zug denkt er etwa N Millisekunden nach; wie weit er kommt und was er entscheidet, hängt vom Rechner ab
bots-talk = ob er Zeichen gibt und beachtet, wo es sie gibt
bots-learned = ob er mit gelernten Gewichten spielt oder mit denen, von denen das Lernen ausging
bots-passed-over = Bots, die nicht vorausdenken, ignorieren playouts und ms.

## A command line that makes no sense

wrong-option = die Option { $option } gibt es hier nicht
wrong-argument = { $option } wird hier nicht erwartet
wrong-command = den Befehl { $command } gibt es nicht
wrong-meant = { $told }; meintest du { $what }?
wrong-see = Mehr dazu: { $command } --help
wrong-choice = { $option }: möglich sind { $choices }, nicht { $value }
wrong-choice-none = { $option } braucht einen Wert: { $choices }
wrong-value-none = { $option } braucht einen Wert
wrong-no-value = { $option } nimmt keinen Wert, aber { $value } ist angegeben
wrong-value = { $option }: { $value } passt nicht: { $why }
wrong-together = { $option } geht nicht zusammen mit { $other }
wrong-twice = { $option } darf nur einmal vorkommen
wrong-missing = es fehlt: { $option }
wrong-utf8 = eine Angabe ist kein UTF-8
wrong-number = nötig ist eine ganze Zahl
wrong-number-from = nötig ist eine ganze Zahl ab { $least }
wrong-number-range = nötig ist eine ganze Zahl von { $least } bis { $most }
wrong-address = nötig sind Adresse und Port, etwa { $example }
wrong-switch = möglich sind true oder false, yes oder no, on oder off, 1 oder 0
wrong-level = möglich sind off, error, warn, info, debug und trace
wrong-commitment = ein Fingerabdruck hat 64 hexadezimale Ziffern
wrong-url = es muss aussehen wie { $example }, ohne Pfad
wrong-contact = es muss mit mailto: oder https:// beginnen, etwa { $example }
wrong-language = möglich sind de, en, fr, it und pl
wrong-theme = möglich sind light, dark und contrast
wrong-name = ein Name hat 1 bis 24 sichtbare Zeichen und ist nicht der eines Bots
wrong-no-text = nötig ist ein Text in doppelten Anführungszeichen
wrong-players-list = { $value } ist keine Spielerzahl: schreib eine, mehrere oder einen Bereich, wie 3, 2,4 oder 1-5
wrong-bot = den Bot { $found } gibt es nicht; es gibt { $names }
wrong-bot-setting = { $found } lässt sich bei keinem Bot einstellen; es gibt playouts=N, ms=N, talk=on|off und learned=on|off
wrong-bot-value = { $found }: playouts und ms nehmen eine ganze Zahl ab 1, talk und learned nehmen on oder off
wrong-bot-again = { $found } kommt zu spät: Ein Bot nimmt jede Einstellung einmal, und entweder playouts oder ms
wrong-bot-count = { $bots } Bots für { $seats } Plätze: nenn einen für alle oder je einen
wrong-bot-twice = --bots nennt { $bot } zweimal: einmal genügt für den Vergleich
wrong-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $found }
wrong-rule-option = eine Option besteht aus Name und Wert, wie in { $examples }
wrong-against = --against ist für { $competitive }, wo alle für sich spielen; in { $game } sitzt ein Bot auf allen Plätzen
wrong-plot-name = das Bild ist ein SVG, also muss seine Datei auf .svg enden
wrong-plot-file = die Datei lässt sich nicht schreiben: { $why }; nimm eine in einem Verzeichnis, das es gibt und in das du schreiben darfst
wrong-setup-players = das Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $found }
wrong-setup-no-option = dieses Spiel hat keine Option { $name }
wrong-setup-option = diese Option gibt es nicht; das Spiel hat { $names }
wrong-setup-flag = { $name } ist true oder false
wrong-setup-number = { $name } ist eine Zahl
wrong-setup-together = { $one } und { $other } schließen einander aus
wrong-setup-range = { $name } ist eine Zahl von { $least } bis { $most }
wrong-layout = „{ $said }“: { $why } Richtig wäre default, shuffled, die Befehle mit ihren Zahlen wie in einer Aufzeichnung, ein Code wie { $code } oder eine Datei mit so etwas
wrong-layout-none = die Karten von { $game } tragen keine Befehle, nur die von extreme

## Files, addresses and what the system says

wrong-unreadable = { $file } ist nicht lesbar: { $why }
wrong-unwritable = { $file } lässt sich nicht schreiben: { $why }
io-not-found = die Datei oder das Verzeichnis gibt es nicht
io-permission = die Berechtigung fehlt
io-directory = es ist ein Verzeichnis
io-no-directory = ein Teil des Pfads ist kein Verzeichnis
io-exists = es existiert schon
io-no-text = es ist kein Text in UTF-8
io-full = auf der Platte ist kein Platz mehr
io-read-only = dort darf nur gelesen werden
io-address-in-use = die Adresse ist belegt
io-address-elsewhere = dieser Rechner hat die Adresse nicht
serve-open = Stapel ist offen: { $url }
serve-kept = Alles liegt in { $data }. Strg-C beendet den Server.
serve-closed = Alles ist gespeichert. Bis bald.
serve-in-use = { $address } ist belegt: von einem anderen Programm, vielleicht von einem anderen stapel serve. Halt es an oder wähl mit --listen eine andere Adresse; Port 0 nimmt irgendeinen freien
serve-not-allowed = für { $address } fehlt die Berechtigung. Wähl mit --listen einen Port ab 1024, mit einem Proxy davor
serve-no-listen = { $address } geht nicht: { $why }; wähl mit --listen eine andere Adresse
serve-no-host = { $address } geht nicht: Zum Namen { $name } findet sich keine Adresse ({ $why }); wähl mit --listen eine andere Adresse
serve-no-threads = es lassen sich keine Threads für Bots starten: { $why }
serve-no-push = Niemandem kann gesagt werden, dass er dran ist: { $why }. Mit --push off geht es ohne.
store-in-use = ein anderes Programm benutzt die Daten in { $path }; halt es zuerst an oder nimm ein anderes Verzeichnis
store-missing = in { $path } liegt nichts; nenn das Verzeichnis mit --data
store-foreign = { $path } ist die Datenbank eines anderen Programms
store-exists = { $path } gibt es schon und wird nicht überschrieben
store-too-new = die Daten haben Schemaversion { $found }, dieses Programm kennt nur bis { $known }; nimm ein neueres
store-too-old = die Daten haben Schemaversion { $found }, dieses Programm braucht { $known }; starte den Server einmal, dann sind sie auf dem Stand
store-corrupt = die Daten sind beschädigt: { $why }
store-io = die Daten lassen sich nicht lesen oder schreiben: { $why }
store-lost = die letzten Änderungen fehlen: { $path } endet mit Schreibvorgang { $found }, gesichert war aber schon { $durable }. Leg die Datei mit -wal zurück oder spiel eine Sicherung ein; mit --accept-loss macht der Server ohne sie weiter
backup-done = { $bytes ->
    [one] { $file } enthält nun alles: 1 Byte.
   *[other] { $file } enthält nun alles: { $bytes } Byte.
}
check-log = Das Protokoll von Tisch { $table } ist bei Version { $version } beschädigt.
check-index = Was Listen über Tisch { $table } sagen, ist beschädigt.
check-lost = Die letzten Änderungen fehlen: { $detail }.
check-structure = Die Datei selbst ist beschädigt: { $detail }.
check-row = Das hier ist beschädigt: { $detail }.
check-damaged = { $count ->
    [one] Eine Stelle ist beschädigt.
   *[other] { $count } Stellen sind beschädigt.
}
check-sound = Alles ist so, wie es geschrieben wurde. Tische: { $tables }, Einträge: { $entries }, Gäste: { $guests }, Aufzeichnungen: { $records }.
check-progress = Einträge

## Records

records-no-such-number = --number { $asked }: in der Datei stehen { $there } Aufzeichnungen
records-several = in der Datei stehen { $there } Aufzeichnungen: wähl eine mit --number 1 bis { $there }
records-heading = Aufzeichnung { $number }
wrong-no-record = keine Aufzeichnung: { $why }
wrong-syntax = Zeile { $line }, Spalte { $column }: erwartet wurde { $expected }, gefunden { $found }
wrong-syntax-nothing = Zeile { $line }, Spalte { $column }: erwartet wurde { $expected }, da ist aber nichts
wrong-no-deal = mit dieser Aufzeichnung lassen sich keine Karten geben: { $why }
wrong-no-deck = die Aufzeichnung hat weder Deck noch Startwert
wrong-no-layout-seed = gemischte Befehlskarten brauchen den Startwert
wrong-no-shared-seed = Plätze tragen zu einem Startwert bei, und die Aufzeichnung hat keinen
wrong-seed-disagrees = das Deck ist nicht das, das aus dem Startwert folgt
wrong-no-seed = die Aufzeichnung hat keinen Startwert, also sagt nichts, woher ihr Deck kommt
wrong-promised = versprochen waren andere Karten: der Fingerabdruck dieses Startwerts ist { $found }
wrong-not-legal = kein regelgerechtes Spiel: { $why }
wrong-at = Zeile { $line }, Spalte { $column }: { $why }
wrong-starter = so kann niemand beginnen: { $why }
wrong-refused = Zug { $turn }, Aktion { $action } ({ $played }): { $why }
wrong-refused-held = { $why }; vorhanden: { $cards }
wrong-result = das Spiel endete nicht so, wie die Aufzeichnung sagt
wrong-deck-length = ein Deck hat { $expected } Karten, dieses hat { $found }
verify-deck = Das Deck folgt aus dem Startwert.
verify-promised = Der Startwert ist der versprochene.
verify-commitment = Sein Fingerabdruck ist { $commitment }.
verify-added = Plätze, die außer dem Server mitgemischt haben: { $seats }.
verify-left-out = Plätze, deren versprochener Beitrag nicht rechtzeitig da war: { $seats }.
verify-added-nothing = Plätze, die nichts beigetragen haben: { $seats }.
verify-alone = Kein Platz hat zum Mischen beigetragen.
verify-many = { $good } von { $there } Aufzeichnungen sind in Ordnung.
verify-so-far = { $actions ->
    [one] Die eine Aktion entspricht den Regeln.
   *[other] Alle { $actions } Aktionen entsprechen den Regeln.
}
verify-ended = { $actions ->
    [one] Die eine Aktion entspricht den Regeln, und es endete, wie die Aufzeichnung sagt.
   *[other] Alle { $actions } Aktionen entsprechen den Regeln, und es endete, wie die Aufzeichnung sagt.
}
solve-no-card = --deck: Karte { $number } ist { $found }: Karten sind die Zahlen 2 bis 99
solve-alone = --starter: wer allein spielt, beginnt ohnehin
solve-starter = --starter { $found }: die Plätze sind 0 bis { $last }
solve-other-game = { $file } ist eine Aufzeichnung von { $game }

## A replay

retold-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
retold-seed = Das Deck ist das, das aus dem Startwert { $seed } folgt.
retold-named = { $name } (Platz { $seat })
retold-seat = Platz { $seat }
retold-starts = { $name } beginnt.
retold-turn = Zug { $turn } · { $name }
retold-and = { $one } und { $other }
retold-no-cards = keine Karten
retold-no-hand = keine Handkarten
retold-in-force = es gilt: { $commands }
retold-draw-pile = { $cards ->
    [one] Zugstapel 1 Karte
   *[other] Zugstapel { $cards } Karten
}
retold-left = noch { $left }
retold-pile = Stapel: { $cards }
retold-empty = leer
retold-gone = weg
retold-goes-on = Das Spiel geht weiter.
retold-won = Gewonnen: Alle 98 Karten liegen.
retold-lost = { $cards ->
    [one] Verloren ({ $reason }), 1 Karte übrig.
   *[other] Verloren ({ $reason }), { $cards } Karten übrig.
}
retold-lost-excellent = { $cards ->
    [one] Verloren ({ $reason }), 1 Karte übrig: hervorragend.
   *[other] Verloren ({ $reason }), { $cards } Karten übrig: hervorragend.
}
retold-round = Gewonnen: { $winners }. Karten übrig: { $left }.
retold-round-capped = An der Zuggrenze gewonnen: { $winners }. Karten übrig: { $left }.
retold-steps = { $steps ->
    [one] 1 Schritt, alles erlaubt.
   *[other] { $steps } Schritte, alle erlaubt.
}

## What bots and the solver found. Beside a count stands how it is shown, with its digits in groups.

counted-games = { $count ->
    [one] { $shown } Spiel
   *[other] { $shown } Spiele
}
counted-deals = { $count ->
    [one] { $shown } Verteilung
   *[other] { $shown } Verteilungen
}
counted-threads = { $count ->
    [one] { $shown } Thread
   *[other] { $shown } Threads
}
measured-title = { $what }: { $counted } mit dem Startwert { $seed }
measured-stopped = Vor dem Ende angehalten, geplant: { $planned }.
measured-range = { $low } bis { $high }
measured-progress = { $done } { $what }, { $rate }/s, noch { $eta }
measured-progress-deals = Verteilungen
column-players = Spieler
column-bot = Bot
column-games = Spiele
column-wins = Siege
column-won = gewonnen
column-share = Anteil
column-sure = 95-%-KI
column-left = übrig
column-points = Punkte
column-turn = je Zug
column-p99 = p99
lost-by-stuck = festgefahren
lost-by-skull = Totenkopf
lost-by-three = Drei
lost-by-one-pile = ein Stapel
simulate-place = { $bot } auf Platz { $seat }
simulate-none = Kein Spiel wurde fertig.
simulate-sure = { $games }; 95-%-Konfidenzintervall: { $range }
simulate-excellent = hervorragend
simulate-few-left = { $games } mit weniger als zehn Karten übrig
simulate-left = Karten übrig
simulate-average = im Schnitt
simulate-lost-by = verloren
simulate-capped = { $count ->
    [one] { $shown } Runde endete an der Zuggrenze
   *[other] { $shown } Runden endeten an der Zuggrenze
}
simulate-uneven = Nicht jede Sitzordnung wurde gleich oft gespielt: nimm ein Vielfaches von { $games } Spielen.
simulate-speed = { $rate } Spiele pro Sekunde auf { $threads }, insgesamt { $seconds } s
simulate-thinking = Bedenkzeit für einen Zug: die Hälfte bis { $half }, 99 von 100 bis { $most }, im Schnitt { $mean }
arena-title = { $what }: je Zeile { $games } mit dem Startwert { $seed }
arena-against = einer gegen { $bot } auf allen anderen Plätzen
arena-stopped = Vor dem Ende angehalten: In jeder Zeile stehen die Spiele, die gespielt wurden.
arena-even = Ein gleicher Anteil: { $shares }
arena-even-of = { $share } bei { $players }
arena-uneven = Nicht jeder Platz wurde gleich oft eingenommen: nimm ein Vielfaches von { $games } Spielen.
arena-speed = { $games } in { $seconds } s auf { $threads }, { $rate } pro Sekunde
solve-seed = { $what }: die Verteilung zum Startwert { $seed }
solve-deck = { $what }: die Verteilung des angegebenen Decks
solve-left = { $count ->
    [one] { $shown } Karte übrig
   *[other] { $shown } Karten übrig
}
solve-won = Gewonnen: Alle 98 Karten lassen sich legen.
solve-refuted = Widerlegt: Alles wurde versucht, und nichts gewinnt. Am besten: { $left } ({ $reason }).
solve-refuted-so-far = Widerlegt: Alles wurde versucht, und nichts gewinnt. Das Beste, was gefunden wurde: { $left }
    ({ $reason }); weniger als { $least } ist nicht zu erreichen.
solve-open-stopped = Offen: angehalten, bevor ein Sieg gefunden war. Bis dahin: { $left } ({ $reason }).
solve-open = Offen: Bis zur Grenze wurde kein Sieg gefunden, und keiner ist ausgeschlossen. Das Beste bisher:
    { $left } ({ $reason }). Eine höhere Grenze (--nodes) findet vielleicht mehr.
solve-searched = { $count ->
    [one] { $shown } Karte in der Suche gelegt, { $seconds } s
   *[other] { $shown } Karten in der Suche gelegt, { $seconds } s
}
solve-none = Keine Verteilung wurde gelöst.
verdict-won = gewonnen
verdict-refuted = widerlegt
verdict-open = offen
solve-by-best = { $verdict }, nach dem besten Weg, der gefunden wurde
solve-deals-left = { $left } übrig: { $deals }
solve-not-won = nicht gewonnen: die Startwerte { $seeds }
solve-searched-many = { $count ->
    [one] im Schnitt { $shown } Karte in einer Suche gelegt; insgesamt { $seconds } s auf { $threads }
   *[other] im Schnitt { $shown } Karten in einer Suche gelegt; insgesamt { $seconds } s auf { $threads }
}

## Settings

config-place = { $file }, Zeile { $line }
config-nowhere = für deine Einstellungen gibt es keinen Ort: setz STAPEL_CONFIG oder HOME
config-syntax = das ist kein TOML: { $why }
config-unknown = die Einstellung { $found } gibt es nicht; es gibt { $names }
config-set = { $key } ist von nun an { $value } ({ $file }).
config-unset = { $file } sagt nichts mehr über { $key }.
config-nothing = –
config-from-flag = Option
config-from-environment = Umgebung, { $variable }
config-from-file = Datei, { $file }
config-from-nowhere = Vorgabe; zu ändern mit stapel config set oder { $variable }
config-place-exact = { $file }, Zeile { $line }, Spalte { $column }
serve-setting-number = nötig ist eine ganze Zahl, ohne Anführungszeichen
serve-setting-switch = nötig ist true oder false, ohne Anführungszeichen
serve-setting-unset = nicht gesetzt
serve-setting-default = Vorgabe

## Playing

help-play = In diesem Terminal spielen: allein, mit Bots oder an einem Tisch auf einem Server
help-play--what = Ein Spiel (the-game, extreme oder clear-4) oder der Einladungslink eines Tisches auf einem Server
help-play--players = Wie viele mitspielen, dich eingerechnet; die übrigen Plätze nehmen Bots [Vorgabe: 3]
help-play--bots = Wie gut die Bots spielen
help-play--server = Den Tisch auf diesem Server öffnen, für Freunde: Die Plätze bleiben frei, und du bekommst einen Link zum Einladen
help-play--quick = Bots spielen sofort, statt sich wie Menschen Zeit zu lassen
help-play--options = Eine Regeloption des Spiels, etwa expert=true; mehrfach möglich
help-play--listed = Alle dürfen den Tisch auf dem Server und seine Aufzeichnung finden
help-play--takebacks = Ob Karten zurückgenommen werden dürfen: never (nie), ask (wenn alle zustimmen) oder free (jederzeit) [Vorgabe: free, mit Freunden ask]
help-play--talk = Wie ihr in The Game und Extreme reden dürft: strict (streng), gentle (nur offene Zahlen werden abgelehnt) oder signals (nur Zeichen) [Vorgabe: strict]
help-play--at-zero = Was geschieht, wenn die Zeit um ist: wait (warten) oder der Bot, der für dich weiterspielt [Vorgabe: wait]
help-play--clock = Wie lange ein Zug dauern darf: none, 30s, 60s oder 1d [Vorgabe: none]
help-play--first = Clear 4!: der Platz, der beginnt, 0 ist deiner; nach der Anleitung, wer zuletzt aufgeräumt hat [Vorgabe: der Startwert entscheidet]
help-play--rounds = Clear 4!: wie viele Runden gespielt werden [Vorgabe: so viele wie Mitspieler]
help-play--original-rules = Extreme nach den Originalregeln spielen: kein Befehl zählt
help-play--layout = Welche Karten von Extreme Befehle tragen: default, shuffled (bei jedem Austeilen), der Code einer Schachtel oder eine Datei damit
help-play--resume = Mit dem Spiel weitermachen, das du zuletzt gespielt hast, hier oder auf einem Server
help-play--name = Dein Name [Vorgabe: der aus deinen Einstellungen oder der vom letzten Mal]
help-play--theme = Die Farben: light, dark oder contrast [Vorgabe: wie in deinen Einstellungen]
help-play--colours = Wie viele Farben dein Terminal hat: true, 256, 16 oder none [Vorgabe: was es angibt]
help-play--data = Wo Spiele gespeichert werden [Vorgabe: stapel in deinem Datenverzeichnis]
example-play = im Terminal spielen
example-play-link = sich mit dem Einladungslink an einen Tisch auf einem Server setzen
example-play-home = ein Spiel wählen, weiterspielen oder noch einmal ansehen
example-play-game = ein Spiel mit zwei Bots auf diesem Rechner
example-play-alone = allein
example-play-first = zwei Runden, und du beginnst
example-play-box = mit den Karten aus deiner Schachtel, eine Minute pro Zug
example-play-resume = dort weitermachen, wo du unterbrochen wurdest
note-play = Alles, was auf diesem Rechner gespielt wird, wird dort gespeichert, Zug für Zug. Im Spiel zeigt ? die Tasten.
play-neither = ein Spiel „{ $found }“ gibt es nicht; es gibt { $names }. Ein Einladungslink sieht aus wie { $link }
play-no-game = --players, --option und dergleichen sagen, wie ein Spiel gespielt wird; nenn es, etwa stapel play the-game --players 2
play-no-original = --original-rules ist für extreme: Die Karten von { $game } tragen keine Befehle
play-one-round = --rounds ist für Spiele mit mehreren Runden: { $game } hat eine
play-rounds = --rounds: Bei { $game } sind es 1 bis { $most }
play-no-first = --first ist für Spiele, in denen das vor dem Austeilen feststeht; bei { $game } einigt ihr euch, wenn alle ihre Hand gesehen haben
play-talk-free = --talk ist für Spiele, deren Zahlen geheim sind; bei { $game } darf alles gesagt werden
play-first = --first: Die Plätze sind 0, das ist deiner, bis { $last }
play-no-data = für Spiele gibt es keinen Ort, denn HOME ist nicht gesetzt; nenn mit --data ein Verzeichnis
play-no-terminal = das braucht ein Terminal zum Zeichnen; Ein- und Ausgabe dürfen nicht umgeleitet sein
play-terminal = das Terminal lässt sich nicht benutzen: { $why }
play-data = in { $directory } lassen sich keine Spiele speichern: { $why }; nenn mit --data ein anderes Verzeichnis
play-link = „{ $found }“ ist kein Link zu einem Tisch
play-link-page = { $path } ist kein Tisch
play-link-browser = dieses Spiel gibt es nur in dem Browser, der es zeigt
play-link-finished = das ist ein fertiges Spiel, kein Tisch
play-link-right = { $why }; ein Einladungslink sieht aus wie { $link }
play-unreachable = der Server ist nicht zu erreichen: { $why }
play-refused = der Server lehnt ab: { $why }
play-nonsense = die Antwort ergibt keinen Sinn; ist das ein Stapel-Server?
play-no-table = { $server } hat keinen solchen Tisch; vielleicht wurde er gelöscht
play-impossible = das lässt sich nicht spielen: { $why }
play-nothing-unfinished = es gibt kein unfertiges Spiel; stapel play the-game beginnt eins
play-broken = das hätte nicht passieren dürfen; was du gespielt hast, ist gespeichert. { $why }

help-admin = Sich um einen laufenden Server kümmern: sehen, wer da ist, sperren, stumm schalten, ansagen
help--server = Stattdessen der Server unter dieser Adresse, mit einem Betreiber-Token
help--token-file = Die Datei mit dem Betreiber-Token
help--label = Wer es tut, für das Protokoll [Vorgabe: der Benutzer]
help-admin-status = Sagen, wie es dem Server geht und was angeordnet ist
help-admin-tables = Tische auflisten oder einen ansehen wie ein Zuschauer
help-admin-tables--table = Der Tisch, der gezeigt wird
help--running = Nur die mit einem laufenden Spiel
help--connected = Nur die mit einer Verbindung
help-admin-guests = Gäste auflisten oder einen ansehen
help-admin-guests--who = Die Nummer eines Gasts oder ein Teil eines Namens
help-admin-addresses = Die Adressen auflisten, von denen Gäste verbunden sind
help-admin-close = Einen Tisch schließen: Er endet, niemand findet ihn, und was dort war, bleibt gespeichert
help-admin-reopen = Einen geschlossenen Tisch wieder öffnen
help--table = Der Tisch
help--guest = Die Nummer des Gasts
help--reason = Warum, für andere Betreiber
help--time = Wie lange es gilt, etwa 90s, 30m, 12h, 7d oder 4w [Vorgabe: bis es aufgehoben wird]
help-admin-mute = Einen Gast spielen, aber nicht reden lassen
help-admin-unmute = Einen Gast wieder reden lassen
help-admin-ban = Einen Gast oder einen Bereich von Adressen abweisen
help-admin-ban--whom = Die Nummer des Gasts, eine Adresse oder ein Bereich wie 203.0.113.0/24
help-admin-unban = Einen Gast oder einen Bereich von Adressen wieder einlassen
help-admin-unban--whom = Die Nummer des Gasts, die Adresse oder der Bereich
help-admin-bans = Auflisten, was angeordnet ist: Sperren, Stumme, geschlossene Tische und so weiter
help-admin-remove-name = Einem Gast den Namen nehmen; später kann er einen anderen wählen
help-admin-remove-name--time = Wie lange kein anderer Name gewählt werden kann
help-admin-announce = Allen einen Text zeigen
help-admin-announce--text = Der Text
help-admin-announce--off = Nichts mehr zeigen
help-admin-registration = Neue Gäste einlassen oder niemand Neues
help-admin-registration--state = Ob neue Gäste eingelassen werden: open (ja) oder closed (nein)
help-admin-maintenance = Keine neuen Tische und Spiele beginnen lassen, bevor der Server angehalten wird
help-admin-maintenance--state = Ob es so ist: on oder off
help-admin-limits = Grenzen zeigen oder einige ändern, bis der Server neu startet
help-admin-limits--changes = Eine Grenze und ihr Wert, etwa made-per-hour=50
help-admin-reports = Auflisten, was gemeldet wurde, oder eine Meldung erledigen
help-admin-reports--all = Auch die erledigten
help-admin-reports--settle = Die Nummer einer Meldung, mit der du fertig bist
help-admin-reports--note = Was du getan hast
help-admin-audit = Sagen, was Betreiber getan haben, das Letzte zuerst
help-admin-audit--before = Nur was eine kleinere Nummer hat
help-serve--operator-token-file = Eine Datei mit einem Betreiber-Token von mindestens 32 Zeichen: Wer es hat, darf den Server über HTTP verwalten
help-serve--push = Wem gesagt wird, dass er dran ist, auch wenn die Seite zu ist: on allen, die es erlauben, off niemandem, loopback auch diesem Rechner, für Tests
help-serve--push-contact = Wohin sich ein Push-Dienst wenden kann, wenn dieser Server ihm Mühe macht, etwa mailto:ops@cards.example [Vorgabe: die öffentliche Adresse]
help-admin--json = Was der Server antwortet, in JSON, statt Text
admin-done = Erledigt: { $what }.
admin-until = bis { $when }
admin-for-ever = ohne Ende
admin-none = Es gibt keine.
admin-connections = Verbindungen: { $connections } (Gäste: { $guests }, Adressen: { $addresses })
admin-load = Tische im Speicher: { $rooms }. Es warten: Nachrichten { $messages }, Fragen an Bots { $bots }, Schreibvorgänge { $writes }
admin-writes = Schreiben dauert in der Hälfte der Fälle höchstens { $p50 }, in 99 % höchstens { $p99 }. Frei auf der Platte: { $free }
admin-holds = Sperren: { $bans }, stumm: { $mutes }, geschlossene Tische: { $closed }, offene Meldungen: { $reports }
admin-no-moves = Es kann kein Zug angenommen werden: Sieh ins Protokoll des Servers.
admin-maintenance = Wartung: keine neuen Tische, es wird nicht gegeben.
admin-registration = Die Anmeldung ist geschlossen: Niemand Neues kommt herein.
admin-announcement = Angesagt, { $end }: { $text }
admin-running = läuft
admin-closed = geschlossen
admin-banned = gesperrt
admin-muted = stumm
admin-deleted = (gelöscht)
admin-connected = { $guest } an { $table }, verbunden von { $address } seit { $when }
admin-report-name = Meldung { $number }, { $when }: der Name „{ $name }“ von { $guest } an Tisch { $table }; gemeldet von { $reporter }
admin-report-words = Meldung { $number }, { $when }: was „{ $name }“ ({ $guest }) an Tisch { $table } sagte; gemeldet von { $reporter }
admin-settled = Erledigt { $when }: { $note }
admin-limits-note = Das gilt, bis der Server neu startet oder seine Einstellungen neu liest.
admin-no-server = Auf den Daten in { $data } läuft kein Server, den du verwalten darfst: { $why }. Starte ihn mit stapel serve, nenne sein Verzeichnis mit --data oder seine Adresse mit --server.
admin-unreachable = { $server } ist nicht zu erreichen: { $why }
admin-no-token = Ein Server unter einer Adresse will ein Betreiber-Token: Nenne die Datei, in der es steht, mit --token-file.
admin-no-door = Der Server zeigt Betreibern dort nichts: Das Token ist falsch, zu oft wurde ein falsches versucht, oder der Server wurde ohne --operator-token-file gestartet.
admin-refused = Der Server lehnt ab ({ $code }): { $message }
admin-nonsense = Die Antwort ergibt keinen Sinn: Ist es ein Stapel-Server dieser Version?
wrong-time = eine Zeit hat eine Zahl und eine Einheit: { $example }
wrong-whom = das ist weder die Nummer eines Gasts, die stapel admin guests zeigt, noch eine Adresse oder ein Bereich: { $example }
wrong-range = ein Bereich von Adressen schreibt sich so: { $example }
wrong-range-bits = ein Bereich endet hier auf /1 bis /{ $most }, nicht auf /{ $bits }
wrong-range-beyond = da stehen Bits jenseits des Bereichs; { $right } ist der Bereich, in dem es liegt
wrong-limit = eine Grenze ist ihr Name und eine Zahl, etwa { $example }
serve-weak-token = In { $file } steht kein gutes Betreiber-Token: Es braucht mindestens { $least } Zeichen ohne Leerzeichen. openssl rand -hex 32 erzeugt eines.
example-admin-status = wie es dem Server geht
example-admin-guests = wer so ähnlich heißt, mit Nummern
example-admin-maintenance = nichts Neues beginnt; was läuft, geht weiter
example-admin-reports = was gemeldet wurde, mit dem, was gesagt wurde
example-admin-server = von anderswo, mit einem Token
note-admin = Ohne --server spricht es mit dem Server auf diesem Rechner, durch einen Socket in seinem Datenverzeichnis: Wer die Daten lesen darf, darf verwalten. Von einem Tisch zeigt es, was Zuschauer sehen.
note-admin-log = Alles, was getan wird, steht im Protokoll, das stapel admin audit zeigt. Mehr steht in docs/operating.md.
note-admin-ban = Verbindungen enden sofort. Wer gesperrt ist, erfährt, bis wann, und sonst nichts. Von einer IPv6-Adresse zählen höchstens 64 Bit: So viel bekommt ein Anschluss.
note-admin-limits = Die Namen sind die der Optionen von stapel serve.
admin-ended = { $count ->
    [one] { $count } Verbindung wurde beendet
   *[other] { $count } Verbindungen wurden beendet
}
