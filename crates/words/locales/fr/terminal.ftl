### What only the terminal says.
terminal-not-understood = Le serveur a dit quelque chose que ce programme ne comprend pas. Une version plus récente aidera peut-être.
terminal-not-kept = Il n’y a pas la place de garder la partie. Elle dure jusqu’à ce que vous quittiez.
terminal-no-link = Ce n’est pas un lien d’invitation. Un tel lien ressemble à example.org/t/…

terminal-too-small = La fenêtre est trop petite pour une table. 80 colonnes et 24 lignes suffisent.
terminal-watching = { $people ->
    [one] { $people } personne regarde
   *[other] { $people } personnes regardent
}
terminal-in-hand = { $cards } en main
terminal-more-below = { $lines ->
    [one] encore { $lines } ligne ↓
   *[other] encore { $lines } lignes ↓
}
terminal-unreadable = La partie enregistrée est illisible. Une version plus récente du programme l’a peut-être écrite. Elle reste là jusqu’à ce que vous la supprimiez.
terminal-elsewhere = On a continué à jouer dans une autre fenêtre de cet ordinateur. Rien n’est perdu.

## The row of keys

terminal-choose = Choisir
terminal-lay = Poser
terminal-end = Finir le tour
terminal-play = Jouer
terminal-take = Ramasser
terminal-signal = Signe
terminal-say = Parler
terminal-type = Taper

## All keys

terminal-key-signal = faire un signe, sans nommer de nombre
terminal-key-history = voir tout ce qui a été posé sur une pile
terminal-key-commands = voir les consignes et leur sens
terminal-key-pile = voir toute la défausse
terminal-key-say = dire quelque chose
terminal-key-tab = passer d’un bouton à l’autre ; Entrée appuie
terminal-key-scroll = parcourir ce qui s’est passé
terminal-key-escape = tout remettre, ou ouvrir le menu
terminal-key-home = retour à l’accueil ; la partie vous attend

## Home

terminal-join = Rejoindre par un lien
terminal-link = Le lien que l’on vous a envoyé
terminal-go-on = Continuer
terminal-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
terminal-ago-minutes = { $minutes ->
    [0] à l’instant
    [one] il y a une minute
   *[other] il y a { $minutes } minutes
}
terminal-ago-hours = { $hours ->
    [one] il y a { $hours } heure
   *[other] il y a { $hours } heures
}
terminal-ago-days = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}
terminal-quit = Quitter
terminal-delete = Elle n’est que sur cet ordinateur, et ne peut pas être retrouvée.

## Replays

terminal-seat = Place { $seat }
terminal-key-moment = au temps fort suivant, ou au précédent
terminal-key-back = revenir d’où vous venez
discard-under = { $cards ->
    [0] Rien dessous
    [one] { $cards } carte dessous
   *[other] { $cards } cartes dessous
}
