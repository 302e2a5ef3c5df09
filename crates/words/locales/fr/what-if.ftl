### What if: another way on from a position of a finished game.

what-if = Et si…
what-if-text = Prenez place dans cette partie et jouez-la autrement. Elle se joue sur cet appareil, même sans réseau.
what-if-here = Jouer à partir d’ici
what-if-key = Jouer à partir de cette étape (W)
what-if-deal = Cette donne depuis le début
what-if-step = À partir de l’étape { $step }
what-if-over = À cette étape, la partie est finie. Revenez d’une étape pour jouer la suite, ou rejouez la donne depuis le début.
what-if-seats = Vous jouez
what-if-several = Avec plusieurs places, vous voyez la main de celle dont c’est le tour.
what-if-no-seat = Choisissez au moins une place.
what-if-cards = Les cartes à venir
what-if-same = mêmes cartes
what-if-fresh = mélangées à nouveau
what-if-same-means = Chaque carte est là où elle était dans la partie.
what-if-fresh-means = Ce que vos places ne pouvaient pas savoir est mélangé à nouveau : les cartes que personne n’a vues et les autres mains.
what-if-name = Nom
what-if-play = Jouer
what-if-full = Cet appareil garde 40 essais, et toutes les places sont prises. Supprimez-en d’abord un.
what-if-tries = Essais jusqu’ici
what-if-running = pas terminé
what-if-unfinished = Partie non terminée
what-if-copy = Copier le lien
what-if-rename = Renommer
what-if-delete = Supprimer
what-if-delete-title = Supprimer cet essai ?
what-if-delete-text = Il n’est que dans ce navigateur et ne pourra pas être retrouvé. La partie dont il vient reste.
what-if-delete-not = Ne pas supprimer
what-if-by-hand = Modifier cette position à la main
what-if-hand-title = Jouer à partir d’une position
what-if-hand-text = Écrivez une position dans la notation de Stapel, ou collez-en une. Ce que personne n’y a vu est mélangé.
what-if-hand-label = Position
what-if-hand-name = Une position à moi
what-if-hand-example = Insérer un exemple
what-if-wrong = Personne ne peut jouer à partir de cette position :
what-if-wrong-at = Ce n’est pas encore une position. Le problème est au caractère { $column } :
what-if-show-wrong = Montrer l’endroit
replay-key-what-if = jouer la suite autrement

# Why nobody can play on from a position.
midway-draws = Une carte y est justement piochée ou retournée. Donnez une position où c’est à une place de jouer.
midway-over = La partie y est finie. Donnez une position où c’est à une place de jouer.
