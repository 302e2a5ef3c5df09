### What only the terminal says.
terminal-not-understood = Le serveur a dit quelque chose que ce programme ne comprend pas. Une version plus récente aidera peut-être.
terminal-not-kept = Il n’y a pas la place de garder la partie. Elle dure jusqu’à ce que tu quittes.
terminal-no-link = Ce n’est pas un lien d’invitation. Un tel lien ressemble à https://example.org/t/…

terminal-too-small = La fenêtre est trop petite pour une table. 80 colonnes et 24 lignes suffisent.
terminal-watching = { $people ->
    [one] une personne regarde
   *[other] { $people } personnes regardent
}
terminal-in-hand = { $cards } en main
terminal-more-below = { $lines ->
    [one] encore une ligne ↓
   *[other] encore { $lines } lignes ↓
}
terminal-unreadable = Ce qui est gardé de cette partie n’a pas de sens. Une version plus récente du programme l’a peut-être écrit. Tout reste là jusqu’à ce que vous l’effaciez.
terminal-elsewhere = Une autre fenêtre de cet ordinateur a continué la partie. Rien n’est perdu.

## The row of keys

terminal-choose = choisir
terminal-lay = poser
terminal-end = finir le tour
terminal-play = jouer
terminal-take = ramasser
terminal-signal = signal
terminal-say = parler
terminal-type = taper

## All keys

terminal-key-signal = faire un signal, sans nommer de nombre
terminal-key-history = voir tout ce qui a été posé sur une pile
terminal-key-commands = voir les consignes et leur sens
terminal-key-pile = voir toute la défausse
terminal-key-say = dire quelque chose
terminal-key-tab = passer d’un bouton à l’autre ; Entrée appuie
terminal-key-scroll = parcourir ce qui s’est passé
terminal-key-escape = tout remettre, ou ouvrir le menu
terminal-key-home = retour à l’accueil ; la partie vous attend
