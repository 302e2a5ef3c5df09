### What if: what the command line says of it.

midway-other-cards = les cartes à venir du paquet doivent être celles que personne n’a dans la position
midway-other-rules = la position doit être de ce jeu, avec les joueurs, les options et la disposition de la partie
solve-midway = { $file } commence au milieu d’une partie : il n’y a pas de donne à résoudre. Indiquez une partie qui a été distribuée.
play-position = On ne peut pas jouer à partir de cette position : { $why }
play-position-agreed = la position dit de quel jeu il s’agit et avec quelles options ; omettez les autres
play-position-seat = il n’y a pas de place { $found } dans cette position ; les places vont de 0 à { $last }
help-play--position = Jouer à partir de cette position dans la notation ; les cartes que personne n’a vues sont mélangées
help-play--seats = Vos places dans la position, comptées à partir de 0 [par défaut : celle dont c’est le tour]
