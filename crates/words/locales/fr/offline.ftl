### Games without a server, and the page without a network.

play-here = Sur cet appareil, sans serveur
offline-title = Vous pouvez jouer tout de suite.
offline-text = Le serveur est injoignable, mais en solo ou avec des bots, on joue aussi sur cet appareil.
opened-here = Le serveur est injoignable, cette partie se joue donc sur votre appareil.
friends-need-server = Les amis se retrouvent sur le serveur, et il est injoignable pour l’instant. Mais les bots sont là.
here-impossible = La partie n’a pas pu commencer sur cet appareil. Recharger la page peut aider.
here-not-kept = Ce navigateur n’a pas de place pour conserver la partie. Elle dure jusqu’à ce que vous fermiez la page.

games-here = Sur cet appareil
games-here-more = { $games ->
    [one] En montrer { $games } de plus
   *[other] En montrer { $games } de plus
}
go-on = continuer
own-cards-left = { $cards ->
    [one] Il vous reste { $cards } carte
   *[other] Il vous reste { $cards } cartes
}
next-round-waits = La manche suivante peut être distribuée
cards-were-left = { $cards ->
    [one] Il restait { $cards } carte
   *[other] Il restait { $cards } cartes
}
keep-on-server = Garder sur le serveur
kept-on-server = Gardée sur le serveur
delete-game = Supprimer la partie
delete-game-title = Supprimer cette partie ?
delete-game-text = Elle n’est que dans ce navigateur et ne pourra pas être retrouvée.
delete-game-copy = La copie dans ce navigateur disparaît. Le serveur garde la partie.
delete-game-not = Ne pas supprimer

no-game-here-title = Cette partie n’est pas ici
no-game-here-text = Les parties sans serveur restent dans le navigateur où elles ont commencé. Celle-ci a peut-être été supprimée.
elsewhere-title = La partie continue ailleurs
elsewhere-text = On a continué à jouer dans une autre fenêtre de ce navigateur. Rien n’est perdu.
go-on-here = Continuer ici
unreadable-title = Cette partie ne peut pas s’ouvrir
unreadable-text = Cette page ne comprend pas ce que ce navigateur en a conservé. Cela vient peut-être d’une page plus récente : la partie s’ouvrira alors dès que vous serez en ligne. Elle reste là jusqu’à ce que vous la supprimiez.
