### The cards of a box that somebody owns, and what else the page says around an agreement.

usual-again = Auf Standard zurücksetzen
agree-begins-anew = Mit anderen Regeln beginnt eine neue Partie: Die Punkte fangen wieder bei null an.
agreed-next = Ab jetzt:
deal-in-stead = Der Host ist gerade nicht da. Du kannst an seiner Stelle wählen und austeilen.

box-enter = Meine Schachtel eingeben …
box-edit = Diese Schachtel ändern …
box-see = Karten ansehen
box-see-title = Karten mit Befehlen
box-title = Die Karten meiner Schachtel
box-text = Wähl einen Befehl und tipp dann die vier Zahlen an, die ihn in deiner Schachtel tragen. Ein zweites Tippen nimmt ihn wieder weg.
box-stamps = Befehle
box-numbers = Zahlen
box-cell = { $card }: { $command }
box-complete = Alles da: vier Zahlen für jeden Befehl.
box-name = Name der Schachtel
box-my = Meine Schachtel
box-code = Code zum Teilen oder Einfügen
box-copy = Code kopieren
box-clear = Alle entfernen
box-delete = Schachtel löschen
box-deleted = Die Schachtel ist auf diesem Gerät nicht mehr gespeichert. „Diese Schachtel nehmen“ speichert sie wieder.
box-not-kept = Auf diesem Gerät ist kein Platz, um die Schachtel zu speichern. Dieser Tisch kann trotzdem mit ihr spielen.
box-use = Diese Schachtel nehmen
