### Looking back at games, and reading the rules.

## Replays

replay-loading = Chargement de la partie…
replay-missing-title = Cette partie n’existe pas
replay-missing-text = Elle est peut-être trop ancienne et a été supprimée, ou il manque une lettre au lien.
replay-unreachable-title = Impossible de charger la partie pour l’instant
replay-broken-title = Cet enregistrement ne peut pas être rejoué
replay-broken-text = Ce qui est conservé ici n’est pas l’enregistrement d’une partie selon nos règles. Rien d’autre n’est touché.
replay-broken-why = Ce qui ne va pas
eyes = Vue
eyes-open = Tout voir
eyes-open-key = Voir toutes les mains (0)
eyes-of = Voir ce que { $name } voyait ({ $key })
hands = Mains
hand-empty = Plus de cartes
hand-next = jouée ensuite
hand-drew = vient d’être piochée
hand-unknown = { $cards ->
    [0] aucune carte cachée
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}

## Going through a game

replay-steps = Étapes de la partie
replay-slider = Étape de la partie
replay-position = { $step } sur { $last }
replay-value = { $position } : { $told }
replay-to-start = À la donne
replay-turn-back = Un tour en arrière
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-play-key = Lecture ou pause (espace)
replay-on = Un pas en avant
replay-turn-on = Un tour en avant
replay-to-end = À la fin
replay-key-step = un pas en arrière ou en avant
replay-key-turn = un tour en arrière ou en avant
replay-key-ends = à la donne, à la fin
replay-key-play = lecture ou pause
replay-key-eyes = toutes les mains, ou la vue d’une place
replay-key-next-eyes = la vue de la place suivante
replay-key-review = analyser cette partie
replay-key-mistakes = à l’erreur suivante, à la précédente
review-game = Analyser cette partie
review-game-key = Analyser cette partie (R)
review-offer = Voyez où elle a été gagnée ou perdue : la chance tour après tour, de meilleurs tours, le hasard et l’adresse. Votre appareil calcule tout seul, même sans réseau.

## What was done

step-ends = { $name } finit le tour
step-draws = { $cards ->
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
}
step-draws-these = pioche { $cards }
step-lost-stuck = plus aucune carte ne convient
step-lost-skull = une tête de mort est restée découverte
step-lost-three = exactement trois cartes n’étaient pas possibles dans ce tour
step-lost-one-pile = ce tour avait des cartes sur plus d’une pile

## Key moments

moments = Temps forts
moment-biggest-step = { $name } : { $card } sur { $pile }, le plus grand saut de la partie ({ $numbers })
moment-sweep = { $cards ->
    [one] { $name } vide la défausse : { $cards } carte
   *[other] { $name } vide la défausse : { $cards } cartes
}
moment-biggest-take = { $cards ->
    [one] Plus grosse prise : { $name } prend { $cards } carte
   *[other] Plus grosse prise : { $name } prend { $cards } cartes
}

## The check

check-title = La donne était-elle honnête ?
check-intro = Avant la première carte, la table a montré l’empreinte d’un secret. Maintenant, le secret est dans l’enregistrement, et votre navigateur peut vérifier lui-même toute la partie.
check-intro-offline = C’est votre appareil qui a mélangé les cartes à partir d’un secret, et ce secret est dans l’enregistrement. Votre navigateur peut vérifier lui-même toute la partie.
check-noted = Empreinte notée avant la donne
check-noted-none = Aucune ? Laissez vide
check-now = Vérifier la partie
check-good = Tout est juste.
check-good-so-far = Tout ce qui peut être vérifié est juste.
check-bad = Quelque chose ne va pas.
check-noted-good = Le secret a exactement l’empreinte que vous avez notée : la donne était fixée avant la première carte.
check-noted-bad = Le secret a une autre empreinte que celle que vous avez notée. Une autre donne était promise, ou un chiffre s’est perdu en route.
check-noted-open = Vous n’avez pas donné d’empreinte : rien ne dit donc si la donne était fixée avant la première carte.
check-seen-good = Ce navigateur a vu cette empreinte avant la première carte : le secret du serveur était alors fixé.
check-deal = Les { $cards } cartes étaient dans l’ordre qui découle du secret, et de rien d’autre.
check-deal-shared = Les { $cards } cartes étaient dans l’ordre qui découle du secret et de ce que la table y a ajouté, et de rien d’autre.
check-shuffled-alone = Personne à la table n’a rien ajouté au mélange : le serveur a mélangé seul.
check-shuffled = Ont mélangé avec le serveur : { $who }. Personne ne pouvait choisir l’ordre à soi seul.
check-added-nothing = N’ont rien ajouté au mélange : { $who }.
check-left-out = Un ajout était promis, mais n’est pas arrivé à temps : { $who }.
check-own-good = Ce que ce navigateur a ajouté fait partie du mélange.
check-own-not-sent = Ce navigateur avait promis un ajout et n’a pas pu l’envoyer à temps. L’enregistrement le dit.
check-own-left-out = Ce navigateur a envoyé ce qu’il avait promis, mais l’enregistrement dit que ce n’était pas là à temps. La connexion était peut-être lente ; si cela arrive souvent, ne faites pas confiance au serveur.
check-own-missing = Ce navigateur avait promis un ajout, et l’enregistrement n’en sait rien.
check-list-good = L’enregistrement contient exactement la liste des promesses montrée à ce navigateur avant que la première ne soit tenue.
check-list-bad = L’enregistrement contient une autre liste de promesses que celle montrée à ce navigateur avant la donne.
check-plays = { $plays ->
    [0] Il n’y avait aucun coup à vérifier.
    [one] Le seul coup joué respectait les règles.
   *[other] Les { $plays } coups respectaient tous les règles, un par un.
}
check-result = La partie s’est terminée comme le dit l’enregistrement.
check-no-result = La partie a été abandonnée, il n’y a donc pas de résultat à vérifier.
check-print = Empreinte du secret :
check-no-seed = L’enregistrement n’a pas de secret, rien ne dit donc d’où viennent ses cartes.
check-bad-deal = Les cartes ne découlent pas du secret : { $reason }
check-bad-play = Un coup était contraire aux règles : { $reason }
check-limits = Ce que cela ne peut pas prouver : que personne n’a regardé. Qui gère le serveur aurait pu lire le secret pendant la partie.
check-limits-offline = Ce que cela ne peut pas prouver : que personne n’a regardé. Qui tient l’appareil aurait pu lire le secret pendant la partie.

## Taking it along

keep = Garder une copie
keep-only-here = Cette partie n’est conservée que dans ce navigateur. Pour la montrer à d’autres, envoyez-leur le fichier.
copy-position = Copier le lien vers ce moment
download-record = Télécharger la partie

## Rules

rules-games = Jeux
rules-contents = Sommaire
rules-loading = Chargement des règles…
rules-unreachable-title = Impossible de charger les règles pour l’instant
